## Гра

game-name = Сяйво
game-blurb = Вісім днів, щоб повернути світло. Щодня ви запрошуєте дивного супутника, кидаєте жменю кубиків, будите ними всю компанію й ведете її далі крізь темряву. Для 1–4 гравців.

game-feel = Жменя кубиків, дивні супутники й дорога крізь темряву.

preset-first = Перша партія
    .help = Край Тіней, мандрівник навмання, один новачок навпроти.
preset-usual = Звичайна
    .help = Край Тіней, мандрівник із розкладених, двоє бувалих.
preset-hard = Складна
    .help = Архіпелаг Темряви й троє майстрів.

## Опції

option-map = Мапа
    .help = Куди веде мандрівка.
option-map-shadows = край Тіней
    .help = Компанія йде від місця до місця й стає табором у селищах.
option-map-archipelago = архіпелаг Темряви
    .help = Чотири човни пливуть від острова до острова.
option-adventurers = Мандрівники
    .help = Як розподіляють мандрівників.
option-adventurers-dealt = на вибір із викладених
    .help = Викладають на одного мандрівника більше, ніж гравців, і кожен по черзі бере одного.
option-adventurers-chosen = вільний вибір
    .help = Кожен по черзі бере будь-кого з сімох.
option-adventurers-random = навмання
    .help = За жеребом; в одиночній грі — і кубики Артура теж.
option-quiet-tile = Плитка Артура без стрілки
    .help = Лише в одиночній грі: що дає Артурові плитка без стрілки.
option-quiet-tile-scores = разом із компанією
    .help = Позиція його компанії та ще чотири спалахи.
option-quiet-tile-bonus-only = лише бонус
    .help = Тільки чотири спалахи: вужче прочитання плитки.
option-arthur-climbs = Останній підйом Артура
    .help = Одиночна гра в краї Тіней: наскільки далеко сліди Артура піднімають його табір наприкінці.
option-arthur-climbs-repeatedly = доки вистачає слідів
    .help = Від селища до селища, доки він може заплатити.
option-arthur-climbs-once = одне селище
    .help = Щонайбільше один підйом: вужче прочитання правила.

## Речі та їхні назви

symbol-nature = природа
symbol-water = вода
symbol-air = повітря
symbol-fire = вогонь
symbol-mineral = мінерал
symbol-footprints2 = 2 сліди
symbol-light3 = 3 спалахи світла
symbol-light-minus2 = −2 спалахи світла
symbol-unrolled = ще не кинуто

die-large-green = великий зелений кубик
die-large-blue = великий синій кубик
die-large-azure = великий блакитний кубик
die-large-red = великий червоний кубик
die-large-orange = великий помаранчевий кубик
die-large-purple = великий пурпуровий кубик
die-large-yellow = великий жовтий кубик
die-small-green = маленький зелений кубик
die-small-blue = маленький синій кубик
die-small-azure = маленький блакитний кубик
die-small-red = маленький червоний кубик
die-small-orange = маленький помаранчевий кубик
die-small-purple = маленький пурпуровий кубик
die-small-black = маленький чорний кубик

braccio = Браччо
taetyss = Тетіс
eoles = Еолз
pocana = Покана
moloch = Молох
noctiluca = Ноктилюка
orium = Оріум

