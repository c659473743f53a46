## Gra

game-name = Spirit Island
game-blurb = Na brzeg schodzą obcy, a ziemia choruje pod ich osadami. Jesteście duchami wyspy: rośnijcie, sięgajcie dalej i razem z Dahanami przepędźcie przybyszów strachem, zanim wyspa umrze. Od jednej do czterech osób, wszyscy przeciw najeźdźcom.

game-feel = Jesteście duchami wyspy: razem wyganiacie obcych do morza.

preset-first = Pierwsza partia
    .help = Samotnie jako Rzeka, według zasad dla początkujących: nowe moce z listy, bez karty zarazy.
preset-usual = Zwykła
    .help = Dwa wybrane duchy, pełne zasady, wprawny sojusznik.
preset-hard = Trudna
    .help = Brandenburgia-Prusy na poziomie 3 i sojusznik ekspert.

## Opcje

option-spirit-1 = Duch
    .help = Kto gra na pierwszym miejscu.
option-spirit-1-chosen = wybór przy stole
    .help = Wybór na początku partii.
option-spirit-1-random = losowo
    .help = Dowolny wolny duch.
option-spirit-1-lightnings-swift-strike = { spirit-lightnings-swift-strike }
    .help = { spirit-lightnings-swift-strike.style }
option-spirit-1-river-surges-in-sunlight = { spirit-river-surges-in-sunlight }
    .help = { spirit-river-surges-in-sunlight.style }
option-spirit-1-vital-strength-of-the-earth = { spirit-vital-strength-of-the-earth }
    .help = { spirit-vital-strength-of-the-earth.style }
option-spirit-1-shadows-flicker-like-flame = { spirit-shadows-flicker-like-flame }
    .help = { spirit-shadows-flicker-like-flame.style }
option-spirit-1-thunderspeaker = { spirit-thunderspeaker }
    .help = { spirit-thunderspeaker.style }
option-spirit-1-a-spread-of-rampant-green = { spirit-a-spread-of-rampant-green }
    .help = { spirit-a-spread-of-rampant-green.style }
option-spirit-1-oceans-hungry-grasp = { spirit-oceans-hungry-grasp }
    .help = { spirit-oceans-hungry-grasp.style }
option-spirit-1-bringer-of-dreams-and-nightmares = { spirit-bringer-of-dreams-and-nightmares }
    .help = { spirit-bringer-of-dreams-and-nightmares.style }
option-other-spirits = Pozostałe duchy
    .help = Kto gra na pozostałych miejscach.
option-other-spirits-chosen = wybór przy stole
    .help = Wybór na początku partii.
option-other-spirits-random = losowo
    .help = Dowolny wolny duch.
option-boards = Plansze
    .help = Plansza pierwszego miejsca; pozostałe idą po kolei.
option-boards-random = losowo
    .help = Dowolne plansze w dowolnej kolejności.
option-boards-A = A
    .help = Pierwsze miejsce ma planszę A.
option-boards-B = B
    .help = Pierwsze miejsce ma planszę B.
option-boards-C = C
    .help = Pierwsze miejsce ma planszę C.
option-boards-D = D
    .help = Pierwsze miejsce ma planszę D.
option-corners = Rogi się stykają
    .help = Gdzie schodzą się cztery plansze, sąsiadują też krainy po przekątnej.
option-corners-true = tak
    .help = Ma znaczenie tylko przy czterech duchach.
option-corners-false = nie
    .help = Sąsiadują tylko krainy ze wspólną granicą.
option-blight-card = Karta zarazy
    .help = Karta odwracana, gdy skończy się na niej zaraza.
option-blight-card-true = tak
    .help = Dwie strony, a druga zaskakuje.
option-blight-card-false = nie
    .help = Jeden zapas zarazy: dobre na pierwszą partię.
option-progression = Stopniowy rozwój mocy
    .help = Cztery proste duchy biorą nowe moce z listy.
option-progression-true = tak
    .help = Bez wyboru z czterech kart: dobre na pierwszą partię.
