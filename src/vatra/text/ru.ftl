## Везде

interrupted = Прервано.
number = { $n }
number-1 = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
percent-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
unknown-language = Языка «{ $language }» здесь нет. Есть такие языки: { $allowed }.
option-without-value = «{ $given }» — не опция со значением. Пишите так: --option название=значение. Опции: { $allowed }.
cannot-use-file = Не удаётся использовать «{ $file }»: { $why }.
our-fault = В «Ватре» что-то сломалось, и это не ваша вина: { $what }. Пожалуйста, сообщите об этом. С VATRA_DEBUG=1 та же команда покажет, где именно сломалось.

## Командная строка, которую нельзя понять

usage-help = См. «{ $command }».
usage-no-such-flag = Параметра «{ $flag }» здесь нет.
usage-missing = Не хватает «{ $name }».
usage-needs-value = После «{ $flag }» должно стоять значение.
usage-bad-value = Значение «{ $name }» не подходит.
usage-no-such-command = Такой команды нет. Команды: { $allowed }.
usage-too-much = В командной строке больше слов, чем понимает эта команда.

## vatra games

games-seats = Игроков: от { $min } до { $max }
games-bots = Боты
games-default = по умолчанию
games-play = Сыграть: { $command }

## vatra check

check-nothing = В { $paths } нет примеров. Примеры — это файлы, имена которых заканчиваются на .toml.
check-passed =
    { $count ->
        [one] { $count } пример сошёлся.
        [few] { $count } примера сошлись.
       *[many] { $count } примеров сошлись.
    }
check-failed =
    { $count ->
        [one] { $count } пример не сошёлся.
        [few] { $count } примера не сошлись.
       *[many] { $count } примеров не сошлись.
    }

## vatra rules

rules-unknown = В { $game } нет правила «{ $given }». Похожие: { $near }. Все: vatra rules { $game }.
rules-no-example = Отдельного примера к этому правилу нет.
rules-no-such-example =
    { $count ->
        [one] Примера { $given } нет: у этого правила только { $count } пример.
        [few] Примера { $given } нет: у этого правила { $count } примера.
       *[many] Примера { $given } нет: у этого правила { $count } примеров.
    }
rules-example = Пример { $number } из { $count }

## vatra bench

bench-title = { $game }, случайных ботов: { $players }, одно ядро
bench-games = партий в секунду
bench-actions = действий в секунду
bench-copies = копий стола в секунду
bench-compiled = Движок скомпилирован.
bench-plain = Движок не скомпилирован и работает на обычном Python. Там, где есть компилятор C, установка сделает его во много раз быстрее.

## vatra sim

sim-who-plays = Скажите, кто играет: --seats бот,бот,бот. Есть такие боты: { $allowed }.
sim-playing = Играем
sim-title =
    { $games ->
        [one] { $game }, { $games } партия
        [few] { $game }, { $games } партии
       *[many] { $game }, { $games } партий
    }
sim-bot = Бот
sim-wins = Победы
sim-win-rate = Доля побед
sim-interval = Интервал 95 %
sim-mean-score = Средний счёт
sim-speed =
    { $speed ->
        [one] { $seconds } с, { $speed } партия в секунду
        [few] { $seconds } с, { $speed } партии в секунду
       *[many] { $seconds } с, { $speed } партий в секунду
    }
sim-written = Записано: { $file }
sim-game = Партия { NUMBER($number, useGrouping: 0) }, зерно «{ $seed }»
export-written =
    { $moves ->
        [one] { $folder }: { $moves } решение
        [few] { $folder }: { $moves } решения
       *[other] { $folder }: { $moves } решений
    } { $games ->
        [one] из { $games } партии
       *[other] из { $games } партий
    }
