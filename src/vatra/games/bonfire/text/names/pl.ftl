## Tasks: names of ours, and what each asks for

task-b01 = Różowy Zakon
    .text = Różowa Strażniczka.
task-b02 = Szary Zakon
    .text = Szara Strażniczka.
task-b03 = Brązowy Zakon
    .text = Brązowa Strażniczka.
task-b04 = Niebieski Zakon
    .text = Niebieska Strażniczka.
task-b05 = Kwitnąca dróżka
    .text = 1 kafelek Ścieżki z kwiatem.
task-b06 = Dróżka przez sad
    .text = 1 kafelek Ścieżki z owocem.
task-b07 = Ziołowa dróżka
    .text = 1 kafelek Ścieżki z ziołem.
task-b08 = Dróżka muszli
    .text = 1 kafelek Ścieżki z muszlą.
task-b09 = Dar dla zielarzy
    .text = 1 twój dar na wyspie ziół.
task-b10 = Dar morza
    .text = 1 twój dar na wyspie muszli.
task-b11 = Dar ziemi
    .text = 1 twój dar na wyspie korzeni.
task-b12 = Przyjaciel kwiatów
    .text = 1 gnom z kwiatem na karcie.
task-b13 = Przyjaciel sadów
    .text = 1 gnom z owocem na karcie.
task-b14 = Przyjaciel korzeni
    .text = 1 gnom z korzeniem na karcie.
task-b15 = Pomyślny wiatr
    .text = Grupa 3 symboli statku w twoim obszarze losu.
task-b16 = Droga naprzód
    .text = Grupa 3 symboli Ścieżki w twoim obszarze losu.
task-b17 = Krąg sióstr
    .text = Grupa 3 symboli Strażniczki w twoim obszarze losu.
task-b18 = Zebranie gnomów
    .text = Grupa 3 symboli gnoma w twoim obszarze losu.
task-b19 = Dwa płomienie
    .text = Niebieskie i czerwone Ognisko.
task-b20 = Pełne kosze
    .text = Po 2 sztuki każdego z 2 zasobów, nie licząc złota.
task-b21 = Trzy przystanie
    .text = 1 twój dar na każdej z 3 wysp.
task-b22 = Mile widziany gość
    .text = 2 twoje dary na jednej wyspie.
task-r01 = Wspólna sprawa
    .text = Spełniony warunek 1 wspólnego zadania.
task-r02 = Trzy bramy
    .text = 3 portale.
task-r03 = Ramię w ramię
    .text = 2 sąsiednie kafelki Ścieżki z tym samym zasobem.
task-r04 = Troje pomocników
    .text = 3 gnomy.
task-r05 = Skarbiec
    .text = 4 złota.
task-r06 = Wszystkie barwy ognia
    .text = Ogniska wszystkich trzech kolorów.
task-r07 = Bukiet
    .text = 3 kwiaty.
task-r08 = Zbiory
    .text = 3 owoce.
task-r09 = Leczniczy napar
    .text = 3 zioła.
task-r10 = Naszyjnik z muszli
    .text = 3 muszle.
task-r11 = Spiżarnia korzeni
    .text = 3 korzenie.
task-r12 = Dwa kwitnące brzegi
    .text = Twoje dary na obu wyspach kwiatów.
task-r13 = Dwa sady
    .text = Twoje dary na obu wyspach owoców.
task-r14 = Dwie łąki
    .text = Twoje dary na obu wyspach ziół.
task-r15 = Dwie zatoki
    .text = Twoje dary na obu wyspach muszli.
task-r16 = Dwa gaje
    .text = Twoje dary na obu wyspach korzeni.
task-r17 = Małe ogniki
    .text = 4 niebieskie zadania lub Ogniska.
task-r18 = Cztery siostry
    .text = 4 Strażniczki.
task-r19 = Wieść zza morza
    .text = Grupa 3 symboli zadania i grupa 3 symboli statku w twoim obszarze losu.
task-r20 = Prośba sióstr
    .text = Grupa 3 symboli zadania i grupa 3 symboli Strażniczki w twoim obszarze losu.
task-r21 = Droga do ognia
    .text = Grupa 3 symboli Wielkiego Ogniska i grupa 3 symboli Ścieżki w twoim obszarze losu.
task-r22 = Gnomy przy ogniu
    .text = Grupa 3 symboli Wielkiego Ogniska i grupa 3 symboli gnoma w twoim obszarze losu.
task-y01 = Pięć bram
    .text = 5 portali.
