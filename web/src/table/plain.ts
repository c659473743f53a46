/** Any game's view as headings and lists, where the game's folder has no words of its own for it. */
import type { Part, PlainProps } from '../games/game'
import type { Speaker } from '../lib/speaker'

export function plainParts({ view, names, speaker }: PlainProps): Part[] {
  const parts: Part[] = []
  for (const [key, value] of Object.entries(view)) {
    const items = itemsOf(value, names, speaker)
    if (items.length) parts.push({ title: heading(key, speaker), items })
  }
  return parts
}

function heading(key: string, speaker: Speaker): string {
  const name = speaker.name(`show-${key}`) || speaker.name(key)
  if (name) return name
  const spoken = key.replaceAll(/[_-]/g, ' ')
  return spoken.charAt(0).toUpperCase() + spoken.slice(1)
}

function itemsOf(value: unknown, names: string[], speaker: Speaker): string[] {
  if (!Array.isArray(value)) return [said(value, speaker)].filter(Boolean)
  if (value.length === names.length && names.length > 1) {
    return value.map((item, seat) => `${names[seat]}: ${said(item, speaker) || '–'}`)
  }
  return value.map((item) => said(item, speaker)).filter(Boolean)
}

function said(value: unknown, speaker: Speaker): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return speaker.say(value ? 'web-yes' : 'web-no')
  if (typeof value === 'number') return value.toLocaleString(speaker.language)
  if (typeof value === 'string') return speaker.name(value) || value
  if (Array.isArray(value)) return joined(value.map((item) => said(item, speaker)))
  return joined(
    Object.entries(value as Record<string, unknown>).map(([key, inner]) => {
      const text = said(inner, speaker)
      return text && `${heading(key, speaker)} ${text}`
    }),
  )
}

function joined(texts: string[]): string {
  return texts.filter(Boolean).join(', ')
}
