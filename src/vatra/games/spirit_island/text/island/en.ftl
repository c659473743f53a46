## Elements

element-sun = sun
element-moon = moon
element-fire = fire
element-air = air
element-water = water
element-earth = earth
element-plant = plant
element-animal = animal
element-any = any element

## Lands

terrain-jungle = jungle
terrain-mountain = mountain
terrain-sands = sands
terrain-wetland = wetland
terrain-ocean = ocean
terrain-coastal = coastal lands
terrain-inland = inland lands

board-a = board A
board-b = board B
board-c = board C
board-d = board D
board-ne = North-East
board-e = East
board-nw = North-West
board-w = West

ocean-NE = the north-eastern ocean
ocean-E = the eastern ocean
ocean-NW = the north-western ocean
ocean-W = the western ocean

## Pieces

piece-explorer = explorer
    .text = An invader with 1 health. It deals 1 damage in a ravage.
piece-town = town
    .text = An invader with 2 health. It deals 2 damage in a ravage, makes 1 fear when destroyed, and lets explorers into the lands around.
piece-city = city
    .text = An invader with 3 health. It deals 3 damage in a ravage, makes 2 fear when destroyed, and lets explorers into the lands around.
piece-dahan = Dahan
    .text = The people of the island. A Dahan has 2 health; those who survive a ravage deal 2 damage each.
piece-blight = blight
    .text = Land harmed by the invaders. New blight destroys presence and cascades from a land that had blight already.
piece-presence = presence
    .text = Where a spirit lives. Powers reach out from here; two in one land make a sacred site.

pieces-explorer = { $n ->
    [one] { $n } explorer
   *[other] { $n } explorers
}
pieces-town = { $n ->
    [one] { $n } town
   *[other] { $n } towns
}
pieces-city = { $n ->
    [one] { $n } city
   *[other] { $n } cities
}
pieces-invader = { $n ->
    [one] { $n } invader
   *[other] { $n } invaders
}
pieces-dahan = { $n } Dahan
pieces-blight = { $n } blight
pieces-presence = { $n } presence
pieces-energy = { $n } energy
pieces-fear = { $n } fear
pieces-damage = { $n } damage

sacred-site = sacred site

## Invader cards

stage-1 = stage I
stage-2 = stage II
stage-3 = stage III

invader-i-jungle = I: jungle
invader-i-mountain = I: mountain
invader-i-sands = I: sands
invader-i-wetland = I: wetland
invader-ii-jungle = II: jungle, escalation
invader-ii-mountain = II: mountain, escalation
invader-ii-sands = II: sands, escalation
invader-ii-wetland = II: wetland, escalation
invader-ii-coastal = II: coastal lands
invader-iii-jungle-mountain = III: jungle and mountain
invader-iii-jungle-sands = III: jungle and sands
invader-iii-jungle-wetland = III: jungle and wetland
invader-iii-mountain-sands = III: mountain and sands
invader-iii-mountain-wetland = III: mountain and wetland
invader-iii-sands-wetland = III: sands and wetland

## Phases

phase-setup = Set-up
phase-spirit = Spirit phase
phase-growth = Growth
phase-energy = Energy
phase-play = Playing cards
phase-fast = Fast powers
phase-invader = Invader phase
phase-blighted = Blighted island
phase-fear = Fear
phase-ravage = Ravage
phase-build = Build
phase-explore = Explore
phase-advance = Cards advance
phase-slow = Slow powers
phase-time-passes = Time passes

speed-fast = fast
speed-slow = slow

deck-minor = minor power
deck-major = major power
deck-unique = unique power

## Terror and blight

terror-1 = Terror level 1
    .text = Win when there are no invaders on the island.
terror-2 = Terror level 2
    .text = Win when there are no towns and no cities on the island.
terror-3 = Terror level 3
    .text = Win when there are no cities on the island.
terror-4 = Victory
    .text = The invaders have had enough and leave the island.

blight-healthy = Healthy island
    .text = When the last blight leaves this side, the card is turned over.
blight-downward-spiral = Downward Spiral
    .text = 5 blight per player. At the start of each invader phase every spirit destroys 1 of its presence. When the card is empty, the game is lost.
blight-memory-fades-to-dust = Memory Fades to Dust
    .text = 4 blight per player. At the start of each invader phase every spirit forgets a power card or destroys 1 of its presence. When the card is empty, the game is lost.
blight-no-card = No blight card
    .text = 5 blight per player and 1 more. When the space is empty, the game is lost.
