"""Finding cards for a deck: by words, culture, kind, cost, side, keyword, signet, set."""

# Not compiled: it listens to people.

from __future__ import annotations

from functools import cache

from mathom.core.lang import say
from mathom.games.tcg import box
from mathom.games.tcg.box import CARDS, Card
from mathom.games.tcg.decks.names import by_code, full_name, plain


@cache
def _told(card: int, language: str) -> str:
    """All that is said of a card, in plain letters."""
    from mathom.games.tcg.text.explain import explain

    said = [say(text, language) for text in explain("card", CARDS[card].code)]
    return plain(" ".join([*said, full_name(card, "en")]))


def find(
    words: str = "",
    *,
    side: str = "",
    culture: str = "",
    kind: str = "",
    keyword: str = "",
    signet: str = "",
    race: str = "",
    set: int = 0,
    least: int = 0,
    most: int = 99,
    site: int = 0,
    language: str = "en",
) -> list[str]:
    """The codes of all cards that fit everything that is asked; words may stand anywhere in the text."""
    wanted = plain(words).split()
    code = by_code(words) if words else None
    found: list[str] = []
    for card in CARDS:
        if code is not None and card.index != code:
            continue
        if not _fits(card, side, culture, kind, keyword, signet, race):
            continue
        if set and card.set != set:
            continue
        if site and site not in (card.site_number, card.minion_site):
            continue
        if not least <= card.twilight <= most:
            continue
        if code is None and wanted:
            told = _told(card.index, language)
            if not all([word in told for word in wanted]):
                continue
        found.append(card.code)
    return found


def _fits(card: Card, side: str, culture: str, kind: str, keyword: str, signet: str, race: str) -> bool:
    asked = [
        (side, box.SIDES[card.side]), (culture, box.CULTURES[card.culture]),
        (kind, box.TYPES[card.type]), (signet, box.SIGNETS[card.signet]), (race, box.RACES[card.race]),
    ]  # fmt: skip
    if any([wish and wish != is_so for wish, is_so in asked]):
        return False
    return not keyword or keyword in [box.KEYWORDS[one] for one, _ in card.keywords]
