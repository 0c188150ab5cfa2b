## What the combat cards do, in the order of their initiative

wotr-combat-daring-defiance-text = Only if a companion is in the battle. If the Shadow player uses a Combat card in this round, all companions in the battle give up their Leadership for the round, and that card has no effect.
wotr-combat-swarm-of-bats-text = If the Free Peoples player uses a Combat card in this round, it has no effect. If not, add 1 to every die of your leader re-roll.
wotr-combat-words-of-power-text = Only if a Nazgûl is in the battle. Name a companion in the battle: for this round his Leadership counts for nothing and his abilities do not work.
wotr-combat-scouts-text = Only if your army defends and is not besieged. Before the combat roll it retreats to an adjacent free region or, if it defends its own Stronghold, into a siege. The battle is over.
wotr-combat-sudden-strike-text = Only if a leader or companion is in the battle. Before the combat roll make an additional attack with a die for each point of your Leadership, five at most. Its casualties are removed at once.
wotr-combat-charge-text = Only if one of your Elite units is in the battle. Before the combat roll make an additional attack with a die for each of your Elite units in the battle, five at most. Its casualties are removed at once.
wotr-combat-durins-bane-text = Only if the defending army is in Moria or no more than two regions away from it. Before the combat roll make an additional attack with three dice: each 4 or more is a hit. Its casualties are removed at once.
wotr-combat-it-is-a-gift-text = Only if the defending army is in the region of the Ring-bearers. Add 1 to every die of your combat roll and of your leader re-roll.
wotr-combat-one-for-the-dark-lord-text = { wotr-combat-it-is-a-gift-text }
wotr-combat-servant-of-the-secret-fire-text = Only if Gandalf is in the battle. Add 1 to every die of your combat roll.
wotr-combat-valour-text = Only if one of your Elite units is in the battle. Add 1 to every die of your combat roll.
wotr-combat-ents-rage-text = Only if the defending army is in Rohan, Fangorn or Orthanc. Add 2 to every die of your combat roll.
wotr-combat-devilry-of-orthanc-text = Only if the defending army is besieged in a Stronghold and one of your Isengard units is in the battle. Add 1 to every die of your combat roll.
wotr-combat-desperate-battle-text = Add 1 to every die of both combat rolls and both leader re-rolls.
wotr-combat-deadly-strife-text = Add 2 to every die of both combat rolls and both leader re-rolls.
wotr-combat-advantageous-position-text = Only if the defending army is in a region of a Free Peoples nation. Subtract 1 from every die of the Shadow's combat roll.
wotr-combat-daylight-text = The Shadow rolls three dice at most in its combat roll.
wotr-combat-huorn-dark-text = Only if the defending army is in Rohan, Fangorn or Orthanc. The Shadow rolls two dice at most in its combat roll.
wotr-combat-brave-stand-text = Only if a companion is in the battle. The Shadow rolls a die fewer in its combat roll for each companion in the battle, but always at least one.
wotr-combat-cruel-as-death-text = Only if the Nazgûl in the battle have a Leadership of 2 or more. They give up 2 points of it for this round: add 1 to every die of your combat roll.
wotr-combat-dread-and-despair-text = Only if the Nazgûl in the battle have any Leadership. They give up as many points of it as you like, at least 1, for this round: the Free Peoples roll as many dice fewer in their combat roll, but always at least one.
wotr-combat-foul-stench-text = Only if the Nazgûl in the battle have any Leadership. If it is equal to or greater than the whole Leadership of the Free Peoples army, that army has no leader re-roll.
wotr-combat-relentless-assault-text = Before the combat roll you may inflict up to two hits on your own army, taken at once. For each of them, add 1 to every die of your combat roll.
wotr-combat-mumakil-text = Only if a Southron & Easterling Elite unit is in the battle. Add 1 to every die of your combat roll. After the leader re-rolls, if you have scored more hits in this round than the enemy, those of an additional attack included, you score one more.
wotr-combat-they-are-terrible-text = Only if the Nazgûl in the battle have any Leadership. They give up 1 point of it for this round: add 1 to every die of your leader re-roll.
wotr-combat-mighty-attack-text = Only if a companion is in the battle. Before the leader re-roll, one of the companions gives up his Leadership for this round: a die that missed in your combat roll counts as a hit.
wotr-combat-anduril-text = Only if Strider or Aragorn is in the battle. Before the leader re-roll he gives up his Leadership for this round: one die that missed in your combat roll counts as a hit for Strider, up to two for Aragorn.
wotr-combat-confusion-text = Each 1 in the Shadow's combat roll is a hit on the Shadow's own army, and that die is not rolled again.
wotr-combat-no-quarter-text = If your combat roll or leader re-roll scored at least one hit, you score one more.
wotr-combat-nameless-wood-text = Only if the defending army is in Rohan, Fangorn or Orthanc. If your combat roll or leader re-roll scored at least one hit, you score two more.
wotr-combat-blade-of-westernesse-text = Only if Meriadoc or Peregrin is in the battle. If your leader re-roll scored a hit and a minion is in the battle, one of those hits is spent to eliminate a minion instead.
wotr-combat-fateful-strike-text = Only if a leader or companion is in the battle. If your leader re-roll scored one hit, a Nazgûl in the battle is eliminated besides; if it scored two or more, a Nazgûl or a minion of your choice.
wotr-combat-black-breath-text = Only if a Nazgûl is in the battle. If your leader re-roll scored a hit, you may besides eliminate a leader in the battle, or a companion whose Level is not above the number of those hits.
wotr-combat-heroic-death-text = Only if a leader or companion is in the battle. Before casualties are removed you may eliminate one of them: a leader to cancel one hit of the Shadow's combat roll and leader re-roll, or a companion to cancel as many as you like, up to his Level.
wotr-combat-shield-wall-text = If the Shadow's combat roll and leader re-roll scored two or more hits, one of them is cancelled.
wotr-combat-great-host-text = After casualties are removed, if you have at least twice as many units in the battle as the enemy, you score one hit.
wotr-combat-onslaught-text = After casualties are removed you may inflict up to four hits on your own army, taken at once. Roll a die for each of them: each 4 or more is a hit on the enemy.
wotr-combat-we-come-to-kill-text = Only if one of your Elite units is in the battle. After casualties are removed make an additional attack with a die for each of your Elite units left in the battle, five at most: each 5 or 6 is a hit.

