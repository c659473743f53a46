## Words that every table shares

language-uk = Українська
language-pl = Polski
language-ru = Русский
language-en = English

# $first: all names but the last, with commas between them; $last: the last name.
list-and = { $first } and { $last }

bot-random = Random
    .help = makes any possible move, all equally likely
bot-auto = Autopilot
    .help = makes the move that the table makes for a player who has left
why-as-usual = Nothing here speaks clearly for another choice.
why-mixed = So as not to be read, the bot varies this choice: it makes this one { $percent }% of the time.
why-search =
    { $runs ->
        [one] After { $runs } game played out in thought, this move rates { $percent }%, the next best { $other }%.
       *[other] After { $runs } games played out in thought, this move rates { $percent }%, the next best { $other }%.
    }

## What cannot be used, and what to do instead

unknown-game = There is no game “{ $game }”. Games here: { $allowed }.
unknown-option = “{ $game }” has no option “{ $option }”. Its options: { $allowed }.
option-other-seats = The option “{ $option }” needs another number of players: { $allowed }. Leave it out, or change the number of players.
option-needs-other = The option “{ $option }” needs the option “{ $other }” to be one of: { $allowed }. Leave it out, or choose one of these.
bad-option-value = Option “{ $option }” cannot be “{ $value }”. It can be: { $allowed }.
no-such-preset = There is no set-up “{ $given }” for “{ $game }”. Possible: { $allowed }.
bad-seats =
    { $seats ->
        [one] “{ $game }” cannot be played by { $seats } player. Possible numbers of players: { $allowed }.
       *[other] “{ $game }” cannot be played by { $seats } players. Possible numbers of players: { $allowed }.
    }
unknown-bot = There is no bot “{ $bot }” for “{ $game }”. Bots that can sit down: { $allowed }.
guest-bot-no-module = There is no module “{ $module }” to import the bot “{ $bot }” from ({ $why }). Start Vatra in its folder, install its package, or set PYTHONPATH.
guest-bot-no-such = The module “{ $module }” has no “{ $name }”. A bot is given as “package.module:Class”.
guest-bot-not-made = The bot “{ $bot }” could not be made: { $why }. It is called without arguments, or with “chance” if it asks for that.
guest-bot-no-choose = “{ $bot }” is no bot: it has no method choose(seen).
guest-bot-failed = The bot “{ $bot }” failed at a choice: { $why }.
guest-bot-chose-badly = The bot “{ $bot }” chose { $given }. It has to return Choice(action) with one of seen.options.
guest-bot-nowhere = { $bot } cannot be found again by other processes. Give a class or a function of a module, or its name “package.module:Class”.
no-such-file = There is no file or folder “{ $file }”. Check the path.

## Logs. $file is the file, $line the line in it.

log-empty = { $file } is empty. A log begins with a line that names the game.
log-not-a-log = { $file }, line { NUMBER($line, useGrouping: 0) }: this is not the beginning of a Vatra log. Choose a file that Vatra saved.
log-bad-header = { $file }, line { NUMBER($line, useGrouping: 0) }: the first line must name a game that is here, with a version, seats and options that fit it, and what chance gave.
log-not-json = { $file }, line { NUMBER($line, useGrouping: 0) }: the line is damaged. Every line must be a JSON object.
log-not-a-move = { $file }, line { NUMBER($line, useGrouping: 0) }: this is not a move. A move has “seat”, “do” and perhaps “gave”.
log-no-such-seat = { $file }, line { NUMBER($line, useGrouping: 0) }: there is no seat { $seat } at this table. Seats are numbered from 0.
log-refused = { $file }, line { NUMBER($line, useGrouping: 0) }: the move “{ $move }” is not allowed by { $rule }.
log-other-chance = { $file }, line { NUMBER($line, useGrouping: 0) }: what chance gave here does not follow from the rules and the seed.
log-other-end = { $file }, line { NUMBER($line, useGrouping: 0) }: the game ends in another position than the log says.
log-no-seed = { $file }, line { NUMBER($line, useGrouping: 0) }: the seed is not published yet, so there is nothing to check. Verify the log when the game is over.
log-bad-seed = { $file }, line { NUMBER($line, useGrouping: 0) }: the seed is damaged. It must be hexadecimal digits.
log-broken-promise = { $file }, line { NUMBER($line, useGrouping: 0) }: this seed does not match the fingerprint published when the game began.
log-other-promise = { $file }: this is not the promise that you noted. The log belongs to another deal.
log-other-receipt = { $file }: this is not the log that you have the receipt of. Something in it was changed.
log-bad-part = { $file }: what seat { $seat } added to chance is not what it had pledged.
log-bad-signature = { $file }: the signature does not fit. The log was changed, or another server signed it.
log-not-signed = { $file } is not signed, so no key can be checked.

## State that was kept as bytes

kept-not-ours = These bytes are no state of Vatra, or they are damaged. Read what vatra.to_bytes wrote.
kept-other-format = This state has format { $format }, and this Vatra reads format { $own }. Read it with the Vatra that wrote it.
kept-other-version = This state is of “{ $game }” version { $version }, and version { $own } is here. Read it with the Vatra that wrote it.

## Scenarios

chance-cannot-give = Chance cannot give “{ $name }” here. It can give: { $names }.
chance-ran-out = The game needs more draws here than are written down.
arrange-unknown-word = A position cannot be arranged with “{ $word }”. Words that can be used: { $allowed }.
arrange-bad-value = “{ $word }” cannot be { $value }. See the words for this game in docs/scenarios.md.

## Examples played from the rulebook

example-refused = { $seat }: that is not allowed.
example-undone = { $seat }: the move is taken back.

## What things on the table are called

thing-seat = { $player }

# A player without a name; the endings that verbs take beside it are used as “{ $seat } roll{ you.s } the dice”.
you = You
    .s =
        { $you ->
            [1] {""}
           *[0] s
        }
    .es =
        { $you ->
            [1] {""}
           *[0] es
        }
    .ies =
        { $you ->
            [1] y
           *[0] ies
        }
    .is =
        { $you ->
            [1] are
           *[0] is
        }
