# Ciò che dice soltanto il browser, qualunque sia il gioco.

web-tagline = I giochi della Terra di Mezzo, a un solo tavolo.
web-home = Alla pagina iniziale
web-close = Chiudi
web-on = Sì
web-off = No

## Starting a game

web-blurb-duel = Porta l'Anello al vulcano o dagli la caccia, raccogli il sostegno di sei Razze, oppure sii presente in ogni regione della Terra di Mezzo.
web-blurb-wotr = Porta l'Anello al fuoco o trovalo; tieni uniti i Popoli Liberi o spezzali, Fortezza dopo Fortezza.
web-start = Comincia
web-company = Con chi
web-company-bot = Il computer
web-company-friend = Un amico, con un link
web-company-here = In due, qui
web-company-here-all = Tutti noi, qui
web-team-together = Giocano insieme
web-team-alone = Gioca da solo
web-sits-me = Io, qui
web-sits-friend = Un amico, con un link
web-sits-open = Libero per chiunque
web-sits-bot = Computer: { $how }
web-side = La tua fazione
web-side-any = Una qualsiasi
web-bot = Come gioca
web-bot-random = Alla leggera
web-bot-random-like = Prende una cosa qualsiasi.
web-bot-greedy = Con giudizio
web-bot-greedy-like = Prova ogni scelta e prende quella dopo la quale sta meglio.
web-bot-pippin = Pipino
web-bot-pippin-like = Prende ciò che gli piace di più e non bada a ciò che hai e farai.
web-bot-gimli = Gimli
web-bot-gimli-like = Vede entrambe le parti, ma solo il colpo che sta per dare.
web-bot-faramir = Faramir
web-bot-faramir-like = Conosce bene il gioco e, dove serve, pensa qualche mossa avanti.
web-bot-galadriel = Galadriel
web-bot-galadriel-like = Vede molte cose che forse saranno. Si prende il suo tempo, al massimo qualche secondo.
web-name = Il tuo nome
web-name-any = Come preferisci, o niente
web-setup = Regole da concordare
web-shelf = I giochi della casa
web-go-on = Continua
web-box-duel = Porta l'Anello al fuoco o dagli la caccia, una carta alla volta.
web-box-wotr = Tutta la guerra su una mappa: gli Eserciti, la Compagnia e la Caccia all'Anello.
web-box-tcg = Costruisci un mazzo, guida la tua Compagnia lungo il cammino e manda l'Ombra contro gli altri.
web-box-players = { $players } giocatori
web-box-minutes = { $minutes } min
web-box-hard-1 = Si impara in fretta
web-box-hard-2 = Richiede un po' di studio
web-box-hard-3 = Impegnativo
web-blurb-tcg = Nel proprio turno ognuno guida una Compagnia verso il nono sito; nel turno degli altri è l'Ombra. C'è un mazzo pronto; il tuo è benvenuto.
web-mine-none-open = Nessuna partita in corso.
web-mine-over = { $count ->
    [one] 1 partita finita
   *[other] { $count } partite finite
}
web-mine-off = { $count ->
    [one] 1 partita tolta dall'elenco
   *[other] { $count } partite tolte dall'elenco
}
web-forget-game = Togli dall'elenco: { $game }. { $company }
web-forgotten = { $game } non è più nell'elenco. Il posto resta tuo.
web-forget-undo = Rimetti
web-device = I miei posti su un altro dispositivo
web-device-why = Comincia al computer e continua col telefono: non serve nessun account.
web-device-means = { $count ->
    [one] Apri questo link sull'altro dispositivo, o inquadra il codice: il posto nella partita in corso sarà tuo anche lì.
   *[other] Apri questo link sull'altro dispositivo, o inquadra il codice: i posti nelle { $count } partite in corso saranno tuoi anche lì.
}
web-device-show = Mostra il link
web-device-link = Link ai miei posti
web-device-secret = Chi ha questo link può giocare al posto tuo. Non darlo a nessuno.
web-seats = I tuoi posti
web-seats-mean = { $count ->
    [one] Una partita da un altro dispositivo. Prendi il posto, e sarà tuo anche in questo browser.
   *[other] { $count } partite da un altro dispositivo. Prendi i posti, e saranno tuoi anche in questo browser.
}
web-seats-take = { $count ->
    [one] Prendilo
   *[other] Prendili
}
web-seats-none = In questo link non ci sono posti che questa casa conosca.
web-against = Contro: { $names }
web-against-invited = un amico invitato
web-against-open = chi si siederà
web-with = Con: { $names }. Contro: { $others }
web-your-turn = Tocca a te
web-their-turn = Decide l'altra fazione
web-forget = Togli dall'elenco
web-import = Leggi una trascrizione
web-import-means = La trascrizione di una partita si può rivedere qui e riprendere da qualsiasi punto.
web-import-text = Incolla qui la trascrizione
web-import-read = Rivedila
web-import-file = Da un file
web-credits-games = I giochi e i loro nomi appartengono ai rispettivi editori; Mathom non contiene né le loro illustrazioni né i loro testi.
web-credits-icons = Icone da
web-credits-fonts = Caratteri: EB Garamond e Cinzel (SIL Open Font License).

