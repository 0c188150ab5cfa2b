"""The door: how many connections there may be, and how long one may say nothing.

A connection that has not said what it wants costs a file of the system, and there are only so many. So
they are counted, for each address and in all; whoever says nothing, or takes nothing, is shown out.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode

from mathom.server.http.limits import Places, address_of
from mathom.server.settings import Limits
from mathom.server.tables.tidings import Tidings

LOG = logging.getLogger("mathom.server")

MINUTE = 60.0
WANTED_FILES = 65_536
KEPT_BACK = 100
"""Files that the server needs for itself."""


_PACKING = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True, compress_settings={"level": 4}
)


class Door:
    """Counts who is there."""

    def __init__(
        self,
        limits: Limits,
        files: int,
        proxies: Sequence[str] = (),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        most = min(2 * limits.all_connections, files - KEPT_BACK)
        self.limits = limits
        self.turned_away = 0
        self._places = Places(2 * limits.connections, most)
        self._proxies = [ipaddress.ip_network(proxy, strict=False) for proxy in proxies]
        self._inside: dict[Any, str] = {}
        self._clock = clock
        self._said = -MINUTE
        self._untold = 0

    def __len__(self) -> int:
        return len(self._inside)

    def enter(self, transport: asyncio.Transport) -> bool:
        """Let a connection in, unless there are too many. A proxy brings the connections of many."""
        if transport in self._inside:
            return True
        address = address_of(transport.get_extra_info("peername"))
        place = f"{address} {id(transport)}" if self._is_proxy(address) else address
        if not self._places.take(place):
            self._turn_away(address)
            return False
        self._inside[transport] = place
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        """A connection is gone."""
        place = self._inside.pop(transport, None)
        if place is not None:
            self._places.free(place)

    def _is_proxy(self, address: str) -> bool:
        try:
            return any(ipaddress.ip_address(address) in proxy for proxy in self._proxies)
        except ValueError:
            return False

    def _turn_away(self, address: str) -> None:
        """Said once a minute, not once for each."""
        self.turned_away += 1
        self._untold += 1
        if self._clock() - self._said >= MINUTE:
            LOG.warning("too many connections: %d turned away, the last from %s", self._untold, address)
            self._said, self._untold = self._clock(), 0


def protocols(door: Door) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """What uvicorn is to speak HTTP and WebSocket with, through this door."""

    class Call(H11Protocol):
        """Somebody is at the door; what they want is heard within so many seconds."""

        _late: asyncio.TimerHandle | None = None
        _stuck: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            if door.enter(transport):
                self._listen()
            else:
                transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            self._hush()
            self.resume_writing()
            door.leave(self.transport)
            super().connection_lost(exc)

        def handle_events(self) -> None:
            cycle = self.cycle
            super().handle_events()
            if self.cycle is not cycle:
                self._hush()

        def handle_websocket_upgrade(self, event: Any) -> None:
            self._hush()
            super().handle_websocket_upgrade(event)

        def data_received(self, data: bytes) -> None:
            # The first word after an answer begins a new request, which has its own time.
            if self._late is None and (self.cycle is None or self.cycle.response_complete):
                self._listen()
            super().data_received(data)

        def pause_writing(self) -> None:
            super().pause_writing()
            if self._stuck is None:
                self._stuck = self.loop.call_later(door.limits.slow, self.transport.abort)

        def resume_writing(self) -> None:
            if self._stuck is not None:
                self._stuck.cancel()
                self._stuck = None
            if self.flow is not None:
                super().resume_writing()

        def _listen(self) -> None:
            self._late = self.loop.call_later(door.limits.header_seconds, self.transport.abort)

        def _hush(self) -> None:
            if self._late is not None:
                self._late.cancel()
                self._late = None

    class Wire(WebSocketsSansIOProtocol):
        """The protocol that uvicorn calls websockets-sansio."""

        def __init__(self, *args: Any, **settings: Any) -> None:
            super().__init__(*args, **settings)
            # Each message is packed for itself, so that what many get is packed once.
            self.conn.available_extensions = [_PACKING]

        async def send(self, message: Any) -> None:
            """Send something; what many get is the same on every wire."""
            text = message.get("text")
            if not isinstance(text, Tidings):
                await super().send(message)
                return
            await self.writable.wait()
            if self.disconnected or self.close_sent or self.transport.is_closing():
                raise ClientDisconnected
            packing = next(iter(self.conn.extensions), None)
            window = 0 if packing is None else packing.local_max_window_bits  # type: ignore[attr-defined]
            frame = text.frames.get(window)
            if frame is None:
                whole = Frame(Opcode.TEXT, text.encode())
                frame = whole.serialize(mask=False, extensions=self.conn.extensions)
                text.frames[window] = frame
            self.transport.write(frame)

        async def run_asgi(self) -> None:
            """Serve a WebSocket."""
            await super().run_asgi()
            # Closing would wait until everything is taken, and some take nothing for ever.
            if not self.writable.is_set():
                self.transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            door.leave(self.transport)
            super().connection_lost(exc)

    return Call, Wire


def open_files() -> int:
    """How many files the server may have open: as many as the system allows."""
    if sys.platform == "win32":
        return 8_000
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = WANTED_FILES if hard == resource.RLIM_INFINITY else hard
    wanted = max(soft, min(most, WANTED_FILES))
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        return soft
    return wanted
