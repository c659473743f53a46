import type { AskOption } from '../../lib/wire'
import { Hand } from '../hand.svelte'
import { GUARDIANS, type Guardian, type Way } from './view'

const PATIENCE = 4000

class BonfireHand extends Hand {
  /** Which guardian the reader wants to walk. */
  wished = $state<Guardian | ''>('')
  /** How the fate tile in hand is turned. */
  way = $state<Way>('right')
  /** The answer to the next question, when one gesture answers two: a fate tile dragged to its cells. */
  next = $state('')

  /** While the second of two answers waits for its question, nothing else is lit. */
  override options = $derived<AskOption[]>(this.next ? [] : (this.ask?.options ?? []))

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

export const hand = new BonfireHand()
