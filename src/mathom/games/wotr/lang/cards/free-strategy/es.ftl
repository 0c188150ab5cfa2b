## Recruiting by card

wotr-ask-recruit_where = { $card }: elige adónde llegan las tropas.
wotr-option-to-recruit_where = En { $region-the }
wotr-ask-recruit_here = { $card }: elige una unidad para reclutarla en { $region-the }.
wotr-ask-recruit_up_to = { $count ->
    [one] { $card }: elige si reclutas una más en { $region-the }.
   *[other] { $card }: elige si reclutas en { $region-the }; hasta { $count } más.
}
wotr-rule-recruit_by_card = Una carta recluta de los refuerzos, también para Naciones que no están En Guerra, todo lo que haya. La región debe estar libre, o ser un Baluarte donde esté asediado un Ejército propio; un Asentamiento que la carta nombre no puede estar capturado, aunque lo asedie un Ejército propio. Tras los muros caben cinco unidades, y en una región diez. Un Líder solo llega donde hay una unidad.

## Cards and nations

wotr-ask-pay_card = { $card }: elige una carta con el icono de { $die } para entregarla.
wotr-ask-counsel = { $card }: elige una Nación.
wotr-option-nation-counsel = Activa y haz avanzar a { $nation-the }

## Hidden paths

wotr-ask-hidden_paths_from = { $card }: elige qué Ejército toma los senderos ocultos.
wotr-option-to-hidden_paths_from = Desde { $region-the }
wotr-ask-hidden_paths_to = { $card }: elige adónde sale el Ejército.

## What the cards say

