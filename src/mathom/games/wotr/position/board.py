"""The board of a written position: armies, sieges, characters and who holds what, read and checked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mathom.core.faults import BadPosition
from mathom.core.position import Reader
from mathom.games.wotr.armies import besieged, takes
from mathom.games.wotr.box import (
    ARAGORN,
    BESIEGED_STACK,
    BOX,
    CHARACTER_IDS,
    CHARACTERS,
    ELIMINATED,
    FELLOWSHIP_COMPANIONS,
    FIGURE_IDS,
    FIGURES,
    FIGURES_OF,
    FREE,
    GANDALF_GREY,
    GANDALF_WHITE,
    IN_FELLOWSHIP,
    NOBODY,
    NOT_YET,
    PLACE_IDS,
    PLACES,
    REARGUARD,
    REGION_COUNT,
    REGION_IDS,
    REGION_OF,
    REGIONS,
    SARUMAN,
    SETTLEMENTS,
    SHADOW,
    SIDES,
    STACK,
    STRIDER,
    STRONGHOLDS,
    TOTALS,
    region,
)
from mathom.games.wotr.clockwork.table import MARKERS
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.view.see import NOWHERE

STANDING: Final = [*PLACE_IDS, *NOWHERE.values()]
"""Where a character may be said to be."""
AWAY: Final = {name: number for number, name in NOWHERE.items()}
REPLACED: Final = {ARAGORN: STRIDER, GANDALF_WHITE: GANDALF_GREY}
ORTHANC: Final = region("orthanc")


# -- reading -------------------------------------------------------------------------------------


def read_board(state: WotrState, reader: Reader) -> None:
    """Everything that stands on the map; what is in no place and not lost is a reinforcement."""
    if "armies" in reader:
        state.clear_board()
    _read_places(state, reader.part("armies"), REGION_IDS, list(range(REGION_COUNT)))
    _read_inside(state, reader.part("inside"))
    _read_figures(state, reader.part("rearguard"), REARGUARD)
    _read_reinforcements(state, reader.part("casualties"))
    _read_characters(state, reader.part("characters"))
    _read_control(state, reader.part("control"))


def _read_places(state: WotrState, reader: Reader, ids: Sequence[str], places: Sequence[int]) -> None:
    for name, place in zip(ids, places, strict=True):
        if name in reader:
            _read_figures(state, reader.part(name), place)
    reader.done()


def _read_inside(state: WotrState, reader: Reader) -> None:
    for name, place in zip(REGION_IDS, BOX, strict=True):
        if name in reader and place == NOBODY:
            raise BadPosition("wotr-position-walls", region=name)
    strongholds = [REGION_IDS[stronghold] for stronghold in STRONGHOLDS]
    _read_places(state, reader, strongholds, [BOX[stronghold] for stronghold in STRONGHOLDS])


def _read_figures(state: WotrState, reader: Reader, place: int) -> None:
    for figure, name in enumerate(FIGURE_IDS):
        state.put(place, figure, reader.number(name, 0, 0, 99))
    reader.done()


def _read_reinforcements(state: WotrState, reader: Reader) -> None:
    for figure, name in enumerate(FIGURE_IDS):
        if name in reader and figure not in FIGURES_OF[FREE]:
            raise BadPosition("wotr-position-returns", figure=name)
        state.casualties[figure] = reader.number(name, 0, 0, 99)
        placed = sum(state.figures[figure::FIGURES]) + state.casualties[figure]
        total = TOTALS[figure] + (MARKERS[figure] if state.clockwork is not None else 0)
        if placed > total:
            raise BadPosition("wotr-position-figures", figure=name, count=placed, most=total)
        state.reinforcements[figure] = total - placed
    reader.done()


def _read_characters(state: WotrState, reader: Reader) -> None:
    for new, old in REPLACED.items():
        if CHARACTER_IDS[new] in reader and CHARACTER_IDS[old] not in reader:
            state.where[old] = ELIMINATED
    for character, name in enumerate(CHARACTER_IDS):
        if name in reader:
            where = STANDING[reader.word(name, "", STANDING)]
            state.where[character] = AWAY[where] if where in AWAY else PLACE_IDS.index(where)
            _check_character(state, character, where)
    reader.done()
    for new, old in REPLACED.items():
        if state.where[new] != NOT_YET and state.where[old] != ELIMINATED:
            raise BadPosition(
                "wotr-position-replaced", character=CHARACTER_IDS[old], other=CHARACTER_IDS[new]
            )


def _check_character(state: WotrState, character: int, where: str) -> None:
    """Only the first companions are in the Fellowship, and always begin there; Saruman stays home."""
    at = state.where[character]
    able = (at != IN_FELLOWSHIP) if character not in FELLOWSHIP_COMPANIONS else (at != NOT_YET)
    if character == SARUMAN and at >= 0:
        able = at == REARGUARD or REGION_OF[at] == ORTHANC
    if not able:
        raise BadPosition("wotr-position-character", character=CHARACTER_IDS[character], where=where)


def _read_control(state: WotrState, reader: Reader) -> None:
    """Settlements are held by those who began with them, or by the army that stands there."""
    for here in REGIONS:
        if here.id in reader and not here.settlement:
            raise BadPosition("wotr-position-settlement", region=here.id)
    for index in SETTLEMENTS:
        usual = REGIONS[index].owner
        if besieged(state, index) != NOBODY:
            usual = besieged(state, index)
        elif state.units(index, 1 - usual) and takes(state, index, 1 - usual):
            usual = 1 - usual
        elif state.garrisoned(index, SHADOW):
            usual = SHADOW
        state.owner[index] = reader.word(REGION_IDS[index], SIDES[usual], SIDES)
    reader.done()


# -- checking ------------------------------------------------------------------------------------


def check_board(state: WotrState) -> None:
    """What can stand on the map between two actions."""
    for place in range(PLACES):
        if state.units(place, FREE) and state.units(place, SHADOW):
            raise BadPosition("wotr-position-both", region=PLACE_IDS[place])
        _check_crowd(state, place)
        if state.leaders(place, FREE) and not state.units(place, FREE):
            raise BadPosition("wotr-position-leader", region=PLACE_IDS[place])
    for index in STRONGHOLDS:
        _check_garrison(state, index)
        _check_siege(state, index)
    for index in SETTLEMENTS:
        holder = state.owner[index]
        waiting = not takes(state, index, 1 - holder)
        if state.units(index, 1 - holder) and besieged(state, index) == NOBODY and not waiting:
            raise BadPosition("wotr-position-control", region=REGION_IDS[index], side=SIDES[holder])


def _check_crowd(state: WotrState, place: int) -> None:
    """Ten units, or five behind walls (p. 26)."""
    limit = STACK if place < REGION_COUNT else BESIEGED_STACK
    for side in (FREE, SHADOW):
        count = state.units(place, side)
        if count > limit:
            raise BadPosition("wotr-position-crowd", region=PLACE_IDS[place], count=count, most=limit)


def _check_garrison(state: WotrState, index: int) -> None:
    """Behind the walls are only those who hold them."""
    box = BOX[index]
    holder = state.owner[index]
    others = [figure for figure in FIGURES_OF[1 - holder] if state.count(box, figure)]
    for character in range(len(CHARACTERS)):
        if state.where[character] == box and CHARACTERS[character].side != holder:
            others.append(character)
    if others:
        raise BadPosition("wotr-position-garrison", region=REGION_IDS[index], side=SIDES[holder])


def _check_siege(state: WotrState, index: int) -> None:
    """Nobody is behind the walls without units, nor without an enemy army outside."""
    box = BOX[index]
    holder = state.owner[index]
    garrison = state.units(box, holder)
    anybody = garrison or box in state.where or state.leaders(box, holder)
    if anybody and not garrison:
        raise BadPosition("wotr-position-alone", region=REGION_IDS[index])
    if anybody and not state.units(index, 1 - holder):
        raise BadPosition("wotr-position-besieger", region=REGION_IDS[index])
