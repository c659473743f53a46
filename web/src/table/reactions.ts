/** Quick reactions, by the names the wire knows. */
import type { DoReact } from '../lib/wire'

export type Reaction = DoReact['reaction']

export const REACTIONS: Record<Reaction, string> = {
  fire: '🔥',
  clap: '👏',
  laugh: '😄',
  wow: '😮',
  heart: '❤️',
  think: '🤔',
}
