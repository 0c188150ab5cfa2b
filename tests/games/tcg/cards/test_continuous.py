"""Texts that hold while something is so: what they change, and that they do not otherwise."""

# ruff: noqa: E501 (a row is a line)

from __future__ import annotations

import pytest

from mathom.games.tcg.phases import SKIRMISH
from tests.games.tcg.cards.rows import look_at
from tests.games.tcg.cards.scenes import stage

HOLDS = [
    # Whose what is looked at; a table where the text holds; one where it does not ("!": in a skirmish)
    ("4C15b strength", "!4C286a 4C15b", 7, "!4C49a 4C15b", 5),
    ("4R48a strength", "4R48a 4C310a 4C314a", 8, "4R48a 4C74a", 6),
    ("4C184b strength", "4C184b 4U60a @wounds=4C184b:1", 7, "4C184b 4U60a", 9),
    ("4C76a archer", "4C76a 4U62a:4C76a", 1, "4C76a 4C74a 4U62a:4C74a", 0),
    ("4R65a strength", "4R65a 4U62a:4R65a", 7, "4R65a 4C64a:4R65a", 7),
    ("4R65a damage", "4R65a 4U62a:4R65a", 1, "4R65a 4C64a:4R65a", 0),
    ("free archery", "4R65a 4U62a:4R65a 4C74a", 1, "4C76a 4U62a:4C76a 4C74a", 2),
    ("4C181b fierce", "4C181b 4R72a @wounds=4C181b:1", 0, "4C181b 4R72a", 1),
    ("4C5b cost", "4R73a 4C310a 4C314a @hand=4C5b", 2, "4R73a 4C49a @hand=4C5b", 0),
    ("4C10b cost", "4R73a 4C310a @hand=4C10b @at=3", 2, "@hand=4C10b @at=3", 2),
    ("4C165b damage", "4C165b 4U77a @wounds=4C165b:1", 0, "4C165b 4U77a", 1),
    ("4C184b strength", "!4C78a 4C184b @wounds=4C184b:1", 7, "!4C49a 4C184b 4C78a @wounds=4C184b:1", 9),
    ("4U81a strength", "4U81a 4U62a:4U81a", 8, "4U81a", 6),
    ("free archery", "4U81a 4U62a:4U81a", 0, "4C76a 4U62a:4C76a", 1),
    ("4C10b strength", "!4U86a 4C10b 4U62a:4U86a", 6, "!4U86a 4C10b", 8),
    ("free archery", "4U86a 4U62a:4U86a", 0, "4C76a 4U62a:4C76a", 1),
    ("4C90a strength", "4C90a @twilight=3", 10, "4C90a @twilight=2", 7),
    ("4C90a damage", "4C90a 4R91a:4C90a @twilight=2", 2, "4C90a 4R91a:4C90a @twilight=1", 0),
    ("4R116a strength", "!4R116a 4C10b", 9, "!4R116a 4C10b @at=3", 7),
    ("4C130a strength", "!4C130a 4C10b", 8, "!4C130a 4C10b @at=3", 6),
    ("4C10b strength", "!4C117a 4C10b 4R119a:4C117a", 7, "!4C117a 4C10b 4R119a:4C117a @at=3", 8),
    ("4C10b roaming", "!4C122a 4C10b @at=3", 1, "!4P364a 4C10b 4C122a @at=3", 0),
    ("4C10b site", "!4C49a 4C10b 4R121a @at=5", 5, "!4C49a 4C10b 4R121a @at=4", 3),
    ("4C165b strength", "!4C122a 4C165b 4R125a @at=6", 5, "!4C122a 4C165b 4R125a @at=5", 7),
    ("4C122a defender", "4C122a 4R133a @at=7", 1, "4C122a 4R133a @at=6", 0),
    ("4P364a damage", "!4P364a 4C134a:4P364a 4C10b", 1, "!4P364a 4C134a:4P364a 4C165b @at=5", 0),
    ("4U136b fierce", "4U136b @at=4", 1, "4U136b @at=3", 0),
    ("4U136b strength", "4U136b @control=4", 14, "4U136b @control=3", 10),
    ("shadow archery", "4U138b @control=1", 2, "4U138b", 1),
    ("4C286a strength", "4C286a 4C212b:4C286a 4C153b", 4, "4C286a 4C153b", 5),
    ("4C183b cost", "4R169b @hand=4C183b @at=5", 2, "4C165b @hand=4C183b @at=5", 3),
    ("4R176b strength", "4R176b 4C181b", 12, "4R176b 4C165b", 9),
    ("4R176b damage", "4R176b 4C181b 4C187b", 1, "4R176b 4C181b", 0),
    ("4C181b cost", "4R176b @hand=4C181b @at=3", 4, "4C165b @hand=4C181b @at=3", 6),
    ("4R179b strength", "4R179b @control=4", 20, "4R179b @control=3", 14),
    ("4R179b fierce", "4R179b @at=4", 1, "4R179b @at=3", 0),
    ("4C181b strength", "!4C49a 4C181b @fierce=1", 11, "!4C49a 4C181b", 9),
    ("4C193b strength", "!4C49a 4C193b @fierce=1", 10, "!4C49a 4C193b", 8),
    ("4C187b strength", "!4C49a 4C187b @fierce=1", 8, "!4C49a 4C181b 4C187b @fierce=1", 5),
    ("4C187b damage", "!4C49a 4C187b @fierce=1", 1, "!4C49a 4C187b", 0),
    ("4C189b strength", "!4C49a 4C189b @fierce=1", 10, "!4C49a 4C189b", 7),
    ("4C189b damage", "!4C49a 4C189b @fierce=1", 1, "!4C49a 4C189b", 0),
    ("4U194b strength", "!4C49a 4U194b 4C212b:4C49a", 11, "!4C49a 4U194b", 9),
    ("4U194b damage", "!4C49a 4U194b 4C212b:4C49a", 1, "!4C49a 4U194b", 0),
    ("4C195b strength", "!4C49a 4C195b 4C212b:4C49a", 8, "!4C49a 4C195b", 6),
    ("4C195b damage", "!4C49a 4C195b 4C212b:4C49a", 1, "!4C49a 4C195b", 0),
    ("4R200b damage", "4R200b @at=4", 2, "4R200b @at=3", 1),
    ("4R200b fierce", "4R200b @at=4", 1, "4R200b @at=3", 0),
    ("4U202b strength", "4U202b @control=2", 14, "4U202b", 10),
    ("4R203b cost", "@hand=4R203b @control=2 @at=5", 4, "@hand=4R203b @at=5", 6),
    ("4C204b cost", "@hand=4C204b @control=2 @at=5", 1, "@hand=4C204b @at=5", 3),
    ("4U205b cost", "@hand=4U205b @control=2 @at=5", 3, "@hand=4U205b @at=5", 5),
    ("4C206b damage", "4C206b @control=1", 2, "4C206b", 1),
    ("4R218b strength", "4R218b @burdens=4", 18, "4R218b @burdens=3", 13),
    ("4R218b fierce", "4R218b @burdens=5", 1, "4R218b @burdens=4", 0),
    ("4R218b damage", "4R218b @burdens=6", 1, "4R218b @burdens=5", 0),
    ("4C224b strength", "4C224b @burdens=2", 9, "4C224b @burdens=1", 6),
    ("4C224b fierce", "4C224b @burdens=2", 1, "4C224b @burdens=1", 0),
    ("4C227b fierce", "4C227b @burdens=3", 1, "4C227b @burdens=2", 0),
    ("4C227b damage", "4C227b @burdens=3", 1, "4C227b @burdens=2", 0),
    ("4U230b fierce", "4U230b @burdens=3", 1, "4U230b @burdens=2", 0),
    ("4U230b damage", "4U230b @burdens=3", 1, "4U230b @burdens=2", 0),
    ("shadow archery", "4R245b 4U220b @control=2", 3, "4R245b @control=2", 1),
    ("shadow archery", "4U220b 4R247b:4U220b 4C221b", 2, "4U220b 4R247b:4U220b", 1),
    ("4C265a strength", "!4C265a 4C184b @wounds=4C184b:1", 8, "!4C265a 4C184b", 6),
    ("4R267a strength", "!4R267a 4C184b @wounds=4C184b:1", 9, "!4R267a 4C184b", 7),
    ("4R267a cost", "4C286a @hand=4R267a", 2, "4P364a @hand=4R267a", 3),
    ("4R267a damage", "4R267a 4U268a:4R267a 4C287a:4R267a", 2, "4R267a 4U268a:4R267a", 0),
    ("4C286a damage", "4C286a 4C288a:4C286a 4C287a:4C286a", 1, "4C286a 4C288a:4C286a", 0),
    ("4C270a damage", "4C270a 4R272a:4C270a 4C277a", 1, "4C270a 4R272a:4C270a", 0),
    ("4R267a defender", "4R267a 4R274a:4R267a", 1, "4R267a 4C287a:4R267a", 0),
    ("4C286a damage", "!4C286a 4C291a:4C286a 4C165b", 1, "!4C286a 4C291a:4C286a 4C10b", 0),
    ("4C49a cost", "@hand=4C49a @site=4U343a", 5, "@hand=4C49a", 2),
    ("4C49a strength", "4C49a 4R41a:4C49a @site=4U349a", 10, "4C49a 4R41a:4C49a", 8),
    ("4C74a strength", "4C74a @site=4U349a", 6, "4C74a", 6),
    ("free archery", "4C74a @site=4U351a", 2, "4C74a", 1),
    ("shadow archery", "4C183b @site=4U351a", 0, "4C183b", 1),
    ("4U360a number", "4C49a 4C74a 4P364a 4C310a 4C314a @site=4U360a", 4, "4C49a 4C74a 4P364a @site=4U360a", 0),
    ("4C71a strength", "4C71a", 7, "4C71a @control=1", 5),
]  # fmt: skip


