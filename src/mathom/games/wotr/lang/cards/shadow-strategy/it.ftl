## Armies that move or attack by card

wotr-ask-card_march = { $count ->
    [one] { $card }: scegli il percorso di un Esercito, regione per regione.
   *[other] { $card }: scegli il percorso di un Esercito, regione per regione; se ne possono muovere ancora { $count }.
}
wotr-ask-card_attack = { $card }: scegli un attacco.
wotr-ask-move_or_attack = { $card }: scegli se degli Eserciti si muovono, o se uno attacca.
wotr-option-use-move_or_attack = Scegli di { $action }
wotr-option-done-move_or_attack = Né l'uno né l'altro

## Ships

wotr-ask-coast = { $card }: scegli dove sbarcano le navi.
wotr-option-to-coast = Sbarca { $region-in }
wotr-event-sailed = Per mare da { $region-the } a { $to-the }: { $force }.
wotr-event-landing = Chi è sbarcato attacca i difensori di { $to-the }.

## New troops

wotr-ask-levies = { $card }: scegli la prossima unità da reclutare.
wotr-ask-gathering = { $card }: scegli dove si radunano le truppe.
wotr-option-to-gathering = Qui: { $region }
wotr-ask-follow = { $count ->
    [one] { $card }: scegli chi altro va da { $region-the } a { $to-the }; può andare ancora un'unità.
   *[other] { $card }: scegli chi va da { $region-the } a { $to-the }; possono andare ancora { $count } unità.
}
wotr-option-done-follow = Nessun altro da { $region-the }
wotr-ask-exchange = { $count ->
    [one] { $card }: scegli dove un altro Regolare diventa Elite.
   *[other] { $card }: scegli dove i Regolari diventano Elite; { $count } in tutto.
}
wotr-option-to-exchange = Qui: { $region }
wotr-event-exchanged = Al posto di un Regolare, { $region-in }, arriva { $figure-the }.

## Losses

wotr-ask-lose_leader = { $card }: scegli il Comandante eliminato { $region-in }.
wotr-ask-dishearten = { $card }: scegli la Nazione che si perde d'animo.
wotr-option-nation-dishearten = Un passo indietro: { $nation }
wotr-ask-lose_where = { $nation }: scegli dove viene eliminato un Comandante o un'unità.
wotr-option-to-lose_where = Qui: { $region }
wotr-ask-lose_whom = { $nation }: scegli chi viene eliminato { $region-in }.
wotr-event-set_back = Un passo indietro sulla Tabella Politica: { $nation }.
wotr-event-departing = { $region }: quali Elfi salperanno?

## What the cards say

