wotr-web-map = El mapa de la Tierra Media
wotr-web-map-help = Las flechas van de una región a otra, Intro elige una. Más y menos acercan y alejan, 0 lo muestra todo.
wotr-web-bay = Bahía de Belfalas
wotr-web-lake = Mar de Rhûn
wotr-web-siege = Asedio
wotr-web-zoom-in = Más cerca
wotr-web-zoom-out = Más lejos
wotr-web-zoom-fit = Todo el mapa
wotr-web-zoom = Zoom
wotr-web-mini = Dónde estás en el mapa
wotr-web-find = Buscar una región
wotr-web-find-none = Ninguna región se llama así.
wotr-web-find-count =
    { $count ->
        [one] { $count } región
       *[other] { $count } regiones
    }
wotr-web-regions = Todas las regiones
wotr-web-neighbours = Linda con
wotr-web-count = { $count } × { $what }
wotr-web-inside = Sitiados dentro: { $what }
wotr-web-outside = Ante las murallas: { $what }
wotr-web-army-common = Uno u otro
wotr-web-army-of = { $seat }: { $what }
wotr-web-army-joined = { $what }. Un solo Ejército; manda: { $seat }
wotr-web-captured = Capturada por: { $who }
wotr-web-bearers-here = Aquí se vio por última vez a los Portadores del Anillo
wotr-web-nobody-there = Nadie
wotr-web-fortification = fortificación
wotr-web-points =
    { $count ->
        [one] { $count } Punto de Victoria
       *[other] { $count } Puntos de Victoria
    }
wotr-web-mark-lit = puede actuar
wotr-web-mark-target = se puede elegir
wotr-web-mark-battle = se puede atacar
wotr-web-mark-muster = aquí se puede reclutar
wotr-web-mark-chosen = elegida
wotr-web-mark-refused = no es posible
wotr-web-mark-last = aquí fue la última acción
