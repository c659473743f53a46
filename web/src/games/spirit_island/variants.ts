/** What adversary and scenario count, in words, and which lands they mark. */
import type { Speaker } from '../../lib/speaker'
import type { Facts, Table } from './view'

export interface Line {
  text: string
  bad: boolean
}

export type Mark = 'inner' | 'ritual' | 'held' | 'capital'

/** With so few towns and cities to go a capital is a danger. */
const NEAR = 2
/** More lands than these are only counted; the map shows them. */
const MOST_NAMED = 5

function factsOf(table: Table): Facts {
  return { ...table.adversary.facts, ...table.scenario.facts }
}

/** How it stands with everything that is won or lost by counting. */
export function standing(table: Table, speaker: Speaker): Line[] {
  const facts = factsOf(table)
  const found: Line[] = []
  if (facts.inner) {
    const message = facts.guarded ? 'si-heart' : 'si-heart-later'
    found.push({ text: speaker.say(message, { lands: facts.inner.join(', ') }), bad: false })
  }
  if (facts.rituals !== undefined) {
    found.push({
      text: speaker.say('show-rituals', { n: facts.rituals, all: facts.to_win ?? 0 }),
      bad: false,
    })
  }
  if (facts.needed !== undefined) {
    const dahan = facts.dahan ?? 0
    const text = speaker.say('show-dahan', { n: dahan, needed: facts.needed })
    found.push({ text, bad: dahan <= facts.needed + 1 })
  }
  if (facts.held) {
    const n = facts.held.length
    const lands = n <= MOST_NAMED ? facts.held.join(', ') : String(n)
    found.push({ text: speaker.say('si-held-lands', { n, lands }), bad: false })
  }
  const most = facts.capital ?? 0
  const growing = Object.entries(facts.buildings ?? {}).filter(([, n]) => n >= most - NEAR)
  if (growing.length) {
    const lands = growing.map(([land, n]) => `${land} (${n})`).join(', ')
    found.push({ text: speaker.say('si-capitals', { most, lands }), bad: true })
  }
  return found
}

/** What a land is to adversary and scenario. */
export function marksOf(id: string, table: Table): Mark[] {
  const facts = factsOf(table)
  const marks: Mark[] = []
  if (facts.inner?.includes(id)) marks.push('inner')
  if (facts.lands?.includes(id)) marks.push('ritual')
  if (facts.held?.includes(id)) marks.push('held')
  if ((facts.buildings?.[id] ?? 0) >= (facts.capital ?? Infinity) - NEAR) marks.push('capital')
  return marks
}

export function markWords(mark: Mark, id: string, table: Table, speaker: Speaker): string {
  if (mark === 'ritual') return speaker.say('si-ritual-here')
  if (mark !== 'capital') return speaker.say(`show-${mark}`)
  const { buildings, capital } = factsOf(table)
  return speaker.say('si-capital', { n: buildings?.[id] ?? 0, most: capital ?? 0 })
}
