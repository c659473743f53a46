diamant-caves = Jaskinie
diamant-cave-closed = Jaskinia { $cave }: zamknięta blokadą
diamant-cave-open = Jaskinia { $cave }: tu jest wyprawa
diamant-cave-waiting = Jaskinia { $cave }: jeszcze przed nami
diamant-closed-caves =
    { $caves ->
        [0] Żadna jaskinia nie jest jeszcze zamknięta
        [one] { $caves } jaskinia zamknięta blokadą
        [few] { $caves } jaskinie zamknięte blokadami
       *[other] { $caves } jaskiń zamkniętych blokadami
    }
diamant-hazards = Pułapki, które zostały w talii
diamant-hazard-seen = { $hazard }: już na szlaku, następna taka karta kończy wyprawę. W talii: { $count }
diamant-hazard-unseen = { $hazard }: w tej jaskini jeszcze ich nie było. W talii: { $count }
diamant-in-deck = { $hazard }: w talii { $count }
diamant-not-seen = Jeszcze nie na szlaku
diamant-inside = w jaskini
diamant-ready = decyzja wyłożona
diamant-camp = w obozie
diamant-camp-after = w obozie po karcie { $cards }
diamant-left-here = Powrót po tej karcie: { $names }
diamant-who-left = Kto kiedy wrócił
diamant-left-after = { $name }: po karcie { $cards }
diamant-odds = Szanse
diamant-odds-danger = { $percent }% — koniec wyprawy ({ $count } z { $cards })
diamant-odds-treasure = { $percent }% — skarb ({ $count })
diamant-odds-warning = { $percent }% — nowa pułapka, tylko ostrzeżenie ({ $count })
diamant-odds-relic = { $percent }% — relikt ({ $count })
diamant-odds-gain = Średnio następna karta daje każdej osobie w jaskini { $gems }.
diamant-odds-loss = Średnio zabiera ci { $gems } z { $pocket } w kieszeni.
diamant-odds-sum = Jeszcze jedna karta: średnio { $gems }
diamant-odds-left =
    { $gems ->
        [one] Powrót w pojedynkę to także { $gems } rubin ze szlaku.
        [few] Powrót w pojedynkę to także { $gems } rubiny ze szlaku.
       *[other] Powrót w pojedynkę to także { $gems } rubinów ze szlaku.
    }
diamant-if-deeper =
    { $gems ->
        [0] Kieszeń jest pusta, nie ma czego stracić. Szansa, że wyprawa się skończy: { $percent }%.
        [one] Zagrożony { $gems } rubin: szansa, że następna karta zakończy wyprawę, to { $percent }%.
        [few] Zagrożone { $gems } rubiny: szansa, że następna karta zakończy wyprawę, to { $percent }%.
       *[other] Zagrożonych { $gems } rubinów: szansa, że następna karta zakończy wyprawę, to { $percent }%.
    }
diamant-if-deeper-safe = Następna karta nie może zakończyć wyprawy.
diamant-if-back =
    { $gems ->
        [0] Tym razem nic do skrzyni, ale bezpiecznie.
        [one] { $gems } rubin do skrzyni, bezpieczny do końca.
        [few] { $gems } rubiny do skrzyni, bezpieczne do końca.
       *[other] { $gems } rubinów do skrzyni, bezpiecznych do końca.
    }
diamant-if-back-between = Od { $least } do { $most } rubinów do skrzyni, zależnie od tego, ile osób wróci z tobą.
diamant-if-back-relic = Jeśli nikt inny nie wraca, relikty ze szlaku są twoje.
diamant-cave-story = Jaskinia { $cave }: jak było
diamant-fled = Ucieczka z pustą kieszenią: { $names }
diamant-sign-gem = rubin: jeden punkt w skrzyni
diamant-sign-relic = relikt: zabiera go tylko ten, kto wraca w pojedynkę
