# Names, as the rulebook has them.

## Sides and seats

wotr-side-free = Popoli Liberi
wotr-seat-free = Popoli Liberi
    .the = i Popoli Liberi
wotr-side-shadow = Ombra
wotr-seat-shadow = Ombra
    .the = l'Ombra
wotr-seat-gondor-player = Giocatore di Gondor
    .the = il giocatore di Gondor
wotr-seat-rohan-player = Giocatore di Rohan
    .the = il giocatore di Rohan
wotr-seat-witch-king-player = Giocatore del Re Stregone
    .the = il giocatore del Re Stregone
wotr-seat-saruman-player = Giocatore di Saruman
    .the = il giocatore di Saruman

## Nations

wotr-nation-dwarves = Nani
    .the = i Nani
wotr-nation-elves = Elfi
    .the = gli Elfi
wotr-nation-gondor = Gondor
wotr-nation-north = Il Nord
    .the = il Nord
wotr-nation-rohan = Rohan
wotr-nation-isengard = Isengard
wotr-nation-sauron = Sauron
wotr-nation-southrons = Sudroni e Esterling
    .the = i Sudroni e Esterling

## Dice

wotr-die-character = Personaggio
wotr-die-army = Esercito
wotr-die-muster = Mobilitazione
wotr-die-muster-army = Mobilitazione/Esercito
wotr-die-event = Evento
wotr-die-will-of-the-west = Volere dell'Ovest
wotr-die-eye = Occhio di Sauron

## Regions

wotr-region-andrast = Andrast
wotr-region-anfalas = Anfalas
wotr-region-angmar = Angmar
    .in = ad Angmar
wotr-region-arnor = Arnor
wotr-region-ash-mountains = Monti Cenere
    .the = i Monti Cenere
wotr-region-barad-dur = Barad-dûr
    .in = a Barad-dûr
wotr-region-bree = Brea
    .in = a Brea
wotr-region-buckland = Terra di Buck
    .the = la Terra di Buck
wotr-region-cardolan = Cardolan
wotr-region-carrock = Carroccia
    .the = la Carroccia
    .in = alla Carroccia
wotr-region-dagorlad = Dagorlad
    .in = a Dagorlad
wotr-region-dale = Valle
    .in = a Valle
wotr-region-dead-marshes = Paludi Morte
    .the = le Paludi Morte
wotr-region-dimrill-dale = Valle dei Rivi Tenebrosi
    .the = la Valle dei Rivi Tenebrosi
wotr-region-dol-amroth = Dol Amroth
    .in = a Dol Amroth
wotr-region-dol-guldur = Dol Guldur
    .in = a Dol Guldur
wotr-region-druadan-forest = Foresta di Drúadan
    .the = la Foresta di Drúadan
wotr-region-druwaith-iaur = Drúwaith Iaur
wotr-region-eagles-eyrie = Nido delle Aquile
    .the = il Nido delle Aquile
    .in = al Nido delle Aquile
wotr-region-east-harondor = Harondor dell'Est
    .the = l'Harondor dell'Est
wotr-region-east-rhun = Rhûn dell'Est
    .the = il Rhûn dell'Est
wotr-region-eastemnet = Estemnet
wotr-region-eastern-brown-lands = Terre Brune Orientali
    .the = le Terre Brune Orientali
wotr-region-eastern-emyn-muil = Emyn Muil Orientale
    .the = l'Emyn Muil Orientale
wotr-region-eastern-mirkwood = Bosco Atro Orientale
    .the = il Bosco Atro Orientale
wotr-region-edoras = Edoras
    .in = a Edoras
wotr-region-enedwaith = Enedwaith
wotr-region-erebor = Erebor
    .in = a Erebor
wotr-region-erech = Erech
    .in = a Erech
wotr-region-ered-luin = Ered Luin
    .in = a Ered Luin
wotr-region-ettenmoors = Erenbrulli
    .the = gli Erenbrulli
wotr-region-evendim = Evendim
    .in = a Evendim
wotr-region-fangorn = Fangorn
    .in = a Fangorn
wotr-region-far-harad = Estremo Harad
    .the = l'Estremo Harad
wotr-region-folde = Folde
    .in = a Folde
wotr-region-fords-of-bruinen = Guadi del Bruinen
    .the = i Guadi del Bruinen
    .in = ai Guadi del Bruinen
wotr-region-fords-of-isen = Guadi di Isen
    .the = i Guadi di Isen
    .in = ai Guadi di Isen
wotr-region-forlindon = Forlindon
wotr-region-gap-of-rohan = Breccia di Rohan
    .the = la Breccia di Rohan
    .in = alla Breccia di Rohan
wotr-region-gladden-fields = Campi Iridati
    .the = i Campi Iridati
wotr-region-goblins-gate = Via dei Goblin
    .the = la Via dei Goblin
    .in = alla Via dei Goblin
wotr-region-gorgoroth = Gorgoroth
    .in = a Gorgoroth
wotr-region-grey-havens = Rifugi Oscuri
    .the = i Rifugi Oscuri
wotr-region-harlindon = Harlindon
wotr-region-helms-deep = Fosso di Helm
    .the = il Fosso di Helm
    .in = al Fosso di Helm
wotr-region-high-pass = Alto Passo
    .the = l'Alto Passo
    .in = all'Alto Passo
wotr-region-hollin = Agrifogliere
    .in = ad Agrifogliere
wotr-region-iron-hills = Colli Ferrosi
    .the = i Colli Ferrosi
wotr-region-khand = Khand
    .the = il Khand
wotr-region-lamedon = Lamedon
wotr-region-lorien = Lórien
    .in = a Lórien
wotr-region-lossarnach = Lossarnach
wotr-region-minas-morgul = Minas Morgul
    .in = a Minas Morgul
wotr-region-minas-tirith = Minas Tirith
    .in = a Minas Tirith
wotr-region-minhiriath = Minhiriath
wotr-region-morannon = Morannon
    .in = a Morannon
wotr-region-moria = Moria
    .in = a Moria
wotr-region-mount-gram = Monte Gram
    .the = il Monte Gram
    .in = al Monte Gram
wotr-region-mount-gundabad = Monte Gundabad
    .the = il Monte Gundabad
    .in = al Monte Gundabad
wotr-region-narrows-of-the-forest = Strettoie della Foresta
    .the = le Strettoie della Foresta
wotr-region-near-harad = Vicino Harad
    .the = il Vicino Harad
wotr-region-noman-lands = Terre di Nessuno
    .the = le Terre di Nessuno
wotr-region-north-anduin-vale = Valle Settentrionale dell'Anduin
    .the = la Valle Settentrionale dell'Anduin
wotr-region-north-downs = Lande del Nord
    .the = le Lande del Nord
wotr-region-north-dunland = Dunland del Nord
    .the = il Dunland del Nord
wotr-region-north-ered-luin = Ered Luin del Nord
    .in = a Ered Luin del Nord
wotr-region-north-ithilien = Ithilien del Nord
    .the = l'Ithilien del Nord
wotr-region-north-rhun = Rhûn del Nord
    .the = il Rhûn del Nord
wotr-region-northern-dorwinion = Dorwinion Settentrionale
    .the = il Dorwinion Settentrionale
wotr-region-northern-mirkwood = Bosco Atro Settentrionale
    .the = il Bosco Atro Settentrionale
wotr-region-northern-rhovanion = Rhovanion Settentrionale
    .the = il Rhovanion Settentrionale
wotr-region-nurn = Nurn
    .the = il Nurn
wotr-region-old-ford = Vecchio Guado
    .the = il Vecchio Guado
    .in = al Vecchio Guado
wotr-region-old-forest = Vecchia Foresta
    .the = la Vecchia Foresta
wotr-region-old-forest-road = Vecchia Via della Foresta
    .the = la Vecchia Via della Foresta
wotr-region-orthanc = Orthanc
    .in = a Orthanc
wotr-region-osgiliath = Osgiliath
    .in = a Osgiliath
wotr-region-parth-celebrant = Parth Celebrant
    .in = a Parth Celebrant
wotr-region-pelargir = Pelargir
    .in = a Pelargir
wotr-region-rhosgobel = Rhosgobel
    .in = a Rhosgobel
wotr-region-rivendell = Gran Burrone
    .in = a Gran Burrone
wotr-region-south-anduin-vale = Valle Meridionale dell'Anduin
    .the = la Valle Meridionale dell'Anduin
wotr-region-south-downs = Lande del Sud
    .the = le Lande del Sud
wotr-region-south-dunland = Dunland del Sud
    .the = il Dunland del Sud
wotr-region-south-ered-luin = Ered Luin del Sud
    .in = a Ered Luin del Sud
wotr-region-south-ithilien = Ithilien del Sud
    .the = l'Ithilien del Sud
wotr-region-south-rhun = Rhûn del Sud
    .the = il Rhûn del Sud
wotr-region-southern-dorwinion = Dorwinion Meridionale
    .the = il Dorwinion Meridionale
wotr-region-southern-mirkwood = Bosco Atro Meridionale
    .the = il Bosco Atro Meridionale
wotr-region-southern-rhovanion = Rhovanion Meridionale
    .the = il Rhovanion Meridionale
wotr-region-tharbad = Tharbad
    .in = a Tharbad
wotr-region-the-shire = La Contea
    .the = la Contea
wotr-region-tower-hills = Colli delle Torri
    .the = i Colli delle Torri
wotr-region-trollshaws = Grotte dei Troll
    .the = le Grotte dei Troll
wotr-region-umbar = Umbar
    .in = a Umbar
wotr-region-vale-of-the-carnen = Valle del Carnen
    .the = la Valle del Carnen
wotr-region-vale-of-the-celduin = Valle del Celduin
    .the = la Valle del Celduin
wotr-region-weather-hills = Colline Vento
    .the = le Colline Vento
wotr-region-west-harondor = Harondor dell'Ovest
    .the = l'Harondor dell'Ovest
wotr-region-westemnet = Ovestemnet
wotr-region-western-brown-lands = Terre Brune Occidentali
    .the = le Terre Brune Occidentali
wotr-region-western-emyn-muil = Emyn Muil Occidentale
    .the = l'Emyn Muil Occidentale
wotr-region-western-mirkwood = Bosco Atro Occidentale
    .the = il Bosco Atro Occidentale
wotr-region-withered-heath = Landa Inaridita
    .the = la Landa Inaridita
wotr-region-woodland-realm = Reame Boscoso
    .the = il Reame Boscoso
wotr-place-inside = { $region }, dentro le mura
    .the = { $region-the }, dentro le mura
    .in = { $region-in }, dentro le mura

## Characters

wotr-character-ring-bearers = I Portatori dell'Anello (Frodo e Sam)
    .the = i Portatori dell'Anello
