"""What is said before a table is set: who plays, where the record is kept, how the game is won."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from mathom.bots import BOTS
from mathom.core.text import Text
from mathom.terminal.board import Board
from mathom.terminal.display import empty
from mathom.terminal.screen import Left, Screen
from mathom.terminal.seats import Players


def welcome(
    screen: Screen, board: Board, seats: Sequence[str], players: Players, record: Path, seed: int | None
) -> None:
    """Say who plays, how to change that, where the record is; a newcomer reads how to win.

    Whoever has the real table is asked for its first cards only after that.
    """
    game, voice = board.game, screen.voice
    seated = [
        voice("terminal-welcome-seat", seat=game.name("seat", seat), player=name)
        for seat, name in zip(seats, players.names(voice), strict=True)
    ]
    screen.tell(
        voice("terminal-welcome", title=voice(f"{game.id}-title"), seats="; ".join(seated)), "bold"
    )
    if len(seats) > 1:
        screen.tell(Text("terminal-welcome-seats", seats=",".join(seats), bots=", ".join(BOTS)))
    if seed is None:
        screen.tell(Text("terminal-welcome-table", file=str(record)))
    else:
        screen.tell(Text("terminal-welcome-seed", seed=str(seed), file=str(record)))
    if players.people:
        screen.show([*empty(), *board.aim(screen.width), *empty()])
        screen.tell(Text("terminal-welcome-begin"))
        if screen.live and screen.ask(voice("terminal-enter")) == "q":
            raise Left
