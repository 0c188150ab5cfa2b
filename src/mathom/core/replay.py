"""Replaying a record: the same setup, choices and outcomes give the same match."""

# Not compiled: it talks to people and files; no search runs through it.

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from mathom.core.chance import SEEDS, Chance, Scripted, Seeded
from mathom.core.faults import BadChance, BadRecord, Fault, IllegalMove
from mathom.core.game import Game
from mathom.core.match import Match
from mathom.core.position import shown
from mathom.core.record import Move, Outcomes, Record


class Retold(Chance):
    """What the record tells, as long as it tells; then the seed goes on where it would have been."""

    def __init__(self, telling: list[Scripted], seeded: Chance, checked: bool, silent: bool) -> None:
        # The script of the choice being replayed: empty once the record is over. Clones share it.
        self._telling = telling
        self._seeded = seeded
        self._checked = checked
        self._silent = silent

    def pick(self, kind: str, pool: list[int], names: list[str]) -> int:
        given = self._seeded.pick(kind, pool, names)
        if not self._telling:
            return given
        if self._silent:
            raise BadRecord("record-no-chance")
        told = self._telling[0].pick(kind, pool, names)
        if names[told] == names[given]:
            # Of things with one name, such as copies of a card, it was the one that the seed gave.
            return given
        if self._checked:
            raise BadChance("chance-not-seed", kind=kind, told=names[told], given=names[given])
        return told

    def clone(self) -> Retold:
        return Retold(self._telling, self._seeded.clone(), self._checked, self._silent)


def replay(record: Record, game: Game) -> Match:
    """Play a record again, checking every choice and every outcome. Raises BadRecord."""
    tags = dict(record.tags)
    if tags.get("rules") != game.rules:
        raise BadRecord("record-rules", rules=tags.get("rules", "?"), known=game.rules)
    if _redacted(record):
        raise BadRecord("record-redacted")
    if "position" in tags:
        raise BadRecord("record-position")
    seed = _seed(tags.get("seed"))
    # Without a seed, a game in which nothing is told can only have been one without chance.
    told = record.told or seed is None
    try:
        setup = game.settle({c.name: tags[c.name] for c in game.choices if c.name in tags})
    except Fault as fault:
        raise BadRecord("record-setup", why=fault.text) from fault
    players = {seat: tags[seat] for seat in game.seats(setup) if seat in tags}

    # Without a seed nobody can know how the game would have gone on: any seed will do.
    telling: list[Scripted] = []
    chance = Retold(
        telling,
        Seeded(0 if seed is None else seed),
        checked=seed is not None,
        silent=seed is None and not record.told,
    )
    with _telling(telling, 0, record.opening if told else None):
        match = Match.begin(
            game, setup, seed=seed, chance=chance, players=players, position=record.position
        )
    with _uncollected():
        for number, move in enumerate(record.moves, 1):
            with _telling(telling, number, move.outcomes if told else None):
                _play(match, move)
    telling.clear()
    _check_result(match, tags.get("result"))
    return match


@contextmanager
def _uncollected() -> Iterator[None]:
    """No search for garbage meanwhile: it would walk again and again over all the states that a match
    keeps, which was nearly half of the time a long record took."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


RESIGNED = "resigned"
"""The one way to end a game that is not a choice of the game, and so leaves it where it stood."""


def _check_result(match: Match, told: str | None) -> None:
    if told is None:
        return
    result = match.result
    if result is None and told.rpartition(", ")[2] != RESIGNED:
        raise BadRecord("record-cut", told=shown(told), count=len(match.history))
    if result is not None and told != result:
        raise BadRecord("record-result", told=shown(told), result=result)


def _play(match: Match, move: Move) -> None:
    decision = match.decision
    if decision is not None and match.seats[decision.seat] != move.seat:
        decider = match.seats[decision.seat]
        raise IllegalMove("move-not-yours", seat=shown(move.seat), decider=decider)
    match.play(move.text)


@contextmanager
def _telling(telling: list[Scripted], number: int, outcomes: Outcomes | None) -> Iterator[None]:
    """Let chance tell these outcomes, and no others, while one choice is replayed."""
    script = Scripted([f"{kind} {value}" for kind, value in outcomes or ()])
    telling[:] = [] if outcomes is None else [script]
    try:
        yield
        script.finish()
    except BadRecord:
        raise
    except Fault as fault:
        raise BadRecord("record-move", number=number, why=fault.text) from fault


def _seed(written: str | None) -> int | None:
    if written is None:
        return None
    if not (written.isascii() and written.isdigit() and len(written) <= 20 and int(written) < SEEDS):
        raise BadRecord("record-seed", seed=shown(written))
    return int(written)


def _redacted(record: Record) -> bool:
    told = [record.opening, *(move.outcomes for move in record.moves)]
    hidden = any(value == "?" for outcomes in told for _, value in outcomes)
    return hidden or any(move.text == "?" for move in record.moves) or record.tags.get("position") == "?"
