## Tasks: names of ours, and what each asks for

task-b01 = Розовый орден
    .text = Розовая Хранительница.
task-b02 = Серый орден
    .text = Серая Хранительница.
task-b03 = Коричневый орден
    .text = Коричневая Хранительница.
task-b04 = Синий орден
    .text = Синяя Хранительница.
task-b05 = Цветущая тропа
    .text = 1 жетон Пути с цветком.
task-b06 = Тропа через сад
    .text = 1 жетон Пути с фруктом.
task-b07 = Травяная тропа
    .text = 1 жетон Пути с травой.
task-b08 = Тропа ракушек
    .text = 1 жетон Пути с ракушкой.
task-b09 = Дар знахарям
    .text = 1 ваш дар на острове трав.
task-b10 = Дар моря
    .text = 1 ваш дар на острове ракушек.
task-b11 = Дар земли
    .text = 1 ваш дар на острове корней.
task-b12 = Друг цветов
    .text = 1 гном с цветком на карте.
task-b13 = Друг садов
    .text = 1 гном с фруктом на карте.
task-b14 = Друг корней
    .text = 1 гном с корнем на карте.
task-b15 = Попутный ветер
    .text = Группа из 3 символов корабля в вашей области судьбы.
task-b16 = Дорога вперёд
    .text = Группа из 3 символов Пути в вашей области судьбы.
task-b17 = Круг сестёр
    .text = Группа из 3 символов Хранительницы в вашей области судьбы.
task-b18 = Собрание гномов
    .text = Группа из 3 символов гнома в вашей области судьбы.
task-b19 = Два пламени
    .text = Синий и красный Костёр.
task-b20 = Полные корзины
    .text = По 2 штуки каждого из 2 ресурсов, не считая золота.
task-b21 = Три причала
    .text = 1 ваш дар на каждом из 3 островов.
task-b22 = Желанный гость
    .text = 2 ваших дара на одном острове.
task-r01 = Общее дело
    .text = Выполнено условие 1 общего задания.
task-r02 = Трое врат
    .text = 3 портала.
task-r03 = Бок о бок
    .text = 2 соседних жетона Пути с одинаковым ресурсом.
task-r04 = Трое помощников
    .text = 3 гнома.
task-r05 = Сокровищница
    .text = 4 золота.
task-r06 = Все цвета огня
    .text = Костры всех трёх цветов.
task-r07 = Букет
    .text = 3 цветка.
task-r08 = Урожай
    .text = 3 фрукта.
task-r09 = Целебный отвар
    .text = 3 травы.
task-r10 = Ожерелье из ракушек
    .text = 3 ракушки.
task-r11 = Погреб с кореньями
    .text = 3 корня.
task-r12 = Два цветущих берега
    .text = Ваши дары на обоих островах цветов.
task-r13 = Два сада
    .text = Ваши дары на обоих островах фруктов.
task-r14 = Два луга
    .text = Ваши дары на обоих островах трав.
task-r15 = Две бухты
    .text = Ваши дары на обоих островах ракушек.
task-r16 = Две рощи
    .text = Ваши дары на обоих островах корней.
task-r17 = Малые огоньки
    .text = 4 синих задания или Костра.
task-r18 = Четыре сестры
    .text = 4 Хранительницы.
task-r19 = Весть из-за моря
    .text = Группа из 3 символов задания и группа из 3 символов корабля в вашей области судьбы.
task-r20 = Просьба сестёр
    .text = Группа из 3 символов задания и группа из 3 символов Хранительницы в вашей области судьбы.
task-r21 = Дорога к огню
    .text = Группа из 3 символов Великого костра и группа из 3 символов Пути в вашей области судьбы.
task-r22 = Гномы у огня
    .text = Группа из 3 символов Великого костра и группа из 3 символов гнома в вашей области судьбы.
task-y01 = Пять врат
    .text = 5 порталов.
task-y02 = Большое плавание
    .text = 1 ваш дар на каждом из 5 островов.
task-y03 = Красное зарево
    .text = 4 красных задания или Костра.
task-y04 = Весёлая компания
    .text = 5 гномов.
