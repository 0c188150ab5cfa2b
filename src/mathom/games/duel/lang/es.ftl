# Lo que dice Duelo por la Tierra Media.
# `$who` es el id de un puesto, para elegir el artículo; `$seat` es su nombre.

duel-title = Duelo por la Tierra Media
duel-book-duel = Reglamento de Duelo

## Seats

duel-seat-fellowship = Comunidad
    .the = la Comunidad
duel-seat-sauron = Sauron

duel-who = { $who ->
    [fellowship] La Comunidad
   *[sauron] Sauron
}
duel-rivals = { $who ->
    [fellowship] de Sauron
   *[sauron] de la Comunidad
}

## Setup choices

duel-setup-extra_turns = Varios turnos extra ganados en el mismo turno
duel-setup-extra_turns-one = Solo se juega uno.
duel-setup-extra_turns-all = Se juegan todos, uno tras otro.

## Things in the box

# En femenino, como «carta».
duel-colour-grey = gris
duel-colour-yellow = amarilla
duel-colour-blue = azul
duel-colour-green = verde
duel-colour-red = roja
duel-colour-purple = morada

duel-skill-ruse = Astucia
duel-skill-strength = Fuerza
duel-skill-courage = Coraje
duel-skill-knowledge = Sabiduría
duel-skill-leadership = Liderazgo

duel-race-elves = Elfos
    .the = los Elfos
duel-race-dwarves = Enanos
    .the = los Enanos
duel-race-hobbits = Hobbits
    .the = los Hobbits
duel-race-humans = Humanos
    .the = los Humanos
duel-race-ents = Ents
    .the = los Ents
duel-race-wizards = Magos
    .the = los Magos

duel-region-lindon = Lindon
duel-region-arnor = Arnor
duel-region-rhovanion = Rhovanion
duel-region-enedwaith = Enedwaith
duel-region-rohan = Rohan
duel-region-gondor = Gondor
duel-region-mordor = Mordor

duel-landmark-barad_dur = Barad-dûr
duel-landmark-bree = Bree
duel-landmark-erebor = Erebor
duel-landmark-grey_havens = Puertos Grises
duel-landmark-helms_deep = Abismo de Helm
duel-landmark-isengard = Isengard
duel-landmark-minas_tirith = Minas Tirith

duel-chain-fish = pez
duel-chain-horse = caballo
duel-chain-backpack = mochila
duel-chain-anvil = yunque
duel-chain-harp = arpa
duel-chain-horseshoe = herradura
duel-chain-pot = olla
duel-chain-bow = arco
duel-chain-helmet = yelmo
duel-chain-sword = espada
duel-chain-chest = cofre
duel-chain-campfire = hoguera
duel-chain-bedroll = petate
duel-chain-scroll = pergamino
duel-chain-acorn = bellota
duel-chain-armor = armadura
duel-chain-axe = hacha

duel-card = carta { $colour } ({ $does })

duel-token-elves_1 = Elfos (un turno extra con cada carta amarilla)
duel-token-elves_2 = Elfos (unidades de cartas rojas en cualquier región)
duel-token-elves_3 = Elfos (un símbolo de habilidad a elegir cada turno)
duel-token-dwarves_1 = Enanos (enclaves sin recargo)
duel-token-dwarves_2 = Enanos (un turno extra con cada enclave)
duel-token-dwarves_3 = Enanos (2 movimientos con cada carta verde)
duel-token-hobbits_1 = Hobbits (el Águila, un símbolo de raza más)
duel-token-hobbits_2 = Hobbits (1 unidad en cualquier región con cada carta azul)
duel-token-hobbits_3 = Hobbits (3 monedas con cada encadenamiento)
duel-token-humans_1 = Humanos (1 casilla de la Misión con cada carta amarilla)
duel-token-humans_2 = Humanos (1 unidad más con cada carta roja)
duel-token-humans_3 = Humanos (el doble de monedas al descartar)
duel-token-ents_1 = Ents (un turno extra ahora)
duel-token-ents_2 = Ents (retira ahora una fortaleza enemiga)
duel-token-ents_3 = Ents (ahora 3 veces: unidad enemiga, moneda o movimiento)
duel-token-wizards_1 = Magos (2 casillas de la Misión ahora)
duel-token-wizards_2 = Magos (2 unidades en una o dos regiones cualesquiera ahora)
duel-token-wizards_3 = Magos (una carta de los descartes gratis ahora)