wotr-character-gandalf-grey = Gandalf il Grigio
wotr-character-strider = Grampasso
wotr-character-boromir = Boromir
wotr-character-legolas = Legolas
wotr-character-gimli = Gimli
wotr-character-meriadoc = Meriadoc Brandibuck
wotr-character-peregrin = Peregrino Tuc
wotr-character-aragorn = Aragorn
wotr-character-gandalf-white = Gandalf il Bianco
wotr-character-gollum = Gollum
wotr-character-saruman = Saruman
wotr-character-witch-king = Il Re Stregone
    .the = il Re Stregone
wotr-character-mouth-of-sauron = La Bocca di Sauron
    .the = la Bocca di Sauron

## Hunt tiles that events bring

wotr-tile-fel-elven-cloaks = Mantelli Elfici
wotr-tile-fel-elven-rope = Corda Elfica
wotr-tile-fel-phial = Fiala di Galadriel
wotr-tile-fel-smeagol = Sméagol Aiuta il Buon Padrone
wotr-tile-sha-shelob = La Tana di Shelob
wotr-tile-sha-ring-is-mine = L'Anello Mi Appartiene!
wotr-tile-sha-on-on = Avanti, Sempre Avanti
wotr-tile-sha-give-it = Datelo a Noi!

## Event cards

wotr-card-elven-cloaks = Mantelli Elfici
wotr-card-elven-rope = Corda Elfica
wotr-card-phial-of-galadriel = Fiala di Galadriel
wotr-card-smeagol-helps-nice-master = Sméagol Aiuta il Buon Padrone
wotr-card-mithril-coat-and-sting = Cotta di Mithril e Pungolo
wotr-card-axe-and-bow = Ascia e Arco
wotr-card-horn-of-gondor = Corno di Gondor
wotr-card-wizards-staff = Bastone dello Stregone
wotr-card-athelas = Athelas
wotr-card-there-is-another-way = C'è un'Altra Via
wotr-card-i-will-go-alone = Andrò da Solo
wotr-card-bilbos-song = La Canzone di Bilbo
wotr-card-mirror-of-galadriel = Lo Specchio di Galadriel
wotr-card-challenge-of-the-king = La Sfida del Re
wotr-card-gwaihir-the-windlord = Gwaihir il Re dei Venti
wotr-card-we-prove-the-swifter = Siamo i Più Veloci
wotr-card-there-and-back-again = Andata e Ritorno
wotr-card-the-eagles-are-coming = Arrivano le Aquile!
wotr-card-the-ents-awake-treebeard = Il Risveglio degli Ent: Barbalbero
wotr-card-the-ents-awake-huorns = Il Risveglio degli Ent: Ucorni
wotr-card-the-ents-awake-entmoot = Il Risveglio degli Ent: Entaconsulta
wotr-card-dead-men-of-dunharrow = Uomini Morti di Dunclivo
wotr-card-house-of-the-stewards = La Casa dei Sovrintendenti
wotr-card-the-grey-company = La Grigia Compagnia
wotr-card-the-last-battle = L'Ultima Battaglia
wotr-card-a-power-too-great = Un Potere Troppo Grande
wotr-card-the-power-of-tom-bombadil = Il Potere di Tom Bombadil
wotr-card-book-of-mazarbul = Libro di Mazarbul
wotr-card-the-spirit-of-mordor = Lo Spirito di Mordor
wotr-card-faramirs-rangers = I Raminghi di Faramir
wotr-card-fear-fire-foes = Paura! Fuoco! Nemici!
wotr-card-wisdom-of-elrond = La Saggezza di Elrond
wotr-card-the-red-arrow = La Freccia Rossa
wotr-card-help-unlooked-for = Aiuto Inatteso
wotr-card-paths-of-the-woses = I Sentieri dei Wose
wotr-card-through-a-day-and-a-night = Un Giorno e una Notte
wotr-card-cirdans-ships = Le Navi di Círdan
wotr-card-guards-of-the-citadel = Le Guardie della Cittadella
wotr-card-celeborns-galadhrim = I Galadhrim di Celeborn
wotr-card-riders-of-theoden = I Cavalieri di Théoden
wotr-card-grimbeorn-the-old-son-of-beorn = Grimbeorn il Vecchio, Figlio di Beorn
wotr-card-imrahil-of-dol-amroth = Imrahil di Dol Amroth
wotr-card-king-brands-men = Gli Uomini di Re Brand
wotr-card-swords-in-eriador = Spade in Eriador
wotr-card-kindred-of-glorfindel = La Stirpe di Glorfindel
wotr-card-dain-ironfoots-guard = La Guardia di Dáin Piediferro
wotr-card-eomer-son-of-eomund = Éomer, Figlio di Éomund
wotr-card-thranduils-archers = Gli Arcieri di Thranduil
wotr-card-shelobs-lair = La Tana di Shelob
wotr-card-the-ring-is-mine = L'Anello Mi Appartiene!
wotr-card-on-on-they-went = Avanti, Sempre Avanti
wotr-card-give-it-to-uss = Datelo a Noi!
wotr-card-orc-patrol = Pattuglia di Orchi
wotr-card-isildurs-bane = Il Flagello di Isildur
wotr-card-foul-thing-from-the-deep = Immonda Creatura degli Abissi
wotr-card-candles-of-corpses = Candele di Cadaveri
wotr-card-nazgul-search = Ricerca dei Nazgûl
wotr-card-cruel-weather = Tempo Crudele
wotr-card-the-nazgul-strike = I Nazgûl Attaccano!
wotr-card-morgul-wound = La Ferita di Morgul
wotr-card-lure-of-the-ring = La Tentazione dell'Anello
wotr-card-the-breaking-of-the-fellowship = La Rottura della Compagnia
wotr-card-worn-with-sorrow-and-toil = Logori dal Dolore e dalla Fatica
wotr-card-flocks-of-crebain = Stormi di Crebain
wotr-card-balrog-of-moria = Balrog di Moria
wotr-card-the-lidless-eye = L'Occhio senza Palpebre
wotr-card-dreadful-spells = Abominevoli Sortilegi
wotr-card-grond-hammer-of-the-underworld = Grond, Martello dell'Oltretomba
wotr-card-the-palantir-of-orthanc = Il Palantír di Orthanc
wotr-card-wormtongue = Vermilinguo
wotr-card-the-ringwraiths-are-abroad = Gli Spettri sono in Caccia
wotr-card-the-black-captain-commands = Gli Ordini del Capitano Nero
wotr-card-return-to-valinor = Ritorno a Valinor
wotr-card-the-fighting-uruk-hai = Gli Imbattibili Uruk-hai
wotr-card-denethors-folly = La Follia di Denethor
wotr-card-the-day-without-dawn = Il Giorno senz'Alba
wotr-card-threats-and-promises = Minacce e Promesse
wotr-card-stormcrow = Corvotempesta
wotr-card-shadows-gather = Le Ombre si Addensano
wotr-card-the-shadow-lengthens = L'Ombra si Allunga
wotr-card-the-shadow-is-moving = L'Ombra si Muove
wotr-card-corsairs-of-umbar = I Corsari di Umbar
wotr-card-rage-of-the-dunlendings = La Furia dei Dunlandiani
wotr-card-return-of-the-witch-king = Il Ritorno del Re Stregone
wotr-card-half-orcs-and-goblin-men = Mezzi-orchi e Uomini-goblin
wotr-card-olog-hai = Olog-hai
wotr-card-hill-trolls = Troll delle Colline
wotr-card-a-new-power-is-rising = Una Nuova Potenza Emerge
wotr-card-many-kings-to-the-service-of-mordor = Molti Re al Servizio di Mordor
wotr-card-the-king-is-revealed = Il Re si Rivela
wotr-card-shadows-on-the-misty-mountains = Ombre sulle Montagne Nebbiose
wotr-card-orcs-multiplying-again = Gli Orchi si Moltiplicano
wotr-card-horde-from-the-east = L'Orda che Viene da Oriente
wotr-card-monsters-roused = Mostri Risvegliati
wotr-card-musterings-of-long-planned-war = Preparativi di una Guerra a Lungo Meditata
wotr-card-pits-of-mordor = Pozzi di Mordor

## Combat cards

wotr-combat-it-is-a-gift = È un Dono
wotr-combat-blade-of-westernesse = Lama dell'Ovesturia
wotr-combat-mighty-attack = Attacco Possente
wotr-combat-servant-of-the-secret-fire = Servitore del Fuoco Segreto
wotr-combat-anduril = Andúril
wotr-combat-heroic-death = Morte Eroica
wotr-combat-daring-defiance = Sfida Temeraria
wotr-combat-fateful-strike = Colpo Fatale
wotr-combat-sudden-strike = Colpo Improvviso
wotr-combat-brave-stand = Strenua Resistenza
wotr-combat-ents-rage = Furia degli Ent
wotr-combat-huorn-dark = Tenebra degli Ucorni
wotr-combat-nameless-wood = Bosco senza Nome
wotr-combat-daylight = Luce del Giorno
wotr-combat-no-quarter = Nessuna Pietà
wotr-combat-advantageous-position = Posizione Vantaggiosa
wotr-combat-scouts = Esploratori
wotr-combat-shield-wall = Muro di Scudi
wotr-combat-confusion = Confusione
wotr-combat-charge = Carica
wotr-combat-valour = Valore
wotr-combat-one-for-the-dark-lord = Uno per l'Oscuro Sire
wotr-combat-cruel-as-death = Crudele come la Morte
wotr-combat-they-are-terrible = Sono Terribili
wotr-combat-dread-and-despair = Terrore e Disperazione
wotr-combat-foul-stench = Fetore Immondo
wotr-combat-black-breath = Alito Nero
wotr-combat-words-of-power = Parole di Potere
wotr-combat-durins-bane = Flagello di Durin
wotr-combat-devilry-of-orthanc = Diavoleria di Orthanc
wotr-combat-deadly-strife = Scontro Mortale
wotr-combat-onslaught = Assalto Furioso
wotr-combat-relentless-assault = Assalto Implacabile
wotr-combat-great-host = Grande Schiera
wotr-combat-mumakil = Mûmakil
wotr-combat-swarm-of-bats = Sciame di Pipistrelli
wotr-combat-we-come-to-kill = Veniamo per Uccidere
wotr-combat-desperate-battle = Battaglia Disperata

## The house's questions about a game

wotr-title = La Guerra dell'Anello
wotr-book-wotr = Regolamento de La Guerra dell'Anello

wotr-who = { $who ->
    [free] Il giocatore dei Popoli Liberi
    [gondor-player] Il giocatore di Gondor
    [rohan-player] Il giocatore di Rohan
    [witch-king-player] Il giocatore del Re Stregone
    [saruman-player] Il giocatore di Saruman
   *[shadow] L'Ombra
}

