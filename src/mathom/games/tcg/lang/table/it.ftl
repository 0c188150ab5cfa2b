# What is asked, chosen, told and refused at a table of The Lord of the Rings TCG.

## Seats

tcg-seat-a = Giocatore A
    .begins = Il giocatore A
    .the = il giocatore A
tcg-seat-b = Giocatore B
    .begins = Il giocatore B
    .the = il giocatore B
tcg-seat-c = Giocatore C
    .begins = Il giocatore C
    .the = il giocatore C
tcg-seat-d = Giocatore D
    .begins = Il giocatore D
    .the = il giocatore D

## Cards by name

tcg-card-copy = { $title } ({ $copy })
tcg-card-of = { $title } ({ $seat })
tcg-card-whole = { $title }, { $subtitle }
tcg-the-rules = le regole
tcg-before-the-phases = l'inizio del turno

## Questions

tcg-ask-action-fellowship = Fase della Compagnia: gioca una carta, usa un'abilità, oppure termina la fase e muoviti (crepuscolo { $twilight }).
tcg-ask-action-shadow = Fase dell'Ombra: gioca una carta, usa un'abilità, oppure termina la fase (crepuscolo { $twilight }).
tcg-ask-action = Ora è { $phase }: gioca un evento, usa un'abilità o passa (crepuscolo { $twilight }).
tcg-ask-choose = { $count ->
    [one] { $card }: { $deed }. Scegli una carta.
   *[other] { $card }: { $deed }. Scegli una carta (ancora { $count }).
}
tcg-ask-spot = { $card }: { $deed }. Scegli quante carte avvisti.
tcg-ask-bearer = Scegli chi porta { $card }.
tcg-ask-may = { $card }: scegli se fare ciò che la carta offre.
tcg-ask-first = { $happening } Più carte reagiscono: scegli quale viene prima.
tcg-ask-answer = { $happening } Scegli una risposta o passa.
tcg-ask-effect = { $card }: scegli uno degli effetti.
tcg-ask-player = { $card }: { $deed }. Scegli un giocatore.
tcg-ask-prevent = { $card }: { $deed }. Scegli se pagare per impedirlo.
tcg-ask-move = Scegli se la Compagnia prosegue o resta (movimenti finora: { $count } su { $most }).
tcg-ask-reconcile = { $count ->
    [0] Non hai carte in mano. Ora peschi fino ad averne { $most }.
    [one] Hai 1 carta. Puoi scartarla prima di pescare fino ad averne { $most }.
   *[other] Hai { $count } carte. Puoi scartarne una prima di pescare fino ad averne { $most }.
}
tcg-ask-too-many = Ne hai { $count } di troppo: scarta fino ad avere { $most } carte.
tcg-ask-heal-first = Scegli se curare prima i compagni o lasciare agire prima le altre carte.
tcg-ask-heal = Rifugio: scegli chi curare (ancora { $count }).
tcg-ask-archery-player = { $count ->
    [one] Tiro degli arcieri: scegli di chi sono i servitori che subiscono 1 ferita.
   *[other] Tiro degli arcieri: scegli di chi sono i servitori che subiscono { $count } ferite.
}
tcg-ask-archery = Tiro degli arcieri: scegli chi subisce una ferita (ancora { $count }).
tcg-ask-defend = Assegna i tuoi personaggi ai servitori.
tcg-ask-attack = Assegna i servitori che ti restano.
tcg-ask-ambush = Imboscata di { $card }: scegli se aggiungere { $count } al crepuscolo.
tcg-ask-skirmish = Scegli di chi è la prossima schermaglia.
tcg-ask-bid = Scegli in segreto quanti fardelli offri per l'ordine di gioco.
tcg-ask-place = Scegli il tuo posto nell'ordine di gioco.
tcg-ask-starting = Scegli un compagno per la tua Compagnia di partenza (spesi { $spent } su { $most }, da spendere { $count }).
tcg-ask-mulligan = Scegli se rimescolare la mano nel mazzo e pescare sei carte.

## What cards answer to

