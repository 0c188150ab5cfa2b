"""How a game is played, in our own words: `learn/<language>.md` in the folder of the game.

A chapter begins at a heading, which ends with its id: `## The Hunt {#hunt}`. The ids are the sections
that the rules name where they ask and refuse (`Rule.section`), so that every question leads to its
chapter; what the rule says is not written a second time, it is the rule's own summary. A picture is
named, `![what it shows](picture:pyramid)`, and drawn by the browser from the pieces of the table.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
from markdown_it import MarkdownIt

from mathom.core.lang import knows, say
from mathom.core.text import Text

HEADING: Final = re.compile(r"^(##|###) (.+) \{#([\w-]+)\}$")
PICTURE: Final = re.compile(r"^!\[(.*)\]\(picture:([\w-]+)\)$", re.DOTALL)


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """What stands in a chapter: text, or a picture and what it shows."""

    text: str
    """In Markdown; of a picture, what it shows."""
    html: str = ""
    picture: str = ""


class Chapter(msgspec.Struct, frozen=True):
    """A chapter, with what stands before the next heading."""

    id: str
    title: str
    level: int
    """2 for a chapter, 3 for a part of one."""
    parts: list[Part]
    rule: str
    """What the rule of this name says in short, if there is one."""

    @property
    def words(self) -> str:
        """All that is said in it, for whoever searches."""
        return "\n".join([self.title, *[part.text for part in self.parts], self.rule])


class Lesson(msgspec.Struct, frozen=True):
    """How a game is played."""

    title: str
    lead: list[Part]
    chapters: list[Chapter]


@cache
def lesson(game: str, language: str) -> Lesson:
    """How a game is played, in this language."""
    page = files(f"mathom.games.{game}") / "learn" / f"{language}.md"
    lead, chapters = list[Part](), list[Chapter]()
    here = lead
    for block in re.split(r"\n{2,}", page.read_text(encoding="utf-8").strip()):
        heading = HEADING.match(block)
        if heading is None:
            here.append(_part(block))
        else:
            rule = f"{game}-rule-{heading[3]}"
            said = say(Text(rule), language) if knows(rule) else ""
            here = []
            chapters.append(Chapter(heading[3], heading[2], len(heading[1]), here, said))
    return Lesson(say(Text(f"{game}-title"), language), lead, chapters)


def _part(block: str) -> Part:
    picture = PICTURE.match(block)
    if picture:
        return Part(" ".join(picture[1].split()), picture=picture[2])
    return Part(block, html=MarkdownIt("commonmark").enable("table").render(block).strip())
