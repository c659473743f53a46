/** No button of a journey board lies over the middle of another, wherever the company stands. */
import { describe, expect, it } from 'vitest'
import { beside } from '../src/games/glow/beside'
import { middleOf, PATH_SIGNS, PATHS, ROUTES, SPACES, spaceOf, type Space } from '../src/games/glow/facts'

const RATIO = 1.922
const STEP = 2.75 // rem from a space to its second button, whose half is 1.25 rem
/** Width of the board in rem, and how near two middles may come: a mouse is finer than a finger. */
const BOARDS = [
  { screen: 'a desk', wide: 44, apart: 1.4 },
  { screen: 'a phone', wide: 60, apart: 2.5 },
]

interface Spot {
  x: number
  y: number
}

function neighbours(id: string): Space[] {
  const ways = [...PATHS, ...PATH_SIGNS.map(({ a, b }) => [a, b] as const)]
  return ways.filter(([a, b]) => a === id || b === id).map(([a, b]) => spaceOf(a === id ? b : a) as Space)
}

function nearest(spots: Spot[]): number {
  const distances = spots.flatMap((one, i) =>
    spots.slice(i + 1).map((two) => Math.hypot(one.x - two.x, one.y - two.y)),
  )
  return Math.min(Infinity, ...distances)
}

describe.each(BOARDS)('on $screen', ({ wide, apart }) => {
  it.each(SPACES.map(({ id }) => id))('every button of the ways from %s is free', (id) => {
    const lit = neighbours(id)
    const ways = beside(lit, lit, RATIO)
    const middles = lit.map(({ x, y }) => ({ x: x * wide, y: (y / RATIO) * wide }))
    const seconds = lit.map((space, i) => {
      const way = ways.get(space.id)!
      return { x: middles[i]!.x + way.x * STEP, y: middles[i]!.y + way.y * STEP }
    })
    expect(nearest([...middles, ...seconds])).toBeGreaterThan(apart)
  })

  it('every route of the Archipelago has room for its button', () => {
    const middles = ROUTES.map(middleOf).map(({ x, y }) => ({ x: x * wide, y: (y / RATIO) * wide }))
    expect(nearest(middles)).toBeGreaterThan(apart)
  })
})
