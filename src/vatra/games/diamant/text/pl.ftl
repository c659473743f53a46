## Gra

game-name = Diamenty
game-blurb = Pięć jaskiń pełnych rubinów, a po każdej karcie jedno pytanie: dalej w ciemność czy z łupem do obozu? Dla 3–8 poszukiwaczy o mocnych nerwach.

game-feel = Jeszcze jedna karta — czy zawał, gdy wszyscy się już cieszyli?

preset-first = Pierwsza partia
    .help = Bez reliktów, z odkrytymi skrzyniami, troje początkujących.
preset-usual = Zwykła
    .help = Numerowane relikty, zamknięte skrzynie, czworo wprawnych.
preset-hard = Trudna
    .help = Jednakowe relikty i pięcioro ekspertów.

## Opcje

option-relics = Relikty
    .help = Znaleziska, które może wynieść tylko poszukiwacz wracający w pojedynkę.
option-relics-none = bez reliktów
    .help = Gra podstawowa.
option-relics-numbered = relikty numerowane
    .help = Są warte 5, 7, 8, 10 i 12 punktów. Przed każdą wyprawą wtasowuje się do talii kolejny.
option-relics-identical = relikty jednakowe
    .help = Cała piątka jest w talii od początku. Pierwsze trzy zabrane są warte po 5 punktów, następne po 10.
option-chests = Skrzynie
    .help = Czy przy stole widać, co inni mają w skrzyniach. Poza tym nic się nie zmienia.
option-chests-hidden = zamknięte
    .help = Widać tylko własną skrzynię. Kto chce znać cudze, musi pamiętać.
option-chests-open = otwarte
    .help = Wszyscy widzą wszystkie skrzynie.
option-unofficial = Nieoficjalnie dla dwóch osób
    .help = Drukowana gra jest przeznaczona dla 3–8 osób.
option-unofficial-false = nie
    .help = Od 3 do 8 osób.
option-unofficial-true = tak
    .help = Do stołu mogą usiąść także dwie osoby.

## Pułapki

hazard-spider = olbrzymie pająki
hazard-snake = węże
hazard-lava = jeziora lawy
hazard-boulder = toczące się głazy
hazard-ram = tarany

## Co się dzieje. $seat to osoba, $seats to lista imion, a $count to ich liczba.
## Relikty są warte 5, 7, 8, 10 lub 12 punktów; wartość 0 to relikt bez liczby.

enter = Jaskinia { $cave }: wszyscy poszukiwacze wchodzą do środka.
relic-enters = Do talii wtasowuje się relikt wart { $value } punktów.
treasure =
    { $share ->
        [0] Skarb: { $value ->
            [one] { $value } rubin
            [few] { $value } rubiny
           *[many] { $value } rubinów
        }. Nie wystarczy dla wszystkich, więc wszystko zostaje na szlaku.
       *[other] Skarb: { $value ->
            [one] { $value } rubin
            [few] { $value } rubiny
           *[many] { $value } rubinów
        }. Każdy poszukiwacz w jaskini chowa do kieszeni { $share }{ $rest ->
            [0] {""}
            [few] , na szlaku zostają { $rest }
           *[other] , na szlaku zostaje { $rest }
        }.
    }
hazard = Pułapka: { $hazard }! W tej jaskini po raz pierwszy, więc to tylko ostrzeżenie.
relic =
    { $value ->
        [0] Na szlaku leży relikt. Zabierze go, kto wróci w pojedynkę.
       *[other] Na szlaku leży relikt wart { $value } punktów. Zabierze go, kto wróci w pojedynkę.
    }
deeper = W głąb: { $seats }.
back =
    { $gems ->
        [0] { $seat }: powrót do obozu z pustą kieszenią.
        [one] { $seat }: powrót do obozu, do skrzyni trafia { $gems } rubin{ $share ->
            [0] .
           *[other] {" "}(ze szlaku).
        }
        [few] { $seat }: powrót do obozu, do skrzyni trafiają { $gems } rubiny{ $share ->
            [0] .
           *[other] {" "}(w tym { $share } ze szlaku).
        }
       *[many] { $seat }: powrót do obozu, do skrzyni trafia { $gems } rubinów{ $share ->
            [0] .
           *[other] {" "}(w tym { $share } ze szlaku).
        }
    }
takes-relic = { $seat }: powrót w pojedynkę, i to z reliktem wartym { $value } punktów!
strikes = Znowu { $hazard }! W nogi!
flee =
    { $gems ->
        [0] Ucieczka z pustymi kieszeniami: { $seats }.
        [one] Ucieczka z pustymi kieszeniami: { $seats }. Przepada { $gems } rubin.
        [few] Ucieczka z pustymi kieszeniami: { $seats }. Przepadają { $gems } rubiny.
       *[many] Ucieczka z pustymi kieszeniami: { $seats }. Przepada { $gems } rubinów.
    }
left-behind =
    { $gems ->
        [one] { $gems } rubin ze szlaku wraca do puli.
        [few] { $gems } rubiny ze szlaku wracają do puli.
       *[many] { $gems } rubinów ze szlaku wraca do puli.
    }
relic-lost =
    { $value ->
        [0] Relikt zostaje w jaskini i wypada z gry.
       *[other] Relikt wart { $value } punktów zostaje w jaskini i wypada z gry.
    }
barricade = Blokada zamyka wejście do jaskini { $cave }.
all-closed = Zamknięto wszystkie pięć jaskiń.

