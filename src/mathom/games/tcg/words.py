"""Articles, amounts, conditions and verbs in which cards are declared: `make(a(dwarf), strength(2))`.

The nouns are in `nouns.py`, the pieces of which a whole text is made in `pieces.py`.
"""

from __future__ import annotations

from typing import Final

from mathom.games.tcg import phases
from mathom.games.tcg.effects import (
    cards,
    control,
    deck,
    lasting,
    play,
    sites,
    skirmish,
    stacks,
    tokens,
    wounds,
)
from mathom.games.tcg.language import abilities, amounts, conditions, filters, selectors, traits, who
from mathom.games.tcg.language.amounts import Amount
from mathom.games.tcg.language.conditions import Condition
from mathom.games.tcg.language.effect import Effect
from mathom.games.tcg.language.filters import Filter
from mathom.games.tcg.language.selectors import Selector
from mathom.games.tcg.language.traits import Trait
from mathom.games.tcg.state import DISCARD, HAND

# -- articles: selectors -------------------------------------------------------------------------

this: Final = selectors.This()
bearer: Final = selectors.Bearer()
that: Final = selectors.That()
it: Final = selectors.Happened()
"""The card it happened to."""
its_foe: Final = selectors.Happened(other=True)
bearer_of_that: Final = selectors.BearerOfThat()
"""Whoever bears the card chosen before: "that companion" after "play a possession on a companion"."""


def a(what: Filter, *, by: int = who.YOU, slot: int = 0) -> Selector:
    """ "a minion": "you", or another player, choose one."""
    return selectors.Choose(what, who=by, slot=slot)


def some(count: Amount | int, what: Filter, *, up_to: bool = False, by: int = who.YOU) -> Selector:
    """ "2 unbound companions", "up to 3 ..."."""
    return selectors.Choose(what, amount(count), up_to=up_to, who=by)


def each(what: Filter) -> Selector:
    """ "each minion"."""
    return selectors.Each(what)


def stacked(what: Filter, on: Filter) -> Selector:
    """A card stacked on such a card or site."""
    return selectors.Choose(what & filters.StackedOn(on), zone=selectors.FROM_STACK)


def from_discard(what: Filter, count: Amount | int = 1) -> Selector:
    """So many cards from your discard pile."""
    return selectors.Choose(what, amount(count), zone=DISCARD)


def from_hand(what: Filter, count: Amount | int = 1) -> Selector:
    """So many cards from your hand."""
    return selectors.Choose(what, amount(count), zone=HAND)


# -- amounts -------------------------------------------------------------------------------------


def amount(value: Amount | int) -> Amount:
    """A number or what gives one."""
    return amounts.Number(value) if isinstance(value, int) else value


def for_each(what: Filter, times: int = 1, over: int = 0) -> Amount:
    """For each such card that can be spotted."""
    return amounts.ForEach(what, times, over)


def for_each_you_spot(what: Filter, times: int = 1) -> Amount:
    """For each such card that the player chooses to spot."""
    return amounts.SpotAny(what, times)


def but(usual: Amount | int, special: Amount | int, when: Condition) -> Amount:
    """ "+2 (or +4 if ...)"."""
    return amounts.Or(amount(usual), amount(special), when)


def limit(value: Amount, most: int) -> Amount:
    """ "(limit +3)"."""
    return amounts.Limited(value, most)


# -- conditions ----------------------------------------------------------------------------------


def can_spot(what: Filter, least: int = 1) -> Condition:
    """At least so many of these."""
    return conditions.CanSpot(what, least)


def at(what: Filter) -> Condition:
    """The fellowship is at such a site."""
    return conditions.AtSite(what)


def at_least(value: Amount, least: Amount | int) -> Condition:
    """An amount is at least another."""
    return conditions.AtLeast(value, amount(least))


def that_is(what: Filter) -> Condition:
    """The card chosen or affected is such a card."""
    return conditions.ThatIs(what)


def this_is(what: Filter) -> Condition:
    """This card is such a card."""
    return conditions.ThisIs(what)


