/** Options that are there only for so many seats, or only beside others. */
import { describe, expect, it } from 'vitest'
import { formOf, sentBy, type Chosen } from '../src/lib/form'
import type { OptionInfo } from '../src/lib/wire'

const option = (id: string, values: OptionInfo['values'], rest: Partial<OptionInfo> = {}): OptionInfo => ({
  id,
  values,
  default: values[0]!,
  display: false,
  seats: null,
  when: null,
  rule: '',
  open: false,
  ...rest,
})

const OPTIONS = [
  option('partners', ['chosen', 'random'], { seats: [2, 4] }),
  option('foe', ['none', 'lions', 'wolves']),
  option('level', [0, 1, 2], { when: ['foe', ['lions', 'wolves']] }),
  option('story', ['none', 'siege']),
  option('map', ['flat', 'round'], { when: ['story', ['none']], rule: 'game.siege.flat-only' }),
  option('corner', ['north', 'south'], { when: ['map', ['round']], seats: [1, 1] }),
  option('open', [false, true], { when: ['level', [2]] }),
]

const ids = (seats: number, chosen: Chosen): string[] =>
  formOf(OPTIONS, seats, chosen).asked.map(({ id }) => id)

describe('a form', () => {
  it('has what hangs on nothing, for this number of seats', () => {
    expect(ids(1, {})).toEqual(['foe', 'story', 'map'])
    expect(ids(2, {})).toEqual(['partners', 'foe', 'story', 'map'])
  })

  it('has an option as soon as another has one of its values, and no longer', () => {
    expect(ids(1, { foe: 'wolves' })).toContain('level')
    expect(ids(1, { foe: 'wolves', level: 2 })).toContain('open')
    expect(ids(1, { foe: 'none', level: 2 })).not.toContain('level')
  })

  it('does not count what was chosen for an option that has gone', () => {
    const chosen = { foe: 'none', level: 2, story: 'siege', map: 'round', corner: 'south' }
    const form = formOf(OPTIONS, 1, chosen)
    expect(form.asked.map(({ id }) => id)).toEqual(['foe', 'story'])
    expect(form.settings).toMatchObject({ level: 0, map: 'flat', corner: 'north', open: false })
    expect(sentBy(form)).toEqual({ foe: 'none', story: 'siege' })
  })

  it('comes back to what was chosen when the option does', () => {
    const chosen = { story: 'none', map: 'round', corner: 'south' }
    expect(sentBy(formOf(OPTIONS, 1, chosen))).toMatchObject({ map: 'round', corner: 'south' })
    expect(sentBy(formOf(OPTIONS, 2, chosen))).not.toHaveProperty('corner')
  })

  it('keeps nothing that the option does not know', () => {
    expect(sentBy(formOf(OPTIONS, 1, { map: 'shadows', story: 'siege ' }))).toEqual({
      foe: 'none',
      story: 'none',
      map: 'flat',
    })
  })

  it('shows, in its place, what only a rule keeps away', () => {
    const form = formOf(OPTIONS, 1, { story: 'siege' })
    expect(form.shown.map(({ id }) => id)).toEqual(['foe', 'story', 'map'])
    expect(form.asked.map(({ id }) => id)).toEqual(['foe', 'story'])
  })
})
