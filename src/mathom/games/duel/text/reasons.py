"""Why a choice is not possible now, in a sentence that names the rule's reason."""

from __future__ import annotations

from mathom.core.text import Text
from mathom.games.duel.box import CARDS, LANDMARK_IDS, SEATS
from mathom.games.duel.options import ALL
from mathom.games.duel.state import DuelState
from mathom.games.duel.steps.costs import card_price, landmark_price


def refusal(state: DuelState, text: str) -> Text:
    """The reason why this cannot be chosen now."""
    option = ALL.get(text)
    decision = state.decision
    assert decision is not None
    if option is None:
        return Text("duel-refusal-unknown")
    verbs = {other.verb for other in decision.options}
    if decision.kind == "turn" and option.verb in ("play", "chain", "discard"):
        return _card(state, option.verb, option.args[0])
    if decision.kind == "turn" and option.verb == "landmark":
        return _landmark(state, option.args[0])
    if option.verb in verbs:
        return Text(f"duel-refusal-{option.verb}")
    return Text("duel-refusal-other", seat=Text(f"duel-seat-{SEATS[decision.seat]}"))


def _card(state: DuelState, verb: str, card: int) -> Text:
    seat = state.turn
    if card not in state.layout:
        same = CARDS[card].chapter == state.chapter
        return Text("duel-refusal-gone" if same else "duel-refusal-chapter", chapter=state.chapter)
    if state.layout.index(card) not in state.open:
        return Text("duel-refusal-covered")
    if verb == "chain":
        chained = CARDS[card].needs != ""
        return Text("duel-refusal-chain" if chained else "duel-refusal-no-chain")
    price = card_price(state, seat, card)
    return Text("duel-refusal-price", price=price, coins=state.coins[seat])


def _landmark(state: DuelState, landmark: int) -> Text:
    if landmark not in state.landmarks:
        return Text("duel-refusal-landmark", landmark=Text(f"duel-landmark-{LANDMARK_IDS[landmark]}"))
    price = landmark_price(state, state.turn, landmark)
    return Text("duel-refusal-price", price=price, coins=state.coins[state.turn])
