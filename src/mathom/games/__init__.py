"""The games, one folder each."""

from __future__ import annotations

from mathom.core.game import Game
from mathom.games.duel import DUEL
from mathom.games.tcg import TCG
from mathom.games.wotr import WOTR

GAMES: dict[str, Game] = {game.id: game for game in (DUEL, WOTR, TCG)}
