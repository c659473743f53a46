/** What the options of a question name, and which lands answer it. */
import type { AskOption } from '../../lib/wire'
import { Hand } from '../hand.svelte'
import { kindOf } from './pieces'

const LAND = /^(?:(?:[A-D]|N?[EW])\d{1,2}|ocean-(?:[A-D]|N?[EW]))$/
/** Verbs whose second word is a piece. */
const PIECE_VERBS = ['push', 'gather', 'hit', 'kill', 'destroy', 'remove', 'replace', 'move', 'drown']

export function landIn(text: string): string {
  const last = text.split(' ').at(-1) ?? ''
  return LAND.test(last) ? last : ''
}

/** The kind of piece that an option names, or ''. */
export function pieceIn(text: string): string {
  const [verb = '', piece = ''] = text.split(' ')
  return PIECE_VERBS.includes(verb) ? piece : ''
}

/** The power, spirit or element that an option ends with. */
export function thingIn(text: string): string {
  return text.split(' ').slice(1).join(' ')
}

class SpiritHand extends Hand {
  /** A card in mind: the one under the pointer or the focus, while cards are chosen. */
  plan = $state('')
  /** Of several kinds of pieces: the one that the next land is chosen for. */
  kind = $state('')

  /** Kinds of pieces to choose from, where there is more than one. */
  kinds = $derived(
    [...new Set(this.options.map((option) => pieceIn(option.text)).filter(Boolean))].sort(byClass),
  )
  chosenKind = $derived(this.kinds.includes(this.kind) ? this.kind : (this.kinds[0] ?? ''))
  private spread = $derived(
    new Set(this.options.map((option) => landIn(option.text)).filter(Boolean)).size > 1,
  )
  /** Pushing and gathering ask for a piece and a land at once: many options, so the piece is chosen first. */
  byKind = $derived(this.kinds.length > 1 && this.spread)
  /** Lands that answer the question, each with the options that name it. */
  lands = $derived(this.byLand())
  /** The lands are all of one verb, so an unlit one can be asked about: 'at', 'push town'. */
  landVerb = $derived(this.commonVerb())

  /** The options that end with this thing: a card can be played, reclaimed or forgotten. */
  about(thing: string): AskOption[] {
    return this.options.filter((option) => thingIn(option.text) === thing)
  }

  private byLand(): Map<string, AskOption[]> {
    const found = new Map<string, AskOption[]>()
    for (const option of this.options) {
      const land = landIn(option.text)
      if (!land) continue
      if (this.byKind && pieceIn(option.text) !== this.chosenKind) continue
      found.set(land, [...(found.get(land) ?? []), option])
    }
    return found
  }

  private commonVerb(): string {
    const first = [...this.lands.values()][0]?.[0]
    return first ? first.text.split(' ').slice(0, -1).join(' ') : ''
  }
}

function byClass(a: string, b: string): number {
  const order = ['explorer', 'town', 'city', 'dahan']
  return order.indexOf(kindOf(a).cls) - order.indexOf(kindOf(b).cls) || a.localeCompare(b)
}

export const hand = new SpiritHand()
