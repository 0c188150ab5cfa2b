# Ciò che dice soltanto il browser, qualunque sia il gioco.

web-tagline = I giochi della Terra di Mezzo, a un solo tavolo.
web-home = Alla pagina iniziale
web-close = Chiudi
web-on = Sì
web-off = No

## Starting a game

web-blurb-duel = Due giocatori, mezz'ora. Porta l'Anello al vulcano o dagli la caccia, raccogli il sostegno di sei Razze, oppure sii presente in ogni regione della Terra di Mezzo.
web-blurb-wotr = Da uno a quattro giocatori, tre ore. Porta l'Anello al fuoco o trovalo; tieni uniti i Popoli Liberi o spezzali, Roccaforte dopo Roccaforte.
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
web-bot-greedy = Con giudizio
web-bot-search = Guardando lontano
web-name = Il tuo nome
web-name-any = Come preferisci, o niente
web-setup = Regole da concordare
web-mine = Le tue partite
web-mine-none = Ancora nessuna partita. Quelle che cominci si trovano qui.
web-against = Contro: { $names }
web-with = Con: { $names }. Contro: { $others }
web-your-turn = Tocca a te
web-their-turn = Decide l'altra fazione
web-forget = Togli dall'elenco
web-import = Leggi una partita scritta
web-import-means = Una partita messa per iscritto si può rivedere qui e riprendere da qualsiasi punto.
web-import-text = Incolla qui la partita
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
web-seat-record = Da una partita scritta
web-you = tu
web-away = assente
web-invite = Manda questo link a chi giocherà { $seat }:
web-copy = Copia
web-copied = Copiato
web-join = Siediti
web-join-as = Siediti come { $seat }
web-join-means = A questo tavolo c'è un posto per te.
web-watchers = { $count ->
    [one] 1 persona sta guardando.
   *[other] { $count } persone stanno guardando.
}

## At the table

web-decision = La decisione
web-side-column = Decisione, cronaca e replay
web-waits = Sta decidendo { $seat }.
web-rule = La regola corrispondente
web-rule-page = { $book }, p. { $page }
web-list-show = { $count ->
    [one] Mostra 1 scelta in un elenco
   *[other] Mostra { $count } scelte in un elenco
}
web-list-hide = Nascondi l'elenco
web-log-earlier = Prima
web-log = Cronaca
web-chat = Chat
web-log-and-chat = Cronaca e chiacchiere
web-chat-empty = Nessuno ha ancora detto niente.
web-chat-say = Di' qualcosa
web-chat-aside = (al compagno)
web-chat-to = Chi lo sente
web-chat-to-all = Tutti
web-chat-to-team = { $count ->
    [one] Compagno
   *[other] Compagni
}
web-chat-send = Invia
web-rooms = Parti del tavolo
web-board = Tavolo
web-save = Salva la partita
web-connecting = Il tavolo viene preparato.
web-not-connected = Il tavolo non è raggiungibile. Non è cambiato nulla; riprova.
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
web-resign-sure = Vuoi abbandonare la partita come { $seat }?
web-resign-team = Il tuo compagno abbandona con te.
web-resign-yes = Abbandona
web-resign-no = Continua a giocare

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
web-away-play = Prosegui da solo
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
web-keys = Scorciatoie con un solo tasto
web-keys-hint = Tasti: da 1 a 9 vai a una riga, frecce per muoverti, Invio per scegliere.
web-keys-means = Le cifre portano a una scelta dell'elenco, da lì ci si muove con le frecce e si sceglie con Invio. In Duel, P gioca, C concatena e D scarta la carta evidenziata, L prende il Punto di Interesse, S termina i movimenti. In La Guerra dell'Anello cifre e lettere scelgono subito, A manda tutti, U annulla, H apre la mano, / trova una regione, V solleva un foglio, Esc torna indietro, Spazio salta ciò che si mostra.

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
