/** What a game's folder gives to the general table. Everything else about a game comes from the server. */
import type { Component, Snippet } from 'svelte'
import type { Speaker } from '../lib/speaker'
import type { Sound } from '../lib/sound'
import type { Ask, Player, Points } from '../lib/wire'

export type View = Record<string, unknown>

/** What an option of a table can be. */
export type Value = string | number | boolean

/** What a board is told. It draws, and hands back option texts; it never decides what is legal. */
export interface BoardProps {
  view: View
  /** Options of the table, such as open or hidden chests. */
  options: Record<string, Value>
  players: Player[]
  names: string[]
  /** Whose eyes these are; -1 watches. */
  seat: number
  /** Nothing needs to be kept from view any more, such as closed chests. */
  revealed: boolean
  speaker: Speaker
  /** Question and answers, to be placed where the hand finds them; absent when there is nothing to do. */
  dock?: Snippet
}

export interface ChoiceProps {
  view: View
  seat: number
  /** The open question, or null when this seat has none now. */
  ask: Ask | null
  /** The option that is chosen but not yet final. */
  picked: string
  /** The secret answer that this seat has laid down, or ''. */
  laid: string
  /** It may still be swapped for another. */
  canChange: boolean
  speaker: Speaker
  pick(text: string): void
}

/**
 * How the telling of an event is dressed, by its name: how long it is looked at, and what is heard. What is routine happens
 * to everybody in its turn, and is not told as done to somebody.
 */
export type Dress = Record<string, { ms?: number; sound?: Sound; routine?: true }>

/** Somebody without a seat whose points count, such as Arthur in Glow. */
export interface Rival {
  name: string
  parts: Points[]
}

export interface Part {
  title: string
  items: string[]
}

/** What the table without pictures needs to know. */
export interface PlainProps {
  view: View
  options: Record<string, Value>
  names: string[]
  seat: number
  revealed: boolean
  speaker: Speaker
}

/** A picture in the rules: the board at the position of an example, with numbers at things. */
export interface Figure {
  /** `turn`: the numbers stand for the lines of the turn on the game's leaf, '' where nothing is drawn of one; `setup`: for what the things are called. */
  kind: 'setup' | 'turn'
  example: string
  things: string[]
}

/** A drawing of the game's own, and what it is given. */
export interface Drawn {
  Drawing: Component<Record<string, unknown>>
  props: Record<string, unknown>
}

export function drawn<P extends object>(Drawing: Component<P>, props: NoInfer<P>): Drawn {
  return { Drawing: Drawing as unknown as Drawn['Drawing'], props: props as Record<string, unknown> }
}

/** A sign of the game and what it stands for. */
export interface Sign extends Drawn {
  text: string
}

export interface SheetLine {
  text: string
  signs?: Drawn[]
  tone?: 'good' | 'bad' | 'soft'
  /** A colour that it is about, as a mark beside it. */
  colour?: string
  /** How far one is. */
  have?: number
  need?: number
}

/** A thing as a sheet tells it: drawn large, its text, what it means now, and the rule by its id. */
export interface SheetText extends Partial<Drawn> {
  title: string
  lines: (string | SheetLine)[]
  now?: (string | SheetLine)[]
  rule?: string
}

export interface GameModule {
  Board: Component<BoardProps>
  /** The board needs the width of a laptop for itself: log and talk open over it. */
  wide?: boolean
  figures?: Figure[]
  /** Its own widget for the options; without one they are buttons. */
  Choice?: Component<ChoiceProps>
  /** The answer that goes without saying, given at once; '' where there is a choice worth asking about. */
  obvious?(ask: Ask): string
  /** How the story is told, where not plainly. */
  dress?: Dress
  /** The position in words, under headings; without it the server's are shown. */
  plain?(props: PlainProps): Part[]
  /** What a choice would mean, in words, before it is final. */
  preview?(view: View, seat: number, text: string, speaker: Speaker): string[]
  /** The option text that this seat has laid down in secret, or ''. */
  laid?(view: View, seat: number): string
  /** The view with this reader's own secret answers turned face down: for several people at one screen. */
  cover?(view: View): View
  /** What the sheet of a thing says; null: nothing of its own, then that of the whole it belongs to is shown. */
  sheet?(
    thing: string,
    table: { view: View; seat: number; names: string[]; speaker: Speaker },
  ): SheetText | null
  /** Its signs and pieces, one press away at the table, and in the rules. */
  legend?(speaker: Speaker): Sign[]
  /** Who else is counted at the end. */
  rivals?(view: View, speaker: Speaker): Rival[]
  /** Events that open a chapter of the log. */
  chapters: string[]
  /** Moves that need no line of their own, because events tell what came of them. */
  silentMoves: boolean
}

/** What a value of an option looks like, where it does. It is a file of its own, `gallery.ts`: no board is needed to choose. */
export type Gallery = (option: string, value: Value) => Drawn | null

const galleries = import.meta.glob('./*/gallery.ts', { import: 'default' }) as Record<
  string,
  () => Promise<Gallery>
>

export async function findGallery(id: string): Promise<Gallery> {
  return (await galleries[`./${id}/gallery.ts`]?.()) ?? (() => null)
}

const folders = import.meta.glob('./*/index.ts', { import: 'default' }) as Record<
  string,
  () => Promise<GameModule>
>

/** A game's drawings, or null: then it is played at the table without pictures. */
export async function findBoard(id: string): Promise<GameModule | null> {
  return (await folders[`./${id}/index.ts`]?.()) ?? null
}
