# La Sombra automática: por qué hace lo que hace. Los números son los de su guía.

wotr-line-mordor = la línea de Mordor
wotr-line-sauron-central = la línea central de Sauron
wotr-line-sauron-northern = la línea norte de Sauron
wotr-line-southron = la línea de los Sureños
wotr-line-easterling = la línea de los Orientales
wotr-line-isengard = la línea de Isengard

wotr-event-clockwork_draws = { $count ->
    [5] La Sombra automática tiene 5 cartas: roba solo una, del tipo del que tiene menos (guía 3).
    [6] La Sombra automática tiene 6 cartas: no roba (guía 3).
   *[other] La Sombra automática tiene { $count } cartas: roba de los dos mazos (guía 3).
}
wotr-event-clockwork_box = { $reason ->
    [mordor] La Comunidad está en Mordor: todos los dados posibles van a la Casilla de Búsqueda ({ $count }; guía 4.1).
   *[usual] A la Casilla de Búsqueda van dos dados, o cuantos se pueda: { $count } (guía 4.1).
}
wotr-event-clockwork_king_enters = { $reason ->
    [active] Todos los Pueblos Libres están activos: entra el Rey Brujo (guía 4.2).
    [rolled] La Comunidad está a distancia { $count } de Mordor; la tirada es { $rolls } y basta: entra el Rey Brujo (guía 4.2).
   *[missed] La Comunidad está a distancia { $count } de Mordor; la tirada es { $rolls }, demasiado baja para que entre el Rey Brujo (guía 4.2).
}
wotr-event-clockwork_reinforced = { $region } está bajo asedio: su guarnición sube a cinco unidades ({ $count } más; guía 4.5).
wotr-event-clockwork_die = { $entry ->
    [character-1] Dado { $die }: ningún Nazgûl está con la Comunidad y uno puede llegar, así que se mueven todos los Nazgûl y la Boca de Sauron (guía 7.1).
    [character-2] Dado { $die }: un Nazgûl está ya con la Comunidad o ninguno puede llegar, así que se juega una carta de Personaje (guía 7.2).
    [character-3] Dado { $die }: ni los Nazgûl ni una carta de Personaje van antes, así que ataca el Ejército con un Líder y la mayor ventaja (guía 7.3).
    [character-4] Dado { $die }: ninguna carta es jugable y ningún Ejército con un Líder tiene ventaja, así que se mueven los Nazgûl y la Boca de Sauron (guía 7.4).
    [character-5] Dado { $die }: sin cartas ni ataques, y con los Nazgûl donde deben estar, llegan otros nuevos (guía 7.5).
    [character-6] Dado { $die }: nada de su lista es posible (guía 7.6).
    [event-1] Dado { $die }: con tres cartas o menos en la mano se roba una del tipo más escaso (guía 10.1).
    [event-2] Dado { $die }: tiene más de tres cartas, así que se juega una carta de Personaje (guía 10.2).
    [event-3] Dado { $die }: ninguna carta de Personaje es jugable, así que se juega una de Estrategia (guía 10.3).
    [event-4] Dado { $die }: ninguna carta es jugable (guía 10.4).
    [army-1] Dado { $die }: solo Un Poder Demasiado Grande impide un ataque, así que la Sombra paga para retirarla (guía 11.1).
    [army-2] Dado { $die }: solo El Poder de Tom Bombadil impide un ataque, así que la Sombra paga para retirarla (guía 11.2).
    [army-3] Dado { $die }: ataca el Ejército con la mayor ventaja (guía 11.3).
    [army-4] Dado { $die }: ningún Ejército tiene ventaja, así que avanza una línea (guía 11.4).
   *[army-5] Dado { $die }: ningún Ejército tiene ventaja y ninguna línea puede moverse, así que vale como Alistar (guía 11.5).
}
wotr-event-clockwork_to_box = El dado { $die } va a la Casilla de Búsqueda.
wotr-event-clockwork_nazgul = { $reason ->
    [fellowship] Un Nazgûl va adonde está la Comunidad: { $region } (guía 13).
    [besieged] Nazgûl al Baluarte asediado, { $region }: { $count } (guía 13.1).
    [siege] Al asedio, { $region }: { $count } Nazgûl (guía 13.2).
    [front] Al Ejército del frente, { $region }: { $count } Nazgûl (guía 13.3).
   *[around] Alrededor de la Comunidad, camino de Mordor: { $count } Nazgûl, { $region } (guía 13.5).
}
wotr-event-clockwork_king = { $reason ->
    [fellowship] El propio Rey Brujo va adonde está la Comunidad, pues no hay otro Nazgûl: { $region } (guía 13).
    [besieged] El Rey Brujo va al Baluarte asediado: { $region } (guía 13.1).
    [siege] El Rey Brujo va al asedio: { $region } (guía 13.2).
    [front] El Rey Brujo va al Ejército del frente: { $region } (guía 13.3).
   *[home] Ningún Ejército es bastante grande para el Rey Brujo, que va aquí: { $region } (guía 13.4).
}
wotr-event-clockwork_mouth = La Boca de Sauron debe estar a salvo y lo más adelante posible en la línea de Mordor: { $region } (guía 13).
wotr-event-clockwork_card = { $reason ->
    [battle] Carta examinada: { $card } se aparta para una batalla (guía 14).
    [unplayable] Carta examinada: { $card } no es jugable y va boca arriba debajo de su mazo (guía 14).
   *[played] Carta examinada: { $card } es jugable (guía 14).
}
wotr-event-clockwork_attacks = { $count ->
    [0] De { $region } a { $to }: diez unidades atacan aun sin ventaja (guía 1).
   *[other] De { $region } a { $to }: la ventaja de tamaño es { $count }.
}
wotr-event-clockwork_line = { $count ->
    [0] La tirada es { $rolls }: avanza { $line } (guía 11.4).
    [one] La tirada es { $rolls }; esa línea no puede moverse, así que avanza { $line } (guía 11.4).
   *[other] La tirada es { $rolls }; { $count } líneas no pueden moverse, así que avanza { $line } (guía 11.4).
}
wotr-event-clockwork_muster = Dado { $die }: para el alistamiento la tirada es { $rolls } (guía 9).
wotr-event-clockwork_adds = { $reason ->
    [regular] Dado Alistar/Ejército: antes se une un Regular al Ejército, { $region } (guía 8.1).
    [elite] Dado Alistar/Ejército: no hay sitio para un Regular, así que uno se convierte en Élite, { $region } (guía 8.2).
   *[nazgul] Dado Alistar/Ejército: ni Regulares ni Élite, así que se une un Nazgûl al Ejército, { $region } (guía 8.3).
}
wotr-event-clockwork_occupied = { $region } queda ocupada: { $count } unidades pasan a ser su guarnición, que representa un marcador (guía 12.3).
wotr-event-clockwork_cleared = { $reason ->
    [line] Desde { $region } ya no queda nada que tomar: sus unidades vuelven a los refuerzos (guía 12.4).
   *[off] { $region } no está en ninguna línea: sus unidades vuelven a los refuerzos (guía 1).
}
wotr-event-clockwork_recalled = Se llama a la guarnición, { $region }: { $count } Regulares se unen a los defensores y se retira el marcador (guía 15.3).
wotr-event-clockwork_stands = { $reason ->
    [field] Con { $count } unidades la Sombra automática lucha en campo abierto (guía 15.4).
   *[walls] Con cinco unidades o menos ({ $count }) la Sombra automática se retira tras los muros (guía 15.4).
}
wotr-event-clockwork_goes_on = { $reason ->
    [elite] La ventaja de tamaño es { $count }: se reduce una Élite para prolongar el asedio (guía 15.6).
   *[larger] La ventaja de tamaño es { $count }: la Sombra automática sigue luchando (guía 15.2).
}
wotr-event-clockwork_ceases = La ventaja de tamaño ({ $count }) no basta para seguir (guía 15.2, 15.6).
wotr-event-clockwork_retreats = Un Ejército de tamaño { $count } se retira ante uno mayor, por su línea: { $to } (guía 15.5).
wotr-event-clockwork_advances = Una línea lleva aquí: { $region }. La Sombra automática avanza (guía 15.11).
wotr-event-clockwork_stays = Ninguna línea lleva aquí, { $region }, o el Ejército aún hace falta donde está: la Sombra automática se queda (guía 15.11).
wotr-event-clockwork_combat = { $reason ->
    [battle] Ahora puede usarse una carta apartada para una batalla (guía 14).
    [table] La Comunidad ha pasado Moria, así que el Balrog se usa en batalla (guía 14).
    [home] En un Baluarte propio la Sombra automática usa una carta de Estrategia en cada asalto (guía 15.8).
    [drawn] En un Baluarte propio, sin cartas útiles en la mano, la Sombra automática roba una (guía 15.8).
   *[city] En el primer asalto, en una Ciudad o un Baluarte, la Sombra automática usa una carta de Estrategia (guía 15.7).
}
wotr-event-clockwork_loses = { $reason ->
    [small] Impactos que sufre: { $count }. Con cinco unidades o menos se reducen las Élite (guía 15.10).
   *[large] Impactos que sufre: { $count }. Con más de cinco unidades se pierden Regulares (guía 15.10).
}
wotr-event-clockwork_choice = { $choice ->
    [casters] Se elige el Ejército con más Nazgûl y el mejor objetivo cercano (guía 14).
    [target] Se golpea a un Ejército en una Ciudad o un Baluarte, después al mayor (guía 14).
    [drive] Se empuja a la Comunidad lejos de Mordor, después adonde la Búsqueda es fuerte (guía 14).
    [die_to_eye] Tantos Ojos como dados de Personaje y Voluntad del Oeste tienen los Pueblos Libres: por orden, dados de Evento, Personaje, Alistar, Ejército (guía 14).
    [draw] Se roba del tipo más escaso (guía 14).
    [wear_down] Primero la Cota de Mithril, después otra carta en juego, después una de la mano (guía 14).
    [gathering] Los Dunlendinos se reúnen en una línea, si es posible junto a un enemigo (aclaración A27).
    [follow] Siguen tantos Dunlendinos como quepan, primero las Élite (aclaración A27).
    [flee] El azar decide a qué Baluarte huyen los Nazgûl.
    [driven_out] El Ejército se va por su línea, hacia el más cercano de los suyos (guía 15.5).
    [silence] Se nombra al primer Compañero de la lista (guía 14).
    [slay] Cae primero el Compañero con más Liderazgo (guía 14).
    [give_up] Tantos puntos de Liderazgo como dados quitan al enemigo (guía 14).
    [hurt] Tantos impactos propios como enemigos hay, pero menos que la ventaja de tamaño (guía 15.9).
    [recruit_here] Se reclutan Élite mientras quedan (aclaración A65).
    [levies] Se reclutan Élite mientras quedan (aclaración A65).
    [recruit_where] La guía no nombra el lugar: decide el azar.
   *[other] Se renuncia a una carta al azar (aclaración A13).
}

wotr-chance-place-tie = La guía no elige entre varios lugares: el que toma el azar
wotr-chance-dice-line = El dado de la línea que avanza
wotr-chance-dice-muster = El dado del alistamiento de la Sombra automática
wotr-chance-dice-king = Los dados del Rey Brujo ({ $count }), hace falta { $need } o más
wotr-chance-card-clockwork = La carta que se toma al azar entre las de la Sombra
