"""What each question of the TCG is about: the card that asks, what was chosen so far, what is to come.

Cards are called by their names at the table (`4C12a2`), words of cards by their places (`4C12.3`).
"""

# Not compiled: what msgspec makes of a class is its own.

from __future__ import annotations

from mathom.core.view import Part, Question


class Pair(Part, frozen=True, kw_only=True):
    """A minion and the character that it is to fight."""

    minion: str
    character: str


class Fate(Part, frozen=True, kw_only=True):
    """What becomes of one who loses a skirmish."""

    card: str
    wounds: int
    killed: bool
    """Overwhelmed, or wounded to death; cards may still prevent it."""


class Fight(Part, frozen=True, kw_only=True):
    """A skirmish as it stands: both totals, and what would come of it now."""

    character: str | None
    minions: tuple[str, ...]
    fellowship: int
    shadow: int
    fellowship_damage: int
    """So many wounds more for each loser, if this side wins."""
    shadow_damage: int
    fellowship_falls_at: int
    """The Shadow total from which on the character is overwhelmed."""
    shadow_falls_at: int
    """The fellowship's total from which on the minions are overwhelmed."""
    winner: str | None
    """`fellowship` or `shadow`; nobody where both are gone."""
    fates: tuple[Fate, ...]


class Crossing(Part, frozen=True, kw_only=True):
    """What it costs to move on: twilight for the site and for each companion."""

    number: int
    site: str | None
    """The next site, if it lies there already; else a Shadow player plays his."""
    played_by: str | None
    shadow_number: int | None
    companions: int
    twilight: int | None
    """What is added to the pool; unknown while the site is."""


class Happens(Part, frozen=True, kw_only=True):
    """What happens or is about to, to which card, and by whom."""

    kind: str
    card: str | None
    other: str | None
    source: str | None
    seat: str | None
    amount: int


# -- setting up ------------------------------------------------------------------------------------


class Bidding(Question, frozen=True, kw_only=True, tag="bid"):
    """Burdens for the first choice of a place; as many as the resistance corrupt the Ring-bearer."""

    resistance: int
    done: tuple[str, ...]
    """Who has bid already."""


class Taken(Part, frozen=True, kw_only=True):
    """A place in the order of play, and who has taken it."""

    place: int
    seat: str


class ChoosingPlace(Question, frozen=True, kw_only=True, tag="place"):
    """The order of play so far, and who chooses after this."""

    taken: tuple[Taken, ...]
    waiting: tuple[str, ...]


class Starting(Question, frozen=True, kw_only=True, tag="starting"):
    """The companions who start with the Ring-bearer, and what they cost together."""

    budget: int
    spent: int
    left: int
    chosen: tuple[str, ...]


class NewHand(Question, frozen=True, kw_only=True, tag="mulligan"):
    """So many cards would be drawn instead of the hand."""

    count: int


# -- the turn --------------------------------------------------------------------------------------


class HealingFirst(Question, frozen=True, kw_only=True, tag="heal-first"):
    """The cards whose texts wait for the start of the turn, as the healing does."""

    cards: tuple[str, ...]


class Healing(Question, frozen=True, kw_only=True, tag="heal"):
    """Wounds that the sanctuary may still heal."""

    left: int


class Acting(Question, frozen=True, kw_only=True, tag="action"):
    """An action in a phase, or a pass."""

    phase: str
    alone: bool
    """Whether the player acts until he is done; else all act in turn."""
    passed: tuple[str, ...]
    """Who has passed since the last action."""
    last: bool
    """Whether a pass now ends the actions of the phase."""
    move: Crossing | None
    """In the fellowship phase a pass moves the fellowship: what that costs."""


class ArcheryAt(Question, frozen=True, kw_only=True, tag="archery-player"):
    """The fellowship's archery total is for the minions of one Shadow player."""

    count: int


class ArcheryWounds(Question, frozen=True, kw_only=True, tag="archery"):
    """Archery wounds that are still to be given, one by one."""

    left: int
    spared: bool
    """Whether only allies are left, who need not take them."""


class Defending(Question, frozen=True, kw_only=True, tag="defend"):
    """What was assigned so far, and what would come of each further skirmish as things stand."""

    assigned: tuple[Pair, ...]
    fights: tuple[Fight, ...]


class Attacking(Question, frozen=True, kw_only=True, tag="attack"):
    """The same for a Shadow player's minions that were left over."""

    assigned: tuple[Pair, ...]
    leftover: tuple[str, ...]
    fights: tuple[Fight, ...]


class Ambushing(Question, frozen=True, kw_only=True, tag="ambush"):
    """An ambush may add so much twilight."""

    minion: str
    against: str | None
    twilight: int
    more: tuple[int, ...]
    """Further ambushes of the same minion."""


class NextSkirmish(Question, frozen=True, kw_only=True, tag="skirmish"):
    """The skirmishes that are still to be fought, as they stand."""

    fights: tuple[Fight, ...]


class Reconciling(Question, frozen=True, kw_only=True, tag="reconcile"):
    """One card may be discarded; then the hand is filled up, or shrinks, to its size."""

    hand: int
    size: int


class TooMany(Question, frozen=True, kw_only=True, tag="too-many"):
    """So many cards are still to be discarded."""

    left: int
    size: int


class MovingAgain(Question, frozen=True, kw_only=True, tag="move"):
    """To move on in the same turn, or to stay."""

    made: int
    limit: int
    move: Crossing


# -- cards -----------------------------------------------------------------------------------------


class May(Question, frozen=True, kw_only=True, tag="may"):
    """ "You may": which card says so, and what would be done."""

    card: str
    deed: str


class Spotting(Question, frozen=True, kw_only=True, tag="spot"):
    """How many to spot, for which effect of which card."""

    card: str
    deed: str
    most: int


class ChoosingCards(Question, frozen=True, kw_only=True, tag="choose"):
    """Cards for an effect, or to pay a cost: which were chosen, how many are missing."""

    card: str
    deed: str
    cost: bool
    chosen: tuple[str, ...]
    left: int
    least: int
    """So many more must be chosen."""


class ChoosingEffect(Question, frozen=True, kw_only=True, tag="effect"):
    """One of several effects of a card."""

    card: str
    deeds: tuple[str, ...]
    """The effects that can be chosen, in the order of the options."""


class NamingPlayer(Question, frozen=True, kw_only=True, tag="player"):
    """Which player an effect of a card is for."""

    card: str
    deed: str


class Preventing(Question, frozen=True, kw_only=True, tag="prevent"):
    """What a card is about to do, and what must be paid so that it does not."""

    card: str
    deed: str
    price: str


class Ordering(Question, frozen=True, kw_only=True, tag="first"):
    """Several required answers to what happens: which is first."""

    happens: Happens
    cards: tuple[str, ...]


class Answering(Question, frozen=True, kw_only=True, tag="answer"):
    """What happens, and who has passed since the last answer to it."""

    happens: Happens
    passed: tuple[str, ...]


class ChoosingBearer(Question, frozen=True, kw_only=True, tag="bearer"):
    """Whom a card is played on, and what it costs there."""

    card: str
    costs: dict[str, int]


About = (
    Bidding
    | ChoosingPlace
    | Starting
    | NewHand
    | HealingFirst
    | Healing
    | Acting
    | ArcheryAt
    | ArcheryWounds
    | Defending
    | Attacking
    | Ambushing
    | NextSkirmish
    | Reconciling
    | TooMany
    | MovingAgain
    | May
    | Spotting
    | ChoosingCards
    | ChoosingEffect
    | NamingPlayer
    | Preventing
    | Ordering
    | Answering
    | ChoosingBearer
)
