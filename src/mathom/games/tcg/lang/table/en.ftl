# What is asked, chosen, told and refused at a table of The Lord of the Rings TCG.

## Seats

tcg-seat-a = Player A
tcg-seat-b = Player B
tcg-seat-c = Player C
tcg-seat-d = Player D

## Cards by name

tcg-card-copy = { $title } ({ $copy })
tcg-card-of = { $title } ({ $seat })
tcg-card-whole = { $title }, { $subtitle }
tcg-the-rules = the rules
tcg-before-the-phases = the start of the turn

## Questions

tcg-ask-action-fellowship = Fellowship phase: play a card, use an ability, or end the phase and move (twilight { $twilight }).
tcg-ask-action-shadow = Shadow phase: play a card, use an ability, or end the phase (twilight { $twilight }).
tcg-ask-action = In { $phase }: play an event, use an ability, or pass (twilight { $twilight }).
tcg-ask-choose = { $count ->
    [one] { $card }: { $deed }. Choose a card.
   *[other] { $card }: { $deed }. Choose a card ({ $count } still to choose).
}
tcg-ask-spot = { $card }: { $deed }. Choose how many you spot.
tcg-ask-bearer = Choose who bears { $card }.
tcg-ask-may = { $card }: choose whether to do what the card offers.
tcg-ask-first = { $happening } Several cards answer to this: choose which comes first.
tcg-ask-answer = { $happening } Choose an answer, or pass.
tcg-ask-effect = { $card }: choose one of the effects.
tcg-ask-player = { $card }: { $deed }. Choose a player.
tcg-ask-prevent = { $card }: { $deed }. Choose whether to pay to prevent this.
tcg-ask-move = Choose whether the fellowship moves on or stays (moves so far: { $count } of { $most }).
tcg-ask-reconcile = { $count ->
    [0] You have no cards in hand. Now you draw up to { $most }.
    [one] You have 1 card. You may discard it before you draw up to { $most }.
   *[other] You have { $count } cards. You may discard one before you draw up to { $most }.
}
tcg-ask-too-many = You have { $count } too many: discard down to { $most } cards.
tcg-ask-heal-first = Choose whether your companions heal first, or other cards act first.
tcg-ask-heal = Sanctuary: choose whom to heal ({ $count } left).
tcg-ask-archery-player = { $count ->
    [one] Archery: choose whose minions take 1 wound.
   *[other] Archery: choose whose minions take { $count } wounds.
}
tcg-ask-archery = Archery: choose who takes a wound ({ $count } left).
tcg-ask-defend = Assign your characters to minions.
tcg-ask-attack = Assign the minions that you have left.
tcg-ask-ambush = Ambush of { $card }: choose whether to add { $count } twilight.
tcg-ask-skirmish = Choose whose skirmish is next.
tcg-ask-bid = Choose in secret how many burdens you bid for the order of play.
tcg-ask-place = Choose your place in the order of play.
tcg-ask-starting = Choose a companion for your starting fellowship ({ $spent } of { $most } spent, { $count } left).
tcg-ask-mulligan = Choose whether to shuffle your hand into the deck and draw six cards.

## What cards answer to

