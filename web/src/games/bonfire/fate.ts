/** The fate area: where a tile could lie, and what it would yield. The engine decides; this is for looking ahead. */
import { AREA, FATE_TILES, POWERS } from './facts'
import type { Cell, Token, Villager, Way } from './view'

export interface Spot {
  row: number
  column: number
  way: Way
}

export interface Ghost extends Spot {
  tile: string
}

export type Yield = Partial<Record<Token | 'gold', number>>

/** A specialist lets tiles stick out by two cells. */
export const MARGIN = 2

const STEPS: Record<Way, [number, number]> = { right: [0, 1], down: [1, 0], left: [0, -1], up: [-1, 0] }

/** The three cells of a tile, in the order of its printed symbols. */
export function cellsOf({ tile, row, column, way }: Ghost): Cell[] {
  const [down, right] = STEPS[way]
  return (FATE_TILES[tile] ?? []).map((symbol, i) => ({
    row: row + (i - 1) * down,
    column: column + (i - 1) * right,
    symbol,
  }))
}

export function isInside({ row, column }: { row: number; column: number }): boolean {
  return row >= 1 && row <= AREA.rows && column >= 1 && column <= AREA.columns
}

function touches(a: { row: number; column: number }, b: { row: number; column: number }): boolean {
  return Math.abs(a.row - b.row) + Math.abs(a.column - b.column) === 1
}

export function fits(cells: Cell[], ghost: Ghost, overhang: boolean): boolean {
  const own = cellsOf(ghost)
  const inside = own.filter(isInside).length
  if (overhang ? inside === 0 : inside < own.length) return false
  if (own.some((cell) => cells.some((other) => isSame(cell, other)))) return false
  return own.some((cell) => cells.some((other) => touches(cell, other)))
}

/** Tokens and gold that this tile would bring here. */
export function yields(cells: Cell[], ghost: Ghost, doubled: boolean): Yield {
  const own = cellsOf(ghost)
  const all = [...cells, ...own]
  const found: Yield = {}
  for (const cell of own) {
    add(found, cell.symbol, groupOf(all, cell))
    if (isAmong(AREA.gold, cell)) add(found, 'gold', doubled ? 2 : 1)
    if (isAmong(AREA.wild, cell)) add(found, 'wild', doubled ? 2 : 1)
  }
  return found
}

/** How many equal symbols hang together here. */
export function groupOf(cells: Cell[], start: Cell): number {
  const group = [start]
  for (const at of group) {
    for (const other of cells) {
      if (other.symbol === at.symbol && touches(at, other) && !group.includes(other)) group.push(other)
    }
  }
  return group.length
}

export function isAmong(marked: number[][], { row, column }: { row: number; column: number }): boolean {
  return marked.some(([r, c]) => r === row && c === column)
}

function isSame(a: Cell, b: Cell): boolean {
  return a.row === b.row && a.column === b.column
}

function add(found: Yield, kind: keyof Yield, amount: number): void {
  found[kind] = (found[kind] ?? 0) + amount
}

export function canOverhang(player: Villager): boolean {
  return player.gnomes.includes(POWERS.overhang)
}

export function isDoubled(player: Villager): boolean {
  return player.gnomes.includes(POWERS.doubleSymbol)
}

/** With how many tokens a tile may still be placed. */
export function fateLimit(player: Villager): number {
  return player.gnomes.includes(POWERS.threeTokens) ? 3 : 1
}

export function tokenCount(player: Villager): number {
  return Object.values(player.tokens).reduce((total, count) => total + count, 0)
}
