"""What lies on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from mathom.core.agenda import Decision, Step
from mathom.core.chance import Chance
from mathom.core.kinds import Bag, Bags, Derived, Extra, Own
from mathom.core.option import Option
from mathom.core.state import Event, State
from mathom.games.wotr.battle import Battle
from mathom.games.wotr.box import (
    AT_WAR,
    CARDS,
    CHARACTER_COUNT,
    CHARACTERS,
    DICE,
    DICE_NAMES,
    FACE_COUNT,
    FIGURES,
    FREE,
    IN_FELLOWSHIP,
    LEADER,
    NATION_COUNT,
    NATION_OF,
    NAZGUL,
    NOBODY,
    PLACES,
    REGION_COUNT,
    SHADOW,
    SIDE_OF,
    SIDES,
    UNIT_KINDS,
    UNITS_OF,
)
from mathom.games.wotr.clockwork.table import Clockwork
from mathom.games.wotr.seats import SEATINGS
from mathom.games.wotr.undertaking import Undertaking

SIDE_COUNT: Final = 2
LONE_FREE: Final = 3
"""With so many players one has the Free Peoples alone, against two (p. 46)."""
LAPSING: Final = [False] * len(CARDS)
"""The cards that go from the table when something is so no more, as they are written down (`deeds`)."""

OWNERS: Final = [
    [SEATINGS[max(players, SIDE_COUNT)].owner[NATION_OF[figure]] for figure in range(FIGURES)]
    for players in range(max(SEATINGS) + 1)
]
"""By the number of players: the seat that each figure belongs to (the Nazgul are a special case)."""

BETWEEN_STEPS: Final[list[Callable[[WotrState], None]]] = []
"""What sees to the cards on the table between all steps: it enters itself here (`deeds`)."""

IN_BATTLE: Final[list[Callable[[WotrState], None]]] = []
"""What sees to who decides in a battle where several share a side: it enters itself here (`command`)."""

WINDING: Final[list[Winding]] = []
"""What plays the Shadow where nobody sits in its place: it enters itself here (`clockwork`)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Winding:
    """Whoever acts and answers for a side that has no seat."""

    def between(self, state: WotrState) -> None:
        """The next step is about to be taken."""

    def answer(self, state: WotrState, decision: Decision) -> Option | None:
        """What is chosen; None if it has seen to the question itself."""
        raise NotImplementedError

    def draw(self, state: WotrState) -> None:
        """The cards of a new turn are drawn."""
        raise NotImplementedError

    def draw_card(self, state: WotrState, deck: int) -> None:
        """A card is drawn from a deck."""
        raise NotImplementedError


def rolls_told(dice: list[int]) -> str:
    """Dice as an event tells them."""
    return " ".join([str(die) for die in dice])


