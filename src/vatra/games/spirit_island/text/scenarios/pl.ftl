scenario-none = Bez scenariusza
    .text = Zwykłe zasady.
    .changes = Nic się nie zmienia.
scenario-blitz = Błyskawiczna ofensywa
    .text = Wszyscy się śpieszą: wszystkie moce są pośpieszne, ale i najeźdźcy przychodzą szybciej.
    .changes = W przygotowaniu o 1 żeton zarazy na osobę więcej, a gdy wyspa zostaje zarażona, o 1 mniej. Przed turą 1 najeźdźcy działają jeszcze raz. Wszystkie moce są pośpieszne; te, które i tak takie były, kosztują o 1 energię mniej. Każda eksploracja przyprowadza na każdą planszę jeszcze 1 odkrywcę.
scenario-guard-the-isles-heart = Na straży serca wyspy
    .text = Krainy w samym sercu wyspy nigdy nie mogą upaść.
    .changes = Na początku nie ma osad. Każde serce wyspy dostaje odkrywcę i obecność; każdy duch dostaje dodatkowo 1 mniejszą i 1 większą moc. Po turze 1 osada lub miasto w sercu wyspy oznacza porażkę.
scenario-rituals-of-terror = Rytuały grozy
    .text = Sam strach nie wystarczy: groza rośnie tylko dzięki rytuałom odprawianym razem z Dahanami.
    .changes = Karty strachu wykonuje się tylko podczas rytuałów. Rytuał wymaga obecności każdego ducha i 3 Dahan na osobę w jednej krainie, 3 energii i 3 znaczników obecności. Podnosi poziom grozy; trzeci daje zwycięstwo.
scenario-dahan-insurrection = Powstanie Dahan
    .text = Dahanie powstają. Pomóżcie im zyskać przewagę nad najeźdźcami w każdej krainie.
    .changes = Dahanie, którzy się przemieszczają, zadają obrażenia tam, dokąd przyszli; w miejsce zniszczonych osad i miast przychodzą posiłki. Zwycięstwo wymaga, by Dahanie utrzymali się w krainach. Mniej niż 2 Dahan na osobę oznacza porażkę.

scenario-blitz-blight = Więcej zarazy, potem mniej
    .text = Na karcie zarazy jest na początku o 1 żeton na osobę więcej; gdy wyspa zostaje zarażona, o 1 na osobę mniej.
scenario-blitz-head-start = Przewaga na starcie
    .text = Przed turą 1 najeźdźcy działają jeszcze raz: pierwsza karta buduje, druga eksploruje.
scenario-blitz-all-fast = Wszystkie moce są pośpieszne
    .text = Także powolnych mocy używa się w fazie pośpiesznych mocy.
scenario-blitz-cheaper = Pośpieszne moce są tańsze
    .text = Pośpieszna karta kosztuje o 1 energię mniej, a darmowa daje 1. Pośpieszne moce wrodzone i powolne moce przyśpieszone efektem dają 1 energię.
scenario-blitz-more-explorers = Więcej odkrywców
    .text = Każda eksploracja przyprowadza na każdą planszę jeszcze 1 odkrywcę, do jednej z eksplorowanych tam krain.

scenario-guard-the-isles-heart-no-towns = Bez osad
    .text = Na koniec przygotowania usuwa się wszystkie osady.
scenario-guard-the-isles-heart-set-up = Serce wyspy
    .text = Każda kraina w sercu wyspy dostaje odkrywcę i obecność.
scenario-guard-the-isles-heart-cards = Więcej mocy
    .text = Każdy duch zaczyna dodatkowo z 1 mniejszą i 1 większą mocą.
scenario-guard-the-isles-heart-defeat = Serce nie może upaść
    .text = Po turze 1 osada lub miasto w sercu wyspy oznacza porażkę.

scenario-rituals-of-terror-fear-deck = Sam strach nie wystarczy
    .text = W grze są wszystkie karty strachu, czyli 15. Strach nie podnosi poziomu grozy, a ostatnia karta nie daje zwycięstwa.
scenario-rituals-of-terror-cards-wait = Karty strachu czekają
    .text = Zdobyte karty strachu wykonuje się tylko podczas rytuałów.
scenario-rituals-of-terror-ritual = Rytuał grozy
    .text = Wymaga obecności każdego ducha i 3 Dahan na osobę w jednej krainie. Duchy razem płacą 3 energii i niszczą tam 3 znaczniki obecności.
