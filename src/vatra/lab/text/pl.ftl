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
