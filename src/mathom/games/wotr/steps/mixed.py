"""Chapter XI: separate and mixed armies (p. 46).

Who commands what stands in `command.py`. Here are the questions to partners: whether their armies become
one, and who removes a unit next where two separate armies have no room.
"""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.text import Reason, Rule, Text
from mathom.core.view import Question
from mathom.games.wotr import codecs
from mathom.games.wotr.armies import disband, figures_at, force_at, force_counted, stack_limit
from mathom.games.wotr.box import (
    CHARACTER_BITS,
    NAZGUL,
    PLACE_IDS,
    PLACES,
    REARGUARD,
    REGION_COUNT,
    REGION_IDS,
    REGION_OF,
)
from mathom.games.wotr.command import (
    OWN_UNITS,
    OWNER_OF,
    controller,
    merge,
    partners,
    unmix_all,
)
from mathom.games.wotr.options import APART, MERGE, disbanding
from mathom.games.wotr.questions import Merging, RemovingInTurn
from mathom.games.wotr.seats import SEATINGS
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.why import because, place_name

MIXED: Final = Rule("wotr", "mixed", 46)
FIRST: Final = 0
SECOND: Final = 1
Armies = tuple[tuple[int, ...], ...]
"""The armies of partners that stand apart in one place: each the place, and then all of them."""


# -- separate or one -----------------------------------------------------------------------------


class OfferMerge(Step[WotrState]):
    """After an action partners are asked, wherever their units have come together or have changed.

    Where nothing has changed since they stayed apart, they are not asked again.
    """

    rule = MIXED
    fields = {"apart": codecs.FORCES}

    def __init__(self, apart: Armies) -> None:
        self.apart: Final = apart
        """Those who stood apart before the action, and those who have been asked since."""

    def run(self, state: WotrState) -> Decision | None:
        unmix_all(state)
        for army in standing_apart(state):
            place = army[0]
            if place >= REGION_COUNT:
                # Behind walls there is one garrison.
                state.mixed[place] = 1
            elif army not in self.apart:
                state.push(OfferMerge((*self.apart, army)))
                state.push(AskMerge(place, FIRST))
                return None
        return None


def standing_apart(state: WotrState) -> Armies:
    """Everywhere that partners have separate armies in one place: their units and leaders."""
    found: list[tuple[int, ...]] = []
    for side in range(2):
        if not partners(state, side):
            continue
        base = PLACES * side
        here = state.together.find(1, base, base + REARGUARD)
        while here >= 0:
            place = here - base
            if not state.mixed[place]:
                # Nazgul and characters come and go, and are in neither army.
                force = figures_at(state, place, side)
                force[NAZGUL] = 0
                found.append((place, *force))
            here = state.together.find(1, here + 1, base + REARGUARD)
    return tuple(found)


class AskMerge(Step[WotrState]):
    """Whether a partner agrees that both armies become one; the leading player is asked last."""

    rule = MIXED
    kind = "merge"
    fields = {"place": codecs.PLACE, "asked": codecs.FLAG}

    def __init__(self, place: int, asked: int) -> None:
        self.place: Final = place
        self.asked: Final = asked
        """1 if the other has agreed already."""

    def run(self, state: WotrState) -> Decision | None:
        leading = state.leading[side_at(state, self.place)]
        seat = leading if self.asked == SECOND else SEATINGS[state.players].partner[leading]
        return Decision(self, seat, [APART, MERGE])

    def chosen(self, state: WotrState, option: Option) -> None:
        if option.verb != "merge":
            return
        if self.asked == FIRST:
            state.push(AskMerge(self.place, SECOND))
        else:
            merge(state, self.place, side_at(state, self.place))

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        side = side_at(state, self.place)
        seat = SEATINGS[state.players].ids[controller(state, self.place, side)]
        return {
            "region": Text(f"wotr-region-{REGION_IDS[REGION_OF[self.place]]}"),
            "player": Text(f"wotr-seat-{seat}"),
        }

    def about(self, state: WotrState, seat: int) -> Question | None:
        side = side_at(state, self.place)
        seating = SEATINGS[state.players]
        return Merging(
            place=PLACE_IDS[self.place],
            armies={seating.ids[one]: army_of(state, self.place, one) for one in seating.team[side]},
            controller=seating.ids[controller(state, self.place, side)],
            agreed=self.asked == SECOND,
        )


def side_at(state: WotrState, place: int) -> int:
    """The side whose army stands in a place."""
    return 0 if state.strength[place] else 1


def army_of(state: WotrState, place: int, seat: int) -> dict[str, int]:
    """The units and leaders of a seat in a place, as a question tells them."""
    force = force_at(state, place, SEATINGS[state.players].sides[seat])
    owner = OWNER_OF[state.players]
    own = [force[f] if f < NAZGUL and owner[f] == seat else 0 for f in range(CHARACTER_BITS)]
    return force_counted((*own, 0))


# -- no room for two armies ----------------------------------------------------------------------


class RemoveInTurn(Step[WotrState]):
    """Two separate armies are too many: each partner in turn removes a unit, the leading one last."""

    rule = MIXED
    kind = "remove"
    fields = {"place": codecs.PLACE, "leading": codecs.FLAG}

    def __init__(self, place: int, leading: int) -> None:
        self.place: Final = place
        self.leading: Final = leading
        """1 if it is the leading player's turn."""

    def run(self, state: WotrState) -> Decision | None:
        if self.too_many(state) <= 0:
            return None
        seat = self.seat(state)
        own = [f for f in OWN_UNITS[state.players][seat] if state.count(self.place, f)]
        if not own:
            # He has none left to give: the other goes on.
            state.push(RemoveInTurn(self.place, 1 - self.leading))
            return None
        return Decision(self, seat, [disbanding((figure, 1)) for figure in own])

    def chosen(self, state: WotrState, option: Option) -> None:
        disband(state, self.place, option.args[0], 1)
        state.push(RemoveInTurn(self.place, 1 - self.leading))

    def seat(self, state: WotrState) -> int:
        """Whose turn it is."""
        leading = state.leading[side_at(state, self.place)]
        return leading if self.leading else SEATINGS[state.players].partner[leading]

    def too_many(self, state: WotrState) -> int:
        """How many units have no room."""
        side = side_at(state, self.place)
        return state.strength[PLACES * side + self.place] - stack_limit(self.place)

    def why_not(self, state: WotrState, option: Option) -> Reason | None:
        if option.verb != "disband":
            return None
        return because(MIXED, "remove", region=place_name(self.place))

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        region = Text(f"wotr-region-{REGION_IDS[REGION_OF[self.place]]}")
        return {"region": region, "count": self.too_many(state)}

    def about(self, state: WotrState, seat: int) -> Question | None:
        return RemovingInTurn(place=PLACE_IDS[self.place], count=self.too_many(state))