wotr-setup-players = Giocatori
wotr-setup-players-1 = Uno: guidi i Popoli Liberi contro un'Ombra automatica.
wotr-setup-players-2 = Due: uno guida i Popoli Liberi, l'altro l'Ombra.
wotr-setup-players-3 = Tre: uno gioca i Popoli Liberi, due si dividono l'Ombra.
wotr-setup-players-4 = Quattro: due per ogni schieramento.
wotr-setup-opponent = L'Ombra
wotr-setup-opponent-player = Un giocatore gioca l'Ombra.
wotr-setup-opponent-clockwork = Nessuno: due giocatori si dividono i Popoli Liberi contro un'Ombra automatica.
wotr-setup-gollum_reveal = Fortezze dell'Ombra lungo il cammino, quando è Gollum a rivelare la Compagnia
wotr-setup-gollum_reveal-tiles = Ognuna costa una Tessera Caccia, come quando è l'Ombra a rivelarla.
wotr-setup-gollum_reveal-no-tiles = Non costano nulla.
wotr-setup-elven_rings = Anelli Elfici, quando in due si dividono uno schieramento
wotr-setup-elven_rings-team = I due possono usarne uno per turno in tutto.
wotr-setup-elven_rings-player = Ognuno dei due può usarne uno per turno.
wotr-setup-witch_king = Il Re Stregone, quando in due si dividono l'Ombra
wotr-setup-witch_king-own = Lo muove solo il suo giocatore.
wotr-setup-witch_king-nazgul = Può muoverlo anche il giocatore di Saruman, come uno dei Nazgûl.

## Figures, dice, tiles and decks

wotr-of-dwarves = dei Nani
wotr-of-elves = degli Elfi
wotr-of-gondor = di Gondor
wotr-of-north = del Nord
wotr-of-rohan = di Rohan
wotr-of-isengard = di Isengard
wotr-of-sauron = di Sauron
wotr-of-southrons = dei Sudroni e Esterling

wotr-figure-regular = Regolare { $nation }
    .the = un Regolare { $nation }
wotr-figure-elite = Elite { $nation }
    .the = un'unità Elite { $nation }
wotr-figure-leader = Comandante { $nation }
    .the = un Comandante { $nation }
wotr-figure-nazgul = Nazgûl
    .the = un Nazgûl
wotr-figures-regular = { $count ->
    [one] 1 Regolare { $nation }
   *[other] { $count } Regolari { $nation }
}
wotr-figures-elite = { $count } Elite { $nation }
wotr-figures-leader = { $count ->
    [one] 1 Comandante { $nation }
   *[other] { $count } Comandanti { $nation }
}
wotr-figures-nazgul = { $count } Nazgûl

wotr-comma = { $first }, { $second }
wotr-dice-alike = { $count ->
    [one] { $die }
   *[other] { $count } × { $die }
}
wotr-dice-none = nessuno

wotr-tile-eye = Occhio
wotr-tile-value = { $count }
wotr-tile-reveals = { $tile } con Rivelazione

wotr-deck-character = mazzo Personaggi
wotr-deck-strategy = mazzo Strategia
wotr-back-character = una carta Personaggi
wotr-back-strategy = una carta Strategia
wotr-back-none = di non usare carte
wotr-card-none = nessuna carta

wotr-whom-guide = la Guida
wotr-whom-random = un Compagno pescato a caso

## What a die is used for

wotr-action-fellowship = muovere la Compagnia
wotr-action-hide = nascondere la Compagnia
wotr-action-separate = separare dei Compagni
wotr-action-companions = muovere i Compagni
wotr-action-minions = muovere Nazgûl e Servi
wotr-action-move = muovere Eserciti
wotr-action-attack = attaccare
wotr-action-recruit = reclutare rinforzi
wotr-action-politics = far avanzare una Nazione
wotr-action-draw = pescare una Carta Evento
wotr-action-event = giocare una Carta Evento
wotr-action-minion = mettere in gioco un Servo
wotr-action-voice = reclutare un Regolare in ogni Insediamento di Isengard
wotr-action-upgrade = trasformare in Elite due Regolari a Orthanc
wotr-action-ability = far avanzare una Nazione grazie a un Compagno
wotr-action-bring = mettere in gioco un personaggio
wotr-action-end = far scartare una carta sul tavolo

## Questions

wotr-ask-hunt = Scegli quanti dadi mettere nel Riquadro della Caccia.
wotr-ask-die = Scegli un dado da usare.
wotr-ask-skip = Scegli un dado da scartare senza usarlo.
wotr-ask-ring = Scegli che cosa diventa un dado con l'Anello Elfico.
wotr-ask-action = Scegli come usare il risultato { $die }.
wotr-ask-draw = Scegli il mazzo da cui pescare.
wotr-ask-discard = { $count ->
    [one] Hai una carta di troppo in mano: scegli quale scartare.
   *[other] Hai { $count } carte di troppo in mano: scegline una da scartare.
}
wotr-ask-swap = Puoi scambiare una carta con il tuo compagno di squadra ({ $seat }), se lo volete entrambi; nessuno dei due sa che cosa riceverà. Vuoi farlo?
wotr-ask-give = Scegli la carta da dare al tuo compagno di squadra ({ $seat }).
wotr-ask-event = Scegli una Carta Evento da giocare.
wotr-ask-gandalf = Gandalf è la Guida: scegli se pescare una carta dal { $deck }.
wotr-ask-sorcerer = Il Re Stregone è in battaglia: scegli se pescare una carta dal { $deck }.
wotr-ask-spend = La carta { $card } è sul tavolo: scegli se usarla ora.
wotr-ask-fellowship = Fase della Compagnia: scegli che cosa fare, oppure concludila.
wotr-ask-guide = Scegli la Guida.
wotr-ask-walk = { $count ->
    [0] Scegli dove si fermano i Portatori dell'Anello.
    [one] Traccia il cammino dei Portatori dell'Anello: resta 1 passo.
   *[other] Traccia il cammino dei Portatori dell'Anello: restano { $count } passi.
}
wotr-ask-separate = Scegli chi lascia la Compagnia e dove va.
wotr-ask-separate_to = Scegli dove va { $character-the }.
wotr-ask-hunt_damage = { $count ->
    [one] Scegli come affrontare 1 punto di Danno della Caccia.
   *[other] Scegli come affrontare { $count } punti di Danno della Caccia.
}
wotr-ask-companions = Scegli un Compagno da muovere.
wotr-ask-group = Scegli chi va con lui, oppure la destinazione.
wotr-ask-minions = Scegli chi muovere: un Nazgûl o un Servo.
wotr-ask-fly = Scegli dove vola il Nazgûl che si trova { $region-in }.
wotr-ask-minion_move = Scegli dove va { $character-the }.
wotr-ask-bring = Scegli quale Servo mettere in gioco.
wotr-ask-enter = Scegli dove entra in gioco { $character-the }.
wotr-ask-recruit = { $number ->
    [1] Scegli che cosa reclutare, e dove.
   *[2] Scegli una seconda miniatura da reclutare, in un altro Insediamento.
}
wotr-ask-voice = Scegli in quali Insediamenti arrivano gli ultimi Regolari di Isengard.
wotr-ask-disband = { $count ->
    [one] Un'unità di troppo { $region-in }: scegli quale rimuovere.
   *[other] { $count } unità di troppo { $region-in }: scegli quali rimuovere.
}
wotr-ask-nation = Scegli la Nazione da far avanzare.
wotr-ask-march = { $count ->
    [one] Scegli un Esercito da muovere.
   *[other] Scegli un Esercito da muovere; se ne possono muovere fino a { $count }.
}
wotr-ask-force = { $mode ->
    [taking] Scegli chi altro parte da { $region-the }.
    [leaving] Scegli chi altro resta { $region-in }.
   *[open] Scegli chi parte da { $region-the }: tutti, oppure indica chi va o chi resta.
}
wotr-ask-attack = Scegli un attacco.
wotr-ask-white_rider = Scegli se Gandalf rinuncia al suo Comando per annullare quello dei Nazgûl in questa battaglia.
wotr-ask-withdraw = Scegli: una Battaglia Campale o le mura di { $region-the }.
wotr-ask-combat = Round { $count }: scegli una Carta Combattimento, oppure nessuna.
wotr-ask-reroll = { $count ->
    [one] Scegli se ritirare il dado che ha mancato.
   *[other] Scegli quanti dadi ritirare fra quelli che hanno mancato: fino a { $count }.
}
wotr-ask-hunt_reroll = { $count ->
    [one] Scegli se ritirare un dado della Caccia che ha fallito.
   *[other] Scegli quanti dadi della Caccia ritirare fra quelli che hanno fallito: fino a { $count }.
}
wotr-ask-casualties = { $count ->
    [one] Scegli che cosa costa 1 colpo all'Esercito { $region-in }.
   *[other] Scegli che cosa costano { $count } colpi all'Esercito { $region-in }.
}
wotr-ask-cease = { $battle ->
    [siege] Scegli se rimpiazzare un'unità Elite per un altro round d'assedio.
   *[field] Scegli se continuare a combattere.
}
wotr-ask-retreat = Scegli se ritirarti da { $region-the }, e dove.
wotr-ask-advance = Scegli se avanzare { $region-in }.

## Options

wotr-option-die = Usa un dado { $die }
wotr-option-ring-die = Usa un Anello Elfico
wotr-option-skip-die = Scarta un dado senza usarlo
wotr-option-ring = Anello Elfico: un dado { $die } diventa { $to }
wotr-option-skip = Scarta un dado { $die } senza usarlo
wotr-option-pass = Passa
wotr-option-as = Come { $die }
wotr-option-hunt = { $count ->
    [0] Nessun dado
    [one] 1 dado
   *[other] { $count } dadi
}
wotr-option-done = Nient'altro
wotr-option-done-fellowship = Concludi la Fase della Compagnia
wotr-option-use = Usalo per { $action }
wotr-option-draw = Pesca dal { $deck }
wotr-option-keep = Non pescare
wotr-option-keep-white_rider = Conserva il Comando di Gandalf
wotr-option-keep-spend = Tieni { $card }
wotr-option-play = Gioca { $card }
wotr-option-discard = Scarta { $card }
wotr-option-swap = Scambia una carta
wotr-option-keep-swap = Non scambiare
wotr-option-give = Dai { $card }
wotr-option-spend = Usa { $card }
wotr-option-end = Fai scartare { $card }
wotr-option-combat = Carta Combattimento: { $card }
wotr-option-move = Muovi da { $region-the } a { $to-the }
wotr-option-attack = Attacca { $to-the } da { $region-the }
wotr-option-assault = Assalta la Fortezza: { $region }
wotr-option-sortie = Sortita da { $region-the }
wotr-option-all = Tutti
wotr-option-go = Nessun altro
wotr-option-take = Porta { $figure-the }
wotr-option-leave = Lascia indietro { $figure-the }
wotr-option-recruit = { $figure } { $region-in }
wotr-option-disband = Rimuovi { $disbanded }
wotr-option-lose = { $losses }
wotr-loss-lost = { $first ->
    [yes] Perdi { $figures }
   *[no] perdi { $figures }
}
wotr-loss-reduced = { $first ->
    [yes] Rimpiazza { $figures }
   *[no] rimpiazza { $figures }
}
wotr-loss-reserve = { $first ->
    [yes] Perdi { $figures } dai rinforzi
   *[no] perdi { $figures } dai rinforzi
}
wotr-option-prolong = Rimpiazza { $figure-the } e combatti un altro round
wotr-option-reroll = { $count ->
    [0] Non ritirare dadi
    [one] Ritira 1 dado
   *[other] Ritira { $count } dadi
}
wotr-option-fight = Continua a combattere
wotr-option-fight-withdraw = Combatti in campo aperto
wotr-option-withdraw = Ritirati in assedio
wotr-option-cease = Cessa l'attacco
wotr-option-stand = Resta e combatti
wotr-option-retreat = Ritirati { $region-in }
wotr-option-advance = Avanza
wotr-option-stay = Resta dove sei
wotr-option-white-rider = Rinuncia al Comando di Gandalf
wotr-option-nation = { $nation }: un passo verso la guerra
wotr-option-bring = Metti in gioco { $character-the }
wotr-option-group = { $character }
wotr-option-with = Insieme a { $character-the }
wotr-option-to = Verso { $region-the }
wotr-option-fly = Un Nazgûl da { $region-the }
wotr-option-guide = { $character } diventa la Guida
wotr-option-step = Avanti verso { $region-the }
wotr-option-halt = Fermati qui
wotr-option-declare = Dichiara la Compagnia
wotr-option-mordor = Entra a Mordor
wotr-option-guide-ability = Usa l'abilità della Guida: 1 danno in meno
wotr-option-sacrifice = Perdi { $whom }
wotr-option-corruption = Usa l'Anello: { $count ->
    [one] 1 punto Corruzione
   *[other] { $count } punti Corruzione
}

