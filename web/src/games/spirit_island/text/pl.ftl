## Plansza Spirit Island

si-status = Stan wyspy
si-island = Wyspa
si-zoom = Pokaż
si-whole-island = Cała wyspa
si-turn = Tura { $turn }
si-invaders = Najeźdźcy
si-spirits = Duchy
si-no-spirit = ducha jeszcze nie wybrano
si-deck = Talia
si-no-card = brak karty
si-coastal = kraina przybrzeżna
si-defend = obrona { $n }
si-skipped = w tej turze bez akcji najeźdźców
si-lasting-dahan-health = w tej turze Dahanie mają tu większą wytrzymałość
si-lasting-no-blight = w tej turze nie przybywa tu zarazy
si-lasting-immune = w tej turze nikt nie zrani tu Dahan ani ich nie zniszczy
si-lasting-ward = w tej turze obrona wszędzie, gdzie duch ma obecność
si-lasting-vengeance = w tej turze zniszczenia tutaj zostaną pomszczone
si-lasting-concealed = w tej turze pustoszenie nie rani tu Dahan
si-lasting-forewarned = w tej turze Dahanie uderzają tu równocześnie z najeźdźcami
si-lasting-dread = w tej turze wzbudzony tu strach broni krainy
si-dream-damage = obrażenia we śnie: { $n }
si-will-ravage = pustoszenie: obrażenia { $damage }
si-will-blight = dojdzie zaraza
si-will-cascade = dojdzie zaraza i się rozprzestrzeni
si-more-blight = żetony zarazy łącznie: { $n }
si-dahan-die =
    { $n ->
        [one] zginie { $n } Dahanin
       *[other] zginie { $n } Dahan
    }
si-dahan-strike = Dahanie odpierają atak: obrażenia { $damage }
si-will-build = budowa: { $piece }
si-will-explore = tu przybędą odkrywcy
si-may-explore = tu mogą przybyć odkrywcy ({ $percent }%)
si-fear-pool = Strach: { $fear } z { $size } do następnej karty strachu
si-fear-cards = Karty strachu: zdobyte { $earned }, zostało { $left }
si-fear-earned = Zdobyta karta strachu, jeszcze zakryta
si-fear-hidden = Karta strachu, poziom grozy { $level }
si-plays =
    { $n ->
        [one] można zagrać { $n } kartę
        [few] można zagrać { $n } karty
       *[other] można zagrać { $n } kart
    }
si-no-elements = jeszcze bez żywiołów
si-met = spełnione
si-missing = brakuje: { $elements }
si-wakes =
    { $n ->
        [one] Z nią dojdzie { $n } poziom wrodzonej mocy
        [few] Z nią dojdą { $n } poziomy wrodzonych mocy
       *[other] Z nią dojdzie { $n } poziomów wrodzonych mocy
    }
si-range = zasięg { $n }
si-range-sacred = zasięg { $n } od świętego miejsca
si-target-any = dowolna kraina
si-target-dahan = kraina z Dahanami
si-target-invaders = kraina z najeźdźcami
si-target-no-invaders = kraina bez najeźdźców
si-target-blight = kraina z zarazą
si-target-no-blight = kraina bez zarazy
si-target-coastal = kraina przybrzeżna
si-target-any-spirit = dowolny duch
si-target-other-spirit = inny duch
si-offer = Do wyboru
si-hand = Ręka
si-played = W grze
si-to-hand = wraca na rękę
si-innate = Wrodzone
si-discard = Odrzucone
si-panel = Duch
si-no-cards = Nie ma tu kart.
si-track-energy = Energia co turę
si-track-cards = Karty co turę
si-covered = zakryte
si-destroyed = Zniszczona obecność: { $n }
si-growth-left = Zostało:
si-grow-reclaim-all = odzyskaj wszystkie karty
si-grow-reclaim-one = odzyskaj jedną kartę
si-grow-gain-card = zdobądź kartę mocy
si-grow-gain-energy = energia +{ $n }
si-grow-add-presence = obecność, zasięg { $n }
si-grow-add-presence-ocean = obecność do oceanu
si-grow-tide-in = po jednym znaczniku obecności do każdego oceanu
si-grow-tide-out = po jednym znaczniku obecności z każdego oceanu
si-grow-more-plays = kart w tej turze: +{ $n }
si-where-dahan = gdzie są Dahanie
si-where-dahan-invaders = gdzie są Dahanie lub najeźdźcy
si-where-coastal = na wybrzeżu
si-stage-growth = rozwija się
si-stage-play = wybiera karty
si-stage-ready = gotowe

## Przeciwnik i scenariusz

si-variants = Przeciwnik i scenariusz
si-heart = Tu nie może być osad ani miast: { $lands }
si-heart-later = Po turze 1 nie może tu być osad ani miast: { $lands }
si-ritual-here = można tu odprawić rytuał
si-held-lands =
    { $n ->
        [0] W żadnej krainie osad i miast nie jest więcej niż Dahan
       *[other] Krainy, gdzie osad i miast jest więcej niż Dahan: { $lands }
    }
si-capitals = Stolica wyrasta, gdy osad i miast jest { $most }: { $lands }
si-capital = osady i miasta: { $n } z { $most } do stolicy

## Sheet and legend

si-reaches = W zasięgu teraz: { $lands }
si-reaches-none = Teraz w zasięgu nie ma odpowiedniej krainy
