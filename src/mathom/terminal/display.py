"""The screen of a decision: what happened, the board, the question, and what may be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rich.text import Text as Line

from mathom.core.match import Match
from mathom.terminal.board import Board, Look
from mathom.terminal.log import Told
from mathom.terminal.menu import Menu
from mathom.terminal.paper import Lines, line, words

NEWS_SHARE = 8
"""What happened gets this part of the screen at most, and what the board leaves free."""
INPUT = 1


def question(match: Match, board: Board, width: int) -> Lines:
    """Who decides, and what."""
    decision = match.decision
    assert decision is not None
    voice = board.voice
    seat = voice.say(match.game.name("seat", match.seats[decision.seat]))
    prompt = voice.say(match.game.prompt(match.state, decision))
    return words(voice("terminal-question", seat=seat, prompt=prompt), width, "bold")


def so_far(match: Match, board: Board, width: int) -> Lines:
    """What was chosen on the way to this question, if the table does not show it yet."""
    decision = match.decision
    assert decision is not None
    labels: list[str] = []
    for number in reversed(range(len(match.history))):
        played = match.history[number]
        if played.events or played.seat != decision.seat:
            break
        before = match.at(number)
        if before.decision is None or before.decision.kind != decision.kind:
            break
        labels.append(board.voice.say(match.game.label(before, played.option)))
    counts = {label: labels.count(label) for label in reversed(labels)}
    chosen = ", ".join(label if n == 1 else f"{label} (×{n})" for label, n in counts.items())
    return words(board.voice("terminal-so-far", chosen=chosen), width, "dim") if chosen else []


def news_lines(
    news: Sequence[Told], board: Board, width: int, most: int | None, hint: bool = False
) -> Lines:
    """What happened, the last of it if it is much; with a hint, also which key shows the rest."""
    told = [_news_of(one, board, width) for one in news]
    if most is None or sum(map(len, told)) <= most:
        return [row for rows in told for row in rows]
    if hint:
        most -= 1
    left: Lines = []
    # No sentence is begun in its middle, unless the last one alone is too long.
    while told and (not left or len(told[-1]) + len(left) <= most):
        left = [*told.pop(), *left]
    left = left[max(0, len(left) - most) :]
    if not hint:
        return left
    return [*words(board.voice("terminal-news-more", count=len(told)), width, "dim")[:1], *left]


def _news_of(one: Told, board: Board, width: int) -> Lines:
    """A sentence; what came of something stands under it, a little to the right."""
    first, further = ("› ", "  ") if one.begins else ("  · ", "    ")
    rows = words(board.voice.say(one.text), width - len(first), "italic")
    return [line(first if n == 0 else further, row) for n, row in enumerate(rows)]


def decision_screen(
    match: Match,
    board: Board,
    menu: Menu,
    news: Sequence[Told],
    players: tuple[str, ...],
    room: tuple[int, int | None],
) -> Lines:
    """All that somebody needs to decide, within this width and height."""
    width, height = room
    decision = match.decision
    assert decision is not None
    asked = [*question(match, board, width), *so_far(match, board, width)]
    share = None if height is None else max(2, height // NEWS_SHARE)
    told = news_lines(news, board, width, share, hint=True)
    view = match.view(decision.seat)
    named = tuple(match.game.prompt(match.state, decision).args.values())
    look = Look(width, None, decision.kind, decision.seat, players, menu.marks, named)
    if height is None:
        options = menu.laid_out(width, None)
    else:
        left = height - len(asked) - len(told) - INPUT
        # Words are for newcomers, but not if the table would have to go for them.
        options = menu.laid_out(width, left - board.least(view, look))
        look = replace(look, height=left - len(options))
    drawn = board.draw(view, look)
    if height is not None and share is not None:
        # What the board leaves free belongs to what happened: the reasons come first there.
        free = height - INPUT - len(told) - len(drawn) - len(asked) - len(options)
        told = news_lines(news, board, width, max(share, len(told) + free), hint=True)
    return [*told, *drawn, *asked, *options]


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
