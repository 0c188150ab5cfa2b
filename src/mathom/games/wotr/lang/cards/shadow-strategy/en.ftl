## Armies that move or attack by card

wotr-ask-card_march = { $count ->
    [one] { $card }: choose the way of an army, region by region.
   *[other] { $card }: choose the way of an army, region by region; { $count } may still move.
}
wotr-ask-card_attack = { $card }: choose an attack.
wotr-ask-move_or_attack = { $card }: choose whether armies move, or one attacks.
wotr-option-use-move_or_attack = Choose to { $action }
wotr-option-done-move_or_attack = Neither

## Ships

wotr-ask-coast = { $card }: choose where the ships land.
wotr-option-to-coast = Land in { $region-the }
wotr-event-sailed = By sea from { $region-the } to { $to-the }: { $force }.
wotr-event-landing = Those who have landed attack the defenders of { $to-the }.

## New troops

wotr-ask-levies = { $card }: choose the next unit to recruit.
wotr-ask-gathering = { $card }: choose where the troops gather.
wotr-option-to-gathering = In { $region-the }
wotr-ask-follow = { $count ->
    [one] { $card }: choose who else goes from { $region-the } to { $to-the }; one more may go.
   *[other] { $card }: choose who goes from { $region-the } to { $to-the }; { $count } may still go.
}
wotr-option-done-follow = Nobody else from { $region-the }
wotr-ask-exchange = { $count ->
    [one] { $card }: choose where one more Regular becomes an Elite.
   *[other] { $card }: choose where Regulars become Elites; { $count } in all.
}
wotr-option-to-exchange = In { $region-the }
wotr-event-exchanged = { $figure } in place of a Regular in { $region-the }.

## Losses

wotr-ask-lose_leader = { $card }: choose the Leader who is lost in { $region-the }.
wotr-ask-dishearten = { $card }: choose the nation that loses heart.
wotr-option-nation-dishearten = A step back: { $nation }
wotr-ask-lose_where = { $nation }: choose where a Leader or a unit is lost.
wotr-option-to-lose_where = In { $region-the }
wotr-ask-lose_whom = { $nation }: choose who is lost in { $region-the }.
wotr-event-set_back = A step back on the Political Track: { $nation }.
wotr-event-departing = { $region }: which of the Elves will sail away?

## What the cards say

