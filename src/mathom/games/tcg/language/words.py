"""Articles, amounts, conditions and verbs in which cards are declared: `make(a(dwarf), strength(2))`.

The nouns are in `nouns.py`, the pieces of which a whole text is made in `pieces.py`.
"""

from __future__ import annotations

from typing import Final

from mathom.games.tcg import phases
from mathom.games.tcg.language import abilities, amounts, conditions, filters, selectors, who
from mathom.games.tcg.language.amounts import Amount
from mathom.games.tcg.language.conditions import Condition
from mathom.games.tcg.language.effect import Effect
from mathom.games.tcg.language.effects import (
    cards,
    control,
    deck,
    hand,
    lasting,
    path,
    play,
    reveal,
    ring,
    sites,
    skirmish,
    stacks,
    tokens,
    wounds,
)
from mathom.games.tcg.language.filters import Filter
from mathom.games.tcg.language.selectors import Selector
from mathom.games.tcg.language.traits import Trait
from mathom.games.tcg.state import DECK, DISCARD, HAND

# -- articles: selectors -------------------------------------------------------------------------

this: Final = selectors.This()
bearer: Final = selectors.Bearer()
that: Final = selectors.That()
that_other: Final = selectors.That(1)
"""What was chosen with `slot=1`."""
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


def any_number(what: Filter, least: int = 0) -> Selector:
    """ "any number of ..."; with `least` 1, "X ..."."""
    return selectors.Choose(what, amounts.AnyNumber(), up_to=True, least=least)


def each(what: Filter) -> Selector:
    """ "each minion"."""
    return selectors.Each(what)


def stacked(what: Filter, on: Filter) -> Selector:
    """A card stacked on such a card or site."""
    return selectors.Choose(what & filters.StackedOn(on), zone=selectors.FROM_STACK)


def from_discard(what: Filter, count: Amount | int = 1) -> Selector:
    """So many cards from your discard pile."""
    return selectors.Choose(what, amount(count), zone=DISCARD)


def from_hand(what: Filter, count: Amount | int = 1, *, slot: int = 0) -> Selector:
    """So many cards from your hand."""
    return selectors.Choose(what, amount(count), zone=HAND, slot=slot)


def your_hand() -> Selector:
    """All cards in your hand."""
    return selectors.Each(filters.Any(), zone=HAND, slot=-1)


def revealed(what: Filter, whose: int, *, slot: int) -> Selector:
    """A card among those just revealed from the top of somebody's draw deck."""
    return selectors.Choose(what & filters.Chosen(), zone=DECK, whose=whose, slot=slot)


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


def count_chosen(times: int = 1) -> Amount:
    """For each card chosen before."""
    return amounts.CountOfChosen(times)


def wounds_on(whom: Filter | None = None, times: int = 1) -> Amount:
    """For each wound on such cards, or on the card that is affected."""
    return amounts.WoundsOn(whom, times)


def tokens_here(culture: int, times: int = 1) -> Amount:
    """For each culture token on this card."""
    return amounts.Tokens(culture, None, times)


def tokens_on(culture: int, where: Filter) -> Amount:
    """For each culture token on such cards."""
    return amounts.Tokens(culture, where)


def sites_controlled(by: int = who.YOU, what: Filter | None = None, times: int = 1) -> Amount:
    """For each site that somebody controls."""
    return amounts.SitesControlled(by, what, times)


burdens: Final = amounts.Burdens()
burdens_you_spot: Final = amounts.SpotBurdens()
twilight: Final = amounts.Twilight()
twilight_you_spot: Final = amounts.SpotTwilight()
moves: Final = amounts.Moves()
the_number: Final = amounts.ChosenNumber()
"""How many it was, of what was done before."""

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


def that_is(what: Filter, slot: int = 0) -> Condition:
    """The card chosen or affected is such a card."""
    return conditions.ThatIs(what, slot)


def it_is(what: Filter) -> Condition:
    """The card it happened to is such a card."""
    return conditions.ItIs(what)


def this_is(what: Filter) -> Condition:
    """This card is such a card."""
    return conditions.ThisIs(what)


def during(phase: int) -> Condition:
    """During a phase."""
    return conditions.InPhase(phase)


wearing_the_ring: Final = conditions.RingIsWorn()
opponent_controls_home: Final = conditions.OpponentControlsHome()
control_a_site: Final = conditions.AtLeast(amounts.SitesControlled(), amounts.Number(1))
first_sentence: Final = ~conditions.SwitchedOff()
"""The first sentence of this card applies: none has switched it off."""
starting: Final = conditions.InStartingFellowship()
fierce_skirmish: Final = conditions.FierceSkirmish()


def control_sites(least: int, what: Filter | None = None) -> Condition:
    """You control at least so many sites, of a description if one is given."""
    return conditions.AtLeast(amounts.SitesControlled(what=what), amounts.Number(least))


# -- effects, also as costs ----------------------------------------------------------------------


def make(whom: Selector, *given: Trait, until: int = phases.END_OF_PHASE) -> Effect:
    """Make cards different for a while."""
    return lasting.Make(whom, given, until)


def declare(*given: Trait, until: int = phases.END_OF_PHASE) -> Effect:
    """Make the table different for a while."""
    return lasting.Declare(given, until)


def exert(whom: Selector, times: Amount | int = 1) -> Effect:
    """Exert characters."""
    return wounds.Exert(whom, amount(times))


def exhaust(whom: Selector) -> Effect:
    """Exhaust characters."""
    return wounds.Exhaust(whom)


def wound(whom: Selector, times: Amount | int = 1) -> Effect:
    """Wound characters."""
    return wounds.WoundThem(whom, amount(times))


def heal(whom: Selector, times: Amount | int = 1) -> Effect:
    """Heal characters."""
    return wounds.Heal(whom, amount(times))


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


def remove_from_skirmish(whom: Selector) -> Effect:
    """Remove a character from his skirmish."""
    return skirmish.RemoveFromSkirmish(whom)


def assign(minions: Selector, to: Selector) -> Effect:
    """Assign a minion to skirmish a character."""
    return skirmish.Assign(minions, to)


def wear_the_ring() -> Effect:
    """The Ring-bearer wears The One Ring until the regroup phase."""
    return skirmish.WearRing()


def become_ring_bearer() -> Effect:
    """This character becomes the Ring-bearer."""
    return ring.BecomeRingBearer()


def play_next_sites(count: int = 1) -> Effect:
    """Play the fellowship's next site, or several."""
    return path.PlayNextSites(count)


def reconcile() -> Effect:
    """Reconcile your hand."""
    return hand.ReconcileHand()


def reveal_top(count: int, by: int) -> Effect:
    """Reveal the top cards of somebody's draw deck."""
    return reveal.RevealTop(count, by)


def reshuffle(by: int) -> Effect:
    """Somebody shuffles his draw deck."""
    return reveal.Reshuffle(by)


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
    involving: Filter | None = None,
) -> abilities.When:
    """ "Each time / when / if X ...": `when(WINS, this_card)`."""
    return abilities.When(kind, subject, other, by=by, phase=phase, actor=actor, involving=involving)
