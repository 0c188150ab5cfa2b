# Los textos de las cartas: las palabras con que text/*.py dicen lo que significan las declaraciones.

## Frames: how a piece of text is put together

tcg-text-after = { $when }, { $text }
tcg-text-phase = { $phase }: { $text }
tcg-text-list = { $first }, { $second }
tcg-text-or = { $first } o { $second }
tcg-text-and = { $first } y { $second }
tcg-text-to = { $cost } para { $effect }
tcg-text-if = si { $clause }
tcg-text-while = mientras { $clause }
tcg-text-each-time = cada vez que { $clause }
tcg-text-when = cuando { $clause }
tcg-text-of = de { $what }
tcg-text-at = en { $site }
tcg-text-not-at = excepto en { $site }
tcg-text-during = durante { $phase }
tcg-text-not-during = excepto durante { $phase }
tcg-text-in-skirmish = { $clause } en una escaramuza
tcg-text-in-skirmish-of = { $clause } durante una escaramuza en la que participa { $whom }
tcg-text-in-phase = { $clause } durante { $phase }
tcg-text-by = { $clause } por { $card }
tcg-text-against = { $clause } contra { $other }
tcg-text-on = { $clause } sobre { $other }
tcg-text-otherwise = si no
tcg-text-choice = { $first }; { $second }
tcg-text-choice-to = { $first } ({ $second })
tcg-text-beside = { $first } { $second }
tcg-text-or-if = { $usual } (o { $special } { $condition })
tcg-text-and-if = { $first } (y { $second } { $condition })
tcg-text-limit = { $text } (máximo { $limit })
tcg-text-where-x = { $text } (X es { $quantity })
tcg-text-per-turn = { $text } (máximo { $count ->
        [1] una vez
        *[other] { $count } veces
    } por turno)
tcg-text-per-phase = { $text } (máximo { $count ->
        [1] una vez
        *[other] { $count } veces
    } por fase)
tcg-text-times = { $text } { $count ->
        [2] dos veces
        *[other] { $count } veces
    }
tcg-text-x-times = { $text } X veces
tcg-text-to-play = para jugar esta carta, { $text }
tcg-text-only-if = solo se puede jugar { $condition }
tcg-text-bearer = el portador debe ser { $whom }
tcg-text-plays-on = se juega sobre { $what }
tcg-text-one-each = máximo { $count } por portador
tcg-text-support = se juega en tu área de apoyo
tcg-text-second = el portador puede llevar { $this } además de otro objeto de su clase
tcg-text-prevent-by = { $who } puede { $price } para impedirlo
tcg-text-ring-bearer = { tcg-word-ring-bearer } ({ tcg-word-resistance } { $count })
tcg-text-elsewhere = en cualquier otro sitio
tcg-text-in-fierce = durante una escaramuza fiera
tcg-text-first-shadow = en la primera fase de Sombra

## Everything about a card

tcg-words-piece = { CARD_PIECE($piece) }
tcg-words-keywords = { CARD_KEYWORDS($code) }
tcg-words-trait = { CARD_TRAIT($trait) }
tcg-words-deed = { CARD_DEED($deed) }
tcg-words-title = { $title } ({ $code })
tcg-words-subtitle = { $title }, { $subtitle }
tcg-words-unique = • { $title }
tcg-words-joined = { $first } · { $second }
tcg-words-unwritten = Mathom todavía no sabe qué hace esta carta.
tcg-words-signet = sello de { $signet }
tcg-words-cost = { tcg-word-twilight-cost } { $count }
tcg-words-strength = { tcg-word-strength } { $count }
tcg-words-vitality = { tcg-word-vitality } { $count }
tcg-words-minion-site = { tcg-word-site-number } { $count }
tcg-words-home = { $count ->
    [one] hogar
   *[other] hogares
} { $sites }
tcg-words-numbered = { $site }{ $block }
tcg-words-site = { tcg-type-site } { $site }{ $block }
tcg-words-shadow-number = { tcg-word-shadow-number } { $count }

## How long

tcg-until-phase = hasta el final de la fase
tcg-until-regroup = hasta la fase de reagrupación
tcg-until-turn = hasta el final del turno
tcg-until-assignment = hasta la fase de asignación
tcg-until-skirmish = hasta la fase de escaramuza
tcg-until-ever = durante el resto de la partida

## Players