tcg-happening-about_wound = { $card } sta per subire una ferita.
tcg-happening-about_killed = { $card } sta per morire.
tcg-happening-about_discarded = { $card } sta per finire negli scarti.
tcg-happening-about_burdens = { $player-begins } sta per ricevere fardelli: { $count }.
tcg-happening-about_control = { $player-begins } sta per prendere il controllo di { $card }.
tcg-happening-wounded = { $card } ha subito una ferita.
tcg-happening-killed = { $card } muore.
tcg-happening-discarded = { $card } finisce negli scarti.
tcg-happening-burdens_added = { $player-begins } ha ricevuto fardelli: { $count }.
tcg-happening-burdens_removed = { $player-begins } si è liberato di fardelli: { $count }.
tcg-happening-played = { $player-begins } ha giocato { $card }.
tcg-happening-wins = { $card } vince una schermaglia.
tcg-happening-loses = { $card } perde una schermaglia.
tcg-happening-assigned = { $card } dovrà combattere.
tcg-happening-assigned_to = { $card } dovrà combattere con { $other }.
tcg-happening-moves_from = La Compagnia lascia { $card }.
tcg-happening-moves = La Compagnia si muove.
tcg-happening-moves_to = La Compagnia arriva a { $card }.
tcg-happening-starts = Ora comincia { $phase }.
tcg-happening-ends = Ora finisce { $phase }.
tcg-happening-turn_starts = Comincia il turno di { $player-the }.
tcg-happening-uses_ability = { $player-begins } usa { $card }.
tcg-happening-exerted = { $card } ha fatto uno sforzo.
tcg-happening-healed = { $card } ha curato una ferita.
tcg-happening-draws = { $player-begins } ha pescato una carta.
tcg-happening-wears_ring = { $player-begins } si è messo l'Unico Anello.
tcg-happening-skirmish_ending = La schermaglia di { $card } sta per finire.
tcg-happening-revealed = { $card } è venuta alla luce.
tcg-happening-always = Qualcosa sul tavolo è cambiato.

## Options

tcg-option-pass = Passa
tcg-option-pass-fellowship = Termina la fase e muoviti
tcg-option-pass-fellowship-adds = Termina la fase e muoviti (crepuscolo +{ $count })
tcg-option-pass-shadow = Termina la fase
tcg-option-pass-reconcile = Non scartare nulla
tcg-option-done-starting = Nessun altro compagno
tcg-option-done-none = Nessuno di questi
tcg-option-done-chosen = { $count ->
    [one] Basta questa
   *[other] Bastano queste { $count }
}
tcg-option-done = Basta
tcg-option-done-defend = Non assegnare altri personaggi
tcg-option-done-attack = Non assegnare altri servitori
tcg-option-done-heal = Non curare altri
tcg-option-yes = Sì
tcg-option-yes-heal-first = Prima la cura
tcg-option-yes-prevent = { $deed }
tcg-option-yes-mulligan = Rimescola e pesca sei carte
tcg-option-yes-may = { $deed }
tcg-option-no = No
tcg-option-no-heal-first = Prima le altre carte
tcg-option-no-prevent = Lascia che accada
tcg-option-no-mulligan = Tieni questa mano
tcg-option-move = Prosegui verso il prossimo sito
tcg-option-move-adds = Prosegui verso il prossimo sito (crepuscolo +{ $count })
tcg-option-stay = Resta e termina il turno
tcg-option-number = { $count }
tcg-option-number-bid = { $count ->
    [0] Non offrire fardelli
    [one] Offri un fardello
   *[other] Offri { $count } fardelli
}
tcg-option-place = Gioca al posto { $count }
tcg-option-effect = { $deed }
tcg-option-player = { $seat }
tcg-option-choose = { $card }
tcg-option-play = Gioca { $card } ({ $cost })
tcg-option-play-changed = Gioca { $card } ({ $cost } invece di { $printed })
tcg-option-use = { $card }: { $deed }
tcg-option-first = Prima { $card }
tcg-option-answer = { $card }: { $deed }
tcg-option-on = Su { $card }
tcg-option-wound = Ferisci { $card }
tcg-option-heal = Cura { $card }
tcg-option-heal-pair = Scarta { $other } per curare { $card }
tcg-option-discard = Scarta { $card }
tcg-option-fight = Schermaglia di { $card }
tcg-option-assign-pair = { $card } contro { $other }
tcg-option-transfer-pair = Passa { $card } a { $other-the }

