# What the house says, whatever the game.

# A place as it stands in a sentence, where its name has no part of its own for that.
name-in = in { $name-the }

## Moves

move-over = The game is over: “{ $move }” comes too late.
move-illegal = “{ $move }” cannot be chosen now. { $reason } ({ $rule }, p. { $page })
move-not-yours = It is { $decider-the } who decides now, not { $seat-the }.
plan-refused = Choice { $number } of the plan, “{ $move }”, cannot be made in one go with those before it. { $why }
plan-over = The game is over before it.
plan-chance = Chance has its say before it.
plan-seat = Somebody else decides before it.
plan-told = What comes before it shows something that was not known when the plan was made.
undo-nothing = There is nothing to take back.
fork-nowhere = There is no choice number { NUMBER($at, useGrouping: 0) }: the next one is number { NUMBER($last, useGrouping: 0) }.

## Setup

game-no-decks = Nobody brings a deck to “{ $game }”.
game-unknown = There is no game called “{ $game }”. Mathom knows: { $known }.
seat-unknown = There is no seat “{ $seat }”. The seats are: { $known }.
setup-unknown = { $game } has no setup choice “{ $name }”. It has: { $known }.
setup-brings-nothing = Players bring nothing of their own to “{ $game }”.
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
record-line = Line { NUMBER($line, useGrouping: 0) } is not a choice of a game: { $text }
record-tag = Line { NUMBER($line, useGrouping: 0) } is not a header tag: { $text }
record-tag-twice = Line { NUMBER($line, useGrouping: 0) } gives the tag “{ $name }” a second time.
record-number = Line { NUMBER($line, useGrouping: 0) } has number { $number } where number { NUMBER($expected, useGrouping: 0) } should follow.
record-nested = Line { NUMBER($line, useGrouping: 0) } opens a variation inside { $most } others; that is too deep.
record-unclosed = The record ends inside a variation: a “)” is missing.
record-position = The position in the header cannot be read.
record-game = The record does not say which game it is of.
record-rules = The record follows version { $rules } of the rules; this Mathom plays version { $known }.
record-newer = The record follows version { $rules } of the rules; this Mathom knows them up to version { $known }. A newer Mathom can replay it.
record-parted = Choice { NUMBER($number, useGrouping: 0) } of the record (“{ $move }”) was made by older rules and does not agree with those of today. { $why } The game stands where that choice was made, and can be played on.
record-parted-start = What the record deals at the start was dealt by older rules and does not agree with those of today. { $why } The game stands at its beginning.
record-resumed = The first { NUMBER($count, useGrouping: 0) } choices of the record were made by older rules and do not agree with those of today. { $why } The record says how the table stood after them, and the game is played from there.
record-redacted = This record hides what one seat could not know, so it can be read but not replayed.
record-seed = “{ $seed }” is not a seed: a seed is a whole number.
record-no-chance = The record has neither a seed nor chance outcomes, so it cannot be replayed.
record-setup = The setup in the header cannot be: { $why }
record-move = Choice { NUMBER($number, useGrouping: 0) }: { $why }
record-result = The header says the result is “{ $told }”, but the game ends with “{ $result }”.
record-cut = The header gives the result “{ $told }”, but after { $count } choices the game is not over: the end of the record is missing.

## Positions

position-step = This is not a step of the game: { $step }
position-foreign = What is under way (“agenda”, “decision”) can only be read from a position just as Mathom wrote it. Leave both out and say whose move it is with “to_act”.
position-not-table = “{ $where }” must be a table of names and values, not: { $value }
position-deep = More than { $most } tables and lists lie in each other: that is no position of a game.
position-not-list = “{ $where }” must be a list, not: { $value }
position-number = “{ $where }” must be a whole number from { $least } to { $most }, not: { $value }
position-word = “{ $where }” cannot be: { $value }
position-twice = “{ $thing }” is in two places at once.
position-unknown = A position has nothing called “{ $name }”.

## Bots

bot-unknown = There is no bot called “{ $bot }”. There are: { $known }; or name a file.py with a bot in it.
bot-file = There is no file “{ $bot }” to find a bot in.
bot-file-raised = The bot's file “{ $bot }” cannot be run: { $detail }
bot-file-none = The file “{ $bot }” holds no bot: no class in it is made from mathom.bots.Bot.
bot-file-class = Say which bot of “{ $bot }” is meant, as in file.py:Name. It holds: { $detail }.
bot-command = “{ $bot }” is not a command that can be run.
bot-foreign = “{ $bot }” is a program of its own: it can be hosted, but not loaded.
bot-start = The bot “{ $bot }” cannot be started: { $why }

bot-fault = { $bot } { $why } “{ $option }” was chosen in its place.
# What a bot did: these follow its name, and are whole sentences with it.
bot-raised = failed ({ $error }).
bot-illegal = chose “{ $answer }”, which is not among its options.
bot-rubbish = answered with something that is no option ({ $answer }).
bot-slow = did not answer within { $seconds } s.
bot-died = ended without an answer.
bot-died-saying = ended without an answer. Its last words: { $error }
bot-given-up = has failed { $count } times running and is not asked any more.
bot-check-started = The bot starts and calls itself “{ $bot }”.
bot-check-plays-not = { $game }: the bot says that it does not play it.
bot-check-plays = { $game }: { $count } questions of { $kinds } kinds, each answered with one of the options.
bot-check-faults = { $game }: { $count } of { $all } questions were not answered as they should be. The first: { $fault }
bot-check-time = { $game }: half of the answers took less than { $median } s, the slowest { $most } s; { $seconds } s are allowed, and more than half of that is too near.
bot-check-repeats = { $game }: the same luck at the same tables gives the same choices.
bot-check-not-repeats = { $game }: the same luck at the same tables gives other choices. Take all chance from “luck”, which comes with “begin”, or nobody can repeat a game.
bot-check-takes-over = { $game }: a new process can go on with a game that another one began.
bot-check-not-takes-over = { $game }: a new process cannot go on with a game that another one began. Each question must be answered from what stands in it.
bot-check-later = { $game }: keys that it does not know do not disturb it.
bot-check-not-later = { $game }: a key that it does not know disturbs it. Later versions will send more keys: ignore them.
bot-check-ends = { $game }: it ends when its input ends.
bot-check-not-ends = { $game }: it does not end when its input ends. Read until there is nothing more, then stop.
bot-check-right = All is right.
bot-check-wrong = Something is wrong: see what is marked ✗.
serve-bot = A bot of a server is named as in --bot gollum=cmd:./gollum, in small letters; “{ $bot }” is not.
serve-bot-twice = There are two bots called “{ $name }”.
bot-other-game = does not play { $game }.

