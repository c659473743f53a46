## Игра

game-name = Костёр
game-blurb = Костры в городах погасли. Размещайте жетоны судьбы, чтобы получать действия, плывите к священным островам, привозите задания и Хранительниц, прокладывайте Путь и зажигайте Костры один за другим. Для двух–четырёх игроков или в одиночку против Тома.

## Настройки

option-tasks = Задания на островах
    .help = Как раскладывают задания в начале.
option-tasks-random = случайно
    .help = Как выпадет.
option-tasks-varied = разных цветов
    .help = Задания на каждом острове разных цветов. Так легче для первой партии.
option-handicap = Гандикап
    .help = Только в одиночной игре: фора вам или Тому. После победы гандикап растёт на 5, после поражения падает на 2.

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
places-tile = { $seat }: жетон судьбы ({ $tile }) вокруг строки { $row }, столбца { $column }.
gains = { $seat }: +{ $n } { $thing }.
scores =
    { $points ->
        [one] { $seat }: +{ $points } очко.
        [few] { $seat }: +{ $points } очка.
       *[many] { $seat }: +{ $points } очков.
    }
pays = { $seat } платит{ $ship ->
        [0] {""}
       *[other] {" · "}{ token-ship } ×{ $ship }
    }{ $path ->
        [0] {""}
       *[other] {" · "}{ token-path } ×{ $path }
    }{ $task ->
        [0] {""}
       *[other] {" · "}{ token-task } ×{ $task }
    }{ $fire ->
        [0] {""}
       *[other] {" · "}{ token-great-bonfire } ×{ $fire }
    }{ $guardian ->
        [0] {""}
       *[other] {" · "}{ token-guardian } ×{ $guardian }
    }{ $gnome ->
        [0] {""}
       *[other] {" · "}{ token-gnome } ×{ $gnome }
    }{ $wild ->
        [0] {""}
       *[other] {" · "}{ token-wild } ×{ $wild }
    }{ $flower ->
        [0] {""}
       *[other] {" · "}{ resource-flower } ×{ $flower }
    }{ $fruit ->
        [0] {""}
       *[other] {" · "}{ resource-fruit } ×{ $fruit }
    }{ $herb ->
        [0] {""}
       *[other] {" · "}{ resource-herb } ×{ $herb }
    }{ $shell ->
        [0] {""}
       *[other] {" · "}{ resource-shell } ×{ $shell }
    }{ $root ->
        [0] {""}
       *[other] {" · "}{ resource-root } ×{ $root }
    }{ $gold ->
        [0] {""}
       *[other] {" · "}{ resource-gold } ×{ $gold }
    }
discards = { $seat } сбрасывает: { $thing }.
builds = { $seat }: Путь, ячейка { $space }: { $tile }.
path-turned-up = Новое среди выложенных: { $tile }.
paths-renewed = Четыре жетона Пути уходят под стопку { $pile }.
piles-shuffled = Стопки жетонов Пути перемешаны.
sails = { $seat } плывёт: { $island }.
receives = { $seat } получает задание на ячейку { $slot }: { $task }. Дар: { $gift }.
gift-turned-up = { $seat } открывает следующий дар: { $gift }.
fetches = { $seat }: в город прибывает { $guardian }.
procession =
    { $n ->
        [one] { $seat } устраивает шествие на { $n } шаг.
        [few] { $seat } устраивает шествие на { $n } шага.
       *[many] { $seat } устраивает шествие на { $n } шагов.
    }
walks = { $seat }: { $guardian } идёт на ячейку { $space }.
enters = { $seat }: { $guardian } встаёт у Костра { $slot }.
turns-fire = { $seat } использует Великий костёр: { $space }.
places-portal = { $seat } ставит портал { $portal } в выемку { $notch }.
recruits = { $seat } привлекает гнома: { $gnome }.
specialist-turned-up = Новый мастер: { $gnome }.
specialists-shuffled = Сброшенные мастера перемешаны в новую стопку.
lights = { $seat } зажигает Костёр { $slot }: { $task }.
bonus-action = { $seat } отправляет нейтрального послушника общего задания: { $common }.
meets-common = { $seat } выполняет общее задание: { $common }.
sends = { $seat }: послушник идёт в Высший совет, { $council }.
countdown-begins =
    { $n ->
        [one] В Высшем совете { $n } послушник: начинается обратный отсчёт. Жетоны берёт { $seat }.
        [few] В Высшем совете { $n } послушника: начинается обратный отсчёт. Жетоны берёт { $seat }.
       *[many] В Высшем совете { $n } послушников: начинается обратный отсчёт. Жетоны берёт { $seat }.
    }
