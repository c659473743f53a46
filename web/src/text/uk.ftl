## Скрізь

web-skip = Перейти до вмісту
web-close = Закрити
web-beyond-up = Угору, до того, що можна вибрати
web-beyond-down = Униз, до того, що можна вибрати
web-cancel = Скасувати
web-again = Спробувати ще раз
web-save = Зберегти
web-saved = Збережено.
web-send = Надіслати
web-share = Поділитися
web-copied = Посилання скопійовано.
web-company = За столом
web-watched-by = Дивляться: { $names }
web-watched-by-nobody = Ніхто збоку не дивиться.
web-again-called = Вас кличуть зіграти ще раз
web-yes = так
web-no = ні
web-you = ви
web-bot = бот
web-name = Ім’я
web-language = Мова
web-settings = Налаштування
web-rules = Правила
web-to-lobby = До лобі
web-to-table = До столу
web-no-such-page = Тут нічого немає.

## Що не вдалося

web-not-done = Не вдалося
web-why-not = Чому не можна?
web-refused = Зараз так зробити не можна.
web-stale = Стіл тим часом змінився. Подивіться ще раз і виберіть.
web-no-connection = Немає зв’язку із сервером. Перевірте мережу і спробуйте ще раз.
web-no-such-table = Такого столу немає.
web-not-allowed = Цей стіл для вас закритий. Попросіть посилання-запрошення.
web-by-invitation = Цей стіл лише за запрошенням. Попросіть посилання.
web-too-fast = Зашвидко. Зачекайте мить і спробуйте ще раз.
web-server-trouble = На сервері негаразди. Спробуйте за хвилину.
web-reconnecting = Зв’язок утрачено. Відновлюємо…

## Лобі

web-hero = Стіл біля вогню
web-hero-text = Сучасні настільні ігри в браузері: наодинці, з ботами чи з друзями. Без реєстрації та встановлення.
web-games = Ігри
web-play-now = Грати з ботами
web-play-alone = Грати наодинці
web-new-table = Новий стіл
web-my-tables = Мої столи
web-open-tables = Відкриті столи
web-no-open-tables = Зараз ніхто не чекає на гравців. Відкрийте стіл і запросіть друзів за посиланням.
web-watch-tables = Зараз грають
web-past-games = Завершені партії
web-minutes = { $span } хв
web-weight-light = легка
web-weight-easy = неважка
web-weight-medium = середня
web-weight-thoughtful = вдумлива
web-weight-heavy = складна
web-together = разом
web-players = Від { $least } до { $most } гравців
web-status-over = завершено
web-status-playing = триває
web-status-your-turn = ваш хід
web-seats-open =
    { $count ->
        [0] Усі місця зайнято
        [one] { $count } вільне місце
        [few] { $count } вільні місця
       *[other] { $count } вільних місць
    }
web-seat-open = вільне місце
web-seat-n = Місце { $n }
web-player-n = Гравець { $n }

## Новий стіл

web-game = Гра
web-who-plays = Хто грає
web-kind-bot = Бот
web-kind-open = Хтось за посиланням
web-kind-hot = Людина за цим пристроєм
web-which-bot = Який бот
web-add-seat = Додати місце
web-remove-seat = Прибрати місце { $n }
web-presets = Готовий стіл
web-all-options = Усе налаштувати самостійно
web-sources = Що саме відтворено?
web-fold = згорнути або розгорнути журнал
web-unfold = Розгорнути журнал поруч
web-legend = Що означають знаки
web-key-sheet = пояснити те, що виділено
web-options = Опції
web-difficulty = Складність: { $difficulty }
web-the-table = Стіл
web-timer = Час на рішення
web-timer-seconds =
    { $seconds ->
        [0] без обмеження
        [one] { $seconds } секунда
        [few] { $seconds } секунди
       *[other] { $seconds } секунд
    }
web-timer-day = одна доба
web-who-may-join = Хто може приєднатися
web-private = За запрошенням
web-private-help = Лише ті, хто має посилання.
web-public = Усі
web-public-help = Стіл видно в лобі.
web-make-and-play = Почати партію
web-make-and-invite = Відкрити стіл

## Перед партією

web-waiting-room = Збираємося за столом
web-sit = Сісти
web-make-bot = Посадити бота
web-make-open = Звільнити місце
web-invite = Посилання-запрошення
web-start = Почати партію
web-start-bots =
    { $count ->
        [one] Почати з ботом на вільному місці
       *[other] Почати з ботами на вільних місцях
    }
web-leave = Піти від столу
web-leave-help = Сторінку можна закрити і повернутися будь-коли: стіл на вас чекає. Якщо піти з партії, за вас ходитиме стіл або бот; повернутися можна й пізніше.
web-pause = Перерва: до лобі
web-leave-for-good = Піти з партії
web-away = Ви пішли з цієї партії. Поки вас немає, за вас вирішує стіл.
web-come-back = Повернутися до партії
web-absent = не за столом
web-gone = { $name }: не за столом
web-seat-a-bot = Хай грає бот

