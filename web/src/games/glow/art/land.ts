/** The Land of Shadows as it lies in its window: paths, plates, planks, companies, and the light that they have carried. */
import { PATHS, PATH_SIGNS, SPACES, spaceOf, type PathSign, type Rewards, type Space } from '../facts'
import { piecesOf, type Piece } from '../pieces'
import type { Journey } from '../view'
import { around, placeAll, type Candidate, type Fixed, type Label } from './place'
import type { Lamp, Light, Window } from './theatre'

export const W = 1922
export const H = 1000
/** As many units as the painted land reaches beyond the board on each side. */
export const MARGIN = 150
/** Below so many pixels a unit, a finger or a mouse does not find its plate. */
const SMALLEST = { finger: 0.5, mouse: 0.34 }
/** Half the size of what can be pressed. */
const TAP = { finger: 22, mouse: 16 }

export interface Way {
  a: string
  b: string
  d: string
  /** The points of its line, in pixels. */
  points: [number, number][]
  walked: '' | 'mine' | 'others'
}

export interface Plate {
  space: Space
  x: number
  y: number
  r: number
}

export type Mark = Label & { at: Candidate } & (
    | { kind: 'village'; space: Space }
    | { kind: 'sign'; sign: PathSign }
    | { kind: 'fee'; space: Space; also: boolean }
    | { kind: 'piece'; piece: Piece; size: number }
    | { kind: 'pitch'; size: number }
  )

export interface Picture {
  ways: Way[]
  plates: Plate[]
  marks: Mark[]
  fixed: Fixed[]
  /** Size of the words on planks. */
  font: number
}

/** The board in a window of this size: all of it where fingers find the plates, else it scrolls. */
export function fit(w: number, h: number, finger: boolean, zoom = 1): Window & { tap: number } {
  const hand = finger ? 'finger' : 'mouse'
  const s = Math.max(SMALLEST[hand], Math.min((w - 24) / W, (h - 40) / H))
  const wide = Math.max(w, W * s + 24)
  const high = Math.max(h, H * s + 40)
  return {
    tap: Math.max(TAP[hand], 27 * s * zoom),
    w: wide * zoom,
    h: high * zoom,
    s: s * zoom,
    ox: ((wide - W * s) / 2) * zoom,
    oy: Math.min((high - H * s) / 2 + 10 * s, MARGIN * s) * zoom,
  }
}

export const trailOf = (journey: Journey, seat: number): Set<string> =>
  new Set(journey.players[seat]?.trail ?? [])

const middle = (space: Space): number => (space.kind === 'village' ? 8 : 0)

/** What can be answered by going to a space: on its own, and for footprints. */
export interface Offers {
  walk(id: string): boolean
  pay(id: string): boolean
  /** The company may make camp where it stands. */
  camp(): boolean
}

