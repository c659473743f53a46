## The game

game-name = Spirit Island
game-blurb = Strangers land on the coast, and the land sickens under their towns. You are the spirits of the island: grow, reach out and frighten them away, together with the Dahan, before the island dies. For one to four, all against the invaders.

game-feel = You are the spirits of an island: together, drive strangers into the sea.

preset-first = First game
    .help = Alone as the River, by the beginners’ rules: new powers from a list, no blight card.
preset-usual = Usual
    .help = Two spirits of your choice, the full rules, a skilled ally.
preset-hard = Hard
    .help = Brandenburg-Prussia at level 3, and an expert beside you.

## Options

option-spirit-1 = Spirit
    .help = The spirit of the first player.
option-spirit-1-chosen = chosen at the table
    .help = Chosen when the game begins.
option-spirit-1-random = by lot
    .help = Any spirit that nobody else plays.
option-spirit-1-lightnings-swift-strike = { spirit-lightnings-swift-strike }
    .help = { spirit-lightnings-swift-strike.style }
option-spirit-1-river-surges-in-sunlight = { spirit-river-surges-in-sunlight }
    .help = { spirit-river-surges-in-sunlight.style }
option-spirit-1-vital-strength-of-the-earth = { spirit-vital-strength-of-the-earth }
    .help = { spirit-vital-strength-of-the-earth.style }
option-spirit-1-shadows-flicker-like-flame = { spirit-shadows-flicker-like-flame }
    .help = { spirit-shadows-flicker-like-flame.style }
option-spirit-1-thunderspeaker = { spirit-thunderspeaker }
    .help = { spirit-thunderspeaker.style }
option-spirit-1-a-spread-of-rampant-green = { spirit-a-spread-of-rampant-green }
    .help = { spirit-a-spread-of-rampant-green.style }
option-spirit-1-oceans-hungry-grasp = { spirit-oceans-hungry-grasp }
    .help = { spirit-oceans-hungry-grasp.style }
option-spirit-1-bringer-of-dreams-and-nightmares = { spirit-bringer-of-dreams-and-nightmares }
    .help = { spirit-bringer-of-dreams-and-nightmares.style }
option-other-spirits = Other spirits
    .help = The spirits of the other players.
option-other-spirits-chosen = chosen at the table
    .help = Chosen when the game begins.
option-other-spirits-random = by lot
    .help = Any spirit that nobody else plays.
option-boards = Boards
    .help = The board of the first player; the others follow in order.
option-boards-random = by lot
    .help = Any boards in any order.
option-boards-A = A
    .help = The first player has board A.
option-boards-B = B
    .help = The first player has board B.
option-boards-C = C
    .help = The first player has board C.
option-boards-D = D
    .help = The first player has board D.
option-corners = Corners touch
    .help = Where four boards meet, diagonal lands are adjacent too.
option-corners-true = yes
    .help = Only matters with four spirits.
option-corners-false = no
    .help = Only lands that share a border are adjacent.
option-blight-card = Blight card
    .help = A card that is turned over when its blight is used up.
option-blight-card-true = yes
    .help = Two sides, and surprises on the second.
option-blight-card-false = no
    .help = One supply of blight: good for a first game.
option-progression = Power progression
    .help = The four simple spirits take new powers from a list.
option-progression-true = yes
    .help = No choosing among four cards: good for a first game.
option-progression-false = no
    .help = Draw four, keep one.
option-bonus-growth = Bonus growth
    .help = Makes the game a little easier.
option-bonus-growth-true = yes
    .help = Every spirit grows once before the first turn.
option-bonus-growth-false = no
    .help = The usual beginning.
option-first-explore = First explore
    .help = Without it the game is easier.
option-first-explore-true = yes
    .help = The invaders explore once during set-up.
option-first-explore-false = no
    .help = The invaders begin in the first turn.

## Names

