## Tasks: names of ours, and what each asks for

task-b01 = Рожевий орден
    .text = Рожева Хранителька.
task-b02 = Сірий орден
    .text = Сіра Хранителька.
task-b03 = Коричневий орден
    .text = Коричнева Хранителька.
task-b04 = Синій орден
    .text = Синя Хранителька.
task-b05 = Квітуча стежка
    .text = 1 тайл Шляху з квіткою.
task-b06 = Стежка через сад
    .text = 1 тайл Шляху з фруктом.
task-b07 = Трав’яна стежка
    .text = 1 тайл Шляху з травою.
task-b08 = Стежка мушель
    .text = 1 тайл Шляху з мушлею.
task-b09 = Дар знахарям
    .text = 1 ваш дар на острові трав.
task-b10 = Дар моря
    .text = 1 ваш дар на острові мушель.
task-b11 = Дар землі
    .text = 1 ваш дар на острові коренів.
task-b12 = Друг квітів
    .text = 1 гном із квіткою на картці.
task-b13 = Друг садів
    .text = 1 гном із фруктом на картці.
task-b14 = Друг коренів
    .text = 1 гном із коренем на картці.
task-b15 = Попутний вітер
    .text = Група з 3 символів корабля у вашій області долі.
task-b16 = Дорога вперед
    .text = Група з 3 символів Шляху у вашій області долі.
task-b17 = Коло сестер
    .text = Група з 3 символів Хранительки у вашій області долі.
task-b18 = Зібрання гномів
    .text = Група з 3 символів гнома у вашій області долі.
task-b19 = Два вогні
    .text = Синє і червоне Багаття.
task-b20 = Повні кошики
    .text = По 2 штуки кожного з 2 ресурсів, не рахуючи золота.
task-b21 = Три причали
    .text = 1 ваш дар на кожному з 3 островів.
task-b22 = Жаданий гість
    .text = 2 ваші дари на одному острові.
task-r01 = Спільна справа
    .text = Виконано умову 1 спільного завдання.
task-r02 = Три брами
    .text = 3 портали.
task-r03 = Пліч-о-пліч
    .text = 2 сусідні тайли Шляху з однаковим ресурсом.
task-r04 = Троє помічників
    .text = 3 гноми.
task-r05 = Скарбниця
    .text = 4 золота.
task-r06 = Усі барви вогню
    .text = Багаття всіх трьох кольорів.
task-r07 = Букет
    .text = 3 квітки.
task-r08 = Урожай
    .text = 3 фрукти.
task-r09 = Цілюще зілля
    .text = 3 трави.
task-r10 = Намисто з мушель
    .text = 3 мушлі.
task-r11 = Комора з корінням
    .text = 3 корені.
task-r12 = Два квітучі береги
    .text = Ваші дари на обох островах квітів.
task-r13 = Два сади
    .text = Ваші дари на обох островах фруктів.
task-r14 = Дві луки
    .text = Ваші дари на обох островах трав.
task-r15 = Дві затоки
    .text = Ваші дари на обох островах мушель.
task-r16 = Два гаї
    .text = Ваші дари на обох островах коренів.
task-r17 = Малі вогники
    .text = 4 сині завдання чи Багаття.
task-r18 = Чотири сестри
    .text = 4 Хранительки.
task-r19 = Звістка з-за моря
    .text = Група з 3 символів завдання і група з 3 символів корабля у вашій області долі.
task-r20 = Прохання сестер
    .text = Група з 3 символів завдання і група з 3 символів Хранительки у вашій області долі.
task-r21 = Дорога до вогню
    .text = Група з 3 символів Великого багаття і група з 3 символів Шляху у вашій області долі.
task-r22 = Гноми біля вогню
    .text = Група з 3 символів Великого багаття і група з 3 символів гнома у вашій області долі.
task-y01 = П’ять брам
    .text = 5 порталів.
task-y02 = Велике плавання
    .text = 1 ваш дар на кожному з 5 островів.
task-y03 = Червона заграва
    .text = 4 червоні завдання чи Багаття.
task-y04 = Весела компанія
    .text = 5 гномів.
task-y05 = Мудрість старійшин
    .text = 3 старійшини.
