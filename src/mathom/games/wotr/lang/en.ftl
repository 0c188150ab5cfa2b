# Names, as the rulebook has them.

## Sides and seats

wotr-side-free = Free Peoples
wotr-seat-free = Free Peoples
    .the = the Free Peoples
wotr-side-shadow = Shadow
wotr-seat-shadow = Shadow
    .the = the Shadow
wotr-seat-gondor-player = Gondor player
    .the = the Gondor player
wotr-seat-rohan-player = Rohan player
    .the = the Rohan player
wotr-seat-witch-king-player = Witch-king player
    .the = the Witch-king player
wotr-seat-saruman-player = Saruman player
    .the = the Saruman player

## Nations

wotr-nation-dwarves = Dwarves
    .the = the Dwarves
wotr-nation-elves = Elves
    .the = the Elves
wotr-nation-gondor = Gondor
wotr-nation-north = The North
    .the = the North
wotr-nation-rohan = Rohan
wotr-nation-isengard = Isengard
wotr-nation-sauron = Sauron
wotr-nation-southrons = Southrons & Easterlings
    .the = the Southrons & Easterlings

## Dice

wotr-die-character = Character
wotr-die-army = Army
wotr-die-muster = Muster
wotr-die-muster-army = Muster/Army
wotr-die-event = Event
wotr-die-will-of-the-west = Will of the West
wotr-die-eye = Eye of Sauron

## Regions

wotr-region-andrast = Andrast
wotr-region-anfalas = Anfalas
wotr-region-angmar = Angmar
wotr-region-arnor = Arnor
wotr-region-ash-mountains = Ash Mountains
    .the = the Ash Mountains
wotr-region-barad-dur = Barad-dûr
wotr-region-bree = Bree
wotr-region-buckland = Buckland
wotr-region-cardolan = Cardolan
wotr-region-carrock = Carrock
wotr-region-dagorlad = Dagorlad
wotr-region-dale = Dale
wotr-region-dead-marshes = Dead Marshes
    .the = the Dead Marshes
wotr-region-dimrill-dale = Dimrill Dale
wotr-region-dol-amroth = Dol Amroth
wotr-region-dol-guldur = Dol Guldur
wotr-region-druadan-forest = Drúadan Forest
wotr-region-druwaith-iaur = Drúwaith Iaur
wotr-region-eagles-eyrie = Eagles' Eyrie
    .the = the Eagles' Eyrie
wotr-region-east-harondor = East Harondor
wotr-region-east-rhun = East Rhûn
wotr-region-eastemnet = Eastemnet
wotr-region-eastern-brown-lands = Eastern Brown Lands
    .the = the Eastern Brown Lands
wotr-region-eastern-emyn-muil = Eastern Emyn Muil
wotr-region-eastern-mirkwood = Eastern Mirkwood
wotr-region-edoras = Edoras
wotr-region-enedwaith = Enedwaith
wotr-region-erebor = Erebor
wotr-region-erech = Erech
wotr-region-ered-luin = Ered Luin
wotr-region-ettenmoors = Ettenmoors
    .the = the Ettenmoors
wotr-region-evendim = Evendim
wotr-region-fangorn = Fangorn
wotr-region-far-harad = Far Harad
wotr-region-folde = Folde
wotr-region-fords-of-bruinen = Fords of Bruinen
    .the = the Fords of Bruinen
wotr-region-fords-of-isen = Fords of Isen
    .the = the Fords of Isen
wotr-region-forlindon = Forlindon
wotr-region-gap-of-rohan = Gap of Rohan
    .the = the Gap of Rohan
wotr-region-gladden-fields = Gladden Fields
    .the = the Gladden Fields
wotr-region-goblins-gate = Goblin's Gate
wotr-region-gorgoroth = Gorgoroth
wotr-region-grey-havens = Grey Havens
    .the = the Grey Havens
wotr-region-harlindon = Harlindon
wotr-region-helms-deep = Helm's Deep
wotr-region-high-pass = High Pass
    .the = the High Pass
wotr-region-hollin = Hollin
wotr-region-iron-hills = Iron Hills
    .the = the Iron Hills
wotr-region-khand = Khand
wotr-region-lamedon = Lamedon
wotr-region-lorien = Lórien
wotr-region-lossarnach = Lossarnach
wotr-region-minas-morgul = Minas Morgul
wotr-region-minas-tirith = Minas Tirith
wotr-region-minhiriath = Minhiriath
wotr-region-morannon = Morannon
wotr-region-moria = Moria
wotr-region-mount-gram = Mount Gram
wotr-region-mount-gundabad = Mount Gundabad
wotr-region-narrows-of-the-forest = Narrows of the Forest
    .the = the Narrows of the Forest
wotr-region-near-harad = Near Harad
wotr-region-noman-lands = Noman-lands
    .the = the Noman-lands
wotr-region-north-anduin-vale = North Anduin Vale
    .the = the North Anduin Vale
wotr-region-north-downs = North Downs
    .the = the North Downs
wotr-region-north-dunland = North Dunland
wotr-region-north-ered-luin = North Ered Luin
wotr-region-north-ithilien = North Ithilien
wotr-region-north-rhun = North Rhûn
wotr-region-northern-dorwinion = Northern Dorwinion
wotr-region-northern-mirkwood = Northern Mirkwood
wotr-region-northern-rhovanion = Northern Rhovanion
wotr-region-nurn = Nurn
wotr-region-old-ford = Old Ford
    .the = the Old Ford
wotr-region-old-forest = Old Forest
    .the = the Old Forest
wotr-region-old-forest-road = Old Forest Road
    .the = the Old Forest Road
wotr-region-orthanc = Orthanc
wotr-region-osgiliath = Osgiliath
wotr-region-parth-celebrant = Parth Celebrant
wotr-region-pelargir = Pelargir
wotr-region-rhosgobel = Rhosgobel
wotr-region-rivendell = Rivendell
wotr-region-south-anduin-vale = South Anduin Vale
    .the = the South Anduin Vale
wotr-region-south-downs = South Downs
    .the = the South Downs
wotr-region-south-dunland = South Dunland
wotr-region-south-ered-luin = South Ered Luin
wotr-region-south-ithilien = South Ithilien
wotr-region-south-rhun = South Rhûn
wotr-region-southern-dorwinion = Southern Dorwinion
wotr-region-southern-mirkwood = Southern Mirkwood
wotr-region-southern-rhovanion = Southern Rhovanion
wotr-region-tharbad = Tharbad
wotr-region-the-shire = The Shire
    .the = the Shire
wotr-region-tower-hills = Tower Hills
    .the = the Tower Hills
wotr-region-trollshaws = Trollshaws
    .the = the Trollshaws
wotr-region-umbar = Umbar
wotr-region-vale-of-the-carnen = Vale of the Carnen
    .the = the Vale of the Carnen
wotr-region-vale-of-the-celduin = Vale of the Celduin
    .the = the Vale of the Celduin
wotr-region-weather-hills = Weather Hills
    .the = the Weather Hills
wotr-region-west-harondor = West Harondor
wotr-region-westemnet = Westemnet
wotr-region-western-brown-lands = Western Brown Lands
    .the = the Western Brown Lands
wotr-region-western-emyn-muil = Western Emyn Muil
wotr-region-western-mirkwood = Western Mirkwood
wotr-region-withered-heath = Withered Heath
    .the = the Withered Heath
wotr-region-woodland-realm = Woodland Realm
    .the = the Woodland Realm
wotr-place-inside = { $region }, behind the walls
    .the = { $region-the }, behind the walls

## Characters

wotr-character-ring-bearers = The Ring-bearers (Frodo & Samwise)
    .the = the Ring-bearers
wotr-character-gandalf-grey = Gandalf the Grey
wotr-character-strider = Strider
wotr-character-boromir = Boromir
wotr-character-legolas = Legolas
wotr-character-gimli = Gimli
wotr-character-meriadoc = Meriadoc Brandybuck
wotr-character-peregrin = Peregrin Took
wotr-character-aragorn = Aragorn
wotr-character-gandalf-white = Gandalf the White
wotr-character-gollum = Gollum
wotr-character-saruman = Saruman
wotr-character-witch-king = The Witch-king
    .the = the Witch-king
wotr-character-mouth-of-sauron = The Mouth of Sauron
    .the = the Mouth of Sauron

## Hunt tiles that events bring

wotr-tile-fel-elven-cloaks = Elven Cloaks
wotr-tile-fel-elven-rope = Elven Rope
wotr-tile-fel-phial = Phial of Galadriel
wotr-tile-fel-smeagol = Sméagol Helps Nice Master
wotr-tile-sha-shelob = Shelob's Lair
wotr-tile-sha-ring-is-mine = The Ring is Mine!
wotr-tile-sha-on-on = On, On They Went
wotr-tile-sha-give-it = Give it to Uss!

## Event cards

