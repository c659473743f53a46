## Гра

game-name = Багаття
game-blurb = Багаття в містах згасли. Викладайте тайли долі, щоб здобувати дії, пливіть до священних островів, привозьте завдання й Хранительок, прокладайте Шлях і запалюйте Багаття одне за одним. Для двох–чотирьох гравців або наодинці проти Тома.

## Налаштування

option-tasks = Завдання на островах
    .help = Як розкладають завдання на початку.
option-tasks-random = навмання
    .help = Як випаде.
option-tasks-varied = різних кольорів
    .help = Завдання на кожному острові різних кольорів. Так легше для першої партії.
option-handicap = Гандикап
    .help = Лише наодинці: фора вам або Тому. Після перемоги гандикап зростає на 5, після поразки спадає на 2.

## Слова всередині інших слів

two-points = 2 очки
any-resource = будь-який ресурс
way-right = праворуч
way-left = ліворуч
way-down = донизу
way-up = догори
side-left = ліва стопка
side-right = права стопка
tom = Том

## Що відбувається

begins = { $seat }: перший хід.
first-tile = { $seat }: перший тайл долі — { $tile }.
places-tile = { $seat }: тайл долі ({ $tile }) довкола рядка { $row }, стовпця { $column }.
gains = { $seat }: +{ $n } { $thing }.
scores =
    { $points ->
        [one] { $seat }: +{ $points } очко.
        [few] { $seat }: +{ $points } очки.
       *[many] { $seat }: +{ $points } очок.
    }
