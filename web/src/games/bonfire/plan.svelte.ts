/** A fate tile taken up, turned and tried out: what the reader holds before the engine hears of it. */
import { AREA } from './facts'
import { canOverhang, cellsOf, fits, isDoubled, MARGIN, yields, type Ghost } from './fate'
import { hand } from './hand.svelte'
import { WAYS, type Villager, type Way } from './view'

const FAR = 6

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
  private readonly who: () => { player: Villager; mine: boolean }
  chosen = $state('')
  over = $state.raw<At | null>(null)
  ghosts = $state.raw<Ghost[]>([])
  drag = $state.raw<Drag | null>(null)
  /** The click that ends a drag is no choice. */
  dropped = false

  constructor(who: () => { player: Villager; mine: boolean }) {
    this.who = who
  }

  player = $derived.by(() => this.who().player)
  fate = $derived(this.player.fate)
  overhang = $derived(canOverhang(this.player))
  from = $derived(this.overhang ? 1 - MARGIN : 1)
  rows = $derived(range(this.from, AREA.rows + (this.overhang ? MARGIN : 0)))
  columns = $derived(range(this.from, AREA.columns + (this.overhang ? MARGIN : 0)))

  /** The tile the engine asks about. */
  asked = $derived.by(() =>
    this.who().mine && hand.asks('lay')
      ? String(hand.ask?.prompt.args['tile'] ?? '').replace('fate-', '')
      : '',
  )
  /** The tile in hand: that one, or the one the reader has taken up. */
  tile = $derived(this.asked || (this.fate.column.includes(this.chosen) ? this.chosen : ''))
  end = $derived.by(() => (this.tile && !this.asked ? this.ending(this.tile) : ''))
  planning = $derived(this.tile !== '' && !this.asked && !this.end)
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
      ? { tile: this.tile, ...this.over, way: hand.way }
      : null,
  )
  gain = $derived(this.here ? yields(this.cells, this.here, isDoubled(this.player)) : null)
  possible = $derived.by(() => (this.tile ? WAYS.filter((way) => this.hasSpot(way)) : []))

  /** The option that places this tile of the column, if it may be placed now. */
  ending(which: string): string {
    if (!this.who().mine) return ''
    if (which === this.fate.column[0] && hand.has('fate top')) return 'fate top'
    return which === this.fate.column.at(-1) && hand.has('fate bottom') ? 'fate bottom' : ''
  }

  private hasSpot(way: Way): boolean {
    const { tile, cells, overhang } = this
    return this.rows.some((row) =>
      this.columns.some((column) => fits(cells, { tile, row, column, way }, overhang)),
    )
  }

  isFree(at: At): boolean {
    return this.tile !== '' && fits(this.cells, { tile: this.tile, ...at, way: hand.way }, this.overhang)
  }

  /** The option that lays the tile here; '' where it could only be planned. */
  option({ row, column }: At): string {
    if (!this.tile || this.planning || hand.next) return ''
    const text = `lay ${row} ${column} ${hand.way}`
    return (this.asked ? hand.has(text) : this.isFree({ row, column })) ? text : ''
  }

  /** Lay the tile, or keep it as a ghost. */
  settle(at: At): void {
    const text = this.option(at)
    const { tile } = this
    if (this.asked && text) hand.pick(text)
    else if (this.end && text) hand.pickBoth(this.end, text)
    else if (this.planning && this.isFree(at)) {
      this.ghosts = [...this.planned.filter((ghost) => ghost.tile !== tile), { tile, ...at, way: hand.way }]
    } else return
    this.chosen = ''
    this.over = null
  }

  take(which: string): void {
    this.chosen = this.chosen === which ? '' : which
    this.over = null
  }

  turn(): void {
    const ways = this.possible.length ? this.possible : [...WAYS]
    hand.way = ways[(ways.indexOf(hand.way) + 1) % ways.length] ?? 'right'
  }

  // -- dragging ----------------------------------------------------------------------------------------------------

  lift(tile: string, x: number, y: number): void {
    this.drag = { tile, x, y, far: false }
  }

  pull(x: number, y: number): void {
    const { drag } = this
    if (!drag || (!drag.far && Math.hypot(x - drag.x, y - drag.y) <= FAR)) return
    if (!this.asked) this.chosen = drag.tile
    this.drag = { tile: drag.tile, x, y, far: true }
    const below = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-cell]')
    const [row, column] = below?.dataset['cell']?.split(' ').map(Number) ?? []
    this.over = row !== undefined && column !== undefined ? { row, column } : null
  }

  drop(): void {
    const far = this.drag?.far ?? false
    this.drag = null
    if (!far) return
    this.dropped = true
    setTimeout(() => (this.dropped = false))
    if (this.over) this.settle(this.over)
  }
}
