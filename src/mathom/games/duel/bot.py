"""How well a seat stands: what the greedy bot looks at.

Counted in points, about 100 to a coin in hand. Whole numbers only, so that every machine and both
builds agree to the last point. docs/bots.md says how the weights were found.
"""

from __future__ import annotations

from typing import Final

from mathom.games.duel.box import (
    BLUE,
    CARDS,
    CHAINS,
    GOAL,
    GREEN,
    LANDMARKS,
    PURPLE,
    RED,
    TOKENS,
    YELLOW,
)
from mathom.games.duel.state import REGION_COUNT, SKILL_COUNT, TAKEN, DuelState
from mathom.games.duel.steps.costs import can_chain, card_price, landmark_price
from mathom.games.duel.steps.ending import RACES_NEEDED, race_symbols, regions_held

WON: Final = 1_000_000
THREAT: Final = 100_000
"""To choose next, with something open that wins the game."""

ALL_CARDS: Final = 60
CHAPTER_CARDS: Final = 20
MOST_STEPS: Final = 3
"""No card goes further than this on the quest."""

# -- weights -------------------------------------------------------------------------------------
# The index of a table is how much a seat has of something.

QUEST: Final = [0, 20, 40, 80, 105, 130, 175, 205, 245, 300, 345, 400, 475, 580, 940]
"""Steps on the quest: they mean more the nearer the goal is, and each bonus is worth a jump."""

SYMBOLS: Final = [0, 120, 260, 320, 500, 900, 3000]
"""Different race symbols, the Eagle included: six of them win."""

TWIN: Final = 400
"""What the second card of a race is worth: it wins a token."""

HELD: Final = [0, 20, 60, 120, 220, 400, 900, 3000]
"""Regions with presence: all seven win."""

UNITS: Final = [0, 170, 220, 245, 260, *[265] * 11]
"""Units in a region: the first one holds it, the others keep it held."""

FORTRESS: Final = 330
"""A fortress holds its region, and hardly anything removes it."""

GARRISON: Final = 25
"""A unit beside an own fortress."""

LEAD: Final = [0, 300, 480, 600, 680, 740, 780, 800]
"""Being present in more regions than the other seat: it decides the game after chapter 3."""

SKILLS: Final = [0, 340, 585, 740, 830]
"""Copies of a skill, while there is much left to buy. Nobody finds more than four."""

SKILL_CHOICE: Final = 130
"""A card that gives one skill of several."""

COINS: Final = [0, 100, 195, 285, 370, 450, 520, 580, 630, 670, *[700] * 21]
"""Coins in hand: the tenth buys less than the first."""

CHAIN: Final = 23
"""A chain symbol whose card may still come, for each coin and skill symbol that the card costs."""

LASTING: Final = {
    "elves_1": 225,
    "elves_2": 180,
    "elves_3": 300,
    "dwarves_1": 120,
    "dwarves_2": 300,
    "dwarves_3": 225,
    "hobbits_2": 450,
    "hobbits_3": 300,
    "humans_1": 225,
    "humans_2": 450,
    "humans_3": 300,
}
"""Tokens that go on working, while there is much left to do. The Eagle counts as a race symbol."""

TURN: Final = 150
"""To be the one who chooses next."""

EXTRA: Final = 130
"""An extra turn won and not yet taken."""

REPLY: Final = 110
"""How much of what the best open card would bring counts for the one who chooses next, in percent."""

RED_UNIT: Final = 250
PURPLE_CARD: Final = 350
PRICE: Final = 65
"""What an open card would bring, roughly: each unit of a red one, a purple one; less for each coin."""

TOKEN_POINTS: Final[list[int]] = [LASTING.get(token.id, 0) for token in TOKENS]
QUEST_STEPS: Final[list[int]] = [
    sum([effect.count for effect in card.effects if effect.does == "quest"]) for card in CARDS
]
TAKERS: Final[list[int]] = [c.index for chain in CHAINS for c in CARDS if c.needs == chain]
"""The card that needs each chain symbol: there is always just one."""
CHAIN_POINTS: Final[list[int]] = [
    CHAIN * (CARDS[taker].coins + sum([n for _, n in CARDS[taker].cost])) for taker in TAKERS
]


def evaluate(state: DuelState, seat: int) -> float:
    """Higher is better for the seat; 0 is even. What is good for one seat is as bad for the other."""
    outcome = state.outcome
    if outcome is not None:
        if len(outcome.winners) > 1:
            return 0.0
        return float(WON if outcome.winners[0] == seat else -WON)
    other = 1 - seat
    left = cards_left(state)
    held = regions_held(state, seat)
    lost = regions_held(state, other)
    points = standing(state, seat, held, left) - standing(state, other, lost, left)
    if held > lost:
        points += LEAD[held - lost] * (ALL_CARDS - left) // ALL_CARDS
    elif lost > held:
        points -= LEAD[lost - held] * (ALL_CARDS - left) // ALL_CARDS
    to_move = initiative(state, state.turn, left)
    return float(points + to_move if state.turn == seat else points - to_move)


def cards_left(state: DuelState) -> int:
    """How many cards will still be taken: the clock of the game."""
    later = ALL_CARDS - CHAPTER_CARDS * state.chapter
    return later + CHAPTER_CARDS - state.layout.count(TAKEN)


# -- what a seat has -----------------------------------------------------------------------------


