"""Laws of kinds: a game tells, asks and draws nothing that it has not declared."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

import mathom
from mathom.core.declared import asked
from mathom.core.lang import knows
from mathom.core.state import Drawn, Event
from tests.laws.table import finished, random_games

HOUSE = Path(__file__).parents[2]

each = pytest.mark.parametrize("game", mathom.games(), ids=lambda game: game.id)


def told(match: mathom.Match) -> tuple[list[Event], list[Drawn]]:
    """All that happened, and all that chance gave."""
    return (
        [*match.opening[1], *[event for played in match.history for event in played.events]],
        [*match.opening[0], *[drawn for played in match.history for drawn in played.drawn]],
    )


@random_games(40, chunk=20)
def test_what_happens_and_what_is_drawn_is_declared(game: mathom.Game, seeds: range) -> None:
    for seed in seeds:
        match = finished(game, seed)
        events, drawn = told(match)
        for event in events:
            assert event.kind in game.events, event
            given = {name: type(value) for name, value in event.args.items()}
            if "side" in given and "seat" not in game.events[event.kind]:
                # Where several share a side, what names the side names the seat too.
                given.pop("seat", None)
            assert given == game.events[event.kind], event
        assert {one.kind for one in drawn} <= set(game.draws)
        decisions = {match.at(n).decision.kind for n in range(len(match.history))}
        assert decisions <= set(asked(game))


@each
def test_every_declared_event_and_decision_has_its_sentence(game: mathom.Game) -> None:
    assert [kind for kind in game.events if not knows(f"{game.id}-event-{kind}")] == []
    assert [kind for kind in asked(game) if not knows(f"{game.id}-ask-{kind}")] == []


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("kinds", HOUSE / "tools" / "kinds.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_pages_of_kinds_and_views_are_current() -> None:
    # If not: PYTHONPATH=src python tools/kinds.py
    assert (HOUSE / "docs" / "kinds.md").read_text(encoding="utf-8") == tool().page()
    assert (HOUSE / "docs" / "views.md").read_text(encoding="utf-8") == tool().views()


SAID_IN_SEVERAL_WORDS = {"losses", "disbanded"}


@random_games(40, chunk=20)
def test_what_can_be_chosen_is_declared(game: mathom.Game, seeds: range) -> None:
    for seed in seeds:
        match = finished(game, seed)
        for n in range(len(match.history)):
            for option in match.at(n).decision.options:
                named = game.things(option)
                assert " ".join(named) in game.verbs[option.verb], option
                several = [kind for kind, thing in named.items() if " " in str(thing)]
                assert set(several) <= SAID_IN_SEVERAL_WORDS, option
