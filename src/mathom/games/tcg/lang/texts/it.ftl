# I testi delle carte: le parole con cui text/*.py dicono che cosa significano le dichiarazioni.

## Frames: how a piece of text is put together

tcg-text-after = { $when }, { $text }
tcg-text-phase = { $phase }: { $text }
tcg-text-list = { $first }, { $second }
tcg-text-or = { $first } o { $second }
tcg-text-and = { $first } e { $second }
tcg-text-to = { $cost } per { $effect }
tcg-text-if = se { $clause }
tcg-text-while = finché { $clause }
tcg-text-each-time = ogni volta che { $clause }
tcg-text-when = quando { $clause }
tcg-text-of = di { $what }
tcg-text-at = presso { $site }
tcg-text-not-at = tranne che presso { $site }
tcg-text-during = durante { $phase }
tcg-text-not-during = tranne che durante { $phase }
tcg-text-in-skirmish = { $clause } in una schermaglia
tcg-text-in-skirmish-of = { $clause } durante una schermaglia che coinvolge { $whom }
tcg-text-in-phase = { $clause } durante { $phase }
tcg-text-by = { $clause } da { $card }
tcg-text-against = { $clause } contro { $other }
tcg-text-on = { $clause } su { $other }
tcg-text-otherwise = altrimenti
tcg-text-choice = { $first }; { $second }
tcg-text-choice-to = { $first } ({ $second })
tcg-text-beside = { $first } { $second }
tcg-text-or-if = { $usual } (o { $special } { $condition })
tcg-text-and-if = { $first } (e { $second } { $condition })
tcg-text-limit = { $text } (massimo { $limit })
tcg-text-where-x = { $text } (X è { $quantity })
tcg-text-per-turn = { $text } (massimo { $count ->
        [1] una volta
        *[other] { $count } volte
    } per turno)
tcg-text-per-phase = { $text } (massimo { $count ->
        [1] una volta
        *[other] { $count } volte
    } per fase)
tcg-text-times = { $text } { $count ->
        [2] due volte
        *[other] { $count } volte
    }
tcg-text-x-times = { $text } X volte
tcg-text-to-play = per giocare questa carta, { $text }
tcg-text-only-if = si può giocare solo { $condition }
tcg-text-bearer = il portatore deve essere { $whom }
tcg-text-plays-on = si gioca su { $what }
tcg-text-one-each = massimo { $count } per portatore
tcg-text-support = si gioca nella tua area di supporto
tcg-text-second = il portatore può portare { $this } oltre a un altro oggetto della stessa classe
tcg-text-prevent-by = { $who } può { $price } per impedirlo
tcg-text-ring-bearer = { tcg-word-ring-bearer } ({ tcg-word-resistance } { $count })
tcg-text-elsewhere = presso qualsiasi altro sito
tcg-text-in-fierce = durante una schermaglia feroce
tcg-text-first-shadow = nella prima fase dell'Ombra

## Everything about a card

tcg-words-piece = { CARD_PIECE($piece) }
tcg-words-keywords = { CARD_KEYWORDS($code) }
tcg-words-trait = { CARD_TRAIT($trait) }
tcg-words-deed = { CARD_DEED($deed) }
tcg-words-title = { $title } ({ $code })
tcg-words-subtitle = { $title }, { $subtitle }
tcg-words-unique = • { $title }
tcg-words-joined = { $first } · { $second }
tcg-words-unwritten = Mathom non sa ancora che cosa fa questa carta.
tcg-words-signet = sigillo di { $signet }
tcg-words-cost = { tcg-word-twilight-cost } { $count }
tcg-words-strength = { tcg-word-strength } { $count }
tcg-words-vitality = { tcg-word-vitality } { $count }
tcg-words-minion-site = { tcg-word-site-number } { $count }
tcg-words-home = { $count ->
    [one] casa
   *[other] case
} { $sites }
tcg-words-numbered = { $site }{ $block }
tcg-words-site = { tcg-type-site } { $site }{ $block }
tcg-words-shadow-number = { tcg-word-shadow-number } { $count }

## How long

tcg-until-phase = fino alla fine della fase
tcg-until-regroup = fino alla fase di raccolta
tcg-until-turn = fino alla fine del turno
tcg-until-assignment = fino alla fase d'assegnazione
tcg-until-skirmish = fino alla fase di schermaglia
tcg-until-ever = per il resto della partita

## Players