wotr-card-elven-cloaks = Elven Cloaks
wotr-card-elven-rope = Elven Rope
wotr-card-phial-of-galadriel = Phial of Galadriel
wotr-card-smeagol-helps-nice-master = Sméagol Helps Nice Master
wotr-card-mithril-coat-and-sting = Mithril Coat and Sting
wotr-card-axe-and-bow = Axe and Bow
wotr-card-horn-of-gondor = Horn of Gondor
wotr-card-wizards-staff = Wizard's Staff
wotr-card-athelas = Athelas
wotr-card-there-is-another-way = There Is Another Way
wotr-card-i-will-go-alone = I Will Go Alone
wotr-card-bilbos-song = Bilbo's Song
wotr-card-mirror-of-galadriel = Mirror of Galadriel
wotr-card-challenge-of-the-king = Challenge of the King
wotr-card-gwaihir-the-windlord = Gwaihir the Windlord
wotr-card-we-prove-the-swifter = We Prove the Swifter
wotr-card-there-and-back-again = There and Back Again
wotr-card-the-eagles-are-coming = The Eagles are Coming!
wotr-card-the-ents-awake-treebeard = The Ents Awake: Treebeard
wotr-card-the-ents-awake-huorns = The Ents Awake: Huorns
wotr-card-the-ents-awake-entmoot = The Ents Awake: Entmoot
wotr-card-dead-men-of-dunharrow = Dead Men of Dunharrow
wotr-card-house-of-the-stewards = House of the Stewards
wotr-card-the-grey-company = The Grey Company
wotr-card-the-last-battle = The Last Battle
wotr-card-a-power-too-great = A Power too Great
wotr-card-the-power-of-tom-bombadil = The Power of Tom Bombadil
wotr-card-book-of-mazarbul = Book of Mazarbul
wotr-card-the-spirit-of-mordor = The Spirit of Mordor
wotr-card-faramirs-rangers = Faramir's Rangers
wotr-card-fear-fire-foes = Fear! Fire! Foes!
wotr-card-wisdom-of-elrond = Wisdom of Elrond
wotr-card-the-red-arrow = The Red Arrow
wotr-card-help-unlooked-for = Help Unlooked For
wotr-card-paths-of-the-woses = Paths of the Woses
wotr-card-through-a-day-and-a-night = Through a Day and a Night
wotr-card-cirdans-ships = Círdan's Ships
wotr-card-guards-of-the-citadel = Guards of the Citadel
wotr-card-celeborns-galadhrim = Celeborn's Galadhrim
wotr-card-riders-of-theoden = Riders of Théoden
wotr-card-grimbeorn-the-old-son-of-beorn = Grimbeorn the Old, Son of Beorn
wotr-card-imrahil-of-dol-amroth = Imrahil of Dol Amroth
wotr-card-king-brands-men = King Brand's Men
wotr-card-swords-in-eriador = Swords in Eriador
wotr-card-kindred-of-glorfindel = Kindred of Glorfindel
wotr-card-dain-ironfoots-guard = Dáin Ironfoot's Guard
wotr-card-eomer-son-of-eomund = Éomer, Son of Éomund
wotr-card-thranduils-archers = Thranduil's Archers
wotr-card-shelobs-lair = Shelob's Lair
wotr-card-the-ring-is-mine = The Ring is Mine!
wotr-card-on-on-they-went = On, On They Went
wotr-card-give-it-to-uss = Give it to Uss!
wotr-card-orc-patrol = Orc Patrol
wotr-card-isildurs-bane = Isildur's Bane
wotr-card-foul-thing-from-the-deep = Foul Thing from the Deep
wotr-card-candles-of-corpses = Candles of Corpses
wotr-card-nazgul-search = Nazgûl Search
wotr-card-cruel-weather = Cruel Weather
wotr-card-the-nazgul-strike = The Nazgûl Strike!
wotr-card-morgul-wound = Morgul Wound
wotr-card-lure-of-the-ring = Lure of the Ring
wotr-card-the-breaking-of-the-fellowship = The Breaking of the Fellowship
wotr-card-worn-with-sorrow-and-toil = Worn with Sorrow and Toil
wotr-card-flocks-of-crebain = Flocks of Crebain
wotr-card-balrog-of-moria = Balrog of Moria
wotr-card-the-lidless-eye = The Lidless Eye
wotr-card-dreadful-spells = Dreadful Spells
wotr-card-grond-hammer-of-the-underworld = Grond, Hammer of the Underworld
wotr-card-the-palantir-of-orthanc = The Palantír of Orthanc
wotr-card-wormtongue = Wormtongue
wotr-card-the-ringwraiths-are-abroad = The Ringwraiths Are Abroad
wotr-card-the-black-captain-commands = The Black Captain Commands
wotr-card-return-to-valinor = Return to Valinor
wotr-card-the-fighting-uruk-hai = The Fighting Uruk-hai
wotr-card-denethors-folly = Denethor's Folly
wotr-card-the-day-without-dawn = The Day Without Dawn
wotr-card-threats-and-promises = Threats and Promises
wotr-card-stormcrow = Stormcrow
wotr-card-shadows-gather = Shadows Gather
wotr-card-the-shadow-lengthens = The Shadow Lengthens
wotr-card-the-shadow-is-moving = The Shadow is Moving
wotr-card-corsairs-of-umbar = Corsairs of Umbar
wotr-card-rage-of-the-dunlendings = Rage of the Dunlendings
wotr-card-return-of-the-witch-king = Return of the Witch-king
wotr-card-half-orcs-and-goblin-men = Half-orcs and Goblin-men
wotr-card-olog-hai = Olog-hai
wotr-card-hill-trolls = Hill-trolls
wotr-card-a-new-power-is-rising = A New Power is Rising
wotr-card-many-kings-to-the-service-of-mordor = Many Kings to the Service of Mordor
wotr-card-the-king-is-revealed = The King is Revealed
wotr-card-shadows-on-the-misty-mountains = Shadows on the Misty Mountains
wotr-card-orcs-multiplying-again = Orcs Multiplying Again
wotr-card-horde-from-the-east = Horde from the East
wotr-card-monsters-roused = Monsters Roused
wotr-card-musterings-of-long-planned-war = Musterings of Long-planned War
wotr-card-pits-of-mordor = Pits of Mordor

## Combat cards

wotr-combat-it-is-a-gift = It Is a Gift
wotr-combat-blade-of-westernesse = Blade of Westernesse
wotr-combat-mighty-attack = Mighty Attack
wotr-combat-servant-of-the-secret-fire = Servant of the Secret Fire
wotr-combat-anduril = Andúril
wotr-combat-heroic-death = Heroic Death
wotr-combat-daring-defiance = Daring Defiance
wotr-combat-fateful-strike = Fateful Strike
wotr-combat-sudden-strike = Sudden Strike
wotr-combat-brave-stand = Brave Stand
wotr-combat-ents-rage = Ents' Rage
wotr-combat-huorn-dark = Huorn-dark
wotr-combat-nameless-wood = Nameless Wood
wotr-combat-daylight = Daylight
wotr-combat-no-quarter = No Quarter
wotr-combat-advantageous-position = Advantageous Position
wotr-combat-scouts = Scouts
wotr-combat-shield-wall = Shield-wall
wotr-combat-confusion = Confusion
wotr-combat-charge = Charge
wotr-combat-valour = Valour
wotr-combat-one-for-the-dark-lord = One for the Dark Lord
wotr-combat-cruel-as-death = Cruel as Death
wotr-combat-they-are-terrible = They Are Terrible
wotr-combat-dread-and-despair = Dread and Despair
wotr-combat-foul-stench = Foul Stench
wotr-combat-black-breath = Black Breath
wotr-combat-words-of-power = Words of Power
wotr-combat-durins-bane = Durin's Bane
wotr-combat-devilry-of-orthanc = Devilry of Orthanc
wotr-combat-deadly-strife = Deadly Strife
wotr-combat-onslaught = Onslaught
wotr-combat-relentless-assault = Relentless Assault
wotr-combat-great-host = Great Host
wotr-combat-mumakil = Mûmakil
wotr-combat-swarm-of-bats = Swarm of Bats
wotr-combat-we-come-to-kill = We Come to Kill
wotr-combat-desperate-battle = Desperate Battle

## The house's questions about a game

wotr-title = War of the Ring
wotr-book-wotr = War of the Ring rulebook

wotr-who = { $who ->
    [free] The Free Peoples player
    [gondor-player] The Gondor player
    [rohan-player] The Rohan player
    [witch-king-player] The Witch-king player
    [saruman-player] The Saruman player
   *[shadow] The Shadow
}

wotr-setup-players = Players
wotr-setup-players-1 = One: you play the Free Peoples against a clockwork Shadow.
wotr-setup-players-2 = Two: one plays the Free Peoples, the other the Shadow.
wotr-setup-players-3 = Three: one plays the Free Peoples, two share the Shadow.
wotr-setup-players-4 = Four: two share each side.
wotr-setup-opponent = The Shadow
wotr-setup-opponent-player = A player plays the Shadow.
wotr-setup-opponent-clockwork = Nobody: two share the Free Peoples against a clockwork Shadow.
wotr-setup-gollum_reveal = Shadow Strongholds on the way, when Gollum gives the Fellowship away
wotr-setup-gollum_reveal-tiles = Each costs a Hunt tile, as when the Shadow reveals the Fellowship.
wotr-setup-gollum_reveal-no-tiles = They cost nothing.
wotr-setup-elven_rings = Elven Rings where two share a side
wotr-setup-elven_rings-team = The two may use one a turn between them.
wotr-setup-elven_rings-player = Each of them may use one a turn.
wotr-setup-witch_king = The Witch-king where two share the Shadow
wotr-setup-witch_king-own = Only his own player moves him.
wotr-setup-witch_king-nazgul = The Saruman player may move him too, as one of the Nazgûl.

