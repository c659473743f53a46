/** What Bonfire's view holds, as the server sends it. */
export const TOKENS = ['ship', 'path', 'task', 'great-bonfire', 'guardian', 'gnome', 'wild'] as const
export type Token = (typeof TOKENS)[number]
export const RESOURCES = ['flower', 'fruit', 'herb', 'shell', 'root', 'gold'] as const
export type Resource = (typeof RESOURCES)[number]
export const PLAIN: Resource[] = ['flower', 'fruit', 'herb', 'shell', 'root']
export const GUARDIANS = ['own', 'pink', 'grey', 'brown', 'blue'] as const
export type Guardian = (typeof GUARDIANS)[number]
export const COMMON = ['path', 'tasks', 'portals', 'guardians', 'gnomes'] as const
export type Common = (typeof COMMON)[number]
export type Colour = 'blue' | 'red' | 'yellow'
export const WAYS = ['right', 'down', 'left', 'up'] as const
export type Way = (typeof WAYS)[number]
export const SLOTS = 7
export const DOCK = 'dock'

export interface Slot {
  task: string
  lit: boolean
  points: number
  have: number
  need: number
  ready: boolean
}

/** What Tom's city and a player's have in common. */
export interface City {
  city: string
  path: string[]
  /** The resource of each path space, the starting tile first. */
  spaces: Resource[]
  slots: Slot[]
  /** The portal that each notch needs, from the left. */
  shapes: string[]
  portals: boolean[]
  /** The notch that is filled next, from 1; 0 when all are. */
  next_notch: number
  /** '', 'start', 'space 3' or 'bonfire 3'. */
  guardians: Record<Guardian, string>
  gnomes: string[]
  common: Record<Common, { have: number; need: number; met: boolean }>
  score: Record<string, number>
  total: number
}

export interface Cell {
  row: number
  column: number
  symbol: Token
}

export interface Laid {
  tile: string
  row: number
  column: number
  way: Way
}

export interface Fate {
  column: string[]
  apart: string
  laid: Laid[]
  cells: Cell[]
  groups: Record<string, number>
}

export interface Villager extends City {
  status: 'playing' | 'stuck' | 'passed'
  tokens: Record<Token, number>
  resources: Record<Resource, number>
  ship: string
  /** Ship tokens for a voyage to each other island. */
  voyages: Record<string, number>
  /** Great Bonfire tokens for each space of the ring. */
  turns_of_fire: number[]
  gifts: { open: (Resource | '')[]; below: number[]; unseen: Resource[] }
  fate: Fate
  /** What passing would bring, and how many turns are left; 0 before the countdown. */
  pass: number
}

export interface Tom extends City {
  cards: string[]
  discards: string[]
  shown: string[]
  novices: number
  passes: number
}

export interface IslandState {
  resource: Resource | ''
  guardian: Guardian | ''
  guardians: number
  tasks: string[]
  /** Gifts of each player. */
  gifts: number[]
  ships: number[]
}

/** What an island holds out to whoever looks, the voyage there included. */
export interface Prospect {
  price: number
  open: boolean
  /** How far one is with each task there, and how far it is to go. */
  tasks: Record<string, [number, number]>
}

export interface CouncilSpace {
  players: number[]
  neutral: number
  lying: number
  tom: number
}

export interface Realm {
  first: number
  turns: number
  players: Villager[]
  islands: Record<string, IslandState>
  /** Nothing for those who only watch. */
  prospects?: Record<string, Prospect>
  great_bonfire: { pointer: number; used: boolean; portals: string[][] }
  paths: { display: string[]; piles: { unseen: number; under: string[] }[]; unseen: string[] }
  specialists: { display: string[]; unseen: string[] }
  elders: string[]
  /** Whether the neutral novice is still there. */
  common: Record<Common, boolean>
  council: Record<string, CouncilSpace>
  novices: number
  novices_needed: number
  ending: boolean
  countdown: number
  tom: Tom | null
  over: boolean
}