def during(phase: int) -> Condition:
    """During a phase."""
    return conditions.InPhase(phase)


wearing_the_ring: Final = conditions.RingIsWorn()
opponent_controls_home: Final = conditions.OpponentControlsHome()
control_a_site: Final = conditions.AtLeast(amounts.SitesControlled(), amounts.Number(1))

# -- traits --------------------------------------------------------------------------------------


def strength(value: Amount | int) -> Trait:
    """Strength plus or minus."""
    return traits.Strength(amount(value))


def has(number: int, value: Amount | int | None = None) -> Trait:
    """A keyword, with its value: `has(FIERCE)`, `has(DAMAGE, 1)`."""
    return traits.HasKeyword(number, None if value is None else amount(value))


def cannot(what: int) -> Trait:
    """Cannot: `cannot(TAKE_WOUNDS)`."""
    return traits.Cannot(what)


def overwhelmed_only_tripled() -> Trait:
    """May not be overwhelmed unless strength is tripled."""
    return traits.Plain(traits.OVERWHELM, amounts.Number(3))


def most_wounds(value: int) -> Trait:
    """Takes no more than so many wounds in a phase."""
    return traits.Plain(traits.MOST_WOUNDS, amounts.Number(value))


def costs(value: Amount | int) -> Trait:
    """Twilight cost plus or minus."""
    return traits.Plain(traits.COST, amount(value))


def shadow_number(value: Amount | int) -> Trait:
    """A site's Shadow number plus or minus."""
    return traits.Plain(traits.SHADOW_NUMBER, amount(value))


def archery_total(side: int, value: Amount | int) -> Trait:
    """The archery total of a side plus or minus."""
    return traits.OfSide(traits.ARCHERY_TOTAL, side, amount(value))


# -- effects, also as costs ----------------------------------------------------------------------


def make(whom: Selector, *given: Trait, until: int = phases.END_OF_PHASE) -> Effect:
    """Make cards different for a while."""
    return lasting.Make(whom, given, until)


def declare(*given: Trait, until: int = phases.END_OF_PHASE) -> Effect:
    """Make the table different for a while."""
    return lasting.Declare(given, until)


def exert(whom: Selector, times: int = 1) -> Effect:
    """Exert characters."""
    return wounds.Exert(whom, times)


def exhaust(whom: Selector) -> Effect:
    """Exhaust characters."""
    return wounds.Exhaust(whom)


def wound(whom: Selector, times: int = 1) -> Effect:
    """Wound characters."""
    return wounds.WoundThem(whom, times)


def heal(whom: Selector, times: int = 1) -> Effect:
    """Heal characters."""
    return wounds.Heal(whom, times)


def discard(what: Selector) -> Effect:
    """Discard cards from play, hand or a stack."""
    return cards.Discard(what)


def draw(count: Amount | int = 1, by: int = who.YOU) -> Effect:
    """Draw cards."""
    return cards.Draw(amount(count), by)


def into_hand(what: Selector) -> Effect:
    """Take cards into hand."""
    return cards.IntoHand(what)


def add_twilight(count: Amount | int) -> Effect:
    """ "add (2)"."""
    return tokens.AddTwilight(amount(count))


def remove_twilight(count: Amount | int) -> Effect:
    """ "remove (2)"."""
    return tokens.RemoveTwilight(amount(count))


def add_burdens(count: Amount | int = 1) -> Effect:
    """Add burdens."""
    return tokens.AddBurdens(amount(count))


def remove_burdens(count: Amount | int = 1) -> Effect:
    """Remove burdens."""
    return tokens.RemoveBurdens(amount(count))


def place_tokens(culture: int, count: Amount | int = 1, where: Selector = this) -> Effect:
    """Place culture tokens."""
    return tokens.PlaceTokens(where, culture, amount(count))


def remove_tokens(culture: int, count: Amount | int = 1, where: Selector = this) -> Effect:
    """Remove culture tokens."""
    return tokens.RemoveTokens(where, culture, amount(count))