task-y05 = Мудрость старейшин
    .text = 3 старейшины.
task-y06 = Остров друзей
    .text = 3 ваших дара на одном острове.
task-y07 = Щедрая рука
    .text = Одна из ваших стопок даров закончилась.
task-y08 = Багряная дорога
    .text = 3 жетона Пути с красным кристаллом.
task-y09 = Золотое зарево
    .text = 4 жёлтых задания или Костра, включая это.
task-y10 = Город огней
    .text = 5 Костров.
task-y11 = Лазурная дорога
    .text = 4 жетона Пути с синим кристаллом.
task-y12 = Богатые запасы
    .text = По 3 штуки каждого из 2 ресурсов, не считая золота.
task-y13 = Старый друг
    .text = 2 ваших дара на каждом из 3 островов.
task-y14 = Целая гора
    .text = 5 одинаковых ресурсов, не считая золота.
task-y15 = Гордый флот
    .text = 5 жетонов «Корабль».
task-y16 = Хворост для огня
    .text = 5 жетонов «Великий костёр».
task-y17 = Открытые двери
    .text = 5 жетонов «Гном».
task-y18 = Знаки судьбы
    .text = Закрыты все выделенные ячейки в вашей области судьбы.
task-y19 = Снова дома
    .text = 2 Хранительницы рядом с Кострами.
task-y20 = Узор судьбы
    .text = Две группы по 4 одинаковых символа в вашей области судьбы.
task-y21 = Золото судьбы
    .text = Закрыты все ячейки с золотом в вашей области судьбы.
task-y22 = От края до края
    .text = Закрыты оба крайних столбца в вашей области судьбы.

## Conditions of tasks, by kind. Things come as ids: flower, ship, pink, blue …

condition-has-guardian =
    { $guardian ->
        [own] своя
        [pink] розовая
        [grey] серая
        [brown] коричневая
       *[blue] синяя
    } Хранительница
condition-path-with-resource =
    { $n ->
        [one] { $n } жетон Пути
        [few] { $n } жетона Пути
       *[other] { $n } жетонов Пути
    } с { $resource ->
        [flower] цветком
        [fruit] фруктом
        [herb] травой
        [shell] ракушкой
       *[root] корнем
    }
condition-gift-on-resource-island =
    { $n ->
        [one] { $n } ваш дар
        [few] { $n } ваших дара
       *[other] { $n } ваших даров
    } на острове { $resource ->
        [flower] цветов
        [fruit] фруктов
        [herb] трав
        [shell] ракушек
       *[root] корней
    }
condition-gnome-with-resource =
    { $n ->
        [one] { $n } гном
        [few] { $n } гнома
       *[other] { $n } гномов
    } с { $resource ->
        [flower] цветком
        [fruit] фруктом
        [herb] травой
        [shell] ракушкой
       *[root] корнем
    } на карте
condition-fate-group =
    группа из { $n } символов { $token ->
        [ship] корабля
        [path] Пути
        [task] задания
        [great-bonfire] Великого костра
        [guardian] Хранительницы
       *[gnome] гнома
    } в вашей области судьбы
condition-fate-two-groups =
    группа из { $n } символов { $token ->
        [ship] корабля
        [path] Пути
        [task] задания
        [great-bonfire] Великого костра
        [guardian] Хранительницы
       *[gnome] гнома
    } и группа из { $n } символов { $other ->
        [ship] корабля
        [path] Пути
        [task] задания
        [great-bonfire] Великого костра
        [guardian] Хранительницы
       *[gnome] гнома
    } в вашей области судьбы
condition-fate-two-any-groups =
    две группы по { $n ->
        [one] { $n } одинаковому символу
        [few] { $n } одинаковых символа
       *[other] { $n } одинаковых символов
    } в вашей области судьбы
condition-bonfires-of-two-colours =
    { $colour ->
        [blue] синий
        [red] красный
       *[yellow] жёлтый
    } и { $other ->
        [blue] синий
        [red] красный
       *[yellow] жёлтый
    } Костёр
