## The head of a report

report-title-match = { $game }: mecz
report-title-mixed = { $game }: drabinka przy mieszanych stołach
report-title-pairs = { $game }: drabinka par
report-blurb-match = Boty zamieniały się miejscami, więc nikt nie zyskał na tym, gdzie siedział.
report-blurb-mixed = Zagrał każdy możliwy skład botów, a boty zamieniały się miejscami.
report-blurb-pairs = Każda para botów dzieliła stół po połowie i zamieniała się miejscami.
report-games = Partie
report-bots = Boty
report-players = Gracze
report-options = Opcje
report-options-of-positions = każda pozycja ma swoje
report-tables = Składy
report-seed = Ziarno
report-positions = Pozycje
report-patch = Zmiana

## Ranking

report-ranking = Ranking
report-ranking-help = Elo porównuje miejsca przy jednym stole: bot, który ma 400 punktów więcej, jest wyżej dziesięć razy na każdy raz, gdy jest niżej; średnia wszystkich botów to 1500. Wspólne zwycięstwo dzieli się po równo. Przedziały to przedziały ufności 95%.
report-ranking-wins-help = Wspólne zwycięstwo dzieli się po równo. Przedziały to przedziały ufności 95%.
report-bot = Bot
report-elo = Elo
report-interval = Przedział 95%
report-seats-played = Rozegrane miejsca
report-win-rate = Odsetek zwycięstw
report-mean-score = Średni wynik
report-mean-place = Średnie miejsce
report-elo-plot = Elo z przedziałami 95%
report-wins-plot = Odsetek zwycięstw z przedziałami 95%; linia przerywana to równy udział
report-wins-plot-alone = Odsetek zwycięstw z przedziałami 95%
report-ahead = Kto kogo wyprzedza
report-ahead-help = Jak często bot z wiersza był wyżej niż bot z kolumny, w procentach ich spotkań przy jednym stole. Remis to połowa.

## The games

report-scores = Wyniki
report-scores-help = Jak często bot kończył z danym wynikiem. Linia przerywana to jego średnia.
report-seats = Czy miejsce ma znaczenie?
report-seats-help = Odsetek zwycięstw według miejsc, wszystkie boty razem, z przedziałami 95%. Linia przerywana to równy udział.
report-seat = Miejsce { $n }
report-length = Długość partii
report-length-help = Ile decyzji podjęto w partii. Linia przerywana to średnia.
report-decisions = Decyzje
report-ending = Jak się skończyło
report-share = Udział
report-by-position = Pozycja po pozycji
report-by-position-help = Odsetek zwycięstw z każdej ustawionej pozycji.
report-position = Pozycja
report-by-table = Skład po składzie
report-by-table-help = Jak często wygrywało jedno miejsce bota, zależnie od tego, kto siedział przy stole.
report-table = Skład
report-statistics = Co działo się w partiach

## A patch

report-patch-changes = Co daje zmiana
report-patch-help = Te same partie z tych samych ziaren, ze zmianą i bez niej; różnica to „ze zmianą” minus „bez niej”. Reszta raportu dotyczy partii ze zmianą.
report-changed =
    { $of ->
        [1] { $changed ->
            [0] Jedyna partia skończyła się tak samo.
           *[other] Jedyna partia skończyła się inaczej.
        }
       *[other] Inaczej skończyło się partii: { $changed } z { $of }.
    }
report-win-rate-change = Różnica odsetka zwycięstw
report-score-change = Różnica wyniku
report-points-of-percent = p.p.
report-whole-game = Cała partia
report-change = Różnica
report-score-of-all = Średni wynik wszystkich miejsc

## The foot

report-again = Jak to powtórzyć
report-again-help = To samo polecenie daje te same partie. Z „--only NUMER” rozgrywa jedną z nich i opowiada, co się w niej działo.
report-made = Raport: Vatra { $version }.

## Opis zbioru danych

card-title = { $game }: partie botów
card-what =
    Partie: { $games }. Decyzje: { $moves }. Miejsca przy stole: { $seats }. Gracze: { $bots }. Zrobione przez Vatrę { $vatra }, wersja zasad gry: { $version }.
card-again = To samo polecenie tworzy te same dane od nowa:
card-options = Opcje gry:
card-games-number = numer partii; w decyzjach to `game`
card-games-seed = rozdaje ten sam stół: `vatra.new(…, seed=seed)`
card-games-bots = kto grał, według miejsc przy stole
card-games-scores = punkty, według miejsc przy stole
card-games-places = lokaty, według miejsc przy stole; 1 to pierwsza
card-games-winners = miejsca przy stole, które wygrały
card-games-cooperative = czy wszyscy wygrywają albo przegrywają razem
card-games-moves = ile było decyzji
card-games-reason = jak się skończyło
card-moves-game = numer partii
card-moves-move = numer decyzji w partii
card-moves-seat = kto decydował
card-moves-bot = który to był gracz
card-moves-kind = rodzaj pytania
card-moves-options = numery wszystkich dostępnych akcji
card-moves-choice = numer wybranej akcji
card-moves-observation = co wiedział gracz na tym miejscu: liczb jest { $numbers }, każda w jednym bajcie
card-moves-won = część zwycięstwa, która na końcu przypadła temu miejscu
card-moves-score = końcowe punkty tego miejsca
card-index = Nazwy akcji według numerów (akcji jest { $actions }) i znaczenie liczb obserwacji.
card-limits = Każdą decyzję podjął bot, ze swoimi nawykami i błędami. Obserwacja zawiera to, co gracz może wiedzieć, i nic z tego, co było przed nim ukryte. Akcje zachowują numery, dopóki nie zmieni się wersja zasad.
