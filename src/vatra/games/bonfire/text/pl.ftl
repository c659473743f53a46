## Gra

game-name = Bonfire
game-blurb = Ogniska w miastach zgasły. Kładź kafelki losu, by zdobywać akcje, płyń na święte wyspy, przywoź zadania i Strażniczki, wytyczaj Ścieżkę i rozpalaj Ogniska jedno po drugim. Dla dwóch do czterech osób albo samotnie przeciw Tomowi.
    .note = Zasady i liczby pochodzą z pudełka, a część nadruków na kafelkach i kartach odtworzono na podstawie instrukcji.
    .sources = Na pewno: wszystkie zasady, ceny, limity, punktacja i liczba elementów; działanie specjalistów, starszych i miejsc rady. Odtworzono: co pokazuje każdy kafelek i każde zadanie, gdzie leżą wyspy, kolejność pól Wielkiego Ogniska i symboli w miastach. Wszystko wymienia plik docs/bonfire.md.

game-feel = Statki, Strażniczki i ognie, które wracają do miast.

preset-first = Pierwsza partia
    .help = Różne zadania na każdej wyspie i jeden początkujący naprzeciw.
preset-usual = Zwykła
    .help = Zadania losowe, dwoje wprawnych.
preset-hard = Trudna
    .help = Zadania losowe, troje mistrzów.

## Ustawienia

option-tasks = Zadania na wyspach
    .help = Jak zadania leżą na początku.
option-tasks-random = losowo
    .help = Jak wypadnie.
option-tasks-varied = różnych kolorów
    .help = Zadania na każdej wyspie mają różne kolory. Tak łatwiej w pierwszej partii.
option-solo = W pojedynkę
    .help = Tylko w grze jednoosobowej: skąd biorą się fory.
option-solo-casual = jak chcesz
    .help = Fory wybierasz po swojemu, a stół nic nie zapamiętuje.
option-solo-challenge = wyzwanie z handicapem
    .help = Fory idą za tobą: po wygranej rosną o 5, po przegranej spadają o 2.
option-handicap = Handicap
    .help = Tylko w grze jednoosobowej: fory w punktach, dla ciebie albo dla Toma.
option-handicap-number =
    { $sign ->
        [-1] { $n ->
                [one] { $n } punkt dla ciebie
                [few] { $n } punkty dla ciebie
               *[many] { $n } punktów dla ciebie
            }
        [0] nikt nie ma for
       *[1] { $n ->
                [one] { $n } punkt dla Toma
                [few] { $n } punkty dla Toma
               *[many] { $n } punktów dla Toma
            }
    }
option-challenge = Wyzwanie
    .help = Na czym stoi wyzwanie. −10 zaczyna je od nowa.
option-challenge-number = { option-handicap-number }

## Słowa wewnątrz innych słów

two-points = 2 punkty
any-resource = dowolny zasób
way-right = w prawo
way-left = w lewo
way-down = w dół
way-up = w górę
side-left = lewy stos
side-right = prawy stos
tom = Tom

## Co się dzieje

begins = Zaczyna{ you.sz } { $seat }.
first-tile = { $seat }: pierwszy kafelek losu — { $tile }.
places-tile = { $seat } kładzie{ you.sz } kafelek losu ({ $tile }): środek w wierszu { $row }, kolumnie { $column }.
gains = { $seat }: +{ $things }.
scores =
    { $points ->
        [one] { $seat }: +{ $points } punkt.
        [few] { $seat }: +{ $points } punkty.
       *[many] { $seat }: +{ $points } punktów.
    }
pays = { $seat } płaci{ you.sz }: { $things }.
discards = { $seat } odrzuca{ you.sz }: { $thing }.
builds = { $seat } dokłada{ you.sz } na pole { $space }: { $tile }.
path-turned-up = Nowe wśród wyłożonych: { $tile }.
paths-renewed = Cztery kafelki Ścieżki idą pod stos { $pile }.
piles-shuffled = Stosy kafelków Ścieżki są przetasowane.
sails = { $seat } płynie{ you.sz }: { $island }.
receives = { $seat } otrzymuje{ you.sz } zadanie na pole { $slot }: { $task }. Dar: { $gift }.
gift-turned-up = { $seat } odkrywa{ you.sz } następny dar: { $gift }.
fetches = { $seat }: do miasta przybywa { $guardian }.
procession =
    { $n ->
        [one] { $seat } urządza{ you.sz } procesję na { $n } krok.
        [few] { $seat } urządza{ you.sz } procesję na { $n } kroki.
       *[many] { $seat } urządza{ you.sz } procesję na { $n } kroków.
    }
