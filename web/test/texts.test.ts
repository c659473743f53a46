/** Four languages say the same things, and the page says nothing that they do not. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

const SRC = new URL('../src/', import.meta.url)
const LANGUAGES = ['uk', 'pl', 'ru', 'en']
const read = (path: string): string => readFileSync(new URL(path, SRC), 'utf8')

function messages(path: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const part of read(path).split(/^(?=[a-z])/m)) {
    const id = /^([a-zA-Z][\w-]*) =/.exec(part)?.[1]
    if (id) found.set(id, new Set([...part.matchAll(/\$([\w-]+)/g)].map((match) => match[1]!)))
  }
  return found
}

const folders = [
  'text',
  ...readdirSync(new URL('games/', SRC), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `games/${entry.name}/text`)
    .filter((folder) => existsSync(new URL(folder, SRC))),
]

describe.each(folders)('%s', (folder) => {
  const english = messages(`${folder}/en.ftl`)

  it.each(LANGUAGES)('%s has every message, with the same arguments', (language) => {
    const said = messages(`${folder}/${language}.ftl`)
    expect([...said.keys()].sort()).toEqual([...english.keys()].sort())
    for (const [id, args] of english) expect([id, [...said.get(id)!].sort()]).toEqual([id, [...args].sort()])
  })

  it.each(LANGUAGES)('%s is sound: every message can be read', (language) => {
    expect(new FluentResource(read(`${folder}/${language}.ftl`)).body).toHaveLength(english.size)
  })
})

it('every message that the page names is there, and every message is named', () => {
  const own = messages('text/en.ftl')
  const code = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .map((file) => read(file))
    .join('\n')
  const named = new Set([...code.matchAll(/['"`](web-[a-zA-Z-]+[a-zA-Z])['"`]/g)].map((match) => match[1]!))
  const patterns = [...code.matchAll(/`(web-[^`]*\$\{[^`]*)`/g)].map(
    (match) => new RegExp(`^${match[1]!.replaceAll(/\$\{[^}]*\}/g, '[a-zA-Z]+')}$`),
  )
  expect([...named].filter((id) => !own.has(id))).toEqual([])
  const unused = [...own.keys()].filter(
    (id) => !named.has(id) && !patterns.some((pattern) => pattern.test(id)),
  )
  expect(unused).toEqual([])
})
