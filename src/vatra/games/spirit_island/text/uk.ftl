## Гра

game-name = Острів духів
game-blurb = На берег сходять чужинці, і земля хворіє під їхніми селищами. Ви — духи острова: зростайте, сягайте далі й проженіть їх страхом разом із даханцями, поки острів живий. Для 1–4 гравців: усі разом проти загарбників.

game-feel = Ви — духи острова: разом женете чужинців у море.

preset-first = Перша партія
    .help = Наодинці за Річку, за правилами для новачків: готові нові сили, без картки скверни.
preset-usual = Звичайна
    .help = Два духи на вибір, повні правила, бувалий союзник.
preset-hard = Складна
    .help = Бранденбург-Пруссія третього рівня й союзник-експерт.

## Опції

option-spirit-1 = Дух
    .help = Хто грає на першому місці.
option-spirit-1-chosen = вибір за столом
    .help = Вибір на початку партії.
option-spirit-1-random = за жеребом
    .help = Будь-який вільний дух.
option-spirit-1-lightnings-swift-strike = { spirit-lightnings-swift-strike }
    .help = { spirit-lightnings-swift-strike.style }
option-spirit-1-river-surges-in-sunlight = { spirit-river-surges-in-sunlight }
    .help = { spirit-river-surges-in-sunlight.style }
option-spirit-1-vital-strength-of-the-earth = { spirit-vital-strength-of-the-earth }
    .help = { spirit-vital-strength-of-the-earth.style }
option-spirit-1-shadows-flicker-like-flame = { spirit-shadows-flicker-like-flame }
    .help = { spirit-shadows-flicker-like-flame.style }
option-spirit-1-thunderspeaker = { spirit-thunderspeaker }
    .help = { spirit-thunderspeaker.style }
option-spirit-1-a-spread-of-rampant-green = { spirit-a-spread-of-rampant-green }
    .help = { spirit-a-spread-of-rampant-green.style }
option-spirit-1-oceans-hungry-grasp = { spirit-oceans-hungry-grasp }
    .help = { spirit-oceans-hungry-grasp.style }
option-spirit-1-bringer-of-dreams-and-nightmares = { spirit-bringer-of-dreams-and-nightmares }
    .help = { spirit-bringer-of-dreams-and-nightmares.style }
option-other-spirits = Інші духи
    .help = Хто грає на інших місцях.
option-other-spirits-chosen = вибір за столом
    .help = Вибір на початку партії.
option-other-spirits-random = за жеребом
    .help = Будь-який вільний дух.
option-boards = Поля
    .help = Поле першого місця; решта йде за порядком.
option-boards-random = за жеребом
    .help = Будь-які поля в будь-якому порядку.
option-boards-A = A
    .help = Перше місце має поле A.
option-boards-B = B
    .help = Перше місце має поле B.
option-boards-C = C
    .help = Перше місце має поле C.
option-boards-D = D
    .help = Перше місце має поле D.
option-corners = Кути торкаються
    .help = Де сходяться чотири поля, суміжні й регіони навскоси.
option-corners-true = так
    .help = Має значення лише для чотирьох духів.
option-corners-false = ні
    .help = Суміжні лише регіони зі спільною межею.
option-blight-card = Картка скверни
    .help = Картка, яку перевертають, коли скверна на ній закінчиться.
option-blight-card-true = так
    .help = Дві сторони, і друга — несподівана.
option-blight-card-false = ні
    .help = Один запас скверни: добре для першої партії.
option-progression = Поступовий розвиток сил
    .help = Чотири прості духи беруть нові сили зі списку.
option-progression-true = так
    .help = Без вибору з чотирьох карток: добре для першої партії.
option-progression-false = ні
    .help = Візьміть чотири, залиште одну.
option-bonus-growth = Додаткове зростання
    .help = Трохи полегшує гру.
option-bonus-growth-true = так
    .help = Кожен дух один раз зростає перед першим ходом.
option-bonus-growth-false = ні
    .help = Звичайний початок.
option-first-explore = Перша розвідка
    .help = Без неї гра легша.