task-y02 = Wielki rejs
    .text = 1 twój dar na każdej z 5 wysp.
task-y03 = Czerwona łuna
    .text = 4 czerwone zadania lub Ogniska.
task-y04 = Wesoła kompania
    .text = 5 gnomów.
task-y05 = Mądrość starszych
    .text = 3 starszych.
task-y06 = Wyspa przyjaciół
    .text = 3 twoje dary na jednej wyspie.
task-y07 = Hojna ręka
    .text = Jeden z twoich stosów darów wyczerpany.
task-y08 = Szkarłatna droga
    .text = 3 kafelki Ścieżki z czerwonym kryształem.
task-y09 = Złota łuna
    .text = 4 żółte zadania lub Ogniska, wliczając to zadanie.
task-y10 = Miasto świateł
    .text = 5 Ognisk.
task-y11 = Lazurowa droga
    .text = 4 kafelki Ścieżki z niebieskim kryształem.
task-y12 = Bogate zapasy
    .text = Po 3 sztuki każdego z 2 zasobów, nie licząc złota.
task-y13 = Stary przyjaciel
    .text = 2 twoje dary na każdej z 3 wysp.
task-y14 = Cała góra
    .text = 5 jednakowych zasobów, nie licząc złota.
task-y15 = Dumna flota
    .text = 5 żetonów statku.
task-y16 = Chrust na ogień
    .text = 5 żetonów Wielkiego Ogniska.
task-y17 = Otwarte drzwi
    .text = 5 żetonów gnoma.
task-y18 = Znaki losu
    .text = Zakryte wszystkie wyróżnione pola w twoim obszarze losu.
task-y19 = Znowu w domu
    .text = 2 Strażniczki przy Ogniskach.
task-y20 = Wzór losu
    .text = Dwie grupy po 4 jednakowe symbole w twoim obszarze losu.
task-y21 = Złoto losu
    .text = Zakryte wszystkie pola ze złotem w twoim obszarze losu.
task-y22 = Od brzegu do brzegu
    .text = Zakryte obie skrajne kolumny w twoim obszarze losu.

## Conditions of tasks, by kind. Things come as ids: flower, ship, pink, blue …

condition-has-guardian =
    { $guardian ->
        [own] własna
        [pink] różowa
        [grey] szara
        [brown] brązowa
       *[blue] niebieska
    } Strażniczka
condition-path-with-resource =
    { $n ->
        [one] { $n } kafelek Ścieżki
        [few] { $n } kafelki Ścieżki
       *[other] { $n } kafelków Ścieżki
    } z { $resource ->
        [flower] kwiatem
        [fruit] owocem
        [herb] ziołem
        [shell] muszlą
       *[root] korzeniem
    }
condition-gift-on-resource-island =
    { $n ->
        [one] { $n } twój dar
        [few] { $n } twoje dary
       *[other] { $n } twoich darów
    } na wyspie { $resource ->
        [flower] kwiatów
        [fruit] owoców
        [herb] ziół
        [shell] muszli
       *[root] korzeni
    }
condition-gnome-with-resource =
    { $n ->
        [one] { $n } gnom
        [few] { $n } gnomy
       *[other] { $n } gnomów
    } z { $resource ->
        [flower] kwiatem
        [fruit] owocem
        [herb] ziołem
        [shell] muszlą
       *[root] korzeniem
    } na karcie
condition-fate-group =
    grupa { $n } symboli { $token ->
        [ship] statku
        [path] Ścieżki
        [task] zadania
        [great-bonfire] Wielkiego Ogniska
        [guardian] Strażniczki
       *[gnome] gnoma
    } w twoim obszarze losu
condition-fate-two-groups =
    grupa { $n } symboli { $token ->
        [ship] statku
        [path] Ścieżki
        [task] zadania
        [great-bonfire] Wielkiego Ogniska
        [guardian] Strażniczki
       *[gnome] gnoma
    } i grupa { $n } symboli { $other ->
        [ship] statku
        [path] Ścieżki
        [task] zadania
        [great-bonfire] Wielkiego Ogniska
        [guardian] Strażniczki
       *[gnome] gnoma
    } w twoim obszarze losu
condition-fate-two-any-groups =
    dwie grupy po { $n ->
        [one] { $n } jednakowym symbolu
        [few] { $n } jednakowe symbole
       *[other] { $n } jednakowych symboli
    } w twoim obszarze losu
