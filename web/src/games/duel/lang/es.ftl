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

## Una primera partida

duel-web-guide = Guía
duel-web-guide-on = Seguir
duel-web-guide-leave = Jugar sin guía
duel-web-guide-ways = Te damos la bienvenida. Tú diriges la Comunidad; el ordenador juega con Sauron. Se gana de tres maneras: llevar a Frodo y Sam al final de la Misión, reunir seis razas distintas o estar presente en las siete regiones. Estas tres cifras dicen cuánto te falta.
duel-web-guide-pyramid = Estas son las cartas del primer capítulo. En tu turno tomas una que ninguna otra cubra: son las que brillan. Lo que tomas descubre otras, también para tu rival.
duel-web-guide-price = Los símbolos de arriba dicen qué hace una carta; los de abajo, qué pide. La etiqueta de la esquina dice cuánto te cuesta ahora mismo: pagas 1 moneda por cada símbolo que te falte.
duel-web-guide-choose = Te toca: haz clic en una de las cartas que brillan. Puedes jugarla o descartarla a cambio de una moneda. Una carta gris es un buen comienzo: no cuesta nada y abarata las cartas siguientes.
duel-web-guide-reply = Tu rival ha respondido. Lo último que ha hecho queda enmarcado en la mesa, y la crónica lo cuenta todo. Fíjate en lo que reúne: lo que necesita, quizá te convenga quitárselo.
duel-web-guide-skills = Tus habilidades. Cada símbolo paga el mismo símbolo de una carta o de un enclave, de nuevo en cada turno: por eso las cartas grises rinden hasta el final.
duel-web-guide-quest = La Misión del Anillo. Cada Anillo de una carta azul hace avanzar a Frodo y Sam una casilla; los Nazgûl los siguen. Las casillas con un signo dan una bonificación. En la 14 ganas, si los Nazgûl no te han alcanzado antes.
duel-web-guide-map = El mapa. Las cartas rojas colocan tus unidades en una de dos regiones. Donde hay unidades de ambos bandos se combate, y se retiran una por cada lado. Si nadie gana antes, al final vence quien esté presente en más regiones.
duel-web-guide-landmarks = En vez de una carta puedes tomar un enclave. Son caros, pero cada uno coloca una fortaleza que ninguna unidad puede expulsar, y además hace otra cosa. Espera a que tus habilidades paguen la mayor parte.
duel-web-guide-alliances = Las alianzas. Las cartas verdes muestran razas. Dos de la misma raza o, por una vez, tres distintas te dan una ficha con un poder duradero. Con seis razas distintas ganas la partida.
duel-web-guide-chains = Muchas cartas muestran a la derecha un pequeño símbolo, el de encadenamiento. Quien lo tiene juega gratis la carta que lo pide, a menudo un capítulo más tarde.
duel-web-guide-last = Ya sabes todo lo necesario. En cada turno pregúntate tres cosas: ¿qué necesito yo, qué necesita mi rival y qué quedará al descubierto tras mi elección? Cada símbolo se explica solo cuando lo señalas.
duel-web-guide-chapter = Un nuevo capítulo: sus cartas son más fuertes y más caras, y descartar una da tantas monedas como el número del capítulo. Buena suerte.
duel-web-guide-place = Elige una región para tu unidad: las que puedes elegir brillan. Vale más una región en la que aún no estés presente.
duel-web-guide-move = Mueve una unidad: haz clic donde empieza y luego adonde va, siguiendo los caminos. También puedes parar.
duel-web-guide-strike = Elige qué pierde tu rival. Busca una región en la que no le quede nada después.
duel-web-guide-token = Elige una alianza. Será tuya hasta el final: toma la que te vaya a servir más a menudo.
duel-web-guide-tray = Aquí eliges entre lo que se ha puesto ante ti. Señala una cosa para leer qué hace.
