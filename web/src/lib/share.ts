/** A link to hand on: by the device's own means on a phone, else through the clipboard. */
import { notes } from './notes.svelte'
import { t } from './words.svelte'

export async function share(title: string, url: string): Promise<void> {
  if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
    await navigator.share({ title: 'Vatra', url }).catch(() => undefined) // closed without choosing: nothing to say
    return
  }
  try {
    await navigator.clipboard.writeText(url)
    notes.add(title, t('web-copied'), 4000)
  } catch {
    notes.add(title, url)
  }
}
