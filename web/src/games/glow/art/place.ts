/**
 * Where words and pieces go, so that nothing covers anything.
 *
 * Every label has a size and a list of candidates: a place, and what we would pay for it. Fixed things are discs and
 * boxes. First the labels that have least room choose, each the cheapest candidate; then everyone is asked again,
 * knowing where the others lie, until nobody moves. No chance is involved: one position, one picture.
 */

export interface Candidate {
  x: number
  y: number
  cost: number
  /** The point from which a label hangs on a string. */
  tie?: [number, number]
}

export interface Label {
  id: string
  w: number
  h: number
  /** Room to keep around it. */
  pad?: number
  candidates: Candidate[]
  /** What a point of a road below it costs. */
  onRoad?: number
}

/** A disc, or a box where it has no radius. `soft` things may be covered a little. */
export interface Fixed {
  id: string
  x: number
  y: number
  r?: number
  w?: number
  h?: number
  soft?: number
}

export interface Bounds {
  x0: number
  y0: number
  x1: number
  y1: number
}

interface Rect {
  x: number
  y: number
  w: number
  h: number
}

const GAP = 3
const ROUNDS = 12
/** What nobody pays who does not lie on something. */
const STUCK = 300

const overlap = (a: Rect, b: Rect, gap: number): number => {
  const w = Math.min(a.x + a.w / 2, b.x + b.w / 2) - Math.max(a.x - a.w / 2, b.x - b.w / 2) + gap
  const h = Math.min(a.y + a.h / 2, b.y + b.h / 2) - Math.max(a.y - a.h / 2, b.y - b.h / 2) + gap
  return w > 0 && h > 0 ? w * h + 40 : 0
}

const overDisc = (a: Rect, x: number, y: number, r: number, gap: number): number => {
  const dx = Math.max(0, Math.abs(x - a.x) - a.w / 2)
  const dy = Math.max(0, Math.abs(y - a.y) - a.h / 2)
  const deep = r + gap - Math.hypot(dx, dy)
  return deep > 0 ? deep * 30 + 60 : 0
}

/** All that a label may come to lie near: what lies elsewhere costs it nothing. */
function reachOf({ candidates }: Label, { w, h }: { w: number; h: number }): Bounds {
  const reach = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity }
  for (const { x, y } of candidates) {
    reach.x0 = Math.min(reach.x0, x - w / 2 - GAP)
    reach.y0 = Math.min(reach.y0, y - h / 2 - GAP)
    reach.x1 = Math.max(reach.x1, x + w / 2 + GAP)
    reach.y1 = Math.max(reach.y1, y + h / 2 + GAP)
  }
  return reach
}

const within = ({ x0, y0, x1, y1 }: Bounds, x: number, y: number, rx: number, ry: number): boolean =>
  x + rx > x0 && x - rx < x1 && y + ry > y0 && y - ry < y1

