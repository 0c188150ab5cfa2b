"""The 24 strategy cards of the Free Peoples."""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.box import (
    ARAGORN,
    ARMY,
    CHARACTER,
    COMPANIONS,
    DWARVES,
    ELVES,
    FREE,
    GONDOR,
    NATION_OF_REGION,
    NATIONS_OF,
    NORTH,
    REARGUARD,
    REGION_COUNT,
    REGION_OF,
    REGIONS,
    ROHAN,
    SHADOW,
    STRATEGY_DECK,
    region,
)
from mathom.games.wotr.cards.parts.attacking import BESIEGERS, Attack
from mathom.games.wotr.cards.parts.card import Deed, Need, Part, Stays
from mathom.games.wotr.cards.parts.companions import MoveAnyCompanions
from mathom.games.wotr.cards.parts.drawing import DrawCards, PayCard, held
from mathom.games.wotr.cards.parts.levies import (
    Free,
    In,
    Recruit,
    RegionsSettledBy,
    Where,
    WithArmy,
    regulars,
    units,
)
from mathom.games.wotr.cards.parts.marches import A_COMPANION, Move
from mathom.games.wotr.cards.parts.needs import AtWar, places_of_armies, standing_in, with_army
from mathom.games.wotr.cards.parts.statecraft import ActivateAndAdvance, Advance, go_to_war
from mathom.games.wotr.cards.parts.striking import Strike
from mathom.games.wotr.cards.parts.woses import TakeHiddenPaths
from mathom.games.wotr.deeds import leave_table, write
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.attack import RELIEF
from mathom.games.wotr.steps.politics import unconquered

# -- cards that stay on the table ----------------------------------------------------------------


class AragornAbroad(Need):
    """Aragorn is with an army outside the lands of the Free Peoples."""

    def met(self, state: WotrState) -> bool:
        place = state.where[ARAGORN]
        if place < 0 or not with_army(state, ARAGORN):
            return False
        if place == REARGUARD and state.battle is not None:
            # A part of his army attacks, and he has not left the region.
            place = state.battle.start
        return NATION_OF_REGION[REGION_OF[place]] not in NATIONS_OF[FREE]


class TheLastBattle(Stays):
    """The Eye looks elsewhere, until the Fellowship is declared or revealed."""

    def keeps_die_away(self, state: WotrState) -> bool:
        return True

    def declared(self, state: WotrState, region: int) -> None:
        leave_table(state, self.card)

    def revealed(self, state: WotrState) -> None:
        leave_table(state, self.card)


PRICE: Final = (ARMY, CHARACTER)
"""The icons of the cards that the Shadow gives up, besides a die: an "Army Event card" is one with the
Army icon, as in the legend of the dice (p. 20), and not any strategy card. No source settles it."""


class Haven(Stays):
    """A nation goes a step forward, and no Shadow army may enter or attack these regions.

    The Shadow can end it with any die and two cards.
    """

    def __init__(self, nation: int, *regions: str) -> None:
        super().__init__(Advance(nation))
        self.regions: Final = [region(id) for id in regions]

    def closes(self, region: int) -> bool:
        return region in self.regions

    def can_be_ended(self, state: WotrState, side: int, face: int) -> bool:
        return side == SHADOW and all([held(state, side, icon) for icon in PRICE])

    def end(self, state: WotrState, side: int, face: int) -> None:
        leave_table(state, self.card)
        for icon in PRICE:
            state.push(PayCard(self.card, side, icon))


write("the-last-battle", TheLastBattle(needs=(AragornAbroad(),)))
write("a-power-too-great", Haven(ELVES, "lorien", "rivendell", "grey-havens"))
write("the-power-of-tom-bombadil", Haven(NORTH, "old-forest", "the-shire", "buckland"))


# -- cards about nations -------------------------------------------------------------------------


class Active(Need):
    """A nation is active, at war or not."""

    def __init__(self, nation: int) -> None:
        self.nation: Final = nation

    def met(self, state: WotrState) -> bool:
        return state.active[self.nation]


class WarIfCompanionIn(Part):
    """With any companion in one of these regions, unconquered, a nation goes to war."""

    def __init__(self, nation: int, *regions: str) -> None:
        self.nation: Final = nation
        self.regions: Final = [region(id) for id in regions]

    def on(self) -> list[int]:
        return [self.nation]

    def do(self, state: WotrState, card: int) -> None:
        there = [standing_in(state, companion) for companion in COMPANIONS]
        if any([here in there and unconquered(state, here) for here in self.regions]):
            go_to_war(state, self.nation)


