"""What came of an arena: who won how often, how surely, in which way, and after how long."""

# Not compiled: it counts games, not positions.

from __future__ import annotations

import csv
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from statistics import fmean, median
from typing import TYPE_CHECKING, TextIO

from mathom.bots.deals import interval
from mathom.core.game import Game, Setup
from mathom.core.lang import say
from mathom.core.text import Text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from mathom.bots.arena.ratings import Rating


@dataclass(frozen=True)
class Bout:
    """One game of an arena. Lists are by seat."""

    pair: int
    seed: int
    bots: tuple[int, ...]
    """Which bot of the arena sat there."""
    winners: tuple[int, ...]
    """The seats that won."""
    how: str
    decisions: int
    faults: tuple[int, ...]
    """How often the seat's bot gave no option that could be played."""
    foretold: tuple[tuple[float, float, int], ...] = ()
    """What the evaluation said and what came of it, if that was asked: arena/foretelling.py."""


@dataclass(frozen=True)
class Score:
    """How often somebody won. A victory that several share is divided among them."""

    games: int
    won: int
    shared: int
    shares: float
    """What of the shared victories is theirs: of two who share one, half a win each."""
    deals: tuple[float, ...]
    """What share they had in all games of a deal, for each deal."""

    @property
    def rate(self) -> float:
        """The share of games won."""
        return (self.won + self.shares) / self.games

    def interval(self, z: float) -> tuple[float, float]:
        """Where the true rate lies, from how much the deals differ."""
        return interval(self.deals, self.rate, z)


def _score(who: int, bouts: Sequence[Bout], winners: Sequence[Collection[int]]) -> Score:
    """How one of them did in games that these have won."""
    mine = [len(won) for won in winners if who in won]
    shared = [count for count in mine if count > 1]
    deals: dict[int, list[float]] = {}
    for bout, won in zip(bouts, winners, strict=True):
        deals.setdefault(bout.pair, []).append(1 / len(won) if who in won else 0.0)
    return Score(
        games=len(winners),
        won=mine.count(1),
        shared=len(shared),
        shares=sum([1 / count for count in shared]),
        deals=tuple([fmean(games) for games in deals.values()]),
    )


class Report:
    """The games of an arena, and what they tell."""

    def __init__(
        self,
        game: Game,
        names: list[str],
        seed: int,
        bouts: list[Bout],
        stopped: bool = False,
        setup: Setup | None = None,
    ) -> None:
        setup = game.settle({}) if setup is None else setup
        self.game = game
        self.seats = game.seats(setup)
        self.teams = game.teams(setup)
        self.names = _told_apart(names)
        self.seed = seed
        self.bouts = sorted(bouts, key=lambda bout: (sorted(set(bout.bots)), bout.pair, bout.bots))
        self.stopped = stopped
        """Whether it was stopped before all games were played."""

    def pairings(self) -> list[tuple[int, ...]]:
        """Who met whom, as far as anything was played."""
        return sorted({tuple(sorted(set(bout.bots))) for bout in self.bouts})

    def between(self, *bots: int) -> list[Bout]:
        """The games of these bots against each other."""
        return [bout for bout in self.bouts if set(bout.bots) == set(bots)]

    def score(self, bot: int, *against: int, seat: int | None = None) -> Score:
        """How a bot did, against these others and on one seat if you like."""
        bouts = [bout for bout in self.bouts if bot in bout.bots]
        if against:
            bouts = [bout for bout in bouts if set(bout.bots) == {bot, *against}]
        if seat is not None:
            return self.seat_score(seat, [bout for bout in bouts if bout.bots[seat] == bot])
        return _score(bot, bouts, [{bout.bots[winner] for winner in bout.winners} for bout in bouts])

    def seat_score(self, seat: int, bouts: Sequence[Bout] | None = None) -> Score:
        """How often a seat won, in all games or in these; of a team, those who come first in it."""
        found = self.bouts if bouts is None else bouts
        return _score(seat, found, [bout.winners for bout in found])

    def team_score(self, team: int, bouts: Sequence[Bout] | None = None) -> Score:
        """How often a team won, whoever of it came first."""
        team_of = {seat: number for number, seats in enumerate(self.teams) for seat in seats}
        found = self.bouts if bouts is None else bouts
        return _score(team, found, [{team_of[winner] for winner in bout.winners} for bout in found])

    def endings(self, *bots: int) -> dict[str, dict[tuple[int, int], int]]:
        """For each way to end: how often which bot won so on which seat; a shared end has no winner."""
        ways: dict[str, dict[tuple[int, int], int]] = {}
        for bout in self.between(*bots):
            way = ways.setdefault(bout.how, {})
            for seat in bout.winners:
                key = (bout.bots[seat], seat)
                way[key] = way.get(key, 0) + 1
        return dict(sorted(ways.items()))

    def bot_endings(self, *bots: int) -> dict[str, dict[int, int]]:
        """For each way to end: how often which bot won so, on whatever seats."""
        ways: dict[str, dict[int, int]] = {}
        for bout in self.between(*bots):
            way = ways.setdefault(bout.how, {})
            for bot in {bout.bots[seat] for seat in bout.winners}:
                way[bot] = way.get(bot, 0) + 1
        return dict(sorted(ways.items()))

    def ending(self, how: str, language: str) -> str:
        """What people call a way to end, which may be otherwise than in a sentence."""
        for kind in ("ending", "how"):
            name = self.game.name(kind, how)
            if isinstance(name, Text):
                return say(name, language)
        return how

    def lengths(self) -> tuple[float, float, int, int]:
        """Decisions a game: mean, median, least, most."""
        counts = [bout.decisions for bout in self.bouts]
        return fmean(counts), median(counts), min(counts), max(counts)

    def faults(self, bot: int) -> int:
        """How often a bot gave no option that could be played."""
        return sum(
            count
            for bout in self.bouts
            for who, count in zip(bout.bots, bout.faults, strict=True)
            if who == bot
        )

    def ratings(self) -> list[Rating]:
        """How strong each bot is, whoever it has met."""
        from mathom.bots.arena.ratings import ratings

        return ratings(self)

    def render(self, language: str = "en") -> RenderableType:
        """The report for a terminal."""
        from mathom.bots.scoreboard import Scoreboard

        return Scoreboard(self, language).render()

    def write_csv(self, file: TextIO) -> None:
        """One row a game."""
        rows = csv.writer(file, lineterminator="\n")
        faults = [f"{seat}_faults" for seat in self.seats]
        rows.writerow(["pair", "seed", *self.seats, "winners", "how", "decisions", *faults])
        for bout in self.bouts:
            rows.writerow(
                [
                    bout.pair,
                    bout.seed,
                    *[self.names[bot] for bot in bout.bots],
                    " ".join([self.seats[winner] for winner in bout.winners]),
                    bout.how,
                    bout.decisions,
                    *bout.faults,
                ]
            )


def _told_apart(names: list[str]) -> list[str]:
    """Bots of the same name are numbered: a bot may play against itself."""
    return [
        f"{name} ({names[: n + 1].count(name)})" if name in names[:n] else name
        for n, name in enumerate(names)
    ]
