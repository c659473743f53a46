## Усюди

interrupted = Перервано.
number = { $n }
number-1 = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
percent-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
unknown-language = Мови «{ $language }» тут немає. Є такі: { $allowed }.
option-without-value = «{ $given }» не є опцією зі значенням. Пишіть так: --option назва=значення. Опції: { $allowed }.
cannot-use-file = «{ $file }» не вдається використати: { $why }.
our-fault = У «Ватрі» щось зламалося, і це не ваша провина: { $what }. Будь ласка, повідомте про це. З VATRA_DEBUG=1 та сама команда покаже, де саме зламалося.

## Командний рядок, якого не можна зрозуміти

usage-help = Див. «{ $command }».
usage-no-such-flag = Прапорця «{ $flag }» тут немає.
usage-missing = Бракує «{ $name }».
usage-needs-value = Після «{ $flag }» має бути значення.
usage-bad-value = Значення для «{ $name }» не підходить.
usage-no-such-command = Такої команди немає. Команди: { $allowed }.
usage-too-much = У командному рядку більше слів, ніж розуміє ця команда.

## vatra games

games-seats = Гравців: від { $min } до { $max }
games-bots = Боти
games-default = типово
games-play = Зіграти: { $command }

## vatra check

check-nothing = У { $paths } немає прикладів. Приклади — це файли, назви яких закінчуються на .toml.
check-passed =
    { $count ->
        [one] { $count } приклад справджується.
        [few] { $count } приклади справджуються.
       *[many] { $count } прикладів справджуються.
    }
check-failed =
    { $count ->
        [one] { $count } приклад не справджується.
        [few] { $count } приклади не справджуються.
       *[many] { $count } прикладів не справджуються.
    }

## vatra rules

rules-unknown = У { $game } немає правила «{ $given }». Схожі: { $near }. Усі: vatra rules { $game }.
rules-no-example = Окремого прикладу до цього правила немає.
rules-no-such-example =
    { $count ->
        [one] Прикладу { $given } немає: у цього правила лише { $count } приклад.
        [few] Прикладу { $given } немає: у цього правила { $count } приклади.
       *[many] Прикладу { $given } немає: у цього правила { $count } прикладів.
    }
rules-example = Приклад { $number } із { $count }

## vatra bench

bench-title =
    { $players ->
        [one] { $game }, { $players } випадковий гравець, одне ядро
        [few] { $game }, { $players } випадкові гравці, одне ядро
       *[many] { $game }, { $players } випадкових гравців, одне ядро
    }
bench-games = партій за секунду
bench-actions = дій за секунду
bench-copies = копій столу за секунду
bench-compiled = Рушій скомпільовано.
bench-plain = Рушій працює як звичайний Python. Якщо встановити там, де є компілятор C, він буде в багато разів швидший.

## vatra sim

sim-who-plays = Скажіть, хто грає: --seats бот,бот,бот. Є такі боти: { $allowed }.
sim-playing = Граємо
sim-title =
    { $games ->
        [one] { $game }, { $games } партія
        [few] { $game }, { $games } партії
       *[many] { $game }, { $games } партій
    }
sim-bot = Бот
sim-wins = Перемоги
sim-win-rate = Частка перемог
sim-interval = Інтервал 95 %
sim-mean-score = Середній рахунок
sim-speed =
    { $speed ->
        [one] { $seconds } с, { $speed } партія за секунду
        [few] { $seconds } с, { $speed } партії за секунду
       *[many] { $seconds } с, { $speed } партій за секунду
    }
sim-written = Записано: { $file }
sim-game = Партія { NUMBER($number, useGrouping: 0) }, зерно «{ $seed }»
export-written = Записано в { $folder }. Партій: { $games }. Рішень: { $moves }.
sim-unknown-ladder = Турніру «{ $given }» немає. Турніри: { $allowed }.
sim-ladder-or-positions = У турнірі кожну партію грають від самого початку. Заберіть --ladder або --positions.
sim-players-without-ladder = --players має зміст лише разом із --ladder. Без турніру кожен бот із --seats має своє місце.
sim-options-or-positions = У кожної розставленої позиції свої опції. Заберіть --option або --positions.