tcg-who-you = tu
tcg-who-free-player = il giocatore dei Popoli Liberi
tcg-who-shadow-player = un giocatore dell'Ombra
tcg-who-each-shadow = ogni giocatore dell'Ombra
tcg-who-any-shadow = qualsiasi giocatore dell'Ombra
tcg-who-opponent = un avversario
tcg-who-owner = il suo proprietario
tcg-who-that-opponent = quell'avversario
tcg-who-any = qualsiasi giocatore
tcg-who-player-of-this = tu

## What is done; `.to` is the infinitive

tcg-do-exert = sforza { $whom }
    .to = sforzare { $whom }
tcg-do-exhaust-m = rendi esausto { $whom }
    .to = rendere esausto { $whom }
tcg-do-exhaust-f = rendi esausta { $whom }
    .to = rendere esausta { $whom }
tcg-do-exhaust-mp = rendi esausti { $whom }
    .to = rendere esausti { $whom }
tcg-do-exhaust-fp = rendi esauste { $whom }
    .to = rendere esauste { $whom }
tcg-do-wound = ferisci { $whom }
    .to = ferire { $whom }
tcg-do-heal = cura { $whom }
    .to = curare { $whom }
tcg-do-heal-wounds = cura { $wounds } di { $whom }
    .to = curare { $wounds } di { $whom }
tcg-do-discard = scarta { $what }
    .to = scartare { $what }
tcg-do-draw = pesca { $cards }
    .to = pescare { $cards }
tcg-do-into-hand = prendi in mano { $what }
    .to = prendere in mano { $what }
tcg-do-return = riporta { $what } nella mano del proprietario
    .to = riportare { $what } nella mano del proprietario
tcg-do-add-twilight = aggiungi { $tokens }
    .to = aggiungere { $tokens }
tcg-do-remove-twilight = rimuovi { $tokens }
    .to = rimuovere { $tokens }
tcg-do-add-burdens = aggiungi { $burdens }
    .to = aggiungere { $burdens }
tcg-do-remove-burdens = rimuovi { $burdens }
    .to = rimuovere { $burdens }
tcg-do-place-tokens = metti { $tokens } su { $where }
    .to = mettere { $tokens } su { $where }
tcg-do-remove-tokens = rimuovi { $tokens } da { $where }
    .to = rimuovere { $tokens } da { $where }
tcg-do-play = gioca { $what }
    .to = giocare { $what }
tcg-do-play-on = gioca { $what } su { $on }
    .to = giocare { $what } su { $on }
tcg-text-at-cost = { $text } a costo crepuscolo { $amount }
tcg-do-cancel-skirmish = annulla una schermaglia che coinvolge { $whom }
    .to = annullare una schermaglia che coinvolge { $whom }
tcg-do-remove-from-skirmish = togli dalla schermaglia { $whom }
    .to = togliere dalla schermaglia { $whom }
tcg-do-assign = assegna { $whom } a una schermaglia contro { $to }
    .to = assegnare { $whom } a una schermaglia contro { $to }
tcg-do-wear-ring = il Portatore dell'Anello indossa l'Unico Anello fino alla fase di raccolta
    .to = far indossare l'Unico Anello al Portatore dell'Anello fino alla fase di raccolta
tcg-do-take-control = prendi il controllo di un sito
    .to = prendere il controllo di un sito
tcg-do-liberate = libera un sito
    .to = liberare un sito
tcg-do-beneath = metti { $what } in fondo a { $deck }
    .to = mettere { $what } in fondo a { $deck }
tcg-do-on-top = metti { $what } in cima a { $deck }
    .to = mettere { $what } in cima a { $deck }
tcg-do-shuffle-in = rimescola { $what } (e tutte le carte impilate lì sopra) in { $deck }
    .to = rimescolare { $what } (e tutte le carte impilate lì sopra) in { $deck }
tcg-do-discard-top = scarta { $cards } dalla cima di { $deck }
    .to = scartare { $cards } dalla cima di { $deck }
tcg-do-stack = impila { $what } su { $on }
    .to = impilare { $what } su { $on }
tcg-do-stack-top = impila { $cards } dalla cima del tuo mazzo di gioco su { $on }
    .to = impilare { $cards } dalla cima del tuo mazzo di gioco su { $on }
tcg-do-spot = avvista { $what }
    .to = avvistare { $what }
tcg-do-reconcile = ricomponi la tua mano
    .to = ricomporre la tua mano
tcg-do-reveal-top = rivela { $count ->
        [1] la prima carta
        *[other] le prime { $count } carte
    } di { $deck }
    .to = rivelare { $count ->
            [1] la prima carta
            *[other] le prime { $count } carte
        } di { $deck }
tcg-do-reveal-hand = rivela la tua mano
    .to = rivelare la tua mano
