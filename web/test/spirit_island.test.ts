/** Spirit Island's page: the drawing, the counting, the forecast and the plan against the engine's own positions. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { View } from '../src/games/game'
import { innateLevels, levelOf, wakes, withCard } from '../src/games/spirit_island/elements'
import { linesOf, panelOf, powerMessage, powerOf } from '../src/games/spirit_island/facts'
import {
  canExplore,
  cardOf,
  exploreChances,
  landsOf,
  matches,
  nextCards,
  runsOf,
} from '../src/games/spirit_island/forecast'
import { bestTurn, chartOf, contains, neighbour } from '../src/games/spirit_island/geometry'
import { invadersIn, kindOf, rowsOf } from '../src/games/spirit_island/pieces'
import { place, TOKEN, widthOf } from '../src/games/spirit_island/art/place'
import type { Land, Table } from '../src/games/spirit_island/view'
import { framed } from '../src/games/spirit_island/zoom.svelte'
import type { Ask, Event } from '../src/lib/wire'

interface Recorded {
  view: Table
  explored: Record<string, string[]>
  steps: [Event[], Record<string, number[]>][]
}

const GAMES = JSON.parse(
  readFileSync(new URL('./spirit-island-games.json', import.meta.url), 'utf8'),
) as Recorded[]
const ISLANDS = [
  ['A'],
  ['C', 'D'],
  ['D', 'B', 'C'],
  ['B', 'A', 'D', 'C'],
  ['NE'],
  ['W', 'E'],
  ['W', 'E', 'NE'],
  ['W', 'E', 'NW', 'NE'],
]
const THEMATIC: Record<string, number> = { W: 10, E: 10, NW: 9, NE: 9 }

function land(found: Partial<Land> = {}): Land {
  const pieces = found.pieces ?? []
  const count = (cls: string): number => pieces.filter((piece) => piece.startsWith(cls)).length
  return {
    board: 'A',
    number: 1,
    terrain: 'jungle',
    coastal: false,
    in_play: true,
    explorer: count('explorer'),
    town: count('town'),
    city: count('city'),
    dahan: count('dahan'),
    pieces,
    blight: 0,
    presence: [0, 0],
    sacred: [],
    defend: 0,
    skipped: false,
    lasting: [],
    adjacent: [],
    ...found,
  }
}

it('turns two boards to fill a wide window, and leaves alone what lies well', () => {
  const scale = (turn: number): number => 1000 / chartOf(['A', 'B'], turn).bounds.w
  const turn = bestTurn(['A', 'B'], 1000, 420)
  expect(scale(turn)).toBeGreaterThan(1.2 * Math.min(scale(0), 420 / chartOf(['A', 'B']).bounds.h))
  expect(bestTurn(['A'], 700, 600)).toBe(0)
})

describe.each(ISLANDS)('the island of %s', (...boards) => {
  const names = boards.filter((name) => typeof name === 'string')
  const chart = chartOf(names)

  it('has all lands and an ocean for each board, once each', () => {
    const ids = chart.lands.map(({ id }) => id)
    const count = names.reduce((sum, name) => sum + (THEMATIC[name] ?? 8), 0)
    expect([ids.length, new Set(ids).size]).toEqual([count, count])
    expect(chart.oceans.map(({ id }) => id)).toEqual(names.map((name) => `ocean-${name}`))
    expect(chart.coasts).toHaveLength(names.length)
  })

  it('gives every land room inside its own outline, large enough to be touched', () => {
    // Thematic boards lie as they are drawn.
    const turns = names.some((name) => name in THEMATIC) ? [0] : [0, 1, 2, 3, 4, 5]
    const turned = turns.map((turn) => chartOf(names, turn, true))
    for (const { id, outline, room } of turned.flatMap(({ lands, oceans }) => [...lands, ...oceans])) {
      for (const [dx, dy] of [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
        [0, 0],
      ] as const) {
        const inside = contains(outline, room.x + (dx * room.w) / 2.05, room.y + (dy * room.h) / 2.05)
        expect([id, inside]).toEqual([id, true])
      }
      expect(Math.min(room.w, room.h)).toBeGreaterThan(70)
    }
  })

  it('keeps everything within its bounds, and no two lands in one place', () => {
    const { x, y, w, h } = chart.bounds
    expect(chartOf(names, 0, true).bounds.w).toBeGreaterThanOrEqual(w)
    for (const { id, room, outline } of chart.lands) {
      for (const [px, py] of outline) {
        expect(px >= x && px <= x + w && py >= y && py <= y + h).toBe(true)
      }
      const others = chart.lands.filter((other) => other.id !== id)
      expect(others.filter((other) => contains(other.outline, room.x, room.y))).toEqual([])
    }
    for (const { id, room } of chart.oceans) {
      const others = [...chart.lands, ...chart.oceans].filter((other) => other.id !== id)
      expect(others.filter((other) => contains(other.outline, room.x, room.y))).toEqual([])
    }
  })

  it('can be walked with the arrow keys, every land of it', () => {
    const [first] = chart.lands
    const seen = new Set([first!.id])
    const open = [first!.id]
    for (let id = open.pop(); id; id = open.pop()) {
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const next = neighbour(chart.lands, id, dx, dy)
        if (next && !seen.has(next)) {
          seen.add(next)
          open.push(next)
        }
      }
    }
    expect(seen.size).toBe(chart.lands.length)
  })
})

describe('pieces', () => {
  it('are read with their damage', () => {
    expect(kindOf('town')).toEqual({ cls: 'town', damage: 0, dream: 0 })
    expect(kindOf('city-2')).toEqual({ cls: 'city', damage: 2, dream: 0 })
    expect(kindOf('town-1~1')).toEqual({ cls: 'town', damage: 1, dream: 1 })
    expect(kindOf('city~2')).toEqual({ cls: 'city', damage: 0, dream: 2 })
    expect(kindOf('dahan-13')).toEqual({ cls: 'dahan', damage: 13, dream: 0 })
  })

  it('alike are counted together, hurt ones apart', () => {
    const rows = rowsOf(
      land({
        pieces: ['city-1', 'explorer', 'explorer', 'town', 'city', 'dahan', 'dahan-1'],
        blight: 2,
        presence: [0, 2],
        sacred: [1],
      }),
    )
    expect(rows.map((row) => row.map(({ kind, count, damage }) => [kind, count, damage]))).toEqual([
      [
        ['city', 1, 1],
        ['city', 1, 0],
        ['town', 1, 0],
        ['explorer', 2, 0],
      ],
      [
        ['dahan', 1, 1],
        ['dahan', 1, 0],
        ['blight', 2, 0],
      ],
      [['presence', 2, 0]],
    ])
    expect(rows[2]![0]).toMatchObject({ seat: 1, sacred: true })
  })

  it.each(GAMES.map(({ view }) => [view.boards.length, view] as const))(
    'of %i boards are all drawn, side by side, near their room',
    (_, view) => {
      for (const { id, room } of chartOf(view.boards).lands) {
        const found = view.lands[id]!
        const placed = place(rowsOf(found), room, 40)
        const drawn = placed.reduce((sum, { group }) => sum + group.count, 0)
        const there = found.pieces.length + found.blight + found.presence.reduce((a, b) => a + b, 0)
        expect([id, drawn]).toEqual([id, there])
        expect(invadersIn(found)).toBe(found.explorer + found.town + found.city)
        for (const [i, a] of placed.entries()) {
          expect(a.x).toBeGreaterThanOrEqual(room.x - room.w * 0.57)
          expect(a.x + widthOf(a.group) * a.scale).toBeLessThanOrEqual(room.x + room.w * 0.57)
          for (const b of placed.slice(i + 1)) {
            const apart =
              Math.abs(a.y - b.y) >= TOKEN * a.scale - 1e-6 ||
              a.x + widthOf(a.group) * a.scale <= b.x + 1e-6 ||
              b.x + widthOf(b.group) * b.scale <= a.x + 1e-6
            expect([id, apart]).toEqual([id, true])
          }
        }
      }
    },
  )
})

describe('the forecast', () => {
  it('reads invader cards', () => {
    expect(cardOf('iii-jungle-sands')).toEqual({
      stage: 3,
      terrains: ['jungle', 'sands'],
      coastal: false,
      escalation: false,
    })
    expect(cardOf('ii-coastal')).toMatchObject({ stage: 2, coastal: true, escalation: false })
    expect(cardOf('ii-wetland').escalation).toBe(true)
    expect(matches(cardOf('ii-coastal'), land({ coastal: true }))).toBe(true)
    expect(matches(cardOf('i-sands'), land())).toBe(false)
  })

  it.each(GAMES.map((game) => [game.view.boards.length, game] as const))(
    'of explorers on %i boards is the engine’s, for every card',
    (_, { view, explored }) => {
      for (const [slug, expected] of Object.entries(explored)) {
        const found = landsOf(view, slug).filter((id) => canExplore(view, view.lands[id]!))
        expect([slug, found.sort()]).toEqual([slug, [...expected].sort()])
      }
    },
  )

  it('weighs the cards that may be next', () => {
    const { view } = GAMES[0]!
    const cards = nextCards(view)
    expect(cards.length).toBeGreaterThan(1)
    const chances = exploreChances(view)
    for (const [id, chance] of Object.entries(chances)) {
      const hits = cards.filter((slug) => matches(cardOf(slug), view.lands[id]!)).length
      expect(chance).toBeCloseTo(hits / cards.length)
    }
    expect(exploreChances({ ...view, invaders: { ...view.invaders, deck: [] } })).toEqual({})
  })

  it('knows fear’s ban on exploring among the Dahan, and skipped lands', () => {
    const { view } = GAMES[0]!
    const coast = land({ coastal: true, pieces: ['dahan', 'dahan'] })
    expect(canExplore(view, coast)).toBe(true)
    expect(canExplore({ ...view, rules: ['no-explore-two-dahan'] }, coast)).toBe(false)
    expect(canExplore(view, { ...coast, skipped: true })).toBe(false)
  })

  it('tells what is left of the deck, in its order', () => {
    for (const { view } of GAMES) {
      const { deck } = view.invaders
      expect(runsOf(deck).flatMap(({ stage, left }) => Array<number>(left).fill(stage))).toEqual(deck)
    }
    expect(runsOf([1, 1, 3, 2, 2, 3])).toEqual([
      { stage: 1, left: 2 },
      { stage: 3, left: 1 },
      { stage: 2, left: 2 },
      { stage: 3, left: 1 },
    ])
  })
})

describe('elements', () => {
  const { view } = GAMES[0]!
  const spirit = view.spirits[0]!

  it('are met or missing', () => {
    expect(levelOf({ sun: 2, water: 3 }, { sun: 2, water: 1 })).toEqual({
      needs: [
        { element: 'sun', need: 2, have: 2 },
        { element: 'water', need: 3, have: 1 },
      ],
      met: false,
      missing: 2,
    })
    expect(levelOf({ sun: 1 }, { sun: 1 }).met).toBe(true)
  })

  it('agree with the engine about what is met', () => {
    for (const { view } of GAMES) {
      for (const one of view.spirits) {
        for (const [i, { power, levels }] of innateLevels(one, one.elements).entries()) {
          const printed = powerOf(power)?.quick ? levels.slice(1) : levels
          expect([power, ...printed.map(({ met }) => met)]).toEqual([
            one.innates[i]!.power,
            ...one.innates[i]!.levels.map(({ met }) => met),
          ])
        }
      }
    }
  })

  it('of a card in mind are added, and say how many levels it wakes', () => {
    expect(withCard({ water: 1 }, 'flash-floods')).toEqual({ water: 2, sun: 1 })
    const river = {
      ...spirit,
      elements: { water: 1 },
      innates: [{ power: 'massive-flooding', levels: [{ need: { sun: 1, water: 2 }, met: false }] }],
    }
    expect(wakes(river, 'flash-floods')).toBe(1)
    expect(wakes(river, 'call-to-bloodshed')).toBe(0)
  })
})

it('what is printed can be looked up', () => {
  expect(powerOf('flash-floods')).toMatchObject({
    cost: 2,
    speed: 'fast',
    range: 1,
    elements: ['sun', 'water'],
  })
  expect(powerMessage('flash-floods')).toBe('power-flash-floods')
  expect(powerMessage('massive-flooding')).toBe('innate-massive-flooding')
  expect(panelOf('thunderspeaker')?.growth).toHaveLength(3)
  expect(powerOf('nothing')).toBeUndefined()
  expect(linesOf('gather-the-warriors')).toEqual([{ air: 4 }, { animal: 1 }])
  expect(linesOf('massive-flooding')).toHaveLength(3)
})

it('a frame shows its whole box, in its own shape', () => {
  const box = framed({ x: 0, y: 0, w: 100, h: 100 }, 400, 200)
  expect(box).toEqual({ x: -50, y: 0, w: 200, h: 100 })
  expect(framed({ x: 0, y: 0, w: 100, h: 50 }, 100, 100)).toEqual({ x: 0, y: -25, w: 100, h: 100 })
})
