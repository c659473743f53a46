/** `import land from 'drawn:glow/land'` gives a drawing that is made from a game's own data when the page is built. */
import type { Plugin } from 'vite'
import board from '../src/games/glow/boards.json' with { type: 'json' }
import { ground, LIT, NIGHT, style } from '../src/games/glow/art/ground.mjs'
import { sea, style as waves } from '../src/games/glow/art/sea.mjs'

const PREFIX = 'drawn:'

const DRAWN: Record<string, () => unknown> = {
  'glow/land': () => {
    const land = ground(board)
    return {
      defs: land.defs,
      body: land.body,
      ways: land.ways.map((way) => way.map((point) => point.map((v) => Math.round(v * 10) / 10))),
      night: style(NIGHT, land, false),
      lit: style(LIT, land, true),
    }
  },
  'glow/isles': () => {
    const { defs, body, glints, strips } = sea(board)
    const glint = ([x, y, w]: [number, number, number]): string => `M${x - w} ${y}q${w}-6 ${2 * w} 0`
    return {
      defs,
      body,
      glints: [0, 1].map((k) =>
        glints
          .filter((_, i) => i % 2 === k)
          .map(glint)
          .join(''),
      ),
      night: waves(false, strips),
      lit: waves(true, strips),
    }
  },
}

export function drawn(): Plugin {
  return {
    name: 'drawn',
    enforce: 'pre',
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : null
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const make = DRAWN[id.slice(PREFIX.length + 1)]
      if (!make) throw new Error(`nothing is drawn by the name ${id}`)
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(make()))})`
    },
  }
}
