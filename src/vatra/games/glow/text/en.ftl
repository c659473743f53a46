## The game

game-name = Glow
game-blurb = Eight days to bring back the light. Every day you invite a strange companion, roll a handful of dice, wake your whole company with them, and lead it on across the dark. For one to four players.

game-feel = A handful of dice, odd companions and a road through the dark.

preset-first = First game
    .help = The Land of Shadows, an adventurer by lot, one novice against you.
preset-usual = Usual
    .help = The Land of Shadows, a choice of those laid out, two skilled players.
preset-hard = Hard
    .help = The Archipelago of Darkness and three masters.

## Options

option-map = Map
    .help = Where the journey leads.
option-map-shadows = Land of Shadows
    .help = A company walks from space to space and makes camp in villages.
option-map-archipelago = Archipelago of Darkness
    .help = Four boats sail from island to island.
option-adventurers = Adventurers
    .help = How the adventurers are given out.
option-adventurers-dealt = dealt
    .help = One more than there are players is laid out, and each in turn picks one.
option-adventurers-chosen = chosen
    .help = Each in turn picks any of the seven.
option-adventurers-random = random
    .help = By lot; in a solo game Arthur’s dice too.
option-quiet-tile = Arthur’s tile without an arrow
    .help = Solo only: what the tile without an arrow gives Arthur.
option-quiet-tile-scores = scores the company
    .help = The position of his company and four light.
option-quiet-tile-bonus-only = bonus only
    .help = Just the four light: the narrower reading of the tile.
option-arthur-climbs = Arthur’s last climb
    .help = Solo in the Land of Shadows: how far Arthur’s footprints carry his camp at the end.
option-arthur-climbs-repeatedly = as far as they last
    .help = From village to village, as long as he can pay.
option-arthur-climbs-once = one village
    .help = One climb at most: the narrower reading of the rule.

## Things and their names

symbol-nature = nature
symbol-water = water
symbol-air = air
symbol-fire = fire
symbol-mineral = mineral
symbol-footprints2 = 2 footprints
symbol-light3 = 3 light
symbol-light-minus2 = −2 light
symbol-unrolled = not rolled

die-large-green = large green die
die-large-blue = large blue die
die-large-azure = large azure die
die-large-red = large red die
die-large-orange = large orange die
die-large-purple = large purple die
die-large-yellow = large yellow die
die-small-green = small green die
die-small-blue = small blue die
die-small-azure = small azure die
die-small-red = small red die
die-small-orange = small orange die
die-small-purple = small purple die
die-small-black = small black die

braccio = Braccio
taetyss = Taetyss
eoles = Eoles
pocana = Pocana
moloch = Moloc’h
noctiluca = Noctiluca
orium = Orium

likyar = Likyar
thoape = Thoape
torke-a = Torke (three alike)
tamnuca-a = Tamnuca (light)
ladawa = Ladawa
mindaroo-nature-water = Mindaroo (no nature, no water)
mindaroo-air-fire = Mindaroo (no air, no fire)
donillilu = Donillilu
oshra-a = Oshra (no nature)
xargok = Xar’gok
briki-water = Briki (water)
briki-air-fire = Briki (air and fire)
sketal-orange = Sketal (orange)
sketal-azure = Sketal (azure)
sketal-green = Sketal (green)
sketal-blue = Sketal (blue)
sketal-red = Sketal (red)
lumipili-a = Lumipili (nature)
snarexe = Snarexe
kaar = Kaar
hymoros = Hymoros
dvol-a = Dvol (footprints)
okans = Okans
brikix = Brikix
zzibelu = Zzibelu
torke-b = Torke (pairs)
torkos = Torkos
wapoki = Wapoki
tamnuca-b = Tamnuca (footprints)
zellyf-loss = Zellyf (loss)
zellyf-gain = Zellyf (gain)
biraii-light = Biraii (light)
biraii-footprint = Biraii (footprints)
dvol-triple = Dvol (three airs)
dvol-single = Dvol (every air)
okanios = Okanios
gluach = Gluach
drel-fire = Drel (no fire)
oshra-b = Oshra (no mineral)
drel-air = Drel (no air)
cromaug = Cromaug
kapaoro = Kapaoro
kapao-air = Kapao (air)
sketal-any = Sketal (all colours)
lumipili-b = Lumipili (fire)
kapao-water = Kapao (water)

