"""What goes over a wire, as a client puts it together."""

from __future__ import annotations

from typing import Any


def changed(before: Any, change: Any) -> Any:
    """A value after a change, as docs/api.md says."""
    after = list(before) if isinstance(before, list) else dict(before)
    for name in change.get("gone", []):
        del after[name]
    for name, inside in change.get("in", {}).items():
        at = int(name) if isinstance(after, list) else name
        after[at] = changed(after[at], inside)
    for name, value in change.get("new", {}).items():
        after[int(name) if isinstance(after, list) else name] = value
    return after
