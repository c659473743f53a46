## The game

game-name = Bonfire
game-blurb = The Bonfires of the cities have gone out. Lay fate tiles to win actions, sail to the holy islands, bring back tasks and guardians, build a path of light, and light one Bonfire after another. For two to four players, or alone against Tom.

## Options

option-tasks = Tasks on the islands
    .help = How the tasks are laid out at the start.
option-tasks-random = at random
    .help = Whatever comes.
option-tasks-varied = of different colours
    .help = The tasks on every island differ in colour. Kinder to a first game.
option-handicap = Handicap
    .help = Solo only: a head start for you or for Tom. After a win the handicap rises by 5, after a loss it falls by 2.

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
first-tile = { $seat } begins the fate area with { $tile }.
places-tile = { $seat } places a fate tile ({ $tile }) around row { $row }, column { $column }.
gains = { $seat }: +{ $n } { $thing }.
scores =
    { $points ->
        [one] { $seat }: +{ $points } point.
       *[other] { $seat }: +{ $points } points.
    }
pays = { $seat } pays{ $ship ->
        [0] {""}
       *[other] {" · "}{ token-ship } ×{ $ship }
    }{ $path ->
        [0] {""}
       *[other] {" · "}{ token-path } ×{ $path }
    }{ $task ->
        [0] {""}
       *[other] {" · "}{ token-task } ×{ $task }
    }{ $fire ->
        [0] {""}
       *[other] {" · "}{ token-great-bonfire } ×{ $fire }
    }{ $guardian ->
        [0] {""}
       *[other] {" · "}{ token-guardian } ×{ $guardian }
    }{ $gnome ->
        [0] {""}
       *[other] {" · "}{ token-gnome } ×{ $gnome }
    }{ $wild ->
        [0] {""}
       *[other] {" · "}{ token-wild } ×{ $wild }
    }{ $flower ->
        [0] {""}
       *[other] {" · "}{ resource-flower } ×{ $flower }
    }{ $fruit ->
        [0] {""}
       *[other] {" · "}{ resource-fruit } ×{ $fruit }
    }{ $herb ->
        [0] {""}
       *[other] {" · "}{ resource-herb } ×{ $herb }
    }{ $shell ->
        [0] {""}
       *[other] {" · "}{ resource-shell } ×{ $shell }
    }{ $root ->
        [0] {""}
       *[other] {" · "}{ resource-root } ×{ $root }
    }{ $gold ->
        [0] {""}
       *[other] {" · "}{ resource-gold } ×{ $gold }
    }
discards = { $seat } discards: { $thing }.
builds = { $seat } builds path space { $space }: { $tile }.
path-turned-up = New on display: { $tile }.
paths-renewed = The four path tiles go under pile { $pile }.
piles-shuffled = The piles of path tiles are shuffled.
sails = { $seat } sails to { $island }.
receives = { $seat } receives a task for slot { $slot }: { $task }. The gift: { $gift }.
gift-turned-up = { $seat } turns up the next gift: { $gift }.
fetches = { $seat } brings a guardian home: { $guardian }.
procession =
    { $n ->
        [one] { $seat } holds a procession of { $n } step.
       *[other] { $seat } holds a procession of { $n } steps.
    }
walks = { $seat }: { $guardian } walks to path space { $space }.
enters = { $seat }: { $guardian } joins Bonfire { $slot }.
turns-fire = { $seat } uses the Great Bonfire: { $space }.
places-portal = { $seat } sets portal { $portal } into notch { $notch }.
recruits = { $seat } recruits { $gnome }.
specialist-turned-up = New on display: { $gnome }.
specialists-shuffled = The discarded specialists are shuffled into a new pile.
lights = { $seat } lights Bonfire { $slot }: { $task }.
bonus-action = { $seat } sends the neutral novice of a common task: { $common }.
meets-common = { $seat } meets a common task: { $common }.
sends = { $seat }: a novice goes to the council, { $council }.
countdown-begins =
    { $n ->
        [one] { $n } novice is in the council: the countdown begins. { $seat } takes the stack.
       *[other] { $n } novices are in the council: the countdown begins. { $seat } takes the stack.
    }
hands-out = { $seat } hands out countdown token { $n }.
passes = { $seat } passes and takes no more turns.
is-stuck = { $seat } can do nothing more and is out.
turn-begins = Turn { $n }: { $seat }.
counts = { $seat }, { $category }: { $points }.
toms-counts = Tom, { $category }: { $points }.
victory = { $count ->
        [one] { $seats } wins.
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
toms-novice = A novice goes to the council for Tom: { $council }.
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
        [one] Your last turn. Passing would bring { $points }.
       *[other] Your turn, { $n } are left. Passing would bring { $points }.
    }