option-progression-false = nie
    .help = Dobierz cztery, zachowaj jedną.
option-bonus-growth = Dodatkowy rozwój
    .help = Trochę ułatwia grę.
option-bonus-growth-true = tak
    .help = Każdy duch rozwija się raz przed pierwszą turą.
option-bonus-growth-false = nie
    .help = Zwykły początek.
option-first-explore = Pierwsza eksploracja
    .help = Bez niej gra jest łatwiejsza.
option-first-explore-true = tak
    .help = Najeźdźcy eksplorują raz podczas przygotowania.
option-first-explore-false = nie
    .help = Najeźdźcy zaczynają w pierwszej turze.

## Nazwy

A1 = A1
A2 = A2
A3 = A3
A4 = A4
A5 = A5
A6 = A6
A7 = A7
A8 = A8
B1 = B1
B2 = B2
B3 = B3
B4 = B4
B5 = B5
B6 = B6
B7 = B7
B8 = B8
C1 = C1
C2 = C2
C3 = C3
C4 = C4
C5 = C5
C6 = C6
C7 = C7
C8 = C8
D1 = D1
D2 = D2
D3 = D3
D4 = D4
D5 = D5
D6 = D6
D7 = D7
D8 = D8
ocean-A = Ocean A
ocean-B = Ocean B
ocean-C = Ocean C
ocean-D = Ocean D
source-island = Dahanie
word-minor = mniejsza moc
word-major = większa moc
word-next = następna karta listy
word-energy = tor energii
word-cards = tor kart
word-in = przypływ
word-out = odpływ
word-ravage = pustoszenie
word-build = budowa
word-order = po kolei
rule-no-explore-two-dahan = bez eksploracji w krainach z co najmniej 2 Dahanami
rule-no-build-more-dahan = bez budowy tam, gdzie Dahan jest więcej niż osad i miast
rule-no-build-dahan = bez budowy w krainach z Dahanami
rule-no-build-city = bez budowy w krainach z miastem
rule-no-city-coastal = bez nowych miast w krainach przybrzeżnych
rule-no-build-coastal = bez budowy w krainach przybrzeżnych

## Co się dzieje

becomes = { $seat }: { $spirit }.
lays-board = { $seat }: { $board }.
starts = { $seat } zaczyna{ you.sz }: { $land }.
turn-begins = Tura { $turn }.
time-passes = Upływa czas: obrażenia się goją, zagrane karty trafiają na stos odrzuconych.
phase-begins = { $phase }.
grows = { $seat }, rozwój { $n }: { $growth }
income = { $energy ->
        [0] { $seat }: przychód, bez nowej energii.
       *[other] { $seat }: przychód, energia +{ $energy }.
    }
gains-energy = { $seat }: energia +{ $energy }.
gains-plays = { $seat } może{ you.sz } zagrać jeszcze { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}.
drowned-energy = { $seat }: utopieni dają energię, +{ $energy }.
gains-element = { $seat }: { $element }.
draws-card = { $seat } dobiera{ you.sz }: { $power }.
gains-card = { $seat } zachowuje{ you.sz }: { $power }.
gives-card = { $seat } oddaje{ you.sz } kartę „{ $power }” → { $seats }.
forgets = { $seat } zapomina{ you.sz }: { $power }.
puts-back = { $seat } odrzuca{ you.sz } pozostałe: { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}.
reclaims = { $seat } odzyskuje{ you.sz }: { $power }.
reclaims-all = { $seat } odzyskuje{ you.sz } ze stosu odrzuconych { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}.
reshuffles = Przetasowano talię: { $deck }.
plays = { $seat } zagrywa{ you.sz } kartę „{ $power }”, koszt: { $cost }.
is-ready = { $seat }: plan gotowy.
is-done = { $seat }: faza zakończona.
uses-at = { $seat }: „{ $power }”, { $land }.
uses-on = { $seat }: „{ $power }”, cel: { $seats }.
presence-added = { $seat }: nowa obecność, { $land }.
presence-moves = { $seat }: obecność, { $land } → { $to }.
presence-destroyed = { $seat } traci{ you.sz } obecność: { $land }.
chokes = { $seat }: zieleń dusi najeźdźców, { $land }. Nic się tam nie dzieje.
rescues = { $seat } ratuje{ you.sz } Dahanina: { $land }.
adds =
    { $land }: + { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }.
