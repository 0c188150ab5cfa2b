"""Condition: something that is so or not, and how conditions are joined; the words: `conditions`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from mathom.games.tcg.engine.changes import EVERYTHING, NOTHING
from mathom.games.tcg.engine.scope import Scope
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.wording.grammar import listed
from mathom.games.tcg.wording.speech import Speech

__all__ = ["Condition"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Something that is so or not."""

    def holds(self, state: TcgState, scope: Scope) -> bool:
        """Whether it is so now."""
        raise NotImplementedError

    def heeds(self) -> int:
        """What must change for it to become so or not (`changes`), values apart."""
        return EVERYTHING

    def reads(self, speech: Speech, so: bool = True) -> str:
        """What is so, or with `so` false, not so: "you can spot an Elf"."""
        raise NotImplementedError(type(self).__name__)

    def adverb(self, speech: Speech, how: str = "if") -> str:
        """Before a sentence: "if you ...", "while you ...", "at a battleground"."""
        return speech.say(f"tcg-text-{how}", clause=self.reads(speech))

    def is_place(self) -> bool:
        """Whether it says where or when it is: "at a battleground", and is no clause."""
        return False

    def not_adverb(self, speech: Speech) -> str:
        """Where there are words for it: "not at a battleground"; else nothing."""
        return ""

    def __and__(self, other: Condition) -> Condition:
        return AllOf((self, other))

    def __or__(self, other: Condition) -> Condition:
        return OneOf((self, other))

    def __invert__(self) -> Condition:
        return Unless(self)


def heeded_by_all(conditions: tuple[Condition, ...]) -> int:
    """What any of these heeds."""
    heeded = NOTHING
    for condition in conditions:
        heeded |= condition.heeds()
    return heeded


class AllOf(Condition):
    """All of these."""

    def __init__(self, conditions: tuple[Condition, ...]) -> None:
        self.conditions: Final = conditions

    def holds(self, state: TcgState, scope: Scope) -> bool:
        return all([one.holds(state, scope) for one in self.conditions])

    def heeds(self) -> int:
        return heeded_by_all(self.conditions)

    def reads(self, speech: Speech, so: bool = True) -> str:
        words = [one.reads(speech, so) for one in self.conditions]
        return listed(words, speech.language, "and" if so else "or")

    def adverb(self, speech: Speech, how: str = "if") -> str:
        """Those that are whole clauses share one "if"."""
        apart = [one.adverb(speech, how) for one in self.conditions if one.is_place()]
        joined = [one.reads(speech) for one in self.conditions if not one.is_place()]
        said = listed(apart, speech.language) if apart else ""
        if not joined:
            return said
        whole = speech.say(f"tcg-text-{how}", clause=listed(joined, speech.language))
        return speech.say("tcg-text-list", first=said, second=whole) if apart else whole


class OneOf(Condition):
    """At least one of these."""

    def __init__(self, conditions: tuple[Condition, ...]) -> None:
        self.conditions: Final = conditions

    def holds(self, state: TcgState, scope: Scope) -> bool:
        return any([one.holds(state, scope) for one in self.conditions])

    def heeds(self) -> int:
        return heeded_by_all(self.conditions)

    def reads(self, speech: Speech, so: bool = True) -> str:
        words = [one.reads(speech, so) for one in self.conditions]
        return listed(words, speech.language, "or" if so else "and")


class Unless(Condition):
    """Not so."""

    def __init__(self, condition: Condition) -> None:
        self.condition: Final = condition

    def holds(self, state: TcgState, scope: Scope) -> bool:
        return not self.condition.holds(state, scope)

    def heeds(self) -> int:
        return self.condition.heeds()

    def reads(self, speech: Speech, so: bool = True) -> str:
        return self.condition.reads(speech, not so)

    def adverb(self, speech: Speech, how: str = "if") -> str:
        return self.condition.not_adverb(speech) or super().adverb(speech, how)
