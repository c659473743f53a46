/** The open question, shared between the dock, which is told about it, and the board, which lights what answers it. */
import type { Ask } from '../../lib/wire'

class Hand {
  ask = $state.raw<Ask | null>(null)
  pick = $state.raw<(text: string) => void>(() => {})
  /** With three symbols in hand: a tap on a die rolls it again, or turns it. */
  turning = $state(false)
  /** All ways are in sight on the journey board, so they need no second button below it. */
  onMap = $state(false)

  private texts = $derived(new Set(this.ask?.options.map((option) => option.text) ?? []))

  has(text: string): boolean {
    return this.texts.has(text)
  }

  /** Some option begins with this word. */
  asks(word: string): boolean {
    return this.ask?.options.some((option) => option.text.split(' ')[0] === word) ?? false
  }

  /** The options that begin with this word. */
  of(word: string): string[] {
    return (this.ask?.options ?? [])
      .map((option) => option.text)
      .filter((text) => text.split(' ')[0] === word)
  }
}

export const hand = new Hand()
