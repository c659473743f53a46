/** Bonfire's arithmetic on the page agrees with the engine: conditions, fate tiles, what can be paid, what happens. */
import { describe, expect, it } from 'vitest'
import { AREA, FATE_TILES, ISLANDS, place, POWERS, RING, ROUTES, TASKS } from '../src/games/bonfire/facts'
import { cellsOf, fits, yields, type Ghost } from '../src/games/bonfire/fate'
import { SIGNS } from '../src/games/bonfire/icons'
import { taskSigns } from '../src/games/bonfire/taskSigns'
import type { Cell, Realm, Villager, Way } from '../src/games/bonfire/view'
import type { Event } from '../src/lib/wire'
import recorded from './bonfire-games.json'

interface Moment {
  seat: number
  text: string
  events: Event[]
  player: Villager
}

const moments = recorded as unknown as Moment[]

it('every task can be drawn', () => {
  for (const task of Object.values(TASKS)) {
    for (const { sign } of taskSigns(task)) expect([task.kind, sign in SIGNS]).toEqual([task.kind, true])
    if (task.kind === 'cells')
      expect([task.what, AREA]).toEqual([task.what, { ...AREA, [task.what!]: expect.anything() }])
  }
})

describe('the fate area', () => {
  const laid = moments.filter(({ text }) => text.startsWith('lay '))

  function ghostOf(moment: Moment): Ghost {
    const [, row, column, way] = moment.text.split(' ')
    const event = moment.events.find(({ name }) => name === 'places-tile')
    return {
      tile: String(event?.args['tile']).replace('fate-', ''),
      row: Number(row),
      column: Number(column),
      way: way as Way,
    }
  }

  it('a tile yields on the page what it yielded in the game', () => {
    expect(laid.length).toBeGreaterThan(8)
    for (const moment of laid) {
      const found = yields(
        moment.player.fate.cells,
        ghostOf(moment),
        moment.player.gnomes.includes(POWERS.doubleSymbol),
      )
      const gained: Record<string, number> = {}
      for (const { name, args } of moment.events) {
        if (name !== 'gains') continue
        for (const [, kind = '', n] of String(args['things']).matchAll(/(?:token|resource)s-(\S+) (\d+)/g))
          gained[kind] = (gained[kind] ?? 0) + Number(n)
      }
      expect(found).toEqual(gained)
    }
  })

  it('what was legal in the game is legal on the page', () => {
    for (const moment of laid)
      expect(
        fits(moment.player.fate.cells, ghostOf(moment), moment.player.gnomes.includes(POWERS.overhang)),
      ).toBe(true)
  })

  it('a tile must touch, must not overlap, and stays inside without the Stargazer', () => {
    const cells = cellsOf({ tile: 'f1', row: 2, column: 4, way: 'right' })
    const ghost = (row: number, column: number, way: Way): Ghost => ({ tile: 'f2', row, column, way })
    expect(fits(cells, ghost(3, 4, 'right'), false)).toBe(true)
    expect(fits(cells, ghost(2, 5, 'right'), false)).toBe(false)
    expect(fits(cells, ghost(4, 4, 'right'), false)).toBe(false)
    expect(fits(cells, ghost(0, 4, 'down'), false)).toBe(false)
    expect(fits(cells, ghost(0, 4, 'down'), true)).toBe(true)
    expect(fits([{ row: 1, column: 1, symbol: 'ship' }], ghost(-1, 1, 'right'), true)).toBe(false)
  })

  it('turned round, the symbols run the other way', () => {
    const right = cellsOf({ tile: 'f1', row: 2, column: 4, way: 'right' })
    const left = cellsOf({ tile: 'f1', row: 2, column: 4, way: 'left' })
    expect(left.map(({ column }) => column)).toEqual(right.map(({ column }) => column).toReversed())
    expect(right.map(({ symbol }) => symbol)).toEqual(FATE_TILES['f1'])
  })
})

describe('the boards', () => {
  it('routes join islands that lie beside one another, and all hang together', () => {
    const seen = new Set(['a1'])
    for (let before = 0; before < seen.size;) {
      before = seen.size
      for (const [a, b] of ROUTES) {
        expect(a in ISLANDS && b in ISLANDS).toBe(true)
        if (seen.has(a) || seen.has(b)) seen.add(a).add(b)
      }
    }
    expect(seen.size).toBe(Object.keys(ISLANDS).length)
    const spots = Object.keys(ISLANDS).map((slug) => JSON.stringify(place(slug)))
    expect(new Set([...spots, JSON.stringify(place('dock'))]).size).toBe(spots.length + 1)
  })

  it('the ring has seven spaces, and marked cells lie inside the fate area', () => {
    expect(RING).toHaveLength(7)
    for (const [row, column] of [...AREA.gold, ...AREA.wild, ...AREA.highlighted])
      expect([row! <= AREA.rows, column! <= AREA.columns]).toEqual([true, true])
  })
})
