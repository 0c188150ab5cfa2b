## Recruiting by card

wotr-ask-recruit_where = { $card }: choose where the troops come.
wotr-option-to-recruit_where = In { $region-the }
wotr-ask-recruit_here = { $card }: choose a unit to recruit in { $region-the }.
wotr-ask-recruit_up_to = { $count ->
    [one] { $card }: choose whether to recruit one more in { $region-the }.
   *[other] { $card }: choose whether to recruit in { $region-the }; up to { $count } more.
}
wotr-rule-recruit_by_card = A card recruits from the reinforcements for nations that need not be At War, as much as there is. The region must be free, or a Stronghold where the side's own army is besieged; a settlement that the card names must not be captured, even if one's own army besieges it. There is room for five units behind the walls and for ten in a region. A Leader comes only where there is a unit.

## Cards and nations

wotr-ask-pay_card = { $card }: choose a card with the { $die } icon to give up.
wotr-ask-counsel = { $card }: choose a nation.
wotr-option-nation-counsel = Activate and advance { $nation-the }

## Hidden paths

wotr-ask-hidden_paths_from = { $card }: choose which army takes the hidden paths.
wotr-option-to-hidden_paths_from = From { $region-the }
wotr-ask-hidden_paths_to = { $card }: choose where the army comes out.

## What the cards say

wotr-event-the-last-battle-text = Only if Aragorn is with an army in a region that belongs to no Free Peoples nation. Stays on the table: dice that move the Fellowship are not put in the Hunt Box. Discarded as soon as the Fellowship is declared or revealed, or Aragorn is no longer with an army in such a region.
wotr-event-a-power-too-great-text = Advance the Elves one step. Stays on the table: no Shadow army may move into Lórien, Rivendell or the Grey Havens, nor attack there, in the field or in a siege. As an action the Shadow player may have it discarded, with any one die and two cards from hand: one with the Army icon and one with the Character icon.
wotr-event-the-power-of-tom-bombadil-text = Advance the North one step. Stays on the table: no Shadow army may move into the Old Forest, the Shire or Buckland, nor attack there. As an action the Shadow player may have it discarded, with any one die and two cards from hand: one with the Army icon and one with the Character icon.
wotr-event-book-of-mazarbul-text = Any or all companions on the map may move as with a Character result. Then, if a companion is in Erebor or Ered Luin and that settlement is unconquered, the Dwarves become active and go straight to war.
wotr-event-the-spirit-of-mordor-text = Choose a Shadow army with units of two or more nations and roll five dice: it takes a hit for each 5 or 6.
wotr-event-faramirs-rangers-text = Choose a Shadow army in Osgiliath, North Ithilien or South Ithilien and roll three dice: it takes a hit for each 5 or 6. Then, if a Free Peoples army is in Osgiliath, recruit there a Gondor unit, Regular or Elite, and a Gondor Leader.
wotr-event-fear-fire-foes-text = Any or all companions on the map may move as with a Character result. Then, if a companion is in Bree or the Shire and that settlement is unconquered, the North becomes active and goes straight to war.
wotr-event-wisdom-of-elrond-text = Choose a Free Peoples nation: it becomes active, then advances one step.
wotr-event-the-red-arrow-text = Only if Gondor is active. Advance Rohan one step. Then recruit in Edoras a Rohan unit, Regular or Elite, and a Rohan Leader.
wotr-event-help-unlooked-for-text = A Free Peoples army attacks a Shadow army next to it that is besieging a Stronghold. In every round of this battle the Shadow rolls one combat die fewer for each unit besieged in that Stronghold, but at least one.
wotr-event-paths-of-the-woses-text = Only if Rohan is At War. Move one Free Peoples army, or a part of it, from a region of Rohan straight to Minas Tirith, even out of a siege; if Minas Tirith is besieged or held by the Shadow, to a region next to it instead. That region must be free for the movement of armies.
wotr-event-through-a-day-and-a-night-text = Only if a companion is with a Free Peoples army. Move that army, or a part of it with a companion, one or two regions. Each region it enters must be free for the movement of armies; nobody joins it or stays behind on the way.
wotr-event-cirdans-ships-text = Only if the Elves are At War. Choose a coastal region with a Free Peoples army: recruit there two Elven units, each Regular or Elite.
wotr-event-guards-of-the-citadel-text = Recruit in Minas Tirith a Gondor unit, Regular or Elite, and a Gondor Leader.
wotr-event-celeborns-galadhrim-text = Recruit in Lórien an Elven unit, Regular or Elite. Then draw a Strategy card.
wotr-event-riders-of-theoden-text = Choose Edoras, or a region of Rohan where a companion is: recruit there a Rohan unit, Regular or Elite, and a Rohan Leader.
wotr-event-grimbeorn-the-old-son-of-beorn-text = Recruit in Carrock a North unit, Regular or Elite, and a North Leader.
wotr-event-imrahil-of-dol-amroth-text = Recruit in Dol Amroth a Gondor unit, Regular or Elite, and a Gondor Leader.
wotr-event-king-brands-men-text = Recruit two North Regulars in Dale. Then draw a Strategy card.
wotr-event-swords-in-eriador-text = Recruit a North unit, Regular or Elite, in the Shire, and a Dwarven unit, Regular or Elite, in Ered Luin. Then draw a Strategy card.
wotr-event-kindred-of-glorfindel-text = Recruit in Rivendell an Elven unit, Regular or Elite. Then draw a Strategy card.
wotr-event-dain-ironfoots-guard-text = Recruit in Erebor a Dwarven unit, Regular or Elite, and a Dwarven Leader.
wotr-event-eomer-son-of-eomund-text = Choose a settlement of Rohan in a free region: recruit there a Rohan unit, Regular or Elite, and a Rohan Leader.
wotr-event-thranduils-archers-text = Recruit in the Woodland Realm an Elven unit, Regular or Elite. Then draw a Strategy card.

