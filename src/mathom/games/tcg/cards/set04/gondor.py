"""Gondor, The Two Towers."""

from __future__ import annotations

from mathom.games.tcg.deeds import card
from mathom.games.tcg.nouns import hobbit, minion, named, skirmishing, the_bearer, unbound, uruk_hai
from mathom.games.tcg.phases import MOVES
from mathom.games.tcg.pieces import bearer_must_be, each_time, is_
from mathom.games.tcg.words import a, for_each_you_spot, strength, times, when, wound

# Aragorn, Wingfoot
card(
    "4P364",
    each_time(when(MOVES), times(for_each_you_spot(unbound & hobbit), wound(a(minion))), you_may=True),
)

# Ranger's Sword, Blade of Aragorn
card(
    "4U132",
    bearer_must_be(named("aragorn")),
    is_(the_bearer & skirmishing(uruk_hai), strength(2)),
)