tcg-do-keep-event = metti { $what } nella tua mano invece che nella tua pila degli scarti
    .to = mettere { $what } nella tua mano invece che nella tua pila degli scarti
tcg-deck-of-you = il tuo mazzo di gioco
tcg-deck-of-them = il proprio mazzo di gioco
tcg-deck-of-opponent = il mazzo di gioco di un avversario
tcg-deck-of-free-player = il mazzo di gioco del giocatore dei Popoli Liberi
tcg-deck-of-shadow-player = il mazzo di gioco di un giocatore dell'Ombra
tcg-deck-of-each-shadow = il mazzo di gioco di ogni giocatore dell'Ombra
tcg-deck-of-owner = il mazzo di gioco del suo proprietario
tcg-deck-of-any = il mazzo di gioco di un giocatore qualsiasi
tcg-do-reshuffle = rimescola { $deck }
    .to = rimescolare { $deck }
tcg-do-become-ring-bearer = rendi { $whom } Portatore dell'Anello ({ tcg-word-resistance } { $count })
    .to = rendere { $whom } Portatore dell'Anello ({ tcg-word-resistance } { $count })
tcg-do-play-next-sites = gioca { $count ->
        [1] il prossimo sito
        *[other] i prossimi { $count } siti
    } della Compagnia (al posto di altri, se occorre)
    .to = giocare { $count ->
            [1] il prossimo sito
            *[other] i prossimi { $count } siti
        } della Compagnia (al posto di altri, se occorre)
tcg-do-may = puoi { $effect }
    .to = { $effect } (se vuoi)
tcg-do-may-by = { $who } può { $effect }
    .to = permettere a { $who } di { $effect }
tcg-do-must-by = { $who } deve { $effect }
    .to = costringere { $who } a { $effect }
tcg-do-must-by-you = devi { $effect }
    .to = costringerti a { $effect }
tcg-do-choose-by = { $who } deve scegliere di { $effect }
    .to = far scegliere a { $who } di { $effect }
tcg-do-prevent = impediscilo
    .to = impedirlo
tcg-do-prevent-wound = previeni quella ferita
    .to = prevenire quella ferita
tcg-do-instead = invece { $effect }
    .to = invece { $effect }
tcg-do-give = dai a { $whom } { $traits }
    .to = dare a { $whom } { $traits }
tcg-do-make = rendi { $whom } { $traits }
    .to = rendere { $whom } { $traits }
tcg-do-give-and-make = fai sì che { $whom } abbia { $traits } e sia { $more }
    .to = far sì che { $whom } abbia { $traits } e sia { $more }

## What a card is like: said of it, ordered (`.do`), and in the infinitive (`.to`)

tcg-is-given = { $who } ha { $traits }
tcg-is-being = { $who } è { $traits }
tcg-is-both = { $who } ha { $traits } ed è { $more }
tcg-is-loses = { $who } perde tutti i bonus di { $keyword }
    .do = fai perdere a { $who } tutti i bonus di { $keyword }
    .to = far perdere a { $who } tutti i bonus di { $keyword }
tcg-is-is-not = { $who } non è { $keyword }
    .do = impedisci a { $who } di essere { $keyword }
    .to = impedire a { $who } di essere { $keyword }
tcg-is-cost = il costo crepuscolo { $of-who } è { $amount }
    .do = modifica il costo crepuscolo { $of-who } di { $amount }
    .to = modificare il costo crepuscolo { $of-who } di { $amount }
tcg-is-play-on-cost = il costo crepuscolo di { $what } quando si gioca su { $who } è { $amount }
    .do = modifica il costo crepuscolo di { $what } su { $who } di { $amount }
    .to = modificare il costo crepuscolo di { $what } su { $who } di { $amount }
tcg-is-site-number = il numero del sito di { $who } è { $amount }
    .do = modifica il numero del sito di { $who } di { $amount }
    .to = modificare il numero del sito di { $who } di { $amount }
tcg-is-shadow-number = il numero Ombra di { $who } è { $amount }
    .do = modifica il numero Ombra di { $who } di { $amount }
    .to = modificare il numero Ombra di { $who } di { $amount }
tcg-is-roaming-cost = la penalità di { $who } quando è vagante è { $amount }
    .do = modifica la penalità di { $who } quando è vagante di { $amount }
    .to = modificare la penalità di { $who } quando è vagante di { $amount }
tcg-is-archery-free = il totale degli arcieri della Compagnia è { $amount }
    .do = modifica il totale degli arcieri della Compagnia di { $amount }
    .to = modificare il totale degli arcieri della Compagnia di { $amount }