export function picture(
  journey: Journey,
  seat: number,
  lines: [number, number][][],
  at: ReturnType<typeof fit>,
  offers: Offers,
): Picture {
  const { s } = at
  const X = (x: number): number => at.ox + x * s
  const Y = (y: number): number => at.oy + y * s
  const font = Math.max(12, Math.min(17, 19.5 * s))
  const r = Math.max(12, 27 * s)
  const trails = journey.players.map((_, n) => trailOf(journey, n))
  const fixed: Fixed[] = []
  const wanted: (Label & Record<string, unknown>)[] = []
  const roads: [number, number][] = []

  const pairs: [string, string][] = [...PATHS, ...PATH_SIGNS.map(({ a, b }): [string, string] => [a, b])]
  const ways = pairs.map(([a, b], n): Way => {
    const ends = [spaceOf(a), spaceOf(b)]
    const covered = (x: number, y: number): boolean =>
      ends.some(
        (one) => one?.kind === 'village' && Math.hypot((x - one.x * W) / 88, (y - one.y * H - 6) / 50) < 1,
      )
    const points = (lines[n] ?? [])
      .filter(([x, y]) => !covered(x, y))
      .map(([x, y]): [number, number] => [X(x), Y(y)])
    roads.push(...points)
    const by = (who: number): boolean => Boolean(trails[who]?.has(a) && trails[who].has(b))
    return {
      a,
      b,
      points,
      d: points.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join(''),
      walked: by(seat) ? 'mine' : trails.some((_, who) => by(who)) ? 'others' : '',
    }
  })

  const plates: Plate[] = SPACES.map((space) => {
    const x = X(space.x * W)
    const y = Y(space.y * H)
    const lit = offers.walk(space.id) || offers.pay(space.id)
    const touch = at.tap + 9
    if (space.kind === 'village') {
      fixed.push({ id: space.id, x, y: y - 26 * s, w: 120 * s, h: 100 * s, soft: 1.2 })
      if (lit) fixed.push({ id: `go ${space.id}`, x, y: y - middle(space) * s, r: touch })
      const count = 1 + (space.rerolls || space.fireflies ? 1 : 0)
      wanted.push({
        id: `plank ${space.id}`,
        kind: 'village',
        space,
        pad: 4,
        w: font * (2.9 + ((space.light ?? 0) > 9 ? 0.7 : 0) + count * 2.75),
        h: font * 2.05,
        candidates: [0, 8, 16, 26, 38, 52, -118 * s].flatMap((dy) =>
          [0, -14, 14, -30, 30, -52, 52, -76, 76, -100, 100].map((dx) => ({
            x: x + dx,
            y: y + 54 * s + font * 0.5 + dy,
            cost: Math.abs(dx) * 1.4 + Math.abs(dy) * 2,
          })),
        ),
      })
    } else fixed.push({ id: space.id, x, y, r: lit ? touch : (space.kind === 'start' ? r * 1.1 : r) + 2 })
    if (lit && offers.pay(space.id)) {
      const also = offers.walk(space.id)
      wanted.push({
        id: `fee ${space.id}`,
        kind: 'fee',
        space,
        also,
        pad: 5,
        w: also ? Math.max(2 * at.tap, font * 3.4) : font * 2.9,
        h: also ? Math.max(2 * at.tap, font * 1.9) : font * 1.8,
        candidates: around(
          x,
          y,
          at.tap + 18 + font * 1.7,
          at.tap + 20 + font * 0.9,
          Math.PI / 2,
          [1, 1.12, 1.3, 1.6, 2, 2.6],
          32,
        ).map((one) => ({ ...one, tie: [x, y] as [number, number] })),
      })
    }
    return { space, x, y, r: space.kind === 'start' ? r * 1.1 : r }
  })

  for (const sign of PATH_SIGNS) {
    const line = lines[pairs.findIndex(([a, b]) => a === sign.a && b === sign.b)] ?? []
    const w = font * (width(sign) + 0.6)
    const h = font * 1.75
    wanted.push({
      id: `sign ${sign.a}-${sign.b}`,
      kind: 'sign',
      sign,
      pad: 4,
      w,
      h,
      onRoad: 2,
      candidates: (line.length ? line.slice(2, 11) : [[sign.x * W, sign.y * H]]).flatMap(
        ([px = 0, py = 0], i) =>
          DIRECTIONS.map(([dx, dy]) => ({
            x: X(px) + dx * (w / 2 + 9),
            y: Y(py) + dy * (h / 2 + 9),
            cost: Math.abs(i - 4) * 12 + Math.hypot(dx, dy) * 26,
            tie: [X(px), Y(py)] as [number, number],
          })),
      ),
    })
  }

  for (const piece of piecesOf(journey)) {
    const space = spaceOf(piece.at) ?? SPACES[0]!
    const x = X(space.x * W)
    const y = Y(space.y * H)
    const camp = piece.what === 'camp'
    const size = camp ? Math.max(24, 42 * s) : Math.max(32, 64 * s)
    const w = camp ? (size * 42) / 34 : (size * 38) / 48
    wanted.push({
      id: `${piece.what} ${piece.seat}`,
      kind: 'piece',
      piece,
      size,
      w,
      h: size,
      onRoad: 0.5,
      candidates:
        space.kind === 'village'
          ? around(x, y - 4 * s, 92 * s + w / 2, 74 * s + 6, camp ? 0.2 : Math.PI - 0.2, [1, 1.2, 1.45, 1.8])
          : around(x, y, r + w / 2 + 3, r + size / 2 - 2, -Math.PI / 2, [1, 1.25, 1.6, 2, 2.5, 3.2], 36),
    })
  }
  const here = spaceOf(journey.players[seat]?.company ?? '')
  if (here && offers.camp()) {
    const size = Math.max(24, 40 * s)
    const side = Math.max(2 * at.tap, (size * 42) / 34 + 8)
    wanted.push({
      id: 'pitch',
      kind: 'pitch',
      size,
      pad: 8,
      w: side,
      h: Math.max(2 * at.tap, size + 8),
      candidates: around(
        X(here.x * W),
        Y(here.y * H) - 4 * s,
        92 * s + side / 2,
        74 * s + at.tap,
        0.1,
        [1, 1.2, 1.45, 1.8, 2.3, 3],
        32,
      ),
    })
  }
  const places = placeAll(wanted, fixed, roads, { x0: 4, y0: 4, x1: at.w - 4, y1: at.h - 4 })
  const marks = wanted.map((label, n) => ({ ...label, at: places[n]! }) as unknown as Mark)
  return { ways, plates, marks, fixed, font }
}

