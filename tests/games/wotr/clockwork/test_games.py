"""Whole games alone: the clockwork always acts, and keeps its own rules."""

from __future__ import annotations

import random

import pytest

import mathom
from mathom.games.wotr.box import FACE_COUNT, REGION_COUNT, SHADOW
from mathom.games.wotr.clockwork.lines import ATTACKABLE, ON_A_LINE
from mathom.games.wotr.state import WotrState
from tests.games.wotr.table import WOTR
from tests.laws.wotr import conserved

GAMES = 1000 if mathom.compiled() else 30
CHUNK = 10
FACE_ORDER = ["character", "muster-army", "muster", "event", "army"]


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_against_random_free_peoples_it_always_acts_and_breaks_no_rule_of_its_own(first: int) -> None:
    for seed in range(first, first + CHUNK):
        match = WOTR.new(seed=seed, players="1")
        choose = random.Random(seed)
        while match.decision is not None:
            conserved(match.state)
            keeps_to_the_guide(match.state)
            match.play(choose.choice(match.decision.options))
        conserved(match.state)
        dice_in_order(match)


def keeps_to_the_guide(state: WotrState) -> None:
    """Its armies stand on its lines, ten at most, and attack only what is attackable."""
    battle = state.battle
    if battle is not None and battle.side == SHADOW and battle.target < REGION_COUNT:
        assert ATTACKABLE[battle.target]
    assert state.decision is not None
    if battle is None and state.decision.kind == "die":
        for place in range(REGION_COUNT):
            count = state.units(place, SHADOW)
            assert count <= 10
            assert not count or ON_A_LINE[place]


def dice_in_order(match: mathom.Match) -> None:
    """In each turn one kind of dice after the other, and none is left at its end."""
    used: list[int] = []
    for one in match.history:
        for event in one.events:
            if event.kind in ("clockwork_die", "clockwork_muster"):
                face = FACE_ORDER.index(str(event.args["die"]))
                if event.kind == "clockwork_die" or not used or used[-1] not in (1, 4):
                    used.append(face)
            elif event.kind == "turn":
                assert used == sorted(used), used
                used = []
    if match.outcome is not None and match.outcome.how == "conquest":
        assert not any(match.state.dice[FACE_COUNT * SHADOW :])
