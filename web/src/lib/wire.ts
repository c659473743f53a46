// Made by `npm run types` from the messages of the server. Change those, not this.

export interface Again {
  pledge?: string | null
}

export interface Ask {
  seat: number
  asked: number
  kind: string
  secret: boolean
  prompt: Event
  things: string[]
  options: AskOption[]
  coach: Tip | null
}

/** `things` is a set of names, empty for 'done' and 'yes'. `final`: it draws or shows, and cannot be taken back. `ends`: it can be, and the seat has nothing more to do then. `warns`: what is better heard first. */
export interface AskOption {
  text: string
  label: Event
  things: string[]
  final: boolean
  ends: boolean
  warns: Event | null
}

/** A moment of the story: what was told, and how the view changed until then. */
export interface Beat {
  n: number
  event: Event | null
  patch: unknown[][]
  coach?: Tip | null
}

/** What a person may change about themselves. */
export interface Changes {
  name?: string | null
  settings?: Record<string, unknown> | null
  met?: string[]
}

export interface Chapter {
  title: string
  lines: Line[]
}

export interface Chat {
  type: 'chat'
  n: number
  from: Speaker
  at: number
  text?: string | null
  reaction?: 'clap' | 'fire' | 'heart' | 'laugh' | 'think' | 'wow' | null
}

export type ClientMessage = DoAct | DoWhy | DoUndo | DoHint | DoChat | DoReact | DoEyes | DoLesson | DoPing

/** Whose time runs out first, and when; `now` is the server's time, for pages whose clock is wrong. */
export interface Clock {
  seats: number[]
  deadline: number
  now: number
}

/** The body of every answer of HTTP that is not a yes. */
export interface Complaint {
  code: string
  message: Event
  rule: string
}

export interface Credentials {
  login: string
  password: string
  code?: string
}

/** Where somebody has come in. */
export interface DeviceInfo {
  id: string
  here: boolean
  agent: string
  address: string
  created: number
  seen: number
}

export interface DoAct {
  type: 'act'
  id: string
  seat: number
  text: string
  seq: number
}

export interface DoChat {
  type: 'chat'
  id: string
  text: string
}

/** Hot-seat: look through the eyes of another of the reader's own seats. */
export interface DoEyes {
  type: 'eyes'
  id: string
  seat: number
}

export interface DoHint {
  type: 'hint'
  id: string
  seat: number
}

/** `on`: seen. `skip`: this step, without doing it; `end`: all of it. */
export interface DoLesson {
  type: 'lesson'
  id: string
  go: 'back' | 'end' | 'on' | 'restart' | 'skip'
  seq: number
}

export interface DoPing {
  type: 'ping'
}

export interface DoReact {
  type: 'react'
  id: string
  reaction: 'clap' | 'fire' | 'heart' | 'laugh' | 'think' | 'wow'
}

export interface DoUndo {
  type: 'undo'
  id: string
  seat: number
  all?: boolean
}

/** Why can the last of these things not be chosen after the others? `refused` says why, `done` that nobody knows. */
export interface DoWhy {
  type: 'why'
  id: string
  seat: number
  things: string[]
}

export interface Done {
  type: 'done'
  id: string
  seq: number
}

/** A Fluent message of the game (or of the house) and what to fill in. */
export interface Event {
  name: string
  args: Record<string, number | string>
  things?: string[]
}

/** An example of a rule, to be looked at like a game that was played: one line of the log for each try. */
export interface Example {
  game: string
  rules: string[]
  options: Record<string, string | number | boolean>
  players: Player[]
  seat: number
  lines: LogLine[]
  positions: Position[]
  words: Paragraph[][]
  refused: string[]
}

export interface Fault {
  type: 'error'
  code: string
  message: Event
  id?: string | null
}

/** The real game to play after a lesson. */
export interface FirstGame {
  seats: number
  options: Record<string, string | number | boolean>
}

/** The table as one reader may know it. `seq` grows with every stored row. */
export interface Frame {
  type: 'frame'
  seq: number
  table: TableInfo
  players: Player[]
  watching: string[]
  you: number[]
  seat: number
  view: Record<string, unknown>
  to_act: number[]
  asks: Ask[]
  undo: Undo[]
  log: LogPart
  progress: number
  over: boolean
  result: Result | null
  clock: Clock | null
  chat: Chat[]
  beats: Beat[]
  lesson: Guidance | null
}

export interface GameInfo {
  id: string
  version: number
  seats: [number, number]
  cooperative: boolean
  minutes: [number, number] | null
  weight: number
  presets: PresetInfo[]
  options: OptionInfo[]
  bots: string[]
  proposed: Record<string, Record<string, string | number | boolean>>
  lessons: LessonInfo[]
  finished: number
}

/** Where a lesson stands. `show`: look, and go on; `wait`: one of `accepts` goes on; `until`: play freely; `chapter`: the next one begins when the learner goes on; `end`. */
export interface Guidance {
  id: string
  kind: 'chapter' | 'end' | 'show' | 'until' | 'wait'
  chapter: number
  said: string
  things: string[]
  accepts: string[]
  rules: string[]
  at: number
  of: number
  back: boolean
}

export interface Hint {
  type: 'hint'
  id: string
  seat: number
  text: string
  why: Event[]
  second: string
  bot: string
}

export interface Join {
  seat?: number | null
  invite?: string | null
  pledge?: string | null
}

export interface Learnt {
  lessons?: Record<string, Taken>
  met?: string[]
}

export interface LessonAt {
  id: string
}

export interface LessonInfo {
  id: string
  minutes: number
  of: number
  after: string
  first: FirstGame
}

export interface Line {
  text: string
  rules: string[]
}