## Rulings

wotr-ruling-combat-daring-defiance = If the Shadow used no card, or the companions have no Leadership that they could give up, nothing happens (Almanac; p. 30). The cancelled card is discarded as usual, and no part of it takes place, not even later in the round.
wotr-ruling-combat-words-of-power = Leadership that counts for nothing cannot be given up for another card (p. 30). The bargain of the White Rider, made when the battle began, stands (our reading).
wotr-ruling-combat-scouts = What a slower card would have done, its price included, does not take place (p. 29). If there is no way out, the card has no effect (p. 22).
wotr-ruling-combat-sudden-strike = The dice need what your combat roll needs, and nothing that the enemy's card adds or cancels touches them (p. 30).
wotr-ruling-combat-charge = { wotr-ruling-combat-sudden-strike }
wotr-ruling-combat-durins-bane = Balrog of Moria on the table may be used for it as well as from the hand: it is the Shadow's one Combat card of the round.
wotr-ruling-combat-it-is-a-gift = On the Mordor Track the Ring-bearers are in no region (p. 43).
wotr-ruling-combat-one-for-the-dark-lord = { wotr-ruling-combat-it-is-a-gift }
wotr-ruling-combat-devilry-of-orthanc = A field battle in the region of a Stronghold is not fought in the Stronghold (our reading).
wotr-ruling-combat-advantageous-position = Osgiliath and the two Ithiliens are outside Gondor; the Fords of Isen belong to Rohan (Almanac).
wotr-ruling-combat-brave-stand = The dice are taken from those that would be rolled, five at most (our reading).
wotr-ruling-combat-dread-and-despair = { wotr-ruling-combat-brave-stand }
wotr-ruling-combat-cruel-as-death = A Nazgûl has 1 point and the Witch-king 2; other minions do not count. Once the White Rider has cancelled that Leadership, it cannot be given up (p. 30).
wotr-ruling-combat-they-are-terrible = { wotr-ruling-combat-cruel-as-death }
wotr-ruling-combat-foul-stench = Without a re-roll, Andúril, Blade of Westernesse, Fateful Strike and Mighty Attack do nothing (Almanac).
wotr-ruling-combat-relentless-assault = Those who fall so do not roll any more (our reading).
wotr-ruling-combat-mumakil = Hits are compared at initiative 5: No Quarter and Nameless Wood count if the Free Peoples defend, Confusion always, Shield-wall and Heroic Death never (Almanac).
wotr-ruling-combat-mighty-attack = If Words of Power has taken the Leadership of the only companion, or Foul Stench the re-roll, the card does nothing (p. 30, Almanac).
wotr-ruling-combat-anduril = { wotr-ruling-combat-mighty-attack }
wotr-ruling-combat-fateful-strike = The Witch-king is a minion here, not a Nazgûl (p. 24). The hits count as well.
wotr-ruling-combat-blade-of-westernesse = A Nazgûl is not a minion, the Witch-king is (p. 24).
wotr-ruling-combat-black-breath = Only hits of the re-roll are counted against the Level (our reading). The White Rider does not stop it.
wotr-ruling-combat-heroic-death = Hits of an additional attack have been taken already, and hits that no die has scored are not the enemy's roll: neither can be cancelled (p. 30).
wotr-ruling-combat-great-host = Only those who fight are counted: no rearguard, and in a siege the garrison alone.
wotr-ruling-combat-we-come-to-kill = A 5 is enough in a siege too, for the card says so (our reading).

