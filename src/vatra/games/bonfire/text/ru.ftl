## Игра

game-name = Костёр
game-blurb = Костры в городах погасли. Размещайте жетоны судьбы, чтобы получать действия, плывите к священным островам, привозите задания и Хранительниц, прокладывайте Путь и зажигайте Костры один за другим. Для 2–4 игроков или в одиночку против Тома.
    .note = Правила и числа — из коробки, а часть напечатанного на жетонах и картах восстановлена по правилам.
    .sources = Точно: все правила, цены, пределы, подсчёт и число деталей; действия мастеров, старейшин и мест совета. Восстановлено: что показывает каждый жетон и каждое задание, где лежат острова, порядок участков Великого костра и символов в городах. Всё перечислено в файле docs/bonfire.md.

game-feel = Корабли, Хранительницы и огни, что возвращаются в города.

preset-first = Первая партия
    .help = Разные задания на каждом острове и один новичок напротив.
preset-usual = Обычная
    .help = Задания как выпадут, двое опытных.
preset-hard = Трудная
    .help = Задания как выпадут, трое мастеров.

## Настройки

option-tasks = Задания на островах
    .help = Как раскладывают задания в начале.
option-tasks-random = случайно
    .help = Как выпадет.
option-tasks-varied = разных цветов
    .help = Задания на каждом острове разных цветов. Так легче для первой партии.
option-solo = Наедине
    .help = Только в одиночной игре: откуда берётся фора.
option-solo-casual = как захотите
    .help = Фору выбираете вы, и ничего не запоминается.
option-solo-challenge = испытание с гандикапом
    .help = Фора идёт за вами: после победы она растёт на 5, после поражения падает на 2.
option-handicap = Гандикап
    .help = Только в одиночной игре: фора в очках, вам или Тому.
option-handicap-number =
    { $sign ->
        [-1] { $n ->
                [one] { $n } очко вам
                [few] { $n } очка вам
               *[many] { $n } очков вам
            }
        [0] форы нет ни у кого
       *[1] { $n ->
                [one] { $n } очко Тому
                [few] { $n } очка Тому
               *[many] { $n } очков Тому
            }
    }
option-challenge = Испытание
    .help = На чём оно стоит. −10 начинает его сначала.
option-challenge-number = { option-handicap-number }

## Слова внутри других слов

two-points = 2 очка
any-resource = любой ресурс
way-right = вправо
way-left = влево
way-down = вниз
way-up = вверх
side-left = левая стопка
side-right = правая стопка
tom = Том

## Что происходит

begins = { $seat }: первый ход.
first-tile = { $seat }: первый жетон судьбы — { $tile }.
places-tile = { $seat } размеща{ you.et } жетон судьбы ({ $tile }): строка { $row }, столбец { $column }.
gains = { $seat }: +{ $things }.
scores =
    { $points ->
        [one] { $seat }: +{ $points } очко.
        [few] { $seat }: +{ $points } очка.
       *[many] { $seat }: +{ $points } очков.
    }
pays = { $seat } плат{ you.it }: { $things }.
discards = { $seat } сбрасыва{ you.et }: { $thing }.
builds = { $seat } выкладыва{ you.et } на ячейку { $space }: { $tile }.
path-turned-up = Выложен новый жетон: { $tile }.
paths-renewed = Четыре жетона Пути уходят под стопку { $pile }.
piles-shuffled = Стопки жетонов Пути перемешаны.
sails = { $seat } плыв{ you.yot } на { $island }.
receives = { $seat } получа{ you.et } задание «{ $task }» и клад{ you.yot } его на ячейку { $slot }. Дар: { $gift }.
gift-turned-up = { $seat } открыва{ you.et } следующий дар: { $gift }.
fetches = { $seat }: в город прибывает { $guardian }.
procession =
    { $n ->
        [one] { $seat } устраива{ you.et } шествие на { $n } шаг.
        [few] { $seat } устраива{ you.et } шествие на { $n } шага.
       *[many] { $seat } устраива{ you.et } шествие на { $n } шагов.
    }
