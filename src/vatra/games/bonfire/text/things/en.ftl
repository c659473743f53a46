## What things on the table are called: one line for each kind, for whoever listens instead of looking

thing-sea = islands
thing-market = path tiles on display
thing-gnomes = gnomes on display
thing-commons = common tasks
thing-common = { $name }
thing-countdown = countdown
thing-great-bonfire = Great Bonfire
thing-pointer = pointer
thing-space = space: { $name }
    .id = ring-{ $id }
thing-path-space = space { $id } of the path
thing-space-token = action token
thing-gift = gift
thing-portal = { $id ->
    [none] portal
   *[other] { $name }
}
thing-portals = portals
thing-island = { $name }
thing-guardian = { $id ->
    [none] guardian
   *[other] { $name }
}
thing-island-gifts = gifts of { $player }, { $island }
thing-gifts = gift on the { $name }
    .id = side-{ $id }
thing-task = { $name }
thing-gnome = { $name }
thing-path-tile = { $name }
    .id = path-{ $id }
thing-pile = pile { $id } of path tiles
thing-pile-under = put the display under pile { $pile }
thing-council = High Council
thing-council-space = High Council: { $name }
    .id = council-{ $id }
thing-city = city
thing-path = path
thing-slot = slot { $id }
thing-notch = notch { $id }
thing-tokens = action tokens
thing-discard = { $id ->
    [none] tokens to discard
   *[other] discard: { $name }
}
    .id = token-{ $id }
thing-token = { $name }
thing-resources = resources
thing-resource = { $name }
thing-ship = ship
thing-total = points so far
thing-procession = procession, steps: { $id }
thing-fate = fate area
thing-fate-grid = fate area
thing-fate-grid-cell = row { $row }, column { $column }
thing-fate-way = turn it { $name }
thing-fate-group = largest group: { $name }
    .id = token-{ $id }
thing-fate-apart = fate tile set apart
thing-fate-middle = middle fate tile
thing-fate-column = column of fate tiles
thing-fate-column-top = top fate tile
thing-fate-column-bottom = bottom fate tile
thing-tom = Tom
thing-cards = cards left
thing-discards = cards used
thing-novices = novices
thing-card = { $name }
    .id = tom-{ $id }
