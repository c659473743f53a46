/** The final count, category after category. */
import type { Points } from '../lib/wire'

/** Whose points are counted: a player's, those of all who win or lose together, or a rival's, who has no seat. */
export interface Counted {
  seats: number[]
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

/** One for every category, on paper; neighbours are far apart. */
const COLOURS =
  '#b32b45 #1f8079 #c98a1b #5a4a9c #3f7d3a #d9622b #2f6fb3 #7a4a26 #a3479b #8a9a2b #5d5260 #d77f97'.split(' ')

/** The categories that brought or cost somebody something, in the order in which the game names them. */
export function categoriesOf(rows: Counted[]): string[] {
  const parts = rows.flatMap((row) => row.parts)
  const scored = new Set(parts.filter(({ points }) => points !== 0).map(({ category }) => category))
  return [...new Set(parts.map(({ category }) => category))].filter((category) => scored.has(category))
}

export function colourOf(category: string, categories: string[]): string {
  return COLOURS[Math.max(0, categories.indexOf(category)) % COLOURS.length]!
}

/** One round for every category that counts for somebody. */
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

/** With a sign, and with a minus that is as long as a plus. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`
}
