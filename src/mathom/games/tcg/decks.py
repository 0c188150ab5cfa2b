"""Decks: how one is written, what one must be like, and the two that come with the game.

A deck as text is a list of cards, one a line or set off by commas: how many and which, `3 4P364`;
without a number it is one. The Frodo who begins with the Ring stands after the word `ring-bearer`.
What follows a `#` is a remark.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, final

from mathom.core.faults import BadSetup
from mathom.core.text import Text
from mathom.games.tcg.box import BLOCKS, BY_CODE, CARDS, FREE, RING, SHADOW, SITE

DRAW_DECK: Final = 60
"""The fewest cards a draw deck may have (p. 7)."""
COPIES: Final = 4
PATH: Final = 9
STARTING_TWILIGHT: Final = 4
"""What the companions who start with the Ring-bearer may cost together (p. 10)."""

RING_BEARER: Final = "ring-bearer"

HasEffect = Callable[[int], bool]
"""Whether it is written what a card does."""


@final
class Deck:
    """All that a player brings, as numbers of cards."""

    def __init__(self, ring_bearers: list[int], cards: list[int]) -> None:
        self.ring_bearers: Final = ring_bearers
        """Those named as the Ring-bearer: one, if the deck is right."""
        self.rings: Final = [card for card in cards if CARDS[card].type == RING]
        sites = sorted([(CARDS[card].site_number, card) for card in cards if CARDS[card].type == SITE])
        self.sites: Final = [card for _, card in sites]
        self.cards: Final = sorted([card for card in cards if CARDS[card].type not in (RING, SITE)])
        """The draw deck."""

    @property
    def ring_bearer(self) -> int:
        """Who begins with the Ring."""
        return self.ring_bearers[0]

    @property
    def ring(self) -> int:
        """The version of The One Ring."""
        return self.rings[0]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deck) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[tuple[int, ...], ...]:
        return tuple(self.ring_bearers), tuple(sorted(self.rings)), tuple(self.sites), tuple(self.cards)


# -- a deck as text ----------------------------------------------------------------------------------


def read(text: str) -> Deck:
    """The deck that a text describes, legal or not. Raises BadSetup."""
    ring_bearers: list[int] = []
    cards: list[int] = []
    for line in text.splitlines():
        for entry in line.split("#")[0].split(","):
            words = entry.split()
            if not words:
                continue
            if words[0] == RING_BEARER and len(words) == 2:
                ring_bearers.append(_card(words[1]))
            else:
                cards += _copies(" ".join(words))
    return Deck(ring_bearers, cards)


def _copies(entry: str) -> list[int]:
    parts = re.fullmatch(r"(?:([1-9][0-9]?) )?(\w+)", entry)
    if parts is None:
        raise BadSetup("tcg-deck-line", line=entry)
    return [_card(str(parts[2]))] * int(parts[1] or 1)


def _card(code: str) -> int:
    if code not in BY_CODE:
        raise BadSetup("tcg-deck-unknown", code=code)
    return BY_CODE[code]


def write(deck: Deck) -> str:
    """The deck as a text for people, with the names of the cards."""
    return "".join([f"{entry:<18}# {_name(card)}\n" for entry, card in _entries(deck)])


def brief(deck: Deck) -> str:
    """The deck on one line, for the header of a record."""
    return ", ".join([entry for entry, _ in _entries(deck)])


def _entries(deck: Deck) -> list[tuple[str, int]]:
    entries = [(f"{RING_BEARER} {CARDS[card].code}", card) for card in deck.ring_bearers]
    for card, count in _counted([*deck.rings, *deck.sites, *deck.cards]).items():
        code = CARDS[card].code
        entries.append((code if count == 1 else f"{count} {code}", card))
    return entries


def _name(card: int) -> str:
    return ", ".join([part for part in (CARDS[card].title, CARDS[card].subtitle) if part])


def _counted(cards: list[int]) -> dict[int, int]:
    """How many of each, in the order in which they first come."""
    counts: dict[int, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return counts


# -- formats -----------------------------------------------------------------------------------------


@final
class Format:
    """What a game is played with (p. 26)."""

    def __init__(self, id: str, data: dict[str, Any]) -> None:
        self.id: Final[str] = id
        self.sets: Final[list[int]] = data["sets"]
        self.block: Final[int] = BLOCKS.index(data["block"])
        """The block of its sites: one for all players, who walk the same path (p. 8)."""
        self.banned: Final = [BY_CODE[code] for code in data.get("banned", []) if code in BY_CODE]

    def allows(self, card: int) -> bool:
        """Whether the card, or the older one that it repeats, is of the format's sets."""
        if card in self.banned:
            return False
        if CARDS[card].type == SITE:
            return CARDS[card].block == self.block
        older = re.match(r"\d+", CARDS[card].reprints)
        return CARDS[card].set in self.sets or (older is not None and int(older[0]) in self.sets)


