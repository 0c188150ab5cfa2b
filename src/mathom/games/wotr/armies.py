"""Armies and regions: what is free, what is besieged, who enters and who captures (p. 10, 26-32)."""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.box import (
    BESIEGED_STACK,
    BOX,
    CHARACTERS,
    COMPANIONS,
    ELIMINATED,
    FIGURE_IDS,
    FIGURES,
    FIGURES_OF,
    FREE,
    ISENGARD_ELITE,
    LEADER,
    NATION_OF_REGION,
    NATIONS,
    NAZGUL,
    NOBODY,
    PLACES,
    REARGUARD,
    REGION_COUNT,
    REGION_IDS,
    REGION_OF,
    REGIONS,
    SARUMAN,
    SHADOW,
    SIDES,
    SOUTHRON_ELITE,
    STACK,
    STRONGHOLDS,
    UNITS_OF,
    WITCH_KING,
)
from mathom.games.wotr.box import (
    CHARACTER_BITS as CHARACTER_BITS,
)
from mathom.games.wotr.command import (
    army_moved,
    command,
    controller,
    partners,
    units_of,
    unmix,
    unmix_all,
)
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.alone import follow, follow_all, undertake
from mathom.games.wotr.steps.politics import (
    CAPTURED,
    ENTERED,
    activate,
    advance,
    companion_arrives,
)

SHADOW_UNITS: Final = UNITS_OF[SHADOW][0]
"""Figures from here to the leaders are units of the Shadow, those before are the Free Peoples'."""
NO_FREE_UNITS: Final = [0] * len(UNITS_OF[FREE])
NO_SHADOW_UNITS: Final = [0] * len(UNITS_OF[SHADOW])
NO_LEADERS: Final = [0] * (NAZGUL - LEADER)


# -- regions -------------------------------------------------------------------------------------


def is_free(state: WotrState, region: int, side: int) -> bool:
    """No enemy army, no enemy settlement; a stronghold that one's own army besieges is free (p. 10)."""
    enemy = 1 - side
    if state.strength[PLACES * enemy + region]:
        return False
    return state.owner[region] != enemy or state.strength[PLACES * side + region] > 0


def besieged(state: WotrState, region: int) -> int:
    """The side besieged in a region's stronghold, or NOBODY."""
    box = BOX[region]
    if box == NOBODY:
        return NOBODY
    if state.strength[box]:
        return FREE
    return SHADOW if state.strength[PLACES + box] else NOBODY


def sieges(state: WotrState) -> list[int]:
    """The regions in whose strongholds somebody is besieged."""
    strength = state.strength
    return [r for r in STRONGHOLDS if strength[BOX[r]] or strength[PLACES + BOX[r]]]


def army_place(state: WotrState, region: int, side: int) -> int:
    """Where a side's army in a region stands: in the open, or inside the walls if it is besieged."""
    return BOX[region] if besieged(state, region) == side else region


# -- entering and capturing ----------------------------------------------------------------------


def army_enters(state: WotrState, region: int, side: int, force: tuple[int, ...]) -> None:
    """An army has come into a region: it may capture a settlement and wake a nation (p. 32, 34)."""
    nation = NATION_OF_REGION[region]
    if nation != NOBODY and NATIONS[nation].side != side:
        activate(state, nation, ENTERED, region)
    if (
        state.owner[region] == 1 - side
        and besieged(state, region) == NOBODY
        and takes(state, region, side)
    ):
        capture(state, region, side)
    # A companion who came with the army ends his movement here like any other.
    if side == FREE and force[CHARACTER_BITS]:
        for companion in COMPANIONS:
            if force[CHARACTER_BITS] >> companion & 1:
                companion_arrives(state, companion, region)


def takes(state: WotrState, region: int, side: int) -> bool:
    """Whether an army that stands in an enemy settlement has taken it: always, but for the clockwork,
    which must leave a garrison there (guide, A15)."""
    return state.clockwork is None or side == FREE or REGIONS[region].owner == SHADOW


def capture(state: WotrState, region: int, side: int, stormer: int = NOBODY) -> None:
    """The settlement changes hands; its nation moves a step if the enemy took it (p. 32, 34).

    Of two partners he has captured it whose army stormed it or came in.
    """
    state.owner[region] = side
    if state.players > 2:
        retaken = REGIONS[region].owner == side
        state.captor[region] = NOBODY if retaken else captor(state, region, side, stormer)
    if state.events is not None:
        state.tell("captured", {"region": REGION_IDS[region], "by": SIDES[side]})
    if REGIONS[region].owner != side:
        advance(state, NATION_OF_REGION[region], CAPTURED)


