## Mniejsze moce

power-call-of-the-dahan-ways = Zew ścieżek Dahan
    .text = Zastąp 1 odkrywcę 1 Dahaninem. Księżyc ×2: możesz zamiast tego zastąpić 1 osadę 1 Dahaninem.
power-call-to-bloodshed = Wezwanie do rozlewu krwi
    .text = 1 obrażenie za każdego Dahanina albo przyciągnij do 3 Dahan.
power-call-to-isolation = Wezwanie do odosobnienia
    .text = Wypchnij 1 odkrywcę lub osadę za każdego Dahanina albo wypchnij 1 Dahanina.
power-call-to-migrate = Wezwanie do wędrówki
    .text = Przyciągnij do 3 Dahan, potem wypchnij do 3 Dahan.
power-call-to-tend = Wezwanie do troski
    .text = Usuń 1 żeton zarazy albo wypchnij do 3 Dahan.
power-dark-and-tangled-woods = Mroczne gęstwiny
    .text = Strach +2. W górach lub dżungli: obrona 3.
power-delusions-of-danger = Urojone niebezpieczeństwo
    .text = Wypchnij 1 odkrywcę albo strach +2.
power-devouring-ants = Żarłoczne mrówki
    .text = Strach +1. 1 obrażenie. Zniszcz 1 Dahanina. W dżungli lub na pustyni: jeszcze 1 obrażenie.
power-drift-down-into-slumber = Zapadanie w drzemkę
    .text = Obrona 1. W dżungli lub na pustyni zamiast tego obrona 4.
power-drought = Susza
    .text = Zniszcz 3 osady. 1 obrażenie każdej osadzie i każdemu miastu. Dodaj 1 żeton zarazy. Słońce ×3: zniszcz 1 miasto.
power-elemental-boon = Dar żywiołów
    .text = Wybrany duch zyskuje w tej turze 3 różne żywioły do wyboru. Jeśli to inny duch, zyskujesz takie same.
power-encompassing-ward = Wszechobecna osłona
    .text = W tej turze obrona 2 w każdej krainie, w której wybrany duch ma obecność.
power-enticing-splendor = Kuszący przepych
    .text = Przyciągnij 1 odkrywcę lub osadę albo przyciągnij do 2 Dahan.
power-entrancing-apparitions = Urzekające zjawy
    .text = Obrona 2. Jeśli nie ma tam najeźdźców, przyciągnij do 2 odkrywców.
power-gift-of-constancy = Dar stałości
    .text = Wybrany duch dostaje 2 energii. Przy upływie czasu może wziąć na rękę 1 z zagranych przez siebie kart. Jeśli to inny duch, ty też możesz.
power-gift-of-living-energy = Dar żywej energii
    .text = Wybrany duch dostaje 1 energię, jeszcze 1, jeśli to inny duch, i jeszcze 1, jeśli masz 2 lub więcej świętych miejsc.
power-gift-of-power = Dar mocy
    .text = Wybrany duch zdobywa mniejszą moc.
power-gnawing-rootbiters = Podgryzacze korzeni
    .text = Wypchnij do 2 osad.
power-land-of-haunts-and-embers = Kraina widm i żaru
    .text = Strach +2. Wypchnij do 2 odkrywców lub osad. Jeśli jest tam zaraza: jeszcze strach +2 i wypchnij jeszcze do 2. Dodaj 1 żeton zarazy.
power-lure-of-the-unknown = Powab nieznanego
    .text = Przyciągnij 1 odkrywcę lub osadę.
power-natures-resilience = Odporność natury
    .text = Obrona 6. Woda ×2: możesz zamiast tego usunąć 1 żeton zarazy.
power-pull-beneath-the-hungry-earth = W głąb głodnej ziemi
    .text = Jeśli masz tam obecność: strach +1 i 1 obrażenie. Na pustyni lub mokradłach: 1 obrażenie.
power-purifying-flame = Oczyszczający płomień
    .text = 1 obrażenie za każdy żeton zarazy. W górach lub na pustyni możesz zamiast tego usunąć 1 żeton zarazy.
power-quicken-the-earths-struggles = Przyśpieszone zmagania ziemi
    .text = 1 obrażenie każdej osadzie i każdemu miastu albo obrona 10.
power-rain-of-blood = Krwawy deszcz
    .text = Strach +2. Jeśli osad i miast jest łącznie 2 lub więcej: jeszcze strach +1.
power-reaching-grasp = Daleki uchwyt
    .text = Wszystkie moce wybranego ducha mają w tej turze zasięg +2.
power-rouse-the-trees-and-stones = Przebudzenie drzew i kamieni
    .text = 2 obrażenia. Wypchnij 1 odkrywcę.
