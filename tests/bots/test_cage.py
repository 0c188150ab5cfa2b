"""A bot in its cage: whatever it starts ends with it, and it takes no more than it may."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

import mathom
from mathom.bots.cage import able
from mathom.bots.host import CAGE, Host

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="cages are made of Linux")

DUEL = mathom.game("duel")
STATE = DUEL.new(seed=1).state


def caged(folder: Path, code: str, **limits: object) -> Host:
    """A host of a bot that does this when it is asked."""
    path = folder / "bad.py"
    lines = "\n".join(f"        {line}" for line in code.splitlines())
    path.write_text(
        "import os, sys, time, socket, subprocess\nimport mathom.bots\n"
        f"class Bad(mathom.bots.Bot):\n    def choose(self, table):\n{lines}\n"
        "        return table.decision.options[-1]\n"
    )
    return Host(str(path), DUEL, DUEL.settle({}), luck=1, **limits)  # type: ignore[arg-type]


def gone(pid: int) -> bool:
    """Whether a process is gone, or will be in a moment."""
    until = time.monotonic() + 20
    while time.monotonic() < until:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
            return True
        time.sleep(0.02)
    return False


def test_what_hides_in_a_session_of_its_own_ends_with_the_bot(tmp_path: Path) -> None:
    code = f"""if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        with open({str(tmp_path / "pid")!r}, "w") as file:
            file.write(str(os.getpid()))
        time.sleep(600)
    os._exit(0)
while not os.path.exists({str(tmp_path / "pid")!r}) or not open({str(tmp_path / "pid")!r}).read():
    time.sleep(0.01)"""
    with caged(tmp_path, code) as host:
        assert host.ask(STATE).fault is None
        hidden = int((tmp_path / "pid").read_text())
        assert Path(f"/proc/{hidden}").exists()
    assert gone(hidden)


def test_what_forks_without_end_is_ended(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    code = f"""for n in range(60):
    if os.fork() == 0:
        os.setsid()
        with open({str(pids)!r}, "a") as file:
            file.write(f"{{os.getpid()}}\\n")
        time.sleep(600)
        os._exit(0)
time.sleep(600)"""
    with caged(tmp_path, code, seconds=20) as host:
        answer = host.ask(STATE)
        assert answer.fault is not None, "too many processes: the cage ends it before its time is up"
        assert "bot-died" in repr(answer.fault.args["why"])
    assert all(gone(int(pid)) for pid in pids.read_text().split())


def test_a_bot_has_only_so_much_memory(tmp_path: Path) -> None:
    with caged(tmp_path, "kept = bytearray(2_000_000_000)", memory=600_000_000) as host:
        answer = host.ask(STATE)
    assert answer.fault is not None
    assert "MemoryError" in str(answer.fault.args["why"])


def test_all_that_a_bot_starts_has_only_so_much_memory_together(tmp_path: Path) -> None:
    code = """for n in range(4):
    if os.fork() == 0:
        kept = bytearray(os.urandom(1)) * 200_000_000
        time.sleep(600)
time.sleep(600)"""
    with caged(tmp_path, code, seconds=30, memory=600_000_000) as host:
        answer = host.ask(STATE)
    assert answer.fault is not None
    assert "bot-died" in repr(answer.fault.args["why"]), "each alone took less"


def test_a_bot_computes_only_so_long() -> None:
    lifeline, held = os.pipe()
    rules = {"lifeline": lifeline, "memory": 10**9, "cpu": 1, "confined": False, "readable": []}
    busy = [sys.executable, "-S", "-c", "while True: pass"]
    cage = [sys.executable, "-I", "-S", str(CAGE), json.dumps(rules), *busy]
    try:
        assert subprocess.run(cage, pass_fds=[lifeline], timeout=60, check=False).returncode != 0
    finally:
        os.close(lifeline)
        os.close(held)


def test_when_the_host_is_killed_nothing_is_left(tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    code = f"""if os.fork() == 0:
    os.setsid()
    with open({str(pid)!r}, "w") as file:
        file.write(str(os.getpid()))
    time.sleep(600)
time.sleep(600)"""
    caged(tmp_path, code)
    child = os.fork()
    if child == 0:
        host = Host(str(tmp_path / "bad.py"), DUEL, DUEL.settle({}), seconds=600)
        try:
            host.ask(STATE)
        finally:
            os._exit(0)
    until = time.monotonic() + 60
    while not (pid.exists() and pid.read_text()) and time.monotonic() < until:
        time.sleep(0.05)
    os.kill(child, 9)
    os.waitpid(child, 0)
    assert gone(int(pid.read_text()))


def test_a_confined_bot_reads_nothing_that_is_not_its_own_and_calls_nobody(tmp_path: Path) -> None:
    secret = tmp_path / "secret" / "games.db"
    secret.parent.mkdir()
    secret.write_text("seeds")
    own = tmp_path / "own"
    own.mkdir()
    with socket.create_server(("127.0.0.1", 0)) as ear:
        code = f"""import ctypes
def ring():
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.syscall(425, 1, ctypes.create_string_buffer(200)) < 0 and ctypes.get_errno() == 13:
        raise OSError
found = []
for name, deed in (
    ("read", lambda: open({str(secret)!r}).read()),
    ("write", lambda: open({str(own / "new")!r}, "w")),
    ("call", lambda: socket.create_connection(("127.0.0.1", {ear.getsockname()[1]}), 1)),
    ("send", lambda: socket.socket(socket.AF_INET, socket.SOCK_DGRAM)),
    ("ring", ring),
    ("kill", lambda: os.kill({os.getpid()}, 0)),
):
    try:
        deed()
        found.append(name)
    except OSError:
        pass
if found:
    raise RuntimeError(" ".join(found))"""
        with caged(own, code, confined=True) as host:
            answer = host.ask(STATE)
    if "files" not in able():
        assert answer.fault is None, answer.fault
    elif "networks" not in able():
        # An older system: no walls before files, but none of its calls leaves the machine.
        assert "call" not in str(answer.fault)
