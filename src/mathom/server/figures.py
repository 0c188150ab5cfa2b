"""Figures: what the server has done and what it takes, as Prometheus reads it.

The format is a few lines of text, so it is written here rather than by one more dependency.
"""

from __future__ import annotations

import sys
from bisect import bisect_left
from collections import Counter
from pathlib import Path

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds from a choice to its being written down, as they are told apart."""


class Figures:
    """What is counted."""

    def __init__(self) -> None:
        self.moves = 0
        self.founded = 0
        self.bot_faults = 0
        self.refused: Counter[int] = Counter()
        """By status."""
        self._times = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def took(self, seconds: float) -> None:
        """Something was done at a table, and written down."""
        self._times[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    def text(self, **gauges: float) -> str:
        """All of it, with how things stand at this moment."""
        lines = []
        for name, value in gauges.items():
            lines += [f"# TYPE mathom_{name} gauge", f"mathom_{name} {value:g}"]
        counters = {"moves": self.moves, "tables_founded": self.founded, "bot_faults": self.bot_faults}
        for name, count in counters.items():
            lines += [f"# TYPE mathom_{name}_total counter", f"mathom_{name}_total {count}"]
        lines.append("# TYPE mathom_refused_total counter")
        for status, count in sorted(self.refused.items()):
            lines.append(f'mathom_refused_total{{status="{status}"}} {count}')
        lines.append("# TYPE mathom_deed_seconds histogram")
        total = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self._times, strict=True):
            total += count
            lines.append(f'mathom_deed_seconds_bucket{{le="{bound}"}} {total}')
        lines += [f"mathom_deed_seconds_sum {self._seconds:.6f}", f"mathom_deed_seconds_count {total}"]
        return "\n".join(lines) + "\n"


def memory() -> int:
    """How much memory this process takes, in bytes."""
    if sys.platform == "win32":
        return 0
    import resource

    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()
    except OSError:
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most if sys.platform == "darwin" else 1024 * most