## What happened

wotr-cause-entered = un Esercito nemico è entrato nelle sue terre
wotr-cause-attacked = un suo Esercito è stato attaccato
wotr-cause-captured = un Insediamento è stato catturato
wotr-cause-declared = vi è stata dichiarata la Compagnia
wotr-cause-companion = è arrivato un Compagno
wotr-cause-mustered = un risultato Mobilitazione
wotr-cause-ability = la parola di un Compagno
wotr-cause-witch-king = è giunto il Re Stregone
wotr-cause-card = una Carta Evento

wotr-why-rolled = la Caccia è riuscita
wotr-why-stronghold = una Fortezza dell'Ombra sul cammino
wotr-why-event = una Carta Evento
wotr-why-mordor = sul Cammino di Mordor

wotr-event-turn = Turno { $count }.
wotr-event-leads = { wotr-who } è ora il Giocatore Principale.
wotr-event-acts = { wotr-who } agisce.
wotr-event-swapped = Due compagni di squadra si scambiano una carta: { $seat } e { $partner }.
wotr-event-drew = { wotr-who } pesca una carta dal { $deck }.
wotr-event-drew_card = La carta pescata è { $card }.
wotr-event-discarded = { wotr-who } scarta una carta coperta.
wotr-event-played = { wotr-who } gioca { $card }.
wotr-event-left_table = La carta { $card } lascia il tavolo.
wotr-event-allocated = { $count ->
    [0] L'Ombra non mette dadi nel Riquadro della Caccia.
    [one] L'Ombra mette 1 dado nel Riquadro della Caccia.
   *[other] L'Ombra mette { $count } dadi nel Riquadro della Caccia.
}
wotr-event-rolled = { wotr-who } tira i dadi: { $dice }.
wotr-event-used = { wotr-who } usa un dado { $die } per { $action }.
wotr-event-skipped = { wotr-who } scarta un dado { $die } senza usarlo.
wotr-event-passed = { wotr-who } passa.
wotr-event-ring = { wotr-who } usa un Anello Elfico: un dado { $die } diventa { $to }.
wotr-event-progress = La Compagnia si muove: il suo avanzamento è { $count }.
wotr-event-hunt = { $count ->
    [0] La Caccia tira { $rolls } e fallisce.
    [one] La Caccia tira { $rolls }: 1 successo.
   *[other] La Caccia tira { $rolls }: { $count } successi.
}
wotr-event-hunt_reroll = { $count ->
    [0] La Caccia ritira, ottiene { $rolls } e fallisce; successi in tutto: { $total }.
    [one] La Caccia ritira e ottiene { $rolls }: un altro successo, { $total } in tutto.
   *[other] La Caccia ritira e ottiene { $rolls }: altri { $count } successi, { $total } in tutto.
}
wotr-event-tile = Tessera Caccia: { $tile } ({ $why }).
wotr-event-corruption = { $count ->
    [one] I Portatori dell'Anello subiscono 1 punto Corruzione; ora ne hanno { $total }.
   *[other] I Portatori dell'Anello subiscono { $count } punti Corruzione; ora ne hanno { $total }.
}
wotr-event-healed = { $count ->
    [one] I Portatori dell'Anello curano 1 punto Corruzione; ora ne hanno { $total }.
   *[other] I Portatori dell'Anello curano { $count } punti Corruzione; ora ne hanno { $total }.
}
wotr-event-taken_alive = { $character } è preso vivo e torna in gioco.
wotr-event-eliminated = { $character } esce dal gioco.
wotr-event-guide = { $character } è ora la Guida.
wotr-event-declared = La Compagnia si dichiara { $region-in }.
wotr-event-revealed = La Compagnia è rivelata { $region-in }.
wotr-event-found = La Compagnia è rivelata sul Cammino di Mordor.
wotr-event-hidden = La Compagnia è di nuovo nascosta.
wotr-event-mordor = La Compagnia entra a Mordor.
wotr-event-mordor_step = La Compagnia è al passo { $count } del Cammino di Mordor.
wotr-event-arrived = { $character } arriva { $region-in }.
wotr-event-entered = { $character } entra in gioco { $region-in }.
wotr-event-flew = Un Nazgûl vola da { $region-the } a { $to-the }.
wotr-event-recruited = Arriva { $region-in } { $figure-the }.
wotr-event-disbanded = { $count ->
    [one] Non c'è posto { $region-in }; torna tra i rinforzi: { $figure }.
   *[other] Non c'è posto { $region-in }; tornano tra i rinforzi: { $count } × { $figure }.
}
wotr-event-marched = Da { $region-the } a { $to-the }: { $force }.
wotr-event-captured = { wotr-who } cattura { $region-the }.
wotr-event-activated = Diventa attiva: { $nation } ({ $cause }).
wotr-event-advanced = Avanza sulla Tabella Politica: { $nation } ({ $cause }).
wotr-event-at_war = È ora In Guerra: { $nation } ({ $cause }).
wotr-event-attack = Un Esercito da { $region-the } attacca { $to-the }.
wotr-event-assault = Gli assedianti assaltano { $to-the }.
wotr-event-sortie = Gli assediati escono in Sortita da { $region-the }.
wotr-event-white_rider = Il Bianco Cavaliere: Gandalf rinuncia al suo Comando e annulla quello dei Nazgûl.
wotr-event-combat_chosen = { wotr-who } sceglie { $back }.
wotr-event-combat_card = { wotr-who } usa { $card } come Carta Combattimento.
wotr-event-combat = { $count ->
    [0] { wotr-who } tira { $rolls }: nessun colpo a segno.
    [one] { wotr-who } tira { $rolls }: 1 colpo a segno.
   *[other] { wotr-who } tira { $rolls }: { $count } colpi a segno.
}
wotr-event-combat_reroll = { $count ->
    [0] { wotr-who } ritira e ottiene { $rolls }: nessun altro colpo, { $total } in tutto.
    [one] { wotr-who } ritira e ottiene { $rolls }: un altro colpo, { $total } in tutto.
   *[other] { wotr-who } ritira e ottiene { $rolls }: altri { $count } colpi, { $total } in tutto.
}
wotr-event-lost = { $count ->
    [one] Perdite { $region-in }: { $figure }.
   *[other] Perdite { $region-in }: { $count } × { $figure }.
}
wotr-event-reduced = Un Regolare prende il posto di { $figure-the } { $region-in }.
wotr-event-ceased = { wotr-who } cessa l'attacco.
wotr-event-withdrew = I difensori si ritirano in assedio { $region-in }.
wotr-event-retreated = I difensori si ritirano da { $region-the } a { $to-the }.
wotr-event-advanced_army = Avanzano da { $region-the } a { $to-the }: { $force }.

## How it ended

wotr-result-corruption = Vince l'Ombra: i Portatori dell'Anello sono corrotti e Sauron ha l'Anello.
wotr-result-ring = Vincono i Popoli Liberi: l'Anello è distrutto nella Voragine del Fato.
wotr-result-conquest = Vince l'Ombra: ha conquistato 10 Punti Vittoria.
wotr-result-liberation = Vincono i Popoli Liberi: hanno conquistato 4 Punti Vittoria.
wotr-result-first = { $result } { wotr-who } è il primo della squadra.
wotr-result-tied = { $result } I due compagni di squadra sono pari e si dividono la vittoria.
wotr-how-corruption = Corruzione
wotr-how-ring = Anello distrutto
wotr-how-conquest = 10 Punti Vittoria
wotr-how-liberation = 4 Punti Vittoria

## What the rules say

