"""How fast the table is: moves a second, the time from a choice to its update, loading a stored game.

    python bench/server.py [--games 200] [--seconds 10] [--database URL]

A server process on one core, kept busy by clients on the others: every game has two players, each with a
WebSocket, who choose at random. Then the server is started anew, and stored games are opened cold.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

PROGRAM = """
import os, sys
import mathom.server as server
if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {(os.cpu_count() or 1) - 1})
fast = server.Rate(1e9, 1e9)
limits = server.Limits(requests=fast, tables=fast, messages=fast, work=fast,
                       connections=10**6, all_connections=10**6)
settings = server.Settings(database=sys.argv[1], limits=limits)
server.run("127.0.0.1", 0, browser=False, settings=settings)
"""


class Server:
    """A server process of its own."""

    def __init__(self, database: str) -> None:
        source = Path(__file__).parents[1] / "src"
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, database],
            stdout=subprocess.PIPE,
            text=True,
            env={"PYTHONPATH": str(source), **os.environ},
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[-1].rstrip("/")

    def busy(self) -> float:
        """Seconds of processor time that the server has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def ran(self) -> float:
        """Seconds that its loop has run, to the nanosecond."""
        return int(Path(f"/proc/{self.process.pid}/schedstat").read_text().split()[0]) / 1e9

    def settle(self) -> None:
        """Wait until it has done what it does when it starts."""
        busy = -1.0
        while self.busy() - busy > 0.02:
            busy = self.busy()
            time.sleep(1)

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *error: object) -> None:
        self.process.kill()
        self.process.wait()


class Tally:
    """What was measured."""

    def __init__(self, ran: Callable[[], float] = time.perf_counter) -> None:
        self.moves = 0
        self.ran = ran
        self.worked: list[float] = []
        """How long the server has worked meanwhile, where that is measured."""
        self.own: list[float] = []
        self.other: list[float] = []


class Game:
    """A game of two players with a WebSocket each."""

    def __init__(self, table: str, tokens: dict[str, str], url: str) -> None:
        self.table = table
        self.tokens = tokens
        self.url = url
        self.dice = random.Random(table)
        self.lives: dict[str, ClientConnection] = {}

    async def open(self) -> None:
        """Everybody comes to the table."""
        for seat, token in self.tokens.items():
            address = f"{self.url}/api/tables/{self.table}/live?token={token}"
            self.lives[seat] = await connect(address.replace("http", "ws", 1), compression=None)

    async def play(self, tally: Tally, until: float, pause: float = 0.0) -> bool:
        """Play until the time is up; whether the game came to its end before."""
        states = {seat: await _reach(live, -1) for seat, live in self.lives.items()}
        while time.perf_counter() < until:
            state = next(iter(states.values()))
            if state["outcome"] is not None:
                return True
            seat = state["decision"]["seat"]
            n, option = state["n"], self.dice.choice(states[seat]["decision"]["options"])
            began, ran = time.perf_counter(), tally.ran()
            await self.lives[seat].send(json.dumps({"choose": option["option"], "n": n}))
            states[seat] = await _reach(self.lives[seat], n)
            tally.own.append(time.perf_counter() - began)
            tally.worked.append(tally.ran() - ran)
            for other, live in self.lives.items():
                if other != seat:
                    states[other] = await _reach(live, n)
                    tally.other.append(time.perf_counter() - began)
            tally.moves += 1
            if pause:
                await asyncio.sleep(pause)
        return False

    async def close(self) -> None:
        """Everybody leaves."""
        for live in self.lives.values():
            await live.close()


async def _reach(live: ClientConnection, n: int) -> dict[str, Any]:
    while True:
        state: dict[str, Any] = json.loads(await live.recv())
        if state["type"] != "state":
            raise RuntimeError(state["error"]["said"])
        if state["n"] > n:
            return state


async def new_game(url: str, http: httpx.AsyncClient) -> Game:
    """A table for two."""
    seats = {"fellowship": {"kind": "me"}, "sauron": {"kind": "open"}}
    table = (await http.post("/api/tables", json={"game": "duel", "seats": seats})).json()
    path = f"/api/tables/{table['table']}/join"
    joined = (await http.post(path, json={"seat": "sauron"})).json()
    game = Game(table["table"], {**table["tokens"], **joined["tokens"]}, url)
    await game.open()
    return game


async def crowd(server: Server, games: int, seconds: float, pause: float) -> Tally:
    """Many games at once; whoever is done begins another."""
    tally = Tally()
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        tables = [await new_game(server.url, http) for _ in range(games)]
        busy, began = server.busy(), time.perf_counter()
        until = began + seconds

        async def go_on(game: Game) -> None:
            # Not all at the same moment.
            await asyncio.sleep(game.dice.random() * pause)
            while await game.play(tally, until, pause):
                await game.close()
                game = await new_game(server.url, http)
            await game.close()

        await asyncio.gather(*[go_on(game) for game in tables])
        took, used = time.perf_counter() - began, server.busy() - busy
    print(
        f"  {games} games at once: {tally.moves / took:.0f} moves/s "
        f"(server busy {100 * used / took:.0f} % of one core; "
        f"{tally.moves / used:.0f} moves for each second that it is busy)"
    )
    _times("choice to own update", tally.own)
    _times("choice to the other's update", tally.other)
    return tally


async def finished(server: Server, count: int) -> list[Game]:
    """Games played to their end."""
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        games = [await new_game(server.url, http) for _ in range(count)]
        for game in games:
            await game.play(Tally(), time.perf_counter() + 600)
            await game.close()
    return games


def load(server: Server, games: list[Game]) -> None:
    """Open stored games at a server that has just been started."""
    took: list[float] = []
    with httpx.Client(base_url=server.url, timeout=60) as http:
        http.get("/api/games")
        for game in games:
            began = time.perf_counter()
            state = http.get(f"/api/tables/{game.table}").json()
            took.append(time.perf_counter() - began)
            assert state["outcome"] is not None
    _times(f"a stored game of {state['n']} choices, opened cold", took)


def _times(what: str, seconds: list[float]) -> None:
    ordered = sorted(seconds)
    median, most = statistics.median(ordered), ordered[int(len(ordered) * 0.99)]
    print(f"  {what}: median {1000 * median:.1f} ms, 99 % {1000 * most:.1f} ms")


async def measure(database: str, games: int, seconds: float) -> None:
    """Everything, one after the other."""
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, os.sched_getaffinity(0) - {max(os.sched_getaffinity(0))})
    with Server(database) as server:
        server.settle()
        print("One game, a choice at a time")
        await crowd(server, 1, min(seconds, 5), 0)
        print("As fast as it goes")
        await crowd(server, games, seconds, 0)
        print("A choice a second in each game")
        await crowd(server, games, seconds, 1.0)
        stored = await finished(server, 20)
    with Server(database) as server:
        print("Loading")
        load(server, stored)


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--database", default="")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = args.database or str(Path(folder) / "games.db")
        asyncio.run(measure(database, args.games, args.seconds))


if __name__ == "__main__":
    main()
