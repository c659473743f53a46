## Diamant: questions

coach-decide = “Deeper” turns up the next card, “Back” takes your pocket home. Look at the hazards first.

## Diamant: events

coach-event-treasure = Rubies are shared equally. What does not divide stays on the card.
coach-event-hazard = The first hazard of a kind only warns. The second empties all pockets inside.
coach-event-flee = The same hazard twice: everyone inside lost their pocket. Chests are never touched.
coach-event-relic = A relic. Only somebody who goes back alone carries it out.
coach-event-takes-relic = Out alone, so the relic comes along. It counts at the end.
coach-event-relic-lost = Nobody carried it out, so the relic is gone for good.
coach-event-left-behind = What lies on the path when the cave closes is lost.
coach-event-barricade = This cave is closed. All explorers enter the next one together.
