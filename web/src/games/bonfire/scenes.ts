/** The moments between two positions: ships sail, the ring turns, guardians walk, pieces come and go. */
import type { Event } from '../../lib/wire'
import type { Flight, Scene, View } from '../game'
import type { Guardian, Realm, Resource, Token, Villager } from './view'

const MOST = 5 // as many as fly at once; more would only be a blur
type Told = Pick<Scene, 'ms'> & Partial<Pick<Scene, 'flights' | 'sound'>>

export function scenes(view: View, events: Event[]): Scene[] {
  const realm = structuredClone(view) as unknown as Realm
  const found: Scene[] = []
  for (const event of events) {
    const told = tell(realm, event)
    if (!told) continue
    found.push({ view: structuredClone(realm) as unknown as View, flights: [], event, ...told })
  }
  return found
}

const bare = (value: unknown, prefix: string): string => String(value ?? '').replace(`${prefix}-`, '')

function tell(realm: Realm, { name, args }: Event): Told | null {
  const seat = Number(args['seat'] ?? -1)
  const player = realm.players[seat]
  if (name === 'toms-card') return { ms: 900, sound: 'card' }
  if (name === 'toms-portal') return turn(realm, args)
  if (!player) return null
  switch (name) {
    case 'gains':
      return gain(realm, player, seat, args)
    case 'pays':
      return pay(player, args)
    case 'sails':
      return sail(realm, player, seat, bare(args['island'], 'island'))
    case 'turns-fire':
      return turn(realm, args)
    case 'walks':
      player.guardians[bare(args['guardian'], 'guardian') as Guardian] = `space ${String(args['space'])}`
      return { ms: 450 }
    case 'enters':
      player.guardians[bare(args['guardian'], 'guardian') as Guardian] = `bonfire ${String(args['slot'])}`
      return { ms: 550 }
    case 'fetches':
      player.guardians[bare(args['guardian'], 'guardian') as Guardian] = 'start'
      return { ms: 450, sound: 'card' }
    case 'lights': {
      const slot = player.slots[Number(args['slot']) - 1]
      if (slot) slot.lit = true
      return { ms: 900, sound: 'gem' }
    }
    case 'builds':
      return { ms: 350, sound: 'card' }
    default:
      return null
  }
}

function gain(realm: Realm, player: Villager, seat: number, args: Event['args']): Told {
  const flights: Flight[] = []
  const from = player.ship in realm.islands ? `bonfire-island-${player.ship}` : 'bonfire-mine'
  for (const [thing, n] of counted(args)) {
    add(player, thing, n)
    flights.push({ piece: thing, from, to: `bonfire-${thing}-${seat}`, count: Math.min(n, MOST) })
  }
  return { ms: 420, flights, sound: 'gem' }
}

function pay(player: Villager, args: Event['args']): Told {
  for (const [thing, n] of counted(args)) add(player, thing, -n)
  return { ms: 200 }
}

/** `tokens-ship 2 resources-gold 1` as what there is of each. */
function counted(args: Event['args']): [string, number][] {
  const pairs = [...String(args['things'] ?? '').matchAll(/(token|resource)s-(\S+) (\d+)/g)]
  return pairs.map(([, kind, name, n]) => [`${kind}-${name}`, Number(n)])
}

function add(player: Villager, thing: string, n: number): void {
  const token = bare(thing, 'token') as Token
  const resource = bare(thing, 'resource') as Resource
  if (token in player.tokens) player.tokens[token] = Math.max(0, player.tokens[token] + n)
  else if (resource in player.resources)
    player.resources[resource] = Math.max(0, player.resources[resource] + n)
}

function sail(realm: Realm, player: Villager, seat: number, island: string): Told {
  for (const state of Object.values(realm.islands)) state.ships = state.ships.filter((who) => who !== seat)
  realm.islands[island]?.ships.push(seat)
  player.ship = island
  return { ms: 600 }
}

function turn(realm: Realm, args: Event['args']): Told {
  realm.great_bonfire.pointer = Number(bare(args['space'], 'ring'))
  return { ms: 800 }
}
