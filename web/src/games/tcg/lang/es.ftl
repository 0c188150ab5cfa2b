# What the board of The Lord of the Rings TCG says itself; whatever there is to say of the game comes from the server.

## The turn

tcg-web-turn = Turno { $turn }
tcg-web-turn-yours = Turno { $turn } · tu Comunidad está en camino
tcg-web-seat-the = el jugador { $letter }
tcg-web-name-the = { $name }
tcg-web-seat-of = del jugador { $letter }
tcg-web-name-of = de { $name }
tcg-web-seat-by = por el jugador { $letter }
tcg-web-name-by = por { $name }
tcg-web-seat-to = el jugador { $letter }
tcg-web-name-to = { $name }
tcg-web-turn-of = Turno { $turn } · está en camino la Comunidad { $of }
tcg-web-before = Antes del primer turno
tcg-web-phases = Las fases del turno
tcg-web-your-action = Te toca a ti
tcg-web-acts = { $name } decide
tcg-web-passed = { $name } ha pasado
tcg-web-waits = { $name }
tcg-web-waiting = { $name } está decidiendo.

## The path

tcg-web-path = El camino de aventura
tcg-web-site = el sitio { $number }
tcg-web-site-said = Sitio { $number }: { $title }, número de Sombra { $shadow }, puesto { $by }
tcg-web-stands-here = Aquí está la Comunidad { $of }
tcg-web-controlled-by = Lo controla { $the }
tcg-web-controls = controla
tcg-web-controlled = { $site }, bajo control
tcg-web-lays = lo pone { $the }

## Players

tcg-web-you = tú
tcg-web-not-here = ausente
tcg-web-out = fuera de la partida
tcg-web-role-free = Pueblos Libres
tcg-web-role-shadow = Sombra en este turno
tcg-web-hand = mano
tcg-web-deck = mazo
tcg-web-discard = descartes
tcg-web-dead = muertos
tcg-web-moves = movimientos
tcg-web-of = { $made } de { $limit }
tcg-web-support = área de apoyo
tcg-web-resting = Comunidad en reposo
tcg-web-burdens = cargas
tcg-web-burdens-of = cargas { $count } de { $most }
tcg-web-wearing = lleva puesto el Anillo
tcg-web-open-pile = : mostrar estas cartas
tcg-web-pile-discard = Pila de descartes: { $count }
tcg-web-pile-dead = Pila de muertos: { $count }

## Cards on the table

tcg-web-say-character = fuerza { $strength }, vitalidad { $left } de { $vitality }
tcg-web-say-wounds = heridas: { $count }
tcg-web-say-lit = se puede elegir
tcg-web-say-chosen = elegida
tcg-web-tokens = contadores: { $count }
tcg-web-stacked = debajo: { $card }
tcg-web-costs = cuesta { $cost }
tcg-web-put-away = Guardar
tcg-web-spread = Cartas para elegir

## Twilight and moving

tcg-web-twilight = crepúsculo
tcg-web-twilight-of = Reserva de crepúsculo: { $count }
tcg-web-pool = Crepúsculo en la reserva: { $count }.
tcg-web-roam = { $count ->
    [one] Un siervo de tu mano sería errante: su coste ya lo cuenta.
   *[other] { $count } siervos de tu mano serían errantes: sus costes ya lo cuentan.
}
tcg-web-roaming = errante
tcg-web-move-to = El próximo movimiento lleva al sitio { $number }.
tcg-web-move-makes = Ir a { $site } deja el crepúsculo en { $total }.
tcg-web-move-why = Ahora { $now }, número de Sombra { $shadow }, compañeros { $companions }.
tcg-web-move-unknown = El sitio lo pone { $the }; los compañeros añaden { $companions }.
tcg-web-now = Crepúsculo ahora
tcg-web-shadow-number = { $site }, número de Sombra
tcg-web-companions = { $count ->
    [one] Un compañero
   *[other] { $count } compañeros
}
tcg-web-then = Crepúsculo tras el movimiento
tcg-web-then-least = Crepúsculo tras el movimiento, al menos
tcg-web-site-unknown = El sitio lo elige { $to }.
tcg-web-stays = se queda si te mueves

## Fighting

