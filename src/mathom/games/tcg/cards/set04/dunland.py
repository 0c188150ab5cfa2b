"""Dunland, The Two Towers."""

from __future__ import annotations

from mathom.games.tcg.box import DAMAGE, DUNLAND, FIERCE, SANCTUARY
from mathom.games.tcg.engine.deeds import card
from mathom.games.tcg.language.abilities import Ability
from mathom.games.tcg.language.filters import Filter
from mathom.games.tcg.language.nouns import (
    ally,
    another,
    borne_by,
    character,
    chosen,
    companion,
    condition,
    dunland,
    free_peoples,
    has_stacked,
    keyword,
    man,
    minion,
    possession,
    rohan,
    site,
    site_you_control,
    skirmishing,
    stacked_on,
    the_bearer,
    the_opposite,
    this_card,
    unbound,
    yours,
)
from mathom.games.tcg.language.pieces import (
    ability,
    bearer_must_be,
    each_time,
    event,
    is_,
    response,
    response_event,
    support_area,
    the_table,
)
from mathom.games.tcg.language.qualities import (
    cannot,
    has,
    joins_skirmishes,
    must_move,
    no_bonus_from,
    shadow_number,
    skip,
    strength,
)
from mathom.games.tcg.language.traits import BE_ASSIGNED
from mathom.games.tcg.language.who import FREE_PLAYER
from mathom.games.tcg.language.words import (
    a,
    assign,
    at,
    at_least,
    but,
    by,
    can_spot,
    control_a_site,
    control_sites,
    declare,
    discard,
    draw,
    each,
    exert,
    first_sentence,
    for_each,
    for_each_you_spot,
    if_,
    it,
    limit,
    make,
    moves,
    one_of,
    place_tokens,
    play_a,
    play_this,
    prevent,
    remove_tokens,
    remove_twilight,
    some,
    spot,
    stack,
    take_control,
    that,
    then,
    this,
    this_is,
    times,
    tokens_here,
    when,
)
from mathom.games.tcg.phases import (
    ABOUT_WOUND,
    ARCHERY,
    ASSIGNMENT,
    LOSES,
    MANEUVER,
    MOVES,
    PLAYED,
    REGROUP,
    SHADOW_PHASE,
    SKIRMISH,
    UNTIL_REGROUP,
    WINS,
)
from mathom.games.tcg.state import DISCARD


def conquers(each_of: Filter) -> Ability:
    """A minion that takes a site when it wins, if another of its people is there."""
    return each_time(
        when(WINS, this_card), take_control(), if_=can_spot(each_of & another), you_may=True
    )


def grows() -> Ability:
    """A minion that grows fierce and strong by winning."""
    return each_time(
        when(WINS, this_card),
        make(it, strength(2), has(FIERCE), until=UNTIL_REGROUP),
        you_may=True,
    )


def calls_another() -> Ability:
    """A minion that calls another Man when it wins."""
    return each_time(
        when(WINS, this_card),
        then(
            play_a(dunland & man, change=-2),
            make(that, has(FIERCE), has(DAMAGE, 1), until=UNTIL_REGROUP),
        ),
        you_may=True,
    )


def drags_an_ally() -> Ability:
    """A minion that forces an ally into a skirmish."""
    return ability(
        ASSIGNMENT,
        then(make(that, joins_skirmishes()), assign(this, that)),
        cost=(spot(a(ally)),),
    )


def waits_on_a_site() -> Ability:
    """A minion that stacks itself on a site by winning."""
    return each_time(when(WINS, this_card), stack(this, a(site_you_control)), you_may=True)


def comes_from_a_site(change: int) -> Ability:
    """A stacked minion that is played from there."""
    return ability(
        SHADOW_PHASE, play_this(change), if_=this_is(stacked_on(site_you_control)), stacked=True
    )


# Anger
card(
    "4C3",
    event(
        SKIRMISH,
        make(a(dunland & man), has(FIERCE), until=UNTIL_REGROUP),
        if_=can_spot(dunland & minion, 3) | control_a_site,
    ),
)

# Band of Wild Men
card(
    "4C4",
    each_time(when(WINS, this_card), make(it, has(FIERCE), until=UNTIL_REGROUP), you_may=True),
)

# Burn Every Village
card("4C5", event(SKIRMISH, make(a(dunland & man), strength(but(2, 4, control_a_site)))))