condition-bonfires-of-two-colours =
    { $colour ->
        [blue] niebieskie
        [red] czerwone
       *[yellow] żółte
    } i { $other ->
        [blue] niebieskie
        [red] czerwone
       *[yellow] żółte
    } Ognisko
condition-bonfires-of-all-colours = Ogniska wszystkich trzech kolorów
condition-resource-sets =
    po { $each ->
        [one] { $each } sztuce
        [few] { $each } sztuki
       *[other] { $each } sztuk
    } każdego z { $kinds } zasobów, nie licząc złota
condition-gifts-on-distinct-islands =
    { $each ->
        [one] { $each } twój dar
        [few] { $each } twoje dary
       *[other] { $each } twoich darów
    } na każdej z { $islands } wysp
condition-gifts-on-one-island =
    { $n ->
        [one] { $n } twój dar
        [few] { $n } twoje dary
       *[other] { $n } twoich darów
    } na jednej wyspie
condition-common-tasks-fulfilled =
    spełniony warunek { $n ->
        [one] { $n } wspólnego zadania
        [few] { $n } wspólnych zadań
       *[other] { $n } wspólnych zadań
    }
condition-portals =
    { $n ->
        [one] { $n } portal
        [few] { $n } portale
       *[other] { $n } portali
    }
condition-gnomes =
    { $n ->
        [one] { $n } gnom
        [few] { $n } gnomy
       *[other] { $n } gnomów
    }
condition-elders =
    { $n ->
        [one] { $n } starszy
        [few] { $n } starszych
       *[other] { $n } starszych
    }
condition-guardians =
    { $n ->
        [one] { $n } Strażniczka
        [few] { $n } Strażniczki
       *[other] { $n } Strażniczek
    }
condition-bonfires =
    { $n ->
        [one] { $n } Ognisko
        [few] { $n } Ogniska
       *[other] { $n } Ognisk
    }
condition-gold =
    { $n ->
        [one] { $n } złoto
        [few] { $n } złota
       *[other] { $n } złota
    }
condition-adjacent-paths-same-resource =
    { $n ->
        [one] { $n } sąsiedni kafelek Ścieżki
        [few] { $n } sąsiednie kafelki Ścieżki
       *[other] { $n } sąsiednich kafelków Ścieżki
    } z tym samym zasobem
condition-resource-count =
    { $resource ->
        [flower] { $n ->
                [one] { $n } kwiat
                [few] { $n } kwiaty
               *[other] { $n } kwiatów
            }
        [fruit] { $n ->
                [one] { $n } owoc
                [few] { $n } owoce
               *[other] { $n } owoców
            }
        [herb] { $n ->
                [one] { $n } zioło
                [few] { $n } zioła
               *[other] { $n } ziół
            }
        [shell] { $n ->
                [one] { $n } muszla
                [few] { $n } muszle
               *[other] { $n } muszli
            }
       *[root] { $n ->
                [one] { $n } korzeń
                [few] { $n } korzenie
               *[other] { $n } korzeni
            }
    }
condition-gift-on-both-islands-of-resource =
    twoje dary na obu wyspach { $resource ->
        [flower] kwiatów
        [fruit] owoców
        [herb] ziół
        [shell] muszli
       *[root] korzeni
    }
condition-tiles-of-colour =
    { $colour ->
        [blue] { $n ->
                [one] { $n } niebieskie zadanie lub Ognisko
                [few] { $n } niebieskie zadania lub Ogniska
               *[other] { $n } niebieskich zadań lub Ognisk
            }
        [red] { $n ->
                [one] { $n } czerwone zadanie lub Ognisko
                [few] { $n } czerwone zadania lub Ogniska
               *[other] { $n } czerwonych zadań lub Ognisk
            }
       *[yellow] { $n ->
                [one] { $n } żółte zadanie lub Ognisko
                [few] { $n } żółte zadania lub Ogniska
               *[other] { $n } żółtych zadań lub Ognisk
            }
    }
condition-tiles-of-colour-itself =
    { $colour ->
        [blue] { $n ->
                [one] { $n } niebieskie zadanie lub Ognisko
                [few] { $n } niebieskie zadania lub Ogniska
               *[other] { $n } niebieskich zadań lub Ognisk
            }
        [red] { $n ->
                [one] { $n } czerwone zadanie lub Ognisko
                [few] { $n } czerwone zadania lub Ogniska
               *[other] { $n } czerwonych zadań lub Ognisk
            }
       *[yellow] { $n ->
                [one] { $n } żółte zadanie lub Ognisko
                [few] { $n } żółte zadania lub Ogniska
               *[other] { $n } żółtych zadań lub Ognisk
            }
    }, wliczając to zadanie
