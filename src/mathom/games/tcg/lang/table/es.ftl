# What is asked, chosen, told and refused at a table of The Lord of the Rings TCG.

## Seats

tcg-seat-a = Jugador A
    .begins = El jugador A
    .the = el jugador A
tcg-seat-b = Jugador B
    .begins = El jugador B
    .the = el jugador B
tcg-seat-c = Jugador C
    .begins = El jugador C
    .the = el jugador C
tcg-seat-d = Jugador D
    .begins = El jugador D
    .the = el jugador D

## Cards by name

tcg-card-copy = { $title } ({ $copy })
tcg-card-of = { $title } ({ $seat })
tcg-card-whole = { $title }, { $subtitle }
tcg-the-rules = las reglas
tcg-before-the-phases = el comienzo del turno

## Questions

tcg-ask-action-fellowship = Fase de Comunidad: juega una carta, usa una habilidad, o termina la fase y muévete (crepúsculo { $twilight }).
tcg-ask-action-shadow = Fase de Sombra: juega una carta, usa una habilidad, o termina la fase (crepúsculo { $twilight }).
tcg-ask-action = Ahora es { $phase }: juega un evento, usa una habilidad o pasa (crepúsculo { $twilight }).
tcg-ask-choose = { $count ->
    [one] { $card }: { $deed }. Elige una carta.
   *[other] { $card }: { $deed }. Elige una carta (faltan { $count }).
}
tcg-ask-spot = { $card }: { $deed }. Elige cuántas cartas avistas.
tcg-ask-bearer = Elige quién porta { $card }.
tcg-ask-may = { $card }: elige si haces lo que ofrece la carta.
tcg-ask-first = { $happening } Varias cartas responden: elige cuál va primero.
tcg-ask-answer = { $happening } Elige una respuesta o pasa.
tcg-ask-effect = { $card }: elige uno de los efectos.
tcg-ask-player = { $card }: { $deed }. Elige un jugador.
tcg-ask-prevent = { $card }: { $deed }. Elige si pagas para impedirlo.
tcg-ask-move = Elige si la Comunidad sigue adelante o se queda (movimientos hasta ahora: { $count } de { $most }).
tcg-ask-reconcile = { $count ->
    [0] No tienes cartas en la mano. Ahora robas hasta tener { $most }.
    [one] Tienes 1 carta. Puedes descartarla antes de robar hasta tener { $most }.
   *[other] Tienes { $count } cartas. Puedes descartar una antes de robar hasta tener { $most }.
}
tcg-ask-too-many = Tienes { $count } de más: descarta hasta tener { $most } cartas.
tcg-ask-heal-first = Elige si primero se curan tus compañeros o actúan otras cartas.
tcg-ask-heal = { $count ->
    [one] Refugio: elige a quién curar (queda 1).
   *[other] Refugio: elige a quién curar (quedan { $count }).
}
tcg-ask-archery-player = { $count ->
    [one] Arquería: elige de quién son los siervos que reciben 1 herida.
   *[other] Arquería: elige de quién son los siervos que reciben { $count } heridas.
}
tcg-ask-archery = { $count ->
    [one] Arquería: elige quién recibe una herida (queda 1).
   *[other] Arquería: elige quién recibe una herida (quedan { $count }).
}
tcg-ask-defend = Asigna tus personajes a los siervos.
tcg-ask-attack = Asigna los siervos que te quedan.
tcg-ask-ambush = Emboscada de { $card }: elige si añades { $count } al crepúsculo.
tcg-ask-skirmish = Elige de quién es la próxima escaramuza.
tcg-ask-bid = Elige en secreto cuántas cargas apuestas por el orden de juego.
tcg-ask-place = Elige tu puesto en el orden de juego.
tcg-ask-starting = Elige un compañero para tu Comunidad inicial (gastado { $spent } de { $most }, por gastar { $count }).
tcg-ask-mulligan = Elige si barajas la mano en el mazo y robas seis cartas.

## What cards answer to