tcg-who-you = tú
tcg-who-free-player = el jugador de los Pueblos Libres
tcg-who-shadow-player = un jugador de la Sombra
tcg-who-each-shadow = cada jugador de la Sombra
tcg-who-any-shadow = cualquier jugador de la Sombra
tcg-who-opponent = un oponente
tcg-who-owner = su propietario
tcg-who-that-opponent = ese oponente
tcg-who-any = cualquier jugador
tcg-who-player-of-this = tú

## What is done; `.to` is the infinitive

tcg-do-exert = esfuerza { $whom }
    .to = esforzar { $whom }
tcg-do-exhaust-m = deja exhausto { $whom }
    .to = dejar exhausto { $whom }
tcg-do-exhaust-f = deja exhausta { $whom }
    .to = dejar exhausta { $whom }
tcg-do-exhaust-mp = deja exhaustos { $whom }
    .to = dejar exhaustos { $whom }
tcg-do-exhaust-fp = deja exhaustas { $whom }
    .to = dejar exhaustas { $whom }
tcg-do-wound = hiere { $whom }
    .to = herir { $whom }
tcg-do-heal = cura { $whom }
    .to = curar { $whom }
tcg-do-heal-wounds = cura { $wounds } de { $whom }
    .to = curar { $wounds } de { $whom }
tcg-do-discard = descarta { $what }
    .to = descartar { $what }
tcg-do-draw = roba { $cards }
    .to = robar { $cards }
tcg-do-into-hand = toma en la mano { $what }
    .to = tomar en la mano { $what }
tcg-do-return = devuelve { $what } a la mano de su propietario
    .to = devolver { $what } a la mano de su propietario
tcg-do-add-twilight = añade { $tokens }
    .to = añadir { $tokens }
tcg-do-remove-twilight = retira { $tokens }
    .to = retirar { $tokens }
tcg-do-add-burdens = añade { $burdens }
    .to = añadir { $burdens }
tcg-do-remove-burdens = retira { $burdens }
    .to = retirar { $burdens }
tcg-do-place-tokens = pon { $tokens } sobre { $where }
    .to = poner { $tokens } sobre { $where }
tcg-do-remove-tokens = retira { $tokens } de { $where }
    .to = retirar { $tokens } de { $where }
tcg-do-play = juega { $what }
    .to = jugar { $what }
tcg-do-play-on = juega { $what } sobre { $on }
    .to = jugar { $what } sobre { $on }
tcg-text-at-cost = { $text } con coste de crepúsculo { $amount }
tcg-do-cancel-skirmish = cancela una escaramuza en la que participa { $whom }
    .to = cancelar una escaramuza en la que participa { $whom }
tcg-do-remove-from-skirmish = saca de la escaramuza { $whom }
    .to = sacar de la escaramuza { $whom }
tcg-do-assign = asigna { $whom } a una escaramuza contra { $to }
    .to = asignar { $whom } a una escaramuza contra { $to }
tcg-do-wear-ring = el Portador del Anillo se pone el Anillo Único hasta la fase de reagrupación
    .to = hacer que el Portador del Anillo se ponga el Anillo Único hasta la fase de reagrupación
tcg-do-take-control = toma el control de un sitio
    .to = tomar el control de un sitio
tcg-do-liberate = libera un sitio
    .to = liberar un sitio
tcg-do-beneath = pon { $what } debajo de { $deck }
    .to = poner { $what } debajo de { $deck }
tcg-do-on-top = pon { $what } encima de { $deck }
    .to = poner { $what } encima de { $deck }
tcg-do-shuffle-in = baraja { $what } (y todas las cartas apiladas ahí) en { $deck }
    .to = barajar { $what } (y todas las cartas apiladas ahí) en { $deck }
tcg-do-discard-top = descarta { $cards } de la parte superior de { $deck }
    .to = descartar { $cards } de la parte superior de { $deck }
tcg-do-stack = apila { $what } sobre { $on }
    .to = apilar { $what } sobre { $on }
tcg-do-stack-top = apila { $cards } de la parte superior de tu mazo de robar sobre { $on }
    .to = apilar { $cards } de la parte superior de tu mazo de robar sobre { $on }
tcg-do-spot = avista { $what }
    .to = avistar { $what }
tcg-do-reconcile = recompón tu mano
    .to = recomponer tu mano
tcg-do-reveal-top = revela { $count ->
        [1] la primera carta
        *[other] las primeras { $count } cartas
    } de { $deck }
    .to = revelar { $count ->
            [1] la primera carta
            *[other] las primeras { $count } cartas
        } de { $deck }
