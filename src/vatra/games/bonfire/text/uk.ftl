## Гра

game-name = Багаття
game-blurb = Багаття в містах згасли. Викладайте тайли долі, щоб здобувати дії, пливіть до священних островів, привозьте завдання й Хранительок, прокладайте Шлях і запалюйте Багаття одне за одним. Для 2–4 гравців або для одного — проти Тома.
    .note = Правила й числа — з коробки, а частину надрукованого на тайлах і картках відтворено за правилами.
    .sources = Напевно: усі правила, ціни, межі, підрахунок і скільки яких деталей; дії фахівців, старійшин і місць ради. Відтворено: що показує кожен тайл і кожне завдання, де лежать острови, порядок ділянок Великого багаття й символів у містах. Усе перелічено у файлі docs/bonfire.md.

game-feel = Кораблі, Хранительки й вогні, що вертаються до міст.

preset-first = Перша партія
    .help = Різні завдання на кожному острові й один новачок навпроти.
preset-usual = Звичайна
    .help = Завдання як випаде, двоє бувалих.
preset-hard = Складна
    .help = Завдання як випаде, троє майстрів.

## Налаштування

option-tasks = Завдання на островах
    .help = Як розкладають завдання на початку.
option-tasks-random = навмання
    .help = Як випаде.
option-tasks-varied = різних кольорів
    .help = Завдання на кожному острові різних кольорів. Так легше для першої партії.
option-solo = Наодинці
    .help = Лише в одиночній грі: звідки береться фора.
option-solo-casual = як схочете
    .help = Фору вибираєте ви, і ніщо не запам’ятовується.
option-solo-challenge = випробування з гандикапом
    .help = Фора йде за вами: після перемоги вона зростає на 5, після поразки спадає на 2.
option-handicap = Гандикап
    .help = Лише в одиночній грі: фора в очках, вам або Томові.
option-handicap-number =
    { $sign ->
        [-1] { $n ->
                [one] { $n } очко вам
                [few] { $n } очки вам
               *[many] { $n } очок вам
            }
        [0] фори немає ні в кого
       *[1] { $n ->
                [one] { $n } очко Томові
                [few] { $n } очки Томові
               *[many] { $n } очок Томові
            }
    }
option-challenge = Випробування
    .help = На чому воно стоїть. −10 починає його спочатку.
option-challenge-number = { option-handicap-number }

## Слова всередині інших слів

two-points = 2 очки
any-resource = будь-який ресурс
way-right = праворуч
way-left = ліворуч
way-down = донизу
way-up = догори
side-left = лівий стос
side-right = правий стос
tom = Том

## Що відбувається

begins = Перший хід: { $seat }.
first-tile = { $seat }: перший тайл долі — { $tile }.
places-tile = { $seat }: викладено тайл долі ({ $tile }), середина — рядок { $row }, стовпець { $column }.
gains = { $seat }: +{ $things }.
scores =
    { $points ->
        [one] { $seat }: +{ $points } очко.
        [few] { $seat }: +{ $points } очки.
       *[many] { $seat }: +{ $points } очок.
    }
pays = { $seat }: плата — { $things }.
discards = { $seat }: скинуто { $thing }.
builds = { $seat }: на місці { $space } прокладено { $tile }.
path-turned-up = Нове серед викладених: { $tile }.
paths-renewed = Чотири тайли Шляху йдуть під стос { $pile }.
piles-shuffled = Стоси тайлів Шляху перемішано.
sails = { $seat }: корабель пливе на { $island }.
receives = { $seat }: отримано завдання «{ $task }», місце { $slot }. Дар: { $gift }.
gift-turned-up = { $seat }: відкрито наступний дар — { $gift }.
fetches = { $seat }: до міста прибуває { $guardian }.
procession =
    { $n ->
        [one] { $seat }: хода на { $n } крок.
        [few] { $seat }: хода на { $n } кроки.
       *[many] { $seat }: хода на { $n } кроків.
    }
