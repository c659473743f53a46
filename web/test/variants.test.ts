/** What adversaries and scenarios count, and the lands they mark. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { markWords, marksOf, standing } from '../src/games/spirit_island/variants'
import type { Facts, Table } from '../src/games/spirit_island/view'
import { Speaker } from '../src/lib/speaker'

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const speaker = new Speaker('en', [
  read('../src/games/spirit_island/text/en.ftl'),
  read('../../src/vatra/games/spirit_island/text/scenarios/en.ftl'),
])

function table(adversary: Facts, scenario: Facts = {}): Table {
  const found = { adversary: { facts: adversary }, scenario: { facts: scenario } }
  return found as unknown as Table
}

describe('what is counted', () => {
  it('is nothing in the plain game', () => {
    expect(standing(table({}), speaker)).toEqual([])
    expect(marksOf('A1', table({}))).toEqual([])
  })

  it('warns of capitals that are near', () => {
    const england = table({ capital: 7, buildings: { A1: 4, A5: 5, A7: 6 } })
    expect(standing(england, speaker)).toEqual([
      { text: 'A capital rises at 7\u00a0towns and cities: A5 (5), A7 (6)', bad: true },
    ])
    expect(['A1', 'A5', 'A7', 'A8'].map((id) => marksOf(id, england))).toEqual([
      [],
      ['capital'],
      ['capital'],
      [],
    ])
    expect(markWords('capital', 'A7', england, speaker)).toContain('6\u00a0of the 7\u00a0towns')
  })

  it('says when the heart has to be kept', () => {
    const words = (guarded: boolean): string =>
      standing(table({}, { inner: ['A7', 'B7'], guarded }), speaker)[0]!.text
    expect(words(false)).toContain('After turn 1')
    expect(words(true)).toBe('Keep towns and cities out of A7, B7')
    expect(marksOf('B7', table({}, { inner: ['A7', 'B7'], guarded: true }))).toEqual(['inner'])
  })

  it('counts rituals, and shows where one can be held', () => {
    const rituals = table({}, { rituals: 1, to_win: 3, dahan: 6, lands: ['B4'] })
    expect(standing(rituals, speaker)).toEqual([{ text: 'Rituals held: 1\u00a0of 3', bad: false }])
    expect(marksOf('B4', rituals)).toEqual(['ritual'])
  })

  it('warns when few Dahan are left, and counts the lands they do not hold', () => {
    const lines = (dahan: number): boolean[] =>
      standing(table({}, { held: ['A2'], dahan, needed: 4 }), speaker).map(({ bad }) => bad)
    expect(lines(9)).toEqual([false, false])
    expect(lines(5)).toEqual([true, false])
    const many = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6']
    expect(standing(table({}, { held: many, dahan: 9, needed: 4 }), speaker)[1]!.text).toMatch(/: 6$/)
    const free = standing(table({}, { held: [], dahan: 9, needed: 4 }), speaker)
    expect(free[1]!.text).toContain('In no land')
  })

  it('adds up what adversary and scenario say', () => {
    const both = table({ capital: 7, buildings: { A7: 5 } }, { inner: ['A7'], guarded: true })
    expect(marksOf('A7', both)).toEqual(['inner', 'capital'])
    expect(standing(both, speaker)).toHaveLength(2)
  })
})
