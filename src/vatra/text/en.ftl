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

## vatra rules

rules-unknown = { $game } has no rule “{ $given }”. Close to it: { $near }. All of them: vatra rules { $game }.
rules-no-example = No example shows this rule on its own.
rules-no-such-example =
    { $count ->
        [one] There is no example { $given }: this rule has only one.
       *[other] There is no example { $given }: this rule has { $count }.
    }
rules-example = Example { $number } of { $count }

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
export-written = Written to { $folder }. Games: { $games }. Decisions: { $moves }.
train-nothing = With these options { $game } has nothing to learn by play. What does: { $allowed }.
sim-unknown-ladder = There is no ladder “{ $given }”. Ladders: { $allowed }.
sim-ladder-or-positions = A ladder starts every game from the box. Leave out --ladder or --positions.
sim-players-without-ladder = --players belongs to --ladder. Without a ladder there is a seat for each bot of --seats.
sim-options-or-positions = Every arranged position has its own options. Leave out --option or --positions.

## The laboratory

lab-ladder-needs-two = A ladder needs at least two different bots.
lab-ladder-too-short = This ladder has more line-ups of bots ({ $tables }) than games ({ $games }). Ask for more games.
lab-no-such-game = There is no game { NUMBER($number, useGrouping: 0) }. The games are numbered from 0 to { NUMBER($last, useGrouping: 0) }.
lab-no-logs = A log begins with an unchanged game fresh from the box, so games with --positions or --patch have none. Leave out --logs.
lab-other-simulation = “{ $file }” holds another simulation: other bots, options, seed, number of games or rules. Give the same command as then, or another file.
lab-others-files = “{ $folder }” holds files that are not of this simulation, such as { $file }. Choose an empty folder, or go on with --resume.
lab-others-data = “{ $folder }” is not empty: { $file } lies there. Choose an empty folder for the data.
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
verify-simulated = This is a simulation: it holds, and every draw follows from the open seed “{ $seed }”. Nobody promised that seed beforehand, so nothing is proven about who chose it.
verify-finished =
    { $moves ->
        [one] { $file }: a fair game. The seed matches its fingerprint, and all that chance gave in { $moves } move follows from it.
       *[other] { $file }: a fair game. The seed matches its fingerprint, and all that chance gave in { $moves } moves follows from it.
    }
verify-unfinished =
    { $moves ->
        [one] { $file }: a fair game so far, { $moves } move. It is not over yet.
       *[other] { $file }: a fair game so far, { $moves } moves. It is not over yet.
    }
verify-promise = Fingerprint: { $promise }
verify-seed = Seed: { $seed }
verify-part = { $name } added a number of their own to chance.
verify-part-missing = { $name } had pledged a number and never opened it.
verify-alone = Nobody else added to chance: whoever dealt could have tried several seeds.
verify-receipt = Receipt: { $receipt }
verify-signed = Signed by the server with the key { $key }

## Who sits at the table

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
tty-promise = All that chance will bring was sealed before the first card. Fingerprint: { $promise }
tty-help = Answer with a number or the first letters. “{ $order }” lists everything else.
pass-keyboard = Pass the keyboard to { $name }, then press Enter.
pass-undo = ({ $name } can still type “{ $order }”.)
answer-number = Choose a number from 1 to { $max }.
answer-unclear = “{ $given }” could be: { $fits }. Type one more letter.
answer-again = Choose it once more if you mean it.
refused-why = ({ $rule }. More about it: “{ $order }”.)
why-nothing = Nothing has been refused yet.
hint = { $bot } would choose: { $choice }
hint-second = Next best: { $choice }
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
        [0] Nobody at the table wins this time.
        [one] Victory: { $names }!
       *[other] Shared victory: { $names }!
    }
end-all-won = Victory: all win together!
end-all-lost = Defeat: nobody wins this time.
end-place = Place
end-player = Player
end-total = Total
end-how = How it came about
end-seed = The seed whose fingerprint was shown at the start: { $seed }
end-saved = Saved in { $file }. Check that it was fair: { $command }

## vatra tty without a game

tty-which-game = Which game?
tty-which-game-first = Name the game first: vatra tty GAME, and then what else you want.
play-name = What is your name? (Enter: just “Player”)
play-how-many = How many play, you included?
play-difficulty = Difficulty: { $difficulty }.
played-unreadable = { $file }, line { $line }: this record of a finished game cannot be read. Remove the line, and the rest counts again.
play-number = ({ $min } to { $max }, Enter: { $usual })
play-number-again = Please type a number from { $min } to { $max }.

## vatra learn

learn-help = The guide says what to do. Enter goes on; “{ $order }” lists what else you can type.
learn-next = (Enter: go on)
learn-about = This is about: { $things }.
learn-chapter = Next comes: { $title }
learn-done = Well done!
learn-first-game = Now your first real game: { $command }
learn-later = Go on another time: { $command }
learn-no-rule = Behind this step there is no rule.
learn-no-such = { $game } has { $count } lessons, so there is no lesson { $given }.
learn-unreadable = { $file } cannot be read. Remove it, and the lesson begins anew.
learn-order-table = table
    .help = look at the table again
