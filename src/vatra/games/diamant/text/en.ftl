## The game

game-name = Diamant
game-blurb = Five caves full of rubies, and after every card one question: deeper into the dark, or back to camp with the find? For three to eight explorers with steady nerves.

game-feel = One more card — or the cave-in, just as everybody rejoiced?

preset-first = First game
    .help = No relics, open chests, three novices.
preset-usual = Usual
    .help = Numbered relics, closed chests, four skilled players.
preset-hard = Hard
    .help = Identical relics and five experts.

## Options

option-relics = Relics
    .help = Finds that only an explorer who goes back alone can carry out.
option-relics-none = no relics
    .help = The basic game.
option-relics-numbered = numbered relics
    .help = Worth 5, 7, 8, 10 and 12 points. One more is shuffled into the deck before every expedition.
option-relics-identical = identical relics
    .help = All five are in the deck from the start. The first three taken are worth 5 points each, the later ones 10.
option-chests = Chests
    .help = Whether the table shows what the others have in their chests. Nothing else changes.
option-chests-hidden = closed
    .help = You see only your own chest. Whoever wants to know the others’ has to remember.
option-chests-open = open
    .help = Everyone sees every chest.
option-unofficial = Unofficially for two
    .help = The printed game is made for three to eight.
option-unofficial-false = no
    .help = Three to eight players.
option-unofficial-true = yes
    .help = Two players may sit down too.

## Hazards

hazard-spider = giant spiders
hazard-snake = snakes
hazard-lava = lava pits
hazard-boulder = rolling boulders
hazard-ram = battering rams

## What happens. $seat is a player, $seats a list of players and $count how many they are.
## Relics are worth 5, 7, 8, 10 or 12 points; value 0 is a relic without a number.

enter = Cave { $cave }: all explorers go in.
relic-enters = A relic worth { $value } points is shuffled into the deck.
treasure =
    { $share ->
        [0] Treasure: { $value ->
            [one] { $value } ruby
           *[other] { $value } rubies
        }, too few to share. Everything stays on the path.
       *[other] Treasure: { $value ->
            [one] { $value } ruby
           *[other] { $value } rubies
        }. Each explorer inside pockets { $share }{ $rest ->
            [0] {""}
            [one] ; { $rest } stays on the path
           *[other] ; { $rest } stay on the path
        }.
    }
hazard = Hazard: { $hazard }! The first time in this cave, so only a warning.
relic =
    { $value ->
        [0] A relic lies on the path. Whoever goes back alone takes it.
       *[other] A relic worth { $value } points lies on the path. Whoever goes back alone takes it.
    }
deeper = Deeper: { $seats }.
back =
    { $gems ->
        [0] { $seat }: back to camp with an empty pocket.
        [one] { $seat }: back to camp, { $gems } ruby for the chest{ $share ->
            [0] .
           *[other] {" "}(from the path).
        }
       *[other] { $seat }: back to camp, { $gems } rubies for the chest{ $share ->
            [0] .
           *[other] {" "}({ $share } of them from the path).
        }
    }
takes-relic = { $seat }: out of the cave alone, and with a relic worth { $value } points!
strikes = Run, { $hazard } again!
flee =
    { $gems ->
        [0] Out with empty pockets: { $seats }.
        [one] Out with empty pockets: { $seats }. { $gems } ruby is lost.
       *[other] Out with empty pockets: { $seats }. { $gems } rubies are lost.
    }
left-behind =
    { $gems ->
        [one] { $gems } ruby from the path returns to the supply.
       *[other] { $gems } rubies from the path return to the supply.
    }
relic-lost =
    { $value ->
        [0] A relic stays in the cave and leaves the game.
       *[other] A relic worth { $value } points stays in the cave and leaves the game.
    }
barricade = A barricade closes cave { $cave }.
all-closed = All five caves are closed.

## The question. `.also`: other words that a person may type for it.

