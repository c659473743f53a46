/** What lies in a land, grouped so that it can be counted at a glance. */
import { CLASSES, type Class, type Land } from './view'

export interface Group {
  kind: Class | 'blight' | 'presence'
  count: number
  damage: number
  dream: number
  /** Whose presence. */
  seat: number
  sacred: boolean
}

const PLAIN = { damage: 0, dream: 0, seat: -1, sacred: false }

/** 'city-1~2' is a city with a damage and two of a dream. */
export function kindOf(name: string): { cls: Class; damage: number; dream: number } {
  const match = /^([a-z]+)(?:-(\d+))?(?:~(\d))?$/.exec(name)
  return {
    cls: (match?.[1] ?? 'explorer') as Class,
    damage: Number(match?.[2] ?? 0),
    dream: Number(match?.[3] ?? 0),
  }
}

/** What a group is called within its land: 'city-1~2', 'blight', 'presence:0'. */
export function nameOf({ kind, damage, dream, seat }: Group): string {
  if (kind === 'presence') return `presence:${seat}`
  return `${kind}${damage ? `-${damage}` : ''}${dream ? `~${dream}` : ''}`
}

/** Rows of the drawing: invaders, dahan and blight, presence. Empty rows are left out. */
export function rowsOf(land: Land): Group[][] {
  const groups: Group[] = []
  for (const name of land.pieces) {
    const { cls, damage, dream } = kindOf(name)
    const same = groups.find((one) => one.kind === cls && one.damage === damage && one.dream === dream)
    if (same) same.count += 1
    else groups.push({ ...PLAIN, kind: cls, count: 1, damage, dream })
  }
  const order = ['city', 'town', 'explorer']
  const invaders = groups
    .filter((group) => order.includes(group.kind))
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || b.damage - a.damage)
  const people = groups.filter((group) => group.kind === 'dahan').sort((a, b) => b.damage - a.damage)
  if (land.blight) people.push({ ...PLAIN, kind: 'blight', count: land.blight })
  const presence = land.presence.flatMap((count, seat) =>
    count ? [{ ...PLAIN, kind: 'presence' as const, count, seat, sacred: land.sacred.includes(seat) }] : [],
  )
  const rows = [invaders, people, presence].filter((row) => row.length)
  return rows.length === 3 && people.length + presence.length <= 2
    ? [invaders, [...people, ...presence]]
    : rows
}

export function invadersIn(land: Land): number {
  return CLASSES.slice(0, 3).reduce((sum, cls) => sum + land[cls], 0)
}
