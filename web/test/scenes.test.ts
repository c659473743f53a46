import { describe, expect, it } from 'vitest'
import type { Event } from '../src/lib/wire'
import type { View } from '../src/games/game'
import { current, leavers, places } from '../src/games/diamant/leavers'
import { scenes } from '../src/games/diamant/scenes'
import type { Cave } from '../src/games/diamant/view'
import recorded from './diamant-game.json'

const game = recorded as unknown as { start: View; steps: [Event[], View][] }

/** Hazards seen are listed in the box's order by the server and in the order of the path by the scenes. */
function plainly(view: View): View {
  const { moment: _, ...cave } = structuredClone(view) as unknown as Cave
  return { ...cave, seen: [...cave.seen].sort() } as unknown as View
}

describe('scenes', () => {
  it('lead from every position of a recorded game to the next one', () => {
    let view = game.start
    for (const [events, after] of game.steps) {
      const last = scenes(view, events).at(-1)
      expect(plainly(last!.view)).toEqual(plainly(after))
      view = after
    }
    expect((view as unknown as Cave).over).toBe(true)
  })

  it('leave the position they start from alone', () => {
    const before = structuredClone(game.start)
    scenes(game.start, game.steps[0]![0])
    expect(game.start).toEqual(before)
  })

  it('let gems fly only where there are some, and never more than a stream', () => {
    let view = game.start
    for (const [events, after] of game.steps) {
      for (const { flights } of scenes(view, events)) {
        for (const { count } of flights) expect(count).toBeLessThanOrEqual(9)
      }
      view = after
    }
  })

  it('show all decisions at once before anything else happens', () => {
    const [events] = game.steps[0]!
    const [first] = scenes(game.start, events)
    const cave = first!.view as unknown as Cave
    expect(cave.moment?.opened).toBe(true)
    expect(cave.chosen.every((choice) => choice === 'deeper' || choice === 'back')).toBe(true)
  })
})

describe('who left when', () => {
  const cave = (cards: string[], back: number[], path: string[]): Cave =>
    ({ caves: [{ cave: 1, cards, back }], path: path.map((card) => ({ card, left: 0 })) }) as unknown as Cave

  it('reads the expedition under way', () => {
    const here = cave(['treasure 5', 'lava', 'snake'], [0, 2, 1], ['treasure 5', 'lava', 'snake'])
    expect(leavers(current(here))).toEqual([
      { seat: 2, after: 1 },
      { seat: 1, after: 2 },
    ])
  })

  it('stands beside the card before, where the relic was carried out', () => {
    const here = cave(['treasure 5', 'relic 7', 'lava'], [0, 2, 0], ['treasure 5', 'lava'])
    expect(places(here)).toEqual([0, 0, 1])
  })

  it('knows that a relic still on the path was not carried out', () => {
    const here = cave(['relic 5', 'treasure 5', 'relic 7'], [0, 0, 0], ['treasure 5', 'relic 7'])
    expect(places(here)).toEqual([0, 0, 1])
  })
})
