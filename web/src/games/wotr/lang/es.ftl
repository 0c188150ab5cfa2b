# Lo que solo dice el tablero de La Guerra del Anillo en el navegador.

## Piezas: dados, marcadores, cartas, ventanas, lo que ha pasado

wotr-web-piece-dice-left = { $count ->
    [one] queda 1
   *[other] quedan { $count }
}
wotr-web-piece-die-used = usado
wotr-web-piece-rings = { $count ->
    [0] Ningún Anillo Élfico
    [one] 1 Anillo Élfico
   *[other] { $count } Anillos Élficos
}
wotr-web-piece-rings-used = { $count ->
    [0] Ningún Anillo Élfico; uno se ha usado en este turno
    [one] 1 Anillo Élfico; uno se ha usado en este turno
   *[other] { $count } Anillos Élficos; uno se ha usado en este turno
}
wotr-web-piece-rings-means = Una vez por turno, uno de ellos cambia el resultado de un dado.
wotr-web-piece-ring-use = { $count ->
    [one] Usar un Anillo Élfico: queda 1
   *[other] Usar un Anillo Élfico: quedan { $count }
}
wotr-web-piece-hand-of = Cartas en la mano: { $character } de Personaje, { $strategy } de Estrategia
wotr-web-piece-players = { $side }: los jugadores
wotr-web-piece-leads = lidera este turno
wotr-web-piece-asked = decide ahora
wotr-web-piece-is-asked = decide
wotr-web-piece-acts = actúa
wotr-web-piece-acting = la acción es suya
wotr-web-piece-decides = Decide: { $seat }
wotr-web-piece-action-of = Acción: { $seat }
wotr-web-piece-rests = descansa
wotr-web-piece-resting = Descansan: { $nations }
wotr-web-piece-moon-rests = luna: descansa
wotr-web-piece-only-player = Solo: { $seat }
wotr-web-piece-apart = Dos Ejércitos, uno junto a otro.
wotr-web-piece-commands = Manda:
wotr-web-piece-fellowship = La Comunidad
wotr-web-piece-hidden = oculta
wotr-web-piece-revealed = descubierta
wotr-web-piece-mordor-hidden = en Mordor, oculta
wotr-web-piece-mordor-revealed = en Mordor, descubierta
wotr-web-piece-mordor-track = Marcador de Mordor: casilla { $count } de { $most }
wotr-web-piece-progress = avance { $count }
wotr-web-piece-corruption = Corrupción { $count }
wotr-web-piece-companions = { $count ->
    [0] Ningún Compañero en la Comunidad
    [one] 1 Compañero en la Comunidad
   *[other] { $count } Compañeros en la Comunidad
}
wotr-web-piece-hunt = Búsqueda
wotr-web-piece-hunt-need = Búsqueda { $need }+
wotr-web-piece-hunt-empty = vacía
wotr-web-piece-hunt-box = Casilla de Búsqueda
wotr-web-piece-hunt-box-means = Dados de la Sombra: { $hunters }. Dados con que se ha movido la Comunidad: { $walkers }. Repeticiones: { $rerolls }.
wotr-web-piece-hunt-open = Nivel de Búsqueda { $level }: ver las { $tiles } losetas de la Reserva de Búsqueda
wotr-web-piece-pool = Reserva de Búsqueda
wotr-web-piece-tiles-pool = { $count ->
    [one] 1 loseta en la reserva
   *[other] { $count } losetas en la reserva
}
wotr-web-piece-tiles-waiting = { $count ->
    [one] 1 loseta para añadir en Mordor
   *[other] { $count } losetas para añadir en Mordor
}
wotr-web-piece-tiles-drawn = { $count ->
    [one] 1 loseta robada
   *[other] { $count } losetas robadas
}
wotr-web-piece-tiles-removed = { $count ->
    [one] 1 loseta fuera del juego
   *[other] { $count } losetas fuera del juego
}
wotr-web-piece-nations = Naciones
wotr-web-piece-dashed-passive = a trazos: pasiva
wotr-web-piece-passive = pasiva
wotr-web-piece-from-war = { $count ->
    [one] a 1 paso
   *[other] a { $count } pasos
}
wotr-web-piece-at-war = En Guerra
wotr-web-piece-points-of = { $points } Puntos de Victoria de { $goal }
wotr-web-piece-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
wotr-web-piece-of = de { $goal }
wotr-web-piece-stronghold = Baluarte
wotr-web-piece-city = Ciudad
wotr-web-piece-town = Villa
wotr-web-piece-fortification = Fortificación
wotr-web-piece-captured = { $who ->
    [free] en manos de los Pueblos Libres
   *[shadow] en manos de la Sombra
}
wotr-web-piece-force = { $dice ->
    [one] 1 dado, repite { $leadership }
   *[other] { $dice } dados, repite { $leadership }
}
wotr-web-piece-no-army = ningún Ejército
wotr-web-piece-besieged = dentro, bajo asedio
wotr-web-piece-besieging = fuera, sitiando
wotr-web-piece-fellowship-here = La Comunidad fue vista aquí por última vez.
wotr-web-piece-nobody = No hay nadie aquí.
wotr-web-piece-initiative = Iniciativa
wotr-web-piece-hand = { $count ->
    [one] Tu mano: 1 carta
   *[other] Tu mano: { $count } cartas
}
wotr-web-piece-your-hand = Tu mano
wotr-web-piece-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
wotr-web-piece-cards-word = { $count ->
    [one] carta
   *[other] cartas
}
wotr-web-piece-hand-empty = No hay cartas en la mano.
wotr-web-piece-pick-card = Elegir esta carta
wotr-web-piece-friends = Amigos al lado:
wotr-web-piece-rolled = Tirados { $dice }: { $hits ->
    [one] 1 impacto
   *[other] { $hits } impactos
}.
wotr-web-piece-rolled-again = Repetidos { $dice }: { $hits ->
    [one] 1 impacto
   *[other] { $hits } impactos
}.
wotr-web-piece-roll = Tirada
wotr-web-piece-reroll = Repetición
wotr-web-piece-lift = Ver el mapa (V)
wotr-web-piece-dice-need = { $count ->
    [one] 1 dado, { $need }+
   *[other] { $count } dados, { $need }+
}
wotr-web-piece-bonus = { $bonus } a cada uno
wotr-web-piece-leadership = { $count ->
    [one] Liderazgo: 1 repetido
   *[other] Liderazgo: { $count } repetidos
}
wotr-web-piece-rerolls = { $count ->
    [one] 1 dado que repetir
   *[other] { $count } dados que repetir
}
wotr-web-piece-nothing-left = No queda nada.
wotr-web-piece-cancelled = Cancelada: no tiene efecto.
wotr-web-piece-face-down = Una carta, aún boca abajo
wotr-web-piece-no-card = Ninguna carta
wotr-web-piece-card-open = Aún sin carta
wotr-web-piece-hits = { $count ->
    [0] Ningún impacto
    [one] 1 impacto
   *[other] { $count } impactos
}
wotr-web-piece-stage-cards = Cartas
wotr-web-piece-stage-roll = Tirada
wotr-web-piece-stage-reroll = Repetición
wotr-web-piece-stage-casualties = Bajas
wotr-web-piece-stage-go = ¿Seguir?
wotr-web-piece-siege = Asedio
wotr-web-piece-battle = Batalla
wotr-web-piece-round = Ronda { $count }
wotr-web-piece-attackers = Atacantes
wotr-web-piece-defenders = Defensores
wotr-web-piece-garrison = Guarnición
wotr-web-piece-rounds-before = { $count ->
    [one] La ronda anterior
   *[other] Las { $count } rondas anteriores
}
wotr-web-piece-take = Aceptar
wotr-web-piece-lay = Jugar así
wotr-web-piece-lay-none = Ninguna carta
wotr-web-piece-hits-of-attacker = impactos de los atacantes, ronda { $round }
wotr-web-piece-hits-of-defender = impactos de los defensores, ronda { $round }
wotr-web-piece-ends = Si se lucha hasta el final, sin cartas: ganan los atacantes en el { $won } de los casos y resisten los defensores en el { $held }.
wotr-web-piece-the-hunt = La Búsqueda del Anillo
wotr-web-piece-hunt-roll = Tirada
wotr-web-piece-hunt-reroll = Repetición
wotr-web-piece-hunt-tile = Loseta
wotr-web-piece-hunt-damage = Daño
wotr-web-piece-hunt-level = Nivel de Búsqueda { $level }
wotr-web-piece-successes = { $count ->
    [0] Ningún éxito.
    [one] 1 éxito.
   *[other] { $count } éxitos.
}
wotr-web-piece-hunt-rerolls = { $count ->
    [one] Se puede repetir 1 dado.
   *[other] Se pueden repetir { $count } dados.
}
wotr-web-piece-hunt-mordor = En Mordor no se tira: cada movimiento roba una loseta.
wotr-web-piece-hunt-no-roll = Se roba una loseta sin tirar.
wotr-web-piece-damage-left = de daño por recibir
wotr-web-piece-damage-full = { $full } al principio
wotr-web-piece-bear = Soportarlo
wotr-web-piece-corruption-word = Corrupción
wotr-web-piece-hunt-next = La próxima Búsqueda encuentra a la Comunidad en el { $found } de los casos y la descubre en el { $reveal }.
wotr-web-piece-chronicle = Crónica
wotr-web-piece-step-to = Ver el paso { $number }
wotr-web-piece-details = Cómo ocurrió
wotr-web-piece-away-step = Mostrar el paso { $number }
wotr-web-piece-away-again = Otra vez desde 1
wotr-web-piece-away-all = Todo en la crónica
wotr-web-piece-things = { $count ->
    [one] 1 suceso
   *[other] { $count } sucesos
}
wotr-web-piece-reinforcements = Refuerzos
wotr-web-piece-casualties = Caídos
wotr-web-piece-on-table = En la mesa
wotr-web-piece-discards = Descartadas: { $count } boca arriba, { $covered } boca abajo
wotr-web-piece-guide = Guía: { $name }, nivel { $level }
wotr-web-piece-battle-over = { $region }: la batalla ha terminado
wotr-web-piece-losses = Bajas, { $side }:
wotr-web-piece-reduced = sustituidos por Regulares:
wotr-web-piece-rounds = { $count ->
    [one] Una ronda
   *[other] { $count } rondas
}
wotr-web-piece-more = y { $count } más
wotr-web-piece-by-level = depende del nivel
wotr-web-piece-damage-more = y aún { $count } por afrontar
wotr-web-piece-walls-siege = asalto a un Baluarte
wotr-web-piece-walls-field = primera ronda ante una Ciudad o Fortificación
wotr-web-piece-hunt-walkers = { $count ->
    [one] 1 dado de los Pueblos Libres en la Casilla de Búsqueda
   *[other] { $count } dados de los Pueblos Libres en la Casilla de Búsqueda
}
wotr-web-piece-beside = Ejércitos al lado:
wotr-web-about = Todo sobre: { $region }
wotr-web-end-turn = Turno { $turn }
wotr-web-end-taken = conquistados: { $names }
wotr-web-end-companions = { $count ->
    [0] no queda ningún Compañero
    [one] queda 1 Compañero
   *[other] quedan { $count } Compañeros
}
wotr-web-nobody-goes = No iría nadie: elige al menos una unidad.
wotr-web-could-strike = { $from } podría atacar allí: { $force }.
wotr-web-no-room = No hay sitio para tantos.
wotr-web-left-alone = Quien se queda necesita una unidad a su lado.
