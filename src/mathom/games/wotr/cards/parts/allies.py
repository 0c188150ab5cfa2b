"""Those who come when the need is great: the Eagles, the Ents, the Dead of Dunharrow."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision
from mathom.core.chance import Occasion
from mathom.core.option import Option
from mathom.core.text import Text
from mathom.games.wotr import codecs
from mathom.games.wotr.armies import army_place, eliminate, fall, lose_army_leaders
from mathom.games.wotr.box import (
    ARAGORN,
    CARD_IDS,
    CHARACTER,
    COMPANIONS,
    FREE,
    GANDALF_WHITE,
    GONDOR,
    MOST_DICE,
    NATION_OF_REGION,
    NAZGUL,
    NEIGHBOURS,
    NOBODY,
    REGION_IDS,
    REGION_OF,
    ROHAN,
    SARUMAN,
    SAURON,
    SHADOW,
    STRIDER,
    STRONGHOLDS,
    figure,
    region,
)
from mathom.games.wotr.cards.parts.card import CardStep, Need, Part
from mathom.games.wotr.cards.parts.levies import RecruitUpTo
from mathom.games.wotr.cards.parts.needs import in_nation, standing_in
from mathom.games.wotr.cards.parts.striking import Strike, hit, successes
from mathom.games.wotr.command import controller
from mathom.games.wotr.deeds import playable_events
from mathom.games.wotr.options import DONE, PLAY, RETREAT, TO, WITH
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.characters import arrive
from mathom.games.wotr.steps.events import play_event
from mathom.games.wotr.steps.minions import fly
from mathom.games.wotr.steps.politics import attacked, unconquered
from mathom.games.wotr.steps.retreating import retreat, retreat_regions

FANGORN: Final = region("fangorn")
ORTHANC: Final = region("orthanc")
GONDOR_REGULAR: Final = figure(GONDOR, "regular")
WHERE_THE_DEAD_RIDE: Final = [region("erech"), region("lamedon"), region("pelargir")]
REFUGE_IS_CHOSEN_BY: Final = SHADOW
"""The card does not say who; they are the Shadow's figures."""


def the_king(state: WotrState) -> int:
    """Strider or Aragorn, whichever of them stands on the map; NOBODY if neither does."""
    for character in (STRIDER, ARAGORN):
        if state.in_play(character):
            return character
    return NOBODY


# -- the Eagles ----------------------------------------------------------------------------------


def near_eagles(state: WotrState) -> list[int]:
    """Where a Shadow army has Nazgul, next to or with a Free Peoples army that has a companion.

    The Witch-king is no Nazgul for the Eagles. Armies meet in one region only around a siege.
    """
    found: list[int] = []
    for companion in COMPANIONS:
        place = state.where[companion]
        if place < 0 or state.units(place, FREE) == 0:
            continue
        here = REGION_OF[place]
        for near in [here, *NEIGHBOURS[here]]:
            enemy = army_place(state, near, SHADOW)
            if state.units(enemy, SHADOW) and state.count(enemy, NAZGUL) and enemy not in found:
                found.append(enemy)
    return sorted(found)


class EaglesNear(Need):
    """There is an army that the Eagles can come upon."""

    def met(self, state: WotrState) -> bool:
        return len(near_eagles(state)) > 0


class Eagles(Strike):
    """A die for each Nazgul of such an army: 5 or 6 eliminates one, and the others must flee."""

    def __init__(self) -> None:
        super().__init__(MOST_DICE, 5)

    def targets(self, state: WotrState) -> list[int]:
        return near_eagles(state)

    def count(self, state: WotrState, place: int) -> int:
        return min(self.dice, state.count(place, NAZGUL))

    def strike(self, state: WotrState, card: int, place: int) -> None:
        slain = successes(state, card, self.count(state, place), self.need)
        if slain:
            fall(state, place, NAZGUL, slain)
        state.push(Flee(place))


class Flee(CardStep):
    """The Nazgul that are left go together to another unconquered stronghold of Sauron."""

    kind = "flee"
    fields = {"place": codecs.PLACE}

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def run(self, state: WotrState) -> Decision | None:
        refuges = self._refuges(state)
        if len(refuges) > 1:
            return state.ask(self, REFUGE_IS_CHOSEN_BY, [TO[refuge] for refuge in refuges])
        if refuges:
            self.chosen(state, TO[refuges[0]])
        return None

    def _refuges(self, state: WotrState) -> list[int]:
        if state.count(self.place, NAZGUL) == 0:
            return []
        return [
            r
            for r in STRONGHOLDS
            if NATION_OF_REGION[r] == SAURON and r != REGION_OF[self.place] and unconquered(state, r)
        ]

    def chosen(self, state: WotrState, option: Option) -> None:
        for _ in range(state.count(self.place, NAZGUL)):
            fly(state, self.place, option.args[0])

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"region": Text(f"wotr-region-{REGION_IDS[REGION_OF[self.place]]}")}


