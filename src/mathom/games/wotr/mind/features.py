"""War of the Ring told in numbers: the quest, the war, the means of both sides.

The sides have little in common, so nearly every feature belongs to one of them, and is 0 for the other.
All that is told lies open on the table: nobody's cards are looked at, only how many there are.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mathom.games.wotr.bot import PRIZES, TO_MORDOR, WORTH
from mathom.games.wotr.box import (
    ARAGORN,
    AT_WAR,
    BOX,
    CARDS,
    CHARACTER,
    CHARACTERS,
    COMPANIONS,
    EVENT,
    FELLOWSHIP_COMPANIONS,
    FIGURES,
    FREE,
    GANDALF_WHITE,
    GOLLUM,
    IN_FELLOWSHIP,
    MOUTH,
    NATION_IDS,
    NATIONS_OF,
    NAZGUL,
    NOBODY,
    PLACES,
    REGION_COUNT,
    SARUMAN,
    SHADOW,
    TILES,
    TOTALS,
    WILL,
    WITCH_KING,
)
from mathom.games.wotr.mind.fronts import FAR, defenders, pressing, way_to_prize
from mathom.games.wotr.seats import SEATINGS
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.ending import victory_points

OF_FREE: Final[list[tuple[str, int, str]]] = [
    ("free_way", 12, "way"),
    ("free_mordor", 6, "mordor"),
    ("free_hope", 12, "corruption"),
    ("free_hidden", 1, "hiding"),
    ("free_guard", 13, "company"),
    ("free_guided_by_gollum", 1, "company"),
    ("free_aragorn", 1, "heroes"),
    ("free_gandalf_white", 1, "heroes"),
    ("free_abroad", 5, "heroes"),
    ("free_awake", 5, "politics"),
    ("free_steps", 14, "politics"),
    *[(f"free_war_{NATION_IDS[nation]}", 1, "politics") for nation in NATIONS_OF[FREE]],
    ("free_points", 3, "points"),
    ("free_units", 12, "armies"),
    ("free_reserve", 10, "armies"),
    ("free_leaders", 5, "armies"),
    ("free_held", 12, "strongholds"),
    ("free_dice", 6, "dice"),
    ("free_dice_for_the_quest", 3, "dice"),
    ("free_dice_for_cards", 2, "dice"),
    ("free_rings", 3, "rings"),
    ("free_hand", 6, "cards"),
    ("free_lasting", 3, "cards"),
    ("free_tiles", 4, "hunt"),
]
OF_SHADOW: Final[list[tuple[str, int, str]]] = [
    ("shadow", 1, "sides"),
    ("shadow_points", 9, "points"),
    ("shadow_besieges", 6, "sieges"),
    ("shadow_overwhelms", 6, "sieges"),
    ("shadow_presses", 8, "fronts"),
    ("shadow_march", 20, "fronts"),
    ("shadow_units", 15, "armies"),
    ("shadow_elites", 8, "armies"),
    ("shadow_led", 8, "nazgul"),
    ("shadow_watch", 1, "nazgul"),
    ("shadow_nazgul", 8, "nazgul"),
    ("shadow_saruman", 1, "minions"),
    ("shadow_witch_king", 1, "minions"),
    ("shadow_mouth", 1, "minions"),
    *[(f"shadow_war_{NATION_IDS[nation]}", 1, "politics") for nation in NATIONS_OF[SHADOW]],
    ("shadow_hunts", 5, "hunt"),
    ("shadow_trail", 4, "hunt"),
    ("shadow_tiles", 4, "hunt"),
    ("shadow_dice", 9, "dice"),
    ("shadow_rings", 3, "rings"),
    ("shadow_hand", 6, "cards"),
    ("shadow_lasting", 3, "cards"),
]
ALL: Final[list[tuple[str, int, str]]] = [*OF_FREE, *OF_SHADOW]
NAMES: Final[list[str]] = [name for name, _, _ in ALL]
MOST: Final[list[int]] = [most for _, most, _ in ALL]
THEMES: Final[list[str]] = [theme for _, _, theme in ALL]
COUNT: Final[int] = len(ALL)

WAY: Final[int] = NAMES.index("free_way")
AWAKE: Final[int] = NAMES.index("free_awake")
FREE_WAR: Final[int] = AWAKE + 2
FREE_POINTS: Final[int] = NAMES.index("free_points")
FREE_DICE: Final[int] = NAMES.index("free_dice")
BASE: Final[int] = NAMES.index("shadow")
MINIONS_AT: Final[int] = NAMES.index("shadow_saruman")
SHADOW_WAR: Final[int] = MINIONS_AT + 3
HUNTS: Final[int] = NAMES.index("shadow_hunts")

PHASES: Final = 4
EARLY: Final = 3
"""The turns of the opening."""
LATE_POINTS: Final = 5
NEAR: Final = 3
"""With so many points taken, or so near to Mordor, the end begins."""
CHARACTER_LEVELS: Final = [character.level for character in CHARACTERS]


def phase(state: WotrState) -> int:
    """The opening, the war, its end, and the way through Mordor."""
    if state.mordor >= 0:
        return 3
    if TO_MORDOR[state.ring_bearers] - state.progress <= NEAR:
        return 2
    if victory_points(state, SHADOW) >= LATE_POINTS:
        return 2
    return 0 if state.turn <= EARLY else 1


def features(state: WotrState, side: int) -> vec[i64]:
    """The table as the side sees it."""
    told = vec[i64]([0] * COUNT)
    if side == FREE:
        _quest(state, told)
        _peoples(state, told)
        _means(state, told)
    else:
        told[BASE] = 1
        _sieges(state, told)
        _hosts(state, told)
        _servants(state, told)
    return told


def _tell(told: vec[i64], at: int, value: int) -> None:
    told[at] = 0 if value < 0 else value if value < MOST[at] else MOST[at]


# -- the Free Peoples ----------------------------------------------------------------------------


def _quest(state: WotrState, told: vec[i64]) -> None:
    """The Ring-bearers and their company."""
    if state.mordor >= 0:
        told[WAY] = MOST[WAY]
        _tell(told, WAY + 1, state.mordor + 1)
    else:
        _tell(told, WAY, MOST[WAY] - max(0, TO_MORDOR[state.ring_bearers] - state.progress))
    _tell(told, WAY + 2, MOST[WAY + 2] - state.corruption)
    told[WAY + 3] = 1 if state.hidden else 0
    guard = abroad = 0
    where = state.where
    for companion in FELLOWSHIP_COMPANIONS:
        if where[companion] == IN_FELLOWSHIP:
            guard += CHARACTER_LEVELS[companion]
    for companion in COMPANIONS:
        if where[companion] >= 0:
            abroad += 1
    _tell(told, WAY + 4, guard)
    told[WAY + 5] = 1 if state.guide == GOLLUM else 0
    told[WAY + 6] = 1 if where[ARAGORN] >= 0 else 0
    told[WAY + 7] = 1 if where[GANDALF_WHITE] >= 0 else 0
    _tell(told, WAY + 8, abroad)


def _peoples(state: WotrState, told: vec[i64]) -> None:
    """Nations and their armies."""
    awake = steps = 0
    for nation in NATIONS_OF[FREE]:
        if state.active[nation]:
            awake += 1
        steps += state.politics[nation] - 1
        if state.politics[nation] == AT_WAR:
            told[FREE_WAR + nation] = 1
    _tell(told, AWAKE, awake)
    _tell(told, AWAKE + 1, steps)
    _tell(told, FREE_POINTS, victory_points(state, FREE))
    units = reserve = leaders = 0
    strength = state.strength
    for place in range(PLACES):
        units += strength[place]
    for figure in range(10):
        reserve += state.reinforcements[figure]
    for figure in range(16, NAZGUL):
        leaders += TOTALS[figure] - state.reinforcements[figure] - state.casualties[figure]
    _tell(told, FREE_POINTS + 1, units // 3)
    _tell(told, FREE_POINTS + 2, reserve // 3)
    _tell(told, FREE_POINTS + 3, leaders // 2)
    held = 0
    for region in PRIZES:
        if state.owner[region] == FREE:
            inside = defenders(state, region)
            held += 2 if inside > 3 else 1 if inside > 1 else 0
    _tell(told, FREE_POINTS + 4, held // 2)


def _means(state: WotrState, told: vec[i64]) -> None:
    """Dice, rings, cards and tiles."""
    dice = state.dice
    _tell(told, FREE_DICE, state.unused_dice(FREE))
    _tell(told, FREE_DICE + 1, dice[CHARACTER] + dice[WILL])
    _tell(told, FREE_DICE + 2, dice[EVENT])
    _tell(told, FREE_DICE + 3, state.rings[FREE])
    _tell(told, FREE_DICE + 4, hand(state, FREE))
    _tell(told, FREE_DICE + 5, lasting(state, FREE))
    _tell(told, FREE_DICE + 6, tiles(state, FREE))


def hand(state: WotrState, side: int) -> int:
    """How many cards a side holds; those of two partners count as one hand."""
    count = 0
    team = SEATINGS[state.players].team[side]
    for seat in team:
        count += len(state.hands[seat])
    if state.clockwork is not None and side == SHADOW:
        count += sum(state.clockwork.face_down)
    return count if len(team) == 1 else count * 3 // 4


def lasting(state: WotrState, side: int) -> int:
    """The side's cards on the table."""
    count = 0
    for card in state.table:
        if CARDS[card].side == side:
            count += 1
    return count


