"""Guide 14: what the clockwork does with each card that its list names.

Three questions for each: when it is laid aside for a battle and when it is used there, when it is
unplayable although its own text would allow it, and what is done instead of the text.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mathom.games.wotr.armies import army_place, is_free, leadership
from mathom.games.wotr.battle import SIEGE
from mathom.games.wotr.box import (
    AT_WAR,
    CARD_IDS,
    CHARACTER,
    CHARACTERS,
    ELIMINATED,
    FACE_COUNT,
    FIGURES,
    FREE,
    GANDALF_WHITE,
    GOLLUM,
    ISENGARD,
    LEADER,
    NATION_OF,
    NATIONS_OF,
    NAZGUL,
    NEIGHBOURS,
    REGION_OF,
    ROHAN,
    SARUMAN,
    SAURON,
    SHADOW,
    SOUTHRONS,
    STACK,
    UNITS_OF,
    WILL,
    WITCH_KING,
    region,
)
from mathom.games.wotr.cards.parts.combat_conditions import battle_of, nazgul_leadership
from mathom.games.wotr.cards.parts.flying import nazgul_at, nazgul_with_fellowship
from mathom.games.wotr.cards.parts.hordes import NEAR_DUNLAND
from mathom.games.wotr.cards.parts.landing import ChooseCrew
from mathom.games.wotr.cards.parts.levies import open_to_recruits
from mathom.games.wotr.cards.parts.needs import standing_in
from mathom.games.wotr.clockwork.attacking import Chance, attack, best_from, chances, largest
from mathom.games.wotr.clockwork.figures import (
    add,
    available,
    elite,
    garrison_place,
    raise_to_elite,
    regular,
    room,
)
from mathom.games.wotr.clockwork.lines import ATTACKABLE, LINE_IDS, LINES, ON_A_LINE, Line
from mathom.games.wotr.clockwork.march import any_moves, line_rolled, march, with_nazgul
from mathom.games.wotr.clockwork.measures import size, under_siege
from mathom.games.wotr.clockwork.mustering import EVERYWHERE, add_regulars, holds, muster
from mathom.games.wotr.clockwork.nazgul import may_join_fellowship, move_nazgul
from mathom.games.wotr.clockwork.occupation import is_occupied, line_occupied
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.attack import STORM
from mathom.games.wotr.steps.force import NOBODY_YET, OPEN

Asked = Callable[[WotrState], bool]
Deed = Callable[[WotrState, int], None]


def never(state: WotrState) -> bool:
    """No."""
    return False


def always(state: WotrState) -> bool:
    """Yes: what the combat card itself demands is enough."""
    return True


@final
class Entry:
    """What the guide says of a card."""

    def __init__(
        self,
        aside: Asked = never,
        used: Asked = never,
        unplayable: Asked = never,
        deed: Deed | None = None,
    ) -> None:
        self.aside: Final = aside
        """Whether it is laid aside for a battle."""
        self.used: Final = used
        """Whether it is used in the battle that is fought, if it can be."""
        self.unplayable: Final = unplayable
        self.deed: Final = deed
        """What is done instead of the text; None if the text is followed."""


# -- when cards are laid aside -------------------------------------------------------------------


def in_mordor(state: WotrState) -> bool:
    """The Fellowship is on the Mordor Track."""
    return state.mordor >= 0


def saruman_gone(state: WotrState) -> bool:
    """Saruman is out of the game."""
    return state.where[SARUMAN] == ELIMINATED


def king_gone(state: WotrState) -> bool:
    """The Witch-king is out of the game."""
    return state.where[WITCH_KING] == ELIMINATED


def all_at_war(state: WotrState) -> bool:
    """All nations of the Free Peoples are at war."""
    return all([state.politics[nation] == AT_WAR for nation in NATIONS_OF[FREE]])


def all_active(state: WotrState) -> bool:
    """All nations of the Free Peoples are active."""
    return all([state.active[nation] for nation in NATIONS_OF[FREE]])


def gollum_guides(state: WotrState) -> bool:
    """Gollum is the Guide."""
    return state.guide == GOLLUM


def city_taken(state: WotrState) -> bool:
    """Minas Tirith is occupied (A21)."""
    return is_occupied(state, MINAS_TIRITH)


def rohan_awake(state: WotrState) -> bool:
    """Saruman is out of the game, or Rohan is active."""
    return saruman_gone(state) or state.active[ROHAN]


def coast_taken(state: WotrState) -> bool:
    """All three harbours of Gondor are occupied (A21)."""
    return all([is_occupied(state, here) for here in HARBOURS])


# -- when they are used in a battle --------------------------------------------------------------


def own_place(state: WotrState) -> int:
    """Where the Shadow fights."""
    battle = battle_of(state)
    return battle.place_of(battle.who(SHADOW))


def enemy_place(state: WotrState) -> int:
    """Where the Free Peoples fight."""
    battle = battle_of(state)
    return battle.place_of(battle.who(FREE))


def battle_advantage(state: WotrState) -> int:
    """By how much the Shadow's army is larger in this battle; negative if it is not."""
    own = size(state, own_place(state), SHADOW)
    return own - size(state, enemy_place(state), FREE, defending=battle_of(state).side == SHADOW)


