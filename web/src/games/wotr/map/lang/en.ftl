wotr-web-map = The map of Middle-earth
wotr-web-map-help = Arrow keys walk from region to region, Enter chooses one. Plus and minus zoom, 0 shows everything.
wotr-web-bay = Bay of Belfalas
wotr-web-lake = Sea of Rhûn
wotr-web-siege = Siege
wotr-web-zoom-in = Nearer
wotr-web-zoom-out = Farther
wotr-web-zoom-fit = The whole map
wotr-web-zoom = Zoom
wotr-web-mini = Where you are on the map
wotr-web-find = Find a region
wotr-web-find-none = No region is called that.
wotr-web-find-count =
    { $count ->
        [one] { $count } region
       *[other] { $count } regions
    }
wotr-web-regions = All regions
wotr-web-neighbours = Next to it
wotr-web-count = { $count } × { $what }
wotr-web-inside = Besieged inside: { $what }
wotr-web-outside = Before the walls: { $what }
wotr-web-army-common = Either of them
wotr-web-army-of = { $seat }: { $what }
wotr-web-army-joined = { $what }. One army; in command: { $seat }
wotr-web-captured = Captured by: { $who }
wotr-web-bearers-here = The Ring-bearers were last seen here
wotr-web-nobody-there = Nobody
wotr-web-fortification = fortification
wotr-web-points =
    { $count ->
        [one] { $count } Victory Point
       *[other] { $count } Victory Points
    }
wotr-web-mark-lit = can act
wotr-web-mark-target = can be chosen
wotr-web-mark-battle = can be attacked
wotr-web-mark-muster = can muster here
wotr-web-mark-chosen = chosen
wotr-web-mark-refused = not possible
wotr-web-mark-last = where the last action was
