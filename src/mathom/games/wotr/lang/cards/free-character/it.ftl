## Dice against an army

wotr-ask-target = { $card }: scegli l'Esercito.
wotr-option-to-target = L'Esercito { $region-in }
wotr-event-card_dice = { $count ->
    [0] Tiro per la carta: { $rolls }, nessun successo.
    [one] Tiro per la carta: { $rolls }, 1 successo.
   *[other] Tiro per la carta: { $rolls }, { $count } successi.
}

## Companions

wotr-ask-travellers = { $card }: scegli chi parte e dove va.
wotr-option-go-travellers = Nessun altro

## The Eagles, the Ents, the Dead

wotr-ask-flee = Scegli dove fuggono i Nazgûl da { $region-the }.
wotr-ask-without_die = Scegli se giocare un'altra carta Personaggi senza usare un dado.
wotr-option-done-without_die = Non giocare altre carte
wotr-ask-riders = { $card }: scegli chi va con lui, e dove.
wotr-event-dead_strike = { $count ->
    [one] I Morti piombano su { $region-the }: 1 colpo.
   *[other] I Morti piombano su { $region-the }: { $count } colpi.
}
wotr-ask-driven_out = L'Esercito deve lasciare { $region-the }: scegli dove si ritira.

## Other questions and events

wotr-ask-hide_or_move = Gollum è la Guida: scegli se usare la carta anche per altro.
wotr-option-use-hide_or_move = Usa la carta per { $action }
wotr-ask-regular = Scegli un Regolare al posto del quale arriva un'unità Elite.
wotr-option-lose-regular = Un'unità Elite al posto di { $losses }
wotr-event-eyes_gone = { $count ->
    [0] Non è uscito nessun Occhio.
    [one] 1 tessera Occhio è fuori dal gioco.
   *[other] { $count } tessere Occhio sono fuori dal gioco.
}

## What the cards say

