/** What Glow's things say of themselves, and what its signs mean. */
import type { Speaker } from '../../lib/speaker'
import { drawn, type GameModule, type Sign, type SheetLine, type SheetText } from '../game'
import Companion from './Companion.svelte'
import Company from './Company.svelte'
import DieFace from './art/DieFace.svelte'
import SignArt from './art/Sign.svelte'
import { bringsOf } from './brings'
import { cardOf, isAdventurer, isSpell, islandOf, spaceOf, type Rewards } from './facts'
import { forecast } from './noon'
import { KINDS } from './odds'
import { SECTIONS, type Face, type Journey, type Traveller } from './view'
import {
  dieName,
  effectWords,
  endWords,
  facesWords,
  percent,
  powerWords,
  rewardWords,
  signed,
  symbolName,
} from './words'

const COLOURS = ['green', 'blue', 'azure', 'red', 'orange', 'purple', 'black']

const sign = (symbol: string, size = '1.5rem', more: Record<string, unknown> = {}) =>
  drawn(SignArt, { symbol, text: '', size, ...more })

function ownerOf(journey: Journey, slug: string): Traveller | undefined {
  return journey.players.find(({ adventurer, companions, spells }) =>
    [adventurer, ...companions, ...spells].includes(slug),
  )
}

/** 'With these dice: +3 light', where dice have been rolled; 'fires today: 40 %' where they are still to be. */
function nowOf(journey: Journey, slug: string, seat: number, speaker: Speaker): SheetLine[] {
  const owner = ownerOf(journey, slug)
  const { effect } = cardOf(slug)
  if (owner) {
    if (!effect || owner.hour !== 'morning' || owner.dice.every(({ face }) => !face)) return []
    const { times, leaving } = forecast(owner)
    const n = times[slug] ?? 0
    const what = [
      ...KINDS.filter((kind) => n && effect[kind]).map((kind) =>
        signed(kind, (effect[kind] ?? 0) * n, speaker),
      ),
      ...(n && effect.special ? [speaker.say(`show-${effect.special}`)] : []),
      ...(leaving.includes(slug) ? [speaker.say('show-skull')] : []),
    ]
    const text = speaker.say('glow-with-dice', { what: what.join(', ') || speaker.say('glow-noon-nothing') })
    return [{ text, tone: leaving.includes(slug) ? 'bad' : n ? 'good' : 'soft' }]
  }
  const player = journey.players[seat]
  const section = SECTIONS.find((one) => journey.sections[one].companion === slug)
  if (!player || !section || player.hour !== 'dawn') return []
  const { chance, dice } = bringsOf(journey, player, section)
  return [
    { text: speaker.say('glow-then', { dice }) },
    ...(chance === null ? [] : [{ text: speaker.say('glow-today', { chance: percent(chance, speaker) }) }]),
  ]
}

function cardSheet(journey: Journey, slug: string, seat: number, speaker: Speaker): SheetText {
  const card = cardOf(slug)
  const rule = isSpell(slug)
    ? 'glow.spell.fires'
    : isAdventurer(slug)
      ? 'glow.setup.adventurer'
      : card.effect?.skull
        ? 'glow.noon.skull'
        : card.effect
          ? 'glow.noon.all-must-apply'
          : 'glow.cards.powers'
  return {
    title: speaker.say(slug),
    lines: [
      effectWords(card.effect, speaker),
      ...powerWords(card, speaker),
      endWords(card.end, speaker),
    ].filter(Boolean),
    now: nowOf(journey, slug, seat, speaker),
    rule,
    ...drawn(Companion, { slug, speaker }),
  }
}

function placeSheet(title: string, rewards: Rewards, rule: string, speaker: Speaker): SheetText {
  return { title, lines: rewardWords(rewards, speaker), rule }
}

