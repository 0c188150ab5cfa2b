# Names, as the rulebook has them.

## Sides and seats

wotr-side-free = Pueblos Libres
wotr-seat-free = Pueblos Libres
    .the = los Pueblos Libres
wotr-side-shadow = Sombra
wotr-seat-shadow = Sombra
    .the = la Sombra
wotr-seat-gondor-player = Jugador de Gondor
    .the = el jugador de Gondor
wotr-seat-rohan-player = Jugador de Rohan
    .the = el jugador de Rohan
wotr-seat-witch-king-player = Jugador del Rey Brujo
    .the = el jugador del Rey Brujo
wotr-seat-saruman-player = Jugador de Saruman
    .the = el jugador de Saruman

## Nations

wotr-nation-dwarves = Enanos
    .the = los Enanos
wotr-nation-elves = Elfos
    .the = los Elfos
wotr-nation-gondor = Gondor
wotr-nation-north = El Norte
    .the = el Norte
wotr-nation-rohan = Rohan
wotr-nation-isengard = Isengard
wotr-nation-sauron = Sauron
wotr-nation-southrons = Hombres del Sur y Hombres del Este
    .the = los Hombres del Sur y Hombres del Este

## Dice

wotr-die-character = Personaje
wotr-die-army = Ejército
wotr-die-muster = Alistar
wotr-die-muster-army = Alistar/Ejército
wotr-die-event = Evento
wotr-die-will-of-the-west = Voluntad del Oeste
wotr-die-eye = Ojo de Sauron

## Regions

wotr-region-andrast = Andrast
wotr-region-anfalas = Anfalas
wotr-region-angmar = Angmar
wotr-region-arnor = Arnor
wotr-region-ash-mountains = Montañas de Ceniza
    .the = las Montañas de Ceniza
wotr-region-barad-dur = Barad-dûr
wotr-region-bree = Bree
wotr-region-buckland = Los Gamos
    .the = los Gamos
wotr-region-cardolan = Cardolan
wotr-region-carrock = La Carroca
    .the = la Carroca
wotr-region-dagorlad = Dagorlad
wotr-region-dale = Valle
wotr-region-dead-marshes = Ciénaga de los Muertos
    .the = la Ciénaga de los Muertos
wotr-region-dimrill-dale = Valle Sombrío
    .the = el Valle Sombrío
wotr-region-dol-amroth = Dol Amroth
wotr-region-dol-guldur = Dol Guldur
wotr-region-druadan-forest = Bosque de Drúadan
    .the = el Bosque de Drúadan
wotr-region-druwaith-iaur = Drúwaith Iaur
wotr-region-eagles-eyrie = Nido de Águilas
    .the = el Nido de Águilas
wotr-region-east-harondor = Harondor del Este
wotr-region-east-rhun = Rhûn del Este
wotr-region-eastemnet = Estemnet
wotr-region-eastern-brown-lands = Tierras Pardas Orientales
    .the = las Tierras Pardas Orientales
wotr-region-eastern-emyn-muil = Emyn Muil Orientales
    .the = los Emyn Muil Orientales
wotr-region-eastern-mirkwood = Bosque Negro Oriental
    .the = el Bosque Negro Oriental
wotr-region-edoras = Edoras
wotr-region-enedwaith = Enedwaith
wotr-region-erebor = Erebor
wotr-region-erech = Erech
wotr-region-ered-luin = Ered Luin
wotr-region-ettenmoors = Landas de Etten
    .the = las Landas de Etten
wotr-region-evendim = Evendim
wotr-region-fangorn = Fangorn
wotr-region-far-harad = Lejano Harad
    .the = el Lejano Harad
wotr-region-folde = Folde
wotr-region-fords-of-bruinen = Vados del Bruinen
    .the = los Vados del Bruinen
wotr-region-fords-of-isen = Vados del Isen
    .the = los Vados del Isen
wotr-region-forlindon = Forlindon
wotr-region-gap-of-rohan = Quebrada de Rohan
    .the = la Quebrada de Rohan
wotr-region-gladden-fields = Campos Gladios
    .the = los Campos Gladios
wotr-region-goblins-gate = Puerta de los Trasgos
    .the = la Puerta de los Trasgos
wotr-region-gorgoroth = Gorgoroth
wotr-region-grey-havens = Puertos Grises
    .the = los Puertos Grises
wotr-region-harlindon = Harlindon
wotr-region-helms-deep = Abismo de Helm
    .the = el Abismo de Helm
wotr-region-high-pass = Paso Alto
    .the = el Paso Alto
wotr-region-hollin = Acebeda
wotr-region-iron-hills = Colinas de Hierro
    .the = las Colinas de Hierro
wotr-region-khand = Khand
wotr-region-lamedon = Lamedon
wotr-region-lorien = Lórien
wotr-region-lossarnach = Lossarnach
wotr-region-minas-morgul = Minas Morgul
wotr-region-minas-tirith = Minas Tirith
wotr-region-minhiriath = Minhiriath
wotr-region-morannon = Morannon
wotr-region-moria = Moria
wotr-region-mount-gram = Monte Gram
    .the = el Monte Gram
wotr-region-mount-gundabad = Monte Gundabad
    .the = el Monte Gundabad
wotr-region-narrows-of-the-forest = Estrechos del Bosque
    .the = los Estrechos del Bosque
wotr-region-near-harad = Cercano Harad
    .the = el Cercano Harad
wotr-region-noman-lands = Tierras de Nadie
    .the = las Tierras de Nadie
wotr-region-north-anduin-vale = Valle Septentrional del Anduin
    .the = el Valle Septentrional del Anduin
wotr-region-north-downs = Quebradas del Norte
    .the = las Quebradas del Norte
wotr-region-north-dunland = Tierras Brunas del Norte
    .the = las Tierras Brunas del Norte
wotr-region-north-ered-luin = Ered Luin del Norte
wotr-region-north-ithilien = Ithilien del Norte
wotr-region-north-rhun = Rhûn del Norte
wotr-region-northern-dorwinion = Dorwinion Septentrional
wotr-region-northern-mirkwood = Bosque Negro Septentrional
    .the = el Bosque Negro Septentrional
wotr-region-northern-rhovanion = Rhovanion Septentrional
wotr-region-nurn = Nurn
wotr-region-old-ford = Antiguo Vado
    .the = el Antiguo Vado
wotr-region-old-forest = Bosque Viejo
    .the = el Bosque Viejo
wotr-region-old-forest-road = Viejo Camino del Bosque
    .the = el Viejo Camino del Bosque
wotr-region-orthanc = Orthanc
wotr-region-osgiliath = Osgiliath
wotr-region-parth-celebrant = Parth Celebrant
wotr-region-pelargir = Pelargir
wotr-region-rhosgobel = Rhosgobel
wotr-region-rivendell = Rivendel
wotr-region-south-anduin-vale = Valle Meridional del Anduin
    .the = el Valle Meridional del Anduin
wotr-region-south-downs = Quebradas del Sur
    .the = las Quebradas del Sur
wotr-region-south-dunland = Tierras Brunas del Sur
    .the = las Tierras Brunas del Sur
wotr-region-south-ered-luin = Ered Luin del Sur
wotr-region-south-ithilien = Ithilien del Sur
wotr-region-south-rhun = Rhûn del Sur
wotr-region-southern-dorwinion = Dorwinion Meridional
wotr-region-southern-mirkwood = Bosque Negro Meridional
    .the = el Bosque Negro Meridional
wotr-region-southern-rhovanion = Rhovanion Meridional
wotr-region-tharbad = Tharbad
wotr-region-the-shire = La Comarca
    .the = la Comarca
wotr-region-tower-hills = Colinas de la Torre
    .the = las Colinas de la Torre
wotr-region-trollshaws = Bosque de los Trolls
    .the = el Bosque de los Trolls
wotr-region-umbar = Umbar
wotr-region-vale-of-the-carnen = Valle del Carnen
    .the = el Valle del Carnen
wotr-region-vale-of-the-celduin = Valle del Celduin
    .the = el Valle del Celduin
wotr-region-weather-hills = Colinas del Viento
    .the = las Colinas del Viento
wotr-region-west-harondor = Harondor del Oeste
wotr-region-westemnet = Oestemnet
wotr-region-western-brown-lands = Tierras Pardas Occidentales
    .the = las Tierras Pardas Occidentales
wotr-region-western-emyn-muil = Emyn Muil Occidentales
    .the = los Emyn Muil Occidentales
wotr-region-western-mirkwood = Bosque Negro Occidental
    .the = el Bosque Negro Occidental
wotr-region-withered-heath = Brezal Marchito
    .the = el Brezal Marchito
wotr-region-woodland-realm = Reino del Bosque
    .the = el Reino del Bosque
wotr-place-inside = { $region }, tras los muros
    .the = { $region-the }, tras los muros

## Characters

wotr-character-ring-bearers = Los Portadores del Anillo (Frodo y Sam)
    .the = los Portadores del Anillo
wotr-character-gandalf-grey = Gandalf el Gris
wotr-character-strider = Trancos
wotr-character-boromir = Boromir
wotr-character-legolas = Legolas
wotr-character-gimli = Gimli
wotr-character-meriadoc = Meriadoc Brandigamo
wotr-character-peregrin = Peregrin Tuk
wotr-character-aragorn = Aragorn
wotr-character-gandalf-white = Gandalf el Blanco
wotr-character-gollum = Gollum
wotr-character-saruman = Saruman
wotr-character-witch-king = El Rey Brujo
    .the = el Rey Brujo
wotr-character-mouth-of-sauron = Boca de Sauron

## Hunt tiles that events bring

wotr-tile-fel-elven-cloaks = Capas Élficas
wotr-tile-fel-elven-rope = Cuerda Élfica
wotr-tile-fel-phial = Redoma de Galadriel
wotr-tile-fel-smeagol = Sméagol Ayuda al Buen Amo
wotr-tile-sha-shelob = El Antro de Ella-Laraña
wotr-tile-sha-ring-is-mine = ¡El Anillo es Mío!
wotr-tile-sha-on-on = Adelante, Siempre Adelante
wotr-tile-sha-give-it = ¡Dádnoslo!

## Event cards

