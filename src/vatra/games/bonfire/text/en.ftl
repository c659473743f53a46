## The game

game-name = Bonfire
game-blurb = The Bonfires of the cities have gone out. Lay fate tiles to win actions, sail to the holy islands, bring back tasks and guardians, build a path of light, and light one Bonfire after another. For two to four players, or alone against Tom.
    .note = Rules and numbers are those of the box; part of what is printed on tiles and cards is reconstructed from the rulebook.
    .sources = Certain: all rules, prices, limits, the scoring, and how many pieces there are; what specialists, elders and council spaces do. Reconstructed: what each tile and each task shows, where the islands lie, the order of the spaces of the Great Bonfire and of the symbols in the cities. The file docs/bonfire.md lists it all.

game-feel = Ships, Guardians, and fires that come back to the cities.

preset-first = First game
    .help = Varied tasks on every island, and one novice against you.
preset-usual = Usual
    .help = Tasks as they come, two skilled players.
preset-hard = Hard
    .help = Tasks as they come, three masters.

## Options

option-tasks = Tasks on the islands
    .help = How the tasks are laid out at the start.
option-tasks-random = at random
    .help = Whatever comes.
option-tasks-varied = of different colours
    .help = The tasks on every island differ in colour. Kinder to a first game.
option-solo = Alone
    .help = Solo only: how the head start is found.
option-solo-casual = as you like
    .help = You choose the head start, and nothing is remembered.
option-solo-challenge = handicap challenge
    .help = The head start follows you: it rises by 5 after a win and falls by 2 after a loss.
option-handicap = Handicap
    .help = Solo only: a head start in points, for you or for Tom.
option-handicap-number =
    { $sign ->
        [-1] { $n ->
                [one] { $n } point for you
               *[other] { $n } points for you
            }
        [0] nobody ahead
       *[1] { $n ->
                [one] { $n } point for Tom
               *[other] { $n } points for Tom
            }
    }
option-challenge = Challenge
    .help = Where the challenge stands. −10 begins it anew.
option-challenge-number = { option-handicap-number }

## Words inside other words

two-points = 2 points
any-resource = any resource
way-right = to the right
way-left = to the left
way-down = downwards
way-up = upwards
side-left = left pile
side-right = right pile
tom = Tom

## What happens

begins = { $seat }: first player.
first-tile = { $seat } begin{ you.s } the fate area with { $tile }.
places-tile = { $seat } place{ you.s } a fate tile ({ $tile }), its middle on row { $row }, column { $column }.
gains = { $seat }: +{ $things }.
scores =
    { $points ->
        [one] { $seat }: +{ $points } point.
       *[other] { $seat }: +{ $points } points.
    }
pays = { $seat } pay{ you.s } { $things }.
discards = { $seat } discard{ you.s }: { $thing }.
builds = { $seat } build{ you.s } path space { $space }: { $tile }.
path-turned-up = New on display: { $tile }.
paths-renewed = The four path tiles go under pile { $pile }.
piles-shuffled = The piles of path tiles are shuffled.
sails = { $seat } sail{ you.s } to { $island }.
receives = { $seat } receive{ you.s } a task for slot { $slot }: { $task }. The gift: { $gift }.
gift-turned-up = { $seat } turn{ you.s } up the next gift: { $gift }.
fetches = { $seat } bring{ you.s } a guardian home: { $guardian }.
procession =
    { $n ->
        [one] { $seat } hold{ you.s } a procession of { $n } step.
       *[other] { $seat } hold{ you.s } a procession of { $n } steps.
    }
walks = { $seat }: { $guardian } walks to path space { $space }.
enters = { $seat }: { $guardian } joins Bonfire { $slot }.
turns-fire = { $seat } use{ you.s } the Great Bonfire: { $space }.
places-portal = { $seat } set{ you.s } portal { $portal } into notch { $notch }.
recruits = { $seat } recruit{ you.s } { $gnome }.
specialist-turned-up = New on display: { $gnome }.
specialists-shuffled = The discarded specialists are shuffled into a new pile.
lights = { $seat } light{ you.s } Bonfire { $slot }: { $task }.
bonus-action = { $seat } send{ you.s } the neutral novice of a common task: { $common }.
meets-common = { $seat } meet{ you.s } a common task: { $common }.
sends = { $seat }: a novice goes to the council, space “{ $council }”.
countdown-begins =
    { $n ->
        [one] { $n } novice is in the council: the countdown begins. { $seat } take{ you.s } the stack.
       *[other] { $n } novices are in the council: the countdown begins. { $seat } take{ you.s } the stack.
    }
