"""The page of rulings: every test that it names is there."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs" / "rulings.md"


def named() -> set[tuple[str, str]]:
    """Every test that the page names, with its file."""
    found: set[tuple[str, str]] = set()
    for row in PAGE.read_text(encoding="utf-8").splitlines():
        for part in row.split("|")[-2:-1]:
            for file, names in re.findall(r"`(test_\w+\.py)`([^;`]*)", part):
                found |= {(file, f"test_{name}") for name in re.findall(r"\w+_\w+", names)}
    return found


def test_every_ruling_names_tests_that_exist() -> None:
    there = {
        (file.name, name)
        for file in HERE.glob("test_*.py")
        for name in re.findall(r"^def (test_\w+)", file.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert len(named()) > 60
    assert sorted(named() - there) == []
