## Diamenty: pytania

coach-decide = „W głąb” odkrywa następną kartę, „Powrót” zanosi zawartość kieszeni do obozu. Najpierw spójrz na pułapki.

## Diamenty: wydarzenia

coach-event-treasure = Rubiny dzieli się po równo. Reszta z dzielenia zostaje na karcie.
coach-event-hazard = Pierwsza pułapka danego rodzaju tylko ostrzega. Druga opróżnia wszystkie kieszenie w jaskini.
coach-event-flee = Ta sama pułapka drugi raz: w jaskini przepada zawartość kieszeni. Skrzyniom nic nie grozi.
coach-event-relic = Relikt. Wyniesie go tylko ktoś, kto wraca w pojedynkę.
coach-event-takes-relic = Powrót w pojedynkę, i to z reliktem. Na koniec da punkty.
coach-event-relic-lost = Nikt go nie wyniósł, więc relikt wypada z gry.
coach-event-left-behind = Co po końcu wyprawy zostaje na szlaku, przepada.
coach-event-barricade = Ta jaskinia jest zamknięta. Do następnej wchodzą znowu wszyscy poszukiwacze.
