"""Cards in few signs: names, numbers, wounds and what they bear."""

from __future__ import annotations

from rich.text import Text as Line

from mathom.core.game import Game
from mathom.core.text import Text
from mathom.games.tcg.box import BY_CODE, CARDS, Card
from mathom.games.tcg.view.types import InPlay, Player, TcgView, Value
from mathom.terminal.board import Look
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

    def seat(self, letter: str) -> Text:
        """What a player is called."""
        return Text(f"tcg-seat-{letter}")

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

    def numbers(self, entry: InPlay) -> str:
        """Strength, vitality left, and a sign for each wound."""
        told = entry.character
        if told is None:
            return ""
        wounds = WOUND * told.wounds
        return f"{told.strength.now}/{told.left}" + (f" {wounds}" if wounds else "")

    def keywords(self, entry: InPlay) -> str:
        """The keywords that matter in a turn, with their values."""
        words: list[str] = []
        for keyword in entry.keywords:
            if keyword.id in SHOWN_KEYWORDS:
                word = self.voice(f"tcg-keyword-{keyword.id}")
                words.append(_valued(word, keyword.id, keyword.value))
        return ", ".join(words)

    def made_of(self, id: str, value: Value) -> str:
        """A number, and what changes it by name: "Strength 9: 6 printed, +3 Hobbit Sword"."""
        rules = self.voice("terminal-tcg-roaming")
        parts = [
            f"{part.amount:+d} {rules if part.by is None else self.name(part.by)}"
            for part in value.modifiers
        ]
        label = self.voice(f"terminal-tcg-value-{id}", count=value.now, printed=value.printed)
        return f"{label} {', '.join(parts)}"

    def tokens(self, entry: InPlay) -> str:
        """The culture tokens on a card."""
        found = [
            f"{count} {self.voice(f'tcg-culture-{culture}')}" for culture, count in entry.tokens.items()
        ]
        return f"({', '.join(found)})" if found else ""


def borne(view: TcgView, name: str) -> list[InPlay]:
    """The cards that a card bears."""
    return [entry for entry in view.cards if entry.on == name]


def of_zone(view: TcgView, zone: str, owner: str | None = None) -> list[InPlay]:
    """The cards of a zone, of one player or of all."""
    found = [entry for entry in view.cards if entry.zone == zone]
    return found if owner is None else [entry for entry in found if entry.owner == owner]


def player(view: TcgView, letter: str) -> Player:
    """What a player has before him."""
    return next(iter([each for each in view.players if each.seat == letter]))


def _valued(word: str, id: str, value: int) -> str:
    if not value:
        return word
    return f"{word} ({value})" if id == "ambush" else f"{word} +{value}"
