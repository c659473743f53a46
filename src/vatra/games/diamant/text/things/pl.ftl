## Jak nazywają się rzeczy na stole: wiersz na każdy rodzaj, dla tych, którzy słuchają zamiast patrzeć

thing-cave = jaskinia { $id }
thing-path = szlak
thing-path-card = karta { $id } na szlaku
thing-path-card-left = rubiny, które zostały na karcie { $id } szlaku
thing-path-left = rubiny, które zostały na szlaku
thing-deck = talia
thing-track = pułapki
thing-track-hazard = pułapka: { $name }
thing-pocket = kieszeń
thing-chest = skrzynia
thing-relics = relikty
thing-decision = decyzja
