/** The moments between two positions: decisions open, gems travel, a card is turned. */
import type { Event } from '../../lib/wire'
import type { Flight, Scene, View } from '../game'
import type { Cave, PathCard } from './view'

const MOST_GEMS = 9 // as many as fly in one stream; more would only be a blur

type Mark = NonNullable<Cave['moment']>

/** The position after these events, told as scenes. The last scene's view equals what the server sends. */
export function scenes(view: View, events: Event[]): Scene[] {
  const teller = new Teller(structuredClone(view) as unknown as Cave)
  for (let i = 0; i < events.length; i++) {
    const event = events[i] as Event
    if (event.name === 'deeper' || event.name === 'back') {
      let end = i
      while (['deeper', 'back', 'takes-relic'].includes(events[end]?.name ?? '')) end++
      teller.open(events.slice(i, end))
      i = end - 1
    } else {
      teller.tell(event)
    }
  }
  return teller.scenes
}

class Teller {
  readonly scenes: Scene[] = []

  constructor(private cave: Cave) {
    delete cave.moment
  }

  private show(
    ms: number,
    more: { flights?: Flight[]; sound?: NonNullable<Scene['sound']>; mark?: Mark; event?: Event } = {},
  ): void {
    const view = structuredClone(this.cave)
    if (more.mark) view.moment = more.mark
    const scene: Scene = { view: view as unknown as View, ms, flights: more.flights ?? [] }
    if (more.sound) scene.sound = more.sound
    if (more.event) scene.event = more.event
    this.scenes.push(scene)
  }

  /** All decisions are shown at once; then those who go back walk home with what they have. */
  open(events: Event[]): void {
    const { cave } = this
    const leaving = events.filter(({ name }) => name === 'back')
    const leavers = leaving.map(({ args }) => Number(args['seat']))
    for (const seat of cave.inside) cave.chosen[seat] = leavers.includes(seat) ? 'back' : 'deeper'
    this.show(1300, { mark: { opened: true }, sound: 'card', ...told(events[0]) })
    cave.chosen = cave.chosen.map(() => '')
    if (leaving.length === 0) return
    const flights: Flight[] = []
    for (const { name, args } of events) {
      const seat = Number(args['seat'])
      if (name === 'back') {
        const share = Number(args['share'])
        flights.push(
          gems('left', `chest-${seat}`, share),
          gems(`pocket-${seat}`, `chest-${seat}`, cave.pockets[seat] ?? 0),
        )
        cave.left -= share
        const trip = cave.caves.at(-1)
        if (trip) trip.back[seat] = trip.cards.length
        cave.pockets[seat] = 0
        cave.chests[seat] = (cave.chests[seat] ?? 0) + Number(args['gems'])
        cave.scores[seat] = (cave.scores[seat] ?? 0) + Number(args['gems'])
      } else if (name === 'takes-relic') {
        const value = Number(args['value'])
        flights.push({ piece: 'relic', from: 'relic', to: `chest-${seat}`, count: 1 })
        cave.relics[seat]?.push(value)
        cave.scores[seat] = (cave.scores[seat] ?? 0) + value
        cave.claimed++
        cave.path = cave.path.filter(({ card }) => !card.startsWith('relic'))
      }
    }
    cave.inside = cave.inside.filter((seat) => !leavers.includes(seat))
    layLeft(cave)
    this.show(1200, { flights, sound: 'gem', ...told(leaving.at(-1)) })
  }

