"""The sections of Duel's table, arranged for the room there is and for what is being decided."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rich.text import Text as Line

from mathom.games.duel.box import SEATS
from mathom.terminal.board import Look, View
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


def arranged(view: View, look: Look, signs: Signs) -> Lines:
    """The table: every section as large as it can be, and left out if it does not fit at all."""
    return Arrangement(view, look, signs).lines()


def least(view: View, look: Look, signs: Signs) -> int:
    """How many lines all sections take at their smallest."""
    return Arrangement(view, look, signs).least()


class Arrangement:
    """Tries how large each section can be."""

    def __init__(self, view: View, look: Look, signs: Signs) -> None:
        self._view = view
        self._look = look
        self._signs = signs
        self._order = FIRST.get(look.kind, ON_THE_MAP)
        self._sizes: dict[str, int] = {}
        self._drawn: dict[tuple[str, int, int], Lines] = {}

    def lines(self) -> Lines:
        """The table within its room; without limits, all of it at its largest."""
        height = self._look.height
        if height is None:
            self._sizes = {name: len(FORMS[name]) - 1 for name in self._order}
            return self._composed()
        if self._order == ON_THE_MAP:
            # Where to go cannot be decided without the roads.
            self._sizes = {"players": 0}
            self._enlarge("map", 0, height)
            self._enlarge("map", 1, height)
        for size in range(max(len(forms) for forms in FORMS.values())):
            for name in self._order:
                self._enlarge(name, size, height)
        return self._composed()

    def least(self) -> int:
        """The height with every section in its smallest form."""
        self._sizes = dict.fromkeys(self._order, 0)
        return len(self._composed())

    def _enlarge(self, name: str, size: int, height: int) -> None:
        before = dict(self._sizes)
        if size < len(FORMS[name]) and before.get(name, -1) == size - 1:
            self._sizes[name] = size
            if before and len(self._composed()) > height:
                self._sizes = before

    def _composed(self) -> Lines:
        two_columns = cards.wide(self._view) + GAP + middle_earth.WIDTH
        if self._look.width >= two_columns and {"cards", "map"} <= set(self._sizes):
            return self._wide()
        return self._narrow()

    def _wide(self) -> Lines:
        """The cards at the left, the map and what lies around it at the right, the players below."""
        left = cards.wide(self._view)
        right = self._look.width - left - GAP
        side: Lines = []
        for name in ("map", "quest", "landmarks", "stacks"):
            side += self._section(name, right)
        table = beside(self._section("cards", left), side, " " * GAP, left)
        return [head(self._view, self._look, self._signs), *table, *self._section("players")]

    def _narrow(self) -> Lines:
        """One section under the other, what is needed first last: that is where the eyes are."""
        lines = [head(self._view, self._look, self._signs)]
        around = ("stacks", "landmarks", "quest")
        beside_map = self._look.width - middle_earth.WIDTH - GAP
        if self._sizes.get("map") == 1 and beside_map >= middle_earth.WIDTH:
            side: Lines = []
            for name in reversed(around):
                side += self._section(name, beside_map)
            lines += beside(self._section("map"), side, " " * GAP)
        else:
            for name in (*around, "map"):
                lines += self._section(name)
        on_cards = self._order[0] == "cards"
        for name in ("players", "cards") if on_cards else ("cards", "players"):
            lines += self._section(name)
        return lines

    def _section(self, name: str, width: int | None = None) -> Lines:
        if name not in self._sizes:
            return []
        wide = self._look.width if width is None else width
        key = (name, self._sizes[name], wide)
        if key not in self._drawn:
            look = replace(self._look, width=wide)
            self._drawn[key] = FORMS[name][self._sizes[name]](self._view, look, self._signs)
        return self._drawn[key]


def _cards(view: View, look: Look, signs: Signs) -> Lines:
    fits = look.width >= cards.wide(view)
    return cards.boxes(view, look, signs) if fits else cards.flat(view, look, signs)


def _map(view: View, look: Look, signs: Signs) -> Lines:
    fits = look.width >= middle_earth.WIDTH
    return middle_earth.drawn(view, look, signs) if fits else middle_earth.strip(view, look, signs)


def _tiny(view: View, look: Look, signs: Signs) -> Lines:
    return [row for seat in SEATS for row in players.tiny(view, seat, look, signs)]


def _short(view: View, look: Look, signs: Signs) -> Lines:
    return [row for seat in SEATS for row in players.short(view, seat, look, signs)]


def _panels(view: View, look: Look, signs: Signs) -> Lines:
    if look.width >= 2 * middle_earth.WIDTH:
        each = (look.width - GAP) // 2
        left, right = [players.panel(view, seat, look, signs, each) for seat in SEATS]
        return beside(left, right, " " * GAP)
    return [row for seat in SEATS for row in players.panel(view, seat, look, signs, look.width)]


FORMS: dict[str, tuple[Callable[[View, Look, Signs], Lines], ...]] = {
    "cards": (cards.flat, _cards),
    "map": (middle_earth.strip, _map),
    "players": (_tiny, _short, _panels),
    "quest": (track.quest,),
    "landmarks": (track.landmarks,),
    "stacks": (track.stacks,),
}
"""How each section can be drawn, the smallest form first."""


def head(view: View, look: Look, signs: Signs) -> Line:
    """The chapter, whose turn it is, the reserve and the discard, in one line."""
    seat = view["turn"]
    voice = signs.voice
    pieces = [
        Line(voice("terminal-duel-chapter", chapter=view["chapter"]), "bold"),
        Line(voice("terminal-duel-turn", seat=voice(f"duel-seat-{seat}")), f"bold {SIDES[seat]}"),
    ]
    if view["extra"]:
        pieces.append(Line(AGAIN * view["extra"], "bold"))
    pieces.append(Line(voice("terminal-duel-reserve", count=f"{view['reserve']}{COIN}"), "dim"))
    pieces.append(Line(voice("terminal-duel-discard", count=view["discard"]), "dim"))
    text = flow(pieces, look.width, " · ")[0]
    rest = look.width - text.cell_len - 1
    return line(text, (" " + "─" * rest, "dim")) if rest > 0 else text
