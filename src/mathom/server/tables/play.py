"""Playing a journal again: the match that a table's start and choices make."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import mathom
from mathom.core.chance import Chance, Scripted, Seeded
from mathom.core.match import Match
from mathom.core.record import Record, read
from mathom.server.refused import TOO_LATE, Refused
from mathom.server.tables.entries import Choice, Header, Outcomes


class Told(Chance):
    """What the journal tells, as long as it tells; else the secret seed decides.

    The seed is asked for every outcome, told or not. So a game that goes back and makes the same choice
    again gets the same outcome, however often it was read from the journal in between.
    """

    def __init__(self, telling: list[Scripted], seeded: Chance) -> None:
        # The script of the choice being replayed, if any is; clones share it.
        self._telling = telling
        self._seeded = seeded

    def pick(self, kind: str, pool: list[int], names: list[str]) -> int:
        given = self._seeded.pick(kind, pool, names)
        return self._telling[0].pick(kind, pool, names) if self._telling else given

    def clone(self) -> Told:
        return Told(self._telling, self._seeded.clone())


class Replayer:
    """A match that is told, choice by choice, what happened."""

    def __init__(self, header: Header) -> None:
        game = mathom.game(header.game)
        if header.rules != game.rules:
            raise Refused(TOO_LATE, "record-rules", rules=header.rules, known=game.rules)
        self._telling: list[Scripted] = []
        if header.archive:
            self.match = mathom.replay(header.record)
            return
        record = read(header.record) if header.record else Record({}, header.position)
        with self._told(record.opening if header.record else None):
            self.match = Match.begin(
                game,
                header.setup,
                # What happened under another seed cannot be checked against this one.
                seed=None if header.record else header.seed,
                chance=Told(self._telling, Seeded(header.seed)),
                position=record.position,
            )
        for move in record.moves:
            self.play(Choice(move.seat, move.text, move.outcomes))

    def play(self, choice: Choice) -> None:
        """Make a choice that was made before."""
        with self._told(choice.outcomes):
            self.match.play(choice.option)

    @contextmanager
    def _told(self, outcomes: Outcomes | None) -> Iterator[None]:
        script = Scripted([f"{kind} {value}" for kind, value in outcomes or ()])
        if outcomes is not None:
            self._telling[:] = [script]
        try:
            yield
            script.finish()
        finally:
            self._telling.clear()