## Seats

web-seat = { $name } ({ $side })
web-seat-human = Un giocatore
web-seat-bot = Il computer
web-seat-open = Posto libero
web-seat-invited = Su invito
web-seat-record = Da una trascrizione
web-you = tu
web-away = assente
web-invite = Manda questo link a chi giocherà con { $seat }:
web-copy = Copia
web-copied = Copiato
web-join = Siediti
web-join-as = Siediti e gioca con { $seat }
web-join-means = A questo tavolo c'è un posto per te.
web-watchers = { $count ->
    [one] 1 persona sta guardando.
   *[other] { $count } persone stanno guardando.
}
web-waits-friend = Si aspetta chi hai invitato: giocherà con { $side }.
web-waits-guest = Si aspetta chi giocherà con { $side }.
web-waits-open = Si aspetta che qualcuno si sieda per giocare con { $side }.
web-waits-away = { $seat } deve decidere, ma non è al tavolo.
web-invite-waits = Si aspetta chi hai invitato
web-invite-open = C'è un posto libero
web-invite-wrong = Questo non è un invito a questo tavolo. Forse il link è stato troncato: fattelo mandare di nuovo. Intanto puoi guardare.
web-invite-taken = L'invito è già stato usato: qualcuno gioca già con { $seat }. Puoi guardare la partita.
web-invite-taken-by = L'invito è già stato usato: { $name } gioca con { $seat }. Puoi guardare la partita.
web-copy-by-hand = Questo browser non permette alla pagina di copiare. Il link è selezionato: copialo con Ctrl+C, o tenendolo premuto con il dito.
web-qr = Codice QR
web-qr-means = Inquadralo con la fotocamera di un telefono: il link si apre lì.
web-qr-of = Il link come codice QR
web-only-here = Solo questo computer può aprire questo link. Per far entrare gli altri della tua rete, chiudi Mathom e avvialo così:
web-join-invited = Hai un invito a giocare con { $seat }.
web-watch = Guarda
web-lost-kept = Questo tavolo non si può aprire
web-lost-title = Questo link non porta da nessuna parte
web-lost-cut = I link ai tavoli sono lunghi e si troncano facilmente. Copialo per intero, o fattelo mandare di nuovo.
web-lost-house = Un link vale solo dove è nato. Qui sei su { $host }; forse il tavolo sta altrove.
web-lost-mine = Le partite che giochi in questo browser sono nella pagina iniziale.

## Clocks

web-clock = Orologio
web-clock-none = Nessuno
web-clock-move = Ogni scelta
web-clock-game = Tutta la partita
web-clock-days = Giorni
web-clock-how-much = Quanto tempo
web-clock-seconds = { $seconds } secondi per ogni scelta
web-clock-minutes = { $minutes ->
    [one] 1 minuto per ogni scelta
   *[other] { $minutes } minuti per ogni scelta
}
web-clock-each = { $minutes } minuti a testa, e { $seconds } secondi in più dopo ogni mossa
web-clock-some-days = { $days ->
    [one] 1 giorno per ogni scelta
   *[other] { $days } giorni per ogni scelta
}
web-clock-means = Parte quando tutti sono seduti. Quando il tempo di qualcuno scade, gli altri possono reclamare la vittoria o far continuare il computer.
web-clock-left-days = { $days } g { $hours } h
web-clock-of = Tempo rimasto ({ $seat }):
web-late = Tempo scaduto: { $seat }.
web-late-claim = Reclama la vittoria
web-late-bot = Fai continuare il computer
web-late-wait = Oppure aspetta: chi arriva tardi può ancora scegliere.

## At the table

