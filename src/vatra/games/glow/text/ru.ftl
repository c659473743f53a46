## Игра

game-name = Glow
game-blurb = Восемь дней, чтобы вернуть свет. Каждый день вы приглашаете странного спутника, бросаете горсть кубиков, будите ими весь отряд и ведёте его дальше сквозь тьму. Для 1–4 игроков.

game-feel = Горсть кубиков, странные спутники и дорога сквозь тьму.

preset-first = Первая партия
    .help = Край Теней, странник по жребию, один новичок напротив.
preset-usual = Обычная
    .help = Край Теней, странник из выложенных, двое опытных.
preset-hard = Трудная
    .help = Архипелаг Тьмы и трое мастеров.

## Опции

option-map = Карта
    .help = Куда ведёт странствие.
option-map-shadows = край Теней
    .help = Отряд идёт от места к месту и встаёт лагерем в деревнях.
option-map-archipelago = архипелаг Тьмы
    .help = Четыре лодки плывут от острова к острову.
option-adventurers = Странники
    .help = Как распределяют странников.
option-adventurers-dealt = на выбор из выложенных
    .help = Выкладывают на одного странника больше, чем игроков, и каждый по очереди берёт одного.
option-adventurers-chosen = свободный выбор
    .help = Каждый по очереди берёт любого из семи.
option-adventurers-random = наугад
    .help = По жребию; в одиночной игре и кубики Артура тоже.
option-quiet-tile = Тайл Артура без стрелки
    .help = Только в одиночной игре: что даёт Артуру тайл без стрелки.
option-quiet-tile-scores = за отряд и бонус
    .help = Осколки за положение его отряда и ещё четыре.
option-quiet-tile-bonus-only = только бонус
    .help = Лишь четыре осколка света: если понимать тайл строго.
option-arthur-climbs = Последний подъём Артура
    .help = Одиночная игра в краю Теней: как далеко следы Артура поднимают в конце его лагерь.
option-arthur-climbs-repeatedly = пока хватает следов
    .help = От деревни к деревне, пока он может заплатить.
option-arthur-climbs-once = одна деревня
    .help = Не больше одного подъёма: если понимать правило строго.

## Вещи и их названия

symbol-nature = природа
symbol-water = вода
symbol-air = воздух
symbol-fire = огонь
symbol-mineral = минерал
symbol-footprints2 = 2 следа
symbol-light3 = 3 осколка света
symbol-light-minus2 = −2 осколка света
symbol-unrolled = не брошен

die-large-green = большой зелёный кубик
die-large-blue = большой синий кубик
die-large-azure = большой голубой кубик
die-large-red = большой красный кубик
die-large-orange = большой оранжевый кубик
die-large-purple = большой фиолетовый кубик
die-large-yellow = большой жёлтый кубик
die-small-green = маленький зелёный кубик
die-small-blue = маленький синий кубик
die-small-azure = маленький голубой кубик
die-small-red = маленький красный кубик
die-small-orange = маленький оранжевый кубик
die-small-purple = маленький фиолетовый кубик
die-small-black = маленький чёрный кубик

braccio = Браччо
taetyss = Тетис
eoles = Эолз
pocana = Покана
moloch = Молох
noctiluca = Ноктилюка
orium = Ориум

likyar = Ликьяр
thoape = Тоапе
torke-a = Торке (три одинаковых)
tamnuca-a = Тамнука (свет)
ladawa = Ладава
mindaroo-nature-water = Майндару (без природы и воды)
mindaroo-air-fire = Майндару (без воздуха и огня)
donillilu = Данилилу
oshra-a = Ошра (без природы)
xargok = Ксар’гок
briki-water = Брики (вода)
briki-air-fire = Брики (воздух и огонь)
sketal-orange = Скеталь (оранжевый)
sketal-azure = Скеталь (голубой)
sketal-green = Скеталь (зелёный)
sketal-blue = Скеталь (синий)
sketal-red = Скеталь (красный)
lumipili-a = Люмипили (природа)
snarexe = Снарекс
kaar = Каар
hymoros = Химорос
dvol-a = Двол (следы)
okans = Оканс
brikix = Брикикс
zzibelu = Ззибелу
torke-b = Торке (пары)
torkos = Торкос
wapoki = Вапоки
tamnuca-b = Тамнука (следы)
zellyf-loss = Зеллиф (потеря)
zellyf-gain = Зеллиф (прибыль)
biraii-light = Бираи (свет)
biraii-footprint = Бираи (следы)
dvol-triple = Двол (три воздуха)
dvol-single = Двол (каждый воздух)
okanios = Оканиос
gluach = Глуах
drel-fire = Дрель (без огня)
oshra-b = Ошра (без минерала)
drel-air = Дрель (без воздуха)
cromaug = Кромауг
kapaoro = Капаоро
kapao-air = Капао (воздух)
sketal-any = Скеталь (разноцветный)
lumipili-b = Люмипили (огонь)
kapao-water = Капао (вода)