## Figures, dice, tiles and decks

wotr-of-dwarves = Dwarven
wotr-of-elves = Elven
wotr-of-gondor = Gondor
wotr-of-north = North
wotr-of-rohan = Rohan
wotr-of-isengard = Isengard
wotr-of-sauron = Sauron
wotr-of-southrons = Southron & Easterling

wotr-figure-regular = { $nation } Regular
    .the = a { $nation } Regular
wotr-figure-elite = { $nation } Elite
    .the = a { $nation } Elite
wotr-figure-leader = { $nation } Leader
    .the = a { $nation } Leader
wotr-figure-nazgul = Nazgûl
    .the = a Nazgûl
wotr-figures-regular = { $count ->
    [one] 1 { $nation } Regular
   *[other] { $count } { $nation } Regulars
}
wotr-figures-elite = { $count ->
    [one] 1 { $nation } Elite
   *[other] { $count } { $nation } Elites
}
wotr-figures-leader = { $count ->
    [one] 1 { $nation } Leader
   *[other] { $count } { $nation } Leaders
}
wotr-figures-nazgul = { $count } Nazgûl

wotr-comma = { $first }, { $second }
wotr-dice-alike = { $count ->
    [one] { $die }
   *[other] { $count } × { $die }
}
wotr-dice-none = none

wotr-tile-eye = Eye
wotr-tile-value = { $count }
wotr-tile-reveals = { $tile } with Reveal

wotr-deck-character = Character deck
wotr-deck-strategy = Strategy deck
wotr-back-character = a Character card
wotr-back-strategy = a Strategy card
wotr-back-none = no card
wotr-card-none = no card

wotr-whom-guide = the Guide
wotr-whom-random = a companion drawn at random

## What a die is used for

wotr-action-fellowship = move the Fellowship
wotr-action-hide = hide the Fellowship
wotr-action-separate = separate companions
wotr-action-companions = move companions
wotr-action-minions = move Nazgûl and minions
wotr-action-move = move armies
wotr-action-attack = attack
wotr-action-recruit = recruit reinforcements
wotr-action-politics = advance a nation
wotr-action-draw = draw an Event card
wotr-action-event = play an Event card
wotr-action-minion = bring a minion into play
wotr-action-voice = recruit a Regular in every settlement of Isengard
wotr-action-upgrade = turn two Regulars in Orthanc into Elites
wotr-action-ability = advance a nation through a companion
wotr-action-bring = bring a character into play
wotr-action-end = end a card on the table

## Questions

wotr-ask-hunt = Choose how many dice to put into the Hunt Box.
wotr-ask-die = Choose a die to use.
wotr-ask-skip = Choose a die to discard unused.
wotr-ask-ring = Choose what the Elven Ring turns a die into.
wotr-ask-action = Choose what to use the { $die } result for.
wotr-ask-draw = Choose a deck to draw from.
wotr-ask-discard = { $count ->
    [one] Your hand is over the limit: choose a card to discard.
   *[other] Your hand is { $count } cards over the limit: choose one to discard.
}
wotr-ask-swap = You may swap a card with your partner ({ $seat }), if both of you want to; neither knows what he will get. Do you want to?
wotr-ask-give = Choose the card that you give your partner ({ $seat }).
wotr-ask-event = Choose an Event card to play.
wotr-ask-gandalf = Gandalf is the Guide: choose whether to draw a card from the { $deck }.
wotr-ask-sorcerer = The Witch-king is in the battle: choose whether to draw a card from the { $deck }.
wotr-ask-spend = { $card } lies on the table: choose whether to spend it now.
wotr-ask-fellowship = Fellowship phase: choose what to do, or end the phase.
wotr-ask-guide = Choose the Guide.
wotr-ask-walk = { $count ->
    [0] Choose where the Ring-bearers stop.
    [one] Trace the way of the Ring-bearers: 1 step left.
   *[other] Trace the way of the Ring-bearers: { $count } steps left.
}
wotr-ask-separate = Choose who leaves the Fellowship, and where to.
wotr-ask-separate_to = Choose where { $character-the } goes.
wotr-ask-hunt_damage = { $count ->
    [one] Choose how to meet 1 point of Hunt damage.
   *[other] Choose how to meet { $count } points of Hunt damage.
}
wotr-ask-companions = Choose a companion to move.
wotr-ask-group = Choose who goes along, or where they go.
wotr-ask-minions = Choose whom to move: Nazgûl or a minion.
wotr-ask-fly = Choose where the Nazgûl of { $region-the } flies.
wotr-ask-minion_move = Choose where { $character-the } goes.
wotr-ask-bring = Choose a minion to bring into play.
wotr-ask-enter = Choose where { $character-the } enters play.
wotr-ask-recruit = { $number ->
    [1] Choose a figure to recruit, and where.
   *[2] Choose a second figure to recruit, in another settlement.
}
wotr-ask-voice = Choose the settlements where the last Regulars of Isengard come.
wotr-ask-disband = { $count ->
    [one] One unit too many in { $region-the }: choose which to remove.
   *[other] { $count } units too many in { $region-the }: choose which to remove.
}
wotr-ask-nation = Choose a nation to advance.
wotr-ask-march = { $count ->
    [one] Choose an army to move.
   *[other] Choose an army to move; up to { $count } may move.
}
wotr-ask-force = { $mode ->
    [taking] Choose who else goes from { $region-the }.
    [leaving] Choose who else stays in { $region-the }.
   *[open] Choose who goes from { $region-the }: everybody, or name those who go or those who stay.
}
wotr-ask-attack = Choose an attack.
wotr-ask-white_rider = Choose whether Gandalf gives up his Leadership to cancel that of the Nazgûl, for this battle.
wotr-ask-withdraw = Choose: a field battle, or the walls of { $region-the }.
wotr-ask-combat = Round { $count }: choose a Combat card, or none.
wotr-ask-reroll = { $count ->
    [one] Choose whether to roll the missed die again.
   *[other] Choose how many missed dice to roll again: up to { $count }.
}
wotr-ask-hunt_reroll = { $count ->
    [one] Choose whether to roll a failed die of the Hunt again.
   *[other] Choose how many failed dice of the Hunt to roll again: up to { $count }.
}
wotr-ask-casualties = { $count ->
    [one] Choose what 1 hit costs the army in { $region-the }.
   *[other] Choose what { $count } hits cost the army in { $region-the }.
}
wotr-ask-cease = { $battle ->
    [siege] Choose whether to reduce an Elite for another round of the siege battle.
   *[field] Choose whether to go on fighting.
}
wotr-ask-retreat = Choose whether to retreat from { $region-the }, and where to.
wotr-ask-advance = Choose whether to advance into { $region-the }.

## Options

wotr-option-die = { $die ->
    [Army] Use an Army die
    [Event] Use an Event die
   *[other] Use a { $die } die
}
wotr-option-ring-die = Use an Elven Ring
wotr-option-skip-die = Discard a die unused
wotr-option-ring = { $die ->
    [Army] Elven Ring: turn an Army die into { $to }
    [Event] Elven Ring: turn an Event die into { $to }
   *[other] Elven Ring: turn a { $die } die into { $to }
}
wotr-option-skip = { $die ->
    [Army] Discard an Army die unused
    [Event] Discard an Event die unused
   *[other] Discard a { $die } die unused
}
wotr-option-pass = Pass
wotr-option-as = As { $die }
wotr-option-hunt = { $count ->
    [0] No dice
    [one] 1 die
   *[other] { $count } dice
}
wotr-option-done = Nothing more
wotr-option-done-fellowship = End the Fellowship phase
wotr-option-use = Use it to { $action }
wotr-option-draw = Draw from the { $deck }
wotr-option-keep = Do not draw
wotr-option-keep-white_rider = Keep Gandalf's Leadership
wotr-option-keep-spend = Keep { $card }
wotr-option-play = Play { $card }
wotr-option-discard = Discard { $card }
wotr-option-swap = Swap a card
wotr-option-keep-swap = Do not swap
wotr-option-give = Give { $card }
wotr-option-spend = Spend { $card }
wotr-option-end = End { $card }
wotr-option-combat = Combat card: { $card }
wotr-option-move = Move from { $region-the } to { $to-the }
wotr-option-attack = Attack { $to-the } from { $region-the }
wotr-option-assault = Assault the Stronghold of { $region-the }
wotr-option-sortie = Sortie from { $region-the }
wotr-option-all = Everybody
wotr-option-go = That is all
wotr-option-take = Take { $figure-the }
wotr-option-leave = Leave { $figure-the } behind
wotr-option-recruit = { $figure } in { $region-the }
wotr-option-disband = Remove { $disbanded }
wotr-option-lose = { $losses }
wotr-loss-lost = { $first ->
    [yes] Lose { $figures }
   *[no] lose { $figures }
}
wotr-loss-reduced = { $first ->
    [yes] Reduce { $figures }
   *[no] reduce { $figures }
}
wotr-loss-reserve = { $first ->
    [yes] Lose { $figures } from the reinforcements
   *[no] lose { $figures } from the reinforcements
}
wotr-option-prolong = Reduce { $figure-the } and fight another round
wotr-option-reroll = { $count ->
    [0] Roll none again
    [one] Roll 1 die again
   *[other] Roll { $count } dice again
}
wotr-option-fight = Fight on
wotr-option-fight-withdraw = Fight in the field
wotr-option-withdraw = Retreat into a siege
wotr-option-cease = Cease the attack
wotr-option-stand = Stand and fight
wotr-option-retreat = Retreat to { $region-the }
wotr-option-advance = Advance
wotr-option-stay = Stay
wotr-option-white-rider = Give up Gandalf's Leadership
wotr-option-nation = { $nation }: one step towards war
wotr-option-bring = Bring { $character-the } into play
wotr-option-group = { $character }
wotr-option-with = Together with { $character-the }
wotr-option-to = To { $region-the }
wotr-option-fly = A Nazgûl from { $region-the }
wotr-option-guide = { $character } becomes the Guide
wotr-option-step = On to { $region-the }
wotr-option-halt = Stop here
wotr-option-declare = Declare the Fellowship
wotr-option-mordor = Enter Mordor
wotr-option-guide-ability = Use the Guide's ability: 1 damage less
wotr-option-sacrifice = Lose { $whom }
wotr-option-corruption = { $count ->
    [one] Use the Ring: 1 Corruption
   *[other] Use the Ring: { $count } Corruption
}

