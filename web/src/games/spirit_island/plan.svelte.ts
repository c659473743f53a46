/** A card in mind: the one under the pointer or the focus, while cards are chosen. Innate powers show what it would wake. */
export const plan = $state({ card: '' })
