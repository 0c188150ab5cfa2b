"""Players in a sentence: "il giocatore A", "del giocatore A". Whoever has a name of his own keeps it."""

# Not compiled: texts are made for people.

from __future__ import annotations

from functools import cache
from typing import Final

from mathom.core.lang import say, teach
from mathom.core.text import Text
from mathom.games.tcg.engine.table import SEAT_LETTERS

OF: Final = {"en": "of", "it": "di", "es": "de"}
TO: Final = {"en": "to", "it": "a", "es": "a"}


@cache
def _seats(language: str) -> dict[str, str]:
    return {say(Text(f"tcg-seat-{letter}"), language): letter for letter in SEAT_LETTERS}


def _begins(language: str, player: str) -> str:
    return _said("begins", language, player, player)


def _the(language: str, player: str) -> str:
    return _said("the", language, player, player)


def _of(language: str, player: str) -> str:
    return _said("of", language, player, f"{OF[language]} {player}")


def _to(language: str, player: str) -> str:
    return _said("to", language, player, f"{TO[language]} {player}")


def _said(part: str, language: str, player: str, otherwise: str) -> str:
    letter = _seats(language).get(str(player))
    return otherwise if letter is None else say(Text(f"tcg-seat-{letter}.{part}"), language)


teach("PLAYER_BEGINS", _begins)
teach("THE_PLAYER", _the)
teach("OF_PLAYER", _of)
teach("TO_PLAYER", _to)
