"""Random games of three and four players: nobody ever commands what is not his (p. 45-46)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import mathom
from mathom.core.agenda import Decision
from mathom.core.chance import Seeded
from mathom.games.wotr.box import FIGURES, NATION_OF, NAZGUL, PLACES, REGION_COUNT, UNIT_KINDS
from mathom.games.wotr.seats import SEATINGS
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.attack import ChooseAttackers, meant_by
from mathom.games.wotr.steps.force import ChooseForce
from mathom.games.wotr.steps.siege import ChooseAdvance
from tests.games.wotr.players.partners import everywhere

WOTR = mathom.game("wotr")
GAMES = 2
"""Of each number of players."""


def units(state: WotrState, place: int, seat: int) -> int:
    """How many units of a seat's nations stand in a place, counted once more."""
    owner = SEATINGS[state.players].owner
    row = state.figures[FIGURES * place : FIGURES * place + UNIT_KINDS]
    return sum([count for figure, count in enumerate(row) if owner[NATION_OF[figure]] == seat])


def elites(state: WotrState, place: int, seat: int) -> int:
    """The elites among them."""
    owner = SEATINGS[state.players].owner
    row = state.figures[FIGURES * place : FIGURES * place + UNIT_KINDS]
    return sum(
        [count for figure, count in enumerate(row) if owner[NATION_OF[figure]] == seat and figure % 2]
    )


def commands(state: WotrState, place: int, seat: int) -> bool:
    """Whether all units in a place are at a seat's command (p. 46), in other words than the rules'."""
    seating = SEATINGS[state.players]
    partner = seating.partner[seat]
    if partner == seat or units(state, place, partner) == 0:
        return True
    mine = (units(state, place, seat), elites(state, place, seat))
    theirs = (units(state, place, partner), elites(state, place, partner))
    if mine != theirs:
        return mine > theirs
    return state.leading[seating.sides[seat]] == seat


def check_asked(state: WotrState, decision: Decision) -> None:
    """Nobody is offered what he may not command."""
    seat = decision.seat
    seating = SEATINGS[state.players]
    for option in decision.options:
        if option.verb == "move" and not getattr(decision.step, "path", ()):
            assert units(state, option.args[0], seat)
        if option.verb in ("attack", "assault", "sortie") and option.args:
            place = meant_by(option)[1]
            assert units(state, place, seat)
            assert commands(state, place, seat) or not state.mixed[place]
    step = decision.step
    if isinstance(step, ChooseForce):
        going = step.may_go(state)
        foreign = [
            figure
            for figure in range(NAZGUL)
            if going[figure] and seating.owner[NATION_OF[figure]] != seat
        ]
        if foreign and seating.partner[seat] != seat:
            alone = units(state, step.start, seating.partner[seat]) == 0
            assert commands(state, step.start, seat)
            assert alone or state.mixed[step.start] or isinstance(step, ChooseAdvance)
        assert seating.sides[seat] == step.side
        assert not isinstance(step, ChooseAttackers) or sum(going[:UNIT_KINDS]) > 0
    if state.battle is not None and decision.kind in (
        "combat",
        "casualties",
        "retreat",
        "withdraw",
        "cease",
    ):
        battle = state.battle
        place = battle.place_of(battle.who(seating.sides[seat]))
        assert commands(state, place, seat)


def check_table(state: WotrState) -> None:
    """Between two actions."""
    assert state.decision is not None
    names = [type(step).__name__ for step in [*state.agenda, state.decision.step]]
    if "EndAction" not in names and "KeepLimits" not in names and state.battle is None:
        everywhere(state)
        for place in range(PLACES):
            for side in (0, 1):
                assert state.units(place, side) <= (10 if place < REGION_COUNT else 5)


@pytest.mark.parametrize("players", ["3", "4"])
@pytest.mark.parametrize("seed", range(GAMES))
def test_nobody_ever_commands_what_is_not_his(players: str, seed: int) -> None:
    """6.1, 8.3, 8.7, 8.10, 9.3."""
    asked = random_game(players, seed)
    # What is looked at along the way did come up.
    assert {"march", "attack", "force", "combat", "casualties", "merge"} <= set(asked)
    assert asked["mixed"] > 0


def random_game(players: str, seed: int) -> Counter[str]:
    """A whole game of random choices; what was asked how often."""
    match = WOTR.new(seed=seed, players=players)
    state = match.state.clone()
    state.chance = Seeded(seed)
    dice = random.Random(seed)
    kinds: Counter[str] = Counter()
    while state.decision is not None:
        assert isinstance(state, WotrState)
        check_asked(state, state.decision)
        check_table(state)
        kinds[state.decision.kind] += 1
        kinds["mixed"] += 1 in state.mixed
        state.apply(dice.choice(state.decision.options))
    assert state.outcome is not None
    return kinds
