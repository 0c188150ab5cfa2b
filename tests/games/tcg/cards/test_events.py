"""When an event may be played, and when it may not: its phase, what it spots, what it costs."""

from __future__ import annotations

import pytest

from mathom.games.tcg.phases import (
    ARCHERY,
    ASSIGNMENT,
    FELLOWSHIP,
    MANEUVER,
    REGROUP,
    SHADOW_PHASE,
    SKIRMISH,
)
from tests.games.tcg.cards.scenes import stage

TRACKER, ARCHERS = "4C181b", "4C183b 4R150b"
ELVES = "4C74a 4C76a 4C78a"
RANGERS = "4C117a 4C122a"

ALLOWED = [
    # The card, its phase, a table on which it may be played, and one (if any) on which it may not
    ("4C3b", SKIRMISH, "4C310a 4C10b 4C12b 4C17b", "4C310a 4C10b 4C12b 4C165b"),
    ("4C3b", SKIRMISH, "4C310a 4C10b @control=1", "4C310a 4C10b"),
    ("4C5b", SKIRMISH, "4C310a 4C10b", ""),
    ("4R35b", MANEUVER, "4C10b @control=2", "4C10b @control=1"),
    ("4R39b", MANEUVER, "4C10b 4C12b 4C17b", "4C10b 4C12b 4C165b"),
    ("4U43a", FELLOWSHIP, "4C49a", ""),
    ("4R45a", FELLOWSHIP, "4C49a", "4C74a"),
    ("4C51a", SKIRMISH, "4C49a 4C10b", ""),
    ("4U53a", MANEUVER, "4C49a 4C74a 4C10b", "4C49a 4C10b"),
    ("4R54a", REGROUP, "4C49a", ""),
    ("4R55a", REGROUP, "4C49a 4C10b", "4C49a 4C10b @wounds=4C49a:2"),
    ("4C56a", FELLOWSHIP, "4C49a @deck=4C74a", "4C74a @deck=4C49a"),
    ("4C56a", FELLOWSHIP, "4C49a @deck=4C74a", "4C49a"),
    ("4R58a", FELLOWSHIP, "4C74a", ""),
    ("4U59a", SKIRMISH, "4C74a 4C10b", "4C74a 4C10b @wounds=4C74a:2"),
    ("4R61a", ARCHERY, "4C74a 4C76a 4C10b", "4C74a 4C10b"),
    ("4U66a", SKIRMISH, "4C74a 4C10b", ""),
    ("4C70a", SKIRMISH, "4C74a 4C10b", "4C310a 4C10b"),
    ("4C83a", SKIRMISH, "4C74a 4C10b", ""),
    ("4R84a", REGROUP, ELVES, "4C74a 4C76a"),
    ("4R92a", FELLOWSHIP, "4C90a", "4C49a"),
    ("4C93a", FELLOWSHIP, "4C90a", "4C49a"),
    ("4U96a", SKIRMISH, "4C90a 4C10b @twilight=3", "4C90a 4C10b @twilight=2"),
    ("4C97a", SKIRMISH, "4C90a 4C10b", "4C49a 4C10b"),
    ("4C98a", MANEUVER, "4C90a 4C10b", "4C90a 4C10b @wounds=4C90a:3"),
    ("4U99a", MANEUVER, "4C90a 4C10b", "4C49a 4C10b"),
    ("4U101a", MANEUVER, "4C104a 4C165b", "4C104a 4C10b"),
    ("4C102a", REGROUP, "4C90a", "4C90a @wounds=4C90a:3"),
    ("4C105a", SKIRMISH, "4C90a 4C10b", ""),
    ("4R106a", FELLOWSHIP, "4C74a 4C49a 4P364a @dead=4C90a", "4C74a 4C49a @dead=4C90a"),
    ("4R106a", FELLOWSHIP, "4C74a 4C49a 4P364a @dead=4C90a", "4C74a 4C49a 4P364a"),
    ("4U108a", MANEUVER, "4C90a 4C10b 4C12b 4C17b", "4C90a 4C10b 4C12b"),
    ("4U110a", SKIRMISH, f"{RANGERS} 4C10b", "4C117a 4C10b"),
    ("4C113a", SKIRMISH, "4C117a 4C10b", "4P364a 4C10b"),
    ("4C115a", MANEUVER, "4P364a 4C10b", "4C49a 4C10b"),
    ("4U123a", FELLOWSHIP, "4P364a", "4C49a"),
    ("4C128a", SKIRMISH, "4C117a 4C10b", "4P364a 4C10b"),
    ("4C129a", FELLOWSHIP, "4C117a", "4C49a"),
    ("4C135a", SKIRMISH, "4P364a 4C10b", ""),
    ("4R140b", MANEUVER, "4C165b 4C184b", "4C165b 4C10b"),
    ("4U143b", ASSIGNMENT, f"4C49a {TRACKER}", "4C49a 4C165b"),
    ("4C145b", ARCHERY, "4C183b", "4C165b"),
    ("4R149b", ARCHERY, ARCHERS, "4C183b"),
    ("4U152b", ASSIGNMENT, TRACKER, ""),
    ("4C156b", SKIRMISH, f"4C310a {TRACKER}", ""),
    ("4U161b", SKIRMISH, "4C310a 4C10b 4C153b", "4C310a 4C10b"),
    ("4R163b", MANEUVER, "4C165b", "4C10b"),
    ("4R209b", ARCHERY, ARCHERS, "4C183b"),
    ("4C210b", SKIRMISH, "4C310a 4C165b", "4C310a 4C165b @twilight=0"),
    ("4R214b", MANEUVER, "4C153b", "4C165b"),
    ("4R223b", MANEUVER, "4U220b", "4C10b"),
    ("4U233b", SKIRMISH, "4C310a 4U220b", "4C310a 4U220b @twilight=1"),
    ("4U234b", SKIRMISH, "4C310a 4U220b", "4C310a 4C226b"),
    ("4C235b", SKIRMISH, "4C122a 4U220b", "4C310a 4U220b"),
    ("4C239b", SKIRMISH, "4C310a 4U220b @twilight=2", "4C310a 4U220b @twilight=1"),
    ("4R240b", REGROUP, "4U220b", "4C10b"),
    ("4C241b", SKIRMISH, "4C310a 4U220b @twilight=2", "4C310a 4U220b @twilight=1"),
    ("4R243b", ARCHERY, "4C248b", "4U220b"),
    ("4R259b", ASSIGNMENT, "4C226b @twilight=2", "4C226b @twilight=1"),
    ("4C260b", SKIRMISH, "4C310a 4U220b @twilight=3", "4C310a 4U220b @twilight=2"),
    ("4C273a", SKIRMISH, "4C286a 4C10b", ""),
    ("4U275a", MANEUVER, "4C292a 4C10b", "4C286a 4C10b"),
    ("4R279a", REGROUP, "4C286a 4C287a:4C286a 4C265a 4C283a:4C265a", "4C286a 4C287a:4C286a 4C265a"),
    ("4R289a", FELLOWSHIP, "4C286a 4C265a", "4C286a"),
    ("4R289a", FELLOWSHIP, "4C270a", "4C286a"),
    ("4R304a", FELLOWSHIP, "4C49a", ""),
    ("4R307a", SKIRMISH, "4R315a 4C10b", "4C310a 4C10b"),
    ("4U309a", FELLOWSHIP, "4C49a", ""),
    ("4U312a", SKIRMISH, "4C49a 4C10b", ""),
    ("4U318a", FELLOWSHIP, "4C49a", ""),
    ("4U320a", REGROUP, "4C310a", ""),
    ("4C322a", SKIRMISH, "4C310a 4C10b", ""),
]  # fmt: skip
PHASES = [FELLOWSHIP, SHADOW_PHASE, MANEUVER, ARCHERY, ASSIGNMENT, SKIRMISH, REGROUP]


