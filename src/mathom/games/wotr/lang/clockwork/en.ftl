# The clockwork Shadow: why it does what it does. The numbers are those of its guide.

wotr-line-mordor = the Mordor line
wotr-line-sauron-central = the central Sauron line
wotr-line-sauron-northern = the northern Sauron line
wotr-line-southron = the Southron line
wotr-line-easterling = the Easterling line
wotr-line-isengard = the Isengard line

wotr-event-clockwork_ready = Nobody plays the Shadow. All its nations are At War; Saruman stands in Orthanc, with his die; a Shadow marker lies on every settlement of its nations (guide 2).
wotr-event-clockwork_draws = { $count ->
    [0] The clockwork holds no cards, so it draws from both decks (guide 3).
    [1] The clockwork holds 1 card, so it draws from both decks (guide 3).
    [5] The clockwork holds 5 cards, so it draws only one of the kind it has fewer of (guide 3).
    [6] The clockwork holds 6 cards, so it draws none (guide 3).
   *[other] The clockwork holds { $count } cards, so it draws from both decks (guide 3).
}
wotr-event-clockwork_box = { $reason ->
    [mordor] The Fellowship is in Mordor, so all the dice that may go into the Hunt Box go there: { $count } (guide 4.1).
    [few] Two dice should go into the Hunt Box, but with so few companions no more than { $count } may (guide 4.1).
   *[usual] Two dice go into the Hunt Box in every turn (guide 4.1).
}
wotr-event-clockwork_king_enters = { $reason ->
    [active] All the Free Peoples are active, so the Witch-king enters (guide 4.2).
    [rolled] The distance of the Fellowship from Mordor is { $count }; the clockwork rolls { $rolls }, which is enough: the Witch-king enters (guide 4.2).
   *[missed] The distance of the Fellowship from Mordor is { $count }; the clockwork rolls { $rolls }, too low for the Witch-king to enter (guide 4.2).
}
wotr-event-clockwork_mouth_enters = What the card of the Mouth of Sauron demands is met, so he enters in { $region-the }, and no die is spent for it (guide 4.3).
wotr-event-clockwork_reinforced = There is a siege in { $region-the }: the garrison is brought up to five units ({ $count } more; guide 4.5).
wotr-event-clockwork_takes = { $reason ->
    [character] The Shadow's next die is { $die }: dice of this kind come first (guide 6).
   *[other] The Shadow's next die is { $die }: none is left of the kinds that come before it (guide 6).
}
wotr-event-clockwork_die = { $entry ->
    [character-1] { $die } die: no Nazgûl is with the Fellowship and one may go there, so all Nazgûl and the Mouth of Sauron move (guide 7.1).
    [character-2] { $die } die: { $reason ->
        [there] a Nazgûl is with the Fellowship already
       *[closed] no Nazgûl may go where the Fellowship is
    }, so a Character card is played (guide 7.2).
    [character-3] { $die } die: { $reason ->
        [there] a Nazgûl is with the Fellowship already
       *[closed] no Nazgûl may go where the Fellowship is
    }, and no Character card can be played, so the army with a leader and the largest size advantage attacks (guide 7.3).
    [character-4] { $die } die: no card can be played and no army with a leader has a size advantage, so the Nazgûl and the Mouth of Sauron move (guide 7.4).
    [character-5] { $die } die: no card, no attack, and the Nazgûl stand where they should, so new Nazgûl come (guide 7.5).
    [character-6] { $die } die: nothing on its list can be done (guide 7.6).
    [event-1] { $die } die: with three cards or fewer in hand it draws one of the kind it has fewer of (guide 10.1).
    [event-2] { $die } die: it has more than three cards, so a Character card is played (guide 10.2).
    [event-3] { $die } die: no Character card can be played, so a Strategy card is (guide 10.3).
    [event-4] { $die } die: no card can be played (guide 10.4).
    [army-1] { $die } die: only A Power too Great keeps an army from an attack, so it pays to remove it (guide 11.1).
    [army-2] { $die } die: only The Power of Tom Bombadil keeps an army from an attack, so it pays to remove it (guide 11.2).
    [army-3] { $die } die: the army with the largest size advantage attacks (guide 11.3).
    [army-4] { $die } die: no army has a size advantage, so a line advances (guide 11.4).
   *[army-5] { $die } die: no army has a size advantage and no line can move, so it is a Muster die (guide 11.5).
}
wotr-event-clockwork_to_box = The { $die } die goes into the Hunt Box.
wotr-event-clockwork_nazgul = { $reason ->
    [fellowship] A Nazgûl should be with the Fellowship, in { $region-the } (guide 13).
    [besieged] There should be { $count } Nazgûl in the besieged Stronghold of { $region-the } (guide 13.1).
    [siege] There should be { $count } Nazgûl at the siege of { $region-the } (guide 13.2).
    [front] There should be { $count } Nazgûl with the army at the front, in { $region-the } (guide 13.3).
   *[around] There should be { $count } Nazgûl around the Fellowship, on its way to Mordor, in { $region-the } (guide 13.5).
}
wotr-event-clockwork_king = { $reason ->
    [fellowship] The Witch-king himself should be with the Fellowship, in { $region-the }, for there is no other Nazgûl (guide 13).
    [besieged] The Witch-king should be in the besieged Stronghold of { $region-the } (guide 13.1).
    [siege] The Witch-king should be at the siege of { $region-the }, with { $count } units (guide 13.2).
    [front] The Witch-king should be with the army at the front, in { $region-the }, with { $count } units (guide 13.3).
    [around] The Witch-king should be around the Fellowship, on its way to Mordor, in { $region-the }, for Minas Morgul is lost (guide 13.5).
   *[home] No army at a siege or at the front has six units, so the Witch-king should be in { $region-the } (guide 13.4).
}
wotr-event-clockwork_mouth = { $reason ->
    [towards] The Mouth of Sauron is off the Mordor line and goes back to it the shortest way, by { $region-the } (guide 13, ruling A60).
    [largest] No region within two steps has six units or an occupied Stronghold, so the Mouth of Sauron should be with the largest army he can reach, in { $region-the } (guide 13).
   *[safe] The Mouth of Sauron should be in { $region-the }, the farthest he can safely be on the Mordor line (guide 13).
}
wotr-event-clockwork_card = { $reason ->
    [all_active] Turned up: { $card }. All the Free Peoples are active, so it is laid aside, face up, for a battle (guide 14).
    [all_at_war] Turned up: { $card }. All the Free Peoples are At War, so it is laid aside, face up, for a battle (guide 14).
    [city_taken] Turned up: { $card }. Minas Tirith is occupied, so it is laid aside, face up, for a battle (guide 14).
    [coast_taken] Turned up: { $card }. Pelargir, Dol Amroth and Lamedon are occupied, so it is laid aside, face up, for a battle (guide 14).
    [gollum_guides] Turned up: { $card }. Gollum is the Guide, so it is laid aside, face up, for a battle (guide 14).
    [in_mordor] Turned up: { $card }. The Fellowship is in Mordor, so it is laid aside, face up, for a battle (guide 14).
    [king_gone] Turned up: { $card }. The Witch-king is out of the game, so it is laid aside, face up, for a battle (guide 14).
    [rohan_awake] Turned up: { $card }. Rohan is active, or Saruman is out of the game, so it is laid aside, face up, for a battle (guide 14).
    [saruman_gone] Turned up: { $card }. Saruman is out of the game, so it is laid aside, face up, for a battle (guide 14).
    [no_gathering] Turned up: { $card }. By the guide it is unplayable: no region of a line next to Dunland is free. It goes face up under its deck (guide 14).
    [no_half_orcs] Turned up: { $card }. By the guide it is unplayable: no army of eight units or fewer has a size advantage over an enemy it can attack, or no Elite of Isengard is left. It goes face up under its deck (guide 14).
    [no_kings_siege] Turned up: { $card }. By the guide it is unplayable: the Witch-king is in no army that besieges a Stronghold with a size advantage. It goes face up under its deck (guide 14).
    [no_landing] Turned up: { $card }. By the guide it is unplayable: the army in Umbar is not larger by four than what holds Pelargir, Dol Amroth or Lamedon. It goes face up under its deck (guide 14).
    [no_line_moves] Turned up: { $card }. By the guide it is unplayable: no line can move. It goes face up under its deck (guide 14).
    [no_olog_hai] Turned up: { $card }. By the guide it is unplayable: no army of eight units or fewer has a size advantage over an enemy it can attack, or no Elite of Sauron is left. It goes face up under its deck (guide 14).
    [no_orders] Turned up: { $card }. By the guide it is unplayable: no Nazgûl can be recruited with the Witch-king, and none can be brought to the Fellowship. It goes face up under its deck (guide 14).
    [no_room_in_the_east] Turned up: { $card }. By the guide it is unplayable: neither East Rhûn nor Far Harad nor South Rhûn can take five units. It goes face up under its deck (guide 14).
    [no_search] Turned up: { $card }. By the guide it is unplayable: a Nazgûl is with the Fellowship already, or none may go there. It goes face up under its deck (guide 14).
    [no_siege_of_isengard] Turned up: { $card }. By the guide it is unplayable: no army with units of Isengard besieges a Stronghold with a size advantage. It goes face up under its deck (guide 14).
    [no_trolls] Turned up: { $card }. By the guide it is unplayable: two Elites of Sauron are not left, or no army has two Regulars of Sauron for them to replace. It goes face up under its deck (guide 14).
    [no_will] Turned up: { $card }. By the guide it is unplayable: the Free Peoples have no unused Will of the West die. It goes face up under its deck (guide 14).
    [nothing_to_see] Turned up: { $card }. By the guide it is unplayable: the Free Peoples have used all their Character and Will of the West dice. It goes face up under its deck (guide 14).
    [out_of_reach] Turned up: { $card }. By the guide it is unplayable: no Nazgûl may go where the Fellowship is. It goes face up under its deck (guide 14).
    [text] Turned up: { $card }. What it requires is not met: it goes face up under its deck (guide 14).
    [useless] Turned up: { $card }. It cannot be used in this battle, and goes face up under its deck (guide 15.8).
   *[played] Turned up: { $card }. It can be played (guide 14).
}
wotr-event-clockwork_attacks = { $reason ->
    [siege] The besiegers of { $to-the } assault its walls
    [sortie] The besieged of { $to-the } make a sortie
   *[field] From { $region-the } to { $to-the }
}: { $count ->
    [0] ten units attack even without a size advantage (guide 1)
   *[other] the size advantage is { $count }
}. No other battle is possible.
wotr-event-clockwork_line = The clockwork rolls { $rolls }: { $line } advances (guide 11.4).
wotr-event-clockwork_prefers = { $reason ->
    [siege] The besiegers of { $to-the } assault its walls
    [sortie] The besieged of { $to-the } make a sortie
   *[field] From { $region-the } to { $to-the }
}: { $count ->
    [0] ten units attack even without a size advantage (guide 1)
   *[other] the size advantage is { $count }
}. Passed over: { $total ->
    [one] one other battle, with { $next }
   *[other] { $total } other battles, with { $next } at most
}{ $tie ->
    [lot] {""}; between as large ones chance decided (ruling A4)
   *[none] {""}
}.
wotr-event-clockwork_other_line = { $count ->
    [one] The clockwork rolls { $rolls }. That line is immovable ({ $lines }), so { $line } advances (guide 11.4).
   *[other] The clockwork rolls { $rolls }. Immovable and passed over: { $lines }. So { $line } advances (guide 11.4).
}
wotr-event-clockwork_muster = { $reason ->
    [roll-1] { $die } die: the clockwork rolls { $rolls } for its muster: two points each in Minas Morgul, Morannon and Barad-dûr, a Regular in Nurn (guide 9.1).
    [roll-2] { $die } die: the clockwork rolls { $rolls } for its muster: two points each in Dol Guldur, Moria and Mount Gundabad, a Regular in Angmar (guide 9.2).
    [roll-3] { $die } die: the clockwork rolls { $rolls } for its muster: two points each in Umbar and South Rhûn, a Regular each in Far Harad, Near Harad and North Rhûn (guide 9.3).
    [roll-4] { $die } die: the clockwork rolls { $rolls } for its muster: a Regular and two points in Orthanc, two Regulars each in North and South Dunland, then an Elite for a Regular in Orthanc while Saruman is in play (guide 9.4).
    [roll-5] { $die } die: the clockwork rolls { $rolls } for its muster: a Regular in every Shadow Stronghold, two points where the enemy is near (guide 9.5).
   *[roll-6] { $die } die: the clockwork rolls { $rolls } for its muster: a Nazgûl at each of the four towers, then a Regular with every Nazgûl and minion on a line (guide 9.6).
}
wotr-event-clockwork_adds = { $reason ->
    [regular] A Muster/Army die: a Regular joins the army in { $region-the } first (guide 8.1).
    [elite] A Muster/Army die: there is no room for a Regular, so one in { $region-the } becomes an Elite (guide 8.2).
   *[nazgul] A Muster/Army die: neither a Regular nor an Elite can be had, so a Nazgûl joins the army in { $region-the } (guide 8.3).
}
wotr-event-clockwork_occupied = Occupied settlement: { $region }. Take { $force } off the board and lay a marker for the garrison (guide 12.3).
wotr-event-clockwork_cleared = { $reason ->
    [line] From { $region-the } nothing is left to be taken. Back to the reinforcements: { $force } (guide 12.4).
   *[off] { $region } is on no line. Back to the reinforcements: { $force } (guide 1).
}
wotr-event-clockwork_recalled = The garrison of { $region-the } is recalled: take the marker off; { $force } join the defenders (guide 15.3).
wotr-event-clockwork_stands = { $reason ->
    [field] With { $count } units the clockwork fights in the field (guide 15.4).
    [open] An army of size { $count } stands: only one of size two or less retreats, and only before a larger one (guide 15.5).
   *[walls] With five units or fewer ({ $count }) the clockwork withdraws behind its walls (guide 15.4).
}
wotr-event-clockwork_goes_on = { $reason ->
    [elite] The clockwork has a size advantage of { $count }, so an Elite is reduced to go on with the siege (guide 15.6).
   *[larger] The clockwork has a size advantage of { $count } and fights on (guide 15.2).
}
wotr-event-clockwork_ceases = The clockwork's size advantage ({ $count }) is not enough to fight on (guide 15.2, 15.6).
wotr-event-clockwork_retreats = An army of size { $count } retreats before a larger one, along its line, to { $to-the } (guide 15.5).
wotr-event-clockwork_advances = A line leads to { $region-the }: the clockwork advances (guide 15.11).
wotr-event-clockwork_stays = { $reason ->
    [needed] A line leads to { $region-the }, but the army stands in a settlement that is still to be occupied: it stays (guide 15.11).
   *[line] No line leads from there to { $region-the }: the army stays (guide 15.11).
}
wotr-event-clockwork_combat = { $reason ->
    [home] At a Stronghold of its own the clockwork uses a Strategy card in every round: one of its hand at random, face down (guide 15.8).
    [drawn] At a Stronghold of its own, with no Strategy card in hand, the clockwork uses the top card of that deck, face down (guide 15.8).
    [useless] None of its Strategy cards can be used in this battle: they go back into its hand, and the clockwork uses none (guide 15.7).
   *[city] In the first round at a City or Stronghold the clockwork uses a Strategy card: one of its hand at random, face down (guide 15.7).
}
wotr-event-clockwork_uses = { $reason ->
    [table] The Fellowship is past Moria, so { $card } is used in battle (guide 14).
   *[battle] { $card } was laid aside for a battle, and can be used now (guide 14).
}
wotr-event-clockwork_loses = { $reason ->
    [small] Hits to take: { $count }. With five units or fewer the clockwork reduces Elites first (guide 15.10).
    [turning] Hits to take: { $count }. With more than five units Regulars fall first; as soon as five are left, Elites are reduced (guide 15.10). A Regular that falls and an Elite that becomes one are, on the board, an Elite that is taken off.
    [bare] Hits to take: { $count }. With more than five units Regulars would fall first, but there are not enough, so Elites are reduced (guide 15.10, ruling A63).
   *[large] Hits to take: { $count }. With more than five units the clockwork loses Regulars first (guide 15.10).
}
wotr-event-clockwork_choice = { $choice ->
    [casters] The clockwork takes the army with most Nazgûl, and the best target near it (guide 14).
    [target] The clockwork strikes an army in a City or Stronghold, then the largest (guide 14).
    [drive] The clockwork drives the Fellowship away from Mordor, then where the Hunt is strong (guide 14).
    [die_to_eye] As many Eyes as the Free Peoples have Character and Will of the West dice: Event, Character, Muster, Army, Muster/Army dice in this order, three at most (guide 14).
    [draw] The clockwork draws of the kind it has fewer of (guide 14).
    [wear_down] The Mithril Coat goes first, then another card on the table, then one of the hand (guide 14).
    [gathering] The Dunlendings gather on a line, next to an enemy if they can (ruling A27).
    [follow] As many Dunlendings follow as find room, Elites first (ruling A27).
    [flee] Chance decides which Stronghold the Nazgûl flee to.
    [driven_out] The army leaves along its line, towards the nearest of its own (guide 15.5).
    [silence] The clockwork names the first companion of its list (guide 14).
    [slay] The companion with the highest Leadership falls first (guide 14).
    [give_up] A point of Leadership is given up for each die that the enemy loses, down to one (guide 14, ruling A64).
    [hurt] As many hits on itself as it has enemies, but fewer than its size advantage (guide 15.9).
    [recruit_here] The clockwork recruits Elites as long as there are any (ruling A65).
    [levies] The clockwork recruits Elites as long as there are any (ruling A65).
    [force] As many units advance as find room, Elites first, and the Nazgûl with them (guide 15.11).
    [join] Those who have landed join in the siege: the whole army attacks (guide 14).
    [reroll] The clockwork rolls again as many missed dice as its Leadership allows: it always does.
    [hunt_reroll] The clockwork rolls again the Hunt dice that it may: it always does.
    [spend] A card on the table is used at the first chance (guide 14).
    [sorcerer] The Witch-king is there: a card is drawn like the one that was used, unless six are in hand (guide 15.7).
    [strike] By the guide the Nazgûl always make the Hunt roll (guide 14).
    [disband] There is no room for all: Elites stay, and chance decides between nations (ruling A65).
    [lose_leader] The guide does not choose between leaders of several nations: chance decides (ruling A4).
    [dishearten] The guide does not choose between nations: chance decides (ruling A4).
    [pay_card] The clockwork gives up a card at random (guide 11.1, 11.2).
   *[other] The clockwork answers as its guide says.
}

