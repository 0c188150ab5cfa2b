"""When a special ability may be used, and when it may not: its phase, what it spots, what it costs."""

# ruff: noqa: E501 (a row is a line)

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

ALLOWED = [
    # The option, its phase, a table on which it is offered, and one on which it is not
    ("4R1a", SKIRMISH, "4C49a 4R1a:4C302a 4C10b", ""),
    ("4R6b", SHADOW_PHASE, "4R6b @discard=4C10b @moves=2 @at=3", "4R6b @discard=4C10b @at=3"),
    ("4R6b", SHADOW_PHASE, "4R6b @discard=4C10b @moves=2 @at=3 @twilight=4",
     "4R6b @discard=4C10b @moves=2 @at=3 @twilight=3"),
    ("4C15b", ASSIGNMENT, "4C277a 4C15b", "4C49a 4C15b"),
    ("4C18b", ASSIGNMENT, "4C277a 4C18b", "4C49a 4C18b"),
    ("4R20b", SHADOW_PHASE, "4R20b @control=1", "4R20b"),
    ("4U28b", SHADOW_PHASE, "4U28b @twilight=3", "4U28b @twilight=2"),
    ("4U28b 2", SKIRMISH, "4C49a 4C10b 4U28b @tokens=4U28b:dunland:1", "4C49a 4C10b 4U28b"),
    ("4R30b", REGROUP, "4C10b 4C12b 4R30b:4U328b @control=1", "4C10b 4R30b:4U328b @control=1"),
    ("4U31b", ASSIGNMENT, "4C49a 4C10b 4U31b @control=1", "4C49a 4C10b 4U31b"),
    ("4U34b", MANEUVER, "4U34b", ""),
    ("4R41a", SKIRMISH, "4C49a 4R41a:4C49a 4C50a 4C10b", "4C49a 4R41a:4C49a 4C10b"),
    ("4U47a", SKIRMISH, "4C49a 4C10b 4U47a @hand=4C74a", "4C49a 4C10b 4U47a"),
    ("4C50a", SKIRMISH, "4C49a 4C10b 4C50a @hand=4C74a", "4C49a 4C10b 4C50a @hand=4C10a"),
    ("4U57a", SKIRMISH, "4C49a 4C10b 4U57a", ""),
    ("4C64a", SKIRMISH, "4C74a 4C64a:4C74a 4C10b @wounds=4C74a:2 @hand=4C49a+4C42a",
     "4C74a 4C64a:4C74a 4C10b @wounds=4C74a:2 @hand=4C49a"),
    ("4C67a", SKIRMISH, "4C67a 4C10b 4U82a @tokens=4U82a:elven:1", "4C67a 4C10b 4U82a"),
    ("4C68a", SKIRMISH, "4C68a 4C10b", "4C68a 4C10b @wounds=4C68a:2"),
    ("4C71a", REGROUP, "4C71a 4C74a @at=4", "4C71a 4C74a @at=3"),
    ("4C71a", REGROUP, "4C71a 4C74a @at=4", "4C71a 4C49a @at=4"),
    ("4R75a", REGROUP, "4C49a 4R75a:4C49a", ""),
    ("4C76a", REGROUP, "4C76a", "4C76a @wounds=4C76a:2"),
    ("4U82a", SKIRMISH, "4C74a 4C10b 4U82a", ""),
    ("4C85a", REGROUP, "4C85a", "4C85a @wounds=4C85a:2"),
    ("4U88a", SKIRMISH, "4C90a 4C10b 4U88a", ""),
    ("4R89a", FELLOWSHIP, "4R89a @discard=4C49a @twilight=1", "4R89a @discard=4C49a @twilight=2"),
    ("4R89a", FELLOWSHIP, "4R89a @discard=4C49a @twilight=1", "4R89a @discard=4C42a @twilight=1"),
    ("4C104a", FELLOWSHIP, "4C104a @hand=4C49a", "4C104a @hand=4C42a"),
    ("4R111a", SKIRMISH, "4C117a 4R111a:4C117a 4C10b @hand=4C115a",
     "4C117a 4R111a:4C117a 4C10b @hand=4C42a"),
    ("4C112a", SKIRMISH, "4P364a 4C112a:4P364a 4C10b", "4P364a 4C112a:4P364a 4C10b @wounds=4P364a:3"),
    ("4U114a", SKIRMISH, "4U114a 4C10b", "4U114a 4C10b @wounds=4U114a:2"),
    ("4R118a", SKIRMISH, "4C117a 4R118a:4C117a 4C10b", "4C117a 4R118a:4C117a 4C165b @at=5"),
    ("4C131a", SKIRMISH, "4C117a 4C131a:4C117a 4C165b", "4C117a 4C131a:4C117a 4C165b @at=5"),
    ("4R120a", FELLOWSHIP, "4R120a", ""),
    ("4R121a", REGROUP, "4R121a 4C122a", "4R121a 4P364a"),
    ("4R124a", SKIRMISH, "4C286a 4C10b 4R124a 4P364a", "4C286a 4C10b 4R124a"),
    ("4R124a 2", SKIRMISH, "4P364a 4C10b 4R124a 4C286a", "4P364a 4C10b 4R124a"),
    ("4R125a", SKIRMISH, "4P364a 4C10b 4R125a", "4C49a 4C10b 4R125a"),
    ("4U126a", MANEUVER, "4P364a 4U126a", ""),
    ("4U127a", SKIRMISH, "4U127a 4C10b", "4U127a 4C10b @wounds=4U127a:2"),
    ("4R133a", SKIRMISH, "4C122a 4C10b 4R133a", "4P364a 4C10b 4R133a"),
    ("4C137b", SHADOW_PHASE, "4C137b @hand=4C165b @at=5", "4C137b @hand=4C10b @at=5"),
    ("4C137b 2", REGROUP, "4C137b 4C165b @tokens=4C137b:isengard:3",
     "4C137b 4C165b @tokens=4C137b:isengard:2"),
    ("4R144b", SHADOW_PHASE, "4R144b @hand=4C165b @control=1", "4R144b @hand=4C165b"),
    ("4R146b", ARCHERY, "4R146b 4C183b 4R150b", "4R146b 4C183b"),
    ("4U148b", SHADOW_PHASE, "4U148b @tokens=4U148b:isengard:2", "4U148b @tokens=4U148b:isengard:1"),
    ("4R150b", ARCHERY, "4R150b", "4R150b @wounds=4R150b:2"),
    ("4R169b", ARCHERY, "4R169b", "4R169b @wounds=4R169b:1"),
    ("4C183b", ARCHERY, "4C183b", "4C183b @wounds=4C183b:1"),
    ("4R154b", MANEUVER, "4P364a 4U132a:4P364a 4C112a:4P364a 4C278a:4P364a 4R154b",
     "4P364a 4U132a:4P364a 4C278a:4P364a 4R154b"),
    ("4R158b", MANEUVER, "4R158b", "4R158b @wounds=4R158b:2"),
    ("4U159b", ASSIGNMENT, "4C49a 4U159b:4C49a 4C181b @twilight=2", "4C49a 4U159b:4C49a 4C181b @twilight=1"),
    ("4R160b", SKIRMISH, "4C49a 4R160b @twilight=2", "4C49a 4R160b @twilight=1"),
    ("4R164b", ASSIGNMENT, "4C49a 4R164b", "4C49a 4R164b @wounds=4R164b:1"),
    ("4R168b", SKIRMISH, "4C49a 4C165b 4R168b @control=1", "4C49a 4C165b 4R168b"),
    ("4R177b", SHADOW_PHASE, "4R176b 4R177b:4R176b @hand=4C10b+4C17b", "4C165b 4R177b:4C165b @hand=4C10b+4C17b"),
    ("4R177b", SHADOW_PHASE, "4R176b 4R177b:4R176b @hand=4C10b+4C17b", "4R176b 4R177b:4R176b @hand=4C10b"),
    ("4C180b", REGROUP, "4C180b @control=1", ""),
    ("4R199b", REGROUP, "4R199b @control=1", ""),
    ("4U201b", REGROUP, "4U201b @control=1", ""),
    ("4C196b", MANEUVER, "4C184b 4C196b:4C184b", "4C184b 4C196b:4C184b @wounds=4C184b:1"),
    ("4R211b", SHADOW_PHASE, "4R211b @hand=4C183b", "4R211b @hand=4C165b"),
    ("4R211b 2", ARCHERY, "4R211b 4C183b @tokens=4R211b:isengard:2", "4R211b @tokens=4R211b:isengard:1"),
    ("4U216b", ARCHERY, "4U216b", ""),
    ("4U217b", REGROUP, "4U217b", "4U217b @wounds=4U217b:1"),
    ("4R244b", REGROUP, "4R244b", "4R244b @wounds=4R244b:2"),
    ("4R219b", ARCHERY, "4R219b", "4R219b @wounds=4R219b:2"),
    ("4U232b", ARCHERY, "4U232b", "4U232b @wounds=4U232b:1"),
    ("4C248b", ARCHERY, "4C248b", "4C248b @wounds=4C248b:1"),
    ("4R225b", SKIRMISH, "4C49a 4R225b @burdens=2", "4C49a 4R225b @burdens=1"),
    ("4R225b 2", SKIRMISH, "4C49a 4R225b @burdens=4", "4C49a 4R225b @burdens=3"),
    ("4R225b 3", SKIRMISH, "4C49a 4R225b @burdens=6", "4C49a 4R225b @burdens=5"),
    ("4R231b", MANEUVER, "4R231b 4U220b", "4R231b 4C10b"),
    ("4R238b", SHADOW_PHASE, "4R238b 4U220b 4C221b 4C222b @control=1", "4R238b 4U220b 4C221b @control=1"),
    ("4U242b", SHADOW_PHASE, "4U242b 4U220b", "4U242b 4C10b"),
    ("4U242b 2", MANEUVER, "4U242b @tokens=4U242b:raider:1", "4U242b"),
    ("4U249b", ASSIGNMENT, "4C49a 4C74a 4P364a 4C310a 4C314a 4U249b", "4C49a 4C74a 4P364a 4C310a 4U249b"),
    ("4C258b", ASSIGNMENT, "4C49a 4C74a 4P364a 4C310a 4C258b", "4C49a 4C74a 4P364a 4C258b"),
    ("4U250b", REGROUP, "4U250b @twilight=5", "4U250b @twilight=4"),
    ("4R251b", MANEUVER, "4C49a 4C74a 4P364a 4C310a 4R251b", "4C49a 4C74a 4P364a 4R251b"),
    ("4R257b", MANEUVER, "4C49a 4C74a 4P364a 4C310a 4C314a 4R257b", "4C49a 4C74a 4P364a 4C310a 4R257b"),
    ("4U253b", MANEUVER, "4U253b", "4U253b @wounds=4U253b:1"),
    ("4C255b", SKIRMISH, "4C49a 4U220b 4C255b:4U220b @twilight=4", "4C49a 4U220b 4C255b:4U220b @twilight=3"),
    ("4R262a", ARCHERY, "4R262a 4C277a 4C10b", "4R262a 4C10b"),
    ("4U276a", REGROUP, "4U276a", ""),
    ("4C281a", SKIRMISH, "4C286a 4C10b 4C281a", "4C286a 4C10b 4C281a @wounds=4C281a:1"),
    ("4U285a", SKIRMISH, "4C286a 4C10b 4U285a", "4C286a 4C10b 4U285a @wounds=4U285a:1"),
    ("4R290a", FELLOWSHIP, "4R290a @hand=4C277a", "4R290a @hand=4C286a"),
    ("4C292a", REGROUP, "4C292a 4C277a", "4C292a 4C286a"),
    ("4R294a", FELLOWSHIP, "4R294a 4C286a @discard=4C288a", "4R294a 4C286a @discard=4C287a"),
    ("4C298a", FELLOWSHIP, "4C298a:4C302a", ""),
    ("4R299a", SKIRMISH, "4C310a 4C10b 4R299a", ""),
    ("4R300a", SKIRMISH, "4C310a 4R300a:4C310a 4C10b", "4C310a 4R300a:4C310a 4C10b @wounds=4C310a:3"),
    ("4R303a", SKIRMISH, "4R303a:4C302a 4C10b", "4R303a:4C302a 4C10b @at=5"),
    ("4R303a 2", SKIRMISH, "4R303a:4C302a 4C10b @at=5", "4R303a:4C302a 4C10b"),
    ("4U305a", FELLOWSHIP, "4U305a", ""),
    ("4R311a", SKIRMISH, "4C49a 4C10b 4R311a", "4R311a 4C10b"),
    ("4R313a", SKIRMISH, "4C49a 4C165b 4R313a", "4R313a 4C165b"),
    ("4R315a", FELLOWSHIP, "4R315a", ""),
    ("4U325a", FELLOWSHIP, "4C49a 4C286a @site=4U325a", "4C49a @site=4U325a"),
    ("4U327a", FELLOWSHIP, "4C74a 4C286a @site=4U327a", "4C74a @site=4U327a"),
    ("4U331a", SHADOW_PHASE, "4C181b 4C187b 4C189b @site=4U331a", "4C181b 4C187b @site=4U331a"),
    ("4U332a", FELLOWSHIP, "@site=4U332a", ""),
    ("4U339a", FELLOWSHIP, "4C286a @site=4U339a", "4C49a @site=4U339a"),
    ("4U348a", SHADOW_PHASE, "@site=4U348a", ""),
    ("4U352a", MANEUVER, "4C165b @site=4U352a", "4C10b @site=4U352a"),
]  # fmt: skip
PHASES = [FELLOWSHIP, SHADOW_PHASE, MANEUVER, ARCHERY, ASSIGNMENT, SKIRMISH, REGROUP]