def far_larger(state: WotrState) -> bool:
    """A size advantage of three or more."""
    return battle_advantage(state) >= 3


def rider_absent(state: WotrState) -> bool:
    """Gandalf the White is not in the battle."""
    return state.where[GANDALF_WHITE] != enemy_place(state)


def nazgul_present(state: WotrState) -> bool:
    """A Nazgul fights, and Gandalf the White does not."""
    return rider_absent(state) and nazgul_at(state, own_place(state)) > 0


def two_nazgul(state: WotrState) -> bool:
    """Two Nazgul fight, and Gandalf the White does not."""
    return rider_absent(state) and nazgul_at(state, own_place(state)) >= 2


def nazgul_outrank(state: WotrState) -> bool:
    """The Nazgul have as much Leadership as the whole enemy, without Gandalf the White."""
    own = nazgul_leadership(state, battle_of(state).who(SHADOW))
    return rider_absent(state) and own >= leadership(state, enemy_place(state), FREE)


def nazgul_and_companion(state: WotrState) -> bool:
    """A Nazgul and a Companion are in the battle."""
    return nazgul_at(state, own_place(state)) > 0 and len(enemies(state)) > 0


def somebody_to_strike(state: WotrState) -> bool:
    """A Nazgul and a Leader, or as many Nazgul as the lowest Companion has Levels."""
    count = nazgul_at(state, own_place(state))
    if not count or not rider_absent(state):
        return False
    place = enemy_place(state)
    if sum([state.count(place, leader) for leader in range(LEADER, NAZGUL)]):
        return True
    levels = [CHARACTERS[one].level for one in enemies(state)]
    return len(levels) > 0 and count >= min(levels)


def enemies(state: WotrState) -> list[int]:
    """The Companions in the battle."""
    return state.characters(enemy_place(state), FREE)


def storming(state: WotrState) -> bool:
    """The Shadow attacks a stronghold that it besieges."""
    return battle_of(state).kind == SIEGE and battle_of(state).side == SHADOW


# -- when they are unplayable --------------------------------------------------------------------

MINAS_TIRITH: Final = region("minas-tirith")
UMBAR: Final = region("umbar")
HARBOURS: Final = [region("pelargir"), region("dol-amroth"), region("lamedon")]
LANDING_FORCE: Final = 4
"""By so much the army of Umbar must be the larger, and so many units at least must it have (A45)."""
STAY_BEHIND: Final = 3
RECRUITED: Final = 5
EAST: Final = [region("east-rhun"), region("far-harad"), region("south-rhun")]
SMALL_ARMY: Final = 8


def sieges_of_isengard(state: WotrState) -> list[Chance]:
    """Sieges with a unit of Isengard in which the Shadow has a size advantage."""
    units = [unit for unit in UNITS_OF[SHADOW] if NATION_OF[unit] == ISENGARD]
    found = [one for one in chances(state) if one.kind == SIEGE]
    return [one for one in found if any([state.count(one.start, unit) for unit in units])]


def no_siege_of_isengard(state: WotrState) -> bool:
    """No army that the card means has a size advantage."""
    return not sieges_of_isengard(state)


