/** What a decision would mean, before it is laid down. */
import type { Speaker } from '../../lib/speaker'
import type { View } from '../game'
import { oddsOf } from './odds'
import type { Cave } from './view'

export function preview(view: View, seat: number, text: string, speaker: Speaker): string[] {
  const cave = view as unknown as Cave
  const odds = oddsOf(cave, seat)
  const pocket = cave.pockets[seat] ?? 0
  const percent = Math.round((100 * odds.dangers) / Math.max(1, odds.cards))
  if (text === 'deeper') {
    const risk = odds.dangers
      ? speaker.say('diamant-if-deeper', { gems: pocket, percent })
      : speaker.say('diamant-if-deeper-safe')
    return [risk]
  }
  const lines = [
    cave.left > 0 && cave.inside.length > 1
      ? speaker.say('diamant-if-back-between', { least: odds.backTogether, most: odds.backAlone })
      : speaker.say('diamant-if-back', { gems: odds.backAlone }),
  ]
  if (cave.path.some(({ card }) => card.startsWith('relic'))) lines.push(speaker.say('diamant-if-back-relic'))
  return lines
}