task-y06 = Острів друзів
    .text = 3 ваші дари на одному острові.
task-y07 = Щедра рука
    .text = Один із ваших стосів дарів вичерпано.
task-y08 = Багряна дорога
    .text = 3 тайли Шляху із червоним кристалом.
task-y09 = Золота заграва
    .text = 4 жовті завдання чи Багаття, рахуючи й це.
task-y10 = Місто вогнів
    .text = 5 Багать.
task-y11 = Блакитна дорога
    .text = 4 тайли Шляху із синім кристалом.
task-y12 = Багаті запаси
    .text = По 3 штуки кожного з 2 ресурсів, не рахуючи золота.
task-y13 = Давній друг
    .text = 2 ваші дари на кожному з 3 островів.
task-y14 = Ціла гора
    .text = 5 однакових ресурсів, не рахуючи золота.
task-y15 = Гордий флот
    .text = 5 жетонів корабля.
task-y16 = Хмиз для вогню
    .text = 5 жетонів Великого багаття.
task-y17 = Відчинені двері
    .text = 5 жетонів гнома.
task-y18 = Знаки долі
    .text = Накрито всі виділені клітинки у вашій області долі.
task-y19 = Знову вдома
    .text = 2 Хранительки біля Багать.
task-y20 = Візерунок долі
    .text = Дві групи по 4 однакові символи у вашій області долі.
task-y21 = Золото долі
    .text = Накрито всі клітинки із золотом у вашій області долі.
task-y22 = Від краю до краю
    .text = Накрито обидва крайні стовпці у вашій області долі.

## Conditions of tasks, by kind. Things come as ids: flower, ship, pink, blue …

condition-has-guardian =
    { $guardian ->
        [own] своя
        [pink] рожева
        [grey] сіра
        [brown] коричнева
       *[blue] синя
    } Хранителька
condition-path-with-resource =
    { $n ->
        [one] { $n } тайл Шляху
        [few] { $n } тайли Шляху
       *[other] { $n } тайлів Шляху
    } з { $resource ->
        [flower] квіткою
        [fruit] фруктом
        [herb] травою
        [shell] мушлею
       *[root] коренем
    }
condition-gift-on-resource-island =
    { $n ->
        [one] { $n } ваш дар
        [few] { $n } ваші дари
       *[other] { $n } ваших дарів
    } на острові { $resource ->
        [flower] квітів
        [fruit] фруктів
        [herb] трав
        [shell] мушель
       *[root] коренів
    }
condition-gnome-with-resource =
    { $n ->
        [one] { $n } гном
        [few] { $n } гноми
       *[other] { $n } гномів
    } із { $resource ->
        [flower] квіткою
        [fruit] фруктом
        [herb] травою
        [shell] мушлею
       *[root] коренем
    } на картці
condition-fate-group =
    група з { $n } символів { $token ->
        [ship] корабля
        [path] Шляху
        [task] завдання
        [great-bonfire] Великого багаття
        [guardian] Хранительки
       *[gnome] гнома
    } у вашій області долі
condition-fate-two-groups =
    група з { $n } символів { $token ->
        [ship] корабля
        [path] Шляху
        [task] завдання
        [great-bonfire] Великого багаття
        [guardian] Хранительки
       *[gnome] гнома
    } і група з { $n } символів { $other ->
        [ship] корабля
        [path] Шляху
        [task] завдання
        [great-bonfire] Великого багаття
        [guardian] Хранительки
       *[gnome] гнома
    } у вашій області долі
condition-fate-two-any-groups =
    дві групи по { $n ->
        [one] { $n } однаковому символу
        [few] { $n } однакові символи
       *[other] { $n } однакових символів
    } у вашій області долі
condition-bonfires-of-two-colours =
    { $colour ->
        [blue] синє
        [red] червоне
       *[yellow] жовте
    } і { $other ->
        [blue] синє
        [red] червоне
       *[yellow] жовте
    } Багаття
condition-bonfires-of-all-colours = Багаття всіх трьох кольорів
condition-resource-sets =
    по { $each ->
        [one] { $each } штуці
        [few] { $each } штуки
       *[other] { $each } штук
    } кожного з { $kinds } ресурсів, не рахуючи золота
