"""How a game is played, at the terminal: its contents, or the chapters that speak of something."""

from __future__ import annotations

import re
from typing import Final

from mathom.learn import Chapter, Lesson, Part
from mathom.terminal.finding import NotFound
from mathom.terminal.paper import Lines, line, words

MARKS: Final = re.compile(r"[*_`]|^> ?", re.MULTILINE)
"""What Markdown marks words with; a terminal shows the words."""


def contents(lesson: Lesson, width: int) -> Lines:
    """What the game is, and the titles of the chapters."""
    lines = [*words(lesson.title, width, "bold"), *_parts(lesson.lead, width), line()]
    for chapter in lesson.chapters:
        margin = "  " * (chapter.level - 1)
        lines += [line(margin, row) for row in words(chapter.title, width - len(margin))]
    return lines


def about(lesson: Lesson, thing: str, width: int) -> Lines:
    """The chapters that are called so; if there are none, those that speak of it. Raises NotFound."""
    asked = thing.casefold()
    found = [one for one in lesson.chapters if asked == one.id or asked in one.title.casefold()]
    found = found or [one for one in lesson.chapters if asked in one.words.casefold()]
    if not found:
        raise NotFound("terminal-learn-nothing", thing=thing[:40])
    lines: Lines = []
    for chapter in found:
        lines += [*_whole(chapter, width), line()]
    return lines[:-1]


def _whole(chapter: Chapter, width: int) -> Lines:
    lines = [*words(chapter.title, width, "bold"), *_parts(chapter.parts, width)]
    return [*lines, *words(chapter.rule, width, "italic")] if chapter.rule else lines


def _parts(parts: list[Part], width: int) -> Lines:
    """The text; what a picture shows is seen on the board itself."""
    lines: Lines = []
    for part in parts:
        if part.picture:
            continue
        for row in _rows(part.text):
            lines += words(row, width, indent=2 if row.startswith("- ") else 0)
    return lines


def _rows(text: str) -> list[str]:
    """A paragraph as one, a list or a table line by line."""
    text = MARKS.sub("", text)
    rows = text.split("\n")
    if text.startswith("|"):
        return _table([[cell.strip() for cell in row.strip("|").split("|")] for row in rows])
    if text.startswith("- "):
        return rows
    return [" ".join(rows)]


def _table(rows: list[list[str]]) -> list[str]:
    """A table as a list: a narrow terminal has no columns. Of several columns each says what it is."""
    head, lined, *body = rows
    assert all([set(cell) <= set("-:") for cell in lined])
    if len(head) == 2:
        return [f"- {first}: {second}" for first, second in body]
    return [
        f"- {first}: "
        + "; ".join([f"{name}: {cell}" for name, cell in zip(head[1:], rest, strict=True)])
        for first, *rest in body
    ]
