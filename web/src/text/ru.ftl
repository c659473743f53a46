## Везде

web-skip = Перейти к содержанию
web-close = Закрыть
web-beyond-up = Вверх, к тому, что можно выбрать
web-beyond-down = Вниз, к тому, что можно выбрать
web-cancel = Отмена
web-again = Попробовать ещё раз
web-save = Сохранить
web-saved = Сохранено.
web-send = Отправить
web-share = Поделиться
web-copied = Ссылка скопирована.
web-company = За столом
web-watched-by = Смотрят: { $names }
web-watched-by-nobody = Со стороны никто не смотрит.
web-again-called = Вас зовут сыграть ещё раз
web-yes = да
web-no = нет
web-you = вы
web-bot = бот
web-name = Имя
web-language = Язык
web-settings = Настройки
web-rules = Правила
web-to-lobby = В лобби
web-to-table = К столу
web-no-such-page = Здесь ничего нет.

## Что не получилось

web-not-done = Не получилось
web-why-not = Почему нельзя?
web-refused = Сейчас так сделать нельзя.
web-stale = Стол тем временем изменился. Посмотрите ещё раз и выберите.
web-no-connection = Нет связи с сервером. Проверьте сеть и попробуйте ещё раз.
web-no-such-table = Такого стола нет.
web-not-allowed = Этот стол для вас закрыт. Попросите ссылку-приглашение.
web-by-invitation = Этот стол только по приглашению. Попросите ссылку.
web-too-fast = Слишком быстро. Подождите немного и попробуйте ещё раз.
web-server-trouble = На сервере неполадки. Попробуйте через минуту.
web-reconnecting = Связь потеряна. Восстанавливаем…

## Лобби

web-hero = Стол у огня
web-hero-text = Современные настольные игры в браузере: в одиночку, с ботами или с друзьями. Без регистрации и установки.
web-games = Игры
web-play-now = Играть с ботами
web-play-alone = Играть в одиночку
web-new-table = Новый стол
web-my-tables = Мои столы
web-open-tables = Открытые столы
web-no-open-tables = Сейчас никто не ждёт игроков. Откройте стол и пригласите друзей по ссылке.
web-watch-tables = Сейчас играют
web-past-games = Завершённые партии
web-minutes = { $span } мин
web-weight-light = лёгкая
web-weight-easy = нетрудная
web-weight-medium = средняя
web-weight-thoughtful = вдумчивая
web-weight-heavy = сложная
web-together = вместе
web-players = От { $least } до { $most } игроков
web-status-over = завершена
web-status-playing = идёт
web-status-your-turn = ваш ход
web-seats-open =
    { $count ->
        [0] Все места заняты
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[other] { $count } свободных мест
    }
web-seat-open = свободное место
web-seat-n = Место { $n }
web-player-n = Игрок { $n }

## Новый стол

web-game = Игра
web-who-plays = Кто играет
web-kind-bot = Бот
web-kind-open = Друг по ссылке
web-kind-hot = Человек за этим устройством
web-which-bot = Какой бот
web-add-seat = Добавить место
web-remove-seat = Убрать место { $n }
web-presets = Готовый стол
web-all-options = Настроить всё самостоятельно
web-sources = Что именно восстановлено?
web-fold = свернуть или развернуть журнал
web-unfold = Развернуть журнал рядом
web-legend = Что означают знаки
web-key-sheet = объяснить то, что выделено
web-options = Опции
web-difficulty = Сложность: { $difficulty }
web-the-table = Стол
web-timer = Время на решение
web-timer-seconds =
    { $seconds ->
        [0] без ограничения
        [one] { $seconds } секунда
        [few] { $seconds } секунды
       *[other] { $seconds } секунд
    }
web-timer-day = сутки
web-who-may-join = Кто может присоединиться
web-private = По приглашению
web-private-help = Только те, у кого есть ссылка.
web-public = Все
web-public-help = Стол видно в лобби.
web-make-and-play = Начать партию
web-make-and-invite = Открыть стол

## Перед партией

web-waiting-room = Собираемся за столом
web-sit = Сесть
web-make-bot = Посадить бота
web-make-open = Освободить место
web-invite = Ссылка-приглашение
web-start = Начать партию
web-start-bots =
    { $count ->
        [one] Начать с ботом на свободном месте
       *[other] Начать с ботами на свободных местах
    }
web-leave = Уйти из-за стола
web-leave-help = Страницу можно закрыть и вернуться когда угодно: стол вас ждёт. Если уйти из партии, за вас будет ходить стол или бот; вернуться можно и позже.
web-pause = Отойти в лобби
web-leave-for-good = Уйти из партии
web-away = Вы ушли из партии. Пока вас нет, за вас решает стол.
web-come-back = Вернуться в партию
web-absent = не за столом
web-gone = { $name }: не за столом
web-seat-a-bot = Пусть играет бот

