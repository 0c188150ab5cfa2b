"""The sections of the table, arranged for the room there is and for what is being decided."""

from __future__ import annotations

from mathom.games.tcg.view.types import TcgView
from mathom.terminal.arranging import Arrangement, Forms
from mathom.terminal.board import Look
from mathom.terminal.paper import Lines, beside
from mathom.terminal.tcg import characters, table
from mathom.terminal.tcg.signs import Signs

GAP = 3
TWO_COLUMNS = 118
"""From this width on the fellowship and its enemies have a column of their own."""

FORMS: Forms[Signs] = {
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


class Table(Arrangement[Signs]):
    """The table of the TCG, section by section."""

    def __init__(self, view: TcgView, look: Look, signs: Signs) -> None:
        order = FIRST.get(look.kind, USUAL)
        super().__init__(view, look, signs, FORMS, order)

    def _always(self) -> tuple[str, ...]:
        return self._order[:ALWAYS]

    def _composed(self) -> Lines:
        width = self._look.width
        if width < TWO_COLUMNS:
            return self._sections(("head", *RIGHT, *LEFT, "hand"), width)
        each = (width - GAP) // 2
        left = self._sections(LEFT, each)
        right = self._sections(RIGHT, each)
        both = beside(left, right, " " * GAP, each) if left else right
        return [*self._section("head", width), *both, *self._section("hand", width)]
