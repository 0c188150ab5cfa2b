"""The numbers by which the code cites the rules lead to a page that says them."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
SOURCE = ROOT / "src" / "mathom" / "games" / "tcg"
CITED = re.compile(r"rules (\d+(?:\.\d+)?(?:(?:, | - )\d+(?:\.\d+)?)*)")
DOUBT = re.compile(r"DOUBT (\d+)")


def _sources() -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.py"))]


def test_every_rule_that_the_code_cites_is_on_the_page() -> None:
    page = (ROOT / "docs" / "tcg-rules.md").read_text(encoding="utf-8")
    known = set(re.findall(r'<a id="([\d.]+)">', page)) | set(re.findall(r"^## (\d+)$", page, re.M))
    cited = {
        number
        for text in _sources()
        for numbers in CITED.findall(text)
        for number in re.split(r", | - ", numbers)
    }
    assert len(cited) > 30
    assert sorted(cited - known) == []


def test_every_doubt_is_among_the_rulings() -> None:
    rulings = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    known = set(re.findall(r"^\| (\d+)\. ", rulings.partition("## The Lord of the Rings TCG")[2], re.M))
    cited = {number for text in _sources() for number in DOUBT.findall(text)}
    assert len(cited) > 10
    assert sorted(cited - known) == []
