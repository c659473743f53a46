import { describe, expect, it } from 'vitest'
import { applied, type Patch } from '../src/lib/patch'
import type { LogLine } from '../src/lib/wire'
import { toldLines } from '../src/table/lines'
import { drawn, flows, type Spot } from '../src/table/play'
import { momentsOf } from '../src/table/story.svelte'
import cases from './patches.json'

describe('a patch', () => {
  it.each(cases)('leads to $new', ({ old, new: now, patch }) => {
    const before = structuredClone(old)
    expect(applied<unknown>(old, patch as Patch)).toEqual(now)
    expect(old).toEqual(before)
  })

  it('leaves what it does not touch', () => {
    const view = { a: { b: [1] }, c: { d: 2 } }
    const now = applied(view, [['c/d', 3]])
    expect(now.a).toBe(view.a)
    expect(now.c).not.toBe(view.c)
  })
})

it('each moment begins where the one before ends', () => {
  const found = momentsOf({ a: 1 }, [
    { n: 4, event: null, patch: [['a', 2]] },
    { n: 4, event: null, patch: [['b', 1]] },
  ])
  expect(found.map(({ before, view }) => [before, view])).toEqual([
    [{ a: 1 }, { a: 2 }],
    [{ a: 2 }, { a: 2, b: 1 }],
  ])
})

it('the log tells no more than the board shows', () => {
  const line = (n: number, ...names: string[]): LogLine =>
    ({ n, events: names.map((name) => ({ name, args: {} })) }) as unknown as LogLine
  const lines = [line(-1, 'enter'), line(0, 'a', 'b'), line(1, 'c')]
  const told = (n: number, events: number): string[] =>
    toldLines(lines, n, events).flatMap((one) => one.events.map(({ name }) => name))
  expect(told(0, 0)).toEqual(['enter'])
  expect(told(0, 1)).toEqual(['enter', 'a'])
  expect(told(1, 1)).toEqual(['enter', 'a', 'b', 'c'])
})

describe('what flies', () => {
  const spots = (...all: [string, string, number, number?][]): Map<string, Spot> =>
    new Map(
      all.map(([thing, kind, count, x = 0]) => [
        thing,
        { thing, kind, count, box: { x, y: 0, w: 10, h: 10 }, element: null as unknown as Element },
      ]),
    )
  const told = (before: Map<string, Spot>, after: Map<string, Spot>): string[] =>
    flows(before, after).map(({ from, to, kind, count }) => `${count} ${kind}: ${from?.thing} > ${to?.thing}`)

  it('is what fell here and rose there', () => {
    expect(
      told(spots(['a', 'town', 2], ['b', 'town', 1]), spots(['a', 'town', 1], ['b', 'town', 2])),
    ).toEqual(['1 town: a > b'])
  })

  it('comes from the nearest, and the rest from the next', () => {
    const before = spots(['far', 'gem', 5, 500], ['near', 'gem', 2, 20], ['here', 'gem', 0, 0])
    const after = spots(['far', 'gem', 4, 500], ['near', 'gem', 0, 20], ['here', 'gem', 3, 0])
    expect(told(before, after)).toEqual(['2 gem: near > here', '1 gem: far > here'])
  })

  it('is of one kind, and may come or go out of sight', () => {
    expect(told(spots(['a', 'town', 1]), spots(['b', 'city', 1]))).toEqual([
      '1 town: a > undefined',
      '1 city: undefined > b',
    ])
  })

  it('is told apart where another kind lies in the same place now', () => {
    const before = spots(['die:1', 'red', 1], ['die:2', 'blue', 1, 50])
    expect(told(before, spots(['die:1', 'blue', 1]))).toEqual([
      '1 blue: die:2 > die:1',
      '1 red: die:1 > undefined',
    ])
  })

  it('is nothing where nothing is counted', () => {
    expect(told(spots(['card:x', '', 1]), spots(['card:x', '', 1, 300], ['card:y', '', 1]))).toEqual([])
  })

  it('a thing that is not drawn is shown by the smallest whole that is', () => {
    const found = spots(['land:A3', '', 1], ['land:A3/town', 'town', 1])
    expect(drawn('land:A3/town', found)?.thing).toBe('land:A3/town')
    expect(drawn('land:A3/city', found)?.thing).toBe('land:A3')
    expect(drawn('land:B1/city', found)).toBeUndefined()
  })
})
