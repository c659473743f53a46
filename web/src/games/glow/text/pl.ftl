## Plansza Glow

glow-players = Gracze
glow-boards = Plansze
glow-zoom = Wielkość mapy
glow-zoom-in = Przybliż
glow-zoom-out = Oddal
glow-encounter = Spotkania
glow-journey = Wyprawa
glow-graveyard = Cmentarz
glow-company-of = Drużyna: { $name }
glow-first = Dziś zaczyna
glow-hour-dawn = poranek
glow-hour-morning = późny poranek
glow-hour-noon = południe
glow-hour-afternoon = popołudnie
glow-hour-evening = wieczór
glow-track = Tor punktacji
glow-faces = Ścianki: pięć żywiołów, szósta: { $symbol }
glow-cancelled = anulowane przez czarną kość
glow-fires =
    { $times ->
        [one] Z tymi kośćmi zadziała { $times } raz
       *[other] Z tymi kośćmi zadziała { $times } razy
    }
glow-noon = W południe:
glow-noon-nothing = nic
glow-bright = Świetliki: { $fireflies }, kompani: { $companions }. Na koniec będzie dziesięć cząstek światła
glow-dark = Świetliki: { $fireflies }, kompani: { $companions }. Za mało na dziesięć cząstek światła na koniec
glow-give-up = trzeba oddać kompana albo klątwę
glow-sources = Przerzuty
glow-source-power = Moc
glow-source-token = Żeton
glow-source-track = Tor punktacji
glow-cost-power = za darmo, raz dziennie
glow-cost-token = kosztuje żeton
glow-cost-track =
    { $light ->
        [one] −{ $light } cząstka światła, cofasz się na { $to }
        [few] −{ $light } cząstki światła, cofasz się na { $to }
       *[other] −{ $light } cząstek światła, cofasz się na { $to }
    }
glow-cost-none = za tobą nie ma pola przerzutu
glow-tap-a-die = Dotknij kości
glow-piece-company = { $name }: drużyna
glow-piece-camp = { $name }: obozowisko
glow-piece-boat =
    { $count ->
        [one] { $name }: { $count } łódź
        [few] { $name }: { $count } łodzie
       *[other] { $name }: { $count } łodzi
    }
glow-badge = Potrzebne różne żywioły: { $elements }. Twoje kości pokazują: { $mine }
glow-badge-any = Kości mogą być dowolne
glow-toll =
    { $footprints ->
        [one] I jeszcze { $footprints } ślad
        [few] I jeszcze { $footprints } ślady
       *[other] I jeszcze { $footprints } śladów
    }
glow-route-closed = Zamknięte w grze jednoosobowej
glow-arthurs-die = Kość Artura
glow-tiles = Kafelki: w stosie { $stack }, użyte { $discards }
glow-tile-arrows =
    { $arrows ->
        [0] znacznik stoi
        [one] znacznik o { $arrows } pole do przodu
        [few] znacznik o { $arrows } pola do przodu
       *[other] znacznik o { $arrows } pól do przodu
    }
glow-tile-camp = jego obozowisko się wspina
glow-tile-min = łódź płynie trasą z najniższym znakiem
glow-tile-max = łódź płynie trasą z najwyższym znakiem
glow-last-day = To ostatni dzień
glow-kind-light = światło
glow-kind-footprints = ślady
glow-kind-fireflies = świetliki
glow-kind-rerolls = przerzuty
glow-odds = Szanse
glow-odds-pick = Które kości chcesz przerzucić? Jedną albo dwie:
glow-odds-best = Co najwięcej da każdej karcie jeden przerzut
glow-odds-cards = Co wtedy zrobi każda karta
glow-odds-now =
    { $times ->
        [0] teraz: nic
       *[other] teraz: ×{ $times }
    }
glow-odds-fires =
    { $times ->
        [1] że zadziała
       *[other] że zadziała ×{ $times }
    }
glow-odds-averts = że nie zadziała
glow-odds-never = jeden przerzut nie wystarczy
glow-odds-quiet = nie zadziała
glow-odds-same = bez zmian
glow-odds-average = Średnia zmiana:
glow-odds-elements = Różnych żywiołów:
glow-odds-shown = Na którejś kości:
glow-odds-faces = Każda ścianka i to, co da z nią południe
glow-then =
    { $dice ->
        [one] rzucasz { $dice } kością
       *[other] rzucasz { $dice } kośćmi
    }
glow-today = zadziała dziś: { $chance }

glow-who = Osiem dni, by przywrócić światło. Od tego, kto poprowadzi drużynę, zależą twoje duże kości.
glow-who-braccio = Każde dwa symbole natury na kościach to trzy cząstki światła i ślad. Pewny wybór na każdy dzień.
    .knack = Siła lasu
glow-who-taetyss = Powietrze z wodą dają światło i żeton przerzutu: zły rzut nie jest straszny.
    .knack = Cierpliwość
glow-who-eoles = Powietrze z kamieniem dają światło i świetlika. A na koniec jeszcze cztery cząstki światła, cokolwiek się stanie.
    .knack = Przyjaciel świetlików
glow-who-pocana = Własnego efektu nie ma, za to trzecia duża kość pomaga wszystkim kompanom.
    .knack = Szczęśliwa ręka
glow-who-moloch = Każdy kamień staje się śladem: zajdziesz najdalej i opłacisz drogie wioski.
    .knack = Daleka droga
glow-who-noctiluca = Trzy jednakowe symbole to pięć cząstek światła. A na tych kościach jest ścianka z dwoma śladami.
    .knack = Lubi trójki
glow-who-orium = Na kościach jest ścianka z trzema cząstkami światła, a każda para symboli dodaje kolejne. Najprostszy początek.
    .knack = Jasne kości

## Sheet and legend

glow-with-dice = Z tymi kośćmi: { $what }
glow-sign-elements = różne żywioły na kościach
glow-sign-large = duża kość: zostaje u właściciela