wotr-event-the-last-battle-text = Solo si Aragorn está con un Ejército en una región que no pertenece a una Nación de los Pueblos Libres: se queda en la mesa. Mientras esté, los dados que mueven la Comunidad no van a la Casilla de Búsqueda. Se descarta en cuanto la Comunidad se declara o es descubierta, o cuando Aragorn ya no está con un Ejército en una región así.
wotr-event-a-power-too-great-text = Los Elfos avanzan un paso. Se queda en la mesa: ningún Ejército de la Sombra puede entrar en Lórien, Rivendel o los Puertos Grises, ni atacar allí, en campo abierto o en un asedio. Como acción, el jugador de la Sombra puede hacerla descartar con un dado cualquiera y dos cartas de su mano: una con el icono de Ejército y otra con el de Personaje.
wotr-event-the-power-of-tom-bombadil-text = El Norte avanza un paso. Se queda en la mesa: ningún Ejército de la Sombra puede entrar en el Bosque Viejo, la Comarca o los Gamos, ni atacar allí. Como acción, el jugador de la Sombra puede hacerla descartar con un dado cualquiera y dos cartas de su mano: una con el icono de Ejército y otra con el de Personaje.
wotr-event-book-of-mazarbul-text = Puedes mover a todos los Compañeros del mapa, o a los que quieras, como con un resultado de Personaje. Después, si hay un Compañero en Erebor o en Ered Luin y ese Asentamiento no está conquistado, los Enanos pasan a estar activos y quedan En Guerra.
wotr-event-the-spirit-of-mordor-text = Elige un Ejército de la Sombra con unidades de dos o más Naciones y tira cinco dados: recibe un impacto por cada 5 o 6.
wotr-event-faramirs-rangers-text = Elige un Ejército de la Sombra en Osgiliath, Ithilien del Norte o Ithilien del Sur y tira tres dados: recibe un impacto por cada 5 o 6. Después, si hay un Ejército de los Pueblos Libres en Osgiliath, recluta allí una unidad de Gondor, Regular o de Élite, y un Líder de Gondor.
wotr-event-fear-fire-foes-text = Puedes mover a todos los Compañeros del mapa, o a los que quieras, como con un resultado de Personaje. Después, si hay un Compañero en Bree o en la Comarca y ese Asentamiento no está conquistado, el Norte pasa a estar activo y queda En Guerra.
wotr-event-wisdom-of-elrond-text = Elige una Nación de los Pueblos Libres: pasa a estar activa y después avanza un paso.
wotr-event-the-red-arrow-text = Solo si Gondor está activa: Rohan avanza un paso. Después recluta en Edoras una unidad de Rohan, Regular o de Élite, y un Líder de Rohan.
wotr-event-help-unlooked-for-text = Un Ejército de los Pueblos Libres ataca a un Ejército de la Sombra adyacente que esté asediando un Baluarte. En cada ronda de esta batalla la Sombra tira un dado menos por cada unidad asediada en ese Baluarte, pero al menos uno.
wotr-event-paths-of-the-woses-text = Solo si Rohan está En Guerra: mueve un Ejército de los Pueblos Libres, o una parte de él, desde una región de Rohan directamente a Minas Tirith, incluso fuera de un asedio; si Minas Tirith está asediada o en manos de la Sombra, muévelo en cambio a una región adyacente a ella. La región de llegada debe estar libre para el movimiento de Ejércitos.
wotr-event-through-a-day-and-a-night-text = Solo si un Compañero está con un Ejército de los Pueblos Libres: mueve ese Ejército, o una parte de él con un Compañero, una o dos regiones. Cada región en la que entra debe estar libre para el movimiento de Ejércitos; por el camino nadie se une ni se queda atrás.
wotr-event-cirdans-ships-text = Solo si los Elfos están En Guerra: elige una región costera con un Ejército de los Pueblos Libres y recluta allí dos unidades de los Elfos, cada una Regular o de Élite.
wotr-event-guards-of-the-citadel-text = Recluta en Minas Tirith una unidad de Gondor, Regular o de Élite, y un Líder de Gondor.
wotr-event-celeborns-galadhrim-text = Recluta en Lórien una unidad de los Elfos, Regular o de Élite. Después roba una carta de Estrategia.
wotr-event-riders-of-theoden-text = Elige Edoras, o una región de Rohan donde haya un Compañero, y recluta allí una unidad de Rohan, Regular o de Élite, y un Líder de Rohan.
wotr-event-grimbeorn-the-old-son-of-beorn-text = Recluta en la Carroca una unidad del Norte, Regular o de Élite, y un Líder del Norte.
wotr-event-imrahil-of-dol-amroth-text = Recluta en Dol Amroth una unidad de Gondor, Regular o de Élite, y un Líder de Gondor.
wotr-event-king-brands-men-text = Recluta dos Regulares del Norte en Valle. Después roba una carta de Estrategia.
wotr-event-swords-in-eriador-text = Recluta una unidad del Norte, Regular o de Élite, en la Comarca, y una unidad de los Enanos, Regular o de Élite, en Ered Luin. Después roba una carta de Estrategia.
wotr-event-kindred-of-glorfindel-text = Recluta en Rivendel una unidad de los Elfos, Regular o de Élite. Después roba una carta de Estrategia.
wotr-event-dain-ironfoots-guard-text = Recluta en Erebor una unidad de los Enanos, Regular o de Élite, y un Líder de los Enanos.
wotr-event-eomer-son-of-eomund-text = Elige un Asentamiento de Rohan en una región libre y recluta allí una unidad de Rohan, Regular o de Élite, y un Líder de Rohan.
wotr-event-thranduils-archers-text = Recluta en el Reino del Bosque una unidad de los Elfos, Regular o de Élite. Después roba una carta de Estrategia.

## Rulings

