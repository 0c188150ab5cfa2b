"""The table on the network: tables, seats, the journal, live updates, bots."""

from __future__ import annotations

from mathom.server.refused import ServerFault
from mathom.server.run import run
from mathom.server.settings import Limits, Rate, Settings

__all__ = ["Limits", "Rate", "ServerFault", "Settings", "run"]
