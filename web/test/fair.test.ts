import { beforeEach, expect, test, vi } from 'vitest'
import { draw, judge, note, noted, pledgeOf } from '../src/lib/fair'
import type { TableInfo } from '../src/lib/wire'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
})

const info = (more: Partial<TableInfo>): TableInfo =>
  ({ id: 't1', status: 'waiting', commitment: 'aa', parts: [], dealing: false, ...more }) as TableInfo

beforeEach(() => stored.clear())

test('a pledge is the one the server and `vatra verify` compute', () => {
  expect(pledgeOf('00'.repeat(32))).toBe('22f88db7404c96c7acae12d12dfe41ded82dfbc586e279937f5b064302555437')
  expect(draw().value).toMatch(/^[0-9a-f]{64}$/)
  expect(draw().value).not.toBe(draw().value)
})

test('what is seen first is noted, and another promise is a doubt', () => {
  expect(judge(info({}))).toBeNull()
  expect(noted('t1').promise).toBe('aa')
  expect(judge(info({ commitment: 'bb' }))).toBe('promise')
  expect(judge(info({ id: 't2', commitment: 'bb' }))).toBeNull()
})

test('a deal without my number is a doubt', () => {
  const mine = draw()
  note('t1', mine)
  const part = { seat: 0, ...mine }
  expect(judge(info({ parts: [{ ...part, value: '' }] }))).toBeNull()
  expect(judge(info({ status: 'playing', parts: [part] }))).toBeNull()
  expect(judge(info({ status: 'playing', parts: [{ ...part, value: '' }] }))).toBe('part')
  expect(judge(info({ status: 'playing', parts: [] }))).toBe('part')
})

test('a log that was changed after the end is a doubt', () => {
  expect(judge(info({ status: 'over', receipt: 'r1' }))).toBeNull()
  expect(judge(info({ status: 'over', receipt: 'r1' }))).toBeNull()
  expect(judge(info({ status: 'over', receipt: 'r2' }))).toBe('receipt')
})

test('notes do not fill the storage', () => {
  for (let n = 0; n < 300; n++) note(`t${n}`, { promise: 'aa' })
  expect(noted('t0')).toEqual({})
  expect(noted('t299')).toEqual({ promise: 'aa' })
})
