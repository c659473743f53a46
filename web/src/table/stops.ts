/** Where a replay pauses: after every move that made something happen. */
import type { LogLine } from '../lib/wire'

export function stops(lines: LogLine[]): number[] {
  const marks = lines.filter((line) => line.events.length > 0).map((line) => line.n + 1)
  const end = (lines.at(-1)?.n ?? -1) + 1
  return [...new Set([0, ...marks, end])].sort((a, b) => a - b)
}

export function nextStop(marks: number[], n: number): number {
  return marks.find((mark) => mark > n) ?? n
}

export function previousStop(marks: number[], n: number): number {
  return marks.findLast((mark) => mark < n) ?? 0
}
