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
diamant-hazard-seen = { $hazard }: уже на пути, вторая такая карта закончит экспедицию. В колоде: { $count }
diamant-hazard-unseen = { $hazard }: в этой пещере ещё не было. В колоде: { $count }
diamant-in-deck = { $hazard }: в колоде { $count }
diamant-not-seen = Ещё не встречались
diamant-inside = в пещере
diamant-ready = решение есть
diamant-camp = в лагере
diamant-camp-after = в лагере после карты { $cards }
diamant-left-here = Назад после этой карты: { $names }
diamant-who-left = Кто когда назад
diamant-left-after = { $name }: после карты { $cards }
diamant-odds = Шансы
diamant-odds-danger = { $percent } % — конец экспедиции ({ $count } из { $cards })
diamant-odds-treasure = { $percent } % — сокровище ({ $count })
diamant-odds-warning = { $percent } % — новая ловушка, только предупреждение ({ $count })
diamant-odds-relic = { $percent } % — реликвия ({ $count })
diamant-odds-gain = В среднем следующая карта даёт каждому в пещере { $gems }.
diamant-odds-loss = В среднем она отнимает у вас { $gems } из { $pocket }, что в кармане.
diamant-odds-sum = Ещё одна карта: в среднем { $gems }
diamant-odds-left =
    { $gems ->
        [one] Назад в одиночку — это ещё и { $gems } рубин с пути.
        [few] Назад в одиночку — это ещё и { $gems } рубина с пути.
       *[other] Назад в одиночку — это ещё и { $gems } рубинов с пути.
    }
diamant-if-deeper =
    { $gems ->
        [0] Карман пуст, терять нечего. Вероятность, что экспедиция закончится: { $percent } %.
        [one] Под угрозой { $gems } рубин: вероятность, что следующая карта закончит экспедицию, — { $percent } %.
        [few] Под угрозой { $gems } рубина: вероятность, что следующая карта закончит экспедицию, — { $percent } %.
       *[other] Под угрозой { $gems } рубинов: вероятность, что следующая карта закончит экспедицию, — { $percent } %.
    }
diamant-if-deeper-safe = Следующая карта не может закончить экспедицию.
diamant-if-back =
    { $gems ->
        [0] На этот раз в сундук ничего, зато безопасно.
        [one] { $gems } рубин в сундук, в безопасности до конца.
        [few] { $gems } рубина в сундук, в безопасности до конца.
       *[other] { $gems } рубинов в сундук, в безопасности до конца.
    }
diamant-if-back-between = В сундук от { $least } до { $most } рубинов — зависит от того, сколько исследователей пойдёт назад вместе с вами.
diamant-if-back-relic = Если больше никто не пойдёт назад, реликвии с пути ваши.
diamant-cave-story = Пещера { $cave }: как это было
diamant-fled = Бегство с пустым карманом: { $names }
