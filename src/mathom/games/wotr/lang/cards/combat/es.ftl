## What the combat cards do, in the order of their initiative

wotr-combat-daring-defiance-text = Solo si hay un Compañero en la batalla: si en esta ronda el jugador de la Sombra usa una Carta de Combate, todos los Compañeros de la batalla pierden su Liderazgo durante la ronda, y esa carta no tiene efecto.
wotr-combat-swarm-of-bats-text = Si en esta ronda el jugador de los Pueblos Libres usa una Carta de Combate, esta no tiene efecto. Si no, suma 1 a cada dado de tu Repetición de Tirada del Líder.
wotr-combat-words-of-power-text = Solo si hay un Nazgûl en la batalla: nombra a un Compañero de la batalla; en esta ronda su Liderazgo no cuenta y sus habilidades no funcionan.
wotr-combat-scouts-text = Solo si tu Ejército es el defensor y no está asediado: antes de la Tirada de Combate se retira a una región adyacente libre o, si defiende un Baluarte propio, a un asedio. La batalla ha terminado.
wotr-combat-sudden-strike-text = Solo si hay un Líder o un Compañero en la batalla: antes de la Tirada de Combate haz un ataque adicional con un dado por cada punto de tu Liderazgo, cinco como máximo. Sus bajas se retiran en el acto.
wotr-combat-charge-text = Solo si hay una unidad de Élite tuya en la batalla: antes de la Tirada de Combate haz un ataque adicional con un dado por cada unidad de Élite tuya en la batalla, cinco como máximo. Sus bajas se retiran en el acto.
wotr-combat-durins-bane-text = Solo si el Ejército defensor está en Moria o a no más de dos regiones de ella: antes de la Tirada de Combate haz un ataque adicional con tres dados; cada 4 o más es un impacto. Sus bajas se retiran en el acto.
wotr-combat-it-is-a-gift-text = Solo si el Ejército defensor está en la región de los Portadores del Anillo: suma 1 a cada dado de tu Tirada de Combate y de tu Repetición de Tirada del Líder.
wotr-combat-one-for-the-dark-lord-text = { wotr-combat-it-is-a-gift-text }
wotr-combat-servant-of-the-secret-fire-text = Solo si Gandalf está en la batalla: suma 1 a cada dado de tu Tirada de Combate.
wotr-combat-valour-text = Solo si hay una unidad de Élite tuya en la batalla: suma 1 a cada dado de tu Tirada de Combate.
wotr-combat-ents-rage-text = Solo si el Ejército defensor está en Rohan, en Fangorn o en Orthanc: suma 2 a cada dado de tu Tirada de Combate.
wotr-combat-devilry-of-orthanc-text = Solo si el Ejército defensor está asediado en un Baluarte y hay una unidad de Isengard tuya en la batalla: suma 1 a cada dado de tu Tirada de Combate.
wotr-combat-desperate-battle-text = Suma 1 a cada dado de ambas Tiradas de Combate y de ambas Repeticiones de Tirada del Líder.
wotr-combat-deadly-strife-text = Suma 2 a cada dado de ambas Tiradas de Combate y de ambas Repeticiones de Tirada del Líder.
wotr-combat-advantageous-position-text = Solo si el Ejército defensor está en una región de una Nación de los Pueblos Libres: resta 1 a cada dado de la Tirada de Combate de la Sombra.
wotr-combat-daylight-text = La Sombra tira tres dados como máximo en su Tirada de Combate.
wotr-combat-huorn-dark-text = Solo si el Ejército defensor está en Rohan, en Fangorn o en Orthanc: la Sombra tira dos dados como máximo en su Tirada de Combate.
wotr-combat-brave-stand-text = Solo si hay un Compañero en la batalla: la Sombra tira en su Tirada de Combate un dado menos por cada Compañero de la batalla, pero siempre al menos uno.
wotr-combat-cruel-as-death-text = Solo si los Nazgûl de la batalla tienen un Liderazgo de 2 o más: pierden 2 puntos durante esta ronda y tú sumas 1 a cada dado de tu Tirada de Combate.
wotr-combat-dread-and-despair-text = Solo si los Nazgûl de la batalla tienen un Liderazgo de 1 o más: pierden los puntos que quieras, al menos 1, durante esta ronda, y los Pueblos Libres tiran otros tantos dados menos en su Tirada de Combate, pero siempre al menos uno.
wotr-combat-foul-stench-text = Solo si los Nazgûl de la batalla tienen un Liderazgo de 1 o más: si es igual o mayor que todo el Liderazgo del Ejército de los Pueblos Libres, ese Ejército no tiene Repetición de Tirada del Líder.
wotr-combat-relentless-assault-text = Antes de la Tirada de Combate puedes infligir a tu propio Ejército hasta dos impactos, que recibe en el acto. Por cada uno, suma 1 a cada dado de tu Tirada de Combate.
wotr-combat-mumakil-text = Solo si hay una unidad de Élite de los Hombres del Sur y del Este en la batalla: suma 1 a cada dado de tu Tirada de Combate. Después de las Repeticiones de Tirada del Líder, si en esta ronda has logrado más impactos que el enemigo, contando los de un ataque adicional, logras uno más.
wotr-combat-they-are-terrible-text = Solo si los Nazgûl de la batalla tienen un Liderazgo de 1 o más: pierden 1 punto durante esta ronda y tú sumas 1 a cada dado de tu Repetición de Tirada del Líder.
wotr-combat-mighty-attack-text = Solo si hay un Compañero en la batalla: antes de la Repetición de Tirada del Líder, uno de los Compañeros pierde su Liderazgo durante esta ronda, y un dado que ha fallado en tu Tirada de Combate cuenta como un impacto.
wotr-combat-anduril-text = Solo si Trancos o Aragorn está en la batalla: antes de la Repetición de Tirada del Líder pierde su Liderazgo durante esta ronda. Con Trancos cuenta como impacto un dado que ha fallado en tu Tirada de Combate, con Aragorn hasta dos.
wotr-combat-confusion-text = Cada 1 en la Tirada de Combate de la Sombra es un impacto contra el propio Ejército de la Sombra, y ese dado no se vuelve a tirar.
wotr-combat-no-quarter-text = Si tu Tirada de Combate o tu Repetición de Tirada del Líder ha logrado al menos un impacto, logras uno más.
wotr-combat-nameless-wood-text = Solo si el Ejército defensor está en Rohan, en Fangorn o en Orthanc: si tu Tirada de Combate o tu Repetición de Tirada del Líder ha logrado al menos un impacto, logras dos más.
wotr-combat-blade-of-westernesse-text = Solo si Meriadoc o Peregrin está en la batalla: si tu Repetición de Tirada del Líder ha logrado un impacto y hay un Servidor en la batalla, uno de esos impactos se gasta para eliminar en su lugar a un Servidor.
wotr-combat-fateful-strike-text = Solo si hay un Líder o un Compañero en la batalla: si tu Repetición de Tirada del Líder ha logrado un impacto, se elimina además a un Nazgûl de la batalla; si ha logrado dos o más, a un Nazgûl o un Servidor, a tu elección.
wotr-combat-black-breath-text = Solo si hay un Nazgûl en la batalla: si tu Repetición de Tirada del Líder ha logrado un impacto, puedes además eliminar a un Líder de la batalla, o a un Compañero cuyo Nivel no supere el número de esos impactos.
wotr-combat-heroic-death-text = Solo si hay un Líder o un Compañero en la batalla: antes de retirar las bajas puedes eliminar a uno, a un Líder para cancelar un impacto de la Tirada de Combate y la Repetición de Tirada del Líder de la Sombra, o a un Compañero para cancelar tantos como quieras, hasta su Nivel.
wotr-combat-shield-wall-text = Si la Tirada de Combate y la Repetición de Tirada del Líder de la Sombra han logrado dos o más impactos, se cancela uno.
wotr-combat-great-host-text = Después de retirar las bajas, si tienes en la batalla al menos el doble de unidades que el enemigo, logras un impacto.
wotr-combat-onslaught-text = Después de retirar las bajas puedes infligir a tu propio Ejército hasta cuatro impactos, que recibe en el acto. Tira un dado por cada uno: cada 4 o más es un impacto en el enemigo.
wotr-combat-we-come-to-kill-text = Solo si hay una unidad de Élite tuya en la batalla: después de retirar las bajas haz un ataque adicional con un dado por cada unidad de Élite que te quede en la batalla, cinco como máximo; cada 5 o 6 es un impacto.

