"""The arena: fair pairs, sure numbers, the same result however the work is shared."""

from __future__ import annotations

import csv
import io
import subprocess
import sys
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path

import pytest
from rich.console import Console

import mathom
from mathom.bots.arena import arena
from mathom.bots.arena.bouts import Bench, Terms
from mathom.bots.arena.command import run
from mathom.bots.deals import Z95, Z99, interval, wilson
from mathom.bots.report import Bout, Report
from mathom.core.chance import Seeded
from mathom.core.lang import LANGUAGES, say
from mathom.core.text import Text
from tests.bots.files import FIRST, LAST, bot_file

# It is about pairing, counting and telling, none of which is compiled.
pytestmark = pytest.mark.once

DUEL = mathom.game("duel")


def printed(report: Report, language: str = "en", width: int = 100) -> str:
    """The report as it stands on the screen."""
    console = Console(width=width, file=io.StringIO(), color_system=None)
    console.print(report.render(language))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def table_of(report: Report) -> list[dict[str, str]]:
    """The rows of the CSV file."""
    file = io.StringIO()
    report.write_csv(file)
    return list(csv.DictReader(io.StringIO(file.getvalue())))


# -- how it is played ----------------------------------------------------------------------------


def test_the_result_does_not_depend_on_how_many_processes_share_the_work() -> None:
    alone = arena(DUEL, ["greedy", "random"], games=20, seed=3, workers=1)
    together = arena(DUEL, ["greedy", "random"], games=20, seed=3, workers=2)
    assert alone.bouts == together.bouts
    assert len(alone.bouts) == 20


def test_another_seed_gives_other_games() -> None:
    one = arena(DUEL, ["random", "random"], games=4, seed=1, workers=1)
    other = arena(DUEL, ["random", "random"], games=4, seed=2, workers=1)
    assert {bout.seed for bout in one.bouts}.isdisjoint(bout.seed for bout in other.bouts)


def test_both_games_of_a_pair_are_dealt_alike_with_the_seats_swapped() -> None:
    bouts = arena(DUEL, ["random", "greedy"], games=6, seed=1, workers=1).bouts
    assert [(bout.pair, bout.bots) for bout in bouts] == [
        (pair, seats) for pair in range(3) for seats in ((0, 1), (1, 0))
    ]
    for first, second in pairwise(bouts):
        assert (first.seed == second.seed) == (first.pair == second.pair)


def test_an_odd_number_of_games_is_made_even() -> None:
    assert len(arena(DUEL, ["random", "random"], games=3, seed=1, workers=1).bouts) == 4


def test_more_than_two_bots_play_everyone_against_everyone(tmp_path: Path) -> None:
    bots = ["random", "random", bot_file(tmp_path, FIRST, name="first")]
    report = arena(DUEL, bots, games=2, seed=1, workers=1)
    assert report.names == ["random", "random (2)", "first"]
    assert report.pairings() == [(0, 1), (0, 2), (1, 2)]
    assert [report.score(bot).games for bot in range(3)] == [4, 4, 4]
    assert len({bout.seed for bout in report.bouts}) == 1


def test_a_bot_can_play_against_itself() -> None:
    report = arena(DUEL, ["greedy", "greedy"], games=2, seed=1, workers=1)
    assert report.names == ["greedy", "greedy (2)"]
    assert report.score(0).rate + report.score(1).rate == 1


def test_a_bot_plays_the_same_in_a_process_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "greedy_elsewhere.py"
    path.write_text("from mathom.bots.greedy import GreedyBot\nclass Same(GreedyBot): ...\n")
    here = arena(DUEL, ["greedy", "random"], games=2, seed=5, workers=1)
    there = arena(DUEL, [str(path), "random"], games=2, seed=5, workers=1)
    assert here.bouts == there.bouts


def test_progress_is_told_from_nothing_to_all() -> None:
    told: list[tuple[int, int]] = []
    arena(DUEL, ["random", "random"], 20, 1, 1, lambda *numbers: told.append(numbers))
    assert told[0] == (0, 20)
    assert told[-1] == (20, 20)
    assert all(earlier < later for (earlier, _), (later, _) in pairwise(told))


def test_where_a_strength_plays_progress_is_told_after_each_deal() -> None:
    told: list[int] = []
    arena(DUEL, ["pippin", "random"], 8, 1, 1, lambda done, _: told.append(done))
    assert told == [0, 2, 4, 6, 8]


@pytest.mark.parametrize("workers", [1, 2])
def test_stopping_it_leaves_what_was_played_so_far(workers: int) -> None:
    def interrupt(done: int, total: int) -> None:
        if done:
            raise KeyboardInterrupt

    report = arena(DUEL, ["random", "random"], 1000, 1, workers, progress=interrupt)
    assert report.stopped
    assert 0 < len(report.bouts) < 1000
    assert f"Stopped after {len(report.bouts)} games." in printed(report)


