"""The odds of battles: exact by hand, and as often as the rules themselves say."""

from __future__ import annotations

from typing import Any

import pytest

import mathom
from mathom.core.option import Option
from mathom.games.wotr.armies import force_at
from mathom.games.wotr.box import PLACES
from mathom.games.wotr.odds.fight import fallen, units_of
from mathom.games.wotr.odds.rolls import with_rerolls
from mathom.games.wotr.questions import NamingForce
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.casualties import TakeHits
from mathom.games.wotr.view.types import BattleOdds, WotrView
from tests.games.wotr.table import WOTR, asked, play, table

GAMES = 400


def told(match: mathom.Match) -> BattleOdds:
    """The odds of the battle that is fought, as everybody sees them."""
    views: list[WotrView] = [match.view(seat) for seat in (0, 1, None)]
    battles = [view.battle for view in views]
    assert battles[0] is not None
    for battle in battles[1:]:
        assert battle is not None
        assert battle.odds == battles[0].odds
    return battles[0].odds


def field(own: str, theirs: str, *chance: str, **parts: Any) -> mathom.Match:
    """Isengard is about to attack in the open, across the fords."""
    armies = {"fords-of-isen": own, "westemnet": theirs}
    return table(
        armies,
        shadow="army",
        free="event",
        to_act="shadow",
        war=["isengard", "rohan", "sauron"],
        chance=chance,
        **parts,
    )


ATTACK = ("die army", "use attack", "attack fords-of-isen westemnet")


# -- a round -------------------------------------------------------------------------------------


def test_the_next_roll_has_a_die_for_each_unit_and_leaders_roll_misses_again() -> None:
    match = field("3 isengard-regular", "2 rohan-regular, rohan-leader", "dice 1 1 1; dice 1 1; dice 1")
    play(match, *ATTACK, "all")
    assert asked(match) == "free reroll"
    odds = told(match)
    assert (odds.round, odds.attacker) == (1, (1,))
    assert odds.defender == pytest.approx((2 / 3, 1 / 3))
    play(match, "reroll 1")
    assert asked(match) == "shadow cease"
    odds = told(match)
    assert odds.round == 2
    assert odds.attacker == pytest.approx(with_rerolls(3, 2, 0, 2))
    assert odds.defender == pytest.approx(with_rerolls(2, 2, 1, 2))


def test_what_is_rolled_counts_until_it_is_taken() -> None:
    match = field("2 isengard-regular", "rohan-regular, rohan-elite", "dice 6 1; dice 1 1")
    play(match, *ATTACK, "all")
    assert asked(match) == "free casualties"
    odds = told(match)
    assert odds.round == 1
    assert (odds.attacker, odds.defender) == ((0, 1), (1,))


# -- to the end ----------------------------------------------------------------------------------


def test_one_against_one() -> None:
    """Each hits with a third; rounds without a hit change nothing."""
    match = field("2 isengard-regular", "rohan-regular")
    play(match, *ATTACK, "take isengard-regular")
    assert match.decision is not None
    view: WotrView = match.view(1)
    assert view.decision is not None
    about = view.decision.about
    assert isinstance(about, NamingForce)
    odds = about.odds
    assert odds is not None
    assert (odds.won, odds.lost, odds.both) == pytest.approx((2 / 5, 2 / 5, 1 / 5))


def test_the_odds_are_those_of_the_force_that_is_named() -> None:
    match = field("4 isengard-regular", "2 rohan-regular")
    play(match, *ATTACK)

    def won() -> float:
        chance: float = match.view(1).decision.about.odds.won
        return chance

    everybody = won()
    play(match, "leave isengard-regular")
    assert won() < everybody
    play(match, "leave isengard-regular")
    fewer = won()
    match = field("4 isengard-regular", "2 rohan-regular")
    play(match, *ATTACK, "take isengard-regular", "take isengard-regular")
    assert won() == fewer


