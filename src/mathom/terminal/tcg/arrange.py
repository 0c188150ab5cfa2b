"""The sections of the table, arranged for the room there is and for what is being decided."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from mathom.terminal.board import Look, View
from mathom.terminal.paper import Lines, beside
from mathom.terminal.tcg import characters, table
from mathom.terminal.tcg.signs import Signs

Form = Callable[[View, Look, Signs], Lines]

GAP = 3
TWO_COLUMNS = 118
"""From this width on the fellowship and its enemies have a column of their own."""

FORMS: dict[str, tuple[Form, ...]] = {
    "head": (table.head,),
    "path": (table.path,),
    "seats": (table.seats,),
    "waiting": (characters.waiting,),
    "support": (characters.support,),
    "stacks": (characters.stacks,),
    "lasting": (table.lasting,),
    "fellowship": (characters.fellowship_brief, characters.fellowship),
    "minions": (characters.minions_brief, characters.minions),
    "skirmish": (table.skirmish,),
    "hand": (table.hand,),
}
"""How each section can be drawn, the smallest form first; it is left out if there is no room at all."""

LEFT = ("fellowship", "minions", "skirmish", "lasting")
RIGHT = ("path", "seats", "support", "stacks", "waiting")

# What must be seen first: when room is short, what comes last is left out first.
USUAL = (
    "head", "fellowship", "minions", "skirmish", "hand", "seats", "path", "support", "lasting", "stacks",
    "waiting",
)  # fmt: skip
SETTING_UP = (
    "head", "seats", "fellowship", "hand", "path", "waiting", "support", "stacks", "minions", "skirmish",
    "lasting",
)  # fmt: skip
FIRST = dict.fromkeys(("bid", "place", "starting", "mulligan"), SETTING_UP)
ALWAYS = 5
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
        self._order = FIRST.get(look.kind, USUAL)
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
        width = self._look.width
        if width < TWO_COLUMNS:
            names = ("head", *RIGHT, *LEFT, "hand")
            return [row for name in names for row in self._section(name, width)]
        each = (width - GAP) // 2
        left = [row for name in LEFT for row in self._section(name, each)]
        right = [row for name in RIGHT for row in self._section(name, each)]
        both = beside(left, right, " " * GAP, each) if left else right
        return [*self._section("head", width), *both, *self._section("hand", width)]

    def _section(self, name: str, width: int) -> Lines:
        if name not in self._sizes:
            return []
        key = (name, self._sizes[name], width)
        if key not in self._drawn:
            look = replace(self._look, width=width)
            self._drawn[key] = FORMS[name][self._sizes[name]](self._view, look, self._signs)
        return self._drawn[key]
