"""Plots: how strong the bots are, how games ended and when, and whether what was foretold came so."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, sqrt
from statistics import median

from mathom.bots.arena.drawing import COLOURS, INK, LINE, PAPER, SOFT, Picture, room_for, steps
from mathom.bots.arena.foretelling import together
from mathom.bots.deals import Z95
from mathom.bots.report import Report
from mathom.core.lang import say
from mathom.core.text import Text

WIDTH, ROW, LEGEND, TOP, EDGE = 760.0, 34.0, 22.0, 56.0, 16.0
MOST_BARS = 40


class Plots:
    """The pictures of a report, in one language."""

    def __init__(self, report: Report, language: str) -> None:
        self._report = report
        self._language = language

    def all(self) -> dict[str, str]:
        """Each picture by its name, as SVG."""
        drawn = {"strength": self.strength(), "length": self.length(), "endings": self.endings()}
        if said := together([bout.foretold for bout in self._report.bouts]):
            places = sum([count for _, _, count in said])
            title = self._say("arena-plot-reliability", count=places)
            words = (self._say("arena-plot-said"), self._say("arena-plot-came"))
            drawn["reliability"] = reliability(said, title, *words)
        return drawn

    def strength(self) -> str:
        """The share of games each bot has won, with its interval; the strongest first."""
        report = self._report
        bots = [bot for bot in range(len(report.names)) if report.score(bot).games]
        bots.sort(key=lambda bot: (-report.score(bot).rate, bot))
        several = len(report.names) > 2
        rated = report.ratings() if several else []
        height = TOP + ROW * len(bots) + 44
        picture = Picture(WIDTH, height, self._say("arena-plot-strength", count=len(report.bouts)))
        left = EDGE + room_for([report.names[bot] for bot in bots]) + 16
        right = WIDTH - (130 if several else 60)
        self._percents(picture, left, right, height - 40)
        if several:
            picture.text(WIDTH - EDGE, TOP - 10, self._say("arena-rating"), SOFT, "end")
        for n, bot in enumerate(bots):
            score, y = report.score(bot), TOP + ROW * (n + 0.5)
            low, high = [left + (right - left) * end for end in score.interval(Z95)]
            at = left + (right - left) * score.rate
            colour = COLOURS[bot % len(COLOURS)]
            picture.text(left - 14, y + 4, report.names[bot], INK, "end")
            picture.line(low, y, high, y, colour, 3)
            for end in (low, high):
                picture.line(end, y - 6, end, y + 6, colour, 2)
            picture.dot(at, y, 6, colour, self._percent(score.rate))
            picture.text(at, y - 9, self._percent(score.rate), INK, "middle", 11)
            if several:
                told = f"{self._decimal(rated[bot].mu)} ± {self._decimal(rated[bot].sigma)}"
                picture.text(WIDTH - EDGE, y + 4, told, INK, "end")
        return picture.svg()

    def _percents(self, picture: Picture, left: float, right: float, bottom: float) -> None:
        """An axis of shares; the one that all would have if they were equal stands out."""
        for percent in range(0, 101, 10):
            x = left + (right - left) * percent / 100
            picture.line(x, TOP - 4, x, bottom, LINE, 1, dashed=True)
            picture.text(x, bottom + 18, str(percent), SOFT, "middle")
        even = left + (right - left) / max([len(bots) for bots in self._report.pairings()])
        picture.line(even, TOP - 4, even, bottom, SOFT)
        picture.text(right + 16, bottom + 18, "%", SOFT)

    def length(self) -> str:
        """How many games took how many decisions."""
        counts = [bout.decisions for bout in self._report.bouts]
        least, most = min(counts), max(counts)
        wide = max(1, ceil((most - least + 1) / MOST_BARS))
        bars = [0] * ((most - least) // wide + 1)
        for count in counts:
            bars[(count - least) // wide] += 1
        height, bottom, left, right = 320.0, 268.0, 60.0, WIDTH - EDGE
        picture = Picture(WIDTH, height, self._say("arena-plot-length"))
        scale, step = (bottom - TOP - 10) / max(bars), (right - left) / len(bars)
        for games in steps(0, max(bars)):
            picture.line(left, bottom - games * scale, right, bottom - games * scale, LINE, 1, True)
            picture.text(left - 8, bottom - games * scale + 4, str(games), SOFT, "end")
        for n, games in enumerate(bars):
            first = least + n * wide
            told = str(first) if wide == 1 else f"{first}–{first + wide - 1}"
            x, tall = left + n * step, games * scale
            picture.rectangle(
                x + 1, bottom - tall, max(step - 2, 1), tall, COLOURS[0], f"{told}: {games}"
            )
        across = step / wide
        for mark in steps(least, most):
            x = left + (mark - least + 0.5) * across
            picture.text(x, bottom + 18, str(mark), SOFT, "middle")
        middle = median(counts)
        x = left + (middle - least + 0.5) * across
        picture.line(x, TOP - 4, x, bottom, COLOURS[1], 2)
        told = self._say("arena-plot-median", number=self._decimal(middle))
        near = x > (left + right) / 2
        picture.text(x - 6 if near else x + 6, TOP + 6, told, COLOURS[1], "end" if near else "start")
        picture.text((left + right) / 2, bottom + 40, self._say("arena-plot-decisions"), SOFT, "middle")
        return picture.svg()

    def endings(self) -> str:
        """In which ways each bot has won."""
        report = self._report
        won = [_ways(report, bot) for bot in range(len(report.names))]
        ways = sorted({how for one in won for how in one})
        colour = {how: COLOURS[n % len(COLOURS)] for n, how in enumerate(ways)}
        most = max([sum(one.values()) for one in won])
        height = TOP + ROW * len(won) + LEGEND * len(ways) + 26
        picture = Picture(WIDTH, height, self._say("arena-plot-endings"))
        left = EDGE + room_for(report.names) + 12
        right = WIDTH - 70
        for bot, one in enumerate(won):
            x, y = left, TOP + ROW * bot
            picture.text(left - 10, y + ROW / 2 + 4, report.names[bot], INK, "end")
            for how in ways:
                wide = (right - left) * one.get(how, 0) / most
                if wide:
                    told = f"{self._how(how)}: {one[how]}"
                    picture.rectangle(x, y + 5, wide, ROW - 10, colour[how], told)
                    if wide > 24:
                        picture.text(x + wide / 2, y + ROW / 2 + 4, str(one[how]), PAPER, "middle", 12)
                    x += wide
            picture.text(x + 8, y + ROW / 2 + 4, str(sum(one.values())), INK)
        for n, how in enumerate(ways):
            y = TOP + ROW * len(won) + LEGEND * n + 26
            picture.rectangle(left, y - 11, 14, 14, colour[how])
            picture.text(left + 22, y, self._how(how), INK)
        return picture.svg()

    # -- words and numbers -----------------------------------------------------------------------

    def _say(self, id: str, **args: str | int | Text) -> str:
        return say(Text(id, **args), self._language)

    def _how(self, how: str) -> str:
        return self._report.ending(how, self._language)

    def _decimal(self, number: float) -> str:
        return f"{number:.1f}".replace(".", self._say("arena-decimal"))

    def _percent(self, rate: float) -> str:
        return f"{self._decimal(100 * rate)} %"


def _ways(report: Report, bot: int) -> dict[str, int]:
    """How often a bot has won in which way, alone or with others."""
    found: dict[str, int] = {}
    for bout in report.bouts:
        if bot in [bout.bots[seat] for seat in bout.winners]:
            found[bout.how] = found.get(bout.how, 0) + 1
    return found


def reliability(bins: Sequence[Sequence[float]], title: str, said: str, came: str) -> str:
    """Of the games that were called so likely, how many were won. The larger a dot, the more there were.

    A bin is what was said, what came, and how often.
    """
    size, left, top = 400.0, 70.0, 46.0
    picture = Picture(left + size + 30, top + size + 60, title)
    most = max([count for _, _, count in bins])
    for percent in range(0, 101, 20):
        along = size * percent / 100
        picture.line(left + along, top, left + along, top + size)
        picture.line(left, top + along, left + size, top + along)
        picture.text(left + along, top + size + 20, str(percent), SOFT, "middle")
        picture.text(left - 8, top + size - along + 4, str(percent), SOFT, "end")
    picture.line(left, top + size, left + size, top, SOFT, 1, dashed=True)
    picture.text(left + size / 2, top + size + 44, said, SOFT, "middle")
    picture.upright(24, top + size / 2, came)
    for foretold, happened, count in bins:
        told = f"{foretold:.1%} → {happened:.1%} ({count:.0f})"
        radius = 3 + 9 * sqrt(count / most)
        picture.dot(left + size * foretold, top + size * (1 - happened), radius, COLOURS[0], told)
    return picture.svg()
