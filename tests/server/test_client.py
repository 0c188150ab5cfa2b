"""A client of one's own: the example board, which knows nothing but the types and docs/api.md.

That its fields are those of the view, `tools/build_web.py --check` sees.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from mathom.core.lang import LANGUAGES, say
from mathom.core.text import Text
from tools.build_web import node

BOARD = Path(__file__).parents[2] / "docs" / "examples" / "board.ts"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_written_from_the_types_alone_shows_the_table_and_plays(url: str, language: str) -> None:
    done = subprocess.run(
        [node(), str(BOARD), url, "8", language], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert f"{say(Text('wotr-side-free'), language)}: 0/4" in lines
    assert any(
        line.startswith(f"  {say(Text('wotr-region-minas-tirith'), language)}: 3 ") for line in lines
    )
    assert sum(line.startswith(say(Text("wotr-ask-die"), language)) for line in lines) > 0