def test_stopping_it_before_the_first_game_leaves_an_empty_report() -> None:
    def interrupt(done: int, total: int) -> None:
        raise KeyboardInterrupt

    report = arena(DUEL, ["random", "random"], 1000, 1, 1, progress=interrupt)
    assert printed(report).strip() == "Stopped after 0 games."


# -- bad bots and bad input ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "choose",
    ["raise ValueError", "return None", "return 'x'", "print('x')\nwhile True: pass", "os._exit(1)"],
)
def test_a_bad_bot_loses_its_say_but_the_games_go_on_and_its_faults_are_counted(
    tmp_path: Path, choose: str
) -> None:
    bots = [bot_file(tmp_path, choose, name="bad"), "random"]
    report = arena(DUEL, bots, games=2, seed=1, workers=1, seconds=0.3)
    assert [len(bout.winners) > 0 for bout in report.bouts] == [True, True]
    assert report.faults(0) > 10
    assert report.faults(1) == 0
    assert f"bad failed {report.faults(0)} times" in printed(report)


def test_a_good_bot_of_a_file_has_no_faults(tmp_path: Path) -> None:
    report = arena(DUEL, [bot_file(tmp_path, LAST, name="last"), "random"], 2, 1, workers=1)
    assert report.faults(0) == 0
    assert "failed" not in printed(report)


@pytest.mark.parametrize(
    ("bots", "games", "workers", "sentence"),
    [
        (["greedy"], 10, 1, "at least two bots"),
        ([], 10, 1, "at least two bots"),
        (["greedy", "gollum"], 10, 1, "no bot called “gollum”"),
        (["greedy", "gollum.py"], 10, 1, "no file “gollum.py”"),
        (["greedy", "random"], 0, 1, "at least one game"),
        (["greedy", "random"], 10, 0, "at least one process"),
    ],
)
def test_an_arena_that_cannot_be_is_refused(
    bots: list[str], games: int, workers: int, sentence: str
) -> None:
    with pytest.raises(mathom.BadSetup, match=sentence):
        arena(DUEL, bots, games, seed=1, workers=workers)


def test_a_broken_bot_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    path = tmp_path / "broken.py"
    path.write_text("1 / 0")
    with pytest.raises(mathom.BadSetup, match="ZeroDivisionError"):
        arena(DUEL, ["random", str(path)], games=10, seed=1, workers=1)


# -- what is told of it --------------------------------------------------------------------------


def bout(pair: int, bots: tuple[int, int], winners: tuple[int, ...], how: str, decisions: int) -> Bout:
    return Bout(pair, 100 + pair, bots, winners, how, decisions, faults=(0, 0))


def small_report() -> Report:
    """Two pairs: good wins three games and shares one."""
    bouts = [
        bout(0, (0, 1), (0,), "quest", 40),
        bout(0, (1, 0), (1,), "conquest", 50),
        bout(1, (0, 1), (0, 1), "shared", 90),
        bout(1, (1, 0), (1,), "conquest", 60),
    ]
    return Report(DUEL, ["good", "evil"], 7, bouts[::-1])


def test_a_shared_victory_counts_as_half_a_win() -> None:
    report = small_report()
    assert [report.score(bot).rate for bot in (0, 1)] == [0.875, 0.125]
    assert (report.score(0).won, report.score(0).shared, report.score(0).games) == (3, 1, 4)


def test_each_seat_is_counted_for_itself() -> None:
    report = small_report()
    assert [report.score(0, seat=seat).rate for seat in (0, 1)] == [0.75, 1.0]
    assert [report.score(1, seat=seat).rate for seat in (0, 1)] == [0.0, 0.25]