duel-power-remove = Retira una unidad enemiga
duel-power-coin = Haz que el rival pierda una moneda
duel-power-move = Mueve una unidad

## Effects in a few words

duel-comma = { $first }, { $second }
duel-or = { $first } o { $second }

duel-coins = { $count ->
    [one] 1 moneda
   *[other] { $count } monedas
}
duel-units = { $count ->
    [one] 1 unidad
   *[other] { $count } unidades
}
duel-enemy-units = { $count ->
    [one] 1 unidad enemiga
   *[other] { $count } unidades enemigas
}
duel-spaces = { $count ->
    [one] 1 casilla
   *[other] { $count } casillas
}

duel-does-skills = { $count ->
    [one] { $skill }
   *[other] { $count } { $skill }
}
duel-does-gain_coins = { duel-coins }
duel-does-quest = { duel-spaces } de la Misión
duel-does-place_units = { duel-units } en { $region }
duel-does-place_units_anywhere = { duel-units } en cualquier región
duel-does-place_units_apart = { duel-units } en una o dos regiones cualesquiera
duel-does-move_units = { $count ->
    [one] 1 movimiento
   *[other] { $count } movimientos
}
duel-does-remove_units = retira { duel-enemy-units }
duel-does-remove_fortress = retira una fortaleza enemiga
duel-does-opponent_loses_coins = el rival pierde { duel-coins }
duel-does-extra_turn = un turno extra
duel-does-any_alliance = una alianza con cualquier raza
duel-does-play_from_discard = juega gratis una carta de los descartes
duel-does-discard_grey_card = descarta una carta gris del rival
duel-does-pick = { $count } veces: retira una unidad enemiga, haz que el rival pierda una moneda o mueve una unidad

## Questions

duel-ask-turn = Elige una carta para jugarla o descartarla, o un enclave para tomarlo.
duel-ask-place = { $count ->
    [one] Elige dónde colocar 1 unidad.
   *[other] Elige dónde colocar { $count } unidades, todas en la misma región.
}
duel-ask-place_apart = Elige dónde colocar la unidad { $number } de { $count }; cada una puede ir a una región distinta.
duel-ask-move = { $count ->
    [one] Elige un movimiento. Te queda 1.
   *[other] Elige un movimiento. Te quedan { $count }.
}
duel-ask-remove = Elige de dónde retirar una unidad enemiga.
duel-ask-raze = Elige qué fortaleza enemiga retirar.
duel-ask-token = Elige con qué ficha de alianza te quedas.
duel-ask-race = Elige la raza de la que se revelan las dos fichas de alianza de arriba.
duel-ask-retrieve = Elige una carta de los descartes para jugarla gratis.
duel-ask-ruin = Elige qué carta gris del rival descartar.
duel-ask-pick = { $count ->
    [one] Elige qué hacen los Ents. Actúan una vez más.
   *[other] Elige qué hacen los Ents. Actúan { $count } veces más.
}

## Choices

duel-price = { $price ->
    [0] gratis
    [one] por 1 moneda
   *[other] por { $price } monedas
}
duel-option-play = Juega la { $card } { duel-price }
duel-option-chain = Juega la { $card } gratis, encadenándola
duel-option-discard = Descarta la { $card }
duel-option-landmark = Toma el enclave { $landmark } { duel-price }
duel-where = fila { $row } desde arriba, carta { $place } desde la izquierda
duel-option-place = Coloca en { $region }
duel-option-move = Mueve una unidad de { $region } a { $to }
duel-option-stop = No hagas más movimientos
duel-option-remove = Retira una unidad de { $region }
duel-option-raze = Retira la fortaleza de { $region }
duel-option-token = Quédate con: { $token }
duel-option-race = { $race }
duel-option-retrieve = Juega gratis la { $card }
duel-option-ruin = Descarta la { $card }
duel-option-pick = { $power }

