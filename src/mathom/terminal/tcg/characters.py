"""Fellowships, minions and support areas: the cards in play, with their numbers and what they bear."""

from __future__ import annotations

from rich.text import Text as Line

from mathom.games.tcg.view.types import InPlay, TcgView
from mathom.terminal.board import Look
from mathom.terminal.paper import Lines, flow, line
from mathom.terminal.tcg.signs import AGAINST, FREE, RING_BEARER, SHADOW, Signs, borne, of_zone, player

BETWEEN = " · "
LABEL = 2


def fellowship(view: TcgView, look: Look, signs: Signs) -> Lines:
    """The companions of the player whose turn it is, each with what he bears."""
    return _section("terminal-tcg-fellowship", view, _companions(view), look, signs, FREE)


def fellowship_brief(view: TcgView, look: Look, signs: Signs) -> Lines:
    """The same without what they bear."""
    pieces = [_short(view, entry, look, signs) for entry in _companions(view)]
    return _flowed("terminal-tcg-fellowship", pieces, look, signs)


def minions(view: TcgView, look: Look, signs: Signs) -> Lines:
    """All minions, with whom they are to fight."""
    return _section("terminal-tcg-minions", view, of_zone(view, "minions"), look, signs, SHADOW)


def minions_brief(view: TcgView, look: Look, signs: Signs) -> Lines:
    """The same in few words."""
    pieces = [_short(view, entry, look, signs) for entry in of_zone(view, "minions")]
    return _flowed("terminal-tcg-minions", pieces, look, signs)


def support(view: TcgView, look: Look, signs: Signs) -> Lines:
    """The support areas, player by player."""
    lines: Lines = []
    for letter in [each.seat for each in view.players]:
        pieces = [_short(view, entry, look, signs) for entry in of_zone(view, "support", letter)]
        lines += _flowed("terminal-tcg-support", pieces, look, signs, letter)
    return lines


def waiting(view: TcgView, look: Look, signs: Signs) -> Lines:
    """The companions of the other players, who wait for their turns."""
    lines: Lines = []
    for letter in [each.seat for each in view.players]:
        if letter != view.free:
            mine = of_zone(view, "fellowship", letter)
            pieces = [_short(view, entry, look, signs) for entry in mine]
            lines += _flowed("terminal-tcg-waiting", pieces, look, signs, letter)
    return lines


def stacks(view: TcgView, look: Look, signs: Signs) -> Lines:
    """Cards that lie on other cards, not in play."""
    under = [(each.card, each.stacked) for each in view.cards]
    under += [(each.card, each.stacked) for each in view.path]
    pieces = [
        line(signs.name(name), ": ", ", ".join(signs.name(card) for card in cards))
        for name, cards in under
        if cards
    ]
    return _flowed("terminal-tcg-stacked", pieces, look, signs)


def _companions(view: TcgView) -> list[InPlay]:
    return of_zone(view, "fellowship", view.free)


def _section(
    id: str, view: TcgView, entries: list[InPlay], look: Look, signs: Signs, style: str
) -> Lines:
    if not entries:
        return []
    lines: Lines = [Line(signs.voice(id, player=signs.seat(view.free)), f"bold {style}")]
    for entry in entries:
        lines += flow(_pieces(view, entry, look, signs), look.width, "  ", indent=2 * LABEL)
    return lines


def _flowed(id: str, pieces: Lines, look: Look, signs: Signs, letter: str = "") -> Lines:
    if not pieces:
        return []
    label = Line(signs.voice(id, player=signs.seat(letter) if letter else ""), "bold")
    return flow([line(label, " ", pieces[0]), *pieces[1:]], look.width, BETWEEN, indent=LABEL)


def _pieces(view: TcgView, entry: InPlay, look: Look, signs: Signs) -> Lines:
    """Everything about a character that a player looks for."""
    pieces = [line("  ", _short(view, entry, look, signs))]
    items = [_item(one, look, signs) for one in borne(view, entry.card) if not _is_ring(view, one)]
    if items:
        pieces.append(line("[", Line(", ").join(items), "]"))
    return pieces


def _short(view: TcgView, entry: InPlay, look: Look, signs: Signs) -> Line:
    """Name, numbers, keywords, and whom a minion is to fight."""
    bearer = entry.card == player(view, entry.owner).ring_bearer
    parts = [
        line((f"{RING_BEARER} " if bearer else ""), signs.title(entry.card, look)),
        Line(signs.numbers(entry), "bold"),
        Line(signs.keywords(entry), "italic"),
        Line(signs.tokens(entry)),
    ]
    if entry.character is not None and entry.character.assigned is not None:
        parts.append(Line(f"{AGAINST} {signs.name(entry.character.assigned)}"))
    return Line(" ").join([part for part in parts if part.plain])


def _item(entry: InPlay, look: Look, signs: Signs) -> Line:
    tokens = signs.tokens(entry)
    return line(signs.title(entry.card, look), f" {tokens}" if tokens else "")


def _is_ring(view: TcgView, entry: InPlay) -> bool:
    return entry.card == player(view, entry.owner).ring