spell-nature = заклинание «природа ×2»
spell-water = заклинание «вода ×2»
spell-air = заклинание «воздух ×2»
spell-fire = заклинание «огонь ×2»
spell-mineral = заклинание «минерал ×2»
spell-triple = заклинание «три одинаковых»
spell-face-down = заклинание лицом вниз
face-down = заклинание лицом вниз

tile-1 = тайл 1
tile-2 = тайл 2
tile-3 = тайл 3
tile-4 = тайл 4
tile-5 = тайл 5
tile-6 = тайл 6
tile-7 = тайл 7
tile-8 = тайл 8

space-start = начало
space-v3 = деревня 3
space-v5 = деревня 5
space-v8 = деревня 8
space-v10 = деревня 10
space-v12 = деревня 12
space-v15 = деревня 15
space-v20 = деревня 20
space-a1 = воздух 1
space-a2 = воздух 2
space-a3 = воздух 3
space-a4 = воздух 4
space-a5 = воздух 5
space-a6 = воздух 6
space-a7 = воздух 7
space-a8 = воздух 8
space-a9 = воздух 9
space-f1 = огонь 1
space-f2 = огонь 2
space-f3 = огонь 3
space-f4 = огонь 4
space-f5 = огонь 5
space-f6 = огонь 6
space-f7 = огонь 7
space-f8 = огонь 8
space-m1 = минерал 1
space-m2 = минерал 2
space-m3 = минерал 3
space-m4 = минерал 4
space-m5 = минерал 5
space-m6 = минерал 6
space-m7 = минерал 7
space-n1 = природа 1
space-n2 = природа 2
space-n3 = природа 3
space-n4 = природа 4
space-n5 = природа 5
space-n6 = природа 6
space-n7 = природа 7
space-n8 = природа 8
space-n9 = природа 9
space-n10 = природа 10
space-w1 = вода 1
space-w2 = вода 2
space-w3 = вода 3
space-w4 = вода 4
space-w5 = вода 5
space-w6 = вода 6
space-w7 = вода 7
space-w8 = вода 8
space-w9 = вода 9
space-xa1 = без воздуха 1
space-xa2 = без воздуха 2
space-xf1 = без огня 1
space-xf2 = без огня 2
space-xm1 = без минерала 1
space-xm2 = без минерала 2
space-xn1 = без природы 1
space-xn2 = без природы 2
space-xw1 = без воды 1
space-xw2 = без воды 2

island-centre = центральный остров
island-n1 = северный остров
island-n2 = дальний север
island-nw2 = северо-запад
island-w1 = западный остров
island-sw2 = дальний юго-запад
island-sw1 = юго-западный остров
island-s2 = дальний юг
island-se1 = юго-восточный остров
island-se2 = дальний юго-восток
island-e1 = восточный остров
island-ne2 = дальний северо-восток

## Что происходит. $seat — игрок; полученное и потерянное приходит числами, о нулях молчим

begins = Первый ход: { $seat }.
adventurer = { $seat }: в путь отправляется { $card }.
arthur-die = Артур получает { $die }.
arthur-rolls = Артур бросает { $die }: { $symbol }.
day = День { $round }. Первый ход: { $seat }.
spell-turned = { $seat }: открыто { $spell }.
recruits =
    { $seat }: в отряд приходит { $card }{ $dice ->
        [0] {""}
        [one] , +{ $dice } кубик
        [few] , +{ $dice } кубика
       *[many] , +{ $dice } кубиков
    }{ $footprints ->
        [0] {""}
        [one] , +{ $footprints } след
        [few] , +{ $footprints } следа
       *[many] , +{ $footprints } следов
    }.
die-taken = { $seat }: { $card } приносит { $die }.
no-die = { $seat }: { $card }, но кубика в запасе нет.
black-die =
    Чёрный кубик входит в игру: секция { $section-id ->
        [symbol-nature] природы
        [symbol-water] воды
        [symbol-air] воздуха
        [symbol-fire] огня
       *[symbol-mineral] минерала
    }.