## What happened

duel-paid = { $count ->
    [0] gratis
    [one] por 1 moneda
   *[other] por { $count } monedas
}
duel-event-chapter = Empieza el capítulo { $chapter }.
duel-event-turned_up = Se revela una carta: { $card }.
duel-event-turned_up_landmark = Se revela un enclave: { $landmark }.
duel-event-played = { duel-who } juega una { $card } { duel-paid }.
duel-event-chained = { duel-who } juega una { $card } gratis, encadenándola.
duel-event-discarded = { duel-who } descarta una { $card }.
duel-event-retrieved = { duel-who } juega gratis una { $card } de los descartes.
duel-event-landmark = { duel-who } toma el enclave { $landmark } { duel-paid }.
duel-event-coins = { $count ->
    [0] { duel-who } no encuentra monedas en la reserva.
   *[other] { duel-who } toma { duel-coins } de la reserva.
}
duel-event-lost_coins = { $count ->
    [0] { duel-who } no tiene monedas que perder.
   *[other] { duel-who } pierde { duel-coins }.
}
duel-event-extra_turn = { duel-who } gana un turno extra.
duel-event-ruined = { duel-who } descarta una { $card } { duel-rivals }.
duel-event-quest = { $who ->
    [fellowship] Frodo y Sam avanzan { duel-spaces } ({ $space } de 14).
   *[sauron] Los Nazgûl avanzan { duel-spaces } ({ $space } de 14).
}
duel-event-revealed_token = Se revela una ficha de alianza: { $token }.
duel-event-token = { duel-who } se queda con una ficha de alianza: { $token }.
duel-event-placed = { duel-who } coloca { duel-units } en { $region }.
duel-event-moved = { duel-who } mueve una unidad de { $region } a { $to }.
duel-event-conflict = { $count ->
    [one] Conflicto en { $region }: cada bando pierde 1 unidad.
   *[other] Conflicto en { $region }: cada bando pierde { $count } unidades.
}
duel-event-removed = { duel-who } retira de { $region } una unidad { duel-rivals }.
duel-event-fortress = { duel-who } coloca una fortaleza en { $region }.
duel-event-razed = { duel-who } retira la fortaleza { duel-rivals } en { $region }.

## How it ended

duel-result-quest = { $who ->
    [fellowship] Gana la Comunidad: Frodo y Sam han destruido el Anillo Único.
   *[sauron] Gana Sauron: los Nazgûl han atrapado a Frodo y Sam.
}
duel-result-races = { duel-who } gana con el apoyo de seis razas.
duel-result-conquest = { duel-who } gana: está presente en las siete regiones de la Tierra Media.
duel-result-regions = { duel-who } gana: al final del capítulo 3 está presente en más regiones.
duel-result-shared = La victoria es compartida: ambos bandos están presentes en el mismo número de regiones.

## What the rules say

