## Gra

game-name = Glow
game-blurb = Osiem dni, by przywrócić światło. Każdego dnia rekrutujesz dziwnego kompana, rzucasz garścią kości, budzisz nimi całą drużynę i prowadzisz ją dalej przez mrok. Dla 1–4 osób.

game-feel = Garść kości, dziwni towarzysze i droga przez mrok.

preset-first = Pierwsza partia
    .help = Dolina Cieni, losowy poszukiwacz, jeden początkujący naprzeciw.
preset-usual = Zwykła
    .help = Dolina Cieni, wybór spośród wyłożonych, dwoje wprawnych.
preset-hard = Trudna
    .help = Archipelag Ciemności i troje mistrzów.

## Opcje

option-map = Mapa
    .help = Dokąd prowadzi wyprawa.
option-map-shadows = Dolina Cieni
    .help = Drużyna wędruje z pola na pole i rozbija obozowisko w wioskach.
option-map-archipelago = Archipelag Ciemności
    .help = Cztery łodzie pływają od wyspy do wyspy.
option-adventurers = Poszukiwacze
    .help = Jak rozdziela się poszukiwaczy.
option-adventurers-dealt = wybór z wyłożonych
    .help = Wykłada się o jednego poszukiwacza więcej, niż jest osób, i każdy po kolei bierze jednego.
option-adventurers-chosen = dowolny wybór
    .help = Każdy po kolei bierze kogokolwiek z siedmiorga.
option-adventurers-random = losowo
    .help = Decyduje los; w grze jednoosobowej także o kościach Artura.
option-quiet-tile = Kafelek Artura bez strzałki
    .help = Tylko w grze jednoosobowej: co daje Arturowi kafelek bez strzałki.
option-quiet-tile-scores = liczy się drużyna
    .help = Pozycja jego drużyny i jeszcze cztery cząstki światła.
option-quiet-tile-bonus-only = tylko premia
    .help = Same cztery cząstki światła: węższe odczytanie kafelka.
option-arthur-climbs = Ostatnia wspinaczka Artura
    .help = Gra jednoosobowa w Dolinie Cieni: jak daleko ślady Artura przenoszą na koniec jego obozowisko.
option-arthur-climbs-repeatedly = dopóki starcza śladów
    .help = Od wioski do wioski, dopóki może zapłacić.
option-arthur-climbs-once = jedna wioska
    .help = Najwyżej jedna wspinaczka: węższe odczytanie zasady.

## Rzeczy i ich nazwy

symbol-nature = natura
symbol-water = woda
symbol-air = powietrze
symbol-fire = ogień
symbol-mineral = kamień
symbol-footprints2 = 2 ślady
symbol-light3 = 3 cząstki światła
symbol-light-minus2 = −2 cząstki światła
symbol-unrolled = bez wyniku

die-large-green = duża zielona kość
die-large-blue = duża niebieska kość
die-large-azure = duża lazurowa kość
die-large-red = duża czerwona kość
die-large-orange = duża pomarańczowa kość
die-large-purple = duża fioletowa kość
die-large-yellow = duża żółta kość
die-small-green = mała zielona kość
die-small-blue = mała niebieska kość
die-small-azure = mała lazurowa kość
die-small-red = mała czerwona kość
die-small-orange = mała pomarańczowa kość
die-small-purple = mała fioletowa kość
die-small-black = mała czarna kość

braccio = Braccio
taetyss = Taetyss
eoles = Eoles
pocana = Pocana
moloch = Moloc’h
noctiluca = Noctiluca
orium = Orium

