"""Chapter VI: what the abilities of characters on the map let a die do (p. 25)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.text import Reason, Rule
from mathom.games.wotr import codecs
from mathom.games.wotr.armies import besieged
from mathom.games.wotr.box import (
    BOROMIR,
    DWARVES,
    ELVES,
    FREE,
    GIMLI,
    GONDOR,
    IS_HAVEN,
    ISENGARD,
    LEGOLAS,
    MOUTH,
    NATION_OF_REGION,
    NOBODY,
    REGION_OF,
    SARUMAN,
    SETTLEMENTS,
    SHADOW,
    figure,
    region,
)
from mathom.games.wotr.options import NATION, RECRUIT
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.alone import tired
from mathom.games.wotr.steps.players import masters
from mathom.games.wotr.steps.politics import ABILITY, advance, can_advance, unconquered
from mathom.games.wotr.steps.recruiting import bring, can_recruit_in, why_no_recruit
from mathom.games.wotr.why import because, nation_name

ABILITIES: Final = Rule("wotr", "abilities", 25)
ORTHANC: Final = region("orthanc")
EREBOR: Final = region("erebor")

SPEAKERS: Final = [(BOROMIR, GONDOR), (LEGOLAS, ELVES), (GIMLI, DWARVES)]


def able_speakers(state: WotrState) -> list[int]:
    """The nations that Boromir, Legolas or Gimli can move with any die, from a home unconquered."""
    found: list[int] = []
    for companion, nation in SPEAKERS:
        place = state.where[companion]
        if place < 0 or not can_advance(state, nation) or tired(state, nation):
            continue
        here = REGION_OF[place]
        home = IS_HAVEN[here] and NATION_OF_REGION[here] == nation and unconquered(state, here)
        # All cities and strongholds of Gondor or of the Elves will do, but of the Dwarves only Erebor.
        if home and (companion != GIMLI or here == EREBOR):
            found.append(nation)
    return found


class Speak(Step[WotrState]):
    """A companion at home moves his nation one step."""

    rule = ABILITIES
    kind = "nation"

    def run(self, state: WotrState) -> Decision | None:
        nations = able_speakers(state)
        if len(nations) == 1:
            advance(state, nations[0], ABILITY)
            return None
        return state.ask(self, FREE, [NATION[nation] for nation in nations])

    def chosen(self, state: WotrState, option: Option) -> None:
        advance(state, option.args[0], ABILITY)

    def why_not(self, state: WotrState, option: Option) -> Reason | None:
        if option.verb != "nation":
            return None
        return because(ABILITIES, "speak", nation=nation_name(option.args[0]))


def voice_heard(state: WotrState) -> bool:
    """Saruman speaks from Orthanc, held by the Shadow and not besieged."""
    return (
        state.in_play(SARUMAN) and state.owner[ORTHANC] == SHADOW and besieged(state, ORTHANC) == NOBODY
    )


def voice_settlements(state: WotrState) -> list[int]:
    """The settlements of Isengard where a regular can come."""
    if state.reinforcements[figure(ISENGARD, "regular")] == 0:
        return []
    return [
        r for r in SETTLEMENTS if NATION_OF_REGION[r] == ISENGARD and can_recruit_in(state, SHADOW, r)
    ]


class Voice(Step[WotrState]):
    """A regular in every settlement of Isengard; with too few left, Saruman's player says where."""

    rule = ABILITIES
    kind = "voice"
    fields = {"done": codecs.REGIONS}

    def __init__(self, done: tuple[int, ...] = ()) -> None:
        self.done: Final = done

    def run(self, state: WotrState) -> Decision | None:
        regular = figure(ISENGARD, "regular")
        places = [r for r in voice_settlements(state) if r not in self.done]
        if len(places) > state.reinforcements[regular]:
            return state.ask(self, SHADOW, [RECRUIT[regular][r] for r in places])
        for place in places:
            bring(state, regular, place)
        return None

    def chosen(self, state: WotrState, option: Option) -> None:
        bring(state, option.args[0], option.args[1])
        state.push(Voice((*self.done, option.args[1])))

    def why_not(self, state: WotrState, option: Option) -> Reason | None:
        if option.verb != "recruit":
            return None
        if option.args[0] != figure(ISENGARD, "regular") or option.args[1] in self.done:
            return because(ABILITIES, "voice")
        return why_no_recruit(state, SHADOW, option.args[0], option.args[1], NOBODY)


def can_upgrade(state: WotrState) -> bool:
    """Two regulars in Orthanc and two elites to replace them."""
    regular, elite = figure(ISENGARD, "regular"), figure(ISENGARD, "elite")
    return state.count(ORTHANC, regular) >= 2 and state.reinforcements[elite] >= 2


def upgrade(state: WotrState) -> None:
    """Two regulars of Isengard in Orthanc become elites."""
    regular, elite = figure(ISENGARD, "regular"), figure(ISENGARD, "elite")
    for _ in (1, 2):
        state.take(ORTHANC, regular)
        state.reinforcements[regular] += 1
        bring(state, elite, ORTHANC)


def messenger(state: WotrState, side: int) -> bool:
    """Once a turn the Mouth of Sauron turns a Muster into an Army result."""
    able = side == SHADOW and state.in_play(MOUTH) and not state.messenger_used
    return able and masters(state, MOUTH)
