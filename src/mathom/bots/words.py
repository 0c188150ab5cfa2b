"""Words: what a bot prints on stderr. The last of it is remembered, for when it dies."""

# Not compiled: it listens to processes.

from __future__ import annotations

import time
from contextlib import suppress
from threading import Lock, Thread
from typing import IO

MOST_BYTES = 4_000
LINES, LETTERS = 12, 1_000
"""At most so much of it is told: what went wrong often stands above how it came to be."""
MUCH, PAUSE = 1_000_000, 0.01
"""After so many bytes it is listened to with pauses of so many seconds."""
SECONDS = 1.0
"""How long it is waited for the last words of a process that has ended."""


class Words:
    """Listens until nobody can say anything any more, and passes it on to a log if there is one."""

    def __init__(self, pipe: IO[bytes], log: str | None) -> None:
        self._pipe = pipe
        self._log = log
        self._kept = b""
        self._lock = Lock()
        self._listener = Thread(target=self._listen, daemon=True)
        self._listener.start()

    def _listen(self) -> None:
        said = 0
        with suppress(OSError, ValueError):
            while heard := self._pipe.read1(65_536):  # type: ignore[attr-defined]
                said += len(heard)
                if said > MUCH:
                    # Who shouts without end waits for us, not we for him.
                    time.sleep(PAUSE)
                with self._lock:
                    self._kept = (self._kept + heard)[-MOST_BYTES:]
                if self._log is not None:
                    with suppress(OSError), open(self._log, "ab") as file:
                        file.write(heard)

    def last(self) -> str:
        """The last lines, as one."""
        self._listener.join(SECONDS)
        with self._lock:
            lines = self._kept.decode(errors="replace").splitlines()
        return " / ".join([line.strip() for line in lines if line.strip()][-LINES:])[-LETTERS:]

    def close(self) -> None:
        """The process is gone; what it left behind may still hold the pipe, and is not waited for."""
        self._listener.join(SECONDS)
        if not self._listener.is_alive():
            self._pipe.close()