wotr-card-elven-cloaks = Capas Élficas
wotr-card-elven-rope = Cuerda Élfica
wotr-card-phial-of-galadriel = Redoma de Galadriel
wotr-card-smeagol-helps-nice-master = Sméagol Ayuda al Buen Amo
wotr-card-mithril-coat-and-sting = Cota de Mithril y Dardo
wotr-card-axe-and-bow = Hacha y Arco
wotr-card-horn-of-gondor = Cuerno de Gondor
wotr-card-wizards-staff = Bastón del Mago
wotr-card-athelas = Athelas
wotr-card-there-is-another-way = Hay Otro Camino
wotr-card-i-will-go-alone = Iré Solo
wotr-card-bilbos-song = La Canción de Bilbo
wotr-card-mirror-of-galadriel = El Espejo de Galadriel
wotr-card-challenge-of-the-king = El Desafío del Rey
wotr-card-gwaihir-the-windlord = Gwaihir el Señor de los Vientos
wotr-card-we-prove-the-swifter = Somos los Más Rápidos
wotr-card-there-and-back-again = Ida y Vuelta
wotr-card-the-eagles-are-coming = ¡Llegan las Águilas!
wotr-card-the-ents-awake-treebeard = El Despertar de los Ents: Bárbol
wotr-card-the-ents-awake-huorns = El Despertar de los Ents: Ucornos
wotr-card-the-ents-awake-entmoot = El Despertar de los Ents: Cámara de los Ents
wotr-card-dead-men-of-dunharrow = Muertos de El Sagrario
wotr-card-house-of-the-stewards = La Casa de los Senescales
wotr-card-the-grey-company = La Compañía Gris
wotr-card-the-last-battle = La Última Batalla
wotr-card-a-power-too-great = Un Poder Demasiado Grande
wotr-card-the-power-of-tom-bombadil = El Poder de Tom Bombadil
wotr-card-book-of-mazarbul = Libro de Mazarbul
wotr-card-the-spirit-of-mordor = El Espíritu de Mordor
wotr-card-faramirs-rangers = Los Montaraces de Faramir
wotr-card-fear-fire-foes = ¡Miedo! ¡Fuego! ¡Enemigos!
wotr-card-wisdom-of-elrond = La Sabiduría de Elrond
wotr-card-the-red-arrow = La Flecha Roja
wotr-card-help-unlooked-for = Ayuda Inesperada
wotr-card-paths-of-the-woses = Caminos de los Woses
wotr-card-through-a-day-and-a-night = Un Día y una Noche
wotr-card-cirdans-ships = Los Barcos de Círdan
wotr-card-guards-of-the-citadel = Guardias de la Ciudadela
wotr-card-celeborns-galadhrim = Los Galadhrim de Celeborn
wotr-card-riders-of-theoden = Jinetes de Théoden
wotr-card-grimbeorn-the-old-son-of-beorn = Grimbeorn el Viejo, Hijo de Beorn
wotr-card-imrahil-of-dol-amroth = Imrahil de Dol Amroth
wotr-card-king-brands-men = Los Hombres del Rey Brand
wotr-card-swords-in-eriador = Espadas en Eriador
wotr-card-kindred-of-glorfindel = Los Parientes de Glorfindel
wotr-card-dain-ironfoots-guard = La Guardia de Dáin Pie de Hierro
wotr-card-eomer-son-of-eomund = Éomer, Hijo de Éomund
wotr-card-thranduils-archers = Los Arqueros de Thranduil
wotr-card-shelobs-lair = El Antro de Ella-Laraña
wotr-card-the-ring-is-mine = ¡El Anillo es Mío!
wotr-card-on-on-they-went = Adelante, Siempre Adelante
wotr-card-give-it-to-uss = ¡Dádnoslo!
wotr-card-orc-patrol = Patrulla de Orcos
wotr-card-isildurs-bane = El Daño de Isildur
wotr-card-foul-thing-from-the-deep = Criatura Inmunda de las Profundidades
wotr-card-candles-of-corpses = Candelas de los Cadáveres
wotr-card-nazgul-search = Búsqueda de los Nazgûl
wotr-card-cruel-weather = Tiempo Cruel
wotr-card-the-nazgul-strike = ¡Los Nazgûl Atacan!
wotr-card-morgul-wound = Herida de Morgul
wotr-card-lure-of-the-ring = La Tentación del Anillo
wotr-card-the-breaking-of-the-fellowship = La Disolución de la Comunidad
wotr-card-worn-with-sorrow-and-toil = Consumidos por el Dolor y la Fatiga
wotr-card-flocks-of-crebain = Bandadas de Crebain
wotr-card-balrog-of-moria = Balrog de Moria
wotr-card-the-lidless-eye = El Ojo sin Párpado
wotr-card-dreadful-spells = Terribles Sortilegios
wotr-card-grond-hammer-of-the-underworld = Grond, Martillo de los Infiernos
wotr-card-the-palantir-of-orthanc = El Palantír de Orthanc
wotr-card-wormtongue = Lengua de Serpiente
wotr-card-the-ringwraiths-are-abroad = Los Espectros del Anillo Andan Sueltos
wotr-card-the-black-captain-commands = Las Órdenes del Capitán Negro
wotr-card-return-to-valinor = Retorno a Valinor
wotr-card-the-fighting-uruk-hai = Los Combativos Uruk-hai
wotr-card-denethors-folly = La Locura de Denethor
wotr-card-the-day-without-dawn = El Día sin Alba
wotr-card-threats-and-promises = Amenazas y Promesas
wotr-card-stormcrow = Cuervo de la Tempestad
wotr-card-shadows-gather = Las Sombras se Congregan
wotr-card-the-shadow-lengthens = La Sombra se Alarga
wotr-card-the-shadow-is-moving = La Sombra se Mueve
wotr-card-corsairs-of-umbar = Corsarios de Umbar
wotr-card-rage-of-the-dunlendings = La Furia de los Dunlendinos
wotr-card-return-of-the-witch-king = El Retorno del Rey Brujo
wotr-card-half-orcs-and-goblin-men = Semiorcos y Hombres Trasgos
wotr-card-olog-hai = Olog-hai
wotr-card-hill-trolls = Trolls de las Colinas
wotr-card-a-new-power-is-rising = Un Nuevo Poder se Alza
wotr-card-many-kings-to-the-service-of-mordor = Muchos Reyes al Servicio de Mordor
wotr-card-the-king-is-revealed = El Rey se Revela
wotr-card-shadows-on-the-misty-mountains = Sombras sobre las Montañas Nubladas
wotr-card-orcs-multiplying-again = Los Orcos se Multiplican de Nuevo
wotr-card-horde-from-the-east = La Horda del Este
wotr-card-monsters-roused = Monstruos Despertados
wotr-card-musterings-of-long-planned-war = Preparativos de una Guerra Largamente Planeada
wotr-card-pits-of-mordor = Los Pozos de Mordor

## Combat cards

wotr-combat-it-is-a-gift = Es un Regalo
wotr-combat-blade-of-westernesse = Hoja de Oesternesse
wotr-combat-mighty-attack = Ataque Poderoso
wotr-combat-servant-of-the-secret-fire = Servidor del Fuego Secreto
wotr-combat-anduril = Andúril
wotr-combat-heroic-death = Muerte Heroica
wotr-combat-daring-defiance = Desafío Audaz
wotr-combat-fateful-strike = Golpe Fatídico
wotr-combat-sudden-strike = Golpe Repentino
wotr-combat-brave-stand = Resistencia Valerosa
wotr-combat-ents-rage = Furia de los Ents
wotr-combat-huorn-dark = Oscuridad de los Ucornos
wotr-combat-nameless-wood = Bosque sin Nombre
wotr-combat-daylight = Luz del Día
wotr-combat-no-quarter = Sin Cuartel
wotr-combat-advantageous-position = Posición Ventajosa
wotr-combat-scouts = Exploradores
wotr-combat-shield-wall = Muro de Escudos
wotr-combat-confusion = Confusión
wotr-combat-charge = Carga
wotr-combat-valour = Valor
wotr-combat-one-for-the-dark-lord = Uno para el Señor Oscuro
wotr-combat-cruel-as-death = Cruel como la Muerte
wotr-combat-they-are-terrible = Son Terribles
wotr-combat-dread-and-despair = Terror y Desesperación
wotr-combat-foul-stench = Hedor Repelente
wotr-combat-black-breath = Hálito Negro
wotr-combat-words-of-power = Palabras de Poder
wotr-combat-durins-bane = El Daño de Durin
wotr-combat-devilry-of-orthanc = Brujería de Orthanc
wotr-combat-deadly-strife = Lucha Enconada
wotr-combat-onslaught = Embestida
wotr-combat-relentless-assault = Asalto Implacable
wotr-combat-great-host = Gran Hueste
wotr-combat-mumakil = Mûmakil
wotr-combat-swarm-of-bats = Enjambre de Murciélagos
wotr-combat-we-come-to-kill = Venimos a Matar
wotr-combat-desperate-battle = Batalla Desesperada

## The house's questions about a game

wotr-title = Guerra del Anillo
wotr-book-wotr = Reglamento de Guerra del Anillo

wotr-who = { $who ->
    [free] El jugador de los Pueblos Libres
    [gondor-player] El jugador de Gondor
    [rohan-player] El jugador de Rohan
    [witch-king-player] El jugador del Rey Brujo
    [saruman-player] El jugador de Saruman
   *[shadow] La Sombra
}

wotr-setup-players = Jugadores
wotr-setup-players-1 = Uno: llevas a los Pueblos Libres contra una Sombra automática.
wotr-setup-players-2 = Dos: uno lleva a los Pueblos Libres y el otro a la Sombra.
wotr-setup-players-3 = Tres: uno juega con los Pueblos Libres y dos comparten la Sombra.
wotr-setup-players-4 = Cuatro: dos en cada bando.
wotr-setup-opponent = La Sombra
wotr-setup-opponent-player = Un jugador lleva la Sombra.
wotr-setup-opponent-clockwork = Nadie: dos jugadores comparten los Pueblos Libres contra una Sombra automática.
wotr-setup-gollum_reveal = Baluartes de la Sombra en el camino, cuando es Gollum quien descubre a la Comunidad
wotr-setup-gollum_reveal-tiles = Cada uno cuesta una Loseta de Búsqueda, como cuando la descubre la Sombra.
wotr-setup-gollum_reveal-no-tiles = No cuestan nada.
wotr-setup-elven_rings = Anillos Élficos, cuando dos comparten un bando
wotr-setup-elven_rings-team = Entre los dos pueden usar uno por turno.
wotr-setup-elven_rings-player = Cada uno de los dos puede usar uno por turno.
wotr-setup-witch_king = El Rey Brujo, cuando dos comparten la Sombra
wotr-setup-witch_king-own = Solo lo mueve su propio jugador.
wotr-setup-witch_king-nazgul = También puede moverlo el jugador de Saruman, como uno de los Nazgûl.

## Figures, dice, tiles and decks

wotr-of-dwarves = de los Enanos
wotr-of-elves = de los Elfos
wotr-of-gondor = de Gondor
wotr-of-north = del Norte
wotr-of-rohan = de Rohan
wotr-of-isengard = de Isengard
wotr-of-sauron = de Sauron
wotr-of-southrons = de los Hombres del Sur y del Este