wotr-rule-setup = Ogni Nazione comincia con gli Eserciti e sulla casella della Tabella Politica indicati dal regolamento; le altre miniature sono i suoi rinforzi. I Portatori dell'Anello sono a Gran Burrone con sette Compagni, guidati da Gandalf il Grigio. I Popoli Liberi hanno 4 dadi e i tre Anelli Elfici, l'Ombra 7 dadi.
wotr-rule-turn = Un turno ha sei fasi: si recuperano i dadi e si pesca una carta da ogni mazzo; Fase della Compagnia; Preparazione della Caccia; Tiro Azione; azioni; Controllo della Vittoria. Un grande Personaggio in gioco dà un dado in più alla sua parte dal turno seguente.
wotr-rule-hunt_allocation = Prima del tiro l'Ombra mette dadi nel Riquadro della Caccia: almeno uno se nel turno precedente la Compagnia si è mossa con un dado, e non più dei Compagni presenti nella Compagnia, ma uno è sempre permesso. Quei dadi non si tirano, e a loro si unisce ogni Occhio uscito nel tiro.
wotr-rule-actions = I giocatori si alternano usando un dado alla volta, a cominciare dai Popoli Liberi. Chi ha meno dadi inutilizzati dell'altro può passare; un dado si può sempre scartare senza usarlo; chi resta senza dadi aspetta. Una volta per turno, prima di agire, un Anello Elfico cambia il risultato di un dado: quello usato dai Popoli Liberi passa all'Ombra, quello usato dall'Ombra esce dal gioco.
wotr-rule-rings = Una volta per turno, prima di agire, un giocatore può cambiare con un Anello Elfico il risultato di un dado inutilizzato. I Popoli Liberi non possono ottenere così un Volere dell'Ovest; un Occhio va subito nel Riquadro della Caccia. L'anello usato dai Popoli Liberi passa all'Ombra, quello usato dall'Ombra esce dal gioco.
wotr-rule-legend = Personaggio muove la Compagnia, i Compagni, i Nazgûl o i Servi, e fa muovere o attaccare un Esercito con un Comandante. Esercito muove due Eserciti o attacca. Mobilitazione fa avanzare una Nazione, recluta o mette in gioco un Servo. Evento fa pescare o giocare una carta; ogni altro dado gioca le carte con la sua icona. Volere dell'Ovest vale come qualsiasi risultato, oppure mette in gioco Aragorn o Gandalf il Bianco.
wotr-rule-abilities = Alcuni Personaggi permettono di più. Boromir in Gondor, Legolas in una Fortezza degli Elfi e Gimli a Erebor fanno avanzare la loro Nazione con qualsiasi dado, se l'Insediamento non è conquistato. Saruman, a Orthanc, con un risultato Mobilitazione recluta un Regolare in ogni Insediamento di Isengard, oppure lì trasforma in Elite due Regolari. Una volta per turno la Bocca di Sauron usa un risultato Mobilitazione come Esercito.
wotr-rule-events = In mano si tengono sei carte; quelle in più si scartano subito, coperte. Un mazzo esaurito non si rimescola. Una carta si gioca con un risultato Evento o con un dado che mostra la sua icona, se il suo requisito è pienamente soddisfatto; il suo effetto va poi applicato per quanto possibile.
wotr-rule-gandalf = Finché Gandalf il Grigio è la Guida, chi gioca una carta con un risultato Evento può poi pescare una carta dallo stesso mazzo.
wotr-rule-sorcerer = Se il Re Stregone è in battaglia e l'Ombra usa una Carta Combattimento nel primo round, può pescare una carta dal mazzo da cui veniva quella carta.
wotr-rule-companions = Un risultato Personaggio muove tutti i Compagni sulla mappa, ognuno di tante regioni quanto il suo Livello; un gruppo va lontano quanto il suo Livello più alto. Gli Eserciti nemici non li fermano, ma devono fermarsi a una Fortezza controllata dall'Ombra, e non possono entrare in una Fortezza amica assediata né uscirne.
wotr-rule-minions = Un risultato Personaggio muove tutti i Nazgûl e i Servi. I Nazgûl e il Re Stregone volano ovunque, tranne in una Fortezza controllata dai Popoli Liberi che nessun Esercito dell'Ombra assedi. La Bocca di Sauron si muove fino a tre regioni. Saruman non lascia mai Orthanc.
wotr-rule-minion_entry = Un risultato Mobilitazione mette in gioco un Servo quando la sua condizione è soddisfatta. Saruman: Isengard è In Guerra e Orthanc non conquistata. Il Re Stregone: Sauron e una Nazione dei Popoli Liberi sono In Guerra; si unisce a un Esercito con un'unità di Sauron. La Bocca di Sauron: la Compagnia è sul Cammino di Mordor o tutte le Nazioni dei Popoli Liberi sono In Guerra; entra in una Fortezza di Sauron non conquistata.
wotr-rule-upgrades = Un Volere dell'Ovest mette in gioco Aragorn al posto di Grampasso, se questi è a Minas Tirith, Dol Amroth o Pelargir, non conquistata. Mette in gioco Gandalf il Bianco se Gandalf il Grigio non è più nella Compagnia e un Servo è stato in gioco: al suo posto, oppure a Fangorn o in una Fortezza degli Elfi controllata dai Popoli Liberi.
wotr-rule-white_rider = All'inizio di una battaglia Gandalf il Bianco può rinunciare al suo Comando; allora il Comando di tutti i Nazgûl, Re Stregone compreso, non conta fino alla fine della battaglia.
wotr-rule-recruit = Un risultato Mobilitazione recluta un'unità Elite, oppure due miniature tra Regolari, Comandanti e Nazgûl. Due miniature arrivano in due Insediamenti diversi, ognuna in uno della propria Nazione, che dev'essere In Guerra, non catturato e non assediato. I Nazgûl arrivano solo nelle Fortezze di Sauron.
wotr-rule-stacking = Una regione contiene al massimo dieci unità di una parte, una Fortezza assediata cinque. Alla fine di un'azione chi le controlla toglie quelle di troppo, che tornano tra i rinforzi.
wotr-rule-march = Un risultato Esercito muove fino a due Eserciti, un risultato Personaggio un Esercito con un Comandante o un Personaggio, ognuno in una regione adiacente senza unità nemiche. Nessuno si muove due volte in un'azione, e non si superano le dieci unità. Le miniature di una Nazione che non è In Guerra non entrano nelle terre di un'altra Nazione.
wotr-rule-split = Un Esercito si può dividere a piacere: può partire qualsiasi sua parte con almeno un'unità. I Comandanti dei Popoli Liberi non restano mai, né partono, senza unità.
wotr-rule-attack = Un risultato Esercito, o Personaggio se c'è un Comandante o un Personaggio, fa attaccare a un Esercito un Esercito adiacente, la Fortezza che assedia o l'Esercito che lo assedia. Attaccano solo le unità di Nazioni In Guerra; le altre restano nella retroguardia, che non prende parte alla battaglia.
wotr-rule-battle = Una battaglia procede per round: Carte Combattimento, Tiro Combattimento, Tiro Comando, perdite; poi l'attaccante può cessare l'attacco e, se non lo fa, il difensore può ritirarsi.
wotr-rule-combat_cards = In ogni round l'attaccante e poi il difensore possono scegliere in segreto una carta; le due carte si rivelano insieme. Agisce prima l'Iniziativa più bassa e, a parità, la carta del difensore. Si scartano alla fine del round.
wotr-rule-combat_roll = Un dado per unità, al massimo cinque; colpiscono 5 e 6. Poi si possono ritirare tanti dadi mancati quanto il Comando dell'Esercito, al massimo cinque. L'1 manca sempre, il 6 colpisce sempre. Chi attacca una Cittadella o una Fortificazione ha bisogno di un 6 nel primo round, chi assalta una Fortezza sempre.
wotr-rule-casualties = Ogni colpo rimuove un Regolare o rimpiazza un'unità Elite con un Regolare della stessa Nazione; due colpi possono rimuovere un'unità Elite. Decide prima l'attaccante. Quando un Esercito perde l'ultima unità, perde anche Comandanti e Personaggi. Le perdite dei Popoli Liberi escono dal gioco, quelle dell'Ombra si possono reclutare di nuovo.
wotr-rule-cease = Dopo un round l'attaccante può cessare l'attacco e restare dov'è. Se continua, l'intero Esercito in difesa può ritirarsi in una regione adiacente libera; un Esercito assediato non può. Un Personaggio di Livello 0 resta indietro.
wotr-rule-withdraw = Prima di ogni round chi difende una propria Fortezza combatte una Battaglia Campale oppure si ritira in assedio. Dentro le mura c'è posto per cinque unità; se l'attaccante avanza, comincia l'assedio.
wotr-rule-siege = L'assalto a una Fortezza assediata dura un round; per ogni round in più l'attaccante rimpiazza una sua unità Elite con un Regolare. Gli assediati possono fare una Sortita, che è una Battaglia Campale. Quando non ci sono più difensori, l'assediante che ha ancora un'unità cattura la Fortezza.
wotr-rule-advance = Quando il difensore è distrutto o si è ritirato, l'attaccante può avanzare con tutti o parte di quelli che hanno combattuto. Un Esercito che entra in un Insediamento senza difensori lo cattura.
wotr-rule-politics = Una Nazione diventa attiva quando un suo Esercito è attaccato, un Esercito nemico entra nelle sue terre, oppure in una sua Cittadella o Fortezza viene dichiarata la Compagnia o arriva un Compagno adatto. Avanza quando un suo Esercito è attaccato, quando un suo Insediamento è catturato e con un risultato Mobilitazione. Solo una Nazione attiva fa l'ultimo passo; solo le Nazioni In Guerra attaccano, reclutano con i dadi ed entrano in terre altrui.
wotr-rule-borders = Le unità e i Comandanti di una Nazione che non è In Guerra non possono entrare nelle terre di un'altra Nazione, amica o no, né attaccare; possono ritirarvisi, e poi solo uscirne.
wotr-rule-fellowship = Un risultato Personaggio muove la Compagnia nascosta: il suo avanzamento sale di uno, segue la Caccia e il dado va nel Riquadro della Caccia. Un risultato Personaggio può anche nascondere la Compagnia rivelata. Nella Fase della Compagnia la si può dichiarare, si può cambiare la Guida ed entrare a Mordor.
wotr-rule-declare = La Compagnia nascosta si può dichiarare una volta in ogni Fase della Compagnia: la sua miniatura si muove al massimo di tante regioni quanto l'avanzamento, che torna a 0. In una Cittadella o Fortezza controllata dai Popoli Liberi la Nazione diventa attiva e i Portatori dell'Anello curano 1 punto Corruzione.
wotr-rule-reveal = Quando la Compagnia è rivelata, la sua miniatura percorre al massimo tante regioni quanto l'avanzamento, che torna a 0, e non può finire in una Cittadella o Fortezza controllata dai Popoli Liberi. Ogni Fortezza dell'Ombra sul cammino, se l'Ombra la controlla ancora, costa una Tessera Caccia.
wotr-rule-guide = La Guida è sempre un Compagno del Livello più alto nella Compagnia; se ne può nominare una nuova nella Fase della Compagnia e ogni volta che il gruppo cambia. Dei Compagni nella Compagnia conta solo l'abilità della Guida. Quando non resta nessuno, la Guida è Gollum.
wotr-rule-separate = Un risultato Personaggio separa per sempre un Compagno o un gruppo. Vanno lontano quanto l'avanzamento più il Livello più alto fra loro. A Mordor nessuno può separarsi.
wotr-rule-hunt = Quando la Compagnia si muove, l'Ombra tira un dado per ogni suo dado nel Riquadro della Caccia, al massimo cinque. Il 6 è un successo, aggiungendo 1 per ogni dado dei Popoli Liberi nel riquadro; l'1 fallisce sempre. Una Fortezza controllata dall'Ombra, unità dell'Ombra e Nazgûl dove si trova la miniatura permettono ciascuno di ritirare un dado fallito. Basta un successo per pescare una tessera.
wotr-rule-hunt_damage = Il danno è il numero sulla tessera o, con l'Occhio, il numero dei successi. Prima la Guida può usare la sua abilità, poi si può perdere un Compagno, la Guida o uno pescato a caso, che assorbe un danno pari al suo Livello; il resto diventa Corruzione. Infine la Compagnia è rivelata, se la tessera lo dice.
wotr-rule-mordor = Sul Cammino di Mordor la Compagnia non è in nessuna regione. A ogni movimento si pesca una tessera; l'Occhio conta tutti i dadi nel Riquadro della Caccia. Se la tessera non dice Stop si avanza di un passo, e il quinto è la Voragine del Fato. Un turno senza tentare di muoversi o nascondersi costa 1 punto Corruzione.
wotr-rule-victory = Con 12 punti Corruzione l'Ombra vince subito; alla Voragine del Fato, con meno, vincono i Popoli Liberi. Alla fine di un turno 10 Punti Vittoria fanno vincere l'Ombra, altrimenti 4 fanno vincere i Popoli Liberi: 2 per ogni Fortezza nemica, 1 per ogni Cittadella nemica.
wotr-rule-leading = Quando in due si dividono uno schieramento, uno è il Giocatore Principale; all'inizio di ogni turno, escluso il primo, il segnalino passa al compagno di squadra. Quello dei Popoli Liberi dichiara la Compagnia, ne nomina la Guida e decide tutti gli effetti della Caccia; quello dell'Ombra mette i dadi nel Riquadro della Caccia. Entrambi tirano i dadi della propria squadra e in ogni giro di azioni agiscono per ultimi.
wotr-rule-order = I giocatori agiscono in un ordine fisso: prima, per i Popoli Liberi, chi non è il Giocatore Principale, poi lo stesso per l'Ombra, poi il Giocatore Principale dei Popoli Liberi, infine quello dell'Ombra, e da capo. I dadi sono della squadra. Chi passa aspetta che tocchi di nuovo a lui; il compagno di squadra non agisce al suo posto.
wotr-rule-rights = Con dadi e carte un giocatore recluta, muove e combatte solo con le Nazioni che sono sue, e solo lui le fa avanzare, tranne che con l'abilità di un Personaggio. Entrambi i giocatori dei Popoli Liberi possono muovere e nascondere la Compagnia e muovere o separare i Compagni. Entrambi i giocatori dell'Ombra possono muovere i Nazgûl, ma ogni Servo obbedisce al proprio giocatore e solo quello del Re Stregone recluta Nazgûl.
wotr-rule-icons = Un evento che mostra l'icona di un giocatore può essere giocato solo da lui; uno senza icona da chiunque, ma ciò che permette di scegliere si sceglie tra le proprie Nazioni e i propri Eserciti. Come Carta Combattimento può usarla chiunque.
wotr-rule-team_cards = Nel primo turno ognuno dei due compagni di squadra pesca una carta da ogni mazzo, nei turni successivi una da un mazzo a scelta, e tiene al massimo quattro carte. Poi i due possono scambiarsi una carta, se lo vogliono entrambi, senza mostrarle né parlarne.
wotr-rule-alone = Chi gioca da solo i Popoli Liberi contro due non compie mai due azioni di seguito sulla stessa Nazione: reclutarvi, muovere o attaccare con le sue miniature o farla avanzare, e poi di nuovo. Un Esercito con unità di più Nazioni può agire anche se la Nazione è già stata usata, ma non chi ha preso parte all'azione precedente.

