## Jak nazywają się rzeczy na stole: wiersz na każdy rodzaj, dla tych, którzy słuchają zamiast patrzeć

thing-day = dzień
thing-score-track = tor punktacji
thing-map = plansza wyprawy
thing-encounter = tor spotkań
thing-graveyard = cmentarz
thing-graveyard-card = { $name }, na cmentarzu
    .id = { $id }
thing-card = { $name }
    .id = { $id }
thing-adventurer = { $id ->
    [none] poszukiwacz
   *[other] { $name }
}
    .id = { $id }
thing-space = { $name }
thing-island = { $name }
thing-section = pole: { $name }
    .id = symbol-{ $id }
thing-tile = { $name }
    .id = { $id }
thing-section-tile = kafelek Artura
thing-dice = kości
thing-die = kość { $id }
thing-reserve-die = { $name }, w puli
    .id = die-{ $id }
thing-box-die = { $name }, w pudełku
    .id = die-{ $id }
thing-reserve = pula
thing-box = pudełko
thing-face = ścianka: { $name }
    .id = symbol-{ $id }
thing-light = światło
thing-footprints = ślady
thing-fireflies = świetliki
thing-rerolls = żetony przerzutu
thing-powers = przerzuty od kompanów
thing-companions = kompani
thing-hour = pora dnia
thing-total = gdyby partia skończyła się teraz
thing-spell = { $name }
    .id = { $id }
thing-hidden = zakryte klątwy
thing-company = drużyna
thing-camp = obozowisko
thing-boat = łódź: { $name }
    .id = island-{ $id }
thing-arthur = Artur
thing-stack = pozostałe kafelki
thing-discards = zużyte kafelki
