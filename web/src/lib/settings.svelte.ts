/** What this reader prefers: kept on the device, and with the account where there is one. */
import { api } from './api'
import { preferred } from './languages'
import { DEFAULTS, readWishes, type Wishes } from './wishes'
import { words } from './words.svelte'

const KEY = 'vatra-settings'

class Settings {
  now = $state<Wishes>(DEFAULTS)
  /** What the device asks for: less motion, a bright room. */
  private device = $state({ still: false, bright: false })

  get lessMotion(): boolean {
    return this.now.motion === 'less' || (this.now.motion === 'system' && this.device.still)
  }

  get day(): boolean {
    return this.now.theme === 'light' || (this.now.theme === 'system' && this.device.bright)
  }

  /** Read what is stored, follow the device, and load the words. */
  async start(): Promise<void> {
    this.follow('still', '(prefers-reduced-motion: reduce)')
    this.follow('bright', '(prefers-color-scheme: light)')
    const fresh = { ...DEFAULTS, language: preferred(navigator.languages) }
    this.now = readWishes(stored(), fresh)
    this.show()
    await words.speak(this.now.language)
  }

  async set(change: Partial<Wishes>): Promise<void> {
    this.now = { ...this.now, ...change }
    this.show()
    if (change.language) await words.speak(change.language)
    try {
      localStorage.setItem(KEY, JSON.stringify(this.now))
    } catch {
      // Storage may be forbidden; the wish then lasts as long as the page.
    }
    await api.change({ settings: { ...this.now } })
  }

  /** Somebody signed in: their wishes come with them. */
  async adopt(raw: Record<string, unknown>): Promise<void> {
    if (Object.keys(raw).length === 0) return
    const before = this.now.language
    this.now = readWishes(raw, this.now)
    this.show()
    if (this.now.language !== before) await words.speak(this.now.language)
  }

  private follow(wish: 'still' | 'bright', question: string): void {
    const query = window.matchMedia(question)
    this.device[wish] = query.matches
    query.addEventListener('change', (event) => {
      this.device[wish] = event.matches
      this.show()
    })
  }

  private show(): void {
    const root = document.documentElement
    root.dataset['motion'] = this.lessMotion ? 'less' : 'full'
    root.dataset['theme'] = this.day ? 'day' : 'night'
    root.dataset['palette'] = this.now.clearPalette ? 'clear' : 'calm'
  }
}

function stored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

export const settings = new Settings()
