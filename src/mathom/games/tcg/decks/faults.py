"""What a deck must be like, and a sentence for everything that is wrong with it."""

from __future__ import annotations

from collections.abc import Callable

from mathom.core.faults import BadSetup
from mathom.core.text import Text
from mathom.games.tcg.box import CARDS, FREE, SHADOW
from mathom.games.tcg.decks.deck import (
    COPIES,
    DRAW_DECK,
    PATH,
    RING_BEARER,
    Deck,
    counted,
    named,
)
from mathom.games.tcg.decks.formats import Format

HasEffect = Callable[[int], bool]
"""Whether it is written what a card does."""
Blamed = tuple[Text, list[str]]
"""What is wrong, and where: codes of cards, or "free", "sites", "site-3", "ring", "ring-bearer"."""


def check(deck: Deck, format: Format, has_effect: HasEffect) -> None:
    """Refuse a deck that may not be played. Raises BadSetup with the first fault."""
    for fault in faults(deck, format, has_effect):
        raise BadSetup(fault.id, **fault.args)


def faults(deck: Deck, format: Format, has_effect: HasEffect) -> list[Text]:
    """Everything that is wrong with a deck, each in a sentence."""
    return [fault for fault, _ in blamed(deck, format, has_effect)]


def blamed(deck: Deck, format: Format, has_effect: HasEffect) -> list[Blamed]:
    """Everything that is wrong with a deck, and what is to blame for it."""
    return [
        *_ring_bearer_faults(deck),
        *_draw_deck_faults(deck),
        *_adventure_deck_faults(deck),
        *_format_faults(deck, format),
        *_effect_faults(deck, has_effect),
    ]


def _ring_bearer_faults(deck: Deck) -> list[Blamed]:
    """One Frodo, of any version, bears one Ring, of any version (p. 7)."""
    found: list[Blamed] = []
    if len(deck.ring_bearers) != 1:
        found.append((Text("tcg-deck-ring-bearers", count=len(deck.ring_bearers)), [RING_BEARER]))
    for card in deck.ring_bearers:
        if not CARDS[card].ring_bearer:
            found.append((Text("tcg-deck-ring-bearer", **named(card)), [RING_BEARER]))
    if len(deck.rings) != 1:
        found.append((Text("tcg-deck-rings", count=len(deck.rings)), ["ring"]))
    return found


def _draw_deck_faults(deck: Deck) -> list[Blamed]:
    """At least sixty cards, as many Shadow as Free Peoples, four of a title (p. 7)."""
    found: list[Blamed] = []
    free = len([card for card in deck.cards if CARDS[card].side == FREE])
    shadow = len([card for card in deck.cards if CARDS[card].side == SHADOW])
    if len(deck.cards) < DRAW_DECK:
        short = [side for side, size in (("free", free), ("shadow", shadow)) if size < DRAW_DECK // 2]
        found.append((Text("tcg-deck-size", count=len(deck.cards), least=DRAW_DECK), short))
    if free != shadow:
        uneven = Text("tcg-deck-sides", free=free, shadow=shadow)
        found.append((uneven, ["free" if free > shadow else "shadow"]))
    # Subtitles do not count; the Ring-bearer is one of the four, as he begins in play.
    titles: dict[int, list[int]] = {}
    for card in [*deck.ring_bearers, *deck.cards]:
        titles.setdefault(CARDS[card].name, []).append(card)
    for cards in titles.values():
        if len(cards) > COPIES:
            title = Text(f"tcg-card-{CARDS[cards[0]].code}")
            many = Text("tcg-deck-copies", count=len(cards), most=COPIES, title=title)
            found.append((many, _codes(cards)))
    return found


def _adventure_deck_faults(deck: Deck) -> list[Blamed]:
    """Nine sites, one of each number (p. 8); the format sees to it that they are of one block."""
    found: list[Blamed] = []
    if len(deck.sites) != PATH:
        found.append((Text("tcg-deck-sites", count=len(deck.sites), path=PATH), ["sites"]))
    if not deck.sites:
        return found
    for number in range(1, PATH + 1):
        count = len([site for site in deck.sites if CARDS[site].site_number == number])
        if count != 1:
            found.append((Text("tcg-deck-site", number=number, count=count), [f"site-{number}"]))
    return found


def _format_faults(deck: Deck, format: Format) -> list[Blamed]:
    """Only cards of the format's sets and sites of its block, and none that it has banned (p. 26)."""
    name = Text(f"tcg-format-{format.id}")
    return [
        (Text("tcg-deck-format", format=name, **named(card)), _codes([card]))
        for card in counted(deck.all())
        if not format.allows(card)
    ]


def _effect_faults(deck: Deck, has_effect: HasEffect) -> list[Blamed]:
    """A card that the program cannot play is never played as a blank."""
    return [
        (Text("tcg-deck-unwritten", **named(card)), _codes([card]))
        for card in counted(deck.all())
        if not has_effect(card)
    ]


def _codes(cards: list[int]) -> list[str]:
    return [CARDS[card].code for card in counted(cards)]