def test_it_is_counted_who_won_how_on_which_seat() -> None:
    assert small_report().endings(0, 1) == {
        "conquest": {(0, 1): 2},
        "quest": {(0, 0): 1},
        "shared": {(0, 0): 1, (1, 1): 1},
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_to_end_has_a_name(language: str) -> None:
    ways = {
        "duel": ["conquest", "quest", "races", "regions", "shared"],
        "wotr": ["conquest", "corruption", "liberation", "ring"],
        "tcg": ["arrived", "corrupted", "drawn", "killed", "last"],
    }
    for game in mathom.games():
        report = Report(game, ["a", "b"], 1, [])
        names = [report.ending(how, language) for how in ways[game.id]]
        assert set(names).isdisjoint(ways[game.id])
        assert len(set(names)) == len(names)


def test_the_lengths_are_mean_median_least_and_most() -> None:
    assert small_report().lengths() == (60.0, 55.0, 40, 90)


# Newcombe (1998), Statistics in Medicine 17, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_the_interval_is_wilsons(won: int, games: int, low: float, high: float) -> None:
    assert wilson(won / games, games, Z95) == pytest.approx((low, high), abs=0.00005)


def test_deals_of_one_game_each_give_wilsons_interval() -> None:
    deals = [1.0] * 81 + [0.0] * 182
    assert interval(deals, 81 / 263, Z95) == pytest.approx(wilson(81 / 263, 263, Z95), abs=0.001)


def wide(deals: list[float]) -> float:
    """How wide the interval of so many deals is that were won half and half."""
    low, high = interval(deals, 0.5, Z95)
    return high - low


def test_deals_that_a_bot_wins_on_both_seats_or_on_none_tell_less_than_as_many_single_games() -> None:
    assert wide([1.0, 0.0] * 50) > 1.35 * wide([1.0, 0.5, 0.5, 0.0] * 25)


def test_deals_that_favour_a_seat_tell_more_than_as_many_single_games() -> None:
    low, high = wilson(0.5, 200, Z95)
    assert wide([0.5] * 95 + [0.0, 1.0] * 3) < 0.5 * (high - low)


def test_a_few_deals_that_happen_to_be_alike_prove_little() -> None:
    assert wide([0.5] * 3) > 0.5
    assert interval([1.0] * 5, 1.0, Z95)[0] < 0.6


def test_the_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    """Also for rates near one, where what is read off the spread of the pairs alone fails."""
    dice = Seeded(1)
    for percent, bias in ((50, 30), (80, 15), (97, 0)):
        held = 0
        for _ in range(400):
            deals: list[float] = []
            for _ in range(40):
                tilt = bias if dice.below(2) else -bias
                won = [dice.below(100) < percent + tilt, dice.below(100) < percent - tilt]
                deals.append(sum(won) / 2)
            low, high = interval(deals, sum(deals) / 40, Z95)
            held += low <= percent / 100 <= high
        assert 0.92 <= held / 400 <= 0.99, percent


def test_to_be_surer_takes_a_wider_interval() -> None:
    low95, high95 = wilson(0.7, 50, Z95)
    low99, high99 = wilson(0.7, 50, Z99)
    assert low99 < low95 < 0.7 < high95 < high99


def test_the_table_has_a_row_a_game_in_order() -> None:
    rows = table_of(small_report())
    assert [row["pair"] for row in rows] == ["0", "0", "1", "1"]
    assert rows[1] == {
        "pair": "0",
        "seed": "100",
        "fellowship": "evil",
        "sauron": "good",
        "winners": "sauron",
        "how": "conquest",
        "decisions": "50",
        "fellowship_faults": "0",
        "sauron_faults": "0",
    }
    assert rows[2]["winners"] == "fellowship sauron"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_fits_a_terminal_and_speaks_every_language(language: str) -> None:
    lines = printed(small_report(), language, width=80).splitlines()
    assert max(len(line) for line in lines) <= 80
    rate = "87.5 %" if language == "en" else "87,5 %"
    assert any("good" in line and rate in line for line in lines)
    assert not any("…" in line for line in lines)


def test_the_standings_of_several_bots_come_first(tmp_path: Path) -> None:
    said = printed(arena(DUEL, ["random", "random", "random"], games=2, seed=1, workers=1))
    assert said.index("All games") < said.index("random against random (2)")
    assert "random (2) against random (3): 2 games, seed 1" in said


# -- the command ---------------------------------------------------------------------------------


def test_the_command_prints_the_report_and_writes_the_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.csv"
    report = run(DUEL, ["random", "greedy"], 2, seed=1, csv_path=str(path), workers=1, lang="it")
    assert "random contro greedy: 2 partite, seme 1" in capsys.readouterr().out
    assert list(csv.DictReader(path.open())) == table_of(report)


def test_a_table_that_cannot_be_written_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    path = tmp_path / "no" / "such" / "folder.csv"
    with pytest.raises(mathom.BadSetup, match="cannot be written"):
        run(DUEL, ["random", "random"], 1_000_000, seed=1, csv_path=str(path))


def test_a_reader_who_stops_reading_is_no_error() -> None:
    code = (
        "import mathom; from mathom.bots.arena.command import run;"
        "run(mathom.game('duel'), ['random', 'random'], 2, seed=1, workers=1)"
    )
    program = subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert program.stdout is not None
    assert program.stderr is not None
    program.stdout.close()
    complaint = program.stderr.read()
    program.stderr.close()
    assert program.wait() == 0
    assert "Error" not in complaint


# -- more than two seats -------------------------------------------------------------------------

WOTR = mathom.game("wotr")
TCG = mathom.game("tcg")


def test_a_bot_plays_a_whole_team_and_then_the_other_one() -> None:
    report = arena(WOTR, ["random", "random"], games=2, seed=1, workers=1, setup={"players": "4"})
    assert [bout.bots for bout in report.bouts] == [(0, 0, 1, 1), (1, 1, 0, 0)]
    assert len({bout.seed for bout in report.bouts}) == 1
    for bout in report.bouts:
        assert len({bout.bots[winner] for winner in bout.winners}) == 1
    assert report.score(0).rate + report.score(1).rate == 1
    assert report.team_score(0).rate + report.team_score(1).rate == 1
    assert sum(report.seat_score(seat).rate for seat in range(4)) == 1


def test_three_players_are_one_against_two() -> None:
    report = arena(WOTR, ["random", "random"], games=2, seed=1, workers=1, setup={"players": "3"})
    assert [bout.bots for bout in report.bouts] == [(0, 1, 1), (1, 0, 0)]


def test_where_everybody_plays_alone_bots_move_on_from_seat_to_seat() -> None:
    three = ["random"] * 3
    report = arena(TCG, three, games=2, seed=1, workers=1, setup={"players": "3"})
    assert [bout.bots for bout in report.bouts] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert report.pairings() == [(0, 1, 2)]
    assert sum(report.score(bot).rate for bot in range(3)) == pytest.approx(1)
    assert [row["pair"] for row in table_of(report)] == ["0", "0", "0"]


def test_two_bots_share_four_seats_evenly() -> None:
    report = arena(TCG, ["random", "random"], games=2, seed=1, workers=1, setup={"players": "4"})
    assert [bout.bots for bout in report.bouts] == [(0, 1, 0, 1), (1, 0, 1, 0)]


def test_a_bot_has_a_process_of_its_own_for_each_seat(tmp_path: Path) -> None:
    """It would know its partner's hand otherwise."""
    bot = bot_file(tmp_path, FIRST)
    terms = Terms("wotr", WOTR.settle({"players": "4"}), (bot, "random"), seed=1)
    with ExitStack() as stack:
        bench = Bench(bot, WOTR, terms, stack)
        gondor, rohan = bench.player(0, luck=1), bench.player(1, luck=2)
        assert gondor is not rohan
        assert bench.player(1, luck=3) is rohan, "in the next game it goes on"


def partners_report() -> Report:
    """Four games for four: the Shadow wins three of them, once with a tie between its players."""
    bouts = [
        Bout(0, 5, (0, 0, 1, 1), (2,), "conquest", 100, (0, 0, 0, 0)),
        Bout(0, 5, (1, 1, 0, 0), (2, 3), "corruption", 100, (0, 0, 0, 0)),
        Bout(1, 6, (0, 0, 1, 1), (3,), "conquest", 100, (0, 0, 0, 0)),
        Bout(1, 6, (1, 1, 0, 0), (1,), "ring", 100, (0, 0, 0, 0)),
    ]
    return Report(WOTR, ["good", "evil"], 7, bouts, setup=WOTR.settle({"players": "4"}))


def test_a_team_wins_with_whoever_of_it_comes_first_a_seat_only_by_itself() -> None:
    report = partners_report()
    assert [report.team_score(team).rate for team in (0, 1)] == [0.25, 0.75]
    assert [report.seat_score(seat).rate for seat in range(4)] == [0, 0.25, 0.375, 0.375]
    assert [report.score(bot).rate for bot in (0, 1)] == [0.25, 0.75]
    assert report.score(0).shared == 0, "partners of one bot share a victory with nobody"
    assert [report.score(1, seat=seat).rate for seat in range(4)] == [0, 0.5, 0.5, 0.5]


def test_a_victory_that_three_share_is_a_third_of_a_win_for_each() -> None:
    bouts = [Bout(0, 5, (0, 1, 2), (0, 1, 2), "fellowship", 9, (0, 0, 0))]
    report = Report(TCG, ["a", "b", "c"], 7, bouts, setup=TCG.settle({"players": "3"}))
    assert report.score(1).rate == pytest.approx(1 / 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_tells_bots_seats_and_teams(language: str) -> None:
    told = printed(partners_report(), language, width=140)
    names = [say(Text(f"wotr-seat-{seat}"), language) for seat in WOTR.seats({"players": "4"})]
    assert f"{names[0]} + {names[1]}" in told
    assert f"{names[2]} + {names[3]}" in told
    for name in names:
        assert f"· {name}" in told
