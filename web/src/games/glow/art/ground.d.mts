/** Cuts the land out of the board's own coordinates; see ground.mjs. */
export interface Palette {
    readonly brand?: never
}
export interface Ground {
    defs: string
    body: string
    ways: [number, number][][]
}
export const W: number
export const H: number
export const NIGHT: Palette
export const LIT: Palette
export function ground(board: unknown): Ground
export function style(palette: Palette, ground: Ground, lit: boolean): { css: string; defs: string }
