"""The games, one folder each."""

from __future__ import annotations

from mathom.core.game import Game
from mathom.games.duel.game import DUEL
from mathom.games.tcg.game import TCG
from mathom.games.wotr.game import WOTR

GAMES: dict[str, Game] = {game.id: game for game in (DUEL, WOTR, TCG)}
