"""What a seat sees of a table of War of the Ring, as types. Things of the box are called by their ids.

Whatever the rules work out of the table is here as well, so that nobody else has to know the rules: how
strong an army is, which settlements count as victory points, what a Hunt die needs.
"""
# Not compiled: what becomes of these classes is msgspec's to make.

from __future__ import annotations

from mathom.core.view import Ended, Part, View
from mathom.games.wotr.questions import About, FightOdds

Figures = dict[str, int]
"""How many figures of each kind; those that are not there are left out."""
Cards = tuple[str, ...]
Backs = dict[str, int]
"""Cards face down: how many of each deck."""


# -- the board -----------------------------------------------------------------------------------


class Threat(Part, frozen=True, kw_only=True):
    """An enemy army that could attack: from where, and what it would roll in the first round."""

    place: str
    dice: int
    """Of those of its nations that are at war, a captain counted: five at most (p. 28)."""
    rerolls: int
    """The dice of its Leader re-roll, five at most."""


class Army(Part, frozen=True, kw_only=True):
    """What a side has in a place: an army, or figures and characters that stand there without one."""

    side: str
    figures: Figures
    characters: tuple[str, ...]
    units: int
    strength: int
    """The dice of its combat roll, a captain counted: five at most (p. 28)."""
    leadership: int
    """The dice of its Leader re-roll, before the five at most (p. 28)."""
    commander: str | None
    """The player who commands all of it, where two share the side (p. 46); None if both have units in it
    and stand apart, each with his own."""
    threats: tuple[Threat, ...]
    """The enemies next to it, before its walls or behind them, who could attack it if a die let them."""
    friends: tuple[str, ...]
    """The regions next to it where its own side has an army."""


class Captured(Part, frozen=True, kw_only=True):
    """An enemy settlement that gives victory points."""

    region: str
    points: int


class Victory(Part, frozen=True, kw_only=True):
    """The victory points of a side, how many it needs, and what they come from (p. 44)."""

    points: int
    goal: int
    captured: tuple[Captured, ...]


class Nation(Part, frozen=True, kw_only=True):
    """A nation on the Political Track."""

    side: str
    step: int
    """From 1 to 4, which is war."""
    to_war: int
    """How many steps are missing to war."""
    active: bool
    at_war: bool


class Fellowship(Part, frozen=True, kw_only=True):
    """The Ring-bearers: where they were last known to be, and how they fare."""

    region: str | None
    """None on the Mordor Track."""
    progress: int
    mordor: int | None
    """The step on the Mordor Track."""
    mordor_end: int
    """The step on which the Ring is destroyed (p. 43)."""
    hidden: bool
    corruption: int
    corruption_limit: int
    """With so much of it the Ring-bearers fall (p. 44)."""
    guide: str
    companions: tuple[str, ...]
    declared: bool
    """Whether it was declared this turn."""
    strove: bool
    """Whether it was moved or hidden this turn (p. 43)."""


class HuntOdds(Part, frozen=True, kw_only=True):
    """What would come of a Hunt now, or comes of the one that is being rolled. Each list tells how
    likely 0, 1, 2... are. They are those of the dice and the pool: no card has a say in them."""

    found: float
    """That a tile is drawn; in Mordor one always is."""
    successes: tuple[float, ...]
    """Of the roll and what the Shadow may roll again; in Mordor the dice in the Hunt Box."""
    damage: tuple[float, ...]
    """Of the tile, before anything is done against it; 0 also if there is none."""
    reveal: float
    """That the tile reveals the Fellowship."""
    stop: float
    """That the tile says Stop, which counts in Mordor."""


class Hunt(Part, frozen=True, kw_only=True):
    """The Hunt Box, and what the next Hunt roll would be, after one that goes on (p. 40-41)."""

    box: dict[str, int]
    """The dice of each side in it."""
    box_before: int
    """The Free Peoples dice that were in it at the end of the last turn."""
    level: int
    """The dice of the roll, five at most."""
    need: int | None
    """What each of them needs; None in Mordor, where nobody rolls."""
    rerolls: int
    odds: HuntOdds


class Tiles(Part, frozen=True, kw_only=True):
    """The Hunt tiles."""

    pool: tuple[str, ...]
    drawn: tuple[str, ...]
    waiting: tuple[str, ...]
    """Special tiles that will be in the pool once Mordor is entered."""
    removed: tuple[str, ...]


# -- battle --------------------------------------------------------------------------------------


