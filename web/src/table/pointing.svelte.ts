/** The open question as the board sees it: which things are lit, and what a press on one says. One for each table. */
import { getContext, setContext } from 'svelte'
import type { Speaker } from '../lib/speaker'
import type { Ask, AskOption } from '../lib/wire'
import { begin, pick, press, within, type Gesture } from './gesture'

const KEY = Symbol('pointing')

export class Pointing {
  /** The question, while it may be answered. */
  ask = $state.raw<Ask | null>(null)
  gesture = $state.raw<Gesture<AskOption>>(begin([]))
  /** Options that nothing drawn can say: the dock has buttons for them. */
  unsaid = $state.raw<readonly AskOption[]>([])
  /** What a hint means. */
  hinted = $state.raw<readonly string[]>([])
  /** Gives the answer. */
  answer: (text: string) => void = () => {}

  options = $derived(this.ask?.options ?? [])
  buttons = $derived(
    this.options.filter((one) => this.gesture.buttons.includes(one) || this.unsaid.includes(one)),
  )
  /** What the question is about. */
  about = $derived(this.ask?.things ?? [])

  /** A question has come, or gone. Presses stay while it is the same question and they still mean something. */
  hear(ask: Ask | null): void {
    const same = ask !== null && ask.seat === this.ask?.seat && ask.asked === this.ask.asked
    const pressed = same ? this.gesture.pressed : []
    this.ask = ask
    this.gesture = begin(ask?.options ?? [])
    for (const thing of pressed) this.gesture = press(this.gesture, thing)
    if (this.gesture.chosen) this.gesture = begin(ask?.options ?? [])
  }

  /** What has been pressed so far; where one option is left, that is the answer. */
  use(next: Gesture<AskOption>): void {
    this.gesture = next
    if (!next.chosen) return
    this.answer(next.chosen.text)
    this.anew()
  }

  /** Nothing has been pressed. */
  anew(): void {
    this.gesture = begin(this.options)
  }

  press(thing: string): void {
    this.use(press(this.gesture, thing))
  }

  pick(text: string): void {
    this.use(pick(this.gesture, text))
  }

  /** The thing, or something in it, is lit. */
  lights(thing: string): boolean {
    for (const name of this.gesture.lit) if (within(name, thing)) return true
    return false
  }

  /** Ids of this kind of thing that are lit, or in which something is: `lit('land')`. */
  lit = $derived.by(() => {
    const names = [...this.gesture.lit].map((name) => name.split('/', 1)[0] ?? '')
    return (kind: string): Set<string> =>
      new Set(names.filter((name) => name.startsWith(`${kind}:`)).map((name) => name.slice(kind.length + 1)))
  })

  /** What may still be meant and is about this thing. */
  naming(thing: string): AskOption[] {
    return this.gesture.left.filter(({ things }) => things.some((name) => within(name, thing)))
  }

  /** What a press on the thing does, in words; '' where it does nothing, or not yet. */
  says(thing: string, speaker: Speaker, names: string[]): string {
    const { chosen } = press(this.gesture, thing)
    return chosen && this.lights(thing) ? speaker.tell(chosen.label, names) : ''
  }
}

/** For the table, before anything is drawn. */
export function offerPointing(): Pointing {
  return setContext(KEY, new Pointing())
}

/** For boards; where nothing is asked, as in a replay, nothing is lit. */
export function usePointing(): Pointing {
  return getContext<Pointing | undefined>(KEY) ?? new Pointing()
}