A1 = A1
A2 = A2
A3 = A3
A4 = A4
A5 = A5
A6 = A6
A7 = A7
A8 = A8
B1 = B1
B2 = B2
B3 = B3
B4 = B4
B5 = B5
B6 = B6
B7 = B7
B8 = B8
C1 = C1
C2 = C2
C3 = C3
C4 = C4
C5 = C5
C6 = C6
C7 = C7
C8 = C8
D1 = D1
D2 = D2
D3 = D3
D4 = D4
D5 = D5
D6 = D6
D7 = D7
D8 = D8
ocean-A = the ocean of board A
ocean-B = the ocean of board B
ocean-C = the ocean of board C
ocean-D = the ocean of board D
source-island = The Dahan
word-minor = minor power
word-major = major power
word-next = the next card of the list
word-energy = energy
word-cards = card
word-in = in
word-out = out
word-ravage = ravage
word-build = build
word-order = in order
rule-no-explore-two-dahan = no exploring into lands with 2 or more Dahan
rule-no-build-more-dahan = no building where Dahan outnumber towns and cities
rule-no-build-dahan = no building in lands with Dahan
rule-no-build-city = no building in lands with a city
rule-no-city-coastal = no cities built in coastal lands
rule-no-build-coastal = no building in coastal lands

## What happens

becomes = { $seat }: { $spirit }.
lays-board = { $seat }: { $board }.
starts = { $seat } begin{ you.s } in { $land }.
turn-begins = Turn { $turn }.
time-passes = Time passes: damage heals, cards played are discarded.
phase-begins = { $phase }.
grows = { $seat }, growth { $n }: { $growth }
income = { $seat }: income, energy +{ $energy }.
gains-energy = { $seat }: energy +{ $energy }.
gains-plays = { $seat } may play { $cards ->
    [one] one more card
   *[other] { $cards } more cards
}.
drowned-energy = { $seat }: the drowned give { $energy } energy.
gains-element = { $seat }: { $element }.
draws-card = { $seat } draw{ you.s }: { $power }.
gains-card = { $seat } keep{ you.s }: { $power }.
gives-card = { $seat } give{ you.s } { $power } to { $seats }.
forgets = { $seat } forget{ you.s }: { $power }.
puts-back = { $seat } discard{ you.s } the other { $cards ->
    [one] card
   *[other] { $cards } cards
}.
reclaims = { $seat } reclaim{ you.s }: { $power }.
reclaims-all = { $seat } reclaim{ you.s } { $cards ->
    [one] the discarded card
   *[other] all { $cards } discarded cards
}.
reshuffles = Shuffled again: { $deck }.
plays = { $seat } play{ you.s } { $power } for { $cost }.
is-ready = { $seat } { you.is } ready.
is-done = { $seat } { you.is } done with this phase.
uses-at = { $seat } use{ you.s } { $power } in { $land }.
uses-on = { $seat } use{ you.s } { $power } for { $seats }.
presence-added = { $seat }: presence in { $land }.
presence-moves = { $seat }: presence from { $land } to { $to }.
presence-destroyed = { $seat } lose{ you.s } presence in { $land }.
chokes = { $seat } choke{ you.s } { $land }: nothing happens there.
rescues = { $seat } carr{ you.ies } a Dahan to { $land }.
adds =
    { $land }: + { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }.
removes =
    { $land }: { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    } removed.
destroys =
    { $land }: { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    } destroyed.
drowns =
    { $land }: { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    } drowned.
dreams =
    { $land }: { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    } dies in a dream.
damages =
    { $land }: { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    } takes { $points } damage.
moves =
    { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }: { $land } → { $to }.
replaces =
    { $land }: { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    } becomes { $new }{ $count ->
        [1] {""}
       *[other] {" "}(×{ $count })
    }.
