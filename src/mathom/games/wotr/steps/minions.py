"""Chapter VI: moving the Nazgul and the minions (p. 24-25)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.text import Reason, Rule, Text
from mathom.core.view import Question
from mathom.games.wotr import codecs
from mathom.games.wotr.armies import army_place
from mathom.games.wotr.box import (
    CHARACTER_IDS,
    CHARACTERS,
    FIGURES,
    IS_STRONGHOLD,
    MINIONS,
    MOUTH,
    NAZGUL,
    PLACE_IDS,
    REARGUARD,
    REGION_COUNT,
    REGION_IDS,
    REGION_OF,
    SARUMAN,
    SHADOW,
    WITCH_KING,
)
from mathom.games.wotr.options import DONE, FLY, GROUP, TO
from mathom.games.wotr.questions import (
    Flying,
    MovingMinion,
    MovingMinions,
)
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.characters import called, cut_off, may_land, reach, why_out_of_reach
from mathom.games.wotr.steps.players import SHADOW_RIGHTS, king_obeys, masters
from mathom.games.wotr.why import because, character_name, place_name

MINION_MOVES: Final = Rule("wotr", "minions", 24)


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
    # Behind the walls only where none stands in front of them.
    return [place for place in places if place < REGION_COUNT or REGION_OF[place] not in places]


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
    lands = range(REGION_COUNT)
    return [TO[r] for r in lands if r != start and (not IS_STRONGHOLD[r] or may_land(state, r))]


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
