/** Where a power reaches now: so many steps from one's presence, to lands that it may be aimed at. The server still decides. */
import { powerOf, type Power } from './facts'
import { invadersIn } from './pieces'
import type { Land, Table } from './view'

export function reachOf(table: Table, seat: number, slug: string): Set<string> {
  const power = powerOf(slug)
  const spirit = table.spirits[seat]
  if (!power || !spirit || power.range === undefined) return new Set()
  const near = new Set(Object.keys(table.lands).filter((id) => begins(power, table.lands[id]!, seat)))
  for (let step = 0; step < power.range + spirit.reach; step++)
    for (const id of [...near]) for (const next of table.lands[id]?.adjacent ?? []) near.add(next)
  return new Set([...near].filter((id) => aims(power, table.lands[id])))
}

function begins({ sacred, origin }: Power, land: Land, seat: number): boolean {
  if (origin?.length && !origin.includes(land.terrain)) return false
  return sacred ? land.sacred.includes(seat) : (land.presence[seat] ?? 0) > 0
}

function aims(power: Power, land: Land | undefined): boolean {
  if (!land || (land.terrain === 'ocean' && !land.in_play)) return false
  switch (power.target) {
    case 'terrain':
      return power.terrain?.includes(land.terrain) ?? false
    case 'coastal':
      return land.coastal
    case 'dahan':
      return land.dahan > 0
    case 'invaders':
      return invadersIn(land) > 0
    case 'no-invaders':
      return invadersIn(land) === 0
    case 'blight':
      return land.blight > 0
    case 'no-blight':
      return land.blight === 0
    default:
      return power.target === 'any'
  }
}
