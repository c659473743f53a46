import { expect, it } from 'vitest'
import { oddsOf } from '../src/games/diamant/odds'
import type { Cave } from '../src/games/diamant/view'

function cave(change: Partial<Cave>): Cave {
  return {
    inside: [0, 1],
    pockets: [6, 6, 0],
    left: 3,
    seen: ['lava'],
    deck: { size: 5, cards: ['lava', 'snake', 'treasure 7', 'treasure 4', 'relic 5'] },
    ...change,
  } as Cave
}

it('counts what the next card can be', () => {
  const odds = oddsOf(cave({}), 0)
  expect(odds).toMatchObject({ cards: 5, dangers: 1, warnings: 1, treasures: 2, relics: 1 })
})

it('weighs gain and loss for an explorer inside', () => {
  const odds = oddsOf(cave({}), 0)
  expect(odds.gain).toBeCloseTo((3 + 2) / 5) // 7 and 4 rubies for two explorers
  expect(odds.loss).toBeCloseTo(6 / 5) // one card in five takes the whole pocket
})

it('says what going back brings, alone and together', () => {
  expect(oddsOf(cave({}), 0)).toMatchObject({ backAlone: 9, backTogether: 7 })
})

it('survives an empty cave and an empty deck', () => {
  const odds = oddsOf(cave({ inside: [], deck: { size: 0, cards: [] } }), 0)
  expect(odds).toMatchObject({ cards: 0, gain: 0, loss: 0 })
})