power-sap-the-strength-of-multitudes = Wyssanie sił z tłumu
    .text = Obrona 5. Powietrze ×1: zasięg 1.
power-savage-mawbeasts = Dzikie paszcze
    .text = W dżungli lub na mokradłach: strach +1 i 1 obrażenie. Zwierzę ×3: 1 obrażenie w dowolnej krainie.
power-shadows-of-the-burning-forest = Cienie płonącego lasu
    .text = Strach +2. W górach lub dżungli: wypchnij 1 odkrywcę i 1 osadę.
power-song-of-sanctity = Pieśń świętości
    .text = Jeśli są tam odkrywcy, wypchnij wszystkich. W przeciwnym razie usuń 1 żeton zarazy.
power-steam-vents = Gejzery pary
    .text = Zniszcz 1 odkrywcę. Ziemia ×3: możesz zamiast tego zniszczyć 1 osadę.
power-uncanny-melting = Niesamowite topnienie
    .text = Jeśli są tam najeźdźcy: strach +1. Na pustyni lub mokradłach: usuń 1 żeton zarazy.
power-veil-the-nights-hunt = Zasłona nocnych łowów
    .text = Po 1 obrażeniu tylu różnym najeźdźcom, ilu jest tam Dahan, albo wypchnij do 3 Dahan.
power-visions-of-fiery-doom = Wizje ognistej zagłady
    .text = Strach +1. Wypchnij 1 odkrywcę lub osadę. Ogień ×2: jeszcze strach +1.
power-voracious-growth = Nienasycony wzrost
    .text = 2 obrażenia albo usuń 1 żeton zarazy.

## Większe moce

power-accelerated-rot = Przyśpieszony rozkład
    .text = Strach +2. 4 obrażenia. Słońce ×3, woda ×2, roślina ×3: jeszcze 5 obrażeń i usuń 1 żeton zarazy.
power-blazing-renewal = Płomienne odrodzenie
    .text = Wybrany duch dodaje 2 swoje zniszczone znaczniki obecności do jednej krainy w zasięgu 2 od twojej obecności. Jeśli dodano choć jeden: 2 obrażenia każdej osadzie i każdemu miastu w niej. Ogień ×3, ziemia ×3, roślina ×2: jeszcze 4 obrażenia w niej.
power-cleansing-floods = Oczyszczające powodzie
    .text = 4 obrażenia. Usuń 1 żeton zarazy. Woda ×4: jeszcze 10 obrażeń.
power-dissolve-the-bonds-of-kinship = Zerwane więzy krwi
    .text = Zastąp 1 miasto 2 odkrywcami, 1 osadę 1 odkrywcą i 1 Dahanina 1 odkrywcą. Wypchnij wszystkich odkrywców do jak największej liczby różnych krain. Ogień ×2, woda ×2, zwierzę ×3: przed wypchnięciem odkrywcy z jednej strony, osady i miasta z drugiej zadają sobie nawzajem obrażenia.
power-entwined-power = Splecione moce
    .text = W tej turze ty i wybrany duch możecie liczyć zasięg od obecności drugiego. On zdobywa kartę mocy, ty bierzesz jedną z tych, których nie zachował. Woda ×2, roślina ×4: każde z was dostaje 3 energii i może oddać drugiemu kartę z ręki.
power-indomitable-claim = Niezłomne prawo
    .text = Dodaj tam 1 znacznik obecności mimo swoich ograniczeń. Obrona 20. Słońce ×2, ziemia ×3: jeśli są tam najeźdźcy, strach +3; w tej turze pomijają tam wszystkie akcje.
power-infinite-vitality = Nieskończona żywotność
    .text = W tej turze Dahanie mają tam o 4 większą wytrzymałość i nie dodaje się tam zarazy. Ziemia ×4: Dahan nie można tam ranić ani zniszczyć; usuń 1 żeton zarazy stamtąd lub z sąsiedniej krainy.
power-mists-of-oblivion = Mgły zapomnienia
    .text = 1 obrażenie każdemu najeźdźcy. Strach +1 za każdą osadę i każde miasto zniszczone tą mocą, najwyżej 4. Księżyc ×2, powietrze ×3, woda ×2: jeszcze 3 obrażenia.
power-paralyzing-fright = Paraliżujący strach
    .text = Strach +4. W tej turze najeźdźcy pomijają tam wszystkie akcje. Powietrze ×2, ziemia ×3: jeszcze strach +4.
power-pillar-of-living-flame = Słup żywego ognia
    .text = Strach +3. 5 obrażeń. W dżungli lub na mokradłach: dodaj 1 żeton zarazy. Ogień ×4: jeszcze strach +2 i jeszcze 5 obrażeń.
