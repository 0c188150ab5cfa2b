"""The page for newcomers names every word there is, and its examples are the cards."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mathom.games import tcg

PAGE = Path(__file__).parents[4] / "docs" / "cards-tcg.md"
FOLDER = Path(str(tcg.__file__)).parent


MODULES = sorted([path for path in (FOLDER / "language").rglob("*.py") if path.name != "vocabulary.py"])


def words_of(module: Path) -> list[str]:
    """The functions and constants of a module that cards may say: what its `__all__` names, or all."""
    source = module.read_text(encoding="utf-8")
    said = re.findall(r"^(?:def )?([a-z]\w*)(?:\(|: Final = )", source, re.MULTILINE)
    named = re.search(r"^__all__ = \[(.*?)\]", source, re.MULTILINE | re.DOTALL)
    return [word for word in said if named is not None and f'"{word}"' in named.group(1)]


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_every_word_is_on_the_page(module: Path) -> None:
    page = PAGE.read_text(encoding="utf-8")
    words = words_of(module)
    assert [word for word in words if f"`{word}`" not in page and f"`{word}(" not in page] == []


def test_every_module_with_words_is_in_the_vocabulary() -> None:
    imported = (FOLDER / "language" / "vocabulary.py").read_text(encoding="utf-8")
    dotted = {path: ".".join(path.relative_to(FOLDER).with_suffix("").parts) for path in MODULES}
    spoken = [dotted[path] for path in MODULES if words_of(path)]
    assert len(spoken) > 10
    assert [name for name in spoken if f"{name} import *" not in imported] == []


def test_the_examples_of_the_page_are_the_cards_as_they_are_declared() -> None:
    sources = "".join([path.read_text(encoding="utf-8") for path in FOLDER.glob("cards/set04/*.py")])
    declared = re.sub(r"\s|,(?=\s*\))", "", sources)
    examples = re.findall(r"^# card: (\w+)", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert examples == ["4C51", "4C51"]
    for code in ("4C51", "4C270", "4C175"):
        start = PAGE.read_text(encoding="utf-8").index(f'"{code}",')
        text = re.sub(r"\s|,(?=\s*\))", "", PAGE.read_text(encoding="utf-8")[start : start + 60])
        assert text in declared
