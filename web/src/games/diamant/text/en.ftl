diamant-caves = Caves
diamant-cave-closed = Cave { $cave }: closed by a barricade
diamant-cave-open = Cave { $cave }: the expedition is here
diamant-cave-waiting = Cave { $cave }: not entered yet
diamant-closed-caves =
    { $caves ->
        [0] No cave is closed yet
        [one] { $caves } cave is closed by a barricade
       *[other] { $caves } caves are closed by barricades
    }
diamant-hazards = Hazards left in the deck
diamant-hazard-seen = { $hazard }: already on the path, the next one ends the expedition. In the deck: { $count }
diamant-hazard-unseen = { $hazard }: not seen in this cave yet. In the deck: { $count }
diamant-in-deck = { $hazard }: { $count } in the deck
diamant-not-seen = Not seen yet
diamant-inside = in the cave
diamant-ready = ready
diamant-camp = in camp
diamant-camp-after = in camp since card { $cards }
diamant-left-here = Went back after this card: { $names }
diamant-who-left = Who went back when
diamant-left-after = { $name }: after card { $cards }
diamant-odds = Odds
diamant-odds-danger = { $percent }% ends the expedition ({ $count } of { $cards })
diamant-odds-treasure = { $percent }% treasure ({ $count })
diamant-odds-warning = { $percent }% a new hazard, only a warning ({ $count })
diamant-odds-relic = { $percent }% relic ({ $count })
diamant-odds-gain = On average the next card brings { $gems } to each explorer inside.
diamant-odds-loss = On average it costs you { $gems } of the { $pocket } in your pocket.
diamant-odds-sum = One more card: { $gems } on average
diamant-odds-left =
    { $gems ->
        [one] Going back alone also brings the { $gems } ruby from the path.
       *[other] Going back alone also brings the { $gems } rubies from the path.
    }
diamant-if-deeper =
    { $gems ->
        [0] The pocket is empty: there is nothing to lose. The expedition ends with a chance of { $percent }%.
        [one] { $gems } ruby at risk: with a chance of { $percent }% the next card ends the expedition.
       *[other] { $gems } rubies at risk: with a chance of { $percent }% the next card ends the expedition.
    }
diamant-if-deeper-safe = The next card cannot end the expedition.
diamant-if-back =
    { $gems ->
        [0] Nothing for the chest this time, but you are safe.
        [one] { $gems } ruby for the chest, safe until the end.
       *[other] { $gems } rubies for the chest, safe until the end.
    }
diamant-if-back-between = { $least } to { $most } rubies for the chest, depending on how many go back with you.
diamant-if-back-relic = If nobody else goes back, the relics on the path are yours.
diamant-cave-story = Cave { $cave }: how it went
diamant-fled = Fled with an empty pocket: { $names }
diamant-sign-gem = a ruby: one point in the chest
diamant-sign-relic = a relic: only for whoever goes back alone
