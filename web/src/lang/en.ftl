# What only the browser says, whatever the game.

web-tagline = The games of Middle-earth, at one table.
web-home = To the start page
web-close = Close
web-on = On
web-off = Off

## Starting a game

web-blurb-duel = Carry the Ring to the fire or hunt it down, win the support of six races, or be present in every region of Middle-earth.
web-blurb-wotr = Lead the Ring to the fire or find it; hold the Free Peoples together or break them, Stronghold by Stronghold.
web-start = Begin
web-company = With whom
web-company-bot = The computer
web-company-friend = A friend, by link
web-company-here = Two of us, here
web-company-here-all = All of us, here
web-team-together = They play together
web-team-alone = Plays alone
web-sits-me = Me, here
web-sits-friend = A friend, by link
web-sits-open = Open to anybody
web-sits-bot = Computer: { $how }
web-side = Your side
web-side-any = Either
web-bot = How well it plays
web-bot-random = Carelessly
web-bot-random-like = Takes anything.
web-bot-greedy = Thoughtfully
web-bot-greedy-like = Tries every choice and takes the one after which it stands best.
web-bot-pippin = Pippin
web-bot-pippin-like = Takes what he likes best, and overlooks what you have and will do.
web-bot-gimli = Gimli
web-bot-gimli-like = Sees both sides, but only the blow he is about to strike.
web-bot-faramir = Faramir
web-bot-faramir-like = Knows the game well, and where it helps he thinks a few moves ahead.
web-bot-galadriel = Galadriel
web-bot-galadriel-like = Sees many things that may yet be. She takes her time, a few seconds at most.
web-name = Your name
web-name-any = As you like, or nothing
web-setup = Rules to agree on
web-shelf = The games of the house
web-go-on = Go on
web-box-duel = Carry the Ring to the fire or hunt it down, one card at a time.
web-box-wotr = The whole war, on one map: armies, the Fellowship, and the Hunt for the Ring.
web-box-tcg = Build a deck, lead your company along the path, and send the Shadow against the others.
web-box-players = { $players } players
web-box-minutes = { $minutes } min
web-box-hard-1 = Easy to learn
web-box-hard-2 = Takes some learning
web-box-hard-3 = Demanding
web-blurb-tcg = Everybody leads a company towards the ninth site on a turn of their own, and is the Shadow on everybody else's. A starter deck is ready; your own is welcome.
web-mine-none-open = No game is going on at the moment.
web-mine-over = { $count ->
    [one] 1 finished game
   *[other] { $count } finished games
}
web-mine-off = { $count ->
    [one] 1 game that was taken off the list
   *[other] { $count } games that were taken off the list
}
web-forget-game = Take off the list: { $game }. { $company }
web-forgotten = { $game } is off the list. Your seat is still yours.
web-forget-undo = Put back
web-device = My seats on another device
web-device-why = Begin on the computer, go on with the phone: no account is needed.
web-device-means = { $count ->
    [one] Open this link on the other device, or point its camera at the square: the seat of the game that is going on is then yours there too.
   *[other] Open this link on the other device, or point its camera at the square: the seats of { $count } games that are going on are then yours there too.
}
web-device-show = Show the link
web-device-link = Link to my seats
web-device-secret = Whoever has this link can play for you. Give it to nobody.
web-seats = Your seats
web-seats-mean = { $count ->
    [one] A game from another device. Take the seat over, and it is yours in this browser too.
   *[other] { $count } games from another device. Take the seats over, and they are yours in this browser too.
}
web-seats-take = { $count ->
    [one] Take it over
   *[other] Take them over
}
web-seats-none = There are no seats in this link that this house knows.
web-against = Against: { $names }
web-against-invited = a friend you invited
web-against-open = whoever sits down
web-with = With: { $names }. Against: { $others }
web-your-turn = Your turn
web-their-turn = The other side decides
web-forget = Take off the list
web-import = Read a record
web-import-means = A game that was written down can be replayed here, and played on from any point.
web-import-text = Paste the record here
web-import-read = Replay it
web-import-file = From a file
web-credits-games = The games and their names belong to their publishers; Mathom contains none of their art or text.
web-credits-icons = Icons from
web-credits-fonts = Typefaces: EB Garamond and Cinzel (SIL Open Font License).

## Seats