wotr-event-elven-cloaks-text = La Tessera Caccia speciale «Mantelli Elfici» (danno 0) è ora in gioco: entra nella Riserva della Caccia quando la Compagnia entra a Mordor, oppure subito se è già sul Cammino di Mordor.
wotr-event-elven-rope-text = La Tessera Caccia speciale «Corda Elfica» (danno 0) è ora in gioco: entra nella Riserva della Caccia quando la Compagnia entra a Mordor, oppure subito se è già sul Cammino di Mordor.
wotr-event-phial-of-galadriel-text = La Tessera Caccia speciale «Fiala di Galadriel» (nessun danno, e si curano 2 punti Corruzione) è ora in gioco: entra nella Riserva della Caccia quando la Compagnia entra a Mordor, oppure subito se è già sul Cammino di Mordor.
wotr-event-smeagol-helps-nice-master-text = La Tessera Caccia speciale «Sméagol Aiuta il Buon Padrone» (nessun danno, e si cura 1 punto Corruzione) è ora in gioco: entra nella Riserva della Caccia quando la Compagnia entra a Mordor, oppure subito se è già sul Cammino di Mordor.
wotr-event-mithril-coat-and-sting-text = Resta sul tavolo. Quando l'Ombra ha pescato una Tessera Caccia, e prima che abbia effetto, puoi scartare questa carta: si pesca un'altra tessera, che ha effetto al posto della prima; poi la prima torna nella riserva.
wotr-event-axe-and-bow-text = Solo se Gimli o Legolas è nella Compagnia: resta sul tavolo. Quando l'Ombra ha pescato una Tessera Caccia, puoi scartare questa carta per ridurre di 1 il Danno della Caccia. Si scarta appena né Gimli né Legolas è più nella Compagnia.
wotr-event-horn-of-gondor-text = Solo se Boromir è nella Compagnia: resta sul tavolo. Quando l'Ombra ha pescato una Tessera Caccia, puoi scartare questa carta per ridurre di 1 il Danno della Caccia. Si scarta appena Boromir non è più nella Compagnia.
wotr-event-wizards-staff-text = Solo se Gandalf il Grigio è nella Compagnia: resta sul tavolo. Quando l'Ombra sta per pescare una Tessera Caccia, puoi scartare questa carta: la tessera non viene pescata. Si scarta appena Gandalf il Grigio non è più nella Compagnia.
wotr-event-athelas-text = Tira tre dadi: ogni 5 o 6 cura 1 punto Corruzione. Se Grampasso è la Guida, lo cura ogni 3 o più.
wotr-event-there-is-another-way-text = Cura 1 punto Corruzione. Poi, se Gollum è la Guida, puoi nascondere la Compagnia, se è rivelata, oppure muoverla, se è nascosta.
wotr-event-i-will-go-alone-text = Solo se nella Compagnia c'è un Compagno: separa dalla Compagnia un Compagno, o più d'uno in un solo gruppo; possono andare di una regione più lontano del solito. Poi cura 1 punto Corruzione.
wotr-event-bilbos-song-text = Cura 1 punto Corruzione, o 2 se Gollum è la Guida.
wotr-event-mirror-of-galadriel-text = Un tuo dado non ancora usato che mostra Personaggio diventa Volere dell'Ovest. Inoltre, se i Portatori dell'Anello sono a Lórien e questa non è conquistata, cura 1 punto Corruzione.
wotr-event-challenge-of-the-king-text = Solo se Grampasso o Aragorn è con un Esercito dei Popoli Liberi in una regione di Gondor o di Rohan: pesca tre Tessere Caccia, che non hanno effetto. Se tutte e tre mostrano un Occhio, rimettile nella riserva ed elimina Grampasso o Aragorn. Altrimenti ogni Occhio pescato è fuori dal gioco per sempre, e le altre tessere tornano nella riserva.
wotr-event-gwaihir-the-windlord-text = Separa dalla Compagnia un Compagno, o più d'uno in un solo gruppo, oppure muovi sulla mappa un Compagno, o più d'uno insieme. Vanno come se fossero di Livello 4, e possono finire in una Fortezza assediata.
wotr-event-we-prove-the-swifter-text = Separa dalla Compagnia un Compagno, o più d'uno in un solo gruppo, oppure muovi sulla mappa un Compagno, o più d'uno insieme. Possono andare di due regioni più lontano del solito, e possono finire in una Fortezza assediata.
wotr-event-there-and-back-again-text = Separa dalla Compagnia un Compagno, o più d'uno in un solo gruppo; possono andare di una regione più lontano del solito. Poi, se Gimli o Legolas è a Erebor, a Valle o nel Reame Boscoso e quell'Insediamento non è conquistato, i Nani e il Nord diventano attivi, e i Nani, il Nord e gli Elfi avanzano ciascuno di un passo.
wotr-event-the-eagles-are-coming-text = Solo se un Esercito dei Popoli Liberi con un Compagno è adiacente a un Esercito dell'Ombra con un Nazgûl, o nella stessa regione: scegli un Esercito dell'Ombra di questo tipo e tira un dado per ogni suo Nazgûl, al massimo cinque; ogni 5 o 6 ne elimina uno. Tutti gli altri suoi Nazgûl devono poi andare in una stessa Fortezza di Sauron non conquistata. Qui il Re Stregone non conta come Nazgûl.
wotr-event-the-ents-awake-treebeard-text = Solo se Gandalf il Bianco è in gioco e un Compagno, lui o un altro, è a Fangorn: tira tre dadi contro l'Esercito dell'Ombra a Orthanc; ogni 4 o più è un colpo. Se cade la sua ultima unità, sono eliminati anche i Nazgûl e i Servi che erano con essa. Se Saruman è a Orthanc senza un Esercito, è eliminato. Poi, se Gandalf il Bianco è a Fangorn o in Rohan, puoi giocare subito un'altra carta Personaggi senza usare un dado.
wotr-event-the-ents-awake-huorns-text = { wotr-event-the-ents-awake-treebeard-text }
wotr-event-the-ents-awake-entmoot-text = { wotr-event-the-ents-awake-treebeard-text }
wotr-event-dead-men-of-dunharrow-text = Solo se Grampasso o Aragorn è in una regione di Rohan: va direttamente a Erech, Lamedon o Pelargir, con i Compagni della sua regione che vuoi. Tira un dado: un Esercito dell'Ombra che si trova lì subisce altrettanti colpi e poi deve ritirarsi; se non può, è distrutto. Se è distrutto, in un modo o nell'altro, sono eliminati anche i Nazgûl e i Servi che erano con esso. Poi puoi reclutare lì fino a tre Regolari di Gondor; se lo fai, riprendi l'Insediamento che l'Ombra aveva catturato.
wotr-event-house-of-the-stewards-text = Solo se Boromir è in una regione di Gondor: recluta un'unità di Gondor, Regolare o Elite, nella sua regione. Poi pesca due carte Strategia.
wotr-event-the-grey-company-text = Solo se Grampasso o Aragorn è con un Esercito dei Popoli Liberi: elimina un Regolare di quell'Esercito e metti al suo posto un'unità Elite della stessa Nazione, presa dai rinforzi. Poi pesca due carte Strategia.

## Rulings

