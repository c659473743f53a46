/** Where a thing that somebody speaks of is drawn: what a bubble points at. Things have the names that they have everywhere. */
import type { AskOption } from '../lib/wire'

type Drawn = HTMLElement | SVGElement

const all = (selector: string): Drawn[] =>
  [...document.querySelectorAll<Drawn>(selector)].filter((one) => {
    const { width, height } = one.getBoundingClientRect()
    return width > 0 && height > 0 && one.checkVisibility() // what lies on a closed tab has a size all the same
  })

const attribute = (name: string, value: string): string => `[${name}="${CSS.escape(value)}"]`

/** Of several with one name (a list and a map) the largest. */
function largest(found: Drawn[]): Drawn[] {
  const size = (one: Drawn): number => {
    const { width, height } = one.getBoundingClientRect()
    return width * height
  }
  const [first, ...others] = found
  return first ? [others.reduce((best, one) => (size(one) > size(best) ? one : best), first)] : []
}

const exactly = (thing: string): Drawn[] => largest(all(`main ${attribute('data-thing', thing)}`))

/** What holds all that is drawn of a thing's parts, where that is not half of the table. */
function parts(thing: string): Drawn[] {
  const found = all(`main [data-thing^="${CSS.escape(`${thing}/`)}"]`)
  let holder: Element | null = found[0]?.parentElement ?? null
  while (holder && !found.every((one) => holder?.contains(one))) holder = holder.parentElement
  if (!holder || found.length < 2) return found
  const { width, height } = holder.getBoundingClientRect()
  const small = width * height < (window.innerWidth * window.innerHeight) / 3
  return small ? [holder as Drawn] : found
}

/** The thing; or its parts; or the smallest whole around it that is drawn. */
function around(thing: string): Drawn[] {
  const names = thing.split('/')
  for (let n = names.length; n; n--) {
    const name = names.slice(0, n).join('/')
    const found = exactly(name)
    if (found.length) return found
    if (n === names.length) found.push(...parts(name))
    if (found.length) return found
  }
  return []
}

/** Where an answer is pressed: its button or its line of a menu, or else the things that it is about. */
export function answer(option: AskOption): Drawn[] {
  const button = largest(all(attribute('data-option', option.text)))
  return button.length ? button : option.things.flatMap(exactly)
}

/** What lies on a tab that is not open is brought to sight: a board with `data-area` has a `data-place-tab` for each. */
export function openPlaceOf(things: readonly string[], options: readonly AskOption[]): void {
  const [thing = ''] = things
  const option = options.find(({ text }) => `option:${text}` === thing)
  for (const name of option ? option.things : [thing]) {
    if (exactly(name).length) return
    const area = document
      .querySelector(`main ${attribute('data-thing', name)}`)
      ?.closest<HTMLElement>('[data-area]')
    const tab =
      area && document.querySelector<HTMLElement>(attribute('data-place-tab', area.dataset['area'] ?? ''))
    if (tab) return tab.click()
  }
}

/** What is drawn of this thing; nothing where even the whole around it is out of sight. */
export function drawnOf(thing: string, options: readonly AskOption[]): Drawn[] {
  if (thing === 'question') return all('section.dock')
  if (!thing.startsWith('option:')) return around(thing)
  const option = options.find(({ text }) => text === thing.slice('option:'.length))
  return option ? answer(option) : []
}
