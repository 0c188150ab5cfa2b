# What Duel for Middle-earth says.
# `$who` is the id of a seat, to choose the right article; `$seat` is its name.

duel-title = Duel for Middle-earth
duel-book-duel = Duel rulebook

## Seats

duel-seat-fellowship = Fellowship
    .the = the Fellowship
duel-seat-sauron = Sauron

duel-who = { $who ->
    [fellowship] The Fellowship
   *[sauron] Sauron
}
duel-rivals = { $who ->
    [fellowship] Sauron's
   *[sauron] the Fellowship's
}

## Setup choices

duel-setup-extra_turns = Several extra turns earned in the same turn
duel-setup-extra_turns-one = Only one of them is taken.
duel-setup-extra_turns-all = All of them are taken, one after the other.

## Things in the box

duel-colour-grey = grey
duel-colour-yellow = yellow
duel-colour-blue = blue
duel-colour-green = green
duel-colour-red = red
duel-colour-purple = purple

duel-skill-ruse = Ruse
duel-skill-strength = Strength
duel-skill-courage = Courage
duel-skill-knowledge = Knowledge
duel-skill-leadership = Leadership

duel-race-elves = Elves
    .the = the Elves
duel-race-dwarves = Dwarves
    .the = the Dwarves
duel-race-hobbits = Hobbits
    .the = the Hobbits
duel-race-humans = Humans
    .the = the Humans
duel-race-ents = Ents
    .the = the Ents
duel-race-wizards = Wizards
    .the = the Wizards

duel-region-lindon = Lindon
duel-region-arnor = Arnor
duel-region-rhovanion = Rhovanion
duel-region-enedwaith = Enedwaith
duel-region-rohan = Rohan
duel-region-gondor = Gondor
duel-region-mordor = Mordor

duel-landmark-barad_dur = Barad-dûr
duel-landmark-bree = Bree
duel-landmark-erebor = Erebor
duel-landmark-grey_havens = Grey Havens
duel-landmark-helms_deep = Helm's Deep
duel-landmark-isengard = Isengard
duel-landmark-minas_tirith = Minas Tirith

duel-chain-fish = fish
duel-chain-horse = horse
duel-chain-backpack = backpack
duel-chain-anvil = anvil
duel-chain-harp = harp
duel-chain-horseshoe = horseshoe
duel-chain-pot = pot
duel-chain-bow = bow
duel-chain-helmet = helmet
duel-chain-sword = sword
duel-chain-chest = chest
duel-chain-campfire = campfire
duel-chain-bedroll = bedroll
duel-chain-scroll = scroll
duel-chain-acorn = acorn
duel-chain-armor = armour
duel-chain-axe = axe

duel-card = { $colour } card ({ $does })

duel-token-elves_1 = Elves (an extra turn with each yellow card)
duel-token-elves_2 = Elves (units of red cards go to any region)
duel-token-elves_3 = Elves (one skill symbol of your choice each turn)
duel-token-dwarves_1 = Dwarves (no surcharge for landmarks)
duel-token-dwarves_2 = Dwarves (an extra turn with each landmark)
duel-token-dwarves_3 = Dwarves (2 movements with each green card)
duel-token-hobbits_1 = Hobbits (the Eagle, one more race symbol)
duel-token-hobbits_2 = Hobbits (1 unit in any region with each blue card)
duel-token-hobbits_3 = Hobbits (3 coins with each chain)
duel-token-humans_1 = Humans (1 quest space with each yellow card)
duel-token-humans_2 = Humans (1 more unit with each red card)
duel-token-humans_3 = Humans (double coins for discarding)
duel-token-ents_1 = Ents (an extra turn now)
duel-token-ents_2 = Ents (remove an enemy fortress now)
duel-token-ents_3 = Ents (3 times now: enemy unit, coin or movement)
duel-token-wizards_1 = Wizards (2 quest spaces now)
duel-token-wizards_2 = Wizards (2 units in any one or two regions now)
duel-token-wizards_3 = Wizards (a card from the discard for free now)