## Arena

arena-bots = An arena needs at least two bots; { $count } is too few.
arena-games = An arena needs at least one game, not { $count }.
arena-workers = An arena needs at least one process, not { $count }.
arena-csv = The table cannot be written to “{ $path }”: { $why }
arena-playing = Playing
arena-stopped = { $count ->
    [one] Stopped after one game.
   *[other] Stopped after { $count } games.
}
arena-all = All games
arena-scores = { $one } against { $other }: { $count } games, seed { $seed }
arena-bot = Bot
arena-seat = Seat
arena-any-seat = { $count ->
    [2] both
   *[other] all
}
arena-any-bot = any
arena-seatings = Seats and teams, whoever played them
arena-won = Won
arena-shared = Shared
arena-rate = Wins
arena-95 = 95 %
arena-99 = 99 %
arena-endings = How the games were won
arena-lengths = Decisions a game: { $mean } on average, median { $median }, from { $least } to { $most }.
arena-intervals = A victory that several share is divided among them. The intervals (Wilson's, for as many games as the deals are worth) hold the true rate 95 and 99 times in 100.
arena-faults = { $count ->
    [one] { $bot } failed once: its first option was chosen instead.
   *[other] { $bot } failed { $count } times: its first option was chosen instead.
}
arena-decimal = .
arena-needs = This needs a library that is not installed: pip install "mathom[{ $extra }]".
arena-ray = Ray cannot be reached at “{ $address }”: { $why }
arena-ray-there = The games cannot be played on all machines ({ $why }): each needs the same Mathom and the files of the bots.
arena-busy = Another process is playing this very arena.
arena-goes-on = The same command goes on from here.
arena-ratings = Ratings
arena-rating = Rating
arena-sigma = ± (sigma)
arena-least = At least
arena-rating-means = Ratings are openskill's (Plackett and Luce): everybody begins at 25 ± 8.3; “at least” is the rating less three sigma, and ranks.
arena-failed = Faults
arena-plot-strength = Share of games won, with the interval at 95 % ({ $count } games)
arena-plot-length = How long the games were
arena-plot-decisions = decisions in a game
arena-plot-median = median { $number }
arena-plot-endings = How each bot has won
arena-plot-reliability = What was foretold, and what came ({ $count } positions)
arena-plot-said = said, %
arena-plot-came = won, %
arena-page = An arena of { $count } games, seed { $seed }.

mind-stale = The weights of the evaluation are those of other features. Train it anew: mathom train.
train-no-mind = { $game } has nothing yet that a bot could learn from.
train-other = Another course of training lies in “{ $folder }”. Go on with that one, or name another folder.
train-playing = Training
train-stopped = Stopped. The same command goes on from here.
train-written = The weights are in { $file }.
train-before = What the bots went by before is kept in { $file }.
train-file = “{ $file }” cannot be written: { $why }

duel-how-quest = Quest of the Ring
duel-how-races = Six races
duel-how-conquest = All seven regions
duel-how-regions = More regions at the end
duel-how-shared = Shared

## Terminal

terminal-language = There is no language “{ $language }”. Mathom speaks: { $known }.
terminal-seats = “{ $wanted }” does not fill the { $count } seats: name a player for each of { $seats }, with commas between them.
terminal-option = “{ $name }” cannot be “{ $value }”: { $expected }
terminal-expected-number = a whole number is expected.
terminal-expected-count = a whole number from 1 on is expected.
terminal-expected-seconds = a number of seconds above 0 is expected.
terminal-expected-budget = seconds (2 or 0.5s) or iterations (800i) are expected.
terminal-expected-set = NAME=VALUE is expected.
terminal-expected-dice = “ask” is expected, or leave it out.
terminal-usage-unknown = There is no option “{ $name }” here. “{ $command } --help” shows what there is.
terminal-usage-command = There is no command “{ $name }”. “{ $command } --help” shows what there is.
terminal-usage-missing = “{ $name }” is missing. “{ $command } --help” shows how it is used.
terminal-usage-value = “{ $name }” needs a value. “{ $command } --help” shows how it is used.
terminal-usage-extra = “{ $name }” is too much. “{ $command } --help” shows how it is used.
terminal-usage-other = This cannot be understood: { $detail } “{ $command } --help” shows how it is used.
terminal-file = { $file } cannot be read: { $why }
terminal-file-text = { $file } is not a text file.
terminal-record-taken = { $file } is there already, and nothing is written over: choose another name.
terminal-record-place = The record cannot be kept in { $file }: { $why }
terminal-told-seat = The record names “{ $player }” as the player of { $seat }, and a record may not start programs: say with --seats who plays.
terminal-replay-ended = The game was over there: nothing is left to be chosen. Give an earlier number with --at.

terminal-you = you
terminal-human = human
terminal-welcome = { $title }. { $seats }
terminal-welcome-seat = { $seat }: { $player }
terminal-welcome-seats = Choose who plays with --seats, in the order { $seats }: each is “human”, a bot ({ $bots }) or the file of a bot.
terminal-welcome-begin = “h” shows all keys, “g” what the signs mean, “?” the rule behind a decision, “q” quits and keeps the game.
terminal-welcome-seed = Seed { $seed }. The record is kept in { $file }.
terminal-welcome-table = The record is kept in { $file }.
terminal-question = { $seat }: { $prompt }
terminal-prompt = number (b board, h help) >{" "}
terminal-enter = Enter >{" "}
terminal-number = There is no number { $number }: the options go from 1 to { $last }.
terminal-rule = { $book }, p. { $page }
terminal-rule-learn = More about it: { $command }
terminal-explain = Nothing on the table is called “{ $thing }”. Try “i” with an option's number, or with a name.
terminal-save = A file for a copy of the record (Enter: none, it is in { $file } anyway) >{" "}
terminal-saved = The record is in { $file }
terminal-left-early = The table was not set yet, so there is nothing to keep.
terminal-kept = The record is kept. To go on with the game:
terminal-kept-over = The record is in { $file }. To look at it again:
terminal-hand-over = Hand the keyboard over. { $seat }: what comes next is for your eyes only.

terminal-key-shown = 1, 2...
terminal-key-shown-enter = Enter
terminal-key-number = choose the option with that number; its notation (for example “{ $example }”) does as well
terminal-key-rule = the rule behind this decision, and its page
terminal-key-enter = show the decision again
terminal-key-h = this help
terminal-key-g = what the signs on the board mean
terminal-key-b = the whole board
terminal-key-o = the options in words
terminal-key-l = the log: all that happened so far
terminal-key-n = all that happened since your last turn, and which die or card brought it about
terminal-key-i = what a thing is: “i 3” for option 3, or “i” and a name
terminal-key-s = save a copy of the record in a file
terminal-key-u = take back your last choice
terminal-key-q = quit; the record is kept, and tells how to go on

terminal-table = What came up? ({ $kind })
terminal-table-number = { $number }. { $question }
terminal-table-all = { $question } Type all of them in one line.
terminal-table-rest = { $question } { $count ->
    [one] One is still to come.
   *[other] { $count } are still to come.
}
terminal-table-many = That is more than came up: { $count } are too many.
terminal-carry-out = Do this on your table, then press Enter; b shows the board, u takes the last answer back. >{" "}
terminal-carry-out-unknown = “{ $typed }” is no answer here: Enter goes on, b shows the board, u takes the last answer back, q quits.
terminal-table-prompt = number or name, ? for help >{" "}
terminal-table-help = Type what came up on your table: its number on the list, or its name, of which the beginning will do. Several go in one line, with blanks between them. “b” shows the board as it should stand now, “u” takes the last answer back, “q” quits: the choices made so far are kept.
terminal-table-unknown = “{ $typed }” is not among what can have come up.

terminal-replay-prompt = Enter next, p back, a number, f fork, h help, q quit >{" "}
terminal-replay-help = Enter or n: the next choice. p: back one choice. A number: to that choice, 0 is the beginning. f: fork here and play on. l: the log up to here. b: the whole board. q: quit.
terminal-replay-start = Before choice 1 of { $last }
terminal-replay-choice = Choice { $number } of { $last }, { $seat }: { $label } ({ $option })
terminal-replay-first = This is the beginning.
terminal-replay-last = This is the end of the record.
terminal-replay-number = There is no choice number { $number }: the last one is number { $last }.
terminal-replay-unknown = “{ $typed }” is not a key here; h shows the keys.

terminal-games-game = { $game }: { $title }
terminal-games-seats = Seats: { $seats }
terminal-games-choice = --set { $name }=...: { $meaning }
terminal-games-usual = (default)

terminal-help-usage = Usage:
terminal-help-options = Options
terminal-help-commands = Commands
terminal-help-command = COMMAND
terminal-help-argument-options = [OPTIONS]
terminal-help-mathom = The games of Middle-earth, every rule enforced. Without a command, the table opens in the browser.
terminal-help-serve = Open the table in the browser, for yourself and for friends by a link.
terminal-help-host = The address to listen on; 0.0.0.0 lets others in the same network come to the table.
terminal-help-port = The port to listen on.
terminal-help-name = A name under which others call this server, such as that of its site; may be said several times. Other names are turned away.
terminal-help-database = Where games are kept: the URL of a PostgreSQL or SQLite database; usually a file in your data folder.
terminal-help-proxy = The address of a proxy that is believed when it says for whom it asks; may be said several times. One on this machine is believed anyway.
terminal-help-inspector = An address that may read the figures at /metrics, besides this machine; may be said several times.
terminal-help-webhook = An address that is told when it is the turn of a player who is away and wants to be told.
terminal-help-mail = A mail server by which such players are told: smtps://user@host; the password is in MATHOM_MAIL_PASSWORD.
terminal-help-mail-from = The address that such mail comes from.
terminal-help-log = Tell every event in the log, for people (text) or for programs (json); usually only trouble is told.
terminal-help-backup = Copy all games into a file, also while the server runs.
terminal-help-restore = Bring back from such a file the games that are not there; those that are stay as they are.
terminal-help-admin = For whoever keeps the house: list tables, close one, let somebody say nothing.
terminal-help-admin-list = List the games that go on: table, game, choices, who decides, who sits where.
terminal-help-admin-close = End the game at a table; nobody has won.
terminal-help-admin-mute = Let a seat say nothing at its table any more.
terminal-help-admin-unmute = Let a seat speak again.
terminal-usage-network = { $name } takes an address or a network, such as 10.0.0.0/8; “{ $value }” is neither.
terminal-help-no-browser = Do not open the browser.
terminal-help-play = Play a game at this terminal: against bots, with somebody else at the same keyboard, or bots alone.
terminal-help-replay = Step through the record of a game, forwards and backwards, and play on from anywhere. FILE may be - for standard input.
terminal-help-arena = Let bots play many games against each other.
terminal-help-train = Let the bots of a game learn from playing against themselves.
terminal-help-bench = Measure how fast the rules run.
terminal-help-games = List the games and their setup choices.
terminal-help-help = Show this and stop.
terminal-help-version = Show the version and stop.
terminal-help-lang = The language: en, it or es; usually that of the machine.
terminal-help-seats = Who plays each seat, with commas: human, a bot, or the file of a bot.
terminal-help-seed = The seed of the shuffles: the same seed gives the same game.
terminal-help-dice = “ask”: you play on a real table and answer what was turned up.
terminal-help-players = How many play: the same as --set players=N.
terminal-help-solo = Play against nobody, where the game plays the other side itself (War of the Ring): alone, or with --players 2 two on one side.
terminal-help-set = A setup choice, as NAME=VALUE; “mathom games” lists them.
terminal-help-record = The file in which the record is kept; usually a new one in your data folder.
terminal-help-budget = How long a bot may think about a choice, in seconds.
terminal-help-at = Fork before this choice and play on from there.
terminal-help-show = With --at: only show the board there.
terminal-help-bots = The bots, with commas.
terminal-help-games-count = How many games.
terminal-help-rounds = How many rounds of games are played and learned from.
terminal-help-train-games = How many games each round has.
terminal-help-train-seed = The same seed gives the same weights again.
terminal-help-folder = Where the games are kept, to go on if it is stopped.
terminal-help-out = The file for what was learned; without it, the one that the bots use.
terminal-help-arena-seed = The seed of the first game.
terminal-help-csv = A file for a line about each game.
terminal-help-workers = How many processes; usually one for each core.
terminal-help-arena-budget = How much a bot may think about a choice: seconds (2, 0.5s) or iterations (800i).
terminal-help-plots = A folder for pictures (SVG) and a page that shows them.
terminal-help-parquet = A file for every decision, for programs that learn.
terminal-help-ray = Play on the machines of a Ray cluster at this address; “local” starts one here.
terminal-help-anew = Begin anew, even if the same arena was stopped before.
terminal-help-bot = For those who write bots: see whether one keeps to the protocol.
terminal-help-bot-check = Ask a bot questions of each game, and say what is wrong with its answers.
terminal-help-check-games = The games to try, with commas; usually all.
terminal-help-serve-bot = A bot besides those of the house, as NAME=FILE.py or NAME=cmd:COMMAND; may be said several times. It runs in a cage.
terminal-help-seconds = How long to measure each thing.
terminal-help-json = Print the numbers as JSON.

terminal-duel-chapter = Chapter { $chapter }
terminal-duel-turn = { $seat }'s turn
terminal-duel-reserve = reserve { $count }
terminal-duel-discard = discard { $count }
terminal-duel-regions = { $count }/{ $all } regions
terminal-duel-held = { $count }/{ $all } regions, { $left ->
    [one] 1 unit left
   *[other] { $left } units left
}
terminal-duel-eagle = Eagle
terminal-duel-no-landmarks = No landmark lies open.
terminal-duel-walker-fellowship = Frodo and Sam
terminal-duel-walker-sauron = Nazgûl
terminal-duel-short-lindon = Lin
terminal-duel-short-arnor = Arn
terminal-duel-short-rhovanion = Rhv
terminal-duel-short-enedwaith = Ene
terminal-duel-short-rohan = Roh
terminal-duel-short-gondor = Gon
terminal-duel-short-mordor = Mor
terminal-duel-verb-play = Play
terminal-duel-verb-chain = By chain
terminal-duel-verb-discard = Discard
terminal-duel-verb-landmark = Landmark
terminal-duel-verb-place = Place
terminal-duel-verb-remove = Remove
terminal-duel-verb-raze = Remove
terminal-duel-verb-move = Move
terminal-duel-verb-race = Reveal
terminal-duel-verb-ruin = Discard
terminal-duel-verb-retrieve = Play
terminal-duel-table-card = Which card was turned up? Go from the top row down, and from left to right.
terminal-duel-sign-grey = grey card: skills
terminal-duel-sign-yellow = yellow card: coins
terminal-duel-sign-blue = blue card: the Quest of the Ring
terminal-duel-sign-green = green card: races
terminal-duel-sign-red = red card: units
terminal-duel-sign-purple = purple card: against the enemy
terminal-duel-sign-units = units of { $seat }, here 2
terminal-duel-sign-coin = coin
terminal-duel-sign-price = what it would cost you now, all in all
terminal-duel-sign-needs = free if you own this chain symbol
terminal-duel-sign-gives = the chain symbol that this card gives you
terminal-duel-sign-ring = a space on the Quest of the Ring
terminal-duel-sign-place = place a unit in one of these regions
terminal-duel-sign-move = a movement of one of your units
terminal-duel-sign-remove = remove an enemy unit (on the Quest: an enemy fortress)
terminal-duel-sign-loss = the opponent loses a coin
terminal-duel-sign-fortress = fortress
terminal-duel-sign-again = an extra turn
terminal-duel-sign-alliance = an alliance with any race
terminal-duel-sign-retrieve = play a card from the discard for free
terminal-duel-sign-ruin = discard a grey card of the opponent
terminal-duel-sign-back = a card face down
terminal-duel-sign-token = an alliance token that both of you know

terminal-word-find = find
terminal-word-show = show
terminal-word-map = map
terminal-word-borders = borders
terminal-word-hand = hand
terminal-word-card = card
terminal-key-find = where something is: a character, a nation, a figure, a card, a region
terminal-key-show = a region: who is there and next to it, who holds it, how it is written
terminal-key-map = the whole map; with the name of an area, all its regions
terminal-key-borders = who borders on whom: the whole map, an area, or a region
terminal-key-hand = your cards with all that they say
terminal-key-card = a card by part of its name; without a name, all cards
terminal-key-part = only the options that say so: type part of a name; Enter shows them all again
terminal-key-shown-part = abc...
terminal-key-plan = several choices in one line, with commas between them (“{ $example }, ...”): all of them are made, or none
terminal-key-shown-plan = a, b...
terminal-news-more = … { $count ->
    [one] one thing more
   *[other] { $count } things more
} before this: n shows them all
terminal-news-none = Nothing has happened since your last turn.
terminal-folded = A number opens its group; part of a name shows only the options that say so.
terminal-narrowed = { $count } of { $all } options; Enter shows all.
terminal-so-far = So far: { $chosen }
terminal-find-nothing = Nothing on the table is called “{ $thing }”.
terminal-find-near = Nothing on the table is called “{ $thing }”. Perhaps you mean: { $names }
terminal-find-several = “{ $thing }” may be: { $names }
terminal-cards-nothing = No card is called “{ $thing }”.
terminal-cards-near = No card is called “{ $thing }”. Perhaps you mean: { $names }
terminal-cards-none = There are no cards to show for “{ $game }”.
terminal-cards-several = { $count } cards are called “{ $thing }”:
terminal-learn-nothing = Nothing is said about “{ $thing }”. Without a word, the command lists the chapters.
terminal-help-learn = Tell how a game is played: the chapters, or those that are about something.
terminal-help-cards = Show the cards of a game, or those with this name. Part of a name will do, in any language.
terminal-help-missing = only the cards whose effect is not written yet
terminal-help-decks = the decks, one for each player: names, or files with lists of cards
terminal-help-deck = Look at decks for the TCG: those of the game by their names, your own as files.
terminal-help-deck-list = List the decks that come with the game.
terminal-help-deck-check = Check a deck: a sentence for everything that is wrong with it.
terminal-help-deck-show = Write a deck as a list, with its curve.
terminal-help-deck-format = what the deck is for: towers, fellowship, open or standard
terminal-deck-shelf = { $name }: { $title }
terminal-deck-nothing = There is no deck “{ $name }”: it must be a file with a list of cards, or one of { $decks }.
terminal-deck-long = “{ $name }” is too long for a deck.
terminal-deck-fine = The deck may be played ({ $format }).
terminal-deck-faulty = The deck may not be played as it is ({ $format }).
terminal-deck-curve = { $side }: how many cost how much
terminal-cards-missing = { $count ->
    [0] All cards can be played.
    [one] One card cannot be played yet:
   *[other] { $count } cards cannot be played yet:
}

terminal-wotr-turn = Turn { $count }
terminal-wotr-points = Victory Points:
terminal-wotr-pool = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
terminal-wotr-dice = { $count }/{ $all } dice: { $dice }
terminal-wotr-no-dice = 0/{ $all } dice
terminal-wotr-rings = { $count ->
    [one] 1 Elven Ring
   *[other] { $count } Elven Rings
}
terminal-wotr-rings-used = { terminal-wotr-rings } (one used this turn)
terminal-wotr-cards = hand { $hand }, decks { $decks }
terminal-wotr-decks = decks { $decks }
terminal-wotr-partner = hand { $hand }
terminal-wotr-leads = leads
terminal-wotr-acts = acts
terminal-wotr-resting = resting: { $nations }
terminal-wotr-deck = { $side }: { $deck }
terminal-wotr-hand = Hand
terminal-wotr-table = On the table
terminal-wotr-clockwork = Clockwork
terminal-wotr-markers = markers: { $names }
terminal-wotr-bare = no marker any more: { $names }
terminal-wotr-battle-cards = laid aside for battles: { $names }
terminal-wotr-under-decks = face up under the decks: { $names }
terminal-wotr-empty-hand = Your hand is empty.
terminal-wotr-fellowship = Fellowship
terminal-wotr-hidden = hidden
terminal-wotr-revealed = revealed
terminal-wotr-progress = progress { $count }
terminal-wotr-mordor = Mordor
terminal-wotr-corruption = Corruption { $count }/{ $most }
terminal-wotr-guide = Guide: { $guide }
terminal-wotr-with = with { $names }
terminal-wotr-characters = Characters
terminal-wotr-hunt = Hunt
terminal-wotr-box = Box: { $shadow } Shadow, { $free } Free Peoples
terminal-wotr-tiles-left = { $count ->
    [one] 1 tile in the pool
   *[other] { $count } tiles in the pool
}
terminal-wotr-tiles-pool = pool { $tiles }
terminal-wotr-tiles-drawn = drawn { $tiles }
terminal-wotr-tiles-waiting = for Mordor { $tiles }
terminal-wotr-tiles-removed = out of the game { $tiles }
terminal-wotr-tile-die = d6
terminal-wotr-politics = Politics
terminal-wotr-at-war = At War
terminal-wotr-sieges = Sieges
terminal-wotr-fronts = Fronts
terminal-wotr-battle = Battle
terminal-wotr-attacker = Attacker
terminal-wotr-defender = Defender
terminal-wotr-battle-field = Field battle: { $region }, round { $count }
terminal-wotr-battle-siege = Siege battle: { $region }, round { $count }
terminal-wotr-battle-sortie = Sortie: { $region }, round { $count }
terminal-wotr-battle-card = card: { $card }
terminal-wotr-battle-roll = { $count ->
    [one] rolled { $dice }, 1 hit
   *[other] rolled { $dice }, { $count } hits
}
terminal-wotr-combat = ({ $combat }, initiative { $initiative })
terminal-wotr-rearguard = rearguard
terminal-wotr-show = { $region } ({ $area }), written { $written }
terminal-wotr-held = Held by: { $side }.
terminal-wotr-here = Here: { $force }.
terminal-wotr-inside = Besieged inside the Stronghold: { $force }.
terminal-wotr-ring-here = The figure of the Ring-bearers is here.
terminal-wotr-nobody = Nobody is here.
terminal-wotr-near = Next to it
terminal-wotr-strength = Strength
terminal-wotr-threats = Threats
terminal-wotr-dice-and-rerolls = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, re-roll { $count }
terminal-wotr-touching = Options that name it: { $numbers }
terminal-wotr-no-area = There is no area “{ $thing }”. There are: { $names }
terminal-wotr-on-map = On the map
terminal-wotr-reinforcements = Reserve
terminal-wotr-casualties = Lost
terminal-wotr-find-at = In { $region-the }.
terminal-wotr-find-inside = Besieged in { $region-the }.
terminal-wotr-find-fellowship = In the Fellowship, whose figure is in { $region-the }; progress { $count }.
terminal-wotr-find-mordor = In the Fellowship, on step { $count } of the Mordor Track.
terminal-wotr-find-not-yet = Not in play yet.
terminal-wotr-find-eliminated = Out of the game.
terminal-wotr-find-hand = In your hand.
terminal-wotr-find-table = On the table.
terminal-wotr-find-discarded = Discarded.
terminal-wotr-find-unseen = Not seen yet: in the deck, or where you cannot look.
terminal-wotr-find-pool = In the Hunt Pool.
terminal-wotr-find-drawn = Drawn.
terminal-wotr-find-waiting = In play: it joins the Hunt Pool in Mordor.
terminal-wotr-find-removed = Out of the game.
terminal-wotr-find-box = Not in play: an Event card brings it.
terminal-wotr-from-move = From { $region-the } to:
terminal-wotr-from-attack = Attack from { $region-the }:
terminal-wotr-which-army = Which army? A number or a name shows where it can go.
terminal-wotr-which-area = Which part of the map? A number or a name shows its regions.
terminal-wotr-which-die = Which die? A number shows what it can become.
terminal-wotr-from-ring = Elven Ring, { $die } into:
terminal-wotr-verb-die = Use a die:
terminal-wotr-verb-skip = Discard unused:
terminal-wotr-verb-use = Use it to:
terminal-wotr-verb-as = As:
terminal-wotr-verb-hunt = Dice:
terminal-wotr-verb-take = Take:
terminal-wotr-verb-leave = Leave behind:
terminal-wotr-verb-play = Play:
terminal-wotr-verb-discard = Discard:
terminal-wotr-verb-combat = Combat card:
terminal-wotr-verb-lose = Lose:
terminal-wotr-verb-reduce = Reduce:
terminal-wotr-verb-nation = Advance:
terminal-wotr-verb-group = Go:
terminal-wotr-verb-with = Together with:
terminal-wotr-verb-assault = Assault the Stronghold:
terminal-wotr-verb-sortie = Sortie from:

terminal-wotr-letter-regular = R
terminal-wotr-letter-elite = E
terminal-wotr-letter-leader = L
terminal-wotr-letter-nazgul = N
terminal-wotr-short-dwarves = Dwa
terminal-wotr-short-elves = Elv
terminal-wotr-short-gondor = Gon
terminal-wotr-short-north = Nor
terminal-wotr-short-rohan = Roh
terminal-wotr-short-isengard = Ise
terminal-wotr-short-sauron = Sau
terminal-wotr-short-southrons = Sou
terminal-wotr-name-gandalf-grey = Gandalf
terminal-wotr-name-strider = Strider
terminal-wotr-name-boromir = Boromir
terminal-wotr-name-legolas = Legolas
terminal-wotr-name-gimli = Gimli
terminal-wotr-name-meriadoc = Merry
terminal-wotr-name-peregrin = Pippin
terminal-wotr-name-aragorn = Aragorn
terminal-wotr-name-gandalf-white = Gandalf the White
terminal-wotr-name-saruman = Saruman
terminal-wotr-name-witch-king = Witch-king
terminal-wotr-name-mouth-of-sauron = Mouth of Sauron
terminal-wotr-area-lindon = Lindon
terminal-wotr-area-eriador = Eriador
terminal-wotr-area-misty-mountains = Misty Mountains
terminal-wotr-area-anduin = Vales of Anduin
terminal-wotr-area-mirkwood = Mirkwood
terminal-wotr-area-erebor = Erebor and Dale
terminal-wotr-area-isengard = Isengard and Dunland
terminal-wotr-area-rohan = Rohan
terminal-wotr-area-brown-lands = Brown Lands
terminal-wotr-area-gondor = Gondor
terminal-wotr-area-ithilien = Ithilien
terminal-wotr-area-mordor = Mordor
terminal-wotr-area-rhun = Rhûn
terminal-wotr-area-harad = Harad
terminal-wotr-sign-stronghold = Stronghold
terminal-wotr-sign-city = City
terminal-wotr-sign-town = Town
terminal-wotr-sign-captured = captured by the enemy
terminal-wotr-sign-besieged = besieged inside the Stronghold
terminal-wotr-sign-ring-bearers = the figure of the Ring-bearers
terminal-wotr-sign-facing = enemy armies next to each other
terminal-wotr-sign-mixed = two partners' units, one mixed army: its commander comes first
terminal-wotr-sign-apart = two partners' armies in one region, apart
terminal-wotr-sign-active = an active nation on step 2; step 4 is At War
terminal-wotr-sign-passive = a passive nation
terminal-wotr-sign-eye = Hunt tile with an Eye
terminal-wotr-sign-reveal = Hunt tile: damage 2, and Reveal
terminal-wotr-sign-stop = Hunt tile: damage 1, and Stop
terminal-wotr-sign-cards = Character and Strategy cards
terminal-wotr-sign-regular = Regulars, here 2
terminal-wotr-sign-elite = Elites
terminal-wotr-sign-leader = Leaders
terminal-wotr-sign-nazgul = Nazgûl
terminal-wotr-table-free_die = Which result does the next die of the Free Peoples show?
terminal-wotr-table-shadow_die = Which result does the next die of the Shadow show?
terminal-wotr-table-dice = What does the next die show?
terminal-wotr-table-tile = Which Hunt tile was drawn?
terminal-wotr-table-companion = Which companion was drawn?

## Server

server-plain = { $text }
server-at = The table stands ready at { $address }
server-others = Others in the same network open { $address }
server-only-here = Only this computer can open it. With --host 0.0.0.0 others in the same network can join too.
server-stop = Ctrl-C closes it. Nothing is lost: every choice is on disk before anybody sees it.
server-stopped = The table is closed. All games are kept.
server-port-taken = Port { $port } is taken: perhaps Mathom is running already. Choose another one with --port.
server-address = The table cannot be opened at { $host }, port { $port }: { $why }
server-database = The games cannot be kept in { $database }: { $why }
server-database-url = “{ $database }” is not a place to keep games in. Give the path of a file, or postgresql://user@host/name.
server-database-newer = The games are kept in version { $version } of the database, by a newer Mathom; this one knows version { $known }.
server-no-postgres = PostgreSQL needs one more package. Install it with: pip install "mathom[postgres]"
server-mail = “{ $url }” is not a mail server. Give smtps://user@mail.example.org, and with --mail-from the address that letters come from.
server-webhook = “{ $url }” is not an address that can be told something. Give https://...
server-no-client = The browser's part of Mathom has not been built here. Run ./play, or “npm install” and “npm run build” in the folder web, and start the server again.
server-request = This request cannot be understood: { $detail }
server-not-json = A request has to be JSON (application/json).
server-text = The text holds characters that no text holds.
server-page = There is nothing here.
server-method = This cannot be done here.
server-host = This server is not called “{ $host }”.
server-origin = Pages of { $origin } may not use this server.
server-too-large = The request is too large.
server-too-often = That was too often. Try again in { $seconds } s.
server-too-slow = That took too long.
server-full = There are { $most } games going on already. Try again later.
server-busy = Too much is going on at this table at once. Try again.
server-crowded = Too many are waiting for the same. Try again later.
server-not-written = This could not be written down, so it may not have happened. Look at the table before you try again.
server-no-database = The games cannot be reached at this moment. Nothing was written; try again soon.
keeper-exists = There is a file { $file } already. Choose another name for the copy.
keeper-no-file = There are no games in { $file }.
keeper-backup = { $count ->
    [one] One table is
   *[other] { $count } tables are
} in { $file } now.
keeper-restore = { $count ->
    [0] Nothing was missing.
    [one] One table is back.
   *[other] { $count } tables are back.
}
keeper-closed = The game at table { $table } is over.
keeper-muted = { $seat } says nothing any more.
keeper-unmuted = { $seat } may speak again.
server-failed = Something went wrong here; the server's log says what. The game is as it was.
server-bot-gone = is not known here any more.
server-untold = Something happened that is no longer told (“{ $kind }”).
server-position = The position is written in form { $format }; this Mathom reads form { $known }.

table-seat = { $seat-the }
table-who = { $seat-begins }
table-unknown = There is no such table.
table-token = This is not a token of this table.
table-invite = This is not an invitation to this table.
table-brought = { $who } has brought a deck of their own: the game begins with it.
table-brings-late = The game is under way: it is too late to bring something of your own.
table-invite-used = This invitation has been used already.
table-seat-taken = This seat is not free.
table-join = Come with an invitation, or name an open seat: one of the two.
table-starts = A game starts from a record or from a position, not from both; “at” goes with a record.
table-other-game = The record is of another game.
table-record-over = The game is over there: nothing is left to be chosen. Go back further.
table-record-long = The record has { $count } choices; the house takes records of up to { $most }.
table-record-slow = Playing this record again takes more time or memory than the house has for it.
table-bot = There is no bot “{ $bot }” here. There are: { $known }.
table-stale = Choice { NUMBER($number, useGrouping: 0) } is not to be made any more, or not yet: the game has moved on.
table-no-choice = There is no position after choice { NUMBER($n, useGrouping: 0) }; the last one is after choice { NUMBER($last, useGrouping: 0) }.
table-watching = Whoever only watches cannot choose.
table-over = The game is over.
table-not-over = The game is not over yet.
table-archive = This is a record to look at. Fork it to play on.
table-fork-secret = Something was hidden from you before that point, so it can only be forked once the game is over.
table-endless = The house has ended this game: it went on without end. Nobody has won.
table-closed = The keeper of this house has closed the table. Nobody has won.
table-muted = The keeper of this house lets you say nothing at this table.
table-full = Too much has happened at this table. Fork it to play on.
table-resigned = { $seat } gives up the game.
remind-no-way = Nobody is told anything here: whoever runs this server has not set it up.
remind-none = There is no address to be confirmed.
remind-code = That is not the number in the letter.
remind-too-often = Too many letters were sent for you. Try again in a while.
remind-address = That is not an address for mail.
remind-not-sent = The letter could not be sent. Try again later.
remind-code-subject = { $code } is your number for Mathom
remind-code-body =
    Somebody, probably you, wants to be told at this address when it is their turn at a table of { $site }.
    If it was you, type this number there: { $code }
    If not, there is nothing to do: no more letters will come.
remind-subject = It is your turn: { $game }
remind-body =
    { $game }: it is your turn ({ $seat }).
    { $link }

    You asked for this letter at that table, and can stop it there, in the settings.
table-timed-out = { $seat } ran out of time, and the win was claimed.
table-replaced = { $who } did not choose in time: the computer plays on there.
table-no-clock = No clock was agreed on at this table.
table-claim-own = It is your own time that is up.
table-claim-early = The time of whoever decides is not up.
table-claim-back = The server was away and has just come back: everybody has two minutes before anything can be claimed.
table-claim-partner = It is your partner's time that is up: you can let a bot play on.
table-takeback-asked = { $seat } has already asked to take back.
table-takeback-none = Nobody is asking you to take back.
table-agreed = All agreed to end this game. Nobody has won.
table-draw-asked = { $seat } has already proposed to end the game.
table-draw-none = Nobody is proposing to end the game.
table-draw-declined = { $who } would rather play on.
table-draw-declined-already = That was just declined. Propose it again when the game has gone on.
table-draw-alone = There is nobody here to agree with: resign if you have had enough.
table-said-nothing = There is nothing in what you say.
table-no-partner = Nobody plays on your side: what you say, you say to all.
table-no-pace = In this game there is nothing that could be passed for you.
table-not-your-seat = That is not your seat.
table-carried = The rules of this game were mended while it was being played, and { $lost ->
    [one] the last choice, number { NUMBER($number, useGrouping: 0) }, is
   *[other] the last { $lost } choices, from number { NUMBER($number, useGrouping: 0) } on, are
} not possible any more. { $why } The game goes on from the position before; all that was played until then stands.
table-carried-unknown = This version of the rules does not know what to make of it.
table-parted = From choice { NUMBER($number, useGrouping: 0) } on, this game was played by other rules than those of today: the table is shown as it stood before. { $why }
table-past-unreadable = How the table stood after choice { NUMBER($n, useGrouping: 0) } cannot be shown any more, because choice { NUMBER($number, useGrouping: 0) } was made by other rules than those of today. { $why } What was told then can still be read.
table-unreadable = This table is kept, but this version of Mathom cannot read it. { $why }
table-newer = This table is played by version { $rules } of the rules; this server plays version { $known } and has to be renewed first.

## Bench

bench-title = Mathom on one core
bench-game = Game
bench-build = Build
bench-plain = plain
bench-compiled = compiled
bench-play = Random play
bench-decisions = { $count } decisions/s
bench-games = { $count } games/s
bench-clone = Clone
bench-replay = Replay
bench-no-compiled = The compiled build is made where there is a C compiler; it is not here.
bench-decimal = .

## Hints: what would you do?

hint-win = It wins the game.
hint-saves = Otherwise the game is lost at once.
hint-usual = Whoever knows the game does it so.
hint-gains = Better for you: { $what }.
hint-takes = Worse for the other side: { $what }.
hint-ahead = It pays off later: one sees it by thinking ahead.
hint-costs = Worse for you: { $what }.
hint-leaves = Better for the other side: { $what }.
hint-later = What speaks against it shows only later: one sees it by thinking ahead.
hint-alike = Little depends on it: the others are much like it.

## Reviews: how a game went

review-no-mind = Nobody has learned { $game } yet: no hints are given in it, and no game of it is reviewed.

## Hints and reviews at a table

table-hint-taken = { $who } took a hint.
table-hint-declined = { $who } would rather have no hints.
table-hint-none = Nobody is asking whether a hint is all right.
table-hint-failed = No advice is to be had just now. Try again in a moment.
table-review-failed = This game could not be reviewed. Try again later.

## Hints and reviews at the terminal

terminal-key-w = what would you do? The best few choices, the chance to win with each, and why
terminal-hint-thinking = Let me think...
terminal-hint = { $number }. { $choice }: chance to win { $chance }
terminal-help-review = Go through the record of a game: the chance to win after each choice, where it turned, and what would have been better. FILE may be - for standard input.
terminal-help-review-seed = The same seed gives the same review again.
terminal-help-review-iterations = How long a doubtful choice is thought over.
terminal-help-review-svg = A file for the curve as a picture.
terminal-help-review-html = A file for a page with the curve and all moments.
review-title = How the game went
review-working = Reviewing
review-curve = The chance to win of: { $seat }
review-choice = Choice { $n }
review-signs = ▽ mistake   ▼ blunder   ◆ turning point
review-turn = Turning point, { $seat }: { $choice } ({ $from } → { $to })
review-turn-luck = Turning point, { $seat }: { $choice } ({ $from } → { $to }; chance had a say)
review-mistake = Mistake, { $seat }: { $choice }
review-blunder = Blunder, { $seat }: { $choice }
review-better = Better: { $choice } ({ $best } instead of { $chance })
review-none = No choice gave much away, and the game never turned at once.
review-open = { $command } opens the game before choice N.
review-written = Written: { $file }
review-not-written = “{ $file }” cannot be written: { $why }
