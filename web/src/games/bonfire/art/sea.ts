/** The sea under a night sky, drawn for its size in pixels: bands of waves, routes, a warm light from the Great Bonfire's side. */
import { place, ROUTES } from '../facts'

const TONES = ['#123255', '#0f2d4d', '#0d2845', '#0c243e', '#0b2037']

/** Where a place lies on the chart, in parts; on a narrow screen the chart is turned upright. */
export function placed(slug: string, tall: boolean): { x: number; y: number } {
  const { x, y } = place(slug)
  return tall ? { x: y, y: x } : { x, y }
}

export function seaArt(W: number, H: number, tall: boolean, ship: string): string {
  const rows = tall ? 5 : 3
  const rowH = H / rows
  const wave = (y: number, a: number, o: number): string => {
    let d = `M-40 ${y}`
    for (let x = -40 + o; x < W + 60; x += a * 2) d += `q${a / 2}-${a * 0.42} ${a} 0t${a} 0`
    return `${d}V${H + 10}H-40z`
  }
  const mid = (slug: string): string => {
    const { x, y } = placed(slug, tall)
    return `${Math.round(x * W)} ${Math.round(y * H + rowH * 0.3)}`
  }
  const links = ROUTES.map(([a, b]) => {
    const mine = ship === a || ship === b
    return `<path d="M${mid(a)}L${mid(b)}" stroke="${mine ? '#ffc07a' : '#8fbdd4'}" stroke-width="${mine ? 4 : 3}" stroke-dasharray="1 10" stroke-linecap="round" opacity="${mine ? 1 : 0.6}"/>`
  }).join('')
  const stars = Array.from(
    { length: 26 },
    (_, i) =>
      `<circle cx="${(i * 137.5) % W}" cy="${(i * 29.3) % (rowH * 0.5)}" r="${0.7 + (i % 3) * 0.4}" fill="#f3e9ff" opacity="${0.5 + (i % 4) * 0.12}"/>`,
  ).join('')
  const bands = Array.from({ length: rows }, (_, r) => {
    const tone = TONES[r % 5]
    return `<path d="${wave(rowH * (r + 0.56), 22 + r * 4, (r % 2) * 14)}" fill="${tone}"/><path d="${wave(rowH * (r + 0.84), 26 + r * 4, (r % 2) * 20)}" fill="${tone}" opacity=".75"/>`
  }).join('')
  return `<svg width="${W}" height="${H}" viewBox="0 0 ${W} ${H}" aria-hidden="true"><defs><linearGradient id="bonfire-sky" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#12122a"/><stop offset="1" stop-color="#1d3a5c"/></linearGradient><radialGradient id="bonfire-warm" cx="1.02" cy=".42" r=".8"><stop offset="0" stop-color="#ff9f4f" stop-opacity=".3"/><stop offset="1" stop-color="#ff9f4f" stop-opacity="0"/></radialGradient></defs><rect width="${W}" height="${H}" fill="url(#bonfire-sky)"/>${stars}<circle cx="${W * 0.09}" cy="24" r="13" fill="#efe6cf"/><circle cx="${W * 0.09 + 6}" cy="20" r="12" fill="#14142d"/>${bands}${links}<rect width="${W}" height="${H}" fill="url(#bonfire-warm)"/></svg>`
}

export const PIER =
  '<svg viewBox="0 0 120 60" aria-hidden="true"><path d="M8 22h104v9H8z" fill="#8a6446"/><path d="M8 31h104v5H8z" fill="#5a3d2b"/><g fill="#4d3325"><path d="M18 30h8v30h-8zM56 30h8v30h-8zM94 30h8v30h-8z"/></g><path d="M98 22V2h3v20z" fill="#4d3325"/><circle cx="99" cy="4" r="16" fill="url(#gl-lamp)"/><circle cx="99" cy="4" r="4" fill="#ffe2a0"/></svg>'