pays = { $seat } платить{ $ship ->
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
discards = { $seat } скидає: { $thing }.
builds = { $seat }: Шлях, місце { $space }: { $tile }.
path-turned-up = Нове серед викладених: { $tile }.
paths-renewed = Чотири тайли Шляху йдуть під стопку { $pile }.
piles-shuffled = Стопки тайлів Шляху перетасовано.
sails = { $seat } пливе: { $island }.
receives = { $seat } отримує завдання на місце { $slot }: { $task }. Дар: { $gift }.
gift-turned-up = { $seat } відкриває наступний дар: { $gift }.
fetches = { $seat }: Хранителька прибуває до міста — { $guardian }.
procession =
    { $n ->
        [one] { $seat } влаштовує ходу на { $n } крок.
        [few] { $seat } влаштовує ходу на { $n } кроки.
       *[many] { $seat } влаштовує ходу на { $n } кроків.
    }
walks = { $seat }: { $guardian } іде на місце { $space }.
enters = { $seat }: { $guardian } стає біля Багаття { $slot }.
turns-fire = { $seat } використовує Велике багаття: { $space }.
places-portal = { $seat } ставить портал { $portal } у виїмку { $notch }.
recruits = { $seat } залучає гнома: { $gnome }.
specialist-turned-up = Новий майстер: { $gnome }.
specialists-shuffled = Скинутих майстрів перетасовано в нову стопку.
lights = { $seat } запалює Багаття { $slot }: { $task }.
bonus-action = { $seat } надсилає нейтрального послушника спільного завдання: { $common }.
meets-common = { $seat } виконує спільне завдання: { $common }.
sends = { $seat }: послушник іде до Вищої ради, { $council }.
countdown-begins =
    { $n ->
        [one] У Вищій раді { $n } послушник: починається зворотний відлік. Жетони бере { $seat }.
        [few] У Вищій раді { $n } послушники: починається зворотний відлік. Жетони бере { $seat }.
       *[many] У Вищій раді { $n } послушників: починається зворотний відлік. Жетони бере { $seat }.
    }
hands-out = { $seat } передає жетон відліку { $n }.
passes = { $seat } пасує і більше не ходить.
is-stuck = { $seat } більше нічого не може зробити й вибуває.
turn-begins = Хід { $n }: { $seat }.
counts = { $seat }, { $category }: { $points }.
toms-counts = Том, { $category }: { $points }.
victory = { $count ->
        [one] Перемога: { $seats }.
        [few] Спільна перемога: { $seats }.
       *[many] Спільна перемога: { $seats }.
    }
toms-victory = Перемога за Томом.
countdown-over = Останній жетон відліку повернувся: гру закінчено.
nobody-left = Ніхто більше не може діяти: гру закінчено.

toms-card = Картка Тома: { $card }.
toms-resource = За Тома вирішує { $gnome }: { $thing }.
toms-points =
    { $points ->
        [one] Том: +{ $points } очко.
        [few] Том: +{ $points } очки.
       *[many] Том: +{ $points } очок.
    }
tom-is-complete = Том уже виконав це спільне завдання: { $common }.
tom-cannot = Том нічого не може зробити.
toms-portal = Том повертає Велике багаття ({ $space }) і бере портал { $portal }.
toms-gnome = Том бере гнома: { $gnome }.
toms-path = Том прокладає: { $tile }.
toms-task = Том запалює Багаття { $slot }: { $task }.
toms-guardian = Том отримує Хранительку: { $guardian }.
toms-novice = Послушник за Тома йде до Вищої ради: { $council }.
tom-meets-common = Том виконує спільне завдання: { $common }.
toms-cards-played =
    { $n ->
        [one] Том зіграв усі свої картки { $n } раз.
        [few] Том зіграв усі свої картки { $n } рази.
       *[many] Том зіграв усі свої картки { $n } разів.
    }

## Запитання

ask-first-tile = Який тайл долі лягає на початкові клітинки?
ask-turn = Ваш хід: викладіть тайл долі, виконайте дію або запаліть Багаття.
ask-turn-countdown =
    { $n ->
        [one] Ваш хід, лишився { $n }. Пас приніс би очок: { $points }.
        [few] Ваш хід, лишилося { $n }. Пас приніс би очок: { $points }.
       *[many] Ваш хід, лишилося { $n }. Пас приніс би очок: { $points }.
    }
ask-after = Бонусна дія чи кінець ходу?
ask-lay-tile = Куди ляже тайл долі: { $tile }?
ask-pay = Як платите?
ask-pay-pair = Дві фішки замість однієї: { $thing }. Ще віддати: { $n }.
ask-choose-path = Який тайл Шляху?
ask-free-path = Який тайл Шляху, викладений чи зі стопок?
ask-ashore = Дія на цьому острові? { $island }
ask-free-sail = Куди пливе корабель?
ask-choose-slot = На яке місце покласти завдання: { $task }?
ask-free-guardian = Яка Хранителька?
ask-walk = Хто йде? Кроків щонайбільше: { $n }.
ask-move-one = Яка Хранителька куди йде?
ask-choose-resource = Який ресурс берете? Скільки: { $n }.
ask-rewards = Які винагороди? { $space }
ask-choose-portal = Який портал?
ask-free-turn = На яку ділянку повернути вказівник?
ask-price = Як заплатити за гнома: { $gnome }?
ask-free-specialist = Який майстер?
ask-send-own = Куди йде послушник?
ask-send-neutral = Куди йде нейтральний послушник?
ask-free-fate = Який тайл долі?
ask-toms-task = Яке завдання бере Том?
ask-toms-guardian = Яку Хранительку отримує Том?
ask-toms-novice = Куди йде послушник за Тома?

## Дії

do-first = { $tile }, { $way }
do-fate-top = Викласти верхній тайл долі: { $tile }
do-fate-bottom = Викласти нижній тайл долі: { $tile }
do-lay = Рядок { $row }, стовпець { $column }, { $way }{ $ship ->
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
do-path = Прокласти ({ $cost }): { $tile }
do-pile = Прокласти верхній тайл стопки { $pile } ({ $cost })
do-renew = Прибрати чотири тайли під стопку { $pile }
do-free-path = Узяти: { $tile }
do-search = Знайти у стопках: { $tile }
do-sail = Плисти ({ $cost }): { $island }
do-free-sail = Плисти: { $island }
do-aboard = Без дії на острові
do-task = Отримати ({ $cost }): { $task }; дар: { $gift }, { $side }
do-slot = Місце { $slot }
do-guardian = Забрати: { $guardian }
do-fetch = Узяти: { $guardian }
do-procession =
    { $n ->
        [one] Хода, { $n } жетон
        [few] Хода, { $n } жетони
       *[many] Хода, { $n } жетонів
    }
do-walk = { $guardian }: на місце { $space }, { $thing }
do-enter = { $guardian }: до Багаття { $slot }
do-halt = Лишитися
do-gain = { $n } × { $thing }
do-turn = Велике багаття ({ $cost }): { $space }
do-free-turn = { $space }
do-take =
    { $rewards ->
        [0] Нічого
        [1] { $token }
        [2] { $gift }
        [3] { $token }, { $gift }
        [4] Портал
        [5] { $token }, портал
        [6] { $gift }, портал
       *[7] { $token }, { $gift }, портал
    }
do-portal = { $portal }, виїмка { $notch }
do-gnome = Залучити: { $gnome } ({ $thing })
do-free-gnome = Залучити: { $gnome }
do-price =
    { $tokens ->
        [1] Один жетон гнома і два ресурси: { $thing }
       *[2] Два жетони гнома і один ресурс: { $thing }
    }
do-light =
    { $points ->
        [one] Запалити Багаття { $slot }: { $task } ({ $points } очко)
        [few] Запалити Багаття { $slot }: { $task } ({ $points } очки)
       *[many] Запалити Багаття { $slot }: { $task } ({ $points } очок)
    }
do-send = Бонусна дія: { $common }
do-bonus = { $council }
do-point = 1 очко ({ $council })
do-pay = Заплатити{ $ship ->
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
do-pair = Дві інші фішки замість: { $thing }
do-with = { $thing }
do-discard = Скинути: { $thing }
do-pass =
    { $points ->
        [one] Спасувати за { $points } очко
        [few] Спасувати за { $points } очки
       *[many] Спасувати за { $points } очок
    }
do-done = Завершити хід
do-toms-task =
    { $points ->
        [one] { $task } ({ $points } очко)
        [few] { $task } ({ $points } очки)
       *[many] { $task } ({ $points } очок)
    }
do-toms-guardian = { $guardian }
do-toms-novice = { $council }

## Кінець

end-countdown = Зворотний відлік закінчено.
end-nobody-left = Ніхто більше не може діяти.
end-tom-beaten = У вас більше очок, ніж у Тома.
end-tom-wins = У Тома більше очок.
end-tom-tie = Нічия: перемога за Томом, гандикап не змінюється.
next-handicap = У випробуванні з гандикапом наступна партія матиме гандикап { $handicap }.

score-bonfires = Багаття
score-guardians = Хранительки біля Багать
score-portals = Портали
score-crystals = Кристали
score-common = Спільні завдання
score-fate = Невикористані тайли долі
score-leftovers = Решта жетонів і ресурсів
score-handicap = Фора
score-elders = Старійшини
score-great-bonfire = Велике багаття
score-council = Вища рада
score-arrivals = Прибуття до Багать
score-passing = Пас
score-cards = Картки Тома

## Гравці дому

bot-novice = Новачок
    .help = робить те, що щось дає одразу, і запалює, що може
bot-skilled = Досвідчений
    .help = додумує кожен хід до кінця й тримається своїх завдань
bot-expert = Експерт
    .help = зважує кожен хід тим, як може скластися решта гри
why-worth = Звідси я чекаю приблизно { $value } очок.
why-better =
    { $value ->
        [one] Наступний за якістю вибір дав би на { $value } очко менше.
        [few] Наступний за якістю вибір дав би на { $value } очки менше.
       *[many] Наступний за якістю вибір дав би на { $value } очок менше.
    }
why-task = Це допоможе із завданням: { $task }.
why-points =
    { $value ->
        [one] Це точно дає { $value } очко.
        [few] Це точно дає { $value } очки.
       *[many] Це точно дає { $value } очок.
    }

## Стіл без малюнків

show-board = Острови
show-fire = Велике багаття
show-pointer = вказівник: { $space }
show-gnomes = Викладені гноми
show-paths = Викладені тайли Шляху
show-council = Вища рада: послушників { $n } із { $need }
show-countdown = відлік: { $n }
show-commons = Спільні завдання
show-novice = послушник чекає
show-gone = послушник пішов
show-first = перший гравець
show-tokens = жетони дій
show-resources = ресурси
show-ship = корабель
show-path = Шлях
show-slot = місце { $slot }
show-lit = горить
show-ready = можна запалити
show-progress = { $have } з { $need }
show-portal = портал { $portal }
show-no-portal = потрібен портал { $portal }
show-start = стартовий майданчик
show-space = місце { $space }
show-beside = Багаття { $slot }
show-gnome = гноми
show-gifts = відкриті дари
show-fate = тайли долі
show-cell = рядок { $row }, стовпець { $column }
show-score =
    { $points ->
        [one] { $points } очко, якби гра скінчилася зараз
        [few] { $points } очки, якби гра скінчилася зараз
       *[many] { $points } очок, якби гра скінчилася зараз
    }
show-stuck = вибуває
show-passed = пас
show-cost = плавання: { $cost }
show-ships = кораблі: { $names }
show-tom-cards =
    { $n ->
        [one] { $n } картка у стопці Тома
        [few] { $n } картки у стопці Тома
       *[many] { $n } карток у стопці Тома
    }
show-neutral =
    { $n ->
        [one] { $n } нейтральний послушник
        [few] { $n } нейтральні послушники
       *[many] { $n } нейтральних послушників
    }
show-next-handicap = гандикап наступної партії після перемоги: { $win }, після поразки: { $loss }

## Лабораторія

stat-points = Очки за статтями
    .help = звідки в середньому беруться очки гравця
stat-tasks-taken = Отримані завдання
    .help = на гравця за партію
stat-tasks-done = Запалені Багаття
    .help = на гравця за партію
stat-tasks-taken-by-colour = Отримані завдання за кольором
    .help = за партію, усі гравці разом
stat-tasks-done-by-colour = Запалені Багаття за кольором
    .help = за партію, усі гравці разом
stat-gnomes = Залучені гноми
    .help = як часто залучають кожного гнома за партію
stat-gnome-wins = Перемоги з гномом
    .help = як часто його власник перемагає
stat-length = Ходи
    .help = на гравця за партію
