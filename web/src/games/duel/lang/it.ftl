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