likyar = Лік’яр
thoape = Тоапе
torke-a = Торке (три однакові)
tamnuca-a = Тамнука (світло)
ladawa = Ладава
mindaroo-nature-water = Майндару (без природи й води)
mindaroo-air-fire = Майндару (без повітря й вогню)
donillilu = Данілілу
oshra-a = Ошра (без природи)
xargok = Ксар’гок
briki-water = Брікі (вода)
briki-air-fire = Брікі (повітря й вогонь)
sketal-orange = Скеталь (помаранчевий)
sketal-azure = Скеталь (блакитний)
sketal-green = Скеталь (зелений)
sketal-blue = Скеталь (синій)
sketal-red = Скеталь (червоний)
lumipili-a = Люміпілі (природа)
snarexe = Снарекс
kaar = Каар
hymoros = Гіморос
dvol-a = Двол (сліди)
okans = Оканс
brikix = Брікікс
zzibelu = Ззібелу
torke-b = Торке (пари)
torkos = Торкос
wapoki = Вапокі
tamnuca-b = Тамнука (сліди)
zellyf-loss = Зелліф (втрата)
zellyf-gain = Зелліф (здобуток)
biraii-light = Біраї (світло)
biraii-footprint = Біраї (сліди)
dvol-triple = Двол (три повітря)
dvol-single = Двол (кожне повітря)
okanios = Оканіос
gluach = Глуах
drel-fire = Дрель (без вогню)
oshra-b = Ошра (без мінералу)
drel-air = Дрель (без повітря)
cromaug = Кромауг
kapaoro = Капаоро
kapao-air = Капао (повітря)
sketal-any = Скеталь (різнокольоровий)
lumipili-b = Люміпілі (вогонь)
kapao-water = Капао (вода)

spell-nature = заклинання «природа ×2»
spell-water = заклинання «вода ×2»
spell-air = заклинання «повітря ×2»
spell-fire = заклинання «вогонь ×2»
spell-mineral = заклинання «мінерал ×2»
spell-triple = заклинання «три однакові»
spell-face-down = заклинання долілиць
face-down = заклинання долілиць

tile-1 = плитка 1
tile-2 = плитка 2
tile-3 = плитка 3
tile-4 = плитка 4
tile-5 = плитка 5
tile-6 = плитка 6
tile-7 = плитка 7
tile-8 = плитка 8

space-start = початок
space-v3 = селище 3
space-v5 = селище 5
space-v8 = селище 8
space-v10 = селище 10
space-v12 = селище 12
space-v15 = селище 15
space-v20 = селище 20
space-a1 = повітря 1
space-a2 = повітря 2
space-a3 = повітря 3
space-a4 = повітря 4
space-a5 = повітря 5
space-a6 = повітря 6
space-a7 = повітря 7
space-a8 = повітря 8
space-a9 = повітря 9
space-f1 = вогонь 1
space-f2 = вогонь 2
space-f3 = вогонь 3
space-f4 = вогонь 4
space-f5 = вогонь 5
space-f6 = вогонь 6
space-f7 = вогонь 7
space-f8 = вогонь 8
space-m1 = мінерал 1
space-m2 = мінерал 2
space-m3 = мінерал 3
space-m4 = мінерал 4
space-m5 = мінерал 5
space-m6 = мінерал 6
space-m7 = мінерал 7
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
space-xa1 = без повітря 1
space-xa2 = без повітря 2
space-xf1 = без вогню 1
space-xf2 = без вогню 2
space-xm1 = без мінералу 1
space-xm2 = без мінералу 2
space-xn1 = без природи 1
space-xn2 = без природи 2
space-xw1 = без води 1
space-xw2 = без води 2

island-centre = центральний острів
island-n1 = північний острів
island-n2 = далека північ
island-nw2 = північний захід
island-w1 = західний острів
island-sw2 = далекий південний захід
island-sw1 = південно-західний острів
island-s2 = далекий південь
island-se1 = південно-східний острів
island-se2 = далекий південний схід
island-e1 = східний острів
island-ne2 = далекий північний схід

## Що відбувається. $seat — гравець чи гравчиня; здобуте й утрачене приходить числами, про нулі мовчимо