tcg-web-loose = Siervos sin asignar
tcg-web-shown-for = Lo que supondría cada uno para { $card }:
tcg-web-drop-here = pon aquí un siervo
tcg-web-not-assigned = sin asignar
tcg-web-no-minions = No hay siervos en juego.
tcg-web-lane-empty = nadie
tcg-web-skirmish-of = Escaramuza: { $card }
tcg-web-total-fellowship = Total de la Comunidad: { $total }
tcg-web-total-shadow = Total de la Sombra: { $total }
tcg-web-rules = las reglas
tcg-web-by-text = { $card }, por su texto
tcg-web-damage = heridas de más, si gana
tcg-web-nobody = No gana nadie.
tcg-web-nobody-short = nadie gana
tcg-web-shadow-wins = Gana la Sombra.
tcg-web-fellowship-wins = Gana la Comunidad.
tcg-web-fate-killed = { $wounds ->
    [one] { $card }: una herida, y muere.
   *[other] { $card }: { $wounds } heridas, y muere.
}
tcg-web-fate-overwhelmed = La fuerza enemiga arrolla a { $card }, que muere.
tcg-web-fate-wounded = { $wounds ->
    [0] { $card }: ninguna herida.
    [one] { $card }: una herida.
   *[other] { $card }: { $wounds } heridas.
}
tcg-web-short-killed = { $count ->
    [one] muere
   *[other] mueren { $count }
}
tcg-web-short-overwhelmed = arrollamiento
tcg-web-short-wounds = { $count ->
    [0] ninguna herida
    [one] 1 herida
   *[other] { $count } heridas
}
tcg-web-scale-overwhelm = arrollas con { $total }
tcg-web-scale-win = ganas con { $total }
tcg-web-scale-overwhelmed = te arrolla con { $total }

## Archery and wounds

tcg-web-archery-minion = Arquería de los siervos:
tcg-web-archery-fellowship = Arquería de la Comunidad:
tcg-web-archer = añade 1
tcg-web-no-archer = no es arquero
tcg-web-no-archers = ningún arquero
tcg-web-wounds-left = { $count ->
    [one] una herida por repartir
   *[other] { $count } heridas por repartir
}
tcg-web-after-left = después quedan { $left }
tcg-web-after-exhausted = después, sin fuerzas
tcg-web-after-killed = muere por ella
tcg-web-healed = { $left } tras curar
tcg-web-left = quedan { $left }
tcg-web-left-healed = luego { $left }
tcg-web-exhausted = sin fuerzas
tcg-web-killed = muere

## Deciding

tcg-web-picked = { $card }: elige la otra carta, o déjala.
tcg-web-pair-assign = { $count ->
    [one] un adversario
   *[other] elige entre { $count }
}
tcg-web-pair-transfer = { $count ->
    [one] un portador
   *[other] elige entre { $count } portadores
}
tcg-web-pair-heal = elige qué descartar
tcg-web-more-to-choose = después se elige más
tcg-web-no-fight = sin escaramuza
tcg-web-idle = otras { $count } que aquí no cambian nada
tcg-web-more = { $count } más
tcg-web-back = Dejarla
tcg-web-left-over = quedan { $count }
tcg-web-if-passes = Si pasa también { $who }: { $text }
tcg-web-phase-ends = Con esto acaba la fase.
tcg-web-phase-ends-if = Si pasa también { $who }, acaba la fase.
tcg-web-leave = { $count ->
    [one] Un siervo queda para la Sombra, contra quien sea.
   *[other] { $count } siervos quedan para la Sombra, contra quien sea.
}
tcg-web-leaves-twilight = Crepúsculo que queda en la reserva: { $count }.
tcg-web-keys = Teclas: del 1 al 9 se elige, P pasa, U deshace, H va a la mano, Esc deja.
tcg-web-again = Mostrar otra vez lo que hicieron los demás

## How much one wants to be asked

tcg-web-pace = Cuándo preguntarme
tcg-web-pace-able = Si puedo actuar
tcg-web-pace-always = Preguntar siempre
tcg-web-pace-news = Pasar hasta que ocurra algo
tcg-web-pace-turn = Pasar hasta mi turno
tcg-web-pace-able-means = Donde no hay elección, la mesa responde por ti.
tcg-web-pace-always-means = Nadie responde por ti, para que ninguna pausa delate tu mano.
tcg-web-pace-news-means = La mesa pasa por ti hasta que otro haga algo.
tcg-web-pace-turn-means = La mesa pasa por ti hasta tu turno.

## The hand

tcg-web-your-hand = Tu mano: { $count ->
    [one] una carta
   *[other] { $count } cartas
}
tcg-web-playable = { $count ->
    [one] 1 se puede jugar
   *[other] { $count } se pueden jugar
}
tcg-web-sort-playable = Primero las jugables
tcg-web-sort-kind = Por tipo
tcg-web-sort-cost = Por coste
tcg-web-sort-culture = Por cultura

## Small screens

tcg-web-tab-table = Mesa
tcg-web-tab-hand = Mano
tcg-web-tab-choices = Opciones
tcg-web-tab-log = Crónica

## How it ended

tcg-web-sum-turns = La partida duró { $count ->
    [one] un turno
   *[other] { $count } turnos
}.
tcg-web-sum-won = ganó
tcg-web-sum-site = Llegó al sitio { $site } de 9
tcg-web-sum-burdens = cargas
tcg-web-sum-wounds = heridas
tcg-web-sum-deck = cartas que quedan en el mazo
tcg-web-sum-fell = { $card }: caído