black-die-moved =
    { $seat }: чёрный кубик переходит в секцию { $section-id ->
        [symbol-nature] природы
        [symbol-water] воды
        [symbol-air] воздуха
        [symbol-fire] огня
       *[symbol-mineral] минерала
    }.
dismissed = { $seat }: на кладбище отправляется { $card }.
nobody-wanted = На кладбище: { $card }.
rolls =
    { $seat } броса{ you.et } { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    }.
takes-power = { $seat }: переброс силой спутника.
takes-token = { $seat }: потрачен жетон переброса.
takes-track = { $seat }: переброс с трека очков, назад до { $light }.
rerolls = { $seat }: { $die }, { $from } → { $to }.
sets = { $seat }: { $die } повёрнут, теперь { $to }.
faces-pay =
    { $seat }: особые грани{ $light ->
        [0] {""}
        [one] , +{ $light } осколок света
        [few] , +{ $light } осколка света
       *[many] , +{ $light } осколков света
    }{ $footprints ->
        [0] {""}
        [one] , +{ $footprints } след
        [few] , +{ $footprints } следа
       *[many] , +{ $footprints } следов
    }{ $fireflies ->
        [0] {""}
        [one] , +{ $fireflies } светлячок
        [few] , +{ $fireflies } светлячка
       *[many] , +{ $fireflies } светлячков
    }{ $rerolls ->
        [0] {""}
        [one] , +{ $rerolls } переброс
        [few] , +{ $rerolls } переброса
       *[many] , +{ $rerolls } перебросов
    }{ $lost-light ->
        [0] {""}
        [one] , −{ $lost-light } осколок света
        [few] , −{ $lost-light } осколка света
       *[many] , −{ $lost-light } осколков света
    }{ $lost-footprints ->
        [0] {""}
        [one] , −{ $lost-footprints } след
        [few] , −{ $lost-footprints } следа
       *[many] , −{ $lost-footprints } следов
    }.
black-die-bites = { $seat }: чёрный кубик забирает 2 осколка света, остаётся { $light }.
black-die-cancels = { $seat }: чёрный кубик отменяет символ: { $symbol }.
fires =
    { $seat }: { $card }{ $times ->
        [1] {""}
       *[other] {" "}×{ $times }
    }{ $light ->
        [0] {""}
        [one] , +{ $light } осколок света
        [few] , +{ $light } осколка света
       *[many] , +{ $light } осколков света
    }{ $footprints ->
        [0] {""}
        [one] , +{ $footprints } след
        [few] , +{ $footprints } следа
       *[many] , +{ $footprints } следов
    }{ $fireflies ->
        [0] {""}
        [one] , +{ $fireflies } светлячок
        [few] , +{ $fireflies } светлячка
       *[many] , +{ $fireflies } светлячков
    }{ $rerolls ->
        [0] {""}
        [one] , +{ $rerolls } переброс
        [few] , +{ $rerolls } переброса
       *[many] , +{ $rerolls } перебросов
    }{ $lost-light ->
        [0] {""}
        [one] , −{ $lost-light } осколок света
        [few] , −{ $lost-light } осколка света
       *[many] , −{ $lost-light } осколков света
    }{ $lost-footprints ->
        [0] {""}
        [one] , −{ $lost-footprints } след
        [few] , −{ $lost-footprints } следа
       *[many] , −{ $lost-footprints } следов
    }.
spell-fires =
    { $seat }: действует { $card }{ $light ->
        [0] {""}
        [one] , +{ $light } осколок света
        [few] , +{ $light } осколка света
       *[many] , +{ $light } осколков света
    }{ $footprints ->
        [0] {""}
        [one] , +{ $footprints } след
        [few] , +{ $footprints } следа
       *[many] , +{ $footprints } следов
    }{ $fireflies ->
        [0] {""}
        [one] , +{ $fireflies } светлячок
        [few] , +{ $fireflies } светлячка
       *[many] , +{ $fireflies } светлячков
    }{ $rerolls ->
        [0] {""}
        [one] , +{ $rerolls } переброс
        [few] , +{ $rerolls } переброса
       *[many] , +{ $rerolls } перебросов
    }{ $lost-light ->
        [0] {""}
        [one] , −{ $lost-light } осколок света
        [few] , −{ $lost-light } осколка света
       *[many] , −{ $lost-light } осколков света
    }{ $lost-footprints ->
        [0] {""}
        [one] , −{ $lost-footprints } след
        [few] , −{ $lost-footprints } следа
       *[many] , −{ $lost-footprints } следов
    }.