tcg-happening-about_wound = { $card } está a punto de recibir una herida.
tcg-happening-about_killed = { $card } está a punto de morir.
tcg-happening-about_discarded = { $card } está a punto de ir a los descartes.
tcg-happening-about_burdens = { $player-begins } está a punto de recibir cargas: { $count }.
tcg-happening-about_control = { $player-begins } está a punto de tomar el control de { $card }.
tcg-happening-wounded = { $card } ha recibido una herida.
tcg-happening-killed = { $card } muere.
tcg-happening-discarded = { $card } va a los descartes.
tcg-happening-burdens_added = { $player-begins } ha recibido cargas: { $count }.
tcg-happening-burdens_removed = { $player-begins } se ha librado de cargas: { $count }.
tcg-happening-played = { $player-begins } ha jugado { $card }.
tcg-happening-wins = { $card } gana una escaramuza.
tcg-happening-loses = { $card } pierde una escaramuza.
tcg-happening-assigned = { $card } va a luchar.
tcg-happening-assigned_to = { $card } va a luchar con { $other }.
tcg-happening-moves_from = La Comunidad deja { $card }.
tcg-happening-moves = La Comunidad se mueve.
tcg-happening-moves_to = La Comunidad llega a { $card }.
tcg-happening-starts = Ahora comienza { $phase }.
tcg-happening-ends = Ahora termina { $phase }.
tcg-happening-turn_starts = Comienza el turno de { $player-the }.
tcg-happening-uses_ability = { $player-begins } usa { $card }.
tcg-happening-exerted = { $card } ha hecho un esfuerzo.
tcg-happening-healed = { $card } ha curado una herida.
tcg-happening-draws = { $player-begins } ha robado una carta.
tcg-happening-wears_ring = { $player-begins } se ha puesto el Anillo Único.
tcg-happening-skirmish_ending = La escaramuza de { $card } está a punto de terminar.
tcg-happening-revealed = { $card } ha salido a la luz.
tcg-happening-always = Algo en la mesa ha cambiado.

## Options

tcg-option-pass = Pasa
tcg-option-pass-fellowship = Termina la fase y muévete
tcg-option-pass-fellowship-adds = Termina la fase y muévete (crepúsculo +{ $count })
tcg-option-pass-shadow = Termina la fase
tcg-option-pass-reconcile = No descartes nada
tcg-option-done-starting = Ningún compañero más
tcg-option-done-none = Ninguno de ellos
tcg-option-done-chosen = { $count ->
    [one] Basta con esta
   *[other] Bastan estas { $count }
}
tcg-option-done = Nada más
tcg-option-done-defend = No asignes más personajes
tcg-option-done-attack = No asignes más siervos
tcg-option-done-heal = No cures a nadie más
tcg-option-yes = Sí
tcg-option-yes-heal-first = Cura primero
tcg-option-yes-prevent = { $deed }
tcg-option-yes-mulligan = Baraja y roba seis cartas
tcg-option-yes-may = { $deed }
tcg-option-no = No
tcg-option-no-heal-first = Primero las otras cartas
tcg-option-no-prevent = Deja que ocurra
tcg-option-no-mulligan = Conserva esta mano
tcg-option-move = Sigue hasta el próximo sitio
tcg-option-move-adds = Sigue hasta el próximo sitio (crepúsculo +{ $count })
tcg-option-stay = Quédate y termina el turno
tcg-option-number = { $count }
tcg-option-number-bid = { $count ->
    [0] No apuestes cargas
    [one] Apuesta una carga
   *[other] Apuesta { $count } cargas
}
tcg-option-place = Juega en el puesto { $count }
tcg-option-effect = { $deed }
tcg-option-player = { $seat }
tcg-option-choose = { $card }
tcg-option-play = Juega { $card } ({ $cost })
tcg-option-play-changed = Juega { $card } ({ $cost } en vez de { $printed })
tcg-option-use = { $card }: { $deed }
tcg-option-first = Primero { $card }
tcg-option-answer = { $card }: { $deed }
tcg-option-on = Sobre { $card }
tcg-option-wound = Hiere a { $card }
tcg-option-heal = Cura a { $card }
tcg-option-heal-pair = Descarta { $other } para curar a { $card }
tcg-option-discard = Descarta { $card }
tcg-option-fight = Escaramuza de { $card }
tcg-option-assign-pair = { $card } contra { $other }
tcg-option-transfer-pair = Entrega { $card } a { $other }

