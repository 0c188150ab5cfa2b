"""Secrets in what is asked: two games that really differ, and a seat that was told the same of both.

Imagined worlds are one thing; here two true games go on side by side from a position in which only what
the seat cannot know is different. All make the same choices where they can. As long as the seat has been
told the same events and seen the same outcomes, nothing else may differ for it: not its view, not the
record or the log, not what it may choose, and not whose question it is.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import mathom
from mathom.core.chance import Seeded
from mathom.core.state import WATCHER
from tests.laws.table import GAMES, eyes, facts, setup_for

LENGTH = 150
"""So many choices both go on side by side."""


def setup(game: mathom.Game, seed: int) -> dict[str, str]:
    """A setup in which whose question it is tells nothing: where the TCG asks everybody always."""
    chosen = setup_for(game, seed)
    if game.id == "tcg":
        chosen = game.settle({**chosen, "asked": "always"})
    return chosen


def twins(game: mathom.Game, seed: int, before: int) -> tuple[mathom.Match, mathom.Match, int] | None:
    """Two matches that differ in what one seat, or a watcher, does not know; who that is."""
    chosen = setup(game, seed)
    match = mathom.Match.begin(game, chosen, seed=seed)
    lot = Seeded(seed + 7)
    for _ in range(before):
        if match.decision is None:
            return None
        match.play(match.decision.options[lot.below(len(match.decision.options))])
    if match.decision is None:
        return None
    who = lot.below(len(eyes(match))) + WATCHER
    other = match.state.imagine(who, Seeded(seed + 99))
    if other == match.state:
        return None
    both = [
        mathom.Match.begin(game, chosen, position=state.position(), chance=Seeded(seed))
        for state in (match.state, other)
    ]
    return both[0], both[1], who


def told(match: mathom.Match, who: int) -> tuple[list[Any], list[Any]]:
    """The events that the seat heard of, and the outcomes that it saw."""
    played = match.history[-1] if match.history else None
    drawn = [] if played is None else played.drawn
    seen = [(one.kind, one.value) for one in drawn if one.seen_by is None or who in one.seen_by]
    return [(event.kind, event.args) for event in match.log(who)], seen


def shown(match: mathom.Match, who: int) -> dict[str, Any]:
    """All that a seat can get at."""
    decision = match.decision
    found: dict[str, Any] = {
        "view": msgspec.json.encode(match.view(who)),
        "record": [(move.seat, move.text, move.outcomes) for move in match.as_record(who).moves],
        "asked": None if decision is None else (decision.seat, decision.kind, decision.secret),
    }
    if decision is not None:
        found["prompt"] = match.game.prompt(match.state, decision)
        if decision.seat == who:
            found["options"] = [
                (str(option), match.game.label(match.state, option)) for option in decision.options
            ]
    return found


def goes_on(one: mathom.Match, other: mathom.Match, lot: Seeded) -> bool:
    """Make the same choice in both, if there is one."""
    here, there = one.decision, other.decision
    assert here is not None
    assert there is not None
    common = [str(option) for option in here.options if there.find(str(option)) is not None]
    if not common:
        return False
    text = common[lot.below(len(common))]
    one.play(text)
    other.play(text)
    return True


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_a_seat_was_not_told_makes_no_difference_to_it(game: mathom.Game) -> None:
    compared = 0
    length = facts(game).LENGTH
    for seed in range(60 // length):
        found = twins(game, seed, before=(seed * 7) % (20 * length))
        if found is None:
            continue
        one, other, who = found
        lot = Seeded(seed)
        for _ in range(LENGTH):
            if told(one, who) != told(other, who):
                # It has been told something: what it sees may differ from now on.
                break
            if one.outcome is not None or other.outcome is not None:
                break
            assert shown(one, who) == shown(other, who), (seed, who, one.record()[-300:])
            compared += 1
            if not goes_on(one, other, lot):
                break
    # In Duel little is ever hidden.
    assert compared >= (2 if length == 1 else 20)
