/** What the open question is about, by kind: `named(pointing, 'seat:0/procession')` are the steps that may be walked. */
import type { Pointing } from '../../table/pointing.svelte'

export function named(pointing: Pointing, kind: string): string[] {
  const found = pointing.options.flatMap(({ things }) =>
    things.flatMap((thing) => (thing.startsWith(`${kind}:`) ? [thing.slice(kind.length + 1)] : [])),
  )
  return [...new Set(found)]
}
