"""Who is winning: the chance of a seat to win, from what a game's mind sees of a table.

Each feature has, for each phase of the game, a worth for each of its values: a table to look up, which
is all that thermometers (`at least 3 coins`) come to. A side's worths are added up, and the sums of the
sides are weighed against each other: with two sides that is a logistic regression. The same tables serve
every side, and what is good for one is as bad for the other: nobody is favoured for being on turn.
"""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mathom.bots.network import Network, heard, told
from mathom.core.faults import BadSetup
from mathom.core.mind import Mind
from mathom.core.option import Option
from mathom.core.state import Outcome, State

SURE: Final = 30.0
"""Beyond this difference a chance is as good as certain, and numbers stay small enough to work with."""
UNSURE: Final = 0.02
"""How much is left of the other chances when somebody can win at once."""
POINTS: Final = 800.0
"""How many points of `Game.evaluate` make the chances e to 1, roughly."""

Worths = list[list[list[float]]]
"""What each value of each feature is worth in each phase: `worths[phase][feature][value]`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Says how likely a seat is to win. `moves` are the kinds of decision where it can tell."""

    moves: list[str]
    forks: list[str]
    """The kinds that only say what will be decided next (`Mind`)."""

    def value(self, state: State, seat: int) -> float:
        """The chance of the seat to win, from 0 to 1; what is shared counts in part."""
        raise NotImplementedError

    def values(self, state: State, seats: list[int]) -> list[float]:
        """The same for several seats."""
        return self.divided(state, seats[0], self.value(state, seats[0]), seats)

    def divided(self, state: State, seat: int, value: float, seats: list[int]) -> list[float]:
        """The same, where it is known what one seat's chance is."""
        return [value if one == seat else self.value(state, one) for one in seats]

    def habit(self, state: State) -> Option | None:
        """What is chosen here without a thought, if anything is."""
        return None

    def moment(self, state: State) -> int:
        """What is under way, as a number."""
        return 0

    def quieten(self, state: State, seat: int, moment: int) -> None:
        """Let come to its end, on this state itself, what was under way when the seat chose."""

    def sight(self, state: State) -> int:
        """What chance has brought to light, as a number."""
        return 0

    def promising(self, state: State) -> list[Option]:
        """The options that are worth a thought here, at least one."""
        decision = state.decision
        assert decision is not None
        return decision.options


class Evaluation(Judge):
    """What was learned from games: see `mathom train`."""

    def __init__(
        self, mind: Mind, worths: Worths, network: Network | None = None, insight: bool = True
    ) -> None:
        self.mind: Final = mind
        self.worths: Final = worths
        self.network: Final = network
        """What corrects the worths, where there is one: only where two sides play."""
        self._sums: Final = [Sum(phase) for phase in worths]
        self._insight: Final = insight and mind.insightful
        self.moves = mind.moves
        self.forks = mind.forks

    def value(self, state: State, seat: int) -> float:
        mind = self.mind
        side = mind.side(state, seat)
        outcome = state.outcome
        if outcome is not None:
            return shared(mind, state, outcome, side)
        if mind.out(state, side):
            return 0.0
        phase = mind.phase(state)
        sum = self._sums[phase]
        if self.network is not None:
            turn = mind.on_turn(state)
            chance = self._between(state, turn, phase, sum, self.network)
            return chance if side == turn else 1.0 - chance
        own = self._worth(sum, state, side)
        odds = 1.0
        for other in range(mind.sides(state)):
            if other != side and not mind.out(state, other):
                behind = self._worth(sum, state, other) - own
                odds += math.exp(min(max(behind, -SURE), SURE))
        return 1.0 / odds

    def _worth(self, sum: Sum, state: State, side: int) -> float:
        """What a side's things come to."""
        worth = sum.worth(self.mind.features(state, side))
        return worth + self.mind.insight(state, side) if self._insight else worth

    def sober(self) -> Evaluation:
        """The same without insight, which does not tell how likely a side is to win."""
        return Evaluation(self.mind, self.worths, self.network, False) if self._insight else self

    def _between(self, state: State, turn: int, phase: int, sum: Sum, network: Network) -> float:
        """The chance of the side that chooses next, of two."""
        mind = self.mind
        own = mind.features(state, turn)
        others = mind.features(state, 1 - turn)
        behind = sum.worth(others) - sum.worth(own) - network.correction(phase, own, others)
        chance = 1.0 / (1.0 + math.exp(min(max(behind, -SURE), SURE)))
        if mind.wins >= 0 and own[mind.wins] > 0:
            return 1.0 - UNSURE * (1.0 - chance)
        return chance

    def divided(self, state: State, seat: int, value: float, seats: list[int]) -> list[float]:
        mind = self.mind
        if mind.sides(state) != 2:
            return [value if one == seat else self.value(state, one) for one in seats]
        side = mind.side(state, seat)
        return [value if mind.side(state, one) == side else 1.0 - value for one in seats]

    def habit(self, state: State) -> Option | None:
        found: Option | None = self.mind.habit(state)
        return found

    def moment(self, state: State) -> int:
        return self.mind.moment(state)

    def quieten(self, state: State, seat: int, moment: int) -> None:
        self.mind.quieten(state, seat, moment)

    def sight(self, state: State) -> int:
        return self.mind.sight(state)

    def promising(self, state: State) -> list[Option]:
        return self.mind.promising(state)


