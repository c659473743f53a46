## Стихии

element-sun = солнце
element-moon = луна
element-fire = огонь
element-air = воздух
element-water = вода
element-earth = земля
element-plant = растение
element-animal = животное
element-any = любая стихия

## Области

terrain-jungle = джунгли
terrain-mountain = горы
terrain-sands = пустыня
terrain-wetland = болота
terrain-ocean = океан
terrain-coastal = прибрежные области
terrain-inland = внутренние области

board-a = поле A
board-b = поле B
board-c = поле C
board-d = поле D
board-ne = Северо-восток
board-e = Восток
board-nw = Северо-запад
board-w = Запад

ocean-NE = северо-восточный океан
ocean-E = восточный океан
ocean-NW = северо-западный океан
ocean-W = западный океан

## Фигурки

piece-explorer = разведчик
    .text = Захватчик: здоровье 1. При разорении наносит урон 1.
piece-town = посёлок
    .text = Захватчик: здоровье 2. При разорении наносит урон 2. Когда его уничтожают, страх +1. Пускает разведчиков в соседние области.
piece-city = город
    .text = Захватчик: здоровье 3. При разорении наносит урон 3. Когда его уничтожают, страх +2. Пускает разведчиков в соседние области.
piece-dahan = дахан
    .text = Коренной народ острова. У дахана здоровье 2; кто уцелел при разорении, наносит урон 2.
piece-blight = скверна
    .text = Земля, загубленная захватчиками. Новая скверна уничтожает присутствие и распространяется из области, где скверна уже была.
piece-presence = присутствие
    .text = Место, где живёт дух. Отсюда достают его силы; два маркера в одной области делают её священным местом.

pieces-explorer = { $n ->
    [one] { $n } разведчик
    [few] { $n } разведчика
   *[many] { $n } разведчиков
}
pieces-town = { $n ->
    [one] { $n } посёлок
    [few] { $n } посёлка
   *[many] { $n } посёлков
}
pieces-city = { $n ->
    [one] { $n } город
    [few] { $n } города
   *[many] { $n } городов
}
pieces-invader = { $n ->
    [one] { $n } захватчик
    [few] { $n } захватчика
   *[many] { $n } захватчиков
}
pieces-dahan = { $n ->
    [one] { $n } дахан
    [few] { $n } дахана
   *[many] { $n } даханов
}
pieces-blight = { $n ->
    [one] { $n } жетон скверны
    [few] { $n } жетона скверны
   *[many] { $n } жетонов скверны
}
pieces-presence = { $n ->
    [one] { $n } маркер присутствия
    [few] { $n } маркера присутствия
   *[many] { $n } маркеров присутствия
}
pieces-energy = { $n ->
    [one] { $n } энергия
   *[other] { $n } энергии
}
pieces-fear = { $n ->
    [one] { $n } единица страха
    [few] { $n } единицы страха
   *[many] { $n } единиц страха
}
pieces-damage = { $n ->
    [one] { $n } единица урона
    [few] { $n } единицы урона
   *[many] { $n } единиц урона
}

sacred-site = священное место

## Карты захватчиков

stage-1 = этап I
stage-2 = этап II
stage-3 = этап III

invader-i-jungle = I: джунгли
invader-i-mountain = I: горы
invader-i-sands = I: пустыня
invader-i-wetland = I: болота
invader-ii-jungle = II: джунгли, эскалация
invader-ii-mountain = II: горы, эскалация
invader-ii-sands = II: пустыня, эскалация
invader-ii-wetland = II: болота, эскалация
invader-ii-coastal = II: прибрежные области
invader-iii-jungle-mountain = III: джунгли и горы
invader-iii-jungle-sands = III: джунгли и пустыня
invader-iii-jungle-wetland = III: джунгли и болота
invader-iii-mountain-sands = III: горы и пустыня
invader-iii-mountain-wetland = III: горы и болота
invader-iii-sands-wetland = III: пустыня и болота

## Фазы

phase-setup = Подготовка
phase-spirit = Фаза духов
phase-growth = Рост
phase-energy = Энергия
phase-play = Розыгрыш карт
phase-fast = Быстрые силы
phase-invader = Фаза захватчиков
phase-blighted = Осквернённый остров
phase-fear = Страх
phase-ravage = Разорение
phase-build = Строительство
phase-explore = Разведка
phase-advance = Продвижение карт
phase-slow = Медленные силы
phase-time-passes = Фаза перемен

speed-fast = быстрая
speed-slow = медленная

deck-minor = малая сила
deck-major = великая сила
deck-unique = уникальная сила

## Ужас и скверна

terror-1 = Уровень ужаса 1
    .text = Победа, когда на острове нет захватчиков.
terror-2 = Уровень ужаса 2
    .text = Победа, когда на острове нет ни посёлков, ни городов.
terror-3 = Уровень ужаса 3
    .text = Победа, когда на острове нет городов.
terror-4 = Победа
    .text = Захватчики натерпелись страха и покидают остров.

blight-healthy = Здоровый остров
    .text = Когда с этой стороны уходит последняя скверна, карту переворачивают.
blight-downward-spiral = Спираль упадка
    .text = По 5 жетонов скверны на игрока. В начале каждой фазы захватчиков каждый дух уничтожает 1 свой маркер присутствия. Когда карта опустеет, игра проиграна.
blight-memory-fades-to-dust = Память обращается в прах
    .text = По 4 жетона скверны на игрока. В начале каждой фазы захватчиков каждый дух забывает карту силы или уничтожает 1 свой маркер присутствия. Когда карта опустеет, игра проиграна.
blight-no-card = Без карты скверны
    .text = По 5 жетонов скверны на игрока и ещё 1. Когда участок опустеет, игра проиграна.
