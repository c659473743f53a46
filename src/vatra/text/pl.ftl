## Wszędzie

interrupted = Przerwano.
number = { $n }
number-1 = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
percent-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
unknown-language = Nie ma tu języka „{ $language }”. Dostępne języki: { $allowed }.
option-without-value = „{ $given }” nie jest opcją z wartością. Pisz tak: --option nazwa=wartość. Opcje: { $allowed }.
cannot-use-file = Nie da się użyć „{ $file }”: { $why }.
our-fault = Coś się zepsuło w Vatrze, i to nie z twojej winy: { $what }. Zgłoś to, proszę. Z VATRA_DEBUG=1 to samo polecenie pokaże, gdzie się zepsuło.

## Niezrozumiałe polecenie

usage-help = Zobacz „{ $command }”.
usage-no-such-flag = Nie ma tu parametru „{ $flag }”.
usage-missing = Brakuje „{ $name }”.
usage-needs-value = Po „{ $flag }” musi stać wartość.
usage-bad-value = „{ $name }” nie może mieć takiej wartości.
usage-no-such-command = Nie ma takiego polecenia. Polecenia: { $allowed }.
usage-too-much = W wierszu poleceń jest więcej słów, niż to polecenie rozumie.

## vatra games

games-seats = Liczba graczy: od { $min } do { $max }
games-bots = Boty
games-default = domyślnie
games-play = Zagraj: { $command }

## vatra check

check-nothing = W { $paths } nie ma przykładów. Przykłady to pliki z nazwami kończącymi się na .toml.
check-passed =
    { $count ->
        [one] Zgadza się { $count } przykład.
        [few] Zgadzają się { $count } przykłady.
       *[many] Zgadza się { $count } przykładów.
    }
check-failed =
    { $count ->
        [one] Nie zgadza się { $count } przykład.
        [few] Nie zgadzają się { $count } przykłady.
       *[many] Nie zgadza się { $count } przykładów.
    }

## vatra rules

rules-unknown = W { $game } nie ma zasady „{ $given }”. Podobne: { $near }. Wszystkie: vatra rules { $game }.
rules-no-example = Żaden przykład nie pokazuje tej zasady z osobna.
rules-no-such-example =
    { $count ->
        [one] Nie ma przykładu { $given }: ta zasada ma tylko { $count } przykład.
        [few] Nie ma przykładu { $given }: ta zasada ma { $count } przykłady.
       *[many] Nie ma przykładu { $given }: ta zasada ma { $count } przykładów.
    }
rules-example = Przykład { $number } z { $count }

## vatra bench

bench-title =
    { $players ->
        [one] { $game }, { $players } gracz losowy, jeden rdzeń
        [few] { $game }, { $players } graczy losowych, jeden rdzeń
       *[many] { $game }, { $players } graczy losowych, jeden rdzeń
    }
bench-games = partii na sekundę
bench-actions = akcji na sekundę
bench-copies = kopii stołu na sekundę
bench-compiled = Silnik jest skompilowany.
bench-plain = Silnik działa jako zwykły Python. Zainstalowany tam, gdzie jest kompilator C, będzie wielokrotnie szybszy.

## vatra sim

sim-who-plays = Podaj, kto gra: --seats bot,bot,bot. Dostępne boty: { $allowed }.
sim-playing = Gramy
sim-title =
    { $games ->
        [one] { $game }, { $games } partia
        [few] { $game }, { $games } partie
       *[many] { $game }, { $games } partii
    }
sim-bot = Bot
sim-wins = Zwycięstwa
sim-win-rate = Odsetek zwycięstw
sim-interval = Przedział 95%
sim-mean-score = Średni wynik
sim-speed =
    { $speed ->
        [one] { $seconds } s, { $speed } partia na sekundę
        [few] { $seconds } s, { $speed } partie na sekundę
       *[many] { $seconds } s, { $speed } partii na sekundę
    }
sim-written = Zapisano: { $file }
sim-game = Partia { NUMBER($number, useGrouping: 0) }, ziarno „{ $seed }”
export-written = Zapisano w { $folder }. Partie: { $games }. Decyzje: { $moves }.
train-nothing = Z tymi opcjami { $game } nie ma się czego uczyć z partii. Ma się czego uczyć: { $allowed }.
sim-unknown-ladder = Nie ma drabinki „{ $given }”. Drabinki: { $allowed }.
sim-ladder-or-positions = W drabince każda partia zaczyna się od zwykłego przygotowania. Usuń --ladder albo --positions.
sim-players-without-ladder = --players należy do --ladder. Bez drabinki każdy bot z --seats ma swoje miejsce.
sim-options-or-positions = Każda ustawiona pozycja ma własne opcje. Usuń --option albo --positions.

