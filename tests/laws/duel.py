"""Duel's own part of the laws: what is in its box, counted without asking the rules."""

from __future__ import annotations

from mathom.core.state import State
from mathom.games.duel.box import (
    CARD_IDS,
    CARDS,
    CHAINS,
    LANDMARK_IDS,
    LANDMARKS,
    LAYOUTS,
    SEATS,
    SKILLS,
    TOKEN_IDS,
    TOKENS,
)
from mathom.games.duel.state import HIDDEN, TAKEN, DuelState

# Three chapters of 20 cards and 7 landmarks are 67 turns; the rest is what they set off.
MOST_DECISIONS = 250
GAMES = 500
LENGTH = 1

EAGLE = TOKEN_IDS.index("hobbits_1")


def conserved(state: State) -> None:
    """All 69 cards, 30 coins, 30 units, 14 fortresses, 18 tokens and 7 landmarks are accounted for."""
    assert isinstance(state, DuelState)
    _cards(state)
    _layout(state)
    _coins_and_units(state)
    _landmarks_and_fortresses(state)
    _tokens(state)
    for seat in range(len(SEATS)):
        _symbols(state, seat)
    _ending(state)


def _cards(state: DuelState) -> None:
    laid = [card for card in state.layout if card not in (HIDDEN, TAKEN)]
    cards = laid + state.unseen + state.left_out + state.discard + state.cards[0] + state.cards[1]
    assert 1 <= state.chapter <= 3
    assert sorted(cards) == [card.index for card in CARDS if card.chapter <= state.chapter]
    assert all(CARDS[card].chapter == state.chapter for card in laid + state.unseen + state.left_out)
    face_down = state.layout.count(HIDDEN)
    if state.looked:
        assert len(state.unseen) == face_down
        assert len(state.left_out) <= 3
    elif state.layout != [TAKEN] * 20:
        assert len(state.unseen) == face_down + 3
        assert state.left_out == []


def _layout(state: DuelState) -> None:
    """A card is open if no card of the next row overlaps it; a face-up row lies face up."""
    plan = LAYOUTS[state.chapter - 1]
    free = []
    for slot, card in enumerate(state.layout):
        covering = [
            other
            for other in range(20)
            if plan.row[other] == plan.row[slot] + 1 and abs(plan.x[other] - plan.x[slot]) == 1
        ]
        covered = any(state.layout[other] != TAKEN for other in covering)
        assert not (covered and card == TAKEN)
        assert not (plan.face_up[slot] and card == HIDDEN)
        assert not (covered and not plan.face_up[slot] and card >= 0)
        if not covered and card != TAKEN:
            free.append(slot)
    assert state.open == free
    if state.decision is not None and state.decision.kind == "turn":
        assert all(state.layout[slot] >= 0 for slot in free)


def _coins_and_units(state: DuelState) -> None:
    assert min(state.coins) >= 0
    assert sum(state.coins) + state.reserve == 30
    assert state.reserve >= 0
    assert min(state.units) >= 0
    for seat in (0, 1):
        assert sum(state.units[7 * seat : 7 * seat + 7]) + state.supply[seat] == 15
        assert 0 <= state.quest[seat] <= 14
    # Enemies never rest in one region.
    assert all(state.units[region] == 0 or state.units[7 + region] == 0 for region in range(7))
    assert state.turn in (0, 1)
    assert state.extra >= 0


def _landmarks_and_fortresses(state: DuelState) -> None:
    owned = state.owned_landmarks
    assert sorted(state.landmarks + state.landmark_stack + owned[0] + owned[1]) == list(range(7))
    assert len(state.landmarks) <= 3
    for seat in (0, 1):
        built = sum(1 << LANDMARKS[landmark].region for landmark in owned[seat])
        assert state.fortresses[seat] & ~built == 0


def _tokens(state: DuelState) -> None:
    seen = [token for stack in state.stacks for token in stack]
    owned = [token for token in range(18) for seat in (0, 1) if state.tokens[seat] >> token & 1]
    assert sorted(seen + state.token_pool + owned) == list(range(18))
    for race, stack in enumerate(state.stacks):
        assert all(TOKENS[token].race == race for token in stack)


def _symbols(state: DuelState, seat: int) -> None:
    """Skills, chains and races are what the cards in front of the player show."""
    cards = [CARDS[card] for card in state.cards[seat]]
    for skill in range(len(SKILLS)):
        shown = sum(n for card in cards for which, n in card.skills if which == skill)
        assert state.skills[len(SKILLS) * seat + skill] == shown
    choices = sorted(card.skill_choice for card in cards if card.skill_choice)
    assert sorted(state.skill_choices[seat]) == choices
    gives = sorted(CHAINS.index(card.gives) for card in cards if card.gives)
    assert state.chains[seat] == sum(1 << chain for chain in gives)
    assert state.races[seat] == sum(1 << race for race in {card.race for card in cards} - {-1})


def _ending(state: DuelState) -> None:
    """Whoever fulfils a condition has won already; a count comes only after the last card."""
    won = {(seat, how) for seat in (0, 1) for how in _fulfilled(state, seat)}
    outcome = state.outcome
    if outcome is None:
        assert won == set()
    elif outcome.how in ("quest", "races", "conquest"):
        assert {(winner, outcome.how) for winner in outcome.winners} <= won
        assert {seat for seat, _ in won} == set(outcome.winners)
    else:
        assert won == set()
        assert state.chapter == 3
        assert state.layout == [TAKEN] * 20
        held = [len(_presence(state, seat)) for seat in (0, 1)]
        winners = [seat for seat in (0, 1) if held[seat] == max(held)]
        assert list(outcome.winners) == winners
        assert outcome.how == ("shared" if len(winners) == 2 else "regions")


def _fulfilled(state: DuelState, seat: int) -> list[str]:
    races = bin(state.races[seat]).count("1") + (state.tokens[seat] >> EAGLE & 1)
    met = {
        "quest": state.quest[seat] == 14,
        "races": races >= 6,
        "conquest": len(_presence(state, seat)) == 7,
    }
    return [how for how, fulfilled in met.items() if fulfilled]


def _presence(state: DuelState, seat: int) -> list[int]:
    return [
        region
        for region in range(7)
        if state.units[7 * seat + region] or state.fortresses[seat] >> region & 1
    ]


def hidden(state: State, seat: int) -> set[str]:
    """What nobody has seen yet, and what only the other player saw in the discard."""
    assert isinstance(state, DuelState)
    words = {card.id for card in CARDS if card.chapter > state.chapter}
    words |= {CARD_IDS[card] for card in state.unseen}
    words |= {LANDMARK_IDS[landmark] for landmark in state.landmark_stack}
    words |= {TOKEN_IDS[token] for token in state.token_pool}
    if seat < 0 or not state.looked >> seat & 1:
        words |= {CARD_IDS[card] for card in state.left_out}
    return words


def secret(state: State, seat: int) -> bool:
    """The other player has seen the cards left out, and more than those are face down."""
    assert isinstance(state, DuelState)
    looked = bool(state.looked) and not (seat >= 0 and state.looked >> seat & 1)
    return looked and bool(state.left_out) and bool(state.unseen)
