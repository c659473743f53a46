import { expect, it } from 'vitest'
import { longestOf, roundsOf, stretches, type Counted } from '../src/table/tally'

const rows: Counted[] = [
  {
    seat: 0,
    name: 'Olena',
    parts: [
      { category: 'light', points: 20 },
      { category: 'cards', points: -3 },
      { category: 'camp', points: 5 },
    ],
  },
  {
    seat: -1,
    name: 'Arthur',
    parts: [
      { category: 'light', points: 12 },
      { category: 'camp', points: 20 },
    ],
  },
]

it('counts category after category, and whoever lacks one gets nothing for it', () => {
  expect(roundsOf(rows)).toEqual([
    { category: 'light', gains: [20, 12], sums: [20, 12] },
    { category: 'cards', gains: [-3, 0], sums: [17, 12] },
    { category: 'camp', gains: [5, 20], sums: [22, 32] },
  ])
})

it('draws gains one after the other, and losses not at all', () => {
  expect(longestOf(rows)).toBe(32)
  expect(stretches(rows[0]!.parts, 25)).toEqual([
    { category: 'light', from: 0, wide: 0.8 },
    { category: 'cards', from: 0.8, wide: 0 },
    { category: 'camp', from: 0.8, wide: 0.2 },
  ])
})

it('has something to divide by when nobody has anything', () => {
  expect(longestOf([{ seat: 0, name: 'Olena', parts: [] }])).toBe(1)
})
