"""Chapter XI: a Free Peoples player alone against two never acts on one nation twice in a row (p. 46).

An action is on a nation if it recruits, moves or attacks with its figures, or moves its political marker
by a die or a card. What it is on is noted in `state.now` where that happens, and once the action is over
it is the last one. Where one of the two actions moves or attacks with units of several nations, a nation
that they share does no harm; but nobody who took part in the one takes part in the other.

The book has no more than the rule and an example. Our reading: throwing a die away is an action on no
nation, passing is none at all, and the change of turn makes no difference.
"""

from __future__ import annotations

from typing import Final

from mathom.core.text import Rule
from mathom.games.wotr.box import FIGURES, FREE, LEADER, NATIONS_OF, NOBODY
from mathom.games.wotr.seats import SEATINGS
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.undertaking import Undertaking

ALONE: Final = Rule("wotr", "alone", 46)


# -- what is noted -------------------------------------------------------------------------------


def free_acts(state: WotrState) -> bool:
    """Whether it is an action of the Free Peoples that is under way."""
    return state.acting != NOBODY and SEATINGS[state.players].sides[state.acting] == FREE


def touch(state: WotrState, nation: int) -> None:
    """The action is on a nation."""
    if state.now is not None and free_acts(state):
        state.now.nations |= 1 << nation


def undertake(state: WotrState, start: int, force: tuple[int, ...]) -> None:
    """A force moves or attacks from a place, unless it has already come there in this action."""
    now = state.now
    if now is None or not free_acts(state):
        return
    going = list(force)
    now.nations |= nations_in(going)
    if several(unit_nations(going)):
        now.mixed = True
    before = taking_part(now, start)
    fresh = [max(0, force[figure] - before[figure]) for figure in range(FIGURES)]
    if any(fresh):
        now.armies.append((start, *fresh, 0))


def follow(state: WotrState, start: int, end: int, force: tuple[int, ...]) -> None:
    """Figures go from place to place: it is still known of them that they took part.

    In his own action that is this one's, for those who took part in the last stay where they are.
    """
    noted = state.now if free_acts(state) else state.last
    if noted is None or not noted.armies:
        return
    stay: list[tuple[int, ...]] = []
    for army in noted.armies:
        if army[0] != start:
            stay.append(army)
            continue
        gone = [min(army[1 + figure], force[figure]) for figure in range(FIGURES)]
        rest = [army[1 + figure] - gone[figure] for figure in range(FIGURES)]
        if any(gone):
            stay.append((end, *gone, 0))
        if any(rest):
            stay.append((start, *rest, 0))
    noted.armies = stay


def follow_all(state: WotrState, start: int, end: int) -> None:
    """The same for everybody in a place."""
    for noted in (state.now, state.last):
        if noted is not None:
            noted.armies = [(end, *army[1:]) if army[0] == start else army for army in noted.armies]


def action_over(state: WotrState) -> None:
    """An action of his is over, and is the last one from now on."""
    if state.now is not None and free_acts(state):
        state.last = state.now
        state.now = Undertaking()


# -- what may not be done again ------------------------------------------------------------------


def limited(state: WotrState, side: int) -> bool:
    """Whether some nations may not be acted on by an army of theirs alone."""
    last = state.last
    return last is not None and side == FREE and last.nations != 0 and not last.mixed


def tired(state: WotrState, nation: int) -> bool:
    """Whether the last action was on a nation, so that this one may not be."""
    last = state.last
    return last is not None and not last.mixed and last.nations >> nation & 1 == 1


def any_tired(state: WotrState, nations: list[int]) -> bool:
    """The same of any of these."""
    for nation in nations:  # noqa: SIM110  (a generator is slow when compiled)
        if tired(state, nation):
            return True
    return False


def took_part(action: Undertaking, place: int) -> bool:
    """Whether anybody in a place took part in an action."""
    for army in action.armies:  # noqa: SIM110  (as above)
        if army[0] == place:
            return True
    return False


def taking_part(action: Undertaking, place: int) -> list[int]:
    """Those in a place who took part in an action."""
    found = [0] * FIGURES
    for army in action.armies:
        if army[0] == place:
            for figure in range(FIGURES):
                found[figure] += army[1 + figure]
    return found


def rested(state: WotrState, place: int, force: list[int]) -> list[int]:
    """A force of the Free Peoples without those who took part in the last action."""
    last = state.last
    if last is None or not took_part(last, place):
        return force
    before = taking_part(last, place)
    for figure in range(FIGURES):
        if before[figure]:
            force[figure] = max(0, force[figure] - before[figure])
    return force


def unlimited(state: WotrState, place: int) -> bool:
    """Whether the last action stops nobody of the Free Peoples in a place."""
    last = state.last
    if last is None or last.nations == 0:
        return True
    if took_part(last, place):
        return False
    if last.mixed:
        return True
    base = FIGURES * place
    figures = state.figures
    for nation in NATIONS_OF[FREE]:
        if last.nations >> nation & 1 and (
            figures[base + 2 * nation]
            or figures[base + 2 * nation + 1]
            or figures[base + LEADER + nation]
        ):
            return False
    return True


# -- the nations of a force, as bits -------------------------------------------------------------


def unit_nations(force: list[int]) -> int:
    """The nations of the Free Peoples that have units in a force."""
    found = 0
    for nation in NATIONS_OF[FREE]:
        if force[2 * nation] or force[2 * nation + 1]:
            found |= 1 << nation
    return found


def nations_in(force: list[int]) -> int:
    """Those that have figures in a force, leaders too."""
    found = unit_nations(force)
    for nation in NATIONS_OF[FREE]:
        if force[LEADER + nation]:
            found |= 1 << nation
    return found


def several(nations: int) -> bool:
    """Whether these are more than one."""
    return nations & (nations - 1) != 0


def tired_in(state: WotrState, force: list[int]) -> bool:
    """Whether figures of a nation that the last action was on are in a force."""
    last = state.last
    return last is not None and not last.mixed and last.nations & nations_in(force) != 0


def fresh(state: WotrState, force: list[int]) -> bool:
    """Whether a force may act: it is of several nations, or of none that the last action was on."""
    return several(unit_nations(force)) or not tired_in(state, force)


def without_tired(state: WotrState, force: list[int]) -> list[int]:
    """A force without the figures of nations that the last action was on."""
    others = force[:]
    for nation in NATIONS_OF[FREE]:
        if tired(state, nation):
            others[2 * nation] = others[2 * nation + 1] = others[LEADER + nation] = 0
    return others
