"""What a seat sees: all that lies open, its own cards, and of the other's only the backs."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import mathom
from mathom.games.wotr.view.types import Nation, Own, WotrView
from tests.games.wotr.walks import BEGINNINGS, WOTR, begun, sampled, with_a_card_face_down
from tests.laws.wotr import hidden

HANDS = {"free": ["athelas", "the-red-arrow"], "shadow": ["orc-patrol", "stormcrow", "olog-hai"]}
ACTING: dict[str, Any] = {"dice": {"free": {"character": 1}, "shadow": {"army": 2}}, "hands": HANDS}


def seen(data: dict[str, Any], seat: str | None) -> WotrView:
    """What a seat sees of a position."""
    told: WotrView = WOTR.position(data, chance=mathom.Scripted()).view(seat)
    return told


def written(view: WotrView) -> str:
    """A view as it goes over the wire."""
    return msgspec.json.encode(view).decode()


def test_everybody_sees_the_board_the_tracks_and_the_dice() -> None:
    siege = dict(BEGINNINGS["a siege"])
    siege |= {"phase": "hunt", "rings": {"free": 1, "shadow": 1}, "casualties": {"rohan-regular": 2}}
    for seat in ("free", "shadow", None):
        view = seen(siege, seat)
        besiegers = view.armies["minas-tirith"]["shadow"]
        assert besiegers.figures == {"sauron-regular": 6, "sauron-elite": 3, "nazgul": 2}
        assert (besiegers.units, besiegers.strength, besiegers.leadership) == (9, 5, 4)
        assert view.inside["orthanc"].figures == {"isengard-regular": 3, "isengard-elite": 2}
        assert view.inside["minas-tirith"].side == "free"
        assert "boromir" in view.inside["minas-tirith"].characters
        assert view.characters["boromir"] == "minas-tirith-inside"
        assert view.characters["gimli"] == "fellowship"
        assert view.control["minas-tirith"] == "free"
        assert view.politics["rohan"] == Nation(side="free", step=4, to_war=0, active=True, at_war=True)
        assert view.rings == {"free": 1, "shadow": 1}
        assert view.casualties == {"rohan-regular": 2}
        assert view.reinforcements["rohan-regular"] == 2
        assert view.pool == {"free": 5, "shadow": 9}


def test_everybody_sees_how_the_fellowship_fares() -> None:
    data = {**ACTING, "fellowship": {"region": "moria", "progress": 2, "corruption": 3, "hidden": False}}
    told = seen(data, "shadow").fellowship
    assert (told.region, told.progress, told.hidden, told.corruption) == ("moria", 2, False, 3)
    assert (told.guide, told.declared, told.strove, told.mordor) == ("gandalf-grey", False, False, None)
    assert len(told.companions) == 7
    last = seen({**ACTING, "fellowship": {"mordor": 3}}, "free").fellowship
    assert (last.region, last.mordor) == (None, 3)
    # With how much corruption they fall, and where the Ring is destroyed (p. 43, 44).
    assert (last.corruption_limit, last.mordor_end) == (12, 5)


@pytest.mark.parametrize(("free", "need"), [(0, 6), (2, 4), (4, 2)])
def test_everybody_sees_what_a_hunt_would_be(free: int, need: int) -> None:
    box = {"free": free, "shadow": 6}
    data = {"dice": {"shadow": {"army": 1}}, "to_act": "shadow", "hunt_box": box}
    hunt = seen({**data, "fellowship": {"region": "moria"}}, None).hunt
    assert (hunt.box, hunt.level, hunt.need) == (box, 5, need)
    assert hunt.rerolls == 2  # A stronghold of the Shadow, and an army.


def test_nobody_rolls_for_the_hunt_in_mordor() -> None:
    assert seen({**ACTING, "fellowship": {"mordor": 1}}, None).hunt.need is None


def test_everybody_knows_which_tiles_are_left_in_the_pool() -> None:
    tiles = {"drawn": ["std-3-1", "std-eyer-1"], "removed": ["std-0r-1"]}
    view = seen({**ACTING, "tiles": tiles}, None)
    assert view.tiles.drawn == ("std-eyer-1", "std-3-1")
    assert view.tiles.removed == ("std-0r-1",)
    assert len(view.tiles.pool) == 13


def test_victory_points_are_counted_for_both() -> None:
    control = {"pelargir": "shadow", "minas-tirith": "shadow", "moria": "free", "lossarnach": "shadow"}
    view = seen({**ACTING, "armies": {}, "control": control}, None)
    assert {side: one.points for side, one in view.victory.items()} == {"free": 2, "shadow": 3}
    assert {side: one.goal for side, one in view.victory.items()} == {"free": 4, "shadow": 10}
    counted = {(one.region, one.points) for one in view.victory["shadow"].captured}
    assert counted == {("pelargir", 1), ("minas-tirith", 2)}


def test_a_seat_sees_its_own_cards_and_the_backs_of_the_others() -> None:
    data = {**ACTING, "hidden_discards": {"free": ["axe-and-bow"], "shadow": ["cruel-weather"]}}
    free = seen(data, "free")
    assert free.own == Own(hand=("athelas", "the-red-arrow"), hidden_discards=("axe-and-bow",), given=())
    assert free.hands["shadow"] == {"character": 1, "strategy": 2}
    assert free.hidden_discards["shadow"] == {"character": 1, "strategy": 0}
    for card in ("orc-patrol", "stormcrow", "olog-hai", "cruel-weather"):
        assert card not in written(free)
    assert seen(data, None).own is None
    assert "athelas" not in written(seen(data, None))


def test_cards_on_the_table_and_played_cards_are_seen_by_all() -> None:
    data = {**ACTING, "table": ["balrog-of-moria"], "discards": {"free": ["horn-of-gondor"]}}
    view = seen(data, None)
    assert view.table == ("balrog-of-moria",)
    assert view.discards == {"free": ("horn-of-gondor",), "shadow": ()}


def test_only_who_decides_is_shown_the_options() -> None:
    match = WOTR.position(ACTING, chance=mathom.Scripted())
    assert match.decision is not None
    mine = match.view("free").decision
    assert mine.options == tuple([str(option) for option in match.decision.options])
    for seat in ("shadow", None):
        asked = match.view(seat).decision
        assert (asked.seat, asked.kind, asked.options) == ("free", "die", ())


def test_a_combat_card_shows_only_its_back_until_it_is_turned_up() -> None:
    state = with_a_card_face_down({"hands": HANDS}, "stormcrow")
    for seat in (0, -1):
        attacker = state.view(seat).battle.attacker
        assert (attacker.card, attacker.back) == ("?", "strategy")
        assert "stormcrow" not in written(state.view(seat))
    assert state.view(1).battle.attacker.card == "stormcrow"
    state.agenda.pop().run(state)
    for seat in (0, 1, -1):
        assert state.view(seat).battle.attacker.card == "stormcrow"
        assert state.view(seat).discards["shadow"] == ("stormcrow",)


def test_a_battle_tells_what_each_army_rolls_and_needs_and_the_hits_of_roll_and_re_roll_apart() -> None:
    state = with_a_card_face_down({"hands": HANDS}, "stormcrow")
    assert state.battle is not None
    front = state.battle.fronts[0]
    front.dice, front.hits, front.reroll_hits = [6, 5, 6], 3, 1
    battle = state.view(0).battle
    assert (battle.kind, battle.side, battle.region, battle.round) == ("field", "shadow", "edoras", 1)
    attacker = battle.attacker
    # Edoras is a city: in the first round those who storm it need a 6 (p. 29).
    assert (attacker.side, attacker.place, attacker.to_roll, attacker.need) == ("shadow", "folde", 3, 6)
    assert (attacker.dice, attacker.roll_hits, attacker.reroll_hits) == ((6, 5, 6), 2, 1)
    assert attacker.hits == 3
    assert (battle.defender.side, battle.defender.to_roll, battle.defender.need) == ("free", 3, 5)
    assert (attacker.storms, battle.defender.storms) == (True, False)


def test_no_view_tells_a_card_that_the_seat_has_not_seen() -> None:
    for seed, beginning in enumerate(BEGINNINGS):
        for match in sampled(begun(beginning, seed), seed, most=200, one_of=8):
            for seat in (-1, 0, 1):
                view = match.view(seat)
                told = written(view)
                assert msgspec.json.decode(told, type=WotrView) == view
                for card in hidden(match.state, seat):
                    assert f'"{card}"' not in told