## What happened

wotr-cause-entered = an enemy army has entered its land
wotr-cause-attacked = its army was attacked
wotr-cause-captured = a settlement was captured
wotr-cause-declared = the Fellowship was declared there
wotr-cause-companion = a companion has come
wotr-cause-mustered = a Muster result
wotr-cause-ability = a companion's word
wotr-cause-witch-king = the Witch-king has come
wotr-cause-card = an Event card

wotr-why-rolled = the Hunt succeeds
wotr-why-stronghold = a Shadow Stronghold on the way
wotr-why-event = an Event card
wotr-why-mordor = on the Mordor Track

wotr-event-turn = Turn { $count }.
wotr-event-leads = { wotr-who } is now the leading player.
wotr-event-acts = { wotr-who } acts.
wotr-event-swapped = The partners on one side swap a card: { $seat } and { $partner }.
wotr-event-drew = { wotr-who } draws a card from the { $deck }.
wotr-event-drew_card = The card drawn is { $card }.
wotr-event-discarded = { wotr-who } discards a card face down.
wotr-event-played = { wotr-who } plays { $card }.
wotr-event-left_table = { $card } leaves the table.
wotr-event-allocated = { $count ->
    [0] The Shadow puts no dice into the Hunt Box.
    [one] The Shadow puts 1 die into the Hunt Box.
   *[other] The Shadow puts { $count } dice into the Hunt Box.
}
wotr-event-rolled = { wotr-who } rolls the dice: { $dice }.
wotr-event-used = { $die ->
    [Army] { wotr-who } uses an Army die to { $action }.
    [Event] { wotr-who } uses an Event die to { $action }.
   *[other] { wotr-who } uses a { $die } die to { $action }.
}
wotr-event-skipped = { $die ->
    [Army] { wotr-who } discards an Army die unused.
    [Event] { wotr-who } discards an Event die unused.
   *[other] { wotr-who } discards a { $die } die unused.
}
wotr-event-passed = { wotr-who } passes.
wotr-event-ring = { $die ->
    [Army] { wotr-who } uses an Elven Ring: an Army die becomes { $to }.
    [Event] { wotr-who } uses an Elven Ring: an Event die becomes { $to }.
   *[other] { wotr-who } uses an Elven Ring: a { $die } die becomes { $to }.
}
wotr-event-progress = The Fellowship moves: its progress is { $count }.
wotr-event-hunt = { $count ->
    [0] The Hunt rolls { $rolls } and fails.
    [one] The Hunt rolls { $rolls }: 1 success.
   *[other] The Hunt rolls { $rolls }: { $count } successes.
}
wotr-event-hunt_reroll = { $count ->
    [0] The Hunt rolls again: { $rolls }, and fails; successes in all: { $total }.
    [one] The Hunt rolls again: { $rolls }, 1 more success, { $total } in all.
   *[other] The Hunt rolls again: { $rolls }, { $count } more successes, { $total } in all.
}
wotr-event-tile = Hunt tile: { $tile } ({ $why }).
wotr-event-corruption = { $count ->
    [one] The Ring-bearers take 1 Corruption and have { $total }.
   *[other] The Ring-bearers take { $count } Corruption and have { $total }.
}
wotr-event-healed = { $count ->
    [one] The Ring-bearers are healed of 1 Corruption and have { $total }.
   *[other] The Ring-bearers are healed of { $count } Corruption and have { $total }.
}
wotr-event-taken_alive = { $character } is taken alive, and comes back into play.
wotr-event-eliminated = { $character } is lost.
wotr-event-guide = { $character } is now the Guide.
wotr-event-declared = The Fellowship is declared in { $region-the }.
wotr-event-revealed = The Fellowship is revealed in { $region-the }.
wotr-event-found = The Fellowship is revealed on the Mordor Track.
wotr-event-hidden = The Fellowship is hidden again.
wotr-event-mordor = The Fellowship enters Mordor.
wotr-event-mordor_step = The Fellowship is on step { $count } of the Mordor Track.
wotr-event-arrived = { $character } comes to { $region-the }.
wotr-event-entered = { $character } enters play in { $region-the }.
wotr-event-flew = A Nazgûl flies from { $region-the } to { $to-the }.
wotr-event-recruited = Recruited in { $region-the }: { $figure }.
wotr-event-disbanded = { $count ->
    [one] No room in { $region-the }; back to the reinforcements: { $figure }.
   *[other] No room in { $region-the }; back to the reinforcements: { $count } × { $figure }.
}
wotr-event-marched = From { $region-the } to { $to-the }: { $force }.
wotr-event-captured = { wotr-who } captures { $region-the }.
wotr-event-activated = Now active: { $nation } ({ $cause }).
wotr-event-advanced = A step forward on the Political Track: { $nation } ({ $cause }).
wotr-event-at_war = Now At War: { $nation } ({ $cause }).
wotr-event-attack = An army from { $region-the } attacks { $to-the }.
wotr-event-assault = The besiegers assault { $to-the }.
wotr-event-sortie = The besieged sally out of { $region-the }.
wotr-event-white_rider = The White Rider: Gandalf gives up his Leadership and cancels that of the Nazgûl.
wotr-event-combat_chosen = { wotr-who } chooses { $back }.
wotr-event-combat_card = { wotr-who } uses { $card } as a Combat card.
wotr-event-combat = { $count ->
    [0] { wotr-who } rolls { $rolls }: no hits.
    [one] { wotr-who } rolls { $rolls }: 1 hit.
   *[other] { wotr-who } rolls { $rolls }: { $count } hits.
}
wotr-event-combat_reroll = { $count ->
    [0] { wotr-who } rolls again: { $rolls }, no more hits, { $total } in all.
    [one] { wotr-who } rolls again: { $rolls }, 1 more hit, { $total } in all.
   *[other] { wotr-who } rolls again: { $rolls }, { $count } more hits, { $total } in all.
}
wotr-event-lost = { $count ->
    [one] Lost in { $region-the }: { $figure }.
   *[other] Lost in { $region-the }: { $count } × { $figure }.
}
wotr-event-reduced = Reduced to a Regular in { $region-the }: { $figure }.
wotr-event-ceased = { wotr-who } ceases the attack.
wotr-event-withdrew = The defenders of { $region-the } retreat into a siege.
wotr-event-retreated = The defenders retreat from { $region-the } to { $to-the }.
wotr-event-advanced_army = Advancing from { $region-the } to { $to-the }: { $force }.

## How it ended

wotr-result-corruption = The Shadow wins: the Ring-bearers are corrupted, and Sauron has the Ring.
wotr-result-ring = The Free Peoples win: the Ring is destroyed at the Crack of Doom.
wotr-result-conquest = The Shadow wins: it has conquered 10 Victory Points.
wotr-result-liberation = The Free Peoples win: they have conquered 4 Victory Points.
wotr-result-first = { $result } { wotr-who } comes first of the two partners.
wotr-result-tied = { $result } The two partners are level and share the victory.
wotr-how-corruption = Corruption
wotr-how-ring = The Ring destroyed
wotr-how-conquest = 10 Victory Points
wotr-how-liberation = 4 Victory Points

## What the rules say

