# Ciò che dice la casa, qualunque sia il gioco.

# A place as it stands in a sentence, where its name has no part of its own for that.
name-in = in { $name-the }

## Moves

move-over = La partita è finita: «{ $move }» arriva troppo tardi.
move-illegal = «{ $move }» non si può scegliere adesso. { $reason } ({ $rule }, p. { $page })
move-not-yours = Adesso decide { $decider-the }, non { $seat-the }.
plan-refused = La scelta { $number } del piano, «{ $move }», non può essere fatta in un colpo solo con le precedenti. { $why }
plan-over = Prima di essa la partita è finita.
plan-chance = Prima di essa interviene il caso.
plan-seat = Prima di essa decide qualcun altro.
plan-told = Ciò che la precede mostra qualcosa che non si sapeva quando il piano è stato fatto.
undo-nothing = Non c'è nulla da annullare.
fork-nowhere = Non c'è una scelta numero { NUMBER($at, useGrouping: 0) }: la prossima è la numero { NUMBER($last, useGrouping: 0) }.

## Setup

game-no-decks = A «{ $game }» nessuno porta un mazzo.
game-unknown = Non c'è un gioco chiamato «{ $game }». Mathom conosce: { $known }.
seat-unknown = Non c'è un posto «{ $seat }». I posti sono: { $known }.
setup-unknown = { $game } non ha un'opzione di preparazione «{ $name }». Ha: { $known }.
setup-brings-nothing = A «{ $game }» i giocatori non portano nulla di proprio.
setup-value = «{ $name }» non può essere «{ $value }». Può essere: { $known }.

## Chance

chance-ran-out = Gli esiti sono finiti: ne serve ancora uno, del tipo «{ $kind }».
chance-wrong-kind = Qui serve un esito del tipo «{ $kind }», ma il prossimo è «{ $told } { $value }».
chance-impossible = «{ $kind } { $value }» non può uscire: non è tra i { $count } rimasti.
chance-left-over = { $count ->
    [one] Un esito non è mai servito: «{ $kind } { $value }».
   *[other] { $count } esiti non sono mai serviti; il primo è «{ $kind } { $value }».
}
chance-not-seed = Qui il seme dà «{ $kind } { $given }», ma la trascrizione dice «{ $told }».

## Records

record-too-long = Una trascrizione ha al massimo { $most } caratteri; questa ne ha di più.
record-line = La riga { NUMBER($line, useGrouping: 0) } non è una scelta di una partita: { $text }
record-tag = La riga { NUMBER($line, useGrouping: 0) } non è una voce dell'intestazione: { $text }
record-tag-twice = La riga { NUMBER($line, useGrouping: 0) } ripete la voce «{ $name }».
record-number = La riga { NUMBER($line, useGrouping: 0) } ha il numero { $number }, ma dovrebbe seguire il numero { NUMBER($expected, useGrouping: 0) }.
record-nested = La riga { NUMBER($line, useGrouping: 0) } apre una variante dentro altre { $most }: troppe.
record-unclosed = La trascrizione finisce dentro una variante: manca una «)».
record-position = La posizione nell'intestazione non si può leggere.
record-game = La trascrizione non dice di quale gioco è.
record-rules = La trascrizione segue la versione { $rules } delle regole; questo Mathom gioca la versione { $known }.
record-newer = La trascrizione segue la versione { $rules } delle regole; questo Mathom le conosce fino alla versione { $known }. Un Mathom più recente può rigiocarla.
record-parted = La scelta { NUMBER($number, useGrouping: 0) } della trascrizione («{ $move }») fu fatta con regole più vecchie e non va d'accordo con quelle di oggi. { $why } La partita sta dove quella scelta fu fatta, e si può continuare.
record-parted-start = Ciò che la trascrizione distribuisce all'inizio fu distribuito con regole più vecchie e non va d'accordo con quelle di oggi. { $why } La partita sta al suo inizio.
record-resumed = Le prime { NUMBER($count, useGrouping: 0) } scelte della trascrizione furono fatte con regole più vecchie e non vanno d'accordo con quelle di oggi. { $why } La trascrizione dice com'era il tavolo dopo di esse, e la partita è giocata da lì.
record-redacted = Questa trascrizione nasconde ciò che un posto non poteva sapere: si può leggere, ma non rigiocare.
record-seed = «{ $seed }» non è un seme: un seme è un numero intero.
record-no-chance = La trascrizione non ha né un seme né gli esiti del caso, quindi non si può rigiocare.
record-setup = La preparazione nell'intestazione è impossibile: { $why }
record-move = Scelta { NUMBER($number, useGrouping: 0) }: { $why }
record-result = L'intestazione dice che il risultato è «{ $told }», ma la partita finisce con «{ $result }».
record-cut = L'intestazione riporta il risultato «{ $told }», ma dopo { $count } scelte la partita non è finita: manca la fine del testo.

## Positions

position-step = Questo non è un passo del gioco: { $step }
position-foreign = Ciò che è in corso («agenda», «decision») si può leggere solo da una posizione così come Mathom l'ha scritta. Togli entrambi e indica a chi tocca con «to_act».
position-not-table = «{ $where }» deve essere una tabella di nomi e valori, non: { $value }
position-deep = Più di { $most } tabelle ed elenchi sono uno dentro l'altro: non è la posizione di un gioco.
position-not-list = «{ $where }» deve essere un elenco, non: { $value }
position-number = «{ $where }» deve essere un numero intero da { $least } a { $most }, non: { $value }
position-word = «{ $where }» non può essere: { $value }
position-twice = «{ $thing }» è in due posti contemporaneamente.
position-unknown = In una posizione non c'è nulla che si chiami «{ $name }».

## Bots

bot-unknown = Non c'è nessun bot di nome «{ $bot }». Ci sono: { $known }; oppure indica un file .py che ne contiene uno.
bot-file = Non c'è nessun file «{ $bot }» in cui cercare un bot.
bot-file-raised = Il file del bot «{ $bot }» non si può eseguire: { $detail }
bot-file-none = Il file «{ $bot }» non contiene bot: nessuna sua classe deriva da mathom.bots.Bot.
bot-file-class = Indica quale bot di «{ $bot }» intendi, per esempio file.py:Nome. Contiene: { $detail }.
bot-command = «{ $bot }» non è un comando che si possa eseguire.
bot-foreign = «{ $bot }» è un programma a sé: lo si può ospitare, non caricare.
bot-start = Il bot «{ $bot }» non si può avviare: { $why }