walks = { $seat }: { $guardian } idzie na pole { $space }.
enters = { $seat }: { $guardian } staje przy Ognisku { $slot }.
turns-fire = { $seat } używa{ you.sz } Wielkiego Ogniska: { $space }.
places-portal = { $seat } stawia{ you.sz } we wcięciu { $notch } portal „{ $portal }”.
recruits = { $seat } werbuje{ you.sz } gnoma: { $gnome }.
specialist-turned-up = Nowy mistrz: { $gnome }.
specialists-shuffled = Odrzuconych mistrzów tasuje się w nowy stos.
lights = { $seat } rozpala{ you.sz } Ognisko { $slot }: { $task }.
bonus-action = { $seat } wysyła{ you.sz } neutralnego nowicjusza wspólnego zadania: { $common }.
meets-common = { $seat } spełnia{ you.sz } wspólne zadanie: { $common }.
sends = { $seat }: nowicjusz idzie do Najwyższej Rady, pole „{ $council }”.
countdown-begins =
    { $n ->
        [one] W Najwyższej Radzie jest { $n } nowicjusz: zaczyna się odliczanie. { $seat } bierze{ you.sz } żetony.
       *[other] W Najwyższej Radzie jest { $n } nowicjuszy: zaczyna się odliczanie. { $seat } bierze{ you.sz } żetony.
    }
hands-out = { $seat } przekazuje{ you.sz } żeton odliczania { $n }.
passes = { $seat } pasuje{ you.sz } i nie ma{ you.sz } już ruchów.
is-stuck = { $seat } nie może{ you.sz } już nic zrobić i wypada{ you.sz } z gry.
warn-stuck = Potem nie da się już nic zrobić: to koniec gry bez dalszych ruchów.
warn-jammed = Potem nie zmieści się już żaden kafelek losu i nie będzie nowych żetonów akcji.
turn-begins = Ruch { $n }: { $seat }.
counts = { $seat }, { $category }: { $points }.
toms-counts = Tom, { $category }: { $points }.
victory = { $count ->
        [one] Zwycięstwo: { $seats }.
        [few] Wspólne zwycięstwo: { $seats }.
       *[many] Wspólne zwycięstwo: { $seats }.
    }
toms-victory = Wygrywa Tom.
countdown-over = Ostatni żeton odliczania wrócił: koniec gry.
nobody-left = Nikt nie może już nic zrobić: koniec gry.

toms-card = Karta Toma: { $card }.
toms-resource = Za Toma decyduje { $gnome }: { $thing }.
toms-points =
    { $points ->
        [one] Tom: +{ $points } punkt.
        [few] Tom: +{ $points } punkty.
       *[many] Tom: +{ $points } punktów.
    }
tom-is-complete = Tom spełnił już to wspólne zadanie: { $common }.
tom-cannot = Tom nie może nic zrobić.
toms-portal = Tom obraca Wielkie Ognisko ({ $space }) i bierze portal „{ $portal }”.
toms-gnome = Tom bierze gnoma: { $gnome }.
toms-path = Tom wytycza: { $tile }.
toms-task = Tom rozpala Ognisko { $slot }: { $task }.
toms-guardian = Do Toma przybywa { $guardian }.
toms-novice = Nowicjusz idzie za Toma do Najwyższej Rady, pole „{ $council }”.
tom-meets-common = Tom spełnia wspólne zadanie: { $common }.
toms-cards-played =
    { $n ->
        [one] Tom zagrał wszystkie karty { $n } raz.
        [few] Tom zagrał wszystkie karty { $n } razy.
       *[many] Tom zagrał wszystkie karty { $n } razy.
    }

## Pytania

ask-first-tile = Który kafelek losu kładziesz na początkowych polach?
ask-turn = Twój ruch: połóż kafelek losu, wykonaj akcję albo rozpal Ognisko.
ask-turn-countdown =
    { $n ->
        [one] Twój ostatni ruch. Pas daje punktów: { $points }.
       *[other] Twój ruch, pozostałe ruchy: { $n }. Pas daje punktów: { $points }.
    }
