/**
 * Everything on the table explains itself on a card: while the mouse rests on it, while it has the focus, at the first
 * tap of a finger. The second tap then acts.
 */
export interface Row {
  text: string
  /** Signs before the text. */
  signs?: string[]
  /** A task of this colour is meant. */
  colour?: string
  soft?: boolean
  good?: boolean
  have?: number
  need?: number
}

export interface Told {
  title: string
  rows: Row[]
  /** What a click or the second tap does. */
  action?: string
}

class Look {
  told = $state.raw<Told | null>(null)
  box = $state.raw<DOMRect | null>(null)
  touched = $state(false)
  private target: Element | null = null

  show(element: Element, told: Told, touched: boolean): void {
    this.target = element
    this.told = told
    this.box = element.getBoundingClientRect()
    this.touched = touched
  }

  isAt(element: Element): boolean {
    return this.target === element
  }

  hide(element: Element | null = null): void {
    if (element && this.target !== element) return
    this.target = null
    this.told = null
  }
}

export const look = new Look()

/** An attachment: `{@attach tells(() => ({ title, rows }))}`. */
export function tells(tell: () => Told) {
  return (element: Element) => {
    let touch = false
    const down = (event: Event): void => void (touch = (event as PointerEvent).pointerType === 'touch')
    const enter = (event: Event): void => {
      if ((event as PointerEvent).pointerType !== 'touch') look.show(element, tell(), false)
    }
    const focus = (): void => {
      if (!touch && element.matches(':focus-visible')) look.show(element, tell(), false)
    }
    const leave = (): void => look.hide(element)
    const click = (event: Event): void => {
      if (!touch || look.isAt(element)) return look.hide()
      look.show(element, tell(), true)
      event.preventDefault()
      event.stopPropagation()
    }
    const pairs: [string, (event: Event) => void, boolean][] = [
      ['pointerdown', down, false],
      ['pointerenter', enter, false],
      ['pointerleave', (event) => void ((event as PointerEvent).pointerType !== 'touch' && leave()), false],
      ['focus', focus, false],
      ['blur', leave, false],
      ['click', click, true],
    ]
    for (const [name, run, capture] of pairs) element.addEventListener(name, run, capture)
    return () => {
      leave()
      for (const [name, run, capture] of pairs) element.removeEventListener(name, run, capture)
    }
  }
}
