/** The next card, from the cards that can still come. */
import { faceOf, type Cave } from './view'

export interface Odds {
  cards: number
  /** Cards that would end the expedition. */
  dangers: number
  warnings: number
  treasures: number
  relics: number
  /** Gems that the next card brings each explorer inside, on average (0 for every card but a treasure). */
  gain: number
  /** Gems that the next card takes away from this pocket, on average. */
  loss: number
  /** What going back now brings, if nobody else does. */
  backAlone: number
  /** What lies on the path for each, if all go back together. */
  backTogether: number
}

export function oddsOf(cave: Cave, seat: number): Odds {
  const { cards } = cave.deck
  const crowd = Math.max(1, cave.inside.length)
  const odds = { dangers: 0, warnings: 0, treasures: 0, relics: 0 }
  let gems = 0
  for (const card of cards) {
    const face = faceOf(card)
    if (face.kind === 'treasure') {
      odds.treasures++
      gems += Math.floor(face.value / crowd)
    } else if (face.kind === 'relic') odds.relics++
    else if (cave.seen.includes(face.hazard)) odds.dangers++
    else odds.warnings++
  }
  const pocket = cave.pockets[seat] ?? 0
  const size = Math.max(1, cards.length)
  return {
    ...odds,
    cards: cards.length,
    gain: gems / size,
    loss: (pocket * odds.dangers) / size,
    backAlone: pocket + cave.left,
    backTogether: pocket + Math.floor(cave.left / crowd),
  }
}
