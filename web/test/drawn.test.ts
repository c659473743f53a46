import { execFileSync } from 'node:child_process'
import type { Component } from 'svelte'
import { render } from 'svelte/server'
import { describe, expect, it, vi } from 'vitest'
import { findBoard, type View } from '../src/games/game'
import { unsaid, within } from '../src/table/gesture'
import Drawn from './Drawn.svelte'

// Boards are drawn as text here, without a browser. So what a board opens for a question has to follow from the question.
// @ts-expect-error Svelte has no types for its own files.
vi.mock('svelte', async () => await import('../node_modules/svelte/src/index-server.js'))

interface Question {
  ask: string
  seat: number
  seats: number
  options: { text: string; things: string[] }[]
  about: string[]
  view: View
  settings: Record<string, string | number | boolean>
}

const asked = JSON.parse(
  execFileSync('python', [new URL('record_asks.py', import.meta.url).pathname, '--drawn'], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  }),
) as Record<string, Question[]>

/** It says the name of whatever it is asked to say. */
const speaker = new Proxy({}, { get: () => String })

function drawn(Board: Component<never>, { seat, seats, options, about, view, settings }: Question): string[] {
  const names = ['Олена', 'Marek', 'Ольга', 'Anna', 'Борис', 'Łucja', 'Ivan', 'Zoë'].slice(0, seats)
  const label = { name: 'label', args: {} }
  const ask = { seat, options: options.map((one) => ({ ...one, label, final: false })), things: about }
  const players = names.map((name, seat) => ({ seat, name }))
  const board = { view, options: settings, players, names, seat, revealed: false, speaker }
  const { body } = render(Drawn, { props: { Board, ask, board } as never })
  return [...body.matchAll(/data-thing="([^"]*)"/g)].map((found) => found[1] ?? '')
}

describe.each(Object.entries(asked))('the board of %s', async (game, questions) => {
  const found = await findBoard(game)
  it.each([...new Set(questions.map(({ ask }) => ask))])('draws all that may be pressed in %s', (kind) => {
    const missing = questions
      .filter(({ ask }) => ask === kind)
      .flatMap((question) => {
        const things = drawn(found!.Board as Component<never>, question)
        const named = question.options.filter((one) => one.things.length)
        return unsaid(named, (thing) => things.some((name) => within(name, thing)))
      })
    expect(missing).toEqual([])
  })
})