sim-unknown-ladder = Турнира «{ $given }» нет. Турниры: { $allowed }.
sim-ladder-or-positions = В турнире каждая партия играется с самого начала. Уберите --ladder или --positions.
sim-players-without-ladder = --players действует только вместе с --ladder. Без турнира у каждого бота из --seats есть своё место.
sim-options-or-positions = У каждой позиции свои опции. Уберите --option или --positions.

## The laboratory

lab-ladder-needs-two = Для турнира нужны хотя бы два разных бота.
lab-ladder-too-short = Составов ботов в этом турнире ({ $tables }) больше, чем партий ({ $games }). Попросите больше партий.
lab-no-such-game = Партии { NUMBER($number, useGrouping: 0) } нет. Партии пронумерованы от 0 до { NUMBER($last, useGrouping: 0) }.
lab-no-logs = Журнал ведут только для обычной партии с самого начала, поэтому с --positions и --patch его не бывает. Уберите --logs.
lab-other-simulation = В «{ $file }» другая симуляция: другие боты, опции, зерно, число партий или правила. Дайте ту же команду, что и тогда, или другой файл.
lab-others-files = В «{ $folder }» есть файлы не из этой симуляции, например { $file }. Выберите пустую папку или продолжите с --resume.
lab-others-data = Папка «{ $folder }» не пуста: в ней лежит { $file }. Выберите для данных пустую папку.
lab-bad-scenario = { $file } — не пример: { $why }.
lab-no-positions = Примеров с позициями игры «{ $game }» нет в { $paths }.
lab-patch-fails = { $file }, строка { NUMBER($line, useGrouping: 0) }: изменение не работает: { $why }.
lab-patch-replaces = { $file } даёт { $what } новое значение, но оно не дойдёт до правил, которые держат старое. Меняйте списки на месте: LIST[:] = …
lab-patch-changes-nothing =
    { $games ->
        [one] { $file } ничего не меняет: { $games } партия кончилась так же и без него. Что можно менять, говорит docs/lab.md.
        [few] { $file } ничего не меняет: все { $games } партии кончились так же и без него. Что можно менять, говорит docs/lab.md.
       *[many] { $file } ничего не меняет: все { $games } партий кончились так же и без него. Что можно менять, говорит docs/lab.md.
    }
lab-patch-twice = { $file } нельзя применить: этот процесс уже играет с другим изменением.
lab-needs-extra = Для этого нужен пакет «{ $package }». Установите его: { $command }
lab-unknown-rows = По имени «{ $file }» не видно, какой это должен быть файл. Имя может заканчиваться на: { $allowed }.
lab-no-folder = Папки «{ $folder }» нет. Сначала создайте её.
lab-no-cluster = По адресу «{ $address }» нет кластера Ray: { $why }

## vatra replay, vatra verify

replay-what = Скажите, какой журнал показать, или назовите папку: --all ПАПКА.
replay-nothing = В { $folder } нет журналов. Журналы — это файлы, имена которых заканчиваются на .log или .jsonl.
replay-unfinished =
    { $moves ->
        [one] Партия не окончена: журнал обрывается после { $moves } хода.
       *[other] Партия не окончена: журнал обрывается после { $moves } ходов.
    }
replay-held =
    { $count ->
        [one] { $count } журнал сошёлся.
        [few] { $count } журнала сошлись.
       *[many] { $count } журналов сошлись.
    }
replay-failed =
    { $count ->
        [one] { $count } журнал не сошёлся.
        [few] { $count } журнала не сошлись.
       *[many] { $count } журналов не сошлись.
    }
verify-simulated = Это симуляция: запись сходится, и каждое выпадение следует из открытого зерна «{ $seed }». Заранее этого зерна никто не обещал, так что о том, кто его выбрал, ничего не доказано.
verify-finished =
    { $moves ->
        [one] { $file }: партия честная. Зерно совпало с отпечатком, и всё, что дал случай за { $moves } ход, следует из него.
        [few] { $file }: партия честная. Зерно совпало с отпечатком, и всё, что дал случай за { $moves } хода, следует из него.
       *[many] { $file }: партия честная. Зерно совпало с отпечатком, и всё, что дал случай за { $moves } ходов, следует из него.
    }
