"""A clause of a card text: something done, as an order and in the infinitive."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mathom.games.tcg.wording.grammar import listed
from mathom.games.tcg.wording.speech import Speech


@final
class Clause:
    """What is done, as an order (`do`) and in the infinitive (`to`), and sentences that follow."""

    def __init__(self, do: str, to: str, after: tuple[str, ...] = ()) -> None:
        self.do: Final = do
        self.to: Final = to
        self.after: Final = after

    def then(self, other: Clause) -> Clause:
        """With what follows another clause."""
        return Clause(self.do, self.to, (*self.after, *other.after))


def order(id: str, speech: Speech, **args: str | int) -> Clause:
    """A clause from its message, which has the infinitive as a part."""
    return Clause(speech.say(f"tcg-do-{id}", **args), speech.say(f"tcg-do-{id}.to", **args))


def map_clause(told: Clause, change: Callable[[str], str]) -> Clause:
    """The same change in both forms."""
    return Clause(change(told.do), change(told.to), told.after)


def joined(clauses: list[Clause], speech: Speech, between: str = "and") -> Clause:
    """One and another, or one or another."""
    does = [one.do for one in clauses if one.do]
    tos = [one.to for one in clauses if one.to]
    after = [text for one in clauses for text in one.after]
    if not does:
        return Clause("", "", tuple(after))
    language = speech.language
    return Clause(listed(does, language, between), listed(tos, language, between), tuple(after))


def if_so(id: str, so: bool) -> str:
    """The message of something that is so, or not."""
    return f"tcg-if-{id}" if so else f"tcg-if-{id}.not"
