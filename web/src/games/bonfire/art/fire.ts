/** A paper-cut fire of three nested tongues. The number of tongues is the sign of its colour: blue one, red two, yellow three. */
export type Hue = 'gold' | 'great' | 'blue' | 'red' | 'yellow'
export const FIRE: Record<Hue, [string, string, string]> = {
  gold: ['#f7a76b', '#f7dc8f', '#fffbe8'],
  great: ['#e8622f', '#ff9f4f', '#ffe2a0'],
  blue: ['#5f9be6', '#9cc4f7', '#f2f8ff'],
  red: ['#e87566', '#f5a69b', '#fff1ea'],
  yellow: ['#e6b04a', '#f7dc8f', '#fffbe8'],
}
/** A still one for pictures, its foot at 0 0, about 40 wide and 62 high. */
export function flame(hue: Hue, scale = 1, tongues = 1): string {
  const [a, b, c] = FIRE[hue]
  // the number of tongues is the sign of the colour: blue 1, red 2, yellow 3
  const side = (x: number, h: number): string =>
    `<path fill="${a}" transform="translate(${x} 0)" d="M0 ${-h}c5 ${h * 0.25} 11 ${h * 0.4} 9 ${h * 0.72}C7 ${-h * 0.06} 4 0 0 0s-7-${h * 0.06}-9-${h * 0.28}c-2-${h * 0.3} 5-${h * 0.42} 9-${h * 0.72}z"/>`
  const more = tongues > 1 ? side(-13, 40) : ''
  const more2 = tongues > 2 ? side(13, 44) : ''
  return `<g class="flame" transform="scale(${scale})">${more}${more2}
  <path fill="${a}" d="M1-62c4 14 21 23 19 43C18-6 10 0 0 0S-18-6-20-19c-1-12 6-18 10-27 2 4 4 6 5 9C-1-44 2-52 1-62z"/>
  <path fill="${b}" d="M1-42c3 10 13 15 12 28C12-5 7-1 0-1S-12-5-13-14c-1-8 4-11 7-18 1 3 3 4 3 6 2-4 5-9 4-16z"/>
  <path fill="${c}" d="M0-24c2 6 8 9 7 15-1 5-3 7-7 7s-6-2-7-7c-1-6 5-9 7-15z"/></g>`
}
export function logs(scale = 1, tone = '#6b4330', tone2 = '#4d2f24'): string {
  return `<g transform="scale(${scale})"><path d="M-22 6 22-3" stroke="${tone2}" stroke-width="8" stroke-linecap="round"/><path d="M-22-3 22 6" stroke="${tone}" stroke-width="8" stroke-linecap="round"/><circle cx="22" cy="6" r="2.6" fill="#c99a6a"/><circle cx="-22" cy="6" r="2.6" fill="#a87f52"/></g>`
}
export const TONGUE = [
  'M1-62c4 14 21 23 19 43C18-6 10 0 0 0S-18-6-20-19c-1-12 6-18 10-27 2 4 4 6 5 9C-1-44 2-52 1-62z',
  'M1-42c3 10 13 15 12 28C12-5 7-1 0-1S-12-5-13-14c-1-8 4-11 7-18 1 3 3 4 3 6 2-4 5-9 4-16z',
  'M0-24c2 6 8 9 7 15-1 5-3 7-7 7s-6-2-7-7c-1-6 5-9 7-15z',
]
export const TONGUE_SIDE = {
  l: 'M-13-40c5 10 11 16 9 29C-6-2-9 0-13 0s-7-2-9-11c-2-12 5-17 9-29z',
  r: 'M13-44c5 11 11 18 9 32C20-3 17 0 13 0S6-3 4-12c-2-13 5-19 9-32z',
}

export const TONGUES: Record<string, number> = { blue: 1, red: 2, yellow: 3 }
