"""How an arena looks in a terminal: the bar while it plays, the tables of its report."""

# Not compiled: it talks to people.

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich import box
from rich.console import Console, Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text as Line

from mathom.bots.deals import Z95, Z99
from mathom.bots.report import Bout, Report, Score
from mathom.core.lang import say
from mathom.core.text import Text


class Scoreboard:
    """A report in one language."""

    def __init__(self, report: Report, language: str, goes_on: bool = False) -> None:
        self._report = report
        self._goes_on = goes_on
        self._language = language

    def render(self) -> RenderableType:
        """The whole report."""
        report = self._report
        parts: list[RenderableType] = []
        if report.stopped:
            parts.append(self._line("arena-stopped", count=len(report.bouts)))
            if self._goes_on:
                parts.append(self._line("arena-goes-on"))
        if not report.bouts:
            return Group(*parts)
        # Who plays alone meets nobody: all are compared by the games that they have had.
        alone = len(report.seats) == 1
        if len(report.names) > 2 or alone:
            parts.append(self._standings())
        if len(report.names) > 2 and not alone:
            parts += [self._ratings(), self._line("arena-rating-means")]
        for bots in report.pairings():
            parts += [self._endings(bots)] if alone else [self._scores(bots), self._endings(bots)]
        if len(report.seats) > 2:
            parts.append(self._seatings())
        parts += [self._lengths(), self._line("arena-intervals")]
        for bot, name in enumerate(report.names):
            if report.faults(bot):
                parts.append(self._line("arena-faults", bot=name, count=report.faults(bot)))
        return Group(*parts)

    # -- tables ----------------------------------------------------------------------------------

    def _standings(self) -> Table:
        table = self._table("arena-all")
        for bot, name in enumerate(self._report.names):
            score = self._report.score(bot)
            if score.games:
                table.add_row(name, self._any_seat(), *self._cells(score))
        return table

    def _ratings(self) -> Table:
        """The strongest first, by what they are surely worth."""
        table = _plain_table(self._say("arena-ratings"))
        table.add_column(self._say("arena-bot"))
        for id in ("rating", "sigma", "least"):
            table.add_column(self._say(f"arena-{id}"), justify="right")
        found = list(enumerate(self._report.ratings()))
        for bot, rating in sorted(found, key=lambda one: (-one[1].least, one[0])):
            numbers = (rating.mu, rating.sigma, rating.least)
            table.add_row(self._report.names[bot], *[self._decimal(number) for number in numbers])
        return table

    def _scores(self, bots: tuple[int, ...]) -> Table:
        report = self._report
        bouts = report.between(*bots)
        table = self._table(
            "arena-scores",
            one=report.names[bots[0]],
            other=", ".join([report.names[bot] for bot in bots[1:]]),
            count=len(bouts),
            seed=str(report.seed),
        )
        for bot in bots:
            table.add_section()
            rivals = [rival for rival in bots if rival != bot]
            score = report.score(bot, *rivals)
            table.add_row(report.names[bot], self._any_seat(), *self._cells(score))
            for number, team in enumerate(report.teams):
                here = [bout for bout in bouts if bout.bots[team[0]] == bot]
                self._add_team(table, "", number, here)
        return table

    def _seatings(self) -> Table:
        """How the seats and teams did, whoever sat there."""
        table = self._table("arena-seatings")
        for number in range(len(self._report.teams)):
            self._add_team(
                table, "" if number else self._say("arena-any-bot"), number, self._report.bouts
            )
        return table

    def _add_team(self, table: Table, first: str, number: int, bouts: list[Bout]) -> None:
        """A team in these games, and its seats: a team of one is its seat."""
        report = self._report
        team = report.teams[number]
        if not bouts:
            return
        if len(team) > 1:
            name = " + ".join([self._seat(seat) for seat in team])
            table.add_row(first, name, *self._cells(report.team_score(number, bouts)))
            first = ""
        for seat in team:
            indent = "· " if len(team) > 1 else ""
            table.add_row(first, indent + self._seat(seat), *self._cells(report.seat_score(seat, bouts)))

    def _table(self, title: str, **args: str | int | Text) -> Table:
        table = _plain_table(self._say(title, **args))
        table.add_column(self._say("arena-bot"))
        table.add_column(self._say("arena-seat"))
        for id in ("won", "shared", "rate", "95", "99"):
            table.add_column(self._say(f"arena-{id}"), justify="right", no_wrap=True)
        return table

    def _cells(self, score: Score) -> list[str]:
        return [
            str(score.won),
            str(score.shared),
            self._percent(score.rate),
            self._interval(score.interval(Z95)),
            self._interval(score.interval(Z99)),
        ]

    def _endings(self, bots: tuple[int, ...]) -> Table:
        report = self._report
        table = _plain_table(self._say("arena-endings"))
        table.add_column("")
        columns = [(bot, seat) for bot in bots for seat in range(len(report.seats))]
        if len(report.seats) > 2:
            # A column for each bot on each seat would not find room.
            for bot in bots:
                table.add_column(report.names[bot], justify="right")
            for how, won in report.bot_endings(*bots).items():
                table.add_row(self._how(how), *[str(won.get(bot, 0)) for bot in bots])
            return table
        for bot, seat in columns:
            table.add_column(f"{report.names[bot]}\n{self._seat(seat)}", justify="right")
        for how, counts in report.endings(*bots).items():
            table.add_row(self._how(how), *[str(counts.get(column, 0)) for column in columns])
        return table

    def _how(self, how: str) -> str:
        return self._report.ending(how, self._language)

    def _lengths(self) -> Line:
        mean, middle, least, most = self._report.lengths()
        return self._line(
            "arena-lengths",
            mean=self._decimal(mean),
            median=self._decimal(middle),
            least=least,
            most=most,
        )

    # -- words and numbers -----------------------------------------------------------------------

    def _say(self, id: str, **args: str | int | Text) -> str:
        return say(Text(id, **args), self._language)

    def _line(self, id: str, **args: str | int | Text) -> Line:
        return Line(self._say(id, **args))

    def _any_seat(self) -> str:
        return self._say("arena-any-seat", count=len(self._report.seats))

    def _seat(self, seat: int) -> str:
        name = self._report.game.name("seat", self._report.seats[seat])
        return say(name, self._language) if isinstance(name, Text) else name

    def _decimal(self, number: float) -> str:
        return f"{number:.1f}".replace(".", self._say("arena-decimal"))

    def _percent(self, rate: float) -> str:
        return f"{self._decimal(100 * rate)} %"

    def _interval(self, ends: tuple[float, float]) -> str:
        low, high = ends
        return f"{self._decimal(100 * low)}–{self._decimal(100 * high)}"


def _plain_table(title: str) -> Table:
    return Table(
        title=title,
        title_justify="left",
        title_style="bold",
        header_style="",
        box=box.SIMPLE_HEAD,
        padding=(0, 1, 0, 0),
    )


@contextmanager
def bar(language: str, doing: str = "arena-playing") -> Iterator[Callable[[int, int], None]]:
    """A progress bar, to be told how many games are done of how many.

    It is on stderr, so that the report can be piped on, and it is gone when all is played.
    """
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(say(Text(doing), language), total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)


def show(report: Report, language: str, goes_on: bool = False) -> None:
    """Print the report. Whoever reads it may stop reading when they like."""
    console = Console()
    # Rich would end the program itself if nobody reads on; the report is not all a program may do.
    with console.capture() as printed:
        console.print(Scoreboard(report, language, goes_on).render())
    try:
        sys.stdout.write(printed.get())
        sys.stdout.flush()
    except BrokenPipeError:
        # Python flushes stdout once more when it ends, and would complain then.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
