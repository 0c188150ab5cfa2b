"""What can be asked of the board in a word: look, hand, piles, card."""

from __future__ import annotations

from rich.text import Text as Line

from mathom.terminal.board import Board, Look, View
from mathom.terminal.cards import listed, told, whole
from mathom.terminal.finding import Finder
from mathom.terminal.paper import Lines, flow, line, words
from mathom.terminal.tcg.signs import Signs, borne

ANSWERS = ("look", "hand", "piles", "card")


def answer(board: Board, signs: Signs, question: str, rest: str, view: View, look: Look) -> Lines:
    """The answer to one of these. Raises NotFound."""
    if question == "look":
        return looked_at(board, signs, rest, view, look)
    if question == "hand":
        return in_hand(board, signs, view, look)
    if question == "piles":
        return piles(signs, view, look)
    return told(board, rest, look.width) if rest else listed(board, look.width)


def looked_at(board: Board, signs: Signs, rest: str, view: View, look: Look) -> Lines:
    """A card on the table: its numbers now, what it bears, what lies on it, and all that it says."""
    names = [entry["card"] for entry in view["cards"]] + [site["card"] for site in view["sites"]]
    _, name = Finder(board.game, board.voice, {"card": names}).one(rest)
    lines = whole(board, name, look.width)
    for entry in view["cards"]:
        if entry["card"] == name:
            now = [signs.numbers(entry), signs.keywords(entry), signs.tokens(entry)]
            lines += words(
                signs.voice("terminal-tcg-now", numbers="  ".join(filter(None, now))), look.width
            )
    items = [signs.name(entry["card"]) for entry in borne(view, name)]
    if items:
        lines += words(signs.voice("terminal-tcg-bears", cards=", ".join(items)), look.width)
    on_it = [signs.name(card) for card in view["stacked"].get(name, [])]
    if on_it:
        lines += words(f"{signs.voice('terminal-tcg-stacked')} {', '.join(on_it)}", look.width)
    if name in look.marks:
        numbers = ", ".join(str(number) for number in look.marks[name])
        lines += words(signs.voice("terminal-tcg-touching", numbers=numbers), look.width)
    return lines


def in_hand(board: Board, signs: Signs, view: View, look: Look) -> Lines:
    """Every card in hand, whole."""
    lines: Lines = []
    own = list(view["seats"].values())[look.seat]["hand"]["cards"] if look.seat >= 0 else []
    for name in own:
        lines += [*whole(board, name, look.width), Line()]
    return lines[:-1] if lines else words(signs.voice("terminal-tcg-empty-hand"), look.width)


def piles(signs: Signs, view: View, look: Look) -> Lines:
    """The discard piles and dead piles, card by card."""
    lines: Lines = []
    for letter, told_of in view["seats"].items():
        for pile in ("discard", "dead"):
            cards = told_of[pile]
            title = signs.voice(f"terminal-tcg-pile-{pile}", player=signs.seat(letter), count=len(cards))
            pieces = [Line(signs.name(card)) for card in sorted(cards)]
            lines += flow([line((title, "bold")), *pieces], look.width, " · ", indent=2)
    return lines