## What happened

tcg-event-turn = Comienza el turno de { $player-the }.
tcg-event-phase = Ahora es { $phase }.
tcg-event-ambush = Emboscada: { $card } añade { $count } al crepúsculo.
tcg-event-archery = Totales de arquería: Comunidad { $fellowship }, siervos { $minions }.
tcg-event-assigned = { $card } va a luchar con { $other }.
tcg-event-burdens = { $count ->
    [one] Una carga más.
   *[other] { $count } cargas más.
}
tcg-event-burdens_removed = { $count ->
    [one] Una carga menos.
   *[other] { $count } cargas menos.
}
tcg-event-cancelled = { $card } anula la escaramuza: nadie gana.
tcg-event-controls = { $player-begins } toma el control de { $card }.
tcg-event-declared = { $trait }.
tcg-event-discarded = { $card } va a los descartes.
tcg-event-drew = { $player-begins } roba una carta.
tcg-event-drew_card = La carta es { $card }.
tcg-event-exerted = { $card } se esfuerza.
tcg-event-healed = { $card } cura una herida.
tcg-event-killed = { $card } muere.
tcg-event-liberated = { $card } vuelve a ser libre.
tcg-event-lost = { $how ->
    [corrupted] { $player-begins } pierde: el Portador del Anillo está corrompido.
   *[killed] { $player-begins } pierde: el Portador del Anillo ha muerto.
}
tcg-event-made = { $trait }.
tcg-event-minions_gone = Todos los siervos van a los descartes.
tcg-event-moved = La Comunidad de { $player-the } llega a { $card }.
tcg-event-played = { $player-begins } juega { $card }.
tcg-event-played_on = { $player-begins } juega { $card } en { $other }.
tcg-event-returned = { $card } vuelve a la mano de su dueño.
tcg-event-ring_bearer = { $card } es ahora el Portador del Anillo de { $player-the }.
tcg-event-ring_off = { $player-begins } se quita el Anillo Único.
tcg-event-site = { $player-begins } juega { $card }.
tcg-event-twilight = Crepúsculo: { $count } más.
tcg-event-uses = { $card }: { $deed }.
tcg-event-wears_ring = { $player-begins } se pone el Anillo Único.
tcg-event-wins = { $card } gana la escaramuza.
tcg-event-wounded = { $card } recibe una herida.

## How it ended

tcg-result-arrived = Gana { $seat-the }: el Portador del Anillo ha llegado al último sitio.
tcg-result-corrupted = Gana { $seat-the }: el otro Portador del Anillo está corrompido.
tcg-result-killed = Gana { $seat-the }: el otro Portador del Anillo ha muerto.
tcg-result-last = Gana { $seat-the }: todos los demás han perdido.
tcg-result-drawn = Todos los que quedaban han perdido en el mismo momento: nadie gana.
tcg-ending-arrived = El último sitio alcanzado
tcg-ending-corrupted = El otro Portador del Anillo corrompido
tcg-ending-killed = El otro Portador del Anillo muerto
tcg-ending-last = Todos los demás fuera
tcg-ending-drawn = Todos fuera a la vez

## Setup choices

tcg-setup-players = Jugadores
tcg-setup-players-2 = Dos jugadores.
tcg-setup-players-3 = Tres jugadores.
tcg-setup-players-4 = Cuatro jugadores.
tcg-setup-decks = Mazos, uno por jugador: nombres como aragorn,theoden, o listas de cartas separadas por punto y coma
tcg-setup-decks-starters = Los dos mazos iniciales de Las Dos Torres, por turno.
tcg-setup-one-deck = Cada asiento trae un solo mazo.
tcg-deck-faults = { $faults }
tcg-setup-no-decks = Sin mazos enteros una partida solo puede empezar desde una posición.
tcg-setup-format = Cartas que pueden estar en los mazos
tcg-setup-format-towers = Las colecciones de Las Dos Torres.
tcg-setup-format-open = Todas las colecciones, con sitios de Las Dos Torres.
tcg-setup-mulligan = Cambio de la primera mano por seis cartas nuevas
tcg-setup-mulligan-no = Las manos se conservan.
tcg-setup-mulligan-yes = Cada uno puede cambiar una vez.
tcg-setup-asked = A quién se pregunta cuando se puede actuar
tcg-setup-asked-able = A quien puede hacer algo.
tcg-setup-asked-always = A todos, para que una pausa no diga nada.

