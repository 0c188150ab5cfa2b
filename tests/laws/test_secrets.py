"""Laws of secrets: nobody is shown, told or dealt what they may not know."""

from __future__ import annotations

import re

import msgspec

import mathom
from mathom.core.chance import Seeded
from mathom.core.playout import playout
from tests.laws.table import (
    begin,
    closely,
    each_game,
    eyes,
    facts,
    future,
    random_games,
    sampled,
    texts,
    walk,
)


def words(text: str) -> set[str]:
    """Everything in a text that could be the name of a thing."""
    return set(re.findall(r"[\w-]+", text))


@random_games(50, chunk=25)
def test_a_view_does_not_change_with_what_the_seat_may_not_know(game: mathom.Game, seeds: range) -> None:
    for seed in seeds:
        for match in closely(begin(game, seed), seed):
            for seat in eyes(match):
                seen = match.view(seat)
                assert msgspec.json.decode(msgspec.json.encode(seen), type=type(seen)) == seen
                assert match.state.imagine(seat, Seeded(seed)).view(seat) == seen


@random_games(50, chunk=25)
def test_what_is_imagined_does_not_depend_on_the_truth(game: mathom.Game, seeds: range) -> None:
    for seed in seeds:
        for match in closely(begin(game, seed), seed):
            state, before = match.state, match.state.key()
            for seat in eyes(match):
                once = state.imagine(seat, Seeded(seed + 1))
                other = state.imagine(seat, Seeded(seed + 2))
                again = once.imagine(seat, Seeded(seed + 2))
                assert again == other
                assert texts(again) == texts(other)
            assert state.key() == before


@random_games(25, chunk=25)
def test_what_is_imagined_can_be_played_to_the_end(game: mathom.Game, seeds: range) -> None:
    own = facts(game)
    for seed in seeds:
        for match in sampled(begin(game, seed), seed):
            assert match.decision is not None
            for seat in eyes(match):
                state = match.state.imagine(seat, Seeded(seed))
                own.conserved(state)
                if match.decision.seat == seat:
                    assert texts(state) == texts(match.state)
                playout(state, Seeded(seed))
                own.conserved(state)
                assert state.outcome is not None


@random_games(25, chunk=25)
def test_what_is_imagined_goes_on_by_the_imagined_chance(game: mathom.Game, seeds: range) -> None:
    for seed in seeds:
        for match in sampled(begin(game, seed), seed):
            elsewhere = match.state.clone()
            elsewhere.chance = Seeded(seed + 77)
            for seat in eyes(match):
                here = match.state.imagine(seat, Seeded(seed))
                assert future(here) == future(elsewhere.imagine(seat, Seeded(seed)))


@random_games(50, chunk=25)
def test_no_record_log_or_view_tells_a_seat_what_it_may_not_know(
    game: mathom.Game, seeds: range
) -> None:
    own = facts(game)
    for seed in seeds:
        for match in sampled(begin(game, seed), seed, one_of=4):
            for seat in eyes(match):
                record = match.record(seat)
                told = words(record) | words(repr(match.log(seat)))
                told |= words(msgspec.json.encode(match.view(seat)).decode())
                assert told & own.hidden(match.state, seat) == set()
                assert "[seed" not in record


@random_games(50, chunk=25)
def test_a_record_hides_exactly_what_others_chose_and_drew_in_secret(
    game: mathom.Game, seeds: range
) -> None:
    for seed in seeds:
        match = begin(game, seed)
        for _ in walk(match, seed):
            pass
        # Once a game is over its record has no secrets.
        match.undo()
        for seat in eyes(match):
            for played, move in zip(match.history, match.as_record(seat).moves, strict=True):
                secret = played.secret and played.seat != seat
                assert move.text == ("?" if secret else str(played.option))
                for drawn, (kind, value) in zip(played.drawn, move.outcomes, strict=True):
                    unseen = drawn.seen_by is not None and seat not in drawn.seen_by
                    assert (kind, value) == (drawn.kind, "?" if unseen else drawn.value)


@each_game
def test_what_a_seat_does_not_know_is_really_dealt_anew(game: mathom.Game) -> None:
    own = facts(game)
    for seed in range(500):
        for match in walk(begin(game, seed), seed):
            for seat in eyes(match):
                if own.secret(match.state, seat):
                    deals = {match.state.imagine(seat, Seeded(deal)).key() for deal in range(40)}
                    assert len(deals) > 1
                    return
    raise AssertionError("no game had a secret")
