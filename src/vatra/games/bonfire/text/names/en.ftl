## Tasks: names of ours, and what each asks for

task-b01 = The Pink Order
    .text = The pink guardian.
task-b02 = The Grey Order
    .text = The grey guardian.
task-b03 = The Brown Order
    .text = The brown guardian.
task-b04 = The Blue Order
    .text = The blue guardian.
task-b05 = Blooming Path
    .text = 1 path tile with a flower.
task-b06 = Orchard Path
    .text = 1 path tile with a fruit.
task-b07 = Herb Path
    .text = 1 path tile with a herb.
task-b08 = Shell Path
    .text = 1 path tile with a shell.
task-b09 = Gift to the Healers
    .text = 1 gift of yours on a herb island.
task-b10 = Gift of the Sea
    .text = 1 gift of yours on a shell island.
task-b11 = Gift of the Earth
    .text = 1 gift of yours on a root island.
task-b12 = Friend of the Flowers
    .text = 1 gnome with a flower on the card.
task-b13 = Friend of the Orchards
    .text = 1 gnome with a fruit on the card.
task-b14 = Friend of the Roots
    .text = 1 gnome with a root on the card.
task-b15 = Fair Wind
    .text = A group of 3 ship symbols in your fate area.
task-b16 = The Way Ahead
    .text = A group of 3 path symbols in your fate area.
task-b17 = Sisters’ Circle
    .text = A group of 3 guardian symbols in your fate area.
task-b18 = Gnome Gathering
    .text = A group of 3 gnome symbols in your fate area.
task-b19 = Two Flames
    .text = A blue and a red Bonfire.
task-b20 = Full Baskets
    .text = 2 each of 2 resources, gold not counted.
task-b21 = Three Landings
    .text = 1 gift of yours on each of 3 islands.
task-b22 = Welcome Guest
    .text = 2 gifts of yours on one island.
task-r01 = A Common Cause
    .text = The condition of 1 common task met.
task-r02 = Three Gates
    .text = 3 portals.
task-r03 = Side by Side
    .text = 2 neighbouring path tiles with the same resource.
task-r04 = Three Helpers
    .text = 3 gnomes.
task-r05 = Treasury
    .text = 4 gold.
task-r06 = Every Colour of Fire
    .text = A Bonfire of each of the three colours.
task-r07 = Bouquet
    .text = 3 flowers.
task-r08 = Harvest
    .text = 3 fruits.
task-r09 = Healing Brew
    .text = 3 herbs.
task-r10 = Shell Necklace
    .text = 3 shells.
task-r11 = Root Cellar
    .text = 3 roots.
task-r12 = Two Shores in Bloom
    .text = A gift of yours on both flower islands.
task-r13 = Two Orchards
    .text = A gift of yours on both fruit islands.
task-r14 = Two Meadows
    .text = A gift of yours on both herb islands.
task-r15 = Two Bays
    .text = A gift of yours on both shell islands.
task-r16 = Two Groves
    .text = A gift of yours on both root islands.
task-r17 = Little Lights
    .text = 4 blue tasks or Bonfires.
task-r18 = Four Sisters
    .text = 4 guardians.
task-r19 = Word from Overseas
    .text = A group of 3 task symbols and a group of 3 ship symbols in your fate area.
task-r20 = Sisters’ Bidding
    .text = A group of 3 task symbols and a group of 3 guardian symbols in your fate area.
task-r21 = Road to the Flame
    .text = A group of 3 Great Bonfire symbols and a group of 3 path symbols in your fate area.
task-r22 = Gnomes by the Fire
    .text = A group of 3 Great Bonfire symbols and a group of 3 gnome symbols in your fate area.
task-y01 = Five Gates
    .text = 5 portals.
task-y02 = Great Voyage
    .text = 1 gift of yours on each of 5 islands.
task-y03 = Red Glow
    .text = 4 red tasks or Bonfires.
task-y04 = Merry Company
    .text = 5 gnomes.
task-y05 = Wisdom of the Elders
    .text = 3 elders.
task-y06 = Isle of Friends
    .text = 3 gifts of yours on one island.
task-y07 = Open Hand
    .text = One of your gift piles used up.
task-y08 = Crimson Road
    .text = 3 path tiles with a red crystal.
task-y09 = Golden Glow
    .text = 4 yellow tasks or Bonfires, this one included.
task-y10 = City of Lights
    .text = 5 Bonfires.