condition-gift-pile-empty = jeden z twoich stosów darów wyczerpany
condition-paths-with-crystal =
    { $n ->
        [one] { $n } kafelek Ścieżki
        [few] { $n } kafelki Ścieżki
       *[other] { $n } kafelków Ścieżki
    } z { $crystal ->
        [blue] niebieskim
        [red] czerwonym
       *[yellow] żółtym
    } kryształem
condition-identical-resources =
    { $n ->
        [one] { $n } jednakowy zasób
        [few] { $n } jednakowe zasoby
       *[other] { $n } jednakowych zasobów
    }, nie licząc złota
condition-action-tokens =
    { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
       *[other] { $n } żetonów
    } { $token ->
        [ship] statku
        [path] Ścieżki
        [task] zadania
        [great-bonfire] Wielkiego Ogniska
        [guardian] Strażniczki
       *[gnome] gnoma
    }
condition-fate-cells-covered =
    zakryte { $cells ->
        [highlighted-cells] wszystkie wyróżnione pola
        [gold-cells] wszystkie pola ze złotem
       *[outer-columns] obie skrajne kolumny
    } w twoim obszarze losu
condition-guardians-at-bonfires =
    { $n ->
        [one] { $n } Strażniczka
        [few] { $n } Strażniczki
       *[other] { $n } Strażniczek
    } przy Ogniskach

## Gnomes: specialists by number, those of a guardian by its colour, elders

gnome-s1 = Karczmarz
    .text = Na każdym twoim polu Ścieżki może stać dowolna liczba Strażniczek. Przy Ognisku nadal tylko jedna.
gnome-s2 = Dudziarz
    .text = W każdej procesji każda twoja Strażniczka może zrobić o krok więcej, niż płacisz.
gnome-s3 = Kramarz
    .text = Otrzymując zadanie, możesz zapłacić dowolnymi dwoma zasobami. Kafelek darów i tak wybierasz i oddajesz.
gnome-s4 = Kronikarz
    .text = Każdy starszy, którego werbujesz, daje dwa punkty więcej.
gnome-s5 = Alchemik
    .text = Żółty żeton, którym płacisz, liczy się jako dwa jednakowe żetony jednego rodzaju.
gnome-s6 = Zbieraczka
    .text = Gdy Strażniczka kończy ruch na polu Ścieżki, możesz wziąć dowolny zasób oprócz złota zamiast wskazanego, także na pierwszym polu.
gnome-s7 = Skarbnik
    .text = Zawsze gdy wysyłasz do rady nowicjusza, własnego lub neutralnego, otrzymujesz dodatkowo jedno złoto.
gnome-s8 = Brukarz
    .text = Zawsze gdy bierzesz kafelek Ścieżki, płatnie lub za darmo, otrzymujesz zasób z niego.
gnome-s9 = Swatka
    .text = Werbując gnoma, możesz zapłacić jednym lub dwoma dowolnymi zasobami, nawet jeśli karta pokazuje złoto.
gnome-double-pink = Ogrodniczka róż
    .text = Gdy twoja różowa Strażniczka kończy ruch na polu Ścieżki, otrzymujesz zasób dwa razy.
gnome-double-grey = Kowal
    .text = Gdy twoja szara Strażniczka kończy ruch na polu Ścieżki, otrzymujesz zasób dwa razy.
gnome-double-brown = Garncarz
    .text = Gdy twoja brązowa Strażniczka kończy ruch na polu Ścieżki, otrzymujesz zasób dwa razy.
gnome-double-blue = Rybak
    .text = Gdy twoja niebieska Strażniczka kończy ruch na polu Ścieżki, otrzymujesz zasób dwa razy.
gnome-s14 = Tragarz
    .text = Możesz położyć kafelek losu, mając do trzech żetonów akcji zamiast jednego.
gnome-s15 = Herold
    .text = Za każdego zwerbowanego gnoma, także tego, otrzymujesz jeden żółty żeton.
gnome-s16 = Wróżka
    .text = Gdy kafelek losu zakrywa nadrukowany symbol, otrzymujesz złoto lub żółty żeton dwa razy.
gnome-s17 = Mistrz ceremonii
    .text = Zawsze gdy Strażniczka przybywa na twój obszar startowy, możesz od razu urządzić procesję na jeden krok. Nie daje ona zasobów.
