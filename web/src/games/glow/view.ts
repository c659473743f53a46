/** What Glow's view holds, as the server sends it. */
export const ELEMENTS = ['nature', 'water', 'air', 'fire', 'mineral'] as const
export type Element = (typeof ELEMENTS)[number]
export const FACES = [...ELEMENTS, 'footprints2', 'light3', 'light_minus2'] as const
export type Face = (typeof FACES)[number]
export type Hour = 'dawn' | 'morning' | 'noon' | 'afternoon' | 'evening'

export const ROUNDS = 8
/** The sections of the encounter board, left to right. */
export const SECTIONS: Element[] = ['fire', 'water', 'mineral', 'air', 'nature']

export interface Die {
  /** Its size and colour: 'large green'. */
  die: string
  face: Face | ''
  /** It has carried a step of today's walk. */
  used: boolean
}

export interface Traveller {
  adventurer: string
  hour: Hour
  light: number
  footprints: number
  fireflies: number
  all_fireflies: number
  rerolls: number
  powers: number
  /** Reroll symbols in hand, to be spent now. */
  symbols: number
  companions: string[]
  sketal_dice: Record<string, string>
  dice: Die[]
  /** The element that the black die cancels. */
  cancelled: Element | ''
  elements: number
  spells: string[]
  /** Spells that lie face down. */
  hidden: number
  company: string
  camp: string
  visited: string[]
  /** Every space where the company has ever been. */
  trail: string[]
  boats: string[]
  score: Record<string, number>
  total: number
}

export interface Section {
  companion: string
  dice: string[]
  footprints: number
  tile?: string
}

export interface Arthur {
  light: number
  company: number
  footprints: number
  camp: string
  boats: string[]
  dice: { die: string; at: Element | 'aside' }[]
  stack: string[]
  discards: string[]
  second_deck: boolean
  last_round: boolean
  score: Record<string, number>
  total: number
}

export interface Journey {
  board: 'shadows' | 'archipelago'
  round: number
  first: number
  players: Traveller[]
  sections: Record<Element, Section>
  lineup: string[]
  reserve: string[]
  graveyard: string[]
  decks: Record<'A' | 'B', string[]>
  spells: { supply: number; unseen: string[]; spent: string[] }
  arthur: Arthur | null
  over: boolean
}
