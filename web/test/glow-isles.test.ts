/** The Archipelago in its window: nothing covers anything, wherever boats lie and whatever can be sailed. */
import { describe, expect, it } from 'vitest'
import { chart, type Sailing } from '../src/games/glow/art/isles'
import { fit } from '../src/games/glow/art/land'
import { collisions } from '../src/games/glow/art/place'
import { islandOf, ISLANDS, ROUTES } from '../src/games/glow/facts'
import type { Journey } from '../src/games/glow/view'

/** Four people whose boats have gone their ways for some days. */
function journey(round: number): Journey {
  const players = [0, 1, 2, 3].map((seat) => {
    const boats = Array.from({ length: 4 }, () => 'centre')
    for (let day = 1; day < round; day++) {
      const route = ROUTES[(day * 5 + seat * 3) % ROUTES.length]!
      for (const [from, to] of [
        [route.a, route.b],
        [route.b, route.a],
      ] as const)
        if (boats.includes(from) && !boats.includes(to)) {
          boats[boats.indexOf(from)] = to
          break
        }
    }
    return { boats }
  })
  return { board: 'archipelago', round, players, arthur: null, over: false } as unknown as Journey
}

function sailings(now: Journey): Sailing[] {
  const boats = now.players[0]!.boats
  return ROUTES.flatMap((route, n) =>
    [
      [route.a, route.b],
      [route.b, route.a],
    ].flatMap(([a = '', b = '']) =>
      boats.includes(a) && !boats.includes(b)
        ? [{ route, from: islandOf(a)!, to: islandOf(b)!, fee: n % 3 }]
        : [],
    ),
  )
}

const SIZES = [
  [980, 520, false],
  [714, 398, false],
  [366, 430, true],
  [780, 700, true],
  [1500, 800, false],
] as const

describe('the archipelago in its window', () => {
  for (const [w, h, finger] of SIZES)
    for (const zoom of [1, 1.9])
      for (let day = 1; day <= 8; day++)
        it(`covers nothing at ${w} x ${h}, ${zoom} times as large, on day ${day}`, () => {
          const now = journey(day)
          const { marks } = chart(now, fit(w, h, finger, zoom), sailings(now))
          expect(marks.length).toBeGreaterThan(ISLANDS.length + ROUTES.length)
          expect(
            collisions(
              marks,
              marks.map(({ at }) => at),
              [],
            ),
          ).toEqual([])
        })
})
