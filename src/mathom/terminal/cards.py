"""The cards of a game in a list, or one of them with everything that is said of it."""

from __future__ import annotations

from mathom.terminal.board import Board
from mathom.terminal.finding import Finder, NotFound
from mathom.terminal.paper import Lines, columns, line, words

COLUMN = 36
MOST_SHOWN = 3
"""If more cards than these have the name, they are only listed."""


def listed(board: Board, width: int) -> Lines:
    """All cards, deck by deck."""
    lines: Lines = []
    for deck, ids in board.decks().items():
        lines += [*words(deck, width, "bold"), *_list(board, ids, width), *words("", width)]
    return lines


def told(board: Board, name: str, width: int) -> Lines:
    """The card that is called so, whole; of many cards only the names. Raises NotFound."""
    ids = [id for deck in board.decks().values() for id in deck]
    finder = Finder(board.game, board.voice, {"card": ids})
    found = [id for _, id in finder.all_named(name)]
    if not found:
        near = ", ".join(finder.near(name))
        if near:
            raise NotFound("terminal-cards-near", thing=name[:40], names=near)
        raise NotFound("terminal-cards-nothing", thing=name[:40])
    if len(found) > MOST_SHOWN:
        said = board.voice("terminal-cards-several", thing=name[:40], count=len(found))
        return [*words(said, width), *_list(board, found, width)]
    lines: Lines = []
    for id in found:
        lines += [*whole(board, id, width), *words("", width)]
    return lines[:-1]


def whole(board: Board, id: str, width: int) -> Lines:
    """All that is to be said of a card; its first line tells its name."""
    lines: Lines = []
    for number, text in enumerate(board.game.explain("card", id)):
        margin = 2 if number else 0
        rows = words(board.voice.say(text), width - margin, "" if number else "bold")
        lines += [line(" " * margin, row) for row in rows]
    return lines


def _list(board: Board, ids: list[str], width: int) -> Lines:
    return columns([[board.card(id)] for id in ids], width, COLUMN)
