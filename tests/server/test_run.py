"""Starting and stopping a server."""

from __future__ import annotations

import signal
import socket
import sqlite3
from pathlib import Path

import httpx
import pytest

from mathom.server import ServerFault, Settings, run
from mathom.server.settings import data_folder
from mathom.server.store.database import locate
from tests.server.house import Process
from tests.server.player import against_bot, one_screen


def test_it_says_where_it_is_and_ctrl_c_ends_it(tmp_path: Path) -> None:
    with Process(str(tmp_path / "games.db")) as server:
        assert server.said.startswith("The table stands ready at http://127.0.0.1:")
        pair = one_screen(server.url)
        against_bot(server.url)
        with pair.live() as live:
            live.next()
            server.process.send_signal(signal.SIGINT)
            said, complained = server.process.communicate(timeout=20)
            assert live.wire.recv_messages.closed or live.wire.close_code in (None, 1012)
        assert server.process.returncode == 0
        assert "closed" in said
        assert "Traceback" not in complained
        assert complained == ""


def test_a_taken_port_is_said_so(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(ServerFault, match=f"Port {port} is taken"):
            run("127.0.0.1", port, str(tmp_path / "games.db"), browser=False)


@pytest.mark.parametrize(("host", "port"), [("no.such.host.invalid", 0), ("192.0.2.1", 0), ("", 99999)])
def test_an_address_that_cannot_be_is_said_so(tmp_path: Path, host: str, port: int) -> None:
    with pytest.raises(ServerFault, match="cannot be opened"):
        run(host, port, str(tmp_path / "games.db"), browser=False)


def test_a_place_that_can_hold_no_games_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a database, but long enough to be read as one" * 50)
    (tmp_path / "folder").mkdir()
    for database, why in (
        (str(tmp_path / "file"), "not a database"),
        (str(tmp_path / "folder"), "folder"),
        (str(tmp_path / "file" / "below"), "below"),
        ("mysql://localhost/games", "mysql"),
        ("sqlite://", "sqlite"),
        ("://", "place to keep games"),
        ("postgresql://nobody:secret@127.0.0.1:1/games", "127.0.0.1"),
    ):
        with pytest.raises(ServerFault, match=why) as fault:
            run("127.0.0.1", 0, database, browser=False)
        assert "secret" not in str(fault.value)


def test_a_database_of_a_newer_mathom_is_left_alone(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with sqlite3.connect(database) as connection:
        connection.execute("CREATE TABLE mathom_schema (version INTEGER NOT NULL)")
        connection.execute("INSERT INTO mathom_schema VALUES (99)")
    with pytest.raises(ServerFault, match="version 99"):
        run("127.0.0.1", 0, str(database), browser=False)


def test_without_a_database_games_are_kept_in_the_user_s_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("sys.platform", "linux")
    assert locate("").database == str(data_folder() / "games.db")
    assert (tmp_path / "data" / "mathom").stat().st_mode & 0o077 == 0


def test_the_database_may_be_written_in_several_ways(tmp_path: Path) -> None:
    path = str(tmp_path / "games.db")
    assert locate(path) == locate(f"sqlite:///{path}")
    assert locate("postgres://ada@localhost/games").drivername == "postgresql+asyncpg"


def test_the_browser_is_opened_at_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[int] = []

    def look(address: str) -> bool:
        opened.append(httpx.get(f"{address}api/games").status_code)
        signal.raise_signal(signal.SIGINT)
        return True

    monkeypatch.setattr("webbrowser.open", look)
    monkeypatch.setenv("DISPLAY", ":0")
    run("127.0.0.1", 0, browser=True, settings=Settings(database=str(tmp_path / "games.db")))
    assert opened == [200]
