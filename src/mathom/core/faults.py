"""What can go wrong, said in a sentence and in every language."""

from __future__ import annotations

from mathom.core.lang import say
from mathom.core.text import Text


class Fault(ValueError):
    """The base of all refusals. `text` can be said in any language; `str()` says it in English."""

    def __init__(self, id: str, **args: str | int | Text) -> None:
        self.text = Text(id, **args)
        super().__init__(say(self.text, "en"))


class IllegalMove(Fault):
    """The choice is not on the list. The match is untouched."""


class BadChance(Fault):
    """A scripted or recorded outcome is missing, left over, or cannot be."""


class BadRecord(Fault):
    """The text is not the record of a game that can be replayed."""


class BadPosition(Fault):
    """The position cannot lie on a table."""


class BadSetup(Fault):
    """There is no such game, seat or setup choice."""
