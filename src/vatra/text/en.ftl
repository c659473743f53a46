## Everywhere

interrupted = Interrupted.
number = { $n }
number-1 = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
percent-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
unknown-language = There is no language “{ $language }”. Languages here: { $allowed }.
option-without-value = “{ $given }” is not an option with a value. Write it like this: --option name=value. Options: { $allowed }.
cannot-use-file = “{ $file }” cannot be used: { $why }.
our-fault = Something broke inside Vatra, and it is not your fault: { $what }. Please report it. With VATRA_DEBUG=1 the same command shows where it broke.

## A command line that cannot be understood

usage-help = See “{ $command }”.
usage-no-such-flag = There is no “{ $flag }” here.
usage-missing = “{ $name }” is missing.
usage-needs-value = “{ $flag }” needs a value after it.
usage-bad-value = The value of “{ $name }” cannot be used.
usage-no-such-command = There is no such command. Commands: { $allowed }.
usage-too-much = There is more on the command line than this command understands.

## vatra games

games-seats = Players: { $min } to { $max }
games-bots = Bots
games-default = default
games-play = Play it: { $command }

## vatra check

check-nothing = There are no examples in { $paths }. Examples are files that end in .toml.
check-passed =
    { $count ->
        [one] { $count } example holds.
       *[other] { $count } examples hold.
    }
check-failed =
    { $count ->
        [one] { $count } example does not hold.
       *[other] { $count } examples do not hold.
    }

## vatra bench

bench-title =
    { $players ->
        [one] { $game }, { $players } random player, one core
       *[other] { $game }, { $players } random players, one core
    }
bench-games = games per second
bench-actions = actions per second
bench-copies = copies of the table per second
bench-compiled = The engine is compiled.
bench-plain = The engine runs as plain Python. Installed where a C compiler is, it is many times faster.

## vatra sim

sim-who-plays = Say who plays: --seats bot,bot,bot. Bots here: { $allowed }.
sim-playing = Playing
sim-title =
    { $games ->
        [one] { $game }, { $games } game
       *[other] { $game }, { $games } games
    }
sim-bot = Bot
sim-wins = Wins
sim-win-rate = Win rate
sim-interval = 95% interval
sim-mean-score = Mean score
sim-speed =
    { $speed ->
        [one] { $seconds } s, { $speed } game per second
       *[other] { $seconds } s, { $speed } games per second
    }
sim-written = Written: { $file }
sim-game = Game { NUMBER($number, useGrouping: 0) }, seed “{ $seed }”
sim-unknown-ladder = There is no ladder “{ $given }”. Ladders: { $allowed }.
sim-ladder-or-positions = A ladder starts every game from the box. Leave out --ladder or --positions.
sim-players-without-ladder = --players belongs to --ladder. Without a ladder there is a seat for each bot of --seats.
sim-options-or-positions = Every arranged position has its own options. Leave out --option or --positions.

## The laboratory

lab-ladder-needs-two = A ladder needs at least two different bots.
lab-ladder-too-short = This ladder has more line-ups of bots ({ $tables }) than games ({ $games }). Ask for more games.
lab-no-such-game = There is no game { NUMBER($number, useGrouping: 0) }. The games are numbered from 0 to { NUMBER($last, useGrouping: 0) }.
lab-no-logs = A log begins with an unchanged game fresh from the box, so games with --positions or --patch have none. Leave out --logs.
lab-bad-scenario = { $file } is not a scenario: { $why }.
lab-no-positions = There are no arranged positions of “{ $game }” in { $paths }.
lab-patch-fails = { $file }, line { NUMBER($line, useGrouping: 0) }: the patch breaks: { $why }.
lab-patch-replaces = { $file } gives { $what } a new value, which would not reach rules that hold the old one. Change lists in place: LIST[:] = …
lab-patch-changes-nothing =
    { $games ->
        [one] { $file } changes nothing: { $games } game came out the same without it. See docs/lab.md for what a patch can change.
       *[other] { $file } changes nothing: all { $games } games came out the same without it. See docs/lab.md for what a patch can change.
    }
lab-patch-twice = { $file } cannot be applied: this process already plays with another patch.
lab-needs-extra = This needs the package “{ $package }”. Install it with: { $command }
lab-unknown-rows = “{ $file }” does not say which kind of file it should be. Names can end in: { $allowed }.
lab-no-folder = There is no folder “{ $folder }”. Make it first.
lab-no-cluster = There is no Ray cluster at “{ $address }”: { $why }

## vatra replay, vatra verify

