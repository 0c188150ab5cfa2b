"""Dwarves, The Two Towers."""

from __future__ import annotations

from mathom.games.tcg.box import BATTLEGROUND
from mathom.games.tcg.deeds import card
from mathom.games.tcg.nouns import dwarf, keyword, named, unbound
from mathom.games.tcg.phases import SKIRMISH
from mathom.games.tcg.pieces import ability, event
from mathom.games.tcg.words import a, at, but, exert, make, strength, that_is, this

# Best Company
card("4C42", event(SKIRMISH, make(a(dwarf), strength(but(2, 4, at(keyword(BATTLEGROUND)))))))

# Gimli, Unbidden Guest
card(
    "4C49",
    ability(
        SKIRMISH,
        make(a(unbound), strength(but(1, 2, that_is(named("legolas"))))),
        cost=(exert(this),),
    ),
)
