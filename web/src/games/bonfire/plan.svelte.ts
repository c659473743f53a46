/** A fate tile in hand: how it is turned, what it would yield, and tiles that are only tried out. */
import { begin, press } from '../../table/gesture'
import type { Pointing } from '../../table/pointing.svelte'
import { AREA } from './facts'
import { canOverhang, cellsOf, fits, isDoubled, MARGIN, yields, type Ghost } from './fate'
import { named } from './named'
import { WAYS, type Villager, type Way } from './view'

const FAR = 6
const PATIENCE = 4000

export interface At {
  row: number
  column: number
}

interface Drag {
  tile: string
  x: number
  y: number
  far: boolean
}

function range(a: number, b: number): number[] {
  return Array.from({ length: b - a + 1 }, (_, i) => a + i)
}

export class Plan {
  private readonly who: () => { player: Villager; whose: string; mine: boolean }
  private readonly pointing: Pointing
  /** A tile whose turn has not come, tried out. */
  chosen = $state('')
  way = $state<Way>('right')
  over = $state.raw<At | null>(null)
  ghosts = $state.raw<Ghost[]>([])
  drag = $state.raw<Drag | null>(null)
  /** Where a tile was dropped that the engine has not asked about yet. */
  private wanted = $state.raw<At | null>(null)
  /** The click that ends a drag is no choice. */
  dropped = false

  constructor(pointing: Pointing, who: () => { player: Villager; whose: string; mine: boolean }) {
    this.pointing = pointing
    this.who = who
  }

  player = $derived.by(() => this.who().player)
  whose = $derived.by(() => `${this.who().whose}/fate`)
  mine = $derived.by(() => this.who().mine)
  fate = $derived(this.player.fate)
  overhang = $derived(canOverhang(this.player))
  from = $derived(this.overhang ? 1 - MARGIN : 1)
  rows = $derived(range(this.from, AREA.rows + (this.overhang ? MARGIN : 0)))
  columns = $derived(range(this.from, AREA.columns + (this.overhang ? MARGIN : 0)))

  /** Ways round that the question names: of the tile to be laid, or of the very first one. */
  ways = $derived.by(() => (this.mine ? (named(this.pointing, `${this.whose}/way`) as Way[]) : []))
  /** A place is asked for, and not only which tile. */
  laying = $derived.by(() => this.mine && named(this.pointing, `${this.whose}/grid/cell`).length > 0)
  /** The tile the engine asks about, or the one that is tried out. */
  tile = $derived.by(() => {
    if (this.laying) {
      const top = this.pointing.options[0]?.things.includes(`${this.whose}/column/top`)
      return (top ? this.fate.column[0] : this.fate.column.at(-1)) ?? ''
    }
    return this.ways.length || !this.fate.column.includes(this.chosen) ? '' : this.chosen
  })
  planning = $derived(this.tile !== '' && !this.laying)
  /** Ghosts that could still come true, one after another. */
  planned = $derived.by(() => {
    const kept: Ghost[] = []
    for (const ghost of this.ghosts) {
      const cells = [...this.fate.cells, ...kept.flatMap(cellsOf)]
      if (this.fate.column.includes(ghost.tile) && fits(cells, ghost, this.overhang)) kept.push(ghost)
    }
    return kept
  })
  cells = $derived(this.planning ? [...this.fate.cells, ...this.planned.flatMap(cellsOf)] : this.fate.cells)
  here = $derived.by<Ghost | null>(() =>
    this.over && this.tile && this.isFree(this.over)
      ? { tile: this.tile, ...this.over, way: this.way }
      : null,
  )
  gain = $derived(this.here ? yields(this.cells, this.here, isDoubled(this.player)) : null)

  /** What the tile of the column is called: only its ends are ever asked about, and at first the middle. */
  nameOf(which: string): string | undefined {
    const at = this.fate.column.indexOf(which)
    if (at === 0) return `${this.whose}/column/top`
    if (at === this.fate.column.length - 1) return `${this.whose}/column/bottom`
    return this.fate.apart && at === 3 ? `${this.whose}/middle` : undefined
  }

  cellName({ row, column }: At): string {
    return `${this.whose}/grid/cell:${row}-${column}`
  }

  isFree(at: At): boolean {
    return this.tile !== '' && fits(this.cells, { tile: this.tile, ...at, way: this.way }, this.overhang)
  }

  /** For an effect: how the tile is turned is said before its place, unless that would be the whole answer. */
  say(): void {
    const { pointing, wanted } = this
    if (!this.laying) return
    const { pressed } = pointing.gesture
    if (!this.ways.includes(this.way)) this.way = this.ways[0] ?? 'right'
    const way = `${this.whose}/way:${this.way}`
    if (wanted) {
      this.wanted = null
      pointing.use(press(press(begin(pointing.options), way), this.cellName(wanted)))
    } else if (!pressed.length) {
      const next = press(pointing.gesture, way)
      if (!next.chosen) pointing.use(next)
    } else if (!pressed.some((thing) => this.ways.some((one) => thing === `${this.whose}/way:${one}`))) {
      if (pointing.lights(way)) pointing.press(way)
    } else {
      const said = this.ways.find((one) => pressed.includes(`${this.whose}/way:${one}`))
      if (said) this.way = said
    }
  }

  /** Keep what is tried out as a ghost. */
  settle(at: At): void {
    if (!this.planning || !this.isFree(at)) return
    const { tile, way } = this
    this.ghosts = [...this.planned.filter((ghost) => ghost.tile !== tile), { tile, ...at, way }]
    this.chosen = ''
    this.over = null
  }

  take(which: string): void {
    this.chosen = this.chosen === which ? '' : which
    this.over = null
  }

  turn(): void {
    const ways = this.laying ? this.ways : WAYS
    this.way = ways[(ways.indexOf(this.way) + 1) % ways.length] ?? 'right'
    if (!this.laying) return
    const next = press(begin(this.pointing.options), `${this.whose}/way:${this.way}`)
    this.pointing.gesture = next.chosen ? begin(this.pointing.options) : next
  }

  // -- dragging ----------------------------------------------------------------------------------------------------

  lift(tile: string, x: number, y: number): void {
    this.drag = { tile, x, y, far: false }
  }

  pull(x: number, y: number): void {
    const { drag } = this
    if (!drag || (!drag.far && Math.hypot(x - drag.x, y - drag.y) <= FAR)) return
    if (!this.laying) this.chosen = drag.tile
    this.drag = { tile: drag.tile, x, y, far: true }
    const below = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-cell]')
    const [row, column] = below?.dataset['cell']?.split(' ').map(Number) ?? []
    this.over = row !== undefined && column !== undefined ? { row, column } : null
  }

  drop(): void {
    const { drag, over } = this
    this.drag = null
    if (!drag?.far) return
    this.dropped = true
    setTimeout(() => (this.dropped = false))
    if (!over || !this.isFree(over)) return
    const end = this.nameOf(drag.tile) ?? ''
    if (this.laying) this.wanted = over
    else if (this.pointing.gesture.lit.has(end)) {
      this.wanted = over
      setTimeout(() => (this.wanted = null), PATIENCE)
      this.pointing.press(end)
    } else this.settle(over)
    this.chosen = ''
    this.over = null
  }
}
