/**
 * One land, two palettes: both are painted once into bitmaps, and the lit one is shown through a mask of light. (An SVG
 * mask would be composed again for every frame: 150 ms instead of 17.)
 */

export interface Palette {
  css: string
  defs: string
}

/** A drawing in classes only, and the palettes that dress it. */
export interface Drawing {
  defs: string
  body: string
  night: Palette
  lit: Palette
}

/** How the board lies in its window: `s` pixels for a unit of the board, whose corner lies at `ox`, `oy`. */
export interface Window {
  w: number
  h: number
  s: number
  ox: number
  oy: number
}

/** A soft disc of light, in units of the board. */
export interface Light {
  x: number
  y: number
  r: number
}

export interface Lamp extends Light {
  alpha: number
}

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** The mask is soft: a quarter of the size is enough. */
const SMALL = 4
const MOST_PIXELS = 2
const WASH = '#d9713a'

/** The drawing in one palette, as a bitmap of the window's size. */
export async function paint(drawing: Drawing, palette: Palette, at: Window): Promise<HTMLCanvasElement> {
  const dpr = Math.min(MOST_PIXELS, devicePixelRatio || 1)
  const { w, h, ox, oy, s } = at
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[-ox / s, -oy / s, w / s, h / s].join(' ')}" ` +
    `width="${w * dpr}" height="${h * dpr}"><defs>${drawing.defs}${palette.defs}</defs>` +
    `<style>${palette.css}</style>${drawing.body}</svg>`
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = w * dpr
  canvas.height = h * dpr
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return canvas
}

let sprite: HTMLCanvasElement | null = null

/** One soft disc, painted once; every light is this picture, scaled. */
function soft(): HTMLCanvasElement {
  if (sprite) return sprite
  const size = 128
  sprite = document.createElement('canvas')
  sprite.width = sprite.height = size
  const pen = sprite.getContext('2d')!
  const fade = pen.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2)
  fade.addColorStop(0, '#fff')
  fade.addColorStop(0.55, 'rgb(255 255 255 / .8)')
  fade.addColorStop(1, 'rgb(255 255 255 / 0)')
  pen.fillStyle = fade
  pen.fillRect(0, 0, size, size)
  return sprite
}

/** The part of the window that some lights reach: nothing outside of it has to be painted again. */
export function reach(at: Window, lights: Light[]): Box {
  const wide = 1.5 * at.s
  const snap = (v: number): number => Math.floor(v / SMALL) * SMALL
  const x0 = snap(Math.max(0, Math.min(...lights.map(({ x, r }) => at.ox + x * at.s - r * wide))))
  const y0 = snap(Math.max(0, Math.min(...lights.map(({ y, r }) => at.oy + y * at.s - r * wide))))
  const x1 = Math.min(at.w, Math.max(...lights.map(({ x, r }) => at.ox + x * at.s + r * wide)))
  const y1 = Math.min(at.h, Math.max(...lights.map(({ y, r }) => at.oy + y * at.s + r * wide)))
  return {
    x: x0,
    y: y0,
    w: Math.min(snap(x1 - x0) + 2 * SMALL, at.w - x0),
    h: Math.min(snap(y1 - y0) + 2 * SMALL, at.h - y0),
  }
}

/**
 * Show the lit land where light falls. `fresh` are lights that have grown to `t` so far; `lamps` are warm spots on top.
 * Only `box` is painted, and only with the lights that reach it.
 */
export function shine(
  at: Window,
  canvas: HTMLCanvasElement,
  lit: HTMLCanvasElement,
  lights: Light[],
  lamps: Lamp[],
  fresh: Light[] = [],
  t = 1,
  box: Box = { x: 0, y: 0, w: at.w, h: at.h },
): void {
  const pen = canvas.getContext('2d')
  const mask = document.createElement('canvas')
  mask.width = Math.max(1, Math.ceil(box.w / SMALL))
  mask.height = Math.max(1, Math.ceil(box.h / SMALL))
  const m = mask.getContext('2d')
  if (!pen || !m) return
  const dpr = canvas.width / at.w
  const discs = (wide: number, alpha: number): void => {
    m.globalAlpha = alpha
    for (const [list, grown] of [
      [lights, 1],
      [fresh, t],
    ] as const)
      for (const light of list) {
        const r = (light.r * grown * wide * at.s) / SMALL
        const x = (at.ox + light.x * at.s - box.x) / SMALL
        const y = (at.oy + light.y * at.s - box.y) / SMALL
        if (r > 0 && x + r > 0 && y + r > 0 && x - r < mask.width && y - r < mask.height)
          m.drawImage(soft(), x - r, y - r, 2 * r, 2 * r)
      }
    m.globalAlpha = 1
  }
  const area = [box.x * dpr, box.y * dpr, box.w * dpr, box.h * dpr] as const
  pen.save()
  pen.beginPath()
  pen.rect(...area)
  pen.clip()
  pen.clearRect(...area)
  discs(1, 0.9)
  pen.drawImage(mask, ...area)
  pen.globalCompositeOperation = 'source-in'
  pen.drawImage(lit, ...area, ...area)
  // A wider, fainter wash of ember under the edge: the night warms before it turns.
  m.clearRect(0, 0, mask.width, mask.height)
  discs(1.5, 0.16)
  m.globalCompositeOperation = 'source-in'
  m.fillStyle = WASH
  m.fillRect(0, 0, mask.width, mask.height)
  pen.globalCompositeOperation = 'destination-over'
  pen.globalAlpha = 0.5
  pen.drawImage(mask, ...area)
  pen.globalAlpha = 1
  pen.globalCompositeOperation = 'lighter'
  for (const lamp of lamps) {
    const r = lamp.r * at.s * dpr
    const x = (at.ox + lamp.x * at.s) * dpr
    const y = (at.oy + lamp.y * at.s) * dpr
    const glow = pen.createRadialGradient(x, y, 0, x, y, r)
    glow.addColorStop(0, `rgba(255,206,116,${lamp.alpha})`)
    glow.addColorStop(1, 'rgba(255,170,60,0)')
    pen.fillStyle = glow
    pen.fillRect(x - r, y - r, 2 * r, 2 * r)
  }
  pen.restore()
}