begins = Перший хід: { $seat }.
adventurer = { $seat }: у дорогу вирушає { $card }.
arthur-die = Артурові дістається { $die }.
arthur-rolls = Кубик Артура: { $die }, { $symbol }.
day = День { $round }. Перший хід: { $seat }.
spell-turned = { $seat }: відкрито { $spell }.
recruits =
    { $seat }: до компанії приєднується { $card }{ $dice ->
        [0] {""}
        [one] , +{ $dice } кубик
        [few] , +{ $dice } кубики
       *[many] , +{ $dice } кубиків
    }{ $footprints ->
        [0] {""}
        [one] , +{ $footprints } слід
        [few] , +{ $footprints } сліди
       *[many] , +{ $footprints } слідів
    }.
die-taken = { $seat }: { $card } приносить { $die }.
no-die = { $seat }: { $card }, але кубика в запасі немає.
black-die =
    У грі з’являється чорний кубик: секція { $section-id ->
        [symbol-nature] природи
        [symbol-water] води
        [symbol-air] повітря
        [symbol-fire] вогню
        [symbol-mineral] мінералу
       *[other] { $section }
    }.
black-die-moved =
    { $seat }: чорний кубик переходить до секції { $section-id ->
        [symbol-nature] природи
        [symbol-water] води
        [symbol-air] повітря
        [symbol-fire] вогню
        [symbol-mineral] мінералу
       *[other] { $section }
    }.
dismissed = { $seat }: на кладовище вирушає { $card }.
nobody-wanted = На кладовище: { $card }.
rolls =
    { $seat }: кидок, { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубики
       *[many] { $dice } кубиків
    }.
takes-power = { $seat }: перекид завдяки силі супутника.
takes-token = { $seat }: витрачено жетон перекиду.
takes-track = { $seat }: перекид із треку очок, назад до { $light }.
rerolls = { $seat }: { $die }, { $from } → { $to }.
sets = { $seat }: { $die } повернуто гранню «{ $to }».
faces-pay =
    { $seat }: особливі грані{ $light ->
        [0] {""}
        [one] , +{ $light } спалах світла
        [few] , +{ $light } спалахи світла
       *[many] , +{ $light } спалахів світла
    }{ $footprints ->
        [0] {""}
        [one] , +{ $footprints } слід
        [few] , +{ $footprints } сліди
       *[many] , +{ $footprints } слідів
    }{ $fireflies ->
        [0] {""}
        [one] , +{ $fireflies } світлячок
        [few] , +{ $fireflies } світлячки
       *[many] , +{ $fireflies } світлячків
    }{ $rerolls ->
        [0] {""}
        [one] , +{ $rerolls } перекид
        [few] , +{ $rerolls } перекиди
       *[many] , +{ $rerolls } перекидів
    }{ $lost-light ->
        [0] {""}
        [one] , −{ $lost-light } спалах світла
        [few] , −{ $lost-light } спалахи світла
       *[many] , −{ $lost-light } спалахів світла
    }{ $lost-footprints ->
        [0] {""}
        [one] , −{ $lost-footprints } слід
        [few] , −{ $lost-footprints } сліди
       *[many] , −{ $lost-footprints } слідів
    }.
black-die-bites = { $seat }: чорний кубик забирає 2 спалахи, лишається { $light }.
black-die-cancels = { $seat }: чорний кубик скасовує символ: { $symbol }.
fires =
    { $seat }: { $card }{ $times ->
        [1] {""}
       *[other] {" "}×{ $times }
    }{ $light ->
        [0] {""}
        [one] , +{ $light } спалах світла
        [few] , +{ $light } спалахи світла
       *[many] , +{ $light } спалахів світла
    }{ $footprints ->
        [0] {""}
        [one] , +{ $footprints } слід
        [few] , +{ $footprints } сліди
       *[many] , +{ $footprints } слідів
    }{ $fireflies ->
        [0] {""}
        [one] , +{ $fireflies } світлячок
        [few] , +{ $fireflies } світлячки
       *[many] , +{ $fireflies } світлячків
    }{ $rerolls ->
        [0] {""}
        [one] , +{ $rerolls } перекид
        [few] , +{ $rerolls } перекиди
       *[many] , +{ $rerolls } перекидів
    }{ $lost-light ->
        [0] {""}
        [one] , −{ $lost-light } спалах світла
        [few] , −{ $lost-light } спалахи світла
       *[many] , −{ $lost-light } спалахів світла
    }{ $lost-footprints ->
        [0] {""}
        [one] , −{ $lost-footprints } слід
        [few] , −{ $lost-footprints } сліди
       *[many] , −{ $lost-footprints } слідів
    }.
