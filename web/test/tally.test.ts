import { expect, it } from 'vitest'
import {
  categoriesOf,
  colourOf,
  longestOf,
  roundsOf,
  signed,
  stretches,
  type Counted,
} from '../src/table/tally'

const rows: Counted[] = [
  {
    seats: [0],
    name: 'Olena',
    parts: [
      { category: 'light', points: 20 },
      { category: 'cards', points: -3 },
      { category: 'camp', points: 5 },
    ],
  },
  {
    seats: [],
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
  expect(longestOf([{ seats: [0], name: 'Olena', parts: [] }])).toBe(1)
})

it('leaves out categories in which nobody scored, and keeps those that cost somebody something', () => {
  const bonfire: Counted[] = [
    {
      seats: [0],
      name: 'Olena',
      parts: [
        { category: 'bonfires', points: 6 },
        { category: 'council', points: 0 },
        { category: 'elders', points: 0 },
        { category: 'blight', points: -2 },
      ],
    },
    {
      seats: [1],
      name: 'Marek',
      parts: [
        { category: 'bonfires', points: 0 },
        { category: 'council', points: 0 },
        { category: 'elders', points: 4 },
        { category: 'blight', points: 0 },
      ],
    },
  ]
  expect(categoriesOf(bonfire)).toEqual(['bonfires', 'elders', 'blight'])
  expect(roundsOf(bonfire).map(({ category, sums }) => [category, ...sums])).toEqual([
    ['bonfires', 6, 0],
    ['elders', 6, 4],
    ['blight', 4, 4],
  ])
})

it('gives each of a dozen categories a colour of its own', () => {
  const many = Array.from({ length: 12 }, (_, i) => `category-${i}`)
  expect(new Set(many.map((category) => colourOf(category, many))).size).toBe(12)
})

it('writes losses with a minus', () => {
  expect([signed(3), signed(0), signed(-4)]).toEqual(['+3', '+0', '−4'])
})
