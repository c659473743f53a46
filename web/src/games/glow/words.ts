/** Cards, dice and boards in words. */
import type { Speaker } from '../../lib/speaker'
import { cardOf, kindOf, type CardFacts, type Effect, type Rewards, type Tile } from './facts'
import type { Die } from './view'

const RESOURCES = ['light', 'footprints', 'fireflies', 'rerolls'] as const

export function symbolName(symbol: string, speaker: Speaker): string {
  return speaker.say(symbol ? `symbol-${symbol.replace('_', '-')}` : 'symbol-unrolled')
}

export function dieName(die: string, speaker: Speaker): string {
  return speaker.say(`die-${die.replace(' ', '-')}`)
}

/** 'small red die: fire (used)'. */
export function dieWords(die: Die, speaker: Speaker): string {
  const used = die.used ? ` (${speaker.say('show-used')})` : ''
  return `${dieName(die.die, speaker)}: ${symbolName(die.face, speaker)}${used}`
}

/** Which faces a die has: the five elements, and its own. */
export function facesWords(die: string, speaker: Speaker): string {
  return speaker.say('glow-faces', { symbol: symbolName(kindOf(die).sixth, speaker) })
}

export function signed(kind: string, amount: number, speaker: Speaker): string {
  return (amount > 0 ? '+' : '−') + speaker.say(`show-${kind}`, { [kind]: Math.abs(amount) })
}

export function conditionWords(effect: Effect, speaker: Speaker): string {
  return [
    ...(effect.needs ?? []).map((symbol) => symbolName(symbol, speaker)),
    ...(effect.alike ? [speaker.say('show-alike', { dice: effect.alike })] : []),
    ...(effect.forbids ?? []).map((symbol) => speaker.say(`no-${symbol}`)),
  ].join(' + ')
}

/** 'nature + fire → +1 light, +1 reroll'. */
export function effectWords(effect: Effect | undefined, speaker: Speaker): string {
  if (!effect) return ''
  const gains = RESOURCES.filter((kind) => effect[kind]).map((kind) =>
    signed(kind, effect[kind] ?? 0, speaker),
  )
  if (effect.special) gains.push(speaker.say(`show-${effect.special}`))
  if (effect.skull) gains.push(speaker.say('show-skull'))
  return `${conditionWords(effect, speaker)} → ${gains.join(', ')}`
}

export function endWords(end: number | undefined, speaker: Speaker): string {
  if (!end) return ''
  return speaker.say('show-end', { light: end > 0 ? `+${end}` : `−${-end}` })
}

export function powerWords(card: CardFacts, speaker: Speaker): string[] {
  const found: string[] = []
  if (card.lights) found.push(speaker.say('show-fireflies', { fireflies: card.lights }))
  if (card.reroll) found.push(speaker.say('show-power-reroll'))
  if (card.die) found.push(speaker.say(card.die === 'any' ? 'show-power-any-die' : `die-large-${card.die}`))
  if (card.immune) found.push(speaker.say('show-power-immune'))
  return found
}

/** Name, condition and outcome, powers, light at the end. */
export function cardWords(slug: string, speaker: Speaker): string {
  const card = cardOf(slug)
  const told = [effectWords(card.effect, speaker), ...powerWords(card, speaker), endWords(card.end, speaker)]
  const text = told.filter(Boolean).join('; ')
  return text ? `${speaker.say(slug)}: ${text}` : speaker.say(slug)
}

/** The name without what tells it from its namesakes: the card shows that in symbols. */
export function shortName(slug: string, speaker: Speaker): string {
  return speaker.say(slug).replace(/ \(.*\)$/, '')
}

export function rewardWords(rewards: Rewards, speaker: Speaker): string[] {
  const found = RESOURCES.filter((kind) => rewards[kind]).map((kind) =>
    signed(kind, rewards[kind] ?? 0, speaker),
  )
  if (rewards.giveUp) found.push(speaker.say('glow-give-up'))
  return found
}

export function tileWords(tile: Tile, board: string, speaker: Speaker): string {
  const found = [speaker.say('glow-tile-arrows', { arrows: tile.arrows ?? 0 })]
  if (tile.light) found.push(signed('light', tile.light, speaker))
  if (board === 'shadows' && tile.camp) found.push(speaker.say('glow-tile-camp'))
  if (board === 'archipelago' && tile.boat) found.push(speaker.say(`glow-tile-${tile.boat}`))
  return found.join(', ')
}

/** '+1.4' or '−0.3', in the reader's way of writing numbers. */
export function signedMean(value: number, speaker: Speaker): string {
  const size = Math.abs(value).toLocaleString(speaker.language, { maximumFractionDigits: 2 })
  return (value < 0 ? '−' : '+') + size
}

export function percent(part: number, speaker: Speaker): string {
  return part.toLocaleString(speaker.language, { style: 'percent', maximumFractionDigits: 0 })
}