gnome-s18 = Latarnik
    .text = Zawsze gdy Strażniczka kończy ruch przy Ognisku, od razu otrzymujesz dwa punkty.
gnome-s19 = Majster
    .text = Gdy spełnisz warunek wspólnego zadania, otrzymujesz jedno złoto i jeden żółty żeton, bez względu na to, czy stoi tam jeszcze nowicjusz.
gnome-s20 = Odźwierny
    .text = Gdy Strażniczka kończy ruch na pierwszym polu Ścieżki, otrzymujesz o jedno złoto więcej.
gnome-s21 = Sternik
    .text = Gdy za ruch statku płacisz co najmniej jeden żeton, statek może pokonać o jeden szlak więcej.
gnome-s22 = Młynarz
    .text = Używając Wielkiego Ogniska, możesz obrócić je o jedno pole dalej.
gnome-s23 = Poszukiwacz skarbów
    .text = Używając Wielkiego Ogniska, możesz wziąć wszystkie trzy nagrody.
gnome-s24 = Poseł
    .text = Możesz wysłać nowicjusza na pole rady, na którym stoi już nowicjusz tego samego koloru.
gnome-s25 = Ślusarz
    .text = Możesz wypełniać wcięcia swojego miasta w dowolnej kolejności. Kształt nadal musi pasować.
gnome-s26 = Dyplomatka
    .text = Zadanie zawsze kosztuje cię jeden żeton zadania, bez względu na to, ile twoich darów leży na wyspie.
gnome-s27 = Astrolog
    .text = Kafelek losu może wystawać poza obszar losu, jeśli choć jeden jego symbol leży wewnątrz.
gnome-e1 = Starszy dróg
    .text = Od razu: jeden punkt za każdy twój kafelek Ścieżki, wliczając kafelek startowy.
gnome-e2 = Starszy losu
    .text = Od razu: jeden punkt za każdy kafelek losu w twoim obszarze losu.
gnome-e3 = Starszy bram
    .text = Od razu: jeden punkt za każdy twój portal.
gnome-e4 = Starszy zadań
    .text = Od razu: jeden punkt za każde twoje zadanie i Ognisko.
gnome-e5 = Starszy Strażniczek
    .text = Od razu: jeden punkt za każdą twoją Strażniczkę.
gnome-e6 = Starszy gnomów
    .text = Od razu: jeden punkt za każdego twojego gnoma, także tego.

## Portals, by shape

portal-p1 = Brama Słońca
    .text = koło
portal-p2 = Brama Góry
    .text = trójkąt
portal-p3 = Brama Domu
    .text = kwadrat
portal-p4 = Brama Kryształu
    .text = romb
portal-p5 = Brama Pszczół
    .text = sześciokąt
portal-p6 = Brama Gwiazdy
    .text = gwiazda
portal-p7 = Brama Księżyca
    .text = półksiężyc

## Cities, named after the first gate that each of them needs

city-a = Miasto Słońca
city-b = Miasto Kryształu
city-c = Miasto Gwiazdy
city-d = Miasto Księżyca
building-oval = owalna budowla
building-terrace = taras

## Islands

island-a1 = Wyspa Kwiecia
island-a2 = Wyspa Sadów
island-a3 = Wyspa Mgły
island-a4 = Wyspa Łąk
island-a5 = Wyspa Pereł
island-b1 = Wyspa Świtu
island-b2 = Wyspa Dębów
island-b3 = Wyspa Gliny
island-b4 = Wyspa Sosen
island-b5 = Wyspa Przypływu
island-c1 = Wyspa Mięty
island-c2 = Wyspa Piasków
island-c4 = Wyspa Maków
island-c5 = Wyspa Jagód
island-dock = przystań
island-task-flower = wyspa zadań: kwiat
island-task-fruit = wyspa zadań: owoc
island-task-herb = wyspa zadań: zioło
island-task-shell = wyspa zadań: muszla
island-task-root = wyspa zadań: korzeń
island-guardian-pink = wyspa Strażniczek: różowa
island-guardian-grey = wyspa Strażniczek: szara
island-guardian-brown = wyspa Strażniczek: brązowa
island-guardian-blue = wyspa Strażniczek: niebieska

## Path tiles, by crystal and resource

