import { describe, expect, it } from 'vitest'
import { begin, drag, pick, press, unsaid, widen, type Gesture, type Meant } from '../src/table/gesture'
import asks from './asks.json'

const option = (text: string, things: string): Meant => ({ text, things: things.split(' ').filter(Boolean) })

const PUSH = [
  option('push town A1', 'land:A2/town land:A1'),
  option('push town A3', 'land:A2/town land:A3'),
  option('push explorer A1', 'land:A2/explorer land:A1'),
  option('push explorer A3', 'land:A2/explorer land:A3'),
  option('enough', ''),
]

describe('narrowing', () => {
  it('takes the town first or the land first', () => {
    const townFirst = press(press(begin(PUSH), 'land:A2/town'), 'land:A3')
    const landFirst = press(press(begin(PUSH), 'land:A3'), 'land:A2/town')
    expect(townFirst.chosen?.text).toBe('push town A3')
    expect(landFirst.chosen?.text).toBe('push town A3')
  })

  it('lights only what would narrow further', () => {
    expect([...begin(PUSH).lit].sort()).toEqual(['land:A1', 'land:A2/explorer', 'land:A2/town', 'land:A3'])
    expect([...press(begin(PUSH), 'land:A2/town').lit].sort()).toEqual(['land:A1', 'land:A3'])
  })

  it('a piece that is no answer counts as the land it lies in', () => {
    const g = press(press(begin(PUSH), 'land:A2/town'), 'land:A3/dahan')
    expect(g.chosen?.text).toBe('push town A3')
  })

  it('a press on the whole keeps what names its parts', () => {
    expect(press(begin(PUSH), 'land:A2').left).toHaveLength(4)
  })

  it('leaves the buttons aside once something is pressed', () => {
    expect(begin(PUSH).buttons.map(({ text }) => text)).toEqual(['enough'])
    expect(press(begin(PUSH), 'land:A2/town').buttons).toEqual([])
  })

  it('changes its mind when something else is pressed', () => {
    const g = press(press(begin(PUSH), 'land:A2/town'), 'land:A2/explorer')
    expect(g.pressed).toEqual(['land:A2/explorer'])
  })

  it('never lights what is not lit: a press beside it does nothing', () => {
    const g = begin(PUSH)
    expect(press(g, 'land:B7')).toBe(g)
  })

  it('one thing that all name need not be pressed', () => {
    const gather = [
      option('gather town A1', 'land:A1/town land:A4'),
      option('gather town A3', 'land:A3/town land:A4'),
    ]
    expect([...begin(gather).lit].sort()).toEqual(['land:A1/town', 'land:A3/town'])
    expect(press(begin(gather), 'land:A1/town').chosen?.text).toBe('gather town A1')
  })
})

describe('several options about the same things', () => {
  const HARM = [
    option('kill town A3', 'land:A3/town'),
    option('hit town A3', 'land:A3/town'),
    option('kill explorer A3', 'land:A3/explorer'),
  ]
  it('offers a menu beside the thing', () => {
    const g = press(begin(HARM), 'land:A3/town')
    expect(g.menu.map(({ text }) => text)).toEqual(['kill town A3', 'hit town A3'])
    expect(pick(g, 'hit town A3').chosen?.text).toBe('hit town A3')
  })

  it('one option inside another: menu, light, and a second press takes the smaller', () => {
    const ways = [
      option('walk f2', 'seat:0/company space:f2'),
      option('pay f2', 'seat:0/company space:f2 seat:0/footprints'),
      option('walk v1', 'seat:0/company space:v1'),
    ]
    const g = press(begin(ways), 'space:f2')
    expect(g.menu).toHaveLength(2)
    expect([...g.lit]).toEqual(['seat:0/footprints'])
    expect(press(g, 'seat:0/footprints').chosen?.text).toBe('pay f2')
    expect(press(g, 'space:f2').chosen?.text).toBe('walk f2')
  })
})

describe('two dice with one symbol', () => {
  const second = [option('alone', 'seat:0/die:2'), option('and 1', 'seat:0/die:2 seat:0/die:1')]
  it('what all name is a button, and a press on it takes it', () => {
    expect(begin(second).buttons.map(({ text }) => text)).toEqual(['alone'])
    expect(press(begin(second), 'seat:0/die:2').chosen?.text).toBe('alone')
    expect(press(begin(second), 'seat:0/die:1').chosen?.text).toBe('and 1')
  })
})

describe('dragging, widening', () => {
  it('a drag is two presses, from either side', () => {
    expect(drag(begin(PUSH), 'land:A2/town', 'land:A3').chosen?.text).toBe('push town A3')
    expect(drag(begin(PUSH), 'land:A3', 'land:A2/town').chosen?.text).toBe('push town A3')
    const g = begin(PUSH)
    expect(drag(g, 'land:A2/town', 'land:B7')).toBe(g)
  })

  it('a drag says in full what one press would have said', () => {
    const gather = [
      option('gather town A1', 'land:A1/town land:A4'),
      option('gather town A3', 'land:A3/town land:A4'),
    ]
    expect(drag(begin(gather), 'land:A1/town', 'land:A4').chosen?.text).toBe('gather town A1')
    expect(drag(begin(gather), 'land:A1/town', 'land:A3').chosen).toBeNull()
  })

  it('Escape takes the last press back', () => {
    const g = press(begin(PUSH), 'land:A2/town')
    expect(widen(g).left).toHaveLength(5)
    expect(widen(begin(PUSH)).left).toHaveLength(5)
  })
})

it('gives a button to what cannot be said with what is drawn', () => {
  const drawn = (...things: string[]) =>
    unsaid(PUSH, (thing) => things.includes(thing)).map(({ text }) => text)
  expect(drawn('land:A2/town', 'land:A2/explorer', 'land:A1', 'land:A3')).toEqual([])
  expect(drawn('land:A2/town', 'land:A1')).toEqual(['push town A3', 'push explorer A1', 'push explorer A3'])
  expect(drawn()).toEqual(['push town A1', 'push town A3', 'push explorer A1', 'push explorer A3'])
})

describe('real questions', () => {
  it.each(asks.map((row) => [`${row.game} ${row.ask}`, row.options] as const))(
    '%s: every option can be said',
    (_, options) => {
      for (const one of options) {
        const { presses, menu } = fewest(options, one)
        expect(presses, one.text).toBeLessThanOrEqual(3)
        expect(menu, one.text).toBeLessThanOrEqual(3)
      }
    },
  )
})

/** The fewest presses that say an option, by trying its things in every order, and how long a menu that takes. */
function fewest(options: readonly Meant[], one: Meant): { presses: number; menu: number } {
  let best = { presses: begin(options).buttons.includes(one) ? 1 : 99, menu: 0 }
  const walk = (g: Gesture, presses: number): void => {
    if (g.chosen === one && presses < best.presses) best = { presses, menu: 0 }
    if (g.menu.includes(one) && presses + 1 < best.presses)
      best = { presses: presses + 1, menu: g.menu.length }
    if (g.chosen || presses + 1 >= best.presses) return
    for (const thing of one.things) {
      const next = press(g, thing)
      if (next.left.length < g.left.length && next.left.includes(one)) walk(next, presses + 1)
      else if (next.chosen === one) walk(next, presses + 1)
    }
  }
  walk(begin(options), 0)
  return best
}
