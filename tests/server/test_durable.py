"""Nothing accepted is ever lost: not by a crash, not by a restart, not by two servers at once."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import websockets

from mathom.server import Settings
from tests.server.house import Process, served, settings
from tests.server.player import Player, against_bot, new_table, one_screen

GAMES = 6
ENOUGH = 120
"""Accepted choices after which the server is killed."""


class Burst:
    """Several games at once, as fast as they go, until the server dies."""

    def __init__(self, players: list[Player]) -> None:
        self.players = players
        self.accepted: list[list[str]] = [[] for _ in players]
        self._enough = threading.Semaphore(0)

    def play(self, game: int) -> None:
        player, accepted = self.players[game], self.accepted[game]
        try:
            with player.live() as live:
                state = live.next()
                while state["outcome"] is None:
                    option = state["decision"]["options"][0]["option"]
                    live.send(choose=option, n=state["n"])
                    state = live.reaching(state["n"] + 1)
                    accepted.append(option)
                    self._enough.release()
        except (websockets.WebSocketException, httpx.HTTPError, OSError):
            return

    def wait(self) -> None:
        for _ in range(ENOUGH):
            assert self._enough.acquire(timeout=30)


def test_what_was_accepted_outlives_kill_9(tmp_path: Path) -> None:
    database = str(tmp_path / "games.db")
    with Process(database) as server, ThreadPoolExecutor(GAMES) as crowd:
        burst = Burst([one_screen(server.url) for _ in range(GAMES)])
        futures = [crowd.submit(burst.play, game) for game in range(GAMES)]
        burst.wait()
        server.kill()
        for future in futures:
            future.result(30)
    assert sum(map(len, burst.accepted)) >= ENOUGH
    with Process(database) as server:
        for player, accepted in zip(burst.players, burst.accepted, strict=True):
            again = Player(server.url, player.table, player.token)
            state = again.state()
            kept = [item["option"] for item in state["log"][1:]]
            assert kept[: len(accepted)] == accepted
            # One more may have been written before anybody could be told.
            assert len(kept) <= len(accepted) + 1
            assert state["outcome"] or again.choose().status_code == 200, "the game goes on"


def test_a_restart_forgets_nothing(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as url:
        table = new_table(url, sauron="me")
        pair = Player(url, table["table"], table["tokens"]["sauron"])
        pair.discard()
        pair.discard()
        pair.post("takeback")
        pair.discard()
        pair.post("say", text="good night")
        before, record = pair.state(), pair.record()
    with served(settings(tmp_path)) as url:
        again = Player(url, pair.table, pair.token)
        assert again.state() == before
        assert again.record() == record
        again.post("resign")
        assert again.state()["outcome"] is not None


def sleepy(folder: Path) -> Settings:
    """A server with a bot that thinks for ever, and much patience."""
    hanging = folder / "hanging.py"
    hanging.write_text(
        "import mathom.bots, threading\n"
        "class Hanging(mathom.bots.Bot):\n"
        "    def choose(self, table): threading.Event().wait()\n"
    )
    return settings(folder, bots={"sleepy": str(hanging)}, bot_seconds=60)


def test_a_game_that_another_server_left_waiting_for_a_bot_goes_on(tmp_path: Path) -> None:
    eager = settings(tmp_path, bots={"sleepy": "greedy"}, bot_seconds=1, bot_overdue=0.1)
    with served(eager) as here, served(sleepy(tmp_path)) as there:
        ada = against_bot(there, "sleepy")
        with Player(here, ada.table, ada.token).live() as live:
            state = live.until(lambda state: state["decision"]["options"])
    assert state["n"] > 0


def test_a_game_that_waited_for_a_bot_goes_on_after_a_restart(tmp_path: Path) -> None:
    with served(sleepy(tmp_path)) as url:
        ada = against_bot(url, "sleepy")
        assert ada.state()["n"] == 0
    # The next server has a better bot of that name.
    with (
        served(settings(tmp_path, bots={"sleepy": "greedy"})) as url,
        Player(url, ada.table, ada.token).live() as live,
    ):
        state = live.until(lambda state: state["decision"]["options"])
    assert state["n"] > 0
    assert {item["note"] for item in state["log"]} == {None}


def test_a_table_that_was_put_away_is_read_again(tmp_path: Path) -> None:
    with served(settings(tmp_path, live_bytes=100_000)) as url:
        pairs = [one_screen(url) for _ in range(5)]
        for _ in range(3):
            for pair in pairs:
                pair.discard()
        assert [pair.state()["n"] for pair in pairs] == [3] * 5


def test_two_servers_on_one_file_serve_the_same_game(tmp_path: Path) -> None:
    database = str(tmp_path / "games.db")
    with Process(database) as one, Process(database) as other:
        pair = one_screen(one.url)
        twin = Player(other.url, pair.table, pair.token)
        with twin.live() as live:
            live.next()
            pair.discard()
            live.reaching(1)
        with pair.live() as live:
            twin.discard()
            live.reaching(2)
        options = [option["option"] for option in pair.state()["decision"]["options"]]
        assert pair.choose(options[0], n=2).status_code == 200
        late = twin.choose(options[0], n=2)
        assert late.status_code == 409, "the file says so, even if nobody told"