bot-fault = { $bot } { $why } Al suo posto è stato scelto «{ $option }».
# Che cosa ha fatto un bot: seguono il suo nome e formano con esso una frase intera.
bot-raised = non ce l'ha fatta ({ $error }).
bot-illegal = ha scelto «{ $answer }», che non è tra le sue opzioni.
bot-rubbish = ha risposto con qualcosa che non è un'opzione ({ $answer }).
bot-slow = non ha risposto entro { $seconds } s.
bot-died = si è interrotto senza rispondere.
bot-died-saying = si è interrotto senza rispondere. Le sue ultime parole: { $error }
bot-given-up = ha sbagliato { $count } volte di fila e non viene più interpellato.
bot-check-started = Il bot parte e si chiama «{ $bot }».
bot-check-plays-not = { $game }: il bot dice di non giocarlo.
bot-check-plays = { $game }: { $count } domande di { $kinds } tipi, ognuna con una delle opzioni come risposta.
bot-check-faults = { $game }: { $count } domande su { $all } non hanno avuto la risposta dovuta. La prima: { $fault }
bot-check-time = { $game }: metà delle risposte ha richiesto meno di { $median } s, la più lenta { $most } s; sono ammessi { $seconds } s, e più della metà è troppo vicino al limite.
bot-check-repeats = { $game }: la stessa fortuna agli stessi tavoli dà le stesse scelte.
bot-check-not-repeats = { $game }: la stessa fortuna agli stessi tavoli dà scelte diverse. Prendi tutto il caso da «luck», che arriva con «begin», o nessuno potrà ripetere una partita.
bot-check-takes-over = { $game }: un nuovo processo può continuare una partita iniziata da un altro.
bot-check-not-takes-over = { $game }: un nuovo processo non può continuare una partita iniziata da un altro. A ogni domanda si deve rispondere con ciò che contiene.
bot-check-later = { $game }: le chiavi che non conosce non lo disturbano.
bot-check-not-later = { $game }: una chiave che non conosce lo disturba. Le versioni future ne manderanno altre: vanno ignorate.
bot-check-ends = { $game }: finisce quando finisce il suo input.
bot-check-not-ends = { $game }: non finisce quando finisce il suo input. Leggi finché non c'è più nulla, poi fermati.
bot-check-right = Tutto è a posto.
bot-check-wrong = Qualcosa non va: vedi ciò che è segnato con ✗.
serve-bot = Un bot di un server si indica come in --bot gollum=cmd:./gollum, in minuscolo; «{ $bot }» non va bene.
serve-bot-twice = Ci sono due bot di nome «{ $name }».
bot-other-game = non gioca a { $game }.

## Arena

arena-bots = Un'arena richiede almeno due bot: { $count } non { $count ->
    [one] basta
   *[other] bastano
}.
arena-games = Un'arena richiede almeno una partita, non { $count }.
arena-workers = Un'arena richiede almeno un processo, non { $count }.
arena-csv = Non si può scrivere la tabella in «{ $path }»: { $why }
arena-playing = In gioco
arena-stopped = { $count ->
    [one] Interrotta dopo una partita.
   *[other] Interrotta dopo { $count } partite.
}
arena-all = Tutte le partite
arena-scores = { $one } contro { $other }: { $count } partite, seme { $seed }
arena-bot = Bot
arena-seat = Posto
arena-any-seat = { $count ->
    [2] entrambi
   *[other] tutti
}
arena-any-bot = tutti
arena-seatings = Posti e squadre, chiunque li giocasse
arena-won = Vinte
arena-shared = Condivise
arena-rate = Vittorie
arena-95 = 95 %
arena-99 = 99 %
arena-endings = Come sono state vinte le partite
arena-lengths = Decisioni per partita: { $mean } in media, mediana { $median }, da { $least } a { $most }.
arena-intervals = Una vittoria condivisa si divide fra chi la condivide. Gli intervalli (di Wilson, per tante partite quante ne valgono le mani) contengono il tasso vero 95 e 99 volte su 100.
arena-faults = { $count ->
    [one] { $bot } ha sbagliato una volta: al suo posto è stata scelta la prima opzione.
   *[other] { $bot } ha sbagliato { $count } volte: al suo posto è stata scelta la prima opzione.
}
arena-decimal = ,
arena-needs = Serve una libreria che non è installata: pip install "mathom[{ $extra }]".
arena-ray = Ray non è raggiungibile a «{ $address }»: { $why }
arena-ray-there = Le partite non si possono giocare su tutte le macchine ({ $why }): ognuna ha bisogno dello stesso Mathom e dei file dei bot.
arena-busy = Un altro processo sta giocando proprio questa arena.
arena-goes-on = Lo stesso comando riprende da qui.
arena-ratings = Punteggi
arena-rating = Punteggio
arena-sigma = ± (sigma)
arena-least = Almeno
arena-rating-means = I punteggi sono quelli di openskill (Plackett e Luce): tutti iniziano da 25 ± 8,3; «almeno» è il punteggio meno tre sigma, e decide l'ordine.
arena-failed = Errori
arena-plot-strength = Quota di partite vinte, con l'intervallo al 95 % ({ $count } partite)
arena-plot-length = Quanto sono durate le partite
arena-plot-decisions = decisioni in una partita
arena-plot-median = mediana { $number }
arena-plot-endings = Come ha vinto ciascun bot
arena-plot-reliability = Ciò che era previsto e ciò che è avvenuto ({ $count } posizioni)
arena-plot-said = previsto, %
arena-plot-came = vinto, %
arena-page = Un'arena di { $count } partite, seme { $seed }.

mind-stale = I pesi della valutazione appartengono ad altre caratteristiche. Va addestrata di nuovo: mathom train.
train-no-mind = { $game } non ha ancora nulla da cui un bot possa imparare.
train-other = In «{ $folder }» c'è un altro corso di addestramento. Continua quello o indica un'altra cartella.
train-playing = Addestramento
train-stopped = Interrotto. Lo stesso comando riprende da qui.
train-written = I pesi sono in { $file }.
train-before = Quello a cui i bot si attenevano prima è conservato in { $file }.
train-file = Impossibile scrivere «{ $file }»: { $why }

duel-how-quest = Impresa dell'Anello
duel-how-races = Sei Razze
duel-how-conquest = Tutte e sette le regioni
duel-how-regions = Più regioni alla fine
duel-how-shared = Condivisa

## Terminal

terminal-language = Non c'è una lingua «{ $language }». Mathom parla: { $known }.
terminal-seats = «{ $wanted }» non riempie i { $count } posti: indica un giocatore per ognuno di { $seats }, separati da virgole.
terminal-option = «{ $name }» non può essere «{ $value }»: { $expected }
terminal-expected-number = serve un numero intero.
terminal-expected-count = serve un numero intero da 1 in su.
terminal-expected-seconds = serve un numero di secondi maggiore di 0.
terminal-expected-budget = servono secondi (2 o 0.5s) o iterazioni (800i).
terminal-expected-set = serve NOME=VALORE.
terminal-expected-dice = serve «ask», oppure niente.
terminal-usage-unknown = Qui non c'è un'opzione «{ $name }». «{ $command } --help» mostra quelle che ci sono.
terminal-usage-command = Non c'è un comando «{ $name }». «{ $command } --help» mostra quelli che ci sono.
terminal-usage-missing = Manca «{ $name }». «{ $command } --help» mostra come si usa.
terminal-usage-value = A «{ $name }» serve un valore. «{ $command } --help» mostra come si usa.
terminal-usage-extra = «{ $name }» è di troppo. «{ $command } --help» mostra come si usa.
terminal-usage-other = Non si capisce: { $detail } «{ $command } --help» mostra come si usa.
terminal-file = { $file } non si può leggere: { $why }
terminal-file-text = { $file } non è un file di testo.
terminal-record-taken = { $file } c'è già, e non si sovrascrive nulla: scegli un altro nome.
terminal-record-place = La trascrizione non si può conservare in { $file }: { $why }
terminal-told-seat = La trascrizione indica «{ $player }» come giocatore di { $seat }, e una trascrizione non può avviare programmi: indica con --seats chi gioca.
terminal-replay-ended = Lì la partita era finita: non resta nulla da scegliere. Indica un numero minore con --at.

