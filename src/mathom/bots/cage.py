"""A cage: a small process between a bot and its host, so that nothing of the bot is left behind.

    python -I -S cage.py '{"memory": 1000000000, ...}' command...

It starts the bot with limits of memory and time. Whatever the bot starts, also what hides in a session
of its own, becomes a child of the cage when its parent ends; when the host lets go of the lifeline, or
dies, all of it is killed. Bots of strangers are also kept from files and networks, where the system can.

It imports nothing of Mathom: it is to be there at once.
"""

# Not compiled: it is run as a file of its own.

from __future__ import annotations

import ctypes
import json
import os
import resource
import select
import signal
import struct
import sys
import time
from contextlib import suppress
from typing import Any

OFTEN = 0.5
SELDOM = 4
"""Every so many looks at the bot, all its descendants are looked for."""
MOST_PROCESSES = 32

PR_SET_CHILD_SUBREAPER = 36
PR_SET_NO_NEW_PRIVS = 38
PR_SET_SECCOMP = 22
SECCOMP_MODE_FILTER = 2

_LIBC = ctypes.CDLL(None, use_errno=True)


def main() -> None:
    """Start the bot, and see to it until it is gone or nobody wants it any more."""
    rules, command = json.loads(sys.argv[1]), sys.argv[2:]
    _LIBC.prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    # Of a child that ends it is heard at once.
    ear, mouth = os.pipe()
    os.set_blocking(mouth, False)
    signal.set_wakeup_fd(mouth, warn_on_full_buffer=False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    bot = os.fork()
    if bot == 0:
        _become(rules, command)
    # The bot's words are between it and the host.
    for pipe in (0, 1):
        os.close(pipe)
    for one in (signal.SIGINT, signal.SIGHUP):
        signal.signal(one, signal.SIG_IGN)
    code = _watch(bot, rules["memory"], rules["lifeline"], ear)
    _kill_all()
    os._exit(code)


def _become(rules: dict[str, Any], command: list[str]) -> None:
    """In the child: take on the limits, and become the bot."""
    try:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.close(rules["lifeline"])
        os.setsid()
        _limit(rules)
        if rules["confined"]:
            confine(rules["readable"])
        os.execvp(command[0], command)
    finally:
        os._exit(127)


def _limit(rules: dict[str, Any]) -> None:
    for what, most in (
        # What it can write to. Addresses alone cost nothing, and Node sets aside many gigabytes of them.
        (resource.RLIMIT_DATA, rules["memory"]),
        (resource.RLIMIT_CPU, rules["cpu"]),
        (resource.RLIMIT_CORE, 0),
    ):
        hard = resource.getrlimit(what)[1]
        most = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(what, (most, most))
    if os.geteuid():
        # Of a person there may be more processes than of a bot; root is not counted by the system.
        most = len(_processes()) + MOST_PROCESSES
        hard = resource.getrlimit(resource.RLIMIT_NPROC)[1]
        if hard == resource.RLIM_INFINITY or most < hard:
            resource.setrlimit(resource.RLIMIT_NPROC, (most, hard))


# -- watching over it ----------------------------------------------------------------------------


def _watch(bot: int, memory: int, lifeline: int, ear: int) -> int:
    """Until the bot ends, takes too much, or is not wanted any more."""
    looks = 0
    while True:
        heard = select.select([lifeline, ear], [], [], OFTEN)[0]
        if ear in heard:
            os.read(ear, 1000)
        wanted = lifeline not in heard
        ended, status = _reap(bot)
        if ended or not wanted:
            return os.waitstatus_to_exitcode(status) & 0xFF if ended else 0
        looks += 1
        family = descendants(os.getpid()) if looks % SELDOM == 0 else [bot]
        if len(family) > MOST_PROCESSES or sum([_memory(one) for one in family]) > memory:
            return 1


def _reap(bot: int) -> tuple[bool, int]:
    """Take leave of children that have ended; whether the bot itself is among them, and how."""
    with suppress(ChildProcessError):
        while True:
            pid, status = os.waitpid(-1, os.WNOHANG)
            if pid == bot:
                return True, status
            if pid == 0:
                break
    return False, 0


def _memory(pid: int) -> int:
    try:
        with open(f"/proc/{pid}/statm") as file:
            return int(file.read().split()[1]) * resource.getpagesize()
    except (OSError, ValueError, IndexError):
        return 0


def _processes() -> dict[int, int]:
    """All processes that there are, and the parent of each."""
    found: dict[int, int] = {}
    for name in os.listdir("/proc"):
        if name.isdigit():
            with suppress(OSError, ValueError, IndexError), open(f"/proc/{name}/stat") as file:
                found[int(name)] = int(file.read().rpartition(")")[2].split()[1])
    return found


def descendants(pid: int) -> list[int]:
    """Everything that a process has started, and that those have started."""
    parents = _processes()
    found, added = {pid}, True
    while added:
        more = {child for child, parent in parents.items() if parent in found} - found
        added = bool(more)
        found |= more
    return sorted(found - {pid})


def _kill_all() -> None:
    """Stop everything first, so that nothing starts anything while it is being killed."""
    until = time.monotonic() + 10
    while time.monotonic() < until:
        family = descendants(os.getpid())
        if not family:
            return
        for blow in (signal.SIGSTOP, signal.SIGKILL):
            for one in family:
                with suppress(OSError):
                    os.kill(one, blow)
        with suppress(ChildProcessError):
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass


# -- walls ---------------------------------------------------------------------------------------

LANDLOCK_CREATE, LANDLOCK_ADD, LANDLOCK_RESTRICT = 444, 445, 446
READING = 1 << 0 | 1 << 2 | 1 << 3
"""Running a file, reading a file, reading a folder."""
OF_FILES = 1 << 0 | 1 << 1 | 1 << 2 | 1 << 14
"""What can be allowed for a file that is no folder."""
FILES_BY_VERSION = {1: 13, 2: 14, 3: 15, 4: 15}
"""How many kinds of access each version of Landlock knows."""


def confine(readable: list[str]) -> list[str]:
    """Keep this process from files but these, and from networks; what could not be done."""
    _LIBC.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
    missing = []
    if not _close_files(readable):
        missing.append("files")
    if not _close_networks():
        missing.append("networks")
    return missing


def able() -> list[str]:
    """What a process cannot be kept from on this system."""
    missing = []
    if _LIBC.syscall(LANDLOCK_CREATE, None, 0, 1) < 1:
        missing.append("files")
    if os.uname().machine not in SOCKET:
        missing.append("networks")
    return missing


def _close_files(readable: list[str]) -> bool:
    version = _LIBC.syscall(LANDLOCK_CREATE, None, 0, 1)
    if version < 1:
        return False
    handled = (1 << FILES_BY_VERSION.get(version, 16)) - 1
    # TCP since version 4; signals to others, and their sockets, since version 6.
    attribute = struct.pack("QQQ", handled, 3, 3)[: 8 if version < 4 else 16 if version < 6 else 24]
    rules = _LIBC.syscall(LANDLOCK_CREATE, attribute, len(attribute), 0)
    if rules < 0:
        return False
    for path, access in [*[(path, READING) for path in readable], ("/dev/null", READING | 1 << 1)]:
        with suppress(OSError):
            place = os.open(path, os.O_PATH | os.O_CLOEXEC)
            allowed = access if os.path.isdir(path) else access & OF_FILES
            _LIBC.syscall(LANDLOCK_ADD, rules, 1, struct.pack("=Qi", allowed & handled, place), 0)
            os.close(place)
    done = bool(_LIBC.syscall(LANDLOCK_RESTRICT, rules, 0) == 0)
    os.close(rules)
    return done


SOCKET = {"x86_64": (0xC000003E, 41), "aarch64": (0xC00000B7, 198)}
"""What the system calls a machine, and its call for a socket."""
OTHER_CALLS, IO_URING = 0x40000000, 425
"""Ways around it: a second table of calls on x86, and a ring by which sockets are had without a call."""
AF_UNIX = 1
ALLOW, REFUSE, KILL = 0x7FFF0000, 0x00050000 | 13, 0x80000000


def _close_networks() -> bool:
    """No sockets but those within the machine: a filter of system calls."""
    if os.uname().machine not in SOCKET:
        return False
    machine, call = SOCKET[os.uname().machine]
    load, equal, least, give = 0x20, 0x15, 0x35, 0x06
    program = [
        (load, 0, 0, 4),
        (equal, 1, 0, machine),
        (give, 0, 0, KILL),
        (load, 0, 0, 0),
        (least, 4, 0, OTHER_CALLS),
        (equal, 3, 0, IO_URING),
        (equal, 0, 3, call),
        (load, 0, 0, 16),
        (equal, 1, 0, AF_UNIX),
        (give, 0, 0, REFUSE),
        (give, 0, 0, ALLOW),
    ]
    code = b"".join([struct.pack("HBBI", *one) for one in program])
    buffer = ctypes.create_string_buffer(code, len(code))
    header = struct.pack("HxxxxxxQ", len(program), ctypes.addressof(buffer))
    return bool(_LIBC.prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, header, 0, 0) == 0)


if __name__ == "__main__":
    main()