## The laboratory

lab-ladder-needs-two = Drabinka potrzebuje co najmniej dwóch różnych botów.
lab-ladder-too-short = Ta drabinka ma więcej składów botów ({ $tables }) niż partii ({ $games }). Poproś o więcej partii.
lab-no-such-game = Nie ma partii { NUMBER($number, useGrouping: 0) }. Partie mają numery od 0 do { NUMBER($last, useGrouping: 0) }.
lab-no-logs = Dziennik zaczyna się od niezmienionej gry i zwykłego przygotowania, więc partie z --positions lub --patch nie mają dziennika. Usuń --logs.
lab-other-simulation = W „{ $file }” jest inna symulacja: inne boty, opcje, ziarno, liczba partii albo zasady. Podaj to samo polecenie co wtedy albo inny plik.
lab-others-files = W „{ $folder }” są pliki spoza tej symulacji, na przykład { $file }. Wybierz pusty folder albo kontynuuj z --resume.
lab-others-data = Folder „{ $folder }” nie jest pusty: leży w nim { $file }. Wybierz na dane pusty folder.
lab-bad-scenario = { $file } nie jest przykładem: { $why }.
lab-no-positions = Nie ma ustawionych pozycji gry „{ $game }” w { $paths }.
lab-patch-fails = { $file }, wiersz { NUMBER($line, useGrouping: 0) }: zmiana nie działa: { $why }.
lab-patch-replaces = { $file } nadaje { $what } nową wartość, ale nie dotrze ona do zasad, które trzymają starą. Zmieniaj listy w miejscu: LIST[:] = …
lab-patch-changes-nothing =
    { $games ->
        [one] { $file } niczego nie zmienia: { $games } partia skończyła się tak samo także bez tej zmiany. Co można zmienić, mówi docs/lab.md.
        [few] { $file } niczego nie zmienia: wszystkie { $games } partie skończyły się tak samo także bez tej zmiany. Co można zmienić, mówi docs/lab.md.
       *[many] { $file } niczego nie zmienia: wszystkie partie ({ $games }) skończyły się tak samo także bez tej zmiany. Co można zmienić, mówi docs/lab.md.
    }
lab-patch-twice = Nie można zastosować { $file }: ten proces gra już z inną zmianą.
lab-needs-extra = Do tego potrzebny jest pakiet „{ $package }”. Zainstaluj go: { $command }
lab-unknown-rows = Z nazwy „{ $file }” nie wynika, jaki to ma być plik. Nazwa może się kończyć na: { $allowed }.
lab-no-folder = Nie ma folderu „{ $folder }”. Najpierw go utwórz.
lab-no-cluster = Pod adresem „{ $address }” nie ma klastra Ray: { $why }

## vatra replay, vatra verify

replay-what = Podaj, który dziennik odtworzyć, albo wskaż folder: --all FOLDER.
replay-nothing = W { $folder } nie ma dzienników. Dzienniki to pliki z nazwami kończącymi się na .log albo .jsonl.
replay-unfinished =
    { $moves ->
        [one] Partia nie jest skończona: dziennik urywa się po { $moves } ruchu.
       *[other] Partia nie jest skończona: dziennik urywa się po { $moves } ruchach.
    }
replay-held =
    { $count ->
        [one] Zgadza się { $count } dziennik.
        [few] Zgadzają się { $count } dzienniki.
       *[many] Zgadza się { $count } dzienników.
    }
replay-failed =
    { $count ->
        [one] Nie zgadza się { $count } dziennik.
        [few] Nie zgadzają się { $count } dzienniki.
       *[many] Nie zgadza się { $count } dzienników.
    }
verify-simulated = To symulacja: zapis się zgadza, a każde losowanie wynika z jawnego ziarna „{ $seed }”. Nikt go wcześniej nie przyrzekł, więc nie dowodzi to niczego o tym, kto je wybrał.
verify-finished =
    { $moves ->
        [one] { $file }: uczciwa partia. Ziarno zgadza się z obietnicą, a wszystko, co dał los w { $moves } ruchu, z niego wynika.
       *[other] { $file }: uczciwa partia. Ziarno zgadza się z obietnicą, a wszystko, co dał los w { $moves } ruchach, z niego wynika.
    }
