## Слова, общие для всех столов

language-uk = Українська
language-pl = Polski
language-ru = Русский
language-en = English

# $first: все имена, кроме последнего, через запятую; $last: последнее имя.
list-and = { $first } и { $last }

bot-random = Наугад
    .help = выбирает что угодно из возможного, всё равновероятно
bot-auto = Автопилот
    .help = делает ход, который стол делает за того, кто ушёл
why-mixed = Такое решение не должно быть предсказуемым: оно выпадает в { $percent } % случаев.
why-search = Партий, доигранных мысленно: { $runs }. Это дало { $percent } %, лучшее из остального — { $other } %.

## Чем нельзя воспользоваться и что делать вместо этого

unknown-game = Игры «{ $game }» здесь нет. Есть такие игры: { $allowed }.
unknown-option = У игры «{ $game }» нет опции «{ $option }». Её опции: { $allowed }.
option-other-seats = Для параметра «{ $option }» нужно другое число мест: { $allowed }. Уберите его или измените места.
option-needs-other = Параметр «{ $option }» есть только тогда, когда параметр «{ $other }» имеет одно из этих значений: { $allowed }. Уберите его или выберите одно из них.
bad-option-value = Опция «{ $option }» не может иметь значение «{ $value }». Возможные значения: { $allowed }.
bad-seats =
    { $seats ->
        [one] За столом «{ $game }» не может быть { $seats } игрок. Сколько может быть игроков: { $allowed }.
        [few] За столом «{ $game }» не может быть { $seats } игрока. Сколько может быть игроков: { $allowed }.
       *[many] За столом «{ $game }» не может быть { $seats } игроков. Сколько может быть игроков: { $allowed }.
    }
unknown-bot = Для игры «{ $game }» нет бота «{ $bot }». За стол могут сесть: { $allowed }.
no-such-file = Файла или папки «{ $file }» нет. Проверьте путь.

## Журналы. $file — файл, $line — строка в нём.

log-empty = { $file }: файл пуст. Журнал начинается со строки, в которой названа игра.
log-not-a-log = { $file }, строка { NUMBER($line, useGrouping: 0) }: это не начало журнала партии. Выберите файл, который сохранила «Ватра».
log-bad-header = { $file }, строка { NUMBER($line, useGrouping: 0) }: в первой строке должна быть названа игра, которая здесь есть, с подходящими версией, местами и опциями, и то, что дал случай.
log-not-json = { $file }, строка { NUMBER($line, useGrouping: 0) }: строка повреждена. Каждая строка должна быть объектом JSON.
log-not-a-move = { $file }, строка { NUMBER($line, useGrouping: 0) }: это не ход. У хода есть «seat», «do» и, возможно, «gave».
log-no-such-seat = { $file }, строка { NUMBER($line, useGrouping: 0) }: места { $seat } за этим столом нет. Места нумеруют с 0.
log-refused = { $file }, строка { NUMBER($line, useGrouping: 0) }: ход «{ $move }» запрещает правило { $rule }.
log-other-chance = { $file }, строка { NUMBER($line, useGrouping: 0) }: то, что здесь дал случай, не следует из правил и зерна случая.
log-other-end = { $file }, строка { NUMBER($line, useGrouping: 0) }: партия заканчивается не той позицией, что названа в журнале.
log-no-seed = { $file }, строка { NUMBER($line, useGrouping: 0) }: зерно ещё не опубликовано, поэтому проверять нечего. Проверьте журнал, когда партия закончится.
log-bad-seed = { $file }, строка { NUMBER($line, useGrouping: 0) }: зерно повреждено. Оно должно состоять из шестнадцатеричных цифр.
log-broken-promise = { $file }, строка { NUMBER($line, useGrouping: 0) }: это не то зерно, которое обещали в начале партии.

## Примеры

chance-cannot-give = Случай не может дать здесь «{ $name }». Он может дать: { $names }.
chance-ran-out = Здесь тянут больше, чем записано.
arrange-unknown-word = Слова «{ $word }» для расстановки позиции нет. Можно использовать: { $allowed }.
arrange-bad-value = «{ $word }» не может быть { $value }. Слова для этой игры перечислены в docs/scenarios.md.

## Как называются вещи на столе

thing-seat = { $player }
