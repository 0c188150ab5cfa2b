## Il mazzo Personaggi dell'Ombra: che cosa fanno le sue carte

wotr-event-shelobs-lair-text = La Tessera Caccia speciale «La Tana di Shelob» (Stop; danno: il tiro di un dado) è ora in gioco: entra nella Riserva della Caccia quando la Compagnia entra a Mordor, oppure subito se è già sul Cammino di Mordor.
wotr-event-the-ring-is-mine-text = La Tessera Caccia speciale «{ wotr-tile-sha-ring-is-mine }» (Stop, Occhio, Rivelazione) è ora in gioco: entra nella Riserva della Caccia quando la Compagnia entra a Mordor, oppure subito se è già sul Cammino di Mordor.
wotr-event-on-on-they-went-text = La Tessera Caccia speciale «Avanti, Sempre Avanti» (Stop, danno 3) è ora in gioco: entra nella Riserva della Caccia quando la Compagnia entra a Mordor, oppure subito se è già sul Cammino di Mordor.
wotr-event-give-it-to-uss-text = La Tessera Caccia speciale «{ wotr-tile-sha-give-it }» (Stop, danno 1, Rivelazione) è ora in gioco: entra nella Riserva della Caccia quando la Compagnia entra a Mordor, oppure subito se è già sul Cammino di Mordor.
wotr-event-orc-patrol-text = Solo se la Compagnia non è in una regione con un Insediamento dei Popoli Liberi: pesca una Tessera Caccia. Un Occhio o una Tessera Speciale della Compagnia si scarta senza effetto; ogni altra tessera vale come quella di una Caccia riuscita.
wotr-event-isildurs-bane-text = Solo se la Compagnia non è in una regione con un Insediamento dei Popoli Liberi: pesca una Tessera Caccia. Un Occhio o una Tessera Speciale della Compagnia si scarta senza effetto; ogni altra tessera vale come quella di una Caccia riuscita, ma il danno non si può ridurre in nessun modo: diventa tutto Corruzione.
wotr-event-foul-thing-from-the-deep-text = Solo se la Compagnia non è in una regione con un Insediamento dei Popoli Liberi: pesca una Tessera Caccia. Un Occhio o una Tessera Speciale della Compagnia si scarta senza effetto; ogni altra tessera vale come quella di una Caccia riuscita, ma se dopo le carte e l'abilità della Guida resta del danno, si deve perdere un Compagno a caso, se ce n'è uno, prima di usare l'Anello per il resto.
wotr-event-candles-of-corpses-text = Solo se la Compagnia non è in una regione con un Insediamento dei Popoli Liberi: tira tre dadi; ogni 4, 5 o 6 aggiunge 1 punto Corruzione. Se Gollum è la Guida, lo aggiunge solo ogni 6.
wotr-event-nazgul-search-text = Solo se l'avanzamento della Compagnia è almeno 1: puoi far volare alcuni Nazgûl o tutti. Poi, se un Nazgûl è nella regione della Compagnia, la Compagnia è rivelata.
wotr-event-cruel-weather-text = Solo se l'avanzamento della Compagnia è almeno 1: muovi la miniatura dei Portatori dell'Anello in una regione adiacente. Non è un movimento della Compagnia: non c'è Caccia e il suo avanzamento resta com'è.
wotr-event-the-nazgul-strike-text = Solo se l'avanzamento della Compagnia è almeno 1: puoi far volare alcuni Nazgûl o tutti. Poi, se un Nazgûl è nella regione della Compagnia, puoi fare una di queste cose: scartare dal tavolo una carta Personaggi dei Popoli Liberi, oppure fare un tiro per la Caccia come se la Compagnia si fosse mossa.
wotr-event-morgul-wound-text = Solo se la Compagnia è rivelata: aggiungi 2 punti Corruzione se i Portatori dell'Anello ne hanno al massimo 3; altrimenti aggiungine 1.
wotr-event-lure-of-the-ring-text = Solo se la Compagnia è rivelata: pesca a caso un Compagno della Compagnia; il giocatore dei Popoli Liberi aggiunge tanti punti Corruzione quanto il suo Livello, oppure lo elimina. Se Gollum è la Guida, aggiungi invece soltanto 1 punto Corruzione.
wotr-event-the-breaking-of-the-fellowship-text = Solo se la Compagnia è rivelata: pesca una Tessera Caccia. Un Occhio o una Tessera Speciale della Compagnia si scarta senza effetto; con ogni altra, il giocatore dei Popoli Liberi separa tanti Compagni quanti ne indica il suo numero, o tutti se sono meno, e li lascia nella regione della Compagnia. Se Gollum è la Guida, aggiungi invece soltanto 1 punto Corruzione.
wotr-event-worn-with-sorrow-and-toil-text = Resta sul tavolo. Ogni volta che un Compagno della Compagnia è scelto come perdita, puoi scartare una carta Personaggi dei Popoli Liberi: una a tua scelta dal tavolo, oppure una a caso dalla mano di quel giocatore. Scarta questa carta quando la Compagnia è dichiarata in una Cittadella o Fortezza dei Popoli Liberi non conquistata.
wotr-event-flocks-of-crebain-text = Resta sul tavolo. Prima di un tiro per la Caccia puoi scartarla per aggiungere 1 a ogni dado di quel tiro, anche a quelli che ritiri. Scartala quando la Compagnia è dichiarata in una Cittadella o Fortezza dei Popoli Liberi non conquistata.
wotr-event-balrog-of-moria-text = Resta sul tavolo finché non è usata. Se il percorso della Compagnia tocca Moria mentre è dichiarata o rivelata, puoi scartarla per pescare un'altra Tessera Caccia: un Occhio non ha effetto, ogni altra tessera vale come quella di una Caccia riuscita, ma non rivela una Compagnia dichiarata in una Cittadella o Fortezza dei Popoli Liberi. Oppure puoi scartarla in una battaglia per usare la sua Carta Combattimento, come se fosse nella tua mano.
wotr-event-the-lidless-eye-text = Trasforma in Occhi fino a tre dei tuoi Dadi Azione non usati e mettili subito nel Riquadro della Caccia.
wotr-event-dreadful-spells-text = Solo se un Esercito dell'Ombra con un Nazgûl è nella stessa regione di un Esercito dei Popoli Liberi, o in una adiacente: scegli due Eserciti così e tira un dado per ogni Nazgûl nel tuo, al massimo cinque; ogni 5 o 6 è un colpo all'altro.
wotr-event-grond-hammer-of-the-underworld-text = Solo se un Esercito dell'Ombra con il Re Stregone assedia una Fortezza: quell'Esercito la assalta, fino a tre round invece di uno. Nel primo round il giocatore dei Popoli Liberi può usare una Carta Combattimento solo se c'è un Compagno nella battaglia.
wotr-event-the-palantir-of-orthanc-text = Solo se Saruman è in gioco: resta sul tavolo. Ogni volta che giochi un'altra Carta Evento con un risultato Evento, pesca una carta da uno dei tuoi mazzi. Scartala quando Saruman è eliminato. Come azione, il giocatore dei Popoli Liberi può farla scartare con un Volere dell'Ovest, oppure con un dado qualsiasi e un Anello Elfico.
wotr-event-wormtongue-text = Solo se Saruman è in gioco: resta sul tavolo. Rohan può essere attivata solo da un Compagno, da una dichiarazione della Compagnia a Edoras o al Fosso di Helm, oppure da un attacco a Edoras o al Fosso di Helm. Scartala quando Rohan è attivata o Saruman è eliminato.
wotr-event-the-ringwraiths-are-abroad-text = Puoi far volare alcuni Nazgûl o tutti. Poi puoi fare una di queste cose: muovere due Eserciti, ciascuno con un Nazgûl, in una regione adiacente; oppure attaccare con un Esercito in cui c'è un Nazgûl.
wotr-event-the-black-captain-commands-text = Solo se il Re Stregone è in gioco: puoi fare una di queste cose, reclutare due Nazgûl nella sua regione oppure far volare alcuni Nazgûl o tutti. Poi puoi muovere un Esercito con il Re Stregone, oppure attaccare con esso.