## За столом

web-your-move = Ваш хід
web-waiting-for = Чекаємо на: { $names }
web-watching = Ви спостерігаєте
web-laid = Ваш вибір лежить долілиць.
web-lay = Вибрати: { $move }
web-do = Так: { $move }
web-follows = Далі: { $story }
web-final = Цього вже не повернути.
web-do-it = Зробити
web-so-far = Вибрано: { $things }
web-undo = Скасувати хід
web-hint = Підказка
web-hint-says = Підказка: { $move }.
web-hint-second = Другий найкращий вибір: { $move }.
web-plain = Без малюнків
web-panels = Журнал, розмова і правила
web-log = Журнал
web-log-empty = Ще нічого не сталося.
web-log-secret = Вибір зроблено: { $names }
web-by-timer = час вийшов: автоматичний хід
web-by-away = не за столом: автоматичний хід
web-by-fault = бот не впорався: автоматичний хід
web-past =
    { $n ->
        [0] Ви бачите стіл перед першим ходом
        [one] Ви бачите стіл після { $n } ходу
       *[other] Ви бачите стіл після { $n } ходів
    }
web-back-to-now = Повернутися до гри
web-seconds-left =
    { $seconds ->
        [one] Лишилася { $seconds } секунда
        [few] Лишилося { $seconds } секунди
       *[other] Лишилося { $seconds } секунд
    }
web-rules-search = Пошук у правилах
web-rules-none = Правила нічого про це не кажуть.
web-show-me = Показати на столі
web-example-n = Приклад { $n } із { $of }
web-example-next = Інший приклад
web-back = Назад
web-contents = Зміст
web-chat = Розмова
web-chat-empty = За столом тихо.
web-chat-say = Скажіть щось
web-reactions = Швидкі реакції
web-react-fire = вогонь
web-react-clap = оплески
web-react-laugh = сміх
web-react-wow = ого
web-react-heart = серце
web-react-think = роздуми
web-pass-to = Передайте пристрій: { $name }
web-pass-help = Наступний вибір таємний. Решта відвертається.
web-pass-ready = Я — { $name }
web-look-as = Спершу { $name }

## Кінець

web-won =
    { $count ->
        [one] Перемога: { $names }!
       *[other] Спільна перемога: { $names }!
    }
web-you-won = Ваша перемога!
web-you-share = Спільна перемога, і ваша теж!
web-all-won = Перемога!
web-all-lost = Поразка
web-count = Остаточний підрахунок
web-to-result = До результату
web-place = Місце { $place }
web-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }
web-rematch = Зіграти ще
web-rematch-join = До наступної партії
web-replay = Запис партії
web-fair = Чи все було чесно?
web-fair-text = Сервер запечатав таємне число, перш ніж хтось сів за стіл. Сторінка кожного гравця додала власне. Роздача виходить з усіх цих чисел, тож вибрати її не міг ніхто, навіть той, хто тримає сервер.
web-commitment = Обіцянка сервера
web-fair-holds = Ця сторінка записала обіцянку, і поки що вона дотримана.
web-fair-doubt-promise = Це не та обіцянка, яку записала ця сторінка. Не довіряйте цій роздачі.
web-fair-doubt-part = Вашого числа в цій роздачі немає: воно не дійшло вчасно або його пропустили. Якщо це трапляється часто, не довіряйте серверу.
web-fair-doubt-receipt = Це не той журнал, який ця сторінка бачила наприкінці. Хтось його змінив.
web-fair-part = Число від гравця { $name }
web-fair-alone = Тут ніхто не додав свого числа: роздачу зробив сам сервер.
web-fair-receipt = Квитанція журналу
web-dealing = Роздаємо карти…
web-seed = Зерно випадку
web-download-log = Зберегти журнал

## Запис партії

web-replay-start = Початок партії
web-replay-at = Момент партії
web-move-n = Хід { $n } з { $of }
web-first = На початок
web-previous = Крок назад
web-run = Відтворити
web-stop = Зупинити
web-next = Крок уперед
web-last = У кінець

web-story = Що щойно сталося
web-story-back = На мить назад
web-story-pause = Пауза
web-story-on = Далі
web-story-next = Наступна мить
web-story-end = До кінця
web-story-again = Показати ще раз
web-meanwhile = Поки ви чекали ({ $n })

## Налаштування

