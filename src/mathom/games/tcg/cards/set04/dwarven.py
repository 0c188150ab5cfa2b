"""Dwarves, The Two Towers."""

from __future__ import annotations

from mathom.games.tcg.language.vocabulary import *

# Axe of Erebor
card(
    "4R41",
    bearer_must_be(named("gimli")),
    is_(the_bearer, has(DAMAGE, 1)),
    ability(
        SKIRMISH,
        make(bearer, strength(1)),
        cost=(one_of(discard(a(dwarven & condition)), discard(stacked(anything, dwarven & condition))),),
    ),
)

# Best Company
card("4C42", event(SKIRMISH, make(a(dwarf), strength(but(2, 4, at(battleground))))))

# Come Here Lad
card("4U43", event(FELLOWSHIP, stack_top(2, a(dwarven & condition & has_stacked(anything)))))

# Courtesy of My Hall
card(
    "4C44",
    support_area(),
    each_time(when(PLAYED, this_card), stack(from_discard(anything))),
    ability(FELLOWSHIP, heal(a(dwarf)), cost=(discard(stacked(free_peoples, this_card)),)),
)

# Dwarven Foresight
card(
    "4R45",
    event(FELLOWSHIP, into_hand(stacked(free_peoples, dwarven & condition)), if_=can_spot(dwarf)),
)

# Ever My Heart Rises
card(
    "4R46",
    support_area(),
    each_time(when(PLAYED, this_card), stack_top(6)),
    ability(
        FELLOWSHIP,
        into_hand(stacked(free_peoples, this_card)),
        cost=(discard_top(),),
        if_=can_spot(dwarf),
    ),
)

# From the Armory
card(
    "4U47",
    support_area(),
    ability(
        SKIRMISH,
        make(that, wounds_prevented()),
        cost=(exert(a(dwarf)), stack(from_hand(free_peoples, slot=1))),
    ),
)

# Gimli, Lockbearer
card("4R48", is_(this_card, strength(for_each(unbound & hobbit))))

# Gimli, Unbidden Guest
card(
    "4C49",
    ability(
        SKIRMISH,
        make(a(unbound), strength(but(1, 2, that_is(named("legolas"))))),
        cost=(exert(this),),
    ),
)

# Here Is Good Rock
card(
    "4C50",
    support_area(),
    ability(SKIRMISH, make(a(dwarf), has(DAMAGE, 1)), cost=(stack(from_hand(free_peoples)),)),
)

# Khazâd Ai-mênu
card(
    "4C51",
    event(
        SKIRMISH,
        make(
            a(dwarf),
            strength(but(2, 3, can_spot(named("legolas")))),
            has(DAMAGE, but(0, 1, can_spot(named("legolas")))),
        ),
    ),
)

# My Axe Is Notched
card(
    "4R52",
    support_area(),
    each_time(when(WINS, named("gimli")), place_tokens(DWARVEN)),
    is_(
        named("gimli"),
        strength(limit(smaller(tokens_here(DWARVEN), tokens_on(ELVEN, named("final_count"))), 3)),
    ),
)

# Quick As May Be
card(
    "4U53",
    event(
        MANEUVER,
        wound(a(minion)),
        if_=can_spot(dwarf & companion) & can_spot(elf & companion),
    ),
)

# Rest by Blind Night
card("4R54", event(REGROUP, shuffle_in(any_number(dwarven & condition))))

# Restless Axe
card(
    "4R55",
    event(
        REGROUP,
        then(shuffle_in(a(dwarven & condition)), times(the_number, exert(a(minion)))),
        cost=(exert(a(dwarf)),),
    ),
)

# Search Far and Wide
card("4C56", event(FELLOWSHIP, draw(2), cost=(discard_top(),), if_=can_spot(dwarf)))

# Stout and Strong
card(
    "4U57",
    support_area(),
    each_time(when(WINS, dwarf), place_tokens(DWARVEN), you_may=True),
    ability(
        SKIRMISH,
        then(make(a(unbound), strength(limit(tokens_here(DWARVEN), 3))), discard(this)),
    ),
)
