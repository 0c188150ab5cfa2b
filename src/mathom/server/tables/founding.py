"""Founding a table: a new game, a game from a record or a position, a fork, a rematch, an import."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

import mathom
from mathom.core.chance import Seeded
from mathom.core.faults import BadRecord, BadSetup, IllegalMove
from mathom.core.match import Match
from mathom.core.record import Record, read, write
from mathom.core.state import State
from mathom.server.refused import AGAINST_THE_RULES, NOT_YOURS, TOO_LATE, Refused
from mathom.server.settings import Limits
from mathom.server.tables.entries import (
    Begin,
    Chair,
    Choice,
    Clock,
    Entry,
    Header,
    Join,
    Opening,
    Page,
    Written,
    told,
)
from mathom.server.tables.play import Play, choices_of, opening_of, written
from mathom.server.tables.record import record_of
from mathom.server.tables.seats import fingerprint, new_id, new_token, swapped
from mathom.server.tables.table import Draft, Table, now

UNKNOWN = "?"
MOST = Limits.record_choices
EVERY_MARK = 60
"""After so many choices of a record that is brought along, how the table stood then is written down."""


@dataclass(frozen=True)
class Past:
    """What was played before a table was set: it is not played again."""

    state: State
    opening: Opening
    choices: list[Choice]
    marks: list[Written] = field(default_factory=list)
    """Positions on the way."""


@dataclass(frozen=True)
class Start:
    """Where a game begins: at the beginning, at a position, or where a record ends."""

    game: str
    setup: Mapping[str, str]
    position: Mapping[str, Any] | None = None
    record: str = ""
    past: Past | None = None
    clock: Clock | None = None
    seed: int | None = None
    """Where the chance of the game begins; without one nobody knows it."""


@dataclass
class Founded:
    """A new table, and the keys to its seats: they are told once and kept nowhere."""

    header: Header
    first: Page
    tokens: dict[str, str] = field(default_factory=dict)
    invites: dict[str, str] = field(default_factory=dict)


def replayed(text: str, most: int) -> Match:
    """A record that is brought along, played again. Raises BadRecord."""
    record = read(text)
    if len(record.moves) > most:
        raise BadRecord("table-record-long", count=len(record.moves), most=most)
    return mathom.replay(text)


def start_from_record(text: str, at: int | None, most: int = MOST) -> Start:
    """A game that goes on from a record, whole or before choice number `at`. Raises BadRecord."""
    match = replayed(text, most)
    match = match if at is None else match.fork(at)
    if match.outcome is not None:
        raise BadRecord("table-record-over")
    record = match.as_record()
    bare = Record({}, record.position, record.opening, record.moves)
    past = Past(match.state, opening_of(match), choices_of(match), _marks(match))
    return Start(match.game.id, match.setup, record=write(bare), past=past)


def _marks(match: Match) -> list[Written]:
    """Positions on the way of a match, for whoever wants to see how it was."""
    marks = [
        written(match.game, -1 - n, match.at(n), n) for n in range(0, len(match.history), EVERY_MARK)
    ]
    return [mark for mark in marks if mark is not None]


def start_from_table(table: Table, seats: Iterable[str], at: int) -> Start:
    """A fork: only as far as these seats' own record of a game that goes on hides nothing."""
    if not 1 <= at <= table.n + 1:
        raise IllegalMove("fork-nowhere", at=at, last=table.n + 1)
    if not table.closed:
        for known in _known(table, at - 1, list(seats) or [None]):
            if known == {UNKNOWN}:
                raise Refused(NOT_YOURS, "table-fork-secret")
    play = table.play
    state = play.at(at - 1)
    if state.outcome is not None:
        raise BadRecord("table-record-over")
    if table.carries:
        # What other rules led to is where this game begins.
        return Start(table.game.id, table.header.setup, position=state.position())
    # The seed stays behind: whoever knows how the game went on must not know how this one will.
    whole = record_of(table, None, at - 1)
    bare = Record({}, whole.position, whole.opening, whole.moves)
    past = _past(table, at - 1)
    return Start(table.game.id, table.header.setup, record=write(bare), past=past)


def _past(table: Table, n: int) -> Past:
    """What was played at a table, up to choice n; what was noted of the players stays there."""
    play = table.play
    choices = [msgspec.structs.replace(one.choice, note=None, result=None) for one in play.made[:n]]
    return Past(play.at(n), play.opening or Opening(), choices, play.marks(n))


def _known(table: Table, n: int, seats: Iterable[str | None]) -> Iterable[set[str]]:
    """Of everything that a record of n choices tells, what the records of these seats say."""
    records = [record_of(table, table.eyes(seat), n) for seat in seats]
    for tag in ("position", *[choice.name for choice in table.game.choices if choice.brought]):
        yield {record.tags.get(tag, "") for record in records}
    for opening in zip(*[record.opening for record in records], strict=True):
        yield {value for _, value in opening}
    for moves in zip(*[record.moves for record in records], strict=True):
        yield {move.text for move in moves}
        for outcomes in zip(*[move.outcomes for move in moves], strict=True):
            yield {value for _, value in outcomes}


