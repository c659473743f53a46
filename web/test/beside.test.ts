/** No button of the Land of Shadows lies over the middle of another, wherever the company stands. */
import { expect, it } from 'vitest'
import { beside } from '../src/games/glow/beside'
import { PATHS, SPACES, spaceOf, type Space } from '../src/games/glow/facts'

const RATIO = 1.922
const SMALLEST_BOARD = 44 // rem
const STEP = 2.75 // rem from a space to its second button, whose half is 1.25 rem

function neighbours(id: string): Space[] {
  return PATHS.filter((path) => path.includes(id)).map(([a, b]) => spaceOf(a === id ? b : a) as Space)
}

it.each(SPACES.map(({ id }) => id))('leaves every button of the ways from %s free', (id) => {
  const lit = neighbours(id)
  const ways = beside(lit, lit, RATIO)
  const middles = lit.map(({ x, y }) => ({ x: x * SMALLEST_BOARD, y: (y / RATIO) * SMALLEST_BOARD }))
  const seconds = lit.map((space, i) => {
    const way = ways.get(space.id)!
    return { x: middles[i]!.x + way.x * STEP, y: middles[i]!.y + way.y * STEP }
  })
  const all = [...middles, ...seconds]
  for (const [i, one] of all.entries())
    for (const two of all.slice(i + 1))
      expect(
        Math.hypot(one.x - two.x, one.y - two.y),
        `${id}: ${JSON.stringify([one, two])}`,
      ).toBeGreaterThan(1.4)
})