task-y11 = Azure Road
    .text = 4 path tiles with a blue crystal.
task-y12 = Rich Stores
    .text = 3 each of 2 resources, gold not counted.
task-y13 = Old Friend
    .text = 2 gifts of yours on each of 3 islands.
task-y14 = A Whole Heap
    .text = 5 of one resource, gold not counted.
task-y15 = Proud Fleet
    .text = 5 ship tokens.
task-y16 = Kindling
    .text = 5 Great Bonfire tokens.
task-y17 = Open Doors
    .text = 5 gnome tokens.
task-y18 = Signs of Fate
    .text = All highlighted cells of your fate area covered.
task-y19 = Home Again
    .text = 2 guardians beside Bonfires.
task-y20 = Pattern of Fate
    .text = Two groups of 4 equal symbols each in your fate area.
task-y21 = Gold of Fate
    .text = All gold cells of your fate area covered.
task-y22 = From Edge to Edge
    .text = Both outermost columns of your fate area covered.

## Conditions of tasks, by kind. Things come as ids: flower, ship, pink, blue …

condition-has-guardian =
    the { $guardian ->
        [own] own
        [pink] pink
        [grey] grey
        [brown] brown
       *[blue] blue
    } guardian
condition-path-with-resource =
    { $n ->
        [one] { $n } path tile
       *[other] { $n } path tiles
    } with { $resource ->
        [flower] a flower
        [fruit] a fruit
        [herb] a herb
        [shell] a shell
       *[root] a root
    }
condition-gift-on-resource-island =
    { $n ->
        [one] { $n } gift of yours
       *[other] { $n } gifts of yours
    } on a { $resource ->
        [flower] flower
        [fruit] fruit
        [herb] herb
        [shell] shell
       *[root] root
    } island
condition-gnome-with-resource =
    { $n ->
        [one] { $n } gnome
       *[other] { $n } gnomes
    } with { $resource ->
        [flower] a flower
        [fruit] a fruit
        [herb] a herb
        [shell] a shell
       *[root] a root
    } on the card
condition-fate-group =
    a group of { $n } { $token ->
        [ship] ship
        [path] path
        [task] task
        [great-bonfire] Great Bonfire
        [guardian] guardian
       *[gnome] gnome
    } symbols in your fate area
condition-fate-two-groups =
    a group of { $n } { $token ->
        [ship] ship
        [path] path
        [task] task
        [great-bonfire] Great Bonfire
        [guardian] guardian
       *[gnome] gnome
    } symbols and a group of { $n } { $other ->
        [ship] ship
        [path] path
        [task] task
        [great-bonfire] Great Bonfire
        [guardian] guardian
       *[gnome] gnome
    } symbols in your fate area
condition-fate-two-any-groups = two groups of { $n } equal symbols each in your fate area
condition-bonfires-of-two-colours =
    a { $colour ->
        [blue] blue
        [red] red
       *[yellow] yellow
    } and a { $other ->
        [blue] blue
        [red] red
       *[yellow] yellow
    } Bonfire
condition-bonfires-of-all-colours = a Bonfire of each of the three colours
condition-resource-sets = { $each } each of { $kinds } resources, gold not counted
condition-gifts-on-distinct-islands =
    { $each ->
        [one] { $each } gift of yours
       *[other] { $each } gifts of yours
    } on each of { $islands } islands
condition-gifts-on-one-island =
    { $n ->
        [one] { $n } gift of yours
       *[other] { $n } gifts of yours
    } on one island
condition-common-tasks-fulfilled =
    the condition of { $n ->
        [one] { $n } common task
       *[other] { $n } common tasks
    } met
condition-portals =
    { $n ->
        [one] { $n } portal
       *[other] { $n } portals
    }
condition-gnomes =
    { $n ->
        [one] { $n } gnome
       *[other] { $n } gnomes
    }
condition-elders =
    { $n ->
        [one] { $n } elder
       *[other] { $n } elders
    }
condition-guardians =
    { $n ->
        [one] { $n } guardian
       *[other] { $n } guardians
    }
condition-bonfires =
    { $n ->
        [one] { $n } Bonfire
       *[other] { $n } Bonfires
    }
condition-gold = { $n } gold
condition-adjacent-paths-same-resource =
    { $n ->
        [one] { $n } neighbouring path tile
       *[other] { $n } neighbouring path tiles
    } with the same resource
