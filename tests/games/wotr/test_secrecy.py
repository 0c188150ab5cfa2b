"""Whose question it is, and that there is one, tells nothing about cards that others cannot see."""

from __future__ import annotations

from typing import Any

import pytest

import mathom
from mathom.core.chance import Seeded
from mathom.core.option import Option
from mathom.games.wotr.state import WotrState
from tests.games.wotr.table import asked, options, play, settled, table
from tests.games.wotr.walks import BEGINNINGS, begun, sampled

ONE_DIE: dict[str, Any] = {"free": "event", "shadow": "character", "to_act": "shadow"}
NO_NAZGUL = {"minas-tirith": "gondor-regular"}


def next_question(state: WotrState, option: Option, seed: int) -> tuple[str, int] | None:
    """What is asked after a choice, of whom; None if nothing is."""
    after = state.clone()
    after.chance = Seeded(seed)
    after.apply(option)
    return None if after.decision is None else (after.decision.kind, after.decision.seat)


@pytest.mark.parametrize("beginning", BEGINNINGS)
def test_what_is_asked_next_does_not_depend_on_a_hand_that_nobody_sees(beginning: str) -> None:
    """The same public choice, with the same dice, on tables that differ in what one seat cannot see."""
    compared = 0
    for match in sampled(begun(beginning, seed=3), seed=5, most=400, one_of=4):
        state, decision = match.state, match.decision
        assert isinstance(state, WotrState)
        assert decision is not None
        if decision.secret:
            continue
        for deal in range(3):
            other = state.imagine(1 - decision.seat, Seeded(1000 + deal))
            assert other.decision is not None
            assert (other.decision.kind, other.decision.seat) == (decision.kind, decision.seat)
            for option in decision.options[:3]:
                again = other.decision.find(str(option))
                if again is None or option.verb == "play":
                    continue
                compared += 1
                assert next_question(state, option, 7) == next_question(other, again, 7), option
    assert compared > 50


def holding(*cards: str) -> mathom.Match:
    """The Shadow has one Character die and these cards, and no figure on the map."""
    return table(NO_NAZGUL, hands={"shadow": list(cards)}, **ONE_DIE)


def test_who_can_do_nothing_with_his_dice_is_asked_as_if_he_could() -> None:
    """Orc Patrol can be played, Shelob's Lair with a Character die too, but not The Breaking."""
    for card, able in (("orc-patrol", True), ("the-breaking-of-the-fellowship", False)):
        match = table(NO_NAZGUL, hands={"shadow": [card]}, fellowship={"region": "hollin"}, **ONE_DIE)
        assert asked(match) == "shadow die"
        assert ("die character" in options(match)) is able


def test_who_holds_no_card_has_nothing_to_hide() -> None:
    match = holding()
    assert settled(match) == ["skip", "skip character"]
    assert asked(match) == "free die"


def test_that_only_one_of_two_cards_can_be_played_is_not_told() -> None:
    match = table(
        NO_NAZGUL,
        hands={"shadow": ["orc-patrol", "the-breaking-of-the-fellowship"]},
        fellowship={"region": "hollin"},
        **ONE_DIE,
    )
    play(match, "die character", "use event")
    assert asked(match) == "shadow event"
    assert options(match) == ["play orc-patrol"]
