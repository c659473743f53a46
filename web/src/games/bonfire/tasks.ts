/** How far a task is for a player who does not hold it yet: the engine says it only of tasks in a city. */
import { AREA, GNOMES, isElder, islandsOf, PATHS, type Task, TASKS } from './facts'
import { GUARDIANS, PLAIN, type Cell, type Token, type Villager } from './view'

export interface Progress {
  have: number
  need: number
}

/** `gifts`: this player's gifts on each island. */
export function progress(player: Villager, slug: string, gifts: Record<string, number>): Progress {
  const task = TASKS[slug]
  return task ? { have: have(player, task, gifts), need: need(task) } : { have: 0, need: 1 }
}

export function need(task: Task): number {
  switch (task.kind) {
    case 'two-groups':
      return 2 * task.n
    case 'colours':
      return (task.what ?? '').split(' ').length
    case 'sets':
    case 'gifts-on-islands':
      return task.n * task.each
    case 'both-islands':
      return 2
    case 'cells':
      return wanted(task).length
    default:
      return task.n
  }
}

function have(player: Villager, task: Task, gifts: Record<string, number>): number {
  const what = task.what ?? ''
  const given = Object.values(gifts)
  const held = player.slots.filter((slot) => slot.task)
  switch (task.kind) {
    case 'guardian':
      return player.guardians[what as 'own'] ? 1 : 0
    case 'path-resource':
      return player.path.filter((tile) => PATHS[tile]?.resource === what).length
    case 'gift-resource':
      return sum(islandsOf(what).map((island) => gifts[island] ?? 0))
    case 'gnome-resource':
      return player.gnomes.filter((gnome) => GNOMES[gnome] === what).length
    case 'group':
      return player.fate.groups[what] ?? 0
    case 'two-groups':
      return groups(player, task)
    case 'colours': {
      const lit = new Set(held.filter((slot) => slot.lit).map((slot) => TASKS[slot.task]?.colour))
      return what.split(' ').filter((colour) => lit.has(colour as 'blue')).length
    }
    case 'sets':
      return best(
        PLAIN.map((one) => player.resources[one]),
        task,
      )
    case 'gifts-on-islands':
      return best(given, task)
    case 'gifts-on-one':
      return Math.max(0, ...given)
    case 'common':
      return Object.values(player.common).filter((one) => one.have >= one.need).length
    case 'portals':
      return player.portals.filter(Boolean).length
    case 'neighbours':
      return longestRun(player.path.map((tile) => PATHS[tile]?.resource ?? ''))
    case 'gnomes':
      return player.gnomes.length
    case 'gold':
      return player.resources.gold
    case 'resource':
      return player.resources[what as 'herb']
    case 'both-islands':
      return islandsOf(what).filter((island) => gifts[island]).length
    case 'tiles':
      return held.filter((slot) => TASKS[slot.task]?.colour === what).length
    case 'guardians':
      return GUARDIANS.filter((one) => player.guardians[one]).length
    case 'elders':
      return player.gnomes.filter(isElder).length
    case 'pile-empty':
      return player.gifts.open.filter((gift) => !gift).length
    case 'crystals':
      return player.path.filter((tile) => PATHS[tile]?.crystal === what).length
    case 'bonfires':
      return held.filter((slot) => slot.lit).length
    case 'identical':
      return Math.max(...PLAIN.map((one) => player.resources[one]))
    case 'tokens':
      return player.tokens[what as Token]
    case 'cells':
      return wanted(task).filter(([row, column]) =>
        player.fate.cells.some((cell) => cell.row === row && cell.column === column),
      ).length
    case 'guardians-home':
      return GUARDIANS.filter((one) => player.guardians[one].startsWith('bonfire')).length
    default:
      return 0
  }
}

function groups(player: Villager, task: Task): number {
  if (task.what === 'any') {
    const sizes = groupSizes(player.fate.cells)
    if (sizes.filter((size) => size >= task.n).length >= 2) return 2 * task.n
    return best(Object.values(player.fate.groups), { ...task, n: 2, each: task.n })
  }
  const sizes = [task.what, task.other].map((what) => player.fate.groups[what ?? ''] ?? 0)
  return sum(sizes.map((size) => Math.min(size, task.n)))
}

/** The size of every group of equal symbols that touch. */
export function groupSizes(cells: Cell[]): number[] {
  const left = new Set(cells)
  const sizes: number[] = []
  for (const seed of cells) {
    if (!left.delete(seed)) continue
    const group = [seed]
    for (const at of group) {
      for (const other of left) {
        if (other.symbol === at.symbol && touches(at, other)) {
          left.delete(other)
          group.push(other)
        }
      }
    }
    sizes.push(group.length)
  }
  return sizes
}

export function touches(a: { row: number; column: number }, b: { row: number; column: number }): boolean {
  return Math.abs(a.row - b.row) + Math.abs(a.column - b.column) === 1
}

function wanted(task: Task): number[][] {
  return AREA[task.what as 'gold' | 'highlighted' | 'outer'] ?? []
}

/** Pieces of so many kinds, of each no more than asked for. */
function best(amounts: number[], { n, each }: Pick<Task, 'n' | 'each'>): number {
  return sum(
    amounts
      .map((amount) => Math.min(amount, each))
      .sort((a, b) => b - a)
      .slice(0, n),
  )
}

function longestRun(resources: string[]): number {
  let longest = 0
  let run = 0
  resources.forEach((resource, i) => {
    run = resource === resources[i - 1] ? run + 1 : 1
    longest = Math.max(longest, run)
  })
  return longest
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
