"""The sections of the table, arranged for the room there is and for what is being decided."""

from __future__ import annotations

from mathom.games.wotr.view.types import WotrView
from mathom.terminal.arranging import Arrangement, Forms
from mathom.terminal.board import Look
from mathom.terminal.paper import Lines, beside
from mathom.terminal.wotr import battle, land, sides, tracks
from mathom.terminal.wotr.areas import AREA_OF
from mathom.terminal.wotr.signs import Signs

GAP = 3
TWO_COLUMNS = 118
"""From this width on the map has a column of its own."""
STATUS = 56
"""The width of what lies beside the map."""

FORMS: Forms[Signs] = {
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
    **dict.fromkeys(("fellowship", "guide", "walk", "hunt", "separate"), QUEST),
    **dict.fromkeys(("hunt_reroll", "hunt_damage"), QUEST),
    "nation": POLITICS,
}  # fmt: skip
ALWAYS = 4
"""So many sections are not given up for the options in words."""


class Table(Arrangement[Signs]):
    """The table of War of the Ring, section by section."""

    def __init__(self, view: WotrView, look: Look, signs: Signs) -> None:
        order = FIRST.get(look.kind) or (WAR if _on_the_map(look) else USUAL)
        super().__init__(view, look, signs, FORMS, order)

    def _always(self) -> tuple[str, ...]:
        return self._order[:ALWAYS]

    def _composed(self) -> Lines:
        if self._look.width >= TWO_COLUMNS:
            return self._wide()
        return self._sections(ON_SCREEN, self._look.width)

    def _wide(self) -> Lines:
        """The map at the left, all else at its right."""
        left = self._look.width - STATUS - GAP
        land = self._sections(ON_THE_MAP, left)
        status = self._sections(BESIDE_THE_MAP, STATUS)
        table = beside(land, status, " " * GAP, left) if land else status
        return [*self._section("head", self._look.width), *table]


def _on_the_map(look: Look) -> bool:
    """Whether the options name regions: the questions of cards do, or do not."""
    return any(thing in AREA_OF for thing in look.marks)
