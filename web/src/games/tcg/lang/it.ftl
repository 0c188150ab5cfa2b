# What the board of The Lord of the Rings TCG says itself; whatever there is to say of the game comes from the server.

## The turn

tcg-web-turn = Turno { $turn }
tcg-web-turn-yours = Turno { $turn } · è in cammino la tua Compagnia
tcg-web-seat-the = il giocatore { $letter }
tcg-web-name-the = { $name }
tcg-web-seat-of = del giocatore { $letter }
tcg-web-name-of = di { $name }
tcg-web-seat-by = dal giocatore { $letter }
tcg-web-name-by = da { $name }
tcg-web-seat-to = al giocatore { $letter }
tcg-web-name-to = a { $name }
tcg-web-turn-of = Turno { $turn } · è in cammino la Compagnia { $of }
tcg-web-before = Prima del primo turno
tcg-web-phases = Le fasi del turno
tcg-web-your-action = Tocca a te
tcg-web-acts = { $name } decide
tcg-web-passed = { $name } ha passato
tcg-web-waits = { $name }
tcg-web-waiting = { $name } sta decidendo.

## The path

tcg-web-path = Il cammino dell'avventura
tcg-web-site = il sito { $number }
tcg-web-site-said = Sito { $number }: { $title }, numero Ombra { $shadow }, messo { $by }
tcg-web-stands-here = Qui sta la Compagnia { $of }
tcg-web-controlled-by = Lo controlla { $the }
tcg-web-controls = controlla
tcg-web-controlled = { $site }, sotto controllo
tcg-web-lays = lo mette { $the }

## Players

tcg-web-you = tu
tcg-web-not-here = assente
tcg-web-out = fuori dal gioco
tcg-web-role-free = Popoli Liberi
tcg-web-role-shadow = Ombra in questo turno
tcg-web-hand = mano
tcg-web-deck = mazzo
tcg-web-discard = scarti
tcg-web-dead = morti
tcg-web-moves = movimenti
tcg-web-of = { $made } di { $limit }
tcg-web-support = area di supporto
tcg-web-resting = Compagnia a riposo
tcg-web-burdens = fardelli
tcg-web-burdens-of = fardelli { $count } di { $most }
tcg-web-wearing = porta l'Anello al dito
tcg-web-open-pile = : mostra queste carte
tcg-web-pile-discard = Pila degli scarti: { $count }
tcg-web-pile-dead = Pila dei morti: { $count }

## Cards on the table

tcg-web-say-character = forza { $strength }, vitalità { $left } di { $vitality }
tcg-web-say-wounds = ferite: { $count }
tcg-web-say-lit = si può scegliere
tcg-web-say-chosen = scelta fatta
tcg-web-tokens = segnalini: { $count }
tcg-web-stacked = sotto: { $card }
tcg-web-costs = costa { $cost }
tcg-web-put-away = Riponi
tcg-web-spread = Carte tra cui scegliere

## Twilight and moving

tcg-web-twilight = crepuscolo
tcg-web-twilight-of = Zona del crepuscolo: { $count }
tcg-web-pool = Segnalini nella zona del crepuscolo: { $count }.
tcg-web-roam = { $count ->
    [one] Un servitore nella tua mano sarebbe vagante: il costo ne tiene conto.
   *[other] { $count } servitori nella tua mano sarebbero vaganti: i costi ne tengono conto.
}
tcg-web-roaming = vagante
tcg-web-move-to = Il prossimo movimento porta al sito { $number }.
tcg-web-move-makes = Andare a { $site } porta il crepuscolo a { $total }.
tcg-web-move-why = Ora { $now }, numero Ombra { $shadow }, compagni { $companions }.
tcg-web-move-unknown = Il sito lo mette { $the }; i compagni aggiungono { $companions }.
tcg-web-now = Crepuscolo ora
tcg-web-shadow-number = { $site }, numero Ombra
tcg-web-companions = { $count ->
    [one] Un compagno
   *[other] { $count } compagni
}
tcg-web-then = Crepuscolo dopo il movimento
tcg-web-then-least = Crepuscolo dopo il movimento, almeno
tcg-web-site-unknown = Il sito spetta { $to }.
tcg-web-stays = resta se ti muovi

## Fighting