## What happened

tcg-event-turn = Comincia il turno di { $player-the }.
tcg-event-phase = Ora è { $phase }.
tcg-event-ambush = Imboscata: { $card } aggiunge { $count } al crepuscolo.
tcg-event-archery = Totali degli arcieri: Compagnia { $fellowship }, servitori { $minions }.
tcg-event-assigned = { $card } dovrà combattere con { $other }.
tcg-event-burdens = { $count ->
    [one] Un fardello in più.
   *[other] { $count } fardelli in più.
}
tcg-event-burdens_removed = { $count ->
    [one] Un fardello in meno.
   *[other] { $count } fardelli in meno.
}
tcg-event-cancelled = { $card } annulla la schermaglia: nessuno vince.
tcg-event-controls = { $player-begins } prende il controllo di { $card }.
tcg-event-declared = { $trait }.
tcg-event-discarded = { $card } finisce negli scarti.
tcg-event-drew = { $player-begins } pesca una carta.
tcg-event-drew_card = La carta è { $card }.
tcg-event-exerted = { $card } si sforza.
tcg-event-healed = { $card } cura una ferita.
tcg-event-killed = { $card } muore.
tcg-event-liberated = { $card } torna libero.
tcg-event-lost = { $how ->
    [corrupted] { $player-begins } perde: il Portatore dell'Anello è corrotto.
   *[killed] { $player-begins } perde: il Portatore dell'Anello è morto.
}
tcg-event-made = { $trait }.
tcg-event-minions_gone = Tutti i servitori finiscono negli scarti.
tcg-event-moved = La Compagnia di { $player-the } arriva a { $card }.
tcg-event-played = { $player-begins } gioca { $card }.
tcg-event-played_on = { $player-begins } gioca { $card } su { $other }.
tcg-event-returned = { $card } torna in mano al suo proprietario.
tcg-event-ring_bearer = { $card } è ora il Portatore dell'Anello di { $player-the }.
tcg-event-ring_off = { $player-begins } si toglie l'Unico Anello.
tcg-event-site = { $player-begins } gioca { $card }.
tcg-event-twilight = Crepuscolo: { $count } in più.
tcg-event-uses = { $card }: { $deed }.
tcg-event-wears_ring = { $player-begins } si mette l'Unico Anello.
tcg-event-wins = { $card } vince la schermaglia.
tcg-event-wounded = { $card } subisce una ferita.

## How it ended

tcg-result-arrived = Vince { $seat-the }: il Portatore dell'Anello è arrivato all'ultimo sito.
tcg-result-corrupted = Vince { $seat-the }: l'altro Portatore dell'Anello è corrotto.
tcg-result-killed = Vince { $seat-the }: l'altro Portatore dell'Anello è morto.
tcg-result-last = Vince { $seat-the }: tutti gli altri hanno perso.
tcg-result-drawn = Tutti i rimasti hanno perso nello stesso momento: nessuno vince.
tcg-ending-arrived = L'ultimo sito raggiunto
tcg-ending-corrupted = L'altro Portatore dell'Anello corrotto
tcg-ending-killed = L'altro Portatore dell'Anello morto
tcg-ending-last = Tutti gli altri fuori
tcg-ending-drawn = Tutti fuori insieme

## Setup choices

tcg-setup-players = Giocatori
tcg-setup-players-2 = Due giocatori.
tcg-setup-players-3 = Tre giocatori.
tcg-setup-players-4 = Quattro giocatori.
tcg-setup-decks = Mazzi, uno per giocatore: nomi come aragorn,theoden, oppure elenchi di carte separati da punti e virgola
tcg-setup-decks-starters = I due mazzi base de Le Due Torri, a turno.
tcg-setup-one-deck = Ogni posto porta un solo mazzo.
tcg-deck-faults = { $faults }
tcg-setup-no-decks = Senza mazzi interi una partita può cominciare solo da una posizione.
tcg-setup-format = Carte che possono stare nei mazzi
tcg-setup-format-towers = I set de Le Due Torri.
tcg-setup-format-open = Tutti i set, con i siti de Le Due Torri.
tcg-setup-mulligan = Cambio della prima mano con sei carte nuove
tcg-setup-mulligan-no = Le mani si tengono.
tcg-setup-mulligan-yes = Ognuno può cambiare una volta.
tcg-setup-asked = A chi si chiede quando si può agire
tcg-setup-asked-able = A chi può fare qualcosa.
tcg-setup-asked-always = A tutti, così una pausa non dice nulla.