buried = { $seat }: { $card } — на кладбище.
die-returned = { $seat }: { $die } возвращается в запас.
spell-taken = { $seat } бер{ you.yot } заклинание лицом вниз.
catches = { $seat }: с кладбища возвращается { $card }.
walks =
    { $seat } ид{ you.yot }: { $space }{ $light ->
        [0] {""}
        [one] , +{ $light } осколок света
        [few] , +{ $light } осколка света
       *[many] , +{ $light } осколков света
    }{ $footprints ->
        [0] {""}
        [one] , +{ $footprints } след
        [few] , +{ $footprints } следа
       *[many] , +{ $footprints } следов
    }{ $fireflies ->
        [0] {""}
        [one] , +{ $fireflies } светлячок
        [few] , +{ $fireflies } светлячка
       *[many] , +{ $fireflies } светлячков
    }{ $rerolls ->
        [0] {""}
        [one] , +{ $rerolls } переброс
        [few] , +{ $rerolls } переброса
       *[many] , +{ $rerolls } перебросов
    }{ $lost-light ->
        [0] {""}
        [one] , −{ $lost-light } осколок света
        [few] , −{ $lost-light } осколка света
       *[many] , −{ $lost-light } осколков света
    }{ $lost-footprints ->
        [0] {""}
        [one] , −{ $lost-footprints } след
        [few] , −{ $lost-footprints } следа
       *[many] , −{ $lost-footprints } следов
    }.
passes =
    { $seat }: по дороге{ $light ->
        [0] {""}
        [one] , +{ $light } осколок света
        [few] , +{ $light } осколка света
       *[many] , +{ $light } осколков света
    }{ $footprints ->
        [0] {""}
        [one] , +{ $footprints } след
        [few] , +{ $footprints } следа
       *[many] , +{ $footprints } следов
    }{ $fireflies ->
        [0] {""}
        [one] , +{ $fireflies } светлячок
        [few] , +{ $fireflies } светлячка
       *[many] , +{ $fireflies } светлячков
    }{ $rerolls ->
        [0] {""}
        [one] , +{ $rerolls } переброс
        [few] , +{ $rerolls } переброса
       *[many] , +{ $rerolls } перебросов
    }{ $lost-light ->
        [0] {""}
        [one] , −{ $lost-light } осколок света
        [few] , −{ $lost-light } осколка света
       *[many] , −{ $lost-light } осколков света
    }{ $lost-footprints ->
        [0] {""}
        [one] , −{ $lost-footprints } след
        [few] , −{ $lost-footprints } следа
       *[many] , −{ $lost-footprints } следов
    }.
camps = { $seat } вста{ you.yot } лагерем: { $space }.
sails =
    { $seat }: лодка, { $from } → { $to }{ $light ->
        [0] {""}
        [one] , +{ $light } осколок света
        [few] , +{ $light } осколка света
       *[many] , +{ $light } осколков света
    }{ $footprints ->
        [0] {""}
        [one] , +{ $footprints } след
        [few] , +{ $footprints } следа
       *[many] , +{ $footprints } следов
    }{ $fireflies ->
        [0] {""}
        [one] , +{ $fireflies } светлячок
        [few] , +{ $fireflies } светлячка
       *[many] , +{ $fireflies } светлячков
    }{ $rerolls ->
        [0] {""}
        [one] , +{ $rerolls } переброс
        [few] , +{ $rerolls } переброса
       *[many] , +{ $rerolls } перебросов
    }{ $lost-light ->
        [0] {""}
        [one] , −{ $lost-light } осколок света
        [few] , −{ $lost-light } осколка света
       *[many] , −{ $lost-light } осколков света
    }{ $lost-footprints ->
        [0] {""}
        [one] , −{ $lost-footprints } след
        [few] , −{ $lost-footprints } следа
       *[many] , −{ $lost-footprints } следов
    }.
spell-given-up = { $seat }: сброшено { $spell }.
placed-anew =
    Ещё бросок для планшета встреч: { $die }, секция { $section-id ->
        [symbol-nature] природы
        [symbol-water] воды
        [symbol-air] воздуха
        [symbol-fire] огня
       *[symbol-mineral] минерала
    }.
comes =
    Секция { $section-id ->
        [symbol-nature] природы
        [symbol-water] воды
        [symbol-air] воздуха
        [symbol-fire] огня
       *[symbol-mineral] минерала
    }: { $card }.
