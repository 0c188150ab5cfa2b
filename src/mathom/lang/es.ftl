# Lo que dice la casa, sea cual sea el juego.

# A place as it stands in a sentence, where its name has no part of its own for that.
name-in = en { $name-the }

## Moves

move-over = La partida ha terminado: «{ $move }» llega tarde.
move-illegal = «{ $move }» no se puede elegir ahora. { $reason } ({ $rule }, p. { $page })
move-not-yours = Ahora decide { $decider-the }, no { $seat-the }.
plan-refused = La elección { $number } del plan, «{ $move }», no puede hacerse de una vez con las anteriores. { $why }
plan-over = Antes de ella la partida ha terminado.
plan-chance = Antes de ella interviene el azar.
plan-seat = Antes de ella decide otra persona.
plan-told = Lo que viene antes muestra algo que no se sabía cuando se hizo el plan.
undo-nothing = No hay nada que deshacer.
fork-nowhere = No hay una elección número { NUMBER($at, useGrouping: 0) }: la siguiente es la número { NUMBER($last, useGrouping: 0) }.

## Setup

game-no-decks = A «{ $game }» nadie trae un mazo.
game-unknown = No hay ningún juego llamado «{ $game }». Mathom conoce: { $known }.
seat-unknown = No hay ningún asiento «{ $seat }». Los asientos son: { $known }.
setup-unknown = { $game } no tiene una opción de preparación «{ $name }». Tiene: { $known }.
setup-brings-nothing = A «{ $game }» los jugadores no traen nada propio.
setup-value = «{ $name }» no puede ser «{ $value }». Puede ser: { $known }.

## Chance

chance-ran-out = Los resultados se han agotado: hace falta uno más, del tipo «{ $kind }».
chance-wrong-kind = Aquí hace falta un resultado del tipo «{ $kind }», pero el siguiente es «{ $told } { $value }».
chance-impossible = «{ $kind } { $value }» no puede salir: no está entre los { $count } que quedan.
chance-left-over = { $count ->
    [one] Un resultado no hizo falta: «{ $kind } { $value }».
   *[other] { $count } resultados no hicieron falta; el primero es «{ $kind } { $value }».
}
chance-not-seed = Aquí la semilla da «{ $kind } { $given }», pero el registro dice «{ $told }».

## Records

record-too-long = Un registro tiene como mucho { $most } caracteres; este tiene más.
record-line = La línea { NUMBER($line, useGrouping: 0) } no es una elección de una partida: { $text }
record-tag = La línea { NUMBER($line, useGrouping: 0) } no es una etiqueta del encabezado: { $text }
record-tag-twice = La línea { NUMBER($line, useGrouping: 0) } repite la etiqueta «{ $name }».
record-number = La línea { NUMBER($line, useGrouping: 0) } tiene el número { $number } donde debería seguir el número { NUMBER($expected, useGrouping: 0) }.
record-nested = La línea { NUMBER($line, useGrouping: 0) } abre una variante dentro de otras { $most }: son demasiadas.
record-unclosed = El registro termina dentro de una variante: falta un «)».
record-position = La posición del encabezado no se puede leer.
record-game = El registro no dice de qué juego es.
record-rules = El registro sigue la versión { $rules } de las reglas; este Mathom juega la versión { $known }.
record-newer = El registro sigue la versión { $rules } de las reglas; este Mathom las conoce hasta la versión { $known }. Un Mathom más nuevo puede reproducirlo.
record-parted = La elección { NUMBER($number, useGrouping: 0) } del registro («{ $move }») se hizo con reglas más antiguas y no concuerda con las de hoy. { $why } La partida está donde se hizo esa elección, y puede continuarse.
record-parted-start = Lo que el registro reparte al principio se repartió con reglas más antiguas y no concuerda con las de hoy. { $why } La partida está en su principio.
record-resumed = Las primeras { NUMBER($count, useGrouping: 0) } elecciones del registro se hicieron con reglas más antiguas y no concuerdan con las de hoy. { $why } El registro dice cómo estaba la mesa después de ellas, y la partida se juega desde ahí.
record-redacted = Este registro oculta lo que un asiento no podía saber: se puede leer, pero no reproducir.
record-seed = «{ $seed }» no es una semilla: una semilla es un número entero.
record-no-chance = El registro no tiene semilla ni resultados del azar, así que no se puede reproducir.
record-setup = La preparación del encabezado es imposible: { $why }
record-move = Elección { NUMBER($number, useGrouping: 0) }: { $why }
record-result = El encabezado dice que el resultado es «{ $told }», pero la partida termina con «{ $result }».
record-cut = El encabezado da el resultado «{ $told }», pero tras { $count } elecciones la partida no ha terminado: falta el final del texto.

## Positions

position-step = Esto no es un paso del juego: { $step }
position-foreign = Lo que está en curso («agenda», «decision») solo se puede leer de una posición tal como la escribió Mathom. Quita ambos e indica a quién le toca con «to_act».
position-not-table = «{ $where }» debe ser una tabla de nombres y valores, no: { $value }
position-deep = Hay más de { $most } tablas y listas unas dentro de otras: eso no es la posición de un juego.
position-not-list = «{ $where }» debe ser una lista, no: { $value }
position-number = «{ $where }» debe ser un número entero de { $least } a { $most }, no: { $value }
position-word = «{ $where }» no puede ser: { $value }
position-twice = «{ $thing }» está en dos sitios a la vez.
position-unknown = En una posición no hay nada que se llame «{ $name }».

## Bots

bot-unknown = No hay ningún bot llamado «{ $bot }». Hay: { $known }; o indica un archivo .py que contenga uno.
bot-file = No hay ningún archivo «{ $bot }» en el que buscar un bot.
bot-file-raised = El archivo del bot «{ $bot }» no se puede ejecutar: { $detail }
bot-file-none = El archivo «{ $bot }» no contiene ningún bot: ninguna de sus clases deriva de mathom.bots.Bot.
bot-file-class = Indica a qué bot de «{ $bot }» te refieres, por ejemplo archivo.py:Nombre. Contiene: { $detail }.
bot-command = «{ $bot }» no es un comando que se pueda ejecutar.
bot-foreign = «{ $bot }» es un programa aparte: se puede alojar, pero no cargar.
bot-start = El bot «{ $bot }» no se puede iniciar: { $why }