wotr-figure-regular = Regular { $nation }
    .the = un Regular { $nation }
wotr-figure-elite = Élite { $nation }
    .the = una unidad de Élite { $nation }
wotr-figure-leader = Líder { $nation }
    .the = un Líder { $nation }
wotr-figure-nazgul = Nazgûl
    .the = un Nazgûl
wotr-figures-regular = { $count ->
    [one] 1 Regular { $nation }
   *[other] { $count } Regulares { $nation }
}
wotr-figures-elite = { $count ->
    [one] 1 Élite { $nation }
   *[other] { $count } Élites { $nation }
}
wotr-figures-leader = { $count ->
    [one] 1 Líder { $nation }
   *[other] { $count } Líderes { $nation }
}
wotr-figures-nazgul = { $count } Nazgûl

wotr-comma = { $first }, { $second }
wotr-dice-alike = { $count ->
    [one] { $die }
   *[other] { $count } × { $die }
}
wotr-dice-none = ninguno

wotr-tile-eye = Ojo
wotr-tile-value = { $count }
wotr-tile-reveals = { $tile } con Descubrir

wotr-deck-character = mazo de Personaje
wotr-deck-strategy = mazo de Estrategia
wotr-back-character = una carta de Personaje
wotr-back-strategy = una carta de Estrategia
wotr-back-none = no usar ninguna carta
wotr-card-none = ninguna carta

wotr-whom-guide = al Guía
wotr-whom-random = a un Compañero al azar

## What a die is used for

wotr-action-fellowship = mover la Comunidad
wotr-action-hide = ocultar la Comunidad
wotr-action-separate = separar Compañeros
wotr-action-companions = mover Compañeros
wotr-action-minions = mover Nazgûl y Servidores
wotr-action-move = mover Ejércitos
wotr-action-attack = atacar
wotr-action-recruit = reclutar refuerzos
wotr-action-politics = hacer avanzar una Nación
wotr-action-draw = robar una Carta de Evento
wotr-action-event = jugar una Carta de Evento
wotr-action-minion = poner en juego un Servidor
wotr-action-voice = reclutar un Regular en cada Asentamiento de Isengard
wotr-action-upgrade = convertir en Élite dos Regulares en Orthanc
wotr-action-ability = hacer avanzar una Nación gracias a un Compañero
wotr-action-bring = poner en juego a un personaje
wotr-action-end = hacer descartar una carta de la mesa

## Questions

wotr-ask-hunt = Elige cuántos dados colocar en la Casilla de Búsqueda.
wotr-ask-die = Elige qué dado usar.
wotr-ask-skip = Elige un dado para descartarlo sin usarlo.
wotr-ask-ring = Elige a qué pasa un dado con el Anillo Élfico.
wotr-ask-action = Elige para qué usar el resultado { $die }.
wotr-ask-draw = Elige de qué mazo robar.
wotr-ask-discard = { $count ->
    [one] Tienes una carta de más en la mano: elige cuál descartar.
   *[other] Tienes { $count } cartas de más en la mano: elige una para descartarla.
}
wotr-ask-swap = Puedes intercambiar una carta con tu compañero de equipo ({ $seat }), si los dos queréis; ninguno sabe cuál recibirá. ¿Quieres hacerlo?
wotr-ask-give = Elige la carta que das a tu compañero de equipo ({ $seat }).
wotr-ask-event = Elige una Carta de Evento para jugarla.
wotr-ask-gandalf = Gandalf es el Guía: elige si robas una carta del { $deck }.
wotr-ask-sorcerer = El Rey Brujo está en la batalla: elige si robas una carta del { $deck }.
wotr-ask-spend = La carta { $card } está en la mesa: elige si la usas ahora.
wotr-ask-fellowship = Fase de Comunidad: elige qué hacer, o termínala.
wotr-ask-guide = Elige al Guía.
wotr-ask-walk = { $count ->
    [0] Elige dónde se detienen los Portadores del Anillo.
    [one] Traza el camino de los Portadores del Anillo: queda 1 paso.
   *[other] Traza el camino de los Portadores del Anillo: quedan { $count } pasos.
}
wotr-ask-separate = Elige quién deja la Comunidad y adónde va.
wotr-ask-separate_to = Elige adónde va { $character-the }.
wotr-ask-hunt_damage = { $count ->
    [one] Elige cómo afrontar 1 punto de Daño de Búsqueda.
   *[other] Elige cómo afrontar { $count } puntos de Daño de Búsqueda.
}
wotr-ask-companions = Elige un Compañero para moverlo.
wotr-ask-group = Elige quién va con él, o adónde van.
wotr-ask-minions = Elige a quién mover: un Nazgûl o un Servidor.
wotr-ask-fly = Elige adónde vuela el Nazgûl que está en { $region-the }.
wotr-ask-minion_move = Elige adónde va { $character-the }.
wotr-ask-bring = Elige qué Servidor poner en juego.
wotr-ask-enter = Elige dónde entra en juego { $character-the }.
wotr-ask-recruit = { $number ->
    [1] Elige qué reclutar, y dónde.
   *[2] Elige una segunda figura para reclutarla, en otro Asentamiento.
}
wotr-ask-voice = Elige a qué Asentamientos llegan los últimos Regulares de Isengard.
wotr-ask-disband = { $count ->
    [one] Una unidad de más en { $region-the }: elige cuál retirar.
   *[other] { $count } unidades de más en { $region-the }: elige cuáles retirar.
}
wotr-ask-nation = Elige la Nación que avanza.
wotr-ask-march = { $count ->
    [one] Elige un Ejército para moverlo.
   *[other] Elige un Ejército para moverlo; pueden moverse hasta { $count }.
}
wotr-ask-force = { $mode ->
    [taking] Elige quién más sale de { $region-the }.
    [leaving] Elige quién más se queda en { $region-the }.
   *[open] Elige quién sale de { $region-the }: todos, o nombra a los que van o a los que se quedan.
}
wotr-ask-attack = Elige un ataque.
wotr-ask-white_rider = Elige si Gandalf pierde su Liderazgo para cancelar el de los Nazgûl en esta batalla.
wotr-ask-withdraw = Elige: una Batalla de Campo o los muros de { $region-the }.
wotr-ask-combat = Ronda { $count }: elige una Carta de Combate, o ninguna.
wotr-ask-reroll = { $count ->
    [one] Elige si vuelves a tirar el dado que ha fallado.
   *[other] Elige cuántos dados fallados vuelves a tirar: hasta { $count }.
}
wotr-ask-hunt_reroll = { $count ->
    [one] Elige si vuelves a tirar un dado fallado de la Búsqueda.
   *[other] Elige cuántos dados fallados de la Búsqueda vuelves a tirar: hasta { $count }.
}
wotr-ask-casualties = { $count ->
    [one] Elige qué le cuesta 1 impacto al Ejército en { $region-the }.
   *[other] Elige qué le cuestan { $count } impactos al Ejército en { $region-the }.
}
wotr-ask-cease = { $battle ->
    [siege] Elige si sustituyes una unidad de Élite para luchar otra ronda de asedio.
   *[field] Elige si sigues luchando.
}
wotr-ask-retreat = Elige si te retiras de { $region-the }, y adónde.
wotr-ask-advance = Elige si avanzas a { $region-the }.

## Options

wotr-option-die = Usa un dado de { $die }
wotr-option-ring-die = Usa un Anillo Élfico
wotr-option-skip-die = Descarta un dado sin usarlo
wotr-option-ring = Anillo Élfico: un dado de { $die } pasa a { $to }
wotr-option-skip = Descarta un dado de { $die } sin usarlo
wotr-option-pass = Pasa
wotr-option-as = Como { $die }
wotr-option-hunt = { $count ->
    [0] Ningún dado
    [one] 1 dado
   *[other] { $count } dados
}
wotr-option-done = Nada más
wotr-option-done-fellowship = Termina la Fase de Comunidad
wotr-option-use = Úsalo para { $action }
wotr-option-draw = Roba del { $deck }
wotr-option-keep = No robes
wotr-option-keep-white_rider = Conserva el Liderazgo de Gandalf
wotr-option-keep-spend = Conserva { $card }
wotr-option-play = Juega { $card }
wotr-option-discard = Descarta { $card }
wotr-option-swap = Intercambia una carta
wotr-option-keep-swap = No intercambies
wotr-option-give = Da { $card }
wotr-option-spend = Usa { $card }
wotr-option-end = Haz descartar { $card }
wotr-option-combat = Carta de Combate: { $card }
wotr-option-move = Mueve de { $region-the } a { $to-the }
wotr-option-attack = Ataca { $to-the } desde { $region-the }
wotr-option-assault = Asalta el Baluarte: { $region }
wotr-option-sortie = Salida desde { $region-the }
wotr-option-all = Todos
wotr-option-go = Nadie más
wotr-option-take = Lleva a { $figure-the }
wotr-option-leave = Deja atrás a { $figure-the }
wotr-option-recruit = { $figure } en { $region-the }
wotr-option-disband = Retira { $disbanded }
wotr-option-lose = { $losses }
wotr-loss-lost = { $first ->
    [yes] Pierde { $figures }
   *[no] pierde { $figures }
}
wotr-loss-reduced = { $first ->
    [yes] Sustituye { $figures }
   *[no] sustituye { $figures }
}
wotr-loss-reserve = { $first ->
    [yes] Pierde { $figures } de los refuerzos
   *[no] pierde { $figures } de los refuerzos
}
wotr-option-prolong = Sustituye { $figure-the } y lucha otra ronda
wotr-option-reroll = { $count ->
    [0] No vuelvas a tirar
    [one] Vuelve a tirar 1 dado
   *[other] Vuelve a tirar { $count } dados
}
wotr-option-fight = Sigue luchando
wotr-option-fight-withdraw = Lucha en campo abierto
wotr-option-withdraw = Retírate a un asedio
wotr-option-cease = Cesa el ataque
wotr-option-stand = Quédate y lucha
wotr-option-retreat = Retírate a { $region-the }
wotr-option-advance = Avanza
wotr-option-stay = Quédate donde estás
wotr-option-white-rider = Pierde el Liderazgo de Gandalf
wotr-option-nation = { $nation }: un paso hacia la guerra
wotr-option-bring = Pon en juego a { $character-the }
wotr-option-group = { $character }
wotr-option-with = Junto con { $character-the }
wotr-option-to = Hacia { $region-the }
wotr-option-fly = Un Nazgûl desde { $region-the }
wotr-option-guide = { $character } pasa a ser el Guía
wotr-option-step = Adelante, a { $region-the }
wotr-option-halt = Detente aquí
wotr-option-declare = Declara la Comunidad
wotr-option-mordor = Entra en Mordor
wotr-option-guide-ability = Usa la habilidad del Guía: 1 daño menos
wotr-option-sacrifice = Pierde { $whom }
wotr-option-corruption = { $count ->
    [one] Usa el Anillo: 1 punto de Corrupción
   *[other] Usa el Anillo: { $count } puntos de Corrupción
}