def looked_at(what: str, text: str) -> int:
    """The same on a table told in a line."""
    fierce = "@fierce=1" in text
    table = stage(text.lstrip("!").replace("@fierce=1", ""))
    table.state.fierce = fierce
    if text.startswith("!"):
        table.in_phase(SKIRMISH)
    return look_at(table, what)


# card: 4C15 4R48 4U60 4U62 4R65 4R72 4R73 4U77 4C78 4U81 4U86 4C90 4R91 4R116 4C130 4R119 4C122 4R121 4R125
# card: 4R133 4C134 4U136 4U138 4C153 4R169 4R176 4R179 4C181 4C193 4C187 4C189 4U194 4C195 4R200 4U202 4R203
# card: 4C204 4U205 4C206 4R218 4C224 4C227 4U230 4R245 4R247 4C265 4R267 4U268 4C288 4R272 4R274 4C291 4U343
# card: 4U349 4U351 4U360 4C71
@pytest.mark.parametrize(("what", "text", "value"), [row[:3] for row in HOLDS])
def test_a_text_holds_while_what_it_speaks_of_is_so(what: str, text: str, value: int) -> None:
    assert looked_at(what, text) == value


# card: 4C15 4R48 4U60 4U62 4R65 4R72 4R73 4U77 4C78 4U81 4U86 4C90 4R91 4R116 4C130 4R119 4C122 4R121 4R125
# card: 4R133 4C134 4U136 4U138 4C153 4R169 4R176 4R179 4C181 4C193 4C187 4C189 4U194 4C195 4R200 4U202 4R203
# card: 4C204 4U205 4C206 4R218 4C224 4C227 4U230 4R245 4R247 4C265 4R267 4U268 4C288 4R272 4R274 4C291 4U343
# card: 4U349 4U351 4U360 4C71
@pytest.mark.parametrize(("what", "text", "value"), [(row[0], row[3], row[4]) for row in HOLDS])
def test_a_text_does_nothing_otherwise(what: str, text: str, value: int) -> None:
    assert looked_at(what, text) == value
