/** The island as a drawing: boards laid side by side, every land with its outline and the roomiest place in it. */
import shapes from './boards.json'
import thematic from './thematic.json'

export type Point = readonly [number, number]

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export interface Shape {
  id: string
  board: string
  path: string
  outline: Point[]
  /** Where pieces lie: the middle and the size of a box inside the outline. */
  room: Box
}

export interface Chart {
  lands: Shape[]
  oceans: Shape[]
  /** The shore of each board, an open line. */
  coasts: string[]
  /** All that is drawn. */
  bounds: Box
  boards: Record<string, Box>
}

interface BoardShape {
  coast: [number, number][]
  /** Where its ocean ends; boards that can lie in several ways all have the same. */
  rim?: [number, number][]
  lands: [number, number][][]
  /** By turns of the board: for each land and the ocean the middle and the size of its room, from the board's corner. */
  rooms: Record<string, [number, number, number, number][]>
}

interface Place {
  x: number
  y: number
  turns: number
}

/** Boards that can lie in several ways, and boards that lie as they are drawn. */
const BOARDS = shapes.boards as unknown as Record<string, BoardShape>
const FIXED = thematic.boards as unknown as Record<string, BoardShape>
const AS_DRAWN: Place = { x: 0, y: 0, turns: 0 }
const RIM = shapes.rim as unknown as Point[]
const MARGIN = 55
/** Boards that lie as they are drawn have the buttons below them. */
const BELOW = 120
const charts = new Map<string, Chart>()

/** The island made of these boards, one for each seat; turned by so many sixths; with its oceans, where they are played in. */
export function chartOf(names: string[], turn = 0, sea = false): Chart {
  const key = `${names.join(' ')} ${turn} ${sea}`
  let chart = charts.get(key)
  if (!chart) {
    chart = draw(names, turn, sea)
    charts.set(key, chart)
  }
  return chart
}

/** By so much a turn must be better than the island as it is known. */
const BETTER = 1.08

/** The turn at which the island is largest in such a frame. */
export function bestTurn(names: string[], width: number, height: number, sea = false): number {
  if (names.some((name) => name in FIXED)) return 0
  const size = (turn: number): number => {
    const { w, h } = chartOf(names, turn, sea).bounds
    return Math.min(width / w, height / h) * (turn ? 1 : BETTER)
  }
  return [0, 1, 2, 3, 4, 5].reduce((best, turn) => (size(turn) > size(best) * 1.001 ? turn : best))
}

function draw(names: string[], turn: number, sea: boolean): Chart {
  const places: Place[] = shapes.layouts[names.length - 1] ?? []
  const chart: Chart = { lands: [], oceans: [], coasts: [], bounds: { x: 0, y: 0, w: 0, h: 0 }, boards: {} }
  const all: Point[] = []
  names.forEach((name, seat) => {
    const shape = FIXED[name] ?? BOARDS[name]
    const laid = name in FIXED ? AS_DRAWN : places[seat]
    if (!shape || !laid) return
    const [x, y] = mover(0, 0, turn)([laid.x, laid.y])
    const place = { x, y, turns: (laid.turns + turn) % 6 }
    const put = mover(place.x, place.y, place.turns)
    const coast = shape.coast.map(put)
    const ocean = oceanOf(shape).map(put)
    const rooms = (shape.rooms[place.turns] ?? []).map(([x, y, w, h]) => ({
      x: place.x + x,
      y: place.y + y,
      w,
      h,
    }))
    const found = shape.lands.map((outline, i) =>
      landShape(`${name}${i + 1}`, name, outline.map(put), rooms[i]),
    )
    chart.lands.push(...found)
    chart.oceans.push(landShape(`ocean-${name}`, name, ocean, rooms.at(-1)))
    chart.coasts.push(smooth(coast, false))
    const points = [...found.flatMap((land) => land.outline), ...(sea ? ocean : [])]
    const box = around(points)
    chart.boards[name] = name in FIXED ? { ...box, h: box.h + BELOW } : box
    all.push(...points)
  })
  chart.bounds = around(all)
  return chart
}

/** The outline of a board's ocean: its outer rim, and back along the coast. */
function oceanOf(board: BoardShape): Point[] {
  return [...(board.rim ?? RIM), ...board.coast.toReversed().slice(1, -1)]
}

export function mover(x: number, y: number, turns: number): (point: Point) => Point {
  const angle = (-turns * Math.PI) / 3 // counter-clockwise, and y points down
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return ([px, py]) => [x + px * cos - py * sin, y + px * sin + py * cos]
}

function landShape(id: string, board: string, outline: Point[], room: Box | undefined): Shape {
  return { id, board, outline, path: smooth(outline, true), room: room ?? around(outline) }
}

export function around(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [x, y] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN]
  return { x, y, w: Math.max(...xs) + MARGIN - x, h: Math.max(...ys) + MARGIN - y }
}

/** A soft line through all points (Catmull and Rom, as Bézier curves). */
export function smooth(points: readonly Point[], closed: boolean): string {
  const n = points.length
  const at = (i: number): Point =>
    (closed ? points[(i + n) % n] : points[Math.min(Math.max(i, 0), n - 1)]) as Point
  const put = (x: number, y: number): string => `${Math.round(x)} ${Math.round(y)}`
  const parts = [`M${put(...at(0))}`]
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const first = put(b[0] + (c[0] - a[0]) / 7, b[1] + (c[1] - a[1]) / 7)
    const second = put(c[0] - (d[0] - b[0]) / 7, c[1] - (d[1] - b[1]) / 7)
    parts.push(`C${first} ${second} ${put(...c)}`)
  }
  return parts.join('') + (closed ? 'Z' : '')
}

export function contains(outline: readonly Point[], x: number, y: number): boolean {
  let inside = false
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = outline[i] as Point
    const [bx, by] = outline[j] as Point
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

/** The land next in a direction, for arrow keys; '' at the edge. */
export function neighbour(shapes: readonly Shape[], from: string, dx: number, dy: number): string {
  const start = shapes.find((shape) => shape.id === from)
  if (!start) return ''
  let found = ''
  let nearest = Infinity
  for (const { id, room } of shapes) {
    const [x, y] = [room.x - start.room.x, room.y - start.room.y]
    const along = x * dx + y * dy
    const aside = Math.abs(x * dy) + Math.abs(y * dx)
    if (id === from || along <= 0 || aside > 2 * along) continue
    const cost = along + 1.5 * aside
    if (cost < nearest) [found, nearest] = [id, cost]
  }
  return found
}
