# Ciò che dice Duel for Middle-earth.
# `$who` è l'id di un posto, per scegliere l'articolo giusto; `$seat` è il suo nome.

duel-title = Duel for Middle-earth
duel-book-duel = Regolamento di Duel

## Seats

duel-seat-fellowship = Compagnia
    .the = la Compagnia
duel-seat-sauron = Sauron

duel-who = { $who ->
    [fellowship] La Compagnia
   *[sauron] Sauron
}
duel-rivals = { $who ->
    [fellowship] di Sauron
   *[sauron] della Compagnia
}

## Setup choices

duel-setup-extra_turns = Più turni extra ottenuti nello stesso turno
duel-setup-extra_turns-one = Se ne svolge uno solo.
duel-setup-extra_turns-all = Si svolgono tutti, uno dopo l'altro.

## Things in the box

# Al femminile, come «carta».
duel-colour-grey = grigia
duel-colour-yellow = gialla
duel-colour-blue = blu
duel-colour-green = verde
duel-colour-red = rossa
duel-colour-purple = viola

duel-skill-ruse = Espediente
duel-skill-strength = Forza
duel-skill-courage = Coraggio
duel-skill-knowledge = Sapienza
duel-skill-leadership = Guida

duel-race-elves = Elfi
    .the = gli Elfi
duel-race-dwarves = Nani
    .the = i Nani
duel-race-hobbits = Hobbit
    .the = gli Hobbit
duel-race-humans = Umani
    .the = gli Umani
duel-race-ents = Ent
    .the = gli Ent
duel-race-wizards = Maghi
    .the = i Maghi

duel-region-lindon = Lindon
duel-region-arnor = Arnor
duel-region-rhovanion = Rhovanion
duel-region-enedwaith = Enedwaith
duel-region-rohan = Rohan
duel-region-gondor = Gondor
duel-region-mordor = Mordor

duel-landmark-barad_dur = Barad-dûr
duel-landmark-bree = Bree
duel-landmark-erebor = Erebor
duel-landmark-grey_havens = Rifugi Oscuri
duel-landmark-helms_deep = Fosso di Helm
duel-landmark-isengard = Isengard
duel-landmark-minas_tirith = Minas Tirith

duel-chain-fish = pesce
duel-chain-horse = cavallo
duel-chain-backpack = zaino
duel-chain-anvil = incudine
duel-chain-harp = arpa
duel-chain-horseshoe = ferro di cavallo
duel-chain-pot = pentola
duel-chain-bow = arco
duel-chain-helmet = elmo
duel-chain-sword = spada
duel-chain-chest = forziere
duel-chain-campfire = falò
duel-chain-bedroll = giaciglio
duel-chain-scroll = pergamena
duel-chain-acorn = ghianda
duel-chain-armor = armatura
duel-chain-axe = ascia

duel-card = carta { $colour } ({ $does })

