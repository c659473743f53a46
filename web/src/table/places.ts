/** Where things lie on the screen: who is next in a direction, and where there is room beside something. */

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const middle = ({ left, top, right, bottom }: Box): [number, number] => [
  (left + right) / 2,
  (top + bottom) / 2,
]

/** The index of the nearest box that way; what lies off the straight line counts double. -1: there is none. */
export function nearest(from: Box, boxes: readonly Box[], dx: number, dy: number): number {
  const [x, y] = middle(from)
  let best = -1
  let least = Infinity
  boxes.forEach((box, i) => {
    const [bx, by] = middle(box)
    const ahead = (bx - x) * dx + (by - y) * dy
    const aside = Math.abs((bx - x) * dy) + Math.abs((by - y) * dx)
    const far = ahead + 2 * aside
    if (ahead > 1 && aside < 4 * ahead && far < least) {
      least = far
      best = i
    }
  })
  return best
}

/** A corner for something so large beside a box: in the window, and over as few of the others as can be. */
export function beside(
  box: Box,
  width: number,
  height: number,
  others: readonly Box[],
): { left: number; top: number } {
  const room = { width: globalThis.innerWidth ?? 0, height: globalThis.innerHeight ?? 0 }
  const fit = (at: number, size: number, all: number): number => Math.max(8, Math.min(at, all - size - 8))
  const gap = 14
  const tries = [
    [box.right + gap, box.top],
    [box.left - width - gap, box.top],
    [box.left - width / 2, box.bottom + gap],
    [box.left - width / 2, box.top - height - gap],
    [box.right + gap, box.bottom + gap],
    [box.left - width - gap, box.top - height - gap],
  ].map(([x = 0, y = 0]) => ({ left: fit(x, width, room.width), top: fit(y, height, room.height) }))
  const hidden = ({ left, top }: { left: number; top: number }): number =>
    [...others, box].filter(
      (one) => one.left < left + width && one.right > left && one.top < top + height && one.bottom > top,
    ).length
  return tries.reduce((best, one) => (hidden(one) < hidden(best) ? one : best))
}

/** The corner of a whole that lies farthest from a box in it: what a map tells of its lands hides no neighbour of theirs. */
export function opposite(box: Box, width: number, height: number, whole: Box): { left: number; top: number } {
  const [x, y] = middle(box)
  const [midX, midY] = middle(whole)
  return {
    left: x > midX ? whole.left + 8 : whole.right - width - 8,
    top: y > midY ? whole.top + 8 : Math.max(whole.top, whole.bottom - height) - 8,
  }
}

/** How far it is from a stretch of the page up and down to the nearest of these that do not show in it; 0: none lies there. */
export function beyond(
  boxes: readonly Pick<Box, 'top' | 'bottom'>[],
  top: number,
  bottom: number,
): { up: number; down: number; seen: boolean } {
  const shows = (one: Pick<Box, 'top' | 'bottom'>): boolean =>
    Math.min(one.bottom, bottom) - Math.max(one.top, top) >= Math.min(24, (one.bottom - one.top) / 2)
  const hidden = boxes.filter((one) => !shows(one)).map((one) => (one.top + one.bottom - top - bottom) / 2)
  const nearest = (ways: number[]): number => (ways.length ? Math.min(...ways.map(Math.abs)) : 0)
  return {
    up: nearest(hidden.filter((way) => way < 0)),
    down: nearest(hidden.filter((way) => way > 0)),
    seen: !boxes.length || hidden.length < boxes.length,
  }
}

/** What of a box lies in another; null where nothing does. */
export function clipped(box: Box, within: Box): Box | null {
  const left = Math.max(box.left, within.left)
  const top = Math.max(box.top, within.top)
  const right = Math.min(box.right, within.right)
  const bottom = Math.min(box.bottom, within.bottom)
  return right > left && bottom > top ? { left, top, right, bottom } : null
}

