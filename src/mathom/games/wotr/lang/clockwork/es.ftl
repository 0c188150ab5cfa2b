# La Sombra automática: por qué hace lo que hace. Los números son los de su guía.

wotr-line-mordor = la línea de Mordor
wotr-line-sauron-central = la línea central de Sauron
wotr-line-sauron-northern = la línea norte de Sauron
wotr-line-southron = la línea de los Hombres del Sur
wotr-line-easterling = la línea de los Hombres del Este
wotr-line-isengard = la línea de Isengard

wotr-event-clockwork_ready = Nadie lleva a la Sombra. Todas sus Naciones están En Guerra; Saruman está en Orthanc, con su dado; sobre cada Asentamiento de sus Naciones hay un marcador de la Sombra (guía 2).
wotr-event-clockwork_draws = { $count ->
    [0] La Sombra automática no tiene cartas: roba de los dos mazos (guía 3).
    [1] La Sombra automática tiene 1 carta: roba de los dos mazos (guía 3).
    [5] La Sombra automática tiene 5 cartas: roba solo una, del tipo del que tiene menos (guía 3).
    [6] La Sombra automática tiene 6 cartas: no roba (guía 3).
   *[other] La Sombra automática tiene { $count } cartas: roba de los dos mazos (guía 3).
}
wotr-event-clockwork_box = { $reason ->
    [mordor] La Comunidad está en Mordor, así que a la Casilla de Búsqueda van todos los dados posibles: { $count } (guía 4.1).
    [few] A la Casilla de Búsqueda deberían ir dos dados, pero con tan pocos Compañeros puede ir { $count } como mucho (guía 4.1).
   *[usual] Cada turno van dos dados a la Casilla de Búsqueda (guía 4.1).
}
wotr-event-clockwork_king_enters = { $reason ->
    [active] Todos los Pueblos Libres están activos: entra el Rey Brujo (guía 4.2).
    [rolled] La Comunidad está a distancia { $count } de Mordor; la tirada es { $rolls } y basta: entra el Rey Brujo (guía 4.2).
   *[missed] La Comunidad está a distancia { $count } de Mordor; la tirada es { $rolls }, demasiado baja para que entre el Rey Brujo (guía 4.2).
}
wotr-event-clockwork_mouth_enters = Se cumple lo que exige la carta de Boca de Sauron: entra en { $region-the }, sin gastar un dado (guía 4.3).
wotr-event-clockwork_reinforced = Hay un asedio en { $region-the }: la guarnición sube a cinco unidades ({ $count } más; guía 4.5).
wotr-event-clockwork_takes = { $reason ->
    [character] La Sombra usa un dado de { $die }: los dados de este tipo van primero (guía 6).
   *[other] La Sombra usa un dado de { $die }: de los que van antes en su orden no queda ninguno (guía 6).
}
wotr-event-clockwork_die = { $entry ->
    [character-1] Dado de { $die }: ningún Nazgûl está con la Comunidad y uno puede llegar, así que se mueven todos los Nazgûl y Boca de Sauron (guía 7.1).
    [character-2] Dado de { $die }: { $reason ->
        [there] un Nazgûl ya está con la Comunidad
       *[closed] ningún Nazgûl puede ir adonde está la Comunidad
    }, así que se juega una carta de Personaje (guía 7.2).
    [character-3] Dado de { $die }: { $reason ->
        [there] un Nazgûl ya está con la Comunidad
       *[closed] ningún Nazgûl puede ir adonde está la Comunidad
    } y ninguna carta de Personaje es jugable, así que ataca el Ejército con un Líder y la mayor ventaja (guía 7.3).
    [character-4] Dado de { $die }: ninguna carta es jugable y ningún Ejército con un Líder tiene ventaja, así que se mueven los Nazgûl y Boca de Sauron (guía 7.4).
    [character-5] Dado de { $die }: sin cartas ni ataques, y con los Nazgûl donde deben estar, llegan otros nuevos (guía 7.5).
    [character-6] Dado de { $die }: nada de su lista es posible (guía 7.6).
    [event-1] Dado de { $die }: con tres cartas o menos en la mano se roba una del tipo más escaso (guía 10.1).
    [event-2] Dado de { $die }: tiene más de tres cartas, así que se juega una carta de Personaje (guía 10.2).
    [event-3] Dado de { $die }: ninguna carta de Personaje es jugable, así que se juega una de Estrategia (guía 10.3).
    [event-4] Dado de { $die }: ninguna carta es jugable (guía 10.4).
    [army-1] Dado de { $die }: solo Un Poder Demasiado Grande impide un ataque, así que la Sombra paga para retirarla (guía 11.1).
    [army-2] Dado de { $die }: solo El Poder de Tom Bombadil impide un ataque, así que la Sombra paga para retirarla (guía 11.2).
    [army-3] Dado de { $die }: ataca el Ejército con la mayor ventaja (guía 11.3).
    [army-4] Dado de { $die }: ningún Ejército tiene ventaja, así que avanza una línea (guía 11.4).
   *[army-5] Dado de { $die }: ningún Ejército tiene ventaja y ninguna línea puede moverse, así que vale como Alistar (guía 11.5).
}
wotr-event-clockwork_to_box = El dado de { $die } va a la Casilla de Búsqueda.
wotr-event-clockwork_nazgul = { $reason ->
    [fellowship] Un Nazgûl debe estar con la Comunidad, en { $region-the } (guía 13).
    [besieged] En el Baluarte asediado de { $region-the } los Nazgûl deben ser { $count } (guía 13.1).
    [siege] Entre los sitiadores de { $region-the } los Nazgûl deben ser { $count } (guía 13.2).
    [front] Con el Ejército del frente, en { $region-the }, los Nazgûl deben ser { $count } (guía 13.3).
   *[around] Alrededor de la Comunidad, camino de Mordor, en { $region-the }, los Nazgûl deben ser { $count } (guía 13.5).
}
wotr-event-clockwork_king = { $reason ->
    [fellowship] Con la Comunidad, en { $region-the }, debe estar el Rey Brujo en persona, pues no hay otro Nazgûl (guía 13).
    [besieged] El Rey Brujo debe estar en el Baluarte asediado de { $region-the } (guía 13.1).
    [siege] El Rey Brujo debe estar con los sitiadores de { $region-the }, que tienen { $count } unidades (guía 13.2).
    [front] El Rey Brujo debe estar con el Ejército del frente, en { $region-the }, que tiene { $count } unidades (guía 13.3).
    [around] Minas Morgul está perdida, así que el Rey Brujo debe estar alrededor de la Comunidad, camino de Mordor, en { $region-the } (guía 13.5).
   *[home] Ningún Ejército que asedie o esté en el frente tiene seis unidades, así que el Rey Brujo debe estar en { $region-the } (guía 13.4).
}
wotr-event-clockwork_mouth = { $reason ->
    [towards] Boca de Sauron está fuera de la línea de Mordor y vuelve a ella por el camino más corto, por { $region-the } (guía 13, aclaración A60).
    [largest] A dos regiones o menos no hay ni seis unidades ni un Baluarte ocupado, así que Boca de Sauron debe estar con el mayor Ejército a su alcance, en { $region-the } (guía 13).
   *[safe] Boca de Sauron debe estar a salvo y lo más adelante posible en la línea de Mordor, en { $region-the } (guía 13).
}
wotr-event-clockwork_card = { $reason ->
    [all_active] Carta descubierta: { $card }. Todos los Pueblos Libres están activos, así que se aparta, boca arriba, para una batalla (guía 14).
    [all_at_war] Carta descubierta: { $card }. Todos los Pueblos Libres están En Guerra, así que se aparta, boca arriba, para una batalla (guía 14).
    [city_taken] Carta descubierta: { $card }. Minas Tirith está ocupada, así que se aparta, boca arriba, para una batalla (guía 14).
    [coast_taken] Carta descubierta: { $card }. Pelargir, Dol Amroth y Lamedon están ocupadas, así que se aparta, boca arriba, para una batalla (guía 14).
    [gollum_guides] Carta descubierta: { $card }. El Guía es Gollum, así que se aparta, boca arriba, para una batalla (guía 14).
    [in_mordor] Carta descubierta: { $card }. La Comunidad está en Mordor, así que se aparta, boca arriba, para una batalla (guía 14).
    [king_gone] Carta descubierta: { $card }. El Rey Brujo está fuera del juego, así que se aparta, boca arriba, para una batalla (guía 14).
    [rohan_awake] Carta descubierta: { $card }. Rohan está activa, o Saruman está fuera del juego, así que se aparta, boca arriba, para una batalla (guía 14).
    [saruman_gone] Carta descubierta: { $card }. Saruman está fuera del juego, así que se aparta, boca arriba, para una batalla (guía 14).
    [no_gathering] Carta descubierta: { $card }. Según la guía no puede jugarse: ninguna región de una línea junto a las Tierras Brunas está libre. Va boca arriba debajo de su mazo (guía 14).
    [no_half_orcs] Carta descubierta: { $card }. Según la guía no puede jugarse: ningún Ejército de ocho unidades o menos tiene ventaja sobre un enemigo al que pueda atacar, o no quedan Élites de Isengard. Va boca arriba debajo de su mazo (guía 14).
    [no_kings_siege] Carta descubierta: { $card }. Según la guía no puede jugarse: el Rey Brujo no está en un Ejército que asedie con ventaja un Baluarte. Va boca arriba debajo de su mazo (guía 14).
    [no_landing] Carta descubierta: { $card }. Según la guía no puede jugarse: el Ejército de Umbar no supera en cuatro a quien defiende Pelargir, Dol Amroth o Lamedon. Va boca arriba debajo de su mazo (guía 14).
    [no_line_moves] Carta descubierta: { $card }. Según la guía no puede jugarse: ninguna línea puede moverse. Va boca arriba debajo de su mazo (guía 14).
    [no_olog_hai] Carta descubierta: { $card }. Según la guía no puede jugarse: ningún Ejército de ocho unidades o menos tiene ventaja sobre un enemigo al que pueda atacar, o no quedan Élites de Sauron. Va boca arriba debajo de su mazo (guía 14).
    [no_orders] Carta descubierta: { $card }. Según la guía no puede jugarse: ningún Nazgûl puede reclutarse con el Rey Brujo y ninguno puede llegar hasta la Comunidad. Va boca arriba debajo de su mazo (guía 14).
    [no_room_in_the_east] Carta descubierta: { $card }. Según la guía no puede jugarse: ni Rhûn del Este ni Lejano Harad ni Rhûn del Sur pueden acoger cinco unidades. Va boca arriba debajo de su mazo (guía 14).
    [no_search] Carta descubierta: { $card }. Según la guía no puede jugarse: un Nazgûl está ya con la Comunidad, o ninguno puede ir allí. Va boca arriba debajo de su mazo (guía 14).
    [no_siege_of_isengard] Carta descubierta: { $card }. Según la guía no puede jugarse: ningún Ejército con unidades de Isengard asedia con ventaja un Baluarte. Va boca arriba debajo de su mazo (guía 14).
    [no_trolls] Carta descubierta: { $card }. Según la guía no puede jugarse: no quedan dos Élites de Sauron, o ningún Ejército tiene dos Regulares de Sauron que sustituir. Va boca arriba debajo de su mazo (guía 14).
    [no_will] Carta descubierta: { $card }. Según la guía no puede jugarse: los Pueblos Libres no tienen dados de Voluntad del Oeste sin usar. Va boca arriba debajo de su mazo (guía 14).
    [nothing_to_see] Carta descubierta: { $card }. Según la guía no puede jugarse: los Pueblos Libres han usado todos sus dados de Personaje y Voluntad del Oeste. Va boca arriba debajo de su mazo (guía 14).
    [out_of_reach] Carta descubierta: { $card }. Según la guía no puede jugarse: ningún Nazgûl puede ir adonde está la Comunidad. Va boca arriba debajo de su mazo (guía 14).
    [text] Carta descubierta: { $card }. No se cumple lo que exige: va boca arriba debajo de su mazo (guía 14).
    [useless] Carta descubierta: { $card }. No puede usarse en esta batalla y va boca arriba debajo de su mazo (guía 15.8).
   *[played] Carta descubierta: { $card }. Puede jugarse (guía 14).
}
wotr-event-clockwork_attacks = { $reason ->
    [siege] Los sitiadores asaltan { $to-the }
    [sortie] Los sitiados hacen una Salida desde { $to-the }
   *[field] De { $region-the } a { $to-the }
}: { $count ->
    [0] diez unidades atacan aun sin ventaja (guía 1)
   *[other] la ventaja de tamaño es { $count }
}. Ninguna otra batalla es posible.
wotr-event-clockwork_line = La tirada es { $rolls }: avanza { $line } (guía 11.4).
wotr-event-clockwork_prefers = { $reason ->
    [siege] Los sitiadores asaltan { $to-the }
    [sortie] Los sitiados hacen una Salida desde { $to-the }
   *[field] De { $region-the } a { $to-the }
}: { $count ->
    [0] diez unidades atacan aun sin ventaja (guía 1)
   *[other] la ventaja de tamaño es { $count }
}. Va antes que { $total ->
    [one] otra batalla, con { $next }
   *[other] otras { $total } batallas, con { $next } como mucho
}{ $tie ->
    [lot] {""}; entre ventajas iguales decidió la suerte (aclaración A4)
   *[none] {""}
}.
wotr-event-clockwork_other_line = { $count ->
    [one] La tirada es { $rolls }. No puede moverse { $lines }, así que avanza { $line } (guía 11.4).
   *[other] La tirada es { $rolls }. No pueden moverse { $lines }, así que avanza { $line } (guía 11.4).
}
wotr-event-clockwork_muster = { $reason ->
    [roll-1] Dado de { $die }: para el alistamiento la tirada es { $rolls }: dos puntos en Minas Morgul, Morannon y Barad-dûr, un Regular en Nurn (guía 9.1).
    [roll-2] Dado de { $die }: para el alistamiento la tirada es { $rolls }: dos puntos en Dol Guldur, Moria y el Monte Gundabad, un Regular en Angmar (guía 9.2).
    [roll-3] Dado de { $die }: para el alistamiento la tirada es { $rolls }: dos puntos en Umbar y Rhûn del Sur, un Regular en el Lejano Harad, el Cercano Harad y Rhûn del Norte (guía 9.3).
    [roll-4] Dado de { $die }: para el alistamiento la tirada es { $rolls }: un Regular y dos puntos en Orthanc, dos Regulares en las Tierras Brunas del Norte y del Sur, y luego en Orthanc una Élite en lugar de un Regular mientras Saruman esté en juego (guía 9.4).
    [roll-5] Dado de { $die }: para el alistamiento la tirada es { $rolls }: un Regular en cada Baluarte de la Sombra, dos puntos donde el enemigo está cerca (guía 9.5).
   *[roll-6] Dado de { $die }: para el alistamiento la tirada es { $rolls }: un Nazgûl en cada una de las cuatro torres, después un Regular con cada Nazgûl y Servidor en una línea (guía 9.6).
}
wotr-event-clockwork_adds = { $reason ->
    [regular] Dado de Alistar/Ejército: primero se une un Regular al Ejército de { $region-the } (guía 8.1).
    [elite] Dado de Alistar/Ejército: no hay sitio para un Regular, así que uno de los que hay en { $region-the } se convierte en Élite (guía 8.2).
   *[nazgul] Dado de Alistar/Ejército: no puede haber ni un Regular ni una Élite, así que se une un Nazgûl al Ejército de { $region-the } (guía 8.3).
}
wotr-event-clockwork_occupied = Asentamiento ocupado: { $region }. Retira del tablero { $force } y pon un marcador por la guarnición (guía 12.3).
wotr-event-clockwork_cleared = { $reason ->
    [line] Desde { $region-the } ya no queda nada que tomar. Vuelven a los refuerzos: { $force } (guía 12.4).
   *[off] { $region } no está en ninguna línea. Vuelven a los refuerzos: { $force } (guía 1).
}
wotr-event-clockwork_recalled = Se llama a filas a la guarnición de { $region-the }: retira el marcador; se unen a los defensores { $force } (guía 15.3).
wotr-event-clockwork_stands = { $reason ->
    [field] Con { $count } unidades la Sombra automática lucha en campo abierto (guía 15.4).
    [open] Un Ejército de tamaño { $count } se queda a luchar: solo se retira uno de tamaño dos o menos, y solo ante uno mayor (guía 15.5).
   *[walls] Con cinco unidades o menos ({ $count }) la Sombra automática se retira tras los muros (guía 15.4).
}
wotr-event-clockwork_goes_on = { $reason ->
    [elite] La ventaja de tamaño es { $count }: se sustituye una Élite por un Regular para prolongar el asedio (guía 15.6).
   *[larger] La ventaja de tamaño es { $count }: la Sombra automática sigue luchando (guía 15.2).
}
wotr-event-clockwork_ceases = La ventaja de tamaño ({ $count }) no basta para seguir (guía 15.2, 15.6).
wotr-event-clockwork_retreats = Un Ejército de tamaño { $count } se retira ante uno mayor, por su línea, a { $to-the } (guía 15.5).
wotr-event-clockwork_advances = Una línea lleva a { $region-the }: la Sombra automática avanza (guía 15.11).
wotr-event-clockwork_stays = { $reason ->
    [needed] Una línea lleva a { $region-the }, pero el Ejército está en un Asentamiento aún por ocupar: no avanza (guía 15.11).
   *[line] Ninguna línea lleva desde allí a { $region-the }: el Ejército no avanza (guía 15.11).
}
wotr-event-clockwork_combat = { $reason ->
    [home] En un Baluarte propio la Sombra automática usa una carta de Estrategia en cada ronda: una de su mano al azar, boca abajo (guía 15.8).
    [drawn] En un Baluarte propio, sin cartas de Estrategia en la mano, la Sombra automática usa la primera carta de ese mazo, boca abajo (guía 15.8).
    [useless] Ninguna de sus cartas de Estrategia puede usarse en esta batalla: vuelven a la mano de la Sombra automática, que no usa ninguna (guía 15.7).
   *[city] En la primera ronda, en una Ciudad o un Baluarte, la Sombra automática usa una carta de Estrategia: una de su mano al azar, boca abajo (guía 15.7).
}
wotr-event-clockwork_uses = { $reason ->
    [table] La Comunidad ha pasado Moria, así que { $card } se usa en batalla (guía 14).
   *[battle] { $card } estaba apartada para una batalla y ahora puede usarse (guía 14).
}
wotr-event-clockwork_loses = { $reason ->
    [small] Impactos que sufre: { $count }. Con cinco unidades o menos se sustituyen primero las Élites (guía 15.10).
    [turning] Impactos que sufre: { $count }. Con más de cinco unidades se pierden primero los Regulares; en cuanto quedan cinco, se sustituyen las Élites (guía 15.10). Un Regular perdido y una Élite que pasa a Regular son, en el tablero, una Élite retirada.
    [bare] Impactos que sufre: { $count }. Con más de cinco unidades se perderían primero los Regulares, pero no bastan, así que se sustituyen las Élites (guía 15.10, aclaración A63).
   *[large] Impactos que sufre: { $count }. Con más de cinco unidades se pierden primero los Regulares (guía 15.10).
}
wotr-event-clockwork_choice = { $choice ->
    [casters] Se elige el Ejército con más Nazgûl y el mejor objetivo cercano (guía 14).
    [target] Se golpea a un Ejército en una Ciudad o un Baluarte, después al mayor (guía 14).
    [drive] Se empuja a la Comunidad lejos de Mordor, después adonde la Búsqueda es fuerte (guía 14).
    [die_to_eye] Tantos Ojos como dados de Personaje y Voluntad del Oeste tienen los Pueblos Libres: tres como mucho y por orden, dados de Evento, Personaje, Alistar, Ejército, Alistar/Ejército (guía 14).
    [draw] Se roba del tipo más escaso (guía 14).
    [wear_down] Primero la Cota de Mithril, después otra carta de la mesa, después una de la mano (guía 14).
    [gathering] Los Dunlendinos se reúnen en una línea, si es posible junto a un enemigo (aclaración A27).
    [follow] Siguen tantos Dunlendinos como caben, primero las Élites (aclaración A27).
    [flee] El azar decide a qué Baluarte huyen los Nazgûl.
    [driven_out] El Ejército se va por su línea, hacia el más cercano de los suyos (guía 15.5).
    [silence] Se nombra al primer Compañero de la lista (guía 14).
    [slay] Cae primero el Compañero con más Liderazgo (guía 14).
    [give_up] Se pierde un punto de Liderazgo por cada dado que se quita al enemigo, al que le queda uno (guía 14, aclaración A64).
    [hurt] La Sombra automática se inflige tantos impactos como enemigos hay, pero menos que la ventaja de tamaño (guía 15.9).
    [recruit_here] Se reclutan Élites mientras queden (aclaración A65).
    [levies] Se reclutan Élites mientras queden (aclaración A65).
    [force] Avanzan tantas unidades como caben, primero las Élites, y con ellas los Nazgûl (guía 15.11).
    [join] Quienes han desembarcado se unen al asedio: ataca todo el Ejército (guía 14).
    [reroll] La Sombra automática siempre repite todos los dados fallados que le permite su Liderazgo.
    [hunt_reroll] La Sombra automática siempre repite todos los dados de Búsqueda que puede.
    [spend] Una carta de la mesa se usa a la primera ocasión (guía 14).
    [sorcerer] Está el Rey Brujo: se roba una carta del mismo tipo que la usada, salvo que haya seis en la mano (guía 15.7).
    [strike] Según la guía los Nazgûl siempre tiran para la Búsqueda (guía 14).
    [disband] No hay sitio para todos: las Élites se quedan y entre Naciones decide el azar (aclaración A65).
    [lose_leader] La guía no elige entre Líderes de varias Naciones: decide el azar (aclaración A4).
    [dishearten] La guía no elige entre Naciones: decide el azar (aclaración A4).
    [pay_card] Se renuncia a una carta al azar (guía 11.1, 11.2).
   *[other] La Sombra automática responde como dice su guía.
}