tcg-happening-about_wound = { $card } is about to take a wound.
tcg-happening-about_killed = { $card } is about to die.
tcg-happening-about_discarded = { $card } is about to go to the discard pile.
tcg-happening-about_burdens = { $player } is about to receive burdens: { $count }.
tcg-happening-about_control = { $player } is about to take control of { $card }.
tcg-happening-wounded = { $card } has taken a wound.
tcg-happening-killed = { $card } dies.
tcg-happening-discarded = { $card } goes to the discard pile.
tcg-happening-burdens_added = { $player } has received burdens: { $count }.
tcg-happening-burdens_removed = { $player } has got rid of burdens: { $count }.
tcg-happening-played = { $player } has played { $card }.
tcg-happening-wins = { $card } wins a skirmish.
tcg-happening-loses = { $card } loses a skirmish.
tcg-happening-assigned = { $card } is to fight.
tcg-happening-assigned_to = { $card } is to fight { $other }.
tcg-happening-moves_from = The fellowship leaves { $card }.
tcg-happening-moves = The fellowship moves.
tcg-happening-moves_to = The fellowship comes to { $card }.
tcg-happening-starts = This is the start of { $phase }.
tcg-happening-ends = This is the end of { $phase }.
tcg-happening-turn_starts = The turn of { $player } begins.
tcg-happening-uses_ability = { $player } uses { $card }.
tcg-happening-exerted = { $card } has exerted.
tcg-happening-healed = { $card } has healed a wound.
tcg-happening-draws = { $player } has drawn a card.
tcg-happening-wears_ring = { $player } has put on The One Ring.
tcg-happening-skirmish_ending = The skirmish of { $card } is about to end.
tcg-happening-revealed = { $card } has come to light.
tcg-happening-always = Something on the table has changed.

## Options

tcg-option-pass = Pass
tcg-option-pass-fellowship = End the phase and move
tcg-option-pass-fellowship-adds = End the phase and move (twilight +{ $count })
tcg-option-pass-shadow = End the phase
tcg-option-pass-reconcile = Discard nothing
tcg-option-done-starting = No more companions
tcg-option-done-none = None of them
tcg-option-done-chosen = { $count ->
    [one] That one is enough
   *[other] These { $count } are enough
}
tcg-option-done = No more
tcg-option-done-defend = Assign no more characters
tcg-option-done-attack = Assign no more minions
tcg-option-done-heal = Heal no more
tcg-option-yes = Yes
tcg-option-yes-heal-first = Heal first
tcg-option-yes-prevent = { $deed }
tcg-option-yes-mulligan = Shuffle and draw six cards
tcg-option-yes-may = { $deed }
tcg-option-no = No
tcg-option-no-heal-first = Other cards first
tcg-option-no-prevent = Let it happen
tcg-option-no-mulligan = Keep this hand
tcg-option-move = Move on to the next site
tcg-option-move-adds = Move on to the next site (twilight +{ $count })
tcg-option-stay = Stay, and end the turn
tcg-option-number = { $count }
tcg-option-number-bid = { $count ->
    [0] Bid no burdens
    [one] Bid one burden
   *[other] Bid { $count } burdens
}
tcg-option-place = Play in place { $count }
tcg-option-effect = { $deed }
tcg-option-player = { $seat }
tcg-option-choose = { $card }
tcg-option-play = Play { $card } ({ $cost })
tcg-option-play-changed = Play { $card } ({ $cost } instead of { $printed })
tcg-option-use = { $card }: { $deed }
tcg-option-first = { $card } first
tcg-option-answer = { $card }: { $deed }
tcg-option-on = On { $card }
tcg-option-wound = Wound { $card }
tcg-option-heal = Heal { $card }
tcg-option-heal-pair = Discard { $other } to heal { $card }
tcg-option-discard = Discard { $card }
tcg-option-fight = Skirmish of { $card }
tcg-option-assign-pair = { $card } against { $other }
tcg-option-transfer-pair = Give { $card } to { $other }

## What happened

