"""Sites of The Two Towers."""

from __future__ import annotations

from mathom.games.tcg.box import SHADOW
from mathom.games.tcg.deeds import card
from mathom.games.tcg.language.amounts import Twilight
from mathom.games.tcg.language.conditions import PlayedThisTurn
from mathom.games.tcg.language.traits import MOVE_LIMIT, TAKE_WOUNDS, Plain
from mathom.games.tcg.language.who import EACH_SHADOW
from mathom.games.tcg.nouns import (
    ally,
    companion,
    dunland,
    man,
    minion,
    mount,
    mounted,
    named,
    possession,
    rohan,
    this_card,
    unbound,
    uruk_hai,
)
from mathom.games.tcg.phases import (
    ARCHERY,
    END_OF_TURN,
    FELLOWSHIP,
    MOVES_TO,
    PLAYED,
    SHADOW_PHASE,
    STARTS,
)
from mathom.games.tcg.pieces import ability, always, each_time, is_, the_table
from mathom.games.tcg.state import DECK, DISCARD
from mathom.games.tcg.words import (
    add_twilight,
    amount,
    archery_total,
    at_least,
    by,
    can_spot,
    cannot,
    costs,
    declare,
    draw,
    during,
    each,
    exert,
    for_each,
    heal,
    it,
    play_a,
    remove_burdens,
    shadow_number,
    some,
    when,
)

# The Riddermark
card(
    "4U328",
    ability(FELLOWSHIP, play_a(named("aragorn"), DECK), cost=(exert(some(2, unbound)),)),
)

# Horse-country
card(
    "4U326",
    always(
        declare(Plain(MOVE_LIMIT, amount(1)), until=END_OF_TURN),
        if_=can_spot(rohan & mount),
        per_turn=1,
    ),
)

# Rohirrim Village
card("4U334", is_(dunland & man, cannot(TAKE_WOUNDS), while_=during(ARCHERY)))

# Uruk Camp
card("4U335", each_time(when(PLAYED, uruk_hai), exert(it)))

# Throne Room
card("4U341", ability(FELLOWSHIP, play_a(named("theoden"), DECK)))

# Westemnet Plains
card("4U342", is_(dunland & man, cannot(TAKE_WOUNDS), while_=during(ARCHERY)))

# Westemnet Hills
card(
    "4U344",
    each_time(when(MOVES_TO, this_card), heal(each((companion | ally) & mounted))),
)

# White Rocks
card("4U346", is_(this_card, shadow_number(for_each(companion & mounted))))

# Deep of Helm
card(
    "4U347",
    is_(uruk_hai, costs(-3), while_=~PlayedThisTurn(uruk_hai)),
)

# Hornburg Courtyard
card("4U350", is_(this_card, shadow_number(-2), while_=can_spot(named("aragorn"))))

# Hornburg Armory
card("4U354", ability(FELLOWSHIP, draw(), cost=(play_a(possession),)))

# Hornburg Causeway
card("4U356", the_table(archery_total(SHADOW, for_each(unbound, 2, over=3))))

# King's Room
card(
    "4U357",
    each_time(when(MOVES_TO, this_card), exert(each(unbound)), if_=~can_spot(rohan & companion)),
)

# Ring of Isengard
card("4U358", ability(SHADOW_PHASE, draw(), cost=(play_a(dunland & minion),)))

# Wizard's Vale
card(
    "4U359",
    each_time(
        when(STARTS, phase=SHADOW_PHASE),
        add_twilight(4),
        if_=~at_least(Twilight(), 9),
        per_turn=1,
    ),
)

# Orthanc Library
card(
    "4U362",
    each_time(when(MOVES_TO, this_card), by(EACH_SHADOW, draw(for_each(companion, over=4)), may=True)),
)

# Palantír Chamber
card("4U363", ability(SHADOW_PHASE, play_a(minion, DISCARD), cost=(remove_burdens(2),)))
