## Bonfire: questions

coach-first-tile = Your first tile gives three tokens. Which actions would you like to begin with?
coach-turn = One thing a turn: a fate tile, an action, or a Bonfire. Ready tasks glow.
coach-turn-countdown = The countdown runs. Passing brings the points shown, and fewer every round.
coach-lay-tile = The tile must touch another along an edge. Equal symbols together give more tokens.
coach-after = A common task is met. Its novice may go before the turn ends.
coach-pay = The first answer pays as asked. Yellow or any two replace a token; gold or any two, a resource.
coach-pay-any = Your specialist lets any resources do. The first answer gives what you have most of and spares the gold.
coach-pay-pair = Two stand in for one. Give what you need least.
coach-choose-path = The tiles are new; now take one. Look at resource and crystal.
coach-free-path = Any path tile at all, even one from the piles. What do your tasks want?
coach-ashore = You have arrived. Act here at once, for the usual price, or stay aboard.
coach-free-sail = A free voyage to any island. Which task or guardian do you want?
coach-choose-slot = Any free slot will do. A crystal of its colour beside it brings two points.
coach-free-guardian = A guardian comes without a voyage. Choose a colour that a task asks for.
coach-walk = The one in front walks first. Where a guardian stops, you gain that resource.
coach-move-one = One guardian goes any distance, even back. A Bonfire needs a portal.
coach-choose-resource = Your Gatherer lets you choose the resource. Anything but gold.
coach-rewards = Two of three: the token, the resource or points, a portal. Portals must fit your next notch.
coach-choose-portal = Several portals fit. Choose the notch you want to fill.
coach-free-turn = Turn the Great Bonfire anywhere, without paying. Look for your portal.
coach-price = Two tokens and one resource, or one token and two resources. Spend what you have more of.
coach-free-specialist = A specialist for free. It helps to the end of the game, so choose well.
coach-send-own = Your novice opens one bonus of the council. Each space takes your colour once.
coach-send-neutral = The neutral novice brings a bonus as well. All neutral ones count as one colour.
coach-free-fate = A fate tile now, however many tokens you hold. Top or bottom?
coach-toms-task = Several tasks are equal, so you choose for Tom. Give him what you cannot use.
coach-toms-guardian = Tom gets a guardian. Choose a colour that you do not need.
coach-toms-novice = A novice for Tom brings the countdown nearer. Any space will do.

## Bonfire: events

coach-event-places-tile = Equal symbols side by side form a group. Each one in it gave a token.
coach-event-receives = The gift stays on the island. Each further one there costs more.
coach-event-lights = A Bonfire burns, whatever happens later. Its novice goes to the council.
coach-event-places-portal = Portals go in from right to left. Guardians need them to reach Bonfires.
coach-event-enters = A guardian beside a Bonfire stays there and scores at the end.
coach-event-meets-common = A common task is met: four points at the end. Its novice may go too.
coach-event-paths-renewed = Four crystals of one colour may be exchanged before taking a tile.
coach-event-countdown-begins = The council is full enough: the countdown begins. About five rounds are left.
coach-event-hands-out = Whoever holds this token may pass for its points.
coach-event-is-stuck = Nothing can be done any more, so no turns are left here.
coach-event-toms-card = Tom acts once after each of your turns, by a card.
coach-event-toms-resource = This gnome only shows the resource that steers Tom’s action.
coach-event-tom-is-complete = Tom has this common task already, so he takes three points.
coach-event-toms-cards-played = Tom’s cards are used up and shuffled. The fourth time ends the game.
