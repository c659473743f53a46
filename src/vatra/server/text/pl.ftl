## Serwer: czego nie może zrobić dla człowieka i co zrobić zamiast tego

server-who-are-you = Stół jeszcze cię nie zna. Wczytaj stronę ponownie i pozwól jej zapisać ciasteczko.
server-too-fast = Za szybko. Poczekaj chwilę i spróbuj ponownie.
server-too-large = To więcej, niż serwer przyjmuje naraz. Skróć to.
server-bad-message = Serwer nie zrozumiał strony. Wczytaj ją ponownie.
server-bad-request = Serwer nie zrozumiał żądania (pole: { $field }). Sprawdź, co zostało wysłane.
server-try-again = Nie udało się tego teraz zapisać i nic się nie zmieniło. Spróbuj za chwilę.
server-fault = Coś poszło nie tak na serwerze i nic się nie zmieniło. Spróbuj ponownie; jeśli to się powtórzy, powiedz osobie, która prowadzi serwer.
server-other-page = To żądanie przyszło z innej strony. Użyj strony tego serwera.
server-other-host = Serwer nie działa pod tą nazwą. Otwórz adres, który wypisał przy uruchomieniu.
server-no-such-page = Pod tym adresem nic nie ma. Sprawdź go albo wróć do lobby.
server-no-such-language = Tego języka tu nie ma. Dostępne języki: { $allowed }.
server-metrics-closed = Te liczby widać tylko na komputerze, na którym działa serwer.

server-bad-name = Imię musi mieć przynajmniej jedną literę. Wybierz inne.
server-bad-login = { $least ->
        [one] Login ma co najmniej { $least } znak, najwyżej 32 i nie ma spacji. Wybierz inny.
        [few] Login ma co najmniej { $least } znaki, najwyżej 32 i nie ma spacji. Wybierz inny.
       *[many] Login ma co najmniej { $least } znaków, najwyżej 32 i nie ma spacji. Wybierz inny.
    }
server-bad-password =
    { $least ->
        [one] Hasło jest za krótkie. Potrzebny jest co najmniej { $least } znak.
        [few] Hasło jest za krótkie. Potrzebne są co najmniej { $least } znaki.
       *[many] Hasło jest za krótkie. Potrzeba co najmniej { $least } znaków.
    }
server-login-taken = Ten login należy do kogoś innego. Wybierz inny.
server-has-account = Masz już konto. Aby założyć inne, najpierw się wyloguj.
server-no-account = Jesteś gościem i nie masz hasła. Najpierw załóż konto.
server-wrong-password = Login lub hasło jest niepoprawne. Spróbuj ponownie.
server-common-password = To hasło należy do pierwszych, jakich każdy by spróbował. Wybierz dłuższe albo mniej zwyczajne.
server-code-needed = To konto prosi też o kod. Otwórz aplikację uwierzytelniającą i wpisz kod, który pokazuje.
server-wrong-code = Kod jest niepoprawny albo został już użyty. Poczekaj na następny i spróbuj ponownie.
server-has-second = Kody są już włączone. Aby ustawić inną aplikację, najpierw je wyłącz.
server-no-such-device = Na tym urządzeniu już się wylogowano.

server-no-such-table = Nie ma takiego stołu. Być może zamknięto go, zanim zaczęła się partia.
server-by-invitation = Ten stół jest tylko na zaproszenie. Poproś o link kogoś, kto przy nim siedzi.
server-table-broken = Tę partię rozgrywano według starszych zasad i według dzisiejszych nie da się jej dokończyć.
server-too-many-tables =
    { $most ->
        [one] Siedzisz już przy { $most } stole. Najpierw dokończ przy nim partię albo od niego odejdź.
       *[other] Siedzisz już przy { $most } stołach. Najpierw dokończ partię przy jednym z nich albo od niego odejdź.
    }