option-first-explore-true = так
    .help = Загарбники розвідують один раз під час підготовки.
option-first-explore-false = ні
    .help = Загарбники починають у першому ході.

## Назви

A1 = A1
A2 = A2
A3 = A3
A4 = A4
A5 = A5
A6 = A6
A7 = A7
A8 = A8
B1 = B1
B2 = B2
B3 = B3
B4 = B4
B5 = B5
B6 = B6
B7 = B7
B8 = B8
C1 = C1
C2 = C2
C3 = C3
C4 = C4
C5 = C5
C6 = C6
C7 = C7
C8 = C8
D1 = D1
D2 = D2
D3 = D3
D4 = D4
D5 = D5
D6 = D6
D7 = D7
D8 = D8
ocean-A = океан поля A
ocean-B = океан поля B
ocean-C = океан поля C
ocean-D = океан поля D
source-island = Даханці
word-minor = мала сила
word-major = велика сила
word-next = наступна картка списку
word-energy = трек енергії
word-cards = трек карток
word-in = приплив
word-out = відплив
word-ravage = плюндрування
word-build = будування
word-order = за порядком
rule-no-explore-two-dahan = без розвідки в регіонах, де даханців 2 чи більше
rule-no-build-more-dahan = без будування, де даханців більше, ніж селищ і міст
rule-no-build-dahan = без будування в регіонах із даханцями
rule-no-build-city = без будування в регіонах із містом
rule-no-city-coastal = без нових міст у прибережних регіонах
rule-no-build-coastal = без будування в прибережних регіонах

## Що відбувається

becomes = { $seat }: { $spirit }.
lays-board = { $seat }: { $board }.
starts = { $seat }: початок, { $land }.
turn-begins = Хід { $turn }.
time-passes = Минає час: ушкодження гояться, зіграні картки йдуть у скид.
phase-begins = { $phase }.
grows = { $seat }, зростання { $n }: { $growth }
income = { $seat }: енергія +{ $energy }.
gains-energy = { $seat }: енергія +{ $energy }.
gains-plays = { $seat }: можна розіграти ще { $cards ->
    [one] { $cards } картку
    [few] { $cards } картки
   *[many] { $cards } карток
}.
drowned-energy = { $seat }: утоплені дають енергію, +{ $energy }.
gains-element = { $seat }: стихія — { $element }.
draws-card = { $seat }: на вибір — «{ $power }».
gains-card = { $seat }: отримано картку «{ $power }».
gives-card = { $seat } → { $seats }: картка «{ $power }».
forgets = { $seat }: забуто картку «{ $power }».
puts-back = { $seat }: скинуто решту: { $cards ->
    [one] { $cards } картку
    [few] { $cards } картки
   *[many] { $cards } карток
}.
reclaims = { $seat }: повернуто картку «{ $power }».
reclaims-all = { $seat }: зі скиду повернуто { $cards ->
    [one] { $cards } картку
    [few] { $cards } картки
   *[many] { $cards } карток
}.
reshuffles = Скинуті картки перемішано в нову колоду: { $deck }.
plays = { $seat }: розіграно картку «{ $power }», вартість { $cost }.
is-ready = { $seat }: усе готово.
is-done = { $seat }: фазу завершено.
uses-at = { $seat }: «{ $power }», { $land }.
uses-on = { $seat }: «{ $power }», ціль: { $seats }.
presence-added = { $seat }: + присутність, { $land }.
presence-moves = { $seat }: присутність, { $land } → { $to }.
presence-destroyed = { $seat }: присутність знищено, { $land }.
chokes = { $seat }: зелень душить { $land }, там нічого не стається.
rescues = { $seat }: даханця винесено на берег, { $land }.
adds =
    { $land }: + { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }.
removes =
    { $land }: прибрано { $piece-id ->
        [piece-explorer] розвідника
        [piece-dahan] даханця
       *[other] { $piece }
    }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }.
destroys =
    { $land }: знищено { $piece-id ->
        [piece-explorer] розвідника
        [piece-dahan] даханця
       *[other] { $piece }
    }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }.
