## Everywhere

web-skip = Skip to the main part
web-close = Close
web-beyond-up = Up to what you can choose
web-beyond-down = Down to what you can choose
web-cancel = Cancel
web-again = Try again
web-save = Save
web-saved = Saved.
web-send = Send
web-share = Share
web-copied = The link is in the clipboard.
web-company = At the table
web-watched-by = Watching: { $names }
web-watched-by-nobody = Nobody else is watching.
web-again-called = You are called to play again
web-yes = yes
web-no = no
web-you = you
web-bot = bot
web-name = Name
web-language = Language
web-settings = Settings
web-rules = Rules
web-to-lobby = To the lobby
web-to-table = To the table
web-no-such-page = There is nothing here.

## What did not work

web-not-done = That did not work
web-why-not = Why not?
web-refused = That cannot be done now.
web-stale = The table has changed in the meantime. Look again and choose.
web-no-connection = There is no connection to the server. Check the network and try again.
web-no-such-table = There is no such table.
web-not-allowed = This table is not open to you. Ask for an invitation link.
web-by-invitation = This table is by invitation only. Ask for the link.
web-too-fast = That was too fast. Wait a moment and try again.
web-server-trouble = The server is in trouble. Try again in a minute.
web-reconnecting = Connection lost. Trying to reconnect…

## Lobby

web-hero = A table by the fire
web-hero-text = Modern board games in the browser: alone, with bots or with friends. No sign-up, nothing to install.
web-games = Games
web-play-now = Play now with bots
web-play-alone = Play now, alone
web-new-table = New table
web-my-tables = My tables
web-open-tables = Open tables
web-no-open-tables = Nobody is waiting for players right now. Open a table and invite friends by link.
web-watch-tables = Being played now
web-past-games = Finished games
web-minutes = { $span } min
web-weight-light = light
web-weight-easy = easy
web-weight-medium = medium
web-weight-thoughtful = thoughtful
web-weight-heavy = heavy
web-together = together
web-players = { $least } to { $most } players
web-status-over = finished
web-status-playing = being played
web-status-your-turn = your move
web-seats-open =
    { $count ->
        [0] All seats are taken
        [one] { $count } free seat
       *[other] { $count } free seats
    }
web-seat-open = free seat
web-seat-n = Seat { $n }
web-player-n = Player { $n }

## New table

web-game = Game
web-who-plays = Who plays
web-kind-bot = Bot
web-kind-open = Friend by link
web-kind-hot = Person at this device
web-which-bot = Which bot
web-add-seat = Add a seat
web-remove-seat = Remove seat { $n }
web-presets = A ready-made table
web-all-options = Set up everything yourself
web-sources = What exactly is reconstructed?
web-fold = fold or unfold the log
web-unfold = Unfold the log beside the board
web-legend = What the signs mean
web-key-sheet = explain what is in focus
web-options = Options
web-difficulty = Difficulty { $difficulty }
web-the-table = The table
web-timer = Time for a decision
web-timer-seconds =
    { $seconds ->
        [0] no limit
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
web-timer-day = one day
web-who-may-join = Who may join
web-private = By invitation
web-private-help = Only people who have the link.
web-public = Everyone
web-public-help = The table is listed in the lobby.
web-make-and-play = Start the game
web-make-and-invite = Open the table

## Before the game

web-waiting-room = Gathering at the table
web-sit = Sit down
web-make-bot = Seat a bot
web-make-open = Free the seat
web-invite = Invitation link
web-start = Start the game
web-start-bots =
    { $count ->
        [one] Start with a bot on the free seat
       *[other] Start with bots on the free seats
    }
web-leave = Leave the table
web-leave-help = You may close the page and come back at any time: the table waits for you. If you leave for good, the table moves for you, or a bot does; you can still come back later.
web-pause = Pause and go to the lobby
web-leave-for-good = Leave the game
web-away = You have left this game. Until you come back, the table decides for you.
web-come-back = Come back to the game
web-absent = not at the table
web-gone = { $name }: not at the table
web-seat-a-bot = Let a bot play

## At the table

web-your-move = Your move
web-waiting-for = Waiting for: { $names }
web-watching = You are watching
web-laid = Your choice lies face down.
web-lay = Lay it down: { $move }
web-do = Yes: { $move }
web-follows = What follows: { $story }
web-final = This cannot be taken back.
web-do-it = Do it
web-so-far = So far: { $things }
web-undo = Take back
web-hint = Hint
web-hint-says = Hint: { $move }.
web-hint-second = Next best: { $move }.
web-plain = Without pictures
web-panels = Log, chat and rules
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-secret = Choice made: { $names }
web-by-timer = time was up: automatic move
web-by-away = not at the table: automatic move
web-by-fault = the bot failed: automatic move
web-past =
    { $n ->
        [0] You see the table before the first move
        [one] You see the table after { $n } move
       *[other] You see the table after { $n } moves
    }
web-back-to-now = Back to now
web-seconds-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
web-rules-search = Search the rules
web-rules-none = No rule says anything about that.
web-show-me = Show me
web-example-n = Example { $n } of { $of }
web-example-next = Another example
web-back = Back
web-contents = Contents
web-chat = Chat
web-chat-empty = It is quiet at the table.
web-chat-say = Say something
web-reactions = Quick reactions
web-react-fire = fire
web-react-clap = applause
web-react-laugh = laughter
web-react-wow = wow
web-react-heart = heart
web-react-think = thinking
web-pass-to = Pass the device to: { $name }
web-pass-help = The next choice is secret. The others look away.
web-pass-ready = I am { $name }
web-look-as = See what { $name } sees

## The end

web-won =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the win!
    }
