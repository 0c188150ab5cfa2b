# Lo que dice solo el navegador, sea cual sea el juego.

web-tagline = Los juegos de la Tierra Media, en una sola mesa.
web-home = A la página de inicio
web-close = Cerrar
web-on = Sí
web-off = No

## Starting a game

web-blurb-duel = Dos jugadores, media hora. Lleva el Anillo al volcán o dale caza, reúne el apoyo de seis razas, o hazte presente en todas las regiones de la Tierra Media.
web-blurb-wotr = De uno a cuatro jugadores, tres horas. Lleva el Anillo al fuego o encuéntralo; mantén unidos a los Pueblos Libres o quiébralos, Fortaleza tras Fortaleza.
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
web-bot-greedy = Con cabeza
web-bot-search = Mirando lejos
web-name = Tu nombre
web-name-any = El que quieras, o ninguno
web-setup = Reglas que acordar
web-mine = Tus partidas
web-mine-none = Todavía no hay partidas. Las que empieces estarán aquí.
web-against = Contra: { $names }
web-with = Con: { $names }. Contra: { $others }
web-your-turn = Te toca
web-their-turn = Decide el otro bando
web-forget = Quitar de la lista
web-import = Leer una partida escrita
web-import-means = Una partida puesta por escrito se puede volver a ver aquí y retomar desde cualquier punto.
web-import-text = Pega aquí la partida
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
web-seat-record = De una partida escrita
web-you = tú
web-away = ausente
web-invite = Envía este enlace a quien vaya a jugar con { $seat }:
web-copy = Copiar
web-copied = Copiado
web-join = Sentarse
web-join-as = Sentarse como { $seat }
web-join-means = En esta mesa hay un sitio para ti.
web-watchers = { $count ->
    [one] 1 persona está mirando.
   *[other] { $count } personas están mirando.
}

## At the table

web-decision = La decisión
web-side-column = Decisión, crónica y repetición
web-waits = Decide { $seat }.
web-rule = La regla en que se basa
web-rule-page = { $book }, p. { $page }
web-list-show = { $count ->
    [one] Mostrar 1 opción en una lista
   *[other] Mostrar { $count } opciones en una lista
}
web-list-hide = Ocultar la lista
web-log-earlier = Antes
web-log = Crónica
web-chat = Charla
web-log-and-chat = Crónica y charla
web-chat-empty = Nadie ha dicho nada todavía.
web-chat-say = Di algo
web-chat-aside = (al compañero)
web-chat-to = Quién lo oye
web-chat-to-all = Todos
web-chat-to-team = { $count ->
    [one] Compañero
   *[other] Compañeros
}
web-chat-send = Enviar
web-rooms = Partes de la mesa
web-board = Mesa
web-save = Guardar la partida
web-connecting = Se está preparando la mesa.
web-not-connected = No se puede llegar a la mesa. No ha cambiado nada; inténtalo otra vez.
web-status-connecting = Conectando
web-status-lost = Conexión perdida, otro intento
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
web-resign = Rendirse
web-resign-sure = ¿Quieres rendirte como { $seat }?
web-resign-team = Tu compañero se rinde contigo.
web-resign-yes = Rendirse
web-resign-no = Seguir jugando

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
web-away-play = Seguir solo
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
web-keys = Atajos de una sola tecla
web-keys-hint = Teclas: del 1 al 9 vas a una línea, flechas para moverte, Intro para elegir.
web-keys-means = Las cifras llevan a una opción de la lista, desde ahí se sigue con las flechas y se elige con Intro. En Duel, P juega, C encadena y D descarta la carta enfocada, L toma el enclave, S termina los movimientos. En La Guerra del Anillo las cifras y las letras eligen al momento, A envía a todos, U deshace, H abre la mano, / busca una región, V levanta una hoja, Esc vuelve atrás, Espacio salta lo que se muestra.

web-decks = Mazos
web-decks-mean = Busca cartas, construye un mazo propio, compártelo y juega con él.
web-deck-usual = Un mazo básico
web-deck-mine = Mis mazos
web-deck-unnamed = Mazo nuevo
web-deck-shelf = Mazos del juego
web-deck-of = Mazo: { $seat }
web-deck-own = Tu mazo
web-deck-bot = El mazo del ordenador
web-deck-other = El otro mazo
web-deck-friend = Quien se siente ahí trae su propio mazo.
web-deck-build = Construir mazos