wotr-chance-place-tie = The guide does not choose between several places. Draw lots. Which one is it?
wotr-chance-nation-tie = The guide does not choose between several nations. Draw lots. Which one is it?
wotr-chance-place-attacker = Several armies have the largest size advantage. Draw lots for the one that attacks. Which one is it?
wotr-chance-place-attacked = It has the same size advantage over several enemies. Draw lots for the one that is attacked. Where is it?
wotr-chance-place-king = Several places are as good for the Witch-king. Draw lots for the one he goes to. Which one is it?
wotr-chance-place-nazgul = Several places are as good for the next Nazgûl. Draw lots for the one it goes to. Which one is it?
wotr-chance-place-mouth = Several ways are as short for the Mouth of Sauron. Draw lots for where he goes. Where is it?
wotr-chance-place-retreat = An army of the Shadow retreats, and several regions are as near to another of its own. Draw lots. Which one is it?
wotr-chance-nation-struck = Several nations in the Shadow's army have most units. Draw lots for the one that takes the next hit. Which one is it?
wotr-chance-nation-pays = Several nations in the Shadow's army have most units. Draw lots for the one that pays for the garrison first. Which one is it?
wotr-chance-companion-tie = The guide does not choose between several companions. Draw lots. Which one is it?
wotr-chance-dice-line = The Shadow rolls a die for the line that advances.
wotr-chance-dice-muster = The Shadow rolls a die for its muster.
wotr-chance-dice-king = The Shadow's dice for the Witch-king ({ $count }); he enters with { $need } or more.
wotr-chance-card-try = Take a card of the Shadow's hand at random and turn it up ({ $deck }). Which card is it?
wotr-chance-card-combat = Turn up the Shadow's Combat card ({ $deck }); if it could not be used, another of its hand at random. Which card is it?
wotr-chance-card-drawn = Turn up the top card of the Shadow's { $deck }. Which card is it?
wotr-chance-card-held = The Shadow may be able to pay with its cards: look at those that lie face down ({ $deck }). Name one of them.
wotr-chance-card-table = A card on the table at random.
wotr-chance-card-given_up = One of these cards of the Shadow's hand, at random, is discarded face down.