## The laboratory

lab-ladder-needs-two = Для турніру потрібно принаймні два різні боти.
lab-ladder-too-short = Складів ботів у цьому турнірі ({ $tables }) більше, ніж партій ({ $games }). Попросіть більше партій.
lab-no-such-game = Партії { NUMBER($number, useGrouping: 0) } немає. Партії пронумеровано від 0 до { NUMBER($last, useGrouping: 0) }.
lab-no-logs = Запис починається з незміненої гри й початкової розстановки, тож партії з --positions чи --patch його не мають. Заберіть --logs.
lab-other-simulation = У «{ $file }» інша симуляція: інші боти, опції, зерно, кількість партій або правила. Дайте ту саму команду, що й тоді, або інший файл.
lab-others-files = У «{ $folder }» є файли не з цієї симуляції, наприклад { $file }. Виберіть порожню теку або продовжте з --resume.
lab-others-data = Тека «{ $folder }» не порожня: у ній лежить { $file }. Оберіть для даних порожню теку.
lab-bad-scenario = { $file } — не приклад: { $why }.
lab-no-positions = Розставлених позицій гри «{ $game }» немає в { $paths }.
lab-patch-fails = { $file }, рядок { NUMBER($line, useGrouping: 0) }: зміна не працює: { $why }.
lab-patch-replaces = { $file } дає { $what } нове значення, але воно не дійде до правил, що тримають старе. Змінюйте списки на місці: LIST[:] = …
lab-patch-changes-nothing =
    { $games ->
        [one] { $file } нічого не змінює: { $games } партія скінчилася так само й без неї. Що можна змінити, каже docs/lab.md.
        [few] { $file } нічого не змінює: усі { $games } партії скінчилися так само й без неї. Що можна змінити, каже docs/lab.md.
       *[many] { $file } нічого не змінює: усі { $games } партій скінчилися так само й без неї. Що можна змінити, каже docs/lab.md.
    }
lab-patch-twice = { $file } не можна застосувати: цей процес уже грає з іншою зміною.
lab-needs-extra = Для цього потрібен пакунок «{ $package }». Встановіть його: { $command }
lab-unknown-rows = З назви «{ $file }» не видно, який це має бути файл. Назва може закінчуватися на: { $allowed }.
lab-no-folder = Теки «{ $folder }» немає. Спершу створіть її.
lab-no-cluster = За адресою «{ $address }» немає кластера Ray: { $why }

## vatra replay, vatra verify

replay-what = Скажіть, який журнал показати, або назвіть теку: --all ТЕКА.
replay-nothing = У { $folder } немає журналів. Журнали — це файли, назви яких закінчуються на .log або .jsonl.
replay-unfinished =
    { $moves ->
        [one] Партію не закінчено: журнал уривається після { $moves } ходу.
       *[other] Партію не закінчено: журнал уривається після { $moves } ходів.
    }
replay-held =
    { $count ->
        [one] { $count } журнал справджується.
        [few] { $count } журнали справджуються.
       *[many] { $count } журналів справджуються.
    }
replay-failed =
    { $count ->
        [one] { $count } журнал не справджується.
        [few] { $count } журнали не справджуються.
       *[many] { $count } журналів не справджуються.
    }
verify-simulated = Це симуляція: запис сходиться, і кожне випадіння випливає з відкритого зерна «{ $seed }». Наперед цього зерна ніхто не обіцяв, тож про те, хто його обрав, нічого не доведено.
verify-finished =
    { $moves ->
        [one] { $file }: партія чесна. Зерно те, що обіцяли, і все, що дав випадок за { $moves } хід, випливає з нього.
        [few] { $file }: партія чесна. Зерно те, що обіцяли, і все, що дав випадок за { $moves } ходи, випливає з нього.
       *[many] { $file }: партія чесна. Зерно те, що обіцяли, і все, що дав випадок за { $moves } ходів, випливає з нього.
    }
