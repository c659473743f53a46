/** Short notices at the edge of the page: why something did not work, and what to do. */
import { api, ServerFault } from './api'
import { t, words } from './words.svelte'
import type { Rule, Rulebook } from './wire'

export interface Note {
  id: number
  title: string
  text: string
  /** Where one press leads. */
  link?: { href: string; label: string }
}

const books = new Map<string, Promise<Rulebook>>()

/** A book of rules in the reader's language, fetched once. */
export function book(subject: string): Promise<Rulebook> {
  const key = `${subject}/${words.language}`
  let found = books.get(key)
  if (!found) {
    found = api.rules(subject, words.language)
    found.catch(() => books.delete(key))
    books.set(key, found)
  }
  return found
}

/** A rule by its id; the first part of it names the book it stands in. */
export async function ruleOf(id: string): Promise<Rule | undefined> {
  const { sections } = await book(id.split('.')[0] ?? 'core')
  return sections.flatMap(({ rules }) => rules).find((rule) => rule.id === id)
}

/** What a rule says. */
export const ruleText = async (id: string): Promise<string> => (await ruleOf(id))?.text ?? t('web-refused')

/** Where an example of a rule can be looked at. */
export const exampleAt = ({ id }: Rule, name: string): string =>
  `/show/${id.split('.')[0] ?? ''}/${name}?${new URLSearchParams({ rule: id })}`

class Notes {
  list = $state<Note[]>([])
  private next = 1

  add(title: string, text: string, ms = 9000, link?: Note['link']): void {
    const id = this.next++
    this.list = [
      ...this.list.filter((note) => note.text !== text || note.title !== title).slice(-2),
      { id, title, text, ...(link ? { link } : {}) },
    ]
    window.setTimeout(() => this.drop(id), ms)
  }

  /** Somebody waits: this stays until it is answered. */
  call(title: string, href: string, label: string): void {
    const others = this.list.filter(({ link }) => link?.href !== href)
    this.list = [...others.slice(-2), { id: this.next++, title, text: '', link: { href, label } }]
  }

  drop(id: number): void {
    this.list = this.list.filter((note) => note.id !== id)
  }

  /** Why not: the rule that forbids it, in words. */
  async rule(rule: string): Promise<void> {
    try {
      const found = await ruleOf(rule)
      const example = found?.examples.at(-1)
      const link = found && example ? { href: exampleAt(found, example), label: t('web-show-me') } : undefined
      this.add(t('web-why-not'), found?.text ?? t('web-refused'), 14_000, link)
    } catch (fault) {
      this.fault(fault)
    }
  }

  /** A request that failed. */
  fault(fault: unknown): void {
    if (fault instanceof ServerFault && fault.rule) void this.rule(fault.rule)
    else if (fault instanceof ServerFault && fault.event) this.add(t('web-not-done'), words.tell(fault.event))
    else if (fault instanceof ServerFault) this.add(t('web-not-done'), t(faultWords(fault.status)))
    else this.add(t('web-not-done'), t('web-no-connection'))
  }
}

function faultWords(status: number): string {
  if (status === 404) return 'web-no-such-table'
  if (status === 401 || status === 403) return 'web-not-allowed'
  if (status === 429) return 'web-too-fast'
  return 'web-server-trouble'
}

export const notes = new Notes()

/** Run something that may fail and say so if it does. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (fault) {
    notes.fault(fault)
    return undefined
  }
}
