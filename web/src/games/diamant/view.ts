/** What Diamant's view holds, as the server sends it. */
export const HAZARDS = ['spider', 'snake', 'lava', 'boulder', 'ram'] as const
export type Hazard = (typeof HAZARDS)[number]

export const CAVES = 5

export interface PathCard {
  card: string
  left: number
}

/** `back`: per seat, how many cards lay open when it went back; 0 while inside, and for good if it fled. */
export interface Expedition {
  cave: number
  cards: string[]
  back: number[]
}

export interface Cave {
  round: number
  pockets: number[]
  chests: number[]
  relics: number[][]
  scores: number[]
  inside: number[]
  /** Per seat: '' not decided, '?' face down, else the decision. */
  chosen: string[]
  path: PathCard[]
  left: number
  seen: string[]
  deck: { size: number; cards: string[] }
  removed: string[]
  gone: number[]
  pile: number[]
  claimed: number
  /** Every cave so far, the one under way last. */
  caves: Expedition[]
  over: boolean
}

export type Face =
  { kind: 'treasure'; value: number } | { kind: 'relic'; value: number } | { kind: 'hazard'; hazard: Hazard }

/** 'treasure 9', 'lava', 'relic 7', 'relic'. */
export function faceOf(card: string): Face {
  const [word = '', value] = card.split(' ')
  if (word === 'treasure' || word === 'relic') return { kind: word, value: Number(value ?? 0) }
  return { kind: 'hazard', hazard: word as Hazard }
}

/** How many caves are closed by a barricade. Nobody is in a cave that is about to be closed. */
export function closedCaves(cave: Cave): number {
  return cave.over ? CAVES : cave.round - (cave.inside.length ? 1 : 0)
}

/** All decisions lie open, and are about to be carried out. */
export function decided(cave: Cave): boolean {
  return (
    cave.inside.length > 0 &&
    cave.inside.every((seat) => ['deeper', 'back'].includes(cave.chosen[seat] ?? ''))
  )
}

/** The newest card is a hazard that lay on the path already. */
export function struck(cave: Cave): boolean {
  const newest = cave.path.at(-1)?.card ?? ''
  return (
    cave.seen.includes(newest) &&
    countOf(
      cave.path.map(({ card }) => card),
      newest,
    ) > 1
  )
}

export function countOf(cards: string[], card: string): number {
  return cards.filter((other) => other === card).length
}