duel-power-remove = Remove an enemy unit
duel-power-coin = Make the opponent lose a coin
duel-power-move = Move a unit

## Effects in a few words

duel-comma = { $first }, { $second }
duel-or = { $first } or { $second }

duel-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
duel-units = { $count ->
    [one] 1 unit
   *[other] { $count } units
}
duel-enemy-units = { $count ->
    [one] 1 enemy unit
   *[other] { $count } enemy units
}
duel-spaces = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}

duel-does-skills = { $count ->
    [one] { $skill }
   *[other] { $count } { $skill }
}
duel-does-gain_coins = { duel-coins }
duel-does-quest = { $count ->
    [one] 1 quest space
   *[other] { $count } quest spaces
}
duel-does-place_units = { duel-units } in { $region }
duel-does-place_units_anywhere = { duel-units } in any region
duel-does-place_units_apart = { duel-units } in any one or two regions
duel-does-move_units = { $count ->
    [one] 1 movement
   *[other] { $count } movements
}
duel-does-remove_units = remove { duel-enemy-units }
duel-does-remove_fortress = remove an enemy fortress
duel-does-opponent_loses_coins = the opponent loses { duel-coins }
duel-does-extra_turn = an extra turn
duel-does-any_alliance = an alliance with any race
duel-does-play_from_discard = play a card from the discard for free
duel-does-discard_grey_card = discard a grey card of the opponent
duel-does-pick = { $count } times: remove an enemy unit, make the opponent lose a coin or move a unit

## Questions

duel-ask-turn = Choose a card to play or discard, or a landmark to take.
duel-ask-place = { $count ->
    [one] Choose where to place 1 unit.
   *[other] Choose where to place { $count } units, all in one region.
}
duel-ask-place_apart = Choose where to place unit { $number } of { $count }; each may go to a region of its own.
duel-ask-move = { $count ->
    [one] Choose a movement. You have 1 left.
   *[other] Choose a movement. You have { $count } left.
}
duel-ask-remove = Choose where to remove an enemy unit.
duel-ask-raze = Choose which enemy fortress to remove.
duel-ask-token = Choose which alliance token to keep.
duel-ask-race = Choose the race whose top two alliance tokens are revealed.
duel-ask-retrieve = Choose a card from the discard to play for free.
duel-ask-ruin = Choose which grey card of the opponent to discard.
duel-ask-pick = { $count ->
    [one] Choose what the Ents do. They act once more.
   *[other] Choose what the Ents do. They act { $count } more times.
}

## Choices

duel-price = { $price ->
    [0] for free
    [one] for 1 coin
   *[other] for { $price } coins
}
duel-option-play = Play the { $card } { duel-price }
duel-option-chain = Play the { $card } for free, by chain
duel-option-discard = Discard the { $card }
duel-option-landmark = Take the landmark { $landmark } { duel-price }
duel-where = row { $row } from above, card { $place } from the left
duel-option-place = Place in { $region }
duel-option-move = Move a unit from { $region } to { $to }
duel-option-stop = Make no more movements
duel-option-remove = Remove a unit from { $region }
duel-option-raze = Remove the fortress in { $region }
duel-option-token = Keep: { $token }
duel-option-race = { $race }
duel-option-retrieve = Play the { $card } for free
duel-option-ruin = Discard the { $card }
duel-option-pick = { $power }

## What happened

