# Quello che dice soltanto il tavolo della Guerra dell'Anello nel browser.

## Pezzi: dadi, tracciati, carte, finestre, quel che è successo

wotr-web-piece-dice-left = { $count ->
    [one] 1 rimasto
   *[other] { $count } rimasti
}
wotr-web-piece-die-used = usato
wotr-web-piece-rings = { $count ->
    [0] Nessun Anello Elfico
    [one] 1 Anello Elfico
   *[other] { $count } Anelli Elfici
}
wotr-web-piece-rings-used = { $count ->
    [0] Nessun Anello Elfico; uno è stato usato in questo turno
    [one] 1 Anello Elfico; uno è stato usato in questo turno
   *[other] { $count } Anelli Elfici; uno è stato usato in questo turno
}
wotr-web-piece-rings-means = Una volta per turno, uno di essi cambia il risultato di un dado.
wotr-web-piece-ring-use = { $count ->
    [one] Usa un Anello Elfico: ne resta 1
   *[other] Usa un Anello Elfico: ne restano { $count }
}
wotr-web-piece-hand-of = Carte in mano: { $character } Personaggi, { $strategy } Strategia
wotr-web-piece-players = { $side }: i giocatori
wotr-web-piece-leads = guida in questo turno
wotr-web-piece-asked = deve decidere ora
wotr-web-piece-is-asked = decide
wotr-web-piece-acts = agisce
wotr-web-piece-acting = l'azione è sua
wotr-web-piece-decides = Decide: { $seat }
wotr-web-piece-action-of = Azione: { $seat }
wotr-web-piece-rests = riposa
wotr-web-piece-resting = A riposo: { $nations }
wotr-web-piece-moon-rests = luna: riposa
wotr-web-piece-only-player = Solo: { $seat }
wotr-web-piece-apart = Due Eserciti, fianco a fianco.
wotr-web-piece-commands = Comanda:
wotr-web-piece-fellowship = La Compagnia
wotr-web-piece-hidden = nascosta
wotr-web-piece-revealed = rivelata
wotr-web-piece-mordor-hidden = a Mordor, nascosta
wotr-web-piece-mordor-revealed = a Mordor, rivelata
wotr-web-piece-mordor-track = Cammino di Mordor: passo { $count } di { $most }
wotr-web-piece-progress = avanzamento { $count }
wotr-web-piece-corruption = Corruzione { $count }
wotr-web-piece-companions = { $count ->
    [0] Nessun Compagno nella Compagnia
    [one] 1 Compagno nella Compagnia
   *[other] { $count } Compagni nella Compagnia
}
wotr-web-piece-hunt = Caccia
wotr-web-piece-hunt-need = Caccia { $need }+
wotr-web-piece-hunt-empty = vuoto
wotr-web-piece-hunt-box = Riquadro della Caccia
wotr-web-piece-hunt-box-means = Dadi dell'Ombra: { $hunters }. Dadi con cui si è mossa la Compagnia: { $walkers }. Tiri ripetuti: { $rerolls }.
wotr-web-piece-hunt-open = Livello di Caccia { $level }: mostra le { $tiles } tessere della Riserva della Caccia
wotr-web-piece-pool = Riserva della Caccia
wotr-web-piece-tiles-pool = { $count ->
    [one] 1 tessera nella riserva
   *[other] { $count } tessere nella riserva
}
wotr-web-piece-tiles-waiting = { $count ->
    [one] 1 tessera da aggiungere a Mordor
   *[other] { $count } tessere da aggiungere a Mordor
}
wotr-web-piece-tiles-drawn = { $count ->
    [one] 1 tessera pescata
   *[other] { $count } tessere pescate
}
wotr-web-piece-tiles-removed = { $count ->
    [one] 1 tessera fuori dal gioco
   *[other] { $count } tessere fuori dal gioco
}
wotr-web-piece-nations = Nazioni
wotr-web-piece-dashed-passive = tratteggio: passiva
wotr-web-piece-passive = passiva
wotr-web-piece-from-war = { $count ->
    [one] a 1 passo
   *[other] a { $count } passi
}
wotr-web-piece-at-war = In Guerra
wotr-web-piece-points-of = { $points } Punti Vittoria su { $goal }
wotr-web-piece-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
wotr-web-piece-of = su { $goal }
wotr-web-piece-stronghold = Fortezza
wotr-web-piece-city = Cittadella
wotr-web-piece-town = Città
wotr-web-piece-fortification = Fortificazione
wotr-web-piece-captured = { $who ->
    [free] in mano ai Popoli Liberi
   *[shadow] in mano all'Ombra
}
wotr-web-piece-force = { $dice ->
    [one] 1 dado, ritira { $leadership }
   *[other] { $dice } dadi, ritira { $leadership }
}
wotr-web-piece-no-army = nessun Esercito
wotr-web-piece-besieged = dentro, sotto assedio
wotr-web-piece-besieging = fuori, all'assedio
wotr-web-piece-fellowship-here = La Compagnia è stata vista qui l'ultima volta.
wotr-web-piece-nobody = Qui non c'è nessuno.
wotr-web-piece-initiative = Iniziativa
wotr-web-piece-hand = { $count ->
    [one] La tua mano: 1 carta
   *[other] La tua mano: { $count } carte
}
wotr-web-piece-your-hand = La tua mano
wotr-web-piece-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
wotr-web-piece-cards-word = { $count ->
    [one] carta
   *[other] carte
}
wotr-web-piece-hand-empty = Nessuna carta in mano.
wotr-web-piece-pick-card = Scegli questa carta
wotr-web-piece-friends = Amici accanto:
wotr-web-piece-rolled = Tirati { $dice }: { $hits ->
    [one] 1 colpo
   *[other] { $hits } colpi
}.
wotr-web-piece-rolled-again = Ritirati { $dice }: { $hits ->
    [one] 1 colpo
   *[other] { $hits } colpi
}.
wotr-web-piece-roll = Tiro
wotr-web-piece-reroll = Ripetuti
wotr-web-piece-lift = Guarda la mappa (V)
wotr-web-piece-dice-need = { $count ->
    [one] 1 dado, { $need }+
   *[other] { $count } dadi, { $need }+
}
wotr-web-piece-bonus = { $bonus } a ciascuno
wotr-web-piece-leadership = { $count ->
    [one] Comando: 1 ritirato
   *[other] Comando: { $count } ritirati
}
wotr-web-piece-rerolls = { $count ->
    [one] 1 dado da ritirare
   *[other] { $count } dadi da ritirare
}
wotr-web-piece-nothing-left = Non resta nulla.
wotr-web-piece-cancelled = Annullata: non ha effetto.
wotr-web-piece-face-down = Una carta, ancora coperta
wotr-web-piece-no-card = Nessuna carta
wotr-web-piece-card-open = Ancora nessuna carta
wotr-web-piece-hits = { $count ->
    [0] Nessun colpo
    [one] 1 colpo
   *[other] { $count } colpi
}
wotr-web-piece-stage-cards = Carte
wotr-web-piece-stage-roll = Tiro
wotr-web-piece-stage-reroll = Ripetizione
wotr-web-piece-stage-casualties = Perdite
wotr-web-piece-stage-go = Avanti?
wotr-web-piece-siege = Assedio
wotr-web-piece-battle = Battaglia
wotr-web-piece-round = Round { $count }
wotr-web-piece-attackers = Attaccanti
wotr-web-piece-defenders = Difensori
wotr-web-piece-garrison = Guarnigione
wotr-web-piece-rounds-before = { $count ->
    [one] Il round precedente
   *[other] I { $count } round precedenti
}
wotr-web-piece-take = Subisci
wotr-web-piece-lay = Gioca così
wotr-web-piece-lay-none = Nessuna carta
wotr-web-piece-hits-of-attacker = colpi degli attaccanti, round { $round }
wotr-web-piece-hits-of-defender = colpi dei difensori, round { $round }
wotr-web-piece-ends = Se si combatte fino in fondo, senza carte: vincono gli attaccanti nel { $won } dei casi, resistono i difensori nel { $held }.
wotr-web-piece-the-hunt = La Caccia all'Anello
wotr-web-piece-hunt-roll = Tiro
wotr-web-piece-hunt-reroll = Ripetizione
wotr-web-piece-hunt-tile = Tessera
wotr-web-piece-hunt-damage = Danno
wotr-web-piece-hunt-level = Livello di Caccia { $level }
wotr-web-piece-successes = { $count ->
    [0] Nessun successo.
    [one] 1 successo.
   *[other] { $count } successi.
}
wotr-web-piece-hunt-rerolls = { $count ->
    [one] Si può ritirare 1 dado.
   *[other] Si possono ritirare { $count } dadi.
}
wotr-web-piece-hunt-mordor = A Mordor non si tira: ogni movimento pesca una tessera.
wotr-web-piece-hunt-no-roll = Si pesca una tessera senza tirare.
wotr-web-piece-damage-left = danni da subire
wotr-web-piece-damage-full = { $full } all'inizio
wotr-web-piece-bear = Sopporta
wotr-web-piece-corruption-word = Corruzione
wotr-web-piece-hunt-next = La prossima Caccia trova la Compagnia nel { $found } dei casi e la rivela nel { $reveal }.
wotr-web-piece-chronicle = Cronaca
wotr-web-piece-step-to = Guarda il passo { $number }
wotr-web-piece-details = Com'è andata
wotr-web-piece-away-step = Mostra il passo { $number }
wotr-web-piece-away-again = Di nuovo da 1
wotr-web-piece-away-all = Tutto nella cronaca
wotr-web-piece-things = { $count ->
    [one] 1 fatto
   *[other] { $count } fatti
}
wotr-web-piece-reinforcements = Rinforzi
wotr-web-piece-casualties = Caduti
wotr-web-piece-on-table = Sul tavolo
wotr-web-piece-discards = Scartate: { $count } scoperte, { $covered } coperte
wotr-web-piece-guide = Guida: { $name }, livello { $level }
wotr-web-piece-battle-over = { $region }: la battaglia è finita
wotr-web-piece-losses = Perdite, { $side }:
wotr-web-piece-reduced = rimpiazzati da Regolari:
wotr-web-piece-rounds = { $count ->
    [one] Un round
   *[other] { $count } round
}
wotr-web-piece-more = e altri { $count }
wotr-web-piece-by-level = dipende dal livello
wotr-web-piece-damage-more = e ancora { $count } da subire
wotr-web-piece-walls-siege = assalto a una Fortezza
wotr-web-piece-walls-field = primo round davanti a una Cittadella o Fortificazione
wotr-web-piece-hunt-walkers = { $count ->
    [one] 1 dado dei Popoli Liberi nel Riquadro della Caccia
   *[other] { $count } dadi dei Popoli Liberi nel Riquadro della Caccia
}
wotr-web-piece-beside = Eserciti accanto:
wotr-web-about = Tutto su: { $region }
wotr-web-end-turn = Turno { $turn }
wotr-web-end-taken = conquistati: { $names }
wotr-web-end-companions = { $count ->
    [0] nessun Compagno rimasto
    [one] 1 Compagno rimasto
   *[other] { $count } Compagni rimasti
}
wotr-web-nobody-goes = Non partirebbe nessuno: scegli almeno un'unità.
wotr-web-could-strike = { $from } potrebbe colpire lì: { $force }.
wotr-web-no-room = Non c'è posto per così tanti.
wotr-web-left-alone = Chi resta ha bisogno di un'unità al suo fianco.
