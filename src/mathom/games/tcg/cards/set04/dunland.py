"""Dunland, The Two Towers."""

from __future__ import annotations

from mathom.games.tcg.box import DAMAGE, FIERCE, SANCTUARY
from mathom.games.tcg.deeds import card
from mathom.games.tcg.nouns import (
    another,
    companion,
    dunland,
    free_peoples,
    keyword,
    man,
    possession,
    site_you_control,
    stacked_on,
    this_card,
)
from mathom.games.tcg.phases import SHADOW_PHASE, SKIRMISH, UNTIL_REGROUP, WINS
from mathom.games.tcg.pieces import ability, bearer_must_be, each_time, event
from mathom.games.tcg.words import (
    a,
    at,
    but,
    can_spot,
    discard,
    for_each_you_spot,
    has,
    if_,
    it,
    make,
    play_a,
    play_this,
    some,
    stack,
    strength,
    take_control,
    that,
    then,
    this,
    this_is,
    when,
)

# Band of Wild Men
card(
    "4C4",
    each_time(when(WINS, this_card), make(it, has(FIERCE), until=UNTIL_REGROUP), you_may=True),
)

# Dark Fury
card(
    "4C7",
    event(SKIRMISH, make(a(dunland & man), strength(but(2, 4, at(keyword(SANCTUARY)))))),
)

# Death to the Strawheads
card(
    "4U8",
    event(SKIRMISH, make(a(dunland & man), strength(for_each_you_spot(companion)))),
)

# Dunlending Arsonist
card(
    "4U9",
    each_time(
        when(WINS, this_card),
        then(
            play_a(dunland & man, change=-2),
            make(that, has(FIERCE), has(DAMAGE, 1), until=UNTIL_REGROUP),
        ),
        you_may=True,
    ),
)

# Dunlending Brigand
card("4C10")

# Dunlending Looter
card(
    "4U11",
    each_time(when(WINS, this_card), stack(this, a(site_you_control)), you_may=True),
    ability(SHADOW_PHASE, play_this(-2), if_=this_is(stacked_on(site_you_control)), stacked=True),
)

# Dunlending Madman
card(
    "4C12",
    each_time(
        when(WINS, this_card), make(it, strength(2), has(FIERCE), until=UNTIL_REGROUP), you_may=True
    ),
)

# Dunlending Pillager
card(
    "4U13",
    each_time(
        when(WINS, this_card),
        if_(
            can_spot(companion, 6),
            discard(some(2, free_peoples & possession)),
            discard(a(free_peoples & possession)),
        ),
        you_may=True,
    ),
)

# Dunlending Ransacker
card(
    "4C14",
    each_time(
        when(WINS, this_card), take_control(), if_=can_spot(dunland & man & another), you_may=True
    ),
)

# Dunlending Robber
card(
    "4C16",
    each_time(
        when(WINS, this_card), make(it, strength(2), has(FIERCE), until=UNTIL_REGROUP), you_may=True
    ),
)

# Dunlending Savage
card("4C17")

# Iron Axe
card("4C26", bearer_must_be(dunland & man))