## Rules in short

tcg-rule-setup = Ognuno offre fardelli in segreto. Chi offre di più sceglie un posto nell'ordine di gioco, poi il seguente; le offerte diventano fardelli.
tcg-rule-starting = Dal mazzo di gioco puoi giocare compagni il cui costo crepuscolo totale non supera quattro. Poi mescola e pesca otto carte.
tcg-rule-turn = Compagnia, Ombra, manovra, tiro degli arcieri, assegnazione, schermaglie, raccolta. Nel tuo turno valgono le tue carte dei Popoli Liberi; in quello degli altri, le tue carte Ombra.
tcg-rule-fellowship = Giochi carte dei Popoli Liberi, ognuna delle quali aggiunge il suo costo al crepuscolo, e usi abilità di Compagnia. Poi la tua Compagnia deve muoversi verso il prossimo sito.
tcg-rule-sides = Nel tuo turno sono attive, e si giocano, le tue carte dei Popoli Liberi; nei turni degli altri, le tue carte Ombra.
tcg-rule-nine = I compagni in gioco e nella tua pila dei morti non sono mai più di nove in tutto.
tcg-rule-four = Nella tua fase della Compagnia non prendi in mano più di quattro carte.
tcg-rule-requirements = Ciò che una carta richiede si controlla prima di pagare qualsiasi costo.
tcg-rule-costs = Un costo sta prima di «per», e anche il costo crepuscolo è un costo. Si paga tutto, oppure l'azione non è permessa.
tcg-rule-phase-actions = Eventi e abilità speciali si usano nella fase che nominano.
tcg-rule-unique = Di una carta unica puoi averne in gioco una sola, e un compagno o alleato unico nella tua pila dei morti non si può giocare di nuovo.
tcg-rule-bearers = Una carta che viene portata dice chi può portarla. Nessuno porta due oggetti della stessa classe.
tcg-rule-transfer = Nella fase della Compagnia puoi pagare di nuovo il costo crepuscolo di un oggetto per darlo a un altro tuo personaggio nello stesso sito che possa portarlo.
tcg-rule-discard-to-heal = Nella fase della Compagnia puoi scartare una carta con il titolo di un tuo compagno o alleato unico ferito per curarlo.
tcg-rule-allies = Gli alleati partecipano al tiro degli arcieri e alle schermaglie solo nella loro casa, o se una carta lo permette.
tcg-rule-move-limit = Una Compagnia si muove al massimo due volte per turno, tre se i giocatori sono quattro, se una carta non dice altro.
tcg-rule-moving = Il prossimo sito è giocato da un giocatore Ombra se non c'è ancora. Il movimento aggiunge al crepuscolo il suo numero Ombra e uno per ogni compagno.
tcg-rule-shadow = Ogni giocatore Ombra a turno gioca servitori e altre carte Ombra, pagando dal crepuscolo. Un servitore con un numero del sito superiore a quello del sito costa due in più.
tcg-rule-maneuver = I giocatori alternano azioni di manovra finché tutti passano di seguito.
tcg-rule-procedure = Prima agisce il giocatore dei Popoli Liberi, poi gli altri: un'azione o un passo ciascuno, finché tutti passano di seguito.
tcg-rule-archery = Ogni arciere conta uno. Il giocatore dei Popoli Liberi distribuisce le ferite del totale dei servitori, poi un giocatore Ombra quelle del totale della Compagnia.
tcg-rule-assignment = Il giocatore dei Popoli Liberi assegna personaggi ai servitori, uno ciascuno; poi i giocatori Ombra assegnano a chiunque i servitori rimasti.
tcg-rule-ambush = Quando il giocatore dei Popoli Liberi assegna un personaggio a un servitore con imboscata, il suo proprietario può aggiungere quel crepuscolo.
tcg-rule-skirmish = Vince la parte con più forza; la parità va all'Ombra. Chi perde subisce una ferita, e una in più per ogni bonus di danno; il doppio della forza uccide.
tcg-rule-fierce = Dopo tutte le schermaglie, i servitori feroci sono assegnati e combattono ancora una volta.
tcg-rule-regroup = I giocatori Ombra riportano la mano a otto carte. Poi la Compagnia prosegue se può, oppure il suo giocatore rifà la mano e tutti i servitori sono scartati.
tcg-rule-healing = All'inizio del tuo turno in un rifugio, cura fino a cinque ferite dei tuoi compagni.
tcg-rule-ring = Mentre il Portatore indossa l'Unico Anello, le ferite diventano fardelli come dice l'Anello. Si toglie all'inizio della fase di raccolta.
tcg-rule-ending = Vinci se il tuo Portatore dell'Anello è vivo al sito 9 dopo tutte le schermaglie, o se resti solo tu. Perdi se il tuo Portatore muore o se i suoi fardelli raggiungono la resistenza.
tcg-rule-actions = A ciò che accade reagiscono prima le azioni obbligatorie, nell'ordine scelto dal giocatore dei Popoli Liberi; poi quelle facoltative e le risposte, finché tutti passano.
tcg-rule-effects = I costi si pagano per intero, o l'azione non è permessa. Gli effetti si compiono per quanto possibile.
tcg-rule-playing = Prima i requisiti, poi i costi, poi la carta entra in gioco o fa ciò che dice. Una carta unica può essere in gioco una sola volta per giocatore.
tcg-rule-wounds = Un personaggio con tante ferite quanta vitalità muore. Sforzarsi è prendere una ferita come costo; chi ha un solo punto di vitalità rimasto non può.
tcg-rule-burdens = I fardelli pesano sul Portatore dell'Anello. Quando raggiungono la sua resistenza lo corrompono, e la partita è persa.
tcg-rule-control = Un giocatore Ombra può prendere il controllo di un sito che tutte le Compagnie hanno superato; una carta può liberarlo.

