"""Chapter VI: playing and moving characters (p. 24-25)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.text import Reason, Rule, Text
from mathom.core.view import Question
from mathom.games.wotr import codecs
from mathom.games.wotr.armies import army_place, besieged
from mathom.games.wotr.box import (
    ARAGORN,
    AT_WAR,
    BOX,
    CHARACTER_IDS,
    CHARACTERS,
    COMPANIONS,
    ELIMINATED,
    ELVES,
    FIGURES,
    FREE,
    GANDALF_GREY,
    GANDALF_WHITE,
    HOBBITS,
    IN_FELLOWSHIP,
    IS_STRONGHOLD,
    ISENGARD,
    MINIONS,
    MOUTH,
    NATION_OF_REGION,
    NATIONS_OF,
    NAZGUL,
    NEIGHBOURS,
    NOBODY,
    NOT_YET,
    PLACE_IDS,
    REARGUARD,
    REGION_COUNT,
    REGION_IDS,
    REGION_OF,
    SARUMAN,
    SAURON,
    SHADOW,
    STRIDER,
    STRONGHOLDS,
    WITCH_KING,
    region,
)
from mathom.games.wotr.options import BRING, DONE, FLY, GROUP, TO, WITH
from mathom.games.wotr.questions import (
    Entering,
    Flying,
    GroupingCompanions,
    MovingCompanions,
    MovingMinion,
    MovingMinions,
)
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.players import SHADOW_RIGHTS, king_obeys, masters
from mathom.games.wotr.steps.politics import (
    WITCH_KING_CAME,
    activate,
    companion_arrives,
    unconquered,
)
from mathom.games.wotr.why import because, character_name, place_name

COMPANION_MOVES: Final = Rule("wotr", "companions", 24)
MINION_MOVES: Final = Rule("wotr", "minions", 24)
MINION_ENTRY: Final = Rule("wotr", "minion_entry", 24)
UPGRADES: Final = Rule("wotr", "upgrades", 24)
ORTHANC: Final = region("orthanc")
FANGORN: Final = region("fangorn")
HEIR_PLACES: Final = [region("minas-tirith"), region("dol-amroth"), region("pelargir")]


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
    return not any([_may_enter(state, next_to, side) for next_to in NEIGHBOURS[region]])


def _must_stop(state: WotrState, region: int, side: int) -> bool:
    if not IS_STRONGHOLD[region]:
        return False
    return (side == FREE and state.owner[region] == SHADOW) or shut(state, region, side)


def _may_enter(state: WotrState, region: int, side: int) -> bool:
    if shut(state, region, side):
        return False
    return side == FREE or may_land(state, region)


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


# -- Nazgul and minions --------------------------------------------------------------------------


class MoveMinions(Step[WotrState]):
    """All Nazgul and minions may move, each once."""

    rule = MINION_MOVES
    kind = "minions"
    fields = {"flown": codecs.PLACES, "moved": codecs.CHARACTERS}

    def __init__(self, flown: tuple[int, ...] = (), moved: tuple[int, ...] = ()) -> None:
        self.flown: Final = flown
        """The places where Nazgul have landed in this action, once for each."""
        self.moved: Final = moved

    def run(self, state: WotrState) -> Decision | None:
        options = [FLY[REGION_OF[place]] for place in nazgul_places(state, self.flown)]
        options += [GROUP[c] for c in movable_minions(state, self.moved)]
        if not options:
            return None
        if self.flown or self.moved:
            options.append(DONE)
        return state.ask(self, SHADOW, options)

    def chosen(self, state: WotrState, option: Option) -> None:
        if option.verb == "fly":
            starts = nazgul_places(state, self.flown)
            start = starts[[REGION_OF[place] for place in starts].index(option.args[0])]
            state.push(FlyNazgul(self.flown, self.moved, start))
        elif option.verb == "group":
            state.push(MoveMinion(self.flown, self.moved, option.args[0]))

    def why_not(self, state: WotrState, option: Option) -> Reason | None:
        if option.verb == "fly":
            return because(MINION_MOVES, "fly", region=place_name(option.args[0]))
        if option.verb == "group":
            name = character_name(option.args[0])
            if option.args[0] not in MINIONS or not state.in_play(option.args[0]):
                return because(MINION_MOVES, "not-on-map", character=name)
            if option.args[0] == SARUMAN:
                return because(MINION_MOVES, "saruman")
            if option.args[0] not in self.moved and not masters(state, option.args[0]):
                return because(SHADOW_RIGHTS, "partners-minion", character=name)
            why = "moved-already" if option.args[0] in self.moved else "cut-off"
            return because(MINION_MOVES, why, character=name)
        return because(MINION_MOVES, "done") if option.verb == "done" else None

    def about(self, state: WotrState, seat: int) -> Question | None:
        flown = tuple([PLACE_IDS[place] for place in self.flown])
        return MovingMinions(flown=flown, moved=called(self.moved))


def nazgul_places(state: WotrState, flown: tuple[int, ...]) -> list[int]:
    """Where Nazgul stand that have not flown yet, one place for each region."""
    counts = state.figures[NAZGUL::FIGURES]
    places = [place for place in range(REARGUARD) if counts[place]]
    if flown:
        places = [place for place in places if counts[place] > flown.count(place)]
    regions = [REGION_OF[place] for place in places]
    return [place for index, place in enumerate(places) if regions.index(regions[index]) == index]


def movable_minions(state: WotrState, moved: tuple[int, ...]) -> list[int]:
    """The minions who can still go somewhere; Saruman never leaves Orthanc."""
    able = [WITCH_KING] if state.in_play(WITCH_KING) and WITCH_KING not in moved else []
    if state.players > 2:
        if not king_obeys(state):
            able = []
        if not masters(state, MOUTH):
            return able
    place = state.where[MOUTH]
    if 0 <= place < REGION_COUNT and MOUTH not in moved and not cut_off(state, place, SHADOW):
        able.append(MOUTH)
    return able


class FlyNazgul(Step[WotrState]):
    """A Nazgul flies to any region."""

    rule = MINION_MOVES
    kind = "fly"
    fields = {"flown": codecs.PLACES, "moved": codecs.CHARACTERS, "start": codecs.PLACE}

    def __init__(self, flown: tuple[int, ...], moved: tuple[int, ...], start: int) -> None:
        self.flown: Final = flown
        self.moved: Final = moved
        self.start: Final = start

    def run(self, state: WotrState) -> Decision | None:
        return state.ask(self, SHADOW, landings(state, REGION_OF[self.start]))

    def chosen(self, state: WotrState, option: Option) -> None:
        end = fly(state, self.start, option.args[0])
        state.push(MoveMinions((*self.flown, end), self.moved))

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"region": Text(f"wotr-region-{REGION_IDS[REGION_OF[self.start]]}")}

    def why_not(self, state: WotrState, option: Option) -> Reason | None:
        if option.verb != "to":
            return None
        return why_out_of_reach(state, option.args[0], SHADOW, MINION_MOVES)

    def about(self, state: WotrState, seat: int) -> Question | None:
        return Flying(start=PLACE_IDS[self.start])


def fly(state: WotrState, start: int, region: int) -> int:
    """A Nazgul leaves a place for a region; the place where it lands, which may be behind its walls."""
    end = army_place(state, region, SHADOW)
    state.shift(start, end, NAZGUL, 1)
    if state.events is not None:
        args: dict[str, str | int] = {
            "region": REGION_IDS[REGION_OF[start]],
            "to": REGION_IDS[region],
        }
        state.tell("flew", args)
    return end


def landings(state: WotrState, start: int) -> list[Option]:
    """Everywhere a Nazgul may fly to."""
    return [TO[r] for r in range(REGION_COUNT) if r != start and may_land(state, r)]


class MoveMinion(Step[WotrState]):
    """The Witch-king flies; the Mouth of Sauron walks."""

    rule = MINION_MOVES
    kind = "minion_move"
    fields = {"flown": codecs.PLACES, "moved": codecs.CHARACTERS, "character": codecs.CHARACTER}

    def __init__(self, flown: tuple[int, ...], moved: tuple[int, ...], character: int) -> None:
        self.flown: Final = flown
        self.moved: Final = moved
        self.character: Final = character

    def run(self, state: WotrState) -> Decision | None:
        start = REGION_OF[state.where[self.character]]
        if self.character == WITCH_KING:
            return state.ask(self, SHADOW, landings(state, start))
        level = CHARACTERS[self.character].level
        regions = [r for r in reach(state, start, level, SHADOW) if r != start]
        return state.ask(self, SHADOW, [TO[r] for r in regions])

    def chosen(self, state: WotrState, option: Option) -> None:
        state.push(MoveMinions(self.flown, (*self.moved, self.character)))
        minion_arrives(state, self.character, option.args[0])

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"character": Text(f"wotr-character-{CHARACTER_IDS[self.character]}")}

    def why_not(self, state: WotrState, option: Option) -> Reason | None:
        if option.verb != "to":
            return None
        return why_out_of_reach(state, option.args[0], SHADOW, MINION_MOVES)

    def about(self, state: WotrState, seat: int) -> Question | None:
        return MovingMinion(character=CHARACTER_IDS[self.character])


def minion_arrives(state: WotrState, character: int, region: int) -> None:
    """A minion comes to a region; behind the walls, if his own side is besieged there."""
    state.where[character] = army_place(state, region, SHADOW)
    if state.events is not None:
        args: dict[str, str | int] = {
            "character": CHARACTER_IDS[character],
            "region": REGION_IDS[region],
        }
        state.tell("arrived", args)


# -- entering play -------------------------------------------------------------------------------


class BringMinion(Step[WotrState]):
    """A Muster result brings a minion, as his card says."""

    rule = MINION_ENTRY
    kind = "bring"

    def run(self, state: WotrState) -> Decision | None:
        options = [BRING[c] for c in coming_minions(state)]
        return state.ask(self, SHADOW, options)

    def chosen(self, state: WotrState, option: Option) -> None:
        state.push(PlaceCharacter(option.args[0]))

    def why_not(self, state: WotrState, option: Option) -> Reason | None:
        if option.verb != "bring":
            return None
        name = character_name(option.args[0])
        if option.args[0] not in MINIONS:
            return because(UPGRADES, "bring-will", character=name)
        if not masters(state, option.args[0]):
            return because(SHADOW_RIGHTS, "partners-minion", character=name)
        return because(MINION_ENTRY, "bring", character=name)


class PlaceCharacter(Step[WotrState]):
    """Where a character enters play."""

    rule = MINION_ENTRY
    kind = "enter"
    fields = {"character": codecs.CHARACTER}

    def __init__(self, character: int) -> None:
        self.character: Final = character

    def run(self, state: WotrState) -> Decision | None:
        side = CHARACTERS[self.character].side
        places = entry_places(state, self.character)
        if len(places) == 1:
            enter_play(state, self.character, places[0])
            return None
        return state.ask(self, side, [TO[REGION_OF[place]] for place in places])

    def chosen(self, state: WotrState, option: Option) -> None:
        side = CHARACTERS[self.character].side
        enter_play(state, self.character, army_place(state, option.args[0], side))

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"character": Text(f"wotr-character-{CHARACTER_IDS[self.character]}")}

    def why_not(self, state: WotrState, option: Option) -> Reason | None:
        if option.verb != "to":
            return None
        name = character_name(self.character)
        return because(MINION_ENTRY, "enter", character=name, region=place_name(option.args[0]))

    def about(self, state: WotrState, seat: int) -> Question | None:
        return Entering(character=CHARACTER_IDS[self.character])


def entry_places(state: WotrState, character: int) -> list[int]:
    """The places where a character may enter play."""
    if CHARACTERS[character].side == SHADOW:
        return minion_places(state, character)
    return upgrade_places(state, character)


def coming_minions(state: WotrState) -> list[int]:
    """The minions who may enter now, each by the word of his own player (p. 46)."""
    able = [minion for minion in MINIONS if minion_places(state, minion)]
    return able if state.players == 2 else [minion for minion in able if masters(state, minion)]


def minion_places(state: WotrState, character: int) -> list[int]:
    """Where a minion may enter; nowhere if his condition is not met."""
    if state.where[character] != NOT_YET:
        return []
    if character == SARUMAN:
        able = state.at_war(ISENGARD) and unconquered(state, ORTHANC)
        return [army_place(state, ORTHANC, SHADOW)] if able else []
    wars = [state.politics[nation] == AT_WAR for nation in NATIONS_OF[FREE]]
    if character == WITCH_KING:
        if not (state.at_war(SAURON) and any(wars)):
            return []
        places = [*range(REGION_COUNT), *[BOX[r] for r in STRONGHOLDS]]
        return [place for place in places if SAURON in state.nations(place, SHADOW)]
    if state.mordor < 0 and not all(wars):
        return []
    return [
        army_place(state, r, SHADOW)
        for r in STRONGHOLDS
        if NATION_OF_REGION[r] == SAURON and unconquered(state, r)
    ]


def upgrade_places(state: WotrState, character: int) -> list[int]:
    """Where Aragorn or Gandalf the White may appear; nowhere if their condition is not met."""
    if state.where[character] != NOT_YET:
        return []
    if character == ARAGORN:
        place = state.where[STRIDER]
        able = place >= 0 and REGION_OF[place] in HEIR_PLACES
        return [place] if able and unconquered(state, REGION_OF[place]) else []
    grey = state.where[GANDALF_GREY]
    if grey == IN_FELLOWSHIP or not state.minions_came:
        return []
    if grey >= 0:
        return [grey]
    havens = [r for r in STRONGHOLDS if NATION_OF_REGION[r] == ELVES and state.owner[r] == FREE]
    return sorted([army_place(state, r, FREE) for r in [FANGORN, *havens]])


def enter_play(state: WotrState, character: int, place: int) -> None:
    """The character is in play; his bonus die comes with the next turn (p. 19)."""
    replaced = {ARAGORN: STRIDER, GANDALF_WHITE: GANDALF_GREY}.get(character, NOBODY)
    if replaced != NOBODY:
        state.where[replaced] = ELIMINATED
    state.where[character] = place
    if state.events is not None:
        args: dict[str, str | int] = {
            "character": CHARACTER_IDS[character],
            "region": REGION_IDS[REGION_OF[place]],
        }
        state.tell("entered", args)
    if CHARACTERS[character].side == SHADOW:
        state.minions_came = True
    else:
        companion_arrives(state, character, place)
    if character == WITCH_KING:
        for nation in NATIONS_OF[FREE]:
            activate(state, nation, WITCH_KING_CAME)