condition-gifts-on-distinct-islands =
    { $each ->
        [one] { $each } ваш дар
        [few] { $each } ваші дари
       *[other] { $each } ваших дарів
    } на кожному з { $islands } островів
condition-gifts-on-one-island =
    { $n ->
        [one] { $n } ваш дар
        [few] { $n } ваші дари
       *[other] { $n } ваших дарів
    } на одному острові
condition-common-tasks-fulfilled =
    виконано умову { $n ->
        [one] { $n } спільного завдання
        [few] { $n } спільних завдань
       *[other] { $n } спільних завдань
    }
condition-portals =
    { $n ->
        [one] { $n } портал
        [few] { $n } портали
       *[other] { $n } порталів
    }
condition-gnomes =
    { $n ->
        [one] { $n } гном
        [few] { $n } гноми
       *[other] { $n } гномів
    }
condition-elders =
    { $n ->
        [one] { $n } старійшина
        [few] { $n } старійшини
       *[other] { $n } старійшин
    }
condition-guardians =
    { $n ->
        [one] { $n } Хранителька
        [few] { $n } Хранительки
       *[other] { $n } Хранительок
    }
condition-bonfires =
    { $n ->
        [one] { $n } Багаття
        [few] { $n } Багаття
       *[other] { $n } Багать
    }
condition-gold =
    { $n ->
        [one] { $n } золото
        [few] { $n } золота
       *[other] { $n } золота
    }
condition-adjacent-paths-same-resource =
    { $n ->
        [one] { $n } сусідній тайл Шляху
        [few] { $n } сусідні тайли Шляху
       *[other] { $n } сусідніх тайлів Шляху
    } з однаковим ресурсом
condition-resource-count =
    { $resource ->
        [flower] { $n ->
                [one] { $n } квітка
                [few] { $n } квітки
               *[other] { $n } квіток
            }
        [fruit] { $n ->
                [one] { $n } фрукт
                [few] { $n } фрукти
               *[other] { $n } фруктів
            }
        [herb] { $n ->
                [one] { $n } трава
                [few] { $n } трави
               *[other] { $n } трав
            }
        [shell] { $n ->
                [one] { $n } мушля
                [few] { $n } мушлі
               *[other] { $n } мушель
            }
       *[root] { $n ->
                [one] { $n } корінь
                [few] { $n } корені
               *[other] { $n } коренів
            }
    }
condition-gift-on-both-islands-of-resource =
    ваші дари на обох островах { $resource ->
        [flower] квітів
        [fruit] фруктів
        [herb] трав
        [shell] мушель
       *[root] коренів
    }
condition-tiles-of-colour =
    { $colour ->
        [blue] { $n ->
                [one] { $n } синє завдання чи Багаття
                [few] { $n } сині завдання чи Багаття
               *[other] { $n } синіх завдань чи Багать
            }
        [red] { $n ->
                [one] { $n } червоне завдання чи Багаття
                [few] { $n } червоні завдання чи Багаття
               *[other] { $n } червоних завдань чи Багать
            }
       *[yellow] { $n ->
                [one] { $n } жовте завдання чи Багаття
                [few] { $n } жовті завдання чи Багаття
               *[other] { $n } жовтих завдань чи Багать
            }
    }
condition-tiles-of-colour-itself =
    { $colour ->
        [blue] { $n ->
                [one] { $n } синє завдання чи Багаття
                [few] { $n } сині завдання чи Багаття
               *[other] { $n } синіх завдань чи Багать
            }
        [red] { $n ->
                [one] { $n } червоне завдання чи Багаття
                [few] { $n } червоні завдання чи Багаття
               *[other] { $n } червоних завдань чи Багать
            }
       *[yellow] { $n ->
                [one] { $n } жовте завдання чи Багаття
                [few] { $n } жовті завдання чи Багаття
               *[other] { $n } жовтих завдань чи Багать
            }
    }, рахуючи й це
condition-gift-pile-empty = один із ваших стосів дарів вичерпано
condition-paths-with-crystal =
    { $n ->
        [one] { $n } тайл Шляху
        [few] { $n } тайли Шляху
       *[other] { $n } тайлів Шляху
    } із { $crystal ->
        [blue] синім
        [red] червоним
       *[yellow] жовтим
    } кристалом