tcg-event-turn = The turn of { $player } begins.
tcg-event-phase = Now it is { $phase }.
tcg-event-ambush = Ambush: { $card } adds { $count } twilight.
tcg-event-archery = Archery totals: fellowship { $fellowship }, minions { $minions }.
tcg-event-assigned = { $card } is to fight { $other }.
tcg-event-burdens = { $count ->
    [one] One more burden.
   *[other] { $count } more burdens.
}
tcg-event-burdens_removed = { $count ->
    [one] One burden fewer.
   *[other] { $count } burdens fewer.
}
tcg-event-cancelled = { $card } ends the skirmish: nobody wins.
tcg-event-controls = { $player } takes control of { $card }.
tcg-event-declared = { $trait }.
tcg-event-discarded = { $card } goes to the discard pile.
tcg-event-drew = { $player } draws a card.
tcg-event-drew_card = The card is { $card }.
tcg-event-exerted = { $card } exerts.
tcg-event-healed = { $card } heals a wound.
tcg-event-killed = { $card } dies.
tcg-event-liberated = { $card } is free again.
tcg-event-lost = { $how ->
    [corrupted] { $player } loses: the Ring-bearer is corrupted.
   *[killed] { $player } loses: the Ring-bearer is dead.
}
tcg-event-made = { $trait }.
tcg-event-minions_gone = All minions go to the discard piles.
tcg-event-moved = The fellowship of { $player } comes to { $card }.
tcg-event-played = { $player } plays { $card }.
tcg-event-played_on = { $player } plays { $card } on { $other }.
tcg-event-returned = { $card } goes back to the hand of its owner.
tcg-event-ring_bearer = { $card } is now the Ring-bearer of { $player }.
tcg-event-ring_off = { $player } takes off The One Ring.
tcg-event-site = { $player } plays { $card }.
tcg-event-twilight = Twilight: { $count } more.
tcg-event-uses = { $card }: { $deed }.
tcg-event-wears_ring = { $player } puts on The One Ring.
tcg-event-wins = { $card } wins the skirmish.
tcg-event-wounded = { $card } takes a wound.

## How it ended

tcg-result-arrived = { $seat } wins: the Ring-bearer has come to the last site.
tcg-result-corrupted = { $seat } wins: the other Ring-bearer is corrupted.
tcg-result-killed = { $seat } wins: the other Ring-bearer is dead.
tcg-result-last = { $seat } wins: all others have lost.
tcg-result-drawn = All who were left have lost at the same moment: nobody wins.
tcg-ending-arrived = The last site reached
tcg-ending-corrupted = The other Ring-bearer corrupted
tcg-ending-killed = The other Ring-bearer dead
tcg-ending-last = All others out
tcg-ending-drawn = All out at once

## Setup choices

tcg-setup-players = Players
tcg-setup-players-2 = Two players.
tcg-setup-players-3 = Three players.
tcg-setup-players-4 = Four players.
tcg-setup-decks = Decks, one for each player: names such as aragorn,theoden, or lists of cards set off by semicolons
tcg-setup-decks-starters = The two starter decks of The Two Towers, in turn.
tcg-setup-one-deck = A seat brings one deck.
tcg-deck-faults = { $faults }
tcg-setup-no-decks = Without whole decks a game can only begin from a position.
tcg-setup-format = Cards that may be in the decks
tcg-setup-format-towers = The sets of The Two Towers.
tcg-setup-format-open = All sets, with sites of The Two Towers.
tcg-setup-mulligan = Changing the first hand for six new cards
tcg-setup-mulligan-no = Hands are kept.
tcg-setup-mulligan-yes = Each player may change once.
tcg-setup-asked = Who is asked when an action is possible
tcg-setup-asked-able = Whoever can do something.
tcg-setup-asked-always = Everybody, so that a pause tells nothing.

## Rules in short

