/** Fourteen islands, no two alike: each a stack of three cuts in one hue, its own skyline, its own growth. */
type Tones = [string, string, string, string]
const HUE: Record<string, Tones> = {
  // far, middle, near, light edge
  flower: ['#7b5487', '#613f70', '#472c56', '#e9a6c9'],
  fruit: ['#86774a', '#695c37', '#4b4126', '#f0b07a'],
  herb: ['#4f8a6b', '#386b52', '#26503d', '#b9e0a0'],
  shell: ['#6193ab', '#45748c', '#2f576c', '#d7eef7'],
  root: ['#8d674d', '#6e4d39', '#503627', '#e2b488'],
  stone: ['#7a7f9c', '#5c6080', '#424664', '#d6d9ea'],
}
export const n1 = (v: number): number => Math.round(v * 10) / 10
/** A smooth ridge through heights above the ground line, from x0 to x1, closed at the water. */
function ridge(heights: number[], x0: number, x1: number, ground: number, base: number): string {
  const step = (x1 - x0) / (heights.length - 1)
  const p = heights.map((h, i): [number, number] => [x0 + i * step, ground - h])
  let d = `M${n1(x0)} ${base}L${n1(p[0]![0])} ${n1(p[0]![1])}`
  for (let i = 0; i < p.length - 1; i++) {
    const [a, b, c, e] = [p[Math.max(0, i - 1)]!, p[i]!, p[i + 1]!, p[Math.min(p.length - 1, i + 2)]!]
    d += `C${n1(b[0] + (c[0] - a[0]) / 6)} ${n1(b[1] + (c[1] - a[1]) / 6)} ${n1(c[0] - (e[0] - b[0]) / 6)} ${n1(c[1] - (e[1] - b[1]) / 6)} ${n1(c[0])} ${n1(c[1])}`
  }
  return d + `L${n1(x1)} ${base}z`
}
/** A jagged ridge: rock. */
function crag(points: number[][], base: number): string {
  return (
    `M${points[0]![0]} ${base}L` + points.map((p) => p.join(' ')).join('L') + `L${points.at(-1)![0]} ${base}z`
  )
}
const at = (x: number, y: number, s: number, art: string): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">${art}</g>`
const PLANT: Record<string, (t: Tones, c: string) => string> = {
  tulip: (t, c) =>
    `<path d="M-1.2 0C-2-8 2-12 0-20h2C3-12 0-8 1.2 0z" fill="${t[2]}"/><path d="M1-34c4 3 7 7 6 13-1 4-3 6-6 6s-6-2-7-6c0-6 3-10 7-13z" fill="${c}"/><path d="M1-30c2 3 3 6 2 11l-2 3-3-3c-1-5 1-8 3-11z" fill="#fff" opacity=".35"/><path d="M0-4c-5-1-8-4-8-9 5 1 8 4 8 9z" fill="${t[1]}"/>`,
  daisy: (t, c) =>
    `<path d="M-1 0C-1-8 1-10 0-18h2c1 8-1 10-1 18z" fill="${t[2]}"/><g fill="${c}" transform="translate(1 -22)">${[0, 60, 120, 180, 240, 300].map((a) => `<ellipse rx="3" ry="6" cy="-6" transform="rotate(${a})"/>`).join('')}<circle r="3.4" fill="#fff0b8"/></g>`,
  tree: (t, c) =>
    `<path d="M-2.5 0-1-20h3l1.5 20z" fill="${t[2]}"/><circle cx="-7" cy="-22" r="9" fill="${t[1]}"/><circle cx="8" cy="-23" r="9" fill="${t[1]}"/><circle cy="-30" r="11" fill="${t[0]}"/><g fill="${c}"><circle cx="-8" cy="-20" r="2.6"/><circle cx="2" cy="-28" r="2.6"/><circle cx="9" cy="-19" r="2.6"/><circle cx="-2" cy="-37" r="2.2"/></g>`,
  blossom: (t, c) =>
    `<path d="M-3 0c2-9-2-14-9-20l2-1c5 3 8 5 9 9 1-7 4-12 10-16l1.5 1.500C5-20 3-10 4 0z" fill="${t[2]}"/><g fill="${c}"><circle cx="-13" cy="-24" r="8"/><circle cx="-3" cy="-33" r="10"/><circle cx="10" cy="-31" r="9"/><circle cx="16" cy="-23" r="6"/></g><g fill="#fff" opacity=".4"><circle cx="-14" cy="-27" r="3"/><circle cx="-3" cy="-37" r="4"/><circle cx="11" cy="-34" r="3"/></g>`,
  fern: (t, c) =>
    [-52, -26, 0, 26, 52]
      .map(
        (a, i) =>
          `<path transform="rotate(${a})" d="M0 0c-5-8-5-18 0-${i % 2 ? 25 : 31}C5-18 5-8 0 0z" fill="${i % 2 ? t[1] : t[0]}"/>`,
      )
      .join('') + `<path d="M0 0c-3-8-2-16 0-24 2 8 3 16 0 24z" fill="${c}" opacity=".8"/>`,
  reed: (t, c) =>
    `<path d="M-6 0-8-22h1.500L-4.5 0zM0 0v-30h1.500V0zM6 0l3-18h1.500L7.5 0z" fill="${t[2]}"/><rect x="-9.5" y="-32" width="4" height="12" rx="2" fill="${c}"/><rect x="-1.2" y="-40" width="4" height="13" rx="2" fill="${c}"/><rect x="7.5" y="-28" width="4" height="11" rx="2" fill="${c}"/>`,
  palm: (t, c) =>
    `<path d="M-2 0C0-12 0-22 5-32l3 1C4-22 3-12 3 0z" fill="${t[2]}"/>${[-80, -40, 10, 55, 95].map((a) => `<path transform="translate(6 -32) rotate(${a})" d="M0 0c-5-6-5-14 0-20 3 6 4 14 0 20z" fill="${t[0]}"/>`).join('')}<circle cx="5" cy="-30" r="2.5" fill="${c}"/>`,
  scallop: (t, c) =>
    `<path d="M0 0C-5-1-8-3-9-6-19-9-22-17-19-25-15-34-7-38 0-38s15 4 19 13c3 8 0 16-10 19-1 3-4 5-9 6z" fill="${c}"/><g stroke="${t[1]}" stroke-width="1.8" fill="none"><path d="M0-4v-33M-3-4l-9-29M3-4l9-29M-5-5l-14-20M5-5l14-20"/></g>`,
  spiral: (t, c) =>
    `<path d="M-20 0c-4-12 4-26 20-28 14-2 22 10 18 20-2 5-6 8-10 8z" fill="${c}"/><path d="M-12-2c-2-8 3-17 12-18 8-1 12 6 9 12-2 4-7 4-8 0-1-3 3-5 5-2" fill="none" stroke="${t[1]}" stroke-width="2.4"/>`,
  stack: (t) =>
    `<path d="M-10 0-8-22l5-6 6 3 4 25z" fill="${t[1]}"/><path d="M1-24l2-1 4 25H3z" fill="${t[3]}" opacity=".35"/>`,
  arch: (t) =>
    `<path d="M-26 0-22-22l8-12 18-4 14 8 6 30H12C12-12 6-18-1-18S-12-12-12 0z" fill="${t[1]}"/><path d="M4-38l14 8 6 30h-3l-5-27z" fill="${t[3]}" opacity=".4"/>`,
  bigtree: (t, c) =>
    `<path d="M-26 2c8-1 13-6 16-14 3-9 3-16 0-24h20c-3 9-2 16 1 24 3 8 8 13 17 14-8 2-15 0-19-5-1 4-3 6-6 7 1-4 0-7-1-9-2 4-5 7-9 8 1-3 2-6 1-9-5 6-12 9-20 8z" fill="${t[2]}"/><circle cx="-14" cy="-38" r="12" fill="${t[1]}"/><circle cx="14" cy="-38" r="12" fill="${t[1]}"/><circle cy="-46" r="15" fill="${t[0]}"/><circle cx="7" cy="-50" r="6" fill="${c}" opacity=".35"/>`,
  furrow: (t, c) =>
    `<g fill="${c}">${[-16, -5, 6, 17].map((x, i) => `<path d="M${x} 0c-3-4-3-7 0-9 3 2 3 5 0 9z"/><path d="M${x}-7c-4-3-5-7-4-11 3 2 4 4 4 7 1-4 2-6 5-7 0 4-1 8-5 11z" fill="${t[0]}" opacity="${0.85 + i * 0.03}"/>`).join('')}</g>`,
  barn: (t, c) =>
    `<path d="M-14 0v-14L0-26l14 12V0z" fill="${t[2]}"/><path d="M0-26l14 12V0h-4v-12L0-21z" fill="${t[3]}" opacity=".3"/><path d="M-4 0v-9h8v9z" fill="${c}"/>`,
  mill: (t, c) =>
    `<path d="M-8 0-5-26h10L8 0z" fill="${t[2]}"/><path d="M-6-26 0-34l6 8z" fill="${t[1]}"/><g class="sails" transform="translate(0 -26)" fill="${t[3]}">${[0, 90, 180, 270].map((a) => `<path transform="rotate(${a + 20})" d="M-1-2-5-20h6l1 18z"/>`).join('')}</g><path d="M-2-9h4v5h-4z" fill="${c}"/>`,
  hut: (t, c) =>
    `<path d="M-11-8v-9h22v9z" fill="${t[2]}"/><path d="M-15-16 0-29l15 13z" fill="${t[1]}"/><path d="M-9 2v-10h2V2zM7 2v-10h2V2z" fill="${t[2]}"/><path d="M-3-14h6v5h-6z" fill="${c}"/>`,
  menhirs: (t, c) =>
    `<path d="M-30 0-28-20l7-3 4 23zM-10 0-9-31l9-4 6 4 1 31zM14 0l2-19 8-2 4 21z" fill="${t[2]}"/><path d="M-1-35l6 4 1 31H3zM24-21l4 21h-3z" fill="${t[3]}" opacity=".5"/><path d="M-31-23h58l-2-6h-54z" fill="${t[1]}"/><circle cy="-16" r="4" fill="${c}"/>`,
  pagoda: (t, c) =>
    `<path d="M-14 0v-12h28V0z" fill="${t[2]}"/><path d="M-22-11c6-1 9-4 11-8h22c2 4 5 7 11 8z" fill="${t[1]}"/><path d="M-9-18v-8H9v8z" fill="${t[2]}"/><path d="M-16-25c4-1 7-4 9-8H7c2 4 5 7 9 8z" fill="${t[1]}"/><path d="M-5-33 0-46l5 13z" fill="${t[0]}"/><path d="M-4 0v-8a4 4 0 0 1 8 0v8zM-2-20h4v-4h-4z" fill="${c}"/>`,
  stave: (t, c) =>
    `<path d="M-16 0v-10h32V0z" fill="${t[2]}"/><path d="M-22-9-10-24h20L22-9z" fill="${t[1]}"/><path d="M-8-23v-8H8v8z" fill="${t[2]}"/><path d="M-13-30-5-42H5l8 12z" fill="${t[1]}"/><path d="M-4-42 0-58l4 16z" fill="${t[0]}"/><path d="M0-58l6 2-6 2z" fill="${c}"/><path d="M-3.5 0v-6a3.5 3.5 0 0 1 7 0v6zM-2-25h4v-4h-4z" fill="${c}"/>`,
  beacon: (t, c) =>
    `<path d="M-10 0-6-34H6l4 34z" fill="${t[1]}"/><path d="M2-34h4l4 34H5z" fill="${t[3]}" opacity=".4"/><path d="M-9-34h18v3H-9zM-7-46h14l-7-8z" fill="${t[2]}"/><path d="M-5-45H5v11H-5z" fill="${c}"/><path d="M-8.5-14h17l.6 5H-9zM-7-25H7l.6 5H-7.600z" fill="${t[2]}"/>`,
}
const GLEAM: Record<string, string> = {
  own: '#f4ead7',
  pink: '#f7a9cb',
  grey: '#d3d6e2',
  brown: '#e0a974',
  blue: '#8fc0ff',
}
interface Isle {
  hue: string
  far?: number[]
  rock?: number[][]
  mid: number[]
  grows: [string, number, number, number][]
  c?: string
  g?: string
}
const ISLE: Record<string, Isle> = {
  a1: {
    hue: 'flower',
    far: [4, 16, 26, 14, 20, 8, 0],
    mid: [0, 6, 10, 18, 12, 6, 0],
    grows: [
      ['tulip', 46, -14, 1.05],
      ['tulip', 64, -22, 1.25],
      ['tulip', 84, -20, 0.95],
      ['tulip', 112, -16, 1.15],
      ['tulip', 130, -9, 0.9],
    ],
    c: '#f29bc1',
  },
  c4: {
    hue: 'flower',
    far: [0, 10, 14, 22, 34, 26, 4],
    mid: [0, 14, 8, 4, 12, 10, 0],
    grows: [
      ['blossom', 104, -26, 1.25],
      ['blossom', 60, -10, 0.85],
      ['daisy', 36, -6, 0.8],
      ['daisy', 138, -12, 0.8],
    ],
    c: '#f0a3c8',
  },
  a2: {
    hue: 'fruit',
    far: [0, 12, 20, 24, 18, 12, 0],
    mid: [0, 8, 14, 10, 14, 8, 0],
    grows: [
      ['tree', 50, -12, 0.95],
      ['tree', 88, -20, 1.2],
      ['tree', 124, -12, 0.9],
    ],
    c: '#f0705c',
  },
  c5: {
    hue: 'fruit',
    far: [0, 6, 14, 20, 34, 38, 6],
    mid: [0, 12, 14, 10, 8, 4, 0],
    grows: [
      ['mill', 124, -34, 1.15],
      ['tree', 50, -12, 0.85],
      ['tree', 82, -12, 0.75],
    ],
    c: '#ffb25c',
  },
  a4: {
    hue: 'herb',
    far: [0, 22, 38, 26, 12, 8, 0],
    mid: [0, 6, 12, 16, 18, 10, 0],
    grows: [
      ['fern', 58, -30, 1],
      ['fern', 96, -16, 1.15],
      ['fern', 130, -14, 0.9],
    ],
    c: '#cdeaa2',
  },
  c1: {
    hue: 'herb',
    far: [0, 6, 8, 12, 8, 6, 0],
    mid: [0, 4, 6, 4, 6, 4, 0],
    grows: [
      ['hut', 98, -6, 1.15],
      ['reed', 54, -4, 1],
      ['reed', 136, -2, 0.95],
      ['reed', 70, -2, 0.8],
    ],
    c: '#ffd98a',
  },
  a5: {
    hue: 'shell',
    far: [0, 6, 10, 8, 14, 10, 0],
    mid: [0, 8, 4, 2, 6, 8, 0],
    grows: [
      ['scallop', 92, -5, 1.05],
      ['palm', 48, -6, 1.05],
      ['palm', 136, -8, 0.85],
    ],
    c: '#e8f6fb',
  },
  c2: {
    hue: 'shell',
    rock: [
      [14, 96],
      [30, 74],
      [44, 70],
      [54, 84],
      [100, 88],
      [112, 66],
      [136, 62],
      [150, 78],
      [164, 98],
    ],
    mid: [0, 6, 4, 2, 6, 6, 0],
    grows: [
      ['arch', 62, -6, 1],
      ['stack', 138, -26, 1],
      ['spiral', 106, -4, 0.75],
    ],
    c: '#e8f6fb',
  },
  b2: {
    hue: 'root',
    far: [0, 10, 20, 26, 20, 10, 0],
    mid: [0, 4, 8, 14, 8, 4, 0],
    grows: [['bigtree', 88, -16, 1.1]],
    c: '#ffd9a8',
  },
  b4: {
    hue: 'root',
    far: [0, 10, 14, 18, 28, 20, 0],
    mid: [0, 10, 10, 12, 12, 10, 0],
    grows: [
      ['barn', 124, -20, 1.05],
      ['furrow', 60, -9, 1.15],
      ['furrow', 92, -10, 0.9],
    ],
    c: '#ff9f4f',
  },
  a3: {
    hue: 'stone',
    far: [0, 14, 24, 28, 24, 14, 0],
    mid: [0, 6, 8, 10, 8, 6, 0],
    grows: [['menhirs', 88, -18, 1.05]],
    g: 'grey',
  },
  b1: {
    hue: 'stone',
    rock: [
      [16, 98],
      [34, 76],
      [60, 60],
      [112, 58],
      [140, 74],
      [162, 98],
    ],
    mid: [0, 6, 10, 8, 10, 6, 0],
    grows: [
      ['pagoda', 88, -42, 0.95],
      ['blossom', 132, -10, 0.6],
    ],
    g: 'pink',
  },
  b3: {
    hue: 'stone',
    far: [0, 20, 30, 22, 34, 22, 0],
    mid: [0, 6, 8, 12, 8, 6, 0],
    grows: [['stave', 88, -20, 0.98]],
    g: 'brown',
  },
  b5: {
    hue: 'stone',
    rock: [
      [14, 98],
      [26, 82],
      [58, 78],
      [84, 50],
      [112, 46],
      [126, 72],
      [162, 98],
    ],
    mid: [0, 4, 6, 8, 10, 6, 0],
    grows: [['beacon', 98, -46, 0.82]],
    g: 'blue',
  },
}
/** Drawn for a box of 176 × h: the skyline above, and below it a cliff as deep as the plaques that hang there. */
const CLIFF: Record<string, string> = {
  flower: '#3a2449',
  fruit: '#3a321d',
  herb: '#1c4232',
  shell: '#23475a',
  root: '#3f2a1d',
  stone: '#33365a',
}
export function isleArt(slug: string, h: number, tasks: number): string {
  const it = ISLE[slug]!,
    t = HUE[it.hue]!,
    c = it.c ?? GLEAM[it.g ?? ''] ?? '',
    base = h - 6,
    ground = Math.max(46, h - (tasks > 2 ? 98 : it.g ? 66 : 76)),
    dy = ground - 92,
    s = tasks > 2 ? 0.9 : 1
  const back = it.rock
    ? `<path transform="translate(0 ${dy})" d="${crag(it.rock, 112)}" fill="${t[1]}"/>`
    : `<path d="${ridge(it.far ?? [], 14, 162, ground, ground + 20)}" fill="${t[1]}"/>`
  const glow = it.g
    ? `<circle cx="${it.grows[0]![1]}" cy="${ground + it.grows[0]![2] - 18}" r="46" fill="url(#gl-${it.g})"/>`
    : ''
  const g = ground
  return `<svg class="land" viewBox="0 0 176 ${n1(h)}" width="100%" height="100%" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
    <ellipse cx="88" cy="${n1(base - 2)}" rx="74" ry="8" fill="#081628" opacity=".55"/>
    ${glow}${back}
    ${it.grows.map(([k, x, y, z]) => at(x, n1(g + y), n1(z * s * 10) / 10, PLANT[k]!(t, c))).join('')}
    <path d="M5 ${g + 12}C30 ${g + 4} 146 ${g + 4} 171 ${g + 12}C170 ${n1(base - 26)} 160 ${n1(base)} 132 ${n1(base)}H44C16 ${n1(base)} 6 ${n1(base - 26)} 5 ${g + 12}z" fill="${CLIFF[it.hue]}"/>
    <path d="${ridge(
      it.mid.map((v) => v * 0.8),
      5,
      171,
      g + 12,
      g + 13,
    )}C150 ${g + 24} 120 ${g + 20} 88 ${g + 23}S30 ${g + 24} 5 ${g + 13}z" fill="${t[2]}"/>
    <path d="M171 ${g + 12}C170 ${n1(base - 26)} 160 ${n1(base)} 132 ${n1(base)}H120C150 ${n1(base - 4)} 160 ${n1(base - 30)} 160 ${g + 9}z" fill="#ffb25c" opacity=".2"/>
    <g fill="none" stroke="#7fb6d2" stroke-width="2" stroke-linecap="round" opacity=".5"><path d="M14 ${n1(base - 7)}q7-5 14 0t14 0"/><path d="M134 ${n1(base - 4)}q7-5 14 0t14 0"/></g></svg>`
}