condition-identical-resources =
    { $n ->
        [one] { $n } однаковий ресурс
        [few] { $n } однакові ресурси
       *[other] { $n } однакових ресурсів
    }, не рахуючи золота
condition-action-tokens =
    { $n ->
        [one] { $n } жетон
        [few] { $n } жетони
       *[other] { $n } жетонів
    } { $token ->
        [ship] корабля
        [path] Шляху
        [task] завдання
        [great-bonfire] Великого багаття
        [guardian] Хранительки
       *[gnome] гнома
    }
condition-fate-cells-covered =
    накрито { $cells ->
        [highlighted-cells] всі виділені клітинки
        [gold-cells] всі клітинки із золотом
       *[outer-columns] обидва крайні стовпці
    } у вашій області долі
condition-guardians-at-bonfires =
    { $n ->
        [one] { $n } Хранителька
        [few] { $n } Хранительки
       *[other] { $n } Хранительок
    } біля Багать

## Gnomes: specialists by number, those of a guardian by its colour, elders

gnome-s1 = Шинкар
    .text = На кожному вашому місці Шляху може стояти скільки завгодно Хранительок. Біля Багаття, як і раніше, лише одна.
gnome-s2 = Сопілкар
    .text = Під час кожної ходи кожна ваша Хранителька може зробити на крок більше, ніж ви заплатили.
gnome-s3 = Крамар
    .text = Отримуючи завдання, можна заплатити будь-які два ресурси. Тайл дарів усе одно вибирають і віддають.
gnome-s4 = Літописець
    .text = Кожен старійшина, якого ви залучаєте, дає ще два очки.
gnome-s5 = Алхімік
    .text = Жовтий жетон, яким ви платите, рахується як два однакові жетони одного типу.
gnome-s6 = Збирачка
    .text = Коли Хранителька закінчує рух на місці Шляху, можна взяти будь-який ресурс, крім золота, замість указаного, і на першому місці теж.
gnome-s7 = Скарбник
    .text = Щоразу, коли ви відправляєте до ради послушника, свого чи нейтрального, отримайте ще одне золото.
gnome-s8 = Бруківник
    .text = Щоразу, коли ви берете тайл Шляху, за плату чи безплатно, отримайте ресурс із нього.
gnome-s9 = Сваха
    .text = Залучаючи гнома, можна заплатити один або два будь-які ресурси, навіть якщо на картці золото.
gnome-double-pink = Садівниця троянд
    .text = Коли ваша рожева Хранителька закінчує рух на місці Шляху, отримайте ресурс двічі.
gnome-double-grey = Коваль
    .text = Коли ваша сіра Хранителька закінчує рух на місці Шляху, отримайте ресурс двічі.
gnome-double-brown = Гончар
    .text = Коли ваша коричнева Хранителька закінчує рух на місці Шляху, отримайте ресурс двічі.
gnome-double-blue = Рибалка
    .text = Коли ваша синя Хранителька закінчує рух на місці Шляху, отримайте ресурс двічі.
gnome-s14 = Носій
    .text = Класти тайл долі можна, маючи до трьох жетонів дій, а не лише один.
gnome-s15 = Глашатай
    .text = За кожного залученого гнома, цього теж, отримайте один жовтий жетон.
gnome-s16 = Ворожка
    .text = Коли тайл долі накриває надрукований символ, отримайте золото або жовтий жетон двічі.
gnome-s17 = Розпорядник
    .text = Щоразу, коли Хранителька прибуває на ваш стартовий майданчик, можна одразу влаштувати ходу на один крок. Ресурсів вона не дає.
gnome-s18 = Ліхтарник
    .text = Щоразу, коли Хранителька закінчує рух біля Багаття, одразу отримайте два очки.
gnome-s19 = Десятник
    .text = Коли ви виконуєте умову спільного завдання, отримайте одне золото і один жовтий жетон, незалежно від того, чи є там іще послушник.
gnome-s20 = Брамник
    .text = Коли Хранителька закінчує рух на першому місці Шляху, отримайте ще одне золото.
gnome-s21 = Керманич
    .text = Якщо за рух корабля заплачено хоча б один жетон, корабель може пройти ще один маршрут.
