/** What boards read about the open question. */
import { expect, it } from 'vitest'
import { Hand } from '../src/games/hand.svelte'
import { Speaker } from '../src/lib/speaker'
import type { Ask } from '../src/lib/wire'
import { numbered } from '../src/table/options'

const speaker = new Speaker('en', ['walk = { $seat } walks to { $to }\nstop = Stop'])

function ask(...texts: string[]): Ask {
  return {
    seat: 0,
    asked: 1,
    kind: 'turn',
    secret: false,
    prompt: { name: 'stop', args: {} },
    things: [],
    options: texts.map((text) => {
      const [name = '', to = ''] = text.split(' ')
      return {
        text,
        label: { name, args: { seat: 1, to } },
        things: [],
        final: false,
        ends: false,
        warns: null,
      }
    }),
  }
}

it('knows what can be answered, by word and in words', () => {
  const hand = new Hand()
  hand.hold(ask('walk hill', 'walk river', 'stop'), () => {})
  expect(hand.has('walk hill')).toBe(true)
  expect(hand.has('walk')).toBe(false)
  expect(hand.of('walk').map(({ text }) => text)).toEqual(['walk hill', 'walk river'])
  expect(hand.asks('sail', 'stop')).toBe(true)
  expect(hand.asks('sail', 'wal')).toBe(false)
  expect(hand.label('walk river', speaker, ['Olena', 'Arthur'])).toBe('Arthur walks to river')
  expect(hand.label('walk moon', speaker)).toBe('')
})

it('hands on what is picked, and forgets the question when it is let go', () => {
  const hand = new Hand()
  const picked: string[] = []
  const letGo = hand.hold(ask('stop'), (text) => picked.push(text))
  hand.pick('stop')
  letGo()
  expect(picked).toEqual(['stop'])
  expect(hand.options).toEqual([])
  expect(hand.has('stop')).toBe(false)
})

it('numbers options by their place in the question', () => {
  expect(numbered(ask('walk hill', 'stop')).map(({ number, words }) => [number, ...words])).toEqual([
    [1, 'walk', 'hill'],
    [2, 'stop'],
  ])
  expect(numbered(null)).toEqual([])
})
