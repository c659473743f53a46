/** What a pick at dawn brings: the dice to roll today, footprints, and how likely the newcomer fires at once. */
import { timesToday } from './chance'
import { cardOf } from './facts'
import type { Element, Journey, Traveller } from './view'

export interface Brings {
  /** All dice that the player would roll today. */
  dice: number
  footprints: number
  fireflies: number
  companions: number
  /** That the newcomer fires today; null where it does nothing at noon, or its die is still to be chosen. */
  chance: number | null
}

export function bringsOf(journey: Journey, player: Traveller, element: Element): Brings {
  const { companion, dice, footprints } = journey.sections[element]
  const card = cardOf(companion)
  const large = journey.reserve.filter((die) => die.startsWith('large '))
  const own = card.die ? large.filter((die) => card.die === 'any' || die === `large ${card.die}`) : []
  const rolled = [...player.dice.map(({ die }) => die), ...dice]
  const safe = player.companions.includes('kaar') || companion === 'kaar'
  const open = card.die === 'any' && own.length > 0
  const times = card.effect && !open ? timesToday(card.effect, [...rolled, ...own], safe) : null
  return {
    dice: rolled.length + Math.min(own.length, 1),
    footprints: player.footprints + footprints,
    fireflies: player.all_fireflies + (card.lights ?? 0),
    companions: player.companions.length + 1,
    chance: times && 1 - (times[0] ?? 0),
  }
}
