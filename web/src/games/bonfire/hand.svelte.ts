/** The open question, shared between the dock, which is told about it, and the board, which lights what answers it. */
import type { Speaker } from '../../lib/speaker'
import type { Ask } from '../../lib/wire'
import { GUARDIANS, type Guardian, type Way } from './view'

const PATIENCE = 4000

class Hand {
  ask = $state.raw<Ask | null>(null)
  pick = $state.raw<(text: string) => void>(() => {})
  /** Which guardian the reader wants to walk. */
  wished = $state<Guardian | ''>('')
  /** How the fate tile in hand is turned. */
  way = $state<Way>('right')
  /** The answer to the next question, when one gesture answers two: a fate tile dragged to its cells. */
  next = $state('')

  /** What can be answered. While the second of two answers waits for its question, nothing else is lit. */
  private texts = $derived(new Set(this.next ? [] : this.ask?.options.map((option) => option.text)))

  has(text: string): boolean {
    return this.texts.has(text)
  }

  /** Do it; on one's turn the server says by which rule it cannot be done. */
  want(text: string): void {
    if (this.has(text) || (this.ask?.kind === 'turn' && !this.next)) this.pick(text)
  }

  /** Answer this question, and the one that follows it; if that does not come soon, it is not what was wished for. */
  pickBoth(text: string, next: string): void {
    this.next = next
    setTimeout(() => {
      if (this.next === next) this.next = ''
    }, PATIENCE)
    this.pick(text)
  }

  /** Some option begins with one of these words. */
  asks(...words: string[]): boolean {
    return [...this.texts].some((text) => words.includes(text.split(' ')[0] ?? ''))
  }

  /** The options that begin with this word. */
  of(word: string): string[] {
    return [...this.texts].filter((text) => text.split(' ')[0] === word)
  }

  label(text: string, speaker: Speaker): string {
    const found = this.ask?.options.find((option) => option.text === text)
    return found ? speaker.tell(found.label, []) : ''
  }

  /** The guardians that may walk now. */
  walkers = $derived(
    GUARDIANS.filter((one) =>
      this.ask?.options.some(
        ({ text }) => text.startsWith(`walk ${one} `) || text.startsWith(`enter ${one} `),
      ),
    ),
  )
  /** The one whose ways are lit. */
  walker = $derived(this.wished && this.walkers.includes(this.wished) ? this.wished : (this.walkers[0] ?? ''))
}

export const hand = new Hand()