removes =
    { $land }, usunięto: { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }.
destroys =
    { $land }, zniszczono: { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }.
drowns =
    { $land }, utopiono: { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }.
dreams =
    { $land }, sen o śmierci: { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }.
damages =
    { $land }, obrażenia { $points }: { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }.
moves =
    { $land } → { $to }: { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }.
replaces =
    { $land }: { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    } → { $new }{ $count ->
        [1] {""}
       *[other] {" "}×{ $count }
    }.
fear = Strach +{ $fear }.
earns-fear-card = Zdobyto kartę strachu; zostało: { $left }.
terror-rises = Poziom grozy { $level }.
reveals-fear = Karta strachu: „{ $card }”.
resolves-fear = „{ $card }”, poziom { $level }.
rule-this-turn = W tej turze: { $rule }.
defends = { $land }: obrona +{ $defend }.
skips-actions = { $land }: w tej turze bez akcji najeźdźców.
blight-added = { $land }: zaraza; zostało na karcie: { $left }.
blight-removed = { $land }: zaraza usunięta.
island-blighted = Wyspa zarażona: { $card }.
ravages = Pustoszenie — { $card }.
ravage-damage = { $land }: pustoszenie, obrażenia { $damage }.
builds = Budowa — { $card }.
explores = Eksploracja — { $card }.
game-ends = { $reason }

## Pytania

ask-choose-spirit = Którym duchem będziesz?
ask-start = { $spirit }: w której krainie zaczyna?
ask-growth = { $spirit }: wybierz rozwój.
ask-grow-next = Rozwój: co dalej? Zostało do zrobienia: { $left }.
ask-take-presence = Skąd wziąć znacznik obecności? Trafi tu: { $land }.
ask-tide-in = Przypływ, { $land }: skąd wpływa znacznik obecności?
ask-tide-out = Odpływ, { $land }: dokąd odpływa znacznik obecności?
ask-which-deck = Mniejsza czy większa moc?
ask-keep = Którą kartę zachowujesz?
ask-forget = Którą kartę zapominasz?
ask-give = Którą kartę oddajesz? Dostanie ją { $seats }.
ask-play-now = „{ $source }”: zagrać od razu „{ $power }”?
ask-play-cards =
    Możesz zagrać { $plays ->
        [one] { $plays } kartę
        [few] { $plays } karty
       *[many] { $plays } kart
    }; energia: { $energy }.
ask-use-fast = Pośpieszne moce: użyj albo zakończ fazę.
ask-use-slow = Powolne moce: użyj albo zakończ fazę.
ask-target = „{ $power }”: wybierz cel.
ask-choose-part = „{ $source }”: wybierz jedno.
ask-threshold = „{ $source }”: użyć progu żywiołów?
ask-damage = „{ $source }”: zadaj obrażenia; zostało: { $points }.
ask-pick-piece = „{ $source }”: wybierz figurkę; zostało: { $left }.
ask-push = „{ $source }”, { $land }: wypchnij; zostało: { $left }.
ask-gather = „{ $source }”, { $land }: przyciągnij; zostało: { $left }.
ask-flee =
    Koszmar, { $land }: dokąd ucieka { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }?