web-who-are-you = Ви
web-account = Обліковий запис
web-account-help = Без облікового запису ви гість на цьому пристрої. З ним ваші столи будуть на кожному пристрої.
web-account-yes = Ви ввійшли як { $login }.
web-login = Логін
web-password = Пароль
web-new-password = Новий пароль
web-change-password = Змінити пароль
web-claim = Створити обліковий запис
web-log-in = Увійти
web-code = Код
web-second = Другий крок під час входу
web-second-help = Під час входу треба буде ввести ще й код із застосунку на телефоні.
web-second-on = Увімкнути
web-second-off = Вимкнути
web-second-scan = Наведіть застосунок-автентифікатор на це зображення й введіть код, який він покаже.
web-second-open = Відкрити застосунок на цьому пристрої
web-second-type = Або введіть у застосунку:
web-second-rescue = Увімкнено. Збережіть ці коди на випадок, якщо втратите застосунок: кожен діє один раз, і більше їх не буде показано.
web-devices = Де ви ввійшли
web-device = Пристрій
web-device-here = цей пристрій
web-device-seen = востаннє { $when }
web-log-out = Вийти
web-at-the-table = За столом
web-set-sound = Звук
web-set-sound-help = Короткі м’які звуки: ваш хід, картки, знахідки, лихо.
web-sound-offer = Увімкнути тихі звуки за столом?
web-sound-yes = Увімкнути
web-sound-no = Без звуку
web-set-clearPalette = Чіткі кольори
web-set-clearPalette-help = Кольори гравців, які легко розрізнити за будь-якого сприйняття кольорів. А ще кожне місце має власну фігуру.
web-set-confirm = Перепитувати перед тим, чого не повернути
web-set-confirm-never = ніколи
web-set-confirm-surprise = коли це було б несподіванкою
web-set-confirm-always = завжди
web-set-keys = Клавіші без Ctrl
web-set-keys-help = Літери й цифри діють одразу. Клавіша ? показує їх усі.
web-set-pictures = Малюнки
web-set-pictures-help = Без них стіл — це текст із заголовками і списками.
web-set-theme = Тло
web-set-theme-system = як на пристрої
web-set-theme-dark = темне
web-set-theme-light = світле
web-set-motion = Анімація
web-set-motion-system = як на пристрої
web-set-motion-less = менше
web-set-motion-full = повна
web-set-pace = Темп розповіді
web-set-pace-step = крок за кроком
web-set-pace-slow = повільно
web-set-pace-usual = як завжди
web-set-pace-once = одразу
web-about = Про «Ватру»
web-about-text = Ватра — це вогонь, біля якого збираються люди. «Ватра» — вільна програма.
web-credits = Піктограми: game-icons.net, Lorc, Delapouite та інші (CC BY 3.0). Шрифти: Literata та Inter (SIL OFL).

## Клавіші

web-keys = Клавіші
web-keys-note = Важить місце літери на клавіатурі, а не розкладка. Окремі клавіші можна вимкнути в налаштуваннях.
web-key-options = вибрати варіант
web-key-confirm = викласти вибір
web-key-cancel = скасувати або пропустити анімацію
web-key-replay = кроки в записі партії
web-key-space = Пробіл
web-key-story = далі в розповіді або до її кінця

## Уроки

web-learn = Навчитися грати
web-learn-game = Як грати: { $game }
web-lessons = Уроки
web-lesson-take = Почати урок
web-lesson-resume = Вчитися далі
web-lesson-again = Ще раз спочатку
web-lesson-taken = пройдено
web-lesson-minutes =
    { $n ->
        [one] близько { $n } хвилини
       *[other] близько { $n } хвилин
    }
web-lesson-at = { $at } з { $of }
web-lesson-menu = Що ще можна в цьому уроці
web-lesson-on = Далі
web-lesson-do = Ваш хід
web-lesson-free = Грайте, як хочете
web-lesson-look = Спершу гляньте, що показує провідник, і натисніть «Далі».
web-lesson-first = Спершу гляньте сюди й натисніть «Далі».
web-lesson-meant = Ідеться ось про що: { $things }.
web-lesson-chapter = Тепер буде: { $title }.
web-lesson-skip = Зробити цей крок за мене
web-lesson-end = Пропустити решту
web-lesson-leave = Вийти й продовжити згодом
web-lesson-done = Чудово!
web-lesson-tip = І ще одна порада.
web-lesson-following = Наступний урок: { $title }
web-first-game = А тепер перша справжня партія
web-more = Докладніше
web-key-thing = до того, на що показує провідник

## Тренер

web-coach-ask = Про що це?
web-coach-off = Більше не підказувати
web-coach-done = Зрозуміло
web-set-coach = Тренер
web-set-coach-help = Один раз пояснює те, що трапляється вам уперше.

## Малюнки

web-figure-setup = Увесь стіл на одному малюнку
web-figure-turn = Увесь хід на одному малюнку
web-figure-pieces = Що буває на столі
