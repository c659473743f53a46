diamant-caves = Пещеры
diamant-cave-closed = Пещера { $cave }: закрыта преградой
diamant-cave-open = Пещера { $cave }: экспедиция здесь
diamant-cave-waiting = Пещера { $cave }: ещё впереди
diamant-closed-caves =
    { $caves ->
        [0] Ни одна пещера ещё не закрыта
        [one] { $caves } пещера закрыта преградой
        [few] { $caves } пещеры закрыты преградами
       *[other] { $caves } пещер закрыто преградами
    }
diamant-hazards = Ловушки, оставшиеся в колоде
diamant-hazard-seen = { $hazard }: уже на пути, вторая такая карта оборвёт экспедицию. В колоде: { $count }
diamant-hazard-unseen = { $hazard }: в этой пещере ещё не было. В колоде: { $count }
diamant-in-deck = { $hazard }: в колоде { $count }
diamant-not-seen = Ещё не встречались
diamant-inside = в пещере
diamant-ready = решение выложено
diamant-camp = в лагере
diamant-camp-after = в лагере после карты { $cards }
diamant-left-here = Назад после этой карты: { $names }
diamant-who-left = Кто когда вернулся
diamant-left-after = { $name }: после карты { $cards }
diamant-odds = Шансы
diamant-odds-danger = { $percent } % — конец экспедиции ({ $count } из { $cards })
diamant-odds-treasure = { $percent } % — сокровище ({ $count })
diamant-odds-warning = { $percent } % — новая ловушка, только предупреждение ({ $count })
diamant-odds-relic = { $percent } % — реликвия ({ $count })
diamant-odds-gain = В среднем следующая карта даёт каждому в пещере { $gems }.
diamant-odds-loss = В среднем она отнимает у вас { $gems } из { $pocket } в кармане.
diamant-odds-sum = Ещё одна карта: в среднем { $gems }
diamant-odds-left =
    { $gems ->
        [one] Назад в одиночку — это ещё и { $gems } рубин с пути.
        [few] Назад в одиночку — это ещё и { $gems } рубина с пути.
       *[other] Назад в одиночку — это ещё и { $gems } рубинов с пути.
    }
diamant-if-deeper =
    { $gems ->
        [0] Карман пуст, терять нечего. С вероятностью { $percent } % следующая карта оборвёт экспедицию.
        [one] Под угрозой { $gems } рубин: с вероятностью { $percent } % следующая карта оборвёт экспедицию.
        [few] Под угрозой { $gems } рубина: с вероятностью { $percent } % следующая карта оборвёт экспедицию.
       *[other] Под угрозой { $gems } рубинов: с вероятностью { $percent } % следующая карта оборвёт экспедицию.
    }
diamant-if-deeper-safe = Следующая карта не может оборвать экспедицию.
diamant-if-back =
    { $gems ->
        [0] На этот раз в сундук ничего, зато безопасно.
        [one] В сундук — { $gems } рубин, и его уже не потерять.
        [few] В сундук — { $gems } рубина, и их уже не потерять.
       *[other] В сундук — { $gems } рубинов, и их уже не потерять.
    }
diamant-if-back-between =
    { $most ->
        [one] В сундук — от { $least } до { $most } рубина, смотря сколько исследователей вернётся вместе с вами.
       *[other] В сундук — от { $least } до { $most } рубинов, смотря сколько исследователей вернётся вместе с вами.
    }
diamant-if-back-relic = Если больше никто не пойдёт назад, реликвии с пути ваши.
diamant-cave-story = Пещера { $cave }: как это было
diamant-fled = Бегство с пустым карманом: { $names }
diamant-sign-gem = рубин: одно очко в сундуке
diamant-sign-relic = реликвия: достаётся лишь тому, кто возвращается в одиночку
