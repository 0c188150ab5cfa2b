"""Bots written to files: good ones, bad ones, and one that is no Python bot at all."""

from __future__ import annotations

import sys
from pathlib import Path
from textwrap import dedent, indent

FIRST = "return table.decision.options[0]"
LAST = "return table.decision.options[-1]"


def bot_file(folder: Path, choose: str, name: str = "test_bot") -> str:
    """A bot whose `choose` has this body; the path of its file."""
    body = indent(dedent(choose).strip(), " " * 8)
    path = folder / f"{name}.py"
    path.write_text(
        "import os, socket, subprocess, sys\n"
        "from pathlib import Path\n"
        "from mathom.bots import Bot\n\n"
        "class TestBot(Bot):\n"
        f"    def choose(self, table):\n{body}\n",
        encoding="utf-8",
    )
    return str(path)


def foreign_bot(folder: Path, answer: str = "{'option': heard['options'][-1]}") -> str:
    """A program that knows nothing of Mathom, only the protocol; it notes down all it hears."""
    path = folder / "foreign.py"
    path.write_text(
        dedent(
            f"""
            import json, sys
            notes = open({str(folder / "heard.txt")!r}, "a")
            for line in sys.stdin:
                notes.write(line)
                notes.flush()
                heard = json.loads(line)
                if heard["do"] == "hello":
                    print(json.dumps({{"mathom": 1, "name": "foreign"}}), flush=True)
                elif heard["do"] == "choose":
                    print(json.dumps({answer}), flush=True)
            """
        ),
        encoding="utf-8",
    )
    return f"cmd:{sys.executable} -S {path}"