## Refusals

tcg-refusal-unknown = Nessuna scelta di questo gioco si scrive così.
tcg-refusal-other = Ora a { $seat-the } si chiede altro.
tcg-refusal-must = { $seat-begins } deve scegliere una delle opzioni elencate.
tcg-refusal-no-card = A questo tavolo non c'è la carta «{ $card }».
tcg-refusal-choice = { $card } non è tra le carte che si possono scegliere qui.
tcg-refusal-not-yours = { $card } appartiene a un altro giocatore.
tcg-refusal-not-in-hand = { $card } non è nella tua mano.
tcg-refusal-not-in-play = { $card } non è in gioco.
tcg-refusal-starting = { $card } non può entrare nella Compagnia di partenza: solo i compagni del tuo mazzo di gioco possono.
tcg-refusal-side-own = { $card } è una carta Ombra: si gioca nei turni degli altri.
tcg-refusal-side-others = { $card } è una carta dei Popoli Liberi: si gioca nel proprio turno.
tcg-refusal-phase-card = { $card } si può giocare soltanto durante { $phase }.
tcg-refusal-phase-event = { $card } non è un evento da giocare ora, durante { $phase }.
tcg-refusal-phase-ability = { $card } non ha abilità da usare ora, durante { $phase }.
tcg-refusal-response = { $card } è una risposta: si gioca quando accade ciò a cui risponde.
tcg-refusal-no-response = { $card } non è una risposta.
tcg-refusal-not-to-this = { $card } non risponde a questo.
tcg-refusal-no-actions = Una carta vieta gli eventi e le abilità speciali di questa fase.
tcg-refusal-requirement = Ciò che { $card } richiede ora non c'è: «{ $said }»
tcg-refusal-costs = Un costo di { $card } non si può pagare: «{ $said }»
tcg-refusal-twilight = { $card } costa { $cost }, e il crepuscolo è { $twilight }.
tcg-refusal-unique = { $card } è unica, e l'hai già in gioco.
tcg-refusal-dead = { $card } è nella tua pila dei morti, ed è una carta unica.
tcg-refusal-nine = Non puoi avere più di { $most } compagni in tutto, in gioco e nella pila dei morti.
tcg-refusal-forbidden = Una carta ti vieta di giocare { $card }.
tcg-refusal-no-bearer = Nessuno qui può portare { $card }.
tcg-refusal-inactive = { $card } non partecipa a questo turno.
tcg-refusal-no-ability = { $card } non ha abilità da usare.
tcg-refusal-assign-order = Indica prima il servitore, poi il compagno o l'alleato.
tcg-refusal-assigned = { $card } ha già un avversario.
tcg-refusal-minion = { $card } ora non si può assegnare a una schermaglia.
tcg-refusal-character = { $card } non può avere questo avversario: uno ciascuno, se una carta o l'Ombra non ne aggiunge.
tcg-refusal-apart = Una carta tiene lontani l'uno dall'altro { $card } e { $other-the }.
tcg-refusal-nothing-to-play = { $card } farebbe giocare un'altra carta, e non ce n'è nessuna che si possa giocare.
tcg-refusal-used-up = Ora { $card } non si può usare di più: il limite è raggiunto.
tcg-refusal-no-abilities = Le abilità di { $card } ora non si possono usare: lo impedisce una carta o un'altra copia.
tcg-refusal-starting-cost = { $card } costa { $cost }; da spendere resta { $left }.
tcg-refusal-transfer-phase = Questo lo fa il giocatore dei Popoli Liberi nella sua fase della Compagnia.
tcg-refusal-transfer-item = { $card } non è un oggetto portato da un tuo personaggio.
tcg-refusal-transfer-same = { $other } porta già { $card }.
tcg-refusal-transfer-site = { $other } non è nello stesso sito di chi porta { $card }.
tcg-refusal-cannot-bear = { $other } non può portare { $card }.
tcg-refusal-dear-there = Su { $other } non si può pagare { $card }.
tcg-refusal-heal-copy = { $other } ha un titolo diverso da { $card }, oppure { $card } non è una carta unica.
tcg-refusal-unhurt = { $card } non ha ferite.
tcg-refusal-heal-companions = Il rifugio cura solo i tuoi compagni: { $card } non è uno di loro.
tcg-refusal-no-healing = Una carta impedisce di curare { $card }.
tcg-refusal-no-wounds = { $card } ora non può subire ferite.
tcg-refusal-no-part = { $card } qui non partecipa al tiro degli arcieri e alle schermaglie.
tcg-refusal-not-fierce = { $card } non era feroce quando è cominciata questa fase d'assegnazione.
tcg-refusal-no-skirmish = Nessuno è assegnato a { $card-the }.
tcg-refusal-other-copy = Hai più copie di { $card }: quella con il numero più basso vale per tutte.
tcg-refusal-chosen = { $card } è già tra le scelte.
tcg-refusal-not-for-this = { $card } non va bene per ciò che dice { $source }: { $deed }.
tcg-refusal-bid = Si offre da 0 a { $most }: tanti fardelli corrompono il Portatore dell'Anello, e offrirne di più non serve.
tcg-refusal-place = Questo posto nell'ordine di gioco è preso, o non esiste.
tcg-refusal-last-site = Questo è l'ultimo sito.
tcg-refusal-move-limit = { $count ->
    [one] In questo turno la Compagnia si è mossa una volta; può muoversi in tutto { $most } volte.
   *[other] In questo turno la Compagnia si è mossa { $count } volte; può muoversi in tutto { $most } volte.
}
tcg-refusal-cannot-move = Una carta impedisce alla Compagnia di muoversi.