over = Последний день завершён.
final = { $seat }: собранный свет { $light }, карты { $cards }, странствие { $journey }, светлячки { $fireflies }, следы { $footprints }. Всего { $total }.
arthur-tile = Артур: { $tile }, отряд на делении { $company }, свет +{ $light }.
arthur-lays =
    Новый тайл Артура, секция { $section-id ->
        [symbol-nature] природы
        [symbol-water] воды
        [symbol-air] воздуха
        [symbol-fire] огня
       *[symbol-mineral] минерала
    }: { $tile }.
arthur-climbs = Лагерь Артура поднимается: { $space }.
arthur-last-day = Тайлы Артура кончились: этот день последний.
arthur-shuffles = Тайлы Артура перемешаны. С завтрашнего дня спутники приходят из колоды Б.
arthur-sails = Лодка Артура: { $from } → { $to }.
arthur-final = Артур: собранный свет { $light }, странствие { $journey }, следы { $footprints }. Всего { $total }.

## Вопросы

ask-chooseadventurer = Кем вы играете?
ask-arthurdice = Какой большой кубик получает Артур?
ask-recruit = Кого приглашаете?
ask-moveblackdie = Здесь лежит чёрный кубик. Благодаря Каару его можно сначала переместить.
ask-dismiss = Кто из спутников отправляется на кладбище?
ask-choosedie = Какой кубик приносит Скеталь?
ask-reroll =
    { $symbols ->
        [0] Перебросить что-нибудь?
        [one] У вас { $symbols } символ переброса: какой кубик?
        [few] У вас { $symbols } символа переброса: какой кубик?
       *[many] У вас { $symbols } символов переброса: какой кубик?
    }
ask-seconddie = Ещё один кубик за тот же символ?
ask-turndie = Какая грань?
ask-noonorder = Какой эффект следующий?
ask-catch = Кого возвращает Кромауг?
ask-returndie = Какой кубик возвращается в запас?
ask-walk = Куда идёт отряд?
ask-giveup = Кого или что отдаёте?
ask-sail = Какая лодка поплывёт?
ask-steer = Куда плывёт лодка Артура?

## Ответы

do-adventurer = { $a }
do-arthur = { $a }
do-recruit =
    { $a }{ $dice ->
        [0] {""}
        [one] , { $dice } кубик
        [few] , { $dice } кубика
       *[many] , { $dice } кубиков
    }{ $footprints ->
        [0] {""}
        [one] , { $footprints } след
        [few] , { $footprints } следа
       *[many] , { $footprints } следов
    }
do-dismiss = { $a }
do-move = Чёрный кубик — в секцию «{ $a }»
do-keep = Взять чёрный кубик с собой
do-die = { $a }
do-power = Сила спутника
do-token = Жетон переброса
do-track = Трек очков: назад до { $light }
do-reroll = Перебросить № { $a }: { $die }, { $face }
do-and = И № { $a }: { $die }, { $face }
do-alone = Хватит одного
do-set = Повернуть № { $a }: { $die }, { $face }
do-face = { $a }
do-done = Хватит, наступает полдень
do-apply = { $a }
do-catch = { $a }
do-nobody = Никого
do-return = { $die }, { $face }
do-walk =
    { $cost ->
        [0] { $a }
       *[other] { $a } ({ $cost ->
        [one] { $cost } след
        [few] { $cost } следа
       *[many] { $cost } следов
    })
    }
do-pay = { $a }, за след
do-camp = Встать здесь лагерем
do-stop = На сегодня хватит
do-sail =
    { $fee ->
        [0] { $a } → { $b }
       *[other] { $a } → { $b } ({ $fee ->
        [one] { $fee } след
        [few] { $fee } следа
       *[many] { $fee } следов
    })
    }
do-stay = Лодки остаются на месте
do-give = { $a }
do-steer = { $a } → { $b }

## Конец

score-light = Собранный свет
score-cards = Карты
score-camp = Лагерь
score-boats = Лодки
score-fireflies = Светлячки
score-footprints = Следы
end-eight-days = Восьмой день завершён.
end-arthur-beaten = Артур побеждён: у вас больше света.
end-arthur-wins = У Артура не меньше света, чем у вас.

## Боты и их соображения

bot-novice = Новичок
    .help = берёт то, что светит сейчас, и идёт, куда может
bot-skilled = Опытный
    .help = считает шансы своих кубиков и смотрит на несколько дней вперёд
bot-expert = Эксперт
    .help = вычисляет, сколько света до конца игры даст каждый спутник, переброс и путь
