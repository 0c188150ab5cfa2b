"""The screen of a decision: what happened, the board, the question, and what may be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rich.text import Text as Line

from mathom.core.match import Match
from mathom.core.text import Text
from mathom.terminal.board import Board, Look
from mathom.terminal.menu import Menu
from mathom.terminal.paper import Lines, line, words

NEWS_SHARE = 8
"""What happened gets this part of the screen at most."""
INPUT = 1


def question(match: Match, board: Board, width: int) -> Lines:
    """Who decides, and what."""
    decision = match.decision
    assert decision is not None
    voice = board.voice
    seat = voice.say(match.game.name("seat", match.seats[decision.seat]))
    prompt = voice.say(match.game.prompt(match.state, decision))
    return words(voice("terminal-question", seat=seat, prompt=prompt), width, "bold")


def news_lines(news: Sequence[Text], board: Board, width: int, most: int | None) -> Lines:
    """What happened, the last of it if it is much."""
    lines: Lines = []
    for text in news:
        rows = words(board.voice.say(text), width - 2, "italic")
        lines += [line("› " if n == 0 else "  ", row) for n, row in enumerate(rows)]
    return lines if most is None or len(lines) <= most else lines[-most:]


def decision_screen(
    match: Match,
    board: Board,
    menu: Menu,
    news: Sequence[Text],
    players: tuple[str, ...],
    room: tuple[int, int | None],
) -> Lines:
    """All that somebody needs to decide, within this width and height."""
    width, height = room
    decision = match.decision
    assert decision is not None
    asked = question(match, board, width)
    told = news_lines(news, board, width, None if height is None else max(2, height // NEWS_SHARE))
    options = menu.in_words(width)
    view = match.view(decision.seat)
    look = Look(width, None, decision.kind, decision.seat, players, menu.marks)
    if height is not None:
        left = height - len(asked) - len(told) - INPUT
        # Words are for newcomers, but not if the table would have to go for them.
        if len(options) + board.least(view, look) > left:
            options = menu.in_signs(width)
        look = replace(look, height=left - len(options))
    return [*told, *board.draw(view, look), *asked, *options]


def board_screen(
    match: Match,
    board: Board,
    players: tuple[str, ...],
    room: tuple[int, int | None],
    seat: int,
    menu: Menu | None = None,
) -> Lines:
    """The board alone, the whole of it if the height does not matter."""
    kind = "" if match.decision is None else match.decision.kind
    marks = {} if menu is None else menu.marks
    return board.draw(match.view(seat), Look(*room, kind, seat, players, marks))


def empty() -> Lines:
    """A line to rest the eyes."""
    return [Line()]
