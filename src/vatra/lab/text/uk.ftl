## The head of a report

report-title-match = { $game }: матч
report-title-mixed = { $game }: турнір за мішаними столами
report-title-pairs = { $game }: турнір парами
report-blurb-match = Боти пересідали по колу, тож місце нікому не давало переваги.
report-blurb-mixed = Грали всі набори ботів, якими можна заповнити стіл, і боти пересідали по колу.
report-blurb-pairs = Боти грали парами: кожен бот пари займав половину місць, і боти пересідали по колу.
report-games = Партії
report-bots = Боти
report-players = Гравці
report-options = Опції
report-options-of-positions = у кожної позиції свої
report-tables = Склади столів
report-seed = Зерно
report-positions = Позиції
report-patch = Зміна

## Ranking

report-ranking = Рейтинг
report-ranking-help = Ело порівнює ботів за одним столом: бот, у якого на 400 очок більше, випереджає іншого десять разів на кожен раз, коли той випереджає його; середнє всіх ботів дорівнює 1500. Спільна перемога ділиться. Справжнє значення лежить у вказаному інтервалі з імовірністю 95 %.
report-ranking-wins-help = Спільна перемога ділиться. Справжнє значення лежить у вказаному інтервалі з імовірністю 95 %.
report-bot = Бот
report-elo = Ело
report-interval = Інтервал 95 %
report-seats-played = Зіграно місць
report-win-rate = Частка перемог
report-mean-score = Середній рахунок
report-mean-place = Середнє місце
report-elo-plot = Ело з інтервалами 95 %
report-wins-plot = Частка перемог з інтервалами 95 %; пунктир — рівна частка
report-wins-plot-alone = Частка перемог з інтервалами 95 %
report-ahead = Хто кого випереджає
report-ahead-help = Як часто бот із рядка випереджав бота зі стовпця, у відсотках їхніх зустрічей за одним столом. Нічия — половина.

## The games

report-scores = Рахунки
report-scores-help = Як часто бот закінчував із тим чи тим рахунком. Пунктир — його середнє.
report-seats = Чи важить місце?
report-seats-help = Частка перемог за місцями, усі боти разом, з інтервалами 95 %. Пунктир — рівна частка.
report-seat = Місце { $n }
report-length = Довжина партії
report-length-help = Скільки рішень ухвалено за партію. Пунктир — середнє.
report-decisions = Рішення
report-ending = Як скінчилося
report-share = Частка
report-by-position = Позиція за позицією
report-by-position-help = Частка перемог із кожної розставленої позиції.
report-position = Позиція
report-by-table = За складом столу
report-by-table-help = Частка перемог одного місця кожного бота залежно від того, хто сидів разом.
report-table = Склад
report-statistics = Що відбувалося в партіях

## A patch

report-patch-changes = Що дає зміна
report-patch-help = Ті самі партії з тих самих зерен, зі зміною і без неї; різниця — «зі зміною» мінус «без неї». Решта звіту — про партії зі зміною.
report-changed =
    { $of ->
        [1] { $changed ->
            [0] Єдина партія скінчилася так само.
           *[other] Єдина партія скінчилася інакше.
        }
       *[other] Інакше скінчилося партій: { $changed } з { $of }.
    }
report-win-rate-change = Різниця частки перемог
report-score-change = Різниця рахунку
report-points-of-percent = в. п.
report-whole-game = Уся партія
report-change = Різниця
report-score-of-all = Середній рахунок усіх місць

## The foot

report-again = Зіграти ще раз
report-again-help = Та сама команда дає ті самі партії. З «--only НОМЕР» вона грає одну з них і розповідає, що в ній сталося.
report-made = Зроблено у «Ватрі» { $version }.

## Опис набору даних

card-title = { $game }: партії ботів
card-what =
    Партій: { $games }. Рішень: { $moves }. Місць за столом: { $seats }. Гравці: { $bots }. Зроблено Vatra { $vatra }, версія правил гри { $version }.
card-again = Та сама команда створить ті самі дані знову:
card-options = Параметри гри:
card-games-number = номер партії; у рішеннях це `game`
card-games-seed = роздає той самий стіл: `vatra.new(…, seed=seed)`
card-games-bots = хто грав, за місцями
card-games-scores = очки, за місцями
card-games-places = підсумкові місця, за місцями за столом; 1 — перше
card-games-winners = місця, що перемогли
card-games-cooperative = чи всі перемагають або програють разом
card-games-moves = скільки було рішень
card-games-reason = чим скінчилося
card-moves-game = номер партії
card-moves-move = номер рішення в партії
card-moves-seat = хто вирішував
card-moves-bot = який це був гравець
card-moves-kind = вид запитання
card-moves-options = номери всіх доступних дій
card-moves-choice = номер обраної дії
card-moves-observation = що знало це місце: чисел — { $numbers }, по байту на кожне
card-moves-won = частка перемоги, яку це місце здобуло врешті
card-moves-score = очки цього місця врешті
card-index = Назви дій за їхніми номерами (дій — { $actions }) і що означає кожне число спостереження.
card-limits = Кожне рішення ухвалив бот, з його звичками й помилками. Спостереження містить те, що місце має право знати, і нічого прихованого від нього. Номери дій незмінні, доки не зміниться версія правил.
