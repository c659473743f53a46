/** `import icon from 'game-icon:torch'` gives one drawing of game-icons.net: only icons in use reach the bundle. */
import icons from '@iconify-json/game-icons/icons.json' with { type: 'json' }
import type { Plugin } from 'vite'

const PREFIX = 'game-icon:'

export function gameIcons(): Plugin {
  return {
    name: 'game-icons',
    enforce: 'pre',
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : null
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const name = id.slice(PREFIX.length + 1)
      const icon = (icons.icons as Record<string, { body: string } | undefined>)[name]
      if (!icon) throw new Error(`game-icons has no icon named ${name}`)
      const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1])
      return `export default ${JSON.stringify(paths)}`
    },
  }
}
