import { describe, expect, it } from 'vitest'
import { arrow, beyond, clipped, opposite, placed, type Box } from '../src/table/places'

const ROOM: Box = { left: 0, top: 50, right: 390, bottom: 844 }
const DOCK: Box = { left: 0, top: 700, right: 390, bottom: 844 }
const at = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

describe('a bubble', () => {
  it.each([
    ['at the top', at(20, 60, 100, 40)],
    ['in the middle', at(150, 400, 60, 60)],
    ['on the dock', at(20, 720, 100, 60)],
    ['wide', at(0, 300, 390, 120)],
  ])('lies in the room, and not over a thing %s', (_, thing) => {
    const { left, top } = placed([thing], 370, 160, ROOM, [DOCK])
    const mine = at(left, top, 370, 160)
    expect(clipped(mine, thing)).toBeNull()
    expect(clipped(mine, ROOM)).toEqual(mine)
  })

  it('covers not even a hair of its thing, however much else it hides', () => {
    const thing = at(327, 519.25, 46, 58)
    const dock = at(0, 736, 390, 108)
    const { left, top } = placed([thing], 368, 151, ROOM, [dock], [at(0, 100, 390, 419)])
    expect(clipped(at(left, top, 368, 151), thing)).toBeNull()
  })

  it('stands above the question where it speaks of nothing', () => {
    const { top } = placed([], 370, 160, ROOM, [DOCK])
    expect(top + 160).toBeLessThanOrEqual(DOCK.top)
  })

  it('would rather hide nothing else that is drawn', () => {
    const thing = at(150, 400, 60, 60)
    const below = at(0, 470, 390, 200)
    expect(placed([thing], 370, 160, ROOM, [DOCK], [below]).top).toBeLessThan(thing.top)
  })
})

describe('an arrow', () => {
  it('leads straight to what lies below, and has a head', () => {
    const path = arrow(at(0, 0, 100, 50), at(20, 100, 20, 20))
    expect(path).toMatch(/^M30\.0 50\.0L30\.0 96\.0M/)
    expect(path.match(/M/g)).toHaveLength(2)
  })

  it('is not drawn where both touch', () => expect(arrow(at(0, 0, 100, 50), at(20, 55, 20, 20))).toBe(''))
})

describe('what lies beyond the edges', () => {
  const at = (top: number) => ({ top, bottom: top + 40 })

  it('tells how far it is to the nearest each way', () => {
    expect(beyond([at(-300), at(-100), at(900)], 0, 600)).toEqual({ up: 380, down: 620, seen: false })
  })

  it('counts what shows by half or more as seen', () => {
    expect(beyond([at(580), at(700)], 0, 600)).toEqual({ up: 0, down: 420, seen: true })
    expect(beyond([at(590)], 0, 600).seen).toBe(false)
  })

  it('has nothing to show where nothing is lit', () => {
    expect(beyond([], 0, 600)).toEqual({ up: 0, down: 0, seen: true })
  })
})

describe('a sheet of a map', () => {
  it.each([
    ['north-west', at(20, 70, 60, 40)],
    ['north-east', at(310, 70, 60, 40)],
    ['south-west', at(20, 760, 60, 40)],
    ['south-east', at(310, 760, 60, 40)],
  ])('lies in the map, away from a land in its %s', (_, land) => {
    const { left, top } = opposite(land, 180, 160, ROOM)
    const mine = at(left, top, 180, 160)
    expect(clipped(mine, land)).toBeNull()
    expect(clipped(mine, ROOM)).toEqual(mine)
  })
})
