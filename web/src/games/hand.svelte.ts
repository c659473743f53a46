/** The open question, shared between the dock, which is told about it, and the board, which lights what answers it. */
import type { Speaker } from '../lib/speaker'
import type { Ask, AskOption } from '../lib/wire'

/** A game has one of these, with fields of its own where its gestures need them. */
export class Hand {
  ask = $state.raw<Ask | null>(null)
  pick = $state.raw<(text: string) => void>(() => {})

  /** What can be answered now. */
  options = $derived<AskOption[]>(this.ask?.options ?? [])
  private texts = $derived(new Map(this.options.map((option) => [option.text, option])))

  /** For the effect of a dock: this is asked, until the function that comes back is called. */
  hold(ask: Ask | null, pick: (text: string) => void): () => void {
    this.ask = ask
    this.pick = pick
    return () => {
      this.ask = null
    }
  }

  has(text: string): boolean {
    return this.texts.has(text)
  }

  /** The options that begin with this word. */
  of(word: string): AskOption[] {
    return this.options.filter((option) => firstWord(option) === word)
  }

  /** Some option begins with one of these words. */
  asks(...words: string[]): boolean {
    return this.options.some((option) => words.includes(firstWord(option)))
  }

  /** An option in words; '' where it is none. */
  label(text: string, speaker: Speaker, names: string[] = []): string {
    const option = this.texts.get(text)
    return option ? speaker.tell(option.label, names) : ''
  }
}

function firstWord({ text }: AskOption): string {
  return text.split(' ', 1)[0] ?? ''
}
