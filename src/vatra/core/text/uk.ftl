## Слова, спільні для всіх столів

language-uk = Українська
language-pl = Polski
language-ru = Русский
language-en = English

list-and = { $first } та { $last }

bot-random = Жереб
    .help = вибирає будь-що з можливого, усе з рівною ймовірністю
bot-auto = Автопілот
    .help = робить хід, який стіл робить за того, хто пішов
why-mixed = Таке рішення не має бути передбачуваним: бот ухвалює його у { $percent } % випадків.
why-search =
    { $runs ->
        [one] Якщо дограти подумки { $runs } партію, цей хід перемагає у { $percent } %, найкращий з інших — у { $other } %.
        [few] Якщо дограти подумки { $runs } партії, цей хід перемагає у { $percent } %, найкращий з інших — у { $other } %.
       *[many] Якщо дограти подумки { $runs } партій, цей хід перемагає у { $percent } %, найкращий з інших — у { $other } %.
    }

## Чим не можна скористатися і що робити натомість

unknown-game = Гри «{ $game }» тут немає. Є такі: { $allowed }.
unknown-option = У гри «{ $game }» немає опції «{ $option }». Її опції: { $allowed }.
option-other-seats = Опція «{ $option }» потребує іншої кількості місць: { $allowed }. Приберіть її або змініть місця.
option-needs-other = Опція «{ $option }» діє лише тоді, коли опція «{ $other }» має одне з цих значень: { $allowed }. Приберіть її або виберіть одне з них.
bad-option-value = Опція «{ $option }» не може мати значення «{ $value }». Можливі значення: { $allowed }.
bad-seats =
    { $seats ->
        [one] За столом «{ $game }» не може грати { $seats } гравець. Можлива кількість: { $allowed }.
        [few] За столом «{ $game }» не можуть грати { $seats } гравці. Можлива кількість: { $allowed }.
       *[many] За столом «{ $game }» не можуть грати { $seats } гравців. Можлива кількість: { $allowed }.
    }
unknown-bot = Для гри «{ $game }» немає бота «{ $bot }». За стіл можуть сісти: { $allowed }.
no-such-file = Файлу чи теки «{ $file }» немає. Перевірте шлях.

## Журнали. $file — файл, $line — рядок у ньому.

log-empty = { $file }: файл порожній. Журнал починається з рядка, де названо гру.
log-not-a-log = { $file }, рядок { NUMBER($line, useGrouping: 0) }: це не початок журналу партії. Виберіть файл, який зберегла «Ватра».
log-bad-header = { $file }, рядок { NUMBER($line, useGrouping: 0) }: у першому рядку має бути названа гра, яка тут є, з відповідними версією, місцями й опціями, та те, що дав випадок.
log-not-json = { $file }, рядок { NUMBER($line, useGrouping: 0) }: рядок пошкоджено. Кожен рядок має бути об’єктом JSON.
log-not-a-move = { $file }, рядок { NUMBER($line, useGrouping: 0) }: це не хід. Хід має «seat», «do» і, можливо, «gave».
log-no-such-seat = { $file }, рядок { NUMBER($line, useGrouping: 0) }: місця { $seat } за цим столом немає. Місця нумерують від 0.
log-refused = { $file }, рядок { NUMBER($line, useGrouping: 0) }: хід «{ $move }» забороняє правило { $rule }.
log-other-chance = { $file }, рядок { NUMBER($line, useGrouping: 0) }: те, що тут дав випадок, не випливає з правил і зерна випадку.
log-other-end = { $file }, рядок { NUMBER($line, useGrouping: 0) }: партія закінчується не тією позицією, яку названо в журналі.
log-no-seed = { $file }, рядок { NUMBER($line, useGrouping: 0) }: зерно ще не оприлюднено, тож перевіряти нічого. Перевірте журнал, коли партія закінчиться.
log-bad-seed = { $file }, рядок { NUMBER($line, useGrouping: 0) }: зерно пошкоджено. Воно має складатися із шістнадцяткових цифр.
log-broken-promise = { $file }, рядок { NUMBER($line, useGrouping: 0) }: це не те зерно, яке обіцяли на початку партії.

## Стан, збережений у байтах

kept-not-ours = Ці байти не є станом «Ватри» або пошкоджені. Читайте те, що записала функція vatra.to_bytes.
kept-other-format = Цей стан має формат { $format }, а ця «Ватра» читає формат { $own }. Відкрийте його тією «Ватрою», яка його записала.
kept-other-version = Цей стан належить до версії { $version } гри «{ $game }», а тут версія { $own }. Відкрийте його тією «Ватрою», яка його записала.

## Приклади

chance-cannot-give = Випадок не може дати тут «{ $name }». Він може дати: { $names }.
chance-ran-out = Тут тягнуть більше, ніж записано.
arrange-unknown-word = Слова «{ $word }» для розкладання позиції немає. Можна вживати: { $allowed }.
arrange-bad-value = «{ $word }» не може бути { $value }. Слова для цієї гри перелічено в docs/scenarios.md.

## Як називаються речі на столі

thing-seat = { $player }

# Гравець без імені; дієслова при ньому не ставимо: «{ $seat }: кинуто кубики».
you = Ви