def kings_siege(state: WotrState) -> list[Chance]:
    """The siege that the Witch-king leads, if it has a size advantage."""
    return [one for one in chances(state) if one.kind == SIEGE and one.start == state.where[WITCH_KING]]


def no_kings_siege(state: WotrState) -> bool:
    """The Witch-king is in no army that besieges with a size advantage."""
    return not kings_siege(state)


def nazgul_can_come(state: WotrState) -> bool:
    """A Nazgul can be recruited where the Witch-king is."""
    here = standing_in(state, WITCH_KING)
    return state.reinforcements[NAZGUL] > 0 and here >= 0 and open_to_recruits(state, here, SHADOW)


def no_search(state: WotrState) -> bool:
    """No Nazgul may be brought to the Fellowship, or one is there already."""
    return nazgul_with_fellowship(state) or not may_join_fellowship(state)


def no_orders(state: WotrState) -> bool:
    """Neither can a Nazgul be recruited nor one be brought to the Fellowship."""
    return not nazgul_can_come(state) and no_search(state)


def out_of_reach(state: WotrState) -> bool:
    """No Nazgul may stand where the Fellowship is."""
    return not may_join_fellowship(state)


def no_will(state: WotrState) -> bool:
    """The Free Peoples have no unused Will of the West."""
    return not state.dice[FACE_COUNT * FREE + WILL]


def seen_dice(state: WotrState) -> int:
    """The unused Character and Will of the West dice of the Free Peoples."""
    return state.dice[FACE_COUNT * FREE + WILL] + state.dice[FACE_COUNT * FREE + CHARACTER]


def nothing_to_see(state: WotrState) -> bool:
    """The Free Peoples have used all of them."""
    return seen_dice(state) == 0


def hordes_place(state: WotrState) -> list[int]:
    """Where five units can come, in the order of the guide."""
    return [
        at for at in EAST if is_free(state, at, SHADOW) and state.units(at, SHADOW) + RECRUITED <= STACK
    ]


def no_room_in_the_east(state: WotrState) -> bool:
    """Five units can be recruited in none of the three."""
    return not hordes_place(state)


def small_chances(state: WotrState) -> list[Chance]:
    """Attacks of armies with no more than eight units."""
    return [one for one in chances(state) if state.units(one.start, SHADOW) <= SMALL_ARMY]


def no_half_orcs(state: WotrState) -> bool:
    """No such army, or not both figures."""
    return not small_chances(state) or not available(state, elite(ISENGARD))


def no_olog_hai(state: WotrState) -> bool:
    """The same, of Sauron."""
    return not small_chances(state) or not available(state, elite(SAURON))


def trolls_place(state: WotrState) -> int:
    """The army farthest along the first line that is not occupied, with two Regulars (A26); or -1."""
    for id in ("mordor", "sauron-central", "sauron-northern"):
        line = LINES[LINE_IDS.index(id)]
        if line_occupied(state, line):
            continue
        for place in along(line):
            if state.count(place, regular(SAURON)) >= 2:
                return place
    return -1


def along(line: Line) -> list[int]:
    """The regions of a line, the farthest first."""
    found: list[int] = []
    for move in line.moves:
        for place in (move.end, move.start):
            if place not in found:
                found.append(place)
    return found


def no_trolls(state: WotrState) -> bool:
    """There are no two Elites of Sauron, or nobody whose place they could take."""
    return state.reinforcements[elite(SAURON)] < 2 or trolls_place(state) < 0


def no_line_moves(state: WotrState) -> bool:
    """All lines are immovable (A58)."""
    return not any_moves(state)


def gathering_places(state: WotrState) -> list[int]:
    """Where the Dunlendings gather: the best, or several that are as good (A27)."""
    found = [
        at for at in NEAR_DUNLAND if ON_A_LINE[at] and is_free(state, at, SHADOW) and room(state, at)
    ]
    isengard = along(LINES[LINE_IDS.index("isengard")])
    best = min([(not at_a_front(state, at), _place_in(isengard, at)) for at in found], default=(True, 0))
    return [at for at in found if (not at_a_front(state, at), _place_in(isengard, at)) == best]


def _place_in(order: list[int], at: int) -> int:
    """The earliest of the line come first."""
    return -order.index(at) if at in order else 1


