"""Chapter VI: how far characters move, and the companions (p. 24-25)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.text import Reason, Rule
from mathom.core.view import Question
from mathom.games.wotr import codecs
from mathom.games.wotr.armies import besieged
from mathom.games.wotr.box import (
    CHARACTER_IDS,
    CHARACTERS,
    COMPANIONS,
    FREE,
    GANDALF_WHITE,
    HOBBITS,
    IS_STRONGHOLD,
    NEIGHBOURS,
    REGION_COUNT,
    REGION_IDS,
    REGION_OF,
    SHADOW,
)
from mathom.games.wotr.options import DONE, GROUP, TO, WITH
from mathom.games.wotr.questions import (
    GroupingCompanions,
    MovingCompanions,
)
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.politics import (
    companion_arrives,
)
from mathom.games.wotr.why import because, character_name, place_name

COMPANION_MOVES: Final = Rule("wotr", "companions", 24)


# -- how far -------------------------------------------------------------------------------------


def reach(state: WotrState, start: int, steps: int, side: int, into_sieges: bool = False) -> list[int]:
    """The regions that a character can come to, the one he starts in included (p. 24).

    A card may let him end behind the walls of a siege.
    """
    if shut(state, start, side):
        return [start]
    distance = {start: 0}
    queue = [start]
    for here in queue:
        if distance[here] == steps or (here != start and _must_stop(state, here, side)):
            continue
        for there in NEIGHBOURS[here]:
            if there in distance:
                continue
            if _may_enter(state, there, side) or (into_sieges and shut(state, there, side)):
                distance[there] = distance[here] + 1
                queue.append(there)
    return sorted(queue)


def shut(state: WotrState, region: int, side: int) -> bool:
    """A friendly stronghold under siege lets no character in or out."""
    return besieged(state, region) == side


def cut_off(state: WotrState, region: int, side: int) -> bool:
    """Whether a character can go nowhere: under siege, or with nothing but a siege next to him."""
    if shut(state, region, side):
        return True
    for next_to in NEIGHBOURS[region]:  # noqa: SIM110  (a generator is slow when compiled)
        if _may_enter(state, next_to, side):
            return False
    return True


def _must_stop(state: WotrState, region: int, side: int) -> bool:
    if not IS_STRONGHOLD[region]:
        return False
    return (side == FREE and state.owner[region] == SHADOW) or shut(state, region, side)


def _may_enter(state: WotrState, region: int, side: int) -> bool:
    # Walls are all that keeps a character out.
    if not IS_STRONGHOLD[region]:
        return True
    return not shut(state, region, side) and (side == FREE or may_land(state, region))


def may_land(state: WotrState, region: int) -> bool:
    """Nazgul and minions keep out of enemy strongholds, unless a Shadow army besieges them."""
    if not IS_STRONGHOLD[region] or state.owner[region] != FREE:
        return True
    return besieged(state, region) == FREE


def why_out_of_reach(state: WotrState, region: int, side: int, rule: Rule) -> Reason:
    """Why a character of a side cannot come to a region."""
    if shut(state, region, side):
        return because(rule, "shut", region=place_name(region))
    if side == SHADOW and not may_land(state, region):
        return because(rule, "landing", region=place_name(region))
    return because(rule, "to", region=place_name(region))


# -- companions ----------------------------------------------------------------------------------


def called(group: tuple[int, ...]) -> tuple[str, ...]:
    """The ids of characters."""
    return tuple([CHARACTER_IDS[character] for character in group])


def group_level(group: tuple[int, ...]) -> int:
    """How far a group goes: its highest Level; Shadowfax carries Gandalf and one Hobbit further."""
    if GANDALF_WHITE in group:
        others = [c for c in group if c != GANDALF_WHITE]
        if not others or (len(others) == 1 and others[0] in HOBBITS):
            return 4
    return max([CHARACTERS[c].level for c in group])


class MoveCompanions(Step[WotrState]):
    """All companions on the map may move, alone or in groups, each once."""

    rule = COMPANION_MOVES
    kind = "companions"
    fields = {"moved": codecs.CHARACTERS}

    def __init__(self, moved: tuple[int, ...] = ()) -> None:
        self.moved: Final = moved

    def run(self, state: WotrState) -> Decision | None:
        able = movable_companions(state, self.moved)
        if not able:
            return None
        options = [GROUP[c] for c in able]
        if self.moved:
            options.append(DONE)
        return state.ask(self, FREE, options)

    def chosen(self, state: WotrState, option: Option) -> None:
        if option.verb == "group":
            state.push(GroupCompanions(self.moved, (option.args[0],)))

    def why_not(self, state: WotrState, option: Option) -> Reason | None:
        if option.verb == "group":
            return why_no_companion(state, option.args[0], self.moved)
        return because(COMPANION_MOVES, "done") if option.verb == "done" else None

    def about(self, state: WotrState, seat: int) -> Question | None:
        return MovingCompanions(moved=called(self.moved))


def why_no_companion(state: WotrState, companion: int, moved: tuple[int, ...]) -> Reason:
    """Why a companion cannot move now."""
    name = character_name(companion)
    place = state.where[companion]
    if companion not in COMPANIONS or place < 0:
        return because(COMPANION_MOVES, "not-on-map", character=name)
    if companion in moved:
        return because(COMPANION_MOVES, "moved-already", character=name)
    return because(COMPANION_MOVES, "cut-off", character=name)


def movable_companions(state: WotrState, moved: tuple[int, ...]) -> list[int]:
    """The companions on the map who can still go somewhere."""
    return [
        c
        for c in COMPANIONS
        if c not in moved
        and 0 <= state.where[c] < REGION_COUNT
        and not cut_off(state, state.where[c], FREE)
    ]


class GroupCompanions(Step[WotrState]):
    """Who goes along, and where to."""

    rule = COMPANION_MOVES
    kind = "group"
    fields = {"moved": codecs.CHARACTERS, "group": codecs.CHARACTERS}

    def __init__(self, moved: tuple[int, ...], group: tuple[int, ...]) -> None:
        self.moved: Final = moved
        self.group: Final = group

    def run(self, state: WotrState) -> Decision | None:
        start = state.where[self.group[0]]
        options = [
            WITH[c]
            for c in movable_companions(state, self.moved)
            if state.where[c] == start and c not in self.group
        ]
        options += [TO[r] for r in reach(state, start, group_level(self.group), FREE) if r != start]
        return state.ask(self, FREE, options)

    def chosen(self, state: WotrState, option: Option) -> None:
        if option.verb == "with":
            state.push(GroupCompanions(self.moved, (*self.group, option.args[0])))
            return
        state.push(MoveCompanions((*self.moved, *self.group)))
        arrive(state, self.group, option.args[0])

    def why_not(self, state: WotrState, option: Option) -> Reason | None:
        if option.verb == "to":
            return why_out_of_reach(state, option.args[0], FREE, COMPANION_MOVES)
        if option.verb != "with":
            return None
        companion = option.args[0]
        if companion in self.group:
            return because(COMPANION_MOVES, "in-group", character=character_name(companion))
        if companion in movable_companions(state, self.moved):
            return because(COMPANION_MOVES, "elsewhere", character=character_name(companion))
        return why_no_companion(state, companion, self.moved)

    def about(self, state: WotrState, seat: int) -> Question | None:
        return GroupingCompanions(
            group=called(self.group),
            region=REGION_IDS[REGION_OF[state.where[self.group[0]]]],
            level=group_level(self.group),
            moved=called(self.moved),
        )


def arrive(state: WotrState, group: tuple[int, ...], place: int) -> None:
    """Companions end their move; in a city or stronghold they may wake its nation."""
    for character in group:
        state.where[character] = place
        if state.events is not None:
            args: dict[str, str | int] = {
                "character": CHARACTER_IDS[character],
                "region": REGION_IDS[REGION_OF[place]],
            }
            state.tell("arrived", args)
        companion_arrives(state, character, place)
