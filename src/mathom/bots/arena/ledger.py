"""Ledger: the rounds that have been played, on disk, so that an arena that was killed can go on."""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import msgspec

from mathom.bots.arena.bouts import Round
from mathom.bots.arena.notes import unpack
from mathom.core.faults import BadSetup

Key = tuple[tuple[int, ...], int]
"""Which bots, and which deal."""


class Ledger:
    """The rounds of one arena, in a folder: a line a round, and a file a round for what was noted.

    Whatever kills us, a line that was not written to its end is not counted.
    """

    def __init__(self, folder: Path | None = None) -> None:
        """Without a folder nothing outlasts this process. Raises BadSetup if another one has it."""
        self._spare = None if folder else tempfile.TemporaryDirectory(prefix="mathom-arena-")
        self._folder = folder or Path(str(self._spare and self._spare.name))
        self._folder.mkdir(parents=True, exist_ok=True)
        self._path = self._folder / "rounds.jsonl"
        self.rounds: dict[Key, Round] = {}
        """What has been played, without the notes."""
        self._file: IO[bytes] = open(self._path, "ab")  # noqa: SIM115
        if not _alone(self._file):
            self._file.close()
            raise BadSetup("arena-busy")
        # Half a line at the end would spoil the next one.
        self._file.truncate(self._read())

    def _read(self) -> int:
        """Remember what is there; how many bytes of it are whole lines."""
        whole = 0
        for line in self._path.read_bytes().splitlines(keepends=True):
            if not line.endswith(b"\n"):
                break
            found = msgspec.json.decode(line, type=Round)
            self.rounds[found.numbers, found.pair] = found
            whole += len(line)
        return whole

    def add(self, played: Round) -> None:
        """A round is done."""
        if played.notes:
            path = self._notes(played.numbers, played.pair)
            beside = path.with_suffix(".part")
            beside.write_bytes(played.notes)
            beside.replace(path)
        kept = Round(played.numbers, played.pair, played.bouts)
        self._file.write(msgspec.json.encode(kept) + b"\n")
        self._file.flush()
        self.rounds[played.numbers, played.pair] = kept

    def notes(self) -> Iterator[tuple[Round, list[dict[str, Any]]]]:
        """All decisions, round by round, in the order of the deals."""
        for key in sorted(self.rounds, key=lambda key: (key[1], key[0])):
            path = self._notes(*key)
            if path.exists():
                yield self.rounds[key], list(unpack(path.read_bytes()))

    def _notes(self, numbers: tuple[int, ...], pair: int) -> Path:
        return self._folder / f"{'-'.join(map(str, numbers))}-{pair}.notes"

    def close(self, done: bool) -> None:
        """Let go of it; of an arena that is done nothing need be kept."""
        self._file.close()
        if self._spare is not None:
            self._spare.cleanup()
        elif done:
            shutil.rmtree(self._folder, ignore_errors=True)


def _alone(file: IO[bytes]) -> bool:
    """Make sure that no other process writes to a file, where the system can."""
    if sys.platform == "win32":
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