## За столом

web-your-move = Ваш ход
web-waiting-for = Ждём: { $names }
web-watching = Вы зритель
web-laid = Ваш выбор лежит лицом вниз.
web-lay = Выбрать: { $move }
web-do = Да: { $move }
web-follows = Дальше: { $story }
web-final = Этого уже не вернуть.
web-do-it = Сделать
web-so-far = Выбрано: { $things }
web-undo = Отменить ход
web-hint = Подсказка
web-hint-says = Подсказка: { $move }.
web-hint-second = Второй по силе выбор: { $move }.
web-plain = Без картинок
web-panels = Журнал, разговор и правила
web-log = Журнал
web-log-empty = Ещё ничего не произошло.
web-log-secret = Выбор сделан: { $names }
web-by-timer = время вышло: автоматический ход
web-by-away = не за столом: автоматический ход
web-by-fault = бот не справился: автоматический ход
web-past =
    { $n ->
        [0] Вы видите стол перед первым ходом
        [one] Вы видите стол после { $n } хода
       *[other] Вы видите стол после { $n } ходов
    }
web-back-to-now = Вернуться к игре
web-seconds-left =
    { $seconds ->
        [one] Осталась { $seconds } секунда
        [few] Осталось { $seconds } секунды
       *[other] Осталось { $seconds } секунд
    }
web-rules-search = Поиск в правилах
web-rules-none = Правила ничего об этом не говорят.
web-show-me = Показать на столе
web-example-n = Пример { $n } из { $of }
web-example-next = Другой пример
web-back = Назад
web-contents = Содержание
web-chat = Разговор
web-chat-empty = За столом тихо.
web-chat-say = Скажите что-нибудь
web-reactions = Быстрые реакции
web-react-fire = огонь
web-react-clap = аплодисменты
web-react-laugh = смех
web-react-wow = ого
web-react-heart = сердце
web-react-think = раздумья
web-pass-to = Передайте устройство: { $name }
web-pass-help = Следующий выбор тайный. Остальные отворачиваются.
web-pass-ready = Я — { $name }
web-look-as = Что видит { $name }

## Конец

web-won =
    { $count ->
        [one] Победа: { $names }!
       *[other] Общая победа: { $names }!
    }
web-you-won = Вы победили!
web-you-share = Общая победа, и ваша тоже!
web-all-won = Победа!
web-all-lost = Поражение
web-count = Окончательный подсчёт
web-to-result = К результату
web-place = Место { $place }
web-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
web-rematch = Сыграть ещё
web-rematch-join = В следующую партию
web-replay = Запись партии
web-fair = Всё ли было честно?
web-fair-text = Сервер запечатал тайное число, прежде чем кто-либо сел за стол. Страница каждого игрока добавила своё. Раздача получается из всех этих чисел, поэтому выбрать её не мог никто, даже тот, кто держит сервер.
web-commitment = Обещание сервера
web-fair-holds = Эта страница записала обещание, и пока оно соблюдается.
web-fair-doubt-promise = Это не то обещание, которое записала эта страница. Не доверяйте этой раздаче.
web-fair-doubt-part = Вашего числа в этой раздаче нет: оно не дошло вовремя или его пропустили. Если это случается часто, не доверяйте серверу.
web-fair-doubt-receipt = Это не тот журнал, который эта страница видела в конце. Кто-то его изменил.
web-fair-part = Число игрока { $name }
web-fair-alone = Здесь никто не добавил своего числа: раздачу сделал один сервер.
web-fair-receipt = Квитанция журнала
web-dealing = Раздаём карты…
web-seed = Зерно случая
web-download-log = Сохранить журнал

## Запись партии

web-replay-start = Начало партии
web-replay-at = Момент партии
web-move-n = Ход { $n } из { $of }
web-first = В начало
web-previous = Шаг назад
web-run = Воспроизвести
web-stop = Пауза
web-next = Шаг вперёд
web-last = В конец

web-story = Что только что произошло
web-story-back = На миг назад
web-story-pause = Пауза
web-story-on = Дальше
web-story-next = Следующий миг
web-story-end = В конец
web-story-again = Показать ещё раз
web-meanwhile = Пока вы ждали ({ $n })

## Настройки

