"""GreedyBot: tries every option and takes the one after which it stands best."""

# Not compiled: people subclass it and change its numbers; what it asks is compiled.

from __future__ import annotations

from mathom.bots.bot import Bot, Table
from mathom.core.game import Game
from mathom.core.option import Option
from mathom.core.state import State

WORLDS = 2
"""On how many imagined states an option is tried if chance or hidden things have a say in it."""
FOLLOW_UPS = 12
"""How many further choices of its own the bot goes through before it looks where it stands."""
LOOKS = 3000
"""How many positions it looks at on the way there, for all options of a choice together."""


class GreedyBot(Bot):
    """Looks one choice ahead, in any game that can say how well a seat stands."""

    name = "greedy"

    def choose(self, table: Table) -> Option:
        options = table.decision.options
        values = self._values(table, options)
        best = max(values)
        good = [option for option, value in zip(options, values, strict=True) if value == best]
        return good[self.chance.below(len(good))]

    def _values(self, table: Table, options: list[Option]) -> list[float]:
        """How well the bot would stand after each option, on average over a few imagined states."""
        worlds = [table.imagine(self.chance.word()) for _ in range(WORLDS)]
        hidden = any(world != worlds[0] for world in worlds)
        return [self._value(table, worlds, hidden, option) for option in options]

    def _value(self, table: Table, worlds: list[State], hidden: bool, option: Option) -> float:
        game, seat = table.game, table.seat
        # Every option gets the same share: what was looked at longer would look better.
        looks = LOOKS // (WORLDS * len(table.decision.options))
        total = 0.0
        for world in worlds:
            state = world.clone()
            state.drawn = []
            state.apply(option)
            certain = not (state.drawn or hidden or asks(state, seat))
            state.drawn = None
            total += outlook(game, state, seat, looks)
            # Where nothing is left to chance, the other worlds would say the same.
            if certain:
                return total
        return total / len(worlds)


def asks(state: State, seat: int) -> bool:
    """Whether it is this seat that has to choose next."""
    return state.decision is not None and state.decision.seat == seat


def outlook(game: Game, state: State, seat: int, looks: int) -> float:
    """How well the seat stands once it has answered, greedily, what it is asked next.

    A card whose units are not placed yet looks like a card that does nothing: so the choices that
    belong to the same move are made before looking, and extra moves too where the game does not say
    where a move begins; as long as there are not more ways to go on than it may look at.
    """
    value: float | None = None
    for _ in range(FOLLOW_UPS):
        decision = state.decision
        if decision is None or not asks(state, seat) or decision.kind in game.moves:
            break
        looks -= len(decision.options)
        if looks < 0:
            break
        value = None
        for option in decision.options:
            tried = state.clone()
            tried.apply(option)
            worth = game.evaluate(tried, seat)
            if value is None or worth > value:
                best, value = tried, worth
        state = best
    return game.evaluate(state, seat) if value is None else value
