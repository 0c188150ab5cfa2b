## The Shadow's character deck: what its cards do

wotr-event-shelobs-lair-text = The special Hunt tile “Shelob's Lair” (Stop; damage: the roll of a die) is now in play: it goes into the Hunt Pool when the Fellowship enters Mordor, or at once if it is on the Mordor Track already.
wotr-event-the-ring-is-mine-text = The special Hunt tile “{ wotr-tile-sha-ring-is-mine }” (Stop, Eye, Reveal) is now in play: it goes into the Hunt Pool when the Fellowship enters Mordor, or at once if it is on the Mordor Track already.
wotr-event-on-on-they-went-text = The special Hunt tile “On, On They Went” (Stop, damage 3) is now in play: it goes into the Hunt Pool when the Fellowship enters Mordor, or at once if it is on the Mordor Track already.
wotr-event-give-it-to-uss-text = The special Hunt tile “{ wotr-tile-sha-give-it }” (Stop, damage 1, Reveal) is now in play: it goes into the Hunt Pool when the Fellowship enters Mordor, or at once if it is on the Mordor Track already.
wotr-event-orc-patrol-text = Only if the Fellowship is not in a region with a Free Peoples settlement. Draw a Hunt tile. An Eye or a special tile of the Fellowship is discarded without effect; any other tile counts like that of a successful Hunt.
wotr-event-isildurs-bane-text = Only if the Fellowship is not in a region with a Free Peoples settlement. Draw a Hunt tile. An Eye or a special tile of the Fellowship is discarded without effect; any other tile counts like that of a successful Hunt, but its damage cannot be reduced in any way: all of it becomes Corruption.
wotr-event-foul-thing-from-the-deep-text = Only if the Fellowship is not in a region with a Free Peoples settlement. Draw a Hunt tile. An Eye or a special tile of the Fellowship is discarded without effect; any other tile counts like that of a successful Hunt, but if any damage is left after cards and the Guide's ability, a random companion must be lost, if there is one, before the Ring is used for the rest.
wotr-event-candles-of-corpses-text = Only if the Fellowship is not in a region with a Free Peoples settlement. Roll three dice: each 4, 5 or 6 adds 1 Corruption. If Gollum is the Guide, only each 6 does.
wotr-event-nazgul-search-text = Only if the Fellowship's progress is 1 or more. Any or all Nazgûl may fly. Then, if a Nazgûl is in the Fellowship's region, the Fellowship is revealed.
wotr-event-cruel-weather-text = Only if the Fellowship's progress is 1 or more. Move the Ring-bearers' figure to an adjacent region. This is not a move of the Fellowship: there is no Hunt, and its progress stays as it is.
wotr-event-the-nazgul-strike-text = Only if the Fellowship's progress is 1 or more. Any or all Nazgûl may fly. Then, if a Nazgûl is in the Fellowship's region, you may do one of these: discard a Free Peoples Character card from the table, or make a Hunt roll as if the Fellowship had moved.
wotr-event-morgul-wound-text = Only if the Fellowship is revealed. Add 2 Corruption if the Ring-bearers have 3 or less; otherwise add 1.
wotr-event-lure-of-the-ring-text = Only if the Fellowship is revealed. Draw a random companion of the Fellowship: the Free Peoples player either adds Corruption equal to his Level or eliminates him. If Gollum is the Guide, just add 1 Corruption instead.
wotr-event-the-breaking-of-the-fellowship-text = Only if the Fellowship is revealed. Draw a Hunt tile. An Eye or a special tile of the Fellowship is discarded without effect; with any other, the Free Peoples player separates as many companions as its number, or all if there are fewer, and leaves them in the Fellowship's region. If Gollum is the Guide, just add 1 Corruption instead.
wotr-event-worn-with-sorrow-and-toil-text = Stays on the table. Each time a companion in the Fellowship is taken as a casualty, you may discard a Free Peoples Character card: one of your choice from the table, or a random one from that player's hand. Discard this card when the Fellowship is declared in an unconquered Free Peoples City or Stronghold.
wotr-event-flocks-of-crebain-text = Stays on the table. Before a Hunt roll you may discard it to add 1 to every die of that roll and of its re-roll. Discard it when the Fellowship is declared in an unconquered Free Peoples City or Stronghold.
wotr-event-balrog-of-moria-text = Stays on the table until used. If the Fellowship's way touches Moria while it is declared or revealed, you may discard it to draw one more Hunt tile: an Eye has no effect, any other tile counts like that of a successful Hunt, but does not reveal a Fellowship that was declared in a Free Peoples City or Stronghold. Or you may discard it in a battle to use its Combat card, as if from the hand.
wotr-event-the-lidless-eye-text = Turn up to three of your unused Action dice into Eyes and put them into the Hunt Box at once.
wotr-event-dreadful-spells-text = Only if a Shadow army with a Nazgûl is in the same region as a Free Peoples army, or next to it. Choose two such armies and roll a die for each Nazgûl in yours, five at most: each 5 or 6 is a hit on the other.
wotr-event-grond-hammer-of-the-underworld-text = Only if a Shadow army with the Witch-king besieges a Stronghold. That army assaults it, for up to three rounds instead of one. In the first round the Free Peoples player may use a Combat card only if a companion is in the battle.
wotr-event-the-palantir-of-orthanc-text = Only if Saruman is in play. Stays on the table. Each time you play another Event card with an Event result, draw a card from either of your decks. Discard it when Saruman is eliminated. As an action, the Free Peoples player may have it discarded with a Will of the West, or with any die and an Elven Ring.
wotr-event-wormtongue-text = Only if Saruman is in play. Stays on the table. Rohan can be activated only by a companion, by a declaration of the Fellowship in Edoras or Helm's Deep, or by an attack on Edoras or Helm's Deep. Discard it when Rohan is activated or Saruman is eliminated.
wotr-event-the-ringwraiths-are-abroad-text = Any or all Nazgûl may fly. Then you may do one of these: move two armies, each with a Nazgûl, to an adjacent region; or attack with an army in which there is a Nazgûl.
wotr-event-the-black-captain-commands-text = Only if the Witch-king is in play. You may do one of these: recruit two Nazgûl in his region, or have any or all Nazgûl fly. Then you may move an army with the Witch-king, or attack with it.

