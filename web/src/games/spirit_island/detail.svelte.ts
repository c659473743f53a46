/** What lies under the pointer, under the focus or under a resting finger, told at length beside it. */
import { on } from 'svelte/events'

const LONG_PRESS = 450
const HOVER = 350

export interface Subject {
  kind: 'card' | 'land' | 'fear' | 'text' | 'innate' | 'spirit'
  id: string
  /** Besides the name: which level of a fear card is in force, or the words themselves. */
  more?: string
}

class Detail {
  subject = $state.raw<Subject | null>(null)
  /** Where it is told: the box of what it is about. */
  box = $state.raw<DOMRect | null>(null)
  private owner: Element | null = null

  show(subject: Subject, element: Element): void {
    this.subject = subject
    this.box = element.getBoundingClientRect()
    this.owner = element
  }

  hide(element?: Element): void {
    if (element && element !== this.owner) return
    this.subject = null
    this.owner = null
  }
}

export const detail = new Detail()

/** An attachment: `{@attach tells(() => ({ kind: 'card', id }))}`. */
export function tells(subject: () => Subject | null) {
  return (element: Element) => {
    let timer = 0
    let pressed = false
    const show = (): void => {
      const found = subject()
      if (found) detail.show(found, element)
    }
    const later = (ms: number, then: () => void): void => {
      window.clearTimeout(timer)
      timer = window.setTimeout(then, ms)
    }
    const leave = (): void => {
      window.clearTimeout(timer)
      if (!pressed) detail.hide(element)
    }
    const listeners: Record<string, (event: Event) => void> = {
      pointerenter: (event) => (event as PointerEvent).pointerType === 'mouse' && later(HOVER, show),
      pointerleave: leave,
      pointercancel: leave,
      focus: () => element.matches(':focus-visible') && show(),
      blur: () => {
        pressed = false
        leave()
      },
      pointerdown: (event) => {
        pressed = false
        if ((event as PointerEvent).pointerType === 'mouse') return
        detail.hide()
        later(LONG_PRESS, () => {
          pressed = true
          show()
        })
      },
      pointerup: () => window.clearTimeout(timer),
      contextmenu: (event) => void (pressed && event.preventDefault()),
    }
    /** The press was a question, not an answer. */
    const click = (event: Event): void => {
      if (!pressed) {
        leave()
        return
      }
      pressed = false
      event.preventDefault()
      event.stopPropagation()
    }
    // Svelte's own `on`: an element that is taken away while it has the focus blurs in the middle of an update.
    const offs = Object.entries(listeners).map(([name, listen]) => on(element, name, listen))
    offs.push(on(element, 'click', click, { capture: true }))
    return () => {
      window.clearTimeout(timer)
      detail.hide(element)
      for (const off of offs) off()
    }
  }
}