BATTLES: dict[str, tuple[mathom.Match, tuple[str, ...]]] = {
    "in the open": (
        field(
            "4 isengard-regular, 2 isengard-elite",
            "3 rohan-regular, 2 rohan-elite, 2 rohan-leader",
            characters={"boromir": "westemnet"},
        ),
        (*ATTACK, "all"),
    ),
    "more than five on each side": (
        field("7 isengard-regular, isengard-elite, 2 nazgul", "6 rohan-regular, rohan-elite"),
        (*ATTACK, "all"),
    ),
    "Saruman's elites lead": (
        field(
            "2 isengard-regular, 3 isengard-elite",
            "4 rohan-regular, rohan-leader",
            characters={"saruman": "orthanc"},
        ),
        (*ATTACK, "all"),
    ),
    "a city": (
        table(
            {"west-harondor": "4 southrons-regular, southrons-elite", "pelargir": "2 gondor-regular"},
            shadow="army",
            free="event",
            to_act="shadow",
            war=["southrons", "gondor"],
        ),
        ("die army", "use attack", "attack west-harondor pelargir", "all"),
    ),
    "an assault": (
        table(
            {"helms-deep": "5 isengard-regular, 3 isengard-elite"},
            inside={"helms-deep": "2 rohan-regular"},
            shadow="army",
            free="event",
            to_act="shadow",
            war=["isengard", "rohan"],
        ),
        ("die army", "use attack", "assault helms-deep", "all"),
    ),
    "a sortie": (
        table(
            {"helms-deep": "2 isengard-regular, isengard-elite"},
            inside={"helms-deep": "3 rohan-regular, rohan-leader"},
            free="muster-army",
            shadow="event",
            war=["isengard", "rohan"],
        ),
        ("die muster-army", "use attack", "sortie helms-deep", "all"),
    ),
}


@pytest.mark.parametrize("name", BATTLES)
def test_battles_end_as_often_as_they_say(name: str) -> None:
    """Fought again and again by the rules: nobody holds a card, and both fight on."""
    start, choices = BATTLES[name]
    before = fresh(start.state, 0)
    play(before, *choices[:-1])
    odds = before.view(before.decision.seat).decision.about.odds  # type: ignore[union-attr]
    ends = {"won": 0, "lost": 0, "both": 0, "none": 0}
    for seed in range(GAMES):
        match = fresh(start.state, seed)
        play(match, *choices)
        ends[fought_out(match)] += 1
    for end in ("won", "lost", "both"):
        chance = getattr(odds, end)
        usual = (chance * (1 - chance) / GAMES) ** 0.5
        assert ends[end] / GAMES == pytest.approx(chance, abs=4 * usual + 1e-9), end


def fresh(state: WotrState, seed: int) -> mathom.Match:
    """The same position with another chance."""
    new = state.clone()
    new.chance = mathom.Seeded(seed)
    return mathom.Match(
        WOTR, WOTR.settle({}), new, seed=None, position=None, players={}, opening=((), ())
    )


def fought_out(match: mathom.Match) -> str:
    """Fight on to the end; how it ended for who attacks."""
    attacker = match.history[0].seat
    while True:
        state = match.state
        assert isinstance(state, WotrState)
        own, theirs = alive(state, attacker), alive(state, 1 - attacker)
        if not own or not theirs:
            return "won" if own else "lost" if theirs else "both"
        if state.battle is None:
            return "none"
        match.play(fighting_on(match))


def alive(state: WotrState, side: int) -> int:
    """All units of a side: there is nobody on the board but those who fight."""
    return sum([state.units(place, side) for place in range(PLACES)])


def fighting_on(match: mathom.Match) -> Option:
    decision = match.decision
    assert decision is not None
    step, options = decision.step, decision.options
    if isinstance(step, TakeHits):
        return taking_hits(match, step)
    for verb in ("reroll", "fight", "prolong", "stand"):
        for option in options:
            if option.verb == verb:
                return option
    raise AssertionError(asked(match))


def taking_hits(match: mathom.Match, step: TakeHits) -> Option:
    """Of all ways to take the hits, the one that taking them one by one comes to."""
    state = match.state
    assert isinstance(state, WotrState)
    assert match.decision is not None
    units = units_of(state, step.side, force_at(state, step.place, step.side))
    wanted = fallen(step.side, units, step.hits + 1)[-1]
    for option in match.decision.options:
        after = state.clone()
        after.apply(option)
        left = units_of(after, step.side, force_at(after, step.place, step.side))
        if [left[n : n + 2] for n in range(0, len(left), 4)] == [
            wanted[n : n + 2] for n in range(0, len(wanted), 4) if wanted[n] + wanted[n + 1]
        ]:
            return option
    raise AssertionError("no such way to take the hits")
