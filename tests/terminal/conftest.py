"""A desk for every test that needs one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.desk import Desk


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """The command, with an empty home."""
    return Desk(tmp_path)
