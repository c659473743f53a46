/** The moments between two positions: pieces travel, come and go; the invaders act land by land. */
import type { Event } from '../../lib/wire'
import type { Flight, Scene, View } from '../game'
import { CLASSES, type Class, type Land, type Table } from './view'

type Told = Pick<Scene, 'ms'> & Partial<Pick<Scene, 'flights' | 'sound'>>

export function scenes(view: View, events: Event[]): Scene[] {
  const table = structuredClone(view) as unknown as Table
  const found: Scene[] = []
  for (const event of events) {
    const told = tell(table, event)
    if (!told) continue
    found.push({ view: structuredClone(table) as unknown as View, flights: [], event, ...told })
  }
  return found
}

function tell(table: Table, { name, args }: Event): Told | null {
  const id = String(args['land'] ?? '')
  const land = table.lands[id]
  const end = table.lands[String(args['to'] ?? '')]
  const seat = Number(args['seat'] ?? -1)
  const cls = String(args['piece'] ?? '').replace('piece-', '') as Class
  const damage = Number(args['damage'] ?? 0)
  switch (name) {
    case 'turn-begins':
      table.turn = Number(args['turn'])
      table.phase = 'growth'
      return { ms: 500 }
    case 'phase-begins':
      table.phase = String(args['phase'])
        .replace('phase-', '')
        .replace('invader', 'invaders') as Table['phase']
      return { ms: 450 }
    case 'ravages':
    case 'builds':
    case 'explores':
      return { ms: 650, sound: name === 'ravages' ? 'danger' : 'card' }
    case 'resolves-fear':
      return { ms: 900, sound: 'card' }
    case 'ravage-damage':
      return { ms: 350 }
    case 'adds':
      if (!land) return null
      add(land, cls)
      return { ms: 350 }
    case 'moves':
      if (!land || !end) return null
      take(land, cls, damage)
      add(end, cls, damage)
      return { ms: 500, flights: [flight(cls, id, String(args['to']))] }
    case 'destroys':
    case 'removes':
    case 'drowns':
      if (!land) return null
      take(land, cls, damage)
      return { ms: 350 }
    case 'blight-added':
      if (!land) return null
      land.blight += 1
      table.blight.pool = Number(args['left'])
      return {
        ms: 600,
        sound: 'danger',
        flights: [{ piece: 'blight', from: 'blight', to: `land-${id}`, count: 1 }],
      }
    case 'blight-removed':
      if (!land) return null
      land.blight -= 1
      return { ms: 400 }
    case 'defends':
      if (!land) return null
      land.defend += Number(args['defend'])
      return { ms: 300 }
    case 'presence-added':
      if (!land) return null
      land.presence[seat] = (land.presence[seat] ?? 0) + 1
      return { ms: 450, sound: 'gem', flights: [presence(table, seat, `seat-${seat}`, `land-${id}`)] }
    case 'presence-moves':
      if (!land || !end) return null
      land.presence[seat] = Math.max(0, (land.presence[seat] ?? 0) - 1)
      end.presence[seat] = (end.presence[seat] ?? 0) + 1
      return { ms: 450, flights: [presence(table, seat, `land-${id}`, `land-${String(args['to'])}`)] }
    case 'presence-destroyed':
      if (!land) return null
      land.presence[seat] = Math.max(0, (land.presence[seat] ?? 0) - 1)
      return { ms: 450, sound: 'danger' }
    default:
      return null
  }
}

function kind(cls: Class, damage: number): string {
  return damage ? `${cls}-${damage}` : cls
}

function add(land: Land, cls: Class, damage = 0): void {
  if (!CLASSES.includes(cls)) return
  land[cls] += 1
  land.pieces.push(kind(cls, damage))
}

/** The piece of that kind, or the first of its class: events need not tell every mark on it. */
function take(land: Land, cls: Class, damage: number): void {
  const exact = land.pieces.indexOf(kind(cls, damage))
  const i = exact >= 0 ? exact : land.pieces.findIndex((piece) => piece.startsWith(cls))
  if (i < 0) return
  land.pieces.splice(i, 1)
  land[cls] -= 1
}

function flight(piece: string, from: string, to: string): Flight {
  return { piece, from: `land-${from}`, to: `land-${to}`, count: 1 }
}

function presence(table: Table, seat: number, from: string, to: string): Flight {
  return { piece: `presence ${seat} ${table.spirits[seat]?.spirit ?? ''}`, from, to, count: 1 }
}
