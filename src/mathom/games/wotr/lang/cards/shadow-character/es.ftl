## El mazo de Personaje de la Sombra: qué hacen sus cartas

wotr-event-shelobs-lair-text = La Loseta especial de Búsqueda «El Antro de Ella-Laraña» (Parada; daño: la tirada de un dado) está ahora en juego: entra en la Reserva de Búsqueda cuando la Comunidad entra en Mordor, o en el acto si ya está en el Marcador de Mordor.
wotr-event-the-ring-is-mine-text = La Loseta especial de Búsqueda «{ wotr-tile-sha-ring-is-mine }» (Parada, Ojo, Descubrir) está ahora en juego: entra en la Reserva de Búsqueda cuando la Comunidad entra en Mordor, o en el acto si ya está en el Marcador de Mordor.
wotr-event-on-on-they-went-text = La Loseta especial de Búsqueda «Adelante, Siempre Adelante» (Parada, daño 3) está ahora en juego: entra en la Reserva de Búsqueda cuando la Comunidad entra en Mordor, o en el acto si ya está en el Marcador de Mordor.
wotr-event-give-it-to-uss-text = La Loseta especial de Búsqueda «{ wotr-tile-sha-give-it }» (Parada, daño 1, Descubrir) está ahora en juego: entra en la Reserva de Búsqueda cuando la Comunidad entra en Mordor, o en el acto si ya está en el Marcador de Mordor.
wotr-event-orc-patrol-text = Solo si la Comunidad no está en una región con un Asentamiento de los Pueblos Libres: roba una Loseta de Búsqueda. Un Ojo o una Loseta Especial de la Comunidad se descarta sin efecto; cualquier otra vale como la de una Búsqueda con éxito.
wotr-event-isildurs-bane-text = Solo si la Comunidad no está en una región con un Asentamiento de los Pueblos Libres: roba una Loseta de Búsqueda. Un Ojo o una Loseta Especial de la Comunidad se descarta sin efecto; cualquier otra vale como la de una Búsqueda con éxito, pero el daño no se puede reducir de ningún modo: todo pasa a ser Corrupción.
wotr-event-foul-thing-from-the-deep-text = Solo si la Comunidad no está en una región con un Asentamiento de los Pueblos Libres: roba una Loseta de Búsqueda. Un Ojo o una Loseta Especial de la Comunidad se descarta sin efecto; cualquier otra vale como la de una Búsqueda con éxito, pero si tras las cartas y la habilidad del Guía queda daño, hay que perder a un Compañero al azar, si lo hay, antes de usar el Anillo para el resto.
wotr-event-candles-of-corpses-text = Solo si la Comunidad no está en una región con un Asentamiento de los Pueblos Libres: tira tres dados; cada 4, 5 o 6 añade 1 punto de Corrupción. Si Gollum es el Guía, solo lo añade cada 6.
wotr-event-nazgul-search-text = Solo si el avance de la Comunidad es al menos 1: puedes hacer volar a algunos Nazgûl o a todos. Después, si hay un Nazgûl en la región de la Comunidad, la Comunidad es descubierta.
wotr-event-cruel-weather-text = Solo si el avance de la Comunidad es al menos 1: mueve la figura de los Portadores del Anillo a una región adyacente. No es un movimiento de la Comunidad: no hay Búsqueda y su avance sigue igual.
wotr-event-the-nazgul-strike-text = Solo si el avance de la Comunidad es al menos 1: puedes hacer volar a algunos Nazgûl o a todos. Después, si hay un Nazgûl en la región de la Comunidad, puedes hacer una de estas cosas: descartar de la mesa una carta de Personaje de los Pueblos Libres, o hacer una tirada de Búsqueda como si la Comunidad se hubiera movido.
wotr-event-morgul-wound-text = Solo si la Comunidad está descubierta: añade 2 puntos de Corrupción si los Portadores del Anillo tienen 3 o menos; si no, añade 1.
wotr-event-lure-of-the-ring-text = Solo si la Comunidad está descubierta: elige al azar a un Compañero de la Comunidad; el jugador de los Pueblos Libres añade tantos puntos de Corrupción como su Nivel, o lo elimina. Si Gollum es el Guía, en vez de eso añade solo 1 punto de Corrupción.
wotr-event-the-breaking-of-the-fellowship-text = Solo si la Comunidad está descubierta: roba una Loseta de Búsqueda. Un Ojo o una Loseta Especial de la Comunidad se descarta sin efecto; con cualquier otra, el jugador de los Pueblos Libres separa tantos Compañeros como indique su número, o todos si son menos, y los deja en la región de la Comunidad. Si Gollum es el Guía, en vez de eso añade solo 1 punto de Corrupción.
wotr-event-worn-with-sorrow-and-toil-text = Se queda en la mesa. Cada vez que se pierde a un Compañero de la Comunidad como baja, puedes descartar una carta de Personaje de los Pueblos Libres: una a tu elección de la mesa, o una al azar de la mano de ese jugador. Descarta esta carta cuando la Comunidad se declare en una Ciudad o Baluarte de los Pueblos Libres sin conquistar.
wotr-event-flocks-of-crebain-text = Se queda en la mesa. Antes de una tirada de Búsqueda puedes descartarla para sumar 1 a cada dado de esa tirada, también a los que vuelvas a tirar. Descártala cuando la Comunidad se declare en una Ciudad o Baluarte de los Pueblos Libres sin conquistar.
wotr-event-balrog-of-moria-text = Se queda en la mesa hasta que se use. Si el camino de la Comunidad toca Moria mientras se declara o es descubierta, puedes descartarla para robar otra Loseta de Búsqueda: un Ojo no tiene efecto, cualquier otra vale como la de una Búsqueda con éxito, pero no descubre a una Comunidad que se declaró en una Ciudad o Baluarte de los Pueblos Libres. O puedes descartarla en una batalla para usar su Carta de Combate, como si la tuvieras en la mano.
wotr-event-the-lidless-eye-text = Convierte en Ojos hasta tres de tus Dados de Acción sin usar y ponlos en el acto en la Casilla de Búsqueda.
wotr-event-dreadful-spells-text = Solo si un Ejército de la Sombra con un Nazgûl está en la misma región que un Ejército de los Pueblos Libres, o en una adyacente: elige dos Ejércitos así y tira un dado por cada Nazgûl del tuyo, cinco como máximo; cada 5 o 6 es un impacto en el otro.
wotr-event-grond-hammer-of-the-underworld-text = Solo si un Ejército de la Sombra con el Rey Brujo asedia un Baluarte: ese Ejército lo asalta, hasta tres rondas en vez de una. En la primera ronda el jugador de los Pueblos Libres solo puede usar una Carta de Combate si hay un Compañero en la batalla.
wotr-event-the-palantir-of-orthanc-text = Solo si Saruman está en juego: se queda en la mesa. Cada vez que juegas otra Carta de Evento con un resultado de Evento, roba una carta de uno de tus mazos. Descártala cuando Saruman sea eliminado. Como acción, el jugador de los Pueblos Libres puede hacerla descartar con una Voluntad del Oeste, o con cualquier dado y un Anillo Élfico.
wotr-event-wormtongue-text = Solo si Saruman está en juego: se queda en la mesa. A Rohan solo pueden activarla un Compañero, una declaración de la Comunidad en Edoras o en el Abismo de Helm, o un ataque a Edoras o al Abismo de Helm. Descártala cuando Rohan sea activada o Saruman sea eliminado.
wotr-event-the-ringwraiths-are-abroad-text = Puedes hacer volar a algunos Nazgûl o a todos. Después puedes hacer una de estas cosas: mover dos Ejércitos, cada uno con un Nazgûl, a una región adyacente; o atacar con un Ejército en el que haya un Nazgûl.
wotr-event-the-black-captain-commands-text = Solo si el Rey Brujo está en juego: puedes hacer una de estas cosas, reclutar dos Nazgûl en su región o hacer volar a algunos Nazgûl o a todos. Después puedes mover un Ejército con el Rey Brujo, o atacar con él.

