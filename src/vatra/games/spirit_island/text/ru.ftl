## Игра

game-name = Остров духов
game-blurb = На берег сходят чужаки, и земля болеет под их посёлками. Вы — духи острова: растите, тянитесь дальше и прогоните их страхом вместе с даханами, пока остров жив. Для 1–4 игроков: все вместе против захватчиков.

game-feel = Вы — духи острова: вместе гоните чужаков в море.

preset-first = Первая партия
    .help = В одиночку за Реку, по правилам для новичков: новые силы по списку, без карты скверны.
preset-usual = Обычная
    .help = Два духа на выбор, полные правила, опытный союзник.
preset-hard = Трудная
    .help = Бранденбург-Пруссия третьего уровня и союзник-эксперт.

## Опции

option-spirit-1 = Дух
    .help = Каким духом играет первый игрок.
option-spirit-1-chosen = выбор за столом
    .help = Выбор в начале партии.
option-spirit-1-random = по жребию
    .help = Любой свободный дух.
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
option-other-spirits = Другие духи
    .help = Какими духами играют остальные.
option-other-spirits-chosen = выбор за столом
    .help = Выбор в начале партии.
option-other-spirits-random = по жребию
    .help = Любой свободный дух.
option-boards = Поля
    .help = Поле первого игрока; остальные идут по порядку.
option-boards-random = по жребию
    .help = Любые поля в любом порядке.
option-boards-A = A
    .help = У первого игрока поле A.
option-boards-B = B
    .help = У первого игрока поле B.
option-boards-C = C
    .help = У первого игрока поле C.
option-boards-D = D
    .help = У первого игрока поле D.
option-corners = Углы соприкасаются
    .help = Где сходятся четыре поля, соседние и области по диагонали.
option-corners-true = да
    .help = Важно только для четырёх духов.
option-corners-false = нет
    .help = Соседние только области с общей границей.
option-blight-card = Карта скверны
    .help = Карта, которую переворачивают, когда скверна на ней кончится.
option-blight-card-true = да
    .help = Две стороны, и вторая — неожиданная.
option-blight-card-false = нет
    .help = Один запас скверны: хорошо для первой партии.
option-progression = Постепенное развитие сил
    .help = Четыре простых духа берут новые силы из списка.
option-progression-true = да
    .help = Без выбора из четырёх карт: хорошо для первой партии.
option-progression-false = нет
    .help = Возьмите четыре, оставьте одну.
option-bonus-growth = Дополнительный рост
    .help = Немного облегчает игру.
option-bonus-growth-true = да
    .help = Каждый дух один раз растёт перед первым ходом.
option-bonus-growth-false = нет
    .help = Обычное начало.
option-first-explore = Первая разведка
    .help = Без неё игра легче.
option-first-explore-true = да
    .help = Захватчики разведывают один раз при подготовке.
option-first-explore-false = нет
    .help = Захватчики начинают в первом ходу.

## Названия

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
source-island = Даханы
word-minor = малая сила
word-major = великая сила
word-next = следующая карта списка
word-energy = энергии
word-cards = карт
word-in = прилив
word-out = отлив
word-ravage = разорение
word-build = строительство
word-order = по порядку
rule-no-explore-two-dahan = без разведки в областях, где даханов 2 или больше
rule-no-build-more-dahan = без строительства, где даханов больше, чем посёлков и городов
rule-no-build-dahan = без строительства в областях с даханами
rule-no-build-city = без строительства в областях с городом
rule-no-city-coastal = без новых городов в прибрежных областях
rule-no-build-coastal = без строительства в прибрежных областях

## Что происходит

