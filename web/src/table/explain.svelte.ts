/** What signs and things say of themselves when one rests on them, holds them, or asks for it by a key: see `Sheet.svelte`. */
import type { SheetText } from '../games/game'

/** A whole sheet, or a few words for a sign; null: nothing now. */
export type Tells = () => SheetText | string | null

const told = new WeakMap<Element, Tells>()

class Asked {
  /** What is being explained. */
  element = $state.raw<Element | null>(null)
}

export const asked = new Asked()

/** An attachment: `{@attach explains(() => ({ title, lines }))}`, or for a sign `{@attach explains(words)}`. */
export function explains(tells: Tells | string) {
  return (element: Element) => {
    told.set(element, typeof tells === 'string' ? () => tells : tells)
    return () => {
      told.delete(element)
      if (asked.element === element) asked.element = null
    }
  }
}

export const tellsOf = (element: Element): Tells | undefined => told.get(element)