terminal-you = tu
terminal-human = persona
terminal-welcome = { $title }. { $seats }
terminal-welcome-seat = { $seat }: { $player }
terminal-welcome-seats = Scegli chi gioca con --seats, nell'ordine { $seats }: ognuno è «human» (una persona), un bot ({ $bots }) o il file di un bot.
terminal-welcome-begin = «h» mostra tutti i tasti, «g» che cosa significano i segni, «?» la regola dietro una decisione, «q» esce e conserva la partita.
terminal-welcome-seed = Seme { $seed }. La trascrizione si conserva in { $file }.
terminal-welcome-table = La trascrizione si conserva in { $file }.
terminal-question = { $seat }: { $prompt }
terminal-prompt = numero (b tavolo, h aiuto) >{" "}
terminal-enter = Invio >{" "}
terminal-number = Non c'è un numero { $number }: le opzioni vanno da 1 a { $last }.
terminal-rule = { $book }, p. { $page }
terminal-rule-learn = Per saperne di più: { $command }
terminal-explain = Sul tavolo non c'è nulla che si chiami «{ $thing }». Prova «i» con il numero di un'opzione, o con un nome.
terminal-save = Un file per una copia della trascrizione (Invio: nessuno, sta comunque in { $file }) >{" "}
terminal-saved = La trascrizione sta in { $file }
terminal-left-early = Il tavolo non era ancora pronto: non c'è nulla da conservare.
terminal-kept = La trascrizione è conservata. Per continuare la partita:
terminal-kept-over = La trascrizione sta in { $file }. Per rivederla:
terminal-hand-over = Passa la tastiera. { $seat }: ciò che segue è solo per i tuoi occhi.

terminal-key-shown = 1, 2...
terminal-key-shown-enter = Invio
terminal-key-number = scegli l'opzione con quel numero; vale anche la sua notazione (per esempio «{ $example }»)
terminal-key-rule = la regola dietro questa decisione, e la sua pagina
terminal-key-enter = mostra di nuovo la decisione
terminal-key-h = questo aiuto
terminal-key-g = che cosa significano i segni sul tavolo
terminal-key-b = tutto il tavolo
terminal-key-o = le opzioni a parole
terminal-key-l = la cronaca: tutto ciò che è successo finora
terminal-key-n = tutto ciò che è successo dal tuo ultimo turno, e quale dado o carta l'ha causato
terminal-key-i = che cos'è una cosa: «i 3» per l'opzione 3, oppure «i» e un nome
terminal-key-s = salva una copia della trascrizione in un file
terminal-key-u = annulla la tua ultima scelta
terminal-key-q = esci; la trascrizione è conservata, e ti dice come continuare

terminal-table = Che cosa è uscito? ({ $kind })
terminal-table-number = { $number }. { $question }
terminal-table-all = { $question } Scrivili tutti in una riga.
terminal-table-rest = { $question } { $count ->
    [one] Ne manca ancora uno.
   *[other] Ne mancano ancora { $count }.
}
terminal-table-many = Sono più di quanti ne siano usciti: { $count } sono troppi.
terminal-carry-out = Esegui tutto sul tuo tavolo, poi premi Invio; b mostra il tabellone, u annulla l'ultima risposta. >{" "}
terminal-carry-out-unknown = «{ $typed }» qui non è una risposta: Invio prosegue, b mostra il tabellone, u annulla l'ultima risposta, q esce.
terminal-table-prompt = numero o nome, ? per l'aiuto >{" "}
terminal-table-help = Scrivi ciò che è uscito sul vostro tavolo: il numero nell'elenco, o il nome, di cui basta l'inizio. Se sono più d'uno, tutti in una riga, separati da spazi. «b» mostra il tabellone come dovrebbe essere ora, «u» annulla l'ultima risposta, «q» esce: le scelte fatte finora sono conservate.
terminal-table-unknown = «{ $typed }» non è tra ciò che può essere uscito.

terminal-replay-prompt = Invio avanti, p indietro, un numero, f diramazione, h aiuto, q esci >{" "}
terminal-replay-help = Invio o n: la scelta successiva. p: indietro di una scelta. Un numero: a quella scelta, 0 è l'inizio. f: dirama la partita qui e continua a giocare. l: la cronaca fin qui. b: tutto il tavolo. q: esci.
terminal-replay-start = Prima della scelta 1 di { $last }
terminal-replay-choice = Scelta { $number } di { $last }, { $seat }: { $label } ({ $option })
terminal-replay-first = Questo è l'inizio.
terminal-replay-last = Questa è la fine della trascrizione.
terminal-replay-number = Non c'è una scelta numero { $number }: l'ultima è la numero { $last }.
terminal-replay-unknown = «{ $typed }» qui non è un tasto; h mostra i tasti.

terminal-games-game = { $game }: { $title }
terminal-games-seats = Posti: { $seats }
terminal-games-choice = --set { $name }=...: { $meaning }
terminal-games-usual = (predefinito)