tcg-is-archery-shadow = il totale degli arcieri dei servitori è { $amount }
    .do = modifica il totale degli arcieri dei servitori di { $amount }
    .to = modificare il totale degli arcieri dei servitori di { $amount }
tcg-is-move-limit = il limite dei movimenti è { $amount }
    .do = modifica il limite dei movimenti di { $amount }
    .to = modificare il limite dei movimenti di { $amount }
tcg-is-overwhelm = solo una forza { $times ->
        [3] tripla
        [4] quadrupla
        *[other] { $times } volte superiore
    } può sopraffare { $who }
    .do = fai sì che solo una forza { $times ->
            [3] tripla
            [4] quadrupla
            *[other] { $times } volte superiore
        } possa sopraffare { $who }
    .to = far sì che solo una forza { $times ->
            [3] tripla
            [4] quadrupla
            *[other] { $times } volte superiore
        } possa sopraffare { $who }
tcg-is-most-wounds = { $who } non subisce più di { $wounds }
    .do = impedisci a { $who } di subire più di { $wounds }
    .to = impedire a { $who } di subire più di { $wounds }
tcg-is-take-wounds = { $who } non può subire ferite
    .none = { $who } può subire ferite
    .do = impedisci a { $who } di subire ferite
    .to = impedire a { $who } di subire ferite
tcg-is-wounds-prevented = tutte le ferite a { $who } sono prevenute
    .do = previeni tutte le ferite a { $who }
    .to = prevenire tutte le ferite a { $who }
tcg-is-be-healed = { $who } non può essere { $who-form ->
        [f] curata
        *[other] curato
    }
    .none = { $who } può essere { $who-form ->
            [f] curata
            *[other] curato
        }
    .do = impedisci di curare { $who }
    .to = impedire di curare { $who }
tcg-is-be-discarded = { $who } non può essere { $who-form ->
        [f] scartata
        *[other] scartato
    }
    .none = { $who } può essere { $who-form ->
            [f] scartata
            *[other] scartato
        }
    .do = impedisci di scartare { $who }
    .to = impedire di scartare { $who }
tcg-is-be-exerted = { $who } non può sforzarsi
    .none = { $who } può sforzarsi
    .do = impedisci a { $who } di sforzarsi
    .to = impedire a { $who } di sforzarsi
tcg-is-be-assigned = { $who } non può essere { $who-form ->
        [f] assegnata
        *[other] assegnato
    } a una schermaglia
    .none = { $who } può essere { $who-form ->
            [f] assegnata
            *[other] assegnato
        } a una schermaglia
    .do = impedisci di assegnare { $who } a una schermaglia
    .to = impedire di assegnare { $who } a una schermaglia
tcg-is-be-played = { $who } non può essere { $who-form ->
        [f] giocata
        *[other] giocato
    }
    .none = { $who } può essere { $who-form ->
            [f] giocata
            *[other] giocato
        }
    .do = impedisci di giocare { $who }
    .to = impedire di giocare { $who }
tcg-is-add-to-archery = { $who } non conta per il totale degli arcieri
    .none = { $who } conta per il totale degli arcieri
    .do = impedisci a { $who } di contare per il totale degli arcieri
    .to = impedire a { $who } di contare per il totale degli arcieri
tcg-is-use-abilities = le abilità speciali di { $who } non si possono usare
    .do = impedisci di usare le abilità speciali di { $who }
    .to = impedire di usare le abilità speciali di { $who }
tcg-is-take-part = { $who } non può partecipare al tiro degli arcieri o alle schermaglie
    .none = { $who } può partecipare al tiro degli arcieri o alle schermaglie
    .do = impedisci a { $who } di partecipare al tiro degli arcieri o alle schermaglie
    .to = impedire a { $who } di partecipare al tiro degli arcieri o alle schermaglie
tcg-is-cannot-bear = { $who } non può portare { $what }
    .do = impedisci a { $who } di portare { $what }
    .to = impedire a { $who } di portare { $what }
tcg-is-not-against = { $who } non si può assegnare a una schermaglia contro { $what }
    .do = impedisci di assegnare { $who } a una schermaglia contro { $what }
    .to = impedire di assegnare { $who } a una schermaglia contro { $what }
tcg-is-no-bonus = { $who } non può ricevere bonus di forza da { $what }
    .do = impedisci a { $who } di ricevere bonus di forza da { $what }
    .to = impedire a { $who } di ricevere bonus di forza da { $what }
