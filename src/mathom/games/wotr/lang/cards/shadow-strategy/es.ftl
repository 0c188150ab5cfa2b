## Armies that move or attack by card

wotr-ask-card_march = { $count ->
    [one] { $card }: elige el camino de un Ejército, región por región.
   *[other] { $card }: elige el camino de un Ejército, región por región; aún pueden moverse { $count }.
}
wotr-ask-card_attack = { $card }: elige un ataque.
wotr-ask-move_or_attack = { $card }: elige si se mueven Ejércitos, o si uno ataca.
wotr-option-use-move_or_attack = Elige { $action }
wotr-option-done-move_or_attack = Ni lo uno ni lo otro

## Ships

wotr-ask-coast = { $card }: elige dónde desembarcan las naves.
wotr-option-to-coast = Desembarca en { $region-the }
wotr-event-sailed = Por mar de { $region-the } a { $to-the }: { $force }.
wotr-event-landing = Los desembarcados atacan a los defensores de { $to-the }.

## New troops

wotr-ask-levies = { $card }: elige la siguiente unidad que reclutar.
wotr-ask-gathering = { $card }: elige dónde se reúnen las tropas.
wotr-option-to-gathering = En { $region-the }
wotr-ask-follow = { $count ->
    [one] { $card }: elige quién más va de { $region-the } a { $to-the }; puede ir una unidad más.
   *[other] { $card }: elige quién va de { $region-the } a { $to-the }; aún pueden ir { $count } unidades.
}
wotr-option-done-follow = Nadie más de { $region-the }
wotr-ask-exchange = { $count ->
    [one] { $card }: elige dónde otro Regular pasa a ser de Élite.
   *[other] { $card }: elige dónde los Regulares pasan a ser de Élite; { $count } en total.
}
wotr-option-to-exchange = En { $region-the }
wotr-event-exchanged = En lugar de un Regular, en { $region-the }, llega { $figure-the }.

## Losses

wotr-ask-lose_leader = { $card }: elige el Líder eliminado en { $region-the }.
wotr-ask-dishearten = { $card }: elige la Nación que se desanima.
wotr-option-nation-dishearten = Un paso atrás: { $nation }
wotr-ask-lose_where = { $nation }: elige dónde se elimina un Líder o una unidad.
wotr-option-to-lose_where = En { $region-the }
wotr-ask-lose_whom = { $nation }: elige quién es eliminado en { $region-the }.
wotr-event-set_back = Un paso atrás en el Marcador Político: { $nation }.
wotr-event-departing = { $region }: ¿qué Elfos zarparán?

## What the cards say

