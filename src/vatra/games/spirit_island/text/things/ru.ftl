## Как называются вещи на столе: строка на каждый вид, для тех, кто слушает, а не смотрит

thing-island = остров
thing-turn = ход
thing-health = здоровье захватчиков
thing-land = { $id }
thing-explorer = { $harm ->
    [none] { piece-explorer }
   *[other] { piece-explorer }, урон { $harm }
}
thing-town = { $harm ->
    [none] { piece-town }
   *[other] { piece-town }, урон { $harm }
}
thing-city = { $harm ->
    [none] { piece-city }
   *[other] { piece-city }, урон { $harm }
}
thing-dahan = { $harm ->
    [none] { piece-dahan }
   *[other] { piece-dahan }, урон { $harm }
}
thing-blight = { piece-blight }
thing-presence = { piece-presence }, { $player }
thing-sacred = { sacred-site }, { $player }
thing-defend = защита
thing-forecast = впереди: { $name }
    .id = phase-{ $id }
thing-phases = фазы
thing-phase = { $name }
thing-decks = колоды сил
thing-minor = { deck-minor }
thing-major = { deck-major }
thing-invaders = захватчики
thing-invaders-ravage = { phase-ravage }
thing-invaders-build = { phase-build }
thing-invaders-explore = { phase-explore }
thing-invaders-extra_build = { phase-extra-build }
thing-invaders-deck = { show-invader-deck }
thing-invaders-discard = сброс захватчиков
thing-fear = { phase-fear }
thing-pool = запас
thing-cards = карты
thing-terror = уровень ужаса
thing-fear-card = карта страха { $id }
thing-blight-card = карта скверны
thing-adversary = противник
thing-adversary-effect = { $name }
    .id = { $id }
thing-scenario = сценарий
thing-reminder = что иначе: { $name }
    .id = phase-{ $id }
thing-spirit = { $name }
thing-innate = { $name }
thing-level = уровень { $id }
thing-card = { $name }
    .id = power-{ $id }
thing-energy = энергия
thing-plays = лимит розыгрыша карт
thing-elements = { show-elements }
thing-element = { $name }
thing-growth = { $id ->
    [none] рост
   *[other] вариант роста { $id }
}
thing-growing = что осталось от роста
thing-track = { $id ->
    [energy] трек энергии
   *[other] трек карт
}
thing-space = ячейка { $id }
thing-hand = { show-hand }
thing-played = { show-played }
thing-discard = { show-discard }
thing-destroyed = уничтоженное присутствие
thing-special = особые правила
