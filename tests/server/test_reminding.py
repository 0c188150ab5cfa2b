"""Who is away is told that it is his turn, if he has asked for that: by a webhook or by mail."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from mathom.server import ServerFault
from mathom.server.herald import TRIES
from mathom.server.post import Mail, webhook
from mathom.server.refused import Refused
from mathom.server.store.reminders import Reminder
from mathom.server.tables.choose import choose
from mathom.server.tables.founding import Founded, Start, found_seated
from mathom.server.tables.house import House
from mathom.server.tables.hub import Viewer
from tests.server.house import settings
from tests.server.player import post, two_players

SITE = "https://games.example.org"
BO = "bo@example.org"


@dataclass
class Town:
    """What arrives outside of the house: calls, and letters."""

    port: int = 0
    broken: bool = False
    calls: list[dict[str, Any]] = field(default_factory=list)
    letters: list[str] = field(default_factory=list)

    async def call(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"(?i)content-length: (\d+)", head)
        assert length is not None
        body = await reader.readexactly(int(length[1]))
        if not self.broken:
            self.calls.append(json.loads(body))
        writer.write(b"HTTP/1.1 500 No\r\n\r\n" if self.broken else b"HTTP/1.1 204 Yes\r\n\r\n")
        writer.close()

    async def letter(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := (await reader.readline()).strip():
            if line.upper() == b"DATA":
                writer.write(b"354 go on\r\n")
                self.letters.append((await reader.readuntil(b"\r\n.\r\n")).decode())
            writer.write(b"221 bye\r\n" if line.upper() == b"QUIT" else b"250 yes\r\n")
        writer.close()


@dataclass
class Scene:
    """An open house with a table at which Sauron is to choose."""

    house: House
    town: Town
    founded: Founded

    @property
    def id(self) -> str:
        return self.founded.header.id

    def wish(self, seat: str, **more: Any) -> Reminder:
        return Reminder(self.id, seat, more.pop("way", "webhook"), site=SITE, **more)

    async def discard(self) -> None:
        table = await self.house.get(self.id)
        assert table.decision is not None
        option = next(str(one) for one in table.decision.options if one.verb == "discard")
        await self.house.act(self.id, lambda it: choose(it, [it.decider], it.n, [option]))


@contextlib.asynccontextmanager
async def scene(folder: Path, remind_after: float = -1) -> AsyncIterator[Scene]:
    town = Town()
    async with (
        await asyncio.start_server(town.call, "127.0.0.1", 0) as calls,
        await asyncio.start_server(town.letter, "127.0.0.1", 0) as letters,
    ):
        hook, box = (one.sockets[0].getsockname()[1] for one in (calls, letters))
        mail = Mail.read(f"smtp+plain://127.0.0.1:{box}", "Mathom <games@example.org>", "")
        wanted = settings(
            folder, webhook=f"http://127.0.0.1:{hook}/", mail=mail, remind_after=remind_after
        )
        house = House(wanted)
        await house.open()
        kinds = {"fellowship": ("me", ""), "sauron": ("me", "")}
        founded = found_seated(Start("duel", {}), kinds, "Ada")
        await house.found(founded.header, founded.first)
        yield Scene(house, town, founded)
        await house.close()


def played(folder: Path, play: Callable[[Scene], Coroutine[Any, Any, None]], **more: Any) -> None:
    async def all_of_it() -> None:
        async with scene(folder, **more) as it:
            await play(it)

    asyncio.run(all_of_it())


def test_who_asked_for_it_is_told_once_by_the_webhook_and_nobody_else_is(tmp_path: Path) -> None:
    async def play(it: Scene) -> None:
        herald = it.house.herald
        await herald.wish(it.wish("fellowship"), "1.2.3.4")
        await herald.go_round()
        assert it.town.calls == [], "it is not the turn of the Fellowship"
        await it.discard()
        await herald.go_round()
        await herald.go_round()
        (told,) = it.town.calls
        assert told["event"] == "your-turn"
        assert (told["seat"], told["name"]) == ("fellowship", "Ada")
        assert told["link"] == f"{SITE}/table/{it.id}"
        whole = json.dumps(told)
        assert not any(token in whole for token in it.founded.tokens.values()), "no key is told"
        await it.discard()
        await herald.go_round()
        assert len(it.town.calls) == 1, "nobody wished it for Sauron"

    played(tmp_path, play)


def test_who_is_looking_is_not_told(tmp_path: Path) -> None:
    async def play(it: Scene) -> None:
        await it.house.herald.wish(it.wish("fellowship"), "")
        viewer = Viewer(it.id, ("fellowship",))
        it.house.hub.enter(viewer)
        await it.discard()
        await it.house.herald.go_round()
        assert it.town.calls == []
        it.house.hub.leave(viewer)
        await it.house.herald.go_round()
        assert len(it.town.calls) == 1, "who goes away without choosing is told"

    played(tmp_path, play)


def test_who_may_still_come_by_himself_is_not_told_yet(tmp_path: Path) -> None:
    async def play(it: Scene) -> None:
        await it.house.herald.wish(it.wish("fellowship"), "")
        await it.discard()
        await it.house.herald.go_round()
        assert it.town.calls == []

    played(tmp_path, play, remind_after=60)


def test_what_cannot_be_told_is_told_later(tmp_path: Path) -> None:
    async def play(it: Scene) -> None:
        await it.house.herald.wish(it.wish("fellowship"), "")
        await it.discard()
        it.town.broken = True
        await it.house.herald.go_round()
        it.town.broken = False
        await it.house.herald.go_round()
        assert len(it.town.calls) == 1

    played(tmp_path, play)


def test_mail_goes_only_to_whoever_has_said_the_number_in_the_first_letter(tmp_path: Path) -> None:
    async def play(it: Scene) -> None:
        herald = it.house.herald
        wish = await herald.wish(it.wish("fellowship", way="mail", address=BO, language="it"), "")
        (first,) = it.town.letters
        assert wish.code in first
        assert f"To: {BO}" in first
        await it.discard()
        await herald.go_round()
        assert len(it.town.letters) == 1, "the address may be a stranger's"
        with pytest.raises(Refused, match="number"):
            await herald.confirm(it.id, "fellowship", "nonsense")
        await herald.confirm(it.id, "fellowship", wish.code)
        await herald.go_round()
        assert "Tocca a te" in it.town.letters[1]
        assert f"{SITE}/table/{it.id}" in it.town.letters[1].replace("=\r\n", "")
        await herald.drop(it.id, "fellowship")
        assert await herald.of(it.id, "fellowship") is None

    played(tmp_path, play)


def test_the_number_is_not_guessed_and_letters_are_few(tmp_path: Path) -> None:
    async def play(it: Scene) -> None:
        herald = it.house.herald
        wish = await herald.wish(it.wish("fellowship", way="mail", address=BO), "1.2.3.4")
        for _ in range(TRIES):
            with pytest.raises(Refused):
                await herald.confirm(it.id, "fellowship", "x")
        with pytest.raises(Refused):
            await herald.confirm(it.id, "fellowship", wish.code)
        with pytest.raises(Refused, match="not an address"):
            await herald.wish(it.wish("fellowship", way="mail", address="a@b, c@d"), "1.2.3.5")
        for _ in range(4):
            await herald.wish(it.wish("sauron", way="mail", address=BO), "1.2.3.4")
        with pytest.raises(Refused, match="Too many letters"):
            await herald.wish(it.wish("sauron", way="mail", address=BO), "1.2.3.4")

    played(tmp_path, play)


def test_a_house_that_tells_nobody_says_so(url: str) -> None:
    ada, _ = two_players(url)
    assert ada.post("remind").json() == {"way": None, "address": "", "confirmed": False}
    assert ada.post("remind", way="webhook").json()["error"]["id"] == "remind-no-way"
    assert post(url, f"tables/{ada.table}/remind", token="x" * 32).status_code == 401


def test_the_keeper_s_settings_are_checked() -> None:
    for url in ("ftp://x", "nonsense", "https://"):
        with pytest.raises(ServerFault):
            webhook(url)
    for url in ("http://mail", "smtps://", "smtps://host:port"):
        with pytest.raises(ServerFault):
            Mail.read(url, "a@b", "")
    with pytest.raises(ServerFault):
        Mail.read("smtps://host", "nobody", "")
    assert "secret" not in repr(Mail.read("smtps://u@host", "a@b", "secret"))