spell-fires =
    { $seat }: діє { $card }{ $light ->
        [0] {""}
        [one] , +{ $light } спалах світла
        [few] , +{ $light } спалахи світла
       *[many] , +{ $light } спалахів світла
    }{ $footprints ->
        [0] {""}
        [one] , +{ $footprints } слід
        [few] , +{ $footprints } сліди
       *[many] , +{ $footprints } слідів
    }{ $fireflies ->
        [0] {""}
        [one] , +{ $fireflies } світлячок
        [few] , +{ $fireflies } світлячки
       *[many] , +{ $fireflies } світлячків
    }{ $rerolls ->
        [0] {""}
        [one] , +{ $rerolls } перекид
        [few] , +{ $rerolls } перекиди
       *[many] , +{ $rerolls } перекидів
    }{ $lost-light ->
        [0] {""}
        [one] , −{ $lost-light } спалах світла
        [few] , −{ $lost-light } спалахи світла
       *[many] , −{ $lost-light } спалахів світла
    }{ $lost-footprints ->
        [0] {""}
        [one] , −{ $lost-footprints } слід
        [few] , −{ $lost-footprints } сліди
       *[many] , −{ $lost-footprints } слідів
    }.
buried = { $seat }: { $card } — на кладовище.
die-returned = { $seat }: { $die } повертається в запас.
spell-taken = { $seat }: жетон заклинання долілиць.
catches = { $seat }: з кладовища повертається { $card }.
walks =
    { $seat }: крок → { $space }{ $light ->
        [0] {""}
        [one] , +{ $light } спалах світла
        [few] , +{ $light } спалахи світла
       *[many] , +{ $light } спалахів світла
    }{ $footprints ->
        [0] {""}
        [one] , +{ $footprints } слід
        [few] , +{ $footprints } сліди
       *[many] , +{ $footprints } слідів
    }{ $fireflies ->
        [0] {""}
        [one] , +{ $fireflies } світлячок
        [few] , +{ $fireflies } світлячки
       *[many] , +{ $fireflies } світлячків
    }{ $rerolls ->
        [0] {""}
        [one] , +{ $rerolls } перекид
        [few] , +{ $rerolls } перекиди
       *[many] , +{ $rerolls } перекидів
    }{ $lost-light ->
        [0] {""}
        [one] , −{ $lost-light } спалах світла
        [few] , −{ $lost-light } спалахи світла
       *[many] , −{ $lost-light } спалахів світла
    }{ $lost-footprints ->
        [0] {""}
        [one] , −{ $lost-footprints } слід
        [few] , −{ $lost-footprints } сліди
       *[many] , −{ $lost-footprints } слідів
    }.
passes =
    { $seat }: дорогою{ $light ->
        [0] {""}
        [one] , +{ $light } спалах світла
        [few] , +{ $light } спалахи світла
       *[many] , +{ $light } спалахів світла
    }{ $footprints ->
        [0] {""}
        [one] , +{ $footprints } слід
        [few] , +{ $footprints } сліди
       *[many] , +{ $footprints } слідів
    }{ $fireflies ->
        [0] {""}
        [one] , +{ $fireflies } світлячок
        [few] , +{ $fireflies } світлячки
       *[many] , +{ $fireflies } світлячків
    }{ $rerolls ->
        [0] {""}
        [one] , +{ $rerolls } перекид
        [few] , +{ $rerolls } перекиди
       *[many] , +{ $rerolls } перекидів
    }{ $lost-light ->
        [0] {""}
        [one] , −{ $lost-light } спалах світла
        [few] , −{ $lost-light } спалахи світла
       *[many] , −{ $lost-light } спалахів світла
    }{ $lost-footprints ->
        [0] {""}
        [one] , −{ $lost-footprints } слід
        [few] , −{ $lost-footprints } сліди
       *[many] , −{ $lost-footprints } слідів
    }.