web-seat = { $name } ({ $side })
web-seat-human = A player
web-seat-bot = The computer
web-seat-open = Open seat
web-seat-invited = Invited
web-seat-record = From a record
web-you = you
web-away = away
web-invite = Send this link to whoever is to play { $seat }:
web-copy = Copy
web-copied = Copied
web-join = Sit down
web-join-as = Sit down as { $seat }
web-join-means = A seat at this table is kept for you.
web-watchers = { $count ->
    [one] 1 person is watching.
   *[other] { $count } people are watching.
}
web-waits-friend = Waiting for your friend, who is to play { $side }.
web-waits-guest = Waiting for the guest who is to play { $side }.
web-waits-open = Waiting for somebody to sit down as { $side }.
web-waits-away = { $seat } is to decide, and is away.
web-invite-waits = Waiting for your friend
web-invite-open = A seat is open
web-invite-wrong = This is not an invitation to this table. Perhaps the link was cut off: ask for it again. Meanwhile you can watch.
web-invite-taken = This invitation has been used: the seat of { $seat } is taken. You can watch the game.
web-invite-taken-by = This invitation has been used: { $name } plays { $seat }. You can watch the game.
web-copy-by-hand = This browser does not let the page copy. The link is selected: copy it with Ctrl+C, or hold it with your finger.
web-qr = QR code
web-qr-means = Point the camera of a phone at it: the link opens there.
web-qr-of = The link as a QR code
web-only-here = Only this computer can open this link. To let others in your network in, close Mathom and start it with:
web-join-invited = You are invited to play { $seat }.
web-watch = Watch
web-lost-kept = This table cannot be opened
web-lost-title = This link leads nowhere
web-lost-cut = Links to tables are long, and are easily cut off. Copy the whole of it, or ask for it again.
web-lost-house = A link is good only where it came from. You are at { $host }; perhaps the table stands elsewhere.
web-lost-mine = The games that you play in this browser are on the start page.

## Clocks

web-clock = Clock
web-clock-none = None
web-clock-move = Each choice
web-clock-game = Whole game
web-clock-days = Days
web-clock-how-much = How much time
web-clock-seconds = { $seconds } seconds for each choice
web-clock-minutes = { $minutes ->
    [one] 1 minute for each choice
   *[other] { $minutes } minutes for each choice
}
web-clock-each = { $minutes } minutes each, and { $seconds } seconds more after every move
web-clock-some-days = { $days ->
    [one] 1 day for each choice
   *[other] { $days } days for each choice
}
web-clock-means = It runs once everybody sits there. When somebody's time is up, the others may claim the win, or let the computer play on.
web-clock-left-days = { $days } d { $hours } h
web-clock-of = Time left ({ $seat }):
web-late = Time is up: { $seat }.
web-late-claim = Claim the win
web-late-bot = Let the computer play on
web-late-wait = Or simply wait: whoever comes late may still choose.

## At the table

web-decision = The decision
web-side-column = Decision, log and replay
web-waits = { $seat } is deciding.
web-rule = The rule behind this
web-rule-page = { $book }, p. { $page }
web-learn = How it is played
web-learn-more = More about this
web-learn-find = Find in these pages
web-learn-contents = Chapters
web-learn-nothing = Nothing here speaks of “{ $words }”.
web-learn-rule = The rule
web-learn-play = Play
web-learn-first = A first game, guided step by step
web-list-show = { $count ->
    [one] Show 1 choice as a list
   *[other] Show { $count } choices as a list
}
web-list-hide = Hide the list
web-log-earlier = Earlier
web-log = Log
web-chat = Chat
web-log-and-chat = Log and chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-aside = (to the partner)
web-chat-to = Who hears it
web-chat-to-all = All
web-chat-to-team = { $count ->
    [one] Partner
   *[other] Partners
}
web-chat-send = Send
web-rooms = Parts of the table
web-board = Board
web-save = Save the record
web-connecting = The table is being laid.
web-not-connected = The table cannot be reached. Nothing was changed; please try again.
web-again = Load the page anew
web-status-connecting = Connecting
web-status-lost = Connection lost, trying again
web-status-gone = Not here
web-no-table = There is no such table, or this link is no longer good.
web-no-board = This game cannot be shown in the browser yet. In a terminal, “mathom play” opens it.

## Taking back, giving up

web-takeback = Take back
web-takeback-ask = Ask to take back
web-takeback-asks = { $seat } would like to take back the last choice.
web-takeback-agree = Agree
web-takeback-refuse = Refuse
web-takeback-waits = You asked to take back. The other side has not answered yet.
web-resign = Resign
web-resign-sure = Do you want to give up this game as { $seat }?
web-resign-team = Your partner gives up with you.
web-resign-yes = Give up
web-resign-no = Play on
web-draw = Propose to end it
web-draw-or = Or propose to the others to end it here, without a winner.
web-draw-asks = { $seat } proposes to end the game here. Nobody will have won.
web-draw-agree = Agree
web-draw-refuse = Play on
web-draw-waits = You proposed to end the game. The others have not answered yet.

## Replay

