/** What the things of Spirit Island say of themselves, and what its signs mean. */
import type { Speaker } from '../../lib/speaker'
import { drawn, type Drawn, type GameModule, type Sign, type SheetLine, type SheetText } from '../game'
import Element from './art/Element.svelte'
import InvaderCard from './art/InvaderCard.svelte'
import Piece from './art/Piece.svelte'
import SignArt from './art/Sign.svelte'
import Portrait from './art/Portrait.svelte'
import { innateLevels, levelOf, wakes, type Level } from './elements'
import { linesOf, panelOf, powerMessage, powerOf } from './facts'
import { exploreChances } from './forecast'
import PowerCard from './PowerCard.svelte'
import { reachOf } from './reach'
import { CLASSES, ELEMENTS, type Element as One, type Spirit, type Table } from './view'
import {
  elementWords,
  elementsWords,
  landForecast,
  landName,
  landParts,
  powerName,
  spiritName,
  topWords,
} from './words'

const said = (thing: string): Drawn => drawn(SignArt, { name: thing, size: '3rem' })

/** A level of an innate power: what it needs and has of it, and what it does. */
function rung(slug: string, level: Level, k: number, speaker: Speaker): SheetLine {
  return {
    signs: level.needs.map(({ element, need, have }) =>
      drawn(Element, {
        element,
        size: '1.2rem',
        label: have >= need ? String(need) : `${have}/${need}`,
        missing: have < need,
        text: elementWords(element, need, speaker),
      }),
    ),
    text: speaker.say(`innate-${slug}`, {}, `level-${k + 1}`),
    tone: level.met ? 'good' : 'soft',
  }
}

function holder(table: Table, slug: string): number {
  return table.spirits.findIndex(({ hand, played, discard, innates }) =>
    [...hand, ...played, ...discard, ...innates.map(({ power }) => power)].includes(slug),
  )
}

function powerSheet(table: Table, slug: string, seat: number, speaker: Speaker): SheetText | null {
  const power = powerOf(slug)
  if (!power) return null
  const who = holder(table, slug)
  const spirit = table.spirits[who < 0 ? seat : who]
  const innate = power.deck === 'innate'
  const levels = innate
    ? (spirit && innateLevels(spirit, spirit.elements).find((one) => one.power === slug)?.levels) ||
      linesOf(slug).map((need) => levelOf(need, {}))
    : []
  const lands = spirit && power.range !== undefined ? [...reachOf(table, who < 0 ? seat : who, slug)] : null
  const more = spirit && !innate && who === seat && spirit.hand.includes(slug) ? wakes(spirit, slug) : 0
  return {
    title: powerName(slug, speaker),
    lines: [
      [
        ...(innate ? [] : [speaker.say(`deck-${power.deck}`)]),
        ...topWords(power, speaker, spirit?.costs[slug]),
      ].join(' · '),
      ...levels.map((level, k) => rung(slug, level, k, speaker)),
      ...(innate || spirit ? [] : [speaker.say(powerMessage(slug), {}, 'text')]),
    ],
    now: [
      ...(lands
        ? [
            lands.length
              ? speaker.say('si-reaches', { lands: lands.map((id) => landName(id, speaker)).join(', ') })
              : speaker.say('si-reaches-none'),
          ]
        : []),
      ...(more > 0 ? [{ text: speaker.say('si-wakes', { n: more }), tone: 'good' as const }] : []),
    ],
    rule: innate ? 'spirit_island.power.innate' : 'spirit_island.power.speed',
    ...(spirit && !innate ? drawn(PowerCard, { slug, spirit, speaker, names: [], pile: 'sheet' }) : {}),
  }
}

function landSheet(table: Table, id: string, speaker: Speaker): SheetText | null {
  const land = table.lands[id]
  if (!land) return null
  const ravage = table.forecast.ravage[id]
  return {
    title: landName(id, speaker),
    lines: landParts(land, table, speaker),
    now: landForecast(id, table, exploreChances(table)[id] ?? 0, speaker),
    ...(ravage ? { rule: 'spirit_island.ravage.land' } : {}),
  }
}

export function spiritSheet(spirit: Spirit | undefined, speaker: Speaker): SheetText | null {
  if (!spirit?.spirit) return null
  const specials = Array.from({ length: panelOf(spirit.spirit)?.specials ?? 0 }, (_, i) => {
    const id = `special-${spirit.spirit}-${i + 1}`
    return `${speaker.say(id)}. ${speaker.say(id, {}, 'text')}`
  })
  return {
    title: spiritName(spirit.spirit, speaker),
    lines: specials,
    ...drawn(Portrait, { spirit: spirit.spirit }),
  }
}

function fearSheet(table: Table, part: string, id: string, speaker: Speaker): SheetText | null {
  const { fear } = table
  if (part === 'pool')
    return {
      title: speaker.say('si-fear-pool', { fear: fear.pool, size: fear.size }),
      lines: [],
      rule: 'spirit_island.fear.pool',
      ...said('fear'),
    }
  if (part === 'terror')
    return {
      title: speaker.say(`terror-${fear.terror}`),
      lines: fear.goals.map((goal) => speaker.say(goal, {}, 'text')),
      rule: 'spirit_island.terror.rises',
      ...said('fear'),
    }
  const slug = fear.cards[Number(id) - 1]
  if (part !== 'card' || slug === undefined) return null
  const level = 1 + fear.dividers.filter((divider) => Number(id) - 1 >= divider).length
  if (!slug) {
    const title = speaker.say(Number(id) <= fear.earned ? 'si-fear-earned' : 'si-fear-hidden', { level })
    return { title, lines: [], rule: 'spirit_island.fear.order' }
  }
  return {
    title: speaker.say(`fear-${slug}`),
    lines: ['one', 'two', 'three'].map((name, i) => ({
      text: `${'I'.repeat(i + 1)}: ${speaker.say(`fear-${slug}`, {}, name)}`,
      ...(i + 1 === fear.terror ? {} : { tone: 'soft' as const }),
    })),
    rule: 'spirit_island.fear.current-level',
  }
}