likyar = Likyar
thoape = Thoape
torke-a = Torke (trzy jednakowe)
tamnuca-a = Tamnuca (światło)
ladawa = Ladawa
mindaroo-nature-water = Mindaroo (bez natury i wody)
mindaroo-air-fire = Mindaroo (bez powietrza i ognia)
donillilu = Donillilu
oshra-a = Oshra (bez natury)
xargok = Xar’gok
briki-water = Briki (woda)
briki-air-fire = Briki (powietrze i ogień)
sketal-orange = Sketal (pomarańczowy)
sketal-azure = Sketal (lazurowy)
sketal-green = Sketal (zielony)
sketal-blue = Sketal (niebieski)
sketal-red = Sketal (czerwony)
lumipili-a = Lumipili (natura)
snarexe = Snarexe
kaar = Kaar
hymoros = Hymoros
dvol-a = Dvol (ślady)
okans = Okans
brikix = Brikix
zzibelu = Zzibelu
torke-b = Torke (pary)
torkos = Torkos
wapoki = Wapoki
tamnuca-b = Tamnuca (ślady)
zellyf-loss = Zellyf (strata)
zellyf-gain = Zellyf (zysk)
biraii-light = Biraii (światło)
biraii-footprint = Biraii (ślady)
dvol-triple = Dvol (trzy powietrza)
dvol-single = Dvol (każde powietrze)
okanios = Okanios
gluach = Gluach
drel-fire = Drel (bez ognia)
oshra-b = Oshra (bez kamienia)
drel-air = Drel (bez powietrza)
cromaug = Cromaug
kapaoro = Kapaoro
kapao-air = Kapao (powietrze)
sketal-any = Sketal (wielobarwny)
lumipili-b = Lumipili (ogień)
kapao-water = Kapao (woda)

spell-nature = klątwa „natura ×2”
spell-water = klątwa „woda ×2”
spell-air = klątwa „powietrze ×2”
spell-fire = klątwa „ogień ×2”
spell-mineral = klątwa „kamień ×2”
spell-triple = klątwa „trzy jednakowe”
spell-face-down = zakryta klątwa
face-down = zakryta klątwa

tile-1 = kafelek 1
tile-2 = kafelek 2
tile-3 = kafelek 3
tile-4 = kafelek 4
tile-5 = kafelek 5
tile-6 = kafelek 6
tile-7 = kafelek 7
tile-8 = kafelek 8

space-start = start
space-v3 = wioska 3
space-v5 = wioska 5
space-v8 = wioska 8
space-v10 = wioska 10
space-v12 = wioska 12
space-v15 = wioska 15
space-v20 = wioska 20
space-a1 = powietrze 1
space-a2 = powietrze 2
space-a3 = powietrze 3
space-a4 = powietrze 4
space-a5 = powietrze 5
space-a6 = powietrze 6
space-a7 = powietrze 7
space-a8 = powietrze 8
space-a9 = powietrze 9
space-f1 = ogień 1
space-f2 = ogień 2
space-f3 = ogień 3
space-f4 = ogień 4
space-f5 = ogień 5
space-f6 = ogień 6
space-f7 = ogień 7
space-f8 = ogień 8
space-m1 = kamień 1
space-m2 = kamień 2
space-m3 = kamień 3
space-m4 = kamień 4
space-m5 = kamień 5
space-m6 = kamień 6
space-m7 = kamień 7
space-n1 = natura 1
space-n2 = natura 2
space-n3 = natura 3
space-n4 = natura 4
space-n5 = natura 5
space-n6 = natura 6
space-n7 = natura 7
space-n8 = natura 8
space-n9 = natura 9
space-n10 = natura 10
space-w1 = woda 1
space-w2 = woda 2
space-w3 = woda 3
space-w4 = woda 4
space-w5 = woda 5
space-w6 = woda 6
space-w7 = woda 7
space-w8 = woda 8
space-w9 = woda 9
space-xa1 = bez powietrza 1
space-xa2 = bez powietrza 2
space-xf1 = bez ognia 1
space-xf2 = bez ognia 2
space-xm1 = bez kamienia 1
space-xm2 = bez kamienia 2
space-xn1 = bez natury 1
space-xn2 = bez natury 2
space-xw1 = bez wody 1
space-xw2 = bez wody 2

