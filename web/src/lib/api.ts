/** The server's plain questions and answers; `connection.ts` holds the conversation at a table. */
import { draw, note, noted, type Draw } from './fair'
import type {
  Example,
  DeviceInfo,
  Event,
  Frame,
  GameInfo,
  LessonAt,
  Lobby,
  Made,
  Me,
  NewTable,
  Outlook,
  Paragraph,
  Position,
  Rulebook,
  SecondOffer,
  SecondSet,
  SecondWish,
  Wished,
} from './wire'

/** A refusal in words of the house (`message`) or by a rule. */
export class ServerFault extends Error {
  constructor(
    readonly status: number,
    readonly event: Event | null,
    readonly rule: string,
  ) {
    super(`${status} ${event?.name ?? ''} ${rule}`.trim())
  }
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, { credentials: 'same-origin', ...init })
  if (response.ok) return response
  const fault = (await response.json().catch(() => null)) as {
    message?: Event
    rule?: string
    extra?: { message?: Event; rule?: string }
  } | null
  const message = fault?.message ?? fault?.extra?.message
  const rule = fault?.rule ?? fault?.extra?.rule ?? ''
  throw new ServerFault(response.status, message && typeof message === 'object' ? message : null, rule)
}

async function get<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T
}

async function send<T>(method: string, path: string, body: unknown = {}): Promise<T> {
  const response = await ask(path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (response.status === 204 ? undefined : await response.json()) as T
}

export async function fetchText(path: string): Promise<string> {
  return await (await ask(path)).text()
}

const query = (invite: string | null): string => (invite ? `?invite=${encodeURIComponent(invite)}` : '')

/** One number for one table, also after leaving it and coming back. */
function drawFor(table: string): Draw {
  const { value, pledge } = noted(table)
  const mine = value && pledge ? { value, pledge } : draw()
  note(table, mine)
  return mine
}

export const api = {
  me: () => get<Me>('/api/me'),
  change: (what: { name?: string; settings?: Record<string, unknown>; met?: string[] }) =>
    send<Me>('PATCH', '/api/me', what),
  account: (login: string, password: string) => send<Me>('POST', '/api/account', { login, password }),
  login: (login: string, password: string, code: string) =>
    send<Me>('POST', '/api/login', { login, password, code }),
  password: (current: string, password: string, code: string) =>
    send<Me>('POST', '/api/password', { current, password, code }),
  devices: () => get<DeviceInfo[]>('/api/devices'),
  endDevice: (id: string) => send<unknown>('POST', `/api/devices/${id}/end`),
  offerSecond: () => send<SecondOffer>('POST', '/api/second/offer'),
  setSecond: (wish: SecondWish) => send<SecondSet>('POST', '/api/second', wish),
  logout: () => send<Me>('POST', '/api/logout'),
  games: () => get<GameInfo[]>('/api/games'),
  outlook: (game: string, wish: Wished) => send<Outlook>('POST', `/api/games/${game}/outlook`, wish),
  lobby: () => get<Lobby>('/api/lobby'),
  /** The server's promise is noted before this page's number is told. */
  make: async (table: NewTable) => {
    const mine = draw()
    const made = await send<Made>('POST', '/api/tables', { ...table, pledge: mine.pledge })
    note(made.id, { ...mine, promise: made.commitment })
    return made
  },
  /** The table where I take a lesson: where I left it, unless it is to begin again. */
  lesson: (lesson: string, language: string, again = false) =>
    send<LessonAt>('POST', '/api/lessons', { lesson, language, again }),
  frame: (id: string, invite: string | null) => get<Frame>(`/api/tables/${id}${query(invite)}`),
  at: (id: string, n: number, invite: string | null) =>
    get<Position>(`/api/tables/${id}/at/${n}${query(invite)}`),
  words: (id: string, language: string, seat: number, moves: number | null, invite: string | null) => {
    const query = new URLSearchParams({
      ...(seat >= 0 ? { seat: String(seat) } : {}),
      ...(moves !== null ? { moves: String(moves) } : {}),
      ...(invite ? { invite } : {}),
    })
    return get<Paragraph[]>(`/api/tables/${id}/words/${language}?${query}`)
  },
  join: (id: string, wish: { seat?: number; invite?: string }) =>
    send<unknown>('POST', `/api/tables/${id}/join`, { ...wish, pledge: drawFor(id).pledge }),
  open: (id: string, value: string) => send<unknown>('POST', `/api/tables/${id}/open`, { value }),
  leave: (id: string) => send<unknown>('POST', `/api/tables/${id}/leave`),
  start: (id: string) => send<unknown>('POST', `/api/tables/${id}/start`),
  seat: (id: string, seat: number, kind: string, bot?: string) =>
    send<unknown>('POST', `/api/tables/${id}/seat`, { seat, kind, ...(bot ? { bot } : {}) }),
  rematch: async (id: string) => {
    const mine = draw()
    const made = await send<{ id: string }>('POST', `/api/tables/${id}/rematch`, { pledge: mine.pledge })
    note(made.id, mine)
    return made
  },
  example: (game: string, name: string, language: string) =>
    get<Example>(`/api/examples/${game}/${language}/${name}`),
  rules: (subject: string, language: string) => get<Rulebook>(`/api/rules/${subject}/${language}`),
}
