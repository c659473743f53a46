/**
 * Five caves, each of five cuts from the near dark to the lit far wall, with its own rock, its own growth and its own small
 * life. Drawn to the size at hand, from the far to the near.
 */
interface Look {
  cut: [string, string, string, string, string]
  glow: string
  warm: string
}

export const KINDS = ['crystal', 'lava', 'ice', 'roots', 'ruins'] as const
export type Kind = (typeof KINDS)[number]

export const CAVES: Record<Kind, Look> = {
  crystal: { cut: ['#0d0819', '#1b1233', '#2b1e4c', '#40306b', '#5d4a92'], glow: '#cdb8ff', warm: '#f9c566' },
  lava: { cut: ['#12080a', '#271013', '#421a19', '#632822', '#8a3c2a'], glow: '#ff7a2e', warm: '#ffc06a' },
  ice: { cut: ['#07121c', '#0f2434', '#1a3b51', '#2b5a75', '#4a86a4'], glow: '#c4efff', warm: '#ffd489' },
  roots: { cut: ['#09110b', '#132318', '#1f3a27', '#305537', '#4b774d'], glow: '#cdf28a', warm: '#f7cf74' },
  ruins: { cut: ['#130e08', '#281e11', '#42321c', '#62502f', '#8d754a'], glow: '#ffe0a0', warm: '#ffc766' },
}

const n1 = (v: number): number => Math.round(v * 10) / 10
const at = (x: number, y: number, s: number, art: string): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">${art}</g>`