path-start = kafelek startowy
path-blue-flower = Ścieżka z kwiatem, niebieski kryształ
path-blue-fruit = Ścieżka z owocem, niebieski kryształ
path-blue-herb = Ścieżka z ziołem, niebieski kryształ
path-blue-shell = Ścieżka z muszlą, niebieski kryształ
path-blue-root = Ścieżka z korzeniem, niebieski kryształ
path-red-flower = Ścieżka z kwiatem, czerwony kryształ
path-red-fruit = Ścieżka z owocem, czerwony kryształ
path-red-herb = Ścieżka z ziołem, czerwony kryształ
path-red-shell = Ścieżka z muszlą, czerwony kryształ
path-red-root = Ścieżka z korzeniem, czerwony kryształ
path-yellow-flower = Ścieżka z kwiatem, żółty kryształ
path-yellow-fruit = Ścieżka z owocem, żółty kryształ
path-yellow-herb = Ścieżka z ziołem, żółty kryształ
path-yellow-shell = Ścieżka z muszlą, żółty kryształ
path-yellow-root = Ścieżka z korzeniem, żółty kryształ
crystal-blue = niebieski kryształ
crystal-red = czerwony kryształ
crystal-yellow = żółty kryształ

## Colours of tasks and Bonfires: easy, middling, hard

colour-blue = niebieski
colour-red = czerwony
colour-yellow = żółty
task-of-blue = niebieskie zadanie
task-of-red = czerwone zadanie
task-of-yellow = żółte zadanie
bonfire-of-blue = niebieskie Ognisko
bonfire-of-red = czerwone Ognisko
bonfire-of-yellow = żółte Ognisko

## Gifts and fate tiles

gift-flower = dar: kwiat
gift-fruit = dar: owoc
gift-herb = dar: zioło
gift-shell = dar: muszla
gift-root = dar: korzeń
symbol-ship = statek
symbol-path = Ścieżka
symbol-task = zadanie
symbol-great-bonfire = Wielkie Ognisko
symbol-guardian = Strażniczka
symbol-gnome = gnom

## Guardians

guardian-own = własna Strażniczka
guardian-pink = różowa Strażniczka
guardian-grey = szara Strażniczka
guardian-brown = brązowa Strażniczka
guardian-blue = niebieska Strażniczka

## The Great Bonfire: what a space gives

ring-points = 2 punkty

## The High Council

council-gold-2-and-wild-1 = Złoto
    .text = Dwa złota i jeden żółty żeton.
council-free-path-tile = Ścieżka
    .text = Dowolny kafelek Ścieżki za darmo: z wyłożonych lub ze stosów. Albo jeden punkt.
council-free-guardian = Strażniczka
    .text = Strażniczka koloru, którego jeszcze nie masz, gdziekolwiek jest statek. Albo jeden punkt.
council-free-great-bonfire = Wielkie Ognisko
    .text = Obróć Wielkie Ognisko na dowolne pole i weź nagrody jak zwykle. Albo jeden punkt.
council-free-specialist = Mistrz
    .text = Jeden z wyłożonych mistrzów za darmo. Albo jeden punkt.
council-move-one-guardian = Przejście Strażniczki
    .text = Przesuń jedną Strażniczkę o dowolną odległość, do przodu lub do tyłu, na wolne pole Ścieżki albo do Ogniska, ze zwykłymi nagrodami. Albo jeden punkt.
council-free-ship-move = Rejs
    .text = Przemieść statek za darmo na dowolną wyspę. Za akcję wyspy płacisz jak zwykle. Albo jeden punkt.
council-place-fate-tile = Los
    .text = Od razu połóż kafelek losu, bez względu na liczbę żetonów. Albo jeden punkt.

## Common tasks

common-path = Siedem kafelków Ścieżki
    .text = Siedem kafelków Ścieżki, wliczając startowy: 4 punkty.
common-tasks = Siedem zadań
    .text = Siedem zadań i Ognisk razem: 4 punkty albo 7, jeśli wszystkie płoną.
common-portals = Siedem portali
    .text = Siedem portali: 4 punkty.
common-guardians = Pięć Strażniczek
    .text = Pięć Strażniczek: 4 punkty.
common-gnomes = Sześć gnomów
    .text = Sześć gnomów: 4 punkty.

## Tom’s cards

tom-specialist = Mistrz
    .text = Tom zabiera wszystkich wyłożonych mistrzów z odkrytym zasobem.
tom-path = Ścieżka
    .text = Tom dokłada wszystkie wyłożone kafelki Ścieżki z odkrytym zasobem, od lewej do prawej.
tom-task-1 = Zadanie I
    .text = Z dwóch wysp odkrytego zasobu Tom bierze najcenniejsze zadanie, od razu rozpalone.