tcg-do-reveal-hand = revela tu mano
    .to = revelar tu mano
tcg-do-keep-event = pon { $what } en tu mano en vez de en tu pila de descartes
    .to = poner { $what } en tu mano en vez de en tu pila de descartes
tcg-deck-of-you = tu mazo de robar
tcg-deck-of-them = su mazo de robar
tcg-deck-of-opponent = el mazo de robar de un oponente
tcg-deck-of-free-player = el mazo de robar del jugador de los Pueblos Libres
tcg-deck-of-shadow-player = el mazo de robar de un jugador de la Sombra
tcg-deck-of-each-shadow = el mazo de robar de cada jugador de la Sombra
tcg-deck-of-owner = el mazo de robar de su propietario
tcg-deck-of-any = el mazo de robar de cualquier jugador
tcg-do-reshuffle = baraja { $deck }
    .to = barajar { $deck }
tcg-do-become-ring-bearer = haz que { $whom } sea el Portador del Anillo ({ tcg-word-resistance } { $count })
    .to = hacer que { $whom } sea el Portador del Anillo ({ tcg-word-resistance } { $count })
tcg-do-play-next-sites = juega { $count ->
        [1] el siguiente sitio
        *[other] los siguientes { $count } sitios
    } de la Comunidad (en lugar de otros, si hace falta)
    .to = jugar { $count ->
            [1] el siguiente sitio
            *[other] los siguientes { $count } sitios
        } de la Comunidad (en lugar de otros, si hace falta)
tcg-do-may = puedes { $effect }
    .to = { $effect } (si quieres)
tcg-do-may-by = { $who } puede { $effect }
    .to = permitir a { $who } { $effect }
tcg-do-must-by = { $who } debe { $effect }
    .to = obligar a { $who } a { $effect }
tcg-do-must-by-you = debes { $effect }
    .to = obligarte a { $effect }
tcg-do-choose-by = { $who } debe elegir { $effect }
    .to = hacer que { $who } elija { $effect }
tcg-do-prevent = impídelo
    .to = impedirlo
tcg-do-prevent-wound = evita esa herida
    .to = evitar esa herida
tcg-do-instead = { $effect } en su lugar
    .to = { $effect } en su lugar
tcg-do-give = da a { $whom } { $traits }
    .to = dar a { $whom } { $traits }
tcg-do-make = haz que { $whom } sea { $traits }
    .to = hacer que { $whom } sea { $traits }
tcg-do-give-and-make = haz que { $whom } tenga { $traits } y sea { $more }
    .to = hacer que { $whom } tenga { $traits } y sea { $more }

## What a card is like: said of it, ordered (`.do`), and in the infinitive (`.to`)

tcg-is-given = { $who } tiene { $traits }
tcg-is-being = { $who } es { $traits }
tcg-is-both = { $who } tiene { $traits } y es { $more }
tcg-is-loses = { $who } pierde todas las bonificaciones de { $keyword }
    .do = haz que { $who } pierda todas las bonificaciones de { $keyword }
    .to = hacer que { $who } pierda todas las bonificaciones de { $keyword }
tcg-is-is-not = { $who } no es { $keyword }
    .do = impide que { $who } sea { $keyword }
    .to = impedir que { $who } sea { $keyword }
tcg-is-cost = el coste de crepúsculo { $of-who } es { $amount }
    .do = modifica el coste de crepúsculo { $of-who } en { $amount }
    .to = modificar el coste de crepúsculo { $of-who } en { $amount }
tcg-is-play-on-cost = el coste de crepúsculo de { $what } al jugarse sobre { $who } es { $amount }
    .do = modifica el coste de crepúsculo de { $what } sobre { $who } en { $amount }
    .to = modificar el coste de crepúsculo de { $what } sobre { $who } en { $amount }
tcg-is-site-number = el número de sitio de { $who } es { $amount }
    .do = modifica el número de sitio de { $who } en { $amount }
    .to = modificar el número de sitio de { $who } en { $amount }
tcg-is-shadow-number = el número de Sombra de { $who } es { $amount }
    .do = modifica el número de Sombra de { $who } en { $amount }
    .to = modificar el número de Sombra de { $who } en { $amount }
tcg-is-roaming-cost = la penalización de { $who } por ser errante es { $amount }
    .do = modifica la penalización de { $who } por ser errante en { $amount }
    .to = modificar la penalización de { $who } por ser errante en { $amount }
