# What the board of The Lord of the Rings TCG says itself; whatever there is to say of the game comes from the server.

## The turn

tcg-web-turn = Turn { $turn }
tcg-web-turn-yours = Turn { $turn } · your fellowship moves
tcg-web-seat-the = Player { $letter }
tcg-web-name-the = { $name }
tcg-web-seat-of = of Player { $letter }
tcg-web-name-of = of { $name }
tcg-web-seat-by = by Player { $letter }
tcg-web-name-by = by { $name }
tcg-web-seat-to = Player { $letter }
tcg-web-name-to = { $name }
tcg-web-turn-of = Turn { $turn } · the fellowship { $of } moves
tcg-web-before = Before the first turn
tcg-web-phases = The phases of the turn
tcg-web-your-action = Your action
tcg-web-acts = { $name } decides
tcg-web-passed = { $name } passed
tcg-web-waits = { $name }
tcg-web-waiting = { $name } is deciding.

## The path

tcg-web-path = The adventure path
tcg-web-site = site { $number }
tcg-web-site-said = Site { $number }: { $title }, Shadow number { $shadow }, laid { $by }
tcg-web-stands-here = The fellowship { $of } stands here
tcg-web-controlled-by = { $the } controls it
tcg-web-controls = controls
tcg-web-controlled = { $site }, controlled
tcg-web-lays = { $the } lays it

## Players

tcg-web-you = you
tcg-web-not-here = away
tcg-web-out = out of the game
tcg-web-role-free = Free Peoples
tcg-web-role-shadow = Shadow this turn
tcg-web-hand = hand
tcg-web-deck = deck
tcg-web-discard = discard
tcg-web-dead = dead
tcg-web-moves = moves
tcg-web-of = { $made } of { $limit }
tcg-web-support = support area
tcg-web-resting = fellowship, resting
tcg-web-burdens = burdens
tcg-web-burdens-of = burdens { $count } of { $most }
tcg-web-wearing = wears the Ring
tcg-web-open-pile = : show these cards
tcg-web-pile-discard = Discard pile: { $count }
tcg-web-pile-dead = Dead pile: { $count }

## Cards on the table

tcg-web-say-character = strength { $strength }, vitality { $left } of { $vitality }
tcg-web-say-wounds = wounds: { $count }
tcg-web-say-lit = can be chosen
tcg-web-say-chosen = chosen
tcg-web-tokens = tokens: { $count }
tcg-web-stacked = under it: { $card }
tcg-web-costs = costs { $cost }
tcg-web-put-away = Put away
tcg-web-spread = Cards to choose from

## Twilight and moving

tcg-web-twilight = twilight
tcg-web-twilight-of = Twilight pool: { $count }
tcg-web-pool = Twilight in the pool: { $count }.
tcg-web-roam = { $count ->
    [one] One minion in your hand would roam: its cost counts that.
   *[other] { $count } minions in your hand would roam: their costs count that.
}
tcg-web-roaming = roaming
tcg-web-move-to = The next move leads to site { $number }.
tcg-web-move-makes = Moving to { $site } makes the twilight { $total }.
tcg-web-move-why = Now { $now }, Shadow number { $shadow }, companions { $companions }.
tcg-web-move-unknown = { $the } lays the site; the companions add { $companions }.
tcg-web-now = Twilight now
tcg-web-shadow-number = { $site }, Shadow number
tcg-web-companions = { $count ->
    [one] One companion
   *[other] { $count } companions
}
tcg-web-then = Twilight after the move
tcg-web-then-least = Twilight after the move, at least
tcg-web-site-unknown = The site is for { $to } to lay.
tcg-web-stays = stays if you move

## Fighting

