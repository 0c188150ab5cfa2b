# The deck builder.

tcg-web-deck-title = Decks
tcg-web-deck-home = To the lobby
tcg-web-deck-mine = My decks
tcg-web-deck-kept = Every change is kept at once, in this browser. A link, a list or a file takes a deck elsewhere.
tcg-web-deck-shelf = Decks of the game
tcg-web-deck-begin = begin with a copy
tcg-web-deck-new = An empty deck
tcg-web-deck-new-name = New deck
tcg-web-deck-copy-name = { $name }, copy
tcg-web-deck-copy = Copy { $name }
tcg-web-deck-delete = Delete { $name }
tcg-web-deck-deleted = { $name } is deleted.
tcg-web-deck-undo = Put it back
tcg-web-deck-size = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
tcg-web-deck-name = Name of the deck
tcg-web-deck-format = Format
tcg-web-deck-deck = Deck
tcg-web-deck-cards = Cards
tcg-web-deck-rooms = Parts of the page
tcg-web-deck-card = Card
tcg-web-deck-play = Play
tcg-web-deck-sample = Sample hand
tcg-web-deck-sample-again = Draw again
tcg-web-deck-sample-none = There is nothing to draw yet.
tcg-web-deck-share = Share
tcg-web-deck-share-link = A link that holds the whole deck
tcg-web-deck-share-text = The list, to be mailed
tcg-web-deck-copy-link = Copy the link
tcg-web-deck-copy-text = Copy the list
tcg-web-deck-copied = Copied
tcg-web-deck-save-file = Save as a file
tcg-web-deck-read = Read a list
tcg-web-deck-list = The list
tcg-web-deck-list-means = Paste a list as people mail it: a number and a card on each line. Names may be in any of the three languages; codes will do.
tcg-web-deck-list-example = 1 Frodo, Tired Traveller
tcg-web-deck-list-read = Read it
tcg-web-deck-list-file = From a file
tcg-web-deck-list-line = Line { $line }:
tcg-web-deck-list-understood = { $count ->
    [0] No card was understood.
    [one] { $count } card was understood.
   *[other] { $count } cards were understood.
  }
tcg-web-deck-list-take = Open it as a new deck
tcg-web-deck-find = Find cards
tcg-web-deck-words = words, title, keyword…
tcg-web-deck-filters = { $count ->
    [0] Filters
   *[other] Filters { $count }
  }
tcg-web-deck-all = Without filters
tcg-web-deck-found = { $count } of { $all } cards
tcg-web-deck-cultures = Culture
tcg-web-deck-kinds = Kind
tcg-web-deck-costs = Twilight cost
tcg-web-deck-side = Side
tcg-web-deck-both = Both sides
tcg-web-deck-sites = Sites
tcg-web-deck-keyword = Keyword
tcg-web-deck-signet = Signet
tcg-web-deck-set = Set
tcg-web-deck-count = { $title }: { $count } in the deck
tcg-web-deck-less = One { $title } less
tcg-web-deck-more = One { $title } more
tcg-web-deck-read-card = Read { $title }
tcg-web-deck-taken = In the deck
tcg-web-deck-choose = Choose
tcg-web-deck-bear = { $title } as the Ring-bearer
tcg-web-deck-bearer = The Ring-bearer
tcg-web-deck-ring = The One Ring
tcg-web-deck-site-none = choose…
tcg-web-deck-right = This deck may be played.
tcg-web-deck-faults-more = { $count ->
    [one] One more fault
   *[other] { $count } more faults
  }
tcg-web-deck-curve = Cards by twilight cost
tcg-web-deck-curve-at = Cost { $cost }: { $free } Free Peoples, { $shadow } Shadow.