duel-rule-setup = La Comunidad empieza con 3 monedas y 2 unidades en Arnor; Sauron, con 2 monedas y 2 unidades en Mordor. Las fichas de alianza se mezclan boca abajo, una pila por raza. Hay tres enclaves boca arriba. El primer turno es de Sauron.
duel-rule-chapter = Cada uno de los tres capítulos tiene 23 cartas: 20 se despliegan, unas boca arriba y otras boca abajo, y las otras 3 van a los descartes sin que nadie las vea. Una carta está disponible cuando ninguna otra la cubre, ni siquiera en parte.
duel-rule-chapter_end = Un capítulo termina cuando se toma su última carta. Se despliegan las cartas del capítulo siguiente y se revelan enclaves hasta que haya tres boca arriba, si alcanzan. Los turnos se siguen alternando: quien cierra un capítulo no abre el siguiente, salvo con un turno extra.
duel-rule-turn = Toma una carta disponible, para jugarla o descartarla, o un enclave que esté boca arriba. Una carta cuesta sus monedas más 1 moneda por cada símbolo de habilidad que te falte; si posees su símbolo de encadenamiento, es gratis. Un enclave cuesta 1 moneda por cada símbolo de habilidad que te falte, más 1 por cada fortaleza tuya en el tablero. Una carta descartada da tantas monedas como el número del capítulo. No se puede pasar; las cartas que han quedado disponibles se revelan al final del turno.
duel-rule-costs = Una carta cuesta las monedas impresas y sus símbolos de habilidad. Cada símbolo que tus cartas no dan cuesta 1 moneda; una carta que da una habilidad a elegir, y también los Elfos, paga un símbolo por turno. Una carta cuyo símbolo de encadenamiento posees es gratis. Un enclave cuesta 1 moneda por cada símbolo que te falta, más 1 por cada fortaleza tuya en el tablero.
duel-rule-coins = Toma las monedas de la reserva. Hay 30 en total: si la reserva no alcanza, tomas las que haya.
duel-rule-purple = Las cartas moradas solo están en el capítulo 3 y sus efectos se aplican de izquierda a derecha. Cada movimiento lleva una unidad tuya a una región adyacente; cada retirada quita una unidad enemiga de cualquier región. Las monedas que pierde el rival van a la reserva, y nadie puede perder más de las que tiene.
duel-rule-discard = Mira en secreto todos los descartes y juega gratis una de sus cartas. Entre ellos están también las tres cartas que quedaron fuera de cada capítulo. La carta cuenta como jugada, pero no como encadenada.
duel-rule-grey = Elige una carta gris del rival: va a los descartes y sus habilidades se pierden al momento. Si no tiene ninguna, no pasa nada.
duel-rule-extra = El turno extra se juega cuando el turno en curso ha terminado y se han revelado las cartas. Si ese turno cerró el capítulo 1 o 2, primero se prepara el capítulo siguiente y lo abres tú. Después del capítulo 3 se pierde. Varios turnos extra ganados en el mismo turno cuentan como uno, salvo que se acuerde otra cosa.
duel-rule-pick = Elige tres veces, una tras otra, aunque repitas: retira una unidad enemiga de cualquier región, haz que el rival pierda una moneda o mueve una unidad tuya a una región adyacente.
duel-rule-quest = Mueve a tu personaje una casilla por cada Anillo: Frodo y Sam para la Comunidad, los Nazgûl para Sauron. Una casilla de bonificación alcanzada o superada actúa al momento: una moneda tras 3 casillas, una unidad en cualquier región tras 6, un turno extra tras 9, la retirada de una fortaleza enemiga tras 12. Cuando Frodo y Sam se mueven llevan consigo a los Nazgûl, así que la distancia entre ellos nunca crece. Con tu decimocuarta casilla ganas la partida.
duel-rule-alliance = Con dos cartas verdes de la misma raza revelas las dos fichas de alianza de arriba de su pila, te quedas con una y devuelves la otra encima, boca abajo. Una vez por partida, con tres razas distintas, revelas la ficha de arriba de cada una de las tres pilas y te quedas con una. El mismo símbolo de raza puede contar para ambas cosas. Los Puertos Grises te permiten hacer lo primero con una raza a tu elección.
duel-rule-units = Las unidades se colocan juntas en una sola región; solo los Magos pueden colocar las suyas en dos. Si allí hay unidades enemigas se produce un conflicto: cada bando recupera sus unidades, una por una, hasta que a uno no le quede ninguna. Una fortaleza no combate ni cierra el paso. Si delante de ti tienes menos unidades, colocas esas.
duel-rule-moves = Cada movimiento lleva una unidad tuya a una región adyacente; si hay conflicto, se resuelve antes del movimiento siguiente. Puedes volver a mover la misma unidad o mover otra, y puedes parar antes.
duel-rule-remove = Retira una unidad enemiga de cualquier región: vuelve a su dueño. Si son varias, se retiran de una en una. Si no hay unidades enemigas en el tablero, no pasa nada.
duel-rule-red = Una carta roja muestra dos regiones: elige una y coloca en ella todas sus unidades.
duel-rule-fortress = Un enclave coloca una fortaleza tuya en su región, y estás presente allí mientras siga en pie. No combate ni impide la entrada a las unidades enemigas. Una fortaleza retirada vuelve a su dueño: no se reconstruye, y el enclave se queda donde está.
duel-rule-ending = Ganas al momento cuando Frodo y Sam llegan al volcán (Comunidad) o los Nazgûl los atrapan (Sauron), cuando tienes seis símbolos de raza distintos o cuando estás presente en las siete regiones con una fortaleza o una unidad. Si al final del capítulo 3 nadie ha ganado, gana quien esté presente en más regiones; en caso de empate, la victoria es compartida.

