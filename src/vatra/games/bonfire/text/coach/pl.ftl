## Bonfire: pytania

coach-first-tile = Twój pierwszy kafelek losu daje trzy żetony. Od jakich akcji chcesz zacząć?
coach-turn = Jeden ruch to jedna rzecz: kafelek losu, akcja albo Ognisko. Spełnione zadania są podświetlone.
coach-turn-countdown = Trwa odliczanie. Pas daje tyle punktów, ile widać, a co rundę mniej.
coach-lay-tile = Kafelek musi przylegać bokiem do innego. Jednakowe symbole obok siebie dają więcej żetonów.
coach-after = Wspólne zadanie jest spełnione. Jego nowicjusz może pójść do rady, zanim skończysz ruch.
coach-pay = Pierwsza odpowiedź to zwykła cena. Żeton zastąpi żółty lub dwa dowolne, a zasób — złoto lub dwa dowolne.
coach-pay-any = Dzięki mistrzowi wystarczą dowolne zasoby. Pierwsza odpowiedź bierze te, których masz najwięcej, i oszczędza złoto.
coach-pay-pair = Dwie sztuki zastępują jedną. Oddaj to, czego najmniej potrzebujesz.
coach-choose-path = Kafelki są nowe, teraz weź jeden. Patrz na zasób i na kryształ.
coach-free-path = Możesz wziąć dowolny kafelek Ścieżki, nawet ze stosów. Czego chcą twoje zadania?
coach-ashore = Statek dopłynął. Działaj tu od razu, za zwykłą cenę, albo zostań na pokładzie.
coach-free-sail = Darmowy rejs na dowolną wyspę. Po które zadanie albo po którą Strażniczkę?
coach-choose-slot = Wybierz dowolne wolne pole. Kryształ w kolorze zadania obok niego to dwa punkty.
coach-free-guardian = Strażniczka przybywa bez rejsu. Wybierz kolor, którego chce któreś zadanie.
coach-walk = Najpierw idzie ta z przodu. Gdzie Strażniczka się zatrzyma, ten zasób dostajesz.
coach-move-one = Jedna Strażniczka idzie, jak daleko chcesz, nawet do tyłu. Do Ogniska potrzebny jest portal.
coach-choose-resource = Dzięki Zbieraczce to ty wybierasz zasób. Byle nie złoto.
coach-rewards = Dwie nagrody z trzech: żeton, zasób lub punkty, portal. Portal musi pasować do twojego następnego wcięcia.
coach-choose-portal = Pasuje kilka portali. Wybierz wcięcie, które chcesz wypełnić.
coach-free-turn = Obróć Wielkie Ognisko, dokąd chcesz, bez płacenia. Szukaj swojego portalu.
coach-price = Dwa żetony i jeden zasób albo jeden żeton i dwa zasoby. Płać tym, czego masz więcej.
coach-free-specialist = Mistrz za darmo. Pomaga do końca gry, więc wybierz dobrze.
coach-send-own = Twój nowicjusz otwiera jeden bonus rady. Każde pole przyjmuje twój kolor raz.
coach-send-neutral = Neutralny nowicjusz też przynosi bonus. Wszyscy neutralni liczą się jako jeden kolor.
coach-free-fate = Kafelek losu od razu, bez względu na liczbę żetonów. Górny czy dolny?
coach-toms-task = Kilka zadań jest równych, więc za Toma wybierasz ty. Daj mu to, które ci się nie przyda.
coach-toms-guardian = Tom dostaje Strażniczkę. Wybierz kolor, którego nie potrzebujesz.
coach-toms-novice = Nowicjusz Toma przybliża odliczanie. Może iść na każde pole.

## Bonfire: wydarzenia

coach-event-places-tile = Jednakowe symbole obok siebie tworzą grupę. Każdy z nich dał żeton.
coach-event-receives = Dar zostaje na wyspie. Każdy następny w tym miejscu kosztuje więcej.
coach-event-lights = Ognisko płonie, cokolwiek się potem stanie. Jego nowicjusz idzie do rady.
coach-event-places-portal = Portale stawia się od prawej do lewej. Przez nie Strażniczki dochodzą do Ognisk.
coach-event-enters = Strażniczka przy Ognisku już tam zostaje i na koniec daje punkty.
coach-event-meets-common = Wspólne zadanie spełnione: cztery punkty na koniec. Jego nowicjusz też może pójść do rady.
coach-event-paths-renewed = Cztery kryształy jednego koloru można wymienić, zanim weźmie się kafelek.
coach-event-countdown-begins = W radzie jest dość nowicjuszy: zaczyna się odliczanie. Zostało około pięciu rund.
coach-event-hands-out = Kto ma ten żeton, może spasować za tyle punktów.
coach-event-is-stuck = Nie da się już nic zrobić, więc nie ma tu więcej ruchów.
coach-event-toms-card = Po każdym twoim ruchu Tom działa raz, według karty.
coach-event-toms-resource = Ten gnom tylko pokazuje zasób, który kieruje akcją Toma.
coach-event-tom-is-complete = Tom ma już to wspólne zadanie, więc bierze trzy punkty.
coach-event-toms-cards-played = Karty Toma się skończyły i zostały przetasowane. Za czwartym razem gra się kończy.
