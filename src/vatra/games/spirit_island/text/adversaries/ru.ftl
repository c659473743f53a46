adversary-none = Без противника
    .text = Захватчики действуют по основным правилам.

adversary-brandenburg-prussia = Королевство Бранденбург-Пруссия
    .text = Всё наступает раньше: захватчики спешат от этапа к этапу. Хороший первый противник.
adversary-brandenburg-prussia-escalation = Земельная лихорадка
    .text = Перед разведкой: на каждом поле с посёлком или городом добавьте 1 посёлок в область без посёлка.
adversary-brandenburg-prussia-1 = Быстрый старт
    .text = Подготовка: посёлок в области 3 каждого поля.
adversary-brandenburg-prussia-2 = Всплеск колонизации
    .text = Карта этапа III лежит между этапами I и II.
adversary-brandenburg-prussia-3 = Напор
    .text = На одну карту этапа I меньше.
adversary-brandenburg-prussia-4 = Агрессивное наступление
    .text = На одну карту этапа II меньше.
adversary-brandenburg-prussia-5 = Безжалостный напор
    .text = Ещё на одну карту этапа I меньше.
adversary-brandenburg-prussia-6 = Ужасающий напор
    .text = Карт этапа I нет совсем.

adversary-england = Королевство Англия
    .text = Постройки, всюду постройки. Стоит надолго забыть об области, и там встаёт столица.
adversary-england-loss = Гордая столица
    .text = Поражение, когда в одной области 7 или больше посёлков и городов.
adversary-england-escalation = Строительный бум
    .text = Перед разведкой: на каждом поле с посёлком или городом строительство в области, где больше всего посёлков и городов.
adversary-england-1 = Земли подданным
    .text = Строят и в областях без захватчиков, если рядом 2 или больше посёлков и городов.
adversary-england-2 = Преступники и бунтари
    .text = Подготовка: город в области 1 и посёлок в области 2 каждого поля.
adversary-england-3 = Высокая иммиграция (I)
    .text = Перед каждым разорением — дополнительное строительство по карте, которая разоряла в прошлый ход. Так до первой карты этапа II.
adversary-england-4 = Высокая иммиграция (II)
    .text = Дополнительное строительство длится всю игру.
adversary-england-5 = Местная автономия
    .text = У посёлков и городов здоровье больше на 1.
adversary-england-6 = Самостоятельные решения
    .text = По 5 жетонов страха на игрока. В фазе захватчиков без карты страха дополнительное строительство выполняют дважды.

adversary-sweden = Королевство Швеция
    .text = Рудокопы и солдаты: их разорение бьёт сильнее и оставляет более глубокие раны.
adversary-sweden-escalation = Под влиянием захватчиков
    .text = После разведки: в каждой только что разведанной области, где захватчиков не меньше, чем даханов, замените 1 дахана 1 посёлком.
adversary-sweden-1 = Добыча ископаемых
    .text = Разорение, которое наносит области урон 6 или больше, добавляет ещё 1 скверну, без распространения и без потери присутствия.
adversary-sweden-2 = Перенаселение на родине
    .text = Подготовка: город в области 4 каждого поля; напечатанную там скверну кладут в область 5.
adversary-sweden-3 = Отменная сталь для оружия
    .text = Посёлки наносят урон 3, города 5.
adversary-sweden-4 = Королевская поддержка
    .text = Подготовка: сбросьте верхнюю карту захватчиков; на каждом поле посёлок в области этого вида, где меньше всего захватчиков.
adversary-sweden-5 = Горная лихорадка
    .text = Когда разорение добавляет скверну, в соседнюю область без посёлков и городов добавляют посёлок.
adversary-sweden-6 = Застава старателей
    .text = Подготовка: посёлок и скверна в области 8 каждого поля.

## Выбор

option-adversary = Противник
    .help = Королевство, чьи захватчики действуют по своим правилам; с ним играть труднее.
option-adversary-none = { adversary-none }
    .help = { adversary-none.text }
option-adversary-brandenburg-prussia = { adversary-brandenburg-prussia }
    .help = { adversary-brandenburg-prussia.text }
option-adversary-england = { adversary-england }
    .help = { adversary-england.text }
option-adversary-sweden = { adversary-sweden }
    .help = { adversary-sweden.text }
option-adversary-level = Уровень противника
    .help = 0 — только сам противник. Каждый уровень добавляет изменение к предыдущим.

## Что он делает

adversary-arrives = { $adversary }, уровень { $level }.
escalation = Эскалация: { $escalation }.
builds-extra = Дополнительное строительство — { $card }.
extra-build-ends = Карта этапа II прекращает дополнительное строительство: { $card }.
pressure-blight = Скверна из { $land } переходит в { $to }.
outpost-blight = { $land }: скверна из коробки.
royal-backing = { adversary-sweden-4 }: сброс — { $card }.
heavy-mining = { adversary-sweden-1 }: { $land }.
mining-rush = { adversary-sweden-5 }: { $land }.
end-capital = Семь посёлков и городов в одной области: выросла столица, поражение.
phase-extra-build = Дополнительное строительство

## Вопросы

ask-land-rush = { adversary-brandenburg-prussia-escalation }, { $board }: в какую область добавить посёлок?
ask-building-boom = { adversary-england-escalation }, { $board }: в какой области строят захватчики?
ask-royal-backing = { adversary-sweden-4 }, { $board }: в какую область добавить посёлок?
ask-mining-rush = { adversary-sweden-5 }, { $land }: в какую соседнюю область добавить посёлок?
ask-sway = { adversary-sweden-escalation }, { $land }: какого дахана заменить посёлком?

## Стол словами

show-adversary = { $adversary }, уровень { $level }
show-difficulty = Сложность { $difficulty }
show-extra-build = впереди дополнительное строительство: { $piece }

## Лаборатория

stat-won-by-difficulty = Победы по сложности
    .help = Как часто духи побеждают в зависимости от сложности стола.
stat-won-by-spirit = Победы по духам
    .help = Как часто выигрывают игры, в которых есть этот дух.
