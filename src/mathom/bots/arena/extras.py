"""Libraries that only some arenas need, and that come with an extra of the package."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from mathom.core.faults import BadSetup


def needed(module: str, extra: str) -> Any:
    """A module of such a library. Raises BadSetup, which says how to get it."""
    try:
        return import_module(module)
    except ImportError as error:
        raise BadSetup("arena-needs", extra=extra) from error
