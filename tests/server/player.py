"""Players, for tests: they speak HTTP and WebSocket as any foreign client would."""

from __future__ import annotations

import json
import ssl
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

State = dict[str, Any]
PATIENCE = 20.0
"""Seconds after which a test gives up waiting."""


TLS = ssl.create_default_context()
"""Made once: httpx would read all certificates for every client, which takes longer than a test."""


class Live:
    """A WebSocket to a table."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.heard: list[State] = []

    def next(self) -> State:
        """The next message, whatever it is."""
        message: State = json.loads(self.wire.recv(PATIENCE))
        self.heard.append(message)
        return message

    def until(self, good: Callable[[State], object]) -> State:
        """The next state message of which this is true."""
        while True:
            message = self.next()
            if message["type"] == "state" and good(message):
                return message

    def reaching(self, n: int) -> State:
        """The first state message in which n choices have been made."""
        for message in self.heard:
            if message["type"] == "state" and message["n"] == n:
                return message
        return self.until(lambda state: state["n"] == n)

    def send(self, **message: Any) -> None:
        """Say something to the server."""
        self.wire.send(json.dumps(message))


class Player:
    """Somebody at a table: a seat's holder, or a watcher."""

    def __init__(self, url: str, table: str, token: str | None = None) -> None:
        self.url = url
        self.table = table
        self.token = token
        self.http = httpx.Client(base_url=f"{url}/api/tables/{table}", timeout=PATIENCE, verify=TLS)

    @property
    def tokens(self) -> dict[str, str]:
        return {"token": self.token} if self.token else {}

    def state(self, n: int | None = None) -> State:
        """The table as this player sees it."""
        answer = self.http.get("" if n is None else f"/states/{n}", params=self.tokens)
        assert answer.status_code == 200, answer.text
        return answer.json()  # type: ignore[no-any-return]

    def post(self, what: str, **body: Any) -> httpx.Response:
        """Ask for something."""
        return self.http.post(f"/{what}", json={**self.tokens, **body})

    def choose(self, option: str | None = None, n: int | None = None, **more: Any) -> httpx.Response:
        """Make a choice: the first one, if none is named."""
        if option is None or n is None:
            state = self.state()
            n = state["n"] if n is None else n
            option = option or state["decision"]["options"][0]["option"]
        return self.post("choices", n=n, option=option, **more)

    def discard(self) -> None:
        """Take a turn that is over at once: discard a card."""
        options = [option["option"] for option in self.state()["decision"]["options"]]
        answer = self.choose(next(option for option in options if option.startswith("discard")))
        assert answer.status_code == 200, answer.text

    def record(self) -> str:
        """The record as this player may have it."""
        answer = self.http.get("/record", params=self.tokens)
        assert answer.status_code == 200, answer.text
        return answer.text

    @contextmanager
    def live(self, **query: Any) -> Iterator[Live]:
        """A WebSocket to the table."""
        params = httpx.QueryParams({**self.tokens, **query})
        address = f"{self.url}/api/tables/{self.table}/live?{params}".replace("http", "ws", 1)
        # However much is left unread, a goodbye is heard behind it: else it is waited for in vain.
        with connect(address, open_timeout=PATIENCE, max_queue=None) as wire:
            yield Live(wire)


def post(url: str, path: str, **body: Any) -> httpx.Response:
    """Ask a server for something."""
    return httpx.post(f"{url}/api/{path}", json=body, timeout=PATIENCE, verify=TLS)


def new_table(url: str, fellowship: str = "me", sauron: str = "friend", **more: Any) -> dict[str, Any]:
    """A new table of Duel: what its founder gets. A seat's kind may be a bot's name."""
    seats = {"fellowship": _seat(fellowship), "sauron": _seat(sauron)}
    answer = post(url, "tables", **{"game": "duel", "seats": seats, "name": "Ada", **more})
    assert answer.status_code == 201, answer.text
    return answer.json()  # type: ignore[no-any-return]


def _seat(kind: str) -> dict[str, str]:
    return {"kind": kind} if kind in ("me", "friend", "open") else {"kind": "bot", "bot": kind}


def join(url: str, table: dict[str, Any], seat: str, name: str = "Bo") -> Player:
    """Follow an invitation."""
    invite = table["invites"][seat].partition("#invite=")[2]
    answer = post(url, f"tables/{table['table']}/join", invite=invite, name=name)
    assert answer.status_code == 201, answer.text
    return Player(url, table["table"], answer.json()["tokens"][seat])


def two_players(url: str, **more: Any) -> tuple[Player, Player]:
    """Ada as the Fellowship and Bo as Sauron."""
    table = new_table(url, **more)
    return Player(url, table["table"], table["tokens"]["fellowship"]), join(url, table, "sauron")


def against_bot(url: str, bot: str = "random", **more: Any) -> Player:
    """Ada as the Fellowship, a bot as Sauron."""
    table = new_table(url, sauron=bot, **more)
    return Player(url, table["table"], table["tokens"]["fellowship"])


def one_screen(url: str, **more: Any) -> Player:
    """Two people on one screen, with one token for both seats."""
    table = new_table(url, sauron="me", **more)
    return Player(url, table["table"], table["tokens"]["fellowship"])


def watcher(player: Player) -> Player:
    """Somebody who only has the link."""
    return Player(player.url, player.table)


def play_out(player: Player) -> State:
    """Let whoever holds both seats play to the end, always choosing the first option; the last state."""
    with player.live() as live:
        state = live.next()
        while state["outcome"] is None:
            live.send(choose=state["decision"]["options"][0]["option"], n=state["n"])
            state = live.reaching(state["n"] + 1)
    return state