tom-task-2 = Zadanie II
    .text = Z dwóch wysp odkrytego zasobu Tom bierze najmniej cenne zadanie, od razu rozpalone. Jeden jego nowicjusz idzie do rady, a Tom otrzymuje 1 punkt.
tom-guardian = Strażniczka
    .text = Tom otrzymuje Strażniczkę koloru, którego jeszcze nie ma.
tom-great-bonfire = Wielkie Ognisko
    .text = Wielkie Ognisko obraca się zgodnie z ruchem wskazówek zegara do następnego portalu, którego potrzebuje Tom. Bierze go i umieszcza u siebie.

## Action tokens

token-ship = żeton statku
    .text = Do przemieszczania statku.
token-path = żeton Ścieżki
    .text = Do wytyczania Ścieżki.
token-task = żeton zadania
    .text = Do otrzymywania zadań.
token-great-bonfire = żeton Wielkiego Ogniska
    .text = Do używania Wielkiego Ogniska.
token-guardian = żeton Strażniczki
    .text = Do zabierania Strażniczek i do procesji.
token-gnome = żeton gnoma
    .text = Do werbowania gnomów.
token-wild = żółty żeton
    .text = Zastępuje dowolny inny żeton akcji.

## Resources

resource-flower = kwiat
resource-fruit = owoc
resource-herb = zioło
resource-shell = muszla
resource-root = korzeń
resource-gold = złoto

## Counted: $n of something

tokens-ship =
    { $n ->
        [one] { $n } żeton statku
        [few] { $n } żetony statku
       *[other] { $n } żetonów statku
    }
tokens-path =
    { $n ->
        [one] { $n } żeton Ścieżki
        [few] { $n } żetony Ścieżki
       *[other] { $n } żetonów Ścieżki
    }
tokens-task =
    { $n ->
        [one] { $n } żeton zadania
        [few] { $n } żetony zadania
       *[other] { $n } żetonów zadania
    }
tokens-great-bonfire =
    { $n ->
        [one] { $n } żeton Wielkiego Ogniska
        [few] { $n } żetony Wielkiego Ogniska
       *[other] { $n } żetonów Wielkiego Ogniska
    }
tokens-guardian =
    { $n ->
        [one] { $n } żeton Strażniczki
        [few] { $n } żetony Strażniczki
       *[other] { $n } żetonów Strażniczki
    }
tokens-gnome =
    { $n ->
        [one] { $n } żeton gnoma
        [few] { $n } żetony gnoma
       *[other] { $n } żetonów gnoma
    }
tokens-wild =
    { $n ->
        [one] { $n } żółty żeton
        [few] { $n } żółte żetony
       *[other] { $n } żółtych żetonów
    }
resources-flower =
    { $n ->
        [one] { $n } kwiat
        [few] { $n } kwiaty
       *[other] { $n } kwiatów
    }
resources-fruit =
    { $n ->
        [one] { $n } owoc
        [few] { $n } owoce
       *[other] { $n } owoców
    }
resources-herb =
    { $n ->
        [one] { $n } zioło
        [few] { $n } zioła
       *[other] { $n } ziół
    }
resources-shell =
    { $n ->
        [one] { $n } muszla
        [few] { $n } muszle
       *[other] { $n } muszli
    }
resources-root =
    { $n ->
        [one] { $n } korzeń
        [few] { $n } korzenie
       *[other] { $n } korzeni
    }
resources-gold =
    { $n ->
        [one] { $n } złoto
        [few] { $n } złota
       *[other] { $n } złota
    }
count-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    }
count-tokens =
    { $n ->
        [one] { $n } żeton akcji
        [few] { $n } żetony akcji
       *[other] { $n } żetonów akcji
    }
count-resources =
    { $n ->
        [one] { $n } zasób
        [few] { $n } zasoby
       *[other] { $n } zasobów
    }
count-tasks =
    { $n ->
        [one] { $n } zadanie
        [few] { $n } zadania
       *[other] { $n } zadań
    }
count-bonfires =
    { $n ->
        [one] { $n } Ognisko
        [few] { $n } Ogniska
       *[other] { $n } Ognisk
    }
count-portals =
    { $n ->
        [one] { $n } portal
        [few] { $n } portale
       *[other] { $n } portali
    }
count-path-tiles =
    { $n ->
        [one] { $n } kafelek Ścieżki
        [few] { $n } kafelki Ścieżki
       *[other] { $n } kafelków Ścieżki
    }
count-gnomes =
    { $n ->
        [one] { $n } gnom
        [few] { $n } gnomy
       *[other] { $n } gnomów
    }