terminal-help-usage = Uso:
terminal-help-options = Opzioni
terminal-help-commands = Comandi
terminal-help-command = COMANDO
terminal-help-argument-options = [OPZIONI]
terminal-help-mathom = I giochi della Terra di Mezzo, con tutte le regole. Senza un comando il tavolo si apre nel browser.
terminal-help-serve = Apri il tavolo nel browser, per te e, con un link, per i tuoi amici.
terminal-help-host = L'indirizzo su cui ascoltare; con 0.0.0.0 può sedersi al tavolo anche chi è nella stessa rete.
terminal-help-port = La porta su cui ascoltare.
terminal-help-name = Un nome con cui gli altri chiamano questo server, per esempio quello del sito; si può dare più volte. Gli altri nomi sono respinti.
terminal-help-database = Dove si conservano le partite: l'URL di un database PostgreSQL o SQLite; di solito un file nella cartella dei tuoi dati.
terminal-help-proxy = L'indirizzo di un proxy a cui si crede quando dice per conto di chi chiede; si può ripetere. A quello su questa macchina si crede comunque.
terminal-help-inspector = Un indirizzo che, oltre a questa macchina, può leggere le cifre in /metrics; si può ripetere.
terminal-help-webhook = Un indirizzo che viene avvisato quando tocca a un giocatore che è via e vuole saperlo.
terminal-help-mail = Un server di posta con cui avvisare quei giocatori: smtps://utente@host; la password sta in MATHOM_MAIL_PASSWORD.
terminal-help-mail-from = L'indirizzo da cui parte quella posta.
terminal-help-log = Annota nel registro ogni avvenimento, per le persone (text) o per i programmi (json); di solito solo i problemi.
terminal-help-backup = Copia tutte le partite in un file, anche mentre il server è in funzione.
terminal-help-restore = Riprende da un file del genere le partite che mancano; quelle che ci sono restano come sono.
terminal-help-admin = Per chi gestisce la casa: elencare i tavoli, chiuderne uno, togliere la parola a qualcuno.
terminal-help-admin-list = Elenca le partite in corso: tavolo, gioco, scelte, chi decide, chi siede dove.
terminal-help-admin-close = Chiude la partita a un tavolo; non vince nessuno.
terminal-help-admin-mute = Toglie la parola a un posto del tavolo.
terminal-help-admin-unmute = Ridà la parola a un posto del tavolo.
terminal-usage-network = { $name } vuole un indirizzo o una rete, come 10.0.0.0/8; «{ $value }» non lo è.
terminal-help-no-browser = Non aprire il browser.
terminal-help-play = Gioca una partita in questo terminale: contro i bot, con un'altra persona alla stessa tastiera, o solo tra bot.
terminal-help-replay = Ripercorri la trascrizione di una partita, avanti e indietro, e continua a giocare da dove vuoi. FILE può essere - per lo standard input.
terminal-help-arena = Fai giocare ai bot molte partite tra loro.
terminal-help-train = Fai imparare ai bot di un gioco giocando contro se stessi.
terminal-help-bench = Misura la velocità delle regole.
terminal-help-games = Elenca i giochi e le loro opzioni di preparazione.
terminal-help-help = Mostra questo aiuto ed esce.
terminal-help-version = Mostra la versione ed esce.
terminal-help-lang = La lingua: en, it o es; di solito quella della macchina.
terminal-help-seats = Chi gioca in ogni posto, separati da virgole: human (una persona), un bot, o il file di un bot.
terminal-help-seed = Il seme delle mescolate: lo stesso seme dà la stessa partita.
terminal-help-dice = «ask»: giochi su un tavolo vero e rispondi che cosa è uscito.
terminal-help-players = Quanti giocano: come --set players=N.
terminal-help-solo = Gioca senza avversari, dove l'altra parte la gioca il gioco stesso (Guerra dell'Anello): da soli o, con --players 2, in due dalla stessa parte.
terminal-help-set = Un'opzione di preparazione, come NOME=VALORE; «mathom games» le elenca.
terminal-help-record = Il file in cui si conserva la trascrizione; di solito uno nuovo nella tua cartella dei dati.
terminal-help-budget = Quanto può pensare un bot a una scelta, in secondi.
terminal-help-at = Dirama la partita prima di questa scelta e continua da lì.
terminal-help-show = Con --at: mostra soltanto il tavolo in quel punto.
terminal-help-bots = I bot, separati da virgole.
terminal-help-games-count = Quante partite.
terminal-help-rounds = Quanti giri di partite giocare, imparando da ognuno.
terminal-help-train-games = Quante partite ha ogni giro.
terminal-help-train-seed = Lo stesso seme dà di nuovo gli stessi pesi.
terminal-help-folder = Dove si conservano le partite, per riprendere dopo un'interruzione.
terminal-help-out = Il file per quanto è stato imparato; se manca, quello che i bot usano.
terminal-help-arena-seed = Il seme della prima partita.
terminal-help-csv = Un file per una riga su ogni partita.
terminal-help-workers = Quanti processi; di solito uno per ogni core.
terminal-help-arena-budget = Quanto può pensare un bot per una scelta: secondi (2, 0.5s) o iterazioni (800i).
terminal-help-plots = Una cartella per le immagini (SVG) e una pagina che le mostra.
terminal-help-parquet = Un file per ogni decisione, per programmi che imparano.
terminal-help-ray = Gioca sulle macchine di un cluster Ray a questo indirizzo; «local» ne avvia uno qui.
terminal-help-anew = Ricomincia da capo, anche se la stessa arena era stata interrotta.
terminal-help-bot = Per chi scrive bot: vedere se uno rispetta il protocollo.
terminal-help-bot-check = Fa a un bot domande di ogni gioco e dice che cosa non va nelle sue risposte.
terminal-help-check-games = I giochi da provare, separati da virgole; di solito tutti.
terminal-help-serve-bot = Un bot oltre a quelli della casa, come NOME=FILE.py o NOME=cmd:COMANDO; si può ripetere. Gira in una gabbia.
terminal-help-seconds = Quanto a lungo misurare ogni cosa.
terminal-help-json = Scrive i numeri come JSON.

terminal-duel-chapter = Capitolo { $chapter }
terminal-duel-turn = turno: { $seat }
terminal-duel-reserve = riserva { $count }
terminal-duel-discard = scarti { $count }
terminal-duel-regions = { $count }/{ $all } regioni
terminal-duel-held = { $count }/{ $all } regioni, { $left ->
    [one] 1 unità rimasta
   *[other] { $left } unità rimaste
}
terminal-duel-eagle = Aquila
terminal-duel-no-landmarks = Nessun Punto di Interesse a faccia in su.
terminal-duel-walker-fellowship = Frodo e Sam
terminal-duel-walker-sauron = Nazgûl
terminal-duel-short-lindon = Lin
terminal-duel-short-arnor = Arn
terminal-duel-short-rhovanion = Rhv
terminal-duel-short-enedwaith = Ene
terminal-duel-short-rohan = Roh
terminal-duel-short-gondor = Gon
terminal-duel-short-mordor = Mor
terminal-duel-verb-play = Gioca
terminal-duel-verb-chain = Concatena
terminal-duel-verb-discard = Scarta
terminal-duel-verb-landmark = Prendi
terminal-duel-verb-place = Colloca
terminal-duel-verb-remove = Rimuovi
terminal-duel-verb-raze = Rimuovi
terminal-duel-verb-move = Muovi
terminal-duel-verb-race = Rivela
terminal-duel-verb-ruin = Scarta
terminal-duel-verb-retrieve = Gioca
terminal-duel-table-card = Quale carta è stata rivelata? Dalla fila in alto verso il basso, e da sinistra a destra.
terminal-duel-sign-grey = carta grigia: Abilità
terminal-duel-sign-yellow = carta gialla: monete
terminal-duel-sign-blue = carta blu: l'Impresa dell'Anello
terminal-duel-sign-green = carta verde: Razze
terminal-duel-sign-red = carta rossa: unità
terminal-duel-sign-purple = carta viola: contro il nemico
terminal-duel-sign-units = unità, { $seat } (qui 2)
terminal-duel-sign-coin = moneta
terminal-duel-sign-price = quanto ti costerebbe adesso, in tutto
terminal-duel-sign-needs = gratis se hai questo simbolo concatenazione
terminal-duel-sign-gives = il simbolo concatenazione che questa carta ti dà
terminal-duel-sign-ring = una casella dell'Impresa dell'Anello
terminal-duel-sign-place = colloca un'unità in una di queste regioni
terminal-duel-sign-move = un movimento di una tua unità
terminal-duel-sign-remove = rimuovi un'unità nemica (sull'Impresa: una fortezza nemica)
terminal-duel-sign-loss = l'avversario perde una moneta
terminal-duel-sign-fortress = fortezza
terminal-duel-sign-again = un turno extra
terminal-duel-sign-alliance = un'alleanza con una Razza qualsiasi
terminal-duel-sign-retrieve = gioca gratis una carta degli scarti
terminal-duel-sign-ruin = scarta una carta grigia dell'avversario
terminal-duel-sign-back = una carta a faccia in giù
terminal-duel-sign-token = un segnalino Alleanza che entrambi conoscete

