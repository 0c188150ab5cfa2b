"""Pointing: cards that the text has spoken of: this one, its bearer, that minion."""

from __future__ import annotations

from typing import Final

from mathom.games.tcg.engine.scope import Scope
from mathom.games.tcg.language.filter import Filter, Known, Steady
from mathom.games.tcg.language.filters import Character, Culture, Item, Race, Side, Type
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.wording.grammar import Phrase
from mathom.games.tcg.wording.speech import Speech

__all__ = ["another", "chosen", "the_bearer", "the_opposite", "the_subject", "this_card"]


class ThisCard(Known):
    """The card that says so."""

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return card == scope.source

    def pointed(self, speech: Speech) -> Phrase:
        return speech.this()

    def another(self) -> bool:
        return True


this_card: Final = ThisCard()
another: Final = ~this_card


class BearerOfThis(Known):
    """The card bearing the one that says so."""

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return state.on[scope.source] == card

    def pointed(self, speech: Speech) -> Phrase:
        return speech.bearer_of_this()

    def another(self) -> bool:
        return True


the_bearer: Final = BearerOfThis()


class Chosen(Known):
    """A card chosen earlier in the same action: "that companion"."""

    def __init__(self, slot: int = 0) -> None:
        self.slot: Final = slot

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return card in scope.recall(self.slot)

    def pointed(self, speech: Speech) -> Phrase:
        return speech.that(self.slot)

    def way(self, shape: str, speech: Speech) -> str:
        return speech.say(f"tcg-way-among.{shape}", cards=speech.that(self.slot).text)

    def among(self, parts: list[Filter]) -> bool:
        kinds = (Type, Race, Culture, Side, Character, Item)
        return any([isinstance(one, kinds) for one in parts])

    def another(self) -> bool:
        return True


def chosen(slot: int = 0) -> Filter:
    """A card chosen earlier in the same action; `~chosen()` is "another"."""
    return Chosen(slot)


class Subject(Known):
    """The card it happened to: "that minion" after "each time a minion wins"."""

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return scope.happening is not None and scope.happening.card == card

    def pointed(self, speech: Speech) -> Phrase:
        return speech.pointed(speech.subject)

    def another(self) -> bool:
        return True


the_subject: Final = Subject()


class Opposite(Known):
    """The second card of what happened: the one he was skirmishing, the one it was played on."""

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return scope.happening is not None and scope.happening.other == card

    def pointed(self, speech: Speech) -> Phrase:
        return speech.pointed(speech.other)

    def another(self) -> bool:
        return True


the_opposite: Final = Opposite()


class SameAsChosen(Steady):
    """With the title (or culture) of a card chosen earlier."""

    def __init__(self, by_culture: bool, slot: int = 0) -> None:
        self.by_culture: Final = by_culture
        self.slot: Final = slot

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        this = state.table.cards[card]
        for other in scope.recall(self.slot):
            that = state.table.cards[other]
            if this.culture == that.culture if self.by_culture else this.name == that.name:
                return True
        return False

    def way(self, shape: str, speech: Speech) -> str:
        id = "same-culture" if self.by_culture else "same-title"
        return speech.say(f"tcg-way-{id}.{shape}")