spell-nature = spell of two natures
spell-water = spell of two waters
spell-air = spell of two airs
spell-fire = spell of two fires
spell-mineral = spell of two minerals
spell-triple = spell of three alike
spell-face-down = face-down spell
face-down = face-down spell

tile-1 = tile 1
tile-2 = tile 2
tile-3 = tile 3
tile-4 = tile 4
tile-5 = tile 5
tile-6 = tile 6
tile-7 = tile 7
tile-8 = tile 8

space-start = start
space-v3 = village 3
space-v5 = village 5
space-v8 = village 8
space-v10 = village 10
space-v12 = village 12
space-v15 = village 15
space-v20 = village 20
space-a1 = air 1
space-a2 = air 2
space-a3 = air 3
space-a4 = air 4
space-a5 = air 5
space-a6 = air 6
space-a7 = air 7
space-a8 = air 8
space-a9 = air 9
space-f1 = fire 1
space-f2 = fire 2
space-f3 = fire 3
space-f4 = fire 4
space-f5 = fire 5
space-f6 = fire 6
space-f7 = fire 7
space-f8 = fire 8
space-m1 = mineral 1
space-m2 = mineral 2
space-m3 = mineral 3
space-m4 = mineral 4
space-m5 = mineral 5
space-m6 = mineral 6
space-m7 = mineral 7
space-n1 = nature 1
space-n2 = nature 2
space-n3 = nature 3
space-n4 = nature 4
space-n5 = nature 5
space-n6 = nature 6
space-n7 = nature 7
space-n8 = nature 8
space-n9 = nature 9
space-n10 = nature 10
space-w1 = water 1
space-w2 = water 2
space-w3 = water 3
space-w4 = water 4
space-w5 = water 5
space-w6 = water 6
space-w7 = water 7
space-w8 = water 8
space-w9 = water 9
space-xa1 = no air 1
space-xa2 = no air 2
space-xf1 = no fire 1
space-xf2 = no fire 2
space-xm1 = no mineral 1
space-xm2 = no mineral 2
space-xn1 = no nature 1
space-xn2 = no nature 2
space-xw1 = no water 1
space-xw2 = no water 2

island-centre = central island
island-n1 = northern island
island-n2 = far north
island-nw2 = north-west
island-w1 = western island
island-sw2 = far south-west
island-sw1 = south-western island
island-s2 = far south
island-se1 = south-eastern island
island-se2 = far south-east
island-e1 = eastern island
island-ne2 = far north-east

## What happens. $seat is a player; what is gained and lost comes as numbers, and zeros stay unsaid

begins = The first player is { $seat }.
adventurer = { $seat }: { $card } sets out.
arthur-die = Arthur takes a die: { $die }.
arthur-rolls = Arthur’s { $die }: { $symbol }.
day = Day { $round }. { $seat } { you.is } first.
spell-turned = { $seat }: a spell is turned up, the { $spell }.
recruits =
    { $seat } recruit{ you.s } { $card }{ $dice ->
        [0] {""}
        [one] , +{ $dice } die
       *[other] , +{ $dice } dice
    }{ $footprints ->
        [0] {""}
        [one] , +{ $footprints } footprint
       *[other] , +{ $footprints } footprints
    }.
die-taken = { $seat }: { $card } brings a { $die }.
no-die = { $seat }: there is no die left for { $card }.
black-die = The black die enters the game in the { $section } section.
black-die-moved = { $seat } move{ you.s } the black die to the { $section } section.
dismissed = { $seat } send{ you.s } { $card } to the graveyard.
nobody-wanted = To the graveyard: { $card }.
rolls =
    { $seat } roll{ you.s } { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }.