gnome-s22 = Мельник
    .text = Використовуючи Велике багаття, можна повернути його на одну ділянку далі.
gnome-s23 = Шукач скарбів
    .text = Використовуючи Велике багаття, можна взяти всі три винагороди.
gnome-s24 = Посланець
    .text = Послушника можна відправити на місце в раді, де вже є послушник його кольору.
gnome-s25 = Ключар
    .text = Виїмки свого міста можна заповнювати в будь-якому порядку. Форма все одно має підходити.
gnome-s26 = Дипломатка
    .text = Завдання завжди коштує вам один жетон завдання, хоч би скільки ваших дарів лежало на острові.
gnome-s27 = Звіздар
    .text = Тайл долі може виступати за край області долі, якщо хоча б один його символ лежить усередині.
gnome-e1 = Старійшина доріг
    .text = Одразу: одне очко за кожен ваш тайл Шляху, разом із початковим.
gnome-e2 = Старійшина долі
    .text = Одразу: одне очко за кожен тайл долі у вашій області долі.
gnome-e3 = Старійшина брам
    .text = Одразу: одне очко за кожен ваш портал.
gnome-e4 = Старійшина завдань
    .text = Одразу: одне очко за кожне ваше завдання і Багаття.
gnome-e5 = Старійшина Хранительок
    .text = Одразу: одне очко за кожну вашу Хранительку.
gnome-e6 = Старійшина гномів
    .text = Одразу: одне очко за кожного вашого гнома, цього теж.

## Portals, by shape

portal-p1 = Брама Сонця
    .text = коло
portal-p2 = Брама Гори
    .text = трикутник
portal-p3 = Брама Домівки
    .text = квадрат
portal-p4 = Брама Кристала
    .text = ромб
portal-p5 = Брама Бджіл
    .text = шестикутник
portal-p6 = Брама Зорі
    .text = зірка
portal-p7 = Брама Місяця
    .text = півмісяць

## Cities, named after the first gate that each of them needs

city-a = Місто Сонця
city-b = Місто Кристала
city-c = Місто Зорі
city-d = Місто Місяця
building-oval = овальна будівля
building-terrace = тераса

## Islands

island-a1 = острів Цвіту
island-a2 = острів Садів
island-a3 = острів Туману
island-a4 = острів Лук
island-a5 = острів Перлин
island-b1 = острів Світанку
island-b2 = острів Дубів
island-b3 = острів Глини
island-b4 = острів Сосен
island-b5 = острів Припливу
island-c1 = острів М’яти
island-c2 = острів Пісків
island-c4 = острів Маків
island-c5 = острів Ягід
island-dock = причал
island-task-flower = острів завдань: квітка
island-task-fruit = острів завдань: фрукт
island-task-herb = острів завдань: трава
island-task-shell = острів завдань: мушля
island-task-root = острів завдань: корінь
island-guardian-pink = острів Хранительок: рожева
island-guardian-grey = острів Хранительок: сіра
island-guardian-brown = острів Хранительок: коричнева
island-guardian-blue = острів Хранительок: синя

## Path tiles, by crystal and resource

path-start = початковий тайл
path-blue-flower = Шлях із квіткою, синій кристал
path-blue-fruit = Шлях із фруктом, синій кристал
path-blue-herb = Шлях із травою, синій кристал
path-blue-shell = Шлях із мушлею, синій кристал
path-blue-root = Шлях із коренем, синій кристал
path-red-flower = Шлях із квіткою, червоний кристал
path-red-fruit = Шлях із фруктом, червоний кристал
path-red-herb = Шлях із травою, червоний кристал
path-red-shell = Шлях із мушлею, червоний кристал
path-red-root = Шлях із коренем, червоний кристал
path-yellow-flower = Шлях із квіткою, жовтий кристал
path-yellow-fruit = Шлях із фруктом, жовтий кристал
path-yellow-herb = Шлях із травою, жовтий кристал
path-yellow-shell = Шлях із мушлею, жовтий кристал
path-yellow-root = Шлях із коренем, жовтий кристал
crystal-blue = синій кристал
crystal-red = червоний кристал
crystal-yellow = жовтий кристал