## Positions that cannot be

tcg-position-card = «{ $value }» in { $where } non è una carta di questo tavolo.
tcg-position-copies = Il mazzo di { $seat } non ha altre copie di { $card }.
tcg-position-owner = { $card } non è una carta di { $seat }.
tcg-position-order = L'ordine deve nominare ogni giocatore ancora in partita.
tcg-position-alone = Devono essere in partita almeno due giocatori.
tcg-position-flag = { $where } deve essere true o false, non «{ $value }».
tcg-position-site = { $card } non è un sito { $number }.
tcg-position-path = Il cammino non ha il sito { $number }, eppure una Compagnia è arrivata fin lì.
tcg-position-place = { $card } non può stare lì.
tcg-position-bearer = { $card } deve stare su una carta in gioco.
tcg-position-assigned = { $card } non è un servitore: sono i servitori a essere assegnati ai personaggi.
tcg-position-ring-bearer = Il Portatore dell'Anello di { $seat } non è in gioco.
tcg-position-corrupted = { $seat } ha { $count } fardelli: il Portatore dell'Anello è corrotto già da { $most }.
tcg-position-tokens = I segnalini cultura non possono stare su { $card }.
tcg-position-unique = { $card } è unica, e il proprietario ne ha un'altra in gioco.
tcg-position-companions = { $seat } ha { $count } compagni tra gioco e pila dei morti: se ne possono avere al più { $most }.
tcg-position-wounds = { $card } non può avere ferite: solo i personaggi possono.
tcg-position-dead = { $card } ha { $count } ferite e vitalità { $vitality }: è la morte.
tcg-position-fight = { $card } non può combattere: non è un personaggio in gioco.
tcg-position-deep = La posizione è annidata troppo in profondità.

