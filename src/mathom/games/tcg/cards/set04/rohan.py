"""Rohan, The Two Towers."""

from __future__ import annotations

from mathom.games.tcg.language.vocabulary import *


def horse() -> Ability:
    """A mount that makes whoever fights its rider exert."""
    return each_time(
        when(STARTS, the_bearer, phase=SKIRMISH), exert(each(minion & skirmishing(the_bearer)))
    )


def leaves_a_lost_home() -> Ability:
    """A villager who is gone when an opponent controls his home site."""
    return always(discard(this), if_=opponent_controls_home)


# Aldor, Soldier of Edoras
card(
    "4R262",
    ability(ARCHERY, declare(archery_total(FREE, 1)), cost=(exert(this),), if_=can_spot(villager)),
)

# Brego
card(
    "4U263",
    to_play(can_spot(rohan & man)),
    bearer_must_be(man | elf | wizard),
    each_time(when(PLAYED, this_card), heal(bearer), you_may=True),
    horse(),
)

# Ceorl, Weary Horseman
card("4U264", response(when(ABOUT_CONTROL), prevent(), cost=(exert(this), exert(a(villager)))))

# Elite Rider
card(
    "4C265",
    own_cost(-1, while_=starting),
    is_(this_card, strength(2), while_=this_is(skirmishing(minion & wounded))),
)

# Éomer, Sister-son of Théoden
card(
    "4C266",
    own_cost(-1, while_=can_spot(rohan & man)),
    each_time(when(TURN_STARTS), heal(a(rohan & ally)), you_may=True),
)

# Éomer, Third Marshal of Riddermark
card(
    "4R267",
    own_cost(-1, while_=can_spot(rohan & man)),
    is_(this_card, strength(wounds_on(minion & skirmishing(this_card), 2))),
)

# Éomer's Spear
card(
    "4U268",
    bearer_must_be(rohan & man),
    is_(the_bearer, has(DAMAGE, 2), while_=can_spot(the_bearer & named("eomer") & mounted)),
)

# Éothain, Scout of the Mark
card("4R269", each_time(when(MOVES_TO, keyword(PLAINS)), exert(each(minion))))

# Éowyn, Lady of Rohan
card(
    "4C270",
    response(when(ABOUT_WOUND, unbound), prevent(), cost=(exert(this), add_twilight(1))),
)

# Éowyn, Sister-daughter of Théoden
card(
    "4R271",
    response(
        when(ABOUT_WOUND, this_card & exhausted, phase=SKIRMISH),
        prevent(),
        cost=(discard(from_hand(anything, 2)),),
    ),
)

# Éowyn's Sword
card(
    "4R272",
    bearer_must_be(named("eowyn")),
    is_(the_bearer, has(DAMAGE, 1), while_=can_spot(villager)),
)

# Fight for the Villagers
card("4C273", event(SKIRMISH, make(a(rohan & man), strength(but(2, 3, can_spot(villager))))))

# Firefoot
card(
    "4R274",
    bearer_must_be(rohan & man),
    is_(the_bearer, has(DEFENDER, 1), while_=can_spot(the_bearer & named("eomer"))),
    horse(),
)

# Forth Eorlingas!
card(
    "4U275",
    event(
        MANEUVER,
        make(a(companion & with_signet(SIGNET_THEODEN)), has(DEFENDER, 1), until=UNTIL_REGROUP),
        cost=(exert(a(named("theoden"))),),
    ),
)

# Fortress Never Fallen
card(
    "4U276",
    support_area(),
    each_time(when(WINS, rohan & man), place_tokens(ROHAN), you_may=True),
    ability(REGROUP, then(discard(some(tokens_here(ROHAN), shadow & condition)), discard(this))),
)

# Guma, Plains Farmer
card(
    "4C277",
    leaves_a_lost_home(),
    ability(FELLOWSHIP, heal(a(rohan & man)), cost=(exert(this),)),
)

# Heavy Chain
card("4C278", bearer_must_be(man), is_(the_bearer, overwhelmed_only_tripled()))

# Helm! Helm!
card(
    "4R279",
    event(REGROUP, one_of(liberate(), draw(3)), if_=can_spot(rohan & man & mounted, 2)),
)

# Herugrim
card("4U280", bearer_must_be(named("theoden")), is_(the_bearer, has(DAMAGE, 1)))

# Hlafwine, Village Farmhand
card(
    "4C281",
    leaves_a_lost_home(),
    ability(SKIRMISH, make(a(rohan & man), strength(2)), cost=(exert(this),)),
)

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
    horse(),
)

# King's Mail
card(
    "4R284",
    bearer_must_be(rohan & man),
    is_(the_bearer, most_wounds(1), while_=during(SKIRMISH)),
    is_(
        the_bearer,
        cannot(TAKE_WOUNDS),
        while_=can_spot(the_bearer & named("theoden") & ~skirmishing()),
    ),
)

# Léod, Westfold Herdsman
card(
    "4U285",
    leaves_a_lost_home(),
    ability(SKIRMISH, make(a(companion & mounted), strength(2)), cost=(exert(this),)),
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

# Rider's Mount
card("4C287", bearer_must_be(rohan & man), horse())

# Rider's Spear
card(
    "4C288",
    bearer_must_be(rohan & man),
    is_(the_bearer, has(DAMAGE, 1), while_=can_spot(the_bearer & mounted)),
)

# Simbelmynë
card(
    "4R289",
    event(
        FELLOWSHIP,
        play_a(rohan & (character | possession), DECK),
        if_=can_spot(rohan & man, 2) | can_spot(rohan & man & keyword(VALIANT)),
    ),
)

# Supplies of the Mark
card(
    "4R290",
    support_area(),
    ability(
        FELLOWSHIP,
        heal(a(rohan & ally)),
        cost=(add_twilight(2), beneath_deck(from_hand(villager))),
    ),
)

# Sword of Rohan
card(
    "4C291",
    bearer_must_be(rohan & man),
    is_(the_bearer & skirmishing(uruk_hai), has(DAMAGE, 1)),
)

# Théoden, Son of Thengel
card(
    "4C292",
    ability(REGROUP, liberate(), cost=(exert(this),), if_=can_spot(rohan & ally)),
)

# Valleys of the Mark
card(
    "4R293",
    support_area(),
    each_time(when(PLAYED, minion & roaming), exert(it), if_=can_spot(villager), you_may=True),
)

# Weapon Store
card(
    "4R294",
    support_area(),
    ability(FELLOWSHIP, play_a(hand_weapon, DISCARD), cost=(exert(a(rohan & man)),)),
)

# Weland, Smith of the Riddermark
card(
    "4U295",
    leaves_a_lost_home(),
    ability(FELLOWSHIP, heal(a(companion & mounted)), cost=(exert(this),)),
)

# Well Stored
card(
    "4U296",
    support_area(),
    each_time(when(STARTS, phase=FELLOWSHIP), heal(a(villager)), you_may=True),
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
