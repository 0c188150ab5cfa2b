"""The page for newcomers names every word there is, and its examples are the cards."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mathom.games import tcg

PAGE = Path(__file__).parents[4] / "docs" / "cards-tcg.md"
FOLDER = Path(str(tcg.__file__)).parent


def words_of(module: str) -> list[str]:
    """The public functions and constants of a module of words."""
    source = (FOLDER / "language" / f"{module}.py").read_text(encoding="utf-8")
    return re.findall(r"^(?:def )?([a-z]\w*)(?:\(|: Final = )", source, re.MULTILINE)


@pytest.mark.parametrize("module", ["nouns", "words", "qualities", "pieces"])
def test_every_word_is_on_the_page(module: str) -> None:
    page = PAGE.read_text(encoding="utf-8")
    words = words_of(module)
    assert len(words) > 10
    assert [word for word in words if f"`{word}`" not in page and f"`{word}(" not in page] == []


def test_the_examples_of_the_page_are_the_cards_as_they_are_declared() -> None:
    sources = "".join([path.read_text(encoding="utf-8") for path in FOLDER.glob("cards/set04/*.py")])
    declared = re.sub(r"\s|,(?=\s*\))", "", sources)
    examples = re.findall(r"^# card: (\w+)", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert examples == ["4C51", "4C51"]
    for code in ("4C51", "4C270", "4C175"):
        start = PAGE.read_text(encoding="utf-8").index(f'"{code}",')
        text = re.sub(r"\s|,(?=\s*\))", "", PAGE.read_text(encoding="utf-8")[start : start + 60])
        assert text in declared
