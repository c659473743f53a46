import type { Ask, AskOption } from '../lib/wire'

/** An option with its place in the question, which is also the digit that picks it, and its text in single words. */
export interface Numbered extends AskOption {
  number: number
  words: string[]
}

export function numbered(ask: Ask | null): Numbered[] {
  return (ask?.options ?? []).map((option, i) => ({
    ...option,
    number: i + 1,
    words: option.text.split(' '),
  }))
}