tcg-is-archery-free = el total de arquería de la Comunidad es { $amount }
    .do = modifica el total de arquería de la Comunidad en { $amount }
    .to = modificar el total de arquería de la Comunidad en { $amount }
tcg-is-archery-shadow = el total de arquería de los siervos es { $amount }
    .do = modifica el total de arquería de los siervos en { $amount }
    .to = modificar el total de arquería de los siervos en { $amount }
tcg-is-move-limit = el límite de movimientos es { $amount }
    .do = modifica el límite de movimientos en { $amount }
    .to = modificar el límite de movimientos en { $amount }
tcg-is-overwhelm = solo una fuerza { $times ->
        [3] triple
        [4] cuádruple
        *[other] { $times } veces mayor
    } puede arrollar a { $who }
    .do = haz que solo una fuerza { $times ->
            [3] triple
            [4] cuádruple
            *[other] { $times } veces mayor
        } pueda arrollar a { $who }
    .to = hacer que solo una fuerza { $times ->
            [3] triple
            [4] cuádruple
            *[other] { $times } veces mayor
        } pueda arrollar a { $who }
tcg-is-most-wounds = { $who } no sufre más de { $wounds }
    .do = impide que { $who } sufra más de { $wounds }
    .to = impedir que { $who } sufra más de { $wounds }
tcg-is-take-wounds = { $who } no puede sufrir heridas
    .none = { $who } puede sufrir heridas
    .do = impide que { $who } sufra heridas
    .to = impedir que { $who } sufra heridas
tcg-is-wounds-prevented = se evitan todas las heridas a { $who }
    .do = evita todas las heridas a { $who }
    .to = evitar todas las heridas a { $who }
tcg-is-be-healed = no se puede curar { $who-object }
    .none = no se puede curar { $who-object }
    .do = impide curar { $who-object }
    .to = impedir curar { $who-object }
tcg-is-be-discarded = no se puede descartar { $who }
    .none = no se puede descartar { $who }
    .do = impide descartar { $who }
    .to = impedir descartar { $who }
tcg-is-be-exerted = { $who } no puede esforzarse
    .none = { $who } puede esforzarse
    .do = impide que { $who } se esfuerce
    .to = impedir que { $who } se esfuerce
tcg-is-be-assigned = no se puede asignar { $who-object } a una escaramuza
    .none = no se puede asignar { $who-object } a una escaramuza
    .do = impide asignar { $who-object } a una escaramuza
    .to = impedir asignar { $who-object } a una escaramuza
tcg-is-be-played = no se puede jugar { $who }
    .none = no se puede jugar { $who }
    .do = impide jugar { $who }
    .to = impedir jugar { $who }
tcg-is-add-to-archery = { $who } no cuenta para el total de arquería
    .none = { $who } cuenta para el total de arquería
    .do = impide que { $who } cuente para el total de arquería
    .to = impedir que { $who } cuente para el total de arquería
tcg-is-use-abilities = las habilidades especiales de { $who } no se pueden usar
    .do = impide usar las habilidades especiales de { $who }
    .to = impedir usar las habilidades especiales de { $who }
tcg-is-take-part = { $who } no puede participar en el disparo de arquería ni en escaramuzas
    .none = { $who } puede participar en el disparo de arquería ni en escaramuzas
    .do = impide que { $who } participe en el disparo de arquería o en escaramuzas
    .to = impedir que { $who } participe en el disparo de arquería o en escaramuzas
tcg-is-cannot-bear = { $who } no puede llevar { $what }
    .do = impide que { $who } lleve { $what }
    .to = impedir que { $who } lleve { $what }
tcg-is-not-against = { $who } no se puede asignar a una escaramuza contra { $what }
    .do = impide asignar { $who } a una escaramuza contra { $what }
    .to = impedir asignar { $who } a una escaramuza contra { $what }
tcg-is-no-bonus = { $who } no puede recibir bonificaciones de fuerza de { $what }
    .do = impide que { $who } reciba bonificaciones de fuerza de { $what }
    .to = impedir que { $who } reciba bonificaciones de fuerza de { $what }
tcg-is-no-actions = { $player } no puede jugar eventos { $phase } ni usar habilidades especiales { $phase }
    .do = impide que { $player } juegue eventos { $phase } o use habilidades especiales { $phase }
    .to = impedir que { $player } juegue eventos { $phase } o use habilidades especiales { $phase }
