/** What the invaders are going to do: lands of a card, and where the next explorers may come. */
import type { Land, Table } from './view'

export interface InvaderCard {
  stage: number
  terrains: string[]
  coastal: boolean
  /** Stage II cards of one terrain carry the flag of escalation. */
  escalation: boolean
}

/** 'iii-jungle-sands', 'ii-coastal'. */
export function cardOf(slug: string): InvaderCard {
  const [stage = '', ...words] = slug.split('-')
  const coastal = words[0] === 'coastal'
  return {
    stage: stage.length,
    terrains: coastal ? [] : words,
    coastal,
    escalation: stage.length === 2 && !coastal,
  }
}

export function matches(card: InvaderCard, land: Land): boolean {
  if (land.terrain === 'ocean') return false
  return card.coastal ? land.coastal : card.terrains.includes(land.terrain)
}

/** All lands of a card, whether anything will happen there or not. */
export function landsOf(table: Table, slug: string): string[] {
  if (!slug) return []
  const card = cardOf(slug)
  return Object.entries(table.lands)
    .filter(([, land]) => matches(card, land))
    .map(([id]) => id)
}

/** Explorers come from a town, a city or the sea, in the land or beside it. */
export function canExplore(table: Table, land: Land): boolean {
  if (land.terrain === 'ocean' || land.skipped) return false
  if (table.rules.includes('no-explore-two-dahan') && land.dahan >= 2) return false
  if (land.coastal || land.town || land.city) return true
  return land.adjacent.some((id) => {
    const other = table.lands[id]
    return other !== undefined && (other.town > 0 || other.city > 0)
  })
}

/** The cards that may be next: of the coming stage, those that nobody has seen. */
export function nextCards(table: Table): string[] {
  const stage = table.invaders.deck[0]
  return stage ? (table.invaders.unseen[stage - 1] ?? []) : []
}

/** For each land how likely the next explore adds an explorer there; lands without any chance are left out. */
export function exploreChances(table: Table): Record<string, number> {
  const cards = nextCards(table).map(cardOf)
  const found: Record<string, number> = {}
  if (!cards.length) return found
  for (const [id, land] of Object.entries(table.lands)) {
    if (!canExplore(table, land)) continue
    const hits = cards.filter((card) => matches(card, land)).length
    if (hits) found[id] = hits / cards.length
  }
  return found
}

export interface Run {
  stage: number
  left: number
}

/** What is left of the invader deck, from the top: so many cards of one stage, then so many of the next. */
export function runsOf(deck: number[]): Run[] {
  const runs: Run[] = []
  for (const stage of deck) {
    const last = runs.at(-1)
    if (last?.stage === stage) last.left += 1
    else runs.push({ stage, left: 1 })
  }
  return runs
}
