"""Isengard, The Two Towers: events, conditions and items."""

from __future__ import annotations

from mathom.games.tcg.language.vocabulary import *


def saruman_or_a_man() -> Filter:
    """Saruman or one of his Men."""
    return named("saruman") | (isengard & man)


# Attack on Helm's Deep
card(
    "4C137",
    support_area(),
    ability(SHADOW_PHASE, place_tokens(ISENGARD), cost=(play_a(uruk_hai),)),
    ability(REGROUP, take_control(), cost=(remove_tokens(ISENGARD, 3), discard(a(uruk_hai)))),
)

# Banished
card(
    "4R139",
    extra_cost(exert(a(saruman_or_a_man()))),
    bearer_must_be(free_peoples & man),
    each_time(when(LOSES, (ally | companion) & ~the_bearer), exert(bearer)),
)

# Beyond All Hope
card(
    "4R140",
    event(MANEUVER, add_burdens(in_dead_pile(anything)), cost=(exert(some(2, uruk_hai)),)),
)

# Beyond Dark Mountains
card(
    "4C141",
    response_event(
        when(KILLED, companion | ally),
        add_burdens(but(1, 2, it_is(named("aragorn") | named("gandalf") | named("theoden")))),
        cost=(exert(a(isengard & minion)),),
    ),
)

# Broad-bladed Sword
card(
    "4C142",
    bearer_must_be(uruk_hai),
    is_(the_bearer, cannot(TAKE_WOUNDS), while_=~during(SKIRMISH)),
)

# Brought Back Alive
card(
    "4U143",
    event(
        ASSIGNMENT,
        then(
            spot(a(unbound, slot=1)),
            if_(
                that_is(hobbit, slot=1),
                assign(that, that_other),
                unless_paid(assign(that, that_other), exert(that_other), FREE_PLAYER),
            ),
        ),
        cost=(exert(a(isengard & tracker)),),
    ),
)

# Burning of Westfold
card(
    "4R144",
    support_area(),
    ability(
        SHADOW_PHASE,
        discard(a(free_peoples & condition)),
        cost=(play_a(uruk_hai),),
        if_=control_a_site,
    ),
)

# Cloud of Arrows
card(
    "4C145",
    event(
        ARCHERY,
        declare(archery_total(SHADOW, 1), archery_total(FREE, -1)),
        cost=(exert(a(isengard & archer)),),
    ),
)

# Come Down
card(
    "4R146",
    support_area(),
    ability(ARCHERY, declare(allies_take_archery()), if_=can_spot(isengard & archer, 2)),
)

# Covering Fire
card(
    "4U147",
    to_play(can_spot(isengard & archer, 2)),
    support_area(),
    the_table(no_actions(ARCHERY, FREE_PLAYER)),
    each_time(when(STARTS, phase=REGROUP), discard(this)),
)

# Down to the Last Child
card(
    "4U148",
    support_area(),
    each_time(when(LOSES, companion | ally, uruk_hai), place_tokens(ISENGARD)),
    ability(SHADOW_PHASE, take_control(), cost=(remove_tokens(ISENGARD, 2),)),
)

# Driven Back
card(
    "4R149",
    event(
        ARCHERY,
        declare(archery_total(SHADOW, in_dead_pile(anything))),
        if_=can_spot(isengard & archer, 2),
    ),
)

# Ferocity
card("4C151", event(SKIRMISH, make(a(uruk_hai), strength(but(2, 3, at(battleground))))))

# Get Back
card("4U152", event(ASSIGNMENT, make(a(isengard & tracker), cannot(BE_ASSIGNED))))

# Haunting Her Steps
card(
    "4U155",
    response_event(when(USES_ABILITY, ally | unbound), prevent(), cost=(exert(a(named("grima"))),)),
)

# Kill Them Now
card(
    "4C156",
    event(
        SKIRMISH,
        make(a(isengard & tracker), strength(but(2, 4, that_is(skirmishing(bearing(search)))))),
    ),
)

# Leechcraft
card(
    "4R157",
    extra_cost(exert(a(saruman_or_a_man()))),
    bearer_must_be(free_peoples & man),
    is_(the_bearer, cannot(USE_ABILITIES)),
)

# Many Riddles
card(
    "4U159",
    extra_cost(exert(a(isengard & tracker))),
    bearer_must_be(companion & ~ring_bearer),
    ability(
        ASSIGNMENT,
        unless_paid(assign(that, bearer), exert(bearer), FREE_PLAYER),
        cost=(exert(a(isengard & tracker)), remove_twilight(2)),
    ),
)

# Men Will Fall
card(
    "4U161",
    event(SKIRMISH, make(a(unbound), strength(-2)), if_=can_spot(saruman_or_a_man())),
)

# New Power Rising
card(
    "4R162",
    event(
        REGROUP,
        into_hand(from_discard(isengard)),
        cost=(reveal_hand(), discard(all_revealed(free_peoples))),
        if_=can_spot(saruman_or_a_man()),
    ),
)

