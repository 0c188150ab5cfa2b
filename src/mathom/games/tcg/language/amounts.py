"""Amounts: what is counted."""

from __future__ import annotations

from typing import Final

from mathom.games.tcg.engine.changes import ASIDE, BURDENS, NOTHING, TOKENS, TWILIGHT, WOUNDS
from mathom.games.tcg.engine.scope import Scope
from mathom.games.tcg.language.amount import Amount, Measure
from mathom.games.tcg.language.filter import Filter, heeded_by
from mathom.games.tcg.language.who import OPPONENT, WHO, YOU, players
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.wording.clause import if_so
from mathom.games.tcg.wording.grammar import ALL, BARE, EACH, THE, A, Noun, phrase
from mathom.games.tcg.wording.speech import CARD, Speech

__all__ = [
    "burdens", "for_each", "in_dead_pile", "moves", "sites_controlled", "tokens_here", "tokens_on",
    "twilight", "wounds_on",
]  # fmt: skip

TWILIGHT_TOKEN: Final = Noun("tcg-word-twilight-token")
BURDEN: Final = Noun("tcg-word-burden")
SITE: Final = Noun("tcg-type-site")


def counted(what: Filter, speech: Speech) -> str:
    return what.reads(BARE, speech).text


def bare(noun: Noun, speech: Speech) -> str:
    return phrase(noun, BARE, speech.language).text


def _so_many(noun: Noun, least: int, speech: Speech) -> str:
    return phrase(noun, A, speech.language, "" if least == 1 else str(least)).text


class AnyNumber(Amount):
    """As many as somebody likes."""

    def value(self, state: TcgState, scope: Scope) -> int:
        return len(state.zone)

    def reads(self, speech: Speech) -> Measure:
        return Measure(1, x="X")


def count_active(state: TcgState, filter: Filter, scope: Scope) -> int:
    """How many active cards fit: what can be spotted."""
    if state.stale & state.heeded:
        state.look()
    count = 0
    for card in state.actives:
        if filter.matches(state, card, scope):
            count += 1
    return count


class ForEach(Amount):
    """So much for each card of a description that can be spotted, over a number if one is given."""

    def __init__(self, what: Filter, times: int = 1, over: int = 0) -> None:
        self.what: Final = what
        self.times: Final = times
        self.over: Final = over

    def value(self, state: TcgState, scope: Scope) -> int:
        counted = count_active(state, self.what, scope) - self.over
        return self.times * counted if counted > 0 else 0

    def heeds(self) -> int:
        return self.what.heeds()

    def reads(self, speech: Speech) -> Measure:
        each = counted(self.what, speech)
        if self.over:
            each = speech.say("tcg-much-over", what=each, over=str(self.over))
        return Measure(self.times, each)

    def things(self, speech: Speech) -> str:
        if self.times != 1 or self.over:
            return ""
        return self.what.reads(BARE, speech, plural=True).text

    def reaches(self, least: int, speech: Speech, so: bool) -> str:
        if self.times != 1 or self.over:
            return ""
        what = self.what.reads(A, speech, "" if least == 1 else str(least))
        return speech.say(if_so("can-spot", so), what=speech.object(what))


def for_each(what: Filter, times: int = 1, over: int = 0) -> Amount:
    """For each such card that can be spotted."""
    return ForEach(what, times, over)


class WoundsOn(Amount):
    """For each wound on cards of a description; None: on the card that is affected."""

    def __init__(self, whom: Filter | None = None, times: int = 1) -> None:
        self.whom: Final = whom
        self.times: Final = times

    def value(self, state: TcgState, scope: Scope) -> int:
        if self.whom is None:
            return self.times * state.wounds[scope.affected] if scope.affected >= 0 else 0
        state.look()
        count = 0
        for card in state.actives:
            if state.wounds[card] and self.whom.matches(state, card, scope):
                count += state.wounds[card]
        return self.times * count

    def heeds(self) -> int:
        return WOUNDS | heeded_by(self.whom)

    def reads(self, speech: Speech) -> Measure:
        here = speech.pointed(speech.affected)
        whom = here if self.whom is None else self.whom.reads(EACH, speech)
        return Measure(self.times, speech.say("tcg-much-wound-on", whom=whom.text))


def wounds_on(whom: Filter | None = None, times: int = 1) -> Amount:
    """For each wound on such cards, or on the card that is affected."""
    return WoundsOn(whom, times)


