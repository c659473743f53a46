/**
 * Shows a beat on whatever board is drawn: what has moved travels, what the event names is ringed. Knows no game.
 *
 * A board says what it draws by attributes: `data-thing` its name, and where equal things can be counted `data-kind`, what
 * they are, and `data-count`, how many. A thing that is found elsewhere afterwards slides there. Of equal things, what
 * became fewer here and more there has flown; what rises and fell nowhere comes from what the event names.
 * A number beside a piece is `data-tally`: it does not fly along; what holds pieces and does not look like them is
 * `data-pool`.
 */

interface Box {
  x: number
  y: number
  w: number
  h: number
}

export interface Spot {
  thing: string
  kind: string
  count: number
  box: Box
  element: Element
  /** Of a part of a drawing: its own box there. */
  within?: Box
}

/** So many of a kind go from one thing to another. No `from` or no `to`: they come from, or go, out of sight. */
export interface Flow {
  kind: string
  from: Spot | null
  to: Spot | null
  count: number
}

/** What is drawn now, by name, or what of these names is, and the wholes around them. Of several with one name (a list
 * and a map) the largest counts. */
export function snapshot(root: ParentNode, names?: string[]): Map<string, Spot> {
  const found = new Map<string, Spot>()
  const wanted = names && new Set(names.flatMap(wholes))
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-thing]')) {
    const { thing = '', kind = '', count = '1' } = element.dataset
    if (wanted && !wanted.has(thing)) continue
    const { x, y, width: w, height: h } = element.getBoundingClientRect()
    if (!w || !h || !element.checkVisibility()) continue
    const old = found.get(thing)
    if (old && old.box.w * old.box.h >= w * h) continue
    const spot: Spot = { thing, kind, count: Number(count), box: { x, y, w, h }, element }
    if (kind && isPart(element)) {
      const { x, y, width, height } = element.getBBox()
      spot.within = { x, y, w: width, h: height }
    }
    found.set(thing, spot)
  }
  return found
}

/** Equal things: what was lost here was gained there. Neighbours first. */
export function flows(before: Map<string, Spot>, after: Map<string, Spot>): Flow[] {
  const lost: Flow[] = []
  const gained: Flow[] = []
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(name), after.get(name)]
    const same = old?.kind === now?.kind
    const [fewer, more] = [
      (old?.count ?? 0) - (same ? now!.count : 0),
      (now?.count ?? 0) - (same ? old!.count : 0),
    ]
    if (old?.kind && fewer > 0) lost.push({ kind: old.kind, from: old, to: null, count: fewer })
    if (now?.kind && more > 0) gained.push({ kind: now.kind, from: null, to: now, count: more })
  }
  const found: Flow[] = []
  for (const gain of gained) {
    const near = lost
      .filter((loss) => loss.kind === gain.kind && loss.count > 0)
      .sort((a, b) => distance(a.from!, gain.to!) - distance(b.from!, gain.to!))
    for (const loss of near) {
      const count = Math.min(loss.count, gain.count)
      if (!count) break
      found.push({ kind: gain.kind, from: loss.from, to: gain.to, count })
      loss.count -= count
      gain.count -= count
    }
  }
  return [...found, ...lost, ...gained].filter(({ count }) => count > 0)
}

/** By how much what is drawn elsewhere now has moved, beside what it lies in; what all have moved by is only layout. */
export function moved(before: Map<string, Spot>, after: Map<string, Spot>): [Spot, number, number][] {
  const by = new Map<Element, [number, number]>()
  const often = new Map<string, number>()
  for (const now of after.values()) {
    const old = before.get(now.thing)
    if (!old) continue
    const [a, b] = [middle(old), middle(now)]
    const delta: [number, number] = [a.x - b.x, a.y - b.y]
    by.set(now.element, delta)
    const said = delta.map(Math.round).join(' ')
    often.set(said, (often.get(said) ?? 0) + 1)
  }
  const [all, n] = [...often].sort((a, b) => b[1] - a[1])[0] ?? ['0 0', 0]
  const [gx = 0, gy = 0] = n * 2 > by.size ? all.split(' ').map(Number) : [0, 0]
  const found: [Spot, number, number][] = []
  for (const now of after.values()) {
    const delta = by.get(now.element)
    if (!delta) continue
    const [ox, oy] = carrier(now.element, by) ?? [gx, gy]
    const [dx, dy] = [delta[0] - ox, delta[1] - oy]
    if (Math.hypot(dx, dy) > 4) found.push([now, dx, dy])
  }
  return found
}

/** How far that has moved in which an element lies. */
function carrier(element: Element, by: Map<Element, [number, number]>): [number, number] | null {
  for (let at = element.parentElement as Element | null; at; at = at.parentElement) {
    const delta = by.get(at)
    if (delta) return delta
  }
  return null
}

function distance(a: Spot, b: Spot): number {
  return Math.hypot(middle(a).x - middle(b).x, middle(a).y - middle(b).y)
}

function middle({ box }: { box: Box }): { x: number; y: number } {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 }
}

/** A name, and the names of what it is part of. */
function wholes(name: string): string[] {
  const parts = name.split('/')
  return parts.map((_, i) => parts.slice(0, parts.length - i).join('/'))
}

/** Where a thing is drawn, or the smallest whole around it that is. */
export function drawn(name: string, spots: Map<string, Spot>): Spot | undefined {
  return wholes(name)
    .map((whole) => spots.get(whole))
    .find(Boolean)
}

