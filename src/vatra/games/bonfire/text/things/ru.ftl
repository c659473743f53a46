## Как называются вещи на столе: строка на каждый вид, для тех, кто слушает, а не смотрит

thing-sea = острова
thing-market = выложенные жетоны Пути
thing-gnomes = выложенные гномы
thing-commons = общие задания
thing-common = { $name }
thing-countdown = отсчёт
thing-great-bonfire = Великий костёр
thing-pointer = указатель
thing-space = ячейка: { $name }
    .id = ring-{ $id }
thing-path-space = ячейка { $id } на Пути
thing-space-token = жетон действий
thing-gift = дар
thing-portal = { $id ->
    [none] портал
   *[other] { $name }
}
thing-portals = порталы
thing-island = { $name }
thing-guardian = { $id ->
    [none] Хранительница
   *[other] { $name }
}
thing-island-gifts = дары, { $player }, { $island }
thing-gifts = дар: { $name }
    .id = side-{ $id }
thing-task = { $name }
thing-gnome = { $name }
thing-path-tile = { $name }
    .id = path-{ $id }
thing-pile = стопка { $id } жетонов Пути
thing-pile-under = выложенное под стопку { $pile }
thing-council = Высший совет
thing-council-space = Высший совет: { $name }
    .id = council-{ $id }
thing-city = город
thing-path = Путь
thing-slot = ячейка { $id }
thing-notch = выемка { $id }
thing-tokens = жетоны действий
thing-discard = { $id ->
    [none] жетоны, которые можно сбросить
   *[other] сбросить: { $name }
}
    .id = token-{ $id }
thing-token = { $name }
thing-resources = ресурсы
thing-resource = { $name }
thing-ship = корабль
thing-total = очки на данный момент
thing-procession = шествие, шагов: { $id }
thing-fate = область судьбы
thing-fate-grid = область судьбы
thing-fate-grid-cell = строка { $row }, столбец { $column }
thing-fate-way = повернуть { $name }
thing-fate-group = самая большая группа: { $name }
    .id = token-{ $id }
thing-fate-apart = отложенный жетон судьбы
thing-fate-middle = средний жетон судьбы
thing-fate-column = столбик жетонов судьбы
thing-fate-column-top = верхний жетон судьбы
thing-fate-column-bottom = нижний жетон судьбы
thing-tom = Том
thing-cards = оставшиеся карты
thing-discards = использованные карты
thing-novices = послушники
thing-card = { $name }
    .id = tom-{ $id }