## Chiarimenti

wotr-ruling-shelobs-lair = Una Tessera Speciale si pesca al massimo una volta: quando la riserva si riempie di nuovo, tornano solo le tessere standard (p. 40).
wotr-ruling-the-ring-is-mine = Sul Cammino di Mordor il suo Occhio conta tutti i dadi nel Riquadro della Caccia, compresi quelli dei Popoli Liberi (p. 43). Gollum non ne ignora la Rivelazione: ignora solo le tessere standard numerate (p. 42).
wotr-ruling-on-on-they-went = Lo Stop impedisce alla Compagnia il passo per cui la tessera è stata pescata (p. 40); in ogni altra pesca non significa nulla (nostra interpretazione).
wotr-ruling-give-it-to-uss = Gollum non ne ignora la Rivelazione: ignora solo le tessere standard numerate (p. 42).
wotr-ruling-orc-patrol = Un Insediamento conta secondo il primo proprietario: uno dei Popoli Liberi protegge anche se catturato, uno dell'Ombra catturato no (FAQ). Sul Cammino di Mordor la Compagnia non è in nessuna regione, quindi la carta si può giocare (p. 43).
wotr-ruling-isildurs-bane = Sono escluse le carte che riducono il danno, l'abilità della Guida e le perdite. Impedire o sostituire la tessera è permesso (nostra interpretazione).
wotr-ruling-foul-thing-from-the-deep = Le carte sul tavolo e l'abilità della Guida vengono prima; se portano il danno a 0, nessuno si perde (nostra interpretazione). La Guida non può essere scelta come perdita.
wotr-ruling-candles-of-corpses = Non è Danno della Caccia: nulla lo riduce.
wotr-ruling-nazgul-search = Il Re Stregone è un Nazgûl (p. 24). La carta si può giocare anche solo per far volare i Nazgûl, e nessuno di loro è obbligato a farlo (p. 22); ma se poi uno di loro è con la Compagnia, questa deve essere rivelata.
wotr-ruling-cruel-weather = Sono adiacenti solo le regioni con un confine aperto. Nessuna regione è esclusa, qualunque cosa contenga; nulla è dichiarato o rivelato (nostra interpretazione).
wotr-ruling-the-nazgul-strike = Si possono scartare solo carte del mazzo Personaggi. Il tiro per la Caccia è quello consueto, con i nuovi tiri per il Nazgûl presente; la Compagnia non avanza.
wotr-ruling-morgul-wound = Non è Danno della Caccia: nulla lo riduce.
wotr-ruling-lure-of-the-ring = Non è Danno della Caccia, e chi è perduto non è una perdita della Caccia (nostra interpretazione). Un Hobbit è preso vivo, tranne che sul Cammino di Mordor. Con Gollum come Guida basta che la Compagnia sia rivelata (Almanac).
wotr-ruling-the-breaking-of-the-fellowship = Con Gollum come Guida non si pesca nessuna tessera (Almanac). Conta solo il numero della tessera; per «La Tana di Shelob» si tira un dado (p. 40). Chi resta in una Cittadella o Fortezza vi entra in gioco e può attivarne la Nazione (nostra interpretazione). Sul Cammino di Mordor chi è separato lascia il gioco (p. 43).
wotr-ruling-worn-with-sorrow-and-toil = Resta sul tavolo dopo l'uso. La carta a caso è una del mazzo Personaggi. È una perdita solo chi è perduto per ridurre il Danno della Caccia (nostra interpretazione).
wotr-ruling-flocks-of-crebain = Un 1 fallisce sempre (p. 41). Si può usare per il tiro di ogni Caccia, anche ordinata da una carta; sul Cammino di Mordor non se ne fanno.
wotr-ruling-balrog-of-moria = Conta anche restare a Moria quando la Compagnia è dichiarata o rivelata (Almanac). La sua tessera viene dopo quella che ha rivelato la Compagnia e prima di quelle delle Fortezze dell'Ombra (p. 41). La Cittadella o Fortezza deve essere controllata dai Popoli Liberi (FAQ).
wotr-ruling-the-lidless-eye = Il dado che ha pagato la carta è già usato. Gli Occhi contano per la Caccia fino alla fine del turno.
wotr-ruling-dreadful-spells = Il Re Stregone è un Nazgûl (p. 24). Non è un attacco: nessuna Nazione reagisce, e i Compagni sopravvivono (p. 22, 35). Un Esercito assediato è nella sua regione; se è distrutto, gli assedianti prendono subito la Fortezza (Almanac).
wotr-ruling-grond-hammer-of-the-underworld = Il Re Stregone può restare in retroguardia (Almanac). Chi attacca può cessare dopo ogni round, e dopo il terzo può continuare rimpiazzando unità Elite come di consueto (nostra interpretazione).
wotr-ruling-the-palantir-of-orthanc = Conta solo un risultato Evento, e non quello che gioca questa carta. Pescare è obbligatorio, e avviene quando l'altra carta ha avuto effetto, se questa è ancora sul tavolo (nostra interpretazione). L'Anello Elfico vale come quello del turno e passa all'Ombra (p. 21).
wotr-ruling-wormtongue = «Un Compagno» è uno che può attivare Rohan e termina il movimento in una Cittadella o Fortezza di Rohan (nostra interpretazione). Un attacco a Edoras o al Fosso di Helm attiva Rohan chiunque li difenda. Se Rohan è già attiva, la carta si scarta subito.
wotr-ruling-the-ringwraiths-are-abroad = Il Re Stregone è un Nazgûl (p. 24). Un Nazgûl che ha volato può proseguire con un Esercito (nostra interpretazione); nell'attacco può restare in retroguardia, e una Sortita è possibile (Almanac).
wotr-ruling-the-black-captain-commands = Per reclutare, la regione deve essere libera, oppure la Fortezza in cui il Re Stregone è assediato. Se vola, agisce l'Esercito nella sua nuova regione. Nell'attacco non può restare in retroguardia (Almanac).

