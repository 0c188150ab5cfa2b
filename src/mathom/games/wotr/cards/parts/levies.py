"""Recruiting by card (p. 27): which figures, how many, and where.

A card may recruit for a nation that is not at war, wherever the region is free, and behind the walls of
its own besieged stronghold. Where it names a settlement, and not a region, the settlement must not be
lost. It recruits as much as there is: only the kind of the figures and the
region are ever a choice. What is too much for the place goes at the end of the action, as always.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from mathom.core.agenda import Decision
from mathom.core.option import Option
from mathom.core.text import Rule, Text
from mathom.games.wotr import codecs
from mathom.games.wotr.armies import army_place, besieged, capture, is_free
from mathom.games.wotr.box import (
    CARD_IDS,
    CARDS,
    FREE,
    NATION_OF,
    NATIONS,
    REGION_COUNT,
    REGION_IDS,
    REGIONS,
    SHADOW,
    SIDE_OF,
    figure,
    region,
)
from mathom.games.wotr.cards.parts.card import CardStep, Part
from mathom.games.wotr.cards.parts.needs import places_of_armies, standing_in
from mathom.games.wotr.options import DONE, RECRUIT, TO
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.recruiting import SETTLEMENTS_OF, bring

BY_CARD: Final = Rule("wotr", "recruit_by_card", 27)
MOST_AT_ONCE: Final = 6
"""No card recruits more in a region, nor in more regions."""


# -- who -----------------------------------------------------------------------------------------


def regulars(nation: int) -> tuple[int, ...]:
    """The regulars of a nation."""
    return (figure(nation, "regular"),)


def elites(nation: int) -> tuple[int, ...]:
    """The elites of a nation."""
    return (figure(nation, "elite"),)


def units(nation: int) -> tuple[int, ...]:
    """Regulars or elites of a nation: for each unit, the player chooses which."""
    return (figure(nation, "regular"), figure(nation, "elite"))


def leader_of(figures: tuple[int, ...]) -> int:
    """The leaders of the nation of these figures; those of the Shadow are the Nazgul."""
    nation = NATION_OF[figures[0]]
    return figure(nation, "leader" if NATIONS[nation].side == FREE else "nazgul")


# -- where ---------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Where:
    """The regions that a card names or lets its player choose from."""

    def regions(self, state: WotrState) -> list[int]:
        """All of them, whether anybody can be recruited there or not."""
        raise NotImplementedError


class In(Where):
    """One of these places, which the card names; a settlement among them must not be lost."""

    def __init__(self, *ids: str) -> None:
        self.ids: Final = [region(id) for id in ids]

    def regions(self, state: WotrState) -> list[int]:
        return [here for here in self.ids if not lost(state, here)]


class SettlementsOf(Where):
    """The settlements that were a nation's at first and are not lost."""

    def __init__(self, nation: int) -> None:
        self.nation: Final = nation

    def regions(self, state: WotrState) -> list[int]:
        return [here for here in SETTLEMENTS_OF[self.nation] if not lost(state, here)]


class RegionsSettledBy(Where):
    """The regions of a nation that have a settlement in them, whoever holds it."""

    def __init__(self, nation: int) -> None:
        self.nation: Final = nation

    def regions(self, state: WotrState) -> list[int]:
        return SETTLEMENTS_OF[self.nation]


class RegionOf(Where):
    """Where a character stands."""

    def __init__(self, character: int) -> None:
        self.character: Final = character

    def regions(self, state: WotrState) -> list[int]:
        here = standing_in(state, self.character)
        return [here] if here >= 0 else []


class WithArmy(Where):
    """Where a side has an army, besieged or not: anywhere, or in some of these regions."""

    def __init__(self, side: int, where: Where | None = None) -> None:
        self.side: Final = side
        self.where: Final = where

    def regions(self, state: WotrState) -> list[int]:
        named = list(range(REGION_COUNT)) if self.where is None else self.where.regions(state)
        return [here for here in named if places_of_armies(state, here, self.side)]


class Free(Where):
    """Those that are free for a side in the strict sense: its own besieged strongholds are not."""

    def __init__(self, side: int, where: Where) -> None:
        self.side: Final = side
        self.where: Final = where

    def regions(self, state: WotrState) -> list[int]:
        return [here for here in self.where.regions(state) if is_free(state, here, self.side)]


# -- the part of a card --------------------------------------------------------------------------


class Recruit(Part):
    """So many figures are recruited in one region, with a leader or Nazgul or without.

    With `regions=3`, the same again in two more regions, all different.
    """

    def __init__(
        self, count: int, figures: tuple[int, ...], where: Where, leader: int = 0, regions: int = 1
    ) -> None:
        self.count: Final = count
        self.figures: Final = figures
        self.where: Final = where
        self.leader: Final = leader
        self.regions: Final = regions

    def on(self) -> list[int]:
        return [NATION_OF[self.figures[0]]]

    def do(self, state: WotrState, card: int) -> None:
        named = tuple(self.where.regions(state))
        state.push(RecruitWhere(card, named, self.figures, self.count, self.leader, self.regions))