duel-token-elves_1 = Elfi (un turno extra a ogni carta gialla)
duel-token-elves_2 = Elfi (unità delle carte rosse in qualsiasi regione)
duel-token-elves_3 = Elfi (un simbolo Abilità a scelta in ogni turno)
duel-token-dwarves_1 = Nani (Punti di Interesse senza costo aggiuntivo)
duel-token-dwarves_2 = Nani (un turno extra a ogni Punto di Interesse)
duel-token-dwarves_3 = Nani (2 movimenti a ogni carta verde)
duel-token-hobbits_1 = Hobbit (l'Aquila, un simbolo Razza in più)
duel-token-hobbits_2 = Hobbit (1 unità in qualsiasi regione a ogni carta blu)
duel-token-hobbits_3 = Hobbit (3 monete a ogni concatenazione)
duel-token-humans_1 = Umani (1 casella dell'Impresa a ogni carta gialla)
duel-token-humans_2 = Umani (1 unità in più a ogni carta rossa)
duel-token-humans_3 = Umani (monete doppie quando scarti)
duel-token-ents_1 = Ent (subito un turno extra)
duel-token-ents_2 = Ent (rimuovi subito una fortezza nemica)
duel-token-ents_3 = Ent (subito 3 volte: unità nemica, moneta o movimento)
duel-token-wizards_1 = Maghi (subito 2 caselle dell'Impresa)
duel-token-wizards_2 = Maghi (subito 2 unità in una o due regioni qualsiasi)
duel-token-wizards_3 = Maghi (subito una carta degli scarti, gratis)

duel-power-remove = Rimuovi un'unità nemica
duel-power-coin = Fai perdere una moneta all'avversario
duel-power-move = Muovi un'unità

## Effects in a few words

duel-comma = { $first }, { $second }
duel-or = { $first } o { $second }

duel-coins = { $count ->
    [one] 1 moneta
   *[other] { $count } monete
}
duel-units = { $count } unità
duel-enemy-units = { $count ->
    [one] 1 unità nemica
   *[other] { $count } unità nemiche
}
duel-spaces = { $count ->
    [one] 1 casella
   *[other] { $count } caselle
}

duel-does-skills = { $count ->
    [one] { $skill }
   *[other] { $count } { $skill }
}
duel-does-gain_coins = { duel-coins }
duel-does-quest = { duel-spaces } dell'Impresa
duel-does-place_units = { duel-units } in { $region }
duel-does-place_units_anywhere = { duel-units } in qualsiasi regione
duel-does-place_units_apart = { duel-units } in una o due regioni qualsiasi
duel-does-move_units = { $count ->
    [one] 1 movimento
   *[other] { $count } movimenti
}
duel-does-remove_units = rimuovi { duel-enemy-units }
duel-does-remove_fortress = rimuovi una fortezza nemica
duel-does-opponent_loses_coins = l'avversario perde { duel-coins }
duel-does-extra_turn = un turno extra
duel-does-any_alliance = un'alleanza con una Razza qualsiasi
duel-does-play_from_discard = gioca gratis una carta degli scarti
duel-does-discard_grey_card = scarta una carta grigia dell'avversario
duel-does-pick = { $count } volte: rimuovi un'unità nemica, fai perdere una moneta all'avversario o muovi un'unità

## Questions

duel-ask-turn = Scegli una carta da giocare o scartare, oppure un Punto di Interesse da prendere.
duel-ask-place = { $count ->
    [one] Scegli dove collocare 1 unità.
   *[other] Scegli dove collocare { $count } unità, tutte nella stessa regione.
}
duel-ask-place_apart = Scegli dove collocare l'unità { $number } di { $count }; ognuna può andare in una regione diversa.
duel-ask-move = { $count ->
    [one] Scegli un movimento. Te ne resta 1.
   *[other] Scegli un movimento. Te ne restano { $count }.
}
duel-ask-remove = Scegli da dove rimuovere un'unità nemica.
duel-ask-raze = Scegli quale fortezza nemica rimuovere.
duel-ask-token = Scegli quale segnalino Alleanza tenere.
duel-ask-race = Scegli la Razza di cui rivelare i due segnalini Alleanza in cima.
duel-ask-retrieve = Scegli una carta degli scarti da giocare gratis.
duel-ask-ruin = Scegli quale carta grigia dell'avversario scartare.
duel-ask-pick = { $count ->
    [one] Scegli che cosa fanno gli Ent. Agiscono ancora una volta.
   *[other] Scegli che cosa fanno gli Ent. Agiscono ancora { $count } volte.
}

## Choices

duel-price = { $price ->
    [0] gratis
    [one] per 1 moneta
   *[other] per { $price } monete
}
duel-option-play = Gioca la { $card } { duel-price }
duel-option-chain = Gioca la { $card } gratis, con la concatenazione
duel-option-discard = Scarta la { $card }
duel-option-landmark = Prendi il Punto di Interesse { $landmark } { duel-price }
duel-where = fila { $row } dall'alto, carta { $place } da sinistra
duel-option-place = Colloca in { $region }
duel-option-move = Muovi un'unità da { $region } verso { $to }
duel-option-stop = Non fare altri movimenti
duel-option-remove = Rimuovi un'unità da { $region }
duel-option-raze = Rimuovi la fortezza in { $region }
duel-option-token = Tieni: { $token }
duel-option-race = { $race }
duel-option-retrieve = Gioca gratis la { $card }
duel-option-ruin = Scarta la { $card }
duel-option-pick = { $power }

## What happened

duel-paid = { $count ->
    [0] gratis
    [one] per 1 moneta
   *[other] per { $count } monete
}
duel-event-chapter = Inizia il capitolo { $chapter }.
duel-event-turned_up = Si rivela una carta: { $card }.
duel-event-turned_up_landmark = Si rivela un Punto di Interesse: { $landmark }.
duel-event-played = { duel-who } gioca una { $card } { duel-paid }.
duel-event-chained = { duel-who } gioca una { $card } gratis, con la concatenazione.
duel-event-discarded = { duel-who } scarta una { $card }.
duel-event-retrieved = { duel-who } gioca gratis una { $card } dagli scarti.
duel-event-landmark = { duel-who } prende il Punto di Interesse { $landmark } { duel-paid }.
duel-event-coins = { $count ->
    [0] { duel-who } non trova monete nella riserva.
   *[other] { duel-who } prende { duel-coins } dalla riserva.
}
duel-event-lost_coins = { $count ->
    [0] { duel-who } non ha monete da perdere.
   *[other] { duel-who } perde { duel-coins }.
}
duel-event-extra_turn = { duel-who } ottiene un turno extra.
duel-event-ruined = { duel-who } scarta una { $card } { duel-rivals }.
duel-event-quest = { $who ->
    [fellowship] Frodo e Sam avanzano di { duel-spaces } ({ $space } su 14).
   *[sauron] I Nazgûl avanzano di { duel-spaces } ({ $space } su 14).
}
duel-event-revealed_token = Si rivela un segnalino Alleanza: { $token }.
duel-event-token = { duel-who } tiene un segnalino Alleanza: { $token }.
duel-event-placed = { duel-who } colloca { duel-units } in { $region }.
duel-event-moved = { duel-who } muove un'unità da { $region } verso { $to }.
duel-event-conflict = { $count ->
    [one] Conflitto in { $region }: ogni parte perde 1 unità.
   *[other] Conflitto in { $region }: ogni parte perde { $count } unità.
}
duel-event-removed = { duel-who } rimuove un'unità { duel-rivals } da { $region }.
duel-event-fortress = { duel-who } colloca una fortezza in { $region }.
duel-event-razed = { duel-who } rimuove la fortezza { duel-rivals } in { $region }.

## How it ended

duel-result-quest = { $who ->
    [fellowship] Vince la Compagnia: Frodo e Sam hanno distrutto l'Unico Anello.
   *[sauron] Vince Sauron: i Nazgûl hanno catturato Frodo e Sam.
}
duel-result-races = { duel-who } vince con il sostegno di sei Razze.
duel-result-conquest = { duel-who } vince: è presente in tutte e sette le regioni della Terra di Mezzo.
duel-result-regions = { duel-who } vince: alla fine del capitolo 3 è presente in più regioni.
duel-result-shared = La vittoria è condivisa: le due parti sono presenti nello stesso numero di regioni.

## What the rules say

duel-rule-setup = La Compagnia inizia con 3 monete e 2 unità in Arnor, Sauron con 2 monete e 2 unità in Mordor. I segnalini Alleanza si mescolano a faccia in giù, una pila per Razza. Tre Punti di Interesse stanno a faccia in su. Il primo turno è di Sauron.
duel-rule-chapter = Ognuno dei tre capitoli ha 23 carte: 20 vengono disposte, alcune a faccia in su e altre a faccia in giù, e le altre 3 finiscono negli scarti senza che nessuno le veda. Una carta è disponibile quando nessun'altra la copre, neppure in parte.
duel-rule-chapter_end = Un capitolo finisce quando se ne prende l'ultima carta. Si dispongono le carte del capitolo successivo e si rivelano Punti di Interesse finché non ce ne sono tre a faccia in su, se bastano. I turni continuano ad alternarsi: chi chiude un capitolo non apre il successivo, salvo con un turno extra.
duel-rule-turn = Prendi una carta disponibile, per giocarla o scartarla, oppure un Punto di Interesse a faccia in su. Una carta costa le sue monete, più 1 moneta per ogni simbolo Abilità che ti manca; se possiedi il suo simbolo concatenazione è gratis. Un Punto di Interesse costa 1 moneta per ogni simbolo Abilità che ti manca, più 1 per ogni tua fortezza sulla plancia. Una carta scartata rende tante monete quant'è il numero del capitolo. Non si può passare; le carte diventate disponibili si rivelano a fine turno.
duel-rule-costs = Una carta costa le monete stampate e i suoi simboli Abilità. Ogni simbolo che le tue carte non danno costa 1 moneta; una carta che dà un'Abilità a scelta, e così gli Elfi, paga un simbolo per turno. Una carta di cui possiedi il simbolo concatenazione è gratis. Un Punto di Interesse costa 1 moneta per ogni simbolo che ti manca, più 1 per ogni tua fortezza sulla plancia.
duel-rule-coins = Prendi le monete dalla riserva. In tutto sono 30: se la riserva non basta, prendi quelle che ci sono.
duel-rule-purple = Le carte viola si trovano solo nel capitolo 3 e i loro effetti si eseguono da sinistra a destra. Ogni movimento porta una tua unità in una regione adiacente; ogni rimozione toglie un'unità nemica da una regione qualsiasi. Le monete perse dall'avversario vanno nella riserva, e nessuno può perderne più di quante ne ha.
duel-rule-discard = Guarda in segreto tutti gli scarti e gioca gratis una delle loro carte. Tra gli scarti ci sono anche le tre carte escluse da ogni capitolo. La carta vale come giocata, ma non con la concatenazione.
duel-rule-grey = Scegli una carta grigia dell'avversario: va negli scarti e le sue Abilità si perdono subito. Se non ne ha, non succede nulla.
duel-rule-extra = Il turno extra si svolge quando il turno in corso è finito e le carte sono state rivelate. Se quel turno ha chiuso il capitolo 1 o 2, prima si prepara il capitolo successivo, e sei tu ad aprirlo. Dopo il capitolo 3 va perso. Più turni extra ottenuti nello stesso turno valgono come uno, salvo accordi diversi.
duel-rule-pick = Scegli tre volte, una dopo l'altra, anche ripetendo: rimuovi un'unità nemica da una regione qualsiasi, fai perdere una moneta all'avversario o muovi una tua unità in una regione adiacente.
duel-rule-quest = Muovi il tuo personaggio di una casella per ogni Anello: Frodo e Sam per la Compagnia, i Nazgûl per Sauron. Una casella Bonus raggiunta o superata agisce subito: una moneta dopo 3 caselle, un'unità in qualsiasi regione dopo 6, un turno extra dopo 9, la rimozione di una fortezza nemica dopo 12. Quando Frodo e Sam si muovono portano con sé i Nazgûl, così la distanza tra loro non cresce mai. Con la tua quattordicesima casella vinci la partita.
duel-rule-alliance = Con due carte verdi della stessa Razza riveli i due segnalini Alleanza in cima alla sua pila, ne tieni uno e rimetti l'altro in cima, a faccia in giù. Una volta per partita, con tre Razze diverse, riveli il segnalino in cima a ognuna delle tre pile e ne tieni uno. Lo stesso simbolo Razza può valere per entrambe le cose. I Rifugi Oscuri ti permettono di fare la prima con una Razza a tua scelta.
duel-rule-units = Le unità si collocano insieme in una sola regione; solo i Maghi possono collocare le loro in due. Se lì ci sono unità nemiche nasce un conflitto: ogni parte si riprende le sue unità, una per una, finché una delle due non ne ha più. Una fortezza non combatte e non sbarra la strada. Se davanti a te hai meno unità, collochi quelle.
duel-rule-moves = Ogni movimento porta una tua unità in una regione adiacente; l'eventuale conflitto si risolve prima del movimento successivo. Puoi muovere di nuovo la stessa unità oppure un'altra, e puoi fermarti prima.
duel-rule-remove = Rimuovi un'unità nemica da una regione qualsiasi: torna al suo proprietario. Se sono più d'una, si rimuovono una alla volta. Se sulla plancia non ci sono unità nemiche, non succede nulla.
duel-rule-red = Una carta rossa mostra due regioni: scegline una e colloca lì tutte le sue unità.
duel-rule-fortress = Un Punto di Interesse colloca una tua fortezza nella sua regione, e lì sei presente finché resta in piedi. Non combatte e non tiene lontane le unità nemiche. Una fortezza rimossa torna al suo proprietario: non si ricostruisce, e il Punto di Interesse resta dov'è.
duel-rule-ending = Vinci subito quando Frodo e Sam raggiungono il vulcano (Compagnia) o i Nazgûl li catturano (Sauron), quando hai sei simboli Razza diversi, oppure quando sei presente in tutte e sette le regioni con una fortezza o un'unità. Se alla fine del capitolo 3 nessuno ha vinto, vince chi è presente in più regioni; in caso di parità la vittoria è condivisa.

## Refusals

duel-refusal-unknown = Nessuna scelta di questo gioco si scrive così.
duel-refusal-pass = Nessuno può passare: in un turno si prende una carta o un Punto di Interesse.
duel-refusal-other = Prima c'è altro da decidere.
duel-refusal-gone = Quella carta non è a faccia in su sul tavolo.
duel-refusal-chapter = Quella carta non appartiene al capitolo { $chapter }.
duel-refusal-covered = È ancora coperta da un'altra carta.
duel-refusal-chain = Nessuna delle tue carte mostra il suo simbolo concatenazione.
duel-refusal-no-chain = Quella carta non ha un simbolo con cui concatenarla.
duel-refusal-price = { $price ->
    [one] Costa 1 moneta e tu ne hai { $coins }.
   *[other] Costa { $price } monete e tu ne hai { $coins }.
}
duel-refusal-landmark = Il Punto di Interesse { $landmark } non è a faccia in su.
duel-refusal-place = Le unità non possono andare in quella regione.
duel-refusal-move = Lì non hai un'unità che possa muoversi così.
duel-refusal-remove = In quella regione non ci sono unità nemiche.
duel-refusal-raze = In quella regione non ci sono fortezze nemiche.
duel-refusal-token = Quel segnalino non è stato rivelato.
duel-refusal-race = Di quella Razza non restano segnalini.
duel-refusal-retrieve = Quella carta non è negli scarti.
duel-refusal-ruin = L'avversario non ha quella carta grigia.
duel-refusal-pick = Adesso non cambierebbe nulla.

## Positions that cannot be

duel-position-coins = I giocatori hanno { $count } monete in tutto; ce ne sono solo { $most }.
duel-position-conflict = In «{ $region }» ci sono unità di entrambe le parti: un conflitto le avrebbe rimosse.
duel-position-units = «{ $seat }» ha { $count } unità sulla plancia; ce ne sono solo { $most }.
duel-position-fortress = «{ $seat }» ha una fortezza in «{ $region }» senza possedere il Punto di Interesse di quella regione.
duel-position-landmarks = Ci sono { $count } Punti di Interesse a faccia in su; possono essere al massimo 3.
duel-position-chapter = La carta «{ $card }» non può trovarsi lì nel capitolo { $chapter }.
duel-position-slots = La disposizione ha { $count } posti; in questo capitolo ne servono { $most }.
duel-position-covered = Il posto { $slot } della disposizione (contando da 0) è vuoto, ma una carta lo copre.
duel-position-face-down = La carta «{ $card }» deve stare a faccia in giù («?») finché è coperta.
duel-position-unseen = { $count } carte di questo capitolo non sono state viste; dovrebbero essere { $most }.
duel-position-won = «{ $seat }» ha già vinto («{ $how }»): indicalo con «outcome».
duel-position-outcome = Su questo tavolo la partita non è finita così («{ $how }»).
duel-position-looked = «{ $seat }» non ha nulla che gli permettesse di guardare gli scarti in questo capitolo.
duel-position-left-out = { $most ->
    [0] «left_out» contiene { $count } carte, ma nessuno ha guardato gli scarti: deve essere vuoto.
   *[other] «left_out» contiene { $count } carte; devono essere da { $least } a { $most }.
}

## Explanations

duel-explain-card = Capitolo { $chapter }: { $card }.
duel-explain-cost = Costo: { $cost }.
duel-explain-free = Costo: nessuno.
duel-explain-needs = Concatenazione: gratis se hai il simbolo «{ $symbol }», da una { $card } del capitolo { $chapter }.
duel-explain-gives = Simbolo concatenazione: «{ $symbol }». Rende gratis una { $card } del capitolo { $chapter }.
duel-explain-chain-from = Il simbolo «{ $symbol }» si trova su una { $card } del capitolo { $chapter }.
duel-explain-chain-to = Chi lo possiede gioca gratis una { $card } del capitolo { $chapter }.

duel-colour-means-grey = Le carte grigie danno Abilità, con cui giocare altre carte e prendere Punti di Interesse.
duel-colour-means-yellow = Le carte gialle danno subito monete.
duel-colour-means-blue = Le carte blu fanno avanzare subito nell'Impresa dell'Anello.
duel-colour-means-green = Le carte verdi portano dalla tua parte le Razze: due uguali o tre diverse danno un segnalino Alleanza, sei diverse fanno vincere la partita.
duel-colour-means-red = Le carte rosse collocano subito unità: tutte in una delle due regioni, a tua scelta.
duel-colour-means-purple = Le carte viola si trovano solo nel capitolo 3: muovono le tue unità, rimuovono quelle nemiche e fanno perdere monete all'avversario.

duel-effect-skills = Hai { $does } in ogni tuo turno.
duel-effect-skill_choice = In ogni tuo turno hai una di queste Abilità, a tua scelta: { $does }.
duel-effect-race = Hai il simbolo Razza { $does }.
duel-effect-gain_coins = Prendi { duel-coins } dalla riserva.
duel-effect-quest = Muovi il tuo personaggio di { duel-spaces } nell'Impresa dell'Anello.
duel-effect-place_units = Colloca { duel-units } in { $region }.
duel-effect-place_units_anywhere = Colloca { duel-units } in una regione a tua scelta.
duel-effect-place_units_apart = Colloca { duel-units }, insieme oppure ognuna in una regione diversa.
duel-effect-move_units = { $count ->
    [one] Se vuoi, muovi una tua unità in una regione adiacente.
   *[other] Fai fino a { $count } movimenti: ognuno porta una tua unità in una regione adiacente.
}
duel-effect-remove_units = Rimuovi { duel-enemy-units } da una regione qualsiasi.
duel-effect-remove_fortress = Rimuovi una fortezza nemica dalla plancia.
duel-effect-opponent_loses_coins = { $count ->
    [one] L'avversario perde 1 moneta, che va nella riserva.
   *[other] L'avversario perde { $count } monete, che vanno nella riserva.
}
duel-effect-extra_turn = Svolgi un altro turno dopo questo.
duel-effect-any_alliance = Scegli una Razza, rivela i due segnalini Alleanza in cima alla sua pila e tienine uno.
duel-effect-play_from_discard = Guarda in segreto gli scarti e gioca gratis una delle loro carte.
duel-effect-discard_grey_card = Scegli una carta grigia dell'avversario: va negli scarti.
duel-effect-pick = { $count } volte, ogni volta a tua scelta: rimuovi un'unità nemica, fai perdere una moneta all'avversario o muovi un'unità.

duel-explain-token = Segnalino Alleanza: { $race }.
duel-token-once = Agisce una volta, quando lo ottieni.
duel-token-lasting = Agisce da quando lo ottieni fino alla fine della partita.
duel-on-yellow = Quando giochi una carta gialla: { $does }.
duel-on-blue = Quando giochi una carta blu: { $does }.
duel-on-green = Quando giochi una carta verde: { $does }.
duel-on-chain = Quando giochi una carta con la concatenazione: { $does }.
duel-on-landmark = Quando prendi un Punto di Interesse: { $does }.
duel-lasting-red_anywhere = Quando giochi una carta rossa: le sue unità possono andare, tutte insieme, in qualsiasi regione.
duel-lasting-wild_skill = In ogni tuo turno hai un simbolo Abilità in più, di quella che ti serve.
duel-lasting-no_surcharge = Quando prendi un Punto di Interesse: le tue fortezze sulla plancia non lo rendono più caro.
duel-lasting-eagle = L'Aquila è un simbolo Razza a sé: conta come uno dei sei che fanno vincere, ma non per le coppie né per i tris.
duel-lasting-one_more_red = Quando giochi una carta rossa: colloca un'unità in più, nella stessa regione.
duel-lasting-double_discard = Quando scarti una carta che hai preso: prendi il doppio delle monete.

duel-explain-landmark = { $landmark }, Punto di Interesse in { $region }.
duel-explain-surcharge = Costa 1 moneta in più per ogni tua fortezza sulla plancia.
duel-explain-fortress = Colloca una fortezza in { $region }.

duel-explain-region = { $region }, regione della Terra di Mezzo.
duel-explain-adjacent = Adiacente a: { $regions }.
duel-explain-home = Il suo Punto di Interesse: { $landmark }.
duel-explain-start = { $who ->
    [fellowship] La Compagnia inizia qui con { duel-units }.
   *[sauron] Sauron inizia qui con { duel-units }.
}
duel-explain-presence = Sei presente qui con una fortezza o con almeno un'unità.

duel-explain-bonus = Bonus dopo { $space } caselle dell'Impresa dell'Anello.
duel-explain-bonus-own = Qui ogni parte ha il suo bonus, che agisce una volta, quando raggiunge o supera la casella.

duel-explain-skill = { $skill }, una delle cinque Abilità.
duel-explain-skill-use = Ogni simbolo sulle tue carte grigie paga un simbolo uguale in ogni tuo turno. Un simbolo mancante costa 1 moneta.
duel-explain-skill-cards = { $count ->
    [one] 1 carta grigia nel capitolo { $chapter }
   *[other] { $count } carte grigie nel capitolo { $chapter }
}
duel-explain-where = Si trova su: { $cards }.
duel-explain-race = { $race }, una delle sei Razze.
duel-explain-race-cards = { $count ->
    [one] 1 carta verde nel capitolo { $chapter }
   *[other] { $count } carte verdi nel capitolo { $chapter }
}
duel-explain-race-token = Segnalino Alleanza: { $token }.

## I modi di vincere

duel-score-quest = Impresa dell'Anello
duel-score-races = Simboli Razza
duel-score-conquest = Regioni
duel-explain-score-quest-fellowship = Frodo e Sam vincono se raggiungono il vulcano, l'ultima casella.
duel-explain-score-quest-sauron = I Nazgûl vincono se catturano Frodo e Sam.
duel-explain-score-races = Sei simboli Razza diversi danno la vittoria. L'Aquila vale come uno.
duel-explain-score-conquest = Essere presenti in tutte e sette le regioni dà la vittoria. Dopo il capitolo 3 vince chi è presente in più regioni.

## Che cosa si chiede al caso

duel-chance-card-chapter = Le carte del capitolo { $chapter } a faccia in su: { $count }. Dalla fila in alto verso il basso, e da sinistra a destra.
duel-chance-card-available = { $count ->
    [one] La carta che si rivela, perché è diventata disponibile.
   *[other] Le { $count } carte che si rivelano, perché sono diventate disponibili. Da sinistra a destra.
}
duel-chance-landmark-shown = { $count ->
    [one] Il Punto di Interesse che si rivela dalla pila.
   *[other] I { $count } Punti di Interesse che si rivelano dalla pila.
}
duel-chance-token-alliance = { $count ->
    [one] Il segnalino Alleanza in cima alla pila di { $race-the }.
   *[other] I { $count } segnalini Alleanza in cima alla pila di { $race-the }.
}
duel-chance-left_out-looked = Le carte rimaste fuori da questo capitolo: { $count }. Può vederle solo chi guarda gli scarti.

# How far the game has come, as in a list of games.
duel-stage = Capitolo { $n }

## Ciò che i bot guardano, come motivo di una scelta: «guadagna: passi nell'Impresa, monete»

duel-mind-conquest = la via verso tutte e sette le regioni
duel-mind-quest = passi nell'Impresa
duel-mind-races = simboli Razza
duel-mind-coins = monete
duel-mind-skills = Abilità
duel-mind-units = unità sulla mappa
duel-mind-fortresses = fortezze
duel-mind-tokens = segnalini Alleanza
duel-mind-chains = simboli concatenazione
duel-mind-winning = una carta che vince subito
duel-mind-landmarks = Punti di Interesse a portata
duel-mind-open = ciò che è scoperto
duel-mind-tempo = l'ordine dei turni
duel-mind-regions = regioni occupate
