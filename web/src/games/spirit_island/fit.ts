/** Fits a row of cards into its frame without cutting a word: widths first, then letters, then what cannot be used folds. */
const SIZES = [14, 13.5, 13, 12.5, 12, 11.5]
const GOOD = 4 // so many of the sizes are tried before anything folds
const FOLDED = [13.5, 12.5] // and these where something has
const [LEAST, MOST] = [128, 520]
const STEPS = 7
const MORE = 0.25 // of its width a card may grow into room to spare

/** Cards say by `data-rank` when they may fold: 0 never, 2 first. */
export function fits(row: HTMLElement): () => void {
  const small = window.matchMedia('(max-width: 60rem)')
  let due = 0
  const look = (): void => {
    cancelAnimationFrame(due)
    due = requestAnimationFrame(() => (small.matches ? clear(row) : fit(row)))
  }
  const sizes = new ResizeObserver(look)
  const contents = new MutationObserver(look)
  sizes.observe(row)
  contents.observe(row, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-rank'] })
  const more = (): void => mark(row)
  row.addEventListener('scroll', more, { passive: true })
  void document.fonts?.ready.then(look)
  return () => {
    cancelAnimationFrame(due)
    row.removeEventListener('scroll', more)
    sizes.disconnect()
    contents.disconnect()
  }
}

const cardsOf = (row: HTMLElement): HTMLElement[] => [...row.querySelectorAll<HTMLElement>('[data-rank]')]

function clear(row: HTMLElement): void {
  row.style.removeProperty('--fs')
  for (const card of cardsOf(row)) {
    card.style.removeProperty('--w')
    card.removeAttribute('data-spine')
  }
}

function fit(row: HTMLElement): void {
  const all = cardsOf(row)
  if (!all.length || !row.clientWidth) return
  const folding = all.filter(({ dataset }) => dataset['rank'] !== '0').toReversed()
  folding.sort((a, b) => Number(b.dataset['rank']) - Number(a.dataset['rank']))
  for (let folded = 0; folded <= folding.length; folded++) {
    for (const card of all)
      card.toggleAttribute('data-spine', folding.indexOf(card) >= 0 && folding.indexOf(card) < folded)
    const cards = all.filter((card) => !card.hasAttribute('data-spine'))
    for (const size of folded === folding.length ? SIZES : folded ? FOLDED : SIZES.slice(0, GOOD)) {
      row.style.setProperty('--fs', `${size}px`)
      const widths = narrowest(cards)
      const spare = roomOf(row) - total(row)
      if (spare < 0 || !cards.every(holds)) continue
      const share = spare / cards.length
      cards.forEach((card, i) => wide(card, widths[i]! + Math.min(share, widths[i]! * MORE)))
      // A wider card may say its target in words, and need another line for it.
      const worse = cards.map((card) => !holds(card))
      cards.forEach((card, i) => worse[i] && wide(card, widths[i]!))
      mark(row)
      return
    }
  }
  mark(row)
}

/** The narrowest width at which each card holds its words: all take one width at a time, and are then read together. */
function narrowest(cards: HTMLElement[]): number[] {
  const low = cards.map(() => LEAST)
  const high = cards.map(() => MOST)
  for (let step = 0; step < STEPS; step++) {
    const tried = cards.map((_, i) => (step ? (low[i]! + high[i]!) / 2 : LEAST))
    cards.forEach((card, i) => wide(card, tried[i]!))
    cards.map(holds).forEach((held, i) => ((held ? high : low)[i] = tried[i]!))
  }
  cards.forEach((card, i) => wide(card, high[i]!))
  return high
}

function wide(card: HTMLElement, width: number): void {
  card.style.setProperty('--w', `${Math.floor(width)}px`)
}

/** Letters reach over their line by a pixel or two. */
const OVER = 2

function holds(card: HTMLElement): boolean {
  const [text, name, aim] = ['.text', '.nm', '.aim'].map((part) => card.querySelector<HTMLElement>(part))
  const narrow = [text, name, aim].some((box) => box && box.scrollWidth > box.clientWidth + 1)
  return !narrow && (!text || text.scrollHeight <= text.clientHeight + OVER)
}

function roomOf(row: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(row)
  return row.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
}

function total(row: HTMLElement): number {
  const gap = parseFloat(getComputedStyle(row).columnGap) || 0
  const widths = [...row.children].map((one) => one.getBoundingClientRect().width)
  return widths.reduce((sum, one) => sum + one, gap * (widths.length - 1))
}

/** What can be used and lies out of sight is marked at the edge. */
function mark(row: HTMLElement): void {
  const { left, right } = row.getBoundingClientRect()
  const lit = [...row.querySelectorAll('[data-lit], [data-rank="0"]')].map((one) =>
    one.getBoundingClientRect(),
  )
  const sides = [
    ...(lit.some((box) => box.left < left - 8) ? ['left'] : []),
    ...(lit.some((box) => box.right > right + 8) ? ['right'] : []),
  ]
  row.parentElement?.setAttribute('data-more', sides.join(' '))
}
