## Як називаються речі на столі: рядок на кожен вид, для тих, хто слухає, а не дивиться

thing-island = острів
thing-turn = хід
thing-health = здоров’я загарбників
thing-land = { $id }
thing-explorer = { $harm ->
    [none] { piece-explorer }
   *[other] { piece-explorer }, ушкодження { $harm }
}
thing-town = { $harm ->
    [none] { piece-town }
   *[other] { piece-town }, ушкодження { $harm }
}
thing-city = { $harm ->
    [none] { piece-city }
   *[other] { piece-city }, ушкодження { $harm }
}
thing-dahan = { $harm ->
    [none] { piece-dahan }
   *[other] { piece-dahan }, ушкодження { $harm }
}
thing-blight = { piece-blight }
thing-presence = { piece-presence }, { $player }
thing-sacred = { sacred-site }, { $player }
thing-defend = захист
thing-forecast = попереду: { $name }
    .id = phase-{ $id }
thing-phases = фази
thing-phase = { $name }
thing-decks = колоди сил
thing-minor = { deck-minor }
thing-major = { deck-major }
thing-invaders = загарбники
thing-invaders-ravage = { phase-ravage }
thing-invaders-build = { phase-build }
thing-invaders-explore = { phase-explore }
thing-invaders-extra_build = { phase-extra-build }
thing-invaders-deck = { show-invader-deck }
thing-invaders-discard = скид загарбників
thing-fear = { phase-fear }
thing-pool = запас
thing-cards = картки
thing-terror = рівень переляку
thing-fear-card = картка страху { $id }
thing-blight-card = картка скверни
thing-adversary = супротивник
thing-adversary-effect = { $name }
    .id = { $id }
thing-scenario = сценарій
thing-reminder = що інакше: { $name }
    .id = phase-{ $id }
thing-spirit = { $name }
thing-innate = { $name }
thing-level = рівень { $id }
thing-card = { $name }
    .id = power-{ $id }
thing-energy = енергія
thing-plays = ліміт розігрування карток
thing-elements = { show-elements }
thing-element = { $name }
thing-growth = { $id ->
    [none] зростання
   *[other] варіант зростання { $id }
}
thing-growing = що лишилося від зростання
thing-track = { $id ->
    [energy] трек енергії
   *[other] трек карток
}
thing-space = поле { $id }
thing-hand = { show-hand }
thing-played = { show-played }
thing-discard = { show-discard }
thing-destroyed = знищена присутність
thing-special = особливі правила
