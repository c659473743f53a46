/** Whether something could be paid for, replacements included. The engine decides; this lights what lies ahead. */
import { GNOMES, ISLANDS, POWERS } from './facts'
import { PLAIN, type Resource, type Token, type Villager } from './view'

type Bill = Partial<Record<Token, number>>

/** Exact tokens first; what is missing costs a yellow one, or any two others. */
export function canPayTokens(player: Villager, bill: Bill): boolean {
  const { wild, ...plain } = player.tokens
  let spare = 0
  const missing: number[] = []
  for (const [token, held] of Object.entries(plain) as [Token, number][]) {
    const asked = bill[token] ?? 0
    spare += Math.max(0, held - asked)
    if (asked > held) missing.push(asked - held)
  }
  const worth = player.gnomes.includes(POWERS.doubleWild) ? 2 : 1
  return covers(missing, Math.floor(spare / 2), wild, worth)
}

/** Pairs pay one each, a yellow token up to `worth` of one type. */
function covers(missing: number[], pairs: number, wild: number, worth: number): boolean {
  const [first, ...rest] = missing
  if (first === undefined) return true
  for (let paired = 0; paired <= Math.min(pairs, first); paired++) {
    const yellow = Math.ceil((first - paired) / worth)
    if (yellow <= wild && covers(rest, pairs - paired, wild - yellow, worth)) return true
  }
  return false
}

/** Each of a kind, or any: exact ones first, then gold, then any two. */
export function canPayResources(player: Villager, kinds: (Resource | 'any')[]): boolean {
  const held = { ...player.resources }
  const all = (): number => PLAIN.reduce((total, one) => total + held[one], held.gold)
  if (kinds.includes('any')) return all() >= kinds.length
  let missing = 0
  for (const kind of kinds as Resource[]) {
    if (held[kind] > 0) held[kind] -= 1
    else missing += 1
  }
  return missing <= held.gold + Math.floor((all() - held.gold) / 2)
}

/** Task tokens for one more task of this island. */
export function taskCost(player: Villager, gifts: number): number {
  return player.gnomes.includes(POWERS.oneTaskToken) ? 1 : gifts + 1
}

/** The sides whose gift and resources would buy a task there; `gifts` lie on the island already. */
export function taskSides(player: Villager, island: string, gifts: number): number[] {
  const resource = ISLANDS[island]?.resource
  if (!resource || player.slots.every((slot) => slot.task)) return []
  const voyage = player.ship === island ? 0 : (player.voyages[island] ?? 0)
  if (!canPayTokens(player, { ship: voyage, task: taskCost(player, gifts) })) return []
  const any = player.gnomes.includes(POWERS.anyForTasks)
  return [0, 1].filter((side) => {
    const gift = player.gifts.open[side]
    return gift && canPayResources(player, any ? ['any', 'any'] : [gift, resource])
  })
}

/** Whether the guardian of this island could come home at the end of the voyage. */
export function canFetch(player: Villager, island: string, there: number): boolean {
  const guardian = ISLANDS[island]?.guardian
  if (!guardian || there < 1 || player.guardians[guardian]) return false
  const voyage = player.ship === island ? 0 : (player.voyages[island] ?? 0)
  return canPayTokens(player, { ship: voyage, guardian: 1 })
}

export function priceOf(gnome: string): Resource {
  return GNOMES[gnome] ?? 'gold'
}
