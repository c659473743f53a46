## Wszędzie

web-skip = Przejdź do treści
web-close = Zamknij
web-beyond-up = W górę, do tego, co można wybrać
web-beyond-down = W dół, do tego, co można wybrać
web-cancel = Anuluj
web-again = Spróbuj ponownie
web-save = Zapisz
web-saved = Zapisano.
web-send = Wyślij
web-share = Udostępnij
web-copied = Link jest w schowku.
web-company = Przy stole
web-watched-by = Oglądają: { $names }
web-watched-by-nobody = Nikt nie ogląda z boku.
web-again-called = Ktoś chce zagrać jeszcze raz
web-yes = tak
web-no = nie
web-you = ty
web-bot = bot
web-name = Imię
web-language = Język
web-settings = Ustawienia
web-rules = Zasady
web-to-lobby = Do lobby
web-to-table = Do stołu
web-no-such-page = Tu nic nie ma.

## Co się nie udało

web-not-done = Nie udało się
web-why-not = Dlaczego nie można?
web-refused = Teraz nie można tego zrobić.
web-stale = Stół się tymczasem zmienił. Spójrz jeszcze raz i wybierz.
web-no-connection = Brak połączenia z serwerem. Sprawdź sieć i spróbuj ponownie.
web-no-such-table = Nie ma takiego stołu.
web-not-allowed = Ten stół nie jest dla ciebie otwarty. Poproś o link z zaproszeniem.
web-by-invitation = Ten stół jest tylko na zaproszenie. Poproś o link.
web-too-fast = Za szybko. Odczekaj chwilę i spróbuj ponownie.
web-server-trouble = Serwer ma kłopoty. Spróbuj za minutę.
web-reconnecting = Połączenie się zerwało. Łączymy się ponownie…

## Lobby

web-hero = Stół przy ognisku
web-hero-text = Nowoczesne gry planszowe w przeglądarce: w pojedynkę, z botami albo z przyjaciółmi. Bez rejestracji i bez instalacji.
web-games = Gry
web-play-now = Zagraj teraz z botami
web-play-alone = Zagraj w pojedynkę
web-new-table = Nowy stół
web-my-tables = Moje stoły
web-open-tables = Otwarte stoły
web-no-open-tables = Nikt teraz nie czeka na graczy. Otwórz stół i zaproś przyjaciół, wysyłając link.
web-watch-tables = Trwające partie
web-past-games = Zakończone partie
web-minutes = { $span } min
web-weight-light = lekka
web-weight-easy = łatwa
web-weight-medium = średnia
web-weight-thoughtful = wymagająca
web-weight-heavy = złożona
web-together = razem
web-players = Od { $least } do { $most } graczy
web-status-over = zakończona
web-status-playing = trwa
web-status-your-turn = twój ruch
web-seats-open =
    { $count ->
        [0] Wszystkie miejsca zajęte
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
       *[other] { $count } wolnych miejsc
    }
web-seat-open = wolne miejsce
web-seat-n = Miejsce { $n }
web-player-n = Gracz { $n }

## Nowy stół

web-game = Gra
web-who-plays = Kto gra
web-kind-bot = Bot
web-kind-open = Ktoś z linkiem
web-kind-hot = Osoba przy tym urządzeniu
web-which-bot = Który bot
web-add-seat = Dodaj miejsce
web-remove-seat = Usuń miejsce { $n }
web-presets = Gotowy stół
web-all-options = Ustaw wszystko po swojemu
web-sources = Co dokładnie odtworzono?
web-fold = zwiń lub rozwiń dziennik
web-unfold = Rozwiń dziennik obok planszy
web-legend = Co znaczą symbole
web-key-sheet = objaśnij to, co zaznaczone
web-options = Opcje
web-difficulty = Trudność: { $difficulty }
web-the-table = Stół
web-timer = Czas na decyzję
web-timer-seconds =
    { $seconds ->
        [0] bez limitu
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    }
web-timer-day = jedna doba
web-who-may-join = Kto może dołączyć
web-private = Na zaproszenie
web-private-help = Tylko osoby, które mają link.
web-public = Wszyscy
web-public-help = Stół widać w lobby.
web-make-and-play = Zacznij partię
web-make-and-invite = Otwórz stół

## Przed partią

web-waiting-room = Zasiadamy do gry
web-sit = Usiądź
web-make-bot = Posadź bota
web-make-open = Zwolnij miejsce
web-invite = Link z zaproszeniem
web-start = Zacznij partię
web-start-bots =
    { $count ->
        [one] Zacznij z botem na wolnym miejscu
       *[other] Zacznij z botami na wolnych miejscach
    }
web-leave = Odejdź od stołu
web-leave-help = Możesz zamknąć stronę i wrócić, kiedy chcesz: stół poczeka. Jeśli opuścisz partię, zagra za ciebie stół albo bot; wrócić można i wtedy.
web-pause = Przerwa: do lobby
web-leave-for-good = Opuść partię
web-away = Nie ma cię w tej partii. Tymczasem decyduje za ciebie stół.
web-come-back = Wróć do partii
web-absent = nie ma przy stole
web-gone = { $name }: nie ma przy stole
web-seat-a-bot = Niech gra bot