export interface Lobby {
  mine: Summary[]
  open: Summary[]
  watch: Summary[]
}

export interface LogLine {
  n: number
  seat: number
  text: string
  label: Event | null
  by: '' | 'away' | 'bot' | 'fault' | 'timer'
  at: number
  events: Event[]
}

/** Replaces everything from index `from` on. */
export interface LogPart {
  from: number
  lines: LogLine[]
}

export interface Made {
  id: string
  invite: string
  commitment: string
}

export interface Me {
  id: string
  name: string
  account: boolean
  login: string | null
  settings: Record<string, unknown>
  second: boolean
  learnt: Learnt
}

/** `language`: in which the others at the table have their names. `again`: not where it was left. */
export interface NewLesson {
  lesson: string
  language: string
  again?: boolean
}

export interface NewPassword {
  current: string
  password: string
  code?: string
}

export interface NewTable {
  game: string
  seats: SeatWish[]
  options?: Record<string, string | number | boolean>
  public?: boolean
  pledge?: string | null
  timer?: number | null
}

/** The number that was pledged. */
export interface Opening {
  value: string
}

export interface OptionInfo {
  id: string
  values: (string | number | boolean)[]
  default: string | number | boolean
  display: boolean
  seats: [number, number] | null
  when: [string, (string | number | boolean)[]] | null
  rule: string
  open: boolean
}

/** In a lesson: a legal move that is not the one awaited. It is not made; an attribute of the bubble answers it. */
export interface Otherwise {
  type: 'otherwise'
  id: string
  said: string
  attribute: string
}

/** What it would be like. */
export interface Outlook {
  difficulty: number | null
  changes: Record<string, string[]>
}

/** A part of the table without pictures: a heading, and rows of a few short cells. */
export interface Paragraph {
  title: string
  rows: string[][]
}

/** What a seat adds to chance; `value` is empty until it is opened, and stays so if it never is. */
export interface PartInfo {
  seat: number
  pledge: string
  value: string
}

/** A seat. `away`: its player has left and may come back; `bot` then plays for them, or nobody does. */
export interface Player {
  seat: number
  kind: 'bot' | 'hot' | 'open' | 'person'
  name: string
  connected: boolean
  away: boolean
  you: boolean
  bot?: string | null
}

export interface Points {
  category: string
  points: number
}

export interface Pong {
  type: 'pong'
  now: number
}

/** The table after `n` moves, as this reader may see it. */
export interface Position {
  n: number
  seat: number
  view: Record<string, unknown>
  to_act: number[]
  progress: number
  beats: Beat[]
}

export interface Presence {
  type: 'presence'
  players: Player[]
  watching: string[]
}

export interface PresetInfo {
  id: string
  seats: number
  bot: string
  options: Record<string, string | number | boolean>
}

/** `stale`: the move was chosen from an outdated view; the current frame follows. `rule` is then empty. `because`: the numbers behind it, in the words of the game, where the rule is about numbers. */
export interface Refused {
  type: 'refused'
  id: string
  rule: string
  stale: boolean
  because?: Event | null
}

export interface RematchMade {
  id: string
}

export interface Result {
  places: number[]
  winners: number[]
  scores: number[]
  parts: Points[][]
  reason: string
  cooperative: boolean
  notes: Event[]
}

export interface Rule {
  id: string
  text: string
  examples: string[]
}

export interface Rulebook {
  title: string
  intro: string
  sections: Section[]
  leaf: Chapter[]
}

/** The host arranges seats. During the game: a bot for somebody who is not there, or (`person`) none any more. */
export interface SeatChange {
  seat: number
  kind: 'bot' | 'hot' | 'open' | 'person'
  bot?: string | null
  name?: string | null
}

/** me: the maker; open: whoever joins; bot; hot: another person at the maker's own device. */
export interface SeatWish {
  kind: 'bot' | 'hot' | 'me' | 'open'
  bot?: string | null
  name?: string | null
}

/** What an authenticator app needs to know, as text, as an address and as a picture. */
export interface SecondOffer {
  secret: string
  address: string
  picture: string
}

/** Codes that count once each, for the day on which the app is lost. Nobody sees them again. */
export interface SecondSet {
  rescue: string[]
}

/** Use this secret from now on; with a code that shows that the app knows it. Without a secret: end it. */
export interface SecondWish {
  password: string
  code: string
  secret?: string
}

export interface Section {
  title: string
  rules: Rule[]
}

export type ServerMessage = Frame | Refused | Otherwise | Done | Hint | Chat | Presence | Pong | Fault

export interface Speaker {
  name: string
  seat?: number | null
}

/** A table in the lobby. */
export interface Summary {
  id: string
  game: string
  status: 'over' | 'playing' | 'waiting'
  seats: Player[]
  options: Record<string, string | number | boolean>
  public: boolean
  host: string
  updated: number
  your_turn: boolean
  progress: number
  result?: Result | null
}

export interface TableInfo {
  id: string
  game: string
  version: number
  options: Record<string, string | number | boolean>
  status: 'over' | 'playing' | 'waiting'
  public: boolean
  timer: number | null
  host: boolean
  commitment: string
  parts: PartInfo[]
  dealing: boolean
  difficulty?: number | null
  invite?: string | null
  seed?: string | null
  receipt?: string | null
  rematch?: string | null
}

/** How far somebody has ever been in a lesson: bubbles, and whether to its end. */
export interface Taken {
  at: number
  done: boolean
}

/** What the coach says the first time: a message, the thing it speaks of, and the rule that says more. */
export interface Tip {
  said: string
  thing: string
  rule: string
}

export interface Undo {
  seat: number
  why: string
}

/** A table somebody thinks of. */
export interface Wished {
  seats: number
  options?: Record<string, string | number | boolean>
}