camps = { $seat }: табір — { $space }.
sails =
    { $seat }: човен, { $from } → { $to }{ $light ->
        [0] {""}
        [one] , +{ $light } спалах світла
        [few] , +{ $light } спалахи світла
       *[many] , +{ $light } спалахів світла
    }{ $footprints ->
        [0] {""}
        [one] , +{ $footprints } слід
        [few] , +{ $footprints } сліди
       *[many] , +{ $footprints } слідів
    }{ $fireflies ->
        [0] {""}
        [one] , +{ $fireflies } світлячок
        [few] , +{ $fireflies } світлячки
       *[many] , +{ $fireflies } світлячків
    }{ $rerolls ->
        [0] {""}
        [one] , +{ $rerolls } перекид
        [few] , +{ $rerolls } перекиди
       *[many] , +{ $rerolls } перекидів
    }{ $lost-light ->
        [0] {""}
        [one] , −{ $lost-light } спалах світла
        [few] , −{ $lost-light } спалахи світла
       *[many] , −{ $lost-light } спалахів світла
    }{ $lost-footprints ->
        [0] {""}
        [one] , −{ $lost-footprints } слід
        [few] , −{ $lost-footprints } сліди
       *[many] , −{ $lost-footprints } слідів
    }.
spell-given-up = { $seat }: скинуто { $spell }.
placed-anew =
    Перекинуто для планшета зустрічей: { $die }, секція { $section-id ->
        [symbol-nature] природи
        [symbol-water] води
        [symbol-air] повітря
        [symbol-fire] вогню
        [symbol-mineral] мінералу
       *[other] { $section }
    }.
comes =
    Секція { $section-id ->
        [symbol-nature] природи
        [symbol-water] води
        [symbol-air] повітря
        [symbol-fire] вогню
        [symbol-mineral] мінералу
       *[other] { $section }
    }: { $card }.
over = Останній день завершено.
final = { $seat }: зібране світло — { $light }, карти — { $cards }, мандрівка — { $journey }, світлячки — { $fireflies }, сліди — { $footprints }. Разом { $total }.
arthur-tile =
    Артур: { $tile }, компанія на поділці { $company }{ $light ->
        [0] {""}
        [one] , +{ $light } спалах світла
        [few] , +{ $light } спалахи світла
       *[many] , +{ $light } спалахів світла
    }.
arthur-lays =
    Нова плитка Артура, секція { $section-id ->
        [symbol-nature] природи
        [symbol-water] води
        [symbol-air] повітря
        [symbol-fire] вогню
        [symbol-mineral] мінералу
       *[other] { $section }
    }: { $tile }.
arthur-climbs = Табір Артура піднімається: { $space }.
arthur-last-day = Плитки Артура вичерпалися: цей день останній.
arthur-shuffles = Плитки Артура перемішано. Від завтра супутники приходять із колоди Б.
arthur-sails = Човен Артура: { $from } → { $to }.
arthur-final = Артур: зібране світло — { $light }, мандрівка — { $journey }, сліди — { $footprints }. Разом { $total }.

## Питання

ask-chooseadventurer = Ким ви граєте?
ask-arthurdice = Який великий кубик отримує Артур?
ask-recruit = Кого запрошуєте?
ask-moveblackdie = Тут лежить чорний кубик. Завдяки Каару його можна спершу перемістити.
ask-dismiss = Котрий супутник вирушає на кладовище?
ask-choosedie = Який кубик приносить Скеталь?
ask-reroll =
    { $symbols ->
        [0] Перекидати щось?
        [one] На руках { $symbols } символ перекиду: який кубик?
        [few] На руках { $symbols } символи перекиду: який кубик?
       *[many] На руках { $symbols } символів перекиду: який кубик?
    }
