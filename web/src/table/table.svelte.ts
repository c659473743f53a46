/** One table as this reader knows it: the latest frame, the log, the talk, and what the board shows meanwhile. */
import { tick } from 'svelte'
import type { GameModule, View } from '../games/game'
import { api } from '../lib/api'
import { judge, noted } from '../lib/fair'
import { Connection, type Answer } from '../lib/connection'
import { self } from '../lib/me.svelte'
import { namesOf } from '../lib/names'
import { attempt, exampleAt, notes, ruleOf } from '../lib/notes.svelte'
import { settings } from '../lib/settings.svelte'
import { play } from '../lib/sound'
import { callAgain } from './call'
import { freshLines, merged, toldLines } from './lines'
import type { Reaction } from './reactions'
import { momentsOf, Story } from './story.svelte'
import { t, words } from '../lib/words.svelte'
import type {
  Ask,
  AskOption,
  Chat,
  DoLesson,
  Event,
  Frame,
  Hint,
  LogLine,
  Otherwise,
  Position,
  ServerMessage,
  Tip,
} from '../lib/wire'

const DOUBLE_CLICK = 500

/** Why something may not be done, and where that can be looked at: '' for nowhere. */
export interface Reason {
  text: string
  example: string
}

export class TableClient {
  frame = $state.raw<Frame | null>(null)
  lines = $state.raw<LogLine[]>([])
  chat = $state.raw<Chat[]>([])
  /** The number of the last message that was read, here or before the page was opened anew. */
  private readTo = $state(0)
  online = $state(true)
  /** Why there is no table to see: a close code of the server. */
  closed = $state(0)
  hint = $state.raw<Hint | null>(null)
  /** An option chosen but not yet sent. */
  picked = $state('')

  /** What the guide of a lesson says to the last move, which was not the one awaited. */
  otherwise = $state.raw<Otherwise | null>(null)

  /** What the coach may say of what has happened. */
  events = $state.raw<Tip[]>([])
  /** The reader asks what the question is about. */
  wonders = $state(false)

  /** What happened since my last move, on its way to the present. */
  readonly present = new Story()
  /** The move that the reader looks back at. */
  readonly memory = new Story()
  /** What has just happened, in the reader's words when read. */
  news = $state.raw<Event[]>([])
  /** The game ended before this reader's eyes, and the count has not been shown yet. */
  sawEnd = $state(false)

  /** It is this reader who wants to play again. */
  callsAgain = false

  /** A position of the past that the reader looks at. */
  past = $state.raw<Position | null>(null)

  private actedAt = 0
  /** The question that was open when something was sent to the server that has not answered yet. */
  private answering: string | null = null
  /** The question that answers itself; nobody sees it. */
  private obvious = $state('')
  private game: GameModule | null = null
  private connection: Connection
  private wake = () => document.visibilityState === 'visible' && this.connection.wake()