## Refusals

duel-refusal-unknown = Ninguna opción de este juego se escribe así.
duel-refusal-pass = Nadie puede pasar: en un turno se toma una carta o un enclave.
duel-refusal-other = Antes hay que decidir otra cosa.
duel-refusal-gone = Esa carta no está boca arriba en la mesa.
duel-refusal-chapter = Esa carta no es del capítulo { $chapter }.
duel-refusal-covered = Todavía la cubre otra carta.
duel-refusal-chain = Ninguna de tus cartas muestra su símbolo de encadenamiento.
duel-refusal-no-chain = Esa carta no tiene un símbolo con el que encadenarla.
duel-refusal-price = { $price ->
    [one] Cuesta 1 moneda y tienes { $coins }.
   *[other] Cuesta { $price } monedas y tienes { $coins }.
}
duel-refusal-landmark = El enclave { $landmark } no está boca arriba.
duel-refusal-place = Las unidades no pueden ir a esa región.
duel-refusal-move = Ahí no tienes una unidad que pueda moverse así.
duel-refusal-remove = En esa región no hay unidades enemigas.
duel-refusal-raze = En esa región no hay fortalezas enemigas.
duel-refusal-token = Esa ficha no se ha revelado.
duel-refusal-race = No quedan fichas de esa raza.
duel-refusal-retrieve = Esa carta no está en los descartes.
duel-refusal-ruin = El rival no tiene esa carta gris.
duel-refusal-pick = Ahora no cambiaría nada.

## Positions that cannot be

duel-position-coins = Los jugadores tienen { $count } monedas en total; solo hay { $most }.
duel-position-conflict = En «{ $region }» hay unidades de ambos bandos: un conflicto las habría retirado.
duel-position-units = «{ $seat }» tiene { $count } unidades en el tablero; solo hay { $most }.
duel-position-fortress = «{ $seat }» tiene una fortaleza en «{ $region }» sin poseer el enclave de esa región.
duel-position-landmarks = Hay { $count } enclaves boca arriba; puede haber como mucho 3.
duel-position-chapter = La carta «{ $card }» no puede estar ahí en el capítulo { $chapter }.
duel-position-slots = El despliegue tiene { $count } huecos; este capítulo necesita { $most }.
duel-position-covered = El hueco { $slot } del despliegue (contando desde 0) está vacío, pero lo cubre una carta.
duel-position-face-down = La carta «{ $card }» debe estar boca abajo («?») mientras esté cubierta.
duel-position-unseen = Hay { $count } cartas de este capítulo sin ver; debería haber { $most }.
duel-position-won = «{ $seat }» ya ha ganado («{ $how }»): indícalo con «outcome».
duel-position-outcome = En esta mesa la partida no ha terminado así («{ $how }»).
duel-position-looked = «{ $seat }» no tiene nada que le haya permitido mirar los descartes en este capítulo.
duel-position-left-out = { $most ->
    [0] «left_out» contiene { $count } cartas, pero nadie ha mirado los descartes: debe estar vacío.
   *[other] «left_out» contiene { $count } cartas; deben ser de { $least } a { $most }.
}

## Explanations