class RecruitWhere(CardStep):
    """In which region, if anybody can be recruited in several."""

    rule = BY_CARD
    kind = "recruit_where"
    fields = {
        "card": codecs.CARD,
        "regions": codecs.REGIONS,
        "figures": codecs.FIGURES,
        "count": codecs.NUMBER,
        "leader": codecs.FLAG,
        "left": codecs.NUMBER,
    }

    def __init__(
        self,
        card: int,
        regions: tuple[int, ...],
        figures: tuple[int, ...],
        count: int,
        leader: int,
        left: int,
    ) -> None:
        self.card: Final = card
        self.regions: Final = regions
        self.figures: Final = figures
        self.count: Final = count
        self.leader: Final = leader
        """1 if a leader or Nazgul comes too."""
        self.left: Final = left
        """How many more regions the card recruits in."""

    def run(self, state: WotrState) -> Decision | None:
        able = [here for here in self.regions if self.anybody(state, here)]
        if not able:
            return None
        if len(able) == 1:
            self.chosen(state, TO[able[0]])
            return None
        return state.ask(self, CARDS[self.card].side, [TO[here] for here in able])

    def anybody(self, state: WotrState, here: int) -> bool:
        """Whether the region is open, and somebody is left who can come there."""
        side = CARDS[self.card].side
        if not open_to_recruits(state, here, side):
            return False
        left = sum([state.reinforcements[figure] for figure in self.figures])
        return left > 0 or (self.leader == 1 and leader_can_come(state, here, leader_of(self.figures)))

    def chosen(self, state: WotrState, option: Option) -> None:
        here = option.args[0]
        if self.left > 1:
            others = tuple([other for other in self.regions if other != here])
            state.push(
                RecruitWhere(self.card, others, self.figures, self.count, self.leader, self.left - 1)
            )
        state.push(RecruitHere(self.card, here, self.figures, self.count, self.leader))

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"card": Text(f"wotr-card-{CARD_IDS[self.card]}")}


class RecruitHere(CardStep):
    """The figures come one by one, the leader last; of units the player may choose the kind."""

    rule = BY_CARD
    kind = "recruit_here"
    fields = {
        "card": codecs.CARD,
        "region": codecs.REGION,
        "figures": codecs.FIGURES,
        "count": codecs.NUMBER,
        "leader": codecs.FLAG,
    }

    def __init__(
        self, card: int, region: int, figures: tuple[int, ...], count: int, leader: int
    ) -> None:
        self.card: Final = card
        self.region: Final = region
        self.figures: Final = figures
        self.count: Final = count
        self.leader: Final = leader

    def run(self, state: WotrState) -> Decision | None:
        kinds = [figure for figure in self.figures if state.reinforcements[figure]]
        if self.count == 0 or not kinds:
            if self.leader:
                bring_leader(state, self.region, leader_of(self.figures))
            return None
        if len(kinds) == 1:
            self.chosen(state, RECRUIT[kinds[0]][self.region])
            return None
        side = CARDS[self.card].side
        return state.ask(self, side, [RECRUIT[figure][self.region] for figure in kinds])

    def chosen(self, state: WotrState, option: Option) -> None:
        bring(state, option.args[0], army_place(state, self.region, CARDS[self.card].side))
        state.push(RecruitHere(self.card, self.region, self.figures, self.count - 1, self.leader))

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {
            "card": Text(f"wotr-card-{CARD_IDS[self.card]}"),
            "region": Text(f"wotr-region-{REGION_IDS[self.region]}"),
        }


class RecruitUpTo(CardStep):
    """As many figures of a kind as the player likes, up to a number; the card says where that may be."""

    rule = BY_CARD
    kind = "recruit_up_to"
    fields = {
        "card": codecs.CARD,
        "region": codecs.REGION,
        "figure": codecs.FIGURE,
        "count": codecs.NUMBER,
    }

    def __init__(self, card: int, region: int, figure: int, count: int) -> None:
        self.card: Final = card
        self.region: Final = region
        self.figure: Final = figure
        self.count: Final = count

    def run(self, state: WotrState) -> Decision | None:
        if self.count == 0 or state.reinforcements[self.figure] == 0:
            return None
        return state.ask(self, CARDS[self.card].side, [RECRUIT[self.figure][self.region], DONE])

    def chosen(self, state: WotrState, option: Option) -> None:
        if option.verb == "recruit":
            side = CARDS[self.card].side
            bring(state, self.figure, army_place(state, self.region, side))
            # The first of them takes the settlement back, if the enemy held it.
            if state.owner[self.region] == 1 - side:
                capture(state, self.region, side)
            state.push(RecruitUpTo(self.card, self.region, self.figure, self.count - 1))

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {
            "card": Text(f"wotr-card-{CARD_IDS[self.card]}"),
            "region": Text(f"wotr-region-{REGION_IDS[self.region]}"),
            "count": self.count,
        }


# -- what is possible ----------------------------------------------------------------------------


def open_to_recruits(state: WotrState, here: int, side: int) -> bool:
    """The region is free for the side, or its own army is besieged there (p. 27)."""
    return besieged(state, here) == side or is_free(state, here, side)


def lost(state: WotrState, here: int) -> bool:
    """The enemy's marker lies on the settlement, so that nobody is recruited in it (p. 26).

    A region is free to those who besiege the settlement in it, but the settlement is not.
    """
    return state.owner[here] != REGIONS[here].owner


def leader_can_come(state: WotrState, here: int, leader: int) -> bool:
    """A leader of the Free Peoples needs a unit there, without which he would be gone at once (p. 8)."""
    if state.reinforcements[leader] == 0:
        return False
    side = SIDE_OF[leader]
    return side == SHADOW or state.units(army_place(state, here, side), side) > 0


def bring_leader(state: WotrState, here: int, leader: int) -> None:
    """A leader or Nazgul comes, if there is one left who can."""
    if leader_can_come(state, here, leader):
        bring(state, leader, army_place(state, here, SIDE_OF[leader]))
