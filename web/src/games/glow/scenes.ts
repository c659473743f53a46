/** The moments between two positions: a companion joins, cards pay out one after another, companies walk. */
import type { Event } from '../../lib/wire'
import type { Flight, Scene, View } from '../game'
import { SECTIONS, type Journey, type Traveller } from './view'

const KINDS = ['light', 'footprints', 'fireflies', 'rerolls'] as const
const MOST = 6 // as many as fly at once; more would only be a blur

/** What happened, told as scenes. Dice have no scene of their own: they tumble when their faces change. */
export function scenes(view: View, events: Event[]): Scene[] {
  const journey = structuredClone(view) as unknown as Journey
  const found: Scene[] = []
  for (const event of events) {
    const told = tell(journey, event)
    if (!told) continue
    found.push({ view: structuredClone(journey) as unknown as View, flights: [], event, ...told })
  }
  return found
}

type Told = Pick<Scene, 'ms'> & Partial<Pick<Scene, 'flights' | 'sound'>>

function tell(journey: Journey, { name, args }: Event): Told | null {
  const seat = Number(args['seat'] ?? -1)
  const player = journey.players[seat]
  if (!player) return null
  const card = String(args['card'] ?? '')
  switch (name) {
    case 'recruits':
      return recruit(journey, player, seat, card)
    case 'fires':
    case 'spell-fires':
    case 'faces-pay': {
      const flights = pay(player, seat, name === 'faces-pay' ? 'dice' : `card-${card}`, args)
      return { ms: 650, flights, sound: 'gem' }
    }
    case 'buried':
      player.companions = player.companions.filter((slug) => slug !== card)
      return { ms: 350, sound: 'danger' }
    case 'walks':
      player.company = String(args['space']).replace('space-', '')
      player.visited = [...player.visited, player.company]
      return { ms: 380 }
    case 'camps':
      player.camp = player.company
      return { ms: 450 }
    case 'sails':
      player.boats = player.boats.with(
        player.boats.indexOf(String(args['from']).replace('island-', '')),
        String(args['to']).replace('island-', ''),
      )
      return { ms: 500 }
    default:
      return null
  }
}

function recruit(journey: Journey, player: Traveller, seat: number, card: string): Told {
  const flights: Flight[] = []
  const element = SECTIONS.find((one) => journey.sections[one].companion === card)
  if (element) {
    const section = journey.sections[element]
    const from = `glow-section-${element}`
    flights.push({ piece: 'companion', from, to: `glow-row-${seat}`, count: 1 })
    if (section.footprints)
      flights.push({ piece: 'footprints', from, to: `glow-footprints-${seat}`, count: section.footprints })
    player.footprints += section.footprints
    for (const die of section.dice) player.dice.push({ die, face: '', used: false })
    journey.sections[element] = { ...section, companion: '', dice: [], footprints: 0 }
  }
  player.companions = [...player.companions, card]
  return { ms: 600, flights, sound: 'card' }
}

/** Gains fly to the purse, losses are simply gone. */
function pay(player: Traveller, seat: number, from: string, args: Event['args']): Flight[] {
  const flights: Flight[] = []
  for (const kind of KINDS) {
    const gained = Number(args[kind] ?? 0)
    const lost = Number(args[`lost-${kind}`] ?? 0)
    player[kind] = Math.max(0, player[kind] + gained - lost)
    if (kind === 'fireflies') player.all_fireflies += gained
    if (gained)
      flights.push({
        piece: kind,
        from: `glow-${from}-${seat}`,
        to: `glow-${kind}-${seat}`,
        count: Math.min(gained, MOST),
      })
  }
  return flights
}
