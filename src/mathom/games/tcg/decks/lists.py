"""The plain lists of cards that people mail each other, read with good will and written tidily.

A line is a number and a card: `4 Uruk Soldier`, `1x Aragorn, Wingfoot (4C109)`, `3 4P364`; without a
number it is one. Headings, bullets, remarks after `#` or `//` and the numbers of sites do not matter,
except that whoever stands under or behind `Ring-bearer` is the Ring-bearer. Cards may be set off by
commas instead, if they are all named by their codes: so records have them.
"""

# Not compiled: it listens to people.

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from mathom.core.faults import BadSetup
from mathom.core.lang import LANGUAGES, say
from mathom.core.text import Text
from mathom.games.tcg import box
from mathom.games.tcg.box import BY_CODE, CARDS, FREE, SHADOW
from mathom.games.tcg.decks.deck import RING_BEARER, Deck, counted
from mathom.games.tcg.decks.names import by_code, by_name, full_name, near, plain

MOST_SHOWN: Final = 60
"""How much of a line is repeated when it is not understood."""
SHORT: Final = re.compile(rf"(?:({RING_BEARER}) )?(?:([1-9][0-9]?) )?(\d+[A-Z]\d+)")
"""An entry as records have it."""
REMARK: Final = re.compile(r"(?:#|//).*$")
HEADLINE: Final = re.compile(r"^\s*#+\s*(.*)$")
BULLET: Final = re.compile(r"^(?:[•*·–—-]\s+|•)")
COUNTS: Final = (
    re.compile(r"^(?P<count>\d{1,3})\s*[x×]\s*(?P<rest>.+)$", re.IGNORECASE),
    re.compile(r"^[x×]\s*(?P<count>\d{1,3})\s+(?P<rest>.+)$", re.IGNORECASE),
    re.compile(r"^\(?(?P<count>\d{1,3})\)?\s+(?P<rest>.+)$"),
    re.compile(r"^(?P<rest>.+?)\s*\(?[x×]\s?(?P<count>\d{1,3})\)?$", re.IGNORECASE),
)
MOST_COPIES: Final = 60
LONGEST: Final = 200
"""No card has so long a name: what is longer is not looked at any closer."""
MOST_GUESSES: Final = 20
"""Of so many lines that are not understood it is said which cards may be meant; that takes a while."""
LABEL: Final = re.compile(r"^ring[\s-]?bearer\s+(.+)$", re.IGNORECASE)
SITE_NUMBER: Final = re.compile(r"^[1-9][.)]\s+")
CODES: Final = re.compile(
    r"[(\[]?\b(\d{1,2}\s?[RUCPS]\s?\d{1,3}|\d{1,2}_\d{1,3})\b[)\]]?", re.IGNORECASE
)
BRACKETS: Final = re.compile(r"\s*[(\[][^)\]]*[)\]]")
PARTS: Final = (
    "tcg-list-deck", "tcg-list-ring-bearer", "tcg-list-ring", "tcg-list-sites", "tcg-list-draw-deck",
    "tcg-side-free", "tcg-side-shadow", "tcg-list-starting", "tcg-list-cards",
)  # fmt: skip
"""What stands over a part of a list."""
ENGLISH: Final = (
    "adventure deck", "adventure path", "site path", "draw deck", "main deck", "fp", "free people",
    "free peoples", "the shadow", "total", "items", "mounts", "weapons", "others", "misc",
    "starting companions", "ringbearer",
)  # fmt: skip


@dataclass(frozen=True)
class Trouble:
    """A line that was not understood, or not wholly."""

    line: int
    text: str
    why: Text
    taken: bool = False
    """Whether a card was taken all the same."""

    @property
    def sentence(self) -> Text:
        """The whole of it, with the line."""
        return Text("tcg-list-trouble", line=self.line, text=self.text, why=self.why)


@dataclass(frozen=True)
class Reading:
    """What was read out of a list."""

    deck: Deck
    name: str
    """What its first line calls it, or ""."""
    troubles: tuple[Trouble, ...]