  tell(event: Event): void {
    const { cave } = this
    const { name, args } = event
    switch (name) {
      case 'treasure':
        return this.treasure(event)
      case 'hazard': {
        const hazard = hazardOf(args['hazard'])
        this.turn(hazard)
        cave.seen.push(hazard)
        return this.show(1000, { sound: 'card', event })
      }
      case 'relic':
        this.turn(Number(args['value']) ? `relic ${args['value']}` : 'relic')
        return this.show(1000, { sound: 'card', event })
      case 'flee':
        return this.flee(event)
      case 'relic-lost':
        cave.gone.push(Number(args['value']))
        cave.gone.sort((a, b) => a - b)
        cave.path = without(cave.path, Number(args['value']) ? `relic ${args['value']}` : 'relic')
        return
      case 'barricade':
        return this.close(event)
      case 'enter':
        cave.round = Number(args['cave'])
        cave.inside = cave.pockets.map((_, seat) => seat)
        cave.caves.push({ cave: cave.round, cards: [], back: cave.pockets.map(() => 0) })
        return this.show(700, { event })
      case 'relic-enters':
        cave.deck = pile([...cave.deck.cards, `relic ${args['value']}`])
        cave.pile = cave.pile.filter((value) => value !== args['value'])
        return
      case 'all-closed':
        cave.over = true
        return this.show(300, { event })
    }
  }

  private treasure(event: Event): void {
    const { cave } = this
    const [value, share, rest] = ['value', 'share', 'rest'].map((key) => Number(event.args[key])) as [
      number,
      number,
      number,
    ]
    this.turn(`treasure ${value}`)
    const newest = cave.path.at(-1)
    if (newest) newest.left = value
    this.show(800, { sound: 'card', event })
    cave.left += rest
    for (const seat of cave.inside) cave.pockets[seat] = (cave.pockets[seat] ?? 0) + share
    layLeft(cave)
    const flights = share ? cave.inside.map((seat) => gems('newest', `pocket-${seat}`, share)) : []
    this.show(share ? 1000 : 400, { flights, event, ...(share ? { sound: 'gem' } : {}) })
  }

  private flee(event: Event): void {
    const { cave } = this
    const hazard = hazardOf(event.args['hazard'])
    cave.path.push({ card: hazard, left: 0 })
    cave.caves.at(-1)?.cards.push(hazard)
    cave.deck = pile(without(cave.deck.cards.map(asCard), hazard).map(({ card }) => card))
    cave.removed = [...cave.removed, hazard].sort()
    this.show(1700, { mark: { struck: hazard }, sound: 'danger', event })
    cave.pockets = cave.pockets.map(() => 0)
    this.show(900, { mark: { struck: hazard }, event })
    cave.path.pop() // it leaves the game; its twin goes back into the deck
  }

  private close(event: Event): void {
    const { cave } = this
    cave.left = 0
    cave.seen = []
    cave.inside = []
    cave.deck = pile([...cave.deck.cards, ...cave.path.map(({ card }) => card)])
    cave.path = []
    this.show(900, { mark: { closed: Number(event.args['cave']) }, event })
  }

  private turn(card: string): void {
    const { cave } = this
    cave.deck = pile(without(cave.deck.cards.map(asCard), card).map((kept) => kept.card))
    cave.path.push({ card, left: 0 })
    cave.caves.at(-1)?.cards.push(card)
  }
}

function told(event: Event | undefined): { event?: Event } {
  return event ? { event } : {}
}

function gems(from: string, to: string, count: number): Flight {
  return { piece: 'gem', from, to, count: Math.min(MOST_GEMS, count) }
}

function hazardOf(id: unknown): string {
  return String(id).replace(/^hazard-/, '')
}

function asCard(card: string): PathCard {
  return { card, left: 0 }
}

function without(cards: PathCard[], card: string): PathCard[] {
  const at = cards.findIndex((other) => other.card === card)
  return at < 0 ? cards : cards.toSpliced(at, 1)
}

function pile(cards: string[]): Cave['deck'] {
  return { size: cards.length, cards: [...cards].sort() }
}

/** The rubies left over lie on the newest treasure. */
function layLeft(cave: Cave): void {
  for (const card of cave.path) card.left = 0
  const newest = cave.path.findLast(({ card }) => card.startsWith('treasure'))
  if (newest) newest.left = cave.left
}
