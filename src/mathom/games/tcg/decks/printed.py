"""What is printed on a card, for a client that shows and sorts many."""

# Not compiled: it talks to people.

from __future__ import annotations

from mathom.core.lang import say
from mathom.core.text import Text
from mathom.core.workshop import CardOfBox, HomeOfCard, KeywordOfCard, SpanOfText
from mathom.games.tcg import box
from mathom.games.tcg.box import Card
from mathom.games.tcg.decks.names import full_name
from mathom.games.tcg.text.cards import said_keyword, speaking
from mathom.games.tcg.text.marks import marked


def printed(card: Card, language: str) -> CardOfBox:
    """All that is printed on a card, in a language."""
    title = f"tcg-card-{card.code}"
    speech = speaking(card, language)
    return CardOfBox(
        code=card.code,
        title=say(Text(title), language),
        subtitle=say(Text(f"{title}.subtitle"), language) if card.subtitle else "",
        english=full_name(card.index, "en"),
        set=card.set,
        rarity=card.rarity,
        number=card.number,
        unique=card.unique,
        side=box.SIDES[card.side],
        culture=box.CULTURES[card.culture],
        kind=box.TYPES[card.type],
        race=box.RACES[card.race],
        classes=[box.CLASSES[one] for one in card.classes],
        twilight=card.twilight,
        strength=card.strength or card.strength_bonus,
        vitality=card.vitality or card.vitality_bonus,
        bonus=not 1 <= card.type <= box.MINION,
        resistance=card.resistance,
        site=card.site_number or card.minion_site,
        homes=[HomeOfCard(site, box.BLOCKS[block]) for site, block in card.homes],
        block=box.BLOCKS[card.block],
        direction=box.DIRECTIONS[card.direction],
        shadow_number=card.shadow_number,
        signet=box.SIGNETS[card.signet],
        keywords=[
            KeywordOfCard(box.KEYWORDS[one], value, said_keyword(one, value, card, speech))
            for one, value in card.keywords
        ],
        ring_bearer=card.ring_bearer,
        text=[[SpanOfText(*span) for span in line] for line in marked(card, language)],
    )
