"""The table on the network, in four rooms: http/ (calls, messages, the client's files), tables/ (what
happens at a table), store/ (journals on disk), bots/ (programs that play)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mathom.server.refused import ServerFault
from mathom.server.settings import Limits, Rate, Settings

if TYPE_CHECKING:
    from mathom.server.serve import run

__all__ = ["Limits", "Rate", "ServerFault", "Settings", "run"]


def __getattr__(name: str) -> Any:
    # Who wants a message's shape, or the settings, does not need a whole server.
    if name == "run":
        from mathom.server.serve import run

        return run
    raise AttributeError(name)
