"""The real table: a person reads off what was turned up, and the program referees."""

from __future__ import annotations

from rich.text import Text as Line

from mathom.core.chance import Asked
from mathom.core.text import Text
from mathom.terminal.board import Board
from mathom.terminal.paper import Lines, columns, line
from mathom.terminal.screen import Left, Screen
from mathom.terminal.values import typed_number

COLUMN = 26


class Again(Exception):
    """The last answer was wrong: the questions start over, with the answers before it."""


class RealTable:
    """Asks a person what came up, and remembers the answers until the choice is made."""

    def __init__(self, screen: Screen, board: Board) -> None:
        self._screen = screen
        self._board = board
        self._given: list[str] = []
        self._asked: list[str] = []
        """The kinds of what has been asked for since the last choice."""
        self.chance = Asked(self._ask)

    def settled(self) -> None:
        """What was asked for has been used: the next answers belong to the next choice."""
        self._given.clear()
        self._asked.clear()

    def over(self) -> None:
        """The same questions will be asked again; take the last answer back."""
        self._asked.clear()
        self._given = self._given[:-1]

    def _ask(self, kind: str, names: list[str]) -> str:
        self._asked.append(kind)
        if len(self._asked) > len(self._given):
            self._given.append(self._answer(kind, names))
        return self._given[len(self._asked) - 1]

    def _answer(self, kind: str, names: list[str]) -> str:
        choices = self._choices(kind, names)
        self._show(kind, choices)
        while True:
            typed = self._screen.ask(self._screen.voice("terminal-table-prompt"))
            if typed in names:
                return typed
            number = typed_number(typed) or 0
            if 1 <= number <= len(choices):
                return choices[number - 1][0]
            if typed == "q":
                raise Left
            if typed == "u":
                raise Again
            if typed in ("?", "h"):
                self._screen.tell(Text("terminal-table-help"))
                self._show(kind, choices)
            elif typed:
                self._screen.tell(Text("terminal-table-unknown", typed=typed[:40]), "red")

    def _choices(self, kind: str, names: list[str]) -> list[tuple[str, str]]:
        """What may have come up, each kind of thing once: any copy will do for its likes."""
        choices: dict[str, str] = {}
        for name in names:
            choices.setdefault(self._screen.voice.say(self._board.called(kind, name)), name)
        return [(name, called) for called, name in choices.items()]

    def _show(self, kind: str, choices: list[tuple[str, str]]) -> None:
        voice = self._screen.voice
        game = self._board.game.id
        own = f"terminal-{game}-table-{kind}"
        question = voice(own) if voice.knows(own) else voice("terminal-table", kind=kind)
        number = self._asked.count(kind)
        self._screen.tell(voice("terminal-table-number", number=number, question=question), "bold")
        rows: list[Lines] = [
            [line((f"{n:>3}", "bold yellow"), " ", Line(called))]
            for n, (_, called) in enumerate(choices, 1)
        ]
        self._screen.show(columns(rows, self._screen.width, COLUMN))
