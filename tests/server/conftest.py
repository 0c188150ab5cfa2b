"""What the server's tests share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.house import served, settings


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for all tests that need nothing special of it."""
    with served(settings(tmp_path_factory.mktemp("server"))) as address:
        yield address