bot-fault = { $bot } { $why } En su lugar se ha elegido «{ $option }».
# Lo que ha hecho un bot: siguen a su nombre y forman con él una frase entera.
bot-raised = ha fallado ({ $error }).
bot-illegal = ha elegido «{ $answer }», que no está entre sus opciones.
bot-rubbish = ha respondido con algo que no es una opción ({ $answer }).
bot-slow = no ha respondido en { $seconds } s.
bot-died = ha terminado sin responder.
bot-died-saying = ha terminado sin responder. Sus últimas palabras: { $error }
bot-given-up = ha fallado { $count } veces seguidas y ya no se le pregunta.
bot-check-started = El bot arranca y se llama «{ $bot }».
bot-check-plays-not = { $game }: el bot dice que no lo juega.
bot-check-plays = { $game }: { $count } preguntas de { $kinds } clases, cada una respondida con una de las opciones.
bot-check-faults = { $game }: { $count } de { $all } preguntas no se respondieron como se debe. La primera: { $fault }
bot-check-time = { $game }: la mitad de las respuestas tardó menos de { $median } s, la más lenta { $most } s; se permiten { $seconds } s, y más de la mitad es demasiado justo.
bot-check-repeats = { $game }: la misma suerte en las mismas mesas da las mismas elecciones.
bot-check-not-repeats = { $game }: la misma suerte en las mismas mesas da otras elecciones. Saca todo el azar de «luck», que llega con «begin», o nadie podrá repetir una partida.
bot-check-takes-over = { $game }: un proceso nuevo puede seguir una partida que empezó otro.
bot-check-not-takes-over = { $game }: un proceso nuevo no puede seguir una partida que empezó otro. Cada pregunta debe responderse con lo que contiene.
bot-check-later = { $game }: las claves que no conoce no le molestan.
bot-check-not-later = { $game }: una clave que no conoce le molesta. Las versiones futuras enviarán más claves: hay que ignorarlas.
bot-check-ends = { $game }: termina cuando termina su entrada.
bot-check-not-ends = { $game }: no termina cuando termina su entrada. Lee hasta que no haya nada más y luego para.
bot-check-right = Todo está bien.
bot-check-wrong = Algo está mal: mira lo marcado con ✗.
serve-bot = Un bot de un servidor se indica como en --bot gollum=cmd:./gollum, en minúsculas; «{ $bot }» no vale.
serve-bot-twice = Hay dos bots llamados «{ $name }».
bot-other-game = no juega a { $game }.

## Arena

arena-bots = Una arena necesita al menos dos bots: { $count } no { $count ->
    [one] basta
   *[other] bastan
}.
arena-games = Una arena necesita al menos una partida, no { $count }.
arena-workers = Una arena necesita al menos un proceso, no { $count }.
arena-csv = No se puede escribir la tabla en «{ $path }»: { $why }
arena-playing = Jugando
arena-stopped = { $count ->
    [one] Detenida tras una partida.
   *[other] Detenida tras { $count } partidas.
}
arena-all = Todas las partidas
arena-scores = { $one } contra { $other }: { $count } partidas, semilla { $seed }
arena-bot = Bot
arena-seat = Asiento
arena-any-seat = { $count ->
    [2] ambos
   *[other] todos
}
arena-any-bot = todos
arena-seatings = Asientos y equipos, los jugara quien los jugara
arena-won = Ganadas
arena-shared = Compartidas
arena-rate = Victorias
arena-95 = 95 %
arena-99 = 99 %
arena-endings = Cómo se ganaron las partidas
arena-lengths = Decisiones por partida: { $mean } de media, mediana { $median }, de { $least } a { $most }.
arena-intervals = Una victoria compartida se reparte entre quienes la comparten. Los intervalos (de Wilson, para tantas partidas como valen los repartos) contienen la tasa verdadera 95 y 99 veces de cada 100.
arena-faults = { $count ->
    [one] { $bot } ha fallado una vez: en su lugar se eligió la primera opción.
   *[other] { $bot } ha fallado { $count } veces: en su lugar se eligió la primera opción.
}
arena-decimal = ,
arena-needs = Hace falta una biblioteca que no está instalada: pip install "mathom[{ $extra }]".
arena-ray = No se puede conectar con Ray en «{ $address }»: { $why }
arena-ray-there = Las partidas no se pueden jugar en todas las máquinas ({ $why }): cada una necesita el mismo Mathom y los archivos de los bots.
arena-busy = Otro proceso está jugando esta misma arena.
arena-goes-on = El mismo comando continúa desde aquí.
arena-ratings = Puntuaciones
arena-rating = Puntuación
arena-sigma = ± (sigma)
arena-least = Al menos
arena-rating-means = Las puntuaciones son las de openskill (Plackett y Luce): todos empiezan en 25 ± 8,3; «al menos» es la puntuación menos tres sigma, y decide el orden.
arena-failed = Fallos
arena-plot-strength = Parte de las partidas ganadas, con el intervalo al 95 % ({ $count } partidas)
arena-plot-length = Cuánto duraron las partidas
arena-plot-decisions = decisiones en una partida
arena-plot-median = mediana { $number }
arena-plot-endings = Cómo ganó cada bot
arena-plot-reliability = Lo previsto y lo que ocurrió ({ $count } posiciones)
arena-plot-said = previsto, %
arena-plot-came = ganado, %
arena-page = Una arena de { $count } partidas, semilla { $seed }.

mind-stale = Los pesos de la evaluación son de otras características. Hay que entrenarla de nuevo: mathom train.
train-no-mind = { $game } aún no tiene nada de lo que un bot pueda aprender.
train-other = En «{ $folder }» hay otro curso de entrenamiento. Continúa con ese o indica otra carpeta.
train-playing = Entrenando
train-stopped = Interrumpido. El mismo comando continúa desde aquí.
train-written = Los pesos están en { $file }.
train-before = Aquello por lo que los bots se guiaban antes se guarda en { $file }.
train-file = No se puede escribir «{ $file }»: { $why }

duel-how-quest = Misión del Anillo
duel-how-races = Seis razas
duel-how-conquest = Las siete regiones
duel-how-regions = Más regiones al final
duel-how-shared = Compartida

## Terminal

terminal-language = No hay ningún idioma «{ $language }». Mathom habla: { $known }.
terminal-seats = «{ $wanted }» no llena los { $count } asientos: indica un jugador para cada uno de { $seats }, separados por comas.
terminal-option = «{ $name }» no puede ser «{ $value }»: { $expected }
terminal-expected-number = hace falta un número entero.
terminal-expected-count = hace falta un número entero desde 1.
terminal-expected-seconds = hace falta un número de segundos mayor que 0.
terminal-expected-budget = hacen falta segundos (2 o 0.5s) o iteraciones (800i).
terminal-expected-set = hace falta NOMBRE=VALOR.
terminal-expected-dice = hace falta «ask», o nada.
terminal-usage-unknown = Aquí no hay ninguna opción «{ $name }». «{ $command } --help» muestra las que hay.
terminal-usage-command = No hay ningún comando «{ $name }». «{ $command } --help» muestra los que hay.
terminal-usage-missing = Falta «{ $name }». «{ $command } --help» muestra cómo se usa.
terminal-usage-value = A «{ $name }» le falta un valor. «{ $command } --help» muestra cómo se usa.
terminal-usage-extra = «{ $name }» sobra. «{ $command } --help» muestra cómo se usa.
terminal-usage-other = Esto no se entiende: { $detail } «{ $command } --help» muestra cómo se usa.
terminal-file = { $file } no se puede leer: { $why }
terminal-file-text = { $file } no es un archivo de texto.
terminal-record-taken = { $file } ya existe, y no se sobrescribe nada: elige otro nombre.
terminal-record-place = El registro no se puede guardar en { $file }: { $why }
terminal-told-seat = El registro nombra a «{ $player }» como jugador de { $seat }, y un registro no puede arrancar programas: indica con --seats quién juega.
terminal-replay-ended = Allí la partida había terminado: no queda nada que elegir. Indica un número menor con --at.