def captor(state: WotrState, region: int, side: int, stormer: int) -> int:
    """Which of two partners takes a settlement: who stormed it, who commands there, or who acts."""
    if stormer != NOBODY:
        return stormer
    seat = state.speaks[side]
    if not state.mixed[region] and units_of(state, region, seat):
        return seat
    return controller(state, region, side)


def end_siege(state: WotrState, region: int) -> None:
    """The besieged come out into the region."""
    box = BOX[region]
    if state.mixed[box]:
        state.mixed[region], state.mixed[box] = 1, 0
    if state.now is not None:
        follow_all(state, box, region)
    for figure in range(FIGURES):
        count = state.count(box, figure)
        if count:
            state.shift(box, region, figure, count)
    move_characters(state, box, region)


def move_characters(state: WotrState, start: int, end: int) -> None:
    """All characters of a place go to another one."""
    for character in range(len(CHARACTERS)):
        if state.where[character] == start:
            state.where[character] = end


def army_left(state: WotrState, region: int) -> None:
    """An army has left a region: if no besieging unit stayed there, the siege is over (p. 31)."""
    inside = besieged(state, region)
    if inside != NOBODY and state.units(region, 1 - inside) == 0:
        end_siege(state, region)


def settle(state: WotrState, stormer: int = NOBODY) -> None:
    """Sieges that nobody keeps up end, and walls that nobody holds any more fall (p. 31-32).

    Of two partners who besiege them, the one who has stormed them captures what is behind them.
    """
    someone_inside = max(state.where) >= REGION_COUNT
    strength = state.strength
    for region in STRONGHOLDS:
        box = BOX[region]
        if strength[box] or strength[PLACES + box]:
            army_left(state, region)
            continue
        # Nazgul or characters may be behind walls where no unit is left.
        if state.figures[FIGURES * box + NAZGUL] or (someone_inside and box in state.where):
            end_siege(state, region)
        enemy = 1 - state.owner[region]
        if strength[PLACES * enemy + region] and takes(state, region, enemy):
            capture(state, region, enemy, stormer)


# -- removing ------------------------------------------------------------------------------------


def lose_figure(state: WotrState, place: int, figure: int, count: int = 1) -> None:
    """Casualties: the Free Peoples' are out of the game, the Shadow's come back as reinforcements."""
    state.take(place, figure, count)
    if figure in FIGURES_OF[FREE]:
        state.casualties[figure] += count
    else:
        state.reinforcements[figure] += count


def fall(state: WotrState, place: int, figure: int, count: int = 1) -> None:
    """Figures are lost, and everybody hears of it."""
    lose_figure(state, place, figure, count)
    if state.events is not None:
        args: dict[str, str | int] = {
            "figure": FIGURE_IDS[figure],
            "count": count,
            "region": REGION_IDS[REGION_OF[place]],
        }
        state.tell("lost", args)


def disband(state: WotrState, place: int, figure: int, count: int) -> None:
    """Units removed for lack of room come back as reinforcements, for both sides (p. 26)."""
    state.take(place, figure, count)
    state.reinforcements[figure] += count
    if state.players > 2:
        unmix(state, place)
    if state.events is not None:
        here = REGION_IDS[REGION_OF[place]]
        state.tell("disbanded", {"figure": FIGURE_IDS[figure], "count": count, "region": here})


def stack_limit(place: int) -> int:
    """How many units of a side a place may hold: ten in a region, five behind walls (p. 26, 31)."""
    return STACK if place < REGION_COUNT else BESIEGED_STACK


def eliminate(state: WotrState, character: int) -> None:
    """A character is out of the game for good (p. 31)."""
    state.where[character] = ELIMINATED
    if state.events is not None:
        state.tell("eliminated", {"character": CHARACTERS[character].id})


def lose_army_leaders(state: WotrState, place: int, side: int) -> None:
    """The last unit in a battle is gone: its leaders and characters go with it (p. 31)."""
    for figure in FIGURES_OF[side]:
        count = state.count(place, figure)
        if count:
            fall(state, place, figure, count)
    for character in state.characters(place, side):
        eliminate(state, character)


def lose_lone_leaders(state: WotrState, place: int) -> None:
    """A leader of the Free Peoples on the map without an army is removed at once (p. 8)."""
    if state.units(place, FREE):
        return
    for figure in range(LEADER, NAZGUL):
        count = state.count(place, figure)
        if count:
            fall(state, place, figure, count)


