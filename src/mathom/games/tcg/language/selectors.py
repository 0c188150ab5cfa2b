"""Selectors: how the cards that an effect works on are found."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from mathom.core.chance import Occasion
from mathom.games.tcg.engine.scope import Scope
from mathom.games.tcg.language.amount import Amount, Number, amount, counted, number_of
from mathom.games.tcg.language.amounts import AnyNumber
from mathom.games.tcg.language.filter import Any as AnyCard
from mathom.games.tcg.language.filter import Filter
from mathom.games.tcg.language.places import StackedOn
from mathom.games.tcg.language.pointing import Chosen
from mathom.games.tcg.language.who import YOU, players
from mathom.games.tcg.state import DEAD, DECK, DISCARD, HAND, SUPPORT, TcgState
from mathom.games.tcg.wording.grammar import ALL, BARE, EACH, THE, A, Noun, Phrase, phrase
from mathom.games.tcg.wording.speech import Speech

__all__ = [
    "DEAD", "DECK", "DISCARD", "FROM_STACK", "HAND", "Selector", "a", "all_revealed", "any_number",
    "bearer", "bearer_of_that", "each", "from_discard", "from_hand", "it", "its_foe", "revealed",
    "some", "stacked", "that", "that_other", "this", "your_hand",
]  # fmt: skip

IN_PLAY: Final = SUPPORT
"""As a zone to choose from: everything active in play."""
FROM_STACK: Final = 7
"""Cards stacked on active cards and on sites: `state.STACKED`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Selector:
    """Finds cards. Only `Choose` asks somebody."""

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot
        """Where what is found is remembered ("that card"); -1 for nowhere."""

    def find(self, state: TcgState, scope: Scope) -> list[int]:
        """The cards that may be, or are, taken."""
        raise NotImplementedError

    def reads(self, speech: Speech) -> Phrase:
        """The cards that are found, in words; they are remembered as "that" or "those"."""
        raise NotImplementedError(type(self).__name__)

    def as_object(self, speech: Speech) -> str:
        """Those to whom something is done, in words."""
        return speech.object(self.reads(speech))


def cards_in(state: TcgState, zone: int, seat: int) -> list[int]:
    """The cards of a player that a text may take from a zone."""
    if zone == HAND:
        return state.hands[seat]
    if zone == DISCARD:
        return state.discards[seat]
    if zone == DEAD:
        return state.dead[seat]
    if zone == DECK:
        return [*state.bottoms[seat], *state.decks[seat], *state.tops[seat]]
    if zone == FROM_STACK:
        return [card for card in state.stacked if state.reachable(card)]
    state.look()
    return state.actives


ZONES: Final = {HAND: "hand", DISCARD: "discard", DECK: "deck", DEAD: "dead"}


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


class Choose(Selector):
    """ "A minion", "2 unbound companions", "up to 3 ...": somebody chooses."""

    def __init__(
        self,
        what: Filter,
        count: Amount | None = None,
        *,
        up_to: bool = False,
        least: int = 0,
        who: int = YOU,
        whose: int = YOU,
        zone: int = IN_PLAY,
        slot: int = 0,
    ) -> None:
        super().__init__(slot)
        self.what: Final = what
        self.count: Final = Number(1) if count is None else count
        self.up_to: Final = up_to
        self.least: Final = least
        """Of "up to", at least so many: "exert X Elves" is never none (rules 12.4)."""
        self.who: Final = who
        """Who chooses; from hand, deck and piles also whose they are, unless `whose` says otherwise."""
        self.whose: Final = whose
        self.zone: Final = zone

    def chooser(self, state: TcgState, scope: Scope) -> int:
        """The player who chooses."""
        return players(state, self.who, scope)[0]

    def find(self, state: TcgState, scope: Scope) -> list[int]:
        if self.zone == IN_PLAY:
            if state.stale & state.heeded:
                state.look()
            cards = state.actives
        else:
            whose = players(state, self.who if self.whose == YOU else self.whose, scope)[0]
            cards = cards_in(state, self.zone, whose)
        return [card for card in cards if self.what.matches(state, card, scope)]

    def reads(self, speech: Speech) -> Phrase:
        any_number = isinstance(self.count, AnyNumber)
        thing = self._any_number(speech) if any_number else self._so_many(speech)
        speech.chosen[self.slot] = (self.what.kind(speech), thing.plural)
        return thing if self._shown() else from_zone(thing, self.zone, self.who, speech)

    def _so_many(self, speech: Speech) -> Phrase:
        """ "a minion", "up to 2 minions", "a minion for each site you control (limit 3)"."""
        count = number_of(self.count, speech)
        if not self.up_to:
            thing = self.what.reads(A, speech, count)
            text = counted(thing.text, self.count, speech)
            parts = thing.parts if text == thing.text else ()
            return Phrase(text, thing.gender, thing.plural, thing.animate, parts, thing.between)
        thing = self.what.reads(A, speech, count or "1")
        text = speech.say("tcg-noun-up-to", what=counted(thing.text, self.count, speech))
        return Phrase(text, thing.gender, thing.plural, False)

    def _any_number(self, speech: Speech) -> Phrase:
        """ "X Elves", if it must be one at least; "any number of Elves"."""
        if self.least:
            speech.any_number.append(self.slot)
            return self.what.reads(A, speech, "X")
        thing = self.what.reads(BARE, speech, plural=True)
        return Phrase(speech.say("tcg-noun-any-number", what=thing.text), thing.gender, True, False)

    def _shown(self) -> bool:
        """Among cards just revealed: where they lie has been said."""
        parts = [part for one in self.what.alternatives() for part in one]
        return any(isinstance(part, Chosen) for part in parts)


