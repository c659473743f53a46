/** While you waited: what the others did, and first of all what they did to me. From the moments of the story. */
import type { GameModule } from '../games/game'
import type { Event } from '../lib/wire'
import type { TableClient } from './table.svelte'

export function othersDid(table: TableClient): Event[] {
  const me = table.frame?.seat ?? -1
  return table.present.moments.flatMap(({ beat }): Event[] =>
    beat.event && table.lines.find(({ n }) => n === beat.n)?.seat !== me ? [beat.event] : [],
  )
}

/** What merely takes its course, such as that my turn begins, is no deed of anybody's. */
export const doneToMe = (table: TableClient, game: GameModule | null): Event[] =>
  othersDid(table).filter(
    ({ name, things }) =>
      things?.includes(`seat:${table.frame?.seat ?? -1}`) &&
      !game?.chapters.includes(name) &&
      !game?.dress?.[name]?.routine,
  )
