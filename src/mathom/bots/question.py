"""What a bot in a process of its own is told when it has to choose: what its seat knows, and no more."""

# Not compiled: it talks to programs.

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from mathom.bots.protocol import EVERYTHING, choose
from mathom.core.chance import Seeded
from mathom.core.game import Game, Setup
from mathom.core.option import Option
from mathom.core.state import State


def question(
    game: Game,
    setup: Setup,
    state: State,
    seconds: float,
    iterations: int | None = None,
    wants: Collection[str] = EVERYTHING,
) -> dict[str, Any]:
    """The message for the decision of a state. Of what a bot does not want nothing is made."""
    decision = state.decision
    assert decision is not None
    # Only what the seat knows leaves this process; which seed fills the rest makes no difference.
    known: State = state.imagine(decision.seat, Seeded(0))
    more: dict[str, Any] = {}
    if "choices" in wants:
        more["choices"] = [as_data(game, option) for option in decision.options]
    if "view" in wants:
        more["view"] = msgspec.to_builtins(known.view(decision.seat))
    if "position" in wants:
        more["position"] = known.position()
    return choose(
        game.id,
        setup,
        game.seats(setup)[decision.seat],
        decision.kind,
        [str(option) for option in decision.options],
        seconds,
        iterations,
        more,
    )


def as_data(game: Game, option: Option) -> dict[str, Any]:
    """An option with its parts: the verb, then what the notation names, each with its kind."""
    return {"verb": option.verb, "fields": game.things(option)}
