"""Positions of Duel as plain data: how one is written. See docs/positions.md."""

from __future__ import annotations

from typing import Any

from mathom.games.duel.box import CARD_IDS, LANDMARK_IDS, RACES, REGION_IDS, SEATS, TOKEN_IDS
from mathom.games.duel.position.agenda import write_pending
from mathom.games.duel.state import REGION_COUNT, DuelState
from mathom.games.duel.view.see import layout


def write(state: DuelState) -> dict[str, Any]:
    """The whole position."""
    data: dict[str, Any] = {
        "chapter": state.chapter,
        "turn": SEATS[state.turn],
        "extra": state.extra,
        "layout": layout(state),
        "discard": [CARD_IDS[card] for card in state.discard],
        "landmarks": [LANDMARK_IDS[landmark] for landmark in state.landmarks],
        "stacks": {
            race: [TOKEN_IDS[token] for token in stack]
            for race, stack in zip(RACES, state.stacks, strict=True)
            if stack
        },
        **{name: _player(state, seat) for seat, name in enumerate(SEATS)},
    }
    if state.looked:
        data["left_out"] = [CARD_IDS[card] for card in state.left_out]
        data["looked"] = [name for seat, name in enumerate(SEATS) if state.looked >> seat & 1]
    if state.outcome is not None:
        winners = [SEATS[winner] for winner in state.outcome.winners]
        data["outcome"] = {"winners": winners, "how": state.outcome.how}
    return data | write_pending(state)


def _player(state: DuelState, seat: int) -> dict[str, Any]:
    """What lies in front of a player and on the board."""
    base = REGION_COUNT * seat
    return {
        "coins": state.coins[seat],
        "cards": [CARD_IDS[card] for card in state.cards[seat]],
        "tokens": [id for n, id in enumerate(TOKEN_IDS) if state.tokens[seat] >> n & 1],
        "landmarks": [LANDMARK_IDS[landmark] for landmark in state.owned_landmarks[seat]],
        "quest": state.quest[seat],
        "units": {id: state.units[base + n] for n, id in enumerate(REGION_IDS) if state.units[base + n]},
        "fortresses": [id for n, id in enumerate(REGION_IDS) if state.fortresses[seat] >> n & 1],
    }
