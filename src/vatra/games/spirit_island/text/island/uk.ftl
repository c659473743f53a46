## Стихії

element-sun = сонце
element-moon = місяць
element-fire = вогонь
element-air = повітря
element-water = вода
element-earth = земля
element-plant = рослина
element-animal = тварина
element-any = будь-яка стихія

## Регіони

terrain-jungle = джунглі
terrain-mountain = гори
terrain-sands = пустелі
terrain-wetland = болота
terrain-ocean = океан
terrain-coastal = прибережні регіони
terrain-inland = внутрішні регіони

board-a = поле A
board-b = поле B
board-c = поле C
board-d = поле D
board-ne = Північний схід
board-e = Схід
board-nw = Північний захід
board-w = Захід

ocean-NE = північно-східний океан
ocean-E = східний океан
ocean-NW = північно-західний океан
ocean-W = західний океан

## Фігурки

piece-explorer = розвідник
    .text = Загарбник: 1 здоров’я. У плюндруванні завдає 1 ушкодження.
piece-town = селище
    .text = Загарбник: 2 здоров’я. У плюндруванні завдає 2 ушкодження. Коли його знищують, породжує 1 страху. Пускає розвідників у регіони довкола.
piece-city = місто
    .text = Загарбник: 3 здоров’я. У плюндруванні завдає 3 ушкодження. Коли його знищують, породжує 2 страху. Пускає розвідників у регіони довкола.
piece-dahan = даханець
    .text = Корінні мешканці острова. Даханець має 2 здоров’я; хто вцілів у плюндруванні, завдає у відповідь 2 ушкодження.
piece-blight = скверна
    .text = Земля, яку занапастили загарбники. Нова скверна знищує присутність і поширюється з регіону, де скверна вже була.
piece-presence = присутність
    .text = Місце, де живе дух. Звідси сягають його сили; регіон із двома його маркерами стає священним місцем.

pieces-explorer = { $n ->
    [one] { $n } розвідник
    [few] { $n } розвідники
   *[many] { $n } розвідників
}
pieces-town = { $n ->
    [one] { $n } селище
    [few] { $n } селища
   *[many] { $n } селищ
}
pieces-city = { $n ->
    [one] { $n } місто
    [few] { $n } міста
   *[many] { $n } міст
}
pieces-invader = { $n ->
    [one] { $n } загарбник
    [few] { $n } загарбники
   *[many] { $n } загарбників
}
pieces-dahan = { $n ->
    [one] { $n } даханець
    [few] { $n } даханці
   *[many] { $n } даханців
}
pieces-blight = { $n ->
    [one] { $n } жетон скверни
    [few] { $n } жетони скверни
   *[many] { $n } жетонів скверни
}
pieces-presence = { $n ->
    [one] { $n } маркер присутності
    [few] { $n } маркери присутності
   *[many] { $n } маркерів присутності
}
pieces-energy = { $n ->
    [one] { $n } енергія
   *[other] { $n } енергії
}
pieces-fear = { $n ->
    [one] { $n } одиниця страху
    [few] { $n } одиниці страху
   *[many] { $n } одиниць страху
}
pieces-damage = { $n ->
    [one] { $n } ушкодження
    [few] { $n } ушкодження
   *[many] { $n } ушкоджень
}

sacred-site = священне місце

## Картки загарбників

stage-1 = етап I
stage-2 = етап II
stage-3 = етап III

invader-i-jungle = I: джунглі
invader-i-mountain = I: гори
invader-i-sands = I: пустелі
invader-i-wetland = I: болота
invader-ii-jungle = II: джунглі, ескалація
invader-ii-mountain = II: гори, ескалація
invader-ii-sands = II: пустелі, ескалація
invader-ii-wetland = II: болота, ескалація
invader-ii-coastal = II: прибережні регіони
invader-iii-jungle-mountain = III: джунглі й гори
invader-iii-jungle-sands = III: джунглі й пустелі
invader-iii-jungle-wetland = III: джунглі й болота
invader-iii-mountain-sands = III: гори й пустелі
invader-iii-mountain-wetland = III: гори й болота
invader-iii-sands-wetland = III: пустелі й болота

## Фази

phase-setup = Підготовка
phase-spirit = Фаза духів
phase-growth = Зростання
phase-energy = Енергія
phase-play = Розігрування карток
phase-fast = Швидкі сили
phase-invader = Фаза загарбників
phase-blighted = Осквернений острів
phase-fear = Страх
phase-ravage = Плюндрування
phase-build = Будування
phase-explore = Розвідка
phase-advance = Просування карток
phase-slow = Повільні сили
phase-time-passes = Фаза змін

speed-fast = швидка
speed-slow = повільна

deck-minor = мала сила
deck-major = велика сила
deck-unique = унікальна сила

## Переляк і скверна

terror-1 = Рівень переляку 1
    .text = Перемога, коли на острові немає загарбників.
terror-2 = Рівень переляку 2
    .text = Перемога, коли на острові немає ні селищ, ні міст.
terror-3 = Рівень переляку 3
    .text = Перемога, коли на острові немає міст.
terror-4 = Перемога
    .text = Загарбники натерпілися страху й покидають острів.

blight-healthy = Здоровий острів
    .text = Коли звідси беруть останній жетон скверни, картку перевертають.
blight-downward-spiral = Спіраль занепаду
    .text = По 5 жетонів скверни на гравця. На початку кожної фази загарбників кожен дух знищує 1 свій маркер присутності. Коли картка спорожніє, партію програно.
blight-memory-fades-to-dust = Спогади обертаються на порох
    .text = По 4 жетони скверни на гравця. На початку кожної фази загарбників кожен дух забуває картку сили або знищує 1 свій маркер присутності. Коли картка спорожніє, партію програно.
blight-no-card = Без картки скверни
    .text = По 5 жетонів скверни на гравця і ще 1. Коли вони закінчаться, партію програно.