## What happened

wotr-cause-entered = un Ejército enemigo ha entrado en sus tierras
wotr-cause-attacked = han atacado a su Ejército
wotr-cause-captured = han capturado un Asentamiento
wotr-cause-declared = allí se ha declarado la Comunidad
wotr-cause-companion = ha llegado un Compañero
wotr-cause-mustered = un resultado de Alistar
wotr-cause-ability = la palabra de un Compañero
wotr-cause-witch-king = ha llegado el Rey Brujo
wotr-cause-card = una Carta de Evento

wotr-why-rolled = la Búsqueda tiene éxito
wotr-why-stronghold = un Baluarte de la Sombra en el camino
wotr-why-event = una Carta de Evento
wotr-why-mordor = en el Marcador de Mordor

wotr-event-turn = Turno { $count }.
wotr-event-leads = { wotr-who } es ahora el Jugador Líder.
wotr-event-acts = { wotr-who } actúa.
wotr-event-swapped = Dos compañeros de equipo intercambian una carta: { $seat } y { $partner }.
wotr-event-drew = { wotr-who } roba una carta del { $deck }.
wotr-event-drew_card = La carta robada es { $card }.
wotr-event-discarded = { wotr-who } descarta una carta boca abajo.
wotr-event-played = { wotr-who } juega { $card }.
wotr-event-left_table = La carta { $card } deja la mesa.
wotr-event-allocated = { $count ->
    [0] La Sombra no coloca dados en la Casilla de Búsqueda.
    [one] La Sombra coloca 1 dado en la Casilla de Búsqueda.
   *[other] La Sombra coloca { $count } dados en la Casilla de Búsqueda.
}
wotr-event-rolled = { wotr-who } tira los dados: { $dice }.
wotr-event-used = { wotr-who } usa un dado de { $die } para { $action }.
wotr-event-skipped = { wotr-who } descarta un dado de { $die } sin usarlo.
wotr-event-passed = { wotr-who } pasa.
wotr-event-ring = { wotr-who } usa un Anillo Élfico: un dado de { $die } pasa a { $to }.
wotr-event-progress = La Comunidad se mueve: su avance es { $count }.
wotr-event-hunt = { $count ->
    [0] La Búsqueda saca { $rolls } y fracasa.
    [one] La Búsqueda saca { $rolls }: 1 éxito.
   *[other] La Búsqueda saca { $rolls }: { $count } éxitos.
}
wotr-event-hunt_reroll = { $count ->
    [0] La Búsqueda vuelve a tirar, saca { $rolls } y fracasa; éxitos en total: { $total }.
    [one] La Búsqueda vuelve a tirar y saca { $rolls }: 1 éxito más, { $total } en total.
   *[other] La Búsqueda vuelve a tirar y saca { $rolls }: { $count } éxitos más, { $total } en total.
}
wotr-event-tile = Loseta de Búsqueda: { $tile } ({ $why }).
wotr-event-corruption = { $count ->
    [one] Los Portadores del Anillo sufren 1 punto de Corrupción; ahora tienen { $total }.
   *[other] Los Portadores del Anillo sufren { $count } puntos de Corrupción; ahora tienen { $total }.
}
wotr-event-healed = { $count ->
    [one] Los Portadores del Anillo se curan 1 punto de Corrupción; ahora tienen { $total }.
   *[other] Los Portadores del Anillo se curan { $count } puntos de Corrupción; ahora tienen { $total }.
}
wotr-event-taken_alive = { $character }, capturado vivo, vuelve a entrar en juego.
wotr-event-eliminated = { $character } sale del juego.
wotr-event-guide = { $character } es ahora el Guía.
wotr-event-declared = La Comunidad se declara en { $region-the }.
wotr-event-revealed = La Comunidad es descubierta en { $region-the }.
wotr-event-found = La Comunidad es descubierta en el Marcador de Mordor.
wotr-event-hidden = La Comunidad vuelve a estar oculta.
wotr-event-mordor = La Comunidad entra en Mordor.
wotr-event-mordor_step = La Comunidad está en la casilla { $count } del Marcador de Mordor.
wotr-event-arrived = { $character } llega a { $region-the }.
wotr-event-entered = { $character } entra en juego en { $region-the }.
wotr-event-flew = Un Nazgûl vuela de { $region-the } a { $to-the }.
wotr-event-recruited = Llega a { $region-the } { $figure-the }.
wotr-event-disbanded = { $count ->
    [one] No hay sitio en { $region-the }; vuelve a los refuerzos: { $figure }.
   *[other] No hay sitio en { $region-the }; vuelven a los refuerzos: { $count } × { $figure }.
}
wotr-event-marched = De { $region-the } a { $to-the }: { $force }.
wotr-event-captured = { wotr-who } captura { $region-the }.
wotr-event-activated = Pasa a estar activa: { $nation } ({ $cause }).
wotr-event-advanced = Avanza en el Marcador Político: { $nation } ({ $cause }).
wotr-event-at_war = Pasa a estar En Guerra: { $nation } ({ $cause }).
wotr-event-attack = Un Ejército ataca { $to-the } desde { $region-the }.
wotr-event-assault = Los sitiadores asaltan { $to-the }.
wotr-event-sortie = Los sitiados hacen una Salida desde { $region-the }.
wotr-event-white_rider = El Caballero Blanco: Gandalf pierde su Liderazgo y cancela el de los Nazgûl.
wotr-event-combat_chosen = { wotr-who } elige { $back }.
wotr-event-combat_card = { wotr-who } usa { $card } como Carta de Combate.
wotr-event-combat = { $count ->
    [0] { wotr-who } saca { $rolls }: ningún impacto.
    [one] { wotr-who } saca { $rolls }: 1 impacto.
   *[other] { wotr-who } saca { $rolls }: { $count } impactos.
}
wotr-event-combat_reroll = { $count ->
    [0] { wotr-who } vuelve a tirar y saca { $rolls }: ningún impacto más, { $total } en total.
    [one] { wotr-who } vuelve a tirar y saca { $rolls }: 1 impacto más, { $total } en total.
   *[other] { wotr-who } vuelve a tirar y saca { $rolls }: { $count } impactos más, { $total } en total.
}
wotr-event-lost = { $count ->
    [one] Bajas en { $region-the }: { $figure }.
   *[other] Bajas en { $region-the }: { $count } × { $figure }.
}
wotr-event-reduced = Un Regular ocupa el lugar de { $figure-the } en { $region-the }.
wotr-event-ceased = { wotr-who } cesa el ataque.
wotr-event-withdrew = Los defensores se retiran a un asedio en { $region-the }.
wotr-event-retreated = Los defensores se retiran de { $region-the } a { $to-the }.
wotr-event-advanced_army = Avanzan de { $region-the } a { $to-the }: { $force }.

## How it ended

wotr-result-corruption = Gana la Sombra: los Portadores del Anillo sucumben a la Corrupción y Sauron tiene el Anillo.
wotr-result-ring = Ganan los Pueblos Libres: el Anillo se destruye en la Grieta del Destino.
wotr-result-conquest = Gana la Sombra: ha conquistado 10 Puntos de Victoria.
wotr-result-liberation = Ganan los Pueblos Libres: han conquistado 4 Puntos de Victoria.
wotr-result-first = { $result } { wotr-who } es el primero del equipo.
wotr-result-tied = { $result } Los dos compañeros de equipo están igualados y comparten la victoria.
wotr-how-corruption = Corrupción
wotr-how-ring = Anillo destruido
wotr-how-conquest = 10 Puntos de Victoria
wotr-how-liberation = 4 Puntos de Victoria

## What the rules say

