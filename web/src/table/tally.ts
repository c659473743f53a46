/** The final count, category after category. */
import type { Points } from '../lib/wire'

/** Somebody whose points are counted: a player, or a rival without a seat (-1). */
export interface Counted {
  seat: number
  name: string
  parts: Points[]
}

export interface Round {
  category: string
  /** By row: what this category brings. */
  gains: number[]
  /** By row: the sum so far. */
  sums: number[]
}

export function categoriesOf(rows: Counted[]): string[] {
  return [...new Set(rows.flatMap(({ parts }) => parts.map(({ category }) => category)))]
}

/** One round for every category, in the order in which the game names them. */
export function roundsOf(rows: Counted[]): Round[] {
  const sums = rows.map(() => 0)
  return categoriesOf(rows).map((category) => {
    const gains = rows.map(({ parts }) =>
      parts.reduce((sum, part) => (part.category === category ? sum + part.points : sum), 0),
    )
    for (const [i, gain] of gains.entries()) sums[i]! += gain
    return { category, gains, sums: [...sums] }
  })
}

/** Where each category's stretch of a bar begins and how long it is, in parts of the longest bar; losses have none. */
export function stretches(
  parts: Points[],
  longest: number,
): { category: string; from: number; wide: number }[] {
  let at = 0
  return parts.map(({ category, points }) => {
    const wide = Math.max(0, points) / longest
    const from = at
    at += wide
    return { category, from, wide }
  })
}

/** The most that any row ever holds, so that no bar leaves its track. */
export function longestOf(rows: Counted[]): number {
  return Math.max(
    1,
    ...rows.map(({ parts }) => parts.reduce((sum, { points }) => sum + Math.max(0, points), 0)),
  )
}