island-centre = wyspa centralna
island-n1 = wyspa północna
island-n2 = daleka północ
island-nw2 = północny zachód
island-w1 = wyspa zachodnia
island-sw2 = daleki południowy zachód
island-sw1 = wyspa południowo-zachodnia
island-s2 = dalekie południe
island-se1 = wyspa południowo-wschodnia
island-se2 = daleki południowy wschód
island-e1 = wyspa wschodnia
island-ne2 = daleki północny wschód

## Co się dzieje. $seat to osoba grająca; zyski i straty przychodzą jako liczby, zera pomijamy

begins = Zaczyna{ you.sz } { $seat }.
adventurer = { $seat }: w drogę wyrusza { $card }.
arthur-die = Artur dostaje: { $die }.
arthur-rolls = Artur: { $die }, { $symbol }.
day = Dzień { $round }. Zaczyna{ you.sz } { $seat }.
spell-turned = { $seat }: odkryta { $spell }.
recruits =
    { $seat }: do drużyny dołącza { $card }{ $dice ->
        [0] {""}
        [one] , { $dice } kość
        [few] , { $dice } kości
       *[many] , { $dice } kości
    }{ $footprints ->
        [0] {""}
        [one] , { $footprints } ślad
        [few] , { $footprints } ślady
       *[many] , { $footprints } śladów
    }.
die-taken = { $seat }: { $card } przynosi: { $die }.
no-die = { $seat }: { $card } nie przynosi kości, bo w puli takiej nie ma.
black-die = Do gry wchodzi czarna kość i trafia na pole „{ $section }”.
black-die-moved = { $seat }: czarna kość idzie na pole „{ $section }”.
dismissed = { $seat }: na cmentarz trafia { $card }.
nobody-wanted = Na cmentarz: { $card }.
rolls =
    { $seat } rzuca{ you.sz } { $dice ->
        [one] { $dice } kością
       *[other] { $dice } kośćmi
    }.
takes-power = { $seat }: przerzut z mocy kompana.
takes-token = { $seat }: przerzut z żetonu.
takes-track = { $seat }: przerzut z toru punktacji, znacznik cofa się na { $light }.
rerolls = { $seat }: { $die }, { $from } → { $to }.
sets = { $seat }: { $die }, ustawiona ścianka: { $to }.
faces-pay =
    { $seat }: ścianki specjalne{ $light ->
        [0] {""}
        [one] , +{ $light } cząstka światła
        [few] , +{ $light } cząstki światła
       *[many] , +{ $light } cząstek światła
    }{ $footprints ->
        [0] {""}
        [one] , +{ $footprints } ślad
        [few] , +{ $footprints } ślady
       *[many] , +{ $footprints } śladów
    }{ $fireflies ->
        [0] {""}
        [one] , +{ $fireflies } świetlik
        [few] , +{ $fireflies } świetliki
       *[many] , +{ $fireflies } świetlików
    }{ $rerolls ->
        [0] {""}
        [one] , +{ $rerolls } przerzut
        [few] , +{ $rerolls } przerzuty
       *[many] , +{ $rerolls } przerzutów
    }{ $lost-light ->
        [0] {""}
        [one] , −{ $lost-light } cząstka światła
        [few] , −{ $lost-light } cząstki światła
       *[many] , −{ $lost-light } cząstek światła
    }{ $lost-footprints ->
        [0] {""}
        [one] , −{ $lost-footprints } ślad
        [few] , −{ $lost-footprints } ślady
       *[many] , −{ $lost-footprints } śladów
    }.