## Colours of tasks and Bonfires: easy, middling, hard

colour-blue = синій
colour-red = червоний
colour-yellow = жовтий
task-of-blue = синє завдання
task-of-red = червоне завдання
task-of-yellow = жовте завдання
bonfire-of-blue = синє Багаття
bonfire-of-red = червоне Багаття
bonfire-of-yellow = жовте Багаття

## Gifts and fate tiles

gift-flower = дар: квітка
gift-fruit = дар: фрукт
gift-herb = дар: трава
gift-shell = дар: мушля
gift-root = дар: корінь
symbol-ship = корабель
symbol-path = Шлях
symbol-task = завдання
symbol-great-bonfire = Велике багаття
symbol-guardian = Хранителька
symbol-gnome = гном

## Guardians

guardian-own = власна Хранителька
guardian-pink = рожева Хранителька
guardian-grey = сіра Хранителька
guardian-brown = коричнева Хранителька
guardian-blue = синя Хранителька

## The Great Bonfire: what a space gives

ring-points = 2 очки

## The High Council

council-gold-2-and-wild-1 = Золото
    .text = Два золота й один жовтий жетон.
council-free-path-tile = Шлях
    .text = Будь-який тайл Шляху безплатно: з викладених або зі стосів. Або одне очко.
council-free-guardian = Хранителька
    .text = Хранителька кольору, якого у вас іще немає, хоч би де був корабель. Або одне очко.
council-free-great-bonfire = Велике багаття
    .text = Поверніть Велике багаття на будь-яку ділянку й візьміть винагороди за звичайними правилами. Або одне очко.
council-free-specialist = Майстер
    .text = Один із викладених майстрів безплатно. Або одне очко.
council-move-one-guardian = Прохід Хранительки
    .text = Пересуньте одну Хранительку на будь-яку відстань уперед чи назад, на вільне місце Шляху або до Багаття, зі звичайними винагородами. Або одне очко.
council-free-ship-move = Плавання
    .text = Безплатно перемістіть корабель на будь-який острів. Дію острова оплачують як звичайно. Або одне очко.
council-place-fate-tile = Доля
    .text = Одразу покладіть тайл долі, хоч би скільки жетонів у вас було. Або одне очко.

## Common tasks

common-path = Сім тайлів Шляху
    .text = Сім тайлів Шляху разом із початковим: 4 очки.
common-tasks = Сім завдань
    .text = Сім завдань і Багать разом: 4 очки, а якщо всі запалено — 7.
common-portals = Сім порталів
    .text = Сім порталів: 4 очки.
common-guardians = П’ять Хранительок
    .text = П’ять Хранительок: 4 очки.
common-gnomes = Шість гномів
    .text = Шість гномів: 4 очки.

## Tom’s cards

tom-specialist = Майстер
    .text = Том забирає всіх викладених майстрів із відкритим ресурсом.
tom-path = Шлях
    .text = Том прикладає всі викладені тайли Шляху з відкритим ресурсом, зліва направо.
tom-task-1 = Завдання I
    .text = З двох островів відкритого ресурсу Том бере найцінніше завдання, одразу запалене.
tom-task-2 = Завдання II
    .text = З двох островів відкритого ресурсу Том бере найменш цінне завдання, одразу запалене. Один його послушник іде до ради, і Том отримує 1 очко.
tom-guardian = Хранителька
    .text = Том отримує Хранительку кольору, якого в нього ще немає.
tom-great-bonfire = Велике багаття
    .text = Велике багаття повертається за годинниковою стрілкою до наступного порталу, потрібного Томові. Він бере портал і ставить у себе.

## Action tokens

token-ship = жетон корабля
    .text = Щоб переміщати корабель.
token-path = жетон Шляху
    .text = Щоб прокладати Шлях.
token-task = жетон завдання
    .text = Щоб отримувати завдання.
token-great-bonfire = жетон Великого багаття
    .text = Щоб використовувати Велике багаття.
token-guardian = жетон Хранительки
    .text = Щоб забирати Хранительок і влаштовувати ходу.
token-gnome = жетон гнома
    .text = Щоб залучати гномів.
token-wild = жовтий жетон
    .text = Заміняє будь-який інший жетон дії.

## Resources