/** The same numbers each time: a replay shows the same rocks. */
export function noise(seed: number): () => number {
  let s = seed * 9301 + 49297
  return () => (s = (s * 9301 + 49297) % 233280) / 233280
}
/** Rock that hangs (or stands): teeth of a shape that belongs to the cave. */
function teeth(kind: Kind, W: number, y: number, deep: number, seed: number, up = false): string {
  const r = noise(seed),
    sgn = up ? -1 : 1
  let d = `M0 ${y - sgn * 400}V${y}`,
    x = 0
  while (x < W) {
    const w = { crystal: 44, lava: 58, ice: 30, roots: 70, ruins: 96 }[kind] * (0.6 + r() * 0.9),
      h = deep * (0.25 + r() * r() * 1.1) * sgn,
      m = x + w / 2
    if (kind === 'crystal')
      d += `L${n1(m - w * 0.24)} ${n1(y + h * 0.7)}L${n1(m)} ${n1(y + h)}L${n1(m + w * 0.2)} ${n1(y + h * 0.62)}L${n1(x + w)} ${n1(y + h * 0.08)}`
    else if (kind === 'lava')
      d += `C${n1(x + w * 0.1)} ${n1(y + h * 0.9)} ${n1(m - w * 0.16)} ${n1(y + h)} ${n1(m)} ${n1(y + h)}S${n1(x + w * 0.9)} ${n1(y + h * 0.5)} ${n1(x + w)} ${n1(y + h * 0.1)}`
    else if (kind === 'ice')
      d += `L${n1(x + w * 0.3)} ${n1(y + h * 0.25)}L${n1(m)} ${n1(y + h * 1.35)}L${n1(x + w * 0.68)} ${n1(y + h * 0.2)}L${n1(x + w)} ${y}`
    else if (kind === 'roots')
      d += `C${n1(x + w * 0.3)} ${n1(y + h * 0.2)} ${n1(m - w * 0.1)} ${n1(y + h * 0.5)} ${n1(m - 3)} ${n1(y + h * 1.2)}L${n1(m + 3)} ${n1(y + h * 1.2)}C${n1(m + w * 0.02)} ${n1(y + h * 0.5)} ${n1(x + w * 0.7)} ${n1(y + h * 0.3)} ${n1(x + w)} ${n1(y + h * 0.1)}`
    else
      d += `V${n1(y + h * 0.55)}H${n1(m - w * 0.2)}V${n1(y + h * 0.8)}H${n1(m + w * 0.25)}V${n1(y + h * 0.35)}H${n1(x + w)}`
    x += w
  }
  return d + `V${y - sgn * 400}z`
}
const GROWTH = {
  gem: (c: Look['cut'], g: string) =>
    `<path d="M-16 0-20-34-9-58 0-40 2 0z" fill="${c[4]}"/><path d="M-9-58 0-40 2 0h-8l-5-36z" fill="${g}" opacity=".75"/><path d="M2 0 6-52 18-76 28-50 22 0z" fill="${c[3]}"/><path d="M18-76 28-50 22 0h-9l2-46z" fill="${g}" opacity=".55"/><path d="M20 0 36-30 46-28 34 0z" fill="${c[4]}"/><path d="M46-28 34 0h-6l10-26z" fill="${g}" opacity=".6"/>`,
  column: (c: Look['cut'], g: string) =>
    `<path d="M-16 0v-9h32V0zM-12-9l2-104h20l2 104zM-17-113h34v-10h-34z" fill="${c[3]}"/><path d="M4-113h6l2 104H6zM11-123h6v10h-6z" fill="${g}" opacity=".3"/><path d="M-6-100v84M0-100v84" stroke="${c[2]}" stroke-width="2.5"/>`,
  broken: (c: Look['cut'], g: string) =>
    `<path d="M-16 0v-9h32V0zM-12-9l1.5-48 7-7 5 9 8-3 2.5 49z" fill="${c[3]}"/><path d="M5-58l4 1 2.5 48H6z" fill="${g}" opacity=".3"/>`,
  idol: (c: Look['cut'], g: string) =>
    `<path d="M-44 0c-4-40-8-70 6-96 8-16 24-22 38-22s30 6 38 22c14 26 10 56 6 96z" fill="${c[3]}"/><path d="M22-112c8 4 13 10 16 16 14 26 10 56 6 96H32c4-40 6-84-10-112z" fill="${g}" opacity=".28"/><path d="M-26-72h18v9h-18zM8-72h18v9H8z" fill="${c[0]}"/><circle cx="-17" cy="-67" r="3" fill="${g}"/><circle cx="17" cy="-67" r="3" fill="${g}"/><path d="M-5-66h10l4 26h-18z" fill="${c[2]}"/><path d="M-22-26h44v9h-44z" fill="${c[0]}"/><path d="M-14-26v9M-4-26v9M6-26v9M16-26v9" stroke="${c[3]}" stroke-width="2.5"/><path d="M-38-98h76l-4-12h-68z" fill="${c[2]}"/>`,
  arch: (c: Look['cut'], g: string) =>
    `<path d="M-70 0v-110a70 70 0 0 1 140 0V0H42v-108a42 42 0 0 0-84 0V0z" fill="${c[3]}"/><path d="M50-158a70 70 0 0 1 20 48V0H58v-110c0-18-4-34-8-48z" fill="${g}" opacity=".25"/><path d="M-10-186h20l4 34h-28z" fill="${c[4]}"/>`,
  mammoth: (c: Look['cut'], g: string) =>
    `<path d="M-96 6-104-112-70-150 20-158 96-132 110-60 98 6z" fill="${c[4]}" opacity=".75"/><path d="M20-158 96-132 110-60 98 6H78l10-62-14-70z" fill="${g}" opacity=".35"/><path d="M-58-4c-2-20-2-34 0-46-6-2-10-10-8-18 2-18 16-30 34-32 10-10 30-14 46-4 14 2 30 14 34 34 3 20 2 44 2 66H34c0-12-1-22-4-30-12 4-24 4-34 0-2 10-3 20-3 30h-18c1-14 0-24-2-34-6-1-10-3-14-6-4 10-4 24-3 40z" fill="${c[1]}" opacity=".85"/><path d="M-60-46c-12 6-16 18-8 28 6 6 16 4 18-4" stroke="${g}" stroke-width="5" fill="none" stroke-linecap="round" opacity=".85"/><circle cx="-44" cy="-66" r="3" fill="${g}"/>`,
  icecol: (c: Look['cut'], g: string) =>
    `<path d="M-22 0-12-60-16-150h30l-6 90L20 0z" fill="${c[4]}" opacity=".85"/><path d="M4-150h10l-6 90L20 0H8L0-62z" fill="${g}" opacity=".5"/>`,
  shroom: (c: Look['cut'], g: string) =>
    `<path d="M-5 0c2-16 1-26-1-38h13C5-26 5-14 7 0z" fill="${c[4]}"/><path d="M-28-34c2-20 14-32 29-32s28 12 30 32c-18 6-40 6-59 0z" fill="${g}"/><path d="M-28-34c18 6 41 6 59 0-2 7-16 10-30 10s-27-3-29-10z" fill="${c[2]}"/><g fill="#fff" opacity=".55"><circle cx="-10" cy="-48" r="4"/><circle cx="8" cy="-54" r="5"/><circle cx="18" cy="-42" r="3"/></g><circle cy="-40" cx="1" r="56" fill="url(#cave-glow)" opacity=".5"/>`,
  root: (c: Look['cut']) =>
    `<path d="M-90-300c40 60 20 110 44 160 14 30 50 44 60 90 6 26-8 46-20 52 6-16 6-34-6-52-16-24-50-32-66-70C-98-172-84-232-112-300z" fill="${c[2]}"/><path d="M-40-150c-14 30-44 36-50 70-2 14 4 24 10 30-12-4-22-16-20-36 4-32 34-38 46-74z" fill="${c[2]}"/>`,
  vent: (c: Look['cut'], g: string) =>
    `<path d="M-92 6c14-30 34-56 60-64 6-9 56-9 62 0 26 10 48 34 62 64z" fill="${c[1]}"/><path d="M30-58c26 10 48 34 62 64H62C58-20 50-42 30-58z" fill="${g}" opacity=".22"/><ellipse cx="-1" cy="-58" rx="22" ry="6" fill="${g}"/><path d="M-14-54c-2 16-8 24-4 40 4 8 10 4 10-4 0-12 4-22 4-36zM8-54c2 12 8 20 6 32-2 6-8 4-8-2 0-10-4-18-4-30z" fill="${g}"/><circle cx="-1" cy="-60" r="60" fill="url(#cave-glow)"/>`,
  slab: (c: Look['cut'], g: string) =>
    `<path d="M-60 4-42-40-8-54 30-46 62 4z" fill="${c[1]}"/><path d="M30-46 52 0H38L22-46z" fill="${g}" opacity=".3"/><path d="M-30 0l14-22-6-16M14 0 4-20 16-40" stroke="${g}" stroke-width="2.5" fill="none" opacity=".8"/>`,
}
/** What stands where, in parts of the width and of the height. */
const STAGE: Record<Kind, [keyof typeof GROWTH, number, number, number][]> = {
  // what stands where, in parts of the width and of the height
  crystal: [
    ['gem', 0.1, 0.7, 1.5],
    ['gem', 0.34, 0.64, 1.1],
    ['gem', 0.52, 0.61, 0.8],
    ['gem', 0.84, 0.66, 1.9],
    ['gem', 0.96, 0.74, 1.3],
  ],
  lava: [
    ['vent', 0.14, 0.69, 1.2],
    ['slab', 0.38, 0.66, 1],
    ['vent', 0.86, 0.67, 1.6],
    ['slab', 0.98, 0.74, 1.4],
  ],
  ice: [
    ['mammoth', 0.84, 0.68, 1.35],
    ['icecol', 0.07, 0.74, 1.3],
    ['icecol', 0.4, 0.62, 0.9],
    ['icecol', 0.54, 0.6, 0.7],
    ['icecol', 0.985, 0.76, 1.5],
  ],
  roots: [
    ['root', 0.12, 0.72, 1.15],
    ['root', 0.93, 0.68, 1.4],
    ['shroom', 0.33, 0.66, 0.8],
    ['shroom', 0.39, 0.69, 1.1],
    ['shroom', 0.8, 0.69, 1.5],
    ['shroom', 0.87, 0.72, 1],
  ],
  ruins: [
    ['arch', 0.15, 0.7, 1.15],
    ['column', 0.34, 0.66, 1.2],
    ['broken', 0.45, 0.64, 1],
    ['idol', 0.84, 0.69, 1.6],
    ['column', 0.97, 0.75, 1.5],
    ['broken', 0.7, 0.65, 0.9],
  ],
}
/** `H` is the height up to which it is composed; below it the ground goes on. */
export function caveArt(kind: Kind, W: number, H: number, light: [number, number], whole: number): string {
  const it = CAVES[kind],
    c = it.cut,
    lx = light[0] * W,
    ly = light[1] * H,
    u = Math.min(1.15, Math.max(0.5, Math.min(W / 1180, H / 640)))
  const floor = (y: number, a: number, seed: number): string => {
    const r = noise(seed)
    let d = `M0 ${whole}V${y}`
    for (let i = 1; i <= 8; i++)
      d += `Q${n1(((i - 0.5) / 8) * W)} ${n1(y + (r() - 0.5) * a)} ${n1((i / 8) * W)} ${n1(y + (r() - 0.5) * a * 0.5)}`
    return d + `V${whole}z`
  }
  const seam =
    kind === 'lava'
      ? `<path d="${floor(H * 0.87, 30, 8)}" fill="${it.glow}"/><path d="${floor(H * 0.89, 30, 8)}" fill="#ffb04d"/>`
      : kind === 'ice'
        ? `<path d="${floor(H * 0.9, 14, 8)}" fill="${c[4]}"/>`
        : ''
  return `<svg width="${W}" height="${whole}" viewBox="0 0 ${W} ${whole}" aria-hidden="true"><defs>
    <radialGradient id="cave-light" gradientUnits="userSpaceOnUse" cx="${lx}" cy="${ly}" r="${Math.max(W * 0.42, H * 0.55)}"><stop offset="0" stop-color="${it.warm}" stop-opacity=".95"/><stop offset=".16" stop-color="${it.warm}" stop-opacity=".55"/><stop offset=".5" stop-color="${c[4]}" stop-opacity=".7"/><stop offset="1" stop-color="${c[1]}" stop-opacity="0"/></radialGradient>
    <radialGradient id="cave-way" gradientUnits="userSpaceOnUse" cx="${lx + W * 0.06}" cy="${H * 0.8}" r="${W * 0.55}"><stop offset="0" stop-color="${it.warm}" stop-opacity=".75"/><stop offset=".4" stop-color="${c[4]}" stop-opacity=".8"/><stop offset="1" stop-color="${c[3]}" stop-opacity=".5"/></radialGradient>
    <radialGradient id="cave-glow"><stop offset="0" stop-color="${it.glow}" stop-opacity=".55"/><stop offset="1" stop-color="${it.glow}" stop-opacity="0"/></radialGradient>
    <radialGradient id="cave-dark" gradientUnits="userSpaceOnUse" cx="${lx - W * 0.04}" cy="${ly}" r="${W * 0.75}"><stop offset=".45" stop-color="${c[0]}" stop-opacity="0"/><stop offset="1" stop-color="${c[0]}" stop-opacity=".85"/></radialGradient></defs>
    <rect width="${W}" height="${whole}" fill="${c[2]}"/><rect width="${W}" height="${whole}" fill="url(#cave-light)"/>
    <path d="${teeth(kind, W, H * 0.1, H * 0.34, 3)}" fill="${c[3]}" opacity=".75"/><path d="${teeth(kind, W, H * 0.66, H * 0.16, 5, true)}" fill="${c[3]}" opacity=".6"/>
    <path d="${floor(H * 0.64, 50, 4)}" fill="${c[3]}"/>
    ${STAGE[kind].map(([k, x, y, s]) => at(n1(x * W), n1(y * H), n1(s * u * 100) / 100, GROWTH[k](c, it.glow))).join('')}
    <path d="${teeth(kind, W, H * 0.03, H * 0.3, 11)}" fill="${c[2]}"/>
    <path d="${floor(H * 0.74, 40, 7)}" fill="${c[2]}"/><path d="M0 ${n1(H * 0.89)}C${n1(W * 0.2)} ${n1(H * 0.81)} ${n1(W * 0.38)} ${n1(H * 0.83)} ${n1(W * 0.56)} ${n1(H * 0.77)}S${n1(W * 0.88)} ${n1(H * 0.71)} ${W} ${n1(H * 0.72)}V${n1(H * 0.765)}C${n1(W * 0.9)} ${n1(H * 0.77)} ${n1(W * 0.8)} ${n1(H * 0.85)} ${n1(W * 0.58)} ${n1(H * 0.87)}S${n1(W * 0.2)} ${n1(H * 0.92)} 0 ${n1(H * 0.99)}z" fill="url(#cave-way)"/>
    ${seam}<path d="${floor(H * 0.945, 30, 9)}" fill="${c[1]}"/>
    <rect width="${W}" height="${whole}" fill="url(#cave-dark)"/></svg>`
}
/** The nearest cut, a box of its own: it falls in a collapse. */
export function caveNear(kind: Kind, W: number, H: number): string {
  return `<svg width="${W}" height="${H}" viewBox="0 0 ${W} ${H}" aria-hidden="true"><path d="${teeth(kind, W, -6, H * 0.2, 17)}" fill="${CAVES[kind].cut[0]}"/></svg>`
}

/** A small view into a cave, for its entrance. */
export function doorArt(kind: Kind): string {
  const { cut, glow } = CAVES[kind]
  const [what, size] = (
    {
      crystal: ['gem', 0.34],
      lava: ['vent', 0.34],
      ice: ['mammoth', 0.2],
      roots: ['shroom', 0.34],
      ruins: ['arch', 0.2],
    } as const
  )[kind]
  return `<rect width="46" height="46" fill="${cut[2]}"/><circle cx="23" cy="30" r="20" fill="${glow}" opacity=".35"/>${at(23, 42, size, GROWTH[what](cut, glow))}<path d="${teeth(kind, 46, 2, 16, 3)}" fill="${cut[0]}"/>`
}

/** Each table has an order of its own; everybody at it has the same one. */
export function caveOf(round: number, table: string): Kind {
  let seed = 1
  for (const letter of table) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 99991
  const draw = noise(seed)
  const order = KINDS.map((kind) => ({ kind, by: draw() })).sort((a, b) => a.by - b.by)
  return order[(round - 1) % KINDS.length]?.kind ?? 'crystal'
}
