"""A card whose effect is not written: all of The Two Towers have theirs, a set to come might not."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from mathom.games.tcg.box import BY_CODE
from mathom.games.tcg.engine.deeds import DEEDS


@contextmanager
def unwritten(code: str) -> Iterator[None]:
    """For a while it is not known what a card does."""
    index = BY_CODE[code]
    kept, DEEDS[index] = DEEDS[index], None
    try:
        yield
    finally:
        DEEDS[index] = kept
