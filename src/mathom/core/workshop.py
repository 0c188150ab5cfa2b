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
    copies: int
    """How many of one card may be in a deck."""


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
    causes: list[list[str]]
    """For each fault, what is to blame: codes of cards, or parts of the deck as the game calls them."""
    ring_bearers: list[str]
    cards: dict[str, int]
    """How many there are of each, the Ring-bearer apart."""
    sides: dict[str, HalfOfDeck]
    hand: list[str]
    """A hand as it might be drawn."""


class KeywordOfCard(Made, frozen=True):
    """A keyword that is printed on a card."""

    id: str
    value: int
    """0 if it has none."""
    said: str
    """With its value, as it goes with the card's name."""


class HomeOfCard(Made, frozen=True):
    """A site that is an ally's home."""

    site: int
    block: str


class SpanOfText(Made, frozen=True, omit_defaults=True):
    """A few words of a card's text, and what they name, so that a client can explain it."""

    text: str
    kind: str = ""
    """`lead` (what stands before the colon), `keyword`, `card`; nothing for plain words."""
    id: str = ""


class CardOfBox(Made, frozen=True):
    """What is printed on a card, all of it: to be shown, sorted and searched."""

    code: str
    title: str
    subtitle: str
    english: str
    """What is printed on the real card, by which people know it everywhere."""
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
    bonus: bool
    """Whether strength and vitality are what the card adds to those of its bearer."""
    resistance: int
    """What the Ring-bearer can bear; 0 for all others."""
    site: int
    """Of a site its number, of a minion the site at which it is at home."""
    homes: list[HomeOfCard]
    block: str
    direction: str
    """Where the path goes on from a site: `left`, `right`."""
    shadow_number: int
    signet: str
    keywords: list[KeywordOfCard]
    ring_bearer: bool
    text: list[list[SpanOfText]]
    """Line by line, in spans."""


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
