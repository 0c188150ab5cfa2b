# What only War of the Ring's board in the browser says.

## Pieces: dice, tracks, cards, dialogs, what happened

wotr-web-piece-dice-left = { $count ->
    [one] 1 left
   *[other] { $count } left
}
wotr-web-piece-die-used = used
wotr-web-piece-rings = { $count ->
    [0] No Elven Rings
    [one] 1 Elven Ring
   *[other] { $count } Elven Rings
}
wotr-web-piece-rings-used = { $count ->
    [0] No Elven Rings; one was used in this turn
    [one] 1 Elven Ring; one was used in this turn
   *[other] { $count } Elven Rings; one was used in this turn
}
wotr-web-piece-rings-means = Once a turn, one of them turns a die to another result.
wotr-web-piece-ring-use = { $count ->
    [one] Use an Elven Ring: 1 is left
   *[other] Use an Elven Ring: { $count } are left
}
wotr-web-piece-hand-of = Cards in hand: { $character } Character, { $strategy } Strategy
wotr-web-piece-fellowship = The Fellowship
wotr-web-piece-hidden = hidden
wotr-web-piece-revealed = revealed
wotr-web-piece-mordor-hidden = in Mordor, hidden
wotr-web-piece-mordor-revealed = in Mordor, revealed
wotr-web-piece-mordor-track = Mordor Track: step { $count } of { $most }
wotr-web-piece-progress = progress { $count }
wotr-web-piece-corruption = corruption { $count }
wotr-web-piece-companions = { $count ->
    [0] No companions with the Fellowship
    [one] 1 companion with the Fellowship
   *[other] { $count } companions with the Fellowship
}
wotr-web-piece-hunt = Hunt
wotr-web-piece-hunt-need = Hunt { $need }+
wotr-web-piece-hunt-empty = empty
wotr-web-piece-hunt-box = Hunt Box
wotr-web-piece-hunt-box-means = Dice of the Shadow: { $hunters }. Dice with which the Fellowship moved: { $walkers }. Re-rolls: { $rerolls }.
wotr-web-piece-hunt-open = Hunt level { $level }: show the { $tiles } tiles of the Hunt Pool
wotr-web-piece-pool = Hunt Pool
wotr-web-piece-tiles-pool = { $count ->
    [one] 1 tile left in the pool
   *[other] { $count } tiles left in the pool
}
wotr-web-piece-tiles-waiting = { $count ->
    [one] 1 tile waits for Mordor
   *[other] { $count } tiles wait for Mordor
}
wotr-web-piece-tiles-drawn = { $count ->
    [one] 1 tile drawn
   *[other] { $count } tiles drawn
}
wotr-web-piece-tiles-removed = { $count ->
    [one] 1 tile out of the game
   *[other] { $count } tiles out of the game
}
wotr-web-piece-nations = Nations
wotr-web-piece-dashed-passive = dashed: passive
wotr-web-piece-passive = passive
wotr-web-piece-from-war = { $count } from war
wotr-web-piece-at-war = At War
wotr-web-piece-points-of = { $points } of { $goal } victory points
wotr-web-piece-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
wotr-web-piece-of = of { $goal }
wotr-web-piece-stronghold = Stronghold
wotr-web-piece-city = City
wotr-web-piece-town = Town
wotr-web-piece-fortification = Fortification
wotr-web-piece-captured = { $who ->
    [free] held by the Free Peoples
   *[shadow] held by the Shadow
}
wotr-web-piece-force = { $dice ->
    [one] 1 die, re-roll { $leadership }
   *[other] { $dice } dice, re-roll { $leadership }
}
wotr-web-piece-no-army = no army
wotr-web-piece-besieged = inside, besieged
wotr-web-piece-besieging = outside, laying siege
wotr-web-piece-fellowship-here = The Fellowship was last seen here.
wotr-web-piece-nobody = Nobody is here.
wotr-web-piece-initiative = Initiative
wotr-web-piece-hand = { $count ->
    [one] Your hand: 1 card
   *[other] Your hand: { $count } cards
}
wotr-web-piece-your-hand = Your hand
wotr-web-piece-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
wotr-web-piece-cards-word = { $count ->
    [one] card
   *[other] cards
}
wotr-web-piece-hand-empty = No cards in hand.
wotr-web-piece-pick-card = Choose this card