condition-bonfires-of-all-colours = Костры всех трёх цветов
condition-resource-sets =
    по { $each ->
        [one] { $each } штуке
        [few] { $each } штуки
       *[other] { $each } штук
    } каждого из { $kinds } ресурсов, не считая золота
condition-gifts-on-distinct-islands =
    { $each ->
        [one] { $each } ваш дар
        [few] { $each } ваших дара
       *[other] { $each } ваших даров
    } на каждом из { $islands } островов
condition-gifts-on-one-island =
    { $n ->
        [one] { $n } ваш дар
        [few] { $n } ваших дара
       *[other] { $n } ваших даров
    } на одном острове
condition-common-tasks-fulfilled =
    выполнено условие { $n ->
        [one] { $n } общего задания
        [few] { $n } общих заданий
       *[other] { $n } общих заданий
    }
condition-portals =
    { $n ->
        [one] { $n } портал
        [few] { $n } портала
       *[other] { $n } порталов
    }
condition-gnomes =
    { $n ->
        [one] { $n } гном
        [few] { $n } гнома
       *[other] { $n } гномов
    }
condition-elders =
    { $n ->
        [one] { $n } старейшина
        [few] { $n } старейшины
       *[other] { $n } старейшин
    }
condition-guardians =
    { $n ->
        [one] { $n } Хранительница
        [few] { $n } Хранительницы
       *[other] { $n } Хранительниц
    }
condition-bonfires =
    { $n ->
        [one] { $n } Костёр
        [few] { $n } Костра
       *[other] { $n } Костров
    }
condition-gold =
    { $n ->
        [one] { $n } золото
        [few] { $n } золота
       *[other] { $n } золота
    }
condition-adjacent-paths-same-resource =
    { $n ->
        [one] { $n } соседний жетон Пути
        [few] { $n } соседних жетона Пути
       *[other] { $n } соседних жетонов Пути
    } с одинаковым ресурсом
condition-resource-count =
    { $resource ->
        [flower] { $n ->
                [one] { $n } цветок
                [few] { $n } цветка
               *[other] { $n } цветков
            }
        [fruit] { $n ->
                [one] { $n } фрукт
                [few] { $n } фрукта
               *[other] { $n } фруктов
            }
        [herb] { $n ->
                [one] { $n } трава
                [few] { $n } травы
               *[other] { $n } трав
            }
        [shell] { $n ->
                [one] { $n } ракушка
                [few] { $n } ракушки
               *[other] { $n } ракушек
            }
       *[root] { $n ->
                [one] { $n } корень
                [few] { $n } корня
               *[other] { $n } корней
            }
    }
condition-gift-on-both-islands-of-resource =
    ваши дары на обоих островах { $resource ->
        [flower] цветов
        [fruit] фруктов
        [herb] трав
        [shell] ракушек
       *[root] корней
    }
condition-tiles-of-colour =
    { $colour ->
        [blue] { $n ->
                [one] { $n } синее задание или Костёр
                [few] { $n } синих задания или Костра
               *[other] { $n } синих заданий или Костров
            }
        [red] { $n ->
                [one] { $n } красное задание или Костёр
                [few] { $n } красных задания или Костра
               *[other] { $n } красных заданий или Костров
            }
       *[yellow] { $n ->
                [one] { $n } жёлтое задание или Костёр
                [few] { $n } жёлтых задания или Костра
               *[other] { $n } жёлтых заданий или Костров
            }
    }
condition-tiles-of-colour-itself =
    { $colour ->
        [blue] { $n ->
                [one] { $n } синее задание или Костёр
                [few] { $n } синих задания или Костра
               *[other] { $n } синих заданий или Костров
            }
        [red] { $n ->
                [one] { $n } красное задание или Костёр
                [few] { $n } красных задания или Костра
               *[other] { $n } красных заданий или Костров
            }
       *[yellow] { $n ->
                [one] { $n } жёлтое задание или Костёр
                [few] { $n } жёлтых задания или Костра
               *[other] { $n } жёлтых заданий или Костров
            }
    }, включая это