## Rules in short

tcg-rule-setup = Cada uno apuesta cargas en secreto. La apuesta más alta elige un puesto en el orden de juego, luego la siguiente; las apuestas se vuelven cargas.
tcg-rule-starting = De tu mazo de robar puedes jugar compañeros cuyo coste de crepúsculo no pase de cuatro en total. Luego baraja y roba ocho cartas.
tcg-rule-turn = Comunidad, Sombra, maniobra, arquería, asignación, escaramuzas, reagrupación. En tu turno valen tus cartas de los Pueblos Libres; en el de los demás, tus cartas de Sombra.
tcg-rule-fellowship = Juegas cartas de los Pueblos Libres, cada una añade su coste al crepúsculo, y usas habilidades de Comunidad. Luego tu Comunidad debe moverse al próximo sitio.
tcg-rule-sides = En tu turno están activas, y se juegan, tus cartas de los Pueblos Libres; en los turnos de los demás, tus cartas de Sombra.
tcg-rule-nine = Los compañeros en juego y en tu pila de muertos nunca son más de nueve en total.
tcg-rule-four = En tu fase de Comunidad no tomas en la mano más de cuatro cartas.
tcg-rule-requirements = Lo que una carta requiere se comprueba antes de pagar coste alguno.
tcg-rule-costs = Un coste va antes de «para», y el coste de crepúsculo también lo es. Se paga entero, o la acción no está permitida.
tcg-rule-phase-actions = Los eventos y las habilidades especiales se usan en la fase que nombran.
tcg-rule-unique = De una carta única solo puedes tener una en juego, y un compañero o aliado único en tu pila de muertos no se puede volver a jugar.
tcg-rule-bearers = Una carta que se porta dice quién puede portarla. Nadie porta dos objetos de una misma clase.
tcg-rule-transfer = En la fase de Comunidad puedes pagar de nuevo el coste de crepúsculo de un objeto para dárselo a otro personaje tuyo en el mismo sitio que pueda portarlo.
tcg-rule-discard-to-heal = En la fase de Comunidad puedes descartar una carta con el título de tu compañero o aliado único herido para curarlo.
tcg-rule-allies = Los aliados participan en la arquería y en las escaramuzas solo en su hogar, o si una carta se lo permite.
tcg-rule-move-limit = Una Comunidad se mueve como mucho dos veces por turno, tres con cuatro jugadores, si una carta no dice otra cosa.
tcg-rule-moving = El próximo sitio lo juega un jugador de Sombra si aún no está. El movimiento añade al crepúsculo su número de Sombra y uno por cada compañero.
tcg-rule-shadow = Cada jugador de Sombra por turno juega siervos y otras cartas de Sombra, pagando con el crepúsculo. Un siervo con número de sitio mayor que el del sitio cuesta dos más.
tcg-rule-maneuver = Los jugadores alternan acciones de maniobra hasta que todos pasan seguidos.
tcg-rule-procedure = Primero actúa el jugador de los Pueblos Libres, luego los demás: una acción o un paso cada uno, hasta que todos pasan seguidos.
tcg-rule-archery = Cada arquero cuenta uno. El jugador de los Pueblos Libres reparte las heridas del total de los siervos, luego un jugador de Sombra las del total de la Comunidad.
tcg-rule-assignment = El jugador de los Pueblos Libres asigna personajes a los siervos, uno cada uno; luego los jugadores de Sombra asignan a cualquiera los siervos que quedan.
tcg-rule-ambush = Cuando el jugador de los Pueblos Libres asigna un personaje a un siervo con emboscada, su dueño puede añadir ese crepúsculo.
tcg-rule-skirmish = Gana el bando con más fuerza; el empate es de la Sombra. Los perdedores reciben una herida, y una más por cada bonificación de daño; el doble de fuerza mata.
tcg-rule-fierce = Tras todas las escaramuzas, los siervos fieros se asignan y luchan una vez más.
tcg-rule-regroup = Los jugadores de Sombra completan la mano hasta ocho. Luego la Comunidad sigue si puede, o su jugador completa la mano y todos los siervos se descartan.
tcg-rule-healing = Al comienzo de tu turno en un refugio, cura hasta cinco heridas de tus compañeros.
tcg-rule-ring = Mientras el Portador lleva puesto el Anillo Único, las heridas se vuelven cargas como dice el Anillo. Se quita al comienzo de la fase de reagrupación.
tcg-rule-ending = Ganas si tu Portador del Anillo está vivo en el sitio 9 tras todas las escaramuzas, o si quedas solo tú. Pierdes si tu Portador muere o si sus cargas alcanzan su resistencia.
tcg-rule-actions = A lo que ocurre responden primero las acciones obligatorias, en el orden del jugador de los Pueblos Libres; luego las opcionales y las respuestas, hasta que todos pasan.
tcg-rule-effects = Los costes se pagan enteros, o la acción no se permite. Los efectos se cumplen hasta donde se pueda.
tcg-rule-playing = Primero los requisitos, luego los costes, luego la carta entra en juego o hace lo que dice. Una carta única solo puede estar en juego una vez por jugador.
tcg-rule-wounds = Un personaje con tantas heridas como vitalidad muere. Esforzarse es recibir una herida como coste; quien solo conserva un punto de vitalidad no puede.
tcg-rule-burdens = Las cargas pesan sobre el Portador del Anillo. Cuando alcanzan su resistencia lo corrompen, y se pierde la partida.
tcg-rule-control = Un jugador de Sombra puede tomar el control de un sitio que todas las Comunidades han dejado atrás; una carta puede liberarlo.

