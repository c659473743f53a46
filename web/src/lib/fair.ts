/** What this page adds to chance, and what it noted about each deal, so that nobody can change it afterwards. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { TableInfo } from './wire'

/** A number of this page's own, and the hash that binds it before it is told. */
export interface Draw {
  value: string
  pledge: string
}

interface Noted extends Partial<Draw> {
  promise?: string
  receipt?: string
}

/** What does not hold: the server's promise, this page's number, or the log of a game that was over. */
export type Doubt = 'promise' | 'part' | 'receipt'

const KEY = 'vatra-fair'
const TABLES = 200

export function draw(): Draw {
  const value = bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
  return { value, pledge: pledgeOf(value) }
}

export function pledgeOf(value: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes('vatra pledge '), hexToBytes(value))))
}

function all(): [string, Noted][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? (found as [string, Noted][]) : []
  } catch {
    return []
  }
}

export function noted(table: string): Noted {
  return all().find(([id]) => id === table)?.[1] ?? {}
}

export function note(table: string, more: Noted): void {
  const others = all().filter(([id]) => id !== table)
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify([...others, [table, { ...noted(table), ...more }]].slice(-TABLES)),
    )
  } catch {
    // Storage may be forbidden; then this page cannot remember, and says nothing about the past.
  }
}

/** Notes what is seen for the first time; says what is other than it was. */
export function judge(info: TableInfo): Doubt | null {
  const known = noted(info.id)
  if (known.promise && known.promise !== info.commitment) return 'promise'
  if (info.receipt && known.receipt && known.receipt !== info.receipt) return 'receipt'
  if (!known.promise || (info.receipt && !known.receipt)) {
    note(info.id, { promise: info.commitment, ...(info.receipt ? { receipt: info.receipt } : {}) })
  }
  const mine = info.parts.find(({ pledge }) => pledge === known.pledge)
  if (known.value && info.status !== 'waiting' && mine?.value !== known.value) return 'part'
  return null
}
