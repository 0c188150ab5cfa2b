"""How a game went: the curve, where it turned, and which choices gave something away."""

from __future__ import annotations

from functools import cache

import pytest

import mathom
from mathom.bots import Table
from mathom.bots.levels import Gimli
from mathom.bots.random import RandomBot
from mathom.bots.review import Review, review
from mathom.core.faults import BadSetup
from tests.bots.test_search import rich
from tests.core.toy import POCKETS_GAME
from tests.games.duel.table import DUEL, REGIONS, table

SAURON = 1


def played(match: mathom.Match, choices: int = 1000) -> mathom.Match:
    """Gimli and somebody who takes anything play on."""
    bots = (Gimli(1), RandomBot(2))
    while match.decision is not None and len(match.history) < choices:
        seat = match.decision.seat
        match.play(bots[seat].choose(Table(match.game, match.state, seat)))
    return match


@cache
def a_game() -> mathom.Match:
    return played(DUEL.new(seed=7))


@cache
def its_review() -> Review:
    return review(a_game(), seed=1, iterations=30, thought_over=8)


def blundered() -> mathom.Match:
    """Sauron could have won by being in all seven regions, and lets the Fellowship end its quest."""
    six = rich(units=dict.fromkeys(REGIONS[:6], 1))
    match = table("c3_07", "c3_16", sauron=six, fellowship=rich(quest=11))
    match.play("discard c3_16")
    match.play("play c3_07")
    assert match.outcome is not None
    return match


def test_the_curve_goes_from_the_deal_to_the_end_and_the_chances_make_a_whole() -> None:
    match, points = a_game(), its_review().points
    assert (points[0].n, points[-1].n) == (0, len(match.history))
    assert [point.n for point in points] == sorted({point.n for point in points})
    assert all(sum(point.chances) == pytest.approx(1, abs=0.001) for point in points)
    assert match.outcome is not None
    assert points[-1].chances == (1.0, 0.0)
    assert match.outcome.winners == (0,)


def test_a_blunder_is_named_with_what_would_have_won() -> None:
    worst = max(review(blundered(), iterations=40).mistakes, key=lambda one: one.lost)
    assert (worst.n, worst.seat, str(worst.option)) == (1, SAURON, "discard c3_16")
    assert str(worst.better) == "play c3_16"
    assert worst.blunder
    assert [one.kind for one in worst.reasons] == ["win"]


def test_the_game_turned_where_it_was_thrown_away() -> None:
    turn = review(blundered(), iterations=10).turns[0]
    assert (turn.n, turn.seat) == (1, SAURON)
    assert turn.before > 0.5 > turn.after


def test_whoever_plays_anything_makes_the_mistakes() -> None:
    mistakes = its_review().mistakes
    assert len([one for one in mistakes if one.seat == SAURON]) > len(mistakes) / 2
    assert all(one.option != one.better and one.lost > 0 for one in mistakes)


def test_the_same_seed_gives_the_same_review_also_of_the_record() -> None:
    again = review(mathom.replay(a_game().record()), seed=1, iterations=30, thought_over=8)
    assert repr(again) == repr(its_review())


def test_a_choice_is_judged_by_what_was_known_not_by_what_came_up() -> None:
    # The same choice before two different cards that nobody could see.
    lost = []
    for seed in (3, 4):
        match = DUEL.position(table("c3_07", "c3_16").state.position(), seed=seed)
        option = match.state.decision.options[0]
        match.play(option)
        found = [one for one in review(match, iterations=30).mistakes if one.n == 1]
        lost.append([(str(one.better), round(one.lost, 6)) for one in found])
    assert lost[0] == lost[1]


def test_a_game_that_is_not_over_is_reviewed_as_far_as_it_went() -> None:
    match = played(DUEL.new(seed=3), 6)
    record = match.record()
    found = review(mathom.replay(record), iterations=10, thought_over=2)
    assert found.points[-1].n <= 6
    assert all(0 < chance < 1 for chance in found.points[-1].chances)


def test_whoever_does_what_the_bots_do_without_a_thought_makes_no_mistake() -> None:
    # To begin looks better at once than the last place, which wins more games.
    match = mathom.game("tcg").new(seed=11)
    for choice in ("number 2", "number 0", "place 2"):
        match.play(choice)
    assert 3 not in [one.n for one in review(match, seed=0, iterations=60).mistakes]


@pytest.mark.parametrize("game", mathom.games(), ids=lambda game: game.id)
def test_every_game_has_a_curve_with_the_chances_of_all_sides(game: mathom.Game) -> None:
    match = played(game.new(seed=2), 25)
    found = review(match, iterations=4, thought_over=3)
    assert len(found.points) > 3
    assert all(sum(point.chances) == pytest.approx(1, abs=0.001) for point in found.points)
    assert 0 < found.thought_over <= 3
    told = [(one.n, one.option) for one in found.mistakes] + [(one.n, one.option) for one in found.turns]
    assert all(match.history[n - 1].option == option for n, option in told)


def test_how_much_is_done_is_told() -> None:
    heard: list[tuple[int, int]] = []
    review(blundered(), iterations=10, progress=lambda done, total: heard.append((done, total)))
    assert heard[-1][0] == heard[-1][1]
    assert [done for done, _ in heard] == sorted([done for done, _ in heard])


def test_with_no_time_it_has_the_curve_and_thinks_nothing_over() -> None:
    found = review(a_game(), seconds=0.000001)
    assert len(found.points) == len(its_review().points)
    assert (found.thought_over, found.mistakes) == (0, [])


def test_a_game_that_nobody_has_learned_cannot_be_reviewed() -> None:
    with pytest.raises(BadSetup, match="Nobody has learned pockets"):
        review(POCKETS_GAME.new(seed=1))
