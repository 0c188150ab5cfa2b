"""A course of training: rounds of self-play, after each of which what was seen is fitted anew.

Better play gives better games, and better games a better evaluation. All that is made lies in a folder,
piece by piece, so a course that was stopped goes on where it was; each piece comes from the seed, its
round and its number alone, so the same course gives the same weights again, on however many cores.
"""

# Not compiled: it reads and writes files; what it spends its time on is compiled.

from __future__ import annotations

import json
import signal
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from pathlib import Path

from mathom.bots.arena import cores, derived
from mathom.bots.evaluation import Evaluation, Judge, Rough, learned, written
from mathom.bots.learning.fitting import as_weights, as_worths, fit, likelihood
from mathom.bots.learning.rows import Rows
from mathom.bots.learning.selfplay import Ponder, play
from mathom.bots.learning.units import fit_network, said
from mathom.bots.search import Search
from mathom.core.chance import Seeded
from mathom.core.faults import BadSetup
from mathom.core.game import Game
from mathom.core.mind import Mind
from mathom.games import GAMES

Progress = Callable[[int, int], None]
"""Called with how many games are played, and how many there are to play."""

PIECE = 20
"""So many games are played and written at a time."""
APART = 10
"""The last of so many pieces is not learned from: what was learned is tried on it."""
EPOCHS = 10
NETWORK_FROM = 1
"""From this round on a network is taught, too: the first is played too badly to be worth it."""
NETWORK_EPOCHS = 4
PONDERED_FROM = 3
"""From this round on the players think ahead, where a game asks for it (`Mind.ponders`)..."""
DEARER = 5
"""... play so many times fewer games..."""
TIMES = 3
"""... and each row of them counts so many times."""
BINS = 10


