# What only Duel's board in the browser says.

duel-web-room-cards = Cards
duel-web-room-map = Map
duel-web-room-players = Players

duel-web-pyramid = The cards of chapter { $chapter }
duel-web-covered = Still covered
duel-web-free = free
duel-web-price = { $price ->
    [0] Costs nothing
    [one] Costs 1 coin
   *[other] Costs { $price } coins
}
duel-web-price-chain = Free by chain
duel-web-landmarks = Landmarks
duel-web-landmarks-left = { $count ->
    [one] 1 landmark is still face down.
   *[other] { $count } landmarks are still face down.
}
duel-web-map = Map of Middle-earth
duel-web-nobody = nobody is here
duel-web-units = { $count ->
    [one] 1 unit
   *[other] { $count } units
}
duel-web-units-of = { $who ->
    [fellowship] { duel-web-units } of the Fellowship
   *[sauron] { duel-web-units } of Sauron
}
duel-web-fortress-of = { $who ->
    [fellowship] a fortress of the Fellowship
   *[sauron] a fortress of Sauron
}

duel-web-quest = Quest of the Ring
duel-web-quest-of = { $who ->
    [fellowship] Frodo and Sam: space { $space }/{ $goal }
   *[sauron] The Nazgûl: space { $space }/{ $goal }
}
duel-web-bonus = Space { $space }: { $does }.
duel-web-bonus-had = Space { $space }: { $does } (used).

duel-web-stacks = Alliance tokens, discard and reserve
duel-web-stack = { $race }: { $count ->
    [one] 1 alliance token left
   *[other] { $count } alliance tokens left
}
duel-web-stack-seen = Seen and put back on top: { $tokens }.
duel-web-discard-pile = { $count ->
    [one] Discard: 1 card
   *[other] Discard: { $count } cards
}
duel-web-discard-means = Discarded cards lie here face down, with the three cards left out of each chapter.
duel-web-reserve = Reserve: { duel-web-coins }
duel-web-reserve-means = Coins are taken from here and paid back to here. There are 30 in all.

duel-web-victories = Three ways to win

duel-web-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
duel-web-coins-means = Pay with them for cards, for landmarks, and for skill symbols that you lack.
duel-web-skills = Skills
duel-web-choice-means = One of these in each turn, as you like.
duel-web-play-area = Tokens, landmarks and cards
duel-web-nothing-yet = No cards yet

duel-web-bill-printed = { $count ->
    [one] 1 coin is printed on it.
   *[other] { $count } coins are printed on it.
}
duel-web-bill-missing = { $count ->
    [one] You lack { $skills }: 1 coin.
   *[other] You lack { $skills }: { $count } coins.
}
duel-web-bill-covered = Your skills cover it.
duel-web-bill-surcharge = { $count ->
    [one] Your fortress on the board: 1 coin.
   *[other] Your { $count } fortresses on the board: { $count } coins.
}
duel-web-bill-waived = The Dwarves waive the surcharge.
duel-web-bill-total = { $price ->
    [0] It costs you nothing.
    [one] In all 1 coin; you have { $coins }.
   *[other] In all { $price } coins; you have { $coins }.
}
duel-web-play = { $price ->
    [0] Play for free
    [one] Play for 1 coin
   *[other] Play for { $price } coins
}
duel-web-landmark = { $price ->
    [0] Take for free
    [one] Take for 1 coin
   *[other] Take for { $price } coins
}
duel-web-chain = Play for free by chain ({ $symbol })
duel-web-discard = { $count ->
    [0] Discard
    [one] Discard and take 1 coin
   *[other] Discard and take { $count } coins
}
duel-web-too-dear = Your coins do not suffice.
duel-web-not-now = It cannot be taken at this moment.

duel-web-do-play = { $price ->
    [0] Play, free
    [one] Play, 1 coin
   *[other] Play, { $price } coins
}
duel-web-do-chain = Chain, free
duel-web-do-discard = Discard
duel-web-do-landmark = { $price ->
    [0] Take, free
    [one] Take, 1 coin
   *[other] Take, { $price } coins
}

duel-web-chapter = Chapter { $chapter }