## Refusals

wotr-refusal-unknown = Nessuna scelta di questo gioco si scrive così.
wotr-refusal-adjacent = { $to } e { $region } non sono regioni adiacenti.
wotr-refusal-no-die = Non hai più dadi { $die }.
wotr-refusal-idle = Adesso un dado { $die } non servirebbe a nulla.
wotr-refusal-no-ring = Non hai Anelli Elfici.
wotr-refusal-ring-used = In questo turno hai già usato un Anello Elfico.
wotr-refusal-ring-will = Con un Anello Elfico i Popoli Liberi non possono ottenere un Volere dell'Ovest.
wotr-refusal-ring = Quel dado non può diventare { $to }.
wotr-refusal-pass = Può passare solo chi ha meno dadi inutilizzati: tu ne hai { $count }, l'altro { $other }.
wotr-refusal-revealed = La Compagnia è rivelata: prima va nascosta.
wotr-refusal-track = La Compagnia è alla fine del suo Cammino: prima va dichiarata.
wotr-refusal-hidden = La Compagnia è già nascosta.
wotr-refusal-separate-mordor = Sul Cammino di Mordor nessuno può separarsi.
wotr-refusal-nobody-left = Nella Compagnia non c'è più nessun Compagno.
wotr-refusal-hunt = { $least ->
    [0] { $most ->
        [one] Adesso nel Riquadro della Caccia può andare al massimo un dado.
       *[other] Adesso nel Riquadro della Caccia possono andare al massimo { $most } dadi.
    }
   *[other] { $most ->
        [one] Adesso nel Riquadro della Caccia deve andare un dado, né più né meno.
       *[other] Adesso nel Riquadro della Caccia devono andare da { $least } a { $most } dadi.
    }
}
wotr-refusal-enemy = C'è un Esercito nemico { $region-in }: va attaccato.
wotr-refusal-full = Ci sono già { $most } unità { $region-in }.
wotr-refusal-leader = Con un risultato Personaggio, da { $region-the } deve venire anche un Comandante o un Personaggio.
wotr-refusal-border = In quell'Esercito ci sono miniature di una Nazione non In Guerra, e la regione è nelle terre di un'altra Nazione: { $region }, { $nation }.
wotr-refusal-moved = Nessuno può muoversi da { $region-the }: in questa azione si sono già mossi, o non possono partire.
wotr-refusal-no-army = Non hai Eserciti { $region-in }.
wotr-refusal-besieged = Il tuo Esercito { $region-in } è assediato: può solo fare una Sortita.
wotr-refusal-no-enemy = Non ci sono Eserciti nemici { $region-in }.
wotr-refusal-no-siege = Non c'è un assedio di questo tipo { $region-in }.
wotr-refusal-peace = Nessuna unità { $region-in } è di una Nazione In Guerra.
wotr-refusal-not-yours = Non è una tua Nazione: { $nation }.
wotr-refusal-partners-nation = È una Nazione del tuo compagno di squadra: { $nation }.
wotr-refusal-partners-minion = { $character } obbedisce al tuo compagno di squadra.
wotr-refusal-partners-card = Solo il tuo compagno di squadra può giocare { $card } come evento.
wotr-refusal-tired-nation = La tua ultima azione riguardava questa Nazione: { $nation }.
wotr-refusal-tired-card = La tua ultima azione riguardava una Nazione di { $card }.
wotr-refusal-tired-army = La tua ultima azione riguardava questa Nazione: non può agire subito di nuovo, a meno che non vadano anche unità di un'altra.
wotr-refusal-not-at-war = Non è In Guerra: { $nation }.
wotr-refusal-none-left = Tra i rinforzi non ci sono più miniature di quel tipo.
wotr-refusal-settlement = Quella Nazione non ha un Insediamento { $region-in }: { $nation }.
wotr-refusal-besieged-muster = C'è un assedio { $region-in }: con un dado non si può reclutare lì.
wotr-refusal-captured = Il nemico controlla { $region-the }.
wotr-refusal-elite = Un'unità Elite vale tutto il risultato: non può essere la seconda miniatura.
wotr-refusal-same-settlement = La seconda miniatura deve arrivare in un altro Insediamento.
wotr-refusal-nazgul = I Nazgûl si reclutano solo nelle Fortezze.
wotr-refusal-lone-leader = Non c'è un'unità { $region-in } a cui il Comandante possa unirsi.
wotr-refusal-retreat = Non ci si può ritirare { $region-in }.
wotr-refusal-retreat-far = La battaglia non è adiacente a { $region-the }.
wotr-refusal-at-war = È già In Guerra: { $nation }.
wotr-refusal-passive = È ancora passiva e non può fare l'ultimo passo: { $nation }.
wotr-refusal-shut = C'è un assedio { $region-in }: nessuno può entrare.
wotr-refusal-landing = I Popoli Liberi controllano la Fortezza { $region-in }.
wotr-refusal-to = Non si arriva fino a { $region-the }: è troppo lontano.
wotr-refusal-hand = Non hai in mano { $card }.
wotr-refusal-discard-random = Scegli tu quale carta scartare.
wotr-refusal-demand = Il requisito di { $card } non è soddisfatto.
wotr-refusal-declare-mordor = Sul Cammino di Mordor la Compagnia non si dichiara più.
wotr-refusal-declared = In questo turno la Compagnia è già stata dichiarata.
wotr-refusal-gates = A Mordor si entra da { $first-the } o da { $second-the }.
wotr-refusal-guide = La Guida dev'essere del Livello più alto nella Compagnia.
wotr-refusal-guided = È già la Guida.
wotr-refusal-halt = Il cammino non può finire lì: la Compagnia è rivelata e c'è una Cittadella o Fortezza dei Popoli Liberi.
wotr-refusal-prolong = Non c'è una simile unità Elite da rimpiazzare.
wotr-refusal-other = Adesso a { $seat-the } si chiede altro. { $ask }
wotr-refusal-ring-first = Prima di' che usi un Anello Elfico (ring), poi quale dado cambia.
wotr-refusal-skip-first = Prima di' che scarti un dado (skip), poi quale.
wotr-refusal-die-first = Prima scegli il dado con cui farlo.
wotr-refusal-as = Adesso il dado non può valere come { $die }: non se ne potrebbe fare nulla.
wotr-refusal-as-die = Il risultato { $die } vale solo come se stesso.
wotr-refusal-bring-die = Il risultato { $die } non lo mette in gioco.
wotr-refusal-bring-will = { $character } entra in gioco solo con un Volere dell'Ovest.
wotr-refusal-bring = { $character } non può entrare in gioco adesso: il requisito della sua carta non è soddisfatto.
wotr-refusal-enter = { $character } non entra in gioco { $region-in }.
wotr-refusal-use = Il risultato { $die } non serve a { $action }.
wotr-refusal-not-the-shadows = L'Ombra non muove la Compagnia né i Compagni dei Popoli Liberi.
wotr-refusal-cannot-companions = Nessun Compagno sulla mappa può muoversi.
wotr-refusal-cannot-minions = Sulla mappa non c'è un Nazgûl o un Servo che possa muoversi.
wotr-refusal-cannot-minion = I requisiti delle carte dei Servi non sono soddisfatti.
wotr-refusal-cannot-move = Nessuno dei tuoi Eserciti può muoversi.
wotr-refusal-cannot-move-led = Con un risultato Personaggio serve un Comandante o un Personaggio, e nessun Esercito che ne abbia può muoversi.
wotr-refusal-cannot-attack = Nessuno dei tuoi Eserciti In Guerra ha un nemico accanto.
wotr-refusal-cannot-attack-led = Con un risultato Personaggio serve un Comandante o un Personaggio, e nessun Esercito che ne abbia può attaccare.
wotr-refusal-cannot-recruit = Nessuna tua Nazione In Guerra ha ancora miniature e un Insediamento in cui reclutarle.
wotr-refusal-cannot-politics = Nessuna delle tue Nazioni può avanzare.
wotr-refusal-cannot-draw = Entrambi i tuoi mazzi sono esauriti.
wotr-refusal-cannot-event = Non hai in mano carte che questo dado possa giocare adesso.
wotr-refusal-cannot-voice = Saruman deve essere a Orthanc, controllata dall'Ombra e non assediata, e deve esserci qualcuno da reclutare.
wotr-refusal-cannot-upgrade = Servono Saruman a Orthanc, due Regolari lì e due Elite tra i rinforzi.
wotr-refusal-cannot-ability = Né Boromir né Legolas né Gimli si trova dove può far avanzare la sua Nazione.
wotr-refusal-not-on-table = La carta { $card } non è sul tavolo.
wotr-refusal-end = La carta { $card } non si può far scartare ora con questo dado.
wotr-refusal-spend = La carta { $card } non si può usare ora contro questo danno.
wotr-refusal-deck-empty = Quel mazzo è esaurito.
wotr-refusal-deck-like = La carta si pesca dal mazzo di quella usata: { $deck }.
wotr-refusal-icon = La carta { $card } si gioca con un risultato Evento o { $die }.
wotr-refusal-demand-combat = In questa battaglia il requisito della Carta Combattimento di { $card } non è soddisfatto.
wotr-refusal-reroll = { $count ->
    [one] Se ne può ritirare al massimo uno.
   *[other] Se ne possono ritirare al massimo { $count }.
}
wotr-refusal-guide-ability = La Guida non può ridurre questo danno.
wotr-refusal-sacrificed = In una Caccia si perde al massimo un Compagno, e uno si è già perso.
wotr-refusal-sacrifice = Adesso non si può perdere nessun Compagno.
wotr-refusal-corruption = Adesso l'Anello non si può usare: la carta chiede una perdita.
wotr-refusal-not-in-fellowship = { $character } non è nella Compagnia.
wotr-refusal-not-on-map = { $character } non è sulla mappa.
wotr-refusal-moved-already = { $character } si è già mosso in questa azione.
wotr-refusal-cut-off = { $character } è sotto assedio, o non può andare da nessuna parte.
wotr-refusal-elsewhere = { $character } non è nella stessa regione.
wotr-refusal-in-group = { $character } parte già.
wotr-refusal-with-first = Prima di' chi va (group).
wotr-refusal-with-now = Gli altri si nominano insieme al primo (with).
wotr-refusal-saruman = Saruman non lascia mai Orthanc.
wotr-refusal-fly = Non c'è un Nazgûl { $region-in } che non abbia già volato.
wotr-refusal-done = Prima bisogna fare qualcosa.
wotr-refusal-far = La Compagnia non ha più avanzamento per andare oltre.
wotr-refusal-speak = Nessuno si trova dove può far avanzare: { $nation }.
wotr-refusal-voice = La voce di Saruman porta un Regolare di Isengard in ogni Insediamento di Isengard.
wotr-refusal-nation = Una carta sul tavolo le impedisce di avanzare: { $nation }.
wotr-refusal-closed = Una carta sul tavolo chiude { $region-the } agli Eserciti dell'Ombra.
wotr-refusal-leader-at-peace = Chi è In Guerra, { $region-in }, non ha un Comandante che possa seguirlo, o non può lasciare soli gli altri.
wotr-refusal-taking = Si sta dicendo chi va: chi non è nominato resta.
wotr-refusal-leaving = Si sta dicendo chi resta: chi non è nominato va.
wotr-refusal-not-there = Non c'è una miniatura del genere { $region-in }.
wotr-refusal-may-not-go = Non può andare: si è già mosso, la sua Nazione non è In Guerra, o non lascia mai il suo posto.
wotr-refusal-named-all = Di quel tipo sono già tutti nominati.
wotr-refusal-take = Con lui non si può formare un Esercito regolare: non c'è posto, o nessun Comandante potrebbe venire.
wotr-refusal-leave = Senza di lui non si può formare un Esercito regolare: deve partire un'unità, o un Comandante se il risultato è Personaggio, e nessuno resta solo se non può.
wotr-refusal-all-first = Se nessuno è nominato vanno tutti (all).
wotr-refusal-go-now = Alcuni sono già nominati: di' che non c'è nessun altro (go).
wotr-refusal-no-unit = A un Esercito serve un'unità.
wotr-refusal-room = C'è posto solo per { $count } unità.
wotr-refusal-alone = L'ultima unità non può lasciare dei Comandanti che non possono restare soli.
wotr-refusal-prolong-free = Adesso un altro round non costa un'unità Elite.
wotr-refusal-prolong-none = Non c'è più un Regolare che prenda il posto di quell'unità Elite.
wotr-refusal-siege-over = I round d'assedio sono finiti: un altro costa un'unità Elite.
wotr-refusal-lose-nobody = Nessuna unità del genere subisce colpi { $region-in }.
wotr-refusal-lose = { $count ->
    [one] Non è quanto costa 1 colpo: un Regolare, o un'unità Elite rimpiazzata.
   *[other] Non è quanto costano { $count } colpi: uno per un Regolare o un'unità Elite rimpiazzata, due per un'unità Elite.
}
wotr-refusal-disband = { $count ->
    [one] Deve andarsene un'unità fra quelle presenti.
   *[other] Devono andarsene { $count } unità fra quelle presenti.
}