wotr-event-return-to-valinor-text = Only if the Shadow controls an Elven Stronghold. For each Elven Stronghold that is not under siege, roll a die for each Elven unit in its region, five at most: for each 6 the Elves there take a hit.
wotr-event-the-fighting-uruk-hai-text = Only if Saruman is in play and an army with an Isengard unit is besieging a Stronghold. That army assaults the Stronghold. The battle lasts up to three rounds instead of one; in the first of them the Free Peoples player may use a Combat card only if a companion is in the battle.
wotr-event-denethors-folly-text = Only if a Shadow army is besieging Minas Tirith. Eliminate one Free Peoples Leader in Minas Tirith. Stays on the table: the Free Peoples player may use no Combat cards in battles in Minas Tirith. As an action the Free Peoples player may have it discarded with a Will of the West result, or with any die while Gandalf or Aragorn is in Minas Tirith. Discarded when the siege is over.
wotr-event-the-day-without-dawn-text = Only if all Shadow nations are At War. The Free Peoples player loses all unused dice that show a Will of the West result.
wotr-event-threats-and-promises-text = Stays on the table: the Free Peoples player may not advance a passive nation with a Muster result. Discarded as soon as a Free Peoples nation advances because of an attack or of a companion's ability.
wotr-event-stormcrow-text = Only if the Ring-bearers or a companion are in the lands of a Free Peoples nation that is not At War. Choose such a nation: it goes one step back on the Political Track. Then the Free Peoples player eliminates one Leader or one unit of that nation.
wotr-event-shadows-gather-text = Move one Shadow army, or a part of it, up to three regions, to a region with another Shadow army that is not besieged. Each region it enters must be free for the movement of armies; nobody joins it or stays behind on the way.
wotr-event-the-shadow-lengthens-text = Move two Shadow armies, or parts of them, up to two regions each, each to a region with another Shadow army that is not besieged. Each region they enter must be free for the movement of armies; nobody joins them or stays behind on the way.
wotr-event-the-shadow-is-moving-text = Only if all Shadow nations are At War. Up to four different Shadow armies, or parts of them, each move one region.
wotr-event-corsairs-of-umbar-text = Only if the Southrons and Easterlings are At War. Move one Shadow army, or a part of it, from Umbar straight to a coastal region of Gondor; if it joins another army there, the limit of ten units counts at once. If a Free Peoples army is there, a battle begins, and the attack may not be ceased unless that army was already under siege.
wotr-event-rage-of-the-dunlendings-text = Only if Isengard is At War. Choose a free region next to North Dunland or South Dunland: recruit two Isengard Regulars there. Then up to four Isengard units may go straight there from North Dunland and South Dunland.
wotr-event-return-of-the-witch-king-text = Only if the Witch-king is in play. He goes to Angmar, wherever he is. Then recruit in Angmar two Sauron Regulars and a Sauron Elite.
wotr-event-half-orcs-and-goblin-men-text = Only if Isengard is At War. Choose a region with a Shadow army: recruit there an Isengard unit, Regular or Elite.
wotr-event-olog-hai-text = Only if Sauron is At War. Choose a region with a Shadow army: recruit there a Sauron unit, Regular or Elite.
wotr-event-hill-trolls-text = Only if Sauron is At War. Replace two Sauron Regulars, wherever they are, with two Sauron Elites from the reinforcements.
wotr-event-a-new-power-is-rising-text = Only if Saruman is in play. Recruit two Isengard Regulars in North Dunland, two Isengard Regulars in South Dunland and two Isengard units, each Regular or Elite, in Orthanc.
wotr-event-many-kings-to-the-service-of-mordor-text = Choose three different settlements of the Southrons and Easterlings: recruit two Regulars of that nation in each of them.
wotr-event-the-king-is-revealed-text = Only if Aragorn is in play. Recruit in Minas Morgul five Sauron Regulars and a Nazgûl.
wotr-event-shadows-on-the-misty-mountains-text = Choose Mount Gram or Moria: recruit there two Sauron units, each Regular or Elite, and a Nazgûl.
wotr-event-orcs-multiplying-again-text = Recruit three Sauron Regulars in Dol Guldur and three in Mount Gundabad.
wotr-event-horde-from-the-east-text = Only if the Southrons and Easterlings are At War. Choose a free region of that nation at the eastern edge of the map, East Rhûn, South Rhûn, Khand or Far Harad: recruit there five of its Regulars.
wotr-event-monsters-roused-text = Recruit a Sauron Regular in each of Angmar, the Ettenmoors and the Weather Hills, and a Sauron Elite in the Trollshaws.
wotr-event-musterings-of-long-planned-war-text = Only if all Shadow nations are At War. Recruit five Regulars of the Southrons and Easterlings in Gorgoroth and five Sauron Regulars in Nurn.
wotr-event-pits-of-mordor-text = Only if Sauron is At War. Choose three different Sauron Strongholds: recruit two Sauron Regulars in each of them.

## Rulings