const STEP_RULES: Record<string, string> = {
  ravage: 'spirit_island.ravage.land',
  build: 'spirit_island.build.what',
  extra_build: 'spirit_island.build.what',
  explore: 'spirit_island.explore.where',
  deck: 'spirit_island.advance.cards',
}

function invaderSheet(table: Table, step: string, speaker: Speaker): SheetText | null {
  const rule = STEP_RULES[step]
  if (!rule) return null
  if (step === 'deck') return { title: speaker.say('si-deck'), lines: [], rule }
  const slug = table.invaders[step as 'ravage']
  return {
    title: speaker.say(`phase-${step.replace('_', '-')}`),
    lines: [speaker.say(slug ? `invader-${slug}` : 'si-no-card')],
    rule,
    ...(slug ? drawn(InvaderCard, { slug, speaker }) : said(step)),
  }
}

function blightSheet(table: Table, speaker: Speaker): SheetText {
  const { card, blighted, face, pool } = table.blight
  const side = !card ? 'no-card' : blighted ? face || 'healthy' : 'healthy'
  return {
    title: `${speaker.say(`blight-${side}`)}: ${speaker.say('pieces-blight', { n: pool })}`,
    lines: [speaker.say(`blight-${side}`, {}, 'text')],
    rule: blighted ? 'spirit_island.defeat.blight' : 'spirit_island.blight.flip',
    ...said('blight'),
  }
}

/** What belongs to a spirit's panel, by the rule that speaks of it. */
const PANEL: Record<string, [message: string, rule: string, sign: string]> = {
  energy: ['si-track-energy', 'spirit_island.energy.income', 'energy'],
  plays: ['si-track-cards', 'spirit_island.play.limit', 'plays'],
  destroyed: ['si-destroyed', 'spirit_island.presence.destroyed', 'skull'],
}

function panelSheet(spirit: Spirit, kind: string, id: string, speaker: Speaker): SheetText | null {
  if (kind === 'element')
    return {
      title: elementsWords({ [id as One]: spirit.elements[id as One] ?? 0 }, speaker),
      lines: [],
      rule: 'spirit_island.play.elements',
      ...drawn(Element, { element: id, size: '3rem' }),
    }
  const [message, rule, sign] = PANEL[kind === 'track' ? (id === 'energy' ? 'energy' : 'plays') : kind] ?? []
  if (!message || !rule || !sign) return null
  return {
    title: speaker.say(message, { n: spirit.destroyed }),
    lines: [],
    rule: kind === 'track' ? 'spirit_island.growth.from-track' : rule,
    ...said(sign),
  }
}

export const sheet: NonNullable<GameModule['sheet']> = (thing, { view, seat, speaker }) => {
  const table = view as unknown as Table
  const parts = thing.split('/')
  const [whole = '', name = ''] = (parts[0] ?? '').split(':')
  const [kind = '', id = ''] = (parts.at(-1) ?? '').split(':')
  if (whole === 'land') return parts[1]?.startsWith('forecast') ? null : landSheet(table, name, speaker)
  if (kind === 'card' && whole !== 'fear' && whole !== 'blight') return powerSheet(table, id, seat, speaker)
  if (kind === 'innate') return powerSheet(table, id, seat, speaker)
  if (whole === 'fear') return fearSheet(table, kind, id, speaker)
  if (whole === 'blight') return blightSheet(table, speaker)
  if (whole === 'invaders') return invaderSheet(table, kind, speaker)
  const spirit = whole === 'seat' ? table.spirits[Number(name)] : undefined
  if (!spirit) return null
  return parts.length > 1 ? panelSheet(spirit, kind, id, speaker) : null
}

export const legend = (speaker: Speaker): Sign[] => {
  const sign = (name: string, text: string): Sign => ({ ...drawn(SignArt, { name, size: '2rem' }), text })
  return [
    ...[...CLASSES, 'blight', 'presence'].map((kind) => ({
      ...drawn(Piece, { kind }),
      text: speaker.say(`piece-${kind}`),
    })),
    sign('sacred', speaker.say('sacred-site')),
    ...ELEMENTS.map((element) => ({
      ...drawn(Element, { element, size: '2.2rem' }),
      text: speaker.say(`element-${element}`),
    })),
    { ...drawn(Element, { element: 'any', size: '2.2rem' }), text: speaker.say('element-any') },
    sign('fast', speaker.say('speed-fast')),
    sign('slow', speaker.say('speed-slow')),
    sign('range', speaker.say('si-range', { n: 1 })),
    ...['jungle', 'mountain', 'sands', 'wetland'].map((terrain) =>
      sign(terrain, speaker.say(`terrain-${terrain}`)),
    ),
    sign('coast', speaker.say('si-coastal')),
    sign('energy', speaker.say('si-track-energy')),
    sign('plays', speaker.say('si-track-cards')),
    sign('reclaim', speaker.say('si-grow-reclaim-one')),
    sign('ravage', speaker.say('phase-ravage')),
    sign('build', speaker.say('phase-build')),
    sign('explore', speaker.say('phase-explore')),
    sign('fear', speaker.say('phase-fear')),
    sign('flag', speaker.say('si-variants')),
  ]
}