## Refusals

tcg-refusal-unknown = Ninguna opción de este juego se escribe así.
tcg-refusal-other = Ahora a { $seat-the } se le pregunta otra cosa.
tcg-refusal-must = { $seat-begins } debe elegir una de las opciones de la lista.
tcg-refusal-no-card = En esta mesa no hay ninguna carta «{ $card }».
tcg-refusal-choice = { $card } no está entre las cartas que se pueden elegir aquí.
tcg-refusal-not-yours = { $card } pertenece a otro jugador.
tcg-refusal-not-in-hand = { $card } no está en tu mano.
tcg-refusal-not-in-play = { $card } no está en juego.
tcg-refusal-starting = { $card } no puede entrar en la Comunidad inicial: solo pueden los compañeros de tu mazo.
tcg-refusal-side-own = { $card } es una carta de Sombra: se juega en los turnos de los demás.
tcg-refusal-side-others = { $card } es una carta de los Pueblos Libres: se juega en el propio turno.
tcg-refusal-phase-card = { $card } solo se puede jugar durante { $phase }.
tcg-refusal-phase-event = { $card } no es un evento que se juegue ahora, durante { $phase }.
tcg-refusal-phase-ability = { $card } no tiene habilidades que usar ahora, durante { $phase }.
tcg-refusal-response = { $card } es una respuesta: se juega cuando ocurre aquello a lo que responde.
tcg-refusal-no-response = { $card } no es una respuesta.
tcg-refusal-not-to-this = { $card } no responde a esto.
tcg-refusal-no-actions = Una carta prohíbe los eventos y las habilidades especiales de esta fase.
tcg-refusal-requirement = Lo que requiere { $card } no se cumple ahora: «{ $said }»
tcg-refusal-costs = Un coste de { $card } no se puede pagar: «{ $said }»
tcg-refusal-twilight = { $card } cuesta { $cost }, y el crepúsculo es { $twilight }.
tcg-refusal-unique = { $card } es única, y ya la tienes en juego.
tcg-refusal-dead = { $card } está en tu pila de muertos, y es una carta única.
tcg-refusal-nine = No puedes tener más de { $most } compañeros en total, en juego y en la pila de muertos.
tcg-refusal-forbidden = Una carta te prohíbe jugar { $card }.
tcg-refusal-no-bearer = Nadie aquí puede portar { $card }.
tcg-refusal-inactive = { $card } no participa en este turno.
tcg-refusal-no-ability = { $card } no tiene habilidades que usar.
tcg-refusal-assign-order = Nombra primero al siervo, luego al compañero o aliado.
tcg-refusal-assigned = { $card } ya tiene un oponente.
tcg-refusal-minion = { $card } no se puede asignar ahora a una escaramuza.
tcg-refusal-character = { $card } no puede tener este oponente: uno cada uno, si una carta o la Sombra no añade más.
tcg-refusal-apart = Una carta mantiene separados a { $card } y { $other }.
tcg-refusal-nothing-to-play = { $card } haría jugar otra carta, y no hay ninguna que se pueda jugar.
tcg-refusal-used-up = Ahora { $card } no se puede usar más: se ha alcanzado su límite.
tcg-refusal-no-abilities = Las habilidades de { $card } no se pueden usar ahora: lo impide una carta u otra copia.
tcg-refusal-starting-cost = { $card } cuesta { $cost }; por gastar queda { $left }.
tcg-refusal-transfer-phase = Esto lo hace el jugador de los Pueblos Libres en su fase de Comunidad.
tcg-refusal-transfer-item = { $card } no es un objeto que porte un personaje tuyo.
tcg-refusal-transfer-same = { $other } ya porta { $card }.
tcg-refusal-transfer-site = { $other } no está en el mismo sitio que quien porta { $card }.
tcg-refusal-cannot-bear = { $other } no puede portar { $card }.
tcg-refusal-dear-there = Sobre { $other } no se puede pagar { $card }.
tcg-refusal-heal-copy = { $other } tiene un título distinto de { $card }, o { $card } no es una carta única.
tcg-refusal-unhurt = { $card } no tiene heridas.
tcg-refusal-heal-companions = El refugio solo cura a tus compañeros: { $card } no es uno de ellos.
tcg-refusal-no-healing = Una carta impide curar a { $card }.
tcg-refusal-no-wounds = { $card } no puede recibir heridas ahora.
tcg-refusal-no-part = { $card } no participa aquí en la arquería ni en las escaramuzas.
tcg-refusal-not-fierce = { $card } no era fiero cuando empezó esta fase de asignación.
tcg-refusal-no-skirmish = Nadie está asignado a { $card }.
tcg-refusal-other-copy = Tienes varias copias de { $card }: la del número más bajo vale por todas.
tcg-refusal-chosen = { $card } ya está entre lo elegido.
tcg-refusal-not-for-this = { $card } no sirve para lo que dice { $source }: { $deed }.
tcg-refusal-bid = Se apuesta de 0 a { $most }: tantas cargas corrompen al Portador del Anillo, y apostar más no sirve.
tcg-refusal-place = Este puesto en el orden de juego está tomado, o no existe.
tcg-refusal-last-site = Este es el último sitio.
tcg-refusal-move-limit = { $count ->
    [one] En este turno la Comunidad se ha movido una vez; puede moverse en total { $most } veces.
   *[other] En este turno la Comunidad se ha movido { $count } veces; puede moverse en total { $most } veces.
}
tcg-refusal-cannot-move = Una carta impide que la Comunidad se mueva.

