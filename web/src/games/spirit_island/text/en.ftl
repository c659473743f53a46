## Spirit Island’s board

si-status = The state of the island
si-island = The island
si-zoom = Look at
si-whole-island = The whole island
si-turn = Turn { $turn }
si-invaders = Invaders
si-spirits = Spirits
si-no-spirit = no spirit yet
si-deck = Deck
si-no-card = no card
si-coastal = coastal
si-defend = defend { $n }
si-skipped = no invader actions this turn
si-lasting-dahan-health = the Dahan here have more health this turn
si-lasting-no-blight = no blight is added here this turn
si-lasting-immune = the Dahan here cannot be harmed this turn
si-lasting-ward = defend wherever the spirit has presence this turn
si-lasting-vengeance = destruction here is avenged this turn
si-lasting-concealed = a ravage does not harm the Dahan here this turn
si-lasting-forewarned = the Dahan here strike at the same time as the invaders this turn
si-lasting-dread = fear made here defends the land this turn
si-dream-damage = damage in a dream: { $n }
si-will-ravage = ravage: { $damage } damage
si-will-blight = adds blight
si-will-cascade = adds blight, which cascades
si-more-blight = { $n } blight in all
si-dahan-die =
    { $n ->
        [one] { $n } Dahan dies
       *[other] { $n } Dahan die
    }
si-dahan-strike = the Dahan strike back for { $damage }
si-will-build = build: { $piece }
si-will-explore = explorers come here next
si-may-explore = explorers may come here next ({ $percent }%)
si-fear-pool = Fear: { $fear } of { $size } to the next fear card
si-fear-cards = Fear cards: { $earned } earned, { $left } left
si-fear-earned = An earned fear card, still face down
si-fear-hidden = A fear card of terror level { $level }
si-plays =
    { $n ->
        [one] { $n } card play
       *[other] { $n } card plays
    }
si-no-elements = no elements yet
si-met = met
si-missing = missing { $elements }
si-wakes =
    { $n ->
        [one] Playing it reaches one more innate level
       *[other] Playing it reaches { $n } more innate levels
    }
si-range = range { $n }
si-range-sacred = range { $n } from a sacred site
si-target-any = any land
si-target-dahan = a land with Dahan
si-target-invaders = a land with invaders
si-target-no-invaders = a land without invaders
si-target-blight = a land with blight
si-target-no-blight = a land without blight
si-target-coastal = a coastal land
si-target-any-spirit = any spirit
si-target-other-spirit = another spirit
si-offer = Drawn
si-hand = Hand
si-played = In play
si-to-hand = back to hand
si-innate = Innate
si-discard = Discard
si-panel = Panel
si-no-cards = No cards here.
si-track-energy = Energy each turn
si-track-cards = Card plays each turn
si-covered = covered
si-destroyed = Destroyed presence: { $n }
si-growth-left = Still to do:
si-grow-reclaim-all = reclaim all cards
si-grow-reclaim-one = reclaim one card
si-grow-gain-card = gain a power card
si-grow-gain-energy = gain { $n } energy
si-grow-add-presence = add presence at range { $n }
si-grow-add-presence-ocean = add presence to an ocean
si-grow-tide-in = one presence flows into each ocean
si-grow-tide-out = one presence flows out of each ocean
si-grow-more-plays =
    { $n ->
        [one] { $n } more card play this turn
       *[other] { $n } more card plays this turn
    }
si-where-dahan = where Dahan are
si-where-dahan-invaders = where Dahan or invaders are
si-where-coastal = on the coast
si-stage-growth = growing
si-stage-play = choosing cards
si-stage-ready = ready

## Adversary and scenario

si-variants = Adversary and scenario
si-heart = Keep towns and cities out of { $lands }
si-heart-later = After turn 1 keep towns and cities out of { $lands }
si-ritual-here = a ritual can be held here
si-held-lands =
    { $n ->
        [0] In no land do towns and cities outnumber the Dahan
       *[other] Lands where towns and cities outnumber the Dahan: { $lands }
    }
si-capitals = A capital rises at { $most } towns and cities: { $lands }
si-capital = { $n } of the { $most } towns and cities that make a capital

## Sheet and legend

si-reaches = Reaches now: { $lands }
si-reaches-none = Reaches no fitting land now
