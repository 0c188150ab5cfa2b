## Dice against an army

wotr-ask-target = { $card }: elige el Ejército.
wotr-option-to-target = El Ejército de { $region-the }
wotr-event-card_dice = { $count ->
    [0] Tirada por la carta: { $rolls }, ningún éxito.
    [one] Tirada por la carta: { $rolls }, 1 éxito.
   *[other] Tirada por la carta: { $rolls }, { $count } éxitos.
}

## Companions

wotr-ask-travellers = { $card }: elige quién parte y adónde va.
wotr-option-go-travellers = Nadie más

## The Eagles, the Ents, the Dead

wotr-ask-flee = Elige adónde huyen los Nazgûl desde { $region-the }.
wotr-ask-without_die = Elige si juegas otra carta de Personaje sin usar ningún dado.
wotr-option-done-without_die = No juegues más cartas
wotr-ask-riders = { $card }: elige quién va con él, y adónde.
wotr-event-dead_strike = { $count ->
    [one] Los Muertos caen sobre { $region-the }: 1 impacto.
   *[other] Los Muertos caen sobre { $region-the }: { $count } impactos.
}
wotr-ask-driven_out = El Ejército tiene que dejar { $region-the }: elige adónde se retira.

## Other questions and events

wotr-ask-hide_or_move = Gollum es el Guía: elige si usas la carta para algo más.
wotr-option-use-hide_or_move = Usa la carta para { $action }
wotr-ask-regular = Elige un Regular en cuyo lugar llega una unidad de Élite.
wotr-option-lose-regular = Una unidad de Élite en lugar de { $losses }
wotr-event-eyes_gone = { $count ->
    [0] No ha salido ningún Ojo.
    [one] 1 loseta de Ojo queda fuera del juego.
   *[other] { $count } losetas de Ojo quedan fuera del juego.
}

## What the cards say