wotr-ruling-mithril-coat-and-sting = Funziona con ogni tessera pescata dall'Ombra, anche a causa di una carta, e la seconda tessera vale anche se è peggiore (Almanac). Non riduce il danno: un'altra carta può ancora farlo nella stessa Caccia, e si può usare anche quando il danno non può essere ridotto (nostra interpretazione). Il dado di una tessera si tira solo dopo.
wotr-ruling-axe-and-bow = Una sola carta di questo tipo per Caccia, prima dell'abilità della Guida, di una perdita e dell'uso dell'Anello (p. 42). Non impedisce a una tessera di rivelare la Compagnia.
wotr-ruling-horn-of-gondor = Una sola carta di questo tipo per Caccia, prima dell'abilità della Guida, di una perdita e dell'uso dell'Anello (p. 42). Non impedisce a una tessera di rivelare la Compagnia.
wotr-ruling-wizards-staff = Funziona con ogni tessera che l'Ombra pesca, anche a causa di una carta (Almanac). Sul Cammino di Mordor la Compagnia avanza lo stesso di un passo, perché nessuna tessera la ferma (nostra interpretazione).
wotr-ruling-there-is-another-way = Muovere la Compagnia provoca la Caccia come al solito, ma il dado che ha giocato la carta non va nel Riquadro della Caccia (p. 38).
wotr-ruling-i-will-go-alone = Sul Cammino di Mordor chi lascia la Compagnia è fuori dal gioco, e la Corruzione si cura lo stesso (p. 43, Almanac).
wotr-ruling-mirror-of-galadriel = Il dado con cui si gioca la carta non è più inutilizzato. Le due metà sono indipendenti: ognuna si applica se è possibile (p. 22).
wotr-ruling-challenge-of-the-king = Osgiliath e i due Ithilien non appartengono a Gondor, la Foresta di Drúadan sì; i Guadi di Isen appartengono a Rohan. Va bene anche un Esercito assediato insieme a lui (Almanac). Se la riserva si esaurisce prima che ne siano pescate tre si riempie come al solito, ma non con le tessere appena pescate; se ne restano esattamente tre non è esaurita, perché tornano indietro (nostra interpretazione).
wotr-ruling-gwaihir-the-windlord = Possono entrare in un assedio, ma chi vi è dentro non può uscirne (p. 24, Almanac). Si fermano comunque in una Fortezza controllata dall'Ombra. Sul Cammino di Mordor chi lascia la Compagnia è fuori dal gioco (p. 43).
wotr-ruling-we-prove-the-swifter = Possono entrare in un assedio, ma chi vi è dentro non può uscirne (p. 24, Almanac). Si fermano comunque in una Fortezza controllata dall'Ombra. Sul Cammino di Mordor chi lascia la Compagnia è fuori dal gioco (p. 43).
wotr-ruling-there-and-back-again = Gimli o Legolas possono non essere arrivati con questa carta, e se non resta nessuno da separare la seconda metà vale lo stesso (p. 22). Un Insediamento catturato non conta (Almanac). Non è l'abilità di un Compagno.
wotr-ruling-the-eagles-are-coming = Gli Eserciti assediati contano, e il rifugio può essere una Fortezza assediata (Almanac). Il giocatore dell'Ombra sceglie il rifugio, che è una regione diversa da quella da cui fuggono (nostra interpretazione). Non è un attacco: nessuna Nazione reagisce (p. 35).
wotr-ruling-the-ents-awake-treebeard = Vale come un attacco: le Nazioni dell'Esercito a Orthanc reagiscono (p. 35). Se lì è assediata una guarnigione, il bersaglio è quella, e se è distrutta gli assedianti prendono subito Orthanc (Almanac). Le altre parti si applicano anche se lì non c'è un Esercito. Per la carta giocata senza dado non funzionano le abilità che richiedono un risultato Evento (nostra interpretazione).
wotr-ruling-the-ents-awake-huorns = { wotr-ruling-the-ents-awake-treebeard }
wotr-ruling-the-ents-awake-entmoot = { wotr-ruling-the-ents-awake-treebeard }
wotr-ruling-dead-men-of-dunharrow = Vale come un attacco: le Nazioni dell'Esercito reagiscono (p. 35). Lui e chi è con lui possono lasciare un assedio, e le regioni in mezzo non vengono attraversate. Gondor può non essere In Guerra; senza reclutare non si riprende nessun Insediamento (Almanac).
wotr-ruling-house-of-the-stewards = Osgiliath non appartiene a Gondor. Se Boromir è assediato, l'unità si unisce alla guarnigione. Se non si può reclutare, le carte si pescano lo stesso (Almanac).
wotr-ruling-the-grey-company = Il Regolare è perso per sempre, come una perdita. Se nessun Regolare può essere sostituito, le carte si pescano lo stesso. Funziona anche in un assedio, e la Nazione può non essere In Guerra (Almanac).
