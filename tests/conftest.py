"""What all tests share."""

from __future__ import annotations

import signal
from types import FrameType

from hypothesis import settings

# The same examples on every run and every machine: a test that fails here fails everywhere.
settings.register_profile("mathom", derandomize=True, deadline=None, database=None)
settings.load_profile("mathom")

# Started in the background or with nohup, a process may inherit that Ctrl-C or the end of its terminal
# is ignored, and so do all that it starts. The tests mean programs that somebody started by hand.
signal.signal(signal.SIGINT, signal.default_int_handler)


def _shrug(number: int, frame: FrameType | None) -> None:
    """For ourselves still ignored, but unlike what is ignored, this is not handed down."""


if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) == signal.SIG_IGN:
    signal.signal(signal.SIGHUP, _shrug)