tcg-is-no-actions-opponent = ningún oponente puede jugar eventos { $phase } ni usar habilidades especiales { $phase }
    .do = impide que los oponentes jueguen eventos { $phase } o usen habilidades especiales { $phase }
    .to = impedir que los oponentes jueguen eventos { $phase } o usen habilidades especiales { $phase }
tcg-is-nobody-acts = nadie puede jugar eventos { $phase } ni usar habilidades especiales { $phase }
    .do = impide que cualquier jugador juegue eventos { $phase } o use habilidades especiales { $phase }
    .to = impedir que cualquier jugador juegue eventos { $phase } o use habilidades especiales { $phase }
tcg-is-cannot-move = la Comunidad no puede mover otra vez
    .do = impide que la Comunidad mueva otra vez
    .to = impedir que la Comunidad mueva otra vez
tcg-is-cannot-by = { $text } por efecto de { $cards }
tcg-is-takes-part = { $who } puede participar en el disparo de arquería y en escaramuzas
    .do = permite que { $who } participe en el disparo de arquería y en escaramuzas
    .to = permitir que { $who } participe en el disparo de arquería y en escaramuzas
tcg-is-joins-skirmishes = { $who } puede participar en escaramuzas
    .do = permite que { $who } participe en escaramuzas
    .to = permitir que { $who } participe en escaramuzas
tcg-is-no-text = { $who } no tiene texto de juego
    .do = haz que { $who } pierda su texto de juego
    .to = hacer que { $who } pierda su texto de juego
tcg-is-counts-as = { $who } cuenta como { $what }
    .do = haz que { $who } cuente como { $what }
    .to = hacer que { $who } cuente como { $what }
tcg-is-must-move = el jugador de los Pueblos Libres debe mover otra vez este turno (si el límite de movimientos lo permite)
    .do = haz que el jugador de los Pueblos Libres mueva otra vez este turno (si el límite de movimientos lo permite)
    .to = hacer que el jugador de los Pueblos Libres mueva otra vez este turno (si el límite de movimientos lo permite)
tcg-is-extra-cost = { $who } gana este coste: { $cost }
    .do = haz que { $who } gane este coste: { $cost }
    .to = hacer que { $who } gane este coste: { $cost }
tcg-is-allies-archery = los aliados sufren las heridas del disparo de arquería en lugar de los compañeros
    .do = haz que los aliados sufran las heridas del disparo de arquería en lugar de los compañeros
    .to = hacer que los aliados sufran las heridas del disparo de arquería en lugar de los compañeros
tcg-is-switched-off = la primera frase del texto de { $who } no se aplica
    .do = haz que la primera frase del texto de { $who } no se aplique
    .to = hacer que la primera frase del texto de { $who } no se aplique
tcg-is-one-minion-each = a cada personaje solo se le puede asignar un siervo
    .do = haz que a cada personaje solo se le pueda asignar un siervo
    .to = hacer que a cada personaje solo se le pueda asignar un siervo
tcg-is-win-later = la Comunidad gana solo al final del turno
    .do = haz que la Comunidad gane solo al final del turno
    .to = hacer que la Comunidad gane solo al final del turno
tcg-is-skip-phase = se omite { $phase }
    .do = omite { $phase }
    .to = omitir { $phase }
tcg-is-keep-cards = { $cards } no pueden descartar cartas de tu mano ni de tu mazo de robar
    .do = impide que { $cards } descarten cartas de tu mano o de tu mazo de robar
    .to = impedir que { $cards } descarten cartas de tu mano o de tu mazo de robar
tcg-is-no-playing-from = nadie puede jugar cartas del mazo de robar ni de la pila de descartes
    .do = impide que se jueguen cartas del mazo de robar o de la pila de descartes
    .to = impedir que se jueguen cartas del mazo de robar o de la pila de descartes
tcg-is-no-removing-burdens = no se pueden retirar cargas
    .do = impide que se retiren cargas
    .to = impedir que se retiren cargas
tcg-is-no-looking-at-hand = nadie puede mirar la mano de un oponente
    .do = impide que se mire la mano de un oponente
    .to = impedir que se mire la mano de un oponente

## Conditions, and that they are not so (`.not`)

tcg-if-can-spot = puedes avistar { $what }
    .not = no puedes avistar { $what }
