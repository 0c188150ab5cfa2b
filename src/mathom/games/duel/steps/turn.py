"""A turn (p. 3): take one chapter card, to play or to discard, or take one landmark."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.text import Reason, Rule, Text
from mathom.games.duel import deeds
from mathom.games.duel.box import CARD_IDS, CARDS, LANDMARK_IDS, LANDMARKS, power
from mathom.games.duel.options import CHAIN, DISCARD, LANDMARK, PLAY
from mathom.games.duel.state import DuelState
from mathom.games.duel.steps.alliances import ON_LANDMARK, react
from mathom.games.duel.steps.chapter import CHAPTER, EndChapter, take_from_layout, turn_up_available
from mathom.games.duel.steps.costs import (
    COSTS,
    can_chain,
    card_price,
    landmark_price,
    missing_skills,
    surcharge,
)
from mathom.games.duel.steps.effects import gain_coins, play_card

TURN: Final = Rule("duel", "turn", 3)
DOUBLE_DISCARD: Final = power("double_discard")


class TakeTurn(Step[DuelState]):
    """Choose what to take. Discarding is always possible, so nobody is ever stuck or may pass."""

    rule = TURN
    kind = "turn"

    def run(self, state: DuelState) -> Decision | None:
        seat = state.turn
        coins = state.coins[seat]
        options: list[Option] = []
        for slot in state.open:
            card = state.layout[slot]
            if card_price(state, seat, card) <= coins:
                options.append(PLAY[card])
            if can_chain(state, seat, card):
                options.append(CHAIN[card])
            options.append(DISCARD[card])
        # The surcharge is the same for all of them.
        coins -= surcharge(state, seat)
        for landmark in state.landmarks:
            if missing_skills(state, seat, LANDMARKS[landmark].cost) <= coins:
                options.append(LANDMARK[landmark])
        return Decision(self, seat, options)

    def why_not(self, state: DuelState, option: Option) -> Reason | None:
        if option.verb in ("play", "chain", "discard"):
            return why_not_card(state, option.verb, option.args[0])
        if option.verb == "landmark":
            return why_not_landmark(state, option.args[0])
        return Reason(Text("duel-refusal-pass"), TURN) if option.verb == "pass" else None

    def chosen(self, state: DuelState, option: Option) -> None:
        state.push(EndTurn())
        taken = option.args[0]
        verb = option.verb
        if verb == "play":
            play_from_layout(state, taken)
        elif verb == "discard":
            discard(state, taken)
        elif verb == "chain":
            chain(state, taken)
        else:
            take_landmark(state, taken)


def why_not_card(state: DuelState, verb: str, card: int) -> Reason:
    """It is not there, or something lies on it, or it cannot be paid for or chained."""
    if CARDS[card].chapter != state.chapter:
        return Reason(Text("duel-refusal-chapter", chapter=state.chapter), CHAPTER)
    if card not in state.layout:
        return Reason(Text("duel-refusal-gone"), CHAPTER)
    if state.layout.index(card) not in state.open:
        return Reason(Text("duel-refusal-covered"), TURN)
    if verb == "chain":
        chained = CARDS[card].needs != ""
        return Reason(Text("duel-refusal-chain" if chained else "duel-refusal-no-chain"), COSTS)
    return _too_dear(state, card_price(state, state.turn, card))


def why_not_landmark(state: DuelState, landmark: int) -> Reason:
    """It does not lie open, or it cannot be paid for."""
    if landmark not in state.landmarks:
        name = Text(f"duel-landmark-{LANDMARK_IDS[landmark]}")
        return Reason(Text("duel-refusal-landmark", landmark=name), TURN)
    return _too_dear(state, landmark_price(state, state.turn, landmark))


def _too_dear(state: DuelState, price: int) -> Reason:
    return Reason(Text("duel-refusal-price", price=price, coins=state.coins[state.turn]), COSTS)


def play_from_layout(state: DuelState, card: int) -> None:
    """Pay the cost and play the card."""
    seat = state.turn
    price = card_price(state, seat, card)
    state.coins[seat] -= price
    take_from_layout(state, card)
    if state.events is not None:
        state.tell("played", seat, {"card": CARD_IDS[card], "count": price})
    play_card(state, seat, card, chained=False)


def chain(state: DuelState, card: int) -> None:
    """Play the card for nothing, by its chain symbol (p. 4)."""
    take_from_layout(state, card)
    if state.events is not None:
        state.tell("chained", state.turn, {"card": CARD_IDS[card]})
    play_card(state, state.turn, card, chained=True)


def discard(state: DuelState, card: int) -> None:
    """Put the card face down into the discard and take as many coins as the chapter's number."""
    seat = state.turn
    take_from_layout(state, card)
    state.discard.append(card)
    if state.events is not None:
        state.tell("discarded", seat, {"card": CARD_IDS[card]})
    gain_coins(state, seat, discard_income(state, seat))


def discard_income(state: DuelState, seat: int) -> int:
    """As many coins as the chapter's number; the Humans double them."""
    return state.chapter * 2 if state.tokens[seat] & DOUBLE_DISCARD else state.chapter


def take_landmark(state: DuelState, landmark: int) -> None:
    """Pay for the tile: its fortress first, then its other effects. No new one is turned up."""
    seat = state.turn
    price = landmark_price(state, seat, landmark)
    state.coins[seat] -= price
    state.landmarks.remove(landmark)
    state.owned_landmarks[seat].append(landmark)
    if state.events is not None:
        state.tell("landmark", seat, {"landmark": LANDMARK_IDS[landmark], "count": price})
    react(state, seat, ON_LANDMARK)
    state.agenda += deeds.OF_LANDMARK[seat][landmark]


class EndTurn(Step[DuelState]):
    """Turn up what has become available; taking the last card ends the chapter."""

    rule = TURN

    def run(self, state: DuelState) -> Decision | None:
        turn_up_available(state)
        state.push(NextTurn())
        if not state.open:
            state.push(EndChapter())
        return None


class NextTurn(Step[DuelState]):
    """The players alternate, also across chapters, unless an extra turn was won."""

    rule = TURN

    def run(self, state: DuelState) -> Decision | None:
        if state.extra == 0:
            state.turn = 1 - state.turn
        elif state.extra_turns == "all":
            state.extra -= 1
        else:
            state.extra = 0
        state.push(TakeTurn())
        return None
