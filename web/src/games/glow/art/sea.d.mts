/** Cuts the sea and its islands out of paper, from the board's own coordinates; see sea.mjs. */
export interface Sea {
    defs: string
    body: string
    strips: number
    /** Where small glints may lie: on open water. */
    glints: [number, number, number][]
}
export function sea(board: unknown): Sea
export function style(lit: boolean, strips: number): { css: string; defs: string }
