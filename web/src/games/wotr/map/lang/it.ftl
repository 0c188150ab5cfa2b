wotr-web-map = La mappa della Terra di Mezzo
wotr-web-map-help = Le frecce vanno da una regione all'altra, Invio ne sceglie una. Più e meno ingrandiscono e riducono, 0 mostra tutto.
wotr-web-bay = Baia di Belfalas
wotr-web-lake = Mare di Rhûn
wotr-web-siege = Assedio
wotr-web-zoom-in = Più vicino
wotr-web-zoom-out = Più lontano
wotr-web-zoom-fit = Tutta la mappa
wotr-web-zoom = Ingrandimento
wotr-web-mini = Dove ti trovi sulla mappa
wotr-web-find = Trova una regione
wotr-web-find-none = Nessuna regione si chiama così.
wotr-web-find-count =
    { $count ->
        [one] { $count } regione
       *[other] { $count } regioni
    }
wotr-web-regions = Tutte le regioni
wotr-web-neighbours = Confina con
wotr-web-count = { $count } × { $what }
wotr-web-inside = Assediati all'interno: { $what }
wotr-web-outside = Davanti alle mura: { $what }
wotr-web-army-common = L'uno o l'altro
wotr-web-army-of = { $seat }: { $what }
wotr-web-army-joined = { $what }. Un solo Esercito; comanda: { $seat }
wotr-web-captured = Catturata da: { $who }
wotr-web-bearers-here = I Portatori dell'Anello sono stati visti qui per l'ultima volta
wotr-web-nobody-there = Nessuno
wotr-web-fortification = fortificazione
wotr-web-points =
    { $count ->
        [one] { $count } Punto Vittoria
       *[other] { $count } Punti Vittoria
    }
wotr-web-mark-lit = può agire
wotr-web-mark-target = si può scegliere
wotr-web-mark-battle = si può attaccare
wotr-web-mark-muster = qui si può reclutare
wotr-web-mark-chosen = scelta
wotr-web-mark-refused = non è possibile
wotr-web-mark-last = qui è avvenuta l'ultima azione
