complexity-low = niska złożoność
complexity-moderate = średnia złożoność
complexity-high = wysoka złożoność

## Chyży Cios Błyskawicy

spirit-lightnings-swift-strike = Chyży Cios Błyskawicy
    .character = Błysk z czystego nieba: jest, nim ktokolwiek uniesie wzrok, i znika, nim zagrzmi.
    .style = Zagrywa wiele kart, uderza przed najeźdźcami, niszczy osady i miasta. Prawie nie broni.
    .setup = 2 znaczniki obecności na pustyni o najwyższym numerze.
special-lightnings-swift-strike-1 = Chyżość błyskawicy
    .text = Za każde swoje powietrze możesz w tej turze użyć jednej ze swoich powolnych mocy jako pośpiesznej.
growth-lightnings-swift-strike-1 = Odzyskaj wszystkie karty, zdobądź kartę mocy, weź 1 energię.
growth-lightnings-swift-strike-2 = Dodaj obecność w zasięgu 2 i obecność w zasięgu 0.
growth-lightnings-swift-strike-3 = Dodaj obecność w zasięgu 1, weź 3 energii.
innate-thundering-destruction = Grzmiące zniszczenie
    .level-1 = Zniszcz 1 osadę.
    .level-2 = Zamiast osady możesz zniszczyć 1 miasto.
    .level-3 = Zniszcz też 1 osadę lub miasto.
    .level-4 = Zniszcz też jeszcze 1 osadę lub miasto.

## Rwąca Rzeka w Blasku Słońca

spirit-river-surges-in-sunlight = Rwąca Rzeka w Blasku Słońca
    .character = Latem iskrzy się i czeka, a gdy przyjdą deszcze, staje się brunatną ścianą wody.
    .style = Wymywa najeźdźców z krain, wzmacnia sojuszników i sprowadza Dahan. Powoli zbiera energię.
    .setup = 1 znacznik obecności na mokradłach o najwyższym numerze.
special-river-surges-in-sunlight-1 = Domena rzeki
    .text = Mokradła z co najmniej 1 twoim znacznikiem obecności są twoim świętym miejscem.
growth-river-surges-in-sunlight-1 = Odzyskaj wszystkie karty, zdobądź kartę mocy, weź 1 energię.
growth-river-surges-in-sunlight-2 = Dodaj obecność w zasięgu 1 i jeszcze jedną w zasięgu 1.
growth-river-surges-in-sunlight-3 = Zdobądź kartę mocy, dodaj obecność w zasięgu 2.
innate-massive-flooding = Wielka powódź
    .level-1 = Wypchnij 1 odkrywcę lub osadę.
    .level-2 = Zamiast tego: 2 obrażenia, potem wypchnij do 3 odkrywców lub osad.
    .level-3 = Zamiast tego: 2 obrażenia każdemu najeźdźcy.

## Życiodajna Siła Ziemi

spirit-vital-strength-of-the-earth = Życiodajna Siła Ziemi
    .character = Głęboka, niespieszna siła, która dźwiga góry i wypycha ku światłu każdy pęd.
    .style = Osłania swoje krainy jak nikt i ma energii pod dostatkiem. Zagrywa mało kart i powoli się szerzy.
    .setup = 2 znaczniki obecności w górach o najwyższym numerze, 1 w dżungli o najwyższym numerze.
special-vital-strength-of-the-earth-1 = Żywotność ziemi
    .text = Obrona 3 w każdej krainie, która jest twoim świętym miejscem.
growth-vital-strength-of-the-earth-1 = Odzyskaj wszystkie karty, dodaj obecność w zasięgu 2.
growth-vital-strength-of-the-earth-2 = Zdobądź kartę mocy, dodaj obecność w zasięgu 0.
growth-vital-strength-of-the-earth-3 = Dodaj obecność w zasięgu 1, weź 2 energii.
innate-gift-of-strength = Dar siły
    .level-1 = Raz w tej turze wybrany duch może za darmo powtórzyć kartę mocy o koszcie 1 lub mniej.
    .level-2 = Zamiast tego: kartę mocy o koszcie 3 lub mniej.
    .level-3 = Zamiast tego: kartę mocy o koszcie 6 lub mniej.

## Cienie Migotliwe jak Płomień

spirit-shadows-flicker-like-flame = Cienie Migotliwe jak Płomień
    .character = To, co porusza się na skraju blasku ogniska, gdy nikogo tam nie ma.
    .style = Sieje strach i wyłapuje samotnych odkrywców, a przy Dahanach sięga w każde miejsce wyspy. Słabo chroni ziemię.
    .setup = 2 znaczniki obecności w dżungli o najwyższym numerze, 1 w krainie 5.