condition-resource-count =
    { $resource ->
        [flower] { $n ->
                [one] { $n } flower
               *[other] { $n } flowers
            }
        [fruit] { $n ->
                [one] { $n } fruit
               *[other] { $n } fruits
            }
        [herb] { $n ->
                [one] { $n } herb
               *[other] { $n } herbs
            }
        [shell] { $n ->
                [one] { $n } shell
               *[other] { $n } shells
            }
       *[root] { $n ->
                [one] { $n } root
               *[other] { $n } roots
            }
    }
condition-gift-on-both-islands-of-resource =
    a gift of yours on both { $resource ->
        [flower] flower
        [fruit] fruit
        [herb] herb
        [shell] shell
       *[root] root
    } islands
condition-tiles-of-colour =
    { $n } { $colour ->
        [blue] blue
        [red] red
       *[yellow] yellow
    } tasks or Bonfires
condition-tiles-of-colour-itself =
    { $n } { $colour ->
        [blue] blue
        [red] red
       *[yellow] yellow
    } tasks or Bonfires, this one included
condition-gift-pile-empty = one of your gift piles used up
condition-paths-with-crystal =
    { $n ->
        [one] { $n } path tile
       *[other] { $n } path tiles
    } with a { $crystal ->
        [blue] blue
        [red] red
       *[yellow] yellow
    } crystal
condition-identical-resources = { $n } of one resource, gold not counted
condition-action-tokens =
    { $n } { $token ->
        [ship] ship
        [path] path
        [task] task
        [great-bonfire] Great Bonfire
        [guardian] guardian
       *[gnome] gnome
    } { $n ->
        [one] token
       *[other] tokens
    }
condition-fate-cells-covered =
    { $cells ->
        [highlighted-cells] all highlighted cells
        [gold-cells] all gold cells
       *[outer-columns] both outermost columns
    } of your fate area covered
condition-guardians-at-bonfires =
    { $n ->
        [one] { $n } guardian
       *[other] { $n } guardians
    } beside Bonfires

## Gnomes: specialists by number, those of a guardian by its colour, elders

gnome-s1 = Innkeeper
    .text = On each of your path spaces any number of your guardians may stand. Beside a Bonfire there is still room for one.
gnome-s2 = Piper
    .text = In every procession each of your guardians may walk one step more than you paid for.
gnome-s3 = Trader
    .text = When you receive a task, any two resources will do. The gift tile is still chosen and used.
gnome-s4 = Chronicler
    .text = Every elder you recruit gives two more points.
gnome-s5 = Alchemist
    .text = A yellow token you pay counts as two equal tokens of one type.
gnome-s6 = Gatherer
    .text = When a guardian ends on a path space, you may take any resource except gold instead of the one shown, on the first space too.
gnome-s7 = Treasurer
    .text = Whenever you send a novice to the council, your own or a neutral one, you gain one gold besides.
gnome-s8 = Paver
    .text = Whenever you take a path tile, paid or free, you gain the resource on it.
gnome-s9 = Matchmaker
    .text = When you recruit a gnome, the one or two resources may be of any kind, even if the card shows gold.
gnome-double-pink = Rose Gardener
    .text = When your pink guardian ends on a path space, you gain the resource twice.
gnome-double-grey = Smith
    .text = When your grey guardian ends on a path space, you gain the resource twice.
gnome-double-brown = Potter
    .text = When your brown guardian ends on a path space, you gain the resource twice.
gnome-double-blue = Fisher
    .text = When your blue guardian ends on a path space, you gain the resource twice.
gnome-s14 = Porter
    .text = You may place a fate tile with up to three action tokens instead of one.
gnome-s15 = Herald
    .text = For every gnome you recruit, this one included, you gain one yellow token.
gnome-s16 = Fortune Teller
    .text = When a fate tile covers a printed symbol, you gain the gold or yellow token twice.
gnome-s17 = Master of Ceremonies
    .text = Whenever a guardian arrives on your start area, you may hold a procession of one step at once. It gives no resources.
gnome-s18 = Lamplighter
    .text = Whenever a guardian ends her walk beside a Bonfire, you gain two points at once.
gnome-s19 = Foreman
    .text = When you come to meet a common task, you gain one gold and one yellow token, whether its novice is still there or not.
gnome-s20 = Gatekeeper
    .text = When a guardian ends on the first path space, you gain one gold more.
gnome-s21 = Helmsman
    .text = When you pay at least one token for a ship move, the ship may follow one more route.