tcg-if-twilight = en la reserva de crepúsculo hay al menos { $tokens }
    .not = en la reserva de crepúsculo hay menos de { $tokens }
tcg-if-dead-pile = la pila de muertos contiene al menos { $what }
    .not = la pila de muertos no contiene { $what }
tcg-if-dead-pile-one = en la pila de muertos hay { $what }
    .not = en la pila de muertos no hay { $what }
tcg-if-sites-you = controlas { $what }
    .not = no controlas { $what }
tcg-if-sites-opponent = un oponente controla { $what }
    .not = ningún oponente controla { $what }
tcg-if-more-than = { $amount } es mayor que { $least }
    .not = { $amount } no es mayor que { $least }
tcg-if-sites = { $who } controla { $what }
    .not = { $who } no controla { $what }
tcg-if-moves = la Comunidad ha movido al menos { $count ->
        [1] una vez
        [2] dos veces
        *[other] { $count } veces
    } este turno
    .not = la Comunidad ha movido menos de { $count ->
            [1] una vez
            *[other] { $count } veces
        } este turno
tcg-if-hand-you = tienes en la mano al menos { $cards }
    .not = tienes en la mano menos de { $cards }
tcg-if-hand = { $who } tiene en la mano al menos { $cards }
    .not = { $who } tiene en la mano menos de { $cards }
tcg-if-at-least = { $amount } es al menos { $least }
    .not = { $amount } es menos de { $least }
tcg-if-moved-to = la Comunidad ha movido a { $site } en esta fase
    .not = la Comunidad no ha movido a { $site } en esta fase
tcg-if-at = la Comunidad está en { $site }
    .not = la Comunidad no está en { $site }
tcg-if-in-phase = es { $phase }
    .not = no es { $phase }
tcg-if-fierce = hay en curso una escaramuza fiera
    .not = no hay en curso una escaramuza fiera
tcg-if-switched-off = la primera frase del texto de { $who } no se aplica
    .not = la primera frase del texto de { $who } se aplica
tcg-if-ring-worn = el Portador del Anillo lleva puesto el Anillo Único
    .not = el Portador del Anillo no lleva puesto el Anillo Único
tcg-if-is = { $who } es { $what }
    .not = { $who } no es { $what }
tcg-if-has-stacked = sobre { $who } hay en pila { $what }
    .not = sobre { $who } no hay en pila { $what }
tcg-if-stands = { $who } está { $what }
    .not = { $who } no está { $what }
tcg-if-bears = { $who } lleva { $what }
    .not = { $who } no lleva { $what }
tcg-if-played-here = alguien ha jugado ya { $what } en este sitio este turno
    .not = nadie ha jugado todavía { $what } en este sitio este turno
tcg-if-first-shadow = es la primera fase de Sombra
    .not = no es la primera fase de Sombra
tcg-if-starting = { $who } está en tu Comunidad inicial
    .not = { $who } no está en tu Comunidad inicial
tcg-if-home = un oponente controla el hogar de { $who }
    .not = ningún oponente controla el hogar de { $who }
tcg-if-played = alguien ha jugado ya { $what } este turno
    .not = nadie ha jugado todavía { $what } este turno

## What abilities answer to; `.f` with a feminine subject

tcg-when-about_wound = { $who } va a sufrir una herida
    .f = { $who } va a sufrir una herida
tcg-when-about_killed = { $who } va a morir
    .f = { $who } va a morir
tcg-when-about_discarded = { $who } va a ser descartado
    .f = { $who } va a ser descartada
tcg-when-about_burdens = van a añadirse cargas
tcg-when-about_control = { $player } va a tomar el control de un sitio
tcg-when-wounded = { $who } sufre una herida
    .f = { $who } sufre una herida
tcg-when-killed = { $who } muere
    .f = { $who } muere
tcg-when-discarded = se descarta { $who }
    .f = se descarta { $who }
tcg-when-burdens_added = se añade una carga
tcg-when-burdens_removed = se retira una carga
tcg-when-played = se juega { $who }
    .f = se juega { $who }
tcg-when-you-play = juegas { $who }
tcg-when-plays = { $player } juega { $who }
tcg-when-wins = { $who } gana una escaramuza
    .f = { $who } gana una escaramuza
tcg-when-loses = { $who } pierde una escaramuza
    .f = { $who } pierde una escaramuza
tcg-when-assigned = se asigna { $who } a una escaramuza
    .f = se asigna { $who } a una escaramuza
