# What only the browser says, whatever the game.

web-tagline = The games of Middle-earth, at one table.
web-home = To the start page
web-close = Close
web-on = On
web-off = Off

## Starting a game

web-blurb-duel = Two players, half an hour. Carry the Ring to the fire or hunt it down, win the six free races, or be present in every region of Middle-earth.
web-blurb-wotr = One to four players, three hours. Lead the Ring to the fire or find it; hold the free peoples together or break them, stronghold by stronghold.
web-start = Begin
web-company = With whom
web-company-bot = The computer
web-company-friend = A friend, by link
web-company-here = Two of us, here
web-company-here-all = All of us, here
web-team-together = They play together
web-team-alone = Plays alone
web-sits-me = I, here
web-sits-friend = A friend, by link
web-sits-open = Open to anybody
web-sits-bot = Computer: { $how }
web-side = Your side
web-side-any = Either
web-bot = How well it plays
web-bot-random = Carelessly
web-bot-greedy = Thoughtfully
web-bot-search = Far ahead
web-name = Your name
web-name-any = As you like, or nothing
web-setup = Rules to agree on
web-mine = Your games
web-mine-none = No games yet. Those you begin will be found here.
web-against = Against: { $names }
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

## At the table

web-decision = The decision
web-side-column = Decision, log and replay
web-waits = { $seat } is deciding.
web-rule = The rule behind this
web-rule-page = { $book }, p. { $page }
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
web-keys = Single-key shortcuts
web-keys-hint = Keys: 1 to 9 go to a line, arrows move on, Enter chooses.
web-keys-means = Digits go to a choice in the list, arrow keys move on from there, Enter chooses. In Duel, P plays, C chains and D discards the card in focus, L takes the landmark, S stops moving. In War of the Ring, digits and letters choose at once, A sends all, U takes back, H opens the hand, / finds a region, V lifts a sheet, Esc goes back, Space skips what is shown.

web-decks = Decks
web-decks-mean = Find cards, build a deck of your own, share it, and play with it.
web-deck-usual = A starter deck
web-deck-mine = My decks
web-deck-unnamed = New deck
web-deck-shelf = Decks of the game
web-deck-of = Deck of { $seat }
web-deck-own = Your deck
web-deck-bot = The computer’s deck
web-deck-other = The other deck
web-deck-friend = Whoever sits down there brings a deck of their own.
web-deck-build = Build decks
