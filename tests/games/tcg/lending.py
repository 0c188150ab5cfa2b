"""Traits lent to cards or to the table, as if a card had said so."""

from __future__ import annotations

from mathom.games.tcg.engine.lasting import Lasting
from mathom.games.tcg.engine.scope import Scope
from mathom.games.tcg.language.node import NODES, number
from mathom.games.tcg.language.traits import Trait
from mathom.games.tcg.phases import END_OF_TURN
from tests.games.tcg.bench import Bench


def lend(bench: Bench, trait: Trait, *names: str, by: str = "4C302a") -> Bench:
    """These cards (without any, the table) have a trait for this turn, by a card's effect."""
    number("lent", trait, len(NODES))
    source = bench[by]
    scope = Scope(source, bench.state.owner(source))
    amount = 0 if trait.amount is None else trait.amount.value(bench.state, scope)
    cards = tuple([bench[name] for name in names])
    bench.state.lasting.append(Lasting(trait.id, source, scope.seat, cards, amount, END_OF_TURN))
    bench.state.changed()
    return bench