power-poisoned-land = Zatruta ziemia
    .text = Strach +1. 7 obrażeń. Dodaj 1 żeton zarazy. Zniszcz wszystkich Dahan. Ziemia ×3, roślina ×2, zwierzę ×2: jeszcze strach +1 i jeszcze 4 obrażenia za każdy żeton zarazy w tej krainie.
power-powerstorm = Burza mocy
    .text = Wybrany duch dostaje 3 energii. Raz w tej turze może powtórzyć kartę mocy, płacąc ponownie jej koszt. Słońce ×2, ogień ×2, powietrze ×3: może powtórzyć też 2 inne karty.
power-talons-of-lightning = Szpony błyskawicy
    .text = Strach +3. 5 obrażeń. Ogień ×3, powietrze ×3: zasięg 3 i zniszcz po 1 osadzie w każdej sąsiedniej krainie.
power-terrifying-nightmares = Przerażające koszmary
    .text = Strach +2. Wypchnij do 4 odkrywców lub osad. Księżyc ×4: jeszcze strach +4.
power-the-jungle-hungers = Dżungla łaknie
    .text = Zniszcz wszystkich odkrywców, wszystkie osady i wszystkich Dahan. Księżyc ×2, roślina ×3: Dahanie ocaleją, a 1 miasto zostanie zniszczone.
power-the-land-thrashes-in-furious-pain = Ziemia miota się w bólu
    .text = 2 obrażenia za każdy żeton zarazy w krainie i 1 obrażenie za każdy w krainach sąsiednich. Księżyc ×3, ziemia ×3: powtórz tę moc w jednej sąsiedniej krainie, cokolwiek w niej jest.
power-the-trees-and-stones-speak-of-war = Drzewa i kamienie mówią o wojnie
    .text = 1 obrażenie i obrona 2 za każdego Dahanina. Słońce ×2, ziemia ×2, roślina ×2: wypchnij do 2 Dahan; każdy zabiera ze sobą 2 obrony.
power-tsunami = Tsunami
    .text = Strach +2. 8 obrażeń. Zniszcz 2 Dahan. Woda ×3, ziemia ×2: w każdej innej krainie przybrzeżnej tej planszy strach +1, 4 obrażenia i zniszcz 1 Dahanina.
power-vengeance-of-the-dead = Zemsta umarłych
    .text = Strach +3. W tej turze po zniszczeniu tam osad, miast lub Dahan: 1 obrażenie za każde z nich. Zwierzę ×3: te obrażenia mogą trafić też do sąsiednich krain.
power-vigor-of-the-breaking-dawn = Wigor wstającego świtu
    .text = 2 obrażenia za każdego Dahanina. Słońce ×3, zwierzę ×2: wypchnij do 2 Dahan, potem 2 obrażenia za każdego Dahanina w krainach, do których doszli.
power-winds-of-rust-and-atrophy = Wichry rdzy i zaniku
    .text = Strach +1. Obrona 6. Zastąp 1 miasto 1 osadą albo 1 osadę 1 odkrywcą. Powietrze ×3, woda ×3, zwierzę ×2: powtórz tę moc.
power-wrap-in-wings-of-sunlight = W skrzydłach słonecznego blasku
    .text = Przemieść stamtąd do 5 Dahan do jednej dowolnej krainy. Jeśli ktoś się przemieścił: obrona 5 w tamtej krainie. Słońce ×2, powietrze ×2, zwierzę ×2: najpierw przyciągnij do 3 Dahan.

## Unikatowe moce: Chyży Cios Błyskawicy

power-harbingers-of-the-lightning = Zwiastuny błyskawicy
    .text = Wypchnij do 2 Dahan. Strach +1, jeśli któryś trafił tam, gdzie jest osada lub miasto.
power-lightnings-boon = Dar błyskawicy
    .text = W tej turze wybrany duch może użyć do 2 swoich powolnych mocy jako pośpiesznych.
power-raging-storm = Szalejąca burza
    .text = 1 obrażenie każdemu najeźdźcy.
power-shatter-homesteads = Zburzone domostwa
    .text = Strach +1. Zniszcz 1 osadę.

## Unikatowe moce: Rwąca Rzeka w Blasku Słońca

power-boon-of-vigor = Dar wigoru
    .text = Na siebie: dostajesz 1 energię. Na innego ducha: dostaje on 1 energię za każdą kartę mocy zagraną przez siebie w tej turze.
power-flash-floods = Nagła powódź
    .text = 1 obrażenie. W krainie przybrzeżnej: jeszcze 1 obrażenie.
power-rivers-bounty = Hojność rzeki
    .text = Przyciągnij do 2 Dahan. Jeśli jest ich teraz 2 lub więcej: dodaj 1 Dahanina i weź 1 energię.
power-wash-away = Zmycie
    .text = Wypchnij do 3 odkrywców lub osad.