def found(start: Start, chairs: Mapping[str, Chair]) -> tuple[Header, Page]:
    """A table with these chairs. Raises what the library raises if the game cannot begin like that."""
    game = mathom.game(start.game)
    header = Header(
        id=new_id(),
        game=game.id,
        rules=game.rules,
        setup=game.settle(start.setup),
        seed=secrets.randbits(64) if start.seed is None else start.seed,
        created=now(),
        position=None if start.position is None else dict(start.position),
        record=start.record,
    )
    past = start.past or _begun(header)
    state = past.state.clone()
    if start.past is not None:
        state.chance = Seeded(header.seed)
    decision = state.decision
    if decision is None:
        raise BadRecord("table-record-over")
    count = len(past.choices)
    begin = Begin(dict(chairs), past.opening, past.choices, clock=start.clock)
    decider = game.seats(header.setup)[decision.seat]
    entry = Entry(0, header.created, begin, count, decider, game.stage(state))
    return header, Page(entry, written(game, 0, state, count), past.marks)


def _begun(header: Header) -> Past:
    """The beginning of a game."""
    play = Play(header, Begin({}))
    play.open()
    if play.parted is not None:
        raise BadRecord("record-move", number=play.reach + 1, why=play.parted)
    assert play.opening is not None
    return Past(play.state, play.opening, [made.choice for made in play.made])


def with_brought(game: str, setup: Mapping[str, str], brought: Mapping[str, str]) -> Mapping[str, str]:
    """The setup with what those who found a table bring for its seats. Raises BadSetup."""
    it = mathom.game(game)
    settled = it.settle(setup)
    for seat, thing in brought.items():
        if seat not in it.seats(settled):
            raise BadSetup("seat-unknown", seat=seat, known=", ".join(it.seats(settled)))
        settled = it.bring(settled, it.seats(settled).index(seat), thing)
    return settled if brought else setup


def found_seated(start: Start, kinds: Mapping[str, tuple[str, str]], name: str) -> Founded:
    """A table for whoever asks for it. `kinds` says for each seat its kind and its bot."""
    game = mathom.game(start.game)
    seats = game.seats(game.settle(start.setup))
    for seat in kinds:
        if seat not in seats:
            raise BadSetup("seat-unknown", seat=seat, known=", ".join(seats))
    # Whoever takes several seats plays them on one screen, with one token.
    token = new_token()
    tokens: dict[str, str] = {}
    invites: dict[str, str] = {}
    chairs: dict[str, Chair] = {}
    for seat in seats:
        kind, bot = kinds.get(seat, ("open", ""))
        if kind == "me":
            tokens[seat] = token
            chairs[seat] = Chair("human", name=name, token=fingerprint(token))
        elif kind == "friend":
            invites[seat] = new_token()
            chairs[seat] = Chair("invited", invite=fingerprint(invites[seat]))
        elif kind == "bot":
            chairs[seat] = Chair("bot", name=bot, bot=bot)
        else:
            chairs[seat] = Chair("open")
    return Founded(*found(start, chairs), tokens, invites)


def bring(table: Table, join: Join, thing: str) -> Draft:
    """Somebody sits down with something of his own: the game begins with it, unless it is well begun."""
    header = table.header
    if table.closed or header.record or header.position is not None or table.n >= len(table.seats):
        raise Refused(TOO_LATE, "table-brings-late")
    setup = table.game.bring(header.setup, table.seats.index(join.seat), thing)
    play = Play(msgspec.structs.replace(header, setup=setup), Begin({}))
    play.open()
    decision = play.state.decision
    assert decision is not None
    deed = msgspec.structs.replace(join, setup=setup, opening=play.opening)
    return Draft(deed, 0, play.seats[decision.seat], position=play.state)


def found_from_record(
    game: str,
    text: str,
    at: int | None,
    kinds: Mapping[str, tuple[str, str]],
    name: str,
    most: int,
    clock: Clock | None = None,
) -> Founded:
    """A table that goes on from a record. Raises BadRecord."""
    start = replace(start_from_record(text, at, most), clock=clock)
    if start.game != game:
        raise Refused(AGAINST_THE_RULES, "table-other-game")
    return found_seated(start, kinds, name)


def found_archive(text: str, most: int = MOST) -> Founded:
    """A record as a table to replay and to fork. Raises BadRecord."""
    match = replayed(text, most)
    header = Header(
        id=new_id(),
        game=match.game.id,
        rules=match.game.rules,
        setup=match.setup,
        seed=0 if match.seed is None else match.seed,
        created=now(),
        record=text,
        archive=True,
    )
    chairs = {seat: Chair("record", name=match.players.get(seat, "")) for seat in match.seats}
    parted = None if match.parted is None else told(match.parted)
    begin = Begin(chairs, opening_of(match), choices_of(match), parted)
    entry = Entry(0, header.created, begin, len(match.history), "")
    position = written(match.game, 0, match.state, len(match.history))
    return Founded(header, Page(entry, position, _marks(match)))


def found_rematch(table: Table) -> tuple[Header, Page]:
    """The same again, the seats swapped; the tokens stay what they are."""
    header = table.header
    past = _past(table, table.base) if header.record else None
    # What goes on from somewhere keeps the cards that lie there.
    anew = not header.record and header.position is None
    setup = table.game.move_on(header.setup) if anew else header.setup
    clock = None if table.clocks is None else table.clocks.clock
    start = Start(header.game, setup, header.position, header.record, past, clock)
    return found(start, swapped(table.chairs, table.game.teams(header.setup)))