walks = { $seat }: { $guardian } йде на місце { $space }.
enters = { $seat }: { $guardian } стає біля Багаття { $slot }.
turns-fire = { $seat }: використано Велике багаття, ділянка «{ $space }».
places-portal = { $seat }: портал «{ $portal }» стає у виїмку { $notch }.
recruits = { $seat }: залучено гнома — { $gnome }.
specialist-turned-up = Новий майстер: { $gnome }.
specialists-shuffled = Скинутих майстрів перемішано в новий стос.
lights = { $seat }: запалено Багаття { $slot }, «{ $task }».
bonus-action = { $seat }: до Вищої ради йде нейтральний послушник зі спільного завдання «{ $common }».
meets-common = { $seat }: виконано спільне завдання «{ $common }».
sends = { $seat }: послушник іде до Вищої ради, місце «{ $council }».
countdown-begins =
    { $n ->
        [one] У Вищій раді { $n } послушник: починається зворотний відлік. Жетони відліку: { $seat }.
        [few] У Вищій раді { $n } послушники: починається зворотний відлік. Жетони відліку: { $seat }.
       *[many] У Вищій раді { $n } послушників: починається зворотний відлік. Жетони відліку: { $seat }.
    }
hands-out = { $seat }: передано жетон відліку { $n }.
passes = { $seat }: пас, ходів більше не буде.
is-stuck = { $seat }: можливих дій більше немає, далі без ходів.
warn-stuck = Після цього нічого зробити вже не можна: це вихід із гри, ходів більше не буде.
warn-jammed = Після цього жоден тайл долі вже не поміститься, і нових жетонів дій не буде.
turn-begins = Хід { $n }: { $seat }.
counts = { $seat }, { $category }: { $points }.
toms-counts = Том, { $category }: { $points }.
victory = { $count ->
        [one] Перемога: { $seats }.
        [few] Спільна перемога: { $seats }.
       *[many] Спільна перемога: { $seats }.
    }
toms-victory = Перемога за Томом.
countdown-over = Останній жетон відліку повернувся: партію закінчено.
nobody-left = Ніхто більше не може діяти: партію закінчено.

toms-card = Картка Тома: { $card }.
toms-resource = Для Тома відкрито майстра ({ $gnome }): ресурс — { $thing }.
toms-points =
    { $points ->
        [one] Том: +{ $points } очко.
        [few] Том: +{ $points } очки.
       *[many] Том: +{ $points } очок.
    }
tom-is-complete = Том уже виконав це спільне завдання: { $common }.
tom-cannot = Том нічого не може зробити.
toms-portal = Том повертає Велике багаття ({ $space }) і бере портал «{ $portal }».
toms-gnome = Том бере гнома: { $gnome }.
toms-path = Том прокладає: { $tile }.
toms-task = Том запалює Багаття { $slot }: «{ $task }».
toms-guardian = Том отримує Хранительку: { $guardian }.
toms-novice = Послушник Тома йде до Вищої ради, місце «{ $council }».
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
        [1] Ваш останній хід. Пас приніс би очок: { $points }.
        [one] Ваш хід, лишився { $n } хід разом із цим. Пас приніс би очок: { $points }.
        [few] Ваш хід, лишилося { $n } ходи разом із цим. Пас приніс би очок: { $points }.
       *[many] Ваш хід, лишилося { $n } ходів разом із цим. Пас приніс би очок: { $points }.
    }
ask-after = Бонусна дія чи кінець ходу?
ask-lay-tile = Куди ляже тайл долі: { $tile }?
ask-pay = Чим платите: { $things }?
ask-pay-any = Якими ресурсами платите?
ask-pay-pair = Дві будь-які речі замість однієї: { $thing }. Ще віддати: { $n }.
ask-choose-path = Який тайл Шляху?
ask-free-path = Який тайл Шляху, викладений чи зі стосів?
ask-ashore = Виконати дію тут ({ $island })?
ask-free-sail = Куди пливе корабель?
ask-choose-slot = На яке місце покласти завдання: { $task }?
ask-free-guardian = Яка Хранителька?
ask-walk = Хто йде? Кроків щонайбільше: { $n }.
ask-move-one = Яка Хранителька куди йде?
ask-choose-resource = Який ресурс берете? Кількість: { $n }.
ask-rewards = Які винагороди взяти? Ділянка: { $space }
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
do-lay = Рядок { $row }, стовпець { $column }, { $way }: { $things }
do-path =
    { $cost ->
        [one] Прокласти ({ $cost } жетон): { $tile }
        [few] Прокласти ({ $cost } жетони): { $tile }
       *[many] Прокласти ({ $cost } жетонів): { $tile }
    }
