## What things on the table are called: one line for each kind, for whoever listens instead of looking

thing-island = island
thing-turn = turn
thing-health = health of the invaders
thing-land = { $id }
thing-explorer = { $harm ->
    [none] { piece-explorer }
   *[other] { piece-explorer }, damage { $harm }
}
thing-town = { $harm ->
    [none] { piece-town }
   *[other] { piece-town }, damage { $harm }
}
thing-city = { $harm ->
    [none] { piece-city }
   *[other] { piece-city }, damage { $harm }
}
thing-dahan = { $harm ->
    [none] { piece-dahan }
   *[other] { piece-dahan }, damage { $harm }
}
thing-blight = { piece-blight }
thing-presence = { piece-presence }, { $player }
thing-sacred = { sacred-site }, { $player }
thing-defend = defend
thing-forecast = ahead: { $name }
    .id = phase-{ $id }
thing-phases = phases
thing-phase = { $name }
thing-decks = power decks
thing-minor = { deck-minor }
thing-major = { deck-major }
thing-invaders = invaders
thing-invaders-ravage = { phase-ravage }
thing-invaders-build = { phase-build }
thing-invaders-explore = { phase-explore }
thing-invaders-extra_build = { phase-extra-build }
thing-invaders-deck = { show-invader-deck }
thing-invaders-discard = invader discard pile
thing-fear = { phase-fear }
thing-pool = pool
thing-cards = cards
thing-terror = terror level
thing-fear-card = fear card { $id }
thing-blight-card = blight card
thing-adversary = adversary
thing-adversary-effect = { $name }
    .id = { $id }
thing-scenario = scenario
thing-reminder = what is different: { $name }
    .id = phase-{ $id }
thing-spirit = { $name }
thing-innate = { $name }
thing-level = level { $id }
thing-card = { $name }
    .id = power-{ $id }
thing-energy = energy
thing-plays = card plays
thing-elements = { show-elements }
thing-element = { $name }
thing-growth = { $id ->
    [none] growth
   *[other] growth option { $id }
}
thing-growing = what is left of growth
thing-track = { $id ->
    [energy] energy track
   *[other] track of card plays
}
thing-space = space { $id }
thing-hand = { show-hand }
thing-played = { show-played }
thing-discard = { show-discard }
thing-destroyed = destroyed presence
thing-special = special rules
