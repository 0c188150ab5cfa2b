"""The character cards of the Free Peoples."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision
from mathom.core.option import Option
from mathom.games.wotr.armies import eliminate, fall
from mathom.games.wotr.box import (
    BOROMIR,
    CHARACTER,
    DWARVES,
    ELVES,
    EYE_VALUE,
    FREE,
    GANDALF_GREY,
    GANDALF_WHITE,
    GIMLI,
    GOLLUM,
    GONDOR,
    LEGOLAS,
    NATION_OF,
    NATIONS_OF,
    NORTH,
    ROHAN,
    STRATEGY_DECK,
    STRIDER,
    TILES,
    WILL,
    figure,
    region,
)
from mathom.games.wotr.cards.parts.allies import (
    Eagles,
    EaglesNear,
    EntsAwake,
    PlayAnother,
    RideOfTheDead,
    the_king,
)
from mathom.games.wotr.cards.parts.card import CardStep, Deed, Need, OfferCard, Part, Stays
from mathom.games.wotr.cards.parts.companions import Journey
from mathom.games.wotr.cards.parts.dicing import TurnDie
from mathom.games.wotr.cards.parts.drawing import DrawCards
from mathom.games.wotr.cards.parts.hunting import BringTile, draw_aside, put_back, remove_for_good
from mathom.games.wotr.cards.parts.levies import Recruit, RegionOf, units
from mathom.games.wotr.cards.parts.needs import InFellowship, InPlay, in_nation, standing_in, with_army
from mathom.games.wotr.cards.parts.striking import successes
from mathom.games.wotr.deeds import write
from mathom.games.wotr.options import ACTION, ACTIONS, DONE, LOSE
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.ending import add_corruption
from mathom.games.wotr.steps.fellowship import hide
from mathom.games.wotr.steps.hunt import prevent_tile, replace_tile
from mathom.games.wotr.steps.journey import can_move, move_fellowship
from mathom.games.wotr.steps.players import may_use
from mathom.games.wotr.steps.politics import CARD, activate, advance, unconquered
from mathom.games.wotr.steps.recruiting import bring

LORIEN: Final = region("lorien")
FANGORN: Final = region("fangorn")
NORTHERN_REALMS: Final = [region("woodland-realm"), region("dale"), region("erebor")]


# -- what they demand ----------------------------------------------------------------------------


class CompanionIn(Need):
    """A companion stands in a region."""

    def __init__(self, here: int) -> None:
        self.here: Final = here

    def met(self, state: WotrState) -> bool:
        return len(state.characters(self.here, FREE)) > 0


class KingIn(Need):
    """Strider or Aragorn stands in a region of one of these nations, besieged or not."""

    def __init__(self, *nations: int) -> None:
        self.nations: Final = nations

    def met(self, state: WotrState) -> bool:
        king = the_king(state)
        return king >= 0 and in_nation(state, king, *self.nations)


class KingWithArmy(Need):
    """Strider or Aragorn is with an army, besieged or not."""

    def met(self, state: WotrState) -> bool:
        king = the_king(state)
        return king >= 0 and with_army(state, king)


class StandsIn(Need):
    """A character stands in a region of a nation, besieged or not."""

    def __init__(self, character: int, nation: int) -> None:
        self.character: Final = character
        self.nation: Final = nation

    def met(self, state: WotrState) -> bool:
        return in_nation(state, self.character, self.nation)


# -- cards on the table that help in a Hunt ------------------------------------------------------


class SecondTile(Stays):
    """When a tile has been drawn and seen, another may be drawn in its place."""

    def after_tile(self, state: WotrState) -> None:
        state.push(OfferSecondTile(self.card))


class OfferSecondTile(OfferCard):
    """Whether the tile that was drawn is replaced."""

    def spent(self, state: WotrState) -> None:
        replace_tile(state)


class NoTile(Stays):
    """When a tile is about to be drawn, it may be prevented."""

    def before_tile(self, state: WotrState) -> None:
        state.push(OfferNoTile(self.card))


class OfferNoTile(OfferCard):
    """Whether the tile is not drawn."""

    def spent(self, state: WotrState) -> None:
        prevent_tile(state)


class LessDamage(Stays):
    """It may be spent to lower the damage of a Hunt by one."""

    def lowers_damage(self, state: WotrState) -> bool:
        return True


# -- the burden of the Ring ----------------------------------------------------------------------


class Heal(Part):
    """Corruption is removed; more of it while Gollum is the Guide, if the card says so."""

    def __init__(self, points: int, with_gollum: int = 0) -> None:
        self.points: Final = points
        self.with_gollum: Final = with_gollum or points

    def do(self, state: WotrState, card: int) -> None:
        add_corruption(state, -self.with_gollum if state.guide == GOLLUM else -self.points)


class HealByDice(Part):
    """Three dice: each 5 or 6 heals a point; each 3 or more if Strider, who knows herbs, guides."""

    def do(self, state: WotrState, card: int) -> None:
        add_corruption(state, -successes(state, card, 3, 3 if state.guide == STRIDER else 5))


class HealInLorien(Part):
    """A point is healed if the Ring-bearers' figure is in an unconquered Lorien."""

    def do(self, state: WotrState, card: int) -> None:
        if state.ring_bearers == LORIEN and unconquered(state, LORIEN):
            add_corruption(state, -1)


class GollumsWay(Part):
    """While Gollum guides, the Fellowship may be hidden or moved; no die goes into the Hunt Box."""

    def do(self, state: WotrState, card: int) -> None:
        if state.guide == GOLLUM:
            state.push(HideOrMove())


