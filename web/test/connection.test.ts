import { beforeEach, describe, expect, it } from 'vitest'
import { Connection, type Socket, type World } from '../src/lib/connection'
import type { Frame, ServerMessage } from '../src/lib/wire'

/** A world in which time passes when told, and sockets break when told. */
class Bent implements World {
  sockets: FakeSocket[] = []
  clock = 0
  private timers = new Map<number, { at: number; run: () => void }>()
  private next = 1

  open(url: string): Socket {
    const socket = new FakeSocket(url)
    this.sockets.push(socket)
    return socket
  }
  later(run: () => void, ms: number): number {
    this.timers.set(this.next, { at: this.clock + ms, run })
    return this.next++
  }
  cancel(timer: number): void {
    this.timers.delete(timer)
  }
  random(): number {
    return 0.5
  }
  pass(ms: number): void {
    const end = this.clock + ms
    for (;;) {
      const due = [...this.timers].filter(([, { at }]) => at <= end).sort((a, b) => a[1].at - b[1].at)[0]
      if (!due) break
      this.timers.delete(due[0])
      this.clock = due[1].at
      due[1].run()
    }
    this.clock = end
  }
  get last(): FakeSocket {
    return this.sockets.at(-1)!
  }
}

class FakeSocket implements Socket {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  sent: Record<string, unknown>[] = []
  closed = false
  constructor(readonly url: string) {}
  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>)
  }
  close(): void {
    this.closed = true
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  breaks(code = 1006): void {
    this.onclose?.({ code })
  }
}

function frame(seq: number, options: string[] = []): Frame {
  return {
    type: 'frame',
    seq,
    asks: options.length ? [{ seat: 0, options: options.map((text) => ({ text })) }] : [],
  } as unknown as Frame
}

let world: Bent
let connection: Connection
let frames: number[]
let online: boolean[]
let closed: number[]
let others: ServerMessage[]
let introduced: number
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

beforeEach(() => {
  world = new Bent()
  frames = []
  online = []
  closed = []
  others = []
  introduced = 0
  connection = new Connection(
    'ws://house/api/tables/t/ws',
    {
      frame: (got) => frames.push(got.seq),
      other: (message) => others.push(message),
      online: (now) => online.push(now),
      closed: (code) => closed.push(code),
      introduce: () => {
        introduced++
        return Promise.resolve()
      },
      place: () => ({ seq: frames.at(-1) ?? 0, log: frames.length, chat: 4 }),
    },
    world,
  )
  connection.start()
})

describe('a conversation', () => {
  it('says where it stopped', () => {
    expect(world.last.url).toBe('ws://house/api/tables/t/ws?since=0&log=0&chat=4')
    world.last.says(frame(7))
    world.last.breaks()
    world.pass(1000)
    expect(world.last.url).toBe('ws://house/api/tables/t/ws?since=7&log=1&chat=4')
  })

  it('matches answers to what was asked', async () => {
    world.last.says(frame(1, ['deeper']))
    const answer = connection.ask({ type: 'act', seat: 0, text: 'deeper', seq: 1 })
    expect(world.last.sent).toEqual([{ type: 'act', seat: 0, text: 'deeper', seq: 1, id: 'c1' }])
    world.last.says({ type: 'refused', id: 'c1', rule: 'core.not-your-move', stale: false })
    expect(await answer).toMatchObject({ type: 'refused', rule: 'core.not-your-move' })
  })

  it('passes on what nobody asked for', () => {
    world.last.says({ type: 'chat', n: 1, from: { name: 'Olena' }, text: 'hi', at: 0 })
    expect(others).toHaveLength(1)
  })
})

describe('a lost connection', () => {
  beforeEach(() => world.last.says(frame(1, ['deeper'])))

  it('stays invisible when it is short', () => {
    world.last.breaks()
    world.pass(300)
    world.last.says(frame(2))
    world.pass(20_000)
    expect(online).not.toContain(false)
    expect(frames).toEqual([1, 2])
  })

  it('is noticed when it lasts', () => {
    world.last.breaks()
    for (let i = 0; i < 6; i++) {
      world.pass(1000)
      world.last.breaks()
    }
    expect(online.filter((now) => !now)).toHaveLength(1)
    world.pass(9000)
    world.last.says(frame(2))
    expect(online.at(-1)).toBe(true)
  })

  it('is retried ever more slowly, but never given up', () => {
    const gaps: number[] = []
    for (let i = 0; i < 9; i++) {
      const before = world.clock
      const count = world.sockets.length
      world.last.breaks()
      while (world.sockets.length === count) world.pass(50)
      gaps.push(world.clock - before)
    }
    expect(gaps[0]).toBeLessThanOrEqual(300)
    expect(gaps[3]!).toBeGreaterThan(gaps[0]!)
    expect(Math.max(...gaps)).toBeLessThanOrEqual(8050)
  })

  it('is taken up at once when the network is back', () => {
    world.last.breaks()
    connection.wake()
    expect(world.sockets).toHaveLength(2)
    world.pass(10_000)
    expect(world.sockets).toHaveLength(2)
  })

  it('says an unheard move again where it still makes sense, with the new number', async () => {
    const answer = connection.ask({ type: 'act', seat: 0, text: 'deeper', seq: 1 })
    world.last.breaks()
    world.pass(300)
    world.last.says(frame(5, ['deeper', 'back']))
    expect(world.last.sent).toEqual([{ type: 'act', seat: 0, text: 'deeper', seq: 5, id: 'c1' }])
    world.last.says({ type: 'done', id: 'c1', seq: 6 })
    expect(await answer).toMatchObject({ type: 'done' })
  })

  it('drops a move that has already been made, or is no longer asked for', async () => {
    const answer = connection.ask({ type: 'act', seat: 0, text: 'deeper', seq: 1 })
    world.last.breaks()
    world.pass(300)
    world.last.says(frame(5))
    expect(world.last.sent).toEqual([])
    expect(await answer).toEqual({ type: 'lost' })
  })

  it('never takes back twice', async () => {
    const answer = connection.ask({ type: 'undo', seat: 0, all: false })
    world.last.breaks()
    world.pass(300)
    world.last.says(frame(5, ['deeper']))
    expect(world.last.sent).toEqual([])
    expect(await answer).toEqual({ type: 'lost' })
  })

  it('hangs up on a silent line', () => {
    world.last.onopen?.()
    const first = world.last
    world.pass(25_000)
    expect(first.sent).toEqual([{ type: 'ping' }])
    world.pass(11_000)
    expect(first.closed).toBe(true)
    expect(world.sockets.length).toBeGreaterThan(1)
  })

  it('keeps a line on which somebody answers', () => {
    world.last.onopen?.()
    for (let i = 0; i < 5; i++) {
      world.pass(25_000)
      world.last.says({ type: 'pong', now: 0 })
    }
    expect(world.sockets).toHaveLength(1)
  })
})

describe('a closed door', () => {
  it('is not knocked at again', () => {
    world.last.breaks(4403)
    world.pass(60_000)
    expect(closed).toEqual([4403])
    expect(world.sockets).toHaveLength(1)
  })

  it('opens to a stranger who introduces himself', async () => {
    world.last.breaks(4401)
    world.pass(300)
    await settled()
    expect(introduced).toBe(1)
    expect(world.sockets).toHaveLength(2)
  })

  it('leaves no question without an answer', async () => {
    world.last.says(frame(1))
    const answer = connection.ask({ type: 'hint', seat: 0 })
    world.last.breaks(4404)
    expect(await answer).toEqual({ type: 'lost' })
  })
})
