import type { Speaker } from '../../lib/speaker'
import { faceOf } from './view'

/** A card by its name: 'treasure 9 (1 left over)', 'snakes', 'relic 7'. */
export function cardName(card: string, left: number, speaker: Speaker): string {
  const face = faceOf(card)
  if (face.kind === 'hazard') return speaker.say(`hazard-${face.hazard}`)
  if (face.kind === 'relic') return speaker.say('show-relic', { value: face.value })
  return speaker.say('show-treasure', { value: face.value, left })
}