replay-what = Say which log to replay, or name a folder with --all FOLDER.
replay-nothing = There are no logs in { $folder }. Logs are files that end in .log or .jsonl.
replay-unfinished =
    { $moves ->
        [one] The game is not over: the log ends after { $moves } move.
       *[other] The game is not over: the log ends after { $moves } moves.
    }
replay-held =
    { $count ->
        [one] { $count } log holds.
       *[other] { $count } logs hold.
    }
replay-failed =
    { $count ->
        [one] { $count } log does not hold.
       *[other] { $count } logs do not hold.
    }
verify-finished =
    { $moves ->
        [one] { $file }: a fair game. The seed is the one promised, and all that chance gave in { $moves } move follows from it.
       *[other] { $file }: a fair game. The seed is the one promised, and all that chance gave in { $moves } moves follows from it.
    }
verify-unfinished =
    { $moves ->
        [one] { $file }: a fair game so far, { $moves } move. It is not over yet.
       *[other] { $file }: a fair game so far, { $moves } moves. It is not over yet.
    }
verify-promise = Promise: { $promise }
verify-seed = Seed: { $seed }

## Who sits at the table

you = You
player = Player
seats-nobody = Nobody called “{ $given }” can sit down. Seats can be: { $allowed }.
seats-hot-seat = With --hot-seat at least two people play: --seats N, or several times “me” instead of { $given }.
seats-bad-name = “{ $name }” cannot be a name. A name has 1 to { $longest } characters and no commas.
seats-name-taken = “{ $name }” is what the table calls somebody else. Choose another name.

## Saving and going on

save-as = Save as (a file name, Enter: do not save):
quit-save-as = Save the game? A file name, or Enter to leave without saving:
saved = Saved in { $file }.
save-no-folder = “{ $file }” cannot be saved: there is no folder “{ $folder }”.
save-not-a-log = “{ $file }” is there already and is not a saved game. Choose another file name.
load-other-game = { $file } holds a game of “{ $game }”. Go on with: vatra tty { $game } --load { $file }
load-no-seed = { $file } has no seed, so nobody knows what chance would give next. You can look at it with: vatra replay { $file }
load-over = The game in { $file } is over. You can look at it with: vatra replay { $file }
load-alone = { $file } says who plays what. Leave out --seats, --hot-seat, --option and --seed.
go-on = Go on any time: { $command }

## At the table

tty-title = { $game }: { $names }
tty-promise = This game was sealed before the first card. Its promise: { $promise }
tty-help = Answer with a number or the first letters. “{ $order }” lists everything else.
pass-keyboard = Pass the keyboard to { $name }, then press Enter.
pass-undo = ({ $name } can still type “{ $order }”.)
answer-number = Choose a number from 1 to { $max }.
answer-unclear = “{ $given }” could be: { $fits }. Type one more letter.
refused-why = ({ $rule }. More about it: “{ $order }”.)
why-nothing = Nothing has been refused yet.
hint = { $bot } would choose: { $choice }
hint-none = No bot of this game gives hints.
undone = Taken back.
rules-nothing = No rule speaks of “{ $word }”.
input-ended = The input ended before the game did.
bye = See you by the fire!

order-table = table
    .help = look at the table again
order-hint = hint
    .help = what a bot would do, and why
order-undo = undo
    .help = take your last move back
order-rules = rules
    .help = all rules, or those with a word: rules relic
order-why = why
    .help = the rule that refused your move, and its neighbours
order-log = log
    .help = what has happened so far
order-save = save
    .help = save the game: save FILE. The file holds the seed, so looking into it spoils the game
order-help = help
    .help = this list
order-quit = quit
    .help = leave the table
help-answer = To answer, type the number of an option, its first letters, or the whole word.

## The end

end-title = The game is over
end-winner =
    { $count ->
        [one] Victory: { $names }!
       *[other] Shared victory: { $names }!
    }
end-all-won = Victory: all win together!
end-all-lost = Defeat: nobody wins this time.
end-place = Place
end-player = Player
end-total = Total
end-how = How it came about
end-seed = The seed that was promised at the start: { $seed }
end-saved = Saved in { $file }. Check that it was fair: { $command }

## vatra tty without a game

tty-which-game = Which game?
tty-which-game-first = Name the game first: vatra tty GAME, and then what else you want.
play-name = What are you called? (Enter: just “you”)
play-how-many = How many play, you included?
play-difficulty = Difficulty: { $difficulty }.
played-unreadable = { $file }, line { $line }: this record of a finished game cannot be read. Remove the line, and the rest counts again.
play-number = ({ $min } to { $max }, Enter: { $usual })
play-number-again = Please type a number from { $min } to { $max }.
