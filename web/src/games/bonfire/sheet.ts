/** What Bonfire's things say of themselves, and what its signs mean. */
import type { Speaker } from '../../lib/speaker'
import { drawn, type Drawn, type GameModule, type Sign, type SheetText } from '../game'
import Figure from './art/Figure.svelte'
import GnomeFace from './art/GnomeFace.svelte'
import PathTile from './art/PathTile.svelte'
import Plaque from './art/Plaque.svelte'
import Shape from './art/Shape.svelte'
import SignArt from './art/Sign.svelte'
import { PATH_COST } from './facts'
import { GUARDIANS, RESOURCES, TOKENS, type City, type Common, type Guardian, type Realm } from './view'
import {
  cityTold,
  commonTold,
  councilTold,
  gnomeTold,
  islandTold,
  pathName,
  ringTold,
  stoneTold,
} from './words'

/** The rule that says what a token is for. */
const TOKEN_RULES: Record<string, string> = {
  ship: 'bonfire.ship.first-move',
  path: 'bonfire.path.cost',
  task: 'bonfire.receive.tokens',
  'great-bonfire': 'bonfire.great-bonfire.one-space',
  guardian: 'bonfire.procession.steps',
  gnome: 'bonfire.gnome.cost',
  wild: 'bonfire.pay.yellow',
}

const large = (thing: string, size = '3.5rem'): Drawn => drawn(SignArt, { thing, size })

function tileSheet(realm: Realm, tile: string, seat: number, speaker: Speaker): SheetText {
  const me = realm.players[seat]
  const cost = me ? PATH_COST[me.path.length] : undefined
  return {
    title: pathName(tile, speaker),
    lines: [],
    now: cost ? [speaker.say('bonfire-next-space', { cost: speaker.say('tokens-path', { n: cost }) })] : [],
    rule: 'bonfire.path.take',
    ...drawn(PathTile, { tile }),
  }
}

function pileSheet(realm: Realm, pile: number, speaker: Speaker): SheetText | null {
  const found = realm.paths.piles[pile - 1]
  if (!found) return null
  const { unseen, under } = found
  return {
    title: speaker.say('bonfire-pile', { pile, n: unseen + under.length }),
    lines: under.map((tile) => ({ text: pathName(tile, speaker), tone: 'soft' })),
    rule: 'bonfire.path.refresh',
  }
}

function slotSheet(city: City, slot: number, speaker: Speaker): SheetText {
  const { task, have, need, points } = city.slots[slot - 1]!
  return {
    ...cityTold(city, slot, speaker),
    ...(task ? drawn(Plaque, { task, have, need, points }) : {}),
  }
}

function countdownSheet(realm: Realm, seat: number, speaker: Speaker): SheetText {
  const left = realm.players[seat]?.pass ?? 0
  return {
    title: speaker.say(realm.ending ? 'show-countdown' : 'show-council', {
      n: realm.ending ? realm.countdown : realm.novices,
      need: realm.novices_needed,
    }),
    lines: [],
    now:
      realm.ending && left
        ? [speaker.say('bonfire-passing', { points: speaker.say('count-points', { n: left }) })]
        : [],
    rule: realm.ending ? 'bonfire.countdown.turns-left' : 'bonfire.countdown.trigger',
    ...large(realm.ending ? 'hourglass' : 'novice'),
  }
}

export const sheet: NonNullable<GameModule['sheet']> = (thing, { view, seat, names, speaker }) => {
  const realm = view as unknown as Realm
  const parts = thing.split('/')
  const [kind = '', id = ''] = (parts.at(-1) ?? '').split(':')
  const city: City | null | undefined =
    parts[0] === 'tom' ? realm.tom : realm.players[Number(parts[0]?.split(':')[1])]
  switch (kind) {
    case 'island':
      return parts.length === 1 ? islandTold(realm, id, seat, speaker) : null
    case 'common':
      return commonTold(realm, realm.players[Math.max(seat, 0)]!, id as Common, speaker)
    case 'gnome':
      return { ...gnomeTold(id, speaker), ...drawn(GnomeFace, { gnome: id }) }
    case 'path-tile':
      return tileSheet(realm, id, seat, speaker)
    case 'pile':
      return pileSheet(realm, Number(id), speaker)
    case 'countdown':
      return countdownSheet(realm, seat, speaker)
    case 'space':
      if (parts[0] === 'council') return councilTold(realm, id, names, speaker)
      if (parts[0] === 'great-bonfire') return ringTold(realm, Number(id), seat, speaker)
      return city && parts[1] === 'path' ? stoneTold(city, Number(id), speaker) : null
    case 'slot':
      return city ? slotSheet(city, Number(id), speaker) : null
    case 'notch':
      return city ? notchSheet(city, Number(id), speaker) : null
    case 'token':
    case 'resource':
      return id ? pieceSheet(kind, id, speaker) : null
    case 'guardian':
      return city && parts.length > 1 ? guardianSheet(id as Guardian, speaker) : null
  }
  return null
}

function notchSheet(city: City, notch: number, speaker: Speaker): SheetText {
  const portal = city.shapes[notch - 1] ?? 'p1'
  const there = city.portals[notch - 1] ?? false
  const name = speaker.say(`portal-${portal}`)
  return {
    title: speaker.say(there ? 'show-portal' : 'show-no-portal', { portal: name }),
    lines: [],
    rule: there ? 'bonfire.procession.to-a-bonfire' : 'bonfire.portal.order',
    ...drawn(Shape, { portal, there, size: '3rem' }),
  }
}

const pieceSheet = (kind: string, id: string, speaker: Speaker): SheetText => ({
  title: speaker.say(`${kind}-${id}`),
  lines: [speaker.say(`bonfire-sign-${kind === 'token' ? kind + '-' + id : id === 'gold' ? id : kind}`)],
  rule:
    kind === 'token'
      ? (TOKEN_RULES[id] ?? '')
      : id === 'gold'
        ? 'bonfire.pay.gold'
        : 'bonfire.receive.resources',
  ...large(`${kind}-${id}`),
})

const guardianSheet = (order: Guardian, speaker: Speaker): SheetText => ({
  title: speaker.say(`guardian-${order}`),
  lines: [],
  rule: 'bonfire.procession.beside-a-bonfire',
  ...drawn(Figure, { order, width: '4.5rem' }),
})

export const legend = (speaker: Speaker): Sign[] => [
  ...TOKENS.map((token) => ({
    ...large(`token-${token}`, '2.2rem'),
    text: `${speaker.say(`token-${token}`)}: ${speaker.say(`bonfire-sign-token-${token}`)}`,
  })),
  ...RESOURCES.map((resource) => ({
    ...large(`resource-${resource}`, '2.2rem'),
    text: speaker.say(`resource-${resource}`),
  })),
  { ...large('resource-any', '2.2rem'), text: speaker.say('bonfire-sign-any') },
  ...GUARDIANS.map((order) => ({
    ...drawn(Figure, { order, width: '2rem' }),
    text: speaker.say(`guardian-${order}`),
  })),
  ...[
    'flame',
    'tick',
    'crystal',
    'portal',
    'novice',
    'gift',
    'gnome',
    'elder',
    'fate',
    'steps',
    'common',
  ].map((sign) => ({ ...large(sign, '2rem'), text: speaker.say(`bonfire-sign-${sign}`) })),
  { ...large('hourglass', '2rem'), text: speaker.say('thing-countdown') },
  { ...large('points', '2rem'), text: speaker.say('bonfire-sign-points') },
]