special-shadows-flicker-like-flame-1 = Cienie Dahan
    .text = Używając mocy, możesz zapłacić 1 energię, by wybrać na cel krainę z Dahanami w dowolnej odległości.
growth-shadows-flicker-like-flame-1 = Odzyskaj wszystkie karty, zdobądź kartę mocy.
growth-shadows-flicker-like-flame-2 = Zdobądź kartę mocy, dodaj obecność w zasięgu 1.
growth-shadows-flicker-like-flame-3 = Dodaj obecność w zasięgu 3, weź 3 energii.
innate-darkness-swallows-the-unwary = Ciemność pochłania nieostrożnych
    .level-1 = Przyciągnij 1 odkrywcę.
    .level-2 = Zniszcz do 2 odkrywców. Strach +1 za każdego zniszczonego.
    .level-3 = 3 obrażenia. Strach +1 za każdego najeźdźcę, którego zniszczyły.

## Gromomówca

spirit-thunderspeaker = Gromomówca
    .character = Głos, który toczy się po wzgórzach, gdy Dahanie idą na wojnę, i obietnica, że pójdzie z nimi.
    .style = Wędruje z Dahanami i prowadzi ich do boju. Cierpi, gdy giną.
    .setup = Po 1 znaczniku obecności w dwóch krainach, w których jest najwięcej Dahan.
special-thunderspeaker-1 = Sojusznik Dahan
    .text = Ilekroć Dahanin przemieszcza się z twojej krainy, 1 twój znacznik obecności może pójść stamtąd razem z nim.
special-thunderspeaker-2 = Przysięga zwycięstwa
    .text = Po pustoszeniu za każdego Dahanina, którego zniszczyli tam najeźdźcy, zniszcz 1 swój znacznik obecności w tej krainie albo w sąsiedniej.
growth-thunderspeaker-1 = Odzyskaj wszystkie karty, zdobądź kartę mocy i jeszcze jedną kartę mocy.
growth-thunderspeaker-2 = Dodaj obecność w zasięgu 2 i obecność w zasięgu 1, obie w krainach z Dahanami.
growth-thunderspeaker-3 = Dodaj obecność w zasięgu 1, weź 4 energii.
innate-gather-the-warriors = Zwołanie wojowników
    .level-1 = Tej mocy można użyć jako pośpiesznej.
    .level-2 = Przyciągnij najwyżej tylu Dahan, ile masz powietrza, potem wypchnij najwyżej tylu, ile masz słońca.
innate-lead-the-furious-assault = Na czele wściekłego szturmu
    .level-1 = Tej mocy można użyć jako pośpiesznej.
    .level-2 = Zniszcz 1 osadę za każdych 2 Dahan w krainie.
    .level-3 = Zniszcz też 1 miasto za każdych 3 Dahan w krainie.

## Bujna Zieleń

spirit-a-spread-of-rampant-green = Bujna Zieleń
    .character = Pnącza na każdym murze, mech na każdej drodze: co ścięto wczoraj, dziś jest wyższe.
    .style = Rośnie szybciej niż ktokolwiek i dusi zamiary najeźdźców. Powoli zadaje rany.
    .setup = 1 znacznik obecności na mokradłach o najwyższym numerze, 1 w dżungli bez Dahan.
special-a-spread-of-rampant-green-1 = Zieleń dusi ziemię
    .text = Gdy najeźdźcy mają pustoszyć lub budować w twoim świętym miejscu, możesz zniszczyć tam 1 swój znacznik obecności, by tę akcję pominąć.
special-a-spread-of-rampant-green-2 = Ciągłe odradzanie
    .text = Gdy dodajesz obecność podczas rozwoju, możesz wziąć zniszczoną: na zdrowej wyspie za darmo, na zarażonej za 1 energię.
growth-a-spread-of-rampant-green-always = Zawsze: dodaj obecność w zasięgu 2 w dżungli lub na mokradłach.
growth-a-spread-of-rampant-green-1 = Odzyskaj wszystkie karty, zdobądź kartę mocy.
growth-a-spread-of-rampant-green-2 = Dodaj obecność w zasięgu 1, w tej turze zagraj o 1 kartę więcej.
growth-a-spread-of-rampant-green-3 = Zdobądź kartę mocy, weź 3 energii.
innate-creepers-tear-into-mortar = Pnącza kruszą mury
    .level-1 = 1 obrażenie jednej osadzie lub miastu.
    .level-2 = Powtórz tę moc.
    .level-3 = Powtórz tę moc jeszcze raz.
