/** Who went back when, in one expedition. */
import type { Cave, Expedition } from './view'

export interface Leaver {
  seat: number
  /** How many cards lay open then. */
  after: number
}

export function leavers(expedition: Expedition | undefined): Leaver[] {
  return (expedition?.back ?? [])
    .map((after, seat) => ({ seat, after }))
    .filter(({ after }) => after > 0)
    .sort((a, b) => a.after - b.after)
}

/** The expedition under way, or the last one. */
export function current(cave: Cave): Expedition | undefined {
  return cave.caves.at(-1)
}

/**
 * Beside which card of the path each card that was turned lies now. Relics that were carried out are off the path:
 * whoever left there stands beside the card before. Claiming takes all relics at once, so the earliest are gone.
 */
export function places(cave: Cave): number[] {
  const turned = current(cave)?.cards ?? []
  const isRelic = (card: string): boolean => card.startsWith('relic')
  let carriedOut = turned.filter(isRelic).length - cave.path.filter(({ card }) => isRelic(card)).length
  let place = -1
  return turned.map((card) => {
    if (isRelic(card) && carriedOut-- > 0) return Math.max(0, place)
    return ++place
  })
}
