"""What the questions of War of the Ring are about, as types: what was chosen so far, and what lies on
the table because of it. Things of the box are called by their ids. A question that is not here asks
about nothing but the table.
"""
# Not compiled: what becomes of these classes is msgspec's to make.

from __future__ import annotations

from mathom.core.view import Part, Question

Force = dict[str, int]
"""Part of an army: how many of each figure, and each character as one."""


class Roll(Part, frozen=True, kw_only=True):
    """An army's combat roll in this round (p. 30)."""

    side: str
    dice: tuple[int, ...]
    need: int
    """What a die needs to hit, before what is added."""
    bonus: int
    """What is added to each die of the roll."""
    reroll_bonus: int
    """The same for a die that is rolled again."""
    hits: int
    """What the roll has scored; what the re-roll has comes apart."""
    reroll_hits: int


class FightOdds(Part, frozen=True, kw_only=True):
    """How a battle ends if nobody plays a card, retreats, withdraws or ceases: what is missing to 1 is
    a siege that the attackers cannot go on with."""

    won: float
    """Only the attackers are left."""
    lost: float
    """Only the defenders are left."""
    both: float
    """Nobody is left."""


class Moved(Part, frozen=True, kw_only=True):
    """A force that has moved already in this action."""

    region: str
    force: Force


# -- dice and cards ------------------------------------------------------------------------------


class UsingDie(Question, frozen=True, kw_only=True, tag="action"):
    """The die that was chosen, and the result that it counts as."""

    die: str
    face: str


class PlayingEvent(Question, frozen=True, kw_only=True, tag="event"):
    """The result that pays for the card; whether it pays for any, or for those with these icons."""

    face: str
    icons: tuple[str, ...]


class Discarding(Question, frozen=True, kw_only=True, tag="discard"):
    """How many cards are too many in the hand."""

    count: int


class Swapping(Question, frozen=True, kw_only=True, tag="swap"):
    """The partner with whom a card may be swapped (p. 45)."""

    partner: str


class GandalfDrawing(Question, frozen=True, kw_only=True, tag="gandalf"):
    """From which deck a card may be drawn."""

    deck: str


class SorcererDrawing(Question, frozen=True, kw_only=True, tag="sorcerer"):
    """From which deck a card may be drawn."""

    deck: str


class ByCard(Question, frozen=True, kw_only=True, tag="card"):
    """The card that asks: whatever it asks, the kind of the decision says."""

    card: str | None
    tile: str | None
    """The Hunt tile that was drawn and is about to act, if one is."""


# -- armies and battles --------------------------------------------------------------------------


class Marching(Question, frozen=True, kw_only=True, tag="march"):
    """How many armies may still move, whether each needs a leader, and who has moved."""

    left: int
    leader: bool
    moved: tuple[Moved, ...]


class Attacking(Question, frozen=True, kw_only=True, tag="attack"):
    """Whether the attackers need a leader."""

    leader: bool


class NamingForce(Question, frozen=True, kw_only=True, tag="force"):
    """The force that is being named, from where to where, and what limits it."""

    why: str
    """What it does: "march", "attack", "advance" or "card"."""
    card: str | None
    start: str
    end: str | None
    mode: str
    """"open" as long as nobody is named; then those who go ("taking") or stay ("leaving") are named."""
    named: Force
    may_go: Force
    """Everybody who could be part of it."""
    room: int | None
    """How many units find room."""
    leader: bool
    """Whether somebody has to lead it."""
    odds: FightOdds | None
    """How its attack would end, as it is named now."""


class ChoosingCombatCard(Question, frozen=True, kw_only=True, tag="combat"):
    """Which round it is, and whether the one who is asked attacks."""

    round: int
    who: str


class CombatRerolling(Question, frozen=True, kw_only=True, tag="reroll"):
    """Both rolls; whose misses may be rolled again, and how many."""

    own: Roll
    enemy: Roll
    misses: int
    most: int


class TakingHits(Question, frozen=True, kw_only=True, tag="casualties"):
    """Whose army takes how many hits, and where."""

    side: str
    place: str
    hits: int


class Disbanding(Question, frozen=True, kw_only=True, tag="disband"):
    """How many units are too many, and where."""

    place: str
    count: int


