/** The log as it arrives: in parts that replace its end. */
import type { LogLine } from '../lib/wire'

/** Replace everything from `from` on; an undo makes the log shorter. */
export function merged(old: LogLine[], from: number, lines: LogLine[]): LogLine[] {
  return [...old.filter((line) => line.n < from && !lines.some(({ n }) => n === line.n)), ...lines]
}

/** The log up to a move, of which so many events have been told. */
export function toldLines(lines: LogLine[], n: number, events: number): LogLine[] {
  return lines.flatMap((line) => {
    if (line.n < n) return [line]
    return line.n === n && events ? [{ ...line, events: line.events.slice(0, events) }] : []
  })
}

/** Lines whose events were not there before. */
export function freshLines(old: LogLine[], now: LogLine[]): LogLine[] {
  if (now.length < old.length) return []
  const known = new Map(old.map((line) => [line.n, line.events.length]))
  return now.filter((line) => line.events.length > (known.get(line.n) ?? 0))
}
