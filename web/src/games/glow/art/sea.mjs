/* The Archipelago of Darkness: a paper sea in strips, islands in layers, a landmark on each that says what it gives. */
import { random, mix, W, H, BOX } from './ground.mjs'
const r = Math.round
const hash = (i, seed) => random((i * 374761393 + seed * 668265263) | 0)()
const poly = (points) => {
  let [px, py] = points[0].map(r)
  let d =
    `M${px} ${py}l` +
    points
      .slice(1)
      .map(([x, y]) => {
        const s = `${r(x) - px} ${r(y) - py}`
        ;[px, py] = [r(x), r(y)]
        return s
      })
      .join(' ')
  return (d + 'z').replace(/ -/g, '-')
}
/** A closed coast through noisy points. */
const blob = (cx, cy, rx, ry, seed, rough = 0.16) => {
  const n = 16,
    pts = []
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2,
      k = 1 + (hash(i, seed) - 0.5) * 2 * rough
    pts.push([cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k])
  }
  const mid = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  let [px, py] = mid(pts[n - 1], pts[0]).map(r)
  let d = `M${px} ${py}`
  for (let i = 0; i < n; i++) {
    const e = mid(pts[i], pts[(i + 1) % n]).map(r),
      c = pts[i].map(r)
    d += `q${c[0] - px} ${c[1] - py} ${e[0] - px} ${e[1] - py}`
    ;[px, py] = e
  }
  return d + 'z'
}
const fir = (x, y, s) => {
  const h = 46 * s,
    w = 13 * s
  return [
    [
      't1',
      poly([
        [x, y - h],
        [x + w * 0.5, y - h * 0.6],
        [x + w * 0.26, y - h * 0.6],
        [x + w, y],
        [x - w, y],
        [x - w * 0.26, y - h * 0.6],
        [x - w * 0.5, y - h * 0.6],
      ]),
    ],
    [
      't2',
      poly([
        [x, y - h],
        [x, y],
        [x - w, y],
        [x - w * 0.26, y - h * 0.6],
        [x - w * 0.5, y - h * 0.6],
      ]),
    ],
  ]
}
const palm = (x, y, s) => [
  [
    't1',
    `M${r(x)} ${r(y)}q${r(6 * s)}-${r(20 * s)} ${r(2 * s)}-${r(40 * s)}l${r(4 * s)} 0q${r(4 * s)} ${r(20 * s)}-${r(1 * s)} ${r(40 * s)}z`,
  ],
  [
    't2',
    [
      [-24, 6],
      [-16, -12],
      [4, -18],
      [20, -10],
      [26, 8],
    ]
      .map(
        ([a, b]) =>
          `M${r(x + 3 * s)} ${r(y - 40 * s)}q${r(a * 0.5 * s)} ${r((b - 12) * 0.8 * s)} ${r(a * s)} ${r(b * s)}q-${r(a * 0.5 * s)}-${r(4 * s)}-${r(a * s)}-${r(b * s)}z`,
      )
      .join(''),
  ],
]
const tower = (x, y, w, h, roof) => [
  [
    'w1',
    poly([
      [x - w, y],
      [x - w, y - h],
      [x + w, y - h],
      [x + w, y],
    ]),
  ],
  [
    'w2',
    poly([
      [x + w * 0.1, y],
      [x + w * 0.1, y - h],
      [x + w, y - h],
      [x + w, y],
    ]),
  ],
  [
    'r1',
    poly([
      [x - w - 4, y - h + 1],
      [x, y - h - roof],
      [x + w + 4, y - h + 1],
    ]),
  ],
  [
    'r2',
    poly([
      [x, y - h - roof],
      [x + w + 4, y - h + 1],
      [x + 2, y - h + 1],
    ]),
  ],
  ['win', `M${r(x - 3)} ${r(y - h * 0.84)}h6v9h-6zM${r(x - 3)} ${r(y - h * 0.45)}h6v8h-6z`],
]
const house = (x, y, w, h, roof) => [
  [
    'w1',
    poly([
      [x - w, y],
      [x - w, y - h],
      [x + w, y - h],
      [x + w, y],
    ]),
  ],
  [
    'w2',
    poly([
      [x, y],
      [x, y - h],
      [x + w, y - h],
      [x + w, y],
    ]),
  ],
  [
    'r1',
    poly([
      [x - w - 4, y - h + 2],
      [x - w * 0.3, y - h - roof],
      [x + w + 4, y - h + 2],
    ]),
  ],
  [
    'r2',
    poly([
      [x - w * 0.3, y - h - roof],
      [x + w + 4, y - h + 2],
      [x + 1, y - h + 2],
    ]),
  ],
  [
    'win',
    `M${r(x - w * 0.66)} ${r(y - h * 0.72)}h${r(w * 0.36)}v${r(h * 0.36)}h-${r(w * 0.36)}zM${r(x + w * 0.3)} ${r(y - h * 0.72)}h${r(w * 0.36)}v${r(h * 0.36)}h-${r(w * 0.36)}z`,
  ],
]
const mill = (x, y, s) => {
  const h = 62 * s
  const sail = (a) => {
    const c = Math.cos(a),
      n = Math.sin(a),
      L = 40 * s,
      b = 8 * s
    return poly([
      [x, y - h],
      [x + c * L - n * b, y - h + n * L + c * b],
      [x + c * L, y - h + n * L],
      [x + c * 8 * s, y - h + n * 8 * s],
    ])
  }
  return [
    [
      'w1',
      poly([
        [x - 14 * s, y],
        [x - 8 * s, y - h],
        [x + 8 * s, y - h],
        [x + 14 * s, y],
      ]),
    ],
    [
      'w2',
      poly([
        [x + 1, y],
        [x + 1, y - h],
        [x + 8 * s, y - h],
        [x + 14 * s, y],
      ]),
    ],
    [
      'r1',
      poly([
        [x - 11 * s, y - h + 2],
        [x, y - h - 14 * s],
        [x + 11 * s, y - h + 2],
      ]),
    ],
    ['sail', [0.5, 2.07, 3.64, 5.21].map(sail).join('')],
    ['win', `M${r(x - 3)} ${r(y - h * 0.5)}h6v9h-6z`],
  ]
}
const skull = (x, y, s) => [
  [
    'rock1',
    `M${r(x - 40 * s)} ${r(y)}c-${r(6 * s)}-${r(40 * s)} ${r(8 * s)}-${r(72 * s)} ${r(42 * s)}-${r(74 * s)}s${r(48 * s)} ${r(34 * s)} ${r(40 * s)} ${r(74 * s)}z`,
  ],
  [
    'rock2',
    `M${r(x - 40 * s)} ${r(y)}c-${r(6 * s)}-${r(40 * s)} ${r(8 * s)}-${r(72 * s)} ${r(42 * s)}-${r(74 * s)}c-${r(18 * s)} ${r(16 * s)}-${r(26 * s)} ${r(44 * s)}-${r(20 * s)} ${r(74 * s)}z`,
  ],
  [
    'hole',
    `M${r(x - 24 * s)} ${r(y - 38 * s)}a${r(10 * s)} ${r(11 * s)} 0 1 0 ${r(20 * s)} 0a${r(10 * s)} ${r(11 * s)} 0 1 0-${r(20 * s)} 0zM${r(x + 6 * s)} ${r(y - 38 * s)}a${r(10 * s)} ${r(11 * s)} 0 1 0 ${r(20 * s)} 0a${r(10 * s)} ${r(11 * s)} 0 1 0-${r(20 * s)} 0zM${r(x - 2 * s)} ${r(y - 24 * s)}l${r(3 * s)} ${r(10 * s)} ${r(4 * s)}-${r(10 * s)}zM${r(x - 16 * s)} ${r(y)}v-${r(8 * s)}h${r(5 * s)}v${r(8 * s)}zM${r(x - 2 * s)} ${r(y)}v-${r(8 * s)}h${r(5 * s)}v${r(8 * s)}zM${r(x + 12 * s)} ${r(y)}v-${r(8 * s)}h${r(5 * s)}v${r(8 * s)}z`,
  ],
  [
    'ember',
    `M${r(x - 18 * s)} ${r(y - 38 * s)}a${r(4 * s)} ${r(5 * s)} 0 1 0 ${r(8 * s)} 0a${r(4 * s)} ${r(5 * s)} 0 1 0-${r(8 * s)} 0zM${r(x + 12 * s)} ${r(y - 38 * s)}a${r(4 * s)} ${r(5 * s)} 0 1 0 ${r(8 * s)} 0a${r(4 * s)} ${r(5 * s)} 0 1 0-${r(8 * s)} 0z`,
  ],
]
const willow = (x, y, s) => [
  [
    't1',
    poly([
      [x - 5 * s, y],
      [x - 3 * s, y - 40 * s],
      [x + 4 * s, y - 40 * s],
      [x + 7 * s, y],
    ]) +
      `M${r(x - 40 * s)} ${r(y - 12 * s)}c-${r(4 * s)}-${r(40 * s)} ${r(16 * s)}-${r(66 * s)} ${r(40 * s)}-${r(66 * s)}s${r(44 * s)} ${r(26 * s)} ${r(40 * s)} ${r(66 * s)}q-${r(6 * s)}-${r(24 * s)}-${r(14 * s)}-${r(28 * s)}q0 ${r(14 * s)}-${r(4 * s)} ${r(22 * s)}q-${r(4 * s)}-${r(20 * s)}-${r(10 * s)}-${r(24 * s)}t-${r(22 * s)} 0q-${r(6 * s)} ${r(8 * s)}-${r(8 * s)} ${r(26 * s)}q-${r(6 * s)}-${r(10 * s)}-${r(6 * s)}-${r(22 * s)}q-${r(10 * s)} ${r(8 * s)}-${r(16 * s)} ${r(26 * s)}z`,
  ],
  [
    't2',
    `M${r(x - 40 * s)} ${r(y - 12 * s)}c-${r(4 * s)}-${r(40 * s)} ${r(16 * s)}-${r(66 * s)} ${r(40 * s)}-${r(66 * s)}c-${r(14 * s)} ${r(10 * s)}-${r(26 * s)} ${r(30 * s)}-${r(24 * s)} ${r(40 * s)}q-${r(10 * s)} ${r(8 * s)}-${r(16 * s)} ${r(26 * s)}z`,
  ],
  [
    'spark',
    [
      [-22, -50],
      [14, -58],
      [26, -30],
      [-8, -36],
      [-30, -24],
    ]
      .map(([a, b]) => `M${r(x + a * s)} ${r(y + b * s)}a3 3 0 1 0 .1 0z`)
      .join(''),
  ],
]
const steps = (x, y, s) => [
  [
    'rock1',
    poly([
      [x - 46 * s, y],
      [x - 40 * s, y - 18 * s],
      [x - 22 * s, y - 18 * s],
      [x - 22 * s, y - 36 * s],
      [x - 2 * s, y - 36 * s],
      [x - 2 * s, y - 54 * s],
      [x + 20 * s, y - 54 * s],
      [x + 20 * s, y - 72 * s],
      [x + 42 * s, y - 72 * s],
      [x + 46 * s, y],
    ]),
  ],
  [
    'rock2',
    poly([
      [x - 46 * s, y],
      [x - 40 * s, y - 18 * s],
      [x - 22 * s, y - 18 * s],
      [x - 22 * s, y - 13 * s],
      [x - 34 * s, y - 13 * s],
      [x - 34 * s, y],
    ]) +
      poly([
        [x - 22 * s, y - 36 * s],
        [x - 2 * s, y - 36 * s],
        [x - 2 * s, y - 30 * s],
        [x - 22 * s, y - 30 * s],
      ]) +
      poly([
        [x - 2 * s, y - 54 * s],
        [x + 20 * s, y - 54 * s],
        [x + 20 * s, y - 48 * s],
        [x - 2 * s, y - 48 * s],
      ]) +
      poly([
        [x + 20 * s, y - 72 * s],
        [x + 42 * s, y - 72 * s],
        [x + 43 * s, y - 65 * s],
        [x + 20 * s, y - 65 * s],
      ]),
  ],
  ['win', `M${r(x + 24 * s)} ${r(y - 92 * s)}h${r(12 * s)}v${r(20 * s)}h-${r(12 * s)}z`],
]
const stones = (x, y, s) =>
  [-34, -14, 8, 30]
    .map((dx, i) => [
      'rock1',
      poly([
        [x + (dx - 7) * s, y],
        [x + (dx - 5) * s, y - (30 + 12 * ((i * 3) % 4)) * s],
        [x + (dx + 5) * s, y - (34 + 12 * ((i * 3) % 4)) * s],
        [x + (dx + 8) * s, y],
      ]),
    ])
    .concat(
      [-34, -14, 8, 30].map((dx, i) => [
        'rock2',
        poly([
          [x + (dx - 7) * s, y],
          [x + (dx - 5) * s, y - (30 + 12 * ((i * 3) % 4)) * s],
          [x + dx * s, y - (32 + 12 * ((i * 3) % 4)) * s],
          [x + (dx - 1) * s, y],
        ]),
      ]),
    )