hands-out = { $seat } hand{ you.s } out countdown token { $n }.
passes = { $seat } pass{ you.es } and take{ you.s } no more turns.
is-stuck = { $seat } can do nothing more and { you.is } out.
warn-stuck = Nothing could be done after that: out of the game, without another turn.
warn-jammed = No fate tile would fit any more after that, and no more action tokens would come.
turn-begins = Turn { $n }: { $seat }.
counts = { $category }, { $seat }: { $points }.
toms-counts = { $category }, Tom: { $points }.
victory = { $count ->
        [one] { $seats } win{ you.s }.
       *[other] { $seats } share the victory.
    }
toms-victory = Tom wins.
countdown-over = The last countdown token is back: the game is over.
nobody-left = Nobody can act any more: the game is over.

toms-card = Tom’s card: { $card }.
toms-resource = { $gnome } decides for Tom: { $thing }.
toms-points =
    { $points ->
        [one] Tom: +{ $points } point.
       *[other] Tom: +{ $points } points.
    }
tom-is-complete = Tom has already met this common task: { $common }.
tom-cannot = Tom can do nothing.
toms-portal = Tom turns the Great Bonfire ({ $space }) and takes portal { $portal }.
toms-gnome = Tom takes { $gnome }.
toms-path = Tom builds: { $tile }.
toms-task = Tom lights Bonfire { $slot }: { $task }.
toms-guardian = Tom gets a guardian: { $guardian }.
toms-novice = Tom: a novice goes to the council, space “{ $council }”.
tom-meets-common = Tom meets a common task: { $common }.
toms-cards-played =
    { $n ->
        [one] Tom has played all his cards { $n } time.
       *[other] Tom has played all his cards { $n } times.
    }

## Questions

