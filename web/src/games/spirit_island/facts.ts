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

/** Whose own power this is: a unique card's or an innate power's spirit. */
const owners = new Map(
  Object.entries(spirits).flatMap(([spirit, { uniques, innates }]) =>
    [...uniques, ...innates].map((slug) => [slug, spirit] as const),
  ),
)

export function ownerOf(slug: string): string {
  return owners.get(slug) ?? ''
}

/**
 * Two elements for the picture of each card: its scene and its sky. Most cards carry three elements, so scenes are shared out:
 * the card with the fewest elements first, each its least used one.
 */
const scenes = new Map<string, [string, string]>()
const used: Counts = {}
for (const [slug, { elements = [] }] of Object.entries(powers).toSorted(
  ([, a], [, b]) => (a.elements?.length ?? 0) - (b.elements?.length ?? 0),
)) {
  const scene = elements.toSorted((a, b) => (used[a] ?? 0) - (used[b] ?? 0))[0] ?? 'none'
  used[scene] = (used[scene] ?? 0) + 1
  const sky = elements[(elements.indexOf(scene as Element) + 1) % elements.length] ?? scene
  scenes.set(slug, [scene, sky])
}

export function sceneOf(slug: string): [string, string] {
  return scenes.get(slug) ?? ['none', 'none']
}