def standing(state: DuelState, seat: int, held: int, left: int) -> int:
    """What a seat has, whatever the other one has: so many regions held, for one thing."""
    presence = (HELD[held] + army(state, seat)) * (2 * ALL_CARDS - left) // ALL_CARDS
    lasting = (skills(state, seat) + tokens(state, seat)) * min(left, 40) // 40
    purse = COINS[state.coins[seat]] * min(left, 10) // 10
    quest = QUEST[state.quest[seat]] + SYMBOLS[race_symbols(state, seat)]
    return presence + lasting + purse + quest + chains(state, seat)


def army(state: DuelState, seat: int) -> int:
    """How firmly the seat stands in its regions."""
    points = 0
    base = REGION_COUNT * seat
    fortresses = state.fortresses[seat]
    units = state.units
    for region in range(REGION_COUNT):
        count = units[base + region]
        if fortresses >> region & 1:
            points += FORTRESS + GARRISON * count
        else:
            points += UNITS[count]
    return points


def skills(state: DuelState, seat: int) -> int:
    """What the seat's skills will save it."""
    points = SKILL_CHOICE * len(state.skill_choices[seat])
    for count in state.skills[SKILL_COUNT * seat : SKILL_COUNT * (seat + 1)]:
        points += SKILLS[count]
    return points


def tokens(state: DuelState, seat: int) -> int:
    """What the seat's lasting tokens will bring."""
    points = 0
    owned = state.tokens[seat]
    token = 0
    while owned:
        if owned & 1:
            points += TOKEN_POINTS[token]
        owned >>= 1
        token += 1
    return points


def chains(state: DuelState, seat: int) -> int:
    """What chain symbols will save, as long as the cards that need them may still come."""
    points = 0
    owned = state.chains[seat]
    chain = 0
    while owned:
        if owned & 1 and to_come(state, TAKERS[chain]):
            points += CHAIN_POINTS[chain]
        owned >>= 1
        chain += 1
    return points


def to_come(state: DuelState, card: int) -> bool:
    """Whether a card may still be taken by somebody."""
    chapter = CARDS[card].chapter
    if chapter != state.chapter:
        return chapter > state.chapter
    return card in state.layout or card in state.unseen


# -- whose turn it is ----------------------------------------------------------------------------


def initiative(state: DuelState, seat: int, left: int) -> int:
    """What it is worth to be on turn: more if something good lies open."""
    points = TURN * min(left, 10) // 10 + (EXTRA if state.extra else 0)
    if state.agenda:
        return points  # In the middle of a turn, what lies open is not for this seat.
    if can_win_now(state, seat):
        return points + THREAT
    return points + REPLY * best_open(state, seat, left) // 100


def best_open(state: DuelState, seat: int, left: int) -> int:
    """What the best card that the seat can afford would bring, roughly."""
    best = COINS[state.chapter]
    for slot in state.open:
        card = state.layout[slot]
        price = 0 if can_chain(state, seat, card) else card_price(state, seat, card)
        if price <= state.coins[seat]:
            points = gain(state, seat, card, left) - PRICE * price
            if points > best:
                best = points
    return best


def gain(state: DuelState, seat: int, card: int, left: int) -> int:
    """What a card would bring the seat, roughly."""
    it = CARDS[card]
    colour = it.colour
    if colour == RED:
        return RED_UNIT * it.effects[0].count
    if colour == PURPLE:
        return PURPLE_CARD
    if colour == YELLOW:
        return PRICE * it.effects[0].count
    if colour == BLUE:
        before = state.quest[seat]
        return QUEST[min(before + QUEST_STEPS[card], GOAL)] - QUEST[before]
    if colour == GREEN:
        if state.races[seat] >> it.race & 1:
            return TWIN
        count = race_symbols(state, seat)
        return SYMBOLS[count + 1] - SYMBOLS[count]
    points = SKILL_CHOICE if it.skill_choice else 0
    for skill, n in it.skills:
        before = state.skills[SKILL_COUNT * seat + skill]
        points += SKILLS[before + n] - SKILLS[before]
    return points * min(left, 40) // 40


def can_win_now(state: DuelState, seat: int) -> bool:
    """Whether the seat can win with what lies open (the plain cases: no movements, no tokens)."""
    quest = state.quest[seat] >= GOAL - MOST_STEPS
    races = race_symbols(state, seat) == RACES_NEEDED - 1
    regions = regions_held(state, seat) == REGION_COUNT - 1
    if not quest and not races and not regions:
        return False
    coins = state.coins[seat]
    for slot in state.open:
        card = state.layout[slot]
        paid = can_chain(state, seat, card) or card_price(state, seat, card) <= coins
        if paid and wins(state, seat, card, races, regions):
            return True
    if regions:
        missing = ~state.presence(seat)
        for landmark in state.landmarks:
            if missing >> LANDMARKS[landmark].region & 1:
                return landmark_price(state, seat, landmark) <= coins
    return False


def wins(state: DuelState, seat: int, card: int, races: bool, regions: bool) -> bool:
    """Whether playing the card completes the quest, the races or the regions, one short of which."""
    it = CARDS[card]
    if it.colour == BLUE:
        return state.quest[seat] + QUEST_STEPS[card] >= GOAL
    if it.colour == GREEN:
        return races and not state.races[seat] >> it.race & 1
    if it.colour == RED and regions:
        missing = ~state.presence(seat)
        for region in it.effects[0].regions:
            if missing >> region & 1:
                enemies = state.units[REGION_COUNT * (1 - seat) + region]
                return enemies < min(it.effects[0].count, state.supply[seat])
    return False
