"""Bot and Table: a player that is a program, and what it may know."""

# Not compiled: people's bots are subclasses, in plain Python.

from __future__ import annotations

from typing import Any

from mathom.bots.evaluation import judge
from mathom.bots.policy import Policy, after, play_on
from mathom.core.agenda import Decision
from mathom.core.chance import SEEDS, Seeded
from mathom.core.game import Game
from mathom.core.option import Option
from mathom.core.state import State


class Table:
    """What a bot knows when it has to choose.

    It is built on a state imagined for the seat, so the true one cannot be found in it: by the law of
    `imagine`, imagining from an imagined state is as good as imagining from the true one. For the same
    reason the seed that deals this one's hidden parts makes no difference to anything a bot can ask.
    """

    def __init__(
        self,
        game: Game,
        state: State,
        seat: int,
        seed: int = 0,
        seconds: float | None = None,
        iterations: int | None = None,
    ) -> None:
        self.game = game
        self.seat = seat
        self.seconds = seconds
        """How long the bot may think; None is as long as it likes."""
        self.iterations = iterations
        """How many times a bot that searches looks at what may come; None is as often as it likes."""
        self._known = state.imagine(seat, Seeded(seed))
        asked = self._known.decision
        assert asked is not None
        # The list may be the true state's own: a bot that sorts or empties it must not change the game.
        self._known.decision = Decision(asked.step, asked.seat, asked.options[:], asked.secret)

    @property
    def decision(self) -> Decision:
        """What has to be chosen."""
        decision: Decision | None = self._known.decision
        assert decision is not None
        return decision

    @property
    def view(self) -> Any:
        """What the seat sees: the game's own view type."""
        return self._known.view(self.seat)

    def imagine(self, seed: int) -> State:
        """A state to try things on: it agrees with all the seat knows; the seed deals the rest."""
        imagined: State = self._known.imagine(self.seat, Seeded(seed))
        return imagined

    def playout(self, seed: int, depth: int, policy: Policy) -> float:
        """Imagine the table, let the policy play on for so many choices of whoever is asked, and judge
        where that leads: the seat's chance to win. The seed deals what is hidden and rolls the dice."""
        return self._played(self.imagine(seed), seed, depth, policy)

    def playouts(self, seed: int, depth: int, policy: Policy) -> list[float]:
        """The same after each option of the decision, in its order, all in the same imagined world with
        the same dice. The seat's own move is carried out before the policy takes over."""
        world, judged = self.imagine(seed), judge(self.game)
        tried = [after(judged, world, option, self.seat) for option in self.decision.options]
        return [self._played(state, seed, depth, policy) for state in tried]

    def _played(self, state: State, seed: int, depth: int, policy: Policy) -> float:
        play_on(state, policy, Seeded(~seed & (SEEDS - 1)), depth)
        return judge(self.game).value(state, self.seat)


class Bot:
    """A player that is a program. Subclass it and write `choose`.

    A bot is made anew for each match. `luck` starts its own dice, which are all the chance it should
    use: then the same luck at the same tables gives the same choices. The match's seed is another one.
    """

    name = ""
    """What people call it; if empty, it goes by the name of its file or class."""

    def __init__(self, luck: int = 0) -> None:
        self.chance = Seeded(luck)

    def choose(self, table: Table) -> Option | str:
        """One of `table.decision.options`, or its notation."""
        raise NotImplementedError