wotr-event-return-to-valinor-text = Solo si la Sombra controla un Baluarte de los Elfos: por cada Baluarte de los Elfos que no esté bajo asedio, tira un dado por cada unidad de los Elfos en su región, cinco como máximo; por cada 6 los Elfos reciben allí un impacto.
wotr-event-the-fighting-uruk-hai-text = Solo si Saruman está en juego y un Ejército con una unidad de Isengard está asediando un Baluarte: ese Ejército asalta el Baluarte. La batalla dura hasta tres rondas en vez de una; en la primera el jugador de los Pueblos Libres puede usar una Carta de Combate solo si hay un Compañero en la batalla.
wotr-event-denethors-folly-text = Solo si un Ejército de la Sombra está asediando Minas Tirith: elimina un Líder de los Pueblos Libres en Minas Tirith. Se queda en la mesa: el jugador de los Pueblos Libres no puede usar Cartas de Combate en las batallas en Minas Tirith. Como acción, el jugador de los Pueblos Libres puede hacerla descartar con un resultado de Voluntad del Oeste, o con un dado cualquiera mientras Gandalf o Aragorn esté en Minas Tirith. Se descarta cuando termina el asedio.
wotr-event-the-day-without-dawn-text = Solo si todas las Naciones de la Sombra están En Guerra: el jugador de los Pueblos Libres pierde todos los dados sin usar que muestran un resultado de Voluntad del Oeste.
wotr-event-threats-and-promises-text = Se queda en la mesa: el jugador de los Pueblos Libres no puede avanzar una Nación pasiva con un resultado de Alistar. Se descarta en cuanto una Nación de los Pueblos Libres avanza por un ataque o por la habilidad de un Compañero.
wotr-event-stormcrow-text = Solo si los Portadores del Anillo o un Compañero están en las tierras de una Nación de los Pueblos Libres que no está En Guerra: elige una Nación en esa situación, que retrocede un paso en el Marcador Político. Después el jugador de los Pueblos Libres elimina un Líder o una unidad de esa Nación.
wotr-event-shadows-gather-text = Mueve un Ejército de la Sombra, o una parte de él, hasta tres regiones, a una región con otro Ejército de la Sombra que no esté asediado. Cada región en la que entra debe estar libre para el movimiento de Ejércitos; por el camino nadie se une ni se queda atrás.
wotr-event-the-shadow-lengthens-text = Mueve dos Ejércitos de la Sombra, o una parte de ellos, hasta dos regiones cada uno, cada uno a una región con otro Ejército de la Sombra que no esté asediado. Cada región en la que entran debe estar libre para el movimiento de Ejércitos; por el camino nadie se une ni se queda atrás.
wotr-event-the-shadow-is-moving-text = Solo si todas las Naciones de la Sombra están En Guerra: hasta cuatro Ejércitos distintos de la Sombra, o una parte de ellos, se mueven una región cada uno.
wotr-event-corsairs-of-umbar-text = Solo si los Hombres del Sur y Hombres del Este están En Guerra: mueve un Ejército de la Sombra, o una parte de él, desde Umbar directamente a una región costera de Gondor; si allí se une a otro Ejército, el límite de diez unidades vale en el acto. Si allí hay un Ejército de los Pueblos Libres empieza una batalla, y no se puede cesar el ataque, salvo que ese Ejército ya estuviera bajo asedio.
wotr-event-rage-of-the-dunlendings-text = Solo si Isengard está En Guerra: elige una región libre adyacente a las Tierras Brunas del Norte o a las Tierras Brunas del Sur y recluta allí dos Regulares de Isengard. Después, hasta cuatro unidades de Isengard pueden ir directamente allí desde las Tierras Brunas del Norte y las del Sur.
wotr-event-return-of-the-witch-king-text = Solo si el Rey Brujo está en juego: esté donde esté, va a Angmar. Después recluta en Angmar dos Regulares y una unidad de Élite de Sauron.
wotr-event-half-orcs-and-goblin-men-text = Solo si Isengard está En Guerra: elige una región con un Ejército de la Sombra y recluta allí una unidad de Isengard, Regular o de Élite.
wotr-event-olog-hai-text = Solo si Sauron está En Guerra: elige una región con un Ejército de la Sombra y recluta allí una unidad de Sauron, Regular o de Élite.
wotr-event-hill-trolls-text = Solo si Sauron está En Guerra: sustituye dos Regulares de Sauron, estén donde estén, por dos unidades de Élite de Sauron de los refuerzos.
wotr-event-a-new-power-is-rising-text = Solo si Saruman está en juego: recluta dos Regulares de Isengard en las Tierras Brunas del Norte, dos Regulares de Isengard en las Tierras Brunas del Sur y dos unidades de Isengard, cada una Regular o de Élite, en Orthanc.
wotr-event-many-kings-to-the-service-of-mordor-text = Elige tres Asentamientos distintos de los Hombres del Sur y Hombres del Este y recluta en cada uno dos Regulares de esa Nación.
wotr-event-the-king-is-revealed-text = Solo si Aragorn está en juego: recluta en Minas Morgul cinco Regulares de Sauron y un Nazgûl.
wotr-event-shadows-on-the-misty-mountains-text = Elige el Monte Gram o Moria y recluta allí dos unidades de Sauron, cada una Regular o de Élite, y un Nazgûl.
wotr-event-orcs-multiplying-again-text = Recluta tres Regulares de Sauron en Dol Guldur y tres en el Monte Gundabad.
wotr-event-horde-from-the-east-text = Solo si los Hombres del Sur y Hombres del Este están En Guerra: elige una región libre de esa Nación en el borde oriental del mapa (Rhûn del Este, Rhûn del Sur, Khand o el Lejano Harad) y recluta allí cinco de sus Regulares.
wotr-event-monsters-roused-text = Recluta un Regular de Sauron en Angmar, uno en las Landas de Etten y uno en las Colinas del Viento, y una unidad de Élite de Sauron en el Bosque de los Trolls.
wotr-event-musterings-of-long-planned-war-text = Solo si todas las Naciones de la Sombra están En Guerra: recluta cinco Regulares de los Hombres del Sur y Hombres del Este en Gorgoroth y cinco Regulares de Sauron en Nurn.
wotr-event-pits-of-mordor-text = Solo si Sauron está En Guerra: elige tres Baluartes distintos de Sauron y recluta en cada uno dos Regulares de Sauron.

## Rulings

