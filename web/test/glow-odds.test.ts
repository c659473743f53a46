/** What rerolls and rolls can bring in Glow, against counting by hand and against trying every outcome. */
import { describe, expect, it } from 'vitest'
import { bringsOf } from '../src/games/glow/brings'
import { timesToday } from '../src/games/glow/chance'
import { cardOf } from '../src/games/glow/facts'
import { forecast } from '../src/games/glow/noon'
import { bestChances, facesOf, facesThen, oddsOf, withFaces } from '../src/games/glow/odds'
import type { Die, Face, Journey, Traveller } from '../src/games/glow/view'

function traveller(dice: [string, Face | ''][], more: Partial<Traveller> = {}): Traveller {
  return {
    adventurer: 'pocana',
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
    dice: dice.map(([die, face]): Die => ({ die, face, used: false })),
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

it('a die has the five elements and a face of its colour', () => {
  expect(facesOf('small red').filter((face) => face === 'fire')).toHaveLength(2)
  expect(facesOf('large yellow')).toEqual(['nature', 'water', 'air', 'fire', 'mineral', 'light3'])
})

describe('a reroll', () => {
  it('of one red die brings fire on two faces of six', () => {
    const player = traveller(
      [
        ['large red', 'water'],
        ['large blue', 'fire'],
      ],
      { companions: ['ladawa'] },
    )
    const odds = oddsOf(player, [0])
    expect(odds.ways).toBe(6)
    expect(odds.cards['ladawa']).toEqual([4, 2])
    expect(odds.mean['light']).toBeCloseTo((2 * 4) / 6)
    expect(odds.shown).toEqual({ nature: 1, water: 1, air: 1, fire: 6, mineral: 1 })
    expect(odds.elements).toEqual([0, 2, 4])
  })

  it('of two dice looks at all 36 outcomes', () => {
    const player = traveller(
      [
        ['small green', 'air'],
        ['small blue', 'air'],
      ],
      { companions: ['tamnuca-a'] },
    )
    // a mineral on none, one or both of two dice that have one each
    expect(oddsOf(player, [0, 1]).cards['tamnuca-a']).toEqual([25, 10, 1])
  })

  it('of the black die cancels anew, unless Kaar is near', () => {
    const dice: [string, Face][] = [
      ['large blue', 'water'],
      ['small black', 'water'],
    ]
    const cursed = traveller(dice, { companions: ['zellyf-gain'], cancelled: 'water' })
    expect(withFaces(cursed, [1], ['fire']).cancelled).toBe('fire')
    expect(withFaces(cursed, [1], ['light_minus2']).cancelled).toBe('')
    expect(oddsOf(cursed, [1]).shown.water).toBe(5)
    expect(withFaces({ ...cursed, companions: ['kaar'] }, [1], ['fire']).cancelled).toBe('')
  })

  it('never takes more light than there is', () => {
    const player = traveller(
      [
        ['small green', 'nature'],
        ['small green', 'nature'],
      ],
      {
        light: 2,
        spells: ['spell-nature'],
      },
    )
    expect(oddsOf(player, [0]).mean['light']).toBeCloseTo((2 * -2) / 6)
  })
})

it('each face of a die stands there with the noon it would give', () => {
  const player = traveller(
    [
      ['large red', 'water'],
      ['large blue', 'fire'],
    ],
    { companions: ['ladawa'] },
  )
  const faces = facesThen(player, 0)
  expect(faces.map(({ face, ways }) => [face, ways])).toEqual([
    ['nature', 1],
    ['water', 1],
    ['air', 1],
    ['fire', 2],
    ['mineral', 1],
  ])
  expect(faces.find(({ face }) => face === 'fire')?.noon.gains).toEqual({ light: 4 })
})

describe('the best chance', () => {
  it('is with the dice that are not needed already', () => {
    const player = traveller(
      [
        ['large red', 'fire'],
        ['small green', 'air'],
        ['small blue', 'air'],
      ],
      { companions: ['ladawa'] },
    )
    const [chance] = bestChances(player)
    // at least one fire on two dice that have one each
    expect(chance).toEqual({
      slug: 'ladawa',
      now: 0,
      averts: false,
      best: { dice: [1, 2], ways: 11, of: 36 },
    })
  })

  it('is none where one reroll cannot do it', () => {
    const player = traveller([['small green', 'air']], { companions: ['ladawa'] })
    expect(bestChances(player)[0]?.best).toBeNull()
  })

  it('of a harmful card that would fire is that it stays quiet', () => {
    const player = traveller(
      [
        ['small green', 'nature'],
        ['small blue', 'nature'],
      ],
      { spells: ['spell-nature'] },
    )
    const [chance] = bestChances(player)
    // a green die shows nature on two faces, a blue one on one: both again leave a pair in 2 of 36
    expect(chance).toEqual({
      slug: 'spell-nature',
      now: 1,
      averts: true,
      best: { dice: [0, 1], ways: 34, of: 36 },
    })
  })
})

describe('a roll of all dice', () => {
  const DICE = ['large red', 'small purple', 'large yellow', 'small green']

  /** Every outcome of all dice, tried one after the other. */
  function tried(slug: string, dice: string[], companions: string[]): number[] {
    const found: number[] = []
    const all = dice.reduce<Face[][]>(
      (some, die) => some.flatMap((faces) => facesOf(die).map((face) => [...faces, face])),
      [[]],
    )
    const player = traveller(
      dice.map((die) => [die, 'air']),
      { companions },
    )
    for (const faces of all) {
      const then = withFaces(player, [...dice.keys()], faces)
      const times = forecast(then).times[slug] ?? 0
      while (found.length <= times) found.push(0)
      found[times]! += 1 / all.length
    }
    return found
  }

  it.each([
    'ladawa',
    'likyar',
    'torke-a',
    'torke-b',
    'mindaroo-air-fire',
    'gluach',
    'briki-water',
    'snarexe',
  ])('counts %s as trying everything does', (slug) => {
    for (const [dice, safe] of [
      [DICE, false],
      [[...DICE, 'small black'], false],
      [[...DICE, 'small black'], true],
    ] as const) {
      const exact = timesToday(cardOf(slug).effect!, [...dice], safe)
      const slow = tried(slug, [...dice], safe ? [slug, 'kaar'] : [slug])
      expect(exact.length).toBe(slow.length)
      for (const [i, chance] of exact.entries()) expect(chance).toBeCloseTo(slow[i]!, 10)
    }
  })

  it('without dice nothing is needed and nothing is forbidden', () => {
    expect(timesToday(cardOf('ladawa').effect!, [], false)).toEqual([1])
    expect(timesToday(cardOf('oshra-a').effect!, [], false)).toEqual([0, 1])
  })
})

describe('a pick at dawn', () => {
  const sections = Object.fromEntries(
    ['nature', 'water', 'air', 'fire', 'mineral'].map((one) => [
      one,
      { companion: '', dice: [], footprints: 0 },
    ]),
  ) as unknown as Journey['sections']
  const table = { reserve: ['large red', 'large blue', 'small black'], sections } as unknown as Journey
  const at = (section: Journey['sections']['fire']): Journey => ({
    ...table,
    sections: { ...sections, fire: section },
  })

  it('brings its dice, its footprints and its fireflies', () => {
    const journey = at({ companion: 'tamnuca-a', dice: ['small green'], footprints: 2 })
    const player = traveller([['large red', '']], { footprints: 1, all_fireflies: 1, companions: ['okans'] })
    const brings = bringsOf(journey, player, 'fire')
    expect(brings).toMatchObject({ dice: 2, footprints: 3, fireflies: 2, companions: 2 })
    expect(brings.chance).toBeCloseTo(11 / 36) // a mineral on a red or on a green die
  })

  it('counts the die of a Sketal while there is one', () => {
    const player = traveller([['large red', '']])
    expect(bringsOf(at({ companion: 'sketal-blue', dice: [], footprints: 0 }), player, 'fire').dice).toBe(2)
    expect(bringsOf(at({ companion: 'sketal-green', dice: [], footprints: 0 }), player, 'fire').dice).toBe(1)
    expect(bringsOf(at({ companion: 'sketal-any', dice: [], footprints: 0 }), player, 'fire')).toMatchObject({
      dice: 2,
      chance: null,
    })
  })

  it('has no chance to tell of a companion that does nothing at noon', () => {
    const player = traveller([['large red', '']])
    expect(bringsOf(at({ companion: 'kaar', dice: [], footprints: 0 }), player, 'fire').chance).toBeNull()
  })
})