## Aclaraciones

wotr-ruling-shelobs-lair = Una Loseta Especial se roba como mucho una vez: cuando la reserva se rellena, solo vuelven las losetas normales (p. 40).
wotr-ruling-the-ring-is-mine = En el Marcador de Mordor su Ojo cuenta todos los dados de la Casilla de Búsqueda, también los de los Pueblos Libres (p. 43). Gollum no ignora su Descubrir: solo ignora las losetas normales numeradas (p. 42).
wotr-ruling-on-on-they-went = Su Parada impide a la Comunidad el paso por el que se robó (p. 40); en cualquier otro robo no significa nada (nuestra lectura).
wotr-ruling-give-it-to-uss = Gollum no ignora su Descubrir: solo ignora las losetas normales numeradas (p. 42).
wotr-ruling-orc-patrol = Un Asentamiento cuenta por su primer dueño: uno de los Pueblos Libres protege aunque esté capturado, uno de la Sombra capturado no (FAQ). En el Marcador de Mordor la Comunidad no está en ninguna región, así que la carta se puede jugar (p. 43).
wotr-ruling-isildurs-bane = Quedan excluidas las cartas que bajan el daño, la habilidad del Guía y las bajas. Evitar o cambiar la loseta está permitido (nuestra lectura).
wotr-ruling-foul-thing-from-the-deep = Las cartas de la mesa y la habilidad del Guía van primero; si dejan el daño en 0, nadie se pierde (nuestra lectura). No se puede elegir al Guía como baja.
wotr-ruling-candles-of-corpses = No es Daño de Búsqueda: nada lo reduce.
wotr-ruling-nazgul-search = El Rey Brujo es un Nazgûl (p. 24). La carta se puede jugar solo para hacer volar a los Nazgûl, y ninguno está obligado a ello (p. 22); pero si después hay uno con la Comunidad, esta tiene que ser descubierta.
wotr-ruling-cruel-weather = Solo son adyacentes las regiones con una frontera abierta. Ninguna región está excluida, haya lo que haya en ella; nada se declara ni se descubre (nuestra lectura).
wotr-ruling-the-nazgul-strike = Solo se pueden descartar cartas del mazo de Personaje. La tirada de Búsqueda es la habitual, con las repeticiones por el Nazgûl presente; la Comunidad no avanza.
wotr-ruling-morgul-wound = No es Daño de Búsqueda: nada lo reduce.
wotr-ruling-lure-of-the-ring = No es Daño de Búsqueda, y quien se pierde no es una baja de la Búsqueda (nuestra lectura). A un Hobbit lo capturan vivo, salvo en el Marcador de Mordor. Con Gollum como Guía basta que la Comunidad esté descubierta (Almanac).
wotr-ruling-the-breaking-of-the-fellowship = Con Gollum como Guía no se roba ninguna loseta (Almanac). Solo cuenta el número de la loseta; por «El Antro de Ella-Laraña» se tira un dado (p. 40). Quien queda en una Ciudad o Baluarte entra allí en juego y puede activar su Nación (nuestra lectura). En el Marcador de Mordor quienes se separan dejan el juego (p. 43).
wotr-ruling-worn-with-sorrow-and-toil = Se queda en la mesa después de usarla. La carta al azar es del mazo de Personaje. Solo es una baja quien se pierde para bajar el Daño de Búsqueda (nuestra lectura).
wotr-ruling-flocks-of-crebain = Un 1 siempre falla (p. 41). Se puede usar en la tirada de cualquier Búsqueda, también si la ordena una carta; en el Marcador de Mordor no se hacen.
wotr-ruling-balrog-of-moria = También cuenta quedarse en Moria mientras se declara o se descubre (Almanac). Su loseta va después de la que descubrió a la Comunidad y antes que las de los Baluartes de la Sombra (p. 41). La Ciudad o el Baluarte tiene que ser de los Pueblos Libres (FAQ).
wotr-ruling-the-lidless-eye = El dado que pagó la carta ya está usado. Los Ojos cuentan para la Búsqueda el resto del turno.
wotr-ruling-dreadful-spells = El Rey Brujo es un Nazgûl (p. 24). No es un ataque: ninguna Nación reacciona, y los Compañeros sobreviven (p. 22, 35). Un Ejército asediado está en su región; si es destruido, los sitiadores toman el Baluarte en el acto (Almanac).
wotr-ruling-grond-hammer-of-the-underworld = El Rey Brujo puede quedarse en la retaguardia (Almanac). Quien ataca puede cesar después de cualquier ronda, y después de la tercera puede seguir sustituyendo unidades de Élite como siempre (nuestra lectura).
wotr-ruling-the-palantir-of-orthanc = Solo cuenta un resultado de Evento, y no el que juega esta carta. Robar es obligatorio, y se hace cuando la otra carta ha tenido efecto, si esta sigue en la mesa (nuestra lectura). El Anillo Élfico vale como el de este turno y pasa a la Sombra (p. 21).
wotr-ruling-wormtongue = «Un Compañero» es uno que puede activar Rohan y termina su movimiento en una Ciudad o Baluarte de Rohan (nuestra lectura). Un ataque a Edoras o al Abismo de Helm activa Rohan, los defienda quien los defienda. Si Rohan ya está activa, la carta se descarta en el acto.
wotr-ruling-the-ringwraiths-are-abroad = El Rey Brujo es un Nazgûl (p. 24). Un Nazgûl que ha volado puede seguir con un Ejército (nuestra lectura); en el ataque puede quedarse en la retaguardia, y una Salida es posible (Almanac).
wotr-ruling-the-black-captain-commands = Para reclutar, la región debe estar libre, o ser el Baluarte donde el Rey Brujo está asediado. Si vuela, actúa el Ejército de su nueva región. En el ataque no puede quedarse en la retaguardia (Almanac).

