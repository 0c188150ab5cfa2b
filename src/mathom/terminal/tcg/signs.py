"""Cards in few signs: names, numbers, wounds and what they bear."""

from __future__ import annotations

from typing import Any

from rich.text import Text as Line

from mathom.core.game import Game
from mathom.games.tcg.box import BY_CODE, CARDS, Card
from mathom.terminal.board import Look, View
from mathom.terminal.paper import line
from mathom.terminal.voice import Voice

RING_BEARER = "◎"
WOUND = "●"
CONTROLLED = "⚑"
AGAINST = "→"
ROAD = "─"
TWILIGHT = "◆"
NUMBER = "bold yellow"
FREE = "bright_blue"
SHADOW = "red"

SHOWN_KEYWORDS = ("archer", "damage", "defender", "fierce", "ambush", "unhasty", "roaming")
"""Keywords that the rules of a turn look at; all others are told with the card."""

Entry = dict[str, Any]
"""A card in play, as the view tells it."""


def printed(name: str) -> Card:
    """The card as it is printed, by its name at the table."""
    code = name if name in BY_CODE else name.rstrip("0123456789")[:-1]
    return CARDS[BY_CODE[code]]


class Signs:
    """Names and signs in one language."""

    def __init__(self, game: Game, voice: Voice) -> None:
        self.game = game
        self.voice = voice

    def name(self, thing: str) -> str:
        """A card's title, with its copy if there are several."""
        return self.voice.say(self.game.name("card", thing))

    def seat(self, letter: str) -> str:
        """What a player is called."""
        return self.voice(f"tcg-seat-{letter}")

    def marked(self, thing: str, look: Look) -> Line:
        """The numbers of the options that touch a card, if there are not too many to show."""
        marks = look.marks.get(thing, [])
        if not marks:
            return Line()
        shown = ",".join(str(number) for number in marks[:2]) + ("…" if len(marks) > 2 else "")
        return Line(f"{shown}) ", NUMBER)

    def title(self, thing: str, look: Look) -> Line:
        """The name of a card, bright if it can be chosen."""
        style = "bold" if thing in look.marks else ""
        return line(self.marked(thing, look), (self.name(thing), style))

    def numbers(self, entry: Entry) -> str:
        """Strength, vitality left, and a sign for each wound."""
        if "strength" not in entry:
            return ""
        wounds = WOUND * entry["wounds"]
        return f"{entry['strength']}/{entry['vitality']}" + (f" {wounds}" if wounds else "")

    def keywords(self, entry: Entry) -> str:
        """The keywords that matter in a turn, with their values."""
        words: list[str] = []
        for id in entry["keywords"]:
            if id in SHOWN_KEYWORDS:
                value = entry.get("values", {}).get(id)
                word = self.voice(f"tcg-keyword-{id}")
                words.append(f"{word} +{value}" if value else word)
        return ", ".join(words)

    def tokens(self, entry: Entry) -> str:
        """The culture tokens on a card."""
        found = [
            f"{count} {self.voice(f'tcg-culture-{culture}')}"
            for culture, count in entry.get("tokens", {}).items()
        ]
        return f"({', '.join(found)})" if found else ""


def borne(view: View, name: str) -> list[Entry]:
    """The cards that a card bears."""
    return [entry for entry in view["cards"] if entry.get("on") == name]


def of_zone(view: View, zone: str, owner: str | None = None) -> list[Entry]:
    """The cards of a zone, of one player or of all."""
    found = [entry for entry in view["cards"] if entry["zone"] == zone]
    return found if owner is None else [entry for entry in found if entry["owner"] == owner]
