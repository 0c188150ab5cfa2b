"""A desk to test at: the real command, fed through a pipe or through a terminal."""

from __future__ import annotations

import atexit
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Protocol

import mathom
from mathom.core.match import Match
from tests.terminal.ready import Ready

PYTHON = {
    "PATH": os.environ["PATH"],
    "PYTHONPATH": str(Path(mathom.__file__).parents[1]),
    "LC_ALL": "C.UTF-8",
    "PYTHONUTF8": "1",
}
"""How Python is started."""
COMMAND = [sys.executable, "-m", "mathom.cli"]
WIPED = "<wiped>"
"""Stands for the sign that empties a terminal, also of what could be scrolled back to."""
PATIENCE = 60.0
"""Seconds before something that should happen is taken for something that does not."""


@dataclass(frozen=True)
class Done:
    """A command that has run to its end."""

    out: str
    err: str
    code: int

    @property
    def said(self) -> str:
        """What was printed, as if the lines had no end."""
        return " ".join(self.out.split())


@cache
def ready() -> Ready:
    """The process that the commands of all desks begin in."""
    ready = Ready(PYTHON)
    atexit.register(ready.dismiss)
    return ready


class Process(Protocol):
    """A command that runs."""

    pid: int

    def wait(self, timeout: float) -> int: ...

    def kill(self) -> None: ...


@dataclass
class Desk:
    """Runs `mathom` with a home of its own."""

    home: Path
    environment: dict[str, str] = field(default_factory=dict)
    terminals: list[Terminal] = field(default_factory=list)
    anew: bool = False
    """Whether commands start from nothing, as they do for users; it takes longer."""

    @property
    def env(self) -> dict[str, str]:
        """The environment: English, no colours but those of the terminal, records in our home."""
        return {
            **PYTHON,
            "HOME": str(self.home),
            "XDG_DATA_HOME": str(self.home / "data"),
            "COLUMNS": "80",
            **self.environment,
        }

    def run(self, *arguments: str, typed: str = "") -> Done:
        """Run a command to its end, with this for input."""
        with ExitStack() as open_files:
            files = [open_files.enter_context(tempfile.TemporaryFile()) for _ in range(3)]
            files[0].write(typed.encode())
            for file in files:
                file.seek(0)
            given, out, err = [file.fileno() for file in files]
            process = self._start(arguments, self.env, (given, out, err))
            try:
                code = process.wait(timeout=PATIENCE)
            except BaseException:
                process.kill()
                raise
            for file in files:
                file.seek(0)
            return Done(files[1].read().decode(), files[2].read().decode(), code)

    def _start(
        self, arguments: tuple[str, ...], env: dict[str, str], files: tuple[int, int, int]
    ) -> Process:
        """Start a command with these files as its input, output and complaints."""
        # How Python itself starts cannot be changed afterwards.
        if self.anew or any(name.startswith("PYTHON") for name in self.environment):
            given, out, err = files
            return subprocess.Popen(
                [*COMMAND, *arguments],
                stdin=given,
                stdout=out,
                stderr=err,
                env=env,
                cwd=self.home,
                start_new_session=True,
            )
        return ready().call(list(arguments), env, self.home, files)

    def terminal(self, *arguments: str, width: int = 80, height: int = 24) -> Terminal:
        """Run a command in a terminal of this size."""
        env = {name: value for name, value in self.env.items() if name != "COLUMNS"}
        here, there = pty.openpty()
        fcntl.ioctl(there, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        process = self._start(arguments, {"TERM": "xterm", **env}, (there, there, there))
        os.close(there)
        self.terminals.append(Terminal(here, process))
        return self.terminals[-1]

    def clear(self) -> None:
        """Nothing goes on after a test, however it ended."""
        for terminal in self.terminals:
            terminal.kill()

    def records(self) -> list[Path]:
        """The records in the usual place."""
        return sorted((self.home / "data" / "mathom").glob("*.txt"))

    def kept(self) -> Match:
        """The match that the only record in the usual place tells."""
        (record,) = self.records()
        return mathom.replay(record.read_text(encoding="utf-8"))


class Terminal:
    """A command that thinks it has a terminal before it."""

    def __init__(self, here: int, process: Process) -> None:
        self._here = here
        self._process = process
        self._shown = ""

    def type(self, text: str) -> None:
        """Type something and press Enter."""
        os.write(self._here, f"{text}\n".encode())

    def press(self, key: bytes) -> None:
        """Press one key, for example Ctrl-D."""
        os.write(self._here, key)

    def until(self, wanted: str) -> str:
        """Wait until this is shown; what could be read since the last time, with it."""
        return _plain(self.raw_until(wanted))

    def raw_until(self, wanted: str) -> str:
        """The same with the signs that move the cursor and colour the text."""
        while wanted not in _plain(self._shown):
            ready, _, _ = select.select([self._here], [], [], PATIENCE)
            assert ready, f"“{wanted}” did not come; there is: {self._shown[-2000:]}"
            try:
                data = os.read(self._here, 65536)
            except OSError:
                data = b""
            assert data, f"it ended before “{wanted}” came: {self._shown[-2000:]}"
            self._shown += data.decode(errors="replace")
        shown, self._shown = self._shown, ""
        return shown

    def interrupt(self) -> None:
        """Ctrl-C, once it waits: nobody is quick enough to press it between a prompt and the waiting."""
        state = Path(f"/proc/{self._process.pid}/stat")
        while state.exists() and state.read_text().rpartition(") ")[2][0] == "R":
            os.sched_yield()
        os.killpg(self._process.pid, signal.SIGINT)

    def hang_up(self) -> None:
        """Close the window."""
        os.killpg(self._process.pid, signal.SIGHUP)

    def kill(self) -> None:
        """End it without a warning."""
        self._process.kill()
        self._process.wait(timeout=PATIENCE)

    def end(self) -> tuple[str, int]:
        """Wait for the end: what was still shown, and the exit code."""
        rest = [self._shown]
        while True:
            ready, _, _ = select.select([self._here], [], [], PATIENCE)
            assert ready, f"it did not end; there is: {''.join(rest)[-2000:]}"
            try:
                data = os.read(self._here, 65536)
            except OSError:
                break
            if not data:
                break
            rest.append(data.decode(errors="replace"))
        code = self._process.wait(timeout=PATIENCE)
        os.close(self._here)
        return _plain("".join(rest)), code


def _plain(text: str) -> str:
    """What can be read, without the signs that move the cursor or colour the text."""
    wiped = text.replace("\x1b[3J", WIPED)
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", wiped).replace("\r", "")
