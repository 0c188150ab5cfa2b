"""Changes: what makes one message into another, so that only that is sent.

A change of an object is an object itself: `new` has what is other than before, whole; `in` the changes
of what has changed inside; `gone` the names of what is no more. An array as long as before changes like
an object whose names are its places. Names keep their order: where they would not, all is new.

Messages are compared as they are written. So nothing is kept of them but their text, and whatever a game
may put into a view is told in the same way.
"""

from __future__ import annotations

import msgspec

_OBJECT = msgspec.json.Decoder(dict[str, msgspec.Raw])
_ARRAY = msgspec.json.Decoder(list[msgspec.Raw])
_ENCODER = msgspec.json.Encoder()


def changes(before: bytes, after: bytes) -> bytes | None:
    """What makes the one value into the other, as they are written; None: it has to be told anew."""
    match before[:1], after[:1]:
        case b"{", b"{":
            return _told(_OBJECT.decode(before), _OBJECT.decode(after))
        case b"[", b"[":
            olds, news = _ARRAY.decode(before), _ARRAY.decode(after)
            if len(olds) == len(news):
                return _told(_by_place(olds), _by_place(news))
    return None


def _by_place(values: list[msgspec.Raw]) -> dict[str, msgspec.Raw]:
    return {str(place): value for place, value in enumerate(values)}


def _told(olds: dict[str, msgspec.Raw], news: dict[str, msgspec.Raw]) -> bytes | None:
    kept = [name for name in olds if name in news]
    if [*kept, *[name for name in news if name not in olds]] != list(news):
        return None
    new: dict[str, msgspec.Raw] = {}
    inside: dict[str, msgspec.Raw] = {}
    for name, value in news.items():
        old = olds.get(name)
        if old is None:
            new[name] = value
        elif old != value:
            within = changes(bytes(old), bytes(value))
            if within is None or len(within) >= len(bytes(value)):
                new[name] = value
            else:
                inside[name] = msgspec.Raw(within)
    gone = [name for name in olds if name not in news]
    told = {"new": new, "in": inside, "gone": gone}
    return _ENCODER.encode({name: one for name, one in told.items() if one})