wotr-rule-setup = Cada Nación empieza con los Ejércitos y en la casilla del Marcador Político que indica el reglamento; las demás figuras son sus refuerzos. Los Portadores del Anillo están en Rivendel con siete Compañeros, y Gandalf el Gris es su Guía. Los Pueblos Libres tienen 4 dados y los tres Anillos Élficos; la Sombra, 7 dados.
wotr-rule-turn = Un turno tiene seis fases: recuperar los dados y robar una carta de cada mazo; Fase de Comunidad; Asignación de Búsqueda; Tirada de Acciones; acciones; Comprobación de Victoria. Un gran Personaje en juego da a su bando un dado más desde el turno siguiente.
wotr-rule-hunt_allocation = Antes de la tirada la Sombra coloca dados en la Casilla de Búsqueda: al menos uno si el turno anterior la Comunidad se movió con un dado, y no más que los Compañeros que haya en la Comunidad, aunque uno siempre está permitido. Esos dados no se tiran, y se les une cada Ojo que salga.
wotr-rule-actions = Los jugadores se alternan usando un dado cada vez, empezando por los Pueblos Libres. Quien tenga menos dados sin usar que el otro puede pasar; siempre se puede descartar un dado sin usarlo; quien se queda sin dados espera. Una vez por turno, antes de actuar, un Anillo Élfico cambia el resultado de un dado: el que usan los Pueblos Libres pasa a la Sombra, y el que usa la Sombra sale del juego.
wotr-rule-rings = Una vez por turno, antes de actuar, un jugador puede cambiar con un Anillo Élfico el resultado de un dado sin usar. Los Pueblos Libres no pueden conseguir así una Voluntad del Oeste; un Ojo va en el acto a la Casilla de Búsqueda. El anillo que usan los Pueblos Libres pasa a la Sombra, y el que usa la Sombra sale del juego.
wotr-rule-legend = Personaje mueve la Comunidad, los Compañeros, los Nazgûl o los Servidores, y mueve o hace atacar a un Ejército con un Líder. Ejército mueve dos Ejércitos o ataca. Alistar hace avanzar una Nación, recluta o pone en juego un Servidor. Evento roba o juega una carta; cualquier otro dado juega las cartas con su icono. Voluntad del Oeste vale como cualquier resultado, o pone en juego a Aragorn o a Gandalf el Blanco.
wotr-rule-abilities = Algunos Personajes permiten más. Boromir en Gondor, Legolas en un Baluarte de los Elfos y Gimli en Erebor hacen avanzar su Nación con cualquier dado, mientras el Asentamiento no esté conquistado. Saruman, en Orthanc, con un resultado de Alistar recluta un Regular en cada Asentamiento de Isengard, o convierte allí en Élite dos Regulares. Una vez por turno Boca de Sauron usa un resultado de Alistar como Ejército.
wotr-rule-events = En la mano caben seis cartas; las que sobran se descartan en el acto, boca abajo. Un mazo agotado no se rehace. Una carta se juega con un resultado de Evento o con un dado que muestre su icono, si su requisito se cumple del todo; después su efecto se aplica hasta donde se pueda.
wotr-rule-gandalf = Mientras Gandalf el Gris sea el Guía, quien juegue una carta con un resultado de Evento puede robar después una carta del mismo mazo.
wotr-rule-sorcerer = Si el Rey Brujo está en la batalla y la Sombra usa una Carta de Combate en la primera ronda, puede robar una carta del mazo del que venía esa carta.
wotr-rule-companions = Un resultado de Personaje mueve a todos los Compañeros del mapa, cada uno tantas regiones como su Nivel; un grupo llega tan lejos como su Nivel más alto. Los Ejércitos enemigos no los detienen, pero deben detenerse en un Baluarte que controle la Sombra, y no pueden entrar en un Baluarte amigo asediado ni salir de él.
wotr-rule-minions = Un resultado de Personaje mueve a todos los Nazgûl y Servidores. Los Nazgûl y el Rey Brujo vuelan a cualquier región, salvo a un Baluarte controlado por los Pueblos Libres que no asedie un Ejército de la Sombra. Boca de Sauron camina hasta tres regiones. Saruman nunca abandona Orthanc.
wotr-rule-minion_entry = Un resultado de Alistar pone en juego a un Servidor cuando se cumple su condición. Saruman: Isengard está En Guerra y Orthanc sin conquistar. El Rey Brujo: Sauron y una Nación de los Pueblos Libres están En Guerra; se une a un Ejército con una unidad de Sauron. Boca de Sauron: la Comunidad está en el Marcador de Mordor o todas las Naciones de los Pueblos Libres están En Guerra; entra en un Baluarte de Sauron sin conquistar.
wotr-rule-upgrades = Una Voluntad del Oeste pone en juego a Aragorn en lugar de Trancos, si este está en Minas Tirith, Dol Amroth o Pelargir, sin conquistar. Pone en juego a Gandalf el Blanco si Gandalf el Gris ya no está en la Comunidad y ha habido un Servidor en juego: en su lugar, o en Fangorn o en un Baluarte de los Elfos que controlen los Pueblos Libres.
wotr-rule-white_rider = Al empezar una batalla Gandalf el Blanco puede perder su Liderazgo; entonces el Liderazgo de todos los Nazgûl, incluido el Rey Brujo, no cuenta hasta que acabe la batalla.
wotr-rule-recruit = Un resultado de Alistar recluta una unidad de Élite, o dos figuras entre Regulares, Líderes y Nazgûl. Dos figuras llegan a dos Asentamientos distintos, cada una a uno de su Nación, que debe estar En Guerra, sin capturar y sin asediar. Los Nazgûl solo llegan a los Baluartes de Sauron.
wotr-rule-stacking = En una región caben diez unidades de un bando, y en un Baluarte asediado cinco. Al final de una acción quien las controla retira las que sobran, que vuelven a los refuerzos.
wotr-rule-march = Un resultado de Ejército mueve hasta dos Ejércitos, uno de Personaje un Ejército con un Líder o Personaje, cada uno a una región adyacente sin unidades enemigas. Nadie se mueve dos veces en una acción, y no se pasa de diez unidades. Las figuras de una Nación que no está En Guerra no entran en las tierras de otra Nación.
wotr-rule-split = Un Ejército se divide a voluntad: puede ir cualquier parte que tenga al menos una unidad. Los Líderes de los Pueblos Libres nunca se quedan, ni van, sin unidades.
wotr-rule-attack = Un resultado de Ejército, o de Personaje si hay un Líder o Personaje, permite a un Ejército atacar a un Ejército adyacente, al Baluarte que asedia o al Ejército que lo asedia. Solo atacan las unidades de Naciones En Guerra; las demás se quedan en la retaguardia, que no participa en la batalla.
wotr-rule-battle = Una batalla va por rondas: Cartas de Combate, Tirada de Combate, Repetición de Tirada del Líder, bajas; después el atacante puede cesar el ataque y, si no lo hace, el defensor puede retirarse.
wotr-rule-combat_cards = En cada ronda el atacante y luego el defensor pueden elegir una carta en secreto; las dos se revelan a la vez. Actúa antes la iniciativa más baja y, si son iguales, la carta del defensor. Se descartan al acabar la ronda.
wotr-rule-combat_roll = Un dado por unidad, cinco como máximo; impactan 5 y 6. Después se pueden volver a tirar tantos dados fallados como el Liderazgo del Ejército, cinco como máximo. El 1 siempre falla y el 6 siempre impacta. Quien ataca una Ciudad o una Fortificación necesita un 6 en la primera ronda; quien asalta un Baluarte, siempre.
wotr-rule-casualties = Cada impacto retira un Regular o sustituye una unidad de Élite por un Regular de su Nación; dos impactos pueden retirar una unidad de Élite. Decide primero el atacante. Cuando un Ejército pierde su última unidad, pierde también a sus Líderes y Personajes. Las bajas de los Pueblos Libres salen del juego; las de la Sombra se pueden volver a reclutar.
wotr-rule-cease = Después de una ronda el atacante puede cesar el ataque y quedarse donde está. Si sigue, todo el Ejército defensor puede retirarse a una región adyacente libre; un Ejército asediado no puede. Un Personaje de Nivel 0 se queda atrás.
wotr-rule-withdraw = Antes de cada ronda, quien defiende un Baluarte propio lucha una Batalla de Campo o se retira a un asedio. Tras los muros caben cinco unidades; si el atacante avanza, empieza el asedio.
wotr-rule-siege = El asalto a un Baluarte asediado dura una ronda; por cada ronda más, el atacante sustituye una de sus unidades de Élite por un Regular. Los sitiados pueden hacer una Salida, que es una Batalla de Campo. Cuando no queda ningún defensor, el sitiador que aún tenga una unidad captura el Baluarte.
wotr-rule-advance = Cuando el defensor es eliminado o se ha retirado, el atacante puede avanzar con todos o parte de los que han luchado. Un Ejército que entra en un Asentamiento sin defensores lo captura.
wotr-rule-politics = Una Nación pasa a estar activa cuando atacan a su Ejército, un Ejército enemigo entra en sus tierras, o en una de sus Ciudades o Baluartes se declara la Comunidad o llega un Compañero adecuado. Avanza cuando atacan a su Ejército, cuando capturan un Asentamiento suyo y con un resultado de Alistar. Solo una Nación activa da el último paso; solo las Naciones En Guerra atacan, reclutan con dados y entran en tierras ajenas.
wotr-rule-borders = Las unidades y los Líderes de una Nación que no está En Guerra no pueden entrar en las tierras de otra Nación, amiga o no, ni atacar; pueden retirarse a ellas, y después solo salir.
wotr-rule-fellowship = Un resultado de Personaje mueve a la Comunidad oculta: su avance sube uno, sigue la Búsqueda y el dado va a la Casilla de Búsqueda. Un resultado de Personaje también puede ocultar a la Comunidad descubierta. En la Fase de Comunidad se puede declarar, cambiar el Guía y entrar en Mordor.
wotr-rule-declare = La Comunidad oculta se puede declarar una vez en cada Fase de Comunidad: su figura se mueve como mucho tantas regiones como su avance, que vuelve a 0. En una Ciudad o Baluarte que controlen los Pueblos Libres, la Nación pasa a estar activa y los Portadores del Anillo se curan 1 punto de Corrupción.
wotr-rule-reveal = Cuando la Comunidad es descubierta, su figura recorre como mucho tantas regiones como su avance, que vuelve a 0, y no puede acabar en una Ciudad o Baluarte que controlen los Pueblos Libres. Cada Baluarte de la Sombra en el camino, si la Sombra aún lo controla, cuesta una Loseta de Búsqueda.
wotr-rule-guide = El Guía es siempre un Compañero del Nivel más alto de la Comunidad; se puede nombrar otro en la Fase de Comunidad y cada vez que el grupo cambia. De los Compañeros de la Comunidad solo cuenta la habilidad del Guía. Cuando no queda ninguno, el Guía es Gollum.
wotr-rule-separate = Un resultado de Personaje separa para siempre a un Compañero o a un grupo. Llegan tan lejos como el avance más el Nivel más alto entre ellos. En Mordor nadie puede separarse.
wotr-rule-hunt = Cuando la Comunidad se mueve, la Sombra tira un dado por cada dado suyo en la Casilla de Búsqueda, cinco como máximo. El 6 es un éxito, sumando 1 por cada dado de los Pueblos Libres en la casilla; el 1 siempre falla. Un Baluarte que controle la Sombra, unidades de la Sombra y Nazgûl donde está la figura permiten, cada cosa, volver a tirar un dado fallado. Un éxito basta para robar una loseta.
wotr-rule-hunt_damage = El daño es el número de la loseta o, con un Ojo, el número de éxitos. Primero el Guía puede usar su habilidad, después se puede perder un Compañero, el Guía o uno al azar, que absorbe tanto daño como su Nivel; el resto es Corrupción. Al final la Comunidad es descubierta, si la loseta lo dice.
wotr-rule-mordor = En el Marcador de Mordor la Comunidad no está en ninguna región. Cada movimiento roba una loseta; el Ojo cuenta todos los dados de la Casilla de Búsqueda. Si la loseta no dice Parada se avanza una casilla, y la quinta es la Grieta del Destino. Un turno sin intentar moverse ni ocultarse cuesta 1 punto de Corrupción.
wotr-rule-victory = Con 12 puntos de Corrupción la Sombra gana en el acto; en la Grieta del Destino, con menos, ganan los Pueblos Libres. Al final de un turno 10 Puntos de Victoria dan la partida a la Sombra y, si no, 4 a los Pueblos Libres: 2 por cada Baluarte enemigo, 1 por cada Ciudad enemiga.
wotr-rule-leading = Cuando dos comparten un bando, uno es el Jugador Líder; al comienzo de cada turno, salvo el primero, el marcador pasa a su compañero de equipo. El de los Pueblos Libres declara la Comunidad, nombra a su Guía y decide todos los efectos de la Búsqueda; el de la Sombra pone dados en la Casilla de Búsqueda. Ambos tiran los dados de su equipo y actúan los últimos en cada ronda de acciones.
wotr-rule-order = Los jugadores actúan en un orden fijo: primero, por los Pueblos Libres, quien no es el Jugador Líder; luego, lo mismo por la Sombra; después el Jugador Líder de los Pueblos Libres, al final el de la Sombra, y vuelta a empezar. Los dados son del equipo. Quien pasa espera a que le vuelva a tocar; su compañero de equipo no ocupa su lugar.
wotr-rule-rights = Con dados y cartas un jugador recluta, mueve y combate solo con las Naciones que son suyas, y solo él las hace avanzar, salvo por la habilidad de un Personaje. Ambos jugadores de los Pueblos Libres pueden mover y ocultar la Comunidad y mover o separar Compañeros. Ambos jugadores de la Sombra pueden mover a los Nazgûl, pero cada Servidor obedece a su propio jugador y solo el del Rey Brujo recluta Nazgûl.
wotr-rule-icons = Un evento que muestra el icono de un jugador solo puede jugarlo ese jugador; uno sin icono, cualquiera, pero lo que permite elegir se elige entre las Naciones y los Ejércitos propios. Como Carta de Combate puede usarla cualquiera.
wotr-rule-team_cards = En el primer turno cada uno de los dos compañeros de equipo roba una carta de cada mazo, y en los siguientes una del mazo que elija; nadie tiene más de cuatro. Después los dos pueden intercambiar una carta, si ambos quieren, sin mostrarlas ni hablar de ellas.
wotr-rule-alone = Quien juega solo con los Pueblos Libres contra dos nunca realiza dos acciones seguidas sobre la misma Nación: reclutar en ella, mover o atacar con sus figuras o hacerla avanzar, y luego otra vez. Un Ejército con unidades de varias Naciones puede actuar aunque la Nación ya se haya usado, pero no quien tomó parte en la acción anterior.