takes-power = { $seat }: a reroll from a companion’s power.
takes-token = { $seat }: a reroll token is spent.
takes-track = { $seat }: back to { $light } on the score track for a reroll.
rerolls = { $seat }: { $die }, { $from } becomes { $to }.
sets = { $seat } turn{ you.s } a { $die } to { $to }.
faces-pay =
    { $seat }: dice pay out{ $light ->
        [0] {""}
       *[other] , +{ $light } light
    }{ $footprints ->
        [0] {""}
        [one] , +{ $footprints } footprint
       *[other] , +{ $footprints } footprints
    }{ $fireflies ->
        [0] {""}
        [one] , +{ $fireflies } firefly
       *[other] , +{ $fireflies } fireflies
    }{ $rerolls ->
        [0] {""}
        [one] , +{ $rerolls } reroll
       *[other] , +{ $rerolls } rerolls
    }{ $lost-light ->
        [0] {""}
       *[other] , −{ $lost-light } light
    }{ $lost-footprints ->
        [0] {""}
        [one] , −{ $lost-footprints } footprint
       *[other] , −{ $lost-footprints } footprints
    }.
black-die-bites = { $seat }: the black die costs two light, { $light } left.
black-die-cancels = { $seat }: the black die cancels { $symbol }.
fires =
    { $seat }: { $card }{ $times ->
        [1] {""}
       *[other] {" "}×{ $times }
    }{ $light ->
        [0] {""}
       *[other] , +{ $light } light
    }{ $footprints ->
        [0] {""}
        [one] , +{ $footprints } footprint
       *[other] , +{ $footprints } footprints
    }{ $fireflies ->
        [0] {""}
        [one] , +{ $fireflies } firefly
       *[other] , +{ $fireflies } fireflies
    }{ $rerolls ->
        [0] {""}
        [one] , +{ $rerolls } reroll
       *[other] , +{ $rerolls } rerolls
    }{ $lost-light ->
        [0] {""}
       *[other] , −{ $lost-light } light
    }{ $lost-footprints ->
        [0] {""}
        [one] , −{ $lost-footprints } footprint
       *[other] , −{ $lost-footprints } footprints
    }.
spell-fires =
    { $seat }: the { $card } strikes{ $light ->
        [0] {""}
       *[other] , +{ $light } light
    }{ $footprints ->
        [0] {""}
        [one] , +{ $footprints } footprint
       *[other] , +{ $footprints } footprints
    }{ $fireflies ->
        [0] {""}
        [one] , +{ $fireflies } firefly
       *[other] , +{ $fireflies } fireflies
    }{ $rerolls ->
        [0] {""}
        [one] , +{ $rerolls } reroll
       *[other] , +{ $rerolls } rerolls
    }{ $lost-light ->
        [0] {""}
       *[other] , −{ $lost-light } light
    }{ $lost-footprints ->
        [0] {""}
        [one] , −{ $lost-footprints } footprint
       *[other] , −{ $lost-footprints } footprints
    }.
buried = { $seat }: { $card } goes to the graveyard.
die-returned = { $seat }: a { $die } returns to the reserve.
spell-taken = { $seat } take{ you.s } a spell, face down.
catches = { $seat }: { $card } comes back from the graveyard.
walks =
    { $seat } walk{ you.s } to { $space }{ $light ->
        [0] {""}
       *[other] , +{ $light } light
    }{ $footprints ->
        [0] {""}
        [one] , +{ $footprints } footprint
       *[other] , +{ $footprints } footprints
    }{ $fireflies ->
        [0] {""}
        [one] , +{ $fireflies } firefly
       *[other] , +{ $fireflies } fireflies
    }{ $rerolls ->
        [0] {""}
        [one] , +{ $rerolls } reroll
       *[other] , +{ $rerolls } rerolls
    }{ $lost-light ->
        [0] {""}
       *[other] , −{ $lost-light } light
    }{ $lost-footprints ->
        [0] {""}
        [one] , −{ $lost-footprints } footprint
       *[other] , −{ $lost-footprints } footprints
    }.
passes =
    { $seat } on the way{ $light ->
        [0] {""}
       *[other] , +{ $light } light
    }{ $footprints ->
        [0] {""}
        [one] , +{ $footprints } footprint
       *[other] , +{ $footprints } footprints
    }{ $fireflies ->
        [0] {""}
        [one] , +{ $fireflies } firefly
       *[other] , +{ $fireflies } fireflies
    }{ $rerolls ->
        [0] {""}
        [one] , +{ $rerolls } reroll
       *[other] , +{ $rerolls } rerolls
    }{ $lost-light ->
        [0] {""}
       *[other] , −{ $lost-light } light
    }{ $lost-footprints ->
        [0] {""}
        [one] , −{ $lost-footprints } footprint
       *[other] , −{ $lost-footprints } footprints
    }.
