"""The hidden paths of the Woses: an army goes from Rohan straight to Minas Tirith, or next to it."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision
from mathom.core.option import Option
from mathom.core.text import Text
from mathom.games.wotr import codecs
from mathom.games.wotr.armies import (
    army_enters,
    army_place,
    besieged,
    send_force,
    settle,
)
from mathom.games.wotr.box import (
    CARD_IDS,
    CARDS,
    FREE,
    NATION_OF_REGION,
    NEIGHBOURS,
    NOBODY,
    REGION_COUNT,
    REGION_OF,
    ROHAN,
    SHADOW,
    region,
)
from mathom.games.wotr.cards.parts.card import CardStep, Part
from mathom.games.wotr.cards.parts.needs import places_of_armies
from mathom.games.wotr.options import TO
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.force import NOBODY_YET, OPEN, ChooseForce
from mathom.games.wotr.steps.marching import who_may_enter

MINAS_TIRITH: Final = region("minas-tirith")


def ways_out(state: WotrState) -> list[int]:
    """Where the paths end: in the City, or beside it if it is besieged or lost; not among enemies."""
    ends = [MINAS_TIRITH]
    if besieged(state, MINAS_TIRITH) != NOBODY or state.owner[MINAS_TIRITH] == SHADOW:
        ends = NEIGHBOURS[MINAS_TIRITH]
    taken = [end for end in ends if state.units(end, SHADOW) or state.garrisoned(end, SHADOW)]
    return [end for end in ends if end not in taken]


def ways_from(state: WotrState, start: int) -> list[int]:
    """Where some part of an army can go from its place; borders hold as always (p. 27)."""
    found: list[int] = []
    for end in ways_out(state):
        step = OnHiddenPaths(start, end, OPEN, NOBODY_YET)
        if end != REGION_OF[start] and step.possible(state, step.may_go(state)):
            found.append(end)
    return found


def armies_in_rohan(state: WotrState) -> list[int]:
    """The places of the armies in Rohan, besieged or not, that can take the paths."""
    return [
        place
        for here in range(REGION_COUNT)
        if NATION_OF_REGION[here] == ROHAN
        for place in places_of_armies(state, here, FREE)
        if ways_from(state, place)
    ]


class TakeHiddenPaths(Part):
    """One army in Rohan, or a part of it, goes to Minas Tirith."""

    def do(self, state: WotrState, card: int) -> None:
        state.push(ChooseArmyInRohan(card))


class ChooseArmyInRohan(CardStep):
    """Which army takes the paths."""

    kind = "hidden_paths_from"
    fields = {"card": codecs.CARD}

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: WotrState) -> Decision | None:
        places = armies_in_rohan(state)
        if len(places) > 1:
            return state.ask(self, CARDS[self.card].side, [TO[REGION_OF[place]] for place in places])
        if places:
            state.push(ChooseWayOut(self.card, places[0]))
        return None

    def chosen(self, state: WotrState, option: Option) -> None:
        state.push(ChooseWayOut(self.card, army_place(state, option.args[0], FREE)))

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"card": Text(f"wotr-card-{CARD_IDS[self.card]}")}


class ChooseWayOut(CardStep):
    """Where the army comes out of the woods."""

    kind = "hidden_paths_to"
    fields = {"card": codecs.CARD, "start": codecs.PLACE}

    def __init__(self, card: int, start: int) -> None:
        self.card: Final = card
        self.start: Final = start

    def run(self, state: WotrState) -> Decision | None:
        ends = ways_from(state, self.start)
        if len(ends) > 1:
            return state.ask(self, CARDS[self.card].side, [TO[end] for end in ends])
        self.chosen(state, TO[ends[0]])
        return None

    def chosen(self, state: WotrState, option: Option) -> None:
        state.push(OnHiddenPaths(self.start, option.args[0], OPEN, NOBODY_YET))

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"card": Text(f"wotr-card-{CARD_IDS[self.card]}")}


class OnHiddenPaths(ChooseForce):
    """Which part of the army goes. The limit of a region counts when the action is over (p. 28)."""

    fields = {"start": codecs.PLACE, "end": codecs.PLACE, "mode": codecs.MODE, "named": codecs.FORCE}

    def __init__(self, start: int, end: int, mode: int, named: tuple[int, ...]) -> None:
        self.side = FREE
        self.start = start
        self.end: Final = end
        self.mode = mode
        self.named = named

    def may_go(self, state: WotrState) -> list[int]:
        return who_may_enter(state, FREE, self.start, self.end, ())

    def again(self, mode: int, named: tuple[int, ...]) -> OnHiddenPaths:
        return OnHiddenPaths(self.start, self.end, mode, named)

    def go(self, state: WotrState, force: tuple[int, ...]) -> None:
        send_force(state, self.start, self.end, force)
        # Walls that the whole garrison has left fall to the besiegers.
        settle(state)
        army_enters(state, self.end, FREE, force)