condition-gift-pile-empty = одна из ваших стопок даров закончилась
condition-paths-with-crystal =
    { $n ->
        [one] { $n } жетон Пути
        [few] { $n } жетона Пути
       *[other] { $n } жетонов Пути
    } с { $crystal ->
        [blue] синим
        [red] красным
       *[yellow] жёлтым
    } кристаллом
condition-identical-resources =
    { $n ->
        [one] { $n } одинаковый ресурс
        [few] { $n } одинаковых ресурса
       *[other] { $n } одинаковых ресурсов
    }, не считая золота
condition-action-tokens =
    { $n ->
        [one] { $n } жетон
        [few] { $n } жетона
       *[other] { $n } жетонов
    } { $token ->
        [ship] «Корабль»
        [path] «Путь»
        [task] «Задание»
        [great-bonfire] «Великий костёр»
        [guardian] «Хранительница»
       *[gnome] «Гном»
    }
condition-fate-cells-covered =
    закрыты { $cells ->
        [highlighted-cells] все выделенные ячейки
        [gold-cells] все ячейки с золотом
       *[outer-columns] оба крайних столбца
    } в вашей области судьбы
condition-guardians-at-bonfires =
    { $n ->
        [one] { $n } Хранительница
        [few] { $n } Хранительницы
       *[other] { $n } Хранительниц
    } рядом с Кострами

## Gnomes: specialists by number, those of a guardian by its colour, elders

gnome-s1 = Трактирщик
    .text = На каждой вашей ячейке Пути может стоять сколько угодно Хранительниц. Рядом с Костром — по-прежнему только одна.
gnome-s2 = Дудочник
    .text = Во время каждого шествия каждая ваша Хранительница может сделать на шаг больше, чем вы заплатили.
gnome-s3 = Торговец
    .text = Получая задание, можно заплатить любые два ресурса. Жетон даров вы всё равно выбираете и отдаёте.
gnome-s4 = Летописец
    .text = Каждый старейшина, которого вы привлекаете, даёт ещё два очка.
gnome-s5 = Алхимик
    .text = Жёлтый жетон, которым вы платите, считается за два одинаковых жетона одного типа.
gnome-s6 = Собирательница
    .text = Когда Хранительница заканчивает движение на ячейке Пути, можно взять любой ресурс, кроме золота, вместо указанного, и на первой ячейке тоже.
gnome-s7 = Казначей
    .text = Каждый раз, когда вы отправляете в совет послушника, своего или нейтрального, получайте ещё одно золото.
gnome-s8 = Мостильщик
    .text = Каждый раз, когда вы берёте жетон Пути, за плату или бесплатно, получайте указанный на нём ресурс.
gnome-s9 = Сваха
    .text = Привлекая гнома, можно заплатить один или два любых ресурса, даже если на карте золото.
gnome-double-pink = Садовница роз
    .text = Когда ваша розовая Хранительница заканчивает движение на ячейке Пути, получайте ресурс дважды.
gnome-double-grey = Кузнец
    .text = Когда ваша серая Хранительница заканчивает движение на ячейке Пути, получайте ресурс дважды.
gnome-double-brown = Гончар
    .text = Когда ваша коричневая Хранительница заканчивает движение на ячейке Пути, получайте ресурс дважды.
gnome-double-blue = Рыбак
    .text = Когда ваша синяя Хранительница заканчивает движение на ячейке Пути, получайте ресурс дважды.
gnome-s14 = Носильщик
    .text = Размещать жетон судьбы можно, имея до трёх жетонов действий, а не только один.
gnome-s15 = Глашатай
    .text = За каждого привлечённого гнома, этого тоже, получайте один жёлтый жетон.
gnome-s16 = Гадалка
    .text = Когда жетон судьбы закрывает напечатанный символ, получайте золото или жёлтый жетон дважды.
gnome-s17 = Глава шествий
    .text = Каждый раз, когда Хранительница прибывает на вашу стартовую площадку, можно сразу устроить шествие в один шаг. Ресурсов оно не даёт.
gnome-s18 = Фонарщик
    .text = Каждый раз, когда Хранительница заканчивает движение рядом с Костром, сразу получайте два очка.