becomes = { $seat }: { $spirit }.
lays-board = { $seat }: { $board }.
starts = { $seat }: начало, { $land }.
turn-begins = Ход { $turn }.
time-passes = Проходит время: урон заживает, сыгранные карты уходят в сброс.
phase-begins = { $phase }.
grows = { $seat }, рост { $n }: { $growth }
income = { $seat }: доход, энергия +{ $energy }.
gains-energy = { $seat }: энергия +{ $energy }.
gains-plays = { $seat } мож{ you.et } разыграть ещё { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}.
drowned-energy = { $seat }: утопленные дают энергию, +{ $energy }.
gains-element = { $seat } получа{ you.et } стихию: { $element }.
draws-card = { $seat } бер{ you.yot }: { $power }.
gains-card = { $seat } оставля{ you.et }: { $power }.
gives-card = { $seat } → { $seats }: карта «{ $power }».
forgets = { $seat } забыва{ you.et }: { $power }.
puts-back = { $seat } сбрасыва{ you.et } остальное: { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}.
reclaims = { $seat } возвраща{ you.et }: { $power }.
reclaims-all = { $seat } возвраща{ you.et } из сброса { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}.
reshuffles = Перетасовано: { $deck }.
plays = { $seat } разыгрыва{ you.et } «{ $power }», цена: { $cost }.
is-ready = { $seat }: всё готово.
is-done = { $seat }: фаза завершена.
uses-at = { $seat }: «{ $power }», { $land }.
uses-on = { $seat }: «{ $power }», цель: { $seats }.
presence-added = { $seat }: присутствие в { $land }.
presence-moves = { $seat }: присутствие, { $land } → { $to }.
presence-destroyed = { $seat } теря{ you.et } присутствие: { $land }.
chokes = { $seat } душ{ you.it } { $land }: там ничего не происходит.
rescues = { $seat } вынос{ you.it } дахана: { $land }.
adds =
    { $land }: + { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }.
removes =
    { $land }: убран { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }.
destroys =
    { $land }: уничтожен { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }.
drowns =
    { $land }: утоплен { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }.
dreams =
    { $land }: { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    } гибнет во сне.
damages =
    { $land }: урон { $points }, { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }.
moves =
    { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }: { $land } → { $to }.
replaces =
    { $land }: { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    } → { $new }{ $count ->
        [1] {""}
       *[other] {" "}(×{ $count })
    }.
fear = Страх +{ $fear }.
earns-fear-card = Получена карта страха; осталось: { $left }.
terror-rises = Уровень ужаса { $level }.
reveals-fear = Карта страха: «{ $card }».
resolves-fear = «{ $card }», уровень { $level }.
rule-this-turn = В этом ходу: { $rule }.
defends = { $land }: защита +{ $defend }.
skips-actions = { $land }: в этом ходу без действий захватчиков.
blight-added = { $land }: скверна; осталось на карте: { $left }.
blight-removed = { $land }: скверна убрана.
island-blighted = Остров осквернён: { $card }.
ravages = Разорение — { $card }.
ravage-damage = { $land }: разорение, урон { $damage }.
builds = Строительство — { $card }.
explores = Разведка — { $card }.
game-ends = { $reason }

## Вопросы

ask-choose-spirit = Каким духом вы будете?
ask-start = { $spirit }: где начинаем?
ask-growth = { $spirit }: выберите рост.
ask-grow-next = Рост: что дальше? Осталось сделать: { $left }.
ask-take-presence = Какое присутствие добавить в { $land }?
ask-tide-in = Прилив, { $land }: откуда приходит присутствие?
ask-tide-out = Отлив, { $land }: куда уходит присутствие?
ask-which-deck = Малая или великая сила?
ask-keep = Какую карту оставляете?
ask-forget = Какую карту забываете?
ask-give = Отдать карту? Получатель: { $seats }.
ask-play-now = { $source }: разыграть «{ $power }» сразу?
ask-play-cards =
    { $plays ->
        [0] Карт больше не разыграть
        [one] Можно разыграть { $plays } карту
        [few] Можно разыграть { $plays } карты
       *[many] Можно разыграть { $plays } карт
    }; энергия: { $energy }.
