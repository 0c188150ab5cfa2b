"""Chapter IV: the six phases of a turn (p. 18-19)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.chance import Occasion
from mathom.core.option import Option
from mathom.core.text import Reason, Rule
from mathom.games.wotr.box import (
    CHARACTER_DECK,
    CHARACTERS,
    DIE_FACES,
    EYE,
    FACE_COUNT,
    FACES,
    FREE,
    SHADOW,
    SIDES,
    START_DICE,
    STRATEGY_DECK,
)
from mathom.games.wotr.options import ALLOCATE
from mathom.games.wotr.state import WINDING, WotrState
from mathom.games.wotr.steps.dice import NextAction
from mathom.games.wotr.steps.ending import VictoryCheck
from mathom.games.wotr.steps.events import DiscardExcess, draw_card
from mathom.games.wotr.steps.fellowship import FellowshipPhase
from mathom.games.wotr.steps.mordor import Dawdling
from mathom.games.wotr.steps.players import order_actions, pass_tokens
from mathom.games.wotr.steps.swap import draw_by_seats
from mathom.games.wotr.why import because

TURN: Final = Rule("wotr", "turn", 18)
ALLOCATION: Final = Rule("wotr", "hunt_allocation", 19)


class Turn(Step[WotrState]):
    """The six phases, and then the next turn."""

    rule = TURN

    def run(self, state: WotrState) -> Decision | None:
        state.turn += 1
        if state.players > 2:
            pass_tokens(state)
        if state.events is not None:
            state.tell("turn", {"count": state.turn})
        state.agenda += [
            Turn(),
            VictoryCheck(),
            Dawdling(),
            NextAction(FREE),
            ActionRoll(),
            HuntAllocation(),
            FellowshipPhase(),
            RecoverAndDraw(),
        ]
        return None


class RecoverAndDraw(Step[WotrState]):
    """Phase 1: the dice come back, each player draws from both decks (p. 18)."""

    rule = TURN

    def run(self, state: WotrState) -> Decision | None:
        state.hunt_box_before = state.hunt_box[FREE]
        state.hunt_box = [0, 0]
        state.dice = [0] * (2 * FACE_COUNT)
        state.ring_used = [False for _ in state.ring_used]
        state.messenger_used = False
        state.declared = False
        state.strove = False
        for side in (FREE, SHADOW):
            state.pool[side] = START_DICE[side] + bonus_dice(state, side)
        if state.players > 2:
            draw_by_seats(state)
            return None
        for side in (FREE, SHADOW):
            if side == SHADOW and state.clockwork is not None:
                WINDING[0].draw(state)
                continue
            for deck in (CHARACTER_DECK, STRATEGY_DECK):
                draw_card(state, side, deck)
        state.push(DiscardExcess(SHADOW))
        state.push(DiscardExcess(FREE))
        return None


def bonus_dice(state: WotrState, side: int) -> int:
    """One for each great character in play; gained and lost only here (p. 19)."""
    return sum([c.dice for c in CHARACTERS if c.side == side and state.in_play(c.index)])


class HuntAllocation(Step[WotrState]):
    """Phase 3: the Shadow puts dice into the Hunt Box (p. 19)."""

    rule = ALLOCATION
    kind = "hunt"

    def run(self, state: WotrState) -> Decision | None:
        least, most = self._limits(state)
        return state.ask(self, SHADOW, [ALLOCATE[n] for n in range(least, most + 1)])

    def chosen(self, state: WotrState, option: Option) -> None:
        state.hunt_box[SHADOW] = option.args[0]
        if state.events is not None:
            state.tell("allocated", {"count": option.args[0]})

    def why_not(self, state: WotrState, option: Option) -> Reason | None:
        if option.verb != "hunt":
            return None
        least, most = self._limits(state)
        return because(ALLOCATION, "hunt", least=least, most=most)

    def _limits(self, state: WotrState) -> tuple[int, int]:
        least = 1 if state.hunt_box_before else 0
        return least, min(max(1, len(state.companions())), state.pool[SHADOW])


class ActionRoll(Step[WotrState]):
    """Phase 4: both roll; Eyes go to the Hunt Box at once."""

    rule = TURN

    def run(self, state: WotrState) -> Decision | None:
        for side in (FREE, SHADOW):
            count = state.pool[side]
            if side == SHADOW:
                count -= state.hunt_box[SHADOW]
            if state.chance.listens:
                state.expect(Occasion(f"{SIDES[side]}_die", count, state.speaks[side], "roll"))
            rolled: list[str] = []
            for _ in range(count):
                face = state.draw(f"{SIDES[side]}_die", DIE_FACES[side], FACES)
                rolled.append(FACES[face])
                if face == EYE:
                    state.hunt_box[SHADOW] += 1
                else:
                    state.dice[FACE_COUNT * side + face] += 1
            if state.events is not None:
                state.tell("rolled", {"side": SIDES[side], "dice": " ".join(sorted(rolled))})
        if state.players > 2:
            order_actions(state)
        return None
