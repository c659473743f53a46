bonfire-players = Игроки
bonfire-places = Места
bonfire-sea = Море
bonfire-fire = Костёр
bonfire-halls = Гномы
bonfire-city = Город
bonfire-fate = Судьба
bonfire-council = Высший совет
bonfire-start = старт
bonfire-ship-here = Ваш корабль здесь.
bonfire-no-tasks = Заданий здесь больше нет.
bonfire-task-price = Цена задания: { $cost }, дар и ресурс этого острова.
bonfire-can-fetch-task = Вы могли бы сразу получить здесь задание.
bonfire-cannot-fetch-task = На задание здесь пока не хватает.
bonfire-guardian-home = Эта Хранительница у вас уже есть.
bonfire-can-fetch-guardian = Вы могли бы сразу забрать её.
bonfire-guardians-here = { $n ->
    [one] Здесь ждёт { $n } Хранительница.
    [few] Здесь ждут { $n } Хранительницы.
   *[other] Здесь ждут { $n } Хранительниц.
}
bonfire-gnome-price = 2 жетона «Гном» и 1 × { $thing } или 1 жетон «Гном» и 2 × { $thing }.
bonfire-no-portals = Порталов здесь больше нет.
bonfire-portal-wanted = Здесь ваш следующий портал: { $portal }.
bonfire-turn-cost = Повернуть сюда: { $cost }.
bonfire-pointer = Указатель стоит на этой ячейке.
bonfire-pile = { $n ->
    [one] Стопка { $pile }: { $n } жетон
    [few] Стопка { $pile }: { $n } жетона
   *[other] Стопка { $pile }: { $n } жетонов
}
bonfire-search = Жетоны в стопках
bonfire-no-path = Пути здесь ещё нет
bonfire-spot = { $points ->
    [one] Хранительница у этого Костра: { $points } очко
    [few] Хранительница у этого Костра: { $points } очка
   *[other] Хранительница у этого Костра: { $points } очков
}
bonfire-plan-tile = Примерьте: набросок останется, пока вы не сотрёте план.
bonfire-fate-ends = Разместить можно только верхний или нижний жетон.
bonfire-lay-cell = Строка { $row }, столбец { $column }, { $way }
bonfire-plan-cell = План: строка { $row }, столбец { $column }, { $way }
bonfire-plan-here = Выберите ячейки, чтобы спланировать. R поворачивает жетон.
bonfire-lay-here = Выберите, куда ляжет жетон. R поворачивает его.
bonfire-turn-tile = Повернуть жетон судьбы
bonfire-clear-plan = Стереть план
bonfire-too-many-tokens = { $n ->
    [one] Чтобы разместить жетон судьбы, жетонов действий должно быть не больше { $n }.
   *[other] Чтобы разместить жетон судьбы, жетонов действий должно быть не больше { $n }.
}
bonfire-gifts-below = { $n ->
    [one] под ним { $n } дар
    [few] под ним { $n } дара
   *[other] под ним { $n } даров
}
bonfire-tom-played = Разыгранные карты
bonfire-tom-passes = Колода Тома пройдена: { $n } из { $of }
bonfire-turns-left =
    { $n ->
        [1] Ваш последний ход
       *[other] Осталось ходов: { $n }
    }
bonfire-passing = Пас сейчас: { $points }
bonfire-discard = Сбросить жетоны действий…
bonfire-procession = Шествие
bonfire-pay-by-hand = Платить на выбор
    .text = Если есть именно то, что нужно, оно тратится без вопросов. Включите, чтобы каждый раз выбирать: один жетон заменяет жёлтый или любые два других.
bonfire-own-gnomes = Мои гномы

## Sheet and legend

bonfire-next-space = Следующая ячейка Пути стоит: { $cost }.
bonfire-sign-token-ship = плыть к островам
bonfire-sign-token-path = прокладывать Путь
bonfire-sign-token-task = получать задания на острове
bonfire-sign-token-great-bonfire = поворачивать Великий костёр
bonfire-sign-token-guardian = забирать Хранительниц и вести шествие
bonfire-sign-token-gnome = привлекать гномов
bonfire-sign-token-wild = заменяет любой другой жетон
bonfire-sign-resource = Им платят за задания и гномам.
bonfire-sign-gold = Заменяет любой ресурс.
bonfire-sign-any = любой ресурс
bonfire-sign-flame = задание; цвет виден по язычкам пламени: один — синее, два — красное, три — жёлтое
bonfire-sign-tick = условие выполнено
bonfire-sign-crystal = кристалл: очки рядом с Костром его цвета
bonfire-sign-portal = портал: через него Хранительницы идут к Кострам
bonfire-sign-novice = послушник: идёт в совет за бонусом
bonfire-sign-gift = дар, привезённый на остров
bonfire-sign-gnome = мастер
bonfire-sign-elder = старейшина: очки сразу
bonfire-sign-fate = жетоны судьбы
bonfire-sign-steps = шествие
bonfire-sign-common = общие задания
bonfire-sign-points = очки
