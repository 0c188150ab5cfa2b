"""Moving to the next site (rules 8), and the move limit (p. 17)."""

from __future__ import annotations

import pytest

from mathom.games.tcg.language.traits import CANNOT_MOVE, MUST_MOVE, Plain
from mathom.games.tcg.phases import FELLOWSHIP, REGROUP
from mathom.games.tcg.state import ADVENTURE, PATH
from mathom.games.tcg.steps.moving import Move, move_limit
from mathom.games.tcg.steps.turn import MoveAgain
from tests.games.tcg.bench import Bench
from tests.games.tcg.lending import lend


def test_a_shadow_player_plays_the_next_site_if_none_lies_there() -> None:
    bench = Bench("4C302a", adventure="4U335b 4U334a", phase=FELLOWSHIP, twilight=0).go(Move())
    assert bench.zone("4U335b") == PATH
    assert bench.zone("4U334a") == ADVENTURE
    assert bench.state.marker == [2, 1]


def test_a_site_that_lies_there_stays() -> None:
    bench = Bench("4C302a", sites="4U334a", adventure="4U335b", phase=FELLOWSHIP)
    bench.state.marker = [1, 1]
    bench.go(Move())
    assert bench.state.path[2] == bench["4U334a"]


@pytest.mark.parametrize(
    ("left", "played"),
    # Arrow to the left: b; to the right: c. The seats a, b, c sit clockwise.
    [("4U328a", "4U334b"), ("4U342a", "4U346c")],
)
def test_the_arrow_of_the_site_says_who_plays_the_next(left: str, played: str) -> None:
    adventure = "4U334b 4U335c 4U344b 4U346c"
    bench = Bench("4C302a", players=3, site=left, adventure=adventure, phase=FELLOWSHIP).go(Move())
    assert bench.state.site() == bench[played]


def test_twilight_is_the_shadow_number_and_one_for_each_companion() -> None:
    bench = Bench("4C302a 4C49a 4C277a", adventure="4U334b", phase=FELLOWSHIP, twilight=2).go(Move())
    # 3 for the Village, Frodo and Gimli; Guma is an ally and stays at home.
    assert bench.state.twilight == 2 + 3 + 2


def test_the_new_sites_own_text_changes_its_shadow_number() -> None:
    # White Rocks: +1 for each mounted companion.
    cards = "4C302a 4C286a 4C283a:4C286a"
    bench = Bench(cards, site="4U342a", adventure="4U346b", phase=FELLOWSHIP, twilight=0).go(Move())
    assert bench.state.twilight == 3 + 1 + 2


def test_texts_about_moving_come_before_the_marker_moves() -> None:
    # Aragorn, Wingfoot: each time the fellowship moves, wound a minion for each unbound Hobbit spotted.
    bench = Bench("4C302a 4P364a 4C310a 4C17b", adventure="4U334b", phase=REGROUP).go(Move())
    assert bench.options == ["answer 4P364a", "pass"]
    assert bench.state.marker[0] == 1
    bench.choose("answer 4P364a", "number 1")
    assert bench.state.marker[0] == 2


def test_texts_about_moving_to_a_site_come_when_the_fellowship_is_there() -> None:
    # Westemnet Hills: when the fellowship moves here, mounted companions are healed.
    bench = Bench("4C302a 4C286a 4C283a:4C286a", site="4U341a", adventure="4U344b", phase=FELLOWSHIP)
    bench.state.wounds[bench["4C286a"]] = 1
    bench.go(Move())
    assert bench.wounds("4C286a") == 0


@pytest.mark.parametrize(("players", "limit"), [(2, 2), (3, 2), (4, 3)])
def test_the_move_limit_depends_on_the_number_of_players(players: int, limit: int) -> None:
    assert move_limit(Bench("4C302a", players=players).state) == limit


def test_within_the_limit_the_free_peoples_player_may_move_again() -> None:
    bench = Bench("4C302a", hands="4C42a", adventure="4U334b", phase=REGROUP, twilight=4)
    bench.state.moves = 1
    bench.go(MoveAgain())
    assert bench.options == ["move", "stay"]
    bench.choose("move")
    assert (bench.state.marker[0], bench.state.moves) == (2, 2)
    # The pool is not emptied between the moves of one turn.
    assert bench.state.twilight == 4 + 3 + 1


def test_at_the_limit_he_must_stay() -> None:
    bench = Bench("4C302a", hands="4C42a", adventure="4U334b", phase=REGROUP)
    bench.state.moves = 2
    bench.go(MoveAgain())
    assert bench.options == ["discard 4C42a", "pass"]


def test_a_raised_limit_holds_for_the_whole_turn() -> None:
    # Horse-country: +1 while a Rohan mount can be spotted; the change stays when it has been left.
    bench = Bench("4C302a 4C286a 4C283a:4C286a", site="4U326a", adventure="4U334b", phase=FELLOWSHIP)
    assert bench.go(Move()).state.marker[0] == 2
    assert move_limit(bench.state) == 3


def test_there_is_nothing_beyond_the_last_site() -> None:
    bench = Bench("4C302a", site="4U362a", phase=REGROUP, hands="4C42a").go(MoveAgain())
    assert bench.options == ["discard 4C42a", "pass"]


def test_a_card_may_make_the_fellowship_move_again_if_the_limit_allows() -> None:
    bench = Bench("4C302a", hands="4C42a", adventure="4U334b", phase=REGROUP, twilight=4)
    bench.state.moves = 1
    lend(bench, Plain(MUST_MOVE)).go(MoveAgain())
    assert bench.state.marker[0] == 2
    limit = Bench("4C302a", hands="4C42a", adventure="4U334b", phase=REGROUP, twilight=4)
    limit.state.moves = 2
    lend(limit, Plain(MUST_MOVE)).go(MoveAgain())
    assert limit.state.marker[0] == 1


def test_a_card_may_forbid_moving_again() -> None:
    bench = Bench("4C302a", hands="4C42a", adventure="4U334b", phase=REGROUP)
    bench.state.moves = 1
    lend(bench, Plain(CANNOT_MOVE)).go(MoveAgain())
    assert bench.options == ["discard 4C42a", "pass"]
