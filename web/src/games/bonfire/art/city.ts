/** A quarter of a city: towers and houses, dark until its Bonfire burns. */
import { n1 } from './islands'
import { logs } from './fire'

/** The crest of its towers tells the city. */
const CRESTS: Record<string, (x: number, y: number, w: number) => string> = {
  a: (x, y, w) =>
    `<path class="house" d="M${x - w / 2} ${y}a${w / 2} ${w / 2} 0 0 1 ${w} 0z"/><circle class="house" cx="${x}" cy="${y - w / 2 - 5}" r="4"/><path class="house" d="M${x - 1} ${y - w / 2 - 16}h2v20h-2zM${x - 10} ${y - w / 2 - 6}h20v2h-20z"/>`,
  b: (x, y, w) => `<path class="house" d="M${x - w / 2} ${y}l${w / 2}-${w * 0.9} ${w / 2} ${w * 0.9}z"/>`,
  c: (x, y, w) =>
    `<path class="house" d="M${x - w / 2} ${y}l${w / 2}-${w * 0.8} ${w / 2} ${w * 0.8}z"/><path class="house" d="m${x} ${y - w * 0.8 - 9} 2 5 5 .4-4 3.400 1.400 5-4.400-2.700-4.400 2.700 1.400-5-4-3.400 5-.4z"/>`,
  d: (x, y, w) =>
    `<path class="house" d="M${x - w / 2} ${y}c0-${w * 0.6} ${w * 0.4}-${w * 0.5} ${w / 2}-${w} ${w * 0.1} ${w * 0.5} ${w / 2} ${w * 0.4} ${w / 2} ${w}z"/>`,
}

export interface Quarter {
  /** '' while no task lies here. */
  colour: string
  lit: boolean
  ready: boolean
}

export function quarterArt(number: number, city: string, { colour, lit, ready }: Quarter): string {
  const rnd = (k: number): number => (Math.sin((number - 1) * 91.7 + k * 37.3) + 1) / 2
  const top = CRESTS[city] ?? CRESTS['a']!
  const [back, front] = ['#3a2f62', '#292049']
  let w = 0
  const win = (x: number, y: number, warm = false): string =>
    `<rect class="win w${w++}${warm ? ' amber' : ''}" x="${n1(x)}" y="${n1(y)}" width="5" height="7" rx="2.5"/>`
  const [tw, tx, th] = [30 + rnd(1) * 8, 30 + rnd(2) * 50, 50 + rnd(3) * 20]
  const [h1, h2, h3] = [26 + rnd(4) * 16, 24 + rnd(5) * 20, 22 + rnd(6) * 14]
  const roof = (x: number, y: number, ww: number): string =>
    rnd(x) > 0.5
      ? `<path class="house" d="M${x - 3} ${y}l${ww / 2 + 3}-13 ${ww / 2 + 3} 13z"/>`
      : `<path class="house" d="M${x} ${y}a${ww / 2} 11 0 0 1 ${ww} 0z"/>`
  const g = 112
  const stones = Array.from({ length: 9 }, (_, k) => {
    const a = k * 0.7 - 0.1
    return `<ellipse cx="${n1(55 + 29 * Math.cos(a))}" cy="${n1(128 + 6.5 * Math.sin(a))}" rx="5.5" ry="4" fill="${lit ? '#7a5a6a' : '#4a4268'}"/>`
  }).join('')
  const pile = colour
    ? `<g transform="translate(55 126)">${logs(0.78)}${ready && !lit ? '<circle r="26" cy="-6" fill="url(#gl-fire)"/>' : ''}</g>`
    : '<path d="M44 128l22-5M44 123l22 5" stroke="#3b3358" stroke-width="4" stroke-linecap="round"/>'
  return `<svg viewBox="0 0 110 138" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
  ${lit ? `<circle cx="55" cy="104" r="62" fill="url(#gl-${colour}2)" opacity=".9"/>` : ''}
  <g fill="${back}" class="back"><path class="house" d="M${n1(tx - tw / 2)} ${g}v-${n1(th)}h${n1(tw)}v${n1(th)}z"/>${top(n1(tx), n1(g - th), n1(tw))}<path class="house" d="M0 ${g}V${n1(g - h3 - 10)}h22V${g}zM86 ${g}V${n1(g - h1 - 8)}h24V${g}z"/>${roof(0, n1(g - h3 - 10), 22)}${roof(86, n1(g - h1 - 8), 24)}</g>
  ${win(tx - 8, g - th + 8)}${win(tx + 3, g - th + 8, true)}${win(tx - 8, g - th + 22, true)}${win(tx + 3, g - th + 22)}
  <g fill="${front}" class="front"><path class="house" d="M6 ${g + 8}V${n1(g - h1)}h26v${n1(h1 + 8)}zM78 ${g + 8}V${n1(g - h2)}h28v${n1(h2 + 8)}z"/>${roof(6, n1(g - h1), 26)}${roof(78, n1(g - h2), 28)}</g>
  ${win(12, g - h1 + 7)}${win(21, g - h1 + 7, true)}${win(84, g - h2 + 7, true)}${win(94, g - h2 + 7)}${win(12, g - h1 + 19, true)}${win(94, g - h2 + 19)}
  <path d="M-2 118q28-8 57-6t57 4v24H-2z" fill="#1a1534"/><ellipse cx="55" cy="128" rx="32" ry="7" fill="#0e0d14" opacity=".45"/>${stones}${pile}</svg>`
}

export const GATE =
  '<svg viewBox="0 0 110 138" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><path d="M0 138V92q20-18 46-16t64 24v38z" fill="#1a1534"/><path d="M10 126V64l12-26h52l12 26v62z" fill="#2f2553"/><path d="M4 66 20 32h56l16 34z" fill="#443468"/><path d="M24 126V88a24 24 0 0 1 48 0v38z" fill="#14102a"/><circle cx="48" cy="96" r="34" fill="url(#gl-lamp)"/><path d="M44 44h8v12h-8z" fill="#ffd98a"/></svg>'