tcg-rule-setup = Everybody bids burdens in secret. The highest bid chooses a place in the order of play, then the next; bids become burdens.
tcg-rule-starting = From your draw deck you may play companions whose twilight costs add up to four at most. Then shuffle and draw eight cards.
tcg-rule-turn = Fellowship, Shadow, maneuver, archery, assignment, skirmishes, regroup. In your turn your Free Peoples cards work; in the turns of others, your Shadow cards.
tcg-rule-fellowship = You play Free Peoples cards, each adding its cost to the twilight pool, and use fellowship abilities. Then your fellowship must move to the next site.
tcg-rule-sides = In your own turn your Free Peoples cards are active and you play those; in the turns of others, your Shadow cards.
tcg-rule-nine = Companions in play and in your dead pile together are never more than nine.
tcg-rule-four = In your fellowship phase you take no more than four cards into your hand.
tcg-rule-requirements = What a card requires is looked at before any cost is paid.
tcg-rule-costs = A cost stands before “to”, and the twilight cost is one. All of it must be paid, or the action is not allowed.
tcg-rule-phase-actions = Events and special abilities are used in the phase that they name.
tcg-rule-unique = Of a unique card you can have only one in play, and a unique companion or ally in your dead pile cannot be played again.
tcg-rule-bearers = A card that is borne says who can bear it. Nobody bears two items of one class.
tcg-rule-transfer = In the fellowship phase you may pay the twilight cost of an item again to hand it to another of your characters at the same site who can bear it.
tcg-rule-discard-to-heal = In the fellowship phase you may discard a card with the title of your wounded unique companion or ally to heal it.
tcg-rule-allies = Allies take part in archery fire and skirmishes only at their home site, or if a card lets them.
tcg-rule-move-limit = A fellowship moves at most twice in a turn, with four players three times, unless a card says otherwise.
tcg-rule-moving = The next site is played by a Shadow player if it does not lie there. The move adds its Shadow number and one for each companion to the twilight pool.
tcg-rule-shadow = Each Shadow player in turn plays minions and other Shadow cards, paying from the twilight pool. A minion with a higher site number than the site costs two more.
tcg-rule-maneuver = Players take turns with maneuver actions until all pass one after the other.
tcg-rule-procedure = The Free Peoples player acts first, then the others: one action or a pass each, until all pass one after the other.
tcg-rule-archery = Each archer counts one. The Free Peoples player gives out the wounds of the minions' total, then a Shadow player those of the fellowship's total.
tcg-rule-assignment = The Free Peoples player assigns characters to minions, one each; then the Shadow players assign the minions that are left over to anybody.
tcg-rule-ambush = When the Free Peoples player assigns a character to a minion with ambush, its owner may add so much twilight.
tcg-rule-skirmish = The side with more strength wins; a tie is won by the Shadow. Losers take a wound, and one more for each damage bonus; twice the strength kills.
tcg-rule-fierce = After all skirmishes, fierce minions are assigned and fight once more.
tcg-rule-regroup = Shadow players fill their hands to eight. Then the fellowship moves on if it may, or its player fills his hand and all minions are discarded.
tcg-rule-healing = At the start of your turn at a sanctuary, heal up to five wounds of your companions.
tcg-rule-ring = While the Ring-bearer wears The One Ring, wounds become burdens as the Ring says. It comes off at the start of the regroup phase.
tcg-rule-ending = You win if your Ring-bearer is alive at site 9 after all skirmishes, or if you are the last. You lose if your Ring-bearer dies, or if his burdens reach his resistance.
tcg-rule-actions = To whatever happens, required answers come first, in the order of the Free Peoples player; then optional answers and responses, until all pass.
tcg-rule-effects = Costs are paid in full, or the action is not allowed. Effects are carried out as far as they can be.
tcg-rule-playing = Requirements first, then costs, then the card comes into play or does what it says. A unique card may be in play only once for each player.
tcg-rule-wounds = A character with as many wounds as vitality dies. To exert is to take a wound as a cost; whoever has one vitality left cannot.
tcg-rule-burdens = Burdens lie on the Ring-bearer. When they reach his resistance they corrupt him, and the game is lost.
tcg-rule-control = A Shadow player may take control of a site that all fellowships have left behind; a card can set it free again.

## Refusals