def a(what: Filter, *, by: int = YOU, slot: int = 0) -> Selector:
    """ "a minion": "you", or another player, choose one."""
    return Choose(what, who=by, slot=slot)


def some(count: Amount | int, what: Filter, *, up_to: bool = False, by: int = YOU) -> Selector:
    """ "2 unbound companions", "up to 3 ..."."""
    return Choose(what, amount(count), up_to=up_to, who=by)


def any_number(what: Filter, least: int = 0) -> Selector:
    """ "any number of ..."; with `least` 1, "X ..."."""
    return Choose(what, AnyNumber(), up_to=True, least=least)


def stacked(what: Filter, on: Filter) -> Selector:
    """A card stacked on such a card or site."""
    return Choose(what & StackedOn(on), zone=FROM_STACK)


def from_discard(what: Filter, count: Amount | int = 1) -> Selector:
    """So many cards from your discard pile."""
    return Choose(what, amount(count), zone=DISCARD)


def from_hand(what: Filter, count: Amount | int = 1, *, slot: int = 0) -> Selector:
    """So many cards from your hand."""
    return Choose(what, amount(count), zone=HAND, slot=slot)


def revealed(what: Filter, whose: int, *, slot: int) -> Selector:
    """A card among those just revealed from the top of somebody's draw deck."""
    return Choose(what & Chosen(), zone=DECK, whose=whose, slot=slot)


class Each(Selector):
    """ "Each minion", "all conditions"."""

    def __init__(self, what: Filter, *, who: int = YOU, zone: int = IN_PLAY, slot: int = 0) -> None:
        super().__init__(slot)
        self.what: Final = what
        self.who: Final = who
        self.zone: Final = zone

    def find(self, state: TcgState, scope: Scope) -> list[int]:
        found: list[int] = []
        for seat in players(state, self.who, scope):
            for card in cards_in(state, self.zone, seat):
                if card not in found and self.what.matches(state, card, scope):
                    found.append(card)
        return found

    def reads(self, speech: Speech) -> Phrase:
        if self.zone == HAND and isinstance(self.what, AnyCard):
            speech.chosen[self.slot] = (Noun("tcg-word-card"), True)
            text = speech.say("tcg-noun-their-hand" if speech.theirs else "tcg-noun-your-hand")
            return Phrase(text, "f", False)
        thing = self.what.reads(EACH, speech)
        speech.chosen[self.slot] = (self.what.kind(speech), True)
        return from_zone(thing, self.zone, self.who, speech)


def each(what: Filter) -> Selector:
    """ "each minion"."""
    return Each(what)


def your_hand() -> Selector:
    """All cards in your hand."""
    return Each(AnyCard(), zone=HAND, slot=-1)