# card: 4R1 4R6 4C15 4C18 4R20 4U28 4R30 4U31 4U34 4R41 4U47 4C50 4U57 4C64 4C67 4C68 4C71 4R75 4C76 4U82
# card: 4C85 4U88 4R89 4C104 4R111 4C112 4U114 4R118 4C131 4R120 4R121 4R124 4R125 4U126 4U127 4R133 4C137
# card: 4R144 4R146 4U148 4R150 4R169 4C183 4R154 4R158 4U159 4R160 4R164 4R168 4R177 4C180 4R199 4U201
# card: 4C196 4R211 4U216 4U217 4R244 4R219 4U232 4C248 4R225 4R231 4R238 4U242 4U249 4C258 4U250 4R251
# card: 4R257 4U253 4C255 4R262 4U276 4C281 4U285 4R290 4C292 4R294 4C298 4R299 4R300 4R303 4U305 4R311
# card: 4R313 4R315 4U325 4U327 4U331 4U332 4U339 4U348 4U352
@pytest.mark.parametrize(("what", "phase", "table", "other"), ALLOWED)
def test_an_ability_is_offered_when_its_text_allows_it(
    what: str, phase: int, table: str, other: str
) -> None:
    assert stage(table).in_phase(phase).can(f"use {what}")
    if other:
        assert not stage(other).in_phase(phase).can(f"use {what}")
    if " " not in what:
        for one in [one for one in PHASES if one != phase]:
            assert not stage(table).in_phase(one).can(f"use {what}")
