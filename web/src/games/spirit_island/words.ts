/** What is on the table, in words: for names of buttons, for titles and for the detail beside the pointer. */
import type { Speaker } from '../../lib/speaker'
import { powerMessage, powerOf, type Power } from './facts'
import { rowsOf, type Group } from './pieces'
import { markWords, marksOf } from './variants'
import { ELEMENTS, type Counts, type Grow, type Land, type Space, type Table } from './view'

export function landName(id: string, speaker: Speaker): string {
  return id.startsWith('ocean-') ? speaker.say(id) : id
}

export function spiritName(slug: string, speaker: Speaker): string {
  return slug ? speaker.say(`spirit-${slug}`) : speaker.say('si-no-spirit')
}

export function powerName(slug: string, speaker: Speaker): string {
  return speaker.say(powerMessage(slug))
}

export function groupWords(group: Group, table: Table, speaker: Speaker): string {
  if (group.kind === 'presence') {
    const spirit = spiritName(table.spirits[group.seat]?.spirit ?? '', speaker)
    const sacred = group.sacred ? `, ${speaker.say('sacred-site')}` : ''
    return `${spirit}: ${speaker.say('pieces-presence', { n: group.count })}${sacred}`
  }
  const harm = [
    ...(group.damage ? [speaker.say('pieces-damage', { n: group.damage })] : []),
    ...(group.dream ? [speaker.say('si-dream-damage', { n: group.dream })] : []),
  ]
  const name = speaker.say(`pieces-${group.kind}`, { n: group.count })
  return harm.length ? `${name} (${harm.join(', ')})` : name
}

/** Terrain, pieces, and everything that lasts this turn. */
export function landParts(land: Land, table: Table, speaker: Speaker): string[] {
  const name = `${land.board}${land.number}`
  return [
    speaker.say(`terrain-${land.terrain}`) + (land.coastal ? `, ${speaker.say('si-coastal')}` : ''),
    ...rowsOf(land).flatMap((row) => row.map((group) => groupWords(group, table, speaker))),
    ...(land.defend ? [speaker.say('si-defend', { n: land.defend })] : []),
    ...(land.skipped ? [speaker.say('si-skipped')] : []),
    ...marksOf(name, table).map((mark) => markWords(mark, name, table, speaker)),
    ...land.lasting.map((effect) => speaker.say(`si-lasting-${effect}`)),
  ]
}

/** What the invaders will do here if nothing changes. */
export function landForecast(id: string, table: Table, chance: number, speaker: Speaker): string[] {
  const found: string[] = []
  const extra = table.forecast.extra_build[id]
  if (extra) found.push(speaker.say('show-extra-build', { piece: speaker.say(`piece-${extra}`) }))
  const ravage = table.forecast.ravage[id]
  if (ravage) found.push(ravageWords(ravage, speaker))
  const build = table.forecast.build[id]
  if (build) found.push(speaker.say('si-will-build', { piece: speaker.say(`piece-${build}`) }))
  if (chance > 0) found.push(exploreWords(chance, speaker))
  return found
}

export function ravageWords(ravage: Table['forecast']['ravage'][string], speaker: Speaker): string {
  return [
    speaker.say('si-will-ravage', { damage: ravage.damage }),
    ...(ravage.cascade
      ? [speaker.say('si-will-cascade')]
      : ravage.blight
        ? [speaker.say('si-will-blight')]
        : []),
    ...(ravage.blight > 1 ? [speaker.say('si-more-blight', { n: ravage.blight })] : []),
    ...(ravage.dahan ? [speaker.say('si-dahan-die', { n: ravage.dahan })] : []),
    ...(ravage.strike ? [speaker.say('si-dahan-strike', { damage: ravage.strike })] : []),
  ].join(', ')
}

export function exploreWords(chance: number, speaker: Speaker): string {
  if (chance >= 1) return speaker.say('si-will-explore')
  return speaker.say('si-may-explore', { percent: Math.round(100 * chance) })
}

/** 'sun', 'water ×2'. */
export function elementWords(element: string, count: number, speaker: Speaker): string {
  return speaker.say(`element-${element}`) + (count > 1 ? ` ×${count}` : '')
}

export function elementsWords(counts: Counts, speaker: Speaker): string {
  return ELEMENTS.filter((element) => counts[element])
    .map((element) => elementWords(element, counts[element] ?? 0, speaker))
    .join(', ')
}

/** 'fast, 1 energy; range 1 from a sacred site; target: a land with Dahan'. */
export function topWords(power: Power, speaker: Speaker, cost = power.cost ?? 0): string[] {
  const found = [speaker.say(`speed-${power.speed}`)]
  if (power.deck !== 'innate') found.push(costWords(cost, speaker))
  if (power.range !== undefined) found.push(rangeWords(power, speaker))
  found.push(targetWords(power, speaker))
  if (power.elements?.length) {
    found.push(power.elements.map((element) => speaker.say(`element-${element}`)).join(', '))
  }
  return found
}

function costWords(cost: number, speaker: Speaker): string {
  return cost < 0
    ? speaker.say('si-grow-gain-energy', { n: -cost })
    : speaker.say('pieces-energy', { n: cost })
}

export function rangeWords(power: Power, speaker: Speaker): string {
  const from = power.sacred ? 'si-range-sacred' : 'si-range'
  const origin = (power.origin ?? []).map((terrain) => speaker.say(`terrain-${terrain}`)).join(' / ')
  const words = speaker.say(from, { n: power.range ?? 0 })
  return origin ? `${words} (${origin})` : words
}

export function targetWords(power: Power, speaker: Speaker): string {
  if (power.target === 'terrain') {
    return (power.terrain ?? []).map((terrain) => speaker.say(`terrain-${terrain}`)).join(' / ')
  }
  return speaker.say(`si-target-${power.target}`)
}

/** All that is printed on a card, in one line. */
export function cardWords(slug: string, speaker: Speaker, cost?: number): string {
  const power = powerOf(slug)
  if (!power) return ''
  const text = power.deck === 'innate' ? '' : speaker.say(powerMessage(slug), {}, 'text')
  return `${powerName(slug, speaker)}: ${topWords(power, speaker, cost).join('; ')}. ${text}`
}

export function spaceWords(space: Space, speaker: Speaker): string {
  if (space.energy !== undefined) return speaker.say('pieces-energy', { n: space.energy })
  if (space.plays !== undefined) return speaker.say('si-plays', { n: space.plays })
  if (space.element) return speaker.say(`element-${space.element}`)
  return speaker.say('si-grow-reclaim-one')
}

export function growWords(grow: Grow, speaker: Speaker): string {
  const where =
    grow.where === 'terrain'
      ? grow.terrain.map((terrain) => speaker.say(`terrain-${terrain}`)).join(' / ')
      : grow.where === 'any'
        ? ''
        : speaker.say(`si-where-${grow.where}`)
  const words = speaker.say(`si-grow-${grow.do}`, { n: grow.n })
  return where ? `${words}, ${where}` : words
}