tcg-refusal-unknown = No choice of this game is written like that.
tcg-refusal-other = { $seat } is asked something else now.
tcg-refusal-must = { $seat } has to choose one of the listed options.
tcg-refusal-no-card = There is no card “{ $card }” at this table.
tcg-refusal-choice = { $card } is not one of those that can be chosen here.
tcg-refusal-not-yours = { $card } belongs to another player.
tcg-refusal-not-in-hand = { $card } is not in your hand.
tcg-refusal-not-in-play = { $card } is not in play.
tcg-refusal-starting = { $card } cannot be in the starting fellowship: only companions from your draw deck can.
tcg-refusal-side-own = { $card } is a Shadow card: you play those in the turns of others.
tcg-refusal-side-others = { $card } is a Free Peoples card: you play those in your own turn.
tcg-refusal-phase-card = { $card } can be played only in { $phase }.
tcg-refusal-phase-event = { $card } is not an event of { $phase }.
tcg-refusal-phase-ability = { $card } has no ability for { $phase }.
tcg-refusal-response = { $card } is a response: it is played when what it answers to happens.
tcg-refusal-no-response = { $card } is not a response.
tcg-refusal-not-to-this = { $card } does not answer to this.
tcg-refusal-no-actions = A card forbids the events and special abilities of this phase.
tcg-refusal-requirement = What { $card } requires is not so now: “{ $said }”
tcg-refusal-costs = A cost of { $card } cannot be paid: “{ $said }”
tcg-refusal-twilight = { $card } costs { $cost }, and the twilight pool holds { $twilight }.
tcg-refusal-unique = { $card } is unique, and you have it in play already.
tcg-refusal-dead = { $card } lies in your dead pile, and is unique.
tcg-refusal-nine = You cannot have more than { $most } companions in play and in the dead pile together.
tcg-refusal-forbidden = A card forbids you to play { $card }.
tcg-refusal-no-bearer = Nobody here can bear { $card }.
tcg-refusal-inactive = { $card } does not take part in this turn.
tcg-refusal-no-ability = { $card } has no ability that can be used.
tcg-refusal-assign-order = Name the minion first, then the companion or ally.
tcg-refusal-assigned = { $card } has an opponent already.
tcg-refusal-minion = { $card } cannot be assigned to a skirmish now.
tcg-refusal-character = { $card } cannot be given this opponent: one each, unless a card or the Shadow adds more.
tcg-refusal-apart = A card keeps { $card } and { $other } apart.
tcg-refusal-nothing-to-play = { $card } would play another card, and there is none that it can play.
tcg-refusal-used-up = { $card } has been used as often as it may be.
tcg-refusal-no-abilities = The abilities of { $card } cannot be used now: a card, or another copy, stands in the way.
tcg-refusal-starting-cost = { $card } costs { $cost }; what is left to spend is { $left }.
tcg-refusal-transfer-phase = This is done by the Free Peoples player in his fellowship phase.
tcg-refusal-transfer-item = { $card } is not an item that one of your characters bears.
tcg-refusal-transfer-same = { $other } bears { $card } already.
tcg-refusal-transfer-site = { $other } is not at the same site as whoever bears { $card }.
tcg-refusal-cannot-bear = { $other } cannot bear { $card }.
tcg-refusal-dear-there = { $card } cannot be paid for on { $other }.
tcg-refusal-heal-copy = { $other } has another title than { $card }, or { $card } is not unique.
tcg-refusal-unhurt = { $card } has no wounds.
tcg-refusal-heal-companions = The sanctuary heals only your companions: { $card } is not one of them.
tcg-refusal-no-healing = A card keeps { $card } from healing.
tcg-refusal-no-wounds = { $card } cannot take a wound now.
tcg-refusal-no-part = { $card } takes no part in archery fire and skirmishes here.
tcg-refusal-not-fierce = { $card } was not fierce when this assignment phase began.
tcg-refusal-no-skirmish = Nobody is assigned to { $card }.
tcg-refusal-other-copy = You have several of { $card }: the copy with the lowest number stands for all.
tcg-refusal-chosen = { $card } is chosen already.
tcg-refusal-not-for-this = { $card } will not do for what { $source } says: { $deed }.
tcg-refusal-bid = A bid is between 0 and { $most }: so many burdens corrupt the Ring-bearer, and bidding more is of no use.
tcg-refusal-place = This place in the order of play is taken, or there is no such place.
tcg-refusal-last-site = This is the last site.
tcg-refusal-move-limit = { $count ->
    [one] The fellowship has moved once in this turn; it may move { $most } times in all.
   *[other] The fellowship has moved { $count } times in this turn; it may move { $most } times in all.
}
tcg-refusal-cannot-move = A card keeps the fellowship from moving.

## Positions that cannot be