gnome-s19 = Десятник
    .text = Когда вы выполняете условие общего задания, получайте одно золото и один жёлтый жетон, даже если послушника там уже нет.
gnome-s20 = Привратник
    .text = Когда Хранительница заканчивает движение на первой ячейке Пути, получайте ещё одно золото.
gnome-s21 = Кормчий
    .text = Если за перемещение корабля заплачен хотя бы один жетон, корабль может пройти ещё один маршрут.
gnome-s22 = Мельник
    .text = Используя Великий костёр, можно повернуть указатель на одну ячейку дальше.
gnome-s23 = Кладоискатель
    .text = Используя Великий костёр, можно взять все три награды.
gnome-s24 = Посланник
    .text = Послушника можно отправить на ячейку совета, где уже есть послушник того же цвета.
gnome-s25 = Ключник
    .text = Выемки своего города можно заполнять в любом порядке. Форма всё равно должна подходить.
gnome-s26 = Дипломат
    .text = Задание всегда стоит вам один жетон «Задание», сколько бы ваших даров ни лежало на острове.
gnome-s27 = Звездочёт
    .text = Жетон судьбы может выступать за край области судьбы, если хотя бы один его символ лежит внутри.
gnome-e1 = Старейшина дорог
    .text = Сразу: одно очко за каждый ваш жетон Пути, включая начальный.
gnome-e2 = Старейшина судьбы
    .text = Сразу: одно очко за каждый жетон судьбы в вашей области судьбы.
gnome-e3 = Старейшина врат
    .text = Сразу: одно очко за каждый ваш портал.
gnome-e4 = Старейшина заданий
    .text = Сразу: одно очко за каждое ваше задание и каждый Костёр.
gnome-e5 = Старейшина сестёр
    .text = Сразу: одно очко за каждую вашу Хранительницу.
gnome-e6 = Старейшина гномов
    .text = Сразу: одно очко за каждого вашего гнома, включая этого.

## Portals, by shape

portal-p1 = Врата Солнца
    .text = круг
portal-p2 = Врата Горы
    .text = треугольник
portal-p3 = Врата Очага
    .text = квадрат
portal-p4 = Врата Кристалла
    .text = ромб
portal-p5 = Врата Пчёл
    .text = шестиугольник
portal-p6 = Врата Звезды
    .text = звезда
portal-p7 = Врата Луны
    .text = полумесяц

## Cities, named after the first gate that each of them needs

city-a = Город Солнца
city-b = Город Кристалла
city-c = Город Звезды
city-d = Город Луны
building-oval = овальное здание
building-terrace = терраса

## Islands

island-a1 = остров Цветения
island-a2 = остров Садов
island-a3 = остров Тумана
island-a4 = остров Лугов
island-a5 = остров Жемчуга
island-b1 = остров Рассвета
island-b2 = остров Дубов
island-b3 = остров Глины
island-b4 = остров Сосен
island-b5 = остров Прилива
island-c1 = остров Мяты
island-c2 = остров Песков
island-c4 = остров Маков
island-c5 = остров Ягод
island-dock = причал
island-task-flower = остров заданий: цветок
island-task-fruit = остров заданий: фрукт
island-task-herb = остров заданий: трава
island-task-shell = остров заданий: ракушка
island-task-root = остров заданий: корень
island-guardian-pink = остров Хранительниц: розовая
island-guardian-grey = остров Хранительниц: серая
island-guardian-brown = остров Хранительниц: коричневая
island-guardian-blue = остров Хранительниц: синяя

## Path tiles, by crystal and resource

path-start = начальный жетон
path-blue-flower = Путь с цветком, синий кристалл
path-blue-fruit = Путь с фруктом, синий кристалл
path-blue-herb = Путь с травой, синий кристалл
path-blue-shell = Путь с ракушкой, синий кристалл
path-blue-root = Путь с корнем, синий кристалл
path-red-flower = Путь с цветком, красный кристалл
path-red-fruit = Путь с фруктом, красный кристалл
path-red-herb = Путь с травой, красный кристалл
path-red-shell = Путь с ракушкой, красный кристалл
path-red-root = Путь с корнем, красный кристалл
path-yellow-flower = Путь с цветком, жёлтый кристалл
path-yellow-fruit = Путь с фруктом, жёлтый кристалл
path-yellow-herb = Путь с травой, жёлтый кристалл
path-yellow-shell = Путь с ракушкой, жёлтый кристалл
path-yellow-root = Путь с корнем, жёлтый кристалл
crystal-blue = синий кристалл
crystal-red = красный кристалл
crystal-yellow = жёлтый кристалл