ask-seconddie = Ще один кубик за той самий символ?
ask-turndie = Яка грань?
ask-noonorder = Який ефект наступний?
ask-catch = Кого повертає Кромауг?
ask-returndie = Який кубик повертається в запас?
ask-walk = Куди йде компанія?
ask-giveup = Кого або що віддаєте?
ask-sail = Який човен вирушає?
ask-steer = Куди пливе човен Артура?

## Відповіді

do-adventurer = { $a }
do-arthur = { $a }
do-recruit =
    { $a }{ $dice ->
        [0] {""}
        [one] , +{ $dice } кубик
        [few] , +{ $dice } кубики
       *[many] , +{ $dice } кубиків
    }{ $footprints ->
        [0] {""}
        [one] , +{ $footprints } слід
        [few] , +{ $footprints } сліди
       *[many] , +{ $footprints } слідів
    }
do-dismiss = { $a }
do-move = Чорний кубик — до секції «{ $a }»
do-keep = Узяти чорний кубик із собою
do-die = { $a }
do-power = Сила супутника
do-token = Жетон перекиду
do-track = Трек очок: назад до { $light }
do-reroll = Перекинути № { $a }: { $die }, { $face }
do-and = І № { $a }: { $die }, { $face }
do-alone = Тільки його
do-set = Повернути № { $a }: { $die }, { $face }
do-face = { $a }
do-done = Досить, настає полудень
do-apply = { $a }
do-catch = { $a }
do-nobody = Нікого
do-return = { $die }, { $face }
do-walk =
    { $cost ->
        [0] { $a }
       *[other] { $a } ({ $cost ->
        [one] { $cost } слід
        [few] { $cost } сліди
       *[many] { $cost } слідів
    })
    }
do-pay = { $a } (за слід)
do-camp = Стати тут табором
do-stop = На сьогодні досить
do-sail =
    { $fee ->
        [0] { $a } → { $b }
       *[other] { $a } → { $b } ({ $fee ->
        [one] { $fee } слід
        [few] { $fee } сліди
       *[many] { $fee } слідів
    })
    }
do-stay = Човни лишаються на місці
do-give = { $a }
do-steer = { $a } → { $b }

## Кінець

score-light = Зібране світло
score-cards = Карти
score-camp = Табір
score-boats = Човни
score-fireflies = Світлячки
score-footprints = Сліди
end-eight-days = Восьмий день завершено.
end-arthur-beaten = Артура переможено: ви повернули більше світла.
end-arthur-wins = Артур повернув щонайменше стільки ж світла, скільки й ви.

## Боти та їхні міркування

bot-novice = Новачок
    .help = бере те, що світить зараз, і йде, куди може
bot-skilled = Бувалий
    .help = рахує шанси своїх кубиків і дивиться на кілька днів уперед
bot-expert = Експерт
    .help = обчислює, скільки кожен супутник, перекид і шлях варті до кінця партії
bot-master = Майстер
    .help = як експерт, але перш ніж узяти супутника, подумки проживає день із найкращими
why-expects =
    Так до кінця партії можна здобути приблизно { $value ->
        [one] { $value } спалах світла
        [few] { $value } спалахи світла
       *[many] { $value } спалахів світла
    }.
why-better = Це приблизно на { $value } більше, ніж найкраще з решти.
why-dice =
    Кубики дають звідси приблизно { $value ->
        [one] { $value } спалах світла
        [few] { $value } спалахи світла
       *[many] { $value } спалахів світла
    }.
why-journey =
    Звідти мандрівка дасть приблизно { $value ->
        [one] { $value } спалах світла
        [few] { $value } спалахи світла
       *[many] { $value } спалахів світла
    }.