black-die-bites = { $seat }: czarna kość zabiera 2 cząstki światła, zostało: { $light }.
black-die-cancels = { $seat }: czarna kość anuluje symbol: { $symbol }.
fires =
    { $seat }: działa { $card }{ $times ->
        [1] {""}
       *[other] {" "}×{ $times }
    }{ $light ->
        [0] {""}
        [one] , +{ $light } cząstka światła
        [few] , +{ $light } cząstki światła
       *[many] , +{ $light } cząstek światła
    }{ $footprints ->
        [0] {""}
        [one] , +{ $footprints } ślad
        [few] , +{ $footprints } ślady
       *[many] , +{ $footprints } śladów
    }{ $fireflies ->
        [0] {""}
        [one] , +{ $fireflies } świetlik
        [few] , +{ $fireflies } świetliki
       *[many] , +{ $fireflies } świetlików
    }{ $rerolls ->
        [0] {""}
        [one] , +{ $rerolls } przerzut
        [few] , +{ $rerolls } przerzuty
       *[many] , +{ $rerolls } przerzutów
    }{ $lost-light ->
        [0] {""}
        [one] , −{ $lost-light } cząstka światła
        [few] , −{ $lost-light } cząstki światła
       *[many] , −{ $lost-light } cząstek światła
    }{ $lost-footprints ->
        [0] {""}
        [one] , −{ $lost-footprints } ślad
        [few] , −{ $lost-footprints } ślady
       *[many] , −{ $lost-footprints } śladów
    }.
spell-fires =
    { $seat }: działa { $card }{ $light ->
        [0] {""}
        [one] , +{ $light } cząstka światła
        [few] , +{ $light } cząstki światła
       *[many] , +{ $light } cząstek światła
    }{ $footprints ->
        [0] {""}
        [one] , +{ $footprints } ślad
        [few] , +{ $footprints } ślady
       *[many] , +{ $footprints } śladów
    }{ $fireflies ->
        [0] {""}
        [one] , +{ $fireflies } świetlik
        [few] , +{ $fireflies } świetliki
       *[many] , +{ $fireflies } świetlików
    }{ $rerolls ->
        [0] {""}
        [one] , +{ $rerolls } przerzut
        [few] , +{ $rerolls } przerzuty
       *[many] , +{ $rerolls } przerzutów
    }{ $lost-light ->
        [0] {""}
        [one] , −{ $lost-light } cząstka światła
        [few] , −{ $lost-light } cząstki światła
       *[many] , −{ $lost-light } cząstek światła
    }{ $lost-footprints ->
        [0] {""}
        [one] , −{ $lost-footprints } ślad
        [few] , −{ $lost-footprints } ślady
       *[many] , −{ $lost-footprints } śladów
    }.
buried = { $seat }: { $card } trafia na cmentarz.
die-returned = { $seat }: { $die } wraca do puli.
spell-taken = { $seat } bierze{ you.sz } zakryty żeton klątwy.
catches = { $seat }: z cmentarza wraca { $card }.
walks =
    { $seat } idzie{ you.sz } na pole „{ $space }”{ $light ->
        [0] {""}
        [one] , +{ $light } cząstka światła
        [few] , +{ $light } cząstki światła
       *[many] , +{ $light } cząstek światła
    }{ $footprints ->
        [0] {""}
        [one] , +{ $footprints } ślad
        [few] , +{ $footprints } ślady
       *[many] , +{ $footprints } śladów
    }{ $fireflies ->
        [0] {""}
        [one] , +{ $fireflies } świetlik
        [few] , +{ $fireflies } świetliki
       *[many] , +{ $fireflies } świetlików
    }{ $rerolls ->
        [0] {""}
        [one] , +{ $rerolls } przerzut
        [few] , +{ $rerolls } przerzuty
       *[many] , +{ $rerolls } przerzutów
    }{ $lost-light ->
        [0] {""}
        [one] , −{ $lost-light } cząstka światła
        [few] , −{ $lost-light } cząstki światła
       *[many] , −{ $lost-light } cząstek światła
    }{ $lost-footprints ->
        [0] {""}
        [one] , −{ $lost-footprints } ślad
        [few] , −{ $lost-footprints } ślady
       *[many] , −{ $lost-footprints } śladów
    }.