tcg-is-no-actions = { $player } non può giocare eventi { $phase } né usare abilità speciali { $phase }
    .do = impedisci a { $player } di giocare eventi { $phase } e di usare abilità speciali { $phase }
    .to = impedire a { $player } di giocare eventi { $phase } e di usare abilità speciali { $phase }
tcg-is-no-actions-opponent = nessun avversario può giocare eventi { $phase } né usare abilità speciali { $phase }
    .do = impedisci agli avversari di giocare eventi { $phase } o usare abilità speciali { $phase }
    .to = impedire agli avversari di giocare eventi { $phase } o usare abilità speciali { $phase }
tcg-is-nobody-acts = nessuno può giocare eventi { $phase } né usare abilità speciali { $phase }
    .do = impedisci a qualsiasi giocatore di giocare eventi { $phase } e di usare abilità speciali { $phase }
    .to = impedire a qualsiasi giocatore di giocare eventi { $phase } e di usare abilità speciali { $phase }
tcg-is-cannot-move = la Compagnia non può muovere ancora
    .do = impedisci a la Compagnia di muovere ancora
    .to = impedire a la Compagnia di muovere ancora
tcg-is-cannot-by = { $text } per effetto di { $cards }
tcg-is-takes-part = { $who } può partecipare al tiro degli arcieri e alle schermaglie
    .do = permetti a { $who } di partecipare al tiro degli arcieri e alle schermaglie
    .to = permettere a { $who } di partecipare al tiro degli arcieri e alle schermaglie
tcg-is-joins-skirmishes = { $who } può partecipare alle schermaglie
    .do = permetti a { $who } di partecipare alle schermaglie
    .to = permettere a { $who } di partecipare alle schermaglie
tcg-is-no-text = { $who } non ha testo di gioco
    .do = fai perdere a { $who } il testo di gioco
    .to = far perdere a { $who } il testo di gioco
tcg-is-counts-as = { $who } conta come { $what }
    .do = fai contare { $who } come { $what }
    .to = far contare { $who } come { $what }
tcg-is-must-move = il giocatore dei Popoli Liberi deve muovere ancora questo turno (se il limite dei movimenti lo permette)
    .do = fai muovere ancora il giocatore dei Popoli Liberi questo turno (se il limite dei movimenti lo permette)
    .to = far muovere ancora il giocatore dei Popoli Liberi questo turno (se il limite dei movimenti lo permette)
tcg-is-extra-cost = { $who } acquisisce questo costo: { $cost }
    .do = fai acquisire a { $who } questo costo: { $cost }
    .to = far acquisire a { $who } questo costo: { $cost }
tcg-is-allies-archery = gli alleati subiscono le ferite del tiro degli arcieri al posto dei compagni
    .do = fai subire agli alleati le ferite del tiro degli arcieri al posto dei compagni
    .to = far subire agli alleati le ferite del tiro degli arcieri al posto dei compagni
tcg-is-switched-off = la prima frase del testo di { $who } non vale
    .do = fai sì che la prima frase del testo di { $who } non valga
    .to = far sì che la prima frase del testo di { $who } non valga
tcg-is-one-minion-each = a ogni personaggio si può assegnare un solo servitore
    .do = fai sì che a ogni personaggio si possa assegnare un solo servitore
    .to = far sì che a ogni personaggio si possa assegnare un solo servitore
tcg-is-win-later = la Compagnia vince solo alla fine del turno
    .do = fai vincere la Compagnia solo alla fine del turno
    .to = far vincere la Compagnia solo alla fine del turno
tcg-is-skip-phase = si salta { $phase }
    .do = salta { $phase }
    .to = saltare { $phase }
tcg-is-keep-cards = { $cards } non possono scartare carte dalla tua mano o dal tuo mazzo di gioco
    .do = impedisci a { $cards } di scartare carte dalla tua mano o dal tuo mazzo di gioco
    .to = impedire a { $cards } di scartare carte dalla tua mano o dal tuo mazzo di gioco
tcg-is-no-playing-from = nessuno può giocare carte dal mazzo di gioco o dalla pila degli scarti
    .do = impedisci a tutti di giocare carte dal mazzo di gioco o dalla pila degli scarti
    .to = impedire a tutti di giocare carte dal mazzo di gioco o dalla pila degli scarti
tcg-is-no-removing-burdens = non si possono rimuovere fardelli
    .do = impedisci di rimuovere fardelli
    .to = impedire di rimuovere fardelli
tcg-is-no-looking-at-hand = nessuno può guardare la mano di un avversario
    .do = impedisci a tutti di guardare la mano di un avversario
    .to = impedire a tutti di guardare la mano di un avversario

## Conditions, and that they are not so (`.not`)