wotr-ruling-the-last-battle = Osgiliath y las dos Ithilien no pertenecen a ninguna Nación, así que Aragorn puede estar allí; también puede estar asediado en un Baluarte de la Sombra (Almanac). El dado va a la Casilla de Búsqueda solo después de la Búsqueda (p. 38), así que el de un movimiento que descubre la Comunidad aún va allí (nuestra lectura).
wotr-ruling-a-power-too-great = Un asedio ya puesto sigue, pero los sitiadores no pueden asaltar, y ningún Ejército de la Sombra puede retirarse allí ni hacer allí una Salida; los Nazgûl y Servidores sin unidades aún pueden llegar, y las cartas que no son un ataque funcionan (nuestra lectura). «Carta de Ejército» quiere decir una con el icono de Ejército, como en la leyenda de los dados (p. 20), y no cualquier carta de Estrategia; las dos cartas se descartan boca abajo (p. 22).
wotr-ruling-the-power-of-tom-bombadil = El Norte no se activa: mientras esté pasivo no puede entrar En Guerra. Ningún Ejército de la Sombra puede retirarse allí; los Nazgûl y Servidores sin unidades aún pueden llegar, y las cartas que no son un ataque funcionan (nuestra lectura). «Carta de Ejército» quiere decir una con el icono de Ejército (p. 20); las dos cartas se descartan boca abajo (p. 22).
wotr-ruling-book-of-mazarbul = Nadie está obligado a moverse, y vale cualquier Compañero, también uno asediado allí; Erebor o Ered Luin capturados no cuentan (Almanac).
wotr-ruling-the-spirit-of-mordor = No es un ataque, así que ninguna Nación reacciona (p. 35). Se puede elegir un Ejército asediado; si es aniquilado, los sitiadores toman el Baluarte en el acto, y los Nazgûl y Servidores se quedan en la región (p. 22, Almanac).
wotr-ruling-faramirs-rangers = Las dos mitades son independientes: sin un Ejército de la Sombra al que dañar, la carta recluta igualmente (Almanac). No es un ataque, y Gondor no necesita estar En Guerra (p. 27, 35).
wotr-ruling-fear-fire-foes = Nadie está obligado a moverse, y vale cualquier Compañero; Bree o la Comarca capturadas no cuentan (Almanac).
wotr-ruling-wisdom-of-elrond = Como primero se activa, una Nación a un paso de la guerra entra En Guerra. Si una carta en la mesa impide activar la Nación, esta avanza igualmente (nuestra lectura).
wotr-ruling-the-red-arrow = Rohan no se activa: mientras esté pasiva no puede entrar En Guerra. Si Edoras está capturada o hay allí un Ejército enemigo, Rohan avanza igualmente (p. 22).
wotr-ruling-help-unlooked-for = Es un ataque normal: solo luchan las unidades En Guerra, y los sitiados no participan (p. 28, 32). Los dados se quitan de los que se tirarían, cinco como máximo (nuestra lectura).
wotr-ruling-paths-of-the-woses = No se entra en las regiones intermedias, y no hace falta ni un Líder ni un Compañero. Si se va toda la guarnición, los sitiadores toman el Baluarte. Las unidades de Naciones que no están En Guerra no pueden entrar en Gondor (p. 27).
wotr-ruling-through-a-day-and-a-night = Al menos un Compañero viaja con el Ejército (Almanac). Puede ir y volver; los Asentamientos enemigos del camino quedan capturados, y el límite de diez unidades solo cuenta donde termina (p. 28).
wotr-ruling-cirdans-ships = Las dos unidades van a la misma región. Vale un Ejército asediado en un Baluarte junto al mar (Almanac). Costeras son las regiones que tocan el mar en el mapa.
wotr-ruling-guards-of-the-citadel = También durante un asedio, con sitio para cinco unidades pero para cualquier número de Líderes (p. 27, 31). Si no puede llegar ninguna unidad y no hay ninguna allí, tampoco llega el Líder (p. 8).
wotr-ruling-celeborns-galadhrim = También durante un asedio, con sitio para cinco unidades (p. 27). La carta se roba aunque no se pueda reclutar a nadie (Almanac).
wotr-ruling-riders-of-theoden = No donde haya un Ejército enemigo (p. 27), pero un Compañero asediado en el Abismo de Helm permite reclutar a la guarnición.
wotr-ruling-grimbeorn-the-old-son-of-beorn = No llega nadie si la Carroca está capturada o hay allí un Ejército enemigo (p. 27). El Norte no necesita estar En Guerra.
wotr-ruling-imrahil-of-dol-amroth = Si no quedan Líderes, solo llega la unidad (p. 22). Una guarnición completa recibe al Líder de todos modos (Almanac).
wotr-ruling-king-brands-men = La carta se roba aunque Valle esté capturada y no se pueda reclutar a nadie (Almanac).
wotr-ruling-swords-in-eriador = Cada parte que no se pueda hacer se omite, y la carta se roba en todo caso (p. 22, Almanac).
wotr-ruling-kindred-of-glorfindel = También durante un asedio, con sitio para cinco unidades (p. 27). La carta se roba aunque no se pueda reclutar a nadie (Almanac).
wotr-ruling-dain-ironfoots-guard = También durante un asedio, con sitio para cinco unidades pero para cualquier número de Líderes (p. 27, 31). Si no puede llegar ninguna unidad y no hay ninguna allí, tampoco llega el Líder (p. 8).
wotr-ruling-eomer-son-of-eomund = Los Vados del Isen no son un Asentamiento (p. 10). Como la carta dice libre, una guarnición asediada en el Abismo de Helm no puede usarla, pero un Ejército que asedie allí a la Sombra sí (Almanac).
wotr-ruling-thranduils-archers = También durante un asedio, con sitio para cinco unidades (p. 27). La carta se roba aunque no se pueda reclutar a nadie (Almanac).