camps = { $seat } make{ you.s } camp: { $space }.
sails =
    { $seat }: a boat sails, { $from } → { $to }{ $light ->
        [0] {""}
       *[other] , +{ $light } light
    }{ $footprints ->
        [0] {""}
        [one] , +{ $footprints } footprint
       *[other] , +{ $footprints } footprints
    }{ $fireflies ->
        [0] {""}
        [one] , +{ $fireflies } firefly
       *[other] , +{ $fireflies } fireflies
    }{ $rerolls ->
        [0] {""}
        [one] , +{ $rerolls } reroll
       *[other] , +{ $rerolls } rerolls
    }{ $lost-light ->
        [0] {""}
       *[other] , −{ $lost-light } light
    }{ $lost-footprints ->
        [0] {""}
        [one] , −{ $lost-footprints } footprint
       *[other] , −{ $lost-footprints } footprints
    }.
spell-given-up = { $seat } give{ you.s } up the { $spell }.
placed-anew = Rolled again for the encounter board: { $die }, { $section }.
comes = The { $section } section: { $card }.
over = The last day is over.
final = { $seat }: { $light } light gathered, cards { $cards }, journey { $journey }, fireflies { $fireflies }, footprints { $footprints }. Together { $total }.
arthur-tile = Arthur: { $tile }, company at { $company }, +{ $light } light.
arthur-lays = A new tile of Arthur’s lies in the { $section } section: { $tile }.
arthur-climbs = Arthur’s camp climbs to { $space }.
arthur-last-day = Arthur’s tiles have run out: this day is the last.
arthur-shuffles = Arthur’s tiles are shuffled anew. From tomorrow on companions come from deck B.
arthur-sails = Arthur’s boat sails, { $from } → { $to }.
arthur-final = Arthur: { $light } light gathered, journey { $journey }, footprints { $footprints }. Together { $total }.

## Questions

ask-chooseadventurer = Which adventurer do you play?
ask-arthurdice = Which large die does Arthur get?
ask-recruit = Whom do you recruit?
ask-moveblackdie = The black die lies here. Kaar lets you move it first.
ask-dismiss = Which companion goes to the graveyard?
ask-choosedie = Which die does the Sketal bring?
ask-reroll =
    { $symbols ->
        [0] Reroll anything?
        [one] One reroll symbol in hand: which die?
       *[other] { $symbols } reroll symbols in hand: which die?
    }
ask-seconddie = A second die with the same symbol?
ask-turndie = Which face?
ask-noonorder = Which effect comes next?
ask-catch = Whom does Cromaug bring back?
ask-returndie = Which die goes back to the reserve?
ask-walk = Where does your company go?
ask-giveup = Whom or what do you give up?
ask-sail = Which boat sails?
ask-steer = Where does Arthur’s boat sail?

## Answers

do-adventurer = { $a }
do-arthur = { $a }
do-recruit =
    { $a }{ $dice ->
        [0] {""}
        [one] , { $dice } die
       *[other] , { $dice } dice
    }{ $footprints ->
        [0] {""}
        [one] , { $footprints } footprint
       *[other] , { $footprints } footprints
    }
do-dismiss = { $a }
do-move = Move the black die to the { $a } section
do-keep = Take the black die along
do-die = { $a }
do-power = A companion’s power
do-token = A reroll token
do-track = Back to { $light } on the score track
do-reroll = Reroll die { $a }: { $die }, { $face }
do-and = And die { $a }: { $die }, { $face }
do-alone = Just that one
do-set = Turn die { $a }: { $die }, { $face }
do-face = { $a }
do-done = Done, on to noon
do-apply = { $a }
do-catch = { $a }
do-nobody = Nobody
do-return = { $die }, { $face }
do-walk =
    { $cost ->
        [0] To { $a }
       *[other] To { $a } ({ $cost ->
        [one] { $cost } footprint
       *[other] { $cost } footprints
    })
    }
