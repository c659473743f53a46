import { expect, it } from 'vitest'
import { botsOf, usualBot, usualSeats } from '../src/lib/bots'
import type { GameInfo } from '../src/lib/wire'

function game(more: Partial<GameInfo>): GameInfo {
  return {
    id: 'pig',
    version: 1,
    seats: [2, 4],
    cooperative: false,
    minutes: null,
    weight: 0,
    presets: [],
    options: [],
    bots: [],
    proposed: {},
    lessons: [],
    finished: 0,
    ...more,
  }
}

it('offers bots that play before those that only move', () => {
  const diamant = game({ bots: ['random', 'auto', 'novice', 'skilled', 'expert'] })
  expect(botsOf(diamant)).toEqual(['novice', 'skilled', 'expert', 'random', 'auto'])
  expect(usualBot(diamant)).toBe('novice')
  expect(usualBot(game({ bots: ['random', 'auto'] }))).toBe('random')
  expect(usualBot(undefined)).toBe('')
})

it('seats a small company, and whoever plays a cooperative game first alone', () => {
  expect(usualSeats(game({ seats: [3, 8] }))).toBe(4)
  expect(usualSeats(game({ seats: [2, 3] }))).toBe(3)
  expect(usualSeats(game({ seats: [5, 6] }))).toBe(5)
  expect(usualSeats(game({ seats: [1, 4], cooperative: true }))).toBe(1)
})