drowns =
    { $land }: утоплено { $piece-id ->
        [piece-explorer] розвідника
        [piece-dahan] даханця
       *[other] { $piece }
    }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }.
dreams =
    { $land }: сниться смерть — { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }.
damages =
    { $land }: { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }, { $points ->
        [one] { $points } ушкодження
        [few] { $points } ушкодження
       *[many] { $points } ушкоджень
    }.
moves =
    { $land } → { $to }: { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }.
replaces =
    { $land }: { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    } → { $new }{ $count ->
        [1] {""}
       *[other] {" "}×{ $count }
    }.
fear = Страх +{ $fear }.
earns-fear-card = Отримано картку страху; лишилося: { $left }.
terror-rises = Рівень переляку зростає: { $level }.
reveals-fear = Картка страху: «{ $card }».
resolves-fear = «{ $card }», рівень { $level }.
rule-this-turn = Цього ходу: { $rule }.
defends = { $land }: захист +{ $defend }.
skips-actions = { $land }: цього ходу без дій загарбників.
blight-added = { $land }: скверна; лишилося на картці: { $left }.
blight-removed = { $land }: скверну прибрано.
island-blighted = Острів осквернено: { $card }.
ravages = Плюндрування ({ $card }).
ravage-damage =
    { $damage ->
        [one] { $land }: плюндрування, { $damage } ушкодження.
        [few] { $land }: плюндрування, { $damage } ушкодження.
       *[many] { $land }: плюндрування, { $damage } ушкоджень.
    }
builds = Будування ({ $card }).
explores = Розвідка ({ $card }).
game-ends = { $reason }

## Питання

ask-choose-spirit = Яким духом ви будете?
ask-start = { $spirit }: де починаєте?
ask-growth = { $spirit }: виберіть варіант зростання.
ask-grow-next = Зростання: що далі? Лишилося зробити: { $left }.
ask-take-presence = Яку присутність додати ({ $land })?
ask-tide-in = Приплив, { $land }: звідки взяти маркер присутності?
ask-tide-out = Відплив, { $land }: куди йде маркер присутності?
ask-which-deck = Мала чи велика сила?
ask-keep = Яку картку залишаєте?
ask-forget = Яку картку забуваєте?
ask-give = Подарувати картку ({ $seats })?
ask-play-now = { $source }: розіграти «{ $power }» одразу?
ask-play-cards =
    Можна розіграти: { $plays ->
        [one] { $plays } картка
        [few] { $plays } картки
       *[many] { $plays } карток
    }; енергія: { $energy }.
ask-use-fast = Швидкі сили: застосуйте або завершіть фазу.
ask-use-slow = Повільні сили: застосуйте або завершіть фазу.
ask-target = «{ $power }»: виберіть ціль.
ask-choose-part = «{ $source }»: виберіть одне.
ask-threshold = «{ $source }»: застосувати формулу стихій?
ask-damage = «{ $source }»: лишилося завдати ушкоджень: { $points }.
ask-pick-piece = «{ $source }»: виберіть фігурку; лишилося: { $left }.
ask-push = «{ $source }», { $land }: кого виштовхнути? Лишилося: { $left }.
ask-gather = «{ $source }», { $land }: кого покликати сюди? Лишилося: { $left }.
ask-flee =
    Нічний жах ({ $land }): куди тікає { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }?
ask-follow = Даханці йдуть, { $land } → { $to }: присутність іде слідом?
ask-rescue = Даханець у воді, { $land }: на який берег?
ask-which-land = «{ $source }»: виберіть регіон.
ask-which-element = «{ $source }»: виберіть стихію; лишилося: { $left }.
ask-reveal-fear = Яку картку страху відкрити?
ask-remove = «{ $source }»: приберіть загарбника.
ask-remove-worth = «{ $source }»: приберіть загарбників; лишилося здоров’я: { $left }.
ask-cascade = Скверна поширюється ({ $land }): куди?
ask-wither = Осквернений острів: знищте 1 свій маркер присутності.
ask-wither-forget = Осквернений острів: забудьте картку або знищте 1 свій маркер присутності.
ask-ravage-order = Який регіон плюндрують далі?
ask-choke = { $land }, { $what }: віддати присутність, щоб зупинити?
ask-mourn = { $land }: загинули даханці. Знищте свої маркери присутності; лишилося: { $left }.
ask-save-card = Фаза змін: яка картка повертається в руку?

