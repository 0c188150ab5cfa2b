"""The workshop of a game to which players bring decks: what there is, and what is wrong with one."""

from __future__ import annotations

import msgspec


class Made(msgspec.Struct, frozen=True):
    """Anything that a workshop hands out; what is said is in the language that was asked for."""


class DeckOnShelf(Made, frozen=True):
    """A deck that comes with the game."""

    id: str
    """What the setup calls it."""
    title: str
    text: str
    """The list of its cards, as people mail it."""


class FormatOfDecks(Made, frozen=True):
    """Which cards may be in a deck."""

    id: str
    title: str
    sets: list[int]
    booklet: bool
    """Whether the rulebook names it."""


class Shelf(Made, frozen=True):
    """What a builder of decks begins with."""

    decks: list[DeckOnShelf]
    formats: list[FormatOfDecks]


class LineOfList(Made, frozen=True):
    """A line that was not understood, or not wholly."""

    line: int
    text: str
    said: str
    taken: bool
    """Whether a card was taken all the same."""


class HalfOfDeck(Made, frozen=True):
    """Counts of one side of a deck."""

    size: int
    curve: list[int]
    """How many cards cost 0, 1, 2...; the last column is for all that cost more."""
    kinds: dict[str, int]
    cultures: dict[str, int]
    twilight: int


class CheckedDeck(Made, frozen=True):
    """A list of cards as it was understood, and everything that is wrong with it."""

    name: str
    text: str
    """The list, written tidily."""
    setup: str
    """The deck on one line, as the setup takes it."""
    playable: bool
    lines: list[LineOfList]
    faults: list[str]
    ring_bearers: list[str]
    cards: dict[str, int]
    """How many there are of each, the Ring-bearer apart."""
    sides: dict[str, HalfOfDeck]
    hand: list[str]
    """A hand as it might be drawn."""


class CardOfBox(Made, frozen=True):
    """What is printed on a card, to be sorted and searched; its text is among the game's words."""

    code: str
    title: str
    subtitle: str
    set: int
    rarity: str
    number: int
    unique: bool
    side: str
    culture: str
    kind: str
    race: str
    classes: list[str]
    twilight: int
    strength: int
    vitality: int
    site: int
    shadow_number: int
    signet: str
    keywords: list[str]
    ring_bearer: bool


class Workshop:
    """What each such game can do for whoever builds a deck."""

    def shelf(self, language: str) -> Shelf:
        """The decks that come with the game, and its formats."""
        raise NotImplementedError

    def cards(self, language: str) -> list[CardOfBox]:
        """Every card of the box."""
        raise NotImplementedError

    def check(self, text: str, format: str, seed: int, language: str) -> CheckedDeck:
        """A list of cards, looked at. Raises BadSetup if there is no such format."""
        raise NotImplementedError
