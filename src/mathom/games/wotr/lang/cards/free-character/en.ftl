## Dice against an army

wotr-ask-target = { $card }: choose the army.
wotr-option-to-target = The army in { $region-the }
wotr-event-card_dice = { $count ->
    [0] The card rolls { $rolls }: no success.
    [one] The card rolls { $rolls }: 1 success.
   *[other] The card rolls { $rolls }: { $count } successes.
}

## Companions

wotr-ask-travellers = { $card }: choose who goes, and where to.
wotr-option-go-travellers = Nobody else

## The Eagles, the Ents, the Dead

wotr-ask-flee = Choose where the Nazgûl flee from { $region-the }.
wotr-ask-without_die = Choose whether to play another Character card without a die.
wotr-option-done-without_die = Play no other card
wotr-ask-riders = { $card }: choose who rides along, and where to.
wotr-event-dead_strike = { $count ->
    [one] The Dead fall upon { $region-the }: 1 hit.
   *[other] The Dead fall upon { $region-the }: { $count } hits.
}
wotr-ask-driven_out = The army must leave { $region-the }: choose where it retreats.

## Other questions and events

wotr-ask-hide_or_move = Gollum is the Guide: choose whether to use the card for more.
wotr-option-use-hide_or_move = Use the card to { $action }
wotr-ask-regular = Choose a Regular in whose place an Elite comes.
wotr-option-lose-regular = An Elite in place of { $losses }
wotr-event-eyes_gone = { $count ->
    [0] No Eye was drawn.
    [one] 1 Eye tile is out of the game.
   *[other] { $count } Eye tiles are out of the game.
}

## What the cards say

wotr-event-elven-cloaks-text = The special Hunt tile “Elven Cloaks” (damage 0) is now in play: it goes into the Hunt Pool when the Fellowship enters Mordor, or at once if it is on the Mordor Track already.
wotr-event-elven-rope-text = The special Hunt tile “Elven Rope” (damage 0) is now in play: it goes into the Hunt Pool when the Fellowship enters Mordor, or at once if it is on the Mordor Track already.
wotr-event-phial-of-galadriel-text = The special Hunt tile “Phial of Galadriel” (no damage, and 2 Corruption are healed) is now in play: it goes into the Hunt Pool when the Fellowship enters Mordor, or at once if it is on the Mordor Track already.
wotr-event-smeagol-helps-nice-master-text = The special Hunt tile “Sméagol Helps Nice Master” (no damage, and 1 Corruption is healed) is now in play: it goes into the Hunt Pool when the Fellowship enters Mordor, or at once if it is on the Mordor Track already.
wotr-event-mithril-coat-and-sting-text = Stays on the table. When the Shadow has drawn a Hunt tile, and before it takes effect, you may discard this card: another tile is drawn and takes effect instead; the first then goes back into the pool.
wotr-event-axe-and-bow-text = Only if Gimli or Legolas is in the Fellowship. Stays on the table. When the Shadow has drawn a Hunt tile, you may discard this card to lower the Hunt damage by 1. Discarded as soon as neither Gimli nor Legolas is in the Fellowship.
wotr-event-horn-of-gondor-text = Only if Boromir is in the Fellowship. Stays on the table. When the Shadow has drawn a Hunt tile, you may discard this card to lower the Hunt damage by 1. Discarded as soon as Boromir is not in the Fellowship.
wotr-event-wizards-staff-text = Only if Gandalf the Grey is in the Fellowship. Stays on the table. When the Shadow is about to draw a Hunt tile, you may discard this card: the tile is not drawn. Discarded as soon as Gandalf the Grey is not in the Fellowship.
wotr-event-athelas-text = Roll three dice: each 5 or 6 heals 1 Corruption. If Strider is the Guide, each 3 or more does.
wotr-event-there-is-another-way-text = Heal 1 Corruption. Then, if Gollum is the Guide, you may either hide the Fellowship, if it is revealed, or move it, if it is hidden.
wotr-event-i-will-go-alone-text = Only if there is a companion in the Fellowship. Separate one companion, or several as one group, from the Fellowship; they may go one region further than usual. Then heal 1 Corruption.
wotr-event-bilbos-song-text = Heal 1 Corruption, or 2 if Gollum is the Guide.
wotr-event-mirror-of-galadriel-text = Turn one of your unused dice from Character to Will of the West. Besides, if the Ring-bearers are in Lórien and it is unconquered, heal 1 Corruption.
wotr-event-challenge-of-the-king-text = Only if Strider or Aragorn is with a Free Peoples army in a region of Gondor or Rohan. Draw three Hunt tiles, which have no effect. If all three show an Eye, put them back and eliminate Strider or Aragorn. Otherwise every Eye drawn is out of the game for good, and the other tiles go back into the pool.
wotr-event-gwaihir-the-windlord-text = Either separate one companion, or several as one group, from the Fellowship, or move one companion, or several together, on the map. They go as if they had Level 4, and may end inside a besieged Stronghold.
wotr-event-we-prove-the-swifter-text = Either separate one companion, or several as one group, from the Fellowship, or move one companion, or several together, on the map. They may go two regions further than usual, and may end inside a besieged Stronghold.
wotr-event-there-and-back-again-text = Separate one companion, or several as one group, from the Fellowship; they may go one region further than usual. Then, if Gimli or Legolas is in Erebor, Dale or the Woodland Realm and that settlement is unconquered, the Dwarves and the North become active, and the Dwarves, the North and the Elves each advance one step.
wotr-event-the-eagles-are-coming-text = Only if a Free Peoples army with a companion is next to a Shadow army with a Nazgûl, or in the same region. Choose such a Shadow army and roll a die for each Nazgûl in it, five at most: each 5 or 6 eliminates one. All its other Nazgûl must then move to one unconquered Stronghold of Sauron. The Witch-king does not count as a Nazgûl here.
wotr-event-the-ents-awake-treebeard-text = Only if Gandalf the White is in play and a companion, he or another, is in Fangorn. Roll three dice against the Shadow army in Orthanc: each 4 or more is a hit. If its last unit falls, Nazgûl and minions with it are eliminated too. If Saruman is in Orthanc without an army, he is eliminated. Then, if Gandalf the White is in Fangorn or Rohan, you may play another Character card at once without using a die.
wotr-event-the-ents-awake-huorns-text = { wotr-event-the-ents-awake-treebeard-text }
wotr-event-the-ents-awake-entmoot-text = { wotr-event-the-ents-awake-treebeard-text }
wotr-event-dead-men-of-dunharrow-text = Only if Strider or Aragorn is in a region of Rohan. He goes straight to Erech, Lamedon or Pelargir, with any companions of his region whom you choose. Roll a die: a Shadow army there takes that many hits and must then retreat; if it cannot, it is destroyed. If it is destroyed in either way, Nazgûl and minions with it are eliminated. Then you may recruit up to three Gondor Regulars there; if you do, you take back a settlement that the Shadow had captured.
wotr-event-house-of-the-stewards-text = Only if Boromir is in a region of Gondor. Recruit a Gondor unit, Regular or Elite, in his region. Then draw two Strategy cards.
wotr-event-the-grey-company-text = Only if Strider or Aragorn is with a Free Peoples army. Eliminate a Regular of that army, and put an Elite of the same nation from the reinforcements in its place. Then draw two Strategy cards.