terminal-word-find = trova
terminal-word-show = mostra
terminal-word-map = mappa
terminal-word-borders = confini
terminal-word-hand = mano
terminal-word-card = carta
terminal-key-find = dove si trova qualcosa: un Personaggio, una Nazione, una miniatura, una carta, una regione
terminal-key-show = una regione: chi c'è, chi c'è accanto, chi la controlla, come si scrive
terminal-key-map = tutta la mappa; con il nome di un'area, tutte le sue regioni
terminal-key-borders = chi confina con chi: tutta la mappa, un'area o una regione
terminal-key-hand = le tue carte con tutto ciò che dicono
terminal-key-card = una carta, con parte del nome; senza nome, tutte le carte
terminal-key-part = solo le opzioni che lo dicono: scrivi parte di un nome; Invio le mostra di nuovo tutte
terminal-key-shown-part = abc...
terminal-key-plan = più scelte in una riga, separate da virgole («{ $example }, ...»): si fanno tutte, o nessuna
terminal-key-shown-plan = a, b...
terminal-news-more = … { $count ->
    [one] un altro fatto
   *[other] altri { $count } fatti
} prima di questo: n li mostra tutti
terminal-news-none = Dal tuo ultimo turno non è successo nulla.
terminal-folded = Un numero apre il suo gruppo; parte di un nome mostra solo le opzioni che lo dicono.
terminal-narrowed = Opzioni: { $count } su { $all }; Invio le mostra tutte.
terminal-so-far = Finora: { $chosen }
terminal-find-nothing = Sul tavolo non c'è nulla che si chiami «{ $thing }».
terminal-find-near = Sul tavolo non c'è nulla che si chiami «{ $thing }». Forse intendi: { $names }
terminal-find-several = «{ $thing }» può essere: { $names }
terminal-cards-nothing = Nessuna carta si chiama «{ $thing }».
terminal-cards-near = Nessuna carta si chiama «{ $thing }». Forse intendi: { $names }
terminal-cards-none = Non ci sono carte da mostrare per «{ $game }».
terminal-cards-several = Si chiamano «{ $thing }» { $count } carte:
terminal-learn-nothing = Di «{ $thing }» non si parla. Senza altre parole, il comando elenca i capitoli.
terminal-help-learn = Spiega come si gioca: i capitoli, o quelli che parlano di qualcosa.
terminal-help-cards = Mostra le carte di un gioco, o quelle con questo nome. Basta parte del nome, in qualsiasi lingua.
terminal-help-missing = solo le carte il cui effetto non è ancora scritto
terminal-help-decks = i mazzi, uno per giocatore: nomi, oppure file con elenchi di carte
terminal-help-deck = Guarda i mazzi per il GCC: quelli del gioco con il nome, i tuoi come file.
terminal-help-deck-list = Elenca i mazzi inclusi nel gioco.
terminal-help-deck-check = Controlla un mazzo: una frase per ogni cosa che non va.
terminal-help-deck-show = Scrive un mazzo come elenco, con la sua curva.
terminal-help-deck-format = a che cosa serve il mazzo: towers, fellowship, open o standard
terminal-deck-shelf = { $name }: { $title }
terminal-deck-nothing = Non c'è nessun mazzo «{ $name }»: dev'essere un file con un elenco di carte, oppure uno di questi: { $decks }.
terminal-deck-long = «{ $name }» è troppo lungo per un mazzo.
terminal-deck-fine = Il mazzo si può giocare ({ $format }).
terminal-deck-faulty = Il mazzo così non si può giocare ({ $format }).
terminal-deck-curve = { $side }: quante carte costano quanto
terminal-cards-missing = { $count ->
    [0] Tutte le carte si possono giocare.
    [one] Una carta non si può ancora giocare:
   *[other] { $count } carte non si possono ancora giocare:
}