## Questions

wotr-ask-hurt = { $need ->
    [0] Choose how many hits your own army takes, up to { $count }: each adds 1 to its combat roll.
   *[other] Choose how many hits your own army takes, up to { $count }: for each, roll a die that hits on { $need } or more.
}
wotr-ask-give_up = Choose how many points of Leadership the Nazgûl give up: the enemy rolls as many dice fewer.
wotr-ask-cancel_hits = Choose how many hits to cancel.
wotr-ask-turn_misses = Choose how many misses count as hits.
wotr-ask-slay = Choose who is eliminated.
wotr-ask-heroic_death = Choose who dies to cancel hits, or nobody.
wotr-ask-give_up_companion = Choose whose Leadership is given up for a hit.
wotr-ask-silence = Choose the companion whose Leadership and abilities count for nothing in this round.
wotr-ask-slip_away = Choose where your army in { $region-the } goes.

## Options

wotr-option-number = { $count }
wotr-option-number-hurt = { $count ->
    [0] No hits
    [one] 1 hit
   *[other] { $count } hits
}
wotr-option-number-give_up = { $count ->
    [one] 1 point
   *[other] { $count } points
}
wotr-option-number-turn_misses = { $count ->
    [one] 1 miss counts as a hit
   *[other] { $count } misses count as hits
}
wotr-option-number-cancel_hits = { $count ->
    [one] 1 hit
   *[other] { $count } hits
}
wotr-option-name = { $character }
wotr-option-slay = Eliminate { $figure-the }
wotr-option-slay-heroic_death = Sacrifice { $figure-the }
wotr-option-keep-slay = Eliminate nobody
wotr-option-keep-heroic_death = Sacrifice nobody

## What happened

wotr-event-combat_cancelled = { $card } is cancelled.
wotr-event-gave_up = { $count ->
    [one] { wotr-who } gives up 1 point of Leadership for this round.
   *[other] { wotr-who } gives up { $count } points of Leadership for this round.
}
wotr-event-more_hits = { $count ->
    [one] { wotr-who } scores 1 more hit.
   *[other] { wotr-who } scores { $count } more hits.
}
wotr-event-hits_cancelled = { $count ->
    [one] { wotr-who } cancels 1 hit.
   *[other] { wotr-who } cancels { $count } hits.
}
wotr-event-silenced = The Leadership and the abilities of { $character-the } count for nothing in this round.
wotr-event-struck = { $count ->
    [0] { wotr-who } makes an additional attack, { $rolls }: no hits.
    [one] { wotr-who } makes an additional attack, { $rolls }: 1 hit.
   *[other] { wotr-who } makes an additional attack, { $rolls }: { $count } hits.
}
