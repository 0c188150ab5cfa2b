# Lo que dice solo el navegador, sea cual sea el juego.

web-tagline = Los juegos de la Tierra Media, en una sola mesa.
web-home = A la página de inicio
web-close = Cerrar
web-on = Sí
web-off = No

## Starting a game

web-blurb-duel = Lleva el Anillo al volcán o dale caza, reúne el apoyo de seis razas, o hazte presente en todas las regiones de la Tierra Media.
web-blurb-wotr = Lleva el Anillo al fuego o encuéntralo; mantén unidos a los Pueblos Libres o quiébralos, Baluarte tras Baluarte.
web-start = Empezar
web-company = Con quién
web-company-bot = El ordenador
web-company-friend = Un amigo, con un enlace
web-company-here = Los dos aquí
web-company-here-all = Todos aquí
web-team-together = Juegan juntos
web-team-alone = Juega solo
web-sits-me = Yo, aquí
web-sits-friend = Un amigo, con un enlace
web-sits-open = Libre para cualquiera
web-sits-bot = Ordenador: { $how }
web-side = Tu bando
web-side-any = Cualquiera
web-bot = Cómo juega
web-bot-random = A la ligera
web-bot-random-like = Toma cualquier cosa.
web-bot-greedy = Con cabeza
web-bot-greedy-like = Prueba cada elección y toma la que lo deja mejor.
web-bot-pippin = Pippin
web-bot-pippin-like = Toma lo que más le gusta y no mira lo que tienes ni lo que harás.
web-bot-gimli = Gimli
web-bot-gimli-like = Ve a ambos bandos, pero solo el golpe que va a dar.
web-bot-faramir = Faramir
web-bot-faramir-like = Conoce bien el juego y, donde ayuda, piensa unas jugadas por delante.
web-bot-galadriel = Galadriel
web-bot-galadriel-like = Ve muchas cosas que quizá serán. Se toma su tiempo, unos segundos como mucho.
web-name = Tu nombre
web-name-any = El que quieras, o ninguno
web-setup = Reglas que acordar
web-shelf = Los juegos de la casa
web-go-on = Seguir
web-box-duel = Lleva el Anillo al fuego o dale caza, carta a carta.
web-box-wotr = Toda la guerra en un mapa: los Ejércitos, la Comunidad y la Búsqueda del Anillo.
web-box-tcg = Construye un mazo, guía a tu Comunidad por el camino y manda la Sombra contra los demás.
web-box-players = { $players } jugadores
web-box-minutes = { $minutes } min
web-box-hard-1 = Se aprende enseguida
web-box-hard-2 = Requiere algo de estudio
web-box-hard-3 = Exigente
web-blurb-tcg = En su turno cada cual guía a su Comunidad hacia el noveno sitio; en el de los demás es la Sombra. Hay un mazo preparado; el tuyo es bienvenido.
web-mine-none-open = No hay ninguna partida en curso.
web-mine-over = { $count ->
    [one] 1 partida terminada
   *[other] { $count } partidas terminadas
}
web-mine-off = { $count ->
    [one] 1 partida quitada de la lista
   *[other] { $count } partidas quitadas de la lista
}
web-forget-game = Quitar de la lista: { $game }. { $company }
web-forgotten = { $game } ya no está en la lista. El asiento sigue siendo tuyo.
web-forget-undo = Volver a ponerla
web-device = Mis asientos en otro dispositivo
web-device-why = Empieza en el ordenador y sigue con el teléfono: no hace falta ninguna cuenta.
web-device-means = { $count ->
    [one] Abre este enlace en el otro dispositivo, o enfoca el código con su cámara: el asiento de la partida en curso será tuyo también allí.
   *[other] Abre este enlace en el otro dispositivo, o enfoca el código con su cámara: los asientos de las { $count } partidas en curso serán tuyos también allí.
}
web-device-show = Mostrar el enlace
web-device-link = Enlace a mis asientos
web-device-secret = Quien tenga este enlace puede jugar por ti. No se lo des a nadie.
web-seats = Tus asientos
web-seats-mean = { $count ->
    [one] Una partida de otro dispositivo. Toma el asiento, y será tuyo también en este navegador.
   *[other] { $count } partidas de otro dispositivo. Toma los asientos, y serán tuyos también en este navegador.
}
web-seats-take = { $count ->
    [one] Tomarlo
   *[other] Tomarlos
}
web-seats-none = En este enlace no hay asientos que esta casa conozca.
web-against = Contra: { $names }
web-against-invited = un amigo invitado
web-against-open = quien se siente
web-with = Con: { $names }. Contra: { $others }
web-your-turn = Te toca
web-their-turn = Decide el otro bando
web-forget = Quitar de la lista
web-import = Leer un registro
web-import-means = El registro de una partida se puede volver a ver aquí y retomar desde cualquier punto.
web-import-text = Pega aquí el registro
web-import-read = Verla
web-import-file = De un archivo
web-credits-games = Los juegos y sus nombres pertenecen a sus editoriales; Mathom no contiene ni sus ilustraciones ni sus textos.
web-credits-icons = Iconos de
web-credits-fonts = Tipos de letra: EB Garamond y Cinzel (SIL Open Font License).