# -- the Ents ------------------------------------------------------------------------------------


class EntsAwake(Part):
    """Three dice against Orthanc, as in a battle that its army cannot answer (p. 35)."""

    def do(self, state: WotrState, card: int) -> None:
        state.push(SarumanAlone())
        place = army_place(state, ORTHANC, SHADOW)
        if state.units(place, SHADOW) or state.garrisoned(ORTHANC, SHADOW):
            attacked(state, place, SHADOW)
            hit(state, place, successes(state, card, 3, 4), all_perish=True)


class SarumanAlone(CardStep):
    """Without an army in Orthanc, Saruman is lost to the Ents."""

    def run(self, state: WotrState) -> Decision | None:
        army = state.units(army_place(state, ORTHANC, SHADOW), SHADOW)
        if not army and standing_in(state, SARUMAN) == ORTHANC:
            eliminate(state, SARUMAN)
        return None


class PlayAnother(Part):
    """With Gandalf the White in Fangorn or Rohan, another character card may be played at once."""

    def do(self, state: WotrState, card: int) -> None:
        if standing_in(state, GANDALF_WHITE) == FANGORN or in_nation(state, GANDALF_WHITE, ROHAN):
            state.push(PlayWithoutDie())


class PlayWithoutDie(CardStep):
    """Whether another card is played, and which. No die is used, so nobody draws for it."""

    kind = "without_die"

    def run(self, state: WotrState) -> Decision | None:
        if not state.hand(FREE):
            return None
        # Who holds cards is asked even if none of them can be played, for nobody may learn that.
        cards = playable_events(state, FREE, [CHARACTER])
        return state.ask(self, FREE, [*[PLAY[card] for card in cards], DONE], always=True)

    def chosen(self, state: WotrState, option: Option) -> None:
        if option.verb == "play":
            play_event(state, FREE, option.args[0])


# -- the Dead ------------------------------------------------------------------------------------


class RideOfTheDead(Part):
    """Strider or Aragorn leads the Dead to the south of Gondor, straight and unhindered."""

    def on(self) -> list[int]:
        return [GONDOR]

    def do(self, state: WotrState, card: int) -> None:
        state.push(ChooseRiders(card, ()))


class ChooseRiders(CardStep):
    """Which companions of his region come along, and where they go."""

    kind = "riders"
    fields = {"card": codecs.CARD, "group": codecs.CHARACTERS}

    def __init__(self, card: int, group: tuple[int, ...]) -> None:
        self.card: Final = card
        self.group: Final = group

    def run(self, state: WotrState) -> Decision | None:
        options = [WITH[c] for c in self._company(state) if c not in self.group]
        return state.ask(self, FREE, options + [TO[r] for r in WHERE_THE_DEAD_RIDE])

    def _company(self, state: WotrState) -> list[int]:
        king = the_king(state)
        here = standing_in(state, king)
        return [c for c in COMPANIONS if c != king and standing_in(state, c) == here]

    def chosen(self, state: WotrState, option: Option) -> None:
        if option.verb == "with":
            state.push(ChooseRiders(self.card, (*self.group, option.args[0])))
            return
        end = option.args[0]
        arrive(state, (the_king(state), *self.group), end)
        state.push(RecruitUpTo(self.card, end, GONDOR_REGULAR, 3))
        if state.units(end, SHADOW) or state.garrisoned(end, SHADOW):
            state.push(DriveOut(end))
            attacked(state, end, SHADOW)
            hit(state, end, roll_of_the_dead(state, end), all_perish=True)

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"card": Text(f"wotr-card-{CARD_IDS[self.card]}")}


def roll_of_the_dead(state: WotrState, place: int) -> int:
    """One die: the army takes as many hits as it shows."""
    if state.chance.listens:
        state.expect(Occasion("dice", 1, state.speaks[FREE], "dead"))
    hits = state.roll(1)[0]
    if state.events is not None:
        state.tell("dead_strike", {"count": hits, "region": REGION_IDS[place]})
    return hits


class DriveOut(CardStep):
    """What is left of the army must retreat; with nowhere to go, it is destroyed."""

    kind = "driven_out"
    fields = {"region": codecs.REGION}

    def __init__(self, region: int) -> None:
        self.region: Final = region

    def run(self, state: WotrState) -> Decision | None:
        if state.units(self.region, SHADOW) == 0:
            return None
        regions = retreat_regions(state, self.region, SHADOW)
        if len(regions) > 1:
            seat = controller(state, self.region, SHADOW)
            return Decision(self, seat, [RETREAT[r] for r in regions])
        if regions:
            self.chosen(state, RETREAT[regions[0]])
        else:
            lose_army_leaders(state, self.region, SHADOW)
        return None

    def chosen(self, state: WotrState, option: Option) -> None:
        retreat(state, self.region, option.args[0], SHADOW)

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"region": Text(f"wotr-region-{REGION_IDS[self.region]}")}
