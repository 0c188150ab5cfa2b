"""Laws of looking ahead: it tells what making the plan would, and nothing that the seat cannot know."""

from __future__ import annotations

import mathom
from mathom.core.chance import Seeded
from mathom.core.outlook import Ahead, outlook
from mathom.core.state import State
from tests.laws.table import begin, closely, random_games, sampled, texts

Told = tuple[object, ...]


def told(ahead: Ahead | None, game: mathom.Game) -> Told | None:
    """All that an outlook says, down to its end."""
    if ahead is None:
        return None
    if ahead.decision is None:
        return (ahead.stops,)
    labels = [game.label(ahead.state, option) for option in ahead.decision.options]
    asked = (ahead.decision.seat, ahead.decision.kind, game.prompt(ahead.state, ahead.decision))
    return (ahead.stops, asked, texts(ahead.state), labels, [told(one, game) for one in ahead.then])


def elsewhere(match: mathom.Match, seat: int, seed: int) -> mathom.Match:
    """The same table for a seat; what it does not know, and what chance will give, is otherwise."""
    other = match.fork()
    other.state = match.state.imagine(seat, Seeded(seed))
    return other


@random_games(50, chunk=25)
def test_an_outlook_does_not_change_with_what_the_seat_may_not_know(
    game: mathom.Game, seeds: range
) -> None:
    for seed in seeds:
        for match in sampled(begin(game, seed), seed):
            decision = match.decision
            assert decision is not None
            option = str(decision.options[seed % len(decision.options)])
            other = elsewhere(match, decision.seat, seed + 99)
            for plan, depth in ((), 2), ((option,), 1):
                here, there = outlook(match, plan, depth), outlook(other, plan, depth)
                assert here.view == there.view
                assert told(here.ahead, game) == told(there.ahead, game)


@random_games(50, chunk=25)
def test_an_outlook_tells_what_making_the_plan_would(game: mathom.Game, seeds: range) -> None:
    for seed in seeds:
        for match in sampled(begin(game, seed), seed):
            decision, before = match.decision, match.record()
            assert decision is not None
            ahead = outlook(match, (), 2).ahead
            assert texts(ahead.state) == texts(match.state)
            for option, then in list(zip(decision.options, ahead.then, strict=True))[:6]:
                assert then is not None
                fork = match.fork()
                fork.play(option)
                if then.decision is None:
                    _stopped(fork, then.stops)
                    continue
                assert not fork.history[-1].drawn
                assert fork.decision is not None
                assert fork.decision.seat == decision.seat
                assert texts(fork.state) == texts(then.state)
                assert fork.state.view(decision.seat) == then.state.view(decision.seat)
                match.fork().play(option, fork.decision.options[-1])
            assert match.record() == before


def _stopped(fork: mathom.Match, stops: str | None) -> None:
    played, decision = fork.history[-1], fork.decision
    if stops == "chance":
        # It may depend on what others have done unseen, as bids do.
        assert played.drawn or fork.revealed(len(fork.history) - 1)
    elif stops == "over":
        assert fork.outcome is not None
    elif stops == "seat":
        assert decision is not None
        assert decision.seat != played.seat
    else:
        assert stops == "told"
        assert fork.revealed(len(fork.history) - 1)


@random_games(50, chunk=25)
def test_what_a_seat_knows_is_equal_exactly_where_its_views_are(game: mathom.Game, seeds: range) -> None:
    for seed in seeds:
        for match in closely(begin(game, seed), seed):
            decision = match.decision
            assert decision is not None
            seat = decision.seat
            worlds: list[State] = [match.state.imagine(seat, Seeded(n)) for n in range(3)]
            option = decision.options[seed % len(decision.options)]
            for world in worlds:
                world.apply(option)
            seen = worlds[0].view(seat), worlds[0].known(seat)
            for world in worlds[1:]:
                assert (world.view(seat) == seen[0]) == (world.known(seat) == seen[1])