# -- forces --------------------------------------------------------------------------------------


def figures_at(state: WotrState, place: int, side: int) -> list[int]:
    """A side's figures in a place: the count of each, and no characters."""
    base = FIGURES * place
    figures = state.figures
    if side == FREE:
        return [
            *figures[base : base + SHADOW_UNITS],
            *NO_SHADOW_UNITS,
            *figures[base + LEADER : base + NAZGUL],
            0,
            0,
        ]
    return [
        *NO_FREE_UNITS,
        *figures[base + SHADOW_UNITS : base + LEADER],
        *NO_LEADERS,
        figures[base + NAZGUL],
        0,
    ]


def force_at(state: WotrState, place: int, side: int) -> list[int]:
    """Everybody of a side in a place: the count of each figure, then the characters as bits."""
    force = figures_at(state, place, side)
    if place in state.where:
        for character in state.characters(place, side):
            force[CHARACTER_BITS] |= 1 << character
    return force


def commanded(state: WotrState, place: int, side: int, attacking: bool = False) -> list[int]:
    """Those of a side in a place whom the player that decides for it may move, or attack with."""
    force = force_at(state, place, side)
    return command(state, place, side, force, attacking) if state.players > 2 else force


def force_counted(force: tuple[int, ...]) -> dict[str, int]:
    """A force as a question tells it: how many of each, and each character as one."""
    told = {FIGURE_IDS[figure]: force[figure] for figure in range(FIGURES) if force[figure]}
    for character in range(len(CHARACTERS)):
        if force[CHARACTER_BITS] >> character & 1:
            told[CHARACTERS[character].id] = 1
    return told


def force_told(force: tuple[int, ...]) -> str:
    """A force as an event tells it: "rohan-elite 1 rohan-regular 2 strider 1"."""
    words = [f"{FIGURE_IDS[figure]} {force[figure]}" for figure in range(FIGURES) if force[figure]]
    for character in range(len(CHARACTERS)):
        if force[CHARACTER_BITS] >> character & 1:
            words.append(f"{CHARACTERS[character].id} 1")
    return " ".join(words)


def units_in(force: list[int], side: int) -> int:
    """How many army units are in a force."""
    total = 0
    for figure in UNITS_OF[side]:
        total += force[figure]
    return total


def move_force(state: WotrState, start: int, end: int, force: tuple[int, ...]) -> None:
    """A force goes from place to place."""
    for figure in range(FIGURES):
        if force[figure]:
            state.shift(start, end, figure, force[figure])
    characters = force[CHARACTER_BITS]
    for character in range(len(CHARACTERS)):
        if characters >> character & 1:
            state.where[character] = end
    if state.players > 2:
        army_moved(state, start, end, force)
        if state.now is not None:
            follow(state, start, end, force)


def send_force(
    state: WotrState, start: int, end: int, force: tuple[int, ...], how: str = "marched"
) -> None:
    """A force goes from place to place, and it is told how."""
    if state.now is not None:
        undertake(state, start, force)
    move_force(state, start, end, force)
    if state.events is not None:
        args: dict[str, str | int] = {
            "region": REGION_IDS[REGION_OF[start]],
            "to": REGION_IDS[REGION_OF[end]],
            "force": force_told(force),
        }
        state.tell(how, args)


def leadership(state: WotrState, place: int, side: int, nazgul_count: bool = True) -> int:
    """Leaders or Nazgul, the Leadership of characters, and Saruman's elites (p. 28, 46)."""
    if side == FREE:
        total = state.leaders(place, FREE)
    else:
        total = state.count(place, NAZGUL) if nazgul_count else 0
        if state.in_play(SARUMAN):
            total += state.count(place, ISENGARD_ELITE)
            if partners(state, SHADOW):
                total += state.count(place, SOUTHRON_ELITE)
    for character in state.characters(place, side):
        if nazgul_count or character != WITCH_KING:
            total += CHARACTERS[character].leadership
    return total


def regroup(state: WotrState, place: int) -> None:
    """The rearguard joins those who are left of its army; who stood aside, stands there again."""
    rearguard = state.figures[FIGURES * REARGUARD :]
    for figure in range(FIGURES):
        if rearguard[figure]:
            state.shift(REARGUARD, place, figure, rearguard[figure])
    move_characters(state, REARGUARD, place)
    if state.players > 2:
        unmix_all(state)
