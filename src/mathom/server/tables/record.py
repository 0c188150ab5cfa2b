"""A table's record: complete when the game is over, before that as far as a viewer may know."""

from __future__ import annotations

from collections.abc import Sequence

from mathom.core.game import HIDDEN
from mathom.core.record import Move, Outcomes, Record, read
from mathom.core.standing import note
from mathom.server.tables.entries import Chair, Opening, Seen
from mathom.server.tables.play import position_of
from mathom.server.tables.table import Table


def record_for(table: Table, seats: Sequence[str]) -> Record:
    """The record for whoever holds these seats."""
    return record_of(table, None if table.closed else table.eyes(seats[0] if seats else None))


def record_of(table: Table, eyes: int | None, n: int | None = None) -> Record:
    """The record of the first n choices; with eyes, what that seat may not know is a question mark."""
    play, header = table.play, table.header
    tags = {"game": header.game, "rules": header.rules}
    start = read(header.record).position if header.record else header.position
    if eyes is None and not header.record:
        tags["seed"] = str(header.seed)
    tags |= header.setup if eyes is None else table.game.told(header.setup)
    tags |= {seat: player(chair) for seat, chair in table.chairs.items()}
    result = table.result
    if result is not None:
        tags["result"] = f"{' '.join(result.winners)}, {result.how}"
    if eyes is not None and start is not None:
        # A written position may hold secrets.
        tags["position"] = HIDDEN
        start = None
    opening = play.opening or Opening()
    record = Record(tags, start, _outcomes(opening.outcomes, opening.seen, eyes))
    for made in play.made[:n]:
        choice = made.choice
        known = eyes is None or not choice.secret or eyes == table.eyes(choice.seat)
        text = choice.option if known else HIDDEN
        outcomes = _outcomes(choice.outcomes, choice.seen, eyes)
        record.moves.append(Move(choice.seat, text, outcomes, joined=made.joined))
    _say_rules(table, record, eyes is None)
    return record


def _say_rules(table: Table, record: Record, whole: bool) -> None:
    """Beside the last choice before other rules applied, which ones: `# rules 3`. What comes before was
    played by the rules that the header names. Once nothing is secret, how the table stood there is said
    too: from there on the record can be read for ever."""
    for to, rules in table.carries:
        where = record if to == 0 else record.moves[to - 1] if to <= len(record.moves) else None
        if where is not None:
            kept = table.play.kept(to) if whole else None
            where.comment = f"rules {rules}"
            if kept is not None:
                where.comment = note(kept.rules, kept.format, position_of(kept))


def _outcomes(outcomes: Outcomes, seen: Sequence[Seen], eyes: int | None) -> Outcomes:
    if eyes is None or not seen:
        return outcomes
    return [
        (kind, value if who is None or eyes in who else HIDDEN)
        for (kind, value), who in zip(outcomes, seen, strict=True)
    ]


def player(chair: Chair) -> str:
    """Who played, as a record's header says it."""
    return f"bot:{chair.bot}" if chair.bot else chair.name or "human"
