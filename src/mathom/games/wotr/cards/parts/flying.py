"""Flights of the Nazgul by card (p. 24): any or all of them, each once, and the Witch-king is one."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision
from mathom.core.option import Option
from mathom.core.text import Text
from mathom.games.wotr import codecs
from mathom.games.wotr.armies import army_place
from mathom.games.wotr.box import (
    BOX,
    CHARACTER_IDS,
    FIGURES,
    NAZGUL,
    NOBODY,
    REARGUARD,
    REGION_IDS,
    REGION_OF,
    SHADOW,
    WITCH_KING,
)
from mathom.games.wotr.cards.parts.card import CardStep, Part
from mathom.games.wotr.options import DONE, FLY, GROUP
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.minions import fly, landings, minion_arrives, nazgul_places
from mathom.games.wotr.steps.players import king_obeys


class NazgulFly(Part):
    """Any or all of the Nazgul fly."""

    def do(self, state: WotrState, card: int) -> None:
        state.push(Flights((), 0))


class Flights(CardStep):
    """Whichever Nazgul has not flown yet may fly; none of them has to."""

    kind = "flights"
    fields = {"flown": codecs.PLACES, "king": codecs.FLAG}

    def __init__(self, flown: tuple[int, ...], king: int) -> None:
        self.flown: Final = flown
        """The places where Nazgul have landed, once for each."""
        self.king: Final = king
        """1 once the Witch-king has flown."""

    def run(self, state: WotrState) -> Decision | None:
        options = [FLY[REGION_OF[place]] for place in nazgul_places(state, self.flown)]
        if not self.king and state.in_play(WITCH_KING) and king_obeys(state):
            options.append(GROUP[WITCH_KING])
        if not options:
            return None
        return state.ask(self, SHADOW, [*options, DONE])

    def chosen(self, state: WotrState, option: Option) -> None:
        if option.verb == "fly":
            starts = nazgul_places(state, self.flown)
            start = starts[[REGION_OF[place] for place in starts].index(option.args[0])]
            state.push(Flight(self.flown, self.king, start))
        elif option.verb == "group":
            state.push(KingsFlight(self.flown))


class Flight(CardStep):
    """Where a Nazgul flies."""

    kind = "fly"
    fields = {"flown": codecs.PLACES, "king": codecs.FLAG, "start": codecs.PLACE}

    def __init__(self, flown: tuple[int, ...], king: int, start: int) -> None:
        self.flown: Final = flown
        self.king: Final = king
        self.start: Final = start

    def run(self, state: WotrState) -> Decision | None:
        return state.ask(self, SHADOW, landings(state, REGION_OF[self.start]))

    def chosen(self, state: WotrState, option: Option) -> None:
        end = fly(state, self.start, option.args[0])
        state.push(Flights((*self.flown, end), self.king))

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"region": Text(f"wotr-region-{REGION_IDS[REGION_OF[self.start]]}")}


class KingsFlight(CardStep):
    """Where the Witch-king flies."""

    kind = "minion_move"
    fields = {"flown": codecs.PLACES}

    def __init__(self, flown: tuple[int, ...]) -> None:
        self.flown: Final = flown

    def run(self, state: WotrState) -> Decision | None:
        return state.ask(self, SHADOW, landings(state, REGION_OF[state.where[WITCH_KING]]))

    def chosen(self, state: WotrState, option: Option) -> None:
        state.push(Flights(self.flown, 1))
        minion_arrives(state, WITCH_KING, option.args[0])

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"character": Text(f"wotr-character-{CHARACTER_IDS[WITCH_KING]}")}


def landed(state: WotrState, flown: tuple[int, ...], king: int) -> bool:
    """Whether those who have flown are where they landed."""
    there = [place < REARGUARD and state.count(place, NAZGUL) >= flown.count(place) for place in flown]
    return all(there) and king in (0, 1)


# -- where the Nazgul are ------------------------------------------------------------------------


def nazgul_at(state: WotrState, place: int) -> int:
    """How many Nazgul are in a place; the Witch-king is one of them on cards (p. 24)."""
    return state.count(place, NAZGUL) + int(state.where[WITCH_KING] == place)


def nazgul_in(state: WotrState, region: int) -> int:
    """How many Nazgul are in a region, inside a siege or not."""
    inside = 0 if BOX[region] == NOBODY else nazgul_at(state, BOX[region])
    return nazgul_at(state, region) + inside


def nazgul_armies(state: WotrState) -> list[int]:
    """The regions where a Shadow army, besieged or not, has a Nazgul with it."""
    counts = state.figures[NAZGUL::FIGURES]
    king = state.where[WITCH_KING]
    places = [place for place in range(REARGUARD) if counts[place] or place == king]
    return sorted({REGION_OF[place] for place in places if state.units(place, SHADOW)})


def nazgul_with_fellowship(state: WotrState) -> bool:
    """Whether a Nazgul is where the Fellowship is; on the Mordor Track it is in no region (p. 43)."""
    return state.ring_bearers != NOBODY and nazgul_in(state, state.ring_bearers) > 0


def nazgul_of_army(state: WotrState, region: int) -> int:
    """How many Nazgul are with the Shadow's army in a region."""
    return nazgul_at(state, army_place(state, region, SHADOW))