walks = { $seat }: { $guardian } идёт на ячейку { $space }.
enters = { $seat }: { $guardian } встаёт у Костра { $slot }.
turns-fire = { $seat } использу{ you.et } Великий костёр: { $space }.
places-portal = { $seat } став{ you.it } портал «{ $portal }» в выемку { $notch }.
recruits = { $seat } привлека{ you.et } гнома: { $gnome }.
specialist-turned-up = Новый мастер: { $gnome }.
specialists-shuffled = Сброшенные мастера перемешаны в новую стопку.
lights = { $seat } зажига{ you.et } Костёр { $slot }: { $task }.
bonus-action = { $seat } отправля{ you.et } в совет нейтрального послушника с общего задания «{ $common }».
meets-common = { $seat } выполня{ you.et } общее задание «{ $common }».
sends = { $seat }: послушник идёт в Высший совет на ячейку «{ $council }».
countdown-begins =
    { $n ->
        [one] В Высшем совете { $n } послушник: начинается обратный отсчёт. { $seat } бер{ you.yot } жетоны.
        [few] В Высшем совете { $n } послушника: начинается обратный отсчёт. { $seat } бер{ you.yot } жетоны.
       *[many] В Высшем совете { $n } послушников: начинается обратный отсчёт. { $seat } бер{ you.yot } жетоны.
    }
hands-out = { $seat } переда{ you.yot } жетон отсчёта { $n }.
passes = { $seat } пасу{ you.et } и больше не ход{ you.it }.
is-stuck = { $seat } больше ничего не мож{ you.et } сделать и выбыва{ you.et }.
warn-stuck = После этого сделать уже ничего нельзя: это выход из игры, ходов больше не будет.
warn-jammed = После этого ни один жетон судьбы уже не поместится, и новых жетонов действий не будет.
turn-begins = Ход { $n }: { $seat }.
counts = { $category }, { $seat }: { $points }.
toms-counts = { $category }, Том: { $points }.
victory = { $count ->
        [one] Победа: { $seats }.
        [few] Общая победа: { $seats }.
       *[many] Общая победа: { $seats }.
    }
toms-victory = Победа за Томом.
countdown-over = Последний жетон отсчёта вернулся: игра окончена.
nobody-left = Никто больше не может действовать: игра окончена.

toms-card = Карта Тома: { $card }.
toms-resource = За Тома решает { $gnome }: { $thing }.
toms-points =
    { $points ->
        [one] Том: +{ $points } очко.
        [few] Том: +{ $points } очка.
       *[many] Том: +{ $points } очков.
    }
tom-is-complete = Том уже выполнил общее задание «{ $common }».
tom-cannot = Том ничего не может сделать.
toms-portal = Том поворачивает указатель ({ $space }) и берёт портал «{ $portal }».
toms-gnome = Том берёт гнома: { $gnome }.
toms-path = Том прокладывает: { $tile }.
toms-task = Том зажигает Костёр { $slot }: { $task }.
toms-guardian = К Тому прибывает { $guardian }.
toms-novice = Том: послушник идёт в Высший совет на ячейку «{ $council }».
tom-meets-common = Том выполняет общее задание «{ $common }».
toms-cards-played =
    { $n ->
        [one] Том сыграл все свои карты { $n } раз.
        [few] Том сыграл все свои карты { $n } раза.
       *[many] Том сыграл все свои карты { $n } раз.
    }

## Вопросы

ask-first-tile = Какой жетон судьбы ляжет на начальные ячейки?
ask-turn = Ваш ход: разместите жетон судьбы, выполните действие или зажгите Костёр.
ask-turn-countdown =
    { $n ->
        [1] Ваш последний ход.
       *[other] Ваш ход, осталось ходов: { $n }.
    } Пас принесёт { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    }
ask-after = Бонусное действие или конец хода?
ask-lay-tile = Куда ляжет жетон судьбы: { $tile }?
ask-pay = Чем платите: { $things }?
ask-pay-any = Какими ресурсами платите?
ask-pay-pair = Чем заменить: { $thing }? Осталось отдать фишек: { $n }.
ask-choose-path = Какой жетон Пути?
ask-free-path = Какой жетон Пути, выложенный или из стопок?
ask-ashore = Выполнить действие здесь ({ $island })?
ask-free-sail = Куда плывёт корабль?
ask-choose-slot = На какую ячейку положить задание: { $task }?
ask-free-guardian = Какая Хранительница?
ask-walk = Кто идёт? Шагов — не больше { $n }.
ask-move-one = Какая Хранительница куда идёт?
ask-choose-resource = Какой ресурс берёте? Сколько: { $n }.
ask-rewards = Какие награды берёте: { $space }?
ask-choose-portal = Какой портал?
ask-free-turn = На какую ячейку повернуть указатель?
ask-price = Как заплатить за гнома: { $gnome }?
ask-free-specialist = Какой мастер?
ask-send-own = Куда идёт послушник?
ask-send-neutral = Куда идёт нейтральный послушник?
ask-free-fate = Какой жетон судьбы?
ask-toms-task = Какое задание берёт Том?
ask-toms-guardian = Какую Хранительницу получает Том?
ask-toms-novice = Куда идёт послушник Тома?