## Pytanie. `.also`: inne słowa, którymi można odpowiedzieć.

ask-decide = W głąb czy powrót?
do-deeper = W głąb
    .help = dalej w jaskinię: odkrywamy następną kartę
    .also = głąb, dalej, naprzód
do-back = Powrót
    .help = do obozu: zawartość kieszeni i część rubinów ze szlaku do skrzyni
    .also = wracam, wróć, do obozu, obóz

## Koniec

score-gems = Klejnoty w skrzyni
score-relics = Relikty
end-caves-closed = Piąta wyprawa dobiegła końca.

## Boty i ich powody

bot-novice = Początkujący
    .help = porównuje następną kartę z tym, co już ma, a gdy różnica jest mała, waha się
bot-skilled = Wprawny
    .help = liczy też na to, co przyniosą dalsze karty, gdy inni odejdą, i rzadko się waha
bot-expert = Ekspert
    .help = poznaje zwyczaje innych, w myślach rozgrywa jaskinię do końca i miesza decyzje, żeby nikt go nie przejrzał
why-danger =
    { $percent ->
        [0] Następna karta nie może przerwać wyprawy.
       *[other] Następna karta przerwie wyprawę z prawdopodobieństwem { $percent }%, { $gems ->
            [0] ale kieszeń i tak jest pusta.
            [one] a wtedy przepadnie { $gems } rubin.
            [few] a wtedy przepadną { $gems } rubiny.
           *[many] a wtedy przepadnie { $gems } rubinów.
        }
    }
why-gain =
    { $gems ->
        [one] Średnio przyniesie każdemu w jaskini { $gems } rubin; powrót teraz da około { $back }.
        [few] Średnio przyniesie każdemu w jaskini { $gems } rubiny; powrót teraz da około { $back }.
       *[many] Średnio przyniesie każdemu w jaskini { $gems } rubinów; powrót teraz da około { $back }.
    }
why-relics =
    { $value ->
        [one] Kto wróci samotnie, zabierze też relikty warte { $value } punkt.
        [few] Kto wróci samotnie, zabierze też relikty warte { $value } punkty.
       *[many] Kto wróci samotnie, zabierze też relikty warte { $value } punktów.
    }
why-win = Z partii rozegranych w myślach „Powrót” wygrywa { $back }%, „W głąb” { $deeper }%.
why-others =
    { $count ->
        [0] Wygląda na to, że nikt inny teraz nie zawróci.
        [one] Wygląda na to, że zawróci jeszcze { $count } osoba.
        [few] Wygląda na to, że zawrócą jeszcze { $count } osoby.
       *[many] Wygląda na to, że zawróci jeszcze { $count } osób.
    }
why-habit-pocket =
    { $gems ->
        [one] { $seat } zwykle wraca{ you.sz } z { $gems } rubinem w kieszeni.
       *[other] { $seat } zwykle wraca{ you.sz } z { $gems } rubinami w kieszeni.
    }
why-habit-hazards = { $seat } zwykle wraca{ you.sz }, gdy pułapek na szlaku jest już { $hazards }.

## Stół bez obrazków

show-cave = Jaskinia { $cave } z { $caves }
show-over = Jaskinie są zamknięte
show-explorers = Poszukiwacze
show-path = Szlak
show-path-empty = nie ma jeszcze kart
show-treasure =
    { $left ->
        [0] skarb { $value }
       *[other] skarb { $value } (reszta { $left })
    }
show-relic =
    { $value ->
        [0] relikt
       *[other] relikt { $value }
    }
show-left = Na szlaku zostało
show-rubies =
    { $gems ->
        [one] { $gems } rubin
        [few] { $gems } rubiny
       *[many] { $gems } rubinów
    }
show-beware = Uwaga
show-deck = Talia
show-cards =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }{ $dangers ->
        [0] {""}
       *[other] , w tym niebezpiecznych { $dangers }
    }
show-removed = Wypadły z gry
show-inside = w jaskini
show-in-camp = w obozie
show-pocket = kieszeń: { $gems }
show-chest = skrzynia: { $gems }
show-chest-closed = skrzynia zamknięta
show-relics = relikty: { $values }
show-decided = decyzja wyłożona
show-decided-deeper = decyzja: w głąb
show-decided-back = decyzja: powrót

## Statistics of many games

stat-fled = Ucieczki
    .help = Jaka część wypraw poszukiwacza skończyła się ucieczką.
stat-depth = Jak głęboko przed powrotem
    .help = Ile kart średnio leżało odkrytych, gdy poszukiwacz wracał.
stat-gems = Rubiny przyniesione do obozu
    .help = Na poszukiwacza i wyprawę, średnio.
stat-fled-by-cave = Ucieczki, jaskinia po jaskini
    .help = Jaka część poszukiwaczy, którzy weszli, uciekła.
stat-cards-by-cave = Odkryte karty, jaskinia po jaskini
    .help = Na wyprawę, średnio.
stat-gems-by-cave = Rubiny przyniesione do obozu, jaskinia po jaskini
    .help = Przez wszystkich poszukiwaczy razem, średnio.
stat-endings = Jak kończyły się wyprawy
    .help = Udział we wszystkich wyprawach.
stat-safe = wszyscy wrócili
stat-relics = Znalezione relikty
    .help = Na partię, średnio.
stat-relics-home = zabrane
stat-relics-lost = zostały w jaskini
