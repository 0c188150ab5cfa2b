"""How the Free Peoples wane: Elves who sail, leaders who despair, nations that lose heart."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision
from mathom.core.option import Option
from mathom.core.text import Text
from mathom.games.wotr import codecs
from mathom.games.wotr.armies import army_place, besieged, fall, lose_lone_leaders
from mathom.games.wotr.box import (
    ARAGORN,
    AT_WAR,
    BOX,
    CARD_IDS,
    CARDS,
    COMPANIONS,
    ELVES,
    FIGURES_OF,
    FIRST_STEP,
    FREE,
    GANDALF_GREY,
    GANDALF_WHITE,
    LEADERS_OF,
    MOST_DICE,
    NATION_IDS,
    NATION_OF,
    NATION_OF_REGION,
    NATIONS,
    NATIONS_OF,
    NOBODY,
    REARGUARD,
    REGION_COUNT,
    REGION_IDS,
    REGION_OF,
    SHADOW,
    STRONGHOLDS,
    WILL,
    figure,
    region,
)
from mathom.games.wotr.cards.parts.card import CardStep, Need, Part, Stays
from mathom.games.wotr.cards.parts.needs import standing_in
from mathom.games.wotr.cards.parts.striking import WallsFall, successes
from mathom.games.wotr.deeds import leave_table
from mathom.games.wotr.options import LOSE, NATION, TO
from mathom.games.wotr.seats import SEATINGS
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.casualties import TakeHits
from mathom.games.wotr.steps.politics import ABILITY, ATTACKED

# -- Elves who sail ------------------------------------------------------------------------------

ELVEN_STRONGHOLDS: Final = [r for r in STRONGHOLDS if NATION_OF_REGION[r] == ELVES]
ELVEN_UNITS: Final = [figure(ELVES, "regular"), figure(ELVES, "elite")]
SAILS_ON: Final = 6


class ElvenStrongholdFallen(Need):
    """The Shadow controls a stronghold of the Elves."""

    def met(self, state: WotrState) -> bool:
        return any([state.owner[here] == SHADOW for here in ELVEN_STRONGHOLDS])


class ElvesDepart(Part):
    """In every Elven stronghold that is not besieged, a die is rolled for each Elven unit."""

    def do(self, state: WotrState, card: int) -> None:
        for here in reversed(ELVEN_STRONGHOLDS):
            if besieged(state, here) == NOBODY and elves_in(state, here):
                state.push(Depart(card, here))


def elves_in(state: WotrState, here: int) -> int:
    """How many Elven units stand in a region."""
    return sum([state.count(here, unit) for unit in ELVEN_UNITS])


class Depart(CardStep):
    """The dice of one stronghold; that is no attack."""

    fields = {"card": codecs.CARD, "region": codecs.REGION}

    def __init__(self, card: int, region: int) -> None:
        self.card: Final = card
        self.region: Final = region

    def run(self, state: WotrState) -> Decision | None:
        if state.events is not None:
            state.tell("departing", {"region": REGION_IDS[self.region]})
        dice = min(elves_in(state, self.region), MOST_DICE)
        state.push(ElvesTakeHits(FREE, self.region, successes(state, self.card, dice, SAILS_ON)))
        return None


ONLY_ELVES_SAIL: Final = True
"""Whether others in the same army cannot take the hits. The card says "that army", the Almanac Elven
units only, whom the dice count too; it matters only where nations are mixed."""


class ElvesTakeHits(TakeHits):
    """Hits that only units of the Elves can take."""

    def units(self) -> list[int]:
        return ELVEN_UNITS if ONLY_ELVES_SAIL else super().units()


# -- the Steward ---------------------------------------------------------------------------------

MINAS_TIRITH: Final = region("minas-tirith")
COUNSELLORS: Final = [GANDALF_GREY, GANDALF_WHITE, ARAGORN]
"""Those with whom any die ends the folly. Strider is not named on the card, as he is on others."""


class CityBesieged(Need):
    """Minas Tirith is besieged by the Shadow."""

    def met(self, state: WotrState) -> bool:
        if besieged(state, MINAS_TIRITH) == FREE:
            return True
        # Those who stayed inside while others made a sortie hold the walls too (p. 32).
        battle = state.battle
        sortie = battle is not None and battle.start == BOX[MINAS_TIRITH]
        return sortie and state.units(REARGUARD, FREE) > 0


class Folly(Stays):
    """No combat cards for the Free Peoples in battles in Minas Tirith, until they pay or it is free."""

    def stops_combat_card(self, state: WotrState, side: int) -> bool:
        battle = state.battle
        return side == FREE and battle is not None and REGION_OF[battle.target] == MINAS_TIRITH

    def can_be_ended(self, state: WotrState, side: int, face: int) -> bool:
        if side != FREE:
            return False
        there = [standing_in(state, counsellor) for counsellor in COUNSELLORS]
        return face == WILL or MINAS_TIRITH in there

    def end(self, state: WotrState, side: int, face: int) -> None:
        leave_table(state, self.card)


class LoseLeader(Part):
    """A leader of the Free Peoples in a region is eliminated."""

    def __init__(self, here: int) -> None:
        self.here: Final = here

    def do(self, state: WotrState, card: int) -> None:
        state.push(ChooseLeader(card, self.here))


class ChooseLeader(CardStep):
    """Which leader; the card does not say who chooses, so he does who plays it."""

    kind = "lose_leader"
    fields = {"card": codecs.CARD, "region": codecs.REGION}

    def __init__(self, card: int, region: int) -> None:
        self.card: Final = card
        self.region: Final = region

    def run(self, state: WotrState) -> Decision | None:
        place = army_place(state, self.region, FREE)
        leaders = [LOSE[leader] for leader in LEADERS_OF[FREE] if state.count(place, leader)]
        if len(leaders) > 1:
            return state.ask(self, CARDS[self.card].side, leaders)
        if leaders:
            self.chosen(state, leaders[0])
        return None

    def chosen(self, state: WotrState, option: Option) -> None:
        fall(state, army_place(state, self.region, FREE), option.args[0])

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {
            "card": Text(f"wotr-card-{CARD_IDS[self.card]}"),
            "region": Text(f"wotr-region-{REGION_IDS[self.region]}"),
        }


# -- nations -------------------------------------------------------------------------------------


class Intimidation(Stays):
    """A Muster result advances no passive nation, until an attack or a companion's word stirs one."""

    def stops_muster(self, state: WotrState, nation: int) -> bool:
        return NATIONS[nation].side == FREE and not state.active[nation]

    def advanced(self, state: WotrState, nation: int, cause: str) -> None:
        if NATIONS[nation].side == FREE and cause in (ATTACKED, ABILITY):
            leave_table(state, self.card)


