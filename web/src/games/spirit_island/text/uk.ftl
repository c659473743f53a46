## Поле «Острова духів»

si-status = Стан острова
si-island = Острів
si-zoom = Показати
si-whole-island = Увесь острів
si-turn = Хід { $turn }
si-invaders = Загарбники
si-spirits = Духи
si-no-spirit = духа ще не вибрано
si-deck = Колода
si-no-card = картки немає
si-coastal = прибережний регіон
si-defend = захист { $n }
si-skipped = цього ходу без дій загарбників
si-lasting-dahan-health = цього ходу даханці тут міцніші
si-lasting-no-blight = цього ходу скверна сюди не додається
si-lasting-immune = цього ходу даханцям тут ніщо не шкодить
si-lasting-ward = цього ходу захист усюди, де є присутність духа
si-lasting-vengeance = цього ходу за все знищене тут приходить помста
si-lasting-concealed = цього ходу плюндрування не шкодить даханцям тут
si-lasting-forewarned = цього ходу даханці тут б’ють одночасно із загарбниками
si-lasting-dread = цього ходу страх, породжений тут, захищає регіон
si-dream-damage = ушкодження уві сні: { $n }
si-will-ravage =
    { $damage ->
        [one] плюндрування: { $damage } ушкодження
        [few] плюндрування: { $damage } ушкодження
       *[other] плюндрування: { $damage } ушкоджень
    }
si-will-blight = додасть скверну
si-will-cascade = додасть скверну, і вона пошириться
si-more-blight = жетонів скверни разом: { $n }
si-dahan-die =
    { $n ->
        [one] загине { $n } даханець
        [few] загинуть { $n } даханці
       *[other] загинуть { $n } даханців
    }
si-dahan-strike = даханці дадуть відсіч: { $damage }
si-will-build = будування: { $piece }
si-will-explore = сюди прийдуть розвідники
si-may-explore = сюди можуть прийти розвідники ({ $percent } %)
si-fear-pool = Страх: { $fear } з { $size } до наступної картки страху
si-fear-cards = Картки страху: отримано { $earned }, лишилося { $left }
si-fear-earned = Отримана картка страху, ще не відкрита
si-fear-hidden = Картка страху, рівень переляку { $level }
si-plays =
    { $n ->
        [one] можна розіграти { $n } картку
        [few] можна розіграти { $n } картки
       *[other] можна розіграти { $n } карток
    }
si-no-elements = стихій ще немає
si-met = виконано
si-missing = бракує: { $elements }
si-wakes =
    { $n ->
        [one] Із цією карткою відкриється ще { $n } рівень вроджених сил
        [few] Із цією карткою відкриються ще { $n } рівні вроджених сил
       *[other] Із цією карткою відкриється ще { $n } рівнів вроджених сил
    }
si-range = дальність { $n }
si-range-sacred = дальність { $n } від священного місця
si-target-any = будь-який регіон
si-target-dahan = регіон із даханцями
si-target-invaders = регіон із загарбниками
si-target-no-invaders = регіон без загарбників
si-target-blight = регіон зі скверною
si-target-no-blight = регіон без скверни
si-target-coastal = прибережний регіон
si-target-any-spirit = будь-який дух
si-target-other-spirit = інший дух
si-offer = На вибір
si-hand = Рука
si-played = У грі
si-to-hand = повернути в руку
si-innate = Вроджені
si-discard = Скид
si-panel = Планшет
si-no-cards = Карток тут немає.
si-track-energy = Енергія за хід
si-track-cards = Карток за хід
si-covered = закрито
si-destroyed = Знищена присутність: { $n }
si-growth-left = Лишилося:
si-grow-reclaim-all = повернути всі картки
si-grow-reclaim-one = повернути одну картку
si-grow-gain-card = отримати картку сили
si-grow-gain-energy = енергія +{ $n }
si-grow-add-presence = присутність, дальність { $n }
si-grow-add-presence-ocean = присутність в океан
si-grow-tide-in = по 1 маркеру присутності в кожен океан
si-grow-tide-out = по 1 маркеру присутності з кожного океану
si-grow-more-plays = карток цього ходу: +{ $n }
si-where-dahan = де є даханці
si-where-dahan-invaders = де є даханці чи загарбники
si-where-coastal = на узбережжі
si-stage-growth = зростає
si-stage-play = вибирає картки
si-stage-ready = усе готово

## Супротивник і сценарій

si-variants = Супротивник і сценарій
si-heart = Тут не повинно бути селищ і міст: { $lands }
si-heart-later = Після першого ходу тут не повинно бути селищ і міст: { $lands }
si-ritual-here = тут можна провести ритуал
si-held-lands =
    { $n ->
        [0] У кожному регіоні даханців не менше, ніж селищ і міст
       *[other] Регіони, де селищ і міст більше, ніж даханців: { $lands }
    }
si-capitals = Столиця постане, щойно селищ і міст буде { $most }: { $lands }
si-capital = до столиці: { $n } з { $most } селищ і міст

## Sheet and legend

si-reaches = Зараз дістає до: { $lands }
si-reaches-none = Зараз не дістає до жодного слушного регіону
