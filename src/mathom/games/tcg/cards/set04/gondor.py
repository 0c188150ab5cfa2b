"""Gondor, The Two Towers."""

from __future__ import annotations

from mathom.games.tcg.box import ARCHER, DAMAGE, DEFENDER, GONDOR, RANGER, SIGNET_ARAGORN
from mathom.games.tcg.engine.deeds import card
from mathom.games.tcg.language.abilities import Ability
from mathom.games.tcg.language.nouns import (
    another,
    assigned_to,
    chosen,
    companion,
    gondor,
    hobbit,
    keyword,
    man,
    minion,
    named,
    ring_bound,
    roaming,
    rohan,
    site_number,
    skirmishing,
    the_bearer,
    this_card,
    unbound,
    uruk_hai,
    with_signet,
    yours,
)
from mathom.games.tcg.language.pieces import (
    ability,
    bearer_must_be,
    each_time,
    event,
    is_,
    own_cost,
    support_area,
    the_table,
    to_play,
)
from mathom.games.tcg.language.qualities import (
    costs,
    has,
    minion_site,
    most_wounds,
    no_actions,
    strength,
)
from mathom.games.tcg.language.traits import Continuous
from mathom.games.tcg.language.who import EACH_SHADOW, OPPONENT
from mathom.games.tcg.language.words import (
    a,
    add_twilight,
    at,
    bearer,
    but,
    can_spot,
    cancel_skirmish,
    discard,
    during,
    each,
    exert,
    exhaust,
    for_each_you_spot,
    from_hand,
    heal,
    later,
    liberate,
    limit,
    make,
    place_tokens,
    play_next_sites,
    remove_twilight,
    some,
    starting,
    that_is,
    then,
    this,
    this_is,
    times,
    tokens_here,
    unless_paid,
    when,
    wound,
)
from mathom.games.tcg.phases import ARCHERY, FELLOWSHIP, LOSES, MANEUVER, MOVES, REGROUP, SKIRMISH, WINS


def strong_against_roamers() -> Continuous:
    """A ranger who is stronger against minions far from home."""
    return is_(this_card, strength(2), while_=this_is(skirmishing(minion & roaming)))


def shoots() -> Ability:
    """A bow that wounds whom its bearer fights."""
    return ability(
        SKIRMISH,
        wound(a(minion & (man | roaming) & skirmishing(the_bearer))),
        cost=(exert(bearer),),
        if_=can_spot(minion & (man | roaming) & skirmishing(the_bearer)),
    )


# Aragorn, Heir of Elendil
card("4C109")

# Arrows Thick in the Air
card(
    "4U110",
    event((ARCHERY, SKIRMISH), wound(each(minion & roaming)), cost=(exert(some(2, ring_bound & man)),)),
)

# Boromir, My Brother
card(
    "4R111",
    bearer_must_be(named("faramir")),
    ability(SKIRMISH, make(a(ring_bound & man), strength(1)), cost=(discard(from_hand(gondor)),)),
)

# Boromir's Gauntlets
card(
    "4C112",
    bearer_must_be(gondor & man),
    ability(
        SKIRMISH,
        unless_paid(cancel_skirmish(the_bearer), remove_twilight(1), EACH_SHADOW),
        cost=(exert(bearer),),
    ),
)

# Curse Them
card(
    "4C113",
    event(SKIRMISH, cancel_skirmish(minion & roaming), cost=(exert(a(ring_bound & man)),)),
)

# Damrod, Ranger of Ithilien
card(
    "4U114",
    to_play(can_spot(ring_bound & man)),
    ability(SKIRMISH, exhaust(a(man & skirmishing(this_card))), cost=(exert(this),)),
)

# Defend It and Hope
card(
    "4C115",
    event(
        MANEUVER,
        wound(a(minion), but(1, 2, that_is(uruk_hai))),
        cost=(exert(a(gondor & man)),),
    ),
)

# Faramir, Captain of Gondor
card(
    "4R116",
    is_(yours & gondor & man & another, costs(-1), while_=starting),
    strong_against_roamers(),
)

# Faramir, Son of Denethor
card("4C117", the_table(no_actions(SKIRMISH, OPPONENT), while_=this_is(skirmishing())))

# Faramir's Bow
card("4R118", bearer_must_be(named("faramir")), is_(the_bearer, has(ARCHER)), shoots())