# -- what a deck must be like ------------------------------------------------------------------------


def check(deck: Deck, format: Format, has_effect: HasEffect) -> None:
    """Refuse a deck that may not be played. Raises BadSetup with the first fault."""
    for fault in faults(deck, format, has_effect):
        raise BadSetup(fault.id, **fault.args)


def faults(deck: Deck, format: Format, has_effect: HasEffect) -> list[Text]:
    """Everything that is wrong with a deck, each in a sentence."""
    return [
        *_ring_bearer_faults(deck),
        *_draw_deck_faults(deck),
        *_adventure_deck_faults(deck),
        *_format_faults(deck, format),
        *_effect_faults(deck, has_effect),
    ]


def _ring_bearer_faults(deck: Deck) -> list[Text]:
    """One Frodo, of any version, bears one Ring, of any version (p. 7)."""
    found: list[Text] = []
    if len(deck.ring_bearers) != 1:
        found.append(Text("tcg-deck-ring-bearers", count=len(deck.ring_bearers)))
    for card in deck.ring_bearers:
        if not CARDS[card].ring_bearer:
            found.append(Text("tcg-deck-ring-bearer", **_named(card)))
    if len(deck.rings) != 1:
        found.append(Text("tcg-deck-rings", count=len(deck.rings)))
    return found


def _draw_deck_faults(deck: Deck) -> list[Text]:
    """At least sixty cards, as many Shadow as Free Peoples, four of a title (p. 7)."""
    found: list[Text] = []
    if len(deck.cards) < DRAW_DECK:
        found.append(Text("tcg-deck-size", count=len(deck.cards), least=DRAW_DECK))
    free = len([card for card in deck.cards if CARDS[card].side == FREE])
    shadow = len([card for card in deck.cards if CARDS[card].side == SHADOW])
    if free != shadow:
        found.append(Text("tcg-deck-sides", free=free, shadow=shadow))
    # Subtitles do not count; the Ring-bearer is one of the four, as he begins in play.
    titles: dict[int, list[int]] = {}
    for card in [*deck.ring_bearers, *deck.cards]:
        titles.setdefault(CARDS[card].name, []).append(card)
    for cards in titles.values():
        if len(cards) > COPIES:
            title = Text(f"tcg-card-{CARDS[cards[0]].code}")
            found.append(Text("tcg-deck-copies", count=len(cards), most=COPIES, title=title))
    return found


def _adventure_deck_faults(deck: Deck) -> list[Text]:
    """Nine sites, one of each number (p. 8); the format sees to it that they are of one block."""
    found: list[Text] = []
    if len(deck.sites) != PATH:
        found.append(Text("tcg-deck-sites", count=len(deck.sites), path=PATH))
    for number in range(1, PATH + 1):
        count = len([site for site in deck.sites if CARDS[site].site_number == number])
        if count != 1:
            found.append(Text("tcg-deck-site", number=number, count=count))
    return found


def _format_faults(deck: Deck, format: Format) -> list[Text]:
    """Only cards of the format's sets and sites of its block, and none that it has banned (p. 26)."""
    name = Text(f"tcg-format-{format.id}")
    return [
        Text("tcg-deck-format", format=name, **_named(card))
        for card in _counted(_all(deck))
        if not format.allows(card)
    ]


def _effect_faults(deck: Deck, has_effect: HasEffect) -> list[Text]:
    """A card that the program cannot play is never played as a blank."""
    return [
        Text("tcg-deck-unwritten", **_named(card))
        for card in _counted(_all(deck))
        if not has_effect(card)
    ]


def _all(deck: Deck) -> list[int]:
    return [*deck.ring_bearers, *deck.rings, *deck.sites, *deck.cards]


def _named(card: int) -> dict[str, str | int | Text]:
    code = CARDS[card].code
    return {"code": code, "title": Text(f"tcg-card-{code}")}


# -- what comes with the game ------------------------------------------------------------------------


def _load() -> dict[str, Any]:
    path = Path(__file__).parent / "data" / "decks.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


_DATA: Final[dict[str, Any]] = _load()

FORMATS: Final[dict[str, Format]] = {id: Format(id, data) for id, data in _DATA["formats"].items()}
DECKS: Final[dict[str, Deck]] = {id: read(text) for id, text in _DATA["decks"].items()}