@dataclass(frozen=True)
class Course:
    """What is to be done: the same course is the same work."""

    game: str
    seed: int
    rounds: int
    """One that asks for more rounds goes on with what one that asked for fewer has done."""
    games: int
    """In each round."""

    @property
    def about(self) -> dict[str, str | int]:
        """What its games depend on."""
        return {"game": self.game, "seed": self.seed, "games": self.games}

    def games_of(self, round: int) -> int:
        """How many games are played in a round."""
        return max(self.games // DEARER, 1) if self.pondered(round) else self.games

    def pieces(self, round: int) -> int:
        """How many pieces a round has."""
        return -(-self.games_of(round) // PIECE)

    def pondered(self, round: int) -> int:
        """How many iterations the players of a round think about a move, 0 if they only look."""
        return _mind(GAMES[self.game]).ponders if round >= PONDERED_FROM else 0


@dataclass(frozen=True)
class Task:
    """A piece of self-play, for a process to do."""

    course: Course
    round: int
    piece: int
    weights: str
    """By what the players judge; nothing at first."""

    def play(self) -> Rows:
        """Play the games."""
        game = GAMES[self.course.game]
        mind = _mind(game)
        rows = Rows()
        judge = self._judge(game, mind)
        errs, trust = (mind.errs, mind.trust) if self.weights else (100, 1.0)
        pondered = self.course.pondered(self.round)
        ponder = Ponder(game, Search(judge, pondered)) if pondered else None
        for number in islice(range(self.piece * PIECE, self.course.games_of(self.round)), PIECE):
            seed = derived(self.course.seed, number, f"train {self.round}")
            play(
                game.deal(seed, **mind.setup(number)),
                judge,
                mind,
                Seeded(seed ^ self.course.seed ^ 1),
                errs,
                trust,
                rows,
                ponder,
            )
        return rows

    def _judge(self, game: Game, mind: Mind) -> Judge:
        if self.weights:
            return learned(mind, self.weights)
        if mind.begins_with_guess:
            return Evaluation(mind, as_worths(as_weights(mind.guess(), mind), mind))
        return Rough(game)


def train(
    course: Course, folder: Path, workers: int | None = None, progress: Progress | None = None
) -> str:
    """Go through a course, or on with it; the weights, as a file is to hold them. Raises BadSetup."""
    mind = _mind(GAMES[course.game])
    _begin(course, folder)
    total = sum(course.games_of(round) for round in range(course.rounds))
    played = 0
    weights = ""
    for round in range(course.rounds):
        done = folder / f"round-{round}.json"
        if not done.exists():
            for piece in _play(course, round, weights, folder, workers or cores()):
                if progress is not None:
                    progress(played + min((piece + 1) * PIECE, course.games_of(round)), total)
            _write(done, _fitted(course, round, mind, folder).encode())
        played += course.games_of(round)
        weights = done.read_text("utf-8")
    return weights


def _mind(game: Game) -> Mind:
    mind = game.mind
    if mind is None:
        raise BadSetup("train-no-mind", game=game.title)
    return mind


def _begin(course: Course, folder: Path) -> None:
    """Make the folder, or see that it is this course that lies in it."""
    folder.mkdir(parents=True, exist_ok=True)
    note = folder / "course.json"
    told = json.dumps(course.about)
    if not note.exists():
        _write(note, told.encode())
    elif note.read_text("utf-8") != told:
        raise BadSetup("train-other", folder=str(folder))


def _play(course: Course, round: int, weights: str, folder: Path, workers: int) -> Iterator[int]:
    """Play what has not been played yet, and tell how many pieces there are now."""
    missing = [n for n in range(course.pieces(round)) if not _piece(folder, round, n).exists()]
    tasks = [Task(course, round, piece, weights) for piece in missing]
    there = course.pieces(round) - len(missing)
    if workers == 1 or len(tasks) < 2:
        results: Iterator[tuple[int, bytes]] = map(_packed, tasks)
        yield from _keep(results, folder, round, there)
        return
    # Spawned, not forked: the same on every system, and safe in a process that has threads.
    with get_context("spawn").Pool(min(workers, len(tasks)), _leave_interrupts) as pool:
        yield from _keep(pool.imap_unordered(_packed, tasks), folder, round, there)


def _packed(task: Task) -> tuple[int, bytes]:
    return task.piece, task.play().pack()


def _keep(results: Iterator[tuple[int, bytes]], folder: Path, round: int, there: int) -> Iterator[int]:
    for count, (piece, data) in enumerate(results, there):
        _write(_piece(folder, round, piece), data)
        yield count


def _leave_interrupts() -> None:
    # Ctrl-C reaches every process of the terminal; the one that waits for them decides what to do.
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _piece(folder: Path, round: int, piece: int) -> Path:
    return folder / f"round-{round}-{piece:04}.rows"


def _write(path: Path, data: bytes) -> None:
    """All or nothing: whatever stops us, no half file is taken for a whole one."""
    beside = path.with_suffix(".part")
    beside.write_bytes(data)
    beside.replace(path)


def _fitted(course: Course, round: int, mind: Mind, folder: Path) -> str:
    """What the last two rounds teach; the first one, which knew nothing, counts only for itself."""
    rounds = [round] if round < 2 else [round - 1, round]
    seen, apart = Rows(), Rows()
    for one in rounds:
        for piece in range(course.pieces(one)):
            rows = Rows.unpack(_piece(folder, one, piece).read_bytes())
            if piece % APART != APART - 1:
                for _ in range(TIMES if course.pondered(one) else 1):
                    seen.extend(rows)
            elif one == round:
                apart.extend(rows)
    weights = fit(seen, mind, EPOCHS, mind.ridge, course.seed)
    network = None
    if mind.units and round >= NETWORK_FROM:
        network = fit_network(seen, weights, mind, NETWORK_EPOCHS, course.seed)
    alone, chances = said(apart, weights, None, mind), said(apart, weights, network, mind)
    about = {
        **course.about,
        "round": round,
        "rows": len(seen),
        "rows_apart": len(apart),
        "likelihood_apart": round_off(likelihood(chances, apart)),
        **({"likelihood_without_network": round_off(likelihood(alone, apart))} if network else {}),
        "reliability_apart": reliability(chances, apart),
    }
    return written(mind, as_worths(weights, mind), about, network)


def round_off(number: float) -> float:
    """As many digits as mean something."""
    return float(f"{number:.4f}")


def reliability(chances: list[float], rows: Rows) -> list[list[float]]:
    """In each tenth of what was said: what was said, what happened, and in how many rows."""
    sums = [[0.0, 0.0, 0.0] for _ in range(BINS)]
    for one, result in zip(chances, rows.results, strict=True):
        bin = sums[min(int(one * BINS), BINS - 1)]
        bin[0] += one
        bin[1] += result
        bin[2] += 1
    return [
        [round_off(told / count), round_off(came / count), count] for told, came, count in sums if count
    ]