verify-unfinished =
    { $moves ->
        [one] { $file }: dotąd uczciwa partia, { $moves } ruch. Jeszcze się nie skończyła.
        [few] { $file }: dotąd uczciwa partia, { $moves } ruchy. Jeszcze się nie skończyła.
       *[many] { $file }: dotąd uczciwa partia, { $moves } ruchów. Jeszcze się nie skończyła.
    }
verify-promise = Obietnica: { $promise }
verify-seed = Ziarno: { $seed }
verify-part = { $name }: dodano własną liczbę do losu.
verify-part-missing = { $name }: liczba była obiecana, ale nigdy nie została odkryta.
verify-alone = Nikt inny nie dodał nic do losu: rozdający mógł wypróbować kilka ziaren.
verify-receipt = Pokwitowanie: { $receipt }
verify-signed = Podpisane przez serwer, klucz { $key }

## Kto siedzi przy stole

player = Gracz
seats-nobody = „{ $given }” nie może usiąść do stołu. Miejsca mogą zająć: { $allowed }.
seats-hot-seat = Z --hot-seat grają co najmniej dwie osoby: --seats N albo kilka razy „me” zamiast { $given }.
seats-bad-name = „{ $name }” nie może być imieniem. Imię ma od 1 do { $longest } znaków i nie zawiera przecinków.
seats-name-taken = Przy tym stole „{ $name }” to już ktoś inny. Wybierz inne imię.

## Zapisywanie i wznawianie

save-as = Zapisz jako (nazwa pliku; Enter: nie zapisuj):
quit-save-as = Zapisać partię? Nazwa pliku albo Enter, żeby wyjść bez zapisu:
saved = Zapisano w { $file }.
save-no-folder = Nie da się zapisać „{ $file }”: nie ma folderu „{ $folder }”.
save-not-a-log = „{ $file }” już istnieje i nie jest zapisaną partią. Wybierz inną nazwę pliku.
load-other-game = W { $file } jest partia gry „{ $game }”. Wznów ją tak: vatra tty { $game } --load { $file }
load-no-seed = W { $file } nie ma ziarna, więc nikt nie wie, co dałby dalej los. Tę partię możesz obejrzeć: vatra replay { $file }
load-over = Partia w { $file } jest skończona. Możesz ją obejrzeć: vatra replay { $file }
load-alone = { $file } mówi już, kto i w co gra. Pomiń --seats, --hot-seat, --option i --seed.
go-on = Możesz wznowić partię w każdej chwili: { $command }

## Przy stole

tty-title = { $game }: { $names }
tty-promise = Partię zapieczętowano przed pierwszą kartą. Obietnica: { $promise }
tty-help = Odpowiadaj liczbą albo pierwszymi literami. Resztę pokaże „{ $order }”.
pass-keyboard = Klawiaturę przejmuje: { $name }. Potem naciśnij Enter.
pass-undo = ({ $name }: można jeszcze wpisać „{ $order }”.)
answer-number = Wybierz liczbę od 1 do { $max }.
answer-unclear = „{ $given }” może znaczyć: { $fits }. Dopisz jeszcze jedną literę.
answer-again = Jeśli naprawdę tego chcesz, wybierz jeszcze raz.
refused-why = ({ $rule }. Więcej: „{ $order }”.)
why-nothing = Dotąd żaden ruch nie został odrzucony.
hint = { $bot } radzi: { $choice }
hint-second = Następny najlepszy wybór: { $choice }
hint-none = Żaden bot tej gry nie podpowiada.
undone = Ruch cofnięty.
rules-nothing = Żadna zasada nie wspomina o „{ $word }”.
input-ended = Dane skończyły się wcześniej niż partia.
bye = Do zobaczenia przy ogniu!

order-table = stół
    .help = spójrz na stół jeszcze raz
order-hint = podpowiedź
    .help = co zrobiłby bot i dlaczego
order-undo = cofnij
    .help = cofnij swój ostatni ruch
order-rules = zasady
    .help = wszystkie zasady albo te ze słowem: zasady relikt
order-why = dlaczego
    .help = zasada, która nie pozwoliła na ruch, i zasady obok niej
order-log = dziennik
    .help = co się dotąd wydarzyło
order-save = zapisz
    .help = zapisz partię: zapisz PLIK. W pliku jest ziarno, więc zaglądanie do niego psuje zabawę
order-help = pomoc
    .help = ta lista
order-quit = koniec
    .help = odejdź od stołu
help-answer = Żeby odpowiedzieć, wpisz liczbę, pierwsze litery albo całe słowo.

## Koniec

