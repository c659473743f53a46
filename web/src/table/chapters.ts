/** The log as people read it: lines of words, in chapters. */
import type { Event, LogLine } from '../lib/wire'

export interface Entry {
  /** Moves made up to and including this line: the position it leads to. */
  moves: number
  /** Whose move it was; several, where secret answers lie on the table one after the other. */
  seats: number[]
  events: Event[]
  /** A secret answer that still lies face down. */
  secret: boolean
  /** The move in words, where no event tells of it. */
  label: Event | null
  /** Who moved, if not the player: '' | bot | timer | away | fault. */
  by: LogLine['by']
}

export interface Chapter {
  opening: Event | null
  entries: Entry[]
}

export function chapters(lines: LogLine[], openers: string[], silentMoves: boolean): Chapter[] {
  const found: Chapter[] = [{ opening: null, entries: [] }]
  for (const { n, seat, text, label, by, events } of lines) {
    const line = { moves: n + 1, seats: seat < 0 ? [] : [seat], label, by }
    const secret = n >= 0 && text === ''
    let part: Event[] = []
    const flush = (): void => {
      if (part.length) found.at(-1)?.entries.push({ ...line, events: part, secret: false })
      part = []
    }
    for (const event of events) {
      if (openers.includes(event.name)) {
        flush()
        found.push({ opening: event, entries: [] })
      } else {
        part.push(event)
      }
    }
    flush()
    // A move that the table made for somebody is told even where moves go without saying.
    const forced = by !== '' && by !== 'bot'
    const untold = events.length === 0 && (secret || forced || !silentMoves)
    const last = found.at(-1)?.entries.at(-1)
    if (untold && secret && last?.secret && !forced) {
      last.seats.push(seat)
      last.moves = n + 1
    } else if (untold) {
      found.at(-1)?.entries.push({ ...line, events: [], secret })
    }
  }
  return found.filter((chapter) => chapter.opening || chapter.entries.length)
}