def at_a_front(state: WotrState, at: int) -> bool:
    """Whether an army there could attack somebody next to it."""
    return any([state.units(next, FREE) and ATTACKABLE[next] for next in NEIGHBOURS[at]])


def no_gathering(state: WotrState) -> bool:
    """No region of a line is free for them."""
    return not gathering_places(state)


def landing(state: WotrState) -> int:
    """Where the Corsairs land: where they are larger by most; -1 if nowhere by four (A45)."""
    if under_siege(state, UMBAR, SHADOW) or state.units(UMBAR, SHADOW) < LANDING_FORCE:
        return -1
    own = size(state, UMBAR, SHADOW)
    best, where = LANDING_FORCE - 1, -1
    for here in HARBOURS:
        if is_occupied(state, here) or not room(state, here):
            continue
        more = own - size(state, garrison(state, here), FREE, defending=has_army(state, here))
        if more > best:
            best, where = more, here
    return where


def garrison(state: WotrState, here: int) -> int:
    """Where the Free Peoples' army in a region stands."""
    return army_place(state, here, FREE)


def has_army(state: WotrState, here: int) -> bool:
    """Whether the Free Peoples have an army in a region; without one it counts nothing."""
    return state.units(garrison(state, here), FREE) > 0


def no_landing(state: WotrState) -> bool:
    """The army of Umbar is not large enough."""
    return landing(state) < 0


# -- what is done instead of the text ------------------------------------------------------------


def storm_for_isengard(state: WotrState, card: int) -> None:
    """The siege with the largest size advantage."""
    found = largest(state, sieges_of_isengard(state))
    if found is not None:
        attack(state, found, STORM)


def storm_with_the_king(state: WotrState, card: int) -> None:
    """The siege that the Witch-king leads."""
    found = largest(state, kings_siege(state))
    if found is not None:
        attack(state, found, STORM)


def give_orders(state: WotrState, card: int) -> None:
    """The Nazgul fly to the Fellowship, or two come to the Witch-king; then his army may attack."""
    if not no_search(state):
        move_nazgul(state)
    elif nazgul_can_come(state):
        add(state, state.where[WITCH_KING], NAZGUL, 2)
    found = best_from(state, [state.where[WITCH_KING]])
    if found is not None:
        attack(state, found)


def ride_abroad(state: WotrState, card: int) -> None:
    """The Nazgul fly; then the best of the armies that one of them is with attacks."""
    move_nazgul(state)
    found = best_from(state, [at for at in range(len(REGION_OF)) if nazgul_at(state, at)])
    if found is not None:
        attack(state, found)


def two_lines(state: WotrState, card: int) -> None:
    """Two dice, and a line moves for each (A23, A58)."""
    for _ in range(2):
        if any_moves(state):
            march(state, line_rolled(state))


def many_kings(state: WotrState, card: int) -> None:
    """Two Regulars in each settlement of the Southrons."""
    for id in ("umbar", "far-harad", "north-rhun", "south-rhun", "near-harad"):
        add_regulars(state, region(id), 2)


def monsters(state: WotrState, card: int) -> None:
    """A Regular and an Elite in Angmar, and in the Trollshaws."""
    for id in ("angmar", "trollshaws"):
        here = region(id)
        if is_free(state, here, SHADOW):
            add(state, here, regular(SAURON))
            add(state, here, elite(SAURON))


def misty_mountains(state: WotrState, card: int) -> None:
    """Four points in Moria, as Elites if possible, and three Regulars in Mount Gundabad (A25)."""
    moria = region("moria")
    if holds(state, moria):
        at = garrison_place(state, moria)
        came = add(state, at, elite(SAURON), 2)
        add(state, at, regular(SAURON), 4 - 2 * came)
    add_regulars(state, region("mount-gundabad"), 3)


def pits(state: WotrState, card: int) -> None:
    """As for a roll of 5."""
    muster(state, EVERYWHERE)


def join_isengard(state: WotrState, card: int) -> None:
    """A Regular and an Elite join the small army with the largest advantage (A24)."""
    _join(state, ISENGARD)


def join_sauron(state: WotrState, card: int) -> None:
    """The same, of Sauron."""
    _join(state, SAURON)