web-you-won = You win!
web-you-share = You share the win!
web-all-won = Victory!
web-all-lost = Defeat
web-count = The final count
web-to-result = To the result
web-place = Place { $place }
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-rematch = Play again
web-rematch-join = Join the next game
web-replay = Replay
web-fair = Was it fair?
web-fair-text = The server sealed a secret number before anybody sat down. Every player’s page added one of its own. The deal comes from all of them, so nobody could choose it, not even whoever runs the server.
web-commitment = The server’s promise
web-fair-holds = This page noted the promise, and it holds so far.
web-fair-doubt-promise = This is not the promise that this page noted. Do not trust this deal.
web-fair-doubt-part = Your number has no part in this deal: it did not arrive in time, or was left out. If this happens often, do not trust the server.
web-fair-doubt-receipt = The log is not the one this page saw at the end. Somebody has changed it.
web-fair-part = Added by { $name }
web-fair-alone = Nobody added a number here: the server alone made this deal.
web-fair-receipt = Receipt of the log
web-dealing = The cards are being dealt…
web-seed = Seed
web-download-log = Save the log

## Replay

web-replay-start = The beginning of the game
web-replay-at = Point in the game
web-move-n = Move { $n } of { $of }
web-first = To the beginning
web-previous = One step back
web-run = Play
web-stop = Pause
web-next = One step forward
web-last = To the end

web-story = What just happened
web-story-back = One moment back
web-story-pause = Pause
web-story-on = Go on
web-story-next = Next moment
web-story-end = To the end
web-story-again = Show it again
web-meanwhile = While you waited ({ $n })

## Settings

web-who-are-you = You
web-account = Account
web-account-help = Without an account you are a guest on this device. With one you find your tables on every device.
web-account-yes = You are signed in as { $login }.
web-login = Login
web-password = Password
web-new-password = New password
web-change-password = Change the password
web-claim = Make an account
web-log-in = Sign in
web-code = Code
web-second = Second step when signing in
web-second-help = When you sign in, you will also be asked for a code from an app on your phone.
web-second-on = Switch on
web-second-off = Switch off
web-second-scan = Point your authenticator app at this picture, then type the code it shows.
web-second-open = Open the app on this device
web-second-type = Or type it into the app:
web-second-rescue = It is on. Keep these codes for the day you lose the app: each works once, and they are not shown again.
web-devices = Where you are signed in
web-device = A device
web-device-here = this device
web-device-seen = last seen { $when }
web-log-out = Sign out
web-at-the-table = At the table
web-set-sound = Sound
web-set-sound-help = Short, soft sounds: your move, cards, finds, disasters.
web-sound-offer = Quiet sounds at the table?
web-sound-yes = Turn them on
web-sound-no = Silence
web-set-clearPalette = Clear colours
web-set-clearPalette-help = Player colours that are easy to tell apart with any colour vision. Every seat has a shape of its own too.
web-set-confirm = Ask before what cannot be taken back
web-set-confirm-never = never
web-set-confirm-surprise = when it would surprise
web-set-confirm-always = always
web-set-keys = Single-key shortcuts
web-set-keys-help = Letters and digits act at once. The ? key shows all of them.
web-set-pictures = Pictures
web-set-pictures-help = Without them the table is text with headings and lists.
web-set-theme = Theme
web-set-theme-system = as on the device
web-set-theme-dark = dark
web-set-theme-light = light
web-set-motion = Motion
web-set-motion-system = as on the device
web-set-motion-less = less
web-set-motion-full = full
web-set-pace = Pace of the story
web-set-pace-step = one press at a time
web-set-pace-slow = slowly
web-set-pace-usual = as usual
web-set-pace-once = at once
web-about = About
web-about-text = A vatra (ватра) is a fire that people gather around. Vatra is free software.
web-credits = Icons: game-icons.net by Lorc, Delapouite and contributors (CC BY 3.0). Typefaces: Literata and Inter (SIL OFL).

## Keys

web-keys = Keys
web-keys-note = Letters are found by their place on the keyboard, in any layout. Single keys can be switched off in the settings.
web-key-options = choose an option
web-key-confirm = lay the choice down
web-key-cancel = cancel, or skip the animation
web-key-replay = step through a replay
web-key-space = Space
web-key-story = go on with the story, or to its end

## Lessons

web-learn = Learn to play
web-learn-game = Learn { $game }
web-lessons = Lessons
web-lesson-take = Take the lesson
web-lesson-resume = Go on learning
web-lesson-again = Once more from the start
web-lesson-taken = done
web-lesson-minutes =
    { $n ->
        [one] about { $n } minute
       *[other] about { $n } minutes
    }
web-lesson-at = { $at } of { $of }
web-lesson-menu = What else you can do in this lesson
web-lesson-on = Next
web-lesson-do = Your move
web-lesson-free = Play as you like
web-lesson-look = First look at what the guide shows, then press “Next”.
web-lesson-first = First look here, then press “Next”.
web-lesson-meant = This is about: { $things }.
web-lesson-chapter = Next comes: { $title }.
web-lesson-skip = Do this step for me
web-lesson-end = Skip the rest
web-lesson-leave = Leave, and go on another time
web-lesson-done = Well done!
web-lesson-tip = One more tip.
web-lesson-following = Next lesson: { $title }
web-first-game = Now your first real game
web-more = More
web-key-thing = to what the guide points at

## The coach

web-coach-ask = What is this about?
web-coach-off = No more tips
web-coach-done = I see
web-set-coach = Coach
web-set-coach-help = Explains, once, what you meet for the first time.

## Figures

web-figure-setup = The table at a glance
web-figure-turn = A turn at a glance
web-figure-pieces = Each kind of piece
