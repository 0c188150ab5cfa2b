"""Journal: where the record of a game is kept while it is being played."""

from __future__ import annotations

import os
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from mathom.core.faults import Fault


class NoPlace(Fault):
    """The record cannot be kept there."""


class Journal:
    """A file that always holds the whole record up to the last choice."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def write(self, record: str) -> None:
        """Replace what the file holds, in one step: it is never seen half written."""
        beside = self.path.with_name(f".{self.path.name}.{os.getpid()}")
        try:
            with beside.open("w", encoding="utf-8") as file:
                file.write(record)
                file.flush()
                os.fsync(file.fileno())
            beside.replace(self.path)
        except OSError as error:
            beside.unlink(missing_ok=True)
            raise _no_place(self.path, error) from error


def new_journal(wanted: str | None, game: str, environment: Mapping[str, str]) -> Journal:
    """A journal in a file of its own: the one that is wanted, or a new one in the usual place."""
    if wanted is not None:
        path = Path(wanted).expanduser()
        _claim(path)
        return Journal(path)
    folder = usual_folder(environment)
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    for name in (stem, *(f"{stem}-{n}" for n in range(2, 1000))):
        try:
            _claim(folder / f"{name}.txt")
        except Taken:
            continue
        return Journal(folder / f"{name}.txt")
    raise NoPlace("terminal-record-taken", file=str(folder))


def usual_folder(environment: Mapping[str, str]) -> Path:
    """Where programs of this user keep their data."""
    data = environment.get("XDG_DATA_HOME")
    if data:
        return Path(data) / "mathom"
    home = environment.get("HOME") or os.path.expanduser("~")
    return Path(home) / ".local" / "share" / "mathom"


class Taken(NoPlace):
    """There is a file of that name already, and it is not ours to write over."""


def _claim(path: Path) -> None:
    """Make the file, empty, so that nobody else takes the name and so that we know we may write."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _no_place(path, error) from error
    try:
        path.open("x", encoding="utf-8").close()
    except FileExistsError as error:
        raise Taken("terminal-record-taken", file=str(path)) from error
    except OSError as error:
        raise _no_place(path, error) from error


def _no_place(path: Path, error: OSError) -> NoPlace:
    return NoPlace("terminal-record-place", file=str(path), why=error.strerror or str(error))