tcg-if-can-spot = puoi avvistare { $what }
    .not = non puoi avvistare { $what }
tcg-if-twilight = nella zona del crepuscolo ci sono almeno { $tokens }
    .not = nella zona del crepuscolo ci sono meno di { $tokens }
tcg-if-dead-pile = la pila dei morti contiene almeno { $what }
    .not = la pila dei morti non contiene { $what }
tcg-if-dead-pile-one = nella pila dei morti c'è { $what }
    .not = nella pila dei morti non c'è { $what }
tcg-if-sites-you = controlli { $what }
    .not = non controlli { $what }
tcg-if-sites-opponent = un avversario controlla { $what }
    .not = nessun avversario controlla { $what }
tcg-if-more-than = { $amount } è maggiore di { $least }
    .not = { $amount } non è maggiore di { $least }
tcg-if-sites = { $who } controlla { $what }
    .not = { $who } non controlla { $what }
tcg-if-moves = la Compagnia ha mosso almeno { $count ->
        [1] una volta
        [2] due volte
        *[other] { $count } volte
    } questo turno
    .not = la Compagnia ha mosso meno di { $count ->
            [1] una volta
            *[other] { $count } volte
        } questo turno
tcg-if-hand-you = hai in mano almeno { $cards }
    .not = hai in mano meno di { $cards }
tcg-if-hand = { $who } ha in mano almeno { $cards }
    .not = { $who } ha in mano meno di { $cards }
tcg-if-at-least = { $amount } è almeno { $least }
    .not = { $amount } è meno di { $least }
tcg-if-moved-to = la Compagnia ha mosso verso { $site } in questa fase
    .not = la Compagnia non ha mosso verso { $site } in questa fase
tcg-if-at = la Compagnia è presso { $site }
    .not = la Compagnia non è presso { $site }
tcg-if-in-phase = è { $phase }
    .not = non è { $phase }
tcg-if-fierce = è in corso una schermaglia feroce
    .not = non è in corso una schermaglia feroce
tcg-if-switched-off = la prima frase del testo di { $who } non vale
    .not = la prima frase del testo di { $who } vale
tcg-if-ring-worn = il Portatore dell'Anello indossa l'Unico Anello
    .not = il Portatore dell'Anello non indossa l'Unico Anello
tcg-if-is = { $who } è { $what }
    .not = { $who } non è { $what }
tcg-if-has-stacked = su { $who } c'è in pila { $what }
    .not = su { $who } non c'è in pila { $what }
tcg-if-stands = { $who } è { $what }
    .not = { $who } non è { $what }
tcg-if-bears = { $who } porta { $what }
    .not = { $who } non porta { $what }
tcg-if-played-here = qualcuno ha già giocato { $what } presso questo sito questo turno
    .not = nessuno ha ancora giocato { $what } presso questo sito questo turno
tcg-if-first-shadow = è la prima fase dell'Ombra
    .not = non è la prima fase dell'Ombra
tcg-if-starting = { $who } è nella tua Compagnia di partenza
    .not = { $who } non è nella tua Compagnia di partenza
tcg-if-home = un avversario controlla la casa di { $who }
    .not = nessun avversario controlla la casa di { $who }
tcg-if-played = qualcuno ha già giocato { $what } questo turno
    .not = nessuno ha ancora giocato { $what } questo turno

## What abilities answer to; `.f` with a feminine subject

tcg-when-about_wound = { $who } sta per subire una ferita
    .f = { $who } sta per subire una ferita
tcg-when-about_killed = { $who } sta per essere ucciso
    .f = { $who } sta per essere uccisa
tcg-when-about_discarded = { $who } sta per essere scartato
    .f = { $who } sta per essere scartata
tcg-when-about_burdens = stanno per essere aggiunti fardelli
tcg-when-about_control = { $player } sta per prendere il controllo di un sito
tcg-when-wounded = { $who } subisce una ferita
    .f = { $who } subisce una ferita
tcg-when-killed = { $who } viene ucciso
    .f = { $who } viene uccisa
tcg-when-discarded = { $who } viene scartato
    .f = { $who } viene scartata
tcg-when-burdens_added = viene aggiunto un fardello
tcg-when-burdens_removed = viene rimosso un fardello
tcg-when-played = { $who } viene giocato
    .f = { $who } viene giocata
tcg-when-you-play = giochi { $who }
tcg-when-plays = { $player } gioca { $who }
tcg-when-wins = { $who } vince una schermaglia
    .f = { $who } vince una schermaglia
tcg-when-loses = { $who } perde una schermaglia
    .f = { $who } perde una schermaglia
