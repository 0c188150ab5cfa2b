"""Laws of refusing: what is not on the list is not accepted, and asking for it changes nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import mathom
from tests.laws.table import begin, finished, random_games, sampled, texts

RUBBISH = ("", " ", "?", "pass", "xyzzy 1", "0", "{}", "\x00", "é" * 1000)


def others(match: mathom.Match, known: list[str]) -> Iterator[str]:
    """Notations that are not on the list now, though some of them are at other times."""
    listed = texts(match.state)
    near = [listed[0].upper(), listed[0] + " " + listed[0], listed[0][:-1], "x" + listed[0]]
    for text in (*RUBBISH, *near, *known):
        # What went without saying may be said, and changes nothing.
        if text not in listed and not match.went_without_saying(text):
            yield text


@random_games(25, chunk=25)
def test_nothing_but_the_listed_options_is_accepted(game: mathom.Game, seeds: range) -> None:
    for seed in seeds:
        known = sorted({str(played.option) for played in finished(game, seed + 1).history})
        # Some forty of them each time, others the next time.
        step = 1 + len(known) // 40
        for number, match in enumerate(sampled(begin(game, seed), seed)):
            state, key, record = match.state, match.state.key(), match.record()
            for text in others(match, known[number % step :: step]):
                with pytest.raises(mathom.IllegalMove) as refused:
                    match.play(text)
                assert len(str(refused.value)) < 500
            assert match.state is state
            assert match.state.key() == key
            assert match.record() == record


@random_games(25, chunk=25)
def test_a_finished_game_accepts_nothing_more(game: mathom.Game, seeds: range) -> None:
    for seed in seeds:
        match = finished(game, seed)
        record = match.record()
        for played in match.history:
            if not match.went_without_saying(str(played.option)):
                with pytest.raises(mathom.IllegalMove):
                    match.play(played.option)
        assert match.record() == record
