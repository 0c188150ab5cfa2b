"""A desk for every test that needs one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.terminal.desk import Desk


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """The command, with an empty home."""
    desk = Desk(tmp_path)
    yield desk
    desk.clear()