class Tokens(Amount):
    """For each culture token on this card, or on cards of a description."""

    def __init__(self, culture: int, where: Filter | None = None, times: int = 1) -> None:
        self.culture: Final = culture
        self.where: Final = where
        self.times: Final = times

    def value(self, state: TcgState, scope: Scope) -> int:
        if self.where is None:
            return self.times * state.token_count(scope.source, self.culture)
        state.look()
        count = 0
        for card in state.actives:
            if self.where.matches(state, card, scope):
                count += state.token_count(card, self.culture)
        return self.times * count

    def heeds(self) -> int:
        return TOKENS | heeded_by(self.where)

    def reads(self, speech: Speech) -> Measure:
        where = speech.this() if self.where is None else self.where.reads(EACH, speech)
        tokens = bare(speech.token(self.culture), speech)
        return Measure(self.times, speech.say("tcg-much-token-on", token=tokens, where=where.text))

    def things(self, speech: Speech) -> str:
        if self.times != 1:
            return ""
        where = speech.this() if self.where is None else self.where.reads(EACH, speech)
        tokens = phrase(speech.token(self.culture), BARE, speech.language, plural=True).text
        return speech.say("tcg-much-token-on", token=tokens, where=where.text)


def tokens_here(culture: int, times: int = 1) -> Amount:
    """For each culture token on this card."""
    return Tokens(culture, None, times)


def tokens_on(culture: int, where: Filter) -> Amount:
    """For each culture token on such cards."""
    return Tokens(culture, where)


class Burdens(Amount):
    """For each burden."""

    def value(self, state: TcgState, scope: Scope) -> int:
        return state.burdens[state.free]

    def heeds(self) -> int:
        return BURDENS

    def reads(self, speech: Speech) -> Measure:
        return Measure(1, bare(BURDEN, speech))

    def things(self, speech: Speech) -> str:
        return phrase(BURDEN, BARE, speech.language, plural=True).text

    def reaches(self, least: int, speech: Speech, so: bool) -> str:
        return speech.say(if_so("can-spot", so), what=_so_many(BURDEN, least, speech))


burdens: Final = Burdens()


class Twilight(Amount):
    """For each twilight token in the pool."""

    def value(self, state: TcgState, scope: Scope) -> int:
        return state.twilight

    def heeds(self) -> int:
        return TWILIGHT

    def reads(self, speech: Speech) -> Measure:
        return Measure(1, bare(TWILIGHT_TOKEN, speech))

    def things(self, speech: Speech) -> str:
        return phrase(TWILIGHT_TOKEN, BARE, speech.language, plural=True).text

    def reaches(self, least: int, speech: Speech, so: bool) -> str:
        return speech.say(if_so("twilight", so), tokens=_so_many(TWILIGHT_TOKEN, least, speech))


twilight: Final = Twilight()


class InHand(Amount):
    """The cards in somebody's hand."""

    def __init__(self, who: int = YOU) -> None:
        self.who: Final = who

    def value(self, state: TcgState, scope: Scope) -> int:
        return sum([len(state.hands[seat]) for seat in players(state, self.who, scope)])

    def heeds(self) -> int:
        return ASIDE

    def reads(self, speech: Speech) -> Measure:
        if self.who == YOU:
            return Measure(1, speech.say("tcg-much-in-hand"))
        return Measure(1, speech.say("tcg-much-in-hand-of", who=speech.say(f"tcg-who-{WHO[self.who]}")))

    def reaches(self, least: int, speech: Speech, so: bool) -> str:
        held = _so_many(CARD, least, speech)
        if self.who == YOU:
            return speech.say(if_so("hand-you", so), cards=held)
        return speech.say(if_so("hand", so), cards=held, who=speech.say(f"tcg-who-{WHO[self.who]}"))


class InDeadPile(Amount):
    """Cards of a description in the Free Peoples player's dead pile."""

    def __init__(self, what: Filter) -> None:
        self.what: Final = what

    def value(self, state: TcgState, scope: Scope) -> int:
        cards = state.dead[state.free]
        return len([card for card in cards if self.what.matches(state, card, scope)])

    def heeds(self) -> int:
        return ASIDE | self.what.heeds()

    def reads(self, speech: Speech) -> Measure:
        return Measure(1, speech.say("tcg-much-dead", what=counted(self.what, speech)))

    def things(self, speech: Speech) -> str:
        return speech.say("tcg-much-dead", what=self.what.reads(BARE, speech, plural=True).text)

    def reaches(self, least: int, speech: Speech, so: bool) -> str:
        what = self.what.reads(A, speech, "" if least == 1 else str(least))
        return speech.say(if_so("dead-pile-one" if least == 1 else "dead-pile", so), what=what.text)


