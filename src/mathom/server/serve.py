"""Running a server."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import AsyncIterator, Iterator, Sequence

import uvicorn
from uvicorn.server import HANDLED_SIGNALS

import mathom
from mathom.core.lang import LANGUAGES, learn, say
from mathom.core.text import Text
from mathom.server.bots.guests import introduced, named
from mathom.server.http.app import make_app
from mathom.server.http.door import Door, open_files, protocols
from mathom.server.log import begin as begin_log
from mathom.server.log import note
from mathom.server.post import Mail
from mathom.server.reach import Reach, own_addresses
from mathom.server.refused import ServerFault
from mathom.server.settings import Settings
from mathom.server.tables.house import House

LOCAL = ("127.0.0.1", "localhost", "::1")
EVERYWHERE = ("", "0.0.0.0", "::")
LAST_PORT = 65535
SWITCH = 0.001
"""Seconds after which a thread that computes lets the loop go on."""
PAUSE = 0.002
SELDOM = 1_000
"""How many small rounds of looking for garbage go by before a large one: while that goes on, and it goes
through all tables, nobody is served."""
GRACE = 3
"""Seconds that requests have to finish when the server stops."""


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "",
    browser: bool = True,
    *,
    names: Sequence[str] = (),
    proxies: Sequence[str] = (),
    inspectors: Sequence[str] = (),
    log: str = "",
    webhook: str = "",
    mail: Mail | None = None,
    bots: Sequence[str] = (),
    language: str = "en",
    settings: Settings | None = None,
) -> None:
    """Serve the table until Ctrl-C. Raises ServerFault or BadSetup, with a sentence, if that cannot be.

    `bots` are those of the house's owner, each as NAME=BOT.
    """
    begin_log(log)
    # What goes on in a thread does not keep the tables waiting.
    sys.setswitchinterval(SWITCH)
    if settings is None:
        # A page of another site that names this machine by a name of its own does not get in.
        settings = Settings(
            database=database,
            hosts=own_names(host, names),
            proxies=(*Settings.proxies, *proxies),
            inspectors=tuple(inspectors),
            webhook=webhook,
            mail=mail,
            bots=named(bots),
        )
        settings = introduced(settings)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_serve(host, port, settings, browser, language))


def own_names(host: str, named: Sequence[str]) -> tuple[str, ...]:
    """What this machine may be called: as its owner says, and where others reach it, by its name."""
    if host in LOCAL:
        return (*LOCAL, *named)
    machine = socket.gethostname().lower()
    # Whoever is passed on from one of its addresses to another has typed the first one.
    own = own_addresses() if host in EVERYWHERE else [host]
    return (*LOCAL, machine, f"{machine}.local", *own, *[name.lower() for name in named])


async def _serve(host: str, port: int, settings: Settings, browser: bool, language: str) -> None:
    ear = listen(host, port)
    async with serving(ear, settings) as server:
        # What is there now stays for ever: nobody needs to look there for garbage again and again.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*gc.get_threshold()[:2], SELDOM)
        print(say(Text("server-at", address=address_of(ear, host)), language), flush=True)
        for line in _told(Reach.of(ear)):
            print(say(line, language), flush=True)
        print(say(Text("server-stop"), language), flush=True)
        note("server-started", version=mathom.__version__, address=address_of(ear, host))
        threading.Thread(target=_learn_languages, args=[language], daemon=True).start()
        if browser and _has_windows():
            # Some wait until the browser is closed; nobody waits for them.
            opening = threading.Thread(target=webbrowser.open, args=[address_of(ear, host)], daemon=True)
            opening.start()
        await server
    note("server-stopped")
    print(say(Text("server-stopped"), language), flush=True)


def _told(reach: Reach) -> list[Text]:
    """Where others in the house find the table, or that they do not."""
    addresses = reach.addresses()
    return [Text("server-others", address=f"{one}/") for one in addresses] or [Text("server-only-here")]


@contextlib.asynccontextmanager
async def serving(ear: socket.socket, settings: Settings) -> AsyncIterator[asyncio.Task[None]]:
    """A server on a socket, up and answering; the task ends when it is told to stop."""
    house = House(settings)
    await house.open()
    door = Door(settings.limits, open_files(), settings.proxies)
    call, wire = protocols(door)
    server = Server(
        uvicorn.Config(
            make_app(house, Reach.of(ear)),
            http=call,
            ws=wire,
            forwarded_allow_ips=list(settings.proxies),
            ws_max_size=settings.limits.message,
            lifespan="off",
            # Its lines would name tokens.
            access_log=False,
            log_config=None,
            server_header=False,
            timeout_graceful_shutdown=GRACE,
        )
    )
    task = asyncio.create_task(server.serve(sockets=[ear]))
    try:
        await server.answering.wait()
        yield task
    finally:
        server.should_exit = True
        await task
        await house.close()


class Server(uvicorn.Server):
    """uvicorn, which says when it answers, and stops without a fuss."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.answering = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer."""
        await super().startup(sockets)
        self.answering.set()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Ctrl-C means to stop. It is not raised again afterwards: the games are not closed yet then."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {one: signal.signal(one, self.handle_exit) for one in HANDLED_SIGNALS}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)


def _learn_languages(first: str) -> None:
    """In a thread: whoever is the first to use a language does not wait for it, and nobody else does."""
    for language in sorted(LANGUAGES, key=lambda one: one != first):
        for _ in learn(language):
            # The tables go on between one message and the next.
            time.sleep(PAUSE)
    gc.freeze()


def _has_windows() -> bool:
    """Whether a browser would open in a window, and not in this very terminal."""
    shown = ("DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME")
    return sys.platform in ("win32", "darwin") or any(map(os.environ.get, shown))


def listen(host: str, port: int) -> socket.socket:
    """A socket at this address. Raises ServerFault."""
    try:
        if port > LAST_PORT:
            raise OverflowError(f"0-{LAST_PORT}")
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, place = found[0]
        ear = socket.socket(family, kind, protocol)
        if sys.platform != "win32":
            ear.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        ear.bind(place)
        ear.listen(2048)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise ServerFault("server-port-taken", port=str(port)) from error
        why = error.strerror or str(error)
        raise ServerFault("server-address", host=host, port=str(port), why=why) from error
    except OverflowError as error:
        raise ServerFault("server-address", host=host, port=str(port), why=str(error)) from error
    return ear


def address_of(ear: socket.socket, host: str) -> str:
    """What to type into a browser on this machine."""
    port = ear.getsockname()[1]
    name = "127.0.0.1" if host in EVERYWHERE else host
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"