# Constantly Threatening
card(
    "4R6",
    support_area(),
    ability(
        SHADOW_PHASE,
        play_a(dunland & man, DISCARD),
        cost=(remove_twilight(2),),
        if_=at_least(moves, 2),
    ),
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
card("4U9", calls_another())

# Dunlending Brigand
card("4C10")

# Dunlending Looter
card("4U11", waits_on_a_site(), comes_from_a_site(-2))

# Dunlending Madman
card("4C12", grows())

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
card("4C14", conquers(dunland & man))

# Dunlending Ravager
card(
    "4C15",
    is_(this_card, strength(2), while_=this_is(skirmishing(rohan & man))),
    drags_an_ally(),
)

# Dunlending Robber
card("4C16", grows())

# Dunlending Savage
card("4C17")

# Dunlending Warrior
card("4C18", drags_an_ally())

# Hides
card(
    "4R19",
    support_area(),
    each_time(when(PLAYED, this_card), draw(), you_may=True),
    response(
        when(ABOUT_WOUND, dunland & man),
        prevent(),
        cost=(one_of(remove_twilight(2), discard(this)),),
    ),
)

# Hill Chief
card("4R20", ability(SHADOW_PHASE, draw(3), cost=(exert(this),), if_=control_a_site))

# Hillman Band
card(
    "4C21",
    each_time(when(MOVES), take_control(), if_=can_spot(dunland & man & another), you_may=True),
)

# Hillman Horde
card(
    "4R22",
    the_table(skip(ARCHERY), while_=control_sites(2)),
    is_(yours & dunland & man, has(FIERCE), while_=control_sites(3)),
    is_(yours & dunland & man, has(DAMAGE, 1), while_=control_sites(4)),
)

# Hillman Mob
card("4R23", calls_another())

# Hillman Rabble
card("4U24", waits_on_a_site(), comes_from_a_site(-2))

# Hillman Tribe
card("4C25", conquers(dunland & minion))

# Iron Axe
card("4C26", bearer_must_be(dunland & man))

# Living Off Rock
card(
    "4U27",
    support_area(),
    each_time(
        when(WINS, dunland & man, rohan & man),
        make(it, strength(2), has(FIERCE), until=UNTIL_REGROUP),
        you_may=True,
    ),
)

# No Defense
card(
    "4U28",
    support_area(),
    ability(SHADOW_PHASE, place_tokens(DUNLAND), cost=(remove_twilight(3),)),
    ability(
        SKIRMISH,
        make(a(character & skirmishing(chosen()), slot=1), no_bonus_from(possession)),
        cost=(spot(a(dunland & man)), remove_tokens(DUNLAND)),
    ),
)

# No Refuge
card(
    "4R29",
    support_area(),
    is_(site, shadow_number(5), while_=can_spot(site & has_stacked(dunland & man))),
)

# No Retreat
card(
    "4R30",
    bearer_must_be(site_you_control),
    ability(REGROUP, declare(must_move()), cost=(discard(this),), if_=can_spot(dunland & man, 2)),
)

# Over the Isen
card(
    "4U31",
    support_area(),
    ability(
        ASSIGNMENT,
        assign(a(dunland & man), a(unbound, slot=1)),
        cost=(remove_twilight(2),),
        if_=control_a_site,
    ),
)

# Ravage the Defeated
card(
    "4R32",
    response_event(
        when(WINS, yours & dunland & man, companion | ally),
        discard(each(free_peoples & borne_by(the_opposite))),
    ),
)

# Saruman, Rabble-rouser
card(
    "4R33",
    is_(this_card, cannot(BE_ASSIGNED), while_=first_sentence),
    each_time(when(MOVES), times(for_each(dunland & man), by(FREE_PLAYER, exert(a(companion))))),
    ability(SKIRMISH, make(a(dunland & man), strength(2)), cost=(exert(this),)),
)

# Secret Folk
card(
    "4U34",
    support_area(),
    each_time(when(LOSES, companion | ally, dunland & man), place_tokens(DUNLAND), you_may=True),
    ability(
        MANEUVER,
        then(discard(some(limit(tokens_here(DUNLAND), 3), free_peoples & possession)), discard(this)),
    ),
)

# Wake of Destruction
card(
    "4R35",
    event(
        MANEUVER,
        make(each(yours & dunland & man), has(FIERCE), until=UNTIL_REGROUP),
        if_=control_sites(2),
    ),
)

# War Club
card(
    "4U36",
    bearer_must_be(dunland & man),
    each_time(when(WINS, the_bearer), discard(some(2, free_peoples & possession)), you_may=True),
)

# War Cry of Dunland
card(
    "4C37",
    response_event(when(WINS, dunland & man), make(it, has(FIERCE), strength(4), until=UNTIL_REGROUP)),
)

# Wild Man of Dunland
card("4U38", calls_another())

# Wild Man Raid
card(
    "4R39",
    event(
        MANEUVER,
        discard(a(free_peoples & (possession | condition))),
        if_=can_spot(dunland & man, 3),
    ),
)

# Wulf, Dunlending Chieftain
card("4R40", response(when(WINS, dunland & man & another), take_control(), cost=(exert(this),)))
