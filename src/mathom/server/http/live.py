"""Live play: one WebSocket a viewer."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from dataclasses import replace
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from mathom.core.faults import Fault
from mathom.core.text import Text
from mathom.server.http.limits import Bucket, Places, address_of
from mathom.server.http.messages import ErrorMessage
from mathom.server.http.requests import LiveChoice
from mathom.server.http.voice import language_of, refusal
from mathom.server.refused import TOO_OFTEN, Refused
from mathom.server.store.database import TROUBLE
from mathom.server.tables.choose import choose
from mathom.server.tables.house import House
from mathom.server.tables.hub import Viewer
from mathom.server.tables.seats import held
from mathom.server.tables.tidings import Tidings, tidings, tidings_since

LOG = logging.getLogger("mathom.server")

Socket = WebSocket[Any, Any, Any]

REFUSED = 4000
"""Close codes are this plus what HTTP would say."""

COME_BACK = 1013

_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(LiveChoice)


class Connection:
    """A viewer's line to a table."""

    def __init__(self, socket: Socket, house: House, table: str) -> None:
        self._socket = socket
        self._house = house
        self._tokens = socket.query_params.getall("token", [])[:8]
        self._seen = _number(socket.query_params.get("seen", ""))
        self._changes = socket.query_params.get("changes") == "1"
        self._last: Tidings | None = None
        self._language = language_of(socket.query_params.get("lang"), socket.headers)
        self._viewer = Viewer(table, ())
        self._slow = house.settings.limits.slow
        self._bucket = Bucket(house.settings.limits.messages, time.monotonic())

    async def serve(self) -> None:
        """Tell and listen until the viewer goes away. Raises Refused if there is nothing to see."""
        table = await self._house.get(self._viewer.table)
        self._viewer.seats = held(table.chairs, self._tokens)
        self._house.hub.enter(self._viewer)
        self._house.presence.changed(table.id)
        telling = asyncio.create_task(self._tell())
        listening = asyncio.create_task(self._listen())
        try:
            done, _ = await asyncio.wait([telling, listening], return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            telling.cancel()
            listening.cancel()
            await asyncio.gather(telling, listening, return_exceptions=True)
            self._house.hub.leave(self._viewer)
            self._house.presence.changed(table.id)

    async def _tell(self) -> None:
        """Send how things stand whenever they have changed. Whoever takes nothing is cut off."""
        while True:
            await self._viewer.changed.wait()
            self._viewer.changed.clear()
            table = await self._house.get(self._viewer.table)
            self._sit(held(table.chairs, self._tokens))
            seats, turns = self._viewer.seats, self._house.turns
            here = self._house.presence.here(table.id)
            if not seats:
                # Nobody counts himself among the watchers.
                here = replace(here, watchers=max(0, here.watchers - 1))
            told = await tidings(table, seats, here, self._language, self._seen, turns)
            self._seen = told.version
            last, self._last = self._last, told if self._changes else None
            await self._send(told if last is None else await tidings_since(last, told, turns))

    def _sit(self, seats: tuple[str, ...]) -> None:
        """Whose seat was given to a bot looks on from now."""
        if seats != self._viewer.seats:
            self._house.hub.leave(self._viewer)
            self._viewer.seats = seats
            self._house.hub.enter(self._viewer)
            self._seen, self._last = -1, None

    async def _send(self, message: str) -> None:
        async with asyncio.timeout(self._slow):
            await self._socket.send({"type": "websocket.send", "text": message, "bytes": None})

    async def _listen(self) -> None:
        while True:
            data = await self._socket.receive_data(mode="text")
            if self._bucket.take(time.monotonic()):
                raise Refused(TOO_OFTEN, "server-too-often", seconds=1)
            try:
                await self._choose(_DECODER.decode(data))
            except msgspec.MsgspecError as error:
                await self._complain(Text("server-request", detail=str(error)))
            except Fault as fault:
                await self._complain(fault.text)
            except TROUBLE:
                await self._complain(Text("server-no-database"))

    async def _choose(self, wish: LiveChoice) -> None:
        tokens = self._tokens
        await self._house.act(
            self._viewer.table,
            lambda it: choose(it, held(it.chairs, tokens), wish.n, wish.options, wish.version),
        )

    async def _complain(self, text: Text) -> None:
        error = refusal(text, self._language).error
        await self._send(_ENCODER.encode(ErrorMessage("error", error)).decode())


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else -1


@websocket("/tables/{table:str}/live")
async def live(
    socket: Socket, table: FromPath[str], house: NamedDependency[House], places: NamedDependency[Places]
) -> None:
    """Watch a table, and choose."""
    address = address_of(socket.scope["client"])
    await socket.accept()
    if not places.take(address):
        await socket.close(code=REFUSED + TOO_OFTEN, reason="server-too-often")
        return
    with suppress(WebSocketDisconnect):
        try:
            await Connection(socket, house, table).serve()
        except Refused as refused:
            await socket.close(code=REFUSED + refused.status, reason=refused.text.id)
        except TimeoutError:
            # Whoever takes nothing would not take a farewell either.
            LOG.info("a viewer of table %s was too slow", table)
        except TROUBLE:
            # They come back, and by then perhaps the database has come back too.
            await socket.close(code=COME_BACK, reason="server-no-database")
        finally:
            places.free(address)