wotr-event-elven-cloaks-text = La Loseta especial de Búsqueda «Capas Élficas» (daño 0) está ahora en juego: entra en la Reserva de Búsqueda cuando la Comunidad entra en Mordor, o en el acto si ya está en el Marcador de Mordor.
wotr-event-elven-rope-text = La Loseta especial de Búsqueda «Cuerda Élfica» (daño 0) está ahora en juego: entra en la Reserva de Búsqueda cuando la Comunidad entra en Mordor, o en el acto si ya está en el Marcador de Mordor.
wotr-event-phial-of-galadriel-text = La Loseta especial de Búsqueda «Redoma de Galadriel» (sin daño, y se curan 2 puntos de Corrupción) está ahora en juego: entra en la Reserva de Búsqueda cuando la Comunidad entra en Mordor, o en el acto si ya está en el Marcador de Mordor.
wotr-event-smeagol-helps-nice-master-text = La Loseta especial de Búsqueda «Sméagol Ayuda al Buen Amo» (sin daño, y se cura 1 punto de Corrupción) está ahora en juego: entra en la Reserva de Búsqueda cuando la Comunidad entra en Mordor, o en el acto si ya está en el Marcador de Mordor.
wotr-event-mithril-coat-and-sting-text = Se queda en la mesa. Cuando la Sombra ha robado una Loseta de Búsqueda, y antes de que tenga efecto, puedes descartar esta carta: se roba otra loseta, que tiene efecto en lugar de la primera; después la primera vuelve a la reserva.
wotr-event-axe-and-bow-text = Solo si Gimli o Legolas está en la Comunidad: se queda en la mesa. Cuando la Sombra ha robado una Loseta de Búsqueda, puedes descartar esta carta para reducir en 1 el Daño de Búsqueda. Se descarta en cuanto ni Gimli ni Legolas está en la Comunidad.
wotr-event-horn-of-gondor-text = Solo si Boromir está en la Comunidad: se queda en la mesa. Cuando la Sombra ha robado una Loseta de Búsqueda, puedes descartar esta carta para reducir en 1 el Daño de Búsqueda. Se descarta en cuanto Boromir no está en la Comunidad.
wotr-event-wizards-staff-text = Solo si Gandalf el Gris está en la Comunidad: se queda en la mesa. Cuando la Sombra va a robar una Loseta de Búsqueda, puedes descartar esta carta: la loseta no se roba. Se descarta en cuanto Gandalf el Gris no está en la Comunidad.
wotr-event-athelas-text = Tira tres dados: cada 5 o 6 cura 1 punto de Corrupción. Si Trancos es el Guía, lo cura cada 3 o más.
wotr-event-there-is-another-way-text = Cura 1 punto de Corrupción. Después, si Gollum es el Guía, puedes ocultar la Comunidad, si está descubierta, o moverla, si está oculta.
wotr-event-i-will-go-alone-text = Solo si hay un Compañero en la Comunidad: separa de la Comunidad a un Compañero, o a varios en un solo grupo; pueden ir una región más lejos de lo normal. Después cura 1 punto de Corrupción.
wotr-event-bilbos-song-text = Cura 1 punto de Corrupción, o 2 si Gollum es el Guía.
wotr-event-mirror-of-galadriel-text = Un dado tuyo sin usar que muestre Personaje pasa a Voluntad del Oeste. Además, si los Portadores del Anillo están en Lórien y no está conquistada, cura 1 punto de Corrupción.
wotr-event-challenge-of-the-king-text = Solo si Trancos o Aragorn está con un Ejército de los Pueblos Libres en una región de Gondor o de Rohan: roba tres Losetas de Búsqueda, que no tienen efecto. Si las tres muestran un Ojo, devuélvelas a la reserva y elimina a Trancos o Aragorn. Si no, cada Ojo robado queda fuera del juego para siempre, y las demás losetas vuelven a la reserva.
wotr-event-gwaihir-the-windlord-text = Separa de la Comunidad a un Compañero, o a varios en un solo grupo, o bien mueve por el mapa a un Compañero, o a varios juntos. Van como si fueran de Nivel 4, y pueden acabar en un Baluarte asediado.
wotr-event-we-prove-the-swifter-text = Separa de la Comunidad a un Compañero, o a varios en un solo grupo, o bien mueve por el mapa a un Compañero, o a varios juntos. Pueden ir dos regiones más lejos de lo normal, y pueden acabar en un Baluarte asediado.
wotr-event-there-and-back-again-text = Separa de la Comunidad a un Compañero, o a varios en un solo grupo; pueden ir una región más lejos de lo normal. Después, si Gimli o Legolas está en Erebor, Valle o el Reino del Bosque y ese Asentamiento no está conquistado, los Enanos y el Norte pasan a estar activos, y los Enanos, el Norte y los Elfos avanzan un paso cada uno.
wotr-event-the-eagles-are-coming-text = Solo si un Ejército de los Pueblos Libres con un Compañero está junto a un Ejército de la Sombra con un Nazgûl, o en la misma región: elige un Ejército de la Sombra así y tira un dado por cada Nazgûl que tenga, cinco como máximo; cada 5 o 6 elimina a uno. Todos sus demás Nazgûl tienen que ir después a un mismo Baluarte de Sauron sin conquistar. Aquí el Rey Brujo no cuenta como Nazgûl.
wotr-event-the-ents-awake-treebeard-text = Solo si Gandalf el Blanco está en juego y un Compañero, él u otro, está en Fangorn: tira tres dados contra el Ejército de la Sombra en Orthanc; cada 4 o más es un impacto. Si cae su última unidad, también se eliminan los Nazgûl y Servidores que estaban con ella. Si Saruman está en Orthanc sin Ejército, se elimina. Después, si Gandalf el Blanco está en Fangorn o en Rohan, puedes jugar en el acto otra carta de Personaje sin usar ningún dado.
wotr-event-the-ents-awake-huorns-text = { wotr-event-the-ents-awake-treebeard-text }
wotr-event-the-ents-awake-entmoot-text = { wotr-event-the-ents-awake-treebeard-text }
wotr-event-dead-men-of-dunharrow-text = Solo si Trancos o Aragorn está en una región de Rohan: va directamente a Erech, Lamedon o Pelargir, con los Compañeros de su región que quieras. Tira un dado: un Ejército de la Sombra que esté allí recibe otros tantos impactos y después tiene que retirarse; si no puede, es destruido. Si es destruido, de un modo u otro, también se eliminan los Nazgûl y Servidores que estaban con él. Después puedes reclutar allí hasta tres Regulares de Gondor; si lo haces, recuperas el Asentamiento que la Sombra hubiera capturado.
wotr-event-house-of-the-stewards-text = Solo si Boromir está en una región de Gondor: recluta una unidad de Gondor, Regular o de Élite, en su región. Después roba dos cartas de Estrategia.
wotr-event-the-grey-company-text = Solo si Trancos o Aragorn está con un Ejército de los Pueblos Libres: elimina un Regular de ese Ejército y pon en su lugar una unidad de Élite de la misma Nación, de los refuerzos. Después roba dos cartas de Estrategia.

## Rulings

