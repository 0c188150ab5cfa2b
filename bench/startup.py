"""How long Mathom takes to come to the point: seconds of processor time from nothing to the first word.

    python bench/startup.py [--times 5]

Each line is a program of its own, started so many times; the quickest counts, since everything else is
the machine's doing. The first line is Python alone.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage

from mathom.core.lang import LANGUAGES
from mathom.games import GAMES

COMMAND = ("-m", "mathom.cli")


def programs() -> dict[str, tuple[str, ...]]:
    """What is measured: what to call it, and what to give to Python."""
    found: dict[str, tuple[str, ...]] = {
        "python": ("-c", "pass"),
        "import mathom": ("-c", "import mathom"),
        "mathom --help": (*COMMAND, "--help"),
        "mathom cards wotr eagles": (*COMMAND, "cards", "wotr", "eagles"),
    }
    for game in GAMES:
        for language in LANGUAGES:
            words = ("play", game, "--lang", language)
            # Nobody is at the keyboard: the game asks once, and ends.
            found[" ".join(["mathom", *words])] = (*COMMAND, *words)
    return found


def seconds(arguments: tuple[str, ...], times: int, home: Path) -> float:
    """The processor time of the quickest run."""
    return min([_once([sys.executable, *arguments], home) for _ in range(times)])


def _once(command: list[str], home: Path) -> float:
    before = getrusage(RUSAGE_CHILDREN)
    environment = {**os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home)}
    subprocess.run(
        command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=True
    )
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--times", type=int, default=5)
    times = parser.parse_args().times
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        for name, arguments in programs().items():
            print(f"{seconds(arguments, times, home):6.3f} s  {name}", flush=True)


if __name__ == "__main__":
    main()
