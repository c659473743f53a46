/** The Archipelago of Darkness as it lies in its window: routes, badges, planks and boats, and the light about them. */
import { islandOf, ISLANDS, middleOf, ROUTES, type Island, type Route } from '../facts'
import { grouped, piecesOf, type Piece } from '../pieces'
import type { Journey } from '../view'
import { H, W, type fit } from './land'
import { around, placeAll, type Candidate, type Fixed, type Label } from './place'
import type { Lamp, Light } from './theatre'

/** Half the coast of an island, in units of the board. */
export const COAST = { x: 138, y: 74 }
/** An island's drawing stands a little below its point. */
export const LOW = 14

/** A route that can be sailed now. */
export interface Sailing {
  route: Route
  from: Island
  to: Island
  /** Footprints that it costs. */
  fee: number
}

export type Mark = Label & { at: Candidate } & (
    | { kind: 'island'; island: Island }
    | { kind: 'badge'; route: Route }
    | { kind: 'sail'; sailing: Sailing }
    | { kind: 'boat'; piece: Piece & { count: number }; size: number }
  )

export interface Chart {
  routes: { route: Route; d: string }[]
  coasts: { island: Island; x: number; y: number; rx: number; ry: number }[]
  marks: Mark[]
  /** Size of the words on planks. */
  font: number
}

/** The line of a route: it bends so that it passes its badge. */
function lineOf(route: Route): [number, number][] {
  const [a, b, m] = [islandOf(route.a)!, islandOf(route.b)!, middleOf(route)]
  const [cx, cy] = [2 * m.x - (a.x + b.x) / 2, 2 * m.y - (a.y + b.y) / 2]
  return Array.from({ length: 17 }, (_, i): [number, number] => {
    const t = i / 16
    const u = 1 - t
    return [
      (u * u * a.x + 2 * u * t * cx + t * t * b.x) * W,
      (u * u * a.y + 2 * u * t * cy + t * t * b.y) * H + LOW,
    ]
  })
}

const ashore = ({ a, b }: Route, [x, y]: [number, number]): boolean =>
  [islandOf(a)!, islandOf(b)!].some(
    (island) => Math.hypot((x - island.x * W) / COAST.x, (y - island.y * H - LOW) / COAST.y) <= 1,
  )

const gives = ({ rerolls, fireflies, footprints, giveUp }: Island): boolean =>
  Boolean(rerolls || fireflies || footprints || giveUp)

const SHIFTS = [
  [0, 0],
  [0, -16],
  [0, 16],
  [0, -34],
  [0, 34],
  [-24, 0],
  [24, 0],
  [-60, 0],
  [60, 0],
  [0, -58],
  [0, 58],
] as const

export function chart(journey: Journey, at: ReturnType<typeof fit>, sailings: Sailing[]): Chart {
  const { s } = at
  const X = (x: number): number => at.ox + x * s
  const Y = (y: number): number => at.oy + y * s
  const font = Math.max(12.5, Math.min(17.5, 21 * s))
  const fixed: Fixed[] = []
  const wanted: (Label & Record<string, unknown>)[] = []
  const roads: [number, number][] = []

  const routes = ROUTES.map((route) => {
    const line = lineOf(route)
    const open = line.filter((point) => !ashore(route, point))
    const points = (open.length ? open : line).map(([x, y]): [number, number] => [X(x), Y(y)])
    roads.push(...points)
    const sailing = sailings.find((one) => one.route === route)
    const { elements, toll } = route
    wanted.push({
      id: `${route.a}-${route.b}`,
      ...(sailing ? { kind: 'sail', sailing } : { kind: 'badge', route }),
      pad: sailing ? 9 : 4,
      w: sailing
        ? Math.max(2 * at.tap, font * (4.4 + (elements.length > 1 ? 0.9 : 0) + (sailing.fee ? 3 : 0)))
        : font * ((elements.length > 1 ? 3.5 : 2.8) + (toll ? 2.8 : 0) + 0.9),
      h: sailing ? Math.max(2 * at.tap, font * 2.4) : font * 1.8,
      onRoad: 0.2,
      candidates: points.flatMap(([x, y], i) =>
        SHIFTS.map(([dx, dy]) => ({
          x: x + dx,
          y: y + dy,
          cost: Math.abs(i - points.length / 2) * 7 + 3 * Math.hypot(dx, dy),
        })),
      ),
    })
    return { route, d: points.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('') }
  })

  for (const island of ISLANDS) {
    const [x, y] = [X(island.x * W), Y(island.y * H)]
    fixed.push({ id: island.id, x, y: y - 26 * s, w: 150 * s, h: 120 * s, soft: 0.3 })
    wanted.push({
      id: `plank ${island.id}`,
      kind: 'island',
      island,
      pad: 3,
      w: font * (gives(island) ? 5.3 : 3.2),
      h: font * 2.05,
      candidates: [0, 8, 18].flatMap((dy) =>
        [0, -20, 20, -44, 44].map((dx) => ({
          x: x + dx,
          y: y + 50 * s + font * 0.4 + dy,
          cost: Math.abs(dx) + dy * 2,
        })),
      ),
    })
    const boats = grouped(piecesOf(journey).filter((piece) => piece.at === island.id))
    boats.forEach((piece, n) => {
      const size = Math.max(38, 66 * s)
      wanted.push({
        id: `boat ${piece.seat} ${island.id}`,
        kind: 'boat',
        piece,
        size,
        w: Math.max((size * 48) / 54, 2 * at.tap),
        h: Math.max(size, 2 * at.tap),
        onRoad: 1,
        candidates: around(
          x,
          y + 8 * s,
          COAST.x * s + size * 0.38,
          66 * s + size * 0.3,
          n % 2 ? 0.35 : Math.PI - 0.35,
          [1, 1.12, 1.3, 1.6],
          30,
        ),
      })
    })
  }
  const places = placeAll(wanted, fixed, roads, { x0: 6, y0: 6, x1: at.w - 6, y1: at.h - 6 })
  const marks = wanted.map((label, n) => ({ ...label, at: places[n]! }) as unknown as Mark)
  const coasts = ISLANDS.map((island) => ({
    island,
    x: X(island.x * W),
    y: Y(island.y * H + LOW),
    rx: COAST.x * s,
    ry: COAST.y * s,
  }))
  return { routes, coasts, marks, font }
}

/** It is day where boats lie, and a little farther each round. */
export function lights(journey: Journey): Light[] {
  const grown = Math.min(120, (journey.round - 1) * 16) + (journey.over ? 160 : 0)
  return harbours(journey).map(({ x, y }) => ({ x: x * W, y: y * H, r: 200 + grown }))
}

export function lamps(journey: Journey): Lamp[] {
  return harbours(journey).map(({ x, y }) => ({ x: x * W, y: y * H, r: 170, alpha: 0.18 }))
}

function harbours(journey: Journey): Island[] {
  const there = new Set(['centre', ...piecesOf(journey).map(({ at }) => at)])
  return ISLANDS.filter(({ id }) => there.has(id))
}