gnome-s22 = Miller
    .text = When you use the Great Bonfire, you may turn it one space further.
gnome-s23 = Treasure Hunter
    .text = When you use the Great Bonfire, you may take all three rewards.
gnome-s24 = Envoy
    .text = You may send a novice to a council space that already has one of the same colour.
gnome-s25 = Locksmith
    .text = You may fill the notches of your city in any order. The shape must still fit.
gnome-s26 = Diplomat
    .text = A task always costs you one task token, however many gifts of yours lie on the island.
gnome-s27 = Stargazer
    .text = A fate tile may stick out of the fate area as long as one of its symbols lies inside.
gnome-e1 = Elder of Roads
    .text = At once: one point for each of your path tiles, the starting tile included.
gnome-e2 = Elder of Fate
    .text = At once: one point for each fate tile in your fate area.
gnome-e3 = Elder of Gates
    .text = At once: one point for each of your portals.
gnome-e4 = Elder of Tasks
    .text = At once: one point for each of your tasks and Bonfires.
gnome-e5 = Elder of Guardians
    .text = At once: one point for each of your guardians.
gnome-e6 = Elder of Gnomes
    .text = At once: one point for each of your gnomes, this one included.

## Portals, by shape

portal-p1 = Gate of the Sun
    .text = circle
portal-p2 = Gate of the Mountain
    .text = triangle
portal-p3 = Gate of the Hearth
    .text = square
portal-p4 = Gate of the Crystal
    .text = diamond
portal-p5 = Gate of the Bees
    .text = hexagon
portal-p6 = Gate of the Star
    .text = star
portal-p7 = Gate of the Moon
    .text = crescent

## Cities, named after the first gate that each of them needs

city-a = City of the Sun
city-b = City of the Crystal
city-c = City of the Star
city-d = City of the Moon
building-oval = oval building
building-terrace = terrace

## Islands

island-a1 = Isle of Blossom
island-a2 = Isle of Orchards
island-a3 = Isle of Mist
island-a4 = Isle of Meadows
island-a5 = Isle of Pearls
island-b1 = Isle of Dawn
island-b2 = Isle of Oaks
island-b3 = Isle of Clay
island-b4 = Isle of Pines
island-b5 = Isle of Tides
island-c1 = Isle of Mint
island-c2 = Isle of Sands
island-c4 = Isle of Poppies
island-c5 = Isle of Berries
island-dock = dock
island-task-flower = task island: flower
island-task-fruit = task island: fruit
island-task-herb = task island: herb
island-task-shell = task island: shell
island-task-root = task island: root
island-guardian-pink = guardian island: pink
island-guardian-grey = guardian island: grey
island-guardian-brown = guardian island: brown
island-guardian-blue = guardian island: blue

## Path tiles, by crystal and resource

path-start = starting tile
path-blue-flower = flower path, blue crystal
path-blue-fruit = fruit path, blue crystal
path-blue-herb = herb path, blue crystal
path-blue-shell = shell path, blue crystal
path-blue-root = root path, blue crystal
path-red-flower = flower path, red crystal
path-red-fruit = fruit path, red crystal
path-red-herb = herb path, red crystal
path-red-shell = shell path, red crystal
path-red-root = root path, red crystal
path-yellow-flower = flower path, yellow crystal
path-yellow-fruit = fruit path, yellow crystal
path-yellow-herb = herb path, yellow crystal
path-yellow-shell = shell path, yellow crystal
path-yellow-root = root path, yellow crystal
crystal-blue = blue crystal
crystal-red = red crystal
crystal-yellow = yellow crystal

## Colours of tasks and Bonfires: easy, middling, hard

colour-blue = blue
colour-red = red
colour-yellow = yellow
task-of-blue = blue task
task-of-red = red task
task-of-yellow = yellow task
bonfire-of-blue = blue Bonfire
bonfire-of-red = red Bonfire
bonfire-of-yellow = yellow Bonfire

## Gifts and fate tiles

gift-flower = gift: flower
gift-fruit = gift: fruit
gift-herb = gift: herb
gift-shell = gift: shell
gift-root = gift: root
symbol-ship = ship
symbol-path = path
symbol-task = task
symbol-great-bonfire = Great Bonfire
symbol-guardian = guardian
symbol-gnome = gnome

## Guardians

guardian-own = own guardian
guardian-pink = pink guardian
guardian-grey = grey guardian
guardian-brown = brown guardian
guardian-blue = blue guardian