## Rulings

wotr-ruling-mithril-coat-and-sting = It works on every tile that the Shadow draws, also because of a card, and the second tile counts even if it is worse (Almanac). It lowers no damage, so another card may still do that in the same Hunt, and it may be used where damage cannot be lowered (our reading). A die on a tile is rolled only afterwards.
wotr-ruling-axe-and-bow = One such card in a Hunt, before the Guide's ability, a casualty and the use of the Ring (p. 42). It does not keep a tile from revealing the Fellowship.
wotr-ruling-horn-of-gondor = One such card in a Hunt, before the Guide's ability, a casualty and the use of the Ring (p. 42). It does not keep a tile from revealing the Fellowship.
wotr-ruling-wizards-staff = It works on every tile that the Shadow draws, also because of a card (Almanac). On the Mordor Track the Fellowship still goes one step on, for no tile says Stop (our reading).
wotr-ruling-there-is-another-way = Moving the Fellowship has it hunted as usual, but the die that played the card does not go into the Hunt Box (p. 38).
wotr-ruling-i-will-go-alone = On the Mordor Track those who leave are out of the game, and the Corruption is healed all the same (p. 43, Almanac).
wotr-ruling-mirror-of-galadriel = The die that plays the card is not unused. The two halves are independent: each is carried out if it can be (p. 22).
wotr-ruling-challenge-of-the-king = Osgiliath and the two Ithiliens do not belong to Gondor, Drúadan Forest does; the Fords of Isen belong to Rohan. An army besieged with him will do (Almanac). If the pool runs out before three are drawn, it is refilled as usual, but not with the tiles just drawn; with exactly three left it is not used up, for they go back (our reading).
wotr-ruling-gwaihir-the-windlord = They may enter a siege, but those inside one may not leave it (p. 24, Almanac). They still stop at a Stronghold that the Shadow holds. On the Mordor Track those who leave the Fellowship are out of the game (p. 43).
wotr-ruling-we-prove-the-swifter = They may enter a siege, but those inside one may not leave it (p. 24, Almanac). They still stop at a Stronghold that the Shadow holds. On the Mordor Track those who leave the Fellowship are out of the game (p. 43).
wotr-ruling-there-and-back-again = Gimli or Legolas need not have come with this card, and if nobody is left to be separated the second half still counts (p. 22). A captured settlement does not count (Almanac). This is no companion's ability.
wotr-ruling-the-eagles-are-coming = Besieged armies count, and a besieged Stronghold can be the refuge (Almanac). The Shadow player chooses the refuge, and it is another region than the one they flee from (our reading). This is no attack: no nation reacts (p. 35).
wotr-ruling-the-ents-awake-treebeard = It counts as an attack: the nations of the army in Orthanc react (p. 35). A garrison besieged there is the target, and if it is destroyed the besiegers have Orthanc at once (Almanac). The other parts are carried out even if no army is there. For the card without a die no ability works that needs an Event result (our reading).
wotr-ruling-the-ents-awake-huorns = { wotr-ruling-the-ents-awake-treebeard }
wotr-ruling-the-ents-awake-entmoot = { wotr-ruling-the-ents-awake-treebeard }
wotr-ruling-dead-men-of-dunharrow = It counts as an attack: the nations of the army react (p. 35). He and those with him may leave a siege, and no region in between is entered. Gondor need not be At War; without a recruit no settlement is taken back (Almanac).
wotr-ruling-house-of-the-stewards = Osgiliath does not belong to Gondor. If Boromir is besieged, the unit joins the garrison. If nothing can be recruited, the cards are still drawn (Almanac).
wotr-ruling-the-grey-company = The Regular is lost for good, as a casualty. If no Regular can be replaced, the cards are still drawn. It works in a siege too, and the nation need not be At War (Almanac).