learn-order-previous = previous
    .help = one step back
learn-order-skip = skip
    .help = let the guide do this step
learn-order-again = again
    .help = begin the lesson anew
learn-order-rule = rule
    .help = the rule behind this step
learn-order-help = help
    .help = this list
learn-order-quit = quit
    .help = leave; the lesson goes on from here another time

## --help

help-usage = Usage: { $usage }
help-command = COMMAND
help-options = {"["}OPTIONS]
help-options-title = Options
help-vatra = A table for modern board games: play them, simulate them by the million, check their rules.
    .help = What can be written here.
    .lang = Language; otherwise VATRA_LANG, then LANG, then English.
    .version = Print the version and leave.
    .install_completion = Install completion for this shell.
    .show_completion = Show that completion, to copy or change it.
    .game = A game; “vatra games” lists them.
    .as_json = Write JSON for a program.
    .option = An option of the game, such as relics=numbered; may be repeated. “vatra games” lists them.
    .database = Where tables are kept: an SQLite file or a PostgreSQL address.
    .file = A log.
help-play = Open the table in the browser, for this machine alone. (In the terminal: vatra tty.)
    .port = Listen here; otherwise a free port is found.
    .browser = Open the page in the browser.
help-tty = Play in the terminal: against bots, or several people at one keyboard.
    .game = A game; without it you are asked.
    .seats = How many play (you and bots), or who: “me”, “me:Olena” or a bot, such as me,novice,novice.
    .hot_seat = With --seats N: all are people at this keyboard.
    .preset = A table that is set up already: an easy first game, a usual or a hard one.
    .seed = Deal a game that can be dealt again; without it nobody knows it.
    .save = Keep the game in this file after every move.
    .load = Go on with a saved game.
help-learn = Take a guided first game, and go on where you left it. Without a game: all lessons.
    .game = A game.
    .number = Which of its lessons; otherwise the first that is not done.
    .again = Begin it anew.
help-games = List the games: how many play, with which options, and which bots can sit down.
help-sim = Let bots play many games. They take every place in turn, so that none is favoured.
    .seats = Who plays, such as novice,novice,random.
    .games = How many games.
    .seed = The same seed gives the same games.
    .ladder = All bots of --seats meet: at every possible mix of tables, or two by two.
    .players = Seats at a table of a ladder; 0 is the fewest.
    .positions = Start from the positions of these scenarios.
    .patch = Change components of the game, and compare with it as it is.
    .jobs = How many processes; 0 is one per core.
    .ray = Play on a Ray cluster: the one at RAY_ADDRESS, or a local one made for it.
    .report = Write a report with plots.
    .rows = Write one row per game: .csv, .jsonl or .parquet; may be repeated.
    .logs = Write the log of every game, for “vatra replay”.
    .resume = Note every game in this file; the same command goes on from there.
    .only = Play one of the games, and tell it.
help-export = Let bots play, and write every decision as data to learn from: Parquet files with a data card.
    .to = The folder for the data; empty, or not there yet.
    .seats = Who plays, such as expert,expert,expert.
    .games = How many games.
    .seed = The same seed gives the same data.
    .jobs = How many processes; 0 is one per core.
    .resume = Note every game in this file; the same command goes on from there.
help-train = Learn by play what a game’s own player counts for how much: many games with variety, and what in them went with a good end.
    .games = How many games.
    .seed = The same seed gives the same games and the same weights.
    .jobs = How many processes; 0 is one per core.
    .ray = Play on a Ray cluster: the one at RAY_ADDRESS, or a local one made for it.
    .resume = Note every game in this file; the same command goes on from there.
    .to = Write the weights to this file; otherwise they are shown.
help-rules = Tell a game’s rules, or one of them with an example that is played.
    .rule = The id of a rule, as refusals name it.
    .number = Which of its examples.
help-replay = Tell a logged game from beginning to end, or check that all logs in a folder still hold.
    .folder = Replay every .log and .jsonl file below; exit code 1 if one fails.
help-verify = Replay a log from its published seed: does the seed match its fingerprint, and does every draw follow from it?
    .promise = The promise you noted when you sat down.
    .receipt = The receipt you noted when the game was over.
    .key = The key of the server that must have signed the log.
help-check = Run scenarios and say which do not hold. Exit code 1 if any does not.
    .paths = Scenario files, or folders with them.
help-bench = Measure random games, actions and copies per second on one core.
    .players = How many random players; without it four, where the game allows.
help-serve = Serve tables to a club or to the internet; docs/hosting.md says how to do it well.
    .host = Listen on this address; 0.0.0.0 is every one.
    .port = Listen on this port.
    .workers = Processes; more than one need PostgreSQL.
    .secret = The key that signs cookies; made if missing.
    .name = A name the server answers to; may be repeated. Otherwise any.
    .open_metrics = Show /metrics to other machines too.
help-schema = Print the JSON Schema of every message between page and server.
