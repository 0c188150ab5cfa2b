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
wotr-web-piece-players = { $side }: the players
wotr-web-piece-leads = leads this turn
wotr-web-piece-asked = is asked now
wotr-web-piece-is-asked = is asked
wotr-web-piece-acts = acts
wotr-web-piece-acting = it is his action
wotr-web-piece-decides = { $seat } decides
wotr-web-piece-action-of = Action: { $seat }
wotr-web-piece-rests = rests
wotr-web-piece-resting = Resting: { $nations }
wotr-web-piece-moon-rests = moon: rests
wotr-web-piece-only-player = Only: { $seat }
wotr-web-piece-apart = Two armies, side by side.
wotr-web-piece-commands = In command:
wotr-web-piece-fellowship = The Fellowship
wotr-web-piece-hidden = hidden
wotr-web-piece-revealed = revealed
wotr-web-piece-mordor-hidden = in Mordor, hidden
wotr-web-piece-mordor-revealed = in Mordor, revealed
wotr-web-piece-mordor-track = Mordor Track: step { $count } of { $most }
wotr-web-piece-progress = progress { $count }
wotr-web-piece-corruption = Corruption { $count }
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
wotr-web-piece-points-of = { $points } of { $goal } Victory Points
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
wotr-web-piece-friends = Friends beside it:
wotr-web-piece-rolled = Rolled { $dice }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}.
wotr-web-piece-rolled-again = Rolled again { $dice }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}.
wotr-web-piece-roll = Roll
wotr-web-piece-reroll = Re-roll
wotr-web-piece-lift = Look at the map (V)
wotr-web-piece-dice-need = { $count ->
    [one] 1 die, { $need }+
   *[other] { $count } dice, { $need }+
}
wotr-web-piece-bonus = { $bonus } to each
wotr-web-piece-leadership = { $count ->
    [one] Leadership: 1 again
   *[other] Leadership: { $count } again
}
wotr-web-piece-rerolls = { $count ->
    [one] 1 re-roll
   *[other] { $count } re-rolls
}
wotr-web-piece-nothing-left = Nothing is left.
wotr-web-piece-cancelled = Cancelled: it has no effect.
wotr-web-piece-face-down = A card, still face down
wotr-web-piece-no-card = No card
wotr-web-piece-card-open = No card yet
wotr-web-piece-hits = { $count ->
    [0] No hits
    [one] 1 hit
   *[other] { $count } hits
}
wotr-web-piece-stage-cards = Cards
wotr-web-piece-stage-roll = Roll
wotr-web-piece-stage-reroll = Re-roll
wotr-web-piece-stage-casualties = Casualties
wotr-web-piece-stage-go = Go on?
wotr-web-piece-siege = Siege
wotr-web-piece-battle = Battle
wotr-web-piece-round = Round { $count }
wotr-web-piece-attackers = Attackers
wotr-web-piece-defenders = Defenders
wotr-web-piece-garrison = Garrison
wotr-web-piece-rounds-before = { $count ->
    [one] The round before
   *[other] The { $count } rounds before
}
wotr-web-piece-take = Take it
wotr-web-piece-lay = Lay it down
wotr-web-piece-lay-none = No card
wotr-web-piece-hits-of-attacker = hits by the attackers, round { $round }
wotr-web-piece-hits-of-defender = hits by the defenders, round { $round }
wotr-web-piece-ends = If both fight on to the end, without cards: the attackers win in { $won }, the defenders hold in { $held }.
wotr-web-piece-the-hunt = The Hunt for the Ring
wotr-web-piece-hunt-roll = Roll
wotr-web-piece-hunt-reroll = Re-roll
wotr-web-piece-hunt-tile = Tile
wotr-web-piece-hunt-damage = Damage
wotr-web-piece-hunt-level = Hunt level { $level }
wotr-web-piece-successes = { $count ->
    [0] No success.
    [one] 1 success.
   *[other] { $count } successes.
}
wotr-web-piece-hunt-rerolls = { $count ->
    [one] 1 die may be rolled again.
   *[other] { $count } dice may be rolled again.
}
wotr-web-piece-hunt-mordor = In Mordor nobody rolls: every move draws a tile.
wotr-web-piece-hunt-no-roll = A tile is drawn without a roll.
wotr-web-piece-damage-left = damage to take
wotr-web-piece-damage-full = { $full } at first
wotr-web-piece-bear = Bear it
wotr-web-piece-corruption-word = Corruption
wotr-web-piece-hunt-next = A next Hunt finds the Fellowship in { $found } and reveals it in { $reveal }.
wotr-web-piece-chronicle = Chronicle
wotr-web-piece-step-to = Look at step { $number }
wotr-web-piece-details = How it came about
wotr-web-piece-away-step = Show step { $number }
wotr-web-piece-away-again = Again from 1
wotr-web-piece-away-all = All in the chronicle
wotr-web-piece-things = { $count ->
    [one] 1 thing
   *[other] { $count } things
}
wotr-web-piece-reinforcements = Reinforcements
wotr-web-piece-casualties = Fallen
wotr-web-piece-on-table = On the table
wotr-web-piece-discards = Discarded: { $count } face up, { $covered } face down
wotr-web-piece-guide = Guide: { $name }, level { $level }
wotr-web-piece-battle-over = { $region }: the battle is over
wotr-web-piece-losses = { $side } losses:
wotr-web-piece-reduced = reduced to Regulars:
wotr-web-piece-rounds = { $count ->
    [one] One round
   *[other] { $count } rounds
}
wotr-web-piece-more = and { $count } more
wotr-web-piece-by-level = depends on the level
wotr-web-piece-damage-more = and { $count } still to meet
wotr-web-piece-walls-siege = storming a Stronghold
wotr-web-piece-walls-field = first round before a City or Fortification
wotr-web-piece-hunt-walkers = { $count ->
    [one] 1 Free Peoples die in the Hunt Box
   *[other] { $count } Free Peoples dice in the Hunt Box
}
wotr-web-piece-beside = Armies beside it:
wotr-web-about = All about { $region }
wotr-web-end-turn = Turn { $turn }
wotr-web-end-taken = taken: { $names }
wotr-web-end-companions = { $count ->
    [0] no companion left
    [one] 1 companion left
   *[other] { $count } companions left
}
wotr-web-nobody-goes = Nobody would go: choose at least one unit.
wotr-web-could-strike = { $from } could strike there: { $force }.
wotr-web-no-room = There is no room for so many.
wotr-web-left-alone = Whoever stays behind needs a unit beside him.