terminal-you = tú
terminal-human = persona
terminal-welcome = { $title }. { $seats }
terminal-welcome-seat = { $seat }: { $player }
terminal-welcome-seats = Elige quién juega con --seats, en el orden { $seats }: cada uno es «human» (una persona), un bot ({ $bots }) o el archivo de un bot.
terminal-welcome-begin = «h» muestra todas las teclas, «g» qué significan los signos, «?» la regla que hay tras una decisión, «q» sale y guarda la partida.
terminal-welcome-seed = Semilla { $seed }. El registro se guarda en { $file }.
terminal-welcome-table = El registro se guarda en { $file }.
terminal-question = { $seat }: { $prompt }
terminal-prompt = número (b mesa, h ayuda) >{" "}
terminal-enter = Intro >{" "}
terminal-number = No hay ningún número { $number }: las opciones van de 1 a { $last }.
terminal-rule = { $book }, p. { $page }
terminal-rule-learn = Más sobre esto: { $command }
terminal-explain = En la mesa no hay nada que se llame «{ $thing }». Prueba «i» con el número de una opción, o con un nombre.
terminal-save = Un archivo para una copia del registro (Intro: ninguno, está de todos modos en { $file }) >{" "}
terminal-saved = El registro está en { $file }
terminal-left-early = La mesa aún no estaba puesta: no hay nada que guardar.
terminal-kept = El registro está guardado. Para seguir con la partida:
terminal-kept-over = El registro está en { $file }. Para volver a verlo:
terminal-hand-over = Pasa el teclado. { $seat }: lo que viene es solo para tus ojos.

terminal-key-shown = 1, 2...
terminal-key-shown-enter = Intro
terminal-key-number = elige la opción con ese número; también vale su notación (por ejemplo «{ $example }»)
terminal-key-rule = la regla que hay tras esta decisión, y su página
terminal-key-enter = muestra otra vez la decisión
terminal-key-h = esta ayuda
terminal-key-g = qué significan los signos de la mesa
terminal-key-b = toda la mesa
terminal-key-o = las opciones con palabras
terminal-key-l = la crónica: todo lo que ha pasado hasta ahora
terminal-key-n = todo lo que ha pasado desde tu último turno, y qué dado o carta lo causó
terminal-key-i = qué es una cosa: «i 3» para la opción 3, o «i» y un nombre
terminal-key-s = guarda una copia del registro en un archivo
terminal-key-u = deshace tu última elección
terminal-key-q = sale; el registro queda guardado y dice cómo seguir

terminal-table = ¿Qué ha salido? ({ $kind })
terminal-table-number = { $number }. { $question }
terminal-table-all = { $question } Escríbelos todos en una línea.
terminal-table-rest = { $question } { $count ->
    [one] Falta uno todavía.
   *[other] Faltan { $count } todavía.
}
terminal-table-many = Son más de los que han salido: { $count } son demasiados.
terminal-carry-out = Hazlo en tu mesa y pulsa Intro; b muestra el tablero, u deshace la última respuesta. >{" "}
terminal-carry-out-unknown = «{ $typed }» no es una respuesta aquí: Intro continúa, b muestra el tablero, u deshace la última respuesta, q sale.
terminal-table-prompt = número o nombre, ? para la ayuda >{" "}
terminal-table-help = Escribe lo que ha salido en vuestra mesa: su número en la lista, o su nombre, del que basta el principio. Si son varios, todos en una línea, separados por espacios. «b» muestra el tablero como debería estar ahora, «u» deshace la última respuesta, «q» sale: las elecciones hechas hasta ahora quedan guardadas.
terminal-table-unknown = «{ $typed }» no está entre lo que puede haber salido.

terminal-replay-prompt = Intro sigue, p atrás, un número, f bifurca, h ayuda, q sale >{" "}
terminal-replay-help = Intro o n: la elección siguiente. p: atrás una elección. Un número: a esa elección, 0 es el comienzo. f: bifurca la partida aquí y sigue jugando. l: la crónica hasta aquí. b: toda la mesa. q: salir.
terminal-replay-start = Antes de la elección 1 de { $last }
terminal-replay-choice = Elección { $number } de { $last }, { $seat }: { $label } ({ $option })
terminal-replay-first = Este es el comienzo.
terminal-replay-last = Este es el final del registro.
terminal-replay-number = No hay una elección número { $number }: la última es la número { $last }.
terminal-replay-unknown = «{ $typed }» no es una tecla aquí; h muestra las teclas.

terminal-games-game = { $game }: { $title }
terminal-games-seats = Asientos: { $seats }
terminal-games-choice = --set { $name }=...: { $meaning }
terminal-games-usual = (por defecto)