fear = Fear +{ $fear }.
earns-fear-card = A fear card is earned; left: { $left }.
terror-rises = Terror level { $level }.
reveals-fear = Fear card: “{ $card }”.
resolves-fear = { $card }, level { $level }.
rule-this-turn = This turn: { $rule }.
defends = { $land }: defend +{ $defend }.
skips-actions = { $land }: no invader actions this turn.
blight-added = { $land }: blight; left on the card: { $left }.
blight-removed = { $land }: blight is healed.
island-blighted = The island is blighted: { $card }.
ravages = Ravage ({ $card }).
ravage-damage = { $land } is ravaged, damage { $damage }.
builds = Build ({ $card }).
explores = Explore ({ $card }).
game-ends = { $reason }

## Questions

ask-choose-spirit = Which spirit will you be?
ask-start = Where does { $spirit } begin?
ask-growth = { $spirit }: choose a growth option.
ask-grow-next = Growth: what next? Left to do: { $left }.
ask-take-presence = Which presence goes to { $land }?
ask-tide-in = One presence flows into { $land }: from where?
ask-tide-out = One presence flows out of { $land }: where to?
ask-which-deck = A minor or a major power?
ask-keep = Which card do you keep?
ask-forget = Which card do you forget?
ask-give = Give a card to { $seats }?
ask-play-now = { $source }: play { $power } at once?
ask-play-cards =
    { $plays ->
        [0] No more cards can be played
        [one] Play up to { $plays } card
       *[other] Play up to { $plays } cards
    }; energy: { $energy }.
ask-use-fast = Fast powers: use one, or end the phase.
ask-use-slow = Slow powers: use one, or end the phase.
ask-target = { $power }: choose the target.
ask-choose-part = { $source }: choose one.
ask-threshold = { $source }: use the threshold?
ask-damage = { $source }: deal damage; left: { $points }.
ask-pick-piece = { $source }: choose a piece; left: { $left }.
ask-push = { $source }: push from { $land }; left: { $left }.
ask-gather = { $source }: gather into { $land }; left: { $left }.
ask-flee =
    A nightmare in { $land }: where does the { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    } flee?
ask-follow = A Dahan went from { $land } to { $to }: does presence follow?
ask-rescue = A Dahan is in { $land }: to which coast?
ask-which-land = { $source }: choose a land.
ask-which-element = { $source }: choose an element; left: { $left }.
ask-reveal-fear = Which fear card is turned up?
ask-remove = { $source }: remove an invader.
ask-remove-worth = { $source }: remove invaders; health left: { $left }.
ask-cascade = Blight spreads from { $land }: where to?
ask-wither = The blighted island: destroy one of your presence.
ask-wither-forget = The blighted island: destroy one of your presence or forget a card.
ask-ravage-order = Which land is ravaged next?
ask-choke = { $land }, { $what }: give up presence to stop it?
ask-mourn = Dahan fell in { $land }. Presence to destroy: { $left }.
ask-save-card = Time passes: which card goes back to your hand?

## Answers

do-become = { $spirit }
do-start = begin in { $land }
do-growth = { $n }. { $growth }
do-presence = presence to { $land } (range { $n })
do-presence-ocean = presence to { $land }
do-gain = gain: { $what }
do-keep = keep { $power }
do-forget = forget { $power }
do-reclaim = reclaim { $power }
do-give = give { $power }
do-play = play { $power }
do-ready = ready
do-track = from the { $what } track
do-destroyed = from the destroyed presence
do-from = from { $land }
do-to = to { $land }
do-tide = tide: { $what }
do-use = use { $power }
do-hasten = use { $power } as a fast power
do-repeat = repeat { $power }, paying its cost again
do-strengthen = repeat { $power } for free
do-element = { $element }
do-done = end the phase
do-at = { $land }
do-far = { $land }, for 1 energy
do-spirit = { $seat }
do-yes = yes
do-no = no
do-enough = enough
do-pass = pass
do-push =
    push { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }{ $dream ->
        [0] {""}
       *[other] {" "}(☾{ $dream })
    } to { $land }
do-gather =
    gather { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }{ $dream ->
        [0] {""}
       *[other] {" "}(☾{ $dream })
    } from { $land }
