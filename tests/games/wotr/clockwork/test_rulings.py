"""Each of the 66 rulings on the guide is told in docs/rulings.md, and some test names it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

# Documents and names of tests are the same for both builds.
pytestmark = pytest.mark.once

HERE = Path(__file__).parent
RULINGS = HERE.parents[3] / "docs" / "rulings.md"
NUMBERS = {f"A{number}" for number in range(1, 67)}
TEST = re.compile(r"^def test_(\w+)\(.*?(?=^(?:def |@|# --)|\Z)", re.MULTILINE | re.DOTALL)
REMARK = re.compile(r"#.*")
NUMBER = re.compile(r"\bA\d+\b")


def named_by_tests() -> dict[str, set[str]]:
    """By ruling: the tests whose remarks name it."""
    found: dict[str, set[str]] = {}
    for file in HERE.glob("test_*.py"):
        for test in TEST.finditer(file.read_text(encoding="utf-8")):
            for number in NUMBER.findall(" ".join(REMARK.findall(test[0]))):
                found.setdefault(number, set()).add(test[1])
    return found


def rows() -> list[str]:
    """The rows of the clockwork's table."""
    text = RULINGS.read_text(encoding="utf-8")
    part = text.split("### The clockwork Shadow")[1].split("\n## ")[0]
    return [line for line in part.splitlines() if line.startswith("| ")][1:]


def test_every_ruling_is_told_with_each_test_that_names_it() -> None:
    tests = named_by_tests()
    told: set[str] = set()
    for row in rows():
        for number in NUMBER.findall(row.split(" | ")[2]):
            told.add(number)
            missing = [one for one in tests.get(number, ()) if one not in row]
            assert not missing, (number, missing)
    assert told == NUMBERS
    assert set(tests) == NUMBERS