wotr-ruling-mithril-coat-and-sting = Funciona con toda loseta que roba la Sombra, también a causa de una carta, y la segunda loseta vale aunque sea peor (Almanac). No reduce el daño: otra carta aún puede hacerlo en la misma Búsqueda, y se puede usar aunque el daño no se pueda reducir (nuestra lectura). El dado de una loseta se tira solo después.
wotr-ruling-axe-and-bow = Una sola carta de este tipo por Búsqueda, antes de la habilidad del Guía, de una baja y del uso del Anillo (p. 42). No impide que una loseta descubra la Comunidad.
wotr-ruling-horn-of-gondor = Una sola carta de este tipo por Búsqueda, antes de la habilidad del Guía, de una baja y del uso del Anillo (p. 42). No impide que una loseta descubra la Comunidad.
wotr-ruling-wizards-staff = Funciona con toda loseta que roba la Sombra, también a causa de una carta (Almanac). En el Marcador de Mordor la Comunidad avanza igualmente un paso, pues ninguna loseta la detiene (nuestra lectura).
wotr-ruling-there-is-another-way = Mover la Comunidad provoca la Búsqueda como siempre, pero el dado con el que se jugó la carta no va a la Casilla de Búsqueda (p. 38).
wotr-ruling-i-will-go-alone = En el Marcador de Mordor los que dejan la Comunidad quedan fuera del juego, y la Corrupción se cura igualmente (p. 43, Almanac).
wotr-ruling-mirror-of-galadriel = El dado con el que se juega la carta ya no está sin usar. Las dos mitades son independientes: cada una se aplica si es posible (p. 22).
wotr-ruling-challenge-of-the-king = Osgiliath y las dos Ithilien no pertenecen a Gondor, el Bosque de Drúadan sí; los Vados del Isen pertenecen a Rohan. Vale también un Ejército asediado junto con él (Almanac). Si la reserva se agota antes de robar tres se rellena como siempre, pero no con las losetas recién robadas; si quedan exactamente tres no está agotada, porque vuelven a ella (nuestra lectura).
wotr-ruling-gwaihir-the-windlord = Pueden entrar en un asedio, pero quien está dentro no puede salir (p. 24, Almanac). Aun así se detienen en un Baluarte controlado por la Sombra. En el Marcador de Mordor los que dejan la Comunidad quedan fuera del juego (p. 43).
wotr-ruling-we-prove-the-swifter = Pueden entrar en un asedio, pero quien está dentro no puede salir (p. 24, Almanac). Aun así se detienen en un Baluarte controlado por la Sombra. En el Marcador de Mordor los que dejan la Comunidad quedan fuera del juego (p. 43).
wotr-ruling-there-and-back-again = Gimli o Legolas pueden no haber llegado con esta carta, y si no queda nadie a quien separar la segunda mitad vale igualmente (p. 22). Un Asentamiento capturado no cuenta (Almanac). No es la habilidad de un Compañero.
wotr-ruling-the-eagles-are-coming = Los Ejércitos asediados cuentan, y el refugio puede ser un Baluarte asediado (Almanac). El jugador de la Sombra elige el refugio, que es una región distinta de aquella de la que huyen (nuestra lectura). No es un ataque: ninguna Nación reacciona (p. 35).
wotr-ruling-the-ents-awake-treebeard = Vale como un ataque: las Naciones del Ejército de Orthanc reaccionan (p. 35). Si hay allí una guarnición asediada, ella es el objetivo, y si es destruida los sitiadores toman Orthanc en el acto (Almanac). Las demás partes se aplican aunque no haya allí ningún Ejército. Con la carta jugada sin dado no funcionan las habilidades que necesitan un resultado de Evento (nuestra lectura).
wotr-ruling-the-ents-awake-huorns = { wotr-ruling-the-ents-awake-treebeard }
wotr-ruling-the-ents-awake-entmoot = { wotr-ruling-the-ents-awake-treebeard }
wotr-ruling-dead-men-of-dunharrow = Vale como un ataque: las Naciones del Ejército reaccionan (p. 35). Él y los que van con él pueden dejar un asedio, y no se entra en las regiones intermedias. Gondor no necesita estar En Guerra; sin reclutar no se recupera ningún Asentamiento (Almanac).
wotr-ruling-house-of-the-stewards = Osgiliath no pertenece a Gondor. Si Boromir está asediado, la unidad se une a la guarnición. Si no se puede reclutar, las cartas se roban igualmente (Almanac).
wotr-ruling-the-grey-company = El Regular se pierde para siempre, como una baja. Si ningún Regular puede ser sustituido, las cartas se roban igualmente. Funciona también en un asedio, y la Nación no necesita estar En Guerra (Almanac).