## The Great Bonfire: what a space gives

ring-points = 2 points

## The High Council

council-gold-2-and-wild-1 = Gold
    .text = Two gold and one yellow token.
council-free-path-tile = Path
    .text = One path tile of your choice, free of charge, from the display or out of the piles. Or one point.
council-free-guardian = Guardian
    .text = One guardian of a colour that you lack, wherever your ship is. Or one point.
council-free-great-bonfire = Great Bonfire
    .text = Turn the Great Bonfire to any space and take rewards as usual. Or one point.
council-free-specialist = Specialist
    .text = One face-up specialist, free of charge. Or one point.
council-move-one-guardian = A guardian’s walk
    .text = Move one guardian any distance, forwards or backwards, to a free path space or to a Bonfire, with the usual rewards. Or one point.
council-free-ship-move = Voyage
    .text = Move your ship to any island, free of charge. The action of the island is then paid as usual. Or one point.
council-place-fate-tile = Fate
    .text = Place a fate tile at once, however many tokens you have. Or one point.

## Common tasks

common-path = Seven path tiles
    .text = Seven path tiles, the starting tile included: 4 points.
common-tasks = Seven tasks
    .text = Seven tasks and Bonfires together: 4 points, or 7 if all are lit.
common-portals = Seven portals
    .text = Seven portals: 4 points.
common-guardians = Five guardians
    .text = Five guardians: 4 points.
common-gnomes = Six gnomes
    .text = Six gnomes: 4 points.

## Tom’s cards

tom-specialist = Specialist
    .text = Tom takes all face-up specialists with the resource turned up.
tom-path = Path
    .text = Tom attaches all face-up path tiles with the resource turned up, from left to right.
tom-task-1 = Task I
    .text = From the two islands of the resource turned up Tom takes the task worth most, already lit.
tom-task-2 = Task II
    .text = From the two islands of the resource turned up Tom takes the task worth least, already lit. One of his novices goes to the council, and Tom gains 1 point.
tom-guardian = Guardian
    .text = Tom gets a guardian of a colour that he lacks.
tom-great-bonfire = Great Bonfire
    .text = The pointer turns clockwise to the next portal that Tom needs. He takes and places it.

## Action tokens

token-ship = ship token
    .text = For moving the ship.
token-path = path token
    .text = For building a path.
token-task = task token
    .text = For receiving a task.
token-great-bonfire = Great Bonfire token
    .text = For using the Great Bonfire.
token-guardian = guardian token
    .text = For fetching a guardian and for processions.
token-gnome = gnome token
    .text = For recruiting a gnome.
token-wild = yellow token
    .text = Replaces any other action token.

## Resources

resource-flower = flower
resource-fruit = fruit
resource-herb = herb
resource-shell = shell
resource-root = root
resource-gold = gold

## Counted: $n of something

tokens-ship =
    { $n ->
        [one] { $n } ship token
       *[other] { $n } ship tokens
    }
tokens-path =
    { $n ->
        [one] { $n } path token
       *[other] { $n } path tokens
    }
tokens-task =
    { $n ->
        [one] { $n } task token
       *[other] { $n } task tokens
    }
tokens-great-bonfire =
    { $n ->
        [one] { $n } Great Bonfire token
       *[other] { $n } Great Bonfire tokens
    }
tokens-guardian =
    { $n ->
        [one] { $n } guardian token
       *[other] { $n } guardian tokens
    }
tokens-gnome =
    { $n ->
        [one] { $n } gnome token
       *[other] { $n } gnome tokens
    }
tokens-wild =
    { $n ->
        [one] { $n } yellow token
       *[other] { $n } yellow tokens
    }
resources-flower =
    { $n ->
        [one] { $n } flower
       *[other] { $n } flowers
    }
resources-fruit =
    { $n ->
        [one] { $n } fruit
       *[other] { $n } fruits
    }
resources-herb =
    { $n ->
        [one] { $n } herb
       *[other] { $n } herbs
    }
resources-shell =
    { $n ->
        [one] { $n } shell
       *[other] { $n } shells
    }
resources-root =
    { $n ->
        [one] { $n } root
       *[other] { $n } roots
    }
resources-gold = { $n } gold
count-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
count-tokens =
    { $n ->
        [one] { $n } action token
       *[other] { $n } action tokens
    }
