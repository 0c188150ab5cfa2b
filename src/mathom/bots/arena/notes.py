"""Notes: every decision of an arena's games, for programs that learn from them."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from typing import Any

import msgspec

from mathom.bots.asker import Answer
from mathom.core.agenda import Decision
from mathom.core.chance import Seeded
from mathom.core.game import Game, Setup
from mathom.core.state import State


class Notes:
    """The decisions of a round, as they are made."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self._game = game
        self._seats = game.seats(setup)
        self._teams = game.teams(setup)
        self._rows: list[dict[str, Any]] = []
        self._first = 0
        self._turn = 0
        self._bots: tuple[int, ...] = ()

    def begin(self, turn: int, bots: tuple[int, ...]) -> None:
        """The next game of the round, with these bots on its seats."""
        self._first, self._turn, self._bots = len(self._rows), turn, bots

    def add(self, state: State, decision: Decision, answer: Answer, seconds: float) -> None:
        """A decision, before it is carried out: what the seat knew, and what it chose."""
        seat = decision.seat
        known = state.imagine(seat, Seeded(0))
        phase, own, others = self._features(known, seat)
        self._rows.append(
            {
                "turn": self._turn,
                "number": len(self._rows) - self._first,
                "seat": self._seats[seat],
                "bot": self._bots[seat],
                "kind": decision.kind,
                "options": [str(option) for option in decision.options],
                "chosen": decision.options.index(answer.option),
                "fault": answer.fault is not None,
                "seconds": seconds,
                "view": msgspec.json.encode(known.view(seat)).decode(),
                "phase": phase,
                "features": own,
                "others": others,
                "at": seat,
            }
        )

    def _features(self, known: State, seat: int) -> tuple[int, list[int], list[int]]:
        """The table in numbers, where the game has a mind: the phase, the own side, then the others."""
        mind = self._game.mind
        if mind is None:
            return 0, [], []
        side = mind.side(known, seat)
        others = [one for one in range(mind.sides(known)) if one != side]
        told = [number for one in others for number in mind.features(known, one)]
        return mind.phase(known), list(mind.features(known, side)), told

    def end(self, winners: tuple[int, ...]) -> None:
        """The game is over: what it came to for those who decided, a shared victory in parts."""
        won = [team for team in self._teams if set(team) & set(winners)]
        for row in self._rows[self._first :]:
            seat = row.pop("at")
            row["result"] = 1 / len(won) if any(seat in team for team in won) else 0.0

    def pack(self) -> bytes:
        """All of it, small enough to be sent."""
        return zlib.compress("\n".join([json.dumps(row) for row in self._rows]).encode(), 1)


def unpack(packed: bytes) -> Iterator[dict[str, Any]]:
    """The rows again."""
    for line in zlib.decompress(packed).decode().splitlines():
        yield json.loads(line)
