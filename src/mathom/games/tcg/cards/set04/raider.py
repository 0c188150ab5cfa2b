"""Easterlings and Southrons, The Two Towers."""

from __future__ import annotations

from mathom.games.tcg.language.vocabulary import *


def strikes_first() -> Ability:
    """A Southron that may wound at the start of his skirmish."""
    return each_time(
        when(STARTS, phase=SKIRMISH),
        wound(a((companion | ally) & skirmishing(this_card))),
        cost=(remove_twilight(3),),
        if_=this_is(skirmishing()),
        you_may=True,
    )


def shoots() -> Ability:
    """An archer that exerts a companion instead of joining the fire."""
    return ability(
        ARCHERY,
        then(exert(a(companion & ~ring_bearer)), make(this, cannot(ADD_TO_ARCHERY))),
        cost=(exert(this),),
    )


def conquers() -> Ability:
    """A minion that takes a site in the regroup phase."""
    return ability(REGROUP, take_control(), cost=(exert(this, 2),))


def burdens_at_least(least: int) -> Condition:
    """So many burdens can be spotted."""
    return at_least(burdens, least)


def threatens() -> Ability:
    """An Easterling that adds a burden when he is assigned to an unbound companion."""
    return each_time(
        when(ASSIGNED_TO, this_card, unbound), add_burdens(), cost=(exert(this),), you_may=True
    )


def emboldened() -> Continuous:
    """An Easterling whom three burdens make fierce and deadly."""
    return is_(this_card, has(FIERCE), has(DAMAGE, 1), while_=burdens_at_least(3))


def commands(least: int, bonus: int) -> Ability:
    """A captain who strengthens Easterlings while there are burdens."""
    return ability(
        SKIRMISH,
        make(a(easterling), strength(bonus)),
        cost=(remove_twilight(2),),
        if_=burdens_at_least(least),
    )


def wounds_the_ring_bound(price: int) -> Ability:
    """Twilight turns a lost skirmish into a wound on a Ring-bound companion."""
    return each_time(
        when(LOSES, companion | ally, southron),
        by(FREE_PLAYER, wound(a(ring_bound & companion))),
        cost=(remove_twilight(price),),
        you_may=True,
    )


def wearies(least: int, count: int) -> Ability:
    """A Southron that wearies a large fellowship."""
    return ability(
        MANEUVER,
        by(FREE_PLAYER, exert(some(count, companion))),
        cost=(exert(this),),
        if_=can_spot(companion, least),
    )


def spends_itself() -> Ability:
    """A condition that is given up for strength."""
    return ability(SKIRMISH, make(a(raider & man), strength(2)), cost=(discard(this),))


# Arrow From the South
card(
    "4U216",
    support_area(),
    each_time(when(LOSES, companion | ally, raider & man), place_tokens(RAIDER), you_may=True),
    ability(ARCHERY, then(times(tokens_here(RAIDER), heal(a(raider & archer))), discard(this))),
)

# Desert Lancers
card("4U217", to_play(can_spot(raider & man)), conquers())

# Desert Legion
card(
    "4R218",
    is_(this_card, strength(5), while_=burdens_at_least(4)),
    is_(this_card, has(FIERCE), while_=burdens_at_least(5)),
    is_(this_card, has(DAMAGE, 1), while_=burdens_at_least(6)),
)

# Desert Lord
card("4R219", shoots())

# Desert Soldier
card("4U220", strikes_first())

# Desert Spearman
card("4C221", strikes_first())

# Desert Warrior
card("4C222", strikes_first())

# Discovered
card(
    "4R223",
    event(
        MANEUVER,
        if_(
            burdens_at_least(3),
            discard(some(2, free_peoples & condition)),
            discard(a(free_peoples & condition)),
        ),
        cost=(exert(a(raider & man)),),
    ),
)

# Easterling Axeman
card("4C224", is_(this_card, strength(3), has(FIERCE), while_=burdens_at_least(2)))

# Easterling Captain
card("4R225", commands(2, 2), commands(4, 3), commands(6, 4))

# Easterling Guard
card("4C226", threatens())

# Easterling Infantry
card("4C227", emboldened())

# Easterling Lieutenant
card("4C228", threatens())

# Easterling Skirmisher
card(
    "4R229",
    each_time(
        when(PLAYED, this_card),
        add_twilight(limit(burdens, 4)),
        if_=can_spot(easterling & another),
        you_may=True,
    ),
)

# Easterling Trooper
card("4U230", emboldened())

# Eastern Emyn Muil
card(
    "4R231",
    support_area(),
    each_time(when(MOVES_FROM, site_number(2, 2)), exert(each(ring_bound & companion), 2)),
    ability(
        MANEUVER,
        exert(a(ring_bound & companion)),
        cost=(discard(this), exert(a(raider & man))),
    ),
)

# Elite Archer
card("4U232", shoots())

# Fearless
card(
    "4U233",
    event(
        SKIRMISH,
        one_of(
            make(a(southron), strength(limit(burdens_you_spot, 5))),
            make(a(raider & man), strength(2)),
        ),
    ),
)