server-too-many-tables-here = Liczba niezakończonych stołów z twojego adresu: { $most }. Najpierw dokończ lub opuść któryś z nich.
server-too-many-readers = Zbyt wiele osób ogląda ten stół. Spróbuj później.
server-one-seat-for-you = Jeśli mają z tobą grać inni, zajmij tylko jedno miejsce.
server-other-number = To nie jest liczba, za którą ręczyło to miejsce.
server-bad-seat-kind = Miejsca nie można tak zmienić.
server-already-started = Partia już trwa, więc miejsc nie można zmieniać.
server-not-started = Partia jeszcze się nie zaczęła. Poczekaj, aż miejsca się zapełnią albo gospodarz ją rozpocznie.
server-game-over = Partia się skończyła. Możesz obejrzeć powtórkę albo zagrać jeszcze raz.
server-not-over = Będzie to możliwe dopiero po zakończeniu partii.
server-seat-taken = Ktoś był szybszy i zajął to miejsce. Wybierz inne.
server-no-such-seat = Przy tym stole nie ma takiego miejsca.
server-table-full = Wszystkie miejsca są zajęte. Możesz oglądać.
server-own-seat = To twoje własne miejsce. Aby je zwolnić, odejdź od stołu.
server-still-here = Ta osoba nadal tu jest. Bot może zagrać za nią, gdy odejdzie od stołu albo nie będzie jej przez minutę.
server-host-only = Może to zrobić tylko gospodarz stołu.
server-players-only = Mogą to zrobić tylko osoby, które tu grały.
server-not-your-seat = To nie twoje miejsce.
server-you-left = Nie ma cię już przy tym stole. Najpierw wróć na swoje miejsce.
server-no-such-move =
    { $moves ->
        [one] W tej partii jest na razie tylko { $moves } ruch.
        [few] W tej partii są na razie tylko { $moves } ruchy.
       *[many] W tej partii jest na razie tylko { $moves } ruchów.
    }
server-nothing-to-hint = Nie masz teraz o czym decydować.
server-no-hint = Tym razem nie udało się znaleźć podpowiedzi. Spróbuj ponownie.
server-empty-chat = Nie ma czego wysłać. Najpierw coś napisz.

## Serwer: dla tego, kto go uruchamia

server-open = Vatra jest tutaj: { $address }
server-port-taken = Port { NUMBER($port, useGrouping: 0) } jest zajęty przez inny program. Zatrzymaj go albo wybierz inny port: --port.
server-no-free-port = Od { NUMBER($first, useGrouping: 0) } do { NUMBER($last, useGrouping: 0) } nie znaleziono wolnego portu. Wybierz port: --port.
server-bad-host = Ten komputer nie ma adresu „{ $host }”, na którym można słuchać. Użyj 127.0.0.1 tylko dla tego komputera albo 0.0.0.0 dla wszystkich sieci.
server-port-denied = Portu { NUMBER($port, useGrouping: 0) } może używać tylko administrator. Wybierz port od 1024: --port.
server-bad-workers = Musi być co najmniej jeden proces roboczy.
server-workers-need-postgres = Kilka procesów roboczych potrzebuje PostgreSQL, żeby o sobie wiedzieć. Podaj jego adres: --database postgresql://…, albo użyj jednego procesu.
server-workers-fail = Procesy robocze kończą się zaraz po starcie. Co poszło nie tak, mówią wiersze powyżej.
server-workers-here = W tym systemie kilka procesów roboczych nie może dzielić jednego portu. Użyj jednego procesu.
server-already-running = Inny serwer Vatry używa { $file }. Zagraj na nim, zatrzymaj go albo podaj temu inną bazę danych: --database.
server-database-address = To nie jest adres bazy danych. Przykłady: sqlite:///folder/vatra.sqlite3, postgresql://użytkownik:hasło@komputer/vatra
server-database-file = SQLite potrzebuje pliku. Przykład: sqlite:///folder/vatra.sqlite3
server-database-kind = Nie można użyć bazy danych rodzaju „{ $kind }”. Użyj sqlite:///… albo postgresql://…
server-database-away = Nie można użyć bazy danych: { $why }. Sprawdź jej adres, czy działa i czy masz do niej dostęp.
server-secret = Nie można użyć pliku { $file } z sekretem serwera ({ $why }). Usuń go, a powstanie nowy; wszyscy staną się wtedy nowymi gośćmi.
