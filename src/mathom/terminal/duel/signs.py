"""The signs of Duel's board: shapes and letters that say the same as the colours do."""

from __future__ import annotations

from rich.text import Text as Line

from mathom.games.duel.box import CARDS, COLOURS, REGION_IDS, SEATS, SKILLS, Card, Effect
from mathom.terminal.paper import line
from mathom.terminal.voice import Voice

# The rulebook's own shapes for those who cannot tell the colours apart (p. 1).
SHAPES = {"grey": "◆", "yellow": "●", "blue": "■", "green": "▲", "red": "✕", "purple": "★"}
STYLES = {
    "grey": "white",
    "yellow": "yellow",
    "blue": "bright_blue",
    "green": "green",
    "red": "red",
    "purple": "magenta",
}
SIDES = {"fellowship": "bright_blue", "sauron": "red"}

COIN = "¢"
RING = "◎"
FORTRESS = "♜"
AGAIN = "↻"
MOVE = "→"
REMOVE = "†"
PLACE = "+"
NOTHING = "·"
NUMBER = "bold yellow"

BY_ID = {card.id: card for card in CARDS}


class Signs:
    """Cards, costs and effects in signs, with the letters of one language."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        # In all three languages the five skills begin with different letters.
        self.skills = [voice(f"duel-skill-{skill}")[0] for skill in SKILLS]
        self.regions = [voice(f"terminal-duel-short-{region}") for region in REGION_IDS]
        self.sides = {seat: voice(f"duel-seat-{seat}")[0] for seat in SEATS}

    def shape(self, card: Card) -> Line:
        """The card's colour as its shape."""
        colour = COLOURS[card.colour]
        return Line(SHAPES[colour], STYLES[colour])

    def face(self, card: Card, most: int = 99) -> Line:
        """The shape and what the card does, closer together if it must be."""
        does = self.effects(card.effects)
        gap = " " if len(does) + 2 <= most else ""
        return line(self.shape(card), gap, (does, STYLES[COLOURS[card.colour]]))

    def cost(self, card: Card) -> str:
        """Coins and skills on the card."""
        coins = f"{card.coins}{COIN}" if card.coins else ""
        return " ".join(part for part in (coins, self.symbols(card.cost)) if part) or f"0{COIN}"

    def symbols(self, cost: list[tuple[int, int]]) -> str:
        """Skills as letters, one for each symbol."""
        return "".join(self.skills[skill] * count for skill, count in cost)

    def needs(self, card: Card, most: int = 99) -> str:
        """The chain symbol that makes the card free."""
        return f"«{self._chain(card.needs, most)}" if card.needs else ""

    def gives(self, card: Card, most: int = 99) -> str:
        """The chain symbol that the card shows."""
        return f"{self._chain(card.gives, most)}»" if card.gives else ""

    def _chain(self, symbol: str, most: int) -> str:
        name = self.voice(f"duel-chain-{symbol}")
        return name if len(name) < most else name[: most - 2] + "…"

    def whole(self, card: Card) -> Line:
        """All that a card says, in one line."""
        parts = [self.cost(card), self.needs(card), self.gives(card)]
        return line(self.face(card), "  ", "  ".join(part for part in parts if part))

    def effects(self, effects: list[Effect]) -> str:
        """Effects side by side."""
        return " ".join(self.effect(effect) for effect in effects)

    def effect(self, effect: Effect) -> str:
        """One effect."""
        does, count = effect.does, effect.count
        if does == "skills":
            owned = [(SKILLS.index(name), n) for name, n in effect.skills.items()]
            return self.symbols(owned)
        if does == "skill_choice":
            return "/".join(self.skills[SKILLS.index(name)] for name in effect.one_of)
        if does == "race":
            return self.voice(f"duel-race-{effect.race}")
        if does == "place_units" and len(effect.regions) < len(REGION_IDS):
            return f"{count} " + "/".join(self.regions[region] for region in effect.regions)
        return _REPEATED[does] * count if does in _REPEATED else _SIGNS[does].format(count=count)


_SIGNS = {
    "gain_coins": "+{count}" + COIN,
    "opponent_loses_coins": "-{count}" + COIN,
    "place_units": PLACE + "{count}",
    "place_units_apart": PLACE + "{count}",
    "extra_turn": AGAIN,
    "remove_fortress": REMOVE + FORTRESS,
    "any_alliance": "▲?",
    "play_from_discard": "▼?",
    "discard_grey_card": REMOVE + "◆",
    "pick": "{count}×(" + REMOVE + "/-1" + COIN + "/" + MOVE + ")",
}
_REPEATED = {"quest": RING, "move_units": MOVE, "remove_units": REMOVE}
