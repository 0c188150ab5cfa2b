# Ciò che dice soltanto il tavolo di Duel nel browser.

duel-web-room-cards = Carte
duel-web-room-map = Mappa
duel-web-room-players = Giocatori

duel-web-pyramid = Le carte del capitolo { $chapter }
duel-web-covered = Ancora coperta da altre carte
duel-web-free = gratis
duel-web-price = { $price ->
    [0] Non costa nulla
    [one] Costa 1 moneta
   *[other] Costa { $price } monete
}
duel-web-price-chain = Gratis per concatenazione
duel-web-landmarks = Punti di Interesse
duel-web-landmarks-left = { $count ->
    [one] 1 Punto di Interesse è ancora a faccia in giù.
   *[other] { $count } Punti di Interesse sono ancora a faccia in giù.
}
duel-web-map = Mappa della Terra di Mezzo
duel-web-nobody = non c'è nessuno
duel-web-units = { $count ->
    [one] 1 unità
   *[other] { $count } unità
}
duel-web-units-of = { $who ->
    [fellowship] { duel-web-units } della Compagnia
   *[sauron] { duel-web-units } di Sauron
}
duel-web-fortress-of = { $who ->
    [fellowship] una fortezza della Compagnia
   *[sauron] una fortezza di Sauron
}

duel-web-quest = Impresa dell'Anello
duel-web-quest-of = { $who ->
    [fellowship] Frodo e Sam: casella { $space }/{ $goal }
   *[sauron] I Nazgûl: casella { $space }/{ $goal }
}
duel-web-bonus = Casella { $space }: { $does }.
duel-web-bonus-had = Casella { $space }: { $does } (già usata).

duel-web-stacks = Segnalini Alleanza, scarti e riserva
duel-web-stack = { $race }: { $count ->
    [one] resta 1 segnalino Alleanza
   *[other] restano { $count } segnalini Alleanza
}
duel-web-stack-seen = Visti e rimessi in cima: { $tokens }.
duel-web-discard-pile = { $count ->
    [one] Scarti: 1 carta
   *[other] Scarti: { $count } carte
}
duel-web-discard-means = Qui stanno a faccia in giù le carte scartate, con le tre carte avanzate di ogni capitolo.
duel-web-reserve = Riserva: { duel-web-coins }
duel-web-reserve-means = Da qui si prendono le monete e qui si pagano. In tutto sono 30.

duel-web-victories = Tre modi di vincere

duel-web-coins = { $count ->
    [one] 1 moneta
   *[other] { $count } monete
}
duel-web-coins-means = Servono a pagare le carte, i Punti di Interesse e i simboli Abilità che ti mancano.
duel-web-skills = Abilità
duel-web-choice-means = Una di queste in ogni turno, a scelta.
duel-web-play-area = Segnalini, Punti di Interesse e carte
duel-web-nothing-yet = Ancora nessuna carta

duel-web-bill-printed = { $count ->
    [one] Sulla carta è indicata 1 moneta.
   *[other] Sulla carta sono indicate { $count } monete.
}
duel-web-bill-missing = { $count ->
    [one] Ti manca { $skills }: 1 moneta.
   *[other] Ti mancano { $skills }: { $count } monete.
}
duel-web-bill-covered = Le tue Abilità bastano.
duel-web-bill-surcharge = { $count ->
    [one] La tua fortezza sulla plancia: 1 moneta.
   *[other] Le tue { $count } fortezze sulla plancia: { $count } monete.
}
duel-web-bill-waived = I Nani annullano il costo aggiuntivo.
duel-web-bill-total = { $price ->
    [0] Non ti costa nulla.
    [one] In tutto 1 moneta; tu ne hai { $coins }.
   *[other] In tutto { $price } monete; tu ne hai { $coins }.
}
duel-web-play = { $price ->
    [0] Gioca gratis
    [one] Gioca per 1 moneta
   *[other] Gioca per { $price } monete
}
duel-web-landmark = { $price ->
    [0] Prendi gratis
    [one] Prendi per 1 moneta
   *[other] Prendi per { $price } monete
}
duel-web-chain = Gioca gratis per concatenazione ({ $symbol })
duel-web-discard = { $count ->
    [0] Scarta
    [one] Scarta e prendi 1 moneta
   *[other] Scarta e prendi { $count } monete
}
duel-web-too-dear = Le tue monete non bastano.
duel-web-not-now = In questo momento non si può prendere.