terminal-help-usage = Uso:
terminal-help-options = Opciones
terminal-help-commands = Comandos
terminal-help-command = COMANDO
terminal-help-argument-options = [OPCIONES]
terminal-help-mathom = Los juegos de la Tierra Media, con todas sus reglas. Sin un comando, la mesa se abre en el navegador.
terminal-help-serve = Abre la mesa en el navegador, para ti y, con un enlace, para tus amigos.
terminal-help-host = La dirección en la que escuchar; con 0.0.0.0 puede sentarse a la mesa quien esté en la misma red.
terminal-help-port = El puerto en el que escuchar.
terminal-help-name = Un nombre con el que otros llaman a este servidor, por ejemplo el de su sitio; puede darse varias veces. Los demás nombres se rechazan.
terminal-help-database = Dónde se guardan las partidas: la URL de una base de datos PostgreSQL o SQLite; por lo común, un archivo en tu carpeta de datos.
terminal-help-proxy = La dirección de un proxy al que se cree cuando dice en nombre de quién pregunta; se puede repetir. Al de esta máquina se le cree siempre.
terminal-help-inspector = Una dirección que, además de esta máquina, puede leer las cifras en /metrics; se puede repetir.
terminal-help-webhook = Una dirección a la que se avisa cuando le toca a alguien que está ausente y quiere saberlo.
terminal-help-mail = Un servidor de correo con el que avisar a esos jugadores: smtps://usuario@host; la contraseña está en MATHOM_MAIL_PASSWORD.
terminal-help-mail-from = La dirección de la que sale ese correo.
terminal-help-log = Anota en el registro cada suceso, para personas (text) o para programas (json); normalmente, solo los problemas.
terminal-help-backup = Copia todas las partidas en un archivo, también con el servidor en marcha.
terminal-help-restore = Recupera de un archivo así las partidas que faltan; las que están se quedan como están.
terminal-help-admin = Para quien lleva la casa: ver las mesas, cerrar una, quitarle la palabra a alguien.
terminal-help-admin-list = Muestra las partidas en curso: mesa, juego, elecciones, quién decide, quién se sienta dónde.
terminal-help-admin-close = Da por terminada la partida de una mesa; no gana nadie.
terminal-help-admin-mute = Quita la palabra a un asiento de la mesa.
terminal-help-admin-unmute = Devuelve la palabra a un asiento de la mesa.
terminal-usage-network = { $name } admite una dirección o una red, como 10.0.0.0/8; «{ $value }» no lo es.
terminal-help-no-browser = No abras el navegador.
terminal-help-play = Juega una partida en esta terminal: contra bots, con otra persona al mismo teclado, o solo entre bots.
terminal-help-replay = Recorre el registro de una partida, adelante y atrás, y sigue jugando desde donde quieras. FILE puede ser - para la entrada estándar.
terminal-help-arena = Haz que los bots jueguen muchas partidas entre ellos.
terminal-help-train = Haz que los bots de un juego aprendan jugando contra sí mismos.
terminal-help-bench = Mide la velocidad de las reglas.
terminal-help-games = Muestra los juegos y sus opciones de preparación.
terminal-help-help = Muestra esta ayuda y sale.
terminal-help-version = Muestra la versión y sale.
terminal-help-lang = El idioma: en, it o es; normalmente el de la máquina.
terminal-help-seats = Quién juega en cada asiento, separados por comas: human (una persona), un bot, o el archivo de un bot.
terminal-help-seed = La semilla de los barajados: la misma semilla da la misma partida.
terminal-help-dice = «ask»: juegas en una mesa de verdad y respondes qué ha salido.
terminal-help-players = Cuántos juegan: igual que --set players=N.
terminal-help-solo = Juega sin rivales, donde el propio juego lleva el otro bando (Guerra del Anillo): en solitario o, con --players 2, dos en el mismo bando.
terminal-help-set = Una opción de preparación, como NOMBRE=VALOR; «mathom games» las lista.
terminal-help-record = El archivo en el que se guarda el registro; normalmente uno nuevo en tu carpeta de datos.
terminal-help-budget = Cuánto puede pensar un bot una elección, en segundos.
terminal-help-at = Bifurca la partida antes de esta elección y sigue desde ahí.
terminal-help-show = Con --at: solo muestra la mesa en ese punto.
terminal-help-bots = Los bots, separados por comas.
terminal-help-games-count = Cuántas partidas.
terminal-help-rounds = Cuántas rondas de partidas se juegan para aprender de ellas.
terminal-help-train-games = Cuántas partidas tiene cada ronda.
terminal-help-train-seed = La misma semilla da otra vez los mismos pesos.
terminal-help-folder = Dónde se guardan las partidas, para continuar tras una interrupción.
terminal-help-out = El archivo para lo aprendido; si falta, el que usan los bots.
terminal-help-arena-seed = La semilla de la primera partida.
terminal-help-csv = Un archivo para una línea sobre cada partida.
terminal-help-workers = Cuántos procesos; normalmente uno por núcleo.
terminal-help-arena-budget = Cuánto puede pensar un bot en una elección: segundos (2, 0.5s) o iteraciones (800i).
terminal-help-plots = Una carpeta para imágenes (SVG) y una página que las muestra.
terminal-help-parquet = Un archivo con cada decisión, para programas que aprenden.
terminal-help-ray = Juega en las máquinas de un clúster de Ray en esta dirección; «local» inicia uno aquí.
terminal-help-anew = Empieza de nuevo, aunque la misma arena se hubiera interrumpido antes.
terminal-help-bot = Para quien escribe bots: ver si uno cumple el protocolo.
terminal-help-bot-check = Hace a un bot preguntas de cada juego y dice qué está mal en sus respuestas.
terminal-help-check-games = Los juegos que se prueban, separados por comas; normalmente todos.
terminal-help-serve-bot = Un bot además de los de la casa, como NOMBRE=ARCHIVO.py o NOMBRE=cmd:ORDEN; se puede repetir. Corre en una jaula.
terminal-help-seconds = Cuánto tiempo medir cada cosa.
terminal-help-json = Escribe los números como JSON.

terminal-duel-chapter = Capítulo { $chapter }
terminal-duel-turn = turno: { $seat }
terminal-duel-reserve = reserva { $count }
terminal-duel-discard = descartes { $count }
terminal-duel-regions = { $count }/{ $all } regiones
terminal-duel-held = { $count }/{ $all } regiones, { $left ->
    [one] queda 1 unidad
   *[other] quedan { $left } unidades
}
terminal-duel-eagle = Águila
terminal-duel-no-landmarks = No hay ningún enclave boca arriba.
terminal-duel-walker-fellowship = Frodo y Sam
terminal-duel-walker-sauron = Nazgûl
terminal-duel-short-lindon = Lin
terminal-duel-short-arnor = Arn
terminal-duel-short-rhovanion = Rhv
terminal-duel-short-enedwaith = Ene
terminal-duel-short-rohan = Roh
terminal-duel-short-gondor = Gon
terminal-duel-short-mordor = Mor
terminal-duel-verb-play = Juega
terminal-duel-verb-chain = Encadena
terminal-duel-verb-discard = Descarta
terminal-duel-verb-landmark = Enclave
terminal-duel-verb-place = Coloca
terminal-duel-verb-remove = Retira
terminal-duel-verb-raze = Retira
terminal-duel-verb-move = Mueve
terminal-duel-verb-race = Revela
terminal-duel-verb-ruin = Descarta
terminal-duel-verb-retrieve = Juega
terminal-duel-table-card = ¿Qué carta se ha revelado? De la fila de arriba hacia abajo, y de izquierda a derecha.
terminal-duel-sign-grey = carta gris: habilidades
terminal-duel-sign-yellow = carta amarilla: monedas
terminal-duel-sign-blue = carta azul: la Misión del Anillo
terminal-duel-sign-green = carta verde: razas
terminal-duel-sign-red = carta roja: unidades
terminal-duel-sign-purple = carta morada: contra el enemigo
terminal-duel-sign-units = unidades, { $seat } (aquí 2)
terminal-duel-sign-coin = moneda
terminal-duel-sign-price = lo que te costaría ahora, en total
terminal-duel-sign-needs = gratis si tienes este símbolo de encadenamiento
terminal-duel-sign-gives = el símbolo de encadenamiento que te da esta carta
terminal-duel-sign-ring = una casilla de la Misión del Anillo
terminal-duel-sign-place = coloca una unidad en una de estas regiones
terminal-duel-sign-move = un movimiento de una de tus unidades
terminal-duel-sign-remove = retira una unidad enemiga (en la Misión: una fortaleza enemiga)
terminal-duel-sign-loss = el rival pierde una moneda
terminal-duel-sign-fortress = fortaleza
terminal-duel-sign-again = un turno extra
terminal-duel-sign-alliance = una alianza con cualquier raza
terminal-duel-sign-retrieve = juega gratis una carta de los descartes
terminal-duel-sign-ruin = descarta una carta gris del rival
terminal-duel-sign-back = una carta boca abajo
terminal-duel-sign-token = una ficha de alianza que ambos conocéis