ask-after = Akcja dodatkowa czy koniec ruchu?
ask-lay-tile = Gdzie położyć kafelek losu: { $tile }?
ask-pay = Czym płacisz: { $things }?
ask-pay-any = Którymi zasobami płacisz?
ask-pay-pair = Dwie sztuki zamiast jednej: { $thing }. Do oddania: { $n }.
ask-choose-path = Który kafelek Ścieżki?
ask-free-path = Który kafelek Ścieżki, wyłożony czy ze stosów?
ask-ashore = { $island }: wykonujesz tu akcję?
ask-free-sail = Dokąd płynie statek?
ask-choose-slot = Na którym polu położyć zadanie: { $task }?
ask-free-guardian = Która Strażniczka?
ask-walk = Kto idzie? Kroków najwyżej: { $n }.
ask-move-one = Która Strażniczka dokąd idzie?
ask-choose-resource = Który zasób bierzesz? Sztuk: { $n }.
ask-rewards = { $space }: które nagrody bierzesz?
ask-choose-portal = Który portal?
ask-free-turn = Na które pole obrócić wskaźnik?
ask-price = Jak zapłacić za gnoma: { $gnome }?
ask-free-specialist = Który mistrz?
ask-send-own = Dokąd idzie nowicjusz?
ask-send-neutral = Dokąd idzie neutralny nowicjusz?
ask-free-fate = Który kafelek losu?
ask-toms-task = Które zadanie bierze Tom?
ask-toms-guardian = Którą Strażniczkę dostaje Tom?
ask-toms-novice = Dokąd idzie nowicjusz za Toma?

## Akcje

do-first = { $tile }, { $way }
do-fate-top = Połóż górny kafelek losu: { $tile }
do-fate-bottom = Połóż dolny kafelek losu: { $tile }
do-lay = Wiersz { $row }, kolumna { $column }, { $way }: { $things }
do-path =
    Wytycz ({ $cost } { $cost ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    }): { $tile }
do-pile =
    Wytycz górny kafelek stosu { $pile } ({ $cost } { $cost ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    })
do-renew = Włóż cztery kafelki pod stos { $pile }
do-free-path = Weź: { $tile }
do-search = Znajdź w stosach: { $tile }
do-sail =
    Płyń ({ $cost } { $cost ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    }): { $island }
do-free-sail = Płyń: { $island }
do-aboard = Bez akcji na wyspie
do-task =
    Otrzymaj ({ $cost } { $cost ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    }): { $task }; dar: { $gift }, { $side }
do-slot = Pole { $slot }
do-guardian = Zabierz: { $guardian }
do-fetch = Weź: { $guardian }
do-procession =
    { $n ->
        [one] Procesja, { $n } żeton
        [few] Procesja, { $n } żetony
       *[many] Procesja, { $n } żetonów
    }
do-walk = { $guardian }: na pole { $space }, { $thing }
do-enter = { $guardian }: do Ogniska { $slot }
do-halt = Zostań
do-gain = { $n } × { $thing }
do-turn =
    Wielkie Ognisko ({ $cost } { $cost ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    }): { $space }
do-free-turn = { $space }
do-take =
    { $rewards ->
        [0] Nic
        [1] { $token }
        [2] { $gift }
        [3] { $token }, { $gift }
        [4] Portal
        [5] { $token }, portal
        [6] { $gift }, portal
       *[7] { $token }, { $gift }, portal
    }
do-portal = { $portal }, wcięcie { $notch }
do-gnome = Zwerbuj: { $gnome } ({ $thing })
do-free-gnome = Zwerbuj: { $gnome }
do-price =
    { $tokens ->
        [1] Jeden żeton gnoma i dwa zasoby: { $thing }
       *[2] Dwa żetony gnoma i jeden zasób: { $thing }
    }
do-light =
    { $points ->
        [one] Rozpal Ognisko { $slot }: { $task } ({ $points } punkt)
        [few] Rozpal Ognisko { $slot }: { $task } ({ $points } punkty)
       *[many] Rozpal Ognisko { $slot }: { $task } ({ $points } punktów)
    }
do-send = Akcja dodatkowa: { $common }
do-bonus = { $council }
do-point = 1 punkt ({ $council })
do-pay = Zapłać: { $things }
do-pair = Dowolnymi dwoma innymi
do-with = { $thing }
do-discard = Odrzuć: { $thing }
do-pass =
    { $points ->
        [one] Spasuj za { $points } punkt
        [few] Spasuj za { $points } punkty
       *[many] Spasuj za { $points } punktów
    }
do-done = Zakończ ruch
do-toms-task =
    { $points ->
        [one] { $task } ({ $points } punkt)
        [few] { $task } ({ $points } punkty)
       *[many] { $task } ({ $points } punktów)
    }
do-toms-guardian = { $guardian }
do-toms-novice = { $council }

## Koniec

end-countdown = Odliczanie się skończyło.
end-nobody-left = Nikt nie może już nic zrobić.
end-tom-beaten = Masz więcej punktów niż Tom.
end-tom-wins = Tom ma więcej punktów.
end-tom-tie = Remis, więc wygrywa Tom.
next-handicap = Wyzwanie z handicapem, następna partia: { option-handicap-number } ({ $handicap }).