def read(text: str) -> Deck:
    """The deck that a text describes, legal or not. Raises BadSetup if a line is not understood."""
    found = reading(text)
    for trouble in found.troubles:
        if not trouble.taken:
            raise BadSetup(trouble.sentence.id, **trouble.sentence.args)
    return found.deck


def reading(text: str) -> Reading:
    """The deck that a text describes as far as it is understood, and what is not, line by line."""
    reader = _Reader()
    for number, line in enumerate(text.splitlines(), 1):
        reader.hear(number, line)
    return reader.done()


class _Reader:
    """A list while it is being read."""

    def __init__(self) -> None:
        self.bearers: list[int] = []
        self.cards: list[int] = []
        self.name = ""
        self.troubles: list[Trouble] = []
        self.under_bearer = False
        """Whether the last heading was that of the Ring-bearer."""
        self.begun = False

    def done(self) -> Reading:
        if not self.bearers:
            # Somebody must be, and only a Frodo can: a list that does not say which means the first.
            for card in self.cards:
                if CARDS[card].ring_bearer:
                    self.cards.remove(card)
                    self.bearers.append(card)
                    break
        return Reading(Deck(self.bearers, self.cards), self.name, tuple(self.troubles))

    def hear(self, number: int, line: str) -> None:
        """The next line."""
        headline = HEADLINE.match(line)
        if headline is not None:
            if is_heading(headline[1]):
                self.under_bearer = _is_bearer(headline[1])
            return
        said = BULLET.sub("", REMARK.sub("", line).strip()).strip()
        if not said:
            return
        first, self.begun = not self.begun, True
        if self._in_short(number, said):
            return
        if len(said) > LONGEST:
            self._trouble(number, said, Text("tcg-list-unknown"))
        elif not self._heading(said):
            self._entry(number, said, named=first)

    def _in_short(self, number: int, said: str) -> bool:
        entries = [" ".join(one.split()) for one in said.split(",") if one.strip()]
        found = [one for entry in entries if (one := SHORT.fullmatch(entry)) is not None]
        if len(found) < len(entries):
            return False
        for one in found:
            if one[3] in BY_CODE:
                self._take(BY_CODE[one[3]], int(one[2] or 1), one[1] is not None)
            else:
                self._trouble(number, one[0], Text("tcg-deck-unknown", code=one[3]))
        return True

    def _heading(self, said: str) -> bool:
        if not is_heading(said):
            return False
        self.under_bearer = _is_bearer(said)
        return True

    def _entry(self, number: int, said: str, *, named: bool) -> None:
        before, colon, after = said.partition(":")
        as_bearer = self.under_bearer
        if colon and after.strip() and (is_heading(before) or _names_a_card(after)):
            if plain(before) in _words("tcg-list-deck"):
                self.name = after.strip()
                return
            as_bearer, said = _is_bearer(before), after.strip()
        elif (labelled := LABEL.match(said)) is not None:
            as_bearer, said = True, labelled[1]
        count, thing = _counted(said)
        card, why = _meant(thing, guess=len(self.troubles) < MOST_GUESSES)
        if card is None and named and count is None:
            self.name = said
            return
        if count is not None and not 1 <= count <= MOST_COPIES:
            card, why = None, Text("tcg-list-count", most=MOST_COPIES)
        if why is not None:
            self._trouble(number, said, why, taken=card is not None)
        if card is not None:
            self._take(card, count or 1, as_bearer)

    def _trouble(self, number: int, said: str, why: Text, *, taken: bool = False) -> None:
        self.troubles.append(Trouble(number, said[:MOST_SHOWN], why, taken))

    def _take(self, card: int, count: int, as_bearer: bool) -> None:
        (self.bearers if as_bearer else self.cards).extend([card] * count)


def _counted(said: str) -> tuple[int | None, str]:
    """How many, if it is said, and of what."""
    said = SITE_NUMBER.sub("", said)
    for pattern in COUNTS:
        found = pattern.match(said)
        if found is not None:
            return int(found["count"]), found["rest"].strip()
    return None, said


