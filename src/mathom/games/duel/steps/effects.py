"""What cards and tiles do (p. 5), apart from the map, the quest and the alliances."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.chance import Occasion
from mathom.core.option import Option
from mathom.core.text import Reason, Rule, Text
from mathom.games.duel import deeds
from mathom.games.duel.box import CARD_IDS, CARDS
from mathom.games.duel.codecs import COUNT, SEAT
from mathom.games.duel.options import PICKS, RETRIEVE, RUIN
from mathom.games.duel.questions import Picking, Retrieving
from mathom.games.duel.state import DuelState
from mathom.games.duel.steps.alliances import ON_CHAIN, ON_COLOUR, react
from mathom.games.duel.steps.conquest import MoveUnits, RemoveUnits, enemy_regions

COINS_RULE: Final = Rule("duel", "coins", 5)
PURPLE_RULE: Final = Rule("duel", "purple", 5)
DISCARD_RULE: Final = Rule("duel", "discard", 5)
GREY_RULE: Final = Rule("duel", "grey", 5)
EXTRA_RULE: Final = Rule("duel", "extra", 3)
PICK_RULE: Final = Rule("duel", "pick", 5)


def play_card(state: DuelState, seat: int, card: int, chained: bool) -> None:
    """The card enters the play area: first its own effects, then what the owner's tokens add."""
    state.add_card(seat, card)
    if chained:
        react(state, seat, ON_CHAIN)
    react(state, seat, ON_COLOUR[CARDS[card].colour])
    state.agenda += deeds.OF_CARD[seat][card]


def gain_coins(state: DuelState, seat: int, count: int) -> None:
    """Coins come from the reserve, as long as it has any."""
    count = min(count, state.reserve)
    state.coins[seat] += count
    if state.events is not None:
        state.tell("coins", seat, {"count": count})


class GainCoins(Step[DuelState]):
    """Take coins from the reserve."""

    rule = COINS_RULE
    fields = {"seat": SEAT, "count": COUNT}

    def __init__(self, seat: int, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def run(self, state: DuelState) -> Decision | None:
        gain_coins(state, self.seat, self.count)
        return None


class OpponentLosesCoins(Step[DuelState]):
    """The opponent's coins go to the reserve, not to the player."""

    rule = PURPLE_RULE
    fields = {"seat": SEAT, "count": COUNT}

    def __init__(self, seat: int, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def run(self, state: DuelState) -> Decision | None:
        opponent = 1 - self.seat
        lost = min(self.count, state.coins[opponent])
        state.coins[opponent] -= lost
        if state.events is not None:
            state.tell("lost_coins", opponent, {"count": lost})
        return None


class ExtraTurn(Step[DuelState]):
    """One more turn after this one is finished."""

    rule = EXTRA_RULE
    fields = {"seat": SEAT}

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: DuelState) -> Decision | None:
        state.extra += 1
        if state.events is not None:
            state.tell("extra_turn", self.seat, {})
        return None


class PlayFromDiscard(Step[DuelState]):
    """Look through the whole discard in secret and play one card of it for nothing."""

    rule = DISCARD_RULE
    kind = "retrieve"
    fields = {"seat": SEAT}

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: DuelState) -> Decision | None:
        self._look(state)
        cards = sorted(state.discard + state.left_out)
        if not cards:
            return None
        return Decision(self, self.seat, [RETRIEVE[card] for card in cards])

    def about(self, state: DuelState, seat: int) -> Retrieving:
        looked = seat >= 0 and state.looked >> seat & 1 == 1
        cards = sorted(state.discard + state.left_out) if looked else state.discard
        unknown = 0 if looked else len(state.left_out)
        return Retrieving(cards=tuple([CARD_IDS[card] for card in cards]), unknown=unknown)

    def why_not(self, state: DuelState, option: Option) -> Reason | None:
        return Reason(Text("duel-refusal-retrieve"), DISCARD_RULE) if option.verb == "retrieve" else None

    def _look(self, state: DuelState) -> None:
        """The cards left out of this chapter lie in the discard too; nobody has seen them yet."""
        if state.looked == 0:
            if state.chance.listens:
                count = LEFT_OUT - len(state.left_out)
                state.expect(Occasion("left_out", count, self.seat, "looked"))
            while len(state.left_out) < LEFT_OUT:
                card = state.draw("left_out", state.unseen, CARD_IDS, (self.seat,))
                state.unseen.remove(card)
                state.left_out.append(card)
        state.looked |= 1 << self.seat

    def chosen(self, state: DuelState, option: Option) -> None:
        card = option.args[0]
        pile = state.left_out if card in state.left_out else state.discard
        pile.remove(card)
        if state.events is not None:
            state.tell("retrieved", self.seat, {"card": CARD_IDS[card]})
        play_card(state, self.seat, card, chained=False)


LEFT_OUT: Final = 3


class DiscardGreyCard(Step[DuelState]):
    """Isengard: put one of the opponent's grey cards into the discard."""

    rule = GREY_RULE
    kind = "ruin"
    fields = {"seat": SEAT}

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: DuelState) -> Decision | None:
        cards = sorted(state.grey_cards(1 - self.seat))
        if not cards:
            return None
        return Decision(self, self.seat, [RUIN[card] for card in cards])

    def why_not(self, state: DuelState, option: Option) -> Reason | None:
        return Reason(Text("duel-refusal-ruin"), GREY_RULE) if option.verb == "ruin" else None

    def chosen(self, state: DuelState, option: Option) -> None:
        card = option.args[0]
        state.lose_grey_card(1 - self.seat, card)
        if state.events is not None:
            state.tell("ruined", self.seat, {"card": CARD_IDS[card]})


class Pick(Step[DuelState]):
    """The Ents: three times, remove an enemy unit, cost the opponent a coin, or move a unit."""

    rule = PICK_RULE
    kind = "pick"
    fields = {"seat": SEAT, "count": COUNT}

    def __init__(self, seat: int, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def run(self, state: DuelState) -> Decision | None:
        remove, coin, move = PICKS
        options: list[Option] = []
        if enemy_regions(state, self.seat):
            options.append(remove)
        if state.coins[1 - self.seat]:
            options.append(coin)
        if enemy_regions(state, 1 - self.seat):
            options.append(move)
        return Decision(self, self.seat, options) if options else None

    def about(self, state: DuelState, seat: int) -> Picking:
        return Picking(count=self.count)

    def why_not(self, state: DuelState, option: Option) -> Reason | None:
        return Reason(Text("duel-refusal-pick"), PICK_RULE) if option.verb == "pick" else None

    def chosen(self, state: DuelState, option: Option) -> None:
        if self.count > 1:
            state.push(Pick(self.seat, self.count - 1))
        if option.args[0] == 0:
            state.push(RemoveUnits(self.seat, 1))
        elif option.args[0] == 1:
            state.push(OpponentLosesCoins(self.seat, 1))
        else:
            state.push(MoveUnits(self.seat, 1))

    def gaps(self, state: DuelState) -> dict[str, str | int | Text]:
        return {"count": self.count}