do-pay = To { $a }, for a footprint
do-camp = Make camp here
do-stop = Stop for today
do-sail =
    { $fee ->
        [0] { $a } → { $b }
       *[other] { $a } → { $b } ({ $fee ->
        [one] { $fee } footprint
       *[other] { $fee } footprints
    })
    }
do-stay = No boat sails
do-give = { $a }
do-steer = { $a } → { $b }

## The end

score-light = Light gathered
score-cards = Cards
score-camp = Camp
score-boats = Boats
score-fireflies = Fireflies
score-footprints = Footprints
end-eight-days = The eighth day is over.
end-arthur-beaten = Arthur is beaten: you bring back more light than he does.
end-arthur-wins = Arthur brings back at least as much light as you.

## Bots and their reasons

bot-novice = Novice
    .help = takes what glows now and walks where it can
bot-skilled = Skilled
    .help = counts the odds of its dice and looks a few days ahead
bot-expert = Expert
    .help = computes what every companion, reroll and path is worth to the end of the game
bot-master = Master
    .help = like the expert, and rehearses the day with the best companions before it takes one
why-expects = I expect about { $value } light from the rest of the game this way.
why-better = That is about { $value } more than the next best choice.
why-dice = These dice should give about { $value } light.
why-journey = The journey is worth about { $value } light to me from there.
why-gain = That should bring about { $value } light more than it costs.
why-gains-little = On average that brings a little more than it costs.
why-enough = No further symbol can be expected to bring more than it costs.
why-dismiss = Of these, your rival would gain most from it.
why-adventurer = In many games among the bots this one did best.

## The table without pictures

show-day = Day { $round } of { $rounds }
show-arthur = Arthur
show-around = Around the board
show-adventurer = Adventurer
show-dice = Dice
show-company = Company
show-camp = Camp
show-boats = Boats
show-total = If the game ended now: { $light }
show-marker = company marker at { $company }
show-aside = set aside
show-reserve = Reserve
show-graveyard = Graveyard
show-nothing = empty
show-alike = { $dice } alike
show-skull = to the graveyard
show-end = { $light } at the end
show-used = used
show-lit = fireflies { $fireflies } of { $companions }
show-power-reroll = a reroll every day
show-power-any-die = a large die of any colour
show-power-immune = protected from the black die
show-cast = every rival takes a spell
show-catch = another companion from the graveyard
show-kill = the newest companion to the graveyard
show-light = { $light } light
show-footprints =
    { $footprints ->
        [one] { $footprints } footprint
       *[other] { $footprints } footprints
    }
show-fireflies =
    { $fireflies ->
        [one] { $fireflies } firefly
       *[other] { $fireflies } fireflies
    }
show-rerolls =
    { $rerolls ->
        [one] { $rerolls } reroll
       *[other] { $rerolls } rerolls
    }
no-nature = no nature
no-water = no water
no-air = no air
no-fire = no fire
no-mineral = no mineral

## Statistics of many games

stat-final = Light at the end, by where it comes from
    .help = Per player, on average.
stat-gathered = Light gathered on the way, by source
    .help = Per player, on average, beyond the light everybody begins with. Losses are negative.
stat-from-adventurer = adventurer
stat-from-companions = companions
stat-from-dice = yellow dice
stat-from-journey = symbols of the journey
stat-from-track = rerolls from the score track
stat-from-spells = spells
stat-from-black-die = black die
stat-won-by-adventurer = Wins by adventurer
    .help = Of all games with this adventurer, the share that was won. A shared victory counts for everyone who shares it.
stat-light-by-adventurer = Light by adventurer
    .help = The final count, on average.
stat-won-by-turn = Wins by order of play
    .help = Counted from the first player of the first day. A shared victory counts for everyone who shares it.
stat-taken = Companions taken
    .help = How often a companion is recruited when it comes to the encounter board.
stat-fired = How often companions fire
    .help = How many times its effect fires, on average, while it is in a company.
stat-died = Companions lost
    .help = How often a companion that joined a company ends in the graveyard.

## Why not: the numbers behind a refusal

because-need = You need a die of yours with { $symbol } that has not been used today, or a footprint.
because-forbid = Your dice show { $symbol }: without a footprint this path is closed.
because-footprints = Footprints: this takes { $cost }, you have { $have }.
