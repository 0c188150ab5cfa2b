"""How things are called, what they mean, and why not."""

# Not compiled: texts are made for people.

from __future__ import annotations

from mathom.games.tcg.text import cards as _cards  # noqa: F401  (teaches how the texts of cards are said)