## Seats

web-seat = { $name } ({ $side })
web-seat-human = Jugador
web-seat-bot = El ordenador
web-seat-open = Asiento libre
web-seat-invited = Con invitación
web-seat-record = De un registro
web-you = tú
web-away = ausente
web-invite = Envía este enlace a quien vaya a jugar con { $seat }:
web-copy = Copiar
web-copied = Copiado
web-join = Sentarse
web-join-as = Sentarse y jugar con { $seat }
web-join-means = En esta mesa hay un sitio para ti.
web-watchers = { $count ->
    [one] 1 persona está mirando.
   *[other] { $count } personas están mirando.
}
web-waits-friend = Se espera a quien has invitado: jugará con { $side }.
web-waits-guest = Se espera a quien jugará con { $side }.
web-waits-open = Se espera a que alguien se siente a jugar con { $side }.
web-waits-away = { $seat } tiene que decidir, pero no está en la mesa.
web-invite-waits = Se espera a quien has invitado
web-invite-open = Hay un asiento libre
web-invite-wrong = Esta no es una invitación a esta mesa. Quizá el enlace se cortó: pide que te lo manden otra vez. Mientras tanto puedes mirar.
web-invite-taken = Esta invitación ya se ha usado: alguien juega ya con { $seat }. Puedes ver la partida.
web-invite-taken-by = Esta invitación ya se ha usado: { $name } juega con { $seat }. Puedes ver la partida.
web-copy-by-hand = Este navegador no deja copiar a la página. El enlace está seleccionado: cópialo con Ctrl+C, o manteniéndolo pulsado con el dedo.
web-qr = Código QR
web-qr-means = Enfócalo con la cámara de un teléfono: el enlace se abre allí.
web-qr-of = El enlace como código QR
web-only-here = Solo este ordenador puede abrir este enlace. Para dejar entrar a los demás de tu red, cierra Mathom y ábrelo así:
web-join-invited = Te invitan a jugar con { $seat }.
web-watch = Mirar
web-lost-kept = Esta mesa no se puede abrir
web-lost-title = Este enlace no lleva a ninguna parte
web-lost-cut = Los enlaces a las mesas son largos y se cortan con facilidad. Cópialo entero, o pide que te lo manden otra vez.
web-lost-house = Un enlace solo vale donde nació. Estás en { $host }; quizá la mesa está en otra parte.
web-lost-mine = Las partidas que juegas en este navegador están en la página de inicio.

## Clocks

web-clock = Reloj
web-clock-none = Ninguno
web-clock-move = Cada decisión
web-clock-game = Toda la partida
web-clock-days = Días
web-clock-how-much = Cuánto tiempo
web-clock-seconds = { $seconds } segundos para cada decisión
web-clock-minutes = { $minutes ->
    [one] 1 minuto para cada decisión
   *[other] { $minutes } minutos para cada decisión
}
web-clock-each = { $minutes } minutos por persona, y { $seconds } segundos más después de cada jugada
web-clock-some-days = { $days ->
    [one] 1 día para cada decisión
   *[other] { $days } días para cada decisión
}
web-clock-means = Empieza a correr cuando todos se han sentado. Cuando se acaba el tiempo de alguien, los demás pueden reclamar la victoria o dejar que siga el ordenador.
web-clock-left-days = { $days } d { $hours } h
web-clock-of = Tiempo restante ({ $seat }):
web-late = Tiempo agotado: { $seat }.
web-late-claim = Reclamar la victoria
web-late-bot = Que siga el ordenador
web-late-wait = O espera: quien llega tarde todavía puede elegir.

