/** Every symbol explains itself: on hover by its title, to screen readers by its label, to a finger that rests on it. */
const LONG_PRESS = 450
const STAYS = 3500

class Bubble {
  text = $state('')
  x = $state(0)
  y = $state(0)
  private timer = 0

  show(text: string, x: number, y: number): void {
    window.clearTimeout(this.timer)
    this.text = text
    this.x = Math.min(Math.max(x, 120), window.innerWidth - 120)
    this.y = Math.max(y, 90)
    this.timer = window.setTimeout(() => (this.text = ''), STAYS)
  }
}

export const bubble = new Bubble()

/** An attachment: `{@attach explains(words)}`. */
export function explains(text: string) {
  return (element: Element) => {
    element.setAttribute('title', text)
    let timer = 0
    let told = false
    const down = (event: Event): void => {
      const { pointerType, clientX, clientY } = event as PointerEvent
      told = false
      if (pointerType === 'mouse') return
      timer = window.setTimeout(() => {
        told = true
        bubble.show(text, clientX, clientY)
      }, LONG_PRESS)
    }
    const up = (): void => window.clearTimeout(timer)
    /** The press was a question, not an answer. */
    const click = (event: Event): void => {
      if (!told) return
      told = false
      event.preventDefault()
      event.stopPropagation()
    }
    const menu = (event: Event): void => void (told && event.preventDefault())
    element.addEventListener('pointerdown', down)
    for (const end of ['pointerup', 'pointerleave', 'pointercancel']) element.addEventListener(end, up)
    element.addEventListener('click', click, true)
    element.addEventListener('contextmenu', menu)
    return () => {
      window.clearTimeout(timer)
      element.removeEventListener('pointerdown', down)
      for (const end of ['pointerup', 'pointerleave', 'pointercancel']) element.removeEventListener(end, up)
      element.removeEventListener('click', click, true)
      element.removeEventListener('contextmenu', menu)
    }
  }
}
