"""Bots that the owner of a server has named: `mathom serve --bot NAME=cmd:...`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

import mathom
from mathom.bots import BOTS, Host
from mathom.core.faults import BadSetup
from mathom.core.position import shown
from mathom.server.settings import Settings

NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,29}")


def named(wanted: Sequence[str]) -> dict[str, str]:
    """The bots, by the names under which they are offered. Raises BadSetup."""
    found: dict[str, str] = {}
    for one in wanted:
        name, _, bot = one.partition("=")
        if not bot or not NAME.fullmatch(name):
            raise BadSetup("serve-bot", bot=shown(one))
        if name in BOTS or name in found:
            raise BadSetup("serve-bot-twice", name=name)
        found[name] = bot
    return found


def introduced(settings: Settings) -> Settings:
    """Start each of them once, in its cage, and hear which games it plays: better now than at a table.

    Raises BadSetup, with the bot's own words if it does not start.
    """
    games = {name: _games(bot, settings) for name, bot in settings.bots.items()}
    return replace(settings, bot_games={name: some for name, some in games.items() if some})


def _games(bot: str, settings: Settings) -> tuple[str, ...]:
    game = mathom.games()[0]
    with Host(bot, game, game.settle({}), memory=settings.bot_memory, confined=True) as host:
        try:
            host.start()
        except BadSetup:
            if not host.games:
                raise
        return host.games