## Действия

do-first = { $tile }, { $way }
do-fate-top = Разместить верхний жетон судьбы: { $tile }
do-fate-bottom = Разместить нижний жетон судьбы: { $tile }
do-lay = Строка { $row }, столбец { $column }, { $way }: { $things }
do-path =
    Проложить за { $cost ->
        [one] { $cost } жетон
        [few] { $cost } жетона
       *[many] { $cost } жетонов
    }: { $tile }
do-pile =
    Проложить верхний жетон стопки { $pile } за { $cost ->
        [one] { $cost } жетон
        [few] { $cost } жетона
       *[many] { $cost } жетонов
    }
do-renew = Убрать четыре жетона под стопку { $pile }
do-free-path = Взять: { $tile }
do-search = Найти в стопках: { $tile }
do-sail =
    Плыть за { $cost ->
        [one] { $cost } жетон
        [few] { $cost } жетона
       *[many] { $cost } жетонов
    } на { $island }
do-free-sail = Плыть на { $island }
do-aboard = Без действия на острове
do-task =
    Получить за { $cost ->
        [one] { $cost } жетон
        [few] { $cost } жетона
       *[many] { $cost } жетонов
    }: «{ $task }»; дар: { $gift }, { $side }
do-slot = Ячейка { $slot }
do-guardian = Забрать: { $guardian }
do-fetch = Взять: { $guardian }
do-procession =
    { $n ->
        [one] Шествие, { $n } жетон
        [few] Шествие, { $n } жетона
       *[many] Шествие, { $n } жетонов
    }
do-walk = { $guardian }: на ячейку { $space }, { $thing }
do-enter = { $guardian }: к Костру { $slot }
do-halt = Остаться
do-gain = { $n } × { $thing }
do-turn =
    Великий костёр за { $cost ->
        [one] { $cost } жетон
        [few] { $cost } жетона
       *[many] { $cost } жетонов
    }: { $space }
do-free-turn = { $space }
do-take =
    { $rewards ->
        [0] Ничего
        [1] { $token }
        [2] { $gift }
        [3] { $token }, { $gift }
        [4] Портал
        [5] { $token }, портал
        [6] { $gift }, портал
       *[7] { $token }, { $gift }, портал
    }
do-portal = { $portal }, выемка { $notch }
do-gnome = Привлечь: { $gnome } ({ $thing })
do-free-gnome = Привлечь: { $gnome }
do-price =
    { $tokens ->
        [1] Один жетон «Гном» и два ресурса: { $thing }
       *[2] Два жетона «Гном» и один ресурс: { $thing }
    }
do-light =
    { $points ->
        [one] Зажечь Костёр { $slot }: { $task } ({ $points } очко)
        [few] Зажечь Костёр { $slot }: { $task } ({ $points } очка)
       *[many] Зажечь Костёр { $slot }: { $task } ({ $points } очков)
    }
do-send = Бонусное действие: { $common }
do-bonus = { $council }
do-point = 1 очко ({ $council })
do-pay = Заплатить: { $things }
do-pair = Любыми двумя другими
do-with = { $thing }
do-discard = Сбросить: { $thing }
do-pass =
    { $points ->
        [one] Спасовать за { $points } очко
        [few] Спасовать за { $points } очка
       *[many] Спасовать за { $points } очков
    }
do-done = Завершить ход
do-toms-task =
    { $points ->
        [one] { $task } ({ $points } очко)
        [few] { $task } ({ $points } очка)
       *[many] { $task } ({ $points } очков)
    }
do-toms-guardian = { $guardian }
do-toms-novice = { $council }

## Конец

end-countdown = Обратный отсчёт окончен.
end-nobody-left = Никто больше не может действовать.
end-tom-beaten = У вас больше очков, чем у Тома.
end-tom-wins = У Тома больше очков.
end-tom-tie = Ничья, а значит, победа за Томом.
next-handicap = Испытание с гандикапом, следующая партия: { option-handicap-number } ({ $handicap }).