scenario-rituals-of-terror-effect = Groza rośnie
    .text = Rytuał podnosi poziom grozy o 1; potem wykonuje się wszystkie zdobyte karty strachu.
scenario-rituals-of-terror-dahan-leave = Dahanie odchodzą
    .text = Po rytuale wszystkich Dahan z krainy wypycha się, równo do wszystkich sąsiednich krain.
scenario-rituals-of-terror-victory = Trzy rytuały
    .text = Trzeci rytuał daje zwycięstwo.

scenario-dahan-insurrection-raiding = Ciągłe napady
    .text = Przemieszczeni Dahanie zadają po 1 obrażeniu tam, gdzie się znaleźli.
scenario-dahan-insurrection-response = Odpowiedź wojska
    .text = Za zniszczone miasto do najbliższej krainy z Dahanami dodaje się osadę, za zniszczoną osadę odkrywcę.
scenario-dahan-insurrection-insurrection = Wspólne powstanie
    .text = Wraz z ostatnią kartą strachu Dahanie zadają po 2 obrażenia w każdej krainie. Jeśli i wtedy nie wygracie, przegrywacie.
scenario-dahan-insurrection-victory = Dahanie trzymają krainy
    .text = Poziom grozy 2: w żadnej krainie nie ma więcej osad i miast niż Dahan. Od poziomu 3: takich krain jest mniej niż graczy.
scenario-dahan-insurrection-defeat = Dahanie muszą przetrwać
    .text = Mniej niż 2 Dahan na osobę na wyspie oznacza porażkę.

## Wybór

option-scenario = Scenariusz
    .help = Inna sytuacja z własnymi zasadami. Gdzie kłóci się z przeciwnikiem, obowiązuje scenariusz.
option-scenario-none = { scenario-none }
    .help = { scenario-none.text }
option-scenario-blitz = { scenario-blitz }
    .help = { scenario-blitz.text }
option-scenario-guard-the-isles-heart = { scenario-guard-the-isles-heart }
    .help = { scenario-guard-the-isles-heart.text }
option-scenario-rituals-of-terror = { scenario-rituals-of-terror }
    .help = { scenario-rituals-of-terror.text }
option-scenario-dahan-insurrection = { scenario-dahan-insurrection }
    .help = { scenario-dahan-insurrection.text }

## Co się dzieje

scenario-begins = Scenariusz: { $scenario }.
blitz-head-start = { scenario-blitz-head-start }: najeźdźcy działają jeszcze raz.
holds-ritual = { $seat }: rytuał grozy, { $land }.
pays-energy = { $seat }: energia −{ $energy }.
raids = { $land }: napad Dahan, obrażenia: { $damage }.
military-response = { scenario-dahan-insurrection-response }: { $land }.
dahan-rise = Dahanie powstają w każdej krainie.
end-rituals = Odprawiono trzeci rytuał: najeźdźcy uciekają w przerażeniu, duchy wygrywają.
end-insurrection = Dahanie trzymają krainy: powstanie się udało, duchy wygrywają.
end-heart = W sercu wyspy stoi osada lub miasto: porażka.
end-dahan = Zostało zbyt mało Dahan: porażka.
end-uprising = Powstanie się nie udało: porażka.

## Pytania

ask-blitz-explorer = { scenario-blitz-more-explorers }, { $board }: dokąd przychodzi jeszcze jeden odkrywca?
ask-heart-land = Serce wyspy: w której krainie zaczyna twoja obecność?
ask-ritual = Odprawić rytuał, { $land }?
ask-ritual-energy = Rytuał, { $land }: ile energii płacisz? Brakuje jeszcze: { $left }.
ask-ritual-presence = Rytuał, { $land }: ile swoich znaczników obecności tam niszczysz? Brakuje jeszcze: { $left }.
ask-ritual-dahan = Dahanie opuszczają { $land }: dokąd idzie jeden z nich?
ask-response = { scenario-dahan-insurrection-response }, { $land }: do której krainy przychodzą najeźdźcy?
do-ritual = rytuał, { $land }
do-pay = energia: { $n }
do-sacrifice = obecność: { $n }

## Stół słowami

show-scenario = Scenariusz: { $scenario }
show-inner = serce wyspy
show-rituals = Odprawione rytuały: { $n } z { $all }
show-held = osad i miast jest więcej niż Dahan
show-dahan = Dahanie na wyspie: { $n }; potrzeba co najmniej { $needed }