verify-unfinished =
    { $moves ->
        [one] { $file }: партия ещё идёт, сыгран { $moves } ход. Пока всё честно.
        [few] { $file }: партия ещё идёт, сыграно { $moves } хода. Пока всё честно.
       *[many] { $file }: партия ещё идёт, сыграно { $moves } ходов. Пока всё честно.
    }
verify-promise = Отпечаток: { $promise }
verify-seed = Зерно: { $seed }
verify-part = { $name }: к случаю добавлено своё число.
verify-part-missing = { $name }: число обещано, но так и не открыто.
verify-alone = Никто другой ничего не добавил к случаю: тот, кто раздавал, мог перебрать несколько зёрен.
verify-receipt = Квитанция: { $receipt }
verify-signed = Подписано сервером, ключ { $key }

## Кто за столом

player = Игрок
seats-nobody = «{ $given }» за стол сесть не может. На местах могут быть: { $allowed }.
seats-hot-seat = С --hot-seat играют не меньше двух человек: --seats N или несколько раз «me» вместо { $given }.
seats-bad-name = «{ $name }» не может быть именем. В имени от 1 до { $longest } знаков и нет запятых.
seats-name-taken = «{ $name }» за столом означает кого-то другого. Выберите другое имя.

## Сохранение и продолжение

save-as = Сохранить как (имя файла; Enter — не сохранять):
quit-save-as = Сохранить партию? Имя файла или Enter, чтобы выйти без сохранения:
saved = Сохранено в { $file }.
save-no-folder = «{ $file }» не удастся сохранить: папки «{ $folder }» нет.
save-not-a-log = «{ $file }» уже есть, и это не сохранённая партия. Выберите другое имя файла.
load-other-game = В { $file } партия игры «{ $game }». Продолжить её: vatra tty { $game } --load { $file }
load-no-seed = В { $file } нет зерна, поэтому никто не знает, что дал бы случай дальше. Посмотреть партию: vatra replay { $file }
load-over = Партия в { $file } окончена. Посмотреть её: vatra replay { $file }
load-alone = В { $file } уже сказано, кто и во что играет. Уберите --seats, --hot-seat, --option и --seed.
go-on = Продолжить можно в любой момент: { $command }

## За столом

tty-title = { $game }: { $names }
tty-promise = Всё, что даст случай, запечатано ещё до первой карты. Отпечаток: { $promise }
tty-help = Отвечайте числом или первыми буквами. Остальное покажет «{ $order }».
pass-keyboard = Передайте клавиатуру: { $name }. Потом нажмите Enter.
pass-undo = ({ $name }: ещё можно набрать «{ $order }».)
answer-number = Выберите число от 1 до { $max }.
answer-unclear = «{ $given }» может означать: { $fits }. Добавьте ещё букву.
answer-again = Если вы действительно этого хотите, выберите ещё раз.
refused-why = ({ $rule }. Подробнее: «{ $order }».)
why-nothing = Пока ни один ход не отклонён.
hint = { $bot } советует: { $choice }
hint-second = Второй по силе выбор: { $choice }
hint-none = Ни один бот этой игры не подсказывает.
undone = Ход отменён.
rules-nothing = Ни одно правило не упоминает «{ $word }».
input-ended = Ввод закончился раньше, чем партия.
bye = До встречи у огня!

order-table = стол
    .help = посмотреть на стол ещё раз
order-hint = подсказка
    .help = что сделал бы бот и почему
order-undo = отменить
    .help = отменить свой последний ход
order-rules = правила
    .help = все правила или те, где есть слово: правила реликвия
order-why = почему
    .help = правило, которое не дало сделать ход, и соседние с ним
order-log = журнал
    .help = что было до сих пор
