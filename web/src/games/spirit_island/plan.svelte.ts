/** The card under the pointer: what it would wake, and where it reaches. */
export const plan = $state({ card: '' })
