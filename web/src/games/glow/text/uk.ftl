## Поле «Сяйва»

glow-players = Гравці
glow-boards = Поля
glow-zoom = Розмір мапи
glow-zoom-in = Ближче
glow-zoom-out = Далі
glow-encounter = Зустрічі
glow-journey = Мандрівка
glow-graveyard = Кладовище
glow-company-of = Компанія: { $name }
glow-first = Сьогодні починає
glow-hour-dawn = світанок
glow-hour-morning = ранок
glow-hour-noon = полудень
glow-hour-afternoon = надвечір’я
glow-hour-evening = вечір
glow-track = Трек очок
glow-faces = Грані: п’ять стихій і { $symbol }
glow-cancelled = скасовано чорним кубиком
glow-fires =
    { $times ->
        [1] Спрацює з цими кубиками
        [one] Спрацює з цими кубиками { $times } раз
        [few] Спрацює з цими кубиками { $times } рази
       *[other] Спрацює з цими кубиками { $times } разів
    }
glow-noon = Опівдні:
glow-noon-nothing = нічого
glow-bright = Світлячків { $fireflies }, супутників { $companions }: наприкінці буде 10 спалахів світла
glow-dark = Світлячків { $fireflies }, супутників { $companions }: для 10 спалахів світла наприкінці замало
glow-give-up = треба віддати супутника або заклинання
glow-sources = Перекиди
glow-source-power = Сила
glow-source-token = Жетон
glow-source-track = Трек очок
glow-cost-power = безкоштовно, раз на день
glow-cost-token = коштує жетон
glow-cost-track =
    { $light ->
        [one] −{ $light } спалах світла, назад до { $to }
        [few] −{ $light } спалахи світла, назад до { $to }
       *[other] −{ $light } спалахів світла, назад до { $to }
    }
glow-cost-none = назад уже нікуди
glow-tap-a-die = Торкніться кубика
glow-piece-company = { $name }: компанія
glow-piece-camp = { $name }: табір
glow-piece-boat =
    { $count ->
        [1] { $name }: човен
        [one] { $name }: { $count } човен
        [few] { $name }: { $count } човни
       *[other] { $name }: { $count } човнів
    }
glow-badge = Потрібно різних стихій: { $elements }. На ваших кубиках: { $mine }
glow-badge-any = Кубики можуть бути будь-які
glow-toll =
    { $footprints ->
        [one] І ще { $footprints } слід
        [few] І ще { $footprints } сліди
       *[other] І ще { $footprints } слідів
    }
glow-route-closed = В одиночній грі закрито
glow-arthurs-die = Кубик Артура
glow-tiles = Плитки: у стосі { $stack }, використано { $discards }
glow-tile-arrows =
    { $arrows ->
        [0] фішка стоїть
        [one] фішка на { $arrows } поділку вперед
        [few] фішка на { $arrows } поділки вперед
       *[other] фішка на { $arrows } поділок уперед
    }
glow-tile-camp = його табір піднімається
glow-tile-min = човен пливе шляхом із найменшою позначкою
glow-tile-max = човен пливе шляхом із найбільшою позначкою
glow-last-day = Це останній день
glow-kind-light = світло
glow-kind-footprints = сліди
glow-kind-fireflies = світлячки
glow-kind-rerolls = перекиди
glow-odds = Шанси
glow-odds-pick = Які кубики ви б перекинули? Один або два:
glow-odds-best = Найкраще, що дасть кожній карті один перекид
glow-odds-cards = Що тоді зробить кожна карта
glow-odds-now =
    { $times ->
        [0] зараз: мовчить
       *[other] зараз: ×{ $times }
    }
glow-odds-fires =
    { $times ->
        [1] що спрацює
       *[other] що спрацює ×{ $times }
    }
glow-odds-averts = що промовчить
glow-odds-never = одного перекиду замало
glow-odds-quiet = не спрацює ніколи
glow-odds-same = без змін
glow-odds-average = У середньому, порівняно з теперішнім:
glow-odds-elements = Різних стихій:
glow-odds-shown = Хоч на одному кубику:
glow-odds-faces = Кожна грань і що з нею дасть полудень
glow-then =
    { $dice ->
        [one] кидаєте { $dice } кубик
        [few] кидаєте { $dice } кубики
       *[other] кидаєте { $dice } кубиків
    }
glow-today = спрацює сьогодні: { $chance }

glow-who = Вісім днів, щоб повернути світло. Від того, хто поведе вашу компанію, залежать ваші великі кубики.
glow-who-braccio = Кожні два символи природи на кубиках дають три спалахи світла й слід. Надійний вибір на щодень.
    .knack = Сила лісу
glow-who-taetyss = Повітря разом із водою дають світло й жетон перекиду: невдалий кидок не страшний.
    .knack = Терпіння
glow-who-eoles = Повітря з мінералом дають світло й світлячка. І ще чотири спалахи наприкінці, хай там що.
    .knack = Приваблює світлячків
glow-who-pocana = Власного ефекту немає, зате третій великий кубик допомагає всім супутникам.
    .knack = Щаслива рука
glow-who-moloch = Кожен мінерал стає слідом: ви зайдете далі за всіх і оплатите дорогі селища.
    .knack = Далека дорога
glow-who-noctiluca = Три однакові символи дають п’ять спалахів світла. А на цих кубиках є грань із двома слідами.
    .knack = Любить трійки
glow-who-orium = На кубиках є грань на три спалахи світла, а кожна пара символів додає ще. Найпростіший початок.
    .knack = Світлі кубики

## Sheet and legend

glow-with-dice = З цими кубиками: { $what }
glow-sign-elements = різні стихії на кубиках
glow-sign-large = великий кубик: лишається у власника