## Відповіді

do-become = { $spirit }
do-start = почати в { $land }
do-growth = { $n }. { $growth }
do-presence = присутність у { $land } (дальність { $n })
do-presence-ocean = присутність: { $land }
do-gain = отримати: { $what }
do-keep = залишити «{ $power }»
do-forget = забути «{ $power }»
do-reclaim = повернути «{ $power }»
do-give = віддати «{ $power }»
do-play = розіграти «{ $power }»
do-ready = готово
do-track = { $what }
do-destroyed = зі знищеної присутності
do-from = з острова: { $land }
do-to = до { $land }
do-tide = вода: { $what }
do-use = застосувати «{ $power }»
do-hasten = застосувати «{ $power }» як швидку
do-repeat = повторити «{ $power }», ще раз заплативши
do-strengthen = повторити «{ $power }» безкоштовно
do-element = { $element }
do-done = завершити фазу
do-at = { $land }
do-far = { $land }, за 1 енергію
do-spirit = { $seat }
do-yes = так
do-no = ні
do-enough = досить
do-pass = пропустити
do-push =
    виштовхнути { $piece-id ->
        [piece-explorer] розвідника
        [piece-dahan] даханця
       *[other] { $piece }
    }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }{ $dream ->
        [0] {""}
       *[other] {" "}(☾{ $dream })
    } → { $land }
do-gather =
    покликати { $piece-id ->
        [piece-explorer] розвідника
        [piece-dahan] даханця
       *[other] { $piece }
    }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }{ $dream ->
        [0] {""}
       *[other] {" "}(☾{ $dream })
    }, { $land }
do-hit =
    1 ушкодження: { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }{ $dream ->
        [0] {""}
       *[other] {" "}(☾{ $dream })
    }, { $land }
do-kill =
    знищити ушкодженнями: { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }{ $dream ->
        [0] {""}
       *[other] {" "}(☾{ $dream })
    }, { $land }
do-destroy =
    знищити { $piece-id ->
        [piece-explorer] розвідника
        [piece-dahan] даханця
       *[other] { $piece }
    }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }{ $dream ->
        [0] {""}
       *[other] {" "}(☾{ $dream })
    }, { $land }
do-remove =
    прибрати { $piece-id ->
        [piece-explorer] розвідника
        [piece-dahan] даханця
       *[other] { $piece }
    }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }{ $dream ->
        [0] {""}
       *[other] {" "}(☾{ $dream })
    }, { $land }
do-replace =
    замінити { $piece-id ->
        [piece-explorer] розвідника
        [piece-dahan] даханця
       *[other] { $piece }
    }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }{ $dream ->
        [0] {""}
       *[other] {" "}(☾{ $dream })
    }, { $land }
do-move =
    перемістити { $piece-id ->
        [piece-explorer] розвідника
        [piece-dahan] даханця
       *[other] { $piece }
    }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }{ $dream ->
        [0] {""}
       *[other] {" "}(☾{ $dream })
    }, { $land }
do-drown =
    утопити { $piece-id ->
        [piece-explorer] розвідника
        [piece-dahan] даханця
       *[other] { $piece }
    }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }{ $dream ->
        [0] {""}
       *[other] {" "}(☾{ $dream })
    }, { $land }
do-land = { $land }
do-cascade = { $land }
do-lose = присутність: { $land }
do-ravage = { $land }
do-in = { $what }
do-save = на берег { $land }
do-reveal = картка { $n }

## Кінець