## Przy stole

web-your-move = Twój ruch
web-waiting-for = Czekamy na: { $names }
web-watching = Oglądasz
web-laid = Twój wybór leży zakryty.
web-lay = Wybierz: { $move }
web-do = Tak: { $move }
web-follows = Potem: { $story }
web-final = Tego nie da się cofnąć.
web-do-it = Zrób to
web-so-far = Wybrano: { $things }
web-undo = Cofnij ruch
web-hint = Podpowiedź
web-hint-says = Podpowiedź: { $move }.
web-hint-second = Drugi najlepszy wybór: { $move }.
web-plain = Bez obrazków
web-panels = Dziennik, rozmowa i zasady
web-log = Dziennik gry
web-log-empty = Jeszcze nic się nie wydarzyło.
web-log-secret = Wybór gotowy: { $names }
web-by-timer = czas minął: ruch automatyczny
web-by-away = pod nieobecność: ruch automatyczny
web-by-fault = bot zawiódł: ruch automatyczny
web-past =
    { $n ->
        [0] Widzisz stół przed pierwszym ruchem
        [one] Widzisz stół po { $n } ruchu
       *[other] Widzisz stół po { $n } ruchach
    }
web-back-to-now = Wróć do gry
web-seconds-left =
    { $seconds ->
        [one] Została { $seconds } sekunda
        [few] Zostały { $seconds } sekundy
       *[other] Zostało { $seconds } sekund
    }
web-rules-search = Szukaj w zasadach
web-rules-none = Zasady nic o tym nie mówią.
web-show-me = Pokaż na stole
web-example-n = Przykład { $n } z { $of }
web-example-next = Inny przykład
web-back = Wstecz
web-contents = Spis treści
web-chat = Rozmowa
web-chat-empty = Przy stole jest cicho.
web-chat-say = Powiedz coś
web-reactions = Szybkie reakcje
web-react-fire = ogień
web-react-clap = brawa
web-react-laugh = śmiech
web-react-wow = o rety
web-react-heart = serce
web-react-think = namysł
web-pass-to = Przekaż urządzenie: { $name }
web-pass-help = Następny wybór jest tajny: reszta niech nie patrzy.
web-pass-ready = To ja, { $name }
web-look-as = Widok: { $name }

## Koniec

web-won =
    { $count ->
        [one] Zwycięstwo: { $names }!
       *[other] Wspólne zwycięstwo: { $names }!
    }
web-you-won = Wygrywasz!
web-you-share = Wygrywasz razem z innymi!
web-all-won = Zwycięstwo!
web-all-lost = Porażka
web-count = Końcowe podliczenie
web-to-result = Pokaż wynik
web-place = Miejsce { $place }
web-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
web-rematch = Zagraj jeszcze raz
web-rematch-join = Dołącz do następnej partii
web-replay = Powtórka
web-fair = Czy było uczciwie?
web-fair-text = Serwer zapieczętował tajną liczbę, zanim ktokolwiek usiadł. Strona każdego gracza dodała własną. Rozdanie powstaje z nich wszystkich, więc nikt nie mógł go wybrać, nawet ten, kto prowadzi serwer.
web-commitment = Obietnica serwera
web-fair-holds = Ta strona zapisała obietnicę i jak dotąd jest ona dotrzymana.
web-fair-doubt-promise = To nie jest obietnica, którą zapisała ta strona. Nie ufaj temu rozdaniu.
web-fair-doubt-part = Twojej liczby nie ma w tym rozdaniu: nie dotarła na czas albo ją pominięto. Jeśli zdarza się to często, nie ufaj serwerowi.
web-fair-doubt-receipt = To nie jest dziennik, który ta strona widziała na końcu. Ktoś go zmienił.
web-fair-part = Liczba gracza { $name }
web-fair-alone = Nikt nie dodał tu liczby: rozdanie zrobił sam serwer.
web-fair-receipt = Pokwitowanie dziennika
web-dealing = Rozdajemy karty…
web-seed = Ziarno losu
web-download-log = Zapisz dziennik

## Powtórka

web-replay-start = Początek partii
web-replay-at = Przebieg partii
web-move-n = Ruch { $n } z { $of }
web-first = Na początek
web-previous = Krok wstecz
web-run = Odtwórz
web-stop = Zatrzymaj
web-next = Krok naprzód
web-last = Na koniec

web-story = Co się właśnie stało
web-story-back = Chwilę wstecz
web-story-pause = Pauza
web-story-on = Dalej
web-story-next = Następna chwila
web-story-end = Do końca
web-story-again = Pokaż jeszcze raz
web-meanwhile = Zanim przyszła twoja kolej ({ $n })

## Ustawienia