## Refusals

wotr-refusal-unknown = Ninguna opción de este juego se escribe así.
wotr-refusal-adjacent = { $to } y { $region } no son regiones adyacentes.
wotr-refusal-no-die = No te quedan dados de { $die }.
wotr-refusal-idle = Ahora un dado de { $die } no serviría para nada.
wotr-refusal-no-ring = No tienes ningún Anillo Élfico.
wotr-refusal-ring-used = Ya has usado un Anillo Élfico este turno.
wotr-refusal-ring-will = Los Pueblos Libres no pueden conseguir una Voluntad del Oeste con un Anillo Élfico.
wotr-refusal-ring = Ese dado no puede pasar a { $to }.
wotr-refusal-pass = Solo puede pasar quien tenga menos dados sin usar: tú tienes { $count } y el otro { $other }.
wotr-refusal-revealed = La Comunidad está descubierta: antes hay que ocultarla.
wotr-refusal-track = La Comunidad está al final de su Marcador: antes hay que declararla.
wotr-refusal-hidden = La Comunidad ya está oculta.
wotr-refusal-separate-mordor = En el Marcador de Mordor nadie puede separarse.
wotr-refusal-nobody-left = No queda ningún Compañero en la Comunidad.
wotr-refusal-hunt = { $least ->
    [0] { $most ->
        [one] Ahora puede ir a la Casilla de Búsqueda un dado como máximo.
       *[other] Ahora pueden ir a la Casilla de Búsqueda { $most } dados como máximo.
    }
   *[other] { $most ->
        [one] Ahora tiene que ir a la Casilla de Búsqueda un dado, ni más ni menos.
       *[other] Ahora tienen que ir a la Casilla de Búsqueda de { $least } a { $most } dados.
    }
}
wotr-refusal-enemy = En { $region-the } hay un Ejército enemigo: hay que atacarlo.
wotr-refusal-full = En { $region-the } ya hay { $most } unidades.
wotr-refusal-leader = Con un resultado de Personaje tiene que venir también de { $region-the } un Líder o un Personaje.
wotr-refusal-border = En ese Ejército hay figuras de una Nación que no está En Guerra, y la región está en tierras de otra Nación: { $region }, { $nation }.
wotr-refusal-moved = Nadie puede moverse de { $region-the }: ya se han movido en esta acción, o no pueden salir.
wotr-refusal-no-army = No tienes ningún Ejército en { $region-the }.
wotr-refusal-besieged = Tu Ejército en { $region-the } está asediado: solo puede hacer una Salida.
wotr-refusal-no-enemy = No hay ningún Ejército enemigo en { $region-the }.
wotr-refusal-no-siege = En { $region-the } no hay un asedio así.
wotr-refusal-peace = En { $region-the } ninguna unidad es de una Nación En Guerra.
wotr-refusal-not-yours = No es una Nación tuya: { $nation }.
wotr-refusal-partners-nation = Es una Nación de tu compañero de equipo: { $nation }.
wotr-refusal-partners-minion = { $character } obedece a tu compañero de equipo.
wotr-refusal-partners-card = Solo tu compañero de equipo puede jugar { $card } como evento.
wotr-refusal-tired-nation = Tu última acción fue sobre esa Nación: { $nation }.
wotr-refusal-tired-card = Tu última acción fue sobre una Nación de { $card }.
wotr-refusal-tired-army = Tu última acción fue sobre esa Nación: no puede actuar otra vez enseguida, a no ser que vayan también unidades de otra.
wotr-refusal-not-at-war = No está En Guerra: { $nation }.
wotr-refusal-none-left = No quedan figuras de ese tipo en los refuerzos.
wotr-refusal-settlement = En { $region-the } no hay un Asentamiento de esa Nación: { $nation }.
wotr-refusal-besieged-muster = Hay un asedio en { $region-the }: con un dado no se puede reclutar allí.
wotr-refusal-captured = El enemigo controla { $region-the }.
wotr-refusal-elite = Una unidad de Élite gasta todo el resultado: no puede ser la segunda figura.
wotr-refusal-same-settlement = La segunda figura tiene que llegar a otro Asentamiento.
wotr-refusal-nazgul = Los Nazgûl solo se reclutan en Baluartes.
wotr-refusal-lone-leader = En { $region-the } no hay ninguna unidad a la que pueda unirse el Líder.
wotr-refusal-retreat = No es posible retirarse a { $region-the }.
wotr-refusal-retreat-far = La batalla no es adyacente a { $region-the }.
wotr-refusal-at-war = Ya está En Guerra: { $nation }.
wotr-refusal-passive = Sigue pasiva y no puede dar el último paso: { $nation }.
wotr-refusal-shut = Hay un asedio en { $region-the }: nadie puede entrar.
wotr-refusal-landing = Los Pueblos Libres controlan el Baluarte de { $region-the }.
wotr-refusal-to = No se llega hasta { $region-the }: está demasiado lejos.
wotr-refusal-hand = No tienes en la mano { $card }.
wotr-refusal-discard-random = Tú eliges qué carta descartas.
wotr-refusal-demand = El requisito de { $card } no se cumple.
wotr-refusal-declare-mordor = En el Marcador de Mordor la Comunidad ya no se declara.
wotr-refusal-declared = La Comunidad ya se ha declarado este turno.
wotr-refusal-gates = En Mordor se entra por { $first-the } o por { $second-the }.
wotr-refusal-guide = El Guía tiene que ser del Nivel más alto de la Comunidad.
wotr-refusal-guided = Ya es el Guía.
wotr-refusal-halt = El camino no puede acabar ahí: la Comunidad está descubierta y hay una Ciudad o un Baluarte de los Pueblos Libres.
wotr-refusal-prolong = No hay una unidad de Élite así que sustituir.
wotr-refusal-other = Ahora a { $seat-the } se le pregunta otra cosa. { $ask }
wotr-refusal-ring-first = Primero di que usas un Anillo Élfico (ring), y luego qué dado cambia.
wotr-refusal-skip-first = Primero di que descartas un dado (skip), y luego cuál.
wotr-refusal-die-first = Primero elige el dado con el que hacerlo.
wotr-refusal-as = Ahora el dado no puede valer como { $die }: no se podría hacer nada con él.
wotr-refusal-as-die = El resultado de { $die } solo vale como tal.
wotr-refusal-bring-die = El resultado de { $die } no lo pone en juego.
wotr-refusal-bring-will = { $character } solo entra en juego con una Voluntad del Oeste.
wotr-refusal-bring = { $character } no puede entrar en juego ahora: no se cumple el requisito de su carta.
wotr-refusal-enter = { $character } no entra en juego en { $region-the }.
wotr-refusal-use = El resultado de { $die } no sirve para { $action }.
wotr-refusal-not-the-shadows = La Sombra no mueve la Comunidad ni a los Compañeros de los Pueblos Libres.
wotr-refusal-cannot-companions = Ningún Compañero del mapa puede moverse.
wotr-refusal-cannot-minions = En el mapa no hay ningún Nazgûl ni Servidor que pueda moverse.
wotr-refusal-cannot-minion = No se cumplen los requisitos de las cartas de los Servidores.
wotr-refusal-cannot-move = Ninguno de tus Ejércitos puede moverse.
wotr-refusal-cannot-move-led = Con un resultado de Personaje hace falta un Líder o Personaje, y ningún Ejército que lo tenga puede moverse.
wotr-refusal-cannot-attack = Ninguno de tus Ejércitos En Guerra tiene un enemigo al lado.
wotr-refusal-cannot-attack-led = Con un resultado de Personaje hace falta un Líder o Personaje, y ningún Ejército que lo tenga puede atacar.
wotr-refusal-cannot-recruit = Ninguna Nación tuya En Guerra tiene figuras disponibles y un Asentamiento donde reclutarlas.
wotr-refusal-cannot-politics = Ninguna de tus Naciones puede avanzar.
wotr-refusal-cannot-draw = Tus dos mazos están agotados.
wotr-refusal-cannot-event = No tienes en la mano ninguna carta que este dado pueda jugar ahora.
wotr-refusal-cannot-voice = Saruman debe estar en Orthanc, controlada por la Sombra y sin asedio, y tiene que haber a quién reclutar.
wotr-refusal-cannot-upgrade = Hacen falta Saruman en Orthanc, dos Regulares allí y dos Élites entre los refuerzos.
wotr-refusal-cannot-ability = Ni Boromir ni Legolas ni Gimli están donde puedan hacer avanzar su Nación.
wotr-refusal-not-on-table = La carta { $card } no está en la mesa.
wotr-refusal-end = La carta { $card } no se puede hacer descartar ahora con este dado.
wotr-refusal-spend = La carta { $card } no se puede usar ahora contra este daño.
wotr-refusal-deck-empty = Ese mazo está agotado.
wotr-refusal-deck-like = La carta se roba del mazo de la que se usó: { $deck }.
wotr-refusal-icon = La carta { $card } se juega con un resultado de Evento o de { $die }.
wotr-refusal-demand-combat = En esta batalla no se cumple el requisito de la Carta de Combate de { $card }.
wotr-refusal-reroll = { $count ->
    [one] Se puede volver a tirar uno como máximo.
   *[other] Se pueden volver a tirar { $count } como máximo.
}
wotr-refusal-guide-ability = El Guía no puede reducir este daño.
wotr-refusal-sacrificed = En una Búsqueda se pierde un Compañero como máximo, y ya se ha perdido uno.
wotr-refusal-sacrifice = Ahora no se puede perder a ningún Compañero.
wotr-refusal-corruption = Ahora no se puede usar el Anillo: la carta pide una baja.
wotr-refusal-not-in-fellowship = { $character } no está en la Comunidad.
wotr-refusal-not-on-map = { $character } no está en el mapa.
wotr-refusal-moved-already = { $character } ya se ha movido en esta acción.
wotr-refusal-cut-off = { $character } está bajo asedio, o no puede ir a ninguna parte.
wotr-refusal-elsewhere = { $character } no está en la misma región.
wotr-refusal-in-group = { $character } ya parte.
wotr-refusal-with-first = Primero di quién va (group).
wotr-refusal-with-now = Los demás se nombran junto al primero (with).
wotr-refusal-saruman = Saruman nunca deja Orthanc.
wotr-refusal-fly = En { $region-the } no hay ningún Nazgûl que no haya volado ya.
wotr-refusal-done = Primero hay que hacer algo.
wotr-refusal-far = A la Comunidad no le queda avance para ir más lejos.
wotr-refusal-speak = Nadie está donde pueda hacer avanzar esta Nación: { $nation }.
wotr-refusal-voice = La voz de Saruman lleva un Regular de Isengard a cada Asentamiento de Isengard.
wotr-refusal-nation = Una carta en la mesa le impide avanzar: { $nation }.
wotr-refusal-closed = Una carta en la mesa cierra { $region-the } a los Ejércitos de la Sombra.
wotr-refusal-leader-at-peace = En { $region-the } los que están En Guerra no tienen un Líder que los acompañe, o no pueden dejar solos a los demás.
wotr-refusal-taking = Se está diciendo quién va: quien no se nombra se queda.
wotr-refusal-leaving = Se está diciendo quién se queda: quien no se nombra va.
wotr-refusal-not-there = En { $region-the } no hay ninguna figura así.
wotr-refusal-may-not-go = No puede ir: ya se ha movido, su Nación no está En Guerra, o nunca deja su sitio.
wotr-refusal-named-all = De ese tipo ya están todos nombrados.
wotr-refusal-take = Con él no puede formarse un Ejército válido: no hay sitio, o ningún Líder podría ir.
wotr-refusal-leave = Sin él no puede formarse un Ejército válido: tiene que ir una unidad, o un Líder si el resultado es de Personaje, y nadie se queda solo si no puede.
wotr-refusal-all-first = Si no se nombra a nadie van todos (all).
wotr-refusal-go-now = Ya se ha nombrado a algunos: di que no hay nadie más (go).
wotr-refusal-no-unit = Un Ejército necesita una unidad.
wotr-refusal-room = { $count ->
    [one] Solo hay sitio para una unidad.
   *[other] Solo hay sitio para { $count } unidades.
}
wotr-refusal-alone = La última unidad no puede dejar a Líderes que no pueden quedarse solos.
wotr-refusal-prolong-free = Ahora otra ronda no cuesta ninguna Élite.
wotr-refusal-prolong-none = No queda ningún Regular que ocupe el lugar de esa Élite.
wotr-refusal-siege-over = Las rondas de asedio se han acabado: otra cuesta una Élite.
wotr-refusal-lose-nobody = En { $region-the } ninguna unidad así recibe impactos.
wotr-refusal-lose = { $count ->
    [one] Eso no es lo que cuesta 1 impacto: un Regular, o una Élite sustituida.
   *[other] Eso no es lo que cuestan { $count } impactos: uno por un Regular o una Élite sustituida, dos por una Élite.
}
wotr-refusal-disband = { $count ->
    [one] Tiene que irse una unidad de las que hay.
   *[other] Tienen que irse { $count } unidades de las que hay.
}