verify-unfinished =
    { $moves ->
        [one] { $file }: досі партія чесна, { $moves } хід. Її ще не закінчено.
        [few] { $file }: досі партія чесна, { $moves } ходи. Її ще не закінчено.
       *[many] { $file }: досі партія чесна, { $moves } ходів. Її ще не закінчено.
    }
verify-promise = Відбиток зерна: { $promise }
verify-seed = Зерно: { $seed }
verify-part = { $name }: додано власне число до випадку.
verify-part-missing = { $name }: число обіцяно, але так і не відкрито.
verify-alone = Ніхто інший не додав нічого до випадку: той, хто роздавав, міг перебрати кілька зерен.
verify-receipt = Квитанція: { $receipt }
verify-signed = Підписано сервером, ключ { $key }

## Хто за столом

player = Гравець
seats-nobody = «{ $given }» за стіл сісти не може. На місцях можуть бути: { $allowed }.
seats-hot-seat = Із --hot-seat грають щонайменше двоє людей: --seats N або кілька разів «me» замість { $given }.
seats-bad-name = «{ $name }» не може бути ім’ям. Ім’я має від 1 до { $longest } знаків і не містить ком.
seats-name-taken = «{ $name }» за столом означає когось іншого. Виберіть інше ім’я.

## Збереження та продовження

save-as = Зберегти як (назва файлу; Enter — не зберігати):
quit-save-as = Зберегти партію? Назва файлу або Enter, щоб вийти без збереження:
saved = Збережено у { $file }.
save-no-folder = «{ $file }» не вдасться зберегти: теки «{ $folder }» немає.
save-not-a-log = «{ $file }» уже є, і це не збережена партія. Виберіть іншу назву файлу.
load-other-game = У { $file } партія гри «{ $game }». Продовжити її: vatra tty { $game } --load { $file }
load-no-seed = У { $file } немає зерна, тож ніхто не знає, що дав би випадок далі. Подивитися партію: vatra replay { $file }
load-over = Партію в { $file } закінчено. Подивитися її: vatra replay { $file }
load-alone = У { $file } вже сказано, хто й у що грає. Приберіть --seats, --hot-seat, --option і --seed.
go-on = Продовжити можна будь-коли: { $command }

## За столом

tty-title = { $game }: { $names }
tty-promise = Випадок цієї партії визначено ще до першої картки. Відбиток зерна: { $promise }
tty-help = Відповідайте числом або першими літерами. Решту покаже «{ $order }».
pass-keyboard = Передайте клавіатуру: { $name }. Потім натисніть Enter.
pass-undo = ({ $name }: хід ще можна скасувати, наберіть «{ $order }».)
answer-number = Виберіть число від 1 до { $max }.
answer-unclear = «{ $given }» може означати: { $fits }. Додайте ще літеру.
answer-again = Якщо це справді те, чого ви хочете, виберіть ще раз.
refused-why = ({ $rule }. Докладніше: «{ $order }».)
why-nothing = Досі жодного ходу не відхилено.
hint = { $bot } радить: { $choice }
hint-second = Другий найкращий вибір: { $choice }
hint-none = Жоден бот цієї гри не підказує.
undone = Хід скасовано.
rules-nothing = Жодне правило не згадує «{ $word }».
input-ended = Введення скінчилося раніше, ніж партія.
bye = До зустрічі біля вогню!

order-table = стіл
    .help = подивитися на стіл ще раз
order-hint = підказка
    .help = що зробив би бот і чому
order-undo = скасувати
    .help = скасувати свій останній хід
order-rules = правила
    .help = усі правила або ті, де є слово: правила реліквія
order-why = чому
    .help = чому хід не прийнято: правило і сусідні з ним
order-log = журнал
    .help = що було досі
