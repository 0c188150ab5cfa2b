"""Places: where cards are: in skirmishes, borne, stacked, controlled."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.tcg import box
from mathom.games.tcg.engine.changes import ASIDE, FIGHTS, TOKENS
from mathom.games.tcg.engine.scope import Scope
from mathom.games.tcg.language.filter import PLACE_NOUN, Filter, Steady, heeded_by
from mathom.games.tcg.language.filters import Item, Type, mount, possession
from mathom.games.tcg.language.pointing import BearerOfThis
from mathom.games.tcg.state import ATTACHED, STACKED, TcgState
from mathom.games.tcg.wording.clause import if_so
from mathom.games.tcg.wording.grammar import A, Phrase, phrase
from mathom.games.tcg.wording.speech import Speech

__all__ = [
    "assigned", "assigned_to", "bearing", "borne_by", "has_stacked", "mounted", "site_you_control",
    "skirmishing", "stacked_on",
]  # fmt: skip


class Fighting(Filter):
    """In a skirmish, against a card of a description; None: against anybody."""

    alone: ClassVar[str]
    facing: ClassVar[str]
    """How it reads without and with a description of the other side."""

    def __init__(self, against: Filter | None = None) -> None:
        self.against: Final = against

    def heeds(self) -> int:
        return FIGHTS | heeded_by(self.against)

    def unsaid(self, language: str) -> str:
        return "tcg-word-character"

    def shared(self) -> bool:
        return True

    def stands(self) -> bool:
        return True

    def way(self, shape: str, speech: Speech) -> str:
        if self.against is None:
            return speech.say(f"tcg-way-{self.alone}.{shape}")
        whom = self.against.reads(A, speech).text
        return speech.say(f"tcg-way-{self.facing}.{shape}", whom=whom)


class Skirmishing(Fighting):
    """In the skirmish under way."""

    alone = "skirmishing"
    facing = "skirmishing-with"

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        if not state.in_skirmish:
            return False
        foes: list[int] = state.fighting
        if card in foes:
            foes = [state.skirmish] if state.skirmish >= 0 else []
        elif card != state.skirmish:
            return False
        if self.against is None:
            return True
        return any([self.against.matches(state, foe, scope) for foe in foes])


def skirmishing(against: Filter | None = None) -> Filter:
    """In the skirmish under way, against such a card."""
    return Skirmishing(against)


class Assigned(Fighting):
    """Assigned to a skirmish, the one under way included."""

    alone = "assigned"
    facing = "assigned-to"

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        foe = state.assigned[card]
        if foe >= 0:
            return self.against is None or self.against.matches(state, foe, scope)
        for minion in state.in_play:
            if state.assigned[minion] == card and (
                self.against is None or self.against.matches(state, minion, scope)
            ):
                return True
        return False


assigned: Final = Assigned()


def assigned_to(against: Filter) -> Filter:
    """Assigned to a skirmish against such a card."""
    return Assigned(against)


class Bears(Filter):
    """Bearing a card of a description, at least so many."""

    def __init__(self, what: Filter, least: int = 1) -> None:
        self.what: Final = what
        self.least: Final = least

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        count = 0
        for borne in state.in_play:
            if state.on[borne] == card and state.zone[borne] == ATTACHED and state.active(borne):
                count += self.what.matches(state, borne, scope)
        return count >= self.least

    def heeds(self) -> int:
        return self.what.heeds()

    def mounted(self) -> bool:
        """Bearing a mount: there is a word for it."""
        if self.least > 1:
            return False
        found = self.what.alternatives()
        items = [one for one in found[0] if isinstance(one, Item)]
        rest = [one for one in found[0] if not isinstance(one, Item | Type)]
        return len(found) == 1 and not rest and [one.classes for one in items] == [(box.MOUNT,)]

    def adjective(self) -> str:
        return "tcg-word-mounted" if self.mounted() else ""

    def unsaid(self, language: str) -> str:
        return "tcg-word-character"

    def shared(self) -> bool:
        return not self.mounted()

    def stands(self) -> bool:
        return self.mounted()

    def apart(self) -> bool:
        return True

    def way(self, shape: str, speech: Speech) -> str:
        if self.mounted():
            return ""
        if self.least == 1:
            return speech.say(f"tcg-way-bears.{shape}", what=self.what.reads(A, speech).text)
        so_many = self.what.reads(A, speech, str(self.least)).text
        return speech.say(f"tcg-way-bears.{shape}", what=speech.say("tcg-noun-or-more", what=so_many))

    def said_of(self, who: Phrase, speech: Speech, so: bool) -> str:
        if self.mounted():
            return super().said_of(who, speech, so)
        what = self.what.reads(A, speech, "" if self.least == 1 else str(self.least))
        return speech.say(if_so("bears", so), who=who.text, what=what.text)


mounted: Final = Bears(possession & mount)


def bearing(what: Filter, least: int = 1) -> Filter:
    """Bearing such a card, or so many."""
    return Bears(what, least)


class BorneBy(Filter):
    """Borne by a card of a description."""

    def __init__(self, bearer: Filter) -> None:
        self.bearer: Final = bearer

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return state.zone[card] == ATTACHED and self.bearer.matches(state, state.on[card], scope)

    def heeds(self) -> int:
        return self.bearer.heeds()

    def shared(self) -> bool:
        return True

    def stands(self) -> bool:
        return True

    def way(self, shape: str, speech: Speech) -> str:
        # "on bearer": nobody says of bearer that he bears.
        id = "on-bearer" if isinstance(self.bearer, BearerOfThis) else "borne-by"
        return speech.say(f"tcg-way-{id}.{shape}", whom=self.bearer.reads(A, speech).text)


def borne_by(whom: Filter) -> Filter:
    """Borne by such a card."""
    return BorneBy(whom)


class StackedOn(Filter):
    """Stacked on a card of a description."""

    def __init__(self, under: Filter) -> None:
        self.under: Final = under

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return state.zone[card] == STACKED and self.under.matches(state, state.on[card], scope)

    def heeds(self) -> int:
        return ASIDE | self.under.heeds()

    def shared(self) -> bool:
        return True

    def stands(self) -> bool:
        return True

    def way(self, shape: str, speech: Speech) -> str:
        return speech.say(f"tcg-way-stacked-on.{shape}", what=self.under.reads(A, speech).text)


def stacked_on(what: Filter) -> Filter:
    """Stacked on such a card or site."""
    return StackedOn(what)


class HasStacked(Filter):
    """With a card of a description stacked on it."""

    def __init__(self, what: Filter) -> None:
        self.what: Final = what

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return any([self.what.matches(state, above, scope) for above in state.stacked_on(card)])

    def heeds(self) -> int:
        return ASIDE | self.what.heeds()

    def apart(self) -> bool:
        return True

    def way(self, shape: str, speech: Speech) -> str:
        return speech.say(f"tcg-way-has-stacked.{shape}", what=self.what.reads(A, speech).text)

    def said_of(self, who: Phrase, speech: Speech, so: bool) -> str:
        above = self.what.reads(A, speech).text
        return speech.say(if_so("has-stacked", so), who=who.text, what=above)


def has_stacked(what: Filter) -> Filter:
    """With such a card stacked on it."""
    return HasStacked(what)


class HasTokens(Filter):
    """With culture tokens on it."""

    def __init__(self, culture: int, least: int = 1) -> None:
        self.culture: Final = culture
        self.least: Final = least

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return state.token_count(card, self.culture) >= self.least

    def heeds(self) -> int:
        return TOKENS

    def way(self, shape: str, speech: Speech) -> str:
        count = "" if self.least == 1 else str(self.least)
        tokens = phrase(speech.token(self.culture), A, speech.language, count).text
        return speech.say(f"tcg-way-has-tokens.{shape}", what=tokens)


class YouControl(Steady):
    """A site that "you" control."""

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        site = state.table.cards[card]
        return site.type == box.SITE and state.controller[site.site_number] == scope.seat

    def noun(self) -> tuple[int, str] | None:
        return PLACE_NOUN, "tcg-type-site"

    def way(self, shape: str, speech: Speech) -> str:
        return speech.say(f"tcg-way-you-control.{shape}")


site_you_control: Final = YouControl()