## Rulings

wotr-ruling-combat-daring-defiance = Si la Sombra no ha usado ninguna carta, o los Compañeros no tienen Liderazgo que perder, no ocurre nada (Almanac; p. 30). La carta cancelada se descarta como siempre, y ninguna parte de ella tiene lugar, ni siquiera más tarde en la ronda.
wotr-ruling-combat-words-of-power = El Liderazgo que no cuenta no se puede perder por otra carta (p. 30). El trato del Caballero Blanco, hecho al empezar la batalla, sigue en pie (nuestra lectura).
wotr-ruling-combat-scouts = Lo que habría hecho una carta más lenta, incluido su precio, no tiene lugar (p. 29). Si no hay salida, la carta no tiene efecto (p. 22).
wotr-ruling-combat-sudden-strike = Los dados necesitan lo mismo que tu Tirada de Combate, y nada de lo que la carta del enemigo suma o cancela les afecta (p. 30).
wotr-ruling-combat-charge = { wotr-ruling-combat-sudden-strike }
wotr-ruling-combat-durins-bane = El Balrog de Moria se puede usar así tanto desde la mesa como desde la mano: es la única Carta de Combate de la Sombra en esa ronda.
wotr-ruling-combat-it-is-a-gift = En el Marcador de Mordor los Portadores del Anillo no están en ninguna región (p. 43).
wotr-ruling-combat-one-for-the-dark-lord = { wotr-ruling-combat-it-is-a-gift }
wotr-ruling-combat-devilry-of-orthanc = Una Batalla de Campo en la región de un Baluarte no se lucha en el Baluarte (nuestra lectura).
wotr-ruling-combat-advantageous-position = Osgiliath y las dos Ithilien están fuera de Gondor; los Vados del Isen pertenecen a Rohan (Almanac).
wotr-ruling-combat-brave-stand = Los dados se quitan de los que se tirarían, cinco como máximo (nuestra lectura).
wotr-ruling-combat-dread-and-despair = { wotr-ruling-combat-brave-stand }
wotr-ruling-combat-cruel-as-death = Un Nazgûl tiene 1 punto y el Rey Brujo 2; los demás Servidores no cuentan. Cuando el Caballero Blanco ha cancelado ese Liderazgo, ya no se puede perder (p. 30).
wotr-ruling-combat-they-are-terrible = { wotr-ruling-combat-cruel-as-death }
wotr-ruling-combat-foul-stench = Sin Repetición de Tirada del Líder, Andúril, Ataque Poderoso, Golpe Fatídico y Hoja de Oesternesse no hacen nada (Almanac).
wotr-ruling-combat-relentless-assault = Los que caen así ya no tiran (nuestra lectura).
wotr-ruling-combat-mumakil = Los impactos se comparan en la iniciativa 5: Sin Cuartel y Bosque sin Nombre cuentan si los Pueblos Libres defienden, Confusión siempre, Muro de Escudos y Muerte Heroica nunca (Almanac).
wotr-ruling-combat-mighty-attack = Si Palabras de Poder ha quitado el Liderazgo al único Compañero, o Hedor Repelente la Repetición, la carta no hace nada (p. 30, Almanac).
wotr-ruling-combat-anduril = { wotr-ruling-combat-mighty-attack }
wotr-ruling-combat-fateful-strike = Aquí el Rey Brujo es un Servidor, no un Nazgûl (p. 24). Los impactos cuentan igualmente.
wotr-ruling-combat-blade-of-westernesse = Un Nazgûl no es un Servidor, el Rey Brujo sí (p. 24).
wotr-ruling-combat-black-breath = Con el Nivel se comparan solo los impactos de la Repetición (nuestra lectura). El Caballero Blanco no lo impide.
wotr-ruling-combat-heroic-death = Los impactos de un ataque adicional ya se han recibido, y los que ningún dado ha logrado no son la tirada del enemigo: ni unos ni otros se pueden cancelar (p. 30).
wotr-ruling-combat-great-host = Solo se cuentan los que luchan: no la retaguardia, y en un asedio solo la guarnición.
wotr-ruling-combat-we-come-to-kill = Un 5 basta también en un asedio, porque lo dice la carta (nuestra lectura).

