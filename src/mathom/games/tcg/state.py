"""What lies on the table."""

from __future__ import annotations

from typing import Any, Final

from mathom.core.agenda import Decision, Step
from mathom.core.chance import Chance
from mathom.core.kinds import Counts, Derived, Keyed, Own, Shared
from mathom.core.option import Option
from mathom.core.pickled import Remade
from mathom.core.state import Event, State, asleep, woken
from mathom.games.tcg.box import Card
from mathom.games.tcg.engine.changes import EVERYTHING, NOTHING
from mathom.games.tcg.engine.in_force import NOBODY_WATCHES, NOTHING_IN_FORCE, InForce, Voice
from mathom.games.tcg.engine.lasting import Lasting
from mathom.games.tcg.engine.loan import Loan
from mathom.games.tcg.engine.scope import NO_CARD, Happening, Scope
from mathom.games.tcg.engine.table import Table
from mathom.games.tcg.phases import BEFORE

# Where a card is. From FELLOWSHIP_AREA to RING_AREA it is in play.
DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
DEAD: Final = 3
ADVENTURE: Final = 4
REMOVED: Final = 5
VOID: Final = 6
"""While it is being played (rules 11.7)."""
STACKED: Final = 7
PATH: Final = 8
CONTROLLED: Final = 9
FELLOWSHIP_AREA: Final = 10
MINION_AREA: Final = 11
SUPPORT: Final = 12
ATTACHED: Final = 13

ZONES: Final = [
    "deck", "hand", "discard", "dead", "adventure", "removed", "void", "stacked", "path",
    "controlled", "fellowship", "minions", "support", "attached",
]  # fmt: skip

BOTH: Final = [[0, 1], [1, 0]]
"""Two players in their order, by who is the Free Peoples player. Never changed."""

UNREAD: Final = -1
"""Circumstances that are never the same."""

LAST_SITE: Final = 9
TOKEN_KINDS: Final = 16

UNCONTROLLED: Final = [-1] * (LAST_SITE + 1)
"""Who controls the site of each number while nobody controls any."""


class Keeper:
    """What the rules do with every state as it changes. They are far from here; the state is a leaf."""

    def refresh(self, state: TcgState) -> None:
        """Work out anew what cards modify."""
        raise NotImplementedError

    def settle(self, state: TcgState) -> None:
        """Push what must follow from how things now stand."""
        raise NotImplementedError

    def answer(self, state: TcgState, happening: Happening, gone: tuple[int, ...]) -> Decision | None:
        """Let what happens be answered, also by abilities of cards that have left play by it."""
        raise NotImplementedError


KEEPERS: Final[list[Keeper]] = []
"""The one keeper, entered by `steps.settle`."""


