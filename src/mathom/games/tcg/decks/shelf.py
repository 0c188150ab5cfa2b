"""The decks and formats that come with the game."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from mathom.games.tcg.decks.deck import Deck
from mathom.games.tcg.decks.formats import Format
from mathom.games.tcg.decks.lists import read


def _load() -> dict[str, Any]:
    path = Path(__file__).parent.parent / "data" / "decks.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


_DATA: Final[dict[str, Any]] = _load()

FORMATS: Final[dict[str, Format]] = {id: Format(id, data) for id, data in _DATA["formats"].items()}
DECKS: Final[dict[str, Deck]] = {id: read(text) for id, text in _DATA["decks"].items()}
STARTERS: Final[list[str]] = _DATA["starters"]
"""The starter decks of The Two Towers."""