const DIRECTIONS: [number, number][] = [
  [0, 0],
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
  [0.7, -0.7],
  [-0.7, -0.7],
  [0.7, 0.7],
  [-0.7, 0.7],
  [0, -1.8],
  [0, 1.8],
  [1.5, 0],
  [-1.5, 0],
  [1.2, 1.4],
  [-1.2, 1.4],
  [1.2, -1.4],
  [-1.2, -1.4],
]

/** How wide the signs of some rewards are, in letters. */
export function width(rewards: Rewards): number {
  const amounts = [rewards.light, rewards.footprints, rewards.fireflies, rewards.rerolls].filter(Boolean)
  return amounts.length * 2.6 + (rewards.giveUp ? 1.9 : 0)
}

/** The light on the land: where companies have been, wider with each day, and widest about camps. */
export function lights(journey: Journey, lines: [number, number][][]): Light[] {
  const grown = Math.min(90, (journey.round - 1) * 13) + (journey.over ? 60 : 0)
  const found: Light[] = []
  const seen = new Set<string>()
  const camps = new Set(journey.players.map((player) => player.camp))
  const pairs = [...PATHS, ...PATH_SIGNS.map(({ a, b }): [string, string] => [a, b])]
  journey.players.forEach((_, seat) => {
    const trail = trailOf(journey, seat)
    for (const id of trail) {
      const space = spaceOf(id)
      if (!space || seen.has(id)) continue
      seen.add(id)
      const r = (space.kind === 'village' ? 150 : 112) + grown + (camps.has(id) && id !== 'start' ? 80 : 0)
      found.push({ x: space.x * W, y: space.y * H, r })
    }
    pairs.forEach(([a, b], n) => {
      if (!trail.has(a) || !trail.has(b) || seen.has(`${a}-${b}`)) return
      seen.add(`${a}-${b}`)
      lines[n]?.forEach(([x, y], i) => {
        if (i % 3 === 1) found.push({ x, y, r: 96 + grown })
      })
    })
  })
  return found
}

/** A warm spot where somebody stands or camps. */
export function lamps(journey: Journey): Lamp[] {
  const places = new Set(piecesOf(journey).map((piece) => piece.at))
  return [...places].flatMap((id) => {
    const space = spaceOf(id)
    if (!space) return []
    const village = space.kind === 'village'
    return [{ x: space.x * W, y: space.y * H, r: village ? 150 : 92, alpha: village ? 0.2 : 0.42 }]
  })
}
