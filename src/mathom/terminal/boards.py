"""Which board belongs to which game."""

from __future__ import annotations

from importlib import import_module

from mathom.core.game import Game
from mathom.terminal.board import Board
from mathom.terminal.voice import Voice

BOARDS = {"duel": "DuelBoard", "wotr": "WotrBoard", "tcg": "TcgBoard"}
"""Each board in the folder of its game, which is loaded with it."""


def board_of(game: Game, voice: Voice) -> Board:
    """The game's own board, or one that shows the view in plain words."""
    if game.id not in BOARDS:
        return Board(game, voice)
    board: type[Board] = getattr(import_module(f"mathom.terminal.{game.id}"), BOARDS[game.id])
    return board(game, voice)