ask-use-fast = Быстрые силы: примените или завершите фазу.
ask-use-slow = Медленные силы: примените или завершите фазу.
ask-target = «{ $power }»: выберите цель.
ask-choose-part = «{ $source }»: выберите одно.
ask-threshold = «{ $source }»: применить формулу стихий?
ask-damage = «{ $source }»: нанесите урон; осталось: { $points }.
ask-pick-piece = «{ $source }»: выберите фигурку; осталось: { $left }.
ask-push = «{ $source }»: вытолкните из { $land }; осталось: { $left }.
ask-gather = «{ $source }»: призовите в { $land }; осталось: { $left }.
ask-flee =
    Кошмар в { $land }: куда бежит { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }?
ask-follow = Дахан ушёл, { $land } → { $to }: присутствие идёт следом?
ask-rescue = Дахан в воде, { $land }: на какой берег?
ask-which-land = «{ $source }»: выберите область.
ask-which-element = «{ $source }»: выберите стихию; осталось: { $left }.
ask-reveal-fear = Какую карту страха открыть?
ask-remove = «{ $source }»: уберите захватчика.
ask-remove-worth = «{ $source }»: уберите захватчиков; осталось здоровья: { $left }.
ask-cascade = Скверна распространяется из { $land }: куда?
ask-wither = Осквернённый остров: уничтожьте одно своё присутствие.
ask-wither-forget = Осквернённый остров: уничтожьте одно своё присутствие или забудьте карту.
ask-ravage-order = Какую область разоряют дальше?
ask-choke = { $land }, { $what }: отдать присутствие, чтобы остановить?
ask-mourn = Погибли даханы ({ $land }): уничтожьте своё присутствие; осталось: { $left }.
ask-save-card = Фаза перемен: какая карта возвращается в руку?

## Ответы

do-become = { $spirit }
do-start = начать в { $land }
do-growth = { $n }. { $growth }
do-presence = присутствие в { $land } (дальность { $n })
do-presence-ocean = присутствие: { $land }
do-gain = получить: { $what }
do-keep = оставить «{ $power }»
do-forget = забыть «{ $power }»
do-reclaim = вернуть «{ $power }»
do-give = отдать «{ $power }»
do-play = разыграть «{ $power }»
do-ready = готово
do-track = с трека { $what }
do-destroyed = из уничтоженного присутствия
do-from = из { $land }
do-to = в { $land }
do-tide = { $what }
do-use = применить «{ $power }»
do-hasten = применить «{ $power }» как быструю
do-repeat = повторить «{ $power }», заплатив ещё раз
do-strengthen = повторить «{ $power }» бесплатно
do-element = { $element }
do-done = завершить фазу
do-at = { $land }
do-far = { $land }, за 1 энергию
do-spirit = { $seat }
do-yes = да
do-no = нет
do-enough = хватит
do-pass = пропустить
do-push =
    вытолкнуть: { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }{ $dream ->
        [0] {""}
       *[other] {" "}(☾{ $dream })
    } → { $land }
do-gather =
    призвать: { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }{ $dream ->
        [0] {""}
       *[other] {" "}(☾{ $dream })
    } из { $land }
do-hit =
    урон 1: { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }{ $dream ->
        [0] {""}
       *[other] {" "}(☾{ $dream })
    }, { $land }
do-kill =
    уничтожить уроном: { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }{ $dream ->
        [0] {""}
       *[other] {" "}(☾{ $dream })
    }, { $land }
do-destroy =
    уничтожить: { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }{ $dream ->
        [0] {""}
       *[other] {" "}(☾{ $dream })
    }, { $land }
do-remove =
    убрать: { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }{ $dream ->
        [0] {""}
       *[other] {" "}(☾{ $dream })
    }, { $land }
do-replace =
    заменить: { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }{ $dream ->
        [0] {""}
       *[other] {" "}(☾{ $dream })
    }, { $land }
do-move =
    переместить: { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }{ $dream ->
        [0] {""}
       *[other] {" "}(☾{ $dream })
    } из { $land }
