/** The island as the engine shows it; everything lies open. */
export const ELEMENTS = ['sun', 'moon', 'fire', 'air', 'water', 'earth', 'plant', 'animal'] as const
export type Element = (typeof ELEMENTS)[number]
export type Terrain = 'jungle' | 'mountain' | 'sands' | 'wetland' | 'ocean'
export const CLASSES = ['explorer', 'town', 'city', 'dahan'] as const
export type Class = (typeof CLASSES)[number]
export type Counts = Record<string, number>
export type Phase = 'setup' | 'growth' | 'fast' | 'invaders' | 'slow'

export interface Land {
  board: string
  number: number
  terrain: Terrain
  coastal: boolean
  in_play: boolean
  explorer: number
  town: number
  city: number
  dahan: number
  /** By kind: 'town', 'city-1' with a damage, 'town~1' with a dreamt one. */
  pieces: string[]
  blight: number
  presence: number[]
  sacred: number[]
  defend: number
  skipped: boolean
  lasting: string[]
  adjacent: string[]
}

export interface Space {
  energy?: number
  plays?: number
  element?: Element | 'any'
  reclaim?: number
}

export interface Innate {
  power: string
  levels: { need: Counts; met: boolean }[]
}

export interface Grow {
  do: string
  n: number
  where: string
  terrain: string[]
}

export interface Spirit {
  spirit: string
  energy: number
  income: number
  plays: number
  card_plays: number
  presence: Counts
  destroyed: number
  open: Record<Track, number>
  tracks: Record<Track, Space[]>
  hand: string[]
  played: string[]
  discard: string[]
  forgotten: string[]
  offer: string[]
  /** What cards cost, where that is not what is printed; less than nothing brings energy. */
  costs: Counts
  elements: Counts
  any: number
  used: string[]
  innates: Innate[]
  growing: Grow[]
  hastes: number
  reach: number
  repeats: number
  gift: number
  may_reclaim: boolean
  /** While growth and card play go side by side: growth, play or ready. */
  stage?: string
}

export const TRACKS = ['energy', 'cards'] as const
export type Track = (typeof TRACKS)[number]

export interface RavageForecast {
  damage: number
  /** How many pieces the ravage adds. */
  blight: number
  cascade: boolean
  dahan: number
  strike: number
}

/** What a scenario or an adversary counts, each its own part of it. */
export interface Facts {
  /** The heart of the island, and whether it must be kept already. */
  inner?: string[]
  guarded?: boolean
  /** Rituals held, how many win, and lands where one can be held now. */
  rituals?: number
  to_win?: number
  lands?: string[]
  /** Lands where towns and cities outnumber the Dahan; Dahan on the island, and how many there must be. */
  held?: string[]
  dahan?: number
  needed?: number
  /** Towns and cities by land, where they come near the number that makes a capital. */
  buildings?: Record<string, number>
  capital?: number
}

export interface Table {
  turn: number
  phase: Phase
  map: string
  boards: string[]
  lands: Record<string, Land>
  spirits: Spirit[]
  invaders: {
    ravage: string
    build: string
    explore: string
    /** The space left of ravage, where the adversary has one, and the card on it. */
    extra_space: boolean
    extra_build: string
    discard: string[]
    /** Stages of the cards that are left, the next one first. */
    deck: number[]
    /** By stage: cards that nobody has seen, the one left out among them. */
    unseen: string[][]
    ravaging: string[]
  }
  fear: {
    pool: number
    size: number
    terror: number
    earned: number
    resolved: number
    cards: string[]
    dividers: number[]
    /** Messages: what wins the game now. */
    goals: string[]
  }
  adversary: { adversary: string; level: number; effects: string[]; facts: Facts }
  scenario: { scenario: string; effects: string[]; facts: Facts }
  /** Messages by phase and invader action: what is different now. */
  reminders: Record<string, string[]>
  blight: { pool: number; card: boolean; blighted: boolean; face: string }
  decks: { minor: number; major: number; minor_discard: string[]; major_discard: string[] }
  rules: string[]
  done: number[]
  drowned: number
  forecast: {
    ravage: Record<string, RavageForecast>
    build: Record<string, string>
    extra_build: Record<string, string>
  }
  health?: Record<Class, number>
  difficulty: number
  over: boolean
  outcome: string
  won: boolean
}
