## The head of a report

report-title-match = { $game }: матч
report-title-mixed = { $game }: турнир за смешанными столами
report-title-pairs = { $game }: турнир парами
report-blurb-match = Боты пересаживались по кругу, так что место никому не давало преимущества.
report-blurb-mixed = Играли все наборы ботов, которыми можно заполнить стол, и боты пересаживались по кругу.
report-blurb-pairs = Каждые два бота делили столы, каждому половина мест, и пересаживались по кругу.
report-games = Партии
report-bots = Боты
report-players = Игроки
report-options = Настройки
report-options-of-positions = у каждой позиции свои
report-tables = Составы
report-seed = Зерно
report-positions = Позиции
report-patch = Изменение

## Ranking

report-ranking = Рейтинг
report-ranking-help = Эло сравнивает места за одним столом: бот, у которого на 400 очков больше, приходит впереди десять раз на каждый раз, когда приходит позади; среднее всех ботов равно 1500. Общая победа делится. Каждый интервал содержит истинное значение с уверенностью 95 %.
report-ranking-wins-help = Общая победа делится. Каждый интервал содержит истинное значение с уверенностью 95 %.
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
report-scores-help = Как часто бот заканчивал с каким счётом. Пунктир — его среднее.
report-seats = Важно ли место?
report-seats-help = Доля побед по местам, все боты вместе, с интервалами 95 %. Пунктир — равная доля.
report-seat = Место { $n }
report-length = Длина партии
report-length-help = Сколько решений принято за партию. Пунктир — среднее.
report-decisions = Решения
report-ending = Чем кончилось
report-share = Доля
report-by-position = Позиция за позицией
report-by-position-help = Доля побед из каждой расставленной позиции.
report-position = Позиция
report-by-table = Состав за составом
report-by-table-help = Доля побед одного места каждого бота в зависимости от того, кто сидел вместе.
report-table = Состав
report-statistics = Что происходило в партиях

## A patch

report-patch-changes = Что меняет изменение
report-patch-help = Те же партии из тех же зёрен, с изменением и без него; разница — «с изменением» минус «без него». Остальной отчёт — о партиях с изменением.
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
report-made = Сделано в Vatra { $version }.
