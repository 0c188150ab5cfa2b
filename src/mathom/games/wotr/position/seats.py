"""Who shares a side, in a written position (p. 45-46): whose turn it is, who took what, which armies are
one. Who leads is not written: the token passes every turn, so the turn tells it."""

from __future__ import annotations

from typing import Any

from mathom.core.faults import BadPosition
from mathom.core.position import Reader
from mathom.games.wotr import codecs
from mathom.games.wotr.box import (
    CARD_IDS,
    FREE,
    NATION_IDS,
    NOBODY,
    PLACE_IDS,
    PLACES,
    REARGUARD,
    REGION_COUNT,
    REGION_IDS,
    REGIONS,
    SETTLEMENTS,
    SHADOW,
    SIDES,
)
from mathom.games.wotr.command import both_there
from mathom.games.wotr.seats import SEATINGS
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.undertaking import Undertaking


def write_seats(state: WotrState) -> dict[str, Any]:
    """What is written only where several share a side."""
    ids = SEATINGS[state.players].ids
    data: dict[str, Any] = {
        "speaks": [ids[seat] for seat in state.speaks],
        "next_up": [ids[seat] for seat in state.next_up],
        "mixed": [id for place, id in enumerate(PLACE_IDS) if state.mixed[place]],
        "captors": {
            REGION_IDS[region]: ids[state.captor[region]]
            for region in SETTLEMENTS
            if state.captor[region] != NOBODY
        },
        "given": {
            id: [CARD_IDS[card] for card in sorted(state.given[seat])] for seat, id in enumerate(ids)
        },
    }
    if state.acting != NOBODY:
        data["acting"] = ids[state.acting]
    if state.offered != NOBODY:
        data["offered"] = CARD_IDS[state.offered]
    if state.last is not None and state.now is not None:
        data["last_action"] = _written(state.last)
        data["this_action"] = _written(state.now)
    return data


def _written(action: Undertaking) -> dict[str, Any]:
    return {
        "nations": [id for nation, id in enumerate(NATION_IDS) if action.nations >> nation & 1],
        "mixed": action.mixed,
        "armies": codecs.FORCES.write(tuple(action.armies), None),
    }


def read_seats(state: WotrState, reader: Reader) -> None:
    """The leading players by the turn, and what a position says besides."""
    seating = SEATINGS[state.players]
    for side in (FREE, SHADOW):
        team = seating.team[side]
        state.leading[side] = team[(state.turn - 1) % len(team)]
    state.speaks = _both(reader, "speaks", state, state.leading)
    usual = [seating.partner[leader] for leader in state.leading]
    state.next_up = _both(reader, "next_up", state, usual)
    if "acting" in reader:
        state.acting = reader.word("acting", "", seating.ids)
    for place in reader.words("mixed", PLACE_IDS):
        state.mixed[place] = 1
    _read_captors(state, reader.part("captors"))
    if "offered" in reader:
        state.offered = reader.word("offered", "", CARD_IDS)
    given = reader.part("given")
    state.given = [given.words(id, CARD_IDS) for id in seating.ids]
    given.done()
    if state.last is not None:
        state.last = _read(reader.part("last_action"), "last_action")
        state.now = _read(reader.part("this_action"), "this_action")


def check_mixed(state: WotrState) -> None:
    """Mixed armies are where both partners have units; a garrison of both is always one (p. 46)."""
    for place in range(PLACES):
        both = any([both_there(state, place, side) for side in (FREE, SHADOW)])
        if state.mixed[place] and not both:
            raise BadPosition("wotr-position-mixed", region=PLACE_IDS[place])
        if both and REGION_COUNT <= place < REARGUARD:
            state.mixed[place] = 1


def _both(reader: Reader, name: str, state: WotrState, usual: list[int]) -> list[int]:
    """A seat for each side, that of the Free Peoples first."""
    seating = SEATINGS[state.players]
    found = reader.words(name, seating.ids)
    if not found:
        return usual[:]
    if [seating.sides[seat] for seat in found] != [FREE, SHADOW]:
        raise BadPosition("wotr-position-seats", name=name)
    return found


def _read_captors(state: WotrState, reader: Reader) -> None:
    """Who took each settlement; if it is not said, whose units stand there, or who led first."""
    seating = SEATINGS[state.players]
    for region in SETTLEMENTS:
        owner = state.owner[region]
        id = REGION_IDS[region]
        if id in reader:
            state.captor[region] = reader.word(id, "", seating.ids)
            if owner == REGIONS[region].owner or seating.sides[state.captor[region]] != owner:
                raise BadPosition("wotr-position-captor", region=id)
        elif owner != REGIONS[region].owner:
            there = [seating.owner[nation] for nation in state.nations(region, owner)]
            state.captor[region] = there[0] if there else seating.team[owner][0]
    reader.done()


def _read(reader: Reader, name: str) -> Undertaking:
    action = Undertaking()
    for nation in reader.words("nations", NATION_IDS):
        action.nations |= 1 << nation
    action.mixed = reader.raw("mixed") is True
    try:
        action.armies = list(codecs.FORCES.read(reader.raw("armies") or [], None))
    except (TypeError, ValueError) as error:
        raise BadPosition("wotr-position-seats", name=name) from error
    reader.done()
    return action


def read_to_act(state: WotrState, reader: Reader) -> int:
    """The side that acts next; where several share it, the player is named and his partner waits."""
    seating = SEATINGS[state.players]
    if state.players == 2:
        return reader.word("to_act", SIDES[FREE], SIDES)
    seat = reader.word("to_act", seating.ids[state.next_up[FREE]], seating.ids)
    side = seating.sides[seat]
    state.next_up[side] = seat
    other = 1 - side
    # Of two places in a row the one after a leading Shadow player is the next round's first.
    first = (side == FREE) == (seat != state.leading[side] or seating.partner[seat] == seat)
    leader = state.leading[other]
    state.next_up[other] = seating.partner[leader] if first else leader
    return side
