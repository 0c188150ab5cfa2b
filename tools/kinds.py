"""Writes docs/kinds.md from what the games declare: `PYTHONPATH=src python tools/kinds.py`."""

from __future__ import annotations

import re
from pathlib import Path

import mathom
from mathom.core.declared import asked
from mathom.core.lang import written

PAGE = Path(__file__).parent.parent / "docs" / "kinds.md"

HEAD = """\
# Kinds: what a game tells, asks and draws

Events, decisions and outcomes of chance have kinds, and clients, bots and scripts may rely on them:
whoever takes one away or changes what it holds raises the game's `rules`. The declarations are in
`games/<game>/kinds.py`; the kinds of decisions are those of the steps. This page is written from them
by `tools/kinds.py`, and a test says so if it is not.

- An **event** has a `kind` and `args`. A name is the id of a thing of the box; a number counts.
- A **decision** has a `kind`; what it is about is in the view, tagged with the same kind.
- An **outcome** of chance has a kind and a value, as in the braces of a [record](records.md).
  `mathom.Scripted` takes them in the order in which they are needed, or by kind:
  `Scripted({"dice": [3, 5]})`. To learn what is asked for when, play with `mathom.Asked(ask)`: `ask`
  gets the kind, the names that may come up, and the occasion: whose it is, why, how many come together.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *[_game(game) for game in mathom.games()]])


def _game(game: mathom.Game) -> str:
    lines = [
        f"## {_said(f'{game.id}-title')}",
        "",
        "| event | names | numbers | it says |",
        "|---|---|---|---|",
    ]
    for kind, args in sorted(game.events.items()):
        names = ", ".join(f"`{name}`" for name, type in args.items() if type is str)
        numbers = ", ".join(f"`{name}`" for name, type in args.items() if type is int)
        lines.append(f"| `{kind}` | {names} | {numbers} | {_said(f'{game.id}-event-{kind}')} |")
    lines += ["", "| decision | it asks |", "|---|---|"]
    lines += [f"| `{kind}` | {_said(f'{game.id}-ask-{kind}')} |" for kind in asked(game)]
    lines += ["", "| outcome | what it is for |", "|---|---|"]
    for kind in game.draws:
        ids = [id for id in written("en") if id.startswith(f"{game.id}-chance-{kind}-")]
        lines.append(f"| `{kind}` | {' '.join(_said(id) for id in ids)} |")
    return "\n".join(lines) + "\n"


def _said(id: str) -> str:
    """The English message as it is written, its gaps as words; of several forms the general one."""
    entry = written("en").get(id)
    if entry is None:
        return ""
    text = re.sub(r"^#.*", "", entry.text, flags=re.MULTILINE).partition("=")[2].strip()
    while (inner := re.search(r"\{[^{}]*\}", text)) is not None:
        text = text[: inner.start()] + _gap(inner[0][1:-1]) + text[inner.end() :]
    return " ".join(text.split()).replace("|", "\\|")


def _gap(inside: str) -> str:
    """What stands for a pair of braces."""
    usual = re.search(r"\*\[[^\]]*\](.*?)(?=\n\s*\[|\Z)", inside, re.DOTALL)
    if usual is not None:
        return usual[1].strip()
    name = re.search(r"\$(\w+)", inside)
    if name is not None:
        return f"‹{name[1]}›"
    word = inside.strip().strip('"')
    return _said(word) if word in written("en") else word


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
