/** Drawings of game-icons.net: one for every kind of token, resource and piece. */
import any from 'game-icon:perspective-dice-six-faces-random'
import apple from 'game-icon:shiny-apple'
import bonfire from 'game-icon:campfire'
import dwarf from 'game-icon:dwarf-face'
import elder from 'game-icon:wizard-face'
import flower from 'game-icon:daisy'
import gate from 'game-icon:magic-gate'
import gold from 'game-icon:two-coins'
import great from 'game-icon:celebration-fire'
import guardian from 'game-icon:cowled'
import herb from 'game-icon:herbs-bundle'
import hourglass from 'game-icon:hourglass'
import cards from 'game-icon:card-pick'
import novice from 'game-icon:hooded-figure'
import path from 'game-icon:trail'
import gift from 'game-icon:present'
import root from 'game-icon:carrot'
import shell from 'game-icon:oyster-pearl'
import ship from 'game-icon:sailboat'
import star from 'game-icon:round-star'
import fate from 'game-icon:crystal-ball'
import steps from 'game-icon:footsteps'
import task from 'game-icon:scroll-unfurled'
import common from 'game-icon:laurel-crown'
import wild from 'game-icon:rainbow-star'
import turn from 'game-icon:clockwise-rotation'
import discard from 'game-icon:card-discard'

/** Our own: a crystal with its facets. */
const crystal = [
  'M256 16 108 176l148 320zM276 16l148 160-148 320zM90 176 236 20 150 176zM422 176 276 20l86 156z',
]

export const SIGNS: Record<string, string[]> = {
  'token-ship': ship,
  'token-path': path,
  'token-task': task,
  'token-great-bonfire': great,
  'token-guardian': guardian,
  'token-gnome': dwarf,
  'token-wild': wild,
  'resource-flower': flower,
  'resource-fruit': apple,
  'resource-herb': herb,
  'resource-shell': shell,
  'resource-root': root,
  'resource-gold': gold,
  'resource-any': any,
  points: star,
  portal: gate,
  guardian,
  bonfire,
  crystal,
  gift,
  novice,
  gnome: dwarf,
  elder,
  steps,
  fate,
  ship,
  common,
  hourglass,
  cards,
  turn,
  discard,
}

/** What a council space is about. */
export const COUNCIL_SIGNS: Record<string, string[]> = {
  'gold-2-and-wild-1': ['resource-gold', 'resource-gold', 'token-wild'],
  'free-path-tile': ['token-path'],
  'free-guardian': ['token-guardian'],
  'free-great-bonfire': ['token-great-bonfire'],
  'free-specialist': ['token-gnome'],
  'move-one-guardian': ['steps'],
  'free-ship-move': ['token-ship'],
  'place-fate-tile': ['fate'],
}

export const COMMON_SIGNS: Record<string, string> = {
  path: 'token-path',
  tasks: 'token-task',
  portals: 'portal',
  guardians: 'token-guardian',
  gnomes: 'token-gnome',
}

/** What an elder counts. */
export const ELDER_SIGNS: Record<string, string> = {
  e1: 'token-path',
  e2: 'fate',
  e3: 'portal',
  e4: 'token-task',
  e5: 'token-guardian',
  e6: 'token-gnome',
}

export const SCORE_SIGNS: Record<string, string> = {
  bonfires: 'bonfire',
  guardians: 'token-guardian',
  portals: 'portal',
  crystals: 'crystal',
  common: 'common',
  fate: 'fate',
  leftovers: 'token-wild',
  handicap: 'points',
  elders: 'elder',
  'great-bonfire': 'token-great-bonfire',
  council: 'novice',
  arrivals: 'steps',
  passing: 'hourglass',
  cards: 'cards',
}

/** The outlines of the seven portals, in a square from -10 to 10. */
export const SHAPES: Record<string, string> = {
  p1: 'M0-9A9 9 0 1 1 0 9 9 9 0 1 1 0-9z',
  p2: 'M0-9 9.5 8h-19z',
  p3: 'M-7.5-7.5h15v15h-15z',
  p4: 'M0-10 8.5 0 0 10-8.5 0z',
  p5: 'M-5-8.7H5L10 0 5 8.7H-5L-10 0z',
  p6: 'm0-10 2.6 6.6 7 .4-5.4 4.5 1.8 6.9L0 4.6l-6 3.8 1.8-6.9-5.4-4.5 7-.4z',
  p7: 'M4-9A9.4 9.4 0 1 0 4 9 7.6 7.6 0 0 1 4-9z',
}