order-save = сохранить
    .help = сохранить партию: сохранить ФАЙЛ. В файле есть зерно, так что заглядывать в него — портить игру
order-help = помощь
    .help = этот список
order-quit = уйти
    .help = уйти от стола
help-answer = Чтобы ответить, наберите число, первые буквы или целое слово.

## Конец

end-title = Партия окончена
end-winner =
    { $count ->
        [0] За столом на этот раз никто не победил.
        [1] Победа: { $names }!
       *[other] Общая победа: { $names }!
    }
end-all-won = Победа: выигрывают все вместе!
end-all-lost = Поражение: на этот раз не выигрывает никто.
end-place = Место
end-player = Игрок
end-total = Всего
end-how = Как это было
end-seed = Зерно, отпечаток которого объявили в начале: { $seed }
end-saved = Сохранено в { $file }. Проверить честность: { $command }

## vatra tty without a game

tty-which-game = Во что сыграем?
tty-which-game-first = Сначала назовите игру: vatra tty ИГРА, а потом остальное.
play-name = Как вас зовут? (Enter — просто «Игрок»)
play-how-many = Сколько игроков вместе с вами?
play-difficulty = Сложность: { $difficulty }.
played-unreadable = { $file }, строка { $line }: эта запись о сыгранной партии не читается. Удалите строку, и остальное снова будет учитываться.
play-number = (от { $min } до { $max }; Enter — { $usual })
play-number-again = Наберите, пожалуйста, число от { $min } до { $max }.

## vatra learn

learn-help = Проводник говорит, что делать. Enter ведёт дальше; «{ $order }» показывает, что ещё можно ввести.
learn-next = (Enter: дальше)
learn-about = Речь об этом: { $things }.
learn-chapter = Теперь: { $title }
learn-done = Отлично!
learn-first-game = А теперь первая настоящая партия: { $command }
learn-later = Продолжить потом: { $command }
learn-no-rule = За этим шагом нет правила.
learn-no-such = У { $game } уроков: { $count }, так что урока { $given } нет.
learn-unreadable = { $file } не удаётся прочитать. Удалите его, и урок начнётся сначала.
learn-order-table = стол
    .help = ещё раз посмотреть на стол
learn-order-previous = прежний
    .help = на шаг назад
learn-order-skip = пропуск
    .help = пусть этот шаг сделает проводник
learn-order-again = сначала
    .help = начать урок сначала
learn-order-rule = правило
    .help = правило, на котором держится этот шаг
learn-order-help = помощь
    .help = этот список
learn-order-quit = выйти
    .help = выйти; потом урок продолжится отсюда

## --help

help-usage = Как писать: { $usage }
help-command = КОМАНДА
help-options = {"["}ФЛАГИ]
help-options-title = Флаги
help-vatra = Стол для современных настольных игр: играйте, прогоняйте миллионы партий, проверяйте правила.
    .help = Что здесь можно написать.
    .lang = Язык; без него — VATRA_LANG, затем LANG, затем английский.
    .version = Показать версию и выйти.
    .install_completion = Добавить дополнение команд в эту оболочку.
    .show_completion = Показать это дополнение, чтобы скопировать или изменить.
    .game = Игра; их перечисляет «vatra games».
    .as_json = Вывести JSON для программы.
    .option = Опция игры, например relics=numbered; можно несколько. Их перечисляет «vatra games».
    .database = Где хранить столы: файл SQLite или адрес PostgreSQL.
    .file = Журнал партии.
help-play = Открыть стол в браузере, только для этого компьютера. (В терминале: vatra tty.)
    .port = Порт; без него найдётся свободный.
    .browser = Открыть страницу в браузере.
