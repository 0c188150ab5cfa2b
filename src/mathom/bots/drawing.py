"""The curve of a review as a picture, and as a page with all that was found."""

# Not compiled: it writes files for people.

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from mathom.bots.naming import called
from mathom.bots.reasons import in_words
from mathom.bots.review import Mistake, Review, Turn
from mathom.core.lang import say
from mathom.core.match import Match
from mathom.core.text import Text

WIDTH, HEIGHT = 720, 260
LEFT, TOP, BELOW = 44, 34, 30
COLOURS = ("#285a8c", "#8e2a24", "#7a5a12", "#2f5b36")
INK, PAPER, LINE = "#2a2018", "#f3ead3", "#bfa97f"

Moment = Turn | Mistake


def moments(found: Review) -> list[Moment]:
    """What is worth a look, in the order of the game. A turn that a mistake explains is told with it."""
    mistaken = {one.n for one in found.mistakes}
    turns: list[Moment] = [one for one in found.turns if one.n not in mistaken]
    return sorted([*found.mistakes, *turns], key=lambda one: one.n)


def lines(match: Match, found: Review) -> list[tuple[int, list[tuple[int, float]]]]:
    """For each team its first seat, and how it stood after so many choices."""
    teams = match.game.teams(match.setup)
    return [(team[0], [(point.n, point.chances[team[0]]) for point in found.points]) for team in teams]


def seat_name(match: Match, seat: int, language: str) -> str:
    """What a seat is called."""
    return _said(match.game.name("seat", match.seats[seat]), language)


def percent(chance: float) -> str:
    """A chance as people write it. Nothing that can still be lost is said to be certain."""
    shown = min(max(round(100 * chance), 1), 99) if 0.0 < chance < 1.0 else round(100 * chance)
    return f"{shown} %"


def told(match: Match, one: Moment, language: str) -> list[str]:
    """A moment in words: what it was, what would have been better, and why."""
    state = match.at(one.n - 1)
    plan = (one.option, *one.then)
    seat = seat_name(match, one.seat, language)
    if isinstance(one, Turn):
        label = called(match.game, state, plan, language)
        args = {"seat": seat, "choice": label, "from": percent(one.before), "to": percent(one.after)}
        id = "review-turn-luck" if one.by_chance else "review-turn"
        return [say(Text(id, **args), language)]
    instead = (one.better, *one.better_then)
    label = called(match.game, state, plan, language, beside=[instead])
    better = called(match.game, state, instead, language, beside=[plan])
    id = "review-blunder" if one.blunder else "review-mistake"
    chances = {"chance": percent(one.chance), "best": percent(one.best)}
    return [
        say(Text(id, seat=seat, choice=label), language),
        say(Text("review-better", choice=better, **chances), language),
        " ".join(in_words(match.game, one.reasons, language)),
    ]


def svg(match: Match, found: Review, language: str) -> str:
    """The curve as a picture."""
    last = max(found.points[-1].n, 1)
    across = (WIDTH - LEFT - 12) / last
    tall = HEIGHT - TOP - BELOW
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}"'
        f' height="{HEIGHT}" font-family="Georgia, serif" font-size="14" role="img">',
        f"<title>{escape(say(Text('review-title'), language))}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
    ]
    for share in (0.0, 0.5, 1.0):
        y = TOP + (1 - share) * tall
        drawn.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - 12}" stroke="{LINE}" fill="none"/>')
        drawn.append(f'<text x="{LEFT - 6}" y="{y + 5:.1f}" text-anchor="end">{percent(share)}</text>')
    for n in (0, last // 2, last):
        x = LEFT + n * across
        drawn.append(f'<text x="{x:.1f}" y="{HEIGHT - 10}" text-anchor="middle">{n}</text>')
    for number, (seat, values) in enumerate(lines(match, found)):
        colour = COLOURS[number % len(COLOURS)]
        points = " ".join(f"{LEFT + n * across:.1f},{TOP + (1 - v) * tall:.1f}" for n, v in values)
        drawn.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        name = escape(seat_name(match, seat, language))
        drawn.append(f'<text x="{LEFT + 150 * number}" y="20" fill="{colour}">{name}</text>')
    drawn += _marks(match, found, across, tall)
    return "\n".join([*drawn, "</svg>", ""])


def _marks(match: Match, found: Review, across: float, tall: float) -> list[str]:
    drawn = []
    for one in moments(found):
        chances = next(point for point in reversed(found.points) if point.n < one.n).chances
        x, y = LEFT + (one.n - 1) * across, TOP + (1 - chances[one.seat]) * tall
        size = 7 if isinstance(one, Mistake) and one.blunder else 5
        fill = PAPER if isinstance(one, Turn) else INK
        at = f'cx="{x:.1f}" cy="{y:.1f}" r="{size}"'
        drawn.append(
            f'<circle {at} fill="{fill}" stroke="{INK}" stroke-width="2"><title>{one.n}</title></circle>'
        )
    return drawn


def page(match: Match, found: Review, language: str) -> str:
    """The curve and all moments as a page that needs nothing else."""
    title = escape(say(Text("review-title"), language))
    rows = [
        f"<li value={one.n}>" + "<br>".join(escape(line) for line in told(match, one, language) if line)
        for one in moments(found)
    ]
    return "\n".join(
        [
            f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title}</title>',
            f"<style>body{{max-width:45em;margin:2em auto;padding:0 1em;background:{PAPER};color:{INK};"
            "font:17px/1.4 Georgia,serif}svg{width:100%;height:auto}li{margin:.6em 0}</style>",
            f"<h1>{title}</h1>",
            svg(match, found, language),
            "<ol>",
            *rows,
            "</ol></html>",
            "",
        ]
    )


def blocks(values: Sequence[tuple[int, float]], last: int, width: int, height: int) -> list[str]:
    """One side's curve in letters: how much of the whole is its own, the first row on top."""
    eighths = " ▁▂▃▄▅▆▇█"
    columns = []
    for column in range(width):
        n = round(column * last / max(width - 1, 1))
        value = next(v for k, v in reversed(values) if k <= n)
        columns.append(round(value * height * 8))
    return [
        "".join([eighths[min(max(one - 8 * row, 0), 8)] for one in columns])
        for row in reversed(range(height))
    ]


def _said(text: Text | str, language: str) -> str:
    return text if isinstance(text, str) else say(text, language)