def _names_a_card(said: str) -> bool:
    return _meant(_counted(said.strip())[1], guess=False)[0] is not None


def _meant(thing: str, *, guess: bool) -> tuple[int | None, Text | None]:
    """Which card is meant, and what is to be said about that."""
    code = CODES.search(thing)
    card = None if code is None else by_code(code[1])
    if card is not None and code is not None:
        name = BRACKETS.sub("", CODES.sub("", thing)).strip(" ,;-–·")
        others = by_name(name) if name else []
        if not others or any([CARDS[card].name == CARDS[other].name for other in others]):
            return card, None
        # People copy names better than numbers.
        if len(others) == 1:
            args = {"card": _call(others[0]), "other": _call(card)}
            return others[0], Text("tcg-list-other-code", **args)
    name = BRACKETS.sub("", CODES.sub("", thing) if code is not None else thing).strip(" ,;-–·")
    found = by_name(thing) or by_name(name)
    if len(found) == 1:
        return found[0], None
    if found:
        return None, Text("tcg-list-several", cards=_calls(found))
    if code is not None and not name:
        return None, Text("tcg-deck-unknown", code=code[1])
    alike = near(name or thing) if guess else []
    if alike:
        return None, Text("tcg-list-near", cards=_calls(alike))
    return None, Text("tcg-list-unknown")


def _call(card: int) -> Text:
    code = CARDS[card].code
    id = "tcg-list-card-subtitle" if CARDS[card].subtitle else "tcg-list-card"
    args: dict[str, Text] = {"title": Text(f"tcg-card-{code}")}
    if CARDS[card].subtitle:
        args["subtitle"] = Text(f"tcg-card-{code}.subtitle")
    return Text(id, code=code, **args)


def _calls(cards: list[int]) -> Text:
    text = _call(cards[-1])
    for card in reversed(cards[:-1]):
        text = Text("tcg-text-list", first=_call(card), second=text)
    return text


# -- headings --------------------------------------------------------------------------------------


def is_heading(said: str) -> bool:
    """Whether a line only says what follows it: "Minions (12)", "== Shadow ==", "Rohan:"."""
    name = plain(BRACKETS.sub("", said))
    return name in _headings() or (said.rstrip().endswith(":") and not by_name(name)) or not name


def _is_bearer(said: str) -> bool:
    return plain(BRACKETS.sub("", said)) in (*_words("tcg-list-ring-bearer"), "ringbearer")


@cache
def _words(id: str) -> tuple[str, ...]:
    return tuple([plain(say(Text(id), language)) for language in LANGUAGES])


@cache
def _headings() -> frozenset[str]:
    ids = list(PARTS)
    ids += [f"tcg-type-{one}{part}" for one in box.TYPES[1:] for part in ("", ".plural")]
    ids += [f"tcg-culture-{one}" for one in box.CULTURES[1:]]
    return frozenset([word for id in ids for word in _words(id)] + list(ENGLISH))


# -- writing ---------------------------------------------------------------------------------------


def write(deck: Deck, language: str = "en", name: str = "") -> str:
    """The deck as a list for people: a part after the other, names and codes."""
    free = [card for card in deck.cards if CARDS[card].side == FREE]
    shadow = [card for card in deck.cards if CARDS[card].side == SHADOW]
    parts = [
        ("tcg-list-ring-bearer", deck.ring_bearers), ("tcg-list-ring", deck.rings),
        ("tcg-list-sites", deck.sites), ("tcg-side-free", free), ("tcg-side-shadow", shadow),
    ]  # fmt: skip
    blocks = [name] if name else []
    for id, cards in parts:
        if cards:
            lines = [f"{say(Text(id), language)} ({len(cards)})"]
            for card, count in counted(cards).items():
                lines.append(f"{count} {full_name(card, language)} ({CARDS[card].code})")
            blocks.append("\n".join(lines))
    return "\n\n".join(blocks) + "\n"
