/** What is printed on cards, tiles, dice and boards. The tests compare both files with the engine's own tables. */
import boardFacts from './boards.json'
import cardFacts from './cards.json'
import type { Face } from './view'

export interface Effect {
  needs?: Face[]
  alike?: number
  forbids?: Face[]
  light?: number
  footprints?: number
  fireflies?: number
  rerolls?: number
  skull?: boolean
  special?: 'cast' | 'catch' | 'kill'
}

/** An adventurer, a companion or a spell. */
export interface CardFacts {
  effect?: Effect
  end?: number
  lights?: number
  reroll?: boolean
  /** Colour of the large die a Sketal brings, or 'any'. */
  die?: string
  immune?: boolean
  /** Of an adventurer: how many large dice, of which colour. */
  dice?: number
  colour?: string
  deck?: string
}

export interface Tile {
  arrows?: number
  light?: number
  camp?: boolean
  boat?: 'min' | 'max'
}

export interface Rewards {
  light?: number
  footprints?: number
  fireflies?: number
  rerolls?: number
  giveUp?: boolean
}

export interface Space extends Rewards {
  id: string
  kind: 'start' | 'village' | 'need' | 'forbid'
  symbol?: Face
  cost?: number
  x: number
  y: number
}

export interface PathSign extends Rewards {
  a: string
  b: string
  x: number
  y: number
}

export interface Island extends Rewards {
  id: string
  distance?: number
  x: number
  y: number
}

export interface Route {
  a: string
  b: string
  elements: number[]
  toll?: number
  x: number
  y: number
}

const adventurers = cardFacts.adventurers as Record<string, CardFacts>
const companions = cardFacts.companions as Record<string, CardFacts>
const spells = cardFacts.spells as Record<string, CardFacts>
const tiles = cardFacts.tiles as Record<string, Tile>
const sixth = cardFacts.sixth as Record<string, Face>

export const REROLL_SPACES = cardFacts.rerollSpaces
export const SPACES = boardFacts.spaces as Space[]
export const PATHS = boardFacts.paths as [string, string][]
export const PATH_SIGNS = boardFacts.signs as PathSign[]
export const ISLANDS = boardFacts.islands as Island[]
export const ROUTES = boardFacts.routes as Route[]
/** From here on the score track holds no rerolls any more. */
export const LAP = 100
/** What stands beside the symbol on a face; the face's name says the same, for who speaks to the page. */
export const NUMBERS: Partial<Record<Face, string>> = { footprints2: '2', light3: '3', light_minus2: '−2' }

export function cardOf(slug: string): CardFacts {
  return companions[slug] ?? adventurers[slug] ?? spells[slug] ?? {}
}

export function isAdventurer(slug: string): boolean {
  return slug in adventurers
}

export function isSpell(slug: string): boolean {
  return slug in spells
}

export function tileOf(slug: string): Tile {
  return tiles[slug] ?? {}
}

/** 'large green' is green and large. */
export function kindOf(die: string): { colour: string; large: boolean; sixth: Face } {
  const [size = '', colour = ''] = die.split(' ')
  return { colour, large: size === 'large', sixth: sixth[colour] ?? 'nature' }
}

/** The nearest reroll space strictly behind this much light, or -1. */
export function behind(light: number): number {
  if (light >= LAP) return -1
  return REROLL_SPACES.filter((space) => space < light).at(-1) ?? -1
}

export function spaceOf(id: string): Space | undefined {
  return SPACES.find((space) => space.id === id)
}

export function islandOf(id: string): Island | undefined {
  return ISLANDS.find((island) => island.id === id)
}

/** Where a route's badge is printed: the route without one has its place halfway. */
export function middleOf(route: Route): { x: number; y: number } {
  const a = islandOf(route.a)
  const b = islandOf(route.b)
  if (route.x || !a || !b) return route
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}