passes =
    { $seat }: po drodze{ $light ->
        [0] {""}
        [one] , +{ $light } cząstka światła
        [few] , +{ $light } cząstki światła
       *[many] , +{ $light } cząstek światła
    }{ $footprints ->
        [0] {""}
        [one] , +{ $footprints } ślad
        [few] , +{ $footprints } ślady
       *[many] , +{ $footprints } śladów
    }{ $fireflies ->
        [0] {""}
        [one] , +{ $fireflies } świetlik
        [few] , +{ $fireflies } świetliki
       *[many] , +{ $fireflies } świetlików
    }{ $rerolls ->
        [0] {""}
        [one] , +{ $rerolls } przerzut
        [few] , +{ $rerolls } przerzuty
       *[many] , +{ $rerolls } przerzutów
    }{ $lost-light ->
        [0] {""}
        [one] , −{ $lost-light } cząstka światła
        [few] , −{ $lost-light } cząstki światła
       *[many] , −{ $lost-light } cząstek światła
    }{ $lost-footprints ->
        [0] {""}
        [one] , −{ $lost-footprints } ślad
        [few] , −{ $lost-footprints } ślady
       *[many] , −{ $lost-footprints } śladów
    }.
camps = { $seat } rozbija{ you.sz } obozowisko: { $space }.
sails =
    { $seat }: łódź płynie, { $from } → { $to }{ $light ->
        [0] {""}
        [one] , +{ $light } cząstka światła
        [few] , +{ $light } cząstki światła
       *[many] , +{ $light } cząstek światła
    }{ $footprints ->
        [0] {""}
        [one] , +{ $footprints } ślad
        [few] , +{ $footprints } ślady
       *[many] , +{ $footprints } śladów
    }{ $fireflies ->
        [0] {""}
        [one] , +{ $fireflies } świetlik
        [few] , +{ $fireflies } świetliki
       *[many] , +{ $fireflies } świetlików
    }{ $rerolls ->
        [0] {""}
        [one] , +{ $rerolls } przerzut
        [few] , +{ $rerolls } przerzuty
       *[many] , +{ $rerolls } przerzutów
    }{ $lost-light ->
        [0] {""}
        [one] , −{ $lost-light } cząstka światła
        [few] , −{ $lost-light } cząstki światła
       *[many] , −{ $lost-light } cząstek światła
    }{ $lost-footprints ->
        [0] {""}
        [one] , −{ $lost-footprints } ślad
        [few] , −{ $lost-footprints } ślady
       *[many] , −{ $lost-footprints } śladów
    }.
spell-given-up = { $seat } oddaje{ you.sz }: { $spell }.
placed-anew = Ponowny rzut na tor spotkań: { $die }, { $section }.
comes = Pole „{ $section }”: { $card }.
over = Ostatni dzień dobiegł końca.
final = { $seat }: zebrane światło { $light }, karty { $cards }, wyprawa { $journey }, świetliki { $fireflies }, ślady { $footprints }. Razem { $total }.
arthur-tile = Artur: { $tile }, drużyna na { $company }, { $light ->
        [one] +{ $light } cząstka światła
        [few] +{ $light } cząstki światła
       *[many] +{ $light } cząstek światła
    }.
arthur-lays = Nowy kafelek Artura, pole „{ $section }”: { $tile }.
arthur-climbs = Obozowisko Artura wspina się: { $space }.
arthur-last-day = Skończyły się kafelki Artura: to ostatni dzień.
arthur-shuffles = Kafelki Artura są przetasowane. Od jutra kompani przychodzą z talii B.
arthur-sails = Łódź Artura: { $from } → { $to }.
arthur-final = Artur: zebrane światło { $light }, wyprawa { $journey }, ślady { $footprints }. Razem { $total }.

## Pytania

ask-chooseadventurer = Kim grasz?
ask-arthurdice = Którą dużą kość dostaje Artur?
ask-recruit = Kogo rekrutujesz?
ask-moveblackdie = Leży tu czarna kość. Dzięki Kaarowi można ją najpierw przesunąć.
ask-dismiss = Który kompan trafia na cmentarz?
ask-choosedie = Którą kość przynosi Sketal?
ask-reroll =
    { $symbols ->
        [0] Przerzucasz coś?
        [one] W ręce { $symbols } symbol przerzutu: która kość?
        [few] W ręce { $symbols } symbole przerzutu: która kość?
       *[many] W ręce { $symbols } symboli przerzutu: która kość?
    }
