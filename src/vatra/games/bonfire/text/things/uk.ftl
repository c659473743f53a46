## Як називаються речі на столі: рядок на кожен вид, для тих, хто слухає, а не дивиться

thing-sea = острови
thing-market = викладені тайли Шляху
thing-gnomes = викладені гноми
thing-commons = спільні завдання
thing-common = { $name }
thing-countdown = відлік
thing-great-bonfire = Велике багаття
thing-pointer = вказівник
thing-space = ділянка: { $name }
    .id = ring-{ $id }
thing-path-space = місце { $id } на Шляху
thing-space-token = жетон дії
thing-gift = дар
thing-portal = { $id ->
    [none] портал
   *[other] { $name }
}
thing-portals = портали
thing-island = { $name }
thing-guardian = { $id ->
    [none] Хранителька
   *[other] { $name }
}
thing-island-gifts = дари, { $player }, { $island }
thing-gifts = дар: { $name }
    .id = side-{ $id }
thing-task = { $name }
thing-gnome = { $name }
thing-path-tile = { $name }
    .id = path-{ $id }
thing-pile = стос { $id } тайлів Шляху
thing-pile-under = покласти викладене під стос { $pile }
thing-council = Вища рада
thing-council-space = Вища рада: { $name }
    .id = council-{ $id }
thing-city = місто
thing-path = Шлях
thing-slot = місце { $id }
thing-notch = виїмка { $id }
thing-tokens = жетони дій
thing-discard = { $id ->
    [none] жетони, які можна скинути
   *[other] скинути: { $name }
}
    .id = token-{ $id }
thing-token = { $name }
thing-resources = ресурси
thing-resource = { $name }
thing-ship = корабель
thing-total = очки дотепер
thing-procession = хода, кроків: { $id }
thing-fate = область долі
thing-fate-grid = область долі
thing-fate-grid-cell = рядок { $row }, стовпець { $column }
thing-fate-way = повернути { $name }
thing-fate-group = найбільша група: { $name }
    .id = token-{ $id }
thing-fate-apart = відкладений тайл долі
thing-fate-middle = середній тайл долі
thing-fate-column = стовпчик тайлів долі
thing-fate-column-top = верхній тайл долі
thing-fate-column-bottom = нижній тайл долі
thing-tom = Том
thing-cards = картки, що лишилися
thing-discards = використані картки
thing-novices = послушники
thing-card = { $name }
    .id = tom-{ $id }
