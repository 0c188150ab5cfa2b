"""What a seat sees of a table of the TCG, as types: nothing is left for a board to work out.

Cards are called by their names at the table (`4C12a2`): code, owner, copy. A code finds the
printed card.
"""

# Not compiled: what msgspec makes of a class is its own.

from __future__ import annotations

from mathom.core.view import Ended, Part, View
from mathom.games.tcg.questions import About, Crossing, Fight


class Modifier(Part, frozen=True, kw_only=True):
    """What changes a value, and by how much."""

    by: str | None
    """The card that does; none for the rules themselves."""
    amount: int


class Value(Part, frozen=True, kw_only=True):
    """A number on a card: as printed, as it is now, and what changes it."""

    printed: int
    now: int
    modifiers: tuple[Modifier, ...]


class Keyword(Part, frozen=True, kw_only=True):
    """A keyword in force, with its value (0 if it has none) and the cards that give it."""

    id: str
    value: int
    printed: bool
    given_by: tuple[str, ...]


class Character(Part, frozen=True, kw_only=True):
    """What only companions, allies and minions have."""

    strength: Value
    vitality: Value
    wounds: int
    left: int
    """What is left of the vitality after the wounds."""
    site: Value | None
    """A minion's site number."""
    roaming: bool
    assigned: str | None
    """Whom a minion is to fight."""
    opponents: tuple[str, ...]
    """The minions that are to fight this character."""
    overwhelmed_at: int
    """So many times its strength overwhelms it."""


class InPlay(Part, frozen=True, kw_only=True):
    """A card in play."""

    card: str
    code: str
    owner: str
    zone: str
    """`fellowship`, `minions`, `support` or `attached`."""
    active: bool
    """Whether it takes part in this turn."""
    on: str | None
    bears: tuple[str, ...]
    stacked: tuple[str, ...]
    keywords: tuple[Keyword, ...]
    tokens: dict[str, int]
    character: Character | None


class Site(Part, frozen=True, kw_only=True):
    """A site of the adventure path."""

    number: int
    card: str
    code: str
    owner: str
    controller: str | None
    fellowships: tuple[str, ...]
    """Whose fellowships stand here."""
    shadow_number: Value
    bears: tuple[str, ...]
    stacked: tuple[str, ...]
    tokens: dict[str, int]


class Held(Part, frozen=True, kw_only=True):
    """A card in a hand that these eyes know, with what it would cost to play now."""

    card: str
    code: str
    cost: Value
    roaming: bool
    """Whether it is a minion that would roam: the cost counts that."""


class Hand(Part, frozen=True, kw_only=True):
    """A hand: how many cards, and those that these eyes know."""

    count: int
    cards: tuple[Held, ...]


class DrawDeck(Part, frozen=True, kw_only=True):
    """A draw deck: how many cards, and the known ends, null for a card that these eyes do not know."""

    count: int
    top: tuple[str | None, ...]
    """The next card last."""
    bottom: tuple[str | None, ...]


class Player(Part, frozen=True, kw_only=True):
    """What a player has before him."""

    seat: str
    playing: bool
    site: int
    burdens: int
    resistance: Value
    ring_bearer: str | None
    ring: str | None
    wearing: bool
    companions: tuple[str, ...]
    allies: tuple[str, ...]
    support: tuple[str, ...]
    """Other cards of the support area."""
    minions: tuple[str, ...]
    controls: tuple[int, ...]
    """The numbers of the sites that he controls."""
    hand: Hand
    deck: DrawDeck
    adventure: int
    discard: tuple[str, ...]
    dead: tuple[str, ...]
    has_bid: bool
    bid: int | None
    """What he has bid for the order of play, while that is being settled, if these eyes may know."""


class Archery(Part, frozen=True, kw_only=True):
    """An archery total: the archers, and what cards add or take away."""

    total: int
    archers: tuple[str, ...]
    modifiers: tuple[Modifier, ...]


class Moving(Part, frozen=True, kw_only=True):
    """The moves of this turn, and what the next one would cost."""

    made: int
    limit: int
    next: Crossing | None


class LastingEffect(Part, frozen=True, kw_only=True):
    """An effect that goes on for a while: which words of which card made it, on whom, how long."""

    deed: str
    trait: str
    source: str
    seat: str
    cards: tuple[str, ...]
    gives: str
    """`strength`, `vitality` or a keyword, if that is what it gives; else only the words tell."""
    amount: int
    until: str


class Action(Part, frozen=True, kw_only=True):
    """An action under way: the card that speaks, and whom it calls "you"."""

    card: str
    seat: str


class Asking(Part, frozen=True, kw_only=True):
    """The question that is asked, and of whom; only the seat that is asked sees the options."""

    seat: str
    kind: str
    about: About | None
    options: tuple[str, ...]


class TcgView(View, frozen=True, kw_only=True, tag="tcg"):
    """A table of The Lord of the Rings TCG."""

    turn: int
    phase: str
    fierce: bool
    """Whether these are the fierce assignments and skirmishes."""
    free: str
    acting: str
    """In a Shadow phase, whose it is."""
    order: tuple[str, ...]
    twilight: int
    taken: int
    """Cards taken into hand in this fellowship phase (Rule of 4)."""
    move: Moving
    path: tuple[Site, ...]
    last_site: int
    """The number of the site at which the way ends."""
    players: tuple[Player, ...]
    cards: tuple[InPlay, ...]
    """Everything in play but sites, in the order in which it came."""
    being_played: tuple[str, ...]
    fellowship_archery: Archery
    minion_archery: Archery
    fights: tuple[Fight, ...]
    """The skirmishes that are assigned, and as they stand."""
    skirmish: Fight | None
    """The skirmish under way."""
    lasting: tuple[LastingEffect, ...]
    actions: tuple[Action, ...]
    """What is under way, the innermost last."""
    decision: Asking | None
    outcome: Ended | None
