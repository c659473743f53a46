## Як називаються речі на столі: рядок на кожен вид, для тих, хто слухає, а не дивиться

thing-day = день
thing-score-track = трек очок
thing-map = поле мандрів
thing-encounter = планшет зустрічей
thing-graveyard = кладовище
thing-graveyard-card = { $name }, на кладовищі
    .id = { $id }
thing-card = { $name }
    .id = { $id }
thing-adventurer = { $id ->
    [none] мандрівник
   *[other] { $name }
}
    .id = { $id }
thing-space = { $name }
thing-island = { $name }
thing-section = секція: { $name }
    .id = symbol-{ $id }
thing-tile = { $name }
    .id = { $id }
thing-section-tile = плитка Артура
thing-dice = кубики
thing-die = кубик { $id }
thing-reserve-die = { $name }, у запасі
    .id = die-{ $id }
thing-box-die = { $name }, у коробці
    .id = die-{ $id }
thing-reserve = запас
thing-box = коробка
thing-face = грань: { $name }
    .id = symbol-{ $id }
thing-light = світло
thing-footprints = сліди
thing-fireflies = світлячки
thing-rerolls = жетони перекиду
thing-powers = перекиди від супутників
thing-companions = супутники
thing-hour = пора дня
thing-total = якби партія скінчилася зараз
thing-spell = { $name }
    .id = { $id }
thing-hidden = закриті заклинання
thing-company = компанія
thing-camp = табір
thing-boat = човен: { $name }
    .id = island-{ $id }
thing-arthur = Артур
thing-stack = плитки, що лишилися
thing-discards = використані плитки