tcg-when-assigned = { $who } viene assegnato a una schermaglia
    .f = { $who } viene assegnata a una schermaglia
tcg-when-assigned_to = { tcg-when-assigned }
    .f = { tcg-when-assigned.f }
tcg-when-assigns = { $player } assegna { $who } a una schermaglia
tcg-when-moves_from = la Compagnia muove da { $who }
    .f = la Compagnia muove da { $who }
tcg-when-moves = la Compagnia muove
tcg-when-moves_to = la Compagnia muove verso { $who }
    .f = la Compagnia muove verso { $who }
tcg-when-starts = all'inizio di { $phase }
tcg-when-ends = alla fine di { $phase }
tcg-when-first-shadow = la prima fase dell'Ombra
tcg-when-each = ogni { $phase }
tcg-when-skirmish-of = ogni schermaglia che coinvolge { $who }
tcg-when-turn_starts = all'inizio di ogni turno
tcg-when-uses_ability = viene usata un'abilità speciale { $of-who }
    .f = viene usata un'abilità speciale { $of-who }
tcg-when-exerted = { $who } si sforza
    .f = { $who } si sforza
tcg-when-healed = { $who } viene curato
    .f = { $who } viene curata
tcg-when-draws = { $player } pesca una carta
tcg-when-wears_ring = { $who } indossa l'Unico Anello
    .f = { $who } indossa l'Unico Anello
tcg-when-skirmish_ending = una schermaglia che coinvolge { $who } sta per finire
    .f = una schermaglia che coinvolge { $who } sta per finire
tcg-when-revealed = { $who } viene rivelato
    .f = { $who } viene rivelata

## What stands behind a noun, in four forms

tcg-way-skirmishing =
    .m = in schermaglia
    .f = in schermaglia
    .mp = in schermaglia
    .fp = in schermaglia
tcg-way-skirmishing-with =
    .m = in schermaglia con { $whom }
    .f = in schermaglia con { $whom }
    .mp = in schermaglia con { $whom }
    .fp = in schermaglia con { $whom }
tcg-way-assigned =
    .m = assegnato a una schermaglia
    .f = assegnata a una schermaglia
    .mp = assegnati a una schermaglia
    .fp = assegnate a una schermaglia
tcg-way-assigned-to =
    .m = assegnato a una schermaglia contro { $whom }
    .f = assegnata a una schermaglia contro { $whom }
    .mp = assegnati a una schermaglia contro { $whom }
    .fp = assegnate a una schermaglia contro { $whom }
tcg-way-bears =
    .m = con { $what } addosso
    .f = con { $what } addosso
    .mp = con { $what } addosso
    .fp = con { $what } addosso
tcg-way-borne-by =
    .m = portato da { $whom }
    .f = portata da { $whom }
    .mp = portati da { $whom }
    .fp = portate da { $whom }
tcg-way-on-bearer =
    .m = su { $whom }
    .f = su { $whom }
    .mp = su { $whom }
    .fp = su { $whom }
tcg-way-stacked-on =
    .m = impilato su { $what }
    .f = impilata su { $what }
    .mp = impilati su { $what }
    .fp = impilate su { $what }
tcg-way-has-stacked =
    .m = con { $what } in pila
    .f = con { $what } in pila
    .mp = con { $what } in pila
    .fp = con { $what } in pila
tcg-way-has-tokens =
    .m = con { $what }
    .f = con { $what }
    .mp = con { $what }
    .fp = con { $what }
tcg-way-strength-at-most =
    .m = con forza { $most } o meno
    .f = con forza { $most } o meno
    .mp = con forza { $most } o meno
    .fp = con forza { $most } o meno
tcg-way-signet =
    .m = con il sigillo di { $signet }
    .f = con il sigillo di { $signet }
    .mp = con il sigillo di { $signet }
    .fp = con il sigillo di { $signet }
tcg-way-home =
    .m = di casa presso { $site }
    .f = di casa presso { $site }
    .mp = di casa presso { $site }
    .fp = di casa presso { $site }
tcg-way-you-control =
    .m = che controlli
    .f = che controlli
    .mp = che controlli
    .fp = che controlli
tcg-way-same-title =
    .m = con il titolo di quella carta
    .f = con il titolo di quella carta
    .mp = con il titolo di quella carta
    .fp = con il titolo di quella carta
tcg-way-same-culture =
    .m = con la cultura di quella carta
    .f = con la cultura di quella carta
    .mp = con la cultura di quella carta
    .fp = con la cultura di quella carta