web-who-are-you = Вы
web-account = Учётная запись
web-account-help = Без учётной записи вы гость на этом устройстве. С ней ваши столы будут на любом.
web-account-yes = Вход выполнен: { $login }.
web-login = Логин
web-password = Пароль
web-new-password = Новый пароль
web-change-password = Сменить пароль
web-claim = Создать учётную запись
web-log-in = Войти
web-code = Код
web-second = Второй шаг при входе
web-second-help = При входе нужно будет ввести ещё и код из приложения в телефоне.
web-second-on = Включить
web-second-off = Отключить
web-second-scan = Наведите приложение-аутентификатор на эту картинку и введите код, который оно покажет.
web-second-open = Открыть приложение на этом устройстве
web-second-type = Или введите в приложении:
web-second-rescue = Включено. Сохраните эти коды на случай, если потеряете приложение: каждый действует один раз, и больше они не появятся.
web-devices = Где выполнен вход
web-device = Устройство
web-device-here = это устройство
web-device-seen = последний раз { $when }
web-log-out = Выйти
web-at-the-table = За столом
web-set-sound = Звук
web-set-sound-help = Короткие мягкие звуки: ваш ход, карты, находки, беды.
web-sound-offer = Включить тихие звуки за столом?
web-sound-yes = Включить
web-sound-no = Без звука
web-set-clearPalette = Различимые цвета
web-set-clearPalette-help = Цвета игроков, которые легко различить при любом восприятии цвета. У каждого места есть и своя фигура.
web-set-confirm = Переспрашивать перед тем, чего не вернуть
web-set-confirm-never = никогда
web-set-confirm-surprise = когда это было бы неожиданностью
web-set-confirm-always = всегда
web-set-keys = Клавиши без Ctrl
web-set-keys-help = Буквы и цифры действуют сразу. Клавиша ? показывает их все.
web-set-pictures = Картинки
web-set-pictures-help = Без них стол — это текст с заголовками и списками.
web-set-theme = Фон
web-set-theme-system = как на устройстве
web-set-theme-dark = тёмный
web-set-theme-light = светлый
web-set-motion = Анимация
web-set-motion-system = как на устройстве
web-set-motion-less = меньше
web-set-motion-full = полная
web-set-pace = Темп рассказа
web-set-pace-step = шаг за шагом
web-set-pace-slow = медленно
web-set-pace-usual = как обычно
web-set-pace-once = сразу
web-about = О «Ватре»
web-about-text = Ватра — огонь, у которого собираются люди. «Ватра» — свободная программа.
web-credits = Значки: game-icons.net, Lorc, Delapouite и другие (CC BY 3.0). Шрифты: Literata и Inter (SIL OFL).

## Клавиши

web-keys = Клавиши
web-keys-note = Буквы узнаются по месту на клавиатуре, в любой раскладке. Клавиши без Ctrl можно выключить в настройках.
web-key-options = выбрать вариант
web-key-confirm = выложить выбор
web-key-cancel = отменить или пропустить анимацию
web-key-replay = шаги в записи партии
web-key-space = Пробел
web-key-story = дальше в рассказе или в его конец

## Уроки

web-learn = Научиться играть
web-learn-game = Как играть: { $game }
web-lessons = Уроки
web-lesson-take = Начать урок
web-lesson-resume = Учиться дальше
web-lesson-again = Ещё раз сначала
web-lesson-taken = пройден
web-lesson-minutes =
    { $n ->
        [one] около { $n } минуты
       *[other] около { $n } минут
    }
web-lesson-at = { $at } из { $of }
web-lesson-menu = Что ещё можно в этом уроке
web-lesson-on = Дальше
web-lesson-do = Ваш ход
web-lesson-free = Играйте, как хочется
web-lesson-look = Сначала посмотрите, что показывает проводник, и нажмите «Дальше».
web-lesson-first = Сначала посмотрите сюда и нажмите «Дальше».
web-lesson-meant = Речь вот о чём: { $things }.
web-lesson-chapter = Теперь: { $title }.
web-lesson-skip = Сделать этот шаг за меня
web-lesson-end = Пропустить остальное
web-lesson-leave = Выйти и продолжить потом
web-lesson-done = Отлично!
web-lesson-tip = И ещё один совет.
web-lesson-following = Следующий урок: { $title }
web-first-game = А теперь первая настоящая партия
web-more = Подробнее
web-key-thing = к тому, на что показывает проводник

## Тренер

web-coach-ask = О чём это?
web-coach-off = Больше не подсказывать
web-coach-done = Понятно
web-set-coach = Тренер
web-set-coach-help = Один раз объясняет то, что встретилось вам впервые.

## Рисунки

web-figure-setup = Весь стол на одном рисунке
web-figure-turn = Весь ход на одном рисунке
web-figure-pieces = Что бывает на столе