innate-all-enveloping-green = Wszechogarniająca zieleń
    .level-1 = Obrona 2.
    .level-2 = Zamiast tego: obrona 4.
    .level-3 = Usuń też 1 żeton zarazy.

## Głodna Toń Oceanu

spirit-oceans-hungry-grasp = Głodna Toń Oceanu
    .character = Przypływ pamięta każdy statek, a większość zatrzymuje.
    .style = Wciąga najeźdźców z wybrzeża w toń i żyje z topielców. W głąb lądu za nimi nie pójdzie.
    .setup = 1 znacznik obecności w oceanie twojej planszy i 1 w wybranej krainie przybrzeżnej.
special-oceans-hungry-grasp-1 = Ocean w grze
    .text = Twoja obecność może wchodzić do oceanów, ale nigdy do krain śródlądowych. Na planszy, na której masz obecność, ocean jest przybrzeżnymi mokradłami dla mocy i zarazy. Najeźdźcy i Dahanie, którzy tam trafią, toną.
special-oceans-hungry-grasp-2 = Topienie
    .text = Utopione figurki są zniszczone. W każdej chwili możesz zamienić utopionych najeźdźców na energię: 1 za tyle wytrzymałości, ile jest osób.
growth-oceans-hungry-grasp-1 = Odzyskaj wszystkie karty, zdobądź kartę mocy, przyciągnij 1 swój znacznik obecności do każdego oceanu, weź 2 energii.
growth-oceans-hungry-grasp-2 = Dodaj obecność do oceanu i jeszcze jedną do oceanu, weź 1 energię.
growth-oceans-hungry-grasp-3 = Zdobądź kartę mocy, wypchnij 1 swój znacznik obecności z każdego oceanu, dodaj obecność w zasięgu 1 w krainie przybrzeżnej.
innate-pound-ships-to-splinters = Statki w drzazgi
    .level-1 = Strach +1.
    .level-2 = Jeszcze strach +1.
    .level-3 = Jeszcze strach +2.
innate-ocean-breaks-the-shore = Ocean kruszy brzeg
    .level-1 = Utop 1 osadę.
    .level-2 = Zamiast osady możesz utopić 1 miasto.
    .level-3 = Utop też 1 osadę lub miasto.

## Władca Snów i Koszmarów

spirit-bringer-of-dreams-and-nightmares = Władca Snów i Koszmarów
    .character = Chodzi od śpiącego do śpiącego, a każdy potem trochę mniej wierzy w poranek.
    .style = Nikogo nie zabija, a straszy wszystkich: zwycięstwo przychodzi z samego strachu. Siłą krainy nie oczyści.
    .setup = 2 znaczniki obecności na pustyni o najwyższym numerze.
special-bringer-of-dreams-and-nightmares-1 = Wyśnić tysiąc śmierci
    .text = Twoje moce nigdy nikogo nie ranią i nie niszczą niczego poza twoją obecnością. Za każdego najeźdźcę, którego by zniszczyły, wzbudź zamiast tego strach: odkrywca 0, osada 2, miasto 5. Odkrywców i osady, którym przyśniła się śmierć, się wypycha.
growth-bringer-of-dreams-and-nightmares-1 = Odzyskaj wszystkie karty, zdobądź kartę mocy.
growth-bringer-of-dreams-and-nightmares-2 = Odzyskaj jedną kartę, dodaj obecność w zasięgu 0.
growth-bringer-of-dreams-and-nightmares-3 = Zdobądź kartę mocy, dodaj obecność w zasięgu 1.
growth-bringer-of-dreams-and-nightmares-4 = Dodaj obecność w zasięgu 4 w krainie z Dahanami lub najeźdźcami, weź 2 energii.
innate-spirits-may-yet-dream = Duchy mogą jeszcze śnić
    .level-1 = Odkryj jedną zakrytą kartę strachu, zdobytą albo jeszcze w talii. Zostaje na swoim miejscu.
    .level-2 = Wybrany duch zyskuje jeszcze 1 żywioł, taki, jaki już ma.
innate-night-terrors = Nocne lęki
    .level-1 = Strach +1.
    .level-2 = Jeszcze strach +1.
    .level-3 = Jeszcze strach +1.