# Faramir's Cloak
card(
    "4R119",
    bearer_must_be(named("faramir")),
    is_(minion & roaming & skirmishing(ring_bound & man), strength(-1)),
)

# Forbidden Pool
card(
    "4R120",
    support_area(),
    is_(ring_bound & man, most_wounds(1), while_=at(site_number(6, 6)) & during(SKIRMISH)),
    ability(FELLOWSHIP, heal(a(ring_bound & man)), cost=(add_twilight(2), discard(this))),
)

# Forests of Ithilien
card(
    "4R121",
    support_area(),
    is_(minion & man & skirmishing(), minion_site(2), while_=at(site_number(5, 5))),
    ability(REGROUP, liberate(), cost=(discard(this), exert(a(ring_bound & man)))),
)

# Gondorian Ranger
card("4C122", is_(minion & assigned_to(ring_bound & man), minion_site(2)))

# Hard Choice
card(
    "4U123",
    event(
        FELLOWSHIP,
        heal(a(companion & with_signet(SIGNET_ARAGORN)), 2),
        if_=can_spot(named("aragorn")),
    ),
)

# Help in Doubt and Need
card(
    "4R124",
    support_area(),
    ability(
        SKIRMISH,
        make(a(rohan & companion), strength(2)),
        cost=(exert(a(unbound & gondor & man)),),
    ),
    ability(
        SKIRMISH,
        make(a(unbound & gondor & man), strength(2)),
        cost=(exert(a(rohan & companion)),),
    ),
)

# Henneth Annûn
card(
    "4R125",
    support_area(),
    is_(
        minion & roaming & skirmishing(ring_bound & companion),
        strength(-2),
        while_=at(site_number(6, 6)),
    ),
    ability(SKIRMISH, wound(a(minion & roaming)), cost=(discard(this),), if_=can_spot(gondor & man)),
)

# Ithilien Trap
card(
    "4U126",
    support_area(),
    each_time(when(WINS, gondor & man), place_tokens(GONDOR), you_may=True),
    ability(MANEUVER, then(times(limit(tokens_here(GONDOR), 3), exert(a(minion))), discard(this))),
)

# Mablung, Soldier of Gondor
card(
    "4U127",
    to_play(can_spot(ring_bound & man)),
    ability(SKIRMISH, exhaust(a(minion & roaming & skirmishing(this_card))), cost=(exert(this),)),
)

# New Errand
card(
    "4C128",
    event(
        SKIRMISH,
        then(
            make(a(minion), minion_site(2)),
            later(each_time(when(LOSES, chosen()), wound(a(minion)), you_may=True)),
        ),
        if_=can_spot(ring_bound & man),
    ),
)

# Pathfinder
card(
    "4C129",
    event((FELLOWSHIP, REGROUP), play_next_sites(), if_=can_spot(keyword(RANGER))),
)

# Ranger of Ithilien
card("4C130", own_cost(-1, while_=starting), strong_against_roamers())

# Ranger's Bow
card("4C131", bearer_must_be(ring_bound & man), shoots())

# Ranger's Sword, Blade of Aragorn
card(
    "4U132",
    bearer_must_be(named("aragorn")),
    is_(the_bearer & skirmishing(uruk_hai), strength(2)),
)

# Ruins of Osgiliath
card(
    "4R133",
    support_area(),
    is_(ring_bound & man, has(DEFENDER, 1), while_=at(site_number(7, 7))),
    ability(SKIRMISH, wound(a(minion & man)), cost=(discard(this),), if_=can_spot(ring_bound & man)),
)

# Sword of Gondor
card(
    "4C134",
    bearer_must_be(gondor & man),
    is_(the_bearer & skirmishing(man | roaming), has(DAMAGE, 1)),
)

# War and Valor
card(
    "4C135",
    event(
        SKIRMISH,
        make(
            a(gondor & man),
            strength(but(2, 3, that_is(skirmishing(minion & roaming)))),
            has(DAMAGE, but(0, 1, that_is(skirmishing(minion & roaming)))),
        ),
    ),
)

# Aragorn, Wingfoot
card(
    "4P364",
    each_time(when(MOVES), times(for_each_you_spot(unbound & hobbit), wound(a(minion))), you_may=True),
)