## Positions that cannot be

wotr-position-flag = «{ $where }» deve essere true o false, non: { $value }
wotr-position-figures = Tra tabellone e perdite ci sono { $count } «{ $figure }»; nella scatola ce ne sono solo { $most }.
wotr-position-returns = «{ $figure }» non esce mai dal gioco: le perdite dell'Ombra sono rinforzi (p. 30).
wotr-position-crowd = In «{ $region }» ci sono { $count } unità; possono essere al massimo { $most } (p. 26).
wotr-position-both = In «{ $region }» ci sono unità di entrambe le parti (p. 10).
wotr-position-walls = «{ $region }» non ha una Fortezza: nessuno può esservi assediato (p. 31).
wotr-position-besieger = Nessuno assedia chi si trova dentro «{ $region }» (p. 31).
wotr-position-garrison = Solo miniature di «{ $side }», che la controlla, possono stare dentro «{ $region }» (p. 31).
wotr-position-alone = Dentro «{ $region }» ci sono Comandanti o Personaggi, ma nessuna unità (p. 31).
wotr-position-leader = In «{ $region }» ci sono Comandanti dei Popoli Liberi senza unità (p. 8).
wotr-position-settlement = «{ $region }» non ha un Insediamento che qualcuno possa controllare.
wotr-position-control = «{ $side }» non può controllare «{ $region }»: c'è un Esercito nemico e nessuno è assediato (p. 32).
wotr-position-character = «{ $character }» non può essere lì: { $where }
wotr-position-replaced = «{ $character }» dev'essere «eliminated», perché al suo posto c'è «{ $other }» (p. 24).
wotr-position-passive = «{ $nation }» non può essere passiva (p. 34).
wotr-position-mordor = La Compagnia è sul Cammino di Mordor e non ha «region» né «progress» (p. 42).
wotr-position-guide = «{ $character }» non può essere la Guida di questa Compagnia (p. 37).
wotr-position-rings = Ci sono { $count } Anelli Elfici; nella scatola ce ne sono solo { $most }.
wotr-position-dice = «{ $side }» ha { $count } dadi, inutilizzati o nel Riquadro della Caccia; ce ne sono solo { $most }.
wotr-position-early = Sul tavolo ci sono dadi che non sono ancora stati tirati.
wotr-position-standard = «{ $tile }» non è una Tessera Speciale.
wotr-position-special = «{ $tile }» è una Tessera Speciale: aspetta che la Compagnia sia sul Cammino di Mordor, e da allora sta nella riserva (p. 42).
wotr-position-card = «{ $card }» non è una carta di «{ $side }».
wotr-position-hand = «{ $side }» ha { $count } carte in mano; possono essere al massimo { $most } (p. 22).
wotr-position-face-down = L'Ombra automatica tiene coperte più carte di «{ $deck }» di quante ne restino: al massimo { $most }.
wotr-position-table = «{ $card }» non è una carta che resta sul tavolo (p. 22).
wotr-position-battle = Una battaglia in corso si può leggere solo da una posizione così come Mathom l'ha scritta.
wotr-position-over = La partita è finita («outcome»), quindi non c'è «{ $name }».
wotr-position-won = «{ $seat }» ha già vinto («{ $how }»): indicalo con «outcome».
wotr-position-outcome = Su questo tavolo la partita non è finita così («{ $how }»).
wotr-position-seats = «{ $name }» non può essere così.
wotr-position-mixed = In «{ $region }» non ci sono unità di due compagni di squadra, quindi nessun Esercito Misto.
wotr-position-captor = «{ $region }» non può essere stata presa da quel giocatore.

## Explanations

wotr-explain-seat = Nazioni: { $nations }.
wotr-explain-wild = { $region }, regione di nessuna Nazione.
wotr-explain-land = { $region }, regione di { $nation-the }.
wotr-settlement-town = Una Città: qui si reclutano truppe.
wotr-settlement-city = Una Cittadella: qui si reclutano truppe, e chi attacca ha bisogno di un 6 nel primo round.
wotr-settlement-stronghold = Una Fortezza: qui si reclutano truppe, e chi la difende può ritirarsi in assedio.
wotr-explain-points = { $who ->
    [free] Vale { wotr-points } per i Popoli Liberi, se la conquistano.
   *[shadow] Vale { wotr-points } per l'Ombra, se la conquista.
}
wotr-points = { $count ->
    [one] 1 Punto Vittoria
   *[other] { $count } Punti Vittoria
}
wotr-explain-fortification = Una Fortificazione: chi attacca ha bisogno di un 6 nel primo round.
wotr-explain-coast = È una regione costiera.
wotr-explain-neighbours = Adiacente a: { $regions }.

wotr-explain-nation-free = { $nation }, Nazione dei Popoli Liberi.
wotr-explain-nation-shadow = { $nation }, Nazione dell'Ombra.
wotr-explain-active = È attiva dall'inizio, sulla casella { $step } della Tabella Politica; la casella 4 è In Guerra.
wotr-explain-passive = Comincia passiva, sulla casella { $step } della Tabella Politica; la casella 4 è In Guerra, e solo per una Nazione attiva.
wotr-explain-figures = Le sue miniature: { $figures }.

wotr-explain-companion = { $character }, Compagno.
wotr-explain-minion = { $character }, Servo dell'Ombra.
wotr-explain-level = Livello { $level }, Comando { $leadership }.
wotr-explain-flies = Vola ovunque. Comando { $leadership }.
wotr-explain-activates = Può attivare { $nation-the }.
wotr-explain-activates-any = Può attivare qualsiasi Nazione dei Popoli Liberi.
wotr-explain-bonus = Finché è in gioco la sua parte ha un dado in più, dal turno dopo il suo arrivo.
wotr-explain-ring-bearers = Frodo e Sam portano l'Anello. La loro miniatura mostra l'ultima posizione nota della Compagnia; con 12 punti Corruzione tutto è perduto.
wotr-explain-gollum = Gollum diventa la Guida quando nella Compagnia non resta nessun Compagno.

wotr-guide-gandalf-grey = Come Guida: dopo una carta giocata con un risultato Evento, si può pescare una carta dallo stesso mazzo.
wotr-guide-strider = Come Guida: qualsiasi dado nasconde la Compagnia rivelata.
wotr-guide-meriadoc = Come Guida: può lasciare la Compagnia per ridurre di 1 il Danno della Caccia.
wotr-guide-peregrin = Come Guida: può lasciare la Compagnia per ridurre di 1 il Danno della Caccia.
wotr-guide-gollum = Come Guida: le tessere standard numerate con Rivelazione non rivelano la Compagnia. Se la Caccia non la rivela, può rivelarla lui per ridurre il danno di 1.