## Positions that cannot be

wotr-position-flag = «{ $where }» tiene que ser true o false, no: { $value }
wotr-position-figures = Entre el tablero y las bajas hay { $count } «{ $figure }»; en la caja solo hay { $most }.
wotr-position-returns = «{ $figure }» nunca sale del juego: las bajas de la Sombra son refuerzos (pág. 30).
wotr-position-crowd = En «{ $region }» hay { $count } unidades; puede haber { $most } como máximo (pág. 26).
wotr-position-both = En «{ $region }» hay unidades de los dos bandos (pág. 10).
wotr-position-walls = «{ $region }» no tiene un Baluarte: nadie puede estar asediado allí (pág. 31).
wotr-position-besieger = Nadie asedia a los que están dentro de «{ $region }» (pág. 31).
wotr-position-garrison = Solo figuras de «{ $side }», que lo controla, pueden estar dentro de «{ $region }» (pág. 31).
wotr-position-alone = Dentro de «{ $region }» hay Líderes o Personajes, pero ninguna unidad (pág. 31).
wotr-position-leader = En «{ $region }» hay Líderes de los Pueblos Libres sin ninguna unidad (pág. 8).
wotr-position-settlement = «{ $region }» no tiene un Asentamiento que alguien pueda controlar.
wotr-position-control = «{ $side }» no puede controlar «{ $region }»: hay un Ejército enemigo y nadie está asediado (pág. 32).
wotr-position-character = «{ $character }» no puede estar ahí: { $where }
wotr-position-replaced = «{ $character }» tiene que estar «eliminated», porque en su lugar está «{ $other }» (pág. 24).
wotr-position-passive = «{ $nation }» no puede estar pasiva (pág. 34).
wotr-position-mordor = La Comunidad está en el Marcador de Mordor y no tiene «region» ni «progress» (pág. 42).
wotr-position-guide = «{ $character }» no puede ser el Guía de esta Comunidad (pág. 37).
wotr-position-rings = Hay { $count } Anillos Élficos; en la caja solo hay { $most }.
wotr-position-dice = «{ $side }» tiene { $count } dados, sin usar o en la Casilla de Búsqueda; solo hay { $most }.
wotr-position-early = En la mesa hay dados que aún no se han tirado.
wotr-position-standard = «{ $tile }» no es una Loseta Especial.
wotr-position-special = «{ $tile }» es una Loseta Especial: espera a que la Comunidad esté en el Marcador de Mordor, y desde entonces está en la reserva (pág. 42).
wotr-position-card = «{ $card }» no es una carta de «{ $side }».
wotr-position-hand = «{ $side }» tiene { $count } cartas en la mano; puede tener { $most } como máximo (pág. 22).
wotr-position-face-down = La Sombra automática tiene boca abajo más cartas de «{ $deck }» de las que quedan: { $most } como máximo.
wotr-position-table = «{ $card }» no es una carta que se quede en la mesa (pág. 22).
wotr-position-battle = Una batalla en curso solo se puede leer de una posición tal como la escribió Mathom.
wotr-position-over = La partida ha terminado («outcome»), así que no hay «{ $name }».
wotr-position-won = «{ $seat }» ya ha ganado («{ $how }»): indícalo con «outcome».
wotr-position-outcome = En esta mesa la partida no ha acabado así («{ $how }»).
wotr-position-seats = «{ $name }» no puede ser así.
wotr-position-mixed = En «{ $region }» no hay unidades de dos compañeros de equipo, así que no hay Ejército Mixto.
wotr-position-captor = «{ $region }» no puede haber sido tomada por ese jugador.

## Explanations

wotr-explain-seat = Naciones: { $nations }.
wotr-explain-wild = { $region }, región de ninguna Nación.
wotr-explain-land = { $region }, región de { $nation-the }.
wotr-settlement-town = Una Villa: aquí se reclutan tropas.
wotr-settlement-city = Una Ciudad: aquí se reclutan tropas, y quien ataca necesita un 6 en la primera ronda.
wotr-settlement-stronghold = Un Baluarte: aquí se reclutan tropas, y quien lo defiende puede retirarse a un asedio.
wotr-explain-points = { $who ->
    [free] Vale { wotr-points } para los Pueblos Libres si la conquistan.
   *[shadow] Vale { wotr-points } para la Sombra si la conquista.
}
wotr-points = { $count ->
    [one] 1 Punto de Victoria
   *[other] { $count } Puntos de Victoria
}
wotr-explain-fortification = Una Fortificación: quien ataca necesita un 6 en la primera ronda.
wotr-explain-coast = Es una región costera.
wotr-explain-neighbours = Adyacente a: { $regions }.

wotr-explain-nation-free = { $nation }, Nación de los Pueblos Libres.
wotr-explain-nation-shadow = { $nation }, Nación de la Sombra.
wotr-explain-active = Está activa desde el principio, en la casilla { $step } del Marcador Político; la casilla 4 es En Guerra.
wotr-explain-passive = Empieza pasiva, en la casilla { $step } del Marcador Político; la casilla 4 es En Guerra, y solo para una Nación activa.
wotr-explain-figures = Sus figuras: { $figures }.

wotr-explain-companion = { $character }, Compañero.
wotr-explain-minion = { $character }, Servidor de la Sombra.
wotr-explain-level = Nivel { $level }, Liderazgo { $leadership }.
wotr-explain-flies = Vuela a cualquier región. Liderazgo { $leadership }.
wotr-explain-activates = Puede activar a { $nation-the }.
wotr-explain-activates-any = Puede activar cualquier Nación de los Pueblos Libres.
wotr-explain-bonus = Mientras esté en juego su bando tiene un dado más, desde el turno después de su llegada.
wotr-explain-ring-bearers = Frodo y Sam llevan el Anillo. Su figura muestra la última posición conocida de la Comunidad; con 12 puntos de Corrupción todo está perdido.
wotr-explain-gollum = Gollum pasa a ser el Guía cuando no queda ningún Compañero en la Comunidad.

wotr-guide-gandalf-grey = Como Guía: después de jugar una carta con un resultado de Evento, se puede robar una carta del mismo mazo.
wotr-guide-strider = Como Guía: cualquier dado oculta a la Comunidad descubierta.
wotr-guide-meriadoc = Como Guía: puede dejar la Comunidad para bajar en 1 el Daño de Búsqueda.
wotr-guide-peregrin = Como Guía: puede dejar la Comunidad para bajar en 1 el Daño de Búsqueda.
wotr-guide-gollum = Como Guía: las losetas normales numeradas con Descubrir no descubren a la Comunidad. Si la Búsqueda no la descubre, puede descubrirla él para bajar el daño en 1.

