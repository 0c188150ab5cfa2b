# Donde se construyen los mazos.

tcg-web-deck-title = Mazos
tcg-web-deck-home = A la página de inicio
tcg-web-deck-mine = Mis mazos
tcg-web-deck-kept = Cada cambio se guarda al momento, en este navegador. Un enlace, una lista o un archivo llevan un mazo a otra parte.
tcg-web-deck-shelf = Mazos del juego
tcg-web-deck-begin = empieza con una copia
tcg-web-deck-new = Un mazo vacío
tcg-web-deck-new-name = Mazo nuevo
tcg-web-deck-copy-name = { $name }, copia
tcg-web-deck-copy = Copiar { $name }
tcg-web-deck-delete = Borrar { $name }
tcg-web-deck-deleted = { $name } se ha borrado.
tcg-web-deck-undo = Recuperarlo
tcg-web-deck-size = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }
tcg-web-deck-name = Nombre del mazo
tcg-web-deck-format = Formato
tcg-web-deck-deck = Mazo
tcg-web-deck-cards = Cartas
tcg-web-deck-rooms = Partes de la página
tcg-web-deck-card = Carta
tcg-web-deck-play = Jugar
tcg-web-deck-sample = Mano de prueba
tcg-web-deck-sample-again = Robar otra vez
tcg-web-deck-sample-none = Todavía no hay nada que robar.
tcg-web-deck-share = Compartir
tcg-web-deck-share-link = Un enlace que contiene todo el mazo
tcg-web-deck-share-text = La lista, para enviarla
tcg-web-deck-copy-link = Copiar el enlace
tcg-web-deck-copy-text = Copiar la lista
tcg-web-deck-copied = Copiado
tcg-web-deck-save-file = Guardar como archivo
tcg-web-deck-read = Leer una lista
tcg-web-deck-list = La lista
tcg-web-deck-list-means = Pega una lista como las que se mandan por correo: en cada línea, un número y una carta. Los nombres pueden estar en cualquiera de los tres idiomas; también valen los códigos.
tcg-web-deck-list-example = 1 Frodo, Viajero cansado
tcg-web-deck-list-read = Leerla
tcg-web-deck-list-file = Desde un archivo
tcg-web-deck-list-line = Línea { $line }:
tcg-web-deck-list-understood = { $count ->
    [0] No se reconoce ninguna carta.
    [one] Se reconoce { $count } carta.
   *[other] Se reconocen { $count } cartas.
  }
tcg-web-deck-list-take = Abrirla como mazo nuevo
tcg-web-deck-find = Buscar cartas
tcg-web-deck-words = palabras, título, palabra clave…
tcg-web-deck-filters = { $count ->
    [0] Filtros
   *[other] Filtros { $count }
  }
tcg-web-deck-all = Sin filtros
tcg-web-deck-found = { $count } de { $all } cartas
tcg-web-deck-cultures = Cultura
tcg-web-deck-kinds = Tipo
tcg-web-deck-costs = Coste de crepúsculo
tcg-web-deck-side = Bando
tcg-web-deck-both = Ambos bandos
tcg-web-deck-sites = Sitios
tcg-web-deck-keyword = Palabra clave
tcg-web-deck-signet = Sello
tcg-web-deck-set = Colección
tcg-web-deck-count = { $title }: { $count } en el mazo
tcg-web-deck-less = { $title }: una menos
tcg-web-deck-more = { $title }: una más
tcg-web-deck-read-card = Leer { $title }
tcg-web-deck-taken = En el mazo
tcg-web-deck-choose = Elegir
tcg-web-deck-bear = { $title } como Portador del Anillo
tcg-web-deck-bearer = El Portador del Anillo
tcg-web-deck-ring = El Anillo Único
tcg-web-deck-site-none = elegir…
tcg-web-deck-right = Con este mazo se puede jugar.
tcg-web-deck-faults-more = { $count ->
    [one] Un fallo más
   *[other] { $count } fallos más
  }
tcg-web-deck-curve = Cartas por coste de crepúsculo
tcg-web-deck-curve-at = Coste { $cost }: { $free } de los Pueblos Libres, { $shadow } de la Sombra.
