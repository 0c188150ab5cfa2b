"""Tables to look at: Aragorn's fellowship on its way, and caught by Uruks."""

from __future__ import annotations

from mathom.core.match import Match
from mathom.games.tcg.game import TCG
from mathom.terminal.board import Board, Look
from mathom.terminal.boards import board_of
from mathom.terminal.display import decision_screen
from mathom.terminal.menu import Menu
from mathom.terminal.voice import Voice


def board(language: str = "en") -> Board:
    """The board, speaking a language."""
    return board_of(TCG, Voice(language))


def menu(match: Match, language: str = "en") -> Menu:
    """The list of what may be chosen."""
    assert match.decision is not None
    return Menu(board(language), match.state, match.decision)


def screen(match: Match, language: str, width: int, height: int | None) -> list[str]:
    """The whole screen of a decision."""
    players = ("Ada", "greedy", "Bea", "random")
    lines = decision_screen(match, board(language), menu(match, language), [], players, (width, height))
    return [one.plain.rstrip() for one in lines]


def drawn(match: Match, seat: int, width: int = 80, language: str = "en") -> str:
    """The board alone, all of it, as the words of one long line."""
    lines = board(language).draw(match.view(seat), Look(width, None, "", seat))
    return " ".join(" ".join(one.plain.split()) for one in lines)


def answered(match: Match, question: str, rest: str, language: str = "en") -> str:
    """What the board answers, as the words of one long line."""
    assert match.decision is not None
    seat = match.decision.seat
    look = Look(80, None, match.decision.kind, seat, ("Ada", "greedy"), menu(match).marks)
    lines = board(language).answer(question, rest, match.view(seat), look)
    return " ".join(" ".join(one.plain.split()) for one in lines)