## What keywords mean

tcg-means-archer = Arciere: aggiunge uno al totale degli arcieri della sua parte.
tcg-means-damage = Danno +X: chi perde una schermaglia contro di lui subisce X ferite in più.
tcg-means-defender = Difensore +X: si può assegnare a X servitori in più.
tcg-means-fierce = Feroce: combatte ancora una volta dopo tutte le altre schermaglie.
tcg-means-ambush = Imboscata (X): quando il giocatore dei Popoli Liberi gli assegna qualcuno, il suo proprietario può aggiungere X al crepuscolo.
tcg-means-unhasty = Senza fretta: partecipa al tiro degli arcieri e alle schermaglie solo nella sua casa, o se una carta di Gandalf lo permette.
tcg-means-ring-bound = Legato all'Anello: vicino all'Anello; tutti gli altri compagni sono non legati.
tcg-means-sanctuary = Rifugio: all'inizio di un turno qui si curano fino a cinque ferite dei compagni.
tcg-means-roaming = Vagante: il suo numero del sito è più alto di quello del sito, quindi costa due in più.
tcg-means-name = La parola chiave «{ $keyword }» di per sé non fa nulla; ne parlano altre carte.
tcg-means-land = La parola chiave «{ $keyword }» indica un tipo di sito; ne parlano altre carte.

## More of what happened

tcg-event-bid = { $count ->
    [0] { $player-begins } non ha offerto fardelli.
    [one] { $player-begins } ha offerto un fardello.
   *[other] { $player-begins } ha offerto { $count } fardelli.
}
tcg-event-place = { $player-begins } gioca al posto { $place }.
tcg-event-transferred = { $card } passa a { $other-the }.
tcg-event-revealed = { $card } si mostra a tutti.

## The table on a screen