web-decision = La decisione
web-side-column = Decisione, cronaca e partita da rivedere
web-waits = { $seat } sta decidendo.
web-rule = La regola corrispondente
web-rule-page = { $book }, p. { $page }
web-learn = Come si gioca
web-learn-more = Per saperne di più
web-learn-find = Cerca in queste pagine
web-learn-contents = Capitoli
web-learn-nothing = Qui non si parla di «{ $words }».
web-learn-rule = La regola
web-learn-play = Gioca
web-learn-first = Una prima partita guidata, passo per passo
web-list-show = { $count ->
    [one] Mostra 1 scelta in un elenco
   *[other] Mostra { $count } scelte in un elenco
}
web-list-hide = Nascondi l'elenco
web-log-earlier = Prima
web-log = Cronaca
web-chat = Chat
web-log-and-chat = Cronaca e chat
web-chat-empty = Nessuno ha ancora detto niente.
web-chat-say = Di' qualcosa
web-chat-aside = (al compagno di squadra)
web-chat-to = A chi
web-chat-to-all = Tutti
web-chat-to-team = { $count ->
    [one] Compagno di squadra
   *[other] Compagni di squadra
}
web-chat-send = Invia
web-rooms = Parti del tavolo
web-board = Tavolo
web-save = Salva la trascrizione
web-connecting = Si prepara il tavolo.
web-not-connected = Il tavolo non è raggiungibile. Non è cambiato nulla; riprova.
web-again = Ricarica la pagina
web-status-connecting = Collegamento in corso
web-status-lost = Collegamento perso, nuovo tentativo
web-status-gone = Non è qui
web-no-table = Questo tavolo non esiste, o il link non vale più.
web-no-board = Questo gioco non si può ancora vedere nel browser. Nel terminale lo apre «mathom play».

## Taking back, giving up

web-takeback = Annulla la mossa
web-takeback-ask = Chiedi di annullare
web-takeback-asks = { $seat } vorrebbe annullare l'ultima scelta.
web-takeback-agree = Accetta
web-takeback-refuse = Rifiuta
web-takeback-waits = Hai chiesto di annullare. L'altra fazione non ha ancora risposto.
web-resign = Abbandona
web-resign-sure = Vuoi abbandonare la partita? Giochi con { $seat }.
web-resign-team = Il tuo compagno di squadra abbandona con te.
web-resign-yes = Abbandona
web-resign-no = Continua a giocare
web-draw = Proponi di chiuderla
web-draw-or = Oppure proponi agli altri di chiuderla qui, senza vincitore.
web-draw-asks = { $seat } propone di chiudere qui la partita: non vince nessuno.
web-draw-agree = D'accordo
web-draw-refuse = Continua a giocare
web-draw-waits = Hai proposto di chiudere la partita. Gli altri non hanno ancora risposto.

## Replay

web-replay = Rivedi
web-replay-at = Momento della partita
web-replay-of = scelta { $n } di { $last }
web-replay-first = All'inizio
web-replay-back = Una scelta indietro
web-replay-play = Fai scorrere la partita
web-replay-pause = Pausa
web-replay-on = Una scelta avanti
web-replay-last = Alla fine
web-share-moment = Copia l'indirizzo di questo momento
web-replay-watch = Rivedi la partita
web-look-at = Guarda la scelta { $n }
web-past = Stai guardando il tavolo dopo la scelta { $n } di { $last }.
web-past-now = Torna al presente
web-fork = Riprendi da qui
web-fork-means = Comincia una nuova partita in cui la scelta { $n } è ancora da fare. La vecchia partita resta com'è.

## What the others did, and two at one screen

web-while-away = Mentre non c'eri
web-away-back = Un passo indietro
web-away-on = Un passo avanti
web-away-play = Fai scorrere
web-away-pause = Ferma
web-away-speed = Velocità { $speed }: cambia
web-away-place = { $at } di { $count }
web-away-skip = Vai al mio turno
web-away-space = Spazio
web-hand-over = Passa lo schermo. { $name }: le tue carte restano nascoste finché non lo dici tu.
web-hand-over-ready = Mostra le mie carte

## The end

web-over = La partita è finita
web-won = Hai vinto
web-team = La tua fazione ha vinto
web-lost = Hai perso
web-shared = Vittoria condivisa
web-result = Il risultato
web-rematch = Rivincita
web-rematch-asked = In attesa degli altri
web-rematch-wants = { $seat } vorrebbe la rivincita.
web-rematch-go = Alla nuova partita
web-new-game = Nuova partita

