"""The workshop of the TCG: for whoever builds decks at a distance."""

# Not compiled: it talks to people.

from __future__ import annotations

from mathom.core.faults import BadSetup
from mathom.core.lang import say
from mathom.core.position import shown
from mathom.core.text import Text
from mathom.core.workshop import (
    CardOfBox,
    CheckedDeck,
    DeckOnShelf,
    FormatOfDecks,
    HalfOfDeck,
    LineOfList,
    Shelf,
    Workshop,
)
from mathom.games.tcg.box import CARDS
from mathom.games.tcg.decks.deck import COPIES, brief, counted
from mathom.games.tcg.decks.faults import blamed
from mathom.games.tcg.decks.lists import reading, write
from mathom.games.tcg.decks.printed import printed
from mathom.games.tcg.decks.shelf import DECKS, FORMATS
from mathom.games.tcg.decks.tallies import both, sample_hand
from mathom.games.tcg.engine.deeds import implemented


class TcgWorkshop(Workshop):
    """Decks of The Lord of the Rings TCG."""

    def shelf(self, language: str) -> Shelf:
        decks = []
        for id, deck in DECKS.items():
            title = say(Text(f"tcg-shelf-{id}"), language)
            decks.append(DeckOnShelf(id, title, write(deck, language, title)))
        formats = [
            FormatOfDecks(id, say(Text(f"tcg-format-{id}"), language), one.sets, one.booklet)
            for id, one in FORMATS.items()
        ]
        return Shelf(decks, formats, COPIES)

    def cards(self, language: str) -> list[CardOfBox]:
        return [printed(card, language) for card in CARDS]

    def check(self, text: str, format: str, seed: int, language: str) -> CheckedDeck:
        if format not in FORMATS:
            value, known = shown(format), ", ".join(FORMATS)
            raise BadSetup("setup-value", name="format", value=value, known=known)
        found = reading(text)
        deck = found.deck
        wrong = blamed(deck, FORMATS[format], implemented)
        lines = [
            LineOfList(one.line, one.text, say(one.why, language), one.taken) for one in found.troubles
        ]
        codes = {
            CARDS[card].code: n for card, n in counted(deck.all()[len(deck.ring_bearers) :]).items()
        }
        return CheckedDeck(
            name=found.name,
            text=write(deck, language, found.name),
            setup=brief(deck),
            playable=not wrong and all([one.taken for one in found.troubles]),
            lines=lines,
            faults=[say(fault, language) for fault, _ in wrong],
            causes=[causes for _, causes in wrong],
            ring_bearers=[CARDS[card].code for card in deck.ring_bearers],
            cards=codes,
            sides={
                side: HalfOfDeck(half.size, half.curve, half.kinds, half.cultures, half.twilight)
                for side, half in both(deck).items()
            },
            hand=sample_hand(deck, seed),
        )


WORKSHOP = TcgWorkshop()