hands-out = { $seat } передаёт жетон отсчёта { $n }.
passes = { $seat } пасует и больше не ходит.
is-stuck = { $seat } больше ничего не может сделать и выбывает.
turn-begins = Ход { $n }: { $seat }.
counts = { $seat }, { $category }: { $points }.
toms-counts = Том, { $category }: { $points }.
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
tom-is-complete = Том уже выполнил это общее задание: { $common }.
tom-cannot = Том ничего не может сделать.
toms-portal = Том поворачивает Великий костёр ({ $space }) и берёт портал { $portal }.
toms-gnome = Том берёт гнома: { $gnome }.
toms-path = Том прокладывает: { $tile }.
toms-task = Том зажигает Костёр { $slot }: { $task }.
toms-guardian = К Тому прибывает { $guardian }.
toms-novice = Послушник за Тома идёт в Высший совет: { $council }.
tom-meets-common = Том выполняет общее задание: { $common }.
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
        [one] Ваш ход, остался { $n }. Пас принёс бы очков: { $points }.
        [few] Ваш ход, осталось { $n }. Пас принёс бы очков: { $points }.
       *[many] Ваш ход, осталось { $n }. Пас принёс бы очков: { $points }.
    }
ask-after = Бонусное действие или конец хода?
ask-lay-tile = Куда ляжет жетон судьбы: { $tile }?
ask-pay = Как платите?
ask-pay-pair = Две фишки вместо одной: { $thing }. Ещё отдать: { $n }.
ask-choose-path = Какой жетон Пути?
ask-free-path = Какой жетон Пути, выложенный или из стопок?
ask-ashore = Действие на этом острове? { $island }
ask-free-sail = Куда плывёт корабль?
ask-choose-slot = На какую ячейку положить задание: { $task }?
ask-free-guardian = Какая Хранительница?
ask-walk = Кто идёт? Шагов самое большее: { $n }.
ask-move-one = Какая Хранительница куда идёт?
ask-choose-resource = Какой ресурс берёте? Сколько: { $n }.
ask-rewards = Какие награды? { $space }
ask-choose-portal = Какой портал?
ask-free-turn = На какую ячейку повернуть указатель?
ask-price = Как заплатить за гнома: { $gnome }?
ask-free-specialist = Какой мастер?
ask-send-own = Куда идёт послушник?
ask-send-neutral = Куда идёт нейтральный послушник?
ask-free-fate = Какой жетон судьбы?
ask-toms-task = Какое задание берёт Том?
ask-toms-guardian = Какую Хранительницу получает Том?
ask-toms-novice = Куда идёт послушник за Тома?

## Действия

do-first = { $tile }, { $way }
do-fate-top = Разместить верхний жетон судьбы: { $tile }
do-fate-bottom = Разместить нижний жетон судьбы: { $tile }
do-lay = Строка { $row }, столбец { $column }, { $way }{ $ship ->
        [0] {""}
       *[other] {" · "}{ token-ship } ×{ $ship }
    }{ $path ->
        [0] {""}
       *[other] {" · "}{ token-path } ×{ $path }
    }{ $task ->
        [0] {""}
       *[other] {" · "}{ token-task } ×{ $task }
    }{ $fire ->
        [0] {""}
       *[other] {" · "}{ token-great-bonfire } ×{ $fire }
    }{ $guardian ->
        [0] {""}
       *[other] {" · "}{ token-guardian } ×{ $guardian }
    }{ $gnome ->
        [0] {""}
       *[other] {" · "}{ token-gnome } ×{ $gnome }
    }{ $wild ->
        [0] {""}
       *[other] {" · "}{ token-wild } ×{ $wild }
    }{ $flower ->
        [0] {""}
       *[other] {" · "}{ resource-flower } ×{ $flower }
    }{ $fruit ->
        [0] {""}
       *[other] {" · "}{ resource-fruit } ×{ $fruit }
    }{ $herb ->
        [0] {""}
       *[other] {" · "}{ resource-herb } ×{ $herb }
    }{ $shell ->
        [0] {""}
       *[other] {" · "}{ resource-shell } ×{ $shell }
    }{ $root ->
        [0] {""}
       *[other] {" · "}{ resource-root } ×{ $root }
    }{ $gold ->
        [0] {""}
       *[other] {" · "}{ resource-gold } ×{ $gold }
    }
