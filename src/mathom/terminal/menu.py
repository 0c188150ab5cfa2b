"""Menu: the options of a decision, numbered and grouped by what they do.

A list that is too long for the screen is folded: it shows its groups, and a number or a part of a name
opens what is meant. The numbers never change.
"""

from __future__ import annotations

from itertools import groupby

from rich.text import Text as Line

from mathom.core.agenda import Decision
from mathom.core.option import Option
from mathom.core.state import State
from mathom.terminal.board import Board
from mathom.terminal.finding import plainly
from mathom.terminal.paper import Lines, columns, fitted, flow, line, words
from mathom.terminal.values import typed_number

COLUMN = 36
GAP = 2
NUMBER = "bold yellow"
SHORT = 24
"""A list of so many options is never folded."""


class Menu:
    """What may be chosen now, as a list that people can read."""

    def __init__(self, board: Board, state: State, decision: Decision) -> None:
        self._board = board
        self._state = state
        self._seat = decision.seat
        self._staged = decision.kind in board.stages
        verbs = [*board.verbs, *dict.fromkeys(option.verb for option in decision.options)]
        groups = list(dict.fromkeys(board.group(option) for option in decision.options))
        self.options = sorted(
            decision.options,
            key=lambda option: (
                verbs.index(option.verb),
                board.order(option),
                groups.index(board.group(option)),
            ),
        )
        self._wanted = list(range(1, len(self.options) + 1))
        """The numbers of the options that are left after narrowing."""
        self._folded = False

    @property
    def marks(self) -> dict[str, list[int]]:
        """For each thing on the board, the numbers of the options that touch it."""
        marks: dict[str, list[int]] = {}
        for number in self._wanted:
            for thing in self.options[number - 1].things:
                marks.setdefault(thing, []).append(number)
        return marks

    def find(self, typed: str) -> Option | None:
        """The option with this number."""
        number = typed_number(typed) or 0
        return self.options[number - 1] if 1 <= number <= len(self.options) else None

    # -- narrowing -------------------------------------------------------------------------------

    def hides(self, option: Option) -> bool:
        """Whether the screen shows only the group of the option, or not even that."""
        number = self.options.index(option) + 1
        if number not in self._wanted:
            return True
        return self._folded and len(self._group_of(option)) > 1

    def open(self, option: Option) -> None:
        """Show the group of the option, and nothing else."""
        self._wanted = self._group_of(option)

    def narrow(self, typed: str) -> bool:
        """Keep the options that say these words; False, and nothing changes, if none does."""
        wanted = plainly(typed).split()
        kept = [
            number
            for number, option in enumerate(self.options, 1)
            if all(word in self._said(option) for word in wanted)
        ]
        if wanted and kept:
            self._wanted = kept
        return bool(wanted and kept)

    def widen(self) -> None:
        """All options again."""
        self._wanted = list(range(1, len(self.options) + 1))

    @property
    def narrowed(self) -> bool:
        """Whether some options are left out."""
        return len(self._wanted) < len(self.options)

    def _group_of(self, option: Option) -> list[int]:
        group = self._board.group(option)
        return [n for n, other in enumerate(self.options, 1) if self._board.group(other) == group]

    def _said(self, option: Option) -> str:
        label = self._board.voice.say(self._board.game.label(self._state, option))
        return plainly(f"{label} {self._board.verb(option)} {option} {self._board.also(option)}")

    # -- lists -----------------------------------------------------------------------------------

    def laid_out(self, width: int, most: int | None) -> Lines:
        """The list in the largest form that takes no more than so many lines, if there is one."""
        self._folded = False
        if most is not None and self._in_stages():
            self._folded = True
            return self._in_groups(width)
        spoken = self.in_words(width)
        if most is None or len(spoken) <= most:
            return spoken
        brief = self.in_signs(width)
        if len(brief) <= most or len(self._wanted) <= SHORT or len(self._groups()) == 1:
            return brief
        self._folded = True
        return self._in_groups(width)

    def _in_stages(self) -> bool:
        """Whether it is asked first which group is meant, however much room there is."""
        return self._staged and not self.narrowed and len(self._wanted) > len(self._groups()) > 1

    def unfolded(self, width: int) -> Lines:
        """Every option in words, whatever room that takes."""
        self._folded = False
        return self.in_words(width)

    def in_words(self, width: int) -> Lines:
        """Every option with its label, the groups in columns."""
        best: Lines = []
        for count in (1, 2, 3):
            each = (width - GAP * (count - 1)) // count
            tried = columns(self._blocks(each), width, each)
            if not best or (each >= COLUMN and len(tried) < len(best) - 1):
                best = tried
        return best + self._more(width)

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
        return lines + self._more(width)

    def _in_groups(self, width: int) -> Lines:
        """Only the groups, each with its numbers; what stands alone is shown itself."""
        pieces: Lines = []
        view = self._state.view(self._seat)
        last = len(str(len(self.options)))
        for group in self._groups():
            first, option = group[0]
            if len(group) == 1:
                numbers, name = str(first), self._board.brief(self._state, option)
                if self._board.verb(option):
                    name = line(self._board.verb(option), " ", name)
            else:
                numbers = f"{first}-{group[-1][0]}"
                name = self._board.folded(view, option)
            pieces.append(line((f"{numbers:>{2 * last + 1}}", NUMBER), " ", name))
        most = (width - GAP) // 2
        wide = min(most, max(piece.cell_len for piece in pieces))
        asking = self._board.which(self._groups()[0][0][1])
        hint = words(asking if self._staged else self._board.voice("terminal-folded"), width, "dim")
        return [*columns([[fitted(piece, wide)] for piece in pieces], width, wide), *hint]

    def _more(self, width: int) -> Lines:
        """That this is not all, if it is not."""
        if not self.narrowed:
            return []
        text = self._board.voice("terminal-narrowed", count=len(self._wanted), all=len(self.options))
        return words(text, width, "dim")

    def _groups(self) -> list[list[tuple[int, Option]]]:
        numbered = [(number, self.options[number - 1]) for number in self._wanted]
        return [list(group) for _, group in groupby(numbered, key=lambda pair: self._key(pair[1]))]

    def _key(self, option: Option) -> str:
        return self._board.group(option)

    def _row(self, number: int, option: Option, width: int) -> Lines:
        label = self._board.voice.say(self._board.game.label(self._state, option))
        badge = self._board.badge(option)
        start = line((f"{number:>3}", NUMBER), " ", badge, " " if badge else "")
        rows = words(f"{label} {self._board.note(option)}", width - start.cell_len)
        return [line(start if n == 0 else " " * start.cell_len, row) for n, row in enumerate(rows)]
