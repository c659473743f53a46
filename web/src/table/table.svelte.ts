/** One table as this reader knows it: the latest frame, the log, the talk, and what the board shows meanwhile. */
import type { GameModule, Scene, View } from '../games/game'
import { api } from '../lib/api'
import { judge, noted } from '../lib/fair'
import { Connection, type Answer } from '../lib/connection'
import { self } from '../lib/me.svelte'
import { namesOf } from '../lib/names'
import { attempt, notes } from '../lib/notes.svelte'
import { settings } from '../lib/settings.svelte'
import { play } from '../lib/sound'
import { freshLines, merged } from './lines'
import type { Reaction } from './reactions'
import { t, words } from '../lib/words.svelte'
import type { Ask, Chat, Event, Frame, Hint, LogLine, Position, ServerMessage } from '../lib/wire'

/** More than this to show at once (after a long absence): go straight to the end. */
const MANY_SCENES = 24
const DOUBLE_CLICK = 500

export class TableClient {
  frame = $state.raw<Frame | null>(null)
  lines = $state.raw<LogLine[]>([])
  chat = $state.raw<Chat[]>([])
  online = $state(true)
  /** Why there is no table to see: a close code of the server. */
  closed = $state(0)
  hint = $state.raw<Hint | null>(null)
  /** An option chosen but not yet sent. */
  picked = $state('')

  /** What the board draws: the present, or a moment on the way to it. */
  shown = $state.raw<View | null>(null)
  /** The log up to what the board draws: it must not tell a card before it is turned. */
  shownLines = $state.raw<LogLine[]>([])
  moving = $state(false)
  scene = $state.raw<Scene | null>(null)
  /** What has just happened, in the reader's words when read. */
  news = $state.raw<Event[]>([])
  /** The game ended before this reader's eyes, and the count has not been shown yet. */
  sawEnd = $state(false)

  /** A position of the past that the reader looks at. */
  past = $state.raw<Position | null>(null)

