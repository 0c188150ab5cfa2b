"""The text of a game: what can be written down, mailed, forked and replayed. See docs/records.md.

[game "duel"] [rules "1"] [seed "7"]
0. {landmark bree erebor isengard; card c1_03 c1_20}
1. sauron play c1_05 {card c1_11}   # a comment
( 1. sauron discard c1_05 )
2. fellowship discard c1_07
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from mathom.core.faults import BadRecord

MOST_CHARACTERS = 4_000_000
MOST_NESTING = 20

Outcomes = list[tuple[str, str]]


@dataclass
class Move:
    """One choice: who, what, what chance added, what was said of it, and what else might have been."""

    seat: str
    text: str
    outcomes: Outcomes = field(default_factory=list)
    comment: str = ""
    variations: list[list[Move]] = field(default_factory=list)


@dataclass
class Record:
    """A whole game on paper."""

    tags: dict[str, str]
    position: Mapping[str, Any] | None = None
    opening: Outcomes = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)
    comment: str = ""

    @property
    def told(self) -> bool:
        """Whether chance outcomes are written down anywhere (else the seed alone gives them)."""
        return bool(self.opening) or any(move.outcomes for move in self.moves)


# -- writing -------------------------------------------------------------------------------------


def write(record: Record) -> str:
    """The record as text."""
    tags = dict(record.tags)
    if record.position is not None:
        tags["position"] = json.dumps(record.position, ensure_ascii=False, separators=(",", ":"))
    lines = [f"[{name} {_quoted(value)}]" for name, value in tags.items()]
    lines += ["", _line("0.", "", record.opening, record.comment)]
    lines += _moves(record.moves, 1, "")
    return "\n".join(lines) + "\n"


def _moves(moves: list[Move], number: int, indent: str) -> Iterator[str]:
    for n, move in enumerate(moves, number):
        yield _line(f"{indent}{n}. {move.seat}", move.text, move.outcomes, move.comment)
        for variation in move.variations:
            yield f"{indent}("
            yield from _moves(variation, n, indent + "  ")
            yield f"{indent})"


def _line(start: str, text: str, outcomes: Outcomes, comment: str) -> str:
    parts = [start, text]
    if outcomes:
        clauses = [
            " ".join([kind, *(value for _, value in group)])
            for kind, group in groupby(outcomes, key=lambda outcome: outcome[0])
        ]
        parts.append("{" + "; ".join(clauses) + "}")
    if comment:
        parts.append("# " + " ".join(comment.split()))
    return " ".join(part for part in parts if part)


def _quoted(value: str) -> str:
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ") + '"'


# -- reading -------------------------------------------------------------------------------------

_TAG = re.compile(r'\s*\[(\w+) "((?:[^"\\]|\\["\\])*)"\]')
_MOVE = re.compile(r"(\d+)\.\s*([^{}()#]*?)\s*(?:\{([^{}#]*)\})?\s*(?:#(.*))?")


class _Line:
    """Where a variation goes: the moves it belongs to, and the number of the next one."""

    def __init__(self, moves: list[Move], number: int) -> None:
        self.moves = moves
        self.number = number


def read(text: str) -> Record:
    """The record that a text describes. Raises BadRecord, naming the line."""
    if len(text) > MOST_CHARACTERS:
        raise BadRecord("record-too-long", most=MOST_CHARACTERS)
    record = Record({})
    stack = [_Line(record.moves, 1)]
    started = False
    for at, line in enumerate(text.splitlines(), 1):
        bare = line.strip()
        if bare.startswith("[") and not started:
            _read_tags(bare, at, record)
        elif bare.startswith("#"):
            _add_comment(record, stack[-1], bare[1:])
        elif bare == "(":
            _open_variation(stack, at)
        elif bare == ")":
            if len(stack) == 1:
                raise BadRecord("record-line", line=at, text=_shown(bare))
            stack.pop()
        elif bare:
            started = True
            _read_move(bare, at, record, stack[-1])
    if len(stack) > 1:
        raise BadRecord("record-unclosed")
    _read_position(record)
    return record


def _read_tags(bare: str, at: int, record: Record) -> None:
    end = 0
    while end < len(bare):
        tag = _TAG.match(bare, end)
        if tag is None:
            raise BadRecord("record-tag", line=at, text=_shown(bare[end:]))
        name, value = tag[1], re.sub(r"\\(.)", r"\1", tag[2])
        if name in record.tags:
            raise BadRecord("record-tag-twice", line=at, name=name)
        record.tags[name] = value
        end = tag.end()


def _read_position(record: Record) -> None:
    written = record.tags.pop("position", None)
    if written is None:
        return
    try:
        record.position = json.loads(written)
    except (ValueError, RecursionError):
        record.position = None
    if not isinstance(record.position, dict):
        raise BadRecord("record-position")


def _read_move(bare: str, at: int, record: Record, line: _Line) -> None:
    found = _MOVE.fullmatch(bare)
    if found is None:
        raise BadRecord("record-line", line=at, text=_shown(bare))
    number, words, braces, comment = found.groups()
    outcomes = _read_outcomes(braces or "")
    if number == "0" and not words and not record.moves:
        record.opening = outcomes
        record.comment = _joined(record.comment, comment or "")
        return
    if number != str(line.number):
        raise BadRecord("record-number", line=at, number=number[:9], expected=line.number)
    seat, _, choice = words.partition(" ")
    if not choice.strip():
        raise BadRecord("record-line", line=at, text=_shown(bare))
    line.moves.append(Move(seat, choice.strip(), outcomes, (comment or "").strip()))
    line.number += 1


def _read_outcomes(braces: str) -> Outcomes:
    outcomes: Outcomes = []
    for clause in braces.split(";"):
        kind, *values = clause.split() or [""]
        outcomes += [(kind, value) for value in values]
    return outcomes


def _open_variation(stack: list[_Line], at: int) -> None:
    if not stack[-1].moves:
        raise BadRecord("record-line", line=at, text="(")
    if len(stack) > MOST_NESTING:
        raise BadRecord("record-nested", line=at, most=MOST_NESTING)
    variation: list[Move] = []
    stack[-1].moves[-1].variations.append(variation)
    stack.append(_Line(variation, stack[-1].number - 1))


def _add_comment(record: Record, line: _Line, comment: str) -> None:
    if line.moves:
        line.moves[-1].comment = _joined(line.moves[-1].comment, comment)
    else:
        record.comment = _joined(record.comment, comment)


def _joined(old: str, new: str) -> str:
    return f"{old} {new.strip()}".strip()


def _shown(text: str) -> str:
    return text if len(text) <= 60 else text[:60] + "..."
