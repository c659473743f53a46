import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Component } from 'svelte'
import { compile } from 'svelte/compiler'
import { render } from 'svelte/server'
import { expect, it } from 'vitest'

it('draws the small board of docs/boards.md as it is printed', async () => {
  const guide = readFileSync(new URL('../../docs/boards.md', import.meta.url), 'utf8')
  const source = /```svelte\n(.*?)```/s.exec(guide)?.[1] ?? ''
  const { js, warnings } = compile(source, { generate: 'server', filename: 'Board.svelte', dev: false })
  expect(warnings).toEqual([])
  const folder = new URL('../node_modules/.printed/', import.meta.url) // where Svelte is found
  mkdirSync(folder, { recursive: true })
  const file = new URL('Board.js', folder)
  writeFileSync(file, js.code)
  const Board = ((await import(/* @vite-ignore */ file.pathname)) as { default: Component }).default
  const players = [{ seat: 0 }, { seat: 1 }]
  const view = { banked: [12, 0], turn: 8, over: false }
  const { body } = render(Board, { props: { view, players, names: ['Anna', 'Boris'] } as never })
  const things = [...body.matchAll(/data-thing="([^"]*)"(?: data-kind="(\w+)" data-count="(\d+)")?/g)]
  expect(things.map((found) => found.slice(1))).toEqual([
    ['seat:0', undefined, undefined],
    ['seat:0/banked', 'point', '12'],
    ['seat:1', undefined, undefined],
    ['seat:1/banked', 'point', '0'],
  ])
  expect(body).toContain('Anna')
})
