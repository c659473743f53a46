## Jak nazywają się rzeczy na stole: wiersz na każdy rodzaj, dla tych, którzy słuchają zamiast patrzeć

thing-island = wyspa
thing-turn = tura
thing-health = wytrzymałość najeźdźców
thing-land = { $id }
thing-explorer = { $harm ->
    [none] { piece-explorer }
   *[other] { piece-explorer }, obrażenia { $harm }
}
thing-town = { $harm ->
    [none] { piece-town }
   *[other] { piece-town }, obrażenia { $harm }
}
thing-city = { $harm ->
    [none] { piece-city }
   *[other] { piece-city }, obrażenia { $harm }
}
thing-dahan = { $harm ->
    [none] { piece-dahan }
   *[other] { piece-dahan }, obrażenia { $harm }
}
thing-blight = { piece-blight }
thing-presence = { piece-presence }, { $player }
thing-sacred = { sacred-site }, { $player }
thing-defend = obrona
thing-forecast = nadchodzi: { $name }
    .id = phase-{ $id }
thing-phases = fazy
thing-phase = { $name }
thing-decks = talie mocy
thing-minor = { deck-minor }
thing-major = { deck-major }
thing-invaders = najeźdźcy
thing-invaders-ravage = { phase-ravage }
thing-invaders-build = { phase-build }
thing-invaders-explore = { phase-explore }
thing-invaders-extra_build = { phase-extra-build }
thing-invaders-deck = { show-invader-deck }
thing-invaders-discard = odrzucone karty najeźdźców
thing-fear = { phase-fear }
thing-pool = pula
thing-cards = karty
thing-terror = poziom grozy
thing-fear-card = karta strachu { $id }
thing-blight-card = karta zarazy
thing-adversary = przeciwnik
thing-adversary-effect = { $name }
    .id = { $id }
thing-scenario = scenariusz
thing-reminder = co jest inaczej: { $name }
    .id = phase-{ $id }
thing-spirit = { $name }
thing-innate = { $name }
thing-level = poziom { $id }
thing-card = { $name }
    .id = power-{ $id }
thing-energy = energia
thing-plays = limit zagrywania kart
thing-elements = { show-elements }
thing-element = { $name }
thing-growth = { $id ->
    [none] rozwój
   *[other] opcja rozwoju { $id }
}
thing-growing = co zostało z rozwoju
thing-track = { $id ->
    [energy] tor energii
   *[other] tor kart
}
thing-space = pole { $id }
thing-hand = { show-hand }
thing-played = { show-played }
thing-discard = { show-discard }
thing-destroyed = zniszczona obecność
thing-special = zasady specjalne
