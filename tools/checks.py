"""Everything that ./test checks: what it runs, what it runs side by side, and what came of it.

    python tools/checks.py

The checks stand in lanes: those of a lane run one after the other, as many lanes at a time as there are
cores; when one is done, the next begins. The longest come first, so that all end at about the same time.
A check says what it has to say when it is done.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from threading import Lock
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1

PLAIN = {"PYTHONPATH": str(ROOT / "src"), "MATHOM_BUILD": "plain"}
COMPILED = {"PYTHONPATH": "", "MATHOM_BUILD": "compiled"}


@dataclass(frozen=True)
class Check:
    """A command that must succeed."""

    name: str
    arguments: tuple[str, ...]
    """What Python is given."""
    environment: dict[str, str] = field(default_factory=dict)


PLUGINS = ("cacheprovider", "xdist", "faker", "anyio", "schemathesis")
"""What would be loaded for each run, and asked before and after each test, but has no part in them."""


def pytest(name: str, build: dict[str, str], *arguments: str) -> Check:
    """Some of the tests, in one build."""
    # The server's tests use the last of them.
    without = PLUGINS if "tests/server" not in arguments else PLUGINS[:-1]
    plugins = [word for plugin in without for word in ("-p", f"no:{plugin}")]
    return Check(name, ("-m", "pytest", "-q", *plugins, *arguments), build)


Lane = Sequence[Check]

STATIC = [
    Check("style (ruff check)", ("-m", "ruff", "check")),
    Check("layout (ruff format)", ("-m", "ruff", "format", "--check")),
    Check("types (mypy --strict)", ("-m", "mypy")),
]
CLIENT = [Check("browser client (types, unit tests)", ("tools/build_web.py", "--check"))]
BROWSER = [
    Check("a Chromium for the browser tests", ("tools/get_chromium.py",)),
    # The server that these tests play on is the plain one.
    pytest("tests, browser", PLAIN, "tests/browser"),
]

MANY_GAMES = "tests/laws/test_playing.py"
PARTS = {
    "laws of playing": (MANY_GAMES,),
    "terminal": ("tests/terminal",),
    "games": ("tests/games",),
    "laws": ("tests/laws", f"--ignore={MANY_GAMES}"),
    "server": ("tests/server",),
    "bots": ("tests/bots",),
}
NAMED = [arguments[0] for arguments in PARTS.values()]
# All that is not named above, so that nothing is forgotten.
PARTS["all the rest"] = ("tests", *[f"--ignore={path}" for path in (*NAMED, "tests/browser")])

# The rules are what is compiled, and what is about them is tested in both builds. What is not compiled
# and comes to the rules only through matches is tested in the build that users have:
ONCE = (
    # The browser tests play on a real server in plain Python.
    "server",
    # It asks and shows; the laws, the goldens and the kept games see that there is the same to show.
    "terminal",
)
# Elsewhere single tests are left to the compiled build, each with its reason: those marked `once`.
TWICE = ("-m", "not once")


def lanes(compiled: bool) -> list[Lane]:
    """What is run, the longest lanes first. Without a compiled build all is tested in plain Python."""
    if not compiled:
        tests = [[pytest(f"tests, {name}", PLAIN, *PARTS[name])] for name in PARTS]
        return [BROWSER, *tests, CLIENT, STATIC]
    return [
        BROWSER,
        *[[pytest(f"tests, {name}, compiled", COMPILED, *PARTS[name])] for name in PARTS],
        CLIENT,
        STATIC,
        *[
            [pytest(f"tests, {name}, plain Python", PLAIN, *PARTS[name], *TWICE)]
            for name in PARTS
            if name not in ONCE
        ],
    ]


def can_compile() -> bool:
    """Whether a C compiler finds Python's headers: if so, a package that is not compiled is a fault."""
    compiler = (os.environ.get("CC") or str(sysconfig.get_config_var("CC"))).split()
    command = [*compiler, "-I", sysconfig.get_path("include"), "-fsyntax-only", "-x", "c", "-"]
    try:
        done = subprocess.run(command, input=b"#include <Python.h>\n", capture_output=True, check=False)
    except OSError:
        return False
    return done.returncode == 0


class Report:
    """What came of the checks. Lanes speak one at a time."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.failed = False
        self.stopped = False
        self._lock = Lock()

    def run(self, lane: Lane) -> None:
        """Run the checks of a lane."""
        for check in lane:
            if self.stopped:
                return
            self._say(f"-- {check.name}: running")
            begun = time.monotonic()
            with tempfile.TemporaryFile() as said:
                passed, work = _run(check, said)
                said.seek(0)
                self._say(f"\n== {check.name}\n{said.read().decode(errors='replace')}")
            self._note(check, passed, time.monotonic() - begun, work)

    def _say(self, words: str) -> None:
        with self._lock:
            print(words, flush=True)

    def _note(self, check: Check, passed: bool, took: float, work: float) -> None:
        result = "ok    " if passed else "FAILED"
        self.lines.append(f"  {result}  {_clock(took)}  {_clock(work)}  {check.name}")
        self.failed |= not passed


def _clock(seconds: float) -> str:
    return f"{round(seconds) // 60:2}:{round(seconds) % 60:02}"


def _run(check: Check, said: IO[bytes]) -> tuple[bool, float]:
    """Whether a check succeeds, and how much work it was: seconds of a processor, with all it starts."""
    process = subprocess.Popen(
        [sys.executable, *check.arguments],
        cwd=ROOT,
        env={**os.environ, **check.environment},
        stdout=said,
        stderr=subprocess.STDOUT,
    )
    if not hasattr(os, "wait4"):
        return process.wait() == 0, 0.0
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode == 0, usage.ru_utime + usage.ru_stime


def main() -> None:
    """Run everything; the exit code says whether it is in order."""
    # Tests start Python hundreds of times: what it has compiled once, it should not compile again.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    report = Report()
    compiled = can_compile()
    with ThreadPoolExecutor(CORES) as hands:
        try:
            for _ in hands.map(report.run, lanes(compiled)):
                pass
        except KeyboardInterrupt:
            # What is running has heard it too.
            report.stopped = True
            sys.exit(130)
    if not compiled:
        report.lines.append("  --            tests, compiled: not run, there is no C compiler here")
    print("\nHow long each took, and how much work it was (minutes of a processor):")
    print("\n".join(report.lines))
    sys.exit(report.failed)


if __name__ == "__main__":
    main()
