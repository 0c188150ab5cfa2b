"""What a chronicle can be made of: with every die and card that is used, it is said first what it is."""

from __future__ import annotations

from functools import cache

import mathom
from mathom.core.chance import Seeded
from mathom.games.wotr.state import WotrState
from tests.games.wotr.walks import BEGINNINGS, begun

BY_A_DIE = {"used", "skipped", "turned", "ring", "dice_lost", "left_table"}
"""How an event begins that says which die was spent, or by which card it was lost."""
BY_A_CARD = {"played", "discarded", "combat_chosen"}
CAUSES = BY_A_DIE | BY_A_CARD | {"passed", "combat_card"}


def dice(state: WotrState) -> tuple[int, int]:
    return state.unused_dice(0), state.unused_dice(1)


def cards(state: WotrState) -> list[int]:
    return [len(hand) for hand in state.hands]


@cache
def walked(name: str, seed: int) -> mathom.Match:
    """Play on at random, looking at every choice that spends a die or a card."""
    match, chooser = begun(name, seed), Seeded(seed)
    for _ in range(250):
        decision = match.decision
        if decision is None:
            break
        before = match.state
        match.play(decision.options[chooser.below(len(decision.options))])
        after, events = match.state, match.history[-1].events
        assert isinstance(before, WotrState)
        assert isinstance(after, WotrState)
        told = [event.kind for event in events]
        if before.turn == after.turn and any(
            now < then for now, then in zip(dice(after), dice(before), strict=True)
        ):
            assert set(told) & BY_A_DIE, (decision, match.history[-1].option, told)
            assert told[0] in CAUSES, (decision, match.history[-1].option, told)
        fewer = [now < then for now, then in zip(cards(after), cards(before), strict=True)]
        if fewer[decision.seat]:
            assert told[0] in CAUSES, (decision, match.history[-1].option, told)
    return match


def test_no_die_and_no_card_is_spent_without_a_word() -> None:
    for name in BEGINNINGS:
        for seed in range(4):
            walked(name, seed)


def test_whoever_brings_a_character_or_ends_a_card_is_said_to_use_a_die() -> None:
    spent: set[str] = set()
    for name in BEGINNINGS:
        for seed in range(12):
            match = walked(name, seed)
            for played in match.history:
                if played.option.verb in ("bring", "end") and played.events:
                    used = [event for event in played.events if event.kind == "used"]
                    if used:
                        assert played.events[0] is used[0]
                        spent.add(str(used[0].args["action"]))
            if spent == {"bring", "end"}:
                return
    raise AssertionError(spent)
