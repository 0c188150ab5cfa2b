"""Declared: what a game tells, asks and draws, by kind. Clients, bots and scripts rely on these names.

A game declares its events and its draws; the kinds of its decisions are those of its steps. Whoever
takes one away or changes what it holds raises the game's `rules`. docs/kinds.md is written from here:

    PYTHONPATH=src python tools/kinds.py
"""

# Not compiled: it is read by people and by tests.

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from mathom.core.agenda import Step
from mathom.core.option import Option

if TYPE_CHECKING:
    from mathom.core.game import Game

NAME: Final = str
"""What an event names: the id of a thing, of the kind that its name says."""
NUMBER: Final = int
"""What an event counts."""

Events = Mapping[str, Mapping[str, type[str] | type[int]]]
Verbs = Mapping[str, tuple[str, ...]]
"""With each verb of the options, what it is done to: the kinds of things, as they stand in the notation.
Several if there is more than one way to say it, those that say more last."""


def things_of(verbs: Verbs, option: Option) -> dict[str, str | int]:
    """What an option names, each thing with its kind. What is said in several words comes last."""
    words = option.things
    kinds = [way.split() for way in verbs[option.verb]]
    said = [kind for kind in kinds if len(kind) <= len(words)][-1]
    if not said:
        return {}
    last = len(said) - 1
    return {**dict(zip(said[:last], words, strict=False)), said[last]: " ".join(words[last:])}


def asked(game: Game[Any]) -> dict[str, list[type[Step[Any]]]]:
    """The kinds of decision of a game, each with the steps that ask it."""
    home = type(game).__module__.rpartition(".")[0]
    kinds: dict[str, list[type[Step[Any]]]] = {}
    for step in _heirs(Step):
        if step.kind and step.__module__.startswith(f"{home}."):
            kinds.setdefault(step.kind, []).append(step)
    return {kind: sorted(kinds[kind], key=lambda step: step.__name__) for kind in sorted(kinds)}


def _heirs(kind: type[Step[Any]]) -> list[type[Step[Any]]]:
    found: list[type[Step[Any]]] = []
    for heir in kind.__subclasses__():
        found += [heir, *_heirs(heir)]
    return list(dict.fromkeys(found))