def tiles(state: WotrState, side: int) -> int:
    """The special tiles of a side that may still be drawn."""
    count = 0
    for tile in state.tiles:
        if TILES[tile].special == side:
            count += 1
    for tile in state.waiting_tiles:
        if TILES[tile].special == side:
            count += 1
    return count


# -- the Shadow ----------------------------------------------------------------------------------


def _sieges(state: WotrState, told: vec[i64]) -> None:
    """What has been taken, and what may be soon."""
    _tell(told, BASE + 1, victory_points(state, SHADOW))
    besieged = overwhelmed = pressed = 0
    strength = state.strength
    base = PLACES * SHADOW
    for n in range(len(PRIZES)):
        region = PRIZES[n]
        if state.owner[region] != FREE:
            continue
        worth = WORTH[region]
        near = pressing(state, n)
        if near == 0:
            continue
        inside = defenders(state, region)
        box = BOX[region]
        if box != NOBODY and strength[box]:
            besieged += worth
            outside = strength[base + region]
            if outside >= 2 * inside:
                overwhelmed += 2 * worth
            elif outside > inside:
                overwhelmed += worth
        if near > 2 * inside:
            pressed += 2 * worth
        elif near > inside:
            pressed += worth
    _tell(told, BASE + 2, besieged)
    _tell(told, BASE + 3, overwhelmed)
    _tell(told, BASE + 4, pressed)