class WotrState(State):
    """A position of War of the Ring.

    Figures are counted in one row: `figures[22 * place + figure]`. `strength[side * PLACES + place]`
    is how many army units a side has there, kept up by `put` and `take`. Lists of two are per side.
    """

    def lay_out(
        self,
        chance: Chance,
        gollum_tiles: bool = True,
        players: int = 2,
        rings_each: bool = False,
        king_flies: bool = False,
        alone: bool = False,
    ) -> None:
        """The table before anything has been put on it: every field there is, declared here alone."""
        self.begin(chance)
        self.turn = 0
        """The number of the game turn."""
        self.players = players
        """How many play: `seats.SEATINGS` tells who they are, also against nobody."""
        seating = SEATINGS[players]
        self.leading: list[int] = [seating.team[FREE][0], seating.team[SHADOW][0]]
        """The leading player of each side (p. 45)."""
        self.speaks: list[int] = self.leading[:]
        """The seat that decides for each side now: who acts, commands the army in a battle, or leads."""
        self.acting = NOBODY
        """The seat whose action it is, where several share a side."""
        self.next_up: list[int] = self.leading[:]
        """The seat of each side whose place in the order of actions comes next (p. 45)."""
        self.mixed: bytearray = bytearray(PLACES)
        """1 where the armies of two partners have become one (p. 46)."""
        self.captor: list[int] = [NOBODY] * REGION_COUNT
        """The seat that has captured each settlement from the other side."""
        self.offered = NOBODY
        """The card that the first of two partners has chosen for their swap; it is still in his hand."""
        self.given: Bags = [[] for _ in seating.ids]
        """The cards that each seat has given its partner in swaps."""
        self.last: Own[Undertaking] | None = Undertaking() if players == LONE_FREE else None
        """What the last action of a lone Free Peoples player was on (p. 46)."""
        self.now: Own[Undertaking] | None = Undertaking() if players == LONE_FREE else None
        """What his action is on that is under way."""
        self.gollum_tiles = gollum_tiles
        """Whether strongholds cost tiles when Gollum gives the Fellowship away, as players agree."""
        self.rings_each = rings_each
        """Whether each of two partners may use an Elven Ring in a turn, as players agree."""
        self.king_flies = king_flies
        """Whether Saruman's player may move the Witch-king as one of the Nazgul, as players agree."""

        self.figures: bytearray = bytearray(PLACES * FIGURES)
        self.strength: Derived[list[int]] = [0] * (PLACES * SIDE_COUNT)
        self.own: Derived[list[int]] = [0] * (PLACES * len(seating.ids) if players > SIDE_COUNT else 0)
        """Where several share a side, the army units of each seat: `own[PLACES * seat + place]`."""
        self.together: Derived[bytearray] = bytearray(PLACES * SIDE_COUNT if players > SIDE_COUNT else 0)
        """1 where two partners both have units: `together[PLACES * side + place]`."""
        self.reinforcements: list[int] = [0] * FIGURES
        self.casualties: list[int] = [0] * FIGURES
        """Figures of the Free Peoples that are out of the game."""
        self.where: list[int] = [0] * CHARACTER_COUNT
        """The place of each character, or IN_FELLOWSHIP, NOT_YET, ELIMINATED."""
        self.owner: list[int] = [0] * REGION_COUNT
        """The side that controls each region's settlement; NOBODY where there is none."""

        self.politics: list[int] = [0] * NATION_COUNT
        self.active: list[bool] = [False] * NATION_COUNT

        self.pool: list[int] = [0, 0]
        """How many action dice each side has this turn."""
        self.dice: list[int] = [0] * (SIDE_COUNT * FACE_COUNT)
        """Unused action dice: `dice[7 * side + face]`."""
        self.hunt_box: list[int] = [0, 0]
        """The action dice of each side in the Hunt Box."""
        self.hunt_box_before = 0
        """The Free Peoples dice that were in the Hunt Box at the end of the last turn."""
        self.rings: list[int] = [0, 0]
        self.ring_used: list[bool] = [False for _ in seating.ids]
        """The seats that may use no Elven Ring any more this turn."""
        self.messenger_used = False
        """Whether the Mouth of Sauron has turned a Muster into an Army result this turn."""

        self.decks: Bags = [[], [], [], []]
        """What can still be drawn, in no order: `decks[2 * side + deck]`."""
        self.hands: Bags = [[] for _ in seating.ids]
        """The hand of each seat."""
        self.discards: Bags = [[], []]
        """Cards that everybody has seen go."""
        self.hidden_discards: Bags = [[] for _ in seating.ids]
        """Cards that only their owner has seen go, by seat."""
        self.table: Bag = []

        self.tiles: Bag = []
        """The Hunt Pool, in no order."""
        self.drawn_tiles: Bag = []
        self.waiting_tiles: Bag = []
        """Special tiles brought into play before the Fellowship has entered Mordor."""
        self.removed_tiles: Bag = []

        self.ring_bearers = 0
        """The region of the Ring-bearers' figure; NOBODY on the Mordor Track."""
        self.progress = 0
        self.hidden = True
        self.corruption = 0
        self.guide = 0
        self.mordor = -1
        """The step on the Mordor Track; -1 before Mordor is entered."""
        self.declared = False
        """Whether the Fellowship was declared this turn."""
        self.strove = False
        """Whether the Fellowship was moved or hidden this turn (p. 43)."""
        self.minions_came = False
        """Whether any minion is or has been in play."""

        self.battle: Own[Battle] | None = None
        self.clockwork: Extra[Clockwork] | None = Clockwork() if alone else None
        """What lies there only where nobody plays the Shadow; None if somebody does."""

    # -- written by tools/states.py from the fields declared here: begin

    def clone(self) -> WotrState:
        new = WotrState()
        self.copy_to(new)
        new.turn = self.turn
        new.players = self.players
        new.leading = self.leading[:]
        new.speaks = self.speaks[:]
        new.acting = self.acting
        new.next_up = self.next_up[:]
        new.mixed = self.mixed[:]
        new.captor = self.captor[:]
        new.offered = self.offered
        new.given = [one[:] for one in self.given]
        new.last = None if self.last is None else self.last.clone()
        new.now = None if self.now is None else self.now.clone()
        new.gollum_tiles = self.gollum_tiles
        new.rings_each = self.rings_each
        new.king_flies = self.king_flies
        new.figures = self.figures[:]
        new.strength = self.strength[:]
        new.own = self.own[:]
        new.together = self.together[:]
        new.reinforcements = self.reinforcements[:]
        new.casualties = self.casualties[:]
        new.where = self.where[:]
        new.owner = self.owner[:]
        new.politics = self.politics[:]
        new.active = self.active[:]
        new.pool = self.pool[:]
        new.dice = self.dice[:]
        new.hunt_box = self.hunt_box[:]
        new.hunt_box_before = self.hunt_box_before
        new.rings = self.rings[:]
        new.ring_used = self.ring_used[:]
        new.messenger_used = self.messenger_used
        new.decks = [self.decks[0][:], self.decks[1][:], self.decks[2][:], self.decks[3][:]]
        new.hands = [one[:] for one in self.hands]
        new.discards = [self.discards[0][:], self.discards[1][:]]
        new.hidden_discards = [one[:] for one in self.hidden_discards]
        new.table = self.table[:]
        new.tiles = self.tiles[:]
        new.drawn_tiles = self.drawn_tiles[:]
        new.waiting_tiles = self.waiting_tiles[:]
        new.removed_tiles = self.removed_tiles[:]
        new.ring_bearers = self.ring_bearers
        new.progress = self.progress
        new.hidden = self.hidden
        new.corruption = self.corruption
        new.guide = self.guide
        new.mordor = self.mordor
        new.declared = self.declared
        new.strove = self.strove
        new.minions_came = self.minions_came
        new.battle = None if self.battle is None else self.battle.clone()
        new.clockwork = None if self.clockwork is None else self.clockwork.clone()
        return new

    def key(self) -> tuple[object, ...]:
        return (
            self.turn,
            self.players,
            tuple(self.leading),
            tuple(self.speaks),
            self.acting,
            tuple(self.next_up),
            bytes(self.mixed),
            tuple(self.captor),
            self.offered,
            tuple([tuple(sorted(one)) for one in self.given]),
            None if self.last is None else self.last.key(),
            None if self.now is None else self.now.key(),
            self.gollum_tiles,
            self.rings_each,
            self.king_flies,
            bytes(self.figures),
            tuple(self.reinforcements),
            tuple(self.casualties),
            tuple(self.where),
            tuple(self.owner),
            tuple(self.politics),
            tuple(self.active),
            tuple(self.pool),
            tuple(self.dice),
            tuple(self.hunt_box),
            self.hunt_box_before,
            tuple(self.rings),
            tuple(self.ring_used),
            self.messenger_used,
            tuple([tuple(sorted(one)) for one in self.decks]),
            tuple([tuple(sorted(one)) for one in self.hands]),
            tuple([tuple(sorted(one)) for one in self.discards]),
            tuple([tuple(sorted(one)) for one in self.hidden_discards]),
            tuple(sorted(self.table)),
            tuple(sorted(self.tiles)),
            tuple(sorted(self.drawn_tiles)),
            tuple(sorted(self.waiting_tiles)),
            tuple(sorted(self.removed_tiles)),
            self.ring_bearers,
            self.progress,
            self.hidden,
            self.corruption,
            self.guide,
            self.mordor,
            self.declared,
            self.strove,
            self.minions_came,
            None if self.battle is None else self.battle.key(),
            *(() if self.clockwork is None else (self.clockwork.key(),)),
            self.pending(),
        )

    # -- written by tools/states.py: end

    # -- what is done next -----------------------------------------------------------------------

    def advance(self) -> None:
        """As in every game; but cards on the table that have lapsed go before the next step is taken,
        and in a battle of partners it is seen who commands each army now."""
        if self.decision is not None:
            return
        agenda = self.agenda
        while self.outcome is None:
            for card in self.table:
                if LAPSING[card]:
                    for see_to in BETWEEN_STEPS:
                        see_to(self)
                    break
            if self.players > 2 and self.battle is not None:
                for see_to in IN_BATTLE:
                    see_to(self)
            asked = agenda.pop().run(self) if self.clockwork is None else self.take_wound_step()
            if asked is not None and (len(asked.options) > 1 or not self.answer_idle(asked)):
                self.decision = asked
                return

    def take_wound_step(self) -> Decision | None:
        """Where nobody plays the Shadow, what it is asked is answered at once."""
        winding = WINDING[0]
        winding.between(self)
        if self.outcome is not None:
            return None
        asked = self.agenda.pop().run(self)
        if asked is None or asked.seat != self.leading[SHADOW]:
            return asked
        option = winding.answer(self, asked)
        if option is not None:
            asked.step.chosen(self, option)
        return None

    # -- who decides -----------------------------------------------------------------------------

    def ask(
        self,
        step: Step[Any],
        side: int,
        options: list[Option],
        secret: bool = False,
        always: bool = False,
    ) -> Decision:
        """A question to whoever decides for a side now (`speaks`)."""
        return Decision(step, self.speaks[side], options, secret, always)

    def ask_seat(self, step: Step[Any], seat: int, options: list[Option]) -> Decision:
        """A question to one of those who share a side, whoever decides for it now."""
        return Decision(step, seat, options)

    def unseen(self, seat: int, deck: int) -> int:
        """How many cards of a deck a seat holds that nobody has looked at (`clockwork`)."""
        if self.clockwork is None or seat != self.leading[SHADOW]:
            return 0
        return self.clockwork.face_down[deck]

    def hand(self, side: int) -> list[int]:
        """The cards of whoever decides for a side now."""
        return self.hands[self.speaks[side]]

    # -- figures ---------------------------------------------------------------------------------

    def count(self, place: int, figure: int) -> int:
        """How many figures of a kind stand in a place."""
        return self.figures[FIGURES * place + figure]

    def put(self, place: int, figure: int, count: int = 1) -> None:
        """Figures come to a place."""
        self.figures[FIGURES * place + figure] += count
        if figure < UNIT_KINDS:
            self.strength[PLACES * SIDE_OF[figure] + place] += count
            if self.players > SIDE_COUNT:
                self._share(place, figure, count)

    def _share(self, place: int, figure: int, count: int) -> None:
        """Keep up whose units stand in a place, where several share a side."""
        seat = OWNERS[self.players][figure]
        partner = SEATINGS[self.players].partner[seat]
        own = self.own
        own[PLACES * seat + place] += count
        if partner != seat:
            both = own[PLACES * seat + place] > 0 and own[PLACES * partner + place] > 0
            self.together[PLACES * SIDE_OF[figure] + place] = 1 if both else 0

    def clear_board(self) -> None:
        """Nobody stands anywhere."""
        self.figures = bytearray(PLACES * FIGURES)
        self.strength = [0] * (PLACES * SIDE_COUNT)
        self.own = [0] * len(self.own)
        self.together = bytearray(len(self.together))

    def take(self, place: int, figure: int, count: int = 1) -> None:
        """Figures leave a place."""
        self.put(place, figure, -count)

    def shift(self, start: int, end: int, figure: int, count: int) -> None:
        """Figures go from place to place."""
        self.put(start, figure, -count)
        self.put(end, figure, count)

    def units(self, place: int, side: int) -> int:
        """How many army units a side has in a place."""
        return self.strength[PLACES * side + place]

    def leaders(self, place: int, side: int) -> int:
        """How many leaders or Nazgul a side has in a place, characters not counted."""
        base = FIGURES * place
        if side == SHADOW:
            return self.figures[base + NAZGUL]
        return sum(self.figures[base + LEADER : base + NAZGUL])

    def characters(self, place: int, side: int) -> list[int]:
        """The characters of a side in a place."""
        if place not in self.where:
            return []
        return [c for c, at in enumerate(self.where) if at == place and CHARACTERS[c].side == side]

    def companions(self) -> list[int]:
        """The companions in the Fellowship."""
        return [c for c, at in enumerate(self.where) if at == IN_FELLOWSHIP]

    def in_play(self, character: int) -> bool:
        """Whether a character stands on the map."""
        return self.where[character] >= 0

    def garrisoned(self, region: int, side: int) -> bool:
        """Whether a garrison of this side that no figure shows holds a region (`clockwork`)."""
        return self.clockwork is not None and side == SHADOW and self.clockwork.occupied[region]

    def nations(self, place: int, side: int) -> list[int]:
        """The nations of a side that have units in a place."""
        base = FIGURES * place
        found: list[int] = []
        for figure in UNITS_OF[side]:
            nation = NATION_OF[figure]
            if self.figures[base + figure] and nation not in found:
                found.append(nation)
        return found

    def at_war(self, nation: int) -> bool:
        """Whether a nation has reached the last step of the political track."""
        return self.politics[nation] == AT_WAR

    # -- dice ------------------------------------------------------------------------------------

    def roll(self, count: int) -> list[int]:
        """Roll ordinary dice."""
        return [self.draw("dice", DICE, DICE_NAMES) for _ in range(count)]

    def unused_dice(self, side: int) -> int:
        """How many action dice a side has not used yet."""
        return sum(self.dice[FACE_COUNT * side : FACE_COUNT * (side + 1)])

    # -- telling ---------------------------------------------------------------------------------

    def tell(self, kind: str, args: dict[str, str | int]) -> None:
        """Note what happened. Callers ask `events is not None` first, so that search pays nothing."""
        assert self.events is not None
        if self.players > 2 and "side" in args and "seat" not in args:
            side = SIDES.index(str(args["side"]))
            args["seat"] = SEATINGS[self.players].ids[self.speaks[side]]
        self.events.append(Event(kind, args))

    def push(self, step: Step[Any]) -> None:
        """This is to be done next."""
        self.agenda.append(step)
