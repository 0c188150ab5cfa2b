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

## A first game

duel-web-guide = Guide
duel-web-guide-on = Go on
duel-web-guide-leave = Play without the guide
duel-web-guide-ways = Welcome. You lead the Fellowship; the computer plays Sauron. There are three ways to win: bring Frodo and Sam to the end of the Quest, gather six different races, or be present in all seven regions. These three figures show how near you are.
duel-web-guide-pyramid = These are the cards of the first chapter. On your turn you take one that no other card covers: those shine. Whatever you take uncovers others, for your opponent too.
duel-web-guide-price = The symbols at the top of a card say what it does, those below what it asks for. The tag in the corner says what it costs you right now: you pay 1 coin for each symbol that you lack.
duel-web-guide-choose = Your turn: click one of the shining cards. You can play it, or discard it for a coin. A grey card is a good beginning: it costs nothing and makes later cards cheaper.
duel-web-guide-reply = Your opponent has answered. What they did last is framed on the board, and the log tells all of it. Look at what they gather: what they need, you may want to take away.
duel-web-guide-skills = Your skills. Each symbol here pays for the same symbol on a card or a landmark, every turn anew, so grey cards go on paying off until the end.
duel-web-guide-quest = The Quest of the Ring. Each Ring on a blue card moves Frodo and Sam one space; the Nazgûl follow. On the spaces with a sign you get a bonus. At 14 you win, unless the Nazgûl have caught up with you.
duel-web-guide-map = The map. Red cards place your units in one of two regions. Where both sides have units, they fight and go back one for one. If nobody wins before, whoever is present in more regions at the end does.
duel-web-guide-landmarks = Instead of a card you can take a landmark. They are dear, but each one places a fortress that no unit can drive out, and does something else besides. Wait until your skills pay for most of it.
duel-web-guide-alliances = Alliances. Green cards show races. Two of the same race, or for once three different ones, bring you a token with a lasting power. Six different races win the game.
duel-web-guide-chains = Many cards show a small symbol on the right: a chain. Whoever owns it plays the card that asks for it free of charge, often a chapter later.
duel-web-guide-last = Now you know all you need. Each turn, ask yourself three things: what do I need, what does my opponent need, and what will lie open after my choice? Every sign explains itself when you point at it.
duel-web-guide-chapter = A new chapter: its cards are stronger and dearer, and discarding one brings as many coins as the number of the chapter. Good luck.
duel-web-guide-place = Choose a region for your unit: those you can choose shine. A region where you are not yet present counts most.
duel-web-guide-move = Move a unit: click where it starts, then where it goes, along the roads. You may also stop.
duel-web-guide-strike = Choose what your opponent loses. Look for a region where they would then have nothing left.
duel-web-guide-token = Choose an alliance. It stays yours until the end: take the one that helps you most often.
duel-web-guide-tray = Here you choose from what is laid out for you. Point at a thing to read what it does.
