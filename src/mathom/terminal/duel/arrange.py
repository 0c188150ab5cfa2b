"""The sections of Duel's table, arranged for the room there is and for what is being decided."""

from __future__ import annotations

from rich.text import Text as Line

from mathom.games.duel.box import SEATS
from mathom.games.duel.view.types import DuelView
from mathom.terminal.arranging import Arrangement, Forms
from mathom.terminal.board import Look
from mathom.terminal.duel import cards, players, track
from mathom.terminal.duel import map as middle_earth
from mathom.terminal.duel.signs import AGAIN, COIN, SIDES, Signs
from mathom.terminal.paper import Lines, beside, flow, line

GAP = 2

# What must be seen first for each decision: when room is short, what comes last is left out first.
ON_THE_MAP = ("map", "players", "quest", "cards", "landmarks", "stacks")
FIRST = {
    "turn": ("cards", "players", "landmarks", "quest", "map", "stacks"),
    "token": ("stacks", "players", "map", "quest", "cards", "landmarks"),
    "race": ("stacks", "players", "map", "quest", "cards", "landmarks"),
    "retrieve": ("players", "map", "quest", "landmarks", "stacks", "cards"),
    "ruin": ("players", "cards", "landmarks", "map", "quest", "stacks"),
}


class Table(Arrangement[Signs]):
    """The table of Duel, section by section."""

    def __init__(self, view: DuelView, look: Look, signs: Signs) -> None:
        super().__init__(view, look, signs, FORMS, FIRST.get(look.kind, ON_THE_MAP))

    def _begin(self, height: int) -> None:
        if self._order == ON_THE_MAP:
            # Where to go cannot be decided without the roads.
            self._sizes = {"players": 0}
            self._enlarge("map", 0, height)
            self._enlarge("map", 1, height)

    def _composed(self) -> Lines:
        two_columns = cards.wide(self._view) + GAP + middle_earth.WIDTH
        if self._look.width >= two_columns and {"cards", "map"} <= set(self._sizes):
            return self._wide()
        return self._narrow()

    def _wide(self) -> Lines:
        """The cards at the left, the map and what lies around it at the right, the players below."""
        left = cards.wide(self._view)
        right = self._look.width - left - GAP
        side = self._sections(("map", "quest", "landmarks", "stacks"), right)
        table = beside(self._section("cards", left), side, " " * GAP, left)
        below = self._section("players", self._look.width)
        return [head(self._view, self._look, self._signs), *table, *below]

    def _narrow(self) -> Lines:
        """One section under the other, what is needed first last: that is where the eyes are."""
        lines = [head(self._view, self._look, self._signs)]
        width = self._look.width
        around = ("stacks", "landmarks", "quest")
        beside_map = width - middle_earth.WIDTH - GAP
        if self._sizes.get("map") == 1 and beside_map >= middle_earth.WIDTH:
            side = self._sections(reversed(around), beside_map)
            lines += beside(self._section("map", width), side, " " * GAP)
        else:
            lines += self._sections((*around, "map"), width)
        on_cards = self._order[0] == "cards"
        return lines + self._sections(("players", "cards") if on_cards else ("cards", "players"), width)


def _cards(view: DuelView, look: Look, signs: Signs) -> Lines:
    fits = look.width >= cards.wide(view)
    return cards.boxes(view, look, signs) if fits else cards.flat(view, look, signs)


def _map(view: DuelView, look: Look, signs: Signs) -> Lines:
    fits = look.width >= middle_earth.WIDTH
    return middle_earth.drawn(view, look, signs) if fits else middle_earth.strip(view, look, signs)


def _tiny(view: DuelView, look: Look, signs: Signs) -> Lines:
    return [row for seat in SEATS for row in players.tiny(view, seat, look, signs)]


def _short(view: DuelView, look: Look, signs: Signs) -> Lines:
    return [row for seat in SEATS for row in players.short(view, seat, look, signs)]


def _panels(view: DuelView, look: Look, signs: Signs) -> Lines:
    if look.width >= 2 * middle_earth.WIDTH:
        each = (look.width - GAP) // 2
        left, right = [players.panel(view, seat, look, signs, each) for seat in SEATS]
        return beside(left, right, " " * GAP)
    return [row for seat in SEATS for row in players.panel(view, seat, look, signs, look.width)]


FORMS: Forms[Signs] = {
    "cards": (cards.flat, _cards),
    "map": (middle_earth.strip, _map),
    "players": (_tiny, _short, _panels),
    "quest": (track.quest,),
    "landmarks": (track.landmarks,),
    "stacks": (track.stacks,),
}
"""How each section can be drawn, the smallest form first."""


def head(view: DuelView, look: Look, signs: Signs) -> Line:
    """The chapter, whose turn it is, the reserve and the discard, in one line."""
    seat = view.turn
    voice = signs.voice
    pieces = [
        Line(voice("terminal-duel-chapter", chapter=view.chapter), "bold"),
        Line(voice("terminal-duel-turn", seat=voice(f"duel-seat-{seat}")), f"bold {SIDES[seat]}"),
    ]
    if view.extra:
        pieces.append(Line(AGAIN * view.extra, "bold"))
    pieces.append(Line(voice("terminal-duel-reserve", count=f"{view.reserve}{COIN}"), "dim"))
    pieces.append(Line(voice("terminal-duel-discard", count=view.discard), "dim"))
    text = flow(pieces, look.width, " · ")[0]
    rest = look.width - text.cell_len - 1
    return line(text, (" " + "─" * rest, "dim")) if rest > 0 else text
