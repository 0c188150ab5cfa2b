"""Keys: what somebody may type when it is their turn to decide."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from mathom.core.agenda import Decision
from mathom.core.faults import IllegalMove
from mathom.core.text import Text
from mathom.terminal import log
from mathom.terminal.display import board_screen, question
from mathom.terminal.journal import new_journal
from mathom.terminal.menu import Menu
from mathom.terminal.paper import line, words
from mathom.terminal.screen import Left

if TYPE_CHECKING:
    from mathom.terminal.sitting import Sitting


MOST_TYPED = 100
"""No notation is longer: the rest of a line need not be repeated to whoever typed it."""


class Keys:
    """Obeys what is typed at one decision."""

    def __init__(self, sitting: Sitting, decision: Decision, menu: Menu) -> None:
        self._sitting = sitting
        self._screen = sitting.screen
        self._decision = decision
        self._menu = menu
        self._commands: dict[str, Callable[[str], bool]] = {
            "?": self._rule,
            "h": self._help,
            "g": self._signs,
            "b": self._board,
            "o": self._options,
            "l": self._log,
            "i": self._explain,
            "s": self._save,
            "u": self._take_back,
            "q": self._quit,
        }

    def obey(self, typed: str) -> bool:
        """Do what was typed; whether the decision is over. Raises Fault if it cannot be done."""
        if not typed:
            self._sitting.show(self._decision, self._menu)
            return False
        option = self._menu.find(typed)
        if option is not None:
            self._sitting.choose(option)
            return True
        command, _, rest = typed.partition(" ")
        if command.lower() in self._commands:
            return self._commands[command.lower()](rest.strip())
        if typed.isascii() and typed.isdigit():
            raise IllegalMove("terminal-number", number=typed[:9], last=len(self._menu.options))
        self._sitting.choose(typed[:MOST_TYPED])
        return True

    def _rule(self, rest: str) -> bool:
        rule = self._decision.rule
        book = self._sitting.match.game.name("book", rule.book)
        self._screen.tell(rule.summary)
        self._screen.tell(Text("terminal-rule", book=book, page=rule.page), "dim")
        return False

    def _help(self, rest: str) -> bool:
        voice = self._screen.voice
        shown_as = {
            "number": voice("terminal-key-shown"),
            "enter": voice("terminal-key-shown-enter"),
        }
        for key in ("number", "enter", *self._commands):
            said = voice(f"terminal-key-{'rule' if key == '?' else key}")
            shown = shown_as.get(key, key)
            rows = words(said, self._screen.width - 9)
            self._screen.show(
                [
                    line((f"{shown if n == 0 else '':>7}  ", "bold yellow"), row)
                    for n, row in enumerate(rows)
                ]
            )
        return False

    def _signs(self, rest: str) -> bool:
        self._screen.show(self._sitting.board.legend(self._screen.width))
        return False

    def _board(self, rest: str) -> bool:
        sitting = self._sitting
        seat = self._decision.seat
        self._screen.clear()
        width = self._screen.width
        self._screen.show(
            board_screen(sitting.match, sitting.board, sitting.names, (width, None), seat, self._menu)
        )
        self._screen.show(question(sitting.match, sitting.board, width))
        return False

    def _options(self, rest: str) -> bool:
        self._screen.show(self._menu.in_words(self._screen.width))
        return False

    def _log(self, rest: str) -> bool:
        match = self._sitting.match
        for number, texts in log.told(match, self._decision.seat, self._sitting.notes):
            for n, text in enumerate(texts):
                rows = words(self._screen.voice.say(text), self._screen.width - 5)
                start = f"{number:>3}. " if n == 0 else ""
                self._screen.show(
                    [line((f"{start if m == 0 else '':<5}", "dim"), row) for m, row in enumerate(rows)]
                )
        return False

    def _explain(self, rest: str) -> bool:
        match, board = self._sitting.match, self._sitting.board
        found = board.find(rest) if rest else None
        things: list[tuple[str, str | int]] = [found] if found else []
        option = self._menu.find(rest)
        if option is not None:
            things = list(match.game.things(option).items())
        said = [text for kind, thing in things for text in match.game.explain(kind, str(thing))]
        if not said:
            self._screen.tell(Text("terminal-explain", thing=rest[:40]), "red")
        for text in said:
            self._screen.tell(text)
        return False

    def _save(self, rest: str) -> bool:
        sitting = self._sitting
        name = rest or self._screen.ask(
            self._screen.voice("terminal-save", file=str(sitting.journal.path))
        )
        if name:
            copy = sitting.journal if Path(name) == sitting.journal.path else new_journal(name, "", {})
            copy.write(sitting.match.record())
            name = str(copy.path)
        self._screen.tell(Text("terminal-saved", file=name or str(sitting.journal.path)))
        return False

    def _take_back(self, rest: str) -> bool:
        self._sitting.take_back()
        return True

    def _quit(self, rest: str) -> bool:
        raise Left