terminal-wotr-turn = Turno { $count }
terminal-wotr-points = Punti Vittoria:
terminal-wotr-pool = { $count ->
    [one] 1 dado
   *[other] { $count } dadi
}
terminal-wotr-dice = { $count }/{ $all } dadi: { $dice }
terminal-wotr-no-dice = 0/{ $all } dadi
terminal-wotr-rings = { $count ->
    [one] 1 Anello Elfico
   *[other] { $count } Anelli Elfici
}
terminal-wotr-rings-used = { terminal-wotr-rings } (uno usato in questo turno)
terminal-wotr-cards = mano { $hand }, mazzi { $decks }
terminal-wotr-decks = mazzi { $decks }
terminal-wotr-partner = mano { $hand }
terminal-wotr-leads = guida
terminal-wotr-acts = agisce
terminal-wotr-resting = a riposo: { $nations }
terminal-wotr-deck = { $side }: { $deck }
terminal-wotr-hand = Mano
terminal-wotr-table = Sul tavolo
terminal-wotr-clockwork = Automatica
terminal-wotr-markers = segnalini: { $names }
terminal-wotr-bare = senza più segnalino: { $names }
terminal-wotr-battle-cards = messe da parte per le battaglie: { $names }
terminal-wotr-under-decks = scoperte sotto i mazzi: { $names }
terminal-wotr-empty-hand = Non hai carte in mano.
terminal-wotr-fellowship = Compagnia
terminal-wotr-hidden = nascosta
terminal-wotr-revealed = rivelata
terminal-wotr-progress = avanzamento { $count }
terminal-wotr-mordor = Mordor
terminal-wotr-corruption = Corruzione { $count }/{ $most }
terminal-wotr-guide = Guida: { $guide }
terminal-wotr-with = con { $names }
terminal-wotr-characters = Personaggi
terminal-wotr-hunt = Caccia
terminal-wotr-box = Riquadro: { $shadow } Ombra, { $free } Popoli Liberi
terminal-wotr-tiles-left = { $count ->
    [one] 1 tessera nella riserva
   *[other] { $count } tessere nella riserva
}
terminal-wotr-tiles-pool = riserva { $tiles }
terminal-wotr-tiles-drawn = pescate { $tiles }
terminal-wotr-tiles-waiting = per Mordor { $tiles }
terminal-wotr-tiles-removed = fuori dal gioco { $tiles }
terminal-wotr-tile-die = d6
terminal-wotr-politics = Politica
terminal-wotr-at-war = In Guerra
terminal-wotr-sieges = Assedi
terminal-wotr-fronts = Fronti
terminal-wotr-battle = Battaglia
terminal-wotr-attacker = Attaccante
terminal-wotr-defender = Difensore
terminal-wotr-battle-field = Battaglia Campale: { $region }, round { $count }
terminal-wotr-battle-siege = Assedio: { $region }, round { $count }
terminal-wotr-battle-sortie = Sortita: { $region }, round { $count }
terminal-wotr-battle-card = carta: { $card }
terminal-wotr-battle-roll = { $count ->
    [one] tiro { $dice }, 1 colpo
   *[other] tiro { $dice }, { $count } colpi
}
terminal-wotr-combat = ({ $combat }, Iniziativa { $initiative })
terminal-wotr-rearguard = retroguardia
terminal-wotr-show = { $region } ({ $area }), si scrive { $written }
terminal-wotr-held = La controlla: { $side }.
terminal-wotr-here = Qui: { $force }.
terminal-wotr-inside = Assediati nella Fortezza: { $force }.
terminal-wotr-ring-here = La miniatura dei Portatori dell'Anello è qui.
terminal-wotr-nobody = Non c'è nessuno.
terminal-wotr-near = Accanto
terminal-wotr-strength = Forza
terminal-wotr-threats = Minacce
terminal-wotr-dice-and-rerolls = { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}, ritira { $count }
terminal-wotr-touching = Opzioni che la nominano: { $numbers }
terminal-wotr-no-area = Non c'è un'area «{ $thing }». Ci sono: { $names }
terminal-wotr-on-map = Sulla mappa
terminal-wotr-reinforcements = Rinforzi
terminal-wotr-casualties = Perdite
terminal-wotr-find-at = Si trova { $region-in }.
terminal-wotr-find-inside = Sotto assedio { $region-in }.
terminal-wotr-find-fellowship = Nella Compagnia; la sua miniatura è { $region-in }, avanzamento { $count }.
terminal-wotr-find-mordor = Nella Compagnia, al passo { $count } del Cammino di Mordor.
terminal-wotr-find-not-yet = Non ancora in gioco.
terminal-wotr-find-eliminated = Fuori dal gioco.
terminal-wotr-find-hand = Nella tua mano.
terminal-wotr-find-table = Sul tavolo.
terminal-wotr-find-discarded = Scartata.
terminal-wotr-find-unseen = Non ancora vista: nel mazzo, o dove non puoi guardare.
terminal-wotr-find-pool = Nella Riserva della Caccia.
terminal-wotr-find-drawn = Pescata.
terminal-wotr-find-waiting = In gioco: si unisce alla Riserva della Caccia a Mordor.
terminal-wotr-find-removed = Fuori dal gioco.
terminal-wotr-find-box = Non in gioco: la porta una Carta Evento.
terminal-wotr-from-move = Da { $region-the } a:
terminal-wotr-from-attack = Attacca da { $region-the }:
terminal-wotr-which-army = Quale Esercito? Un numero o un nome mostra dove può andare.
terminal-wotr-which-area = Quale parte della mappa? Un numero o un nome ne mostra le regioni.
terminal-wotr-which-die = Quale dado? Un numero mostra che cosa può diventare.
terminal-wotr-from-ring = Anello Elfico, { $die } diventa:
terminal-wotr-verb-die = Usa un dado:
terminal-wotr-verb-skip = Scarta senza usare:
terminal-wotr-verb-use = Usalo per:
terminal-wotr-verb-as = Come:
terminal-wotr-verb-hunt = Dadi:
terminal-wotr-verb-take = Porta:
terminal-wotr-verb-leave = Lascia indietro:
terminal-wotr-verb-play = Gioca:
terminal-wotr-verb-discard = Scarta:
terminal-wotr-verb-combat = Carta Combattimento:
terminal-wotr-verb-lose = Perdi:
terminal-wotr-verb-reduce = Rimpiazza:
terminal-wotr-verb-nation = Fai avanzare:
terminal-wotr-verb-group = Vanno:
terminal-wotr-verb-with = Insieme a:
terminal-wotr-verb-assault = Assalta la Fortezza:
terminal-wotr-verb-sortie = Sortita da:

terminal-wotr-letter-regular = R
terminal-wotr-letter-elite = E
terminal-wotr-letter-leader = C
terminal-wotr-letter-nazgul = N
terminal-wotr-short-dwarves = Nan
terminal-wotr-short-elves = Elf
terminal-wotr-short-gondor = Gon
terminal-wotr-short-north = Nor
terminal-wotr-short-rohan = Roh
terminal-wotr-short-isengard = Ise
terminal-wotr-short-sauron = Sau
terminal-wotr-short-southrons = Sud
terminal-wotr-name-gandalf-grey = Gandalf
terminal-wotr-name-strider = Grampasso
terminal-wotr-name-boromir = Boromir
terminal-wotr-name-legolas = Legolas
terminal-wotr-name-gimli = Gimli
terminal-wotr-name-meriadoc = Merry
terminal-wotr-name-peregrin = Pipino
terminal-wotr-name-aragorn = Aragorn
terminal-wotr-name-gandalf-white = Gandalf il Bianco
terminal-wotr-name-saruman = Saruman
terminal-wotr-name-witch-king = Re Stregone
terminal-wotr-name-mouth-of-sauron = Bocca di Sauron
terminal-wotr-area-lindon = Lindon
terminal-wotr-area-eriador = Eriador
terminal-wotr-area-misty-mountains = Montagne Nebbiose
terminal-wotr-area-anduin = Valli dell'Anduin
terminal-wotr-area-mirkwood = Bosco Atro
terminal-wotr-area-erebor = Erebor e Valle
terminal-wotr-area-isengard = Isengard e Dunland
terminal-wotr-area-rohan = Rohan
terminal-wotr-area-brown-lands = Terre Brune
terminal-wotr-area-gondor = Gondor
terminal-wotr-area-ithilien = Ithilien
terminal-wotr-area-mordor = Mordor
terminal-wotr-area-rhun = Rhûn
terminal-wotr-area-harad = Harad
terminal-wotr-sign-stronghold = Fortezza
terminal-wotr-sign-city = Cittadella
terminal-wotr-sign-town = Città
terminal-wotr-sign-captured = catturata dal nemico
terminal-wotr-sign-besieged = assediati nella Fortezza
terminal-wotr-sign-ring-bearers = la miniatura dei Portatori dell'Anello
terminal-wotr-sign-facing = Eserciti nemici adiacenti
terminal-wotr-sign-mixed = unità di due compagni di squadra in un solo Esercito Misto: chi lo comanda sta per primo
terminal-wotr-sign-apart = Eserciti di due compagni di squadra nella stessa regione, separati
terminal-wotr-sign-active = una Nazione attiva sulla casella 2; la 4 è In Guerra
terminal-wotr-sign-passive = una Nazione passiva
terminal-wotr-sign-eye = Tessera Caccia con un Occhio
terminal-wotr-sign-reveal = Tessera Caccia: danno 2, e Rivelazione
terminal-wotr-sign-stop = Tessera Caccia: danno 1, e Stop
terminal-wotr-sign-cards = carte Personaggi e Strategia
terminal-wotr-sign-regular = Regolari, qui 2
terminal-wotr-sign-elite = Elite
terminal-wotr-sign-leader = Comandanti
terminal-wotr-sign-nazgul = Nazgûl
terminal-wotr-table-free_die = Quale risultato mostra il prossimo dado dei Popoli Liberi?
terminal-wotr-table-shadow_die = Quale risultato mostra il prossimo dado dell'Ombra?
terminal-wotr-table-dice = Che cosa mostra il prossimo dado?
terminal-wotr-table-tile = Quale Tessera Caccia è stata pescata?
terminal-wotr-table-companion = Quale Compagno è stato pescato?