## Rulings

wotr-ruling-the-last-battle = Osgiliath and the two Ithiliens belong to no nation, so Aragorn may be there; he may be besieged in a Shadow Stronghold (Almanac). The die goes to the Hunt Box only after the Hunt (p. 38), so the die of a move that reveals the Fellowship still goes there (our reading).
wotr-ruling-a-power-too-great = A siege already laid goes on, but the besiegers may not assault, and no Shadow army may retreat there or make a sortie there; Nazgûl and minions without units may still come, and cards that are no attack still work (our reading). “Army card” means one with the Army icon, as in the legend of the dice (p. 20), and not any Strategy card; both cards are discarded face down (p. 22).
wotr-ruling-the-power-of-tom-bombadil = The North is not activated: while passive it cannot go to war. No Shadow army may retreat there; Nazgûl and minions without units may still come, and cards that are no attack still work (our reading). “Army card” means one with the Army icon (p. 20); both cards are discarded face down (p. 22).
wotr-ruling-book-of-mazarbul = Nobody has to move, and any companion will do, also one besieged there; a captured Erebor or Ered Luin does not count (Almanac).
wotr-ruling-the-spirit-of-mordor = This is no attack, so no nation reacts (p. 35). A besieged army may be chosen; if it is wiped out, the besiegers have the Stronghold at once, and Nazgûl and minions stay in the region (p. 22, Almanac).
wotr-ruling-faramirs-rangers = The two halves are independent: with no Shadow army to hit, the card still recruits (Almanac). It is no attack, and Gondor need not be At War (p. 27, 35).
wotr-ruling-fear-fire-foes = Nobody has to move, and any companion will do; a captured Bree or Shire does not count (Almanac).
wotr-ruling-wisdom-of-elrond = Because it is activated first, a nation one step from war goes to war. If a card on the table keeps the nation from being activated, it still advances (our reading).
wotr-ruling-the-red-arrow = Rohan is not activated: while passive it cannot go to war. If Edoras is captured or an enemy army is there, Rohan still advances (p. 22).
wotr-ruling-help-unlooked-for = A normal attack: only units At War take part, and the besieged stay out of it (p. 28, 32). The dice are taken from those that would be rolled, five at most (our reading).
wotr-ruling-paths-of-the-woses = The regions in between are not entered, and no Leader or companion is needed. If a whole garrison leaves, the besiegers have the Stronghold. Units of nations not At War may not enter Gondor (p. 27).
wotr-ruling-through-a-day-and-a-night = At least one companion travels with the army (Almanac). It may go out and back; enemy settlements on its way are captured, and the limit of ten units counts only where it ends (p. 28).
wotr-ruling-cirdans-ships = Both units go to the same region. An army besieged in a Stronghold by the sea will do (Almanac). Coastal are the regions that touch the sea on the map.
wotr-ruling-guards-of-the-citadel = Also during a siege, with room for five units but any number of Leaders (p. 27, 31). Where no unit is left to come and none is there, no Leader comes (p. 8).
wotr-ruling-celeborns-galadhrim = Also during a siege, with room for five units (p. 27). The card is drawn even if nobody can be recruited (Almanac).
wotr-ruling-riders-of-theoden = Not where an enemy army is (p. 27), but a companion besieged in Helm's Deep lets the garrison recruit.
wotr-ruling-grimbeorn-the-old-son-of-beorn = Nobody comes if Carrock is captured or an enemy army is there (p. 27). The North need not be At War.
wotr-ruling-imrahil-of-dol-amroth = With no Leader left, only the unit comes (p. 22). A full garrison still gets the Leader (Almanac).
wotr-ruling-king-brands-men = The card is drawn even if Dale is captured and nobody can be recruited (Almanac).
wotr-ruling-swords-in-eriador = Each part that cannot be done is skipped, and the card is drawn in any case (p. 22, Almanac).
wotr-ruling-kindred-of-glorfindel = Also during a siege, with room for five units (p. 27). The card is drawn even if nobody can be recruited (Almanac).
wotr-ruling-dain-ironfoots-guard = Also during a siege, with room for five units but any number of Leaders (p. 27, 31). Where no unit is left to come and none is there, no Leader comes (p. 8).
wotr-ruling-eomer-son-of-eomund = The Fords of Isen are no settlement (p. 10). Since the card says free, a garrison besieged in Helm's Deep may not use it, but an army that besieges the Shadow there may (Almanac).
wotr-ruling-thranduils-archers = Also during a siege, with room for five units (p. 27). The card is drawn even if nobody can be recruited (Almanac).
