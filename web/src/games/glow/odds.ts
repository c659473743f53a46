/** What a reroll can bring: every outcome of the chosen dice is looked at and counted, none is sampled. */
import { cardOf, kindOf } from './facts'
import { forecast, shownElements, type Counts, type Forecast } from './noon'
import { ELEMENTS, type Element, type Face, type Traveller } from './view'

export const KINDS = ['light', 'footprints', 'fireflies', 'rerolls'] as const

/** The six faces of a die: the five elements, and the one that its colour adds. */
export function facesOf(die: string): Face[] {
  return [...ELEMENTS, kindOf(die).sixth]
}

export interface Odds {
  /** Which dice are rolled again, as places in the hand. */
  dice: number[]
  /** How many outcomes there are, all equally likely. */
  ways: number
  /** By card: in how many outcomes it fires 0, 1, 2 … times. */
  cards: Record<string, number[]>
  /** By kind: what noon gives on average. */
  mean: Counts
  /** In how many outcomes 0, 1, 2 … different elements show. */
  elements: number[]
  /** In how many outcomes some die shows this element. */
  shown: Record<Element, number>
}

/** Every card of a player that can do something at noon, each once. */
export function cardsOf(player: Traveller): string[] {
  const all = [player.adventurer, ...player.companions, ...player.spells]
  return [...new Set(all)].filter((slug) => cardOf(slug).effect)
}

/** The player's dice with other faces; the black die then cancels what it shows. */
export function withFaces(player: Traveller, dice: number[], faces: Face[]): Traveller {
  const hand = player.dice.map((die, i) =>
    dice.includes(i) ? { ...die, face: faces[dice.indexOf(i)]! } : die,
  )
  return { ...player, dice: hand, cancelled: curseOf(hand, player.companions) }
}

function curseOf(dice: Traveller['dice'], companions: string[]): Element | '' {
  const black = dice.find(({ die }) => kindOf(die).colour === 'black')
  const element = ELEMENTS.find((one) => one === black?.face)
  return element && !companions.includes('kaar') ? element : ''
}

/** Gains less losses; nobody loses more than there is. */
export function sumOf(noon: Forecast, player: Traveller): Counts {
  return Object.fromEntries(
    KINDS.map((kind) => [kind, Math.max((noon.gains[kind] ?? 0) - (noon.losses[kind] ?? 0), -player[kind])]),
  )
}

/** Roll these dice (one or two, by their places) again. */
export function oddsOf(player: Traveller, dice: number[]): Odds {
  const cards = Object.fromEntries(cardsOf(player).map((slug) => [slug, [] as number[]]))
  const found: Odds = {
    dice,
    ways: 0,
    cards,
    mean: Object.fromEntries(KINDS.map((kind) => [kind, 0])),
    elements: [],
    shown: { nature: 0, water: 0, air: 0, fire: 0, mineral: 0 },
  }
  for (const faces of outcomes(dice.map((i) => facesOf(player.dice[i]?.die ?? '')))) {
    const then = withFaces(player, dice, faces)
    const noon = forecast(then)
    found.ways += 1
    for (const slug of Object.keys(cards)) count(cards[slug]!, noon.times[slug] ?? 0)
    for (const [kind, amount] of Object.entries(sumOf(noon, player))) found.mean[kind]! += amount
    const elements = shownElements(then)
    count(found.elements, elements.length)
    for (const element of elements) found.shown[element] += 1
  }
  for (const kind of KINDS) found.mean[kind]! /= found.ways
  return found
}

function outcomes(dice: Face[][]): Face[][] {
  return dice.reduce<Face[][]>(
    (all, faces) => all.flatMap((some) => faces.map((face) => [...some, face])),
    [[]],
  )
}

function count(list: number[], at: number): void {
  while (list.length <= at) list.push(0)
  list[at]! += 1
}

export interface Outcome {
  face: Face
  /** On how many of the six faces it stands. */
  ways: number
  noon: Forecast
}

/** Each face of one die, with the noon it would give. */
export function facesThen(player: Traveller, die: number): Outcome[] {
  const faces = facesOf(player.dice[die]?.die ?? '')
  return [...new Set(faces)].map((face) => ({
    face,
    ways: faces.filter((other) => other === face).length,
    noon: forecast(withFaces(player, [die], [face])),
  }))
}

export interface Chance {
  slug: string
  /** How often it fires with the dice as they lie. */
  now: number
  /** It does harm and would fire: the chance is that it stays quiet. */
  averts: boolean
  /** The one or two dice that are best rolled again for it; null where no single reroll helps. */
  best: { dice: number[]; ways: number; of: number } | null
}

/** For every card the best that one reroll symbol can do: make it fire once more, or keep a harmful one quiet. */
export function bestChances(player: Traveller): Chance[] {
  const { times } = forecast(player)
  const all = choices(player.dice.length).map((dice) => oddsOf(player, dice))
  return cardsOf(player).map((slug) => {
    const now = times[slug] ?? 0
    const averts = now > 0 && harms(slug)
    let best: Chance['best'] = null
    let light = 0
    for (const odds of all) {
      const ways = wanted(odds.cards[slug]!, now, averts)
      const mean = odds.mean['light']!
      const more = best ? ways / odds.ways - best.ways / best.of : ways
      if (!ways || more < -1e-9 || (best && more < 1e-9 && mean <= light)) continue
      best = { dice: odds.dice, ways, of: odds.ways }
      light = mean
    }
    return { slug, now, averts, best }
  })
}

function wanted(times: number[], now: number, averts: boolean): number {
  return averts ? (times[0] ?? 0) : times.slice(now + 1).reduce((sum, ways) => sum + ways, 0)
}

/** One die or two, as places in the hand. */
function choices(dice: number): number[][] {
  const found: number[][] = []
  for (let i = 0; i < dice; i++) found.push([i])
  for (let i = 0; i < dice; i++) for (let j = i + 1; j < dice; j++) found.push([i, j])
  return found
}

/** Whether nothing good comes of it. */
export function harms(slug: string): boolean {
  const { effect } = cardOf(slug)
  return !!effect && ((effect.light ?? 0) < 0 || (effect.footprints ?? 0) < 0 || effect.special === 'kill')
}