ask-decide = Deeper or back?
do-deeper = Deeper
    .help = on into the cave, the next card is turned
    .also = go on, on, forward
do-back = Back
    .help = to camp: your pocket and a share of the leftovers go into the chest
    .also = home, camp, return

## The end

score-gems = Gems in the chest
score-relics = Relics
end-caves-closed = The fifth expedition is over.

## Bots and their reasons

bot-novice = Novice
    .help = weighs the next card against what is at hand, and wavers when it is close
bot-skilled = Skilled
    .help = also counts the cards after the next one, when others have gone, and rarely wavers
bot-expert = Expert
    .help = reads the others’ habits, plays the cave on in thought, and varies its choices so as not to be read
why-danger =
    { $percent ->
        [0] The next card cannot end the expedition.
       *[other] The next card ends the expedition with a chance of { $percent }%, { $gems ->
            [0] and the pocket is empty anyway.
            [one] and { $gems } ruby would be lost.
           *[other] and { $gems } rubies would be lost.
        }
    }
why-gain =
    { $gems ->
        [one] On average it brings { $gems } ruby to each explorer inside; going back now brings about { $back }.
       *[other] On average it brings { $gems } rubies to each explorer inside; going back now brings about { $back }.
    }
why-relics =
    { $value ->
        [one] Whoever goes back alone also takes relics worth { $value } point.
       *[other] Whoever goes back alone also takes relics worth { $value } points.
    }
why-win = Playing the game out in thought, going back wins { $back }% of the time, going deeper { $deeper }%.
why-others =
    { $count ->
        [0] Nobody else is expected to go back now.
        [one] About { $count } other explorer is expected to go back now.
       *[other] About { $count } other explorers are expected to go back now.
    }
why-habit-pocket =
    { $gems ->
        [one] { $seat }: tends to go back with { $gems } ruby in the pocket.
       *[other] { $seat }: tends to go back with { $gems } rubies in the pocket.
    }
why-habit-hazards =
    { $hazards ->
        [one] { $seat }: tends to go back after { $hazards } hazard.
       *[other] { $seat }: tends to go back after { $hazards } hazards.
    }

## The table without pictures

show-cave = Cave { $cave } of { $caves }
show-over = The caves are closed
show-explorers = Explorers
show-path = Path
show-path-empty = no cards yet
show-treasure =
    { $left ->
        [0] treasure { $value }
       *[other] treasure { $value } ({ $left } left over)
    }
show-relic =
    { $value ->
        [0] relic
       *[other] relic { $value }
    }
show-left = Leftovers
show-rubies =
    { $gems ->
        [one] { $gems } ruby
       *[other] { $gems } rubies
    }
show-beware = Beware
show-deck = Deck
show-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }{ $dangers ->
        [0] {""}
       *[other] , { $dangers } of them dangerous
    }
show-removed = Out of the game
show-inside = in the cave
show-in-camp = in camp
show-pocket = pocket: { $gems }
show-chest = chest: { $gems }
show-chest-closed = chest closed
show-relics = relics: { $values }
show-decided = decision made
show-decided-deeper = decision: deeper
show-decided-back = decision: back

## Statistics of many games

stat-fled = Fled
    .help = Of all expeditions of an explorer, the share that ended in flight.
stat-depth = How deep before going back
    .help = Cards that lay open when an explorer went back, on average.
stat-gems = Rubies brought home
    .help = Per explorer and expedition, on average.
stat-fled-by-cave = Fled, cave by cave
    .help = Of all explorers who went in, the share that fled.
stat-cards-by-cave = Cards turned, cave by cave
    .help = Per expedition, on average.
stat-gems-by-cave = Rubies brought home, cave by cave
    .help = By all explorers together, on average.
stat-endings = How expeditions ended
    .help = Share of all expeditions.
stat-safe = everyone went back
stat-relics = Relics found
    .help = Per game, on average.
stat-relics-home = taken
stat-relics-lost = left behind