tcg-position-card = “{ $value }” in { $where } is no card of this table.
tcg-position-copies = The deck of { $seat } has no further copy of { $card }.
tcg-position-owner = { $card } is not a card of { $seat }.
tcg-position-order = The order must name every player who is still in the game.
tcg-position-alone = At least two players must be in the game.
tcg-position-flag = { $where } must be true or false, not “{ $value }”.
tcg-position-site = { $card } is not a site { $number }.
tcg-position-path = The path has no site { $number }, though a fellowship has come so far.
tcg-position-place = { $card } cannot lie there.
tcg-position-bearer = { $card } must lie on a card in play.
tcg-position-assigned = { $card } is no minion: minions are assigned to characters.
tcg-position-ring-bearer = The Ring-bearer of { $seat } is not in play.
tcg-position-corrupted = { $seat } has { $count } burdens: the Ring-bearer is corrupted by { $most }.
tcg-position-tokens = Culture tokens cannot lie on { $card }.
tcg-position-unique = { $card } is unique, and its owner has another in play.
tcg-position-companions = { $seat } has { $count } companions in play and in the dead pile: at most { $most } are allowed.
tcg-position-wounds = { $card } cannot have wounds: only characters can.
tcg-position-dead = { $card } has { $count } wounds and a vitality of { $vitality }: that kills.
tcg-position-fight = { $card } cannot fight: it is no character in play.
tcg-position-deep = The position is nested too deep.

## What keywords mean

tcg-means-archer = Archer: adds one to the archery total of its side.
tcg-means-damage = Damage +X: whoever loses a skirmish to it takes X more wounds.
tcg-means-defender = Defender +X: can be assigned to X more minions.
tcg-means-fierce = Fierce: fights once more after all other skirmishes.
tcg-means-ambush = Ambush (X): when the Free Peoples player assigns somebody to it, its owner may add X to the twilight pool.
tcg-means-unhasty = Unhasty: takes part in archery fire and skirmishes only at its home site, or if a Gandalf card lets it.
tcg-means-ring-bound = Ring-bound: close to the Ring; all other companions are unbound.
tcg-means-sanctuary = Sanctuary: at the start of a turn here, up to five wounds of companions heal.
tcg-means-roaming = Roaming: its site number is higher than the site's, so it costs two more to play.
tcg-means-name = The keyword “{ $keyword }” does nothing by itself; other cards speak of it.
tcg-means-land = The keyword “{ $keyword }” tells a kind of site; other cards speak of it.

## More of what happened

tcg-event-bid = { $count ->
    [0] { $player } has bid no burdens.
    [one] { $player } has bid one burden.
   *[other] { $player } has bid { $count } burdens.
}
tcg-event-place = { $player } plays in place { $place }.
tcg-event-transferred = { $card } goes to { $other }.
tcg-event-revealed = { $card } is shown to all.

## The table on a screen

