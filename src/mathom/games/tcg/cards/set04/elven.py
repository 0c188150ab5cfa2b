"""Elves, The Two Towers."""

from __future__ import annotations

from mathom.games.tcg.deeds import card
from mathom.games.tcg.nouns import elf, minion, named, skirmishing, unbound, wounded
from mathom.games.tcg.phases import SKIRMISH
from mathom.games.tcg.pieces import ability, event
from mathom.games.tcg.words import a, but, exert, make, strength, that_is, this

# Legolas, Elven Comrade
card(
    "4C74",
    ability(
        SKIRMISH,
        make(
            a(minion & skirmishing(unbound)),
            strength(but(-1, -2, that_is(skirmishing(named("gimli"))))),
        ),
        cost=(exert(this),),
    ),
)

# Valor
card(
    "4C87",
    event(SKIRMISH, make(a(elf), strength(but(2, 3, that_is(skirmishing(minion & wounded)))))),
)