wotr-ability-captain-of-the-west = Capitán del Oeste: en batalla su Ejército tira un dado más, cinco como máximo.
wotr-ability-emissary-from-the-west = Emisario del Oeste: fuera de la Comunidad, o una vez eliminado, puede venir en su lugar Gandalf el Blanco.
wotr-ability-heir-to-isildur = Heredero de Isildur: fuera de la Comunidad, puede venir en su lugar Aragorn.
wotr-ability-high-warden = Alto Senescal de la Torre Blanca: en una Ciudad o Baluarte de Gondor sin conquistar, cualquier dado hace avanzar a Gondor.
wotr-ability-prince-of-mirkwood = Príncipe del Bosque Negro: en un Baluarte de los Elfos sin conquistar, cualquier dado hace avanzar a los Elfos.
wotr-ability-dwarf-of-erebor = Enano de Erebor: en Erebor, si no está conquistado, cualquier dado hace avanzar a los Enanos.
wotr-ability-take-them-alive = Capturado vivo: si la Comunidad lo pierde fuera de Mordor, entra en juego como si se hubiera separado.
wotr-ability-shadowfax = Sombragrís: solo o con un Hobbit se mueve como si fuera de Nivel 4.
wotr-ability-white-rider = El Caballero Blanco: al empezar una batalla puede perder su Liderazgo para cancelar el de todos los Nazgûl.
wotr-ability-voice-of-saruman = La Voz de Saruman: mientras la Sombra controle Orthanc y no esté asediada, un resultado de Alistar recluta un Regular en cada Asentamiento de Isengard, o convierte en Élite dos Regulares en Orthanc.
wotr-ability-white-hand = Siervos de la Mano Blanca: las unidades de Élite de Isengard también son Líderes.
wotr-ability-sorcerer = Hechicero: si la Sombra usa una Carta de Combate en la primera ronda de una batalla suya, puede robar una carta del mismo mazo.
wotr-ability-messenger = Mensajero de la Torre Oscura: una vez por turno un resultado de Alistar puede valer como Ejército.

wotr-entry-aragorn = Una Voluntad del Oeste lo pone en juego en lugar de Trancos, si este está en Minas Tirith, Dol Amroth o Pelargir, sin conquistar.
wotr-entry-gandalf-white = Una Voluntad del Oeste lo pone en juego si Gandalf el Gris está fuera de la Comunidad y hay o ha habido un Servidor en juego: en su lugar, o en Fangorn o en un Baluarte de los Elfos que controlen los Pueblos Libres.
wotr-entry-saruman = Un resultado de Alistar lo pone en juego en Orthanc, si no está conquistada e Isengard está En Guerra.
wotr-entry-witch-king = Un resultado de Alistar lo pone en juego con un Ejército de la Sombra que tenga una unidad de Sauron, si Sauron y una Nación de los Pueblos Libres están En Guerra; entonces todas las Naciones de los Pueblos Libres pasan a estar activas.
wotr-entry-mouth-of-sauron = Un resultado de Alistar lo pone en juego en un Baluarte de Sauron sin conquistar, si la Comunidad está en el Marcador de Mordor o todas las Naciones de los Pueblos Libres están En Guerra.

wotr-figure-means-regular = Un Regular: una unidad que aguanta un impacto.
wotr-figure-means-elite = Una unidad de Élite: aguanta dos impactos, porque primero la sustituye un Regular.
wotr-figure-means-leader = Un Líder: 1 de Liderazgo para su Ejército, que un resultado de Personaje puede mover. Nunca está sin unidades.
wotr-figure-means-nazgul = Un Nazgûl: 1 de Liderazgo para un Ejército de la Sombra. Vuela a cualquier región, y ayuda a la Búsqueda donde están los Portadores del Anillo.

wotr-die-means-character = Mueve u oculta la Comunidad, separa o mueve Compañeros; mueve Nazgûl y Servidores; mueve o hace atacar a un Ejército con un Líder; juega una carta con este icono.
wotr-die-means-army = Mueve dos Ejércitos, o ataca con uno; juega una carta con este icono.
wotr-die-means-muster = Hace avanzar una Nación, recluta o pone en juego un Servidor; juega una carta con este icono.
wotr-die-means-muster-army = Vale como Alistar o como Ejército.
wotr-die-means-event = Roba una carta, o juega cualquiera.
wotr-die-means-will-of-the-west = Vale como cualquier otro resultado, o pone en juego a Aragorn o a Gandalf el Blanco.
wotr-die-means-eye = Va a la Casilla de Búsqueda.

wotr-explain-tile = Loseta de Búsqueda: { $tile }.
wotr-explain-special = La pone en juego una Carta de Evento, y se une a la reserva cuando la Comunidad está en Mordor.
wotr-explain-eye = El daño es el número de éxitos de la Búsqueda; en Mordor, el número de dados de la Casilla de Búsqueda.
wotr-explain-die = El daño es la tirada de un dado.
wotr-explain-relief = Sin daño: los Portadores del Anillo se curan { $count ->
    [one] 1 punto de Corrupción
   *[other] { $count } puntos de Corrupción
}.
wotr-explain-damage = Daño: { $count }.
wotr-explain-reveal = La Comunidad es descubierta.
wotr-explain-stop = En Mordor la Comunidad no avanza.

wotr-explain-card = { $who ->
    [free] { $card }: carta { $number } del { $deck } de los Pueblos Libres.
   *[shadow] { $card }: carta { $number } del { $deck } de la Sombra.
}
wotr-explain-icon = Se juega con un resultado de Evento o de { $die }.
wotr-explain-combat = Como Carta de Combate: { $combat }, iniciativa { $initiative }.
wotr-explain-ruling = Aclaración: { $ruling }

wotr-deck-means-character = El mazo de Personaje: eventos sobre la Comunidad, los Compañeros y los Servidores.
wotr-deck-means-strategy = El mazo de Estrategia: eventos sobre Ejércitos y política.

wotr-side-means-free = Los Pueblos Libres ganan cuando el Anillo se destruye, o con 4 Puntos de Victoria.
wotr-side-means-shadow = La Sombra gana cuando los Portadores del Anillo tienen 12 puntos de Corrupción, o con 10 Puntos de Victoria.

## What a real table is asked for

wotr-chance-free_die-roll = Los dados de acción de los Pueblos Libres ({ $count }).
wotr-chance-shadow_die-roll = Los dados de acción de la Sombra, sin los de la Casilla de Búsqueda ({ $count }).
wotr-chance-dice-hunt = Los dados de Búsqueda de la Sombra ({ $count }): hace falta { $need } o más.
wotr-chance-dice-hunt-again = Los dados de Búsqueda que la Sombra vuelve a tirar ({ $count }): hace falta { $need } o más.
wotr-chance-dice-tile = El dado para la Loseta de Búsqueda { $tile }.
wotr-chance-dice-combat = { wotr-who } tira los dados de combate ({ $count }): hace falta { $need } o más.
wotr-chance-dice-combat-again = { wotr-who } vuelve a tirar los dados fallados ({ $count }): hace falta { $need } o más.
wotr-chance-dice-strike = { wotr-who } tira por el ataque adicional ({ $count }): hace falta { $need } o más.
wotr-chance-dice-card = { wotr-who } tira por la carta { $card } ({ $count }): hace falta { $need } o más.
wotr-chance-dice-dead = El dado de los Muertos: tantos impactos como muestre.
wotr-chance-tile-hunt = La Loseta de Búsqueda que se roba.
wotr-chance-card-draw = { wotr-who } roba una carta ({ $deck }). ¿Qué carta es? Nadie más puede verla.
wotr-chance-card-discard = { wotr-who } pierde al azar una carta de la mano. ¿Qué carta es?
wotr-chance-hand-discard = El jugador de cuya mano se toma una carta al azar.
wotr-chance-companion-casualty = El Compañero que se elige al azar como baja.
wotr-chance-companion-tempted = El Compañero que se elige al azar.

## -- ejércitos mixtos --

wotr-ask-merge = Tu compañero de equipo y tú tenéis dos Ejércitos en { $region-the }: elige si formáis uno solo. Lo mandaría { $player-the }.
wotr-ask-remove = { $count ->
    [one] A vuestros dos Ejércitos en { $region-the } les sobra una unidad: retira una de las tuyas.
   *[other] A vuestros dos Ejércitos en { $region-the } les sobran { $count } unidades; las retiráis por turnos. Retira una de las tuyas.
}
wotr-option-merge = Formad un solo Ejército
wotr-option-apart = Seguid separados
wotr-event-merged = Los Ejércitos de los dos compañeros de equipo en { $region-the } forman uno solo.
wotr-rule-mixed = Dos compañeros de equipo con unidades en la misma región mantienen dos Ejércitos, o forman uno solo si ambos están de acuerdo; si la región es atacada, deben hacerlo. Manda un Ejército Mixto quien tiene más unidades; si no, quien tiene más Élites; si no, el Jugador Líder. Solo él lo mueve y ataca con él, pero nunca con una parte que no mandaría. Su compañero de equipo solo puede llevarse sus propias unidades. Si a dos Ejércitos separados les sobran unidades, retiran una cada uno, el Jugador Líder el último.
wotr-refusal-partners-army = El Ejército de { $region-the } es de tu compañero de equipo.
wotr-refusal-not-commander = Tu compañero de equipo manda el Ejército Mixto de { $region-the }: solo puedes llevarte tus propias unidades.
wotr-refusal-not-commanded = Están en { $region-the }, pero no los mandas tú.
wotr-refusal-lose-command = Debes mandar a los que van: hacen falta más unidades tuyas.
wotr-refusal-remove = Cada uno retira una de sus propias unidades en { $region-the }.

# How far the game has come, as in a list of games.
wotr-stage = Turno { $n }

# En qué se fija un adversario, como lo nombra un consejo o un repaso.
wotr-mind-sides = la situación de partida
wotr-mind-way = el camino a Mordor
wotr-mind-mordor = el camino por Mordor
wotr-mind-corruption = el peso del Anillo
wotr-mind-hiding = el secreto de la Comunidad
wotr-mind-company = los Compañeros de los Portadores
wotr-mind-heroes = los Compañeros por el mundo
wotr-mind-politics = las Naciones activas y En Guerra
wotr-mind-points = los Puntos de Victoria
wotr-mind-armies = los Ejércitos
wotr-mind-strongholds = la defensa de los Baluartes
wotr-mind-sieges = los asedios
wotr-mind-fronts = el avance de la Sombra
wotr-mind-nazgul = los Nazgûl
wotr-mind-minions = los Servidores de la Sombra
wotr-mind-hunt = la Búsqueda
wotr-mind-dice = los dados por usar
wotr-mind-rings = los Anillos Élficos
wotr-mind-cards = las Cartas de Evento
