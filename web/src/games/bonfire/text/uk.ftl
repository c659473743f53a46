bonfire-players = Гравці
bonfire-places = Місця
bonfire-sea = Море
bonfire-fire = Вогонь
bonfire-halls = Гноми
bonfire-city = Місто
bonfire-fate = Доля
bonfire-council = Вища рада
bonfire-start = старт
bonfire-ship-here = Ваш корабель тут.
bonfire-no-tasks = Завдань тут більше немає.
bonfire-task-price = Ціна завдання: { $cost }, дар і ресурс цього острова.
bonfire-can-fetch-task = Тут одразу можна буде отримати завдання.
bonfire-cannot-fetch-task = На завдання тут поки що нема чим заплатити.
bonfire-guardian-home = Ця Хранителька у вас уже є.
bonfire-can-fetch-guardian = Її одразу можна буде забрати.
bonfire-guardians-here = { $n ->
    [one] Тут чекає { $n } Хранителька.
    [few] Тут чекають { $n } Хранительки.
   *[other] Тут чекають { $n } Хранительок.
}
bonfire-gnome-price = 2 жетони гнома й 1 × { $thing } або 1 жетон гнома і 2 × { $thing }.
bonfire-no-portals = Порталів тут більше немає.
bonfire-portal-wanted = Тут ваш наступний портал: { $portal }.
bonfire-turn-cost = Повернути сюди: { $cost }.
bonfire-pointer = Вказівник стоїть на цій ділянці.
bonfire-pile = { $n ->
    [one] Стос { $pile }: { $n } тайл
    [few] Стос { $pile }: { $n } тайли
   *[other] Стос { $pile }: { $n } тайлів
}
bonfire-search = Тайли у стосах
bonfire-no-path = Шляху тут іще немає
bonfire-spot = { $points ->
    [one] Хранителька біля цього Багаття: { $points } очко
    [few] Хранителька біля цього Багаття: { $points } очки
   *[other] Хранителька біля цього Багаття: { $points } очок
}
bonfire-plan-tile = Приміряйте тайл: він лишиться напівпрозорим, доки ви не зітрете план.
bonfire-fate-ends = Викласти можна лише верхній або нижній тайл.
bonfire-lay-cell = Рядок { $row }, стовпець { $column }, { $way }
bonfire-plan-cell = План: рядок { $row }, стовпець { $column }, { $way }
bonfire-plan-here = Виберіть клітинки, щоб спланувати. R повертає тайл.
bonfire-lay-here = Виберіть, куди ляже тайл. R повертає його.
bonfire-turn-tile = Повернути тайл
bonfire-clear-plan = Стерти план
bonfire-too-many-tokens = { $n ->
    [one] Щоб викласти тайл, жетонів має бути не більше { $n }.
   *[other] Щоб викласти тайл, жетонів має бути не більше { $n }.
}
bonfire-gifts-below = { $n ->
    [one] під ним { $n } дар
    [few] під ним { $n } дари
   *[other] під ним { $n } дарів
}
bonfire-tom-played = Розіграні
bonfire-tom-passes = Колоду Тома пройдено: { $n } з { $of }
bonfire-turns-left = { $n ->
    [1] Ваш останній хід
   *[other] Лишилося ходів: { $n }
}
bonfire-passing = Пас зараз: { $points }
bonfire-discard = Скинути жетони…
bonfire-procession = Хода
bonfire-pay-by-hand = Платити на вибір
    .text = Якщо є саме те, що потрібно, воно витрачається без запитань. Увімкніть, щоб щоразу вибирати: один жетон замінює жовтий або будь-які два інші.
bonfire-own-gnomes = Мої гноми

## Sheet and legend

bonfire-next-space = Наступне місце Шляху коштує: { $cost }.
bonfire-sign-token-ship = плисти до островів
bonfire-sign-token-path = прокладати Шлях
bonfire-sign-token-task = отримувати завдання на острові
bonfire-sign-token-great-bonfire = повертати Велике багаття
bonfire-sign-token-guardian = забирати Хранительок і вести ходу
bonfire-sign-token-gnome = залучати гномів
bonfire-sign-token-wild = замінює будь-який інший жетон
bonfire-sign-resource = Ним платять за завдання і гномам.
bonfire-sign-gold = Замінює будь-який ресурс.
bonfire-sign-any = будь-який ресурс
bonfire-sign-flame = завдання; колір видно за язиками полум’я: один — синє, два — червоне, три — жовте
bonfire-sign-tick = умову виконано
bonfire-sign-crystal = кристал: очки біля Багаття його кольору
bonfire-sign-portal = портал: крізь нього Хранительки йдуть до Багать
bonfire-sign-novice = послушник: іде до ради по бонус
bonfire-sign-gift = дар, привезений на острів
bonfire-sign-gnome = майстер
bonfire-sign-elder = старійшина: очки одразу
bonfire-sign-fate = тайли долі
bonfire-sign-steps = хода
bonfire-sign-common = спільні завдання
bonfire-sign-points = очки
