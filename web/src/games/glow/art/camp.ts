/** The night in which a company gathers: stars, hills in three tones with firs on them, one fire. */
const hill = (y: number, high: number, seed: number): string => {
  let d = `M-20 ${y}`
  for (let i = 0; i <= 9; i++) {
    const x = 160 * i
    const top = y - high * (0.5 + 0.5 * Math.sin(i * 2.1 + seed))
    d += `Q${x + 40} ${Math.round(top)} ${x + 160} ${Math.round(y - high * 0.4 * Math.cos(i + seed))}`
  }
  return `${d}V620H-20z`
}

const firs = (y: number, count: number, size: number, seed: number): string =>
  Array.from({ length: count }, (_, i) => {
    const x = (1440 * (i + 0.5 + 0.4 * Math.sin(i * 7 + seed))) / count
    const h = size * (44 + 22 * Math.sin(i * 3.3 + seed))
    const w = h * 0.28
    const [a, b, c, e] = [w * 0.5, w * 0.2, w * 0.7, h * 0.4].map(Math.round) as [
      number,
      number,
      number,
      number,
    ]
    const low = Math.round(h * 0.6)
    const foot = Math.round(y + 16 * Math.sin(i + seed))
    return `M${Math.round(x)} ${foot - e - low}l${a} ${e}h-${b}l${c} ${low}h-${2 * (a - b + c)}l${c}-${low}h-${b}z`
  }).join('')

const stars = Array.from(
  { length: 70 },
  (_, i) => `M${Math.round((i * 197.3) % 1440)} ${Math.round((i * 71.7) % 250)}h.1`,
).join('')

export const NIGHT = `<defs><linearGradient id="who-sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#090a22"/><stop offset=".55" stop-color="#2b2a70"/><stop offset="1" stop-color="#6b4466"/></linearGradient><radialGradient id="who-fire" cx="50%" cy="58%" r="50%"><stop stop-color="#ffd98a" stop-opacity=".7"/><stop offset=".4" stop-color="#ff9f4f" stop-opacity=".26"/><stop offset="1" stop-color="#ff9f4f" stop-opacity="0"/></radialGradient></defs><path d="M0-900H1440V600H0z" fill="url(#who-sky)"/><path d="${stars}" stroke="#e9e6ff" stroke-linecap="round" stroke-width="2.2"/><path d="${hill(210, 110, 1)}" fill="#34347f"/><path d="${firs(225, 34, 1, 2)}" fill="#2b2b70"/><path d="${hill(270, 80, 3)}" fill="#26276a"/><path d="${firs(300, 28, 1.4, 5)}" fill="#1d1f57"/><path d="M0 0H1440V600H0z" fill="url(#who-fire)"/><path d="${hill(370, 60, 5)}" fill="#1b1a4c"/><path d="${firs(400, 12, 2.4, 9)}" fill="#131239"/><path d="${hill(460, 50, 8)}" fill="#12113a"/>`
