"""What the cards of the Free Peoples do, a line each."""

# ruff: noqa: E501 (a row is a line)

from __future__ import annotations

import pytest

from tests.games.tcg.cards.rows import try_row

ROWS = [
    # What happens; the table; what is chosen; what is then so
    ("skirmish", "4R1a:4C302a 4C10b", "use 4R1a, wound 4C302a", "table burdens 2, 4C302a strength 5, 4C302a wounds 0"),
    ("skirmish", "4R1a:4C302a 4C10b", "wound 4C302a", "table burdens 0, 4C302a strength 3, 4C302a wounds 1"),
    # Dwarves
    ("skirmish", "4C49a 4R41a:4C49a 4C50a 4C10b", "use 4R41a", "4C49a strength 9, 4C50a in discard"),
    ("fellowship", "4C49a 4R46a @deck=4C74a+4C87a @hand=4U43a", "play 4U43a", "4R46a stacked 0"),
    ("fellowship", "@hand=4C44a @discard=4C74a", "play 4C44a", "4C44a stacked 1"),
    ("fellowship", "4C49a @hand=4C44a @discard=4C74a @wounds=4C49a:1", "play 4C44a, use 4C44a", "4C49a wounds 0, 4C44a stacked 0"),
    ("fellowship", "4C49a @hand=4C44a @discard=4C10a @wounds=4C49a:1", "play 4C44a, not use 4C44a", "4C44a stacked 1"),
    ("fellowship", "4C49a @hand=4C44a+4R45a @discard=4C74a", "play 4C44a, play 4R45a", "4C74a in hand, 4C44a stacked 0"),
    ("fellowship", "4C49a @hand=4R46a @deck=4C74a+4C87a+4C42a", "play 4R46a", "4R46a stacked 3"),
    ("fellowship", "4C49a @hand=4R46a @deck=4C74a+4C76a+4C78a+4C70a+4C83a+4C87a+4C42a", "play 4R46a, use 4R46a, choose 4C74a",
     "4R46a stacked 5"),
    ("fellowship", "4C74a @hand=4R46a @deck=4C49a+4C76a+4C78a+4C70a+4C83a+4C87a+4C42a", "play 4R46a, not use 4R46a", "4R46a stacked 6"),
    ("skirmish", "4C49a 4C10b 4U47a @hand=4C74a", "use 4U47a, wound 4C49a", "4C49a wounds 1, 4U47a stacked 1"),
    ("skirmish", "4C49a 4C10b 4C50a @hand=4C74a", "use 4C50a", "4C49a damage 2, 4C50a stacked 1"),
    ("skirmish", "4C49a 4C10b @hand=4C51a", "play 4C51a", "4C49a strength 8, 4C49a damage 1"),
    ("skirmish", "4C49a 4C74a 4C10b @hand=4C51a", "play 4C51a", "4C49a strength 9, 4C49a damage 2"),
    ("fight", "4C49a 4C252b 4R52a 4R69a @tokens=4R69a:elven:2", "passes", "4R52a tokens 1, 4C49a strength 7"),
    ("fight", "4C74a 4C252b 4R52a 4R69a", "passes, pass", "4R52a tokens 0, 4R69a tokens 0"),
    ("fight", "4C74a 4C252b 4R52a 4R69a @tokens=4R52a:dwarven:2", "answer 4R69a", "4R69a tokens 1, 4C74a strength 7"),
    ("maneuver", "4C49a 4C74a 4C165b @hand=4U53a", "play 4U53a", "4C165b wounds 1"),
    ("regroup", "4C49a 4C50a 4U57a @hand=4R54a", "play 4R54a, choose 4C50a, done", "4C50a in deck, 4U57a in support"),
    ("regroup", "4C49a 4C50a 4C165b @hand=4R55a", "play 4R55a", "4C50a in deck, 4C165b wounds 1, 4C49a wounds 1"),
    ("fellowship", "4C49a @deck=4C74a+4C87a+4C42a @hand=4C56a", "play 4C56a", "a hand 2"),
    ("fight", "4C49a 4C252b 4U57a", "answer 4U57a", "4U57a tokens 1"),
    ("skirmish", "4C49a 4C10b 4U57a @tokens=4U57a:dwarven:5", "use 4U57a", "4C49a strength 9, 4U57a in discard"),
    # Elves
    ("fellowship", "4C74a 4C76a @deck=4C49a+4C87a @hand=4R58a", "play 4R58a, number 2", "a hand 2"),
    ("skirmish", "4C74a 4C10b 4C76a @hand=4U59a", "play 4U59a, choose 4C74a, choose 4C76a, done", "4C10b strength 6, 4C74a wounds 1"),
    ("starts regroup", "4U60a 4R72a 4U77a", "first 4U60a, first 4R72a", "4U60a in discard, 4R72a in discard, 4U77a in discard"),
    ("archery", "4C74a 4C76a 4U148b 4C10b @hand=4R61a", "play 4R61a", "4U148b in discard"),
    ("discard 4C306a 4U13b", "4C310a 4C306a:4C310a 4U63a:4C310a 4U13b", "answer 4U63a", "4C306a in attached, 4U63a in discard"),
    ("discard 4C306a", "4C310a 4C306a:4C310a 4U63a:4C310a 4U13b", "not answer 4U63a", "4C306a in discard"),
    ("skirmish", "4C74a 4C64a:4C74a 4C10b @hand=4C49a+4C42a", "use 4C64a, effect 2", "4C10b strength 7, a hand 0"),
    ("skirmish", "4C74a 4C64a:4C74a 4C10b @hand=4C49a+4C42a", "use 4C64a, effect 1", "4C10b strength 7, 4C74a wounds 1"),
    ("skirmish", "4C74a 4C184b @wounds=4C184b:1 @hand=4U66a", "play 4U66a", "4C184b strength 7"),
    ("skirmish", "4C67a 4C184b 4U82a @tokens=4U82a:elven:1", "use 4C67a", "4C184b wounds 1, 4U82a tokens 0, 4C67a wounds 1"),
    ("skirmish", "4C68a 4C10b", "use 4C68a", "4C10b strength 6, 4C68a wounds 1"),
    ("skirmish", "4C74a 4C10b @hand=4C70a", "play 4C70a", "4C10b strength 5, 4C74a wounds 1"),
    ("regroup", "4C71a 4C74a @control=3 @at=4", "use 4C71a", "table controlled 2, 4C71a wounds 1, 4C74a wounds 1"),
    ("regroup", "4C49a 4R75a:4C49a @hand=4C74a @deck=4C87a+4C42a", "use 4R75a, discard 4C74a", "a hand 2, 4R75a in discard"),
    ("regroup", "4C76a 4C165b", "use 4C76a", "4C165b wounds 1, 4C76a wounds 1"),
    ("fight", "4C74a 4C165b 4C252b 4U62a:4C74a @hand=4R79a+4C87a", "pass, not play 4R79a", "4C165b wounds 0"),
    ("fight", "4C74a 4C252b 4C165b @hand=4R79a", "play 4R79a", "4C165b wounds 1, 4C74a wounds 1"),
    ("fight", "4C74a 4C252b 4C165b @control=1 @hand=4R79a", "play 4R79a, effect 1", "table controlled 0, 4C165b wounds 0"),
    ("fellowship", "4U80a @hand=4U62a @twilight=0", "play 4U62a", "table twilight 0, 4U62a on 4U80a"),
    ("fight", "4C74a 4C252b 4U82a", "answer 4U82a", "4U82a tokens 1"),
    ("skirmish", "4C74a 4C10b 4U82a @tokens=4U82a:elven:4", "use 4U82a", "4C10b strength 5, 4U82a in discard"),
    ("skirmish", "4C74a 4C10b @hand=4C83a", "play 4C83a", "4C74a strength 8"),
    ("skirmish", "4C74a 4C76a 4C78a 4C10b @hand=4C83a", "play 4C83a, choose 4C74a", "4C74a strength 9"),
    ("regroup", "4C74a 4C76a 4C78a 4C165b @control=1 @hand=4R84a", "play 4R84a, effect 1", "table controlled 0"),
    ("skirmish", "4C74a 4C76a 4C78a 4C165b @hand=4R84a", "play 4R84a", "4C165b wounds 1"),
    # Gandalf
    ("fight", "4C90a 4C252b 4U88a", "answer 4U88a", "4U88a tokens 1"),
    ("skirmish", "4C90a 4C207b 4U88a @tokens=4U88a:gandalf:2", "use 4U88a", "4C207b wounds 2, 4U88a in discard"),
    ("fellowship", "4R89a @discard=4C49a @twilight=0", "use 4R89a", "4C49a in fellowship, table twilight 4"),
    ("fellowship", "4C90a 4U148b 4C50a @hand=4R92a", "play 4R92a", "4U148b in discard, 4C50a in discard"),
    ("fellowship", "4C90a 4C49a @wounds=4C49a:2 @hand=4C93a", "play 4C93a", "4C49a wounds 0"),
    ("fellowship", "4C90a 4C292a 4R139b:4C292a @hand=4R94a", "play 4R94a", "4R139b in discard, 4C292a strength 8"),
    ("skirmish", "4C90a 4C10b @hand=4U96a", "play 4U96a, choose 4C90a, wound 4C90a", "4C90a wounds 0"),
    ("skirmish", "4C90a 4C165b @hand=4C97a", "play 4C97a, no, wound 4C90a", "4C90a wounds 0, 4C165b wounds 0"),
    ("skirmish", "4C90a 4C165b @hand=4C97a", "play 4C97a, yes, wound 4C90a", "4C90a wounds 1, 4C165b wounds 1"),
    ("maneuver", "4C90a 4C180b 4C165b @hand=4C98a", "play 4C98a", "4C180b wounds 1, 4C165b wounds 0, 4C90a wounds 1"),
    ("maneuver", "4C90a 4C165b 4C142b:4C165b @hand=4U99a", "play 4U99a", "4C142b in discard"),
    ("fellowship", "4C90a 4R100a:4C90a", "", "4R100a in attached, 4C90a strength 12"),
    ("fight", "4C90a 4R100a:4C90a 4C207b", "", "4C207b wounds 2"),
    ("maneuver", "4C104a 4C165b @hand=4U101a", "play 4U101a", "4C104a damage 2"),
    ("regroup", "4C90a 4C165b 4C184b @wounds=4C165b:1 @hand=4C102a", "play 4C102a, choose 4C165b", "4C165b in discard, 4C184b in minions"),
    ("discard 4C310a", "4C310a 4R103a", "answer 4R103a", "4C310a on 4R103a, 4R103a stacked 1"),
    ("discard 4C49a", "4C49a 4R103a", "not answer 4R103a", "4C49a in discard"),
    ("fellowship", "4C104a 4C49a @wounds=4C49a:1 @hand=4C74a", "use 4C104a", "4C49a wounds 0, 4C74a in discard, 4C104a wounds 1"),
    ("skirmish", "4C90a 4C10b @twilight=0 @hand=4C105a", "play 4C105a, number 1", "4C90a strength 8"),
    ("skirmish", "4C90a 4C10b @twilight=9 @hand=4C105a", "play 4C105a, number 10", "4C90a strength 15"),
    ("fellowship", "4C74a 4C49a 4P364a @dead=4C90a @hand=4R106a", "play 4R106a", "4C90a in fellowship"),
    ("maneuver", "4C90a 4C10b 4C12b 4C17b @hand=4U108a", "play 4U108a, choose 4C10b", "4C10b in discard, 4C90a wounds 1"),
    # Gondor
    ("assigning", "4C109a 4C10b 4C12b", "assign 4C10b 4C109a, assign 4C12b 4C109a", "4C10b against 4C109a, 4C12b against 4C109a"),
    ("assigning", "4P364a 4C10b 4C12b", "assign 4C10b 4P364a, not assign 4C12b 4P364a", "4C10b against 4P364a"),
    ("skirmish", "4C122a 4C117a 4C165b @hand=4U110a", "play 4U110a", "4C165b wounds 1, 4C122a wounds 1"),
    ("skirmish", "4C117a 4R111a:4C117a 4C10b @hand=4C115a", "use 4R111a", "4C117a strength 8, 4C115a in discard"),
    ("skirmish", "4P364a 4C112a:4P364a 4C10b @twilight=0", "use 4C112a", "table skirmish 0, 4P364a wounds 1"),
    ("skirmish", "4P364a 4C112a:4P364a 4C10b", "use 4C112a, yes", "table skirmish 1, table twilight 9"),
    ("skirmish", "4C117a 4C10b @hand=4C113a", "play 4C113a", "table skirmish 0"),
    ("skirmish", "4C117a 4C10b @at=3 @hand=4C113a", "play 4C113a", "table skirmish 1"),
    ("skirmish", "4U114a 4U217b", "use 4U114a", "4U217b wounds 2, 4U114a wounds 1"),
    ("skirmish", "4U127a 4C207b", "use 4U127a", "4C207b wounds 2, 4U127a wounds 1"),
    ("maneuver", "4P364a 4C165b @hand=4C115a", "play 4C115a", "4C165b in discard"),
    ("maneuver", "4P364a 4U217b @hand=4C115a", "play 4C115a", "4U217b wounds 1"),
    ("skirmish", "4C117a 4C10b @hand=4C7b", "not play 4C7b", "4C10b strength 8"),
    ("skirmish", "4C49a 4C10b 4C117a @hand=4C7b", "play 4C7b", "4C10b strength 10"),
    ("skirmish", "4C117a 4R118a:4C117a 4U217b", "use 4R118a", "4U217b wounds 1, 4C117a wounds 1"),
    ("skirmish", "4C117a 4C131a:4C117a 4U217b", "use 4C131a", "4U217b wounds 1, 4C117a wounds 1"),
    ("skirmish", "4C122a 4R120a 4C10b @at=6", "wound 4C122a, wound 4C122a", "4C122a wounds 1"),
    ("skirmish", "4C122a 4R120a 4C10b @at=5", "wound 4C122a, wound 4C122a", "4C122a wounds 2"),
    ("fellowship", "4C122a 4R120a @wounds=4C122a:1", "use 4R120a", "4C122a wounds 0, 4R120a in discard, table twilight 12"),
    ("regroup", "4C122a 4R121a @control=2", "use 4R121a", "table controlled 1, 4R121a in discard"),
    ("fellowship", "4P364a @wounds=4P364a:2 @hand=4U123a", "play 4U123a", "4P364a wounds 0"),
    ("skirmish", "4C286a 4C10b 4R124a 4P364a", "use 4R124a", "4C286a strength 7, 4P364a wounds 1"),
    ("skirmish", "4P364a 4C10b 4R124a 4C286a", "use 4R124a 2", "4P364a strength 10, 4C286a wounds 1"),
    ("skirmish", "4P364a 4C165b 4R125a", "use 4R125a", "4C165b wounds 1, 4R125a in discard"),
    ("fight", "4P364a 4C252b 4U126a", "answer 4U126a", "4U126a tokens 1"),
    ("maneuver", "4P364a 4C207b 4U126a @tokens=4U126a:gondor:2", "use 4U126a", "4C207b wounds 2, 4U126a in discard"),
    ("fight", "4C122a 4C252b 4C165b @at=4 @hand=4C128a", "play 4C128a, choose 4C252b, answer 4C128a", "4C165b wounds 1"),
    ("fight", "4C122a 4C252b 4C165b @at=4 @hand=4C128a", "play 4C128a, choose 4C165b, not answer 4C128a", "4C165b roaming 1"),
    ("skirmish", "4C122a 4U217b 4R133a", "use 4R133a", "4U217b wounds 1, 4R133a in discard"),
    ("skirmish", "4P364a 4C10b @hand=4C135a", "play 4C135a", "4P364a strength 11, 4P364a damage 1"),
    ("skirmish", "4P364a 4C10b @at=3 @hand=4C135a", "play 4C135a", "4P364a strength 10, 4P364a damage 0"),
    # Rohan
    ("archery", "4R262a 4C277a 4C10b", "use 4R262a", "free archery 1, 4R262a wounds 1"),
    ("fight", "4U264a 4C14b 4C10b 4C277a @at=2 @sites=4U328b", "answer 4C14b, answer 4U264a", "table controlled 0, 4C277a wounds 1"),
    ("fight", "4U264a 4C14b 4C10b @at=2 @sites=4U328b", "answer 4C14b, not answer 4U264a", "table controlled 1"),
    ("moves", "4R269a 4C165b @at=2 @sites=4U342b", "", "4C165b wounds 1"),
    ("moves", "4R269a 4C165b @at=3 @sites=4U346b", "", "4C165b wounds 0"),
    ("skirmish", "4R271a 4C10b @wounds=4R271a:2 @hand=4C49a+4C42a", "wound 4R271a, answer 4R271a", "4R271a wounds 2, a hand 0"),
    ("skirmish", "4R271a 4C10b @wounds=4R271a:1 @hand=4C49a+4C42a", "wound 4R271a, not answer 4R271a", "4R271a wounds 2, a hand 2"),
    ("skirmish", "4C286a 4C10b @hand=4C273a", "play 4C273a", "4C286a strength 7"),
    ("skirmish", "4C286a 4C10b 4C277a @hand=4C273a", "play 4C273a, choose 4C286a", "4C286a strength 8"),
    ("fight", "4C286a 4R274a:4C286a 4C165b", "", "4C165b wounds 1, 4C286a defender 0"),
    ("fight", "4C286a 4C287a:4C286a 4C165b", "", "4C165b wounds 1"),
    ("maneuver", "4C292a 4C270a 4C10b @hand=4U275a", "play 4U275a", "4C270a defender 1, 4C292a wounds 1"),
    ("fight", "4C286a 4C252b 4U276a", "answer 4U276a", "4U276a tokens 1"),
    ("regroup", "4U148b 4R211b 4U276a @tokens=4U276a:rohan:1", "use 4U276a, choose 4U148b", "4U148b in discard, 4R211b in support, 4U276a in discard"),
    ("regroup", "4C286a 4C287a:4C286a 4C265a 4C283a:4C265a @deck=4C49a+4C74a+4C42a @hand=4R279a", "play 4R279a", "a hand 3"),
    ("skirmish", "4C286a 4C10b 4C281a", "use 4C281a, choose 4C286a", "4C286a strength 7, 4C281a wounds 1"),
    ("skirmish", "4C286a 4C287a:4C286a 4C10b 4U285a", "use 4U285a", "4C286a strength 7, 4U285a wounds 1"),
    ("skirmish", "4C286a 4R284a:4C286a 4C10b", "wound 4C286a, wound 4C286a", "4C286a wounds 1"),
    ("skirmish", "4C49a 4C292a 4R284a:4C292a 4C10b", "wound 4C292a", "4C292a wounds 0"),
    ("skirmish", "4C292a 4R284a:4C292a 4C10b", "wound 4C292a", "4C292a wounds 1"),
    ("fellowship", "4C270a @deck=4C286a @hand=4R289a", "play 4R289a, choose 4C286a", "4C286a in fellowship"),
    ("fellowship", "4R290a 4C281a @wounds=4C281a:1 @hand=4C277a", "use 4R290a", "4C281a wounds 0, 4C277a in deck, table twilight 12"),
    ("regroup", "4C292a 4C277a @control=2", "use 4C292a", "table controlled 1, 4C292a wounds 1"),
    ("shadow", "4C277a 4R293a @hand=4C165b @at=3", "play 4C165b, answer 4R293a", "4C165b wounds 1"),
    ("shadow", "4C277a 4R293a @hand=4C165b @at=5", "play 4C165b, not answer 4R293a", "4C165b wounds 0"),
    ("fellowship", "4R294a 4C286a @discard=4C288a", "use 4R294a", "4C288a on 4C286a, 4C286a wounds 1"),
    # The Shire
    ("fellowship", "4C298a:4C302a @burdens=2", "use 4C298a", "table burdens 1, 4C298a in discard"),
    ("moves", "4R299a @burdens=3 @sites=4U334b", "yes, no", "table burdens 2"),
    ("skirmish", "4C310a 4C165b 4R299a", "use 4R299a", "4C165b wounds 1, 4R299a in discard"),
    ("skirmish", "4C310a 4R300a:4C310a 4C10b @twilight=0", "use 4R300a", "table skirmish 0, 4C310a wounds 2"),
    ("skirmish", "4R303a:4C302a 4C10b", "use 4R303a", "table skirmish 0, table burdens 1, 4R303a in discard"),
    ("skirmish", "4R303a:4C302a 4C10b @at=5 @burdens=2 @wounds=4C302a:1", "use 4R303a 2", "table burdens 1, 4C302a wounds 0"),
    ("fight", "4C310a 4C306a:4C310a 4C252b 4U305a", "passes, answer 4U305a", "4U305a tokens 1"),
    ("fellowship", "4U305a @tokens=4U305a:shire:4 @burdens=5", "use 4U305a", "table burdens 2, 4U305a in discard"),
    ("fight", "4R315a 4C252b @burdens=2 @hand=4R307a", "play 4R307a, answer 4R307a", "table burdens 1, 4R315a wounds 1"),
    ("fellowship", "@wounds=4C302a:3 @hand=4U309a", "play 4U309a", "4C302a wounds 1, table burdens 1"),
    ("skirmish", "4C49a 4C165b 4R311a", "use 4R311a", "4R311a in discard, table skirmish 1"),
    ("skirmish", "4C49a 4C165b @hand=4U312a", "play 4U312a", "table burdens 1, 4C165b wounds 0"),
    ("skirmish", "4C310a 4C165b @hand=4U312a", "play 4U312a", "table burdens 1, 4C165b wounds 1"),
    ("skirmish", "4C49a 4C165b 4R313a", "use 4R313a", "4R313a in discard, 4C165b wounds 0, table twilight 10"),
    ("fellowship", "4R315a @deck=4R317a", "use 4R315a, choose 4R317a, on 4C302a", "4R317a on 4C302a"),
    ("kill 4C302a", "4R315a 4C2a:4C302a @burdens=3", "answer 4R315a", "4C302a in dead, 4C2a on 4R315a, table burdens 0"),
    ("kill 4C302a", "4C316a 4C2a:4C302a @burdens=3", "answer 4C316a", "4C302a in dead, 4C2a on 4C316a, table burdens 0"),
    ("maneuver", "4C316a 4C165b 4C184b @dead=4C49a @hand=4R140b", "play 4R140b, answer 4C316a", "table burdens 0, 4C316a wounds 1"),
    ("fellowship", "4C316a @wounds=4C302a:2 @hand=4U309a", "play 4U309a, not answer 4C316a", "table burdens 1"),
    ("turn", "4R317a:4C302a @wounds=4C302a:1", "answer 4R317a", "4C302a wounds 0, table twilight 12"),
    ("fellowship", "4C310a 4C212b:4C310a @hand=4U318a", "play 4U318a", "4C212b in discard, table burdens 1"),
    ("regroup", "4C310a @wounds=4C310a:2 @hand=4U320a", "play 4U320a", "4C310a wounds 1"),
    ("regroup", "4C310a 4C90a @wounds=4C310a:2 @hand=4U320a", "play 4U320a", "4C310a wounds 0"),
    ("skirmish", "4C310a 4C10b @hand=4C322a", "play 4C322a", "4C310a in discard"),
]  # fmt: skip


