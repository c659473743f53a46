/** What noon would give with the dice as they lie: which effects fire and how often. */
import { cardOf, kindOf, type Effect } from './facts'
import { ELEMENTS, type Element, type Traveller } from './view'

export type Counts = Record<string, number>

/** How many dice show each symbol: without the black die, and without what it cancels. */
export function countsOf(player: Traveller): Counts {
  const counts: Counts = {}
  for (const { die, face } of player.dice) {
    if (!face || kindOf(die).colour === 'black' || face === player.cancelled) continue
    counts[face] = (counts[face] ?? 0) + 1
  }
  return counts
}

/** How often an effect fires with these dice. */
export function timesOf(effect: Effect | undefined, counts: Counts): number {
  if (!effect) return 0
  const { needs = [], alike = 0, forbids = [] } = effect
  if (forbids.some((symbol) => counts[symbol])) return 0
  let sets = forbids.length ? 1 : 0
  if (alike) sets = Object.values(counts).reduce((sum, count) => sum + Math.floor(count / alike), 0)
  else if (needs.length) {
    sets = Math.min(
      ...[...new Set(needs)].map((symbol) =>
        Math.floor((counts[symbol] ?? 0) / needs.filter((other) => other === symbol).length),
      ),
    )
  }
  return effect.skull || forbids.length ? Math.min(sets, 1) : sets
}

export interface Forecast {
  /** By card: how often it fires. */
  times: Record<string, number>
  /** Gains and losses apart: what cannot be paid is not owed, so a sum would lie. */
  gains: Counts
  losses: Counts
  leaving: string[]
}

/** Everything that is due at noon, as the dice lie now. */
export function forecast(player: Traveller): Forecast {
  const counts = countsOf(player)
  const found: Forecast = { times: {}, gains: {}, losses: {}, leaving: [] }
  add(found, 'light', 3 * (counts['light3'] ?? 0))
  add(found, 'footprints', 2 * (counts['footprints2'] ?? 0))
  const bitten = player.dice.some((die) => die.face === 'light_minus2')
  if (bitten && !player.companions.includes('kaar')) add(found, 'light', -2)
  for (const slug of [player.adventurer, ...player.companions, ...player.spells]) {
    if (!slug) continue
    const { effect } = cardOf(slug)
    const times = timesOf(effect, counts)
    if (!effect || !times || (effect.special === 'kill' && !player.companions.length)) continue
    found.times[slug] = times
    for (const kind of ['light', 'footprints', 'fireflies', 'rerolls'] as const) {
      add(found, kind, (effect[kind] ?? 0) * times)
    }
    if (effect.skull) found.leaving.push(slug)
    const newest = player.companions.at(-1)
    if (effect.special === 'kill' && newest && !found.leaving.includes(newest)) found.leaving.push(newest)
  }
  return found
}

function add(found: Forecast, kind: string, amount: number): void {
  const side = amount < 0 ? found.losses : found.gains
  if (amount) side[kind] = (side[kind] ?? 0) + Math.abs(amount)
}

export function shownElements(player: Traveller): Element[] {
  const counts = countsOf(player)
  return ELEMENTS.filter((element) => counts[element])
}
