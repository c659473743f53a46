/** Elements against thresholds: what is there, what a plan would add, what is still missing. */
import { linesOf, powerOf } from './facts'
import { ELEMENTS, type Counts, type Element, type Spirit } from './view'

export interface Need {
  element: Element
  need: number
  have: number
}

export interface Level {
  needs: Need[]
  met: boolean
  /** Elements short, of any kind. */
  missing: number
}

/** The elements in play, with one more card in mind. */
export function withCard(elements: Counts, slug: string): Counts {
  const found = { ...elements }
  for (const element of powerOf(slug)?.elements ?? []) found[element] = (found[element] ?? 0) + 1
  return found
}

export function levelOf(need: Counts, have: Counts): Level {
  const needs = ELEMENTS.filter((element) => need[element]).map((element) => ({
    element,
    need: need[element] ?? 0,
    have: have[element] ?? 0,
  }))
  const missing = needs.reduce((sum, one) => sum + Math.max(0, one.need - one.have), 0)
  return { needs, met: missing === 0, missing }
}

/** Every printed line of every innate power, with these elements. */
export function innateLevels(spirit: Spirit, have: Counts): { power: string; levels: Level[] }[] {
  return spirit.innates.map(({ power }) => ({
    power,
    levels: linesOf(power).map((need) => levelOf(need, have)),
  }))
}

/** Which innate levels one more card would wake, besides those awake already. */
export function wakes(spirit: Spirit, slug: string): number {
  const now = innateLevels(spirit, spirit.elements)
  const then = innateLevels(spirit, withCard(spirit.elements, slug))
  const count = (found: typeof now): number =>
    found.flatMap(({ levels }) => levels).filter(({ met }) => met).length
  return count(then) - count(now)
}
