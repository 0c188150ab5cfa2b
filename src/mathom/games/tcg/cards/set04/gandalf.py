"""Gandalf and the Ents, The Two Towers."""

from __future__ import annotations

from mathom.games.tcg.language.vocabulary import *

# Behold the White Rider
card(
    "4U88",
    support_area(),
    each_time(when(WINS, named("gandalf")), place_tokens(GANDALF), you_may=True),
    ability(
        SKIRMISH,
        then(
            times(tokens_here(GANDALF), wound(a(minion & skirmishing(named("gandalf"))))),
            discard(this),
        ),
    ),
)

# Gandalf, Greyhame
card(
    "4R89",
    ability(
        FELLOWSHIP,
        play_a(character, DISCARD),
        cost=(add_twilight(2),),
        if_=~at_least(twilight, 2),
    ),
)

# Gandalf, The White Wizard
card("4C90", is_(this_card, strength(3), while_=at_least(twilight, 3)))

# Gandalf's Staff, Walking Stick
card(
    "4R91",
    bearer_must_be(named("gandalf")),
    is_(the_bearer, has(DAMAGE, 2), while_=at_least(twilight, 2)),
)

# Grown Suddenly Tall
card("4R92", event(FELLOWSHIP, discard(each(condition)), if_=can_spot(named("gandalf"))))

# Have Patience
card("4C93", event(FELLOWSHIP, heal(a(unbound), 2), if_=can_spot(named("gandalf"))))

# Hearken to Me
card(
    "4R94",
    to_play(can_spot(named("gandalf"))),
    bearer_must_be(named("theoden")),
    always(
        discard(each(shadow & condition & borne_by(the_bearer))),
        if_=can_spot(shadow & condition & borne_by(the_bearer)),
    ),
    is_(the_bearer, cannot_bear(shadow & condition)),
)

# Into Dark Tunnels
card(
    "4R95",
    response_event(
        when(PLAYED, gandalf_culture & event_card, actor=FREE),
        keep_event(),
        cost=(exert(a(named("gandalf")), 2),),
    ),
)

# Keep Your Forked Tongue
card(
    "4U96",
    event(
        SKIRMISH,
        make(a(companion & with_signet(SIGNET_GANDALF)), wounds_prevented()),
        if_=can_spot(named("gandalf")) & at_least(twilight, 3),
    ),
)

# Long I Fell
card(
    "4C97",
    event(
        SKIRMISH,
        unless_paid(
            make(a(named("gandalf")), wounds_prevented()),
            by(FREE_PLAYER, wound(a(minion))),
            EACH_SHADOW,
        ),
        if_=can_spot(named("gandalf")),
    ),
)

# Mithrandir, Mithrandir!
card(
    "4C98",
    event(MANEUVER, wound(each(minion & strength_at_most(6))), cost=(exert(a(named("gandalf"))),)),
)

# Roll of Thunder
card(
    "4U99",
    event(
        (FELLOWSHIP, MANEUVER),
        discard(a(shadow & (possession | artifact))),
        if_=can_spot(named("gandalf")),
    ),
)

# Shadowfax
card(
    "4R100",
    bearer_must_be(named("gandalf")),
    always(
        discard(each(hand_weapon & borne_by(the_bearer))),
        if_=can_spot(hand_weapon & borne_by(the_bearer)),
    ),
    is_(the_bearer, cannot_bear(hand_weapon)),
    each_time(when(STARTS, the_bearer, phase=SKIRMISH), exert(each(minion & skirmishing(the_bearer)))),
)

# Stump and Bramble
card(
    "4U101",
    event(
        MANEUVER,
        make(that, has(DAMAGE, 2), takes_part(), until=UNTIL_REGROUP),
        cost=(spot(a(ent & ally)),),
        if_=can_spot(isengard & minion),
    ),
)

# Task Was Not Done
card(
    "4C102",
    event(
        REGROUP,
        discard(some(2, minion & wounded, up_to=True)),
        cost=(exert(a(named("gandalf"))),),
    ),
)

# Treebeard, Earthborn
card(
    "4R103",
    response(when(ABOUT_DISCARDED, unbound & hobbit), instead(stack(it))),
    ability(
        FELLOWSHIP,
        play_a(unbound & hobbit & stacked_on(this_card), FROM_STACK),
        cost=(exert(this), add_twilight(1)),
    ),
)

# Treebeard, Oldest Living Thing
card(
    "4C104",
    ability(FELLOWSHIP, heal(a(unbound)), cost=(exert(this), discard(from_hand(unbound)))),
)

# Under the Living Earth
card(
    "4C105",
    event(SKIRMISH, make(a(named("gandalf")), strength(limit(twilight_you_spot, 5)))),
)

# Well Met Indeed
card(
    "4R106",
    event(
        FELLOWSHIP,
        play_a(named("gandalf"), DEAD),
        if_=can_spot(elf) & can_spot(gondor & man) & can_spot(dwarf),
    ),
)

# Windows in a Stone Wall
card(
    "4R107",
    extra_cost(exert(that), on_bearer=True),
    bearer_must_be(ent),
    response(
        when(KILLED, isengard & minion),
        naming(
            OPPONENT,
            then(
                reveal_top(10, OPPONENT),
                discard(revealed(shadow, OPPONENT, slot=1)),
                discard(revealed(free_peoples, OPPONENT, slot=2)),
                reshuffle(OPPONENT),
            ),
        ),
        cost=(discard(this),),
    ),
)

# Wizardry Indeed
card(
    "4U108",
    event(
        MANEUVER,
        by(OPPONENT, discard(a(yours & minion))),
        cost=(exert(a(named("gandalf"))),),
        if_=at_least(for_each(minion), plus(for_each(companion), 1)),
    ),
)
