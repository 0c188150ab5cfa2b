"""The command `mathom`, ready at once: a process that has loaded it, and divides for whoever calls.

    python -P tests/terminal/ready.py SOCKET

Starting Python and loading a game takes most of the time that a short command takes. This process does
it once; each command is then a process of its own (with its own input, output, environment, folder,
signals and exit code) that goes on from there. How a command starts from nothing is tested too, by
tests/test_startup.py and by desks that start `anew`.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

TOLD = 1 << 20
"""A call is shorter than this, in bytes."""


class Running:
    """A command that was called, as its caller sees it."""

    def __init__(self, ready: Ready, pid: int) -> None:
        self.pid = pid
        self.code: int | None = None
        self._ready = ready

    def wait(self, timeout: float) -> int:
        """Wait for its end: its exit code, or the signal that ended it as a number below 0."""
        if self.code is None:
            self.code = self._ready.ask({"wait": self.pid}, timeout)
        return self.code

    def kill(self) -> None:
        """End it without a warning."""
        if self.code is None:
            os.kill(self.pid, signal.SIGKILL)


class Ready:
    """The process that is ready to be any command, as its callers see it."""

    def __init__(self, env: dict[str, str]) -> None:
        self._ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._process = subprocess.Popen(
            [sys.executable, "-P", __file__, str(theirs.fileno())],
            env=env,
            stdin=subprocess.DEVNULL,
            pass_fds=[theirs.fileno()],
            start_new_session=True,
        )
        theirs.close()

    def call(
        self, arguments: list[str], env: dict[str, str], folder: Path, files: tuple[int, int, int]
    ) -> Running:
        """Start a command, in a session of its own, that reads, writes and complains in these files."""
        call = {"arguments": arguments, "env": env, "folder": str(folder)}
        return Running(self, self.ask(call, None, files))

    def ask(self, call: dict[str, Any], timeout: float | None, files: tuple[int, ...] = ()) -> int:
        """Send a call; the number that is the answer."""
        self._ours.settimeout(timeout)
        socket.send_fds(self._ours, [json.dumps(call).encode()], files)
        answer = self._ours.recv(TOLD)
        assert answer, "the process that should be ready has ended"
        return int(answer)

    def dismiss(self) -> None:
        """No more is called for."""
        self._ours.close()
        self._process.wait()


def load() -> None:
    """What the commands would load, whatever they are."""
    import mathom
    import mathom.bots
    import mathom.terminal.start
    from mathom.core.lang import LANGUAGES
    from mathom.terminal.boards import board_of
    from mathom.terminal.display import decision_screen
    from mathom.terminal.menu import Menu
    from mathom.terminal.voice import Voice

    for game in mathom.games():
        match = game.new(seed=1)
        assert match.decision is not None
        for language in LANGUAGES:
            board = board_of(game, Voice(language))
            decision_screen(
                match, board, Menu(board, match.state, match.decision), [], ("", ""), (80, 24)
            )
    # So that nobody copies all of it who only looks for rubbish.
    gc.collect()
    gc.freeze()


def serve(calls: socket.socket) -> list[str]:
    """Answer calls until there are no more; in the child of each, the arguments that were called."""
    while True:
        told, files, _, _ = socket.recv_fds(calls, TOLD, 3)
        if not told:
            os._exit(0)
        call = json.loads(told)
        if "wait" in call:
            _, status = os.waitpid(call["wait"], 0)
            calls.send(str(os.waitstatus_to_exitcode(status)).encode())
            continue
        pid = os.fork()
        if pid == 0:
            calls.close()
            arguments: list[str] = call["arguments"]
            become(call["env"], call["folder"], files)
            return arguments
        for file in files:
            os.close(file)
        calls.send(str(pid).encode())


def become(env: dict[str, str], folder: str, files: list[int]) -> None:
    """What Python does at its start: a session, an environment, a folder, input and output."""
    os.setsid()
    os.environ.clear()
    os.environ.update(env)
    os.chdir(folder)
    sys.path.insert(0, folder)
    for number, file in enumerate(files):
        os.dup2(file, number)
        os.close(file)
    # What they remember of the files that were there before (whether one can seek in them) is wrong now.
    sys.stdin = open(0, errors="surrogateescape", closefd=False)  # noqa: SIM115
    sys.stdout = open(1, "w", errors="surrogateescape", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", 1, errors="backslashreplace", closefd=False)  # noqa: SIM115


if __name__ == "__main__":
    import mathom.cli

    load()
    mathom.cli.main(serve(socket.socket(fileno=int(sys.argv[1]))))
