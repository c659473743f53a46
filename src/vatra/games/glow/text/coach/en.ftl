## Glow: questions

coach-chooseadventurer = An adventurer brings large dice that stay yours. Look at what their effect needs.
coach-arthurdice = Arthur’s dice close sections of the board for you. Purple and yellow also pay him.
coach-recruit = One companion joins you, with all dice and footprints of the section. Count the dice.
coach-moveblackdie = Kaar lets you send the black die to another companion. Think who comes next.
coach-dismiss = With two players you send one companion to the graveyard. Whom would your rival like?
coach-choosedie = This Sketal brings any large die from the reserve. Which element do you need twice?
coach-reroll = Take a reroll from a power, a token or the score track. The track costs light.
coach-seconddie = The same symbol rerolls a second die for free. You may leave it.
coach-turndie = Three symbols turn the die to a face of your choice. It must have that face.
coach-noonorder = All these effects happen; only their order is yours. Usually gains first, then losses.
coach-catch = Cromaug leaves and brings another companion back. It may still act today.
coach-returndie = The Sketal takes one large die of its colour along. Keep the better face.
coach-walk = Each step uses a die or costs a footprint. Only a camp in a village counts.
coach-giveup = A skull on the way wants a companion or a spell. A bad spell is a good gift.
coach-sail = One boat, one route. Your dice must show exactly as many different elements as it says.
coach-steer = Two routes are equal, so you choose for Arthur. Send him where little is to gain.

## Glow: events

coach-event-takes-track = Light bought a reroll. The lower the marker stands, the less a step costs.
coach-event-faces-pay = Special faces pay at noon, before all cards.
coach-event-buried = A skull: the companion is gone, and with it power, fireflies and corner light.
coach-event-die-taken = A Sketal brings a large die. It stays as long as the card.
coach-event-die-returned = The Sketal left, and its die went back to the reserve.
coach-event-no-die = The reserve has no such die, so this Sketal came without one.
coach-event-black-die = Kaar has let the black die in. Whoever takes that companion takes it too.
coach-event-black-die-cancels = The curse: this element counts nowhere for the die’s owner today.
coach-event-black-die-bites = The black die showed minus two. Next time it may be rerolled before noon.
coach-event-spell-taken = A spell lies face down. Tomorrow it will be turned up.
coach-event-spell-turned = A spell works like a card that only harms. Avoid its symbols, or give it up at a skull.
coach-event-spell-fires = The dice met the spell, so it struck. Now it is gone.
coach-event-catches = A companion is back from the graveyard. If the dice fit, it acts at once.
coach-event-camps = This village counts at the end, as long as the camp stays.
coach-event-placed-anew = Small dice with special faces are rolled again, until an element shows.
coach-event-arthur-tile = The tile worked for Arthur: his marker moves, then scores.
coach-event-arthur-shuffles = Arthur’s tiles ran out once. From tomorrow the second deck comes.
coach-event-arthur-last-day = Arthur’s tiles ran out again. Today is the last day.
