"""Menu: the options of a decision, numbered and grouped by what they do."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text as Line

from mathom.core.agenda import Decision
from mathom.core.option import Option
from mathom.core.state import State
from mathom.terminal.board import Board
from mathom.terminal.paper import Lines, columns, flow, line, words
from mathom.terminal.values import typed_number

COLUMN = 36
GAP = 2
NUMBER = "bold yellow"


class Menu:
    """What may be chosen now, as a list that people can read."""

    def __init__(self, board: Board, state: State, decision: Decision) -> None:
        self._board = board
        self._state = state
        verbs = [*board.verbs, *dict.fromkeys(option.verb for option in decision.options)]
        self.options = sorted(decision.options, key=lambda option: verbs.index(option.verb))

    @property
    def marks(self) -> dict[str, list[int]]:
        """For each thing on the board, the numbers of the options that touch it."""
        marks: dict[str, list[int]] = {}
        for number, option in enumerate(self.options, 1):
            for thing in option.things:
                marks.setdefault(thing, []).append(number)
        return marks

    def find(self, typed: str) -> Option | None:
        """The option with this number."""
        number = typed_number(typed) or 0
        return self.options[number - 1] if 1 <= number <= len(self.options) else None

    def in_words(self, width: int) -> Lines:
        """Every option with its label, the groups in columns."""
        best: Lines = []
        for count in (1, 2, 3):
            each = (width - GAP * (count - 1)) // count
            tried = columns(self._blocks(each), width, each)
            if not best or (each >= COLUMN and len(tried) < len(best) - 1):
                best = tried
        return best

    def _blocks(self, width: int) -> list[Lines]:
        """What is kept together: a group, or a single option if there is but one group."""
        groups = [
            [self._row(number, option, width) for number, option in group] for group in self._groups()
        ]
        if len(groups) == 1:
            return groups[0]
        return [[line for row in group for line in row] for group in groups]

    def in_signs(self, width: int) -> Lines:
        """The groups as paragraphs, every option as short as it can be."""
        lines: Lines = []
        for group in self._groups():
            name = self._board.verb(group[0][1])
            if not name:
                lines += [row for number, option in group for row in self._row(number, option, width)]
                continue
            pieces = [Line(name, "bold")]
            for number, option in group:
                brief = self._board.brief(self._state, option)
                pieces.append(line((f"{number}", NUMBER), " ", brief))
            lines += flow(pieces, width, "  ", indent=2)
        return lines

    def _groups(self) -> list[list[tuple[int, Option]]]:
        numbered = enumerate(self.options, 1)
        return [list(group) for _, group in groupby(numbered, key=lambda pair: pair[1].verb)]

    def _row(self, number: int, option: Option, width: int) -> Lines:
        label = self._board.voice.say(self._board.game.label(self._state, option))
        badge = self._board.badge(option)
        start = line((f"{number:>3}", NUMBER), " ", badge, " " if badge else "")
        rows = words(f"{label} {self._board.note(option)}", width - start.cell_len)
        return [line(start if n == 0 else " " * start.cell_len, row) for n, row in enumerate(rows)]