score-bonfires = Костры
score-guardians = Хранительницы у Костров
score-portals = Порталы
score-crystals = Кристаллы
score-common = Общие задания
score-fate = Оставшиеся жетоны судьбы
score-leftovers = Оставшиеся жетоны и ресурсы
score-handicap = Фора
score-elders = Старейшины
score-great-bonfire = Великий костёр
score-council = Высший совет
score-arrivals = Прибытия к Кострам
score-passing = Пас
score-cards = Карты Тома

## Игроки дома

bot-novice = Новичок
    .help = делает то, что сразу что-то даёт, и зажигает, что может
bot-skilled = Опытный
    .help = продумывает каждый ход до конца и держится своих заданий
bot-expert = Эксперт
    .help = оценивает каждый ход по тому, как может сложиться остаток партии
bot-master = Мастер
    .help = планирует на пять ходов вперёд и держит в уме десять лучших планов
why-worth =
    Так я рассчитываю закончить примерно с { $value ->
        [one] { $value } очком
       *[other] { $value } очками
    }.
why-better =
    { $value ->
        [one] Следующий по силе выбор дал бы на { $value } очко меньше.
        [few] Следующий по силе выбор дал бы на { $value } очка меньше.
       *[many] Следующий по силе выбор дал бы на { $value } очков меньше.
    }
why-task = Это поможет с заданием «{ $task }».
why-points =
    { $value ->
        [one] Это точно даёт { $value } очко.
        [few] Это точно даёт { $value } очка.
       *[many] Это точно даёт { $value } очков.
    }

## Стол без рисунков

show-board = Острова
show-tasks = Задания на островах
show-fire = Великий костёр
show-pointer = указатель: { $space }
show-gnomes = Выложенные гномы
show-paths = Выложенные жетоны Пути
show-council = Высший совет: послушников { $n } из { $need }
show-countdown = отсчёт: { $n }
show-commons = Общие задания
show-novice = послушник ждёт
show-gone = послушник ушёл
show-first = первый игрок
show-tokens = жетоны действий
show-resources = ресурсы
show-ship = корабль
show-path = Путь
show-slot = ячейка { $slot }
show-lit = горит
show-ready = можно зажечь
show-progress = { $have } из { $need }
show-portal = портал { $portal }
show-no-portal = нужен портал { $portal }
show-start = стартовая площадка
show-space = ячейка { $space }
show-beside = Костёр { $slot }
show-gnome = гномы
show-gifts = открытые дары
show-fate = жетоны судьбы
show-cell = строка { $row }, столбец { $column }
show-score =
    { $points ->
        [one] { $points } очко, если бы игра кончилась сейчас
        [few] { $points } очка, если бы игра кончилась сейчас
       *[many] { $points } очков, если бы игра кончилась сейчас
    }
show-stuck = вне игры
show-passed = пас
show-cost = плавание: { $cost }
show-ships = корабли: { $names }
show-tom-cards =
    { $n ->
        [one] { $n } карта в стопке Тома
        [few] { $n } карты в стопке Тома
       *[many] { $n } карт в стопке Тома
    }
show-neutral =
    { $n ->
        [one] { $n } нейтральный послушник
        [few] { $n } нейтральных послушника
       *[many] { $n } нейтральных послушников
    }
show-next-handicap = гандикап следующей партии после победы: { $win }, после поражения: { $loss }

## Лаборатория

stat-points = Очки по источникам
    .help = Откуда в среднем берутся очки игрока.
stat-tasks-taken = Полученные задания
    .help = На игрока за партию.
stat-tasks-done = Зажжённые Костры
    .help = На игрока за партию.
stat-tasks-taken-by-colour = Полученные задания по цвету
    .help = За партию, все игроки вместе.
stat-tasks-done-by-colour = Зажжённые Костры по цвету
    .help = За партию, все игроки вместе.
stat-gnomes = Привлечённые гномы
    .help = Как часто привлекают каждого гнома за партию.
stat-gnome-wins = Победы с гномом
    .help = Как часто его владелец побеждает.
stat-length = Ходы
    .help = На игрока за партию.

## Why not: the numbers behind a refusal

because-tokens = { $token }: нужно { $cost }, вы можете заплатить { $have }.
because-steps = Шагов до этой ячейки: { $away }, а шествие даёт: { $steps }.
