"""Setting up: bids, the order of play, the first site, starting fellowships, hands (p. 8 - 10)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision
from mathom.core.chance import Occasion
from mathom.core.option import Option
from mathom.core.text import Reason, Rule, Text
from mathom.core.view import Question
from mathom.games.tcg import codecs, questions
from mathom.games.tcg.box import COMPANION, RING
from mathom.games.tcg.decks import STARTING_TWILIGHT
from mathom.games.tcg.engine.changes import BURDENS
from mathom.games.tcg.engine.durations import phase_ends, turn_ends
from mathom.games.tcg.engine.offers import can_play, play_fault
from mathom.games.tcg.engine.table import SEAT_LETTERS
from mathom.games.tcg.engine.values import twilight_cost
from mathom.games.tcg.engine.zones import draw_card, enter_play, expect_cards, into_deck, shuffle
from mathom.games.tcg.options import DONE, NO, NUMBER, PLACE, YES
from mathom.games.tcg.state import ADVENTURE, DECK, FELLOWSHIP_AREA, TcgState
from mathom.games.tcg.steps.ending import CORRUPTED, lose
from mathom.games.tcg.steps.phase import Milestone
from mathom.games.tcg.steps.playing import play
from mathom.games.tcg.steps.refusing import cards_of, named, refused, why_fault
from mathom.games.tcg.steps.regroup import HAND_SIZE
from mathom.games.tcg.steps.resolve import one_of_each
from mathom.games.tcg.steps.ring import resistance
from mathom.games.tcg.steps.sites import lay_site
from mathom.games.tcg.steps.turn import Turn

SETTING_UP: Final = Rule("tcg", "setup", 8)
STARTING: Final = Rule("tcg", "starting", 10)

MULLIGAN_HAND: Final = 6
NOBODY: Final = -1


class Prepare(Milestone):
    """Adventure decks face down, Frodo face up with the Ring under him; then the bids."""

    rule = SETTING_UP
    fields = {"mulligan": codecs.YES_NO}

    def __init__(self, mulligan: bool) -> None:
        self.mulligan: Final = mulligan

    def run(self, state: TcgState) -> Decision | None:
        for seat in range(state.table.players):
            # The first card of each is the Ring-bearer, the second his Ring.
            _lay_out(state, seat, state.table.owned[seat])
        state.bids = [-1] * state.table.players
        state.push(BeginGame(self.mulligan))
        state.push(Bid(0))
        return None


def _lay_out(state: TcgState, seat: int, mine: list[int]) -> None:
    bearer, ring = mine[0], mine[1]
    assert state.card(ring).type == RING
    state.bearer[seat], state.ring[seat] = bearer, ring
    enter_play(state, bearer)
    enter_play(state, ring, bearer)
    zone, table = state.zone, state.table
    state.sites[seat] = table.sites[seat][:]
    state.decks[seat] = table.draws[seat][:]
    for card in table.draws[seat]:
        zone[card] = DECK
    for site in table.sites[seat]:
        zone[site] = ADVENTURE


# -- who goes first ------------------------------------------------------------------------------


class Bid(Milestone):
    """Each player hides burdens in his hand, any number; all are shown together.

    As many as the Ring-bearer's resistance corrupt him: more would do no more.
    """

    rule = SETTING_UP
    kind = "bid"
    fields = {"seat": codecs.SEAT}

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: TcgState) -> Decision | None:
        return state.ask(self, self.seat, NUMBER[: resistance(state, self.seat) + 1], secret=True)

    def chosen(self, state: TcgState, option: Option) -> None:
        state.bids[self.seat] = option.args[0]
        last = self.seat + 1 == state.table.players
        state.push(RevealBids() if last else Bid(self.seat + 1))

    def why_not(self, state: TcgState, option: Option) -> Reason | None:
        if option.verb != "number":
            return None
        return refused("bid", SETTING_UP, most=resistance(state, self.seat))

    def about(self, state: TcgState, seat: int) -> Question | None:
        done = [SEAT_LETTERS[other] for other, bid in enumerate(state.bids) if bid >= 0]
        return questions.Bidding(resistance=resistance(state, self.seat), done=tuple(done))


class RevealBids(Milestone):
    """The bids become burdens. Who is corrupted by his own has lost before the first site is placed."""

    rule = SETTING_UP

    def run(self, state: TcgState) -> Decision | None:
        bids = state.bids
        state.burdens = bids[:]
        state.changed(BURDENS)
        if state.events is not None:
            for seat, bid in enumerate(bids):
                state.tell("bid", {"player": seat, "count": bid})
        seats = range(state.table.players)
        corrupted = [seat for seat in seats if bids[seat] >= resistance(state, seat)]
        if corrupted:
            lose(state, corrupted, CORRUPTED)
        if state.outcome is None:
            state.push(ChoosePlaces(tuple(_by_bid(state)), ()))
        return None


def _by_bid(state: TcgState) -> list[int]:
    """The highest bid first; chance decides between equal ones."""
    waiting = [seat for seat in range(state.table.players) if state.playing[seat]]
    order: list[int] = []
    while waiting:
        most = max([state.bids[seat] for seat in waiting])
        tied = [seat for seat in waiting if state.bids[seat] == most]
        if len(tied) > 1 and state.chance.listens:
            state.expect(Occasion("tie", 1, NOBODY, "bid"))
        first = tied[0] if len(tied) == 1 else state.draw("tie", tied, list(SEAT_LETTERS))
        waiting.remove(first)
        order.append(first)
    state.bids = []
    return order


class ChoosePlaces(Milestone):
    """The highest bid chooses a place in the order of play, then the next highest, and so on."""

    rule = SETTING_UP
    kind = "place"
    fields = {"waiting": codecs.SEATS, "taken": codecs.NUMBERS}

    def __init__(self, waiting: tuple[int, ...], taken: tuple[int, ...]) -> None:
        self.waiting: Final = waiting
        """The seats still to choose, in the order in which they do."""
        self.taken: Final = taken
        """The places of those who have chosen, and who they are: place, seat, place, seat..."""

    def run(self, state: TcgState) -> Decision | None:
        free = self._free()
        if len(free) > 1:
            return state.ask(self, self.waiting[0], [PLACE[place] for place in free])
        self._take(state, free[0])
        return None

    def chosen(self, state: TcgState, option: Option) -> None:
        self._take(state, option.args[0])

    def why_not(self, state: TcgState, option: Option) -> Reason | None:
        return refused("place", SETTING_UP) if option.verb == "place" else None

    def about(self, state: TcgState, seat: int) -> Question | None:
        pairs = sorted(zip(self.taken[::2], self.taken[1::2], strict=True))
        taken = [questions.Taken(place=place + 1, seat=SEAT_LETTERS[seat]) for place, seat in pairs]
        waiting = [SEAT_LETTERS[seat] for seat in self.waiting[1:]]
        return questions.ChoosingPlace(taken=tuple(taken), waiting=tuple(waiting))

    def _free(self) -> list[int]:
        count = len(self.waiting) + len(self.taken) // 2
        return [place for place in range(count) if place not in self.taken[::2]]

    def _take(self, state: TcgState, place: int) -> None:
        taken, rest = (*self.taken, place, self.waiting[0]), self.waiting[1:]
        if rest:
            state.push(ChoosePlaces(rest, taken))
            return
        places = list(zip(taken[::2], taken[1::2], strict=True))
        state.order = [seat for _, seat in sorted(places)]
        state.free = state.order[0]
        state.changed()
        if state.events is not None:
            for seat in state.order:
                state.tell("place", {"player": seat, "place": state.order.index(seat) + 1})


# -- the first site and the starting fellowships -------------------------------------------------


class BeginGame(Milestone):
    """The first player places his site 1; then, in order, starting fellowships and hands."""

    rule = SETTING_UP
    fields = {"mulligan": codecs.YES_NO}

    def __init__(self, mulligan: bool) -> None:
        self.mulligan: Final = mulligan

    def run(self, state: TcgState) -> Decision | None:
        # Neither a move nor any twilight.
        lay_site(state, state.order[0], 1)
        state.push(FirstTurn())
        if self.mulligan:
            for seat in reversed(state.order):
                state.push(Mulligan(seat))
        for seat in reversed(state.order):
            state.push(FirstHand(seat, HAND_SIZE))
        for seat in reversed(state.order):
            state.push(StartingFellowship(seat, STARTING_TWILIGHT))
        return None


class StartingFellowship(Milestone):
    """Companions from the draw deck, one after another, that cost no more than 4 together (p. 10).

    No twilight is added. Who is there already can be spotted and may make the next one cheaper.
    """

    rule = STARTING
    kind = "starting"
    fields = {"seat": codecs.SEAT, "left": codecs.NUMBER}

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def run(self, state: TcgState) -> Decision | None:
        if not state.playing[self.seat]:
            return None
        if state.free != self.seat:
            # His cards are the active ones while he plays them.
            state.free = self.seat
            state.changed()
        zone = state.zone
        companions = [card for card in state.table.companions[self.seat] if zone[card] == DECK]
        able = [
            card
            for card in one_of_each(state, companions)
            if twilight_cost(state, card) <= self.left and can_play(state, card, self.seat)
        ]
        if not able and not state.table.discreet:
            return None
        options = [state.table.option("play", card) for card in able]
        return state.ask(self, self.seat, [*options, DONE], hidden=True)

    def chosen(self, state: TcgState, option: Option) -> None:
        if option is DONE:
            return
        card = option.args[0]
        cost = twilight_cost(state, card)
        state.push(StartingFellowship(self.seat, self.left - cost))
        play(state, card, self.seat, change=-cost)

    def gaps(self, state: TcgState) -> dict[str, str | int | Text]:
        spent = STARTING_TWILIGHT - self.left
        return {"count": self.left, "spent": spent, "most": STARTING_TWILIGHT}

    def why_not(self, state: TcgState, option: Option) -> Reason | None:
        cards = cards_of(state, option)
        if option.verb != "play" or len(cards) != 1:
            return None
        card, name = cards[0], named(state, cards[0])
        if state.owner(card) != self.seat:
            return refused("not-yours", STARTING, card=name)
        if card not in state.decks[self.seat] or state.card(card).type != COMPANION:
            return refused("starting", STARTING, card=name)
        cost = twilight_cost(state, card)
        if cost > self.left:
            return refused("starting-cost", STARTING, card=name, cost=cost, left=self.left)
        return why_fault(state, card, play_fault(state, card, self.seat))

    def about(self, state: TcgState, seat: int) -> Question | None:
        mine = [card for card in state.in_play if state.owner(card) == self.seat]
        chosen = [c for c in mine if state.zone[c] == FELLOWSHIP_AREA and c != state.bearer[self.seat]]
        return questions.Starting(
            budget=STARTING_TWILIGHT,
            spent=STARTING_TWILIGHT - self.left,
            left=self.left,
            chosen=state.table.called(chosen),
        )


class FirstHand(Milestone):
    """Shuffle, and draw eight cards."""

    rule = STARTING
    fields = {"seat": codecs.SEAT, "count": codecs.NUMBER}

    def __init__(self, seat: int, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def run(self, state: TcgState) -> Decision | None:
        if state.playing[self.seat]:
            shuffle(state, self.seat)
            expect_cards(state, self.seat, self.count, "first")
            for _ in range(self.count):
                draw_card(state, self.seat)
        return None


class Mulligan(Milestone):
    """DOUBT 2: where players agree on it, each may once shuffle his hand in and draw six."""

    rule = STARTING
    kind = "mulligan"
    fields = {"seat": codecs.SEAT}

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: TcgState) -> Decision | None:
        return state.ask(self, self.seat, [YES, NO]) if state.playing[self.seat] else None

    def chosen(self, state: TcgState, option: Option) -> None:
        if option is YES:
            for card in state.hands[self.seat][:]:
                into_deck(state, card)
            state.push(FirstHand(self.seat, MULLIGAN_HAND))

    def about(self, state: TcgState, seat: int) -> Question | None:
        return questions.NewHand(count=MULLIGAN_HAND)


class FirstTurn(Milestone):
    """The first player in order who is still there begins."""

    rule = STARTING

    def run(self, state: TcgState) -> Decision | None:
        state.free = next(iter([seat for seat in state.order if state.playing[seat]]))
        phase_ends(state)
        turn_ends(state)
        state.changed()
        state.push(Turn())
        return None
