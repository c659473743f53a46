/** Finds in every land, however its board is turned, the box where pieces can be largest: `node scripts/island-rooms.ts`
 * writes them into the files of the boards' shapes. It takes some seconds, so the page does not do it. */
import { readFileSync, writeFileSync } from 'node:fs'
import { format } from 'prettier'

type Point = readonly [number, number]
type Box = { x: number; y: number; w: number; h: number }
type Board = { coast: Point[]; rim?: Point[]; lands: Point[][]; rooms?: Record<string, number[][]> }
/** Boards that can lie in several ways have one rim for all and layouts; others lie as they are drawn. */
type Shapes = { rim?: Point[]; layouts?: { turns: number }[][]; boards: Record<string, Board> }

const FILES = ['boards', 'thematic']

const GRID = 22
const ASPECTS = [0.7, 0.85, 1, 1.25, 1.6, 2, 2.6, 3.4]
const MOST_WIDE = 420
/** Six pieces as they may lie: in so many columns and rows of these sizes, under a heading. */
const WAYS = [
  [6, 1],
  [3, 2],
  [2, 3],
] as const
const COLUMN = 32
const ROW = 27
const HEADING = 50

/** The upright box inside an outline where pieces can be largest, as seen from a grid of middles. */
function roomiest(outline: readonly Point[]): Box {
  const [xs, ys] = [outline.map((point) => point[0]), outline.map((point) => point[1])]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  const [w, h] = [Math.max(...xs) - x, Math.max(...ys) - y]
  let best: Box = { x: x + w / 2, y: y + h / 2, w: 60, h: 60 }
  let worth = 0
  for (let i = 1; i < GRID; i++) {
    for (let j = 1; j < GRID; j++) {
      const middle: Point = [x + (w * i) / GRID, y + (h * j) / GRID]
      if (!contains(outline, ...middle)) continue
      for (const aspect of ASPECTS) {
        const wide = widest(outline, middle, aspect)
        const value = sizeOfPieces(wide, wide / aspect)
        if (value > worth) {
          worth = value
          best = { x: middle[0], y: middle[1], w: wide, h: wide / aspect }
        }
      }
    }
  }
  return best
}

function sizeOfPieces(w: number, h: number): number {
  return Math.max(
    ...WAYS.map(([columns, rows]) => Math.min(w / (columns * COLUMN), (h - HEADING) / (rows * ROW))),
  )
}

function widest(outline: readonly Point[], [x, y]: Point, aspect: number): number {
  let [low, high] = [0, MOST_WIDE]
  while (high - low > 6) {
    const w = (low + high) / 2
    if (boxFits(outline, x, y, w / 2, w / aspect / 2)) low = w
    else high = w
  }
  return low
}

function boxFits(outline: readonly Point[], x: number, y: number, rx: number, ry: number): boolean {
  for (let k = -2; k <= 2; k++) {
    const [dx, dy] = [(rx * k) / 2, (ry * k) / 2]
    if (!contains(outline, x + dx, y - ry) || !contains(outline, x + dx, y + ry)) return false
    if (!contains(outline, x - rx, y + dy) || !contains(outline, x + rx, y + dy)) return false
  }
  return true
}

function contains(outline: readonly Point[], x: number, y: number): boolean {
  let inside = false
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = outline[i] as Point
    const [bx, by] = outline[j] as Point
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

function turned(outline: readonly Point[], turns: number): Point[] {
  const angle = (-turns * Math.PI) / 3
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return outline.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos])
}

for (const name of FILES) {
  const file = new URL(`../src/games/spirit_island/${name}.json`, import.meta.url)
  const shapes = JSON.parse(readFileSync(file, 'utf8')) as Shapes
  const turns = new Set(shapes.layouts?.flat().map((place) => place.turns) ?? [0])
  for (const board of Object.values(shapes.boards)) {
    const ocean = [...(board.rim ?? shapes.rim ?? []), ...board.coast.toReversed().slice(1, -1)]
    board.rooms = {}
    for (const turn of turns) {
      board.rooms[turn] = [...board.lands, ocean].map((outline) => {
        const { x, y, w, h } = roomiest(turned(outline, turn))
        return [x, y, w, h].map(Math.round)
      })
    }
  }
  const text = JSON.stringify(shapes, null, 2).replaceAll(
    /\[\s+(-?\d[-\d,\s]*?)\s+\]/g,
    (_, numbers: string) => `[${numbers.replaceAll(/\s+/g, ' ')}]`,
  )
  writeFileSync(file, await format(text, { parser: 'json', printWidth: 110 }))
}