# card: 4R1 4R41 4U43 4C44 4R45 4R46 4U47 4C50 4C51 4R52 4R69 4U53 4R54 4R55 4C56 4U57 4R58 4U59 4U60
# card: 4R72 4U77 4R61 4U63 4C64 4U66 4C67 4C68 4C70 4C71 4R75 4C76 4R79 4U62 4U82 4C83 4R84 4U88 4R89
# card: 4R92 4C93 4R94 4U96 4C97 4C98 4U99 4C90 4R100 4C207 4U101 4C102 4R103 4C104 4C105 4R106 4U108
# card: 4C109 4U110 4R111 4C112 4C113 4U114 4U127 4C115 4C7 4R118 4C131 4C122 4R120 4R121 4U123 4R124
# card: 4R125 4U126 4C128 4R133 4C135 4R262 4C14 4U264 4R269 4U342 4U346 4R271 4C273 4R274 4C287 4U275
# card: 4U276 4R279 4C281 4U285 4R284 4C292 4R289 4R290 4C165 4R293 4R294 4C298 4R299 4U334 4R300 4R303
# card: 4U305 4R307 4U309 4R311 4U312 4R313 4R315 4C316 4R140 4R317 4U318 4U320 4C322
@pytest.mark.parametrize(
    ("start", "text", "steps", "results"), [row for row in ROWS if "not " not in row[2]]
)
def test_a_free_peoples_card_does_what_it_says(start: str, text: str, steps: str, results: str) -> None:
    try_row(start, text, steps, results)


# card: 4C44 4R46 4U63 4R79 4R103 4C7 4C128 4C14 4U264 4R271 4C165 4R293 4U309 4C316
@pytest.mark.parametrize(
    ("start", "text", "steps", "results"), [row for row in ROWS if "not " in row[2]]
)
def test_a_free_peoples_card_does_nothing_otherwise(
    start: str, text: str, steps: str, results: str
) -> None:
    try_row(start, text, steps, results)