const shared = (one: Box, other: Box): number => {
  const both = clipped(one, other)
  return both ? (both.right - both.left) * (both.bottom - both.top) : 0
}

const GAP = 26 // room for an arrow
const EDGE = 8
const TOUCHED = 1e6 // not even a hair's breadth of the first thing is covered where there is any other room

/**
 * A corner for a bubble of this size: as little as can be of what it speaks of is covered, then as little as can be of
 * what is busy and of what else is drawn, then it lies near the first thing. Without a thing: at the foot of the room.
 */
export function placed(
  things: readonly Box[],
  width: number,
  height: number,
  room: Box,
  busy: readonly Box[],
  drawn: readonly Box[] = [],
): { left: number; top: number } {
  const fit = (at: number, size: number, from: number, to: number): number =>
    Math.round(Math.max(from + EDGE, Math.min(at, to - size - EDGE)))
  const at = (left: number, top: number): { left: number; top: number } => ({
    left: fit(left, width, room.left, room.right),
    top: fit(top, height, room.top, room.bottom),
  })
  const [first] = things
  const center = (room.left + room.right - width) / 2
  if (!first) {
    const foot = Math.min(room.bottom, ...busy.map(({ top }) => top).filter((top) => top > room.top + height))
    return at(center, foot - height - EDGE)
  }
  const [x, y] = middle(first)
  const columns = [
    x - width / 2,
    first.left,
    first.right - width,
    first.right + GAP,
    first.left - GAP - width,
    room.left,
    room.right - width,
    center,
  ]
  const rows = [
    y - height / 2,
    first.top,
    first.bottom - height,
    first.bottom + GAP,
    first.top - GAP - height,
    room.top,
    room.bottom - height,
  ]
  for (const one of busy) rows.push(one.top - height - EDGE)
  const cost = ({ left, top }: { left: number; top: number }): number => {
    const mine = { left, top, right: left + width, bottom: top + height }
    const [mx, my] = middle(mine)
    const edge = first && clipped(first, mine) ? TOUCHED : 0
    const over = things.reduce((sum, thing, i) => sum + shared(thing, mine) * (i ? 20 : 400), edge)
    const inTheWay = busy.reduce((sum, one) => sum + shared(one, mine), 0)
    const hidden = drawn.reduce((sum, one) => sum + shared(one, mine), 0)
    return over + 3 * inTheWay + 0.2 * hidden + Math.hypot(mx - x, my - y) * 30
  }
  const tries = columns.flatMap((left) => rows.map((top) => at(left, top)))
  return tries.reduce((best, one) => (cost(one) < cost(best) ? one : best))
}

/** A path from one box to the edge of another, with a head; '' where they touch. */
export function arrow(from: Box, to: Box): string {
  /** Where the path begins and ends on one axis: straight where both share a stretch of it. */
  const along = (low: number, high: number, toLow: number, toHigh: number): [number, number] => {
    const shares = [Math.max(low, toLow), Math.min(high, toHigh)] as const
    if (shares[0] >= shares[1]) return high <= toLow ? [high, toLow] : [low, toHigh]
    const at = Math.max(shares[0], Math.min((toLow + toHigh) / 2, shares[1]))
    return [at, at]
  }
  const [sx, ex] = along(from.left, from.right, to.left, to.right)
  const [sy, ey] = along(from.top, from.bottom, to.top, to.bottom)
  const far = Math.hypot(ex - sx, ey - sy)
  if (far < 12) return ''
  const [ux, uy] = [(ex - sx) / far, (ey - sy) / far]
  const [tx, ty] = [ex - ux * 4, ey - uy * 4]
  const head = Math.min(13, far / 2)
  const point = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`
  const wing = (side: number): string =>
    point(tx - (ux + uy * side * 0.7) * head, ty - (uy - ux * side * 0.7) * head)
  return `M${point(sx, sy)}L${point(tx, ty)}M${wing(1)}L${point(tx, ty)}L${wing(-1)}`
}