// -- in the browser ----------------------------------------------------------------------------------------------------

const MOST = 9 // of one kind in one stream; more would only be a blur
const APART = 45 // ms between two of a stream
const LONGEST = 800 // ms on the way; a longer moment is for reading

/** Show the change that `draw` makes, in so many milliseconds. Resolves when everything has come to rest. */
export async function show(
  draw: () => void,
  named: string[],
  sky: Element,
  ms: number,
  still: boolean,
): Promise<void> {
  const root = sky.parentElement ?? document
  const before = snapshot(root)
  draw()
  const after = snapshot(root)
  const running = ring(named, sky, after, ms)
  if (!still) {
    const streams = flows(before, after)
    const source = named.map((name) => after.get(name) ?? before.get(name)).find(Boolean) ?? null
    for (const flow of streams) {
      // What comes from out of sight comes from what the event names, unless that is where it appears.
      if (!flow.from && source && !flow.to!.thing.startsWith(source.thing)) flow.from = source
    }
    running.push(...streams.flatMap((flow) => fly(flow, sky, ms)))
    running.push(...moved(before, after).map(([spot, dx, dy]) => slide(spot, dx, dy, ms)))
  }
  await Promise.allSettled(running.map((animation) => animation.finished))
}

function slide({ element }: Spot, dx: number, dy: number, ms: number): Animation {
  const unit = unitOf(element)
  return element.animate([{ translate: `${dx * unit}px ${dy * unit}px` }, { translate: '0 0' }], {
    duration: Math.min(350, ms * 0.5),
    easing: 'ease-in-out',
  })
}

function fly({ from, to, count }: Flow, sky: Element, ms: number): Animation[] {
  // It looks like what it becomes, or like what it was.
  const looks = (to && from && to.element.hasAttribute('data-pool') ? from : (to ?? from))!
  const start = (from ?? to)!
  const ghost = clone(looks, middle(start))
  const [a, b] = [middle(start), middle(to ?? start)]
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const lift = Math.min(60, Math.hypot(dx, dy) / 5)
  const frames: Keyframe[] =
    from && to
      ? [
          { transform: 'none', opacity: 1 },
          { transform: `translate(${dx / 2}px, ${dy / 2 - lift}px) scale(1.25)`, opacity: 1, offset: 0.5 },
          { transform: `translate(${dx}px, ${dy}px)`, opacity: 1 },
        ]
      : [
          { transform: 'none', opacity: 1 },
          { transform: 'translateY(-20px) scale(1.5)', opacity: 0 },
        ]
  if (!from) frames.reverse()
  const running: Animation[] = []
  for (let i = 0; i < Math.min(count, MOST); i++) {
    const node = ghost.cloneNode(true) as HTMLElement
    sky.append(node)
    const flight = node.animate(frames, {
      duration: Math.min(LONGEST, ms * 0.7),
      delay: i * APART,
      easing: 'ease-in-out',
      fill: 'both',
    })
    flight.onfinish = flight.oncancel = () => node.remove()
    running.push(flight)
  }
  // Where all of it is new, it is not seen before it has arrived.
  if (from && to && to.count === count)
    running.push(
      to.element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: Math.min(LONGEST, ms * 0.7) }),
    )
  return running
}

/** What is named is ringed for a while, or until the animations are cancelled. */
export function ring(named: string[], sky: Element, spots: Map<string, Spot>, ms: number): Animation[] {
  const found = new Set(named.flatMap((name) => drawn(name, spots) ?? []))
  // Who does it is said in words as well; a ring around a whole is no use where its part has one.
  const parts = [...found].filter(
    (spot) => ![...found].some((other) => other.thing.startsWith(`${spot.thing}/`)),
  )
  return parts.map(({ box }) => {
    const node = document.createElement('span')
    node.className = 'ring'
    place(node, box)
    sky.append(node)
    const glow = node.animate(
      [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }],
      {
        duration: ms,
        fill: 'both',
      },
    )
    glow.onfinish = glow.oncancel = () => node.remove()
    return glow
  })
}

function place(node: HTMLElement, { x, y, w, h }: Box): void {
  Object.assign(node.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` })
}

/** A part of a drawing, not a whole one. */
function isPart(element: Element): element is SVGGraphicsElement {
  return element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement)
}

/** A pixel of the screen, in units of the drawing that the element is part of. */
function unitOf(element: Element): number {
  const parent = element.parentElement as Element | null
  if (!(element instanceof SVGGraphicsElement) || !(parent instanceof SVGGraphicsElement)) return 1
  return 1 / (parent.getScreenCTM()?.a || 1)
}

/** A picture of one piece, to be moved above everything. Parts of a drawing are put into a drawing of their own. */
function clone({ element, box, within }: Spot, at: { x: number; y: number }): HTMLElement {
  const holder = document.createElement('span')
  place(holder, { ...box, x: at.x - box.w / 2, y: at.y - box.h / 2 })
  const { color, font } = getComputedStyle(element)
  Object.assign(holder.style, { color, font })
  const copy = element.cloneNode(true) as Element
  for (const one of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of ['data-thing', 'data-kind', 'id']) one.removeAttribute(name)
    if (one.hasAttribute('data-tally')) one.remove()
  }
  if (within) {
    const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    drawing.setAttribute('viewBox', `${within.x} ${within.y} ${within.w} ${within.h}`)
    copy.removeAttribute('transform')
    drawing.append(copy)
    holder.append(drawing)
  } else {
    holder.append(copy)
  }
  return holder
}