class Merging(Question, frozen=True, kw_only=True, tag="merge"):
    """The separate armies of two partners in one place, and who would command them as one."""

    place: str
    armies: dict[str, Force]
    """The units and leaders of each, by seat."""
    controller: str
    agreed: bool
    """Whether the other has agreed already."""


class RemovingInTurn(Question, frozen=True, kw_only=True, tag="remove"):
    """How many units of two partners are too many together, and where."""

    place: str
    count: int


class Ceasing(Question, frozen=True, kw_only=True, tag="cease"):
    """After which round; whether another one costs an elite."""

    round: int
    elite: bool


class Withdrawing(Question, frozen=True, kw_only=True, tag="withdraw"):
    """The stronghold into which the defenders may withdraw, before which round."""

    region: str
    round: int


class Retreating(Question, frozen=True, kw_only=True, tag="retreat"):
    """The region that the defenders may leave."""

    region: str


class Advancing(Question, frozen=True, kw_only=True, tag="advance"):
    """From where the winner may advance to where."""

    start: str
    end: str


class Recruiting(Question, frozen=True, kw_only=True, tag="recruit"):
    """Where the first figure has come to, if this is the second."""

    first: str | None


# -- characters ----------------------------------------------------------------------------------


class MovingCompanions(Question, frozen=True, kw_only=True, tag="companions"):
    """Those who have moved."""

    moved: tuple[str, ...]


class GroupingCompanions(Question, frozen=True, kw_only=True, tag="group"):
    """Those who go together now, from where, and how far they can go."""

    group: tuple[str, ...]
    region: str
    level: int
    moved: tuple[str, ...]


class MovingMinions(Question, frozen=True, kw_only=True, tag="minions"):
    """Where Nazgul have flown to, and the minions who have moved."""

    flown: tuple[str, ...]
    moved: tuple[str, ...]


class Flying(Question, frozen=True, kw_only=True, tag="fly"):
    """From where a Nazgul flies."""

    start: str


class MovingMinion(Question, frozen=True, kw_only=True, tag="minion_move"):
    """Who moves."""

    character: str


class Entering(Question, frozen=True, kw_only=True, tag="enter"):
    """Who enters play."""

    character: str


# -- the Fellowship and the Hunt -----------------------------------------------------------------


class Separating(Question, frozen=True, kw_only=True, tag="separate"):
    """Those who leave the Fellowship together, and how far they can go."""

    group: tuple[str, ...]
    reach: int


class SeparatingAlone(Question, frozen=True, kw_only=True, tag="separate_to"):
    """Who leaves the Fellowship, and how far he can go."""

    character: str
    reach: int


class Walking(Question, frozen=True, kw_only=True, tag="walk"):
    """Whether the Fellowship declares itself ("no") or is revealed, its way so far, and what is left."""

    revealed: str
    path: tuple[str, ...]
    left: int


class HuntRerolling(Question, frozen=True, kw_only=True, tag="hunt_reroll"):
    """The Hunt roll (p. 41): what fell, what is needed, and who lets how many be rolled again."""

    dice: tuple[int, ...]
    need: int
    """What a die must show, with all that is added."""
    successes: int
    failed: int
    most: int
    thanks_to: tuple[str, ...]
    """What gives a die each: a "stronghold", an "army", "nazgul"."""


class FacingDamage(Question, frozen=True, kw_only=True, tag="hunt_damage"):
    """The Hunt tile, the damage it did at first, what is left of it, what was done against it."""

    tile: str
    full: int
    damage: int
    casualty: bool
    """Whether a companion has been lost."""
    betrayed: bool
    """Whether Gollum has chosen to give the Fellowship away."""


About = (
    UsingDie
    | PlayingEvent
    | Discarding
    | Swapping
    | GandalfDrawing
    | SorcererDrawing
    | ByCard
    | Marching
    | Attacking
    | NamingForce
    | ChoosingCombatCard
    | CombatRerolling
    | TakingHits
    | Disbanding
    | Merging
    | RemovingInTurn
    | Ceasing
    | Withdrawing
    | Retreating
    | Advancing
    | Recruiting
    | MovingCompanions
    | GroupingCompanions
    | MovingMinions
    | Flying
    | MovingMinion
    | Entering
    | Separating
    | SeparatingAlone
    | Walking
    | HuntRerolling
    | FacingDamage
)