## Positions that cannot be

tcg-position-card = «{ $value }» en { $where } no es una carta de esta mesa.
tcg-position-copies = El mazo de { $seat } no tiene más copias de { $card }.
tcg-position-owner = { $card } no es una carta de { $seat }.
tcg-position-order = El orden debe nombrar a cada jugador que sigue en la partida.
tcg-position-alone = Debe haber al menos dos jugadores en la partida.
tcg-position-flag = { $where } debe ser true o false, no «{ $value }».
tcg-position-site = { $card } no es un sitio { $number }.
tcg-position-path = El camino no tiene el sitio { $number }, aunque una Comunidad ha llegado hasta allí.
tcg-position-place = { $card } no puede estar ahí.
tcg-position-bearer = { $card } debe estar sobre una carta en juego.
tcg-position-assigned = { $card } no es un siervo: son los siervos los que se asignan a los personajes.
tcg-position-ring-bearer = El Portador del Anillo de { $seat } no está en juego.
tcg-position-corrupted = { $seat } tiene { $count } cargas: el Portador del Anillo queda corrompido con { $most }.
tcg-position-tokens = Los contadores de cultura no pueden estar sobre { $card }.
tcg-position-unique = { $card } es única, y su dueño tiene otra en juego.
tcg-position-companions = { $seat } tiene { $count } compañeros entre el juego y la pila de muertos: se permiten { $most } como máximo.
tcg-position-wounds = { $card } no puede tener heridas: solo los personajes pueden.
tcg-position-dead = { $card } tiene { $count } heridas y vitalidad { $vitality }: eso mata.
tcg-position-fight = { $card } no puede luchar: no es un personaje en juego.
tcg-position-deep = La posición está anidada a demasiada profundidad.