terminal-word-find = busca
terminal-word-show = muestra
terminal-word-map = mapa
terminal-word-borders = fronteras
terminal-word-hand = mano
terminal-word-card = carta
terminal-key-find = dónde está algo: un Personaje, una Nación, una figura, una carta, una región
terminal-key-show = una región: quién está en ella y al lado, quién la controla, cómo se escribe
terminal-key-map = todo el mapa; con el nombre de una zona, todas sus regiones
terminal-key-borders = quién limita con quién: todo el mapa, una zona o una región
terminal-key-hand = tus cartas con todo lo que dicen
terminal-key-card = una carta, con parte de su nombre; sin nombre, todas las cartas
terminal-key-part = solo las opciones que lo dicen: escribe parte de un nombre; Intro las muestra todas otra vez
terminal-key-shown-part = abc...
terminal-key-plan = varias elecciones en una línea, separadas por comas («{ $example }, ...»): se hacen todas o ninguna
terminal-key-shown-plan = a, b...
terminal-news-more = … { $count ->
    [one] una cosa más
   *[other] { $count } cosas más
} antes de esto: n las muestra todas
terminal-news-none = Desde tu último turno no ha pasado nada.
terminal-folded = Un número abre su grupo; parte de un nombre muestra solo las opciones que lo dicen.
terminal-narrowed = Opciones: { $count } de { $all }; Intro las muestra todas.
terminal-so-far = Hasta ahora: { $chosen }
terminal-find-nothing = En la mesa no hay nada que se llame «{ $thing }».
terminal-find-near = En la mesa no hay nada que se llame «{ $thing }». Quizá te refieres a: { $names }
terminal-find-several = «{ $thing }» puede ser: { $names }
terminal-cards-nothing = Ninguna carta se llama «{ $thing }».
terminal-cards-near = Ninguna carta se llama «{ $thing }». Quizá te refieres a: { $names }
terminal-cards-none = No hay cartas que mostrar de «{ $game }».
terminal-cards-several = Se llaman «{ $thing }» { $count } cartas:
terminal-learn-nothing = No se dice nada de «{ $thing }». Sin más palabras, el comando enumera los capítulos.
terminal-help-learn = Explica cómo se juega: los capítulos, o los que tratan de algo.
terminal-help-cards = Muestra las cartas de un juego, o las que se llaman así. Basta una parte del nombre, en cualquier idioma.
terminal-help-missing = solo las cartas cuyo efecto aún no está escrito
terminal-help-decks = los mazos, uno por jugador: nombres, o archivos con listas de cartas
terminal-help-deck = Mira mazos para el JCC: los del juego por su nombre, los tuyos como archivos.
terminal-help-deck-list = Enumera los mazos que trae el juego.
terminal-help-deck-check = Comprueba un mazo: una frase por cada cosa que esté mal.
terminal-help-deck-show = Escribe un mazo como lista, con su curva.
terminal-help-deck-format = para qué es el mazo: towers, fellowship, open o standard
terminal-deck-shelf = { $name }: { $title }
terminal-deck-nothing = No hay ningún mazo «{ $name }»: debe ser un archivo con una lista de cartas, o uno de estos: { $decks }.
terminal-deck-long = «{ $name }» es demasiado largo para un mazo.
terminal-deck-fine = El mazo se puede jugar ({ $format }).
terminal-deck-faulty = El mazo no se puede jugar tal como está ({ $format }).
terminal-deck-curve = { $side }: cuántas cartas cuestan cuánto
terminal-cards-missing = { $count ->
    [0] Todas las cartas se pueden jugar.
    [one] Una carta aún no se puede jugar:
   *[other] { $count } cartas aún no se pueden jugar:
}