duel-paid = { $count ->
    [0] for free
    [one] for 1 coin
   *[other] for { $count } coins
}
duel-event-chapter = Chapter { $chapter } begins.
duel-event-turned_up = A card is turned up: { $card }.
duel-event-turned_up_landmark = A landmark is turned up: { $landmark }.
duel-event-played = { duel-who } plays a { $card } { duel-paid }.
duel-event-chained = { duel-who } plays a { $card } for free, by chain.
duel-event-discarded = { duel-who } discards a { $card }.
duel-event-retrieved = { duel-who } plays a { $card } from the discard for free.
duel-event-landmark = { duel-who } takes the landmark { $landmark } { duel-paid }.
duel-event-coins = { $count ->
    [0] { duel-who } finds no coins in the reserve.
   *[other] { duel-who } takes { duel-coins } from the reserve.
}
duel-event-lost_coins = { $count ->
    [0] { duel-who } has no coins to lose.
   *[other] { duel-who } loses { duel-coins }.
}
duel-event-extra_turn = { duel-who } earns an extra turn.
duel-event-ruined = { duel-who } discards { duel-rivals } { $card }.
duel-event-quest = { $who ->
    [fellowship] Frodo and Sam advance { duel-spaces } ({ $space } of 14).
   *[sauron] The Nazgûl advance { duel-spaces } ({ $space } of 14).
}
duel-event-revealed_token = An alliance token is revealed: { $token }.
duel-event-token = { duel-who } keeps an alliance token: { $token }.
duel-event-placed = { duel-who } places { duel-units } in { $region }.
duel-event-moved = { duel-who } moves a unit from { $region } to { $to }.
duel-event-conflict = { $count ->
    [one] Conflict in { $region }: each side loses 1 unit.
   *[other] Conflict in { $region }: each side loses { $count } units.
}
duel-event-removed = { duel-who } removes one of { duel-rivals } units from { $region }.
duel-event-fortress = { duel-who } places a fortress in { $region }.
duel-event-razed = { duel-who } removes { duel-rivals } fortress in { $region }.

## How it ended

duel-result-quest = { $who ->
    [fellowship] The Fellowship wins: Frodo and Sam have destroyed the One Ring.
   *[sauron] Sauron wins: the Nazgûl have caught Frodo and Sam.
}
duel-result-races = { duel-who } wins with the support of six races.
duel-result-conquest = { duel-who } wins, present in all seven regions of Middle-earth.
duel-result-regions = { duel-who } wins, present in more regions at the end of chapter 3.
duel-result-shared = The victory is shared: both sides are present in equally many regions.

## What the rules say

