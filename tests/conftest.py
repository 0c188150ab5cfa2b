"""What all tests share."""

from __future__ import annotations

from hypothesis import settings

# The same examples on every run and every machine: a test that fails here fails everywhere.
settings.register_profile("mathom", derandomize=True, deadline=None, database=None)
settings.load_profile("mathom")
