"""Rohan, The Two Towers."""

from __future__ import annotations

from mathom.games.tcg.box import DAMAGE, VILLAGER
from mathom.games.tcg.deeds import card
from mathom.games.tcg.nouns import (
    ally,
    companion,
    elf,
    keyword,
    man,
    minion,
    mounted,
    named,
    possession,
    rohan,
    skirmishing,
    the_bearer,
    this_card,
    unbound,
    wizard,
)
from mathom.games.tcg.phases import ABOUT_WOUND, FELLOWSHIP, PLAYED, SKIRMISH, STARTS, TURN_STARTS
from mathom.games.tcg.pieces import (
    ability,
    always,
    bearer_must_be,
    each_time,
    event,
    is_,
    own_cost,
    response,
    support_area,
    to_play,
)
from mathom.games.tcg.words import (
    a,
    add_twilight,
    bearer,
    bearer_of_that,
    but,
    can_spot,
    discard,
    each,
    exert,
    for_each_you_spot,
    has,
    heal,
    limit,
    make,
    opponent_controls_home,
    overwhelmed_only_tripled,
    play_a,
    prevent,
    strength,
    that_is,
    this,
    this_is,
    when,
)

# Brego
card(
    "4U263",
    to_play(can_spot(rohan & man)),
    bearer_must_be(man | elf | wizard),
    each_time(when(PLAYED, this_card), heal(bearer), you_may=True),
    each_time(when(STARTS, the_bearer, phase=SKIRMISH), exert(each(minion & skirmishing(the_bearer)))),
)

# Éomer, Sister-son of Théoden
card(
    "4C266",
    own_cost(-1, while_=can_spot(rohan & man)),
    each_time(when(TURN_STARTS), heal(a(rohan & ally)), you_may=True),
)

# Éowyn, Lady of Rohan
card(
    "4C270",
    response(when(ABOUT_WOUND, unbound), prevent(), cost=(exert(this), add_twilight(1))),
)

# Guma, Plains Farmer
card(
    "4C277",
    always(discard(this), if_=opponent_controls_home),
    ability(FELLOWSHIP, heal(a(rohan & man)), cost=(exert(this),)),
)

# Heavy Chain
card("4C278", bearer_must_be(man), is_(the_bearer, overwhelmed_only_tripled()))

# Herugrim
card("4U280", bearer_must_be(named("theoden")), is_(the_bearer, has(DAMAGE, 1)))

# An Honorable Charge
card(
    "4U282",
    event(SKIRMISH, make(a(unbound), strength(limit(for_each_you_spot(rohan & man), 3)))),
)

# Horse of Rohan
card(
    "4C283",
    to_play(can_spot(rohan & man)),
    bearer_must_be(man | elf | wizard),
    each_time(when(STARTS, the_bearer, phase=SKIRMISH), exert(each(minion & skirmishing(the_bearer)))),
)

# Rider of Rohan
card(
    "4C286",
    ability(
        SKIRMISH,
        exert(a(minion & skirmishing(unbound))),
        cost=(exert(this),),
        if_=this_is(mounted),
    ),
)

# Weland, Smith of the Riddermark
card(
    "4U295",
    always(discard(this), if_=opponent_controls_home),
    ability(FELLOWSHIP, heal(a(companion & mounted)), cost=(exert(this),)),
)

# Well Stored
card(
    "4U296",
    support_area(),
    each_time(when(STARTS, phase=FELLOWSHIP), heal(a(keyword(VILLAGER))), you_may=True),
)

# Work for the Sword
card(
    "4C297",
    event(SKIRMISH, make(a(rohan & man), strength(2), has(DAMAGE, but(0, 2, that_is(mounted))))),
)

# Théoden, Lord of the Mark: "that companion" is the one the possession is played on.
card(
    "4P365",
    ability(
        FELLOWSHIP,
        heal(bearer_of_that),
        cost=(play_a(rohan & possession, on=rohan & companion),),
        per_turn=1,
    ),
)
