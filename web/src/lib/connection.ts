/** The conversation at one table: a socket that comes back by itself, and answers matched to what was asked. */
import type { ClientMessage, Fault, Frame, Hint, Otherwise, Refused, ServerMessage } from './wire'

/** What the rest of the page may be told. Frames arrive whole; a reconnect looks like any other frame. */
export interface Listener {
  frame(frame: Frame): void
  other(message: ServerMessage): void
  /** Called with false only after being away for a while, so that a short gap stays invisible. */
  online(online: boolean): void
  /** The table cannot be seen: gone, or by invitation only. */
  closed(code: number): void
  /** The server does not know this browser (any more): get to know each other. */
  introduce(): Promise<void>
  /** Where the conversation stopped, for the server to go on from. */
  place(): { seq: number; log: number; chat: number }
}

export interface Socket {
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
  send(data: string): void
  close(): void
}

/** Everything that comes from outside, so that tests can bend time. */
export interface World {
  open(url: string): Socket
  later(run: () => void, ms: number): number
  cancel(timer: number): void
  random(): number
}

export const browser: World = {
  open: (url) => new WebSocket(url) as unknown as Socket,
  later: (run, ms) => window.setTimeout(run, ms),
  cancel: (timer) => window.clearTimeout(timer),
  random: Math.random,
}

export type Answer =
  Refused | Otherwise | Fault | Hint | { type: 'done'; id: string; seq: number } | { type: 'lost' }

type Question = Extract<ClientMessage, { id: string }>
type Wish = Question extends infer Q ? (Q extends { id: string } ? Omit<Q, 'id'> : never) : never

const FIRST_WAIT = 250
const LONGEST_WAIT = 8000
const NOTICED_AFTER = 2500
const HEARTBEAT = 25_000
const DEAF_AFTER = 10_000

/** Codes with which a server says: do not come back. */
const FINAL_CODES = new Set([4403, 4404])
const UNKNOWN_READER = 4401

export class Connection {
  private socket: Socket | null = null
  private tries = 0
  private next = 1
  private stopped = false
  private timers: Record<string, number> = {}
  private readonly open = new Map<string, { question: Question; resolve: (answer: Answer) => void }>()

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly world: World = browser,
  ) {}

  start(): void {
    this.connect()
  }

  stop(): void {
    this.stopped = true
    for (const timer of Object.values(this.timers)) this.world.cancel(timer)
    this.socket?.close()
    this.settleAll()
  }

  /** The network is back, or the page is looked at again: do not wait for the timer. */
  wake(): void {
    if (!this.socket && !this.stopped) this.connect()
  }

  /** Ask, and get the one answer that belongs to it. */
  ask(wish: Wish): Promise<Answer> {
    const question = { ...wish, id: `c${this.next++}` } as Question
    return new Promise((resolve) => {
      this.open.set(question.id, { question, resolve })
      this.send(question)
    })
  }

  private connect(): void {
    this.cancel('retry')
    const { seq, log, chat } = this.listener.place()
    const joint = this.url.includes('?') ? '&' : '?'
    const socket = this.world.open(`${this.url}${joint}since=${seq}&log=${log}&chat=${chat}`)
    this.socket = socket
    let first = true
    socket.onopen = () => this.beat()
    socket.onmessage = ({ data }) => {
      if (socket !== this.socket || typeof data !== 'string') return
      const message = JSON.parse(data) as ServerMessage
      this.cancel('deaf')
      if (message.type === 'frame') {
        this.listener.frame(message)
        this.tries = 0
        this.cancel('notice')
        this.listener.online(true)
        if (first) this.sayAgain(message)
        first = false
      } else {
        this.hear(message)
      }
    }
    socket.onclose = ({ code }) => {
      if (socket === this.socket) this.lost(code)
    }
  }

  private hear(message: ServerMessage): void {
    const id = 'id' in message ? message.id : null
    const waiting = id ? this.open.get(id) : undefined
    if (id && waiting) {
      this.open.delete(id)
      waiting.resolve(message as Answer)
    } else {
      this.listener.other(message)
    }
  }

  /** After a gap: what was not heard is said again, if it still makes sense where the table stands now. */
  private sayAgain(frame: Frame): void {
    for (const [id, { question, resolve }] of [...this.open]) {
      if (stillMakesSense(question, frame)) {
        this.send(question.type === 'act' ? { ...question, seq: frame.seq } : question)
      } else {
        this.open.delete(id)
        resolve({ type: 'lost' })
      }
    }
  }

  private lost(code: number): void {
    this.socket = null
    this.cancel('beat')
    this.cancel('deaf')
    if (this.stopped) return
    if (FINAL_CODES.has(code)) {
      this.stopped = true
      this.settleAll()
      this.listener.closed(code)
      return
    }
    this.timers['notice'] ??= this.world.later(() => this.listener.online(false), NOTICED_AFTER)
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++) * (0.7 + 0.6 * this.world.random())
    const again = (): void => {
      if (code !== UNKNOWN_READER) return this.connect()
      this.listener.introduce().then(
        () => this.connect(),
        () => this.lost(UNKNOWN_READER),
      )
    }
    this.timers['retry'] = this.world.later(again, wait)
  }

  /** A quiet socket may be a dead one: ask now and then, and hang up on silence. */
  private beat(): void {
    this.cancel('beat')
    this.timers['beat'] = this.world.later(() => {
      this.send({ type: 'ping' })
      this.timers['deaf'] = this.world.later(() => {
        const socket = this.socket
        if (!socket) return
        this.lost(0)
        socket.close()
      }, DEAF_AFTER)
      this.beat()
    }, HEARTBEAT)
  }

  private send(message: ClientMessage): void {
    try {
      this.socket?.send(JSON.stringify(message))
    } catch {
      // Not open yet, or closing: sayAgain() repeats it after the next frame.
    }
  }

  private cancel(name: string): void {
    const timer = this.timers[name]
    if (timer === undefined) return
    this.world.cancel(timer)
    delete this.timers[name]
  }

  private settleAll(): void {
    for (const { resolve } of this.open.values()) resolve({ type: 'lost' })
    this.open.clear()
  }
}

function stillMakesSense(question: Question, frame: Frame): boolean {
  switch (question.type) {
    case 'act':
      return frame.asks.some(
        (ask) => ask.seat === question.seat && ask.options.some((option) => option.text === question.text),
      )
    case 'undo':
    case 'lesson':
      return false // it may have worked: taking back twice would be worse than asking again
    default:
      return true
  }
}
