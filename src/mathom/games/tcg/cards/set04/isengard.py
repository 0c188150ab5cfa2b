"""Isengard, The Two Towers."""

from __future__ import annotations

from mathom.games.tcg.box import BATTLEGROUND, FIERCE
from mathom.games.tcg.deeds import card
from mathom.games.tcg.language.amounts import InDeadPile
from mathom.games.tcg.language.traits import TAKE_WOUNDS
from mathom.games.tcg.nouns import (
    ally,
    another,
    anything,
    assigned,
    chosen,
    keyword,
    the_bearer,
    this_card,
    uruk_hai,
)
from mathom.games.tcg.phases import SHADOW_PHASE, SKIRMISH
from mathom.games.tcg.pieces import ability, bearer_must_be, event, is_
from mathom.games.tcg.words import (
    a,
    at,
    at_least,
    but,
    cannot,
    during,
    exert,
    for_each,
    has,
    make,
    play_a,
    strength,
    this,
)

# Broad-bladed Sword
card(
    "4C142",
    bearer_must_be(uruk_hai),
    is_(the_bearer, cannot(TAKE_WOUNDS), while_=~during(SKIRMISH)),
)

# Ferocity
card("4C151", event(SKIRMISH, make(a(uruk_hai), strength(but(2, 3, at(keyword(BATTLEGROUND)))))))

# Orthanc Warrior
card("4C165")

# Still They Came
card(
    "4C175",
    event(
        SKIRMISH,
        make(a(uruk_hai & ~chosen(), slot=1), strength(3)),
        cost=(exert(a(uruk_hai & ~assigned)),),
    ),
)

# Uruk Defender
card(
    "4C184",
    ability(
        SKIRMISH,
        make(a(uruk_hai & another), strength(2)),
        cost=(exert(this),),
        if_=at(keyword(BATTLEGROUND)),
    ),
)

# Uruk Fanatic
card("4C185", is_(this_card, has(FIERCE), while_=at_least(InDeadPile(anything), 3)))

# Uruk Rear Guard
card(
    "4C191",
    ability(
        SKIRMISH,
        make(a(uruk_hai & another), strength(1)),
        cost=(exert(this),),
        if_=at(keyword(BATTLEGROUND)),
    ),
)

# Uruk Regular
card(
    "4C192",
    ability(
        SHADOW_PHASE,
        play_a(uruk_hai, change=for_each(uruk_hai & another, -1)),
        cost=(exert(this),),
    ),
)

# Uruk Stalker
card(
    "4C197",
    is_(this_card, strength(3), has(FIERCE), while_=at_least(InDeadPile(ally), 1)),
)

# Uruk-hai Raiding Party
card("4C207")
