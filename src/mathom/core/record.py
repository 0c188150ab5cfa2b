"""The text of a game: what can be written down, mailed, forked and replayed. See docs/records.md.

[game "duel"] [rules "1"] [seed "7"]
0. {landmark bree erebor isengard; card c1_03 c1_20}
1. sauron play c1_05 {card c1_11}   # a comment
( 1. sauron discard c1_05 )
2. fellowship discard c1_07
"""

# Not compiled: it talks to people and files; no search runs through it.

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from mathom.core.faults import BadRecord
from mathom.core.position import shown

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
    joined: bool = False
    """Whether it was made in one go with the choice before it. A journal knows; a text does not say."""


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
    lines = [f"[{name} {_quoted(value)}]" for name, value in record.tags.items()]
    if record.position is not None:
        lines.append(f"[position {json.dumps(record.position)}]")
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
    # Whatever could end a line must not.
    line = " ".join(value.splitlines())
    return '"' + line.replace("\\", "\\\\").replace('"', '\\"') + '"'


# -- reading -------------------------------------------------------------------------------------

# Neighbouring parts never match the same character, so a hostile line takes no longer than another.
_TAG = re.compile(r'\[([\w-]+) (?:"([^"\\]*(?:\\["\\][^"\\]*)*)"\]\s*|(?=\{))')
_END = re.compile(r"\]\s*")
_MOVE = re.compile(r"(\d+)\.([^{}()]*)(?:\{([^{}]*)\})?")


class _Line:
    """A line of play being read: its moves, the number of the next one, what is said and about what."""

    def __init__(self, moves: list[Move], number: int, about: Record | None = None) -> None:
        self.moves = moves
        self.number = number
        self.about: Record | Move | None = about
        self.said: list[str] = []

    def add(self, move: Move) -> None:
        self.hush()
        self.moves.append(move)
        self.number += 1
        self.about = move

    def hush(self) -> None:
        """Whatever was said goes to what it is about; at the start of a variation, to its first move."""
        if self.about is not None:
            self.about.comment = " ".join([one.strip() for one in self.said if one.strip()])
            self.said = []


def read(text: str) -> Record:
    """The record that a text describes. Raises BadRecord, naming the line."""
    if len(text) > MOST_CHARACTERS:
        raise BadRecord("record-too-long", most=MOST_CHARACTERS)
    record = Record({})
    # The game and the variations now open, the innermost last.
    stack = [_Line(record.moves, 1, about=record)]
    started = False
    # Some editors begin a file with an invisible mark of its encoding.
    for at, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        bare = line.strip()
        if bare.startswith("[") and not started:
            _read_tags(bare, at, record)
        elif bare.startswith("#"):
            stack[-1].said.append(bare[1:])
        elif bare:
            started = True
            _read_line(bare, at, record, stack)
    if len(stack) > 1:
        raise BadRecord("record-unclosed")
    stack[0].hush()
    return record


def _read_tags(bare: str, at: int, record: Record) -> None:
    start = 0
    while start < len(bare) and bare[start] != "#":
        tag = _TAG.match(bare, start)
        if tag is None:
            raise BadRecord("record-tag", line=at, text=shown(bare[start:]))
        name, value, start = tag[1], tag[2], tag.end()
        if name in record.tags or (name == "position" and record.position is not None):
            raise BadRecord("record-tag-twice", line=at, name=shown(name))
        if value is None:
            record.position, start = _read_position(name, bare, start, at)
        else:
            record.tags[name] = re.sub(r"\\(.)", r"\1", value)


def _read_position(name: str, bare: str, start: int, at: int) -> tuple[dict[str, Any], int]:
    """The position that is written here as JSON, and where the next tag begins."""
    try:
        position, end = json.JSONDecoder().raw_decode(bare, start)
    except (ValueError, RecursionError):
        position, end = None, start
    closed = _END.match(bare, end)
    if name != "position" or closed is None or not isinstance(position, dict):
        raise BadRecord("record-tag", line=at, text=shown(bare[start:]))
    return position, closed.end()


def _read_line(bare: str, at: int, record: Record, stack: list[_Line]) -> None:
    """A choice; a variation may open before it and end after it."""
    while bare.startswith("("):
        _open_variation(stack, at)
        bare = bare[1:].lstrip()
    choice, _, comment = bare.partition("#")
    move = choice.rstrip(") \t")
    if move:
        _read_move(move, at, record, stack[-1])
    stack[-1].said.append(comment)
    for _ in range(choice.count(")", len(move))):
        _close_variation(stack, at)


def _read_move(bare: str, at: int, record: Record, line: _Line) -> None:
    found = _MOVE.fullmatch(bare)
    if found is None:
        raise BadRecord("record-line", line=at, text=shown(bare))
    number, words, outcomes = found[1], found[2].split(), _read_outcomes(found[3] or "")
    if number == "0" and not words and not record.moves and not record.opening:
        record.opening = outcomes
        return
    if number != str(line.number):
        raise BadRecord("record-number", line=at, number=number[:9], expected=line.number)
    if len(words) < 2:
        raise BadRecord("record-line", line=at, text=shown(bare))
    line.add(Move(words[0], " ".join(words[1:]), outcomes))


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


def _close_variation(stack: list[_Line], at: int) -> None:
    if len(stack) == 1 or not stack[-1].moves:
        raise BadRecord("record-line", line=at, text=")")
    stack.pop().hush()