# Flanking Attack
card("4U234", event((MANEUVER, SKIRMISH), add_twilight(3), cost=(exert(a(southron)),)))

# Gathering to the Summons
card(
    "4C235",
    event(
        SKIRMISH,
        add_burdens(),
        if_=can_spot(raider & man & skirmishing(ring_bound & companion)),
    ),
)

# Howl of Harad
card("4U236", support_area(), wounds_the_ring_bound(4))

# Ithilien Wilderness, by its erratum
card(
    "4R237",
    support_area(),
    each_time(
        when(ENDS),
        add_twilight(8),
        if_=moved_to(site_number(7, 9)) & ~at_least(twilight, 7),
        you_may=True,
    ),
    spends_itself(),
)

# Men of Harad
card(
    "4R238",
    support_area(),
    ability(
        SHADOW_PHASE,
        draw(),
        cost=(remove_twilight(2),),
        if_=control_a_site & can_spot(southron, 3),
    ),
)

# Men of Rhûn
card("4C239", event(SKIRMISH, make(a(raider & man), strength(but(3, 4, burdens_at_least(4))))))

# New Fear
card(
    "4R240",
    event(
        REGROUP,
        unless_paid(
            add_burdens(for_each(companion, over=4)),
            discard(some(2, companion & ~ring_bearer)),
            FREE_PLAYER,
        ),
        cost=(exert(a(raider & man)),),
    ),
)

# On the March
card("4C241", event(SKIRMISH, make(a(raider & man), strength(but(3, 5, can_spot(companion, 6))))))

# Raiders From the East
card(
    "4U242",
    support_area(),
    ability(SHADOW_PHASE, place_tokens(RAIDER), cost=(remove_twilight(3), exert(a(raider & man)))),
    ability(MANEUVER, add_twilight(1), cost=(remove_tokens(RAIDER),)),
)

# Rapid Fire
card(
    "4R243",
    event(
        ARCHERY,
        declare(archery_total(SHADOW, limit(burdens, 5))),
        cost=(exert(a(raider & archer)),),
    ),
)

# Regiment of Haradrim
card("4R244", to_play(can_spot(raider & man)), conquers())

# Southron Archer
card(
    "4R245",
    the_table(archery_total(SHADOW, sites_controlled()), while_=can_spot(southron & another)),
)

# Southron Assassin
card("4R246", wounds_the_ring_bound(1))

# Southron Bow
card(
    "4R247",
    bearer_must_be(raider & man),
    is_(the_bearer, has(ARCHER)),
    the_table(archery_total(SHADOW, 1), while_=can_spot(raider & man & ~the_bearer)),
)

# Southron Bowman
card("4C248", shoots())

# Southron Commander
card(
    "4U249",
    ability(
        ASSIGNMENT,
        unless_paid(assign(this, a(ring_bearer)), discard(a(unbound)), FREE_PLAYER),
        if_=can_spot(companion, 6),
    ),
)

# Southron Explorer
card(
    "4U250",
    ability(REGROUP, take_control(), cost=(exert(this), remove_twilight(5))),
)

# Southron Fighter
card("4R251", wearies(5, 1))

# Southron Scout
card("4C252")

# Southron Sentry
card("4U253", ability(MANEUVER, add_twilight(sites_controlled(times=2)), cost=(exert(this),)))

# Southron Soldier
card("4C254")

# Southron Spear
card(
    "4C255",
    bearer_must_be(southron),
    ability(
        SKIRMISH,
        wound(a((companion | ally) & skirmishing(the_bearer))),
        cost=(remove_twilight(4), exert(bearer)),
    ),
)

# Southron Troop
card(
    "4R256",
    to_play(can_spot(southron)),
    ability(
        ASSIGNMENT,
        unless_paid(
            assign(this, a(ring_bearer)),
            by(PLAYER_OF_THIS, discard(a(companion & ~ring_bearer))),
            FREE_PLAYER,
        ),
        if_=can_spot(companion, 7),
    ),
)

# Southron Veterans
card("4R257", wearies(6, 2))

# Southron Wanderer
card(
    "4C258",
    ability(
        ASSIGNMENT,
        unless_paid(assign(this, a(ring_bearer)), add_twilight(4), FREE_PLAYER),
        cost=(exert(this),),
        if_=can_spot(companion, 5),
    ),
)

# Vision From Afar
card(
    "4R259",
    event(
        ASSIGNMENT,
        unless_paid(assign(a(easterling), a(ring_bearer, slot=1)), add_burdens(), FREE_PLAYER),
    ),
)

# Whirling Strike
card("4C260", event(SKIRMISH, wound(a((companion | ally) & skirmishing(raider & man)))))

# Wrath of Harad
card(
    "4R261",
    support_area(),
    is_(
        free_peoples & event_card & calls_on(RANGER),
        gains_cost(wound(a(companion))),
        while_=can_spot(raider & man),
    ),
    spends_itself(),
)