wotr-rule-setup = Every nation starts with the armies and on the political step that the book lists; the other figures are its reinforcements. The Ring-bearers are in Rivendell with seven companions, and Gandalf the Grey guides them. The Free Peoples have 4 dice and the three Elven Rings, the Shadow has 7 dice.
wotr-rule-turn = A turn has six phases: recover the dice and draw a card from each deck; the Fellowship phase; the hunt allocation; the action roll; the actions; the victory check. A great character in play gives his side one die more from the following turn on.
wotr-rule-hunt_allocation = Before the roll the Shadow puts dice into the Hunt Box: at least one if the Fellowship was moved with a die last turn, and at most as many as there are companions in the Fellowship, though one is always allowed. They are not rolled, and every Eye that is rolled joins them.
wotr-rule-actions = The players take turns, the Free Peoples first, using one die each. A player with fewer unused dice than the other may pass; a die may always be discarded unused; a player without dice waits. Once a turn, before acting, an Elven Ring turns one die to another result: one used by the Free Peoples goes over to the Shadow, and one used by the Shadow leaves the game.
wotr-rule-rings = Once a turn, before acting, a player may turn one unused die to another result with an Elven Ring. The Free Peoples cannot make a Will of the West so; an Eye goes into the Hunt Box at once. A ring used by the Free Peoples goes over to the Shadow, and one used by the Shadow leaves the game.
wotr-rule-legend = Character moves the Fellowship, companions, Nazgûl or minions, and moves or attacks with an army that has a leader. Army moves two armies or attacks. Muster advances a nation or recruits, and brings a minion into play. Event draws or plays a card; any other die plays a card with its own icon. Will of the West counts as any result, or brings Aragorn or Gandalf the White.
wotr-rule-abilities = Some characters let a die do more. Boromir in Gondor, Legolas in an Elven Stronghold and Gimli in Erebor advance their nation with any die, as long as that settlement is unconquered. Saruman in Orthanc recruits a Regular in every settlement of Isengard with a Muster result, or turns two Regulars there into Elites. Once a turn the Mouth of Sauron uses a Muster result as an Army result.
wotr-rule-events = A hand holds six cards; any more are discarded at once, face down. An empty deck is never refilled. A card is played with an Event result or with a die that shows its icon, if what it demands is fully met; what it says must then be done as far as it can be.
wotr-rule-gandalf = While Gandalf the Grey is the Guide, whoever plays a card with an Event result may then draw a card from the deck it came from.
wotr-rule-sorcerer = If the Witch-king is in the battle and the Shadow uses a Combat card in the first round, it may draw a card from the deck which that card came from.
wotr-rule-companions = One Character result moves all companions on the map, each as many regions as his Level; a group goes as far as its highest Level. Enemy armies do not stop them, but they must stop at a Stronghold that the Shadow holds, and they can neither enter nor leave a friendly Stronghold under siege.
wotr-rule-minions = One Character result moves all Nazgûl and minions. Nazgûl and the Witch-king fly anywhere but into a Stronghold that the Free Peoples hold, unless a Shadow army besieges it. The Mouth of Sauron walks up to three regions. Saruman never leaves Orthanc.
wotr-rule-minion_entry = A Muster result brings a minion when his condition is met. Saruman: Isengard is At War and Orthanc unconquered. The Witch-king: Sauron and a nation of the Free Peoples are At War; he joins an army with a unit of Sauron. The Mouth of Sauron: the Fellowship is on the Mordor Track or all nations of the Free Peoples are At War; he enters an unconquered Stronghold of Sauron.
wotr-rule-upgrades = A Will of the West brings Aragorn in Strider's place, if Strider is in Minas Tirith, Dol Amroth or Pelargir and it is unconquered. It brings Gandalf the White if Gandalf the Grey is no longer in the Fellowship and a minion has been in play: in his place, or in Fangorn or an Elven Stronghold that the Free Peoples hold.
wotr-rule-white_rider = At the start of a battle Gandalf the White may give up his Leadership; then the Leadership of all Nazgûl, the Witch-king included, counts for nothing until the battle is over.
wotr-rule-recruit = A Muster result recruits one Elite, or two figures out of Regulars, Leaders and Nazgûl. Two figures come to two different settlements, each to one of its own nation that is At War, not captured and not besieged. Nazgûl come only to Strongholds of Sauron.
wotr-rule-stacking = No region holds more than ten units of a side, and a besieged Stronghold no more than five. At the end of an action the owner removes the excess, which goes back to the reinforcements.
wotr-rule-march = An Army result moves up to two armies, a Character result one army with a leader or character, each to an adjacent region without enemy units. Nobody moves twice in an action, and no more than ten units come together. Figures of a nation that is not At War do not enter the land of another nation.
wotr-rule-split = An army may be divided at will: any part of it with at least one unit may go. Leaders of the Free Peoples never stay behind without a unit, nor go without one.
wotr-rule-attack = An Army result, or a Character result if a leader or character is with them, lets one army attack an adjacent army, the Stronghold that it besieges, or the army that besieges it. Only units of nations At War attack; the others stay in the rearguard, which takes no part in the battle.
wotr-rule-battle = A battle goes round by round: Combat cards, combat roll, leader re-roll, casualties; then the attacker may cease, and if he does not, the defender may retreat.
wotr-rule-combat_cards = In each round the attacker and then the defender may choose a card in secret; both are turned up together. Lower initiative acts first, and the defender's card if they are equal. They are discarded when the round is over.
wotr-rule-combat_roll = A die for each unit, five at most; 5 and 6 hit. Then as many misses as the Leadership of the army, five at most, may be rolled again. A 1 always misses, a 6 always hits. Those who attack a City or Fortification need a 6 in the first round, those who assault a Stronghold always.
wotr-rule-casualties = Each hit removes a Regular or reduces an Elite to a Regular of its nation; two hits may remove an Elite. The attacker decides first. When the last unit of an army is gone, its leaders and characters are lost with it. Losses of the Free Peoples are out of the game, those of the Shadow can be recruited again.
wotr-rule-cease = After a round the attacker may cease and stay where he is. If he goes on, the whole defending army may retreat to one adjacent free region; a besieged army cannot. A character of Level 0 is left behind.
wotr-rule-withdraw = Before each round, the player who defends a Stronghold of his own fights in the field or retreats into a siege. Behind the walls there is room for five units; if the attacker advances, the siege begins.
wotr-rule-siege = An assault on a besieged Stronghold lasts one round; for each further round the attacker reduces one of his Elites. The besieged may sally out, which is a field battle. When no defender is left, a besieger who still has a unit there captures the Stronghold.
wotr-rule-advance = When the defender is destroyed or has retreated, the attacker may advance with all or part of those who fought. An army that enters a settlement without defenders captures it.
wotr-rule-politics = A nation is active once its army is attacked, an enemy army enters its land, the Fellowship is declared or a suitable companion arrives in one of its Cities or Strongholds. It advances when its army is attacked, when a settlement is captured, and by a Muster result. Only an active nation takes the last step to war; only nations At War attack, recruit with dice and enter foreign lands.
wotr-rule-borders = Units and leaders of a nation that is not At War cannot enter the lands of another nation, friendly or not, nor attack; they may retreat there, and then can only leave.
wotr-rule-fellowship = A Character result moves a hidden Fellowship: its progress rises by one, the Hunt follows, and the die goes into the Hunt Box. A Character result also hides a revealed Fellowship. In the Fellowship phase it may be declared, change its Guide and enter Mordor.
wotr-rule-declare = A hidden Fellowship may be declared once in each Fellowship phase: its figure moves up to as many regions as its progress, which goes back to 0. In a City or Stronghold that the Free Peoples hold, the nation becomes active and the Ring-bearers are healed of 1 Corruption.
wotr-rule-reveal = When the Fellowship is revealed its figure must move along a way of at most as many regions as its progress, which goes back to 0, and may not end in a City or Stronghold that the Free Peoples hold. Each Stronghold of the Shadow on the way, if the Shadow still holds it, costs a Hunt tile.
wotr-rule-guide = The Guide is always a companion of the highest Level in the Fellowship; a new one may be named in the Fellowship phase and whenever the company changes. Of the companions in the Fellowship only the Guide's own ability counts. When all are gone, Gollum is the Guide.
wotr-rule-separate = A Character result separates one companion or a group for good. They go as many regions as the progress and the highest Level among them. In Mordor nobody can be separated.
wotr-rule-hunt = When the Fellowship moves, the Shadow rolls a die for each of its dice in the Hunt Box, five at most. A 6 succeeds, with 1 added for each Free Peoples die in the box; a 1 always fails. A Stronghold that the Shadow holds, Shadow units and Nazgûl where the figure stands each let one failed die be rolled again. One success is enough to draw a tile.
wotr-rule-hunt_damage = The damage is the number on the tile, or for an Eye the number of successes. First the Guide may use his ability, then one companion may be lost, the Guide or one drawn at random, who takes as much damage as his Level; the rest is Corruption. Last, the Fellowship is revealed if the tile says so.
wotr-rule-mordor = On the Mordor Track the Fellowship is in no region. Each move draws a tile; an Eye counts all dice in the Hunt Box. Unless the tile says Stop it goes one step on, and the fifth step is the Crack of Doom. A turn without an attempt to move or hide costs 1 Corruption.
wotr-rule-victory = With 12 Corruption the Shadow wins at once; at the Crack of Doom with less, the Free Peoples do. At the end of a turn 10 Victory Points win for the Shadow, and otherwise 4 for the Free Peoples: 2 for an enemy Stronghold, 1 for an enemy City.
wotr-rule-leading = Where two share a side, one of them is its leading player; at the start of every turn but the first the token goes to his partner. The leading player of the Free Peoples declares the Fellowship, names its Guide and decides all effects of the Hunt; that of the Shadow puts dice into the Hunt Box. Both roll their side's dice, and act last in each round of actions.
wotr-rule-order = The players act in a fixed order: first, for the Free Peoples, the partner who does not lead, then the same for the Shadow, then the leading player of the Free Peoples, then that of the Shadow, and again. Partners share their dice. A player who passes waits until his place comes round again; his partner does not step in.
wotr-rule-rights = With dice and cards a player recruits, moves and fights only with the nations that are his, and only he advances them, except by the ability of a character. Both players of the Free Peoples may move, hide and separate: the Fellowship and its companions are theirs together. Both Shadow players may move the Nazgûl, but each minion obeys his own player, and only the Witch-king player recruits Nazgûl.
wotr-rule-icons = An event that shows the icon of a player can be played by that player alone; one without an icon by anybody, but what it lets him choose he chooses among his own nations and armies. As a Combat card anybody can use it.
wotr-rule-team_cards = In the first turn each of the two partners draws a card from each deck, in every later turn one from a deck of his choice, and holds four cards at most. Then they may swap one card for one, if both want to, without showing them or talking about them.
wotr-rule-alone = A player who leads the Free Peoples alone against two never takes two actions in a row on the same nation: he does not recruit for it, move or attack with its figures or advance it, and then do so again. An army with units of several nations may act although the nation was used, but nobody may act who took part in the action before.