def play_a(what: Filter, zone: int = HAND, change: Amount | int = 0, on: Filter | None = None) -> Effect:
    """Play such a card from a zone: HAND, DISCARD, DECK, DEAD."""
    changed = None if change == 0 else amount(change)
    return play.PlayFrom(what, zone, changed, on)


def play_this(change: Amount | int = 0) -> Effect:
    """Play this card from where it is stacked."""
    return play.PlayFrom(None, selectors.FROM_STACK, None if change == 0 else amount(change))


def cancel_skirmish(involving: Filter) -> Effect:
    """Cancel a skirmish involving such a character."""
    return skirmish.CancelSkirmish(involving)


def assign(minions: Selector, to: Selector) -> Effect:
    """Assign a minion to skirmish a character."""
    return skirmish.Assign(minions, to)


def wear_the_ring() -> Effect:
    """The Ring-bearer wears The One Ring until the regroup phase."""
    return skirmish.WearRing()


def take_control() -> Effect:
    """Take control of a site."""
    return sites.TakeControl()


def liberate() -> Effect:
    """Liberate a site."""
    return sites.Liberate()


def beneath_deck(what: Selector) -> Effect:
    """Place cards beneath the draw deck."""
    return deck.IntoDeck(what, deck.BENEATH)


def on_deck(what: Selector) -> Effect:
    """Place cards on top of the draw deck."""
    return deck.IntoDeck(what, deck.ON_TOP)


def shuffle_in(what: Selector) -> Effect:
    """Shuffle cards (and all stacked on them) into the draw deck."""
    return deck.IntoDeck(what, deck.SHUFFLED)


def discard_top(count: Amount | int = 1, by: int = who.YOU) -> Effect:
    """Discard cards from the top of a draw deck."""
    return deck.DiscardTop(amount(count), by)


def stack(what: Selector, on: Selector = this) -> Effect:
    """Stack cards on a card or site."""
    return stacks.StackOn(what, on)


def stack_top(count: Amount | int, on: Selector = this) -> Effect:
    """Stack the top cards of your draw deck."""
    return stacks.StackTop(amount(count), on)


def spot(what: Selector) -> Effect:
    """Spot cards that are spoken of again."""
    return control.Spot(what)


def then(*effects: Effect) -> Effect:
    """One after the other."""
    return control.Both(effects)


def one_of(*effects: Effect, by: int = who.YOU) -> Effect:
    """One or the other."""
    return control.OneOf(effects, by)


def may(effect: Effect, by: int = who.YOU) -> Effect:
    """Somebody may."""
    return control.May(effect, by)


def if_(holds: Condition, effect: Effect, otherwise: Effect | None = None) -> Effect:
    """If so, this; otherwise that."""
    return control.If(holds, effect, otherwise)


def times(count: Amount | int, effect: Effect) -> Effect:
    """An effect for each ..., chosen anew each time."""
    return control.ForEachOf(amount(count), effect)


def by(player: int, effect: Effect, may: bool = False) -> Effect:
    """Another player does it."""
    return control.By(player, effect, may)


def unless_paid(effect: Effect, price: Effect, payer: int) -> Effect:
    """ "... Any Shadow player may (price) to prevent this"."""
    return control.Preventable(effect, payer, price)


def prevent() -> Effect:
    """Prevent what is about to happen."""
    return control.Prevent()


def instead(effect: Effect) -> Effect:
    """This instead of what is about to happen."""
    return control.Instead(effect)


def later(ability: abilities.Ability, until: int = phases.END_OF_PHASE) -> Effect:
    """An ability that waits for a while."""
    return lasting.Later(ability, until)


# -- what abilities answer to --------------------------------------------------------------------


def when(
    kind: int,
    subject: Filter | None = None,
    other: Filter | None = None,
    *,
    by: Filter | None = None,
    phase: int = -1,
    actor: int = -1,
) -> abilities.When:
    """ "Each time / when / if X ...": `when(WINS, this_card)`."""
    return abilities.When(kind, subject, other, by=by, phase=phase, actor=actor)
