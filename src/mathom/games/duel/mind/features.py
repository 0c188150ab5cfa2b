"""Duel told in numbers: what a side has, what it threatens, and what lies open for whom.

Some things mean something else to the side that chooses next. They are told twice, `now` for the side
that does and `next` for the one that does not, and the other of the two is 0.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from mathom.core.mind import Mind
from mathom.games.duel.box import (
    BLUE,
    CARDS,
    CHAINS,
    GOAL,
    GREEN,
    GREY,
    LANDMARKS,
    RACES,
    RED,
    REGION_IDS,
    SKILLS,
    TOKEN_IDS,
    YELLOW,
)
from mathom.games.duel.state import REGION_COUNT, SKILL_COUNT, TAKEN, DuelState
from mathom.games.duel.steps.costs import can_chain, card_price, landmark_price
from mathom.games.duel.steps.ending import EAGLE, RACES_NEEDED

LATE: Final = 10
"""So many cards of the last chapter are taken when the end begins."""

OF_SIDE: Final[list[tuple[str, int]]] = [
    ("sauron", 1),
    ("coins", 12),
    ("held", 6),
    ("weakly_held", 4),
    ("lead", 5),
    ("quest", 13),
    ("symbols", 5),
    ("twins_to_come", 4),
    ("symbols_if_six_can_be", 4),
    ("five_held_the_rest_open", 3),
    ("six_held_the_last_open", 3),
    ("quest_can_be_done", 1),
    ("quest_nearly_done", 1),
    ("supply_low", 1),
    *[(f"skill_{skill}", 4) for skill in SKILLS],
    ("choice_leadership", 1),
    ("choice_ruse", 1),
    *[(f"units_{region}", 4) for region in REGION_IDS],
    *[(f"fortress_{region}", 1) for region in REGION_IDS],
    *[(f"presence_{region}", 1) for region in REGION_IDS],
    *[(f"token_{token}", 1) for token in TOKEN_IDS],
    *[(f"chain_{chain}", 1) for chain in CHAINS],
]
OF_OPEN: Final[list[tuple[str, int]]] = [
    ("wins", 2),
    ("affordable", 5),
    ("red", 1),
    ("red_new_region", 1),
    ("red_strips_region", 1),
    ("blue", 3),
    ("green_twin", 1),
    ("green_new", 1),
    ("purple", 1),
    ("yellow", 1),
    ("grey", 1),
    ("grey_new_skill", 1),
    ("chained", 1),
    ("landmarks", 3),
    ("landmark_new_region", 1),
    ("landmark_near", 4),
]
"""What lies open, by what the side could do with it."""
CHAPTERS: Final = 3
IN_A_CHAPTER: Final[list[str]] = [card.id.split("_")[1] for card in CARDS if card.chapter == 1]
"""The cards of a chapter by their numbers: a feature that is about one of them has the chapter as its
value, as only cards of one lie on the table."""
OF_THINGS: Final[list[tuple[str, int]]] = [
    *[(f"card_{number}", CHAPTERS) for number in IN_A_CHAPTER],
    *[(f"landmark_{landmark.id}", 1) for landmark in LANDMARKS],
]
"""Which of the open cards and landmarks the side could take."""
OF_TURN: Final[list[tuple[str, int]]] = [
    ("turn", 1),
    ("turn_sauron", 1),
    ("turn_cards_left", 19),
    ("turn_cards_left_odd", 1),
    ("turn_open", 6),
    ("turn_landmarks", 3),
    ("turn_landmarks_to_come", 1),
    ("turn_extra", 1),
    *[(f"turn_covered_{number}", CHAPTERS) for number in IN_A_CHAPTER],
]
"""How the table lies for the side that chooses next; all 0 for the other."""

ALL: Final[list[tuple[str, int]]] = [
    *OF_SIDE,
    *[(f"now_{name}", most) for name, most in OF_OPEN],
    *[(f"next_{name}", most) for name, most in OF_OPEN],
    *[(f"now_{name}", most) for name, most in OF_THINGS],
    *[(f"next_{name}", most) for name, most in OF_THINGS],
    *OF_TURN,
]
NAMES: Final[list[str]] = [name for name, _ in ALL]
MOST: Final[list[int]] = [most for _, most in ALL]
COUNT: Final[int] = len(ALL)

ABOUT: Final[list[tuple[str, str]]] = [
    ("five_held", "conquest"),
    ("six_held", "conquest"),
    ("quest", "quest"),
    ("symbols", "races"),
    ("twins", "races"),
    ("coins", "coins"),
    ("skill", "skills"),
    ("choice", "skills"),
    ("units", "units"),
    ("supply", "units"),
    ("fortress", "fortresses"),
    ("token", "tokens"),
    ("chain", "chains"),
    ("now_wins", "winning"),
    ("next_wins", "winning"),
    ("now_landmark", "landmarks"),
    ("next_landmark", "landmarks"),
    ("now_", "open"),
    ("next_", "open"),
    ("turn_covered", "open"),
    ("turn", "tempo"),
    ("sauron", "tempo"),
]
"""What features are about, by how their names begin; all others are about the regions held."""


def _theme(name: str) -> str:
    for begins, theme in ABOUT:
        if name.startswith(begins):
            return theme
    return "regions"


THEMES: Final[list[str]] = [_theme(name) for name in NAMES]

SKILL: Final[int] = NAMES.index(f"skill_{SKILLS[0]}")
CHOICE: Final[int] = NAMES.index("choice_leadership")
UNITS: Final[int] = NAMES.index(f"units_{REGION_IDS[0]}")
FORTRESS: Final[int] = NAMES.index(f"fortress_{REGION_IDS[0]}")
PRESENCE: Final[int] = NAMES.index(f"presence_{REGION_IDS[0]}")
TOKEN: Final[int] = NAMES.index(f"token_{TOKEN_IDS[0]}")
CHAIN: Final[int] = NAMES.index(f"chain_{CHAINS[0]}")
NOW: Final[int] = len(OF_SIDE)
NEXT: Final[int] = NOW + len(OF_OPEN)
THINGS_NOW: Final[int] = NEXT + len(OF_OPEN)
THINGS_NEXT: Final[int] = THINGS_NOW + len(OF_THINGS)
TURN: Final[int] = THINGS_NEXT + len(OF_THINGS)
COVERED: Final[int] = NAMES.index(f"turn_covered_{IN_A_CHAPTER[0]}")

FEW_UNITS: Final = vec[i64]([0, 1, 2, 3, 3] + [4] * 11)
"""How units in a region are told: whether there are one, two, three, five."""
LOW_SUPPLY: Final = 4
LEADERSHIP: Final[int] = 1 << SKILLS.index("leadership")

STEPS: Final[list[int]] = [
    sum([effect.count for effect in card.effects if effect.does == "quest"]) for card in CARDS
]
BLUE_STEPS: Final = vec[i64]([STEPS[card.index] if card.colour == BLUE else 0 for card in CARDS])
RACE: Final = vec[i64]([card.race for card in CARDS])
TAKERS: Final[list[int]] = [c.index for chain in CHAINS for c in CARDS if c.needs == chain]
"""The card that needs each chain symbol: there is always just one."""
IN_CHAPTER: Final = vec[i64](
    [1 << len([c for c in CARDS[: card.index] if c.chapter == card.chapter]) for card in CARDS]
)
"""A bit for each card, its own in its chapter: a number tells which of a chapter can still come."""
NUMBER: Final = vec[i64]([IN_A_CHAPTER.index(card.id.split("_")[1]) for card in CARDS])
"""Which card of its chapter each is."""
LATER_STEPS: Final[list[int]] = [
    sum([STEPS[card.index] for card in CARDS if card.chapter > chapter + 1])
    for chapter in range(CHAPTERS)
]
"""The steps on all the cards that come after a chapter."""
LATER_GREENS: Final[list[list[int]]] = [
    [len([c for c in CARDS if c.race == race and c.chapter > chapter + 1]) for race in range(len(RACES))]
    for chapter in range(CHAPTERS)
]


class DuelMind(Mind):
    """What there is to look at in Duel."""

    def __init__(self) -> None:
        self.names = NAMES
        self.most = MOST
        self.phases = CHAPTERS + 1
        self.moves = ["turn"]
        self.overlooked = ["now_", "next_", "turn_"]
        self.themes = THEMES
        # So many that each strength beats the one below in two of three games (docs/bots.md).
        self.thinking = [0, 0, 40, 4000]
        self.wins = NOW
        self.units = 64
        self.ponders = 24
        self.weights = str(Path(__file__).parent / "weights.json")

    def phase(self, state: Any) -> int:
        assert isinstance(state, DuelState)
        if state.chapter == CHAPTERS and state.layout.count(TAKEN) >= LATE:
            return CHAPTERS
        return max(state.chapter - 1, 0)

    def on_turn(self, state: Any) -> int:
        assert isinstance(state, DuelState)
        return chooses_next(state)

    def sight(self, state: Any) -> int:
        """The open cards and the landmarks: what was taken shows, too, but is known from the choices."""
        assert isinstance(state, DuelState)
        seen = 0
        for slot in state.open:
            seen = seen * 128 + state.layout[slot] + 2
        for landmark in state.landmarks:
            seen = seen * 8 + landmark
        return seen

    def features(self, state: Any, side: int) -> vec[i64]:
        assert isinstance(state, DuelState)
        told = vec[i64]([0] * COUNT)
        own = state.presence(side)
        _possessions(state, side, told)
        _board(state, side, own, told)
        _prospects(state, side, told)
        mine = chooses_next(state) == side
        _open(state, side, ~own, told, NOW if mine else NEXT, THINGS_NOW if mine else THINGS_NEXT)
        if mine:
            _turn(state, side, told)
        return told


def chooses_next(state: DuelState) -> int:
    """The side that begins the next turn: in the middle of one, as if it were over."""
    decision = state.decision
    if decision is None or decision.kind == "turn" or state.extra:
        return state.turn
    return 1 - state.turn


def bits(mask: int) -> int:
    """How many things are in a set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def _possessions(state: DuelState, side: int, told: vec[i64]) -> None:
    """What lies before the side, whatever the board looks like."""
    told[0] = side
    told[1] = min(state.coins[side], MOST[1])
    for skill in range(SKILL_COUNT):
        told[SKILL + skill] = min(state.skills[SKILL_COUNT * side + skill], 4)
    for choice in state.skill_choices[side]:
        told[CHOICE if choice & LEADERSHIP else CHOICE + 1] = 1
    owned = state.tokens[side]
    token = TOKEN
    while owned:
        if owned & 1:
            told[token] = 1
        owned >>= 1
        token += 1