web-who-are-you = Ty
web-account = Konto
web-account-help = Bez konta jesteś gościem na tym urządzeniu. Z kontem masz swoje stoły na każdym urządzeniu.
web-account-yes = Zalogowano jako { $login }.
web-login = Login
web-password = Hasło
web-new-password = Nowe hasło
web-change-password = Zmień hasło
web-claim = Załóż konto
web-log-in = Zaloguj się
web-log-out = Wyloguj się
web-code = Kod
web-second = Drugi krok przy logowaniu
web-second-help = Przy logowaniu trzeba będzie podać też kod z aplikacji w telefonie.
web-second-on = Włącz
web-second-off = Wyłącz
web-second-scan = Zeskanuj ten obrazek aplikacją uwierzytelniającą i wpisz kod, który pokaże.
web-second-open = Otwórz aplikację na tym urządzeniu
web-second-type = Albo wpisz w aplikacji:
web-second-rescue = Włączone. Zachowaj te kody na wypadek utraty aplikacji: każdy działa raz i nie zobaczysz ich ponownie.
web-devices = Twoje urządzenia
web-device = Urządzenie
web-device-here = to urządzenie
web-device-seen = ostatnio { $when }
web-at-the-table = Przy stole
web-set-sound = Dźwięk
web-set-sound-help = Krótkie, miękkie dźwięki: twój ruch, karty, zdobycze, klęski.
web-sound-offer = Włączyć ciche dźwięki przy stole?
web-sound-yes = Włącz
web-sound-no = Bez dźwięku
web-set-clearPalette = Wyraźne kolory
web-set-clearPalette-help = Kolory graczy łatwe do odróżnienia przy każdym widzeniu barw. Każde miejsce ma też własny kształt.
web-set-confirm = Pytaj przed tym, czego nie da się cofnąć
web-set-confirm-never = nigdy
web-set-confirm-surprise = gdy to mogłoby zaskoczyć
web-set-confirm-always = zawsze
web-set-keys = Skróty jednoklawiszowe
web-set-keys-help = Litery i cyfry działają od razu. Klawisz ? pokazuje wszystkie.
web-set-pictures = Obrazki
web-set-pictures-help = Bez nich stół to tekst z nagłówkami i listami.
web-set-theme = Tło
web-set-theme-system = jak w urządzeniu
web-set-theme-dark = ciemne
web-set-theme-light = jasne
web-set-motion = Animacje
web-set-motion-system = jak w urządzeniu
web-set-motion-less = mniej
web-set-motion-full = wszystkie
web-set-pace = Tempo opowieści
web-set-pace-step = krok po kroku
web-set-pace-slow = powoli
web-set-pace-usual = jak zwykle
web-set-pace-once = od razu
web-about = O programie
web-about-text = Watra to ogień, przy którym zbierają się ludzie. Vatra to wolne oprogramowanie.
web-credits = Ikony: game-icons.net, Lorc, Delapouite i inni (CC BY 3.0). Kroje pisma: Literata i Inter (SIL OFL).

## Klawisze

web-keys = Klawisze
web-keys-note = Litery rozpoznajemy po miejscu na klawiaturze, w każdym układzie. Skróty jednoklawiszowe można wyłączyć w ustawieniach.
web-key-options = wybierz opcję
web-key-confirm = wyłóż wybór
web-key-cancel = anuluj albo pomiń animację
web-key-replay = kroki w powtórce
web-key-space = Spacja
web-key-story = dalej w opowieści albo do jej końca

## Lekcje

web-learn = Naucz się grać
web-learn-game = Jak grać: { $game }
web-lessons = Lekcje
web-lesson-take = Zacznij lekcję
web-lesson-resume = Ucz się dalej
web-lesson-again = Jeszcze raz od początku
web-lesson-taken = ukończona
web-lesson-minutes =
    { $n ->
        [one] około { $n } minuty
       *[other] około { $n } minut
    }
web-lesson-at = { $at } z { $of }
web-lesson-menu = Co jeszcze można w tej lekcji
web-lesson-on = Dalej
web-lesson-do = Twój ruch
web-lesson-free = Graj, jak chcesz
web-lesson-look = Najpierw zobacz, co pokazuje przewodnik, i naciśnij „Dalej”.
web-lesson-first = Najpierw spójrz tutaj i naciśnij „Dalej”.
web-lesson-meant = Mowa o tym: { $things }.
web-lesson-chapter = Teraz: { $title }.
web-lesson-skip = Zrób ten krok za mnie
web-lesson-end = Pomiń resztę
web-lesson-leave = Wyjdź i dokończ później
web-lesson-done = Świetnie!
web-lesson-tip = I jeszcze jedna rada.
web-lesson-following = Następna lekcja: { $title }
web-first-game = A teraz pierwsza prawdziwa partia
web-more = Więcej
web-key-thing = do tego, na co wskazuje przewodnik

## Trener

web-coach-ask = O co tu chodzi?
web-coach-off = Bez dalszych porad
web-coach-done = Jasne
web-set-coach = Trener
web-set-coach-help = Wyjaśnia raz to, co spotykasz po raz pierwszy.

## Rysunki

web-figure-setup = Cały stół na jednym rysunku
web-figure-turn = Cała tura na jednym rysunku
web-figure-pieces = Co leży na stole
