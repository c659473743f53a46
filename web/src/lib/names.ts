/** What each seat is called. Bots are called by their kind, and numbered where there are several alike. */
import type { Speaker } from './speaker'
import type { Player } from './wire'

export function namesOf(players: Player[], speaker: Speaker): string[] {
  return players.map((player) => {
    if (player.name) return player.name
    if (player.kind !== 'bot' || !player.bot) return speaker.say('web-seat-n', { n: player.seat + 1 })
    const alike = players.filter(({ kind, bot, name }) => kind === 'bot' && bot === player.bot && !name)
    const called = speaker.has(`bot-${player.bot}`)
      ? speaker.say(`bot-${player.bot}`)
      : speaker.say('web-bot')
    return alike.length > 1 ? `${called} ${alike.indexOf(player) + 1}` : called
  })
}