write(
    "book-of-mazarbul",
    Deed(MoveAnyCompanions(), WarIfCompanionIn(DWARVES, "erebor", "ered-luin")),
)
write("fear-fire-foes", Deed(MoveAnyCompanions(), WarIfCompanionIn(NORTH, "bree", "the-shire")))
write("wisdom-of-elrond", Deed(ActivateAndAdvance()))
write(
    "the-red-arrow",
    Deed(Advance(ROHAN), Recruit(1, units(ROHAN), In("edoras"), leader=1), needs=(Active(GONDOR),)),
)


# -- cards that move armies ----------------------------------------------------------------------


class ArmyWithCompanion(Need):
    """A companion is with an army, besieged or not."""

    def met(self, state: WotrState) -> bool:
        return any([with_army(state, companion) for companion in COMPANIONS])


write("help-unlooked-for", Deed(Attack(target=BESIEGERS, terms=RELIEF)))
write("paths-of-the-woses", Deed(TakeHiddenPaths(), needs=(AtWar(ROHAN),)))
write(
    "through-a-day-and-a-night",
    Deed(Move(steps=2, along=A_COMPANION), needs=(ArmyWithCompanion(),)),
)


# -- cards that strike ---------------------------------------------------------------------------


class MixedArmy(Strike):
    """A Shadow army with units of two nations or more, besieged or not."""

    def targets(self, state: WotrState) -> list[int]:
        return [
            place
            for here in range(REGION_COUNT)
            for place in places_of_armies(state, here, SHADOW)
            if len(state.nations(place, SHADOW)) > 1
        ]


class ArmyIn(Strike):
    """A Shadow army in one of these regions."""

    def __init__(self, dice: int, need: int, *regions: str) -> None:
        super().__init__(dice, need)
        self.regions: Final = [region(id) for id in regions]

    def targets(self, state: WotrState) -> list[int]:
        return [place for here in self.regions for place in places_of_armies(state, here, SHADOW)]


write("the-spirit-of-mordor", Deed(MixedArmy(5, 5)))
write(
    "faramirs-rangers",
    Deed(
        ArmyIn(3, 5, "osgiliath", "north-ithilien", "south-ithilien"),
        Recruit(1, units(GONDOR), WithArmy(FREE, In("osgiliath")), leader=1),
    ),
)


# -- cards that recruit --------------------------------------------------------------------------


class Coasts(Where):
    """The regions by the sea."""

    def regions(self, state: WotrState) -> list[int]:
        return [here.index for here in REGIONS if here.coastal]


class WithCompanion(Where):
    """The regions of a nation where a companion stands, inside a siege or not."""

    def __init__(self, nation: int) -> None:
        self.nation: Final = nation

    def regions(self, state: WotrState) -> list[int]:
        there = [standing_in(state, companion) for companion in COMPANIONS]
        return [here.index for here in REGIONS if here.nation == self.nation and here.index in there]


class Either(Where):
    """The regions of the one or the other."""

    def __init__(self, one: Where, other: Where) -> None:
        self.one: Final = one
        self.other: Final = other

    def regions(self, state: WotrState) -> list[int]:
        return sorted({*self.one.regions(state), *self.other.regions(state)})


DRAW_ONE: Final = DrawCards(1, STRATEGY_DECK)

write("cirdans-ships", Deed(Recruit(2, units(ELVES), WithArmy(FREE, Coasts())), needs=(AtWar(ELVES),)))
write("guards-of-the-citadel", Deed(Recruit(1, units(GONDOR), In("minas-tirith"), leader=1)))
write("celeborns-galadhrim", Deed(Recruit(1, units(ELVES), In("lorien")), DRAW_ONE))
write(
    "riders-of-theoden",
    Deed(Recruit(1, units(ROHAN), Either(In("edoras"), WithCompanion(ROHAN)), leader=1)),
)
write("grimbeorn-the-old-son-of-beorn", Deed(Recruit(1, units(NORTH), In("carrock"), leader=1)))
write("imrahil-of-dol-amroth", Deed(Recruit(1, units(GONDOR), In("dol-amroth"), leader=1)))
write("king-brands-men", Deed(Recruit(2, regulars(NORTH), In("dale")), DRAW_ONE))
write(
    "swords-in-eriador",
    Deed(
        Recruit(1, units(NORTH), In("the-shire")),
        Recruit(1, units(DWARVES), In("ered-luin")),
        DRAW_ONE,
    ),
)
write("kindred-of-glorfindel", Deed(Recruit(1, units(ELVES), In("rivendell")), DRAW_ONE))
write("dain-ironfoots-guard", Deed(Recruit(1, units(DWARVES), In("erebor"), leader=1)))
# "Free" stands on the card, so this one does not recruit in a siege (Almanac).
write(
    "eomer-son-of-eomund", Deed(Recruit(1, units(ROHAN), Free(FREE, RegionsSettledBy(ROHAN)), leader=1))
)
write("thranduils-archers", Deed(Recruit(1, units(ELVES), In("woodland-realm")), DRAW_ONE))
