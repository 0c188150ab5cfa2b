"""Elves, The Two Towers."""

from __future__ import annotations

from mathom.games.tcg.language.vocabulary import *

# Alliance Reforged
card("4R58", event(FELLOWSHIP, draw(for_each_you_spot(elf & companion))))

# Arrow and Blade
card(
    "4U59",
    event(
        SKIRMISH,
        make(a(minion & skirmishing(unbound), slot=1), strength(count_chosen(-1))),
        cost=(exert(any_number(elf & companion, least=1)),),
    ),
)

# Blades Drawn
card(
    "4U60",
    to_play(can_spot(elf, 3)),
    support_area(),
    is_(minion, strength(wounds_on(times=-2))),
    each_time(when(STARTS, phase=REGROUP), discard(this)),
)

# Company of Archers
card("4R61", event(ARCHERY, discard(a(condition)), if_=can_spot(elf & companion, 2)))

# Elven Bow
card("4U62", bearer_must_be(elf), is_(the_bearer, has(ARCHER)))

# Elven Brooch
card(
    "4U63",
    to_play(can_spot(elf)),
    bearer_must_be(companion),
    response(
        when(ABOUT_DISCARDED, possession & another & borne_by(the_bearer), by=shadow),
        instead(discard(this)),
    ),
)

# Elven Sword
card(
    "4C64",
    bearer_must_be(elf),
    ability(
        SKIRMISH,
        make(a(minion & skirmishing(the_bearer)), strength(-1)),
        cost=(one_of(exert(bearer), discard(from_hand(anything, 2))),),
    ),
)

# Erethón, Naith Lieutenant
card(
    "4R65",
    to_play(can_spot(elf)),
    is_(
        this_card,
        strength(1),
        has(DAMAGE, 1),
        cannot(ADD_TO_ARCHERY),
        while_=this_is(bearing(ranged_weapon)),
    ),
)

# Feathered
card("4U66", event(SKIRMISH, make(a(minion & skirmishing(elf)), strength(wounds_on(times=-2)))))

# Fereveldir, Son of Thandronen
card(
    "4C67",
    to_play(can_spot(elf)),
    ability(
        SKIRMISH,
        wound(a(minion & skirmishing(this_card))),
        cost=(exert(this), remove_tokens(ELVEN, 1, a(yours & condition))),
    ),
)

# Ferevellon, Son of Thandronen
card(
    "4C68",
    to_play(can_spot(elf)),
    ability(SKIRMISH, make(a(minion & skirmishing(this_card)), strength(-2)), cost=(exert(this),)),
)

# Final Count
card(
    "4R69",
    support_area(),
    each_time(when(WINS, named("legolas")), place_tokens(ELVEN), you_may=True),
    is_(
        named("legolas"),
        strength(limit(smaller(tokens_here(ELVEN), tokens_on(DWARVEN, named("my_axe_is_notched"))), 3)),
    ),
)

# Flashing Steel
card(
    "4C70",
    event(
        SKIRMISH,
        make(a(minion & skirmishing(chosen()), slot=1), strength(-3)),
        cost=(exert(a(elf)),),
    ),
)

# Haldir, Emissary of the Galadhrim
card(
    "4C71",
    is_(this_card, strength(2), while_=~at_least(sites_controlled(OPPONENT), 1)),
    ability(
        REGROUP,
        liberate(),
        cost=(exert(this), exert(a(elf & another))),
        if_=at(battleground),
    ),
)

# Killing Field
card(
    "4R72",
    to_play(can_spot(elf, 3)),
    support_area(),
    is_(minion & wounded, loses(FIERCE)),
    each_time(when(STARTS, phase=REGROUP), discard(this)),
)

# Legolas, Dauntless Hunter
card("4R73", is_(shadow & (event_card | condition), costs(for_each(unbound & hobbit))))

# Legolas, Elven Comrade
card(
    "4C74",
    ability(
        SKIRMISH,
        make(
            a(minion & skirmishing(unbound)),
            strength(but(-1, -2, that_is(skirmishing(named("gimli"))))),
        ),
        cost=(exert(this),),
    ),
)

# Lembas
card(
    "4R75",
    to_play(can_spot(elf, 3)),
    bearer_must_be(companion),
    ability(REGROUP, reconcile(), cost=(discard(this),)),
)

# Lórien Guardian
card("4C76", ability(REGROUP, by(SHADOW_PLAYER, wound(a(minion))), cost=(exert(this),)))

# Lórien Is Most Welcome
card(
    "4U77",
    to_play(can_spot(elf, 3)),
    support_area(),
    is_(minion & wounded, loses(DAMAGE)),
    each_time(when(STARTS, phase=REGROUP), discard(this)),
)

# Lórien Swordsman
card("4C78", is_(minion & skirmishing(this_card), strength(wounds_on(times=-2))))

# Night Without End
card(
    "4R79",
    response_event(when(WINS, elf), one_of(liberate(), wound(a(minion))), cost=(exert(it),)),
)

# Ordulus, Young Warrior
card("4U80", to_play(can_spot(elf)), is_(this_card, bears_for(ranged_weapon, -1)))

# Pengedhel, Naith Warrior
card(
    "4U81",
    to_play(can_spot(elf)),
    is_(this_card, strength(2), cannot(ADD_TO_ARCHERY), while_=this_is(bearing(ranged_weapon))),
)

# Strength of Arms
card(
    "4U82",
    support_area(),
    each_time(when(WINS, elf), place_tokens(ELVEN), you_may=True),
    ability(
        SKIRMISH,
        then(
            make(a(minion & skirmishing(elf)), strength(limit(tokens_here(ELVEN, -1), 3))),
            discard(this),
        ),
    ),
)

# Supporting Fire
card("4C83", event(SKIRMISH, make(a(elf), strength(but(2, 3, can_spot(elf & companion, 3))))))

# Sword-wall
card(
    "4R84",
    event((SKIRMISH, REGROUP), one_of(liberate(), exert(a(minion))), if_=can_spot(elf & companion, 3)),
)

# Thandronen, Veteran Protector
card(
    "4C85",
    to_play(can_spot(elf)),
    ability(REGROUP, discard(stacked(minion, condition | site)), cost=(exert(this),)),
)

# Thónnas, Naith Captain
card(
    "4U86",
    to_play(can_spot(elf)),
    is_(minion & skirmishing(this_card), strength(-2), while_=this_is(bearing(ranged_weapon))),
    is_(this_card, cannot(ADD_TO_ARCHERY), while_=this_is(bearing(ranged_weapon))),
)

# Valor
card(
    "4C87",
    event(SKIRMISH, make(a(elf), strength(but(2, 3, that_is(skirmishing(minion & wounded)))))),
)