end-terror-1 = Загарбників не лишилося: духи перемагають.
end-terror-2 = Селищ і міст не лишилося: духи перемагають.
end-terror-3 = Міст не лишилося: духи перемагають.
end-fear = Отримано останню картку страху: загарбники тікають, духи перемагають.
end-sacrifice = Саможертвна перемога: острів урятовано останньої миті.
end-blight = Скверна поглинула острів: поразка.
end-presence = Один із духів лишився без присутності: поразка.
end-deck = Колода загарбників порожня: острів заселено, поразка.
score-victory = Перемога
score-difficulty = Складність
score-deck-left = Картки загарбників, що лишилися
score-deck-used = Використані картки загарбників
score-dahan = Даханці
score-blight = Скверна
advice-0 = Порада: зіграйте ще раз на тій самій складності.
advice-1 = Порада: наступного разу на один крок складніше.
advice-2 = Порада: наступного разу на два кроки складніше.

## Боти

bot-novice = Новачок
    .help = бере те, що одразу здається найкращим, і дещо не помічає
bot-skilled = Бувалий
    .help = подумки розігрує хід по-різному, як він може скластися, і готується до наступних
bot-expert = Експерт
    .help = приміряє багато наборів карток до цілого ходу, а на самоті й до наступного, знає сильні боки свого духа й розраховує на союзників
bot-master = Майстер
    .help = як експерт, але зважує більше наборів і продовжень та продумує кожну силу до останнього запитання
why-play =
    Картка «{ $power }» належить до найкращого набору на хід: { $cards ->
        [one] { $cards } картка
        [few] { $cards } картки
       *[many] { $cards } карток
    }.
why-ready = Жодна інша картка цього ходу не допоможе.
why-keep = Картка «{ $power }» дає тут найбільше й пасує до вроджених сил.
why-forget = Без картки «{ $power }» обійтися найлегше.
why-done = Жодну з решти сил не варто застосовувати.
why-wins = Якщо розіграти хід подумки, це веде до перемоги.
why-blight = Наприкінці ходу скверни на острові на { $count } менше, ніж за другого найкращого вибору.
why-presence = Наприкінці ходу присутності на острові на { $count } більше, ніж за другого найкращого вибору.
why-cities = Наприкінці ходу міст на острові на { $count } менше, ніж за другого найкращого вибору.
why-towns = Наприкінці ходу селищ на острові на { $count } менше, ніж за другого найкращого вибору.
why-fear = Страху буде на { $count } більше, ніж за другого найкращого вибору.
why-dahan = Наприкінці ходу даханців на острові на { $count } більше, ніж за другого найкращого вибору.
why-explorers = Наприкінці ходу розвідників на острові на { $count } менше, ніж за другого найкращого вибору.
why-energy = Енергії лишиться на { $count } більше, ніж за другого найкращого вибору.
why-readier = Хід закінчиться майже так само, як і за другого найкращого вибору, але до наступних ходів так готуватися краще.

## Стіл без малюнків

show-turn = Хід { $turn }: { $phase }
show-invader-deck = Колода загарбників
show-cards =
    { $cards ->
        [one] { $cards } картка
        [few] { $cards } картки
       *[many] { $cards } карток
    }
show-terror = Рівень переляку { $level }
show-fear = Страх: { $fear } з { $size }
show-fear-cards = Картки страху, які ще можна отримати
show-blight = Скверна на картці: { $blight }
show-damaged = ушкоджено: { $pieces }
show-presence = присутність, { $who }: { $n }
show-defend = захист { $defend }
show-skipped = без дій загарбників
show-ravage = попереду плюндрування: ушкодження { $damage }
show-build = попереду будування: { $piece }
show-energy = енергія { $energy } (+{ $income } за хід)
show-plays = карток за хід: { $plays }
show-destroyed = знищена присутність: { $n }
show-elements = Стихії
show-hand = Рука
show-played = У грі
show-discard = Скинуті
show-offer = На вибір
show-levels = рівні: { $met } з { $all }

## Статистика

stat-won = Перемоги
    .help = Як часто духи перемагають.
stat-won-games = усі партії
stat-endings = Як закінчилися партії
    .help = Умова, яка завершила партію.
