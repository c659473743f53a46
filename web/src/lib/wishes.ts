/** What a reader may wish for, and how a stored wish is read. */
import { LANGUAGES, type Language } from './languages'

/** How the story is told: a press for each moment, slowly, as usual, or not at all. */
export const PACES = ['step', 'slow', 'usual', 'once'] as const
export type Pace = (typeof PACES)[number]

export const THEMES = ['system', 'dark', 'light'] as const

export interface Wishes {
  language: Language
  /** 'system' follows the device. */
  motion: 'system' | 'less' | 'full'
  /** Day or night on the table; 'system' follows the device here too. */
  theme: (typeof THEMES)[number]
  pace: Pace
  clearPalette: boolean
  /** null: nobody has said yet. */
  sound: boolean | null
  /** Whether what is secret, or cannot be taken back, wants a second word. */
  confirm: 'never' | 'surprise' | 'always'
  keys: boolean
  /** A word the first time that something is met. */
  coach: boolean
  pictures: boolean
  /** Log and talk lie beside the board, where there is room. */
  panels: boolean
}

export const DEFAULTS: Wishes = {
  language: 'en',
  motion: 'system',
  theme: 'system',
  pace: 'usual',
  clearPalette: false,
  sound: null,
  confirm: 'surprise',
  keys: true,
  coach: true,
  pictures: true,
  panels: true,
}

/** Only what we know, of the kind we expect: the stored text may be anybody's. */
export function readWishes(raw: unknown, start: Wishes): Wishes {
  const given = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>
  const wishes = { ...start }
  for (const key of ['clearPalette', 'sound', 'keys', 'coach', 'pictures', 'panels'] as const) {
    if (typeof given[key] === 'boolean') wishes[key] = given[key]
  }
  if (LANGUAGES.includes(given['language'] as Language)) wishes.language = given['language'] as Language
  if (['system', 'less', 'full'].includes(given['motion'] as string)) {
    wishes.motion = given['motion'] as Wishes['motion']
  }
  if (THEMES.includes(given['theme'] as Wishes['theme'])) wishes.theme = given['theme'] as Wishes['theme']
  if (PACES.includes(given['pace'] as Pace)) wishes.pace = given['pace'] as Pace
  if (['never', 'surprise', 'always'].includes(given['confirm'] as string)) {
    wishes.confirm = given['confirm'] as Wishes['confirm']
  }
  return wishes
}
