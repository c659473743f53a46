## Поле «Острова духов»

si-status = Состояние острова
si-island = Остров
si-zoom = Показать
si-whole-island = Весь остров
si-turn = Ход { $turn }
si-invaders = Захватчики
si-spirits = Духи
si-no-spirit = дух ещё не выбран
si-deck = Колода
si-no-card = карты нет
si-coastal = прибрежная область
si-defend = защита { $n }
si-skipped = в этом ходу без действий захватчиков
si-lasting-dahan-health = в этом ходу даханы здесь крепче
si-lasting-no-blight = в этом ходу скверна сюда не добавляется
si-lasting-immune = в этом ходу даханам здесь ничто не вредит
si-lasting-ward = в этом ходу защита везде, где есть присутствие духа
si-lasting-vengeance = в этом ходу за уничтоженное здесь мстят
si-lasting-concealed = в этом ходу разорение не вредит даханам здесь
si-lasting-forewarned = в этом ходу даханы здесь бьют одновременно с захватчиками
si-lasting-dread = в этом ходу страх, вызванный здесь, защищает область
si-dream-damage = урон во сне: { $n }
si-will-ravage = разорение: урон { $damage }
si-will-blight = добавит скверну
si-will-cascade = добавит скверну, и она распространится
si-more-blight = жетонов скверны всего: { $n }
si-dahan-die =
    { $n ->
        [one] погибнет { $n } дахан
        [few] погибнут { $n } дахана
       *[other] погибнут { $n } даханов
    }
si-dahan-strike = даханы дадут отпор: урон { $damage }
si-will-build = строительство: { $piece }
si-will-explore = сюда придут разведчики
si-may-explore = сюда могут прийти разведчики ({ $percent } %)
si-fear-pool = Страх: { $fear } из { $size } до следующей карты страха
si-fear-cards = Карты страха: получено { $earned }, осталось { $left }
si-fear-earned = Полученная карта страха, ещё не открыта
si-fear-hidden = Карта страха, уровень ужаса { $level }
si-plays =
    { $n ->
        [one] можно разыграть { $n } карту
        [few] можно разыграть { $n } карты
       *[other] можно разыграть { $n } карт
    }
si-no-elements = стихий пока нет
si-met = выполнено
si-missing = не хватает: { $elements }
si-wakes =
    { $n ->
        [one] С ней откроется ещё { $n } уровень врождённой силы
        [few] С ней откроются ещё { $n } уровня врождённых сил
       *[other] С ней откроются ещё { $n } уровней врождённых сил
    }
si-range = дальность { $n }
si-range-sacred = дальность { $n } от священного места
si-target-any = любая область
si-target-dahan = область с даханами
si-target-invaders = область с захватчиками
si-target-no-invaders = область без захватчиков
si-target-blight = область со скверной
si-target-no-blight = область без скверны
si-target-coastal = прибрежная область
si-target-any-spirit = любой дух
si-target-other-spirit = другой дух
si-offer = На выбор
si-hand = Рука
si-played = В игре
si-to-hand = вернуть в руку
si-innate = Врождённые
si-discard = Сброс
si-panel = Планшет
si-no-cards = Карт здесь нет.
si-track-energy = Энергия за ход
si-track-cards = Карт за ход
si-covered = закрыто
si-destroyed = Уничтоженное присутствие: { $n }
si-growth-left = Осталось:
si-grow-reclaim-all = вернуть все карты
si-grow-reclaim-one = вернуть одну карту
si-grow-gain-card = получить карту силы
si-grow-gain-energy = энергия +{ $n }
si-grow-add-presence = присутствие, дальность { $n }
si-grow-add-presence-ocean = присутствие в океан
si-grow-tide-in = по одному маркеру присутствия в каждый океан
si-grow-tide-out = по одному маркеру присутствия из каждого океана
si-grow-more-plays = карт в этом ходу: +{ $n }
si-where-dahan = где есть даханы
si-where-dahan-invaders = где есть даханы или захватчики
si-where-coastal = на побережье
si-stage-growth = растёт
si-stage-play = выбирает карты
si-stage-ready = всё готово

## Противник и сценарий

si-variants = Противник и сценарий
si-heart = Никаких посёлков и городов здесь: { $lands }
si-heart-later = После первого хода никаких посёлков и городов здесь: { $lands }
si-ritual-here = здесь можно провести ритуал
si-held-lands =
    { $n ->
        [0] Нет областей, где посёлков и городов больше, чем даханов
       *[other] Области, где посёлков и городов больше, чем даханов: { $lands }
    }
si-capitals = Столица вырастет, когда посёлков и городов станет { $most }: { $lands }
si-capital = до столицы: { $n } из { $most } посёлков и городов

## Sheet and legend

si-reaches = Сейчас достаёт до: { $lands }
si-reaches-none = Сейчас не достаёт ни до одной подходящей области
