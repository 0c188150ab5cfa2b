# What the browser says where clicks become plans.

wotr-web-turn = Turn { $turn }
wotr-web-picked = { $thing }: choose a target, or a die.
wotr-web-picked-target = { $thing }: choose a target.
wotr-web-picked-die = { $thing }: choose what to do, or a die.
wotr-web-picked-deed = { $thing }: choose what to do.
wotr-web-back = back
wotr-web-undo = undo
wotr-web-from = From: { $region }
wotr-web-to = To: { $region }
wotr-web-from-to = { $from } → { $to }
wotr-web-march-all = march, all go
wotr-web-attack-all = attack with all
wotr-web-do-fellowship = Move the Fellowship
wotr-web-do-hide = Hide the Fellowship
wotr-web-do-separate = Separate companions
wotr-web-do-companions = Move companions
wotr-web-do-minions = Move Nazgûl and minions
wotr-web-do-move = March
wotr-web-do-attack = Attack
wotr-web-do-recruit = Muster
wotr-web-do-politics = Politics
wotr-web-do-draw = Draw a card
wotr-web-do-event = Play a card
wotr-web-do-minion = Bring a minion
wotr-web-do-bring = Bring a character
wotr-web-do-voice = Voice of Saruman
wotr-web-do-upgrade = Elites for Orthanc
wotr-web-do-ability = A companion's word
wotr-web-do-end = End a card
wotr-web-do-ring = Elven Ring
wotr-web-do-skip = Discard a die
wotr-web-do-pass = Pass
wotr-web-go = These go
wotr-web-who = Who goes
wotr-web-all = All
wotr-web-less = One less
wotr-web-more = One more
wotr-web-room = { $count ->
    [one] { $region }: room for 1 more unit.
   *[other] { $region }: room for { $count } more units.
}
wotr-web-then = { $region }, then
wotr-web-keeps = { $region } keeps
wotr-web-nobody = nobody
wotr-web-march-now = March
wotr-web-attack-now = Attack
wotr-web-then-another = March, then another
wotr-web-only-this = Only this
wotr-web-only-these = Only these
wotr-web-fly-now = Fly
wotr-web-fly-another = Fly, then another
wotr-web-play = Play
wotr-web-act = Act
wotr-web-hand = Hand
wotr-web-enemy = Enemy
wotr-web-log = Log
wotr-web-chronicle = Chronicle
wotr-web-places = Regions
wotr-web-cards = Cards
wotr-web-again = See again what happened
wotr-web-so-far = Chosen so far
wotr-web-talk = Talk
wotr-web-nations = Nations
wotr-web-playable = { $count ->
    [one] 1 can be played
   *[other] { $count } can be played
}
wotr-web-dice-left = { $count ->
    [one] 1 die of the enemy
   *[other] { $count } dice of the enemy
}
wotr-web-clockwork = the clockwork
wotr-web-on-its-way = Your choice is on its way: the server has not answered yet.
wotr-web-fought-out = Fought to the end, without cards:
wotr-web-odds = you win in { $won }, lose all in { $lost }