end-title = Partia skończona
end-winner =
    { $count ->
        [0] Porażka: tym razem wygrywa kto inny.
        [one] Zwycięstwo: { $names }!
       *[other] Wspólne zwycięstwo: { $names }!
    }
end-all-won = Zwycięstwo: wygrywają wszyscy razem!
end-all-lost = Porażka: tym razem nie wygrywa nikt.
end-place = Miejsce
end-player = Gracz
end-total = Razem
end-how = Jak do tego doszło
end-seed = Ziarno obiecane na początku: { $seed }
end-saved = Zapisano w { $file }. Sprawdź uczciwość: { $command }

## vatra tty without a game

tty-which-game = W co gramy?
tty-which-game-first = Najpierw podaj grę: vatra tty GRA, a potem resztę.
play-name = Jak masz na imię? (Enter: po prostu „Gracz”)
play-how-many = Ile osób gra, licząc ciebie?
play-difficulty = Trudność: { $difficulty }.
played-unreadable = { $file }, wiersz { $line }: tego zapisu rozegranej partii nie da się odczytać. Usuń wiersz, a reszta znów będzie się liczyć.
play-number = (od { $min } do { $max }; Enter: { $usual })
play-number-again = Wpisz liczbę od { $min } do { $max }.

## vatra learn

learn-help = Przewodnik mówi, co robić. Enter prowadzi dalej; „{ $order }” pokazuje, co jeszcze można wpisać.
learn-next = (Enter: dalej)
learn-about = Mowa o tym: { $things }.
learn-chapter = Teraz: { $title }
learn-done = Świetnie!
learn-first-game = A teraz pierwsza prawdziwa partia: { $command }
learn-later = Dokończ później: { $command }
learn-no-rule = Za tym krokiem nie stoi żadna zasada.
learn-no-such = { $game }: liczba lekcji to { $count }, więc lekcji { $given } nie ma.
learn-unreadable = Pliku { $file } nie da się odczytać. Usuń go, a lekcja zacznie się od nowa.
learn-order-table = stół
    .help = jeszcze raz spójrz na stół
learn-order-previous = poprzedni
    .help = krok wstecz
learn-order-skip = pomiń
    .help = ten krok zrobi przewodnik
learn-order-again = od nowa
    .help = zacznij lekcję od nowa
learn-order-rule = zasada
    .help = zasada, która stoi za tym krokiem
learn-order-help = pomoc
    .help = ta lista
learn-order-quit = wyjdź
    .help = wyjdź; później lekcja ruszy od tego miejsca

## --help

help-usage = Jak pisać: { $usage }
help-command = POLECENIE
help-options = {"["}FLAGI]
help-options-title = Flagi
help-vatra = Stół do nowoczesnych gier planszowych: graj, symuluj miliony partii, sprawdzaj zasady.
    .help = Co można tu napisać.
    .lang = Język; bez tego VATRA_LANG, potem LANG, potem angielski.
    .version = Pokaż wersję i zakończ.
    .install_completion = Dodaj uzupełnianie poleceń do tej powłoki.
    .show_completion = Pokaż to uzupełnianie, by je skopiować lub zmienić.
    .game = Gra; wymienia je „vatra games”.
    .as_json = Wypisz JSON dla programu.
    .option = Opcja gry, na przykład relics=numbered; można podać kilka. Wymienia je „vatra games”.
    .database = Gdzie trzymać stoły: plik SQLite albo adres PostgreSQL.
    .file = Dziennik partii.
help-play = Otwórz stół w przeglądarce, tylko dla tego komputera. (W terminalu: vatra tty.)
    .port = Port; bez tego znajdzie się wolny.
    .browser = Otwórz stronę w przeglądarce.
help-tty = Graj w terminalu: z botami albo w kilka osób przy jednej klawiaturze.
    .game = Gra; bez tego stół zapyta.
    .seats = Ile gra (ty i boty) albo kto: „me”, „me:Olena” lub bot, na przykład me,novice,novice.
    .hot_seat = Razem z --seats N: sami ludzie przy tej klawiaturze.
    .preset = Gotowy stół: łatwa pierwsza partia, zwykła albo trudna.
    .seed = Rozdaj partię, którą można rozdać ponownie; bez tego ziarna nikt nie zna.
    .save = Zapisuj partię w tym pliku po każdym ruchu.
    .load = Graj dalej zapisaną partię.
help-learn = Rozegraj pierwszą partię z przewodnikiem; lekcja rusza tam, gdzie ją przerwano. Bez gry: wszystkie lekcje.
    .game = Gra.
    .number = Która z jej lekcji; inaczej pierwsza nieukończona.
    .again = Zacznij od nowa.
