"""Chapter VI: characters who enter play (p. 24)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.text import Reason, Rule, Text
from mathom.core.view import Question
from mathom.games.wotr import codecs
from mathom.games.wotr.armies import army_place
from mathom.games.wotr.box import (
    ARAGORN,
    AT_WAR,
    BOX,
    CHARACTER_IDS,
    CHARACTERS,
    ELIMINATED,
    ELVES,
    FREE,
    GANDALF_GREY,
    GANDALF_WHITE,
    IN_FELLOWSHIP,
    ISENGARD,
    MINIONS,
    NATION_OF_REGION,
    NATIONS_OF,
    NOBODY,
    NOT_YET,
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
from mathom.games.wotr.options import BRING, TO
from mathom.games.wotr.questions import (
    Entering,
)
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.players import SHADOW_RIGHTS, masters
from mathom.games.wotr.steps.politics import (
    WITCH_KING_CAME,
    activate,
    companion_arrives,
    unconquered,
)
from mathom.games.wotr.why import because, character_name, place_name

MINION_ENTRY: Final = Rule("wotr", "minion_entry", 24)
UPGRADES: Final = Rule("wotr", "upgrades", 24)
ORTHANC: Final = region("orthanc")
FANGORN: Final = region("fangorn")
HEIR_PLACES: Final = [region("minas-tirith"), region("dol-amroth"), region("pelargir")]


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
