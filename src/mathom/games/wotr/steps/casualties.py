"""Chapter VI: removing casualties (p. 30-31).

Hits are taken one by one in the book, but what counts is the army that is left: so the owner is asked
once, among all the different results that taking the hits in some way can have.
"""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.text import Reason, Rule, Text
from mathom.core.view import Question
from mathom.games.wotr import codecs
from mathom.games.wotr.armies import fall, lose_figure, lose_lone_leaders
from mathom.games.wotr.box import (
    FIGURE_IDS,
    FREE,
    MOST_DICE,
    PLACE_IDS,
    REGION_IDS,
    REGION_OF,
    SIDES,
    UNITS_OF,
    is_elite,
)
from mathom.games.wotr.command import controller_of
from mathom.games.wotr.options import REDUCED, RESERVE, losing
from mathom.games.wotr.questions import TakingHits
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.why import because, place_name

CASUALTIES: Final = Rule("wotr", "casualties", 30)


class TakeHits(Step[WotrState]):
    """The owner of an army takes hits: a regular each, an elite reduced each, or two for an elite."""

    rule = CASUALTIES
    kind = "casualties"
    fields = {"side": codecs.SIDE, "place": codecs.PLACE, "hits": codecs.NUMBER}

    def __init__(self, side: int, place: int, hits: int) -> None:
        self.side: Final = side
        self.place: Final = place
        self.hits: Final = hits

    def units(self) -> list[int]:
        """The units that may take them."""
        return UNITS_OF[self.side]

    def run(self, state: WotrState) -> Decision | None:
        if self.hits == 0 or endurance_of(state, self.place, self.units()) == 0:
            # Where the last unit fell, no leader is left (p. 8, 22); a battle takes characters too.
            lose_lone_leaders(state, self.place)
            return None
        options = [losing(loss) for loss in losses(state, self.place, self.units(), self.hits)]
        if state.players > 2:
            seat = controller_of(state, self.place, self.side, self.units())
            return Decision(self, seat, options)
        return state.ask(self, self.side, options)

    def chosen(self, state: WotrState, option: Option) -> None:
        take_losses(state, self.place, option.args)
        lose_lone_leaders(state, self.place)

    def why_not(self, state: WotrState, option: Option) -> Reason | None:
        if option.verb != "lose":
            return None
        here = place_name(self.place)
        for index in range(0, len(option.args), 2):
            figure = option.args[index] % REDUCED
            if figure not in self.units() or not nation_there(state, self.place, figure & ~1):
                return because(CASUALTIES, "lose-nobody", region=here)
        return because(CASUALTIES, "lose", count=self.hits)

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        region = Text(f"wotr-region-{REGION_IDS[REGION_OF[self.place]]}")
        return {"count": self.hits, "region": region}

    def about(self, state: WotrState, seat: int) -> Question | None:
        return TakingHits(side=SIDES[self.side], place=PLACE_IDS[self.place], hits=self.hits)


# -- what the hits can come to -------------------------------------------------------------------

Left = tuple[int, int, int]
"""What is left of a nation's units: regulars, elites, and how many regulars came from reinforcements."""

_LEFT: Final[dict[tuple[int, int, int, int, int, int], list[Left]]] = {}


def left_of(side: int, regulars: int, elites: int, fallen: int, spare: int, hits: int) -> list[Left]:
    """What can be left of a nation's units after exactly so many hits, each result once.

    `fallen` regulars come back first where an elite is reduced, then `spare` ones (p. 30); an elite of a
    nation that has neither takes just one hit. Regulars of the Shadow are spare as soon as they fall.
    """
    # More than can be needed makes no difference.
    key = (side, regulars, elites, min(fallen, elites), min(spare, elites), hits)
    known = _LEFT.get(key)
    if known is not None:
        return known
    found: list[Left] = []
    if hits == 0:
        found.append((regulars, elites, 0))
    else:
        if regulars:
            back = (fallen + 1, spare) if side == FREE else (fallen, spare + 1)
            found += left_of(side, regulars - 1, elites, back[0], back[1], hits - 1)
        if elites:
            if fallen:
                found += left_of(side, regulars + 1, elites - 1, fallen - 1, spare, hits - 1)
            elif spare:
                drawn = 1 if side == FREE else 0
                for one in left_of(side, regulars + 1, elites - 1, 0, spare - 1, hits - 1):
                    found.append((one[0], one[1], one[2] + drawn))
            else:
                found += left_of(side, regulars, elites - 1, 0, 0, hits - 1)
            if hits > 1:
                found += left_of(side, regulars, elites - 1, fallen, spare, hits - 2)
    _LEFT[key] = found = sorted(set(found))
    return found


Loss = tuple[int, ...]
"""What is lost, as an option tells it: what, how many, what, how many..."""