wotr-ruling-return-to-valinor = Solo las unidades de los Elfos reciben los impactos, porque los dados solo las cuentan a ellas (Almanac); la carta dice «ese Ejército», lo que solo difiere donde hay Naciones mezcladas. No es un ataque, así que ninguna Nación reacciona, y los Compañeros sobreviven (p. 22, 35).
wotr-ruling-the-fighting-uruk-hai = Se puede dejar una retaguardia, y las unidades de Isengard pueden formar parte de ella (Almanac). El atacante puede cesar tras cualquier ronda; tras la tercera puede sustituir unidades de Élite para seguir, como en todo asedio (p. 32, nuestra lectura). { wotr-card-a-power-too-great } prohíbe el asalto donde protege un Baluarte.
wotr-ruling-denethors-folly = Si no hay ningún Líder, solo vale lo demás (p. 22). Si hay Líderes de varias Naciones, elige el jugador de la Sombra (nuestra lectura). Gandalf vale como Gris o como Blanco, Trancos no vale como Aragorn (nuestra lectura). Las Salidas y los ataques a los sitiadores también son batallas en Minas Tirith (nuestra lectura).
wotr-ruling-the-day-without-dawn = Los dados se pierden solo por este turno. También se pierde un dado que una carta haya convertido en Voluntad del Oeste.
wotr-ruling-threats-and-promises = Las Naciones activas aún pueden avanzar (el reglamento italiano omite la palabra «pasiva»). Una Voluntad del Oeste usada como Alistar es un resultado de Alistar (nuestra lectura). Los Compañeros aún pueden usar sus habilidades, y eso descarta la carta; las Cartas de Evento y las capturas no.
wotr-ruling-stormcrow = La Nación la elige el jugador de la Sombra (Almanac). Si ya está en el primer paso, solo vale la pérdida. La figura puede perderse en cualquier lugar del mapa, también en un asedio; si era la última unidad, los sitiadores toman el Baluarte en el acto. En el Marcador de Mordor los Portadores del Anillo no están en ninguna Nación (p. 43).
wotr-ruling-shadows-gather = El Ejército al que se une puede estar asediando un Baluarte. Los Asentamientos del camino se capturan, y el límite de diez unidades solo vale después del movimiento (p. 28). Si un movimiento así es posible, es obligatorio (p. 22).
wotr-ruling-the-shadow-lengthens = Quien llegó con el primer Ejército no puede seguir con el segundo, pero quien ya estaba allí sí (p. 27). Los Asentamientos del camino se capturan, y el límite de diez unidades solo vale después de los dos movimientos (p. 28). Los dos movimientos son obligatorios en lo posible (p. 22, nuestra lectura).
wotr-ruling-the-shadow-is-moving = Son movimientos como con un resultado de Ejército: nadie se mueve dos veces, y tras un movimiento ninguna región puede tener más de diez unidades (p. 27).
wotr-ruling-corsairs-of-umbar = Las regiones costeras de Gondor son Anfalas, Dol Amroth, Lamedon y Pelargir. El Ejército primero se mueve y después combate donde ha desembarcado: combaten todos los desembarcados, y no hay avance. Los defensores pueden retirarse, o encerrarse en Dol Amroth. Desembarcado junto a unos sitiadores, forma con ellos un solo Ejército y combate un asedio normal. Un Asentamiento vacío se captura en el acto. Un Ejército asediado en Umbar no puede zarpar (nuestra lectura).
wotr-ruling-rage-of-the-dunlendings = La región debe estar libre en sentido estricto: ni Ejército enemigo ni Asentamiento enemigo (p. 10). Cada una de las Tierras Brunas es adyacente a la otra. Solo siguen unidades de Isengard, y no entran en las regiones intermedias.
wotr-ruling-return-of-the-witch-king = Puede dejar un Baluarte asediado. Si Angmar no está libre no se recluta a nadie, pero él va igualmente.
wotr-ruling-half-orcs-and-goblin-men = El Ejército puede estar asediando, o estar asediado (Almanac).
wotr-ruling-olog-hai = El Ejército puede estar asediando, o estar asediado (Almanac).
wotr-ruling-hill-trolls = Tantos como unidades de Élite haya, dos si es posible; pueden estar en regiones distintas, también en un asedio (Almanac). Los Regulares vuelven a los refuerzos.
wotr-ruling-a-new-power-is-rising = Orthanc puede estar asediada, con sitio para cinco unidades (p. 27, 31). Si no hay figuras suficientes, el jugador de la Sombra dice quién recibe menos.
wotr-ruling-many-kings-to-the-service-of-mordor = La Nación no necesita estar En Guerra (p. 27). Los Asentamientos capturados no cuentan. Hay que reclutar todo lo posible (Almanac).
wotr-ruling-the-king-is-revealed = Solo mientras Aragorn esté en el mapa: eliminado, no está en juego. Minas Morgul puede estar asediada, con sitio para cinco unidades; si ha sido capturada, ni siquiera llega el Nazgûl.
wotr-ruling-shadows-on-the-misty-mountains = El Nazgûl puede llegar al Monte Gram, que no tiene Baluarte, porque lo dice la carta (p. 22).
wotr-ruling-orcs-multiplying-again = Sauron no necesita estar En Guerra (p. 27). Un Baluarte capturado no recibe a nadie.
wotr-ruling-horde-from-the-east = No hace falta un Asentamiento. Las regiones son las que tocan el borde oriental en el mapa.
wotr-ruling-monsters-roused = Donde hay un Ejército enemigo, o un Asentamiento enemigo, no llega nadie (p. 27).
wotr-ruling-musterings-of-long-planned-war = Los Hombres del Sur y Hombres del Este llegan a Gorgoroth aunque no sea suya. Más de diez unidades se reducen a diez al final de la acción (p. 26).
wotr-ruling-pits-of-mordor = Los Baluartes son Barad-dûr, Dol Guldur, Minas Morgul, Morannon, Moria y Monte Gundabad. Los capturados no cuentan, los asediados tienen sitio para cinco unidades (p. 27, 31). Si solo queda una unidad, llega una.
