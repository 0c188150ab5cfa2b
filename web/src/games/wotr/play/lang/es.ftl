# Lo que dice el navegador donde los clics se vuelven planes.

wotr-web-turn = Turno { $turn }
wotr-web-picked = { $thing }: elige un objetivo o un dado.
wotr-web-picked-target = { $thing }: elige un objetivo.
wotr-web-picked-die = { $thing }: elige qué hacer o un dado.
wotr-web-picked-deed = { $thing }: elige qué hacer.
wotr-web-back = atrás
wotr-web-undo = deshacer
wotr-web-from = Desde: { $region }
wotr-web-to = Hacia: { $region }
wotr-web-from-to = { $from } → { $to }
wotr-web-march-all = en marcha, todos
wotr-web-attack-all = ataque con todos
wotr-web-do-fellowship = Mover la Comunidad
wotr-web-do-hide = Ocultar la Comunidad
wotr-web-do-separate = Separar Compañeros
wotr-web-do-companions = Mover Compañeros
wotr-web-do-minions = Mover Nazgûl y Servidores
wotr-web-do-move = Marchar
wotr-web-do-attack = Atacar
wotr-web-do-recruit = Reclutar
wotr-web-do-politics = Política
wotr-web-do-draw = Robar una carta
wotr-web-do-event = Jugar una carta
wotr-web-do-minion = Poner en juego un Servidor
wotr-web-do-bring = Poner en juego un Personaje
wotr-web-do-voice = Voz de Saruman
wotr-web-do-upgrade = Élites para Orthanc
wotr-web-do-ability = La palabra de un Compañero
wotr-web-do-end = Hacer descartar una carta
wotr-web-do-ring = Anillo Élfico
wotr-web-do-skip = Descartar un dado
wotr-web-do-pass = Pasar
wotr-web-go = Van estos
wotr-web-who = Quién va
wotr-web-all = Todos
wotr-web-less = Uno menos
wotr-web-more = Uno más
wotr-web-room = { $count ->
    [one] { $region }: cabe 1 unidad más.
   *[other] { $region }: caben { $count } unidades más.
}
wotr-web-then = { $region }, luego
wotr-web-keeps = { $region }, queda
wotr-web-nobody = nadie
wotr-web-march-now = En marcha
wotr-web-attack-now = Atacar
wotr-web-then-another = En marcha, y luego otro
wotr-web-only-this = Solo este
wotr-web-only-these = Solo estos
wotr-web-fly-now = A volar
wotr-web-fly-another = A volar, y luego otro
wotr-web-play = Jugar
wotr-web-act = Actuar
wotr-web-hand = Mano
wotr-web-enemy = Enemigo
wotr-web-log = Crónica
wotr-web-chronicle = Crónica
wotr-web-places = Regiones
wotr-web-cards = Cartas
wotr-web-again = Ver otra vez lo que ha pasado
wotr-web-so-far = Elegido hasta ahora
wotr-web-talk = Chat
wotr-web-nations = Naciones
wotr-web-playable = { $count ->
    [one] 1 se puede jugar
   *[other] { $count } se pueden jugar
}
wotr-web-dice-left = { $count ->
    [one] 1 dado del enemigo
   *[other] { $count } dados del enemigo
}
wotr-web-clockwork = automática
wotr-web-on-its-way = Tu elección está en camino: el servidor aún no ha respondido.
wotr-web-fought-out = Luchando hasta el final, sin cartas:
wotr-web-odds = ganas en el { $won }, lo pierdes todo en el { $lost }