const LANDMARK = {
  centre: (x, y) => [
    ...house(x - 46, y + 8, 20, 22, 22),
    ...house(x + 48, y + 8, 20, 20, 22),
    ...tower(x, y, 17, 96, 30),
    ['lamp', `M${r(x - 10)} ${r(y - 116)}h20v16h-20z`],
    ['halo', `M${r(x - 110)} ${r(y - 108)}a110 110 0 1 0 220 0 110 110 0 1 0-220 0z`],
  ],
  n1: (x, y) => [...mill(x, y, 1.15), ...house(x + 46, y + 8, 17, 18, 18)],
  n2: (x, y) => [...skull(x, y + 6, 1.05), ...house(x - 66, y + 12, 15, 16, 16)],
  nw2: (x, y) => [
    ...tower(x - 54, y, 11, 62, 28),
    ...tower(x + 54, y, 11, 58, 26),
    ...tower(x - 26, y - 4, 13, 84, 34),
    ...tower(x + 28, y - 4, 13, 78, 32),
    ...tower(x, y - 2, 17, 112, 44),
    ...house(x - 40, y + 12, 17, 20, 20),
    ...house(x + 40, y + 12, 17, 20, 20),
  ],
  w1: (x, y) => stones(x, y + 4, 1.15),
  sw2: (x, y) => [
    ...mill(x - 18, y, 1.05),
    ...house(x + 36, y + 10, 19, 20, 20),
    ...house(x - 60, y + 12, 15, 16, 16),
  ],
  sw1: (x, y) => [...mill(x + 22, y, 1.05), ...house(x - 34, y + 10, 19, 20, 20)],
  s2: (x, y) => [
    ...tower(x + 18, y, 13, 74, 30),
    ...house(x - 28, y + 10, 20, 24, 24),
    ...house(x + 56, y + 12, 16, 18, 18),
  ],
  se1: (x, y) => [...willow(x - 20, y + 8, 1.15), ...willow(x + 46, y + 14, 0.8)],
  se2: (x, y) => [
    ...steps(x - 34, y + 8, 0.95),
    ...tower(x + 34, y + 2, 13, 80, 32),
    ...house(x + 66, y + 12, 15, 17, 17),
  ],
  e1: (x, y) => [...steps(x, y + 10, 1.05), ...palm(x - 62, y + 14, 1)],
  ne2: (x, y) => [...skull(x + 10, y + 8, 1), ...palm(x - 56, y + 12, 1.1)],
}
function join(list) {
  let text = '',
    last = '',
    d = ''
  const flush = () => {
    if (d) text += `<path class="${last}" d="${d}"/>`
    d = ''
  }
  for (const [c, p] of list) {
    if (c !== last) {
      flush()
      last = c
    }
    d += p
  }
  flush()
  return text
}
export function sea(board) {
  const isles = board.islands.map((i) => ({ ...i, px: i.x * W, py: i.y * H }))
  const body = []
  // a window may be far wider than the board
  const [left, right] = [BOX.x - 690, BOX.x + BOX.w + 690]
  body.push(`<path class="sky" d="M${left} -900H${right}V1000H${left}z"/>`)
  body.push(
    `<g class="stars"><path d="${Array.from({ length: 90 }, (_, i) => `M${r(BOX.x + hash(i, 71) * BOX.w)} ${r(BOX.y + hash(i, 81) * 200)}h.1`).join('')}" stroke-width="2.4"/></g>`,
  )
  body.push(
    '<circle class="orb2" cx="1500" cy="-30" r="150"/><circle class="orb" cx="1500" cy="-30" r="34"/><path class="crescent" d="M1510-62a32 32 0 1 0 20 44 28 28 0 1 1-20-44z"/>',
  )
  // the far coast
  const coast = []
  for (let x = left; x <= right; x += 46)
    coast.push([x, 36 - 70 * hash(r(x), 5) * (0.4 + 0.6 * Math.abs(Math.sin(x / 300)))])
  body.push(
    `<path class="far1" d="${poly([...coast, [right, 90], [left, 90]])}"/><path class="far2" d="${poly([...coast.map(([x, y], i) => [x + 20, y * 0.5 + 36 + 8 * hash(i, 6)]), [right, 100], [left, 100]])}"/>`,
  )
  // the sea in strips, each with a scalloped edge
  const strips = 19
  for (let k = 0; k < strips; k++) {
    const y0 = 52 + k * 26 + k * k * 3.1,
      period = 62 + k * 9,
      amp = 8 + k * 1.7
    const beyond = Math.ceil(690 / period)
    const n = Math.ceil((BOX.w + 160) / period)
    const off = hash(k, 7) * period
    let d = `M${r(BOX.x - 60 - off - beyond * period)} ${r(y0)}`
    for (let i = -beyond; i < n + beyond; i++)
      d += `q${r(period / 2)} ${r(amp * (1.1 + 0.7 * hash(i + k * 40, 9)))} ${r(period)} 0`
    body.push(`<path class="b${k}" d="${d}V2200H${left}z"/><path class="crest q${k}" d="${d}"/>`)
  }
  // the moon's road
  body.push(
    `<path class="road" d="${Array.from({ length: 34 }, (_, i) => {
      const y = 62 + i * 15 + i * i * 0.25,
        w = 9 + i * 0.9,
        x = 1500 + (hash(i, 20) - 0.5) * (24 + i * 3)
      return `M${r(x - w)} ${r(y)}q${r(w)}-5 ${r(2 * w)} 0q-${r(w)} 5-${r(2 * w)} 0z`
    }).join('')}"/>`,
  )
  const list = [...isles].sort((a, b) => a.py - b.py)
  for (const isle of list) {
    const i = board.islands.findIndex((o) => o.id === isle.id)
    const big = 1 + Math.min(0.28, isle.light * 0.035) + (isle.id === 'centre' ? 0.18 : 0)
    const x = isle.px,
      y = isle.py + 10,
      rx = 124 * big,
      ry = 54 * big
    body.push(
      `<path class="deep" d="${blob(x, y + 16, rx * 1.52, ry * 1.72, i + 20, 0.1)}"/><path class="shoal" d="${blob(x, y + 12, rx * 1.26, ry * 1.36, i + 40, 0.12)}"/><path class="foam" d="${blob(x, y + 8, rx * 1.09, ry * 1.14, i + 60, 0.08)}"/>`,
    )
    body.push(
      `<path class="cliff" d="${blob(x, y + 13, rx, ry, i + 80, 0.1)}"/><path class="sand" d="${blob(x, y + 4, rx, ry, i + 80, 0.1)}"/><path class="g1" d="${blob(x, y - 5, rx * 0.86, ry * 0.8, i + 100, 0.12)}"/><path class="g2" d="${blob(x - rx * 0.12, y - 14, rx * 0.6, ry * 0.5, i + 120, 0.14)}"/>`,
    )
    const things = []
    for (let j = 0; j < 12; j++) {
      const a = hash(j, i + 140) * Math.PI * 2,
        d = 0.55 + 0.3 * hash(j, i + 160)
      const tx = x + Math.cos(a) * rx * d,
        ty = y - 4 + Math.sin(a) * ry * d * 0.78
      if (Math.abs(tx - x) < 84 && ty > y - 14) continue
      if (Math.abs(tx - x) < 60) continue
      things.push({
        y: ty,
        parts: i % 3 === 1 && j % 2 ? palm(tx, ty, 0.8) : fir(tx, ty, 0.62 + 0.35 * hash(j, i + 180)),
      })
    }
    things.push({ y: y + 2, parts: LANDMARK[isle.id](x, y - 8) })
    body.push(join(things.sort((a, b) => a.y - b.y).flatMap((t) => t.parts)))
  }
  // things that live here: a whale in the dark, a whale that blows in the light; gulls
  body.push(
    '<path class="whale" d="M1250 930c24-34 92-40 128-10 10 8 26 6 38-10 4 14 2 24-8 30 10 4 14 10 14 20-16-4-30-8-44-6-36 8-108 12-128-24z"/><path class="spout" d="M1282 904c-4-16-14-20-20-22 10-4 18 2 22 10 2-10 10-16 20-14-8 4-14 12-16 26z"/>',
  )
  body.push(
    `<path class="bird" d="${[
      [820, 100],
      [856, 116],
      [350, 560],
      [1560, 640],
      [1590, 654],
      [980, 690],
    ]
      .map(([x, y]) => `M${x} ${y}q7-9 14 0q7-9 14 0q-7-4-14 3q-7-7-14-3z`)
      .join('')}"/>`,
  )
  // where small glints may lie: on open water
  const glints = []
  for (let i = 0; i < 900 && glints.length < 200; i++) {
    const x = BOX.x + hash(i, 201) * BOX.w,
      y = 90 + hash(i, 202) * 1450
    if (isles.some((s) => Math.hypot((s.px - x) / 190, (s.py + 24 - y) / 105) < 1)) continue
    glints.push([r(x), r(y), r(18 + y / 40)])
  }
  return { body: body.join(''), defs: '', glints, strips }
}
const SEA = { night: ['#2c3a94', '#0a1040'], lit: ['#bfe3c8', '#2f8f98'] }
export function style(lit, strips) {
  let css = '',
    defs = `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${lit ? '#f2a25c' : '#090a22'}"/><stop offset=".17" stop-color="${lit ? '#ffeab4' : '#34358a'}"/></linearGradient><radialGradient id="halo"><stop stop-color="${lit ? '#fff6c8' : '#8a8fe6'}" stop-opacity="${lit ? 0.75 : 0.3}"/><stop offset="1" stop-color="${lit ? '#ffe9a6' : '#8a8fe6'}" stop-opacity="0"/></radialGradient>`
  for (let k = 0; k < strips; k++) {
    const t = (k / (strips - 1)) ** 0.8,
      c = mix(SEA[lit ? 'lit' : 'night'][0], SEA[lit ? 'lit' : 'night'][1], t)
    defs += `<linearGradient id="b${k}" gradientUnits="userSpaceOnUse" x1="0" y1="${r(52 + k * 26 + k * k * 3.1)}" x2="0" y2="${r(52 + (k + 1.6) * 26 + (k + 1.6) ** 2 * 3.1)}"><stop stop-color="${mix(c, lit ? '#fff3cf' : '#6a78dc', lit ? 0.34 : 0.26)}"/><stop offset="1" stop-color="${mix(c, lit ? '#1f6f80' : '#050722', 0.3)}"/></linearGradient>`
    css += `.b${k}{fill:url(#b${k})}.q${k}{stroke:${mix(c, lit ? '#fffbe6' : '#98a4f4', lit ? 0.6 : 0.42)}}`
  }
  css +=
    '.sky{fill:url(#sky)}.stars path{fill:none;stroke:#e9e6ff;stroke-linecap:round}.crest{fill:none;stroke-width:2;opacity:.6}'
  css += lit
    ? '.stars,.crescent,.ember,.whale0{display:none}.orb{fill:#fff7d6}.orb2{fill:url(#halo)}.far1{fill:#e6a878}.far2{fill:#c98462}.road{fill:#fff6cf;opacity:.5}.deep{fill:#4fb3ac;opacity:.55}.shoal{fill:#9fe0c4;opacity:.75}.foam{fill:#fffdf0}.cliff{fill:#a8703f}.sand{fill:#ffe6ac}.g1{fill:#9dbb4c}.g2{fill:#c3d46a}.t1{fill:#3f7d3c}.t2{fill:#7fb455}.w1{fill:#fff0c9}.w2{fill:#dca768}.r1{fill:#cf5540}.r2{fill:#8f3531}.win{fill:#fffbe0;stroke:#ffcf4e;stroke-width:3;paint-order:stroke}.sail{fill:#fff8e2}.rock1{fill:#a8826c}.rock2{fill:#e3bf9c}.hole{fill:#4a2a20}.lamp{fill:#fff}.halo{fill:url(#halo)}.spark{fill:#fff6b0;stroke:#ffd45e;stroke-width:3}.whale{fill:#2c6475}.spout{fill:#f4fffa}.bird{fill:#8a4a2c}'
    : '.orb,.halo,.spout,.bird{display:none}.orb2{fill:url(#halo)}.crescent{fill:#d5d8ff;opacity:.9}.far1{fill:#3a3f92}.far2{fill:#2b3080}.road{fill:#9aa8ff;opacity:.3}.deep{fill:#0c1450;opacity:.6}.shoal{fill:#2a3c96;opacity:.6}.foam{fill:#6f7fd8;opacity:.85}.cliff{fill:#15163f}.sand{fill:#474c98}.g1{fill:#25396f}.g2{fill:#31497f}.t1{fill:#16294f}.t2{fill:#2f5080}.w1{fill:#3f4596}.w2{fill:#22265e}.r1{fill:#6a70c8}.r2{fill:#363b88}.win{fill:#080920}.sail{fill:#8088d6}.rock1{fill:#343878}.rock2{fill:#5a60b0}.hole{fill:#0a0a26}.ember{fill:#ffb15e}.lamp{fill:#8f94e0}.spark{fill:#8f94e0}.whale{fill:#0d1444}'
  return { css, defs }
}
