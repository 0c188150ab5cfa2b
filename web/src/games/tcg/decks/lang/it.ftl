# Dove si costruiscono i mazzi.

tcg-web-deck-title = Mazzi
tcg-web-deck-home = Alla pagina iniziale
tcg-web-deck-mine = I miei mazzi
tcg-web-deck-kept = Ogni modifica è conservata subito, in questo browser. Un link, una lista o un file portano un mazzo altrove.
tcg-web-deck-shelf = Mazzi del gioco
tcg-web-deck-begin = comincia da una copia
tcg-web-deck-new = Un mazzo vuoto
tcg-web-deck-new-name = Nuovo mazzo
tcg-web-deck-copy-name = { $name }, copia
tcg-web-deck-copy = Copia { $name }
tcg-web-deck-delete = Elimina { $name }
tcg-web-deck-deleted = { $name } è stato eliminato.
tcg-web-deck-undo = Rimettilo a posto
tcg-web-deck-size = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
  }
tcg-web-deck-name = Nome del mazzo
tcg-web-deck-format = Formato
tcg-web-deck-deck = Mazzo
tcg-web-deck-cards = Carte
tcg-web-deck-rooms = Parti della pagina
tcg-web-deck-card = Carta
tcg-web-deck-play = Gioca
tcg-web-deck-sample = Mano di prova
tcg-web-deck-sample-again = Pesca di nuovo
tcg-web-deck-sample-none = Non c'è ancora nulla da pescare.
tcg-web-deck-share = Condividi
tcg-web-deck-share-link = Un link che contiene tutto il mazzo
tcg-web-deck-share-text = La lista, da spedire
tcg-web-deck-copy-link = Copia il link
tcg-web-deck-copy-text = Copia la lista
tcg-web-deck-copied = Copiato
tcg-web-deck-save-file = Salva come file
tcg-web-deck-read = Leggi una lista
tcg-web-deck-list = La lista
tcg-web-deck-list-means = Incolla una lista come quelle che si mandano per posta: su ogni riga un numero e una carta. I nomi possono essere in una qualsiasi delle tre lingue; bastano anche i codici.
tcg-web-deck-list-example = 1 Frodo, Viaggiatore Stanco
tcg-web-deck-list-read = Leggila
tcg-web-deck-list-file = Da un file
tcg-web-deck-list-line = Riga { $line }:
tcg-web-deck-list-understood = { $count ->
    [0] Nessuna carta riconosciuta.
    [one] { $count } carta riconosciuta.
   *[other] { $count } carte riconosciute.
  }
tcg-web-deck-list-take = Aprila come nuovo mazzo
tcg-web-deck-find = Cerca carte
tcg-web-deck-words = parole, titolo, parola chiave…
tcg-web-deck-filters = { $count ->
    [0] Filtri
   *[other] Filtri { $count }
  }
tcg-web-deck-all = Senza filtri
tcg-web-deck-found = { $count } di { $all } carte
tcg-web-deck-cultures = Cultura
tcg-web-deck-kinds = Tipo
tcg-web-deck-costs = Costo crepuscolo
tcg-web-deck-side = Fazione
tcg-web-deck-both = Entrambe
tcg-web-deck-sites = Siti
tcg-web-deck-keyword = Parola chiave
tcg-web-deck-signet = Sigillo
tcg-web-deck-set = Set
tcg-web-deck-count = { $title }: { $count } nel mazzo
tcg-web-deck-less = { $title }: una in meno
tcg-web-deck-more = { $title }: una in più
tcg-web-deck-read-card = Leggi { $title }
tcg-web-deck-taken = Nel mazzo
tcg-web-deck-choose = Scegli
tcg-web-deck-bear = { $title } come Portatore dell'Anello
tcg-web-deck-bearer = Il Portatore dell'Anello
tcg-web-deck-ring = L'Unico Anello
tcg-web-deck-site-none = scegli…
tcg-web-deck-right = Con questo mazzo si può giocare.
tcg-web-deck-faults-more = { $count ->
    [one] Un altro errore
   *[other] Altri { $count } errori
  }
tcg-web-deck-curve = Carte per costo crepuscolo
tcg-web-deck-curve-at = Costo { $cost }: { $free } dei Popoli Liberi, { $shadow } dell'Ombra.
