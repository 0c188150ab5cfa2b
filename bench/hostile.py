"""What players feel while others misbehave: the time from a choice to its update, quiet and besieged.

    python bench/hostile.py [--addresses 200] [--seconds 15] [--games 12] [--kinds looks,imports]

A server with its usual limits, and games in which somebody chooses twice a second. First they are alone.
Then so many other addresses, each as fast as it is answered, bring endless records, look at long games
moment by moment, ask for outlooks, records, words and new tables, play, chat and hold connections open
that say nothing. Then they are alone again: what else goes on at the machine changes, so "quiet" is
both. Addresses are told apart by X-Forwarded-For, as behind a proxy on the same machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from server import Game, Server, Tally, _times
from websockets.asyncio.client import connect

PROGRAM = """
import os, sys
import mathom.server as server
if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {(os.cpu_count() or 1) - 1})
server.run("127.0.0.1", 0, browser=False, settings=server.Settings(database=sys.argv[1]))
"""
ALONE = 0.1
"""If the server has waited for its core for a larger part of the time, the machine is besieged, too."""
KINDS = ("looks", "imports", "founds", "plays", "words", "silent")


class Guest(Game):
    """A game of two players, each at an address of their own."""

    async def open(self) -> None:
        for n, (seat, token) in enumerate(self.tokens.items()):
            address = f"{self.url}/api/tables/{self.table}/live?token={token}".replace("http", "ws", 1)
            own = {"x-forwarded-for": f"198.51.100.{hash(self.table) % 100 + 100 * n}"}
            self.lives[seat] = await connect(address, compression=None, additional_headers=own)


async def new_game(url: str, http: httpx.AsyncClient, game: str, number: int) -> Guest:
    """A table for two."""
    own = {"x-forwarded-for": f"198.51.100.{number}"}
    made = await http.post("/api/tables", json={"game": game, "seats": {}}, headers=own)
    table, tokens = made.json()["table"], {}
    for seat in ("fellowship", "sauron") if game == "duel" else ("free", "shadow"):
        body = {"seat": seat}
        joined = await http.post(f"/api/tables/{table}/join", json=body, headers=own)
        tokens |= joined.json()["tokens"]
    guest = Guest(table, tokens, url)
    await guest.open()
    return guest


async def players(house: Server, games: int, seconds: float, pause: float = 0.5) -> Tally:
    """Games at a human pace."""
    tally, url = Tally(house.ran), house.url
    async with httpx.AsyncClient(base_url=url, timeout=120) as http:
        tables = [await new_game(url, http, ("duel", "wotr")[n % 2], n) for n in range(games)]
        until = time.perf_counter() + seconds

        async def go_on(game: Guest, number: int) -> None:
            await asyncio.sleep(game.dice.random() * pause)
            while await game.play(tally, until, pause):
                await game.close()
                game = await new_game(url, http, ("duel", "wotr")[number % 2], number)
            await game.close()

        await asyncio.gather(*[go_on(game, n) for n, game in enumerate(tables)])
    return tally


# -- the others ----------------------------------------------------------------------------------


class Rude:
    """An address that does one thing again and again."""

    def __init__(self, url: str, number: int, kind: str, prey: str, record: str) -> None:
        self.place = url.rpartition("/")[2].split(":")
        self.own = f"203.0.{number // 200}.{number % 200 + 1}"
        self.number = number
        self.kind = kind
        self.prey = prey
        self.record = record
        self.dice = random.Random(number)
        self.answers: dict[int, int] = {}
        self.table: dict[str, Any] = {}

    async def misbehave(self, until: float) -> None:
        """Until the time is up, whatever the answer is."""
        while time.perf_counter() < until:
            try:
                if self.kind == "silent":
                    await self.silent(until)
                else:
                    await self.insist(until)
            except (OSError, asyncio.IncompleteReadError, ValueError):
                await asyncio.sleep(0.05)

    async def silent(self, until: float) -> None:
        """Ten connections that say nothing, from an address of its own."""
        source = (f"127.0.{self.number // 200 + 1}.{self.number % 200 + 1}", 0)
        wires = [
            await asyncio.open_connection(self.place[0], int(self.place[1]), local_addr=source)
            for _ in range(10)
        ]
        await asyncio.gather(*[reader.read() for reader, _ in wires])

    async def insist(self, until: float) -> None:
        reader, writer = await asyncio.open_connection(self.place[0], int(self.place[1]))
        while time.perf_counter() < until:
            method, path, body = self.wish()
            content = b"" if body is None else json.dumps(body).encode()
            writer.write(
                f"{method} /api{path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: {self.own}\r\n"
                f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n".encode()
                + content
            )
            status, answer = await _answer(reader)
            self.answers[status] = self.answers.get(status, 0) + 1
            if status == 201 and path == "/tables":
                self.table = json.loads(answer)

    def wish(self) -> tuple[str, str, Any]:
        """The next thing that it wants."""
        if self.kind == "imports":
            return "POST", "/records", {"record": self.record}
        if self.kind == "founds":
            return "POST", "/tables", {"game": self.dice.choice(["duel", "wotr", "tcg"]), "seats": {}}
        if self.kind == "words":
            game = self.dice.choice(["duel", "wotr", "tcg"])
            return "GET", self.dice.choice([f"/games/{game}/words", "/games", "/games/tcg/cards"]), None
        if self.kind == "plays":
            if not self.table:
                seats = {"free": {"kind": "me"}, "shadow": {"kind": "me"}}
                return "POST", "/tables", {"game": "wotr", "seats": seats}
            token = self.table["tokens"]["free"]
            body = {"token": token, "n": self.answers.get(200, 0)}
            path = f"/tables/{self.table['table']}"
            return self.dice.choice(
                [
                    ("POST", f"{path}/outlook", {**body, "depth": 3}),
                    ("POST", f"{path}/say", {"token": token, "text": "x" * 400}),
                    ("POST", f"{path}/choices", {**body, "option": "pass"}),
                    ("GET", f"{path}?token={token}", None),
                ]
            )
        n = self.dice.randrange(1, 900)
        rest = self.dice.choice([f"/states/{n}", f"/states/{n}", "", "/record", f"/log?before={n}"])
        return "GET", f"/tables/{self.prey}{rest}", None


async def _answer(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
    length = int(head.partition("content-length: ")[2].partition("\r")[0] or 0)
    return int(head.split()[1]), await reader.readexactly(length)


async def siege(url: str, addresses: int, seconds: float, kinds: list[str]) -> None:
    """All of them at once; what they were answered."""
    record = _record(900)
    async with httpx.AsyncClient(base_url=url, timeout=120) as http:
        own = {"x-forwarded-for": "198.51.100.250"}
        prey = (await http.post("/api/records", json={"record": record}, headers=own)).json()["table"]
    endless = record + "".join(f"{n}. free pass\n" for n in range(901, 30_001))
    crowd = [Rude(url, n, kinds[n % len(kinds)], prey, endless) for n in range(addresses)]
    print("ready", flush=True)
    sys.stdin.readline()
    until = time.perf_counter() + seconds
    await asyncio.gather(*[rude.misbehave(until) for rude in crowd])
    answers: dict[str, dict[int, int]] = {}
    for rude in crowd:
        told = answers.setdefault(rude.kind, {})
        for status, count in rude.answers.items():
            told[status] = told.get(status, 0) + count
    print(json.dumps(answers), flush=True)


def _record(choices: int) -> str:
    """A long game of War of the Ring."""
    import mathom

    for seed in range(100):
        dice, match = random.Random(seed), mathom.game("wotr").new(seed=seed)
        while match.decision is not None and len(match.history) < choices:
            match.play(dice.choice(match.decision.options))
        if len(match.history) == choices:
            return match.record()
    raise RuntimeError("no game is that long")


def memory(pid: int) -> float:
    """What a process takes, in MB."""
    pages = Path(f"/proc/{pid}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE") / 1e6


def waited(pid: int) -> float:
    """For how many seconds a process could have worked and had no core."""
    tasks = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(task.read_text().split()[1]) for task in tasks) / 1e9


def measure(addresses: int, seconds: float, games: int, kinds: str) -> bool:
    """Quiet, then besieged; whether it is as it should be."""
    import server as beside

    beside.PROGRAM = PROGRAM
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, os.sched_getaffinity(0) - {max(os.sched_getaffinity(0))})
    with tempfile.TemporaryDirectory() as folder, Server(str(Path(folder) / "games.db")) as house:
        asyncio.run(players(house, games, 3))
        house.settle()
        print(f"Quiet ({memory(house.process.pid):.0f} MB)")
        quiet = asyncio.run(players(house, games, seconds / 2))
        _tell(quiet)
        command = [sys.executable, __file__, "--siege", house.url, "--addresses", str(addresses)]
        command += ["--seconds", str(seconds + 2), "--kinds", kinds]
        environment = {"PYTHONPATH": str(Path(__file__).parents[1] / "src"), **os.environ}
        pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        rude = subprocess.Popen(command, text=True, env=environment, **pipes)
        assert rude.stdin is not None
        assert rude.stdout is not None
        rude.stdout.readline()
        rude.stdin.write("go\n")
        rude.stdin.flush()
        busy, stood, began = house.busy(), waited(house.process.pid), time.perf_counter()
        loud = asyncio.run(players(house, games, seconds))
        took = time.perf_counter() - began
        share, stood = (house.busy() - busy) / took, (waited(house.process.pid) - stood) / took
        print(f"Besieged by {addresses} addresses ({memory(house.process.pid):.0f} MB)")
        print(f"  the server worked {share:.0%} of the time, and waited for its core {stood:.0%}")
        if stood > ALONE:
            print("  (others had it meanwhile, so this says more of them than of the siege)")
        _tell(loud)
        print(f"  what they were answered: {rude.stdout.readline().strip()}")
        rude.wait()
        house.settle()
        after = asyncio.run(players(house, games, seconds / 2))
        print("Quiet again")
        _tell(after)
        print("Besieged it takes")
        return _compare(quiet.own + after.own, loud.own)


def _tell(tally: Tally) -> None:
    _times("choice to own update", tally.own)
    _times("and so long the server's loop has run meanwhile", tally.worked)


def _compare(quiet: list[float], loud: list[float]) -> bool:
    good = True
    for what, share, most in (("p50", 0.5, 3), ("p99", 0.99, 10)):
        times = [sorted(one)[int(len(one) * share)] for one in (quiet, loud)]
        good &= times[1] < most * times[0]
        print(f"  {what}: {times[1] / times[0]:.1f} times as long (to be less than {most})")
    return good


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--addresses", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--kinds", default=",".join(KINDS))
    parser.add_argument("--siege", default="", help=argparse.SUPPRESS)
    args = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65_536), hard))
    if args.siege:
        os.nice(10)
        asyncio.run(siege(args.siege, args.addresses, args.seconds, args.kinds.split(",")))
    elif not measure(args.addresses, args.seconds, args.games, args.kinds):
        sys.exit(1)


if __name__ == "__main__":
    main()
