"""Players that are programs."""

from __future__ import annotations

from mathom.bots.asker import Answer, Trusted
from mathom.bots.bot import Bot, Table
from mathom.bots.host import Host
from mathom.bots.registry import BOTS, load

__all__ = ["BOTS", "Answer", "Bot", "Host", "Table", "Trusted", "load"]