duel-explain-card = Capítulo { $chapter }: { $card }.
duel-explain-cost = Coste: { $cost }.
duel-explain-free = Coste: ninguno.
duel-explain-needs = Encadenamiento: gratis si tienes el símbolo «{ $symbol }», de una { $card } del capítulo { $chapter }.
duel-explain-gives = Símbolo de encadenamiento: «{ $symbol }». Hace gratis una { $card } del capítulo { $chapter }.
duel-explain-chain-from = El símbolo «{ $symbol }» está en una { $card } del capítulo { $chapter }.
duel-explain-chain-to = Quien lo posee juega gratis una { $card } del capítulo { $chapter }.

duel-colour-means-grey = Las cartas grises dan habilidades, con las que juegas otras cartas y tomas enclaves.
duel-colour-means-yellow = Las cartas amarillas dan monedas al momento.
duel-colour-means-blue = Las cartas azules hacen avanzar al momento en la Misión del Anillo.
duel-colour-means-green = Las cartas verdes ponen a las razas de tu lado: dos iguales o tres distintas dan una ficha de alianza, seis distintas ganan la partida.
duel-colour-means-red = Las cartas rojas colocan unidades al momento: todas en una de las dos regiones, la que elijas.
duel-colour-means-purple = Las cartas moradas solo están en el capítulo 3: mueven tus unidades, retiran las enemigas y le quitan monedas al rival.

duel-effect-skills = Tienes { $does } en cada uno de tus turnos.
duel-effect-skill_choice = En cada uno de tus turnos tienes una de estas habilidades, la que quieras: { $does }.
duel-effect-race = Tienes el símbolo de raza { $does }.
duel-effect-gain_coins = Toma { duel-coins } de la reserva.
duel-effect-quest = Mueve a tu personaje { duel-spaces } en la Misión del Anillo.
duel-effect-place_units = Coloca { duel-units } en { $region }.
duel-effect-place_units_anywhere = Coloca { duel-units } en la región que quieras.
duel-effect-place_units_apart = Coloca { duel-units }, juntas o cada una en una región distinta.
duel-effect-move_units = { $count ->
    [one] Si quieres, mueve una unidad tuya a una región adyacente.
   *[other] Haz hasta { $count } movimientos: cada uno lleva una unidad tuya a una región adyacente.
}
duel-effect-remove_units = Retira { duel-enemy-units } de cualquier región.
duel-effect-remove_fortress = Retira una fortaleza enemiga del tablero.
duel-effect-opponent_loses_coins = { $count ->
    [one] El rival pierde 1 moneda, que va a la reserva.
   *[other] El rival pierde { $count } monedas, que van a la reserva.
}
duel-effect-extra_turn = Juega otro turno después de este.
duel-effect-any_alliance = Elige una raza, revela las dos fichas de alianza de arriba de su pila y quédate con una.
duel-effect-play_from_discard = Mira en secreto los descartes y juega gratis una de sus cartas.
duel-effect-discard_grey_card = Elige una carta gris del rival: va a los descartes.
duel-effect-pick = { $count } veces, cada vez como quieras: retira una unidad enemiga, haz que el rival pierda una moneda o mueve una unidad.

duel-explain-token = Ficha de alianza: { $race }.
duel-token-once = Actúa una vez, cuando la consigues.
duel-token-lasting = Actúa desde que la consigues hasta el final de la partida.
duel-on-yellow = Cuando juegas una carta amarilla: { $does }.
duel-on-blue = Cuando juegas una carta azul: { $does }.
duel-on-green = Cuando juegas una carta verde: { $does }.
duel-on-chain = Cuando encadenas una carta: { $does }.
duel-on-landmark = Cuando tomas un enclave: { $does }.
duel-lasting-red_anywhere = Cuando juegas una carta roja: sus unidades pueden ir, todas juntas, a cualquier región.
duel-lasting-wild_skill = En cada uno de tus turnos tienes un símbolo de habilidad más, de la que te haga falta.
duel-lasting-no_surcharge = Cuando tomas un enclave: tus fortalezas en el tablero no lo encarecen.
duel-lasting-eagle = El Águila es un símbolo de raza propio: cuenta como uno de los seis que dan la victoria, pero no para parejas ni tríos.
duel-lasting-one_more_red = Cuando juegas una carta roja: coloca una unidad más, en la misma región.
duel-lasting-double_discard = Cuando descartas una carta que has tomado: toma el doble de monedas.

