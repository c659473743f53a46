adversary-none = Bez przeciwnika
    .text = Najeźdźcy działają według podstawowych zasad.

adversary-brandenburg-prussia = Królestwo Brandenburgii i Prus
    .text = Wszystko przychodzi wcześniej: najeźdźcy pędzą przez kolejne etapy. Dobry pierwszy przeciwnik.
adversary-brandenburg-prussia-escalation = Gorączka ziemi
    .text = Przed eksploracją: na każdej planszy z osadą lub miastem dodaj 1 osadę do krainy bez osady.
adversary-brandenburg-prussia-1 = Szybki start
    .text = Przygotowanie: osada w krainie 3 każdej planszy.
adversary-brandenburg-prussia-2 = Fala osadników
    .text = Karta etapu III leży między etapami I i II.
adversary-brandenburg-prussia-3 = Sprawność
    .text = O jedną kartę etapu I mniej.
adversary-brandenburg-prussia-4 = Napięty harmonogram
    .text = O jedną kartę etapu II mniej.
adversary-brandenburg-prussia-5 = Bezlitosna sprawność
    .text = O jeszcze jedną kartę etapu I mniej.
adversary-brandenburg-prussia-6 = Przerażająca sprawność
    .text = Kart etapu I nie ma wcale.

adversary-england = Królestwo Anglii
    .text = Budowle, wszędzie budowle. Zostaw krainę na dłużej, a wyrośnie w niej stolica.
adversary-england-loss = Dumna stolica
    .text = Porażka, gdy w jednej krainie jest 7 lub więcej osad i miast.
adversary-england-escalation = Boom budowlany
    .text = Przed eksploracją: na każdej planszy z osadą lub miastem budowa w krainie, w której jest najwięcej osad i miast.
adversary-england-1 = Ziemia dla poddanych
    .text = Budowa także w krainach bez najeźdźców, obok których jest łącznie 2 lub więcej osad i miast.
adversary-england-2 = Przestępcy i malkontenci
    .text = Przygotowanie: miasto w krainie 1 i osada w krainie 2 każdej planszy.
adversary-england-3 = Wysoka imigracja (I)
    .text = Przed każdym pustoszeniem druga budowa, z kartą, która pustoszyła w poprzedniej turze, aż trafi tam karta etapu II.
adversary-england-4 = Wysoka imigracja (II)
    .text = Druga budowa trwa przez całą grę.
adversary-england-5 = Lokalna autonomia
    .text = Osady i miasta mają wytrzymałość większą o 1.
adversary-england-6 = Samodzielne decyzje
    .text = Po 5 żetonów strachu na osobę. W fazie najeźdźców bez karty strachu drugą budowę wykonuje się dwa razy.

adversary-sweden = Królestwo Szwecji
    .text = Górnicy i żołnierze: ich pustoszenie uderza mocniej i zostawia głębsze rany.
adversary-sweden-escalation = Pod wpływem najeźdźców
    .text = Po eksploracji: w każdej właśnie eksplorowanej krainie, w której najeźdźców jest co najmniej tylu co Dahan, zastąp 1 Dahanina 1 osadą.
adversary-sweden-1 = Ciężkie górnictwo
    .text = Pustoszenie, które zadaje krainie 6 lub więcej obrażeń, dodaje jeszcze 1 żeton zarazy, bez rozprzestrzenienia i bez utraty obecności.
adversary-sweden-2 = Przeludnienie w ojczyźnie
    .text = Przygotowanie: miasto w krainie 4 każdej planszy; nadrukowana tam zaraza trafia do krainy 5.
adversary-sweden-3 = Przednia stal na broń
    .text = Osady zadają 3 obrażenia, miasta 5.
adversary-sweden-4 = Królewskie wsparcie
    .text = Przygotowanie: odrzuć wierzchnią kartę najeźdźców; na każdej planszy osada w krainie tego rodzaju, w której jest najmniej najeźdźców.
adversary-sweden-5 = Gorączka górnicza
    .text = Gdy pustoszenie dodaje zarazę, do sąsiedniej krainy bez osad i miast dodaje się osadę.
adversary-sweden-6 = Placówka poszukiwaczy
    .text = Przygotowanie: osada i zaraza w krainie 8 każdej planszy.

## Wybór

option-adversary = Przeciwnik
    .help = Królestwo, którego najeźdźcy mają własne zasady; z nim gra jest trudniejsza.
option-adversary-none = { adversary-none }
    .help = { adversary-none.text }
option-adversary-brandenburg-prussia = { adversary-brandenburg-prussia }
    .help = { adversary-brandenburg-prussia.text }
option-adversary-england = { adversary-england }
    .help = { adversary-england.text }
option-adversary-sweden = { adversary-sweden }
    .help = { adversary-sweden.text }
option-adversary-level = Poziom przeciwnika
    .help = 0 to sam przeciwnik. Każdy poziom dodaje zmianę do poprzednich.

## Co robi

adversary-arrives = { $adversary }, poziom { $level }.
escalation = Eskalacja: { $escalation }.
builds-extra = Dodatkowa budowa — { $card }.
extra-build-ends = Karta etapu II kończy dodatkową budowę ({ $card }).
pressure-blight = Zaraza z { $land } trafia do { $to }.
outpost-blight = { $land }: zaraza z pudełka.
royal-backing = { adversary-sweden-4 }: odrzucona karta — { $card }.
heavy-mining = { adversary-sweden-1 }: { $land }.
mining-rush = { adversary-sweden-5 }: { $land }.
end-capital = Siedem osad i miast w jednej krainie: wyrosła stolica, porażka.
phase-extra-build = Dodatkowa budowa

## Pytania

ask-land-rush = { adversary-brandenburg-prussia-escalation }, { $board }: do której krainy dodać osadę?
ask-building-boom = { adversary-england-escalation }, { $board }: w której krainie budują najeźdźcy?
ask-royal-backing = { adversary-sweden-4 }, { $board }: do której krainy dodać osadę?
ask-mining-rush = { adversary-sweden-5 }, { $land }: do której sąsiedniej krainy dodać osadę?
ask-sway = { adversary-sweden-escalation }, { $land }: którego Dahanina zastąpić osadą?

## Stół słowami

show-adversary = { $adversary }, poziom { $level }
show-difficulty = Trudność { $difficulty }
show-extra-build = nadchodzi dodatkowa budowa: { $piece }

## Laboratorium

stat-won-by-difficulty = Zwycięstwa według trudności
    .help = Jak często duchy wygrywają przy danej trudności stołu.
stat-won-by-spirit = Zwycięstwa według duchów
    .help = Jak często wygrywa się partie, w których gra dany duch.
