/** Says messages in one language: the page's own words, those of the house and those of one game. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Event } from './wire'

export type Args = Record<string, FluentVariable>

/** What stands where words should be. A person never reads a key; tests fail on the console's error. */
const NO_WORDS = '…'

/** Numbers below zero come with a hyphen; people read a minus. */
const HYPHEN_BEFORE_NUMBER = /(?<![\p{L}\d_-])-(?=\d)/gu

/** A line never ends between a number and what it counts, before a dash, or (but in English) after a word of one letter. */
const TIED = /(?<=[\d№]) (?=[\p{L}\d%№])| (?=[—–] )/gu
const SHORT_WORD = /(?<![\p{L}\d_])(\p{L}) (?=[\p{L}\d])/gu

export class Speaker {
  readonly language: string
  private readonly bundle: FluentBundle

  constructor(language: string, sources: string[]) {
    this.language = language
    this.bundle = new FluentBundle(language, { useIsolating: false })
    for (const source of sources) {
      for (const fault of this.bundle.addResource(new FluentResource(source))) report(language, fault.message)
    }
  }

  has(name: string): boolean {
    return this.bundle.hasMessage(name)
  }

  /** A message that is a mere name, with nothing to fill in; '' where there is none. */
  name(id: string): string {
    const value = this.bundle.getMessage(id)?.value
    return typeof value === 'string' ? value : ''
  }

  /** The message with its arguments filled in as they are. */
  say(name: string, args: Args = {}, attribute = ''): string {
    const message = this.bundle.getMessage(name)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (!pattern) {
      report(this.language, attribute ? `${name}.${attribute}` : name)
      return NO_WORDS
    }
    const faults: Error[] = []
    const text = this.bundle.formatPattern(pattern, { you: 0, ...args }, faults)
    for (const fault of faults) report(this.language, `${name}: ${fault.message}`)
    return this.set(text)
  }

  /** As a printer would set it: a true minus, and spaces at which no line may end. */
  set(text: string): string {
    const tied = text.replace(HYPHEN_BEFORE_NUMBER, '−').replace(TIED, '\u00a0')
    return this.language === 'en' ? tied : tied.replace(SHORT_WORD, '$1\u00a0')
  }

  /** An attribute of a message that need not have it, or nothing. */
  aside(name: string, attribute: string): string {
    return this.bundle.getMessage(name)?.attributes[attribute] ? this.say(name, {}, attribute) : ''
  }

  /** What an option is set to; a number says itself, unless the game says what it means. */
  value(option: string, value: string | number | boolean): string {
    const name = `option-${option}-number`
    if (typeof value === 'number')
      return this.has(name)
        ? this.say(name, { n: Math.abs(value), sign: Math.sign(value) })
        : this.set(String(value))
    return this.say(`option-${option}-${value}`)
  }

  /**
   * An event, prompt or option: seats read as players, things by their names. `$you` is 1 where the player is only
   * "you": verbs then take the endings of `you` in the language's texts.
   */
  tell(event: Event, players: string[]): string {
    const args: Args = {}
    for (const [key, value] of Object.entries(event.args)) {
      if (key === 'seat' && typeof value === 'number') {
        args[key] = players[value] ?? NO_WORDS
      } else if (key === 'seats' && typeof value === 'number') {
        const seats = players.filter((_, seat) => (value >> seat) & 1)
        args[key] = this.listed(seats)
        args['count'] = seats.length
      } else if (key === 'things' && typeof value === 'string') {
        args[key] = this.counted(value)
      } else if (typeof value === 'string' && value && value.split(' ').every((id) => this.has(id))) {
        args[key] = this.listed(value.split(' ').map((id) => this.say(id)))
        args[`${key}-id`] = value
      } else {
        args[key] = value
      }
    }
    const you = this.name('you')
    args['you'] = you && (args['seat'] ?? args['seats']) === you ? 1 : 0
    return this.say(event.name, args)
  }

  /** `tokens-ship 2 resources-gold 1`: two ship tokens and one gold. */
  counted(things: string): string {
    const pairs = [...things.matchAll(/(\S+) (\d+)/g)]
    return this.listed(pairs.map(([, name = '', number]) => this.say(name, { n: Number(number) })))
  }

  /**
   * What people call a thing, as `Speaker.thing` says it in Python: the particular first, then what it belongs to. Each
   * stretch of the path is said by the message that covers most of it.
   */
  thing(name: string, players: string[]): string {
    const parts = name.split('/').map(partOf)
    const said: string[] = []
    while (parts.length) {
      const messages = parts.map(
        (_, at) =>
          `thing-${parts
            .slice(at)
            .map(({ kind }) => kind)
            .join('-')}`,
      )
      const found = messages.findIndex((message) => this.has(message))
      const at = found < 0 ? parts.length - 1 : found
      said.push(this.say(messages[at] ?? '', this.about(messages[at] ?? '', parts.splice(at), players)))
    }
    return said.join(', ')
  }

  private about(message: string, parts: Part[], players: string[]): Args {
    const args: Args = Object.fromEntries(
      parts.map(({ kind, id }) => [kind, this.has(`${kind}-${id}`) ? this.say(`${kind}-${id}`) : id]),
    )
    const { kind, id, harm } = parts.at(-1) ?? partOf('')
    const pattern = this.bundle.getMessage(message)?.attributes['id']
    const called = (pattern ? this.say(message, { id }, 'id') : `${kind}-${id}`).replaceAll('_', '-')
    const [row = '', column = ''] = id.split('-')
    return {
      ...args,
      id: id || 'none',
      name: this.has(called) ? this.say(called) : id,
      player: /^\d+$/.test(id) ? (players[Number(id)] ?? '') : '',
      harm: harm || 'none',
      row,
      column,
    }
  }

  /** Anna, Borys and Celina. */
  listed(names: string[]): string {
    if (names.length < 2) return names.join('')
    return this.say('list-and', { first: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' })
  }
}

interface Part {
  kind: string
  id: string
  harm: string
}

/** One part of a name: `town-1` is a town with a damage of 1. */
function partOf(text: string): Part {
  const [all = '', id = ''] = text.split(':')
  const found = /^(.*?)-?(~?\d.*)$/.exec(all)
  return { kind: found?.[1] ?? all, id, harm: found?.[2]?.replaceAll('~', '+') ?? '' }
}

function report(language: string, fault: string): void {
  console.error(`words, ${language}: ${fault}`)
}