bot-master = Мастер
    .help = как эксперт, но прежде чем взять спутника, мысленно проживает день с лучшими
why-expects =
    Так я рассчитываю получить до конца игры примерно { $value ->
        [one] { $value } осколок света
        [few] { $value } осколка света
       *[many] { $value } осколков света
    }.
why-better = Это примерно на { $value } больше, чем даёт следующий по силе выбор.
why-dice =
    С этими кубиками можно ждать примерно { $value ->
        [one] { $value } осколок света
        [few] { $value } осколка света
       *[many] { $value } осколков света
    }.
why-journey =
    Дальнейшее странствие оттуда даст примерно { $value ->
        [one] { $value } осколок света
        [few] { $value } осколка света
       *[many] { $value } осколков света
    }.
why-gain =
    Это должно дать примерно на { $value ->
        [one] { $value } осколок света
        [few] { $value } осколка света
       *[many] { $value } осколков света
    } больше, чем стоит.
why-gains-little = В среднем это даёт чуть больше, чем стоит.
why-enough = Ни от одного нового символа не стоит ждать больше, чем он стоит.
why-dismiss = Из всех этот спутник больше всего пригодился бы сопернику.
why-adventurer = Во многих партиях между ботами этот выбор был лучшим.

## Стол без картинок

show-day = День { $round } из { $rounds }
show-arthur = Артур
show-around = Вокруг поля
show-adventurer = Странник
show-dice = Кубики
show-company = Отряд
show-camp = Лагерь
show-boats = Лодки
show-total = Если бы игра кончилась сейчас: { $light }
show-marker = фишка отряда на { $company }
show-aside = отложен
show-reserve = Запас
show-graveyard = Кладбище
show-nothing = пусто
show-alike = одинаковых: { $dice }
show-skull = на кладбище
show-end = { $light } в конце
show-used = использован
show-lit = светлячки: { $fireflies } из { $companions }
show-power-reroll = переброс каждый день
show-power-any-die = большой кубик любого цвета
show-power-immune = защита от чёрного кубика
show-cast = каждый соперник берёт заклинание
show-catch = другой спутник с кладбища
show-kill = новейший спутник — на кладбище
show-light =
    { $light ->
        [one] { $light } осколок света
        [few] { $light } осколка света
       *[many] { $light } осколков света
    }
show-footprints =
    { $footprints ->
        [one] { $footprints } след
        [few] { $footprints } следа
       *[many] { $footprints } следов
    }
show-fireflies =
    { $fireflies ->
        [one] { $fireflies } светлячок
        [few] { $fireflies } светлячка
       *[many] { $fireflies } светлячков
    }
show-rerolls =
    { $rerolls ->
        [one] { $rerolls } переброс
        [few] { $rerolls } переброса
       *[many] { $rerolls } перебросов
    }
no-nature = без природы
no-water = без воды
no-air = без воздуха
no-fire = без огня
no-mineral = без минерала

## Statistics of many games

stat-final = Свет в конце по источникам
    .help = На игрока, в среднем.
stat-gathered = Свет, собранный в пути, по источникам
    .help = На игрока, в среднем, сверх света, с которым все начинают. Потери отрицательны.
stat-from-adventurer = странник
stat-from-companions = спутники
stat-from-dice = жёлтые кубики
stat-from-journey = символы странствия
stat-from-track = перебросы с трека очков
stat-from-spells = заклинания
stat-from-black-die = чёрный кубик
stat-won-by-adventurer = Победы по странникам
    .help = Доля выигранных партий среди всех с этим странником. Общая победа засчитывается каждому, кто её разделил.
stat-light-by-adventurer = Свет по странникам
    .help = Окончательный подсчёт, в среднем.
stat-won-by-turn = Победы по порядку хода
    .help = Считая от первого игрока первого дня. Общая победа засчитывается каждому, кто её разделил.
stat-taken = Приглашённые спутники
    .help = Как часто спутника приглашают, когда он появляется у планшета встреч.
stat-fired = Как часто срабатывают спутники
    .help = Сколько раз эффект в среднем срабатывает, пока спутник в отряде.
stat-died = Потерянные спутники
    .help = Как часто спутник из отряда попадает на кладбище.

## Why not: the numbers behind a refusal

because-need = Нужен ваш кубик с символом «{ $symbol }», ещё не использованный сегодня, или след.
because-forbid = На ваших кубиках есть символ «{ $symbol }»: без следа эта тропа закрыта.
because-footprints = Следы: нужно { $cost }, у вас { $have }.
