## Żywioły

element-sun = słońce
element-moon = księżyc
element-fire = ogień
element-air = powietrze
element-water = woda
element-earth = ziemia
element-plant = roślina
element-animal = zwierzę
element-any = dowolny żywioł

## Krainy

terrain-jungle = dżungla
terrain-mountain = góry
terrain-sands = pustynia
terrain-wetland = mokradła
terrain-ocean = ocean
terrain-coastal = krainy przybrzeżne
terrain-inland = krainy śródlądowe

board-a = plansza A
board-b = plansza B
board-c = plansza C
board-d = plansza D
board-ne = Północny wschód
board-e = Wschód
board-nw = Północny zachód
board-w = Zachód

ocean-NE = Ocean północno-wschodni
ocean-E = Ocean wschodni
ocean-NW = Ocean północno-zachodni
ocean-W = Ocean zachodni

## Figurki

piece-explorer = odkrywca
    .text = Najeźdźca o wytrzymałości 1. Podczas pustoszenia zadaje 1 obrażenie.
piece-town = osada
    .text = Najeźdźca o wytrzymałości 2. Podczas pustoszenia zadaje 2 obrażenia. Zniszczona wzbudza 1 punkt strachu. Wpuszcza odkrywców do krain wokół.
piece-city = miasto
    .text = Najeźdźca o wytrzymałości 3. Podczas pustoszenia zadaje 3 obrażenia. Zniszczone wzbudza 2 punkty strachu. Wpuszcza odkrywców do krain wokół.
piece-dahan = Dahanin
    .text = Lud wyspy. Dahanin ma wytrzymałość 2; kto przetrwa pustoszenie, zadaje 2 obrażenia.
piece-blight = zaraza
    .text = Ziemia zniszczona przez najeźdźców. Nowa zaraza niszczy obecność i rozprzestrzenia się z krainy, w której zaraza już była.
piece-presence = obecność
    .text = Miejsce, gdzie mieszka duch. Stąd sięgają jego moce; dwa znaczniki w jednej krainie czynią ją świętym miejscem.

pieces-explorer = { $n ->
    [one] { $n } odkrywca
   *[other] { $n } odkrywców
}
pieces-town = { $n ->
    [one] { $n } osada
    [few] { $n } osady
   *[many] { $n } osad
}
pieces-city = { $n ->
    [one] { $n } miasto
    [few] { $n } miasta
   *[many] { $n } miast
}
pieces-invader = { $n ->
    [one] { $n } najeźdźca
   *[other] { $n } najeźdźców
}
pieces-dahan = { $n ->
    [one] { $n } Dahanin
   *[other] { $n } Dahan
}
pieces-blight = { $n ->
    [one] { $n } żeton zarazy
    [few] { $n } żetony zarazy
   *[many] { $n } żetonów zarazy
}
pieces-presence = { $n ->
    [one] { $n } znacznik obecności
    [few] { $n } znaczniki obecności
   *[many] { $n } znaczników obecności
}
pieces-energy = { $n ->
    [one] { $n } energia
   *[other] { $n } energii
}
pieces-fear = { $n ->
    [one] { $n } punkt strachu
    [few] { $n } punkty strachu
   *[many] { $n } punktów strachu
}
pieces-damage = { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}

sacred-site = święte miejsce

## Karty najeźdźców

stage-1 = etap I
stage-2 = etap II
stage-3 = etap III

invader-i-jungle = I: dżungla
invader-i-mountain = I: góry
invader-i-sands = I: pustynia
invader-i-wetland = I: mokradła
invader-ii-jungle = II: dżungla, eskalacja
invader-ii-mountain = II: góry, eskalacja
invader-ii-sands = II: pustynia, eskalacja
invader-ii-wetland = II: mokradła, eskalacja
invader-ii-coastal = II: krainy przybrzeżne
invader-iii-jungle-mountain = III: dżungla i góry
invader-iii-jungle-sands = III: dżungla i pustynia
invader-iii-jungle-wetland = III: dżungla i mokradła
invader-iii-mountain-sands = III: góry i pustynia
invader-iii-mountain-wetland = III: góry i mokradła
invader-iii-sands-wetland = III: pustynia i mokradła

## Fazy

phase-setup = Przygotowanie
phase-spirit = Faza duchów
phase-growth = Rozwój
phase-energy = Energia
phase-play = Zagrywanie kart
phase-fast = Pośpieszne moce
phase-invader = Faza najeźdźców
phase-blighted = Zarażona wyspa
phase-fear = Strach
phase-ravage = Pustoszenie
phase-build = Budowa
phase-explore = Eksploracja
phase-advance = Przesunięcie kart
phase-slow = Powolne moce
phase-time-passes = Upływ czasu

speed-fast = pośpieszna
speed-slow = powolna

deck-minor = mniejsza moc
deck-major = większa moc
deck-unique = unikatowa moc

## Groza i zaraza

terror-1 = Poziom grozy 1
    .text = Zwycięstwo, gdy na wyspie nie ma najeźdźców.
terror-2 = Poziom grozy 2
    .text = Zwycięstwo, gdy na wyspie nie ma osad ani miast.
terror-3 = Poziom grozy 3
    .text = Zwycięstwo, gdy na wyspie nie ma miast.
terror-4 = Zwycięstwo
    .text = Najeźdźcy mają dość i opuszczają wyspę.

blight-healthy = Zdrowa wyspa
    .text = Gdy z tej strony zejdzie ostatni żeton zarazy, kartę się odwraca.
blight-downward-spiral = Spirala upadku
    .text = Po 5 żetonów zarazy na osobę. Na początku każdej fazy najeźdźców każdy duch niszczy 1 swój znacznik obecności. Gdy karta się opróżni, gra jest przegrana.
blight-memory-fades-to-dust = Pamięć obraca się w proch
    .text = Po 4 żetony zarazy na osobę. Na początku każdej fazy najeźdźców każdy duch zapomina kartę mocy albo niszczy 1 swój znacznik obecności. Gdy karta się opróżni, gra jest przegrana.
blight-no-card = Bez karty zarazy
    .text = Po 5 żetonów zarazy na osobę i jeszcze 1. Gdy pole się opróżni, gra jest przegrana.
