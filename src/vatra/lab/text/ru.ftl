## The head of a report

report-title-match = { $game }: матч
report-title-mixed = { $game }: турнир за смешанными столами
report-title-pairs = { $game }: парный турнир
report-blurb-match = Боты пересаживались по кругу, так что место никому не давало преимущества.
report-blurb-mixed = Сыграли все составы ботов, какие помещаются за столом; боты пересаживались по кругу.
report-blurb-pairs = Каждая пара ботов играла за своими столами, по половине мест у каждого, и пересаживалась по кругу.
report-games = Партии
report-bots = Боты
report-players = Игроки
report-options = Опции
report-options-of-positions = у каждой позиции свои
report-tables = Составы
report-seed = Зерно
report-positions = Позиции
report-patch = Изменение

## Ranking

report-ranking = Рейтинг
report-ranking-help = Эло сравнивает места за одним столом: бот с рейтингом на 400 выше оказывается впереди десять раз из одиннадцати; средний рейтинг всех ботов — 1500. Общая победа делится поровну. Истинное значение лежит в интервале с вероятностью 95 %.
report-ranking-wins-help = Общая победа делится поровну. Истинное значение лежит в интервале с вероятностью 95 %.
report-bot = Бот
report-elo = Эло
report-interval = Интервал 95 %
report-seats-played = Сыграно мест
report-win-rate = Доля побед
report-mean-score = Средний счёт
report-mean-place = Среднее место
report-elo-plot = Эло с интервалами 95 %
report-wins-plot = Доля побед с интервалами 95 %; пунктир — равная доля
report-wins-plot-alone = Доля побед с интервалами 95 %
report-ahead = Кто кого опережает
report-ahead-help = Как часто бот из строки приходил раньше бота из столбца, в процентах их встреч за одним столом. Ничья — половина.

## The games

report-scores = Счёт
report-scores-help = С каким счётом и как часто бот заканчивал партию. Пунктир — его среднее.
report-seats = Важно ли место?
report-seats-help = Доля побед по местам, все боты вместе, с интервалами 95 %. Пунктир — равная доля.
report-seat = Место { $n }
report-length = Длина партии
report-length-help = Сколько решений принято за партию. Пунктир — среднее.
report-decisions = Решения
report-ending = Чем кончилось
report-share = Доля
report-by-position = По позициям
report-by-position-help = Доля побед из каждой заданной позиции.
report-position = Позиция
report-by-table = По составам
report-by-table-help = Доля побед бота на одно его место в каждом составе.
report-table = Состав
report-statistics = Что происходило в партиях

## A patch

report-patch-changes = Что даёт изменение
report-patch-help = Те же партии с теми же зёрнами случая, с изменением и без него; разница — «с изменением» минус «без него». Остальной отчёт — о партиях с изменением.
report-changed =
    { $of ->
        [1] { $changed ->
            [0] Единственная партия кончилась так же.
           *[other] Единственная партия кончилась иначе.
        }
       *[other] Иначе кончилось партий: { $changed } из { $of }.
    }
report-win-rate-change = Разница доли побед
report-score-change = Разница счёта
report-points-of-percent = п. п.
report-whole-game = Вся партия
report-change = Разница
report-score-of-all = Средний счёт всех мест

## The foot

report-again = Сыграть ещё раз
report-again-help = Та же команда даёт те же партии. С «--only НОМЕР» она играет одну из них и рассказывает, что в ней произошло.
report-made = Отчёт сделала «Ватра» { $version }.

## Описание набора данных

card-title = { $game }: партии ботов
card-what =
    Партий: { $games }. Решений: { $moves }. Мест за столом: { $seats }. Игроки: { $bots }. Сделано Vatra { $vatra }, версия правил игры { $version }.
card-again = Та же команда создаст те же данные снова:
card-options = Параметры игры:
card-games-number = номер партии; в решениях это `game`
card-games-seed = раздаёт тот же стол: `vatra.new(…, seed=seed)`
card-games-bots = кто играл, по местам за столом
card-games-scores = очки, по местам за столом
card-games-places = итоговые места, по местам за столом; 1 — первое
card-games-winners = места за столом, которые победили
card-games-cooperative = побеждают или проигрывают ли все вместе
card-games-moves = сколько было решений
card-games-reason = чем кончилось
card-moves-game = номер партии
card-moves-move = номер решения в партии
card-moves-seat = кто решал
card-moves-bot = какой это был игрок
card-moves-kind = вид вопроса
card-moves-options = номера всех доступных действий
card-moves-choice = номер выбранного действия
card-moves-observation = что знал игрок на этом месте: чисел — { $numbers }, по байту на каждое
card-moves-won = доля победы, которая в конце досталась этому месту
card-moves-score = очки этого места в конце
card-index = Названия действий по номерам (действий — { $actions }) и что означает каждое число наблюдения.
card-limits = Каждое решение принял бот, со своими привычками и ошибками. Наблюдение содержит то, что игрок вправе знать, и ничего скрытого от него. Действия сохраняют номера, пока не изменится версия правил.
