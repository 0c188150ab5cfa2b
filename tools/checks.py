"""Everything that ./test checks: what it runs, what it runs side by side, and what came of it.

    python tools/checks.py

Checks of one round run at the same time, each lane one after the other; where there are several lanes, a
check says what it has to say when it is done. Tests that keep all cores busy have a round to themselves.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from threading import Lock, Thread
from typing import IO

ROOT = Path(__file__).resolve().parent.parent

PLAIN = {"PYTHONPATH": str(ROOT / "src"), "MATHOM_BUILD": "plain"}
COMPILED = {"PYTHONPATH": "", "MATHOM_BUILD": "compiled"}


@dataclass(frozen=True)
class Check:
    """A command that must succeed."""

    name: str
    arguments: tuple[str, ...]
    """What Python is given."""
    environment: dict[str, str] = field(default_factory=dict)


def pytest(name: str, build: dict[str, str], *arguments: str) -> Check:
    """Some of the tests, in one build."""
    return Check(name, ("-m", "pytest", "-q", *arguments), build)


# Neighbours share what is costly to set up: each worker takes a half, and who is done first helps out.
EVERYTHING = ("-n", "auto", "--dist", "worksteal", "--ignore", "tests/browser")

Lane = Sequence[Check]


def rounds(compiled: bool) -> list[list[Lane]]:
    """What is run, round after round."""
    static = [
        Check("style (ruff check)", ("-m", "ruff", "check")),
        Check("layout (ruff format)", ("-m", "ruff", "format", "--check")),
        Check("types (mypy --strict)", ("-m", "mypy")),
    ]
    browser = [
        Check("browser client (types, unit tests)", ("tools/build_web.py", "--check")),
        Check("a Chromium for the browser tests", ("tools/get_chromium.py",)),
        # A browser keeps one core busy: two at a time would only wait for each other.
        pytest("tests, browser", PLAIN, "tests/browser"),
    ]
    found: list[list[Lane]] = [[browser, static], [[pytest("tests, plain Python", PLAIN, *EVERYTHING)]]]
    if compiled:
        found.append([[pytest("tests, compiled", COMPILED, *EVERYTHING)]])
    return found


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

    def run(self, lane: Lane, alone: bool) -> None:
        """Run the checks of a lane."""
        for check in lane:
            if self.stopped:
                return
            begun = time.monotonic()
            if alone:
                print(f"\n== {check.name}", flush=True)
                passed = _run(check, None)
                self._note(check, passed, begun)
                continue
            with tempfile.TemporaryFile() as said:
                passed = _run(check, said)
                said.seek(0)
                with self._lock:
                    print(f"\n== {check.name}", flush=True)
                    sys.stdout.buffer.write(said.read())
                    sys.stdout.flush()
                    self._note(check, passed, begun)

    def _note(self, check: Check, passed: bool, begun: float) -> None:
        seconds = round(time.monotonic() - begun)
        result = "ok    " if passed else "FAILED"
        self.lines.append(f"  {result}  {seconds // 60}:{seconds % 60:02}  {check.name}")
        self.failed |= not passed


def _run(check: Check, said: IO[bytes] | None) -> bool:
    done = subprocess.run(
        [sys.executable, *check.arguments],
        cwd=ROOT,
        env={**os.environ, **check.environment},
        stdout=said,
        stderr=said and subprocess.STDOUT,
        check=False,
    )
    return done.returncode == 0


def main() -> None:
    """Run everything; the exit code says whether it is in order."""
    # Tests start Python hundreds of times: what it has compiled once, it should not compile again.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    report = Report()
    compiled = can_compile()
    try:
        for lanes in rounds(compiled):
            threads = [Thread(target=report.run, args=(lane, len(lanes) == 1)) for lane in lanes]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
    except KeyboardInterrupt:
        # What is running has heard it too.
        report.stopped = True
        sys.exit(130)
    if not compiled:
        report.lines.append("  --            tests, compiled: not run, there is no C compiler here")
    print("\n" + "\n".join(report.lines))
    sys.exit(report.failed)


if __name__ == "__main__":
    main()
