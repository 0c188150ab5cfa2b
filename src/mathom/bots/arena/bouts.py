"""Rounds of an arena: the same deal as often as bots meet, each time everybody one team further."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from hashlib import blake2b
from time import perf_counter

from mathom.bots.arena.foretelling import Foretelling
from mathom.bots.arena.notes import Notes
from mathom.bots.asker import Asker, Trusted
from mathom.bots.budget import Budget, entrant
from mathom.bots.host import SECONDS, Host
from mathom.bots.registry import BOTS
from mathom.bots.report import Bout
from mathom.core.chance import Seeded
from mathom.core.game import Game, Setup
from mathom.core.state import State
from mathom.games import GAMES

ANY = Budget()
"""Every bot thinks as long as it likes."""


@dataclass(frozen=True)
class Terms:
    """What all games of an arena have in common."""

    game: str
    setup: Setup
    bots: tuple[str, ...]
    """Each as people name it, perhaps with a budget of its own: `galadriel@4000i`."""
    seed: int
    budget: Budget = ANY
    """For all that have none of their own."""
    noted: bool = False
    """Whether every decision is written down."""
    foretold: bool = False
    """Whether it is compared what was foretold on the way with what came."""


@dataclass(frozen=True)
class Chunk:
    """Some rounds between the same bots: what a process is given to do."""

    terms: Terms
    numbers: tuple[int, ...]
    """Which bots of the arena meet."""
    pairs: tuple[int, ...]

    @property
    def games(self) -> int:
        """How many games that is."""
        return len(self.numbers) * len(self.pairs)

    def without(self, rounds: Sequence[Round]) -> Chunk:
        """What is left of it when these have been played."""
        return Chunk(self.terms, self.numbers, self.pairs[len(rounds) :])


@dataclass(frozen=True)
class Round:
    """What came of a deal: its games, and what was noted in them."""

    numbers: tuple[int, ...]
    pair: int
    bouts: tuple[Bout, ...]
    notes: bytes = b""


def play(chunk: Chunk, seconds: float = math.inf) -> list[Round]:
    """Play the rounds of a chunk; when so many seconds are over, no further one is begun."""
    terms, began = chunk.terms, time.monotonic()
    game = GAMES[terms.game]
    teams = game.teams(terms.setup)
    rounds: list[Round] = []
    with ExitStack() as stack:
        benches = [Bench(terms.bots[number], game, terms, stack) for number in chunk.numbers]
        for pair in chunk.pairs:
            if rounds and time.monotonic() - began >= seconds:
                break
            notes = Notes(game, terms.setup) if terms.noted else None
            bouts = [
                _bout(game, benches, chunk, seated(teams, len(benches), turn), pair, turn, notes)
                for turn in range(len(benches))
            ]
            packed = b"" if notes is None else notes.pack()
            rounds.append(Round(chunk.numbers, pair, tuple(bouts), packed))
    return rounds


def seated(teams: Sequence[Sequence[int]], bots: int, turn: int) -> list[int]:
    """Which bot sits on each seat: a team has one, and after so many turns each has been everywhere.

    >>> [seated([(0, 1), (2, 3)], 2, turn) for turn in range(2)]
    [[0, 0, 1, 1], [1, 1, 0, 0]]
    >>> [seated([(0,), (1,), (2,)], 3, turn) for turn in range(3)]
    [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    >>> [seated([(0,), (1,), (2,)], 2, turn) for turn in range(2)]
    [[0, 1, 0], [1, 0, 1]]
    """
    bot_of = {seat: (number + turn) % bots for number, team in enumerate(teams) for seat in team}
    return [bot_of[seat] for seat in sorted(bot_of)]


class Bench:
    """The players that a bot sends: one for each seat it has, as none may see another one's cards."""

    def __init__(self, bot: str, game: Game, terms: Terms, stack: ExitStack) -> None:
        self._bot, own = entrant(bot)
        self._budget = terms.budget if own is None else own
        self._game = game
        self._terms = terms
        self._stack = stack
        self._askers: list[Asker] = []

    def player(self, number: int, luck: int) -> Asker:
        """The next one of them for a new game."""
        if number == len(self._askers):
            self._askers.append(self._stack.enter_context(self._asker()))
        self._askers[number].begin(luck)
        return self._askers[number]

    def _asker(self) -> Asker:
        """Bots of the house play right here; all others in a process of their own."""
        budget = self._budget
        if self._bot in BOTS:
            return Trusted(self._bot, BOTS[self._bot], self._game, budget)
        return Host(
            self._bot,
            self._game,
            self._terms.setup,
            seconds=budget.limit(SECONDS),
            iterations=budget.iterations,
        )


def _bout(
    game: Game,
    benches: list[Bench],
    chunk: Chunk,
    seats: list[int],
    pair: int,
    turn: int,
    notes: Notes | None,
) -> Bout:
    terms = chunk.terms
    seed = derived(terms.seed, pair, "game")
    askers: list[Asker] = []
    for seat, bot in enumerate(seats):
        number = seats[:seat].count(bot)
        further = f" {number}" if number else ""
        luck = derived(terms.seed, pair, f"bot {bot} {turn}{further}")
        askers.append(benches[bot].player(number, luck))
    state = game.start(terms.setup, Seeded(seed))
    state.advance()
    bots = tuple([chunk.numbers[bot] for bot in seats])
    foretelling = Foretelling(game) if terms.foretold else None
    if notes is not None:
        notes.begin(turn, bots)
    decisions, faults = _play_out(state, askers, notes, foretelling)
    outcome = state.outcome
    assert outcome is not None
    if notes is not None:
        notes.end(outcome.winners)
    return Bout(
        pair=pair,
        seed=seed,
        bots=bots,
        winners=outcome.winners,
        how=outcome.how,
        decisions=decisions,
        faults=tuple(faults),
        foretold=() if foretelling is None else foretelling.came(state),
    )


def _play_out(
    state: State, askers: list[Asker], notes: Notes | None, foretelling: Foretelling | None
) -> tuple[int, list[int]]:
    """Play to the end; how many decisions it took, and how often each seat's bot failed."""
    decisions = 0
    faults = [0] * len(askers)
    while (decision := state.decision) is not None:
        if foretelling is not None:
            foretelling.look(state, decision)
        begun = perf_counter()
        answer = askers[decision.seat].ask(state)
        if notes is not None:
            notes.add(state, decision, answer, perf_counter() - begun)
        if answer.fault is not None:
            faults[decision.seat] += 1
        state.apply(answer.option)
        decisions += 1
    return decisions, faults


def derived(seed: int, pair: int, what: str) -> int:
    """A number of 64 bits that depends on these and on nothing else."""
    return int.from_bytes(blake2b(f"{seed} {pair} {what}".encode(), digest_size=8).digest(), "big")
