"""Naming: what a choice is called where people read of it later, away from its question."""

# Not compiled: it talks to people.

from __future__ import annotations

from collections.abc import Sequence

from mathom.bots.opinion import in_a_row
from mathom.core.game import Game
from mathom.core.lang import say
from mathom.core.option import Option
from mathom.core.state import State

BETWEEN = " · "


def called(
    game: Game,
    state: State,
    options: Sequence[Option],
    language: str,
    beside: Sequence[Sequence[Option]] = (),
) -> str:
    """What a choice is called, and what it is for if more follow it (`Use an Army die · Use it to
    attack`). If another one beside it would be called the same, it is said where its thing lies."""
    decision = state.decision
    assert decision is not None
    name = _in_words(game, state, decision.seat, options, language)
    namesakes = [
        other
        for other in beside
        if other[0] != options[0] and _in_words(game, state, decision.seat, other, language) == name
    ]
    where = game.where(state, options[0]) if namesakes else None
    return name if where is None else f"{name} ({say(where, language)})"


def _in_words(game: Game, state: State, seat: int, options: Sequence[Option], language: str) -> str:
    steps = in_a_row(state, seat, options)
    return BETWEEN.join([say(game.label(there, option), language) for there, option in steps])
