"""The log: what happened, choice by choice, as one seat saw it, and what brought it about."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from mathom.core.match import Match
from mathom.core.state import Event
from mathom.core.text import Text

Notes = Mapping[int, Sequence[Text]]
"""What else is to be said of a choice: that a bot failed, for example."""


class Told(NamedTuple):
    """A sentence of the log."""

    text: Text
    begins: bool = True
    """Whether something begins with it: a die is used, a card is played. If not, it came of that."""


def told(
    match: Match, eyes: int, notes: Notes, since: int = 0, causes: Sequence[str] = ()
) -> Iterator[tuple[int, list[Told]]]:
    """The number of each choice, and what it brought about. Number 0 is the setting of the table.

    `causes` are the kinds of event with which something begins; without them each stands for itself.
    """
    begun = cause_before(match, eyes, since, causes) is not None
    items = [] if since else [(0, [event for event in match.opening[1] if sees(eyes, event)])]
    for number, played in enumerate(match.history[since:], since + 1):
        items.append((number, [event for event in played.events if sees(eyes, event)]))
    for number, events in items:
        said = [Told(note) for note in notes.get(number, ())]
        for event in events:
            begins = not begun or event.kind in causes
            begun = begun or event.kind in causes
            said.append(Told(match.game.tell(event), begins))
        yield number, said


def cause_before(match: Match, eyes: int, since: int, causes: Sequence[str]) -> Text | None:
    """What was begun when so many choices had been made, and may still go on."""
    for played in reversed(match.history[:since] if causes else []):
        for event in reversed(played.events):
            if event.kind in causes and sees(eyes, event):
                return match.game.tell(event)
    return None


def news(match: Match, eyes: int, notes: Notes, since: int, causes: Sequence[str] = ()) -> list[Told]:
    """What happened after so many choices, under what brought it about."""
    said = [one for _, texts in told(match, eyes, notes, since, causes) for one in texts]
    if said and not said[0].begins:
        cause = cause_before(match, eyes, since, causes)
        assert cause is not None
        return [Told(cause), *said]
    return said


def last_turn(match: Match, seat: int) -> int:
    """After how many choices the others acted that came before this seat's present turn."""
    at = len(match.history)
    while at and match.history[at - 1].seat == seat:
        at -= 1
    while at and match.history[at - 1].seat != seat:
        at -= 1
    return at


def sees(eyes: int, event: Event) -> bool:
    """Whether these eyes may see the event."""
    return event.seen_by is None or eyes in event.seen_by