ask-follow = Dahanin idzie, { $land } → { $to }: czy twoja obecność idzie za nim?
ask-rescue = Dahanin w wodzie, { $land }: na który brzeg?
ask-which-land = „{ $source }”: wybierz krainę.
ask-which-element = „{ $source }”: wybierz żywioł; zostało: { $left }.
ask-reveal-fear = Którą kartę strachu odkryć?
ask-remove = „{ $source }”: usuń najeźdźcę.
ask-remove-worth = „{ $source }”: usuń najeźdźców; zostało wytrzymałości: { $left }.
ask-cascade = { $land }: dokąd rozprzestrzenia się stąd zaraza?
ask-wither = Zarażona wyspa: zniszcz jeden swój znacznik obecności.
ask-wither-forget = Zarażona wyspa: zniszcz jeden swój znacznik obecności albo zapomnij kartę.
ask-ravage-order = Którą krainę pustoszą teraz?
ask-choke = { $land }, { $what }: zniszczyć znacznik obecności, by temu zapobiec?
ask-mourn = { $land }: zginęli Dahanie. Znaczniki obecności do zniszczenia: { $left }.
ask-save-card = Upływ czasu: która karta wraca na rękę?

## Odpowiedzi

do-become = { $spirit }
do-start = zacznij: { $land }
do-growth = { $n }. { $growth }
do-presence = obecność: { $land } (zasięg { $n })
do-presence-ocean = obecność: { $land }
do-gain = zdobądź: { $what }
do-keep = zachowaj „{ $power }”
do-forget = zapomnij „{ $power }”
do-reclaim = odzyskaj „{ $power }”
do-give = oddaj „{ $power }”
do-play = zagraj „{ $power }”
do-ready = gotowe
do-track = { $what }
do-destroyed = ze zniszczonej obecności
do-from = z wyspy: { $land }
do-to = { $land }
do-tide = woda: { $what }
do-use = użyj „{ $power }”
do-hasten = użyj „{ $power }” jako pośpiesznej
do-repeat = powtórz „{ $power }” za jej koszt
do-strengthen = powtórz „{ $power }” bez kosztu
do-element = { $element }
do-done = zakończ fazę
do-at = { $land }
do-far = { $land }, za 1 energię
do-spirit = { $seat }
do-yes = tak
do-no = nie
do-enough = wystarczy
do-pass = pas
do-push =
    wypchnij: { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }{ $dream ->
        [0] {""}
       *[other] {" "}(☾{ $dream })
    } → { $land }
do-gather =
    przyciągnij z { $land }: { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }{ $dream ->
        [0] {""}
       *[other] {" "}(☾{ $dream })
    }
do-hit =
    1 obrażenie: { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }{ $dream ->
        [0] {""}
       *[other] {" "}(☾{ $dream })
    }, { $land }
do-kill =
    zniszcz obrażeniami: { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }{ $dream ->
        [0] {""}
       *[other] {" "}(☾{ $dream })
    }, { $land }
do-destroy =
    zniszcz: { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }{ $dream ->
        [0] {""}
       *[other] {" "}(☾{ $dream })
    }, { $land }
do-remove =
    usuń: { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }{ $dream ->
        [0] {""}
       *[other] {" "}(☾{ $dream })
    }, { $land }
do-replace =
    zastąp: { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }{ $dream ->
        [0] {""}
       *[other] {" "}(☾{ $dream })
    }, { $land }
do-move =
    przemieść z { $land }: { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }{ $dream ->
        [0] {""}
       *[other] {" "}(☾{ $dream })
    }
do-drown =
    utop: { $piece }{ $damage ->
        [0] {""}
       *[other] {" "}(−{ $damage })
    }{ $dream ->
        [0] {""}
       *[other] {" "}(☾{ $dream })
    }, { $land }
do-land = { $land }
do-cascade = { $land }
do-lose = obecność: { $land }
do-ravage = { $land }
do-in = { $what }
do-save = na brzeg { $land }
do-reveal = karta { $n }

## Koniec

end-terror-1 = Nie ma już najeźdźców: duchy wygrywają.
end-terror-2 = Nie ma już osad ani miast: duchy wygrywają.
end-terror-3 = Nie ma już miast: duchy wygrywają.
end-fear = Zdobyto ostatnią kartę strachu: najeźdźcy uciekają, duchy wygrywają.
end-sacrifice = Zwycięstwo przez poświęcenie: wyspa ocalona w ostatniej chwili.
end-blight = Zaraza pochłonęła wyspę: porażka.
end-presence = Jeden z duchów nie ma już obecności: porażka.
end-deck = Talia najeźdźców jest pusta: wyspa zasiedlona, porażka.
score-victory = Zwycięstwo
score-difficulty = Trudność
score-deck-left = Pozostałe karty najeźdźców
score-deck-used = Użyte karty najeźdźców
score-dahan = Dahanie
score-blight = Zaraza
advice-0 = Rada: spróbuj ponownie na tej samej trudności.
advice-1 = Rada: następnym razem o krok trudniej.
advice-2 = Rada: następnym razem o dwa kroki trudniej.

