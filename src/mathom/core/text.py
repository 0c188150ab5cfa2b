"""Texts that can be said in every language, and the rules they speak of."""

from __future__ import annotations

from typing import Final


class Text:
    """A sentence before it has a language: the id of a Fluent message, and what fills its gaps."""

    __slots__ = ("args", "id")

    def __init__(self, id: str, **args: str | int | Text) -> None:
        self.id: Final = id
        self.args: Final = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (self.id, self.args)

    def __repr__(self) -> str:
        gaps = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"Text({self.id!r}{gaps})"


def _again(id: str, args: dict[str, str | int | Text]) -> Text:
    return Text(id, **args)


class Rule:
    """Where the rulebook says it: the game, the section (also the id of its summary), the page."""

    __slots__ = ("book", "page", "section")

    def __init__(self, book: str, section: str, page: int) -> None:
        self.book: Final = book
        self.section: Final = section
        self.page: Final = page

    @property
    def summary(self) -> Text:
        """What the rule says, in our own words."""
        return Text(f"{self.book}-rule-{self.section}")

    def __repr__(self) -> str:
        return f"Rule({self.book!r}, {self.section!r}, page={self.page})"


class Reason:
    """Why something cannot be chosen, and the rule that forbids it."""

    __slots__ = ("rule", "text")

    def __init__(self, text: Text, rule: Rule) -> None:
        self.text: Final = text
        self.rule: Final = rule

    def __repr__(self) -> str:
        return f"Reason({self.text!r}, {self.rule!r})"