tcg-web-loose = Servitori non assegnati
tcg-web-shown-for = Che cosa significherebbe ciascuno per { $card }:
tcg-web-drop-here = metti qui un servitore
tcg-web-not-assigned = senza avversari
tcg-web-no-minions = Nessun servitore in gioco.
tcg-web-lane-empty = nessuno
tcg-web-skirmish-of = Schermaglia: { $card }
tcg-web-total-fellowship = Totale della Compagnia: { $total }
tcg-web-total-shadow = Totale dell'Ombra: { $total }
tcg-web-rules = le regole
tcg-web-by-text = { $card }, dal testo
tcg-web-damage = ferite in più, se vince
tcg-web-nobody = Non vince nessuno.
tcg-web-nobody-short = nessuno vince
tcg-web-shadow-wins = Vince l'Ombra.
tcg-web-fellowship-wins = Vince la Compagnia.
tcg-web-fate-killed = { $wounds ->
    [one] { $card }: una ferita, e muore.
   *[other] { $card }: { $wounds } ferite, e muore.
}
tcg-web-fate-overwhelmed = La forza nemica sopraffà { $card }, che muore.
tcg-web-fate-wounded = { $wounds ->
    [0] { $card }: nessuna ferita.
    [one] { $card }: una ferita.
   *[other] { $card }: { $wounds } ferite.
}
tcg-web-short-killed = { $count ->
    [one] muore
   *[other] muoiono in { $count }
}
tcg-web-short-overwhelmed = sopraffazione
tcg-web-short-wounds = { $count ->
    [0] nessuna ferita
    [one] 1 ferita
   *[other] { $count } ferite
}
tcg-web-scale-overwhelm = sopraffai a { $total }
tcg-web-scale-win = vinci a { $total }
tcg-web-scale-overwhelmed = ti sopraffà a { $total }

## Archery and wounds

tcg-web-archery-minion = Arcieri dei servitori:
tcg-web-archery-fellowship = Arcieri della Compagnia:
tcg-web-archer = aggiunge 1
tcg-web-no-archer = non è arciere
tcg-web-no-archers = nessun arciere
tcg-web-wounds-left = { $count ->
    [one] una ferita da assegnare
   *[other] { $count } ferite da assegnare
}
tcg-web-after-left = dopo ne restano { $left }
tcg-web-after-exhausted = dopo, senza forze
tcg-web-after-killed = ne muore
tcg-web-healed = { $left } dopo la cura
tcg-web-left = ne restano { $left }
tcg-web-left-healed = poi { $left }
tcg-web-exhausted = senza forze
tcg-web-killed = muore

## Deciding

tcg-web-picked = { $card }: scegli l'altra carta, o riponi.
tcg-web-pair-assign = { $count ->
    [one] un avversario
   *[other] scegli tra { $count }
}
tcg-web-pair-transfer = { $count ->
    [one] un portatore
   *[other] scegli tra { $count } portatori
}
tcg-web-pair-heal = scegli che cosa scartare
tcg-web-more-to-choose = poi si sceglie ancora
tcg-web-no-fight = niente schermaglia
tcg-web-idle = altre { $count } che qui non cambiano nulla
tcg-web-more = altre { $count }
tcg-web-back = Riponi
tcg-web-left-over = ne restano { $count }
tcg-web-if-passes = Se passa anche { $who }: { $text }
tcg-web-phase-ends = Con questo la fase finisce.
tcg-web-phase-ends-if = Se passa anche { $who }, la fase finisce.
tcg-web-leave = { $count ->
    [one] Un servitore resta all'Ombra, contro chiunque.
   *[other] { $count } servitori restano all'Ombra, contro chiunque.
}
tcg-web-leaves-twilight = Segnalini che restano nella zona del crepuscolo: { $count }.
tcg-web-keys = Tasti: da 1 a 9 si sceglie, P passa, U annulla, H va alla mano, Esc ripone.
tcg-web-again = Mostra di nuovo che cosa hanno fatto gli altri

## How much one wants to be asked

tcg-web-pace = Quando chiedermi qualcosa
tcg-web-pace-able = Se posso agire
tcg-web-pace-always = Chiedi sempre
tcg-web-pace-news = Passa finché nulla cambia
tcg-web-pace-turn = Passa fino al mio turno
tcg-web-pace-able-means = Dove non c'è scelta, il tavolo risponde per te.
tcg-web-pace-always-means = Nessuno risponde per te, così nessuna pausa rivela che cosa hai in mano.
tcg-web-pace-news-means = Il tavolo passa per te finché un altro non fa qualcosa.
tcg-web-pace-turn-means = Il tavolo passa per te fino al tuo turno.

## The hand

tcg-web-your-hand = La tua mano: { $count ->
    [one] una carta
   *[other] { $count } carte
}
tcg-web-playable = { $count ->
    [one] 1 si può giocare
   *[other] { $count } si possono giocare
}
tcg-web-sort-playable = Prima le giocabili
tcg-web-sort-kind = Per tipo
tcg-web-sort-cost = Per costo
tcg-web-sort-culture = Per cultura

## Small screens

tcg-web-tab-table = Tavolo
tcg-web-tab-hand = Mano
tcg-web-tab-choices = Scelte
tcg-web-tab-log = Cronaca

## How it ended

tcg-web-sum-turns = La partita è durata { $count ->
    [one] un turno
   *[other] { $count } turni
}.
tcg-web-sum-won = ha vinto
tcg-web-sum-site = Arrivato al sito { $site } di 9
tcg-web-sum-burdens = fardelli
tcg-web-sum-wounds = ferite
tcg-web-sum-deck = carte rimaste nel mazzo
tcg-web-sum-fell = { $card }: caduto
