"""Secrets in what is sent: two tables that really differ, and a viewer who was told the same at both.

The law of histories (`tests/laws`) is about the library; here the same twins sit at two tables of a
server: nothing may differ in the message, in the record, in how many entries the journals have, or in
when a bot's answer is told, which is all that somebody with a watch could tell.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import mathom
from mathom.core.state import WATCHER
from mathom.server.bots.beats import Beats
from mathom.server.tables.look import look
from mathom.server.tables.pace import set_pace
from mathom.server.tables.presence import Here
from mathom.server.tables.record import record_for
from tests.laws.table import facts
from tests.laws.test_histories import twins
from tests.server.desk import Desk

LENGTH = 60
"""So many choices both tables go on side by side."""


def desks(game: mathom.Game, seed: int, before: int) -> tuple[Desk, Desk, tuple[str, ...]] | None:
    """Two tables that differ in what a viewer does not know, with the same luck; the viewer's seats."""
    found = twins(game, seed, before)
    if found is None:
        return None
    one, other, who = found
    here, there = [Desk(game.id, 0, it.state.position(), **it.setup) for it in (one, other)]
    there.header = msgspec.structs.replace(here.header, position=there.header.position)
    mine, theirs = here.pages[0].position, there.pages[0].position
    assert mine is not None
    assert theirs is not None
    there.pages[0] = msgspec.structs.replace(
        there.pages[0], position=msgspec.structs.replace(theirs, chance=mine.chance)
    )
    there.table = there.opened()
    for desk in (here, there):
        if game.passing:
            desk.write(set_pace(desk.table, desk.table.seats, None, "always"))
    return here, there, () if who == WATCHER else (one.seats[who],)


def told(desk: Desk, held: tuple[str, ...]) -> tuple[list[Any], list[Any]]:
    """What the viewer has heard, and the outcomes that he saw."""
    heard = [event for item in look(desk.table, held, Here(), "en").log for event in item.events]
    return heard, [one for move in record_for(desk.table, held).moves for one in move.outcomes]


def sent(desk: Desk, held: tuple[str, ...]) -> dict[str, Any]:
    """All that the viewer can get at; the time of day is left out."""
    message = msgspec.to_builtins(look(desk.table, held, Here(), "en"))
    for item in message["log"]:
        del item["time"]
    record = [(move.seat, move.text) for move in record_for(desk.table, held).moves]
    return {"message": message, "record": record, "entries": len(desk.pages)}


THINKING = 0.0001
"""Seconds that a bot thinks about an option, in this test: of the longest list less than a beat."""


def answered(desk: Desk, beats: Beats, held: tuple[str, ...]) -> float:
    """When what a bot answers now would be told, if it is not the viewer who is asked. A bot thinks the
    longer the more answers there are, and not at all if there is one."""
    asked = desk.table.decision
    assert asked is not None
    if desk.table.decider in held:
        return 0.0
    thought = 0.0 if len(asked.options) == 1 else THINKING * len(asked.options)
    return thought + beats.wait("gimli", desk.table.game, asked.kind, thought)


@pytest.mark.parametrize("game", mathom.games(), ids=lambda game: game.id)
def test_what_a_viewer_was_not_told_changes_nothing_that_is_sent_to_him(game: mathom.Game) -> None:
    compared = 0
    length = facts(game).LENGTH
    for seed in range(60 // length):
        found = desks(game, seed, before=(seed * 7) % (20 * length))
        if found is None:
            continue
        here, there, held = found
        lot = random.Random(seed)
        beat_here, beat_there = Beats(), Beats()
        for _ in range(LENGTH):
            if told(here, held) != told(there, held) or here.table.over or there.table.over:
                break
            assert sent(here, held) == sent(there, held), (seed, held)
            told_here, told_there = answered(here, beat_here, held), answered(there, beat_there, held)
            assert told_here == pytest.approx(told_there), (seed, held)
            compared += 1
            asked, other = here.table.decision, there.table.decision
            assert asked is not None
            assert other is not None
            common = [str(one) for one in asked.options if other.find(str(one)) is not None]
            if not common:
                break
            choice = lot.choice(common)
            here.choose(choice)
            there.choose(choice)
    assert compared >= 2
