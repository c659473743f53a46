/** The cave in words, under headings: for those who listen, and for those who like it plain. */
import type { Speaker } from '../../lib/speaker'
import type { Part, PlainProps } from '../game'
import { current, leavers } from './leavers'
import { cardName } from './names'
import { CAVES, countOf, HAZARDS, type Cave, type Hazard } from './view'

export function plain(props: PlainProps): Part[] {
  const { view, names, speaker } = props
  const cave = view as unknown as Cave
  const say = speaker.say.bind(speaker)
  const seen = HAZARDS.filter((hazard) => cave.seen.includes(hazard))
  const fresh = HAZARDS.filter((hazard) => !cave.seen.includes(hazard))
  const path = cave.path.map(({ card, left }) => cardName(card, left, speaker))
  const gone = cave.over ? [] : leavers(current(cave))
  const parts: Part[] = [
    {
      title: cave.over ? say('show-over') : say('show-cave', { cave: cave.round, caves: CAVES }),
      items: [say('diamant-closed-caves', { caves: cave.over ? CAVES : cave.round - 1 })],
    },
    {
      title: say('show-explorers'),
      items: names.map((name, who) => `${name}: ${explorer(cave, who, props)}`),
    },
    { title: say('show-path'), items: path.length ? path : [say('show-path-empty')] },
    { title: say('show-left'), items: [say('show-rubies', { gems: cave.left })] },
    { title: say('show-beware'), items: seen.map((hazard) => hazardWords(cave, hazard, speaker)) },
    {
      title: say('diamant-not-seen'),
      items: fresh.map((hazard) =>
        say('diamant-in-deck', { hazard: say(`hazard-${hazard}`), count: countOf(cave.deck.cards, hazard) }),
      ),
    },
    {
      title: say('diamant-who-left'),
      items: gone.map(({ seat, after }) =>
        say('diamant-left-after', { name: names[seat] ?? '', cards: after }),
      ),
    },
    { title: say('show-deck'), items: [say('show-cards', { cards: cave.deck.size, dangers: 0 })] },
    {
      title: say('show-removed'),
      items: [
        ...cave.removed.map((card) => cardName(card, 0, speaker)),
        ...cave.gone.map((value) => say('show-relic', { value })),
      ],
    },
  ]
  return parts.filter(({ items }) => items.length > 0)
}

export function hazardWords(cave: Cave, hazard: Hazard, speaker: Speaker): string {
  return speaker.say(cave.seen.includes(hazard) ? 'diamant-hazard-seen' : 'diamant-hazard-unseen', {
    hazard: speaker.say(`hazard-${hazard}`),
    count: countOf(cave.deck.cards, hazard),
  })
}

function explorer(cave: Cave, who: number, { seat, revealed, options, speaker }: PlainProps): string {
  const say = speaker.say.bind(speaker)
  const words = [cave.inside.includes(who) ? say('show-inside') : say('show-in-camp')]
  const chosen = cave.chosen[who] ?? ''
  if (chosen === '?') words.push(say('show-decided'))
  else if (chosen) words.push(say(`show-decided-${chosen}`))
  words.push(say('show-pocket', { gems: cave.pockets[who] ?? 0 }))
  const shown = revealed || options['chests'] === 'open' || who === seat
  words.push(shown ? say('show-chest', { gems: cave.chests[who] ?? 0 }) : say('show-chest-closed'))
  const relics = cave.relics[who] ?? []
  if (relics.length) words.push(say('show-relics', { values: relics.join(' + ') }))
  return words.join(', ')
}