do-hit =
    1 damage to { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }{ $dream ->
        [0] {""}
       *[other] {" "}(☾{ $dream })
    } in { $land }
do-kill =
    destroy with damage: { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }{ $dream ->
        [0] {""}
       *[other] {" "}(☾{ $dream })
    } in { $land }
do-destroy =
    destroy { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }{ $dream ->
        [0] {""}
       *[other] {" "}(☾{ $dream })
    } in { $land }
do-remove =
    remove { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }{ $dream ->
        [0] {""}
       *[other] {" "}(☾{ $dream })
    } from { $land }
do-replace =
    replace { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }{ $dream ->
        [0] {""}
       *[other] {" "}(☾{ $dream })
    } in { $land }
do-move =
    move { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }{ $dream ->
        [0] {""}
       *[other] {" "}(☾{ $dream })
    } from { $land }
do-drown =
    drown { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }{ $dream ->
        [0] {""}
       *[other] {" "}(☾{ $dream })
    } in { $land }
do-land = { $land }
do-cascade = { $land }
do-lose = presence in { $land }
do-ravage = { $land }
do-in = { $what }
do-save = to { $land }
do-reveal = card { $n }

## The end

end-terror-1 = No invaders are left: the spirits win.
end-terror-2 = No towns and cities are left: the spirits win.
end-terror-3 = No cities are left: the spirits win.
end-fear = The last fear card is earned: the invaders flee, the spirits win.
end-sacrifice = A sacrifice victory: the island is saved at the last moment.
end-blight = The blight has taken the island: defeat.
end-presence = A spirit has no presence left: defeat.
end-deck = The invader deck is empty: the island is settled, defeat.
score-victory = Victory
score-difficulty = Difficulty
score-deck-left = Invader cards left
score-deck-used = Invader cards used
score-dahan = Dahan
score-blight = Blight
advice-0 = Advice: try the same difficulty again.
advice-1 = Advice: next time one step harder.
advice-2 = Advice: next time two steps harder.

## Bots

bot-novice = Novice
    .help = takes what looks best at once, and overlooks things
bot-skilled = Skilled
    .help = plays the turn through in thought, in several ways it could go, and prepares for the turns after it
bot-expert = Expert
    .help = tries many hands of cards on the whole turn, alone on the next one too, knows the strengths of its spirit and counts on its allies
bot-master = Master
    .help = like the expert, over more hands and more ways on, and thinks every power through to its last question
why-play =
    { $power } belongs to the best set of cards for this turn: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
why-ready = No further card would help this turn.
why-keep = { $power } does most here and fits the innate powers.
why-forget = { $power } is missed least.
why-done = No power left is worth using.
why-blight = By the end of the turn there is { $count } less blight on the island than the next best way leaves.
why-presence = By the end of the turn there is { $count } more presence on the island than the next best way leaves.
why-cities =
    { $count ->
        [one] By the end of the turn there is one city fewer than the next best way leaves.
       *[other] By the end of the turn there are { $count } cities fewer than the next best way leaves.
    }
why-towns =
    { $count ->
        [one] By the end of the turn there is one town fewer than the next best way leaves.
       *[other] By the end of the turn there are { $count } towns fewer than the next best way leaves.
    }
why-fear = It makes { $count } more fear than the next best way.
why-dahan =
    { $count ->
        [one] By the end of the turn there is one more Dahan on the island than the next best way leaves.
       *[other] By the end of the turn there are { $count } more Dahan on the island than the next best way leaves.
    }
why-explorers =
    { $count ->
        [one] By the end of the turn there is one explorer fewer than the next best way leaves.
       *[other] By the end of the turn there are { $count } explorers fewer than the next best way leaves.
    }
why-energy = It leaves { $count } more energy than the next best way.
why-readier = The turn ends much the same as with the next best way; this is the better start into the turns to come.
why-wins = Played through in thought, this wins.

## The table without pictures