## Rulings

wotr-ruling-shelobs-lair = A special tile is drawn once at most: when the pool is refilled, only standard tiles come back (p. 40).
wotr-ruling-the-ring-is-mine = On the Mordor Track its Eye counts all dice in the Hunt Box, those of the Free Peoples included (p. 43). Gollum does not ignore its Reveal icon: he ignores standard numbered tiles only (p. 42).
wotr-ruling-on-on-they-went = Its Stop icon keeps the Fellowship from taking the step for which it was drawn (p. 40); for any other draw it means nothing (our reading).
wotr-ruling-give-it-to-uss = Gollum does not ignore its Reveal icon: he ignores standard numbered tiles only (p. 42).
wotr-ruling-orc-patrol = A settlement counts by its first owner: a captured one of the Free Peoples still protects, a captured one of the Shadow does not (FAQ). On the Mordor Track the Fellowship is in no region, so the card can be played (p. 43).
wotr-ruling-isildurs-bane = Cards that lower the damage, the Guide's ability and a casualty are all barred. To prevent or replace the tile is not (our reading).
wotr-ruling-foul-thing-from-the-deep = Cards on the table and the Guide's ability come first; if they bring the damage to 0, nobody is lost (our reading). The Guide cannot be chosen as the casualty.
wotr-ruling-candles-of-corpses = This is not Hunt damage: nothing lowers it.
wotr-ruling-nazgul-search = The Witch-king is a Nazgûl (p. 24). The card may be played just to fly, and no Nazgûl has to (p. 22); but if one is with the Fellowship afterwards, the Fellowship must be revealed.
wotr-ruling-cruel-weather = Only regions with an open border are adjacent. No region is barred, whatever lies in it; nothing is declared or revealed (our reading).
wotr-ruling-the-nazgul-strike = Only cards of the Character deck can be discarded. The Hunt roll is an ordinary one, with re-rolls for the Nazgûl that is there; the Fellowship does not advance.
wotr-ruling-morgul-wound = This is not Hunt damage: nothing lowers it.
wotr-ruling-lure-of-the-ring = This is not Hunt damage, and whoever is lost is not a casualty of a Hunt (our reading). A Hobbit is taken alive, except on the Mordor Track. With Gollum as Guide, a revealed Fellowship is all the card needs (Almanac).
wotr-ruling-the-breaking-of-the-fellowship = With Gollum as Guide no tile is drawn (Almanac). Only the number of the tile counts; for “Shelob's Lair” a die is rolled (p. 40). Whoever is left in a City or Stronghold enters play there and may activate its nation (our reading). On the Mordor Track those who are separated leave the game (p. 43).
wotr-ruling-worn-with-sorrow-and-toil = It stays after use. The random card is one of the Character deck. Only a companion who is lost to lower Hunt damage is a casualty (our reading).
wotr-ruling-flocks-of-crebain = A 1 still fails (p. 41). It can be used for the roll of any Hunt, also one that a card has ordered; on the Mordor Track there is none.
wotr-ruling-balrog-of-moria = To stay in Moria while being declared or revealed counts as well (Almanac). Its tile comes after the one that revealed the Fellowship and before those of Shadow Strongholds (p. 41). The City or Stronghold must be held by the Free Peoples (FAQ).
wotr-ruling-the-lidless-eye = The die that paid for the card is not unused. The Eyes count for the Hunt for the rest of the turn.
wotr-ruling-dreadful-spells = The Witch-king is a Nazgûl (p. 24). It is not an attack: no nation reacts, and companions survive (p. 22, 35). A besieged army is in its region; if it is destroyed, the besiegers have the Stronghold at once (Almanac).
wotr-ruling-grond-hammer-of-the-underworld = The Witch-king may stay in the rearguard (Almanac). The attacker may cease after any round, and after the third may go on by reducing Elites as usual (our reading).
wotr-ruling-the-palantir-of-orthanc = Only an Event result counts, and not the one that plays this card. The draw is compulsory; it comes when the other card has taken effect, if this one still lies on the table (our reading). The Elven Ring counts as the one of this turn and goes over to the Shadow (p. 21).
wotr-ruling-wormtongue = “A companion” means one who can activate Rohan and ends his move in a City or Stronghold of Rohan (our reading). An attack on Edoras or Helm's Deep activates Rohan whoever defends them. If Rohan is active already, the card is discarded at once.
wotr-ruling-the-ringwraiths-are-abroad = The Witch-king is a Nazgûl (p. 24). A Nazgûl that has flown may go on with an army (our reading); in the attack it may stay in the rearguard, and a sortie is possible (Almanac).
wotr-ruling-the-black-captain-commands = The region must be free, or the Witch-king's own besieged Stronghold, to recruit there. If he flies, the army in his new region acts. In the attack he may not stay in the rearguard (Almanac).