order-save = зберегти
    .help = зберегти партію: зберегти ФАЙЛ. У файлі є зерно, тож зазирати в нього — псувати гру
order-help = допомога
    .help = цей перелік
order-quit = вийти
    .help = піти від столу
help-answer = Щоб відповісти, наберіть число, перші літери або ціле слово.

## Кінець

end-title = Партію закінчено
end-winner =
    { $count ->
        [0] Цього разу перемоги немає.
        [one] Перемога: { $names }!
       *[other] Спільна перемога: { $names }!
    }
end-all-won = Перемога: виграють усі разом!
end-all-lost = Поразка: цього разу не виграє ніхто.
end-place = Місце
end-player = Гравець
end-total = Разом
end-how = Як це сталося
end-seed = Зерно випадку, обіцяне на початку: { $seed }
end-saved = Збережено у { $file }. Перевірити чесність: { $command }

## vatra tty without a game

tty-which-game = У яку гру зіграємо?
tty-which-game-first = Спершу назвіть гру: vatra tty ГРА, а тоді вже решту.
play-name = Як вас звати? (Enter — просто «Ви»)
play-how-many = Скільки гравців разом із вами?
play-difficulty = Складність: { $difficulty }.
played-unreadable = { $file }, рядок { $line }: цей запис про зіграну партію не читається. Видаліть рядок, і решта знову рахуватиметься.
play-number = (від { $min } до { $max }; Enter — { $usual })
play-number-again = Наберіть, будь ласка, число від { $min } до { $max }.

## vatra learn

learn-help = Провідник каже, що робити. Enter веде далі; «{ $order }» показує, що ще можна ввести.
learn-next = (Enter: далі)
learn-about = Мова про таке: { $things }.
learn-chapter = Тепер буде: { $title }
learn-done = Чудово!
learn-first-game = А тепер перша справжня партія: { $command }
learn-later = Продовжити згодом: { $command }
learn-no-rule = За цим кроком немає правила.
learn-no-such = У { $game } уроків: { $count }, тож уроку { $given } немає.
learn-unreadable = { $file } не вдається прочитати. Вилучіть його, і урок почнеться спочатку.
learn-order-table = стіл
    .help = ще раз глянути на стіл
learn-order-previous = попереднє
    .help = на крок назад
learn-order-skip = пропуск
    .help = хай цей крок зробить провідник
learn-order-again = спочатку
    .help = почати урок спочатку
learn-order-rule = правило
    .help = правило, на якому тримається цей крок
learn-order-help = допомога
    .help = цей перелік
learn-order-quit = вийти
    .help = вийти; згодом урок триватиме звідси

## --help

help-usage = Як писати: { $usage }
help-command = КОМАНДА
help-options = {"["}ПРАПОРЦІ]
help-options-title = Прапорці
help-vatra = Стіл для сучасних настільних ігор: грайте, проганяйте мільйони партій, перевіряйте правила.
    .help = Що тут можна написати.
    .lang = Мова; без неї — VATRA_LANG, потім LANG, потім англійська.
    .version = Показати версію й вийти.
    .install_completion = Додати доповнення команд до цієї оболонки.
    .show_completion = Показати це доповнення, щоб скопіювати чи змінити.
    .game = Гра; їх перелічує «vatra games».
    .as_json = Вивести JSON для програми.
    .option = Опція гри, наприклад relics=numbered; можна кілька. Їх перелічує «vatra games».
    .database = Де зберігати столи: файл SQLite або адреса PostgreSQL.
    .file = Журнал партії.
help-play = Відкрити стіл у браузері, лише для цього комп’ютера. (У терміналі: vatra tty.)
    .port = Порт; без нього знайдеться вільний.
    .browser = Відкрити сторінку в браузері.