count-elders =
    { $n ->
        [one] { $n } starszy
        [few] { $n } starszych
       *[other] { $n } starszych
    }
count-guardians =
    { $n ->
        [one] { $n } Strażniczka
        [few] { $n } Strażniczki
       *[other] { $n } Strażniczek
    }
count-gifts =
    { $n ->
        [one] { $n } dar
        [few] { $n } dary
       *[other] { $n } darów
    }
count-fate-tiles =
    { $n ->
        [one] { $n } kafelek losu
        [few] { $n } kafelki losu
       *[other] { $n } kafelków losu
    }
count-novices =
    { $n ->
        [one] { $n } nowicjusz
        [few] { $n } nowicjuszy
       *[other] { $n } nowicjuszy
    }
count-steps =
    { $n ->
        [one] { $n } krok
        [few] { $n } kroki
       *[other] { $n } kroków
    }
count-turns =
    { $n ->
        [one] { $n } ruch
        [few] { $n } ruchy
       *[other] { $n } ruchów
    }
count-common-tasks =
    { $n ->
        [one] { $n } wspólne zadanie
        [few] { $n } wspólne zadania
       *[other] { $n } wspólnych zadań
    }

## By number, as components.py counts them

path-p01 = { path-blue-flower }
path-p02 = { path-blue-fruit }
path-p03 = { path-blue-herb }
path-p04 = { path-blue-shell }
path-p05 = { path-blue-root }
path-p06 = { path-blue-flower }
path-p07 = { path-blue-fruit }
path-p08 = { path-blue-herb }
path-p09 = { path-blue-shell }
path-p10 = { path-blue-root }
path-p11 = { path-red-flower }
path-p12 = { path-red-fruit }
path-p13 = { path-red-herb }
path-p14 = { path-red-shell }
path-p15 = { path-red-root }
path-p16 = { path-red-flower }
path-p17 = { path-red-fruit }
path-p18 = { path-red-herb }
path-p19 = { path-red-shell }
path-p20 = { path-red-root }
path-p21 = { path-yellow-flower }
path-p22 = { path-yellow-fruit }
path-p23 = { path-yellow-herb }
path-p24 = { path-yellow-shell }
path-p25 = { path-yellow-root }
path-p26 = { path-yellow-flower }
path-p27 = { path-yellow-fruit }
path-p28 = { path-yellow-herb }
fate-f1 = { symbol-ship } · { symbol-path } · { symbol-task }
fate-f2 = { symbol-path } · { symbol-ship } · { symbol-great-bonfire }
fate-f3 = { symbol-ship } · { symbol-task } · { symbol-guardian }
fate-f4 = { symbol-ship } · { symbol-great-bonfire } · { symbol-gnome }
fate-f5 = { symbol-path } · { symbol-gnome } · { symbol-task }
fate-f6 = { symbol-path } · { symbol-guardian } · { symbol-gnome }
fate-f7 = { symbol-guardian } · { symbol-great-bonfire } · { symbol-task }
fate-f8 = { symbol-great-bonfire } · { symbol-gnome } · { symbol-guardian }
ring-0 = { token-wild }, { ring-points }
ring-1 = { token-ship }, { resource-flower }
ring-2 = { token-path }, { resource-fruit }
ring-3 = { token-task }, { resource-root }
ring-4 = { token-great-bonfire }, { resource-gold }
ring-5 = { token-guardian }, { resource-herb }
ring-6 = { token-gnome }, { resource-shell }
gnome-s10 = { gnome-double-pink }
    .text = { gnome-double-pink.text }
gnome-s11 = { gnome-double-grey }
    .text = { gnome-double-grey.text }
gnome-s12 = { gnome-double-brown }
    .text = { gnome-double-brown.text }
gnome-s13 = { gnome-double-blue }
    .text = { gnome-double-blue.text }
tom-t1 = { tom-great-bonfire }
    .text = { tom-great-bonfire.text }
tom-t2 = { tom-great-bonfire }
    .text = { tom-great-bonfire.text }
tom-t3 = { tom-task-2 }
    .text = { tom-task-2.text }
tom-t4 = { tom-task-1 }
    .text = { tom-task-1.text }
tom-t5 = { tom-guardian }
    .text = { tom-guardian.text }
tom-t6 = { tom-specialist }
    .text = { tom-specialist.text }
tom-t7 = { tom-path }
    .text = { tom-path.text }
tom-t8 = { tom-path }
    .text = { tom-path.text }