terminal-word-look = look
terminal-word-piles = piles
terminal-key-look = a card on the table: its numbers now, what it bears, what it says
terminal-key-piles = the discard piles and dead piles, card by card
terminal-tcg-turn = Turn { $count }: { $player }
terminal-tcg-before = before the turn
terminal-tcg-fierce = { $phase } (fierce)
terminal-tcg-twilight = Twilight { $count }
terminal-tcg-moves = Moves { $count }/{ $most }
terminal-tcg-path = Path
terminal-tcg-fellowship = Fellowship
terminal-tcg-minions = Minions
terminal-tcg-support = Support of { $player }
terminal-tcg-waiting = Waiting with { $player }
terminal-tcg-stacked = Stacked
terminal-tcg-nobody = nobody
terminal-tcg-skirmish = Skirmish: { $character } against { $minions }: { $ours } to { $theirs }
terminal-tcg-lost = has lost
terminal-tcg-site = site { $number }
terminal-tcg-burdens = burdens { $count }/{ $most }
terminal-tcg-wearing = wears the Ring
terminal-tcg-count-hand = hand { $count }
terminal-tcg-count-deck = deck { $count }
terminal-tcg-count-discard = discard { $count }
terminal-tcg-count-dead = dead { $count }
terminal-tcg-hand = Hand
terminal-tcg-lasting = Lasting
terminal-tcg-until-phase = until the phase ends
terminal-tcg-until-regroup = until the regroup phase
terminal-tcg-until-turn = until the turn ends
terminal-tcg-until-assignment = until the assignment phase
terminal-tcg-until-skirmish = until the skirmish phase
terminal-tcg-until-ever = from now on
terminal-tcg-now = Now: { $numbers }
terminal-tcg-value-strength = Strength { $count }: { $printed } printed,
terminal-tcg-value-vitality = Vitality { $count }: { $printed } printed,
terminal-tcg-value-site = Site number { $count }: { $printed } printed,
terminal-tcg-value-cost = Twilight cost { $count }: { $printed } printed,
terminal-tcg-roaming = roaming
terminal-tcg-gift-strength = strength
terminal-tcg-gift-vitality = vitality
terminal-tcg-archery = fellowship { $fellowship }, minions { $minions }
terminal-tcg-fate-wounded = { $count ->
    [one] { $card } takes a wound
   *[other] { $card } takes { $count } wounds
}
terminal-tcg-fate-killed = { $count ->
    [one] { $card } takes a wound and dies
   *[other] { $card } takes { $count } wounds and dies
}
terminal-tcg-fate-overwhelmed = { $card } is overwhelmed
terminal-tcg-bears = Bears: { $cards }
terminal-tcg-touching = Options about it: { $numbers }
terminal-tcg-empty-hand = Your hand is empty.
terminal-tcg-pile-discard = Discard of { $player } ({ $count })
terminal-tcg-pile-dead = Dead of { $player } ({ $count })
terminal-tcg-sign-numbers = strength, and vitality that is left
terminal-tcg-sign-wound = a wound
terminal-tcg-sign-ring-bearer = the Ring-bearer
terminal-tcg-sign-items = what the character bears
terminal-tcg-sign-against = whom a minion is to fight
terminal-tcg-sign-twilight = a token in the twilight pool
terminal-tcg-sign-cost = after a card in hand its twilight cost, after a site its Shadow number
terminal-tcg-sign-changed = a cost that is not as printed: 3, and 2 more now
terminal-tcg-sign-here = site 3, where the fellowship of Player A is
terminal-tcg-sign-controlled = controlled by Player B
terminal-tcg-sign-copy = the second copy of a card in play
terminal-tcg-table-card = Which card was drawn? Only its owner may see this.
terminal-tcg-table-random = Which card was taken at random?
terminal-tcg-table-tie = Equal bids: who comes first by lot?

## What chance is for

tcg-chance-card-first = First hand of { $seat }, drawn from the shuffled draw deck: { $count ->
    [one] one card
   *[other] { $count } cards
}. Only { $seat } may see this.
tcg-chance-card-fill = { $seat } fills the hand from the draw deck: { $count ->
    [one] one card
   *[other] { $count } cards
}. Only { $seat } may see this.
tcg-chance-card-draw = { $seat } draws because of { $card }: { $count ->
    [one] one card
   *[other] { $count } cards
}. Only { $seat } may see this.
tcg-chance-card-reveal = The top of the draw deck of { $seat }, shown to all because of { $card }: { $count ->
    [one] one card
   *[other] { $count } cards
}.
tcg-chance-card-discard = From the top of the draw deck of { $seat } to the discard pile because of { $card }: { $count ->
    [one] one card
   *[other] { $count } cards
}.
tcg-chance-card-stack = From the top of the draw deck of { $seat }, to be stacked because of { $card }: { $count ->
    [one] one card
   *[other] { $count } cards
}.
tcg-chance-random-effect = At random from the cards of { $seat } because of { $card }: { $count ->
    [one] one card
   *[other] { $count } cards
}.
tcg-chance-tie-bid = Equal bids for the order of play: the lot decides who comes first.
