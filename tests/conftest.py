"""What all tests share."""

from __future__ import annotations

import signal

from hypothesis import settings

# The same examples on every run and every machine: a test that fails here fails everywhere.
settings.register_profile("mathom", derandomize=True, deadline=None, database=None)
settings.load_profile("mathom")

# Started in the background, by a CI for example, a process may inherit that Ctrl-C is ignored, and so do
# all that it starts. The tests that press Ctrl-C mean a program that somebody started by hand.
signal.signal(signal.SIGINT, signal.default_int_handler)