duel-rule-setup = The Fellowship starts with 3 coins and 2 units in Arnor, Sauron with 2 coins and 2 units in Mordor. The alliance tokens are shuffled face down, a stack for each race. Three landmarks lie face up. Sauron takes the first turn.
duel-rule-chapter = Each of the three chapters has 23 cards: 20 are laid out, some face up and some face down, and the other 3 go unseen to the discard. A card is available when no other card lies on any part of it.
duel-rule-chapter_end = A chapter ends when its last card is taken. The cards of the next chapter are laid out and landmarks are turned up until three lie face up, as far as they go. The players go on taking turns: whoever ended the chapter does not open the next one, except by an extra turn.
duel-rule-turn = Take an available card, to play it or to discard it, or take a face-up landmark. A card costs its coins, plus 1 coin for each skill symbol that you lack; a card whose chain symbol you own is free. A landmark costs 1 coin for each skill symbol that you lack, plus 1 for each fortress you have on the board. A discarded card brings as many coins as the chapter's number. You cannot pass; cards that have become available are turned up at the end of the turn.
duel-rule-costs = A card costs its printed coins and its skill symbols. Each symbol that your cards do not give costs 1 coin; a card that gives one skill of several, and the Elves, pay for one symbol each turn. A card whose chain symbol you own is free. A landmark costs 1 coin for each symbol you lack, plus 1 for each of your fortresses on the board.
duel-rule-coins = Take the coins from the reserve. There are 30 in all: when the reserve is short, you take what is there.
duel-rule-purple = Purple cards lie in chapter 3 only, and their effects are carried out from left to right. Each movement takes one of your units to an adjacent region; each removal takes an enemy unit off any region. Coins that the opponent loses go to the reserve, and nobody can lose more than they have.
duel-rule-discard = Look through the whole discard, in secret, and play one of its cards for free. The three cards left out of each chapter lie there too. The card counts as played, but not by chain.
duel-rule-grey = Choose one of the opponent's grey cards: it goes to the discard and its skills are gone at once. Without grey cards nothing happens.
duel-rule-extra = An extra turn is taken after the current one is finished and the cards are turned up. If that turn ended chapter 1 or 2, the next chapter is laid out first and you open it. After chapter 3 it is lost. Several extra turns earned in the same turn count as one, unless you agreed otherwise.
duel-rule-pick = Choose three times, one after the other, and the same thing again if you like: remove an enemy unit from any region, make the opponent lose a coin, or move one of your units to an adjacent region.
duel-rule-quest = Move your character one space for each Ring: Frodo and Sam for the Fellowship, the Nazgûl for Sauron. A bonus space that you reach or pass works at once: a coin after 3 spaces, a unit in any region after 6, an extra turn after 9, the removal of an enemy fortress after 12. When Frodo and Sam move, the Nazgûl are carried along, so the distance between them never grows. Your fourteenth space wins the game.
duel-rule-alliance = With two green cards of the same race, you reveal the top two alliance tokens of that race, keep one and put the other back on top, face down. Once in the game, with three different races, you reveal the top token of each of the three and keep one. A race symbol may count for both. The Grey Havens let you do the former with a race of your choice.
duel-rule-units = Units are placed together in one region; only the Wizards may place theirs in two. If enemy units are there, a conflict follows: both sides take back units one for one until one side has none left there. A fortress neither fights nor bars the way. If you have fewer units in front of you, you place those.
duel-rule-moves = Each movement takes one of your units to an adjacent region; a conflict there is resolved before the next movement. You may move the same unit again or another one, and you may stop early.
duel-rule-remove = Remove an enemy unit from any region; it returns to its owner. Several are removed one by one. With no enemy unit on the board nothing happens.
duel-rule-red = A red card shows two regions: choose one and place all its units there.
duel-rule-fortress = A landmark places a fortress of yours in its region, and you are present there as long as it stands. It does not fight and does not keep enemy units out. A removed fortress goes back to its owner; it is not built again, and the landmark stays where it is.
duel-rule-ending = You win at once when Frodo and Sam reach the volcano (Fellowship) or the Nazgûl catch them (Sauron), when you have six different race symbols, or when you are present in all seven regions with a fortress or a unit. If nobody has won by the end of chapter 3, whoever is present in more regions wins; if equal, the victory is shared.

## Refusals

duel-refusal-unknown = No choice of this game is written like that.
duel-refusal-pass = Nobody may pass: a turn takes a card or a landmark.
duel-refusal-other = Something else has to be decided first.
duel-refusal-gone = That card does not lie face up on the table.
duel-refusal-chapter = That card does not belong to chapter { $chapter }.
duel-refusal-covered = Another card still lies on it.
duel-refusal-chain = None of your cards shows its chain symbol.
duel-refusal-no-chain = That card has no chain symbol to be played by.
duel-refusal-price = { $price ->
    [one] It costs 1 coin and you have { $coins }.
   *[other] It costs { $price } coins and you have { $coins }.
}
duel-refusal-landmark = The landmark { $landmark } does not lie face up.
duel-refusal-place = The units cannot go to that region.
duel-refusal-move = You have no unit there that could move like that.
duel-refusal-remove = There is no enemy unit in that region.
duel-refusal-raze = There is no enemy fortress in that region.
duel-refusal-token = That token was not revealed.
duel-refusal-race = No tokens of that race are left.
duel-refusal-retrieve = That card does not lie in the discard.
duel-refusal-ruin = The opponent has no such grey card.
duel-refusal-pick = That would change nothing now.

## Positions that cannot be

