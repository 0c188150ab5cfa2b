"""Sites of The Two Towers."""

from __future__ import annotations

from mathom.games.tcg.language.vocabulary import *


def found_for_two_exertions(title: str) -> Ability:
    """A companion who joins if two others exert."""
    return ability(FELLOWSHIP, play_a(named(title), DECK), cost=(exert(some(2, unbound)),))


def found(title: str) -> Ability:
    """A character who is found in the draw deck."""
    return ability(FELLOWSHIP, play_a(named(title), DECK))


def longer_ride(seen: Filter) -> Ability:
    """The move limit is higher for this turn, once such a card is there."""
    return always(declare(move_limit(1), until=END_OF_TURN), if_=can_spot(seen), per_turn=1)


def dunlendings_fear_no_arrows() -> Continuous:
    """No Dunlending is wounded by archery."""
    return is_(dunland & man, cannot(TAKE_WOUNDS), while_=during(ARCHERY))


# East Wall of Rohan
card("4U323", each_time(when(MOVES_FROM, this_card), add_twilight(2)))

# Eastemnet Downs
card("4U324", each_time(when(PLAYED, companion), discard(from_hand(anything, 2))))

# Eastemnet Gullies
card("4U325", found_for_two_exertions("legolas"))

# Horse-country
card("4U326", longer_ride(rohan & mount))

# Plains of Rohan
card("4U327", found_for_two_exertions("gimli"))

# The Riddermark
card("4U328", found_for_two_exertions("aragorn"))

# Western Emyn Muil
card("4U329", each_time(when(MOVES_FROM, this_card), exert(each(ring_bound & companion))))

# Derndingle
card("4U330", longer_ride(unbound & hobbit))

# Eastfold
card(
    "4U331",
    ability(
        SHADOW_PHASE,
        declare(cannot_move(), until=END_OF_TURN),
        if_=can_spot(isengard & tracker, 3),
    ),
)

# Fangorn Forest
card("4U332", found("treebeard"))

# Plains of Rohan Camp
card(
    "4U333",
    each_time(when(STARTS, phase=FELLOWSHIP), times(3, heal(some(1, companion, up_to=True)))),
)

# Rohirrim Village
card("4U334", dunlendings_fear_no_arrows())

# Uruk Camp
card("4U335", each_time(when(PLAYED, uruk_hai), exert(it)))

# Wold of Rohan
card("4U336", each_time(when(ASSIGNED, companion | ally, actor=FREE), add_twilight(1)))

# Barrows of Edoras
card("4U337", ability(FELLOWSHIP, then(beneath_deck(your_hand()), draw(4))))

# Golden Hall
card("4U338", each_time(when(MOVES_TO, this_card), discard(each(free_peoples & weapon))))

# Stables
card(
    "4U339",
    ability(FELLOWSHIP, play_a(rohan & mount, DECK), cost=(exert(a(rohan & man)),), per_turn=1),
)

# Streets of Edoras
card("4U340", is_(rohan & ally, cannot(TAKE_PART)))

# Throne Room
card("4U341", found("theoden"))

# Westemnet Plains
card("4U342", dunlendings_fear_no_arrows())

# Ered Nimrais
card("4U343", is_(companion | ally, costs(3)))

# Westemnet Hills
card(
    "4U344",
    each_time(when(MOVES_TO, this_card), heal(each((companion | ally) & mounted))),
)

# White Mountains
card(
    "4U345",
    each_time(
        when(MOVES_TO, this_card),
        one_of(exert(a(named("theoden"))), exert(some(2, companion & ~named("theoden")))),
    ),
)

# White Rocks
card("4U346", is_(this_card, shadow_number(for_each(companion & mounted))))

# Deep of Helm
card(
    "4U347",
    is_(uruk_hai, costs(-3), while_=~played_this_turn(uruk_hai, here=True)),
)

# Deeping Wall
card("4U348", ability(SHADOW_PHASE, play_a(named("saruman"), DECK)))

# Helm's Gate
card("4U349", is_((companion | minion) & bearing(hand_weapon), strength(2)))

# Hornburg Courtyard
card("4U350", is_(this_card, shadow_number(-2), while_=can_spot(named("aragorn"))))

# Hornburg Parapet
card("4U351", the_table(archery_total(FREE, 1), archery_total(SHADOW, -1)))

# Caves of Aglarond
card(
    "4U352",
    ability(
        MANEUVER,
        make(a(yours & uruk_hai), has(FIERCE), until=UNTIL_REGROUP),
        cost=(remove_twilight(2),),
        if_=can_spot(yours & uruk_hai),
    ),
)

# Great Hall
card("4U353", is_(rohan & ally, takes_part()))

# Hornburg Armory
card("4U354", ability(FELLOWSHIP, draw(), cost=(play_a(possession),)))

# Cavern Entrance
card("4U355", the_table(no_actions(SKIRMISH)))

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
        if_=first_shadow_phase & ~at_least(twilight, 9),
        per_turn=1,
    ),
)

# Fortress of Orthanc
card("4U360", is_(this_card, shadow_number(for_each(companion, 2, over=4))))

# Orthanc Balcony
card("4U361", ability(SHADOW_PHASE, play_a(named("saruman"), DISCARD, change=-2)))

# Orthanc Library
card(
    "4U362",
    each_time(when(MOVES_TO, this_card), by(EACH_SHADOW, draw(for_each(companion, over=4)), may=True)),
)

# Palantír Chamber
card("4U363", ability(SHADOW_PHASE, play_a(minion, DISCARD), cost=(remove_burdens(2),)))