terminal-wotr-turn = Turno { $count }
terminal-wotr-points = Puntos de Victoria:
terminal-wotr-pool = { $count ->
    [one] 1 dado
   *[other] { $count } dados
}
terminal-wotr-dice = { $count }/{ $all } dados: { $dice }
terminal-wotr-no-dice = 0/{ $all } dados
terminal-wotr-rings = { $count ->
    [one] 1 Anillo Élfico
   *[other] { $count } Anillos Élficos
}
terminal-wotr-rings-used = { terminal-wotr-rings } (uno usado este turno)
terminal-wotr-cards = mano { $hand }, mazos { $decks }
terminal-wotr-decks = mazos { $decks }
terminal-wotr-partner = mano { $hand }
terminal-wotr-leads = lidera
terminal-wotr-acts = actúa
terminal-wotr-resting = descansan: { $nations }
terminal-wotr-deck = { $side }: { $deck }
terminal-wotr-hand = Mano
terminal-wotr-table = En la mesa
terminal-wotr-clockwork = Automática
terminal-wotr-markers = marcadores: { $names }
terminal-wotr-bare = ya sin marcador: { $names }
terminal-wotr-battle-cards = apartadas para batallas: { $names }
terminal-wotr-under-decks = boca arriba bajo los mazos: { $names }
terminal-wotr-empty-hand = No tienes cartas en la mano.
terminal-wotr-fellowship = Comunidad
terminal-wotr-hidden = oculta
terminal-wotr-revealed = descubierta
terminal-wotr-progress = avance { $count }
terminal-wotr-mordor = Mordor
terminal-wotr-corruption = Corrupción { $count }/{ $most }
terminal-wotr-guide = Guía: { $guide }
terminal-wotr-with = con { $names }
terminal-wotr-characters = Personajes
terminal-wotr-hunt = Búsqueda
terminal-wotr-box = Casilla: { $shadow } Sombra, { $free } Pueblos Libres
terminal-wotr-tiles-left = { $count ->
    [one] 1 loseta en la reserva
   *[other] { $count } losetas en la reserva
}
terminal-wotr-tiles-pool = reserva { $tiles }
terminal-wotr-tiles-drawn = robadas { $tiles }
terminal-wotr-tiles-waiting = para Mordor { $tiles }
terminal-wotr-tiles-removed = fuera del juego { $tiles }
terminal-wotr-tile-die = d6
terminal-wotr-politics = Política
terminal-wotr-at-war = En Guerra
terminal-wotr-sieges = Asedios
terminal-wotr-fronts = Frentes
terminal-wotr-battle = Batalla
terminal-wotr-attacker = Atacante
terminal-wotr-defender = Defensor
terminal-wotr-battle-field = Batalla de Campo: { $region }, ronda { $count }
terminal-wotr-battle-siege = Asedio: { $region }, ronda { $count }
terminal-wotr-battle-sortie = Salida: { $region }, ronda { $count }
terminal-wotr-battle-card = carta: { $card }
terminal-wotr-battle-roll = { $count ->
    [one] tirada { $dice }, 1 impacto
   *[other] tirada { $dice }, { $count } impactos
}
terminal-wotr-combat = ({ $combat }, iniciativa { $initiative })
terminal-wotr-rearguard = retaguardia
terminal-wotr-show = { $region } ({ $area }), se escribe { $written }
terminal-wotr-held = Control: { $side }.
terminal-wotr-here = Aquí: { $force }.
terminal-wotr-inside = Asediados en el Baluarte: { $force }.
terminal-wotr-ring-here = La figura de los Portadores del Anillo está aquí.
terminal-wotr-nobody = No hay nadie.
terminal-wotr-near = Al lado
terminal-wotr-strength = Fuerza
terminal-wotr-threats = Amenazas
terminal-wotr-dice-and-rerolls = { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}, repite { $count }
terminal-wotr-touching = Opciones que la nombran: { $numbers }
terminal-wotr-no-area = No hay ninguna zona «{ $thing }». Hay: { $names }
terminal-wotr-on-map = En el mapa
terminal-wotr-reinforcements = Refuerzos
terminal-wotr-casualties = Bajas
terminal-wotr-find-at = Está en { $region-the }.
terminal-wotr-find-inside = Bajo asedio en { $region-the }.
terminal-wotr-find-fellowship = En la Comunidad, cuya figura está en { $region-the }; avance { $count }.
terminal-wotr-find-mordor = En la Comunidad, en la casilla { $count } del Marcador de Mordor.
terminal-wotr-find-not-yet = Aún no está en juego.
terminal-wotr-find-eliminated = Fuera del juego.
terminal-wotr-find-hand = En tu mano.
terminal-wotr-find-table = En la mesa.
terminal-wotr-find-discarded = Descartada.
terminal-wotr-find-unseen = Aún no vista: en el mazo, o donde no puedes mirar.
terminal-wotr-find-pool = En la reserva de Búsqueda.
terminal-wotr-find-drawn = Robada.
terminal-wotr-find-waiting = En juego: se une a la reserva de Búsqueda en Mordor.
terminal-wotr-find-removed = Fuera del juego.
terminal-wotr-find-box = No está en juego: la trae una Carta de Evento.
terminal-wotr-from-move = De { $region-the } a:
terminal-wotr-from-attack = Ataca desde { $region-the }:
terminal-wotr-which-army = ¿Qué Ejército? Un número o un nombre muestra adónde puede ir.
terminal-wotr-which-area = ¿Qué parte del mapa? Un número o un nombre muestra sus regiones.
terminal-wotr-which-die = ¿Qué dado? Un número muestra a qué puede pasar.
terminal-wotr-from-ring = Anillo Élfico, { $die } pasa a:
terminal-wotr-verb-die = Usa un dado:
terminal-wotr-verb-skip = Descarta sin usar:
terminal-wotr-verb-use = Úsalo para:
terminal-wotr-verb-as = Como:
terminal-wotr-verb-hunt = Dados:
terminal-wotr-verb-take = Lleva:
terminal-wotr-verb-leave = Deja:
terminal-wotr-verb-play = Juega:
terminal-wotr-verb-discard = Descarta:
terminal-wotr-verb-combat = Carta de Combate:
terminal-wotr-verb-lose = Pierde:
terminal-wotr-verb-reduce = Sustituye:
terminal-wotr-verb-nation = Avanza:
terminal-wotr-verb-group = Van:
terminal-wotr-verb-with = Junto con:
terminal-wotr-verb-assault = Asalta el Baluarte:
terminal-wotr-verb-sortie = Salida desde:

terminal-wotr-letter-regular = R
terminal-wotr-letter-elite = E
terminal-wotr-letter-leader = L
terminal-wotr-letter-nazgul = N
terminal-wotr-short-dwarves = Ena
terminal-wotr-short-elves = Elf
terminal-wotr-short-gondor = Gon
terminal-wotr-short-north = Nor
terminal-wotr-short-rohan = Roh
terminal-wotr-short-isengard = Ise
terminal-wotr-short-sauron = Sau
terminal-wotr-short-southrons = Sur
terminal-wotr-name-gandalf-grey = Gandalf
terminal-wotr-name-strider = Trancos
terminal-wotr-name-boromir = Boromir
terminal-wotr-name-legolas = Legolas
terminal-wotr-name-gimli = Gimli
terminal-wotr-name-meriadoc = Merry
terminal-wotr-name-peregrin = Pippin
terminal-wotr-name-aragorn = Aragorn
terminal-wotr-name-gandalf-white = Gandalf el Blanco
terminal-wotr-name-saruman = Saruman
terminal-wotr-name-witch-king = Rey Brujo
terminal-wotr-name-mouth-of-sauron = Boca de Sauron
terminal-wotr-area-lindon = Lindon
terminal-wotr-area-eriador = Eriador
terminal-wotr-area-misty-mountains = Montañas Nubladas
terminal-wotr-area-anduin = Valles del Anduin
terminal-wotr-area-mirkwood = Bosque Negro
terminal-wotr-area-erebor = Erebor y Valle
terminal-wotr-area-isengard = Isengard y las Tierras Brunas
terminal-wotr-area-rohan = Rohan
terminal-wotr-area-brown-lands = Tierras Pardas
terminal-wotr-area-gondor = Gondor
terminal-wotr-area-ithilien = Ithilien
terminal-wotr-area-mordor = Mordor
terminal-wotr-area-rhun = Rhûn
terminal-wotr-area-harad = Harad
terminal-wotr-sign-stronghold = Baluarte
terminal-wotr-sign-city = Ciudad
terminal-wotr-sign-town = Villa
terminal-wotr-sign-captured = capturada por el enemigo
terminal-wotr-sign-besieged = asediados en el Baluarte
terminal-wotr-sign-ring-bearers = la figura de los Portadores del Anillo
terminal-wotr-sign-facing = Ejércitos enemigos adyacentes
terminal-wotr-sign-mixed = unidades de dos compañeros de equipo en un Ejército Mixto: primero quien lo manda
terminal-wotr-sign-apart = Ejércitos de dos compañeros de equipo en la misma región, separados
terminal-wotr-sign-active = una Nación activa en la casilla 2; la 4 es En Guerra
terminal-wotr-sign-passive = una Nación pasiva
terminal-wotr-sign-eye = Loseta de Búsqueda con un Ojo
terminal-wotr-sign-reveal = Loseta de Búsqueda: daño 2, y Descubrir
terminal-wotr-sign-stop = Loseta de Búsqueda: daño 1, y Parada
terminal-wotr-sign-cards = cartas de Personaje y de Estrategia
terminal-wotr-sign-regular = Regulares, aquí 2
terminal-wotr-sign-elite = Élites
terminal-wotr-sign-leader = Líderes
terminal-wotr-sign-nazgul = Nazgûl
terminal-wotr-table-free_die = ¿Qué resultado muestra el siguiente dado de los Pueblos Libres?
terminal-wotr-table-shadow_die = ¿Qué resultado muestra el siguiente dado de la Sombra?
terminal-wotr-table-dice = ¿Qué muestra el siguiente dado?
terminal-wotr-table-tile = ¿Qué Loseta de Búsqueda ha salido?
terminal-wotr-table-companion = ¿Qué Compañero ha salido?

