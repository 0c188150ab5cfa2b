"""What a seat may see, and what it may imagine.

Duel hides little. Cards that nobody has seen are not decided yet (see `chance`), so nothing is known of
them anywhere. One secret is left: whoever looks through the discard sees the cards that were left out of
the chapter, and the other player does not.
"""

from __future__ import annotations

from typing import Any

from mathom.core.chance import Chance
from mathom.games.duel.box import (
    CARD_IDS,
    CHAINS,
    LANDMARK_IDS,
    RACES,
    REGION_IDS,
    SEATS,
    SKILLS,
    TOKEN_IDS,
    TOKENS,
)
from mathom.games.duel.state import HIDDEN, REGION_COUNT, SKILL_COUNT, TAKEN, DuelState
from mathom.games.duel.steps.costs import can_chain, card_price, landmark_price


def view(state: DuelState, seat: int) -> dict[str, Any]:
    """What the seat may know, as plain data; a watcher knows what both players know."""
    seen: dict[str, Any] = {
        "chapter": state.chapter,
        "turn": SEATS[state.turn],
        "extra": state.extra,
        "layout": layout(state),
        "open": state.open[:],
        "discard": len(state.discard) + (len(state.left_out) if state.looked else _left_out(state)),
        "landmarks": [LANDMARK_IDS[landmark] for landmark in state.landmarks],
        "landmarks_left": len(state.landmark_stack),
        "stacks": {race: _stack(state, index) for index, race in enumerate(RACES)},
        "reserve": state.reserve,
        "prices": _prices(state),
    }
    for index, name in enumerate(SEATS):
        seen[name] = player(state, index) | {
            "supply": state.supply[index],
            "skills": {skill: state.skills[SKILL_COUNT * index + n] for n, skill in enumerate(SKILLS)},
            "skill_choices": [
                [skill for n, skill in enumerate(SKILLS) if choice >> n & 1]
                for choice in state.skill_choices[index]
            ],
            "chains": [name for n, name in enumerate(CHAINS) if state.chains[index] >> n & 1],
            "races": [race for n, race in enumerate(RACES) if state.races[index] >> n & 1],
        }
    if seat >= 0 and state.looked >> seat & 1:
        seen["left_out"] = [CARD_IDS[card] for card in sorted(state.left_out)]
    if state.decision is not None:
        seen["decision"] = {"seat": SEATS[state.decision.seat], "kind": state.decision.kind}
        if state.decision.seat == seat:
            seen["decision"]["options"] = [str(option) for option in state.decision.options]
    if state.outcome is not None:
        seen["outcome"] = outcome(state)
    return seen


def _left_out(state: DuelState) -> int:
    """How many unseen cards lie in the discard rather than in the layout."""
    return len(state.unseen) - state.layout.count(HIDDEN)


def _stack(state: DuelState, race: int) -> dict[str, Any]:
    seen = [TOKEN_IDS[token] for token in state.stacks[race]]
    hidden = sum([TOKENS[token].race == race for token in state.token_pool])
    return {"seen": seen, "hidden": hidden}


def _prices(state: DuelState) -> dict[str, Any]:
    """What each thing that can be taken would cost each seat, and whether a chain makes it free."""
    prices: dict[str, Any] = {}
    for slot in state.open:
        card = state.layout[slot]
        if card >= 0:
            prices[CARD_IDS[card]] = {
                name: {"coins": card_price(state, seat, card), "chain": can_chain(state, seat, card)}
                for seat, name in enumerate(SEATS)
            }
    for landmark in state.landmarks:
        prices[LANDMARK_IDS[landmark]] = {
            name: {"coins": landmark_price(state, seat, landmark)} for seat, name in enumerate(SEATS)
        }
    return prices


def layout(state: DuelState) -> list[str | None]:
    """Slot by slot: the card, "?" for a card face down, None where there is none any more."""
    return [
        None if card == TAKEN else "?" if card == HIDDEN else CARD_IDS[card] for card in state.layout
    ]


def player(state: DuelState, seat: int) -> dict[str, Any]:
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


def outcome(state: DuelState) -> dict[str, Any]:
    """Who won, and how."""
    assert state.outcome is not None
    winners = [SEATS[winner] for winner in state.outcome.winners]
    return {"winners": winners, "how": state.outcome.how}


def imagine(state: DuelState, seat: int, chance: Chance) -> DuelState:
    """The same table, with the cards that only the other seat has seen dealt anew."""
    new = state.clone()
    new.chance = chance.clone()
    if not new.looked or (seat >= 0 and new.looked >> seat & 1):
        return new
    pool = sorted(new.unseen + new.left_out)
    count = len(new.left_out)
    new.left_out = []
    for _ in range(count):
        card = new.draw("left_out", pool, CARD_IDS)
        pool.remove(card)
        new.left_out.append(card)
    new.unseen = pool
    if new.decision is not None:
        # The other seat may be choosing among those very cards.
        new.decision = new.decision.step.run(new)
    return new
