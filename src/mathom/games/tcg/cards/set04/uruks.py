"""Minions of Isengard, The Two Towers."""

from __future__ import annotations

from mathom.games.tcg.language.vocabulary import *


def helps_another_uruk(bonus: int) -> Ability:
    """An Uruk that exerts for another at a battleground."""
    return ability(
        SKIRMISH,
        make(a(uruk_hai & another), strength(bonus)),
        cost=(exert(this),),
        if_=at(battleground),
    )


def shoots() -> Ability:
    """An archer that makes the Free Peoples player wound a companion instead of joining the fire."""
    return ability(
        ARCHERY,
        then(by(FREE_PLAYER, wound(a(unbound))), make(this, cannot(ADD_TO_ARCHERY))),
        cost=(exert(this),),
    )


def withdraws() -> Ability:
    """An Uruk that goes back to a controlled site in the regroup phase."""
    return ability(REGROUP, stack(this, a(site_you_control)))


def comes_from_a_site() -> Ability:
    """A stacked minion that is played from there."""
    return ability(SHADOW_PHASE, play_this(-1), if_=this_is(stacked_on(site_you_control)), stacked=True)


def enraged(bonus: int, damage: int = 0) -> Continuous:
    """A tracker that is stronger in fierce skirmishes."""
    given = (strength(bonus), has(DAMAGE, damage)) if damage else (strength(bonus),)
    return is_(this_card, *given, while_=fierce_skirmish & this_is(skirmishing()))


def finds_its_prey() -> Continuous:
    """A tracker that is stronger against whoever bears a search card."""
    return is_(this_card, strength(2), has(DAMAGE, 1), while_=this_is(skirmishing(bearing(search))))


def keeps_hobbits() -> Continuous:
    """Nobody gets rid of a captured Hobbit."""
    return is_(unbound & hobbit, cannot(BE_DISCARDED))


def cheaper_for_each_site() -> OwnCost:
    """A minion that costs less for each controlled site."""
    return own_cost(sites_controlled(times=-1))


# Advance Uruk Patrol
card(
    "4U136",
    is_(this_card, has(FIERCE), while_=at(battleground)),
    is_(this_card, strength(4), while_=control_sites(1, battleground)),
)

# Band of Uruk Bowmen
card("4U138", the_table(archery_total(SHADOW, 1), while_=control_a_site))

# Elite Crossbowmen
card("4R150", shoots())

# Gríma, Son of Galmód
card("4C153", is_((unbound | ally) & bearing(shadow & condition), strength(-1)))

# Gríma, Wormtongue
card(
    "4R154",
    ability(
        MANEUVER,
        into_hand(each(free_peoples & borne_by(chosen()))),
        cost=(exert(this), spot(a(unbound & bearing(anything, 3)))),
    ),
)

# Lieutenant of Orthanc
card(
    "4R158",
    ability(
        MANEUVER,
        make(a(uruk_hai & another), has(FIERCE), until=UNTIL_REGROUP),
        cost=(exert(this),),
    ),
)

# Mauhúr, Patrol Leader
card(
    "4R160",
    ability(SKIRMISH, make(a(isengard & tracker), cannot(TAKE_WOUNDS)), cost=(remove_twilight(2),)),
)

# Orthanc Champion
card(
    "4R164",
    ability(
        ASSIGNMENT,
        then(spot(a(unbound)), unless_paid(assign(this, that), exert(that), FREE_PLAYER)),
        cost=(exert(this),),
    ),
)

# Orthanc Warrior
card("4C165")

# Ranged Commander
card("4R169", is_(isengard & archer, costs(-1)), shoots())

# Saruman, Black Traitor
card(
    "4R173",
    is_(this_card, cannot(TAKE_WOUNDS), while_=first_sentence & during(ARCHERY)),
    is_(this_card, cannot(BE_ASSIGNED), while_=first_sentence),
    each_time(when(PLAYED, this_card), discard(a(condition)), you_may=True),
    ability(SHADOW_PHASE, play_a(named("sarumans_staff"), DISCARD), cost=(exert(this),)),
)