duel-position-coins = The players have { $count } coins together; there are only { $most }.
duel-position-conflict = Units of both sides stand in “{ $region }”: a conflict would have removed them.
duel-position-units = “{ $seat }” has { $count } units on the board; there are only { $most }.
duel-position-fortress = “{ $seat }” has a fortress in “{ $region }” without owning the landmark of that region.
duel-position-landmarks = { $count } landmarks lie face up; there can be at most 3.
duel-position-chapter = The card “{ $card }” cannot be there in chapter { $chapter }.
duel-position-slots = The layout has { $count } slots; this chapter needs { $most }.
duel-position-covered = Slot { $slot } of the layout (counting from 0) is empty though a card lies on it.
duel-position-face-down = The card “{ $card }” must be face down (“?”) as long as it is covered.
duel-position-unseen = { $count } cards of this chapter are unseen; there should be { $most }.
duel-position-won = “{ $seat }” has won this already (“{ $how }”): say so with “outcome”.
duel-position-outcome = On this table the game has not ended like that (“{ $how }”).
duel-position-looked = “{ $seat }” has nothing that would have let them look through the discard in this chapter.
duel-position-left-out = { $most ->
    [0] { $count } cards are “left_out”, but nobody has looked through the discard: there must be none.
   *[other] { $count } cards are “left_out”; there must be from { $least } to { $most }.
}

## Explanations

duel-explain-card = Chapter { $chapter }: { $card }.
duel-explain-cost = Cost: { $cost }.
duel-explain-free = Cost: nothing.
duel-explain-needs = Chain: free if you have the symbol “{ $symbol }”, from a { $card } of chapter { $chapter }.
duel-explain-gives = Chain symbol: “{ $symbol }”. It makes a { $card } of chapter { $chapter } free.
duel-explain-chain-from = The symbol “{ $symbol }” is shown by a { $card } of chapter { $chapter }.
duel-explain-chain-to = Whoever owns it plays a { $card } of chapter { $chapter } for free.

duel-colour-means-grey = Grey cards give skills, with which you play other cards and take landmarks.
duel-colour-means-yellow = Yellow cards give coins at once.
duel-colour-means-blue = Blue cards move you along the Quest of the Ring at once.
duel-colour-means-green = Green cards bring the races to your side: two alike or three different ones earn an alliance token, six different ones win the game.
duel-colour-means-red = Red cards place units at once: choose one of the two regions for all of them.
duel-colour-means-purple = Purple cards lie in chapter 3 only: they move your units, remove enemy units and cost the opponent coins.

duel-effect-skills = You have { $does } in each of your turns.
duel-effect-skill_choice = In each of your turns you have one of these, as you like: { $does }.
duel-effect-race = You have the race symbol { $does }.
duel-effect-gain_coins = Take { duel-coins } from the reserve.
duel-effect-quest = Move your character { duel-spaces } along the Quest of the Ring.
duel-effect-place_units = Place { duel-units } in { $region }.
duel-effect-place_units_anywhere = Place { duel-units } in a region of your choice.
duel-effect-place_units_apart = Place { duel-units }, together or each in another region.
duel-effect-move_units = { $count ->
    [one] Move one of your units to an adjacent region, if you like.
   *[other] Make up to { $count } movements: each takes one of your units to an adjacent region.
}
duel-effect-remove_units = Remove { duel-enemy-units } from any region.
duel-effect-remove_fortress = Remove an enemy fortress from the board.
duel-effect-opponent_loses_coins = The opponent loses { duel-coins } to the reserve.
duel-effect-extra_turn = Take another turn after this one.
duel-effect-any_alliance = Choose a race, reveal its top two alliance tokens and keep one.
duel-effect-play_from_discard = Look through the discard in secret and play one of its cards for free.
duel-effect-discard_grey_card = Choose one of the opponent's grey cards: it goes to the discard.
duel-effect-pick = { $count } times, each time as you like: remove an enemy unit, make the opponent lose a coin, or move a unit.

