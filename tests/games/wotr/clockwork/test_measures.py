"""Guide 1: lines, attackable regions, sizes, distances."""

from __future__ import annotations

import pytest

from mathom.games.wotr.box import BOX, FREE, NEIGHBOURS, SHADOW
from mathom.games.wotr.clockwork.lines import ATTACKABLE, FROM_MORDOR, LINES, ON_A_LINE, is_step
from mathom.games.wotr.clockwork.measures import NONE, advantage, distance_to_mordor, size
from tests.games.wotr.clockwork.alone import r, state_of

STRONGHOLDS = ["minas-morgul", "dol-guldur", "morannon", "mount-gundabad", "moria", "orthanc", "umbar"]


def test_every_step_of_a_line_and_every_overflow_is_between_neighbours() -> None:
    for line in LINES:
        for move in line.moves:
            assert move.end in NEIGHBOURS[move.start]
            assert move.overflow < 0 or move.overflow in NEIGHBOURS[move.start]


def test_there_are_six_lines_with_the_steps_of_the_guide() -> None:
    assert [(line.id, len(line.moves)) for line in LINES] == [
        ("mordor", 12),
        ("sauron-central", 8),
        ("sauron-northern", 12),
        ("southron", 6),
        ("easterling", 7),
        ("isengard", 13),
    ]


def test_the_isengard_line_goes_by_westemnet_to_folde_on_this_board() -> None:
    # A14: Helm's Deep and Edoras are no neighbours in the second edition.
    assert is_step(r("helms-deep"), r("westemnet"))
    assert is_step(r("westemnet"), r("edoras"))
    assert is_step(r("edoras"), r("folde"))
    assert not is_step(r("helms-deep"), r("edoras"))
    assert r("folde") in LINES[5].end_regions


def test_a_region_is_attackable_on_a_line_or_next_to_a_stronghold_of_the_shadow() -> None:
    assert ATTACKABLE[r("minas-tirith")]
    beside = [at for id in STRONGHOLDS for at in NEIGHBOURS[r(id)] if not ON_A_LINE[at]]
    assert beside
    assert all(ATTACKABLE[at] for at in beside)
    # A City or a Town of the Shadow does not make it so.
    assert not ATTACKABLE[r("ettenmoors")]
    assert not ATTACKABLE[r("bree")]
    assert not ATTACKABLE[r("druadan-forest")]


@pytest.mark.parametrize(
    ("start", "moves"), [("rivendell", 10), ("lorien", 6), ("woodland-realm", 6), ("minas-tirith", 3)]
)
def test_the_three_distances_that_the_guide_works_out(start: str, moves: int) -> None:
    assert FROM_MORDOR[r(start)] == moves


def test_progress_counts_against_the_distance_and_on_the_track_it_is_nought() -> None:
    # A3
    state = state_of({}, fellowship={"region": "lorien", "progress": 4})
    assert distance_to_mordor(state) == 2
    state.progress = 9
    assert distance_to_mordor(state) == 0
    track = state_of({}, fellowship={"mordor": 1})
    assert distance_to_mordor(track) == 0


def test_elites_count_twice_and_leaders_of_the_shadow_by_their_leadership() -> None:
    state = state_of(
        {"osgiliath": "3 sauron-regular, sauron-elite, 2 nazgul"}, characters={"witch-king": "osgiliath"}
    )
    assert size(state, r("osgiliath"), SHADOW) == 3 + 2 + 2 + 2


def test_isengards_elites_lead_but_lend_no_size() -> None:
    assert size(state_of({"orthanc": "2 isengard-elite"}), r("orthanc"), SHADOW) == 4 + 1  # Saruman


def test_who_defends_a_city_counts_one_more_and_behind_walls_two_not_three() -> None:
    # A2; leaders of the Free Peoples lend no size.
    field = state_of({"pelargir": "2 gondor-regular, gondor-leader", "osgiliath": "gondor-elite"})
    assert size(field, r("pelargir"), FREE, defending=True) == 3
    assert size(field, r("pelargir"), FREE) == 2
    assert size(field, r("osgiliath"), FREE, defending=True) == 2
    siege = state_of(
        {"minas-tirith": "6 sauron-regular"},
        inside={"minas-tirith": "2 gondor-regular"},
        control={"minas-tirith": "free"},
    )
    assert size(siege, BOX[r("minas-tirith")], FREE, defending=True) == 4


def test_without_more_size_there_is_no_advantage_but_for_ten_units() -> None:
    state = state_of(
        {
            "osgiliath": "9 sauron-regular",
            "minas-tirith": "5 gondor-elite",
            "lossarnach": "gondor-regular",
        }
    )
    start, target = r("osgiliath"), r("minas-tirith")
    assert advantage(state, start, target) == NONE
    state.put(start, 2 * 6)
    assert state.units(start, SHADOW) == 10
    assert advantage(state, start, target) == 0
    assert advantage(state, start, r("lossarnach")) == 9
