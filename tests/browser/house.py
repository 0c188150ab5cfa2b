"""A real server in a process of its own, with the client as it was built."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx

import mathom

ROOT = Path(__file__).parents[2]
PATIENCE = 60
"""Seconds: a long record is played again before its table stands, and the machine may be busy."""
PROGRAM = """
import secrets, sys
from pathlib import Path
# What is dealt, rolled and thought in a test is the same at every run.
secrets.randbits = lambda bits: 1
import mathom.server as server
fast = server.Rate(1_000_000, 1_000_000)
limits = server.Limits(requests=fast, tables=fast, messages=fast)
settings = server.Settings(database=sys.argv[1], bundle=Path(sys.argv[2]), limits=limits,
                           bot_workers=1, bot_beats=())
server.run("127.0.0.1", int(sys.argv[3]), browser=False, settings=settings)
"""


class House:
    """A server that can be killed and started again at the same address."""

    def __init__(self, folder: Path, bundle: Path) -> None:
        self._database = str(folder / "games.db")
        self._bundle = str(bundle)
        self._port = 0
        self.start()

    def start(self) -> None:
        """Start, at the same port as before if there was one."""
        self._process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, self._database, self._bundle, str(self._port)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert "http://" in said, self._process.communicate()[1]
        self.url = said.split()[-1].rstrip("/")
        self._port = int(self.url.rsplit(":", 1)[1])

    def kill(self) -> None:
        """As `kill -9` does."""
        self._process.kill()
        self._process.communicate()

    def table(self, match: mathom.Match, **seats: str) -> Seated:
        """A table that goes on from a match; "me" for seats that are not named, or "bot:greedy"."""
        kinds = {}
        for seat in match.seats:
            kind, _, bot = seats.get(seat, "me").partition(":")
            kinds[seat] = {"kind": kind, "bot": bot} if bot else {"kind": kind}
        wanted = {"game": match.game.id, "record": match.record(), "name": "Ada", "seats": kinds}
        answer = httpx.post(f"{self.url}/api/tables", json=wanted, timeout=PATIENCE)
        assert answer.status_code == 201, answer.text
        return Seated(self.url, answer.json())

    def opened(
        self,
        game: str,
        chairs: tuple[str, ...],
        position: dict[str, Any] | None,
        setup: dict[str, str] | None = None,
        **seats: str,
    ) -> Seated:
        """A new table, or one at a written position; "me" for seats that are not named."""
        kinds = {}
        for seat in chairs:
            kind, _, bot = seats.get(seat, "me").partition(":")
            kinds[seat] = {"kind": kind, "bot": bot} if bot else {"kind": kind}
        wanted: dict[str, Any] = {"game": game, "name": "Ada", "seats": kinds, "setup": setup or {}}
        if position is not None:
            wanted["position"] = position
        answer = httpx.post(f"{self.url}/api/tables", json=wanted, timeout=PATIENCE)
        assert answer.status_code == 201, answer.text
        return Seated(self.url, answer.json())


class Seated:
    """What the server says to whoever opened a table."""

    def __init__(self, url: str, answer: dict[str, Any]) -> None:
        self.id: str = answer["table"]
        self.url = f"{url}/table/{self.id}"
        self.held = {"table": self.id, "tokens": answer["tokens"]}
        self.invites = {seat: url + path for seat, path in answer["invites"].items()}