help-games = Wymień gry: ile osób gra, z jakimi opcjami i jakie boty mogą usiąść.
help-sim = Niech boty zagrają wiele partii. Siadają po kolei na każdym miejscu, więc żaden nie ma przewagi.
    .seats = Kto gra, na przykład novice,novice,random.
    .games = Ile partii.
    .seed = To samo ziarno daje te same partie.
    .ladder = Wszystkie boty z --seats spotykają się: przy każdym możliwym stole albo parami.
    .players = Miejsca przy stole drabinki; 0 to najmniej, ile można.
    .positions = Zaczynaj od pozycji z tych przykładów.
    .patch = Zmień coś w grze i porównaj z niezmienioną.
    .jobs = Ile procesów; 0 to po jednym na rdzeń.
    .ray = Graj na klastrze Ray: tym pod RAY_ADDRESS albo lokalnym, utworzonym na tę okazję.
    .report = Napisz raport z wykresami.
    .rows = Zapisz po wierszu na partię: .csv, .jsonl lub .parquet; można podać kilka.
    .logs = Zapisz dziennik każdej partii, dla „vatra replay”.
    .resume = Zapisuj każdą partię w tym pliku; to samo polecenie rusza dalej od tego miejsca.
    .only = Zagraj jedną z partii i ją opowiedz.
help-export = Boty grają, a każda decyzja zostaje zapisana jako dane do nauki: pliki Parquet z opisem.
    .to = Folder na dane; pusty albo taki, którego jeszcze nie ma.
    .seats = Kto gra, na przykład expert,expert,expert.
    .games = Ile partii.
    .seed = To samo ziarno daje te same dane.
    .jobs = Ile procesów; 0 to jeden na rdzeń.
    .resume = Zapisuj każdą partię w tym pliku; to samo polecenie zacznie od tego miejsca.
help-train = Dowiedz się z partii, co i ile ma ważyć dla własnego gracza gry: wiele różnorodnych partii i to, co w nich prowadziło do dobrego końca.
    .games = Ile partii.
    .seed = To samo ziarno daje te same partie i te same wagi.
    .jobs = Ile procesów; 0 to po jednym na rdzeń.
    .ray = Graj na klastrze Ray: tym pod adresem RAY_ADDRESS albo lokalnym, utworzonym w tym celu.
    .resume = Zapisuj każdą partię w tym pliku; to samo polecenie podejmie stamtąd.
    .to = Zapisz wagi do tego pliku; inaczej zostaną pokazane.
help-rules = Opowiedz zasady gry albo jedną z nich z rozegranym przykładem.
    .rule = Oznaczenie zasady, tak jak podają je odmowy.
    .number = Który z przykładów.
help-replay = Opowiedz partię z dziennika od początku do końca albo sprawdź, czy wszystkie dzienniki w folderze są jeszcze ważne.
    .folder = Odtwórz wszystkie pliki .log i .jsonl w folderze; kod wyjścia 1, jeśli któryś się nie uda.
help-verify = Odtwórz dziennik z ujawnionego ziarna: czy ziarno zgadza się z odciskiem i czy wszystko, co losowe, z niego wynika?
    .promise = Obietnica zapisana, gdy gra się zaczynała.
    .receipt = Pokwitowanie zapisane po końcu gry.
    .key = Klucz serwera, który miał podpisać dziennik.
help-check = Uruchom przykłady i powiedz, które się nie zgadzają. Kod wyjścia 1, jeśli są takie.
    .paths = Pliki przykładów albo foldery z nimi.
help-bench = Zmierz, ile losowych partii, ruchów i kopii na sekundę daje jeden rdzeń.
    .players = Ilu losowych graczy; bez tego czterech, gdzie gra pozwala.
help-serve = Udostępniaj stoły klubowi lub internetowi; jak to zrobić dobrze, mówi docs/hosting.md.
    .host = Słuchaj pod tym adresem; 0.0.0.0 to wszystkie.
    .port = Słuchaj na tym porcie.
    .workers = Ile procesów; kilka wymaga PostgreSQL.
    .secret = Klucz, którym podpisuje się ciasteczka; gdy go brak, powstanie.
    .name = Nazwa, na którą serwer odpowiada; można podać kilka. Bez tego na każdą.
    .open_metrics = Pokazuj /metrics także innym komputerom.
help-schema = Wypisz JSON Schema wszystkich wiadomości między stroną a serwerem.
