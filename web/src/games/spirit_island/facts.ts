/** What is printed on power cards and spirit panels. A test compares the file with the engine's own declarations. */
import facts from './cards.json'
import type { Counts, Element, Grow } from './view'

export interface Power {
  deck: 'minor' | 'major' | 'unique' | 'innate'
  cost?: number
  speed: 'fast' | 'slow'
  elements?: Element[]
  range?: number
  /** The range is counted from a sacred site. */
  sacred?: boolean
  origin?: string[]
  target: string
  terrain?: string[]
  needs?: Counts[]
  /** With these elements a slow power may be used as a fast one. */
  quick?: Counts
}

export interface Panel {
  complexity: string
  specials: number
  always: Grow[]
  growth: Grow[][]
  innates: string[]
  uniques: string[]
}

const powers = facts.powers as Record<string, Power>
const spirits = facts.spirits as Record<string, Panel>

export function powerOf(slug: string): Power | undefined {
  return powers[slug]
}

export function panelOf(spirit: string): Panel | undefined {
  return spirits[spirit]
}

/** The elements of each printed line of an innate power; the one that makes it fast comes first. */
export function linesOf(slug: string): Counts[] {
  const { needs = [], quick } = powers[slug] ?? {}
  return quick ? [quick, ...needs] : needs
}

/** The message that names a power. */
export function powerMessage(slug: string): string {
  return `${powers[slug]?.deck === 'innate' ? 'innate' : 'power'}-${slug}`
}