show-turn = Turn { $turn }: { $phase }
show-invader-deck = Invader deck
show-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
show-terror = Terror level { $level }
show-fear = Fear: { $fear } of { $size }
show-fear-cards = Fear cards to earn
show-blight = Blight on the card: { $blight }
show-damaged = damaged: { $pieces }
show-presence = presence of { $who }: { $n }
show-defend = defend { $defend }
show-skipped = no invader actions
show-ravage = ravage ahead: damage { $damage }
show-build = build ahead: { $piece }
show-energy = energy { $energy } (+{ $income } a turn)
show-plays = card plays a turn: { $plays }
show-destroyed = destroyed presence: { $n }
show-elements = Elements
show-hand = Hand
show-played = In play
show-discard = Discarded
show-offer = To choose from
show-levels = levels: { $met } of { $all }

## Statistics

stat-won = Victories
    .help = How often the spirits win.
stat-won-games = all games
stat-endings = How games ended
    .help = The condition that ended the game.
stat-turns = Turns
    .help = How long a game lasted.
stat-turns-game = in a game
stat-fear-made = Fear
    .help = Fear from all sources.
stat-fear-points = in a game
stat-blight-added = Blight
    .help = Blight added in a game.
stat-destroyed = Destroyed
    .help = Pieces destroyed in a game.
stat-added = Added
    .help = Pieces added in a game.
stat-powers-used = Powers used
    .help = Cards and innate powers, repeats too.
stat-cards-played = Cards played
    .help = Power cards put into play.
stat-presence-lost = Presence lost
    .help = Presence destroyed in a game.

## Talking it over

option-objections = Objections
    .help = Common choices: what is ravaged first, where blight spreads, whom the Dahan strike.
option-objections-false = no
    .help = One player decides at once.
option-objections-true = yes
    .help = The others agree first, or ask to wait; then anyone may decide.
proposes = { $seat } make{ you.s } a proposal.
asks-to-wait = { $seat } ask{ you.s } to wait: the table talks it over.
ask-agree = { $seat } propose{ you.s }: { $land }. Do you agree?
ask-agree-do-kill = { $seat } propose{ you.s }: { do-kill }. Do you agree?
ask-agree-do-hit = { $seat } propose{ you.s }: { do-hit }. Do you agree?
ask-agree-do-destroy = { $seat } propose{ you.s }: { do-destroy }. Do you agree?
ask-agree-do-remove = { $seat } propose{ you.s }: { do-remove }. Do you agree?
ask-agree-do-in = { $seat } propose{ you.s }: { do-in }. Do you agree?
ask-agree-part-remove = { $seat } propose{ you.s }: { part-remove } ({ $land }). Do you agree?
do-agree = agree
do-wait = wait

## Parts of a text

kind-explorer-town = explorer or town
kind-town-city = town or city
kind-invader = invader
part-push = push: { $kind } ×{ $n }
part-push-up-to = push up to { $n }: { $kind }
part-push-per-dahan = push { $n } for each Dahan: { $kind }
part-gather = gather: { $kind } ×{ $n }
part-gather-up-to = gather up to { $n }: { $kind }
part-damage = damage: { $n }
part-damage-per-dahan = damage for each Dahan: { $n }
part-damage-per-blight = damage for each blight: { $n }
part-damage-each = damage { $n } to each: { $kind }
part-damage-different = 1 damage to as many different invaders as there are Dahan
part-destroy = destroy: { $kind } ×{ $n }
part-drown = drown: { $kind } ×{ $n }
part-remove = remove: { $kind } ×{ $n }
part-move = move: { $kind } ×{ $n }
part-replace = replace: { $kind } → { $new }
part-fear = fear: { $n }
part-fear-per-dahan = fear for each Dahan: { $n }
part-defend = defend { $n }
part-remove-blight = remove 1 blight
part-add-presence = add presence
part-gain-major = gain a major power

## Why not: the numbers behind a refusal

because-range = { $land } is { $away } away, you reach { $reach }.
because-cost = { $power } costs { $cost }, you have { $energy } energy.
because-elements = Missing for { $power }: { $elements }.
