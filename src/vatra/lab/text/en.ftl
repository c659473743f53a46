## The head of a report

report-title-match = { $game }: a match
report-title-mixed = { $game }: a ladder of mixed tables
report-title-pairs = { $game }: a ladder of pairs
report-blurb-match = The bots went round the table, so that nobody was favoured by a seat.
report-blurb-mixed = Every choice of bots that fills a table played, and the bots went round it.
report-blurb-pairs = Every two bots shared tables, half of the seats each, and went round them.
report-games = Games
report-bots = Bots
report-players = Players
report-options = Options
report-options-of-positions = those of each position
report-tables = Line-ups
report-seed = Seed
report-positions = Positions
report-patch = Patch

## Ranking

report-ranking = Ranking
report-ranking-help = Elo compares the places at one table: a bot rated 400 higher finishes ahead ten times out of eleven, and the mean rating of all bots is 1500. A shared win is split evenly. Every interval holds the true value with 95% confidence.
report-ranking-wins-help = A shared win is split evenly. Every interval holds the true value with 95% confidence.
report-bot = Bot
report-elo = Elo
report-interval = 95% interval
report-seats-played = Seats played
report-win-rate = Win rate
report-mean-score = Mean score
report-mean-place = Mean place
report-elo-plot = Elo with 95% intervals
report-wins-plot = Win rate with 95% intervals; the dashed line is a fair share
report-wins-plot-alone = Win rate with 95% intervals
report-ahead = Who comes in before whom
report-ahead-help = How often the bot of the row came in before the bot of the column, in percent of their meetings at one table. A tie is half.

## The games

report-scores = Scores
report-scores-help = How often a bot ended with which score. The dashed line is its mean.
report-seats = Does the seat matter?
report-seats-help = Win rates by seat, all bots together, with 95% intervals. The dashed line is a fair share.
report-seat = Seat { $n }
report-length = Length of a game
report-length-help = How many decisions were made in a game. The dashed line is the mean.
report-decisions = Decisions
report-ending = How it ended
report-share = Share
report-by-position = Position by position
report-by-position-help = Win rates from each arranged position.
report-position = Position
report-by-table = Line-up by line-up
report-by-table-help = How often a bot wins per seat it holds, in each line-up.
report-table = Line-up
report-statistics = What happened in the games

## A patch

report-patch-changes = What the patch changes
report-patch-help = The same games from the same seeds, with the patch and without it; a change is with less without. The rest of this report is about the games with the patch.
report-changed =
    { $of ->
        [1] { $changed ->
            [0] The only game came out the same.
           *[other] The only game came out differently.
        }
       *[other] { $changed } of { $of } games came out differently.
    }
report-win-rate-change = Change of the win rate
report-score-change = Change of the score
report-points-of-percent = pp
report-whole-game = Whole game
report-change = Change
report-score-of-all = Mean score of all seats

## The foot

report-again = Play it again
report-again-help = The same command gives the same games. With “--only NUMBER” it plays one of them and tells what happened in it.
report-made = Made by Vatra { $version }.

## The card of a dataset

card-title = { $game }: games of bots
card-what =
    Games: { $games }. Decisions: { $moves }. Seats: { $seats }. Players: { $bots }. Made by Vatra { $vatra }, version { $version } of the game’s rules.
card-again = The same command makes the same data again:
card-options = Options of the game:
card-games-number = number of the game; `game` in the moves
card-games-seed = deals the same table: `vatra.new(…, seed=seed)`
card-games-bots = who played, by seat
card-games-scores = scores, by seat
card-games-places = places, by seat; 1 is the first
card-games-winners = the seats that won
card-games-cooperative = whether all win or lose together
card-games-moves = how many decisions
card-games-reason = how it ended
card-moves-game = number of the game
card-moves-move = number of the decision in its game
card-moves-seat = who decided
card-moves-bot = which player that was
card-moves-kind = the kind of question
card-moves-options = the numbers of all actions that were open
card-moves-choice = the number of the one that was chosen
card-moves-observation = what the seat knew: { $numbers } numbers, a byte each
card-moves-won = the share of the victory that this seat had in the end
card-moves-score = the score of this seat in the end
card-index = Names of the { $actions } actions by their numbers, and which numbers of an observation mean what.
card-limits = Every decision is a bot’s, with its habits and errors. An observation holds what its seat may know, and nothing that was hidden from it. Actions keep their numbers as long as the version of the rules stays.
