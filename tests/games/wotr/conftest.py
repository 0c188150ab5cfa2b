"""What every test of War of the Ring keeps: a scripted chance must have been needed to its end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.wotr.table import finish_scripts


@pytest.fixture(autouse=True)
def no_outcome_left_over() -> Iterator[None]:
    """Outcomes that were told must have come up."""
    yield
    finish_scripts()
