diamant-caves = Печери
diamant-cave-closed = Печера { $cave }: закрита барикадою
diamant-cave-open = Печера { $cave }: експедиція тут
diamant-cave-waiting = Печера { $cave }: ще попереду
diamant-closed-caves =
    { $caves ->
        [0] Жодну печеру ще не закрито
        [one] { $caves } печеру закрито барикадою
        [few] { $caves } печери закрито барикадами
       *[other] { $caves } печер закрито барикадами
    }
diamant-hazards = Халепи, що лишилися в колоді
diamant-hazard-seen = { $hazard }: уже на шляху, ще одна така картка завершить експедицію. У колоді: { $count }
diamant-hazard-unseen = { $hazard }: у цій печері ще не було. У колоді: { $count }
diamant-in-deck = { $hazard }: у колоді { $count }
diamant-not-seen = У цій печері ще не траплялися
diamant-inside = у печері
diamant-ready = вибір зроблено
diamant-camp = у таборі
diamant-camp-after = у таборі після картки { $cards }
diamant-left-here = Назад після цієї картки: { $names }
diamant-who-left = Хто коли повернувся
diamant-left-after = { $name }: після картки { $cards }
diamant-odds = Шанси
diamant-odds-danger = { $percent } % — кінець експедиції ({ $count } з { $cards })
diamant-odds-treasure = { $percent } % — скарб ({ $count })
diamant-odds-warning = { $percent } % — нова халепа, лише пересторога ({ $count })
diamant-odds-relic = { $percent } % — реліквія ({ $count })
diamant-odds-gain = У середньому наступна картка дає кожному в печері { $gems }.
diamant-odds-loss = У середньому вона забирає у вас { $gems } з { $pocket }, що в кишені.
diamant-odds-sum = Ще одна картка: у середньому { $gems }
diamant-odds-left =
    { $gems ->
        [one] Хто піде назад самотою, візьме ще й { $gems } рубін зі шляху.
        [few] Хто піде назад самотою, візьме ще й { $gems } рубіни зі шляху.
       *[other] Хто піде назад самотою, візьме ще й { $gems } рубінів зі шляху.
    }
diamant-if-deeper =
    { $gems ->
        [0] Кишеня порожня, втрачати нічого. Імовірність, що експедиція скінчиться: { $percent } %.
        [one] Під загрозою { $gems } рубін: імовірність, що наступна картка завершить експедицію, — { $percent } %.
        [few] Під загрозою { $gems } рубіни: імовірність, що наступна картка завершить експедицію, — { $percent } %.
       *[other] Під загрозою { $gems } рубінів: імовірність, що наступна картка завершить експедицію, — { $percent } %.
    }
diamant-if-deeper-safe = Наступна картка не може завершити експедицію.
diamant-if-back =
    { $gems ->
        [0] Цього разу в скриню нічого, зате безпечно.
        [one] { $gems } рубін у скриню, у безпеці до кінця.
        [few] { $gems } рубіни у скриню, у безпеці до кінця.
       *[other] { $gems } рубінів у скриню, у безпеці до кінця.
    }
diamant-if-back-between = У скриню від { $least } до { $most } рубінів — залежить від того, скільки шукачів піде назад разом із вами.
diamant-if-back-relic = Якщо більше ніхто не піде назад, реліквії зі шляху ваші.
diamant-cave-story = Печера { $cave }: як це було
diamant-fled = Утеча з порожньою кишенею: { $names }
diamant-sign-gem = рубін: одне очко в скрині
diamant-sign-relic = реліквія: дістається лише тому, хто повертається самотою
