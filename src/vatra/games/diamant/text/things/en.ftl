## What things on the table are called: one line for each kind, for whoever listens instead of looking

thing-cave = cave { $id }
thing-path = path
thing-path-card = card { $id } on the path
thing-path-card-left = rubies left on card { $id } of the path
thing-path-left = rubies left on the path
thing-deck = deck
thing-track = hazards
thing-track-hazard = hazard: { $name }
thing-pocket = pocket
thing-chest = chest
thing-relics = relics
thing-decision = decision
