"""Dice against an army, and what becomes of those who led it (p. 22, 35)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from mathom.core.agenda import Decision
from mathom.core.chance import Occasion
from mathom.core.option import Option
from mathom.core.text import Text
from mathom.games.wotr import codecs
from mathom.games.wotr.armies import lose_army_leaders, settle
from mathom.games.wotr.box import CARD_IDS, CARDS, FREE, REGION_OF, SHADOW
from mathom.games.wotr.cards.parts.card import CardStep, Part, parts_of
from mathom.games.wotr.options import TO
from mathom.games.wotr.state import WotrState, rolls_told
from mathom.games.wotr.steps.casualties import TakeHits


def successes(state: WotrState, card: int, dice: int, need: int) -> int:
    """Roll dice for a card: how many of them show the number or more."""
    if dice and state.chance.listens:
        seat = state.speaks[CARDS[card].side]
        state.expect(Occasion("dice", dice, seat, "card", card=CARD_IDS[card], need=need))
    rolls = state.roll(dice)
    found = sum([die >= need for die in rolls])
    if state.events is not None:
        state.tell("card_dice", {"rolls": rolls_told(rolls), "count": found})
    return found


def hit(state: WotrState, place: int, hits: int, all_perish: bool = False) -> None:
    """The army in a place takes hits by a card; its owner says which units (p. 22).

    If the last of them falls, Nazgul and minions stay, unless the card says that all perish.
    """
    side = FREE if state.units(place, FREE) else SHADOW
    state.push(WallsFall())
    if all_perish:
        state.push(Perish(place))
    state.push(TakeHits(side, place, hits))


class WallsFall(CardStep):
    """If a card has taken the last of a garrison, the besiegers have the stronghold at once."""

    def run(self, state: WotrState) -> Decision | None:
        settle(state)
        return None


class Perish(CardStep):
    """An army of the Shadow that a card has destroyed takes its Nazgul and minions with it."""

    fields = {"place": codecs.PLACE}

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def run(self, state: WotrState) -> Decision | None:
        if state.units(self.place, SHADOW) == 0:
            lose_army_leaders(state, self.place, SHADOW)
        return None


# -- an army of the player's choice --------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Strike(Part):
    """Dice are rolled against an army: each that shows the number or more is a hit.

    Which armies it can be, a subclass says; if there are several, the card's owner chooses.
    """

    def __init__(self, dice: int, need: int) -> None:
        self.dice: Final = dice
        self.need: Final = need

    def targets(self, state: WotrState) -> list[int]:
        """Where the armies stand that it can be, one in a region."""
        raise NotImplementedError

    def count(self, state: WotrState, place: int) -> int:
        """How many dice are rolled against the army in a place."""
        return self.dice

    def strike(self, state: WotrState, card: int, place: int) -> None:
        """The army is known: roll."""
        hit(state, place, successes(state, card, self.count(state, place), self.need))

    def do(self, state: WotrState, card: int) -> None:
        state.push(ChooseTarget(card))


def struck_by(card: int) -> Strike:
    """How a card strikes an army."""
    strikes = [part for part in parts_of(card) if isinstance(part, Strike)]
    return strikes[0]


class ChooseTarget(CardStep):
    """Which army the dice are rolled against."""

    kind = "target"
    fields = {"card": codecs.CARD}

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: WotrState) -> Decision | None:
        strike = struck_by(self.card)
        places = strike.targets(state)
        if len(places) > 1:
            return state.ask(self, CARDS[self.card].side, [TO[REGION_OF[place]] for place in places])
        if places:
            strike.strike(state, self.card, places[0])
        return None

    def chosen(self, state: WotrState, option: Option) -> None:
        strike = struck_by(self.card)
        for place in strike.targets(state):
            if REGION_OF[place] == option.args[0]:
                strike.strike(state, self.card, place)
                return

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"card": Text(f"wotr-card-{CARD_IDS[self.card]}")}
