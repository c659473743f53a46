/** Where a second button goes beside its space, so that it covers no other button. */

export interface Spot {
  id: string
  x: number
  y: number
}

/** The width of a button beside its neighbour, as a part of the board's width on the smallest screen. */
const STEP = 2.75 / 44
const EDGE = 0.04

/**
 * A direction (of length 1) for each space: the one that is farthest from every other button on the board, and on it.
 * Spots are in parts of the board's width and height; `ratio` is width over height.
 */
export function beside(
  spaces: Spot[],
  buttons: Spot[],
  ratio: number,
): Map<string, { x: number; y: number }> {
  const taken = buttons.map((spot) => ({ x: spot.x, y: spot.y / ratio }))
  const found = new Map<string, { x: number; y: number }>()
  for (const space of spaces) {
    let best = { x: 0, y: 1 }
    let room = -1
    for (let turn = 0; turn < 16; turn++) {
      const way = { x: Math.cos((turn * Math.PI) / 8), y: Math.sin((turn * Math.PI) / 8) }
      const at = { x: space.x + way.x * STEP, y: space.y / ratio + way.y * STEP }
      if (at.x < EDGE || at.x > 1 - EDGE || at.y < EDGE || at.y > 1 / ratio - EDGE) continue
      const free = Math.min(...taken.map((spot) => Math.hypot(spot.x - at.x, spot.y - at.y)))
      if (free > room + 1e-9) {
        best = way
        room = free
      }
    }
    found.set(space.id, best)
    taken.push({ x: space.x + best.x * STEP, y: space.y / ratio + best.y * STEP })
  }
  return found
}