stat-turns = Ходи
    .help = Як довго тривала партія.
stat-turns-game = за партію
stat-fear-made = Страх
    .help = Страх з усіх джерел.
stat-fear-points = за партію
stat-blight-added = Скверна
    .help = Скверна, додана за партію.
stat-destroyed = Знищено
    .help = Фігурки, знищені за партію.
stat-added = Додано
    .help = Фігурки, додані за партію.
stat-powers-used = Застосовані сили
    .help = Картки та вроджені сили, повтори теж.
stat-cards-played = Розіграні картки
    .help = Картки сил, розіграні за партію.
stat-presence-lost = Втрачена присутність
    .help = Присутність, знищена за партію.

## Спільні рішення

option-objections = Заперечення
    .help = Рішення, що не належать нікому: що плюндрують першим, куди поширюється скверна, кого б’ють даханці.
option-objections-false = ні
    .help = Одне місце вирішує одразу.
option-objections-true = так
    .help = Решта спершу погоджується або просить зачекати; тоді вирішити може будь-хто.
proposes = { $seat }: пропозиція.
asks-to-wait = { $seat }: прохання зачекати. Стіл радиться.
ask-agree = Пропозиція ({ $seat }): { $land }. Згода?
ask-agree-do-kill = Пропозиція ({ $seat }): { do-kill }. Згода?
ask-agree-do-hit = Пропозиція ({ $seat }): { do-hit }. Згода?
ask-agree-do-destroy = Пропозиція ({ $seat }): { do-destroy }. Згода?
ask-agree-do-remove = Пропозиція ({ $seat }): { do-remove }. Згода?
ask-agree-do-in = Пропозиція ({ $seat }): { do-in }. Згода?
ask-agree-part-remove = Пропозиція ({ $seat }): { part-remove } ({ $land }). Згода?
do-agree = згода
do-wait = зачекаймо

## Частини тексту

kind-explorer-town = розвідник чи селище
kind-town-city = селище чи місто
kind-invader = загарбник
part-push =
    { $n ->
        [1] виштовхнути: { $kind }
       *[other] виштовхнути: { $kind } ×{ $n }
    }
part-push-up-to = виштовхнути до { $n }: { $kind }
part-push-per-dahan = виштовхнути { $n } за кожного даханця: { $kind }
part-gather =
    { $n ->
        [1] покликати: { $kind }
       *[other] покликати: { $kind } ×{ $n }
    }
part-gather-up-to = покликати до { $n }: { $kind }
part-damage = ушкодження: { $n }
part-damage-per-dahan = ушкодження за кожного даханця: { $n }
part-damage-per-blight = ушкодження за кожну скверну: { $n }
part-damage-each =
    { $n ->
        [one] по { $n } ушкодженню кожному: { $kind }
        [few] по { $n } ушкодження кожному: { $kind }
       *[many] по { $n } ушкоджень кожному: { $kind }
    }
part-damage-different = по 1 ушкодженню стільком різним загарбникам, скільки даханців
part-destroy =
    { $n ->
        [1] знищити: { $kind }
       *[other] знищити: { $kind } ×{ $n }
    }
part-drown =
    { $n ->
        [1] утопити: { $kind }
       *[other] утопити: { $kind } ×{ $n }
    }
part-remove =
    { $n ->
        [1] прибрати: { $kind }
       *[other] прибрати: { $kind } ×{ $n }
    }
part-move =
    { $n ->
        [1] перемістити: { $kind }
       *[other] перемістити: { $kind } ×{ $n }
    }
part-replace = замінити: { $kind } → { $new }
part-fear = страх: { $n }
part-fear-per-dahan = страх за кожного даханця: { $n }
part-defend = захист { $n }
part-remove-blight = прибрати 1 скверну
part-add-presence = додати присутність
part-gain-major = отримати велику силу

## Why not: the numbers behind a refusal

because-range = До { $land } відстань { $away }, а ваша дальність { $reach }.
because-cost = { $power }: ціна { $cost }, а енергії у вас { $energy }.
because-elements = { $power }: бракує — { $elements }.