## Server

server-plain = { $text }
server-at = Il tavolo è pronto su { $address }
server-others = Gli altri nella stessa rete aprono { $address }
server-only-here = Solo questo computer può aprirlo. Con --host 0.0.0.0 possono partecipare anche gli altri nella stessa rete.
server-stop = Ctrl-C lo chiude. Nulla va perso: ogni scelta è sul disco prima che qualcuno la veda.
server-stopped = Il tavolo è chiuso. Tutte le partite sono conservate.
server-port-taken = La porta { $port } è occupata: forse Mathom è già in funzione. Scegline un'altra con --port.
server-address = Il tavolo non si può aprire su { $host }, porta { $port }: { $why }
server-database = Le partite non si possono conservare in { $database }: { $why }
server-database-url = «{ $database }» non è un luogo dove conservare partite. Indica il percorso di un file, oppure postgresql://utente@host/nome.
server-database-newer = Le partite sono conservate nella versione { $version } del database, da un Mathom più recente; questo conosce la versione { $known }.
server-no-postgres = Per PostgreSQL serve un altro pacchetto. Installalo con: pip install "mathom[postgres]"
server-mail = «{ $url }» non è un server di posta. Scrivi smtps://utente@mail.example.org, e con --mail-from l'indirizzo da cui partono i messaggi.
server-webhook = «{ $url }» non è un indirizzo a cui mandare avvisi. Scrivi https://...
server-no-client = La parte di Mathom per il browser qui non è stata costruita. Esegui ./play, oppure «npm install» e «npm run build» nella cartella web, e riavvia il server.
server-request = Questa richiesta non si capisce: { $detail }
server-not-json = Una richiesta deve essere in JSON (application/json).
server-text = Il testo contiene caratteri che non sono ammessi.
server-page = Qui non c'è nulla.
server-method = Qui questo non si può fare.
server-host = Questo server non si chiama «{ $host }».
server-origin = Le pagine di { $origin } non possono usare questo server.
server-too-large = La richiesta è troppo grande.
server-too-often = Troppe richieste in poco tempo. Riprova tra { $seconds } s.
server-too-slow = Ci è voluto troppo tempo.
server-full = Ci sono già { $most } partite in corso. Riprova più tardi.
server-busy = A questo tavolo succedono troppe cose insieme. Riprova.
server-crowded = Troppi aspettano la stessa cosa. Riprova più tardi.
server-not-written = Non è stato possibile annotarlo, quindi può darsi che non sia avvenuto. Guarda il tavolo prima di riprovare.
server-no-database = In questo momento le partite non sono raggiungibili. Non è stato scritto nulla: riprova tra poco.
keeper-exists = Il file { $file } c'è già. Scegli un altro nome per la copia.
keeper-no-file = In { $file } non ci sono partite.
keeper-backup = { $count ->
    [one] Un tavolo è ora
   *[other] { $count } tavoli sono ora
} in { $file }.
keeper-restore = { $count ->
    [0] Non mancava nulla.
    [one] Un tavolo è tornato.
   *[other] Sono tornati { $count } tavoli.
}
keeper-closed = La partita al tavolo { $table } è finita.
keeper-muted = { $seat } non può più parlare.
keeper-unmuted = { $seat } può di nuovo parlare.
server-failed = Qui qualcosa è andato storto; il registro del server dice che cosa. La partita è com'era.
server-bot-gone = qui non è più conosciuto.
server-untold = È successo qualcosa che non si racconta più («{ $kind }»).
server-position = La posizione è scritta nella forma { $format }; questo Mathom legge la forma { $known }.

table-seat = { $seat-the }
table-who = { $seat-begins }
table-unknown = Questo tavolo non esiste.
table-token = Questa chiave non è di questo tavolo.
table-invite = Questo non è un invito a questo tavolo.
table-brought = { $who } ha portato un mazzo proprio: la partita comincia con quello.
table-brings-late = La partita è in corso: è troppo tardi per portare qualcosa di proprio.
table-invite-used = Questo invito è già stato usato.
table-seat-taken = Questo posto non è libero.
table-join = Vieni con un invito oppure indica un posto aperto: una delle due cose.
table-starts = Una partita comincia da una trascrizione o da una posizione, non da entrambe; «at» va con una trascrizione.
table-other-game = La trascrizione è di un altro gioco.
table-record-over = Lì la partita è finita: non resta nulla da scegliere. Torna più indietro.
table-record-long = La trascrizione ha { $count } scelte; la casa ne accetta fino a { $most }.
table-record-slow = Per rigiocare questa trascrizione servono più tempo o più memoria di quanti la casa possa dedicarle.
table-bot = Qui non c'è nessun bot «{ $bot }». Ci sono: { $known }.
table-stale = La scelta { NUMBER($number, useGrouping: 0) } non è più da fare, o non ancora: la partita è andata avanti.
table-no-choice = Non c'è una posizione dopo la scelta { NUMBER($n, useGrouping: 0) }; l'ultima è dopo la scelta { NUMBER($last, useGrouping: 0) }.
table-watching = Chi guarda soltanto non può scegliere.
table-over = La partita è finita.
table-not-over = La partita non è ancora finita.
table-archive = Questa è una trascrizione da guardare. Per giocare, parti da una delle sue posizioni.
table-fork-secret = Prima di quel punto qualcosa ti era nascosto: si può ripartire da lì solo a partita finita.
table-endless = La casa ha chiuso questa partita: andava avanti senza fine. Non ha vinto nessuno.
table-closed = Chi gestisce questa casa ha chiuso il tavolo. Non ha vinto nessuno.
table-muted = Chi gestisce questa casa ti ha tolto la parola a questo tavolo.
table-full = A questo tavolo sono successe troppe cose. Per continuare, riparti da questa posizione.
table-resigned = { $seat } abbandona la partita.
remind-no-way = Qui non si avvisa nessuno: chi gestisce questo server non l'ha previsto.
remind-none = Non c'è nessun indirizzo da confermare.
remind-code = Non è il codice che hai ricevuto.
remind-too-often = Per te sono già partiti troppi messaggi. Riprova fra un po'.
remind-address = Non è un indirizzo di posta.
remind-not-sent = Non è stato possibile inviare il messaggio. Riprova più tardi.
remind-code-subject = { $code } è il tuo codice per Mathom
remind-code-body =
    Qualcuno, probabilmente tu, vuole essere avvisato a questo indirizzo quando tocca a lui a un tavolo di { $site }.
    Se sei stato tu, scrivi là questo codice: { $code }
    Se no, non devi fare nulla: non arriveranno altri messaggi.