# Uglúk, Servant of Saruman
card(
    "4R176",
    is_(yours & isengard & tracker, roaming_penalty(-2)),
    is_(this_card, strength(3), while_=can_spot(isengard & tracker, 2)),
    is_(this_card, has(DAMAGE, 1), while_=can_spot(isengard & tracker, 3)),
)

# Unferth, Gríma's Bodyguard
card(
    "4C178",
    each_time(when(ASSIGNED_TO, companion | ally, isengard & man, actor=FREE), exert(it)),
)

# Uruk Assault Band
card(
    "4R179",
    to_play(can_spot(uruk_hai)),
    is_(this_card, has(FIERCE), while_=at(battleground)),
    is_(this_card, strength(6), while_=control_sites(1, battleground)),
    is_(this_card, cannot(TAKE_WOUNDS), while_=control_sites(2, battleground)),
)

# Uruk Besieger
card("4C180", withdraws(), comes_from_a_site())

# Uruk Chaser
card("4C181", enraged(2))

# Uruk Crossbow Troop
card(
    "4U182",
    each_time(when(PLAYED, this_card), place_tokens(ISENGARD, 1, a(machine)), you_may=True),
)

# Uruk Crossbowman
card("4C183", shoots())

# Uruk Defender
card("4C184", helps_another_uruk(2))

# Uruk Fanatic
card("4C185", is_(this_card, has(FIERCE), while_=at_least(in_dead_pile(anything), 3)))

# Uruk Follower
card(
    "4R186",
    keeps_hobbits(),
    response(when(KILLED, unbound & hobbit), add_burdens(), cost=(exert(this),)),
)

# Uruk Foot Soldier
card("4C187", enraged(3, 1))

# Uruk Hunter
card(
    "4U188",
    keeps_hobbits(),
    response(when(KILLED, unbound & hobbit), exhaust(a(companion)), cost=(exert(this, 2),)),
)

# Uruk Plains Runner
card("4C189", enraged(3, 1))

# Uruk Pursuer
card(
    "4C190",
    keeps_hobbits(),
    response(when(KILLED, unbound & hobbit), by(FREE_PLAYER, wound(a(unbound))), cost=(exert(this),)),
)

# Uruk Rear Guard
card("4C191", helps_another_uruk(1))

# Uruk Regular
card(
    "4C192",
    ability(
        SHADOW_PHASE,
        play_a(uruk_hai, change=for_each(uruk_hai & another, -1)),
        cost=(exert(this),),
    ),
)

# Uruk Runner
card("4C193", enraged(2))

# Uruk Searcher
card("4U194", finds_its_prey())

# Uruk Seeker
card("4C195", finds_its_prey())

# Uruk Stalker
card(
    "4C197",
    is_(this_card, strength(3), has(FIERCE), while_=at_least(in_dead_pile(ally), 1)),
)

# Uruk Stormer
card(
    "4C198",
    each_time(
        when(KILLED, companion | ally, involving=uruk_hai),
        take_control(),
        you_may=True,
    ),
)

# Uruk Trooper
card("4R199", withdraws(), comes_from_a_site())

# Uruk Vanguard
card(
    "4R200",
    to_play(can_spot(uruk_hai)),
    is_(this_card, has(FIERCE), has(DAMAGE, 1), while_=at(battleground)),
)

# Uruk Veteran
card("4U201", withdraws(), comes_from_a_site())

# Uruk-hai Band
card("4U202", is_(this_card, strength(sites_controlled(times=2))))

# Uruk-hai Horde
card("4R203", cheaper_for_each_site())

# Uruk-hai Marauder
card("4C204", cheaper_for_each_site())

# Uruk-hai Mob
card("4U205", cheaper_for_each_site())

# Uruk-hai Patrol
card("4C206", is_(this_card, has(DAMAGE, 1), while_=control_a_site))

# Uruk-hai Raiding Party
card("4C207")