## Questions

wotr-ask-hurt = { $need ->
    [0] Elige cuántos impactos recibe tu propio Ejército, hasta { $count }: cada uno suma 1 a su Tirada de Combate.
   *[other] Elige cuántos impactos recibe tu propio Ejército, hasta { $count }: por cada uno tira un dado que impacta con { $need } o más.
}
wotr-ask-give_up = Elige cuántos puntos de Liderazgo pierden los Nazgûl: el enemigo tira otros tantos dados menos.
wotr-ask-cancel_hits = Elige cuántos impactos cancelar.
wotr-ask-turn_misses = Elige cuántos fallos cuentan como impactos.
wotr-ask-slay = Elige a quién se elimina.
wotr-ask-heroic_death = Elige quién muere para cancelar impactos, o nadie.
wotr-ask-give_up_companion = Elige quién pierde su Liderazgo por un impacto.
wotr-ask-silence = Elige al Compañero cuyo Liderazgo y habilidades no cuentan en esta ronda.
wotr-ask-slip_away = Elige adónde va tu Ejército en { $region-the }.

## Options

wotr-option-number = { $count }
wotr-option-number-hurt = { $count ->
    [0] Ningún impacto
    [one] 1 impacto
   *[other] { $count } impactos
}
wotr-option-number-give_up = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
wotr-option-number-turn_misses = { $count ->
    [one] 1 fallo cuenta como impacto
   *[other] { $count } fallos cuentan como impactos
}
wotr-option-number-cancel_hits = { $count ->
    [one] 1 impacto
   *[other] { $count } impactos
}
wotr-option-name = { $character }
wotr-option-slay = Elimina a { $figure-the }
wotr-option-slay-heroic_death = Sacrifica a { $figure-the }
wotr-option-keep-slay = No elimines a nadie
wotr-option-keep-heroic_death = No sacrifiques a nadie

## What happened

wotr-event-combat_cancelled = La carta { $card } queda cancelada.
wotr-event-gave_up = { $count ->
    [one] { wotr-who } pierde 1 punto de Liderazgo en esta ronda.
   *[other] { wotr-who } pierde { $count } puntos de Liderazgo en esta ronda.
}
wotr-event-more_hits = { $count ->
    [one] { wotr-who } logra 1 impacto más.
   *[other] { wotr-who } logra { $count } impactos más.
}
wotr-event-hits_cancelled = { $count ->
    [one] { wotr-who } cancela 1 impacto.
   *[other] { wotr-who } cancela { $count } impactos.
}
wotr-event-silenced = El Liderazgo y las habilidades de { $character-the } no cuentan en esta ronda.
wotr-event-struck = { $count ->
    [0] { wotr-who } hace un ataque adicional, { $rolls }: ningún impacto.
    [one] { wotr-who } hace un ataque adicional, { $rolls }: 1 impacto.
   *[other] { wotr-who } hace un ataque adicional, { $rolls }: { $count } impactos.
}
