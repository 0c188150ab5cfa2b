"""The Shire, The Two Towers."""

from __future__ import annotations

from mathom.games.tcg.box import FREE, SHIRE, SIGNET_FRODO
from mathom.games.tcg.engine.deeds import card
from mathom.games.tcg.language.abilities import Ability
from mathom.games.tcg.language.effect import Effect
from mathom.games.tcg.language.filters import Filter
from mathom.games.tcg.language.nouns import (
    assigned,
    borne_by,
    chosen,
    companion,
    condition,
    hobbit,
    minion,
    named,
    orc,
    ring_bearer,
    ring_bound,
    sauron,
    shadow,
    site_number,
    skirmishing,
    the_bearer,
    unbound,
    uruk_hai,
    with_signet,
)
from mathom.games.tcg.language.pieces import (
    ability,
    bearer_must_be,
    each_time,
    event,
    response,
    support_area,
    the_table,
)
from mathom.games.tcg.language.qualities import (
    keep_cards,
    most_wounds,
    overwhelmed_only_tripled,
    strength,
)
from mathom.games.tcg.language.who import EACH_SHADOW
from mathom.games.tcg.language.words import (
    a,
    add_burdens,
    add_twilight,
    at,
    bearer,
    become_ring_bearer,
    but,
    can_spot,
    cancel_skirmish,
    discard,
    exert,
    heal,
    if_,
    later,
    limit,
    make,
    may,
    place_tokens,
    play_a,
    play_next_sites,
    prevent,
    remove_burdens,
    remove_from_skirmish,
    remove_twilight,
    that,
    then,
    this,
    this_is,
    times,
    tokens_here,
    unless_paid,
    when,
    wound,
)
from mathom.games.tcg.phases import (
    ABOUT_BURDENS,
    FELLOWSHIP,
    KILLED,
    MOVES_FROM,
    REGROUP,
    SKIRMISH,
    TURN_STARTS,
    WINS,
)
from mathom.games.tcg.state import DECK, DISCARD


def slips_away(price: Effect) -> Ability:
    """A Hobbit who leaves a skirmish, unless a Shadow player pays."""
    return ability(
        SKIRMISH,
        unless_paid(discard(this), remove_twilight(2), EACH_SHADOW),
        cost=(price,),
    )


def takes_up_the_ring() -> Ability:
    """Sam, when Frodo the Ring-bearer is dead."""
    return response(when(KILLED, named("frodo") & ring_bearer), become_ring_bearer())


def lures_away(whom: Filter) -> Ability:
    """A Hobbit who draws a minion out of somebody else's skirmish."""
    return ability(
        SKIRMISH,
        remove_from_skirmish(a(whom & skirmishing(unbound))),
        cost=(discard(this),),
        if_=this_is(~assigned),
    )


# Brace of Coneys
card(
    "4C298",
    bearer_must_be(ring_bound & hobbit),
    ability(FELLOWSHIP, remove_burdens(), cost=(discard(this),)),
)

# Cliffs of Emyn Muil
card(
    "4R299",
    support_area(),
    each_time(when(MOVES_FROM, site_number(1, 1)), times(2, may(remove_burdens()))),
    ability(SKIRMISH, wound(a(minion & skirmishing(hobbit & companion))), cost=(discard(this),)),
)

# Escape
card(
    "4R300",
    bearer_must_be(unbound & hobbit, limit=1),
    ability(
        SKIRMISH,
        unless_paid(cancel_skirmish(the_bearer), remove_twilight(1), EACH_SHADOW),
        cost=(exert(bearer, 2),),
    ),
)

# Frodo, Courteous Halfling
card("4R301", the_table(keep_cards(FREE), while_=can_spot(unbound, 3)))

# Frodo, Tired Traveller
card("4C302", ability(FELLOWSHIP, remove_burdens(), cost=(play_a(ring_bound & companion),)))

# Frodo's Cloak
card(
    "4R303",
    bearer_must_be(named("frodo")),
    ability(
        SKIRMISH,
        cancel_skirmish(named("frodo")),
        cost=(add_burdens(), discard(this)),
        if_=at(site_number(1, 4)),
    ),
    ability(
        SKIRMISH,
        then(remove_burdens(), heal(a(named("frodo")))),
        cost=(discard(this),),
        if_=~at(site_number(1, 4)),
    ),
)

# Get On and Get Away
card("4R304", event(FELLOWSHIP, play_next_sites(2), cost=(add_burdens(2),)))

# Good Work
card(
    "4U305",
    support_area(),
    each_time(when(WINS, hobbit), place_tokens(SHIRE), you_may=True),
    ability(FELLOWSHIP, then(remove_burdens(limit(tokens_here(SHIRE), 3)), discard(this))),
)

# Hobbit Sword
card("4C306", bearer_must_be(hobbit))

# Impatient and Angry
card(
    "4R307",
    event(
        SKIRMISH,
        then(
            make(that, strength(3)),
            later(each_time(when(WINS, chosen()), remove_burdens(), you_may=True)),
        ),
        cost=(exert(a(named("sam"))),),
    ),
)

# Knocked on the Head
card("4C308", event(REGROUP, play_a(unbound & hobbit, DISCARD)))

# Light Shining Faintly
card("4U309", event(FELLOWSHIP, heal(a(ring_bound & companion), 2), cost=(add_burdens(),)))

# Merry, Learned Guide
card("4C310", slips_away(exert(a(ring_bearer))))

# Merry, Unquenchable Hobbit
card("4R311", lures_away(sauron & orc))

# Mind Your Own Affairs
card(
    "4U312",
    event(
        SKIRMISH,
        wound(a(minion & skirmishing(companion & with_signet(SIGNET_FRODO)))),
        cost=(add_burdens(),),
        if_=can_spot(named("frodo")),
    ),
)

# Pippin, Just a Nuisance
card("4R313", lures_away(uruk_hai))

# Pippin, Woolly-footed Rascal
card("4C314", slips_away(add_burdens()))

# Sam, Frodo's Gardener
card(
    "4R315",
    ability(FELLOWSHIP, play_a(named("sams_pack"), DECK)),
    takes_up_the_ring(),
)

# Sam, Samwise the Brave
card(
    "4C316",
    response(
        when(ABOUT_BURDENS, by=shadow), prevent(), cost=(exert(this),), if_=can_spot(named("frodo"))
    ),
    takes_up_the_ring(),
)

# Sam's Pack
card(
    "4R317",
    bearer_must_be(ring_bound & hobbit),
    each_time(when(TURN_STARTS), heal(a(ring_bound & companion)), cost=(add_twilight(2),), you_may=True),
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

# Seven We Had
card("4U318", event(FELLOWSHIP, discard(a(condition & borne_by(hobbit))), cost=(add_burdens(),)))

# Store-room
card(
    "4U320",
    event(
        REGROUP,
        heal(a(unbound & hobbit), but(1, 2, can_spot(named("gandalf")))),
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

# Warmed Up a Bit
card("4C322", event(SKIRMISH, discard(a(unbound & hobbit))))