count-resources =
    { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
count-tasks =
    { $n ->
        [one] { $n } task
       *[other] { $n } tasks
    }
count-bonfires =
    { $n ->
        [one] { $n } Bonfire
       *[other] { $n } Bonfires
    }
count-portals =
    { $n ->
        [one] { $n } portal
       *[other] { $n } portals
    }
count-path-tiles =
    { $n ->
        [one] { $n } path tile
       *[other] { $n } path tiles
    }
count-gnomes =
    { $n ->
        [one] { $n } gnome
       *[other] { $n } gnomes
    }
count-elders =
    { $n ->
        [one] { $n } elder
       *[other] { $n } elders
    }
count-guardians =
    { $n ->
        [one] { $n } guardian
       *[other] { $n } guardians
    }
count-gifts =
    { $n ->
        [one] { $n } gift
       *[other] { $n } gifts
    }
count-fate-tiles =
    { $n ->
        [one] { $n } fate tile
       *[other] { $n } fate tiles
    }
count-novices =
    { $n ->
        [one] { $n } novice
       *[other] { $n } novices
    }
count-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
count-turns =
    { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
count-common-tasks =
    { $n ->
        [one] { $n } common task
       *[other] { $n } common tasks
    }

## By number, as components.py counts them

path-p01 = { path-blue-flower }
path-p02 = { path-blue-fruit }
path-p03 = { path-blue-herb }
path-p04 = { path-blue-shell }
path-p05 = { path-blue-root }
path-p06 = { path-blue-flower }
path-p07 = { path-blue-fruit }
path-p08 = { path-blue-herb }
path-p09 = { path-blue-shell }
path-p10 = { path-blue-root }
path-p11 = { path-red-flower }
path-p12 = { path-red-fruit }
path-p13 = { path-red-herb }
path-p14 = { path-red-shell }
path-p15 = { path-red-root }
path-p16 = { path-red-flower }
path-p17 = { path-red-fruit }
path-p18 = { path-red-herb }
path-p19 = { path-red-shell }
path-p20 = { path-red-root }
path-p21 = { path-yellow-flower }
path-p22 = { path-yellow-fruit }
path-p23 = { path-yellow-herb }
path-p24 = { path-yellow-shell }
path-p25 = { path-yellow-root }
path-p26 = { path-yellow-flower }
path-p27 = { path-yellow-fruit }
path-p28 = { path-yellow-herb }
fate-f1 = { symbol-ship } · { symbol-path } · { symbol-task }
fate-f2 = { symbol-path } · { symbol-ship } · { symbol-great-bonfire }
fate-f3 = { symbol-ship } · { symbol-task } · { symbol-guardian }
fate-f4 = { symbol-ship } · { symbol-great-bonfire } · { symbol-gnome }
fate-f5 = { symbol-path } · { symbol-gnome } · { symbol-task }
fate-f6 = { symbol-path } · { symbol-guardian } · { symbol-gnome }
fate-f7 = { symbol-guardian } · { symbol-great-bonfire } · { symbol-task }
fate-f8 = { symbol-great-bonfire } · { symbol-gnome } · { symbol-guardian }
ring-0 = { token-wild }, { ring-points }
ring-1 = { token-ship }, { resource-flower }
ring-2 = { token-path }, { resource-fruit }
ring-3 = { token-task }, { resource-root }
ring-4 = { token-great-bonfire }, { resource-gold }
ring-5 = { token-guardian }, { resource-herb }
ring-6 = { token-gnome }, { resource-shell }
gnome-s10 = { gnome-double-pink }
    .text = { gnome-double-pink.text }
gnome-s11 = { gnome-double-grey }
    .text = { gnome-double-grey.text }
gnome-s12 = { gnome-double-brown }
    .text = { gnome-double-brown.text }
gnome-s13 = { gnome-double-blue }
    .text = { gnome-double-blue.text }
tom-t1 = { tom-great-bonfire }
    .text = { tom-great-bonfire.text }
tom-t2 = { tom-great-bonfire }
    .text = { tom-great-bonfire.text }
tom-t3 = { tom-task-2 }
    .text = { tom-task-2.text }
tom-t4 = { tom-task-1 }
    .text = { tom-task-1.text }
tom-t5 = { tom-guardian }
    .text = { tom-guardian.text }
tom-t6 = { tom-specialist }
    .text = { tom-specialist.text }
tom-t7 = { tom-path }
    .text = { tom-path.text }
tom-t8 = { tom-path }
    .text = { tom-path.text }