web-replay = Replay
web-replay-at = Moment of the game
web-replay-of = choice { $n } of { $last }
web-replay-first = To the beginning
web-replay-back = One choice back
web-replay-play = Play the game
web-replay-pause = Pause
web-replay-on = One choice on
web-replay-last = To the end
web-share-moment = Copy the address of this moment
web-replay-watch = Watch the replay
web-look-at = Look at choice { $n }
web-past = You are looking at the table after choice { $n } of { $last }.
web-past-now = Back to now
web-fork = Play on from here
web-fork-means = A new game begins in which choice { $n } is still to be made. The old game stays as it is.

## What the others did, and two at one screen

web-while-away = While you were away
web-away-back = Step back
web-away-on = Step on
web-away-play = Go on by itself
web-away-pause = Halt
web-away-speed = Speed { $speed }: change it
web-away-place = { $at } of { $count }
web-away-skip = Skip to my turn
web-away-space = Space
web-hand-over = Hand the screen over. { $name }: your cards stay hidden until you say so.
web-hand-over-ready = Show my cards

## The end

web-over = The game is over
web-won = You have won
web-team = Your side has won
web-lost = You have lost
web-shared = A shared victory
web-result = The result
web-rematch = Rematch
web-rematch-asked = Waiting for the others
web-rematch-wants = { $seat } would like a rematch.
web-rematch-go = To the new game
web-new-game = New game

## Settings

web-settings = Settings
web-language = Language
web-light = Light
web-light-auto = As the device
web-light-day = Day
web-light-night = Night
web-motion = Animation
web-motion-auto = As the device
web-speed = Pace of what the others do, and of replays
web-speed-times = ×{ $speed }
web-sound = Sounds
web-notify = Notify me when it is my turn
web-notify-refused = The browser does not allow it. Its settings for this page can.
web-notify-cannot = Notifications of the browser need https, or the very computer on which Mathom runs.
web-remind = While I am away, tell me that it is my turn
web-remind-nothing = No
web-remind-mail = By mail
web-remind-webhook = As this house does
web-remind-address = Your mail address
web-remind-send = Send the number
web-remind-code = The number in the letter
web-remind-confirm = Confirm
web-remind-means = For this table only. Nothing is sent while you are looking at it.
web-remind-on = You will be told, at this table, when it is your turn and you are not there.
web-keys = Single-key shortcuts
web-keys-hint = Keys: 1 to 9 go to a line, arrows move on, Enter chooses.
web-keys-means = Digits go to a choice in the list, arrow keys move on from there, Enter chooses.
web-keys-duel = In Duel: P plays, C chains and D discards the card in focus, L takes the landmark, S stops moving.
web-keys-wotr = In War of the Ring: digits and letters choose at once, A sends all, U takes back, H opens the hand, / finds a region, V lifts a sheet, Esc goes back, Space skips what is shown.
web-keys-tcg = In the Rings TCG: digits choose at once, P passes, U takes back, H goes to the hand, arrow keys walk along cards, Esc puts a card back, Space skips what is shown.

web-decks = Decks
web-decks-mean = Find cards, build a deck of your own, share it, and play with it.
web-deck-usual = A starter deck
web-deck-mine = My decks
web-deck-unnamed = New deck
web-deck-shelf = Decks of the game
web-deck-of = Deck of { $seat }
web-deck-own = Your deck
web-deck-bot = The computer's deck
web-deck-other = The other deck
web-deck-friend = Whoever sits down there brings a deck of their own.
web-deck-build = Build decks

## Hints and reviews

web-hint = What would you do?
web-hint-title = What I would do
web-hint-thinking = Let me think…
web-hint-waits = You asked for a hint. The others have not answered yet.
web-hint-away = Put the hint away
web-hint-chance = chance to win { $chance }
web-hint-note = The chance to win with each, by what your side knows; an estimate, not a promise.
web-hint-asks = { $seat } would like to be told what a bot would do. Is that all right?
web-hint-once = This once
web-hint-always = In this game
web-hint-no = No
web-thinks = { $name } is thinking…
web-review = Review
web-review-title = How the game went
web-review-working = Going through the game…
web-review-curve = The chance to win after each choice: { $first } from { $from } to { $to }.
web-review-none = No choice gave much away, and the game never turned at once.
web-review-moment = Choice { $n }
web-review-before = The moment before
web-review-next = The next moment
web-review-fold = Show only the curve
web-review-unfold = Show all moments
web-review-turn = Turning point
web-review-luck = chance had a say
web-review-mistake = Mistake
web-review-blunder = Blunder
web-review-better = Better: { $choice }
web-review-lost = { $chance } instead of { $best }
web-review-note = The curve is how it looked at first sight. { $count ->
    [one] One choice was
   *[other] { $count } choices were
 } thought over, by what its side knew then.
