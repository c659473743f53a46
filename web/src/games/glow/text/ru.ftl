## Поле Glow

glow-players = Игроки
glow-boards = Поля
glow-zoom = Размер карты
glow-zoom-in = Ближе
glow-zoom-out = Дальше
glow-encounter = Встречи
glow-journey = Странствие
glow-graveyard = Кладбище
glow-company-of = Отряд: { $name }
glow-first = Первый игрок дня
glow-hour-dawn = рассвет
glow-hour-morning = утро
glow-hour-noon = полдень
glow-hour-afternoon = предвечерье
glow-hour-evening = вечер
glow-track = Трек очков
glow-faces = Грани: пять стихий и { $symbol }
glow-cancelled = отменено чёрным кубиком
glow-fires =
    { $times ->
        [one] Сработает с этими кубиками { $times } раз
        [few] Сработает с этими кубиками { $times } раза
       *[other] Сработает с этими кубиками { $times } раз
    }
glow-noon = В полдень:
glow-noon-nothing = ничего
glow-bright = Светлячков { $fireflies }, спутников { $companions }: в конце +10 осколков света
glow-dark = Светлячков { $fireflies }, спутников { $companions }: для 10 осколков света в конце мало
glow-give-up = нужно отдать спутника или заклинание
glow-sources = Перебросы
glow-source-power = Сила
glow-source-token = Жетон
glow-source-track = Трек очков
glow-cost-power = бесплатно, раз в день
glow-cost-token = уйдёт жетон
glow-cost-track =
    { $light ->
        [one] −{ $light } осколок света, назад до { $to }
        [few] −{ $light } осколка света, назад до { $to }
       *[other] −{ $light } осколков света, назад до { $to }
    }
glow-cost-none = назад отступать некуда
glow-tap-a-die = Коснитесь кубика
glow-piece-company = { $name }: отряд
glow-piece-camp = { $name }: лагерь
glow-piece-boat =
    { $count ->
        [one] { $name }: { $count } лодка
        [few] { $name }: { $count } лодки
       *[other] { $name }: { $count } лодок
    }
glow-badge = Нужно разных стихий: { $elements }. На ваших кубиках: { $mine }
glow-badge-any = Кубики могут быть любыми
glow-toll =
    { $footprints ->
        [one] И ещё { $footprints } след
        [few] И ещё { $footprints } следа
       *[other] И ещё { $footprints } следов
    }
glow-route-closed = В одиночной игре закрыто
glow-arthurs-die = Кубик Артура
glow-tiles = Тайлы: в стопке { $stack }, использовано { $discards }
glow-tile-arrows =
    { $arrows ->
        [0] фишка стоит
        [one] фишка на { $arrows } деление вперёд
        [few] фишка на { $arrows } деления вперёд
       *[other] фишка на { $arrows } делений вперёд
    }
glow-tile-camp = его лагерь поднимается
glow-tile-min = лодка плывёт по наименьшему знаку
glow-tile-max = лодка плывёт по наибольшему знаку
glow-last-day = Этот день последний
glow-kind-light = свет
glow-kind-footprints = следы
glow-kind-fireflies = светлячки
glow-kind-rerolls = перебросы
glow-odds = Шансы
glow-odds-pick = Какие кубики вы бы перебросили? Один или два:
glow-odds-best = Что больше всего даст каждой карте один переброс
glow-odds-cards = Что тогда сделает каждая карта
glow-odds-now =
    { $times ->
        [0] сейчас: молчит
       *[other] сейчас: ×{ $times }
    }
glow-odds-fires =
    { $times ->
        [1] что сработает
       *[other] что сработает ×{ $times }
    }
glow-odds-averts = что промолчит
glow-odds-never = одного переброса мало
glow-odds-quiet = не сработает
glow-odds-same = без изменений
glow-odds-average = В среднем, по сравнению с нынешним:
glow-odds-elements = Разных стихий:
glow-odds-shown = Хотя бы на одном кубике:
glow-odds-faces = Каждая грань и что с ней даст полдень
glow-then =
    { $dice ->
        [one] бросаете { $dice } кубик
        [few] бросаете { $dice } кубика
       *[other] бросаете { $dice } кубиков
    }
glow-today = сработает сегодня: { $chance }

glow-who = Восемь дней, чтобы вернуть свет. От того, кто поведёт ваш отряд, зависят ваши большие кубики.
glow-who-braccio = Каждые два символа природы на кубиках дают три осколка света и след. Надёжный выбор на каждый день.
    .knack = Сила леса
glow-who-taetyss = Воздух с водой дают свет и жетон переброса: неудачный бросок не страшен.
    .knack = Терпение
glow-who-eoles = Воздух с минералом дают свет и светлячка. И ещё четыре осколка света в конце, что бы ни случилось.
    .knack = Манит светлячков
glow-who-pocana = Своего эффекта нет, зато третий большой кубик помогает всем спутникам.
    .knack = Счастливая рука
glow-who-moloch = Каждый минерал становится следом: вы зайдёте дальше всех и оплатите дорогие деревни.
    .knack = Дальняя дорога
glow-who-noctiluca = Три одинаковых символа дают пять осколков света. А на этих кубиках есть грань с двумя следами.
    .knack = Любит тройки
glow-who-orium = На кубиках есть грань с тремя осколками света, а каждая пара символов добавляет ещё. Самое простое начало.
    .knack = Светлые кубики

## Sheet and legend

glow-with-dice = С этими кубиками: { $what }
glow-sign-elements = разные стихии на кубиках
glow-sign-large = большой кубик: остаётся у владельца