## What keywords mean

tcg-means-archer = Arquero: añade uno al total de arquería de su bando.
tcg-means-damage = Daño +X: quien pierde una escaramuza contra él sufre X heridas más.
tcg-means-defender = Defensor +X: se puede asignar a X siervos más.
tcg-means-fierce = Fiero: lucha una vez más tras todas las demás escaramuzas.
tcg-means-ambush = Emboscada (X): cuando el jugador de los Pueblos Libres le asigna a alguien, su dueño puede añadir X al crepúsculo.
tcg-means-unhasty = Sin prisa: participa en la arquería y en las escaramuzas solo en su hogar, o si una carta de Gandalf lo permite.
tcg-means-ring-bound = Vinculado al Anillo: cercano al Anillo; los demás compañeros son no vinculados.
tcg-means-sanctuary = Refugio: al comienzo de un turno aquí se curan hasta cinco heridas de los compañeros.
tcg-means-roaming = Errante: su número de sitio es mayor que el del sitio, así que cuesta dos más.
tcg-means-name = La palabra clave «{ $keyword }» por sí sola no hace nada; otras cartas hablan de ella.
tcg-means-land = La palabra clave «{ $keyword }» indica un tipo de sitio; otras cartas hablan de él.

## More of what happened

tcg-event-bid = { $count ->
    [0] { $player-begins } no ha apostado cargas.
    [one] { $player-begins } ha apostado una carga.
   *[other] { $player-begins } ha apostado { $count } cargas.
}
tcg-event-place = { $player-begins } juega en el puesto { $place }.
tcg-event-transferred = { $card } pasa a { $other }.
tcg-event-revealed = { $card } se muestra a todos.

## The table on a screen