ask-after = A bonus action, or end the turn?
ask-lay-tile = Where does the fate tile go: { $tile }?
ask-pay = How do you pay?
ask-pay-pair = Two pieces replace one: { $thing }. To be given: { $n }.
ask-choose-path = Which path tile?
ask-free-path = Which path tile, from the display or the piles?
ask-ashore = An action on this island? { $island }
ask-free-sail = Where does the ship go?
ask-choose-slot = Which slot for the task { $task }?
ask-free-guardian = Which guardian?
ask-walk = Who walks? Steps at most: { $n }.
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
ask-toms-novice = Where does the novice go for Tom?

## Options of a turn

do-first = { $tile }, { $way }
do-fate-top = Place the top fate tile: { $tile }
do-fate-bottom = Place the bottom fate tile: { $tile }
do-lay = Row { $row }, column { $column }, { $way }{ $ship ->
        [0] {""}
       *[other] {" · "}{ token-ship } ×{ $ship }
    }{ $path ->
        [0] {""}
       *[other] {" · "}{ token-path } ×{ $path }
    }{ $task ->
        [0] {""}
       *[other] {" · "}{ token-task } ×{ $task }
    }{ $fire ->
        [0] {""}
       *[other] {" · "}{ token-great-bonfire } ×{ $fire }
    }{ $guardian ->
        [0] {""}
       *[other] {" · "}{ token-guardian } ×{ $guardian }
    }{ $gnome ->
        [0] {""}
       *[other] {" · "}{ token-gnome } ×{ $gnome }
    }{ $wild ->
        [0] {""}
       *[other] {" · "}{ token-wild } ×{ $wild }
    }{ $flower ->
        [0] {""}
       *[other] {" · "}{ resource-flower } ×{ $flower }
    }{ $fruit ->
        [0] {""}
       *[other] {" · "}{ resource-fruit } ×{ $fruit }
    }{ $herb ->
        [0] {""}
       *[other] {" · "}{ resource-herb } ×{ $herb }
    }{ $shell ->
        [0] {""}
       *[other] {" · "}{ resource-shell } ×{ $shell }
    }{ $root ->
        [0] {""}
       *[other] {" · "}{ resource-root } ×{ $root }
    }{ $gold ->
        [0] {""}
       *[other] {" · "}{ resource-gold } ×{ $gold }
    }
do-path = Build ({ $cost }): { $tile }
do-pile = Build the top tile of pile { $pile } ({ $cost })
do-renew = Put the four tiles under pile { $pile }
do-free-path = Take { $tile }
do-search = Search the piles: { $tile }
do-sail = Sail ({ $cost }): { $island }
do-free-sail = Sail: { $island }
do-aboard = No action here
do-task = Receive ({ $cost }): { $task }; gift: { $gift }, { $side }
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
do-turn = Great Bonfire ({ $cost }): { $space }
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
do-pay = Pay{ $ship ->
        [0] {""}
       *[other] {" · "}{ token-ship } ×{ $ship }
    }{ $path ->
        [0] {""}
       *[other] {" · "}{ token-path } ×{ $path }
    }{ $task ->
        [0] {""}
       *[other] {" · "}{ token-task } ×{ $task }
    }{ $fire ->
        [0] {""}
       *[other] {" · "}{ token-great-bonfire } ×{ $fire }
    }{ $guardian ->
        [0] {""}
       *[other] {" · "}{ token-guardian } ×{ $guardian }
    }{ $gnome ->
        [0] {""}
       *[other] {" · "}{ token-gnome } ×{ $gnome }
    }{ $wild ->
        [0] {""}
       *[other] {" · "}{ token-wild } ×{ $wild }
    }{ $flower ->
        [0] {""}
       *[other] {" · "}{ resource-flower } ×{ $flower }
    }{ $fruit ->
        [0] {""}
       *[other] {" · "}{ resource-fruit } ×{ $fruit }
    }{ $herb ->
        [0] {""}
       *[other] {" · "}{ resource-herb } ×{ $herb }
    }{ $shell ->
        [0] {""}
       *[other] {" · "}{ resource-shell } ×{ $shell }
    }{ $root ->
        [0] {""}
       *[other] {" · "}{ resource-root } ×{ $root }
    }{ $gold ->
        [0] {""}
       *[other] {" · "}{ resource-gold } ×{ $gold }
    }
do-pair = Two other pieces for { $thing }
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
end-tom-tie = A tie: Tom wins, and the handicap stays.
next-handicap = In the handicap challenge the next game has the handicap { $handicap }.

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
why-worth = I expect about { $value } points from here.
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
