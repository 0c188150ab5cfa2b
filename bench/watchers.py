"""What a game costs that is long, or that many watch, or that is one of a thousand.

    python bench/watchers.py [--watchers 400] [--choices 6000] [--games 1000]

The server's own processor time for each choice, with nobody and with many watching; what it takes to
open a long game, and how many bytes are sent; and a thousand games that all move at once in one process.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from hostile import _record, memory
from server import Server, crowd
from websockets.asyncio.client import connect


async def watched(server: Server, watchers: int, moves: int = 30) -> None:
    """Choices at a table of War of the Ring at which so many look."""
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        seats = {"free": {"kind": "me"}, "shadow": {"kind": "me"}}
        made = (await http.post("/api/tables", json={"game": "wotr", "seats": seats})).json()
        table, token = made["table"], made["tokens"]["free"]
        # As a browser does: it hears what has changed.
        address = f"{server.url}/api/tables/{table}/live?changes=1".replace("http", "ws", 1)
        lives = [await connect(address) for _ in range(watchers)]
        drains = [asyncio.create_task(_drain(live)) for live in lives]
        await asyncio.sleep(2)
        busy, took = server.busy(), 0.0
        for _ in range(moves):
            state = (await http.get(f"/api/tables/{table}?token={token}")).json()
            option = state["decision"]["options"][0]["option"]
            body = {"token": token, "n": state["n"], "option": option}
            began = time.perf_counter()
            (await http.post(f"/api/tables/{table}/choices", json=body)).raise_for_status()
            took += time.perf_counter() - began
        await asyncio.sleep(1)
        used = server.busy() - busy
        print(
            f"  {watchers} watchers: {1000 * used / moves:.1f} ms of the processor a choice, "
            f"answered after {1000 * took / moves:.1f} ms"
        )
        for drain in drains:
            drain.cancel()
        await asyncio.gather(*[live.close() for live in lives])


async def _drain(live: Any) -> None:
    async for _ in live:
        pass


async def opened(server: Server, choices: int) -> None:
    """A long game, opened by somebody who comes for the first time."""
    record = _record(choices) if choices <= 2000 else _endless(choices)
    async with httpx.AsyncClient(base_url=server.url, timeout=120) as http:
        answer = await http.post("/api/records", json={"record": record})
        answer.raise_for_status()
        table = answer.json()["table"]
        await http.get(f"/api/tables/{table}")
        for what in ("", f"/states/{choices // 2}", f"/log?before={choices // 2}"):
            busy, began = server.busy(), time.perf_counter()
            for _ in range(10):
                answer = await http.get(f"/api/tables/{table}{what}")
            took, used = time.perf_counter() - began, server.busy() - busy
            print(
                f"  a game of {choices} choices{what}: {len(answer.content)} bytes, "
                f"{100 * used:.1f} ms of the processor, after {100 * took:.1f} ms"
            )


def _endless(choices: int) -> str:
    """A game of War of the Ring in which nobody ever wins: dice are rolled and nothing is done."""
    import mathom

    match = mathom.game("wotr").new(seed=1)
    while len(match.history) < choices:
        assert match.decision is not None
        idle = [o for o in match.decision.options if str(o).split()[0] in ("pass", "none", "no", "skip")]
        match.play((idle or match.decision.options)[0])
    return match.record()


async def measure(watchers: int, choices: int, games: int) -> None:
    """Everything, one after the other."""
    with tempfile.TemporaryDirectory() as folder, Server(str(Path(folder) / "games.db")) as server:
        server.settle()
        print("Watchers")
        for count in (0, watchers):
            await watched(server, count)
        print("A long game")
        await opened(server, choices)
    with tempfile.TemporaryDirectory() as folder, Server(str(Path(folder) / "games.db")) as server:
        server.settle()
        print("Many games, as fast as it goes")
        await crowd(server, games, 10, 0)
        print(f"  memory {memory(server.process.pid):.0f} MB")


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--watchers", type=int, default=400)
    parser.add_argument("--choices", type=int, default=6000)
    parser.add_argument("--games", type=int, default=1000)
    args = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65_536), hard))
    asyncio.run(measure(args.watchers, args.choices, args.games))


if __name__ == "__main__":
    main()