## Questions

wotr-ask-flights = Choose a Nazgûl to fly, or let the others stay.
wotr-ask-die_to_eye = { $count ->
    [one] Choose a die to turn into an Eye, or none.
   *[other] Choose a die to turn into an Eye: up to { $count } more.
}
wotr-ask-temptation = The Ring tempts { $character-the }: choose Corruption, or his loss.
wotr-ask-leave_at_once = { $count ->
    [one] Choose the companion who leaves the Fellowship.
   *[other] Choose who leaves the Fellowship: { $count } companions have to.
}
wotr-ask-wear_down = { $card }: choose a Free Peoples Character card to discard, or none.
wotr-ask-drive = { $card }: choose where the Ring-bearers are driven.
wotr-ask-strike = { $card }: choose whether to make a Hunt roll or discard a card.
wotr-ask-casters = { $card }: choose the army whose Nazgûl cast the spells.
wotr-ask-orders = { $card }: choose what the Nazgûl are to do.

## Options

wotr-action-hunt = make a Hunt roll
wotr-action-fly = have the Nazgûl fly
wotr-card-random = a random card from the hand
wotr-option-die-die_to_eye = { $die ->
    [Army] Turn an Army die into an Eye
    [Event] Turn an Event die into an Eye
   *[other] Turn a { $die } die into an Eye
}
wotr-option-slay-temptation = Eliminate { $figure-the }
wotr-option-keep-wear_down = Discard no card
wotr-option-to-casters = The army in { $region-the }
wotr-option-use-strike = Choose to { $action }
wotr-option-use-orders = Choose to { $action }
wotr-refusal-by-card = The card does not allow that.
wotr-refusal-by-the-card = { $card } does not allow that.

## What happened

wotr-event-tile_in_play = A special Hunt tile is now in play: { $tile }.
wotr-event-turned = { $die ->
    [Army] { wotr-who } turns an Army die, which now shows { $to }.
    [Event] { wotr-who } turns an Event die, which now shows { $to }.
   *[other] { wotr-who } turns a { $die } die, which now shows { $to }.
}
wotr-event-dice_lost = { $count ->
    [one] { wotr-who } loses 1 { $die } die.
   *[other] { wotr-who } loses { $count } { $die } dice.
}
wotr-event-tempted = The Ring tempts { $character-the }.
wotr-event-driven = The Ring-bearers are driven to { $region-the }.