## Server

server-plain = { $text }
server-at = La mesa está lista en { $address }
server-others = Los demás, en la misma red, abren { $address }
server-only-here = Solo este ordenador puede abrirla. Con --host 0.0.0.0 pueden unirse también los demás de la misma red.
server-stop = Ctrl-C la cierra. No se pierde nada: cada elección está en el disco antes de que nadie la vea.
server-stopped = La mesa está cerrada. Todas las partidas se conservan.
server-port-taken = El puerto { $port } está ocupado: quizá Mathom ya está en marcha. Elige otro con --port.
server-address = La mesa no se puede abrir en { $host }, puerto { $port }: { $why }
server-database = Las partidas no se pueden guardar en { $database }: { $why }
server-database-url = «{ $database }» no es un lugar donde guardar partidas. Indica la ruta de un archivo, o postgresql://usuario@host/nombre.
server-database-newer = Las partidas están guardadas en la versión { $version } de la base de datos, por un Mathom más nuevo; este conoce la versión { $known }.
server-no-postgres = Para PostgreSQL hace falta otro paquete. Instálalo con: pip install "mathom[postgres]"
server-mail = «{ $url }» no es un servidor de correo. Escribe smtps://usuario@mail.example.org, y con --mail-from la dirección de la que salen los mensajes.
server-webhook = «{ $url }» no es una dirección a la que se pueda avisar. Escribe https://...
server-no-client = La parte de Mathom para el navegador no se ha construido aquí. Ejecuta ./play, o bien «npm install» y «npm run build» en la carpeta web, y vuelve a iniciar el servidor.
server-request = Esta petición no se entiende: { $detail }
server-not-json = Una petición tiene que ser JSON (application/json).
server-text = El texto contiene caracteres que no se admiten.
server-page = Aquí no hay nada.
server-method = Eso no se puede hacer aquí.
server-host = Este servidor no se llama «{ $host }».
server-origin = Las páginas de { $origin } no pueden usar este servidor.
server-too-large = La petición es demasiado grande.
server-too-often = Demasiadas peticiones en poco tiempo. Inténtalo de nuevo en { $seconds } s.
server-too-slow = Ha tardado demasiado.
server-full = Ya hay { $most } partidas en curso. Inténtalo más tarde.
server-busy = En esta mesa ocurren demasiadas cosas a la vez. Inténtalo de nuevo.
server-crowded = Hay demasiada gente esperando lo mismo. Inténtalo más tarde.
server-not-written = No se ha podido anotar, así que puede que no haya ocurrido. Mira la mesa antes de intentarlo de nuevo.
server-no-database = En este momento no se puede acceder a las partidas. No se ha escrito nada: inténtalo dentro de poco.
keeper-exists = Ya hay un archivo { $file }. Elige otro nombre para la copia.
keeper-no-file = En { $file } no hay partidas.
keeper-backup = { $count ->
    [one] Ahora hay una mesa
   *[other] Ahora hay { $count } mesas
} en { $file }.
keeper-restore = { $count ->
    [0] No faltaba nada.
    [one] Se ha recuperado una mesa.
   *[other] Se han recuperado { $count } mesas.
}
keeper-closed = La partida de la mesa { $table } ha terminado.
keeper-muted = { $seat } ya no puede hablar.
keeper-unmuted = { $seat } puede volver a hablar.
server-failed = Algo ha fallado aquí; el registro del servidor dice qué. La partida está como estaba.
server-bot-gone = ya no se conoce aquí.
server-untold = Ocurrió algo que ya no se cuenta («{ $kind }»).
server-position = La posición está escrita en la forma { $format }; este Mathom lee la forma { $known }.

table-seat = { $seat-the }
table-who = { $seat-begins }
table-unknown = Esa mesa no existe.
table-token = Esta clave no es de esta mesa.
table-invite = Esta no es una invitación a esta mesa.
table-brought = { $who } ha traído un mazo propio: la partida empieza con él.
table-brings-late = La partida está en marcha: es demasiado tarde para traer algo propio.
table-invite-used = Esta invitación ya se ha usado.
table-seat-taken = Este asiento no está libre.
table-join = Ven con una invitación o nombra un asiento abierto: una de las dos cosas.
table-starts = Una partida empieza desde un registro o desde una posición, no desde ambos; «at» va con un registro.
table-other-game = El registro es de otro juego.
table-record-over = Allí la partida ha terminado: no queda nada que elegir. Retrocede más.
table-record-long = El registro tiene { $count } elecciones; la casa acepta registros de hasta { $most }.
table-record-slow = Volver a jugar este registro requiere más tiempo o más memoria de los que la casa puede dedicarle.
table-bot = Aquí no hay ningún bot «{ $bot }». Hay: { $known }.
table-stale = La elección { NUMBER($number, useGrouping: 0) } ya no se puede hacer, o todavía no: la partida ha avanzado.
table-no-choice = No hay ninguna posición tras la elección { NUMBER($n, useGrouping: 0) }; la última es tras la elección { NUMBER($last, useGrouping: 0) }.
table-watching = Quien solo mira no puede elegir.
table-over = La partida ha terminado.
table-not-over = La partida aún no ha terminado.
table-archive = Este es un registro para ver. Para jugar, parte de una de sus posiciones.
table-fork-secret = Antes de ese punto hubo algo oculto para ti: solo se puede partir de ahí cuando la partida termine.
table-endless = La casa ha dado por terminada esta partida: no tenía fin. No ha ganado nadie.
table-closed = Quien lleva esta casa ha cerrado la mesa. No ha ganado nadie.
table-muted = Quien lleva esta casa te ha quitado la palabra en esta mesa.
table-full = En esta mesa han ocurrido demasiadas cosas. Para seguir, parte de esta posición.
table-resigned = { $seat } abandona la partida.
remind-no-way = Aquí no se avisa a nadie: quien lleva este servidor no lo ha previsto.
remind-none = No hay ninguna dirección por confirmar.
remind-code = Ese no es el código que has recibido.
remind-too-often = Ya se te han enviado demasiados mensajes. Inténtalo dentro de un rato.
remind-address = Esa no es una dirección de correo.
remind-not-sent = No se ha podido enviar el mensaje. Inténtalo más tarde.
remind-code-subject = { $code } es tu código para Mathom
remind-code-body =
    Alguien, probablemente tú, quiere que se le avise en esta dirección cuando le toque en una mesa de { $site }.
    Si has sido tú, escribe allí este código: { $code }
    Si no, no hay nada que hacer: no llegarán más mensajes.