function seatSheet(player: Traveller, title: string, speaker: Speaker): SheetText {
  return {
    title,
    lines: [speaker.say('show-total', { light: player.total }), speaker.say(`glow-hour-${player.hour}`)],
    ...(player.adventurer ? drawn(Company, { player, speaker, wraps: true }) : {}),
  }
}

export const sheet: NonNullable<GameModule['sheet']> = (thing, { view, seat, names, speaker }) => {
  const journey = view as unknown as Journey
  const [kind = '', id = ''] = (thing.split('/').at(-1) ?? '').split(':')
  const player = journey.players[Number(thing.split('/')[0]?.split(':')[1])]
  if (['card', 'spell'].includes(kind) || (kind === 'adventurer' && id))
    return cardSheet(journey, id, seat, speaker)
  if (kind === 'adventurer' && player) return cardSheet(journey, player.adventurer, seat, speaker)
  if (kind === 'space') {
    const space = spaceOf(id)
    const rule = `glow.walk.${space?.kind === 'village' ? 'village' : space?.kind === 'forbid' ? 'forbid' : 'need'}`
    const found = space ? placeSheet(speaker.say(`space-${id}`), space, rule, speaker) : null
    return found && space?.symbol
      ? { ...found, ...sign(space.symbol, '3rem', { forbidden: space.kind === 'forbid' }) }
      : found
  }
  if (kind === 'island') {
    const island = islandOf(id)
    return island ? placeSheet(speaker.say(`island-${id}`), island, 'glow.end.boats', speaker) : null
  }
  if (kind === 'seat' && player) return seatSheet(player, names[Number(id)] ?? '', speaker)
  if (kind === 'hidden')
    return { title: speaker.say('spell-face-down'), lines: [], rule: 'glow.spell.turned-up' }
  return null
}

/** A die as a sheet tells it, wherever it lies. */
export const dieSheet = (
  title: string,
  lines: string[],
  die: string,
  face: Face | '',
  speaker: Speaker,
): SheetText => ({
  title,
  lines,
  rule: kindRule(die, face),
  ...drawn(DieFace, { die, face, speaker, size: '4.5rem' }),
})

function kindRule(die: string, face: string): string {
  if (die.endsWith('black')) return 'glow.curse.cancels'
  if (['light3', 'footprints2'].includes(face)) return 'glow.noon.special-faces'
  return die.startsWith('large') ? 'glow.dice.large-stay' : 'glow.evening.dice-return'
}

export const legend = (speaker: Speaker): Sign[] => {
  const said = (symbol: string, text: string, more = {}): Sign => ({ ...sign(symbol, '2.4rem', more), text })
  return [
    ...SECTIONS.map((element) => said(element, symbolName(element, speaker))),
    said('fire', speaker.say('no-fire'), { forbidden: true }),
    ...KINDS.map((kind) => said(kind, speaker.say(`glow-kind-${kind}`), { bare: true })),
    said('skull', speaker.say('show-skull'), { bare: true, bad: true }),
    said('cast', speaker.say('show-cast'), { bare: true }),
    said('catch', speaker.say('show-catch'), { bare: true }),
    said('kill', speaker.say('show-kill'), { bare: true, bad: true }),
    said('anyDie', speaker.say('show-power-any-die'), { bare: true }),
    said('shield', speaker.say('show-power-immune'), { bare: true }),
    said('end', endWords(1, speaker), { bare: true }),
    said('elements', speaker.say('glow-sign-elements'), { bare: true }),
    said('tent', speaker.say('show-camp'), { bare: true }),
    ...COLOURS.map((colour) => ({
      ...drawn(DieFace, { die: `small ${colour}`, face: '', size: '2.4rem', speaker }),
      text: `${dieName(`small ${colour}`, speaker)}. ${facesWords(`small ${colour}`, speaker)}`,
    })),
    {
      ...drawn(DieFace, { die: 'large red', face: '', size: '2.8rem', speaker }),
      text: speaker.say('glow-sign-large'),
    },
  ]
}