do-pile =
    { $cost ->
        [one] Прокласти верхній тайл стосу { $pile } ({ $cost } жетон)
        [few] Прокласти верхній тайл стосу { $pile } ({ $cost } жетони)
       *[many] Прокласти верхній тайл стосу { $pile } ({ $cost } жетонів)
    }
do-renew = Покласти чотири тайли під стос { $pile }
do-free-path = Узяти: { $tile }
do-search = Знайти у стосах: { $tile }
do-sail =
    { $cost ->
        [one] Плисти ({ $cost } жетон): { $island }
        [few] Плисти ({ $cost } жетони): { $island }
       *[many] Плисти ({ $cost } жетонів): { $island }
    }
do-free-sail = Плисти: { $island }
do-aboard = Без дії на острові
do-task =
    { $cost ->
        [one] Отримати ({ $cost } жетон): «{ $task }»; дар: { $gift }, { $side }
        [few] Отримати ({ $cost } жетони): «{ $task }»; дар: { $gift }, { $side }
       *[many] Отримати ({ $cost } жетонів): «{ $task }»; дар: { $gift }, { $side }
    }
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
do-turn =
    { $cost ->
        [one] Велике багаття ({ $cost } жетон): { $space }
        [few] Велике багаття ({ $cost } жетони): { $space }
       *[many] Велике багаття ({ $cost } жетонів): { $space }
    }
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
        [1] 1 жетон гнома і 2 × { $thing }
       *[2] 2 жетони гнома й 1 × { $thing }
    }
do-light =
    { $points ->
        [one] Запалити Багаття { $slot }: «{ $task }» ({ $points } очко)
        [few] Запалити Багаття { $slot }: «{ $task }» ({ $points } очки)
       *[many] Запалити Багаття { $slot }: «{ $task }» ({ $points } очок)
    }
do-send = Відправити послушника: { $common }
do-bonus = { $council }
do-point = 1 очко ({ $council })
do-pay = Заплатити: { $things }
do-pair = Двома будь-якими іншими
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
end-tom-tie = Нічия, тож перемагає Том.
next-handicap = Випробування з гандикапом, наступна партія: { option-handicap-number } ({ $handicap }).

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
bot-skilled = Бувалий
    .help = додумує кожен хід до кінця й тримається своїх завдань
bot-expert = Експерт
    .help = зважує кожен хід тим, як може скластися решта партії
bot-master = Майстер
    .help = планує на п’ять ходів уперед і тримає в голові десять найкращих планів
why-worth =
    З цим вибором очікую приблизно { $value ->
        [one] { $value } очко
        [few] { $value } очки
       *[many] { $value } очок
    }.
why-better =
    { $value ->
        [one] Найкраще з решти дало б на { $value } очко менше.
        [few] Найкраще з решти дало б на { $value } очки менше.
       *[many] Найкраще з решти дало б на { $value } очок менше.
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
show-tasks = Завдання на островах
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
show-portal = портал «{ $portal }»
show-no-portal = потрібен портал «{ $portal }»
show-start = стартовий майданчик
show-space = місце { $space }
show-beside = Багаття { $slot }
show-gnome = гноми
show-gifts = відкриті дари
show-fate = тайли долі
show-cell = рядок { $row }, стовпець { $column }
show-score =
    { $points ->
        [one] { $points } очко, якби партія скінчилася зараз
        [few] { $points } очки, якби партія скінчилася зараз
       *[many] { $points } очок, якби партія скінчилася зараз
    }
show-stuck = вибуває
show-passed = пас
show-cost = плавання: { $cost }
show-ships = кораблі: { $names }
show-tom-cards =
    { $n ->
        [one] { $n } картка у стосі Тома
        [few] { $n } картки у стосі Тома
       *[many] { $n } карток у стосі Тома
    }
show-neutral =
    { $n ->
        [one] { $n } нейтральний послушник
        [few] { $n } нейтральні послушники
       *[many] { $n } нейтральних послушників
    }
show-next-handicap = гандикап наступної партії: { $win } після перемоги, { $loss } після поразки

## Лабораторія

stat-points = Звідки очки
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

## Why not: the numbers behind a refusal

because-tokens = { $token }: треба { $cost }, ви можете сплатити { $have }.
because-steps = Кроків до цього місця: { $away }, а хода дає: { $steps }.