## At the table

web-decision = La decisión
web-side-column = Decisión, crónica y repetición
web-waits = { $seat } está decidiendo.
web-rule = La regla en que se basa
web-rule-page = { $book }, p. { $page }
web-learn = Cómo se juega
web-learn-more = Más sobre esto
web-learn-find = Buscar en estas páginas
web-learn-contents = Capítulos
web-learn-nothing = Aquí no se habla de «{ $words }».
web-learn-rule = La regla
web-learn-play = Jugar
web-learn-first = Una primera partida guiada, paso a paso
web-list-show = { $count ->
    [one] Mostrar 1 opción en una lista
   *[other] Mostrar { $count } opciones en una lista
}
web-list-hide = Ocultar la lista
web-log-earlier = Antes
web-log = Crónica
web-chat = Chat
web-log-and-chat = Crónica y chat
web-chat-empty = Nadie ha dicho nada todavía.
web-chat-say = Di algo
web-chat-aside = (al compañero de equipo)
web-chat-to = A quién
web-chat-to-all = Todos
web-chat-to-team = { $count ->
    [one] Compañero de equipo
   *[other] Compañeros de equipo
}
web-chat-send = Enviar
web-rooms = Partes de la mesa
web-board = Mesa
web-save = Guardar el registro
web-connecting = Se está preparando la mesa.
web-not-connected = No hay conexión con la mesa. No ha cambiado nada; inténtalo otra vez.
web-again = Volver a cargar la página
web-status-connecting = Conectando
web-status-lost = Conexión perdida, intentándolo de nuevo
web-status-gone = No está aquí
web-no-table = Esta mesa no existe, o el enlace ya no vale.
web-no-board = Este juego aún no se puede ver en el navegador. En la terminal lo abre «mathom play».

## Taking back, giving up

web-takeback = Deshacer
web-takeback-ask = Pedir deshacer
web-takeback-asks = { $seat } querría deshacer la última elección.
web-takeback-agree = Aceptar
web-takeback-refuse = Rechazar
web-takeback-waits = Has pedido deshacer. El otro bando aún no ha respondido.
web-resign = Abandonar
web-resign-sure = ¿Quieres abandonar la partida? Juegas con { $seat }.
web-resign-team = Tu compañero de equipo abandona contigo.
web-resign-yes = Abandonar
web-resign-no = Seguir jugando
web-draw = Proponer terminarla
web-draw-or = O propón a los demás terminarla aquí, sin ganador.
web-draw-asks = { $seat } propone terminar aquí la partida: no gana nadie.
web-draw-agree = De acuerdo
web-draw-refuse = Seguir jugando
web-draw-waits = Has propuesto terminar la partida. Los demás aún no han contestado.

## Replay

web-replay = Repetición
web-replay-at = Momento de la partida
web-replay-of = elección { $n } de { $last }
web-replay-first = Al principio
web-replay-back = Una elección atrás
web-replay-play = Reproducir la partida
web-replay-pause = Pausa
web-replay-on = Una elección adelante
web-replay-last = Al final
web-share-moment = Copiar la dirección de este momento
web-replay-watch = Volver a verla
web-look-at = Ver la elección { $n }
web-past = Estás viendo la mesa después de la elección { $n } de { $last }.
web-past-now = Volver al presente
web-fork = Seguir desde aquí
web-fork-means = Empieza una partida nueva en la que la elección { $n } está por hacer. La partida anterior queda como está.

## What the others did, and two at one screen

web-while-away = Mientras no estabas
web-away-back = Un paso atrás
web-away-on = Un paso adelante
web-away-play = Reproducir
web-away-pause = Parar
web-away-speed = Velocidad { $speed }: cambiarla
web-away-place = { $at } de { $count }
web-away-skip = Ir a mi turno
web-away-space = Espacio
web-hand-over = Pasa la pantalla. { $name }: tus cartas siguen ocultas hasta que tú lo digas.
web-hand-over-ready = Mostrar mis cartas

## The end

web-over = La partida ha terminado
web-won = Has ganado
web-team = Tu bando ha ganado
web-lost = Has perdido
web-shared = Victoria compartida
web-result = El resultado
web-rematch = Revancha
web-rematch-asked = A la espera de los demás
web-rematch-wants = { $seat } querría la revancha.
web-rematch-go = A la nueva partida
web-new-game = Partida nueva