resource-flower = квітка
resource-fruit = фрукт
resource-herb = трава
resource-shell = мушля
resource-root = корінь
resource-gold = золото

## Counted: $n of something

tokens-ship =
    { $n ->
        [one] { $n } жетон корабля
        [few] { $n } жетони корабля
       *[other] { $n } жетонів корабля
    }
tokens-path =
    { $n ->
        [one] { $n } жетон Шляху
        [few] { $n } жетони Шляху
       *[other] { $n } жетонів Шляху
    }
tokens-task =
    { $n ->
        [one] { $n } жетон завдання
        [few] { $n } жетони завдання
       *[other] { $n } жетонів завдання
    }
tokens-great-bonfire =
    { $n ->
        [one] { $n } жетон Великого багаття
        [few] { $n } жетони Великого багаття
       *[other] { $n } жетонів Великого багаття
    }
tokens-guardian =
    { $n ->
        [one] { $n } жетон Хранительки
        [few] { $n } жетони Хранительки
       *[other] { $n } жетонів Хранительки
    }
tokens-gnome =
    { $n ->
        [one] { $n } жетон гнома
        [few] { $n } жетони гнома
       *[other] { $n } жетонів гнома
    }
tokens-wild =
    { $n ->
        [one] { $n } жовтий жетон
        [few] { $n } жовті жетони
       *[other] { $n } жовтих жетонів
    }
resources-flower =
    { $n ->
        [one] { $n } квітка
        [few] { $n } квітки
       *[other] { $n } квіток
    }
resources-fruit =
    { $n ->
        [one] { $n } фрукт
        [few] { $n } фрукти
       *[other] { $n } фруктів
    }
resources-herb =
    { $n ->
        [one] { $n } трава
        [few] { $n } трави
       *[other] { $n } трав
    }
resources-shell =
    { $n ->
        [one] { $n } мушля
        [few] { $n } мушлі
       *[other] { $n } мушель
    }
resources-root =
    { $n ->
        [one] { $n } корінь
        [few] { $n } корені
       *[other] { $n } коренів
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
        [few] { $n } очки
       *[other] { $n } очок
    }
count-tokens =
    { $n ->
        [one] { $n } жетон дії
        [few] { $n } жетони дій
       *[other] { $n } жетонів дій
    }
count-resources =
    { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурси
       *[other] { $n } ресурсів
    }
count-tasks =
    { $n ->
        [one] { $n } завдання
        [few] { $n } завдання
       *[other] { $n } завдань
    }
count-bonfires =
    { $n ->
        [one] { $n } Багаття
        [few] { $n } Багаття
       *[other] { $n } Багать
    }
count-portals =
    { $n ->
        [one] { $n } портал
        [few] { $n } портали
       *[other] { $n } порталів
    }
count-path-tiles =
    { $n ->
        [one] { $n } тайл Шляху
        [few] { $n } тайли Шляху
       *[other] { $n } тайлів Шляху
    }
count-gnomes =
    { $n ->
        [one] { $n } гном
        [few] { $n } гноми
       *[other] { $n } гномів
    }
count-elders =
    { $n ->
        [one] { $n } старійшина
        [few] { $n } старійшини
       *[other] { $n } старійшин
    }
count-guardians =
    { $n ->
        [one] { $n } Хранителька
        [few] { $n } Хранительки
       *[other] { $n } Хранительок
    }
count-gifts =
    { $n ->
        [one] { $n } дар
        [few] { $n } дари
       *[other] { $n } дарів
    }
count-fate-tiles =
    { $n ->
        [one] { $n } тайл долі
        [few] { $n } тайли долі
       *[other] { $n } тайлів долі
    }
count-novices =
    { $n ->
        [one] { $n } послушник
        [few] { $n } послушники
       *[other] { $n } послушників
    }
count-steps =
    { $n ->
        [one] { $n } крок
        [few] { $n } кроки
       *[other] { $n } кроків
    }
count-turns =
    { $n ->
        [one] { $n } хід
        [few] { $n } ходи
       *[other] { $n } ходів
    }
count-common-tasks =
    { $n ->
        [one] { $n } спільне завдання
        [few] { $n } спільні завдання
       *[other] { $n } спільних завдань
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
