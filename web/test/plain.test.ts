import { expect, it } from 'vitest'
import type { PlainProps } from '../src/games/game'
import { Speaker } from '../src/lib/speaker'
import { plainParts } from '../src/table/plain'

const speaker = new Speaker('en', [
  'show-path = Path\nshow-light = light: { $light }\nlava = lava pits\nweb-yes = yes\nweb-no = no',
])

function parts(view: Record<string, unknown>): ReturnType<typeof plainParts> {
  return plainParts({ view, names: ['Olena', 'Marek'], speaker } as unknown as PlainProps)
}

it('gives a list per seat the names of the players', () => {
  expect(parts({ light: [3, 0] })).toEqual([{ title: 'Light', items: ['Olena: 3', 'Marek: 0'] }])
})

it('uses names that are mere names, and never half a sentence', () => {
  expect(parts({ path: ['lava', 'treasure 9', 'lava'] })).toEqual([
    { title: 'Path', items: ['lava pits', 'treasure 9', 'lava pits'] },
  ])
})

it('reads nested things and leaves out what is empty', () => {
  expect(parts({ over: false, nothing: [], big_board: { size: 3, cards: [], open: true } })).toEqual([
    { title: 'Over', items: ['no'] },
    { title: 'Big board', items: ['Size 3, Open yes'] },
  ])
})
