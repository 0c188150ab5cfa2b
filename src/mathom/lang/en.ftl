# What the house says, whatever the game.

## Moves

move-over = The game is over: “{ $move }” comes too late.
move-illegal = “{ $move }” cannot be chosen now: { $reason } ({ $rule }, p. { $page })
move-not-yours = It is { $decider } who decides now, not { $seat }.
undo-nothing = There is nothing to take back.
fork-nowhere = There is no choice number { $at }: the next one is number { $last }.

## Setup

game-unknown = There is no game called “{ $game }”. Mathom knows: { $known }.
seat-unknown = There is no seat “{ $seat }”. The seats are: { $known }.
setup-unknown = { $game } has no setup choice “{ $name }”. It has: { $known }.
setup-value = “{ $name }” cannot be “{ $value }”. It can be: { $known }.

## Chance

chance-ran-out = The outcomes have run out: one more is needed, of the kind “{ $kind }”.
chance-wrong-kind = An outcome of the kind “{ $kind }” is needed here, but the next one is “{ $told } { $value }”.
chance-impossible = “{ $kind } { $value }” cannot come up: it is not among the { $count } that are left.
chance-left-over = { $count ->
    [one] One outcome was never needed: “{ $kind } { $value }”.
   *[other] { $count } outcomes were never needed, the first of them “{ $kind } { $value }”.
}
chance-not-seed = The seed gives “{ $kind } { $given }” here, but the record says “{ $told }”.

## Records

record-too-long = A record has at most { $most } characters; this one has more.
record-line = Line { $line } is not a choice of a game: { $text }
record-tag = Line { $line } is not a header tag: { $text }
record-tag-twice = Line { $line } gives the tag “{ $name }” a second time.
record-number = Line { $line } has number { $number } where number { $expected } should follow.
record-nested = Line { $line } opens a variation inside { $most } others; that is too deep.
record-unclosed = The record ends inside a variation: a “)” is missing.
record-position = The position in the header cannot be read.
record-game = The record does not say which game it is of.
record-rules = The record follows version { $rules } of the rules; this Mathom plays version { $known }.
record-redacted = This record hides what one seat could not know, so it can be read but not replayed.
record-seed = “{ $seed }” is not a seed: a seed is a whole number.
record-no-chance = The record has neither a seed nor chance outcomes, so it cannot be replayed.
record-setup = The setup in the header cannot be: { $why }
record-move = Choice { $number }: { $why }
record-result = The header says the result is “{ $told }”, but the game ends with “{ $result }”.
