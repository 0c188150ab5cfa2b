"""The Shire, The Two Towers."""

from __future__ import annotations

from mathom.games.tcg.deeds import card
from mathom.games.tcg.language.who import EACH_SHADOW
from mathom.games.tcg.nouns import companion, hobbit, ring_bearer, ring_bound, site_number, unbound
from mathom.games.tcg.phases import FELLOWSHIP, REGROUP, SKIRMISH
from mathom.games.tcg.pieces import ability, bearer_must_be, event
from mathom.games.tcg.state import DISCARD
from mathom.games.tcg.words import (
    a,
    add_burdens,
    at,
    cancel_skirmish,
    discard,
    exert,
    if_,
    make,
    most_wounds,
    overwhelmed_only_tripled,
    play_a,
    remove_burdens,
    remove_twilight,
    this,
    unless_paid,
)

# Frodo, Tired Traveller
card("4C302", ability(FELLOWSHIP, remove_burdens(), cost=(play_a(ring_bound & companion),)))

# Hobbit Sword
card("4C306", bearer_must_be(hobbit))

# Knocked on the Head
card("4C308", event(REGROUP, play_a(unbound & hobbit, DISCARD)))

# Merry, Learned Guide
card(
    "4C310",
    ability(
        SKIRMISH,
        unless_paid(discard(this), remove_twilight(2), EACH_SHADOW),
        cost=(exert(a(ring_bearer)),),
    ),
)

# Pippin, Woolly-footed Rascal
card(
    "4C314",
    ability(
        SKIRMISH,
        unless_paid(discard(this), remove_twilight(2), EACH_SHADOW),
        cost=(add_burdens(),),
    ),
)

# Severed His Bonds
card(
    "4C319",
    event(
        SKIRMISH,
        if_(
            at(site_number(1, 4)),
            cancel_skirmish(hobbit),
            make(a(hobbit), overwhelmed_only_tripled()),
        ),
    ),
)

# Swiftly and Softly
card(
    "4C321",
    event(
        SKIRMISH,
        if_(at(site_number(1, 5)), cancel_skirmish(hobbit), make(a(hobbit), most_wounds(1))),
    ),
)