do-drown =
    утопить: { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }{ $dream ->
        [0] {""}
       *[other] {" "}(☾{ $dream })
    }, { $land }
do-land = { $land }
do-cascade = { $land }
do-lose = присутствие: { $land }
do-ravage = { $land }
do-in = { $what }
do-save = на берег { $land }
do-reveal = карта { $n }

## Конец

end-terror-1 = Захватчиков не осталось: духи побеждают.
end-terror-2 = Посёлков и городов не осталось: духи побеждают.
end-terror-3 = Городов не осталось: духи побеждают.
end-fear = Получена последняя карта страха: захватчики бегут, духи побеждают.
end-sacrifice = Победа ценой жертвы: остров спасён в последний миг.
end-blight = Скверна поглотила остров: поражение.
end-presence = Один из духов остался без присутствия: поражение.
end-deck = Колода захватчиков пуста: остров заселён, поражение.
score-victory = Победа
score-difficulty = Сложность
score-deck-left = Оставшиеся карты захватчиков
score-deck-used = Использованные карты захватчиков
score-dahan = Даханы
score-blight = Скверна
advice-0 = Совет: сыграйте ещё раз на той же сложности.
advice-1 = Совет: в следующий раз на один шаг сложнее.
advice-2 = Совет: в следующий раз на два шага сложнее.

## Боты

bot-novice = Новичок
    .help = берёт то, что сразу кажется лучшим, и кое-чего не замечает
bot-skilled = Опытный
    .help = мысленно разыгрывает несколько вариантов хода и готовится к следующим ходам
bot-expert = Эксперт
    .help = примеряет много наборов карт к целому ходу, а в одиночку и к следующему, знает сильные стороны своего духа и рассчитывает на союзников
bot-master = Мастер
    .help = как эксперт, но взвешивает больше наборов и продолжений и продумывает каждую силу до последнего вопроса
why-play =
    «{ $power }» входит в лучший набор карт на этот ход, { $cards ->
        [one] в нём { $cards } карта
        [few] в нём { $cards } карты
       *[many] в нём { $cards } карт
    }.
why-ready = Ни одна другая карта в этом ходу не поможет.
why-keep = «{ $power }» даёт здесь больше всего и подходит к врождённым силам.
why-forget = Без карты «{ $power }» обойтись легче всего.
why-done = Ни одну из оставшихся сил не стоит применять.
why-wins = Если разыграть ход в уме, это ведёт к победе.
why-blight = К концу хода скверны на острове на { $count } меньше, чем при втором по силе выборе.
why-presence = К концу хода присутствия на острове на { $count } больше, чем при втором по силе выборе.
why-cities = К концу хода городов на острове на { $count } меньше, чем при втором по силе выборе.
why-towns = К концу хода посёлков на острове на { $count } меньше, чем при втором по силе выборе.
why-fear = Страха будет на { $count } больше, чем при втором по силе выборе.
why-dahan = К концу хода даханов на острове на { $count } больше, чем при втором по силе выборе.
why-explorers = К концу хода разведчиков на острове на { $count } меньше, чем при втором по силе выборе.
why-energy = Энергии останется на { $count } больше, чем при втором по силе выборе.
why-readier = Ход закончится почти так же, как при втором по силе выборе, но это лучшее начало для следующих ходов.

## Стол без картинок

show-turn = Ход { $turn }: { $phase }
show-invader-deck = Колода захватчиков
show-cards =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }
show-terror = Уровень ужаса { $level }
show-fear = Страх: { $fear } из { $size }
show-fear-cards = Карты страха, которые ещё можно получить
show-blight = Скверна на карте: { $blight }
show-damaged = с уроном: { $pieces }
show-presence = присутствие, { $who }: { $n }
show-defend = защита { $defend }
show-skipped = без действий захватчиков
show-ravage = впереди разорение: урон { $damage }
show-build = впереди строительство: { $piece }
show-energy = энергия { $energy } (+{ $income } за ход)
show-plays = карт за ход: { $plays }
show-destroyed = уничтоженное присутствие: { $n }
show-elements = Стихии
show-hand = Рука
show-played = В игре
show-discard = Сброс
show-offer = На выбор
show-levels = уровни: { $met } из { $all }

