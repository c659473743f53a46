import { describe, expect, it } from 'vitest'
import type { LogLine } from '../src/lib/wire'
import { chapters } from '../src/table/chapters'
import { freshLines, merged } from '../src/table/lines'
import { nextStop, previousStop, stops } from '../src/table/stops'

function line(n: number, events: string[] = [], more: Partial<LogLine> = {}): LogLine {
  return {
    n,
    seat: 0,
    text: 'deeper',
    label: { name: 'do-deeper', args: {} },
    by: '',
    at: 0,
    events: events.map((name) => ({ name, args: {} })),
    ...more,
  }
}

describe('the log', () => {
  it('takes a part in place of its end', () => {
    const old = [line(-1), line(0), line(1)]
    expect(merged(old, 1, [line(1, ['back']), line(2)]).map(({ n }) => n)).toEqual([-1, 0, 1, 2])
  })

  it('gets shorter when a move is taken back', () => {
    expect(merged([line(-1), line(0), line(1)], 1, []).map(({ n }) => n)).toEqual([-1, 0])
  })

  it('knows what is new', () => {
    const old = [line(-1, ['enter']), line(0)]
    expect(freshLines(old, [...old, line(1, ['treasure'])]).map(({ n }) => n)).toEqual([1])
    expect(freshLines([...old, line(1, ['treasure'])], old)).toEqual([])
  })
})

describe('chapters', () => {
  it('begin where a game says so, in the middle of a line too', () => {
    const parts = chapters(
      [line(-1, ['enter', 'treasure']), line(0, ['flee', 'enter', 'hazard'])],
      ['enter'],
      true,
    )
    expect(
      parts.map(({ opening, entries }) => [
        opening?.name,
        entries.map(({ events }) => events.map((e) => e.name)),
      ]),
    ).toEqual([
      ['enter', [['treasure'], ['flee']]],
      ['enter', [['hazard']]],
    ])
  })

  it('tell a secret move as a secret, and leave out what events will tell', () => {
    const [part] = chapters([line(0), line(1, [], { text: '' })], [], true)
    expect(part!.entries).toMatchObject([{ secret: true, moves: 2 }])
  })

  it('always tell a move that the table made', () => {
    const [part] = chapters([line(0, [], { by: 'timer' })], [], true)
    expect(part!.entries).toMatchObject([{ by: 'timer' }])
  })

  it('show every move of a game whose events do not', () => {
    const [part] = chapters([line(0), line(1)], [], false)
    expect(part!.entries).toHaveLength(2)
  })
})

describe('a replay', () => {
  const marks = stops([
    line(-1, ['enter']),
    line(0),
    line(1),
    line(2, ['treasure']),
    line(3),
    line(4, ['back']),
  ])

  it('pauses where something happened', () => {
    expect(marks).toEqual([0, 3, 5])
  })

  it('steps from pause to pause', () => {
    expect([nextStop(marks, 0), nextStop(marks, 1), nextStop(marks, 5)]).toEqual([3, 3, 5])
    expect([previousStop(marks, 5), previousStop(marks, 4), previousStop(marks, 0)]).toEqual([3, 3, 0])
  })
})
