"""Selectors of card texts: "a minion", "up to 2 companions", "each Elf", "that ally"."""

from __future__ import annotations

from functools import singledispatch
from typing import Final

from mathom.games.tcg.language import selectors
from mathom.games.tcg.language.amounts import AnyNumber
from mathom.games.tcg.language.filters import Any as AnyCard
from mathom.games.tcg.language.filters import Chosen
from mathom.games.tcg.language.selectors import FROM_STACK, IN_PLAY, Selector
from mathom.games.tcg.language.who import YOU
from mathom.games.tcg.state import DEAD, DECK, DISCARD, HAND
from mathom.games.tcg.text.amounts import counted, number_of
from mathom.games.tcg.text.grammar import BARE, EACH, A, Noun, Phrase, phrase
from mathom.games.tcg.text.nouns import alternatives, cards, kind_of
from mathom.games.tcg.text.speech import Speech

ZONES: Final = {HAND: "hand", DISCARD: "discard", DECK: "deck", DEAD: "dead"}


@singledispatch
def found(selector: Selector, speech: Speech) -> Phrase:
    """The cards that are found, in words; they are remembered as "that" or "those"."""
    raise NotImplementedError(type(selector).__name__)


def from_zone(thing: Phrase, zone: int, who: int, speech: Speech, played: bool = False) -> Phrase:
    """With the place where they are taken from, if it is not in play."""
    if zone in (IN_PLAY, FROM_STACK):
        return thing
    id = ZONES[zone] if who != YOU or speech.theirs else f"your-{ZONES[zone]}"
    if zone == HAND and played:
        id = "played-hand"
    place = speech.say(f"tcg-way-{id}.{thing.form}")
    text = speech.say("tcg-text-beside", first=thing.text, second=place)
    return Phrase(text, thing.gender, thing.plural, thing.animate)


@found.register
def _(selector: selectors.Choose, speech: Speech) -> Phrase:
    if isinstance(selector.count, AnyNumber):
        thing = _any_number(selector, speech)
    else:
        thing = _so_many(selector, speech)
    speech.chosen[selector.slot] = (kind_of(selector.what, speech), thing.plural)
    return thing if _shown(selector) else from_zone(thing, selector.zone, selector.who, speech)


def _so_many(selector: selectors.Choose, speech: Speech) -> Phrase:
    """ "a minion", "up to 2 minions", "a minion for each site you control (limit 3)"."""
    count = number_of(selector.count, speech)
    if not selector.up_to:
        thing = cards(selector.what, A, speech, count)
        text = counted(thing.text, selector.count, speech)
        parts = thing.parts if text == thing.text else ()
        return Phrase(text, thing.gender, thing.plural, thing.animate, parts, thing.between)
    thing = cards(selector.what, A, speech, count or "1")
    text = speech.say("tcg-noun-up-to", what=counted(thing.text, selector.count, speech))
    return Phrase(text, thing.gender, thing.plural, False)


def _any_number(selector: selectors.Choose, speech: Speech) -> Phrase:
    """ "X Elves", if it must be one at least; "any number of Elves"."""
    if selector.least:
        speech.any_number.append(selector.slot)
        return cards(selector.what, A, speech, "X")
    thing = cards(selector.what, BARE, speech, plural=True)
    return Phrase(speech.say("tcg-noun-any-number", what=thing.text), thing.gender, True, False)


def _shown(selector: selectors.Choose) -> bool:
    """Among cards just revealed: where they lie has been said."""
    parts = [part for one in alternatives(selector.what) for part in one]
    return any(isinstance(part, Chosen) for part in parts)


@found.register
def _(selector: selectors.Each, speech: Speech) -> Phrase:
    if selector.zone == HAND and isinstance(selector.what, AnyCard):
        speech.chosen[selector.slot] = (Noun("tcg-word-card"), True)
        text = speech.say("tcg-noun-their-hand" if speech.theirs else "tcg-noun-your-hand")
        return Phrase(text, "f", False)
    thing = cards(selector.what, EACH, speech)
    speech.chosen[selector.slot] = (kind_of(selector.what, speech), True)
    return from_zone(thing, selector.zone, selector.who, speech)


@found.register
def _(selector: selectors.This, speech: Speech) -> Phrase:
    return speech.this()


@found.register
def _(selector: selectors.Bearer, speech: Speech) -> Phrase:
    return speech.bearer_of_this()


@found.register
def _(selector: selectors.That, speech: Speech) -> Phrase:
    return speech.that(selector.which)


@found.register
def _(selector: selectors.BearerOfThat, speech: Speech) -> Phrase:
    if speech.bearer is not None:
        return speech.pointed(speech.bearer)
    text = speech.say("tcg-noun-bearer-of", what=speech.that(selector.which).text)
    return Phrase(text, "m", False, True)


@found.register
def _(selector: selectors.Happened, speech: Speech) -> Phrase:
    return speech.pointed(speech.other if selector.other else speech.subject)


@found.register
def _(selector: selectors.AtRandom, speech: Speech) -> Phrase:
    noun = Noun("tcg-word-card")
    thing = phrase(noun, A, speech.language, number_of(selector.count, speech))
    speech.chosen[selector.slot] = (noun, thing.plural)
    chance = speech.say(f"tcg-way-at-random.{thing.form}")
    text = speech.say("tcg-text-beside", first=thing.text, second=chance)
    return from_zone(Phrase(text, thing.gender, thing.plural), selector.zone, selector.who, speech)