class Front(Part, frozen=True, kw_only=True):
    """One army's side of a battle (p. 29-31)."""

    side: str
    place: str
    card: str | None
    """The combat card of this round: None while it is open, "none" if there is none, "?" if hidden."""
    back: str | None
    """The deck of a card that lies face down."""
    from_table: bool
    cancelled: bool
    """Whether the enemy's card has taken the effect of this one away."""
    to_roll: int
    """The dice of its combat roll, as things stand."""
    need: int
    """What a die needs to hit, before what is added."""
    storms: bool
    """Whether it needs more than usual because it storms walls (p. 29)."""
    roll_bonus: int
    reroll_bonus: int
    leader_dice: int
    """The misses that it may roll again, as things stand."""
    silenced: str | None
    """The companion whose Leadership and abilities do not count."""
    dice: tuple[int, ...]
    """The combat roll, as the dice fell."""
    roll_hits: int
    """The hits of the combat roll and of the Leader re-roll apart, and those that no die has scored."""
    reroll_hits: int
    more_hits: int
    struck: int
    """Hits of an attack before the combat roll, which were taken at once."""
    hits: int
    """What the enemy has to take now, after what was cancelled."""


class BattleOdds(Part, frozen=True, kw_only=True):
    """How likely each number of hits is, 0, 1, 2...: in the round whose dice are still to be rolled or
    whose hits are still to be taken, else in the next one, and how it may end."""

    round: int
    attacker: tuple[float, ...]
    defender: tuple[float, ...]
    ends: FightOdds


class Battle(Part, frozen=True, kw_only=True):
    """The battle that is being fought."""

    kind: str
    """In the "field", a "siege" or a "sortie"."""
    side: str
    """The attacking side."""
    region: str
    start: str
    target: str
    round: int
    rounds_granted: int
    """How many rounds a siege battle lasts (p. 32)."""
    white_rider: bool
    surprise: bool
    bound: bool
    """Whether the attacker may not cease."""
    attacker: Front
    defender: Front
    odds: BattleOdds


# -- the whole -----------------------------------------------------------------------------------


class Seat(Part, frozen=True, kw_only=True):
    """A player: the side he is on, and what is his own where several share it (p. 45-46)."""

    side: str
    nations: tuple[str, ...]
    minions: tuple[str, ...]
    leading: bool
    """Whether he holds the token of his side; always so if he has it alone."""
    acting: bool
    """Whether it is his action, where several share a side."""
    resting: tuple[str, ...]
    """The nations that the last action of a lone Free Peoples player was on: his next may not be on one
    of them, unless an army of several nations acts (p. 46)."""
    points: int
    """What counts for the victory inside his team: what he has taken from the enemy, less what his own
    nations have lost; of the Free Peoples the losses alone (p. 46)."""


class Own(Part, frozen=True, kw_only=True):
    """What only its owner may know."""

    hand: Cards
    hidden_discards: Cards
    given: Cards
    """What he gave his partner in swaps, and nobody has seen since."""


class Asking(Part, frozen=True, kw_only=True):
    """The question that is asked, and of whom; only the seat that is asked sees the options."""

    seat: str
    kind: str
    about: About | None
    options: tuple[str, ...]


class Clockwork(Part, frozen=True, kw_only=True):
    """What lies on the table only where nobody plays the Shadow."""

    occupied: tuple[str, ...]
    """The settlements with a marker that stands for a garrison: only an attack leads into them."""
    battle_cards: Cards
    """The cards that it has laid aside for battles, the one that it would use first first."""
    under_the_decks: dict[str, Cards]
    """The cards that lie face up under its decks."""


class WotrView(View, frozen=True, kw_only=True, tag="wotr", omit_defaults=True):
    """What a seat sees of a table of War of the Ring."""

    turn: int
    seats: dict[str, Seat]
    """The players by their ids, in the order of the table."""
    armies: dict[str, dict[str, Army]]
    """In each region where anybody stands, by side; those behind walls are apart."""
    inside: dict[str, Army]
    """In each besieged stronghold, the besieged."""
    rearguard: Army | None
    """The part of the attacking army that stays out of the battle."""
    characters: dict[str, str]
    """Each character's place, or "fellowship", "not-yet", "eliminated"."""
    control: dict[str, str]
    """The side that holds each settlement."""
    reinforcements: Figures
    casualties: Figures
    """Figures of the Free Peoples that are out of the game."""
    victory: dict[str, Victory]
    politics: dict[str, Nation]
    fellowship: Fellowship
    hunt: Hunt
    tiles: Tiles
    pool: dict[str, int]
    """How many action dice each side has this turn."""
    dice: dict[str, dict[str, int]]
    """Each side's unused action dice, by face."""
    rings: dict[str, int]
    ring_used: tuple[str, ...]
    """The seats that may use no Elven Ring any more this turn."""
    messenger_used: bool
    """Whether the Mouth of Sauron has turned a Muster into an Army result this turn."""
    decks: dict[str, Backs]
    hands: dict[str, Backs]
    """By seat, as the cards discarded face down."""
    hidden_discards: dict[str, Backs]
    discards: dict[str, Cards]
    """The cards that everybody has seen go."""
    table: Cards
    clockwork: Clockwork | None = None
    """Not there where somebody plays the Shadow."""
    own: Own | None
    battle: Battle | None
    decision: Asking | None
    outcome: Ended | None
