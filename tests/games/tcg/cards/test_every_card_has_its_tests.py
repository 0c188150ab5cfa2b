"""Each implemented card has a test of what it does and one of when it cannot."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from mathom.games.tcg import cards as _cards  # noqa: F401  (writes down what each card does)
from mathom.games.tcg.box import CARDS
from mathom.games.tcg.engine.deeds import implemented

TESTS_A_CARD = 2


def marked() -> Counter[str]:
    """How many tests name a card in a line `# card: 4C12 4C16` above their `def`."""
    found: Counter[str] = Counter()
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for line in re.findall(r"^# card: (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE):
            found.update(line.split())
    return found


def test_each_implemented_card_has_two_tests() -> None:
    counts = marked()
    codes = [card.code for card in CARDS if implemented(card.index)]
    assert [code for code in codes if counts[code] < TESTS_A_CARD] == []


def test_no_test_names_a_card_that_is_not_implemented() -> None:
    codes = {card.code for card in CARDS if implemented(card.index)}
    assert [code for code in marked() if code not in codes] == []
