/** Guardians who carry a light, and gnomes with faces. */
export const CLOAK: Record<string, [string, string, string]> = {
  own: ['#f4ead7', '#cdbf9f', '#5b4c3a'],
  pink: ['#f29bc1', '#c86f99', '#5d2743'],
  grey: ['#c3c6d4', '#8f93a6', '#333646'],
  brown: ['#c99568', '#966643', '#40271a'],
  blue: ['#7fb2f5', '#4f82cc', '#16305c'],
}
export const CREST: Record<string, string> = {
  own: 'M0-4a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
  pink: 'M0-5 4.3 3.700h-8.600z',
  grey: 'M-4-4h8v8h-8z',
  brown: 'M0-5 5 0 0 5-5 0z',
  blue: 'm0-5 1.5 3.3 3.6.4-2.7 2.4.8 3.500L0 2.900l-3.2 1.7.8-3.500L-5.1-1.300l3.6-.4z',
}
/** A guardian, feet at 0 0, 56 high: cloak, hood, face, lantern; the crest on her cloak tells the orders apart without colour. */
export function guardian(kind: string, lamp = true): string {
  const [a, b, d] = CLOAK[kind]!
  return `<g class="guardian"><ellipse cy="1" rx="15" ry="3.5" fill="#000" opacity=".35"/>
  <path d="M0-56c9 0 14 7 13 16-.5 5 4 14 5 40h-36c1-26 5.5-35 5-40-1-9 4-16 13-16z" fill="${a}" stroke="#0e0d14" stroke-width="2"/>
  <path d="M3-54c7 3 10 8 9 14-.5 5 4 14 5 39H7C8-20 6-28 7-38c.5-6-1-11-4-16z" fill="${b}"/>
  <path d="M0-49c6 0 9 5 8.5 11C8-32 4-27.5 0-27.500S-8-32-8.5-38C-9-44-6-49 0-49z" fill="#2a1a20"/>
  <path d="M0-45c4 0 6 3 5.6 7.500C5.2-33 3-30 0-30s-5.2-3-5.6-7.500C-6-42-4-45 0-45z" fill="#f2cfae"/>
  <path d="M-5.6-38C-6-42-4-45 0-45s6 3 5.6 7c-2-1-3.6-2.6-4.4-4.4-1.6 2.2-4 3.8-6.8 4.400z" fill="${d}"/>
  <g fill="#2a1a20"><circle cx="-2.3" cy="-36.6" r=".95"/><circle cx="2.3" cy="-36.6" r=".95"/></g><path d="M-1.6-33q1.6 1.2 3.2 0" stroke="#8a4a3a" stroke-width="1" fill="none" stroke-linecap="round"/>
  <g transform="translate(0 -14) scale(1.15)"><path d="${CREST[kind]}" fill="${d}"/></g>
  ${lamp ? `<g transform="translate(-15 -20)"><path d="M3-8C0-10-2-8-2-5" stroke="#0e0d14" stroke-width="1.8" fill="none"/><circle r="12" fill="url(#gl-lamp)"/><path d="M-4-4h5v8h-5z" fill="#ffe2a0" stroke="#0e0d14" stroke-width="1.4"/></g>` : ''}</g>`
}
const HATS: Record<string, [string, string]> = {
  flower: ['#e283b2', '#b45386'],
  fruit: ['#e2695a', '#a83f35'],
  herb: ['#79b86b', '#4c8642'],
  shell: ['#7fbfdb', '#4b8cab'],
  root: ['#c08a5a', '#8a5c37'],
  gold: ['#eec24a', '#b48a1e'],
}
const BEARD = [
  'M-11-2c-1 9 3 17 11 22 8-5 12-13 11-22-3 4-7 5-11 5s-8-1-11-5z',
  'M-11-2c-3 6-1 12 2 15l2-3 3 9 4-6 4 6 3-9 2 3c3-3 5-9 2-15-3 4-7 5-11 5s-8-1-11-5z',
  'M-11-2c-1 6 1 11 5 13 1 5 3 8 6 9 3-1 5-4 6-9 4-2 6-7 5-13-3 4-7 5-11 5s-8-1-11-5z',
  'M-10 0c0 6 4 10 10 10S10 6 10 0C7 3 4 4 0 4S-7 3-10 0z',
  '',
]
const CAP = [
  'M-12-6C-9-16-2-24 6-27c2 7 5 14 6 21z',
  'M-12-6c0-9 5-15 12-22 3 3 2 7 5 9 4 3 6 7 7 13z',
  'M-12-6C-13-18-6-22 0-22s13 4 12 16z',
  'M-12-6l5-11-3-5 10 1 10-1-3 5 5 11z',
]
const HAIR = ['#f1e6d2', '#c9764a', '#8a6a52', '#e3c37a', '#b9b4c4']
function hash(s: string): number {
  let h = 7
  for (const c of s) h = (h * 31 + c.charCodeAt(0)) >>> 0
  return h
}
/** A gnome's face in a box of 40 × 44 around 0 0. Hat and colour by what they are paid in; beard, cap and nose by name. */
export function gnomeFace(slug: string, resource: string): string {
  const [a, b] = HATS[resource]!,
    h = hash(slug + 'x'),
    elder = slug[0] === 'e'
  const beard = elder ? BEARD[0]! : BEARD[(h >> 3) % 5]!,
    hair = elder ? '#f1ece4' : HAIR[(h >> 6) % 5]!,
    cap = elder ? CAP[3]! : CAP[(h >> 9) % 3]!
  const skin = ['#f0c8a4', '#e3b188', '#d69a74', '#f3d3b6'][(h >> 12) % 4]
  const girl = !beard
  return `<g>${girl ? `<path d="M-13-4c-3 10-2 17 1 20 4-4 3-10 4-14h16c1 4 0 10 4 14 3-3 4-10 1-20z" fill="${hair}"/>` : ''}
  <ellipse cy="0" rx="10.5" ry="11" fill="${skin}"/><circle cx="-10.5" cy="1" r="3" fill="${skin}"/><circle cx="10.5" cy="1" r="3" fill="${skin}"/>
  <path d="${cap}" fill="${a}"/><path d="M2-24c2 6 8 12 10 18H6C6-13 3-18 2-24z" fill="${b}" opacity=".8"/><path d="M-13-8q13-4 26 0v4q-13-4-26 0z" fill="${b}"/>
  ${beard ? `<path d="${beard}" fill="${hair}" transform="translate(0 4)"/>` : ''}
  <path d="M-7-1q2.5-2 5 0M2-1q2.5-2 5 0" stroke="${elder ? '#efe8dc' : '#5a3a2c'}" stroke-width="1.7" fill="none" stroke-linecap="round"/>
  <circle cx="-4.3" cy="2" r="1.3" fill="#20161c"/><circle cx="4.3" cy="2" r="1.3" fill="#20161c"/>
  <ellipse cy="5.5" rx="${2.4 + (h % 3) * 0.5}" ry="2.3" fill="#d9886a"/>
  <path d="M-3 ${girl ? 9.5 : 10.5}q3 2.4 6 0" stroke="#7a3a2c" stroke-width="1.4" fill="none" stroke-linecap="round"/></g>`
}
