/** Keys that act: letters and digits, unless somebody is writing or a dialog is open. */
import { settings } from './settings.svelte'

export type Keys = Record<string, () => void>

const layers: Keys[] = []

/** While a layer is on top its keys come first; keys it does not name fall through to those below. */
export function useKeys(keys: Keys): () => void {
  layers.push(keys)
  return () => {
    layers.splice(layers.indexOf(keys), 1)
  }
}

function writing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !['radio', 'checkbox', 'range'].includes(target.type)
  return target.isContentEditable || target.matches('textarea, select')
}

/** A letter by its place on the keyboard, so that Cyrillic and Latin layouts find the same keys. */
function named(event: KeyboardEvent): string {
  if (event.code.startsWith('Key')) return event.code.slice(3).toLowerCase()
  if (/^(Digit|Numpad)\d$/.test(event.code)) return event.code.slice(-1)
  return event.key
}

export function startKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (writing(event.target) || document.querySelector('dialog[open]')) return
    const key = event.key === '?' ? '?' : named(event)
    const isControl = key.length > 1
    if (!settings.now.keys && !isControl) return
    const onControl = event.target instanceof HTMLElement && event.target.matches('button, a, input, summary')
    if (onControl && (key === 'Enter' || key === ' ')) return
    if (event.target instanceof HTMLInputElement && key.startsWith('Arrow')) return
    for (const layer of layers.toReversed()) {
      const run = layer[key]
      if (run) {
        event.preventDefault()
        run()
        return
      }
    }
  })
}
