adversary-none = No adversary
    .text = The invaders follow the basic rules.

adversary-brandenburg-prussia = The Kingdom of Brandenburg-Prussia
    .text = Everything comes sooner: the invaders hurry through their stages. A good first adversary.
adversary-brandenburg-prussia-escalation = Land Rush
    .text = Before exploring: on each board with a town or city, add 1 town to a land without a town.
adversary-brandenburg-prussia-1 = Fast Start
    .text = Set-up: a town in land 3 of each board.
adversary-brandenburg-prussia-2 = Surge of Colonists
    .text = A stage III card lies between stages I and II.
adversary-brandenburg-prussia-3 = Efficient
    .text = One stage I card fewer.
adversary-brandenburg-prussia-4 = Aggressive Timetable
    .text = One stage II card fewer.
adversary-brandenburg-prussia-5 = Ruthlessly Efficient
    .text = One more stage I card fewer.
adversary-brandenburg-prussia-6 = Terrifyingly Efficient
    .text = No stage I cards at all.

adversary-england = The Kingdom of England
    .text = Buildings, buildings everywhere. Leave a land alone for long and it becomes a capital.
adversary-england-loss = Proud & Mighty Capital
    .text = Defeat when one land holds 7 or more towns and cities.
adversary-england-escalation = Building Boom
    .text = Before exploring: on each board with a town or city, build in the land with the most towns and cities.
adversary-england-1 = Indentured Servants Earn Land
    .text = Building also happens in lands without invaders next to 2 or more towns and cities.
adversary-england-2 = Criminals and Malcontents
    .text = Set-up: a city in land 1 and a town in land 2 of each board.
adversary-england-3 = High Immigration (I)
    .text = An extra build before each ravage, with the card that ravaged last turn, until the first stage II card.
adversary-england-4 = High Immigration (full)
    .text = The extra build lasts for the whole game.
adversary-england-5 = Local Autonomy
    .text = Towns and cities have 1 more health.
adversary-england-6 = Independent Resolve
    .text = 5 fear markers per player. In an invader phase without a fear card the extra build happens twice.

adversary-sweden = The Kingdom of Sweden
    .text = Miners and soldiers: their ravages strike harder and leave deeper wounds.
adversary-sweden-escalation = Swayed by the Invaders
    .text = After exploring: in each land just explored where invaders are at least as many as Dahan, replace 1 Dahan with 1 town.
adversary-sweden-1 = Heavy Mining
    .text = A ravage that deals 6 or more damage to the land adds 1 more blight, without cascade or lost presence.
adversary-sweden-2 = Population Pressure at Home
    .text = Set-up: a city in land 4 of each board; blight printed there goes to land 5.
adversary-sweden-3 = Fine Steel for Tools and Guns
    .text = Towns deal 3 damage, cities 5.
adversary-sweden-4 = Royal Backing
    .text = Set-up: discard the top invader card; each board gets a town in the land of that terrain with the fewest invaders.
adversary-sweden-5 = Mining Rush
    .text = When a ravage adds blight, a town is added to an adjacent land without towns and cities.
adversary-sweden-6 = Prospecting Outpost
    .text = Set-up: a town and a blight in land 8 of each board.

## Choosing one

option-adversary = Adversary
    .help = A kingdom whose invaders have rules of their own, which makes the game harder.
option-adversary-none = { adversary-none }
    .help = { adversary-none.text }
option-adversary-brandenburg-prussia = { adversary-brandenburg-prussia }
    .help = { adversary-brandenburg-prussia.text }
option-adversary-england = { adversary-england }
    .help = { adversary-england.text }
option-adversary-sweden = { adversary-sweden }
    .help = { adversary-sweden.text }
option-adversary-level = Level of the adversary
    .help = 0 is the adversary alone. Each level adds a change to those before it.

## What it does

adversary-arrives = { $adversary }, level { $level }.
escalation = Escalation: { $escalation }.
builds-extra = Extra build ({ $card }).
extra-build-ends = A stage II card ends the extra build: { $card }.
pressure-blight = The blight of { $land } goes to { $to }.
outpost-blight = { $land }: blight from the box.
royal-backing = { adversary-sweden-4 }: { $card } is discarded.
heavy-mining = { adversary-sweden-1 }: { $land }.
mining-rush = { adversary-sweden-5 }: { $land }.
end-capital = Seven towns and cities in one land: a capital has risen, defeat.
phase-extra-build = Extra build

## Questions

ask-land-rush = { adversary-brandenburg-prussia-escalation }, { $board }: which land gets a town?
ask-building-boom = { adversary-england-escalation }, { $board }: in which land do the invaders build?
ask-royal-backing = { adversary-sweden-4 }, { $board }: which land gets a town?
ask-mining-rush = { adversary-sweden-5 }, { $land }: which land next to it gets a town?
ask-sway = { adversary-sweden-escalation }, { $land }: which Dahan is replaced with a town?

## The table in words

show-adversary = { $adversary }, level { $level }
show-difficulty = Difficulty { $difficulty }
show-extra-build = extra build ahead: { $piece }

## The laboratory

stat-won-by-difficulty = Victories by difficulty
    .help = How often the spirits win, by the difficulty of the table.
stat-won-by-spirit = Victories by spirit
    .help = How often the games are won in which a spirit plays.