remind-subject = Te toca: { $game }
remind-body =
    { $game }: te toca ({ $seat }).
    { $link }

    Pediste estos avisos en esa mesa, y allí puedes desactivarlos, en los ajustes.
table-timed-out = { $seat } ha agotado su tiempo y se ha reclamado la victoria.
table-replaced = { $who } no ha elegido a tiempo: en su lugar sigue el ordenador.
table-no-clock = En esta mesa no se acordó ningún reloj.
table-claim-own = Es tu tiempo el que se ha acabado.
table-claim-early = A quien le toca elegir todavía le queda tiempo.
table-claim-back = El servidor no estaba y acaba de volver: durante dos minutos no se puede reclamar nada.
table-claim-partner = Se ha acabado el tiempo de quien juega contigo: puedes dejar que siga un bot.
table-takeback-asked = { $seat } ya ha pedido deshacer.
table-takeback-none = Nadie te pide deshacer.
table-agreed = Todos de acuerdo: la partida termina aquí. No ha ganado nadie.
table-draw-asked = { $seat } ya ha propuesto terminar la partida.
table-draw-none = Nadie te propone terminar la partida.
table-draw-declined = { $who } prefiere seguir jugando.
table-draw-declined-already = La propuesta acaba de ser rechazada. Podrás repetirla cuando la partida avance.
table-draw-alone = Aquí no hay nadie con quien ponerse de acuerdo: si ya no quieres jugar, abandona.
table-said-nothing = No has escrito nada.
table-no-partner = Nadie juega de tu lado: lo que dices, lo dices a todos.
table-no-pace = En este juego no hay nada que se pueda pasar por ti.
table-not-your-seat = Ese no es tu asiento.
table-carried = Las reglas de este juego se corrigieron mientras se jugaba, y { $lost ->
    [one] la última elección, la número { NUMBER($number, useGrouping: 0) }, ya no es posible
   *[other] las últimas { $lost } elecciones, desde la número { NUMBER($number, useGrouping: 0) }, ya no son posibles
}. { $why } La partida sigue desde la posición anterior; todo lo jugado hasta entonces queda en pie.
table-carried-unknown = Esta versión de las reglas no sabe qué hacer con ello.
table-parted = Desde la elección { NUMBER($number, useGrouping: 0) }, esta partida se jugó con reglas distintas de las de hoy: la mesa se muestra como estaba antes. { $why }
table-past-unreadable = Cómo estaba la mesa tras la elección { NUMBER($n, useGrouping: 0) } ya no puede mostrarse, porque la elección { NUMBER($number, useGrouping: 0) } se hizo con reglas distintas de las de hoy. { $why } Lo que se contó entonces todavía puede leerse.
table-unreadable = Esta mesa se conserva, pero esta versión de Mathom no puede leerla. { $why }
table-newer = En esta mesa se juega con la versión { $rules } de las reglas; este servidor juega la versión { $known } y antes hay que actualizarlo.

## Velocidad

bench-title = Mathom en un solo procesador
bench-game = Juego
bench-build = Versión
bench-plain = simple
bench-compiled = compilada
bench-play = Al azar
bench-decisions = { $count } jugadas/s
bench-games = { $count } partidas/s
bench-clone = Copia
bench-replay = Releer
bench-no-compiled = La versión compilada se crea donde hay un compilador de C; aquí falta.
bench-decimal = ,

## Consejos: ¿tú qué harías?

hint-win = Gana la partida.
hint-saves = De lo contrario, la partida se pierde en el acto.
hint-usual = Quien conoce el juego lo hace así.
hint-gains = Mejor para ti: { $what }.
hint-takes = Peor para el rival: { $what }.
hint-ahead = Compensa más tarde: se ve pensando unas jugadas por delante.
hint-costs = Peor para ti: { $what }.
hint-leaves = Mejor para el rival: { $what }.
hint-later = Lo que la desaconseja solo se ve más tarde, pensando unas jugadas por delante.
hint-alike = Importa poco: las demás se le parecen.

## Análisis: cómo fue la partida

review-no-mind = Nadie ha aprendido aún { $game }: no se dan consejos y sus partidas no se analizan.

## Consejos y análisis en una mesa

table-hint-taken = { $who }: consejo recibido.
table-hint-declined = { $who } prefiere que no haya consejos.
table-hint-none = Nadie te pide permiso para un consejo.
table-hint-failed = Ahora no hay ningún consejo. Prueba dentro de un momento.
table-review-failed = No se ha podido analizar esta partida. Inténtalo más tarde.

## Consejos y análisis en la terminal

terminal-key-w = ¿tú qué harías? Las mejores elecciones, la probabilidad de ganar con cada una y por qué
terminal-hint-thinking = Déjame pensar...
terminal-hint = { $number }. { $choice }: probabilidad de ganar { $chance }
terminal-help-review = Analiza el registro de una partida: la probabilidad de ganar tras cada elección, los puntos de inflexión y lo que habría sido mejor. FILE puede ser - para la entrada estándar.
terminal-help-review-seed = La misma semilla da de nuevo el mismo análisis.
terminal-help-review-iterations = Cuánto se repiensa una elección dudosa.
terminal-help-review-svg = Un archivo para la curva como imagen.
terminal-help-review-html = Un archivo para una página con la curva y todos los momentos.
review-title = Cómo fue la partida
review-working = Analizando
review-curve = La probabilidad de ganar de: { $seat }
review-choice = Elección { $n }
review-signs = ▽ error   ▼ error grave   ◆ punto de inflexión
review-turn = Punto de inflexión, { $seat }: { $choice } ({ $from } → { $to })
review-turn-luck = Punto de inflexión, { $seat }: { $choice } ({ $from } → { $to }; también influyó el azar)
review-mistake = Error, { $seat }: { $choice }
review-blunder = Error grave, { $seat }: { $choice }
review-better = Mejor: { $choice } ({ $best } en vez de { $chance })
review-none = Ninguna elección regaló mucho y la partida nunca cambió de golpe.
review-open = { $command } abre la partida antes de la elección N.
review-written = Escrito: { $file }
review-not-written = «{ $file }» no se puede escribir: { $why }