## Colours of tasks and Bonfires: easy, middling, hard

colour-blue = синий
colour-red = красный
colour-yellow = жёлтый
task-of-blue = синее задание
task-of-red = красное задание
task-of-yellow = жёлтое задание
bonfire-of-blue = синий Костёр
bonfire-of-red = красный Костёр
bonfire-of-yellow = жёлтый Костёр

## Gifts and fate tiles

gift-flower = дар: цветок
gift-fruit = дар: фрукт
gift-herb = дар: трава
gift-shell = дар: ракушка
gift-root = дар: корень
symbol-ship = корабль
symbol-path = Путь
symbol-task = задание
symbol-great-bonfire = Великий костёр
symbol-guardian = Хранительница
symbol-gnome = гном

## Guardians

guardian-own = своя Хранительница
guardian-pink = розовая Хранительница
guardian-grey = серая Хранительница
guardian-brown = коричневая Хранительница
guardian-blue = синяя Хранительница

## The Great Bonfire: what a space gives

ring-points = 2 очка

## The High Council

council-gold-2-and-wild-1 = Золото
    .text = Два золота и один жёлтый жетон.
council-free-path-tile = Путь
    .text = Любой жетон Пути бесплатно: из выложенных или из стопок. Или одно очко.
council-free-guardian = Хранительница
    .text = Хранительница цвета, которого у вас ещё нет, где бы ни был корабль. Или одно очко.
council-free-great-bonfire = Великий костёр
    .text = Поверните указатель к любой ячейке и возьмите награды как обычно. Или одно очко.
council-free-specialist = Мастер
    .text = Один из выложенных мастеров бесплатно. Или одно очко.
council-move-one-guardian = Переход Хранительницы
    .text = Передвиньте одну Хранительницу на любое расстояние вперёд или назад, на свободную ячейку Пути или к Костру, с обычными наградами. Или одно очко.
council-free-ship-move = Плавание
    .text = Бесплатно переместите корабль на любой остров. Действие острова оплачивают как обычно. Или одно очко.
council-place-fate-tile = Судьба
    .text = Сразу разместите жетон судьбы, сколько бы жетонов действий у вас ни было. Или одно очко.

## Common tasks

common-path = Семь жетонов Пути
    .text = Семь жетонов Пути, включая начальный: 4 очка.
common-tasks = Семь заданий
    .text = Семь заданий и Костров вместе: 4 очка или 7, если все зажжены.
common-portals = Семь порталов
    .text = Семь порталов: 4 очка.
common-guardians = Пять Хранительниц
    .text = Пять Хранительниц: 4 очка.
common-gnomes = Шесть гномов
    .text = Шесть гномов: 4 очка.

## Tom’s cards

tom-specialist = Мастер
    .text = Том забирает всех выложенных мастеров с открытым ресурсом.
tom-path = Путь
    .text = Том присоединяет все выложенные жетоны Пути с открытым ресурсом, слева направо.
tom-task-1 = Задание I
    .text = С двух островов открытого ресурса Том берёт самое ценное задание, сразу зажжённое.
tom-task-2 = Задание II
    .text = С двух островов открытого ресурса Том берёт наименее ценное задание, сразу зажжённое. Один его послушник идёт в совет, и Том получает 1 очко.
tom-guardian = Хранительница
    .text = Том получает Хранительницу цвета, которого у него ещё нет.
tom-great-bonfire = Великий костёр
    .text = Указатель поворачивают по часовой стрелке к ближайшему порталу, который нужен Тому следующим. Том берёт его и ставит у себя.

## Action tokens

token-ship = жетон «Корабль»
    .text = Чтобы перемещать корабль.
