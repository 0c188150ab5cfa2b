"""What can be asked of the board in a word: look, hand, piles, card."""

from __future__ import annotations

from rich.text import Text as Line

from mathom.games.tcg.view.types import InPlay, TcgView
from mathom.terminal.board import Board, Look
from mathom.terminal.cards import listed, told, whole
from mathom.terminal.finding import Finder
from mathom.terminal.paper import Lines, flow, line, words
from mathom.terminal.tcg.signs import Signs

ANSWERS = ("look", "hand", "piles", "card")


def answer(board: Board, signs: Signs, question: str, rest: str, view: TcgView, look: Look) -> Lines:
    """The answer to one of these. Raises NotFound."""
    if question == "look":
        return looked_at(board, signs, rest, view, look)
    if question == "hand":
        return in_hand(board, signs, view, look)
    if question == "piles":
        return piles(signs, view, look)
    return told(board, rest, look.width) if rest else listed(board, look.width)


def looked_at(board: Board, signs: Signs, rest: str, view: TcgView, look: Look) -> Lines:
    """A card on the table: its numbers now, what it bears, what lies on it, and all that it says."""
    names = [entry.card for entry in view.cards] + [site.card for site in view.path]
    _, name = Finder(board.game, board.voice, {"card": names}).one(rest)
    lines = whole(board, name, look.width)
    for entry in view.cards:
        if entry.card == name:
            now = [signs.numbers(entry), signs.keywords(entry), signs.tokens(entry)]
            lines += words(
                signs.voice("terminal-tcg-now", numbers="  ".join(filter(None, now))), look.width
            )
            for told in _made_of(signs, entry):
                lines += words(told, look.width)
    bears = {each.card: each.bears for each in view.cards}
    bears |= {each.card: each.bears for each in view.path}
    items = [signs.name(card) for card in bears[name]]
    if items:
        lines += words(signs.voice("terminal-tcg-bears", cards=", ".join(items)), look.width)
    stacks = {each.card: each.stacked for each in view.cards}
    stacks |= {each.card: each.stacked for each in view.path}
    on_it = [signs.name(card) for card in stacks[name]]
    if on_it:
        lines += words(f"{signs.voice('terminal-tcg-stacked')} {', '.join(on_it)}", look.width)
    if name in look.marks:
        numbers = ", ".join(str(number) for number in look.marks[name])
        lines += words(signs.voice("terminal-tcg-touching", numbers=numbers), look.width)
    return lines


def _made_of(signs: Signs, entry: InPlay) -> list[str]:
    """What changes the numbers of a character, by name."""
    if entry.character is None:
        return []
    values = {"strength": entry.character.strength, "vitality": entry.character.vitality}
    if entry.character.site is not None:
        values["site"] = entry.character.site
    return [signs.made_of(id, value) for id, value in values.items() if value.modifiers]


def in_hand(board: Board, signs: Signs, view: TcgView, look: Look) -> Lines:
    """Every card in hand, whole."""
    lines: Lines = []
    own = view.players[look.seat].hand.cards if look.seat >= 0 else ()
    for held in own:
        lines += whole(board, held.card, look.width)
        if held.cost.modifiers:
            lines += words(signs.made_of("cost", held.cost), look.width)
        lines.append(Line())
    return lines[:-1] if lines else words(signs.voice("terminal-tcg-empty-hand"), look.width)


def piles(signs: Signs, view: TcgView, look: Look) -> Lines:
    """The discard piles and dead piles, card by card."""
    lines: Lines = []
    for player in view.players:
        for pile, cards in (("discard", player.discard), ("dead", player.dead)):
            seat = signs.seat(player.seat)
            title = signs.voice(f"terminal-tcg-pile-{pile}", player=seat, count=len(cards))
            pieces = [Line(signs.name(card)) for card in sorted(cards)]
            lines += flow([line((title, "bold")), *pieces], look.width, " · ", indent=2)
    return lines