duel-explain-landmark = { $landmark }, enclave en { $region }.
duel-explain-surcharge = Cuesta 1 moneda más por cada fortaleza tuya en el tablero.
duel-explain-fortress = Coloca una fortaleza en { $region }.

duel-explain-region = { $region }, región de la Tierra Media.
duel-explain-adjacent = Adyacente a: { $regions }.
duel-explain-home = Su enclave: { $landmark }.
duel-explain-start = { $who ->
    [fellowship] La Comunidad empieza aquí con { duel-units }.
   *[sauron] Sauron empieza aquí con { duel-units }.
}
duel-explain-presence = Estás presente aquí con una fortaleza o con al menos una unidad.

duel-explain-bonus = Bonificación tras { $space } casillas de la Misión del Anillo.
duel-explain-bonus-own = Aquí cada bando tiene su propia bonificación, que actúa una vez, al alcanzar o superar la casilla.

duel-explain-skill = { $skill }, una de las cinco habilidades.
duel-explain-skill-use = Cada símbolo de tus cartas grises paga un símbolo igual en cada uno de tus turnos. Un símbolo que falta cuesta 1 moneda.
duel-explain-skill-cards = { $count ->
    [one] 1 carta gris del capítulo { $chapter }
   *[other] { $count } cartas grises del capítulo { $chapter }
}
duel-explain-where = Está en: { $cards }.
duel-explain-race = { $race }, una de las seis razas.
duel-explain-race-cards = { $count ->
    [one] 1 carta verde del capítulo { $chapter }
   *[other] { $count } cartas verdes del capítulo { $chapter }
}
duel-explain-race-token = Ficha de alianza: { $token }.

## Las formas de ganar

duel-score-quest = Misión del Anillo
duel-score-races = Símbolos de raza
duel-score-conquest = Regiones
duel-explain-score-quest-fellowship = Frodo y Sam ganan si llegan al volcán, la última casilla.
duel-explain-score-quest-sauron = Los Nazgûl ganan si atrapan a Frodo y Sam.
duel-explain-score-races = Seis símbolos de raza distintos dan la victoria. El Águila cuenta como uno.
duel-explain-score-conquest = Estar presente en las siete regiones da la victoria. Después del capítulo 3 gana quien esté presente en más regiones.

## Qué se pide al azar

duel-chance-card-chapter = Las cartas del capítulo { $chapter } boca arriba: { $count }. De la fila de arriba hacia abajo, y de izquierda a derecha.
duel-chance-card-available = { $count ->
    [one] La carta que se revela, porque ha quedado disponible.
   *[other] Las { $count } cartas que se revelan, porque han quedado disponibles. De izquierda a derecha.
}
duel-chance-landmark-shown = { $count ->
    [one] El enclave que se revela de la pila.
   *[other] Los { $count } enclaves que se revelan de la pila.
}
duel-chance-token-alliance = { $count ->
    [one] La ficha de alianza en lo alto de la pila de { $race-the }.
   *[other] Las { $count } fichas de alianza en lo alto de la pila de { $race-the }.
}
duel-chance-left_out-looked = Las cartas que habían quedado fuera de este capítulo: { $count }. Solo puede verlas quien mira los descartes.

# How far the game has come, as in a list of games.
duel-stage = Capítulo { $n }

## Lo que miran los bots, como motivo de una elección: «gana: pasos en la Misión, monedas»

duel-mind-conquest = el camino hacia las siete regiones
duel-mind-quest = pasos en la Misión
duel-mind-races = símbolos de raza
duel-mind-coins = monedas
duel-mind-skills = habilidades
duel-mind-units = unidades en el mapa
duel-mind-fortresses = fortalezas
duel-mind-tokens = fichas de alianza
duel-mind-chains = símbolos de encadenamiento
duel-mind-winning = una carta que gana en el acto
duel-mind-landmarks = enclaves al alcance
duel-mind-open = lo que está descubierto
duel-mind-tempo = el orden de los turnos
duel-mind-regions = regiones ocupadas