def in_dead_pile(what: Filter) -> Amount:
    """For each such card in the dead pile."""
    return InDeadPile(what)


class SitesControlled(Amount):
    """The sites that somebody controls, of a description if one is given."""

    def __init__(self, who: int = YOU, what: Filter | None = None, times: int = 1) -> None:
        self.who: Final = who
        self.what: Final = what
        self.times: Final = times

    def value(self, state: TcgState, scope: Scope) -> int:
        count = 0
        for seat in players(state, self.who, scope):
            for site in state.controlled(seat):
                card = state.path[site]
                count += self.what is None or self.what.matches(state, card, scope)
        return self.times * count

    def heeds(self) -> int:
        return heeded_by(self.what)

    def reads(self, speech: Speech) -> Measure:
        what = bare(SITE, speech) if self.what is None else counted(self.what, speech)
        if self.who == YOU:
            return Measure(self.times, speech.say("tcg-much-site", what=what))
        who = speech.say(f"tcg-who-{WHO[self.who]}")
        return Measure(self.times, speech.say("tcg-much-site-of", what=what, who=who))

    def things(self, speech: Speech) -> str:
        if self.times != 1 or self.who != YOU:
            return ""
        sites = phrase(SITE, BARE, speech.language, plural=True)
        what = sites if self.what is None else self.what.reads(BARE, speech, plural=True)
        return speech.say("tcg-much-site", what=what.text)

    def reaches(self, least: int, speech: Speech, so: bool) -> str:
        count = "" if least == 1 else str(least)
        if self.what is None:
            what = phrase(SITE, A, speech.language, count)
        else:
            what = self.what.reads(A, speech, count)
        if self.who in (YOU, OPPONENT):
            return speech.say(if_so(f"sites-{WHO[self.who]}", so), what=what.text)
        who = speech.say(f"tcg-who-{WHO[self.who]}")
        return speech.say(if_so("sites", so), what=what.text, who=who)


def sites_controlled(by: int = YOU, what: Filter | None = None, times: int = 1) -> Amount:
    """For each site that somebody controls."""
    return SitesControlled(by, what, times)


class StrengthOf(Amount):
    """The strength of the first active card of a description."""

    def __init__(self, whom: Filter) -> None:
        self.whom: Final = whom

    def value(self, state: TcgState, scope: Scope) -> int:
        state.look()
        for card in state.actives:
            if self.whom.matches(state, card, scope):
                return state.strength(card)
        return 0

    def heeds(self) -> int:
        return self.whom.heeds()

    def reads(self, speech: Speech) -> Measure:
        return Measure(1, x=speech.say("tcg-much-strength", whom=self.whom.reads(THE, speech).text))


class HereNumber(Amount):
    """The number of the fellowship's site."""

    def value(self, state: TcgState, scope: Scope) -> int:
        return state.marker[state.free]

    def heeds(self) -> int:
        return NOTHING

    def reads(self, speech: Speech) -> Measure:
        return Measure(1, x=speech.say("tcg-much-here"))


class Moves(Amount):
    """How often the fellowship has moved this turn."""

    def value(self, state: TcgState, scope: Scope) -> int:
        return state.moves

    def heeds(self) -> int:
        return NOTHING

    def reads(self, speech: Speech) -> Measure:
        return Measure(1, speech.say("tcg-much-move"))

    def reaches(self, least: int, speech: Speech, so: bool) -> str:
        return speech.say(if_so("moves", so), count=least)


moves: Final = Moves()


class Kinds(Amount):
    """How many races (or cultures) there are among active cards of a description."""

    def __init__(self, what: Filter, by_culture: bool) -> None:
        self.what: Final = what
        self.by_culture: Final = by_culture

    def value(self, state: TcgState, scope: Scope) -> int:
        state.look()
        kinds: list[int] = []
        for card in state.actives:
            if self.what.matches(state, card, scope):
                printed = state.card(card)
                kind = printed.culture if self.by_culture else printed.race
                if kind and kind not in kinds:
                    kinds.append(kind)
        return len(kinds)

    def heeds(self) -> int:
        return self.what.heeds()

    def reads(self, speech: Speech) -> Measure:
        noun = Noun("tcg-word-culture" if self.by_culture else "tcg-word-race")
        among = self.what.reads(ALL, speech).text
        return Measure(1, speech.say("tcg-much-among", what=bare(noun, speech), cards=among))