help-tty = Играть в терминале: против ботов или нескольким людям за одной клавиатурой.
    .game = Игра; без неё стол спросит.
    .seats = Сколько играет (вы и боты) или кто: «me», «me:Olena» или бот, например me,novice,novice.
    .hot_seat = Вместе с --seats N: все — люди за этой клавиатурой.
    .preset = Готовый стол: лёгкая первая партия, обычная или трудная.
    .seed = Раздать партию, которую можно раздать снова; без него зерна никто не знает.
    .save = Сохранять партию в этом файле после каждого хода.
    .load = Продолжить сохранённую партию.
help-learn = Сыграть первую партию с проводником; урок продолжается с того места, где его оставили. Без игры: все уроки.
    .game = Игра.
    .number = Какой из её уроков; иначе первый непройденный.
    .again = Начать сначала.
help-games = Перечислить игры: сколько игроков, какие опции, какие боты могут сесть за стол.
help-sim = Пусть боты сыграют много партий. Они сидят на каждом месте по очереди, так что преимущества нет ни у кого.
    .seats = Кто играет, например novice,novice,random.
    .games = Сколько партий.
    .seed = То же зерно даёт те же партии.
    .ladder = Все боты из --seats встречаются: за всеми возможными столами или попарно.
    .players = Мест за столом турнира; 0 — наименьшее возможное.
    .positions = Начинать с позиций этих примеров.
    .patch = Изменить что-то в игре и сравнить с неизменённой.
    .jobs = Сколько процессов; 0 — по одному на ядро.
    .ray = Играть на кластере Ray: по адресу RAY_ADDRESS или на местном, созданном для этого.
    .report = Написать отчёт с графиками.
    .rows = Записать по строке на партию: .csv, .jsonl или .parquet; можно несколько.
    .logs = Записать журнал каждой партии, для «vatra replay».
    .resume = Записывать каждую партию в этот файл; та же команда продолжит с этого места.
    .only = Сыграть одну из партий и рассказать её.
help-export = Боты играют, а каждое решение записывается как данные для обучения: файлы Parquet с описанием.
    .to = Папка для данных; пустая или та, которой ещё нет.
    .seats = Кто играет, например expert,expert,expert.
    .games = Сколько партий.
    .seed = То же зерно даёт те же данные.
    .jobs = Сколько процессов; 0 — по одному на ядро.
    .resume = Записывать каждую партию в этот файл; та же команда продолжит с него.
help-rules = Рассказать правила игры или одно из них с разыгранным примером.
    .rule = Обозначение правила, как его называют отказы.
    .number = Который из примеров.
help-replay = Рассказать партию из журнала от начала до конца или проверить, что все журналы в папке ещё действительны.
    .folder = Воспроизвести все файлы .log и .jsonl в папке; код выхода 1, если какой-то не удастся.
help-verify = Воспроизвести журнал из обнародованного зерна: совпадает ли зерно с отпечатком и всё ли случайное из него следует?
    .promise = Обещание, которое вы записали, когда садились за стол.
    .receipt = Квитанция, которую вы записали, когда игра закончилась.
    .key = Ключ сервера, который должен был подписать журнал.
help-check = Прогнать примеры и сказать, какие не сходятся. Код выхода 1, если такие есть.
    .paths = Файлы примеров или папки с ними.
help-bench = Измерить, сколько случайных партий, ходов и копий в секунду даёт одно ядро.
    .players = Сколько случайных игроков; без этого — четверо, где игра позволяет.
help-serve = Держать столы для клуба или интернета; как сделать это хорошо, говорит docs/hosting.md.
    .host = Слушать на этом адресе; 0.0.0.0 — на всех.
    .port = Слушать на этом порту.
    .workers = Процессов; нескольким нужен PostgreSQL.
    .secret = Ключ, которым подписывают cookie; если его нет, будет создан.
    .name = Имя, на которое сервер отвечает; можно несколько. Без него — на любое.
    .open_metrics = Показывать /metrics и другим компьютерам.
help-schema = Вывести JSON Schema всех сообщений между страницей и сервером.
