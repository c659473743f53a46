/** What Diamant's things say of themselves. */
import type { Speaker } from '../../lib/speaker'
import { drawn, type GameModule, type Sign, type SheetText } from '../game'
import Face from './art/Face.svelte'
import Gem from './art/Gem.svelte'
import HazardArt from './art/HazardArt.svelte'
import { cardName } from './names'
import { hazardWords } from './plain'
import Relic from './art/Relic.svelte'
import { closedCaves, countOf, faceOf, HAZARDS, type Cave, type Hazard } from './view'

function cardSheet(cave: Cave, number: number, speaker: Speaker): SheetText | null {
  const lies = cave.path[number - 1]
  if (!lies) return null
  const face = faceOf(lies.card)
  const title = cardName(lies.card, lies.left, speaker)
  if (face.kind === 'hazard')
    return {
      title,
      lines: [hazardWords(cave, face.hazard, speaker)],
      rule: 'diamant.hazard.second',
      ...drawn(HazardArt, { hazard: face.hazard }),
    }
  if (face.kind === 'relic')
    return {
      title,
      lines: [],
      rule: 'diamant.relic.alone',
      ...drawn(Relic, { value: face.value }),
    }
  const left = lies.left ? [`${speaker.say('show-left')}: ${lies.left}`] : []
  return {
    title,
    lines: left,
    rule: 'diamant.treasure.share',
    ...drawn(Gem, { size: '4rem' }),
  }
}

function seatSheet(cave: Cave, seat: number, names: string[], speaker: Speaker): SheetText {
  const inside = cave.inside.includes(seat)
  return {
    title: names[seat] ?? '',
    lines: [
      speaker.say(inside ? 'diamant-inside' : 'diamant-camp'),
      speaker.say('show-pocket', { gems: cave.pockets[seat] ?? 0 }),
      ...(cave.relics[seat]?.length
        ? [speaker.say('show-relics', { values: cave.relics[seat].join(' + ') })]
        : []),
    ],
    rule: inside ? 'diamant.hazard.lost' : 'diamant.back.safe',
    ...drawn(Face, { seat, mood: inside ? 'calm' : 'glad', size: '5rem' }),
  }
}

export const sheet: NonNullable<GameModule['sheet']> = (thing, { view, names, speaker }) => {
  const cave = view as unknown as Cave
  const [kind = '', id = ''] = (thing.split('/')[0] ?? '').split(':')
  if (thing.startsWith('path/card:')) return cardSheet(cave, Number.parseInt(thing.slice(10)), speaker)
  if (thing.startsWith('track/hazard:')) {
    const hazard = thing.slice(13) as Hazard
    const lines = [hazardWords(cave, hazard, speaker)]
    const title = speaker.say(`hazard-${hazard}`)
    return { title, lines, rule: 'diamant.hazard.second', ...drawn(HazardArt, { hazard }) }
  }
  if (kind === 'seat') return seatSheet(cave, Number(id), names, speaker)
  if (kind === 'cave') {
    const closed = closedCaves(cave)
    const state = Number(id) <= closed ? 'closed' : Number(id) === closed + 1 ? 'open' : 'waiting'
    return {
      title: speaker.say(`diamant-cave-${state}`, { cave: Number(id) }),
      lines: [],
      rule: 'diamant.cave.five',
    }
  }
  if (thing === 'deck') {
    const dangers = cave.deck.cards.filter((card) => cave.seen.includes(card)).length
    const lines = HAZARDS.map((hazard) =>
      speaker.say('diamant-in-deck', {
        hazard: speaker.say(`hazard-${hazard}`),
        count: countOf(cave.deck.cards, hazard),
      }),
    )
    const title = `${speaker.say('show-deck')}: ${speaker.say('show-cards', { cards: cave.deck.size, dangers })}`
    return { title, lines, rule: 'diamant.reveal.one-card' }
  }
  if (thing === 'path/left') {
    const title = `${speaker.say('show-left')}: ${cave.left}`
    return {
      title,
      lines: [],
      rule: 'diamant.back.leftovers',
      ...drawn(Gem, { size: '4rem' }),
    }
  }
  return null
}

export const legend = (speaker: Speaker): Sign[] => [
  { ...drawn(Gem, { size: '2rem' }), text: speaker.say('diamant-sign-gem') },
  { ...drawn(Relic, { value: 5 }), text: speaker.say('diamant-sign-relic') },
  ...HAZARDS.map((hazard) => ({
    ...drawn(HazardArt, { hazard }),
    text: speaker.say(`hazard-${hazard}`),
  })),
  { ...drawn(Face, { seat: 0, mood: 'calm' }), text: speaker.say('diamant-inside') },
  { ...drawn(Face, { seat: 0, mood: 'glad' }), text: speaker.say('diamant-camp') },
]
