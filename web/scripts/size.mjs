// Prints what the first visit to a table weighs, gzipped and without fonts, and fails over the limit.
import { readFileSync, rmSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const LIMIT = 200_000
const dist = new URL('../dist/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'))
const weight = (file) => gzipSync(readFileSync(new URL(file, dist))).length

/** A chunk with everything it imports at once (not what it may load later). */
function files(key, found = new Set()) {
  const chunk = manifest[key]
  for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file)
  for (const next of chunk.imports ?? []) files(next, found)
  return found
}

const shell = files('index.html').add('index.html')
const languages = Object.keys(manifest).filter((key) => /^src\/text\/\w+\.ftl/.test(key))
const heaviestLanguage = Math.max(...languages.map((key) => weight(manifest[key].file)))
const games = Object.keys(manifest).filter((key) => /^src\/games\/[^/]+\/index\.ts$/.test(key))
const tablePage = files('src/pages/TablePage.svelte')

console.log(`\nFirst load, gzipped, without fonts (limit ${LIMIT / 1000} kB)`)
let worst = 0
for (const game of games) {
  const all = new Set([...shell, ...tablePage, ...files(game)])
  const texts = Object.keys(manifest).filter((key) => key.startsWith(game.replace('index.ts', 'text/')))
  const gameText = Math.max(0, ...texts.map((key) => weight(manifest[key].file)))
  const total = [...all].reduce((sum, file) => sum + weight(file), 0) + heaviestLanguage + gameText
  worst = Math.max(worst, total)
  console.log(`  table of ${game.split('/')[2]}: ${(total / 1000).toFixed(1)} kB`)
}
rmSync(new URL('.vite/', dist), { recursive: true }) // only this script reads it
if (worst > LIMIT) {
  console.error('Too heavy.')
  process.exit(1)
}