/** Every label at its place, in the order given. */
export function placeAll(
  labels: Label[],
  fixed: Fixed[],
  roads: [number, number][],
  bounds: Bounds,
): Candidate[] {
  const boxes = labels.map(({ w, h, pad = 0 }) => ({ w: w + 2 * pad, h: h + 2 * pad }))
  const costs = labels.map((label, n) => {
    const reach = reachOf(label, boxes[n]!)
    const things = fixed.filter(({ x, y, r, w = 0, h = 0 }) => within(reach, x, y, r ?? w / 2, r ?? h / 2))
    const below = roads.filter(([x, y]) => within(reach, x, y, 0, 0))
    return label.candidates.map((one) => {
      const box = { x: one.x, y: one.y, ...boxes[n]! }
      let cost = one.cost
      for (const thing of things) {
        const over =
          thing.r === undefined
            ? overlap(box, { x: thing.x, y: thing.y, w: thing.w ?? 0, h: thing.h ?? 0 }, GAP)
            : overDisc(box, thing.x, thing.y, thing.r, GAP)
        cost += over * (thing.soft ?? 6)
      }
      for (const [x, y] of below)
        if (Math.abs(x - one.x) < box.w / 2 && Math.abs(y - one.y) < box.h / 2) cost += label.onRoad ?? 9
      const out = Math.max(
        0,
        bounds.x0 - (one.x - box.w / 2),
        one.x + box.w / 2 - bounds.x1,
        bounds.y0 - (one.y - box.h / 2),
        one.y + box.h / 2 - bounds.y1,
      )
      return cost + out * 400
    })
  })
  const room = costs.map((list) => list.filter((cost) => cost < 200).length)
  const order = labels.map((_, n) => n).sort((a, b) => room[a]! - room[b]!)
  const places: (Candidate | null)[] = labels.map(() => null)
  const best = (n: number): Candidate => {
    let found = labels[n]!.candidates[0]!
    let least = Infinity
    labels[n]!.candidates.forEach((one, i) => {
      let cost = costs[n]![i]!
      if (cost >= least) return
      const box = { x: one.x, y: one.y, ...boxes[n]! }
      places.forEach((other, m) => {
        if (m !== n && other) cost += overlap(box, { x: other.x, y: other.y, ...boxes[m]! }, GAP) * 6
      })
      if (cost < least) {
        least = cost
        found = one
      }
    })
    return found
  }
  for (const n of order) places[n] = best(n)
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false
    for (const n of order) {
      const place = best(n)
      if (place !== places[n]) {
        places[n] = place
        moved = true
      }
    }
    if (!moved) break
  }
  // Who still lies on something asks a neighbour to move over.
  const boxOf = (n: number, at = places[n]!): Rect => ({ x: at.x, y: at.y, ...boxes[n]! })
  const own = (n: number, at = places[n]!): number => costs[n]![labels[n]!.candidates.indexOf(at)]!
  const total = (list: number[]): number => {
    let sum = 0
    for (const n of list) {
      sum += own(n)
      for (let m = 0; m < labels.length; m++)
        if (m !== n && (m > n || !list.includes(m))) sum += overlap(boxOf(n), boxOf(m), GAP) * 6
    }
    return sum
  }
  for (const n of order) {
    if (total([n]) < STUCK) continue
    for (const [i, wish] of labels[n]!.candidates.entries()) {
      if (costs[n]![i]! >= STUCK) continue
      const moved = labels.flatMap((_, m) => (m !== n && overlap(boxOf(n, wish), boxOf(m), GAP) ? [m] : []))
      if (!moved.length || moved.length > 2) continue
      const before = [n, ...moved].map((m) => places[m]!)
      const was = total([n, ...moved])
      places[n] = wish
      for (const m of moved) places[m] = best(m)
      if (total([n, ...moved]) < was) break
      ;[n, ...moved].forEach((m, k) => (places[m] = before[k]!))
    }
  }
  return places.map((place) => place!)
}

/** Places around a point: rings of directions; `up` is the direction that costs nothing. */
export function around(
  x: number,
  y: number,
  rx: number,
  ry: number,
  up = -Math.PI / 2,
  rings = [1, 1.25, 1.6],
  turns = 24,
): Candidate[] {
  const full = Math.PI * 2
  return rings.flatMap((ring) =>
    Array.from({ length: turns }, (_, i) => {
      const angle = (i / turns) * full
      const turn = Math.abs(angle - ((up + full) % full))
      const off = Math.min(turn, full - turn)
      return {
        x: x + Math.cos(angle) * rx * ring,
        y: y + Math.sin(angle) * ry * ring,
        cost: off * 16 + (ring - 1) * 90,
      }
    }),
  )
}

/** What covers what: the test of a layout. */
export function collisions(labels: Label[], places: Candidate[], fixed: Fixed[]): string[] {
  const found: string[] = []
  labels.forEach((label, n) => {
    const box = { ...places[n]!, w: label.w, h: label.h }
    labels.forEach((other, m) => {
      if (m > n && overlap(box, { ...places[m]!, w: other.w, h: other.h }, 0))
        found.push(`${label.id} on ${other.id}`)
    })
    for (const thing of fixed)
      if (thing.r !== undefined && overDisc(box, thing.x, thing.y, thing.r, 0))
        found.push(`${label.id} on ${thing.id}`)
  })
  return found
}
