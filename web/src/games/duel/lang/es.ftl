# Lo que dice solo la mesa de Duel en el navegador.

duel-web-room-cards = Cartas
duel-web-room-map = Mapa
duel-web-room-players = Jugadores

duel-web-pyramid = Las cartas del capítulo { $chapter }
duel-web-covered = Todavía cubierta por otras cartas
duel-web-free = gratis
duel-web-price = { $price ->
    [0] No cuesta nada
    [one] Cuesta 1 moneda
   *[other] Cuesta { $price } monedas
}
duel-web-price-chain = Gratis, encadenándola
duel-web-landmarks = Enclaves
duel-web-landmarks-left = { $count ->
    [one] 1 enclave sigue boca abajo.
   *[other] { $count } enclaves siguen boca abajo.
}
duel-web-map = Mapa de la Tierra Media
duel-web-nobody = no hay nadie
duel-web-units = { $count ->
    [one] 1 unidad
   *[other] { $count } unidades
}
duel-web-units-of = { $who ->
    [fellowship] { duel-web-units } de la Comunidad
   *[sauron] { duel-web-units } de Sauron
}
duel-web-fortress-of = { $who ->
    [fellowship] una fortaleza de la Comunidad
   *[sauron] una fortaleza de Sauron
}

duel-web-quest = Misión del Anillo
duel-web-quest-of = { $who ->
    [fellowship] Frodo y Sam: casilla { $space }/{ $goal }
   *[sauron] Los Nazgûl: casilla { $space }/{ $goal }
}
duel-web-bonus = Casilla { $space }: { $does }.
duel-web-bonus-had = Casilla { $space }: { $does } (ya usada).

duel-web-stacks = Fichas de alianza, descartes y reserva
duel-web-stack = { $race }: { $count ->
    [one] queda 1 ficha de alianza
   *[other] quedan { $count } fichas de alianza
}
duel-web-stack-seen = Vistas y devueltas arriba: { $tokens }.
duel-web-discard-pile = { $count ->
    [one] Descartes: 1 carta
   *[other] Descartes: { $count } cartas
}
duel-web-discard-means = Aquí están boca abajo las cartas descartadas, con las tres que sobraron en cada capítulo.
duel-web-reserve = Reserva: { duel-web-coins }
duel-web-reserve-means = De aquí se toman las monedas y aquí se pagan. En total son 30.

duel-web-victories = Tres maneras de ganar

duel-web-coins = { $count ->
    [one] 1 moneda
   *[other] { $count } monedas
}
duel-web-coins-means = Con ellas se pagan las cartas, los enclaves y los símbolos de habilidad que te faltan.
duel-web-skills = Habilidades
duel-web-choice-means = Una de estas en cada turno, la que quieras.
duel-web-play-area = Fichas, enclaves y cartas
duel-web-nothing-yet = Todavía no hay cartas

duel-web-bill-printed = { $count ->
    [one] La carta indica 1 moneda.
   *[other] La carta indica { $count } monedas.
}
duel-web-bill-missing = { $count ->
    [one] Te falta { $skills }: 1 moneda.
   *[other] Te faltan { $skills }: { $count } monedas.
}
duel-web-bill-covered = Tus habilidades bastan.
duel-web-bill-surcharge = { $count ->
    [one] Tu fortaleza en el tablero: 1 moneda.
   *[other] Tus { $count } fortalezas en el tablero: { $count } monedas.
}
duel-web-bill-waived = Los Enanos anulan el coste adicional.
duel-web-bill-total = { $price ->
    [0] No te cuesta nada.
    [one] En total 1 moneda; tienes { $coins }.
   *[other] En total { $price } monedas; tienes { $coins }.
}
duel-web-play = { $price ->
    [0] Jugar gratis
    [one] Jugar por 1 moneda
   *[other] Jugar por { $price } monedas
}
duel-web-landmark = { $price ->
    [0] Tomar gratis
    [one] Tomar por 1 moneda
   *[other] Tomar por { $price } monedas
}
duel-web-chain = Jugar gratis, encadenándola ({ $symbol })
duel-web-discard = { $count ->
    [0] Descartar
    [one] Descartar y tomar 1 moneda
   *[other] Descartar y tomar { $count } monedas
}
duel-web-too-dear = No te alcanzan las monedas.
duel-web-not-now = En este momento no se puede tomar.

duel-web-do-play = { $price ->
    [0] Jugar, gratis
    [one] Jugar, 1 moneda
   *[other] Jugar, { $price } monedas
}
duel-web-do-chain = Encadenar, gratis
duel-web-do-discard = Descartar
duel-web-do-landmark = { $price ->
    [0] Tomar, gratis
    [one] Tomar, 1 moneda
   *[other] Tomar, { $price } monedas
}

duel-web-chapter = Capítulo { $chapter }