## Unikatowe moce: Życiodajna Siła Ziemi

power-a-year-of-perfect-stillness = Rok doskonałego bezruchu
    .text = W tej turze najeźdźcy pomijają tam wszystkie akcje.
power-draw-of-the-fruitful-earth = Powab żyznej ziemi
    .text = Przyciągnij do 2 odkrywców. Przyciągnij do 2 Dahan.
power-guard-the-healing-land = Straż uzdrawiającej ziemi
    .text = Usuń 1 żeton zarazy. Obrona 4.
power-rituals-of-destruction = Rytuały zniszczenia
    .text = 2 obrażenia. Jeśli jest tam 3 lub więcej Dahan: jeszcze 3 obrażenia i strach +2.

## Unikatowe moce: Cienie Migotliwe jak Płomień

power-concealing-shadows = Skrywające cienie
    .text = Strach +1. W tej turze pustoszenie nie rani tam Dahan.
power-crops-wither-and-fade = Plony więdną i marnieją
    .text = Strach +2. Zastąp 1 osadę 1 odkrywcą albo 1 miasto 1 osadą.
power-favors-called-due = Czas spłaty długów
    .text = Przyciągnij do 4 Dahan. Jeśli są tam najeźdźcy, a Dahan jest od nich więcej: strach +3.
power-mantle-of-dread = Płaszcz grozy
    .text = Strach +2. Wybrany duch może wypchnąć 1 odkrywcę i 1 osadę z jednej swojej krainy.

## Unikatowe moce: Gromomówca

power-manifestation-of-power-and-glory = Objawienie mocy i chwały
    .text = Strach +1. Każdy Dahanin zadaje tam tyle obrażeń, ile masz tam znaczników obecności.
power-sudden-ambush = Nagła zasadzka
    .text = Możesz przyciągnąć 1 Dahanina. Zniszcz 1 odkrywcę za każdego Dahanina w krainie.
power-voice-of-thunder = Głos gromu
    .text = Wypchnij do 4 Dahan albo strach +2, jeśli są tam najeźdźcy.
power-words-of-warning = Słowa przestrogi
    .text = Obrona 3. Podczas pustoszenia w tej turze Dahanie uderzają tam jednocześnie z najeźdźcami.

## Unikatowe moce: Bujna Zieleń

power-fields-choked-with-growth = Zarośnięte pola
    .text = Wypchnij 1 osadę albo wypchnij 3 Dahan.
power-gift-of-proliferation = Dar rozrostu
    .text = Wybrany duch dodaje 1 znacznik obecności w zasięgu 1 od swojej obecności.
power-overgrow-in-a-night = Gąszcz w jedną noc
    .text = Dodaj 1 znacznik obecności albo strach +3, jeśli są tam twoja obecność i najeźdźcy.
power-stem-the-flow-of-fresh-water = Wyschnięte źródła
    .text = 1 obrażenie jednej osadzie lub miastu. W górach lub na pustyni zamiast tego 1 obrażenie każdej osadzie i każdemu miastu.

## Unikatowe moce: Głodna Toń Oceanu

power-call-of-the-deeps = Zew głębin
    .text = Przyciągnij 1 odkrywcę. W oceanie możesz przyciągnąć jeszcze 1.
power-grasping-tide = Chwytający przypływ
    .text = Strach +2. Obrona 4.
power-swallow-the-land-dwellers = Pochłonięcie mieszkańców lądu
    .text = Utop 1 odkrywcę, 1 osadę i 1 Dahanina.
power-tidal-boon = Dar przypływu
    .text = Wybrany duch dostaje 2 energii i może wypchnąć 1 osadę oraz do 2 Dahan z jednej swojej krainy. Jeśli Dahanie trafią do twojego oceanu, możesz ich nie topić, lecz przemieścić do dowolnej krainy przybrzeżnej.

## Unikatowe moce: Władca Snów i Koszmarów

power-call-on-midnights-dream = Zew snu o północy
    .text = Jeśli są tam Dahanie: zdobądź większą moc; jeśli zapomnisz za nią tę kartę, weź 1 energię za każdego Dahanina i możesz od razu zagrać tę większą moc, płacąc jej koszt. Albo, jeśli są tam najeźdźcy: strach +2.
power-dread-apparitions = Upiorne zjawy
    .text = W tej turze każdy strach wzbudzony tam przez moce daje tam też obronę 1. Strach +1.
power-dreams-of-the-dahan = Sny Dahan
    .text = Przyciągnij do 2 Dahan. Albo, jeśli jest tam osada lub miasto: strach +1 za każdego Dahanina, najwyżej 3.
power-predatory-nightmares = Drapieżne koszmary
    .text = 2 obrażenia. Wypchnij do 2 Dahan.