do-path = Проложить ({ $cost }): { $tile }
do-pile = Проложить верхний жетон стопки { $pile } ({ $cost })
do-renew = Убрать четыре жетона под стопку { $pile }
do-free-path = Взять: { $tile }
do-search = Найти в стопках: { $tile }
do-sail = Плыть ({ $cost }): { $island }
do-free-sail = Плыть: { $island }
do-aboard = Без действия на острове
do-task = Получить ({ $cost }): { $task }; дар: { $gift }, { $side }
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
do-turn = Великий костёр ({ $cost }): { $space }
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
do-pay = Заплатить{ $ship ->
        [0] {""}
       *[other] {" · "}{ token-ship } ×{ $ship }
    }{ $path ->
        [0] {""}
       *[other] {" · "}{ token-path } ×{ $path }
    }{ $task ->
        [0] {""}
       *[other] {" · "}{ token-task } ×{ $task }
    }{ $fire ->
        [0] {""}
       *[other] {" · "}{ token-great-bonfire } ×{ $fire }
    }{ $guardian ->
        [0] {""}
       *[other] {" · "}{ token-guardian } ×{ $guardian }
    }{ $gnome ->
        [0] {""}
       *[other] {" · "}{ token-gnome } ×{ $gnome }
    }{ $wild ->
        [0] {""}
       *[other] {" · "}{ token-wild } ×{ $wild }
    }{ $flower ->
        [0] {""}
       *[other] {" · "}{ resource-flower } ×{ $flower }
    }{ $fruit ->
        [0] {""}
       *[other] {" · "}{ resource-fruit } ×{ $fruit }
    }{ $herb ->
        [0] {""}
       *[other] {" · "}{ resource-herb } ×{ $herb }
    }{ $shell ->
        [0] {""}
       *[other] {" · "}{ resource-shell } ×{ $shell }
    }{ $root ->
        [0] {""}
       *[other] {" · "}{ resource-root } ×{ $root }
    }{ $gold ->
        [0] {""}
       *[other] {" · "}{ resource-gold } ×{ $gold }
    }
do-pair = Две другие фишки вместо: { $thing }
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
end-tom-tie = Ничья: победа за Томом, гандикап не меняется.
next-handicap = В испытании с гандикапом у следующей партии гандикап { $handicap }.

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
    .help = взвешивает каждый ход тем, как может сложиться остаток игры
why-worth = Отсюда я жду примерно { $value } очков.
why-better =
    { $value ->
        [one] Следующий по качеству выбор дал бы на { $value } очко меньше.
        [few] Следующий по качеству выбор дал бы на { $value } очка меньше.
       *[many] Следующий по качеству выбор дал бы на { $value } очков меньше.
    }
why-task = Это поможет с заданием: { $task }.
why-points =
    { $value ->
        [one] Это точно даёт { $value } очко.
        [few] Это точно даёт { $value } очка.
       *[many] Это точно даёт { $value } очков.
    }

## Стол без рисунков

show-board = Острова
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

stat-points = Очки по статьям
    .help = откуда в среднем берутся очки игрока
stat-tasks-taken = Полученные задания
    .help = на игрока за партию
stat-tasks-done = Зажжённые Костры
    .help = на игрока за партию
stat-tasks-taken-by-colour = Полученные задания по цвету
    .help = за партию, все игроки вместе
stat-tasks-done-by-colour = Зажжённые Костры по цвету
    .help = за партию, все игроки вместе
stat-gnomes = Привлечённые гномы
    .help = как часто привлекают каждого гнома за партию
stat-gnome-wins = Победы с гномом
    .help = как часто его владелец побеждает
stat-length = Ходы
    .help = на игрока за партию