  constructor(
    readonly id: string,
    readonly invite: string | null,
  ) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const query = invite ? `?invite=${encodeURIComponent(invite)}` : ''
    this.connection = new Connection(`${scheme}://${location.host}/api/tables/${id}/ws${query}`, {
      frame: (frame) => this.receive(frame),
      other: (message) => this.hear(message),
      online: (online) => (this.online = online),
      closed: (code) => (this.closed = code),
      introduce: () => self.start(),
      place: () => ({ seq: this.frame?.seq ?? 0, log: this.knownLines(), chat: this.chat.at(-1)?.n ?? 0 }),
    })
  }

  start(): void {
    this.readTo = Number(sessionStorage.getItem(`read ${this.id}`))
    this.connection.start()
    window.addEventListener('online', this.wake)
    document.addEventListener('visibilitychange', this.wake)
  }

  stop(): void {
    window.removeEventListener('online', this.wake)
    document.removeEventListener('visibilitychange', this.wake)
    this.present.jump()
    this.memory.jump()
    this.connection.stop()
  }

  /** The board has been loaded, and says how its story is dressed. */
  use(game: GameModule | null): void {
    this.game = game
    this.present.dress = this.memory.dress = game?.dress ?? {}
  }

  // -- what is shown ----------------------------------------------------------------------------------------------

  /** What the board tells: the present, or what the reader looks back at. */
  get story(): Story {
    return this.past ? this.memory : this.present
  }

  get view(): View {
    return this.story.view ?? this.past?.view ?? this.frame?.view ?? {}
  }

  /** The story runs: what is asked is shown when it has been told. */
  get moving(): boolean {
    return this.present.telling
  }

  /** The log up to what the board draws: it must not tell a card before it is turned. */
  get shownLines(): LogLine[] {
    const { now, eventsTold } = this.present
    return now && !this.past ? toldLines(this.lines, now.beat.n, eventsTold) : this.lines
  }

  get unread(): number {
    return this.chat.filter(({ n }) => n > this.readTo).length
  }

  readChat(): void {
    this.readTo = Math.max(this.readTo, this.chat.at(-1)?.n ?? 0)
    sessionStorage.setItem(`read ${this.id}`, String(this.readTo))
  }

  // -- what the reader may do -------------------------------------------------------------------------------------

  /** The question this reader should answer now. */
  get ask(): Ask | null {
    const frame = this.frame
    if (!frame) return null
    const ask = frame.asks.find((ask) => ask.seat === frame.seat) ?? frame.asks[0] ?? null
    return ask && nameOf(ask) === this.obvious ? null : ask
  }

  get names(): string[] {
    const frame = this.frame
    return frame ? namesOf(frame.players, words.of(frame.table.game)) : []
  }

  /** Tells one question to this reader from the next; '' while there is none. */
  get question(): string {
    return this.ask ? nameOf(this.ask) : ''
  }

  /** An answer is under way. The next question may arrive before the server's word about the last, and is free. */
  private get busy(): boolean {
    return this.answering === this.question
  }

  /** Choose an option: at once, or after a second word where it is secret, or cannot be taken back. */
  pick(text: string): void {
    const option = this.ask?.options.find((one) => one.text === text)
    if (option && this.picked !== text && this.wantsWord(option)) this.picked = text
    else void this.act(text)
  }

  /** Where the game warns; else as the person wishes. A surprise is a final answer among others that are not, and one that
   * also ends a phase. */
  private wantsWord({ final, warns, follows }: AskOption): boolean {
    if (this.frame?.lesson) return false // every step can be taken back
    if (warns) return true
    const wish = settings.now.confirm
    if (wish === 'never' || !this.ask) return false
    const others = this.ask.options.some((option) => !option.final)
    const chapter = follows.some(({ name }) => this.game?.chapters.includes(name))
    return this.ask.secret || (final && (wish === 'always' || others || chapter))
  }

  async act(text: string): Promise<void> {
    const frame = this.frame
    const seat = this.ask?.seat ?? frame?.seat ?? -1
    if (!frame || seat < 0 || this.busy) return
    this.picked = ''
    this.hint = null
    this.events = []
    this.actedAt = Date.now()
    this.present.forget()
    await this.asking({ type: 'act', seat, text, seq: frame.seq })
  }

  /** A double click on "lay it down" must not take the choice back at once. */
  justActed(): boolean {
    return Date.now() - this.actedAt < DOUBLE_CLICK
  }

  /** Why can the last of these things not be chosen after the others? The numbers, and the rule; null: nobody knows. */
  async why(things: string[]): Promise<Reason | null> {
    const { frame, ask } = this
    if (!frame || !ask || this.busy) return null
    const answer = await this.connection.ask({ type: 'why', seat: ask.seat, things })
    if (answer.type !== 'refused' || !answer.rule) return null
    const numbers = answer.because ? `${words.of(frame.table.game).tell(answer.because, this.names)} ` : ''
    const rule = await ruleOf(answer.rule)
    const example = rule?.examples.at(-1)
    return {
      text: numbers + (rule?.text ?? t('web-refused')),
      example: rule && example ? exampleAt(rule, example) : '',
    }
  }

  async undo(seat: number, all = false): Promise<boolean> {
    if (this.busy) return false
    this.picked = ''
    this.hint = null
    return await this.asking({ type: 'undo', seat, all })
  }

  /** Swap an answer that lies face down for another one. */
  async change(seat: number, text: string): Promise<void> {
    if (await this.undo(seat)) await this.act(text)
    this.actedAt = 0 // this press was on the other card, nowhere near the button that takes back
  }

  /** Hot-seat: look through the eyes of another of one's own seats. */
  async eyes(seat: number): Promise<void> {
    this.picked = ''
    this.explain(await this.connection.ask({ type: 'eyes', seat }))
  }

  /** A press in a lesson that is no move. */
  async go(where: DoLesson['go']): Promise<void> {
    if (!this.frame || this.answering !== null) return
    this.picked = ''
    this.present.forget()
    await this.asking({ type: 'lesson', go: where, seq: this.frame.seq })
  }

  async askHint(): Promise<void> {
    const seat = this.ask?.seat
    if (seat === undefined || this.busy || this.frame?.lesson) return
    const answer = await this.connection.ask({ type: 'hint', seat })
    if (answer.type === 'hint') this.hint = answer
    else this.explain(answer)
  }

  async say(text: string): Promise<void> {
    this.explain(await this.connection.ask({ type: 'chat', text }))
  }

  async react(reaction: Reaction): Promise<void> {
    this.explain(await this.connection.ask({ type: 'react', reaction }))
  }

  private async asking(wish: Parameters<Connection['ask']>[0]): Promise<boolean> {
    const question = this.question
    this.answering = question
    try {
      const answer = await this.connection.ask(wish)
      this.explain(answer)
      return answer.type === 'done'
    } finally {
      if (this.answering === question) this.answering = null
    }
  }

  private explain(answer: Answer): void {
    if (answer.type === 'otherwise') this.otherwise = answer
    else if (answer.type === 'refused' && answer.stale) notes.add(t('web-not-done'), t('web-stale'))
    else if (answer.type === 'refused') void notes.rule(answer.rule)
    else if (answer.type === 'error') notes.add(t('web-not-done'), words.tell(answer.message))
  }

  // -- the past ---------------------------------------------------------------------------------------------------

  /** Look at the table as it was after so many moves. */
  async lookAt(moves: number): Promise<void> {
    const before = moves > 0 ? await attempt(() => api.at(this.id, moves - 1, this.invite)) : null
    const position = await attempt(() => api.at(this.id, moves, this.invite))
    if (!position) return
    this.memory.show(before?.view ?? position.view)
    this.past = position
    await tick()
    this.memory.tell(before ? momentsOf(before.view, position.beats) : [], position.view)
  }

  backToNow(): void {
    this.memory.jump()
    this.past = null
  }

  // -- what the server says ---------------------------------------------------------------------------------------

  private hear(message: ServerMessage): void {
    if (message.type === 'chat') this.chat = joined(this.chat, [message])
    else if (message.type === 'presence' && this.frame)
      this.frame = { ...this.frame, players: message.players, watching: message.watching }
    else if (message.type === 'error') notes.add(t('web-not-done'), words.tell(message.message))
  }

  /** The seats are taken: what this page pledged is told, and the cards can be dealt. */
  private async addToChance({ table }: Frame): Promise<void> {
    const { value, pledge } = noted(table.id)
    const doubt = judge(table)
    if (!table.dealing || !value || doubt === 'promise') return
    if (table.parts.some((part) => part.pledge === pledge)) await attempt(() => api.open(table.id, value))
  }

  private receive(frame: Frame): void {
    void this.addToChance(frame)
    const before = this.frame
    const { rematch } = frame.table
    if (before && rematch && !before.table.rematch && frame.you.length && !this.callsAgain) callAgain(rematch)
    const asked = this.question || this.obvious
    const old = this.lines
    this.lines = merged(old, frame.log.from, frame.log.lines)
    this.chat = joined(this.chat, frame.chat)
    this.frame = frame
    this.otherwise = null
    this.goWithoutSaying(before !== null && this.lines.length > old.length)
    if (this.picked && !this.ask?.options.some((option) => option.text === this.picked)) this.picked = ''
    if (!this.ask) this.hint = null
    const fresh = before ? freshLines(old, this.lines) : []
    this.news = fresh.flatMap((line) => line.events)
    const unknown = !before || before.seat !== frame.seat || this.lines.length < old.length
    const moments = unknown ? [] : momentsOf(before.view, frame.beats)
    const mine = fresh.length > 0 && fresh.every(({ seat }) => frame.you.includes(seat))
    if (asked !== this.question) this.wonders = false
    const told = unknown ? [] : frame.beats.flatMap(({ coach }) => coach ?? [])
    if (told.length) this.events = told
    if (unknown || frame.table.status === 'waiting') this.present.show(frame.view)
    else if (asked && asked === this.question) this.present.glance(moments, frame.view)
    else this.present.tell(moments, frame.view, mine)
    if (!asked && this.ask && before) play('your-turn')
    if (frame.over && before && !before.over) {
      this.sawEnd = true
      play('victory')
    }
  }

  /** What a game calls obvious is answered at once; not what was taken back, for then somebody wants to choose. */
  private goWithoutSaying(onward: boolean): void {
    this.obvious = ''
    const { ask, frame } = this
    const text = ask && onward && !frame?.lesson ? this.game?.obvious?.(ask) : ''
    if (!ask || !text || frame?.seat !== ask.seat) return
    this.obvious = nameOf(ask)
    void this.act(text)
  }

  /** The first line that is not known in full: a secret move gets its words later. */
  private knownLines(): number {
    const open = this.lines.find((line) => line.n >= 0 && line.text === '')
    return open?.n ?? (this.lines.at(-1)?.n ?? -1) + 1
  }
}

function nameOf(ask: Ask): string {
  return `${ask.seat} ${ask.asked}`
}

function joined(old: Chat[], fresh: Chat[]): Chat[] {
  const all = new Map([...old, ...fresh].map((message) => [message.n, message]))
  return [...all.values()].sort((a, b) => a.n - b.n)
}
