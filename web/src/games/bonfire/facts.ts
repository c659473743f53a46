/** What is printed on tiles, cards and boards. `components.json` comes from the engine: `make printed` writes it. */
import facts from './components.json'
import type { Colour, Guardian, Resource, Token } from './view'

export interface Task {
  colour: Colour
  points: number
  kind: string
  what?: string
  n: number
  each: number
  other?: string
}

export interface PathTile {
  crystal: Colour
  resource: Resource
}

/** Specialists whose power the page has to know to say what something costs or yields. */
export const POWERS = {
  threeTokens: 's14',
  doubleSymbol: 's16',
  overhang: 's27',
}

export const TASKS = facts.tasks as Record<string, Task>
export const PATHS = facts.paths as Record<string, PathTile>
export const GNOMES = facts.gnomes as Record<string, Resource>
export const FATE_TILES = facts.fate as Record<string, Token[]>
export const RING = facts.ring as { token: Token; gift: Resource | 'points' }[]
export const ISLANDS = facts.islands as Record<string, { resource: Resource | ''; guardian: Guardian | '' }>
export const ROUTES = facts.routes as [string, string][]
export const COUNCIL = facts.council
export const GUARDIAN_POINTS = facts.guardianPoints
export const PATH_COST = facts.pathCost
export const TOM_PASSES = facts.tomPasses
export const AREA = facts.area

export function isElder(gnome: string): boolean {
  return gnome.startsWith('e')
}

/** Where an island lies on the chart, in parts of its width and height: its name is its row and its column. */
export function place(slug: string): { x: number; y: number } {
  const row = slug === 'dock' ? 2 : 'abc'.indexOf(slug[0] ?? 'a')
  const column = slug === 'dock' ? 3 : Number(slug[1])
  return { x: (column - 0.5) / 5, y: (row + 0.5) / 3 }
}
