/** How often a card fires when dice are rolled once: exact, die by die. */
import { kindOf, type Effect } from './facts'
import { timesOf, type Counts } from './noon'
import { facesOf } from './odds'
import { ELEMENTS, type Face } from './view'

/** Probabilities that it fires 0, 1, 2 … times. `safe`: the black die cannot touch this company. */
export function timesToday(effect: Effect, dice: string[], safe: boolean): number[] {
  const black = dice.find((die) => kindOf(die).colour === 'black')
  const others = dice.filter((die) => kindOf(die).colour !== 'black').map(facesOf)
  if (!black || safe) return spread(effect, others)
  const found: number[] = []
  for (const face of facesOf(black)) {
    const cancelled = ELEMENTS.some((element) => element === face) ? face : ''
    for (const [times, chance] of spread(effect, others, cancelled).entries()) add(found, times, chance / 6)
  }
  return found
}

interface State {
  counts: Counts
  sets: number
  chance: number
}

function spread(effect: Effect, dice: Face[][], cancelled = ''): number[] {
  const alike = effect.alike ?? 0
  const matters = new Set<string>([...(effect.needs ?? []), ...(effect.forbids ?? [])])
  let states = new Map<string, State>([['', { counts: {}, sets: 0, chance: 1 }]])
  for (const faces of dice) {
    const next = new Map<string, State>()
    for (const state of states.values()) {
      for (const face of faces) {
        const counted = face !== cancelled && (alike > 0 || matters.has(face))
        const then = counted ? shows(state, face, alike) : state
        const key = keyOf(then)
        const known = next.get(key)
        if (known) known.chance += state.chance / 6
        else next.set(key, { ...then, chance: state.chance / 6 })
      }
    }
    states = next
  }
  const found: number[] = []
  for (const { counts, sets, chance } of states.values()) {
    const times = alike ? (effect.skull ? Math.min(sets, 1) : sets) : timesOf(effect, counts)
    add(found, times, chance)
  }
  return found
}

function keyOf({ counts, sets }: State): string {
  const held = Object.entries(counts).filter(([, count]) => count > 0)
  return `${sets} ${held.sort().join()}`
}

/** One more die with this face. Of equal dice only what a set still lacks is remembered. */
function shows(state: State, face: Face, alike: number): State {
  const count = (state.counts[face] ?? 0) + 1
  if (alike && count === alike)
    return { ...state, counts: { ...state.counts, [face]: 0 }, sets: state.sets + 1 }
  return { ...state, counts: { ...state.counts, [face]: count } }
}

function add(list: number[], at: number, chance: number): void {
  while (list.length <= at) list.push(0)
  list[at]! += chance
}
