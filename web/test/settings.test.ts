import { expect, it } from 'vitest'
import { readWishes, type Wishes } from '../src/lib/wishes'
import { preferred } from '../src/lib/languages'

const START: Wishes = {
  language: 'en',
  motion: 'system',
  theme: 'system',
  pace: 'usual',
  clearPalette: false,
  sound: null,
  confirm: 'surprise',
  keys: true,
  coach: true,
  pictures: true,
  panels: true,
}

it('takes what it knows and ignores the rest', () => {
  const given = { language: 'pl', sound: true, motion: 'less', theme: 'dark', mood: 'good' }
  expect(readWishes(given, START)).toEqual({
    ...START,
    language: 'pl',
    sound: true,
    motion: 'less',
    theme: 'dark',
  })
})

it('is not fooled by anything else that was stored', () => {
  for (const odd of [null, 7, 'x', [], { language: 'xx', sound: 'yes', motion: 3, theme: 'pink' }]) {
    expect(readWishes(odd, START)).toEqual(START)
  }
})

it('finds the best language of a reader', () => {
  expect(preferred(['de-DE', 'uk-UA', 'en'])).toBe('uk')
  expect(preferred(['PL'])).toBe('pl')
  expect(preferred(['de'])).toBe('en')
})
