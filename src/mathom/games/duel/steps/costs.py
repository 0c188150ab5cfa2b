"""The costs of cards and tiles (p. 4): coins, skills, chains, and the landmarks' surcharge."""

from __future__ import annotations

from typing import Final

from mathom.core.text import Rule
from mathom.games.duel.box import CARDS, LANDMARKS, power
from mathom.games.duel.state import SKILL_COUNT, DuelState
from mathom.games.duel.steps.conquest import fortresses_on_board

COSTS: Final = Rule("duel", "costs", 4)
WILD_SKILL: Final = power("wild_skill")
NO_SURCHARGE: Final = power("no_surcharge")
ALL_SKILLS: Final = (1 << SKILL_COUNT) - 1


def missing_skills(state: DuelState, seat: int, cost: list[tuple[int, int]]) -> int:
    """How many skill symbols must be paid for with a coin each, paying the cheapest way.

    The two cards that give one skill of several offer different skills, so each one simply covers a
    missing symbol of its own if there is any; the Elves' wild symbol covers one of what remains.
    """
    missing = 0
    lacking = 0
    base = SKILL_COUNT * seat
    skills = state.skills
    for skill, needed in cost:
        short = needed - skills[base + skill]
        if short > 0:
            missing += short
            lacking |= 1 << skill
    if missing:
        for choice in state.skill_choices[seat]:
            if choice & lacking:
                missing -= 1
        if missing and state.tokens[seat] & WILD_SKILL:
            missing -= 1
    return missing


OWN: Final = 0
CHOICE: Final = 1
WILD: Final = 2
COIN: Final = 3
"""What can pay for a skill symbol."""


def payers(state: DuelState, seat: int, cost: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Symbol by symbol: the skill, and what pays for it, as `missing_skills` counts it."""
    paid: list[tuple[int, int]] = []
    for skill, needed in cost:
        own = min(needed, state.skills[SKILL_COUNT * seat + skill])
        paid += [(skill, OWN)] * own + [(skill, COIN)] * (needed - own)
    for choice in state.skill_choices[seat]:
        _cover(paid, choice, CHOICE)
    if state.tokens[seat] & WILD_SKILL:
        _cover(paid, ALL_SKILLS, WILD)
    return paid


def _cover(paid: list[tuple[int, int]], skills: int, payer: int) -> None:
    """One of the symbols that would take a coin, if it is of these skills, is paid for otherwise."""
    for index, (skill, by) in enumerate(paid):
        if by == COIN and skills >> skill & 1:
            paid[index] = (skill, payer)
            return


def card_price(state: DuelState, seat: int, card: int) -> int:
    """The coins that playing the card takes, without a chain."""
    it = CARDS[card]
    return it.coins + missing_skills(state, seat, it.cost) if it.cost else it.coins


def can_chain(state: DuelState, seat: int, card: int) -> bool:
    """Whether a card in the seat's play area shows the symbol that makes this one free."""
    return CARDS[card].needs_chain & state.chains[seat] != 0


def landmark_price(state: DuelState, seat: int, landmark: int) -> int:
    """The coins that taking the landmark takes: one more for each own fortress on the board."""
    price = missing_skills(state, seat, LANDMARKS[landmark].cost)
    return price + surcharge(state, seat)


def surcharge(state: DuelState, seat: int) -> int:
    """What a landmark costs for the fortresses already built; the Dwarves can waive this part."""
    return 0 if state.tokens[seat] & NO_SURCHARGE else fortresses_on_board(state, seat)