## Settings

web-settings = Impostazioni
web-language = Lingua
web-light = Luce
web-light-auto = Come il dispositivo
web-light-day = Giorno
web-light-night = Notte
web-motion = Animazioni
web-motion-auto = Come il dispositivo
web-speed = Velocità con cui si mostrano le mosse altrui e le partite riviste
web-speed-times = ×{ $speed }
web-sound = Suoni
web-notify = Avvisami quando tocca a me
web-notify-refused = Il browser non lo permette. Si può cambiare nelle sue impostazioni per questa pagina.
web-notify-cannot = Gli avvisi del browser hanno bisogno di https, o del computer stesso su cui gira Mathom.
web-remind = Quando sono via, fammi sapere che tocca a me
web-remind-nothing = No
web-remind-mail = Per e-mail
web-remind-webhook = Nel modo previsto da questa casa
web-remind-address = Il tuo indirizzo e-mail
web-remind-send = Invia il codice
web-remind-code = Il codice ricevuto
web-remind-confirm = Conferma
web-remind-means = Solo per questo tavolo. Mentre lo guardi non viene mandato nulla.
web-remind-on = A questo tavolo, quando tocca a te e non ci sei, lo saprai.
web-keys = Scorciatoie con un solo tasto
web-keys-hint = Tasti: da 1 a 9 vai a una riga, frecce per muoverti, Invio per scegliere.
web-keys-means = Le cifre portano a una scelta dell'elenco, da lì ci si muove con le frecce e si sceglie con Invio.
web-keys-duel = In Duel: P gioca, C concatena e D scarta la carta evidenziata, L prende il Punto di Interesse, S termina i movimenti.
web-keys-wotr = Nella Guerra dell'Anello: cifre e lettere scelgono subito, A manda tutti, U annulla, H apre la mano, / trova una regione, V solleva un foglio, Esc torna indietro, Spazio salta ciò che viene mostrato.
web-keys-tcg = Nel GCC: le cifre scelgono subito, P passa, U annulla, H va alla mano, le frecce scorrono le carte, Esc rimette giù una carta, Spazio salta ciò che viene mostrato.

web-decks = Mazzi
web-decks-mean = Cerca le carte, costruisci un mazzo tuo, condividilo e gioca.
web-deck-usual = Un mazzo base
web-deck-mine = I miei mazzi
web-deck-unnamed = Nuovo mazzo
web-deck-shelf = Mazzi del gioco
web-deck-of = Mazzo: { $seat }
web-deck-own = Il tuo mazzo
web-deck-bot = Il mazzo del computer
web-deck-other = L'altro mazzo
web-deck-friend = Chi si siede lì porta il proprio mazzo.
web-deck-build = Costruisci mazzi

## Consigli e analisi

web-hint = Tu che faresti?
web-hint-title = Io farei così
web-hint-thinking = Ci penso…
web-hint-waits = Hai chiesto un consiglio. Gli altri non hanno ancora risposto.
web-hint-away = Nascondi il consiglio
web-hint-chance = probabilità di vittoria { $chance }
web-hint-note = La probabilità di vincere con ciascuna, per quanto sa la tua fazione; una stima, non una promessa.
web-hint-asks = { $seat } vorrebbe sapere che cosa farebbe un bot. Va bene?
web-hint-once = Per questa volta
web-hint-always = Per tutta la partita
web-hint-no = No
web-thinks = { $name } sta pensando…
web-review = Analisi
web-review-title = Com'è andata la partita
web-review-working = Ripercorro la partita…
web-review-curve = La probabilità di vittoria dopo ogni scelta: { $first } da { $from } a { $to }.
web-review-none = Nessuna scelta ha regalato molto e la partita non è mai cambiata di colpo.
web-review-moment = Scelta { $n }
web-review-before = Il momento precedente
web-review-next = Il momento successivo
web-review-fold = Mostra solo la curva
web-review-unfold = Mostra tutti i momenti
web-review-turn = Svolta
web-review-luck = c'entra anche la sorte
web-review-mistake = Errore
web-review-blunder = Errore grave
web-review-better = Meglio: { $choice }
web-review-lost = { $chance } invece di { $best }
web-review-note = La curva dice come sembrava a prima vista. { $count ->
    [one] Una scelta è stata ripensata
   *[other] { $count } scelte sono state ripensate
 } con quanto la sua fazione sapeva allora.
