"""What cards, players and phases are called; no rule is known here, so that every rule may ask."""

from __future__ import annotations

from mathom.core.text import Text
from mathom.games.tcg.box import BY_CODE, CARDS
from mathom.games.tcg.engine.table import SEAT_LETTERS
from mathom.games.tcg.phases import PHASES


def code_of(thing: str) -> str:
    """The code of a card, by its code or by its name at a table."""
    if thing in BY_CODE:
        return thing
    return thing.rstrip("0123456789")[:-1]


def copy_of(thing: str) -> int:
    """Which copy a card of a table is: 2 for 4C12a2."""
    if thing in BY_CODE:
        return 1
    number = thing[len(thing.rstrip("0123456789")) :]
    return int(number) if number else 1


def card_name(thing: str) -> Text | str:
    """The title of a card, and which copy it is if it is not the first."""
    code = code_of(thing)
    if code not in BY_CODE:
        return thing
    title = Text(f"tcg-card-{CARDS[BY_CODE[code]].code}")
    copy = copy_of(thing)
    return title if copy == 1 else Text("tcg-card-copy", title=title, copy=copy)


def whole_name(thing: str) -> Text:
    """Title and subtitle."""
    card = CARDS[BY_CODE[code_of(thing)]]
    title = Text(f"tcg-card-{card.code}")
    if not card.subtitle:
        return title
    return Text("tcg-card-whole", title=title, subtitle=Text(f"tcg-card-{card.code}.subtitle"))


def seat_name(seat: int) -> Text:
    """What a seat is called."""
    return Text(f"tcg-seat-{SEAT_LETTERS[seat]}")


def phase_name(phase: int) -> Text:
    """The phase, with its article where the language has one."""
    return Text(f"tcg-phase-{PHASES[phase]}.the") if phase else Text("tcg-before-the-phases")