def _board(state: DuelState, side: int, own: int, told: vec[i64]) -> None:
    """Where the side stands on the map, and how near all seven regions are."""
    units = state.units
    base = REGION_COUNT * side
    enemy = REGION_COUNT - base
    fortresses = state.fortresses[side]
    held = weak = worst = 0
    for region in range(REGION_COUNT):
        count = units[base + region]
        told[UNITS + region] = FEW_UNITS[count]
        fortress = fortresses >> region & 1
        if fortress:
            told[FORTRESS + region] = 1
        if own >> region & 1:
            told[PRESENCE + region] = 1
            held += 1
            if count == 1 and not fortress:
                weak += 1
        elif units[enemy + region] > worst:
            worst = units[enemy + region]
    told[2] = min(held, MOST[2])
    told[3] = min(weak, MOST[3])
    told[4] = min(max(held - bits(state.presence(1 - side)), 0), MOST[4])
    if worst < 3:
        if held == REGION_COUNT - 2:
            told[9] = 3 - worst
        elif held == REGION_COUNT - 1:
            told[10] = 3 - worst
    if state.supply[side] < LOW_SUPPLY:
        told[13] = 1


def _prospects(state: DuelState, side: int, told: vec[i64]) -> None:
    """Quest, races and chains: how far, and what may still come of them."""
    chapter = max(state.chapter, 1)
    steps = LATER_STEPS[chapter - 1]
    greens = LATER_GREENS[chapter - 1][:]
    to_come = 0
    for cards in (state.layout, state.unseen):
        for card in cards:
            if card >= 0:
                to_come |= IN_CHAPTER[card]
                steps += BLUE_STEPS[card]
                race = RACE[card]
                if race >= 0:
                    greens[race] += 1
    quest = state.quest[side]
    told[5] = min(quest, MOST[5])
    if quest + steps >= GOAL:
        told[11] = 1
        if quest >= GOAL - 3:
            told[12] = 1
    races = state.races[side]
    symbols = possible = 1 if state.tokens[side] & EAGLE else 0
    twins = 0
    for race in range(len(RACES)):
        if races >> race & 1:
            symbols += 1
            possible += 1
            if greens[race]:
                twins += 1
        elif greens[race]:
            possible += 1
    told[6] = min(symbols, MOST[6])
    told[7] = min(twins, MOST[7])
    if possible >= RACES_NEEDED and symbols > 1:
        told[8] = min(symbols - 1, MOST[8])
    owned = state.chains[side]
    chain = 0
    while owned:
        if owned & 1:
            taker = TAKERS[chain]
            when = CARDS[taker].chapter
            if when > chapter or (when == chapter and to_come & IN_CHAPTER[taker]):
                told[CHAIN + chain] = 1
        owned >>= 1
        chain += 1