def _join(state: WotrState, nation: int) -> None:
    found = largest(state, small_chances(state))
    if found is not None:
        add(state, found.start, regular(nation))
        add(state, found.start, elite(nation))


def trolls(state: WotrState, card: int) -> None:
    """Two Regulars become Elites."""
    place = trolls_place(state)
    for _ in range(2):
        raise_to_elite(state, place, SAURON)


def horde(state: WotrState, card: int) -> None:
    """Five Regulars where there is room for all."""
    add(state, hordes_place(state)[0], regular(SOUTHRONS), RECRUITED)


def sail(state: WotrState, card: int) -> None:
    """Three units stay, Regulars first; the others sail, as many as find room (A45)."""
    end = landing(state)
    force = [0] * (FIGURES + 1)
    for unit in UNITS_OF[SHADOW]:
        force[unit] = state.count(UMBAR, unit)
    stay = max(STAY_BEHIND, state.units(UMBAR, SHADOW) - room(state, end))
    order = [unit for kind in (0, 1) for unit in UNITS_OF[SHADOW] if unit % 2 == kind]
    for unit in order:
        left = min(stay, force[unit])
        force[unit] -= left
        stay -= left
    with_nazgul(state, UMBAR, force)
    ChooseCrew(SHADOW, UMBAR, end, card, OPEN, NOBODY_YET).go(state, tuple(force))


# -- the list ------------------------------------------------------------------------------------

_ENTRIES: Final = {
    "stormcrow": Entry(all_at_war, far_larger),
    "the-fighting-uruk-hai": Entry(saruman_gone, always, no_siege_of_isengard, storm_for_isengard),
    "the-black-captain-commands": Entry(king_gone, nazgul_outrank, no_orders, give_orders),
    "the-ringwraiths-are-abroad": Entry(in_mordor, nazgul_and_companion, no_search, ride_abroad),
    "grond-hammer-of-the-underworld": Entry(
        king_gone, nazgul_present, no_kings_siege, storm_with_the_king
    ),
    "corsairs-of-umbar": Entry(coast_taken, storming, no_landing, sail),
    "the-day-without-dawn": Entry(unplayable=no_will),
    "the-palantir-of-orthanc": Entry(saruman_gone, two_nazgul),
    "return-of-the-witch-king": Entry(king_gone, always),
    "the-nazgul-strike": Entry(in_mordor, somebody_to_strike, out_of_reach),
    "denethors-folly": Entry(city_taken, always),
    "the-lidless-eye": Entry(unplayable=nothing_to_see),
    "worn-with-sorrow-and-toil": Entry(gollum_guides, nazgul_and_companion),
    "the-shadow-is-moving": Entry(unplayable=no_line_moves, deed=two_lines),
    "shadows-gather": Entry(unplayable=no_line_moves, deed=two_lines),
    "the-shadow-lengthens": Entry(unplayable=no_line_moves, deed=two_lines),
    "horde-from-the-east": Entry(unplayable=no_room_in_the_east, deed=horde),
    "half-orcs-and-goblin-men": Entry(unplayable=no_half_orcs, deed=join_isengard),
    "threats-and-promises": Entry(all_active, always),
    "many-kings-to-the-service-of-mordor": Entry(deed=many_kings),
    "monsters-roused": Entry(deed=monsters),
    "olog-hai": Entry(unplayable=no_olog_hai, deed=join_sauron),
    "shadows-on-the-misty-mountains": Entry(deed=misty_mountains),
    "pits-of-mordor": Entry(deed=pits),
    "nazgul-search": Entry(in_mordor, nazgul_outrank, out_of_reach),
    "flocks-of-crebain": Entry(in_mordor, nazgul_present),
    "cruel-weather": Entry(in_mordor, two_nazgul),
    "hill-trolls": Entry(unplayable=no_trolls, deed=trolls),
    "a-new-power-is-rising": Entry(saruman_gone, always),
    "wormtongue": Entry(rohan_awake, nazgul_outrank),
    "rage-of-the-dunlendings": Entry(unplayable=no_gathering),
}
ENTRIES: Final = [_ENTRIES.get(id, Entry()) for id in CARD_IDS]
"""By the number of the card; a card that the guide does not name follows its text."""