score-bonfires = Ogniska
score-guardians = Strażniczki przy Ogniskach
score-portals = Portale
score-crystals = Kryształy
score-common = Wspólne zadania
score-fate = Pozostałe kafelki losu
score-leftovers = Pozostałe żetony i zasoby
score-handicap = Fory
score-elders = Starsi
score-great-bonfire = Wielkie Ognisko
score-council = Najwyższa Rada
score-arrivals = Przybycia do Ognisk
score-passing = Pas
score-cards = Karty Toma

## Gracze domu

bot-novice = Początkujący
    .help = robi to, co od razu coś daje, i rozpala, co może
bot-skilled = Wprawny
    .help = planuje pod swoje zadania i patrzy kilka ruchów naprzód
bot-expert = Ekspert
    .help = ocenia każdy ruch po tym, jak może potoczyć się reszta gry
bot-master = Mistrz
    .help = planuje na pięć tur naprzód i trzyma w głowie dziesięć najlepszych planów
why-worth = { $value ->
        [one] Spodziewam się, że da to { $value } punkt.
        [few] Spodziewam się, że da to mniej więcej { $value } punkty.
       *[many] Spodziewam się, że da to mniej więcej { $value } punktów.
    }
why-better =
    { $value ->
        [one] Drugi najlepszy wybór dałby o { $value } punkt mniej.
        [few] Drugi najlepszy wybór dałby o { $value } punkty mniej.
       *[many] Drugi najlepszy wybór dałby o { $value } punktów mniej.
    }
why-task = To pomoże przy zadaniu: { $task }.
why-points =
    { $value ->
        [one] To na pewno daje { $value } punkt.
        [few] To na pewno daje { $value } punkty.
       *[many] To na pewno daje { $value } punktów.
    }

## Stół bez obrazków

show-board = Wyspy
show-tasks = Zadania na wyspach
show-fire = Wielkie Ognisko
show-pointer = wskaźnik: { $space }
show-gnomes = Wyłożone gnomy
show-paths = Wyłożone kafelki Ścieżki
show-council = Najwyższa Rada, nowicjusze: { $n } z { $need }
show-countdown = odliczanie: { $n }
show-commons = Wspólne zadania
show-novice = nowicjusz czeka
show-gone = nowicjusz odszedł
show-first = zaczyna
show-tokens = żetony akcji
show-resources = zasoby
show-ship = statek
show-path = Ścieżka
show-slot = pole { $slot }
show-lit = płonie
show-ready = można rozpalić
show-progress = { $have } z { $need }
show-portal = portal „{ $portal }”
show-no-portal = potrzebny portal: { $portal }
show-start = obszar startowy
show-space = pole { $space }
show-beside = Ognisko { $slot }
show-gnome = gnomy
show-gifts = odkryte dary
show-fate = kafelki losu
show-cell = wiersz { $row }, kolumna { $column }
show-score =
    { $points ->
        [one] { $points } punkt, gdyby gra skończyła się teraz
        [few] { $points } punkty, gdyby gra skończyła się teraz
       *[many] { $points } punktów, gdyby gra skończyła się teraz
    }
show-stuck = wypada z gry
show-passed = pas
show-cost = rejs: { $cost }
show-ships = statki: { $names }
show-tom-cards =
    { $n ->
        [one] { $n } karta w stosie Toma
        [few] { $n } karty w stosie Toma
       *[many] { $n } kart w stosie Toma
    }
show-neutral =
    { $n ->
        [one] { $n } neutralny nowicjusz
       *[other] { $n } neutralnych nowicjuszy
    }
show-next-handicap = handicap następnej partii po wygranej: { $win }, po przegranej: { $loss }

## Laboratorium

stat-points = Punkty według kategorii
    .help = skąd średnio biorą się punkty
stat-tasks-taken = Otrzymane zadania
    .help = na osobę i partię
stat-tasks-done = Rozpalone Ogniska
    .help = na osobę i partię
stat-tasks-taken-by-colour = Otrzymane zadania według koloru
    .help = na partię, wszyscy razem
stat-tasks-done-by-colour = Rozpalone Ogniska według koloru
    .help = na partię, wszyscy razem
stat-gnomes = Zwerbowane gnomy
    .help = jak często werbuje się każdego gnoma w partii
stat-gnome-wins = Zwycięstwa z gnomem
    .help = jak często wygrywa jego właściciel
stat-length = Ruchy
    .help = na osobę i partię

## Why not: the numbers behind a refusal

because-tokens = { $token }: trzeba { $cost }, możesz zapłacić { $have }.
because-steps = Kroków do tego miejsca: { $away }, a w procesji: { $steps }.