## Boty

bot-novice = Początkujący
    .help = bierze to, co od razu wygląda najlepiej, i niejedno przeocza
bot-skilled = Wprawny
    .help = rozgrywa turę w myślach na kilka sposobów i myśli już o następnych
bot-expert = Ekspert
    .help = przymierza wiele zestawów kart do całej tury, a grając solo także do następnej, zna mocne strony swojego ducha i liczy na sojuszników
bot-master = Mistrz
    .help = jak ekspert, ale waży więcej zestawów i dalszych przebiegów, a każdą moc przemyśla do ostatniego pytania
why-play =
    „{ $power }” należy do najlepszego zestawu na turę: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
why-ready = Żadna inna karta w tej turze nie pomoże.
why-keep = „{ $power }” daje tu najwięcej i pasuje do wrodzonych mocy.
why-forget = Bez karty „{ $power }” najłatwiej się obejść.
why-done = Żadnej z pozostałych mocy nie warto używać.
why-blight = Pod koniec tury zarazy na wyspie jest o { $count } mniej niż przy następnym najlepszym wyborze.
why-presence = Pod koniec tury obecności na wyspie jest o { $count } więcej niż przy następnym najlepszym wyborze.
why-cities = Pod koniec tury miast na wyspie jest o { $count } mniej niż przy następnym najlepszym wyborze.
why-towns = Pod koniec tury osad na wyspie jest o { $count } mniej niż przy następnym najlepszym wyborze.
why-fear = Strachu będzie o { $count } więcej niż przy następnym najlepszym wyborze.
why-dahan = Pod koniec tury Dahan na wyspie jest o { $count } więcej niż przy następnym najlepszym wyborze.
why-explorers = Pod koniec tury odkrywców na wyspie jest o { $count } mniej niż przy następnym najlepszym wyborze.
why-energy = Zostaje o { $count } więcej energii niż przy następnym najlepszym wyborze.
why-readier = Tura kończy się prawie tak samo jak przy następnym najlepszym wyborze, ale to lepszy wstęp do kolejnych tur.
why-wins = Po rozegraniu w myślach to prowadzi do zwycięstwa.

## Stół bez obrazków

show-turn = Tura { $turn }: { $phase }
show-invader-deck = Talia najeźdźców
show-cards =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }
show-terror = Poziom grozy { $level }
show-fear = Strach: { $fear } z { $size }
show-fear-cards = Karty strachu do zdobycia
show-blight = Zaraza na karcie: { $blight }
show-damaged = uszkodzone: { $pieces }
show-presence = obecność, { $who }: { $n }
show-defend = obrona { $defend }
show-skipped = bez akcji najeźdźców
show-ravage = nadchodzi pustoszenie: obrażenia { $damage }
show-build = nadchodzi budowa: { $piece }
show-energy = energia { $energy } (+{ $income } na turę)
show-plays = kart na turę: { $plays }
show-destroyed = zniszczona obecność: { $n }
show-elements = Żywioły
show-hand = Ręka
show-played = W grze
show-discard = Odrzucone
show-offer = Do wyboru
show-levels = poziomy: { $met } z { $all }

## Statystyka

stat-won = Zwycięstwa
    .help = Jak często duchy wygrywają.
stat-won-games = wszystkie partie
stat-endings = Jak kończyły się partie
    .help = Warunek, który zakończył partię.
stat-turns = Tury
    .help = Jak długo trwała partia.
stat-turns-game = na partię
stat-fear-made = Strach
    .help = Strach ze wszystkich źródeł.
