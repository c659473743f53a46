## Słowa wspólne dla wszystkich stołów

language-uk = Українська
language-pl = Polski
language-ru = Русский
language-en = English

# $first: wszystkie imiona oprócz ostatniego, z przecinkami; $last: ostatnie imię.
list-and = { $first } i { $last }

bot-random = Losowy
    .help = wybiera na chybił trafił, wszystko z równą szansą
bot-auto = Autopilot
    .help = robi to, co stół robi za osobę, która odeszła
why-as-usual = Nic tu wyraźnie nie przemawia za innym wyborem.
why-mixed = Tego ruchu nikt nie powinien móc przewidzieć: wybieram go w { $percent }% przypadków.
why-search = Partie rozegrane w myślach: { $runs }. Ten wybór dał { $percent }%, najlepszy z pozostałych { $other }%.

## Czego nie można użyć i co zrobić zamiast tego

unknown-game = Nie ma tu gry „{ $game }”. Dostępne gry: { $allowed }.
unknown-option = Gra „{ $game }” nie ma opcji „{ $option }”. Jej opcje: { $allowed }.
option-other-seats = Opcja „{ $option }” wymaga innej liczby miejsc: { $allowed }. Pomiń ją albo zmień miejsca.
option-needs-other = Opcja „{ $option }” działa tylko wtedy, gdy opcja „{ $other }” ma jedną z tych wartości: { $allowed }. Pomiń ją albo wybierz jedną z tych wartości.
bad-option-value = Opcja „{ $option }” nie może mieć wartości „{ $value }”. Możliwe wartości: { $allowed }.
no-such-preset = Gra „{ $game }” nie ma gotowego stołu „{ $given }”. Możliwe: { $allowed }.
bad-seats =
    { $seats ->
        [one] W grę „{ $game }” nie może grać { $seats } osoba. Możliwa liczba osób: { $allowed }.
        [few] W grę „{ $game }” nie mogą grać { $seats } osoby. Możliwa liczba osób: { $allowed }.
       *[many] W grę „{ $game }” nie może grać { $seats } osób. Możliwa liczba osób: { $allowed }.
    }
unknown-bot = Do gry „{ $game }” nie ma bota „{ $bot }”. Do stołu mogą usiąść: { $allowed }.
guest-bot-no-module = Nie ma modułu „{ $module }”, z którego miałby pochodzić bot „{ $bot }” ({ $why }). Uruchom Vatrę w jego folderze, zainstaluj jego pakiet albo ustaw PYTHONPATH.
guest-bot-no-such = W module „{ $module }” nie ma „{ $name }”. Bota podaje się jako „pakiet.moduł:Klasa”.
guest-bot-not-made = Nie udało się utworzyć bota „{ $bot }”: { $why }. Wywołuje się go bez argumentów albo z „chance”, jeśli o nie prosi.
guest-bot-no-choose = „{ $bot }” to nie bot: nie ma metody choose(seen).
guest-bot-failed = Bot „{ $bot }” nie poradził sobie z wyborem: { $why }.
guest-bot-chose-badly = Bot „{ $bot }” wybrał { $given }. Ma zwrócić Choice(action) z jedną z seen.options.
guest-bot-nowhere = { $bot }: inne procesy tego nie znajdą. Podaj klasę albo funkcję z modułu lub nazwę „pakiet.moduł:Klasa”.
no-such-file = Nie ma pliku ani folderu „{ $file }”. Sprawdź ścieżkę.

## Dzienniki. $file to plik, $line to wiersz w nim.

log-empty = { $file }: plik jest pusty. Dziennik zaczyna się od wiersza z nazwą gry.
log-not-a-log = { $file }, wiersz { NUMBER($line, useGrouping: 0) }: to nie jest początek dziennika gry. Wybierz plik zapisany przez Vatrę.
log-bad-header = { $file }, wiersz { NUMBER($line, useGrouping: 0) }: w pierwszym wierszu musi być gra, która tu jest, z pasującą wersją, miejscami i opcjami, oraz to, co dał los.
log-not-json = { $file }, wiersz { NUMBER($line, useGrouping: 0) }: wiersz jest uszkodzony. Każdy wiersz musi być obiektem JSON.
log-not-a-move = { $file }, wiersz { NUMBER($line, useGrouping: 0) }: to nie jest ruch. Ruch ma „seat”, „do” i ewentualnie „gave”.
log-no-such-seat = { $file }, wiersz { NUMBER($line, useGrouping: 0) }: przy tym stole nie ma miejsca { $seat }. Miejsca numeruje się od 0.
log-refused = { $file }, wiersz { NUMBER($line, useGrouping: 0) }: ruchu „{ $move }” zabrania zasada { $rule }.
log-other-chance = { $file }, wiersz { NUMBER($line, useGrouping: 0) }: to, co dał tu los, nie wynika z zasad i ziarna losu.
log-other-end = { $file }, wiersz { NUMBER($line, useGrouping: 0) }: partia kończy się inną pozycją, niż podaje dziennik.
log-no-seed = { $file }, wiersz { NUMBER($line, useGrouping: 0) }: ziarno nie zostało jeszcze ujawnione, więc nie ma czego sprawdzać. Sprawdź dziennik po zakończeniu partii.
log-bad-seed = { $file }, wiersz { NUMBER($line, useGrouping: 0) }: ziarno jest uszkodzone. Musi składać się z cyfr szesnastkowych.
log-broken-promise = { $file }, wiersz { NUMBER($line, useGrouping: 0) }: to nie jest ziarno obiecane na początku partii.
log-other-promise = { $file }: to nie jest obietnica, którą masz zapisaną. Ten dziennik należy do innego rozdania.
log-other-receipt = { $file }: to nie jest dziennik, na który masz pokwitowanie. Coś w nim zmieniono.
log-bad-part = { $file }: liczba, którą do losu dodało miejsce { $seat }, nie jest tą, za którą ręczyło.
log-bad-signature = { $file }: podpis się nie zgadza. Dziennik zmieniono albo podpisał go inny serwer.
log-not-signed = { $file } nie jest podpisany, więc nie ma jak sprawdzić klucza.

## Stan zapisany w bajtach

kept-not-ours = Te bajty nie są stanem Vatry albo są uszkodzone. Odczytaj to, co zapisała funkcja vatra.to_bytes.
kept-other-format = Ten stan ma format { $format }, a ta Vatra czyta format { $own }. Odczytaj go tą Vatrą, która go zapisała.
kept-other-version = Ten stan należy do gry „{ $game }” w wersji { $version }, a tutaj jest wersja { $own }. Odczytaj go tą Vatrą, która go zapisała.

## Przykłady

chance-cannot-give = Los nie może tu dać „{ $name }”. Może dać: { $names }.
chance-ran-out = Losuje się tu więcej, niż zapisano.
arrange-unknown-word = Pozycji nie można ułożyć słowem „{ $word }”. Można użyć słów: { $allowed }.
arrange-bad-value = „{ $word }” nie może mieć wartości { $value }. Słowa dla tej gry są w docs/scenarios.md.

## Przykłady z zasad, rozegrane na stole

example-refused = { $seat }: tak nie wolno.
example-undone = { $seat }: ruch cofnięty.

## Jak nazywają się rzeczy na stole

thing-seat = { $player }

# Gracz bez imienia; końcówki czasowników przy nim pisze się tak: „{ $seat } rzuca{ you.sz } kośćmi”.
you = Ty
    .sz =
        { $you ->
            [1] sz
           *[0] {""}
        }
