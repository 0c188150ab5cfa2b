"""Playing at a terminal in any language, and listening for a language that does not belong there."""

from __future__ import annotations

import re

from tests.terminal.desk import Desk, Done, Terminal

PROMPTS = {"en": "h help) >", "it": "h aiuto) >", "es": "h ayuda) >"}
ENTERS = {"en": "Enter >", "it": "Invio >", "es": "Intro >"}


def until_shown(terminal: Terminal, language: str, sign: str, *first: str) -> list[str]:
    """Type these answers, then the last option, until a line begins so; the screens on the way."""
    terminal.until(ENTERS[language])
    terminal.type("")
    screens: list[str] = []
    for number in range(400):
        shown = terminal.until(PROMPTS[language])
        screens.append(shown)
        if re.search(f"^{sign}", shown, re.MULTILINE):
            return screens
        numbers = [int(one) for one in re.findall(r"^ {0,3}(\d+) ", shown, re.MULTILINE)]
        terminal.type(first[number] if number < len(first) else str(max(numbers, default=1)))
    raise AssertionError(f"no line begins with {sign}")


def words_said(desk: Desk, done: Done) -> set[str]:
    """Every word on the screens, but for what was typed or quoted, and names of files and options."""
    shown = done.out.replace(str(desk.home), "").lower()
    said = re.sub(r"«[^»]*»|--\w+|mathom replay.*|> .*", " ", shown)
    return set(re.findall(r"[^\W\d_]+", said))