tcg-when-assigned_to = { tcg-when-assigned }
    .f = { tcg-when-assigned.f }
tcg-when-assigns = { $player } asigna { $who } a una escaramuza
tcg-when-moves_from = la Comunidad mueve desde { $who }
    .f = la Comunidad mueve desde { $who }
tcg-when-moves = la Comunidad mueve
tcg-when-moves_to = la Comunidad mueve a { $who }
    .f = la Comunidad mueve a { $who }
tcg-when-starts = al comienzo de { $phase }
tcg-when-ends = al final de { $phase }
tcg-when-first-shadow = la primera fase de Sombra
tcg-when-each = cada { $phase }
tcg-when-skirmish-of = cada escaramuza en la que participa { $who }
tcg-when-turn_starts = al comienzo de cada turno
tcg-when-uses_ability = se usa una habilidad especial { $of-who }
    .f = se usa una habilidad especial { $of-who }
tcg-when-exerted = { $who } se esfuerza
    .f = { $who } se esfuerza
tcg-when-healed = se cura { $who }
    .f = se cura { $who }
tcg-when-draws = { $player } roba una carta
tcg-when-wears_ring = { $who } se pone el Anillo Único
    .f = { $who } se pone el Anillo Único
tcg-when-skirmish_ending = una escaramuza en la que participa { $who } va a terminar
    .f = una escaramuza en la que participa { $who } va a terminar
tcg-when-revealed = se revela { $who }
    .f = se revela { $who }

## What stands behind a noun, in four forms

tcg-way-skirmishing =
    .m = en escaramuza
    .f = en escaramuza
    .mp = en escaramuza
    .fp = en escaramuza
tcg-way-skirmishing-with =
    .m = en escaramuza con { $whom }
    .f = en escaramuza con { $whom }
    .mp = en escaramuza con { $whom }
    .fp = en escaramuza con { $whom }
tcg-way-assigned =
    .m = asignado a una escaramuza
    .f = asignada a una escaramuza
    .mp = asignados a una escaramuza
    .fp = asignadas a una escaramuza
tcg-way-assigned-to =
    .m = asignado a una escaramuza contra { $whom }
    .f = asignada a una escaramuza contra { $whom }
    .mp = asignados a una escaramuza contra { $whom }
    .fp = asignadas a una escaramuza contra { $whom }
tcg-way-bears =
    .m = con { $what }
    .f = con { $what }
    .mp = con { $what }
    .fp = con { $what }
tcg-way-borne-by =
    .m = llevado por { $whom }
    .f = llevada por { $whom }
    .mp = llevados por { $whom }
    .fp = llevadas por { $whom }
tcg-way-on-bearer =
    .m = sobre { $whom }
    .f = sobre { $whom }
    .mp = sobre { $whom }
    .fp = sobre { $whom }
tcg-way-stacked-on =
    .m = apilado sobre { $what }
    .f = apilada sobre { $what }
    .mp = apilados sobre { $what }
    .fp = apiladas sobre { $what }
tcg-way-has-stacked =
    .m = con { $what } en pila encima
    .f = con { $what } en pila encima
    .mp = con { $what } en pila encima
    .fp = con { $what } en pila encima
tcg-way-has-tokens =
    .m = con { $what }
    .f = con { $what }
    .mp = con { $what }
    .fp = con { $what }
tcg-way-strength-at-most =
    .m = con fuerza { $most } o menos
    .f = con fuerza { $most } o menos
    .mp = con fuerza { $most } o menos
    .fp = con fuerza { $most } o menos
tcg-way-signet =
    .m = con el sello de { $signet }
    .f = con el sello de { $signet }
    .mp = con el sello de { $signet }
    .fp = con el sello de { $signet }
tcg-way-home =
    .m = con hogar en { $site }
    .f = con hogar en { $site }
    .mp = con hogar en { $site }
    .fp = con hogar en { $site }
tcg-way-you-control =
    .m = que controlas
    .f = que controlas
    .mp = que controlas
    .fp = que controlas
tcg-way-same-title =
    .m = con el título de esa carta
    .f = con el título de esa carta
    .mp = con el título de esa carta
    .fp = con el título de esa carta
tcg-way-same-culture =
    .m = con la cultura de esa carta
    .f = con la cultura de esa carta
    .mp = con la cultura de esa carta
    .fp = con la cultura de esa carta