duel-explain-token = Alliance token: { $race }.
duel-token-once = It works once, when you gain it.
duel-token-lasting = It works from the moment you gain it until the end of the game.
duel-on-yellow = When you play a yellow card: { $does }.
duel-on-blue = When you play a blue card: { $does }.
duel-on-green = When you play a green card: { $does }.
duel-on-chain = When you play a card by chain: { $does }.
duel-on-landmark = When you take a landmark: { $does }.
duel-lasting-red_anywhere = When you play a red card: its units may go, all together, to any region.
duel-lasting-wild_skill = In each of your turns you have one skill symbol more, of whatever skill you need.
duel-lasting-no_surcharge = When you take a landmark: your fortresses on the board do not make it dearer.
duel-lasting-eagle = The Eagle is a race symbol of its own: it counts as one of the six that win the game, but not for pairs or threes.
duel-lasting-one_more_red = When you play a red card: place one unit more, in the same region.
duel-lasting-double_discard = When you discard a card that you took: take twice the coins.

duel-explain-landmark = { $landmark }, a landmark in { $region }.
duel-explain-surcharge = It costs 1 coin more for each fortress you have on the board.
duel-explain-fortress = Place a fortress in { $region }.

duel-explain-region = { $region }, a region of Middle-earth.
duel-explain-adjacent = Adjacent to: { $regions }.
duel-explain-home = Its landmark: { $landmark }.
duel-explain-start = { $who ->
    [fellowship] The Fellowship starts here with { duel-units }.
   *[sauron] Sauron starts here with { duel-units }.
}
duel-explain-presence = You are present here with a fortress or at least one unit.

duel-explain-bonus = Bonus after { $space } spaces of the Quest of the Ring.
duel-explain-bonus-own = Each side has a bonus of its own here, used once, when the space is reached or passed.

duel-explain-skill = { $skill }, one of the five skills.
duel-explain-skill-use = Each symbol on your grey cards pays for one such symbol in each of your turns. A missing symbol costs 1 coin.
duel-explain-skill-cards = { $count ->
    [one] 1 grey card in chapter { $chapter }
   *[other] { $count } grey cards in chapter { $chapter }
}
duel-explain-where = Found on: { $cards }.
duel-explain-race = { $race }, one of the six races.
duel-explain-race-cards = { $count ->
    [one] 1 green card in chapter { $chapter }
   *[other] { $count } green cards in chapter { $chapter }
}
duel-explain-race-token = Alliance token: { $token }.

## The ways to win

duel-score-quest = Quest of the Ring
duel-score-races = Race symbols
duel-score-conquest = Regions
duel-explain-score-quest-fellowship = Frodo and Sam win when they reach the volcano, the last space.
duel-explain-score-quest-sauron = The Nazgûl win when they catch Frodo and Sam.
duel-explain-score-races = Six different race symbols win. The Eagle counts as one.
duel-explain-score-conquest = Being present in all seven regions wins. After chapter 3, being present in more regions wins.

## What chance is asked for

duel-chance-card-chapter = The cards of chapter { $chapter } that lie face up, { $count } of them. Go from the top row down, and from left to right.
duel-chance-card-available = { $count ->
    [one] The card that is turned up, because it has become available.
   *[other] The { $count } cards that are turned up, because they have become available. Go from left to right.
}
duel-chance-landmark-shown = { $count ->
    [one] The landmark that is turned up from the stack.
   *[other] The { $count } landmarks that are turned up from the stack.
}
duel-chance-token-alliance = { $count ->
    [one] The alliance token on top of the stack of { $race-the }.
   *[other] The { $count } alliance tokens on top of the stack of { $race-the }.
}
duel-chance-left_out-looked = The cards that had been left out of this chapter, { $count } of them. Only whoever looks through the discard may see this.

# How far the game has come, as in a list of games.
duel-stage = Chapter { $n }

## What bots look at, as a reason for a choice: “gains: quest steps, coins”

duel-mind-conquest = the way to all seven regions
duel-mind-quest = steps on the quest
duel-mind-races = race symbols
duel-mind-coins = coins
duel-mind-skills = skills
duel-mind-units = units on the map
duel-mind-fortresses = fortresses
duel-mind-tokens = alliance tokens
duel-mind-chains = chain symbols
duel-mind-winning = a card that wins at once
duel-mind-landmarks = landmarks within reach
duel-mind-open = what lies open
duel-mind-tempo = the order of turns
duel-mind-regions = regions held
