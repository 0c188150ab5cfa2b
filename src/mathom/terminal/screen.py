"""Screen: what is shown to people, and what they type."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterable

from rich.console import Console
from rich.text import Text as Line

from mathom.core.text import Text
from mathom.terminal.paper import line, words
from mathom.terminal.voice import Voice

# With it, `input` lets people correct what they type; not every system has it.
with contextlib.suppress(ImportError):
    import readline  # noqa: F401

MOST_WIDTH = 160
"""Lines longer than this are hard to follow."""


class Left(Exception):
    """Nobody is at the keyboard any more: the end of the input, or somebody quits."""


class Screen:
    """A terminal, or a pipe that stands in for one."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self._out = Console(highlight=False)

    @property
    def live(self) -> bool:
        """Whether somebody watches this as it happens."""
        return self._out.is_terminal

    @property
    def width(self) -> int:
        return min(self._out.width, MOST_WIDTH)

    @property
    def height(self) -> int | None:
        """How many lines can be seen at once; None if nobody watches."""
        return self._out.height if self.live and not self._out.is_dumb_terminal else None

    def show(self, lines: Iterable[Line]) -> None:
        """Print a block."""
        for one in lines:
            self._out.print(one, no_wrap=True, overflow="ignore", crop=False)

    def tell(self, text: Text | str, style: str = "", margin: int = 0) -> None:
        """Print a sentence, wrapped."""
        rows = words(self.voice.say(text), self.width - margin, style)
        self.show([line(" " * margin, row) for row in rows])

    def clear(self, wholly: bool = False) -> None:
        """An empty screen; wholly: also what could be scrolled back to."""
        if self.live and not self._out.is_dumb_terminal:
            self._out.clear()
            if wholly:
                self._out.file.write("\x1b[3J")
                self._out.file.flush()

    def ask(self, prompt: str = "> ") -> str:
        """What somebody types. Raises Left at the end of the input."""
        self._out.file.flush()
        try:
            if sys.stdin.isatty() and self.live:
                return input(prompt).strip()
        except EOFError:
            self.show([Line()])
            raise Left from None
        typed = sys.stdin.readline()
        self.show([Line(prompt + typed.rstrip("\n"))])
        if not typed:
            raise Left
        return typed.strip()
