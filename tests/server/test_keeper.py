"""For whoever runs the server: is it well, what has it done, copies, and a hand at the tables."""

from __future__ import annotations

import asyncio
import json
import logging
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

import mathom
from mathom.cli import main
from mathom.core.faults import Fault
from mathom.server.keeper import backup, close_table, mute, restore, tables
from mathom.server.log import AsJson, note
from mathom.server.tables.seats import new_id
from tests.server.house import GENEROUS, served, settings
from tests.server.player import Player, one_screen, post, two_players, watcher


def test_a_server_that_is_well_says_so(url: str) -> None:
    answer = httpx.get(f"{url}/healthz")
    assert answer.status_code == 200
    assert answer.json() == {"status": "ok", "version": mathom.__version__}


def test_what_was_done_can_be_read_by_prometheus_but_not_by_everybody(url: str) -> None:
    pair = one_screen(url)
    pair.discard()
    assert pair.choose("nothing", n=1).status_code == 422
    lines = httpx.get(f"{url}/metrics").text.splitlines()
    figures = dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
    assert float(figures["mathom_moves_total"]) >= 1
    assert float(figures["mathom_tables_live"]) >= 1
    assert float(figures["mathom_memory_bytes"]) > 1_000_000
    assert float(figures['mathom_refused_total{status="422"}']) >= 1
    assert float(figures['mathom_deed_seconds_bucket{le="+Inf"}']) >= 1
    stranger = {"x-forwarded-for": "192.0.2.1"}
    assert httpx.get(f"{url}/metrics", headers=stranger).status_code == 404


def test_the_keeper_may_let_others_read_the_figures(tmp_path: Path) -> None:
    with served(settings(tmp_path, inspectors=("192.0.2.0/24",))) as url:
        near = {"x-forwarded-for": "192.0.2.1"}
        assert httpx.get(f"{url}/metrics", headers=near).status_code == 200


def test_an_event_is_one_line_that_programs_can_read(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "mathom.server"):
        note("table-founded", table="abc", game="duel")
    line = AsJson().format(caplog.records[0])
    assert "\n" not in line
    told = json.loads(line)
    assert (told["event"], told["table"], told["level"]) == ("table-founded", "abc", "info")


def test_a_copy_can_be_made_while_the_server_runs_and_brings_back_what_was_lost(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with served(settings(tmp_path)) as url:
        pair = one_screen(url)
        for _ in range(3):
            pair.discard()
        assert asyncio.run(backup(str(tmp_path / "games.db"), str(copy))) == 1
        pair.discard()
        assert pair.state()["n"] == 4
    assert copy.stat().st_mode & 0o077 == 0
    assert not list(tmp_path.glob("copy.db?*")), "a copy is one file"
    elsewhere = tmp_path / "elsewhere"
    with served(settings(elsewhere)) as url:
        other = one_screen(url)
        # Into a server that runs; what it has stays as it is.
        assert asyncio.run(restore(str(elsewhere / "games.db"), str(copy))) == 1
        assert asyncio.run(restore(str(elsewhere / "games.db"), str(copy))) == 0
        again = Player(url, pair.table, pair.token)
        assert again.state()["n"] == 3
        again.discard()
        other.discard()
    with pytest.raises(Fault):
        asyncio.run(backup(str(tmp_path / "games.db"), str(copy)))


def test_the_keeper_lists_tables_closes_one_and_lets_somebody_say_nothing(tmp_path: Path) -> None:
    database = str(tmp_path / "games.db")
    with served(settings(tmp_path)) as url:
        ada, bo = two_players(url)
        ((id, game, count, decider, seats),) = asyncio.run(tables(database, 10))
        assert (id, game, count, decider) == (ada.table, "duel", 0, "sauron")
        assert seats == ["fellowship: Ada", "sauron: Bo"]
        asyncio.run(mute(database, ada.table, "sauron", True))
        with ada.live() as live:
            refused = bo.post("say", text="boo")
            assert refused.json()["error"]["id"] == "table-muted"
            assert ada.post("say", text="hush").status_code == 200
            asyncio.run(mute(database, ada.table, "sauron", False))
            live.until(lambda state: state["chat"])
            asyncio.run(close_table(database, ada.table))
            end = live.until(lambda state: state["outcome"])
        assert (end["outcome"]["how"], end["outcome"]["winners"]) == ("closed", [])
        assert bo.choose("nothing", n=0).status_code == 409
        mine = post(url, "mine", tokens=[[ada.table, ada.token]]).json()
        assert mine[0]["outcome"]["how"] == "closed"
        # Its record can be read like any other.
        assert post(url, "records", record=watcher(ada).record()).status_code == 201
    assert asyncio.run(tables(database, 10)) == []
    with pytest.raises(Fault):
        asyncio.run(close_table(database, "nosuchtable1"))


def test_a_game_without_end_is_ended_by_the_house(tmp_path: Path) -> None:
    with served(settings(tmp_path, limits=replace(GENEROUS, choices=3))) as url:
        pair = one_screen(url)
        for _ in range(3):
            assert pair.state()["outcome"] is None
            pair.discard()
        assert pair.state()["outcome"]["how"] == "endless"
        assert pair.choose("nothing", n=3).status_code == 409
        assert 'endless"]' in pair.record()


def test_the_keeper_s_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(tmp_path / "games.db")
    with served(settings(tmp_path)) as url:
        pair = one_screen(url)
        for command in (
            ["admin", "list", "--database", database],
            ["backup", str(tmp_path / "copy.db"), "--database", database],
            ["admin", "mute", pair.table, "sauron", "--database", database],
            ["admin", "close", pair.table, "--database", database],
            ["restore", str(tmp_path / "copy.db"), "--database", database],
        ):
            with pytest.raises(SystemExit) as end:
                main(["--lang", "en", *command])
            assert end.value.code == 0, capsys.readouterr()
        said = capsys.readouterr().out
    assert pair.table in said
    assert "One table is in" in said
    assert "Nothing was missing." in said


def test_no_table_is_called_like_an_option_of_the_command_line() -> None:
    assert not any(new_id().startswith("-") for _ in range(2_000))
