"""War of the Ring for bots: what is better on the table is better in points, and greedy plays for it."""

from __future__ import annotations

from typing import Any

import pytest

import mathom
from mathom.bots import Table
from mathom.bots.arena import arena
from mathom.bots.greedy import LOOKS, WORLDS, GreedyBot, outlook
from mathom.core.chance import Seeded
from mathom.games.wotr.bot import HALF_DONE, WON
from mathom.games.wotr.game import Wotr
from mathom.games.wotr.state import WotrState
from tests.games.wotr.table import WOTR, play, table

FREE, SHADOW = 0, 1
EVERYBODY = ["dwarves", "elves", "gondor", "north", "rohan", "isengard", "sauron", "southrons"]
DARK_PLACES = ["minas-morgul", "barad-dur", "morannon", "dol-guldur", "moria", "nurn", "gorgoroth"]
NAZGUL = dict.fromkeys(DARK_PLACES, "sauron-regular, nazgul")


class Counted(Wotr):
    """War of the Ring, counting how often somebody asks how well a seat stands."""

    def __init__(self) -> None:
        super().__init__()
        self.looks = 0

    def evaluate(self, state: WotrState, seat: int) -> float:
        self.looks += 1
        return super().evaluate(state, seat)


def choice(match: mathom.Match, game: mathom.Game = WOTR) -> str:
    """What the greedy bot chooses for whoever has to choose."""
    assert match.decision is not None
    return str(GreedyBot(1).choose(Table(game, match.state, match.decision.seat)))


# -- how well a seat stands ----------------------------------------------------------------------


def test_what_is_good_for_one_seat_is_as_bad_for_the_other() -> None:
    for seed in range(2):
        state = WOTR.new(seed=seed).state
        chance = Seeded(seed)
        while state.decision is not None:
            if state.decision.kind not in HALF_DONE:
                assert WOTR.evaluate(state, FREE) == -WOTR.evaluate(state, SHADOW)
            options = state.decision.options
            state.apply(options[chance.below(len(options))])
        assert state.outcome is not None
        (winner,) = state.outcome.winners
        assert WOTR.evaluate(state, winner) == WON == -WOTR.evaluate(state, 1 - winner)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"fellowship": {"progress": 2}}, {"fellowship": {"progress": 1}}),
        ({"fellowship": {"corruption": 1}}, {"fellowship": {"corruption": 2}}),
        ({"fellowship": {}}, {"fellowship": {"hidden": False}}),
        ({"fellowship": {"region": "moria"}}, {"fellowship": {"region": "rivendell"}}),
        ({"fellowship": {"mordor": 2}}, {"fellowship": {"mordor": 1}}),
        ({"fellowship": {"mordor": 0}}, {"fellowship": {"region": "morannon"}}),
        ({"hunt_box": {"shadow": 1}}, {"hunt_box": {"shadow": 2}}),
        ({"awake": ["rohan"]}, {}),
        ({"war": ["rohan"]}, {"awake": ["rohan"]}),
        ({}, {"war": ["isengard"]}),
        ({"armies": {"edoras": "2 rohan-regular"}}, {"armies": {"edoras": "rohan-regular"}}),
        ({"armies": {}}, {"armies": {"moria": "sauron-regular"}}),
        ({"armies": {"nurn": "sauron-regular"}}, {"armies": {"north-ithilien": "sauron-regular"}}),
        ({"control": {}}, {"control": {"pelargir": "shadow"}}),
        ({"control": {"pelargir": "shadow"}}, {"control": {"minas-tirith": "shadow"}}),
        ({"control": {"orthanc": "free"}}, {"control": {}}),
        ({"characters": {"aragorn": "minas-tirith", "strider": "eliminated"}}, {"characters": {}}),
        ({"characters": {}}, {"characters": {"gimli": "eliminated"}}),
        ({"characters": {}}, {"characters": {"saruman": "orthanc"}}),
    ],
)
def test_the_free_peoples_stand_better_with_one_thing_than_with_another(
    better: dict[str, Any], worse: dict[str, Any]
) -> None:
    points = [
        WOTR.evaluate(table(**parts, free="will-of-the-west").state, FREE) for parts in (better, worse)
    ]
    assert points[0] > points[1]


# -- greedy --------------------------------------------------------------------------------------


# Sources that are the same choose the same; it takes the quicker build to play so many games.
@pytest.mark.once
def test_greedy_beats_random_as_either_side() -> None:
    report = arena(WOTR, ["greedy", "random"], games=4, seed=4)
    assert report.score(0).won >= 3
    assert min([report.score(0, seat=seat).won for seat in (FREE, SHADOW)]) >= 1
    assert report.faults(0) == report.faults(1) == 0


def test_the_ring_bearers_go_on_when_nothing_hunts_them() -> None:
    match = table(free="character", shadow="event", company=["strider", "gimli"])
    assert choice(match) == "die character"
    assert choice(play(match, "die character")) == "use fellowship"


def test_the_shadow_brings_its_minions() -> None:
    match = table(
        {"orthanc": "isengard-regular"}, free="", shadow="muster", to_act="shadow", war=EVERYBODY
    )
    assert choice(match) == "die muster"
    assert choice(play(match, "die muster")) == "use minion"


def test_the_shadow_takes_an_empty_city() -> None:
    match = table({"osgiliath": "5 sauron-regular"}, shadow="army", to_act="shadow", war=EVERYBODY)
    assert choice(play(match, "die army")).split()[0] == "move"


def test_flying_about_with_dice_to_spare_takes_no_more_looks_than_it_may() -> None:
    match = table(NAZGUL, shadow="character character character army", to_act="shadow", war=EVERYBODY)
    play(match, "die character", "use minions", "fly barad-dur")
    assert match.decision is not None
    assert match.decision.kind == "fly"
    assert len(match.decision.options) > 50
    game = Counted()
    choice(match, game)
    # The options themselves, where each of them leads, and what may lie between.
    assert game.looks <= LOOKS + 2 * WORLDS * len(match.decision.options)


def test_a_look_ahead_ends_where_the_next_action_begins() -> None:
    match = table(NAZGUL, shadow="character army", to_act="shadow", war=EVERYBODY)
    game = Counted()
    points = outlook(game, match.state, SHADOW, LOOKS)
    assert game.looks == 1
    assert points == WOTR.evaluate(match.state, SHADOW)
    # In the middle of an action it goes on.
    match.play("die character")
    outlook(game, match.state, SHADOW, LOOKS)
    assert game.looks > 2
