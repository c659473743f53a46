/* The ground of the Land of Shadows, cut out of paper by the board's own coordinates.
 * One drawing (classes only) and two palettes: the night, and the land in the light. */
export const W = 1922,
  H = 1000
export const BOX = { x: -150, y: -150, w: 2222, h: 1320 }
const ELEMENTS = ['nature', 'water', 'air', 'fire', 'mineral']
const BASES = [12, 104, 232, 390, 556, 730, 905, 1060]
const N = BASES.length

export function random(seed) {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
const hash = (i, seed) => random((i * 374761393 + seed * 668265263) | 0)()
const smooth = (t) => t * t * (3 - 2 * t)
const noise = (x, seed) => {
  const i = Math.floor(x)
  return hash(i, seed) + (hash(i + 1, seed) - hash(i, seed)) * smooth(x - i)
}
const r = Math.round
const one = (v) => r(v * 10) / 10

/** Points as a short path of relative steps; smooth through the midpoints. */
function curve(points) {
  let [px, py] = [r(points[0][0]), r(points[0][1])]
  let d = `M${px} ${py}`
  for (let i = 1; i < points.length - 1; i++) {
    const [cx, cy] = points[i].map(r)
    const ex = r((points[i][0] + points[i + 1][0]) / 2),
      ey = r((points[i][1] + points[i + 1][1]) / 2)
    d += `q${cx - px} ${cy - py} ${ex - px} ${ey - py}`
    ;[px, py] = [ex, ey]
  }
  const end = points.at(-1).map(r)
  return d + `L${end[0]} ${end[1]}`
}
const poly = (points) => {
  let [px, py] = points[0].map(r)
  let d = `M${px} ${py}l`
  d += points
    .slice(1)
    .map(([x, y]) => {
      const s = `${r(x) - px} ${r(y) - py}`
      ;[px, py] = [r(x), r(y)]
      return s
    })
    .join(' ')
  return (d + 'z').replace(/ -/g, '-')
}

export function ground(board) {
  const spaces = board.spaces.map((s) => ({ ...s, px: s.x * W, py: s.y * H }))
  const at = Object.fromEntries(spaces.map((s) => [s.id, s]))
  const signs = board.signs.map((s) => ({ ...s, px: s.x * W, py: s.y * H }))
  const rnd = random(20)

  /** How much of each element lies at a point: the nearest spaces decide, near ones most. */
  const region = (x, y) => {
    const w = Object.fromEntries(ELEMENTS.map((e) => [e, 1e-9]))
    for (const s of spaces) {
      if (!s.symbol) continue
      const d = ((s.px - x) / 1.15) ** 2 + (s.py - y) ** 2 + 900
      w[s.symbol] += (s.kind === 'forbid' ? 0.35 : 1) / d ** 2
    }
    const sum = Object.values(w).reduce((a, b) => a + b)
    for (const e of ELEMENTS) w[e] /= sum
    return w
  }
  const strongest = (x, y) => {
    const w = region(x, y)
    return ELEMENTS.reduce((a, b) => (w[b] > w[a] ? b : a))
  }

  /* ---- ridges ---- */
  const shape = {
    nature: (x, k) => -26 * noise(x / 170, k * 7 + 1) - 8 * noise(x / 58, k * 7 + 2),
    water: (x, k) => 4 - 6 * noise(x / 160, k * 7 + 3),
    air: (x, k) => -20 * (0.5 + 0.5 * Math.sin(x / 150 + k * 1.9)) ** 1.6 - 6,
    fire: (x, k) => -30 * smooth(Math.min(1, Math.max(0, noise(x / 130, k * 7 + 4) * 2.6 - 0.8))),
    mineral: (x, k) => {
      const c = 92,
        i = Math.floor(x / c),
        f = x / c - i
      const p = 0.3 + 0.4 * hash(i, k * 7 + 5)
      const t = f < p ? f / p : (1 - f) / (1 - p)
      return -(16 + 40 * hash(i, k * 7 + 6)) * t
    },
  }
  const edgeAt = []
  const STEP = 20
  for (let k = 0; k < N; k++) {
    const list = []
    for (let x = BOX.x; x <= BOX.x + BOX.w; x += STEP) {
      const w = region(x, BASES[k] + 30)
      let y = BASES[k]
      for (const e of ELEMENTS) y += w[e] * shape[e](x, k)
      y += 78 * (noise(x / 420, k * 11 + 50) - 0.5) * (k ? 1 : 0.4) + 26 * (noise(x / 150, k * 11 + 51) - 0.5)
      if (k === 0) y -= 44 * noise(x / 210, 91) + 20 * noise(x / 60, 92) // the far range
      list.push([x, y])
    }
    edgeAt.push(list)
  }
  const edge = (k, x) => {
    const list = edgeAt[Math.min(N - 1, k)]
    const f = Math.min(list.length - 1.001, Math.max(0, (x - BOX.x) / STEP))
    const i = Math.floor(f)
    return list[i][1] + (list[i + 1][1] - list[i][1]) * (f - i)
  }

  /* ---- folds: the long ridges, and a hill of its own element under every group of spaces ---- */
  const folds = BASES.map((y, k) => ({ y, band: k, crest: (x) => edge(k, x) }))
  const hills = []
  const hill = (cx, y0, e, seed) => {
    const w = 190 + 150 * hash(seed, 11),
      drop = 84 + 60 * hash(seed, 12),
      skew = (hash(seed, 13) - 0.5) * 0.5
    const crest = (x) => {
      const t = (x - cx) / w
      if (Math.abs(t) >= 1) return 1e9
      const u = t + skew * (1 - t * t)
      return (
        y0 +
        (drop * (1 - Math.cos(Math.PI * u))) / 2 +
        (shape[e](x, seed % 9) + 14) * (e === 'mineral' ? 0.7 : 0.45) * (1 - t * t)
      )
    }
    hills.push({ y: y0, x: cx, w, drop, e, seed, crest })
  }
  const crowded = (x, y) => hills.some((h) => Math.abs(h.x - x) < h.w * 0.72 && Math.abs(h.y - y) < 62)
  ;[...spaces]
    .sort((p, q) => hash(r(p.px), 30) - hash(r(q.px), 30))
    .forEach((s, i) => {
      const y = s.py - (s.kind === 'village' ? 20 : 50)
      if (!crowded(s.px, y)) hill(s.px + (hash(i, 31) - 0.5) * 80, y, s.symbol ?? strongest(s.px, s.py), i)
    })
  for (let i = 0; i < 11; i++)
    hill(
      BOX.x + 60 + i * 208 + 60 * (hash(i, 34) - 0.5),
      30 + 34 * hash(i, 35),
      strongest(BOX.x + 60 + i * 208, 60),
      400 + i,
    ) // the foothills
  for (let i = 0; i < 260; i++) {
    const x = BOX.x + hash(i, 32) * BOX.w,
      y = 20 + hash(i, 33) * 1080
    if (!crowded(x, y)) hill(x, y, strongest(x, y), 100 + i)
  }
  folds.push(...hills)
  folds.sort((p, q) => p.y - q.y)
  /** The fold in front at this place. */
  const layerOf = (x, y) => {
    for (let i = folds.length - 1; i > 0; i--) if (folds[i].crest(x) < y) return i
    return 0
  }
  /** Eight steps of depth, from the sky to the viewer. */
  const depth = (y) => Math.max(0, Math.min(7, Math.floor(((y + 40) / 1120) * 8)))

  /* ---- what must stay clear ---- */
  const ways = [...board.paths, ...board.signs.map(({ a, b }) => [a, b])].map(([a, b]) => {
    const sign = signs.find((s) => s.a === a && s.b === b)
    return road(at[a], at[b], sign)
  })
  const near = (x, y, top) => {
    // how far from anything that is printed; `top` is the height of the thing that stands here
    let best = 1e9
    for (const s of spaces) {
      const rad = s.kind === 'village' ? 92 : 36
      for (const dy of [0, top * 0.5, top])
        best = Math.min(best, Math.hypot(s.px - x, (s.py - (y - dy)) * 1.1) - rad)
      if (s.kind === 'village')
        best = Math.min(best, Math.max(Math.abs(s.px - x) - 112, Math.abs(s.py + 66 - y) - 34))
    }
    for (const s of signs) best = Math.min(best, Math.hypot((s.px - x) * 0.7, s.py - y + top * 0.4) - 30)
    for (const river of rivers)
      for (const p of river) best = Math.min(best, Math.hypot(p[0] - x, p[1] - y) - p[2] - 16)
    for (const way of ways)
      for (const p of way) best = Math.min(best, Math.hypot(p[0] - x, (p[1] - y) * 1.3) - 12)
    return best
  }

  /* ---- the line of the river: from pond to pond, then out of the picture towards the viewer ---- */
  const rivers = [
    [
      ['w7', 'w6', 'w3', 'w4', 'w2', 'w5'],
      [
        [700, 900],
        [664, 1020],
        [600, 1190],
      ],
    ],
    [
      ['w9', 'w8'],
      [
        [1128, 960],
        [1190, 1060],
        [1160, 1190],
      ],
    ],
  ].map(([ids, ends]) => {
    const pts = [...ids.map((id) => [at[id].px, at[id].py + 22]), ...ends]
    const line = []
    for (let i = 0; i + 1 < pts.length; i++) {
      const [p0, p1, p2, p3] = [pts[i - 1] ?? pts[i], pts[i], pts[i + 1], pts[i + 2] ?? pts[i + 1]]
      for (let t = 0; t < 1; t += 0.1) {
        const c = [0, 1].map(
          (j) =>
            0.5 *
            (2 * p1[j] +
              (p2[j] - p0[j]) * t +
              (2 * p0[j] - 5 * p1[j] + 4 * p2[j] - p3[j]) * t * t +
              (3 * p1[j] - p0[j] - 3 * p2[j] + p3[j]) * t ** 3),
        )
        line.push([c[0] + Math.sin((i + t) * 5) * 12, c[1], 8 + 26 * ((i + t) / pts.length) ** 1.5])
      }
    }
    return line
  })

  /* ---- the things that stand on the ground: [class, path] ---- */
  const standing = [],
    behind = new Map()
  const put = (k, y, parts) => standing.push({ y, parts })
  const tone = (parts, e, y) =>
    parts.map(([c, d]) => [typeof c === 'number' ? `c${depth(y)}${e[0]}${c}` : c, d])

  const fir = (x, y, s) => {
    const h = 46 * s,
      w = 13 * s
    const full = [
      [x, y - h],
      [x + w * 0.5, y - h * 0.66],
      [x + w * 0.26, y - h * 0.66],
      [x + w * 0.78, y - h * 0.34],
      [x + w * 0.4, y - h * 0.34],
      [x + w, y - h * 0.06],
      [x + 2 * s, y - h * 0.06],
      [x + 2 * s, y],
      [x - 2 * s, y],
      [x - 2 * s, y - h * 0.06],
      [x - w, y - h * 0.06],
      [x - w * 0.4, y - h * 0.34],
      [x - w * 0.78, y - h * 0.34],
      [x - w * 0.26, y - h * 0.66],
      [x - w * 0.5, y - h * 0.66],
    ]
    const half = [
      [x, y - h],
      [x, y - h * 0.06],
      [x - w, y - h * 0.06],
      [x - w * 0.4, y - h * 0.34],
      [x - w * 0.78, y - h * 0.34],
      [x - w * 0.26, y - h * 0.66],
      [x - w * 0.5, y - h * 0.66],
    ]
    return [
      [1, poly(full)],
      [2, poly(half)],
    ]
  }
  const oak = (x, y, s) => {
    const a = r(13 * s),
      b = r(15 * s),
      t = r(30 * s)
    const X = r(x),
      Y = r(y)
    return [
      [
        1,
        `M${X - 2} ${Y}l2-${t} 3 ${t}zM${X - a} ${Y - t}a${a} ${b} 0 1 1 ${2 * a} 0 ${a} ${r(b * 0.7)} 0 0 1-${2 * a} 0z`,
      ],
      [
        2,
        `M${X - a} ${Y - t}a${a} ${b} 0 0 1 ${a}-${b} ${r(a * 0.7)} ${r(b * 1.1)} 0 0 0-${r(a * 0.3)} ${r(b * 1.6)} ${a} ${b} 0 0 1-${r(a * 0.7)}-${r(b * 0.6)}z`,
      ],
    ]
  }
  const flame = (x, y, s) => {
    // a cypress with the outline of a flame
    const X = r(x),
      Y = r(y),
      h = r(50 * s),
      w = r(10 * s)
    return [
      [
        1,
        `M${X} ${Y - h}c${r(w * 0.4)} ${r(h * 0.3)} ${w} ${r(h * 0.36)} ${w} ${r(h * 0.64)} 0 ${r(h * 0.2)}-${r(w * 0.5)} ${r(h * 0.3)}-${w} ${r(h * 0.3)}s-${w}-${r(h * 0.1)}-${w}-${r(h * 0.3)}c0-${r(h * 0.2)} ${r(w * 0.5)}-${r(h * 0.24)} ${r(w * 0.5)}-${r(h * 0.4)}zM${X - 1} ${Y - 5}h3v6h-3z`,
      ],
      [
        2,
        `M${X} ${Y - h}c${r(w * 0.1)} ${r(h * 0.34)}-${r(w * 0.2)} ${r(h * 0.5)}-${r(w * 0.2)} ${r(h * 0.92)}-${r(w * 0.5)} 0-${r(w * 0.8)}-${r(h * 0.1)}-${r(w * 0.8)}-${r(h * 0.28)}c0-${r(h * 0.2)} ${r(w * 0.5)}-${r(h * 0.24)} ${r(w * 0.5)}-${r(h * 0.4)}z`,
      ],
    ]
  }
  const peak = (x, y, s, i) => {
    const h = (78 + 40 * hash(i, 3)) * s,
      w = (56 + 22 * hash(i, 4)) * s,
      lean = (hash(i, 5) - 0.5) * 18 * s
    const apex = [x + lean, y - h]
    const fold = [x + lean * 0.4 - w * 0.1, y]
    return [
      [1, poly([apex, [x + w * 0.36, y - h * 0.42], [x + w, y], [x - w, y], [x - w * 0.46, y - h * 0.5]])],
      [
        2,
        poly([
          apex,
          [x + lean - w * 0.1, y - h * 0.6],
          [x - w * 0.02, y - h * 0.42],
          fold,
          [x - w, y],
          [x - w * 0.46, y - h * 0.5],
        ]),
      ],
      [
        'snow',
        poly([
          apex,
          [x + lean + w * 0.24, y - h * 0.7],
          [x + lean + w * 0.08, y - h * 0.64],
          [x + lean - w * 0.02, y - h * 0.74],
          [x + lean - w * 0.16, y - h * 0.62],
          [x + lean - w * 0.26, y - h * 0.72],
        ]),
      ],
    ]
  }
  const crystal = (x, y, s) => {
    const c = (dx, h, w) =>
      poly([
        [x + dx, y - h * s],
        [x + dx + w * s, y - h * 0.66 * s],
        [x + dx + w * 0.8 * s, y],
        [x + dx - w * 0.8 * s, y],
        [x + dx - w * s, y - h * 0.7 * s],
      ])
    const f = (dx, h, w) =>
      poly([
        [x + dx, y - h * s],
        [x + dx + w * 0.1 * s, y],
        [x + dx - w * 0.8 * s, y],
        [x + dx - w * s, y - h * 0.7 * s],
      ])
    return [
      ['gem1', c(-9 * s, 20, 5) + c(10 * s, 16, 5) + c(0, 32, 7)],
      ['gem2', f(-9 * s, 20, 5) + f(10 * s, 16, 5) + f(0, 32, 7)],
    ]
  }
  const grass = (x, y, s) => {
    // wind-bent tufts
    const X = r(x),
      Y = r(y),
      a = r(20 * s)
    return [
      [
        2,
        `M${X} ${Y}q2-${r(a * 0.9)} ${a}-${a}q-${r(a * 0.5)} ${r(a * 0.3)}-${r(a * 0.7)} ${a}zM${X + 5} ${Y}q4-${r(a * 0.5)} ${r(a * 1.2)}-${r(a * 0.5)}q-${r(a * 0.8)} ${r(a * 0.1)}-${r(a * 0.9)} ${r(a * 0.5)}zM${X - 2} ${Y}q-6-${r(a * 0.7)} ${r(a * 0.2)}-${r(a * 1.2)}q-${r(a * 0.1)} ${r(a * 0.7)} ${r(a * 0.1)} ${r(a * 1.2)}z`,
      ],
    ]
  }
  const mill = (x, y, s) => {
    const X = r(x),
      Y = r(y),
      h = 46 * s
    const sail = (a) => {
      const c = Math.cos(a),
        n = Math.sin(a),
        L = 28 * s,
        b = 6 * s
      return poly([
        [x, y - h],
        [x + c * L - n * b, y - h + n * L + c * b],
        [x + c * L, y - h + n * L],
        [x + c * 6 * s, y - h + n * 6 * s],
      ])
    }
    return [
      [
        1,
        poly([
          [x - 10 * s, y],
          [x - 6 * s, y - h],
          [x + 6 * s, y - h],
          [x + 10 * s, y],
        ]) +
          poly([
            [x - 8 * s, y - h + 2],
            [x, y - h - 10 * s],
            [x + 8 * s, y - h + 2],
          ]),
      ],
      [2, [0.4, 1.97, 3.54, 5.11].map(sail).join('')],
      ['win', `M${X - 2} ${r(Y - h * 0.5)}h4v6h-4z`],
    ]
  }
  const reeds = (x, y, s) => {
    const X = r(x),
      Y = r(y)
    return [
      [
        2,
        [-8, -4, 0, 5, 9]
          .map(
            (dx, i) =>
              `M${X + dx} ${Y}q${i - 2}-${r(12 * s)} ${r((i - 2) * 2)}-${r((18 + 5 * ((i * 7) % 3)) * s)}q2 ${r(8 * s)} ${r(3 - (i - 2) * 1.4)} ${r((18 + 5 * ((i * 7) % 3)) * s)}z`,
          )
          .join(''),
      ],
    ]
  }

  /* ---- peaks on the skyline and behind the mineral spaces ---- */
  const sky = []
  for (let i = 0; i < 17; i++) {
    const x = BOX.x + 30 + i * 134 + (hash(i, 60) - 0.5) * 70
    sky.push(...tone(peak(x, edge(0, x) + 40, 0.72 + 0.66 * hash(i, 61), i + 40), 'mineral', -30))
  }
  for (let i = 0; i < 15; i++) {
    const x = BOX.x + 90 + i * 150 + (hash(i, 62) - 0.5) * 70
    if (strongest(x, 60) === 'mineral')
      behind.set(`b${i}`, {
        at: 1,
        parts: tone(peak(x, edge(1, x) + 20, 0.9 + 0.5 * hash(i, 63), i + 70), 'mineral', 40),
      })
  }
  spaces
    .filter((s) => s.symbol === 'mineral')
    .forEach((s, i) => {
      for (const [dx, dy, sc] of [
        [-58, -44, 0.78],
        [44, -52, 0.92],
        [92, -30, 0.66],
        [-104, -26, 0.6],
      ]) {
        const x = s.px + dx,
          y = s.py + dy
        if (near(x, y, 10) < 6) continue
        put(0, y, tone(peak(x, y, sc, i * 4 + dx), 'mineral', y))
      }
    })
  /* trees that look over the crest of a hill: painted before it */
  for (const h of hills) {
    const list = []
    const n = { nature: 11, water: 3, air: 0, fire: 6, mineral: 4 }[h.e]
    for (let i = 0; i < n; i++) {
      const x = h.x + (hash(i, h.seed + 200) - 0.5) * h.w * 1.5
      const y = h.crest(x) + 9
      if (y > 5000) continue
      const s = (0.6 + 0.45 * (y / H)) * (0.75 + 0.5 * hash(i, h.seed + 300))
      if (near(x, y, 46 * s) < 2 || layerOf(x, y - 12) > folds.indexOf(h)) continue
      list.push(
        ...tone(h.e === 'fire' ? flame(x, y, s) : h.e === 'water' ? oak(x, y, s) : fir(x, y, s), h.e, y - 60),
      )
    }
    h.over = list
  }

  /* ---- scatter: a dart board of points, kept apart ---- */
  const kept = []
  const roomy = (x, y, d) => kept.every(([a, b]) => Math.abs(a - x) > d || Math.abs(b - y) > d * 0.42)
  const eyes = []
  for (let i = 0; i < 5200; i++) {
    const x = BOX.x + 20 + rnd() * (BOX.w - 40),
      y = 40 + rnd() * (BOX.y + BOX.h - 60)
    const k = layerOf(x, y)
    if (k === 0) continue
    const e = folds[k].e ?? strongest(x, y)
    if (y - folds[k].crest(x) < 14) continue
    const s = (0.62 + 0.5 * (y / H)) * (0.8 + 0.4 * rnd())
    const wide = { nature: 22, water: 52, air: 84, fire: 34, mineral: 46 }[e] * (0.8 + 0.3 * (y / H))
    if (!roomy(x, y, wide)) continue
    const tall = { nature: 46, water: 18, air: 24, fire: 48, mineral: 30 }[e] * s
    if (near(x, y, tall) < 4) continue
    kept.push([x, y])
    let parts
    const pick = rnd()
    if (e === 'nature') parts = pick < 0.7 ? fir(x, y, s) : oak(x, y, s)
    else if (e === 'water') parts = pick < 0.6 ? reeds(x, y, s) : oak(x, y, s * 0.8)
    else if (e === 'air') parts = pick < 0.1 ? mill(x, y, s * 1.1) : grass(x, y, s)
    else if (e === 'fire') parts = flame(x, y, s)
    else
      parts =
        pick < 0.32 ? crystal(x, y, s) : pick < 0.7 ? fir(x, y, s * 0.8) : peak(x, y, s * 0.36, i).slice(0, 2)
    put(k, y, tone(parts, e, y))
    if (e === 'nature' && eyes.length < 16 && rnd() < 0.09) eyes.push([x, y, s, k])
  }

  /* ---- water: a pond under every water space, and a river that joins them ---- */
  const shore = [],
    lake = [],
    gleam = []
  const pond = (x, y, w, h) =>
    `M${r(x - w)} ${r(y)}c${r(w * 0.1)}-${r(h * 0.9)} ${r(w * 0.6)}-${r(h)} ${r(w)}-${r(h)}s${r(w * 0.94)} ${r(h * 0.3)} ${r(w)} ${r(h)}-${r(w * 0.5)} ${r(h)}-${r(w)} ${r(h)}-${r(w * 1.04)}-${r(h * 0.3)}-${r(w)}-${r(h)}z`
  for (const s of spaces.filter((one) => one.symbol === 'water' && one.kind === 'need')) {
    const w = 92 + 26 * hash(r(s.px), 8),
      h = 23 + 8 * hash(r(s.py), 9),
      x = r(s.px),
      y = r(s.py + 20)
    shore.push(pond(x, y, w + 8, h + 6))
    lake.push(pond(x, y + 2, w, h))
    for (const [dx, dy, l] of [
      [-0.6, 8, 0.42],
      [0.2, 14, 0.46],
      [0.32, -7, 0.3],
      [-0.7, -4, 0.2],
    ])
      gleam.push(
        `M${r(x + w * dx)} ${y + dy}q${r(w * l * 0.5)}-4 ${r(w * l)} 0q-${r(w * l * 0.5)} 4-${r(w * l)} 0z`,
      )
  }
  for (const river of rivers) {
    for (const [list, extra] of [
      [shore, 7],
      [lake, 0],
    ]) {
      const side = (f) => river.map(([x, y, w]) => [x + f * (w + extra), y])
      list.push(curve([...side(-1), ...side(1).reverse()]) + 'z')
    }
    river.forEach(([x, y, w], i) => {
      if (i % 6 === 3)
        gleam.push(`M${r(x - w * 0.4)} ${r(y)}q${r(w * 0.4)}-4 ${r(w)} 2q-${r(w * 0.5)} 3-${r(w)}-2z`)
    })
  }

  /* ---- villages: the farther, the prouder ---- */
  const house = (x, y, w, h, roof) => ({
    back: [
      [
        'wall1',
        poly([
          [x - w, y],
          [x - w, y - h],
          [x + w, y - h],
          [x + w, y],
        ]),
      ],
      [
        'wall2',
        poly([
          [x, y],
          [x, y - h],
          [x + w, y - h],
          [x + w, y],
        ]),
      ],
      [
        'roof1',
        poly([
          [x - w - 4, y - h + 2],
          [x - w * 0.3, y - h - roof],
          [x + w + 4, y - h + 2],
        ]),
      ],
      [
        'roof2',
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
    ],
  })
  const tower = (x, y, w, h, roof) => [
    [
      'wall1',
      poly([
        [x - w, y],
        [x - w, y - h],
        [x + w, y - h],
        [x + w, y],
      ]),
    ],
    [
      'wall2',
      poly([
        [x + w * 0.1, y],
        [x + w * 0.1, y - h],
        [x + w, y - h],
        [x + w, y],
      ]),
    ],
    [
      'roof1',
      poly([
        [x - w - 4, y - h + 1],
        [x, y - h - roof],
        [x + w + 4, y - h + 1],
      ]),
    ],
    [
      'roof2',
      poly([
        [x, y - h - roof],
        [x + w + 4, y - h + 1],
        [x + 2, y - h + 1],
      ]),
    ],
    ['win', `M${r(x - 3)} ${r(y - h * 0.84)}h6v9h-6zM${r(x - 3)} ${r(y - h * 0.45)}h6v8h-6z`],
  ]
  const plans = {
    3: [
      ['h', -30, 0, 17, 18, 20],
      ['h', 20, 6, 20, 20, 24],
    ],
    5: [
      ['h', -44, -2, 15, 16, 18],
      ['h', 40, -2, 16, 17, 20],
      ['h', -6, 4, 21, 22, 26],
    ],
    8: [
      ['t', 30, -8, 9, 46, 20],
      ['h', -44, 0, 17, 18, 20],
      ['h', 2, 2, 19, 22, 24],
      ['h', 48, 4, 16, 16, 18],
    ],
    10: [
      ['t', -8, -10, 11, 58, 26],
      ['h', -52, -2, 17, 20, 20],
      ['h', 46, -4, 18, 20, 22],
      ['h', -22, 5, 19, 20, 22],
      ['h', 22, 6, 17, 18, 20],
    ],
    12: [
      ['t', -32, -10, 10, 50, 22],
      ['t', 30, -12, 11, 62, 28],
      ['h', -60, 0, 16, 18, 20],
      ['h', 0, -2, 20, 26, 26],
      ['h', 58, 0, 17, 19, 20],
      ['h', 26, 7, 17, 18, 18],
    ],
    15: [
      ['t', -44, -10, 11, 58, 26],
      ['t', 0, -14, 13, 82, 34],
      ['t', 42, -10, 11, 64, 28],
      ['h', -66, 2, 16, 18, 18],
      ['h', -22, 3, 18, 26, 22],
      ['h', 22, 4, 18, 24, 22],
      ['h', 64, 3, 16, 18, 18],
    ],
    20: [
      ['t', -56, -8, 11, 62, 28],
      ['t', -28, -12, 12, 84, 32],
      ['t', 34, -12, 13, 78, 32],
      ['t', 62, -8, 11, 58, 26],
      ['t', 4, -16, 17, 112, 44],
      ['h', -44, 5, 18, 24, 22],
      ['h', 46, 6, 18, 22, 22],
      ['h', 0, 8, 22, 26, 24],
    ],
  }
  const houses = []
  for (const s of spaces.filter((one) => one.kind === 'village')) {
    const parts = []
    const Y = s.py + 26,
      X = s.px,
      wide = 92 + s.light * 1.6,
      z = 1.16
    parts.push([
      'mound',
      `M${r(X - wide)} ${r(Y + 20)}q${r(wide * 0.35)}-34 ${r(wide)}-36t${r(wide)} 36q-${r(wide * 0.3)} 26-${r(wide)} 26t-${r(wide)}-26z`,
    ])
    for (const [kind, dx, dy, w, h, roof] of plans[s.light]) {
      const list =
        kind === 'h'
          ? house(X + dx * z, Y + dy, w * z, h * z, roof * z).back
          : tower(X + dx * z, Y + dy, w * z, h * z, roof * z)
      parts.push(...list)
      if (kind === 'h' && dx)
        parts.push([
          'smoke',
          `M${r(X + dx * z + 4)} ${r(Y + dy - (h + roof * 0.7) * z)}q-8-10 0-18t-2-20q12 10 6 22t0 16z`,
        ])
    }
    if (s.light === 20) {
      // the great lamp
      parts.push(
        ['lamp', `M${r(X - 6)} ${r(Y - 206)}l10-16 10 16-10 14z`],
        ['halo', `M${r(X - 116)} ${r(Y - 206)}a120 120 0 1 0 240 0 120 120 0 1 0-240 0z`],
      )
    }
    standing.push({ y: Y + 8, parts })
    houses.push({ x: X, y: Y, light: s.light })
  }

  /* ---- paper clouds lie low over the air, wind curls rise from it ---- */
  const cloud = (x, y, s) =>
    `M${r(x - 70 * s)} ${r(y)}q-6-${r(20 * s)} ${r(20 * s)}-${r(20 * s)}q${r(6 * s)}-${r(24 * s)} ${r(36 * s)}-${r(16 * s)}q${r(26 * s)}-${r(26 * s)} ${r(46 * s)} ${r(8 * s)}q${r(30 * s)}-${r(6 * s)} ${r(34 * s)} ${r(28 * s)}z`
  const swirl = (x, y, s) =>
    `M${r(x)} ${r(y)}c${r(30 * s)} ${r(6 * s)} ${r(66 * s)}-${r(2 * s)} ${r(70 * s)}-${r(26 * s)}c${r(2 * s)}-${r(18 * s)}-${r(24 * s)}-${r(22 * s)}-${r(28 * s)}-${r(6 * s)}c-${r(2 * s)} ${r(10 * s)} ${r(14 * s)} ${r(12 * s)} ${r(15 * s)} ${r(4 * s)}M${r(x + 14 * s)} ${r(y + 9 * s)}c${r(40 * s)} ${r(4 * s)} ${r(70 * s)} 0 ${r(96 * s)}-${r(12 * s)}`
  for (let i = 0, n = 0; i < 900 && n < 34; i++) {
    const x = BOX.x + 60 + hash(i, 141) * (BOX.w - 120),
      y = 130 + hash(i, 142) * 960
    if (strongest(x, y) !== 'air' || near(x, y, 24) < 8 || !roomy(x, y, 46)) continue
    kept.push([x, y])
    n++
    standing.push({
      y: y + 30,
      parts: [
        n % 2
          ? ['cloud', cloud(x, y, 0.7 + 0.5 * hash(i, 143))]
          : ['curl', swirl(x, y, 0.8 + 0.5 * hash(i, 144))],
      ],
    })
  }

  /* ---- surprises: seen only in the light, or only in the dark ---- */
  const deer = (x, y, s, flip) => {
    const f = (dx, dy) => [x + dx * s * flip, y + dy * s]
    return poly([
      f(-14, -14),
      f(-16, -17),
      f(-12, -18),
      f(6, -19),
      f(12, -30),
      f(10, -34),
      f(6, -42),
      f(8, -42),
      f(11, -36),
      f(12, -44),
      f(14, -44),
      f(13, -36),
      f(17, -42),
      f(19, -41),
      f(15, -34),
      f(22, -31),
      f(22, -28),
      f(16, -27),
      f(13, -14),
      f(13, 0),
      f(11, 0),
      f(9, -11),
      f(-6, -10),
      f(-8, 0),
      f(-10, 0),
      f(-10, -10),
      f(-12, -6),
      f(-12, 0),
      f(-14, 0),
      f(-15, -8),
    ])
  }
  const hare = (x, y, s, flip) => {
    const f = (dx, dy) => [x + dx * s * flip, y + dy * s]
    return poly([
      f(-8, 0),
      f(-10, -6),
      f(-6, -11),
      f(2, -11),
      f(4, -15),
      f(1, -24),
      f(3, -24),
      f(6, -17),
      f(7, -25),
      f(9, -24),
      f(9, -16),
      f(12, -13),
      f(10, -10),
      f(7, -9),
      f(7, 0),
      f(4, 0),
      f(3, -5),
      f(-2, -4),
      f(-3, 0),
    ])
  }
  const bird = (x, y, s) =>
    `M${r(x)} ${r(y)}q${r(6 * s)}-${r(7 * s)} ${r(12 * s)} 0q${r(6 * s)}-${r(7 * s)} ${r(12 * s)} 0q-${r(6 * s)}-${r(3 * s)}-${r(12 * s)} ${r(3 * s)}q-${r(6 * s)}-${r(6 * s)}-${r(12 * s)}-${r(3 * s)}z`
  const spots = [
    [262, 742, 1, 1],
    [292, 748, 0.8, -1],
    [1392, 872, 1.1, -1],
    [300, 168, 0.8, -1],
    [1440, 480, 0.8, 1],
    [1352, 640, 0.9, -1],
    [196, 300, 0.8, 1],
  ]
  for (const [x, y, s, f] of spots)
    if (near(x, y, 30) > -6) standing.push({ y: y + 1, parts: [['beast', deer(x, y, s, f)]] })
  for (const [x, y, s, f] of [
    [440, 905, 1, 1],
    [820, 742, 1, -1],
    [1210, 905, 1, 1],
    [560, 250, 0.8, 1],
    [1560, 520, 0.9, -1],
    [1740, 760, 1, 1],
  ])
    if (near(x, y, 20) > -4) standing.push({ y: y + 1, parts: [['beast', hare(x, y, s, f)]] })
  for (const [x, y, s] of eyes)
    standing.push({
      y: y + 2,
      parts: [
        ['eyes', `M${r(x - 5)} ${r(y - 8 * s)}a2 2 0 1 0 .1 0zM${r(x + 3)} ${r(y - 8 * s)}a2 2 0 1 0 .1 0z`],
      ],
    })
  const birds = [
    [
      'bird',
      [
        [900, 30, 1],
        [940, 44, 0.8],
        [880, 56, 0.7],
        [1560, 20, 1],
        [1600, 36, 0.7],
        [420, 26, 0.9],
        [450, 42, 0.7],
      ]
        .map((b) => bird(...b))
        .join(''),
    ],
  ]

  /* ---- sky ---- */
  const stars = [1, 2].map((size) =>
    Array.from(
      { length: 70 / size },
      (_, i) => `M${r(BOX.x + hash(i, 70 + size) * BOX.w)} ${r(BOX.y + hash(i, 80 + size) * 190)}h.1`,
    ).join(''),
  )

  /* ---- the wings of the theatre: what stands nearest, below the board and beside it ---- */
  const front = []
  for (let i = 0; i < 34; i++) {
    const x = BOX.x + (BOX.w * (i + hash(i, 151))) / 34
    const side = Math.abs(x - W / 2) / (W / 2)
    const s = 1.1 + 1.5 * side ** 4 + 0.5 * hash(i, 152)
    front.push([hash(i, 153) < 0.5 ? 'front1' : 'front2', fir(x, 1128 + 30 * hash(i, 154), s)[0][1]])
  }
  front.sort((a, b) => (a[0] > b[0] ? -1 : 1))

  /* ---- write it down ---- */
  const body = []
  body.push(`<path class="sky" d="M${BOX.x} ${BOX.y}h${BOX.w}v${BOX.h}h-${BOX.w}z"/>`)
  body.push(
    `<g class="stars"><path d="${stars[0]}" stroke-width="2.2"/><path d="${stars[1]}" stroke-width="3.4"/></g>`,
  )
  body.push(
    '<circle class="orb2" cx="1196" cy="-34" r="150"/><circle class="orb" cx="1196" cy="-34" r="34"/><path class="crescent" d="M1206-66a32 32 0 1 0 20 44 28 28 0 1 1-20-44z"/>',
  )
  body.push(join([...birds, ...sky]))
  let defs = ''
  folds.forEach((fold, i) => {
    const back = [...behind.values()].filter((b) => b.at === fold.band).flatMap((b) => b.parts)
    if (fold.band !== undefined) {
      const k = fold.band,
        top = curve(edgeAt[k])
      defs += `<path id="e${k}" d="${top}"/><path id="f${k}" d="${top}V${BOX.y + BOX.h}H${BOX.x}z"/>`
      body.push(
        join(back),
        `<g class="l${k}"><use class="s3" href="#e${k}"/><use class="s2" href="#e${k}"/><use class="f" href="#f${k}"/><use class="t" href="#f${k}"/><use class="e" href="#e${k}"/></g>`,
      )
      return
    }
    const points = []
    for (let j = 0; j <= 22; j++) {
      const x = fold.x - fold.w + (fold.w * 2 * j) / 22
      points.push([x, fold.crest(Math.min(fold.x + fold.w - 0.5, Math.max(fold.x - fold.w + 0.5, x)))])
    }
    const top = curve(points),
      rim = curve(points.slice(4, -4)),
      low = r(fold.y + fold.drop + 10)
    body.push(
      join(fold.over),
      `<path class="s2" d="${rim}"/><path class="k${depth(fold.y)}${fold.e[0]}" d="${top}L${r(fold.x + fold.w)} ${low}H${r(fold.x - fold.w)}z"/><path class="e e${depth(fold.y)}" d="${rim}"/>`,
    )
  })
  body.push(
    shore.map((d) => `<path class="shore" d="${d}"/>`).join('') +
      lake.map((d) => `<path class="lake" d="${d}"/>`).join('') +
      `<path class="gleam" d="${gleam.join('')}"/>`,
  )
  body.push(join(standing.sort((a, b) => a.y - b.y).flatMap((item) => item.parts)), join(front))
  // tints per fold: what elements it crosses, from left to right
  const tints = BASES.map((b, k) => {
    const stops = []
    for (let i = 0; i <= 14; i++) {
      const x = BOX.x + (BOX.w * i) / 14
      stops.push([i / 14, region(x, b + 60)])
    }
    return stops
  })
  // the nearest fold: where the window is taller than the land, dark paper with a row of firs stands before it
  let firs = `M${BOX.x - 400} 1112`
  for (let x = BOX.x - 400, i = 0; x < BOX.x + BOX.w + 400; x += 58, i++) {
    const h = 30 + ((i * 37) % 46)
    firs += `l12 0l17-${h}l17 ${h}l12 0`
  }
  body.push(`<path class="fold" d="${firs}V2600H${BOX.x - 400}z"/>`)
  // and where it is wider, two wings of the theatre: forest that rises towards the edge of the stage
  for (const side of [-1, 1])
    for (const [name, reach, size, seed] of [
      ['front2', 130, 2.1, 170],
      ['front1', 60, 2.8, 190],
    ]) {
      const edge = side < 0 ? BOX.x : BOX.x + BOX.w
      const rim = (t) => edge - side * (6 + reach * t ** 1.8 + 10 * Math.sin(t * 17 + seed))
      let d = `M${edge + side * 900} ${BOX.y - 700}H${r(rim(0))}`
      for (let i = 0; i <= 16; i++) d += `L${r(rim(i / 16))} ${r(BOX.y + (BOX.h * i) / 16)}`
      d += `V2600H${edge + side * 900}z`
      for (let i = 0; i < 17; i++)
        for (const out of [0, 46]) {
          const t = (i + 0.6 * hash(i + out, seed)) / 16
          d += fir(
            rim(t) + side * out,
            BOX.y + BOX.h * t + 44 * size,
            size * (0.8 + 0.5 * hash(i, seed + 1)),
          )[0][1]
        }
      body.push(`<path class="${name}" d="${d}"/>`)
    }
  return { defs, body: body.join(''), tints, houses, ways, layers: N, bases: BASES }
}

/** Paths of one class that follow each other become one; paint order is kept within a small window of rows. */
function join(list) {
  let text = '',
    last = '',
    d = ''
  const flush = () => {
    if (d) text += `<path class="${last}" d="${d}"/>`
    d = ''
  }
  for (const [c, path] of list) {
    if (c !== last) {
      flush()
      last = c
    }
    d += path
  }
  flush()
  return text
}

/** A footpath between two spaces: it sways a little, the same way every time; with a sign it passes under the sign. */
export function road(a, b, sign) {
  const [ax, ay, bx, by] = [a.px ?? a.x * W, a.py ?? a.y * H, b.px ?? b.x * W, b.py ?? b.y * H]
  const length = Math.hypot(bx - ax, by - ay)
  let cx, cy
  if (sign)
    [cx, cy] = [2 * (sign.px ?? sign.x * W) - (ax + bx) / 2, 2 * (sign.py ?? sign.y * H) - (ay + by) / 2]
  else {
    const sway = Math.sin(ax * 0.013 + by * 0.027) * Math.min(26, length * 0.13)
    cx = (ax + bx) / 2 - ((by - ay) / length) * sway
    cy = (ay + by) / 2 + ((bx - ax) / length) * sway
  }
  return Array.from({ length: 13 }, (_, i) => {
    const t = i / 12,
      u = 1 - t
    return [u * u * ax + 2 * u * t * cx + t * t * bx, u * u * ay + 2 * u * t * cy + t * t * by]
  })
}

/* ---- palettes ---- */
const rgb = (h) => [1, 3, 5].map((i) => parseInt(h.slice(i, i + 2), 16))
export const mix = (a, b, t) =>
  '#' +
  rgb(a)
    .map((v, i) =>
      r(v + (rgb(b)[i] - v) * Math.min(1, Math.max(0, t)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')

/* Of each element: the crest and the foot of its hills, far and near; and the things that stand on them. */
export const NIGHT = {
  sky: ['#090a22', '#2b2c78'],
  rim: ['#8b90ea', '#4a4fa8'],
  shade: '#05051c',
  crest: {
    nature: ['#33568c', '#16304f'],
    water: ['#3a58b4', '#1b2f74'],
    air: ['#5f66c0', '#2f3478'],
    fire: ['#5f4290', '#33205c'],
    mineral: ['#565098', '#2a2760'],
  },
  foot: {
    nature: ['#1f2f66', '#0c1632'],
    water: ['#22327c', '#0e1648'],
    air: ['#343a86', '#161846'],
    fire: ['#36296c', '#170f38'],
    mineral: ['#302e70', '#131338'],
  },
  item: {
    nature: ['#2b5a80', '#123150'],
    water: ['#31559c', '#193a70'],
    air: ['#7b82da', '#4046a0'],
    fire: ['#6d478f', '#43225f'],
    mineral: ['#5f5aa6', '#332f74'],
  },
}
export const LIT = {
  sky: ['#f2a25c', '#ffeab4'],
  rim: ['#fff6d8', '#ffe7a8'],
  shade: '#6a3212',
  crest: {
    nature: ['#cfd67c', '#a3b84a'],
    water: ['#cfe6c0', '#9ccf9e'],
    air: ['#fff3d0', '#f8dc9a'],
    fire: ['#ffbf82', '#f0874a'],
    mineral: ['#f6d8b4', '#dfa883'],
  },
  foot: {
    nature: ['#93b25a', '#4f7a38'],
    water: ['#83bfa4', '#4b9484'],
    air: ['#f2cf92', '#d6a155'],
    fire: ['#e6844f', '#b04a2e'],
    mineral: ['#cf9c86', '#94605a'],
  },
  item: {
    nature: ['#7da050', '#3d6e34'],
    water: ['#6fa878', '#3f8060'],
    air: ['#fff6dc', '#fbe6b0'],
    fire: ['#e0663c', '#b23a28'],
    mineral: ['#cf9f8c', '#9a6660'],
  },
}
export function style(P, g, lit) {
  let css = '',
    defs = ''
  defs += `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${P.sky[0]}"/><stop offset=".2" stop-color="${P.sky[1]}"/></linearGradient>`
  defs += `<radialGradient id="halo"><stop stop-color="${lit ? '#fff6c8' : '#8a8fe6'}" stop-opacity="${lit ? 0.75 : 0.3}"/><stop offset="1" stop-color="${lit ? '#ffe9a6' : '#8a8fe6'}" stop-opacity="0"/></radialGradient>`
  css += '.sky{fill:url(#sky)}'
  const pick = (pair, t) => mix(pair[0], pair[1], t)
  for (let k = 0; k < 8; k++) {
    const t = k / 7,
      rim = pick(P.rim, t)
    css += `.e${k}{stroke:${rim}}`
    for (const e of ELEMENTS) {
      const crest = pick(P.crest[e], t),
        foot = pick(P.foot[e], t),
        item = pick(P.item[e], t)
      defs += `<linearGradient id="k${k}${e[0]}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${crest}"/><stop offset=".5" stop-color="${foot}"/><stop offset="1" stop-color="${foot}" stop-opacity="0"/></linearGradient>`
      css += `.k${k}${e[0]}{fill:url(#k${k}${e[0]})}.c${k}${e[0]}1{fill:${mix(item, foot, 0.3)}}.c${k}${e[0]}2{fill:${mix(item, rim, lit ? 0.3 : 0.24)}}`
    }
  }
  g.bases.forEach((y, k) => {
    const t = Math.max(0, Math.min(1, (y + 40) / 1100)),
      rim = pick(P.rim, t)
    defs += ['crest', 'foot']
      .map(
        (part) =>
          `<linearGradient id="${part[0]}${k}">` +
          g.tints[k]
            .map(([o, w]) => {
              let c = null,
                sum = 0
              for (const e of ELEMENTS) {
                sum += w[e]
                c = c ? mix(c, pick(P[part][e], t), w[e] / sum) : pick(P[part][e], t)
              }
              return `<stop offset="${one(o * 100)}%" stop-color="${c}"/>`
            })
            .join('') +
          '</linearGradient>',
      )
      .join('')
    css += `.l${k} .f{fill:url(#f${k}g)}.l${k} .t{fill:url(#c${k})}.l${k} .e{stroke:${rim}}`
    css = css.replace(`url(#f${k}g)`, `url(#f${k}x)`)
  })
  css = css.replace(/url\(#f(\d)x\)/g, 'url(#o$1)')
  defs = defs.replace(/id="f(\d)"/g, 'id="o$1"')
  css += `.fold{fill:${lit ? '#3c4a2c' : '#10113a'}}`
  css += `.t{opacity:${lit ? 0.72 : 0.5}}.e{fill:none;stroke-width:2.4;opacity:.75}.s2,.s3{fill:none;stroke:${P.shade};stroke-opacity:${lit ? 0.1 : 0.22};stroke-width:14}.s3{stroke-width:36;stroke-opacity:${lit ? 0.07 : 0.16}}`
  css += '.stars path{fill:none;stroke:#e9e6ff;stroke-linecap:round}'
  css += lit
    ? '.stars,.crescent,.eyes{display:none}.orb{fill:#fff7d6}.orb2{fill:url(#halo)}.snow{fill:#fffaf0}.gem1{fill:#dc9a3c}.gem2{fill:#fff0b8}.shore{fill:#ffedbe}.lake{fill:#36949f}.gleam{fill:#d5f7e2}.mound{fill:#8f9a45}.wall1{fill:#fff0c9}.wall2{fill:#dca768}.roof1{fill:#cf5540}.roof2{fill:#8f3531}.win{fill:#fffbe0;stroke:#ffcf4e;stroke-width:3;paint-order:stroke}.smoke{fill:#fffaf0;opacity:.75}.lamp{fill:#fff}.halo{fill:url(#halo)}.beast{fill:#5b2f1c}.front1{fill:#2f4a22}.front2{fill:#456428}.cloud{fill:#fffdf2;opacity:.8}.curl{fill:none;stroke:#fffbe8;stroke-width:4;stroke-linecap:round;opacity:.9}.bird{fill:#7a4326}'
    : '.orb,.smoke,.halo,.beast,.bird{display:none}.orb2{fill:url(#halo)}.crescent{fill:#d5d8ff;opacity:.9}.snow{fill:#b4baf4;opacity:.8}.gem1{fill:#45418c}.gem2{fill:#8d86d8}.shore{fill:#4550a4}.lake{fill:#14286c}.gleam{fill:#86a2f0;opacity:.6}.mound{fill:#1b2052}.wall1{fill:#3a4090}.wall2{fill:#20245a}.roof1{fill:#666cc4}.roof2{fill:#343984}.win{fill:#080920}.lamp{fill:#7f84d8}.eyes{fill:#ffe08a}.front1{fill:#080822}.front2{fill:#10113a}.cloud{fill:#9aa0f0;opacity:.22}.curl{fill:none;stroke:#8f96ee;stroke-width:4;stroke-linecap:round;opacity:.55}'
  return { css, defs }
}
export function document(g, P, lit) {
  const s = style(P, g, lit)
  return `<defs>${g.defs}${s.defs}</defs><style>${s.css}</style>${g.body}`
}
