/** Drawings of game-icons.net: one for every symbol, and for those who have no drawing of ours. */
import anyDie from 'game-icon:perspective-dice-six-faces-random'
import spell from 'game-icon:magic-swirl'
import tomb from 'game-icon:tombstone'

import dodo from 'game-icon:dodo'
import eye from 'game-icon:eyestalk'

/** What has no sign of ours in `art/signs`. */
export const SIGNS: Record<string, string[]> = {
  cast: spell,
  spell,
  catch: tomb,
  graveyard: tomb,
  anyDie,
}

const CREATURES: Record<string, string[]> = { arthur: dodo, spell: eye }

/** Who has no drawing of its own. */
export function creature(slug: string): string[] {
  return CREATURES[slug] ?? CREATURES[slug.split('-')[0] ?? ''] ?? eye
}