# No Dawn for Men
card(
    "4R163",
    event(MANEUVER, exert(some(sites_controlled(), unbound)), cost=(exert(a(uruk_hai)),)),
)

# The Palantír of Orthanc, Seventh Seeing-stone
card(
    "4R166",
    to_play(can_spot(isengard & minion)),
    support_area(),
    ability(
        SHADOW_PHASE,
        naming(ANY_PLAYER, then(reveal_top(1, ANY_PLAYER), may(beneath_deck(that)))),
        cost=(remove_twilight(2),),
        if_=can_spot(isengard & minion),
    ),
)

# Pillage of Rohan
card(
    "4R167",
    bearer_must_be(site_you_control),
    the_table(no_actions(SKIRMISH, FREE_PLAYER), while_=can_spot(the_bearer & has_stacked(uruk_hai))),
)

# Race Across the Mark
card(
    "4R168",
    support_area(),
    ability(SKIRMISH, cancel_skirmish(uruk_hai), cost=(remove_twilight(2),), if_=control_a_site),
)

# Ranks Without Number
card(
    "4U170",
    support_area(),
    each_time(
        when(ASSIGNED, ally, actor=FREE),
        play_a(isengard & minion, DISCARD, change=-2),
        you_may=True,
    ),
)

# Rest While You Can
card(
    "4R171",
    to_play(can_spot(isengard & tracker)),
    bearer_must_be(companion, limit=1),
    each_time(
        when(KILLED, the_bearer),
        then(
            reveal_top(10, OPPONENT),
            discard(revealed(shadow, OPPONENT, slot=1)),
            discard(revealed(free_peoples, OPPONENT, slot=2)),
            reshuffle(OPPONENT),
        ),
    ),
)

# Rohan Is Mine
card(
    "4R172",
    to_play(can_spot(saruman_or_a_man())),
    bearer_must_be(free_peoples & man),
    each_time(when(ASSIGNED, the_bearer, actor=FREE), exert(each(ally))),
)

# Saruman's Staff, Wizard's Device
card(
    "4R174",
    bearer_must_be(named("saruman")),
    is_(the_bearer, has(FIERCE), has(DAMAGE, 1)),
    ability(MANEUVER, make(bearer, without_first_sentence(), until=UNTIL_REGROUP)),
)

# Still They Came
card(
    "4C175",
    event(
        SKIRMISH,
        make(a(uruk_hai & ~chosen(), slot=1), strength(3)),
        cost=(exert(a(uruk_hai & ~assigned)),),
    ),
)

# Uglúk's Sword
card(
    "4R177",
    bearer_must_be(uruk_hai),
    ability(
        SHADOW_PHASE,
        play_a(minion, change=-3),
        cost=(exert(bearer), discard(from_hand(minion))),
        if_=can_spot(the_bearer & named("ugluk")),
    ),
)

# Uruk Spear
card(
    "4C196",
    bearer_must_be(uruk_hai),
    ability(MANEUVER, discard(a(free_peoples & mount)), cost=(exert(bearer),)),
)

# Vengeance
card(
    "4U208",
    event(
        SKIRMISH,
        make(a(isengard & tracker), strength(for_each(borne_by(skirmishing(chosen())), 2))),
    ),
)

# Volley Fire
card("4R209", event(ARCHERY, exhaust(a(unbound)), cost=(discard(some(2, isengard & archer)),)))

# We Are the Fighting Uruk-hai
card(
    "4C210",
    event(SKIRMISH, make(a(uruk_hai), strength(2), has(DAMAGE, but(0, 1, control_a_site)))),
)

# Weapons of Isengard
card(
    "4R211",
    support_area(),
    ability(SHADOW_PHASE, place_tokens(ISENGARD), cost=(play_a(isengard & archer),)),
    ability(
        ARCHERY,
        then(declare(archery_total(SHADOW, 2)), discard(this)),
        cost=(remove_tokens(ISENGARD, 2),),
    ),
)

# Weary
card(
    "4C212",
    bearer_must_be(companion | ally, limit=1),
    each_time(when(ASSIGNED_TO, the_bearer, isengard & tracker, actor=FREE), exert(bearer)),
)

# What Did You Discover?
card(
    "4R213",
    support_area(),
    each_time(
        when(MOVES, phase=REGROUP),
        into_hand(from_discard(isengard & tracker)),
        cost=(discard(from_hand(anything, 2)),),
        you_may=True,
    ),
)

# Where Has Gríma Stowed It?
card(
    "4R214",
    event(
        MANEUVER,
        discard(a(possession & borne_by(ally | unbound))),
        if_=can_spot(named("grima")),
    ),
)

# Wounded
card(
    "4R215",
    extra_cost(exert(a(isengard & man))),
    bearer_must_be(free_peoples & man),
    each_time(when(PLAYED, this_card), exert(bearer)),
    is_(the_bearer, cannot(BE_HEALED)),
)
