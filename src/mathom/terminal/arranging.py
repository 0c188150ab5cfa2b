"""Arrangement: the sections of a table, each as large as the room allows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Generic, TypeVar

from mathom.terminal.board import Board, Look, View
from mathom.terminal.legend import Meanings, explained
from mathom.terminal.paper import Lines, words

SignsT = TypeVar("SignsT")

Form = Callable[[View, Look, SignsT], Lines]
"""One way to draw a section."""
Forms = Mapping[str, tuple[Form[SignsT], ...]]
"""How each section can be drawn, the smallest form first."""


class Arrangement(Generic[SignsT]):
    """Tries how large each section can be; one that does not fit at all is left out."""

    def __init__(
        self, view: View, look: Look, signs: SignsT, forms: Forms[SignsT], order: tuple[str, ...]
    ) -> None:
        self._view = view
        self._look = look
        self._signs = signs
        self._forms = forms
        self._order = order
        self._sizes: dict[str, int] = {}
        self._drawn: dict[tuple[str, int, int], Lines] = {}

    def lines(self) -> Lines:
        """The table within its room; without limits, all of it at its largest."""
        height = self._look.height
        if height is None:
            self._sizes = {name: len(forms) - 1 for name, forms in self._forms.items()}
            return self._composed()
        self._begin(height)
        for size in range(max(len(forms) for forms in self._forms.values())):
            for name in self._order:
                self._enlarge(name, size, height)
        return self._composed()

    def least(self) -> int:
        """The height with only what should never be missing, in its smallest form."""
        self._sizes = dict.fromkeys(self._always(), 0)
        return len(self._composed())

    def _begin(self, height: int) -> None:
        """Makes room for what has to be larger than its turn in the order would let it be."""

    def _always(self) -> tuple[str, ...]:
        """The sections that are not given up for the options in words."""
        return self._order

    def _composed(self) -> Lines:
        """The sections at their present sizes, each in its place."""
        raise NotImplementedError

    def _enlarge(self, name: str, size: int, height: int) -> None:
        before = dict(self._sizes)
        if size < len(self._forms[name]) and before.get(name, -1) == size - 1:
            self._sizes[name] = size
            if before and len(self._composed()) > height:
                self._sizes = before

    def _sections(self, names: Iterable[str], width: int) -> Lines:
        return [row for name in names for row in self._section(name, width)]

    def _section(self, name: str, width: int) -> Lines:
        if name not in self._sizes:
            return []
        key = (name, self._sizes[name], width)
        if key not in self._drawn:
            look = replace(self._look, width=width)
            self._drawn[key] = self._forms[name][self._sizes[name]](self._view, look, self._signs)
        return self._drawn[key]


class ArrangedBoard(Board, Generic[SignsT]):
    """A board that is an arrangement of sections, and has a legend of its signs."""

    goal: str
    """The rule that says how the game is won."""

    def draw(self, view: View, look: Look) -> Lines:
        return self.arrangement(view, look).lines()

    def least(self, view: View, look: Look) -> int:
        return self.arrangement(view, look).least()

    def aim(self, width: int) -> Lines:
        return words(self.voice(self.goal), width)

    def legend(self, width: int) -> Lines:
        return explained(self.meanings(), width)

    def arrangement(self, view: View, look: Look) -> Arrangement[SignsT]:
        """The sections of this game's table."""
        raise NotImplementedError

    def meanings(self) -> Meanings:
        """What each sign of this game means."""
        raise NotImplementedError