ask-first-tile = Which fate tile lies on the start cells?
ask-turn = Your turn: place a fate tile, take an action, or light a Bonfire.
ask-turn-countdown =
    { $n ->
        [one] Your last turn.
       *[other] Your turn, with { $n } left.
    } Passing would bring { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
ask-after = A bonus action, or end the turn?
ask-lay-tile = Where does the fate tile go: { $tile }?
ask-pay = How do you pay: { $things }?
ask-pay-any = Which resources do you pay with?
ask-pay-pair = Two pieces in place of one: { $thing }. Still to give: { $n }.
ask-choose-path = Which path tile?
ask-free-path = Which path tile, from the display or the piles?
ask-ashore = Take the action of this island ({ $island })?
ask-free-sail = Where does the ship go?
ask-choose-slot = Which slot for the task { $task }?
ask-free-guardian = Which guardian?
ask-walk =
    { $n ->
        [one] Who walks? At most { $n } step.
       *[other] Who walks? At most { $n } steps.
    }
ask-move-one = Which guardian goes where?
ask-choose-resource = Which resource do you take? How many: { $n }.
ask-rewards = Which rewards? { $space }
ask-choose-portal = Which portal?
ask-free-turn = To which space does the pointer turn?
ask-price = How do you pay for this gnome: { $gnome }?
ask-free-specialist = Which specialist?
ask-send-own = Where does the novice go?
ask-send-neutral = Where does the neutral novice go?
ask-free-fate = Which fate tile?
ask-toms-task = Which task does Tom take?
ask-toms-guardian = Which guardian does Tom get?
ask-toms-novice = Where does Tom’s novice go?

## Options of a turn

do-first = { $tile }, { $way }
do-fate-top = Place the top fate tile: { $tile }
do-fate-bottom = Place the bottom fate tile: { $tile }
do-lay = Row { $row }, column { $column }, { $way }: { $things }
do-path =
    Build for { $cost ->
        [one] { $cost } token
       *[other] { $cost } tokens
    }: { $tile }
do-pile =
    Build the top tile of pile { $pile } for { $cost ->
        [one] { $cost } token
       *[other] { $cost } tokens
    }
do-renew = Put the four tiles under pile { $pile }
do-free-path = Take { $tile }
do-search = Search the piles: { $tile }
do-sail =
    Sail for { $cost ->
        [one] { $cost } token
       *[other] { $cost } tokens
    }: { $island }
do-free-sail = Sail: { $island }
do-aboard = No action here
do-task =
    Receive for { $cost ->
        [one] { $cost } token
       *[other] { $cost } tokens
    }: { $task }; gift: { $gift }, { $side }
do-slot = Slot { $slot }
do-guardian = Fetch: { $guardian }
do-fetch = Take { $guardian }
do-procession =
    { $n ->
        [one] Procession, { $n } token
       *[other] Procession, { $n } tokens
    }
do-walk = { $guardian } to space { $space }: { $thing }
do-enter = { $guardian } to Bonfire { $slot }
do-halt = Stay
do-gain = { $n } × { $thing }
do-turn =
    Great Bonfire for { $cost ->
        [one] { $cost } token
       *[other] { $cost } tokens
    }: { $space }
do-free-turn = { $space }
do-take =
    { $rewards ->
        [0] Nothing
        [1] { $token }
        [2] { $gift }
        [3] { $token }, { $gift }
        [4] A portal
        [5] { $token }, a portal
        [6] { $gift }, a portal
       *[7] { $token }, { $gift }, a portal
    }
do-portal = { $portal }, notch { $notch }
do-gnome = Recruit { $gnome } ({ $thing })
do-free-gnome = Recruit { $gnome }
do-price =
    { $tokens ->
        [1] One gnome token and two resources: { $thing }
       *[2] Two gnome tokens and one resource: { $thing }
    }
do-light =
    { $points ->
        [one] Light Bonfire { $slot }: { $task } ({ $points } point)
       *[other] Light Bonfire { $slot }: { $task } ({ $points } points)
    }
do-send = Bonus action: { $common }
do-bonus = { $council }
do-point = 1 point ({ $council })
do-pay = Pay { $things }
do-pair = Any two others
do-with = { $thing }
do-discard = Discard: { $thing }
do-pass =
    { $points ->
        [one] Pass for { $points } point
       *[other] Pass for { $points } points
    }
do-done = End the turn
do-toms-task =
    { $points ->
        [one] { $task } ({ $points } point)
       *[other] { $task } ({ $points } points)
    }
do-toms-guardian = { $guardian }
do-toms-novice = { $council }

## The end

end-countdown = The countdown is over.
end-nobody-left = Nobody can act any more.
end-tom-beaten = You have more points than Tom.
end-tom-wins = Tom has more points.
end-tom-tie = A tie, so Tom wins.
next-handicap = Handicap challenge: in the next game: { option-handicap-number } ({ $handicap }).

score-bonfires = Bonfires
score-guardians = Guardians beside Bonfires
score-portals = Portals
score-crystals = Crystals
score-common = Common tasks
score-fate = Fate tiles left
score-leftovers = Tokens and resources left
score-handicap = Head start
score-elders = Elders
score-great-bonfire = Great Bonfire
score-council = Council
score-arrivals = Arrivals at Bonfires
score-passing = Passing
score-cards = Tom’s cards

## Players of the house

bot-novice = Novice
    .help = does what brings something now and lights what it can
bot-skilled = Skilled
    .help = plans towards its tasks and looks a few moves ahead
bot-expert = Expert
    .help = weighs every move by how the rest of the game could go
bot-master = Master
    .help = plans five turns ahead, keeping the ten best plans in mind
why-worth =
    This way I expect to end with about { $value ->
        [one] { $value } point
       *[other] { $value } points
    }.
why-better =
    { $value ->
        [one] The next best choice would bring { $value } point less.
       *[other] The next best choice would bring { $value } points less.
    }
why-task = It helps with this task: { $task }.
why-points =
    { $value ->
        [one] It brings { $value } point for sure.
       *[other] It brings { $value } points for sure.
    }

## The table without pictures

show-board = The islands
show-tasks = Tasks on the islands
show-fire = The Great Bonfire
show-pointer = pointer: { $space }
show-gnomes = Gnomes on display
show-paths = Path tiles on display
show-council = The council: { $n } of { $need } novices
show-countdown = countdown: { $n }
show-commons = Common tasks
show-novice = novice waits
show-gone = novice gone
show-first = first player
show-tokens = action tokens
show-resources = resources
show-ship = ship
show-path = path
show-slot = slot { $slot }
show-lit = lit
show-ready = can be lit
show-progress = { $have } of { $need }
show-portal = portal { $portal }
show-no-portal = needs portal { $portal }
show-start = start area
show-space = space { $space }
show-beside = Bonfire { $slot }
show-gnome = gnomes
show-gifts = gifts face up
show-fate = fate tiles left
show-cell = row { $row }, column { $column }
show-score =
    { $points ->
        [one] { $points } point if the game ended now
       *[other] { $points } points if the game ended now
    }
show-stuck = out
show-passed = passed
show-cost = voyage: { $cost }
show-ships = ships: { $names }
show-tom-cards =
    { $n ->
        [one] { $n } card left in Tom’s pile
       *[other] { $n } cards left in Tom’s pile
    }
show-neutral =
    { $n ->
        [one] { $n } neutral novice
       *[other] { $n } neutral novices
    }
show-next-handicap = handicap of the next game after a win: { $win }, after a loss: { $loss }

## The laboratory

stat-points = Points by category
    .help = where a player’s points come from, on average
stat-tasks-taken = Tasks received
    .help = per player and game
stat-tasks-done = Bonfires lit
    .help = per player and game
stat-tasks-taken-by-colour = Tasks received by colour
    .help = per game, all players together
stat-tasks-done-by-colour = Bonfires lit by colour
    .help = per game, all players together
stat-gnomes = Gnomes recruited
    .help = how often each gnome is recruited, per game
stat-gnome-wins = Victories with a gnome
    .help = how often its owner wins
stat-length = Turns
    .help = per player and game

## Why not: the numbers behind a refusal

because-tokens = { $token }: this takes { $cost }, you can pay { $have }.
because-steps = That is { $away } steps away; the procession has { $steps }.
