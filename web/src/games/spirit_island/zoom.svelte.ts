/** Which part of the island fills the frame: all of it, or one board. */
import { Tween } from 'svelte/motion'
import { cubicOut } from 'svelte/easing'
import { settings } from '../../lib/settings.svelte'
import type { Box } from './geometry'

/** The box, made as wide or as high as its frame. */
export function framed(box: Box, width: number, height: number): Box {
  if (!width || !height) return box
  const aspect = width / height
  if (box.w / box.h > aspect) {
    const h = box.w / aspect
    return { x: box.x, y: box.y - (h - box.h) / 2, w: box.w, h }
  }
  const w = box.h * aspect
  return { x: box.x - (w - box.w) / 2, y: box.y, w, h: box.h }
}

export class Zoom {
  private moving = new Tween<Box>({ x: 0, y: 0, w: 1, h: 1 }, { easing: cubicOut })
  private known = false

  get box(): Box {
    return this.moving.current
  }

  go(box: Box): void {
    void this.moving.set(box, { duration: this.known && !settings.lessMotion ? 350 : 0 })
    this.known = true
  }
}