wotr-chance-place-tie = La guía no elige entre varios lugares. Échalo a suertes. ¿Cuál es?
wotr-chance-nation-tie = La guía no elige entre varias Naciones. Échalo a suertes. ¿Cuál es?
wotr-chance-place-attacker = Varios Ejércitos tienen la misma ventaja, la mayor. Echa a suertes cuál ataca. ¿Cuál es?
wotr-chance-place-attacked = La ventaja es la misma sobre varios enemigos. Echa a suertes cuál es atacado. ¿Dónde está?
wotr-chance-place-king = Varios lugares valen lo mismo para el Rey Brujo. Echa a suertes adónde va. ¿Cuál es?
wotr-chance-place-nazgul = Varios lugares valen lo mismo para el siguiente Nazgûl. Echa a suertes adónde va. ¿Cuál es?
wotr-chance-place-mouth = Varios caminos son igual de cortos para Boca de Sauron. Echa a suertes adónde va. ¿Cuál es?
wotr-chance-place-retreat = Un Ejército de la Sombra se retira y varias regiones están igual de cerca de otro de los suyos. Echa a suertes. ¿Cuál es?
wotr-chance-nation-struck = Varias Naciones tienen el mayor número de unidades en el Ejército de la Sombra. Echa a suertes cuál sufre el siguiente impacto. ¿Cuál es?
wotr-chance-nation-pays = Varias Naciones tienen el mayor número de unidades en el Ejército de la Sombra. Echa a suertes cuál paga primero la guarnición. ¿Cuál es?
wotr-chance-companion-tie = La guía no elige entre varios Compañeros. Échalo a suertes. ¿Cuál es?
wotr-chance-dice-line = La Sombra tira un dado por la línea que avanza.
wotr-chance-dice-muster = La Sombra tira un dado por su alistamiento.
wotr-chance-dice-king = Los dados de la Sombra por el Rey Brujo ({ $count }); entra con { $need } o más.
wotr-chance-card-try = Toma al azar una carta de la mano de la Sombra y descúbrela ({ $deck }). ¿Qué carta es?
wotr-chance-card-combat = Descubre la Carta de Combate de la Sombra ({ $deck }) o, si no podía usarse, otra de su mano al azar. ¿Qué carta es?
wotr-chance-card-drawn = Descubre la primera carta del { $deck } de la Sombra. ¿Qué carta es?
wotr-chance-card-held = La Sombra quizá pueda pagar con sus cartas: mira las que están boca abajo ({ $deck }). Di una de ellas.
wotr-chance-card-table = Una carta de la mesa, al azar.
wotr-chance-card-given_up = Una de estas cartas de la mano de la Sombra, al azar, se descarta boca abajo.
