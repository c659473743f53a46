/** The words of a card in pieces: 'With 2 water:' is drawn as signs, and still read out as words. */
import type { Speaker } from '../../lib/speaker'
import { ELEMENTS, type Element } from './view'

export interface Bit {
  text: string
  needs: { element: Element; n: string }[]
}

const patterns = new WeakMap<Speaker, { need: RegExp; one: RegExp; names: Map<string, Element> }>()

function patternsOf(speaker: Speaker) {
  let found = patterns.get(speaker)
  if (!found) {
    const names = new Map(ELEMENTS.map((one) => [speaker.say(`element-${one}`).toLowerCase(), one]))
    const any = [...names.keys()].join('|')
    const unit = `(?:(?:${any})\\s×\\d|\\d\\s(?:${any}))`
    found = {
      names,
      need: new RegExp(`(?:With\\s)?(${unit}(?:,\\s${unit})*):`, 'giu'),
      one: new RegExp(`(${any})\\s×(\\d)|(\\d)\\s(${any})`, 'giu'),
    }
    patterns.set(speaker, found)
  }
  return found
}

export function bitsOf(text: string, speaker: Speaker): Bit[] {
  const { need, one, names } = patternsOf(speaker)
  const bits: Bit[] = []
  let at = 0
  for (const found of text.matchAll(need)) {
    bits.push({ text: text.slice(at, found.index), needs: [] })
    const needs = [...(found[1] ?? '').matchAll(one)].map(([, before = '', n, m, after = '']) => ({
      element: names.get((before || after).toLowerCase())!,
      n: n ?? m ?? '1',
    }))
    bits.push({ text: found[0], needs })
    at = found.index + found[0].length
  }
  bits.push({ text: text.slice(at), needs: [] })
  return bits.filter((bit) => bit.text)
}
