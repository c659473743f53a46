adversary-none = Без супротивника
    .text = Загарбники діють за основними правилами.

adversary-brandenburg-prussia = Королівство Бранденбург-Пруссія
    .text = Усе настає раніше: загарбники поспішають від етапу до етапу. Добрий перший супротивник.
adversary-brandenburg-prussia-escalation = Земельна лихоманка
    .text = Перед розвідкою: на кожному полі із селищем чи містом додайте 1 селище в регіон без селища.
adversary-brandenburg-prussia-1 = Швидкий старт
    .text = Підготовка: селище в регіоні 3 кожного поля.
adversary-brandenburg-prussia-2 = Сплеск колонізації
    .text = Картка етапу III лежить між етапами I і II.
adversary-brandenburg-prussia-3 = Навала
    .text = На одну картку етапу I менше.
adversary-brandenburg-prussia-4 = Агресивний наступ
    .text = На одну картку етапу II менше.
adversary-brandenburg-prussia-5 = Безжальна навала
    .text = Ще на одну картку етапу I менше.
adversary-brandenburg-prussia-6 = Жахлива навала
    .text = Карток етапу I немає зовсім.

adversary-england = Королівство Англія
    .text = Будівлі, скрізь будівлі. Варто надовго забути про регіон, і там постає столиця.
adversary-england-loss = Велична столиця
    .text = Поразка, коли в одному регіоні 7 або більше селищ і міст.
adversary-england-escalation = Будівельний бум
    .text = Перед розвідкою: на кожному полі із селищем чи містом загарбники будують у регіоні, де найбільше селищ і міст.
adversary-england-1 = Роздача земель підданим
    .text = Будують і в регіонах без загарбників, якщо поруч 2 або більше селищ і міст.
adversary-england-2 = Злочинці та бунтівники
    .text = Підготовка: місто в регіоні 1 і селище в регіоні 2 кожного поля.
adversary-england-3 = Високий рівень імміграції (I)
    .text = Перед кожним плюндруванням — додаткове будування з карткою, яка плюндрувала минулого ходу. Воно припиняється, коли туди мала б прийти картка етапу II.
adversary-england-4 = Високий рівень імміграції (II)
    .text = Додаткове будування триває всю гру.
adversary-england-5 = Місцева автономія
    .text = Селища й міста мають на 1 здоров’я більше.
adversary-england-6 = Самостійні рішення
    .text = По 5 жетонів страху на гравця. У фазі загарбників без картки страху додаткове будування виконують двічі.

adversary-sweden = Королівство Швеція
    .text = Рудокопи й солдати: їхнє плюндрування б’є дужче й лишає глибші рани.
adversary-sweden-escalation = Під впливом загарбників
    .text = Після розвідки: у кожному щойно розвіданому регіоні, де загарбників не менше, ніж даханців, замініть 1 даханця на 1 селище.
adversary-sweden-1 = Видобуток корисних копалин
    .text = Плюндрування, що завдає регіонові 6 або більше ушкоджень, додає ще 1 скверну, без поширення і без втрати присутності.
adversary-sweden-2 = Демографічний тиск у країні
    .text = Підготовка: місто в регіоні 4 кожного поля; надруковану там скверну кладуть у регіон 5.
adversary-sweden-3 = Високоякісна сталь для зброї
    .text = Селища завдають 3 ушкодження, міста — 5.
adversary-sweden-4 = Приготування
    .text = Підготовка: скиньте верхню картку загарбників; на кожному полі селище в регіоні цього типу, де найменше загарбників.
adversary-sweden-5 = Видобувна лихоманка
    .text = Коли плюндрування додає скверну, в суміжний регіон без селищ і міст додають селище.
adversary-sweden-6 = Старательська застава
    .text = Підготовка: селище і скверна в регіоні 8 кожного поля.

## Вибір

option-adversary = Супротивник
    .help = Королівство, чиї загарбники мають власні правила; з ним грати важче.
option-adversary-none = { adversary-none }
    .help = { adversary-none.text }
option-adversary-brandenburg-prussia = { adversary-brandenburg-prussia }
    .help = { adversary-brandenburg-prussia.text }
option-adversary-england = { adversary-england }
    .help = { adversary-england.text }
option-adversary-sweden = { adversary-sweden }
    .help = { adversary-sweden.text }
option-adversary-level = Рівень супротивника
    .help = 0 — лише сам супротивник. Кожен наступний рівень додає ще одну зміну до попередніх.

## Що він робить

adversary-arrives = { $adversary }, рівень { $level }.
escalation = Ескалація: { $escalation }.
builds-extra = Додаткове будування ({ $card }).
extra-build-ends = Картка етапу II припиняє додаткове будування ({ $card }).
pressure-blight = Скверна з { $land } переходить у { $to }.
outpost-blight = { $land }: скверна з коробки.
royal-backing = { adversary-sweden-4 }: скинуто картку ({ $card }).
heavy-mining = { adversary-sweden-1 }: { $land }.
mining-rush = { adversary-sweden-5 }: { $land }.
end-capital = Сім селищ і міст в одному регіоні: постала столиця, поразка.
phase-extra-build = Додаткове будування

## Запитання

ask-land-rush = { adversary-brandenburg-prussia-escalation }, { $board }: у який регіон додати селище?
ask-building-boom = { adversary-england-escalation }, { $board }: у якому регіоні будують загарбники?
ask-royal-backing = { adversary-sweden-4 }, { $board }: у який регіон додати селище?
ask-mining-rush = { adversary-sweden-5 }, { $land }: у який суміжний регіон додати селище?
ask-sway = { adversary-sweden-escalation }, { $land }: якого даханця замінити на селище?

## Стіл словами

show-adversary = { $adversary }, рівень { $level }
show-difficulty = Складність { $difficulty }
show-extra-build = попереду додаткове будування: { $piece }

## Лабораторія

stat-won-by-difficulty = Перемоги за складністю
    .help = Як часто духи перемагають залежно від складності столу.
stat-won-by-spirit = Перемоги за духами
    .help = Як часто перемагають у партіях, де є цей дух.
