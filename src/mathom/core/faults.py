"""What can go wrong, said in a sentence and in every language."""

# Not compiled: it talks to people and files; no search runs through it.

from __future__ import annotations

from mathom.core.lang import say
from mathom.core.text import Text


class Fault(ValueError):
    """The base of all refusals. `text` can be said in any language; `str()` says it in English."""

    def __init__(self, id: str, **args: str | int | Text) -> None:
        self.text = Text(id, **args)
        super().__init__(say(self.text, "en"))

    def __reduce__(self) -> tuple[object, ...]:
        # Faults cross from worker processes to their masters; the usual way would forget the text.
        return _again, (type(self), self.text.id, self.text.args)


def _again(kind: type[Fault], id: str, args: dict[str, str | int | Text]) -> Fault:
    return kind(id, **args)


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