## Domande

wotr-ask-flights = Scegli un Nazgûl che vola, oppure lascia gli altri dove sono.
wotr-ask-die_to_eye = { $count ->
    [one] Scegli un dado da trasformare in Occhio, oppure nessuno.
   *[other] Scegli un dado da trasformare in Occhio: ancora fino a { $count }.
}
wotr-ask-temptation = L'Anello tenta { $character-the }: scegli se prendere la Corruzione o perdere lui.
wotr-ask-leave_at_once = { $count ->
    [one] Scegli il Compagno che lascia la Compagnia.
   *[other] Scegli chi lascia la Compagnia: devono farlo { $count } Compagni.
}
wotr-ask-wear_down = { $card }: scegli una carta Personaggi dei Popoli Liberi da scartare, oppure nessuna.
wotr-ask-drive = { $card }: scegli dove sono spinti i Portatori dell'Anello.
wotr-ask-strike = { $card }: scegli se fare un tiro per la Caccia o scartare una carta.
wotr-ask-casters = { $card }: scegli l'Esercito i cui Nazgûl lanciano i sortilegi.
wotr-ask-orders = { $card }: scegli che cosa fanno i Nazgûl.

## Opzioni

wotr-action-hunt = fare un tiro per la Caccia
wotr-action-fly = far volare i Nazgûl
wotr-card-random = una carta a caso dalla mano
wotr-option-die-die_to_eye = Trasforma in Occhio un dado { $die }
wotr-option-slay-temptation = Elimina { $figure-the }
wotr-option-keep-wear_down = Non scartare nessuna carta
wotr-option-to-casters = L'Esercito { $region-in }
wotr-option-use-strike = Scegli di { $action }
wotr-option-use-orders = Scegli di { $action }
wotr-refusal-by-card = La carta non lo permette.
wotr-refusal-by-the-card = La carta { $card } non lo permette.

## Che cosa è successo

wotr-event-tile_in_play = È ora in gioco una Tessera Caccia speciale: { $tile }.
wotr-event-turned = { wotr-who } gira un dado { $die }, che ora mostra { $to }.
wotr-event-dice_lost = { $count ->
    [one] { wotr-who } perde 1 dado { $die }.
   *[other] { wotr-who } perde { $count } dadi { $die }.
}
wotr-event-tempted = L'Anello tenta { $character-the }.
wotr-event-driven = I Portatori dell'Anello sono spinti { $region-in }.
