/** While you waited: what the others did, and first of all what they did to me. From the moments of the story. */
import type { Event } from '../lib/wire'
import type { TableClient } from './table.svelte'

export function othersDid(table: TableClient): Event[] {
  const me = table.frame?.seat ?? -1
  return table.present.moments.flatMap(({ beat }): Event[] =>
    beat.event && table.lines.find(({ n }) => n === beat.n)?.seat !== me ? [beat.event] : [],
  )
}

export const doneToMe = (table: TableClient): Event[] =>
  othersDid(table).filter((event) => event.things?.includes(`seat:${table.frame?.seat ?? -1}`))