def ill_news(state: WotrState) -> list[int]:
    """The nations not at war where the Ring-bearers or a companion are."""
    guests = [standing_in(state, companion) for companion in COMPANIONS] + [state.ring_bearers]
    there = [NATION_OF_REGION[here] for here in guests if here != NOBODY]
    return [n for n in NATIONS_OF[FREE] if n in there and state.politics[n] < AT_WAR]


class UnwelcomeGuest(Need):
    """The Ring-bearers or a companion are in a nation of the Free Peoples that is not at war."""

    def met(self, state: WotrState) -> bool:
        return len(ill_news(state)) > 0


class LoseHeart(Part):
    """Such a nation goes one step back, and loses a figure."""

    def do(self, state: WotrState, card: int) -> None:
        state.push(ChooseDisheartened(card))


class ChooseDisheartened(CardStep):
    """Which nation, if guests are in several."""

    kind = "dishearten"
    fields = {"card": codecs.CARD}

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: WotrState) -> Decision | None:
        nations = ill_news(state)
        if len(nations) > 1:
            return state.ask(self, CARDS[self.card].side, [NATION[nation] for nation in nations])
        for nation in nations:
            self.chosen(state, NATION[nation])
        return None

    def chosen(self, state: WotrState, option: Option) -> None:
        nation = option.args[0]
        if state.politics[nation] > FIRST_STEP:
            state.politics[nation] -= 1
            if state.events is not None:
                state.tell("set_back", {"nation": NATION_IDS[nation]})
        state.push(LoseWhere(self.card, nation))

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"card": Text(f"wotr-card-{CARD_IDS[self.card]}")}


class LoseWhere(CardStep):
    """Where the nation's figure is lost, its owner says."""

    kind = "lose_where"
    fields = {"card": codecs.CARD, "nation": codecs.NATION}

    def __init__(self, card: int, nation: int) -> None:
        self.card: Final = card
        self.nation: Final = nation

    def run(self, state: WotrState) -> Decision | None:
        regions = [TO[r] for r in range(REGION_COUNT) if figures_of(state, r, self.nation)]
        if len(regions) > 1:
            return state.ask_seat(self, SEATINGS[state.players].owner[self.nation], regions)
        if regions:
            self.chosen(state, regions[0])
        return None

    def chosen(self, state: WotrState, option: Option) -> None:
        state.push(LoseWhom(self.card, self.nation, option.args[0]))

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"nation": Text(f"wotr-nation-{NATION_IDS[self.nation]}")}


class LoseWhom(CardStep):
    """A leader or a unit, of the owner's choice."""

    kind = "lose_whom"
    fields = {"card": codecs.CARD, "nation": codecs.NATION, "region": codecs.REGION}

    def __init__(self, card: int, nation: int, region: int) -> None:
        self.card: Final = card
        self.nation: Final = nation
        self.region: Final = region

    def run(self, state: WotrState) -> Decision | None:
        figures = figures_of(state, self.region, self.nation)
        if len(figures) > 1:
            owner = SEATINGS[state.players].owner[self.nation]
            return state.ask_seat(self, owner, [LOSE[one] for one in figures])
        for one in figures:
            self.chosen(state, LOSE[one])
        return None

    def chosen(self, state: WotrState, option: Option) -> None:
        place = army_place(state, self.region, FREE)
        fall(state, place, option.args[0])
        lose_lone_leaders(state, place)
        state.push(WallsFall())

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {
            "nation": Text(f"wotr-nation-{NATION_IDS[self.nation]}"),
            "region": Text(f"wotr-region-{REGION_IDS[self.region]}"),
        }


def figures_of(state: WotrState, here: int, nation: int) -> list[int]:
    """The kinds of figures that a nation of the Free Peoples has in a region, besieged or not."""
    place = army_place(state, here, FREE)
    return [f for f in FIGURES_OF[FREE] if NATION_OF[f] == nation and state.count(place, f)]
