/** Bonfire's arithmetic on the page agrees with the engine: conditions, fate tiles, what can be paid, what happens. */
import { describe, expect, it } from 'vitest'
import { AREA, FATE_TILES, ISLANDS, place, POWERS, RING, ROUTES, TASKS } from '../src/games/bonfire/facts'
import { cellsOf, fits, yields, type Ghost } from '../src/games/bonfire/fate'
import { SIGNS } from '../src/games/bonfire/icons'
import { canFetch, canPayResources, canPayTokens, taskCost, taskSides } from '../src/games/bonfire/pay'
import { groupSizes, need, progress } from '../src/games/bonfire/tasks'
import { taskSigns } from '../src/games/bonfire/taskSigns'
import type { Cell, Realm, Villager, Way } from '../src/games/bonfire/view'
import type { Event } from '../src/lib/wire'
import recorded from './bonfire-games.json'

interface Moment {
  seat: number
  text: string
  events: Event[]
  player: Villager
  gifts: Record<string, number[]>
  /** How far every task is, as the engine counts. */
  progress: Record<string, [number, number]>
}

const moments = recorded as unknown as Moment[]
const giftsOf = ({ gifts, seat }: Moment): Record<string, number> =>
  Object.fromEntries(Object.entries(gifts).map(([slug, all]) => [slug, all[seat] ?? 0]))

function villager(more: Partial<Villager> = {}): Villager {
  return { ...structuredClone(moments[0]!.player), gnomes: [], ...more }
}

const none = { ship: 0, path: 0, task: 0, 'great-bonfire': 0, guardian: 0, gnome: 0, wild: 0 }
const nothing = { flower: 0, fruit: 0, herb: 0, shell: 0, root: 0, gold: 0 }

describe('tasks', () => {
  it('the page counts what the engine counts, for every task there is', () => {
    const met = new Set<string>()
    for (const moment of moments) {
      for (const [task, [have, need]] of Object.entries(moment.progress)) {
        expect([task, progress(moment.player, task, giftsOf(moment))]).toEqual([task, { have, need }])
        if (have > 0) met.add(TASKS[task]!.kind)
      }
    }
    expect(met.size).toBeGreaterThan(15)
  })

  it('every task can be drawn and asks for something', () => {
    for (const task of Object.values(TASKS)) {
      expect(need(task)).toBeGreaterThan(0)
      for (const { sign } of taskSigns(task)) expect([task.kind, sign in SIGNS]).toEqual([task.kind, true])
    }
  })

  it.each<[string, Partial<Villager>, Record<string, number>, number]>([
    ['b01', { guardians: { own: 'start', pink: 'space 1', grey: '', brown: '', blue: '' } }, {}, 1],
    ['b20', { resources: { ...nothing, flower: 5, herb: 1, gold: 9 } }, {}, 3],
    ['b21', {}, { a1: 2, a2: 1 }, 2],
    ['b22', {}, { a1: 2, a2: 1 }, 2],
    ['r03', { path: ['p01', 'p02', 'p07', 'p12'] }, {}, 3],
    ['r05', { resources: { ...nothing, gold: 3 } }, {}, 3],
    ['r16', {}, { b2: 3 }, 1],
    ['y05', { gnomes: ['s1', 'e1', 'e6'] }, {}, 2],
    ['y14', { resources: { ...nothing, root: 4, gold: 5 } }, {}, 4],
    ['y16', { tokens: { ...none, 'great-bonfire': 2, wild: 3 } }, {}, 2],
    [
      'y19',
      { guardians: { own: 'bonfire 2', pink: 'space 1', grey: 'bonfire 7', brown: '', blue: '' } },
      {},
      2,
    ],
  ])('%s', (task, more, gifts, have) => {
    expect(progress(villager(more), task, gifts).have).toBe(have)
  })

  it('groups are those that share an edge', () => {
    const at = (row: number, column: number): Cell => ({ row, column, symbol: 'ship' })
    expect(groupSizes([at(1, 1), at(1, 2), at(2, 3), at(3, 3)]).sort()).toEqual([2, 2])
  })
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

describe('what can be paid', () => {
  it.each([
    [{ ship: 2 }, { ship: 2 }, true],
    [{ ship: 1 }, { ship: 2 }, false],
    [{ ship: 1, wild: 1 }, { ship: 2 }, true],
    [{ path: 2 }, { ship: 1 }, true],
    [{ path: 1, wild: 1 }, { ship: 1, task: 1 }, false],
    [{ path: 3, wild: 1 }, { ship: 1, task: 1 }, true],
    [{ ship: 3, task: 0 }, { ship: 1, task: 1 }, true],
    [{}, {}, true],
  ])('tokens %j for %j: %s', (held, bill, possible) => {
    expect(canPayTokens(villager({ tokens: { ...none, ...held } }), bill)).toBe(possible)
  })

  it('a yellow token counts twice with the Alchemist, but for one type', () => {
    const player = villager({ tokens: { ...none, wild: 1 }, gnomes: [POWERS.doubleWild] })
    expect(canPayTokens(player, { ship: 2 })).toBe(true)
    expect(canPayTokens(player, { ship: 1, task: 1 })).toBe(false)
  })

  it.each([
    [{ flower: 1, herb: 1 }, ['flower', 'herb'], true],
    [{ flower: 1 }, ['flower', 'flower'], false],
    [{ flower: 1, gold: 1 }, ['flower', 'flower'], true],
    [{ flower: 3 }, ['flower', 'herb'], true],
    [{ gold: 2 }, ['herb', 'root'], true],
    [{ shell: 3, root: 1 }, ['herb', 'flower'], true],
    [{ shell: 1, gold: 1 }, ['any', 'any'], true],
    [{ shell: 1 }, ['any', 'any'], false],
  ] as const)('resources %j for %j: %s', (held, kinds, possible) => {
    expect(canPayResources(villager({ resources: { ...nothing, ...held } }), [...kinds])).toBe(possible)
  })

  it('a voyage and its task are paid together', () => {
    const player = villager({
      ship: 'a1',
      voyages: { b2: 2 },
      tokens: { ...none, ship: 2, task: 1 },
      resources: { ...nothing, root: 1, herb: 1 },
      gifts: { open: ['herb', 'shell'], below: [4, 4], unseen: [] },
    })
    player.slots = player.slots.map((slot) => ({ ...slot, task: '' }))
    expect(taskSides(player, 'b2', 0)).toEqual([0])
    expect(taskSides(player, 'b2', 1)).toEqual([])
    expect(taskCost(player, 1)).toBe(2)
    expect(taskCost({ ...player, gnomes: [POWERS.oneTaskToken] }, 1)).toBe(1)
    expect(taskSides({ ...player, gnomes: [POWERS.anyForTasks] }, 'b2', 0)).toEqual([0, 1])
  })

  it('a guardian is fetched once, and where there is one', () => {
    const player = villager({ ship: 'b1', tokens: { ...none, guardian: 1 } })
    const guardians = { own: 'start', pink: '', grey: '', brown: '', blue: '' }
    expect(canFetch({ ...player, guardians }, 'b1', 3)).toBe(true)
    expect(canFetch({ ...player, guardians }, 'b1', 0)).toBe(false)
    expect(canFetch({ ...player, guardians: { ...guardians, pink: 'start' } }, 'b1', 3)).toBe(false)
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
