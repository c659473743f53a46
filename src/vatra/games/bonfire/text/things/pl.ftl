## Jak nazywają się rzeczy na stole: wiersz na każdy rodzaj, dla tych, którzy słuchają zamiast patrzeć

thing-sea = wyspy
thing-market = wyłożone kafelki Ścieżki
thing-gnomes = wyłożone gnomy
thing-commons = wspólne zadania
thing-common = { $name }
thing-countdown = odliczanie
thing-great-bonfire = Wielkie Ognisko
thing-pointer = wskaźnik
thing-space = pole: { $name }
    .id = ring-{ $id }
thing-path-space = pole { $id } na Ścieżce
thing-space-token = żeton akcji
thing-gift = dar
thing-portal = { $id ->
    [none] portal
   *[other] { $name }
}
thing-portals = portale
thing-island = { $name }
thing-guardian = { $id ->
    [none] Strażniczka
   *[other] { $name }
}
thing-island-gifts = dary, { $player }, { $island }
thing-gifts = dar: { $name }
    .id = side-{ $id }
thing-task = { $name }
thing-gnome = { $name }
thing-path-tile = { $name }
    .id = path-{ $id }
thing-pile = stos { $id } kafelków Ścieżki
thing-pile-under = wyłożone pod stos { $pile }
thing-council = Najwyższa Rada
thing-council-space = Najwyższa Rada: { $name }
    .id = council-{ $id }
thing-city = miasto
thing-path = Ścieżka
thing-slot = pole { $id }
thing-notch = wycięcie { $id }
thing-tokens = żetony akcji
thing-discard = { $id ->
    [none] żetony do odrzucenia
   *[other] odrzuć: { $name }
}
    .id = token-{ $id }
thing-token = { $name }
thing-resources = zasoby
thing-resource = { $name }
thing-ship = statek
thing-total = punkty do tej pory
thing-procession = procesja, kroków: { $id }
thing-fate = obszar losu
thing-fate-grid = obszar losu
thing-fate-grid-cell = wiersz { $row }, kolumna { $column }
thing-fate-way = obróć { $name }
thing-fate-group = największa grupa: { $name }
    .id = token-{ $id }
thing-fate-apart = odłożony kafelek losu
thing-fate-middle = środkowy kafelek losu
thing-fate-column = kolumna kafelków losu
thing-fate-column-top = górny kafelek losu
thing-fate-column-bottom = dolny kafelek losu
thing-tom = Tom
thing-cards = pozostałe karty
thing-discards = zużyte karty
thing-novices = nowicjusze
thing-card = { $name }
    .id = tom-{ $id }
