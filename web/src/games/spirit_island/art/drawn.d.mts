/** How a spirit is drawn: `eyes` their height in its scene of 240 × 300, `look` the part that a small picture shows. */
export interface Figure {
    key: string
    eyes: number
    look: string
}
export const SPIRITS: Record<string, Figure>
/** Signs of one colour, in a box of 24 units. */
export const SIGNS: Record<string, string>
/** The whole scene, or the part that `view` names ('look': the face). */
export function portrait(slug: string, view?: string, fit?: string): string
/** Presence on the map, in a box of 24 units: outline and sign both differ from spirit to spirit. */
export function mark(slug: string): string
export function mood(name: string, sky?: string): string
export function fearArt(level: number): string
export function blightArt(sick: boolean): string
export function terrainArt(kind: string): string
/** Gradients and patterns that the drawings share. */
export function spiritDefs(): string
export function moodDefs(): string
export function mapDefs(): string