def _open(state: DuelState, side: int, missing: int, told: vec[i64], at: int, things: int) -> None:
    """What the side could take of what lies open, if it were to choose."""
    coins = state.coins[side]
    count = wins = 0
    for slot in state.open:
        card = state.layout[slot]
        if card < 0:
            continue
        chained = can_chain(state, side, card)
        if not chained and card_price(state, side, card) > coins:
            continue
        count += 1
        told[things + NUMBER[card]] = state.chapter
        if chained:
            told[at + 12] = 1
        if _card(state, side, card, missing, told, at):
            wins += 1
    told[at + 1] = min(count, 5)
    near = 99
    count = 0
    for landmark in state.landmarks:
        price = landmark_price(state, side, landmark) - coins
        near = min(near, price)
        if price > 0:
            continue
        count += 1
        told[things + len(IN_A_CHAPTER) + landmark] = 1
        if missing >> LANDMARKS[landmark].region & 1:
            told[at + 14] = 1
            if told[2] == REGION_COUNT - 1:
                wins += 1
    told[at + 13] = min(count, 3)
    if near <= 5:
        told[at + 15] = 4 if near <= 1 else 3 if near <= 2 else 2 if near <= 3 else 1
    told[at] = min(wins, 2)


def _card(state: DuelState, side: int, card: int, missing: int, told: vec[i64], at: int) -> bool:
    """What one open card is to the side; whether it wins the game at once."""
    it = CARDS[card]
    colour = it.colour
    if colour == RED:
        return _red(state, side, card, missing, told, at)
    if colour == BLUE:
        told[at + 5] = max(told[at + 5], min(STEPS[card], 3))
        return state.quest[side] + STEPS[card] >= GOAL
    if colour == GREEN:
        if state.races[side] >> it.race & 1:
            told[at + 6] = 1
            return False
        told[at + 7] = 1
        return told[6] == RACES_NEEDED - 1
    if colour == YELLOW:
        told[at + 9] = 1
    elif colour == GREY:
        told[at + 10] = 1
        for skill, _ in it.skills:
            if not state.skills[SKILL_COUNT * side + skill]:
                told[at + 11] = 1
    else:
        told[at + 8] = 1
    return False


