/** The Land of Shadows in its window: nothing covers anything, and light lies where companies have walked. */
import { describe, expect, it } from 'vitest'
import { ground } from '../src/games/glow/art/ground.mjs'
import { fit, lights, picture } from '../src/games/glow/art/land'
import { collisions } from '../src/games/glow/art/place'
import board from '../src/games/glow/boards.json'
import { PATHS, PATH_SIGNS } from '../src/games/glow/facts'
import type { Journey, Traveller } from '../src/games/glow/view'

const lines = ground(board).ways
const none = { walk: () => false, pay: () => false, camp: () => false }
const ways = [...PATHS, ...PATH_SIGNS.map(({ a, b }): [string, string] => [a, b])]
const neighbours = (id: string): string[] => ways.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []))

/** Companies that walk on and on, each its own way; they camp in the villages that they meet. */
function journey(round: number): Journey {
  const players = [0, 1, 2].map((seat) => {
    let company = 'start'
    let camp = 'start'
    const trail = ['start']
    for (let step = 0; step < 3 * (round - 1); step++) {
      const next = neighbours(company).filter((id) => !trail.includes(id))
      company = next[(step + seat * 7) % Math.max(1, next.length)] ?? company
      if (!trail.includes(company)) trail.push(company)
      if (company.startsWith('v')) camp = company
    }
    return { company, camp, trail, boats: [] } as unknown as Traveller
  })
  return { board: 'shadows', round, players, arthur: null, over: false } as unknown as Journey
}

const SIZES = [
  [980, 520, false],
  [714, 398, false],
  [366, 410, true],
  [780, 700, true],
  [1500, 800, false],
] as const

describe('the land in its window', () => {
  for (const [w, h, finger] of SIZES)
    for (let day = 1; day <= 8; day++)
      it(`covers nothing at ${w} x ${h} on day ${day}`, () => {
        const now = journey(day)
        const open = neighbours(now.players[0]!.company)
        const offers = {
          walk: (id: string): boolean => open.indexOf(id) % 2 === 0,
          pay: (id: string): boolean => open.includes(id),
          camp: (): boolean => now.players[0]!.company.startsWith('v'),
        }
        const { marks, fixed } = picture(now, 0, lines, fit(w, h, finger), offers)
        expect(
          collisions(
            marks,
            marks.map(({ at }) => at),
            fixed.filter(({ r }) => r !== undefined),
          ),
        ).toEqual([])
      })

  it('shows the whole board where a mouse can find the plates', () => {
    const at = fit(980, 520, false)
    expect([at.w, at.h]).toEqual([980, 520])
  })
})

describe('light', () => {
  it('lies at the start on the first day, and grows with the trails', () => {
    expect(lights(journey(1), lines)).toHaveLength(1)
    expect(lights(journey(4), lines).length).toBeGreaterThan(20)
  })

  it('marks the ways I have walked apart from those of others', () => {
    const drawn = picture(journey(3), 1, lines, fit(980, 520, false), none)
    const mine = drawn.ways.filter(({ walked }) => walked === 'mine').length
    const others = drawn.ways.filter(({ walked }) => walked === 'others').length
    expect(mine).toBeGreaterThan(0)
    expect(others).toBeGreaterThan(0)
  })
})
