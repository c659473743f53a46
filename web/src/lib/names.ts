/** What each seat is called. Bots are called by their kind, and numbered where there are several alike. */
import type { Speaker } from './speaker'
import type { Player } from './wire'

/** A guest, `my_package.bots:Content`, is called what its author called it; who has no words else is a bot. */
export function botTitle(bot: string, speaker: Speaker): string {
  if (speaker.has(`bot-${bot}`)) return speaker.say(`bot-${bot}`)
  return /:([A-Za-z_]\w*)$/.exec(bot)?.[1] ?? speaker.say('web-bot')
}

export function namesOf(players: Player[], speaker: Speaker): string[] {
  return players.map((player) => {
    if (player.name) return player.name
    if (player.kind !== 'bot' || !player.bot) return speaker.say('web-seat-n', { n: player.seat + 1 })
    const alike = players.filter(({ kind, bot, name }) => kind === 'bot' && bot === player.bot && !name)
    const called = botTitle(player.bot, speaker)
    return alike.length > 1 ? `${called} ${alike.indexOf(player) + 1}` : called
  })
}
