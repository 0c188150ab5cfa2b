"""The real table: a person reads off what was turned up, and the program referees."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text as Line

from mathom.core.chance import Asked, Wanted
from mathom.core.state import WATCHER, Event, State
from mathom.core.text import Text
from mathom.terminal.board import Board, Look
from mathom.terminal.finding import plainly, words_begin
from mathom.terminal.paper import Lines, columns, line
from mathom.terminal.screen import Left, Screen
from mathom.terminal.values import typed_number

COLUMN = 26


class Again(Exception):
    """The last answer was wrong: the questions start over, with the answers before it."""


class RealTable:
    """Asks a person what came up, and remembers the answers until the choice is made.

    What comes together is asked for together: all dice of a roll are typed in one line.
    """

    def __init__(self, screen: Screen, board: Board, seats: Sequence[str]) -> None:
        self._screen = screen
        self._board = board
        self._seats = seats
        self._given: list[str] = []
        self._asked: list[str] = []
        """The kinds of what has been asked for since the last choice."""
        self._ahead: list[str] = []
        """What was typed beyond the first answer of a line."""
        self._told = 0
        """How much of what happens has been told since the last choice."""
        self._told_before: list[int] = []
        """The same when each of the answers was given."""
        self._lines: list[int] = []
        """How many answers there were before each line that was typed."""
        self.chance = Asked(self._ask)

    def settled(self) -> None:
        """What was asked for has been used: the next answers belong to the next choice."""
        self._given.clear()
        self._asked.clear()
        self._told = 0
        self._told_before.clear()
        self._lines.clear()

    def over(self) -> bool:
        """The same questions will be asked again; take the last line back. Whether there was one."""
        self._asked.clear()
        self._ahead.clear()
        if not self._lines:
            return False
        first = self._lines.pop()
        self._told = self._told_before[first]
        del self._given[first:], self._told_before[first:]
        return True

    def tell(self, events: Sequence[Event]) -> bool:
        """Say what has happened and has not been said yet; whether there was anything.

        All of it is said where a side acts that nobody plays: somebody has to carry it out on the table.
        """
        new = [event for event in events[self._told :] if event.seen_by is None]
        alone = any([event.kind in self._board.by_itself for event in events])
        if not new or not alone:
            return False
        self._told = len(events)
        for event in new:
            begins = event.kind in self._board.causes
            self._screen.tell(self._board.game.tell(event), margin=0 if begins else 2)
        return True

    def carried_out(self, state: State) -> bool:
        """Somebody does what was told on the table, and says when; whether it was right."""
        while self._screen.live:
            typed = self._screen.ask(self._screen.voice("terminal-carry-out"))
            if typed == "q":
                raise Left
            if typed == "b":
                self._show_board(state)
            elif typed in ("", "u"):
                return typed == ""
            else:
                self._screen.tell(Text("terminal-carry-out-unknown", typed=typed[:40]), "red")
        return True

    def _ask(self, wanted: Wanted) -> str:
        self._asked.append(wanted.kind)
        if len(self._asked) > len(self._given):
            before = self._told
            if wanted.state is not None and wanted.state.events is not None:
                self.tell(wanted.state.events)
            self._given.append(self._answer(wanted))
            self._told_before.append(before)
        return self._given[len(self._asked) - 1]

    def _answer(self, wanted: Wanted) -> str:
        choices = self._choices(wanted)
        if wanted.number == 1:
            self._ahead.clear()
        while True:
            if self._ahead:
                name = self._ahead.pop(0)
                if name in wanted.names:
                    return name
                called = self._called(wanted.kind, name)
                if called in choices:
                    return choices[called]
                # It was there when the line was typed, and went with an answer before this one.
                self._unknown(called)
                self._ahead.clear()
            self._show(wanted, list(choices))
            self._read_line(wanted, choices)

    def _read_line(self, wanted: Wanted, choices: dict[str, str]) -> None:
        """Take what somebody types for the answers to come."""
        while not self._ahead:
            typed = self._screen.ask(self._screen.voice("terminal-table-prompt"))
            words = typed.split()
            if typed == "q":
                raise Left
            if typed == "u":
                raise Again
            if typed in ("?", "h"):
                self._screen.tell(Text("terminal-table-help"))
                self._show(wanted, list(choices))
                continue
            if typed == "b" and wanted.state is not None:
                self._show_board(wanted.state)
                self._show(wanted, list(choices))
                continue
            if wanted.last and words:
                # It is one thing, so that the line is its name.
                words = [" ".join(words)]
            meant = [self._meant(wanted, word, choices) for word in words]
            if None in meant:
                self._unknown(words[meant.index(None)])
            elif len(meant) > wanted.occasion.count - wanted.number + 1:
                self._screen.tell(Text("terminal-table-many", count=len(meant)), "red")
            else:
                self._ahead = [name for name in meant if name is not None]
                if self._ahead:
                    self._lines.append(len(self._given))

    def _meant(self, wanted: Wanted, typed: str, choices: dict[str, str]) -> str | None:
        """What somebody means: a thing by its id, its number on the list if none is called by one,
        its name, or words that only one name has."""
        if typed in wanted.names:
            return typed
        number = typed_number(typed)
        if number is not None and not _numbers(list(choices)):
            return list(choices.values())[number - 1] if 1 <= number <= len(choices) else None
        name = plainly(typed)
        called = {plainly(words): thing for words, thing in choices.items()}
        # An article that ends with an apostrophe is a word that nobody needs to type.
        called |= {plainly(words.replace("'", " ")): thing for words, thing in choices.items()}
        if name in called:
            return called[name]
        for fits in (str.startswith, _has_words):
            found = {thing for words, thing in called.items() if name and fits(words, name)}
            if found:
                return found.pop() if len(found) == 1 else None
        return None

    def _unknown(self, typed: str) -> None:
        self._screen.tell(Text("terminal-table-unknown", typed=typed[:40]), "red")

    def _called(self, kind: str, name: str) -> str:
        return self._screen.voice.say(self._board.called(kind, name))

    def _choices(self, wanted: Wanted) -> dict[str, str]:
        """What may have come up, each kind of thing once: any copy will do for its likes."""
        choices: dict[str, str] = {}
        for name in wanted.names:
            choices.setdefault(self._called(wanted.kind, name), name)
        return choices

    def _show(self, wanted: Wanted, called: list[str]) -> None:
        self._screen.tell(self._question(wanted), "bold")
        if called == [str(number) for number in range(1, len(called) + 1)]:
            # What a die shows is its number on the list.
            return
        # Where a thing is called by a number, as a Hunt tile is, none is given to it besides.
        marks = ["  ·" if _numbers(called) else f"{n:>3}" for n in range(1, len(called) + 1)]
        rows: list[Lines] = [
            [line((mark, "bold yellow"), " ", Line(words))]
            for mark, words in zip(marks, called, strict=True)
        ]
        # Names may differ only at their ends.
        longest = max([row[0].cell_len for row in rows])
        self._screen.show(columns(rows, self._screen.width, max(COLUMN, longest)))

    def _show_board(self, state: State) -> None:
        """The whole table as it is thought to be, in the middle of a choice too."""
        look = Look(self._screen.width, None, "", WATCHER, ())
        self._screen.show(self._board.draw(state.view(WATCHER), look))

    def _question(self, wanted: Wanted) -> str:
        voice, game = self._screen.voice, self._board.game
        occasion = wanted.occasion
        if not occasion.why:
            own = f"terminal-{game.id}-table-{wanted.kind}"
            question = voice(own) if voice.knows(own) else voice("terminal-table", kind=wanted.kind)
            number = self._asked.count(wanted.kind)
            return voice("terminal-table-number", number=number, question=question)
        question = voice.say(game.wanted(occasion, self._seats))
        left = occasion.count - wanted.number + 1
        if left < occasion.count:
            return voice("terminal-table-rest", question=question, count=left)
        return voice("terminal-table-all", question=question) if left > 1 else question


def _numbers(called: list[str]) -> bool:
    """Whether a number may be the name of a thing, so that it is not its place on the list."""
    return any([typed_number(words) is not None for words in called])


def _has_words(name: str, typed: str) -> bool:
    """Whether every word that was typed begins a word of the name."""
    return words_begin(typed, name)