  private game: GameModule | null = null
  private actedAt = 0
  /** The question that was open when something was sent to the server that has not answered yet. */
  private answering: string | null = null
  private queue: Scene[] = []
  private timer = 0
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
    this.connection.start()
    window.addEventListener('online', this.wake)
    document.addEventListener('visibilitychange', this.wake)
  }

  stop(): void {
    window.removeEventListener('online', this.wake)
    document.removeEventListener('visibilitychange', this.wake)
    window.clearTimeout(this.timer)
    this.connection.stop()
  }

  /** The board has been loaded; until then frames are shown without scenes. */
  use(game: GameModule | null): void {
    this.game = game
  }

  // -- what the reader may do -------------------------------------------------------------------------------------

  /** The question this reader should answer now. */
  get ask(): Ask | null {
    const frame = this.frame
    if (!frame) return null
    return frame.asks.find((ask) => ask.seat === frame.seat) ?? frame.asks[0] ?? null
  }

  get names(): string[] {
    const frame = this.frame
    return frame ? namesOf(frame.players, words.of(frame.table.game)) : []
  }

  /** Tells one question to this reader from the next; '' while there is none. */
  get question(): string {
    return this.ask ? `${this.ask.seat} ${this.ask.asked}` : ''
  }

  /** An answer is under way. The next question may arrive before the server's word about the last, and is free. */
  private get busy(): boolean {
    return this.answering === this.question
  }

  /** Choose an option: at once, or after a second press where the answer is secret. */
  pick(text: string): void {
    const ask = this.ask
    const wantsConfirm = settings.now.confirm && (ask?.secret ?? true)
    if (ask && wantsConfirm && this.picked !== text) this.picked = text
    else void this.act(text)
  }

  async act(text: string): Promise<void> {
    const frame = this.frame
    const seat = this.ask?.seat ?? frame?.seat ?? -1
    if (!frame || seat < 0 || this.busy) return
    this.picked = ''
    this.hint = null
    this.actedAt = Date.now()
    await this.asking({ type: 'act', seat, text, seq: frame.seq })
  }

  /** A double click on "lay it down" must not take the choice back at once. */
  justActed(): boolean {
    return Date.now() - this.actedAt < DOUBLE_CLICK
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

  async askHint(): Promise<void> {
    const seat = this.ask?.seat
    if (seat === undefined || this.busy) return
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
    if (answer.type === 'refused' && answer.stale) notes.add(t('web-not-done'), t('web-stale'))
    else if (answer.type === 'refused') void notes.rule(answer.rule)
    else if (answer.type === 'error') notes.add(t('web-not-done'), words.tell(answer.message))
  }

  // -- the past ---------------------------------------------------------------------------------------------------

  /** Look at the table as it was after so many moves. */
  async lookAt(moves: number): Promise<void> {
    const position = await attempt(() => api.at(this.id, moves, this.invite))
    if (position) this.past = position
  }

  backToNow(): void {
    this.past = null
  }

  // -- what the server says ---------------------------------------------------------------------------------------

  private hear(message: ServerMessage): void {
    if (message.type === 'chat') this.chat = joined(this.chat, [message])
    else if (message.type === 'presence' && this.frame)
      this.frame = { ...this.frame, players: message.players }
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
    const asked = this.question
    const old = this.lines
    this.lines = merged(old, frame.log.from, frame.log.lines)
    this.chat = joined(this.chat, frame.chat)
    this.frame = frame
    if (this.picked && !this.ask?.options.some((option) => option.text === this.picked)) this.picked = ''
    if (!this.ask) this.hint = null
    const fresh = before ? freshLines(old, this.lines) : []
    this.news = fresh.flatMap((line) => line.events)
    if (frame.table.status === 'waiting' || !before || before.table.status === 'waiting') this.jump()
    else if (asked && asked === this.question) this.update()
    else this.play(fresh)
    if (!asked && this.ask && before) play('turn')
    if (frame.over && before && !before.over) {
      this.sawEnd = true
      play('end')
    }
  }

  /** The first line that is not known in full: a secret move gets its words later. */
  private knownLines(): number {
    const open = this.lines.find((line) => line.n >= 0 && line.text === '')
    return open?.n ?? (this.lines.at(-1)?.n ?? -1) + 1
  }

  // -- scenes: pieces travel, they do not jump --------------------------------------------------------------------

  private play(fresh: LogLine[]): void {
    const events = fresh.flatMap((line) => line.events)
    if (!this.game || settings.lessMotion || events.length === 0 || !this.shown || document.hidden) {
      this.update()
      return
    }
    const from = this.queue.at(-1)?.view ?? this.shown
    this.queue.push(...this.game.scenes(from, events))
    if (this.queue.length > MANY_SCENES) this.jump()
    else if (!this.moving) this.nextScene()
  }

  private nextScene(): void {
    window.clearTimeout(this.timer)
    const scene = this.queue.shift()
    if (!scene) {
      this.jump()
      return
    }
    this.moving = true
    this.scene = scene
    this.shown = scene.view
    if (scene.sound) play(scene.sound)
    const pace = this.queue.length > 8 ? 0.5 : 1
    this.timer = window.setTimeout(() => this.nextScene(), scene.ms * pace)
  }

  /** Show the present without a scene, now or after those that run: who is asked must not wait for a neighbour's. */
  private update(): void {
    if (!this.moving) this.jump()
  }

  /** Straight to the present. */
  jump(): void {
    window.clearTimeout(this.timer)
    this.queue = []
    this.moving = false
    this.scene = null
    this.shown = this.frame?.view ?? null
    this.shownLines = this.lines
  }
}

function joined(old: Chat[], fresh: Chat[]): Chat[] {
  const all = new Map([...old, ...fresh].map((message) => [message.n, message]))
  return [...all.values()].sort((a, b) => a.n - b.n)
}
