"""Replayer: stepping through a record, forwards and backwards."""

from __future__ import annotations

from mathom.core.match import Match
from mathom.core.state import WATCHER
from mathom.core.text import Text
from mathom.terminal import log
from mathom.terminal.board import Board
from mathom.terminal.display import board_screen, news_lines
from mathom.terminal.paper import Lines, words
from mathom.terminal.screen import Left, Screen
from mathom.terminal.seats import BOT
from mathom.terminal.values import typed_number


class Replayer:
    """Shows the table after each choice of a finished or unfinished game."""

    def __init__(self, match: Match, screen: Screen, board: Board) -> None:
        self._match = match
        self._screen = screen
        self._board = board
        self._at = 0
        """How many choices have been made where we look."""

    def step(self) -> int | None:
        """Step until somebody leaves (None) or wants to play on: the number of the choice to make."""
        self._show()
        while True:
            try:
                typed = self._screen.ask(self._screen.voice("terminal-replay-prompt")).lower()
            except Left:
                return None
            if typed == "q":
                return None
            if typed == "f":
                return self._at + 1
            self._obey(typed)

    def show_before(self, at: int) -> None:
        """The board before a choice is made."""
        there = self._match.fork(at)
        self._screen.show(self._board_of(there, None))

    def _obey(self, typed: str) -> None:
        number = typed_number(typed)
        if typed in ("", "n"):
            self._go(self._at + 1, Text("terminal-replay-last"))
        elif typed == "p":
            self._go(self._at - 1, Text("terminal-replay-first"))
        elif number is not None:
            last = str(len(self._match.history))
            self._go(number, Text("terminal-replay-number", number=str(number), last=last))
        elif typed == "b":
            self._screen.show(self._board_of(self._match.fork(self._at + 1), None))
        elif typed == "l":
            tell_all(self._match.fork(self._at + 1), self._screen)
        elif typed in ("h", "?"):
            self._screen.tell(Text("terminal-replay-help"))
        else:
            self._screen.tell(Text("terminal-replay-unknown", typed=typed[:40]), "red")

    def _go(self, to: int, refusal: Text) -> None:
        if 0 <= to <= len(self._match.history):
            self._at = to
            self._show()
        else:
            self._screen.tell(refusal, "red")

    def _show(self) -> None:
        there = self._match.fork(self._at + 1)
        width, height = self._screen.width, self._screen.height
        above = [*words(choice(self._match, self._at, self._screen), width, "bold"), *self._events()]
        below: Lines = []
        if there.outcome is not None:
            result = there.game.result(there.outcome, there.seats)
            below = words(self._screen.voice.say(result), width, "bold")
        if there.parted is not None:
            below += words(self._screen.voice.say(there.parted), width, "yellow")
        left = None if height is None else height - len(above) - len(below) - 1
        self._screen.clear()
        self._screen.show([*above, *self._board_of(there, left), *below])

    def _events(self) -> Lines:
        since = max(0, self._at - 1)
        there = self._match.fork(self._at + 1)
        texts = [one for n, said in log.told(there, WATCHER, {}, since) if n == self._at for one in said]
        most = None if self._screen.height is None else max(2, self._screen.height // 4)
        return news_lines(texts, self._board, self._screen.width, most)

    def _board_of(self, there: Match, height: int | None) -> Lines:
        told = [self._match.players.get(seat, "") for seat in self._match.seats]
        names = tuple(self._screen.voice.say(name.removeprefix(BOT)) for name in told)
        return board_screen(there, self._board, names, (self._screen.width, height), WATCHER)


def choice(match: Match, number: int, screen: Screen) -> str:
    """A choice of the record in words, with its notation."""
    voice = screen.voice
    last = str(len(match.history))
    if number == 0:
        return voice("terminal-replay-start", last=last)
    played = match.history[number - 1]
    return voice(
        "terminal-replay-choice",
        number=str(number),
        last=last,
        seat=match.game.name("seat", match.seats[played.seat]),
        label=match.game.label(match.at(number - 1), played.option),
        option=str(played.option),
    )


def tell_all(match: Match, screen: Screen) -> None:
    """The whole game in words, choice by choice."""
    for number, texts in log.told(match, WATCHER, {}):
        if number > 0:
            screen.tell(choice(match, number, screen), "bold")
        for one in texts:
            screen.tell(one.text, margin=2)
    if match.outcome is not None:
        screen.tell(match.game.result(match.outcome, match.seats), "bold")
    if match.parted is not None:
        screen.tell(match.parted, "yellow")