class TcgState(State):
    """A position of The Lord of the Rings TCG.

    Lists as long as `table.cards` are per physical card; lists as long as `table.players` are per
    seat. Whatever changes the table calls `changed()`: values that cards modify are worked out again
    when next asked for (`values.refresh`), and `settle` looks for deaths and corruption.
    """

    table: Shared[Table]

    # Per physical card
    zone: list[int]
    on: list[int]
    """What the card is attached to or stacked on."""
    wounds: list[int]
    assigned: list[int]
    """The Free Peoples character a minion is assigned to."""
    seen: list[int]
    """Who knows a hidden card: one bit a seat."""

    # Per seat
    decks: Derived[list[list[int]]]
    """What can still be drawn, the lowest number first: which is drawn, chance decides then."""
    tops: list[list[int]]
    """Known cards on top of the draw deck, the next one last."""
    bottoms: list[list[int]]
    """Known cards beneath the draw deck, the lowest one first."""
    hands: Derived[list[list[int]]]
    discards: Derived[list[list[int]]]
    dead: Derived[list[list[int]]]
    sites: Derived[list[list[int]]]
    """The adventure decks."""
    burdens: list[int]
    bearer: list[int]
    """The Ring-bearer of each seat."""
    ring: list[int]
    wearing: list[bool]
    marker: list[int]
    """The site number where each fellowship is."""
    playing: list[bool]
    """Whether the seat is still in the game."""

    bids: list[int]
    """What each seat has bid for the order of play, until that is settled; -1 who has not bid yet."""

    # Shared
    order: list[int]
    """The seats clockwise, in turn order."""
    in_play: list[int]
    """Characters, supporting and borne cards and Rings, in the order in which they came; no sites."""
    stacked: Derived[list[int]]
    """The cards stacked on others and on sites, the lowest first."""
    path: list[int]
    """The site card of each number, on the path or controlled; NO_CARD where none lies yet."""
    controller: list[int]
    """The seat that controls the site of each number, or -1."""
    tokens: Counts
    """Culture tokens: `tokens[TOKEN_KINDS * card + culture]`."""
    twilight: int
    turn: int
    phase: int
    free: int
    """The seat whose turn it is: the Free Peoples player."""
    acting: int
    """In a Shadow phase, the seat whose it is."""
    moves: int
    """How often the fellowship has moved this turn."""
    moved: bool
    """Whether it has moved in this phase."""
    drawn_in_phase: int
    """Cards taken into hand in this fellowship phase (Rule of 4)."""
    fierce: bool
    """Whether these are the fierce assignments and skirmishes."""
    fierce_minions: list[int]
    """The minions that were fierce when the assignment phase started."""
    skirmish: int
    """The Free Peoples character of the skirmish under way; NO_CARD if he is gone or there is none."""
    fighting: list[int]
    """The minions of the skirmish under way."""
    in_skirmish: bool
    last_gone: int
    """Who last left the skirmish under way."""
    beaten: list[int]
    """Who has lost the skirmish under way, once it is decided."""
    dying: list[int]
    """Characters whose killing is under way, so that it is not begun twice."""
    scopes: list[Own[Scope]]
    """The actions under way, the innermost last."""
    lasting: list[Keyed[Lasting]]
    uses: dict[int, int]
    """How often an ability was used: `uses[node * CARD_SPACE + card]`; cleared as its limit says."""
    turn_uses: dict[int, int]
    suffered: dict[int, int]
    """Wounds that each card took in this phase."""
    played: list[int]
    """Cards played this turn, in order."""
    played_before: int
    """How many of them before the fellowship came to its present site."""

    # Worked out by values.refresh, and shared by clones. What no text and no item modifies is the
    # table's own list of what is printed.
    loan: Derived[Own[Loan]]
    """Whether the lists of what is modified may be changed in place; all others are replaced."""
    stronger: Shared[list[int]]
    """The cards whose strength differs from what is printed."""
    hardier: Shared[list[int]]
    """Those whose vitality does."""
    altered: Shared[list[int]]
    """Those whose keywords do, or the numbers of these."""
    stale: Shared[int]
    """What has changed since they were worked out (`changes`)."""
    heeded: Shared[int]
    """Which of that the texts in force heed."""
    unsettled: Shared[int]
    """What has changed since `settle` looked."""
    heard: Shared[int]
    """Which changes can bring a death, the end of the game, or a text that always holds: `settle` looks
    after those."""
    actives: Shared[list[int]]
    """The active cards in play, and the fellowship's site."""
    bits: Shared[list[int]]
    strengths: Shared[list[int]]
    vitalities: Shared[list[int]]
    damages: Shared[list[int]]
    defenders: Shared[list[int]]
    ambushes: Shared[list[int]]
    living: Shared[list[int]]
    """The characters among `actives`."""
    counting: Shared[list[int]]
    """Those of `actives` of which more counts than they say (`Table.counting`)."""
    speaking: Shared[list[Voice] | None]
    """What the active cards say, if nothing else is in force: as long as it is the same, so is that."""
    able: Shared[list[int]]
    """Those of `actives` that have special abilities."""
    reading: Shared[int]
    """Under which circumstances the texts of `actives` were read (`values`): as long as these are the
    same, so is what is in force and who watches."""
    in_force: Shared[list[list[InForce]]]
    """Traits that are asked for when they matter, by kind."""
    watchers: Shared[list[list[int]]]
    """Abilities that answer to each kind of happening: `CARD_SPACE * node + card`."""

    def lay_out(self, table: Table, chance: Chance) -> None:
        """The table before anything has been put on it."""
        self.begin(chance)
        count, players = len(table.cards), table.players
        self.table = table
        self.zone = [REMOVED] * count
        self.on = [NO_CARD] * count
        self.wounds = [0] * count
        self.assigned = [NO_CARD] * count
        self.seen = [0] * count
        self.decks = [[] for _ in range(players)]
        self.tops = [[] for _ in range(players)]
        self.bottoms = [[] for _ in range(players)]
        self.hands = [[] for _ in range(players)]
        self.discards = [[] for _ in range(players)]
        self.dead = [[] for _ in range(players)]
        self.sites = [[] for _ in range(players)]
        self.burdens = [0] * players
        self.bearer = [NO_CARD] * players
        self.ring = [NO_CARD] * players
        self.wearing = [False] * players
        self.marker = [1] * players
        self.playing = [True] * players
        self.bids = []
        self.order = list(range(players))
        self.in_play, self.stacked = [], []
        self.path = [NO_CARD] * (LAST_SITE + 1)
        self.controller = UNCONTROLLED[:]
        self.tokens = {}
        self.twilight = self.turn = 0
        self.phase = BEFORE
        self.free = self.acting = 0
        self.moves = self.drawn_in_phase = 0
        self.moved = self.fierce = self.in_skirmish = False
        self.skirmish = self.last_gone = NO_CARD
        self.fierce_minions, self.beaten = [], []
        self.fighting, self.dying = [], []
        self.scopes, self.lasting = [], []
        self.uses, self.turn_uses, self.suffered = {}, {}, {}
        self.played, self.played_before = [], 0
        self._forget_values()

    def wake(self) -> None:
        self._forget_values()

    def __reduce__(self) -> Remade:
        # What is worked out of the cards in play refers to their texts, which are no part of a position.
        bare = self.clone()
        bare._forget_values()
        return woken, asleep(bare)

    def _forget_values(self) -> None:
        table = self.table
        self.stale = self.heeded = self.heard = EVERYTHING
        # Nothing lies there yet from which anything could follow.
        self.unsettled = NOTHING
        self.loan, self.stronger, self.hardier, self.altered = Loan(), [], [], []
        self.actives, self.reading = [], UNREAD
        self.living, self.counting, self.able, self.speaking = [], [], [], None
        self.bits, self.strengths, self.vitalities = table.bits, table.strengths, table.vitalities
        self.damages = self.defenders = self.ambushes = table.nothing
        self.in_force, self.watchers = NOTHING_IN_FORCE, NOBODY_WATCHES

    # -- written by tools/states.py from the fields declared here: begin

    def clone(self) -> TcgState:
        new = TcgState()
        self.copy_to(new)
        new.table = self.table
        new.zone = self.zone[:]
        new.on = self.on[:]
        new.wounds = self.wounds[:]
        new.assigned = self.assigned[:]
        new.seen = self.seen[:]
        new.decks = [one[:] for one in self.decks]
        new.tops = [one[:] for one in self.tops]
        new.bottoms = [one[:] for one in self.bottoms]
        new.hands = [one[:] for one in self.hands]
        new.discards = [one[:] for one in self.discards]
        new.dead = [one[:] for one in self.dead]
        new.sites = [one[:] for one in self.sites]
        new.burdens = self.burdens[:]
        new.bearer = self.bearer[:]
        new.ring = self.ring[:]
        new.wearing = self.wearing[:]
        new.marker = self.marker[:]
        new.playing = self.playing[:]
        new.bids = self.bids[:]
        new.order = self.order[:]
        new.in_play = self.in_play[:]
        new.stacked = self.stacked[:]
        new.path = self.path[:]
        new.controller = self.controller[:]
        new.tokens = self.tokens.copy()
        new.twilight = self.twilight
        new.turn = self.turn
        new.phase = self.phase
        new.free = self.free
        new.acting = self.acting
        new.moves = self.moves
        new.moved = self.moved
        new.drawn_in_phase = self.drawn_in_phase
        new.fierce = self.fierce
        new.fierce_minions = self.fierce_minions[:]
        new.skirmish = self.skirmish
        new.fighting = self.fighting[:]
        new.in_skirmish = self.in_skirmish
        new.last_gone = self.last_gone
        new.beaten = self.beaten[:]
        new.dying = self.dying[:]
        new.scopes = [one.clone() for one in self.scopes]
        new.lasting = self.lasting[:]
        new.uses = self.uses.copy()
        new.turn_uses = self.turn_uses.copy()
        new.suffered = self.suffered.copy()
        new.played = self.played[:]
        new.played_before = self.played_before
        new.loan = self.loan.clone()
        new.stronger = self.stronger
        new.hardier = self.hardier
        new.altered = self.altered
        new.stale = self.stale
        new.heeded = self.heeded
        new.unsettled = self.unsettled
        new.heard = self.heard
        new.actives = self.actives
        new.bits = self.bits
        new.strengths = self.strengths
        new.vitalities = self.vitalities
        new.damages = self.damages
        new.defenders = self.defenders
        new.ambushes = self.ambushes
        new.living = self.living
        new.counting = self.counting
        new.speaking = self.speaking
        new.able = self.able
        new.reading = self.reading
        new.in_force = self.in_force
        new.watchers = self.watchers
        return new

    def key(self) -> tuple[object, ...]:
        return (
            tuple(self.zone),
            tuple(self.on),
            tuple(self.wounds),
            tuple(self.assigned),
            tuple(self.seen),
            tuple([tuple(one) for one in self.tops]),
            tuple([tuple(one) for one in self.bottoms]),
            tuple(self.burdens),
            tuple(self.bearer),
            tuple(self.ring),
            tuple(self.wearing),
            tuple(self.marker),
            tuple(self.playing),
            tuple(self.bids),
            tuple(self.order),
            tuple(self.in_play),
            tuple(self.path),
            tuple(self.controller),
            tuple(sorted([one for one in self.tokens.items() if one[1]])),
            self.twilight,
            self.turn,
            self.phase,
            self.free,
            self.acting,
            self.moves,
            self.moved,
            self.drawn_in_phase,
            self.fierce,
            tuple(self.fierce_minions),
            self.skirmish,
            tuple(self.fighting),
            self.in_skirmish,
            self.last_gone,
            tuple(self.beaten),
            tuple(self.dying),
            tuple([one.key() for one in self.scopes]),
            tuple([one.key() for one in self.lasting]),
            tuple(sorted(self.uses.items())),
            tuple(sorted(self.turn_uses.items())),
            tuple(sorted(self.suffered.items())),
            tuple(self.played),
            self.played_before,
            self.pending(),
        )

    # -- written by tools/states.py: end

    # -- who decides -----------------------------------------------------------------------------

    def ask(
        self,
        step: Step[Any],
        seat: int,
        options: list[Option],
        secret: bool = False,
        hidden: bool = False,
    ) -> Decision:
        """A question to a player. For one who has left the game, the player on his left answers.

        What can be answered to it may depend on hidden cards.
        """
        if not self.playing[seat]:
            seat = self.left_of(seat)
        return Decision(step, seat, options, secret, hidden and self.table.discreet)

    def left_of(self, seat: int) -> int:
        """The next player clockwise who is still in the game."""
        at = self.order.index(seat)
        for step in range(1, len(self.order) + 1):
            other = self.order[(at + step) % len(self.order)]
            if self.playing[other]:
                return other
        return seat

    def shadows(self) -> list[int]:
        """The Shadow players, from the Free Peoples player's right counter-clockwise."""
        if self.table.players == 2:
            other = 1 - self.free
            return [other] if self.playing[other] else []
        order = self.order
        at = order.index(self.free)
        others = [order[at - step] for step in range(1, len(order))]
        return [seat for seat in others if self.playing[seat]]

    def procedure(self) -> list[int]:
        """In which order players act: the Free Peoples player, then counter-clockwise."""
        if self.table.players == 2 and self.playing[1 - self.free]:
            return BOTH[self.free]
        return [self.free, *self.shadows()]

    # -- cards -----------------------------------------------------------------------------------

    def card(self, card: int) -> Card:
        """What a physical card says."""
        return self.table.cards[card]

    def owner(self, card: int) -> int:
        """Whose card it is."""
        return self.table.owners[card]

    def is_in_play(self, card: int) -> bool:
        """Whether a card lies in play; sites are in play on the path and when controlled."""
        return self.zone[card] >= PATH

    def belongs(self, card: int) -> bool:
        """Whether a card is of the side its owner plays this turn (rules 4)."""
        return self.table.belonging[self.free][card]

    def attached(self) -> list[int]:
        """The cards that are attached to others."""
        zone = self.zone
        return [card for card in self.in_play if zone[card] == ATTACHED]

    def borne_by(self, bearer: int) -> list[int]:
        """The cards attached to a card."""
        on, zone = self.on, self.zone
        return [card for card in self.in_play if on[card] == bearer and zone[card] == ATTACHED]

    def stacked_on(self, under: int) -> list[int]:
        """The cards stacked on a card or site."""
        on = self.on
        return [card for card in self.stacked if on[card] == under]

    def site(self) -> int:
        """The site where the fellowship is; NO_CARD before the first is placed."""
        return self.path[self.marker[self.free]]

    def controlled(self, seat: int) -> list[int]:
        """The numbers of the sites that a player controls."""
        return [number for number, held in enumerate(self.controller) if held == seat]

    # -- values that cards modify ----------------------------------------------------------------

    def changed(self, what: int = EVERYTHING) -> None:
        """Something on the table is different: what is worked out from it no longer holds."""
        self.stale |= what
        self.unsettled |= what

    def look(self) -> None:
        """Make sure that modified values are right."""
        if self.stale & self.heeded:
            KEEPERS[0].refresh(self)

    def strength(self, card: int) -> int:
        """Strength after all modifiers, at least 0 (rules 2.3)."""
        self.look()
        value = self.strengths[card]
        return value if value > 0 else 0

    def vitality(self, card: int) -> int:
        """Vitality left: after modifiers and wounds."""
        if self.stale & self.heeded:
            self.look()
        return self.vitalities[card] - self.wounds[card]

    def has(self, card: int, keyword: int) -> bool:
        """Whether a card has a keyword now."""
        if self.stale & self.heeded:
            self.look()
        return self.bits[card] >> keyword & 1 != 0

    def active(self, card: int) -> bool:
        """Whether a card is in play and takes part in this turn: it is among `actives`."""
        zone = self.zone[card]
        if zone < FELLOWSHIP_AREA:
            return zone == CONTROLLED or (zone == PATH and card == self.site())
        belongs = self.table.belonging[self.free]
        if zone != ATTACHED or not belongs[card]:
            return belongs[card]
        bearer = self.on[card]
        return belongs[bearer] or self.table.cards[bearer].site_number != 0

    def reachable(self, card: int) -> bool:
        """Whether a stacked card lies on a site or on an active card (rules 4)."""
        under = self.on[card]
        return self.table.cards[under].site_number != 0 or self.active(under)

    def token_count(self, card: int, culture: int) -> int:
        """How many tokens of a culture lie on a card."""
        return self.tokens.get(TOKEN_KINDS * card + culture, 0)

    # -- going on --------------------------------------------------------------------------------

    def advance(self) -> None:
        """As ever, but after each change first see who dies and what must follow from it."""
        if self.decision is not None:
            return
        agenda = self.agenda
        while self.outcome is None:
            if self.unsettled:
                if self.unsettled & self.heard:
                    KEEPERS[0].settle(self)
                    continue
                self.unsettled = NOTHING
            asked = agenda.pop().run(self)
            if asked is not None and (len(asked.options) > 1 or not self.answer_idle(asked)):
                self.decision = asked
                return

    def push(self, step: Step[Any]) -> None:
        """This is to be done next."""
        self.agenda.append(step)

    def tell(
        self, kind: str, args: dict[str, str | int], seen_by: tuple[int, ...] | None = None
    ) -> None:
        """Note what happened. Callers ask `events is not None` first, so that search pays nothing."""
        assert self.events is not None
        self.events.append(Event(kind, args, seen_by))
