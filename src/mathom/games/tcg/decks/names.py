"""Which card a person means by a name: in any language, without care for accents and capitals."""

# Not compiled: it listens to people.

from __future__ import annotations

import difflib
import re
import unicodedata
from functools import cache
from typing import Final

from mathom.core.lang import LANGUAGES, knows, say
from mathom.core.text import Text
from mathom.games.tcg.box import BY_CODE, CARDS

CODE: Final = re.compile(r"(\d{1,2})\s?([A-Za-z])\s?(\d{1,3})")
ONLINE: Final = re.compile(r"(\d{1,2})_(\d{1,3})")
"""How lists from on-line play write a code: set and number."""
MOST_NEAR: Final = 3
ALIKE: Final = 0.7
SLIGHTLY: Final = 0.07


def plain(text: str) -> str:
    """Only the letters and digits of a text, in small letters, without accents."""
    bare = unicodedata.normalize("NFKD", text.casefold()).replace("'", "").replace("’", "")
    kept = "".join([sign for sign in bare if not unicodedata.combining(sign)])
    return re.sub(r"[^0-9a-z]+", " ", kept).strip()


def full_name(card: int, language: str) -> str:
    """The title of a card, with its subtitle."""
    id = f"tcg-card-{CARDS[card].code}"
    title = say(Text(id), language)
    return f"{title}, {say(Text(f'{id}.subtitle'), language)}" if CARDS[card].subtitle else title


@cache
def whole_names() -> dict[str, list[int]]:
    """By their plain title and subtitle in any language, the cards that are called so."""
    found: dict[str, list[int]] = {}
    for card in CARDS:
        for name in dict.fromkeys([plain(full_name(card.index, one)) for one in LANGUAGES]):
            found.setdefault(name, []).append(card.index)
    return found


@cache
def titles() -> dict[str, list[int]]:
    """By their plain title in any language, the cards that are called so, whatever their subtitles."""
    found: dict[str, list[int]] = {}
    for card in CARDS:
        id = f"tcg-card-{card.code}"
        known = [plain(say(Text(id), one)) for one in LANGUAGES if knows(id, one)]
        for name in dict.fromkeys(known):
            found.setdefault(name, []).append(card.index)
    return found


@cache
def _by_number() -> dict[tuple[int, int], int]:
    return {(card.set, card.number): card.index for card in CARDS}


def by_code(text: str) -> int | None:
    """The card that has a code, however it is spelt; None if there is none."""
    code = CODE.fullmatch(text.strip())
    if code is not None:
        return BY_CODE.get(f"{int(code[1])}{code[2].upper()}{int(code[3])}")
    online = ONLINE.fullmatch(text.strip())
    return None if online is None else _by_number().get((int(online[1]), int(online[2])))


def by_name(text: str) -> list[int]:
    """The cards that may be meant by a name: none, one, or several with different subtitles."""
    name = plain(text)
    same = whole_names().get(name)
    if same:
        # The same card with another picture: any of them is as good.
        return same[:1]
    alike = titles().get(name, [])
    return [card for number, card in enumerate(alike) if _is_first(card, alike[:number])]


def _is_first(card: int, others: list[int]) -> bool:
    subtitles = [CARDS[other].subtitle for other in others]
    return CARDS[card].subtitle not in subtitles


def near(text: str) -> list[int]:
    """Cards whose names look like a text, and about as much as the one that does most."""
    names, said = {**titles(), **whole_names()}, plain(text)
    found = difflib.get_close_matches(said, names, MOST_NEAR, ALIKE)
    alike = [difflib.SequenceMatcher(None, name, said).ratio() for name in found]
    close = [name for name, ratio in zip(found, alike, strict=True) if ratio > alike[0] - SLIGHTLY]
    return list(dict.fromkeys([names[name][0] for name in close]))