tcg-web-loose = Minions not assigned
tcg-web-shown-for = What each would mean for { $card }:
tcg-web-drop-here = drop a minion here
tcg-web-not-assigned = not assigned
tcg-web-no-minions = No minions in play.
tcg-web-lane-empty = nobody
tcg-web-skirmish-of = Skirmish: { $card }
tcg-web-total-fellowship = Total of the fellowship: { $total }
tcg-web-total-shadow = Total of the Shadow: { $total }
tcg-web-rules = the rules
tcg-web-by-text = { $card }, its text
tcg-web-damage = wounds on top, if they win
tcg-web-nobody = Nobody wins.
tcg-web-nobody-short = nobody wins
tcg-web-shadow-wins = The Shadow wins.
tcg-web-fellowship-wins = The fellowship wins.
tcg-web-fate-killed = { $wounds ->
    [one] { $card } takes a wound and dies.
   *[other] { $card } takes { $wounds } wounds and dies.
}
tcg-web-fate-overwhelmed = { $card } is overwhelmed and dies.
tcg-web-fate-wounded = { $wounds ->
    [0] { $card } takes no wound.
    [one] { $card } takes a wound.
   *[other] { $card } takes { $wounds } wounds.
}
tcg-web-short-killed = { $count ->
    [one] killed
   *[other] { $count } killed
}
tcg-web-short-overwhelmed = overwhelmed
tcg-web-short-wounds = { $count ->
    [0] no wound
    [one] 1 wound
   *[other] { $count } wounds
}
tcg-web-scale-overwhelm = you overwhelm at { $total }
tcg-web-scale-win = you win at { $total }
tcg-web-scale-overwhelmed = overwhelmed at { $total }

## Archery and wounds

tcg-web-archery-minion = Archery of the minions:
tcg-web-archery-fellowship = Archery of the fellowship:
tcg-web-archer = adds 1
tcg-web-no-archer = no archer
tcg-web-no-archers = no archers
tcg-web-wounds-left = { $count ->
    [one] one wound to place
   *[other] { $count } wounds to place
}
tcg-web-after-left = { $left } left after it
tcg-web-after-exhausted = exhausted after it
tcg-web-after-killed = killed by it
tcg-web-healed = { $left } after healing
tcg-web-left = { $left } left
tcg-web-left-healed = { $left } after it
tcg-web-exhausted = exhausted
tcg-web-killed = killed

## Deciding

tcg-web-picked = { $card }: choose the other card, or put it back.
tcg-web-pair-assign = { $count ->
    [one] one opponent
   *[other] choose one of { $count }
}
tcg-web-pair-transfer = { $count ->
    [one] one bearer
   *[other] choose one of { $count } bearers
}
tcg-web-pair-heal = choose what to discard
tcg-web-more-to-choose = more to choose
tcg-web-no-fight = no fight
tcg-web-idle = { $count } more that change nothing here
tcg-web-more = { $count } more
tcg-web-back = Put it back
tcg-web-left-over = { $count } left
tcg-web-if-passes = If { $who } passes too: { $text }
tcg-web-phase-ends = With this the phase ends.
tcg-web-phase-ends-if = If { $who } passes too, the phase ends.
tcg-web-leave = { $count ->
    [one] One minion is left to the Shadow, for anyone.
   *[other] { $count } minions are left to the Shadow, for anyone.
}
tcg-web-leaves-twilight = Twilight that stays in the pool: { $count }.
tcg-web-keys = Keys: 1 to 9 choose, P passes, U takes back, H goes to the hand, Esc puts back.
tcg-web-again = Show again what the others did

## How much one wants to be asked

tcg-web-pace = When you are asked
tcg-web-pace-able = When I can act
tcg-web-pace-always = Always ask
tcg-web-pace-news = Pass until news
tcg-web-pace-turn = Pass until my turn
tcg-web-pace-able-means = What leaves you no choice is answered for you.
tcg-web-pace-always-means = Nothing is answered for you, so that no pause tells what you hold.
tcg-web-pace-news-means = The table passes for you until another player does something.
tcg-web-pace-turn-means = The table passes for you until your own turn.

## The hand

tcg-web-your-hand = Your hand: { $count ->
    [one] one card
   *[other] { $count } cards
}
tcg-web-playable = { $count ->
    [one] 1 can be played
   *[other] { $count } can be played
}
tcg-web-sort-playable = Playable first
tcg-web-sort-kind = By kind
tcg-web-sort-cost = By cost
tcg-web-sort-culture = By culture

## Small screens

tcg-web-tab-table = Table
tcg-web-tab-hand = Hand
tcg-web-tab-choices = Choices
tcg-web-tab-log = Log

## How it ended

tcg-web-sum-turns = The game took { $count ->
    [one] one turn
   *[other] { $count } turns
}.
tcg-web-sum-won = won
tcg-web-sum-site = Came to site { $site } of 9
tcg-web-sum-burdens = burdens
tcg-web-sum-wounds = wounds
tcg-web-sum-deck = cards left in the deck
tcg-web-sum-fell = { $card } fell
