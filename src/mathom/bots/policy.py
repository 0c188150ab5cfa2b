"""How a program plays on from a position without much thought: at random, or by what is best at once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from mathom.bots.evaluation import Judge
from mathom.core.chance import Seeded
from mathom.core.option import Option
from mathom.core.state import State

FOLLOW_UPS: Final = 12
"""How many further choices of the same move are made before anybody looks."""
HABITS: Final = 120
"""And how many of those that nobody thinks about."""
NOT_WORTH_IT: Final = -1.0
LOOKS: Final = 400
"""How many positions may be looked at for that, at most."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Says what is chosen next, at a position that is being tried."""

    def choose(self, state: State, chance: Seeded) -> Option:
        """One of the options of what is asked now."""
        raise NotImplementedError


class Anything(Policy):
    """Every option is as likely as any other."""

    def choose(self, state: State, chance: Seeded) -> Option:
        decision = state.decision
        assert decision is not None
        return decision.options[chance.below(len(decision.options))]


class BestNow(Policy):
    """Takes the option after which its seat stands best, looking no further than its own move."""

    def __init__(self, judge: Judge) -> None:
        self._judge: Final = judge

    def choose(self, state: State, chance: Seeded) -> Option:
        decision = state.decision
        assert decision is not None
        worths = values(self._judge, state)
        best = max(worths)
        good = [n for n in range(len(worths)) if worths[n] == best]
        return decision.options[good[chance.below(len(good))]]


def settled(judge: Judge, state: State, seat: int, moment: int, looks: int = LOOKS) -> State:
    """The state after the rest of the seat's move, each choice as looks best; it is played on itself
    where habit answers, also for others who are asked on the way, so it must be the caller's own.

    A card whose units are not placed yet looks like a card that does nothing. And what was under way at
    that moment comes to its end (`Mind.quieten`): or whoever puts off the evil day would think it gone.
    """
    follow_ups = FOLLOW_UPS
    while follow_ups > 0:
        by_habit(judge, state)
        decision = state.decision
        if decision is None:
            break
        if decision.seat != seat or decision.kind in judge.moves:
            judge.quieten(state, seat, moment)
            if state.decision is decision:
                break
            continue
        options = judge.promising(state)
        looks -= len(options)
        if looks < 0:
            break
        fork = decision.kind in judge.forks and len(options) > 1
        best = -1.0
        chosen = state
        for option in options:
            tried = state.clone()
            tried.apply(option)
            if fork:
                tried = settled(judge, tried, seat, moment, looks // len(options))
            else:
                by_habit(judge, tried)
                _quieten(judge, tried, seat, moment)
            value = judge.value(tried, seat)
            if value > best:
                best = value
                chosen = tried
        if fork:
            return chosen
        state = chosen
        follow_ups -= 1
    return state


def _quieten(judge: Judge, state: State, seat: int, moment: int) -> None:
    """Let come to its end what is under way, if the move is over."""
    decision = state.decision
    if decision is not None and (decision.seat != seat or decision.kind in judge.moves):
        judge.quieten(state, seat, moment)


def by_habit(judge: Judge, state: State) -> None:
    """Play on as long as nobody has to think, whoever is asked."""
    for _ in range(HABITS):
        decision = state.decision
        if decision is None or decision.kind in judge.moves:
            return
        habit = judge.habit(state)
        if habit is None:
            return
        state.apply(habit)


def after(judge: Judge, state: State, option: Option, seat: int) -> State:
    """Where an option leads once the move is carried out; the state itself stays as it is."""
    moment = judge.moment(state)
    tried = state.clone()
    tried.apply(option)
    return settled(judge, tried, seat, moment)


def values(judge: Judge, state: State) -> list[float]:
    """What each option is worth to the seat that has to choose, looking no further than its own move;
    NOT_WORTH_IT where nobody would look."""
    decision = state.decision
    assert decision is not None
    seat = decision.seat
    promising = judge.promising(state)
    if len(promising) == len(decision.options):
        return [judge.value(after(judge, state, option, seat), seat) for option in promising]
    worths = {option: judge.value(after(judge, state, option, seat), seat) for option in promising}
    return [worths.get(option, NOT_WORTH_IT) for option in decision.options]


def play_on(state: State, policy: Policy, chance: Seeded, depth: int) -> int:
    """Let the policy play so many choices, or to the end if there are fewer; how many it made."""
    made = 0
    while made < depth and state.decision is not None:
        state.apply(policy.choose(state, chance))
        made += 1
    return made
