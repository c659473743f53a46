// Prints what the page weighs, gzipped and without fonts, and fails over a limit: what the first visit loads before the
// lobby stands there with all its pictures, what a game adds to it with everything it draws, and the shortest way to a table.
import { readFileSync, rmSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const LOBBY = 300_000
const GAME = 200_000
const TABLE = 200_000
const dist = new URL('../dist/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'))
const weight = (file) => gzipSync(readFileSync(new URL(file, dist))).length
const sum = (found) => [...found].reduce((all, file) => all + weight(file), 0)
const keys = (pattern) => Object.keys(manifest).filter((key) => pattern.test(key))

/** A chunk with everything it imports at once (not what it may load later). */
function files(key, found = new Set()) {
  const chunk = manifest[key]
  for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file)
  for (const next of chunk.imports ?? []) files(next, found)
  return found
}

/** The heaviest of some files of which a reader loads one: the words in a language, the land of a map. */
const heaviest = (found) => Math.max(0, ...found.map((key) => weight(manifest[key].file)))

const shell = files('index.html').add('index.html')
const words = heaviest(keys(/^src\/text\/\w+\.ftl/))
const lobby = new Set([...shell, ...files('src/pages/LobbyPage.svelte')])
for (const picture of keys(/^src\/games\/[^/]+\/art\/Picture\.svelte$/)) files(picture, lobby)
const tablePage = files('src/pages/TablePage.svelte')

let failed = false
function say(what, total, limit) {
  const heavy = total > limit
  failed ||= heavy
  console.log(`  ${what}: ${(total / 1000).toFixed(1)} kB of ${limit / 1000}${heavy ? '  TOO HEAVY' : ''}`)
}

console.log('\nGzipped, without fonts')
say('lobby, first visit', sum(lobby) + words, LOBBY)
for (const game of keys(/^src\/games\/[^/]+\/index\.ts$/)) {
  const name = game.split('/')[2]
  const gameWords = heaviest(keys(new RegExp(`^${game.replace('index.ts', 'text/')}`)))
  const land = heaviest(manifest[game].dynamicImports ?? [])
  const more = [...new Set([...tablePage, ...files(game)])].filter((file) => !lobby.has(file))
  say(`${name}, more than the lobby`, sum(more) + gameWords + land, GAME)
  const direct = new Set([...shell, ...tablePage, ...files(game)])
  say(`${name}, straight to a table, before its land is painted`, sum(direct) + words + gameWords, TABLE)
}
rmSync(new URL('.vite/', dist), { recursive: true }) // only this script reads it
if (failed) process.exit(1)