class HideOrMove(CardStep):
    """A revealed Fellowship may be hidden, a hidden one may be moved, or neither."""

    kind = "hide_or_move"

    def run(self, state: WotrState) -> Decision | None:
        if not state.hidden:
            return state.ask(self, FREE, [ACTION["hide"], DONE])
        if can_move(state):
            return state.ask(self, FREE, [ACTION["fellowship"], DONE])
        return None

    def chosen(self, state: WotrState, option: Option) -> None:
        if option.verb == "done":
            return
        if ACTIONS[option.args[0]] == "hide":
            hide(state)
        else:
            move_fellowship(state)


# -- the king and his kin ------------------------------------------------------------------------


class ChallengeSauron(Part):
    """Three tiles are drawn and go back, but Eyes leave the game; three Eyes are the king's death."""

    def do(self, state: WotrState, card: int) -> None:
        drawn = draw_aside(state, 3)
        eyes = [tile for tile in drawn if TILES[tile].value == EYE_VALUE]
        if len(eyes) == 3:
            put_back(state, drawn)
            eliminate(state, the_king(state))
        else:
            put_back(state, [tile for tile in drawn if tile not in eyes])
            remove_for_good(state, eyes)
            if state.events is not None:
                state.tell("eyes_gone", {"count": len(eyes)})


class RaiseRegular(Part):
    """A regular with Strider or Aragorn is lost, and an elite of its nation stands in its place."""

    def do(self, state: WotrState, card: int) -> None:
        state.push(ChooseRegular())


class ChooseRegular(CardStep):
    """Of which nation the regular is."""

    kind = "regular"

    def run(self, state: WotrState) -> Decision | None:
        regulars = raisable(state)
        if len(regulars) > 1:
            return state.ask(self, FREE, [LOSE[regular] for regular in regulars])
        if regulars:
            self.chosen(state, LOSE[regulars[0]])
        return None

    def chosen(self, state: WotrState, option: Option) -> None:
        regular = option.args[0]
        place = state.where[the_king(state)]
        fall(state, place, regular)
        bring(state, figure(NATION_OF[regular], "elite"), place)


def raisable(state: WotrState) -> list[int]:
    """The regulars with Strider or Aragorn whose nation has an elite left to come."""
    place = state.where[the_king(state)]
    return [
        figure(nation, "regular")
        for nation in NATIONS_OF[FREE]
        if state.count(place, figure(nation, "regular"))
        and state.reinforcements[figure(nation, "elite")]
        and may_use(state, FREE, nation)
    ]


# -- home again ----------------------------------------------------------------------------------


class NorthernTidings(Part):
    """If Gimli or Legolas is in one of three realms of the North that stands free, the North rises."""

    def on(self) -> list[int]:
        return [DWARVES, NORTH, ELVES]

    def do(self, state: WotrState, card: int) -> None:
        homes = [standing_in(state, companion) for companion in (GIMLI, LEGOLAS)]
        if not any([home in NORTHERN_REALMS and unconquered(state, home) for home in homes]):
            return
        for nation in (DWARVES, NORTH):
            activate(state, nation, CARD)
        for nation in (DWARVES, NORTH, ELVES):
            advance(state, nation, CARD)


# -- the deck ------------------------------------------------------------------------------------

write("elven-cloaks", Deed(BringTile("fel-elven-cloaks")))
write("elven-rope", Deed(BringTile("fel-elven-rope")))
write("phial-of-galadriel", Deed(BringTile("fel-phial")))
write("smeagol-helps-nice-master", Deed(BringTile("fel-smeagol")))
write("mithril-coat-and-sting", SecondTile())
write("axe-and-bow", LessDamage(needs=(InFellowship(GIMLI, LEGOLAS),)))
write("horn-of-gondor", LessDamage(needs=(InFellowship(BOROMIR),)))
write("wizards-staff", NoTile(needs=(InFellowship(GANDALF_GREY),)))
write("athelas", Deed(HealByDice()))
write("there-is-another-way", Deed(Heal(1), GollumsWay()))
write("i-will-go-alone", Deed(Journey(further=1), Heal(1), needs=(InFellowship(),)))
write("bilbos-song", Deed(Heal(1, with_gollum=2)))
write("mirror-of-galadriel", Deed(TurnDie(FREE, CHARACTER, WILL), HealInLorien()))
write("challenge-of-the-king", Deed(ChallengeSauron(), needs=(KingWithArmy(), KingIn(GONDOR, ROHAN))))
write("gwaihir-the-windlord", Deed(Journey(level=4, across=True, into_sieges=True)))
write("we-prove-the-swifter", Deed(Journey(further=2, across=True, into_sieges=True)))
write("there-and-back-again", Deed(Journey(further=1), NorthernTidings()))
write("the-eagles-are-coming", Deed(Eagles(), needs=(EaglesNear(),)))
for _ents in ("treebeard", "huorns", "entmoot"):
    write(
        f"the-ents-awake-{_ents}",
        Deed(EntsAwake(), PlayAnother(), needs=(InPlay(GANDALF_WHITE), CompanionIn(FANGORN))),
    )
write("dead-men-of-dunharrow", Deed(RideOfTheDead(), needs=(KingIn(ROHAN),)))
write(
    "house-of-the-stewards",
    Deed(
        Recruit(1, units(GONDOR), RegionOf(BOROMIR)),
        DrawCards(2, STRATEGY_DECK),
        needs=(StandsIn(BOROMIR, GONDOR),),
    ),
)
write("the-grey-company", Deed(RaiseRegular(), DrawCards(2, STRATEGY_DECK), needs=(KingWithArmy(),)))
