/** The journey in words, under headings: for those who listen, and for those who like it plain. */
import type { Speaker } from '../../lib/speaker'
import type { Part, PlainProps } from '../game'
import { bringsOf } from './brings'
import { forecast } from './noon'
import { bestChances } from './odds'
import { ROUNDS, SECTIONS, type Arthur, type Journey, type Traveller } from './view'
import { cardWords, dieName, dieWords, percent, signed, symbolName, tileWords } from './words'
import { tileOf } from './facts'

export function plain({ view, names, seat, speaker }: PlainProps): Part[] {
  const journey = view as unknown as Journey
  const order = [...names.keys()].sort((a, b) => Number(b === seat) - Number(a === seat))
  const parts: Part[] = [
    {
      title: speaker.say('show-day', { round: journey.round, rounds: ROUNDS }),
      items: journey.lineup.length
        ? journey.lineup.map((slug) => cardWords(slug, speaker))
        : SECTIONS.map((element) => sectionWords(journey, element, seat, speaker)),
    },
    ...order.map((who) => ({
      title: names[who] ?? '',
      items: [
        ...travellerWords(journey, journey.players[who]!, speaker),
        ...(who === seat ? oddsWords(journey.players[who]!, speaker) : []),
      ],
    })),
    ...(journey.arthur
      ? [{ title: speaker.say('show-arthur'), items: arthurWords(journey, journey.arthur, speaker) }]
      : []),
    { title: speaker.say('show-reserve'), items: journey.reserve.map((die) => dieName(die, speaker)) },
    {
      title: speaker.say('show-graveyard'),
      items: journey.graveyard.map((slug) => cardWords(slug, speaker)),
    },
  ]
  return parts.filter(({ items }) => items.length > 0)
}

function sectionWords(
  journey: Journey,
  element: (typeof SECTIONS)[number],
  seat: number,
  speaker: Speaker,
): string {
  const section = journey.sections[element]
  const told = [
    section.companion ? cardWords(section.companion, speaker) : speaker.say('show-nothing'),
    ...section.dice.map((die) => dieName(die, speaker)),
  ]
  if (section.footprints) told.push(speaker.say('show-footprints', { footprints: section.footprints }))
  const player = journey.players[seat]
  if (section.companion && player?.hour === 'dawn') {
    const { dice, chance } = bringsOf(journey, player, element)
    told.push(speaker.say('glow-then', { dice }))
    if (chance !== null) told.push(speaker.say('glow-today', { chance: percent(chance, speaker) }))
  }
  if (section.tile)
    told.push(`${speaker.say('show-arthur')}: ${tileWords(tileOf(section.tile), journey.board, speaker)}`)
  return `${symbolName(element, speaker)}: ${told.join('; ')}`
}

/** In the morning: the most that one reroll can do for each card, and with which dice. */
function oddsWords(player: Traveller, speaker: Speaker): string[] {
  if (player.hour !== 'morning') return []
  return bestChances(player).flatMap(({ slug, now, averts, best }) => {
    if (!best) return []
    const aim = speaker.say(averts ? 'glow-odds-averts' : 'glow-odds-fires', { times: now + 1 })
    const dice = best.dice.map((i) => dieWords(player.dice[i]!, speaker)).join(', ')
    return `${speaker.say('glow-odds')}. ${speaker.say(slug)}: ${percent(best.ways / best.of, speaker)} ${aim} (${dice})`
  })
}

function travellerWords(journey: Journey, player: Traveller, speaker: Speaker): string[] {
  const say = speaker.say.bind(speaker)
  const items = [
    [
      say('show-light', { light: player.light }),
      say('show-footprints', { footprints: player.footprints }),
      say('show-rerolls', { rerolls: player.rerolls }),
      say('show-lit', { fireflies: player.all_fireflies, companions: player.companions.length }),
    ].join(', '),
    say(`glow-hour-${player.hour}`),
  ]
  for (const slug of [player.adventurer, ...player.companions, ...player.spells]) {
    if (slug) items.push(cardWords(slug, speaker))
  }
  for (let i = 0; i < player.hidden; i++) items.push(say('spell-face-down'))
  if (player.dice.length)
    items.push(`${say('show-dice')}: ${player.dice.map((die) => dieWords(die, speaker)).join('; ')}`)
  if (player.hour === 'morning') items.push(noonWords(player, speaker))
  items.push(whereWords(journey.board, player, speaker))
  items.push(say('show-total', { light: player.total }))
  return items
}

function noonWords(player: Traveller, speaker: Speaker): string {
  const { gains, losses, times, leaving } = forecast(player)
  const told = [
    ...Object.keys(times).map((slug) => speaker.say(slug)),
    ...Object.entries(gains).map(([kind, amount]) => signed(kind, amount, speaker)),
    ...Object.entries(losses).map(([kind, amount]) => signed(kind, -amount, speaker)),
    ...leaving.map((slug) => `${speaker.say(slug)} ${speaker.say('show-skull')}`),
  ]
  return `${speaker.say('glow-noon')} ${told.join(', ') || speaker.say('glow-noon-nothing')}`
}

function whereWords(
  board: string,
  who: { company?: unknown; camp: string; boats: string[] },
  speaker: Speaker,
): string {
  if (board === 'archipelago')
    return `${speaker.say('show-boats')}: ${who.boats.map((id) => speaker.say(`island-${id}`)).join(', ')}`
  const camp = `${speaker.say('show-camp')}: ${speaker.say(`space-${who.camp}`)}`
  if (typeof who.company !== 'string') return camp
  return `${speaker.say('show-company')}: ${speaker.say(`space-${who.company}`)}; ${camp}`
}

function arthurWords(journey: Journey, arthur: Arthur, speaker: Speaker): string[] {
  return [
    speaker.say('show-light', { light: arthur.light }),
    speaker.say('show-marker', { company: arthur.company }),
    speaker.say('show-footprints', { footprints: arthur.footprints }),
    ...arthur.dice.map(
      ({ die, at }) =>
        `${dieName(die, speaker)}: ${at === 'aside' ? speaker.say('show-aside') : symbolName(at, speaker)}`,
    ),
    whereWords(journey.board, { camp: arthur.camp, boats: arthur.boats }, speaker),
    speaker.say('glow-tiles', { stack: arthur.stack.length, discards: arthur.discards.length }),
    speaker.say('show-total', { light: arthur.total }),
  ]
}