tcg-way-except =
    .m = (excepto { $what })
    .f = (excepto { $what })
    .mp = (excepto { $what })
    .fp = (excepto { $what })
tcg-way-played-hand =
    .m = desde la mano
    .f = desde la mano
    .mp = desde la mano
    .fp = desde la mano
tcg-way-your-hand =
    .m = de la mano
    .f = de la mano
    .mp = de la mano
    .fp = de la mano
tcg-way-your-discard =
    .m = de tu pila de descartes
    .f = de tu pila de descartes
    .mp = de tu pila de descartes
    .fp = de tu pila de descartes
tcg-way-your-deck =
    .m = de tu mazo de robar
    .f = de tu mazo de robar
    .mp = de tu mazo de robar
    .fp = de tu mazo de robar
tcg-way-your-dead =
    .m = de tu pila de muertos
    .f = de tu pila de muertos
    .mp = de tu pila de muertos
    .fp = de tu pila de muertos
tcg-way-hand =
    .m = de la mano
    .f = de la mano
    .mp = de la mano
    .fp = de la mano
tcg-way-discard =
    .m = de la pila de descartes
    .f = de la pila de descartes
    .mp = de la pila de descartes
    .fp = de la pila de descartes
tcg-way-deck =
    .m = del mazo de robar
    .f = del mazo de robar
    .mp = del mazo de robar
    .fp = del mazo de robar
tcg-way-dead =
    .m = de la pila de muertos
    .f = de la pila de muertos
    .mp = de la pila de muertos
    .fp = de la pila de muertos
tcg-way-at-random =
    .m = al azar
    .f = al azar
    .mp = al azar
    .fp = al azar
tcg-way-chosen =
    .m = elegido
    .f = elegida
    .mp = elegidos
    .fp = elegidas
tcg-site-one = el sitio { $first }{ $block }
tcg-site-range = los sitios { $first }{ $block }–{ $last }{ $block }
tcg-site-towers = T
tcg-site-fellowship = C
tcg-noun-bearer-of = el portador de { $what }
tcg-noun-up-to = hasta { $what }
tcg-noun-all =
    .m = todo { $what }
    .f = toda { $what }
    .mp = todos { $what }
    .fp = todas { $what }
tcg-way-calls-on =
    .m = que avista o esfuerza { $whom }
    .f = que avista o esfuerza { $whom }
    .mp = que avistan o esfuerzan { $whom }
    .fp = que avistan o esfuerzan { $whom }
tcg-noun-your-hand = tu mano
tcg-noun-their-hand = su mano
tcg-noun-any-number = cualquier número de { $what }
tcg-way-among =
    .m = entre { $cards }
    .f = entre { $cards }
    .mp = entre { $cards }
    .fp = entre { $cards }
tcg-way-opponents =
    .m = de un oponente
    .f = de un oponente
    .mp = de un oponente
    .fp = de un oponente
tcg-noun-or-more = { $what } o más
tcg-noun-not = no { $what }

## How much

tcg-much-each = { $amount } por cada { $what }
tcg-much-times = { $count ->
        [1] una vez
        [2] dos veces
        *[other] { $count } veces
    }
tcg-much-at-most = { $quantity }, máximo { $limit }
tcg-much-number-of = el número de { $what }
tcg-much-shuffled = carta puesta ahí
tcg-much-over = { $what } por encima de { $over }
tcg-much-spot = { $what } que avistes
tcg-much-wound-on = herida sobre { $whom }
tcg-much-token-on = { $token } sobre { $where }
tcg-much-in-hand = carta en la mano
tcg-much-in-hand-of = carta en la mano de { $who }
tcg-much-dead = { $what } en la pila de muertos
tcg-much-site = { $what } que controlas
tcg-much-site-of = { $what } bajo el control de { $who }
tcg-much-move = movimiento de este turno
tcg-much-among = { $what } entre { $cards }
tcg-much-cost = el coste de crepúsculo de { $card }
tcg-much-strength = la fuerza de { $whom }
tcg-much-here = el número del sitio de la Comunidad
tcg-much-plus = { $first } más { $second }
tcg-much-minus = { $first } menos { $second }
tcg-much-smaller = el menor entre { $first } y { $second }
tcg-word-twilight-token = contador de crepúsculo
    .plural = contadores de crepúsculo
    .gender = m
    .number = singular
    .a = un contador de crepúsculo
    .the = el contador de crepúsculo
    .the-plural = los contadores de crepúsculo