why-gain =
    Це має дати приблизно на { $value ->
        [one] { $value } спалах світла
        [few] { $value } спалахи світла
       *[many] { $value } спалахів світла
    } більше, ніж коштує.
why-gains-little = У середньому це дає трохи більше, ніж коштує.
why-enough = Від жодного нового символу не варто чекати більше, ніж він коштує.
why-dismiss = З усіх цей супутник найбільше придався б суперникові.
why-adventurer = У багатьох партіях між ботами це був найкращий вибір.

## Стіл без малюнків

show-day = День { $round } з { $rounds }
show-arthur = Артур
show-around = Довкола поля
show-adventurer = Мандрівник
show-dice = Кубики
show-company = Компанія
show-camp = Табір
show-boats = Човни
show-total = Якби партія скінчилася зараз: { $light }
show-marker = фішка компанії на { $company }
show-aside = відкладено
show-reserve = Запас
show-graveyard = Кладовище
show-nothing = порожньо
show-alike = однакових: { $dice }
show-skull = на кладовище
show-end = { $light } наприкінці
show-used = використано
show-lit = світлячки: { $fireflies } з { $companions }
show-power-reroll = перекид щодня
show-power-any-die = великий кубик будь-якого кольору
show-power-immune = захист від чорного кубика
show-cast = кожен суперник бере заклинання
show-catch = інший супутник із кладовища
show-kill = найновіший супутник — на кладовище
show-light =
    { $light ->
        [one] { $light } спалах світла
        [few] { $light } спалахи світла
       *[many] { $light } спалахів світла
    }
show-footprints =
    { $footprints ->
        [one] { $footprints } слід
        [few] { $footprints } сліди
       *[many] { $footprints } слідів
    }
show-fireflies =
    { $fireflies ->
        [one] { $fireflies } світлячок
        [few] { $fireflies } світлячки
       *[many] { $fireflies } світлячків
    }
show-rerolls =
    { $rerolls ->
        [one] { $rerolls } перекид
        [few] { $rerolls } перекиди
       *[many] { $rerolls } перекидів
    }
no-nature = без природи
no-water = без води
no-air = без повітря
no-fire = без вогню
no-mineral = без мінералу

## Statistics of many games

stat-final = Світло наприкінці за джерелами
    .help = На гравця, у середньому.
stat-gathered = Світло, зібране дорогою, за джерелами
    .help = На гравця, у середньому, понад світло, з яким усі починають. Втрати від’ємні.
stat-from-adventurer = мандрівник
stat-from-companions = супутники
stat-from-dice = жовті кубики
stat-from-journey = символи мандрівки
stat-from-track = перекиди з треку очок
stat-from-spells = заклинання
stat-from-black-die = чорний кубик
stat-won-by-adventurer = Перемоги за мандрівниками
    .help = Частка виграних партій з-поміж усіх із цим мандрівником. Спільна перемога зараховується кожному, хто її ділить.
stat-light-by-adventurer = Світло за мандрівниками
    .help = Остаточний підрахунок, у середньому.
stat-won-by-turn = Перемоги за порядком ходу
    .help = Рахуючи від першого гравця першого дня. Спільна перемога зараховується кожному, хто її ділить.
stat-taken = Запрошені супутники
    .help = Частка випадків, коли супутника запросили, з-поміж усіх його появ на планшеті зустрічей.
stat-fired = Як часто спрацьовують супутники
    .help = Скільки разів у середньому застосовано ефект на кожне приєднання до компанії.
stat-died = Втрачені супутники
    .help = Частка тих, хто потрапив на кладовище, з-поміж усіх приєднань до компанії.

## Why not: the numbers behind a refusal

because-need = Тут потрібен ваш кубик із символом «{ $symbol }», ще не використаний сьогодні, або слід.
because-forbid = На ваших кубиках є символ «{ $symbol }»: без сліду ця стежка закрита.
because-footprints = Сліди: треба { $cost }, у вас { $have }.
