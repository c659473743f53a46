## Glow: pytania

coach-chooseadventurer = Poszukiwacz przynosi duże kości, które zostają u ciebie. Sprawdź, czego chce jego efekt.
coach-arthurdice = Kości Artura zamykają przed tobą pola toru spotkań. Fioletowa i żółta jeszcze mu coś dają.
coach-recruit = Dołącza do ciebie jeden kompan, ze wszystkimi kośćmi i śladami swojego pola. Policz kości.
coach-moveblackdie = Dzięki Kaarowi możesz odesłać czarną kość do innego kompana. Pomyśl, kto wybiera po tobie.
coach-dismiss = Gdy gracie we dwoje, odsyłasz jednego kompana na cmentarz. Kto przydałby się rywalowi?
coach-choosedie = Ten Sketal przynosi z puli dowolną dużą kość. Który żywioł przyda ci się najbardziej?
coach-reroll = Weź przerzut z mocy, z żetonu albo z toru punktacji. Na torze płaci się światłem.
coach-seconddie = Ten sam symbol przerzuci jeszcze jedną kość, bez dopłaty. Możesz, ale nie musisz.
coach-turndie = Trzy symbole ustawiają kość na wybraną ściankę. Kość musi taką mieć.
coach-noonorder = Zadziałają wszystkie te efekty, wybierasz tylko kolejność. Zwykle najpierw zyski, potem straty.
coach-catch = Cromaug odchodzi i sprowadza innego kompana z cmentarza. Ten może zadziałać jeszcze dziś.
coach-returndie = Sketal zabiera jedną dużą kość swojego koloru. Zostaw sobie tę z lepszą ścianką.
coach-walk = Każdy krok to jedna kość albo jeden ślad. Na koniec liczy się tylko obozowisko w wiosce.
coach-giveup = Czaszka na drodze chce kompana albo klątwy. Zła klątwa to dobry podarunek.
coach-sail = Jedna łódź, jedna trasa. Twoje kości muszą pokazywać dokładnie tyle różnych żywiołów, ile na znaku.
coach-steer = Dwie trasy są równe, więc za Artura wybierasz ty. Wyślij go tam, gdzie niewiele zyska.

## Glow: wydarzenia

coach-event-takes-track = Przerzut kupiony za światło. Im niżej na torze, tym mniej kosztuje krok w tył.
coach-event-faces-pay = Ścianki specjalne działają w południe, przed wszystkimi kartami.
coach-event-buried = Czaszka: kompan odchodzi, a z nim moc, świetliki i światło w rogu karty.
coach-event-die-taken = Sketal przynosi dużą kość. Zostaje tak długo jak karta.
coach-event-die-returned = Sketal odszedł, a jego kość wróciła do puli.
coach-event-no-die = W puli nie ma takiej kości, więc ten Sketal przyszedł bez niej.
coach-event-black-die = Kaar wpuścił do gry czarną kość. Kto zrekrutuje tego kompana, zabierze i ją.
coach-event-black-die-cancels = Zaraza czarnej kości: ten żywioł nie liczy się dziś na tych kościach.
coach-event-black-die-bites = Czarna kość pokazała minus dwa. Następnym razem można ją przerzucić przed południem.
coach-event-spell-taken = Klątwa leży zakryta. Jutro zostanie odkryta.
coach-event-spell-turned = Klątwa działa jak karta, tyle że szkodzi. Unikaj jej symboli albo oddaj ją przy czaszce.
coach-event-spell-fires = Kości spełniły warunek klątwy, więc zadziałała. Teraz już jej nie ma.
coach-event-catches = Kompan wraca z cmentarza. Jeśli kości pasują, działa od razu.
coach-event-camps = Ta wioska liczy się na koniec, jeśli obozowisko tu zostanie.
coach-event-placed-anew = Małymi kośćmi ze ścianką specjalną rzuca się znowu, aż wypadnie żywioł.
coach-event-arthur-tile = Kafelek zadziałał dla Artura: jego znacznik idzie naprzód, potem punktuje.
coach-event-arthur-shuffles = Kafelki Artura skończyły się po raz pierwszy. Od jutra kompani przychodzą z talii B.
coach-event-arthur-last-day = Kafelki Artura znowu się skończyły. Dziś jest ostatni dzień.
