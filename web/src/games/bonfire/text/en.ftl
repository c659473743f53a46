bonfire-players = Players
bonfire-places = Places
bonfire-sea = Sea
bonfire-fire = Fire
bonfire-halls = Gnomes
bonfire-city = City
bonfire-fate = Fate
bonfire-council = High Council
bonfire-start = start
bonfire-ship-here = Your ship is here.
bonfire-no-tasks = No tasks left here.
bonfire-task-price = A task costs { $cost }, a gift and this island’s resource.
bonfire-can-fetch-task = You could receive a task there right away.
bonfire-cannot-fetch-task = You could not pay for a task there yet.
bonfire-guardian-home = You have this guardian already.
bonfire-can-fetch-guardian = You could fetch her right away.
bonfire-guardians-here = { $n ->
    [one] { $n } guardian waits here.
   *[other] { $n } guardians wait here.
}
bonfire-gnome-price = 2 gnome tokens and 1 × { $thing }, or 1 gnome token and 2 × { $thing }.
bonfire-no-portals = No portals left here.
bonfire-portal-wanted = Your next portal is here: { $portal }.
bonfire-turn-cost = To turn it here: { $cost }.
bonfire-pointer = The pointer shows this space.
bonfire-pile = { $n ->
    [one] Pile { $pile }: { $n } tile
   *[other] Pile { $pile }: { $n } tiles
}
bonfire-search = Tiles in the piles
bonfire-no-path = No path here yet
bonfire-spot = { $points ->
    [one] A guardian beside this Bonfire: { $points } point
   *[other] A guardian beside this Bonfire: { $points } points
}
bonfire-plan-tile = Try it out: it stays as a ghost until you clear the plan.
bonfire-fate-ends = Only the top or the bottom tile may be placed.
bonfire-lay-cell = Row { $row }, column { $column }, { $way }
bonfire-plan-cell = Plan: row { $row }, column { $column }, { $way }
bonfire-plan-here = Choose cells to plan ahead. R turns the tile.
bonfire-lay-here = Choose where the tile goes. R turns it.
bonfire-turn-tile = Turn the tile
bonfire-clear-plan = Clear the plan
bonfire-too-many-tokens = { $n ->
    [one] To place a tile you may hold at most { $n } token.
   *[other] To place a tile you may hold at most { $n } tokens.
}
bonfire-gifts-below = { $n ->
    [one] { $n } gift below
   *[other] { $n } gifts below
}
bonfire-tom-played = Played
bonfire-tom-passes = Gone through his cards: { $n } of { $of }
bonfire-turns-left = { $n ->
    [one] Your last turn
   *[other] Your turns left: { $n }
}
bonfire-passing = Passing now: { $points }
bonfire-discard = Discard tokens…
bonfire-procession = Procession
bonfire-pay-by-hand = Choose what to pay with
    .text = If you have exactly what is asked for, it is paid without a question. Switch this on to choose every time: a yellow token, or any two others, pay for one.
bonfire-own-gnomes = My gnomes

## Sheet and legend

bonfire-next-space = The next space costs { $cost }.
bonfire-sign-token-ship = sail to the islands
bonfire-sign-token-path = build the path
bonfire-sign-token-task = receive a task on an island
bonfire-sign-token-great-bonfire = turn the Great Bonfire
bonfire-sign-token-guardian = fetch a guardian, and walk in a procession
bonfire-sign-token-gnome = recruit a gnome
bonfire-sign-token-wild = stands in for any other token
bonfire-sign-resource = Pays for tasks and for gnomes.
bonfire-sign-gold = Stands in for any resource.
bonfire-sign-any = any resource
bonfire-sign-flame = a task: flames tell its colour, one blue, two red, three yellow
bonfire-sign-tick = the condition is met
bonfire-sign-crystal = a crystal: points beside a Bonfire of its colour
bonfire-sign-portal = a portal: guardians reach Bonfires through it
bonfire-sign-novice = a novice: goes to the council for a bonus
bonfire-sign-gift = a gift brought to an island
bonfire-sign-gnome = a specialist
bonfire-sign-elder = an elder: points at once
bonfire-sign-fate = fate tiles
bonfire-sign-steps = a procession
bonfire-sign-common = common tasks
bonfire-sign-points = points