## Settings

web-settings = Ajustes
web-language = Idioma
web-light = Luz
web-light-auto = Como el dispositivo
web-light-day = Día
web-light-night = Noche
web-motion = Animaciones
web-motion-auto = Como el dispositivo
web-speed = Ritmo de las jugadas ajenas y de las repeticiones
web-speed-times = ×{ $speed }
web-sound = Sonidos
web-notify = Avísame cuando me toque
web-notify-refused = El navegador no lo permite. Se puede cambiar en sus ajustes para esta página.
web-notify-cannot = Los avisos del navegador necesitan https, o el mismo ordenador en el que funciona Mathom.
web-remind = Cuando no esté, avísame de que me toca
web-remind-nothing = No
web-remind-mail = Por correo electrónico
web-remind-webhook = Del modo previsto por esta casa
web-remind-address = Tu correo electrónico
web-remind-send = Enviar el código
web-remind-code = El código recibido
web-remind-confirm = Confirmar
web-remind-means = Solo para esta mesa. Mientras la miras no se envía nada.
web-remind-on = En esta mesa se te avisará cuando te toque y no estés.
web-keys = Atajos de una sola tecla
web-keys-hint = Teclas: del 1 al 9 vas a una línea, flechas para moverte, Intro para elegir.
web-keys-means = Las cifras llevan a una opción de la lista, desde ahí se sigue con las flechas y se elige con Intro.
web-keys-duel = En Duelo: P juega, C encadena y D descarta la carta resaltada, L toma el enclave, S termina los movimientos.
web-keys-wotr = En Guerra del Anillo: las cifras y las letras eligen al momento, A envía a todos, U deshace, H abre la mano, / busca una región, V levanta una hoja, Esc vuelve atrás, Espacio salta lo que se muestra.
web-keys-tcg = En el JCC: las cifras eligen al momento, P pasa, U deshace, H va a la mano, las flechas recorren las cartas, Esc devuelve una carta a su sitio, Espacio salta lo que se muestra.

web-decks = Mazos
web-decks-mean = Busca cartas, construye un mazo propio, compártelo y juega con él.
web-deck-usual = Un mazo inicial
web-deck-mine = Mis mazos
web-deck-unnamed = Mazo nuevo
web-deck-shelf = Mazos del juego
web-deck-of = Mazo: { $seat }
web-deck-own = Tu mazo
web-deck-bot = El mazo del ordenador
web-deck-other = El otro mazo
web-deck-friend = Quien se siente ahí trae su propio mazo.
web-deck-build = Construir mazos

## Consejos y análisis

web-hint = ¿Tú qué harías?
web-hint-title = Yo haría esto
web-hint-thinking = Déjame pensar…
web-hint-waits = Has pedido un consejo. Los demás aún no han respondido.
web-hint-away = Ocultar el consejo
web-hint-chance = probabilidad de ganar { $chance }
web-hint-note = La probabilidad de ganar con cada una, según lo que sabe tu bando; una estimación, no una promesa.
web-hint-asks = { $seat } querría saber qué haría un bot. ¿Te parece bien?
web-hint-once = Por esta vez
web-hint-always = En esta partida
web-hint-no = No
web-thinks = { $name } está pensando…
web-review = Análisis
web-review-title = Cómo fue la partida
web-review-working = Analizando la partida…
web-review-curve = La probabilidad de ganar tras cada elección: { $first }, de { $from } a { $to }.
web-review-none = Ninguna elección regaló mucho y la partida nunca cambió de golpe.
web-review-moment = Elección { $n }
web-review-before = El momento anterior
web-review-next = El momento siguiente
web-review-fold = Mostrar solo la curva
web-review-unfold = Mostrar todos los momentos
web-review-turn = Punto de inflexión
web-review-luck = también influyó el azar
web-review-mistake = Error
web-review-blunder = Error grave
web-review-better = Mejor: { $choice }
web-review-lost = { $chance } en vez de { $best }
web-review-note = La curva dice cómo parecía a primera vista. { $count ->
    [one] Se ha repensado una elección
   *[other] Se han repensado { $count } elecciones
 } con lo que su bando sabía entonces.