terminal-word-look = guarda
terminal-word-piles = pile
terminal-key-look = una carta sul tavolo: i suoi numeri ora, che cosa porta, che cosa dice
terminal-key-piles = le pile degli scarti e dei morti, carta per carta
terminal-tcg-turn = Turno { $count }: { $player }
terminal-tcg-before = prima del turno
terminal-tcg-fierce = { $phase } (feroci)
terminal-tcg-twilight = Crepuscolo { $count }
terminal-tcg-moves = Movimenti { $count }/{ $most }
terminal-tcg-path = Cammino
terminal-tcg-fellowship = Compagnia
terminal-tcg-minions = Servitori
terminal-tcg-support = Supporto di { $player-the }
terminal-tcg-waiting = In attesa con { $player-the }
terminal-tcg-stacked = Impilate
terminal-tcg-nobody = nessuno
terminal-tcg-skirmish = Schermaglia: { $character } contro { $minions }: { $ours } a { $theirs }
terminal-tcg-lost = ha perso
terminal-tcg-site = sito { $number }
terminal-tcg-burdens = fardelli { $count }/{ $most }
terminal-tcg-wearing = indossa l'Anello
terminal-tcg-count-hand = mano { $count }
terminal-tcg-count-deck = mazzo { $count }
terminal-tcg-count-discard = scarti { $count }
terminal-tcg-count-dead = morti { $count }
terminal-tcg-hand = Mano
terminal-tcg-lasting = In vigore
terminal-tcg-until-phase = fino a fine fase
terminal-tcg-until-regroup = fino alla raccolta
terminal-tcg-until-turn = fino a fine turno
terminal-tcg-until-assignment = fino all'assegnazione
terminal-tcg-until-skirmish = fino alle schermaglie
terminal-tcg-until-ever = d'ora in poi
terminal-tcg-now = Ora: { $numbers }
terminal-tcg-value-strength = Forza { $count }: { $printed } stampata,
terminal-tcg-value-vitality = Vitalità { $count }: { $printed } stampata,
terminal-tcg-value-site = Numero del sito { $count }: { $printed } stampato,
terminal-tcg-value-cost = Costo crepuscolo { $count }: { $printed } stampato,
terminal-tcg-roaming = vagante
terminal-tcg-gift-strength = forza
terminal-tcg-gift-vitality = vitalità
terminal-tcg-archery = Compagnia { $fellowship }, servitori { $minions }
terminal-tcg-fate-wounded = { $count ->
    [one] { $card } subisce una ferita
   *[other] { $card } subisce { $count } ferite
}
terminal-tcg-fate-killed = { $count ->
    [one] { $card } subisce una ferita e muore
   *[other] { $card } subisce { $count } ferite e muore
}
terminal-tcg-fate-overwhelmed = la forza nemica sopraffà { $card }
terminal-tcg-bears = Porta: { $cards }
terminal-tcg-touching = Opzioni che la riguardano: { $numbers }
terminal-tcg-empty-hand = La tua mano è vuota.
terminal-tcg-pile-discard = Scarti di { $player-the } ({ $count })
terminal-tcg-pile-dead = Morti di { $player-the } ({ $count })
terminal-tcg-sign-numbers = forza, e vitalità che resta
terminal-tcg-sign-wound = una ferita
terminal-tcg-sign-ring-bearer = il Portatore dell'Anello
terminal-tcg-sign-items = ciò che il personaggio porta
terminal-tcg-sign-against = contro chi combatterà un servitore
terminal-tcg-sign-twilight = un segnalino del crepuscolo
terminal-tcg-sign-cost = dopo una carta in mano il costo crepuscolo, dopo un sito il numero Ombra
terminal-tcg-sign-changed = un costo diverso da quello stampato: 3, e ora 2 in più
terminal-tcg-sign-here = sito 3, dove si trova la Compagnia del giocatore A
terminal-tcg-sign-controlled = controllato dal giocatore B
terminal-tcg-sign-copy = la seconda copia di una carta in gioco
terminal-tcg-table-card = Quale carta è stata pescata? Può vederla solo il suo proprietario.
terminal-tcg-table-random = Quale carta è stata presa a caso?
terminal-tcg-table-tie = Offerte pari: chi viene prima per sorteggio?

## What chance is for

tcg-chance-card-first = Prima mano di { $seat-the }, pescata dal mazzo di gioco mescolato: { $count ->
    [one] una carta
   *[other] { $count } carte
}. Può guardare solo { $seat-the }.
tcg-chance-card-fill = { $seat-begins } completa la mano dal mazzo di gioco: { $count ->
    [one] una carta
   *[other] { $count } carte
}. Può guardare solo { $seat-the }.
tcg-chance-card-draw = { $seat-begins } pesca per effetto di { $card }: { $count ->
    [one] una carta
   *[other] { $count } carte
}. Può guardare solo { $seat-the }.
tcg-chance-card-reveal = La cima del mazzo di gioco di { $seat-the }, mostrata a tutti per effetto di { $card }: { $count ->
    [one] una carta
   *[other] { $count } carte
}.
tcg-chance-card-discard = Dalla cima del mazzo di gioco di { $seat-the } alla pila degli scarti per effetto di { $card }: { $count ->
    [one] una carta
   *[other] { $count } carte
}.
tcg-chance-card-stack = Dalla cima del mazzo di gioco di { $seat-the }, da impilare per effetto di { $card }: { $count ->
    [one] una carta
   *[other] { $count } carte
}.
tcg-chance-random-effect = A caso tra le carte di { $seat-the } per effetto di { $card }: { $count ->
    [one] una carta
   *[other] { $count } carte
}.
tcg-chance-tie-bid = Offerte pari per l'ordine di gioco: il sorteggio decide chi viene prima.