class Rough(Judge):
    """A game's own guess in points, made a chance: for games that nobody has learned yet."""

    def __init__(self, game: Any, scale: float = POINTS) -> None:
        self._game: Final = game
        self._scale: Final = scale
        mind: Mind | None = game.mind
        self._mind: Final = mind
        self.moves = list(game.moves) if mind is None else mind.moves
        self.forks = [] if mind is None else mind.forks

    def value(self, state: State, seat: int) -> float:
        outcome = state.outcome
        if outcome is not None:
            return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
        points: float = self._game.evaluate(state, seat)
        return 1.0 / (1.0 + math.exp(min(max(-points / self._scale, -SURE), SURE)))

    def habit(self, state: State) -> Option | None:
        mind = self._mind
        if mind is None:
            return None
        found: Option | None = mind.habit(state)
        return found

    def moment(self, state: State) -> int:
        mind = self._mind
        return 0 if mind is None else mind.moment(state)

    def quieten(self, state: State, seat: int, moment: int) -> None:
        mind = self._mind
        if mind is not None:
            mind.quieten(state, seat, moment)

    def promising(self, state: State) -> list[Option]:
        mind = self._mind
        if mind is None:
            decision = state.decision
            assert decision is not None
            return decision.options
        return mind.promising(state)


@final
class Sum:
    """What features come to in a phase: their tables lie behind each other, unboxed, to be added up
    quickly."""

    def __init__(self, tables: list[list[float]]) -> None:
        self._worths: Final = vec[float]([one for table in tables for one in table])
        starts = [0]
        for table in tables:
            starts.append(starts[-1] + len(table))
        self._starts: Final = vec[i64](starts)

    def worth(self, features: vec[i64]) -> float:
        """What a side's features come to."""
        worths = self._worths
        starts = self._starts
        total = 0.0
        for n in range(len(features)):
            value = features[n]
            if value:
                total += worths[starts[n] + value]
        return total


def shared(mind: Mind, state: State, outcome: Outcome, side: int) -> float:
    """What the end of a game is to a side: 1 if it has won alone."""
    sides: list[int] = []
    for seat in outcome.winners:
        winner = mind.side(state, seat)
        if winner not in sides:
            sides.append(winner)
    return 1.0 / len(sides) if side in sides else 0.0


# -- the file ------------------------------------------------------------------------------------


def written(mind: Mind, worths: Worths, about: dict[str, Any], network: Network | None = None) -> str:
    """Worths as a file that people can read: a line a feature, with a row a phase."""
    lines = [
        f"  {json.dumps(name)}: "
        + json.dumps([[round(one, 3) for one in worths[phase][n][1:]] for phase in range(mind.phases)])
        for n, name in enumerate(mind.names)
    ]
    text = f'{{"about": {json.dumps(about)},\n"worths": {{\n' + ",\n".join(lines) + "\n}"
    if network is None:
        return text + "}\n"
    data = told(network, mind)
    for key in ("begin", "out"):
        text += f',\n"{key}": {json.dumps(data[key])}'
    for key in ("chooses", "other"):
        rows = [f"  {json.dumps(name)}: {json.dumps(table)}" for name, table in data[key].items()]
        text += f',\n"{key}": {{\n' + ",\n".join(rows) + "\n}"
    return text + "}\n"


def read(mind: Mind, text: str) -> Worths:
    """The worths in such a file. Raises BadSetup if they are those of other features."""
    told: dict[str, list[list[float]]] = json.loads(text)["worths"]
    sizes = {name: [len(row) for row in rows] for name, rows in told.items()}
    if sizes != {name: [mind.most[n]] * mind.phases for n, name in enumerate(mind.names)}:
        raise BadSetup("mind-stale")
    return [
        [[0.0, *[float(one) for one in told[name][phase]]] for name in mind.names]
        for phase in range(mind.phases)
    ]


def read_network(mind: Mind, text: str) -> Network | None:
    """The network in such a file, if there is one. Raises BadSetup if it is one for other features."""
    data: dict[str, Any] = json.loads(text)
    if "out" not in data:
        return None
    most = {name: mind.most[n] for n, name in enumerate(mind.names)}
    for side in ("chooses", "other"):
        if {name: len(rows) for name, rows in data[side].items()} != most:
            raise BadSetup("mind-stale")
    return heard(data, mind)


def learned(mind: Mind, text: str) -> Evaluation:
    """The evaluation in such a file. Raises BadSetup as above."""
    return Evaluation(mind, read(mind, text), read_network(mind, text))


JUDGES: Final[dict[str, Judge]] = {}
"""By game: a file is read once."""


def judge(game: Any) -> Judge:
    """What a game's bots judge by: what was learned, or its own guess as long as nothing was."""
    found = JUDGES.get(game.id)
    if found is None:
        mind: Mind | None = game.mind
        if mind is None or not Path(mind.weights).exists():
            found = Rough(game)
        else:
            found = learned(mind, Path(mind.weights).read_text(encoding="utf-8"))
        JUDGES[game.id] = found
    return found
