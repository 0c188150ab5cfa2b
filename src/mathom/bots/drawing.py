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

WIDE, NARROW = 720, 340
"""How wide a picture is, on a page and on a phone: its letters are as large on both."""
TALL = 200
LEFT, RIGHT, LINE_HEIGHT, BELOW = 50, 12, 20, 30
LETTER = 8
"""About so wide is a letter."""
COLOURS = ("#285a8c", "#8e2a24", "#7a5a12", "#2f5b36")
INK, PAPER, LINE = "#2a2018", "#f3ead3", "#bfa97f"
SHAPES = {"mistake": "M-7-6H7L0 7Z", "blunder": "M-7-6H7L0 7Z", "turn": "M0-7L7 0 0 7-7 0Z"}
"""▽ ▼ ◆, as in the terminal."""

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
    # The sign is not left alone on the next line.
    return f"{shown}\u00a0%"


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


def svg(match: Match, found: Review, language: str, width: int = WIDE, linked: bool = False) -> str:
    """The curve as a picture. On a page its marks lead to what is said of them there."""
    last = max(found.points[-1].n, 1)
    names, top = _names(match, found, language, width)
    across, height = (width - LEFT - RIGHT) / last, top + TALL + BELOW
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}"'
        f' height="{height}" font-family="Georgia, serif" font-size="15" fill="{INK}" role="img">',
        f"<title>{escape(say(Text('review-title'), language))}</title>",
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
        *names,
    ]
    for share in (0.0, 0.5, 1.0):
        y = top + (1 - share) * TALL
        drawn.append(f'<path d="M{LEFT} {y:.1f}H{width - RIGHT}" stroke="{LINE}" fill="none"/>')
        drawn.append(f'<text x="{LEFT - 6}" y="{y + 5:.1f}" text-anchor="end">{percent(share)}</text>')
    for n, anchor in ((0, "start"), (last // 2, "middle"), (last, "end")):
        at = escape(say(Text("review-choice", n=str(n)), language)) if n == 0 else str(n)
        x = LEFT + n * across
        drawn.append(f'<text x="{x:.1f}" y="{height - 9}" text-anchor="{anchor}">{at}</text>')
    for number, (_, values) in enumerate(lines(match, found)):
        points = " ".join(f"{LEFT + n * across:.1f},{top + (1 - v) * TALL:.1f}" for n, v in values)
        stroke = f'stroke="{COLOURS[number % len(COLOURS)]}" stroke-width="2.5"'
        drawn.append(f'<polyline points="{points}" fill="none" {stroke}/>')
    for one in moments(found):
        x, y = LEFT + (one.n - 1) * across, top + (1 - _stood(found, one)) * TALL
        mark = _mark(match, one, x, y, language)
        drawn.append(f'<a href="#choice-{one.n}">{mark}</a>' if linked else mark)
    return "\n".join([*drawn, "</svg>", ""])


def _names(match: Match, found: Review, language: str, width: int) -> tuple[list[str], int]:
    """Whose curve is which, in as many rows as that takes; how far down the picture begins."""
    drawn, x, y = list[str](), LEFT, LINE_HEIGHT
    for number, (seat, _) in enumerate(lines(match, found)):
        name = seat_name(match, seat, language)
        if x > LEFT and x + LETTER * len(name) > width - RIGHT:
            x, y = LEFT, y + LINE_HEIGHT
        colour = COLOURS[number % len(COLOURS)]
        drawn.append(f'<text x="{x}" y="{y}" fill="{colour}" font-weight="bold">{escape(name)}</text>')
        x += LETTER * len(name) + 2 * LINE_HEIGHT
    return drawn, y + LINE_HEIGHT


def _stood(found: Review, one: Moment) -> float:
    """How its seat stood before a choice was made."""
    before = [point for point in found.points if point.n < one.n]
    return before[-1].chances[one.seat] if before else 0.5


def _mark(match: Match, one: Moment, x: float, y: float, language: str) -> str:
    """A sign on the curve, in the colour of whoever chose; pointed at, it says what it was."""
    kind = "turn" if isinstance(one, Turn) else "blunder" if one.blunder else "mistake"
    teams = match.game.teams(match.setup)
    team = next(number for number, seats in enumerate(teams) if one.seat in seats)
    colour = COLOURS[team % len(COLOURS)]
    style = f'fill="{PAPER if kind == "mistake" else colour}" stroke="{colour}" stroke-width="2"'
    words = escape(f"{one.n}. {told(match, one, language)[0]}")
    place = f'transform="translate({x:.1f} {y:.1f})"'
    return f'<path class="{kind}" d="{SHAPES[kind]}" {place} {style}><title>{words}</title></path>'


STYLE = f"""
body {{ max-width: 45em; margin: 1.5em auto; padding: 0 1em; background: {PAPER}; color: {INK};
  font: 17px/1.4 Georgia, serif; }}
svg {{ display: block; width: 100%; height: auto; }}
.narrow {{ display: none; }}
@media (max-width: 560px) {{ .wide {{ display: none; }} .narrow {{ display: block; }} }}
li {{ margin: 0.7em 0; }}
li:target {{ outline: 2px solid {LINE}; outline-offset: 6px; }}
li b {{ font-weight: bold; }}
.signs {{ white-space: pre-wrap; }}
"""


def page(match: Match, found: Review, language: str) -> str:
    """The curve and all moments as a page that needs nothing else."""
    title = escape(say(Text("review-title"), language))
    of = escape(say(match.game.title, language))
    result = match.outcome and say(match.game.result(match.outcome, match.seats), language)
    rows = [_row(match, one, language) for one in moments(found)]
    nothing = f"<p>{escape(say(Text('review-none'), language))}</p>"
    return "\n".join(
        [
            f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width">',
            f"<title>{title}: {of}</title>\n<style>{STYLE}</style>",
            f"<h1>{title}</h1>",
            f"<p>{of}. {escape(result or '')}</p>",
            f'<div class="wide">{svg(match, found, language, linked=True)}</div>',
            f'<div class="narrow">{svg(match, found, language, NARROW, linked=True)}</div>',
            f'<p class="signs">{escape(say(Text("review-signs"), language))}</p>',
            *(["<ol>", *rows, "</ol>"] if rows else [nothing]),
            "</html>",
            "",
        ]
    )


def _row(match: Match, one: Moment, language: str) -> str:
    """What is said of a moment, under the number of its choice."""
    first, *more = [escape(line) for line in told(match, one, language) if line]
    return f'<li value="{one.n}" id="choice-{one.n}">' + "<br>".join([f"<b>{first}</b>", *more])


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
