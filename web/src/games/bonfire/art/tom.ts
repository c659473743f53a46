/** Tom, an old lamplighter with a candle on his hat and a cat on his shoulder. Six moods change brows, lids, mouth and the cat. */
import { flame } from './fire'
import { n1 } from './islands'

export type Mood = 'calm' | 'think' | 'glad' | 'grump' | 'sleep' | 'win'
interface Face {
  brow: [number, number, number]
  lid: number
  mouth: string
  look: [number, number]
  cat: 'awake' | 'glad' | 'sleep'
}
const TOM: Record<Mood, Face> = {
  calm: { brow: [-4, 4, 0], lid: 0, mouth: 'M-12 46q12 6 24 0', look: [0, 0], cat: 'awake' },
  think: { brow: [-14, -2, -4], lid: 0.25, mouth: 'M-8 48q8-3 14 0', look: [5, -6], cat: 'awake' },
  glad: { brow: [-8, 8, -6], lid: 1, mouth: 'M-16 43q16 17 32 0z', look: [0, 0], cat: 'glad' },
  grump: { brow: [16, -16, 6], lid: 0.35, mouth: 'M-12 50q12-8 24 0', look: [-3, 2], cat: 'awake' },
  sleep: {
    brow: [-2, 2, 2],
    lid: 1.2,
    mouth: 'M-5 47a5 4 0 1 0 10 0a5 4 0 1 0-10 0',
    look: [0, 3],
    cat: 'sleep',
  },
  win: { brow: [-12, 12, -9], lid: 0, mouth: 'M-20 41q20 25 40 0z', look: [0, -1], cat: 'glad' },
}
/** A bust around 0 0, 200 × 200. */
export function tom(mood: Mood): string {
  const m = TOM[mood],
    closed = m.lid >= 1
  const eye = (x: number): string =>
    closed
      ? `<path d="M${x - 11} 3q11 ${m.lid > 1 ? 8 : -12} 22 0" stroke="#2a1a20" stroke-width="4.5" fill="none" stroke-linecap="round"/>`
      : `<ellipse cx="${x}" cy="2" rx="11.5" ry="12.5" fill="#fffaf0"/><g class="pupil"><circle cx="${x + m.look[0]}" cy="${2 + m.look[1]}" r="5.8" fill="#2a1a20"/><circle cx="${x + m.look[0] + 2}" cy="${m.look[1]}" r="1.9" fill="#fff"/></g><path d="M${x - 13}-12h26v${n1(10 + m.lid * 16)}q-13 ${-6 + m.lid * 5}-26 0z" fill="#d59a74" opacity="${m.lid ? 1 : 0}"/>`
  const cat = `<g transform="translate(72 34)"><path d="M-22 44c-4-20 0-34 12-38l-5-20 15 9c6-2 12-2 17 0l14-9-4 21c8 8 12 22 9 37z" fill="#17131f"/><path d="M30 40c16 2 22-8 18-20" stroke="#17131f" stroke-width="8" fill="none" stroke-linecap="round"/>${m.cat === 'awake' ? '<g fill="#ffe08a"><ellipse cx="-2" cy="12" rx="5" ry="5.5"/><ellipse cx="15" cy="12" rx="5" ry="5.5"/></g><path d="M-2 8v8M15 8v8" stroke="#17131f" stroke-width="2.2"/>' : m.cat === 'glad' ? '<path d="M-7 13q5-6 10 0M10 13q5-6 10 0" stroke="#ffe08a" stroke-width="2.5" fill="none" stroke-linecap="round"/>' : '<path d="M-7 11q5 5 10 0M10 11q5 5 10 0" stroke="#ffe08a" stroke-width="2.5" fill="none" stroke-linecap="round"/>'}<path d="M4 19h6l-3 4z" fill="#e394bd"/></g>`
  return `<g class="tom"><path d="M-96 104c0-34 26-52 56-56h80c30 4 56 22 56 56z" fill="#5a3350"/><path d="M44 49c28 5 52 23 52 55H58C62 80 56 62 44 49z" fill="#432740"/>
  <path d="M-52 46c16 20 88 20 104 0l8 22c-26 20-94 20-120 0z" fill="#c4453a"/><path d="M-34 66l-8 34h26l2-28z" fill="#a8352c"/><path d="M-40 84h22M-42 93h22" stroke="#c4453a" stroke-width="3"/>
  <circle cx="-52" cy="8" r="12" fill="#d59a74"/><circle cx="52" cy="8" r="12" fill="#d59a74"/>
  <path d="M0-52c34 0 52 24 52 54 0 34-22 60-52 60S-52 36-52 2c0-30 18-54 52-54z" fill="#e8b48c"/><path d="M16-50c24 6 36 27 36 52 0 34-22 60-52 60 26-14 38-38 36-64-1-20-8-36-20-48z" fill="#c98d68" opacity=".55"/>
  <path d="M-46 24c2 26 22 42 46 42s44-16 46-42c-8 8-18 10-26 8H-20c-8 2-18 0-26-8z" fill="#efe8dc"/><path d="${m.mouth}" fill="${m.mouth.endsWith('z') ? '#6b2420' : 'none'}" stroke="#6b2420" stroke-width="4" stroke-linecap="round" transform="translate(0 -1)"/>
  <path d="M0 26c-12-6-28-4-40 10 18 6 32 2 40-6 8 8 22 12 40 6-12-14-28-16-40-10z" fill="#fffaf0"/>
  ${eye(-20)}${eye(20)}
  <ellipse cx="1" cy="19" rx="13" ry="11" fill="#d8795a"/><ellipse cx="-3" cy="15" rx="4" ry="3" fill="#f2a88a"/>
  <g fill="#fffaf0"><path transform="translate(-21 ${-17 + m.brow[2]}) rotate(${m.brow[0]})" d="M-16 4q16-13 32 0q-16-3-32 0z"/><path transform="translate(21 ${-17 + m.brow[2]}) rotate(${m.brow[1]})" d="M-16 4q16-13 32 0q-16-3-32 0z"/></g>
  <circle cx="-32" cy="26" r="6" fill="#3a2a30" opacity=".28"/><circle cx="36" cy="-6" r="5" fill="#3a2a30" opacity=".24"/>
  <g transform="rotate(-5)"><path d="M-66-34q66-26 132 0l-6 11q-60-20-120 0z" fill="#2c1f36"/><path d="M-42-40c-2-34 4-58 10-60 22-6 50-6 70 0 4 14 6 36 4 60-28-9-56-9-84 0z" fill="#43314f"/><path d="M20-102c8 1 14 1 18 2 4 14 6 36 4 60l-18-5c2-22 2-40-4-57z" fill="#332440"/><path d="M-42-52q42-14 84 0v12q-42-13-84 0z" fill="#c4581c"/>
  <g transform="translate(-50 -40)"><path d="M-6 2v-22h12V0z" fill="#f4ead7"/><path d="M-6-18c2 6 0 9 3 13h-3z" fill="#fffaf0"/><circle cy="-32" r="44" fill="url(#gl-lamp)"/><g transform="translate(0 -19)">${flame('gold', 0.5)}</g></g></g>
  ${cat}${mood === 'sleep' ? '<g fill="#f4ead7" font-family="Literata" font-weight="700"><text x="46" y="-64" font-size="20">z</text><text x="62" y="-82" font-size="28">z</text></g>' : ''}</g>`
}