remind-subject = Tocca a te: { $game }
remind-body =
    { $game }: tocca a te ({ $seat }).
    { $link }

    Hai chiesto questi avvisi a quel tavolo, e là puoi disattivarli, nelle impostazioni.
table-timed-out = { $seat } ha esaurito il tempo e la vittoria è stata reclamata.
table-replaced = { $who } non ha scelto in tempo: al suo posto gioca il computer.
table-no-clock = A questo tavolo non è stato concordato nessun orologio.
table-claim-own = È il tuo tempo che è scaduto.
table-claim-early = Il tempo di chi deve scegliere non è scaduto.
table-claim-back = Il server non c'era ed è appena tornato: per due minuti non si può reclamare nulla.
table-claim-partner = È scaduto il tempo di chi gioca con te: puoi far continuare un bot.
table-takeback-asked = { $seat } ha già chiesto di annullare.
table-takeback-none = Nessuno ti chiede di annullare.
table-agreed = Tutti d'accordo: la partita finisce qui. Non ha vinto nessuno.
table-draw-asked = { $seat } ha già proposto di chiudere la partita.
table-draw-none = Nessuno ti propone di chiudere la partita.
table-draw-declined = { $who } preferisce continuare.
table-draw-declined-already = La proposta è appena stata rifiutata. Puoi rifarla quando la partita sarà andata avanti.
table-draw-alone = Qui non c'è nessuno con cui mettersi d'accordo: se ne hai abbastanza, abbandona.
table-said-nothing = Non hai scritto nulla.
table-no-partner = Nessuno gioca dalla tua parte: quello che dici, lo dici a tutti.
table-no-pace = In questo gioco non c'è nulla che si possa passare al posto tuo.
table-not-your-seat = Quello non è il tuo posto.
table-carried = Le regole di questo gioco sono state corrette mentre si giocava, e { $lost ->
    [one] l'ultima scelta, la numero { NUMBER($number, useGrouping: 0) }, non è più possibile
   *[other] le ultime { $lost } scelte, dalla numero { NUMBER($number, useGrouping: 0) } in poi, non sono più possibili
}. { $why } La partita riprende dalla posizione precedente; tutto ciò che si è giocato fin lì resta valido.
table-carried-unknown = Questa versione delle regole non sa che cosa farne.
table-parted = Dalla scelta { NUMBER($number, useGrouping: 0) } in poi questa partita è stata giocata con regole diverse da quelle di oggi: il tavolo è mostrato com'era prima. { $why }
table-past-unreadable = Com'era il tavolo dopo la scelta { NUMBER($n, useGrouping: 0) } non si può più mostrare, perché la scelta { NUMBER($number, useGrouping: 0) } fu fatta con regole diverse da quelle di oggi. { $why } Ciò che fu raccontato allora si può ancora leggere.
table-unreadable = Questo tavolo è conservato, ma questa versione di Mathom non riesce a leggerlo. { $why }
table-newer = A questo tavolo si gioca con la versione { $rules } delle regole; questo server gioca la versione { $known } e va prima aggiornato.

## Velocità

bench-title = Mathom su un solo processore
bench-game = Gioco
bench-build = Versione
bench-plain = semplice
bench-compiled = compilata
bench-play = Partite a caso
bench-decisions = { $count } scelte/s
bench-games = { $count } partite/s
bench-clone = Copia
bench-replay = Rilettura
bench-no-compiled = La versione compilata nasce dove c'è un compilatore C; qui manca.
bench-decimal = ,

## Consigli: tu che faresti?

hint-win = Vince la partita.
hint-saves = Altrimenti la partita è persa subito.
hint-usual = Chi conosce il gioco fa così.
hint-gains = Meglio per te: { $what }.
hint-takes = Peggio per l'avversario: { $what }.
hint-ahead = Ripaga più tardi: si vede pensando qualche mossa avanti.
hint-costs = Peggio per te: { $what }.
hint-leaves = Meglio per l'avversario: { $what }.
hint-later = Ciò che la sconsiglia si vede solo più tardi, pensando qualche mossa avanti.
hint-alike = Cambia poco: le altre scelte sono molto simili.

## Analisi: com'è andata la partita

review-no-mind = Nessuno ha ancora imparato { $game }: non si danno consigli e le sue partite non si analizzano.

## Consigli e analisi a un tavolo

table-hint-taken = { $who }: consiglio ricevuto.
table-hint-declined = { $who } preferisce che non si diano consigli.
table-hint-none = Nessuno ti chiede il permesso per un consiglio.
table-hint-failed = Adesso non c'è nessun consiglio. Riprova tra un momento.
table-review-failed = Non è stato possibile analizzare questa partita. Riprova più tardi.

## Consigli e analisi al terminale

terminal-key-w = tu che faresti? Le scelte migliori, la probabilità di vittoria con ciascuna e il perché
terminal-hint-thinking = Ci penso...
terminal-hint = { $number }. { $choice }: probabilità di vittoria { $chance }
terminal-help-review = Ripercorri la trascrizione di una partita: la probabilità di vittoria dopo ogni scelta, le svolte e che cosa sarebbe stato meglio. FILE può essere - per lo standard input.
terminal-help-review-seed = Lo stesso seme dà di nuovo la stessa analisi.
terminal-help-review-iterations = Quanto a lungo si ripensa una scelta dubbia.
terminal-help-review-svg = Un file per la curva come immagine.
terminal-help-review-html = Un file per una pagina con la curva e tutti i momenti.
review-title = Com'è andata la partita
review-working = Analisi
review-curve = La probabilità di vittoria di: { $seat }
review-choice = Scelta { $n }
review-signs = ▽ errore   ▼ errore grave   ◆ svolta
review-turn = Svolta, { $seat }: { $choice } ({ $from } → { $to })
review-turn-luck = Svolta, { $seat }: { $choice } ({ $from } → { $to }; c'entra anche la sorte)
review-mistake = Errore, { $seat }: { $choice }
review-blunder = Errore grave, { $seat }: { $choice }
review-better = Meglio: { $choice } ({ $best } invece di { $chance })
review-none = Nessuna scelta ha regalato molto e la partita non è mai cambiata di colpo.
review-open = { $command } apre la partita prima della scelta N.
review-written = Scritto: { $file }
review-not-written = «{ $file }» non si può scrivere: { $why }