token-path = жетон «Путь»
    .text = Чтобы прокладывать Путь.
token-task = жетон «Задание»
    .text = Чтобы получать задания.
token-great-bonfire = жетон «Великий костёр»
    .text = Чтобы использовать Великий костёр.
token-guardian = жетон «Хранительница»
    .text = Чтобы забирать Хранительниц и устраивать шествия.
token-gnome = жетон «Гном»
    .text = Чтобы привлекать гномов.
token-wild = жёлтый жетон
    .text = Заменяет любой другой жетон действий.

## Resources

resource-flower = цветок
resource-fruit = фрукт
resource-herb = трава
resource-shell = ракушка
resource-root = корень
resource-gold = золото

## Counted: $n of something

tokens-ship =
    { $n ->
        [one] { $n } жетон «Корабль»
        [few] { $n } жетона «Корабль»
       *[other] { $n } жетонов «Корабль»
    }
tokens-path =
    { $n ->
        [one] { $n } жетон «Путь»
        [few] { $n } жетона «Путь»
       *[other] { $n } жетонов «Путь»
    }
tokens-task =
    { $n ->
        [one] { $n } жетон «Задание»
        [few] { $n } жетона «Задание»
       *[other] { $n } жетонов «Задание»
    }
tokens-great-bonfire =
    { $n ->
        [one] { $n } жетон «Великий костёр»
        [few] { $n } жетона «Великий костёр»
       *[other] { $n } жетонов «Великий костёр»
    }
tokens-guardian =
    { $n ->
        [one] { $n } жетон «Хранительница»
        [few] { $n } жетона «Хранительница»
       *[other] { $n } жетонов «Хранительница»
    }
tokens-gnome =
    { $n ->
        [one] { $n } жетон «Гном»
        [few] { $n } жетона «Гном»
       *[other] { $n } жетонов «Гном»
    }
tokens-wild =
    { $n ->
        [one] { $n } жёлтый жетон
        [few] { $n } жёлтых жетона
       *[other] { $n } жёлтых жетонов
    }
resources-flower =
    { $n ->
        [one] { $n } цветок
        [few] { $n } цветка
       *[other] { $n } цветков
    }
resources-fruit =
    { $n ->
        [one] { $n } фрукт
        [few] { $n } фрукта
       *[other] { $n } фруктов
    }
resources-herb =
    { $n ->
        [one] { $n } трава
        [few] { $n } травы
       *[other] { $n } трав
    }
resources-shell =
    { $n ->
        [one] { $n } ракушка
        [few] { $n } ракушки
       *[other] { $n } ракушек
    }
resources-root =
    { $n ->
        [one] { $n } корень
        [few] { $n } корня
       *[other] { $n } корней
    }
resources-gold =
    { $n ->
        [one] { $n } золото
        [few] { $n } золота
       *[other] { $n } золота
    }
count-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    }
count-tokens =
    { $n ->
        [one] { $n } жетон действий
        [few] { $n } жетона действий
       *[other] { $n } жетонов действий
    }
count-resources =
    { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурса
       *[other] { $n } ресурсов
    }
count-tasks =
    { $n ->
        [one] { $n } задание
        [few] { $n } задания
       *[other] { $n } заданий
    }
count-bonfires =
    { $n ->
        [one] { $n } Костёр
        [few] { $n } Костра
       *[other] { $n } Костров
    }
count-portals =
    { $n ->
        [one] { $n } портал
        [few] { $n } портала
       *[other] { $n } порталов
    }
count-path-tiles =
    { $n ->
        [one] { $n } жетон Пути
        [few] { $n } жетона Пути
       *[other] { $n } жетонов Пути
    }
count-gnomes =
    { $n ->
        [one] { $n } гном
        [few] { $n } гнома
       *[other] { $n } гномов
    }
count-elders =
    { $n ->
        [one] { $n } старейшина
        [few] { $n } старейшины
       *[other] { $n } старейшин
    }
count-guardians =
    { $n ->
        [one] { $n } Хранительница
        [few] { $n } Хранительницы
       *[other] { $n } Хранительниц
    }
