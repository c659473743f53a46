/** What a task asks for, in signs. */
import type { Task } from './facts'

export interface TaskSign {
  sign: string
  /** How many, before the sign. */
  n?: number
  /** Of each, after it. */
  times?: number
  /** A colour of the palette instead of the sign's own. */
  tint?: string
  /** An order of guardians: her crest on her cloak. */
  order?: string
}

export function taskSigns(task: Task): TaskSign[] {
  const { kind, what = '', other = '', n, each } = task
  switch (kind) {
    case 'guardian':
      return [{ sign: 'guardian', n: 1, order: what }, { sign: 'guardian' }]
    case 'path-resource':
      return [{ sign: 'token-path' }, { sign: `resource-${what}` }]
    case 'gift-resource':
      return [{ sign: 'gift' }, { sign: `resource-${what}` }]
    case 'gnome-resource':
      return [{ sign: 'token-gnome' }, { sign: `resource-${what}` }]
    case 'group':
      return [{ sign: `token-${what}`, n }, { sign: 'fate' }]
    case 'two-groups':
      return what === 'any'
        ? [
            { sign: 'fate', n },
            { sign: 'fate', n },
          ]
        : [
            { sign: `token-${what}`, n },
            { sign: `token-${other}`, n },
          ]
    case 'colours':
      return what.split(' ').map((colour) => ({ sign: 'bonfire', tint: `--fire-${colour}` }))
    case 'sets':
      return [
        { sign: 'resource-any', n: each },
        { sign: 'resource-any', n: each },
      ]
    case 'gifts-on-islands':
      return [{ sign: 'islet', n, ...(each > 1 ? { times: each } : {}) }, { sign: 'gift' }]
    case 'gifts-on-one':
      return [{ sign: 'islet' }, { sign: 'gift', n }]
    case 'common':
      return [{ sign: 'common', n }]
    case 'portals':
      return [{ sign: 'portal', n }]
    case 'neighbours':
      return [{ sign: 'token-path', n }, { sign: 'resource-any' }]
    case 'gnomes':
      return [{ sign: 'token-gnome', n }]
    case 'gold':
      return [{ sign: 'resource-gold', n }]
    case 'resource':
      return [{ sign: `resource-${what}`, n }]
    case 'both-islands':
      return [{ sign: 'islet', n: 2 }, { sign: `resource-${what}` }]
    case 'tiles':
      return [{ sign: 'task', n, tint: `--fire-${what}` }]
    case 'guardians':
      return [{ sign: 'token-guardian', n }]
    case 'elders':
      return [{ sign: 'elder', n }]
    case 'pile-empty':
      return [{ sign: 'gift', n: 5 }]
    case 'crystals':
      return [{ sign: 'crystal', n, tint: `--fire-${what}` }]
    case 'bonfires':
      return [{ sign: 'bonfire', n }]
    case 'identical':
      return [{ sign: 'resource-any', n }]
    case 'tokens':
      return [{ sign: `token-${what}`, n }]
    case 'cells':
      return [{ sign: 'fate', n: what === 'gold' ? 4 : what === 'outer' ? 8 : 7 }]
    default:
      return [{ sign: 'guardian', n }, { sign: 'bonfire' }]
  }
}