## Preguntas

wotr-ask-flights = Elige un Nazgûl que vuela, o deja a los demás donde están.
wotr-ask-die_to_eye = { $count ->
    [one] Elige un dado para convertirlo en Ojo, o ninguno.
   *[other] Elige un dado para convertirlo en Ojo: hasta { $count } más.
}
wotr-ask-temptation = El Anillo tienta a { $character-the }: elige si sufres la Corrupción o lo pierdes a él.
wotr-ask-leave_at_once = { $count ->
    [one] Elige al Compañero que deja la Comunidad.
   *[other] Elige quién deja la Comunidad: tienen que hacerlo { $count } Compañeros.
}
wotr-ask-wear_down = { $card }: elige una carta de Personaje de los Pueblos Libres para descartarla, o ninguna.
wotr-ask-drive = { $card }: elige adónde son empujados los Portadores del Anillo.
wotr-ask-strike = { $card }: elige si haces una tirada de Búsqueda o descartas una carta.
wotr-ask-casters = { $card }: elige el Ejército cuyos Nazgûl lanzan los sortilegios.
wotr-ask-orders = { $card }: elige qué hacen los Nazgûl.

## Opciones

wotr-action-hunt = hacer una tirada de Búsqueda
wotr-action-fly = hacer volar a los Nazgûl
wotr-card-random = una carta al azar de la mano
wotr-option-die-die_to_eye = Convierte en Ojo un dado de { $die }
wotr-option-slay-temptation = Elimina a { $figure-the }
wotr-option-keep-wear_down = No descartes ninguna carta
wotr-option-to-casters = El Ejército de { $region-the }
wotr-option-use-strike = Elige { $action }
wotr-option-use-orders = Elige { $action }
wotr-refusal-by-card = La carta no lo permite.
wotr-refusal-by-the-card = La carta { $card } no lo permite.

## Qué ha pasado

wotr-event-tile_in_play = Entra en juego una Loseta especial de Búsqueda: { $tile }.
wotr-event-turned = { wotr-who } gira un dado de { $die }, que ahora muestra { $to }.
wotr-event-dice_lost = { $count ->
    [one] { wotr-who } pierde 1 dado de { $die }.
   *[other] { wotr-who } pierde { $count } dados de { $die }.
}
wotr-event-tempted = El Anillo tienta a { $character-the }.
wotr-event-driven = Los Portadores del Anillo son empujados a { $region-the }.
