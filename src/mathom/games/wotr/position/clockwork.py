"""What lies on the table where nobody plays the Shadow: markers and cards, read and written."""

from __future__ import annotations

from typing import Any

from mathom.core.faults import BadPosition
from mathom.core.position import Reader
from mathom.games.wotr.box import (
    CARD_IDS,
    CARDS,
    DECKS,
    HAND_LIMIT,
    NOBODY,
    REGION_IDS,
    REGIONS,
    SHADOW,
)
from mathom.games.wotr.clockwork.table import Clockwork
from mathom.games.wotr.state import WotrState


def write_clockwork(table: Clockwork) -> dict[str, Any]:
    """The markers, and the cards beside the hand; of the battle cards the one on top comes last. Of
    those that it holds face down only the number is known, also to the rules."""
    written: dict[str, Any] = {
        "occupied": [id for region, id in enumerate(REGION_IDS) if table.occupied[region]],
        "battle_cards": [CARD_IDS[card] for card in table.battle_cards],
        "under_the_decks": {
            deck: [CARD_IDS[card] for card in sorted(table.unplayable[n])]
            for n, deck in enumerate(DECKS)
        },
        "face_down": {deck: table.face_down[n] for n, deck in enumerate(DECKS)},
    }
    if table.laid != NOBODY:
        written["laid"] = DECKS[table.laid]
    return written


def read_clockwork(state: WotrState, table: Clockwork, reader: Reader) -> None:
    """The same, read; without a word about markers, its own settlements carry them."""
    if "occupied" in reader:
        marked = reader.words("occupied", REGION_IDS)
        table.occupied = [region in marked for region in range(len(REGION_IDS))]
        for region in marked:
            if not REGIONS[region].settlement:
                raise BadPosition("wotr-position-settlement", region=REGION_IDS[region])
    table.battle_cards = reader.words("battle_cards", CARD_IDS)
    under = reader.part("under_the_decks")
    table.unplayable = [under.words(deck, CARD_IDS) for deck in DECKS]
    under.done()
    unseen = reader.part("face_down")
    table.face_down = [unseen.number(deck, 0, 0, HAND_LIMIT) for deck in DECKS]
    unseen.done()
    if "laid" in reader:
        table.laid = reader.word("laid", "", DECKS)
    reader.done()
    for card in laid_aside(table):
        if CARDS[card].side != SHADOW:
            raise BadPosition("wotr-position-card", card=CARD_IDS[card], side="shadow")


def laid_aside(table: Clockwork) -> list[int]:
    """The cards that are in no hand, deck or discard because of it."""
    return [*table.battle_cards, *table.unplayable[0], *table.unplayable[1]]