help-tty = Грати в терміналі: проти ботів або кільком людям за однією клавіатурою.
    .game = Гра; без неї стіл запитає.
    .seats = Скільки грає (ви й боти) або хто: «me», «me:Olena» чи бот, наприклад me,novice,novice.
    .hot_seat = Разом із --seats N: усі — люди за цією клавіатурою.
    .preset = Готовий стіл: легка перша партія, звичайна або складна.
    .seed = Роздати партію, яку можна роздати знову; без нього зерна ніхто не знає.
    .save = Зберігати партію в цьому файлі після кожного ходу.
    .load = Продовжити збережену партію.
help-learn = Зіграти першу партію з провідником; урок триває звідти, де його залишено. Без гри: усі уроки.
    .game = Гра.
    .number = Котрий з її уроків; інакше перший непройдений.
    .again = Почати спочатку.
help-games = Перелічити ігри: скільки гравців, які опції, які боти можуть сісти за стіл.
help-sim = Нехай боти зіграють багато партій. Вони сидять на кожному місці по черзі, тож переваги не має ніхто.
    .seats = Хто грає, наприклад novice,novice,random.
    .games = Скільки партій.
    .seed = Те саме зерно дає ті самі партії.
    .ladder = Усі боти з --seats зустрічаються: за всіма можливими столами або попарно.
    .players = Місць за столом турніру; 0 — найменше можливе.
    .positions = Починати з позицій цих прикладів.
    .patch = Змінити щось у грі й порівняти з незміненою.
    .jobs = Скільки процесів; 0 — по одному на ядро.
    .ray = Грати на кластері Ray: за адресою RAY_ADDRESS або на місцевому, створеному для цього.
    .report = Написати звіт із графіками.
    .rows = Записати по рядку на партію: .csv, .jsonl або .parquet; можна кілька.
    .logs = Записати журнал кожної партії, для «vatra replay».
    .resume = Занотовувати кожну партію в цей файл; та сама команда продовжить із того місця.
    .only = Зіграти одну з партій і розповісти її.
help-export = Боти грають, а кожне рішення записується як дані для навчання: файли Parquet з описом.
    .to = Тека для даних; порожня, або така, якої ще немає.
    .seats = Хто грає, наприклад expert,expert,expert.
    .games = Скільки партій.
    .seed = Те саме зерно дає ті самі дані.
    .jobs = Скільки процесів; 0 — по одному на ядро.
    .resume = Записувати кожну партію в цей файл; та сама команда продовжить із нього.
help-rules = Розповісти правила гри або одне з них із розіграним прикладом.
    .rule = Позначка правила, як її називають відмови.
    .number = Котрий із прикладів.
help-replay = Розповісти партію з журналу від початку до кінця або перевірити, що всі журнали в теці ще дійсні.
    .folder = Відтворити всі файли .log і .jsonl у теці; код виходу 1, якщо якийсь не вдасться.
help-verify = Відтворити журнал з оприлюдненого зерна: чи збігається зерно з відбитком і чи все випадкове з нього випливає?
    .promise = Обіцянка, яку ви записали, коли сідали за стіл.
    .receipt = Квитанція, яку ви записали, коли гра скінчилася.
    .key = Ключ сервера, який мав підписати журнал.
help-check = Прогнати приклади й сказати, які не сходяться. Код виходу 1, якщо є такі.
    .paths = Файли прикладів або теки з ними.
help-bench = Виміряти, скільки випадкових партій, ходів і копій за секунду дає одне ядро.
    .players = Скільки випадкових гравців; без цього — четверо, де гра дозволяє.
help-serve = Тримати столи для клубу чи інтернету; як це зробити добре, каже docs/hosting.md.
    .host = Слухати на цій адресі; 0.0.0.0 — на всіх.
    .port = Слухати на цьому порту.
    .workers = Процесів; кільком потрібен PostgreSQL.
    .secret = Ключ, яким підписують cookie; якщо його немає, буде створено.
    .name = Ім’я, на яке сервер відповідає; можна кілька. Без нього — на будь-яке.
    .open_metrics = Показувати /metrics й іншим комп’ютерам.
help-schema = Вивести JSON Schema всіх повідомлень між сторінкою і сервером.
