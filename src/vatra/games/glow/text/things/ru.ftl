## Как называются вещи на столе: строка на каждый вид, для тех, кто слушает, а не смотрит

thing-day = день
thing-score-track = трек очков
thing-map = поле странствий
thing-encounter = планшет встреч
thing-graveyard = кладбище
thing-graveyard-card = { $name }, на кладбище
    .id = { $id }
thing-card = { $name }
    .id = { $id }
thing-adventurer = { $id ->
    [none] странник
   *[other] { $name }
}
    .id = { $id }
thing-space = { $name }
thing-island = { $name }
thing-section = секция: { $name }
    .id = symbol-{ $id }
thing-tile = { $name }
    .id = { $id }
thing-section-tile = тайл Артура
thing-dice = кубики
thing-die = кубик { $id }
thing-reserve-die = { $name }, в запасе
    .id = die-{ $id }
thing-box-die = { $name }, в коробке
    .id = die-{ $id }
thing-reserve = запас
thing-box = коробка
thing-face = грань: { $name }
    .id = symbol-{ $id }
thing-light = свет
thing-footprints = следы
thing-fireflies = светлячки
thing-rerolls = жетоны переброса
thing-powers = перебросы от спутников
thing-companions = спутники
thing-hour = время дня
thing-total = если бы партия кончилась сейчас
thing-spell = { $name }
    .id = { $id }
thing-hidden = закрытые заклинания
thing-company = отряд
thing-camp = лагерь
thing-boat = лодка: { $name }
    .id = island-{ $id }
thing-arthur = Артур
thing-stack = оставшиеся тайлы
thing-discards = использованные тайлы
