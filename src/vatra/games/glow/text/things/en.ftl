## What things on the table are called: one line for each kind, for whoever listens instead of looking

thing-day = day
thing-score-track = score track
thing-map = journey board
thing-encounter = encounter board
thing-graveyard = graveyard
thing-graveyard-card = { $name }, in the graveyard
    .id = { $id }
thing-card = { $name }
    .id = { $id }
thing-adventurer = { $id ->
    [none] adventurer
   *[other] { $name }
}
    .id = { $id }
thing-space = { $name }
thing-island = { $name }
thing-section = section: { $name }
    .id = symbol-{ $id }
thing-tile = { $name }
    .id = { $id }
thing-section-tile = Arthur’s tile
thing-dice = dice
thing-die = die { $id }
thing-reserve-die = { $name }, in the reserve
    .id = die-{ $id }
thing-box-die = { $name }, in the box
    .id = die-{ $id }
thing-reserve = reserve
thing-box = box
thing-face = face: { $name }
    .id = symbol-{ $id }
thing-light = light
thing-footprints = footprints
thing-fireflies = fireflies
thing-rerolls = reroll tokens
thing-powers = rerolls from companions
thing-companions = companions
thing-hour = hour of the day
thing-total = if the game ended now
thing-spell = { $name }
    .id = { $id }
thing-hidden = face-down spells
thing-company = company
thing-camp = camp
thing-boat = boat: { $name }
    .id = island-{ $id }
thing-arthur = Arthur
thing-stack = tiles left
thing-discards = tiles used
