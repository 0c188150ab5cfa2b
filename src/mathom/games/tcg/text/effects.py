"""Effects of card texts, as orders ("exert Gimli") and in the infinitive ("to exert Gimli")."""

from __future__ import annotations

from functools import singledispatch
from typing import Final

from mathom.games.tcg.box import CARDS, FREE
from mathom.games.tcg.language import filters
from mathom.games.tcg.language.amounts import Amount, Number
from mathom.games.tcg.language.effect import Effect
from mathom.games.tcg.language.effects import (
    cards,
    deck,
    hand,
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
from mathom.games.tcg.language.selectors import (
    FROM_STACK,
    IN_PLAY,
    AtRandom,
    Choose,
    Each,
    Selector,
    This,
)
from mathom.games.tcg.language.who import WHO, YOU
from mathom.games.tcg.text.amounts import bracketed, number_of, signed, so_many, times_over
from mathom.games.tcg.text.clause import Clause, map_clause, order
from mathom.games.tcg.text.grammar import A, Noun, phrase
from mathom.games.tcg.text.nouns import alternatives, kind_of, token
from mathom.games.tcg.text.nouns import cards as cards_of
from mathom.games.tcg.text.selectors import found, from_zone
from mathom.games.tcg.text.speech import CARD, Speech

BURDEN: Final = Noun("tcg-word-burden")
FREE_CULTURES: Final = frozenset([card.culture for card in CARDS if card.side == FREE])
DECK_WAYS: Final = {deck.BENEATH: "beneath", deck.ON_TOP: "on-top", deck.SHUFFLED: "shuffle-in"}


@singledispatch
def worded(effect: Effect, speech: Speech) -> Clause:
    """An effect, before it is said who does it."""
    raise NotImplementedError(type(effect).__name__)


def clause_of(effect: Effect, speech: Speech) -> Clause:
    """An effect in words; if another player chooses, it is he who must do it."""
    told = worded(effect, speech)
    who = _chooser(effect)
    if who == YOU:
        return told
    return order("must-by", speech, who=speech.say(f"tcg-who-{WHO[who]}"), effect=told.to).then(told)


def _chooser(effect: Effect) -> int:
    asked = [selector for selector in effect.finds if isinstance(selector, Choose | AtRandom)]
    choosing = [selector.who for selector in asked]
    return next(iter([who for who in choosing if who != YOU]), YOU)


def _whom(selector: Selector, speech: Speech) -> str:
    """Those to whom something is done."""
    return speech.object(found(selector, speech))


def _what(selector: Selector, speech: Speech) -> str:
    """Cards that are moved about, and do not feel it."""
    return found(selector, speech).text


def _times(told: Clause, times: Amount, speech: Speech) -> Clause:
    return map_clause(told, lambda text: times_over(text, times, speech))


def _deck_of(who: int, speech: Speech) -> str:
    """The draw deck of whoever does it."""
    return speech.say("tcg-deck-of-you" if who == YOU and not speech.theirs else "tcg-deck-of-them")


def _deck_of_owner(selector: Selector, speech: Speech) -> str:
    """The draw deck into which cards go: yours, if they are surely your own."""
    if not isinstance(selector, Choose | Each):
        return speech.say("tcg-deck-of-owner")
    if selector.zone not in (IN_PLAY, FROM_STACK) or _surely_yours(selector.what, speech):
        return _deck_of(selector.who, speech)
    return speech.say("tcg-deck-of-owner")


def _surely_yours(what: Filter, speech: Speech) -> bool:
    """Whether all such cards in play are of the player who speaks, as those of the Free Peoples are."""
    if speech.card is None:
        return False
    free = speech.card.side == FREE
    for parts in alternatives(what):
        cultures = [part.culture for part in parts if isinstance(part, filters.Culture)]
        mine = any(isinstance(part, filters.Yours) for part in parts)
        ours = any(isinstance(part, filters.Side) and part.side == FREE for part in parts)
        ours = ours or any(one in FREE_CULTURES for one in cultures)
        if not mine and not (free and ours):
            return False
    return True


def _by(told: Clause, who: int, speech: Speech) -> Clause:
    """Another player must do it."""
    if who == YOU:
        return told
    return order("must-by", speech, who=speech.say(f"tcg-who-{WHO[who]}"), effect=told.to)


@worded.register
def _(effect: wounds.Exert, speech: Speech) -> Clause:
    return _times(order("exert", speech, whom=_whom(effect.whom, speech)), effect.times, speech)


@worded.register
def _(effect: wounds.Exhaust, speech: Speech) -> Clause:
    whom = found(effect.whom, speech)
    return order(f"exhaust-{whom.form}", speech, whom=speech.object(whom))


@worded.register
def _(effect: wounds.WoundThem, speech: Speech) -> Clause:
    return _times(order("wound", speech, whom=_whom(effect.whom, speech)), effect.times, speech)


@worded.register
def _(effect: wounds.Heal, speech: Speech) -> Clause:
    return _times(order("heal", speech, whom=_whom(effect.whom, speech)), effect.times, speech)


@worded.register
def _(effect: cards.Discard, speech: Speech) -> Clause:
    named = isinstance(effect.what, This) and speech.named()
    what = _whom(effect.what, speech) if named else _what(effect.what, speech)
    return order("discard", speech, what=what)


@worded.register
def _(effect: cards.Draw, speech: Speech) -> Clause:
    return _by(order("draw", speech, cards=so_many(effect.count, CARD, speech)), effect.who, speech)


@worded.register
def _(effect: cards.IntoHand, speech: Speech) -> Clause:
    chosen = isinstance(effect.what, Choose) and effect.what.zone != IN_PLAY
    return order("into-hand" if chosen else "return", speech, what=_what(effect.what, speech))


@worded.register
def _(effect: tokens.AddTwilight, speech: Speech) -> Clause:
    return order("add-twilight", speech, tokens=bracketed(effect.count, speech))


@worded.register
def _(effect: tokens.RemoveTwilight, speech: Speech) -> Clause:
    return order("remove-twilight", speech, tokens=bracketed(effect.count, speech))


@worded.register
def _(effect: tokens.AddBurdens, speech: Speech) -> Clause:
    return order("add-burdens", speech, burdens=so_many(effect.count, BURDEN, speech))


@worded.register
def _(effect: tokens.RemoveBurdens, speech: Speech) -> Clause:
    return order("remove-burdens", speech, burdens=so_many(effect.count, BURDEN, speech))


@worded.register
def _(effect: tokens.PlaceTokens, speech: Speech) -> Clause:
    placed = so_many(effect.count, token(effect.culture, speech), speech)
    return order("place-tokens", speech, tokens=placed, where=found(effect.where, speech).text)


@worded.register
def _(effect: tokens.RemoveTokens, speech: Speech) -> Clause:
    removed = so_many(effect.count, token(effect.culture, speech), speech)
    return order("remove-tokens", speech, tokens=removed, where=found(effect.where, speech).text)


@worded.register
def _(effect: play.PlayFrom, speech: Speech) -> Clause:
    if effect.what is None:
        thing = speech.this()
    else:
        speech.chosen[0] = (kind_of(effect.what, speech), False)
        thing = from_zone(cards_of(effect.what, A, speech), effect.zone, YOU, speech, played=True)
    what = thing.text
    if effect.on is None:
        told = order("play", speech, what=what)
    else:
        on = cards_of(effect.on, A, speech).text
        speech.bearer = kind_of(effect.on, speech)
        told = order("play-on", speech, what=what, on=on)
    if effect.change is None:
        return told
    amount = signed(effect.change, speech)
    return map_clause(told, lambda text: speech.say("tcg-text-at-cost", text=text, amount=amount))


@worded.register
def _(effect: skirmish.CancelSkirmish, speech: Speech) -> Clause:
    return order("cancel-skirmish", speech, whom=cards_of(effect.involving, A, speech).text)


@worded.register
def _(effect: skirmish.RemoveFromSkirmish, speech: Speech) -> Clause:
    return order("remove-from-skirmish", speech, whom=_whom(effect.whom, speech))


@worded.register
def _(effect: skirmish.Assign, speech: Speech) -> Clause:
    minion = _whom(effect.minion, speech)
    return order("assign", speech, whom=minion, to=found(effect.to, speech).text)


@worded.register
def _(effect: skirmish.WearRing, speech: Speech) -> Clause:
    return order("wear-ring", speech)


@worded.register
def _(effect: sites.TakeControl, speech: Speech) -> Clause:
    return order("take-control", speech)


@worded.register
def _(effect: sites.Liberate, speech: Speech) -> Clause:
    return order("liberate", speech)


@worded.register
def _(effect: deck.IntoDeck, speech: Speech) -> Clause:
    deck_of = _deck_of_owner(effect.what, speech)
    told = order(DECK_WAYS[effect.how], speech, what=_what(effect.what, speech), deck=deck_of)
    speech.counted = speech.say("tcg-much-shuffled")
    return told


@worded.register
def _(effect: deck.DiscardTop, speech: Speech) -> Clause:
    count = so_many(effect.count, CARD, speech)
    speech.chosen[0] = (CARD, False)
    told = order("discard-top", speech, cards=count, deck=_deck_of(effect.who, speech))
    return _by(told, effect.who, speech)


@worded.register
def _(effect: stacks.StackOn, speech: Speech) -> Clause:
    what = _what(effect.what, speech)
    return order("stack", speech, what=what, on=found(effect.on, speech).text)


@worded.register
def _(effect: stacks.StackTop, speech: Speech) -> Clause:
    count = so_many(effect.count, CARD, speech)
    return order("stack-top", speech, cards=count, on=found(effect.on, speech).text)


@worded.register
def _(effect: hand.ReconcileHand, speech: Speech) -> Clause:
    return order("reconcile", speech)


@worded.register
def _(effect: reveal.RevealTop, speech: Speech) -> Clause:
    speech.chosen[0] = (CARD, effect.count > 1)
    deck_of = speech.say(f"tcg-deck-of-{WHO[effect.who]}")
    shown = phrase(CARD, A, speech.language, number_of(Number(effect.count), speech)).text
    return order("reveal-top", speech, cards=shown, deck=deck_of)


@worded.register
def _(effect: reveal.Reshuffle, speech: Speech) -> Clause:
    return _by(order("reshuffle", speech, deck=_deck_of(effect.who, speech)), effect.who, speech)


@worded.register
def _(effect: ring.BecomeRingBearer, speech: Speech) -> Clause:
    resistance = 0 if speech.card is None else speech.card.resistance
    return order("become-ring-bearer", speech, whom=speech.this().text, count=resistance)


@worded.register
def _(effect: path.PlayNextSites, speech: Speech) -> Clause:
    return order("play-next-sites", speech, count=effect.count)
