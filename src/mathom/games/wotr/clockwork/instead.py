"""Guide 14: what the clockwork does with a card instead of its text."""

from __future__ import annotations

from mathom.games.wotr.armies import army_place, is_free
from mathom.games.wotr.box import (
    FIGURES,
    ISENGARD,
    NAZGUL,
    REGION_OF,
    SAURON,
    SHADOW,
    SOUTHRONS,
    UNITS_OF,
    WITCH_KING,
    region,
)
from mathom.games.wotr.cards.parts.flying import nazgul_at
from mathom.games.wotr.cards.parts.landing import ChooseCrew
from mathom.games.wotr.clockwork.aims import (
    RECRUITED,
    STAY_BEHIND,
    UMBAR,
    hordes_place,
    kings_siege,
    landing,
    no_search,
    sieges_of_isengard,
    small_chances,
    trolls_place,
)
from mathom.games.wotr.clockwork.attacking import attack, best_from, largest
from mathom.games.wotr.clockwork.figures import (
    add,
    elite,
    raise_to_elite,
    regular,
    room,
)
from mathom.games.wotr.clockwork.march import any_moves, line_rolled, march, with_nazgul
from mathom.games.wotr.clockwork.mustering import EVERYWHERE, add_regulars, holds, muster
from mathom.games.wotr.clockwork.nazgul import move_nazgul
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.attack import STORM
from mathom.games.wotr.steps.force import NOBODY_YET, OPEN


def storm_for_isengard(state: WotrState, card: int) -> None:
    """The siege with the largest size advantage."""
    attack(state, largest(state, sieges_of_isengard(state)), STORM)


def storm_with_the_king(state: WotrState, card: int) -> None:
    """The siege that the Witch-king leads."""
    attack(state, largest(state, kings_siege(state)), STORM)


def give_orders(state: WotrState, card: int) -> None:
    """The Nazgul fly to the Fellowship, or two come to the Witch-king; then his army may attack."""
    if not no_search(state):
        move_nazgul(state)
    else:
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
        at = army_place(state, moria, SHADOW)
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
