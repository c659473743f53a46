/** What stands for every kind of token, resource and piece. */
import { DRAWN } from './art/signs'

const TOKENS = ['ship', 'path', 'task', 'great-bonfire', 'guardian', 'gnome', 'wild']
const RESOURCES = ['flower', 'fruit', 'herb', 'shell', 'root', 'gold', 'any']

export const SIGNS: Record<string, string> = {
  ...DRAWN,
  ...Object.fromEntries(TOKENS.map((token) => [`token-${token}`, DRAWN[token] ?? ''])),
  ...Object.fromEntries(RESOURCES.map((resource) => [`resource-${resource}`, DRAWN[resource] ?? ''])),
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
  guardians: 'guardian',
  portals: 'portal',
  crystals: 'crystal',
  common: 'common',
  fate: 'fate',
  leftovers: 'wild',
  handicap: 'points',
  elders: 'elder',
  'great-bonfire': 'great-bonfire',
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
