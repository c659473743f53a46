/** Exactly the right pieces are paid without a question, unless one wishes to choose what to pay with. */
import type { Ask } from '../../lib/wire'

class Payment {
  byHand = $state(false)

  /** The answer that goes without saying: the payment that is proposed is the very one that is owed. */
  obvious({ prompt, options }: Ask): string {
    const [proposed] = options
    if (this.byHand || prompt.name !== 'ask-pay' || !proposed) return ''
    return proposed.label.args['things'] === prompt.args['things'] ? proposed.text : ''
  }
}

export const payment = new Payment()