def _hosts(state: WotrState, told: vec[i64]) -> None:
    """The armies of the Shadow, how far they have come, and who leads them."""
    strength = state.strength
    figures = state.figures
    base = PLACES * SHADOW
    units = march = led = nazgul = elites = 0
    king = state.where[WITCH_KING]
    for region in range(REGION_COUNT):
        count = strength[base + region]
        flying = figures[FIGURES * region + NAZGUL]
        nazgul += flying
        if count:
            units += count
            march += count * (3 * FAR - way_to_prize(state, region))
            if king == region:
                flying += 2
            led += min(count, flying)
    for elite in (11, 13, 15):
        elites += figures_of(state, elite)
    _tell(told, BASE + 5, march // 24)
    _tell(told, BASE + 6, units // 4)
    _tell(told, BASE + 7, elites // 2)
    _tell(told, BASE + 8, led)
    here = state.ring_bearers
    if here != NOBODY and (figures[FIGURES * here + NAZGUL] or king == here):
        told[BASE + 9] = 1
    _tell(told, BASE + 10, nazgul)


def figures_of(state: WotrState, elite: int) -> int:
    """How many of these units of the Shadow are on the board."""
    return TOTALS[elite] - state.reinforcements[elite] - state.casualties[elite]


def _servants(state: WotrState, told: vec[i64]) -> None:
    """Minions, nations, the Hunt, and the means."""
    where = state.where
    told[MINIONS_AT] = 1 if where[SARUMAN] >= 0 else 0
    told[MINIONS_AT + 1] = 1 if where[WITCH_KING] >= 0 else 0
    told[MINIONS_AT + 2] = 1 if where[MOUTH] >= 0 else 0
    at = SHADOW_WAR
    for nation in NATIONS_OF[SHADOW]:
        if state.politics[nation] == AT_WAR:
            told[at] = 1
        at += 1
    _tell(told, HUNTS, state.hunt_box[SHADOW])
    _tell(told, HUNTS + 1, state.hunt_box[FREE])
    _tell(told, HUNTS + 2, tiles(state, SHADOW))
    _tell(told, HUNTS + 3, state.unused_dice(SHADOW))
    _tell(told, HUNTS + 4, state.rings[SHADOW])
    _tell(told, HUNTS + 5, hand(state, SHADOW))
    _tell(told, HUNTS + 6, lasting(state, SHADOW))