wotr-ability-captain-of-the-west = Capitano dell'Ovest: in battaglia il suo Esercito tira un dado in più, al massimo cinque.
wotr-ability-emissary-from-the-west = Emissario dell'Ovest: fuori dalla Compagnia, o una volta eliminato, al suo posto può venire Gandalf il Bianco.
wotr-ability-heir-to-isildur = Erede di Isildur: fuori dalla Compagnia, al suo posto può venire Aragorn.
wotr-ability-high-warden = Alto Guardiano della Torre Bianca: in una Cittadella o Fortezza di Gondor non conquistata, qualsiasi dado fa avanzare Gondor.
wotr-ability-prince-of-mirkwood = Principe di Bosco Atro: in una Fortezza degli Elfi non conquistata, qualsiasi dado fa avanzare gli Elfi.
wotr-ability-dwarf-of-erebor = Nano di Erebor: a Erebor, se non è conquistata, qualsiasi dado fa avanzare i Nani.
wotr-ability-take-them-alive = Preso vivo: se la Compagnia lo perde fuori da Mordor, entra in gioco come se si fosse separato.
wotr-ability-shadowfax = Ombromanto: da solo o con un Hobbit si muove come se fosse di Livello 4.
wotr-ability-white-rider = Il Bianco Cavaliere: all'inizio di una battaglia può rinunciare al suo Comando per annullare quello di tutti i Nazgûl.
wotr-ability-voice-of-saruman = La Voce di Saruman: finché l'Ombra controlla Orthanc e non è assediata, un risultato Mobilitazione recluta un Regolare in ogni Insediamento di Isengard, oppure trasforma in Elite due Regolari a Orthanc.
wotr-ability-white-hand = Servi della Mano Bianca: le unità Elite di Isengard sono anche Comandanti.
wotr-ability-sorcerer = Stregone: se l'Ombra usa una Carta Combattimento nel primo round di una sua battaglia, può pescare una carta dallo stesso mazzo.
wotr-ability-messenger = Messaggero della Torre Oscura: una volta per turno un risultato Mobilitazione può valere come Esercito.

wotr-entry-aragorn = Un Volere dell'Ovest lo mette in gioco al posto di Grampasso, se questi è a Minas Tirith, Dol Amroth o Pelargir, non conquistata.
wotr-entry-gandalf-white = Un Volere dell'Ovest lo mette in gioco se Gandalf il Grigio è fuori dalla Compagnia e un Servo è o è stato in gioco: al suo posto, oppure a Fangorn o in una Fortezza degli Elfi controllata dai Popoli Liberi.
wotr-entry-saruman = Un risultato Mobilitazione lo mette in gioco a Orthanc, se non è conquistata e Isengard è In Guerra.
wotr-entry-witch-king = Un risultato Mobilitazione lo mette in gioco con un Esercito dell'Ombra che ha un'unità di Sauron, se Sauron e una Nazione dei Popoli Liberi sono In Guerra; allora tutte le Nazioni dei Popoli Liberi diventano attive.
wotr-entry-mouth-of-sauron = Un risultato Mobilitazione lo mette in gioco in una Fortezza di Sauron non conquistata, se la Compagnia è sul Cammino di Mordor o tutte le Nazioni dei Popoli Liberi sono In Guerra.

wotr-figure-means-regular = Un Regolare: un'unità che regge un colpo.
wotr-figure-means-elite = Un'unità Elite: regge due colpi, perché prima viene rimpiazzata da un Regolare.
wotr-figure-means-leader = Un Comandante: 1 di Comando al suo Esercito, che un risultato Personaggio può muovere. Non sta mai senza unità.
wotr-figure-means-nazgul = Un Nazgûl: 1 di Comando a un Esercito dell'Ombra. Vola ovunque, e aiuta la Caccia dove si trovano i Portatori dell'Anello.

wotr-die-means-character = Muove o nasconde la Compagnia, separa o muove i Compagni; muove Nazgûl e Servi; fa muovere o attaccare un Esercito con un Comandante; gioca una carta con questa icona.
wotr-die-means-army = Muove due Eserciti, o ne fa attaccare uno; gioca una carta con questa icona.
wotr-die-means-muster = Fa avanzare una Nazione, recluta o mette in gioco un Servo; gioca una carta con questa icona.
wotr-die-means-muster-army = Vale come Mobilitazione o come Esercito.
wotr-die-means-event = Fa pescare una carta, o giocarne una qualsiasi.
wotr-die-means-will-of-the-west = Vale come qualsiasi altro risultato, oppure mette in gioco Aragorn o Gandalf il Bianco.
wotr-die-means-eye = Va nel Riquadro della Caccia.

wotr-explain-tile = Tessera Caccia: { $tile }.
wotr-explain-special = La mette in gioco una Carta Evento, e si unisce alla riserva quando la Compagnia è a Mordor.
wotr-explain-eye = Il danno è il numero dei successi della Caccia; a Mordor, il numero dei dadi nel Riquadro della Caccia.
wotr-explain-die = Il danno è il tiro di un dado.
wotr-explain-relief = Nessun danno: i Portatori dell'Anello curano { $count ->
    [one] 1 punto Corruzione
   *[other] { $count } punti Corruzione
}.
wotr-explain-damage = Danno: { $count }.
wotr-explain-reveal = La Compagnia è rivelata.
wotr-explain-stop = A Mordor la Compagnia non avanza.

wotr-explain-card = { $who ->
    [free] { $card }: carta { $number } del { $deck } dei Popoli Liberi.
   *[shadow] { $card }: carta { $number } del { $deck } dell'Ombra.
}
wotr-explain-icon = Si gioca con un risultato Evento o { $die }.
wotr-explain-combat = Come Carta Combattimento: { $combat }, Iniziativa { $initiative }.
wotr-explain-ruling = Chiarimento: { $ruling }

wotr-deck-means-character = Il mazzo Personaggi: eventi sulla Compagnia, sui Compagni e sui Servi.
wotr-deck-means-strategy = Il mazzo Strategia: eventi su Eserciti e politica.

wotr-side-means-free = I Popoli Liberi vincono quando l'Anello è distrutto, o con 4 Punti Vittoria.
wotr-side-means-shadow = L'Ombra vince quando i Portatori dell'Anello hanno 12 punti Corruzione, o con 10 Punti Vittoria.

## What a real table is asked for

wotr-chance-free_die-roll = I dadi azione dei Popoli Liberi ({ $count }).
wotr-chance-shadow_die-roll = I dadi azione dell'Ombra, senza quelli nel Riquadro della Caccia ({ $count }).
wotr-chance-dice-hunt = I dadi della Caccia dell'Ombra ({ $count }): serve { $need } o più.
wotr-chance-dice-hunt-again = I dadi della Caccia che l'Ombra ritira ({ $count }): serve { $need } o più.
wotr-chance-dice-tile = Il dado per la Tessera Caccia { $tile }.
wotr-chance-dice-combat = { wotr-who } tira i dadi di combattimento ({ $count }): serve { $need } o più.
wotr-chance-dice-combat-again = { wotr-who } ritira i dadi mancati ({ $count }): serve { $need } o più.
wotr-chance-dice-strike = { wotr-who } tira per l'attacco aggiuntivo ({ $count }): serve { $need } o più.
wotr-chance-dice-card = { wotr-who } tira per la carta { $card } ({ $count }): serve { $need } o più.
wotr-chance-dice-dead = Il dado dei Morti: tanti colpi quanti ne mostra.
wotr-chance-tile-hunt = La Tessera Caccia pescata.
wotr-chance-card-draw = { wotr-who } pesca una carta ({ $deck }). Che carta è? Nessun altro può vederla.
wotr-chance-card-discard = { wotr-who } perde a caso una carta della mano. Che carta è?
wotr-chance-hand-discard = Il giocatore dalla cui mano si prende una carta a caso.
wotr-chance-companion-casualty = Il Compagno pescato a caso come perdita.
wotr-chance-companion-tempted = Il Compagno pescato a caso.

## -- eserciti misti --

wotr-ask-merge = Tu e il tuo compagno di squadra avete due Eserciti { $region-in }: scegli se farne uno solo. Lo comanderebbe { $player-the }.
wotr-ask-remove = { $count ->
    [one] I vostri due Eserciti { $region-in } hanno un'unità di troppo: togli una delle tue.
   *[other] I vostri due Eserciti { $region-in } hanno { $count } unità di troppo; le togliete a turno. Togli una delle tue.
}
wotr-option-merge = Formate un Esercito solo
wotr-option-apart = Restate separati
wotr-event-merged = Gli Eserciti dei due compagni di squadra { $region-in } diventano uno solo.
wotr-rule-mixed = Due compagni di squadra con unità nella stessa regione tengono due Eserciti, o ne fanno uno solo se entrambi sono d'accordo; se la regione è attaccata, devono. Un Esercito Misto lo comanda chi ha più unità, poi chi ha più Elite, poi il Giocatore Principale: solo lui lo muove e attacca con esso, ma mai con una parte che non comanderebbe. L'altro può soltanto portare via le proprie unità. Se due Eserciti separati hanno troppe unità, se ne toglie una a testa, il Giocatore Principale per ultimo.
wotr-refusal-partners-army = L'Esercito { $region-in } è del tuo compagno di squadra.
wotr-refusal-not-commander = L'Esercito Misto { $region-in } lo comanda il tuo compagno di squadra: puoi solo portare via le tue unità.
wotr-refusal-not-commanded = Si trovano { $region-in }, ma non li comandi tu.
wotr-refusal-lose-command = Chi parte dev'essere al tuo comando: servono più unità tue.
wotr-refusal-remove = Ciascuno di voi toglie una delle proprie unità { $region-in }.

# How far the game has come, as in a list of games.
wotr-stage = Turno { $n }

# A che cosa guarda un avversario, come lo chiama un consiglio o un riesame.
wotr-mind-sides = la situazione di partenza
wotr-mind-way = la strada per Mordor
wotr-mind-mordor = la strada attraverso Mordor
wotr-mind-corruption = il peso dell'Anello
wotr-mind-hiding = la segretezza della Compagnia
wotr-mind-company = i Compagni dei Portatori
wotr-mind-heroes = i Compagni in giro per il mondo
wotr-mind-politics = le Nazioni attive e In Guerra
wotr-mind-points = i Punti Vittoria
wotr-mind-armies = gli Eserciti
wotr-mind-strongholds = la difesa delle Fortezze
wotr-mind-sieges = gli assedi
wotr-mind-fronts = l'avanzata dell'Ombra
wotr-mind-nazgul = i Nazgûl
wotr-mind-minions = i Servi dell'Ombra
wotr-mind-hunt = la Caccia
wotr-mind-dice = i dadi ancora da usare
wotr-mind-rings = gli Anelli Elfici
wotr-mind-cards = le Carte Evento
