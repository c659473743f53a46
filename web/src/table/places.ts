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