def _red(state: DuelState, side: int, card: int, missing: int, told: vec[i64], at: int) -> bool:
    """An open red card: where its units could go."""
    effect = CARDS[card].effects[0]
    count = min(effect.count, state.supply[side])
    enemies = REGION_COUNT * (1 - side)
    fortresses = state.fortresses[1 - side]
    told[at + 2] = 1
    wins = False
    for region in effect.regions:
        there = state.units[enemies + region]
        if missing >> region & 1 and there < count:
            told[at + 3] = 1
            if told[2] == REGION_COUNT - 1:
                wins = True
        if 0 < there <= count and not fortresses >> region & 1:
            told[at + 4] = 1
    return wins


def _turn(state: DuelState, side: int, told: vec[i64]) -> None:
    """The table for the side that chooses next."""
    left = len(state.layout) - state.layout.count(TAKEN)
    told[TURN] = 1
    told[TURN + 1] = side
    told[TURN + 2] = min(left, MOST[TURN + 2])
    told[TURN + 3] = left & 1
    told[TURN + 4] = min(len(state.open), MOST[TURN + 4])
    told[TURN + 5] = min(len(state.landmarks), MOST[TURN + 5])
    told[TURN + 6] = 1 if state.landmark_stack else 0
    told[TURN + 7] = 1 if state.extra else 0
    for card in state.layout:
        if card >= 0:
            told[COVERED + NUMBER[card]] = state.chapter
    for slot in state.open:
        card = state.layout[slot]
        if card >= 0:
            told[COVERED + NUMBER[card]] = 0


MIND: Final = DuelMind()