ask-seconddie = Jeszcze jedna kość za ten sam symbol?
ask-turndie = Która ścianka?
ask-noonorder = Który efekt teraz?
ask-catch = Kogo sprowadza Cromaug?
ask-returndie = Która kość wraca do puli?
ask-walk = Dokąd idzie drużyna?
ask-giveup = Kogo lub co oddajesz?
ask-sail = Która łódź płynie?
ask-steer = Dokąd płynie łódź Artura?

## Odpowiedzi

do-adventurer = { $a }
do-arthur = { $a }
do-recruit =
    { $a }{ $dice ->
        [0] {""}
        [one] , { $dice } kość
        [few] , { $dice } kości
       *[many] , { $dice } kości
    }{ $footprints ->
        [0] {""}
        [one] , { $footprints } ślad
        [few] , { $footprints } ślady
       *[many] , { $footprints } śladów
    }
do-dismiss = { $a }
do-move = Czarna kość na pole „{ $a }”
do-keep = Zabierz czarną kość
do-die = { $a }
do-power = Moc kompana
do-token = Żeton przerzutu
do-track = Tor punktacji: cofnij się na { $light }
do-reroll = Przerzuć kość { $a }: { $die }, { $face }
do-and = I kość { $a }: { $die }, { $face }
do-alone = Tylko tę
do-set = Ustaw kość { $a }: { $die }, { $face }
do-face = { $a }
do-done = Dość, niech nadejdzie południe
do-apply = { $a }
do-catch = { $a }
do-nobody = Nikogo
do-return = { $die }, { $face }
do-walk =
    { $cost ->
        [0] { $a }
       *[other] { $a } ({ $cost ->
        [one] { $cost } ślad
        [few] { $cost } ślady
       *[many] { $cost } śladów
    })
    }
do-pay = { $a }, za ślad
do-camp = Rozbij tu obozowisko
do-stop = Na dziś wystarczy
do-sail =
    { $fee ->
        [0] { $a } → { $b }
       *[other] { $a } → { $b } ({ $fee ->
        [one] { $fee } ślad
        [few] { $fee } ślady
       *[many] { $fee } śladów
    })
    }
do-stay = Łodzie zostają
do-give = { $a }
do-steer = { $a } → { $b }

## Koniec

score-light = Zebrane światło
score-cards = Karty
score-camp = Obozowisko
score-boats = Łodzie
score-fireflies = Świetliki
score-footprints = Ślady
end-eight-days = Ósmy dzień dobiegł końca.
end-arthur-beaten = Artur pokonany: masz więcej światła.
end-arthur-wins = Artur ma co najmniej tyle światła co ty.

## Boty i ich powody

bot-novice = Początkujący
    .help = bierze to, co świeci teraz, i idzie tam, dokąd może
bot-skilled = Wprawny
    .help = liczy szanse swoich kości i patrzy kilka dni naprzód
bot-expert = Ekspert
    .help = oblicza, ile każdy kompan, przerzut i droga są warte do końca gry
bot-master = Mistrz
    .help = jak ekspert, a zanim weźmie kompana, przeżywa w myślach dzień z najlepszymi
why-expects =
    Do końca gry da mi to mniej więcej { $value ->
        [one] { $value } cząstkę światła
        [few] { $value } cząstki światła
       *[many] { $value } cząstek światła
    }.
why-better = To mniej więcej o { $value } więcej niż drugi najlepszy wybór.
why-dice =
    Kości dadzą stąd mniej więcej { $value ->
        [one] { $value } cząstkę światła
        [few] { $value } cząstki światła
       *[many] { $value } cząstek światła
    }.
why-journey =
    Dalsza wyprawa stamtąd da mniej więcej { $value ->
        [one] { $value } cząstkę światła
        [few] { $value } cząstki światła
       *[many] { $value } cząstek światła
    }.
why-gain =
    To powinno dać mniej więcej o { $value ->
        [one] { $value } cząstkę światła
        [few] { $value } cząstki światła
       *[many] { $value } cząstek światła
    } więcej, niż kosztuje.
