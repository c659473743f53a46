## Glow’s board

glow-players = Players
glow-boards = Boards
glow-zoom = Size of the map
glow-zoom-in = Closer
glow-zoom-out = Farther
glow-encounter = Encounters
glow-journey = Journey
glow-graveyard = Graveyard
glow-company-of = Company of { $name }
glow-first = First player today
glow-hour-dawn = dawn
glow-hour-morning = morning
glow-hour-noon = noon
glow-hour-afternoon = afternoon
glow-hour-evening = evening
glow-track = Score track
glow-faces = Its faces: the five elements and { $symbol }
glow-cancelled = cancelled by the black die
glow-fires =
    { $times ->
        [one] Fires with these dice
       *[other] Fires { $times } times with these dice
    }
glow-noon = At noon:
glow-noon-nothing = nothing
glow-bright = Fireflies { $fireflies }, companions { $companions }: ten light at the end
glow-dark = Fireflies { $fireflies }, companions { $companions }: not enough for the ten light at the end
glow-give-up = a companion or a spell must be given up
glow-sources = Rerolls
glow-source-power = Power
glow-source-token = Token
glow-source-track = Score track
glow-cost-power = free, once a day
glow-cost-token = costs the token
glow-cost-track = −{ $light } light, back to { $to }
glow-cost-none = no space behind you
glow-tap-a-die = Tap a die
glow-piece-company = { $name }: company
glow-piece-camp = { $name }: camp
glow-piece-boat =
    { $count ->
        [one] { $name }: a boat
       *[other] { $name }: { $count } boats
    }
glow-badge = Different elements needed: { $elements }. Your dice show { $mine }
glow-badge-any = Any dice will do
glow-toll =
    { $footprints ->
        [one] And { $footprints } footprint
       *[other] And { $footprints } footprints
    }
glow-route-closed = Closed in a solo game
glow-arthurs-die = Arthur’s die
glow-tiles = Tiles: { $stack } in the stack, { $discards } used
glow-tile-arrows =
    { $arrows ->
        [0] the marker stays
        [one] marker { $arrows } space forward
       *[other] marker { $arrows } spaces forward
    }
glow-tile-camp = his camp climbs
glow-tile-min = a boat sails the route with the lowest badge
glow-tile-max = a boat sails the route with the highest badge
glow-last-day = This day is the last
glow-kind-light = light
glow-kind-footprints = footprints
glow-kind-fireflies = fireflies
glow-kind-rerolls = rerolls
glow-odds = Odds
glow-odds-pick = Which dice would you roll again? One or two:
glow-odds-best = The most that one reroll can do for each card
glow-odds-cards = What each card would then do
glow-odds-now =
    { $times ->
        [0] now: quiet
       *[other] now: ×{ $times }
    }
glow-odds-fires =
    { $times ->
        [1] to fire
       *[other] to fire ×{ $times }
    }
glow-odds-averts = to keep it quiet
glow-odds-never = not with one reroll
glow-odds-quiet = never fires
glow-odds-same = no change
glow-odds-average = On average, compared with now:
glow-odds-elements = Different elements:
glow-odds-shown = Some die shows:
glow-odds-faces = Each face, and what noon would give with it
glow-then =
    { $dice ->
        [one] you roll { $dice } die
       *[other] you roll { $dice } dice
    }
glow-today = fires today: { $chance }

glow-who = Eight days to bring back the light. Whoever leads your company also brings your large dice.
glow-who-braccio = Every two nature symbols on your dice bring three light and a footprint. Steady, day after day.
    .knack = Strength of the woods
glow-who-taetyss = Air and water together bring light and a reroll token: a bad roll is no harm.
    .knack = Patience
glow-who-eoles = Air and mineral bring light and a firefly. And four more light at the end, come what may.
    .knack = Friend of fireflies
glow-who-pocana = No effect of its own, but a third large die helps every companion.
    .knack = A lucky hand
glow-who-moloch = Every mineral becomes a footprint: you go farthest, and can pay for costly villages.
    .knack = The long road
glow-who-noctiluca = Three equal symbols bring five light. And these dice have a face with two footprints.
    .knack = Loves threes
glow-who-orium = These dice have a face with three light, and every pair of symbols adds more. The easiest start.
    .knack = Dice of light

## Sheet and legend

glow-with-dice = With these dice: { $what }
glow-sign-elements = different elements on one’s dice
glow-sign-large = a large die: stays with its owner
