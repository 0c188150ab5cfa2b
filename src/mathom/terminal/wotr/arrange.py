"""The sections of the table, arranged for the room there is and for what is being decided."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from mathom.terminal.board import Look, View
from mathom.terminal.paper import Lines, beside
from mathom.terminal.wotr import battle, land, sides, tracks
from mathom.terminal.wotr.areas import AREA_OF
from mathom.terminal.wotr.signs import Signs

Form = Callable[[View, Look, Signs], Lines]

GAP = 3
TWO_COLUMNS = 118
"""From this width on the map has a column of its own."""
STATUS = 56
"""The width of what lies beside the map."""

FORMS: dict[str, tuple[Form, ...]] = {
    "head": (sides.head,),
    "sides": (sides.sides,),
    "fellowship": (tracks.fellowship,),
    "characters": (tracks.characters,),
    "hunt": (tracks.box, tracks.hunt),
    "politics": (tracks.politics,),
    "table": (sides.table,),
    "hand": (sides.hand,),
    "battle": (battle.battle,),
    "fronts": (land.sieges, land.fronts),
    "map": (land.touched, land.whole),
}
"""How each section can be drawn, the smallest form first; it is left out if there is no room at all."""

ON_SCREEN = (
    "head", "politics", "hunt", "map", "fronts", "table",
    "characters", "fellowship", "sides", "hand", "battle",
)  # fmt: skip
BESIDE_THE_MAP = ("sides", "fellowship", "characters", "hunt", "politics", "table", "hand", "battle")
ON_THE_MAP = ("map", "fronts")

# What must be seen first: when room is short, what comes last is left out first.
USUAL = (
    "head", "sides", "fellowship", "battle", "hand", "table",
    "fronts", "characters", "hunt", "politics", "map",
)  # fmt: skip
WAR = (
    "head", "battle", "map", "sides", "fronts", "fellowship",
    "characters", "table", "politics", "hand", "hunt",
)  # fmt: skip
BATTLE = (
    "head", "battle", "sides", "hand", "fellowship", "table",
    "fronts", "characters", "hunt", "politics", "map",
)  # fmt: skip
QUEST = (
    "head", "fellowship", "hunt", "sides", "map", "characters",
    "battle", "table", "hand", "fronts", "politics",
)  # fmt: skip
POLITICS = (
    "head", "politics", "sides", "characters", "fellowship", "fronts",
    "map", "table", "hand", "hunt", "battle",
)  # fmt: skip
FIRST = {
    **dict.fromkeys(
        ("march", "force", "attack", "retreat", "advance", "recruit", "voice", "disband", "fly",
         "minions", "minion_move", "enter", "companions", "group", "separate_to"),
        WAR,
    ),
    **dict.fromkeys(("combat", "reroll", "casualties", "cease", "withdraw", "white_rider"), BATTLE),
    **dict.fromkeys(("fellowship", "guide", "walk", "hunt", "hunt_damage", "separate"), QUEST),
    "nation": POLITICS,
}  # fmt: skip
ALWAYS = 4
"""So many sections are not given up for the options in words."""


def arranged(view: View, look: Look, signs: Signs) -> Lines:
    """The table: every section as large as it can be, and left out if it does not fit at all."""
    return Arrangement(view, look, signs).lines()


def least(view: View, look: Look, signs: Signs) -> int:
    """How many lines the sections take that should never be missing."""
    return Arrangement(view, look, signs).least()


class Arrangement:
    """Tries how large each section can be."""

    def __init__(self, view: View, look: Look, signs: Signs) -> None:
        self._view = view
        self._look = look
        self._signs = signs
        self._order = FIRST.get(look.kind) or (WAR if _on_the_map(look) else USUAL)
        self._sizes: dict[str, int] = {}
        self._drawn: dict[tuple[str, int, int], Lines] = {}

    def lines(self) -> Lines:
        """The table within its room; without limits, all of it at its largest."""
        if self._look.height is None:
            self._sizes = {name: len(forms) - 1 for name, forms in FORMS.items()}
            return self._composed()
        for size in range(max(len(forms) for forms in FORMS.values())):
            for name in self._order:
                self._enlarge(name, size, self._look.height)
        return self._composed()

    def least(self) -> int:
        """The height with only what this decision needs, in its smallest form."""
        self._sizes = dict.fromkeys(self._order[:ALWAYS], 0)
        return len(self._composed())

    def _enlarge(self, name: str, size: int, height: int) -> None:
        before = dict(self._sizes)
        if size < len(FORMS[name]) and before.get(name, -1) == size - 1:
            self._sizes[name] = size
            if before and len(self._composed()) > height:
                self._sizes = before

    def _composed(self) -> Lines:
        if self._look.width >= TWO_COLUMNS:
            return self._wide()
        return [row for name in ON_SCREEN for row in self._section(name, self._look.width)]

    def _wide(self) -> Lines:
        """The map at the left, all else at its right."""
        left = self._look.width - STATUS - GAP
        land = [row for name in ON_THE_MAP for row in self._section(name, left)]
        status = [row for name in BESIDE_THE_MAP for row in self._section(name, STATUS)]
        table = beside(land, status, " " * GAP, left) if land else status
        return [*self._section("head", self._look.width), *table]

    def _section(self, name: str, width: int) -> Lines:
        if name not in self._sizes:
            return []
        key = (name, self._sizes[name], width)
        if key not in self._drawn:
            look = replace(self._look, width=width)
            self._drawn[key] = FORMS[name][self._sizes[name]](self._view, look, self._signs)
        return self._drawn[key]


def _on_the_map(look: Look) -> bool:
    """Whether the options name regions: the questions of cards do, or do not."""
    return any(thing in AREA_OF for thing in look.marks)