terminal-word-look = mira
terminal-word-piles = montones
terminal-key-look = una carta de la mesa: sus números ahora, qué porta, qué dice
terminal-key-piles = las pilas de descartes y de muertos, carta por carta
terminal-tcg-turn = Turno { $count }: { $player }
terminal-tcg-before = antes del turno
terminal-tcg-fierce = { $phase } (fieros)
terminal-tcg-twilight = Crepúsculo { $count }
terminal-tcg-moves = Movimientos { $count }/{ $most }
terminal-tcg-path = Camino
terminal-tcg-fellowship = Comunidad
terminal-tcg-minions = Siervos
terminal-tcg-support = Apoyo de { $player-the }
terminal-tcg-waiting = A la espera con { $player-the }
terminal-tcg-stacked = Apiladas
terminal-tcg-nobody = nadie
terminal-tcg-skirmish = Escaramuza: { $character } contra { $minions }: { $ours } a { $theirs }
terminal-tcg-lost = ha perdido
terminal-tcg-site = sitio { $number }
terminal-tcg-burdens = cargas { $count }/{ $most }
terminal-tcg-wearing = lleva puesto el Anillo
terminal-tcg-count-hand = mano { $count }
terminal-tcg-count-deck = mazo { $count }
terminal-tcg-count-discard = descartes { $count }
terminal-tcg-count-dead = muertos { $count }
terminal-tcg-hand = Mano
terminal-tcg-lasting = En vigor
terminal-tcg-until-phase = hasta el fin de la fase
terminal-tcg-until-regroup = hasta la reagrupación
terminal-tcg-until-turn = hasta el fin del turno
terminal-tcg-until-assignment = hasta la asignación
terminal-tcg-until-skirmish = hasta las escaramuzas
terminal-tcg-until-ever = desde ahora
terminal-tcg-now = Ahora: { $numbers }
terminal-tcg-value-strength = Fuerza { $count }: { $printed } impresa,
terminal-tcg-value-vitality = Vitalidad { $count }: { $printed } impresa,
terminal-tcg-value-site = Número de sitio { $count }: { $printed } impreso,
terminal-tcg-value-cost = Coste de crepúsculo { $count }: { $printed } impreso,
terminal-tcg-roaming = errante
terminal-tcg-gift-strength = fuerza
terminal-tcg-gift-vitality = vitalidad
terminal-tcg-archery = Comunidad { $fellowship }, siervos { $minions }
terminal-tcg-fate-wounded = { $count ->
    [one] { $card } recibe una herida
   *[other] { $card } recibe { $count } heridas
}
terminal-tcg-fate-killed = { $count ->
    [one] { $card } recibe una herida y muere
   *[other] { $card } recibe { $count } heridas y muere
}
terminal-tcg-fate-overwhelmed = la fuerza enemiga arrolla a { $card }
terminal-tcg-bears = Porta: { $cards }
terminal-tcg-touching = Opciones sobre ella: { $numbers }
terminal-tcg-empty-hand = Tu mano está vacía.
terminal-tcg-pile-discard = Descartes de { $player-the } ({ $count })
terminal-tcg-pile-dead = Muertos de { $player-the } ({ $count })
terminal-tcg-sign-numbers = fuerza, y vitalidad que queda
terminal-tcg-sign-wound = una herida
terminal-tcg-sign-ring-bearer = el Portador del Anillo
terminal-tcg-sign-items = lo que porta el personaje
terminal-tcg-sign-against = contra quién luchará un siervo
terminal-tcg-sign-twilight = un contador del crepúsculo
terminal-tcg-sign-cost = tras una carta de la mano su coste de crepúsculo, tras un sitio su número de Sombra
terminal-tcg-sign-changed = un coste distinto del impreso: 3, y ahora 2 más
terminal-tcg-sign-here = sitio 3, donde está la Comunidad del jugador A
terminal-tcg-sign-controlled = controlado por el jugador B
terminal-tcg-sign-copy = la segunda copia de una carta en juego
terminal-tcg-table-card = ¿Qué carta se ha robado? Solo su dueño puede verla.
terminal-tcg-table-random = ¿Qué carta se ha tomado al azar?
terminal-tcg-table-tie = Apuestas iguales: ¿quién va primero por sorteo?

## What chance is for

tcg-chance-card-first = Primera mano de { $seat-the }, robada del mazo barajado: { $count ->
    [one] una carta
   *[other] { $count } cartas
}. Solo puede mirar { $seat-the }.
tcg-chance-card-fill = { $seat-begins } completa la mano con su mazo: { $count ->
    [one] una carta
   *[other] { $count } cartas
}. Solo puede mirar { $seat-the }.
tcg-chance-card-draw = { $seat-begins } roba por efecto de { $card }: { $count ->
    [one] una carta
   *[other] { $count } cartas
}. Solo puede mirar { $seat-the }.
tcg-chance-card-reveal = De lo alto del mazo de { $seat-the }, a la vista de todos por efecto de { $card }: { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
tcg-chance-card-discard = De lo alto del mazo de { $seat-the } a la pila de descartes por efecto de { $card }: { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
tcg-chance-card-stack = De lo alto del mazo de { $seat-the }, para apilar por efecto de { $card }: { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
tcg-chance-random-effect = Al azar entre las cartas de { $seat-the } por efecto de { $card }: { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
tcg-chance-tie-bid = Apuestas iguales por el orden de juego: el sorteo decide quién va primero.