## Статистика

stat-won = Победы
    .help = Как часто духи побеждают.
stat-won-games = все партии
stat-endings = Как закончились партии
    .help = Условие, которое закончило партию.
stat-turns = Ходы
    .help = Как долго длилась партия.
stat-turns-game = за партию
stat-fear-made = Страх
    .help = Страх из всех источников.
stat-fear-points = за партию
stat-blight-added = Скверна
    .help = Скверна, добавленная за партию.
stat-destroyed = Уничтожено
    .help = Фигурки, уничтоженные за партию.
stat-added = Добавлено
    .help = Фигурки, добавленные за партию.
stat-powers-used = Применённые силы
    .help = Карты и врождённые силы, повторы тоже.
stat-cards-played = Разыгранные карты
    .help = Карты сил, которые разыграли.
stat-presence-lost = Потерянное присутствие
    .help = Присутствие, уничтоженное за партию.

## Общие решения

option-objections = Возражения
    .help = Общие решения: что разоряют первым, куда идёт скверна, кого бьют даханы.
option-objections-false = нет
    .help = Решает кто-то один, сразу.
option-objections-true = да
    .help = Остальные сначала соглашаются или просят подождать; тогда решает кто угодно.
proposes = { $seat }: предложение.
asks-to-wait = { $seat } прос{ you.it } подождать: стол совещается.
ask-agree = { $seat } предлага{ you.et }: { $land }. Согласны?
ask-agree-do-kill = { $seat } предлага{ you.et }: { do-kill }. Согласны?
ask-agree-do-hit = { $seat } предлага{ you.et }: { do-hit }. Согласны?
ask-agree-do-destroy = { $seat } предлага{ you.et }: { do-destroy }. Согласны?
ask-agree-do-remove = { $seat } предлага{ you.et }: { do-remove }. Согласны?
ask-agree-do-in = { $seat } предлага{ you.et }: { do-in }. Согласны?
ask-agree-part-remove = { $seat } предлага{ you.et }: { part-remove } ({ $land }). Согласны?
do-agree = согласиться
do-wait = подождём

## Части текста

kind-explorer-town = разведчик или посёлок
kind-town-city = посёлок или город
kind-invader = захватчик
part-push = вытолкнуть: { $kind } ×{ $n }
part-push-up-to = вытолкнуть: { $kind }, до { $n }
part-push-per-dahan = вытолкнуть: { $kind }, { $n } за каждого дахана
part-gather = призвать: { $kind } ×{ $n }
part-gather-up-to = призвать: { $kind }, до { $n }
part-damage = урон { $n }
part-damage-per-dahan = урон { $n } за каждого дахана
part-damage-per-blight = урон { $n } за каждую скверну
part-damage-each = урон { $n } по каждой фигурке: { $kind }
part-damage-different = урон по 1 стольким разным захватчикам, сколько там даханов
part-destroy = уничтожить: { $kind } ×{ $n }
part-drown = утопить: { $kind } ×{ $n }
part-remove = убрать: { $kind } ×{ $n }
part-move = переместить: { $kind } ×{ $n }
part-replace = заменить: { $kind } → { $new }
part-fear = страх +{ $n }
part-fear-per-dahan = страх +{ $n } за каждого дахана
part-defend = защита { $n }
part-remove-blight = убрать 1 скверну
part-add-presence = добавить присутствие
part-gain-major = получить великую силу

## Why not: the numbers behind a refusal

because-range = До { $land } расстояние { $away }, а ваша дальность { $reach }.
because-cost = { $power }: цена { $cost }, а энергии у вас { $energy }.
because-elements = { $power }: не хватает — { $elements }.
