/** Where the pieces of a land go: rows in its roomiest box, as large as they fit. */
import type { Box } from '../geometry'
import type { Group } from '../pieces'

export interface Placed {
  group: Group
  x: number
  y: number
  /** Of one unit of a token's own drawing, which is 24 units high. */
  scale: number
}

/** Side of a token's drawing. */
export const TOKEN = 24
const COUNT = 11
const COUNT_WIDE = 20
const GAP = 4
const LINE = 1.12
const LARGEST = 3.3
/** Outlines bulge beyond their box, so pieces may reach over it a little. */
const OVER = 1.12

export function widthOf(group: Group): number {
  return TOKEN + (group.count > 9 ? COUNT_WIDE : group.count > 1 ? COUNT : 0) + (group.sacred ? 5 : 0)
}

function widthOfRow(row: Group[]): number {
  return row.reduce((sum, group) => sum + widthOf(group), 0) + GAP * (row.length - 1)
}

/** Everything in rows under a heading of this height: as many rows as let the pieces be largest. */
export function place(rows: Group[][], room: Box, heading: number): Placed[] {
  const groups = rows.flat()
  if (!groups.length) return []
  const free = Math.max(room.h - heading, room.h / 2)
  const best = [rows, ...groups.map((_, i) => broken(groups, i + 1))]
    .map((found) => fit(found, room.w * OVER, free * OVER))
    .reduce((a, b) => (b.scale > a.scale * 1.05 ? b : a))
  const { scale } = best
  const height = best.rows.length * TOKEN * LINE * scale
  const top = room.y + room.h / 2 - free + (free - height) / 2
  return best.rows.flatMap((row, i) => {
    let x = room.x - (widthOfRow(row) * scale) / 2
    return row.map((group) => {
      const placed = { group, x, y: top + (i + (LINE - 1) / 2) * TOKEN * LINE * scale, scale }
      x += (widthOf(group) + GAP) * scale
      return placed
    })
  })
}

function fit(rows: Group[][], w: number, h: number): { rows: Group[][]; scale: number } {
  const widest = Math.max(...rows.map(widthOfRow))
  return { rows, scale: Math.min(w / widest, h / (rows.length * TOKEN * LINE), LARGEST) }
}

/** The groups in so many rows, in their order, none much wider than the others. */
function broken(groups: Group[], count: number): Group[][] {
  const share = widthOfRow(groups) / count
  const found: Group[][] = [[]]
  for (const group of groups) {
    const row = found.at(-1)!
    if (row.length && found.length < count && widthOfRow([...row, group]) > share * 1.1) found.push([group])
    else row.push(group)
  }
  return found
}
