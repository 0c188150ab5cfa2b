"""What an arena leaves behind: what it goes on with, decisions for learners, pictures."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import mathom
from mathom.bots.arena import crews
from mathom.bots.arena.bouts import Chunk, Terms, play
from mathom.bots.arena.command import run
from mathom.bots.arena.crews import Crew, Rounds
from mathom.bots.arena.extras import needed
from mathom.bots.arena.fingerprint import of_arena
from mathom.bots.arena.foretelling import Foretelling, together
from mathom.bots.arena.ledger import Ledger
from mathom.bots.arena.parquet import arrow
from mathom.bots.arena.tournament import arena, compete
from mathom.bots.budget import Budget
from mathom.bots.report import Bout, Report
from mathom.core.lang import LANGUAGES, say
from mathom.core.text import Text
from tests.bots.files import FIRST, LAST, bot_file

# It is about pairing, counting and telling, none of which is compiled.
pytestmark = pytest.mark.once

DUEL = mathom.game("duel")
TERMS = Terms("duel", DUEL.settle({}), ("random", "random"), seed=4)


# -- going on ------------------------------------------------------------------------------------


class Counting(Crew):
    """A crew that remembers what it was given to do."""

    def __init__(self) -> None:
        super().__init__(1)
        self.given: list[Chunk] = []

    def play(self, chunks: Sequence[Chunk]) -> Rounds:
        self.given += chunks
        yield from super().play(chunks)

    @property
    def games(self) -> int:
        return sum(chunk.games for chunk in self.given)


def test_an_arena_goes_on_with_what_has_not_been_played(tmp_path: Path) -> None:
    whole = arena(DUEL, TERMS.bots, 12, seed=4, workers=1)
    ledger = Ledger(tmp_path)
    for one in play(Chunk(TERMS, (0, 1), (1, 3))):
        ledger.add(one)
    ledger.close(done=False)
    crew, again = Counting(), Ledger(tmp_path)
    told: list[tuple[int, int]] = []
    report = compete(DUEL, TERMS, 12, crew, again, lambda *numbers: told.append(numbers))
    assert crew.games == 8
    assert told[0] == (4, 12)
    assert report.bouts == whole.bouts
    again.close(done=True)
    assert not tmp_path.exists(), "nothing need be kept of what is done"


def test_half_a_line_is_not_counted_and_does_not_spoil_the_next(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path)
    rounds = play(Chunk(TERMS, (0, 1), (0, 1, 2)))
    for one in rounds[:2]:
        ledger.add(one)
    ledger.close(done=False)
    path = tmp_path / "rounds.jsonl"
    path.write_bytes(path.read_bytes()[:-10])
    ledger = Ledger(tmp_path)
    assert list(ledger.rounds) == [((0, 1), 0)]
    ledger.add(rounds[2])
    ledger.close(done=False)
    assert list(Ledger(tmp_path).rounds) == [((0, 1), 0), ((0, 1), 2)]


def test_two_processes_do_not_play_the_same_arena(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path)
    with pytest.raises(mathom.BadSetup, match="Another process"):
        Ledger(tmp_path)
    ledger.close(done=False)
    Ledger(tmp_path).close(done=True)


def test_an_arena_is_the_same_only_if_all_that_it_depends_on_is(tmp_path: Path) -> None:
    bot = bot_file(tmp_path, FIRST)
    terms = Terms("duel", DUEL.settle({}), (bot, "random"), seed=1)
    before = of_arena(terms, 10)
    assert of_arena(terms, 10) == before
    assert of_arena(terms, 12) != before
    others = (
        Terms("duel", terms.setup, (bot, "greedy"), seed=1),
        Terms("duel", terms.setup, terms.bots, seed=2),
        Terms("duel", terms.setup, terms.bots, seed=1, budget=Budget(iterations=5)),
        Terms("duel", {"extra_turns": "any"}, terms.bots, seed=1),
    )
    assert len({before, *[of_arena(other, 10) for other in others]}) == 5
    bot_file(tmp_path, LAST)
    assert of_arena(terms, 10) != before, "the bot was changed meanwhile"


def test_the_same_command_goes_on_after_it_was_killed(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "COLUMNS": "100"}
    words = ["arena", "duel", "--bots", "random,random", "--games", "400", "--workers", "1"]
    command = [sys.executable, "-m", "mathom.cli", *words, "--lang", "en"]
    program = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    until = time.monotonic() + 60
    while (
        not (found := list(tmp_path.glob("mathom/arenas/*/rounds.jsonl"))) or not found[0].read_bytes()
    ):
        assert time.monotonic() < until
        time.sleep(0.02)
    program.send_signal(signal.SIGKILL)
    program.wait()
    kept = found[0].read_bytes().count(b"\n")
    assert 0 < kept < 200
    # Of what is there it is told, so it was not played again: a round that never was.
    line = json.loads(found[0].read_bytes().splitlines()[0])
    line["bouts"][0]["how"] = line["bouts"][1]["how"] = "shared"
    lines = [json.dumps(line).encode(), *found[0].read_bytes().splitlines()[1:kept]]
    found[0].write_bytes(b"\n".join(lines) + b"\n")
    table = tmp_path / "games.csv"
    # The table is no part of what is played: it may be asked for afterwards.
    done = subprocess.run(
        [*command, "--csv", str(table)], env=environment, capture_output=True, text=True, check=True
    )
    assert "random against random (2): 400 games, seed 1" in done.stdout
    assert table.read_text().splitlines()[1].split(",")[5] == "shared"
    assert list(tmp_path.glob("mathom/arenas/*")) == []


def test_what_was_stopped_says_that_it_can_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(self: Crew, chunks: list[Chunk]) -> Rounds:
        raise KeyboardInterrupt
        yield []

    with monkeypatch.context() as patch:
        patch.setattr(Crew, "play", interrupted)
        run(DUEL, ["random", "random"], 2, seed=1, keep=tmp_path)
    assert "The same command goes on from here." in capsys.readouterr().out
    assert len(list(tmp_path.iterdir())) == 1


def test_where_nothing_can_be_kept_it_is_played_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    report = run(DUEL, ["random", "random"], 2, seed=1, workers=1, keep=tmp_path / "file")
    assert len(report.bouts) == 2


# -- thinking more or less -----------------------------------------------------------------------


def test_iterations_are_given_to_all_or_to_one(tmp_path: Path) -> None:
    """The bot writes down what it was given."""
    given = tmp_path / "given"
    lines = f"open({str(given)!r}, 'a').write(f'{{table.iterations}} {{table.seconds}}\\n')\n{FIRST}"
    bot = bot_file(tmp_path, lines)
    report = arena(DUEL, [f"{bot}@70i", bot], 2, seed=1, workers=1, budget=Budget(seconds=7.0))
    assert report.names == ["test_bot@70i", "test_bot"]
    assert set(given.read_text().splitlines()) == {"70 60.0", "None 7.0"}


def test_more_iterations_are_other_thoughts_and_the_same_ones_the_same() -> None:
    def played(*bots: str) -> list[Bout]:
        return arena(DUEL, bots, 2, seed=1, workers=1).bouts

    assert played("faramir@6i", "random") == played("faramir@6i", "random")
    assert played("faramir@6i", "random") != played("faramir@3i", "random")


# -- several bots --------------------------------------------------------------------------------


def rated(bouts: list[Bout], names: list[str]) -> list[str]:
    """The bots by rating, the strongest first."""
    found = Report(DUEL, names, 7, bouts).ratings()
    return [names[bot] for bot in sorted(range(len(names)), key=lambda bot: -found[bot].least)]


def test_ratings_rank_bots_also_by_those_whom_they_have_not_met() -> None:
    bouts = []
    for pair in range(10):
        for good, bad in ((0, 1), (1, 2)):
            bouts.append(Bout(pair, pair, (good, bad), (0,), "quest", 50, (0, 0)))
            bouts.append(Bout(pair, pair, (bad, good), (1,), "quest", 50, (0, 0)))
    assert rated(bouts, ["best", "middling", "worst"]) == ["best", "middling", "worst"]


def test_ratings_do_not_depend_on_the_order_in_which_games_were_done() -> None:
    report = arena(DUEL, ["greedy", "random", "random"], games=4, seed=1, workers=1)
    turned = Report(DUEL, report.names, 1, report.bouts[::-1])
    assert report.ratings() == turned.ratings()


# -- for learners --------------------------------------------------------------------------------


def read(path: Path) -> list[dict[str, Any]]:
    """The rows of a file of decisions."""
    rows: list[dict[str, Any]] = arrow().parquet.read_table(path).to_pylist()
    return rows


def test_a_library_that_is_missing_is_named() -> None:
    with pytest.raises(mathom.BadSetup, match=r'pip install "mathom\[ray\]"'):
        needed("a_library_that_is_not_there", extra="ray")


@pytest.mark.parametrize("id", ["duel", "tcg"])
def test_every_decision_is_a_row(id: str, tmp_path: Path) -> None:
    """War of the Ring has nothing that these have not, and takes twenty times as long."""
    game = mathom.game(id)
    path = tmp_path / "decisions.parquet"
    report = run(game, ["random", "random"], 2, seed=2, workers=1, parquet_path=str(path))
    rows = read(path)
    assert len(rows) == sum(bout.decisions for bout in report.bouts)
    for bout, turn in zip(report.bouts, (0, 1), strict=True):
        mine = [row for row in rows if row["turn"] == turn]
        state, seats = game.deal(bout.seed), game.seats(game.settle({}))
        for number, row in enumerate(mine):
            decision = state.decision
            assert decision is not None
            assert (row["number"], row["seat"], row["kind"]) == (
                number,
                seats[decision.seat],
                decision.kind,
            )
            assert row["options"] == [str(option) for option in decision.options]
            assert row["bot"] == report.names[bout.bots[decision.seat]]
            assert row["result"] == (decision.seat in bout.winners) / len(bout.winners)
            state.apply(decision.options[row["chosen"]])
        assert state.outcome is not None
        assert state.outcome.how == mine[0]["how"]
    assert json.loads(rows[0]["view"])["game"] == game.id


def test_where_a_game_has_a_mind_its_features_are_there(tmp_path: Path) -> None:
    path = tmp_path / "decisions.parquet"
    run(DUEL, ["random", "random"], 2, seed=2, workers=1, parquet_path=str(path))
    mind = DUEL.mind
    assert mind is not None
    for row in read(path):
        assert len(row["features"]) == len(row["others"]) == len(mind.names)


# -- pictures ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pictures_are_whole_and_stand_on_a_page_in_the_readers_language(
    tmp_path: Path, language: str
) -> None:
    report = run(
        DUEL, ["random", "greedy", "random"], 2, 1, workers=1, lang=language, plots=str(tmp_path)
    )
    names = {path.stem for path in tmp_path.glob("*.svg")}
    assert names == {"strength", "length", "endings", "reliability"}
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert f'lang="{language}"' in page
    for path in sorted(tmp_path.glob("*.svg")):
        drawn = path.read_text(encoding="utf-8")
        assert drawn in page
        left, top, width, height = map(float, ElementTree.fromstring(drawn).attrib["viewBox"].split())
        for text in ElementTree.fromstring(drawn).iter("{http://www.w3.org/2000/svg}text"):
            if "x" in text.attrib:
                assert left <= float(text.attrib["x"]) <= width
                assert top <= float(text.attrib["y"]) <= height
    strength = (tmp_path / "strength.svg").read_text(encoding="utf-8")
    assert all(name in strength for name in report.names)
    assert say(Text("arena-plot-endings"), language) in page


def test_what_was_foretold_is_compared_with_what_came(tmp_path: Path) -> None:
    report = run(DUEL, ["gimli", "random"], 4, seed=1, workers=1, plots=str(tmp_path))
    for bout in report.bouts:
        assert len(bout.foretold) == 10
        for tenth, (said, came, count) in enumerate(bout.foretold):
            assert count * tenth / 10 <= said <= count * (tenth + 1) / 10
            assert 0 <= came <= count
    surely = [bout.foretold[9] for bout in report.bouts]
    assert sum(came for _, came, _ in surely) > 0.9 * sum(count for *_, count in surely) > 0


def test_a_game_that_ends_before_anybody_moves_foretells_nothing() -> None:
    # Whoever bids as many burdens as his Ring-bearer can bear is corrupted at once.
    state, told = mathom.game("tcg").deal(1), Foretelling(mathom.game("tcg"))
    while (decision := state.decision) is not None:
        told.look(state, decision)
        assert decision.kind == "bid"
        state.apply(decision.options[-1])
    assert state.outcome is not None
    assert told.came(state) == ()
    assert together([told.came(state)]) == []


@pytest.mark.parametrize("workers", [1, 2])
def test_what_a_slow_bot_has_played_is_handed_over_before_its_piece_is_done(
    monkeypatch: pytest.MonkeyPatch, workers: int
) -> None:
    whole = arena(DUEL, ["random", "greedy"], 16, 3, workers=1).bouts
    seen: list[int] = []
    # In no time at all, a process plays one deal of its piece; others of the pool are not told so.
    monkeypatch.setattr(crews, "ENOUGH", 0.0)
    report = arena(
        DUEL,
        ["random", "greedy"],
        16,
        3,
        workers=workers,
        progress=lambda done, total: seen.append(done),
    )
    assert report.bouts == whole
    assert workers > 1 or seen == list(range(0, 17, 2))


# -- on several machines -------------------------------------------------------------------------


@pytest.mark.once  # Nobody plays.
def test_where_no_ray_is_one_hears_so_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        nobody = f"127.0.0.1:{taken.getsockname()[1]}"
        monkeypatch.setattr(crews, "needed", lambda name, extra: pytest.fail)
        for address in (nobody, f"ray://{nobody}"):
            with pytest.raises(mathom.BadSetup, match="Ray cannot be reached"):
                crews.RayCrew(address)


def test_on_ray_the_result_is_the_same_to_the_letter(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One session of Ray for all that there is to say about it: to start it takes long."""
    told = {}
    for ray in (None, "local"):
        table = tmp_path / f"{ray}.csv"
        run(DUEL, ["random", "greedy"], 6, 3, csv_path=str(table), workers=2 if ray else 1, ray=ray)
        told[ray] = (capsys.readouterr().out, table.read_bytes())
    assert told[None] == told["local"]


def test_a_machine_with_another_mathom_does_not_play() -> None:
    from mathom.bots.arena.crews import play_there

    rounds, why = play_there(Chunk(TERMS, (0, 1), (0,)), "some other")
    assert rounds is None
    assert "another Mathom" in why