## Refusals

wotr-refusal-unknown = No choice of this game is written like that.
wotr-refusal-adjacent = { $to } and { $region } are not next to each other.
wotr-refusal-no-die = You have no { $die } die left.
wotr-refusal-idle = { $die ->
    [Army] There is nothing that an Army die could be used for now.
    [Event] There is nothing that an Event die could be used for now.
   *[other] There is nothing that a { $die } die could be used for now.
}
wotr-refusal-no-ring = You have no Elven Ring.
wotr-refusal-ring-used = You have used an Elven Ring this turn already.
wotr-refusal-ring-will = The Free Peoples cannot make a Will of the West with an Elven Ring.
wotr-refusal-ring = That die cannot be turned into { $to }.
wotr-refusal-pass = Only the player with fewer unused dice may pass: you have { $count }, the other has { $other }.
wotr-refusal-revealed = The Fellowship is revealed: it has to be hidden first.
wotr-refusal-track = The Fellowship has come to the end of its track: it has to be declared first.
wotr-refusal-hidden = The Fellowship is hidden already.
wotr-refusal-separate-mordor = Nobody can be separated on the Mordor Track.
wotr-refusal-nobody-left = There is no companion in the Fellowship.
wotr-refusal-hunt = { $least ->
    [0] { $most ->
        [one] At most one die may go into the Hunt Box now.
       *[other] At most { $most } dice may go into the Hunt Box now.
    }
   *[other] { $most ->
        [one] Just one die must go into the Hunt Box now.
       *[other] From { $least } to { $most } dice must go into the Hunt Box now.
    }
}
wotr-refusal-enemy = There is an enemy army in { $region-the }: it has to be attacked.
wotr-refusal-full = In { $region-the } there are { $most } units already.
wotr-refusal-leader = With a Character result, a leader or character has to come along from { $region-the }.
wotr-refusal-border = In that army there are figures of a nation that is not At War, and the region is in the lands of another nation: { $region }, { $nation }.
wotr-refusal-moved = Nobody in { $region-the } can move: they have moved in this action already, or cannot leave.
wotr-refusal-no-army = You have no army in { $region-the }.
wotr-refusal-besieged = Your army in { $region-the } is besieged: it can only sally out.
wotr-refusal-no-enemy = There is no enemy army in { $region-the }.
wotr-refusal-no-siege = There is no such siege in { $region-the }.
wotr-refusal-peace = No unit in { $region-the } is of a nation At War.
wotr-refusal-not-yours = That nation is not on your side: { $nation }.
wotr-refusal-partners-nation = That nation is your partner's: { $nation }.
wotr-refusal-partners-minion = { $character } obeys your partner.
wotr-refusal-partners-card = Only your partner may play { $card } as an event.
wotr-refusal-tired-nation = Your last action was on that nation: { $nation }.
wotr-refusal-tired-card = Your last action was on a nation that { $card } is about.
wotr-refusal-tired-army = Your last action was on that nation: it cannot act again at once, unless units of another nation go too.
wotr-refusal-not-at-war = That nation is not At War: { $nation }.
wotr-refusal-none-left = No such figure is left among the reinforcements.
wotr-refusal-settlement = There is no settlement of that nation in { $region-the }: { $nation }.
wotr-refusal-besieged-muster = There is a siege in { $region-the }: a die cannot recruit there.
wotr-refusal-captured = The enemy holds { $region-the }.
wotr-refusal-elite = An Elite takes the whole result: it cannot be the second figure.
wotr-refusal-same-settlement = The second figure has to come to another settlement.
wotr-refusal-nazgul = Nazgûl are recruited only in Strongholds.
wotr-refusal-lone-leader = There is no unit in { $region-the } that the Leader could join.
wotr-refusal-retreat = It is not possible to retreat to { $region-the }.
wotr-refusal-retreat-far = The battle is not next to { $region-the }.
wotr-refusal-at-war = That nation is At War already: { $nation }.
wotr-refusal-passive = That nation is still passive and cannot take the last step: { $nation }.
wotr-refusal-shut = There is a siege in { $region-the }: nobody comes in.
wotr-refusal-landing = The Free Peoples hold the Stronghold of { $region-the }.
wotr-refusal-to = It is too far to { $region-the }.
wotr-refusal-hand = { $card } is not in your hand.
wotr-refusal-discard-random = You choose which card you discard.
wotr-refusal-demand = What { $card } demands is not met.
wotr-refusal-declare-mordor = On the Mordor Track the Fellowship is not declared any more.
wotr-refusal-declared = The Fellowship has been declared this turn already.
wotr-refusal-gates = Mordor is entered from { $first-the } or { $second-the }.
wotr-refusal-guide = The Guide has to be of the highest Level in the Fellowship.
wotr-refusal-guided = He is the Guide already.
wotr-refusal-halt = The way may not end there: the Fellowship is revealed, and the Free Peoples hold a City or Stronghold there.
wotr-refusal-prolong = There is no such Elite to reduce.
wotr-refusal-other = Something else is asked of { $seat-the } now. { $ask }
wotr-refusal-ring-first = First say that you use an Elven Ring (ring), then which die it turns.
wotr-refusal-skip-first = First say that you discard a die (skip), then which.
wotr-refusal-die-first = First choose the die that you use for it.
wotr-refusal-as = The die cannot be used as { $die } now: nothing could be done with it.
wotr-refusal-as-die = The { $die } result counts only as itself.
wotr-refusal-bring-die = The { $die } result does not bring him into play.
wotr-refusal-bring-will = { $character } enters play with a Will of the West only.
wotr-refusal-bring = { $character } cannot enter play now: what his card demands is not met.
wotr-refusal-enter = { $character } does not enter play in { $region-the }.
wotr-refusal-use = The { $die } result is not used to { $action }.
wotr-refusal-not-the-shadows = The Shadow does not move the Free Peoples' Fellowship and companions.
wotr-refusal-cannot-companions = No companion on the map can move.
wotr-refusal-cannot-minions = There is no Nazgûl or minion on the map who can move.
wotr-refusal-cannot-minion = What the cards of the minions demand is not met.
wotr-refusal-cannot-move = None of your armies can move anywhere.
wotr-refusal-cannot-move-led = With a Character result an army needs a leader or character, and none that has one can move.
wotr-refusal-cannot-attack = None of your armies At War has an enemy next to it.
wotr-refusal-cannot-attack-led = With a Character result an army needs a leader or character, and none that has one can attack.
wotr-refusal-cannot-recruit = No nation of yours that is At War has figures left and a settlement to recruit in.
wotr-refusal-cannot-politics = None of your nations can advance.
wotr-refusal-cannot-draw = Both your decks are empty.
wotr-refusal-cannot-event = You hold no card that this die can play now.
wotr-refusal-cannot-voice = Saruman has to be in Orthanc, held by the Shadow and not besieged, and there has to be somebody to recruit.
wotr-refusal-cannot-upgrade = That takes Saruman in Orthanc, two Regulars there and two Elites among the reinforcements.
wotr-refusal-cannot-ability = Neither Boromir nor Legolas nor Gimli is where he can advance his nation.
wotr-refusal-not-on-table = { $card } is not on the table.
wotr-refusal-end = { $card } cannot be ended with this die now.
wotr-refusal-spend = { $card } cannot be used against this damage now.
wotr-refusal-deck-empty = That deck is empty.
wotr-refusal-deck-like = The card comes from the deck of the one that was used: { $deck }.
wotr-refusal-icon = { $card } is played with an Event result or with a die of its own icon: { $die }.
wotr-refusal-demand-combat = What the Combat card of { $card } demands is not met in this battle.
wotr-refusal-reroll = At most { $count } can be rolled again.
wotr-refusal-guide-ability = The Guide cannot lower this damage.
wotr-refusal-sacrificed = One companion at most is lost in a Hunt, and one has been.
wotr-refusal-sacrifice = No companion can be lost now.
wotr-refusal-corruption = The Ring cannot be used now: the card asks for a casualty.
wotr-refusal-not-in-fellowship = { $character } is not in the Fellowship.
wotr-refusal-not-on-map = { $character } is not on the map.
wotr-refusal-moved-already = { $character } has moved in this action already.
wotr-refusal-cut-off = { $character } is besieged, or can get nowhere.
wotr-refusal-elsewhere = { $character } is not in the same region.
wotr-refusal-in-group = { $character } is going already.
wotr-refusal-with-first = First say who goes (group).
wotr-refusal-with-now = The others are named along with the first (with).
wotr-refusal-saruman = Saruman never leaves Orthanc.
wotr-refusal-fly = In { $region-the } there is no Nazgûl that has not flown yet.
wotr-refusal-done = First something has to be done.
wotr-refusal-far = The Fellowship has no progress left to go further.
wotr-refusal-speak = Nobody is where he could advance that nation: { $nation }.
wotr-refusal-voice = Saruman's voice brings one Isengard Regular to each settlement of Isengard.
wotr-refusal-nation = A card on the table keeps that nation from advancing: { $nation }.
wotr-refusal-closed = A card on the table closes { $region-the } to Shadow armies.
wotr-refusal-leader-at-peace = In { $region-the } those At War have no leader who could come with them, or cannot leave the others alone.
wotr-refusal-taking = Those who go are being named: whoever is not named stays.
wotr-refusal-leaving = Those who stay are being named: whoever is not named goes.
wotr-refusal-not-there = There is no such figure in { $region-the }.
wotr-refusal-may-not-go = He may not go: he has moved already, his nation is not At War, or he never leaves his place.
wotr-refusal-named-all = All of that kind are named already.
wotr-refusal-take = With him no lawful army can be formed: there is no room, or no leader could come.
wotr-refusal-leave = Without him no lawful army can be formed: a unit has to go, or a leader for a Character result, and nobody stays alone who may not.
wotr-refusal-all-first = They all go if nobody is named (all).
wotr-refusal-go-now = Some have been named: say that nobody else is (go).
wotr-refusal-no-unit = An army needs a unit.
wotr-refusal-room = { $count ->
    [one] There is room for one unit only.
   *[other] There is room for { $count } units only.
}
wotr-refusal-alone = The last unit cannot leave leaders behind who may not be alone.
wotr-refusal-prolong-free = Another round costs no Elite now.
wotr-refusal-prolong-none = There is no Regular left to take that Elite's place.
wotr-refusal-siege-over = The rounds of the siege battle are over: another one costs an Elite.
wotr-refusal-lose-nobody = No such unit takes hits in { $region-the }.
wotr-refusal-lose = { $count ->
    [one] That is not what 1 hit costs: one Regular, or one Elite reduced.
   *[other] That is not what { $count } hits cost: one for a Regular or an Elite reduced, two for an Elite.
}
wotr-refusal-disband = { $count ->
    [one] One unit of those that are there has to go.
   *[other] { $count } units of those that are there have to go.
}

