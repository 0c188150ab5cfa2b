"""Victory (p. 44)."""

from __future__ import annotations

import mathom
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.ending import victory_points
from tests.games.wotr.table import TURN_CARDS, asked, play, table

FIVE = ("lorien", "rivendell", "minas-tirith", "helms-deep", "erebor")
FIVE_STRONGHOLDS = dict.fromkeys(FIVE, "shadow")
TWO_STRONGHOLDS = dict.fromkeys(("moria", "orthanc"), "free")


def end_of_turn(control: dict[str, str], *chance: str) -> mathom.Match:
    """Both sides discard their last die."""
    match = table(control=control, free="event", shadow="event", chance=chance)
    return play(match, "skip event", "skip event")


def points(match: mathom.Match) -> tuple[int, int]:
    """The victory points of the Free Peoples and of the Shadow."""
    assert isinstance(match.state, WotrState)
    return victory_points(match.state, 0), victory_points(match.state, 1)


def test_ten_points_win_for_the_shadow_and_four_for_the_free_peoples() -> None:
    """15.2 (p. 44)."""
    assert str(end_of_turn(FIVE_STRONGHOLDS).outcome) == "Outcome(winners=(1,), how='conquest')"
    assert str(end_of_turn(TWO_STRONGHOLDS).outcome) == "Outcome(winners=(0,), how='liberation')"


def test_if_both_have_enough_the_shadow_wins() -> None:
    """15.1 (p. 44): the lower number comes first."""
    match = end_of_turn({**FIVE_STRONGHOLDS, **TWO_STRONGHOLDS})
    assert str(match.outcome) == "Outcome(winners=(1,), how='conquest')"


def test_points_are_counted_only_at_the_end_of_the_turn() -> None:
    """15.1 (p. 44)."""
    match = table(control=FIVE_STRONGHOLDS, free="event", shadow="event event")
    play(match, "skip event")
    assert asked(match) == "shadow die"
    play(match, "skip event")
    assert match.outcome is None


def test_strongholds_are_worth_two_cities_one_and_towns_nothing() -> None:
    """15.2 (p. 11, 44): own settlements are worth nothing."""
    held = {"lorien": "shadow", "pelargir": "shadow", "bree": "shadow", "angmar": "free", "nurn": "free"}
    assert points(table(control=held, free="event", shadow="event")) == (1, 3)
    nine = {**FIVE_STRONGHOLDS, "erebor": "free", "dale": "shadow"}
    match = end_of_turn(nine, TURN_CARDS)
    assert points(match) == (0, 9)
    assert asked(match) == "free fellowship"


def test_corruption_ends_the_game_at_once() -> None:
    """15.1 (p. 44): whatever else is true."""
    match = table(
        control=TWO_STRONGHOLDS,
        company=[],
        free="character",
        shadow="event",
        hunt_box={"shadow": 1},
        fellowship={"region": "hollin", "corruption": 11},
        chance=["dice 6", "tile std-3-1"],
    )
    play(match, "die character", "use fellowship", "corruption")
    assert str(match.outcome) == "Outcome(winners=(1,), how='corruption')"
