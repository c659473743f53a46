import type { Ask, AskOption } from '../lib/wire'

/** An option with its place in the question, which is also the digit that picks it. */
export interface Numbered extends AskOption {
  number: number
}

export function numbered(ask: Ask | null): Numbered[] {
  return (ask?.options ?? []).map((option, i) => ({ ...option, number: i + 1 }))
}
