/** Glow's arithmetic on the page: what fires at noon, what the score track costs, and that the maps hang together. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  behind,
  cardOf,
  ISLANDS,
  kindOf,
  NUMBERS,
  PATH_SIGNS,
  PATHS,
  ROUTES,
  SPACES,
  spaceOf,
} from '../src/games/glow/facts'
import { countsOf, forecast, timesOf } from '../src/games/glow/noon'
import type { Face, Traveller } from '../src/games/glow/view'
import { symbolName } from '../src/games/glow/words'
import { Speaker } from '../src/lib/speaker'

function traveller(faces: (Face | '')[], more: Partial<Traveller> = {}): Traveller {
  return {
    adventurer: 'braccio',
    hour: 'morning',
    light: 10,
    footprints: 0,
    fireflies: 0,
    all_fireflies: 0,
    rerolls: 0,
    powers: 0,
    symbols: 0,
    companions: [],
    sketal_dice: {},
    dice: faces.map((face) => ({ die: 'small green', face, used: false })),
    cancelled: '',
    elements: 0,
    spells: [],
    hidden: 0,
    company: 'start',
    camp: 'start',
    visited: [],
    trail: [],
    boats: [],
    score: {},
    total: 10,
    ...more,
  }
}

describe('a number on a face', () => {
  it.each(['uk', 'pl', 'ru', 'en'])('is part of its name (%s)', (language) => {
    const file = new URL(`../../src/vatra/games/glow/text/${language}.ftl`, import.meta.url)
    const speaker = new Speaker(language, [readFileSync(file, 'utf8')])
    for (const [face, number] of Object.entries(NUMBERS)) expect(symbolName(face, speaker)).toContain(number)
  })
})

describe('noon', () => {
  it('an effect fires once for every complete set', () => {
    const two = cardOf('ladawa').effect // two fires
    expect(timesOf(two, { fire: 1 })).toBe(0)
    expect(timesOf(two, { fire: 5 })).toBe(2)
    expect(timesOf(cardOf('likyar').effect, { nature: 3, fire: 2 })).toBe(2)
  })

  it('equal dice count over all symbols, special faces included', () => {
    expect(timesOf(cardOf('torke-b').effect, { fire: 3, light3: 2, air: 1 })).toBe(2)
  })

  it('skulls and forbidden symbols fire once at most', () => {
    expect(timesOf(cardOf('briki-water').effect, { water: 6 })).toBe(1)
    expect(timesOf(cardOf('drel-fire').effect, { water: 6 })).toBe(1)
    expect(timesOf(cardOf('drel-fire').effect, { fire: 1 })).toBe(0)
    expect(timesOf(cardOf('gluach').effect, { water: 2, mineral: 1 })).toBe(0)
    expect(timesOf(cardOf('kaar').effect, { fire: 2 })).toBe(0)
  })

  it('the black die counts for nothing and cancels its element', () => {
    const player = traveller(['fire', 'fire', 'water'], { cancelled: 'fire' })
    player.dice.push({ die: 'small black', face: 'fire', used: false })
    expect(countsOf(player)).toEqual({ water: 1 })
  })

  it('gains, losses and those who leave are told apart', () => {
    const player = traveller(['nature', 'nature', 'water', 'water', 'light3'], {
      companions: ['briki-water', 'zellyf-loss', 'lumipili-a'],
      spells: ['spell-nature'],
    })
    expect(forecast(player)).toEqual({
      times: { braccio: 1, 'briki-water': 1, 'zellyf-loss': 1, 'lumipili-a': 1, 'spell-nature': 1 },
      gains: { light: 6, footprints: 4 },
      losses: { light: 7 },
      leaving: ['briki-water', 'lumipili-a', 'spell-nature'],
    })
  })

  it('dice that were not rolled give nothing', () => {
    expect(forecast(traveller(['', '']))).toEqual({ times: {}, gains: {}, losses: {}, leaving: [] })
  })

  it('the black die bites, unless Kaar is near', () => {
    const black = [{ die: 'small black', face: 'light_minus2' as const, used: false }]
    expect(forecast(traveller([], { dice: black })).losses).toEqual({ light: 2 })
    expect(forecast(traveller([], { dice: black, companions: ['kaar'] })).losses).toEqual({})
  })
})

describe('the score track', () => {
  it.each([
    [10, 9],
    [9, 7],
    [1, 0],
    [0, -1],
    [99, 52],
    [100, -1],
  ])('from %i the nearest reroll behind is at %i', (light, space) => {
    expect(behind(light)).toBe(space)
  })
})

describe('the boards', () => {
  it('every path leads from a space to a space, and all hang together', () => {
    const ways = [...PATHS, ...PATH_SIGNS.map(({ a, b }) => [a, b] as const)]
    const seen = new Set(['start'])
    for (let before = 0; before < seen.size;) {
      before = seen.size
      for (const [a, b] of ways) {
        expect(spaceOf(a) && spaceOf(b)).toBeTruthy()
        if (seen.has(a) || seen.has(b)) seen.add(a).add(b)
      }
    }
    expect(seen.size).toBe(SPACES.length)
  })

  it('every route joins two islands', () => {
    const ids = new Set(ISLANDS.map(({ id }) => id))
    for (const { a, b } of ROUTES) expect(ids.has(a) && ids.has(b)).toBe(true)
  })
})

it('a die is known by its name', () => {
  expect(kindOf('large purple')).toEqual({ colour: 'purple', large: true, sixth: 'footprints2' })
})
