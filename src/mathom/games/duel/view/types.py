"""What a seat sees of a table of Duel, as types."""

from __future__ import annotations

from mathom.core.view import Ended, Part, View
from mathom.games.duel.questions import About


class Symbol(Part, frozen=True, kw_only=True):
    """A skill symbol of a cost, and what pays for it: an own card ("own"), a card that gives one of
    several skills ("choice"), the Elves ("wild"), or a coin ("coin")."""

    skill: str
    payer: str


class Bill(Part, frozen=True, kw_only=True):
    """What a thing would cost a player, item by item, paid the cheapest way (p. 4)."""

    coins: int
    """What has to be paid in the end."""
    printed: int
    symbols: tuple[Symbol, ...]
    surcharge: int
    """For a landmark: a coin for each own fortress on the board."""
    waived: bool
    """Whether the Dwarves waive the surcharge."""
    chain: bool
    """Whether a card in the play area makes it free."""
    affordable: bool


class Stack(Part, frozen=True, kw_only=True):
    """A race's alliance tokens: those that were seen and put back, the top one first, and the others."""

    seen: tuple[str, ...]
    hidden: int


class Score(Part, frozen=True, kw_only=True):
    """How far a player is on one of the ways to win."""

    now: int
    goal: int


class Player(Part, frozen=True, kw_only=True):
    """What a player has in front of him and on the board."""

    coins: int
    cards: tuple[str, ...]
    tokens: tuple[str, ...]
    landmarks: tuple[str, ...]
    quest: int
    units: dict[str, int]
    fortresses: tuple[str, ...]
    supply: int
    skills: dict[str, int]
    skill_choices: tuple[tuple[str, ...], ...]
    """For each card that gives one skill of several: which ones."""
    chains: tuple[str, ...]
    races: tuple[str, ...]
    present: tuple[str, ...]
    """The regions in which he is present, with a fortress or a unit (p. 8)."""
    scores: dict[str, Score]
    """The three ways to win at once: "quest", "races" (the Eagle counted) and "conquest"."""
    discarding: int
    """The coins that discarding a card would bring him."""


class Asking(Part, frozen=True, kw_only=True):
    """The question that is asked, and of whom; only the seat that is asked sees the options."""

    seat: str
    kind: str
    about: About | None
    options: tuple[str, ...]


class DuelView(View, frozen=True, kw_only=True, tag="duel"):
    """A table of Duel for Middle-earth."""

    chapter: int
    turn: str
    extra: int
    """Extra turns won in this turn and not yet taken."""
    layout: tuple[str | None, ...]
    """Slot by slot: the card, "?" for a card face down, null where there is none any more."""
    open: tuple[int, ...]
    """The slots that nothing covers."""
    discard: int
    landmarks: tuple[str, ...]
    landmarks_left: int
    stacks: dict[str, Stack]
    reserve: int
    prices: dict[str, dict[str, Bill]]
    """For each thing that can be taken: what it would cost each player."""
    players: dict[str, Player]
    left_out: tuple[str, ...] | None
    """The cards left out of this chapter, if the seat has looked through the discard."""
    decision: Asking | None
    outcome: Ended | None
