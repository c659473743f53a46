bonfire-players = Gracze
bonfire-places = Miejsca
bonfire-sea = Morze
bonfire-fire = Ognisko
bonfire-halls = Gnomy
bonfire-city = Miasto
bonfire-fate = Los
bonfire-council = Najwyższa Rada
bonfire-start = start
bonfire-ship-here = Twój statek jest tutaj.
bonfire-no-tasks = Nie ma tu już zadań.
bonfire-task-price = Cena zadania: { $cost }, dar i zasób tej wyspy.
bonfire-can-fetch-task = Możesz od razu otrzymać tu zadanie.
bonfire-cannot-fetch-task = Jeszcze nie stać cię tu na zadanie.
bonfire-guardian-home = Masz już tę Strażniczkę.
bonfire-can-fetch-guardian = Możesz od razu ją zabrać.
bonfire-guardians-here = { $n ->
    [one] Czeka tu { $n } Strażniczka.
    [few] Czekają tu { $n } Strażniczki.
   *[other] Czeka tu { $n } Strażniczek.
}
bonfire-gnome-price = 2 żetony gnoma i 1 × { $thing } albo 1 żeton gnoma i 2 × { $thing }.
bonfire-no-portals = Nie ma tu już portali.
bonfire-portal-wanted = Jest tu twój następny portal: { $portal }.
bonfire-turn-cost = Obrót tutaj: { $cost }.
bonfire-pointer = Wskaźnik pokazuje to pole.
bonfire-pile = { $n ->
    [one] Stos { $pile }: { $n } kafelek
    [few] Stos { $pile }: { $n } kafelki
   *[other] Stos { $pile }: { $n } kafelków
}
bonfire-search = Kafelki w stosach
bonfire-no-path = Nie ma tu jeszcze Ścieżki
bonfire-spot = { $points ->
    [one] Strażniczka przy tym Ognisku: { $points } punkt
    [few] Strażniczka przy tym Ognisku: { $points } punkty
   *[other] Strażniczka przy tym Ognisku: { $points } punktów
}
bonfire-plan-tile = Przymierz kafelek: jego cień zostanie, dopóki nie wyczyścisz planu.
bonfire-fate-ends = Położyć można tylko górny albo dolny kafelek.
bonfire-lay-cell = Wiersz { $row }, kolumna { $column }, { $way }
bonfire-plan-cell = Plan: wiersz { $row }, kolumna { $column }, { $way }
bonfire-plan-here = Wybierz pola, aby zaplanować. R obraca kafelek.
bonfire-lay-here = Wybierz, gdzie położyć kafelek. R go obraca.
bonfire-turn-tile = Obróć kafelek
bonfire-clear-plan = Wyczyść plan
bonfire-too-many-tokens = { $n ->
    [one] Aby położyć kafelek, możesz mieć najwyżej { $n } żeton.
    [few] Aby położyć kafelek, możesz mieć najwyżej { $n } żetony.
   *[other] Aby położyć kafelek, możesz mieć najwyżej { $n } żetonów.
}
bonfire-gifts-below = { $n ->
    [one] pod nim { $n } dar
    [few] pod nim { $n } dary
   *[other] pod nim { $n } darów
}
bonfire-tom-played = Zagrane
bonfire-tom-passes = Talia Toma, przejścia: { $n } z { $of }
bonfire-turns-left = { $n ->
        [one] Twój ostatni ruch
       *[other] Pozostałe ruchy: { $n }
    }
bonfire-passing = Pas daje teraz: { $points }
bonfire-discard = Odrzuć żetony…
bonfire-procession = Procesja
bonfire-pay-by-hand = Wybieraj, czym płacisz
    .text = Dokładnie to, czego trzeba, płaci się bez pytania. Włącz, aby wybierać za każdym razem: jeden żeton zastąpi żółty albo dowolne dwa inne.
bonfire-own-gnomes = Moje gnomy

## Sheet and legend

bonfire-next-space = Następne pole Ścieżki kosztuje: { $cost }.
bonfire-sign-token-ship = rejs na wyspy
bonfire-sign-token-path = wytyczanie Ścieżki
bonfire-sign-token-task = otrzymanie zadania na wyspie
bonfire-sign-token-great-bonfire = obrót Wielkiego Ogniska
bonfire-sign-token-guardian = zabranie Strażniczki i procesja
bonfire-sign-token-gnome = zwerbowanie gnoma
bonfire-sign-token-wild = zastępuje każdy inny żeton
bonfire-sign-resource = Płaci się nim za zadania i gnomom.
bonfire-sign-gold = Zastępuje każdy zasób.
bonfire-sign-any = dowolny zasób
bonfire-sign-flame = zadanie; kolor widać po płomykach: jeden to niebieskie, dwa to czerwone, trzy to żółte
bonfire-sign-tick = warunek spełniony
bonfire-sign-crystal = kryształ: punkty obok Ogniska w jego kolorze
bonfire-sign-portal = portal: przez niego Strażniczki idą do Ognisk
bonfire-sign-novice = nowicjusz: idzie do rady po bonus
bonfire-sign-gift = dar przywieziony na wyspę
bonfire-sign-gnome = mistrz
bonfire-sign-elder = starszy: punkty od razu
bonfire-sign-fate = kafelki losu
bonfire-sign-steps = procesja
bonfire-sign-common = wspólne zadania
bonfire-sign-points = punkty