class All(Each):
    """ "All Free Peoples cards revealed": however many they are, be it none."""

    def reads(self, speech: Speech) -> Phrase:
        thing = self.what.reads(ALL if speech.language == "en" else THE, speech, plural=True)
        text = speech.say(f"tcg-noun-all.{thing.form}", what=thing.text)
        return Phrase(text, thing.gender, True, thing.animate)


def all_revealed(what: Filter) -> Selector:
    """All such cards in the hand that was just revealed."""
    return All(what & Chosen(), zone=HAND, slot=-1)


class This(Selector):
    """The card that says so."""

    def __init__(self) -> None:
        super().__init__(-1)

    def find(self, state: TcgState, scope: Scope) -> list[int]:
        return [scope.source]

    def reads(self, speech: Speech) -> Phrase:
        return speech.this()


this: Final = This()


class Bearer(Selector):
    """The card bearing the one that says so."""

    def __init__(self) -> None:
        super().__init__(-1)

    def find(self, state: TcgState, scope: Scope) -> list[int]:
        return [state.on[scope.source]] if state.on[scope.source] >= 0 else []

    def reads(self, speech: Speech) -> Phrase:
        return speech.bearer_of_this()


bearer: Final = Bearer()


class That(Selector):
    """What was chosen before, under a slot."""

    def __init__(self, which: int = 0) -> None:
        super().__init__(-1)
        self.which: Final = which

    def find(self, state: TcgState, scope: Scope) -> list[int]:
        return list(scope.recall(self.which))

    def reads(self, speech: Speech) -> Phrase:
        return speech.that(self.which)


that: Final = That()
that_other: Final = That(1)
"""What was chosen with `slot=1`."""


class BearerOfThat(Selector):
    """Whoever bears the cards chosen before."""

    def __init__(self, which: int = 0) -> None:
        super().__init__(-1)
        self.which: Final = which

    def find(self, state: TcgState, scope: Scope) -> list[int]:
        cards = [state.on[card] for card in scope.recall(self.which)]
        return [card for card in cards if card >= 0]

    def reads(self, speech: Speech) -> Phrase:
        if speech.bearer is not None:
            return speech.pointed(speech.bearer)
        text = speech.say("tcg-noun-bearer-of", what=speech.that(self.which).text)
        return Phrase(text, "m", False, True)


bearer_of_that: Final = BearerOfThat()
"""Whoever bears the card chosen before: "that companion" after "play a possession on a companion"."""


class Happened(Selector):
    """The card it happened to ("that minion"), or the other card of it."""

    def __init__(self, other: bool = False) -> None:
        super().__init__(-1)
        self.other: Final = other

    def find(self, state: TcgState, scope: Scope) -> list[int]:
        happening = scope.happening
        if happening is None:
            return []
        card = happening.other if self.other else happening.card
        return [card] if card >= 0 and state.is_in_play(card) else []

    def reads(self, speech: Speech) -> Phrase:
        return speech.pointed(speech.other if self.other else speech.subject)


it: Final = Happened()
"""The card it happened to."""
its_foe: Final = Happened(other=True)


class AtRandom(Selector):
    """So many cards at random from a hand or pile."""

    def __init__(self, count: Amount, *, who: int, zone: int, slot: int = 0) -> None:
        super().__init__(slot)
        self.count: Final = count
        self.who: Final = who
        self.zone: Final = zone

    def find(self, state: TcgState, scope: Scope) -> list[int]:
        seat = players(state, self.who, scope)[0]
        pool = cards_in(state, self.zone, seat)[:]
        found: list[int] = []
        if pool and state.chance.listens:
            count = min(len(pool), self.count.value(state, scope))
            source = state.table.names[scope.source]
            state.expect(Occasion("random", count, seat, "effect", card=source))
        while pool and len(found) < self.count.value(state, scope):
            card = state.draw("random", pool, state.table.codes)
            pool.remove(card)
            found.append(card)
        return found

    def reads(self, speech: Speech) -> Phrase:
        noun = Noun("tcg-word-card")
        thing = phrase(noun, A, speech.language, number_of(self.count, speech))
        speech.chosen[self.slot] = (noun, thing.plural)
        chance = speech.say(f"tcg-way-at-random.{thing.form}")
        text = speech.say("tcg-text-beside", first=thing.text, second=chance)
        return from_zone(Phrase(text, thing.gender, thing.plural), self.zone, self.who, speech)