stat-fear-points = na partię
stat-blight-added = Zaraza
    .help = Zaraza dodana w partii.
stat-destroyed = Zniszczono
    .help = Figurki zniszczone w partii.
stat-added = Dodano
    .help = Figurki dodane w partii.
stat-powers-used = Użyte moce
    .help = Karty i wrodzone moce, powtórzenia też.
stat-cards-played = Zagrane karty
    .help = Karty mocy wprowadzone do gry.
stat-presence-lost = Utracona obecność
    .help = Obecność zniszczona w partii.

## Wspólne decyzje

option-objections = Sprzeciwy
    .help = Decyzje, które nie należą do nikogo: co najeźdźcy pustoszą najpierw, dokąd idzie zaraza, kogo biją Dahanie.
option-objections-false = nie
    .help = Jedno miejsce decyduje od razu.
option-objections-true = tak
    .help = Pozostali najpierw się zgadzają albo proszą o czas; wtedy decyduje ktokolwiek.
proposes = { $seat } coś proponuje{ you.sz }.
asks-to-wait = { $seat } prosi{ you.sz } o czas: stół się naradza.
ask-agree = { $seat } proponuje{ you.sz }: { $land }. Zgoda?
ask-agree-do-kill = { $seat } proponuje{ you.sz }: { do-kill }. Zgoda?
ask-agree-do-hit = { $seat } proponuje{ you.sz }: { do-hit }. Zgoda?
ask-agree-do-destroy = { $seat } proponuje{ you.sz }: { do-destroy }. Zgoda?
ask-agree-do-remove = { $seat } proponuje{ you.sz }: { do-remove }. Zgoda?
ask-agree-do-in = { $seat } proponuje{ you.sz }: { do-in }. Zgoda?
ask-agree-part-remove = { $seat } proponuje{ you.sz }: { part-remove } ({ $land }). Zgoda?
do-agree = zgoda
do-wait = zaczekajmy

## Części tekstu

kind-explorer-town = odkrywca lub osada
kind-town-city = osada lub miasto
kind-invader = najeźdźca
part-push = { $n ->
        [1] wypchnij: { $kind }
       *[other] wypchnij: { $kind } ×{ $n }
    }
part-push-up-to = wypchnij do { $n }: { $kind }
part-push-per-dahan = wypchnij { $n } za każdego Dahanina: { $kind }
part-gather = { $n ->
        [1] przyciągnij: { $kind }
       *[other] przyciągnij: { $kind } ×{ $n }
    }
part-gather-up-to = przyciągnij do { $n }: { $kind }
part-damage = obrażenia: { $n }
part-damage-per-dahan = obrażenia za każdego Dahanina: { $n }
part-damage-per-blight = obrażenia za każdy żeton zarazy: { $n }
part-damage-each = obrażenia { $n } dla każdego: { $kind }
part-damage-different = po 1 obrażeniu tylu różnym najeźdźcom, ilu jest Dahan
part-destroy = { $n ->
        [1] zniszcz: { $kind }
       *[other] zniszcz: { $kind } ×{ $n }
    }
part-drown = { $n ->
        [1] utop: { $kind }
       *[other] utop: { $kind } ×{ $n }
    }
part-remove = { $n ->
        [1] usuń: { $kind }
       *[other] usuń: { $kind } ×{ $n }
    }
part-move = { $n ->
        [1] przemieść: { $kind }
       *[other] przemieść: { $kind } ×{ $n }
    }
part-replace = zastąp: { $kind } → { $new }
part-fear = strach: { $n }
part-fear-per-dahan = strach za każdego Dahanina: { $n }
part-defend = obrona { $n }
part-remove-blight = usuń 1 żeton zarazy
part-add-presence = dodaj obecność
part-gain-major = zdobądź większą moc

## Why not: the numbers behind a refusal

because-range = Do { $land } odległość { $away }, a twój zasięg to { $reach }.
because-cost = { $power }: koszt { $cost }, a energii masz { $energy }.
because-elements = { $power }: brakuje — { $elements }.
