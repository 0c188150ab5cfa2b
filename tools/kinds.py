"""Writes docs/kinds.md and docs/views.md from what the games declare:

PYTHONPATH=src python tools/kinds.py
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import mathom
from mathom.core.declared import asked
from mathom.core.fields import below_fields
from mathom.core.lang import written

HOUSE = Path(__file__).parent.parent
PAGE = HOUSE / "docs" / "kinds.md"
VIEWS = HOUSE / "docs" / "views.md"

HEAD = """\
# Kinds: what a game tells, asks and draws

Events, decisions and outcomes of chance have kinds, and clients, bots and scripts may rely on them:
whoever takes one away or changes what it holds raises the game's `rules`. The declarations are in
`games/<game>/kinds.py`; the kinds of decisions are those of the steps. This page is written from them
by `tools/kinds.py`, and a test says so if it is not.

- An **event** has a `kind` and `args`. A name is the id of a thing of the box; a number counts.
- A **decision** has a `kind`; what it is about is in the [view](views.md), tagged with the same kind.
- A **choice** has a verb and what it is done to. In its notation they stand in this order (`move gondor
  mordor`); as data each thing has its kind for a key (`{"region": "gondor", "to": "mordor"}`). Things
  are ids of the box, or names of cards at the table.
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
    lines += ["", "| choice | done to | it means |", "|---|---|---|"]
    for verb, ways in sorted(game.verbs.items()):
        done_to = "; or ".join(
            " ".join(f"`{kind}`" for kind in way.split()) or "nothing" for way in ways
        )
        lines.append(f"| `{verb}` | {done_to} | {_said(f'{game.id}-option-{verb}')} |")
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


VIEWS_HEAD = """\
# Views: what a seat sees

The `view` of a question to a bot ([bots.md](bots.md)) and of a table's message ([api.md](api.md)), as
JSON: an object for each type here, with its fields as keys; tuples are arrays, `X | None` may be null.
`game` says which of the views it is, and in what a question is about `kind` says which of its types.
This page is written from the types themselves (`games/<game>/view/types.py`, `questions.py`) by
`tools/kinds.py`, and a test says so if it is not. What the kinds of things are called:
[kinds.md](kinds.md).
"""


def views() -> str:
    """The whole page of views."""
    return "\n".join([VIEWS_HEAD, *[_views(game) for game in mathom.games()]])


def _views(game: mathom.Game) -> str:
    room = HOUSE / "src" / "mathom" / "games" / game.id
    lines = [f"## {_said(f'{game.id}-title')}", ""]
    for file in ("view/types.py", "questions.py"):
        for node in ast.parse((room / file).read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                lines += _type(node)
    return "\n".join(lines)


def _type(node: ast.ClassDef) -> Iterator[str]:
    """A type: what it is, and its fields."""
    tag = [ast.literal_eval(word.value) for word in node.keywords if word.arg == "tag"]
    above = [base.id for base in node.bases if isinstance(base, ast.Name) and base.id[0].isupper()]
    also = [name for name in above if name not in ("Part", "View", "Question")]
    yield f"### {node.name}" + (f" (`{tag[0]}`)" if tag else "") + "".join(f", a {one}" for one in also)
    yield f"\n{_flat(ast.get_docstring(node) or '')}\n"
    fields = [one for one in node.body if isinstance(one, ast.AnnAssign)]
    told = below_fields(node)
    if not fields:
        return
    yield "| field | type | |\n|---|---|---|"
    for field in fields:
        said = _flat(told.get(ast.unparse(field.target), ""))
        type = ast.unparse(field.annotation).replace("|", "\\|")
        yield f"| `{ast.unparse(field.target)}` | `{type}` | {said} |"
    yield ""


def _flat(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    VIEWS.write_text(views(), encoding="utf-8")