## Positions that cannot be

wotr-position-flag = “{ $where }” must be true or false, not: { $value }
wotr-position-figures = There are { $count } of “{ $figure }”, on the board and lost; the box has only { $most }.
wotr-position-returns = “{ $figure }” is never out of the game: the Shadow's losses are reinforcements (p. 30).
wotr-position-crowd = There are { $count } units in “{ $region }”; there can be { $most } at most (p. 26).
wotr-position-both = Units of both sides are in “{ $region }” (p. 10).
wotr-position-walls = “{ $region }” has no Stronghold: nobody can be besieged there (p. 31).
wotr-position-besieger = Nobody besieges those inside “{ $region }” (p. 31).
wotr-position-garrison = Only figures of “{ $side }”, who holds it, can be inside “{ $region }” (p. 31).
wotr-position-alone = Inside “{ $region }” there are leaders or characters, but no units (p. 31).
wotr-position-leader = Leaders of the Free Peoples are in “{ $region }” without a unit (p. 8).
wotr-position-settlement = “{ $region }” has no settlement that anybody could control.
wotr-position-control = “{ $side }” cannot control “{ $region }”: an enemy army stands there, and nobody is besieged (p. 32).
wotr-position-character = “{ $character }” cannot be there: { $where }
wotr-position-replaced = “{ $character }” must be “eliminated”, for “{ $other }” has come in his place (p. 24).
wotr-position-passive = “{ $nation }” cannot be passive (p. 34).
wotr-position-mordor = The Fellowship is on the Mordor Track and has no “region” or “progress” (p. 42).
wotr-position-guide = “{ $character }” cannot be the Guide of this company (p. 37).
wotr-position-rings = There are { $count } Elven Rings; the box has only { $most }.
wotr-position-dice = “{ $side }” has { $count } dice, unused or in the Hunt Box; there are only { $most }.
wotr-position-early = There are dice on the table that have not been rolled yet.
wotr-position-standard = “{ $tile }” is not a special tile.
wotr-position-special = “{ $tile }” is a special tile: it waits until the Fellowship is on the Mordor Track, and is in the pool from then on (p. 42).
wotr-position-card = “{ $card }” is not a card of “{ $side }”.
wotr-position-hand = “{ $side }” has { $count } cards in hand; there can be { $most } at most (p. 22).
wotr-position-face-down = The clockwork holds more cards of “{ $deck }” face down than there are left: { $most } at most.
wotr-position-table = “{ $card }” is not a card that stays on the table (p. 22).
wotr-position-battle = A battle that is under way can only be read from a position just as Mathom wrote it.
wotr-position-over = The game is over (“outcome”), so that there is no “{ $name }”.
wotr-position-won = “{ $seat }” has already won (“{ $how }”): say so with “outcome”.
wotr-position-outcome = On this table the game has not ended like that (“{ $how }”).
wotr-position-seats = “{ $name }” does not say that as it can be.
wotr-position-mixed = In “{ $region }” there are no units of two partners, so there is no mixed army.
wotr-position-captor = “{ $region }” cannot have been taken by that player.

## Explanations

wotr-explain-seat = Nations: { $nations }.
wotr-explain-wild = { $region }, a region of no nation.
wotr-explain-land = { $region }, a region of { $nation-the }.
wotr-settlement-town = A Town: troops are recruited here.
wotr-settlement-city = A City: troops are recruited here, and an attacker needs a 6 in the first round.
wotr-settlement-stronghold = A Stronghold: troops are recruited here, and its defenders may retreat into a siege.
wotr-explain-points = { $who ->
    [free] Worth { wotr-points } to the Free Peoples if they conquer it.
   *[shadow] Worth { wotr-points } to the Shadow if it conquers it.
}
wotr-points = { $count ->
    [one] 1 Victory Point
   *[other] { $count } Victory Points
}
wotr-explain-fortification = A Fortification: an attacker needs a 6 in the first round.
wotr-explain-coast = It lies on the coast.
wotr-explain-neighbours = Next to: { $regions }.

wotr-explain-nation-free = { $nation }, a nation of the Free Peoples.
wotr-explain-nation-shadow = { $nation }, a nation of the Shadow.
wotr-explain-active = It is active from the start, on step { $step } of the Political Track; step 4 is At War.
wotr-explain-passive = It starts passive, on step { $step } of the Political Track; step 4 is At War, and only for an active nation.
wotr-explain-figures = Its figures: { $figures }.

wotr-explain-companion = { $character }, a companion.
wotr-explain-minion = { $character }, a minion.
wotr-explain-level = Level { $level }, Leadership { $leadership }.
wotr-explain-flies = He flies anywhere. Leadership { $leadership }.
wotr-explain-activates = He can activate { $nation-the }.
wotr-explain-activates-any = He can activate any nation of the Free Peoples.
wotr-explain-bonus = While he is in play his side has one die more, from the turn after he came.
wotr-explain-ring-bearers = Frodo and Sam carry the Ring. Their figure shows where the Fellowship was last known to be; with 12 Corruption all is lost.
wotr-explain-gollum = Gollum becomes the Guide when no companion is left in the Fellowship.

wotr-guide-gandalf-grey = As the Guide: after a card was played with an Event result, a card may be drawn from the same deck.
wotr-guide-strider = As the Guide: any die hides a revealed Fellowship.
wotr-guide-meriadoc = As the Guide: he may leave the Fellowship to lower the damage of a Hunt by 1.
wotr-guide-peregrin = As the Guide: he may leave the Fellowship to lower the damage of a Hunt by 1.
wotr-guide-gollum = As the Guide: standard tiles with a number and Reveal do not reveal the Fellowship. If it is not revealed by the Hunt, he may reveal it to lower the damage by 1.

