"""What cards demand before they can be played."""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.armies import army_place
from mathom.games.wotr.box import (
    COMPANIONS,
    FREE,
    IN_FELLOWSHIP,
    NATION_OF_REGION,
    NATIONS_OF,
    NOBODY,
    REGION_OF,
    REGIONS,
    SHADOW,
)
from mathom.games.wotr.cards.parts.card import Need
from mathom.games.wotr.state import WotrState


class AtWar(Need):
    """A nation is at war."""

    def __init__(self, nation: int) -> None:
        self.nation: Final = nation

    def met(self, state: WotrState) -> bool:
        return state.at_war(self.nation)


class AllShadowAtWar(Need):
    """All nations of the Shadow are at war."""

    def met(self, state: WotrState) -> bool:
        return all([state.at_war(nation) for nation in NATIONS_OF[SHADOW]])


class InPlay(Need):
    """A character stands on the map."""

    def __init__(self, character: int) -> None:
        self.character: Final = character

    def met(self, state: WotrState) -> bool:
        return state.in_play(self.character)


class InFellowship(Need):
    """One of these companions, or anybody at all, is in the Fellowship."""

    def __init__(self, *companions: int) -> None:
        self.companions: Final = companions or tuple(COMPANIONS)

    def met(self, state: WotrState) -> bool:
        for companion in self.companions:  # noqa: SIM110  (a generator is slow when compiled)
            if state.where[companion] == IN_FELLOWSHIP:
                return True
        return False


class Progress(Need):
    """The Fellowship has come at least one step from its last known place."""

    def met(self, state: WotrState) -> bool:
        return state.mordor < 0 and state.progress >= 1


class Revealed(Need):
    """The Fellowship is revealed."""

    def met(self, state: WotrState) -> bool:
        return not state.hidden


class FarFromHelp(Need):
    """The Fellowship is in no region with a settlement that was the Free Peoples' at first.

    On the Mordor Track it is in no region at all (p. 43).
    """

    def met(self, state: WotrState) -> bool:
        return state.ring_bearers == NOBODY or REGIONS[state.ring_bearers].owner != FREE


# -- questions that several cards ask ------------------------------------------------------------


def standing_in(state: WotrState, character: int) -> int:
    """The region where a character stands on the map, inside a siege or not; NOBODY if nowhere."""
    return REGION_OF[state.where[character]] if state.in_play(character) else NOBODY


def in_nation(state: WotrState, character: int, *nations: int) -> bool:
    """Whether a character stands in a region of one of these nations."""
    region = standing_in(state, character)
    return region != NOBODY and NATION_OF_REGION[region] in nations


def with_army(state: WotrState, character: int) -> bool:
    """Whether units of the Free Peoples are with a character, inside a siege or not."""
    place = state.where[character]
    return place >= 0 and state.units(place, FREE) > 0


def places_of_armies(state: WotrState, region: int, side: int) -> list[int]:
    """Where a side's army in a region stands, if there is one: in the open or besieged."""
    place = army_place(state, region, side)
    return [place] if state.units(place, side) else []
