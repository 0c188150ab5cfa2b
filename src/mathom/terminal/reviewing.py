"""`mathom review`: how a game went, at the terminal and as files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from mathom.core.faults import BadSetup
from mathom.terminal import values
from mathom.terminal.helping import Spoken, option
from mathom.terminal.voice import Voice

if TYPE_CHECKING:
    from mathom.bots.review import Review
    from mathom.core.match import Match
    from mathom.terminal.screen import Screen

ROWS = 8
"""So many lines high is the curve."""
MARGIN = 7


def command(voice: Voice) -> click.Command:
    """The command."""

    def run(file: str, **wanted: Any) -> None:
        from mathom.terminal.screen import Screen

        show_review(
            Screen(voice),
            file,
            values.number("--seed", wanted["seed"]) or 0,
            values.number("--iterations", wanted["iterations"], least=1) or 1,
            {".svg": wanted["svg"], ".html": wanted["html"]},
        )

    parameters = [
        click.Argument(["file"]),
        option(voice, "--seed", metavar="N", said="review-seed", default="0"),
        option(voice, "--iterations", metavar="N", said="review-iterations", default="200"),
        option(voice, "--svg", metavar="FILE", said="review-svg"),
        option(voice, "--html", metavar="FILE", said="review-html"),
        option(voice, "--lang", metavar="en|it|es"),
    ]
    return Spoken("review", voice, parameters, callback=run)


def show_review(
    screen: Screen, file: str, seed: int, iterations: int, files: dict[str, str | None]
) -> None:
    """Go through a record, tell what was found, and draw it where that is wanted."""
    import mathom
    from mathom.bots.drawing import moments, page, svg, told
    from mathom.bots.review import review
    from mathom.bots.scoreboard import bar
    from mathom.terminal.start import read_record

    match = mathom.replay(read_record(file))
    language = screen.voice.language
    with bar(language, "review-working") as progress:
        found = review(match, seed, iterations, progress=progress)
    if match.outcome is not None:
        screen.tell(match.game.result(match.outcome, match.seats), "bold")
    _curve(screen, match, found)
    for one in moments(found):
        first, *more = told(match, one, language)
        screen.tell(f"{one.n:>4}. {first}", "bold")
        for line in filter(None, more):
            screen.tell(line, margin=6)
    if not moments(found):
        screen.tell(screen.voice("review-none"))
    screen.tell(screen.voice("review-open", command=f"mathom replay {file} --at N"), "dim")
    for kind, draw in ((".svg", svg), (".html", page)):
        path = files[kind]
        if path:
            _write(path, draw(match, found, language))
            screen.tell(screen.voice("review-written", file=path))


def _curve(screen: Screen, match: Match, found: Review) -> None:
    """The chance to win in letters. Between two sides one curve is enough: the rest is the other's."""
    from rich.text import Text as Line

    from mathom.bots.drawing import blocks, lines, moments, percent, seat_name

    width = max(screen.width - MARGIN - 1, 10)
    last = max(found.points[-1].n, 1)
    sides = lines(match, found)
    for seat, curve in sides[:1] if len(sides) == 2 else sides:
        screen.tell(screen.voice("review-curve", seat=seat_name(match, seat, screen.voice.language)))
        for row, drawn in enumerate(blocks(curve, last, width, ROWS)):
            mark = percent(1 - row / ROWS) if row in (0, ROWS // 2) else ""
            screen.show([Line.assemble((f"{mark:>{MARGIN - 1}} ", "dim"), (drawn, "blue"))])
    under = [" "] * width
    for one in moments(found):
        blunder = getattr(one, "blunder", None)
        sign = "◆" if blunder is None else "▼" if blunder else "▽"
        under[round((one.n - 1) * (width - 1) / last)] = sign
    screen.show([Line(" " * MARGIN + "".join(under).rstrip())])
    screen.show([Line(f"{'':>{MARGIN}}0{last:>{width - 1}}", "dim")])
    screen.tell(screen.voice("review-signs"), "dim")


def _write(path: str, text: str) -> None:
    try:
        Path(path).write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadSetup("review-not-written", file=path, why=error.strerror or str(error)) from error