why-gains-little = Średnio daje to trochę więcej, niż kosztuje.
why-enough = Żaden kolejny symbol nie zapowiada więcej, niż kosztuje.
why-dismiss = Z nich wszystkich ten kompan najbardziej przydałby się rywalowi.
why-adventurer = W wielu partiach między botami ten wybór był najlepszy.

## Stół bez obrazków

show-day = Dzień { $round } z { $rounds }
show-arthur = Artur
show-around = Wokół planszy
show-adventurer = Poszukiwacz
show-dice = Kości
show-company = Drużyna
show-camp = Obozowisko
show-boats = Łodzie
show-total = Gdyby gra skończyła się teraz: { $light }
show-marker = znacznik drużyny na { $company }
show-aside = odłożona
show-reserve = Pula
show-graveyard = Cmentarz
show-nothing = pusto
show-alike = { $dice ->
        [one] { $dice } jednakowa
        [few] { $dice } jednakowe
       *[many] { $dice } jednakowych
    }
show-skull = na cmentarz
show-end = { $light } na koniec
show-used = użyta
show-lit = świetliki: { $fireflies } z { $companions }
show-power-reroll = przerzut każdego dnia
show-power-any-die = duża kość dowolnego koloru
show-power-immune = ochrona przed czarną kością
show-cast = każdy rywal bierze klątwę
show-catch = inny kompan z cmentarza
show-kill = najnowszy kompan na cmentarz
show-light =
    { $light ->
        [one] { $light } cząstka światła
        [few] { $light } cząstki światła
       *[many] { $light } cząstek światła
    }
show-footprints =
    { $footprints ->
        [one] { $footprints } ślad
        [few] { $footprints } ślady
       *[many] { $footprints } śladów
    }
show-fireflies =
    { $fireflies ->
        [one] { $fireflies } świetlik
        [few] { $fireflies } świetliki
       *[many] { $fireflies } świetlików
    }
show-rerolls =
    { $rerolls ->
        [one] { $rerolls } przerzut
        [few] { $rerolls } przerzuty
       *[many] { $rerolls } przerzutów
    }
no-nature = bez natury
no-water = bez wody
no-air = bez powietrza
no-fire = bez ognia
no-mineral = bez kamienia

## Statistics of many games

stat-final = Światło na koniec według źródeł
    .help = Na gracza, średnio.
stat-gathered = Światło zebrane po drodze według źródeł
    .help = Na gracza, średnio, ponad światło, z którym wszyscy zaczynają. Straty są ujemne.
stat-from-adventurer = poszukiwacz
stat-from-companions = kompani
stat-from-dice = żółte kości
stat-from-journey = symbole wyprawy
stat-from-track = przerzuty z toru punktacji
stat-from-spells = klątwy
stat-from-black-die = czarna kość
stat-won-by-adventurer = Zwycięstwa według poszukiwaczy
    .help = Jaką część partii z tym poszukiwaczem wygrano. Wspólne zwycięstwo liczy się każdemu, kto ma w nim udział.
stat-light-by-adventurer = Światło według poszukiwaczy
    .help = Wynik końcowy, średnio.
stat-won-by-turn = Zwycięstwa według kolejności gry
    .help = Licząc od pierwszego gracza pierwszego dnia. Wspólne zwycięstwo liczy się każdemu, kto ma w nim udział.
stat-taken = Zrekrutowani kompani
    .help = Jak często rekrutowano kompana, który pojawił się na torze spotkań.
stat-fired = Jak często działają kompani
    .help = Ile razy średnio zastosowano efekt na każde dołączenie do drużyny.
stat-died = Utraceni kompani
    .help = Jak często kompan, który dołączył do drużyny, trafił na cmentarz.

## Why not: the numbers behind a refusal

because-need = Potrzebna jest twoja kość z symbolem „{ $symbol }”, dziś jeszcze nieużyta, albo ślad.
because-forbid = Twoje kości pokazują symbol „{ $symbol }”: bez śladu ta ścieżka jest zamknięta.
because-footprints = Ślady: trzeba { $cost }, masz { $have }.
