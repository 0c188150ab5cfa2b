"""The log: what happened, choice by choice, as one seat saw it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from mathom.core.match import Match
from mathom.core.state import Event
from mathom.core.text import Text

Notes = Mapping[int, Sequence[Text]]
"""What else is to be said of a choice: that a bot failed, for example."""


def told(match: Match, eyes: int, notes: Notes, since: int = 0) -> Iterator[tuple[int, list[Text]]]:
    """The number of each choice, and what it brought about. Number 0 is the setting of the table."""
    if since == 0:
        dealt = [match.game.tell(event) for event in match.fork(1).log(eyes)]
        yield 0, [*notes.get(0, ()), *dealt]
    for number, played in enumerate(match.history[since:], since + 1):
        seen = [match.game.tell(event) for event in played.events if sees(eyes, event)]
        yield number, [*notes.get(number, ()), *seen]


def sees(eyes: int, event: Event) -> bool:
    """Whether these eyes may see the event."""
    return event.seen_by is None or eyes in event.seen_by
