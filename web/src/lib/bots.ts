import type { GameInfo } from './wire'

/** They move, but do not play: nobody's first choice. */
const LAST = ['random', 'auto']

/** A game's bots in the order in which people choose them: from novice to expert, then those that do not really play. */
export function botsOf(game: GameInfo | undefined): string[] {
  const all = game?.bots ?? []
  return [...all.filter((bot) => !LAST.includes(bot)), ...all.filter((bot) => LAST.includes(bot))]
}

/** Who sits down where nobody says which bot: the gentlest that plays. */
export function usualBot(game: GameInfo | undefined): string {
  return botsOf(game)[0] ?? ''
}

/** How many sit down at a table that nobody has changed yet: alone where all play together, else a small company. */
export function usualSeats({ seats: [least, most], cooperative }: GameInfo): number {
  return cooperative ? least : Math.max(least, Math.min(4, most))
}