count-gifts =
    { $n ->
        [one] { $n } дар
        [few] { $n } дара
       *[other] { $n } даров
    }
count-fate-tiles =
    { $n ->
        [one] { $n } жетон судьбы
        [few] { $n } жетона судьбы
       *[other] { $n } жетонов судьбы
    }
count-novices =
    { $n ->
        [one] { $n } послушник
        [few] { $n } послушника
       *[other] { $n } послушников
    }
count-steps =
    { $n ->
        [one] { $n } шаг
        [few] { $n } шага
       *[other] { $n } шагов
    }
count-turns =
    { $n ->
        [one] { $n } ход
        [few] { $n } хода
       *[other] { $n } ходов
    }
count-common-tasks =
    { $n ->
        [one] { $n } общее задание
        [few] { $n } общих задания
       *[other] { $n } общих заданий
    }

## By number, as components.py counts them

path-p01 = { path-blue-flower }
path-p02 = { path-blue-fruit }
path-p03 = { path-blue-herb }
path-p04 = { path-blue-shell }
path-p05 = { path-blue-root }
path-p06 = { path-blue-flower }
path-p07 = { path-blue-fruit }
path-p08 = { path-blue-herb }
path-p09 = { path-blue-shell }
path-p10 = { path-blue-root }
path-p11 = { path-red-flower }
path-p12 = { path-red-fruit }
path-p13 = { path-red-herb }
path-p14 = { path-red-shell }
path-p15 = { path-red-root }
path-p16 = { path-red-flower }
path-p17 = { path-red-fruit }
path-p18 = { path-red-herb }
path-p19 = { path-red-shell }
path-p20 = { path-red-root }
path-p21 = { path-yellow-flower }
path-p22 = { path-yellow-fruit }
path-p23 = { path-yellow-herb }
path-p24 = { path-yellow-shell }
path-p25 = { path-yellow-root }
path-p26 = { path-yellow-flower }
path-p27 = { path-yellow-fruit }
path-p28 = { path-yellow-herb }
fate-f1 = { symbol-ship } · { symbol-path } · { symbol-task }
fate-f2 = { symbol-path } · { symbol-ship } · { symbol-great-bonfire }
fate-f3 = { symbol-ship } · { symbol-task } · { symbol-guardian }
fate-f4 = { symbol-ship } · { symbol-great-bonfire } · { symbol-gnome }
fate-f5 = { symbol-path } · { symbol-gnome } · { symbol-task }
fate-f6 = { symbol-path } · { symbol-guardian } · { symbol-gnome }
fate-f7 = { symbol-guardian } · { symbol-great-bonfire } · { symbol-task }
fate-f8 = { symbol-great-bonfire } · { symbol-gnome } · { symbol-guardian }
ring-0 = { token-wild }, { ring-points }
ring-1 = { token-ship }, { resource-flower }
ring-2 = { token-path }, { resource-fruit }
ring-3 = { token-task }, { resource-root }
ring-4 = { token-great-bonfire }, { resource-gold }
ring-5 = { token-guardian }, { resource-herb }
ring-6 = { token-gnome }, { resource-shell }
gnome-s10 = { gnome-double-pink }
    .text = { gnome-double-pink.text }
gnome-s11 = { gnome-double-grey }
    .text = { gnome-double-grey.text }
gnome-s12 = { gnome-double-brown }
    .text = { gnome-double-brown.text }
gnome-s13 = { gnome-double-blue }
    .text = { gnome-double-blue.text }
tom-t1 = { tom-great-bonfire }
    .text = { tom-great-bonfire.text }
tom-t2 = { tom-great-bonfire }
    .text = { tom-great-bonfire.text }
tom-t3 = { tom-task-2 }
    .text = { tom-task-2.text }
tom-t4 = { tom-task-1 }
    .text = { tom-task-1.text }
tom-t5 = { tom-guardian }
    .text = { tom-guardian.text }
tom-t6 = { tom-specialist }
    .text = { tom-specialist.text }
tom-t7 = { tom-path }
    .text = { tom-path.text }
tom-t8 = { tom-path }
    .text = { tom-path.text }
