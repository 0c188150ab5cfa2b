"""Which board belongs to which game."""

from __future__ import annotations

from mathom.core.game import Game
from mathom.terminal.board import Board
from mathom.terminal.duel import DuelBoard
from mathom.terminal.tcg import TcgBoard
from mathom.terminal.voice import Voice
from mathom.terminal.wotr import WotrBoard

BOARDS: dict[str, type[Board]] = {"duel": DuelBoard, "wotr": WotrBoard, "tcg": TcgBoard}


def board_of(game: Game, voice: Voice) -> Board:
    """The game's own board, or one that shows the view in plain words."""
    return BOARDS.get(game.id, Board)(game, voice)
