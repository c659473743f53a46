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
si-lasting-vengeance = цього ходу за знищене тут мстять
si-lasting-concealed = цього ходу плюндрування не шкодить даханцям тут
si-lasting-forewarned = цього ходу даханці тут б’ють одночасно із загарбниками
si-lasting-dread = цього ходу страх, створений тут, захищає регіон
si-dream-damage = ушкодження уві сні: { $n }
si-will-ravage = плюндрування: ушкодження { $damage }
si-will-blight = додасть скверну
si-will-cascade = додасть скверну, і вона пошириться
si-more-blight = скверни разом: { $n }
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
si-fear-cards = Картки страху: здобуто { $earned }, лишилося { $left }
si-fear-earned = Здобута картка страху, ще не відкрита
si-fear-hidden = Картка страху, рівень переляку { $level }
si-plays =
    { $n ->
        [one] можна зіграти { $n } картку
        [few] можна зіграти { $n } картки
       *[other] можна зіграти { $n } карток
    }
si-elements = Стихії
si-no-elements = стихій ще немає
si-met = виконано
si-missing = бракує: { $elements }
si-wakes =
    { $n ->
        [one] Із нею відкриється ще { $n } рівень вродженої сили
        [few] Із нею відкриються ще { $n } рівні вроджених сил
       *[other] Із нею відкриються ще { $n } рівнів вроджених сил
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
si-offer = Відкриті
si-hand = Рука
si-played = У грі
si-discard = Скид
si-panel = Планшет
si-no-cards = Карток тут немає.
si-track-energy = Енергія щоходу
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
si-grow-tide-in = по одній присутності в кожен океан
si-grow-tide-out = по одній присутності з кожного океану
si-grow-more-plays = карток цього ходу: +{ $n }
si-where-dahan = де є даханці
si-where-dahan-invaders = де є даханці чи загарбники
si-where-coastal = на узбережжі
si-stage-growth = зростає
si-stage-play = вибирає картки
si-stage-ready = усе готово
si-which-piece = Яка фігурка

## Супротивник і сценарій

si-variants = Супротивник і сценарій
si-heart = Жодних селищ і міст тут: { $lands }
si-heart-later = Після першого ходу жодних селищ і міст тут: { $lands }
si-ritual-here = тут можна провести ритуал
si-held-lands =
    { $n ->
        [0] Ніде селищ і міст не більше, ніж даханців
       *[other] Регіони, де селищ і міст більше, ніж даханців: { $lands }
    }
si-capitals = Столиця постає за { $most }: { $lands }
si-capital = { $n } з { $most } селищ і міст столиці
