/** Applies the difference of two views; `server/web/patch.py` says what a patch is. */
export type Patch = unknown[][]

type Node = Record<string, unknown> | unknown[]

/** A new view. What did not change is shared with the old one, so that a board redraws little. */
export function applied<V>(view: V, patch: Patch): V {
  return patch.reduce<unknown>((now, change) => changed(now, keysOf(String(change[0])), change), view) as V
}

function keysOf(path: string): string[] {
  return path ? path.split('/').map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')) : []
}

function changed(here: unknown, [key, ...rest]: string[], change: unknown[]): unknown {
  if (key === undefined) {
    if (change.length === 2) return change[1]
    const [, at, gone, items] = change as [string, number, number, unknown[]]
    return (here as unknown[]).toSpliced(at, gone, ...items)
  }
  const copy = (Array.isArray(here) ? [...here] : { ...(here as object) }) as Node
  const at = key as keyof Node
  if (!rest.length && change.length === 1) delete copy[at]
  else copy[at] = changed((here as Node)[at], rest, change) as never
  return copy
}
