import { Hand } from '../hand.svelte'

class GlowHand extends Hand {
  /** With three symbols in hand: a tap on a die rolls it again, or turns it. */
  turning = $state(false)
  /** All ways are in sight on the journey board, so they need no second button below it. */
  onMap = $state(false)
}

export const hand = new GlowHand()