duel-web-do-play = { $price ->
    [0] Gioca, gratis
    [one] Gioca, 1 moneta
   *[other] Gioca, { $price } monete
}
duel-web-do-chain = Concatena, gratis
duel-web-do-discard = Scarta
duel-web-do-landmark = { $price ->
    [0] Prendi, gratis
    [one] Prendi, 1 moneta
   *[other] Prendi, { $price } monete
}

duel-web-chapter = Capitolo { $chapter }

## Una prima partita

duel-web-guide = Guida
duel-web-guide-on = Avanti
duel-web-guide-leave = Gioca senza guida
duel-web-guide-ways = Ecco il tavolo. Guidi la Compagnia; il computer gioca con Sauron. Si vince in tre modi: portando Frodo e Sam alla fine dell'Impresa, riunendo sei Razze diverse o essendo presenti in tutte e sette le regioni. Questi tre numeri dicono quanto ti manca.
duel-web-guide-pyramid = Queste sono le carte del primo capitolo. Nel tuo turno ne prendi una che non sia coperta da altre: sono quelle che brillano. Ciò che prendi ne libera altre, anche per il tuo avversario.
duel-web-guide-price = I simboli in alto dicono che cosa fa una carta, quelli sotto che cosa richiede. L'etichetta nell'angolo dice quanto costa a te in questo momento: paghi 1 moneta per ogni simbolo che ti manca.
duel-web-guide-choose = Tocca a te: fai clic su una delle carte che brillano. Puoi giocarla, oppure scartarla per una moneta. Una carta grigia è un buon inizio: non costa nulla e rende meno care le carte successive.
duel-web-guide-reply = Il tuo avversario ha risposto. Ciò che ha appena fatto è incorniciato sul tavolo, e la cronaca lo racconta per intero. Guarda che cosa raccoglie: ciò che serve a lui, forse conviene portarglielo via.
duel-web-guide-skills = Le tue Abilità. Ogni simbolo paga lo stesso simbolo su una carta o su un Punto di Interesse, di nuovo a ogni turno: per questo le carte grigie rendono fino alla fine.
duel-web-guide-quest = L'Impresa dell'Anello. Ogni Anello su una carta blu fa avanzare Frodo e Sam di una casella; i Nazgûl li seguono. Le caselle con un segno danno un bonus. A 14 hai vinto, se i Nazgûl non ti hanno raggiunto prima.
duel-web-guide-map = La mappa. Le carte rosse collocano le tue unità in una di due regioni. Dove ci sono unità di entrambi si combatte, e se ne tolgono una per parte. Se nessuno vince prima, alla fine vince chi è presente in più regioni.
duel-web-guide-landmarks = Invece di una carta puoi prendere un Punto di Interesse. Costano molto, ma ognuno colloca una fortezza che nessuna unità può scacciare, e fa anche qualcos'altro. Aspetta che le tue Abilità ne paghino la maggior parte.
duel-web-guide-alliances = Le alleanze. Le carte verdi mostrano le Razze. Due della stessa Razza, o per una volta tre diverse, ti danno un segnalino con un potere che dura. Con sei Razze diverse vinci la partita.
duel-web-guide-chains = Molte carte mostrano a destra un piccolo simbolo, la concatenazione. Chi lo possiede gioca gratis la carta che lo richiede, spesso un capitolo più tardi.
duel-web-guide-last = Ora sai tutto quello che serve. A ogni turno chiediti tre cose: che cosa serve a me, che cosa serve all'avversario, e che cosa resterà scoperto dopo la mia scelta? Ogni simbolo si spiega da sé quando lo indichi.
duel-web-guide-chapter = Un nuovo capitolo: le carte sono più forti e più care, e scartarne una rende tante monete quante il numero del capitolo. Buona fortuna.
duel-web-guide-place = Scegli una regione per la tua unità: quelle che puoi scegliere brillano. Vale di più una regione in cui non sei ancora presente.
duel-web-guide-move = Muovi un'unità: fai clic sul punto di partenza, poi su quello di arrivo, lungo le strade. Puoi anche fermarti.
duel-web-guide-strike = Scegli che cosa perde il tuo avversario. Cerca una regione in cui poi non gli resterebbe nulla.
duel-web-guide-token = Scegli un'alleanza. Resta tua fino alla fine: prendi quella che ti servirà più spesso.
duel-web-guide-tray = Qui scegli tra ciò che è stato messo davanti a te. Indica una cosa per leggere che cosa fa.