def losses(state: WotrState, place: int, units: list[int], hits: int) -> list[Loss]:
    """Every different way to lose so many hits' worth of these units, the usual one first."""
    nations = [f for f in units if not is_elite(f) and nation_there(state, place, f)]
    # For each number of hits, what the nations seen so far can have lost, and how good that is.
    so_far: list[list[tuple[int, int, int, Loss]]] = [[] for _ in range(hits + 1)]
    so_far[0].append((0, 0, 0, ()))
    gone: list[list[tuple[int, int, int, Loss]]] = [[] for _ in range(hits + 1)]
    gone[0].append((0, 0, 0, ()))
    for regular in nations:
        further: list[list[tuple[int, int, int, Loss]]] = [[] for _ in range(hits + 1)]
        all_gone: list[list[tuple[int, int, int, Loss]]] = [[] for _ in range(hits + 1)]
        for taken in range(hits + 1):
            for left in nation_left(state, place, regular, taken):
                loss = nation_loss(state, place, regular, left)
                for before in range(hits + 1 - taken):
                    further[before + taken] += [_add(one, left, loss) for one in so_far[before]]
                    if left[0] + left[1] == 0:
                        all_gone[before + taken] += [_add(one, left, loss) for one in gone[before]]
        so_far, gone = further, all_gone
    found = so_far[hits]
    for fewer in range(hits):
        # Nobody is left for the other hits.
        found += gone[fewer]
    found = sorted(set(found), key=_worse)
    return list(dict.fromkeys([one[3] for one in found]))


def _add(one: tuple[int, int, int, Loss], left: Left, loss: Loss) -> tuple[int, int, int, Loss]:
    units, elites, drawn, before = one
    return (units + left[0] + left[1], elites + left[1], drawn + left[2], before + loss)


def _worse(one: tuple[int, int, int, Loss]) -> tuple[int, int, int, Loss]:
    """Dice first, then elites, then reinforcements: what most would keep comes first in the list."""
    units, elites, drawn, loss = one
    return (-min(units, MOST_DICE), drawn, -elites, loss)


def nation_there(state: WotrState, place: int, regular: int) -> bool:
    """Whether a nation has units in a place."""
    return state.count(place, regular) + state.count(place, regular + 1) > 0


def nation_left(state: WotrState, place: int, regular: int, hits: int) -> list[Left]:
    """What can be left of one nation's units in a place."""
    return left_of(
        FREE if regular in UNITS_OF[FREE] else 1 - FREE,
        state.count(place, regular),
        state.count(place, regular + 1),
        state.casualties[regular],
        state.reinforcements[regular],
        hits,
    )


def nation_loss(state: WotrState, place: int, regular: int, left: Left) -> Loss:
    """The difference: regulars that fall, elites that fall or become regulars, and wasted reserves."""
    regulars = state.count(place, regular) - left[0]
    elites = state.count(place, regular + 1) - left[1]
    reduced = max(0, -regulars)
    needed = max(0, reduced - state.casualties[regular])
    loss: Loss = ()
    if regulars > 0:
        loss += (regular, regulars)
    if elites > reduced:
        loss += (regular + 1, elites - reduced)
    if reduced:
        loss += (REDUCED + regular + 1, reduced)
    if left[2] > needed:
        loss += (RESERVE + regular, left[2] - needed)
    return loss


# -- taking them ---------------------------------------------------------------------------------


def take_losses(state: WotrState, place: int, loss: Loss) -> None:
    """The units fall, or are reduced, as it was said."""
    for index in range(0, len(loss), 2):
        what, count = loss[index], loss[index + 1]
        if what < REDUCED:
            fall(state, place, what, count)
        elif what < RESERVE:
            for _ in range(count):
                reduce_elite(state, place, what - REDUCED)
        else:
            regular = what - RESERVE
            state.reinforcements[regular] -= count
            state.put(place, regular, count)
            fall(state, place, regular, count)


def endurance(state: WotrState, place: int, side: int) -> int:
    """How many hits an army can take."""
    return endurance_of(state, place, UNITS_OF[side])


def endurance_of(state: WotrState, place: int, units: list[int]) -> int:
    """How many hits these units can take: one a regular, two an elite (p. 30)."""
    total = 0
    for figure in units:
        count = state.count(place, figure)
        total += 2 * count if is_elite(figure) else count
    return total


def regulars_left(state: WotrState, regular: int) -> int:
    """The regulars that could replace an elite: former casualties, then reinforcements."""
    return state.casualties[regular] + state.reinforcements[regular]


def reduce_elite(state: WotrState, place: int, elite: int) -> None:
    """A regular of the same nation takes the elite's place, if there is one anywhere (p. 30)."""
    regular = elite - 1
    lose_figure(state, place, elite)
    if state.casualties[regular]:
        state.casualties[regular] -= 1
        state.put(place, regular)
    elif state.reinforcements[regular]:
        state.reinforcements[regular] -= 1
        state.put(place, regular)
    if state.events is not None:
        state.tell("reduced", {"figure": FIGURE_IDS[elite], "region": REGION_IDS[REGION_OF[place]]})