wotr-ability-captain-of-the-west = Captain of the West: in battle his army rolls one die more, five at most.
wotr-ability-emissary-from-the-west = Emissary from the West: outside the Fellowship, or once he is lost, Gandalf the White may come in his place.
wotr-ability-heir-to-isildur = Heir to Isildur: outside the Fellowship, Aragorn may come in his place.
wotr-ability-high-warden = High Warden of the White Tower: in an unconquered City or Stronghold of Gondor, any die advances Gondor.
wotr-ability-prince-of-mirkwood = Prince of Mirkwood: in an unconquered Elven Stronghold, any die advances the Elves.
wotr-ability-dwarf-of-erebor = Dwarf of Erebor: in Erebor, if it is unconquered, any die advances the Dwarves.
wotr-ability-take-them-alive = Taken alive: if he is lost from the Fellowship outside Mordor, he comes into play as if he had been separated.
wotr-ability-shadowfax = Shadowfax: alone or with one Hobbit he moves as if his Level were 4.
wotr-ability-white-rider = The White Rider: at the start of a battle he may give up his Leadership to cancel that of all Nazgûl.
wotr-ability-voice-of-saruman = The Voice of Saruman: while the Shadow holds Orthanc and it is not besieged, a Muster result recruits a Regular in every settlement of Isengard, or turns two Regulars in Orthanc into Elites.
wotr-ability-white-hand = Servants of the White Hand: the Elites of Isengard are leaders too.
wotr-ability-sorcerer = Sorcerer: if the Shadow uses a Combat card in the first round of his battle, it may draw a card from the same deck.
wotr-ability-messenger = Messenger of the Dark Tower: once a turn a Muster result may be used as an Army result.

wotr-entry-aragorn = A Will of the West brings him in Strider's place, if Strider is in Minas Tirith, Dol Amroth or Pelargir and it is unconquered.
wotr-entry-gandalf-white = A Will of the West brings him if Gandalf the Grey is out of the Fellowship and a minion is or was in play: in Gandalf's place, or in Fangorn or an Elven Stronghold that the Free Peoples hold.
wotr-entry-saruman = A Muster result brings him to Orthanc if it is unconquered and Isengard is At War.
wotr-entry-witch-king = A Muster result brings him to a Shadow army with a unit of Sauron, if Sauron and a nation of the Free Peoples are At War; then all nations of the Free Peoples become active.
wotr-entry-mouth-of-sauron = A Muster result brings him to an unconquered Stronghold of Sauron, if the Fellowship is on the Mordor Track or all nations of the Free Peoples are At War.

wotr-figure-means-regular = A Regular: a unit that takes one hit.
wotr-figure-means-elite = An Elite: a unit that takes two hits, for it is first reduced to a Regular.
wotr-figure-means-leader = A Leader: 1 Leadership for his army, which a Character result can move. He is never without units.
wotr-figure-means-nazgul = A Nazgûl: 1 Leadership for an army of the Shadow. He flies anywhere, and helps the Hunt where the Ring-bearers are.

wotr-die-means-character = Moves or hides the Fellowship, separates or moves companions; moves Nazgûl and minions; moves or attacks with an army that has a leader; plays a card with this icon.
wotr-die-means-army = Moves two armies, or attacks with one; plays a card with this icon.
wotr-die-means-muster = Advances a nation, recruits, or brings a minion into play; plays a card with this icon.
wotr-die-means-muster-army = Counts as a Muster or an Army result.
wotr-die-means-event = Draws a card, or plays any card.
wotr-die-means-will-of-the-west = Counts as any other result, or brings Aragorn or Gandalf the White into play.
wotr-die-means-eye = Goes into the Hunt Box.

wotr-explain-tile = Hunt tile: { $tile }.
wotr-explain-special = An Event card brings it into play, and it joins the pool when the Fellowship is in Mordor.
wotr-explain-eye = The damage is the number of successes in the Hunt; in Mordor, the number of dice in the Hunt Box.
wotr-explain-die = The damage is the roll of a die.
wotr-explain-relief = No damage: the Ring-bearers are healed of { $count } Corruption.
wotr-explain-damage = Damage: { $count }.
wotr-explain-reveal = The Fellowship is revealed.
wotr-explain-stop = In Mordor the Fellowship does not go on.

wotr-explain-card = { $who ->
    [free] { $card }: card { $number } of the Free Peoples' { $deck }.
   *[shadow] { $card }: card { $number } of the Shadow's { $deck }.
}
wotr-explain-icon = Played with an Event result or with a die of this icon: { $die }.
wotr-explain-combat = As a Combat card: { $combat }, initiative { $initiative }.
wotr-explain-ruling = Ruling: { $ruling }

wotr-deck-means-character = The Character deck: events about the Fellowship, companions and minions.
wotr-deck-means-strategy = The Strategy deck: events about armies and politics.

wotr-side-means-free = The Free Peoples win when the Ring is destroyed, or with 4 Victory Points.
wotr-side-means-shadow = The Shadow wins when the Ring-bearers have 12 Corruption, or with 10 Victory Points.

## What a real table is asked for

wotr-chance-free_die-roll = The Free Peoples' action dice ({ $count }).
wotr-chance-shadow_die-roll = The Shadow's action dice, without those in the Hunt Box ({ $count }).
wotr-chance-dice-hunt = The Shadow's Hunt dice ({ $count }), needing { $need } or more.
wotr-chance-dice-hunt-again = The Shadow's Hunt dice that are rolled again ({ $count }), needing { $need } or more.
wotr-chance-dice-tile = The die for the Hunt tile { $tile }.
wotr-chance-dice-combat = { wotr-who } rolls the combat dice ({ $count }), needing { $need } or more.
wotr-chance-dice-combat-again = { wotr-who } rolls missed dice again ({ $count }), needing { $need } or more.
wotr-chance-dice-strike = { wotr-who } rolls for the additional attack ({ $count }), needing { $need } or more.
wotr-chance-dice-card = { wotr-who } rolls for the card { $card } ({ $count }), needing { $need } or more.
wotr-chance-dice-dead = The die of the Dead: as many hits as it shows.
wotr-chance-tile-hunt = The Hunt tile that is drawn.
wotr-chance-card-draw = { wotr-who } draws a card ({ $deck }). Which card is it? Nobody else may see this.
wotr-chance-card-discard = { wotr-who } loses a card of the hand at random. Which card is it?
wotr-chance-hand-discard = The player from whose hand a card is taken at random.
wotr-chance-companion-casualty = The companion who is drawn at random as a casualty.
wotr-chance-companion-tempted = The companion who is drawn at random.

## -- mixed armies --

wotr-ask-merge = You and your partner have two armies in { $region-the }: choose whether they become one. It would be commanded by { $player-the }.
wotr-ask-remove = { $count ->
    [one] Your two armies in { $region-the } are one unit too many: remove one of yours.
   *[other] Your two armies in { $region-the } are { $count } units too many; you remove them in turn. Remove one of yours.
}
wotr-option-merge = Become one army
wotr-option-apart = Stay apart
wotr-event-merged = The armies of both partners in { $region-the } become one.
wotr-rule-mixed = Two partners who have units in one region keep two armies, or make one of them if both agree; when the region is attacked they must. Whoever has more units commands a mixed army, then whoever has more Elites, then the leading player; he alone moves it and attacks with it, but no part of it that he would not command. His partner may only move his own units out. Two separate armies with too many units lose them in turn, the leading player's last.
wotr-refusal-partners-army = The army in { $region-the } is your partner's.
wotr-refusal-not-commander = Your partner commands the mixed army in { $region-the }: you can only move your own units out of it.
wotr-refusal-not-commanded = They are in { $region-the }, but not at your command.
wotr-refusal-lose-command = You must command those who go: more of them have to be yours.
wotr-refusal-remove = Each of you removes one of his own units in { $region-the }.

# How far the game has come, as in a list of games.
wotr-stage = Turn { $n }

# What an opponent looks at, as a hint or a review names it.
wotr-mind-sides = the sides they start from
wotr-mind-way = the way to Mordor
wotr-mind-mordor = the way through Mordor
wotr-mind-corruption = the burden of the Ring
wotr-mind-hiding = the secrecy of the Fellowship
wotr-mind-company = the companions of the Ring-bearers
wotr-mind-heroes = companions out in the world
wotr-mind-politics = nations active and At War
wotr-mind-points = Victory Points
wotr-mind-armies = armies
wotr-mind-strongholds = the defence of Strongholds
wotr-mind-sieges = sieges
wotr-mind-fronts = the Shadow's advance
wotr-mind-nazgul = the Nazgûl
wotr-mind-minions = the Shadow's minions
wotr-mind-hunt = the Hunt
wotr-mind-dice = dice still to be used
wotr-mind-rings = Elven Rings
wotr-mind-cards = Event cards