wotr-event-return-to-valinor-text = Solo se l'Ombra controlla una Fortezza degli Elfi: per ogni Fortezza degli Elfi che non è sotto assedio, tira un dado per ogni unità degli Elfi nella sua regione, al massimo cinque; per ogni 6 gli Elfi subiscono lì un colpo.
wotr-event-the-fighting-uruk-hai-text = Solo se Saruman è in gioco e un Esercito con un'unità di Isengard sta assediando una Fortezza: quell'Esercito assalta la Fortezza. La battaglia dura fino a tre round invece di uno; nel primo il giocatore dei Popoli Liberi può usare una Carta Combattimento solo se nella battaglia c'è un Compagno.
wotr-event-denethors-folly-text = Solo se un Esercito dell'Ombra sta assediando Minas Tirith: elimina un Comandante dei Popoli Liberi a Minas Tirith. Resta sul tavolo: il giocatore dei Popoli Liberi non può usare Carte Combattimento nelle battaglie a Minas Tirith. Come azione il giocatore dei Popoli Liberi può farla scartare con un risultato Volere dell'Ovest, o con un dado qualsiasi finché Gandalf o Aragorn è a Minas Tirith. Si scarta quando l'assedio finisce.
wotr-event-the-day-without-dawn-text = Solo se tutte le Nazioni dell'Ombra sono In Guerra: il giocatore dei Popoli Liberi perde tutti i dadi non ancora usati che mostrano un risultato Volere dell'Ovest.
wotr-event-threats-and-promises-text = Resta sul tavolo: il giocatore dei Popoli Liberi non può far avanzare una Nazione passiva con un risultato Mobilitazione. Si scarta appena una Nazione dei Popoli Liberi avanza per un attacco o per l'abilità di un Compagno.
wotr-event-stormcrow-text = Solo se i Portatori dell'Anello o un Compagno sono nelle terre di una Nazione dei Popoli Liberi che non è In Guerra: scegli una Nazione in questa situazione, che arretra di un passo sulla Tabella Politica. Poi il giocatore dei Popoli Liberi elimina un Comandante o un'unità di quella Nazione.
wotr-event-shadows-gather-text = Muovi un Esercito dell'Ombra, o una sua parte, di al massimo tre regioni, fino a una regione con un altro Esercito dell'Ombra che non sia assediato. Ogni regione in cui entra dev'essere libera per il movimento degli Eserciti; per strada nessuno si unisce né resta indietro.
wotr-event-the-shadow-lengthens-text = Muovi due Eserciti dell'Ombra, o una loro parte, di al massimo due regioni ciascuno, ognuno fino a una regione con un altro Esercito dell'Ombra che non sia assediato. Ogni regione in cui entrano dev'essere libera per il movimento degli Eserciti; per strada nessuno si unisce né resta indietro.
wotr-event-the-shadow-is-moving-text = Solo se tutte le Nazioni dell'Ombra sono In Guerra: fino a quattro diversi Eserciti dell'Ombra, o una loro parte, si muovono di una regione ciascuno.
wotr-event-corsairs-of-umbar-text = Solo se i Sudroni e Esterling sono In Guerra: muovi un Esercito dell'Ombra, o una sua parte, da Umbar direttamente in una regione costiera di Gondor; se lì si unisce a un altro Esercito, il limite di dieci unità vale subito. Se lì c'è un Esercito dei Popoli Liberi comincia una battaglia, e non si può cessare l'attacco, a meno che quell'Esercito non fosse già sotto assedio.
wotr-event-rage-of-the-dunlendings-text = Solo se Isengard è In Guerra: scegli una regione libera adiacente al Dunland del Nord o al Dunland del Sud e recluta lì due Regolari di Isengard. Poi fino a quattro unità di Isengard possono andare direttamente lì dal Dunland del Nord e dal Dunland del Sud.
wotr-event-return-of-the-witch-king-text = Solo se il Re Stregone è in gioco: ovunque si trovi, va ad Angmar. Poi recluta ad Angmar due Regolari e un'unità Elite di Sauron.
wotr-event-half-orcs-and-goblin-men-text = Solo se Isengard è In Guerra: scegli una regione con un Esercito dell'Ombra e recluta lì un'unità di Isengard, Regolare o Elite.
wotr-event-olog-hai-text = Solo se Sauron è In Guerra: scegli una regione con un Esercito dell'Ombra e recluta lì un'unità di Sauron, Regolare o Elite.
wotr-event-hill-trolls-text = Solo se Sauron è In Guerra: sostituisci due Regolari di Sauron, ovunque siano, con due unità Elite di Sauron prese dai rinforzi.
wotr-event-a-new-power-is-rising-text = Solo se Saruman è in gioco: recluta due Regolari di Isengard nel Dunland del Nord, due Regolari di Isengard nel Dunland del Sud e due unità di Isengard, ognuna Regolare o Elite, a Orthanc.
wotr-event-many-kings-to-the-service-of-mordor-text = Scegli tre diversi Insediamenti dei Sudroni e Esterling e recluta in ognuno due Regolari di quella Nazione.
wotr-event-the-king-is-revealed-text = Solo se Aragorn è in gioco: recluta a Minas Morgul cinque Regolari di Sauron e un Nazgûl.
wotr-event-shadows-on-the-misty-mountains-text = Scegli il Monte Gram o Moria e recluta lì due unità di Sauron, ognuna Regolare o Elite, e un Nazgûl.
wotr-event-orcs-multiplying-again-text = Recluta tre Regolari di Sauron a Dol Guldur e tre al Monte Gundabad.
wotr-event-horde-from-the-east-text = Solo se i Sudroni e Esterling sono In Guerra: scegli una regione libera di quella Nazione sul bordo orientale della mappa (Rhûn dell'Est, Rhûn del Sud, Khand o Estremo Harad) e recluta lì cinque suoi Regolari.
wotr-event-monsters-roused-text = Recluta un Regolare di Sauron ad Angmar, uno negli Erenbrulli e uno nelle Colline Vento, e un'unità Elite di Sauron nelle Grotte dei Troll.
wotr-event-musterings-of-long-planned-war-text = Solo se tutte le Nazioni dell'Ombra sono In Guerra: recluta cinque Regolari dei Sudroni e Esterling a Gorgoroth e cinque Regolari di Sauron nel Nurn.
wotr-event-pits-of-mordor-text = Solo se Sauron è In Guerra: scegli tre diverse Fortezze di Sauron e recluta in ognuna due Regolari di Sauron.

## Rulings

wotr-ruling-return-to-valinor = Solo le unità degli Elfi subiscono i colpi, perché i dadi contano solo loro (Almanac); la carta dice «quell'Esercito», e la differenza c'è solo dove le Nazioni sono mischiate. Non è un attacco, quindi nessuna Nazione reagisce, e i Compagni sopravvivono (p. 22, 35).
wotr-ruling-the-fighting-uruk-hai = Si può lasciare una retroguardia, e le unità di Isengard possono farne parte (Almanac). L'attaccante può cessare dopo ogni round; dopo il terzo può rimpiazzare unità Elite per continuare, come in ogni assedio (p. 32, nostra interpretazione). { wotr-card-a-power-too-great } vieta l'assalto dove protegge una Fortezza.
wotr-ruling-denethors-folly = Se non ci sono Comandanti, vale solo il resto (p. 22). Se ci sono Comandanti di più Nazioni, sceglie il giocatore dell'Ombra (nostra interpretazione). Gandalf vale come Grigio o come Bianco, Grampasso non vale come Aragorn (nostra interpretazione). Anche le Sortite e gli attacchi agli assedianti sono battaglie a Minas Tirith (nostra interpretazione).
wotr-ruling-the-day-without-dawn = I dadi sono persi solo per questo turno. È perso anche un dado che una carta ha trasformato in Volere dell'Ovest.
wotr-ruling-threats-and-promises = Le Nazioni attive possono ancora avanzare (il regolamento italiano omette la parola «passiva»). Un Volere dell'Ovest usato come Mobilitazione è una Mobilitazione (nostra interpretazione). I Compagni possono ancora usare le loro abilità, e questo fa scartare la carta; le Carte Evento e le catture no.
wotr-ruling-stormcrow = La Nazione la sceglie il giocatore dell'Ombra (Almanac). Se è già sul primo passo, vale solo la perdita. La miniatura può essere persa ovunque sulla mappa, anche in un assedio; se era l'ultima unità, gli assedianti prendono subito la Fortezza. Sul Cammino di Mordor i Portatori dell'Anello non sono in nessuna Nazione (p. 43).
wotr-ruling-shadows-gather = L'Esercito a cui si unisce può stare assediando una Fortezza. Gli Insediamenti lungo la strada sono catturati, e il limite di dieci unità vale solo dopo il movimento (p. 28). Se un movimento simile è possibile, è obbligatorio (p. 22).
wotr-ruling-the-shadow-lengthens = Chi è arrivato con il primo Esercito non può proseguire con il secondo, ma chi era già lì sì (p. 27). Gli Insediamenti lungo la strada sono catturati, e il limite di dieci unità vale solo dopo i due movimenti (p. 28). I due movimenti sono obbligatori per quanto possibile (p. 22, nostra interpretazione).
wotr-ruling-the-shadow-is-moving = Sono movimenti come con un risultato Esercito: nessuno si muove due volte, e dopo un movimento nessuna regione può avere più di dieci unità (p. 27).
wotr-ruling-corsairs-of-umbar = Le regioni costiere di Gondor sono Anfalas, Dol Amroth, Lamedon e Pelargir. L'Esercito prima si muove e poi combatte dove è sbarcato: combattono tutti gli sbarcati, e non c'è avanzata. I difensori possono ritirarsi, o rinchiudersi a Dol Amroth. Sbarcato accanto a degli assedianti, forma con loro un solo Esercito e combatte un normale assedio. Un Insediamento vuoto è catturato subito. Un Esercito assediato a Umbar non può partire (nostra interpretazione).
wotr-ruling-rage-of-the-dunlendings = La regione dev'essere libera in senso stretto: nessun Esercito nemico e nessun Insediamento nemico (p. 10). Ogni Dunland è adiacente all'altro. Seguono solo unità di Isengard, e non entrano nelle regioni intermedie.
wotr-ruling-return-of-the-witch-king = Può lasciare una Fortezza assediata. Se Angmar non è libera non si recluta nessuno, ma lui ci va lo stesso.
wotr-ruling-half-orcs-and-goblin-men = L'Esercito può stare assediando, o essere assediato (Almanac).
wotr-ruling-olog-hai = L'Esercito può stare assediando, o essere assediato (Almanac).
wotr-ruling-hill-trolls = Tanti quante sono le Elite disponibili, due se possibile; possono essere in regioni diverse, anche in un assedio (Almanac). I Regolari tornano tra i rinforzi.
wotr-ruling-a-new-power-is-rising = Orthanc può essere assediata, con posto per cinque unità (p. 27, 31). Se le miniature non bastano, il giocatore dell'Ombra decide chi ne riceve meno.
wotr-ruling-many-kings-to-the-service-of-mordor = La Nazione può non essere In Guerra (p. 27). Gli Insediamenti catturati non contano. Si deve reclutare quanto più possibile (Almanac).
wotr-ruling-the-king-is-revealed = Solo finché Aragorn è sulla mappa: eliminato, non è in gioco. Minas Morgul può essere assediata, con posto per cinque unità; se è stata catturata, non arriva neppure il Nazgûl.
wotr-ruling-shadows-on-the-misty-mountains = Il Nazgûl può arrivare al Monte Gram, che non ha una Fortezza, perché lo dice la carta (p. 22).
wotr-ruling-orcs-multiplying-again = Sauron può non essere In Guerra (p. 27). Una Fortezza catturata non riceve nessuno.
wotr-ruling-horde-from-the-east = Non serve un Insediamento. Le regioni sono quelle che toccano il bordo orientale sulla mappa.
wotr-ruling-monsters-roused = Dove c'è un Esercito nemico, o un Insediamento nemico, non arriva nessuno (p. 27).
wotr-ruling-musterings-of-long-planned-war = I Sudroni e Esterling arrivano a Gorgoroth anche se non è loro. Più di dieci unità sono ridotte a dieci alla fine dell'azione (p. 26).
wotr-ruling-pits-of-mordor = Le Fortezze sono Barad-dûr, Dol Guldur, Minas Morgul, Morannon, Moria e Monte Gundabad. Quelle catturate non contano, quelle assediate hanno posto per cinque unità (p. 27, 31). Se resta una sola unità, ne arriva una.