wotr-ruling-return-to-valinor = Only Elven units take the hits, as the dice count only them (Almanac); the card itself says “that army”, which differs only where nations are mixed. It is no attack, so no nation reacts, and companions survive (p. 22, 35).
wotr-ruling-the-fighting-uruk-hai = A rearguard may be left behind, and the Isengard units may be part of it (Almanac). The attacker may cease after any round; after the third, Elites may be reduced to go on as in any siege (p. 32, our reading). { wotr-card-a-power-too-great } forbids the assault where it protects a Stronghold.
wotr-ruling-denethors-folly = With no Leader there, only the rest applies (p. 22). If there are Leaders of several nations, the Shadow player chooses (our reading). Gandalf counts as the Grey or the White, Strider does not count as Aragorn (our reading). Sorties and attacks on the besiegers are battles in Minas Tirith too (our reading).
wotr-ruling-the-day-without-dawn = The dice are lost for this turn only. A die that a card has turned into a Will of the West is lost too.
wotr-ruling-threats-and-promises = Active nations can still be advanced (the Italian rulebook leaves out the word “passive”). A Will of the West used as a Muster result is a Muster result (our reading). Companions may still use their abilities, which ends the card; Event cards and captures do not end it.
wotr-ruling-stormcrow = The Shadow player chooses the nation (Almanac). If it is on the first step already, only the loss applies. The figure may be lost anywhere on the map, also in a siege; if it was the last unit, the besiegers have the Stronghold at once. On the Mordor Track the Ring-bearers are in no nation (p. 43).
wotr-ruling-shadows-gather = The army it joins may be besieging a Stronghold. Settlements on the way are captured, and the limit of ten units counts only after the move (p. 28). If such a move is possible, it is compulsory (p. 22).
wotr-ruling-the-shadow-lengthens = Those who have come with the first army may not go on with the second, but those who stood there may (p. 27). Settlements on the way are captured, and the limit of ten units counts only after both moves (p. 28). Both moves are compulsory as far as they are possible (p. 22, our reading).
wotr-ruling-the-shadow-is-moving = These are moves as with an Army result: nobody moves twice, and no region may hold more than ten units after a move (p. 27).
wotr-ruling-corsairs-of-umbar = The coastal regions of Gondor are Anfalas, Dol Amroth, Lamedon and Pelargir. The army moves first and fights where it has landed: all who landed fight, and there is no advance. The defenders may retreat, or withdraw into Dol Amroth. Landed beside besiegers, it is one army with them, and fights an ordinary siege battle. An empty settlement is captured at once. An army besieged in Umbar cannot leave (our reading).
wotr-ruling-rage-of-the-dunlendings = The region must be free in the strict sense: no enemy army and no enemy settlement (p. 10). Each Dunland is next to the other. Only Isengard units follow, and the regions in between are not entered.
wotr-ruling-return-of-the-witch-king = He may leave a besieged Stronghold. If Angmar is not free, nobody is recruited, but he still goes there.
wotr-ruling-half-orcs-and-goblin-men = The army may be besieging, or besieged (Almanac).
wotr-ruling-olog-hai = The army may be besieging, or besieged (Almanac).
wotr-ruling-hill-trolls = As many as there are Elites, two if possible; they may be in different regions, also in a siege (Almanac). The Regulars go back to the reinforcements.
wotr-ruling-a-new-power-is-rising = Orthanc may be besieged, with room for five (p. 27, 31). If there are not enough figures, the Shadow player says who goes short.
wotr-ruling-many-kings-to-the-service-of-mordor = The nation need not be At War (p. 27). Captured settlements do not count. As many as possible must be recruited (Almanac).
wotr-ruling-the-king-is-revealed = Only while Aragorn is on the map: lost, he is not in play. Minas Morgul may be besieged, with room for five units; if it has been captured, not even the Nazgûl comes.
wotr-ruling-shadows-on-the-misty-mountains = The Nazgûl may come to Mount Gram, though it has no Stronghold, because the card says so (p. 22).
wotr-ruling-orcs-multiplying-again = Sauron need not be At War (p. 27). A Stronghold that has been captured gets nobody.
wotr-ruling-horde-from-the-east = No settlement is needed. The regions are those that touch the eastern edge on the map.
wotr-ruling-monsters-roused = Where an enemy army is, or an enemy settlement, nobody comes (p. 27).
wotr-ruling-musterings-of-long-planned-war = The Southrons and Easterlings come to Gorgoroth though it is not their own. More than ten units are cut to ten at the end of the action (p. 26).
wotr-ruling-pits-of-mordor = The Strongholds are Barad-dûr, Dol Guldur, Minas Morgul, Morannon, Moria and Mount Gundabad. Captured ones do not count, besieged ones have room for five (p. 27, 31). If only one unit is left, one comes.