tcg-way-except =
    .m = (tranne { $what })
    .f = (tranne { $what })
    .mp = (tranne { $what })
    .fp = (tranne { $what })
tcg-way-played-hand =
    .m = dalla mano
    .f = dalla mano
    .mp = dalla mano
    .fp = dalla mano
tcg-way-your-hand =
    .m = dalla mano
    .f = dalla mano
    .mp = dalla mano
    .fp = dalla mano
tcg-way-your-discard =
    .m = dalla tua pila degli scarti
    .f = dalla tua pila degli scarti
    .mp = dalla tua pila degli scarti
    .fp = dalla tua pila degli scarti
tcg-way-your-deck =
    .m = dal tuo mazzo di gioco
    .f = dal tuo mazzo di gioco
    .mp = dal tuo mazzo di gioco
    .fp = dal tuo mazzo di gioco
tcg-way-your-dead =
    .m = dalla tua pila dei morti
    .f = dalla tua pila dei morti
    .mp = dalla tua pila dei morti
    .fp = dalla tua pila dei morti
tcg-way-hand =
    .m = dalla mano
    .f = dalla mano
    .mp = dalla mano
    .fp = dalla mano
tcg-way-discard =
    .m = dalla pila degli scarti
    .f = dalla pila degli scarti
    .mp = dalla pila degli scarti
    .fp = dalla pila degli scarti
tcg-way-deck =
    .m = dal mazzo di gioco
    .f = dal mazzo di gioco
    .mp = dal mazzo di gioco
    .fp = dal mazzo di gioco
tcg-way-dead =
    .m = dalla pila dei morti
    .f = dalla pila dei morti
    .mp = dalla pila dei morti
    .fp = dalla pila dei morti
tcg-way-at-random =
    .m = a caso
    .f = a caso
    .mp = a caso
    .fp = a caso
tcg-way-chosen =
    .m = scelto
    .f = scelta
    .mp = scelti
    .fp = scelte
tcg-site-one = il sito { $first }{ $block }
tcg-site-range = i siti { $first }{ $block }–{ $last }{ $block }
tcg-site-towers = T
tcg-site-fellowship = C
tcg-noun-bearer-of = il portatore di { $what }
tcg-noun-up-to = fino a { $what }
tcg-noun-all =
    .m = tutto { $what }
    .f = tutta { $what }
    .mp = tutti { $what }
    .fp = tutte { $what }
tcg-way-calls-on =
    .m = che avvista o sforza { $whom }
    .f = che avvista o sforza { $whom }
    .mp = che avvistano o sforzano { $whom }
    .fp = che avvistano o sforzano { $whom }
tcg-noun-your-hand = la tua mano
tcg-noun-their-hand = la propria mano
tcg-noun-any-number = un numero qualsiasi di { $what }
tcg-way-among =
    .m = tra { $cards }
    .f = tra { $cards }
    .mp = tra { $cards }
    .fp = tra { $cards }
tcg-way-opponents =
    .m = di un avversario
    .f = di un avversario
    .mp = di un avversario
    .fp = di un avversario
tcg-noun-or-more = { $what } o più
tcg-noun-not = non { $what }

## How much

tcg-much-each = { $amount } per ogni { $what }
tcg-much-times = { $count ->
        [1] una volta
        [2] due volte
        *[other] { $count } volte
    }
tcg-much-at-most = { $quantity }, massimo { $limit }
tcg-much-number-of = il numero di { $what }
tcg-much-shuffled = carta messa lì
tcg-much-over = { $what } oltre { $over }
tcg-much-spot = { $what } che avvisti
tcg-much-wound-on = ferita su { $whom }
tcg-much-token-on = { $token } su { $where }
tcg-much-in-hand = carta in mano
tcg-much-in-hand-of = carta nella mano di { $who }
tcg-much-dead = { $what } nella pila dei morti
tcg-much-site = { $what } che controlli
tcg-much-site-of = { $what } sotto il controllo di { $who }
tcg-much-move = movimento di questo turno
tcg-much-among = { $what } tra { $cards }
tcg-much-cost = il costo crepuscolo di { $card }
tcg-much-strength = la forza di { $whom }
tcg-much-here = il numero del sito della Compagnia
tcg-much-plus = { $first } più { $second }
tcg-much-minus = { $first } meno { $second }
tcg-much-smaller = il minore tra { $first } e { $second }
tcg-word-twilight-token = segnalino crepuscolo
    .plural = segnalini crepuscolo
    .gender = m
    .number = singular
    .a = un segnalino crepuscolo
    .the = il segnalino crepuscolo
    .the-plural = i segnalini crepuscolo
