"""Cards that are spoken of: whoever chose them did so openly, so everybody knows them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mathom.core.agenda import Step
from mathom.games.tcg import codecs
from mathom.games.tcg.engine.scope import Happening, Scope
from mathom.games.tcg.state import TcgState

NAMING: Final[dict[type[Any], tuple[str, ...]]] = {}
"""Which fields of each kind of step name cards, once one has been met: most steps name none."""


def named_cards(state: TcgState) -> list[int]:
    """The cards that a step or an action under way speaks of."""
    found: list[int] = []
    for step in state.agenda:
        _step(step, found)
    if state.decision is not None:
        _step(state.decision.step, found)
    for scope in state.scopes:
        _scope(scope, found)
    return found


def _step(step: Step[Any], found: list[int]) -> None:
    fields = NAMING.get(type(step))
    if fields is None:
        fields = _naming(step)
        NAMING[type(step)] = fields
    for field in fields:
        value = getattr(step, field)
        if isinstance(value, int):
            found.append(value)
        elif isinstance(value, Happening):
            _happening(value, found)
        else:
            found += value


def _naming(step: Step[Any]) -> tuple[str, ...]:
    fields = step.fields
    assert isinstance(fields, Mapping)
    naming = (codecs.CARD, codecs.CARDS, codecs.HAPPENING)
    return tuple([field for field, codec in fields.items() if codec in naming])


def _happening(happening: Happening, found: list[int]) -> None:
    found += [happening.card, happening.other, happening.source]


def _scope(scope: Scope, found: list[int]) -> None:
    found.append(scope.source)
    if scope.happening is not None:
        _happening(scope.happening, found)
    for cards in (*scope.memory, *scope.found):
        found += cards