# card: 4C3 4C5 4R35 4R39 4U43 4R45 4C51 4U53 4R54 4R55 4C56 4R58 4U59 4R61 4U66 4C70 4C83 4R84 4R92
# card: 4C93 4U96 4C97 4C98 4U99 4U101 4C102 4C105 4R106 4U108 4U110 4C113 4C115 4U123 4C128 4C129 4C135
# card: 4R140 4U143 4C145 4R149 4U152 4C156 4U161 4R163 4R209 4C210 4R214 4R223 4U233 4U234 4C235 4C239
# card: 4R240 4C241 4R243 4R259 4C260 4C273 4U275 4R279 4R289 4R304 4R307 4U309 4U312 4U318 4U320 4C322
@pytest.mark.parametrize(("card", "phase", "table", "other"), ALLOWED)
def test_an_event_is_offered_when_its_text_allows_it(
    card: str, phase: int, table: str, other: str
) -> None:
    assert stage(f"{table} @hand={card}").in_phase(phase).can(f"play {card}")
    if other:
        assert not stage(f"{other} @hand={card}").in_phase(phase).can(f"play {card}")
    wrong = [one for one in PHASES if one != phase and (card, one) not in TWO_PHASES]
    for one in wrong:
        assert not stage(f"{table} @hand={card}").in_phase(one).can(f"play {card}")


TWO_PHASES = [
    ("4R84a", SKIRMISH), ("4U99a", FELLOWSHIP), ("4U110a", ARCHERY), ("4C129a", REGROUP),
    ("4U234b", MANEUVER),
]  # fmt: skip
