"""What whoever runs a server may decide."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from mathom.server.bots.beats import BEATS

if TYPE_CHECKING:
    from mathom.server.post import Mail


@dataclass(frozen=True)
class Rate:
    """So many at once, and then so many a second."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Limits:
    """How much one visitor, or all of them, may ask for. A person never gets near these."""

    body: int = 1_000_000
    """Bytes in a request."""
    body_seconds: float = 20.0
    """How long a request may take to arrive."""
    requests: Rate = Rate(200, 40)
    """Requests of one address."""
    tables: Rate = Rate(60, 0.2)
    """New tables of one address: games, forks, imported records."""
    work: Rate = Rate(20, 0.5)
    """Seconds of work that are done for one address."""
    patience: float = 1.0
    """Seconds after which whoever asks too often is told so: who asks again at once, asks less often."""
    record_choices: int = 10_000
    """Choices in a record that is brought along."""
    record_seconds: float = 20.0
    """How long playing it again may take, and how much memory, in bytes."""
    record_memory: int = 1_000_000_000
    review_seconds: float = 45.0
    """How long a game may be thought over afterwards."""
    letters: Rate = Rate(5, 1 / 600)
    """Letters to addresses that somebody names, to find out whether they are his."""
    messages: Rate = Rate(40, 20)
    """Messages on one WebSocket."""
    message: int = 4_000
    """Bytes in one of them."""
    connections: int = 100
    """WebSockets of one address at the same time, and as many connections of other kinds."""
    all_connections: int = 5_000
    """The same for all addresses; fewer where the system does not let the server open so many."""
    header_seconds: float = 10.0
    """How long a connection may take to say what it wants."""
    open_games: int = 5_000
    """Games begun in the last day and not over."""
    choices: int = 15_000
    """Choices in one game: then the house ends it, and nobody has won."""
    entries: int = 20_000
    """Entries in one journal: taking back and choosing again for ever fills disks."""
    slow: float = 20.0
    """Seconds a WebSocket may take nothing before it is cut off."""


@dataclass(frozen=True)
class Settings:
    """Where things are kept, and who may come in."""

    database: str = ""
    """A URL, or the path of an SQLite file; empty: a file in the user's data folder."""
    bundle: Path = field(default_factory=lambda: Path(__file__).parent / "http" / "static")
    """The browser client, as Vite built it."""
    origins: tuple[str, ...] = ()
    """Other sites whose pages may use this server, such as Vite's own server while developing."""
    hosts: tuple[str, ...] = ()
    """The names under which the server may be called, besides the address that a request comes to;
    empty: any."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Where proxies stand that are believed when they say for whom they ask (X-Forwarded-For)."""
    inspectors: tuple[str, ...] = ()
    """Addresses and networks besides this machine that may read the figures at /metrics."""
    bots: Mapping[str, str] = field(default_factory=dict)
    """Bots besides those of the house: how the API calls them, and what `mathom.bots` calls them."""
    bot_games: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Which games such a bot plays; one that is not named here plays all of them."""
    bot_seconds: float = 5.0
    """How long a bot may think about one choice."""
    bot_beats: Sequence[float] = BEATS
    """After how many seconds bots' answers are told where seats have hands; none: at once."""
    bot_memory: int = 1_000_000_000
    """How much memory a bot that is not of the house may take, in bytes."""
    bot_overdue: float = 10.0
    """How much longer another process may take before a bot's choice is made here instead."""
    bot_workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    webhook: str = ""
    """An address that is told when it is the turn of a player who is away and has asked for that."""
    mail: Mail | None = None
    """The mail server by which players who ask for it are told the same."""
    remind_after: float = 120.0
    """Seconds that somebody has to come and look before he is told that it is his turn."""
    live_bytes: int = 400_000_000
    """How much memory tables may take together; those that nobody looks at make room first, and are read
    from their journals when they are needed again."""
    limits: Limits = field(default_factory=Limits)


def data_folder() -> Path:
    """Where the user's games are kept."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "mathom"
