"""What a seat may see.

Duel hides little. Cards that nobody has seen are not decided yet (see `chance`), so nothing is known of
them anywhere. One secret is left: whoever looks through the discard sees the cards that were left out of
the chapter, and the other player does not.
"""

from __future__ import annotations

from typing import cast

from mathom.core.view import Ended
from mathom.games.duel.box import (
    CARD_IDS,
    CARDS,
    CHAINS,
    GOAL,
    LANDMARK_IDS,
    LANDMARKS,
    RACES,
    REGION_IDS,
    SEATS,
    SKILLS,
    TOKEN_IDS,
    TOKENS,
)
from mathom.games.duel.questions import About
from mathom.games.duel.state import HIDDEN, REGION_COUNT, SKILL_COUNT, TAKEN, DuelState
from mathom.games.duel.steps.costs import (
    CHOICE,
    COIN,
    NO_SURCHARGE,
    OWN,
    WILD,
    can_chain,
    card_price,
    landmark_price,
    payers,
    surcharge,
)
from mathom.games.duel.steps.ending import RACES_NEEDED, race_symbols, regions_held
from mathom.games.duel.steps.turn import discard_income
from mathom.games.duel.view.types import Asking, Bill, DuelView, Player, Score, Stack, Symbol

PAYERS = {OWN: "own", CHOICE: "choice", WILD: "wild", COIN: "coin"}


def view(state: DuelState, seat: int) -> DuelView:
    """What the seat may know; a watcher knows what both players know."""
    looked = seat >= 0 and state.looked >> seat & 1 == 1
    return DuelView(
        chapter=state.chapter,
        turn=SEATS[state.turn],
        extra=state.extra,
        layout=tuple(layout(state)),
        open=tuple(state.open),
        discard=len(state.discard) + (len(state.left_out) if state.looked else _left_out(state)),
        landmarks=_named(state.landmarks, LANDMARK_IDS),
        landmarks_left=len(state.landmark_stack),
        stacks={race: _stack(state, index) for index, race in enumerate(RACES)},
        reserve=state.reserve,
        prices=_prices(state),
        players={name: _player(state, index) for index, name in enumerate(SEATS)},
        left_out=_named(sorted(state.left_out), CARD_IDS) if looked else None,
        decision=_asking(state, seat),
        outcome=_outcome(state),
    )


def _named(numbers: list[int], ids: list[str]) -> tuple[str, ...]:
    return tuple([ids[number] for number in numbers])


def _bits(bits: int, ids: list[str]) -> tuple[str, ...]:
    return tuple([id for number, id in enumerate(ids) if bits >> number & 1])


def _asking(state: DuelState, seat: int) -> Asking | None:
    asked = state.decision
    if asked is None:
        return None
    return Asking(
        seat=SEATS[asked.seat],
        kind=asked.kind,
        about=cast(About | None, asked.step.about(state, seat)),
        options=tuple([str(option) for option in asked.options]) if asked.seat == seat else (),
    )


def _outcome(state: DuelState) -> Ended | None:
    ended = state.outcome
    if ended is None:
        return None
    return Ended(winners=tuple([SEATS[winner] for winner in ended.winners]), how=ended.how)


def _left_out(state: DuelState) -> int:
    """How many unseen cards lie in the discard rather than in the layout."""
    return len(state.unseen) - state.layout.count(HIDDEN)


def layout(state: DuelState) -> list[str | None]:
    """Slot by slot: the card, "?" for a card face down, None where there is none any more."""
    return [
        None if card == TAKEN else "?" if card == HIDDEN else CARD_IDS[card] for card in state.layout
    ]


def _stack(state: DuelState, race: int) -> Stack:
    hidden = sum([TOKENS[token].race == race for token in state.token_pool])
    return Stack(seen=_named(list(state.stacks[race]), TOKEN_IDS), hidden=hidden)


# -- what things cost ----------------------------------------------------------------------------


def _prices(state: DuelState) -> dict[str, dict[str, Bill]]:
    """What each thing that can be taken would cost each seat."""
    prices: dict[str, dict[str, Bill]] = {}
    for slot in state.open:
        card = state.layout[slot]
        if card >= 0:
            prices[CARD_IDS[card]] = {
                name: _card_bill(state, seat, card) for seat, name in enumerate(SEATS)
            }
    for landmark in state.landmarks:
        prices[LANDMARK_IDS[landmark]] = {
            name: _landmark_bill(state, seat, landmark) for seat, name in enumerate(SEATS)
        }
    return prices


def _card_bill(state: DuelState, seat: int, card: int) -> Bill:
    coins = card_price(state, seat, card)
    return Bill(
        coins=coins,
        printed=CARDS[card].coins,
        symbols=_symbols(state, seat, CARDS[card].cost),
        surcharge=0,
        waived=False,
        chain=can_chain(state, seat, card),
        affordable=coins <= state.coins[seat],
    )


def _landmark_bill(state: DuelState, seat: int, landmark: int) -> Bill:
    coins = landmark_price(state, seat, landmark)
    return Bill(
        coins=coins,
        printed=0,
        symbols=_symbols(state, seat, LANDMARKS[landmark].cost),
        surcharge=surcharge(state, seat),
        waived=state.tokens[seat] & NO_SURCHARGE != 0,
        chain=False,
        affordable=coins <= state.coins[seat],
    )


def _symbols(state: DuelState, seat: int, cost: list[tuple[int, int]]) -> tuple[Symbol, ...]:
    paid = payers(state, seat, cost)
    return tuple([Symbol(skill=SKILLS[skill], payer=PAYERS[payer]) for skill, payer in paid])


# -- the players ---------------------------------------------------------------------------------


def _player(state: DuelState, seat: int) -> Player:
    base = REGION_COUNT * seat
    return Player(
        coins=state.coins[seat],
        cards=_named(state.cards[seat], CARD_IDS),
        tokens=_bits(state.tokens[seat], TOKEN_IDS),
        landmarks=_named(state.owned_landmarks[seat], LANDMARK_IDS),
        quest=state.quest[seat],
        units={id: state.units[base + n] for n, id in enumerate(REGION_IDS) if state.units[base + n]},
        fortresses=_bits(state.fortresses[seat], REGION_IDS),
        supply=state.supply[seat],
        skills={skill: state.skills[SKILL_COUNT * seat + n] for n, skill in enumerate(SKILLS)},
        skill_choices=tuple([_bits(choice, SKILLS) for choice in state.skill_choices[seat]]),
        chains=_bits(state.chains[seat], CHAINS),
        races=_bits(state.races[seat], RACES),
        present=_bits(state.presence(seat), REGION_IDS),
        scores={
            "quest": Score(now=state.quest[seat], goal=GOAL),
            "races": Score(now=race_symbols(state, seat), goal=RACES_NEEDED),
            "conquest": Score(now=regions_held(state, seat), goal=REGION_COUNT),
        },
        discarding=min(discard_income(state, seat), state.reserve),
    )
