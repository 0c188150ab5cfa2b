"""What each card does: written by `cards/`, read by the rules, which know no card by name.

A card that nobody has declared yet is not in `DEEDS`; no deck may hold it, so it never plays as a blank.
"""

from __future__ import annotations

from typing import Final, final

from mathom.games.tcg.box import BY_CODE, CARDS
from mathom.games.tcg.language.abilities import (
    EVENT,
    Ability,
    ExtraCost,
    OwnCost,
    PlaysOn,
    SecondOfClass,
    ToPlay,
    all_of,
)
from mathom.games.tcg.language.conditions import CanSpot
from mathom.games.tcg.language.effect import Effect
from mathom.games.tcg.language.filter import Filter
from mathom.games.tcg.language.filters import CALLED_ON, Keyword
from mathom.games.tcg.language.node import Numbered, Piece, number
from mathom.games.tcg.language.selectors import Choose, Each
from mathom.games.tcg.language.traits import Continuous
from mathom.games.tcg.phases import PHASES


@final
class Deed:
    """The whole text of a card, sorted for the rules; `pieces` is the order in which it is read."""

    def __init__(self, pieces: tuple[Piece, ...]) -> None:
        self.pieces: Final = pieces
        abilities = [piece for piece in pieces if isinstance(piece, Ability)]
        self.event: Final = next(iter([one for one in abilities if one.kind == EVENT]), None)
        """What the card does as an event."""
        self.specials: Final = [one for one in abilities if one.kind != EVENT and one.when is None]
        """Phase actions, in order: option `use CARD 2` is the second."""
        self.special_phases: Final = _phases(self.specials)
        """In which phases any of them can be used, one bit a phase."""
        self.answers: Final = [one for one in abilities if one.kind != EVENT and one.when is not None]
        """Triggers and responses of the card in play."""
        self.waiting: Final = [(one.when.kind, one.id) for one in self.answers if one.when is not None]
        """What each of them waits for, and its number."""
        self.continuous: Final = [piece for piece in pieces if isinstance(piece, Continuous)]
        self.heard: Final = _heard(pieces)
        """What any text of the card answers to, in play or not, one bit a kind of happening."""
        self.heeded: Final = _heeded(self.continuous)
        """The changes after which these may say something else."""
        self.requirements: Final = [piece for piece in pieces if isinstance(piece, ToPlay)]
        self.to_play: Final = [piece.condition for piece in self.requirements]
        self.extra_costs: Final = [piece for piece in pieces if isinstance(piece, ExtraCost)]
        self.own_costs: Final = [piece for piece in pieces if isinstance(piece, OwnCost)]
        bearers = [piece for piece in pieces if isinstance(piece, PlaysOn)]
        self.plays_on: Final = bearers[0] if bearers else None
        self.second_of_class: Final = any([isinstance(piece, SecondOfClass) for piece in pieces])


def _called_on(event: Ability) -> list[int]:
    wanted: list[Filter] = []
    if event.condition is not None:
        wanted += [one.what for one in all_of(event.condition) if isinstance(one, CanSpot)]
    words: list[Numbered] = [*event.costs, event.effect]
    for word in words:
        words += word.parts()
        if isinstance(word, Effect):
            for found in (word.spotting(), word.exerting()):
                if isinstance(found, (Choose, Each)):
                    wanted.append(found.what)
    keywords: list[int] = []
    for what in wanted:
        for parts in what.alternatives():
            keywords += [part.keyword for part in parts if isinstance(part, Keyword)]
    return keywords


def _heard(pieces: tuple[Piece, ...]) -> int:
    bits = 0
    words: list[Numbered] = [*pieces]
    for word in words:
        words += word.parts()
        if isinstance(word, Ability) and word.when is not None:
            bits |= 1 << word.when.kind
    return bits


def _heeded(texts: list[Continuous]) -> int:
    bits = 0
    for text in texts:
        bits |= text.heeded
    return bits


def _phases(abilities: list[Ability]) -> int:
    bits = 0
    for ability in abilities:
        for phase in ability.phases:
            bits |= 1 << phase
    return bits


DEEDS: Final[list[Deed | None]] = [None] * len(CARDS)

EVENTS_IN: Final[list[list[bool]]] = [[False] * len(CARDS) for _ in PHASES]
"""By phase: whether each card can be played as an event in it. Most hands hold few of them."""
SPECIAL_PHASES: Final[list[int]] = [0] * len(CARDS)
"""In which phases each card in play has a special ability."""
RESPONSES: Final[list[int]] = [-1] * len(CARDS)
"""What each Response event answers to; -1 for all other cards."""


def card(code: str, *pieces: Piece) -> None:
    """Declare what a card does: its text, piece by piece, in the order of the card."""
    index = BY_CODE[code]
    if DEEDS[index] is not None:
        raise ValueError(f"{code} is declared twice")
    place = 0
    for piece in pieces:
        place = number(code, piece, place)
    found = Deed(pieces)
    DEEDS[index] = found
    if found.event is not None:
        CALLED_ON[index] = _called_on(found.event)
        for phase in found.event.phases:
            EVENTS_IN[phase][index] = True
    SPECIAL_PHASES[index] = found.special_phases
    if found.event is not None and found.event.when is not None:
        RESPONSES[index] = found.event.when.kind


def deed(index: int) -> Deed:
    """What a card of a deck does."""
    found = DEEDS[index]
    assert found is not None, CARDS[index].code
    return found


def implemented(index: int) -> bool:
    """Whether a card has its effect."""
    return DEEDS[index] is not None
